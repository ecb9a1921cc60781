"""The Invisible Man: three fog tokens, and now you see him (U-140 to U-150)."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.engine.kernel import NONE
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
    Counted,
    Damage,
    Draw,
    GainAction,
    If,
    Recover,
    Rule,
    Sequence,
    fighter,
    hero_on_fog,
)
from parlour.games.unmatched.fog import DriftFog, FollowFog, SendEachFog, SendFog
from parlour.games.unmatched.state import OFF, Match


def began_on_fog(g: Match, me: i64) -> bool:
    """U-146: he stood on fog when this turn began."""
    return g.began_on_fog and g.turn == me


def revenge(g: Match, me: i64, n: list[int]) -> None:
    """Each opposing fighter on one of his fog spaces takes 1 damage, all at the same moment."""
    g.hurt_all(g.fighters_on(g.foes_stand(me) & g.fog_of(me)), n[0])


def make_impossible_to_see(g: Match, me: i64) -> None:
    """U-57: the number of the opponent's card is 0 and no card effect can change it (layer 4 of U-55)."""
    assert g.combat is not None
    theirs = g.combat.theirs(me)
    if theirs.card >= 0:
        theirs.locked = True
        g.tell(events.NUMBER_CHANGED, theirs.player, events.BY_LOCK, theirs.number())


def vanish(g: Match, me: i64) -> None:
    """U-148: he leaves the board until the start of the next turn, and this turn is over."""
    if g.where[4 * me] != OFF:
        g.put(4 * me, OFF)
        g.away |= BIT[me]
        g.tell(events.VANISHED, me)
    g.actions = 0


def step_lightly(g: Match, me: i64, n: list[int]) -> None:
    """The chosen neighbour takes 1 damage, 3 if he stands on fog."""
    victim = fighter(g, me, CHOSEN)
    if victim != NONE:
        g.hurt_all([victim], n[1] if g.on_fog(me) else n[0])


JUMP_OR_DRIFT = ChooseOne(
    ["jump", "fog"],
    ["The Invisible Man goes to a fog space", "A fog token moves up to 3 spaces"],
    [Place(MY_HERO, MY_FOG), DriftFog(3)],
)

INVISIBLE_MAN = Hero(
    id="invisible_man",
    name="Invisible Man",
    banner="INVISIBLE MAN",
    health=15,
    fog=3,
    ability="Fog",
    words="After placing him, put 3 fog tokens in separate spaces of his zone. On a fog space, cards he defends with count 1 "
          "higher. "
          "He moves between fog spaces as if they were neighbours.",
    cards=[
        Card("surprise_attack", "Surprise Attack", ATTACK, 5, boost=1, copies=2, by=HERO, immediately=CancelOpponentsEffects(),
             after=If(hero_on_fog, SendFog(under_hero=True)),
             words="Immediately: cancel the effects of your opponent's card. After combat: if he stands on fog, that token "
                   "moves to any other space."),
        Card("slip_away", "Slip Away", ATTACK, 3, boost=2, copies=3, by=HERO, after=FollowFog(),
             words="After combat: move a fog token to any space without a fighter, then place him there."),
        Card("emerge_from_mist", "Emerge From Mist", ATTACK, 3, boost=2, copies=2, by=HERO, during=Becomes(5, began_on_fog),
             words="During combat: the number of this card becomes 5 if he began this turn on fog."),
        Card("covert_preparation", "Covert Preparation", VERSATILE, 2, boost=1, copies=3, by=HERO,
             after=Sequence(Draw(1), DriftFog(2, remember=True), DriftFog(2, opponent_moves=True, another=True)),
             words="After combat: draw 1 card and move a fog token up to 2 spaces. Then your opponent moves another one up "
                   "to 2 spaces."),
        Card("dreaming_of_revenge", "Dreaming of Revenge", VERSATILE, 3, boost=1, copies=2, by=HERO,
             after=If(hero_on_fog, Counted(revenge, amount=1)),
             words="After combat: if he stands on fog, each opposing fighter on fog takes 1 damage."),
        Card("confound", "Confound", VERSATILE, 3, boost=2, copies=2, by=HERO, after=OpponentMayDiscard(SendEachFog()),
             words="After combat: your opponent may discard a card. If they do not, you may move each fog token to any other "
                   "space."),
        Card("impossible_to_see", "Impossible to See", VERSATILE, 2, boost=2, copies=2, by=HERO,
             immediately=Rule(make_impossible_to_see),
             words="Immediately: the number of your opponent's card is 0 and card effects cannot change it."),
        Card("lurking", "Lurking", DEFENSE, 2, boost=2, copies=2, by=HERO,
             after=Sequence(Draw(1), JUMP_OR_DRIFT),
             words="After combat: draw 1 card. Then place him on a fog space or move a fog token up to 3 spaces."),
        Card("into_thin_air", "Into Thin Air", DEFENSE, 4, boost=1, copies=2, by=HERO,
             after=Sequence(Move(1, MY_HERO), DriftFog(3, opponent_moves=True)),
             words="After combat: move up to 1 space. Then your opponent moves a fog token up to 3 spaces."),
        Card("coded_notes", "Coded Notes", DEFENSE, 3, boost=2, copies=2, by=HERO, after=Sequence(Draw(3), PutOnDeckTop(2)),
             words="After combat: draw 3 cards, then put 2 cards from your hand on top of your deck in any order."),
        Card("reign_of_terror", "Reign of Terror", SCHEME, 0, boost=1, copies=2, by=HERO,
             scheme=If(hero_on_fog, Sequence(ChooseFighter(OPPOSING), Damage(2, CHOSEN))),
             words="If he stands on fog, an opposing fighter anywhere takes 2 damage."),
        Card("vanish", "Vanish", SCHEME, 0, boost=3, copies=2, by=HERO, scheme=Sequence(Recover(1, MY_HERO), Rule(vanish)),
             words="Recover 1 health and leave the board; your turn ends. At the start of your next turn, place him in any "
                   "empty space."),
        Card("step_lightly", "Step Lightly", SCHEME, 0, boost=1, copies=2, by=HERO,
             scheme=Sequence(
                 ChooseFighter(NEXT_TO_MY_HERO), Counted(step_lightly, amount=1, on_fog=3), ChooseOpponent(),
                 DriftFog(2, opponent_moves=True)),
             words="A fighter next to him takes 1 damage, or 3 if he stands on fog. Then your opponent moves a fog token up "
                   "to 2 spaces."),
        Card("rolling_fog", "Rolling Fog", SCHEME, 0, boost=1, copies=2, by=HERO, scheme=Sequence(SendFog(), GainAction(1)),
             words="Move a fog token to any other space. Gain 1 action."),
    ],
)
