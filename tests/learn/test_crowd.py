"""Learning what everybody has in Unmatched with three and four."""

from __future__ import annotations

import json
from array import array

import pytest

from parlour.bots.unmatched.crowd import FACTS, WEIGHTS
from parlour.learn.crowd import TABLES, dealt, main, noted, sides_at
from parlour.learn.lessons import Chunk
from parlour.learn.odds import shared


def test_every_kind_of_table_takes_its_turn() -> None:
    setups = [dealt(number).setup for number in range(12)]
    assert [len(setup["heroes"]) for setup in setups[:6]] == [3, 4, 4, 3, 4, 4]
    assert [setup["teams"] for setup in setups[:6]] == [False, False, True] * 2
    assert len({tuple(setup["heroes"]) for setup in setups}) > 6


def test_turns_are_noted_with_who_won_in_the_end() -> None:
    whole = noted(Chunk("random", 0, 3))
    assert [b"".join(some) for some in zip(*(noted(Chunk("random", n, 1)) for n in range(3)), strict=True)] == whole
    for table in range(len(TABLES)):
        rows = array("f", whole[table])
        width = FACTS + 2
        sides = sides_at(table)
        assert len(rows) % (sides * width) == 0
        winners = [tuple(rows[start + width - 1 : start + sides * width : width]) for start in range(0, len(rows), sides * width)]
        assert len(winners) > 10
        assert len(set(winners)) == 1
        assert sum(winners[0]) == 1.0


def test_weights_of_sides_that_share_the_chances_are_found() -> None:
    np = pytest.importorskip("numpy")
    chance = np.random.default_rng(1)
    facts = chance.normal(1.0, 1.0, (6000, 3, 2))
    out = (chance.random((6000, 3)) < 0.2).astype(float)
    out[:, 0] = 0.0
    strengths = np.exp(facts @ np.array([1.0, -0.5])) * (1.0 - out)
    drawn = chance.random((6000, 1)) * strengths.sum(1, keepdims=True)
    won = np.diff((drawn < strengths.cumsum(1)).astype(float), prepend=0.0)
    assert list(shared(facts, out, won, 1e-6)) == pytest.approx([1.0, -0.5], abs=0.1)


def test_there_is_a_weight_for_every_fact() -> None:
    assert [len(weights) for weights in WEIGHTS] == [FACTS] * len(TABLES)


def test_a_short_run_prints_weights(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numpy")
    assert main(["--games", "3", "--bots", "random", "--workers", "1"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [list(row) for row in found] == [[table] for table in TABLES]
    assert all(len(weights) == FACTS for row in found for weights in row.values())
