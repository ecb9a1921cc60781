"""The parts of a view of Black Orchestra, as types: `view.py` builds them, the page's TypeScript is written from them."""

from __future__ import annotations

from typing import TypedDict


class Turn(TypedDict):
    """Whose turn it is."""

    seat: int
    number: int  # turns since the start
    actions: int  # left
    conspired: bool  # whether this was done this turn


class Support(TypedDict):
    """The track of military support."""

    now: int  # Hitler's military support
    start: int  # at this difficulty, and never below it


class Dissent(TypedDict):
    """The dissent track."""

    track: int  # targets on the track
    defections: int  # dice on Defections and Dissent
    dice_in_reach: int  # dice nobody holds or has spent


class Conspirator(TypedDict):
    """A conspirator's sheet, which lies open."""

    seat: int
    id: str  # `stauffenberg`
    name: str  # in full
    short: str  # the usual name
    seal: str  # two letters for a token
    affiliation: str
    space: str | None  # id; `prison` in prison
    motivation: str  # from `timid` to `reckless`
    suspicion: str  # from `low` to `extreme`
    ability_on: bool  # whether the printed ability can be used now
    dossier: list[str]  # ids of cards
    dossier_limit: int  # how many it may hold
    items: list[str]  # ids
    item_limit: int  # how many may be carried
    actions_held: int  # extra actions for the next turn


class Questions(TypedDict):
    """An Interrogation card, as its reader alone sees it."""

    id: str
    name: str
    answers: list[str]  # what may be answered, in words
    broken: str | None  # what happens to somebody who breaks


class Interrogation(TypedDict):
    """The Interrogation deck, who reads a card now, and that card for its reader."""

    deck_size: int  # cards left
    reader: str | None  # the conspirator who reads a card
    put_aside: int  # cards put aside, face down
    card: Questions | None  # for its reader alone


class Attempt(TypedDict):
    """A plot that is being attempted; what it needs is known once it is announced."""

    plotter: str  # conspirator
    plot: str  # card
    target: str  # leader
    pool: int  # dice so far
    announced: bool  # whether the plot can no longer be called off
    needed: int | None  # targets, once announced
    eagles_that_detect: int | None  # how many eagles give it away
    eagles_added: int  # by cards
    eagles_ignored: int  # by cards
    dice: list[str]  # what was rolled


class Orchestra(TypedDict):
    """What a seat may know of a game."""

    difficulty: str  # `easy`, `standard` or `hard`
    turn: Turn
    stage: int  # of the war, 1 to 7
    support: Support
    dissent: Dissent
    conspirators: list[Conspirator]
    leaders: dict[str, str | None]  # space by leader; null is out of play
    killed: list[str]  # in Trusted Lieutenants
    can_win: bool  # whether enough leaders are left for that
    tiles: dict[str, str | None]  # item by space; null lies face down
    items_discarded: list[str]  # ids
    items_removed: list[str]  # out of the game, face up
    items_removed_unseen: int  # out of the game, face down
    deck_size: int  # cards left
    discard: list[str]  # ids of cards
    asking: str | None  # the card or event whose text asks
    die: int | None  # the number rolled that is being handed out
    in_use: str | None  # the card being used
    drawn: list[str]  # cards drawn, to choose from
    current_event: str | None  # id
    key_event: str | None  # the Key event in force
    events_left: list[int]  # in each stage, the first to the last
    next_events: list[str]  # those everybody knows, the next first
    events_past: list[str]  # ids
    interrogation: Interrogation
    attempt: Attempt | None  # null when no plot is under way
