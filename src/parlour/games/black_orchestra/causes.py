"""Why something happens, as events tell it."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.cards.abilities import ACTS
from parlour.games.black_orchestra.state import Orchestra


def rolled(g: Orchestra) -> int:
    """Return why dice were rolled to conspire: a card, or somebody's action."""
    return log.OF_CARD + log.CAUSED * g.playing if g.playing >= 0 else log.OF_ROLL


def held_back(g: Orchestra) -> int:
    """Return the card that keeps Hitler where he is (R85)."""
    return log.OF_CARD + log.CAUSED * g.setup.content.card_number["delay_hitler"]


def because(g: Orchestra, why: i64) -> i64:
    """Return what is told as the cause of a change: the one named, or the text being carried out."""
    if why != log.BY_TEXT:
        return why
    if g.playing >= 0:
        return log.OF_CARD + log.CAUSED * g.playing
    if g.question >= 0:
        return log.OF_INTERROGATION
    if g.acting and g.setup.can[g.turn] >> ACTS & 1:
        return log.OF_ABILITY
    return log.OF_EVENT + log.CAUSED * g.current if g.current >= 0 else log.BY_TEXT
