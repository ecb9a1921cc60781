"""Learning to judge mornings of Orange Shall Overcome!: the same games every time, and a file that bots read."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

from parlour.bots.orange_shall_overcome.facts import HOW_MANY, SIGNS
from parlour.bots.orange_shall_overcome.learned import about, in_package, read
from parlour.learn.lessons import Chunk
from parlour.learn.odds import chances, fitted
from parlour.learn.orange import Lessons, dealt, file_of, main, noted, together
from parlour.learn.setups import SCENARIOS


def test_games_of_four_and_five_in_every_scenario() -> None:
    setups = [dealt(number).setup for number in range(40)]
    assert {setup["players"] for setup in setups} == {4, 5}
    assert len({setup["scenario"] for setup in setups[:5]}) == len(SCENARIOS)
    assert {setup["difficulty"] for setup in setups} == {"easy", "medium", "hard", "extreme"}


def test_mornings_are_noted_with_what_came_of_them() -> None:
    whole = noted(Chunk("casual", 3, 2))
    halves = [noted(Chunk("casual", number, 1)) for number in (3, 4)]
    for scenario in range(len(SCENARIOS)):
        assert together([whole], scenario) == together(halves, scenario)
        lessons = together([whole], scenario)
        won = array("f", lessons.won)
        assert len(lessons.facts) == 4 * HOW_MANY * len(won)
        assert len(won) > 1 if scenario in (3, 4) else lessons == Lessons(b"", b"")
        assert set(won) <= {0.0, 1.0}


def test_what_is_written_is_what_bots_read() -> None:
    weights = [[0.5 * n, *[0.01] * HOW_MANY] for n in range(len(SCENARIOS))]
    data = file_of(weights, {"games": 12})
    assert about(data) == {"games": 12, "weights": weights}
    assert read(data).weights == weights


def test_weights_that_tell_the_odds_are_found() -> None:
    np = pytest.importorskip("numpy")
    chance = np.random.default_rng(1)
    facts = chance.normal(1.0, 1.0, (20_000, 3))
    facts[:, 2] = 7.0
    won = (chance.random(20_000) < chances(0.5 + facts[:, 0] - 0.5 * facts[:, 1])).astype(float)
    constant, first, second, third = fitted(facts, won, 1e-6)
    assert (constant, first, second) == pytest.approx((0.5, 1.0, -0.5), abs=0.1)
    assert third == 0.0


def test_what_is_bad_by_the_rules_is_never_taken_for_good() -> None:
    """Two facts that go together: the second is worth less than the first seems to say, so alone it would get the wrong sign."""
    np = pytest.importorskip("numpy")
    chance = np.random.default_rng(2)
    first = chance.normal(0.0, 1.0, 5000)
    facts = np.stack([first, first + chance.normal(0.0, 0.3, 5000)], 1)
    won = (chance.random(5000) < chances(2.0 * facts[:, 0] - facts[:, 1])).astype(float)
    assert fitted(facts, won, 1.0)[2] < -0.5
    _, one, other = fitted(facts, won, 1.0, [1, 1])
    assert (one > 0.5, other) == (True, 0.0)
    assert len(SIGNS) == HOW_MANY
    for weights in about(in_package())["weights"]:
        assert all(weight * sign >= 0 for weight, sign in zip(weights[1:], SIGNS, strict=True))


def test_the_file_in_the_package_knows_every_fact() -> None:
    assert [len(weights) for weights in about(in_package())["weights"]] == [1 + HOW_MANY] * len(SCENARIOS)


def test_a_short_run_writes_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numpy")
    file = tmp_path / "learned.bin"
    assert main(["--casual", "10", "--games", "5", "--bots", "casual", "--workers", "1", "--out", str(file)]) == 0
    assert '"games": 5' in capsys.readouterr().out
    assert 0 <= read(file.read_bytes()).evaluate(dealt(1).game, 0) <= 1
