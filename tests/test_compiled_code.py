"""What compiled code must not write: it would pass the type checker and every small test, and play wrong on a large board."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import parlour
from building import compiled_modules
from conftest import SOURCES
from parlour.engine.kernel import BIT, Game, play_out

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def functions(tree: ast.AST) -> Iterator[Function]:
    """Yield the functions: at the level of the module no variable is a machine integer."""
    for node in ast.walk(tree):
        if isinstance(node, Function):
            yield node


def is_constant(node: ast.expr) -> bool:
    """Say whether the compiler puts a number in place of this: digits, names in capitals, arithmetic with them."""
    if isinstance(node, ast.BinOp):
        return is_constant(node.left) and is_constant(node.right)
    if isinstance(node, ast.UnaryOp):
        return is_constant(node.operand)
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return isinstance(node, ast.Constant) or name.isupper()


def shifts_by_a_variable(tree: ast.AST) -> list[int]:
    """Return the lines on which a constant is shifted by a variable: in C the constant has 32 bits."""
    return [
        node.lineno
        for function in functions(tree)
        for node in ast.walk(function)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)
        if is_constant(node.left) and not is_constant(node.right)
    ]


GROWING = {"append", "extend", "pop", "remove"}
"""What changes the length of a vec. These functions return the vec to go on with; the old name may or may not see what happened."""
STEPPING = {"advance", "ask", "carry_out", "choose", "chosen", "run", "then"}
"""Calls after which the stack may be another one."""


def called(node: ast.AST) -> str:
    """Return the name a function is called by, or the name of the method."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.id if isinstance(node.func, ast.Name) else node.func.attr if isinstance(node.func, ast.Attribute) else ""


def grows(node: ast.AST) -> ast.Call | None:
    """Return the call, if this changes the length of a vec: these are functions, where a list has methods."""
    return node if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in GROWING else None


def vecs_under_two_names(tree: ast.AST) -> list[int]:
    """Return the lines on which a vec that grows, or belongs to a position, gets a second name."""
    found: list[int] = []
    own = set()
    for node in ast.walk(tree):
        # v = append(v, x), and v, x = pop(v): nothing is left under the old name.
        if isinstance(node, ast.Assign) and (call := grows(node.value)):
            target = node.targets[0]
            first = target.elts[0] if isinstance(target, ast.Tuple) else target
            if ast.unparse(first) == ast.unparse(call.args[0]):
                own.add(call)
        # self.hand: vec[i64] = source.hand: a clone that writes into the original.
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute) and isinstance(node.value, ast.Attribute):
            found += [node.lineno] * ast.unparse(node.annotation).startswith("vec[")
    found += [call.lineno for node in ast.walk(tree) if (call := grows(node)) and call not in own]
    for function in functions(tree):
        inside = list(ast.walk(function))
        if any(called(node) in STEPPING for node in inside):
            found += [
                node.lineno
                for node in inside
                if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
                if isinstance(node.value, ast.Attribute) and node.value.attr == "stack"
            ]
    return sorted(found)


@pytest.mark.parametrize(
    ("paths", "mistakes", "instead"),
    [
        (compiled_modules(), shifts_by_a_variable, "use BIT[n]"),
        (sorted(SOURCES.rglob("*.py")), vecs_under_two_names, "copy it with [:], or read it again"),
    ],
)
def test_the_sources_fall_into_no_trap(paths: list[Path], mistakes: Callable[[ast.AST], list[int]], instead: str) -> None:
    found = {path.relative_to(SOURCES).as_posix(): mistakes(ast.parse(path.read_text(encoding="utf-8"))) for path in paths}
    assert len(found) > 100
    assert not {name: lines for name, lines in found.items() if lines}, instead


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("return 1 << n", True),
        ("return g.papers & ~(3 << (2 * n))", True),
        ("return sum(SIDE << s for s in spots)", True),
        ("return kernel.SIDE << n", True),
        ("return n << 3", False),
        ("return 1 << SPOTS", False),
        ("return (1 << 6 * KINDS) - 1", False),
        ("return BIT[n]", False),
    ],
)
def test_a_shift_by_a_variable_is_found(code: str, wrong: bool) -> None:
    assert bool(shifts_by_a_variable(ast.parse(f"def f(n):\n    {code}"))) == wrong


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("append(g.stack, frame)", True),
        ("longer = append(g.stack, frame)", True),
        ("left, frame = pop(g.stack)", True),
        ("g.stack = append(g.stack, frame)", False),
        ("g.stack, frame = pop(g.stack)", False),
        ("self.hand: vec[i64] = source.hand", True),
        ("self.hand: vec[i64] = source.hand[:]", False),
        ("stack = g.stack; g.then(step, me)", True),
        ("stack = g.stack; return len(stack)", False),
        ("height = len(g.stack); g.then(step, me)", False),
    ],
)
def test_a_second_name_of_a_vec_is_found(code: str, wrong: bool) -> None:
    assert bool(vecs_under_two_names(ast.parse(f"def f(g):\n    {code}"))) == wrong


@pytest.mark.both_modes
def test_every_bit_is_its_own() -> None:
    assert list(BIT) == [2**n for n in range(62)]


def beginnings(game: str) -> list[Game]:
    """Return the first question of every setup the game is measured with."""
    title = parlour.title(game)
    found = [title.new(title.read_setup(setup), seed) for seed, setup in enumerate(title.bench_setups())]
    for g in found:
        g.advance()
    return found


@pytest.mark.both_modes
@pytest.mark.parametrize("game", parlour.games())
def test_a_clone_shares_nothing_that_changes(game: str) -> None:
    title = parlour.title(game)
    for n, g in enumerate(beginnings(game)):
        for option in g.clone().options[n % len(g.options) :][:1]:
            g.choose(option)
        before, stack = title.write_state(g), [(frame.step, frame.me, frame.it) for frame in g.stack]
        copy = g.clone()
        play_out(copy, n)
        assert title.write_state(g) == before
        assert [(frame.step, frame.me, frame.it) for frame in g.stack] == stack
        kept = title.write_state(copy)
        play_out(g, n + 1)
        assert title.write_state(copy) == kept
