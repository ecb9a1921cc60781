"""What an environment plays: a game, its setup, its numbers; and what people ask of a game after it was stepped."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from parlour.bots.bot import mind_of
from parlour.engine.agreed import agreed, with_changes
from parlour.engine.counting import counted
from parlour.engine.errors import BadInput
from parlour.engine.kernel import Game
from parlour.engine.position import beginning
from parlour.engine.position import read as read_position
from parlour.engine.reading import read_flag, read_int, shown
from parlour.engine.record import MOST_SEED, Record
from parlour.engine.table import Table, new_table, table_from_position
from parlour.engine.title import Json, Title
from parlour.envs.core.codecs import codec_for
from parlour.envs.core.desk import Desk
from parlour.games import title
from parlour.packs.reading import with_packs_opened

REWARDS = ("sparse", "shaped")
WON, LOST = 1.0, -1.0


class Plan:
    """A game as agreed: everything an environment needs to begin an episode. It never changes."""

    def __init__(
        self,
        game: str | Title,
        options: Mapping[str, Any],
        *,
        rewards: str = "sparse",
        interrupts: bool = True,
        position: Any = None,
    ) -> None:
        self.title = title(game) if isinstance(game, str) else game
        if rewards not in REWARDS:
            msg = f"rewards: expected one of {', '.join(REWARDS)}, got {rewards!r}"
            raise BadInput(msg)
        self.shaped = rewards == "shaped"
        self.interrupts = read_flag("interrupts", interrupts)
        self.given = with_packs_opened(options)
        self.position: Json | None = None
        self.setup: Json
        if position is None:
            self.title, self.setup = agreed(self.title, self.given)
            first = self.title.new(self.setup, 0)
        else:
            if options:
                msg = f"position: it brings its own setup; leave out {', '.join(options)}"
                raise BadInput(msg)
            self.position = as_document(position)
            self.setup, first = read_position(self.title, self.position)
            self.title = with_changes(self.title, self.setup)
            if first.winners >= 0:
                msg = "position: the game is over there"
                raise BadInput(msg)
        self.beginning = beginning(self.title, self.setup) if position is None else None
        self.codec = codec_for(first)
        self.seats = len(self.title.seats(first))
        self.teams = [seat.team for seat in self.title.seats(first)]

    def __deepcopy__(self, memo: Any) -> Plan:
        return self

    def __reduce__(self) -> Any:
        return plan_again, (self.title, self.given, "shaped" if self.shaped else "sparse", self.interrupts, self.position)

    def varied(self, options: Mapping[str, Any] | None) -> Plan:
        """Return the plan of one episode for which something else was agreed on: setup options, or a `position` to begin at.

        The number of seats is the environment's own; whatever means nothing is refused.
        """
        if not options:
            return self
        wanted = dict(options)
        position = wanted.pop("position", self.position if not wanted else None)
        given = {} if position is not None and not wanted else self.given | wanted
        rewards = "shaped" if self.shaped else "sparse"
        found = Plan(self.title, given, rewards=rewards, interrupts=self.interrupts, position=position)
        if found.seats != self.seats:
            msg = f"reset options: the environment has {counted(self.seats, 'seat')}, with these there would be {found.seats}"
            raise BadInput(msg)
        return found

    def begin(self, seed: int) -> Desk:
        """Return a game at its first decision."""
        read_int("seed", seed, 0, MOST_SEED)
        if self.position is not None:
            _, g = read_position(self.title, self.start(seed))
        else:
            if self.beginning is not None:
                g = self.beginning.clone()
                g.seed(seed)
            else:
                g = self.title.new(self.setup, seed)
            g.advance()
        return Desk(self.codec, g, self.interrupts)

    def start(self, seed: int) -> Json | None:
        """Return the position an episode begins at: what it leaves open, and the chance to come, are the seed's."""
        if self.position is None:
            return None
        chance = {name: told for name, told in self.position.get("chance", {}).items() if name != "generator"}
        return {**self.position, "seed": seed, "chance": chance}

    def first_table(self, seed: int) -> Table:
        """Return a table at the beginning of an episode."""
        start = self.start(seed)
        return table_from_position(self.title, start) if start is not None else new_table(self.title, seed, self.setup)

    def results(self, g: Game) -> list[float]:
        """Return 1 for each winner and -1 for each loser of a game that is over."""
        return [WON if g.winners >> seat & 1 else LOST for seat in range(self.seats)]

    def chances(self, g: Game) -> list[float]:
        """Return how likely each seat's side wins, 0 to 1, by the judgement of the game's bots."""
        mind = mind_of(self.title.id)
        return [mind.evaluate(g, seat) for seat in range(self.seats)]

    def state(self, desk: Desk, *, hidden: bool = True) -> Any:
        """Return all seats' observations one after the other, and, if wanted, what no seat knows, as one array of int8."""
        import numpy as np  # noqa: PLC0415 - a bot made of plain Python may do without

        parts = [desk.observation(seat) for seat in range(self.seats)]
        return np.frombuffer(bytearray().join([*parts, desk.hidden()] if hidden else parts), np.int8)

    # For people.

    def table(self, desk: Desk, seed: int) -> Table:
        """Return a table that stands where the game stands; it has no history."""
        table = Table(self.title, self.setup, seed, desk.g.clone(), None, [])
        table.choices = [""] * len(desk.chosen)
        return table

    def record(self, desk: Desk, seed: int) -> Record:
        """Return the episode as a record that opens in the replay."""
        return self.replayed(desk, seed).record()

    def replayed(self, desk: Desk, seed: int) -> Table:
        """Return the table on which the same game was played choice by choice, with its events."""
        table = self.first_table(seed)
        for option in desk.chosen:
            decision = table.decision
            assert decision is not None
            chosen = decision.options[table.game.options.index(option)]
            table.choose(chosen.key, chosen.seat)
        return table

    def key(self, desk: Desk, action: int) -> str:
        """Return the key of a legal action, as tables and records name it; `wait` for waiting."""
        g = desk.g
        option = desk.options[desk.actions.index(action)]
        return g.asker.key(g, g.ask_me, g.ask_it, option) if option in g.options else "wait"

    def refusal(self, desk: Desk, action: Any) -> str:
        """Say in one line why an action number is not legal."""
        if not isinstance(action, int) or not 0 <= action < self.codec.size:
            return f"action {action!r} is not in the action space: numbers go from 0 to {self.codec.size - 1}"
        legal = desk.actions
        some = ", ".join(f"{number} ({self.codec.names[number]})" for number in legal[:3])
        more = f" and {len(legal) - 3} more" if len(legal) > 3 else ""
        return f"action {action} ({self.codec.names[action]}) is not legal for seat {desk.seat} now; legal: {some}{more}"


