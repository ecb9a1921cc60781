"""The words of special abilities (BO-80): a sheet says what its conspirator can do while the ability is on."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.engine.amount import Amount, Amounts
from parlour.engine.kernel import Step
from parlour.games.black_orchestra.names import MOST

# What somebody can do: rules ask for it by number (`Orchestra.is_able`), and for how much of it (`Setup.worth`).
DICE: Final = 0
UNTOUCHED: Final = 1
INSPIRES: Final = 2
SHIELDS: Final = 3
DOSSIER: Final = 4
DRAWS: Final = 5
LOOKS: Final = 6
GOES: Final = 7
SENDS: Final = 8
PICKS: Final = 9
ACTIONS: Final = 10
CARRIES: Final = 11
SNATCHES: Final = 12
UNCOVERS: Final = 13
ACTS: Final = 14
ABILITIES: Final = 15

ONCE: Final = 2
"""The worth of an action of one's own that can be taken once a turn."""


class Ability(Step):
    """One thing a sheet lets its conspirator do. It is never carried out itself."""

    def __init__(self, gives: int, worth: int) -> None:
        super().__init__()
        self.gives: int = gives
        self.worth: int = worth


class MoreDice(Ability):
    """Every plot attempted in your space has so many dice more."""

    amounts: ClassVar[Amounts] = (Amount("n", "dice", high=MOST),)

    def __init__(self, n: int) -> None:
        super().__init__(DICE, n)
        self.n: int = n


class NoPenalties(Ability):
    """Penalties of leaders do not touch you."""

    def __init__(self) -> None:
        super().__init__(UNTOUCHED, 1)


class Inspire(Ability):
    """An action, once a turn: every other conspirator in your space gains motivation."""

    amounts: ClassVar[Amounts] = (Amount("n", "motivation", high=MOST),)

    def __init__(self, n: int) -> None:
        super().__init__(INSPIRES, n)
        self.n: int = n


class Shield(Ability):
    """An action: discard an item, and one conspirator loses suspicion (R69)."""

    amounts: ClassVar[Amounts] = (Amount("n", "suspicion", high=MOST),)

    def __init__(self, n: int) -> None:
        super().__init__(SHIELDS, n)
        self.n: int = n


class LargerDossier(Ability):
    """Your dossier holds so many cards more."""

    amounts: ClassVar[Amounts] = (Amount("n", "cards", high=MOST),)

    def __init__(self, n: int) -> None:
        super().__init__(DOSSIER, n)
        self.n: int = n


class DrawEachTurn(Ability):
    """Before your actions you draw a card; the table may agree on more (R59)."""

    def __init__(self) -> None:
        super().__init__(DRAWS, 1)


class LookAhead(Ability):
    """An action: look at the next event cards and put them back in any order (R28)."""

    amounts: ClassVar[Amounts] = (Amount("n", "events", 1, 5),)

    def __init__(self, n: int) -> None:
        super().__init__(LOOKS, n)
        self.n: int = n


class GoFar(Ability):
    """An action: move up to so many spaces."""

    amounts: ClassVar[Amounts] = (Amount("n", "spaces", 1, MOST),)

    def __init__(self, n: int) -> None:
        super().__init__(GOES, n)
        self.n: int = n


class SendAnother(Ability):
    """An action: move another conspirator one space."""

    def __init__(self) -> None:
        super().__init__(SENDS, 1)


class KeepOneOf(Ability):
    """For your dossier you draw so many cards and keep one of them (R29)."""

    amounts: ClassVar[Amounts] = (Amount("n", "cards", 1, 5),)

    def __init__(self, n: int) -> None:
        super().__init__(PICKS, n)
        self.n: int = n


class MoreActions(Ability):
    """You have so many actions more each turn (R107)."""

    amounts: ClassVar[Amounts] = (Amount("n", "actions", high=MOST),)

    def __init__(self, n: int) -> None:
        super().__init__(ACTIONS, n)
        self.n: int = n


class CarryMore(Ability):
    """You carry so many items more."""

    amounts: ClassVar[Amounts] = (Amount("n", "items", high=MOST),)

    def __init__(self, n: int) -> None:
        super().__init__(CARRIES, n)
        self.n: int = n


class TakeUnseen(Ability):
    """An action: collect the tile in your space although it is face down."""

    def __init__(self) -> None:
        super().__init__(SNATCHES, 1)


class RevealAnywhere(Ability):
    """An action: turn any face-down tile of the board up; the table may agree to play without (R60)."""

    def __init__(self) -> None:
        super().__init__(UNCOVERS, 1)


class Act(Ability):
    """An action of its own, written with the words of cards; perhaps once a turn."""

    def __init__(self, step: Step, *, once: bool = False) -> None:
        super().__init__(ACTS, ONCE if once else 1)
        self.step: Step = step
        self.once: bool = once

    def parts(self) -> list[Step]:
        return [self.step]
