"""What things are worth to the team: plots, cards, items, motivation, suspicion. From open knowledge only."""

from __future__ import annotations

from typing import Final

from parlour.bots.black_orchestra import dice, odds
from parlour.bots.black_orchestra.figures import STANDS, fig
from parlour.games.black_orchestra.bits import BIT, copies, count, size
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.cards.abilities import DICE
from parlour.games.black_orchestra.cards.content import AFFILIATION, ANYWHERE, ITEM, MEETING
from parlour.games.black_orchestra.names import COMMITTED, LOW, PISTOL, RECKLESS, WEAPONS
from parlour.games.black_orchestra.pieces import AN_ITEM
from parlour.games.black_orchestra.state import Orchestra

NO: Final = -9.0

UNKNOWN_CARD: Final = 0.6
"""What a card is worth that came with a pack."""


class Mission:
    """What the team works for: who strikes with which plot, and which items it still wants."""

    def __init__(self, seat: int, card: int, wanted: int, useful: int) -> None:
        self.seat: int = seat
        self.card: int = card
        # Kinds of item to be fetched, and kinds that help at all, as sets.
        self.wanted: int = wanted
        self.useful: int = useful


MOST_SEATS: Final = 5
NOT_YET: Final = -2


class Sight:
    """What has been worked out about one position; it holds until the next position is looked at."""

    def __init__(self) -> None:
        self.mission: Mission | None = None
        self.plots: list[int] = [NOT_YET] * MOST_SEATS
        self.ready: list[int] = [NOT_YET] * MOST_SEATS


_sight: Final = [Sight()]


def look_anew() -> None:
    """Forget the last position. Whoever judges a position begins with this."""
    _sight[0] = Sight()


def mission(g: Orchestra) -> Mission:
    """Return what the team works for. It depends on open facts alone."""
    sight = _sight[0]
    found = sight.mission
    if found is None:
        found = _mission(g)
        sight.mission = found
    return found


def _mission(g: Orchestra) -> Mission:
    best, best_card, best_value = 0, -1, -99.0
    for seat in range(g.setup.seats):
        level = -0.3 if g.where[seat] == PRISON else 0.0
        if level + 0.02 * float(g.motivation[seat]) > best_value:
            best, best_card, best_value = seat, -1, level + 0.02 * float(g.motivation[seat])
        for card in odds.plots_of(g, seat):
            gap = max(odds.plot(g, card).motivation - g.motivation[seat], 0)
            value = level + 0.1 + promise(g, seat, card) * fig().eagerness ** gap
            if value > best_value:
                best, best_card, best_value = seat, card, value
    wanted = useful = 0
    if best_card >= 0:
        for element in odds.plot(g, best_card).elements:
            if element.kind == ITEM:
                useful |= BIT[element.value]
                held = 0
                for bag in g.items:
                    held += int(copies(bag, element.value))
                if element.several or not held:
                    wanted |= BIT[element.value]
    return Mission(best, best_card, wanted, useful)


def promise(g: Orchestra, seat: int, card: int) -> float:
    """Return how likely a plot would succeed in a seat's hands if the team gathers what it can, 0 to 1."""
    found = odds.plot(g, card)
    pool = float(found.base)
    ignore = 0
    for element in found.elements:
        if element.kind == AFFILIATION and g.setup.affiliation[seat] == element.value:
            pool += element.dice
        elif element.kind == MEETING:
            pool += element.dice * (0.9 if g.setup.seats == 2 else 0.5 if g.setup.seats == 3 else 0.3)
        elif element.kind == ITEM:
            held = odds.held_by_team(g, element.value)
            seen = 0
            for space, kind in enumerate(g.tile):
                if kind == element.value and g.face_up >> space & 1:
                    seen += 1
            gone = int(copies(g.item_pile, element.value)) + int(copies(g.tiles_out, element.value))
            unseen = 3 - held - seen - gone
            amount = held + 0.7 * seen + 0.35 * max(unseen, 0)
            if not element.several:
                amount = min(amount, 1.0)
            pool += element.dice * amount
            ignore += element.ignore if held else 0
    pool += int(g.worth(seat, DICE))
    if g.dossier[seat] & g.setup.content.for_own_pool:
        pool += 2
    low = min(int(pool), 9)
    share = pool - low
    needed = g.setup.start_support
    chance = dice.success(low, needed, 3 + ignore, 0) * (1 - share) + dice.success(low + 1, needed, 3 + ignore, 0) * share
    bare = found.base
    for element in found.elements:
        own = element.kind == AFFILIATION and g.setup.affiliation[seat] == element.value
        if own or (element.kind == MEETING and g.setup.seats == 2):
            bare += element.dice
    bare += int(g.worth(seat, DICE))
    chance += fig().repeat * dice.success(bare, needed, 3, 0)
    return chance * stands(g, card)


