"""Setup and the turn: start, actions, maneuver, end (U-9 to U-31, U-66, U-90 to U-99)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Said
from parlour.games.unmatched import events
from parlour.games.unmatched.bits import BIT, NO_CARD, ONE, add_numbered, kinds, kinds_or_none, size, spaces
from parlour.games.unmatched.card_choices import CardChoice
from parlour.games.unmatched.combat import STEPS as COMBAT_STEPS
from parlour.games.unmatched.combat import attack
from parlour.games.unmatched.content import SIDEKICK_ROLE, WHEN_PLAYED
from parlour.games.unmatched.fog import PlaceFog
from parlour.games.unmatched.kinds import MY_HERO, MY_SIDEKICK
from parlour.games.unmatched.pieces import a_card, a_fighter, a_space
from parlour.games.unmatched.state import FOG_TOKENS, OFF, Match

# Options of TakeAction: the maneuver, schemes (64 + 4 x card + own fighter), attacks (256 + 16 x own fighter + target).
MANEUVER: Final = 0
A_SCHEME: Final = 64
AN_ATTACK: Final = 256

# Options of MoveFighters: 64 x own fighter + space, or DONE.
DONE: Final = 512


class SetUp(Step):
    """U-9 to U-14: decks are shuffled, hands drawn, then each player puts down hero, sidekicks and fog in turn (Q-31)."""

    def run(self, g: Match, me: i64, it: i64) -> None:
        for player, hero in enumerate(g.setup.heroes):
            g.shuffle_deck(player)
            for n in range(1 + hero.sidekicks):
                g.health[4 * player + n] = hero.start_health[n]
        for player in range(g.players):
            g.draw(player, g.setup.content.start_hand, events.START)
        for player, hero in enumerate(g.setup.heroes):
            g.then(PLACE_HERO, player)
            for n in range(1, 1 + hero.sidekicks):
                g.then(PLACE_SIDEKICK, player, 4 * player + n)
            if hero.fog:
                g.then(PLACE_FOG, player)
        g.then(START_TURN, 0)


class PlaceHero(Step):
    """U-11, U-12: the hero goes to the player's start space."""

    def run(self, g: Match, me: i64, it: i64) -> None:
        start = g.board.starts[me]
        g.put(4 * me, start)
        g.tell(events.PLACED, 4 * me, OFF, start)


class PlaceSidekick(Choice):
    """U-12, U-13: each sidekick goes to an empty space of the hero's zone; if there is none, to any empty space."""

    it_is: ClassVar[Kind] = MY_SIDEKICK

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        free: i64 = ~g.taken
        zone: i64 = g.board.zone[g.where[4 * me]]
        everywhere: i64 = g.board.everywhere
        return spaces(zone & free) or spaces(everywhere & free)

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        g.put(it, option)
        g.tell(events.PLACED, it, OFF, option)

    def asks(self, g: Match, me: i64, it: i64) -> Said:
        return Said("where-start", "U-12", fighter=a_fighter(g, it))

    def says(self, g: Match, me: i64, it: i64, option: i64) -> Said:
        return Said("place", self.asks(g, me, it).rule, words="place-start", fighter=a_fighter(g, it), to=a_space(g, option))


class StartTurn(Step):
    """U-16: a turn begins; players who are out or have no fighter left are passed over (U-94, U-97)."""

    def run(self, g: Match, me: i64, it: i64) -> None:
        back = g.away >> me & 1
        if not (g.stands[me] or back):
            g.then(self, (me + 1) % g.players)
            return
        g.turn = me
        g.turns += 1
        g.had_turn |= BIT[me]
        g.actions = g.setup.content.actions_per_turn
        g.acted = 0
        if g.log is not None:
            g.log.append((events.TURN_BEGAN, me, g.turns, NONE))
        # U-24: the winner check comes before the first action.
        if g.carry_out(START_EFFECTS, me):
            END_ACTION.run(g, me, NONE)
        else:
            g.then(END_ACTION, me)


