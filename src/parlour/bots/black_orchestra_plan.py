"""What a conspirator wants: odds of plots, worth of cards and items, where to go. From open knowledge only."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.actions import can_deliver
from parlour.games.black_orchestra.attempt import EAGLES_THAT_DETECT, in_place
from parlour.games.black_orchestra.bits import BIT, copies, count, items, members, size
from parlour.games.black_orchestra.board import FAR, PRISON
from parlour.games.black_orchestra.content import AFFILIATION, ANYWHERE, ITEM, MEETING, NEXT_SPACE, Plot
from parlour.games.black_orchestra.names import (
    ANY_ITEM,
    COMMITTED,
    EXTREME,
    HIGH,
    HITLER,
    LOW,
    MEDIUM,
    OFF,
    PISTOL,
    RECKLESS,
    WEAPONS,
)
from parlour.games.black_orchestra.spaces import AUSCHWITZ, GESTAPO_HQ, PARIS, TRAIN_STATION, TREBLINKA
from parlour.games.black_orchestra.state import BECK, Orchestra

MOST_DICE: Final = 12
HOPE: Final = 0.3
"""How likely the team wins anyway: what a detected plot puts at risk."""

DETECTION_COST: Final = 0.1
STAKE: Final = [1.0, 1.0, 1.0, 0.4, 0.2]
"""By starting support: what a failure costs; the harder the game, the less there is to lose."""

DELIVERY_COST: Final = 1.5
TILE_WANTED: Final = 3.0
TILE_UNKNOWN: Final = 1.0
RELIEF: Final = [0.0, 0.9, 2.6, 4.8]
READY_RELIEF: Final = 1.0
DECAY: Final = 0.72
WAIT: Final = 1.0
WAIT_LATE: Final = 0.85
HELP: Final = 1.6
BRING: Final = 1.6
STAND_BY: Final = 1.3
PLOT_PULL: Final = 25.0
TEAM_ITEM: Final = 1.3
STRIKE_MOTIVATION: Final = 1.8
OTHERS_MOTIVATION: Final = [0.6, 0.4, 0.4, 0.05]
OWN_PLOT: Final = 0.5
SUPPORT_READY: Final = 1.4


def _odds_table() -> list[list[list[float]]]:
    """Return, by dice, needed targets and detecting eagles, how likely a roll succeeds undetected."""
    table: list[list[list[float]]] = []
    for dice in range(MOST_DICE + 1):
        shares = [[0.0] * (dice + 2) for _ in range(dice + 2)]
        shares[0][0] = 1.0
        for n in range(dice):
            for hits in range(n, -1, -1):
                for eagles in range(n - hits, -1, -1):
                    share = shares[hits][eagles]
                    shares[hits][eagles] = share / 2
                    shares[hits + 1][eagles] += share / 3
                    shares[hits][eagles + 1] += share / 6
        by_need: list[list[float]] = []
        for needed in range(MOST_DICE):
            row: list[float] = []
            for limit in range(MOST_DICE):
                row.append(sum(shares[h][e] for h in range(needed, dice + 1) for e in range(min(limit, dice + 1)) if h + e <= dice))
            by_need.append(row)
        table.append(by_need)
    return table


SUCCESS: Final = _odds_table()
"""SUCCESS[dice][needed][limit]; with needed 0 it is the chance not to be detected."""


def gain(dice: int, needed: int, limit: int, cost: float = DETECTION_COST) -> float:
    """Return what rolling so many dice is worth: success, less what detection costs."""
    if limit <= 0:
        return -cost
    dice = min(dice, MOST_DICE)
    limit = min(limit, MOST_DICE - 1)
    return SUCCESS[dice][needed][limit] * (1 - HOPE) - (1 - SUCCESS[dice][0][limit]) * cost


def detection_cost(g: Orchestra) -> float:
    """Return what it costs to be detected."""
    return DETECTION_COST * STAKE[g.setup.start_support]


def item_cost(g: Orchestra) -> float:
    """Return what an item spent in vain is worth: little when time runs out."""
    return (0.03 if g.stage < 6 else 0.012 if g.stage == 6 else 0.004) * STAKE[g.setup.start_support]


def best_dice(pool: int, needed: int, limit: int) -> int:
    """Return with how many dice of a pool an attempt is worth most."""
    best = pool
    for dice in range(pool, 0, -1):
        if gain(dice, needed, limit) > gain(best, needed, limit):
            best = dice
    return best


def worth(g: Orchestra, pool: int, needed: int, limit: int) -> float:
    """Return what an attempt with a pool is worth at best."""
    best = -1.0
    cost = detection_cost(g)
    for dice in range(1, max(pool, 1) + 1):
        best = max(best, gain(dice, needed, limit, cost))
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
    together = all(place == space for other, place in enumerate(g.where) if other != seat)
    for element in plot.elements:
        own = element.kind == AFFILIATION and g.setup.affiliation[seat] == element.value
        if own or (element.kind == MEETING and together):
            pool += element.dice
    for other, sheet in enumerate(g.setup.sheets):
        if sheet == BECK and g.able(other) and (other == seat or g.where[other] == space):
            pool += 1
    return pool


def item_dice(g: Orchestra, seat: int, plot: Plot, space: int, used: int = 0) -> tuple[int, int]:
    """Return the dice and cancelled eagles that items of mine, and of those who are in the space, would add."""
    dice = ignore = 0
    helpers = [seat, *(s for s in range(g.setup.seats) if s != seat and g.where[s] == space)]
    for number, element in enumerate(plot.elements):
        if element.kind != ITEM or (used >> number & 1 and not element.several):
            continue
        n = sum(int(copies(g.items[s], element.value)) for s in helpers)
        if element.value == WEAPONS:
            n += sum(1 for s in helpers if g.dossier[s] & g.setup.pistol)
        if n:
            times = n if element.several else 1
            dice += element.dice * times
            ignore += element.ignore * times
    return dice, ignore


def limit_of(g: Orchestra, seat: int) -> int:
    """Return how many rolled eagles would give a plot away now."""
    return EAGLES_THAT_DETECT[g.suspicion[seat]] + event_eagles(g)


def potential(g: Orchestra, seat: int, found: Plot) -> float:
    """Return what an attempt would be worth with all the team's items at hand and support at its floor."""
    pool = found.base
    ignore = 0
    for element in found.elements:
        if element.kind == AFFILIATION and g.setup.affiliation[seat] == element.value:
            pool += element.dice
        elif element.kind == ITEM:
            held = sum(int(copies(bag, element.value)) for s, bag in enumerate(g.items) if g.where[s] != PRISON)
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
    share = WAIT if g.stage < 6 else WAIT_LATE
    return now < share * potential(g, seat, found)


