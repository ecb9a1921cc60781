"""The interrogation deck: answers, and cards made of them. The cards are ours; 18 answers are the first edition's (R2)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.amount import Amount, Amounts
from parlour.engine.kernel import NONE, Step
from parlour.engine.kinds import Kind
from parlour.games.black_orchestra.bits import count
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.cards.content import Answer, Condition, Question
from parlour.games.black_orchestra.kinds import SEAT_OR_NOBODY
from parlour.games.black_orchestra.levels import release
from parlour.games.black_orchestra.names import EXTREME, HIGH, MEDIUM, MOST_SUPPORT, MOTIVATED, SKEPTICAL
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.words.choices import DiscardCards, DiscardItems, OneOf
from parlour.games.black_orchestra.words.effects import (
    Arrest,
    ClearTrack,
    Each,
    LoseIllegalCards,
    Motivation,
    RemoveTilesOfStages,
    Sequence,
    Support,
    Suspicion,
    SuspicionUpTo,
    TwoEvents,
    always,
)
from parlour.games.black_orchestra.words.places import RemoveTiles
from parlour.games.black_orchestra.words.visits import HIMMLER_COMES, DeputiesConverge, a_deputy_would_move, himmler_can_come
from parlour.games.black_orchestra.words.who import EVERYBODY, Who


class ReaderReleased(Step):
    """The reader of the card leaves prison to Gestapo HQ with suspicion at a level (BO-107)."""

    it_is: ClassVar[Kind] = SEAT_OR_NOBODY
    amounts: ClassVar[Amounts] = (Amount("level", "suspicion", high=EXTREME),)

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level: int = level

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        release(g, me, self.level)


class CardLeavesGame(Step):
    """BO-108: this interrogation card does not go back into its deck."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        g.questions_out = [*g.questions_out, g.question]
        g.question = NONE


def one(who: Who, step: Step) -> OneOf:
    """Return a text about one free conspirator, chosen by the reader (BO-106)."""
    return OneOf(who, step, "whom-hit")


# What an answer asks for in full (BO-103, R90).


def somebody(who: Who) -> Condition:
    """At least one free conspirator fits."""

    def holds(g: Orchestra, me: i64) -> bool:
        return bool(who.seats(g, me))

    return holds


def support_at_most(level: int) -> Condition:
    """Military support can rise by the whole amount."""

    def holds(g: Orchestra, _me: int) -> bool:
        return g.support <= level

    return holds


def tiles_at_least(n: i64) -> Condition:
    """At least so many tiles are on the board."""

    def holds(g: Orchestra, _me: int) -> bool:
        return len(g.tiles_on_board()) >= n

    return holds


def early_tiles(g: Orchestra, _me: int) -> bool:
    """A tile lies on a space numbered 1 or 2."""
    return any(g.setup.board.stage[space] <= 2 for space in g.tiles_on_board())


def two_illegal_cards(g: Orchestra, _me: int) -> bool:
    """Free conspirators together hold at least two illegal cards."""
    held = 0
    for seat, cards in enumerate(g.dossier):
        if g.where[seat] != PRISON:
            held |= cards
    return count(held & g.setup.content.illegal) >= 2


def exactly_two_dice(g: Orchestra, _me: int) -> bool:
    """Exactly two dice are on the dissent track."""
    return g.dissent == 2


def a_die_on_the_track(g: Orchestra, _me: int) -> bool:
    """At least one die is on the dissent track."""
    return g.dissent >= 1


_UP_TO_HIGH: Final = Who(suspicion_max=HIGH)
_UP_TO_MEDIUM: Final = Who(suspicion_max=MEDIUM)
_SKEPTICAL: Final = Who(motivation_min=SKEPTICAL)
_MOTIVATED: Final = Who(motivation_min=MOTIVATED)
_A_CARD: Final = Who(cards=1)
_TWO_CARDS: Final = Who(cards=2)
_THREE_CARDS: Final = Who(cards=3)
_AN_ITEM: Final = Who(items=1)
_TWO_ITEMS: Final = Who(items=2)
_A_PLOT: Final = Who(plots=1)
_AN_ILLEGAL_CARD: Final = Who(illegal=1)

# Answers.

