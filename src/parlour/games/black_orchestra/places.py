"""The words cards are made of that let somebody choose a space, a tile or a leader of the board."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import Choice, Question, Step
from parlour.engine.kinds import Kind
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
    ITEM_IDS,
    LEADER_IDS,
    LEADER_NAMES,
    OFF,
    STAGES,
)
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.words import (
    about_leader,
    about_space,
    seat_name,
    space_id,
    space_name,
)

STOP: Final = 63
"""The option to go no farther, or to take nothing."""

_SEAT: Final = 7


class SpaceChoice(Question):
    """One of several spaces: options are spaces, or STOP."""

    def passes(self, g: Orchestra, me: i64, it: i64, option: i64) -> bool:
        return option == STOP

    def key(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        return f"{self.verb}:stop" if option == STOP else f"{self.verb}:{space_id(g, option)}"

    def text(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        if option == STOP:
            return "Go no farther"
        entry = g.setup.board.spaces[option].entry_words
        return f"{space_name(g, option)}{f' ({entry})' if entry else ''}"

    def about(self, g: Orchestra, me: i64, it: i64, option: i64) -> list[str]:
        return [] if option == STOP else [about_space(g, option)]


class Walk(SpaceChoice):
    """Move a conspirator step by step along open connections (R30); `it` is the seat plus 8 for each step made."""

    it_is: ClassVar[Kind] = SEAT_AND_COUNT

    def __init__(self, steps: i64, *, must: bool = False) -> None:
        super().__init__("go", "Where to next?", "R30")
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

    def prompt(self, g: Orchestra, me: i64, it: i64) -> str:
        return f"Where does {seat_name(g, it & _SEAT)} go? (step {(it >> 3) + 1} of {self.how_far(g)})"


class FlyAnywhere(SpaceChoice):
    """Go straight to any other open space; its modifiers apply (R31). `it` is the seat."""

    it_is: ClassVar[Kind] = SEAT

    def __init__(self) -> None:
        super().__init__("go", "To which open space?", "R31")

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return members(g.open() & ~BIT[g.where[it]])

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        enter(g, it, option)


class MoveHitler(SpaceChoice):
    """R33: Hitler goes up to three steps through open spaces and must end elsewhere; this is no event."""

    def __init__(self, steps: i64) -> None:
        super().__init__("hitler", "Where does Hitler go?", "R33")
        self.steps: int = steps

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        start = g.leaders[HITLER]
        return members(g.setup.board.within(start, self.steps, g.stage)) if start != OFF else []

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        move_leader(g, HITLER, option)


class TileChoice(SpaceChoice):
    """One of the tiles on the board, named by its space."""

    def text(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        tile = ITEM_IDS[g.tile[option]] if g.face_up >> option & 1 else "face down"
        return f"The tile in {space_name(g, option)} ({tile})"


class TakeAnyTile(TileChoice):
    """Distant Contact: take a tile from any space, also from closed ones (R51)."""

    def __init__(self) -> None:
        super().__init__("tile", "Which tile do you take?", "R51")

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return g.tiles_on_board()

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        take_tile(g, me, option)


class RevealAnyTile(TileChoice):
    """R60: turn any face-down tile of the board up."""

    def __init__(self) -> None:
        super().__init__("reveal", "Which tile do you turn up?", "R60")

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return g.face_down()

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        reveal_tile(g, option)


class RemoveTiles(TileChoice):
    """So many tiles leave the board, chosen by the reader; `it` counts those gone."""

    it_is: ClassVar[Kind] = TILES_GONE

    def __init__(self, n: i64) -> None:
        super().__init__("remove", "Which tile leaves the board?", "BO-106")
        self.n: int = n

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return g.tiles_on_board()

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        remove_tile(g, option)
        gone = max(it, 0) + 1
        if gone < self.n:
            g.then(self, me, gone)


class LeaderChoice(Question):
    """One of several leaders: options are leaders."""

    def key(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        return f"{self.verb}:{LEADER_IDS[option]}"

    def text(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        return f"{LEADER_NAMES[option]} in {space_name(g, g.leaders[option])}"

    def about(self, g: Orchestra, me: i64, it: i64, option: i64) -> list[str]:
        return [about_leader(option)]


def deputies(g: Orchestra) -> list[int]:
    """Return the deputies in play."""
    return [leader for leader in EVERY_LEADER if leader != HITLER and g.leaders[leader] != OFF]


class RemoveDeputy(LeaderChoice):
    """False Accusations: a deputy of your choice leaves the game."""

    def __init__(self) -> None:
        super().__init__("remove", "Which deputy leaves the game?", "R36")

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return deputies(g)

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        remove_leader(g, option)


class CallAway(Choice):
    """R34: two deputies of your choice go to one space; with one in play he alone goes. Options: 8 x one + other."""

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        there = deputies(g)
        if len(there) == 1:
            return [8 * there[0] + there[0]]
        return [8 * one + other for one in there for other in there if one < other]

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        g.then(CALL_AWAY_TO, me, option)

    def prompt(self, g: Orchestra, me: i64, it: i64) -> str:
        return "Which deputies are called away?"

    def rule(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        return "R34"

    def key(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        one, other = option >> 3, option & 7
        return f"call:{LEADER_IDS[one]}" + (f":{LEADER_IDS[other]}" if one != other else "")

    def text(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        one, other = option >> 3, option & 7
        return LEADER_NAMES[one] + (f" and {LEADER_NAMES[other]}" if one != other else "")

    def about(self, g: Orchestra, me: i64, it: i64, option: i64) -> list[str]:
        return [about_leader(option >> 3), about_leader(option & 7)]


class CallAwayTo(SpaceChoice):
    """R34: any space of the board, from stage 7 on an open one; each must change space. `it` is 8 x one + other."""

    it_is: ClassVar[Kind] = DEPUTIES

    def __init__(self) -> None:
        super().__init__("to", "To which space?", "R34")

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