def attempt_worth(g: Orchestra, seat: int, plot: Plot, space: int) -> float:
    """Return what attempting a plot in a space is worth with everything at hand."""
    dice, ignore = item_dice(g, seat, plot, space)
    own = g.dossier[seat] & g.setup.content.for_own_pool
    pool = bare_pool(g, seat, plot, space)
    limit = limit_of(g, seat)
    bare = worth(g, pool, g.support, limit)
    full = worth(g, min(pool + dice + (2 if own else 0), g.dice_in_reach()), g.support, limit + ignore) - item_cost(g) * (
        dice + ignore
    )
    return max(bare, full)


def plots_of(g: Orchestra, seat: int) -> list[int]:
    """Return the plots of a dossier."""
    return members(g.dossier[seat] & g.setup.content.plots)


def plot(g: Orchestra, card: int) -> Plot:
    """Return a plot."""
    found = g.setup.content.cards[card].plot
    assert found is not None
    return found


def plot_worth(g: Orchestra, seat: int, card: int) -> float:
    """Return how promising a plot is for a seat, 0.2 to about 2."""
    return 0.4 + 2.5 * promise(g, seat, card) - (0.2 if plot(g, card).reckless and g.motivation[seat] < RECKLESS else 0.0)


def best_plot(g: Orchestra, seat: int) -> int:
    """Return the most promising plot of a dossier, -1 if there is none."""
    best, best_value = -1, 0.0
    for card in plots_of(g, seat):
        value = plot_worth(g, seat, card)
        if value > best_value:
            best, best_value = card, value
    return best


