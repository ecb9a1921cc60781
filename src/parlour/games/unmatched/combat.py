"""An attack from the face-down cards to the discard piles (U-43 to U-60)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Said
from parlour.games.unmatched import events
from parlour.games.unmatched.bits import NO_CARD, ONE, kinds, kinds_or_none
from parlour.games.unmatched.card_choices import CardChoice
from parlour.games.unmatched.content import AFTER_COMBAT, DURING_COMBAT, IMMEDIATELY, ON_COMMIT
from parlour.games.unmatched.kinds import STAGE_OF_COMBAT
from parlour.games.unmatched.pieces import a_fighter
from parlour.games.unmatched.sides import Combat, Side
from parlour.games.unmatched.state import Match

# The course of a combat after the reveal (U-47); within each step the defender comes first (U-48).
DEFENDER_IMMEDIATELY: Final = 0
ATTACKER_IMMEDIATELY: Final = 1
DEFENDER_DURING: Final = 2
ATTACKER_DURING: Final = 3
COMBAT_DAMAGE: Final = 4
DEFENDER_AFTER: Final = 5
ATTACKER_AFTER: Final = 6
CARDS_DISCARDED: Final = 7
TIMING: Final = [IMMEDIATELY, IMMEDIATELY, DURING_COMBAT, DURING_COMBAT, NONE, AFTER_COMBAT, AFTER_COMBAT]


def attack(g: Match, me: i64, attacker: int, target: i64) -> None:
    """Begin a combat: name attacker and target (U-43), then the cards."""
    g.combat = Combat(None, attacker, target)
    if g.log is not None:
        g.log.append((events.ATTACKED, attacker, target, NONE))
    g.ask(LAY_ATTACK, me)


class LayAttack(CardChoice):
    """U-44: the attacker lays down, face down, an attack or versatile card that the attacking fighter may use."""

    def __init__(self) -> None:
        super().__init__("attack", "attack-with", "U-44")

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        assert g.combat is not None
        usable: i64 = g.setup.heroes[me].attacks[g.role(g.combat.attack.fighter)]
        return kinds(g.hand[me] & usable)

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        combat = g.combat
        assert combat is not None
        lay(g, combat.attack, option)
        g.ask(LAY_DEFENSE, combat.defense.player)

    def seen_as(self, g: Match, me: i64, it: i64, option: i64, seat: i64) -> int:
        return NO_CARD

    def asks(self, g: Match, me: i64, it: i64) -> Said:
        combat = g.combat
        assert combat is not None
        fighter, target = a_fighter(g, combat.attack.fighter), a_fighter(g, combat.defense.fighter)
        return Said(self.question, self.cites, fighter=fighter, target=target)


class LayDefense(CardChoice):
    """U-45: the defender may lay down, face down, a defense or versatile card that the defending fighter may use."""

    def __init__(self) -> None:
        super().__init__("defend", "defend-with", "U-45")

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        assert g.combat is not None
        usable: i64 = g.setup.heroes[me].defenses[g.role(g.combat.defense.fighter)]
        return kinds_or_none(g.hand[me] & usable)

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        combat = g.combat
        assert combat is not None
        attacker = combat.attack.player
        if option != NO_CARD:
            text = g.setup.heroes[me].texts[ON_COMMIT][option]
            if text is not None:
                # Laid face up (U-121): everybody sees it at once, and a number is said before the reveal.
                g.take_from_hand(me, option)
                combat.defense.lay(option, g.setup.heroes[me])
                combat.defense.open = True
                g.fate += 1
                g.tell(events.LAID_OPEN, me, option)
                g.then(text, me)
                g.then(REVEAL, attacker)
                return
            lay(g, combat.defense, option)
        REVEAL.run(g, attacker, NONE)

    def seen_as(self, g: Match, me: i64, it: i64, option: i64, seat: i64) -> int:
        combat = g.combat
        assert combat is not None
        if option != NO_CARD and g.setup.heroes[me].texts[ON_COMMIT][option] is not None:
            return option
        # The reveal follows at once: now everybody sees both cards.
        return 16 * combat.attack.card + option

    def asks(self, g: Match, me: i64, it: i64) -> Said:
        combat = g.combat
        assert combat is not None
        fighter, target = a_fighter(g, combat.attack.fighter), a_fighter(g, combat.defense.fighter)
        return Said(self.question, self.cites, fighter=fighter, target=target)


def lay(g: Match, side: Side, card: i64) -> None:
    """Lay a card face down. It counts as unseen until the reveal."""
    g.hand[side.player] -= ONE[card]
    side.lay(card, g.setup.heroes[side.player])
    if g.log is not None:
        g.log.append((events.LAID_DOWN, side.player, card, NONE))


class Reveal(Step):
    """U-46: both cards are revealed at the same time. The fog bonus is settled now (U-142, Q-15)."""

    def run(self, g: Match, me: i64, it: i64) -> None:
        combat = g.combat
        assert combat is not None
        combat.revealed = True
        g.fate += 1
        self.turn_up(g, combat.attack)
        defense = combat.defense
        if defense.card >= 0:
            self.turn_up(g, defense)
            if g.fog and not defense.fighter & 3 and g.setup.heroes[defense.player].fog and g.on_fog(defense.player):
                defense.bonus = g.setup.heroes[defense.player].fog_bonus
                g.tell(events.NUMBER_CHANGED, defense.player, events.BY_FOG, defense.number())
        else:
            g.tell(events.UNDEFENDED, defense.player)
        RESOLVE.run(g, me, DEFENDER_IMMEDIATELY)

    def turn_up(self, g: Match, side: Side) -> None:
        """Show one card to everybody."""
        if not side.open:
            g.seen_leaving(side.player, side.card)
        if g.log is not None:
            g.log.append((events.REVEALED, side.player, side.card, side.printed))


class Resolve(Step):
    """U-47: carry out the combat from one stage on; `it` is the stage."""

    it_is: ClassVar[Kind] = STAGE_OF_COMBAT

    def run(self, g: Match, me: i64, it: i64) -> None:
        combat = g.combat
        assert combat is not None
        stage = it
        while stage < CARDS_DISCARDED:
            if stage == COMBAT_DAMAGE:
                self.deal_damage(g, combat)
                if g.winners >= 0:
                    return
            else:
                side = combat.attack if stage in (ATTACKER_IMMEDIATELY, ATTACKER_DURING, ATTACKER_AFTER) else combat.defense
                if side.card >= 0 and not side.cancelled:
                    text = g.setup.heroes[side.player].texts[TIMING[stage]][side.card]
                    if text is not None and not g.carry_out(text, side.player):
                        g.then(self, me, stage + 1)
                        return
            stage += 1
        self.discard(g, combat.attack)
        self.discard(g, combat.defense)
        g.combat = None
        g.forget_text()

    def deal_damage(self, g: Match, combat: Combat) -> None:
        """U-49 to U-53: the difference of the numbers hurts the target; who dealt damage has won. Q-20: no target, no damage."""
        target = combat.defense.fighter
        damage = combat.attack.number() - combat.defense.number()
        if damage > 0 and g.where[target] >= 0:
            combat.damage = damage
            combat.winner = combat.attack.player
            g.hurt(target, damage, events.COMBAT)
        else:
            combat.winner = combat.defense.player
        if g.log is not None:
            why = self.why_won(combat)
            defense = combat.defense.number() + events.WITH_CAUSE * why
            g.log.append((events.COMBAT_WON, combat.winner, combat.attack.number(), defense))
        g.sudden_end()

    def why_won(self, combat: Combat) -> int:
        """U-52, Q-20: the winner dealt damage; or nobody did, and the defender won."""
        if combat.damage:
            return events.BY_DAMAGE
        attack, defense = combat.attack.number(), combat.defense.number()
        if attack > defense:
            return events.BY_ABSENCE
        return events.BY_TIE if attack == defense else events.BY_DEFENSE

    def discard(self, g: Match, side: Side) -> None:
        """Put a card on its owner's discard pile, face up."""
        if side.card >= 0:
            g.discard[side.player] += ONE[side.card]


LAY_ATTACK: Final = LayAttack()
LAY_DEFENSE: Final = LayDefense()
REVEAL: Final = Reveal()
RESOLVE: Final = Resolve()
STEPS: Final = [LAY_ATTACK, LAY_DEFENSE, REVEAL, RESOLVE]