class StartEffects(Step):
    """U-24, Q-10: the return from Vanish, then the hero's own start-of-turn ability."""

    def run(self, g: Match, me: i64, it: i64) -> None:
        hero = g.setup.heroes[me]
        if g.away >> me & 1:
            g.ask(REAPPEAR, me, 4 * me)
            g.then(NOTE_FOG, me)
        elif hero.fog:
            NOTE_FOG.run(g, me, it)
        elif hero.start_of_turn is not None:
            hero.start_of_turn.run(g, me, it)


class Reappear(PlaceSidekick):
    """U-148: back from Vanish in any empty space, before anything else."""

    it_is: ClassVar[Kind] = MY_HERO

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        return spaces(g.board.everywhere & ~g.taken)

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        g.away &= ~BIT[me]
        super().chosen(g, me, it, option)

    def asks(self, g: Match, me: i64, it: i64) -> Said:
        return Said("where-again", "U-148", fighter=a_fighter(g, it))


class NoteFog(Step):
    """U-146: remember whether the hero stands on fog now that the turn begins."""

    def run(self, g: Match, me: i64, it: i64) -> None:
        g.began_on_fog = g.on_fog(me)


class TakeAction(Choice):
    """U-17, U-18: maneuver, scheme or attack. None may be skipped."""

    def __init__(self) -> None:
        super().__init__()
        # Which actions there are depends on the hand: asked even if only the maneuver is left.
        self.secret = True

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        found = [MANEUVER]
        hero = g.setup.heroes[me]
        hand: i64 = g.hand[me]
        where = g.where
        foes = g.foes_stand(me)
        near = g.board.near
        first = 4 * me
        role = g.forms >> me & 1
        # U-20: schemes that a fighter on the board may use, with the fighter that uses it.
        hero_schemes: i64 = hero.schemes[role]
        if hand & hero_schemes and where[first] >= 0:
            for card in kinds(hand & hero_schemes):
                found.append(A_SCHEME + 4 * card)
        if hero.sidekicks:
            side_schemes: i64 = hero.schemes[SIDEKICK_ROLE]
            if hand & side_schemes:
                for card in kinds(hand & side_schemes):
                    for n in range(1, 1 + hero.sidekicks):
                        if where[first + n] >= 0:
                            found.append(A_SCHEME + 4 * card + n)
        # U-21, U-43: fighters with a target in reach and a card to attack with.
        for n in range(1 + hero.sidekicks):
            space = where[first + n]
            if space < 0:
                continue
            reach: i64 = near[space]
            if hero.sidekick_ranged if n else hero.ranged:
                reach |= g.board.zone[space]
            reach &= foes
            usable: i64 = hero.attacks[SIDEKICK_ROLE if n else role]
            if reach and hand & usable:
                for target, stands in enumerate(where):
                    if stands >= 0 and reach >> stands & 1 and self.may_attack(g, me, target >> 2):
                        found.append(AN_ATTACK + 16 * n + target)
        return found

    def may_attack(self, g: Match, me: i64, player: i64) -> bool:
        """U-91: with three or four on their own, the first turn allows only the next player and those who have had a turn."""
        if g.players == 2 or g.setup.teams or g.had_turn >> player & 1:
            return True
        following = (me + 1) % g.players
        while g.out >> following & 1:
            following = (following + 1) % g.players
        return player == following

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        g.actions -= 1
        g.acted += 1
        if option == MANEUVER:
            if g.log is not None:
                g.log.append((events.MANEUVERED, me, NONE, NONE))
            g.draw(me, g.setup.content.maneuver_draw, events.MANEUVER)
            g.ask(BOOST, me)
        elif option < AN_ATTACK:
            card = (option - A_SCHEME) >> 2
            g.take_from_hand(me, card)
            g.scheme = card
            if g.log is not None:
                g.log.append((events.SCHEMED, me, card, 4 * me + (option & 3)))
            text = g.setup.heroes[me].texts[WHEN_PLAYED][card]
            assert text is not None
            if g.carry_out(text, me):
                SCHEME_DONE.run(g, me, NONE)
            else:
                g.then(SCHEME_DONE, me)
        else:
            attack(g, me, 4 * me + ((option - AN_ATTACK) >> 4), option & 15)
            g.then(END_ACTION, me)

    def asks(self, g: Match, me: i64, it: i64) -> Said:
        # Without a hero a team player plays on with the sidekicks (U-98).
        if g.where[4 * me] < 0:
            return Said("what-now-alone", "U-18", actions=g.actions)
        return Said("what-now", "U-18", fighter=a_fighter(g, 4 * me), actions=g.actions)

    def says(self, g: Match, me: i64, it: i64, option: i64) -> Said:
        if option == MANEUVER:
            return Said("maneuver", "U-25")
        if option < AN_ATTACK:
            card = a_card(g, me, (option - A_SCHEME) >> 2)
            return Said("scheme", "U-40", card=card, fighter=a_fighter(g, 4 * me + (option & 3)))
        attacker = a_fighter(g, 4 * me + ((option - AN_ATTACK) >> 4))
        return Said("attack", "U-43", fighter=attacker, target=a_fighter(g, option & 15))