class Mission:
    """What the team works for: who strikes with which plot, and which items it still wants."""

    def __init__(self, seat: int, card: int, wanted: int, useful: int) -> None:
        self.seat: int = seat
        self.card: int = card
        # Kinds of item to be fetched, and kinds that help at all, as sets.
        self.wanted: int = wanted
        self.useful: int = useful


_last: list[tuple[tuple[int, ...], Mission]] = []


def mission(g: Orchestra) -> Mission:
    """Return what the team works for. It depends on open facts alone; the last answer is remembered."""
    shown = [kind if g.face_up >> space & 1 else -1 for space, kind in enumerate(g.tile)]
    piles = (g.item_pile, g.tiles_out, g.stage, g.setup.start_support)
    facts = (*g.motivation, *g.where, *g.items, *g.dossier, *piles, *shown, *g.setup.sheets)
    if _last and _last[0][0] == facts:
        return _last[0][1]
    found = _mission(g)
    _last[:] = [(facts, found)]
    return found


STANDS: Final = {
    "coup": [0.75, 0.6, 0.6, 0.5, 0.6, 0.7, 0.9],
    "poison_food": [0.75, 0.6, 0.6, 0.5, 0.6, 0.7, 0.9],
    "kidnapping": [1.0, 0.9, 0.7, 0.55, 0.75, 0.8, 0.95],
    "poison_gas": [0.3, 0.4, 0.6, 0.8, 0.8, 0.9, 1.0],
    "suitcase_bomb": [0.3, 0.4, 0.6, 0.8, 0.8, 0.9, 1.0],
    "hidden_bomb": [0.8, 0.6, 0.6, 0.3, 0.35, 0.25, 0.15],
    "poison_parcel": [0.8, 0.6, 0.6, 0.3, 0.35, 0.25, 0.15],
    "sniper": [1.0] * 7,
    "lone_gunman": [1.0] * 7,
    "derail_train": [0.7] * 7,
    "plane_bomb": [0.7] * 7,
    "ambush": [0.0, 0.0, 0.2, 0.5, 0.4, 0.3, 0.0],
}
"""How often Hitler stands where a plot can strike, by stage."""


def promise(g: Orchestra, seat: int, card: int) -> float:
    """Return how likely a plot would succeed in a seat's hands if the team gathers what it can, 0 to 1."""
    found = plot(g, card)
    pool = float(found.base)
    ignore = 0
    for element in found.elements:
        if element.kind == AFFILIATION and g.setup.affiliation[seat] == element.value:
            pool += element.dice
        elif element.kind == MEETING:
            pool += element.dice * (0.9 if g.setup.seats == 2 else 0.5 if g.setup.seats == 3 else 0.3)
        elif element.kind == ITEM:
            held = sum(int(copies(bag, element.value)) for s, bag in enumerate(g.items) if g.where[s] != PRISON)
            seen = sum(1 for space, kind in enumerate(g.tile) if kind == element.value and g.face_up >> space & 1)
            gone = int(copies(g.item_pile, element.value)) + int(copies(g.tiles_out, element.value))
            unseen = 3 - held - seen - gone
            amount = held + 0.7 * seen + 0.35 * max(unseen, 0)
            if not element.several:
                amount = min(amount, 1.0)
            pool += element.dice * amount
            ignore += element.ignore if held else 0
    if g.setup.sheets[seat] == BECK:
        pool += 1
    if g.dossier[seat] & g.setup.content.for_own_pool:
        pool += 2
    low = min(int(pool), 9)
    share = pool - low
    needed = g.setup.start_support
    odds = SUCCESS[low][needed][3 + ignore] * (1 - share) + SUCCESS[low + 1][needed][3 + ignore] * share
    return odds * STANDS[g.setup.content.cards[card].id][g.stage - 1]


