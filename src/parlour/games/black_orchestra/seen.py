"""The parts of a view of Black Orchestra, as types: `view.py` builds them, the page's TypeScript is written from them."""

from __future__ import annotations

from typing import TypedDict


class Turn(TypedDict):
    """Whose turn it is."""

    seat: int
    number: int
    actions: int
    conspired: bool


class Support(TypedDict):
    """The track of military support."""

    now: int
    start: int


class Dissent(TypedDict):
    """The dissent track."""

    track: int
    defections: int
    dice_in_reach: int


class Conspirator(TypedDict):
    """A conspirator's sheet, which lies open."""

    seat: int
    id: str
    name: str
    short: str
    seal: str
    affiliation: str
    space: str | None
    motivation: str
    suspicion: str
    ability_on: bool
    dossier: list[str]
    dossier_limit: int
    items: list[str]
    item_limit: int
    actions_held: int


class Questions(TypedDict):
    """An Interrogation card, as its reader alone sees it."""

    id: str
    name: str
    answers: list[str]
    broken: str | None


class Interrogation(TypedDict):
    """The Interrogation deck, who reads a card now, and that card for its reader."""

    deck_size: int
    reader: str | None
    put_aside: int
    card: Questions | None


class Attempt(TypedDict):
    """A plot that is being attempted; what it needs is known once it is announced."""

    plotter: str
    plot: str
    target: str
    pool: int
    announced: bool
    needed: int | None
    eagles_that_detect: int | None
    eagles_added: int
    eagles_ignored: int
    dice: list[str]


class Orchestra(TypedDict):
    """What a seat may know of a game."""

    difficulty: str
    turn: Turn
    stage: int
    support: Support
    dissent: Dissent
    conspirators: list[Conspirator]
    leaders: dict[str, str | None]
    killed: list[str]
    can_win: bool
    tiles: dict[str, str | None]
    items_discarded: list[str]
    items_removed: list[str]
    items_removed_unseen: int
    deck_size: int
    discard: list[str]
    asking: str | None
    in_use: str | None
    drawn: list[str]
    current_event: str | None
    key_event: str | None
    events_left: list[int]
    next_events: list[str]
    events_past: list[str]
    interrogation: Interrogation
    attempt: Attempt | None
