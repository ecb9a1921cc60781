"""What a thing is made of, read from its constructor: the one place where words, cards and heroes are declared.

The rule: a word keeps every parameter of its constructor under the parameter's name. From that come its parts, its figures, the
same text with other figures, and the text as a line that can be read back.
"""

from __future__ import annotations

import ast
import difflib
import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from parlour.engine.amount import Amount
from parlour.engine.errors import BadInput
from parlour.engine.kernel import NOTHING, Step
from parlour.engine.said import Args

Changes = Mapping[str, int | bool]
Listed = Callable[[Step, str, dict[str, int | bool]], bool]
Remade = Callable[[Step, str, Changes], Step | None]
"""How a game lists and makes anew its odd words: those whose figures are not simply their parameters."""

_known: dict[type, tuple[inspect.Parameter, ...]] = {}


def parameters(kind: type) -> tuple[inspect.Parameter, ...]:
    """Return what the constructor takes; compiled classes know it, too."""
    if kind not in _known:
        _known[kind] = tuple(inspect.signature(kind).parameters.values())
    return _known[kind]


def shape(thing: Any) -> dict[str, Any]:
    """Return what a thing was made of, by the names of the constructor's parameters."""
    return {p.name: getattr(thing, p.name) for p in parameters(type(thing))}


def made(kind: type, values: Mapping[str, Any]) -> Any:
    """Make a thing of that kind."""
    given: list[Any] = []
    named: dict[str, Any] = {}
    for p in parameters(kind):
        if p.kind is p.VAR_POSITIONAL:
            given += values[p.name]
        elif p.kind is p.VAR_KEYWORD:
            named |= values[p.name]
        elif p.kind is p.KEYWORD_ONLY:
            named[p.name] = values[p.name]
        else:
            given.append(values[p.name])
    return kind(*given, **named)


def parts_of(step: Any) -> list[Step]:
    """Return the steps a step is composed of, in the order written."""
    return [part for value in shape(step).values() for part in _steps(value)]


def _steps(value: Any) -> list[Step]:
    if isinstance(value, Step):
        return [value]
    return [one for one in value if isinstance(one, Step)] if isinstance(value, (list, tuple)) else []


# Figures: what is printed and can be changed to ask "what if".


def figures(step: Step, name: str, found: dict[str, int | bool], odd: Listed | None = None) -> None:
    """Add the figures of a text, by the places of their words in it."""
    if odd is not None and odd(step, name, found):
        return
    for called, value, _ in _amounts(step):
        found[f"{name}.{called}"] = value
    for n, part in enumerate(parts_of(step)):
        figures(part, f"{name}.{n}", found, odd)


def remade(step: Step, name: str, changes: Changes, odd: Remade | None = None) -> Step:
    """Return a text with its figures as they are now; what has no figure to change is shared, as it never changes."""
    if not any(id.startswith(f"{name}.") for id in changes):
        return step
    again = odd(step, name, changes) if odd is not None else None
    if again is not None:
        return again
    values = shape(step)
    if not values:
        return step
    inner = {id(part): remade(part, f"{name}.{n}", changes, odd) for n, part in enumerate(parts_of(step))}
    for field, value in values.items():
        if isinstance(value, Step):
            values[field] = inner[id(value)]
        elif isinstance(value, (list, tuple)):
            values[field] = [inner.get(id(one), one) for one in value]
    for called, printed, amount in _amounts(step):
        now = figure(changes, f"{name}.{called}", printed, amount.low, amount.high)
        amount.put(values, now)
    return made(type(step), values)  # type: ignore[no-any-return]


def _amounts(step: Step) -> list[tuple[str, int, Amount]]:
    values = shape(step)
    return [(amount.called(values), amount.printed(values), amount) for amount in step.own_amounts() if amount.given(values)]


SIGNS = ("_gained", "_lost")


def numbers_in(step: Step) -> Args:
    """Return the figures of a text by name, for its words; a second one of the same name is `count_2`."""
    found: Args = {}
    _gather(step, found)
    # Nothing is neither gained nor lost: a text that was printed with either may be said.
    for name, value in list(found.items()):
        for one, other in (SIGNS, SIGNS[::-1]):
            if value == 0 and one in name:
                found.setdefault(name.replace(one, other), 0)
    return found


