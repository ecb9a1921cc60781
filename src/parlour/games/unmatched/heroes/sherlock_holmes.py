"""Sherlock Holmes with Dr. Watson: guesses, looks into hands, and cards nobody can cancel (U-120 to U-124)."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.engine.kernel import NONE
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
    If,
    LookAtHand,
    OpponentDraws,
    Recover,
    Rule,
    Sequence,
    adjacent,
    cancel,
    fighter,
    hero_next_to_foe,
    lost,
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
        g.tell(events.NUMBER_CHANGED, theirs.player, events.BY_DEDUCTION, theirs.number())


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
    g.tell(events.NUMBER_CHANGED, theirs.player, events.BY_IGNORING, 0)


class DiscardMatching(CardChoice):
    """U-123: whoever holds a card with the number said must discard one and takes its BOOST as damage; else the hand is shown."""

    def __init__(self) -> None:
        super().__init__("discard", "You hold the number said: which of these cards do you discard?", "", "U-123")

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
        g.tell(events.HAND_REVEALED, victim, g.hand[victim])

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
        g.discard_from_hand(victim, option)
        g.hurt_all([4 * victim], g.setup.heroes[victim].boost[option])


def trade_places(g: Match, me: i64) -> None:
    """U-75, U-124: Holmes and the opponent's hero exchange spaces; skipped unless both are on the board."""
    mine, theirs = fighter(g, me, MY_HERO), fighter(g, me, FOE_HERO)
    if mine == NONE or theirs == NONE:
        return
    here, there = g.where[mine], g.where[theirs]
    g.put(mine, -1)
    g.put(theirs, here)
    g.put(mine, there)
    g.tell(events.SWAPPED, mine, theirs)


SHERLOCK_HOLMES = Hero(
    id="sherlock_holmes",
    name="Sherlock Holmes",
    banner="HOLMES",
    health=16,
    sidekick_id="dr_watson",
    sidekick="Dr. Watson",
    sidekick_banner="DR. WATSON",
    sidekicks=1,
    sidekick_health=8,
    sidekick_ranged=True,
    ability="Above suspicion",
    words="Effects on cards with the banner HOLMES or DR. WATSON cannot be cancelled by an opponent.",
    protected=HERO | SIDEKICK,
    cards=[
        Card("the_game_is_afoot", "The Game is Afoot", ATTACK, 5, boost=2, copies=2, by=HERO, after=Move(3, MY_HERO),
             words="After combat: move Holmes up to 3 spaces."),
        Card("service_revolver", "Service Revolver", ATTACK, 5, boost=3, copies=2, by=SIDEKICK,
             words="No effect."),
        Card("feint", "Feint", VERSATILE, 2, boost=1, copies=3, by=ANY, immediately=CancelOpponentsEffects(),
             words="Immediately: cancel every effect of your opponent's card that has not happened yet; its number stays."),
        Card("education_never_ends", "Education Never Ends", VERSATILE, 3, boost=1, copies=2, by=ANY,
             after=Sequence(If(won, OpponentDraws(1)), If(lost, Draw(2))),
             words="After combat: if you won, your opponent draws 1 card; if you lost, draw 2 cards."),
        Card("study_methods", "Study Methods", VERSATILE, 3, boost=2, copies=2, by=ANY, after=If(won, LookAtHand()),
             words="After combat: if you won, look at your opponent's hand."),
        Card("deduce_strategy", "Deduce Strategy", VERSATILE, 3, boost=1, copies=3, by=HERO,
             during=If(opponent_has_a_card, May("Replace the number of your opponent's card by its BOOST?", "Yes, use its BOOST",
                                                Rule(deduce), "U-122")),
             words="During combat: you may treat the printed number of your opponent's card as if it were that card's BOOST."),
        Card("counterpunch", "Counterpunch", VERSATILE, 3, boost=1, copies=3, by=HERO,
             after=If(hero_next_to_foe, Damage(2, FOE_FIGHTER)),
             words="After combat: if Holmes is next to the opposing fighter, that fighter takes 2 damage."),
        Card("fixed_point_in_a_changing_age", "Fixed Point in a Changing Age", VERSATILE, 3, boost=1, copies=2, by=SIDEKICK,
             after=If(watson_and_holmes_together, Sequence(Recover(1, MY_SIDEKICK), Recover(1, MY_HERO))),
             words="After combat: if Watson and Holmes are next to each other, each recovers 1 health."),
        Card("elementary", "Elementary", DEFENSE, 3, boost=3, copies=2, by=HERO,
             on_commit=NameNumber(), during=Rule(check_the_guess),
             words="Laid face up: guess the number printed on the attack card. During combat: if you were right, "
                   "cancel the effects of that card and ignore its number."),
        Card("confirm_suspicion", "Confirm Suspicion", SCHEME, 0, boost=1, copies=3, by=HERO,
             scheme=Sequence(ChooseOpponent(), NameNumber(), DiscardMatching()),
             words="Choose an opponent and say a number. If they hold attack, defense or versatile cards with that number, "
                   "they discard "
                   "one of them and their hero takes damage equal to its BOOST. If not, they reveal their hand."),
        Card("eliminate_the_impossible", "Eliminate the Impossible", SCHEME, 0, boost=2, copies=2, by=HERO,
             scheme=Sequence(ChooseOpponent(), LookAtHand(), MakeOpponentDiscard()),
             words="Choose an opponent, look at their hand and choose 1 card they discard."),
        Card("master_of_disguise", "Master of Disguise", SCHEME, 0, boost=2, copies=2, by=HERO,
             scheme=Sequence(ChooseOpponent(), Rule(trade_places), Damage(1, FOE_HERO)),
             words="Choose an opponent: Holmes and their hero trade spaces, then that hero takes 1 damage."),
        Card("administer_aid", "Administer Aid", SCHEME, 0, boost=2, copies=2, by=SIDEKICK,
             scheme=Sequence(Place(MY_SIDEKICK, NEXT_TO_HERO), Recover(1, MY_HERO), Draw(1)),
             words="Place Watson in a space next to Holmes. Holmes recovers 1 health. Draw 1 card."),
    ],
)
