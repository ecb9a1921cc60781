"""What is said at a table, by socket or by HTTP: its state, requests, answers, messages. Everything else is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from parlour.engine.chance import PROMISE, WORD

PROTOCOL = 3
MOST_SEATS = 16

SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS, description="The seat's number, from 0.")]
Version = Annotated[int, Field(ge=0, le=10**9, description="How many moves the sender has seen; versions only grow.")]
Key = Annotated[str, Field(min_length=1, max_length=500, description="The key of an option, `verb:noun…`.")]
ClientId = Annotated[
    str,
    Field(
        min_length=1,
        max_length=64,
        pattern=r"^[!-~]+$",
        description="The sender's own id for this request; repeat it when in doubt.",
    ),
]
Name = Annotated[str, Field(max_length=40, description="A name, shown as text.")]
ChatText = Annotated[str, Field(min_length=1, max_length=500, description="What is said, shown as text.")]
Token = Annotated[str, Field(min_length=20, max_length=100, pattern=r"^[A-Za-z0-9_-]+$", description="The part of a link after #.")]
OwnKey = Annotated[
    str,
    Field(
        min_length=20,
        max_length=100,
        pattern=r"^[A-Za-z0-9_-]+$",
        description="For programs: a key made up from 128 random bits or more, by which the seat is held from now on.",
    ),
]
TableId = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[0-9a-f]+$", description="The table's name in addresses.")]
Level = Annotated[str, Field(min_length=1, max_length=40, description="A bot's level, as the shelf lists them.")]


class Wire(BaseModel):
    """Something that is sent: every field is known, nothing is guessed."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Problem(Wire):
    """Why something was refused. Nothing has changed."""

    code: Literal[
        "bad_request", "unknown", "no_key", "no_cookie", "not_yours", "illegal", "stale", "reused", "conflict", "over", "read_only",
        "storage", "too_large", "too_many", "too_slow", "full", "not_here", "unavailable",
    ] = Field(description="One word for programs.")  # fmt: skip
    reason: str = Field(description="One plain sentence for people.")
    rule: str = Field(default="", description="The number of the rule, if a rule forbids it.")


# A table.


class Clock(Wire):
    """Time for each decision, and what happens when it runs out."""

    seconds: Annotated[int, Field(ge=5, le=60 * 60 * 24 * 30)]
    then: Literal["bot", "pass"] = Field(
        description="`bot`: a bot of this level decides. `pass`: an option that `passes` is taken, or else a casual bot decides."
    )
    level: Level = "random"


class You(Wire):
    """What the asker is at this table."""

    host: bool
    seats: list[int]
    spectator: bool


class SeatShown(Wire):
    """A seat and who holds it."""

    seat: int
    role: str = Field(description="The game's name for the seat.")
    short: str = Field(description="The same where there is little room.")
    team: int
    name: str
    holder: Literal["open", "person", "bot"]
    level: str | None
    connected: bool
    thinking: bool


class Vote(Wire):
    """Shall the table go back to an earlier moment? Every person at the table has to agree."""

    proposal: str = Field(description="Which proposal this is; a new one has another name.")
    to: int
    by: int
    yes: list[int]
    missing: list[int]


class ChanceSeat(Wire):
    """A seat's part in chance."""

    seat: int
    promise: str = Field(description="SHA-256 of `parlour:word:COMMITMENT:SEAT:WORD`.")
    word: str | None = Field(description="Told when every seat has promised one.")


class ChanceShown(Wire):
    """Chance that everybody has a part in: the seed follows from the server's secret and a word of every person's seat."""

    commitment: str = Field(description="The promise of the secret: SHA-256 of `parlour:secret:SECRET`.")
    seats: list[ChanceSeat]
    settled: bool = Field(description="Whether all words are told; nothing is dealt before.")
    secret: str | None = Field(description="Told when the game is over or the table closed.")


