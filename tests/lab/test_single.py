"""A study of one setup, as the page asks for it: what is played, how it grows, and the command that plays the same."""

from __future__ import annotations

import shlex

import pytest

import parlour
from parlour.cli.simulate import _make_study
from parlour.engine.agreed import agreed
from parlour.engine.errors import BadInput
from parlour.engine.title import Json
from parlour.lab.match import Boards
from parlour.lab.running import Run
from parlour.lab.single import Growing, command_of, study_of
from parlour.lab.study import Study

SETUPS: list[tuple[str, Json]] = [
    ("unmatched", {"heroes": ["dracula", "invisible_man"], "board": "soho", "figures": {"unmatched.dracula.health": 40}}),
    ("unmatched", {"heroes": ["dracula", "dracula"], "mirror": True}),
    ("black-orchestra", {"players": 3, "difficulty": "hard", "figures": {"black-orchestra.conspire_dice": 2}}),
    ("orange-shall-overcome", {"players": 2}),
]


def asked(game: str, options: Json, level: str = "random", games: int = 10) -> Study:
    title = parlour.title(game)
    return study_of(title, agreed(title, options)[1], level, games)


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_the_command_in_the_report_plays_the_same_games(game: str, options: Json) -> None:
    study = asked(game, options, "casual", 20)
    words = shlex.split(command_of(parlour.title(game), study, "report.html"))[3:]
    given: dict[str, list[str]] = {"--bots": [], "--games": [], "--seed": [], "--set": [], "--report": []}
    rest: list[str] = []
    swap = "--swap" in words
    words = [word for word in words if word != "--swap"]
    for name, value in zip(words[::2], words[1::2], strict=True):
        if name in given:
            given[name].append(value)
        else:
            rest += [name, value]
    again = _make_study(
        parlour.title(game),
        rest,
        int(given["--games"][0]),
        given["--bots"][0],
        int(given["--seed"][0]),
        given["--set"],
        None,
        None,
        swap=swap,
    )
    assert again.cells == study.cells
    assert again.variants == study.variants
    assert (again.games, again.seed) == (study.games, study.seed)


def test_a_duel_is_played_from_both_sides() -> None:
    study = asked(*SETUPS[0])
    assert [cell.setup["heroes"] for cell in study.cells if cell.variant == 1] == [
        ["dracula", "invisible_man"],
        ["invisible_man", "dracula"],
    ]
    assert study.games == 5


def test_what_is_shown_grows_with_the_games() -> None:
    study = asked(*SETUPS[0])
    run, boards = Run(study), Boards(study)
    growing = Growing(run, boards)
    empty = growing.shown()
    assert [side["growth"] for side in empty["sides"]] == [[], []]
    assert [side["difference"] for side in empty["sides"]] == [None, None]
    for unit in run.units(study.games):
        run.take(boards.play(unit))
        growing.note()
    doc = growing.shown()
    points = [point["games"] for point in doc["sides"][0]["growth"]]
    assert points == sorted(set(points))
    assert points[-1] == 10
    assert doc["played"] == doc["of"] == 20
    assert {code for ending in doc["endings"] for code in ending["text"]} == {"en", "nl", "de"}


def test_somebody_is_asked_before_every_decision_and_may_end_it() -> None:
    made: list[int] = []

    def each(decisions: int) -> None:
        made.append(decisions)
        if decisions == 7:
            msg = "enough"
            raise BadInput(msg)

    for level in ("random", "casual"):
        study = asked(*SETUPS[0], level)
        with pytest.raises(BadInput, match="enough"):
            Boards(study, each).play(next(iter(study.units(0, 2))))
    assert made == [*range(8), *range(8)]