def stands(g: Orchestra, card: int) -> float:
    """Return how often Hitler stands where a plot can strike now; one of a pack is like one of the box that strikes there."""
    name = g.setup.content.cards[card].id
    if name not in STANDS:
        found = odds.plot(g, card)
        if found.distance == ANYWHERE:
            name = "derail_train"
        elif found.berlin:
            name = "coup"
        elif found.stages:
            name = "kidnapping" if 1 in found.stages else "ambush"
        else:
            name = ("sniper", "hidden_bomb", "suitcase_bomb")[found.fortified + 1]
    return fig().stands[name][g.stage - 1]


def lead(g: Orchestra) -> int:
    """Return the conspirator the team counts on."""
    return mission(g).seat


def plot_worth(g: Orchestra, seat: int, card: int) -> float:
    """Return how promising a plot is for a seat, 0.2 to about 2."""
    return 0.4 + 2.5 * promise(g, seat, card) - (0.2 if odds.plot(g, card).reckless and g.motivation[seat] < RECKLESS else 0.0)


def best_plot(g: Orchestra, seat: int) -> int:
    """Return the most promising plot of a dossier, -1 if there is none."""
    sight = _sight[0]
    best = sight.plots[seat]
    if best == NOT_YET:
        best, best_value = -1, 0.0
        for card in odds.plots_of(g, seat):
            value = plot_worth(g, seat, card)
            if value > best_value:
                best, best_value = card, value
        sight.plots[seat] = best
    return best


def ready(g: Orchestra, seat: int) -> bool:
    """Whether a conspirator is motivated enough for a plot of the dossier."""
    sight = _sight[0]
    known = sight.ready[seat]
    if known == NOT_YET:
        known = 0
        for card in odds.plots_of(g, seat):
            if g.motivation[seat] >= odds.plot(g, card).motivation:
                known = 1
        sight.ready[seat] = known
    return known == 1


def wanted_items(g: Orchestra, seat: int) -> int:
    """Return the kinds of item that plots of a seat could still use, as a set."""
    wanted = 0
    for card in odds.plots_of(g, seat):
        for element in odds.plot(g, card).elements:
            if element.kind == ITEM and (element.several or not g.has_item(seat, element.value)):
                wanted |= BIT[element.value]
    return wanted


def card_worth(g: Orchestra, seat: int, card: int) -> float:
    """Return how much a seat would miss a card."""
    printed = g.setup.content.cards[card]
    if printed.plot is None:
        value = fig().card_worth.get(printed.id, UNKNOWN_CARD)
        if printed.id == "planning_session" and best_plot(g, seat) >= 0:
            value = 0.3
        return value
    value = fig().plot_card[0] * plot_worth(g, seat, card)
    if card != best_plot(g, seat):
        value *= fig().plot_card[1]
    return value


def item_worth(g: Orchestra, seat: int, kind: int) -> float:
    """Return how much a seat would miss an item: for the team's plot, for its own, for a delivery."""
    team = mission(g)
    if kind == PISTOL:
        return 1.2 if team.useful >> WEAPONS & 1 else 0.5
    value = 0.3
    if team.useful >> kind & 1:
        value += fig().team_item
        found = odds.plot(g, team.card)
        if not found.elements[found.element_of[kind]].several:
            value -= 0.7 * (int(copies(g.items[seat], kind)) - 1)
    elif wanted_items(g, seat) >> kind & 1:
        value += fig().own_item
    return value