def _gather(step: Step, found: Args) -> None:
    for called, value, _ in _amounts(step):
        name = called.replace(".", "_")
        n = 1
        while (name if n == 1 else f"{name}_{n}") in found:
            n += 1
        found[name if n == 1 else f"{name}_{n}"] = value
    for part in parts_of(step):
        _gather(part, found)


class Asking(dict[str, int | bool]):
    """The printed figures once more, as if they were changes: whoever reads one tells how far it may go."""

    def __init__(self, printed: Mapping[str, int | bool]) -> None:
        super().__init__(printed)
        self.ranges: dict[str, tuple[int, int]] = {}


def figure(changes: Changes, name: str, printed: int, low: int = 0, high: int = 99) -> int:
    """Return a figure, changed or as printed; one the rules cannot work with is refused."""
    if isinstance(changes, Asking):
        changes.ranges.setdefault(name, (low, high))
    value = int(changes.get(name, printed))
    if name in changes and not low <= value <= high:
        msg = f"figure {name}: expected a whole number from {low} to {high}, got {value}"
        raise BadInput(msg)
    return value


# Texts as lines.

Packing = tuple[Callable[[int], list[int]], Callable[[list[int]], int]]
"""How a number is taken apart into values, and put together from them."""


CONDITION = "a condition"
RULE = "a rule"
"""What a word takes that is one of the functions of its game."""

MOST_LINE = 1000
MOST_DEPTH = 12
MOST_PARTS = 20
"""How long a line may be, how deep its words may lie in each other, and how many one of them may take."""

_MOST_NUMBER = 999
_TAKES: dict[str, Any] = {
    "step": Step,
    "steps": Step,
    "condition": CONDITION,
    "rule": RULE,
    "question": str,
    "names": str,
    "id": str,
}


