"""What the numbers of steps on the stack can be in this game."""

from __future__ import annotations

from typing import Final

from parlour.engine.kernel import NONE
from parlour.engine.kinds import UNUSED, Kind, either, packed, within
from parlour.games.black_orchestra.names import DICE, EXTREME, HITLER, LEADERS, OFF

SEAT: Final = Kind("a conspirator", lambda g, me, it: 0 <= it < g.setup.seats)  # noqa: ARG005
SEAT_OR_NOBODY: Final = either(UNUSED, SEAT)
SEAT_AND_COUNT: Final = packed((SEAT, 3), rest=within(0, 99))
"""A conspirator, and how often the step has been done to them."""
PLACE_IN_ROUND: Final = Kind("a place in the round of all conspirators", lambda g, me, it: 0 <= it <= g.setup.seats)  # noqa: ARG005
SUSPICION: Final = within(0, EXTREME)

TARGETS: Final = within(1, DICE)
ACTIONS: Final = within(1, 3 * DICE)
NUMBERS_ROLLED: Final = Kind(
    f"how many dice show 1, 2 and 3, in 4 bits each, 1 to {DICE} together",
    lambda g, me, it: 0 < it < 1 << 12 and 1 <= (it & 15) + (it >> 4 & 15) + (it >> 8) <= DICE,  # noqa: ARG005
)
POINTS: Final = within(1, 999)
TILES_GONE: Final = within(NONE, 999)

LEADERS_LEFT: Final = within(1, (1 << LEADERS) - 1)
"""A set of leaders."""
DEPUTIES: Final = Kind(
    "one or two deputies in play, 3 bits each",
    lambda g, me, it: all(HITLER < leader < LEADERS and g.leaders[leader] != OFF for leader in (it >> 3, it & 7)),  # noqa: ARG005
)

A_LEADER: Final = 16
"""Among pieces that leave a space: 16 + leader, below that a conspirator."""
PIECE_ON_BOARD: Final = Kind(
    "a conspirator or 16 + a leader, on a space that closes",
    lambda g, me, it: (  # noqa: ARG005
        g.setup.board.closes >> g.where[it] & 1 != 0
        if 0 <= it < g.setup.seats
        else A_LEADER <= it < A_LEADER + LEADERS
        and g.leaders[it - A_LEADER] != OFF
        and g.setup.board.closes >> g.leaders[it - A_LEADER] & 1 != 0
    ),
)

ILLEGAL_CARDS: Final = Kind(
    "a set of illegal cards in the dossier",
    lambda g, me, it: it > 0 and it & ~(g.dossier[me] & g.setup.content.illegal) == 0,
)
PLOTS_TRIED: Final = Kind("a set of event plots", lambda g, me, it: it & ~g.setup.content.event_plots == 0)  # noqa: ARG005
ITEM_TO_LEND: Final = Kind("an item the conspirator has", lambda g, me, it: it in g.item_options(me))

EVENTS_SEEN: Final = Kind("how many coming events have been seen", lambda g, me, it: 1 <= it <= g.known)  # noqa: ARG005
EVENTS_PLACED: Final = Kind(
    "16 x how many coming events have been seen + how many are placed",
    lambda g, me, it: 1 <= it >> 4 <= g.known and it & 15 < min(it >> 4, 3),  # noqa: ARG005
)
