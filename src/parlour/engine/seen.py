"""What every view and every event holds, whichever the game: the open question with its options, how the game ended, words.

Pages are checked against it, too: `client/scripts/view_types.py` writes it as TypeScript.
"""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

Span = Annotated[list[str], 2]
"""Words of a sentence and, before them, the reference of what they name; nothing if they name nothing."""


class Option(TypedDict):
    """Something to choose: `text` is the whole line, `verb` the first word of its key.

    `head` and `detail` are what is printed large and small where it is more than one line, `group` the title of options that differ
    in one noun only and `chip` that noun (without a `group`, under the name of the verb); `passes` says that it only declines.
    """

    key: str
    text: str
    rule: str
    about: list[str]
    verb: str
    head: NotRequired[str]
    detail: NotRequired[str]
    group: NotRequired[str]
    chip: NotRequired[str]
    passes: NotRequired[bool]


class Decision(TypedDict):
    """The open question, whole and in its parts where it has some: what led to it, the question itself, what else may be done."""

    prompt: str | None
    lead: NotRequired[str]
    ask: NotRequired[str]
    more: NotRequired[str]
    waiting: str
    seats: list[int]
    options: list[Option]


class Outcome(TypedDict):
    """How a game ended, and by which rule."""

    winners: list[int]
    losers: list[int]
    reason: str
    rule: NotRequired[str]


class Change(TypedDict):
    """A figure that is not as printed."""

    id: str
    name: str
    printed: int | bool
    now: int | bool


class PackNamed(TypedDict):
    """A pack that is played with."""

    id: str
    name: str
    version: str


class View(TypedDict):
    """What is in the view of every game; the rest is the game's own."""

    game: str
    seat: int | None
    moment: int
    decision: Decision | None
    outcome: Outcome | None
    changed: NotRequired[list[Change]]
    packs: NotRequired[list[PackNamed]]


class GameEvent(TypedDict):
    """What is in every event, at the moment it happened; the rest is the game's own.

    `spans` is the text in pieces where it names something, `title` what a part of the log that begins with it is called.
    """

    event: str
    text: str
    spans: NotRequired[list[Span]]
    title: NotRequired[str]
    moment: int
