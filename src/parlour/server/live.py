"""A table in memory: the game, who sits where, who listens, and what each of them may hear."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic, time
from typing import Any, Protocol

import msgspec

from parlour.engine.chance import promised_secret
from parlour.engine.messages import USUAL
from parlour.engine.said import Said
from parlour.engine.table import Table
from parlour.engine.title import Json, Seat
from parlour.server import packs, tokens
from parlour.server.frames import frame
from parlour.server.journal import By, Move, Open, Played, TableInfo
from parlour.server.notices import told
from parlour.server.protocol import (
    Answer,
    ChanceSeat,
    ChanceShown,
    ChatLine,
    Clock,
    SeatShown,
    State,
    TableState,
    Vote,
)
from parlour.server.refusals import Refused, sentence
from parlour.server.rights import Code, LinkRow, Rights, SeatRow
from parlour.server.speaking import spoken
from parlour.server.telling import Common, canonical, digest, encode
from parlour.server.turns import InHand

TOO_MANY_LOOK = Said("too-many-look")


@dataclass(frozen=True)
class Here:
    """Who is connected to a table at one node, and which bots think there."""

    seats: tuple[int, ...] = ()
    spectators: int = 0
    thinking: tuple[int, ...] = ()


@dataclass(frozen=True)
class Note:
    """What somebody wrote beside a moment of a finished game."""

    number: int
    moment: int
    seat: int | None
    name: str
    text: str
    at: float


@dataclass
class Turn:
    """When a turn began, by the monotonic clock, and how many turns in a row ended with nobody there."""

    began: float
    alone: int = 0


class Listener(Protocol):
    """Somebody connected to a table."""

    rights: Rights
    address: str
    """Where somebody is, as they are counted."""
    device: bytes | None
    """Which device came by its cookie."""
    perspectives: list[int | None]
    language: str

    def offer(self, framed: bytes) -> None:
        """Take a message, framed for the socket, for delivery; never blocks."""

    def end(self, code: Any, reason: str | Said) -> None:
        """Say goodbye, in words this listener reads, and close."""


class LiveTable:
    """One table in memory. Whoever changes it holds `lock`."""

    def __init__(self, info: TableInfo, played: Played | None, moves: list[Move], read_only: str | Said) -> None:
        self.info = info
        self.played = played
        self.read_only = read_only
        self.answers: dict[tuple[str, str], Move] = {(m.who, m.client): m for m in moves if m.client is not None}
        self.turn = Turn(monotonic())
        self.spent: dict[int, float] = {}
        """The seconds whoever moved last has used for their decisions, by their moments: to take back gives none of them back."""
        self.moved_last: int | None = None
        self.unasked = 0
        """Standing answers that were given since a person chose."""
        self.revision = 0
        """Counts what has changed besides the game."""
        self.seats: list[SeatRow] = []
        self.links: dict[str, LinkRow] = {}
        self.chat: list[ChatLine] = []
        self.notes: list[Note] = []
        self.listeners: set[Listener] = set()
        self.elsewhere = Here()
        """Who is connected to other nodes."""
        self.thinking: set[int] = set()
        self.hinting = False
        self.failures: dict[int, int] = {}
        """How often the bot of a seat has failed in a row."""
        self.troubles: set[str] = set()
        """What has been said about bots that failed."""
        self.vote: Vote | None = None
        self.code: Code | None = None
        self.recent: dict[tuple[str, str], Answer] = {}
        """Answers to requests that left no move, so that a repeat gets the same."""
        self.deadline: float | None = None
        """When the clock runs out, by the monotonic clock."""
        self.lock = InHand()
        self.drive: Callable[[], None] = lambda: None
        """Lets bots, clocks and standing answers look at the table."""
        self.driver: asyncio.Task[None] | None = None
        """What is being done by itself, if anything is."""
        self.again = False
        """Whether something happened while it was being done."""
        self.alarm: asyncio.TimerHandle | None = None
        """When the clock has to be looked at."""
        self.preview: Table | None = None
        """While nothing is dealt yet: a table of the same setup, for the names of its seats."""
        self._seen: dict[tuple[int | None, str], tuple[bytes, str]] = {}
        """Views as they were told last, each with its hash, and of which game."""
        self._seen_of: Table | None = None
        self._seen_at = -1
        self.used_at = time()
        self.used_from = ""
        """The address from which somebody used it last; nobody's, if it was opened for its clock."""
        self.begins = 0
        """Letters of what it began with: packs and a position may be large."""
        self.packs = 0
        """Letters of the packs among it."""
        self.gone = False

    def restore(self, found: Open) -> None:
        """Take up what was under way when the table was put away, unless it is damaged; seats must be known already."""
        if found.vote is not None:
            with suppress(ValueError, TypeError, KeyError):
                # A vote from before proposals had names, or versions, is still the one proposal there is.
                proposed = {"proposal": tokens.new_id(), "at": self.version, **found.vote}
                # Another node may have made a move while this one asked: then there is nothing to vote on any more.
                if proposed.pop("at") == self.version:
                    missing = [seat for seat in self.people() if seat not in proposed["yes"]]
                    self.vote = Vote(**proposed, missing=missing)
        self.recent = {}
        for who, client, answer in found.answers:
            with suppress(ValueError, TypeError):
                self.recent[who, client] = Answer(**answer)
        self.code = Code(*found.code) if found.code is not None else None

    # Looking.

    @property
    def version(self) -> int:
        """How many moves were made."""
        return self.played.version if self.played is not None else 0

    @property
    def laid(self) -> Table | None:
        """The game, or one of the same setup while nothing is dealt: good for what everybody knows before the deal."""
        return self.played.table if self.played is not None else self.preview

    @property
    def over(self) -> bool:
        """Whether the game has ended by its rules."""
        return self.played is not None and self.played.table.outcome is not None

    @property
    def in_use(self) -> bool:
        """Whether somebody listens or a move is being made. Bots that think for nobody go on when somebody looks in."""
        return bool(self.listeners or self.lock.locked())

    @property
    def looked_at_from(self) -> set[str]:
        """The addresses of those who listen."""
        return {listener.address for listener in self.listeners}

    @property
    def watching(self) -> LinkRow | None:
        """The spectators' link; none if the host has ended it."""
        return next((link for link in self.links.values() if link.role == "spectator"), None)

    def rights(self, links: Iterable[str]) -> Rights:
        """Return what these links open; those of other tables, those revoked and invitations nobody has used open nothing."""
        held = [self.links[link] for link in links if link in self.links]
        held = [link for link in held if link.role != "seat" or link.used]
        return Rights(
            host=any(link.role == "host" for link in held),
            seats={link.seat: link.id for link in held if link.role == "seat" and link.seat is not None},
            spectator=any(link.role == "spectator" for link in held),
            links=frozenset(link.id for link in held),
        )

    def chat_after(self, number: int, language: str = USUAL) -> list[ChatLine]:
        """Return what was said after a line."""
        return [told(line, language) for line in self.chat if line.number > number]

    @property
    def next_line(self) -> int:
        """The number of the next line of the chat."""
        return self.chat[-1].number + 1 if self.chat else 1

    def people(self) -> list[int]:
        """Return the seats that persons hold."""
        return [seat for seat, row in enumerate(self.seats) if row.holder == "person"]

    @property
    def all_is_told(self) -> bool:
        """Whether the whole truth may be had: only when nothing can happen any more, not even for whoever holds all seats."""
        return self.over or self.info.closed

    @property
    def truth_is_out(self) -> bool:
        """Whether the end has told what was hidden: whoever takes choices back now would go on knowing it."""
        return self.over and not self.info.open_book

    def state(self, seat: int | None, since: int = -1, language: str = USUAL) -> State | None:
        """Return the game as a seat may know it, with the events since a version."""
        if self.played is None:
            return None
        view, hashed = self._view(self.played, seat, language)
        return State(view=msgspec.json.decode(view), hash=hashed, **self._beside(self.played, seat, since, language))

    def state_frame(self, seat: int | None, since: int = -1, language: str = USUAL, common: Common | None = None) -> bytes:
        """Return the same as a message, framed, or nothing if there is no game to be seen."""
        if self.played is None:
            return b""
        view, hashed = self._view(self.played, seat, language, common)
        beside = self._beside(self.played, seat, since, language, common)
        beside["standing"] = [entry.model_dump() for entry in beside["standing"]]
        rest = encode({"hash": hashed, **beside})
        return frame(b'{"type":"state","state":{"view":%b,%b}' % (view, rest[1:]))

    def view_hash(self, seat: int, language: str) -> str:
        """Return the hash of what a seat sees."""
        return self._view(self.played, seat, language)[1] if self.played is not None else ""

    def _view(self, played: Played, seat: int | None, language: str, common: Common | None = None) -> tuple[bytes, str]:
        """Return a view written out, with its hash; once for each position, whoever asks."""
        table, version = played.table, played.version
        if self._seen_of is not table or self._seen_at != version:
            self._seen, self._seen_of, self._seen_at = {}, table, version
        found = self._seen.get((seat, language))
        if found is None:
            common = common or Common(table, language)
            view = canonical(common.view(seat))
            found = self._seen[seat, language] = (view, digest(view))
        return found

    def _beside(self, played: Played, seat: int | None, since: int, language: str, common: Common | None = None) -> Json:
        """Return what is said beside the view."""
        table = played.table
        first = played.events_from(since)
        mine = seat is not None and not self.info.closed and not self.read_only
        return {
            "seat": seat,
            "version": played.version,
            "moment": table.moment,
            "events_from": first,
            "events": (common or Common(table, language)).events(seat, first) if first <= table.moment else [],
            "can_undo": mine and played.can_undo(seat) and not self.truth_is_out,
            "can_redo": mine and played.can_redo(seat),
            "standing": self.seats[seat].standing if seat is not None else [],
        }

    def here(self) -> Here:
        """Return who is connected."""
        connected = {seat for listener in self.listeners for seat in listener.perspectives if seat is not None}
        spectators = sum(1 for listener in self.listeners if listener.perspectives == [None])
        return Here(tuple(sorted(connected)), spectators, tuple(sorted(self.thinking)))

    def shown(self, language: str = USUAL) -> TableState:
        """Return the table without its game."""
        info = self.info
        table = self.laid
        here, elsewhere = self.here(), self.elsewhere
        roles = (
            table.title.seats(table.game, spoken(table.title, language))
            if table is not None
            else [Seat(n, "", n) for n in range(len(self.seats))]
        )
        return TableState(
            table=info.id,
            game=info.game,
            title=table.title.name if table is not None else info.game,
            setup=packs.shown(info.setup, table.title if table is not None else None),
            cooperative=table is not None and table.title.cooperative,
            version=self.version,
            moment=table.moment if table is not None else 0,
            over=self.over,
            closed=info.closed,
            read_only=sentence(self.read_only, language),
            open_book=info.open_book,
            seats=[
                SeatShown(
                    seat=seat,
                    role=roles[seat].name,
                    short=roles[seat].short or roles[seat].name,
                    team=roles[seat].team,
                    name=row.name,
                    holder=row.holder,
                    level=row.level if row.holder == "bot" else None,
                    connected=seat in here.seats or seat in elsewhere.seats,
                    thinking=seat in here.thinking or seat in elsewhere.thinking,
                )
                for seat, row in enumerate(self.seats)
            ],
            spectators=here.spectators + elsewhere.spectators,
            clock=Clock(**info.clock) if info.clock is not None else None,
            deadline=time() + self.deadline - monotonic() if self.deadline is not None else None,
            now=time(),
            vote=self.vote,
            came_from=info.came_from,
            rematch=info.rematch,
            chance=chance_shown(info.chance, told=self.all_is_told) if info.chance is not None else None,
        )

    def may_look_as(self, seat: int | None, rights: Rights) -> bool:
        """Say whether somebody may look back with a seat's eyes: their own; after a contest also the others'.

        What partners keep from each other in a cooperative game is not to be told even afterwards.
        """
        if seat is None or seat in rights.seats:
            return True
        return self.all_is_told and self.played is not None and not self.played.table.title.cooperative

    def turn_after(self, after: Played, seat: int | None, by: By) -> Turn:
        """Return the turn that follows a move; to whoever comes back to a decision some of its time has passed already."""
        assert self.played is not None
        now, before = monotonic(), self.played.table
        if seat is None or seat != self.moved_last:
            self.spent.clear()
        self.moved_last = seat
        if seat is not None and before.decision is not None and seat in before.decision.seats:
            self.spent[before.moment] = now - self.turn.began
        decision = after.table.decision
        mine = seat is not None and decision is not None and seat in decision.seats
        used = self.spent.get(after.table.moment, 0.0) if mine else 0.0
        return Turn(now - used, 0 if by in ("person", "vote") else self.turn.alone)

    def still_here(self, rights: Rights | None = None) -> None:
        """Refuse to change a table that was put away meanwhile, or by links that have ended; whoever holds the lock asks first."""
        if self.gone:
            raise Refused("stale", Said("opened-anew"))
        if rights is not None and not rights.links <= self.links.keys():
            raise Refused("not_yours", Said("link-ended"))

    # Telling.

    def broadcast_state(self, since: int, only: int | None = None) -> None:
        """Tell everybody, or only those at a seat, what has changed since a version, each as far as they may know."""
        if self.played is None:
            return
        commons: dict[str, Common] = {}
        made: dict[tuple[int | None, str], bytes] = {}
        for listener in list(self.listeners):
            if only is not None and only not in listener.perspectives:
                continue
            language = listener.language
            common = commons.get(language)
            if common is None:
                common = commons[language] = Common(self.played.table, language)
            for seat in listener.perspectives if only is None else [only]:
                framed = made.get((seat, language))
                if framed is None:
                    framed = made[seat, language] = self.state_frame(seat, since, language, common)
                listener.offer(framed)

    def broadcast_table(self) -> None:
        """Tell everybody about seats, presence, clock and votes."""
        if self.listeners:
            made: dict[str, bytes] = {}
            for listener in list(self.listeners):
                if listener.language not in made:
                    shown = self.shown(listener.language).model_dump()
                    made[listener.language] = frame(encode({"type": "table", "table": shown}))
                listener.offer(made[listener.language])

    def broadcast_chat(self, line: ChatLine) -> None:
        """Tell everybody what was said."""
        made: dict[str, bytes] = {}
        for listener in list(self.listeners):
            if listener.language not in made:
                shown = told(line, listener.language).model_dump()
                made[listener.language] = frame(encode({"type": "chat", "lines": [shown]}))
            listener.offer(made[listener.language])

    def make_room(self, rights: Rights, most: int) -> None:
        """Refuse one connection too many; somebody who has fewer than others here comes in, and one of those who have most goes.

        However often some come, nobody is kept from their own seat.
        """
        if len(self.listeners) < most:
            return
        counts = Counter(listener.rights.who for listener in self.listeners)
        ((crowd, many),) = counts.most_common(1)
        if counts[rights.who] + 1 >= many:
            raise Refused("full", TOO_MANY_LOOK)
        gives_way = next(listener for listener in self.listeners if listener.rights.who == crowd)
        self.listeners.discard(gives_way)
        gives_way.end("full", TOO_MANY_LOOK)

    def drop_without_rights(self) -> None:
        """Close the connections whose links are no longer good."""
        for listener in list(self.listeners):
            if not listener.rights.links <= self.links.keys():
                self.listeners.discard(listener)
                listener.end("not_yours", Said("link-ended"))

    def drop_device(self, device: bytes) -> None:
        """Close the connections of a device that has nothing here any more."""
        for listener in list(self.listeners):
            if listener.device == device:
                self.listeners.discard(listener)
                listener.end("not_yours", Said("link-ended"))
        self.broadcast_table()

    def wake(self) -> None:
        """Let bots, clocks and standing answers look at the table."""
        self.used_at = time()
        self.wake_up()

    def wake_up(self) -> None:
        """Do the same because it is time; nobody has used the table."""
        if not self.gone:
            self.drive()


def chance_shown(chance: Json, *, told: bool) -> ChanceShown:
    """Return how far the chance everybody has a part in is settled; the secret only when all may be told."""
    words = chance["words"]
    return ChanceShown(
        commitment=promised_secret(chance["secret"]),
        seats=[ChanceSeat(seat=int(seat), promise=promise, word=words.get(seat)) for seat, promise in chance["promises"].items()],
        settled=chance["settled"],
        secret=chance["secret"] if told else None,
    )
