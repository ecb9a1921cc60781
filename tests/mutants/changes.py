"""The small mistakes that are planted: every place in the rules of a game where one can be made, and the module with it made."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

TESTS = Path(__file__).parent.parent
SOURCES = TESTS.parent / "src"
GAMES = ("unmatched", "black_orchestra", "orange_shall_overcome")

# What is said to people, documents, and figures changed for a study: other tests hold them.
WORDS = {
    "__init__", "title", "view", "narration", "refusals", "picture", "catalogue", "state_file", "words", "said", "events", "log",
    "drawing", "figures", "amounts", "nouns", "pieces", "goal",
}  # fmt: skip
PACKS = ("packed", "written")
"""How the files begin that read packs or carry out what stands in them: the tests of packs hold them."""
SAID = {"str", "list[str]", "Said", "Noun", "Piece", "Args", "list[Noun]", "list[Value]"}
"""What a function returns that says something."""
TELLING = {"tell", "log"}
FOR_BOTS = ("redeal", "_redeal", "_reshuffle", "_shuffled", "_lay_likely", "_could_be_asked", "answer_of")
"""Worlds that look the same to a seat: the tests of leaks hold them."""
DRAWN = {"aspect", "x", "y"}

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.FloorDiv: ast.Mult,
    ast.Mult: ast.FloorDiv,
}
OTHER_NAME = {"min": "max", "max": "min", "any": "all", "all": "any"}
LONGEST = 90


@dataclass(frozen=True)
class Change:
    """One mistake: where it is made, and what is written there instead. `spot` finds it again in the same source."""

    file: str
    line: int
    header: int
    function: str
    old: str
    new: str
    spot: tuple[int, int]
    copy: int = 1

    @property
    def name(self) -> str:
        """The words it goes by in lists, without a line number, so that they last."""
        which = f" (no. {self.copy})" if self.copy > 1 else ""
        return f"{self.file} {self.function}: {self.old} -> {self.new}{which}"


def files(game: str) -> list[str]:
    """Return the rules of a game, as paths below `games`."""
    games = SOURCES / "parlour" / "games"
    rules = [path for path in (games / game).rglob("*.py") if path.stem not in WORDS and not path.stem.startswith(PACKS)]
    return sorted(path.relative_to(games).as_posix() for path in rules)


def path_of(file: str) -> Path:
    return SOURCES / "parlour" / "games" / file


def changes(game: str) -> list[Change]:
    """Return every mistake that can be planted in a game, always in the same order."""
    found: list[Change] = []
    seen: Counter[str] = Counter()
    for file in files(game):
        for change in _in_file(file):
            seen[change.name] += 1
            found.append(Change(**{**change.__dict__, "copy": seen[change.name]}))
    return found


def planted(change: Change) -> ast.Module:
    """Return the module with the mistake in it."""
    tree = ast.parse(path_of(change.file).read_text(encoding="utf-8"))
    node, variant = change.spot
    for number, place in enumerate(_places(tree)):
        if number == node:
            replace = list(_variants(place))[variant]
            replace.make()
            return ast.fix_missing_locations(tree)
    raise LookupError(change.name)


@dataclass
class _Place:
    """A node with what stands around it."""

    node: ast.AST
    parent: ast.AST
    field: str
    index: int | None
    header: int
    function: str
    returns: str
    types: dict[str, str]

    def put(self, new: ast.AST) -> None:
        if new is not self.node:
            ast.copy_location(new, self.node)
        if self.index is None:
            setattr(self.parent, self.field, new)
        else:
            getattr(self.parent, self.field)[self.index] = new


@dataclass
class _Variant:
    old: str
    new: str
    make: Callable[[], None]


def _in_file(file: str) -> Iterator[Change]:
    tree = ast.parse(path_of(file).read_text(encoding="utf-8"))
    for number, place in enumerate(_places(tree)):
        for which, variant in enumerate(_variants(place)):
            line = getattr(place.node, "lineno", place.header)
            yield Change(file, line, place.header, place.function, variant.old, variant.new, (number, which))


def _places(tree: ast.Module) -> Iterator[_Place]:
    """Go through everything that is rules: not imports, types, docstrings, assertions, texts and what is told."""
    yield from _below(tree, "", "", {}, 0)


def _below(parent: ast.AST, function: str, returns: str, types: dict[str, str], header: int) -> Iterator[_Place]:
    for field, value in ast.iter_fields(parent):
        if field in {"annotation", "returns", "decorator_list", "type_ignores", "ctx"}:
            continue
        for index, node in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(node, ast.AST) and not _left_alone(node):
                line = node.lineno if isinstance(node, ast.stmt) else header
                yield _Place(node, parent, field, index, line, function or "(module)", returns, types)
                if isinstance(node, ast.FunctionDef):
                    kind = ast.unparse(node.returns) if node.returns else ""
                    if kind in SAID or node.name.startswith(FOR_BOTS):
                        continue
                    own = {arg.arg: ast.unparse(arg.annotation) for arg in node.args.args if arg.annotation}
                    yield from _below(node, f"{function}.{node.name}".lstrip("."), kind, own, line)
                elif isinstance(node, ast.ClassDef):
                    yield from _below(node, f"{function}.{node.name}".lstrip("."), "", {}, line)
                elif not _marks(node):
                    yield from _below(node, function, returns, types, line)


def _left_alone(node: ast.AST) -> bool:
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Raise() | ast.JoinedStr() | ast.Pass():
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute() as called)):
            return called.attr in TELLING or (isinstance(called.value, ast.Attribute) and called.value.attr in TELLING)
        case ast.If(test=test):
            return "g.log is not None" in ast.unparse(test)
        case ast.keyword(arg=name):
            return name in DRAWN
        case ast.AnnAssign(target=ast.Name(id="__slots__" | "amounts")) | ast.Assign(targets=[ast.Name(id="__slots__")]):
            # `amounts` says how far a figure may be changed for a study.
            return True
    return False


def _marks(node: ast.AST) -> bool:
    """Whether a line only marks that chance or a secret came up; any other mark would do, but not none."""
    return isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Attribute) and node.target.attr == "fate"


def _short(node: ast.AST) -> str:
    text = ast.unparse(node).split("\n")[0]
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _variants(place: _Place) -> Iterator[_Variant]:
    node = place.node
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARED:
            yield _instead(place, ast.Compare(node.left, [COMPARED[type(op)]()], node.comparators))
        case ast.BinOp(op=op) if type(op) in COUNTED and not _is_text(node.left) and not _is_text(node.right):
            yield _instead(place, ast.BinOp(node.left, COUNTED[type(op)](), node.right))
        case ast.AugAssign(op=ast.Add() | ast.Sub() as op) if not _marks(node):
            yield _instead(place, ast.AugAssign(node.target, COUNTED[type(op)](), node.value))
        case ast.BoolOp(op=op, values=values):
            other: ast.boolop = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield _instead(place, ast.BoolOp(other, values))
            for left_out in range(len(values)):
                kept = values[:left_out] + values[left_out + 1 :]
                yield _instead(place, kept[0] if len(kept) == 1 else ast.BoolOp(op, kept))
        case ast.Constant(value=bool() as value):
            yield _figure(place, ast.Constant(not value))
        case ast.Constant(value=int() as value):
            yield _figure(place, ast.Constant(value + 1))
            if value > 0:
                yield _figure(place, ast.Constant(value - 1))
        case ast.Name(id=name) if name in OTHER_NAME and isinstance(place.parent, ast.Call) and place.field == "func":
            yield _instead(place, ast.Name(OTHER_NAME[name], ast.Load()))
        case ast.Call(args=args) if len(args) > 1:
            for n in range(len(args) - 1):
                if _same_type(place, args[n], args[n + 1]):
                    swapped = [*args[:n], args[n + 1], args[n], *args[n + 2 :]]
                    yield _instead(place, ast.Call(node.func, swapped, node.keywords))
    if isinstance(node, ast.stmt):
        yield from _of_statement(place, node)


def _of_statement(place: _Place, node: ast.stmt) -> Iterator[_Variant]:
    match node:
        case ast.If(test=test, body=body, orelse=orelse):
            yield _instead(place, ast.If(_negated(test), body, orelse), f"if {_short(test)}")
            gone: ast.stmt = ast.If(ast.Constant(value=False), body, orelse)
            yield _Variant(f"if {_short(test)}", "(never)", _putter(place, gone))
        case ast.Return(value=ast.expr() as value):
            changed: dict[str, ast.expr] = {
                "bool": _negated(value),
                "int": ast.BinOp(value, ast.Add(), ast.Constant(1)),
                "i64": ast.BinOp(value, ast.Add(), ast.Constant(1)),
                "list": ast.List([], ast.Load()),
            }
            kind = place.returns.split("[")[0]
            if kind in changed and ast.unparse(value) != "[]" and not isinstance(value, ast.Constant):
                yield _instead(place, ast.Return(changed[kind]))
        case (
            ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.Continue()
        ):
            if place.function != "(module)" and not place.function.endswith("__init__"):
                yield _Variant(_short(node), "(nothing)", _putter(place, ast.Pass()))


def _instead(place: _Place, new: ast.AST, old: str | None = None) -> _Variant:
    said = _short(new)
    return _Variant(old or _short(place.node), said.removesuffix(":") if old else said, _putter(place, new))


def _figure(place: _Place, new: ast.Constant) -> _Variant:
    """A number says little alone: it is shown with what stands around it."""
    old = _short(place.parent)
    place.put(new)
    said = _short(place.parent)
    place.put(place.node)
    return _Variant(old, said, _putter(place, new)) if said != old else _instead(place, new)


def _putter(place: _Place, new: ast.AST) -> Callable[[], None]:
    return lambda: place.put(new)


def _negated(test: ast.expr) -> ast.expr:
    return test.operand if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not) else ast.UnaryOp(ast.Not(), test)


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _same_type(place: _Place, one: ast.expr, other: ast.expr) -> bool:
    """Whether two arguments are different names of the same type, as far as the function says."""
    if not (isinstance(one, ast.Name) and isinstance(other, ast.Name)):
        return False
    kinds = [place.types.get(name.id) for name in (one, other)]
    return one.id != other.id and kinds[0] is not None and kinds[0] == kinds[1]
