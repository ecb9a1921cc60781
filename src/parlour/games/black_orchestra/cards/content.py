"""What is printed: conspirators, cards, plots, events, interrogations; and `Content`, the whole of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from parlour.engine.kernel import Step
from parlour.engine.said import Args, Noun, Said
from parlour.games.black_orchestra.bits import BIT
from parlour.games.black_orchestra.board import Board
from parlour.games.black_orchestra.cards.abilities import ABILITIES, Ability
from parlour.games.black_orchestra.names import COMMITTED, HIGH, ITEM_IDS, MEDIUM, RECKLESS, TILES_OF_A_KIND, TIMID
from parlour.games.black_orchestra.nouns import Piece

# How a card is used.
ACT: Final = 0
INSTANT: Final = 1
ONGOING: Final = 2
AS_ITEM: Final = 3
IN_PRISON: Final = 4
PLOT: Final = 5
TIMING_IDS: Final = ["act", "instant", "ongoing", "item", "prison", "plot"]

# When an instant may be used.
ANY_TIME: Final = ""
PLOT_BUILDING: Final = "plot_building"
PLOT_BUILDING_OWN: Final = "plot_building_own"
PLOT_ROLLED: Final = "plot_rolled"
EVENT_MOVES_HITLER: Final = "event_moves_hitler"
EVENT_MOVED_HITLER: Final = "event_moved_hitler"
BEFORE_EVENT_DRAW: Final = "before_event_draw"
WOULD_DRAW_INTERROGATION: Final = "would_draw_interrogation"

# Kinds of event (BO-66, BO-69).
NORMAL: Final = 0
IMPORTANT: Final = 1
KEY: Final = 2
EVENT_KINDS: Final = ["normal", "important", "key"]

# Kinds of optional element of a plot (BO-115).
ITEM: Final = 0
AFFILIATION: Final = 1
MEETING: Final = 2

# How far the plotter stands from the target.
SAME_SPACE: Final = 0
NEXT_SPACE: Final = 1
ANYWHERE: Final = -1

Condition = Callable[[Any, int], bool]


class Element:
    """An optional element of a plot: what it asks for and what it gives (BO-115 to BO-118)."""

    def __init__(self, kind: i64, value: int = 0, *, dice: int = 0, ignore: int = 0, several: bool = False) -> None:
        self.kind: int = kind
        self.value: int = value
        self.dice: int = dice
        self.ignore: int = ignore
        self.several: bool = several


class Plot:
    """What a plot card asks for and what helps it (BO-111 to BO-118)."""

    def __init__(  # noqa: PLR0913 - one argument for each thing printed on a plot
        self,
        letter: str,
        elements: list[Element],
        *,
        reckless: bool = False,
        distance: int = SAME_SPACE,
        berlin: bool = False,
        fortified: int = -1,
        stages: list[int] | None = None,
    ) -> None:
        self.letter: str = letter
        self.elements: list[Element] = elements
        self.reckless: bool = reckless
        self.motivation: int = RECKLESS if reckless else COMMITTED
        self.distance: int = distance
        self.berlin: bool = berlin
        # Whether the target's space must be fortified: 1 yes, 0 it must not be, -1 no matter.
        self.fortified: int = fortified
        self.stages: list[int] = stages if stages is not None else []
        self.base: int = 1
        # Set when the content is put together: the spaces the target may stand in.
        self.area: int = 0
        # What each kind of item gives here: the element's number, -1 for nothing.
        self.element_of: list[int] = [-1] * 8
        for n, element in enumerate(elements):
            if element.kind == ITEM:
                self.element_of[element.value] = n


class Card:
    """One kind of card of the conspirator deck."""

    def __init__(  # noqa: PLR0913 - one argument for each thing printed on a card
        self,
        id: str,
        timing: int,
        *,
        illegal: bool = False,
        copies: int = 1,
        trigger: str = "",
        does: Step | None = None,
        if_: Condition | None = None,
        plot: Plot | None = None,
    ) -> None:
        self.id: str = id
        self.piece: Piece = Piece("card", id)
        self.timing: int = timing
        self.illegal: bool = illegal
        self.copies: int = copies
        self.trigger: str = trigger
        self.does: Step | None = does
        self.if_: Condition | None = if_
        self.plot: Plot | None = plot
        self.first: int = 0


class Event:
    """An event card: what happens, and what counts while it is current."""

    def __init__(  # noqa: PLR0913 - one argument for each thing printed on a card
        self,
        id: str,
        kind: i64,
        does: list[Step],
        *,
        ignore_eagles: int = 0,
        add_eagles: int = 0,
        low_in: int = -1,
        uprising: bool = False,
        hitler_to: int = -1,
        hitler_visits: bool = False,
        loses: bool = False,
    ) -> None:
        self.id: str = id
        # Raids are all alike.
        self.piece: Piece = Piece("event", id, "gestapo_raid" if "_gestapo_raid_" in id else "")
        self.kind: int = kind
        self.does: list[Step] = does
        self.ignore_eagles: int = ignore_eagles
        self.add_eagles: int = add_eagles
        self.low_in: int = low_in
        self.uprising: bool = uprising
        # Where the text would take Hitler, so that Delay Hitler can be offered (R85).
        self.hitler_to: int = hitler_to
        self.hitler_visits: bool = hitler_visits
        self.loses: bool = loses
        self.stage: int = 0
        # The figures of its words, filled in with the texts.
        self.gathered: Args = {}


class Answer:
    """One option of an interrogation card, or what breaks a prisoner: several cards share it."""

    def __init__(self, id: str, does: list[Step], can: Condition) -> None:
        self.id: str = id
        self.text: Said = Said(f"answer-{id}")
        self.does: list[Step] = does
        self.can: Condition = can


class Question:
    """An interrogation card: two answers, and what happens to a prisoner who tries to resist and is broken (R3)."""

    def __init__(self, id: str, answers: list[Answer], broken: Answer | None, release_at: int) -> None:
        self.id: str = id
        self.noun: Noun = Noun("", id, f"question-{id}")
        self.answers: list[Answer] = answers
        self.broken: Answer | None = broken
        self.release_at: int = release_at


class Sheet:
    """A conspirator's sheet: who it is, and what the special ability lets them do (BO-80)."""

    def __init__(self, id: str, affiliation: int, abilities: list[Ability]) -> None:
        self.id: str = id
        self.piece: Piece = Piece("conspirator", id)
        self.affiliation: int = affiliation
        self.abilities: list[Ability] = abilities
        # The same for the machine: what they can do as a set, and how much of it.
        self.can: int = 0
        self.worth: list[int] = [0] * ABILITIES
        # What is done by an action of their own, if the sheet has one.
        self.act: Step | None = None
        for ability in abilities:
            self.can |= BIT[ability.gives]
            self.worth[ability.gives] = ability.worth
            for step in ability.parts():
                self.act = step
        # The figures of the ability, filled in with the texts.
        self.figures: Args = {}