class TableState(Wire):
    """A table without its game: who sits where, clock, votes."""

    table: str
    game: str
    title: str
    setup: dict[str, Any]
    cooperative: bool
    version: int
    moment: int
    over: bool
    closed: bool
    read_only: str = Field(description="Why the table can only be looked at; empty if it can be played.")
    open_book: bool = Field(description="Whoever set up the table knows the deal.")
    seats: list[SeatShown]
    spectators: int
    clock: Clock | None
    deadline: float | None = Field(description="When the clock runs out, in seconds since 1970.")
    now: float = Field(description="The server's time, for comparing with the deadline.")
    vote: Vote | None
    came_from: str | None
    rematch: str | None
    chance: ChanceShown | None = Field(
        default=None, description="If everybody has a part in chance. Otherwise the server drew the seed."
    )


class State(Wire):
    """The game as one seat may know it. Keep the events of earlier moments, drop those from `events_from` on, append these."""

    seat: int | None = Field(description="null: a spectator.")
    version: int
    moment: int
    view: dict[str, Any]
    hash: str = Field(
        description="SHA-256 of the view as JSON with sorted keys, no spaces and nothing escaped but what must be; 32 digits."
    )
    events_from: int
    events: list[dict[str, Any]]
    can_undo: bool
    can_redo: bool
    standing: list[Standing]


class Condition(Wire):
    """Something in the seat's own view, compared with a number: `/players/0/hand_size` `>=` 3."""

    path: Annotated[str, Field(min_length=1, max_length=200, pattern=r"^(/[^/]+)+$")]
    op: Literal["<", "<=", "==", "!=", ">=", ">"]
    value: int


Pattern = Annotated[
    str,
    Field(
        min_length=1,
        max_length=100,
        # Patterns are made ready where everybody waits: sets of letters, and many stars, would take long.
        pattern=r"^[^\[*?]*([*?][^\[*?]*){0,8}$",
        description="A key, or a pattern with up to eight * and ?.",
    ),
]


class Standing(Wire):
    """What to do whenever an option comes up: `never` take it, always `ask`, or `always` take it if the conditions hold.

    The first entry whose pattern fits an option's key counts. If `never` leaves a single option, that one is taken; where others
    may not know what there is to choose from, only if a `never` fits it, too, and then also if there was no other.
    """

    match: Pattern
    answer: Literal["never", "ask", "always"]
    when: list[Condition] = Field(default_factory=list, max_length=8)


# Requests at a table, the same by HTTP and by socket.


class Choose(Wire):
    """Make a choice. `hash` is the view's, if the sender wants to be sure that both sides see the same."""

    type: Literal["choose"] = "choose"
    id: ClientId
    seat: SeatNumber
    key: Key
    version: Version
    hash: Annotated[str, Field(max_length=64)] | None = None


class Undo(Wire):
    """Take back the seat's last choice."""

    type: Literal["undo"] = "undo"
    id: ClientId
    seat: SeatNumber
    version: Version


class Redo(Wire):
    """Do again what was taken back."""

    type: Literal["redo"] = "redo"
    id: ClientId
    seat: SeatNumber
    version: Version


class Rewind(Wire):
    """In a cooperative game: propose to go back to an earlier moment; with everybody's consent it happens."""

    type: Literal["rewind"] = "rewind"
    id: ClientId
    seat: SeatNumber
    to: Annotated[int, Field(ge=0, le=10**9)]


class CastVote(Wire):
    """Agree or disagree with a proposal to go back: the one named, and no other that has taken its place."""

    type: Literal["vote"] = "vote"
    id: ClientId
    seat: SeatNumber
    proposal: Annotated[str, Field(min_length=1, max_length=40, description="As the table's `vote` names it.")]
    yes: bool


class SetStanding(Wire):
    """Replace the seat's standing answers."""

    type: Literal["standing"] = "standing"
    id: ClientId
    seat: SeatNumber
    standing: Annotated[list[Standing], Field(max_length=32)]


Promise = Annotated[str, Field(pattern=PROMISE, description="SHA-256, as 64 hexadecimal digits.")]


class PromiseWord(Wire):
    """Promise a word for chance: when all seats are taken, before any word is told. Another promise begins the draw anew."""

    type: Literal["promise"] = "promise"
    id: ClientId
    seat: SeatNumber
    commitment: Promise
    promise: Promise


class GiveWord(Wire):
    """Tell the word that was promised, once every seat has promised one; the last one deals the game."""

    type: Literal["word"] = "word"
    id: ClientId
    seat: SeatNumber
    commitment: Promise
    word: Annotated[str, Field(pattern=WORD, description="32 hexadecimal digits that nobody can guess.")]


