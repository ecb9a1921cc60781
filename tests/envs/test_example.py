"""The trained policy of the example is small, plays legally, and clearly beats random play."""

from __future__ import annotations

import importlib.util
import itertools
from pathlib import Path
from typing import Any

import pytest

import parlour
from envs.tables import HEROES
from parlour.bots.bot import Bot, make_bot

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
POLICY = EXAMPLES / "mypolicy.py"


@pytest.fixture(scope="module")
def policy() -> Bot:
    spec = importlib.util.spec_from_file_location("mypolicy", POLICY)
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    bot: Bot = module.make_bot(1)
    return bot


def test_it_clearly_beats_random_play_with_every_hero_from_both_seats(policy: Bot) -> None:
    won = played = 0
    for seed, heroes in enumerate(itertools.permutations(HEROES, 2)):
        for seat in (0, 1):
            table = parlour.new("unmatched", seed=1000 + seed, heroes=list(heroes))
            dummy = parlour.bot("random", seed=seed)
            while table.decision is not None:
                asked = table.decision.seats[0]
                table.choose((policy if asked == seat else dummy).choose(table, asked), asked)
            assert table.outcome is not None
            won += seat in table.outcome.winners
            played += 1
    assert won >= 0.75 * played


def test_a_seat_can_be_given_to_the_file() -> None:
    bot = make_bot(str(POLICY), 1)
    table = parlour.new("unmatched", seed=4)
    for _ in range(8):
        assert table.decision is not None
        seat = table.decision.seats[0]
        table.choose(bot.choose(table, seat), seat)
    assert getattr(bot, "troubles", None) == []


def test_the_weights_are_small() -> None:
    assert (EXAMPLES / "unmatched_policy.npz").stat().st_size < 500_000
