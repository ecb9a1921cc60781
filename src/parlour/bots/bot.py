"""Bots: players for empty seats. A bot decides from what its seat may know, and from its own seed, nothing else."""

from __future__ import annotations

import weakref
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from parlour.bots.mind import Budget, Mind
from parlour.bots.search import Search
from parlour.engine.errors import BadInput
from parlour.engine.kernel import WORD, stirred
from parlour.engine.reading import shown
from parlour.engine.table import Table
from parlour.engine.title import load
from parlour.games import title

if TYPE_CHECKING:
    from parlour.bots.network import Network

_registered: dict[str, Mind] = {}


class Bot(ABC):
    """Chooses for a seat."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, table: Table, seat: int) -> str:
        """Return the key of one of the seat's options."""

    def noise(self, table: Table, seat: int) -> int:
        """Return a number that depends on the bot's seed and the moment alone."""
        return noise_at(self.seed, table, seat)

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
        decision = table.decision
        assert decision is not None
        return decision.options[own[(scattered(self.noise(table, seat)) * len(own)) >> 32]].key


class ThinkingBot(Bot):
    """Decides by what is known about the game; each level in its own way."""

    def choose(self, table: Table, seat: int) -> str:
        own = self.own_options(table, seat)
        decision = table.decision
        assert decision is not None
        mind = mind_of(table.title.id)
        in_vain = mind.in_vain(table.choices)
        if in_vain:
            own = [n for n in own if decision.options[n].key not in in_vain] or own
        if len(own) == 1:
            return decision.options[own[0]].key
        options = [table.game.options[n] for n in own]
        chosen = self.decide(mind, table, seat, options)
        return decision.options[own[options.index(chosen)]].key

    @abstractmethod
    def decide(self, mind: Mind, table: Table, seat: int, options: list[int]) -> int:
        """Return one of the seat's options."""


class CasualBot(ThinkingBot):
    """Looks a little ahead and takes what seems best, by the game's own judgement."""

    def decide(self, mind: Mind, table: Table, seat: int, options: list[int]) -> int:
        return mind.greedy(table.game, seat, options, self.noise(table, seat))


class NoviceBot(CasualBot):
    """Plays like the casual bot, but is often distracted and takes whatever comes to mind."""

    def decide(self, mind: Mind, table: Table, seat: int, options: list[int]) -> int:
        noise = self.noise(table, seat)
        drawn = scattered(noise)
        if drawn < mind.distraction * WORD:
            return mind.careless(table.game, seat, options, scattered(drawn))
        return super().decide(mind, table, seat, options)


class NetworkBot(ThinkingBot):
    """Takes at once what a network thinks likeliest that has learned by playing against itself."""

    def __init__(self, seed: int, network: Network | None = None) -> None:
        super().__init__(seed)
        self.network = network

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"network": None}

    def decide(self, mind: Mind, table: Table, seat: int, options: list[int]) -> int:
        from parlour.bots.network import network_of  # noqa: PLC0415 - few tables have one
        from parlour.envs.core.codecs import codec_for  # noqa: PLC0415
        from parlour.envs.core.desk import Desk  # noqa: PLC0415

        g = table.game
        codec = codec_for(g)
        network = self.network
        if network is None:
            network = self.network = network_of(table.title.id)
        if codec.numbering() != network.about["numbering"] or codec.seats not in network.about["seats"]:
            msg = f"the network of {table.title.id} has not learned such a game"
            raise BadInput(msg)
        block = codec.block(g.asker, seat)
        logits = network.outputs(
            bytes(Desk(codec, g, interrupts=True).observation(seat)), [block.numbers[option - block.low] for option in options]
        )[1:]
        return options[logits.index(max(logits))]


