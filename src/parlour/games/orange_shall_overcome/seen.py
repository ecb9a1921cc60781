"""The parts of a view of Orange Shall Overcome!, as types: `view.py` builds them, the page's TypeScript is written from them."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Phase = Literal["start", "action", "danger", "patrolling"]


class Goal(TypedDict):
    """How much of the goal is done, and how much there is."""

    done: int
    tasks: int


class Character(TypedDict):
    """A character; the Occupier card is shown to whoever plays the character."""

    id: str
    name: str
    seat: int
    at: str
    alibi: int
    goods: dict[str, int]
    held: int
    carry_limit: int
    hand: list[str]
    ability_used: bool
    holds_occupier_card: bool
    occupier_card: NotRequired[str]


class Needs(TypedDict):
    """A Requirement token, as far as everybody has seen it."""

    face_up: bool
    token: str | None
    needs: dict[str, int] | None


class Spot(TypedDict):
    """A spot of the board and the location that lies there."""

    id: str
    tile: str
    name: str
    safety: int
    start_safety: int
    active: bool
    newspaper: bool
    requirement: NotRequired[Needs | None]
    tokens: NotRequired[int]
    marks: NotRequired[int]


class Line(TypedDict):
    """A railway line."""

    halted: bool
    requirement: Needs | None


class Road(TypedDict):
    """A road and who stands on it."""

    id: str
    area: str
    occupiers: list[str]
    line: NotRequired[Line]


class Helpers(TypedDict):
    """A Helper deck; its top card lies face up if that was agreed."""

    size: int
    top: str | None


class Supply(TypedDict):
    """What lies beside the board."""

    occupier_tokens: int
    tickets: int
    immunity: int
    newspapers: int


class Person(TypedDict):
    """Somebody in hiding, and where they are safe."""

    id: str
    description: str
    at: str
    safe_at: str


class Move(TypedDict):
    """Somebody on the way."""

    mover: str
    roads_left: int
    road: str | None
    to: str | None


Offer = TypedDict(
    "Offer",
    {"from": str, "to": str, "gives": dict[str, int], "asks": dict[str, int], "proposed": bool},
)
"""An agreement to share: what the proposer gives and asks for, by kind, and whether the other one has been asked."""


class Control(TypedDict):
    """The open Control card, as read out; the result once an answer has been given."""

    card: str
    name: str
    situation: str
    options: list[str]
    facing: str
    reader: int | None
    answer: int | None
    result: str | None


class Orange(TypedDict):
    """What a seat may know of a game."""

    scenario: str
    difficulty: str
    round: int
    phase: Phase
    start_player: str
    turn: str | None
    morale: int
    morale_cards: int
    progress: str
    progress_parts: list[str]
    goal: Goal
    characters: list[Character]
    spots: list[Spot]
    roads: list[Road]
    decks: dict[str, int]
    threat_level: int | None
    discards: dict[str, list[str]]
    helpers: list[Helpers]
    supply: Supply
    people: list[Person]
    hunger: int | None
    lost: int
    limit: int
    dice: list[int]
    move: Move | None
    offer: Offer | None
    control: Control | None
    patrol: str | None
    raiding: list[str]
    known_cards: dict[str, Any]