def least_item(g: Orchestra, seat: int, kinds: list[int]) -> float:
    """Return how much a seat would miss the least of some items; 0 if there is none."""
    least = 0.0
    for n, kind in enumerate(kinds):
        value = item_worth(g, seat, kind)
        if n == 0 or value < least:
            least = value
    return least


def raid_ahead(g: Orchestra) -> bool:
    """Whether the next events may hold a raid (BO-90)."""
    return g.stage > 1 or (bool(g.events) and g.setup.content.event_stage[g.events[-1]] > 1)


def relief(g: Orchestra, seat: int) -> float:
    """Return what losing suspicion is worth to a seat now."""
    level = g.suspicion[seat]
    if level == LOW:
        return 0.0
    value = fig().relief[level] * (1.0 if raid_ahead(g) else fig().calm)
    if ready(g, seat):
        value += fig().ready_relief
    return value


def motivation_worth(g: Orchestra, seat: int) -> float:
    """Return what one more step of motivation is worth to a seat: most to the one the team counts on."""
    level = g.motivation[seat]
    if level >= RECKLESS:
        return 0.0
    value = fig().others_motivation[level]
    card = best_plot(g, seat)
    needed = odds.plot(g, card).motivation if card >= 0 else COMMITTED
    if level < needed:
        if seat == lead(g):
            value += fig().strike_motivation
        elif card >= 0:
            value += fig().own_plot
    if g.where[seat] == PRISON:
        value *= 0.6
    return value


def relief_of(g: Orchestra, seats: list[int]) -> float:
    """Return what losing suspicion is worth to several seats together."""
    total = 0.0
    for seat in seats:
        total += relief(g, seat)
    return total


def motivation_of(g: Orchestra, seats: list[int]) -> float:
    """Return what a step of motivation is worth to several seats together."""
    total = 0.0
    for seat in seats:
        total += motivation_worth(g, seat)
    return total


def support_worth(g: Orchestra) -> float:
    """Return what one step of military support less is worth: most when somebody is ready and the war leaves it low."""
    if g.support <= g.setup.start_support:
        return 0.0
    value = fig().support_early if g.stage in (3, 4) else fig().support
    for seat in range(g.setup.seats):
        if ready(g, seat) and g.where[seat] != PRISON:
            return value + (0.4 if g.stage in (3, 4) else fig().support_ready)
    return value


def illegal_cards(g: Orchestra, seat: int) -> int:
    """Return how many illegal cards a seat holds."""
    return int(count(g.dossier[seat] & g.setup.content.illegal))


def piece(g: Orchestra, seat: int, option: int) -> float:
    """Return how much a card or item would be missed."""
    return item_worth(g, seat, option - AN_ITEM) if option >= AN_ITEM else card_worth(g, seat, option)


def hand_over(g: Orchestra, giver: int, receiver: int, option: int) -> float:
    """Return what it is worth that a piece changes hands: useful items go to the lead, plots to whom they suit far better."""
    team = mission(g)
    if option >= AN_ITEM:
        kind = option - AN_ITEM
        if receiver != team.seat or not team.useful >> kind & 1 or int(size(g.items[receiver])) >= g.item_limit(receiver):
            return NO
        return fig().give_item
    printed = g.setup.content.cards[option]
    if printed.plot is None:
        if receiver == team.seat and printed.id == "officer_recruited":
            return 1.5
        return NO
    if giver == team.seat and option == team.card:
        return NO
    own = 0.0
    for card in odds.plots_of(g, receiver):
        own = max(own, promise(g, receiver, card))
    better = promise(g, receiver, option) - own
    gap = g.motivation[receiver] - g.motivation[giver]
    spare = len(odds.plots_of(g, giver)) > 1 or gap > 0
    return fig().give_plot[0] + fig().give_plot[1] * better if better > fig().give_plot[2] and gap >= 0 and spare else NO
