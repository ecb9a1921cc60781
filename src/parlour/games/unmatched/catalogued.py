"""Everything printed in Unmatched, as types: `catalogue.py` builds it, the page's TypeScript is written from it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

CardType = Literal["attack", "defense", "versatile", "scheme"]


class CardPart(TypedDict):
    """What the text of a card does at one moment: which, how it is called, what happens."""

    when: str
    label: str
    text: str


class DeckCard(TypedDict):
    """A card of a hero's deck."""

    id: str
    name: str
    copies: int
    type: CardType
    value: int | None  # of a scheme: none
    boost: int | None
    by: str  # who may use it: any, hero, sidekick, or a form
    banner: str
    text: str  # whole
    parts: list[CardPart]  # by when it happens


class PrintedCard(DeckCard):
    """A card, and whose it is."""

    hero: str


class Ability(TypedDict):
    """What a hero can do."""

    name: str
    text: str


class Sidekicks(TypedDict):
    """Who fights beside a hero."""

    id: str
    name: str
    banner: str
    count: int
    health: int
    attack: str


class Form(TypedDict):
    """One of the two a hero can be."""

    id: str
    name: str
    banner: str
    start: bool


class Tokens(TypedDict):
    """What a hero lays on the board."""

    id: str
    count: int


class PrintedHero(TypedDict):
    """The card of a hero, and the deck."""

    id: str
    name: str
    banner: str
    health: int
    move: int
    attack: str  # melee, ranged
    sidekicks: list[Sidekicks]
    ability: Ability
    deck: list[DeckCard]
    forms: NotRequired[list[Form]]
    tokens: NotRequired[list[Tokens]]
    color: NotRequired[str]  # how a hero of a pack looks
    pictures: NotRequired[dict[str, str]]  # of the hero and the sidekicks of a pack


class Zone(TypedDict):
    """A zone of a board."""

    id: str
    label: str
    color: str


class PrintedSpace(TypedDict):
    """A space and where it is drawn."""

    id: str
    x: float
    y: float
    zones: list[str]


class PrintedBoard(TypedDict):
    """A board."""

    id: str
    name: str
    players: list[int]  # fewest and most
    aspect: Annotated[list[int], 2]
    zones: list[Zone]
    spaces: list[PrintedSpace]
    labels: dict[str, str]
    edges: list[Annotated[list[str], 2]]
    secret_passages: list[str]
    starts: dict[str, str]  # the spaces of the start places
    text: str


class Constants(TypedDict):
    """Figures of the rules."""

    deck_size: int
    start_hand: int
    hand_limit: int
    actions_per_turn: int
    maneuver_draw: int
    exhaustion_damage: int


class Catalogue(TypedDict):
    """Heroes with their decks, all cards in one list, and boards."""

    game: str
    constants: Constants
    heroes: list[PrintedHero]
    cards: list[PrintedCard]
    boards: list[PrintedBoard]
