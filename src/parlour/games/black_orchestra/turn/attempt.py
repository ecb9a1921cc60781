"""A plot attempt from the named plot to the announced pool (BO-110 to BO-121, R16 to R24, R95 to R97)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Said
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.bits import BIT, copies
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.cards.abilities import DICE
from parlour.games.black_orchestra.cards.content import (
    AFFILIATION,
    ANYWHERE,
    ITEM,
    MEETING,
    NEXT_SPACE,
    SAME_SPACE,
    Element,
    Figures,
    Plot,
)
from parlour.games.black_orchestra.kinds import ITEM_TO_LEND, PLOTS_TRIED
from parlour.games.black_orchestra.names import (
    EVERY_LEADER,
    HITLER,
    OFF,
    PISTOL,
    WEAPONS,
)
from parlour.games.black_orchestra.nouns import ITEM as ITEMS
from parlour.games.black_orchestra.nouns import LEADER
from parlour.games.black_orchestra.pieces import a_card, a_conspirator, seat_id
from parlour.games.black_orchestra.state import Attempt, Orchestra
from parlour.games.black_orchestra.turn.roll import TAKE_OUT_DICE
from parlour.games.black_orchestra.words.choices import YES_NO

# Options of BuildPool: own items (kind), items of others (16 + 16 x seat + kind), cards (256 + card), ANNOUNCE.
OF_OTHERS: Final = 16
A_CARD: Final = 256
ANNOUNCE: Final = 512

EAGLES_THAT_DETECT: Final = Figures().eagles_that_detect
"""BO-81, as printed: by suspicion, low to extreme."""


def plot_of(g: Orchestra, card: i64) -> Plot:
    """Return what a plot card asks for."""
    plot = g.setup.content.cards[card].plot
    assert plot is not None
    return plot


def targets(g: Orchestra) -> list[int]:
    """Return the leaders a plot may be aimed at: Hitler, and deputies in Trusted Lieutenants (BO-140)."""
    if not g.setup.lieutenants:
        return [HITLER] if g.leaders[HITLER] != OFF else []
    return [leader for leader in EVERY_LEADER if g.leaders[leader] != OFF]


def in_place(g: Orchestra, me: i64, plot: Plot, target: i64) -> bool:
    """BO-111, R22: the plotter stands where the plot asks, and so does the target."""
    space = g.leaders[target]
    if space == OFF or not plot.area >> space & 1:
        return False
    if plot.distance == SAME_SPACE:
        return g.where[me] == space
    return plot.distance == ANYWHERE or g.distance(g.where[me], space) == NEXT_SPACE


def may_attempt(g: Orchestra, me: i64, card: i64, target: i64) -> bool:
    """BO-111, BO-112: motivated enough, and everything required is met."""
    plot = plot_of(g, card)
    return g.motivation[me] >= plot.motivation and in_place(g, me, plot, target)


def begin_attempt(g: Orchestra, me: i64, card: i64, target: i64) -> None:
    """BO-113, R95: name plot and target; the pool starts with one die, and what counts by itself is added (BO-114, R24)."""
    attempt = Attempt(None, me, card, target)
    g.attempt = attempt
    plot = plot_of(g, card)
    g.tell(log.PLOT_NAMED, me, card, target)
    attempt.pool = plot.base
    for element in plot.elements:
        if element.kind == AFFILIATION and g.setup.affiliation[me] == element.value:
            add(g, element, log.BY_AFFILIATION)
        elif element.kind == MEETING and g.all_in_one_space():
            add(g, element, log.BY_MEETING)
    for seat in g.here(me):
        if g.is_able(seat, DICE):
            attempt.pool += g.worth(seat, DICE)
            g.tell(log.POOL_CHANGED, log.BY_BECK if seat_id(g, seat) == "beck" else log.BY_ABILITY, attempt.pool)
    for seat in g.setup.others[me]:
        if g.where[seat] != PRISON and g.dossier[seat] & g.setup.content.for_pool:
            g.then(INFORM, seat)
    g.then(BUILD_POOL, me)
    g.then(ANNOUNCED, me)
    g.then(TAKE_OUT_DICE, me)


def add(g: Orchestra, element: Element, why: i64) -> None:
    """BO-115: an optional element adds dice or cancels eagles."""
    attempt = g.attempt
    assert attempt is not None
    attempt.pool += element.dice
    attempt.ignore += element.ignore
    g.tell(log.POOL_CHANGED, why, attempt.pool, attempt.ignore)


class Inform(Choice):
    """BO-119: another conspirator may use Partisan Informant for this attempt, if support is 5 or more."""

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return YES_NO if g.support >= g.setup.content.figures.informant_support else []

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        if option:
            pool_card(g, me, g.setup.content.card_number["partisan_informant"], g.setup.content.figures.informant_dice)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("inform", dice=g.setup.content.figures.informant_dice)

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        if not option:
            return Said("pass", "BO-119", passes=True)
        informant = a_card(g, g.setup.content.card_number["partisan_informant"])
        return Said("use", "BO-119", words="use-informant", card=informant.noun, dice=g.setup.content.figures.informant_dice)


def pool_card(g: Orchestra, seat: i64, card: i64, dice: int) -> None:
    """A card adds dice to the pool and is discarded."""
    attempt = g.attempt
    assert attempt is not None
    g.drop_card(seat, card)
    attempt.pool += dice
    g.tell(log.CARD_USED, seat, card)
    g.tell(log.POOL_CHANGED, log.BY_CARD + card, attempt.pool, attempt.ignore)


class BuildPool(Choice):
    """BO-115, BO-116, R95: discard items, ask others in the space for theirs, use cards; then announce."""

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        attempt = g.attempt
        assert attempt is not None
        plot = plot_of(g, attempt.card)
        found = self.wanted(g, attempt, plot, me)
        for seat in g.here(me)[1:]:
            for kind in self.wanted(g, attempt, plot, seat):
                if not attempt.refused >> (9 * seat + kind) & 1:
                    found.append(OF_OTHERS + 16 * seat + kind)
        content = g.setup.content
        cards = content.for_own_pool
        if g.support >= g.setup.content.figures.informant_support:
            cards |= content.for_pool
        for card in g.distinct(g.dossier[me] & cards):
            found.append(A_CARD + card)
        found.append(ANNOUNCE)
        return found

    def wanted(self, g: Orchestra, attempt: Attempt, plot: Plot, seat: i64) -> list[int]:
        """Return the items of a conspirator that still help this plot, the Concealed Pistol as the ninth kind."""
        found: list[int] = []
        bag = g.items[seat]
        for n, element in enumerate(plot.elements):
            if element.kind != ITEM or (attempt.used >> n & 1 and not element.several):
                continue
            if copies(bag, element.value):
                found.append(element.value)
            if element.value == WEAPONS and g.dossier[seat] & g.setup.pistol:
                found.append(PISTOL)
        return found

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        if option == ANNOUNCE:
            return
        if option >= A_CARD:
            card = option - A_CARD
            figures = g.setup.content.figures
            own = BIT[card] & g.setup.content.for_own_pool
            pool_card(g, me, card, figures.officer_dice if own else figures.informant_dice)
        elif option >= OF_OTHERS:
            owner, kind = (option - OF_OTHERS) >> 4, (option - OF_OTHERS) & 15
            if g.setup.solo:
                use_item(g, owner, kind)
            else:
                g.then(LEND, owner, kind)
        else:
            use_item(g, me, option)
        g.then(self, me)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        attempt = g.attempt
        assert attempt is not None
        return Said("build-pool", card=a_card(g, attempt.card).name, dice=attempt.pool)

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        if option == ANNOUNCE:
            return Said("announce", "BO-121")
        if option >= A_CARD:
            return Said("use", "BO-119", words="use-for-pool", card=a_card(g, option - A_CARD).noun)
        if option >= OF_OTHERS:
            owner, kind = (option - OF_OTHERS) >> 4, (option - OF_OTHERS) & 15
            return Said("ask", "BO-116", words="ask-for", conspirator=a_conspirator(g, owner).noun, item=ITEMS[kind].noun)
        return Said("item", "BO-116", words="item-for-pool", item=ITEMS[option].noun)


def use_item(g: Orchestra, owner: int, kind: i64) -> None:
    """BO-116: an item is discarded for its benefit."""
    attempt = g.attempt
    assert attempt is not None
    plot = plot_of(g, attempt.card)
    n = plot.element_of[WEAPONS if kind == PISTOL else kind]
    attempt.used |= BIT[n]
    g.drop_item(owner, kind)
    g.tell(log.ITEM_DISCARDED, owner, kind, log.OF_PLOT)
    add(g, plot.elements[n], log.BY_ITEM + kind)


class Lend(Choice):
    """BO-116, R42: the owner agrees, or not, that item `it` is used for the plot."""

    it_is: ClassVar[Kind] = ITEM_TO_LEND

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return YES_NO

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        attempt = g.attempt
        assert attempt is not None
        if option:
            use_item(g, me, it)
        else:
            attempt.refused |= BIT[9 * me + it]
            g.tell(log.REFUSED, me, attempt.plotter)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        attempt = g.attempt
        assert attempt is not None
        return Said("lend", conspirator=a_conspirator(g, attempt.plotter).name, item=ITEMS[it].name)

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        if option:
            return Said("agree", "R42", words="agree-to-lend", item=ITEMS[it].lit)
        return Said("refuse", "R42", passes=True, item=ITEMS[it].lit)


class Announced(Step):
    """BO-120, BO-121, R96: needed targets and detecting eagles are read now and hold for this attempt."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        attempt = g.attempt
        assert attempt is not None
        attempt.pool = min(attempt.pool, g.dice_in_reach())
        attempt.needed = g.support if attempt.target == HITLER else g.setup.deputy_support
        attempt.limit = g.setup.content.figures.eagles_that_detect[g.suspicion[me]]
        if g.current >= 0:
            event = g.setup.content.events[g.current]
            attempt.add += event.add_eagles
            attempt.ignore += event.ignore_eagles
        attempt.announced = True
        g.tell(log.ANNOUNCED, attempt.pool, attempt.needed, attempt.limit + 16 * attempt.add + 256 * attempt.ignore)


