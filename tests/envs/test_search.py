"""Search of one's own: the interface, and the example that uses it."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from parlour import search

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", parlour.games())
def test_a_position_is_played_like_the_table(game: str) -> None:
    table = parlour.new(game, seed=5)
    g = search.position(table)
    chance = Random(1)
    for _ in range(80):
        if table.decision is None:
            break
        number = chance.randrange(len(g.options))
        option = g.options[number]
        offered = table.decision.options[number]
        assert search.key(g, option) == offered.key
        assert g.seat_of(option) == offered.seat
        g.choose(option)
        table.choose(offered.key, offered.seat)
        assert list(g.options) == list(table.game.options)
    assert table.title.write_state(g) == table.title.write_state(table.game)
    worth = search.judge(table)
    copy = g.clone()
    search.play_out(copy, 3)
    for seat in range(len(table.seats)):
        assert 0 <= worth(g, seat) <= 1
        assert search.result(copy, seat) == worth(copy, seat) == (copy.winners >> seat & 1)


@pytest.mark.parametrize("game", parlour.games())
def test_the_example_plays_every_game(game: str) -> None:
    module = example("mcts")
    module.ITERATIONS = 12
    bot = module.make_bot(1)
    table = parlour.new(game, seed=5)
    for _ in range(25):
        assert table.decision is not None
        seat = table.decision.seats[0]
        table.choose(bot.choose(table, seat), seat)


def test_the_example_beats_random_play_from_both_seats() -> None:
    module = example("mcts")
    module.ITERATIONS = 30
    for seed in (1, 2):
        table = parlour.new("unmatched", seed=seed, heroes=["dracula", "invisible_man"])
        mine, dummy = module.make_bot(seed), parlour.bot("random", seed=seed)
        while table.decision is not None:
            seat = table.decision.seats[0]
            chosen = (mine if seat == seed % 2 else dummy).choose(table, seat)
            if table.moment < 8:
                assert chosen == (module.make_bot(seed) if seat == seed % 2 else dummy).choose(table, seat)
            table.choose(chosen, seat)
        assert table.outcome is not None
        assert table.outcome.winners == (seed % 2,)


def test_the_example_is_short() -> None:
    lines = (EXAMPLES / "mcts.py").read_text(encoding="utf-8").splitlines()
    code = [line for line in lines if line.strip() and not line.strip().startswith(("#", '"""'))]
    assert len(code) <= 60
