"""Which figure gives the wins that are wanted: against answers that are known beforehand, and on real games."""

from __future__ import annotations

import json

import pytest

from parlour.cli.main import run as command
from parlour.lab.solving import FRESH, Values, lines_of, solve, tune

GAMES = 1000


class Known:
    """A game whose rates are known: it remembers what was asked."""

    def __init__(self, slope: float, even_at: float) -> None:
        self.slope, self.even_at = slope, even_at
        self.asked: list[int] = []
        self.fresh = 0

    def __call__(self, values: Values, seeds: str) -> dict[str, tuple[int, int]]:
        value = sum(values.values())
        self.asked.append(value)
        self.fresh += seeds == FRESH
        return {"dracula": (round(GAMES * min(1, max(0, 0.5 + self.slope * (value - self.even_at)))), GAMES)}


@pytest.mark.parametrize("even_at", [1, 5, 13, 14, 20, 47, 99])
@pytest.mark.parametrize("slope", [0.03, -0.03, 0.004])
def test_the_value_is_found_from_either_side(even_at: int, slope: float) -> None:
    game = Known(slope, even_at)
    answer = solve(game, "health", 13, (1, 99), 0.5)
    assert answer.best.values == {"health": even_at}
    assert answer.reached
    assert game.fresh == 1, "what was chosen is checked once, on other seeds"
    assert len(game.asked) <= 22
    assert answer.games == GAMES * len(game.asked)


def test_a_target_between_two_values_gets_the_nearer_one() -> None:
    assert solve(Known(0.1, 9.7), "health", 13, (1, 99), 0.5).best.values == {"health": 10}


def test_where_no_value_does_it_that_is_said() -> None:
    answer = solve(Known(0.001, 300), "health", 13, (1, 99), 0.5)
    assert not answer.reached
    assert answer.best.values == {"health": 99}
    assert "No value tried gives 50 %; this is the nearest." in lines_of(answer, {"health": 13}, {})


def test_a_figure_that_does_nothing_stays_as_printed() -> None:
    answer = solve(Known(0, 600), "health", 13, (1, 99), 0.7)
    assert answer.best.values == {"health": 13}
    assert not answer.reached


def test_several_figures_come_nearer_together() -> None:
    def play(values: Values, seeds: str) -> dict[str, tuple[int, int]]:
        del seeds
        strong, weak = values["strong"], values["weak"]
        lead = 0.02 * (strong - 8) - 0.02 * (weak - 12)
        return {"strong": (round(GAMES * (0.5 + lead)), GAMES), "weak": (round(GAMES * (0.5 - lead)), GAMES)}

    answer = tune(play, {"strong": 18, "weak": 6}, {"strong": (1, 99), "weak": (1, 99)}, 0.5)
    assert answer.reached
    assert answer.best.off(0.5) < 0.011
    assert answer.best.values["strong"] < 18


def test_a_real_game_is_solved(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "unmatched", "--heroes", "dracula,invisible_man", "--board", "soho", "--bots", "random", "--games", "30"]
    assert command([*words, "--swap", "--jobs", "1", "--solve", "unmatched.dracula.health", "--target", "50", "--json"]) == 0
    doc = json.loads(capsys.readouterr().out)
    assert doc["best"]["dracula.health"] > doc["printed"]["dracula.health"] == 13, "at random he loses with 13"
    assert doc["games"] == 60 * (len(doc["tried"]) + 1)
    assert set(doc["check"]["rates"]) == {"dracula"}
    assert command([*words, "--jobs", "1", "--solve", "unmatched.dracula.health", "--target", "95"]) == 0
    assert "On fresh seeds: Dracula" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (["--solve", "unmatched.dracula.helth"], "did you mean unmatched.dracula.health"),
        (["--solve", "dracula.ranged"], "only numbers"),
        (["--solve", "hand_limit"], "--of"),
        (["--solve", "hand_limit", "--of", "nobody"], "nobody plays nobody"),
        (["--solve", "dracula.health", "--target", "120"], "between 0 and 100"),
        (["--solve", "dracula.health", "--set", "hand_limit=5"], "no --set"),
    ],
)
def test_what_cannot_be_solved_is_refused(more: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["simulate", "unmatched", "--bots", "random", "--games", "2", "--heroes", "dracula,invisible_man", *more]) == 2
    assert says in capsys.readouterr().err
