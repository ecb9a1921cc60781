"""A position as numbers: what an estimate of the chance to win is made from. Open knowledge only."""

from __future__ import annotations

from typing import Final

from parlour.bots.black_orchestra import dice, odds, ways, worth
from parlour.bots.black_orchestra.figures import CARDS, PLOTS, fig
from parlour.games.black_orchestra.bits import copies, count, members, size
from parlour.games.black_orchestra.board import FAR, PRISON
from parlour.games.black_orchestra.cards.abilities import DICE
from parlour.games.black_orchestra.cards.content import AFFILIATION, ANYWHERE, ITEM, MEETING, Plot
from parlour.games.black_orchestra.names import EXTREME, HIGH, HITLER, LOW, MEDIUM, OFF
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn.attempt import EAGLES_THAT_DETECT

HOW_MANY: Final = 132
_best_odds: Final[dict[int, float]] = {}
RELIEVING: Final = ["lose_gestapo", "cover_story", "false_safety_report"]

LACKING: Final = [1.0, 0.7, 0.45, 0.3, 0.2]
"""What is left of a plot's odds for each step of motivation that is missing."""


class Strike:
    """A plot in somebody's hands: the odds with all the team's items, now and with support and suspicion at their best."""

    def __init__(self, seat: int, card: int, gap: int) -> None:
        self.seat: int = seat
        self.card: int = card
        # Steps of motivation that are missing.
        self.gap: int = gap
        self.now: float = 0.0
        self.at_best: float = 0.0
        # The odds now if nothing is spent: such attempts can be made again and again.
        self.bare: float = 0.0
        # The odds now with what the plotter and those in the same space hold.
        self.in_hand: float = 0.0
        # The odds now, less the farther the plotter is from where it can be done; 0 if it cannot.
        self.near: float = 0.0


def best_odds(pool: int, needed: int, limit: int, again: int) -> float:
    """Return how likely a pool succeeds if the best number of dice is rolled."""
    if limit <= 0 or pool <= 0:
        return 0.0
    pool = min(pool, 10)
    limit = min(limit, 11)
    key = pool | needed << 4 | limit << 8 | again << 12
    if key in _best_odds:
        return _best_odds[key]
    best = 0.0
    for n in range(1, pool + 1):
        best = max(best, dice.success(n, needed, limit, again))
    _best_odds[key] = best
    return best


def strike_of(g: Orchestra, seat: int, card: int) -> Strike:
    """Return what a plot of a dossier promises."""
    found = odds.plot(g, card)
    pool, ignore = whole_pool(g, seat, found)
    strike = Strike(seat, card, max(found.motivation - g.motivation[seat], 0))
    again, ignored = dice.cards_at_hand(g)
    event = odds.event_eagles(g) + ignored
    seen = EAGLES_THAT_DETECT[g.suspicion[seat]] + event
    strike.now = best_odds(pool, g.support, seen + ignore, again)
    strike.at_best = best_odds(pool, g.setup.start_support, EAGLES_THAT_DETECT[LOW] + ignore + ignored, again)
    hitler = g.leaders[HITLER]
    bare = odds.bare_pool(g, seat, found, g.where[seat])
    strike.bare = best_odds(bare, g.support, seen, again)
    own, own_ignore = odds.item_dice(g, seat, found, g.where[seat])
    strike.in_hand = best_odds(bare + own, g.support, seen + own_ignore, again)
    free = g.where[seat] != PRISON
    if strike.gap == 0 and free and hitler != OFF and found.area >> hitler & 1 and found.distance != ANYWHERE:
        far = ways.distances(g, g.where[seat])[hitler]
        strike.near = strike.now * fig().faded[far] if far < FAR else 0.0
    return strike


