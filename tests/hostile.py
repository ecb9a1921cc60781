"""Hostile documents: positions and records of real games, spoilt, and a judge that looks what they do to Parlour.

`python -m hostile GAME FIRST CASES` runs cases and says what it is at, so that whoever started it sees a case that never ends.
Case n is always the same. `python -m hostile GAME N 1 --show` writes the document of case n.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from copy import deepcopy
from itertools import islice
from random import Random
from typing import Any, NoReturn

import parlour
from parlour import BadInput, Illegal, Table
from parlour.engine.errors import Stuck

Json = dict[str, Any]
Path = tuple[Any, ...]

PER_GAME = 25
"""So many cases are made of the positions of one game, played for that."""
MOST_DECISIONS = 40
LONGEST_LINE = 1000

NUMBERS: list[Any] = [0, 1, -1, -2, 2, 3, 5, 7, 8, 9, 12, 13, 15, 16, 31, 32, 63, 64, 99, 100, 255, 1000, 20_000_000, -(10**12)]
NUMBERS += [2**31, 2**32, 2**40, 2**45, 2**62, 2**63, -(2**63), 10**30]
OTHER_TYPES: list[Any] = [True, False, None, 1.5, float("nan"), "", "x", "-1", "\ud800", [], {}, [[]], {"x": 1}, [None]]


# Making documents.


def random_setup(game: str, dice: Random) -> Json:
    """Return a setup that can be played, anything in it."""
    title = parlour.title(game)
    while True:
        options: Json = {}
        for option in title.setup_options():
            ids = [choice[0] for choice in option.choices]
            if dice.random() < 0.35:
                continue
            if option.kind == "flag":
                options[option.name] = dice.random() < 0.5
            elif option.kind == "number":
                options[option.name] = dice.randint(1, 5)
            elif option.kind == "one" and ids:
                options[option.name] = dice.choice(ids)
            elif option.kind == "several" and ids:
                options[option.name] = [id for id in ids if dice.random() < 0.3]
            elif ids:
                options[option.name] = dice.sample(ids, min(len(ids), dice.randint(1, 5)))
        try:
            title.read_setup(options)
        except BadInput:
            continue
        return options


def positions_of_a_game(game: str, dice: Random) -> tuple[list[Json], Json]:
    """Play a game at random; return some of its positions and its record."""
    t = parlour.new(game, seed=dice.randrange(2**32), auto=dice.random() < 0.8, **random_setup(game, dice))
    found: list[Json] = []
    length = dice.choice([10, 60, 400])
    while t.decision is not None and t.moment < length:
        if dice.random() < PER_GAME / length:
            found.append(t.position())
        option = dice.choice(t.decision.options)
        t.choose(option.key, option.seat)
    found.append(t.position())
    return json.loads(json.dumps(found)), json.loads(t.record().dumps())


def nodes(doc: Any, path: Path = ()) -> Iterator[Path]:
    """Return the path of every part of a document."""
    if path:
        yield path
    if isinstance(doc, dict):
        for key in doc:
            yield from nodes(doc[key], (*path, key))
    elif isinstance(doc, list):
        for n, entry in enumerate(doc):
            yield from nodes(entry, (*path, n))


def at(doc: Any, path: Path) -> Any:
    for key in path:
        doc = doc[key]
    return doc


def put(doc: Any, path: Path, value: Any) -> None:
    at(doc, path[:-1])[path[-1]] = value


def spoil(doc: Json, dice: Random, names: list[str]) -> None:
    """Change one thing in a document."""
    part = dice.choice(["state", "state", "state", "stack", "stack", "asking", "chance", "setup", ""])
    if part in ("stack", "asking") and names and dice.random() < 0.5:
        spoil_stack(doc, dice, names)
        return
    paths = [path for path in nodes(doc) if not part or path[0] == part]
    if not paths:
        return
    path = dice.choice(paths)
    value = at(doc, path)
    if isinstance(value, dict):
        spoil_object(doc, path, value, dice)
    elif isinstance(value, list):
        spoil_list(doc, path, value, dice)
    elif dice.random() < 0.15:
        put(doc, path, deepcopy(dice.choice(OTHER_TYPES)))
    elif isinstance(value, bool):
        put(doc, path, not value)
    elif isinstance(value, int):
        put(doc, path, value + dice.choice([-1, 1]) if dice.random() < 0.5 else dice.choice(NUMBERS))
    else:
        # Another word of the same document, or the value of something else of the same name.
        same = [at(doc, other) for other in nodes(doc) if other[-1] == path[-1] or isinstance(at(doc, other), str)]
        put(doc, path, deepcopy(dice.choice(same)))


def spoil_object(doc: Json, path: Path, value: Json, dice: Random) -> None:
    how = dice.randrange(4)
    if how == 0 or not value:
        put(doc, path, deepcopy(dice.choice(OTHER_TYPES)))
    elif how == 1:
        del value[dice.choice(list(value))]
    elif how == 2:
        one, other = dice.choice(list(value)), dice.choice(list(value))
        value[one], value[other] = value[other], value[one]
    else:
        value[dice.choice(["x", "hand", "space", "0", "turn"])] = deepcopy(dice.choice(list(value.values())))


def spoil_list(doc: Json, path: Path, value: list[Any], dice: Random) -> None:
    how = dice.randrange(7)
    if not value or how == 0:
        lists = [at(doc, other) for other in nodes(doc) if isinstance(at(doc, other), list)]
        value += deepcopy(dice.choice(lists))
    elif how == 1:
        del value[dice.randrange(len(value))]
    elif how == 2:
        value.insert(dice.randrange(len(value)), deepcopy(dice.choice(value)))
    elif how == 3:
        one, other = dice.randrange(len(value)), dice.randrange(len(value))
        value[one], value[other] = value[other], value[one]
    elif how == 4:
        put(doc, path, value * dice.choice([2, 3, 300, 3000]))
    elif how == 5:
        put(doc, path, deepcopy(dice.choice(OTHER_TYPES)))
    else:
        value.clear()


def spoil_stack(doc: Json, dice: Random, names: list[str]) -> None:
    """Put a step on the stack, in the place of another, or in the open question."""
    frames = doc.get("stack")
    its = NUMBERS
    if isinstance(frames, list):
        its = [*NUMBERS, *(frame[2] for frame in frames if isinstance(frame, list) and len(frame) == 3)]
    frame = [dice.choice(names), dice.choice([0, 0, 1, 1, 2, 3, 4, -1, 7]), dice.choice([-1, -1, *its])]
    if dice.random() < 0.25 or not isinstance(frames, list):
        doc["asking"] = frame
    elif frames and dice.random() < 0.5:
        frames[dice.randrange(len(frames))] = frame
    else:
        frames.insert(dice.randrange(len(frames) + 1), frame)


def spoil_record(record: Json, dice: Random, names: list[str]) -> None:
    """Change one thing in a record."""
    choices: list[Any] = record["choices"] if isinstance(record.get("choices"), list) else []
    if isinstance(record.get("start"), dict) and dice.random() < 0.3:
        spoil(record["start"], dice, names)
        return
    if dice.random() < 0.15:
        after = dice.choice(NUMBERS)
        record["rewinds"] = [{"after": after, "back_to": dice.choice([0, after, *NUMBERS]), "undone": choices[:2]}]
        return
    path = dice.choice(list(nodes(record)))
    value = at(record, path)
    if isinstance(value, dict):
        spoil_object(record, path, value, dice)
    elif isinstance(value, list):
        spoil_list(record, path, value, dice)
    else:
        put(record, path, deepcopy(dice.choice([*OTHER_TYPES, *NUMBERS, *choices])))


def foretell(doc: Json, dice: Random) -> None:
    """Lay down results of chance, possible ones and others."""
    words = [at(doc, path) for path in nodes(doc) if path[0] == "state" and isinstance(at(doc, path), str)]
    heroes = doc.get("setup", {}).get("heroes", []) if isinstance(doc.get("setup"), dict) else []
    pieces: list[Any] = [*words, *(f"{hero}.{word}" for hero in heroes for word in dice.sample(words, min(4, len(words)))), 0, 1, 5]
    if not isinstance(doc.get("chance"), dict) or not pieces:
        return
    kind = dice.randrange(3)
    if kind == 0:
        doc["chance"]["dice"] = [dice.randint(1, 6) for _ in range(dice.choice([1, 3, 20]))]
    elif kind == 1:
        doc["chance"]["picks"] = [dice.choice(pieces) for _ in range(dice.choice([1, 2]))]
    else:
        doc["chance"]["orders"] = [[dice.choice(pieces) for _ in range(dice.choice([1, 3]))]]


def agree_otherwise(doc: Json, dice: Random, figures: dict[str, tuple[int, int]]) -> None:
    """Change printed figures, mostly to what the rules can work with, and take packs that are none or the same twice."""
    setup = doc.get("setup")
    if not isinstance(setup, dict):
        return
    changed: Json = {}
    for name in dice.sample(sorted(figures), dice.choice([1, 1, 2, 30])):
        low, high = figures[name]
        changed[name] = dice.choice(
            [low, high, dice.randint(low, high), dice.randint(low, high), dice.choice([*NUMBERS, *OTHER_TYPES])]
        )
    setup["figures"] = changed
    if dice.random() < 0.05:
        setup["packs"] = dice.choice([*OTHER_TYPES, [{}], [{"id": "x"}] * 2])


def cases(game: str, first: int) -> Iterator[tuple[int, str, Json]]:
    """Return the cases of a game from one on: number, kind of document, document."""
    title = parlour.title(game)
    names: dict[str, list[str]] = {}
    n = first - first % PER_GAME
    while True:
        docs, record = positions_of_a_game(game, Random(f"{game} {n}"))
        setup = json.dumps(docs[0]["setup"])
        if setup not in names:
            names[setup] = sorted(title.steps(title.new(title.read_setup(docs[0]["setup"]), 0)))
        for k in range(n, n + PER_GAME):
            dice = Random(f"{game} case {k}")
            if dice.random() < 0.1:
                doc, kind = deepcopy(record), "record"
                if dice.random() < 0.3:
                    doc |= {"start": deepcopy(dice.choice(docs)), "choices": []}
                for _ in range(dice.choice([1, 1, 2])):
                    spoil_record(doc, dice, names[setup])
            else:
                doc, kind = deepcopy(dice.choice(docs)), "position"
                if dice.random() < 0.3:
                    doc.pop("stack", None)
                    doc.pop("asking", None)
                if dice.random() < 0.15:
                    foretell(doc, dice)
                for _ in range(dice.choice([1, 1, 1, 2, 3])):
                    spoil(doc, dice, names[setup])
            agreed = Random(f"{game} agreed {k}")
            if agreed.random() < 0.1:
                agree_otherwise(doc, agreed, dict(title.figure_ranges))
            if k >= first:
                yield k, kind, doc
        n += PER_GAME


# Judging what they do.


class Trouble(Exception):  # noqa: N818 - it names what it is
    """Something other than a refusal in one clear line."""


def fail(words: str, cause: Exception | None = None) -> NoReturn:
    raise Trouble(words) from cause


def judge(game: str, kind: str, doc: Json, seed: int) -> str:
    """Bring a document to Parlour and play on; return what became of it, or raise `Trouble`."""
    try:
        t = bring(game, kind, doc)
    except (BadInput, Illegal) as refused:
        check_line(refused)
        return "refused"
    except Exception as mistake:  # noqa: BLE001 - whatever it is
        fail(f"reading: {describe(mistake)}", mistake)
    try:
        return play_on(game, t, Random(seed), "stack" in doc or "asking" in doc or kind == "record")
    except Trouble:
        raise
    except Exception as mistake:  # noqa: BLE001
        fail(f"after {t.moment} choices: {describe(mistake)}", mistake)


def bring(game: str, kind: str, doc: Json) -> Table:
    if kind == "record":
        return parlour.replay(parlour.loads(json.dumps(doc)))
    return parlour.position(game, doc)


def check_line(refused: Exception) -> None:
    line = str(refused)
    if "\n" in line or not line or len(line) > LONGEST_LINE:
        fail(f"refused, but not in one clear line: {line[:200]!r}")


def describe(mistake: BaseException) -> str:
    """Return what went wrong and where, as far as compiled code tells."""
    trace, places = mistake.__traceback__, []
    while trace is not None:
        places.append(f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}")
        trace = trace.tb_next
    return f"{type(mistake).__name__}: {str(mistake)[:150]} at {' '.join(places[-3:])}"


def play_on(game: str, t: Table, dice: Random, given_stack: bool) -> str:
    """Play at random from a position that was accepted, and look at everything."""
    for n in range(MOST_DECISIONS):
        look(t)
        if n % 8 == 0:
            read_again(game, t)
        if t.decision is None:
            break
        option = dice.choice(t.decision.options)
        try:
            t.choose(option.key, option.seat)
        except Stuck as refused:
            check_line(refused)
            if not given_stack:
                fail(f"a state without a stack cannot go on: {refused}", refused)
            return "stuck"
        except BadInput as refused:
            check_line(refused)
            if not str(refused).startswith("chance: "):
                fail(f"a legal choice was refused: {refused}", refused)
            return "chance"
    read_again(game, t)
    record = t.record()
    again = parlour.replay(parlour.loads(record.dumps()))
    if again.hash() != record.hash:
        fail("its record leads elsewhere")
    return "played"


def look(t: Table) -> None:
    """Ask a table for everything that it shows."""
    for seat in (*range(len(t.seats)), None):
        json.dumps(t.view(seat))
        t.events(seat)
    if t.decision is not None:
        keys = [option.key for option in t.decision.options]
        if len(set(keys)) != len(keys):
            fail(f"two options have one key: {keys}")
        for key in (keys[0], "move:nowhere", "", "a:b:c:d", ":"):
            t.why_not(key, t.decision.seats[0])
    elif t.outcome is None:
        fail("nobody is asked and the game is not over")


def read_again(game: str, t: Table) -> None:
    t.title.picture(t.game, None)
    doc = json.loads(json.dumps(t.position()))
    try:
        again = parlour.position(game, doc).position()
    except BadInput as refused:
        fail(f"what was written is refused: {refused}", refused)
    if json.loads(json.dumps(again)) != doc:
        fail("what was written is read as something else")


def smallest(game: str, kind: str, doc: Json, seed: int) -> Json:
    """Leave out of a document what its trouble does not need."""
    tries = 0
    shorter = True
    while shorter and tries < 400:
        shorter = False
        for path in sorted(nodes(doc), key=len):
            trial = deepcopy(doc)
            del at(trial, path[:-1])[path[-1]]
            tries += 1
            try:
                judge(game, kind, trial, seed)
            except Trouble:
                doc, shorter = trial, True
                break
            if tries >= 400:
                break
    return doc


def say(told: Json) -> None:
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


def main(game: str, first: int, count: int, *, show: bool) -> None:
    fates: dict[str, int] = {}
    for n, kind, doc in islice(cases(game, first), count):
        say({"case": n})
        if show:
            say(doc)
        try:
            fate = judge(game, kind, doc, n)
        except Trouble as trouble:
            fate = "trouble"
            told = {"trouble": str(trouble), "case": n, "kind": kind, "document": smallest(game, kind, doc, n)}
            say(told)
        fates[fate] = fates.get(fate, 0) + 1
    say({"fates": fates})


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), show="--show" in sys.argv)
