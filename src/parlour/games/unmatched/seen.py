"""The parts of a view of Unmatched, as types: `view.py` builds them, the page's TypeScript is written from them."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Fighter(TypedDict):
    """A fighter and where they stand; nowhere before they are placed and once they are defeated."""

    id: str  # as in keys: `sherlock_holmes`, `sister_2`
    name: str  # in the reader's language
    short: str  # where there is little room
    letter: str  # what a board drawn in letters shows
    space: str | None  # its id; null off the board
    health: int  # what is left
    full_health: int  # at the start


class Player(TypedDict):
    """A player's side of the table. The hand is seen by who may look into it; of another hand only what is known."""

    seat: int  # counted from 0
    hero: str  # id
    name: str  # of the hero
    short: str  # where there is little room
    team: int  # players of one number win together
    fighters: list[Fighter]
    form: str | None  # of Jekyll and Hyde
    fog: list[str]  # spaces with this player's fog
    vanished: bool  # off the board until the next turn
    out: bool  # eliminated
    hand_size: int  # cards in hand
    deck_size: int  # cards in the deck
    discard: list[str]  # ids of cards, open to all
    scheme: str | None  # the scheme being carried out
    turned_up: str | None  # the card of the deck that lies face up
    hand: NotRequired[list[str]]  # ids of cards, for whoever may look at them
    known_hand: NotRequired[list[str]]  # cards of this hand the reader has seen
    shown: NotRequired[list[list[str]]]  # cards of the reader's own hand that each other seat has seen
    known_top: NotRequired[list[str]]  # the next cards of the deck, if the reader knows them
    known_bottom: NotRequired[list[str]]  # the last cards of the deck, if the reader knows them


class Side(TypedDict):
    """One side of a combat."""

    player: int  # seat
    fighter: str  # id
    laid: bool  # whether a card lies there
    card: str | None  # its id, once the reader may know it
    number: int | None  # what it counts now
    cancelled: NotRequired[bool]  # whether its text is cancelled
    guess: NotRequired[int]  # the number that was named


class Combat(TypedDict):
    """The combat that is going on."""

    attack: Side
    defense: Side
    revealed: bool  # whether the cards lie face up
    damage: int  # dealt so far
    winner: int | None  # seat, once it is known


class Turn(TypedDict):
    """Whose turn it is."""

    player: int  # seat
    number: int  # turns since the start
    actions: int  # left


class Match(TypedDict):
    """What a seat may know of a duel."""

    board: str  # id
    turn: Turn
    players: list[Player]
    combat: Combat | None  # null between combats
    asking: str | None  # the card whose text asks, for whoever may know it: `dracula.feint`
    reach: NotRequired[dict[str, dict[str, int]]]  # while a boost is asked for: fighter, space, and the boost it takes to get there
