"""What a game is about, for somebody who has never played it: how it is won and lost, and how far everybody is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["win", "lose", "turn", "only"]
"""How it is won; how it is lost; what one does; what is special here."""


@dataclass(frozen=True)
class GoalLine:
    """A heading and a sentence; where something is counted, how far it is."""

    kind: Kind
    label: str
    text: str
    rule: str = ""
    done: int = 0
    of: int = 0
    count: str = ""
    """How it stands in words."""


@dataclass(frozen=True)
class Goal:
    """The card that lies on the table at the start of a game, and answers "how far are we?" later."""

    title: str
    lines: tuple[GoalLine, ...] = ()
    kicker: str = ""
    """Which of several it is: the scenario's number, the difficulty."""
    about: str = ""
    task: str = ""
    """The whole of it in one short sentence."""
    ending: str = ""
    """How it ended, in one short sentence; empty while it goes on."""
