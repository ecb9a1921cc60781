"""A board: spaces, printed lines, zones, and how far a fighter gets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.arrays import vec
from parlour.engine.said import Noun, aside
from parlour.games.unmatched.bits import BIT, PLACE

FARTHEST: Final = 12
"""No move in the game is longer than this: move value plus the highest boost, with room for a designer's figures."""


class Space:
    """One space: its id, where it is drawn (percent of the picture) and the zones it belongs to."""

    def __init__(self, id: str, x: float, y: float, *zones: str) -> None:
        self.id: str = id
        self.label: str = id.lstrip("abcdefghijklmnopqrstuvwxyz")
        """What people see: its number on this board."""
        self.x: float = x
        self.y: float = y
        self.zones: list[str] = list(zones)


class Zone:
    """A colour on the board: U-3."""

    def __init__(self, id: str, color: str) -> None:
        self.id: str = id
        self.color: str = color


class Board:
    """A board with its tables, made once and shared by all matches on it."""

    def __init__(  # noqa: PLR0913 - one argument for each thing printed on a board
        self,
        *,
        id: str,
        players: list[int],
        aspect: tuple[int, int],
        zones: list[Zone],
        spaces: list[Space],
        lines: list[str],
        starts: list[str],
        passages: list[str],
    ) -> None:
        self.id: str = id
        self.noun: Noun = Noun("board", id, f"board-{id}")
        self.players: list[int] = players
        self.aspect: tuple[int, int] = aspect
        self.zones: list[Zone] = zones
        self.spaces: list[Space] = spaces
        self.number: dict[str, int] = {space.id: n for n, space in enumerate(spaces)}
        # Each space as something chosen, and as something spoken of, which no key names.
        self.nouns: list[Noun] = [Noun("space", space.id, "space", label=space.label) for space in spaces]
        self.mentioned: list[Noun] = [aside(noun) for noun in self.nouns]
        if len(self.number) != len(spaces):
            msg = f"{id}: a space id is used twice"
            raise ValueError(msg)
        self.edges: list[tuple[int, int]] = []
        for line in lines:
            first, second = line.split("-")
            self.edges.append((self.number[first], self.number[second]))
        self.starts: list[int] = [self.number[start] for start in starts]
        self.passages: list[int] = [self.number[space] for space in passages]
        self.everywhere: int = BIT[len(spaces)] - 1
        self.near: vec[i64] = vec[i64]([0] * len(spaces))
        for a, b in self.edges:
            self.near[a] |= BIT[b]
            self.near[b] |= BIT[a]
        zone_area: dict[str, int] = {zone.id: 0 for zone in zones}
        for n, space in enumerate(spaces):
            for zone in space.zones:
                zone_area[zone] |= BIT[n]
        self.zone: vec[i64] = vec[i64]([0] * len(spaces))
        for n, space in enumerate(spaces):
            for zone in space.zones:
                self.zone[n] |= zone_area[zone]
        keyholes = 0
        for space_number in self.passages:
            keyholes |= BIT[space_number]
        self.lines_only: Ways = Ways(self.near)
        self.ways: Ways = Ways(
            vec[i64]([near | (keyholes & ~BIT[n]) if keyholes >> n & 1 else near for n, near in enumerate(self.near)])
        )

    def zone_name(self, zone: Zone) -> str:
        """Return the name of the message that names a zone."""
        return f"zone-{self.id}-{zone.id}"

    def share_zone(self, a: i64, b: i64) -> bool:
        """U-4: two spaces are in the same zone when they share a colour."""
        return bool(self.zone[a] >> b & 1)


class Ways:
    """Which spaces are one step from each other, and every area within so many steps."""

    def __init__(self, step: vec[i64]) -> None:
        self.step: vec[i64] = step
        # within[n][space]: everything at most n steps away when nobody is in the way.
        self.within: list[vec[i64]] = [vec[i64]([BIT[n] for n in range(len(step))])]
        for _ in range(FARTHEST):
            closer = self.within[-1]
            self.within.append(vec[i64]([self._grow(area) for area in closer]))

    def _grow(self, area: i64) -> int:
        grown: i64 = area
        while area:
            single = area & -area
            grown |= self.step[PLACE[single % 67]]
            area ^= single
        return grown

    def reach(self, start: i64, steps: i64, blocked: i64, fog: i64) -> i64:
        """Return where a move of up to `steps` can lead, the start included.

        Spaces in `blocked` cannot be entered (U-29); spaces in `fog` count as one step from each other (U-143).
        """
        if steps > FARTHEST:
            steps = FARTHEST
        if steps <= 0:
            return self.within[0][start]
        # Most moves meet nobody and no fog on the way: then the table has the answer.
        inner: i64 = self.within[steps - 1][start]
        if not inner & (blocked | fog):
            return self.within[steps][start] & ~blocked
        return self.walk(start, steps, blocked, fog)

    def walk(self, start: i64, steps: i64, blocked: i64, fog: i64) -> i64:
        """Work out `reach` step by step."""
        step = self.step
        frontier: i64 = self.within[0][start]
        seen = frontier
        while steps > 0 and frontier:
            grown: i64 = fog if frontier & fog else 0
            while frontier:
                single = frontier & -frontier
                grown |= step[PLACE[single % 67]]
                frontier ^= single
            frontier = grown & ~seen & ~blocked
            seen |= frontier
            steps -= 1
        return seen
