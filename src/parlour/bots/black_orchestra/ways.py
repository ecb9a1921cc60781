"""Where a conspirator wants to go, how far that is, and what it means to arrive. From open knowledge only."""

from __future__ import annotations

from parlour.bots.black_orchestra import odds, worth
from parlour.bots.black_orchestra.figures import fig
from parlour.games.black_orchestra.bits import copies, members, size
from parlour.games.black_orchestra.bits import kinds as kinds_of
from parlour.games.black_orchestra.board import FAR, PRISON
from parlour.games.black_orchestra.cards.abilities import DICE, UNTOUCHED
from parlour.games.black_orchestra.cards.content import ANYWHERE, MEETING, NEXT_SPACE
from parlour.games.black_orchestra.cards.spaces import AUSCHWITZ, GESTAPO_HQ, PARIS, TRAIN_STATION, TREBLINKA
from parlour.games.black_orchestra.names import ANY_ITEM, EXTREME, HIGH, HITLER, MEDIUM, OFF, RECKLESS
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn.actions import can_deliver
from parlour.games.black_orchestra.turn.attempt import plot_of


def distances(g: Orchestra, start: int) -> list[int]:
    """Return how many moves through open spaces lead to each space. The list is shared: never change it."""
    return g.setup.board.ways[g.stage][start]


def danger(g: Orchestra, seat: int, space: int) -> float:
    """Return how bad it is to begin the next turn in a space."""
    if g.is_able(seat, UNTOUCHED):
        return 0.0
    total = 0.0
    for leader, place in enumerate(g.leaders):
        if place != space:
            continue
        if leader == HITLER:
            total += fig().danger[0] if g.motivation[seat] else 0.3
        elif leader == 4:
            total += fig().danger[4] if g.suspicion[seat] < EXTREME else 0.2
        elif leader == 3:
            total += fig().danger[3]
        elif leader == 2:
            total += fig().danger[2]
        elif leader == 1:
            total += fig().danger[1] if g.dossier[seat] else 0.0
        elif leader == 5:
            total += fig().danger[5] if g.items[seat] else 0.0
    return total


def delivery_goals(g: Orchestra, me: int) -> list[tuple[int, float]]:
    """Return where something of mine could be delivered, and what that is worth."""
    value = worth.relief(g, me)
    goals: list[tuple[int, float]] = []
    if value <= 0:
        return goals
    own = kinds_of(g.items[me])
    if not own:
        return goals
    for space, printed in enumerate(g.setup.board.spaces):
        delivery = printed.delivery
        if delivery is None or g.tile[space] >= 0:
            continue
        kinds = [kind for kind in own if delivery.item in (ANY_ITEM, kind)]
        if not kinds:
            continue
        if can_deliver(g, me, delivery, space):
            cheapest = worth.least_item(g, me, kinds)
            goals.append((space, value - fig().delivery_cost * cheapest))
    return goals


def tile_goals(g: Orchestra, me: int) -> list[tuple[int, float]]:
    """Return where tiles lie that are worth fetching."""
    full = size(g.items[me]) >= g.item_limit(me)
    least = worth.least_item(g, me, kinds_of(g.items[me]))
    team = worth.mission(g)
    goals: list[tuple[int, float]] = []
    for space, kind in enumerate(g.tile):
        if kind < 0:
            continue
        if g.face_up >> space & 1:
            value = fig().tile_wanted if team.wanted >> kind & 1 else fig().tile_seen
            if full and (value < 1.0 or least > 1.0):
                continue
            goals.append((space, value))
        elif not full or least < 1.0:
            goals.append(
                (space, fig().tile_unknown * (fig().tile_hoped[0] if full else 1.0) + (fig().tile_hoped[1] if team.wanted else 0.0))
            )
    return goals


def plot_goals(g: Orchestra, me: int) -> list[tuple[int, float]]:
    """Return where a plot of mine could be attempted now, and what that is worth."""
    hitler = g.leaders[HITLER]
    goals: list[tuple[int, float]] = []
    if hitler == OFF:
        return goals
    for card in odds.plots_of(g, me):
        found = odds.plot(g, card)
        if g.motivation[me] < found.motivation or found.distance == ANYWHERE or not found.area >> hitler & 1:
            continue
        value = odds.attempt_worth(g, me, found, hitler)
        if value <= fig().plot_least:
            continue
        spaces = members(g.setup.board.near[hitler]) if found.distance == NEXT_SPACE else [hitler]
        goals += [(space, fig().plot_base + fig().plot_pull * value) for space in spaces]
    return goals


