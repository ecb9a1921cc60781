"""Whoever sits at the other seats of a single-agent environment: bots of any level, or from a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.bots.bot import Bot, make_bot
from parlour.engine.errors import BadInput
from parlour.engine.kernel import WORD
from parlour.engine.table import Table, new_table
from parlour.envs.core.desk import Desk
from parlour.envs.plan import Plan

RANDOM = "random"


def read_opponents(plan: Plan, seat: int, given: Any) -> list[str]:
    """Return a bot's name for every seat: one for all of them, or one for each seat but the learner's, in turn order."""
    others = [(seat + n) % plan.seats for n in range(1, plan.seats)]
    names = [given] * len(others) if isinstance(given, str) else list(given) if isinstance(given, Sequence) else None
    if names is None or not all(isinstance(name, str) for name in names):
        msg = f"opponents: expected a bot or a list of bots, got {given!r}"
        raise BadInput(msg)
    if len(names) != len(others):
        msg = f"opponents: {len(others)} other seats, so name one bot for all or {len(others)} of them, not {len(names)}"
        raise BadInput(msg)
    found = [RANDOM] * plan.seats
    for other, name in zip(others, names, strict=True):
        make_bot(name)
        found[other] = name
    return found


class Partners:
    """Plays the seats the learner does not play. Random partners cost next to nothing; the others get a table to look at."""

    def __init__(self, plan: Plan, seat: int, names: list[str]) -> None:
        self.plan = plan
        self.seat = seat
        self.names = names
        self.thinking = [other for other, name in enumerate(names) if other != seat and name != RANDOM]
        self.bots: dict[int, Bot] = {}
        self.noise = 0
        self.table: Table | None = None
        self.told = 0

    def sit_down(self, seed: int) -> None:
        """Begin a new game."""
        self.noise = seed & WORD
        self.bots = {other: make_bot(self.names[other], (seed + other) & WORD) for other in self.thinking}
        self.table = new_table(self.plan.title, seed, self.plan.setup) if self.bots else None
        self.told = 0

    def play_on(self, desk: Desk) -> None:
        """Let the others act until the learner is asked or the game is over."""
        while desk.seat >= 0 and desk.seat != self.seat:
            if desk.seat in self.bots:
                desk.step(self.thought(desk, self.bots[desk.seat]))
            else:
                self.noise = desk.step_at_random(self.noise)

    def thought(self, desk: Desk, bot: Bot) -> int:
        """Return the action a bot chooses at a table where the same game has been played."""
        table = self.table
        assert table is not None
        for option in desk.chosen[self.told :]:
            self.choose(table, option)
        self.told = len(desk.chosen)
        if desk.others:
            # A bot is not asked out of turn: it waits, as at a table where everybody has set a standing answer.
            return desk.actions[0]
        key = bot.choose(table, desk.seat)
        decision = table.decision
        assert decision is not None
        for number, offered in enumerate(decision.options):
            if offered.key == key and offered.seat == desk.seat:
                return desk.actions[desk.options.index(table.game.options[number])]
        raise AssertionError(key)

    def choose(self, table: Table, option: int) -> None:
        """Make a choice at the table as well."""
        decision = table.decision
        assert decision is not None
        chosen = decision.options[table.game.options.index(option)]
        table.choose(chosen.key, chosen.seat)
