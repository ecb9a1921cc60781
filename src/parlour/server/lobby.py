"""What is said around tables, by HTTP: new tables, links and codes, seats, records. Everything else is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from parlour.engine.figures import MOST_CHANGES
from parlour.server.protocol import (
    MOST_SEATS,
    Answer,
    ChatLine,
    Clock,
    Level,
    Name,
    OwnKey,
    SeatNumber,
    State,
    TableId,
    TableState,
    Token,
    Wire,
    You,
)
from parlour.server.shelf import GoalShown

MOST_CODE_MINUTES = 24 * 60

FigureId = Annotated[str, Field(min_length=1, max_length=200)]

# Tables and how to get to them.


class SeatWanted(Wire):
    """Who shall sit on a seat: whoever asks (`me`), somebody with a link (`invite`), or a bot."""

    holder: Literal["me", "invite", "bot"]
    level: Level | None = None
    name: Name = ""


class NewTable(Wire):
    """Start a game. Seats left out are invitations."""

    game: Annotated[str, Field(min_length=1, max_length=60)]
    setup: dict[str, Any] = Field(default_factory=dict, description="Setup options; what is left out gets its usual value.")
    figures: Annotated[dict[FigureId, int | bool], Field(max_length=MOST_CHANGES)] | None = Field(
        default=None,
        description="Printed figures to play with others, by id; `{}` is the printed game, nothing at all what is usual here.",
    )
    seats: list[SeatWanted] = Field(default_factory=list, max_length=MOST_SEATS)
    clock: Clock | None = None
    seed: Annotated[int, Field(ge=0, le=2**53)] | None = Field(default=None, description="Known chance; the table then says so.")
    shared_chance: bool = Field(
        default=False, description="Let everybody have a part in chance: nothing is dealt before every person's device gave a word."
    )


class Link(Wire):
    """A key to a table. The token is shown once, when the link is made."""

    id: str
    role: Literal["host", "seat", "spectator"]
    seat: int | None
    token: str
    path: str = Field(description="`/t/TABLE#TOKEN`, to be put behind the server's address.")


class LinkShown(Wire):
    """A link as the host sees it later."""

    id: str
    role: Literal["host", "seat", "spectator"]
    seat: int | None
    used: bool


class Rematch(Wire):
    """How the same is played again."""

    swap: bool = Field(
        default=False, description="Everybody keeps their seat and plays what the seat before theirs did; not together."
    )


class Links(Wire):
    """All links of a table that are still good."""

    links: list[LinkShown]


class TableMade(Wire):
    """A new table and its links."""

    table: str
    links: list[Link]


class TableOpened(Wire):
    """Everything needed to show a table."""

    you: You
    table: TableState
    states: list[State]


class TableListed(Wire):
    """A table this device has a link to."""

    table: str
    game: str
    over: bool
    created: float
    you: You


class TableList(Wire):
    """The tables of this device."""

    tables: list[TableListed]
    finished: int = Field(description="How many finished games of this device are written down; see `/api/mine/games`.")


class Join(Wire):
    """Come in by a link. An invitation seats you and is worth nothing afterwards: the seat is held by your cookie, or by `key`.

    Sent again, by the same device or with the same key, it does the same: an answer that was lost locks nobody out.
    """

    table: TableId
    token: Token
    name: Name = ""
    key: OwnKey | None = None
    watch: bool = Field(default=False, description="Only look on, with a cookie: an invitation then seats nobody and stays good.")


class Joined(Wire):
    """Where the link leads."""

    table: str
    you: You
    by_key: bool = Field(description="Whether `key` opens the seat from now on. If not, the link's own token still does.")


class LookAtInvitation(Wire):
    """Look at a link before using it."""

    table: TableId
    token: Token


InvitationState = Literal["open", "taken", "yours", "watch", "over"]


class SeatInvited(Wire):
    """A seat as somebody sees it who has not sat down yet."""

    seat: int
    role: str
    short: str
    persons: list[str] = Field(description="Who is played from it, by their ids in the catalogue.")
    name: str
    holder: Literal["open", "person", "bot"]


class InvitationShown(Wire):
    """What a link tells before it is used: nothing that a spectator would not see, and nothing has changed."""

    game: str
    title: str
    cooperative: bool
    setup: dict[str, Any]
    by: str = Field(description="Who asks: the first person at the table; empty if there is none.")
    role: Literal["host", "seat", "spectator"]
    seat: int | None
    state: InvitationState = Field(
        description="`open`: sit down; `taken`: somebody else has; `yours`: you have; `watch`: look on; `over`: the game is."
    )
    watchable: bool = Field(description="Whether this link also lets you look on; see `watch` in `/api/join`.")
    seats: list[SeatInvited]
    changed: bool = Field(description="Whether printed figures are others at this table.")
    open_book: bool = Field(description="Whoever set up the table knows the deal.")
    clock: Clock | None
    goal: GoalShown | None


class OfferCode(Wire):
    """Offer open seats by a short code. An earlier code of the table ends."""

    seats: Annotated[list[SeatNumber], Field(max_length=MOST_SEATS)] | None = Field(
        default=None, description="Which open seats; all that are open now if left out."
    )
    minutes: Annotated[int, Field(ge=1, le=MOST_CODE_MINUTES)] = Field(default=60, description="How long the code is good.")


class CodeShown(Wire):
    """A code people type to take an open seat, as the host sees it."""

    code: str = Field(description="Two groups of four letters: `BCDF-GHJK`.")
    seats: list[int] = Field(description="The seats it still offers.")
    until: float = Field(description="When it ends, in seconds since 1970.")


class JoinByCode(Wire):
    """Take an open seat of the table that offers it by this code; capitals, spaces and dashes do not matter."""

    code: Annotated[str, Field(min_length=1, max_length=40)]
    name: Name = ""
    key: OwnKey | None = None


class JoinedByCode(Wire):
    """Which seat the code led to; it is held by your cookie, or by `key`. Whoever asks again is led to the same seat."""

    table: str
    you: You
    seat: int


class Acted(Wire):
    """The answer to a request by HTTP, and the game as the asker's seats see it now."""

    answer: Answer
    states: list[State]


