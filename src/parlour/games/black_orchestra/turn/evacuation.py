"""Leaving the spaces that close in stage 7 (BO-65, R49 to R51)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Said
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.kinds import A_LEADER, PIECE_ON_BOARD
from parlour.games.black_orchestra.levels import move_leader
from parlour.games.black_orchestra.names import EVERY_LEADER, HITLER, OFF
from parlour.games.black_orchestra.nouns import LEADER
from parlour.games.black_orchestra.pieces import a_conspirator
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.words.effects import event_moves
from parlour.games.black_orchestra.words.places import SpaceChoice


class Evacuate(Step):
    """Leaders and conspirators in spaces that close in stage 7 go to the nearest space that stays open.

    Slow Retreat leaves Hitler alone (R50) and is an event that moves the others (R97); the closing move is none (R86).
    """

    def __init__(self, *, hitler: bool) -> None:
        super().__init__()
        self.hitler: bool = hitler
        self.leave: Leave = LEAVE if hitler else RETREAT

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        closes = g.setup.board.closes
        for leader in EVERY_LEADER:
            space = g.leaders[leader]
            if space != OFF and closes >> space & 1 and (self.hitler or leader != HITLER):
                g.then(self.leave, me, A_LEADER + leader)
        for seat in g.setup.order[me]:
            if closes >> g.where[seat] & 1:
                g.then(self.leave, me, seat)


class Leave(SpaceChoice):
    """Piece `it` goes to the nearest open space, without modifiers (R31); ties are the active player's (R49)."""

    it_is: ClassVar[Kind] = PIECE_ON_BOARD

    def __init__(self, label: str, *, event: bool) -> None:
        super().__init__("leave", "leave-where", "R50" if event else "BO-65")
        self.label = label
        self.event: bool = event

    def space(self, g: Orchestra, it: i64) -> int:
        """Return where a piece stands."""
        return g.leaders[it - A_LEADER] if it >= A_LEADER else g.where[it]

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return g.setup.board.refuge[self.space(g, it)]

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        if it >= A_LEADER:
            if self.event:
                event_moves(g, it - A_LEADER, option)
            else:
                move_leader(g, it - A_LEADER, option, log.OF_STAGE)
            return
        g.tell(log.MOVED, it, g.where[it], option + log.SPACES * log.OF_STAGE)
        g.where[it] = option

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        piece = LEADER[it - A_LEADER] if it >= A_LEADER else a_conspirator(g, it)
        return Said("leave-where", piece=piece.name)


LEAVE: Final = Leave("Leave", event=False)
RETREAT: Final = Leave("Retreat", event=True)
CLOSE_SPACES: Final = Evacuate(hitler=True)
CLOSE_SPACES.label = "CloseSpaces"

STEPS: Final[list[Step]] = [LEAVE, RETREAT, CLOSE_SPACES]
