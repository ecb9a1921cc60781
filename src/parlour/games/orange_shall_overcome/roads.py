"""Occupiers on the roads: intensify, downgrade, shift (OSO-149 to OSO-151, R8 to R10, R22)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Choice
from parlour.engine.kinds import Kind
from parlour.engine.said import Said
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.bits import BIT
from parlour.games.orange_shall_overcome.board import BOARD, ROADS, ROADS_PER_AREA
from parlour.games.orange_shall_overcome.kinds import SPOT
from parlour.games.orange_shall_overcome.pieces import a_character, a_road, an_occupier, standing
from parlour.games.orange_shall_overcome.state import (
    EMPTY,
    HAS_POLICEMAN,
    HAS_SOLDIER,
    POLICEMAN,
    SOLDIER,
    TOKENS_ON,
    Resistance,
    why_now,
)

# Which road a text is about. At or above NAMED it is that very road.
THIS: Final = 0
AT_MY_LOCATION: Final = 1
OF_CHOICE: Final = 2
FIRST_AT_LOCATION: Final = 3
FIRST_SAFE_AT_LOCATION: Final = 4
FIRST_RUNNING_LINE: Final = 5
FIRST_SAFE_OF_AREA: Final = 10
FIRST_POLICEMAN_OF_AREA: Final = 20
NAMED: Final = 100


def slot(g: Resistance, road: int, n: i64) -> int:
    """Return what stands in one of the two slots of a road."""
    return g.roads[road] >> (2 * n) & 3


def slot_of(g: Resistance, road: int, kind: i64) -> int:
    """Return the slot of a token of a kind: of the one just met, if it is one (R54), else of the first."""
    if road == g.road and g.met == 1 and slot(g, road, 1) == kind:
        return 1
    return 0 if slot(g, road, 0) == kind else 1


def can_intensify(g: Resistance, road: int) -> bool:
    """R9, R10: something would happen: a policeman to turn, or a Safe Road and a token left."""
    standing = g.roads[road]
    return HAS_POLICEMAN[standing] or (standing == EMPTY and g.posted < g.setup.content.figures.occupier_tokens)


def intensify(g: Resistance, road: int) -> None:
    """OSO-150: turn a policeman into a soldier (the one just met, if any), or place a policeman on a Safe Road."""
    standing = g.roads[road]
    if HAS_POLICEMAN[standing]:
        g.roads[road] = standing + BIT[2 * slot_of(g, road, POLICEMAN)]
        g.tell(events.ROAD_INTENSIFIED, road, SOLDIER, why_now(g))
    elif standing == EMPTY and g.posted < g.setup.content.figures.occupier_tokens:
        g.roads[road] = POLICEMAN
        g.posted += 1
        g.tell(events.ROAD_INTENSIFIED, road, POLICEMAN, why_now(g))


def take_off(g: Resistance, road: int, n: i64) -> None:
    """Empty a slot; its token has no part any more in a crossing or a patrol under way (R54, R66)."""
    g.roads[road] &= ~(3 * BIT[2 * n])
    g.to_move &= ~BIT[2 * road + n]
    if road == g.road:
        g.to_meet &= ~BIT[n]


def put_on(g: Resistance, road: int, kind: i64) -> None:
    """Put a token into a free slot of a road."""
    standing = g.roads[road]
    g.roads[road] = standing | (kind if standing & 3 == EMPTY else kind << 2)


def downgrade(g: Resistance, road: int, kind: i64) -> None:
    """OSO-151: turn a soldier into a policeman, or take a policeman off the board."""
    n = slot_of(g, road, kind)
    if kind == SOLDIER:
        g.roads[road] -= BIT[2 * n]
    else:
        take_off(g, road, n)
        g.posted -= 1
    g.tell(events.ROAD_DOWNGRADED, road, kind - 1, why_now(g))


def is_full(g: Resistance, road: int) -> bool:
    """R8: at most two tokens stand on a road."""
    return TOKENS_ON[g.roads[road]] >= g.setup.content.figures.tokens_per_road


def fixed_road(g: Resistance, which: int, spot: int) -> int:
    """Return the road a text names without leaving a choice, NONE if there is none."""
    if which >= NAMED:
        return which - NAMED
    if which == THIS:
        return g.road
    if which == FIRST_AT_LOCATION:
        return next((r for r in BOARD.roads_at[spot] if can_intensify(g, r)), NONE)
    if which == FIRST_SAFE_AT_LOCATION:
        return next((r for r in BOARD.roads_at[spot] if g.roads[r] == EMPTY), NONE)
    if which == FIRST_RUNNING_LINE:
        lines: list[int] = g.setup.scenario.rail_lines
        return next((r for n, r in enumerate(lines) if not g.halted >> n & 1 and can_intensify(g, r)), NONE)
    first = (which - FIRST_SAFE_OF_AREA) % 10 * ROADS_PER_AREA
    if which >= FIRST_POLICEMAN_OF_AREA:
        return next((r for r in range(first, first + ROADS_PER_AREA) if HAS_POLICEMAN[g.roads[r]]), NONE)
    return next((r for r in range(first, first + ROADS_PER_AREA) if g.roads[r] == EMPTY), NONE)


class RoadChoice(Choice):
    """One of several roads; `it` is the location the text is about."""

    it_is: ClassVar[Kind] = SPOT

    def __init__(self, which: int, verb: str, cites: str) -> None:
        super().__init__()
        self.which: int = which
        self.verb: str = verb
        self.cites: str = cites

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said(f"ask-{self.verb}", self.cites, character=a_character(g, me))

    def waits(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("waiting-road")


class Intensify(RoadChoice):
    """OSO-150: intensify a road; where a player picks, one on which something happens."""

    def __init__(self, which: int) -> None:
        super().__init__(which, "intensify", "OSO-150")

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        if self.which == AT_MY_LOCATION:
            g.ask(self, me, it)
            return
        road = fixed_road(g, self.which, it)
        if road >= 0:
            intensify(g, road)

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        return [r for r in BOARD.roads_at[it] if can_intensify(g, r)]

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        intensify(g, option)

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        return Said("intensify", self.cites, road=a_road(option), standing=standing(g, option))


class Downgrade(RoadChoice):
    """OSO-151: downgrade a road; with both kinds present the resolving player picks.

    Options: 4 x road + kind.
    """

    def __init__(self, which: int) -> None:
        super().__init__(which, "downgrade", "OSO-151")

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        found: list[int] = []
        for road in [g.road] if self.which == THIS else range(ROADS):
            if HAS_POLICEMAN[g.roads[road]]:
                found.append(4 * road + POLICEMAN)
            if HAS_SOLDIER[g.roads[road]]:
                found.append(4 * road + SOLDIER)
        return found

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        downgrade(g, option >> 2, option & 3)

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        return Said("downgrade", self.cites, road=a_road(option >> 2), kind=an_occupier(option & 3))


class Shift(RoadChoice):
    """R22: move a policeman to a road that shares a location with its own and is not full.

    Options: 20 x from + to.
    """

    def __init__(self, which: int) -> None:
        super().__init__(which, "shift", "R22")

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        return shifts(g, BOARD.roads_at[it] if self.which == AT_MY_LOCATION else list(range(ROADS)))

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        old, new = option // ROADS, option % ROADS
        take_off(g, old, 0 if slot(g, old, 0) == POLICEMAN else 1)
        put_on(g, new, POLICEMAN)
        g.tell(events.POLICEMAN_SHIFTED, old, new, why_now(g))

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        return Said("shift", self.cites, old=a_road(option // ROADS), new=a_road(option % ROADS))


def shifts(g: Resistance, roads: list[int]) -> list[int]:
    """Return every move of a policeman that stands on one of these roads."""
    found: list[int] = []
    for old in roads:
        if HAS_POLICEMAN[g.roads[old]]:
            for new in BOARD.beside[old]:
                if not is_full(g, new):
                    found.append(ROADS * old + new)
    return found
