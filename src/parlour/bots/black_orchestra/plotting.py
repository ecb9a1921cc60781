"""What an attempt asks: what goes into the pool, how many dice are rolled, which cards help after the roll."""

from __future__ import annotations

from parlour.bots.black_orchestra import dice, odds
from parlour.bots.black_orchestra.figures import fig
from parlour.engine.kernel import NONE
from parlour.games.black_orchestra.bits import BIT
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn.attempt import A_CARD, ANNOUNCE, OF_OTHERS, BuildPool, Inform, Lend, TryEventPlot, plot_of
from parlour.games.black_orchestra.turn.roll import TakeOutDice


def plotting(g: Orchestra, seat: int, option: int) -> float:
    """Score what an attempt asks: what to add, how many dice, which cards after the roll."""
    asker = g.asker
    if isinstance(asker, TryEventPlot):
        if option == NONE:
            return fig().event_plot * odds.hope(g)
        found = plot_of(g, option >> 3)
        return odds.attempt_worth(g, seat, found, g.where[seat])
    attempt = g.attempt
    assert attempt is not None
    if isinstance(asker, Lend):
        return float(option)
    if isinstance(asker, Inform):
        return float(option)
    if isinstance(asker, BuildPool):
        return build_pool(g, seat, option)
    if isinstance(asker, TakeOutDice):
        return odds.gain(g, option, attempt.needed, attempt.limit + attempt.ignore - attempt.add)
    return dice.use_of_card(g, attempt, option)


def build_pool(g: Orchestra, seat: int, option: int) -> float:
    """Score what could be added to a pool: alone, and together with everything else that could be."""
    attempt = g.attempt
    assert attempt is not None
    limit = odds.limit_of(g, seat) + attempt.ignore
    if option == ANNOUNCE:
        return odds.worth(g, attempt.pool, g.support, limit)
    found = plot_of(g, attempt.card)
    untouched = attempt.used == 0 and attempt.pool == odds.bare_pool(g, seat, found, g.where[seat])
    if untouched and not odds.spends(g, seat, found, g.where[seat]):
        # What is spent is gone, and this is not the time for it.
        return -1.0
    extra, ignore = odds.item_dice(g, seat, found, g.where[seat], attempt.used)
    price = odds.item_cost(g) * (extra + ignore)
    more = 0
    if g.dossier[seat] & g.setup.content.for_own_pool:
        more += 2
    if option >= A_CARD:
        one, none, cost = (2 if BIT[option - A_CARD] & g.setup.content.for_own_pool else 1), 0, 2 * odds.item_cost(g)
        more = max(more, one)
    else:
        kind = option if option < OF_OTHERS else (option - OF_OTHERS) & 15
        element = found.elements[found.element_of[7 if kind == 8 else kind]]
        one, none, cost = element.dice, element.ignore, odds.item_cost(g)
    alone = odds.worth(g, attempt.pool + one, g.support, limit + none) - cost
    # Pieces are worth spending together: count what all the others would add as well.
    full = odds.worth(g, min(attempt.pool + extra + more, g.dice_in_reach()), g.support, limit + ignore) - price
    return max(full, alone)
