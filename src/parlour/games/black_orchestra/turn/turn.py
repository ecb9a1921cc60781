"""Set-up and the turn: penalties, actions, the end (BO-10 to BO-59, R74, R75)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.arrays import vec
from parlour.engine.kernel import NONE, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Said
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.bits import BIT, KINDS
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.cards.abilities import DRAWS, UNTOUCHED
from parlour.games.black_orchestra.kinds import LEADERS_LEFT
from parlour.games.black_orchestra.levels import ability_changed, motivate, party_rally, suspect, take_card
from parlour.games.black_orchestra.limits import keep_limits
from parlour.games.black_orchestra.names import (
    BORMANN,
    EVERY_LEADER,
    EXTREME,
    GOEBBELS,
    GOERING,
    HESS,
    HIMMLER,
    HITLER,
    STAGES,
    TIMID,
)
from parlour.games.black_orchestra.nouns import LEADER
from parlour.games.black_orchestra.pieces import a_conspirator, penalty
from parlour.games.black_orchestra.state import ALL_IN_PRISON, Orchestra
from parlour.games.black_orchestra.turn.actions import TAKE_ACTION
from parlour.games.black_orchestra.turn.conspire import DISSENT_REWARD, TRACK_EMPTIED
from parlour.games.black_orchestra.turn.event_phase import DRAW_EVENT, START_OF_TURN
from parlour.games.black_orchestra.turn.prison import PRISON_TURN
from parlour.games.black_orchestra.turn.windows import Window
from parlour.games.black_orchestra.words.choices import DiscardCards, DiscardItems
from parlour.games.black_orchestra.words.effects import LEADER_STARTS
from parlour.games.black_orchestra.words.places import LeaderChoice


class SetUp(Step):
    """BO-10 to BO-17: leaders, item tiles, event decks with cards removed unseen, conspirator and interrogation decks."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        setup = g.setup
        content = setup.content
        if not setup.cards:
            # Found once for all the games played so.
            setup.cards = cards_of(g)
            setup.event_cards = [[], *(events_of(g, stage) for stage in range(1, STAGES + 1))]
        g.leaders = vec[i64](LEADER_STARTS)
        tiles = [kind for kind in range(KINDS) for _ in range(content.figures.tiles[kind])]
        g.shuffle(tiles)
        for space, printed in enumerate(setup.board.spaces):
            if printed.item and tiles:
                g.tile[space] = tiles.pop()
        lost: list[int] = []
        for stage in range(STAGES, 0, -1):
            cards = setup.event_cards[stage][:]
            g.shuffle(cards)
            for _ in range(min(removed(g, stage), len(cards))):
                lost.append(cards.pop())
            g.events += cards
        g.lost = lost
        g.deck = setup.cards[:]
        g.shuffle(g.deck)
        first = len(content.questions) if setup.classic else 0
        g.questions = [first + n for n in range(len(content.classic if setup.classic else content.questions))]
        g.shuffle(g.questions)
        g.tell(log.GAME_BEGAN, setup.first_player)
        g.then(START_TURN, setup.first_player)


def events_of(g: Orchestra, stage: int) -> list[int]:
    """Return the event cards of a stage that this game is played with (R4, R98)."""
    setup = g.setup
    events = setup.content.events
    found = setup.content.stage_cards[stage][:]
    if setup.guarded and stage == STAGES:
        found = [n for n in found if not events[n].loses]
    if not setup.raid_icons:
        found = [n for n in found if events[n].id != EXTRA_RAID]
    return [n for n in found if n not in setup.content.events_left_out]


def cards_of(g: Orchestra) -> list[int]:
    """Return the conspirator cards that this game is played with (R1)."""
    content = g.setup.content
    out = content.cards_left_out
    if g.setup.deck_51:
        out = [*out, *(content.card_number[name] + 1 for name in ("dumpster_dive", "black_market", "lose_gestapo"))]
    return [card for card in range(len(content.cards)) if card not in out]


