"""Sherlock Holmes with Dr. Watson: guesses, looks into hands, and cards nobody can cancel (U-120 to U-124)."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.engine.kernel import NONE
from parlour.engine.words import If, Rule, Sequence
from parlour.games.unmatched import events
from parlour.games.unmatched.bits import kinds
from parlour.games.unmatched.card_choices import CardChoice, MakeOpponentDiscard
from parlour.games.unmatched.choices import NEXT_TO_HERO, ChooseOpponent, May, Move, NameNumber, Place
from parlour.games.unmatched.content import ANY, ATTACK, DEFENSE, HERO, SCHEME, SIDEKICK, VERSATILE, Card, Hero
from parlour.games.unmatched.effects import (
    FOE_FIGHTER,
    FOE_HERO,
    MY_HERO,
    MY_SIDEKICK,
    CancelOpponentsEffects,
    Damage,
    Draw,
    LookAtHand,
    OpponentDraws,
    Recover,
    adjacent,
    cancel,
    fighter,
    hero_next_to_foe,
    lost,
    number_changed,
    opponent,
    won,
)
from parlour.games.unmatched.state import Match


def opponent_has_a_card(g: Match, me: i64) -> bool:
    """The opponent played a card in this combat."""
    return g.combat is not None and g.combat.theirs(me).card >= 0


def deduce(g: Match, me: i64) -> None:
    """U-122: the BOOST of the opponent's card takes the place of its printed number (layer 1 of U-55)."""
    assert g.combat is not None
    theirs = g.combat.theirs(me)
    before = theirs.number()
    theirs.printed = g.setup.heroes[theirs.player].boost[theirs.card]
    # A number that has become another one, or is locked, stays what it is (Q-3, U-57).
    if theirs.number() != before:
        number_changed(g, me, theirs, events.BY_DEDUCTION)


def watson_and_holmes_together(g: Match, me: i64) -> bool:
    """Watson and Holmes are both on the board, next to each other."""
    return adjacent(g, fighter(g, me, MY_SIDEKICK), fighter(g, me, MY_HERO))


def check_the_guess(g: Match, me: i64) -> None:
    """U-121: a right guess of the printed number cancels what is left of the attack card and makes its number 0."""
    assert g.combat is not None
    theirs = g.combat.theirs(me)
    if g.setup.heroes[theirs.player].value[theirs.card] != g.combat.mine(me).guess:
        return
    cancel(g, me)
    theirs.ignored = True
    number_changed(g, me, theirs, events.BY_IGNORING)


class DiscardMatching(CardChoice):
    """U-123: whoever holds a card with the number said must discard one and takes its BOOST as damage; else the hand is shown."""

    def __init__(self) -> None:
        super().__init__("discard", "discard-matching", "U-123")

    def run(self, g: Match, me: i64, it: i64) -> None:
        victim = opponent(g, me)
        if victim < 0:
            return
        if self.options(g, me, it):
            # That there is something to discard tells everybody about the hand.
            g.fate += 1
            g.ask(self, me, it)
            return
        for seat in range(g.players):
            g.show_hand(victim, seat)
        g.tell(events.HAND_REVEALED, victim, events.HANDS * g.hand[victim] + victim, g.card_in_use(me))

    def who(self, g: Match, me: i64, it: i64) -> int:
        return opponent(g, me)

    def owner(self, g: Match, me: i64) -> int:
        return opponent(g, me)

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        victim = opponent(g, me)
        hero = g.setup.heroes[victim]
        return [card for card in kinds(g.hand[victim] & hero.fighting) if hero.value[card] == g.tally]

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        victim = opponent(g, me)
        g.discard_from_hand(victim, option, g.card_in_use(me))
        g.hurt_all([4 * victim], g.setup.heroes[victim].boost[option], g.card_in_use(me))


def trade_places(g: Match, me: i64) -> None:
    """U-75, U-124: Holmes and the opponent's hero exchange spaces; skipped unless both are on the board."""
    mine, theirs = fighter(g, me, MY_HERO), fighter(g, me, FOE_HERO)
    if mine == NONE or theirs == NONE:
        return
    here, there = g.where[mine], g.where[theirs]
    g.put(mine, -1)
    g.put(theirs, here)
    g.put(mine, there)
    g.tell(events.SWAPPED, mine, theirs, g.card_in_use(me))


SHERLOCK_HOLMES = Hero(
    id="sherlock_holmes",
    health=16,
    sidekick_id="dr_watson",
    sidekicks=1,
    sidekick_health=8,
    sidekick_ranged=True,
    protected=HERO | SIDEKICK,
    cards=[
        Card("the_game_is_afoot", ATTACK, 5, boost=2, copies=2, by=HERO, after=Move(3, MY_HERO)),
        Card("service_revolver", ATTACK, 5, boost=3, copies=2, by=SIDEKICK),
        Card("feint", VERSATILE, 2, boost=1, copies=3, by=ANY, immediately=CancelOpponentsEffects()),
        Card("education_never_ends", VERSATILE, 3, boost=1, copies=2, by=ANY,
             after=Sequence(If(won, OpponentDraws(1)), If(lost, Draw(2)))),
        Card("study_methods", VERSATILE, 3, boost=2, copies=2, by=ANY, after=If(won, LookAtHand())),
        Card("deduce_strategy", VERSATILE, 3, boost=1, copies=3, by=HERO,
             during=If(opponent_has_a_card, May("deduce", Rule(deduce), "U-122"))),
        Card("counterpunch", VERSATILE, 3, boost=1, copies=3, by=HERO, after=If(hero_next_to_foe, Damage(2, FOE_FIGHTER))),
        Card("fixed_point_in_a_changing_age", VERSATILE, 3, boost=1, copies=2, by=SIDEKICK,
             after=If(watson_and_holmes_together, Sequence(Recover(1, MY_SIDEKICK), Recover(1, MY_HERO)))),
        Card("elementary", DEFENSE, 3, boost=3, copies=2, by=HERO, on_commit=NameNumber(), during=Rule(check_the_guess)),
        Card("confirm_suspicion", SCHEME, boost=1, copies=3, by=HERO,
             scheme=Sequence(ChooseOpponent(), NameNumber(), DiscardMatching())),
        Card("eliminate_the_impossible", SCHEME, boost=2, copies=2, by=HERO,
             scheme=Sequence(ChooseOpponent(), LookAtHand(), MakeOpponentDiscard())),
        Card("master_of_disguise", SCHEME, boost=2, copies=2, by=HERO,
             scheme=Sequence(ChooseOpponent(), Rule(trade_places), Damage(1, FOE_HERO))),
        Card("administer_aid", SCHEME, boost=2, copies=2, by=SIDEKICK,
             scheme=Sequence(Place(MY_SIDEKICK, NEXT_TO_HERO), Recover(1, MY_HERO), Draw(1))),
    ],
)
