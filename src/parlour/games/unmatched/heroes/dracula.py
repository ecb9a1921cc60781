"""Dracula with the three Sisters: thirst, mist and other people's cards (U-125 to U-129)."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Step
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
    Counted,
    Draw,
    GainAction,
    If,
    Recover,
    Rule,
    Sequence,
    add_to_number,
    adjacent,
    fighter,
    look_at_hand,
    neighbours,
    opponent,
    sisters,
    won,
)
from parlour.games.unmatched.state import OFF, Match


class Bloodthirsty(FighterChoice):
    """U-125: at the start of the turn Dracula may deal 1 damage to a fighter next to him, friend or foe, and then draws a card."""

    def __init__(self, amount: i64 = 1, count: int = 1) -> None:
        cards = "a card" if count == 1 else f"{count} cards"
        super().__init__("bite", f"Bloodthirsty: deal {amount} damage to a fighter next to Dracula and draw {cards}?", "U-125")
        self.amount: int = amount
        self.count: int = count

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        victims = neighbours(g, fighter(g, me, MY_HERO))
        return [*victims, NONE] if victims else []

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        if option != NONE and g.hurt_all([option], self.amount) and g.winners < 0:
            g.draw(me, self.count)

    def passes(self, g: Match, me: i64, it: i64, option: i64) -> bool:
        return option == NONE

    def key(self, g: Match, me: i64, it: i64, option: i64) -> str:
        return "bite:none" if option == NONE else super().key(g, me, it, option)

    def text(self, g: Match, me: i64, it: i64, option: i64) -> str:
        return "No, not this turn" if option == NONE else super().text(g, me, it, option)

    def about(self, g: Match, me: i64, it: i64, option: i64) -> list[str]:
        return [] if option == NONE else super().about(g, me, it, option)


def ambush(g: Match, me: i64) -> None:
    """The opponent loses a random card; its BOOST is added to the number of Ambush."""
    foe = opponent(g, me)
    lost = random_discard(g, foe)
    if lost != NONE:
        add_to_number(g, me, g.setup.heroes[foe].boost[lost])


def frenzy(g: Match, me: i64, n: list[int]) -> None:
    """U-129: +1 for every Sister on the board in a zone of the opposing fighter."""
    foe = fighter(g, me, FOE_FIGHTER)
    if foe != NONE:
        add_to_number(g, me, n[0] * sum(g.board.share_zone(g.where[foe], g.where[sister]) for sister in sisters(g, me)))


class ReturnAttackCard(Step):
    """U-126: the attack card goes back to the attacker's hand, in sight of all, and Dracula's player looks at that hand."""

    def run(self, g: Match, me: i64, it: i64) -> None:
        assert g.combat is not None
        attack = g.combat.attack
        g.take_to_hand(attack.player, attack.card)
        attack.card = NONE
        attack.printed = 0
        look_at_hand(g, me)


class ReplaceAttackCard(CardChoice):
    """U-126, Q-2: Dracula's player picks the attack card anew, among those the attacking fighter may use."""

    def __init__(self) -> None:
        super().__init__("attack", "Which card must the attacker use?", "", "U-126")

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


def prey_upon(g: Match, me: i64, n: list[int]) -> None:
    """Every opposing fighter next to Dracula takes 1 damage; he recovers what was really dealt."""
    dracula = fighter(g, me, MY_HERO)
    foes = g.foes_stand(me)
    victims = [f for f in neighbours(g, dracula) if foes >> g.where[f] & 1]
    dealt = g.hurt_all(victims, n[0])
    if g.winners < 0:
        g.recover(dracula, dealt)


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
        g.tell(events.RETURNED, sister, option)

    def prompt(self, g: Match, me: i64, it: i64) -> str:
        return "Where does a Sister come back?"

    def key(self, g: Match, me: i64, it: i64, option: i64) -> str:
        return f"place:{g.setup.fighter_ids[self.sister(g, me)]}:{g.board.spaces[option].id}"

    def text(self, g: Match, me: i64, it: i64, option: i64) -> str:
        return f"{g.setup.fighter_names[self.sister(g, me)]} returns on {g.board.spaces[option].id}"

    def about(self, g: Match, me: i64, it: i64, option: i64) -> list[str]:
        return [f"fighter:{g.setup.fighter_ids[self.sister(g, me)]}", f"space:{g.board.spaces[option].id}"]