EXTRA_RAID: Final = "s5_gestapo_raid_3"


def removed(g: Orchestra, stage: int) -> int:
    """BO-13, BO-141, BO-142, R98: how many cards of a stage leave the game unseen."""
    usual = g.setup.events_removed - (1 if g.setup.guarded and stage == STAGES else 0)
    return max(usual, 0) + (1 if g.setup.urgency else 0)


class StartTurn(Step):
    """BO-20, R75: a turn begins: instants, then prison or penalties, actions, the event."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        g.turn = me
        g.turns += 1
        g.acting = False
        g.actions = 0
        g.spent = 0
        g.turn_bonus = 0
        g.turn_dice = 0
        g.fourth = False
        g.conspired = False
        g.no_conspire = False
        g.inspired = False
        g.refused = 0
        g.draws = 1
        g.ability_off = False
        if g.log is not None:
            g.log.append((log.TURN_BEGAN, me, g.turns, NONE))
        if g.carry_out(START_OF_TURN, me, 0):
            BEGIN.run(g, me, NONE)
        else:
            g.then(BEGIN, me)


class Begin(Step):
    """BO-101: a prisoner's turn is an interrogation; everybody else has penalties and actions."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        if g.where[me] == PRISON:
            g.then(PRISON_TURN, me)
        elif not g.carry_out(PENALTIES, me):
            g.then(BEFORE_ACTIONS, me)
            g.then(TAKE_ACTION, me)
        elif g.carry_out(BEFORE_ACTIONS, me):
            TAKE_ACTION.run(g, me, NONE)
        else:
            g.then(TAKE_ACTION, me)
        g.then(ACTIONS_OVER, me)


class Penalties(Step):
    """BO-21, BO-28, R6: leaders in your space: Hitler first, then the deputies in an order you like. Beck is never touched."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        space = g.where[me]
        if space not in g.leaders or g.is_able(me, UNTOUCHED):
            return
        here = 0
        for leader in EVERY_LEADER:
            if g.leaders[leader] == space:
                here |= BIT[leader]
        if here & 1 and g.setup.hitler_first:
            here ^= 1
            punish(g, me, HITLER)
        if here:
            g.then(NEXT_PENALTY, me, here)


def can_be_met(g: Orchestra, me: i64, leader: i64) -> bool:
    """BO-28: whether a leader's penalty finds something to take, or a level to change."""
    if leader == HITLER:
        return g.motivation[me] > TIMID
    if leader == HESS:
        return bool(g.dossier[me])
    if leader == HIMMLER:
        return g.suspicion[me] < EXTREME
    return leader != GOERING or g.item_count(me) > 0


def punish(g: Orchestra, me: i64, leader: i64) -> None:
    """BO-22 to BO-27: a leader's penalty, as far as it can be met."""
    if g.log is not None:
        g.log.append((log.PENALTY, me, leader, int(can_be_met(g, me, leader))))
    if leader == HITLER:
        motivate(g, me, -g.setup.content.figures.hitler_motivation, log.OF_LEADER + log.CAUSED * leader)
    elif leader == HESS:
        for _ in range(g.setup.content.figures.hess_cards):
            g.then(HESS_PENALTY, me, me)
    elif leader == GOEBBELS:
        g.ability_off = True
        ability_changed(g, me)
    elif leader == BORMANN:
        g.no_conspire = True
    elif leader == HIMMLER:
        suspect(g, me, g.setup.content.figures.himmler_suspicion, log.OF_LEADER + log.CAUSED * leader)
    elif leader == GOERING:
        for _ in range(g.setup.content.figures.goering_items):
            g.then(GOERING_PENALTY, me, me)


