"""Using a card: it leaves the dossier, does what it says, and goes to the discard pile (BO-31, R101)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Step
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.bits import BIT
from parlour.games.black_orchestra.state import Orchestra


def use_card(g: Orchestra, me: i64, card: i64) -> None:
    """Use a card of my dossier for its text."""
    g.dossier[me] &= ~BIT[card]
    g.playing = card
    if g.log is not None:
        g.log.append((log.CARD_USED, me, card, NONE))
    does = g.setup.content.cards[card].does
    assert does is not None
    if g.carry_out(does, me):
        CARD_DONE.run(g, me, NONE)
    else:
        g.then(CARD_DONE, me)


class CardDone(Step):
    """R101: after its effect the card goes to the discard pile, unless it went elsewhere."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        if g.playing >= 0:
            g.pile |= BIT[g.playing]
            g.playing = NONE


CARD_DONE: Final = CardDone()

STEPS: Final[list[Step]] = [CARD_DONE]
