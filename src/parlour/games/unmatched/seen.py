"""The parts of a view of Unmatched, as types: `view.py` builds them, the page's TypeScript is written from them."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Fighter(TypedDict):
    """A fighter and where they stand; nowhere before they are placed and once they are defeated."""

    id: str
    name: str
    short: str
    letter: str
    space: str | None
    health: int
    full_health: int


class Player(TypedDict):
    """A player's side of the table. The hand is seen by who may look into it; of another hand only what is known."""

    seat: int
    hero: str
    name: str
    short: str
    team: int
    fighters: list[Fighter]
    form: str | None
    fog: list[str]
    vanished: bool
    out: bool
    hand_size: int
    deck_size: int
    discard: list[str]
    scheme: str | None
    turned_up: str | None
    hand: NotRequired[list[str]]
    known_hand: NotRequired[list[str]]
    known_top: NotRequired[list[str]]
    known_bottom: NotRequired[list[str]]


class Side(TypedDict):
    """One side of a combat."""

    player: int
    fighter: str
    laid: bool
    card: str | None
    number: int | None
    cancelled: NotRequired[bool]
    guess: NotRequired[int]


class Combat(TypedDict):
    """The combat that is going on."""

    attack: Side
    defense: Side
    revealed: bool
    damage: int
    winner: int | None


class Turn(TypedDict):
    """Whose turn it is."""

    player: int
    number: int
    actions: int


class Match(TypedDict):
    """What a seat may know of a duel."""

    board: str
    turn: Turn
    players: list[Player]
    combat: Combat | None
