"""Jekyll & Hyde: one fighter in two forms (U-130 to U-136)."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Step
from parlour.games.unmatched import events
from parlour.games.unmatched.card_choices import DiscardAnyNumber, DrawUpTo, KeepOne
from parlour.games.unmatched.choices import IN_THIS_COMBAT, NEXT_TO_MY_HERO, OWN_ZONE, ChooseFighter, May, Move, Place
from parlour.games.unmatched.content import ANY, ATTACK, DEFENSE, FORM_1, FORM_2, SCHEME, VERSATILE, Card, Hero
from parlour.games.unmatched.effects import (
    CHOSEN,
    MY_HERO,
    Becomes,
    CancelOpponentsEffects,
    Counted,
    If,
    Recover,
    Rule,
    Sequence,
    Transform,
    fighter,
    neighbours,
    transform,
    won,
)
from parlour.games.unmatched.state import Match

JEKYLL = FORM_1
HYDE = FORM_2
TO_JEKYLL = 0
TO_HYDE = 1


def take_the_serum(g: Match, me: i64) -> None:
    """U-131: switch to the other form."""
    transform(g, me, TO_JEKYLL if g.forms >> me & 1 else TO_HYDE)


def hyde_suffers(g: Match, me: i64, n: list[int]) -> None:
    """U-132: Hyde takes 1 damage after every maneuver."""
    if g.forms >> me & 1:
        g.hurt_all([4 * me], n[0])


def jekyll_defends_or_hyde_attacks(g: Match, me: i64) -> bool:
    """He is Jekyll and this card defends, or he is Hyde and this card attacks."""
    return g.combat is not None and (g.combat.attack.player == me) == bool(g.forms >> me & 1)


def learn_from_damage(g: Match, me: i64) -> None:
    """U-134: draw as many cards as the combat damage of this combat."""
    if g.combat is not None:
        g.draw(me, g.combat.damage)


class RevealTopCard(Step):
    """U-136: turn up the top card; with an empty deck nothing at all happens."""

    def __init__(self, strike: Step) -> None:
        super().__init__()
        self.strike: Step = strike

    def parts(self) -> list[Step]:
        return [self.strike]

    def run(self, g: Match, me: i64, it: i64) -> None:
        deck = g.deck[me]
        if not deck:
            return
        card = deck.pop()
        g.fate += 1
        g.deck_shrank(me)
        g.turned_up = card
        g.tell(events.TOP_CARD_REVEALED, me, card)
        g.then(self.strike, me)


def strike_by_boost(g: Match, me: i64) -> None:
    """The chosen fighter takes the BOOST of the card turned up as damage; the card goes to the hand in sight of all."""
    card = g.turned_up
    victim = fighter(g, me, CHOSEN)
    if victim != NONE:
        g.hurt_all([victim], g.setup.heroes[me].boost[card])
    if g.winners < 0:
        g.turned_up = NONE
        g.take_to_hand(me, card)


def rampage(g: Match, me: i64, n: list[int]) -> None:
    """Every fighter next to Hyde, of any side, takes 2 damage."""
    g.hurt_all(neighbours(g, fighter(g, me, MY_HERO)), n[0])


JEKYLL_AND_HYDE = Hero(
    id="jekyll_and_hyde",
    name="Jekyll & Hyde",
    banner="DR. JEKYLL / MR. HYDE",
    health=16,
    forms=["Dr. Jekyll", "Mr. Hyde"],
    ability="The Serum",
    words="You start as Dr. Jekyll. At the start of your turn you may switch to the other form. Mr. Hyde takes 1 damage after each "
          "of your maneuvers.",
    start_of_turn=May("The Serum: switch to the other form?", "Yes, switch form", Rule(take_the_serum), "U-131"),
    after_maneuver=Counted(hyde_suffers, amount=1),
    cards=[
        Card("recoiling_blow", "Recoiling Blow", ATTACK, 5, boost=2, copies=2, by=HYDE,
             after=Sequence(Place(MY_HERO, OWN_ZONE), Transform(TO_JEKYLL)),
             words="After combat: place Hyde in any space of his zone, then he turns into Jekyll."),
        Card("forever_hyde", "Forever Hyde", ATTACK, 5, boost=2, copies=2, by=HYDE, during=DiscardAnyNumber(2, by=JEKYLL),
             words="During combat: you may discard any number of DR. JEKYLL cards. +2 for each."),
        Card("feint", "Feint", VERSATILE, 2, boost=2, copies=3, by=ANY, immediately=CancelOpponentsEffects(),
             words="Immediately: cancel every effect of your opponent's card that has not happened yet; its number stays."),
        Card("skirmish", "Skirmish", VERSATILE, 4, boost=1, copies=3, by=ANY,
             after=If(won, Sequence(ChooseFighter(IN_THIS_COMBAT), Move(2, CHOSEN))),
             words="After combat: if you won, move one of the two fighters of this combat up to 2 spaces."),
        Card("duality_of_man", "Duality of Man", VERSATILE, 3, boost=1, copies=2, by=ANY,
             during=Becomes(6, jekyll_defends_or_hyde_attacks),
             words="During combat: the number of this card becomes 6 if Jekyll defends or Hyde attacks."),
        Card("distracted_triage", "Distracted Triage", VERSATILE, 3, boost=3, copies=2, by=JEKYLL,
             after=If(won, Recover(2, MY_HERO)),
             words="After combat: if you won, he recovers 2 health."),
        Card("succumb_to_compulsion", "Succumb to Compulsion", VERSATILE, 2, boost=2, copies=3, by=JEKYLL,
             after=Sequence(Move(2, MY_HERO), Transform(TO_HYDE)),
             words="After combat: move up to 2 spaces, then he turns into Hyde."),
        Card("madness_relents", "Madness Relents", VERSATILE, 4, boost=2, copies=2, by=HYDE, after=Transform(TO_JEKYLL),
             words="After combat: he turns into Jekyll."),
        Card("with_haste", "With Haste!", DEFENSE, 4, boost=3, copies=2, by=JEKYLL, after=Move(4, MY_HERO),
             words="After combat: move Jekyll up to 4 spaces."),
        Card("scientific_method", "Scientific Method", DEFENSE, 2, boost=2, copies=2, by=JEKYLL, after=Rule(learn_from_damage),
             words="After combat: draw as many cards as the combat damage he was dealt."),
        Card("calming_research", "Calming Research", SCHEME, 0, boost=3, copies=2, by=JEKYLL,
             scheme=Sequence(Recover(2, MY_HERO), DrawUpTo(3), KeepOne()),
             words="Recover 2 health. Draw up to 3 cards, keep one of them and put the others under your deck in any order."),
        Card("pure_evil", "Pure Evil", SCHEME, 0, boost=3, copies=3, by=HYDE,
             scheme=Sequence(Place(MY_HERO, OWN_ZONE), Counted(rampage, amount=2)),
             words="Place Hyde in any space of his zone. Then every fighter next to him, of any side, takes 2 damage."),
        Card("strange_case", "Strange Case", SCHEME, 0, boost=2, copies=2, by=HYDE,
             scheme=RevealTopCard(Sequence(ChooseFighter(NEXT_TO_MY_HERO), Rule(strike_by_boost))),
             words="Reveal the top card of your deck. A fighter next to Hyde takes damage equal to its BOOST. Put the card "
                   "in your hand."),
    ],
)
