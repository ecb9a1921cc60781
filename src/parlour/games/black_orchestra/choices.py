"""The words cards are made of that let somebody choose a conspirator, a card, an item, an event, yes or no."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Choice, Question, Step
from parlour.engine.kinds import Kind
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.bits import BIT, ONE, kinds, members
from parlour.games.black_orchestra.kinds import EVENTS_PLACED, EVENTS_SEEN, SEAT_AND_COUNT
from parlour.games.black_orchestra.levels import (
    take_card,
)
from parlour.games.black_orchestra.limits import AN_ITEM, PieceChoice, drop, keep_limits
from parlour.games.black_orchestra.names import (
    HITLER,
    ITEM_IDS,
    MOTIVATION_IDS,
    OFF,
    SUSPICION_IDS,
)
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.who import Who
from parlour.games.black_orchestra.words import (
    about_card,
    about_item,
    about_seat,
    card_of,
    card_words,
    item_name,
    seat_id,
    seat_name,
    space_name,
)

YES_NO: Final = [1, 0]
_SEAT: Final = 7


class SeatChoice(Question):
    """One of several conspirators: options are seats."""

    def key(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        return f"{self.verb}:{seat_id(g, option)}"

    def text(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        levels = f"{MOTIVATION_IDS[g.motivation[option]]}, {SUSPICION_IDS[g.suspicion[option]]} suspicion"
        return f"{seat_name(g, option)} ({levels}, {space_name(g, g.where[option])})"

    def about(self, g: Orchestra, me: i64, it: i64, option: i64) -> list[str]:
        return [about_seat(g, option)]


class OneOf(SeatChoice):
    """One conspirator of a group, chosen by the one who decides (R10, R71)."""

    def __init__(self, who: Who, step: Step, question: str) -> None:
        super().__init__("conspirator", question, "R71")
        self.group: Who = who
        self.step: Step = step

    def parts(self) -> list[Step]:
        return [self.step]

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return self.group.seats(g, me)

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        g.then(self.step, me, option)


class DiscardCards(PieceChoice):
    """A conspirator discards so many cards, own choice, or all there are; `it` is the seat, plus 8 for each card already gone."""

    it_is: ClassVar[Kind] = SEAT_AND_COUNT

    def __init__(self, n: i64, *, plots: bool = False) -> None:
        super().__init__("discard", "Which plot do you discard?" if plots else "Which card do you discard?", "R71")
        self.n: int = n
        self.plots: bool = plots

    def who(self, g: Orchestra, me: i64, it: i64) -> int:
        return it & _SEAT

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        cards = g.dossier[it & _SEAT]
        return g.distinct(cards & g.setup.content.plots if self.plots else cards)

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        drop(g, it & _SEAT, option)
        if (it >> 3) + 1 < self.n:
            g.then(self, me, it + 8)


class DiscardItems(PieceChoice):
    """A conspirator discards so many items, own choice, or all there are; a Concealed Pistol counts (R35)."""

    it_is: ClassVar[Kind] = SEAT_AND_COUNT

    def __init__(self, n: i64) -> None:
        super().__init__("discard", "Which item do you discard?", "R71")
        self.n: int = n

    def who(self, g: Orchestra, me: i64, it: i64) -> int:
        return it & _SEAT

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return [AN_ITEM + kind for kind in g.item_options(it & _SEAT)]

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        drop(g, it & _SEAT, option)
        if (it >> 3) + 1 < self.n:
            g.then(self, me, it + 8)


class ChooseOne(Choice):
    """Exactly one of several texts; one that changes nothing may be taken (R68)."""

    def __init__(self, names: list[str], texts: list[str], steps: list[Step]) -> None:
        super().__init__()
        self.names: list[str] = names
        self.texts: list[str] = texts
        self.steps: list[Step] = steps

    def parts(self) -> list[Step]:
        return self.steps

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return [n for n in range(len(self.steps)) if self.possible(g, me, n)]

    def possible(self, g: Orchestra, me: i64, option: i64) -> bool:
        """Whether a text has something to work on (R70)."""
        return not (self.names[option] == "hitler" and g.leaders[HITLER] == OFF)

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        g.then(self.steps[option], me)

    def prompt(self, g: Orchestra, me: i64, it: i64) -> str:
        return "Choose one."

    def rule(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        return "BO-31"

    def key(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        return f"choose:{self.names[option]}"

    def text(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        return self.texts[option]


class DrawUpTo(Choice):
    """Draw up to so many cards, card by card (R66); `it` is the seat plus 8 for each card drawn. The limit counts once (R73)."""

    it_is: ClassVar[Kind] = SEAT_AND_COUNT

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: int = n

    def who(self, g: Orchestra, me: i64, it: i64) -> int:
        return it & _SEAT

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return YES_NO if g.deck or g.pile else []

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        seat = it & _SEAT
        if option:
            take_card(g, seat)
            if (it >> 3) + 1 < self.n and (g.deck or g.pile):
                g.then(self, me, it + 8)
                return
        keep_limits(g, seat)

    def passes(self, g: Orchestra, me: i64, it: i64, option: i64) -> bool:
        return option == 0

    def prompt(self, g: Orchestra, me: i64, it: i64) -> str:
        return f"Draw a card? ({(it >> 3) + 1} of {self.n})"

    def rule(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        return "R66"

    def key(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        return "draw" if option else "enough"

    def text(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        return "Draw a card" if option else "Enough"


class TakeDiscardedItem(Choice):
    """Black Market: take one item from the item discard pile."""

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return kinds(g.item_pile)

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        g.item_pile -= ONE[option]
        g.items[me] += ONE[option]
        g.tell(log.ITEM_TAKEN, me, option)
        keep_limits(g, me)

    def prompt(self, g: Orchestra, me: i64, it: i64) -> str:
        return "Which item do you take from the discard pile?"

    def rule(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        return "BO-43"

    def key(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        return f"take:item:{ITEM_IDS[option]}"

    def text(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        return item_name(option)

    def about(self, g: Orchestra, me: i64, it: i64, option: i64) -> list[str]:
        return [about_item(option)]


class CardChoice(Question):
    """One of several cards that lie open: options are cards."""

    def key(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        return f"{self.verb}:{card_of(g, option).id}"

    def text(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        return card_words(card_of(g, option))

    def about(self, g: Orchestra, me: i64, it: i64, option: i64) -> list[str]:
        return [about_card(g, option)]


class TakeDiscardedCard(CardChoice):
    """Dumpster Dive: take any card from the conspirator discard pile (R101: not itself)."""

    def __init__(self) -> None:
        super().__init__("take", "Which card do you take from the discard pile?", "R101")

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return g.distinct(g.pile)

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        g.pile &= ~BIT[option]
        g.dossier[me] |= BIT[option]
        g.tell(log.CARD_TAKEN_BACK, me, option)
        keep_limits(g, me)


class KeepOne(CardChoice):
    """Oster keeps one of the cards drawn and discards the other (R29)."""

    def __init__(self) -> None:
        super().__init__("keep", "Which card do you keep?", "R29")

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return g.distinct(g.aside)

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        g.dossier[me] |= BIT[option]
        g.tell(log.CARD_DRAWN, me, option)
        rest = g.aside & ~BIT[option]
        g.aside = 0
        g.pile |= rest
        for card in members(rest):
            g.tell(log.CARD_DISCARDED, me, card)
        keep_limits(g, me)


KEEP_ONE: Final = KeepOne()


class LookAtEvents(Step):
    """Look at the next event cards, perhaps take one out, put the rest back in any order (R28, R99)."""

    def __init__(self, n: i64, *, remove: bool = False) -> None:
        super().__init__()
        self.n: int = n
        self.remove: bool = remove

    def how_many(self, g: Orchestra) -> int:
        """Return how many cards are looked at."""
        return self.n

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        n = g.next_events(self.how_many(g))
        if n == 0:
            return
        g.fate += 1
        g.known = max(g.known, n)
        seen = 0
        for event in g.events[-n:]:
            seen = seen << 8 | (event + 1)
        g.tell(log.EVENTS_LOOKED_AT, me, seen)
        if self.remove:
            g.then(TAKE_OUT_EVENT, me, n)
        else:
            g.then(PUT_BACK_EVENTS, me, 16 * n)


class EventChoice(Choice):
    """One of the event cards looked at: options are events."""

    def rule(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        return "R28"

    def about(self, g: Orchestra, me: i64, it: i64, option: i64) -> list[str]:
        return [] if option == NONE else [f"event:{g.setup.content.events[option].id}"]


class TakeOutEvent(EventChoice):
    """Intelligence Briefing: one of the cards may leave the game. `it` is how many were looked at."""

    it_is: ClassVar[Kind] = EVENTS_SEEN

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return [*reversed(g.events[-it:]), NONE]

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        left = it
        if option != NONE:
            g.events.remove(option)
            g.known -= 1
            g.past.append(option)
            g.tell(log.EVENT_TAKEN_OUT, me, option)
            left -= 1
        if left:
            g.then(PUT_BACK_EVENTS, me, 16 * left)

    def passes(self, g: Orchestra, me: i64, it: i64, option: i64) -> bool:
        return option == NONE

    def prompt(self, g: Orchestra, me: i64, it: i64) -> str:
        return "Take one of these events out of the game?"

    def key(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        return "remove:none" if option == NONE else f"remove:{g.setup.content.events[option].id}"

    def text(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        if option == NONE:
            return "Remove none"
        event = g.setup.content.events[option]
        return f"Remove {event.name}: {event.words}"


class PutBackEvents(EventChoice):
    """Put the cards back in any order, the one to be drawn next first. `it` is 16 x how many + how many are placed."""

    it_is: ClassVar[Kind] = EVENTS_PLACED

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        n, placed = it >> 4, it & 15
        top = g.events[-n:]
        return list(reversed(top[: n - placed]))

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        n, placed = it >> 4, it & 15
        g.events.remove(option)
        g.events.insert(len(g.events) - placed, option)
        if placed + 2 < n:
            g.then(self, me, it + 1)
        else:
            g.tell(log.EVENTS_PUT_BACK, me)

    def passes(self, g: Orchestra, me: i64, it: i64, option: i64) -> bool:
        return option == g.events[-1 - (it & 15)]

    def prompt(self, g: Orchestra, me: i64, it: i64) -> str:
        return f"Which event is to be drawn {['first', 'second', 'third'][it & 15]}?"

    def key(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        return f"next:{g.setup.content.events[option].id}"

    def text(self, g: Orchestra, me: i64, it: i64, option: i64) -> str:
        event = g.setup.content.events[option]
        return f"{event.name}: {event.words}"


TAKE_OUT_EVENT: Final = TakeOutEvent()
PUT_BACK_EVENTS: Final = PutBackEvents()

STEPS: Final[list[Step]] = [KEEP_ONE, TAKE_OUT_EVENT, PUT_BACK_EVENTS]
