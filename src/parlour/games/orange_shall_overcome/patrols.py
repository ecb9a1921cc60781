"""The Patrolling phase: occupiers of one area follow their arrows and harm the locations they pass (OSO-137 to OSO-144)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Step
from parlour.engine.kinds import Kind
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.bits import BIT
from parlour.games.orange_shall_overcome.board import BOARD, ROADS_PER_AREA
from parlour.games.orange_shall_overcome.changes import change_alibi
from parlour.games.orange_shall_overcome.kinds import SPOT, WHILE_A_PATROL_IS_OPEN
from parlour.games.orange_shall_overcome.raids import lower_safety
from parlour.games.orange_shall_overcome.roads import is_full, put_on, slot, take_off
from parlour.games.orange_shall_overcome.state import (
    BY_PATROL,
    BY_PATROLLING_CARD,
    CAUSE_BITS,
    EMPTY,
    PATROLLING,
    SOLDIER,
    Closing,
    Resistance,
)


class RevealPatrol(Step):
    """OSO-137, R66: reveal the top card; the tokens to be moved are those in its area now."""

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        card = g.draw(PATROLLING)
        if card < 0:
            return
        g.patrol = card
        g.patrol_moved = False
        g.tell(events.PATROL_REVEALED, card)
        first = g.setup.content.patrols[card].area * ROADS_PER_AREA
        waiting = 0
        for road in range(first, first + ROADS_PER_AREA):
            standing = g.roads[road]
            if standing & 3:
                waiting |= BIT[2 * road]
            if standing >> 2:
                waiting |= BIT[2 * road + 1]
        g.to_move = waiting
        g.then(MOVE_PATROLS, me)


class MovePatrols(Step):
    """OSO-138, R4, R12: one token after the other, by letter, soldiers before policemen on one road, each once."""

    it_is: ClassVar[Kind] = WHILE_A_PATROL_IS_OPEN

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        card = g.setup.content.patrols[g.patrol]
        while g.to_move:
            road, n = self.next_token(g)
            g.to_move &= ~BIT[2 * road + n]
            kind = slot(g, road, n)
            arrow = card.soldier if kind == SOLDIER else card.policeman
            if kind == EMPTY or arrow < 0:
                continue
            goal = BOARD.to[arrow][road]
            if is_full(g, goal):
                # R67: a blocked patrol stays and harms nobody.
                g.tell(events.PATROL_BLOCKED, road, goal)
                continue
            take_off(g, road, n)
            put_on(g, goal, kind)
            g.patrol_moved = True
            passed = BOARD.via[arrow][road]
            g.tell(events.PATROL_MOVED, road, goal, kind)
            figures = g.setup.content.figures
            harm = figures.soldier_pass if kind == SOLDIER else figures.policeman_pass
            # R39: first the Alibi of everybody there, then the Safety.
            for c in g.here(passed):
                if g.winners < 0:
                    change_alibi(g, c, -harm, BY_PATROL | kind << CAUSE_BITS)
            if g.winners < 0:
                lower_safety(g, me, passed, harm, BY_PATROL | kind << CAUSE_BITS)
            g.then(self, me)
            return
        if not g.patrol_moved:
            # R11: not a single token moved, so the second effect applies.
            g.then(card.fallback, me, g.where[me])
        g.then(END_PATROL, me)

    def next_token(self, g: Resistance) -> tuple[int, int]:
        """Return road and slot of the token that moves next."""
        lowest = int(g.to_move & -g.to_move).bit_length() - 1
        road = lowest >> 1
        both = g.to_move >> (2 * road) & 3
        if both == 3 and slot(g, road, 1) == SOLDIER and slot(g, road, 0) != SOLDIER:
            return road, 1
        return road, lowest & 1


class EndPatrol(Closing):
    """The Patrolling card is discarded."""

    def cause(self, g: Resistance, it: i64) -> int:
        return BY_PATROLLING_CARD | g.patrol << CAUSE_BITS

    it_is: ClassVar[Kind] = WHILE_A_PATROL_IS_OPEN

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        g.discard(PATROLLING, g.patrol)
        g.patrol = NONE


REVEAL_PATROL: Final = RevealPatrol()
MOVE_PATROLS: Final = MovePatrols()
END_PATROL: Final = EndPatrol()


class ExtraPatrol(RevealPatrol):
    """R68: an extra Patrolling card by day is resolved at once; the owner of the Occupier card resolves it."""

    it_is: ClassVar[Kind] = SPOT