def whole_pool(g: Orchestra, seat: int, found: Plot) -> tuple[int, int]:
    """Return the dice and cancelled eagles of a plot with all the team's items at hand."""
    pool = found.base
    ignore = 0
    for element in found.elements:
        if element.kind == AFFILIATION and g.setup.affiliation[seat] == element.value:
            pool += element.dice
        elif element.kind == MEETING:
            pool += element.dice if g.setup.seats == 2 and PRISON not in g.where else element.dice - 1
        elif element.kind == ITEM:
            held = odds.held_by_team(g, element.value)
            times = held if element.several else min(held, 1)
            pool += element.dice * times
            ignore += element.ignore * times
    for other in range(g.setup.seats):
        if g.is_able(other, DICE):
            pool += int(g.worth(other, DICE))
    if g.dossier[seat] & g.setup.content.for_own_pool:
        pool += 2
    return pool, ignore


def facts(g: Orchestra) -> list[float]:  # noqa: C901, PLR0912, PLR0915 - one part for each kind of fact
    """Return the position as numbers, most of them between 0 and 1."""
    setup = g.setup
    seats: int = setup.seats
    found = [0.0] * HOW_MANY
    worth.look_anew()
    # The clock.
    found[g.stage - 1] = 1.0
    found[7] = len(g.events) / 60.0
    # The table.
    found[8] = 1.0 if setup.start_support >= 3 else 0.0
    found[9] = 1.0 if setup.start_support >= 4 else 0.0
    found[10] = float(g.support - setup.start_support) / 3.0
    found[11] = (seats - 2) / 3.0
    found[12] = 1.0 if seats == 2 else 0.0
    # The strikes: the best, and the best of somebody else.
    first = second = 0.0
    best: Strike | None = None
    ready = near = other_ready = bare = at_turn = 0.0
    plots = ready_seats = 0
    for seat in range(seats):
        own = own_ready = 0.0
        for card in odds.plots_of(g, seat):
            plots += 1
            strike = strike_of(g, seat, card)
            stands = worth.stands(g, card)
            if g.where[seat] == PRISON:
                stands *= 0.4
            value = (0.4 * strike.now + 0.6 * strike.at_best) * stands * LACKING[strike.gap]
            if value > own:
                own = value
                if value > first:
                    best = strike
            near = max(near, strike.near)
            if seat == g.turn:
                at_turn = max(at_turn, strike.near)
            if strike.gap == 0:
                own_ready = max(own_ready, strike.now * stands)
                bare = max(bare, strike.bare * stands)
        if own_ready > 0:
            ready_seats += 1
        if own > first:
            first, second = own, first
        elif own > second:
            second = own
        if own_ready > ready:
            ready, other_ready = own_ready, ready
        elif own_ready > other_ready:
            other_ready = own_ready
    found[13] = first
    found[14] = second
    found[15] = ready
    found[16] = other_ready
    found[17] = near
    lead = -1
    if best is not None:
        lead = best.seat
        found[18] = best.now
        found[19] = best.at_best
        found[20] = best.gap / 4.0
        found[21] = 1.0 if best.gap == 0 else 0.0
        found[22] = float(g.suspicion[lead]) / 3.0
        found[23] = 1.0 if g.suspicion[lead] == LOW else 0.0
        found[24] = 1.0 if g.turn == lead else 0.0
        found[25] = 1.0 if g.where[lead] == PRISON else 0.0
        found[26] = worth.promise(g, lead, best.card)
        found[27] = worth.stands(g, best.card)
        found[28] = best.near
        found[125] = best.in_hand
        if g.leaders[HITLER] != OFF and g.where[lead] != PRISON:
            found[126] = min(ways.distances(g, g.where[lead])[g.leaders[HITLER]], 8) / 8.0
    found[29] = min(plots, 4) / 4.0
    # Everybody.
    motivation = top = suspicion = 0
    free = 0
    cards = relieving = 0
    all_items = 0
    for seat in range(seats):
        motivation += g.motivation[seat]
        top = max(top, g.motivation[seat])
        all_items += int(size(g.items[seat]))
        if g.where[seat] == PRISON:
            continue
        free += 1
        suspicion += g.suspicion[seat]
        if g.suspicion[seat] == HIGH:
            found[30] += 1.0 / seats
        elif g.suspicion[seat] == EXTREME:
            found[31] += 1.0 / seats
        elif g.suspicion[seat] == MEDIUM:
            found[32] += 1.0 / seats
        held = g.dossier[seat]
        cards += int(count(held))
        for card in members(held):
            if setup.content.cards[card].id in RELIEVING:
                relieving += 1
        if held & setup.content.after_roll:
            found[33] = 1.0
    found[34] = motivation / (4.0 * seats)
    found[35] = top / 4.0
    found[36] = (seats - free) / seats
    found[37] = 1.0 if free == 1 else 0.0
    found[38] = suspicion / (3.0 * seats)
    found[39] = cards / (5.0 * seats)
    found[40] = min(relieving, 4) / 4.0
    found[41] = all_items / (3.0 * seats)
    found[42] = float(g.dissent) / 3.0
    # Items for the mission.
    team = worth.mission(g)
    useful = seen = 0
    for kind in range(8):
        if team.useful >> kind & 1:
            for bag in g.items:
                useful += int(copies(bag, kind))
            for space, tile in enumerate(g.tile):
                if tile == kind and g.face_up >> space & 1:
                    seen += 1
    found[43] = useful / 4.0
    found[44] = seen / 4.0
    found[45] = float(odds.event_eagles(g)) / 2.0
    found[46] = 1.0 if lead >= 0 and team.seat == lead else 0.0
    # Who may strike now: support as it is, with what the one whose turn it is can do at once.
    found[47] = 1.0 if g.leaders[HITLER] == OFF else 0.0
    found[48] = float(g.support) / 7.0
    found[49] = bare
    found[50] = at_turn
    found[51] = ready_seats / seats
    hitler = g.leaders[HITLER]
    if hitler != OFF:
        found[52] = 1.0 if setup.board.berlin >> hitler & 1 else 0.0
        found[53] = 1.0 if setup.board.fortified >> hitler & 1 else 0.0
    found[54] = len(g.face_down()) / 24.0
    pieces(g, found)
    return found


