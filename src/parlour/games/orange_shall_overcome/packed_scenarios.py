"""Scenarios of a pack: where everything lies, what wins and loses, special actions and the Occupier cards that come with them."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.kernel import NOTHING
from parlour.engine.reading import shown
from parlour.engine.said import Args
from parlour.games.orange_shall_overcome.actions import ACTION_IDS
from parlour.games.orange_shall_overcome.board import ROAD_IDS, SPOT_IDS
from parlour.games.orange_shall_overcome.content import DIFFICULTIES, Level, Location, Occupier
from parlour.games.orange_shall_overcome.goods import BUNDLE, KIND_IDS, ONE, RESOURCES, count
from parlour.games.orange_shall_overcome.packed_rows import Reader
from parlour.games.orange_shall_overcome.packed_sense import ACTION, FOUND, TILE, Sense
from parlour.games.orange_shall_overcome.scenarios.written import (
    AREAS,
    MOST_HUNGER,
    MOST_TAKEN,
    SIZES,
    TILES,
    TOLD,
    Writing,
    WrittenAction,
    WrittenHunger,
    WrittenScenario,
    makes_bundles,
)
from parlour.packs.fields import Fields

MOST_ACTIONS: Final = 6
MOST_CARDS: Final = 12
MOST_GOAL: Final = 30
MOST_COST: Final = 9
MOST_OCCUPIERS: Final = 9
MOST_ON_ROAD: Final = 2
RESERVED: Final = ("found", "goal", "carry_bundles", "control_alibi", "hunger_limit", "hunger_level", "hunger_rise", "hunger_night")
OPTIONAL: Final = ("lose", "done", "risk", "task", "threat", "history")
MOST_RULES: Final = 9


class ScenarioReader:
    """Reads one scenario."""

    def __init__(self, reader: Reader, table: Any) -> None:
        self.reader = reader
        self.report = reader.report
        self.fields = Fields(table, ("scenarios", str(table["id"])), reader.report)
        self.tiles = {location.id: location for location in reader.content.locations}
        self.writing = Writing(self.fields.id)

    def read(self) -> Writing | None:
        """Return what is written down; None if it cannot be played."""
        fields, writing = self.fields, self.writing
        before = len(self.report.grave)
        old = {one.id: one for one in self.reader.content.scenarios}
        known = old.get(fields.id)
        own = [f"{kind}-{id}" for id, _ in known.special_actions for kind in ("action", "act")] if known is not None else []
        cards = [f"card-{card.id}" for card in self.reader.content.occupiers if card.set == fields.id]
        replaces = self.reader.claims(fields, "scenarios", list(old), f"scenario-{fields.id}", f"task-{fields.id}", *own, *cards)
        self.reader.brought.drawn.add(fields.id)
        writing.number = known.number if known is not None else len(old) + 1
        self._layout()
        bundles = self._bundles()
        hunger = fields.table_of("hunger")
        self._levels(bundles=bundles, hunger=hunger is not None)
        taken = [] if known is None else [id for id, _ in known.special_actions]
        rows = fields.rows("actions", MOST_ACTIONS)
        writing.actions = [made for row in rows if (made := self._action(row, taken, bundles=bundles)) is not None]
        writing.tiles = [tile for row in fields.rows("tiles", SIZES) if (tile := self._tile(row)) is not None]
        writing.cards = self._cards(replaces=replaces)
        writing.goal = self._five(fields, "goal", 1, MOST_GOAL)
        if hunger is not None:
            self._hunger(hunger)
        fields.done()
        if len(self.report.grave) > before:
            return None
        self._can_be_played()
        self._words(replaces=replaces)
        return writing if len(self.report.grave) == before else None

    # Where things lie.

    def _layout(self) -> None:
        table = self.fields.table_of("layout")
        if table is None:
            self.fields.wrong("", f"layout is missing: a location for each of {', '.join(SPOT_IDS)}")
            return
        for spot in SPOT_IDS:
            tile = table.choice(spot, self.tiles)
            if tile in self.writing.layout.values():
                table.wrong(spot, f"{spot}: {tile} lies somewhere else already")
            self.writing.layout[spot] = tile
        table.done()
        if self.fields.given("start"):
            self.writing.start = self._tile_in_play(self.fields, "start", self.fields.table["start"])
        here = self.writing.layout.values()
        for one in self.reader.content.characters:
            if not self.writing.start and not any(tile in here for tile in one.start):
                where = " or ".join(one.start)
                table.wrong("", f"{one.id} begins at {where}, which is not in play: lay it, or name where all begin, start = …")
                return

    def _tile_in_play(self, fields: Fields, name: str, tile: Any) -> str:
        if not isinstance(tile, str) or tile not in self.writing.layout.values():
            fields.wrong(name, f"{name}: {shown(tile)} is no location of the layout", str(tile))
            return ""
        return tile

    def _levels(self, *, bundles: bool, hunger: bool) -> None:
        table = self.fields.table_of("difficulty")
        if table is None:
            self.fields.wrong("", "difficulty is missing: a table for each, [difficulty.easy] and so on")
            return
        starts: dict[str, list[int]] = {}
        for name in DIFFICULTIES:
            level = table.table_of(name)
            if level is None:
                table.wrong("", f"{name} is missing: [difficulty.{name}]")
                continue
            alibi = level.number("alibi", 1, self.reader.content.figures.alibi_max)
            policemen, soldiers = self._roads(level, "policemen"), self._roads(level, "soldiers")
            both = policemen + soldiers
            if len(both) > MOST_OCCUPIERS or any(both.count(road) > MOST_ON_ROAD for road in both):
                level.wrong("", f"{name}: at most {MOST_OCCUPIERS} occupiers, and {MOST_ON_ROAD} on one road")
            limit = level.number("limit", 1, 12) if bundles else 0
            if hunger:
                starts[name] = self._five(level, "hunger", 0, MOST_HUNGER - 1)
            level.done()
            self.writing.levels[name] = Level(alibi, policemen, soldiers, limit)
        table.done()
        if hunger:
            self.writing.hunger = WrittenHunger(1, 2, 0, [0] * SIZES, starts)

    def _roads(self, level: Fields, name: str) -> str:
        value = level.table[name] if level.given(name) else ""
        if not isinstance(value, str) or len(value) > MOST_OCCUPIERS or any(letter not in ROAD_IDS for letter in value):
            level.wrong(name, f'{name}: the letters of roads, such as "afk", at most {MOST_OCCUPIERS}')
            return ""
        return value

    def _five(self, fields: Fields, name: str, low: int, high: int) -> list[int]:
        """Return a number for each number of characters: one for all, or a list of five."""
        value: Any = fields.table[name] if fields.given(name) else None
        each: list[Any] = [value] * SIZES if not isinstance(value, list) else value
        fits = len(each) == SIZES and all(isinstance(n, int) and not isinstance(n, bool) and low <= n <= high for n in each)
        if not fits:
            what = f"a whole number from {low} to {high}, or a list of {SIZES} for one to {SIZES} characters"
            fields.wrong(name if value is not None else "", f"{name}: {what}{'' if value is not None else ', is missing'}")
            return [low] * SIZES
        return [int(n) for n in each]

    # What can be done.

    def _cost(self, fields: Fields, *, bundles: bool = False) -> int:
        kinds = fields.texts("cost", MOST_COST)
        known = KIND_IDS if bundles else [kind for kind in KIND_IDS if kind != KIND_IDS[BUNDLE]]
        for kind in kinds:
            if kind not in known:
                fields.wrong("cost", f"cost: {kind[:40]!r} is none of {', '.join(known)}", kind)
        return sum(ONE[KIND_IDS.index(kind)] for kind in kinds if kind in known)

    def _places(self, row: Fields) -> tuple[int, list[str]]:
        """Return where an action is for: an area, or tiles."""
        at = row.table.get("at") if row.given("at") else None
        if isinstance(at, str) and at in AREAS[1:]:
            return AREAS.index(at), []
        named = [at] if isinstance(at, str) else at
        if not isinstance(named, list) or not named or len(named) > len(SPOT_IDS):
            row.wrong("at" if at is not None else "", f'at: locations, such as ["church"], or one of {", ".join(AREAS[1:])}')
            return TILES, []
        tiles = [self._tile_in_play(row, "at", tile) for tile in named]
        return TILES, list(dict.fromkeys(tile for tile in tiles if tile))

    def _action(self, row: Fields, own: list[str], *, bundles: bool) -> WrittenAction | None:
        before = len(self.report.grave)
        id = row.id
        others = [other for one in self.reader.content.scenarios for other, _ in one.special_actions if other not in own]
        if id in (*ACTION_IDS, *self.tiles, *RESERVED, *DIFFICULTIES, *others):
            row.wrong("", f"{id} means something else already: choose another id")
        area, tiles = self._places(row)
        cost = self._cost(row, bundles=bundles)
        safety = row.number("safety", 0, 8, 0)
        does = self.reader.text(row, "does", Sense(ACTION, self.reader.tags))
        takes = self._takes(row, area, tiles)
        told = TOLD[row.choice("told", [name for name in TOLD if name], "bundle_delivered")] if row.given("told") else 0
        row.done()
        if told and not takes:
            row.wrong("told", "told: only tasks are told like that; write takes = 1 for a task")
        if does is NOTHING and not takes:
            row.wrong("", f'{id}: an action does something, does = "Gain(money, 1)", or is a task, takes = 1')
        if makes_bundles(does) and (not bundles or takes or area != TILES or len(tiles) != 1):
            row.wrong(
                "does",
                "does: Bundles is for an action at one location that is no task, in a scenario with a table [bundles]",
            )
        if len(self.report.grave) > before:
            return None
        return WrittenAction(id, area, tiles, cost, safety, does, takes, told)

    def _takes(self, row: Fields, area: int, tiles: list[str]) -> dict[str, list[int]]:
        """Return how often each location takes a task, nothing for an action that is none."""
        special = row.table_of("takes_at")
        if not row.given("takes"):
            if special is not None:
                row.wrong("takes_at", "takes_at: say first how often the others take it, takes = 1")
            return {}
        if area != TILES:
            row.wrong("takes", 'takes: a task is at locations that are named, at = ["church", "farm"]')
        usual = self._five(row, "takes", 0, MOST_TAKEN)
        takes = dict.fromkeys(tiles, usual)
        if special is not None:
            for tile in tiles:
                if special.given(tile):
                    takes[tile] = self._five(special, tile, 0, MOST_TAKEN)
            special.done()
        return takes

    def _tile(self, row: Fields) -> Location | None:
        """Return a location that works differently in this scenario."""
        before = len(self.report.grave)
        if row.id not in self.writing.layout.values():
            row.wrong("", f"{row.id} is no location of the layout")
            return None
        printed = self.tiles[row.id]
        does = self.reader.text(row, "does", Sense(TILE, self.reader.tags)) if row.given("does") else printed.action
        cost = self._cost(row) if row.given("cost") else printed.cost
        safety_cost = row.number("safety", 0, 8, printed.safety_cost)
        row.done()
        if does is NOTHING:
            row.wrong("", f'{row.id}: what does it do here? does = "Gain(money, 1)"')
        if len(self.report.grave) > before:
            return None
        return Location(row.id, printed.safety, does, printed.rule, resource=printed.resource, cost=cost, safety_cost=safety_cost)

    def _bundles(self) -> bool:
        table = self.fields.table_of("bundles")
        if table is None:
            return False
        self.writing.carry = table.number("carry", 1, 5, 2)
        self.writing.control_alibi = table.number("control_alibi", 0, 5, 0)
        self.writing.found = self.reader.text(table, "found", Sense(FOUND, self.reader.tags))
        table.done()
        return True

    def _hunger(self, table: Fields) -> None:
        hunger = self.writing.hunger
        limit = table.number("limit", 2, MOST_HUNGER)
        level, rise = table.number("level", 1, 3, 3), table.number("rise", 0, 9, 0)
        nights = self._five(table, "nights", 0, 9) if table.given("nights") else [0] * SIZES
        table.done()
        if hunger is None:
            return
        if any(start >= limit for starts in hunger.starts.values() for start in starts):
            table.wrong("limit", "limit: Hunger has to start below its limit at every difficulty")
        self.writing.hunger = WrittenHunger(limit, level, rise, nights, hunger.starts)

    def _cards(self, *, replaces: bool) -> list[Occupier]:
        found: list[Occupier] = []
        mine = [card.id for card in self.reader.content.occupiers if replaces and card.set == self.fields.id]
        for row in self.fields.rows("cards", MOST_CARDS):
            card = self.reader.occupier_row(row, own=row.id in mine)
            row.done()
            if card is not None:
                card.set = self.fields.id
                found.append(card)
        return found

    # Whether it can be played, and what has to be said.

    def _can_be_played(self) -> None:
        writing = self.writing
        if not any(action.takes for action in writing.actions):
            self.fields.wrong("actions", "actions: nothing is a task, so nobody could win; write takes = 1 in one of them")
            return
        seen: set[str] = set()
        for action in writing.actions:
            for tile in action.takes:
                if tile in seen:
                    self.fields.wrong("actions", f"actions: two tasks are at {tile}; a location marks only one kind", tile)
                seen.add(tile)
        for n, goal in enumerate(writing.goal):
            tasks = sum(takes[n] for action in writing.actions for takes in action.takes.values())
            if goal > tasks:
                self.fields.wrong("goal", f"goal: with {n + 1} characters there are {tasks} tasks, fewer than the {goal} asked for")
                return
        makers = [action for action in writing.actions if makes_bundles(action.does)]
        if writing.carry:
            if len(makers) != 1:
                self.fields.wrong("bundles", 'bundles: one action makes them, does = "Bundles(2)"')
            if any(action.takes and count(action.cost, BUNDLE) != 1 for action in writing.actions):
                self.fields.wrong("actions", "actions: with bundles every task costs one bundle, no more and no less")
            if any(not action.takes and count(action.cost, BUNDLE) for action in writing.actions):
                self.fields.wrong("actions", "actions: only tasks cost a bundle")
            if any(goal > self.reader.content.figures.bundles for goal in writing.goal):
                self.fields.wrong("goal", f"goal: there are {self.reader.content.figures.bundles} bundles")
            if any(makes_bundles(action.does) and action.cost >> (6 * RESOURCES) for action in writing.actions):
                self.fields.wrong("actions", "actions: bundles are made of resources, not of tickets or other tokens")

    def _words(self, *, replaces: bool) -> None:
        reader = self.reader
        scenario = WrittenScenario(self.writing)
        numbers = scenario.numbers()
        stand: Args = {"done": 1, "goal": 2, "lost": 1, "limit": 3, "hunger": 1}
        card: Args = {**numbers, **stand}
        name, task = f"scenario-{scenario.id}", f"task-{scenario.id}"
        reader.want(name)
        for part in ("period", "goal"):
            reader.want(f"{name}.{part}", numbers)
        reader.want(f"{name}.progress", stand)
        for part in (*OPTIONAL, *(f"rule-{n}" for n in range(1, MOST_RULES + 1))):
            # Some are said where only the figures of the card are known, some where only the course of the game is.
            args = numbers if part in ("lose", "history") or part.startswith("rule") else stand
            reader.may(f"{name}.{part}", args)
        for part in ("", ".win", ".limit", ".special", ".won", ".lost"):
            reader.may(f"{task}{part}", card)
        who = reader.content.characters[0].noun
        where = reader.content.locations[0].noun
        for n, action in enumerate(self.writing.actions):
            for part in ("", ".where", ".text"):
                reader.want(f"action-{action.id}{part}", numbers)
            roles: Args = {"what": action.id, "character": who, "spot": where}
            reader.want(f"act-{action.id}", {**roles, **scenario.spoken(n).roles})
        reader.brought.drawn.add(scenario.id)
        if replaces:
            for own in (name, task, *(f"{kind}-{action.id}" for action in self.writing.actions for kind in ("action", "act"))):
                reader.own(self.fields, own)