def _mission(g: Orchestra) -> Mission:
    best, best_card, best_value = 0, -1, -99.0
    for seat in range(g.setup.seats):
        level = -0.3 if g.where[seat] == PRISON else 0.0
        if level + 0.02 * g.motivation[seat] > best_value:
            best, best_card, best_value = seat, -1, level + 0.02 * g.motivation[seat]
        for card in plots_of(g, seat):
            gap = max(plot(g, card).motivation - g.motivation[seat], 0)
            value = level + 0.1 + promise(g, seat, card) * 0.85**gap
            if value > best_value:
                best, best_card, best_value = seat, card, value
    wanted = useful = 0
    if best_card >= 0:
        for element in plot(g, best_card).elements:
            if element.kind == ITEM:
                useful |= 1 << element.value
                held = sum(int(copies(bag, element.value)) for bag in g.items)
                if element.several or not held:
                    wanted |= 1 << element.value
    return Mission(best, best_card, wanted, useful)


def lead(g: Orchestra) -> int:
    """Return the conspirator the team counts on."""
    return mission(g).seat


def ready(g: Orchestra, seat: int) -> bool:
    """Whether a conspirator is motivated enough for a plot of the dossier."""
    return any(g.motivation[seat] >= plot(g, card).motivation for card in plots_of(g, seat))


def wanted_items(g: Orchestra, seat: int) -> int:
    """Return the kinds of item that plots of a seat could still use, as a set."""
    wanted = 0
    for card in plots_of(g, seat):
        for element in plot(g, card).elements:
            if element.kind == ITEM and (element.several or not g.has_item(seat, element.value)):
                wanted |= 1 << element.value
    return wanted


CARD_WORTH: Final = {
    "quick_reaction": 0.9,
    "schedule_leaked": 0.9,
    "officer_recruited": 1.3,
    "partisan_informant": 0.5,
    "concealed_pistol": 0.5,
    "slow_news_day": 0.6,
    "delay_hitler": 0.5,
    "effective_planning": 0.9,
    "called_away": 0.35,
    "safe": 0.5,
    "false_accusations": 0.3,
    "defections_and_dissent": 0.9,
    "classified_papers": 0.7,
    "airplane_access": 0.7,
    "forged_release_orders": 0.6,
    "military_secrets": 0.35,
    "hidden_camera": 0.4,
    "forged_documents": 0.8,
    "black_orchestra": 0.5,
    "lose_gestapo": 0.8,
    "false_safety_report": 0.8,
    "cover_story": 0.8,
    "war_crimes_evidence": 0.9,
    "inspiring_letter": 0.9,
    "planning_session": 0.9,
    "dumpster_dive": 0.6,
    "black_market": 0.5,
    "distant_contact": 0.5,
    "infiltrate_ss_bunker": 0.6,
    "intelligence_briefing": 0.5,
    "history_repeats": 0.2,
}


def card_worth(g: Orchestra, seat: int, card: int) -> float:
    """Return how much a seat would miss a card."""
    printed = g.setup.content.cards[card]
    if printed.plot is None:
        value = CARD_WORTH[printed.id]
        if printed.id == "planning_session" and best_plot(g, seat) >= 0:
            value = 0.3
        return value
    value = 1.6 * plot_worth(g, seat, card)
    if card != best_plot(g, seat):
        value *= 0.45
    return value


def item_worth(g: Orchestra, seat: int, kind: int) -> float:
    """Return how much a seat would miss an item: for the team's plot, for its own, for a delivery."""
    team = mission(g)
    if kind == PISTOL:
        return 1.2 if team.useful >> WEAPONS & 1 else 0.5
    value = 0.3
    if team.useful >> kind & 1:
        value += TEAM_ITEM
        if not any(e.several for e in plot(g, team.card).elements if e.kind == ITEM and e.value == kind):
            value -= 0.7 * (int(copies(g.items[seat], kind)) - 1)
    elif wanted_items(g, seat) >> kind & 1:
        value += 0.4
    return value


# Where to go.


def distances(g: Orchestra, start: int) -> list[int]:
    """Return how many moves through open spaces lead to each space."""
    board = g.setup.board
    found = [FAR] * len(board.spaces)
    if start == PRISON:
        return found
    found[start] = 0
    edge = [start]
    allowed = g.open()
    while edge:
        following: list[int] = []
        for space in edge:
            for other in members(board.near[space] & allowed):
                if found[other] == FAR:
                    found[other] = found[space] + 1
                    following.append(other)
        edge = following
    return found