KIND_OF_CARD: Final = {name: n for n, name in enumerate([*CARDS, *PLOTS])}
FIRST_CARD: Final = 55
FIRST_ITEM: Final = 98
FIRST_TILE: Final = 106
FIRST_SHEET: Final = 114
SHEETS_KNOWN: Final = 9


def pieces(g: Orchestra, found: list[float]) -> None:
    """Add who plays, and which cards and items the team has or sees."""
    content = g.setup.content
    for seat, held in enumerate(g.dossier):
        share = 0.2 if g.where[seat] == PRISON else 0.5
        for card in members(held):
            kind_of_card = KIND_OF_CARD.get(content.cards[card].id, -1)
            if kind_of_card >= 0:
                found[FIRST_CARD + kind_of_card] += share
        bag = g.items[seat]
        if bag:
            for kind in range(8):
                found[FIRST_ITEM + kind] += 0.4 * int(copies(bag, kind))
    for space, tile in enumerate(g.tile):
        if tile >= 0 and g.face_up >> space & 1:
            found[FIRST_TILE + tile] += 0.4
    for sheet in g.setup.sheets:
        # What came with a pack has no fact of its own: nothing was learned about it.
        if sheet < SHEETS_KNOWN:
            found[FIRST_SHEET + sheet] = 1.0
    in_stage = 0
    for event in g.events:
        if content.event_stage[event] == g.stage:
            in_stage += 1
    found[123] = in_stage / 8.0
    plots = 0
    for card in g.deck:
        if content.plots >> card & 1:
            plots += 1
    found[124] = plots / 8.0
    again, ignored = dice.cards_at_hand(g)
    found[127] = 0.5 * again
    found[128] = float(ignored)
    found[129] = len(g.deck) / 50.0
    found[130] = float(g.known) / 3.0
    found[131] = worth.promise(g, worth.mission(g).seat, worth.mission(g).card) if worth.mission(g).card >= 0 else 0.0
