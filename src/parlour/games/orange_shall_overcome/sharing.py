"""What anybody may do between two actions or two movements without an action: share, pick bundles up, put them down.

Sharing (OSO-89, OSO-90, R36, R63) is one token for one token, or for nothing; any split both agree to is a series of these.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import Choice
from parlour.engine.kinds import Kind
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.changes import pick_bundle_up, put_bundle_down
from parlour.games.orange_shall_overcome.goods import BUNDLE, KIND_IDS, KIND_NAMES, KINDS, ONE, in_words
from parlour.games.orange_shall_overcome.kinds import CHARACTER, OFFERED, SHARED
from parlour.games.orange_shall_overcome.state import Resistance
from parlour.games.orange_shall_overcome.words import about_character, who, who_id

SHARE: Final = 0
PICK_UP: Final = 64
PUT_DOWN: Final = 72

NO_TOKEN: Final = 8
CALL_OFF: Final = 9


def between_actions(g: Resistance) -> list[int]:
    """Return what may be done now without an action: 8 x proposer + partner, PICK_UP + character, PUT_DOWN + character."""
    found: list[int] = []
    where = g.where
    goods = g.goods
    n = g.setup.size
    for a in range(n):
        for b in range(a + 1, n):
            if where[a] == where[b] and (goods[a] or goods[b]):
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


def between_rule(free: int) -> str:
    """Return the rule that allows it."""
    return "OSO-89" if free < PICK_UP else "OSO-186"


def between_key(g: Resistance, free: int) -> str:
    """Return its stable name."""
    if free < PICK_UP:
        return f"share:{who_id(g, free >> 3)}:{who_id(g, free & 7)}"
    return f"{'pick_up' if free < PUT_DOWN else 'put_down'}:{who_id(g, free & 7)}"


def between_text(g: Resistance, free: int) -> str:
    """Return it in words."""
    if free < PICK_UP:
        return f"{who(g, free >> 3)} shares with {who(g, free & 7)}"
    if free < PUT_DOWN:
        return f"{who(g, free & 7)} picks up a newspaper bundle"
    return f"{who(g, free & 7)} puts down a newspaper bundle"


def carry_on(g: Resistance, free: int) -> None:
    """Do it."""
    if free < PICK_UP:
        g.then(OFFER, free >> 3, free & 7)
    elif free < PUT_DOWN:
        pick_bundle_up(g, free & 7)
    else:
        put_bundle_down(g, free & 7)


def fits(g: Resistance, giver: int, taker: int, given: int, taken: int) -> bool:
    """R63: after the exchange neither holds more than allowed; a character carries at most 2 bundles (OSO-185)."""
    change = (1 if taken <= BUNDLE else 0) - (1 if given <= BUNDLE else 0)
    if change > 0 and g.held[giver] + change > g.carry_limit(giver):
        return False
    if change < 0 and g.held[taker] - change > g.carry_limit(taker):
        return False
    if given == BUNDLE and taken != BUNDLE and g.goods[taker] >> 30 & 31 >= g.setup.scenario.carry_bundles:
        return False
    return not (taken == BUNDLE and given != BUNDLE and g.goods[giver] >> 30 & 31 >= g.setup.scenario.carry_bundles)


def has(goods: int, kind: i64) -> bool:
    """Say whether a token of that kind, or NO_TOKEN, can be handed over."""
    return kind == NO_TOKEN or bool(goods >> (6 * kind) & 31)


def answers(g: Resistance, me: i64, partner: int, given: int) -> list[int]:
    """Return what may be asked of a partner for what I give: another kind, or nothing, within the limits of both."""
    return [t for t in range(KINDS + 1) if t != given and has(g.goods[partner], t) and fits(g, me, partner, given, t)]


class Side(Choice):
    """One side of an exchange: a token, nothing, or no offer after all."""

    def __init__(self, verb: str, nothing: str) -> None:
        super().__init__()
        self.verb: str = verb
        self.nothing: str = nothing

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def passes(self, g: Resistance, me: i64, it: i64, option: i64) -> bool:
        return option == CALL_OFF

    def waiting(self, g: Resistance, me: i64, it: i64) -> str:
        return "is making an offer"

    def rule(self, g: Resistance, me: i64, it: i64, option: i64) -> str:
        return "OSO-89"

    def key(self, g: Resistance, me: i64, it: i64, option: i64) -> str:
        return f"{self.verb}:{_IDS[option]}"

    def text(self, g: Resistance, me: i64, it: i64, option: i64) -> str:
        if option == CALL_OFF:
            return "No offer after all"
        return self.nothing if option == NO_TOKEN else f"1 {KIND_NAMES[option]}"


class Offer(Side):
    """What I give; `it` is my partner."""

    it_is: ClassVar[Kind] = CHARACTER

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        found = [given for given in range(KINDS + 1) if has(g.goods[me], given) and answers(g, me, it, given)]
        found.append(CALL_OFF)
        return found

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        if option != CALL_OFF:
            g.then(IN_RETURN, me, it | option << 3)

    def prompt(self, g: Resistance, me: i64, it: i64) -> str:
        return f"{who(g, me)}: what do you give {who(g, it)}? You hold {in_words(g.goods[me])}."


class InReturn(Side):
    """What I ask for in return; `it` is my partner and what I give."""

    it_is: ClassVar[Kind] = SHARED

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        found = answers(g, me, it & 7, it >> 3)
        found.append(CALL_OFF)
        return found

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        if option == CALL_OFF:
            return
        partner, given = it & 7, it >> 3
        if g.setup.seat[me] == g.setup.seat[partner]:
            exchange(g, me, partner, given, option)
        else:
            g.tell(events.OFFERED, me, partner, given << 4 | option)
            g.then(AGREE, partner, me | given << 3 | option << 7)

    def prompt(self, g: Resistance, me: i64, it: i64) -> str:
        partner = it & 7
        return f"{who(g, me)}: what do you ask {who(g, partner)} for? {who(g, partner)} holds {in_words(g.goods[partner])}."


class Agree(Choice):
    """OSO-89: both players must agree; here the other one answers. `it` holds proposer, what is given, what is asked for."""

    it_is: ClassVar[Kind] = OFFERED

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        return _ANSWERS

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        if option:
            exchange(g, it & 7, me, it >> 3 & 15, it >> 7)
        else:
            g.tell(events.OFFER_REFUSED, me, it & 7)

    def passes(self, g: Resistance, me: i64, it: i64, option: i64) -> bool:
        return option == 0

    def prompt(self, g: Resistance, me: i64, it: i64) -> str:
        given, asked = it >> 3 & 15, it >> 7
        gives = "nothing" if given == NO_TOKEN else f"1 {KIND_NAMES[given]}"
        wants = "nothing" if asked == NO_TOKEN else f"1 {KIND_NAMES[asked]}"
        return f"{who(g, it & 7)} offers {who(g, me)} {gives} for {wants}. Do you agree?"

    def waiting(self, g: Resistance, me: i64, it: i64) -> str:
        return "is answering an offer"

    def rule(self, g: Resistance, me: i64, it: i64, option: i64) -> str:
        return "OSO-89"

    def key(self, g: Resistance, me: i64, it: i64, option: i64) -> str:
        return "agree:yes" if option else "agree:no"

    def text(self, g: Resistance, me: i64, it: i64, option: i64) -> str:
        return "Agree" if option else "Refuse"

    def about(self, g: Resistance, me: i64, it: i64, option: i64) -> list[str]:
        return [about_character(g, it & 7)]


def exchange(g: Resistance, giver: int, taker: int, given: int, taken: int) -> None:
    """Hand over the tokens."""
    for kind, old, new in ((given, giver, taker), (taken, taker, giver)):
        if kind != NO_TOKEN:
            g.goods[old] -= ONE[kind]
            g.goods[new] += ONE[kind]
            if kind <= BUNDLE:
                g.held[old] -= 1
                g.held[new] += 1
    g.tell(events.SHARED, giver, taker, given << 4 | taken)


_ANSWERS: Final = [1, 0]
_IDS: Final = [*KIND_IDS, "nothing", "call_off"]
OFFER: Final = Offer("give", "Nothing, only ask")
IN_RETURN: Final = InReturn("ask", "Nothing, it is a gift")
AGREE: Final = Agree()
