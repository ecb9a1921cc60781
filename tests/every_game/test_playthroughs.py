"""Whole games as golden texts: what was asked, what was chosen, what a spectator saw.

Choices are made by lot, so that every corner is visited sooner or later. After a change that is meant to change what people read,
write them anew, and read the difference before it is committed:

    PYTHONPATH=src:tests python -m every_game.test_playthroughs
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

import pytest

import parlour
from every_game.cases import CASES, Case, name_of

pytestmark = pytest.mark.both_modes

TOLD = [(case, name) for case in CASES for name in case.courses]


def told(case: Case, name: str) -> Iterator[str]:
    """Return a game line by line."""
    course = case.courses[name]
    t = parlour.new(case.game, seed=course.seed, **course.setup)
    lots = Random(course.lots)
    yield f"{name}: {', '.join(f'{key} {value}' for key, value in t.setup.items())}"
    yield from (f"  {event['text']}" for event in t.events())
    while t.decision is not None and t.moment < course.most:
        options = t.decision.options
        option = lots.choice(options)
        if case.middle and lots.random() < case.middle:
            option = options[len(options) // 2]
        yield f"{t.moment + 1}. {t.seats[option.seat].name}: {t.decision.prompt}"
        yield f"> {option.key} (one of {len(options)}): {option.text} [{option.rule}]"
        t.choose(option.key, option.seat)
        yield from (f"  {event['text']}" for event in t.events(since=t.moment))
    if t.outcome is not None:
        yield f"{t.outcome.reason} Winners: {t.outcome.winners}. Position {t.hash()}."
    else:
        yield f"Position {t.hash()}."


@pytest.mark.parametrize(("case", "name"), TOLD, ids=name_of)
def test_the_game_is_told_as_before(case: Case, name: str) -> None:
    written = (case.folder / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (line, before) in enumerate(zip(told(case, name), written, strict=True), 1):
        assert line == before, f"{name}.txt, line {number}"


@pytest.mark.parametrize("game", parlour.games())
def test_every_game_on_the_shelf_has_its_playthroughs_and_no_others(game: str) -> None:
    case = next(case for case in CASES if case.game == game)
    assert case.courses
    assert {path.stem for path in case.folder.glob("*.txt")} == set(case.courses)


def test_everything_a_game_can_be_played_with_is_told() -> None:
    """Every board of Unmatched, every scenario of Orange, every number of players of each."""
    setups = {case.game: [course.setup for course in case.courses.values()] for case in CASES}
    boards = {board["id"] for board in parlour.title("unmatched").catalogue()["boards"]}
    assert {setup["board"] for setup in setups["unmatched"]} == boards
    tables = {(len(setup["heroes"]), bool(setup.get("teams"))) for setup in setups["unmatched"]}
    assert tables == {(2, False), (3, False), (4, False), (4, True)}
    assert {setup["players"] for setup in setups["black-orchestra"]} == {1, 2, 3, 4, 5}
    scenarios = [scenario["id"] for scenario in parlour.title("orange-shall-overcome").catalogue()["scenarios"]]
    played = {(setup["scenario"], setup["players"]) for setup in setups["orange-shall-overcome"]}
    assert played == {(scenario, players) for scenario in scenarios for players in range(1, 6)}


if __name__ == "__main__":
    for one, course_name in TOLD:
        lines = list(told(one, course_name))
        one.folder.mkdir(exist_ok=True)
        (one.folder / f"{course_name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        sys.stdout.write(f"{one.game} {course_name}: {len(lines)} lines\n")
