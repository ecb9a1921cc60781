"""The example game of the docs comes from outside: a package of its own, one registration, and everything works."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path

import pytest

import parlour

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


@pytest.fixture(autouse=True)
def bids_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    parlour.register(import_module("bids").TITLE)


def play(table: parlour.Table, seed: int) -> None:
    bot = parlour.bot("random", seed)
    while table.decision is not None:
        seat = table.decision.seats[0]
        table.choose(bot.choose(table, seat), seat)


@pytest.mark.both_modes
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_replay_to_the_same_position(players: int) -> None:
    for seed in range(20):
        table = parlour.new("bids", seed=seed, players=players)
        play(table, seed)
        assert table.outcome is not None
        assert table.outcome.winners
        again = parlour.replay(parlour.loads(table.record().dumps()))
        assert again.hash() == table.hash()
        assert again.events() == table.events()


@pytest.mark.both_modes
def test_the_highest_bid_takes_the_prize_and_a_tie_leaves_it() -> None:
    state = {"hands": [[1, 6], [1, 5]], "points": [0, 0], "prizes": [4, 3], "at_stake": 0}
    table = parlour.position("bids", {"setup": {"players": 2}, "state": state})
    table.choose("bid:1", seat=0)
    table.choose("bid:1", seat=1)
    # The last cards are no choice: 6 beats 5 and takes both prizes.
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    assert table.position()["state"]["points"] == [7, 0]


@pytest.mark.both_modes
def test_a_face_down_bid_leaks_nowhere() -> None:
    tables = []
    for bid in ("bid:2", "bid:5"):
        table = parlour.new("bids", seed=1)
        table.choose(bid, seat=0)
        tables.append(table)
    one, other = tables
    for seat in (1, None):
        assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))
        assert one.events(seat) == other.events(seat)
    assert one.why_not("bid:9", 1) == other.why_not("bid:9", 1)
    assert one.view(0) != other.view(0)


@pytest.mark.both_modes
def test_positions_survive_the_file() -> None:
    table = parlour.new("bids", seed=3, players=3)
    while table.decision is not None:
        doc = json.loads(json.dumps(table.position()))
        assert parlour.position("bids", doc).position() == doc
        table.choose(table.decision.options[-1].key)


def test_refusals_cite_the_rule() -> None:
    table = parlour.new("bids", seed=3)
    with pytest.raises(parlour.Illegal) as refused:
        table.choose("bid:7", seat=0)
    assert refused.value.rule == "B-4"
    table.choose("bid:3", seat=0)
    assert table.why_not("bid:3", 0).rule == "B-4"
    assert all(parlour.title("bids").rulebook.rule(f"B-{n}") for n in range(1, 12))


def test_the_entry_point_names_the_title() -> None:
    text = (EXAMPLES / "pyproject.toml").read_text(encoding="utf-8")
    assert 'bids = "bids:TITLE"' in text
    assert sys.modules["bids"].TITLE is parlour.title("bids")
