"""What the messages of a pack are made of: how long they are, whatever is chosen in them, and what they quote and speak of.

All of it is found out before anything is said: a few lines can be written so that they would never come to an end.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from parlour.engine.errors import BadInput
from parlour.engine.messages import Language
from parlour.engine.reading import hidden

MOST_SAID = 3000
"""Letters of one message, with all it quotes."""
MOST_DEEP = 20
"""So many messages quote each other in a row."""
MOST_NESTED = 40
"""So deep are choices within choices, counted in parts of what is written."""
ELSEWHERE = 60
"""Letters of a message that stands elsewhere."""

_INNER = ("elements", "expression", "selector", "variants", "value", "arguments", "positional", "named")


@dataclass
class Told:
    """What one message, or a part of one, is made of."""

    length: int = 0
    quotes: list[tuple[str, frozenset[str]]] = field(default_factory=list)
    """The others in it, as often as they are, each with the variables it is given."""
    speaks: set[str] = field(default_factory=set)
    """Variables it speaks of itself."""
    joins: set[str] = field(default_factory=set)
    """How lists in it are joined."""
    hidden: str = ""
    """A letter nobody would see."""
    deep: int = 0


@cache
def _parser() -> Any:
    from fluent.syntax import FluentParser  # noqa: PLC0415 - only packs with words need it

    return FluentParser(with_spans=False)


def parsed(text: str) -> list[Any]:
    """Return the entries of a file; one that is nested beyond measure is refused."""
    try:
        return list(_parser().parse(text).body)
    except RecursionError:
        msg = "choices are nested too deeply"
        raise BadInput(msg) from None


def messages(entry: Any) -> dict[str, Told]:
    """Return a message or term and its parts, by their names."""
    name = ("-" if type(entry).__name__ == "Term" else "") + str(entry.id.name)
    found: dict[str, Told] = {}
    for full, pattern in [(name, entry.value), *((f"{name}.{a.id.name}", a.value) for a in entry.attributes)]:
        if pattern is not None:
            found[full] = Told()
            _walk(pattern, found[full], 0)
    return found


def _walk(node: Any, told: Told, depth: int) -> None:
    kind = type(node).__name__
    told.deep = max(told.deep, depth)
    if depth > MOST_NESTED:
        return
    if kind == "TextElement":
        told.length += len(node.value)
    elif kind in ("StringLiteral", "NumberLiteral"):
        # Letters can be written by their numbers here, and are looked at as they will be read.
        text = str(node.parse()["value"]) if kind == "StringLiteral" else str(node.value)
        told.length += len(text)
        told.hidden = told.hidden or hidden(text)
    elif kind == "VariableReference":
        told.length += 1
        told.speaks.add(node.id.name)
    elif kind == "MessageReference":
        told.quotes.append((f"{node.id.name}.{node.attribute.name}" if node.attribute else str(node.id.name), frozenset()))
    else:
        told.length += 1
        if kind == "TermReference":
            given: list[Any] = node.arguments.named if node.arguments else []
            told.quotes.append((f"-{node.id.name}", frozenset(str(one.name.name) for one in given)))
        elif kind == "NamedArgument" and node.name.name == "join":
            told.joins.add(str(getattr(node.value, "value", "")))
        for name in _INNER:
            inner = getattr(node, name, None)
            for one in inner if isinstance(inner, list) else [inner]:
                if one is not None and not isinstance(one, (str, int)):
                    _walk(one, told, depth + 1)


def measured(told: Mapping[str, Told], elsewhere: Mapping[str, int]) -> dict[str, int]:
    """Return how long messages are with all they quote; those that quote each other in a circle, or without end, are refused."""
    total: dict[str, int] = {}

    def measure(name: str, above: tuple[str, ...]) -> int:
        if name in total or name not in told:
            return total.get(name, elsewhere.get(name, ELSEWHERE))
        if name in above or len(above) > MOST_DEEP:
            msg = f"{name} quotes itself" if name in above else f"{name}: messages quote each other more than {MOST_DEEP} deep"
            raise BadInput(msg)
        length = told[name].length
        for one, _ in told[name].quotes:
            length += max(1, measure(one, (*above, name)))
            if length > MOST_SAID:
                break
        if length > MOST_SAID:
            msg = f"{name} says more than {MOST_SAID} letters"
            raise BadInput(msg)
        total[name] = length
        return length

    for name in told:
        measure(name, ())
    return total


def spoken_of(name: str, told: Mapping[str, Told], words: Language) -> set[str]:
    """Return every variable a message speaks of, by whatever it quotes, in whatever case."""
    found: dict[str, set[str]] = {}

    def of(one: str) -> set[str]:
        if one not in told:
            return words.wants(one) if words.has(one) else set()
        if one not in found:
            found[one] = set(told[one].speaks).union(*(of(quoted) - given for quoted, given in told[one].quotes))
        return found[one]

    return of(name)
