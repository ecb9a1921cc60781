"""Bots: players for empty seats. A bot decides from what its seat may know, and from its own seed, nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module

from parlour.bots.mind import Mind
from parlour.engine.errors import BadInput
from parlour.engine.table import Table

MINDS = {
    "black-orchestra": "parlour.bots.black_orchestra",
    "orange-shall-overcome": "parlour.bots.orange_shall_overcome",
    "unmatched": "parlour.bots.unmatched",
}


class Bot(ABC):
    """Chooses for a seat."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, table: Table, seat: int) -> str:
        """Return the key of one of the seat's options."""

    def noise(self, table: Table, seat: int) -> int:
        """Return a number that depends on the bot's seed and the moment alone."""
        return (self.seed * 1_000_003 + table.version * 7919 + seat * 104_729 + 12_345) & 0xFFFFFFFF

    def own_options(self, table: Table, seat: int) -> list[int]:
        """Return the numbers of the seat's open options."""
        decision = table.decision
        own = [n for n, option in enumerate(decision.options) if option.seat == seat] if decision is not None else []
        if not own:
            msg = f"seat {seat} has nothing to decide"
            raise BadInput(msg)
        return own


class RandomBot(Bot):
    """Any legal option, each as likely."""

    def choose(self, table: Table, seat: int) -> str:
        own = self.own_options(table, seat)
        noise = self.noise(table, seat)
        for _ in range(3):
            noise = (noise * 1_664_525 + 1_013_904_223) & 0xFFFFFFFF
        decision = table.decision
        assert decision is not None
        return decision.options[own[(noise * len(own)) >> 32]].key


class GreedyBot(Bot):
    """Looks one step ahead and takes what seems best, by the game's own judgement."""

    def choose(self, table: Table, seat: int) -> str:
        own = self.own_options(table, seat)
        decision = table.decision
        assert decision is not None
        if len(own) == 1:
            return decision.options[own[0]].key
        options = [table.game.options[n] for n in own]
        best = mind_of(table.title.id).greedy(table.game, seat, options, self.noise(table, seat))
        return decision.options[own[options.index(best)]].key


def mind_of(game: str) -> Mind:
    """Return what bots know about a game."""
    if game in MINDS:
        found = import_module(MINDS[game]).MIND
        assert isinstance(found, Mind)
        return found
    msg = f"bots know nothing about {game}: only the level 'random' can play it"
    raise BadInput(msg)


LEVELS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(level: str, seed: int = 0) -> Bot:
    """Return a bot of a level."""
    if level not in LEVELS:
        msg = f"no bot level {level!r}; there are {', '.join(LEVELS)}"
        raise BadInput(msg)
    return LEVELS[level](seed)
