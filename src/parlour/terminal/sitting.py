"""What the screen needs of a game, wherever it is played: what a person sees now, and what the person can do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from parlour.engine.errors import BadInput
from parlour.engine.goal import Goal
from parlour.engine.messages import USUAL
from parlour.engine.table import Hint
from parlour.engine.title import Json, Refusal, Title
from parlour.terminal.wording import words

DO = "do-"
"""How the keys of choices begin that are none of the game: to go on, to take something back, to leave."""


@dataclass(frozen=True)
class Choice:
    """Something that can be chosen now."""

    key: str
    seat: int
    text: str
    rule: str
    about: tuple[str, ...]


@dataclass(frozen=True)
class Glance:
    """What a person sees at one moment."""

    view: Json
    """What the seat may know; it is what gets drawn."""
    names: tuple[str, ...]
    """Of the seats."""
    you: str
    """Whom this person plays."""
    question: str
    choices: tuple[Choice, ...]
    events: list[Json]
    """Everything that happened, as far as the seat may see; `moment` says after which choice."""
    moment: int
    since: int
    """The moment at which this person last decided: what is later is news."""
    can_undo: bool = False
    meanwhile: str = ""
    """What goes on, or can, if this person does not choose although others are asked, too."""
    over: bool = False
    covered: str = ""
    """Who must take the screen before anything is shown."""
    said: tuple[str, ...] = ()
    """What people said, newest last."""


@dataclass(frozen=True)
class Invitation:
    """How a friend gets to a seat that is still free."""

    seat: int
    role: str
    link: str


class Sitting(ABC):
    """A place at a table."""

    title: Title
    notice: str = ""
    """A line for the person: how to invite friends, that the connection was lost."""
    can_save = True
    can_talk = False
    can_go_back = False
    """Whether everybody together may agree to go back."""
    walks = False
    """Whether this is a finished story to walk through instead of a game to play."""

    elsewhere = False
    """Whether what is shown comes from a server, which may say anything."""

    done = False
    """Whether the screen can be left: there is nothing more to do here."""

    sheet: tuple[str, str] | None = None
    """A heading and a text to be laid over the screen, once."""

    def __init__(self, title: Title, language: str = USUAL) -> None:
        self.title = title
        self.language = language
        """In which the game and the terminal speak to the person."""
        self.words = words(language)
        self.changed: Callable[[], None] = _nothing
        """Called whenever there is something new to see."""

    @abstractmethod
    def look(self) -> Glance:
        """Return what the person sees now."""

    @abstractmethod
    async def run(self) -> None:
        """Let the others play until the game is over."""

    @abstractmethod
    async def choose(self, choice: Choice) -> None:
        """Make a choice."""

    @abstractmethod
    async def undo(self) -> None:
        """Take back the last choice."""

    @abstractmethod
    async def why_not(self, key: str) -> Refusal:
        """Return the rule that forbids, or allows, a choice."""

    @abstractmethod
    async def hint(self) -> list[Hint]:
        """Return the options, best first."""

    @property
    @abstractmethod
    def setup(self) -> Json:
        """What was agreed on before the game."""

    def coach(self) -> tuple[str, str] | None:
        """Return what somebody beside the table says, and above it where one is; nothing where nobody is there."""
        return None

    def goal(self) -> Goal:
        """Return what the game is about for the person, and how far it is."""
        return self.title.goal(self.setup, self.look().view, self.title.words(self.language))

    async def let_go_on(self) -> None:
        """Let others who are asked, too, go first."""
        raise BadInput(self.words("no-others"))

    @property
    def asked_to_vote(self) -> bool:
        """Whether somebody proposed to go back and this person has not answered yet."""
        return False

    async def vote(self, *, yes: bool) -> None:
        """Answer a proposal to go back."""
        del yes

    async def propose_back(self, choices: int) -> None:
        """Propose to take back so many choices."""
        del choices

    def invitations(self) -> list[Invitation]:
        """Return how friends get in, for each seat that is still free."""
        return []

    def seconds_left(self) -> int | None:
        """Return how long the clock still runs, if there is one."""
        return None

    def uncover(self) -> None:
        """Show the table to the person who has taken the screen."""
        return

    def pause(self) -> bool:
        """Stop the bots, or let them go on; say whether they stand still now."""
        return False

    def walk(self, steps: int) -> None:
        """Go back or forth in a story."""
        del steps

    async def say(self, text: str) -> None:
        """Say something to the table."""
        del text
        raise BadInput(self.words("no-talk"))

    def save(self, name: str) -> str:
        """Save the game under a name, and return what to tell."""
        del name
        raise BadInput(self.words("no-save"))

    async def close(self) -> None:
        """Leave the table."""
        return


def _nothing() -> None:
    pass


def refusal(problem: Any) -> Refusal:
    """Return what a server says about a choice."""
    return Refusal(str(problem.get("rule") or ""), str(problem.get("reason") or ""))
