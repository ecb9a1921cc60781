"""Drawing and resolving events: stages, key events, Delay Hitler, what follows (BO-60 to BO-74, R11 to R13, R82 to R87)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Choice, Step
from parlour.engine.said import Said
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.cards.content import IMPORTANT, KEY, Event
from parlour.games.black_orchestra.names import HITLER, OFF, STAGES
from parlour.games.black_orchestra.pieces import a_card, an_event
from parlour.games.black_orchestra.state import DOCUMENTS_LOCATED, NO_EVENT_LEFT, Orchestra
from parlour.games.black_orchestra.turn.attempt import TRY_EVENT_PLOT
from parlour.games.black_orchestra.turn.evacuation import CLOSE_SPACES
from parlour.games.black_orchestra.turn.play_card import use_card
from parlour.games.black_orchestra.turn.windows import Window
from parlour.games.black_orchestra.words.choices import YES_NO
from parlour.games.black_orchestra.words.effects import in_order
from parlour.games.black_orchestra.words.visits import nearest_spaces


class DrawEvent(Step):
    """BO-60 to BO-64, BO-67 to BO-71, R82: draw the next event card, until one is really resolved."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        content = g.setup.content
        while True:
            if not g.events:
                # BO-61, R83.
                g.tell(log.GAME_LOST, NO_EVENT_LEFT)
                g.end(0, NO_EVENT_LEFT)
                return
            drawn = g.events.pop()
            if g.known:
                g.known -= 1
            g.fate += 1
            event = content.events[drawn]
            if g.log is not None:
                g.log.append((log.EVENT_DRAWN, me, drawn, NONE))
            leave_event_space(g)
            if g.setup.strict_stages and event.stage > g.stage:
                discard_key_event(g)
            if event.kind == IMPORTANT and g.key >= 0:
                # BO-69.
                g.past.append(drawn)
                g.tell(log.EVENT_DROPPED, drawn)
                continue
            break
        g.draws -= 1
        g.moved = 0
        g.blocked = False
        g.visited = NONE
        g.current = drawn
        if event.loses:
            # BO-132, R105.
            g.tell(log.GAME_LOST, DOCUMENTS_LOCATED)
            g.end(0, DOCUMENTS_LOCATED)
            return
        height = len(g.stack)
        if event.stage > g.stage:
            begin_stage(g, me, event.stage)
        if event.hitler_to >= 0 or event.hitler_visits:
            for seat in g.free_seats():
                if g.dossier[seat] & content.delays:
                    g.then(DELAY_HITLER, seat)
        if len(g.stack) == height:
            EVENT_TEXT.run(g, me, NONE)
        else:
            g.then(EVENT_TEXT, me)


def leave_event_space(g: Orchestra) -> None:
    """BO-67: the last event leaves the current-event space; a key event moves to the key-event space."""
    last = g.current
    if last < 0:
        return
    g.current = NONE
    if g.setup.content.events[last].kind == KEY:
        discard_key_event(g)
        g.key = last
        g.tell(log.KEY_EVENT_MOVED, last)
    else:
        g.past.append(last)


def discard_key_event(g: Orchestra) -> None:
    """BO-71: the key event is discarded."""
    if g.key >= 0:
        g.past.append(g.key)
        g.key = NONE


def begin_stage(g: Orchestra, me: i64, stage: int) -> None:
    """BO-64, BO-65, BO-71, R49: a new stage begins; with stage 7 spaces close."""
    closes = g.stage < STAGES <= stage
    g.stage = stage
    discard_key_event(g)
    g.tell(log.STAGE_BEGAN, stage)
    if closes:
        g.then(CLOSE_SPACES, me)


def moves_hitler(g: Orchestra, event: Event) -> bool:
    """R85: the text of an event would take Hitler out of his space."""
    if g.leaders[HITLER] == OFF:
        return False
    if event.hitler_visits:
        return bool(nearest_spaces(g, HITLER))
    return event.hitler_to >= 0 and event.hitler_to != g.leaders[HITLER]


class DelayHitler(Choice):
    """R85: a free conspirator with Delay Hitler may hold him back when an event would move him."""

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        if g.blocked or not moves_hitler(g, g.setup.content.events[g.current]):
            return []
        return YES_NO

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        if option:
            use_card(g, me, g.distinct(g.dossier[me] & g.setup.content.delays)[0])

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("delay-hitler", event=an_event(g, g.current).name)

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        if option:
            return Said("use", "R85", words="hitler-stays", card=a_card(g, g.setup.content.card_number["delay_hitler"]).noun)
        return Said("pass", "R85", passes=True)


class EventText(Step):
    """R82: the text of the current event, in order."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        if in_order(g, g.setup.content.events[g.current].does, me, NONE):
            EVENT_RESOLVED.run(g, me, NONE)
        elif g.winners < 0:
            g.then(EVENT_RESOLVED, me)


class EventResolved(Step):
    """R82, R86: Derail Train and Plane Bomb may follow; with another event due instants come first (R74)."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        g.blocked = False
        g.visited = NONE
        height = len(g.stack)
        if g.moved:
            plots = g.setup.content.event_plots
            for seat in g.free_seats():
                if g.dossier[seat] & plots:
                    g.then(TRY_EVENT_PLOT, seat, 0)
        if len(g.stack) == height:
            NEXT_EVENT.run(g, me, NONE)
        else:
            g.then(NEXT_EVENT, me)


class NextEvent(Step):
    """BO-73: if another event is due it is drawn after this one is finished.

    The window after the last event of a turn is the one at the start of the next turn: nothing lies between them (R74).
    """

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        g.moved = 0
        if g.draws:
            g.then(BETWEEN_EVENTS, me, 0)
            g.then(DRAW_EVENT, me)


DRAW_EVENT: Final = DrawEvent()
DELAY_HITLER: Final = DelayHitler()
EVENT_TEXT: Final = EventText()
EVENT_RESOLVED: Final = EventResolved()
NEXT_EVENT: Final = NextEvent()
START_OF_TURN: Final = Window("StartOfTurn", None)
BETWEEN_EVENTS: Final = Window("BetweenEvents", None)

STEPS: Final[list[Step]] = [
    DRAW_EVENT,
    DELAY_HITLER,
    EVENT_TEXT,
    EVENT_RESOLVED,
    NEXT_EVENT,
    START_OF_TURN,
    START_OF_TURN.offer,
    BETWEEN_EVENTS,
    BETWEEN_EVENTS.offer,
]