class WhyNot(Wire):
    """Ask which rule forbids a choice."""

    type: Literal["why_not"] = "why_not"
    id: ClientId
    seat: SeatNumber
    key: Key


class Hint(Wire):
    """Ask a bot about the seat's options, from what the seat may know: the answer brings `hints`, best first."""

    type: Literal["hint"] = "hint"
    id: ClientId
    seat: SeatNumber


class Say(Wire):
    """Say something to the table."""

    type: Literal["say"] = "say"
    id: ClientId
    text: ChatText


class Ping(Wire):
    """Ask whether anybody is there."""

    type: Literal["ping"] = "ping"
    id: ClientId


class Sync(Wire):
    """Ask for the whole state again."""

    type: Literal["sync"] = "sync"
    id: ClientId


class Hello(Wire):
    """The first message. `since` and `chat_since` say what the sender has seen already; programs may send their token here."""

    type: Literal["hello"] = "hello"
    table: TableId
    token: Token | None = None
    seats: Annotated[list[SeatNumber], Field(max_length=MOST_SEATS)] | None = Field(
        default=None, description="Which of the held seats; all if left out."
    )
    since: Annotated[int, Field(ge=-1, le=10**9)] = -1
    chat_since: Annotated[int, Field(ge=0, le=10**9)] = 0
    language: Annotated[str, Field(min_length=2, max_length=8, pattern=r"^[a-z]+$")] = Field(
        default="en", description="In which language the game is told."
    )


Act = Choose | Undo | Redo | Rewind | CastVote | SetStanding | PromiseWord | GiveWord | WhyNot | Hint | Say | Ping | Sync
ClientMessage = Annotated[Hello | Act, Field(discriminator="type")]


# What the socket says.


class ChatLine(Wire):
    """A line of the table's chat; notices come from the server."""

    number: int
    kind: Literal["chat", "notice"]
    seat: int | None
    name: str
    text: str
    at: float
    parts: list[str] = Field(default=[], description="A notice that names somebody, in pieces: every second one is a name.")


class HintShown(Wire):
    """An option a bot has thought about: the chance that the seat's side wins with it, as far as the seat can know."""

    key: str
    text: str
    chance: float = Field(description="From 0 to 1.")
    low: float = Field(description="The chance lies between `low` and `high` with 95 % confidence, for the bot's own judgement.")
    high: float
    reason: str = Field(description="Why, in a sentence.")
    tries: int = Field(description="How often the bot tried it. 0: it left the option aside, and the chance is a guess.")


class Answer(Wire):
    """The answer to the request with that id. `version` is the one the request led to, however often it is repeated."""

    type: Literal["answer"] = "answer"
    id: str
    ok: bool
    version: int
    problem: Problem | None = None
    rule: str = ""
    name: str = Field(default="", description="To `why_not`: what is missing, as a name for programs.")
    text: str = ""
    key: str = ""
    hints: list[HintShown] = Field(default_factory=list, description="To `hint`: the seat's options, best first.")


class Welcome(Wire):
    """The hello was understood; states, table and chat follow."""

    type: Literal["welcome"] = "welcome"
    protocol: int
    you: You


class StateMessage(Wire):
    """The game as a seat may know it, whenever it has changed."""

    type: Literal["state"] = "state"
    state: State


class TableMessage(Wire):
    """The table, whenever seats, presence, clock or votes have changed."""

    type: Literal["table"] = "table"
    table: TableState


class ChatMessage(Wire):
    """New lines of the chat."""

    type: Literal["chat"] = "chat"
    lines: list[ChatLine]


class Bye(Wire):
    """The server is about to close the connection."""

    type: Literal["bye"] = "bye"
    problem: Problem


ServerMessage = Annotated[Welcome | StateMessage | TableMessage | ChatMessage | Answer | Bye, Field(discriminator="type")]


client_messages: TypeAdapter[Any] = TypeAdapter(ClientMessage)
server_messages: TypeAdapter[Any] = TypeAdapter(ServerMessage)
acts: TypeAdapter[Any] = TypeAdapter(Annotated[Act, Field(discriminator="type")])