class SchemeDone(Step):
    """U-40: the scheme goes to the discard pile; the action is over."""

    def run(self, g: Match, me: i64, it: i64) -> None:
        g.discard[me] += ONE[g.scheme]
        g.scheme = NONE
        g.forget_text()
        END_ACTION.run(g, me, NONE)


class Boost(CardChoice):
    """U-26: before anybody moves, one card may be discarded to add its BOOST to the move value."""

    def __init__(self) -> None:
        super().__init__("boost", "discard-to-move", "U-26")
        # The size of a hand is public: with an empty one there is nothing to ask.
        self.secret = False

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        return kinds_or_none(g.hand[me])

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        if option != NO_CARD:
            g.boost = g.setup.heroes[me].boost[option]
            g.take_from_hand(me, option)
            g.discard[me] += ONE[option]
            if g.log is not None:
                g.log.append((events.BOOSTED, me, option, g.boost))
        g.ask(MOVE_FIGHTERS, me)

    def says_card(self, g: Match, me: i64, option: i64, words: str) -> Said:
        return super().says_card(g, me, option, "boost")


class MoveFighters(Choice):
    """U-27: move each fighter at most once, in any order; the move value is the hero's plus the boost (U-28)."""

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        found: list[int] = []
        hero = g.setup.heroes[me]
        steps = hero.move + g.boost
        first = 4 * me
        blocked = g.foes_stand(me)
        taken = g.taken
        ways = g.board.ways
        for n in range(1 + hero.sidekicks):
            space = g.where[first + n]
            if space < 0 or g.moved >> n & 1:
                continue
            fog = g.fog_of(me) if n == 0 and hero.fog else 0
            reached = ways.reach(space, steps, blocked, fog) & ~taken
            add_numbered(found, n, reached)
        found.append(DONE)
        return found

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        if option == DONE:
            AFTER_MANEUVER.run(g, me, NONE)
            return
        n = option >> 6
        fighter = 4 * me + n
        g.moved |= BIT[n]
        if g.log is not None:
            g.log.append((events.MOVED, fighter, g.where[fighter], option & 63))
        g.put(fighter, option & 63)
        for other in range(1 + g.setup.heroes[me].sidekicks):
            if g.where[4 * me + other] >= 0 and not g.moved >> other & 1:
                g.ask(self, me)
                return
        AFTER_MANEUVER.run(g, me, NONE)

    def asks(self, g: Match, me: i64, it: i64) -> Said:
        return Said("move-each", "U-27", steps=g.setup.heroes[me].move + g.boost)

    def says(self, g: Match, me: i64, it: i64, option: i64) -> Said:
        if option == DONE:
            return Said("done", "U-27", passes=True)
        return Said("move", "U-27", fighter=a_fighter(g, 4 * me + (option >> 6)), to=a_space(g, option & 63))


