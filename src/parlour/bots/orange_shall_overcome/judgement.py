"""How good a position of Orange Shall Overcome! is, in actions: work still to do, time left, and what may go wrong meanwhile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.arrays import vec
from parlour.games.orange_shall_overcome.bits import how_many
from parlour.games.orange_shall_overcome.board import BOARD, ROADS, SPOTS
from parlour.games.orange_shall_overcome.content import DANGER_ALIBI_COUNTRY, DANGER_RESOURCES, MOVE_BONUS
from parlour.games.orange_shall_overcome.goods import (
    BUNDLE,
    IMMUNITY,
    INFORMATION,
    KINDS,
    MONEY,
    ONE,
    RATION,
    SABOTAGE,
    TICKET,
    count,
    pack,
)
from parlour.games.orange_shall_overcome.round import towards_the_goal
from parlour.games.orange_shall_overcome.scenario import BY_DELIVERY, BY_ESCORT, BY_LINE, BY_MEAL, BY_TRUST
from parlour.games.orange_shall_overcome.state import EMPTY, HAS_SOLDIER, OCCUPIER, TOKENS_ON, Resistance

FAR: Final = 99.0
POLICEMAN_COST: Final = 0.9
SOLDIER_COST: Final = 2.0
"""What an occupier on a road is worth in roads."""

ACTION: Final = 0.62
"""What an action still to come is worth, in actions of work: some of them go into upkeep."""

WORK: Final = 1.5
"""What an action of work saved is worth."""

# What it is worth not to stand there, by Alibi and Morale; a raid within sight, by Safety after the night; Hunger.
LOW_ALIBI: Final = [60.0, 9.0, 5.8, 3.7, 2.4, 1.6, 1.0, 0.6, 0.3, 0.1, 0.0]
LOW_MORALE: Final = [60.0, 9.0, 5.5, 3.2, 1.9, 1.1, 0.6, 0.3, 0.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
RAID_NEAR: Final = [0.95, 0.32, 0.14, 0.05, 0.02, 0.01, 0.0, 0.0, 0.0]
HUNGRY: Final = [0.0, 0.0, 0.0, 0.0, 0.1, 0.3, 0.7, 1.5, 4.0, 10.0, 60.0]

LOCAL_TASK: Final = 12.0
"""What a task costs, in actions, if nobody is near."""

FOUND: Final = 0.42
"""How likely a search finds a token."""

STOCK: Final = [0.35, 0.45, 0.35, 0.45, 0.45, 1.2, 0.5, 0.5]
"""What a token beyond the next errands is worth, by kind, if it will be needed."""

THREE_RATIONS: Final = pack(ration=3)
ONE_DELIVERY: Final = pack(network=1, bundle=1)
USUAL_PRICE: Final = pack(money=1, network=1, ration=1)


class Task:
    """Something the goal still asks for: where, at what price, with whom along; `base` is its price if nobody is near."""

    def __init__(self, spot: int, cost: int, base: float, person_at: int = -1, *, possible: bool = True) -> None:
        self.spot: int = spot
        self.cost: int = cost
        self.base: float = base
        self.person_at: int = person_at
        self.possible: bool = possible


class Ways:
    """Distances in roads, occupiers counted; and for people in hiding, who pass no occupier."""

    def __init__(self, roads: list[int]) -> None:
        self.open: list[float] = _distances([_length(standing) for standing in roads])
        self.safe: list[float] = _distances([1.0 if standing == EMPTY else 5.0 for standing in roads])


def _length(standing: int) -> float:
    if standing == EMPTY:
        return 1.0
    return 1.0 + (SOLDIER_COST if HAS_SOLDIER[standing] else POLICEMAN_COST) * TOKENS_ON[standing]


def _distances(lengths: list[float]) -> list[float]:
    """Return the shortest ways between all spots."""
    found = [FAR] * (SPOTS * SPOTS)
    for spot in range(SPOTS):
        found[spot * SPOTS + spot] = 0.0
    for road in range(ROADS):
        a, b = BOARD.ends[road]
        found[a * SPOTS + b] = lengths[road]
        found[b * SPOTS + a] = lengths[road]
    for via in range(SPOTS):
        for a in range(SPOTS):
            first = found[a * SPOTS + via]
            for b in range(SPOTS):
                way = first + found[via * SPOTS + b]
                if way < found[a * SPOTS + b]:
                    found[a * SPOTS + b] = way
    return found


def needed_for(g: Resistance) -> int:
    """Return how many tasks are still to be done."""
    done, tasks = towards_the_goal(g)
    return tasks - done


class Judge:
    """Judges positions of one setup at a time; distances are remembered by what stands on the roads."""

    def __init__(self) -> None:
        self.ways: dict[tuple[int, ...], Ways] = {}
        # Who may count on a bundle that lies at the Printing House.
        self.may_take: list[bool] = []
        # What was found out last: the prices of everybody's next errand, and how safe each spot is tonight.
        self.prices: list[float] = []
        self.tonight: list[int] = [0] * SPOTS

    def ways_of(self, g: Resistance) -> Ways:
        """Return the distances on the present roads."""
        key = tuple(g.roads)
        found = self.ways.get(key)
        if found is None:
            if len(self.ways) > 5000:
                self.ways.clear()
            found = Ways(list(g.roads))
            self.ways[key] = found
        return found

    def worth(self, g: Resistance) -> float:
        """Return time left minus work left minus dangers, in actions."""
        rounds = len(g.decks[OCCUPIER]) // g.setup.size
        return ACTION * self.time(g, rounds) - WORK * self.work(g) - self.dangers(g, rounds)

    def time(self, g: Resistance, rounds: int) -> float:
        """Return how many actions are still to come."""
        cards = g.pool
        for hand in g.hand:
            cards += how_many(hand)
        per_round = float(how_many(g.setup.hand) * g.setup.size) + 0.8 * float(g.morale + 2) / 3
        return float(cards) + rounds * per_round

    # Work.

    def work(self, g: Resistance) -> float:
        """Return how many actions the goal still takes: everybody's next errand, and a rough price for the rest."""
        ways = self.ways_of(g)
        self.share_out(g, ways)
        tasks = self.tasks(g)
        size = g.setup.size
        total = 0.0
        free = list(range(size))
        left = [task for task in tasks if task.possible]
        for task in tasks:
            if not task.possible:
                total += task.base
        prices = [[self.errand(g, ways, c, task) for task in left] for c in free]
        spare = g.goods[:]
        bundles = 0
        self.prices = []
        while free and left:
            best, who, what = 1000.0, free[0], 0
            for c in free:
                row = prices[c]
                for n in range(len(left)):
                    # An errand is a bargain if it costs less than it usually does.
                    bargain = row[n] - left[n].base
                    if bargain < best:
                        best, who, what = bargain, c, n
            price = prices[who][what]
            self.prices.append(price)
            total += min(price, left[what].base) + 0.2 * max(price - left[what].base, 0.0)
            if left[what].cost >> (6 * BUNDLE) & 31:
                bundles += 1
            spare[who] = _rest(spare[who], left[what].cost)
            free.remove(who)
            left.pop(what)
            for row in prices:
                row.pop(what)
        wanted = 0
        for task in left:
            total += task.base
            wanted += task.cost
        if g.setup.scenario.has_bundles:
            bundles = sum(g.lying) + sum([count(goods, BUNDLE) for goods in g.goods]) - bundles
        total -= self.stock(spare, max(bundles, 0), wanted)
        return total

    def share_out(self, g: Resistance, ways: Ways) -> None:
        """Let those nearest to where bundles are made who carry no bundle count on the ones that lie there."""
        size = g.setup.size
        self.may_take = [False] * size
        if not g.setup.scenario.has_bundles:
            return
        press = g.setup.spot(g.setup.scenario.made_at)
        left = g.lying[press] if press >= 0 else 0
        while left > 0:
            nearest, way = -1, FAR
            for c in range(size):
                if not self.may_take[c] and not count(g.goods[c], BUNDLE) and ways.open[g.where[c] * SPOTS + press] < way:
                    nearest, way = c, ways.open[g.where[c] * SPOTS + press]
            if nearest < 0:
                return
            self.may_take[nearest] = True
            left -= 1

    def stock(self, spare: vec[i64], bundles: int, wanted: int) -> float:
        """Return what resources beyond the next errands are worth for those after them."""
        found = 0.0
        for kind in range(KINDS):
            have = bundles
            if kind != BUNDLE:
                have = 0
                for goods in spare:
                    have += count(goods, kind)
            need = wanted >> (6 * kind) & 31
            use = min(have, need)
            found += use * STOCK[kind]
            if kind >= TICKET:
                found += (have - use) * 0.5
        return found

    def errand(self, g: Resistance, ways: Ways, c: int, task: Task) -> float:  # noqa: C901, PLR0912 - kind by kind
        """Return the actions one character needs for a task: fetch what is missing, go there, do it."""
        goods = g.goods[c]
        here = g.where[c]
        actions = 1.0
        stops: list[int] = []
        # Where something has to be made or bought after everything else has been fetched.
        shop = -1
        lack_money = 0
        cost = task.cost
        for kind in (BUNDLE, TICKET, IMMUNITY):
            lack = count(cost, kind) - count(goods, kind)
            if lack > 0:
                spot = g.setup.spot((g.setup.scenario.made_at, "train_station", "forger")[kind - BUNDLE])
                if spot < 0:
                    actions += 6.0
                    continue
                if kind == BUNDLE and self.may_take[c]:
                    # Picking it up costs nothing, but it has to be done.
                    actions += 0.3
                    stops.append(spot)
                    continue
                if shop >= 0:
                    stops.append(shop)
                shop = spot
                if kind == BUNDLE:
                    actions += 1.0
                    cost += g.setup.scenario.made_for
                elif kind == TICKET:
                    actions += lack
                    lack_money += lack
                else:
                    actions += lack
                    cost += ONE[SABOTAGE]
        heavy = 0
        for kind in range(INFORMATION + 1):
            need = count(cost, kind)
            if kind == MONEY:
                need += lack_money
            heavy += need
            lack = need - count(goods, kind)
            if lack <= 0:
                continue
            if kind == INFORMATION:
                actions += lack
                continue
            spot = self.source(g, ways, here, kind)
            if spot < 0:
                actions += 6.0
                continue
            yields = 2 if kind == MONEY or (kind == RATION and g.setup.scenario.aim != BY_MEAL) else 1
            if kind == RATION and g.setup.scenario.aim == BY_MEAL:
                actions += 0.8 * lack
            else:
                actions += (lack + yields - 1) // yields
            if not g.active >> spot & 1:
                actions += 0.6
            stops.append(spot)
        limit = g.carry_limit(c)
        if heavy > limit:
            actions += 1.5 * (heavy - limit)
        roads = 3.0 if g.setup.ability[c] == MOVE_BONUS else 2.0
        return actions + self.tour(ways, here, stops, shop, task) / roads

    def source(self, g: Resistance, ways: Ways, here: int, kind: int) -> int:
        """Return where to fetch a resource."""
        spot = g.setup.spot(("bank", "cafe", "distribution_office", "meeting_office")[kind])
        if kind == RATION and g.setup.scenario.aim == BY_MEAL:
            farm = g.setup.spot("farm")
            if farm >= 0 and ways.open[here * SPOTS + farm] < ways.open[here * SPOTS + spot] + 2.0:
                return farm
        return spot

    def tour(self, ways: Ways, here: int, stops: list[int], shop: int, task: Task) -> float:
        """Return the roads from here over all stops to the task; a person may be fetched first or last."""
        if shop >= 0:
            goal = task.person_at if task.person_at >= 0 else task.spot
            total = _over(ways.open, here, stops, shop) + ways.open[shop * SPOTS + goal]
            return total + ways.safe[goal * SPOTS + task.spot]
        if task.person_at < 0:
            return _over(ways.open, here, stops, task.spot)
        first = _over(ways.open, here, stops, task.person_at) + ways.safe[task.person_at * SPOTS + task.spot]
        if not stops:
            return first
        second = ways.open[here * SPOTS + task.person_at] + _over(ways.safe, task.person_at, stops, task.spot)
        return min(first, second)

    def tasks(self, g: Resistance) -> list[Task]:
        """Return everything the goal still asks for."""
        aim = g.setup.scenario.aim
        if aim == BY_TRUST:
            return self.network_tasks(g)
        if aim == BY_ESCORT:
            return self.people_tasks(g)
        if aim == BY_DELIVERY:
            return self.bundle_tasks(g)
        if aim == BY_LINE:
            return self.line_tasks(g)
        return self.kitchen_tasks(g) if aim == BY_MEAL else self.local_tasks(g)

    def local_tasks(self, g: Resistance) -> list[Task]:
        """Other scenarios: the tasks they name themselves; where there are more than needed, each is needed a little less."""
        scenario = g.setup.scenario
        found: list[Task] = []
        for spot in range(SPOTS):
            for _ in range(scenario.open_tasks(g, spot)):
                found.append(Task(spot, scenario.task_cost(g, spot), LOCAL_TASK))
        surplus = len(found) - needed_for(g)
        if surplus > 0:
            for task in found:
                task.base -= LOCAL_TASK * float(surplus) / len(found)
        return found

    def network_tasks(self, g: Resistance) -> list[Task]:
        """Scenario 1: every inactive location."""
        found: list[Task] = []
        tokens = g.setup.content.requirements
        for spot in range(SPOTS):
            if g.active >> spot & 1:
                continue
            if g.setup.resource_spots >> spot & 1:
                found.append(Task(spot, 0, 7.0))
            elif g.face_up >> spot & 1:
                cost = tokens[g.required[spot]].resources
                found.append(Task(spot, cost, 13.0))
            else:
                found.append(Task(spot, USUAL_PRICE, 13.5, possible=False))
        return found

    def people_tasks(self, g: Resistance) -> list[Task]:
        """Scenario 2: the people on the board, as many as are still needed, and those who will come."""
        found: list[Task] = []
        needed = g.setup.goal - g.tally
        tokens = g.setup.content.requirements
        for person, at in enumerate(g.people):
            spot = g.setup.safe_at[person]
            if at >= 0 and g.required[spot] >= 0:
                token = tokens[g.required[spot]]
                found.append(Task(spot, token.resources + token.items, 19.0, at))
        if len(found) > needed:
            ways = self.ways_of(g)
            order = sorted((min(self.errand(g, ways, c, task) for c in range(g.setup.size)), n) for n, task in enumerate(found))
            found = [found[n] for _, n in order[:needed]]
        while len(found) < needed:
            found.append(Task(0, USUAL_PRICE, 19.5, possible=False))
        return found

    def bundle_tasks(self, g: Resistance) -> list[Task]:
        """Scenario 3: deliveries still to make; where more places are open than needed, the nearest ones will do."""
        found: list[Task] = []
        double = g.setup.size <= 2
        for spot in range(SPOTS):
            tile = g.setup.location[spot]
            if tile.resource or tile.id == "printing_house":
                continue
            takes = 2 if double and tile.id in ("church", "university") else 1
            for _ in range(takes - g.marks[spot]):
                found.append(Task(spot, ONE_DELIVERY, 12.0))
        needed = g.setup.goal - g.tally
        surplus = len(found) - needed
        if surplus > 0:
            for task in found:
                task.base -= 12.0 * float(surplus) / len(found)
        return found

    def line_tasks(self, g: Resistance) -> list[Task]:
        """Scenario 4: running lines, at whichever end is nearer to somebody."""
        found: list[Task] = []
        ways = self.ways_of(g)
        for line, road in enumerate(g.setup.scenario.rail_lines):
            if g.halted >> line & 1:
                continue
            cost = g.setup.content.requirements[g.required[line]].resources
            if HAS_SOLDIER[g.roads[road]]:
                cost += ONE[SABOTAGE]
            a, b = BOARD.ends[road]
            near_a = min([ways.open[spot * SPOTS + a] for spot in g.where])
            near_b = min([ways.open[spot * SPOTS + b] for spot in g.where])
            crowd = 0.6 * float(g.lying[a] - g.lying[b])
            found.append(Task(a if near_a + crowd <= near_b else b, cost, 13.0))
        # One line more than needed may go on running: then each is needed a little less.
        surplus = len(found) - (g.setup.goal - how_many(g.halted))
        for task in found:
            task.base -= 13.0 * float(surplus) / len(found)
        return found

    def kitchen_tasks(self, g: Resistance) -> list[Task]:
        """Scenario 5: servings still to give."""
        found: list[Task] = []
        for spot in range(SPOTS):
            for _ in range(g.setup.scenario.takes(g, spot) - g.marks[spot]):
                found.append(Task(spot, THREE_RATIONS, 11.0))
        return found

    # Dangers.

    def dangers(self, g: Resistance, rounds: int) -> float:
        """Return what low Alibi, Morale and Safety, occupiers and Hunger are worth."""
        setup = g.setup
        ahead = min(0.35 + 0.2 * rounds, 1.0)
        total = LOW_MORALE[g.morale]
        for alibi in g.alibi:
            total += LOW_ALIBI[alibi] * ahead
        night = [0] * SPOTS
        people = [0] * SPOTS
        figures = setup.content.figures
        for c in range(setup.size):
            spot = g.where[c]
            people[spot] += 1
            loss = figures.danger_resources[min(g.held[c], 9)]
            if loss and setup.ability[c] == DANGER_RESOURCES:
                loss -= 1
            if not (setup.ability[c] == DANGER_ALIBI_COUNTRY and spot >= 7):
                loss += figures.danger_alibi[g.alibi[c]]
            night[spot] += loss
        token_loss = self.token_loss(g)
        dusk = self.dusk(g)
        raids = 0.0
        for spot in range(SPOTS):
            tokens = g.tokens_at(spot) if g.lying or g.people else 0
            safety = g.safety[spot] - night[spot] - tokens
            self.tonight[spot] = safety
            price = 0.4 + 0.9 * people[spot]
            if tokens:
                price += FOUND * token_loss * tokens
            if g.papers >> spot & 1:
                price += 0.4
            raids += price * (RAID_NEAR[safety] if safety > 0 else RAID_NEAR[0])
        total += dusk * raids
        for standing in g.roads:
            if standing:
                total += 0.3 * TOKENS_ON[standing] + (0.45 if HAS_SOLDIER[standing] else 0.0)
        if setup.scenario.hunger_limit:
            total += HUNGRY[min(g.hunger, 10)] + 0.35 * float(g.hunger)
        return total

    def dusk(self, g: Resistance) -> float:
        """Return how near the night is: in the morning there is time to make a place safe, or to leave it."""
        left = g.pool
        for hand in g.hand:
            left += how_many(hand)
        return max(1.0 - 0.75 * float(left) / float(4 * g.setup.size + 2), 0.3)

    def token_loss(self, g: Resistance) -> float:
        """Return what a token found by a raid costs."""
        if not g.setup.limit or g.setup.scenario.hunger_limit:
            return 0.0
        if g.lost + 1 >= g.setup.limit:
            return 20.0
        base = 5.0 if g.setup.scenario.aim == BY_ESCORT else 4.0
        return base + 5.0 / float(g.setup.limit - g.lost)


