"""The words cards are made of: Morale, Alibi, Safety, resources, conditions. `me` resolves the text, `it` is its location."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine import words
from parlour.engine.amount import Amount, Amounts
from parlour.engine.kernel import NOTHING, Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Said, mention, word
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.bits import BIT
from parlour.games.orange_shall_overcome.board import BOARD, CITY_SPOTS, SPOTS
from parlour.games.orange_shall_overcome.changes import (
    CARRY_LIMIT,
    LOSE_ONE,
    change_alibi,
    change_morale,
    gain,
    gain_item,
    give_up,
)
from parlour.games.orange_shall_overcome.content import KEEP_RESOURCES
from parlour.games.orange_shall_overcome.dice import ROLL_ONE
from parlour.games.orange_shall_overcome.goods import (
    BUNDLE,
    ONE,
    RATION,
    RESOURCES,
    count,
)
from parlour.games.orange_shall_overcome.kinds import SAFETY, SPOT, SPOT_AND_CHOSEN
from parlour.games.orange_shall_overcome.pieces import a_character, a_kind, a_spot
from parlour.games.orange_shall_overcome.raids import LOWER_SAFETY, STRIKE, lower_safety, raise_safety
from parlour.games.orange_shall_overcome.state import Resistance, what_for

# Whom a text is about. From ONE_OF_CHOICE on, the resolving player picks one.
SELF: Final = 0
EACH: Final = 1
HERE: Final = 2
ADJACENT: Final = 3
AGE_17_40: Final = 4
BUNDLE_CARRIERS: Final = 5
RATION_3: Final = 6
ONE_OF_CHOICE: Final = 7
ONE_HERE: Final = 8
OTHER_HERE: Final = 9
ONE_HERE_OR_ADJACENT: Final = 10
LOWEST_ALIBI: Final = 11

ANY: Final = -1
"""Any kind of resource: the player of the character names it."""

# Which location a text is about. At or above TILE it is the tile of that number.
MY_LOCATION: Final = 0
WHERE_I_STAND: Final = 1
CHOICE: Final = 2
COUNTRY: Final = 4
ADJACENT_CHOICE: Final = 5
ALL_ADJACENT: Final = 6
DIE_CITY: Final = 8
DIE_COUNTRY: Final = 9
EACH_CHARACTER: Final = 10
WITH_TOKEN: Final = 12
TOKEN_LOWEST: Final = 13
DESTINATION: Final = 14
ORIGIN: Final = 15
ACTIVE_CHOICE: Final = 16
TILE: Final = 100

MOST: Final = 9
"""No text gains or loses more."""

ENOUGH: Final = 15
"""Among locations: no more of them."""


def gained_or_lost(n: i64) -> str:
    """Return which way something changes, as messages call it."""
    return "gained" if n > 0 else "lost"


def everyone(g: Resistance, me: i64, it: i64, whom: int) -> list[int]:
    """Return the characters a text is about, or may be about, in turn order (R50); ties are left to the player (R49)."""
    if whom == SELF:
        return [me]
    order = g.setup.order[g.start]
    if whom in (EACH, ONE_OF_CHOICE):
        return order
    if whom in (HERE, ONE_HERE):
        return g.here(it)
    if whom == OTHER_HERE:
        return [c for c in order if g.where[c] == it and c != me]
    if whom == ADJACENT:
        return [c for c in order if BOARD.near[it] >> g.where[c] & 1]
    if whom == ONE_HERE_OR_ADJACENT:
        return [c for c in order if (BOARD.near[it] | BIT[it]) >> g.where[c] & 1]
    if whom == LOWEST_ALIBI:
        lowest = min(g.alibi)
        return [c for c in order if g.alibi[c] == lowest]
    if whom == AGE_17_40:
        figures = g.setup.content.figures
        return [c for c in order if figures.age_from <= g.setup.characters[c].age <= figures.age_to]
    if whom == BUNDLE_CARRIERS:
        return [c for c in order if count(g.goods[c], BUNDLE)]
    assert whom == RATION_3
    return [c for c in order if count(g.goods[c], RATION) >= g.setup.content.figures.many_rations]


class Sequence(words.Sequence):
    """Several words in the order written; what cannot be done is skipped (R46, R47)."""

    it_is: ClassVar[Kind] = SPOT


class Morale(Step):
    """Morale rises or drops."""

    it_is: ClassVar[Kind] = SPOT

    amounts = (Amount("n", "morale", high=MOST, sign=True),)

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: int = n

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        change_morale(g, self.n)


class CharacterChoice(Choice):
    """One of several characters."""

    it_is: ClassVar[Kind] = SPOT

    def __init__(self, whom: int, verb: str, cites: str) -> None:
        super().__init__()
        self.whom: int = whom
        self.verb: str = verb
        self.cites: str = cites

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        return everyone(g, me, it, self.whom)

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        at = mention(a_spot(g, g.where[option]))
        return Said(self.verb, self.cites, words="choose-character", character=a_character(g, option), alibi=g.alibi[option], at=at)


class Alibi(CharacterChoice):
    """The Alibi of one or several characters changes."""

    amounts = (Amount("n", "alibi", high=MOST, sign=True),)

    def __init__(self, whom: int, n: i64) -> None:
        super().__init__(whom, "alibi", "R49" if whom == LOWEST_ALIBI else "OSO-44")
        self.n: int = n

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        if self.whom == SELF:
            change_alibi(g, me, self.n)
        elif self.whom >= ONE_OF_CHOICE:
            g.ask(self, me, it)
        else:
            for c in everyone(g, me, it, self.whom):
                if g.winners < 0:
                    change_alibi(g, c, self.n)

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        change_alibi(g, option, self.n)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-alibi", self.cites, character=a_character(g, me), way=gained_or_lost(self.n), n=abs(self.n))


class Gain(Step):
    """Characters take resources from the supply; of any kind means that each player names the kind of every token."""

    it_is: ClassVar[Kind] = SPOT

    amounts = (Amount("n", "gained", high=MOST),)

    def __init__(self, kind: i64, n: i64, whom: int = SELF) -> None:
        super().__init__()
        self.kind: int = kind
        self.n: int = n
        self.whom: int = whom

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        for c in everyone(g, me, it, self.whom):
            if self.kind == ANY:
                for _ in range(self.n):
                    g.then(NAME_ONE, c)
                g.then(CARRY_LIMIT, c)
            else:
                gain(g, c, self.kind, self.n)


class NameOne(Choice):
    """Name the type of one resource token taken from the supply; the carry limit is looked at when all are taken (R7)."""

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        return _RESOURCES

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        g.goods[me] += ONE[option]
        g.held[me] += 1
        g.tell(events.GAINED, me, option, 1 | what_for(g) << events.WITH_CAUSE)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-take", "OSO-157", character=a_character(g, me))

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        return Said("take", "OSO-157", kind=a_kind(option))


class Item(Step):
    """Take Tickets or Travel Immunity tokens (R62)."""

    it_is: ClassVar[Kind] = SPOT

    amounts = (Amount("n", "gained", high=MOST),)

    def __init__(self, kind: i64, n: i64 = 1) -> None:
        super().__init__()
        self.kind: int = kind
        self.n: int = n

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        gain_item(g, me, self.kind, self.n)


class Lose(Step):
    """Characters give tokens, or as many as they have; one that has none at all resolves `otherwise` instead (R35)."""

    it_is: ClassVar[Kind] = SPOT

    amounts = (Amount("n", "lost", high=MOST),)

    def __init__(self, kind: i64, n: i64, otherwise: Step | None = None, whom: int = SELF) -> None:
        super().__init__()
        self.kind: int = kind
        self.n: int = n
        # Not a default of its own: compiled classes tell what they take only where all defaults are plain values.
        self.otherwise: Step = NOTHING if otherwise is None else otherwise
        self.whom: int = whom
        self.at_control: bool = False
        """Part of a Control card: the Milk cart keeps resources from it."""

    def parts(self) -> list[Step]:
        return [self.otherwise]

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        if self.at_control and g.bonus & KEEP_RESOURCES:
            return
        for c in everyone(g, me, it, self.whom):
            if self.kind == ANY:
                if g.goods[c] & _ALL_RESOURCES:
                    for _ in range(self.n):
                        g.then(LOSE_ONE, c)
                else:
                    g.then(self.otherwise, c, it)
            elif count(g.goods[c], self.kind):
                give_up(g, c, self.kind, self.n)
            else:
                g.then(self.otherwise, c, it)


class SpotChoice(Choice):
    """One of several locations."""

    it_is: ClassVar[Kind] = SPOT

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def cites(self) -> str:
        """Return the rule that gives the choice."""
        return "OSO-54"

    def waits(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("waiting-spot")

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        if option == ENOUGH:
            return Said("safety", self.cites(), words="safety-enough", passes=True, what=word("enough"))
        return Said("safety", self.cites(), words="choose-spot", spot=a_spot(g, option), safety=g.safety[option])


class Safety(SpotChoice):
    """The Safety of one or several locations changes; targets are fixed when the effect begins (R50)."""

    amounts = (Amount("n", "safety", high=MOST, sign=True),)

    def __init__(self, where: int, n: i64) -> None:
        super().__init__()
        self.where: int = where
        self.n: int = n

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        where = self.where
        if where == MY_LOCATION:
            self.change(g, me, it)
        elif where in (DIE_CITY, DIE_COUNTRY):
            g.then(ROLL_ONE, me)
            g.then(BY_DIE[where - DIE_CITY], me, -self.n)
        elif where in _CHOSEN:
            g.ask(self, me, it)
        else:
            spots = self.targets(g, me, it)
            if self.n > 0 or len(spots) == 1:
                for spot in spots:
                    self.change(g, me, spot)
            else:
                for spot in spots:
                    g.then(LOWER_SAFETY[-self.n], me, spot)

    def change(self, g: Resistance, me: i64, spot: int) -> None:
        """Raise or lower the Safety of one location."""
        if self.n > 0:
            raise_safety(g, spot, self.n)
        else:
            lower_safety(g, me, spot, -self.n)

    def targets(self, g: Resistance, me: i64, it: i64) -> list[int]:
        """Return the locations of a text that leaves no choice."""
        where = self.where
        if where == WHERE_I_STAND:
            return [g.where[me]]
        if where == COUNTRY:
            return _COUNTRY
        if where == ALL_ADJACENT:
            return BOARD.next_to[it]
        if where == EACH_CHARACTER:
            return [g.where[c] for c in g.in_turn_order()]
        if where == WITH_TOKEN:
            return [s for s in range(SPOTS) if g.tokens_at(s)]
        if where == DESTINATION:
            return [g.dest]
        if where == ORIGIN:
            return [g.origin]
        spot = g.setup.spot_of[where - TILE]
        return [spot] if spot >= 0 else []

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        where = self.where
        if where == CHOICE:
            return _EVERYWHERE
        if where == ADJACENT_CHOICE:
            return BOARD.next_to[it]
        if where == TOKEN_LOWEST:
            return lowest(g, [s for s in range(SPOTS) if g.tokens_at(s)])
        assert where == ACTIVE_CHOICE
        return [s for s in range(SPOTS) if g.active >> s & 1] or _EVERYWHERE

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        self.change(g, me, option)

    def cites(self) -> str:
        return "R49" if self.where == TOKEN_LOWEST else "OSO-54" if self.n > 0 else "OSO-53"

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-safety", self.cites(), character=a_character(g, me), way=gained_or_lost(self.n), n=abs(self.n))


class RaiseSeveral(SpotChoice):
    """Raise the Safety of so many different locations of choice.

    `it` also holds those chosen already.
    """

    it_is: ClassVar[Kind] = SPOT_AND_CHOSEN

    amounts = (Amount("n", "safety_gained", high=MOST), Amount("number", "locations", 1, 6))

    def __init__(self, number: i64, n: i64, *, up_to: bool = False, country: bool = False) -> None:
        super().__init__()
        self.number: int = number
        self.n: int = n
        self.up_to: bool = up_to
        self.country: bool = country
        self.spots: list[int] = _COUNTRY if country else _EVERYWHERE

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        found = [s for s in self.spots if not it >> (4 + s) & 1]
        if self.up_to:
            found.append(ENOUGH)
        return found

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        if option == ENOUGH:
            return
        raise_safety(g, option, self.n)
        it |= BIT[4 + option]
        if int(it >> 4).bit_count() < self.number:
            g.then(self, me, it)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        left = self.number - int(it >> 4).bit_count()
        most = "up-to" if self.up_to else "exactly"
        return Said("ask-safety-several", self.cites(), character=a_character(g, me), n=self.n, most=most, left=left)


class ByDie(Step):
    """OSO-131: the location with the number rolled loses Safety; City 7 can never be rolled (R31). `it` is how much."""

    it_is: ClassVar[Kind] = SAFETY

    def __init__(self, label: str, first: int) -> None:
        super().__init__()
        self.label = label
        self.first: int = first

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        lower_safety(g, me, self.first + g.die_1 - 1, it)


class RaidLowest(SpotChoice):
    """A raid strikes the location with the lowest Safety, whatever it is (R49, R88)."""

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        return lowest(g, [s for s in range(SPOTS) if not g.raiding >> s & 1])

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        g.then(STRIKE, me, option)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-raid", "R49", character=a_character(g, me))

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        return Said("raid", "R49", words="choose-spot", spot=a_spot(g, option), safety=g.safety[option])


def lowest(g: Resistance, spots: list[int]) -> list[int]:
    """R49: the locations with the lowest Safety among these."""
    least = min([g.safety[s] for s in spots], default=0)
    return [s for s in spots if g.safety[s] == least]


# What a text may ask before it happens.
TAG: Final = 0
AGE_AT_MOST: Final = 1
ALIBI_AT_MOST: Final = 2
RESOURCES_AT_LEAST: Final = 3
HAS: Final = 4
MORALE_AT_MOST: Final = 5
ALONE: Final = 6
IN_CITY: Final = 7
IN_COUNTRY: Final = 8
ROAD_TO_COUNTRY: Final = 9
AT: Final = 10


class If(Step):
    """Test a condition for the resolving character and go on with one of two texts."""

    it_is: ClassVar[Kind] = SPOT

    def __init__(self, asks: int, value: int, then: Step | None = None, otherwise: Step | None = None, *, tag: str = "") -> None:
        super().__init__()
        self.asks: int = asks
        self.value: int = value
        self.tag: str = tag
        self.then: Step = NOTHING if then is None else then
        self.otherwise: Step = NOTHING if otherwise is None else otherwise

    def parts(self) -> list[Step]:
        return [self.then, self.otherwise]

    def own_amounts(self) -> Amounts:
        limits = (AGE_AT_MOST, ALIBI_AT_MOST, RESOURCES_AT_LEAST, MORALE_AT_MOST)
        return (Amount("value", "limit"),) if self.asks in limits else ()

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        g.then(self.then if self.holds(g, me, it) else self.otherwise, me, it)

    def holds(self, g: Resistance, me: i64, it: i64) -> bool:  # noqa: PLR0911 - one line for each condition
        """Say whether the condition is true now."""
        asks = self.asks
        if asks == TAG:
            return g.setup.characters[me].tag == self.tag
        if asks == AGE_AT_MOST:
            return g.setup.characters[me].age <= self.value
        if asks == ALIBI_AT_MOST:
            return g.alibi[me] <= self.value
        if asks == RESOURCES_AT_LEAST:
            return g.held[me] >= self.value
        if asks == HAS:
            return count(g.goods[me], self.value) > 0
        if asks == MORALE_AT_MOST:
            return g.morale <= self.value
        if asks == ALONE:
            return not [c for c in g.here(it) if c != me]
        if asks == IN_CITY:
            return it < CITY_SPOTS
        if asks == IN_COUNTRY:
            return it >= CITY_SPOTS
        if asks == ROAD_TO_COUNTRY:
            return g.dest >= CITY_SPOTS or g.origin >= CITY_SPOTS
        assert asks == AT
        return g.setup.spot_of[self.value] == it


_RESOURCES: Final = list(range(RESOURCES))
_EVERYWHERE: Final = list(range(SPOTS))
_COUNTRY: Final = list(range(CITY_SPOTS, SPOTS))
_CHOSEN: Final = [CHOICE, ADJACENT_CHOICE, TOKEN_LOWEST, ACTIVE_CHOICE]
_ALL_RESOURCES: Final = (1 << (6 * RESOURCES)) - 1
NAME_ONE: Final = NameOne()
BY_DIE: Final = [ByDie("ByDieCity", 0), ByDie("ByDieCountry", CITY_SPOTS)]