class TryEventPlot(Choice):
    """R21, R86: after an event that moved Hitler, try Derail Train and Plane Bomb once each; `it` is what has been tried."""

    it_is: ClassVar[Kind] = PLOTS_TRIED

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        if g.where[me] == PRISON:
            return []
        tried = max(it, 0)
        found: list[int] = []
        for card in g.distinct(g.dossier[me] & g.setup.content.event_plots & ~tried):
            for target in targets(g):
                if g.moved >> target & 1 and may_attempt(g, me, card, target):
                    found.append(8 * card + target)
        return [*found, NONE] if found else []

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        if option == NONE:
            return
        begin_attempt(g, me, option >> 3, option & 7)
        g.then(self, me, max(it, 0) | BIT[option >> 3])

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("try-plot-hitler" if g.moved & 1 else "try-plot-leader")

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        return Said("pass", "R86", passes=True) if option == NONE else says_plot(g, "R86", option)


def says_plot(g: Orchestra, rule: str, option: i64) -> Said:
    """Say an attempt: the plot, and the target, which the key leaves out if it is Hitler."""
    target = LEADER[option & 7]
    return Said("plot", rule, card=a_card(g, option >> 3).noun, target=target.lit if option & 7 == HITLER else target.noun)


INFORM: Final = Inform()
BUILD_POOL: Final = BuildPool()
LEND: Final = Lend()
ANNOUNCED: Final = Announced()
TRY_EVENT_PLOT: Final = TryEventPlot()

STEPS: Final[list[Step]] = [INFORM, BUILD_POOL, LEND, ANNOUNCED, TRY_EVENT_PLOT]
