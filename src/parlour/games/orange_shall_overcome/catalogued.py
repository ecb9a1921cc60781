"""Everything printed in Orange Shall Overcome!, as types: `catalogue.py` builds it, the page's TypeScript is written from it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

ArrowColor = Literal["white", "black"]
Mode = Literal["and", "or"]


class Constants(TypedDict):
    """Figures of the rules."""

    alibi_max: int
    carry_max: int
    safety_max: int
    morale_max: int
    morale_start: dict[str, int]  # by the number of characters
    roads_per_move: int
    tokens_per_road_max: int
    occupier_tokens: int


class PrintedSpot(TypedDict):
    """A spot and where it is drawn."""

    id: str
    kind: Literal["city", "countryside"]
    x: int
    y: int


class Arrow(TypedDict):
    """Where an arrow leads: past which spot, onto which road."""

    via: str
    to: str


class Arrows(TypedDict):
    """The arrows on a road."""

    white: Arrow
    black: Arrow


class Road(TypedDict):
    """A road between two spots."""

    id: str
    ends: Annotated[list[str], 2]
    area: str
    arrows: Arrows


class Area(TypedDict):
    """The roads of one colour."""

    id: str
    roads: list[str]


class Tile(TypedDict):
    """A location."""

    id: str
    name: str
    resource: bool
    safety_start: int
    safety_max: int
    cost: dict[str, int]
    text: str
    theme: str
    rule: str


class PrintedRequirement(TypedDict):
    """A Requirement token: resources, and items that count in scenario 2."""

    id: str
    resources: dict[str, int]
    items_scenario_2: dict[str, int]


class Hiding(TypedDict):
    """Somebody in hiding."""

    id: str
    description: str
    found_at: str
    safe_at: str


class CharacterAbility(TypedDict):
    """What a character can do."""

    hook: str
    text: str


class CharacterCard(TypedDict):
    """A card of a character's hand."""

    id: str
    name: str
    mode: Mode  # beside an action, or instead of one
    when: list[str] | None  # with which actions
    text: str  # whole
    head: str  # with which action, or instead of which
    effect: str  # the text without that


class PrintedCharacter(TypedDict):
    """A character and the cards of the hand."""

    id: str
    name: str
    age: int
    profession: str
    brief: str
    tag: str
    start_locations: list[str]
    ability: CharacterAbility
    cards: list[CharacterCard]
    bio: str
    color: NotRequired[str]  # of a pack
    pictures: NotRequired[dict[str, str]]  # SVG, by id


class PatrolMove(TypedDict):
    """Who of an area follows which arrow."""

    kind: str
    arrow: ArrowColor


class ControlOption(TypedDict):
    """A way to answer at a control, and what comes of it."""

    label: str
    approach: str
    text_policeman: str
    text_soldier: str


class PrintedCard(TypedDict):
    """A card of any deck. What is printed on it depends on the deck; in the list of all cards it says which that is."""

    id: str
    deck: NotRequired[str]
    character: NotRequired[str]
    name: NotRequired[str]
    text: NotRequired[str]
    level: NotRequired[int]  # Occupier cards
    set: NotRequired[str]
    note: NotRequired[str]
    search_number: NotRequired[int]  # Raid cards
    area: NotRequired[str]  # Patrolling cards: where
    moves: NotRequired[list[PatrolMove]]
    otherwise: NotRequired[str]  # what happens if nobody of the area can move
    situation: NotRequired[str]  # Control cards
    options: NotRequired[list[ControlOption]]
    who: NotRequired[str]  # Helper cards
    mode: NotRequired[Mode]  # Character cards and those of solo games
    when: NotRequired[list[str] | None]
    head: NotRequired[str]
    effect: NotRequired[str]


class PrintedLevel(TypedDict):
    """A difficulty of a scenario."""

    start_alibi: int
    policemen: list[str]
    soldiers: list[str]
    limit: int
    hunger_start: NotRequired[list[int]]  # by the number of characters


class SpecialAction(TypedDict):
    """What can be done in one scenario only."""

    id: str
    name: str
    where: str
    text: str
    rule: str


class Replacement(TypedDict):
    """What a tile does in this scenario instead."""

    text: str
    rule: str


class PrintedScenario(TypedDict):
    """A scenario card."""

    id: str
    number: int
    name: str
    period: str
    layout: dict[str, str]
    replaces: dict[str, Replacement]
    difficulty: dict[str, PrintedLevel]
    goal: str
    special_rules: list[str]
    actions: list[SpecialAction]
    lose: list[str]
    history: str
    source: str
    color: NotRequired[str]  # of a pack
    pictures: NotRequired[dict[str, str]]  # SVG, by id


class Catalogue(TypedDict):
    """Board, tiles, characters, cards, tokens and scenarios; `cards` are those of all decks, once more those of `characters`."""

    game: str
    note: str
    constants: Constants
    spots: list[PrintedSpot]
    roads: list[Road]
    areas: list[Area]
    locations: list[Tile]
    requirement_tokens: list[PrintedRequirement]
    persons_in_hiding: list[Hiding]
    characters: list[PrintedCharacter]
    cards: list[PrintedCard]
    scenarios: list[PrintedScenario]
    usual: list[str]  # who is in play if nobody is named
