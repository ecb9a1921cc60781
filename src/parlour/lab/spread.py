"""What a study ranges over: any option may be a list, a range or `all`; what the rules do not allow together is left out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from parlour.bots.bot import ALSO_CALLED, is_bot
from parlour.engine.errors import BadInput
from parlour.engine.reading import refuse_unknown, shown, typed_number
from parlour.engine.title import Json, SetupOption, Title

ALL = "all"
NONE = "none"
MOST_NUMBER = 12
"""`all` numbers are looked for from 0 to this one."""
MOST_CELLS = 20_000
MOST_TRIED = 1_000_000
YES_NO = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
RANGE = re.compile(r"(\d{1,9})(?:-|\.\.)(\d{1,9})")


@dataclass(frozen=True)
class Spread:
    """The setups of a study, each complete, and what was left out."""

    setups: tuple[Json, ...]
    left_out: int = 0
    why: str = ""


def read_words(title: Title, words: list[str]) -> dict[str, str]:
    """Read `--heroes all --boards soho,yukon`: one text for each option, which may be called in the singular or the plural."""
    options = {option.name: option for option in title.setup_options()}
    given: dict[str, str] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--"):
            msg = f"unexpected word {word!r}"
            raise BadInput(msg)
        name, equals, value = word[2:].partition("=")
        name = _known_name(name.replace("-", "_"), options)
        if name in given:
            msg = f"--{name} is given twice; write several values as a list: --{name} one,another"
            raise BadInput(msg)
        if not equals:
            if options[name].kind == "flag" and (not rest or rest[0].startswith("--")):
                value = "yes"
            elif rest:
                value = rest.pop(0)
            else:
                msg = f"--{name} needs a value"
                raise BadInput(msg)
        given[name] = value
    return given


def _known_name(name: str, options: dict[str, SetupOption]) -> str:
    for known in options:
        if name == known or singular(name) == known or name == singular(known):
            return known
    refuse_unknown("option", [name], options)
    return name


def singular(name: str) -> str:
    """Return what one of these is called.

    >>> singular("heroes"), singular("boards"), singular("difficulty")
    ('hero', 'board', 'difficulty')
    """
    if name.endswith("oes"):
        return name[:-2]
    return name[:-1] if name.endswith("s") and not name.endswith("ss") else name


def spread(title: Title, given: dict[str, str]) -> Spread:
    """Return every setup the given texts range over."""
    options = {option.name: option for option in title.setup_options()}
    refuse_unknown("option", given, options)
    values = {name: list(_values(title, options[name], text, given)) for name, text in given.items()}
    tried = 1
    for found in values.values():
        tried *= len(found)
    if tried > MOST_TRIED:
        msg = f"that would be {tried:,} combinations; range over less at a time"
        raise BadInput(msg)
    setups: list[Json] = []
    seen: set[str] = set()
    left_out, why = 0, ""
    for combination in product(*values.values()):
        try:
            setup = title.read_setup(dict(zip(values, combination, strict=True)))
        except BadInput as refused:
            left_out += 1
            why = why or str(refused)
            continue
        if repr(setup) not in seen:
            seen.add(repr(setup))
            setups.append(setup)
    if not setups:
        raise BadInput(why or "nothing to play: an empty range")
    if len(setups) > MOST_CELLS:
        msg = f"that would be {len(setups):,} settings, at most {MOST_CELLS:,} fit into a study"
        raise BadInput(msg)
    return Spread(tuple(setups), left_out, why)


def _values(title: Title, option: SetupOption, text: str, given: dict[str, str]) -> Iterator[Any]:
    text = text.strip()
    if not text:
        msg = f"{option.name}: an empty list"
        raise BadInput(msg)
    if option.kind == "per_seat":
        yield from _per_seat(title, option, text, given)
    elif option.kind == "several":
        yield from _several(option, text)
    elif option.kind == "flag":
        for part in _parts(text):
            yield from (False, True) if part == ALL else (_flag(option, part),)
    elif option.kind == "number":
        for part in _parts(text):
            yield from numbers(option.name, part, all_of=range(MOST_NUMBER + 1))
    else:
        for part in _parts(text):
            yield from [name for name, _ in option.choices] if part == ALL else (choice(option, part),)


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _flag(option: SetupOption, text: str) -> bool:
    if text.lower() not in YES_NO:
        msg = f"{option.name}: say yes, no or all, not {text!r}"
        raise BadInput(msg)
    return YES_NO[text.lower()]


def numbers(what: str, text: str, all_of: range) -> list[int]:
    """Read `3`, `1-5` or `all`."""
    if text == ALL:
        return list(all_of)
    found = RANGE.fullmatch(text)
    if found:
        low, high = int(found[1]), int(found[2])
        if low > high:
            msg = f"{what}: {text} is an empty range"
            raise BadInput(msg)
        if high - low >= MOST_CELLS:
            msg = f"{what}: {text} is too long a range"
            raise BadInput(msg)
        return list(range(low, high + 1))
    number = typed_number(text)
    if number is None:
        msg = f"{what}: expected a whole number, a range like 1-5 or all, not {shown(text)}"
        raise BadInput(msg)
    return [number]


def choice(option: SetupOption, text: str) -> str:
    """Accept the id or the name of a choice, in capitals or not."""
    wanted = text.lower().replace("-", "_").replace(" ", "_")
    for name, label in option.choices:
        if wanted in (name.lower(), label.lower().replace(" ", "_")):
            return name
    if option.choices:
        refuse_unknown(option.name, [text], [name for name, _ in option.choices])
    return text


def _several(option: SetupOption, text: str) -> Iterator[list[str]]:
    """`a,b` are two values, `a+b` is one, `none` is none of them, `all` is none and each one alone."""
    for part in _parts(text):
        if part == ALL:
            yield []
            yield from ([name] for name, _ in option.choices)
        elif part == NONE:
            yield []
        else:
            yield [choice(option, one) for one in part.split("+")]


def _per_seat(title: Title, option: SetupOption, text: str, given: dict[str, str]) -> Iterator[list[str]]:
    """One value for each seat; each may be `all` or alternatives, `a/b`. A lone `all` means all for every seat."""
    parts = _parts(text)
    if parts == [ALL]:
        for seats in _seat_counts(title, option, given):
            yield from _each_seat(option, [ALL] * seats)
    else:
        yield from _each_seat(option, parts)


def _each_seat(option: SetupOption, parts: list[str]) -> Iterator[list[str]]:
    every = [name for name, _ in option.choices]
    seats = [every if part == ALL else [choice(option, one) for one in part.split("/")] for part in parts]
    size = 1
    for found in seats:
        size *= len(found)
    if size > MOST_TRIED:
        msg = f"{option.name}: {size:,} combinations; name some of them"
        raise BadInput(msg)
    for combination in product(*seats):
        yield list(combination)


def _seat_counts(title: Title, option: SetupOption, given: dict[str, str]) -> list[int]:
    """Return for how many seats `all` is meant: as many as there are players, if that is an option, else as usual."""
    for other in title.setup_options():
        if other.kind == "number" and other.name == "players":
            text = given.get("players", str(other.default))
            return [n for part in _parts(text) for n in numbers("players", part, range(1, MOST_NUMBER + 1))]
    return [len(option.default)] if isinstance(option.default, list) and option.default else [2]


def spread_bots(text: str, seats: int, levels: list[str]) -> list[list[str]]:
    """Read `strong`, or `expert,casual` by seat; each may be `all`, alternatives, `casual/random`, or a bot's file."""
    parts = _parts(text)
    if len(parts) == 1:
        # The same level on every seat, each in turn.
        return [[level] * seats for level in _alternatives(parts[0], levels)]
    if len(parts) != seats:
        msg = f"bots: one level for all, or one for each of {seats} seats, not {len(parts)}"
        raise BadInput(msg)
    return [list(combination) for combination in product(*(_alternatives(part, levels) for part in parts))]


def _alternatives(part: str, levels: list[str]) -> list[str]:
    """Read one level, several, or a bot of somebody's own."""
    if part == ALL:
        return levels
    if part not in levels and is_bot(part) and part not in ALSO_CALLED:
        return [part]
    found = [ALSO_CALLED.get(level, level) for level in part.split("/")]
    refuse_unknown("bots", found, levels)
    return found


def from_both_sides(title: Title, settings: list[tuple[Json, tuple[str, ...]]]) -> list[tuple[Json, tuple[str, ...]]]:
    """Return every setting of a duel and the same with the seats swapped, none of them twice."""
    if title.cooperative or any(len(bots) != TWO for _, bots in settings):
        msg = "--swap is for duels: two seats against each other"
        raise BadInput(msg)
    per_seat = [option.name for option in title.setup_options() if option.kind == "per_seat"]
    found = {(repr(setup), bots): (setup, bots) for setup, bots in settings}
    for setup, bots in settings:
        turned = title.read_setup({**setup, **{name: setup[name][::-1] for name in per_seat if isinstance(setup[name], list)}})
        found.setdefault((repr(turned), bots[::-1]), (turned, bots[::-1]))
    return list(found.values())


TWO = 2
