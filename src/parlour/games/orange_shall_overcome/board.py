"""The board: 13 spots, 20 lettered roads in five coloured areas, and where the arrows send a patrol (OSO-142, OSO-148, OSO-153)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.arrays import vec
from parlour.games.orange_shall_overcome.bits import BIT

SPOTS: Final = 13
ROADS: Final = 20
CITY_SPOTS: Final = 7

SPOT_IDS: Final = ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "l1", "l2", "l3", "l4", "l5", "l6"]
ROAD_IDS: Final = list("abcdefghijklmnopqrst")
AREA_IDS: Final = ["red", "yellow", "blue", "green", "brown"]
ROADS_PER_AREA: Final = 4

WHITE: Final = 0
BLACK: Final = 1
ARROW_IDS: Final = ["white", "black"]

# Where each spot lies, 0 to 100 from the lower left.
PLACES: Final = [
    (9, 72), (27, 88), (49, 81), (10, 40), (29, 60), (50, 50), (31, 20),
    (69, 92), (91, 83), (71, 59), (91, 47), (76, 23), (58, 9),
]  # fmt: skip

# Road, its two ends, white arrow (via, to), black arrow (via, to).
_LINES: Final = [
    "a c1 c2 c1 b c2 c", "b c1 c4 c4 f c1 a", "c c2 c5 c5 i c2 d", "d c2 c3 c2 a c3 j",
    "e c4 c5 c5 c c4 b", "f c4 c7 c4 e c7 g", "g c5 c7 c7 h c5 e", "h c6 c7 c7 t c6 i",
    "i c5 c6 c5 g c6 l", "j c3 c6 c3 k c6 h", "k c3 l1 c3 d l1 n", "l c6 l3 c6 j l3 p",
    "m l1 l2 l2 o l1 k", "n l1 l3 l1 m l3 q", "o l2 l4 l4 r l2 m", "p l3 l4 l3 l l4 o",
    "q l3 l5 l3 n l5 r", "r l4 l5 l4 p l5 s", "s l5 l6 l5 q l6 t", "t c7 l6 l6 s c7 f",
]  # fmt: skip


def spot_number(id: str) -> int:
    """Return the number of a spot."""
    return SPOT_IDS.index(id)


def road_number(id: str) -> int:
    """Return the number of a road."""
    return ROAD_IDS.index(id)


class Board:
    """Tables of the board: everything a step has to look up."""

    def __init__(self) -> None:
        words = [line.split() for line in _LINES]
        self.ends: list[tuple[int, int]] = [(spot_number(w[1]), spot_number(w[2])) for w in words]
        self.via: list[list[int]] = [[spot_number(w[3]) for w in words], [spot_number(w[5]) for w in words]]
        self.to: list[list[int]] = [[road_number(w[4]) for w in words], [road_number(w[6]) for w in words]]
        self.roads_at: list[list[int]] = [[r for r in range(ROADS) if s in self.ends[r]] for s in range(SPOTS)]
        self.next_to: list[list[int]] = [sorted(self.far_end(r, s) for r in self.roads_at[s]) for s in range(SPOTS)]
        # The same as sets: roads that meet at a location, locations next to it.
        self.meeting: vec[i64] = vec[i64]([sum(BIT[r] for r in roads) for roads in self.roads_at])
        self.near: list[int] = [sum(BIT[n] for n in spots) for spots in self.next_to]
        # The roads that share a location with a road.
        self.beside: list[list[int]] = [
            [q for q in range(ROADS) if q != r and set(self.ends[q]) & set(self.ends[r])] for r in range(ROADS)
        ]
        # How many roads lie between two spots, for bots and for texts.
        self.distance: list[list[int]] = [self._distances(s) for s in range(SPOTS)]

    def far_end(self, road: int, spot: int) -> int:
        """Return the other end of a road."""
        one, other = self.ends[road]
        return other if one == spot else one

    def _distances(self, start: i64) -> list[int]:
        found = [99] * SPOTS
        found[start] = 0
        edge = [start]
        for spot in edge:
            for n in self.next_to[spot]:
                if found[n] == 99:
                    found[n] = found[spot] + 1
                    edge.append(n)
        return found


BOARD: Final = Board()


def is_city(spot: int) -> bool:
    """OSO-148: the first seven spots are City, the other six Countryside."""
    return spot < CITY_SPOTS


def area_of(road: int) -> int:
    """Return the coloured area of a road: four roads each, by letter (OSO-153)."""
    return road // ROADS_PER_AREA
