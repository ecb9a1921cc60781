"""The words cards are made of that let somebody choose among cards: to discard, to keep, to put back."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.amount import Amount, Amounts
from parlour.engine.kernel import NONE, Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import NOBODY, Said, number
from parlour.games.unmatched import events
from parlour.games.unmatched.bits import NO_CARD, ONE, cards, copies, kinds, kinds_or_none, size
from parlour.games.unmatched.effects import (
    add_to_number,
    opponent,
)
from parlour.games.unmatched.kinds import CARDS_DONE
from parlour.games.unmatched.pieces import TYPES, a_card, card_of
from parlour.games.unmatched.state import PIECES, Match


class CardChoice(Choice):
    """A card, or none: options are kinds of card, because copies are alike (Q-35), or NO_CARD."""

    def __init__(self, verb: str, question: str, cites: str) -> None:
        super().__init__()
        self.secret = True
        self.verb: str = verb
        self.question: str = question
        self.cites: str = cites

    def owner(self, g: Match, me: i64) -> int:
        """Return whose card it is."""
        return me

    def asks(self, g: Match, me: i64, it: i64) -> Said:
        return Said(self.question, self.cites)

    def says(self, g: Match, me: i64, it: i64, option: i64) -> Said:
        if option == NO_CARD:
            return Said(self.verb, self.cites, words=f"{self.question}-none", passes=True, card=NOBODY)
        return self.says_card(g, me, option, "a-card")

    def says_card(self, g: Match, me: i64, option: i64, words: str) -> Said:
        """Say a card with what counts at a glance: type, number, boost."""
        owner = self.owner(g, me)
        card = card_of(g, owner, option)
        named = a_card(g, owner, option)
        return Said(self.verb, self.cites, words=words, card=named, type=TYPES[card.type], value=card.value, boost=card.boost)


class DiscardAnyNumber(CardChoice):
    """Discard as many cards as I like, one after the other; each adds to the number of my card."""

    amounts: ClassVar[Amounts] = (Amount("each"),)

    def __init__(self, each: int, by: i64) -> None:
        super().__init__("discard", "discard-to-raise", "U-68")
        self.each: int = each
        self.by: int = by

    def run(self, g: Match, me: i64, it: i64) -> None:
        # The size of a hand is public: with an empty one there is nothing to ask.
        if g.hand[me]:
            g.ask(self, me, it)

    def fitting(self, g: Match, me: i64) -> i64:
        """Return the cards in hand that may be discarded for this."""
        found: i64 = 0
        hand: i64 = g.hand[me]
        for kind in kinds(hand):
            if card_of(g, me, kind).by == self.by or not self.by:
                found |= copies(hand, kind) << (2 * kind)
        return found

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        return kinds_or_none(self.fitting(g, me))

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        if option != NO_CARD:
            g.discard_from_hand(me, option, g.card_in_use(me))
            add_to_number(g, me, self.each)
            g.then(self, me)


class OpponentMayDiscard(CardChoice):
    """The opponent may discard a card of their choice; if they do not, something else happens."""

    def __init__(self, otherwise: Step) -> None:
        super().__init__("discard", "discard-to-stop", "U-68")
        self.otherwise: Step = otherwise

    def parts(self) -> list[Step]:
        return [self.otherwise]

    def run(self, g: Match, me: i64, it: i64) -> None:
        if g.hand[opponent(g, me)]:
            g.ask(self, me, it)
        else:
            g.then(self.otherwise, me)

    def who(self, g: Match, me: i64, it: i64) -> int:
        return opponent(g, me)

    def owner(self, g: Match, me: i64) -> int:
        return opponent(g, me)

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        return kinds_or_none(g.hand[opponent(g, me)])

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        if option == NO_CARD:
            g.then(self.otherwise, me)
        else:
            g.discard_from_hand(opponent(g, me), option, g.card_in_use(me))


class MakeOpponentDiscard(CardChoice):
    """I choose a card out of the opponent's hand that I have just looked at."""

    def __init__(self) -> None:
        super().__init__("discard", "which-they-discard", "U-69")

    def run(self, g: Match, me: i64, it: i64) -> None:
        if opponent(g, me) >= 0:
            g.ask(self, me, it)

    def owner(self, g: Match, me: i64) -> int:
        return opponent(g, me)

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        return kinds(g.hand[opponent(g, me)])

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        g.discard_from_hand(opponent(g, me), option, g.card_in_use(me))