def other_goals(g: Orchestra, me: int) -> list[tuple[int, float]]:
    """Return the camps, Paris, and Gestapo HQ for a release."""
    goals: list[tuple[int, float]] = []
    gap = 3 - g.motivation[me]
    if gap > 0 and g.suspicion[me] <= MEDIUM:
        strength = 1.0 if worth.best_plot(g, me) >= 0 else fig().camp_plotless
        goals += [(space, strength * fig().camp * float(min(gap, 2))) for space in (AUSCHWITZ, TREBLINKA)]
    if g.suspicion[me] >= HIGH and g.support >= 6:
        goals.append((PARIS, worth.relief(g, me)))
    prisoners = list(g.where).count(PRISON)
    if prisoners and g.suspicion[me] <= MEDIUM:
        goals.append((GESTAPO_HQ, fig().prisoners[0] + fig().prisoners[1] * prisoners))
    return goals


def helping_goals(g: Orchestra, me: int) -> list[tuple[int, float]]:
    """Return where I could help the team's plot: with items to lend, as Beck, in a meeting."""
    goals: list[tuple[int, float]] = []
    team = worth.mission(g)
    if team.seat == me or team.card < 0 or g.where[team.seat] == PRISON:
        return goals
    found = odds.plot(g, team.card)
    hitler = g.leaders[HITLER]
    mine = 0
    for kind in range(8):
        if team.useful >> kind & 1:
            mine += int(copies(g.items[me], kind))
    meeting = False
    for element in found.elements:
        if element.kind == MEETING:
            meeting = True
    strikes = g.motivation[team.seat] >= found.motivation and hitler != OFF and bool(found.area >> hitler & 1)
    if strikes and g.support <= g.setup.start_support + 1:
        value = fig().help * mine + (fig().help_in_person[0] if g.is_able(me, DICE) else 0.0)
        value += fig().help_in_person[1] if meeting else 0.0
        if value:
            goals.append((hitler, fig().help_in_person[2] + value))
    room = g.item_limit(team.seat) - int(size(g.items[team.seat]))
    if mine and room > 0:
        goals.append((g.where[team.seat], fig().bring + fig().bring_more * min(mine, room)))
    return goals


def standby_goals(g: Orchestra, me: int) -> list[tuple[int, float]]:
    """Late in the war whoever can strike waits in Berlin, where Hitler mostly is."""
    if g.stage < 5 or not worth.ready(g, me):
        return []
    return [(TRAIN_STATION, fig().stand_by_early * fig().stand_by if g.stage == 5 else fig().stand_by)]


def goals_but_plots(g: Orchestra, me: int) -> list[tuple[int, float]]:
    """Return everything worth going to except where a plot can be attempted."""
    return delivery_goals(g, me) + tile_goals(g, me) + other_goals(g, me) + helping_goals(g, me) + standby_goals(g, me)


def goals(g: Orchestra, me: int) -> list[tuple[int, float]]:
    """Return everything worth going to."""
    return plot_goals(g, me) + goals_but_plots(g, me)


def best_of(wishes: list[tuple[int, float]]) -> float:
    """Return how much the best of some goals is worth."""
    best = 0.0
    for _, value in wishes:
        best = max(best, value)
    return best


def pull(g: Orchestra, wishes: list[tuple[int, float]], start: int) -> float:
    """Return how good a space is as a starting point for everything worth going to."""
    far = distances(g, start)
    best = 0.0
    for space, value in wishes:
        steps = far[space]
        if steps < FAR:
            best = max(best, value * fig().faded[steps])
    return best


def entry(g: Orchestra, seat: int, space: int) -> float:
    """Return what entering a space does to me at once."""
    printed = g.setup.board.spaces[space]
    score = 0.0
    if printed.enter_suspicion > 0 and g.suspicion[seat] < EXTREME:
        score -= fig().entry[g.suspicion[seat]]
    elif printed.enter_suspicion < 0:
        score += fig().entry[3] * worth.relief(g, seat)
    if printed.enter_motivation and g.motivation[seat] < RECKLESS:
        score += worth.motivation_worth(g, seat) * float(min(2, RECKLESS - g.motivation[seat]))
    if printed.enter_support and g.support < 7:
        score -= fig().entry[4]
    return score


def lure(g: Orchestra, seat: int, option: int) -> float:
    """Bring Hitler where a plot of somebody free and ready can be attempted."""
    score = 0.0
    for other in g.free_seats():
        if not worth.ready(g, other):
            continue
        for card in odds.plots_of(g, other):
            found = plot_of(g, card)
            if g.motivation[other] < found.motivation or not found.area >> option & 1:
                continue
            far = distances(g, g.where[other])[option]
            value = 10 * odds.attempt_worth(g, other, found, option) * 0.7 ** min(far, 9)
            score = max(score, value + (0.5 if other == seat else 0.0))
    return score


def best_lure(g: Orchestra, seat: int) -> float:
    """Return how good the best place to bring Hitler to is."""
    best = 0.0
    for space in range(len(g.tile)):
        best = max(best, lure(g, seat, space))
    return best
