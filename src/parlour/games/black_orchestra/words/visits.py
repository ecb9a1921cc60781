"""Visits of leaders, and what a conspirator visited alone is offered (R7, R52, R87); leaders who gather (R88, R89)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.amount import Amount, Amounts
from parlour.engine.kernel import NONE, Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Said, Value
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.bits import BIT
from parlour.games.black_orchestra.board import FAR
from parlour.games.black_orchestra.causes import held_back
from parlour.games.black_orchestra.kinds import SEAT
from parlour.games.black_orchestra.levels import motivate, move_leader, suspect
from parlour.games.black_orchestra.limits import PieceChoice, drop
from parlour.games.black_orchestra.names import AN_EAGLE, EXTREME, HIGH, HIMMLER, HITLER, OFF, PISTOL, SKEPTICAL
from parlour.games.black_orchestra.nouns import LEADER, figured
from parlour.games.black_orchestra.pieces import AN_ITEM
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.words.choices import YES_NO, SeatChoice
from parlour.games.black_orchestra.words.effects import event_moves
from parlour.games.black_orchestra.words.places import LeaderChoice, SpaceChoice, deputies
from parlour.games.black_orchestra.words.who import VISITED, Who

DECLINE: Final = 127
"""The option to pay nothing."""


def nearest_spaces(g: Orchestra, leader: i64) -> list[int]:
    """R7: the spaces of the nearest free conspirators outside the leader's own space."""
    start = g.leaders[leader]
    best = FAR
    found: list[int] = []
    for seat in g.free_seats():
        space = g.where[seat]
        far = g.distance(start, space)
        if far == 0 or far > best or far == FAR:
            continue
        if far < best:
            best = far
            found = []
        if space not in found:
            found.append(space)
    return sorted(found)


class Visit(SpaceChoice):
    """A leader visits the nearest conspirator; ties are the active player's (R7). Then `visited` is that space (R87)."""

    def __init__(self, leader: i64) -> None:
        super().__init__("visit", "visits-whom", "R7")
        self.leader: int = leader

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        g.visited = NONE
        if self.leader == HITLER and g.blocked:
            g.tell(log.LEADER_STAYED, HITLER, held_back(g))
            return
        g.ask(self, me, it)

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return nearest_spaces(g, self.leader)

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        event_moves(g, self.leader, option)
        g.visited = option

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("visits-whom", leader=LEADER[self.leader].name)


class IfAlone(Step):
    """R52: what follows is for the conspirator who is the only free one in the visited space."""

    def __init__(self, step: Step) -> None:
        super().__init__()
        self.step: Step = step

    def parts(self) -> list[Step]:
        return [self.step]

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        there = VISITED.seats(g, me) if g.visited >= 0 else []
        if len(there) == 1:
            g.then(self.step, there[0], there[0])


class Offer(Choice):
    """The visited conspirator may pay a price in full and gain something (R69)."""

    it_is: ClassVar[Kind] = SEAT

    def __init__(self, id: str, gain: Step, can_pay: Callable[[Orchestra, int], bool]) -> None:
        super().__init__()
        self.id: str = id
        # What its words say, filled in when the content is put together.
        self.figures: dict[str, Value] = {}
        self.gain: Step = gain
        self.can_pay: Callable[[Orchestra, int], bool] = can_pay

    def parts(self) -> list[Step]:
        return [self.gain]

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return YES_NO if self.can_pay(g, me) else []

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        if option:
            g.then(self.gain, me, me)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return figured(Said(f"offer-{self.id}"), self.figures)

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        if option:
            return figured(Said("accept", "R52", words=f"accept-{self.id}"), self.figures)
        return Said("decline", "R52", passes=True)


def has_motivation(n: i64) -> Callable[[Orchestra, int], bool]:
    """R69: a motivation cost needs so much of it."""

    def holds(g: Orchestra, me: i64) -> bool:
        return g.motivation[me] >= n

    return holds


def not_timid(g: Orchestra, me: i64) -> bool:
    """R69: a motivation cost needs skeptical or higher."""
    return g.motivation[me] >= SKEPTICAL