MOST_DEALS = 1000
"""So many games are dealt to find one in which the learner is asked at all."""


def first_asked(seed: int, begin: Callable[[int], Desk]) -> tuple[int, Desk]:
    """Return the first game, from a seed on, in which the learner is asked."""
    for tried in range(MOST_DEALS):
        desk = begin((seed + tried) & MOST_SEED)
        if desk.seat >= 0:
            return (seed + tried) & MOST_SEED, desk
    msg = "the learner is never asked: every game from here ends before"
    raise BadInput(msg)


def as_document(position: Any) -> Json:
    """Return a position as a document: it is one, or a table that stands there."""
    if isinstance(position, Table):
        return position.position()
    if not isinstance(position, dict):
        msg = f"position: expected a document or a table, got {shown(position)}"
        raise BadInput(msg)
    return position


def plan_again(title: Title, given: Json, rewards: str, interrupts: bool, position: Json | None) -> Plan:  # noqa: FBT001
    """Return the plan of a pickle."""
    return Plan(title, given, rewards=rewards, interrupts=interrupts, position=position)


def desk_again(g: Game, interrupts: bool, seat: int, others: list[int], chosen: list[int], steps: int) -> Desk:  # noqa: FBT001, PLR0913
    """Return the desk of a pickle."""
    desk = Desk(codec_for(g), g, interrupts)
    desk.come_back_to(seat, others, chosen, steps)
    return desk


def action_names(game: str) -> list[str]:
    """Return the name of every action number of a game: the same for every setup and number of seats."""
    return list(Plan(game, {}).codec.names)


def check_numbering(what: str, made_for: Any, here: Json) -> None:
    """Refuse something made for other numbers: one of the lists may be longer, but no number may mean something else."""
    if not isinstance(made_for, dict) or not isinstance(made_for.get("lists", {}), dict):
        msg = f"{what}: it does not say which numbering it was made for"
        raise BadInput(msg)
    game, version = made_for.get("game", here["game"]), made_for.get("numbering", 1)
    if game != here["game"]:
        msg = f"{what}: it was made for {shown(game)}, not for {here['game']}"
        raise BadInput(msg)
    if version != here["numbering"]:
        msg = f"{what}: it was made for numbering {shown(version)} of {game}, this is numbering {here['numbering']}: train it anew"
        raise BadInput(msg)
    for name, ids in here["lists"].items():
        before = made_for.get("lists", {}).get(name, [])
        for n, (then, now) in enumerate(zip(before, ids, strict=False)):
            if then != now:
                msg = f"{what}: it was made for other {name} of {game}: number {n} was {shown(then)} and is {shown(now)}"
                raise BadInput(msg)


def numbered(table: Table, seat: int, made_for: Json | None = None) -> tuple[bytearray, dict[int, str]]:
    """Return a table as a trained policy sees it from a seat: the observation, and the key of every legal action by number.

    With the numbering a policy was `made_for`, a table with other numbers is refused.
    """
    g = table.game
    codec = codec_for(g)
    if made_for is not None:
        check_numbering("the policy", made_for, codec.numbering())
    block = codec.block(g.asker, seat)
    asker, me, it = g.asker, g.ask_me, g.ask_it
    legal = {block.numbers[o - block.low]: asker.key(g, me, it, o) for o in g.options_of(seat)}
    return Desk(codec, g, interrupts=True).observation(seat), legal
