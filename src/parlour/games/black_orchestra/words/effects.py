"""The words cards are made of that need no choice. Words about a conspirator get the seat as `it`."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine import words
from parlour.engine.amount import Amount, Amounts
from parlour.engine.kernel import NONE, Step
from parlour.engine.kinds import Kind
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.bits import BIT, members
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.cards.spaces import (
    DEUTSCHLANDHALLE,
    GESTAPO_HQ,
    HANNOVER,
    MINISTRY_OF_PROPAGANDA,
    MUNICH,
    NUREMBERG,
)
from parlour.games.black_orchestra.causes import because, held_back
from parlour.games.black_orchestra.kinds import SEAT, SEAT_OR_NOBODY
from parlour.games.black_orchestra.levels import (
    ability_changed,
    arrest,
    change_support,
    clear_track,
    enter,
    motivate,
    move_leader,
    release,
    remove_leader,
    remove_tile,
    reveal_tile,
    set_suspicion,
    suspect,
    take_card,
)
from parlour.games.black_orchestra.limits import keep_limits
from parlour.games.black_orchestra.names import ABWEHR, EVERY_LEADER, EXTREME, HITLER, MOST, MOST_SUPPORT, RECKLESS
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.words.who import Who

LEADER_STARTS: Final = [DEUTSCHLANDHALLE, HANNOVER, MINISTRY_OF_PROPAGANDA, NUREMBERG, GESTAPO_HQ, MUNICH]
"""BO-10: where Hitler and the deputies start."""


def in_order(g: Orchestra, steps: list[Step], me: i64, it: i64) -> bool:
    """Do steps one after the other; say whether that was all, or whether somebody must be asked first or the game is over."""
    done = True
    for step in steps:
        if not done:
            g.then(step, me, it)
        elif not g.carry_out(step, me, it):
            done = False
        if g.winners >= 0:
            return False
    return done


class Sequence(words.Sequence):
    """Several words in the printed order; what cannot be done is dropped (BO-109)."""

    it_is: ClassVar[Kind] = SEAT_OR_NOBODY


class Each(Step):
    """Something that happens to every conspirator of a group, in turn order (R72)."""

    def __init__(self, who: Who, step: Step) -> None:
        super().__init__()
        self.who: Who = who
        self.step: Step = step

    def parts(self) -> list[Step]:
        return [self.step]

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        done = True
        for seat in self.who.seats(g, me):
            if not done:
                g.then(self.step, me, seat)
            elif not g.carry_out(self.step, me, seat):
                done = False
            if g.winners >= 0:
                return


class Myself(Step):
    """Something that happens to the one whose card it is."""

    def __init__(self, step: Step) -> None:
        super().__init__()
        self.step: Step = step

    def parts(self) -> list[Step]:
        return [self.step]

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        self.step.run(g, me, me)


class Motivation(Step):
    """A conspirator gains or loses motivation."""

    it_is: ClassVar[Kind] = SEAT
    amounts: ClassVar[Amounts] = (Amount("delta", "motivation", high=RECKLESS, sign=True),)

    def __init__(self, delta: int) -> None:
        super().__init__()
        self.delta: int = delta

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        motivate(g, it, self.delta)


class Suspicion(Step):
    """A conspirator gains or loses suspicion."""

    it_is: ClassVar[Kind] = SEAT
    amounts: ClassVar[Amounts] = (Amount("delta", "suspicion", high=EXTREME, sign=True),)

    def __init__(self, delta: int) -> None:
        super().__init__()
        self.delta: int = delta

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        suspect(g, it, self.delta)


class SuspicionUpTo(Step):
    """A conspirator's suspicion rises to a level and never falls to it (R64)."""

    it_is: ClassVar[Kind] = SEAT
    amounts: ClassVar[Amounts] = (Amount("level", "suspicion", high=EXTREME),)

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level: int = level

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        set_suspicion(g, it, max(g.suspicion[it], self.level))


