"""Dracula with the three Sisters: thirst, mist and other people's cards (U-125 to U-129)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from parlour.engine.amount import Amount, Amounts
from parlour.engine.kernel import NONE, Step
from parlour.engine.said import NOBODY, Noun, Said
from parlour.engine.words import If, Rule, Sequence
from parlour.games.unmatched import events
from parlour.games.unmatched.bits import kinds, spaces
from parlour.games.unmatched.card_choices import CardChoice, DiscardAnyNumber, random_discard
from parlour.games.unmatched.choices import (
    ALL_FIGHTERS,
    ANYWHERE,
    NEXT_TO_FOE,
    ChooseFighter,
    FighterChoice,
    Move,
    Place,
    SpaceChoice,
)
from parlour.games.unmatched.content import ANY, ATTACK, DEFENSE, HERO, SCHEME, SIDEKICK, VERSATILE, Card, Hero
from parlour.games.unmatched.effects import (
    CHOSEN,
    FOE_FIGHTER,
    MY_FIGHTER,
    MY_HERO,
    CancelOpponentsEffects,
    Draw,
    GainAction,
    Recover,
    add_to_number,
    adjacent,
    fighter,
    look_at_hand,
    neighbours,
    opponent,
    sisters,
    won,
)
from parlour.games.unmatched.pieces import a_space
from parlour.games.unmatched.state import OFF, Match


class Bloodthirsty(FighterChoice):
    """U-125: at the start of the turn Dracula may deal 1 damage to a fighter next to him, friend or foe, and then draws a card."""

    amounts: ClassVar[Amounts] = (Amount("amount"), Amount("count"))

    def __init__(self, amount: i64 = 1, count: int = 1) -> None:
        super().__init__("bite", "bloodthirsty", "U-125")
        self.amount: int = amount
        self.count: int = count

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        victims = neighbours(g, fighter(g, me, MY_HERO))
        return [*victims, NONE] if victims else []

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        if option != NONE and g.hurt_all([option], self.amount, events.ABILITIES + me) and g.winners < 0:
            g.draw(me, self.count, events.ABILITIES + me)

    def asks(self, g: Match, me: i64, it: i64) -> Said:
        hero = g.setup.heroes[me]
        ability = Noun("", hero.id, f"{hero.noun.name}.ability")
        return Said(self.question, self.cites, amount=self.amount, count=self.count, hero=hero.noun, ability=ability)

    def says(self, g: Match, me: i64, it: i64, option: i64) -> Said:
        if option == NONE:
            return Said(self.verb, self.cites, words="bloodthirsty-none", passes=True, fighter=NOBODY)
        return super().says(g, me, it, option)


def ambush(g: Match, me: i64) -> None:
    """The opponent loses a random card; its BOOST is added to the number of Ambush."""
    foe = opponent(g, me)
    lost = random_discard(g, foe, g.card_in_use(me))
    if lost != NONE:
        add_to_number(g, me, g.setup.heroes[foe].boost[lost])


def frenzy(g: Match, me: i64, each: int) -> None:
    """U-129: +1 for every Sister on the board in a zone of the opposing fighter."""
    foe = fighter(g, me, FOE_FIGHTER)
    if foe != NONE:
        add_to_number(g, me, each * sum(g.board.share_zone(g.where[foe], g.where[sister]) for sister in sisters(g, me)))


class ReturnAttackCard(Step):
    """U-126: the attack card goes back to the attacker's hand, in sight of all, and Dracula's player looks at that hand."""

    def run(self, g: Match, me: i64, it: i64) -> None:
        assert g.combat is not None
        attack = g.combat.attack
        g.take_to_hand(attack.player, attack.card, g.card_in_use(me))
        attack.card = NONE
        attack.printed = 0
        look_at_hand(g, me)


class ReplaceAttackCard(CardChoice):
    """U-126, Q-2: Dracula's player picks the attack card anew, among those the attacking fighter may use."""

    def __init__(self) -> None:
        super().__init__("attack", "which-they-attack-with", "U-126")

    def owner(self, g: Match, me: i64) -> int:
        return opponent(g, me)

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        assert g.combat is not None
        attack = g.combat.attack
        return kinds(g.hand[attack.player] & g.setup.heroes[attack.player].attacks[g.role(attack.fighter)])

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        assert g.combat is not None
        attack = g.combat.attack
        g.take_from_hand(attack.player, option)
        attack.lay(option, g.setup.heroes[attack.player])
        g.tell(events.REVEALED, attack.player, option, attack.printed)