class Figures:
    """Figures on sheets, cards and the board that rules read by name."""

    def __init__(self) -> None:
        # BO-81: eagles that detect a plot, by suspicion, low to extreme.
        self.eagles_that_detect: list[int] = [3, 2, 1, 1]
        # What cards are worth that are used while something else is going on.
        self.effective_planning_actions: int = 1
        self.informant_dice: int = 1
        self.informant_support: int = 5
        self.officer_dice: int = 2
        self.leak_ignore: int = 1
        # Cards that watch Conspire rolls (R102, R103).
        self.papers_cost: int = 1
        self.papers_relief: int = 1
        self.defections_targets: int = 2
        self.defections_support: int = 1
        # The dissent track (BO-38), an eagle in a Conspire roll (BO-35), freeing somebody (BO-57), a raid (BO-92), a plot found
        # out (BO-125).
        self.dissent_dice: int = 3
        self.dissent_motivation: int = 1
        self.dissent_support: int = 1
        self.eagle_suspicion: int = 1
        self.release_suspicion: int = 1
        self.released_at: int = HIGH
        self.kept_suspicion: int = 1
        self.detected_motivation: int = 1
        # Penalties of leaders (BO-22 to BO-27).
        self.hitler_motivation: int = 1
        self.hess_cards: int = 1
        self.himmler_suspicion: int = 1
        self.goering_items: int = 1
        # Where everybody starts (BO-16), and how many tiles of each kind of item there are (BO-4).
        self.start_motivation: int = TIMID
        self.start_suspicion: int = MEDIUM
        self.tiles: list[int] = [TILES_OF_A_KIND] * len(ITEM_IDS)