class AfterManeuver(Step):
    """U-31: what happens after each maneuver, also when nobody moved."""

    def run(self, g: Match, me: i64, it: i64) -> None:
        g.boost = 0
        g.moved = 0
        text = g.setup.heroes[me].after_maneuver
        if text is not None:
            text.run(g, me, NONE)
        END_ACTION.run(g, me, NONE)


class EndAction(Step):
    """U-66: the winner check at the start and at the end of every action; then the next action or the end of the turn."""

    def run(self, g: Match, me: i64, it: i64) -> None:
        if g.fallen & ~g.out:
            g.look_for_winner()
            if g.winners >= 0:
                return
            self.eliminate(g)
        if g.actions > 0 and g.stands[me] and not g.out >> me & 1:
            g.ask(TAKE_ACTION, me)
        else:
            END_TURN.run(g, me, NONE)

    def eliminate(self, g: Match) -> None:
        """U-92, U-98: without a hero a player is out; in a team only when no sidekick is left either (Q-27, Q-28)."""
        for player in range(g.players):
            if not g.fallen >> player & 1 or g.out >> player & 1:
                continue
            if g.setup.teams and g.stands[player]:
                continue
            g.out |= BIT[player]
            g.tell(events.OUT, player)
            for fighter in range(4 * player, 4 * player + 4):
                if g.where[fighter] >= 0:
                    g.put(fighter, OFF)
                    g.health[fighter] = 0
            if g.setup.heroes[player].fog:
                for token in range(FOG_TOKENS * player, FOG_TOKENS * player + FOG_TOKENS):
                    g.fog[token] = OFF


class EndTurn(Step):
    """U-16: the hand limit, then the next player."""

    def run(self, g: Match, me: i64, it: i64) -> None:
        if size(g.hand[me]) > g.setup.content.hand_limit and not g.out >> me & 1:
            g.ask(HAND_LIMIT, me)
            return
        START_TURN.run(g, (me + 1) % g.players, NONE)


class HandLimit(CardChoice):
    """U-22: at the end of one's own turn, discard down to the limit."""

    def __init__(self) -> None:
        super().__init__("discard", "too-many-cards", "U-22")

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        return kinds(g.hand[me])

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        g.discard_from_hand(me, option, events.HAND_LIMIT)
        END_TURN.run(g, me, NONE)


SET_UP: Final = SetUp()
PLACE_HERO: Final = PlaceHero()
PLACE_SIDEKICK: Final = PlaceSidekick()
PLACE_FOG: Final = PlaceFog()
START_TURN: Final = StartTurn()
START_EFFECTS: Final = StartEffects()
REAPPEAR: Final = Reappear()
NOTE_FOG: Final = NoteFog()
TAKE_ACTION: Final = TakeAction()
SCHEME_DONE: Final = SchemeDone()
BOOST: Final = Boost()
MOVE_FIGHTERS: Final = MoveFighters()
AFTER_MANEUVER: Final = AfterManeuver()
END_ACTION: Final = EndAction()
END_TURN: Final = EndTurn()
HAND_LIMIT: Final = HandLimit()
STEPS: Final[list[Step]] = [
    SET_UP,
    PLACE_HERO,
    PLACE_SIDEKICK,
    PLACE_FOG,
    START_TURN,
    START_EFFECTS,
    REAPPEAR,
    NOTE_FOG,
    TAKE_ACTION,
    SCHEME_DONE,
    BOOST,
    MOVE_FIGHTERS,
    AFTER_MANEUVER,
    END_ACTION,
    END_TURN,
    HAND_LIMIT,
    *COMBAT_STEPS,
]
