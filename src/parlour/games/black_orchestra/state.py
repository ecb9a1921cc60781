"""A game as plain data: who stands where, how motivated, how suspected, with which cards; and the questions rules ask about it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.arrays import vec
from parlour.engine.kernel import NONE, Game
from parlour.games.black_orchestra.bits import BIT, KINDS, ONE, copies, count, members, size
from parlour.games.black_orchestra.board import FAR, PRISON, Board
from parlour.games.black_orchestra.cards.abilities import ABILITIES, CARRIES, DOSSIER, DRAWS, UNCOVERS
from parlour.games.black_orchestra.cards.content import Answer, Content
from parlour.games.black_orchestra.names import (
    ABWEHR,
    DICE,
    LEADERS,
    MOTIVATED,
    OFF,
    TIMID,
    WEAPONS,
)

# Reasons of the end.
HITLER_DEAD: Final = 1
ALL_IN_PRISON: Final = 2
DOCUMENTS_LOCATED: Final = 3
NO_EVENT_LEFT: Final = 4
ENDING_IDS: Final = ["", "hitler-dead", "all-in-prison", "documents-located", "no-event-left"]


class Setup:
    """What was agreed before the game; shared by all its positions."""

    # Figures that a "what if" may have changed; the title fills them in (BO-83, BO-84, R56).
    item_limit: i64
    card_limit: i64
    timid_limit: i64
    actions: i64
    conspire_dice: i64
    deputy_support: i64
    deputies_needed: i64
    events_removed: i64

    def __init__(  # noqa: PLR0913 - one argument for each thing agreed on
        self,
        content: Content,
        *,
        players: int,
        sheets: list[int],
        start_support: int,
        difficulty: str,
        first_player: int,
        lieutenants: bool,
        urgency: bool,
        guarded: bool,
        deck_51: bool,
        classic: bool,
        raid_icons: bool,
        hitler_first: bool,
        strict_stages: bool,
        tresckow_reveal: bool,
        goerdeler_draw: int,
        prison_shields_all: bool,
    ) -> None:
        self.content: Content = content
        self.board: Board = content.board
        self.players: i64 = players
        self.sheets: vec[i64] = vec[i64](sheets)
        self.seats: i64 = len(sheets)
        self.start_support: i64 = start_support
        self.difficulty: str = difficulty
        self.first_player: i64 = first_player
        self.lieutenants: bool = lieutenants
        self.urgency: bool = urgency
        self.guarded: bool = guarded
        self.deck_51: bool = deck_51
        self.classic: bool = classic
        self.raid_icons: bool = raid_icons
        self.hitler_first: bool = hitler_first
        self.strict_stages: bool = strict_stages
        self.tresckow_reveal: bool = tresckow_reveal
        self.prison_shields_all: bool = prison_shields_all
        self.solo: bool = players == 1
        self.affiliation: vec[i64] = vec[i64]([content.sheets[sheet].affiliation for sheet in sheets])
        # What everybody's special ability lets them do, as a set, and how much of it: ABILITIES figures for each seat.
        self.can: vec[i64] = vec[i64]([content.sheets[sheet].can for sheet in sheets])
        self.worth: vec[i64] = vec[i64]([worth for sheet in sheets for worth in content.sheets[sheet].worth])
        for seat in range(self.seats):
            # R59, R60: what the table agreed on.
            self.worth[ABILITIES * seat + DRAWS] = goerdeler_draw
            if not tresckow_reveal:
                self.can[seat] &= ~BIT[UNCOVERS]
        everyone = range(self.seats)
        # R72: turn order, beginning with each seat.
        self.order: list[vec[i64]] = [vec[i64]([(seat + n) % self.seats for n in everyone]) for seat in everyone]
        self.others: list[vec[i64]] = [order[1:] for order in self.order]
        # The same for every set of seats: these lists are shared and never changed.
        self.in_order: list[list[list[int]]] = [
            [[seat for seat in order if group >> seat & 1] for group in range(2**self.seats)] for order in self.order
        ]
        self.everybody: i64 = BIT[self.seats] - 1
        self.for_windows: i64 = content.any_time | content.before_draw
        self.pistol: i64 = BIT[content.card_number["concealed_pistol"]]
        self.safe: i64 = BIT[content.card_number["safe"]]
        self.defections: i64 = BIT[content.card_number["defections_and_dissent"]]
        self.papers: i64 = BIT[content.card_number["classified_papers"]]
        self.accusations: i64 = BIT[content.card_number["false_accusations"]]
        # The cards this game is played with, filled in by its first deal: of the conspirator deck, and of each event deck.
        self.cards: list[int] = []
        self.event_cards: list[list[int]] = []
        self.effective_planning: i64 = content.card_number["effective_planning"]
        self.called_away: i64 = content.card_number["called_away"]


class Attempt:
    """A plot attempt under way, from the named plot to the result (R95)."""

    def __init__(self, source: Attempt | None, plotter: int, card: i64, target: i64) -> None:
        if source is not None:
            self.plotter: i64 = source.plotter
            self.card: i64 = source.card
            self.target: i64 = source.target
            self.pool: i64 = source.pool
            self.ignore: i64 = source.ignore
            self.add: i64 = source.add
            self.used: i64 = source.used
            self.refused: i64 = source.refused
            self.needed: i64 = source.needed
            self.limit: i64 = source.limit
            self.announced: bool = source.announced
            self.faces: list[int] = source.faces
            return
        self.plotter = plotter
        self.card = card
        self.target = target
        self.pool = 0
        self.ignore = 0
        self.add = 0
        # Optional elements used, one bit each, and items asked for in vain (8 x seat + kind).
        self.used = 0
        self.refused = 0
        self.needed = 0
        self.limit = 0
        self.announced = False
        # Faces of the dice rolled; never changed in place.
        self.faces = []


class Orchestra(Game):
    """A position. Seats are conspirators; a solo player holds both seats."""

    def __init__(self, source: Orchestra | None, setup: Setup, seed: int) -> None:  # noqa: PLR0915 - one line for each piece
        super().__init__(source, seed)
        if source is not None:
            self.setup: Setup = source.setup
            self.where: vec[i64] = source.where[:]
            self.motivation: vec[i64] = source.motivation[:]
            self.suspicion: vec[i64] = source.suspicion[:]
            self.items: vec[i64] = source.items[:]
            self.dossier: vec[i64] = source.dossier[:]
            self.bonus: vec[i64] = source.bonus[:]
            self.held: vec[i64] = source.held[:]
            self.leaders: vec[i64] = source.leaders[:]
            self.tile: vec[i64] = source.tile[:]
            self.face_up: i64 = source.face_up
            self.item_pile: i64 = source.item_pile
            self.tiles_out: i64 = source.tiles_out
            self.tiles_lost: list[int] = source.tiles_lost
            self.deck: list[int] = source.deck[:]
            self.pile: i64 = source.pile
            self.playing: i64 = source.playing
            self.aside: i64 = source.aside
            self.events: list[int] = source.events[:]
            self.known: i64 = source.known
            self.past: list[int] = source.past[:]
            self.lost: list[int] = source.lost
            self.questions: list[int] = source.questions[:]
            self.question: i64 = source.question
            self.answer: i64 = source.answer
            self.questions_aside: list[int] = source.questions_aside
            self.questions_out: list[int] = source.questions_out
            self.support: i64 = source.support
            self.dissent: i64 = source.dissent
            self.diverted: i64 = source.diverted
            self.current: i64 = source.current
            self.stage: i64 = source.stage
            self.key: i64 = source.key
            self.killed: i64 = source.killed
            self.turn: i64 = source.turn
            self.turns: i64 = source.turns
            self.acting: bool = source.acting
            self.actions: i64 = source.actions
            self.spent: i64 = source.spent
            self.turn_bonus: i64 = source.turn_bonus
            self.turn_dice: i64 = source.turn_dice
            self.fourth: bool = source.fourth
            self.conspired: bool = source.conspired
            self.no_conspire: bool = source.no_conspire
            self.ability_off: bool = source.ability_off
            self.abwehr_off: bool = source.abwehr_off
            self.inspired: bool = source.inspired
            self.refused: i64 = source.refused
            self.draws: i64 = source.draws
            self.blocked: bool = source.blocked
            self.moved: i64 = source.moved
            self.visited: i64 = source.visited
            self.mark: i64 = source.mark
            self.attempt: Attempt | None = Attempt(source.attempt, 0, 0, 0) if source.attempt is not None else None
            return
        n = setup.seats
        self.setup = setup
        self.where = vec[i64]([0] * n)
        self.motivation = vec[i64]([setup.content.figures.start_motivation] * n)
        self.suspicion = vec[i64]([setup.content.figures.start_suspicion] * n)
        # Bags of items, and sets of cards, by seat.
        self.items = vec[i64]([0] * n)
        self.dossier = vec[i64]([0] * n)
        # Actions and dice handed out by the card Black Orchestra (R40, R41).
        self.bonus = vec[i64]([0] * n)
        self.held = vec[i64]([0] * n)
        self.leaders = vec[i64]([OFF] * LEADERS)
        # The kind of item tile on each space, NONE for none; the set of spaces whose tile is face up.
        self.tile = vec[i64]([NONE] * len(setup.board.spaces))
        self.face_up = 0
        self.item_pile = 0
        # Tiles that left the game: seen by all (a bag), and unseen. These lists are never changed in place.
        self.tiles_out = 0
        self.tiles_lost = []
        # The conspirator deck, its top last; the discard pile; the card being carried out; cards set aside by an effect.
        self.deck = []
        self.pile = 0
        self.playing = NONE
        self.aside = 0
        # All event decks in one, the next card last; how many of the next ones everybody knows (R99).
        self.events = []
        self.known = 0
        self.past = []
        self.lost = []
        # The interrogation deck; the card in the prisoner's hands and the answer read out.
        self.questions = []
        self.question = NONE
        self.answer = NONE
        self.questions_aside = []
        self.questions_out = []
        self.support = setup.start_support
        self.dissent = 0
        self.diverted = 0
        self.current = NONE
        self.stage = 1
        self.key = NONE
        # Leaders killed by a plot (Trusted Lieutenants), as a set.
        self.killed = 0
        self.turn = 0
        self.turns = 0
        self.acting = False
        self.actions = 0
        self.spent = 0
        # Actions and dice handed out before that the active conspirator uses up first (R41).
        self.turn_bonus = 0
        self.turn_dice = 0
        self.fourth = False
        self.conspired = False
        self.no_conspire = False
        self.ability_off = False
        self.abwehr_off = False
        self.inspired = False
        self.refused = 0
        # Event cards still to be drawn this turn.
        self.draws = 0
        self.blocked = False
        # Leaders moved by the event being resolved, as a set; the space visited.
        self.moved = 0
        self.visited = NONE
        self.mark = NONE
        self.attempt = None

    def clone(self) -> Orchestra:
        return Orchestra(self, self.setup, 0)

    # Questions.

    def free(self, seat: i64) -> bool:
        """Whether a conspirator is not in prison."""
        return self.where[seat] != PRISON

    def all_at(self, space: i64) -> i64:
        """Return the conspirators in a space, or in prison, as a set."""
        found: i64 = 0
        for seat, place in enumerate(self.where):
            if place == space:
                found |= BIT[seat]
        return found

    def free_seats(self) -> list[int]:
        """R72: the free conspirators in turn order from the active one. The list is shared: never change it."""
        return self.setup.in_order[self.turn][self.setup.everybody & ~self.all_at(PRISON)]

    def free_others(self, me: i64) -> list[int]:
        """Return the other free conspirators in turn order. The list is shared: never change it."""
        return self.setup.in_order[me][self.setup.everybody & ~(self.all_at(PRISON) | BIT[me])]

    def prisoners(self) -> list[int]:
        """Return the conspirators in prison in turn order. The list is shared: never change it."""
        return self.setup.in_order[self.turn][self.all_at(PRISON)]

    def here(self, me: i64) -> list[int]:
        """Return the conspirators in the same space, the asking one first; never prisoners. The list is shared: never change it."""
        space = self.where[me]
        return self.setup.in_order[me][self.all_at(space) if space != PRISON else 0]

    def able(self, seat: i64) -> bool:
        """BO-80, BO-99, R25, R26: whether a special ability is on."""
        if self.motivation[seat] < MOTIVATED or self.where[seat] == PRISON:
            return False
        if self.ability_off and seat == self.turn:
            return False
        return not (self.abwehr_off and self.setup.affiliation[seat] == ABWEHR)

    def is_able(self, seat: i64, what: i64) -> bool:
        """Whether a conspirator's special ability lets them do something, and is on."""
        return self.setup.can[seat] >> what & 1 != 0 and self.able(seat)

    def worth(self, seat: i64, what: i64) -> i64:
        """Return how much a conspirator's special ability gives of something, on or off."""
        return self.setup.worth[ABILITIES * seat + what]

    def card_limit(self, seat: i64) -> int:
        """BO-84: how many cards a dossier may hold."""
        if self.motivation[seat] == TIMID:
            return self.setup.timid_limit
        return self.setup.card_limit + (self.worth(seat, DOSSIER) if self.is_able(seat, DOSSIER) else 0)

    def item_limit(self, seat: i64) -> int:
        """BO-83: how many items a conspirator may carry."""
        return self.setup.item_limit + (self.worth(seat, CARRIES) if self.is_able(seat, CARRIES) else 0)

    def over_limit(self, seat: i64) -> bool:
        """BO-85, R73: whether a free conspirator must discard."""
        if self.where[seat] == PRISON:
            return False
        return count(self.dossier[seat]) > self.card_limit(seat) or size(self.items[seat]) > self.item_limit(seat)

    def distinct(self, cards: i64) -> list[int]:
        """Return a set of cards with copies of a kind named once."""
        return members(cards & ~((cards << 1) & self.setup.content.second))

    def item_options(self, seat: i64) -> list[int]:
        """Return the kinds of item a conspirator has, the Concealed Pistol last (R35)."""
        bag = self.items[seat]
        found = [kind for kind in range(KINDS) if copies(bag, kind)]
        if self.dossier[seat] & self.setup.pistol:
            found.append(KINDS)
        return found

    def item_count(self, seat: i64) -> i64:
        """Return how many items a conspirator has, the Concealed Pistol included (R35)."""
        return size(self.items[seat]) + (1 if self.dossier[seat] & self.setup.pistol else 0)

    def dice_in_reach(self) -> int:
        """R41: ten dice, less those on the dissent track, on Defections and Dissent, or held as actions."""
        held = self.turn_dice
        for dice in self.held:
            held += dice
        return DICE - self.dissent - self.diverted - held

    def open(self) -> int:
        """R108: the spaces open now."""
        return self.setup.board.open[self.stage]

    def distance(self, one: i64, other: i64) -> int:
        """R7: the fewest connections between two spaces; prison is next to nothing."""
        if PRISON in (one, other) or one < 0 or other < 0:
            return FAR
        return self.setup.board.distance[one][other]

    def all_in_one_space(self) -> bool:
        """R23: every conspirator is in one space; it is not prison, for with all of them there the game is over (BO-131)."""
        space = self.where[0]
        for other in self.where:  # noqa: SIM110 - a closure here is slow when compiled
            if other != space:
                return False
        return True

    def holder(self, card: i64) -> int:
        """Return the free conspirator whose dossier holds a card, NONE if there is none (R104)."""
        for seat, cards in enumerate(self.dossier):
            if cards & card and self.where[seat] != PRISON:
                return seat
        return NONE

    def next_events(self, most: i64) -> int:
        """R28: how many cards can be looked at in the event deck of the next draw."""
        stages = self.setup.content.event_stage
        n = 0
        for event in reversed(self.events):
            if n == most or stages[event] != stages[self.events[-1]]:
                break
            n += 1
        return n

    def tiles_on_board(self) -> list[int]:
        """Return the spaces that hold a tile."""
        return [space for space, kind in enumerate(self.tile) if kind >= 0]

    def face_down(self) -> list[int]:
        """Return the spaces that hold a face-down tile."""
        return [space for space, kind in enumerate(self.tile) if kind >= 0 and not self.face_up >> space & 1]

    # Moving pieces.

    def drop_card(self, seat: i64, card: i64) -> None:
        """Put a card from a dossier on the discard pile; Defections and Dissent frees its dice (R102)."""
        self.dossier[seat] &= ~BIT[card]
        self.pile |= BIT[card]
        if BIT[card] & self.setup.defections:
            self.diverted = 0

    def drop_item(self, seat: i64, kind: i64) -> None:
        """Put an item on the item discard pile (BO-43); the Concealed Pistol goes to the card discard pile (R35)."""
        if kind == KINDS:
            self.drop_card(seat, self.setup.content.card_number["concealed_pistol"])
            return
        self.items[seat] -= ONE[kind]
        self.item_pile += ONE[kind]

    def has_item(self, seat: i64, kind: i64) -> bool:
        """Whether somebody has an item of a kind; the Concealed Pistol counts as weapons (R35)."""
        if copies(self.items[seat], kind):
            return True
        return kind == WEAPONS and bool(self.dossier[seat] & self.setup.pistol)

    # What a seat cannot know.

    def redeal(self, viewer: i64, seed: int) -> None:
        """Deal everything anew that a seat cannot know, consistent with everything it has seen.

        Everything is put in order before it is shuffled, so that no trace of how it lay is left.
        """
        self.seed(seed)
        self.foretold = None
        self.deck.sort()
        self.shuffle(self.deck)
        self._redeal_tiles()
        self._redeal_events()
        self._redeal_questions(viewer)

    def _redeal_tiles(self) -> None:
        """Face-down tiles, and tiles that left the game unseen, may be any of those not seen yet."""
        down = self.face_down()
        kinds = sorted([self.tile[space] for space in down] + self.tiles_lost)
        self.shuffle(kinds)
        for n, space in enumerate(down):
            self.tile[space] = kinds[n]
        self.tiles_lost = kinds[len(down) :]

    def _redeal_events(self) -> None:
        """Within each stage the cards still to come, and those removed unseen, may lie in any way; known ones stay."""
        stages = self.setup.content.event_stage
        unknown = len(self.events) - self.known
        waiting = self.events[:unknown]
        pools: list[list[int]] = [[] for _ in range(8)]
        for event in waiting:
            pools[stages[event]].append(event)
        for event in self.lost:
            pools[stages[event]].append(event)
        for pool in pools:
            if len(pool) > 1:
                pool.sort()
                self.shuffle(pool)
        for n in range(unknown):
            waiting[n] = pools[stages[waiting[n]]].pop()
        self.events[:unknown] = waiting
        self.lost = [event for pool in pools for event in pool]

    def _redeal_questions(self, viewer: i64) -> None:
        """Only the reader knows the card; others know at most the answer that was read out."""
        if self.question >= 0 and viewer != self.turn:
            pool = sorted([self.question, *self.questions_aside, *self.questions])
            fitting = [n for n in pool if self._could_be_asked(n)]
            self.question = self.pick(fitting)
            pool.remove(self.question)
            self.shuffle(pool)
            if self.answer < 0:
                # Nothing has changed since: those put aside are cards without an answer, which come first here.
                pool = [n for n in pool if n not in fitting] + [n for n in pool if n in fitting]
            cut = len(self.questions_aside)
            self.questions_aside, self.questions = pool[:cut], pool[cut:]
            return
        self.questions.sort()
        self.shuffle(self.questions)

    def _could_be_asked(self, question: int) -> bool:
        """Whether a card has an answer that can be given (R2); once one was read out, whether that stands on it."""
        questions = self.setup.content.all_questions
        if self.answer < 0:
            for answer in questions[question].answers:
                if answer.can(self, self.turn):
                    return True
            return questions[question].broken is not None
        read_out = answer_of(questions[self.question].answers, self.answer)
        if read_out is None:
            # Try and Resist stands on every card; if the prisoner was broken, the result was read out.
            mine, theirs = questions[self.question].broken, questions[question].broken
            return theirs is not None and mine is not None and theirs.id == mine.id
        for answer in questions[question].answers:  # noqa: SIM110
            if answer.id == read_out:
                return True
        return False


def answer_of(answers: list[Answer], number: i64) -> str | None:
    """Return the id of an answer, None for Try and Resist."""
    return answers[number].id if number < len(answers) else None
