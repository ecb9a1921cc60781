"""The parts of a view of Orange Shall Overcome!, as types: `view.py` builds them, the page's TypeScript is written from them."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Phase = Literal["start", "action", "danger", "patrolling"]


class Goal(TypedDict):
    """What is to be done, how much of it is done, how much there is; and the same in a few words."""

    title: str  # what is to be done
    done: int  # tasks done
    tasks: int  # tasks in all
    said: str  # in a few words


class Risk(TypedDict):
    """What must not happen too often: how often it has, when all is lost; and the same in a few words."""

    now: int  # so far
    limit: int  # then all is lost
    said: str  # in a few words


class Way(TypedDict):
    """The best way of the seat's character to a place: on how many of the roads somebody stands, how many Move actions it takes."""

    roads: list[str]  # letters
    guarded: int  # roads with an occupier
    moves: int  # Move actions


class Character(TypedDict):
    """A character; the Occupier card is shown to whoever plays the character."""

    id: str
    name: str
    seat: int
    at: str  # spot
    alibi: int  # at 0 the character is arrested
    goods: dict[str, int]  # how many of each kind
    held: int  # what counts towards the limit
    carry_limit: int  # what the Alibi allows
    hand: list[str]  # Character cards not yet used
    ability_used: bool  # this round
    holds_occupier_card: bool  # whether one is held, face down
    occupier_card: NotRequired[str]  # its id, for whoever plays the character


class Needs(TypedDict):
    """A Requirement token, as far as everybody has seen it."""

    face_up: bool
    token: str | None  # its id, if it was ever face up
    needs: dict[str, int] | None  # how many of each kind


class Spot(TypedDict):
    """A spot of the board and the location that lies there.

    `tonight` is what the night will take from its Safety before luck, `offers` which actions of the scenario it is for, `marks` and
    `takes` how many deliveries or servings it has had and takes in all.
    """

    id: str  # `c1` and so on
    tile: str  # the location that lies there
    name: str
    safety: int  # at 0 it is raided
    start_safety: int  # at the start
    active: bool  # turned to its active side
    newspaper: bool  # whether one lies there
    tonight: int  # Safety the night will take before luck
    offers: list[str]  # actions of the scenario
    way: NotRequired[Way]
    requirement: NotRequired[Needs | None]  # where the scenario has such tokens
    tokens: NotRequired[int]  # the scenario's tokens that lie there
    marks: NotRequired[int]  # what was done there
    takes: NotRequired[int]  # how many it takes in all


class Line(TypedDict):
    """A railway line: what it takes to halt it now, and by which rolls a halted one runs again tonight (0: none)."""

    halted: bool  # no train runs
    price: dict[str, int]  # how many of each kind
    runs_again_on: int  # the highest roll, 0 if none
    requirement: Needs | None


class Road(TypedDict):
    """A road and who stands on it."""

    id: str  # a letter
    area: str  # its part of town
    occupiers: list[str]  # `policeman` or `soldier`, at most two
    line: NotRequired[Line]  # where the road is a railway line


class Helpers(TypedDict):
    """A Helper deck; its top card lies face up if that was agreed."""

    size: int  # cards left
    top: str | None  # the card that lies face up


class Supply(TypedDict):
    """What lies beside the board."""

    occupier_tokens: int  # not on the board
    tickets: int  # left
    immunity: int  # left
    newspapers: int  # left


class Person(TypedDict):
    """Somebody in hiding, where they are safe, and the roads there on which nobody stands; None if there is no such way."""

    id: str
    number: int  # on the token
    description: str
    at: str  # spot
    safe_at: str  # spot
    way: list[str] | None  # roads by letter


class Move(TypedDict):
    """Somebody on the way."""

    mover: str  # character
    roads_left: int  # of this Move
    road: str | None  # the road being walked
    to: str | None  # the spot at its end


Offer = TypedDict(
    "Offer",
    {"from": str, "to": str, "gives": dict[str, int], "asks": dict[str, int], "proposed": bool},
)
"""An agreement to share: what the proposer gives and asks for, by kind, and whether the other one has been asked."""


class Control(TypedDict):
    """The open Control card, as read out; the result once an answer has been given."""

    card: str  # id
    name: str
    situation: str  # as read out
    options: list[str]  # the two answers, by their wording alone
    facing: str  # `policeman` or `soldier`
    reader: int | None  # the seat that reads it out
    answer: int | None  # 1 or 2, once given
    result: str | None  # in words, once an answer is given


class Orange(TypedDict):
    """What a seat may know of a game."""

    scenario: str  # id
    difficulty: str  # id
    round: int  # from 1
    rounds: int  # the most there can be
    phase: Phase
    start_player: str  # character
    turn: str | None  # the character who acts
    asking: str | None  # the card whose text asks
    morale: int  # at 0 all is lost
    morale_cards: int  # shared action cards left this round
    progress: str  # how far the group is, in words
    goal: Goal
    risk: Risk | None
    characters: list[Character]
    spots: list[Spot]  # in the order of the board
    roads: list[Road]
    decks: dict[str, int]  # cards left in each
    threat_level: int | None  # on the back of the top Occupier card
    discards: dict[str, list[str]]  # ids of cards by deck
    helpers: list[Helpers]  # both decks
    supply: Supply
    sought: str  # what searches look for
    people: list[Person]  # those in hiding on the board
    hunger: int | None  # in Hunger Winter
    lost: int  # how many were found
    limit: int  # how many may be found before all is lost
    dice: list[int]  # the last roll
    move: Move | None  # while somebody is under way
    offer: Offer | None  # while something is being shared
    control: Control | None  # while a Control card is open
    patrol: str | None  # the Patrolling card in force
    raiding: list[str]  # spots to be raided
    known_cards: dict[str, Any]  # what this seat has looked at: cards of decks and Occupier cards
