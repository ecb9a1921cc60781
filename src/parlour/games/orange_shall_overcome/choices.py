"""The words cards are made of that let somebody choose between texts, look into a deck, change tokens or take a Helper."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.amount import Amount, Amounts
from parlour.engine.kernel import NOTHING, Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Noun, Said, Value, aside, number, word
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.changes import PAY_ONE, pay
from parlour.games.orange_shall_overcome.content import UNSAID
from parlour.games.orange_shall_overcome.goods import INFORMATION, ONE, RESOURCES, covers
from parlour.games.orange_shall_overcome.kinds import SPOT, SPOT_AND_COUNT, USED_HELPER
from parlour.games.orange_shall_overcome.pieces import a_character, a_deck, a_deck_card, a_kind, goods
from parlour.games.orange_shall_overcome.state import (
    BY_HELPER_CARD,
    CAUSE_BITS,
    HELPER,
    PEEKED,
    SECOND_HELPER,
    Closing,
    Resistance,
    what_for,
)


class Way:
    """One way out of an either-or: what it costs and what it does."""

    def __init__(self, id: str, do: Step | None = None, cost: int = 0, any_resources: int = 0) -> None:
        self.id: str = id
        self.do: Step = NOTHING if do is None else do
        self.cost: int = cost
        self.any_resources: int = any_resources
        self.noun: Noun = Noun("", id, f"way-{id}")
        self.says: Said = UNSAID


class EitherOr(Choice):
    """The resolving player picks one way whose cost can be paid in full, pays it and carries it out."""

    it_is: ClassVar[Kind] = SPOT

    def __init__(self, *ways: Way) -> None:
        super().__init__()
        self.ways: list[Way] = list(ways)

    def parts(self) -> list[Step]:
        return [way.do for way in self.ways]

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        goods = g.goods[me]
        return [n for n, way in enumerate(self.ways) if covers(goods, way.cost) and self.holds(goods, way.any_resources)]

    def holds(self, goods: int, n: i64) -> bool:
        """Say whether there are so many resources of any kind; bundles are none (R77)."""
        return n == 0 or sum(goods >> (6 * kind) & 31 for kind in range(RESOURCES)) >= n

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        way = self.ways[option]
        pay(g, me, way.cost)
        for _ in range(way.any_resources):
            g.then(PAY_ONE, me)
        g.then(way.do, me, it)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-way", "R47", character=a_character(g, me))

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        way = self.ways[option]
        return Said("way", "R47", way=way.noun, text=way.says)


# What may be done with the cards seen.
LOOK: Final = 0
BURY: Final = 1
REORDER: Final = 2

KEEP_ON_TOP: Final = 0
PUT_UNDER: Final = 1
EXCHANGE: Final = 2


class Peek(Choice):
    """R71: only the resolving player sees the top cards of a deck; they may bury the top one, or put two in any order."""

    it_is: ClassVar[Kind] = SPOT

    def __init__(self, deck: int, mode: int, n: i64 = 1) -> None:
        super().__init__()
        self.deck: int = deck
        self.mode: int = mode
        self.n: int = n
        self.secret = True

    def own_amounts(self) -> Amounts:
        return (Amount("n", "cards", 1, 4),) if self.mode == LOOK else ()

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        if not g.decks[self.deck] and not g.refill(self.deck):
            return
        n = min(self.n, len(g.decks[self.deck]))
        g.fate += 1
        known = g.known[:]
        at = 2 * (PEEKED * g.setup.seat[me] + self.deck)
        known[at] = max(known[at], n)
        g.known = known
        for k in range(n):
            g.tell(events.LOOKED, me, self.deck, self.deck << 8 | g.decks[self.deck][-1 - k])
        if self.mode != LOOK and (self.mode == BURY or n > 1):
            g.ask(self, me, it)

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        return [KEEP_ON_TOP, PUT_UNDER] if self.mode == BURY else [KEEP_ON_TOP, EXCHANGE]

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        deck = g.decks[self.deck]
        if option == PUT_UNDER:
            g.decks[self.deck] = [deck[-1], *deck[:-1]]
            self.others_see_it_buried(g)
            g.tell(events.BURIED, me, self.deck, what_for(g))
        elif self.mode == REORDER:
            if option == EXCHANGE:
                g.decks[self.deck] = [*deck[:-2], deck[-1], deck[-2]]
            self.others_lose_track(g, me)
            g.tell(events.REORDERED, me, self.deck, what_for(g))

    def seen_as(self, g: Resistance, me: i64, it: i64, option: i64, seat: i64) -> int:
        return option if self.mode == BURY or seat == g.setup.seat[me] else KEEP_ON_TOP

    def others_see_it_buried(self, g: Resistance) -> None:
        """Everybody sees the top card go under the deck: whoever knew it knows where it is, the others know nothing there."""
        known = g.known[:]
        for seat in range(g.setup.seats):
            at = 2 * (PEEKED * seat + self.deck)
            if known[at]:
                known[at] -= 1
                known[at + 1] = min(known[at + 1] + 1, len(g.decks[self.deck]))
            else:
                known[at + 1] = 0
        g.known = known

    def others_lose_track(self, g: Resistance, me: i64) -> None:
        """Nobody else sees whether the two cards changed places, not even who had seen both: what is on top is unknown to them."""
        known = g.known[:]
        for seat in range(g.setup.seats):
            if seat != g.setup.seat[me]:
                known[2 * (PEEKED * seat + self.deck)] = 0
        g.known = known

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        seen: list[Value] = [a_deck_card(g, self.deck, card) for card in g.decks[self.deck][: -1 - min(self.n, 2) : -1]]
        return Said("ask-peek", "R71", character=a_character(g, me), cards=seen)

    def waits(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("waiting-peek", deck=a_deck(self.deck))

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        deck = a_deck(self.deck)
        top = a_deck_card(g, self.deck, g.decks[self.deck][-1])
        if option == PUT_UNDER:
            return Said("peek", "R71", words="peek-bury", deck=deck, what=word("bury"), top=top)
        if self.mode == BURY:
            return Said("peek", "R71", words="peek-keep", passes=True, deck=deck, what=word("keep"), top=top)
        second = a_deck_card(g, self.deck, g.decks[self.deck][-2])
        if option == EXCHANGE:
            return Said("peek", "R71", words="peek-order", deck=deck, what=word("exchange"), first=second, second=top)
        return Said("peek", "R71", words="peek-order", passes=True, deck=deck, what=word("keep"), first=top, second=second)


class Swap(Choice):
    """You may change up to so many of your tokens into other kinds.

    `it` counts those changed above bit 4. Options: 0 is enough, else 1 + 5 x from + to.
    """

    it_is: ClassVar[Kind] = SPOT_AND_COUNT
    amounts = (Amount("n", "changed", 1, 9),)

    def __init__(self, n: i64, only_information: bool = False) -> None:  # noqa: FBT001, FBT002 - a yes-or-no fact
        super().__init__()
        self.n: int = n
        self.only_information: bool = only_information

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        goods = g.goods[me]
        found = [0]
        for kind in [INFORMATION] if self.only_information else range(RESOURCES):
            if goods >> (6 * kind) & 31:
                for other in range(RESOURCES):
                    if other != kind:
                        found.append(1 + 5 * kind + other)
        return found if len(found) > 1 else []

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        if option == 0:
            return
        kind, other = (option - 1) // 5, (option - 1) % 5
        g.goods[me] += ONE[other] - ONE[kind]
        g.tell(events.SWAPPED, me, kind, other)
        it += 16
        if it >> 4 < self.n:
            g.then(self, me, it)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-swap", "R46", character=a_character(g, me), goods=goods(g.goods[me]))

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        if option == 0:
            return Said("swap", "R46", words="swap-enough", passes=True, what=word("enough"))
        return Said("swap", "R46", old=a_kind((option - 1) // 5), new=a_kind((option - 1) % 5))


class TakeHelper(Choice):
    """OSO-155, R16, R72: take the top card of one of the two Helper decks, resolve it at once, discard it."""

    it_is: ClassVar[Kind] = SPOT

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        for deck in (HELPER, SECOND_HELPER):
            if not g.decks[deck]:
                g.refill(deck)
        g.ask(self, me, it)

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        return [deck for deck in (HELPER, SECOND_HELPER) if g.decks[deck]]

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        card = g.draw(option)
        g.tell(events.HELPER_TAKEN, me, card, what_for(g))
        g.then(g.setup.content.helpers[card].text, me, it)
        g.then(DISCARD_HELPER, me, card)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-helper", "R16", character=a_character(g, me))

    def waits(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("waiting-helper")

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        deck = number(1 if option == HELPER else 2)
        if not g.setup.helpers_face_up:
            return Said("helper", "R16", words="helper-unseen", deck=deck)
        helper = g.setup.content.helpers[g.decks[option][-1]]
        return Said("helper", "R16", deck=deck, card=aside(helper.noun), who=helper.who, text=helper.says)


class DiscardHelper(Closing):
    """R16: a used Helper card goes to the common discard pile; `it` is the card."""

    it_is: ClassVar[Kind] = USED_HELPER

    def cause(self, g: Resistance, it: i64) -> int:
        return BY_HELPER_CARD | it << CAUSE_BITS

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        g.discard(HELPER, it)


HELPER_CARD: Final = TakeHelper()
DISCARD_HELPER: Final = DiscardHelper()