SUSPICION_1: Final = Answer("suspicion_1", [one(_UP_TO_HIGH, Suspicion(1))], somebody(_UP_TO_HIGH))
SUSPICION_2: Final = Answer("suspicion_2", [one(_UP_TO_MEDIUM, Suspicion(2))], somebody(_UP_TO_MEDIUM))
EXTREME_SUSPICION: Final = Answer("extreme_suspicion", [one(_UP_TO_HIGH, SuspicionUpTo(EXTREME))], somebody(_UP_TO_HIGH))
ALL_SUSPECTED: Final = Answer("all_suspected", [Each(EVERYBODY, Suspicion(1))], somebody(_UP_TO_HIGH))
MOTIVATION_1: Final = Answer("motivation_1", [one(_SKEPTICAL, Motivation(-1))], somebody(_SKEPTICAL))
MOTIVATION_2: Final = Answer("motivation_2", [one(_MOTIVATED, Motivation(-2))], somebody(_MOTIVATED))
ALL_DISHEARTENED: Final = Answer("all_disheartened", [Each(EVERYBODY, Motivation(-1))], somebody(_SKEPTICAL))
ONE_CARD: Final = Answer("one_card", [one(_A_CARD, DiscardCards(1))], somebody(_A_CARD))
TWO_CARDS: Final = Answer("two_cards", [one(_TWO_CARDS, DiscardCards(2))], somebody(_TWO_CARDS))
THREE_CARDS: Final = Answer("three_cards", [one(_THREE_CARDS, DiscardCards(3))], somebody(_THREE_CARDS))
ONE_PLOT: Final = Answer("one_plot", [one(_A_PLOT, DiscardCards(1, plots=True))], somebody(_A_PLOT))
ONE_ITEM: Final = Answer("one_item", [one(_AN_ITEM, DiscardItems(1))], somebody(_AN_ITEM))
TWO_ITEMS: Final = Answer("two_items", [one(_TWO_ITEMS, DiscardItems(2))], somebody(_TWO_ITEMS))
ONES_ILLEGAL_CARDS: Final = Answer("ones_illegal_cards", [one(_AN_ILLEGAL_CARD, LoseIllegalCards())], somebody(_AN_ILLEGAL_CARD))
ALL_ILLEGAL_CARDS: Final = Answer("all_illegal_cards", [Each(EVERYBODY, LoseIllegalCards())], two_illegal_cards)
SUPPORT_1: Final = Answer("support_1", [Support(1)], support_at_most(MOST_SUPPORT - 1))
SUPPORT_2: Final = Answer("support_2", [Support(2)], support_at_most(MOST_SUPPORT - 2))
DEPUTIES: Final = Answer("deputies", [DeputiesConverge()], a_deputy_would_move)
ONE_TILE: Final = Answer("one_tile", [RemoveTiles(1)], always)
THREE_TILES: Final = Answer("three_tiles", [RemoveTiles(3)], tiles_at_least(3))
EARLY_TILES: Final = Answer("early_tiles", [RemoveTilesOfStages(1, 2)], early_tiles)
TWO_EVENTS: Final = Answer("two_events", [TwoEvents()], always)
CLEAR_TWO_DICE: Final = Answer("clear_two_dice", [ClearTrack()], exactly_two_dice)
CLEAR_DISSENT: Final = Answer("clear_dissent", [ClearTrack()], a_die_on_the_track)
HIMMLER: Final = Answer("himmler", [HIMMLER_COMES], himmler_can_come)
ARREST: Final = Answer("arrest", [one(EVERYBODY, Arrest())], somebody(EVERYBODY))
NOTHING: Final = Answer("nothing", [], always)
FREE_FOR_EXTREME: Final = Answer(
    "free_for_extreme", [one(_UP_TO_HIGH, SuspicionUpTo(EXTREME)), ReaderReleased(HIGH)], somebody(_UP_TO_HIGH)
)
FREE_FOR_ARREST: Final = Answer("free_for_arrest", [one(EVERYBODY, Sequence(ReaderReleased(HIGH), Arrest()))], somebody(EVERYBODY))
FREE_FOR_PLOT: Final = Answer("free_for_plot", [one(_A_PLOT, DiscardCards(1, plots=True)), ReaderReleased(HIGH)], somebody(_A_PLOT))
FREE_FOR_ITEM: Final = Answer(
    "free_for_item", [one(_AN_ITEM, DiscardItems(1)), ReaderReleased(HIGH), CardLeavesGame()], somebody(_AN_ITEM)
)
FREE_FOR_SUPPORT: Final = Answer("free_for_support", [Support(2), ReaderReleased(HIGH)], support_at_most(MOST_SUPPORT - 2))
FREE_FOR_MOTIVATION: Final = Answer(
    "free_for_motivation", [one(_MOTIVATED, Motivation(-2)), ReaderReleased(HIGH)], somebody(_MOTIVATED)
)

