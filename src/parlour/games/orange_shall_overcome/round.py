"""A round: Start phase, turns with Character and Morale action cards, the night (OSO-66 to OSO-92, OSO-132 to OSO-145)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Said, number
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.actions import (
    AFTER_ACTION,
    BONUS_GONE,
    BY_MORALE,
    TAKE_ACTION,
    card_text,
    special_possible,
)
from parlour.games.orange_shall_overcome.bits import BIT, how_many
from parlour.games.orange_shall_overcome.board import CITY_SPOTS, SPOTS
from parlour.games.orange_shall_overcome.changes import CARRY_LIMIT, change_alibi
from parlour.games.orange_shall_overcome.content import (
    DANGER_ALIBI_COUNTRY,
    DANGER_RESOURCES,
    START_PHASE_ALIBI,
)
from parlour.games.orange_shall_overcome.effects import ONE_HERE, CharacterChoice
from parlour.games.orange_shall_overcome.kinds import TOKENS_TO_COUNT, USED_OCCUPIER
from parlour.games.orange_shall_overcome.patrols import REVEAL_PATROL
from parlour.games.orange_shall_overcome.pieces import a_character, a_hand_card
from parlour.games.orange_shall_overcome.raids import STRIKE, lower_safety
from parlour.games.orange_shall_overcome.sharing import (
    between_actions,
    between_says,
    between_seat,
    carry_on,
)
from parlour.games.orange_shall_overcome.state import (
    ACTION_PHASE,
    ALIBI,
    BY_ALIBI,
    BY_CARE,
    BY_OCCUPIER_CARD,
    BY_RESOURCES,
    BY_TOKEN,
    CAUSE_BITS,
    DANGER_PHASE,
    HUNGER,
    LIMIT,
    MORALE,
    OCCUPIER,
    PATROLLING_PHASE,
    SOLO_CARD,
    START_PHASE,
    TIME,
    Closing,
    Resistance,
)

# Options of a turn: below 4 a card for an action; its special action; it is discarded; a Morale card by a character; free things.
SPECIAL: Final = 4
DISCARD: Final = 8
MORALE_CARD: Final = 16
PASS: Final = 24
FREE: Final = 32
HAND: Final = [[k for k in range(4) if mask >> k & 1] for mask in range(16)]
DISCARDS: Final = [[DISCARD + k for k in cards] for cards in HAND]
MORALE_CARDS: Final = [[MORALE_CARD + c for c in range(size)] for size in range(PASS - MORALE_CARD + 1)]


class BeginRound(Step):
    """OSO-69 to OSO-75, R41: Occupier cards, Character cards, Morale action cards, then abilities of the Start phase."""

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        setup = g.setup
        g.round += 1
        g.phase = START_PHASE
        g.tell(events.ROUND_BEGAN, g.round, g.start)
        for c in g.in_turn_order():
            known = 0
            for seat in range(setup.seats):
                if g.knows_top(seat, OCCUPIER):
                    known |= BIT[seat]
            card = g.draw(OCCUPIER)
            if card < 0:
                # OSO-70, R18: the first draw that cannot be made loses the game.
                g.lose(TIME)
                return
            g.occupier[c] = card
            if known or g.known_hands[c]:
                g.known_hands[c] = known
            g.tell(events.OCCUPIER_DRAWN, c, card)
        for c in range(setup.size):
            g.hand[c] = setup.hand
            g.once[c] = 0
        if setup.solo:
            g.solo = g.pick(list(range(len(setup.content.solo))))
            g.tell(events.SOLO_CARD_DRAWN, 0, g.solo)
        figures = setup.content.figures
        g.pool = (g.morale + figures.morale_per_card - 1) // figures.morale_per_card
        g.passed = 0
        g.tell(events.MORALE_CARDS_LAID, g.pool)
        if START_PHASE_ALIBI in setup.ability:
            nurse = setup.ability.index(START_PHASE_ALIBI)
            g.then(CARE, nurse, g.where[nurse])
        g.then(BEGIN_TURNS, g.start)


class Care(CharacterChoice):
    """R86: at the end of the Start phase Mies' player picks a character at her location, who gains 1 Alibi."""

    def __init__(self) -> None:
        super().__init__(ONE_HERE, "care", "R86")

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        change_alibi(g, option, g.setup.content.figures.care_alibi, BY_CARE | me << CAUSE_BITS)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-care", "R86", character=a_character(g, me), n=g.setup.content.figures.care_alibi)


