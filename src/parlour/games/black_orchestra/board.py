"""The board: spaces, connections, distances, and which spaces are open in which stage (BO-47 to BO-54, R108)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.arrays import vec
from parlour.engine.said import Said, Value
from parlour.games.black_orchestra.bits import BIT, members, set_of
from parlour.games.black_orchestra.names import ANY_ITEM, STAGES
from parlour.games.black_orchestra.nouns import ITEM, Piece

PRISON: Final = 30
"""Prison is next to nothing (BO-96)."""

FAR: Final = 99

# When a delivery is possible (BO-41, R44).
ALWAYS: Final = 0
DEPUTY_HERE: Final = 1
HITLER_HERE: Final = 2
STAGE_1: Final = 3
STAGE_2: Final = 4
OF_ABWEHR: Final = 5
OF_CIVILIAN: Final = 6
OF_WEHRMACHT: Final = 7
WHEN_IDS: Final = ["always", "deputy_here", "hitler_here", "stage_1", "stage_2", "abwehr", "civilian", "wehrmacht"]


class Delivery:
    """What a space asks for and gives: 2 suspicion off, or so many points split between conspirators (BO-42)."""

    def __init__(self, item: int, *, when: int = ALWAYS, split: int = 0) -> None:
        self.item: int = item
        self.when: int = when
        self.split: int = split
        self.relief: int = 2

    @property
    def text(self) -> Said:
        """What is printed."""
        if self.split:
            return Said("delivery-shared", item=ITEM[self.item].name, points=self.split)
        if self.item == ANY_ITEM:
            return Said("delivery-any", when=WHEN_IDS[self.when], suspicion_lost=self.relief)
        return Said("delivery", item=ITEM[self.item].name, suspicion_lost=self.relief)


class Space:
    """One space of the map."""

    def __init__(  # noqa: PLR0913 - one argument for each thing printed on a space
        self,
        id: str,
        stage: int,
        x: int,
        y: int,
        *,
        berlin: bool = False,
        fortified: bool = False,
        closes: bool = False,
        item: bool = True,
        enter_suspicion: int = 0,
        enter_motivation: int = 0,
        enter_support: int = 0,
        delivery: Delivery | None = None,
    ) -> None:
        self.id: str = id
        self.piece: Piece = Piece("space", id)
        self.stage: int = stage
        self.x: int = x
        self.y: int = y
        self.berlin: bool = berlin
        self.fortified: bool = fortified
        self.closes: bool = closes
        self.item: bool = item
        self.enter_suspicion: int = enter_suspicion
        self.enter_motivation: int = enter_motivation
        self.enter_support: int = enter_support
        self.delivery: Delivery | None = delivery
        self.changes: bool = bool(enter_suspicion or enter_motivation or enter_support)
        # What is printed about entering, if anything.
        self.entry: Said | None = self._entry() if self.changes else None

    def _entry(self) -> Said:
        tracks = [("motivation", self.enter_motivation), ("suspicion", self.enter_suspicion), ("support", self.enter_support)]
        changes: list[Value] = [Said(f"{track}-{'rises' if n > 0 else 'falls'}", n=abs(n)) for track, n in tracks if n]
        return Said("entry", changes=changes)


class Board:
    """The map with its tables, made once and shared by all games."""

    def __init__(self, spaces: list[Space], roads: list[str]) -> None:
        self.spaces: list[Space] = spaces
        self.roads: list[str] = roads
        self.number: dict[str, int] = {space.id: n for n, space in enumerate(spaces)}
        self.number["prison"] = PRISON
        self.ids: list[str] = [space.id for space in spaces] + ["prison"]
        self.pieces: list[Piece] = [*(space.piece for space in spaces), Piece("space", "prison")]
        self.berlin: int = set_of([n for n, space in enumerate(spaces) if space.berlin])
        self.fortified: int = set_of([n for n, space in enumerate(spaces) if space.fortified])
        self.closes: int = set_of([n for n, space in enumerate(spaces) if space.closes])
        self.stage: list[int] = [space.stage for space in spaces]
        near: list[int] = []
        for n, space in enumerate(spaces):
            near.append(self.berlin & ~BIT[n] if space.berlin else 0)
        for road in roads:
            one, other = road.split()
            near[self.number[one]] |= BIT[self.number[other]]
            near[self.number[other]] |= BIT[self.number[one]]
        near.append(0)  # nothing is near the prison
        self.near: vec[i64] = vec[i64](near)
        everywhere = set_of(list(range(len(spaces))))
        self.distance: list[list[int]] = [self._distances(n, everywhere) for n in range(len(spaces))]
        # Open spaces by stage (R108); index 0 is not used.
        self.open: list[int] = [0]
        for stage in range(1, STAGES + 1):
            area = set_of([n for n, space in enumerate(spaces) if space.stage <= stage])
            self.open.append(area & ~self.closes if stage >= STAGES else area)
        # By stage and space: how many moves through open spaces lead to each space; a row of its own for prison.
        self.ways: list[list[list[int]]] = [
            [self._distances(n, area) for n in range(len(spaces))] + [[FAR] * len(spaces)] for area in self.open
        ]
        # Lists of options that actions.py remembers: one for each stage, space, number of dice, with and without cards to draw.
        self.usual: list[list[int]] = [[]] * (8 * 32 * (STAGES + 1))
        # Where somebody goes who must leave a space that closes (BO-65).
        self.refuge: list[list[int]] = [self._nearest(n, self.open[STAGES]) for n in range(len(spaces))]

    def _distances(self, start: i64, area: i64) -> list[int]:
        """R7, R108: the fewest connections through an area: the whole printed board, or what is open."""
        found = [FAR] * len(self.spaces)
        found[start] = 0
        edge = [start]
        while edge:
            following: list[int] = []
            for space in edge:
                for other in members(self.near[space] & area):
                    if found[other] == FAR:
                        found[other] = found[space] + 1
                        following.append(other)
            edge = following
        return found

    def _nearest(self, start: i64, area: i64) -> list[int]:
        best = min(self.distance[start][n] for n in members(area))
        return [n for n in members(area) if self.distance[start][n] == best]

    def within(self, start: i64, steps: i64, stage: int) -> int:
        """Return the spaces that up to so many moves through open spaces lead to, the start left out."""
        reached = BIT[start]
        for _ in range(steps):
            grown = reached
            for space in members(reached):
                grown |= self.near[space] & self.open[stage]
            reached = grown
        return reached & ~BIT[start]
