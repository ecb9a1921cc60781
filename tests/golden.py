"""All that people and programs are told in seeded games: a guard for changes that must not change a word.

`python -m golden dump GAME >FILE` writes every line, to be compared with another dump; `python -m golden write` renews the
digests that `test_golden.py` compares with.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import parlour
from parlour.engine.table import Table

SETUPS: dict[str, list[dict[str, object]]] = {
    "black-orchestra": [
        {"players": 2},
        {"players": 3, "difficulty": "easy"},
        {"players": 4, "difficulty": "hard"},
        {"players": 5},
        {"players": 1},
    ],
    "orange-shall-overcome": [
        {"players": 2},
        {"players": 2, "scenario": "the_word_must_travel", "difficulty": "easy"},
        {"players": 3, "scenario": "arbeitseinsatz"},
        {"players": 4, "scenario": "the_trains_stand_still", "difficulty": "hard"},
        {"players": 5, "scenario": "hunger_winter", "difficulty": "extreme", "reserve_cards": True},
        {"players": 1},
    ],
    "unmatched": [
        {"heroes": ["sherlock_holmes", "dracula"], "board": "soho"},
        {"heroes": ["jekyll_and_hyde", "invisible_man"], "board": "marmoreal"},
        {"heroes": ["invisible_man", "sherlock_holmes"], "board": "baskerville_manor"},
        {"heroes": ["dracula", "jekyll_and_hyde"], "board": "sarpedon"},
        {"heroes": ["dracula", "dracula"], "mirror": True, "board": "sherwood_forest"},
        {"heroes": ["dracula", "jekyll_and_hyde", "invisible_man"], "board": "marmoreal"},
        {"heroes": ["dracula", "jekyll_and_hyde", "invisible_man", "sherlock_holmes"], "teams": True, "board": "marmoreal"},
    ],
}
"""So that every variant that has words of its own is played."""
GAMES = 40
MOST_CHOICES = 400
PARTS = ("lead", "ask", "more", "spans", "title", "rule")
"""Parts of questions, events and endings for a page; the whole of each is there as a line."""
DIGESTS = Path(__file__).with_name("golden.json")


def lines(game: str, number: int) -> Iterator[str]:
    """Return what is said in one game, line by line."""
    setups = SETUPS[game]
    dice = Random(number)
    table = parlour.new(game, seed=number, auto=number % 3 != 0, **setups[number % len(setups)])
    seats = (None, *range(len(table.seats)))
    told = dict.fromkeys(seats, 0)
    tried: list[str] = ["x:y", "pass", "done"]
    yield from _moment(table, told, tried, dice)
    while table.decision is not None and table.moment < MOST_CHOICES:
        option = dice.choice(table.decision.options)
        tried.append(option.key)
        table.choose(option.key, option.seat)
        yield from _moment(table, told, tried, dice)


def _moment(table: Table, told: dict[int | None, int], tried: list[str], dice: Random) -> Iterator[str]:
    at = table.moment
    for seat in told:
        events = table.events(seat, since=at)
        yield from (f"{at} event {seat} {_line(_whole(event))}" for event in events)
    decision = table.decision
    if decision is not None:
        for option in decision.options:
            said = [option.key, option.seat, option.text, option.rule, list(option.about), option.passes]
            yield f"{at} option {_line(said)}"
        for key in [*dice.choices(tried, k=4), *tried[:3]]:
            for seat in range(len(table.seats)):
                refusal = table.why_not(key, seat)
                yield f"{at} why-not {seat} {key} {refusal.rule} {refusal.reason}"
    for seat in told:
        view = table.view(seat)
        if view["decision"]:
            view["decision"] = {**_whole(view["decision"]), "options": [o["key"] for o in view["decision"]["options"]]}
        if view["outcome"]:
            view["outcome"] = _whole(view["outcome"])
        yield f"{at} view {seat} {_line(view)}"


def _whole(said: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in said.items() if name not in PARTS}


def _line(said: object) -> str:
    return json.dumps(said, sort_keys=True, ensure_ascii=False)


def digest(game: str, number: int) -> str:
    """Return what stands for all lines of one game."""
    whole = hashlib.sha256()
    for line in lines(game, number):
        whole.update(line.encode() + b"\n")
    return whole.hexdigest()[:16]


def main() -> None:
    if sys.argv[1:2] == ["dump"]:
        for number in range(GAMES):
            for line in lines(sys.argv[2], number):
                sys.stdout.write(f"{number} {line}\n")
    else:
        found = {game: [digest(game, number) for number in range(GAMES)] for game in sorted(SETUPS)}
        DIGESTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