class PutOnDeckTop(CardChoice):
    """Put cards from my hand on top of my deck, one after the other: the last one will be drawn first."""

    it_is: ClassVar[Kind] = CARDS_DONE

    amounts: ClassVar[Amounts] = (Amount("count", low=1),)

    def __init__(self, count: int) -> None:
        super().__init__("top", "which-on-top", "U-69")
        self.count: int = count

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        return kinds(g.hand[me])

    def seen_as(self, g: Match, me: i64, it: i64, option: i64, seat: i64) -> int:
        return NO_CARD

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        g.take_unseen(me, option)
        g.deck[me].append(option)
        g.known_top[me] += 1
        g.tell(events.PUT_ON_TOP, me, option, g.card_in_use(me))
        done = 1 if it == NONE else it
        if done < self.count:
            g.then(self, me, done + 1)


class DrawUpTo(Choice):
    """Say how many cards to draw, before seeing any (U-135); the tally remembers which ones came."""

    amounts: ClassVar[Amounts] = (Amount("most"),)

    def __init__(self, most: i64) -> None:
        super().__init__()
        self.most: int = most

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        return list(range(self.most + 1))

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        g.tally = g.draw(me, option, g.card_in_use(me))

    def asks(self, g: Match, me: i64, it: i64) -> Said:
        return Said("how-many-drawn", "U-135")

    def says(self, g: Match, me: i64, it: i64, option: i64) -> Said:
        return Said("draw", "U-135", passes=option == 0, n=number(option))


class KeepOne(CardChoice):
    """Keep one of the cards just drawn; the others go under the deck in an order I choose."""

    def __init__(self) -> None:
        super().__init__("keep", "which-to-keep", "U-135")

    def run(self, g: Match, me: i64, it: i64) -> None:
        # Everybody saw how many cards were drawn: a single one is simply kept.
        if size(g.tally) > 1:
            g.ask(self, me, it)

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        return kinds(g.tally)

    def seen_as(self, g: Match, me: i64, it: i64, option: i64, seat: i64) -> int:
        return NO_CARD

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        g.tally -= ONE[option]
        g.then(PUT_UNDER_DECK, me)


class PutUnderDeck(CardChoice):
    """The cards not kept go under the deck, one below the other."""

    def __init__(self) -> None:
        super().__init__("under", "which-under", "U-135")

    def run(self, g: Match, me: i64, it: i64) -> None:
        if size(g.tally) > 1:
            g.ask(self, me, it)
        else:
            self.chosen(g, me, it, kinds(g.tally)[0])

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        return kinds(g.tally)

    def seen_as(self, g: Match, me: i64, it: i64, option: i64, seat: i64) -> int:
        return NO_CARD

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        g.tally -= ONE[option]
        g.take_unseen(me, option)
        g.deck[me].insert(0, option)
        g.known_bottom[me] += 1
        g.tell(events.PUT_UNDER, me, option, g.card_in_use(me))
        if g.tally:
            g.then(self, me)


PUT_UNDER_DECK: Final = PutUnderDeck()


def random_discard(g: Match, player: i64, why: i64) -> int:
    """U-38: a player loses one card at random; return it, NONE if the hand is empty."""
    hand = g.hand[player]
    if not hand:
        return NONE
    card = g.pick([PIECES * player + kind for kind in cards(hand)]) % PIECES
    g.discard_from_hand(player, card, why)
    return card
