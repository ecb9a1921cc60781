"""What anybody may do between two actions or two movements without an action: share, pick bundles up, put them down.

Sharing (OSO-89, OSO-90, R36, R63) is one agreement: any tokens both ways, put together by one side and answered by the other.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import Choice
from parlour.engine.kinds import Kind
from parlour.engine.said import Noun, Said, Value, aside, keyed, mention, word
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.changes import pick_bundle_up, put_bundle_down
from parlour.games.orange_shall_overcome.deals import added, asked_of, asks, given_of, gives
from parlour.games.orange_shall_overcome.goods import BUNDLE, KINDS, ONE, covers, other_kinds, weight
from parlour.games.orange_shall_overcome.kinds import OFFERED, PROPOSED
from parlour.games.orange_shall_overcome.pieces import a_character, a_kind, goods
from parlour.games.orange_shall_overcome.state import Resistance, why_now

SHARE: Final = 0
PICK_UP: Final = 64
PUT_DOWN: Final = 72

# Options of an agreement being put together: one token more for the partner, one more from the partner; then what becomes of it.
GIVE: Final = 0
ASK: Final = 8
PROPOSE: Final = 16
CALL_OFF: Final = 17


def between_actions(g: Resistance) -> list[int]:
    """Return what may be done now without an action: 8 x proposer + partner, PICK_UP + character, PUT_DOWN + character."""
    found: list[int] = []
    where = g.where
    goods = g.goods
    n = g.setup.size
    for a in range(n):
        spot = where[a]
        for b in range(a + 1, n):
            if where[b] == spot and (goods[a] or goods[b]) and can_begin(g, a, b):
                found.append(SHARE + 8 * a + b)
                if g.setup.seat[a] != g.setup.seat[b]:
                    found.append(SHARE + 8 * b + a)
    if g.setup.scenario.has_bundles:
        for c in range(n):
            carried = goods[c] >> 30 & 31
            if g.lying[where[c]] and carried < g.setup.scenario.carry_bundles and g.held[c] < g.carry_limit(c):
                found.append(PICK_UP + c)
            if carried:
                found.append(PUT_DOWN + c)
    return found


def between_seat(g: Resistance, free: int) -> int:
    """Return the seat that may do it."""
    return g.setup.seat[free >> 3 if free < PICK_UP else free & 7]


def between_says(g: Resistance, free: int) -> Said:
    """Say what it is."""
    if free < PICK_UP:
        return Said("share", "OSO-89", character=keyed(a_character(g, free >> 3)), partner=keyed(a_character(g, free & 7)))
    return Said("pick_up" if free < PUT_DOWN else "put_down", "OSO-186", character=keyed(a_character(g, free & 7)))


def carry_on(g: Resistance, free: int) -> None:
    """Do it."""
    if free < PICK_UP:
        g.then(OFFER, free >> 3, free & 7)
    elif free < PUT_DOWN:
        pick_bundle_up(g, free & 7)
    else:
        put_bundle_down(g, free & 7)


# The limits (R63): they hold for what both have after the exchange.


def overload(g: Resistance, c: i64, gone: i64, come: i64) -> i64:
    """Return how many resources too many a character would hold after giving up some goods and getting others."""
    return max(g.held[c] - weight(gone) + weight(come) - g.carry_limit(c), 0)


def too_many_bundles(g: Resistance, c: i64, come: i64) -> bool:
    """OSO-185: say whether a character who gets bundles, and so gives none, would carry more than anybody may."""
    bundles = come >> (6 * BUNDLE) & 31
    return bundles > 0 and (g.goods[c] + come) >> (6 * BUNDLE) & 31 > g.setup.scenario.carry_bundles


def fits(g: Resistance, me: i64, partner: i64, deal: i64) -> bool:
    """R63: after the exchange neither holds more than allowed."""
    given, asked = gives(deal), asks(deal)
    if overload(g, me, given, asked) or overload(g, partner, asked, given):
        return False
    return not (too_many_bundles(g, me, asked) or too_many_bundles(g, partner, given))


def possible(g: Resistance, me: i64, partner: i64, deal: i64) -> bool:
    """Say whether two characters can exchange this: both are here, have what they give, and may hold what they get."""
    if deal <= 0 or g.where[me] != g.where[partner]:
        return False
    return covers(g.goods[me], gives(deal)) and covers(g.goods[partner], asks(deal)) and fits(g, me, partner, deal)


def has_room(g: Resistance, c: i64, come: i64) -> bool:
    """Say whether a character may hold what it gets, were it to give all it has of other kinds in return."""
    if not come:
        return True
    return not (too_many_bundles(g, c, come) or overload(g, c, other_kinds(g.goods[c], come), come))


def can_still_fit(g: Resistance, me: i64, partner: i64, deal: i64) -> bool:
    """Say whether an agreement fits, or would if the one who gets too much gave more of other kinds in return."""
    given, asked = gives(deal), asks(deal)
    return has_room(g, me, asked) and has_room(g, partner, given)


def can_begin(g: Resistance, me: i64, partner: i64) -> bool:
    """Say whether there is a token one of them could give the other, as the beginning of an agreement."""
    mine, theirs = g.goods[me], g.goods[partner]
    for kind in range(KINDS):
        shift = 6 * kind
        if mine >> shift & 31 and has_room(g, partner, ONE[kind]):
            return True
        if theirs >> shift & 31 and has_room(g, me, ONE[kind]):
            return True
    return False


def changes(g: Resistance, me: i64, partner: i64, deal: i64) -> list[int]:
    """Return how an agreement may be changed: a token more, or one taken back, which is one more the other way."""
    mine, theirs = g.goods[me], g.goods[partner]
    given, asked = gives(deal), asks(deal)
    more: list[int] = []
    back: list[int] = []
    for kind in range(KINDS):
        shift = 6 * kind
        if asked >> shift & 31:
            back.append(GIVE + kind)
        elif mine >> shift & 31 > given >> shift & 31 and can_still_fit(g, me, partner, added(deal, kind, 1)):
            more.append(GIVE + kind)
    for kind in range(KINDS):
        shift = 6 * kind
        if given >> shift & 31:
            back.append(ASK + kind)
        elif theirs >> shift & 31 > asked >> shift & 31 and can_still_fit(g, me, partner, added(deal, kind, -1)):
            more.append(ASK + kind)
    return more + back


class Offer(Choice):
    """OSO-89: put an agreement together, token by token, and propose it; `it` is my partner + 8 x the agreement so far."""

    it_is: ClassVar[Kind] = OFFERED

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        partner, deal = it & 7, it >> 3
        found = changes(g, me, partner, deal)
        if possible(g, me, partner, deal):
            found.append(PROPOSE)
        found.append(CALL_OFF)
        return found

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        partner, deal = it & 7, it >> 3
        if option < PROPOSE:
            deal = added(deal, option, 1) if option < ASK else added(deal, option - ASK, -1)
            g.then(self, me, partner | deal << 3)
        elif option == PROPOSE:
            if g.setup.seat[me] == g.setup.seat[partner]:
                # R63: two characters of one player need no agreement.
                exchange(g, me, partner, deal)
            else:
                g.tell(events.OFFERED, me, partner | why_now(g) << events.WITH_CAUSE, deal)
                g.then(AGREE, partner, me | deal << 3)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        partner, deal = it & 7, it >> 3
        one, other = a_character(g, me), a_character(g, partner)
        mine, theirs = goods(g.goods[me]), goods(g.goods[partner])
        if not deal:
            return Said("ask-offer", "OSO-89", character=one, partner=other, mine=mine, theirs=theirs)
        over = _too_much(g, me, partner, deal)
        so_far = terms(one, other, deal)
        return Said("ask-offer-more", "OSO-89", character=one, partner=other, mine=mine, theirs=theirs, terms=so_far, over=over)

    def waits(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("waiting-offer")

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        partner, deal = it & 7, it >> 3
        if option == CALL_OFF:
            other = aside(a_character(g, partner))
            return Said("call_off", "OSO-89", passes=True, what=word("agreement"), partner=other)
        if option == PROPOSE:
            words = "exchange" if g.setup.seat[me] == g.setup.seat[partner] else "propose"
            other = aside(a_character(g, partner))
            deal_said = terms(a_character(g, me), a_character(g, partner), deal)
            return Said("propose", "OSO-89", words=words, what=word("agreement"), partner=other, terms=deal_said)
        kind = option & 7
        given, asked = given_of(deal, kind), asked_of(deal, kind)
        if asked if option < ASK else given:
            return Said("take_back", "OSO-89", words="ask-less" if asked else "give-less", kind=a_kind(kind))
        return Said("give" if option < ASK else "ask", "OSO-89", kind=a_kind(kind), already=given + asked)


def terms(one: Noun, other: Noun, deal: i64) -> Value:
    """Return an agreement: who gives what."""
    given, asked = gives(deal), asks(deal)
    sides: list[Value] = [
        Said("gives", character=mention(giver), goods=goods(what)) for giver, what in ((one, given), (other, asked)) if what
    ]
    return sides or Said("nothing-changes-hands")


def _too_much(g: Resistance, me: i64, partner: i64, deal: i64) -> Value:
    """Say whom an agreement would give too much (R63)."""
    given, asked = gives(deal), asks(deal)
    for c, gone, come in ((me, given, asked), (partner, asked, given)):
        over = overload(g, c, gone, come)
        if over:
            limit = g.carry_limit(c)
            return Said("too-much", character=a_character(g, c), would=limit + over, limit=limit)
    return "nobody"


class Agree(Choice):
    """OSO-89: both players must agree; here the other one answers. `it` is the proposer + 8 x the agreement."""

    it_is: ClassVar[Kind] = PROPOSED

    def __init__(self) -> None:
        super().__init__()
        # Under its old name it held another sort of number: positions from then are refused rather than misread.
        self.label = "AnswerOffer"

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        return _ANSWERS if possible(g, it & 7, me, it >> 3) else _LAPSED

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        if option:
            exchange(g, it & 7, me, it >> 3)
        else:
            g.tell(events.OFFER_REFUSED, me, it & 7, it >> 3)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        given, asked = gives(it >> 3), asks(it >> 3)
        words = "ask-gift" if not asked else "ask-request" if not given else "ask-bargain"
        proposer, mine = a_character(g, it & 7), a_character(g, me)
        return Said(words, "OSO-89", proposer=proposer, character=mine, given=goods(given), asked=goods(asked))

    def waits(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("waiting-agree")

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        proposer = aside(a_character(g, it & 7))
        if option:
            return Said("agree", "OSO-89", words="agree-yes", what=word("yes"), character=proposer)
        return Said("agree", "OSO-89", words="agree-no", passes=True, what=word("no"), character=proposer)


def exchange(g: Resistance, giver: i64, taker: i64, deal: i64) -> None:
    """Hand over the tokens, both ways at once."""
    given, asked = gives(deal), asks(deal)
    heavier = weight(given) - weight(asked)
    g.goods[giver] += asked - given
    g.goods[taker] += given - asked
    g.held[giver] -= heavier
    g.held[taker] += heavier
    g.tell(events.SHARED, giver, taker | why_now(g) << events.WITH_CAUSE, deal)


_ANSWERS: Final = [1, 0]
_LAPSED: Final = [0]
OFFER: Final = Offer()
AGREE: Final = Agree()
