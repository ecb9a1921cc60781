"""Jekyll & Hyde: one fighter in two forms (U-130 to U-136)."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Step
from parlour.engine.words import If, Rule, Sequence
from parlour.games.unmatched import events
from parlour.games.unmatched.card_choices import DiscardAnyNumber, DrawUpTo, KeepOne
from parlour.games.unmatched.choices import IN_THIS_COMBAT, NEXT_TO_MY_HERO, OWN_ZONE, ChooseFighter, May, Move, Place
from parlour.games.unmatched.content import ANY, ATTACK, DEFENSE, FORM_1, FORM_2, SCHEME, VERSATILE, Card, Hero
from parlour.games.unmatched.effects import (
    CHOSEN,
    MY_HERO,
    Becomes,
    CancelOpponentsEffects,
    Recover,
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
    transform(g, me, TO_JEKYLL if g.forms >> me & 1 else TO_HYDE, events.ABILITIES + me)


def hyde_suffers(g: Match, me: i64, amount: int) -> None:
    """U-132: Hyde takes 1 damage after every maneuver."""
    if g.forms >> me & 1:
        g.hurt_all([4 * me], amount, events.ABILITIES + me)


def jekyll_defends_or_hyde_attacks(g: Match, me: i64) -> bool:
    """He is Jekyll and this card defends, or he is Hyde and this card attacks."""
    return g.combat is not None and (g.combat.attack.player == me) == bool(g.forms >> me & 1)


def learn_from_damage(g: Match, me: i64) -> None:
    """U-134: draw as many cards as the combat damage of this combat."""
    if g.combat is not None:
        g.draw(me, g.combat.damage, g.card_in_use(me))


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
        g.tell(events.TOP_CARD_REVEALED, me, card, g.card_in_use(me))
        g.then(self.strike, me)


def strike_by_boost(g: Match, me: i64) -> None:
    """The chosen fighter takes the BOOST of the card turned up as damage; the card goes to the hand in sight of all."""
    card = g.turned_up
    victim = fighter(g, me, CHOSEN)
    if victim != NONE:
        g.hurt_all([victim], g.setup.heroes[me].boost[card], g.card_in_use(me))
    if g.winners < 0:
        g.turned_up = NONE
        g.take_to_hand(me, card, g.card_in_use(me))


def rampage(g: Match, me: i64, amount: int) -> None:
    """Every fighter next to Hyde, of any side, takes 2 damage."""
    g.hurt_all(neighbours(g, fighter(g, me, MY_HERO)), amount, g.card_in_use(me))


JEKYLL_AND_HYDE = Hero(
    id="jekyll_and_hyde",
    health=16,
    forms=["Dr. Jekyll", "Mr. Hyde"],
    start_of_turn=May("the-serum", Rule(take_the_serum), "U-131"),
    after_maneuver=Rule(hyde_suffers, amount=1),
    cards=[
        Card("recoiling_blow", ATTACK, 5, boost=2, copies=2, by=HYDE,
             after=Sequence(Place(MY_HERO, OWN_ZONE), Transform(TO_JEKYLL))),
        Card("forever_hyde", ATTACK, 5, boost=2, copies=2, by=HYDE, during=DiscardAnyNumber(2, by=JEKYLL)),
        Card("feint", VERSATILE, 2, boost=2, copies=3, by=ANY, immediately=CancelOpponentsEffects()),
        Card("skirmish", VERSATILE, 4, boost=1, copies=3, by=ANY,
             after=If(won, Sequence(ChooseFighter(IN_THIS_COMBAT), Move(2, CHOSEN)))),
        Card("duality_of_man", VERSATILE, 3, boost=1, copies=2, by=ANY, during=Becomes(6, jekyll_defends_or_hyde_attacks)),
        Card("distracted_triage", VERSATILE, 3, boost=3, copies=2, by=JEKYLL, after=If(won, Recover(2, MY_HERO))),
        Card("succumb_to_compulsion", VERSATILE, 2, boost=2, copies=3, by=JEKYLL,
             after=Sequence(Move(2, MY_HERO), Transform(TO_HYDE))),
        Card("madness_relents", VERSATILE, 4, boost=2, copies=2, by=HYDE, after=Transform(TO_JEKYLL)),
        Card("with_haste", DEFENSE, 4, boost=3, copies=2, by=JEKYLL, after=Move(4, MY_HERO)),
        Card("scientific_method", DEFENSE, 2, boost=2, copies=2, by=JEKYLL, after=Rule(learn_from_damage)),
        Card("calming_research", SCHEME, boost=3, copies=2, by=JEKYLL,
             scheme=Sequence(Recover(2, MY_HERO), DrawUpTo(3), KeepOne())),
        Card("pure_evil", SCHEME, boost=3, copies=3, by=HYDE, scheme=Sequence(Place(MY_HERO, OWN_ZONE), Rule(rampage, amount=2))),
        Card("strange_case", SCHEME, boost=2, copies=2, by=HYDE,
             scheme=RevealTopCard(Sequence(ChooseFighter(NEXT_TO_MY_HERO), Rule(strike_by_boost)))),
    ],
)