class BeginTurns(Step):
    """OSO-76: turns clockwise from the Start Player; then the night."""

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        g.phase = ACTION_PHASE
        g.turn = g.start
        g.then(RESUME, g.start)


class Resume(Step):
    """Go on with the round from where it is: the turns still to come, the last Morale cards, the night."""

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        at_once(g)
        if g.winners >= 0:
            return
        phase = g.phase
        if phase == START_PHASE:
            g.then(BEGIN_ROUND, g.start)
            return
        if phase == ACTION_PHASE:
            order = g.in_turn_order()
            if g.turn >= 0:
                for c in order[order.index(g.turn) :]:
                    g.then(TURN, c)
            g.then(LAST_CALL, g.start)
        if phase <= DANGER_PHASE:
            g.then(DANGER, g.start)
        g.then(PATROLS, g.start)


def at_once(g: Resistance) -> None:
    """In a position on file what cannot wait comes first: the end (OSO-4 to OSO-8), raids (OSO-55), the carry limit (R7)."""
    setup = g.setup
    if g.morale == 0:
        g.lose(MORALE)
    elif 0 in g.alibi:
        g.lose(ALIBI)
    elif setup.scenario.hunger_limit and g.hunger >= setup.limit:
        g.lose(HUNGER)
    elif setup.limit and g.lost >= setup.limit:
        g.lose(LIMIT)
    elif goal_met(g):
        g.win()
    for spot, safety in enumerate(g.safety):
        if safety == 0 and not g.raiding >> spot & 1:
            g.then(STRIKE, g.start, spot)
    for c in g.in_turn_order():
        if g.held[c] > g.carry_limit(c):
            g.then(CARRY_LIMIT, c)


def goal_met(g: Resistance) -> bool:
    """OSO-4: say whether the goal of the scenario is met."""
    done, tasks = towards_the_goal(g)
    return done >= tasks


def towards_the_goal(g: Resistance) -> tuple[int, int]:
    """Return how much of the goal is done and how much there is: active locations, halted lines, or what the scenario counts."""
    scenario = g.setup.scenario
    if scenario.all_inactive:
        return how_many(g.active), SPOTS
    return how_many(g.halted) if scenario.rail_lines else g.tally, g.setup.goal


class TurnChoice(Choice):
    """What a turn and the time after the last turn have in common: Morale cards and free things, for every seat."""

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def seat_of(self, g: Resistance, me: i64, it: i64, option: i64) -> int:
        if option >= FREE:
            return between_seat(g, option - FREE)
        if option >= PASS:
            return option - PASS
        return g.setup.seat[option - MORALE_CARD if option >= MORALE_CARD else me]

    def common(self, g: Resistance, me: i64, option: i64) -> None:
        """Use a Morale card (OSO-85, R43) or do something that needs no action, then go on."""
        if option >= FREE:
            carry_on(g, option - FREE)
        else:
            g.pool -= 1
            g.passed = 0
            g.tell(events.MORALE_CARD_USED, option - MORALE_CARD, g.pool)
            g.then(TAKE_ACTION, option - MORALE_CARD, BY_MORALE)
        g.then(self, me)

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        if option >= FREE:
            return between_says(g, option - FREE)
        if option >= PASS:
            return Said("pass", "R45", words="pass-morale", passes=True, seat=number(option - PASS + 1))
        if option >= MORALE_CARD:
            return Said("morale", "OSO-85", character=a_character(g, option - MORALE_CARD))
        card = a_hand_card(g, me, option & 3)
        if option >= DISCARD:
            return Said("discard", "OSO-92", card=card)
        text = card_text(g, me, option & 3)
        return Said("card", "OSO-81", card=card, text=text) if option < SPECIAL else Said("special", "OSO-83", card=card, text=text)


