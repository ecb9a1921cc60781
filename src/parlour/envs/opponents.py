"""Whoever sits at the seats that do not learn: bots of any level or from a file, policies, and pools of these."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.bots.bot import Bot, make_bot
from parlour.engine.errors import BadInput
from parlour.engine.kernel import WORD
from parlour.engine.table import Table
from parlour.envs.core.desk import Desk
from parlour.envs.plan import Plan

RANDOM = "random"

Array = NDArray[np.int8]
Policy = Callable[[Array, Array], Any]
"""Takes observations and masks, a row for each game that waits for it, and returns an action for each."""


class Pool:
    """Players of whom each game draws one: past policies, bots, or both; more can be added while training goes on."""

    def __init__(self, members: Sequence[str | Policy], weights: Sequence[float] | None = None) -> None:
        self.members = list(members)
        self.weights = [1.0] * len(self.members) if weights is None else [float(weight) for weight in weights]
        if not self.members or len(self.members) != len(self.weights) or min(self.weights) < 0 or sum(self.weights) <= 0:
            msg = "a pool needs members, and a weight for each that is not negative, if any are given"
            raise BadInput(msg)
        for member in self.members:
            _check(member)

    def add(self, member: str | Policy, weight: float = 1.0) -> None:
        """Put another player into the pool; games that are dealt from now on may draw it."""
        _check(member)
        self.members.append(member)
        self.weights.append(float(weight))

    def drawn(self, seed: int) -> str | Policy:
        """Return whom the game with that seed plays against."""
        ends = list(accumulate(self.weights))
        point = Random(seed).random() * ends[-1]
        return self.members[next(n for n, end in enumerate(ends) if point < end)]


Player = str | Policy | Pool


def _check(player: Any) -> None:
    if isinstance(player, str):
        make_bot(player)
    elif not callable(player) and not isinstance(player, Pool):
        msg = f"opponents: expected a bot, a policy or a pool of them, got {player!r}"
        raise BadInput(msg)


def read_opponents(plan: Plan, seat: int, given: Any) -> list[Player]:
    """Return a player for every seat: one for all of them, or one for each seat but the learner's, in turn order."""
    others = [(seat + n) % plan.seats for n in range(1, plan.seats)]
    single = isinstance(given, (str, Pool)) or callable(given)
    players = [given] * len(others) if single else list(given) if isinstance(given, Sequence) else None
    if players is None:
        msg = f"opponents: expected a bot, a policy, a pool or a list of these, got {given!r}"
        raise BadInput(msg)
    if len(players) != len(others):
        msg = f"opponents: {len(others)} other seats, so name one for all or {len(others)} of them, not {len(players)}"
        raise BadInput(msg)
    found: list[Player] = [RANDOM] * plan.seats
    for other, player in zip(others, players, strict=True):
        _check(player)
        found[other] = player
    return found


class Partners:
    """Plays the seats the learner does not play. Random partners cost next to nothing; bots get a table to look at."""

    def __init__(self, seat: int, players: list[Player]) -> None:
        self.seat = seat
        self.players = players
        self.bots: dict[int, Bot] = {}
        self.policies: dict[int, Policy] = {}
        self.noise = 0
        self.table: Table | None = None
        self.told = 0

    def sit_down(self, seed: int, plan: Plan) -> None:
        """Begin a new game, as agreed for this episode."""
        self.noise = seed & WORD
        self.bots, self.policies = {}, {}
        for other, player in enumerate(self.players):
            drawn = player.drawn(seed * 8 + other) if isinstance(player, Pool) else player
            if other == self.seat or drawn == RANDOM:
                continue
            if isinstance(drawn, str):
                self.bots[other] = make_bot(drawn, (seed + other) & WORD)
            else:
                self.policies[other] = drawn
        self.table = plan.first_table(seed) if self.bots else None
        self.told = 0

    def play_on(self, desk: Desk) -> Policy | None:
        """Let the others act until the learner is asked or the game is over; or until a policy has to answer: that is returned."""
        while desk.seat >= 0 and desk.seat != self.seat:
            if desk.seat in self.policies:
                return self.policies[desk.seat]
            if desk.seat in self.bots:
                desk.step(self.thought(desk, self.bots[desk.seat]))
            else:
                self.noise = desk.step_at_random(self.noise)
        return None

    def play_all(self, desk: Desk) -> None:
        """Let everybody else act, policies too, until the learner is asked or the game is over."""
        while (policy := self.play_on(desk)) is not None:
            answer(policy, [desk])

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


def answer(policy: Policy, desks: list[Desk]) -> None:
    """Ask a policy about all games that wait for it at once, and take its actions."""
    seen = np.stack([np.frombuffer(desk.observation(desk.seat), np.int8) for desk in desks])
    masks = np.stack([np.frombuffer(desk.mask(desk.seat), np.int8) for desk in desks])
    actions = np.asarray(policy(seen, masks)).reshape(-1)
    if len(actions) != len(desks):
        msg = f"opponents: a policy was asked about {len(desks)} games and gave {len(actions)} actions"
        raise BadInput(msg)
    for desk, action in zip(desks, actions.tolist(), strict=True):
        if not (isinstance(action, int) and desk.step(action)):
            msg = f"opponents: a policy chose {action!r} for seat {desk.seat}, which is not legal"
            raise BadInput(msg)