def _rest(goods: int, cost: int) -> int:
    """Return what is left of goods after a cost, as far as they go."""
    for kind in range(KINDS):
        goods -= min(goods >> (6 * kind) & 31, cost >> (6 * kind) & 31) * ONE[kind]
    return goods


def _visit(distance: list[float], here: int, stops: list[int]) -> tuple[float, int]:
    """Return the roads over all stops, the nearest next, and where that ends."""
    left = stops[:]
    total = 0.0
    while left:
        nearest = left[0]
        for spot in left:
            if distance[here * SPOTS + spot] < distance[here * SPOTS + nearest]:
                nearest = spot
        total += distance[here * SPOTS + nearest]
        left.remove(nearest)
        here = nearest
    return total, here


def _over(distance: list[float], here: int, stops: list[int], goal: int) -> float:
    """Return the roads of the shortest way from here over all stops to the goal."""
    n = len(stops)
    if n == 0:
        return distance[here * SPOTS + goal]
    if n == 1:
        return distance[here * SPOTS + stops[0]] + distance[stops[0] * SPOTS + goal]
    if n > 3:
        total, at = _visit(distance, here, stops)
        return total + distance[at * SPOTS + goal]
    best = 999.0
    for k in range(n):
        rest = stops[:k] + stops[k + 1 :]
        way = distance[here * SPOTS + stops[k]] + _over(distance, stops[k], rest, goal)
        if way < best:
            best = way
    return best
