"""The words cards are made of that let somebody choose a conspirator, a card, an item, an event, yes or no."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.amount import Amount, Amounts
from parlour.engine.kernel import NONE, Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import NOBODY, Said, Value, word
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.bits import BIT, ONE, kinds, members
from parlour.games.black_orchestra.causes import because
from parlour.games.black_orchestra.kinds import EVENTS_PLACED, EVENTS_SEEN, SEAT_AND_COUNT
from parlour.games.black_orchestra.levels import (
    take_card,
)
from parlour.games.black_orchestra.limits import PieceChoice, drop, keep_limits
from parlour.games.black_orchestra.names import (
    HITLER,
    MOST,
    OFF,
)
from parlour.games.black_orchestra.nouns import ITEM, MOTIVATIONS, SUSPICIONS, figured
from parlour.games.black_orchestra.pieces import AN_ITEM, a_conspirator, a_space, an_event, says_card
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.words.asking import Asked
from parlour.games.black_orchestra.words.who import Who

YES_NO: Final = [1, 0]
_SEAT: Final = 7


class SeatChoice(Asked):
    """One of several conspirators: options are seats."""

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        return Said(
            self.verb,
            self.cites,
            words="a-conspirator",
            conspirator=a_conspirator(g, option).noun,
            motivation=MOTIVATIONS[g.motivation[option]],
            suspicion=SUSPICIONS[g.suspicion[option]],
            space=a_space(g, g.where[option]).name,
        )


class OneOf(SeatChoice):
    """One conspirator of a group, chosen by the one who decides (R10, R71)."""

    def __init__(self, group: Who, step: Step, question: str) -> None:
        super().__init__("conspirator", question, "R71")
        self.group: Who = group
        self.step: Step = step

    def parts(self) -> list[Step]:
        return [self.step]

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return self.group.seats(g, me)

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        g.then(self.step, me, option)


class DiscardCards(PieceChoice):
    """A conspirator discards so many cards, own choice, or all there are.

    `it` is the seat, plus 8 for each card already gone.
    """

    it_is: ClassVar[Kind] = SEAT_AND_COUNT
    amounts: ClassVar[Amounts] = (Amount("n", "discarded", 1, MOST),)

    def __init__(self, n: i64, *, plots: bool = False) -> None:
        super().__init__("discard", "discard-which-plot" if plots else "discard-which-card", "R71")
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
    amounts: ClassVar[Amounts] = (Amount("n", "discarded", 1, MOST),)

    def __init__(self, n: i64) -> None:
        super().__init__("discard", "discard-which-item", "R71")
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

    def __init__(self, names: list[str], steps: list[Step]) -> None:
        super().__init__()
        self.names: list[str] = names
        # What the words of each say, filled in when the content is put together.
        self.figures: list[dict[str, Value]] = [{} for _ in steps]
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

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("choose-one")

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        name = self.names[option]
        return figured(Said("choose", "BO-31", words=f"choose-{name}", name=word(name)), self.figures[option])


class DrawUpTo(Choice):
    """Draw up to so many cards, card by card (R66). The limit counts once (R73).

    `it` is the seat plus 8 for each card drawn.
    """

    it_is: ClassVar[Kind] = SEAT_AND_COUNT
    amounts: ClassVar[Amounts] = (Amount("n", "cards", 1, MOST),)

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

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("draw-up-to", card=(it >> 3) + 1, cards=self.n)

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        return Said("draw", "R66") if option else Said("enough", "R66", passes=True)


class TakeDiscardedItem(Choice):
    """Black Market: take one item from the item discard pile."""

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return kinds(g.item_pile)

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        g.item_pile -= ONE[option]
        g.items[me] += ONE[option]
        g.tell(log.ITEM_TAKEN, me, option, log.PILE + log.SPACES * because(g, log.BY_TEXT))
        keep_limits(g, me)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("take-which-item")

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        return Said("take", "BO-43", words="an-item", item=ITEM[option].kinded)


class CardChoice(Asked):
    """One of several cards that lie open: options are cards."""

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        return says_card(g, self.verb, self.cites, option, "a-card")


class TakeDiscardedCard(CardChoice):
    """Dumpster Dive: take any card from the conspirator discard pile (R101: not itself)."""

    def __init__(self) -> None:
        super().__init__("take", "take-which-card", "R101")

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return g.distinct(g.pile)

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        g.pile &= ~BIT[option]
        g.dossier[me] |= BIT[option]
        g.tell(log.CARD_TAKEN_BACK, me, option, because(g, log.BY_TEXT))
        keep_limits(g, me)


class KeepOne(CardChoice):
    """Oster keeps one of the cards drawn and discards the other (R29)."""

    def __init__(self) -> None:
        super().__init__("keep", "keep-which-card", "R29")

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return g.distinct(g.aside)

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        g.dossier[me] |= BIT[option]
        g.tell(log.CARD_DRAWN, me, option, log.OF_ABILITY)
        rest = g.aside & ~BIT[option]
        g.aside = 0
        g.pile |= rest
        for card in members(rest):
            g.tell(log.CARD_DISCARDED, me, card, log.OF_ABILITY)
        keep_limits(g, me)


KEEP_ONE: Final = KeepOne()


class LookAtEvents(Step):
    """Look at the next event cards, perhaps take one out, put the rest back in any order (R28, R99)."""

    amounts: ClassVar[Amounts] = (Amount("n", "events", 1, 5),)

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


class TakeOutEvent(Choice):
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
            g.tell(log.EVENT_TAKEN_OUT, me, option, because(g, log.BY_TEXT))
            left -= 1
        if left:
            g.then(PUT_BACK_EVENTS, me, 16 * left)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("take-out-which")

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        if option == NONE:
            return Said("remove", "R28", words="remove-none", passes=True, event=NOBODY)
        return Said("remove", "R28", words="remove-event", event=an_event(g, option).noun, text=an_event(g, option).text)


class PutBackEvents(Choice):
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

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("which-event-next", place=(it & 15) + 1)

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        stays = option == g.events[-1 - (it & 15)]
        return Said("next", "R28", words="an-event", passes=stays, event=an_event(g, option).noun, text=an_event(g, option).text)


TAKE_OUT_EVENT: Final = TakeOutEvent()
PUT_BACK_EVENTS: Final = PutBackEvents()

STEPS: Final[list[Step]] = [KEEP_ONE, TAKE_OUT_EVENT, PUT_BACK_EVENTS]