# Cards: two answers each, and what happens to whoever tries to resist and is broken.


def card(n: i64, a: Answer, b: Answer, broken: Answer, release_at: int = HIGH) -> Question:
    """Return one of our 24 cards."""
    return Question(f"int_{n:02}", [a, b], broken, release_at)


def classic(n: i64, *answers: Answer) -> Question:
    """Return one of the six cards of the first edition; they have no Try and Resist."""
    return Question(f"classic_{n}", list(answers), None, HIGH)


QUESTIONS: Final = [
    card(1, SUSPICION_1, TWO_CARDS, SUSPICION_1),
    card(2, MOTIVATION_1, SUPPORT_1, MOTIVATION_1),
    card(3, TWO_ITEMS, SUSPICION_2, ONE_ITEM),
    card(4, DEPUTIES, THREE_TILES, DEPUTIES),
    card(5, TWO_EVENTS, SUSPICION_1, TWO_EVENTS),
    card(6, THREE_CARDS, ONE_PLOT, ONE_CARD),
    card(7, FREE_FOR_EXTREME, MOTIVATION_1, SUSPICION_1),
    card(8, FREE_FOR_ARREST, ALL_SUSPECTED, SUSPICION_2),
    card(9, EARLY_TILES, TWO_CARDS, ONE_TILE),
    card(10, ALL_ILLEGAL_CARDS, CLEAR_TWO_DICE, ONES_ILLEGAL_CARDS),
    card(11, SUPPORT_2, MOTIVATION_2, SUPPORT_1),
    card(12, FREE_FOR_PLOT, SUSPICION_1, ONE_CARD),
    card(13, ALL_DISHEARTENED, EXTREME_SUSPICION, ALL_DISHEARTENED),
    card(14, HIMMLER, TWO_ITEMS, HIMMLER),
    card(15, CLEAR_DISSENT, SUSPICION_2, CLEAR_DISSENT),
    card(16, TWO_EVENTS, THREE_CARDS, NOTHING),
    card(17, SUPPORT_2, ALL_SUSPECTED, SUPPORT_1),
    card(18, ALL_ILLEGAL_CARDS, ONES_ILLEGAL_CARDS, ONE_CARD),
    card(19, FREE_FOR_ITEM, SUSPICION_1, NOTHING),
    card(20, FREE_FOR_SUPPORT, MOTIVATION_1, SUSPICION_1),
    card(21, SUSPICION_2, THREE_TILES, SUSPICION_1),
    card(22, FREE_FOR_MOTIVATION, TWO_EVENTS, NOTHING),
    card(23, TWO_CARDS, EXTREME_SUSPICION, MOTIVATION_1),
    card(24, ARREST, SUPPORT_2, EXTREME_SUSPICION, MEDIUM),
]
CLASSIC: Final = [
    classic(1, SUSPICION_1, MOTIVATION_1, TWO_CARDS),
    classic(2, SUPPORT_2, DEPUTIES, ALL_SUSPECTED),
    classic(3, SUSPICION_2, MOTIVATION_2, THREE_CARDS),
    classic(4, TWO_EVENTS, EXTREME_SUSPICION, TWO_ITEMS),
    classic(5, CLEAR_TWO_DICE, THREE_TILES, ONE_PLOT),
    classic(6, ARREST, EARLY_TILES, ALL_ILLEGAL_CARDS),
]
ANSWERS: Final = [
    SUSPICION_1,
    SUSPICION_2,
    EXTREME_SUSPICION,
    ALL_SUSPECTED,
    MOTIVATION_1,
    MOTIVATION_2,
    ALL_DISHEARTENED,
    ONE_CARD,
    TWO_CARDS,
    THREE_CARDS,
    ONE_PLOT,
    ONE_ITEM,
    TWO_ITEMS,
    ONES_ILLEGAL_CARDS,
    ALL_ILLEGAL_CARDS,
    SUPPORT_1,
    SUPPORT_2,
    DEPUTIES,
    ONE_TILE,
    THREE_TILES,
    EARLY_TILES,
    TWO_EVENTS,
    CLEAR_TWO_DICE,
    CLEAR_DISSENT,
    HIMMLER,
    ARREST,
    NOTHING,
    FREE_FOR_EXTREME,
    FREE_FOR_ARREST,
    FREE_FOR_PLOT,
    FREE_FOR_ITEM,
    FREE_FOR_SUPPORT,
    FREE_FOR_MOTIVATION,
]
"""Every answer, so that one can be told without its card."""

ANSWER_NUMBER: Final = {answer.id: n for n, answer in enumerate(ANSWERS)}
