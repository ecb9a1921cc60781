"""What lessons and puzzles share over the network: where somebody stands is theirs to remember, and the table as it is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeVar

from pydantic import Field

from parlour.engine.errors import BadInput
from parlour.engine.said import Said
from parlour.lessons.reading import LANGUAGES
from parlour.lessons.walking import Way
from parlour.server import lobby, making
from parlour.server import protocol as p
from parlour.server.house import House
from parlour.server.reading import from_record
from parlour.server.refusals import Refused
from parlour.server.telling import canonical, digest

S = TypeVar("S")
W = TypeVar("W")

MOST_BEATS = 100
MOST_KEPT = 256
"""Answers that are kept: nearly everybody stands where others stood before."""

NOVICE = "novice"


class LessonPlace(p.Wire):
    """Where somebody stands in a lesson or a puzzle."""

    beat: Annotated[int, Field(ge=0, le=MOST_BEATS)] = 0
    keys: list[p.Key | None] = Field(
        default_factory=list,
        max_length=MOST_BEATS,
        description="What was chosen at each beat before; null, or nothing: what is shown.",
    )
    aside: p.Key | None = Field(default=None, description="A choice that does not go on, to be played out.")

    def chosen(self) -> dict[int, str]:
        """Return the choices by beat."""
        return {at: key for at, key in enumerate(self.keys) if key is not None}


class LessonQuestion(LessonPlace):
    """A question why something may not be chosen there."""

    key: p.Key


class LessonLeft(LessonPlace):
    """Play on from there, with bots in the seats the script played."""

    name: p.Name = ""


class LessonRefusal(p.Wire):
    """Why something is not allowed, as the game says it."""

    rule: str
    name: str
    text: str


class LessonHint(p.Wire):
    """Three hints, each further than the one before: where, what, and the choice itself."""

    where: str
    what: str
    key: str
    about: list[str]


def spoken(language: str) -> str:
    """Return a language scripts are written in."""
    return language if language in LANGUAGES else LANGUAGES[0]


def sentence(mistake: BadInput) -> str:
    """Return what is wrong as a sentence."""
    line = str(mistake)
    return f"{line[:1].upper()}{line[1:]}."


def stand(find: Callable[[], S], walk: Callable[[S], W]) -> W:
    """Find a script and stand somewhere in it; what there is not, and where nobody can stand, is refused."""
    try:
        script = find()
    except BadInput as mistake:
        raise Refused("unknown", sentence(mistake)) from None
    try:
        return walk(script)
    except BadInput as mistake:
        raise Refused("bad_request", sentence(mistake)) from None


def why_not(way: Way, key: str) -> LessonRefusal:
    """Return why something may not be chosen there."""
    refusal = way.table.why_not(key, way.seat)
    return LessonRefusal(rule=refusal.rule, name=refusal.name, text=refusal.reason)


async def play_on(house: House, way: Way, name: str, device: bytes | None, who: str) -> lobby.TableMade:
    """Make a table of where a script stands: the learner keeps their seats, bots take the others."""
    if way.table.outcome is not None:
        raise Refused("conflict", Said("lesson-over"))
    seats = [
        lobby.SeatWanted(holder="me", name=name) if seat in way.script.seats else lobby.SeatWanted(holder="bot", level=NOVICE)
        for seat in range(len(way.table.seats))
    ]
    return await making.seat_and_save(house, from_record(way.table.record(), None, None), seats, device, who)


def hint_shown(way: Way, where: str) -> LessonHint | None:
    """Return the hints, where something is to be chosen."""
    shown = way.shown
    return None if shown is None else LessonHint(where=where, what=shown.text, key=shown.key, about=list(shown.about))


def state_of(way: Way) -> p.State:
    """Return the game as the learner sees it."""
    table = way.table
    view = table.view(way.seat)
    return p.State(
        seat=way.seat,
        version=table.moment,
        moment=table.moment,
        view=view,
        hash=digest(canonical(view)),
        events_from=0,
        events=table.events(way.seat),
        can_undo=False,
        can_redo=False,
        standing=[],
    )


def table_of(way: Way) -> p.TableState:
    """Return the table as if it were one."""
    table = way.table
    return p.TableState(
        table="",
        game=table.title.id,
        title=table.title.name,
        setup=table.setup,
        cooperative=table.title.cooperative,
        version=table.moment,
        moment=table.moment,
        over=table.outcome is not None,
        closed=False,
        read_only="",
        open_book=True,
        seats=[
            p.SeatShown(
                seat=seat.index,
                role=seat.name,
                short=seat.short or seat.name,
                team=seat.team,
                name=seat.name,
                holder="person" if seat.index in way.script.seats else "bot",
                level=None if seat.index in way.script.seats else NOVICE,
                connected=True,
                thinking=False,
            )
            for seat in table.seats
        ],
        spectators=0,
        clock=None,
        deadline=None,
        now=0,
        vote=None,
        came_from=None,
        rematch=None,
    )
