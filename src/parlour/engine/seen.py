"""What every view holds, whichever the game: the open question with its options, and how the game ended.

Pages are checked against it, too: `client/scripts/view_types.py` writes it as TypeScript.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Option(TypedDict):
    """Something to choose: `text` is the whole line, `verb` the first word of its key.

    `head` and `detail` are what is printed large and small where it is more than one line, `group` the title of options that differ
    in one noun only and `chip` that noun; `passes` says that it only declines.
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