class HimmlersDie(Step):
    """A number adds that much motivation, an eagle adds 2 suspicion, a target does nothing."""

    it_is: ClassVar[Kind] = SEAT
    amounts: ClassVar[Amounts] = (Amount("gain", "suspicion_gained", high=EXTREME),)

    def __init__(self, gain: int = 2) -> None:
        super().__init__()
        self.gain: int = gain

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        face = g.roll()
        g.tell(log.DICE_ROLLED, me, face)
        if face == AN_EAGLE:
            suspect(g, me, self.gain)
        elif face <= 3:
            motivate(g, me, face)


class PayForSuspicion(PieceChoice):
    """The visited conspirator may discard a card or an item to lose suspicion; some offers can be taken again and again."""

    it_is: ClassVar[Kind] = SEAT
    amounts: ClassVar[Amounts] = (Amount("relief", "suspicion_lost", 1, EXTREME),)

    def __init__(self, relief: int, *, cards: bool, again: bool) -> None:
        super().__init__("discard", "pay-for-suspicion", "R69")
        self.relief: int = relief
        self.cards: bool = cards
        self.again: bool = again

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        pieces = [AN_ITEM + kind for kind in g.item_options(me)]
        if self.cards:
            # The Concealed Pistol is named once, as the card it is.
            pieces = g.distinct(g.dossier[me]) + [piece for piece in pieces if piece != AN_ITEM + PISTOL]
        return [*pieces, DECLINE] if pieces else []

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        if option == DECLINE:
            return
        drop(g, me, option)
        suspect(g, me, -self.relief)
        if self.again:
            g.then(self, me, it)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("pay-for-suspicion", suspicion=self.relief)

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        if option == DECLINE:
            return Said("decline", "R69", words="discard-nothing", passes=True)
        return super().says(g, me, it, option)


# Leaders who gather (interrogation cards).


class HimmlerComes(SeatChoice):
    """R89: Himmler goes to a conspirator at high or lower suspicion outside his own space, who gains 1 suspicion."""

    amounts: ClassVar[Amounts] = (Amount("gain", "suspicion_gained", high=EXTREME),)

    def __init__(self, gain: int = 1) -> None:
        super().__init__("conspirator", "himmler-to-whom", "R89")
        self.gain: int = gain
        self.group: Who = Who(suspicion_max=HIGH)

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        start = g.leaders[HIMMLER]
        if start == OFF:
            return []
        return [seat for seat in self.group.seats(g, me) if g.where[seat] != start]

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        move_leader(g, HIMMLER, g.where[option])
        suspect(g, option, self.gain)


def himmler_can_come(g: Orchestra, me: i64) -> bool:
    """R89, R90: Himmler is in play and somebody fits."""
    return bool(HIMMLER_COMES.options(g, me, NONE))


def nearest_deputies(g: Orchestra, seat: i64, moved: int) -> list[int]:
    """R88: the nearest deputies outside a conspirator's space that this effect has not moved."""
    best = FAR
    found: list[int] = []
    for leader in deputies(g):
        far = g.distance(g.leaders[leader], g.where[seat])
        if moved >> leader & 1 or far == 0 or far > best:
            continue
        if far < best:
            best = far
            found = []
        found.append(leader)
    return found


class DeputiesConverge(Step):
    """R88: for each free conspirator, in turn order from the reader, the nearest deputy comes."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        g.mark = 0
        for seat in g.free_others(me):
            g.then(DEPUTY_COMES, me, seat)


class DeputyComes(LeaderChoice):
    """R88: the nearest deputy not yet moved comes to conspirator `it`; ties are the reader's."""

    it_is: ClassVar[Kind] = SEAT

    def __init__(self) -> None:
        super().__init__("deputy", "which-deputy-comes", "R88")

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return nearest_deputies(g, it, g.mark)

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        move_leader(g, option, g.where[it])
        g.mark |= BIT[option]


def a_deputy_would_move(g: Orchestra, me: i64) -> bool:
    """R88: at least one deputy would move."""
    for seat in g.free_others(me):  # noqa: SIM110
        if nearest_deputies(g, seat, 0):
            return True
    return False


HIMMLER_COMES: Final = HimmlerComes()
DEPUTY_COMES: Final = DeputyComes()

STEPS: Final[list[Step]] = [DEPUTY_COMES]
