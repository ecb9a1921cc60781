"""The words cards are made of that let somebody choose a space, a tile or a leader of the board."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.amount import Amount, Amounts
from parlour.engine.kernel import Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Said, word
from parlour.games.black_orchestra.bits import BIT, members
from parlour.games.black_orchestra.kinds import DEPUTIES, SEAT, SEAT_AND_COUNT, TILES_GONE
from parlour.games.black_orchestra.levels import (
    enter,
    move_leader,
    remove_leader,
    remove_tile,
    reveal_tile,
    take_tile,
)
from parlour.games.black_orchestra.names import (
    EVERY_LEADER,
    HITLER,
    MOST,
    OFF,
    STAGES,
)
from parlour.games.black_orchestra.nouns import ITEM, LEADER
from parlour.games.black_orchestra.pieces import a_conspirator, a_space, says_space
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.words.asking import Asked

STOP: Final = 63
"""The option to go no farther, or to take nothing."""

_SEAT: Final = 7


class SpaceChoice(Asked):
    """One of several spaces: options are spaces, or STOP."""

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        if option == STOP:
            return Said(self.verb, self.cites, words="stop", passes=True, space=word("stop"))
        return says_space(g, self.verb, self.cites, option, "a-space")


class Walk(SpaceChoice):
    """Move a conspirator step by step along open connections (R30).

    `it` is the seat plus 8 for each step made.
    """

    it_is: ClassVar[Kind] = SEAT_AND_COUNT
    amounts: ClassVar[Amounts] = (Amount("steps", "spaces", 1, MOST),)

    def __init__(self, steps: i64, *, must: bool = False) -> None:
        super().__init__("go", "walk", "R30")
        self.steps: int = steps
        self.must: bool = must

    def how_far(self, g: Orchestra) -> int:
        """Return how many spaces that may be."""
        return self.steps

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        ways = members(g.setup.board.near[g.where[it & _SEAT]] & g.open())
        return ways if self.must else [*ways, STOP]

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        if option == STOP:
            return
        enter(g, it & _SEAT, option)
        if (it >> 3) + 1 < self.how_far(g):
            g.then(self, me, it + 8)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("walk", conspirator=a_conspirator(g, it & _SEAT).name, step=(it >> 3) + 1, spaces=self.how_far(g))


class FlyAnywhere(SpaceChoice):
    """Go straight to any other open space; its modifiers apply (R31).

    `it` is the seat.
    """

    it_is: ClassVar[Kind] = SEAT

    def __init__(self) -> None:
        super().__init__("go", "fly-where", "R31")

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return members(g.open() & ~BIT[g.where[it]])

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        enter(g, it, option)


class MoveHitler(SpaceChoice):
    """R33: Hitler goes up to three steps through open spaces and must end elsewhere; this is no event."""

    amounts: ClassVar[Amounts] = (Amount("steps", "spaces", 1, MOST),)

    def __init__(self, steps: i64) -> None:
        super().__init__("hitler", "hitler-where", "R33")
        self.steps: int = steps

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        start = g.leaders[HITLER]
        return members(g.setup.board.within(start, self.steps, g.stage)) if start != OFF else []

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        move_leader(g, HITLER, option)


class TileChoice(SpaceChoice):
    """One of the tiles on the board, named by its space."""

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        if g.face_up >> option & 1:
            return Said(self.verb, self.cites, words="a-tile", space=a_space(g, option).noun, item=ITEM[g.tile[option]].name)
        return Said(self.verb, self.cites, words="a-tile-face-down", space=a_space(g, option).noun)


class TakeAnyTile(TileChoice):
    """Distant Contact: take a tile from any space, also from closed ones (R51)."""

    def __init__(self) -> None:
        super().__init__("tile", "take-which-tile", "R51")

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return g.tiles_on_board()

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        take_tile(g, me, option)


class RevealAnyTile(TileChoice):
    """R60: turn any face-down tile of the board up."""

    def __init__(self) -> None:
        super().__init__("reveal", "reveal-which-tile", "R60")

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return g.face_down()

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        reveal_tile(g, option)


class RemoveTiles(TileChoice):
    """So many tiles leave the board, chosen by the reader.

    `it` counts those gone.
    """

    it_is: ClassVar[Kind] = TILES_GONE
    amounts: ClassVar[Amounts] = (Amount("n", "tiles", 1, MOST),)

    def __init__(self, n: i64) -> None:
        super().__init__("remove", "remove-which-tile", "BO-106")
        self.n: int = n

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return g.tiles_on_board()

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        remove_tile(g, option)
        gone = max(it, 0) + 1
        if gone < self.n:
            g.then(self, me, gone)


class LeaderChoice(Asked):
    """One of several leaders: options are leaders."""

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        return Said(self.verb, self.cites, words="a-leader", leader=LEADER[option].noun, space=a_space(g, g.leaders[option]).name)


def deputies(g: Orchestra) -> list[int]:
    """Return the deputies in play."""
    return [leader for leader in EVERY_LEADER if leader != HITLER and g.leaders[leader] != OFF]


class RemoveDeputy(LeaderChoice):
    """False Accusations: a deputy of your choice leaves the game."""

    def __init__(self) -> None:
        super().__init__("remove", "remove-which-deputy", "R36")

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return deputies(g)

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        remove_leader(g, option)


class CallAway(Choice):
    """R34: two deputies of your choice go to one space; with one in play he alone goes.

    Options: 8 x one + other.
    """

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        there = deputies(g)
        if len(there) == 1:
            return [8 * there[0] + there[0]]
        return [8 * one + other for one in there for other in there if one < other]

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        g.then(CALL_AWAY_TO, me, option)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("call-whom")

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        one, other = LEADER[option >> 3], LEADER[option & 7]
        if one is other:
            return Said("call", "R34", words="call-one", leader=one.noun, other=one.lit)
        return Said("call", "R34", words="call-two", leader=one.noun, other=other.noun)


class CallAwayTo(SpaceChoice):
    """R34: any space of the board, from stage 7 on an open one; each must change space. `it` is 8 x one + other."""

    it_is: ClassVar[Kind] = DEPUTIES

    def __init__(self) -> None:
        super().__init__("to", "call-where", "R34")

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        area = BIT[len(g.tile)] - 1
        if g.stage >= STAGES:
            area = g.open()
        return members(area & ~BIT[g.leaders[it >> 3]] & ~BIT[g.leaders[it & 7]])

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        move_leader(g, it >> 3, option)
        move_leader(g, it & 7, option)


CALL_AWAY: Final = CallAway()
CALL_AWAY_TO: Final = CallAwayTo()

STEPS: Final[list[Step]] = [CALL_AWAY, CALL_AWAY_TO]
