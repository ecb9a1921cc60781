"""Whom a text is about. Prisoners are never meant unless a text says so (BO-98)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.black_orchestra.bits import count
from parlour.games.black_orchestra.board import FAR, PRISON
from parlour.games.black_orchestra.names import EXTREME, HITLER, OFF, RECKLESS
from parlour.games.black_orchestra.state import Orchestra

_ALL: Final = 0
_OTHERS: Final = 1
_HERE: Final = 2
_VISITED: Final = 3
_NEAREST: Final = 4
_PRISONERS: Final = 5
SCOPE_IDS: Final = ["all", "others", "here", "visited", "nearest", "prisoners"]


class Who:
    """A group of conspirators, narrowed by what they are, where they are and what they have."""

    def __init__(  # noqa: PLR0913 - one argument for each thing a text may narrow by
        self,
        scope: int = _ALL,
        *,
        affiliation: int = -1,
        berlin: bool = False,
        space: i64 = -1,
        suspicion_max: int = EXTREME,
        suspicion_min: int = 0,
        motivation_max: int = RECKLESS,
        motivation_min: int = 0,
        cards: i64 = 0,
        items: int = 0,
        plots: int = 0,
        illegal: int = 0,
    ) -> None:
        self.scope: int = scope
        self.affiliation: int = affiliation
        self.berlin: bool = berlin
        self.space: int = space
        self.suspicion_max: int = suspicion_max
        self.suspicion_min: int = suspicion_min
        self.motivation_max: int = motivation_max
        self.motivation_min: int = motivation_min
        self.cards: int = cards
        self.items: int = items
        self.plots: int = plots
        self.illegal: int = illegal
        narrowed = affiliation >= 0 or berlin or space >= 0 or suspicion_max < EXTREME or suspicion_min or motivation_max < RECKLESS
        self.narrowed: bool = bool(narrowed or motivation_min or cards or items or plots or illegal)

    def seats(self, g: Orchestra, me: i64) -> list[int]:
        """Return the conspirators meant, in turn order from the active one (R72)."""
        group = self._group(g, me)
        return [seat for seat in group if self._fits(g, seat)] if self.narrowed else group

    def _group(self, g: Orchestra, me: i64) -> list[int]:
        if self.scope == _ALL:
            return g.free_seats()
        if self.scope == _OTHERS:
            return g.free_others(me)
        if self.scope == _HERE:
            return g.here(me)
        if self.scope == _VISITED:
            return [seat for seat in g.free_seats() if g.where[seat] == g.visited]
        if self.scope == _NEAREST:
            return nearest_to_hitler(g)
        return g.prisoners()

    def _fits(self, g: Orchestra, seat: i64) -> bool:
        setup = g.setup
        if self.affiliation >= 0 and setup.affiliation[seat] != self.affiliation:
            return False
        if self.berlin and not setup.board.berlin >> g.where[seat] & 1:
            return False
        if self.space >= 0 and g.where[seat] != self.space:
            return False
        if not self.suspicion_min <= g.suspicion[seat] <= self.suspicion_max:
            return False
        if not self.motivation_min <= g.motivation[seat] <= self.motivation_max:
            return False
        cards = g.dossier[seat]
        if count(cards) < self.cards or g.item_count(seat) < self.items:
            return False
        content = setup.content
        return count(cards & content.plots) >= self.plots and count(cards & content.illegal) >= self.illegal


def nearest_to_hitler(g: Orchestra) -> list[int]:
    """R9: all free conspirators at the smallest distance from Hitler, his own space included."""
    space = g.leaders[HITLER]
    if space == OFF:
        return []
    best = FAR
    for place in g.where:
        if place != PRISON:
            best = min(best, g.distance(space, place))
    return [seat for seat in g.free_seats() if g.distance(space, g.where[seat]) == best]


EVERYBODY: Final = Who(_ALL)
OTHERS: Final = Who(_OTHERS)
HERE: Final = Who(_HERE)
VISITED: Final = Who(_VISITED)
NEAREST_TO_HITLER: Final = Who(_NEAREST)
PRISONERS: Final = Who(_PRISONERS)
