"""The trainer: what it plays, what it refuses, and a run that is the same every time."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from parlour.bots.network import read_network
from parlour.engine.errors import BadInput
from parlour.envs.batch import Batch
from parlour.envs.plan import Plan
from parlour.learn.command import main
from parlour.learn.curve import measured
from parlour.learn.export import network_file, packed
from parlour.learn.setups import LOPSIDED, setups


@pytest.mark.parametrize("game", ["unmatched", "black-orchestra", "orange-shall-overcome"])
def test_every_setting_can_be_played(game: str) -> None:
    playing = setups(game)
    for text in {json.dumps(setup) for setup in playing}:
        assert Plan(game, json.loads(text), interrupts=False).seats >= 1
    assert setups(game, small=True)[0] in playing


def test_matches_that_say_little_are_played_less() -> None:
    duels = [setup["heroes"] for setup in setups("unmatched") if len(setup["heroes"]) == 2]
    assert sum(LOPSIDED not in heroes for heroes in duels) == 3 * sum(LOPSIDED in heroes for heroes in duels)


def test_unknown_games_and_sizes_are_refused_in_a_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for arguments, why in [
        (["chess"], "nothing to learn from for chess"),
        (["unmatched", "--games", "0"], "sizes are 1 or more"),
        (["unmatched", "--imitate", "2"], "--imitate is between 0 and 1"),
    ]:
        assert main([*arguments, "--out", str(tmp_path)]) == 2
        told = capsys.readouterr().err
        assert why in told
        assert told.count("\n") == 1


def test_rows_are_shifted_up_as_little_as_they_allow() -> None:
    weights, shifts = packed(np.array([[0.1, -0.124], [1.9, 0.5], [0.0, 0.0], [9.0, -9.0]]))
    assert list(shifts) == [0, 4, 0, 4]
    small = np.frombuffer(weights, np.int8).reshape(4, 2).astype(float) * (1 << np.array(list(shifts)))[:, None] / 1024
    assert small[:2] == pytest.approx(np.array([[0.1, -0.124], [1.9, 0.5]]), abs=0.008)
    assert small[3] == pytest.approx([1.98, -1.98], abs=0.01)


def an_untaught_network(game: str) -> Any:
    """Return a network that thinks everything equally likely."""
    codec = Plan(game, {}).codec
    arrays = {"first.weight": np.zeros((4, codec.places)), "first.bias": np.zeros(4)}
    arrays |= {
        "second.weight": np.zeros((4, 4)),
        "second.bias": np.zeros(4),
        "third.weight": np.zeros((4, 4)),
        "third.bias": np.zeros(4),
    }
    arrays |= {"policy.weight": np.zeros((codec.named, 4)), "policy.bias": np.zeros(codec.named)}
    arrays |= {"value.weight": np.zeros((1, 4)), "value.bias": np.zeros(1)}
    return read_network("new", network_file(arrays, codec.numbering(), {"seats": [2]}))


def test_a_curve_has_intervals() -> None:
    found = measured("unmatched", an_untaught_network("unmatched"), "random", 4, 77)
    assert found["of"] == 4
    assert 0 <= found["low"] <= found["won"] / 4 <= found["high"] <= 1
    assert found == measured("unmatched", an_untaught_network("unmatched"), "random", 4, 77)
    with pytest.raises(BadInput, match="an even number"):
        measured("unmatched", an_untaught_network("unmatched"), "random", 3, 77)


def test_a_batch_asks_a_casual_bot_for_advice() -> None:
    with Batch("black-orchestra", 6, setups=[{"players": 3}], seed=5, interrupts=False) as batch:
        for _ in range(12):
            advised = batch.advice()
            assert list(advised) == list(batch.advice())
            batch.step(advised)


def test_the_same_seed_gives_the_same_run_and_a_checkpoint_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    size = ["unmatched", "--small", "--games", "8", "--steps", "8", "--workers", "1", "--every", "1", "--imitate", "0.5"]
    for folder in ("one", "two"):
        assert main([*size, "--decisions", "192", "--out", str(tmp_path / folder)]) == 0
    assert (tmp_path / "one/network.bin").read_bytes() == (tmp_path / "two/network.bin").read_bytes()
    assert main([*size, "--decisions", "256", "--out", str(tmp_path / "one"), "--resume", "--measure", "2"]) == 0
    rows = [json.loads(line) for line in (tmp_path / "one/curve.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [row["decisions"] for row in rows if "round" in row] == [64, 128, 192, 256]
    assert rows[-1]["measured"] == "casual"
    capsys.readouterr()
    assert main([*size, "--resume", "--out", str(tmp_path / "three")]) == 2
    assert capsys.readouterr().err == "parlour.learn: there is no checkpoint in three to resume from\n"
