"""The dice of a plot: exact odds, what an attempt is worth, whether to wait. From open knowledge only."""

from __future__ import annotations

from typing import Final

from parlour.bots.black_orchestra import dice
from parlour.bots.black_orchestra.figures import fig
from parlour.games.black_orchestra.bits import copies, members
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.cards.abilities import DICE
from parlour.games.black_orchestra.cards.content import AFFILIATION, ITEM, MEETING, Plot
from parlour.games.black_orchestra.names import MEDIUM, WEAPONS
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn.attempt import EAGLES_THAT_DETECT

MOST_TOLD_APART: Final = 4
"""With so much support at the start, or more, there is as little hope."""


def hope(g: Orchestra) -> float:
    """Return how likely the team wins yet if nothing is attempted now, by the clock and the difficulty alone."""
    return fig().hope_at[min(g.setup.start_support, MOST_TOLD_APART)] * fig().hope_left[g.stage - 1]


def gain(g: Orchestra, n: int, needed: int, limit: int) -> float:
    """Return what rolling so many dice is worth: what success adds to the hope, less what detection takes from it.

    Cards that the team holds and that can change the roll are counted.
    """
    again, ignored = dice.cards_at_hand(g)
    return balance(n, needed, limit + ignored, again, hope(g))


def balance(n: int, needed: int, limit: int, again: int, at_stake: float) -> float:
    """Return what success adds to the hope, less what detection takes from it, each times its odds."""
    won = dice.success(n, needed, limit, again)
    safe = dice.success(n, 0, limit, again)
    return won * (1 - at_stake) - (1 - safe) * fig().loss * at_stake


def item_cost(g: Orchestra) -> float:
    """Return what an item spent in vain is worth: little when time runs out."""
    return fig().item_share * hope(g)


def worth(g: Orchestra, pool: int, needed: int, limit: int) -> float:
    """Return what an attempt with a pool is worth at best."""
    best = -1.0
    at_stake = hope(g)
    again, ignored = dice.cards_at_hand(g)
    for n in range(1, max(pool, 1) + 1):
        best = max(best, balance(n, needed, limit + ignored, again, at_stake))
    return best


def event_eagles(g: Orchestra) -> int:
    """Return how many eagles the current event ignores, less those it adds."""
    if g.current < 0:
        return 0
    event = g.setup.content.events[g.current]
    return event.ignore_eagles - event.add_eagles


def bare_pool(g: Orchestra, seat: int, plot: Plot, space: int) -> int:
    """Return the dice a plot has in a space without spending anything."""
    pool = plot.base
    together = True
    for other, place in enumerate(g.where):
        if other != seat and place != space:
            together = False
    for element in plot.elements:
        own = element.kind == AFFILIATION and g.setup.affiliation[seat] == element.value
        if own or (element.kind == MEETING and together):
            pool += element.dice
    for other in range(g.setup.seats):
        if g.is_able(other, DICE) and (other == seat or g.where[other] == space):
            pool += int(g.worth(other, DICE))
    return pool


def item_dice(g: Orchestra, seat: int, plot: Plot, space: int, used: int = 0) -> tuple[int, int]:
    """Return the dice and cancelled eagles that items of mine, and of those who are in the space, would add."""
    dice = ignore = 0
    helpers = [seat]
    for other, place in enumerate(g.where):
        if other != seat and place == space:
            helpers.append(other)
    for number, element in enumerate(plot.elements):
        if element.kind != ITEM or (used >> number & 1 and not element.several):
            continue
        n = 0
        for helper in helpers:
            n += int(copies(g.items[helper], element.value))
            if element.value == WEAPONS and g.dossier[helper] & g.setup.pistol:
                n += 1
        if n:
            times = n if element.several else 1
            dice += element.dice * times
            ignore += element.ignore * times
    return dice, ignore


def held_by_team(g: Orchestra, kind: int) -> int:
    """Return how many items of a kind the free conspirators have."""
    n = 0
    for seat, bag in enumerate(g.items):
        if g.where[seat] != PRISON:
            n += int(copies(bag, kind))
    return n


def limit_of(g: Orchestra, seat: int) -> int:
    """Return how many rolled eagles would give a plot away now."""
    return EAGLES_THAT_DETECT[g.suspicion[seat]] + event_eagles(g)


def plots_of(g: Orchestra, seat: int) -> list[int]:
    """Return the plots of a dossier."""
    return members(g.dossier[seat] & g.setup.content.plots)


def plot(g: Orchestra, card: int) -> Plot:
    """Return a plot."""
    found = g.setup.content.cards[card].plot
    assert found is not None
    return found


def potential(g: Orchestra, seat: int, found: Plot) -> float:
    """Return what an attempt would be worth with all the team's items at hand and support at its floor."""
    pool = found.base
    ignore = 0
    for element in found.elements:
        if element.kind == AFFILIATION and g.setup.affiliation[seat] == element.value:
            pool += element.dice
        elif element.kind == ITEM:
            held = held_by_team(g, element.value)
            times = held if element.several else min(held, 1)
            pool += element.dice * times
            ignore += element.ignore * times
    if g.dossier[seat] & g.setup.content.for_own_pool:
        pool += 2
    return worth(g, min(pool, 10), g.setup.start_support, EAGLES_THAT_DETECT[min(g.suspicion[seat], MEDIUM)] + ignore)


def worth_waiting(g: Orchestra, seat: int, found: Plot, now: float) -> bool:
    """Whether better odds are in sight and there is time for them."""
    if g.stage >= 7 or now <= 0:
        return False
    share = fig().wait if g.stage < 6 else fig().wait_late
    return now < share * potential(g, seat, found)


def bare_worth(g: Orchestra, seat: int, plot: Plot, space: int) -> float:
    """Return what attempting a plot in a space is worth without spending anything: it can be tried again."""
    return worth(g, bare_pool(g, seat, plot, space), g.support, limit_of(g, seat))


def full_worth(g: Orchestra, seat: int, plot: Plot, space: int) -> float:
    """Return what attempting a plot in a space is worth with everything at hand, less what that costs."""
    dice, ignore = item_dice(g, seat, plot, space)
    own = 2 if g.dossier[seat] & g.setup.content.for_own_pool else 0
    pool = min(bare_pool(g, seat, plot, space) + dice + own, g.dice_in_reach())
    return worth(g, pool, g.support, limit_of(g, seat) + ignore) - item_cost(g) * (dice + ignore + own)


def attempt_worth(g: Orchestra, seat: int, plot: Plot, space: int) -> float:
    """Return what attempting a plot in a space is worth, items spent if this is the time for it."""
    bare = bare_worth(g, seat, plot, space)
    full = full_worth(g, seat, plot, space)
    return full if full > bare and not worth_waiting(g, seat, plot, full) else bare


def spends(g: Orchestra, seat: int, plot: Plot, space: int) -> bool:
    """Whether an attempt now is worth the items at hand."""
    full = full_worth(g, seat, plot, space)
    return full > bare_worth(g, seat, plot, space) and not worth_waiting(g, seat, plot, full)
