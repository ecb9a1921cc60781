"""How chances of Orange Shall Overcome! are fitted to what came of them: the figures bots keep can be made anew."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from parlour.bots.mind import logit
from parlour.bots.orange_shall_overcome.learned import HARDER, ROOM, SHOWN
from parlour.games import title
from parlour.lab.calibration import expected
from parlour.learn.orange import GAME
from parlour.learn.shown import main, met, shown


def test_the_figures_that_made_the_games_are_found() -> None:
    pytest.importorskip("numpy")
    chance = Random(4)
    rows = []
    for _ in range(20_000):
        scenario, level, told = chance.randrange(5), chance.randrange(4), chance.betavariate(0.4, 0.3)
        shift, slope = SHOWN[scenario]
        share = 1 / (1 + exp(-(shift - HARDER * level + slope * logit(ROOM + (1 - 2 * ROOM) * told))))
        rows.append([*(float(scenario == n) for n in range(1, 5)), float(level), told, float(chance.random() < share)])
    room, by_scenario, harder = shown(rows)
    assert room == pytest.approx(ROOM, abs=0.011)
    assert [slope for _, slope in by_scenario] == pytest.approx([slope for _, slope in SHOWN], abs=0.08)
    assert [shift for shift, _ in by_scenario] == pytest.approx([shift for shift, _ in SHOWN], abs=0.15)
    assert harder == pytest.approx(HARDER, abs=0.05)


def test_every_position_of_a_game_says_what_was_played_and_how_it_ended() -> None:
    setup = {"scenario": "hunger_winter", "players": 4, "difficulty": "extreme"}
    rows = met(8_100_000, (0, setup))
    said = expected(title(GAME), setup, 8_100_000, "strong", 0)
    assert len(rows) == len(said) > 50
    assert {tuple(row[:5]) for row in rows} == {(0.0, 0.0, 0.0, 1.0, 3.0)}
    assert [row[5] for row in rows] == [one.raw for one in said]
    assert [row[6] for row in rows] == [one.won for one in said]


def test_a_short_run_says_what_bots_keep(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numpy")
    assert main(["--games", "1", "--workers", "1", "--seed", "8110000"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("ROOM = ")
    assert all(f"\n{name} = " in told for name in ("SHOWN", "HARDER"))