def danger(g: Orchestra, seat: int, space: int) -> float:
    """Return how bad it is to begin the next turn in a space."""
    if g.is_able(seat, BECK):
        return 0.0
    total = 0.0
    for leader, place in enumerate(g.leaders):
        if place != space:
            continue
        if leader == HITLER:
            total += 1.6 if g.motivation[seat] else 0.3
        elif leader == 4:
            total += 1.0 if g.suspicion[seat] < EXTREME else 0.2
        elif leader == 3:
            total += 0.7
        elif leader == 2:
            total += 0.3
        elif leader == 1:
            total += 0.5 if g.dossier[seat] else 0.0
        elif leader == 5:
            total += 0.5 if g.items[seat] else 0.0
    return total


def raid_ahead(g: Orchestra) -> bool:
    """Whether the next events may hold a raid (BO-90)."""
    return g.stage > 1 or (bool(g.events) and g.setup.content.event_stage[g.events[-1]] > 1)


def relief(g: Orchestra, seat: int) -> float:
    """Return what losing suspicion is worth to a seat now."""
    level = g.suspicion[seat]
    if level == LOW:
        return 0.0
    value = RELIEF[level] * (1.0 if raid_ahead(g) else 0.6)
    if ready(g, seat):
        value += READY_RELIEF
    return value


def delivery_goals(g: Orchestra, me: int) -> list[tuple[int, float]]:
    """Return where something of mine could be delivered, and what that is worth."""
    value = relief(g, me)
    goals: list[tuple[int, float]] = []
    if value <= 0:
        return goals
    for space, printed in enumerate(g.setup.board.spaces):
        delivery = printed.delivery
        if delivery is None or g.tile[space] >= 0:
            continue
        kinds = [k for k in set(items(g.items[me])) if delivery.item in (ANY_ITEM, k)]
        if not kinds:
            continue
        if can_deliver(g, me, delivery, space):
            cheapest = min(item_worth(g, me, kind) for kind in kinds)
            goals.append((space, value - DELIVERY_COST * cheapest))
    return goals


def tile_goals(g: Orchestra, me: int) -> list[tuple[int, float]]:
    """Return where tiles lie that are worth fetching."""
    full = size(g.items[me]) >= g.item_limit(me)
    least = min((item_worth(g, me, kind) for kind in items(g.items[me])), default=0.0)
    team = mission(g)
    goals: list[tuple[int, float]] = []
    for space, kind in enumerate(g.tile):
        if kind < 0:
            continue
        if g.face_up >> space & 1:
            value = TILE_WANTED if team.wanted >> kind & 1 else 0.7
            if full and (value < 1.0 or least > 1.0):
                continue
            goals.append((space, value))
        elif not full or least < 1.0:
            goals.append((space, TILE_UNKNOWN * (0.6 if full else 1.0) + (0.4 if team.wanted else 0.0)))
    return goals


def plot_goals(g: Orchestra, me: int) -> list[tuple[int, float]]:
    """Return where a plot of mine could be attempted now, and what that is worth."""
    hitler = g.leaders[HITLER]
    goals: list[tuple[int, float]] = []
    if hitler == OFF:
        return goals
    for card in plots_of(g, me):
        found = plot(g, card)
        if g.motivation[me] < found.motivation or found.distance == ANYWHERE or not found.area >> hitler & 1:
            continue
        value = attempt_worth(g, me, found, hitler)
        if value <= 0.01 or worth_waiting(g, me, found, value):
            continue
        spaces = members(g.setup.board.near[hitler]) if found.distance == NEXT_SPACE else [hitler]
        goals += [(space, 2.0 + PLOT_PULL * value) for space in spaces]
    return goals


def other_goals(g: Orchestra, me: int) -> list[tuple[int, float]]:
    """Return the camps, Paris, and Gestapo HQ for a release."""
    goals: list[tuple[int, float]] = []
    gap = 3 - g.motivation[me]
    if gap > 0 and g.suspicion[me] <= MEDIUM:
        strength = 1.0 if best_plot(g, me) >= 0 else 0.6
        goals += [(space, strength * 2.2 * min(gap, 2)) for space in (AUSCHWITZ, TREBLINKA)]
    if g.suspicion[me] >= HIGH and g.support >= 6:
        goals.append((PARIS, relief(g, me)))
    prisoners = sum(place == PRISON for place in g.where)
    if prisoners and g.suspicion[me] <= MEDIUM:
        goals.append((GESTAPO_HQ, 2.2 + 0.8 * prisoners))
    return goals


