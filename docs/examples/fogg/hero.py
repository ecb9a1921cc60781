"""Phileas Fogg with Passepartout: fast, punctual, and never without money."""

from __future__ import annotations

from parlour.engine.words import If, Rule, Sequence
from parlour.games.unmatched.choices import ANYWHERE, NEXT_TO_HERO, Move, Place
from parlour.games.unmatched.content import ANY, ATTACK, DEFENSE, HERO, SCHEME, SIDEKICK, VERSATILE, Card, Hero
from parlour.games.unmatched.effects import (
    MY_FIGHTER,
    MY_HERO,
    MY_SIDEKICK,
    CancelOpponentsEffects,
    Draw,
    GainAction,
    Recover,
    add_to_number,
    lost,
    won,
)
from parlour.games.unmatched.state import Match


def ahead_of_time(g: Match, me: int, each: int) -> None:
    """Add to the number for every action Fogg still has in this turn."""
    add_to_number(g, me, each * g.actions)


# fmt: off
PHILEAS_FOGG = Hero(
    id="phileas_fogg",
    health=14,
    move=3,
    sidekick_id="passepartout",
    sidekicks=1,
    sidekick_health=6,
    start_of_turn=Move(1, MY_HERO),
    cards=[
        Card("the_wager", ATTACK, 4, boost=2, copies=2, by=HERO, after=If(won, Draw(2))),
        Card("ahead_of_time", ATTACK, 4, boost=3, copies=2, by=HERO, during=Rule(ahead_of_time, each=1)),
        Card("firm_handshake", ATTACK, 4, boost=1, copies=3, by=ANY),
        Card("acrobat", ATTACK, 3, boost=3, copies=3, by=SIDEKICK, after=Place(MY_SIDEKICK, NEXT_TO_HERO)),
        Card("feint", VERSATILE, 2, boost=2, copies=3, by=ANY, immediately=CancelOpponentsEffects()),
        Card("punctual", VERSATILE, 3, boost=1, copies=3, by=ANY, after=Move(3, MY_FIGHTER)),
        Card("perfect_valet", VERSATILE, 3, boost=1, copies=2, by=SIDEKICK, after=Recover(1, MY_HERO)),
        Card("umbrella", DEFENSE, 4, boost=2, copies=3, by=HERO),
        Card("iron_nerves", DEFENSE, 3, boost=3, copies=2, by=HERO, after=If(lost, Recover(2, MY_HERO))),
        Card("express_train", SCHEME, boost=3, copies=3, by=HERO, scheme=Sequence(Move(6, MY_HERO), GainAction(1))),
        Card("balloon", SCHEME, boost=2, copies=2, by=HERO, scheme=Sequence(Place(MY_HERO, ANYWHERE), Draw(1))),
        Card("twenty_thousand_pounds", SCHEME, boost=4, copies=2, by=HERO, scheme=Draw(3)),
    ],
)
# fmt: on