# Changes to a table; records and reports.


class SeatChange(Wire):
    """Give a seat to a bot, take it back, hand it over by a new link, or change the name at it."""

    action: Literal["give_to_bot", "take_back", "hand_over", "rename"]
    level: Level | None = None
    name: Name | None = None


class SeatChanged(Wire):
    """What became of it; a hand-over brings the new link."""

    link: Link | None
    table: TableState


class NewLink(Wire):
    """A further link. The host's new link to a seat makes the old ones invalid; one to your own seat is for your other devices."""

    role: Literal["host", "seat", "spectator"]
    seat: SeatNumber | None = None


class Done(Wire):
    """It is done."""

    ok: Literal[True] = True


class ChatLines(Wire):
    """Lines of the chat."""

    lines: list[ChatLine]


class Branch(Wire):
    """Play on from an earlier moment, at a new table."""

    moment: Annotated[int, Field(ge=0, le=10**9)]
    seats: list[SeatWanted] = Field(default_factory=list, max_length=MOST_SEATS)


class Import(Wire):
    """A new table from a record or a position."""

    record: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    seats: list[SeatWanted] = Field(default_factory=list, max_length=MOST_SEATS)
    clock: Clock | None = None


class Replayed(Wire):
    """An earlier moment, as a seat may know it."""

    moment: int
    last_moment: int
    view: dict[str, Any]
    events: list[dict[str, Any]]


class ReviewOption(Wire):
    """An option and the chance to win with it, from what the player could know; the interval holds 95 %."""

    key: str
    text: str
    chance: float
    low: float
    high: float


class ReviewChoice(Wire):
    """A choice that was made: what was played, the best that was found besides it and one more, and what it cost."""

    moment: int
    seat: int
    turn: int
    options: int
    played: ReviewOption
    others: list[ReviewOption]
    cost: float = 0.0
    low: float = 0.0
    high: float = 0.0
    size: Literal["", "slip", "mistake", "blunder", "strong"] = ""
    why: str = ""


class ReviewPlayer(Wire):
    """What the choices of a seat added to its side's chance, and what luck did after them."""

    seat: int
    skill: float
    luck: float


class ReviewPoint(Wire):
    """The chance of a side before a choice of its own, or at the end."""

    moment: int
    chance: float
    low: float
    high: float


class ReviewSide(Wire):
    """Who wins or loses together: the chance along the game; once all is judged, how the start became the result."""

    seats: list[int]
    won: bool
    curve: list[ReviewPoint]
    start: float | None = None
    result: float | None = None
    skill: float | None = None
    others: float | None = None
    luck: float | None = None
    margin: float | None = None
    players: list[ReviewPlayer] = Field(default_factory=list)


class ReviewTurn(Wire):
    """Where a turn or a round begins."""

    moment: int
    number: int


class ReviewTurning(Wire):
    """Where a game turned: a dear choice, or a stroke of luck between two moments and what happened then."""

    kind: Literal["choice", "luck"]
    moment: int
    to: int | None = None
    seat: int
    side: int | None = None
    turn: int
    change: float
    size: str = ""
    told: list[str] = Field(default_factory=list)


class Review(Wire):
    """The review of a finished game, as far as it has grown."""

    done: float
    last: int
    cooperative: bool
    clock: Literal["turn", "round"]
    reason: str
    winners: list[int]
    turns: list[ReviewTurn]
    sizes: dict[str, float]
    sides: list[ReviewSide]
    choices: list[ReviewChoice]
    turning: list[ReviewTurning]


class BugNote(Wire):
    """What went wrong, in the player's words."""

    note: Annotated[str, Field(min_length=1, max_length=4000)]


class BugReport(Wire):
    """A record and a note in one file; `parlour replay` reads the record part."""

    parlour_bug_report: int
    note: str
    version: str
    compiled: bool
    record: dict[str, Any]


class Health(Wire):
    """Whether all is well."""

    ok: bool
    storage: str = Field(description="Empty, or why nothing can be saved.")
