"""The Invisible Man: three fog tokens, and now you see him (U-140 to U-150)."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.engine.kernel import NONE
from parlour.engine.words import If, Rule, Sequence
from parlour.games.unmatched import events
from parlour.games.unmatched.bits import BIT
from parlour.games.unmatched.card_choices import OpponentMayDiscard, PutOnDeckTop
from parlour.games.unmatched.choices import MY_FOG, NEXT_TO_MY_HERO, OPPOSING, ChooseFighter, ChooseOne, ChooseOpponent, Move, Place
from parlour.games.unmatched.content import ATTACK, DEFENSE, HERO, SCHEME, VERSATILE, Card, Hero
from parlour.games.unmatched.effects import (
    CHOSEN,
    MY_HERO,
    Becomes,
    CancelOpponentsEffects,
    Damage,
    Draw,
    GainAction,
    Recover,
    fighter,
    hero_on_fog,
    number_changed,
)
from parlour.games.unmatched.fog import DriftFog, FollowFog, SendEachFog, SendFog
from parlour.games.unmatched.state import OFF, Match


def began_on_fog(g: Match, me: i64) -> bool:
    """U-146: he stood on fog when this turn began."""
    return g.began_on_fog and g.turn == me


def revenge(g: Match, me: i64, amount: int) -> None:
    """Each opposing fighter on one of his fog spaces takes 1 damage, all at the same moment."""
    g.hurt_all(g.fighters_on(g.foes_stand(me) & g.fog_of(me)), amount, g.card_in_use(me))


def make_impossible_to_see(g: Match, me: i64) -> None:
    """U-57: the number of the opponent's card is 0 and no card effect can change it (layer 4 of U-55)."""
    assert g.combat is not None
    theirs = g.combat.theirs(me)
    if theirs.card >= 0:
        theirs.locked = True
        number_changed(g, me, theirs, events.BY_LOCK)


def vanish(g: Match, me: i64) -> None:
    """U-148: he leaves the board until the start of the next turn, and this turn is over."""
    if g.where[4 * me] != OFF:
        g.put(4 * me, OFF)
        g.away |= BIT[me]
        g.tell(events.VANISHED, me, g.card_in_use(me))
    g.actions = 0


def step_lightly(g: Match, me: i64, amount: int, on_fog: int) -> None:
    """The chosen neighbour takes 1 damage, 3 if he stands on fog."""
    victim = fighter(g, me, CHOSEN)
    if victim != NONE:
        g.hurt_all([victim], on_fog if g.on_fog(me) else amount, g.card_in_use(me))


JUMP_OR_DRIFT = ChooseOne(
    ["jump", "fog"],
    [Place(MY_HERO, MY_FOG), DriftFog(3)],
)

INVISIBLE_MAN = Hero(
    id="invisible_man",
    health=15,
    fog=3,
    cards=[
        Card("surprise_attack", ATTACK, 5, boost=1, copies=2, by=HERO,
             immediately=CancelOpponentsEffects(), after=If(hero_on_fog, SendFog(under_hero=True))),
        Card("slip_away", ATTACK, 3, boost=2, copies=3, by=HERO, after=FollowFog()),
        Card("emerge_from_mist", ATTACK, 3, boost=2, copies=2, by=HERO, during=Becomes(5, began_on_fog)),
        Card("covert_preparation", VERSATILE, 2, boost=1, copies=3, by=HERO,
             after=Sequence(Draw(1), DriftFog(2, remember=True), DriftFog(2, opponent_moves=True, another=True))),
        Card("dreaming_of_revenge", VERSATILE, 3, boost=1, copies=2, by=HERO, after=If(hero_on_fog, Rule(revenge, amount=1))),
        Card("confound", VERSATILE, 3, boost=2, copies=2, by=HERO, after=OpponentMayDiscard(SendEachFog())),
        Card("impossible_to_see", VERSATILE, 2, boost=2, copies=2, by=HERO, immediately=Rule(make_impossible_to_see)),
        Card("lurking", DEFENSE, 2, boost=2, copies=2, by=HERO, after=Sequence(Draw(1), JUMP_OR_DRIFT)),
        Card("into_thin_air", DEFENSE, 4, boost=1, copies=2, by=HERO,
             after=Sequence(Move(1, MY_HERO), DriftFog(3, opponent_moves=True))),
        Card("coded_notes", DEFENSE, 3, boost=2, copies=2, by=HERO, after=Sequence(Draw(3), PutOnDeckTop(2))),
        Card("reign_of_terror", SCHEME, boost=1, copies=2, by=HERO,
             scheme=If(hero_on_fog, Sequence(ChooseFighter(OPPOSING), Damage(2, CHOSEN)))),
        Card("vanish", SCHEME, boost=3, copies=2, by=HERO, scheme=Sequence(Recover(1, MY_HERO), Rule(vanish))),
        Card("step_lightly", SCHEME, boost=1, copies=2, by=HERO,
             scheme=Sequence(ChooseFighter(NEXT_TO_MY_HERO), Rule(step_lightly, amount=1, on_fog=3), ChooseOpponent(),
                             DriftFog(2, opponent_moves=True))),
        Card("rolling_fog", SCHEME, boost=1, copies=2, by=HERO, scheme=Sequence(SendFog(), GainAction(1))),
    ],
)