def helping_goals(g: Orchestra, me: int) -> list[tuple[int, float]]:
    """Return where I could help the team's plot: with items to lend, as Beck, in a meeting."""
    goals: list[tuple[int, float]] = []
    team = mission(g)
    if team.seat == me or team.card < 0 or g.where[team.seat] == PRISON:
        return goals
    found = plot(g, team.card)
    hitler = g.leaders[HITLER]
    mine = sum(int(copies(g.items[me], kind)) for kind in range(8) if team.useful >> kind & 1)
    meeting = any(element.kind == MEETING for element in found.elements)
    strikes = g.motivation[team.seat] >= found.motivation and hitler != OFF and bool(found.area >> hitler & 1)
    if strikes and g.support <= g.setup.start_support + 1:
        value = HELP * mine + (1.5 if g.is_able(me, BECK) else 0.0) + (1.0 if meeting else 0.0)
        if value:
            goals.append((hitler, 1.2 + value))
    room = g.item_limit(team.seat) - int(size(g.items[team.seat]))
    if mine and room > 0:
        goals.append((g.where[team.seat], BRING + 0.5 * min(mine, room)))
    return goals


def standby_goals(g: Orchestra, me: int) -> list[tuple[int, float]]:
    """Late in the war whoever can strike waits in Berlin, where Hitler mostly is."""
    if g.stage < 5 or not ready(g, me):
        return []
    return [(TRAIN_STATION, 0.7 * STAND_BY if g.stage == 5 else STAND_BY)]


def goals(g: Orchestra, me: int) -> list[tuple[int, float]]:
    """Return everything worth going to."""
    return (
        plot_goals(g, me)
        + delivery_goals(g, me)
        + tile_goals(g, me)
        + other_goals(g, me)
        + helping_goals(g, me)
        + standby_goals(g, me)
    )


def pull(g: Orchestra, wishes: list[tuple[int, float]], start: int) -> float:
    """Return how good a space is as a starting point for everything worth going to."""
    far = distances(g, start)
    best = 0.0
    for space, value in wishes:
        if far[space] < FAR:
            best = max(best, value * DECAY ** far[space])
    return best


def motivation_worth(g: Orchestra, seat: int) -> float:
    """Return what one more step of motivation is worth to a seat: most to the one the team counts on."""
    level = g.motivation[seat]
    if level >= RECKLESS:
        return 0.0
    value = OTHERS_MOTIVATION[level]
    card = best_plot(g, seat)
    needed = plot(g, card).motivation if card >= 0 else COMMITTED
    if level < needed:
        if seat == lead(g):
            value += STRIKE_MOTIVATION
        elif card >= 0:
            value += OWN_PLOT
    if g.where[seat] == PRISON:
        value *= 0.6
    return value


def support_worth(g: Orchestra) -> float:
    """Return what one step of military support less is worth: most when somebody is ready and the war leaves it low."""
    if g.support <= g.setup.start_support:
        return 0.0
    value = 0.5 if g.stage in (3, 4) else 0.9
    if any(ready(g, seat) and g.where[seat] != PRISON for seat in range(g.setup.seats)):
        value += 0.4 if g.stage in (3, 4) else SUPPORT_READY
    return value


def illegal_cards(g: Orchestra, seat: int) -> int:
    """Return how many illegal cards a seat holds."""
    return int(count(g.dossier[seat] & g.setup.content.illegal))


def stands_right(g: Orchestra, me: int, card: int) -> bool:
    """Whether a plot of mine could be attempted from here."""
    return in_place(g, me, plot(g, card), HITLER)


def has(g: Orchestra, seat: int, name: str) -> bool:
    """Whether a dossier holds a card of that name."""
    card = g.setup.content.cards[g.setup.content.card_number[name]]
    return any(g.dossier[seat] & BIT[card.first + n] for n in range(card.copies))