class Notation:
    """Words as text and back: `If(won, Place(my_hero, next_to_foe))`. Nothing but these words and names can be written."""

    def __init__(  # noqa: PLR0913 - everything a game writes its texts with
        self,
        words: Sequence[type],
        functions: Sequence[Callable[..., Any]] = (),
        names: Mapping[str, Sequence[str] | Mapping[int, str]] | None = None,
        packed: Mapping[str, Packing] | None = None,
        *,
        conditions: Sequence[Callable[..., Any]] = (),
        takes: Mapping[str, Any] | None = None,
        named_by: Mapping[str, str] | None = None,
    ) -> None:
        self.words = {word.__name__: word for word in words}
        self.functions = {function.__name__: function for function in [*conditions, *functions]}
        self.conditions = {function.__name__ for function in conditions}
        self.takes = {**_TAKES, **(takes or {})}
        """What a parameter takes, by its name or `Word.name`, where it is neither a number, a name nor yes or no."""
        self.names = {
            name: dict(called) if isinstance(called, Mapping) else dict(enumerate(called)) for name, called in (names or {}).items()
        }
        """What the values of a parameter are called; a list names them from 0 on."""
        self.packed = packed or {}
        """Parameters in which one number stands for several values."""
        self.named_by = named_by or {}
        """Parameters that mean something else by what another one is: their names stand under what that one is called."""

    def called(self, name: str, values: Mapping[str, Any]) -> str:
        """Return under which of the names the values of a parameter are found, next to the others that are known already."""
        by = self.named_by.get(name, "")
        return self.names[by].get(values[by], name) if by in values else name

    def write(self, step: Any) -> str:
        """Return a word, or what a word takes that is made like one, as text."""
        word = type(step).__name__
        if self.words.get(word) is not type(step):
            msg = f"no word is called {word}"
            raise BadInput(msg)
        given: list[str] = []
        values = shape(step)
        for p, value in zip(parameters(type(step)), values.values(), strict=True):
            if p.kind is p.VAR_POSITIONAL:
                given += [self._value(p.name, one) for one in value]
            elif p.kind is p.VAR_KEYWORD:
                given += [f"{key}={self._value(key, one)}" for key, one in value.items()]
            elif p.default is p.empty or not (value == p.default or (p.default is None and value is NOTHING)):
                text = self._value(self.called(p.name, values), value)
                given.append(f"{p.name}={text}" if p.default is not p.empty or p.kind is p.KEYWORD_ONLY else text)
        return f"{word}({', '.join(given)})" if given else word

    def _value(self, name: str, value: Any) -> str:
        if isinstance(value, Step) or self.words.get(type(value).__name__) is type(value):
            return self.write(value)
        if isinstance(value, (list, tuple)):
            return f"[{', '.join(self._value(name, one) for one in value)}]"
        if callable(value):
            called = str(getattr(value, "__name__", value))
            if self.functions.get(called) is not value:
                msg = f"no rule or condition is called {called}"
                raise BadInput(msg)
            return called
        if name in self.packed and isinstance(value, int):
            return f"[{', '.join(self.names[name][one] for one in self.packed[name][0](value))}]"
        if name in self.names and isinstance(value, int):
            return self.names[name][value]
        return repr(value)

    def read(self, text: str) -> Step:
        """Return the word that a text names; it takes what the word is made for, in the range of its figures."""
        found = self._read(parsed(text), "")
        if not isinstance(found, Step):
            msg = f"not a word: {text[:60]!r}"
            raise BadInput(msg)
        self._check(found)
        return found

    def unknown(self, text: str) -> dict[str, str]:
        """Return the words of a text that nobody knows, each with the known one most like it, if there is one."""
        known = [*self.words, *self.functions, *(called for names in self.names.values() for called in names.values())]
        found: dict[str, str] = {}
        for node in ast.walk(parsed(text)):
            if isinstance(node, ast.Name) and node.id not in known:
                found[node.id] = next(iter(difflib.get_close_matches(node.id, known, n=1, cutoff=0.5)), "")
        return found

    # What a word is made for.

    def _check(self, word: Any) -> None:
        kind = type(word).__name__
        values = shape(word)
        for p in parameters(type(word)):
            value = values[p.name]
            given = list(value.values()) if p.kind is p.VAR_KEYWORD else value if isinstance(value, (list, tuple)) else [value]
            for one in given:
                self._check_one(kind, p, one, self.called(p.name, values))
                if isinstance(one, Step) or type(one) in self.words.values():
                    self._check(one)
        if "rule" in values and "figures" in values:
            self._check_rule(values["rule"], values["figures"])
        if isinstance(word, Step):
            for called, printed, amount in _amounts(word):
                if not amount.low <= printed <= amount.high:
                    msg = f"{kind}: {called} goes from {amount.low} to {amount.high}, not {printed}"
                    raise BadInput(msg)

    def _check_one(self, kind: str, p: inspect.Parameter, value: Any, called: str) -> None:
        if not self._fits(kind, p, value, called):
            msg = f"{kind}: {called} takes {self._taken(kind, p, called)}"
            raise BadInput(msg)

    def _check_given(self, word: type, given: list[Any], named: dict[str, Any]) -> None:
        """Refuse what a word does not take before it is made: compiled ones turn True into 1, or answer in their own words."""
        known = parameters(word)
        by_place = [p for p in known if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
        rest = [p for p in known if p.kind is p.VAR_POSITIONAL]
        pairs = list(zip(by_place, given, strict=False))
        pairs += [(p, value) for p in rest for value in given[len(by_place) :]]
        pairs += [(p, named[p.name]) for p in known if p.name in named]
        values = {p.name: value for p, value in pairs}
        for p, value in pairs:
            for one in value if isinstance(value, (list, tuple)) else [value]:
                self._check_one(word.__name__, p, one, self.called(p.name, values))

    def _kind(self, word: str, p: inspect.Parameter) -> Any:
        known = self.takes.get(f"{word}.{p.name}", self.takes.get(p.name))
        if known is not None:
            return known
        return type(p.default) if isinstance(p.default, (bool, str)) else int

    def _fits(self, word: str, p: inspect.Parameter, value: Any, called: str) -> bool:
        kind = self._kind(word, p)
        if kind in (CONDITION, RULE):
            function = getattr(value, "__name__", "")
            fitting = not self.conditions or (function in self.conditions) == (kind == CONDITION)
            return callable(value) and self.functions.get(function) is value and fitting
        if kind is int:
            if not isinstance(value, int) or isinstance(value, bool):
                return False
            named = called in self.names and p.name not in self.packed and value != p.default
            return value in self.names[called] if named else p.name in self.packed or abs(value) <= _MOST_NUMBER
        if kind is Step and value is None:
            return p.default is None
        return isinstance(value, kind)

    def _taken(self, word: str, p: inspect.Parameter, called: str) -> str:
        kind = self._kind(word, p)
        if kind == CONDITION and self.conditions:
            return f"a condition: {', '.join(sorted(self.conditions))}"
        if kind in (CONDITION, RULE):
            return str(kind)
        if kind is int and called in self.names:
            return f"one of {', '.join(self.names[called].values())}"
        said = {int: "a whole number", bool: "True or False", str: "a name in quotes", Step: "a word"}
        return said.get(kind) or str(kind.__name__)

    def _check_rule(self, rule: Callable[..., Any], figures: Mapping[str, Any]) -> None:
        wanted = list(inspect.signature(rule).parameters)[2:]
        if list(figures) != wanted:
            takes = f"takes {' and '.join(f'{name}=…' for name in wanted)}" if wanted else "takes no figure"
            msg = f"Rule({rule.__name__}): the rule {takes}"
            raise BadInput(msg)

    def _read(self, node: ast.expr, name: str) -> Any:
        if isinstance(node, ast.Constant) and isinstance(node.value, (int, str)):
            return node.value
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            value = node.operand.value
            if isinstance(value, int):
                return -value
        if isinstance(node, ast.List):
            found = [self._read(one, name) for one in node.elts]
            return self.packed[name][1](found) if name in self.packed else found
        if isinstance(node, ast.Name):
            for value, called in self.names.get(name, {}).items():
                if called == node.id:
                    return value
            if node.id in self.words:
                return self._made(self.words[node.id], node, [], {})
            if node.id in self.functions:
                return self.functions[node.id]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in self.words:
            word = self.words[node.func.id]
            takes = [p.name for p in parameters(word) if p.kind is not p.KEYWORD_ONLY]
            given: list[Any] = []
            values: dict[str, Any] = {}
            for n, arg in enumerate(node.args):
                name = takes[min(n, len(takes) - 1)] if takes else ""
                values[name] = self._read(arg, self.called(name, values))
                given.append(values[name])
            named = {str(one.arg): self._read(one.value, self.called(str(one.arg), values)) for one in node.keywords}
            return self._made(word, node, given, named)
        written = ast.unparse(node)
        known = [*self.words, *self.functions, *self.names.get(name, {}).values()]
        close = difflib.get_close_matches(written.partition("(")[0], known, n=1)
        msg = f"no word is called {written[:60]!r}{f'; did you mean {close[0]}?' if close else ''}"
        raise BadInput(msg)

    def _made(self, word: type, node: ast.expr, given: list[Any], named: dict[str, Any]) -> Any:
        self._check_given(word, given, named)
        try:
            return word(*given, **named)
        except (TypeError, ValueError, OverflowError) as wrong:
            msg = f"{ast.unparse(node)[:60]}: {wrong}"
            raise BadInput(msg) from None


def parsed(text: str) -> ast.expr:
    """Return the tree of a line, if it is one of words: nothing long, nothing deep."""
    refused = f"not a text of words: {text[:60]!r}"
    if len(text) > MOST_LINE:
        msg = f"not a text of words: it has {len(text)} letters, {MOST_LINE} are allowed"
        raise BadInput(msg)
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except SyntaxError as wrong:
        opened, closed = text.count("("), text.count(")")
        if opened != closed:
            refused += f": {opened} brackets open, {closed} close"
        elif wrong.offset:
            refused += f": at letter {wrong.offset}"
        raise BadInput(refused) from None
    except (ValueError, RecursionError, MemoryError):
        raise BadInput(refused) from None
    _measure(tree, 0)
    return tree


def _measure(node: ast.AST, depth: int) -> None:
    if depth > 2 * MOST_DEPTH:
        msg = f"words lie at most {MOST_DEPTH} deep in each other"
        raise BadInput(msg)
    inner = list(ast.iter_child_nodes(node))
    if len(inner) > MOST_PARTS:
        msg = f"a word takes at most {MOST_PARTS} others, not {len(inner)}"
        raise BadInput(msg)
    for part in inner:
        _measure(part, depth + 1)