class Content:
    """Everything that is printed. Immutable and shared by all games."""

    def __init__(  # noqa: PLR0913 - one argument for each deck
        self,
        board: Board,
        sheets: list[Sheet],
        cards: list[Card],
        events: list[Event],
        questions: list[Question],
        classic: list[Question],
        steps: list[Step],
    ) -> None:
        self.board: Board = board
        self.figures: Figures = Figures()
        # Cards that are printed but not played with: "what if".
        self.cards_left_out: list[int] = []
        self.events_left_out: list[int] = []
        # How pieces of packs look: their colors and pictures, by their ids.
        self.looks: dict[str, str] = {}
        self.pictures: dict[str, str] = {}
        self.common: list[Step] = steps
        self.sheets: list[Sheet] = sheets
        self.kinds: list[Card] = cards
        self.cards: list[Card] = []
        for card in cards:
            card.first = len(self.cards)
            self.cards.extend([card] * card.copies)
        self.events: list[Event] = events
        self.questions: list[Question] = questions
        self.classic: list[Question] = classic
        self.all_questions: list[Question] = questions + classic
        self.answer: dict[str, Answer] = {answer.id: answer for answer in self.answers()}
        self.sheet_number: dict[str, int] = {sheet.id: n for n, sheet in enumerate(sheets)}
        self.card_number: dict[str, int] = {card.id: card.first for card in cards}
        self.event_number: dict[str, int] = {event.id: n for n, event in enumerate(events)}
        self.question_number: dict[str, int] = {question.id: n for n, question in enumerate(self.all_questions)}
        # Sets of cards for the machine.
        self.acts: int = self._all(lambda card: card.timing == ACT)
        self.plots: int = self._all(lambda card: card.plot is not None)
        self.event_plots: int = self._all(lambda card: card.plot is not None and card.trigger == EVENT_MOVED_HITLER)
        self.illegal: int = self._all(lambda card: card.illegal)
        self.second: int = sum(BIT[card.first + 1] for card in cards if card.copies > 1)
        self.any_time: int = self._all(lambda card: card.timing == INSTANT and card.trigger == ANY_TIME)
        self.after_roll: int = self._all(lambda card: card.trigger == PLOT_ROLLED)
        self.for_pool: int = self._all(lambda card: card.trigger == PLOT_BUILDING)
        self.for_own_pool: int = self._all(lambda card: card.trigger == PLOT_BUILDING_OWN)
        self.before_draw: int = self._all(lambda card: card.trigger == BEFORE_EVENT_DRAW)
        self.delays: int = self._all(lambda card: card.trigger == EVENT_MOVES_HITLER)
        self.event_stage: list[int] = [event.stage for event in events]
        self.stage_cards: list[list[int]] = [[n for n, event in enumerate(events) if event.stage == stage] for stage in range(8)]
        for card in cards:
            if card.plot is not None:
                card.plot.area = self._area(card.plot)
        self.steps: dict[str, Step] = {step.name(): step for step in steps}
        for card in cards:
            if card.does is not None:
                self._name(card.id, card.does)
        for sheet in sheets:
            if sheet.act is not None:
                self._name(f"conspirator.{sheet.id}", sheet.act)
        for event in events:
            for n, step in enumerate(event.does):
                self._name(f"{event.id}.{n}", step)
        for question in self.all_questions:
            for answer in [*question.answers, *([question.broken] if question.broken is not None else [])]:
                for n, step in enumerate(answer.does):
                    self._name(f"answer.{answer.id}.{n}", step)

    def answers(self) -> list[Answer]:
        """Return the answers of all interrogation cards, each once."""
        found: dict[str, Answer] = {}
        for question in self.all_questions:
            for answer in question.answers:
                found[answer.id] = answer
            if question.broken is not None:
                found[question.broken.id] = question.broken
        return list(found.values())

    def _all(self, fits: Callable[[Card], bool]) -> int:
        return sum(BIT[n] for n, card in enumerate(self.cards) if fits(card))

    def _area(self, plot: Plot) -> int:
        """Return the spaces in which a plot's target may stand (BO-111)."""
        area = 0
        for n, space in enumerate(self.board.spaces):
            fits = (not plot.berlin or space.berlin) and (not plot.stages or space.stage in plot.stages)
            if fits and plot.fortified in (-1, int(space.fortified)):
                area |= BIT[n]
        return area

    def _name(self, name: str, step: Step) -> None:
        """Give a card's step, and the steps it is composed of, the names positions on file use."""
        step.label = name
        self.steps[name] = step
        for n, part in enumerate(step.parts()):
            self._name(f"{name}.{n}", part)
