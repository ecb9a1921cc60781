"""Everything printed in Black Orchestra, as types: `catalogue.py` builds it, the page's TypeScript is written from it."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict


class Entry(TypedDict):
    """What happens to whoever enters a space."""

    motivation: int
    suspicion: int
    support: int


class PrintedDelivery(TypedDict):
    """What can be delivered at a space."""

    items: list[str]
    count: int
    requires: dict[str, Any]
    split: int  # points to be shared out


class PrintedSpace(TypedDict):
    """A space; of the prison only the name is printed."""

    id: str
    name: str
    stage: NotRequired[int]  # when it opens
    berlin: NotRequired[bool]
    fortified: NotRequired[bool]
    closes_in_stage7: NotRequired[bool]
    item_slot: NotRequired[bool]
    entry: NotRequired[Entry]
    entry_text: NotRequired[str]
    delivery: NotRequired[PrintedDelivery | None]
    delivery_text: NotRequired[str]
    start_leader: NotRequired[str | None]
    x: NotRequired[int]
    y: NotRequired[int]


class Edge(TypedDict):
    """A connection of two spaces."""

    a: str
    b: str
    kind: str  # road, berlin


class PrintedLeader(TypedDict):
    """Hitler, or a deputy."""

    id: str
    name: str
    deputy: bool
    start: str
    penalty_text: str


class PrintedSheet(TypedDict):
    """A conspirator's sheet."""

    id: str
    name: str
    short: str
    seal: str
    affiliation: str
    role: str
    brief: str
    start_space: str
    start_motivation: str
    start_suspicion: str
    ability_text: str
    color: NotRequired[str]  # of a pack's own
    pictures: NotRequired[dict[str, str]]


class Dice(TypedDict):
    """The dice and what is on them."""

    count: int
    faces: list[str]


class PrintedItem(TypedDict):
    """A kind of item tiles."""

    id: str
    name: str
    count: int


class SuspicionLevel(TypedDict):
    """A step of the suspicion track."""

    level: str
    eagles_that_detect: int
    arrested_in_raid: bool


class SupportTrack(TypedDict):
    """The track of military support, and where it starts by difficulty."""

    min: int
    max: int
    start: dict[str, int]


class Tracks(TypedDict):
    """All tracks."""

    motivation: list[str]
    suspicion: list[SuspicionLevel]
    military_support: SupportTrack


class PlotPosition(TypedDict):
    """How far from Hitler."""

    distance: int | Literal["any"]


class PlotSpace(TypedDict):
    """In what kind of space."""

    berlin: NotRequired[bool]
    fortified: NotRequired[bool]
    stages: NotRequired[list[int]]


class PlotElement(TypedDict):
    """What may be added to a plot."""

    kind: str
    value: str
    add_dice: NotRequired[int]
    ignore_eagles: NotRequired[int]
    multiple: bool


class PrintedPlot(TypedDict):
    """What a plot asks for, and its dice."""

    min_motivation: str
    reckless: bool
    position: PlotPosition
    target_space: PlotSpace
    base_dice: int
    optional: list[PlotElement]


class PrintedCard(TypedDict):
    """A conspirator card."""

    id: str
    name: str
    type: Literal["plot", "support"]
    illegal: bool
    count: int
    timing: str
    trigger: str | None
    text: str
    letter: NotRequired[str]  # of a plot
    plot: NotRequired[PrintedPlot]


class EventCard(TypedDict):
    """An event card."""

    id: str
    stage: int
    name: str
    kind: str
    ignore_eagles: int
    add_eagles: int
    raid: bool
    text: str
    history: str


class PrintedAnswer(TypedDict):
    """A way out of an interrogation."""

    label: str
    id: str
    text: str


class Resist(TypedDict):
    """What becomes of whoever breaks, and who is released."""

    broken: str
    broken_text: str
    release_at: str


class InterrogationCard(TypedDict):
    """An interrogation card."""

    id: str
    name: str
    options: list[PrintedAnswer]
    try_and_resist: Resist | None


class Catalogue(TypedDict):
    """Spaces, connections, leaders, conspirators, items and all decks."""

    game: str
    spaces: list[PrintedSpace]
    edges: list[Edge]
    leaders: list[PrintedLeader]
    conspirators: list[PrintedSheet]
    dice: Dice
    items: list[PrintedItem]
    tracks: Tracks
    conspirator_cards: list[PrintedCard]
    event_cards: list[EventCard]
    extra_event_cards: list[EventCard]
    interrogation_cards: list[InterrogationCard]
    interrogation_cards_classic: list[InterrogationCard]