class BackToStartingLevels(Step):
    """R65: motivation and suspicion come down to their starting levels; neither rises."""

    it_is: ClassVar[Kind] = SEAT

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        figures = g.setup.content.figures
        motivate(g, it, min(figures.start_motivation - g.motivation[it], 0))
        set_suspicion(g, it, min(g.suspicion[it], figures.start_suspicion))


class Support(Step):
    """Military support rises or falls (BO-39)."""

    amounts: ClassVar[Amounts] = (Amount("delta", "support", high=MOST_SUPPORT, sign=True),)

    def __init__(self, delta: int) -> None:
        super().__init__()
        self.delta: int = delta

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        change_support(g, self.delta)


class SupportToStart(Step):
    """Military support goes to its starting level."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        change_support(g, g.setup.start_support - g.support)


class SupportAtLeast(Step):
    """Military support below a figure goes up to it."""

    amounts: ClassVar[Amounts] = (Amount("level", "support", high=MOST_SUPPORT),)

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level: int = level

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        if g.support < self.level:
            change_support(g, self.level - g.support)


def event_moves(g: Orchestra, leader: i64, space: i64) -> None:
    """An event moves a leader; Delay Hitler holds Hitler back (R85)."""
    if leader == HITLER and g.blocked:
        g.tell(log.LEADER_STAYED, leader, held_back(g))
    elif move_leader(g, leader, space):
        g.moved |= BIT[leader]


class LeadersTo(Step):
    """Leaders go to a space; those out of play or already there are skipped (R8, R63)."""

    def __init__(self, space: i64, *leaders: int) -> None:
        super().__init__()
        self.space: int = space
        self.leaders: list[int] = list(leaders)

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        for leader in self.leaders:
            event_moves(g, leader, self.space)


class LeadersGoHome(Step):
    """Hitler and all deputies go back to their starting spaces."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        for leader in EVERY_LEADER:
            event_moves(g, leader, LEADER_STARTS[leader])


class RemoveLeader(Step):
    """A leader leaves the game."""

    def __init__(self, leader: i64) -> None:
        super().__init__()
        self.leader: int = leader

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        remove_leader(g, self.leader)


class RevealAt(Step):
    """The face-down tile of a space is turned up."""

    def __init__(self, space: i64) -> None:
        super().__init__()
        self.space: int = space

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        reveal_tile(g, self.space)


class RemoveEvents(Step):
    """R12: the next cards of a stage leave the game, unseen, as many as there are."""

    amounts: ClassVar[Amounts] = (Amount("n", "events", high=MOST),)

    def __init__(self, stage: int, n: i64) -> None:
        super().__init__()
        self.stage: int = stage
        self.n: int = n

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        stages = g.setup.content.event_stage
        removed = 0
        place = len(g.events) - 1
        lost = g.lost[:]
        while place >= 0 and removed < self.n:
            event = g.events[place]
            if stages[event] == self.stage:
                known = len(g.events) - place <= g.known
                del g.events[place]
                removed += 1
                if known:
                    # Everybody has seen this card (R99), so everybody knows that it is gone.
                    g.known -= 1
                    g.past.append(event)
                else:
                    lost.append(event)
            place -= 1
        g.lost = lost
        g.tell(log.EVENTS_REMOVED, self.stage, removed)


class GoTo(Step):
    """A conspirator goes straight to a space; already there means nothing happens (R31)."""

    it_is: ClassVar[Kind] = SEAT

    def __init__(self, space: i64) -> None:
        super().__init__()
        self.space: int = space

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        if g.where[it] != self.space:
            enter(g, it, self.space)


class Arrest(Step):
    """A conspirator is arrested (BO-95)."""

    it_is: ClassVar[Kind] = SEAT

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        arrest(g, it)


class Release(Step):
    """A prisoner is released to Gestapo HQ with suspicion at a level (R37)."""

    it_is: ClassVar[Kind] = SEAT
    amounts: ClassVar[Amounts] = (Amount("level", "suspicion", high=EXTREME),)

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level: int = level

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        release(g, it, self.level)


