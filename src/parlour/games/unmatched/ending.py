"""When the winner is certain before the check at the end of an action, so that nobody has to be asked anything more (U-66)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.kernel import Step
from parlour.engine.words import If, Sequence
from parlour.games.unmatched.card_choices import (
    DiscardAnyNumber,
    KeepOne,
    MakeOpponentDiscard,
    OpponentMayDiscard,
    PutOnDeckTop,
    PutUnderDeck,
)
from parlour.games.unmatched.choices import ChooseFighter, ChooseOne, ChooseOpponent, May, Move, NameNumber, Place
from parlour.games.unmatched.combat import ATTACKER_AFTER, CARDS_DISCARDED, COMBAT_DAMAGE, TIMING, Resolve
from parlour.games.unmatched.effects import (
    Becomes,
    CancelOpponentsEffects,
    Draw,
    GainAction,
    LookAtHand,
    Recover,
    Transform,
)
from parlour.games.unmatched.fog import FogChoice
from parlour.games.unmatched.state import Match
from parlour.games.unmatched.turn import AfterManeuver, Boost, EndAction, MoveFighters, NoteFog, SchemeDone

HURTS_NOBODY: Final = (
    Becomes,
    CancelOpponentsEffects,
    ChooseFighter,
    ChooseOpponent,
    DiscardAnyNumber,
    FogChoice,
    GainAction,
    KeepOne,
    LookAtHand,
    MakeOpponentDiscard,
    Move,
    NameNumber,
    NoteFog,
    Place,
    PutOnDeckTop,
    PutUnderDeck,
    Recover,
    SchemeDone,
    Transform,
)
"""Words that take no health from anybody, and let nobody draw from an empty deck."""

HURTS_ITS_PLAYER: Final = (AfterManeuver, Boost, Draw, MoveFighters)
"""Words that can hurt only fighters of whoever carries them out: an empty deck, Hyde after a maneuver."""

MADE_OF_OTHERS: Final = (ChooseOne, If, May, OpponentMayDiscard, Sequence)


def settled(g: Match) -> bool:
    """Say whether the winner is certain, whatever is chosen in the rest of this action.

    If only the active player's side has a hero left, or nobody has, that side wins (U-66, U-93, U-99). If only one other side has,
    it wins unless what is left of the action can still hurt it.
    """
    sides = g.setup.sides
    gone = g.fallen | g.out
    alive = {sides[player] for player in range(g.players) if not gone >> player & 1}
    if len(alive) > 1:
        return False
    if not alive or sides[g.turn] in alive:
        return True
    if can_hurt_others(g, g.asker, g.ask_me, g.ask_it):
        return False
    for n in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[n]
        if isinstance(frame.step, EndAction):
            return True
        if can_hurt_others(g, frame.step, frame.me, frame.it):
            return False
    return True


def can_hurt_others(g: Match, step: Step, me: i64, it: i64) -> bool:
    """Say whether a step may hurt a fighter of a side that still has a hero; in doubt it may."""
    if isinstance(step, HURTS_NOBODY):
        return False
    if isinstance(step, HURTS_ITS_PLAYER):
        return not (g.fallen | g.out) >> me & 1
    if isinstance(step, MADE_OF_OTHERS):
        return any(can_hurt_others(g, part, me, it) for part in step.parts())
    return not isinstance(step, Resolve) or rest_of_combat_can(g, it)


def rest_of_combat_can(g: Match, stage: i64) -> bool:
    """Say the same of a combat from a stage on: its damage, and the texts after it."""
    combat = g.combat
    if stage <= COMBAT_DAMAGE or combat is None:
        return stage < CARDS_DISCARDED
    for later in range(stage, CARDS_DISCARDED):
        side = combat.attack if later == ATTACKER_AFTER else combat.defense
        if side.card >= 0 and not side.cancelled:
            text = g.setup.heroes[side.player].texts[TIMING[later]][side.card]
            if text is not None and can_hurt_others(g, text, side.player, -1):
                return True
    return False