class SearchingBot(ThinkingBot):
    """Thinks ahead, as long as its level and the game allow."""

    def __init__(self, seed: int, level: str, *, hurried: bool, iterations: int = 0, earlier: bool = False) -> None:
        super().__init__(seed)
        self.level = level
        self.earlier = earlier
        self.hurried = hurried
        self.iterations = iterations
        # The search for my last choice, what I chose, and at which table, moment and fate.
        self.last: tuple[Search, int, weakref.ref[Table], int, int] | None = None
        # What I mean to do, and at which table.
        self.notes: list[int] = []
        self.noted_at: weakref.ref[Table] | None = None

    def __getstate__(self) -> dict[str, Any]:
        """A copy thinks anew: what was thought about a choice belongs to one bot at one table."""
        return self.__dict__ | {"last": None, "notes": [], "noted_at": None}

    def decide(self, mind: Mind, table: Table, seat: int, options: list[int]) -> int:
        if not self.earlier:
            mind = mind.thinker(table.game, self.level)
        given = mind.budget(self.level)
        budget = Budget(self.iterations or given.iterations, given.seconds if self.hurried else 0.0)
        if type(mind).rank is not Mind.rank:
            if self.noted_at is None or self.noted_at() is not table:
                self.notes, self.noted_at = [], weakref.ref(table)
            return mind.decide(table.game, seat, options, budget, self.noise(table, seat), self.notes)
        search = self.go_on(table, seat, options) or Search(mind, table.game, seat, options, self.noise(table, seat))
        search.think(budget)
        chosen = search.verdicts()[0].option
        self.last = (search, chosen, weakref.ref(table), table.moment, table.game.fate)
        return chosen

    def go_on(self, table: Table, seat: int, options: list[int]) -> Search | None:
        """Return the search for my last choice if it holds for this one: nobody else chose and nothing was revealed between."""
        if self.last is None:
            return None
        (search, chosen, where, moment, fate), self.last = self.last, None
        same = where() is table and table.moment == moment + 1 and table.game.fate == fate and search.seat == seat
        if not same or table.choices[-1] != self.key_of(search, chosen):
            return None
        return search if search.follow(chosen, table.game, options) else None

    def key_of(self, search: Search, option: int) -> str:
        """Return the key by which an option was chosen."""
        g = search.game
        return g.asker.key(g, g.ask_me, g.ask_it, option)


def noise_at(seed: int, table: Table, seat: int) -> int:
    """Return the noise a seat thinks with: it depends on a seed and the moment alone."""
    return (seed * 1_000_003 + table.moment * 7919 + seat * 104_729 + 12_345) & WORD


def scattered(noise: int) -> int:
    """Return 32 bits that look nothing like those of the number before."""
    for _ in range(3):
        noise = stirred(noise)
    return noise


def register_mind(game: str, mind: Mind) -> Mind:
    """Say what bots know about a game; `parlour.register(TITLE, MIND)` does this together with the game."""
    _registered[game] = mind
    return mind


def has_mind(game: str) -> bool:
    """Say whether bots know more about a game than its rules: then all levels play it, and hints can be asked for."""
    return game in _registered or bool(title(game).mind)


def mind_of(game: str) -> Mind:
    """Return what bots know about a game: what was registered with it, or else what it names."""
    if game in _registered:
        return _registered[game]
    reference = title(game).mind
    if not reference:
        msg = f"bots know nothing about {game}: only the level 'random' can play it"
        raise BadInput(msg)
    return load(reference, Mind, f"what bots know about {game}")


LEVELS = ("random", "novice", "casual", "strong", "expert")
"""The levels, weakest first: the same names in every game."""

NETWORK = "network"
"""Besides the levels: what self-play taught, without any search; where a network has learned the game."""

SIMPLE: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "casual": CasualBot,
    NETWORK: NetworkBot,
}

ALSO_CALLED = {"greedy": "casual"}
"""Names from earlier days that still work."""


SEARCHING = ("strong", "expert")

EARLIER = {f"{level}-1": level for level in ("casual", *SEARCHING)}
"""The levels as they were before any of them learned: by rules of thumb alone, to compare with."""

MOST_ITERATIONS = 1_000_000


def iterations_of(name: str) -> tuple[str, int]:
    """Return the level and the iterations of a name like strong@300; 0 iterations if it is not of that kind."""
    level, _, count = name.partition("@")
    if EARLIER.get(level, level) in SEARCHING and count.isdecimal() and len(count) < 8 and 0 < int(count) <= MOST_ITERATIONS:
        return level, int(count)
    return name, 0


def is_bot(name: str) -> bool:
    """Say whether a name means a bot: a level, one with iterations of its own, a file, or a bot somebody installed."""
    from parlour.bots import foreign  # noqa: PLC0415 - most tables have none

    if iterations_of(name)[1]:
        return True
    ours = name in LEVELS or name in EARLIER or name in ALSO_CALLED or name == NETWORK
    return ours or foreign.is_foreign(name)


def make_bot(level: str, seed: int = 0, *, hurried: bool = False) -> Bot:
    """Return a bot: of a level, also with iterations as in strong@300 or of before as in strong-1, from a file, or installed.

    A hurried bot also keeps to its level's seconds; otherwise iterations alone decide, and the same seed gives the same choices.
    """
    from parlour.bots import foreign  # noqa: PLC0415

    level, iterations = iterations_of(ALSO_CALLED.get(level, level))
    earlier = level in EARLIER
    level = EARLIER.get(level, level)
    if level in SEARCHING:
        return SearchingBot(seed, level, hurried=hurried, iterations=iterations, earlier=earlier)
    if level in SIMPLE:
        return SIMPLE[level](seed)
    if foreign.is_foreign(level):
        return foreign.ForeignBot(level, seed)
    msg = f"no bot level {shown(level)}; there are {', '.join(LEVELS)}, or name a file as in path/to/bot.py"
    raise BadInput(msg)