def told(g: Resistance, k: i64) -> int:
    """Return a card of the hand as events name it: a card of the character, or a solo card counted behind these."""
    return k + g.solo if k == SOLO_CARD else k


class Turn(TurnChoice):
    """OSO-77 to OSO-80: three Character cards, used or discarded; after the last one the Occupier card at once (R42)."""

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        if g.turn != me:
            g.turn = me
        if g.hand[me]:
            g.ask(self, me, it)
        else:
            g.then(RESOLVE, me)

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        cards = HAND[g.hand[me]]
        found = cards[:]
        for k in cards:
            if k != SOLO_CARD:
                card = g.setup.characters[me].cards[k]
                if card.special is not None and special_possible(g, me, card):
                    found.append(SPECIAL + k)
        found += DISCARDS[g.hand[me]]
        if g.pool:
            found += MORALE_CARDS[g.setup.size]
        for free in between_actions(g):
            found.append(FREE + free)
        return found

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        if option >= MORALE_CARD:
            self.common(g, me, option)
            return
        k = option & 3
        g.hand[me] &= ~BIT[k]
        if option < SPECIAL:
            g.tell(events.CARD_USED, me, told(g, k))
            g.then(TAKE_ACTION, me, k)
        elif option < DISCARD:
            g.tell(events.CARD_USED, me, k)
            special = g.setup.characters[me].cards[k].special
            assert special is not None
            g.then(special, me, g.where[me])
            g.then(AFTER_ACTION, me, k | BONUS_GONE)
        else:
            g.tell(events.CARD_DISCARDED, me, told(g, k))
        g.then(self, me)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-turn", "OSO-77", character=a_character(g, me), others=g.setup.size - 1 if g.pool else 0)

    def waits(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("waiting-turn")


class Resolve(Step):
    """OSO-79, OSO-129: the Occupier card of the character is carried out and discarded; then the turn ends."""

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        card = g.occupier[me]
        g.occupier[me] = NONE
        if g.known_hands[me]:
            g.known_hands[me] = 0
        if card < 0:
            return
        g.fate += 1
        g.tell(events.OCCUPIER_RESOLVED, me, card)
        g.then(g.setup.content.occupiers[card].text, me, g.where[me])
        g.then(DISCARD_OCCUPIER, me, card)


class DiscardOccupier(Closing):
    """OSO-79, R80: the card goes to the discard pile; after that the scenario may count it."""

    it_is: ClassVar[Kind] = USED_OCCUPIER

    def cause(self, g: Resistance, it: i64) -> int:
        return BY_OCCUPIER_CARD | it << CAUSE_BITS

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        g.discard(OCCUPIER, it)
        g.setup.scenario.after_occupier(g, me, g.setup.content.occupiers[it].level)


class LastCall(TurnChoice):
    """R28, R45: after the last turn every seat may still use Morale cards, until all pass or none is left."""

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        g.turn = NONE
        if g.pool:
            g.ask(self, me, it)

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        """Whoever has not passed, in turn order."""
        for c in g.in_turn_order():
            if not g.passed >> g.setup.seat[c] & 1:
                return g.setup.seat[c]
        return g.setup.seat[me]

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        setup = g.setup
        found = [MORALE_CARD + c for c in range(setup.size) if not g.passed >> setup.seat[c] & 1]
        found += [PASS + seat for seat in range(setup.seats) if not g.passed >> seat & 1]
        for free in between_actions(g):
            if not g.passed >> between_seat(g, free) & 1:
                found.append(FREE + free)
        return found

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        if PASS <= option < FREE:
            g.passed |= BIT[option - PASS]
            g.tell(events.SEAT_PASSED, option - PASS)
            if g.passed != BIT[g.setup.seats] - 1:
                g.then(self, me)
        else:
            self.common(g, me, option)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-last-call", "R28", n=g.pool)

    def waits(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("waiting-last-call")


class Danger(Step):
    """OSO-132, R13: in turn order the resource part, then the Alibi part; afterwards the tokens of the scenario."""

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        g.phase = DANGER_PHASE
        g.pool = 0
        g.passed = 0
        for c in range(g.setup.size):
            g.hand[c] = 0
        g.tell(events.DANGER_BEGAN)
        for c in g.in_turn_order():
            g.then(DANGER_BY_RESOURCES, c)
            g.then(DANGER_BY_ALIBI, c)
        if g.lying or g.people:
            g.then(DANGER_BY_TOKENS, g.start, 0)


def danger_by_resources(g: Resistance, me: i64) -> i64:
    """OSO-133: the resources held lower the Safety; Cornelia's count 1 less."""
    figures = g.setup.content.figures
    n: i64 = figures.danger_resources[min(g.held[me], figures.carry_max)]
    return n - figures.danger_less if g.setup.ability[me] == DANGER_RESOURCES else n


def danger_by_alibi(g: Resistance, me: i64) -> i64:
    """OSO-134: a low Alibi lowers the Safety; Greet's never does in the Countryside."""
    if g.setup.ability[me] == DANGER_ALIBI_COUNTRY and g.where[me] >= CITY_SPOTS:
        return 0
    n: i64 = g.setup.content.figures.danger_alibi[g.alibi[me]]
    return n


class DangerByResources(Step):
    """OSO-133: what a character holds lowers the Safety of the location."""

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        lower_safety(g, me, g.where[me], danger_by_resources(g, me), BY_RESOURCES | me << CAUSE_BITS)


class DangerByAlibi(Step):
    """OSO-134: a low Alibi lowers the Safety of the location."""

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        lower_safety(g, me, g.where[me], danger_by_alibi(g, me), BY_ALIBI | me << CAUSE_BITS)


class DangerByTokens(Step):
    """OSO-136, R13: each token lowers the Safety of its location by 1; `it` is location + 16 x tokens still to count there + 1."""

    it_is: ClassVar[Kind] = TOKENS_TO_COUNT

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        spot = it & 15
        left = it >> 4
        while spot < SPOTS:
            tokens = g.tokens_at(spot)
            left = tokens if left == 0 else min(left - 1, tokens)
            if left > 0:
                break
            spot += 1
            left = 0
        if spot >= SPOTS:
            return
        lower_safety(g, me, spot, g.setup.content.figures.token_danger, BY_TOKEN)
        if left > 1:
            g.then(self, me, spot | left << 4)
        else:
            g.then(self, me, spot + 1)


class Patrols(Step):
    """OSO-137: reveal and resolve a Patrolling card, then whatever the scenario does at the end of the phase."""

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        g.phase = PATROLLING_PHASE
        g.then(REVEAL_PATROL, g.start)
        g.then(END_OF_PATROLS, g.start)
        g.then(END_ROUND, g.start)


class EndOfPatrols(Step):
    """What the scenario does at the end of the Patrolling phase (OSO-198)."""

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        g.setup.scenario.end_of_patrols(g)


class EndRound(Step):
    """OSO-145: the Start Player token passes clockwise; a new round begins."""

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        g.start = (g.start + 1) % g.setup.size
        g.phase = START_PHASE
        g.then(BEGIN_ROUND, g.start)


BEGIN_ROUND: Final = BeginRound()
CARE: Final = Care()
BEGIN_TURNS: Final = BeginTurns()
RESUME: Final = Resume()
TURN: Final = Turn()
RESOLVE: Final = Resolve()
DISCARD_OCCUPIER: Final = DiscardOccupier()
LAST_CALL: Final = LastCall()
DANGER: Final = Danger()
DANGER_BY_RESOURCES: Final = DangerByResources()
DANGER_BY_ALIBI: Final = DangerByAlibi()
DANGER_BY_TOKENS: Final = DangerByTokens()
PATROLS: Final = Patrols()
END_OF_PATROLS: Final = EndOfPatrols()
END_ROUND: Final = EndRound()