def sisters_gather(g: Match, me: i64, n: list[int]) -> None:
    """U-128: the fighter that was moved takes 1 damage for every Sister next to it."""
    moved = fighter(g, me, CHOSEN)
    if moved != NONE:
        g.hurt_all([moved], n[0] * sum(adjacent(g, moved, sister) for sister in sisters(g, me)))


DRACULA = Hero(
    id="dracula",
    name="Dracula",
    banner="DRACULA",
    health=13,
    sidekick_id="sister",
    sidekick="Sister",
    sidekick_banner="SISTER",
    sidekicks=3,
    sidekick_health=1,
    ability="Bloodthirsty",
    words="At the start of your turn you may deal 1 damage to a fighter next to Dracula. If you do, draw 1 card.",
    start_of_turn=Bloodthirsty(),
    cards=[
        Card("ambush", "Ambush", ATTACK, 2, boost=3, copies=2, by=ANY, during=Rule(ambush),
             words="During combat: your opponent discards a random card. Add its BOOST to this card's number."),
        Card("feeding_frenzy", "Feeding Frenzy", ATTACK, 2, boost=3, copies=2, by=HERO, during=Counted(frenzy, each=1),
             words="During combat: +1 for each Sister in the opposing fighter's zone."),
        Card("beastform", "Beastform", ATTACK, 6, boost=4, copies=2, by=HERO, during=DiscardAnyNumber(1, by=0),
             words="During combat: you may discard any number of cards. +1 for each."),
        Card("thirst_for_sustenance", "Thirst for Sustenance", ATTACK, 3, boost=3, copies=3, by=SIDEKICK,
             after=If(won, Place(MY_HERO, NEXT_TO_FOE)),
             words="After combat: if you won, place Dracula in a space next to the opposing fighter."),
        Card("feint", "Feint", VERSATILE, 2, boost=2, copies=3, by=ANY, immediately=CancelOpponentsEffects(),
             words="Immediately: cancel every effect of your opponent's card that has not happened yet; its number stays."),
        Card("dash", "Dash", VERSATILE, 3, boost=1, copies=3, by=ANY, after=Move(3, MY_FIGHTER),
             words="After combat: move your fighter of this combat up to 3 spaces."),
        Card("exploit", "Exploit", VERSATILE, 4, boost=1, copies=2, by=ANY, after=Draw(1),
             words="After combat: draw 1 card."),
        Card("do_my_bidding", "Do My Bidding", DEFENSE, 3, boost=3, copies=2, by=HERO,
             immediately=Sequence(ReturnAttackCard(), ReplaceAttackCard()),
             words="Immediately: the attack card goes back to hand. Look at that hand and choose an attack or versatile card in it "
                   "(the same one is allowed), which becomes the attack card."),
        Card("look_into_my_eyes", "Look Into My Eyes", DEFENSE, 1, boost=2, copies=2, by=HERO, during=Rule(look_into_my_eyes),
             words="During combat: add the BOOST of your opponent's card to this card's number."),
        Card("mistform", "Mistform", SCHEME, 0, boost=2, copies=2, by=HERO,
             scheme=Sequence(Place(MY_HERO, ANYWHERE), GainAction(1)),
             words="Place Dracula in any space. Gain 1 action."),
        Card("prey_upon", "Prey Upon", SCHEME, 0, boost=4, copies=2, by=HERO, scheme=Counted(prey_upon, amount=1),
             words="Each opposing fighter next to Dracula takes 1 damage. He recovers as much health as was dealt."),
        Card("baptism_of_blood", "Baptism of Blood", SCHEME, 0, boost=2, copies=2, by=HERO,
             scheme=Sequence(Recover(2, MY_HERO), ReturnSister()),
             words="Dracula recovers 2 health. A defeated Sister returns to a space of his zone."),
        Card("ravening_seduction", "Ravening Seduction", SCHEME, 0, boost=2, copies=3, by=SIDEKICK,
             scheme=Sequence(ChooseFighter(ALL_FIGHTERS), Move(2, CHOSEN), Counted(sisters_gather, each=1)),
             words="Move any fighter up to 2 spaces. Then it takes 1 damage for each Sister next to it."),
    ],
)
