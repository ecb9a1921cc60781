"""The parts of a view of Orange Shall Overcome!, as types: `view.py` builds them, the page's TypeScript is written from them."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Phase = Literal["start", "action", "danger", "patrolling"]


class Goal(TypedDict):
    """What is to be done, how much of it is done, how much there is; and the same in a few words."""

    title: str
    done: int
    tasks: int
    said: str


class Risk(TypedDict):
    """What must not happen too often: how often it has, when all is lost; and the same in a few words."""

    now: int
    limit: int
    said: str


class Way(TypedDict):
    """The best way of the seat's character to a place: on how many of the roads somebody stands, how many Move actions it takes."""

    roads: list[str]
    guarded: int
    moves: int


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
    """A spot of the board and the location that lies there.

    `tonight` is what the night will take from its Safety before luck, `offers` which actions of the scenario it is for, `marks` and
    `takes` how many deliveries or servings it has had and takes in all.
    """

    id: str
    tile: str
    name: str
    safety: int
    start_safety: int
    active: bool
    newspaper: bool
    tonight: int
    offers: list[str]
    way: NotRequired[Way]
    requirement: NotRequired[Needs | None]
    tokens: NotRequired[int]
    marks: NotRequired[int]
    takes: NotRequired[int]


class Line(TypedDict):
    """A railway line: what it takes to halt it now, and by which rolls a halted one runs again tonight (0: none)."""

    halted: bool
    price: dict[str, int]
    runs_again_on: int
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
    """Somebody in hiding, where they are safe, and the roads there on which nobody stands; None if there is no such way."""

    id: str
    number: int
    description: str
    at: str
    safe_at: str
    way: list[str] | None


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
    rounds: int
    phase: Phase
    start_player: str
    turn: str | None
    morale: int
    morale_cards: int
    progress: str
    goal: Goal
    risk: Risk | None
    characters: list[Character]
    spots: list[Spot]
    roads: list[Road]
    decks: dict[str, int]
    threat_level: int | None
    discards: dict[str, list[str]]
    helpers: list[Helpers]
    supply: Supply
    sought: str
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