class LoseIllegalCards(Step):
    """A conspirator discards all illegal cards."""

    it_is: ClassVar[Kind] = SEAT

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        for card in members(g.dossier[it] & g.setup.content.illegal):
            g.drop_card(it, card)
            g.tell(log.CARD_DISCARDED, it, card, because(g, log.BY_TEXT))


class AbwehrAbilitiesOff(Step):
    """Special abilities of Abwehr conspirators are off for the rest of the game, passive ones too (R25)."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        g.abwehr_off = True
        g.tell(log.ABILITIES_OFF, ABWEHR)
        for seat in g.free_seats():
            if g.setup.affiliation[seat] == ABWEHR:
                ability_changed(g, seat)


class DrawCards(Step):
    """A conspirator draws cards; the limit counts once after the last (R73)."""

    amounts: ClassVar[Amounts] = (Amount("n", "cards", high=MOST),)

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: int = n

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        for _ in range(self.n):
            take_card(g, me)
        keep_limits(g, me)


class ClearTrack(Step):
    """All dice leave the dissent track."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        clear_track(g)


class TwoEvents(Step):
    """Two event cards are drawn at the end of this turn, one after the other (BO-73, R83)."""

    amounts: ClassVar[Amounts] = (Amount("n", "events", high=MOST),)

    def __init__(self, n: i64 = 2) -> None:
        super().__init__()
        self.n: int = n

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        g.draws = self.n


class RemoveTilesOfStages(Step):
    """Every tile on spaces with these numbers leaves the game (Berlin counts as 1)."""

    def __init__(self, *stages: int) -> None:
        super().__init__()
        self.stages: list[int] = list(stages)

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        for space in g.tiles_on_board():
            if g.setup.board.stage[space] in self.stages:
                remove_tile(g, space)


class Dig(Step):
    """Planning Session: turn cards over until a plot shows; take it, discard the others (R100)."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        turned = 0
        plots = g.setup.content.plots
        g.fate += 1
        while True:
            if not g.deck:
                # R100: cards turned over stay aside, so the discard pile is shuffled once.
                if not g.pile:
                    break
                g.deck = members(g.pile)[:]
                g.pile = 0
                g.shuffle(g.deck)
                g.tell(log.DECK_SHUFFLED)
            card = g.deck.pop()
            if plots >> card & 1:
                g.dossier[me] |= BIT[card]
                g.tell(log.CARD_DRAWN, me, card, because(g, log.BY_TEXT))
                break
            turned |= BIT[card]
        g.pile |= turned
        if turned:
            g.tell(log.CARDS_TURNED, me, turned)
        keep_limits(g, me)


class Reshuffle(Step):
    """History Repeats: this card and the discard pile go back into the deck, which is shuffled."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        g.deck = g.deck + members(g.pile)
        g.pile = 0
        if g.playing >= 0:
            g.deck.append(g.playing)
            g.playing = NONE
        g.shuffle(g.deck)
        g.tell(log.DECK_SHUFFLED)


# Conditions.


def always(_g: Orchestra, _me: int) -> bool:
    """Nothing is asked for."""
    return True


def somebody_in_prison(g: Orchestra, _me: int) -> bool:
    """R70: there is a prisoner to release."""
    return PRISON in g.where


def all_together(g: Orchestra, _me: int) -> bool:
    """R23: all conspirators are in one space."""
    return g.all_in_one_space()


def events_left(g: Orchestra, _me: int) -> bool:
    """There is an event card to look at."""
    return bool(g.events)


def cards_left(g: Orchestra, _me: int) -> bool:
    """There is a card in the conspirator deck or its discard pile."""
    return bool(g.deck) or bool(g.pile)


def discarded_card(g: Orchestra, _me: int) -> bool:
    """There is a card in the conspirator discard pile."""
    return g.pile != 0


def discarded_item(g: Orchestra, _me: int) -> bool:
    """There is a tile in the item discard pile."""
    return g.item_pile != 0


def tile_on_board(g: Orchestra, _me: int) -> bool:
    """There is a tile on the board."""
    for kind in g.tile:  # noqa: SIM110 - a plain loop is plain C
        if kind >= 0:
            return True
    return False
