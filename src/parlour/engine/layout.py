"""A board as it can be drawn without knowing the game: spaces where they lie, and what joins them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Spot:
    """A space: its reference, what it is called in short and in full, and where it lies, in per cent of the board."""

    ref: str
    label: str
    name: str
    x: float
    y: float


@dataclass(frozen=True)
class Layout:
    """A board; lines join spots by their references."""

    id: str
    name: str
    aspect: float
    """Its width divided by its height."""
    spots: tuple[Spot, ...]
    lines: tuple[tuple[str, str], ...]


TURN = "turn"
DRAW = "draw"
VISIT = "visit"


@dataclass(frozen=True)
class Noted:
    """What a study counts of an event: that a turn (or round) began, a card was drawn, a space was entered."""

    kind: str
    ref: str = ""
    """The card or space."""
    seat: int = -1
    """Who drew the card, for a hand of their own."""
    deck: str = ""
    """Which deck the card is of, where it is everybody's affair."""