class NextPenalty(LeaderChoice):
    """R6: which of several penalties comes next; `it` is the set of those left."""

    it_is: ClassVar[Kind] = LEADERS_LEFT

    def __init__(self) -> None:
        super().__init__("penalty", "whose-penalty", "R6")

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return [leader for leader in EVERY_LEADER if it >> leader & 1]

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        punish(g, me, option)
        left = it & ~BIT[option]
        if left:
            g.then(self, me, left)

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        leader = LEADER[option].noun
        if can_be_met(g, me, option):
            return Said("penalty", "R6", words="penalty-met", leader=leader, text=penalty(g.setup.content, option))
        return Said("penalty", "R6", words="penalty-unmet", leader=leader, conspirator=a_conspirator(g, me).name)


class BeforeActions(Step):
    """R75: Party Rally in Nuremberg, Goerdeler's draw, then three actions and those handed out before (R40)."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        party_rally(g, me)
        if g.is_able(me, DRAWS):
            for _ in range(g.worth(me, DRAWS)):
                take_card(g, me, log.OF_ABILITY)
            keep_limits(g, me)
        g.acting = True
        g.turn_bonus = g.bonus[me]
        g.turn_dice = g.held[me]
        g.bonus[me] = 0
        g.held[me] = 0
        g.actions = g.setup.actions + g.turn_bonus
        ability_changed(g, me)


class GoOn(Step):
    """Where a position on file without a stack goes on: the actions, or the prison turn, of the active conspirator."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        # What would have happened at once: the loss of BO-131, limits (BO-85), a full dissent track (BO-38).
        if not g.free_seats():
            g.tell(log.GAME_LOST, ALL_IN_PRISON)
            g.end(0, ALL_IN_PRISON)
            return
        for seat in g.free_seats():
            keep_limits(g, seat)
        if g.dissent >= g.setup.content.figures.dissent_dice:
            g.then(DISSENT_REWARD, me)
            g.then(TRACK_EMPTIED, me)
        if g.where[me] == PRISON:
            g.acting = False
            g.actions = 0
            g.then(PRISON_TURN, me)
        else:
            g.then(TAKE_ACTION, me)
        g.then(ACTIONS_OVER, me)


class ActionsOver(Step):
    """R74: before the event is drawn everybody may use an instant; then it is drawn."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        if g.carry_out(BEFORE_DRAW, me, 0):
            EVENT_PHASE.run(g, me, NONE)
        else:
            g.then(EVENT_PHASE, me)


class EventPhase(Step):
    """BO-60, R109: actions not spent are lost; the event cards due are drawn."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        g.acting = False
        g.actions = 0
        g.turn_dice = 0
        if g.draws:
            DRAW_EVENT.run(g, me, NONE)
        if g.winners < 0:
            g.then(END_TURN, me)


class EndTurn(Step):
    """BO-72: the player to the left goes on."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        g.then(START_TURN, (me + 1) % g.setup.seats)


SET_UP: Final = SetUp()
START_TURN: Final = StartTurn()
BEGIN: Final = Begin()
PENALTIES: Final = Penalties()
NEXT_PENALTY: Final = NextPenalty()
HESS_PENALTY: Final = DiscardCards(1)
HESS_PENALTY.label = "HessPenalty"
GOERING_PENALTY: Final = DiscardItems(1)
GOERING_PENALTY.label = "GoeringPenalty"
BEFORE_ACTIONS: Final = BeforeActions()
BEFORE_DRAW: Final = Window("BeforeDraw", TAKE_ACTION)
GO_ON: Final = GoOn()
ACTIONS_OVER: Final = ActionsOver()
EVENT_PHASE: Final = EventPhase()
END_TURN: Final = EndTurn()

STEPS: Final[list[Step]] = [
    SET_UP,
    START_TURN,
    BEGIN,
    PENALTIES,
    NEXT_PENALTY,
    HESS_PENALTY,
    GOERING_PENALTY,
    BEFORE_ACTIONS,
    BEFORE_DRAW,
    BEFORE_DRAW.offer,
    GO_ON,
    ACTIONS_OVER,
    EVENT_PHASE,
    END_TURN,
]