def look_into_my_eyes(g: Match, me: i64) -> None:
    """The BOOST of the attack card is added to the number of this card."""
    assert g.combat is not None
    theirs = g.combat.theirs(me)
    if theirs.card >= 0:
        add_to_number(g, me, g.setup.heroes[theirs.player].boost[theirs.card])


def prey_upon(g: Match, me: i64, amount: int) -> None:
    """Every opposing fighter next to Dracula takes 1 damage; he recovers what was really dealt."""
    dracula = fighter(g, me, MY_HERO)
    foes = g.foes_stand(me)
    victims = [f for f in neighbours(g, dracula) if foes >> g.where[f] & 1]
    dealt = g.hurt_all(victims, amount, g.card_in_use(me))
    if g.winners < 0:
        g.recover(dracula, dealt, g.card_in_use(me))


class ReturnSister(SpaceChoice):
    """U-65, U-127, Q-19: a defeated Sister comes back at full health in an empty space that shares a zone with Dracula."""

    def __init__(self) -> None:
        super().__init__("place", MY_HERO, "U-127")

    def sister(self, g: Match, me: i64) -> int:
        """Return the first defeated Sister; they are alike."""
        for f in range(4 * me + 1, 4 * me + 1 + g.setup.heroes[me].sidekicks):
            if g.where[f] == OFF:
                return f
        return NONE

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        dracula = fighter(g, me, MY_HERO)
        if self.sister(g, me) == NONE or dracula == NONE:
            return []
        return spaces(g.board.zone[g.where[dracula]] & ~g.taken)

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        sister = self.sister(g, me)
        g.health[sister] = g.start_health(sister)
        g.put(sister, option)
        g.tell(events.RETURNED, sister, option, g.card_in_use(me))

    def asks(self, g: Match, me: i64, it: i64) -> Said:
        return Said("where-sister", self.cites, fighter=g.setup.heroes[me].sidekick_noun)

    def says(self, g: Match, me: i64, it: i64, option: i64) -> Said:
        sister = g.setup.fighters[self.sister(g, me)]
        return Said(self.verb, self.cites, words="returns", fighter=sister, to=a_space(g, option))


def sisters_gather(g: Match, me: i64, each: int) -> None:
    """U-128: the fighter that was moved takes 1 damage for every Sister next to it."""
    moved = fighter(g, me, CHOSEN)
    if moved != NONE:
        near = sum(adjacent(g, moved, sister) for sister in sisters(g, me))
        g.hurt_all([moved], each * near, g.card_in_use(me))


DRACULA = Hero(
    id="dracula",
    health=13,
    sidekick_id="sister",
    sidekicks=3,
    sidekick_health=1,
    start_of_turn=Bloodthirsty(),
    cards=[
        Card("ambush", ATTACK, 2, boost=3, copies=2, by=ANY, during=Rule(ambush)),
        Card("feeding_frenzy", ATTACK, 2, boost=3, copies=2, by=HERO, during=Rule(frenzy, each=1)),
        Card("beastform", ATTACK, 6, boost=4, copies=2, by=HERO, during=DiscardAnyNumber(1, by=0)),
        Card("thirst_for_sustenance", ATTACK, 3, boost=3, copies=3, by=SIDEKICK, after=If(won, Place(MY_HERO, NEXT_TO_FOE))),
        Card("feint", VERSATILE, 2, boost=2, copies=3, by=ANY, immediately=CancelOpponentsEffects()),
        Card("dash", VERSATILE, 3, boost=1, copies=3, by=ANY, after=Move(3, MY_FIGHTER)),
        Card("exploit", VERSATILE, 4, boost=1, copies=2, by=ANY, after=Draw(1)),
        Card("do_my_bidding", DEFENSE, 3, boost=3, copies=2, by=HERO,
             immediately=Sequence(ReturnAttackCard(), ReplaceAttackCard())),
        Card("look_into_my_eyes", DEFENSE, 1, boost=2, copies=2, by=HERO, during=Rule(look_into_my_eyes)),
        Card("mistform", SCHEME, boost=2, copies=2, by=HERO, scheme=Sequence(Place(MY_HERO, ANYWHERE), GainAction(1))),
        Card("prey_upon", SCHEME, boost=4, copies=2, by=HERO, scheme=Rule(prey_upon, amount=1)),
        Card("baptism_of_blood", SCHEME, boost=2, copies=2, by=HERO, scheme=Sequence(Recover(2, MY_HERO), ReturnSister())),
        Card("ravening_seduction", SCHEME, boost=2, copies=3, by=SIDEKICK,
             scheme=Sequence(ChooseFighter(ALL_FIGHTERS), Move(2, CHOSEN), Rule(sisters_gather, each=1))),
    ],
)
