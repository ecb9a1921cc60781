"""A game as plain data: who stands where, with what; the roads, the tiles, the decks; and the few verbs every rule is made of."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from parlour.engine.arrays import vec
from parlour.engine.kernel import NONE, RUNNING, Game, Step
from parlour.engine.said import Noun
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.bits import BIT
from parlour.games.orange_shall_overcome.board import CITY_SPOTS, ROADS, SPOT_IDS, SPOTS, road_number, spot_number
from parlour.games.orange_shall_overcome.content import Character, Content, Level, Location
from parlour.games.orange_shall_overcome.goods import count
from parlour.games.orange_shall_overcome.scenario import Scenario

# Why a game ended.
GOAL_MET: Final = 1
TIME: Final = 2
MORALE: Final = 3
ALIBI: Final = 4
LIMIT: Final = 5
HUNGER: Final = 6

# Decks; the first five also have a discard pile, the Helper decks share one.
OCCUPIER: Final = 0
RAID: Final = 1
PATROLLING: Final = 2
CONTROL: Final = 3
HELPER: Final = 4
SECOND_HELPER: Final = 5
DECK_IDS: Final = ["occupier", "raid", "patrolling", "control", "helper_1", "helper_2"]
PEEKED: Final = 3
"""Somebody may look into the first three decks."""

# Phases of a round (OSO-67).
START_PHASE: Final = 0
ACTION_PHASE: Final = 1
DANGER_PHASE: Final = 2
PATROLLING_PHASE: Final = 3
PHASE_IDS: Final = ["start", "action", "danger", "patrolling"]

# What stands on a road: two slots of two bits, so that a token keeps its slot while a road is crossed or patrolled.
EMPTY: Final = 0
POLICEMAN: Final = 1
SOLDIER: Final = 2
KIND_IDS: Final = ["", "policeman", "soldier"]
TOKENS_ON: Final = [(1 if v & 3 else 0) + (1 if v >> 2 else 0) for v in range(11)]
HAS_POLICEMAN: Final = [v & 3 == POLICEMAN or v >> 2 == POLICEMAN for v in range(11)]
HAS_SOLDIER: Final = [v & 3 == SOLDIER or v >> 2 == SOLDIER for v in range(11)]

# Where a person in hiding may be besides a spot.
UNDRAWN: Final = -1
OUT: Final = -2

# Abilities used this round, as bits.
USED_NEWSPAPER: Final = 1
USED_PASS: Final = 2
USED_GATHER: Final = 4

# Why Morale, Alibi, Safety or Hunger change: a card of one of the decks, or something that is no card.
NO_CAUSE: Final = 0
BY_OCCUPIER_CARD: Final = 1
BY_RAID_CARD: Final = 2
BY_PATROLLING_CARD: Final = 3
BY_CONTROL_CARD: Final = 4
BY_HELPER_CARD: Final = 5
BY_RESOURCES: Final = 6
BY_ALIBI: Final = 7
BY_TOKEN: Final = 8
BY_PATROL: Final = 9
BY_BUNDLE: Final = 10
BY_NEWSPAPER: Final = 11
BY_CARE: Final = 12
BY_CHARACTER_CARD: Final = 13
BY_OCCUPIERS: Final = 14
BY_NIGHT: Final = 15
BY_ACTION: Final = 16
BY_CARRY_LIMIT: Final = 17
CAUSE_BITS: Final = 5

SOLO_CARD: Final = 3
"""The place of the solo card in a hand, after the three Character cards."""
WHOLE_HAND: Final = 7

# Why a Move action ends early (R52, R53).
STOPPED: Final = 1
TURNED_BACK: Final = 2
DRIVEN_AWAY: Final = 4


class Setup:
    """What was agreed before the game; shared by all its positions."""

    def __init__(  # noqa: PLR0913 - one argument for each thing agreed on
        self,
        content: Content,
        scenario: Scenario,
        difficulty: str,
        characters: list[Character],
        seats: int,
        *,
        helpers_face_up: bool,
        reserve: bool,
        first: int,
    ) -> None:
        n = len(characters)
        self.content: Content = content
        self.scenario: Scenario = scenario
        self.difficulty: str = difficulty
        self.level: Level = scenario.levels[difficulty]
        self.characters: list[Character] = characters
        self.size: i64 = n
        self.seats: i64 = seats
        self.helpers_face_up: bool = helpers_face_up
        self.reserve: bool = reserve
        self.first: i64 = first
        self.solo: bool = n == 1
        # R32: a seat is a player and may run several characters, dealt round the table.
        self.seat: list[int] = [c % seats for c in range(n)]
        self.own: list[list[int]] = [[c for c in range(n) if c % seats == s] for s in range(seats)]
        self.order: list[list[int]] = [[(s + k) % n for k in range(n)] for s in range(n)]
        self.ability: list[int] = [character.ability for character in characters]
        self.tiles: list[int] = [NONE] * SPOTS
        self.spot_of: list[int] = [NONE] * len(content.locations)
        for id, tile in scenario.layout.items():
            self.tiles[spot_number(id)] = content.location(tile)
            self.spot_of[content.location(tile)] = spot_number(id)
        self.location: list[Location] = [
            scenario.replaces.get(content.locations[tile].id, content.locations[tile]) for tile in self.tiles
        ]
        self.spots: list[Noun] = [
            Noun("spot", SPOT_IDS[s], self.location[s].noun.name, label=SPOT_IDS[s].upper()) for s in range(SPOTS)
        ]
        self.start_safety: list[int] = [location.safety for location in self.location]
        # Where the scenario card puts policemen and soldiers.
        self.policemen: list[int] = [road_number(letter) for letter in self.level.policemen]
        self.soldiers: list[int] = [road_number(letter) for letter in self.level.soldiers]
        # OSO-22, R2: the Occupier cards of this game: the base cards and the scenario's, or the reserve in their place.
        sets = ("base", "reserve" if reserve else scenario.id)
        self.occupiers: list[int] = [n for n, card in enumerate(content.occupiers) if card.set in sets]
        self.resource_spots: i64 = sum(BIT[s] for s in range(SPOTS) if self.location[s].resource)
        self.country: i64 = sum(BIT[s] for s in range(CITY_SPOTS, SPOTS))
        self.home: list[int] = [self._home(character) for character in characters]
        self.goal: i64 = scenario.goal_for(n)
        self.limit: i64 = scenario.hunger_limit or self.level.limit
        self.hunger_start: i64 = scenario.hunger_start(n, self.level)
        self.hand: i64 = WHOLE_HAND | (1 << SOLO_CARD if self.solo else 0)
        self.found_at: list[int] = [self.spot(person.found_at) for person in content.people]
        self.safe_at: list[int] = [self.spot(person.safe_at) for person in content.people]

    def spot(self, tile: str) -> int:
        """Return the spot of a tile, NONE if it is not in play (R69)."""
        return self.spot_of[self.content.location(tile)]

    def _home(self, character: Character) -> int:
        """OSO-36, R91: the start location of the scenario, else the first one listed that is in play."""
        named = [self.scenario.start_location] if self.scenario.start_location else character.start
        return next(self.spot(tile) for tile in named if self.spot(tile) >= 0)


class Closing(Step):
    """The end of a card that is carried out: while it waits on the stack, whatever happens is because of that card."""

    def cause(self, g: Any, it: i64) -> int:
        """Return the card."""
        raise NotImplementedError


def why_now(g: Resistance) -> int:
    """Return the card that is carried out right now, the innermost one, as events tell it: `kind | card << CAUSE_BITS`."""
    stack = g.stack
    n: i64 = len(stack) - 1
    while n >= 0:
        step = stack[n].step
        if isinstance(step, Closing):
            return step.cause(g, stack[n].it)
        n -= 1
    return NO_CAUSE


def what_for(g: Resistance) -> int:
    """Return why tokens come and go: a card that is carried out, else the action of somebody's turn."""
    return why_now(g) or BY_ACTION


class Resistance(Game):
    """A game in progress. Decks and piles are never changed in place, so that clones can share them."""

    def __init__(self, source: Resistance | None, setup: Setup, seed: int) -> None:  # noqa: PLR0915 - every field twice
        super().__init__(source, seed)
        if source is not None:
            self.setup: Setup = source.setup
            self.safety: vec[i64] = source.safety[:]
            self.roads: vec[i64] = source.roads[:]
            self.where: vec[i64] = source.where[:]
            self.alibi: vec[i64] = source.alibi[:]
            self.goods: vec[i64] = source.goods[:]
            self.held: vec[i64] = source.held[:]
            self.hand: vec[i64] = source.hand[:]
            self.occupier: vec[i64] = source.occupier[:]
            self.once: vec[i64] = source.once[:]
            self.decks: list[list[int]] = source.decks[:]
            self.piles: list[list[int]] = source.piles[:]
            self.box: list[int] = source.box
            self.known: list[int] = source.known
            self.known_hands: vec[i64] = source.known_hands[:]
            self.required: vec[i64] = source.required[:]
            self.people: vec[i64] = source.people[:]
            self.lying: vec[i64] = source.lying[:]
            self.marks: vec[i64] = source.marks[:]
            self.posted: i64 = source.posted
            self.active: i64 = source.active
            self.face_up: i64 = source.face_up
            self.tokens_seen: i64 = source.tokens_seen
            self.halted: i64 = source.halted
            self.tally: i64 = source.tally
            self.lost: i64 = source.lost
            self.hunger: i64 = source.hunger
            self.papers: i64 = source.papers
            self.press: i64 = source.press
            self.morale: i64 = source.morale
            self.pool: i64 = source.pool
            self.passed: i64 = source.passed
            self.round: i64 = source.round
            self.phase: i64 = source.phase
            self.start: i64 = source.start
            self.turn: i64 = source.turn
            self.solo: i64 = source.solo
            self.refilled: bool = source.refilled
            self.mover: i64 = source.mover
            self.left: i64 = source.left
            self.bonus: i64 = source.bonus
            self.origin: i64 = source.origin
            self.dest: i64 = source.dest
            self.road: i64 = source.road
            self.to_meet: i64 = source.to_meet
            self.met: i64 = source.met
            self.broken: i64 = source.broken
            self.companion: i64 = source.companion
            self.control: i64 = source.control
            self.facing: i64 = source.facing
            self.answer: i64 = source.answer
            self.first_result: i64 = source.first_result
            self.second_result: i64 = source.second_result
            self.patrol: i64 = source.patrol
            self.to_move: i64 = source.to_move
            self.patrol_moved: bool = source.patrol_moved
            self.raiding: i64 = source.raiding
            self.die_1: i64 = source.die_1
            self.die_2: i64 = source.die_2
            return
        n = setup.size
        scenario = setup.scenario
        self.setup = setup
        self.safety = vec[i64](setup.start_safety[:])
        self.roads = vec[i64]([EMPTY] * ROADS)
        self.where = vec[i64](setup.home[:])
        self.alibi = vec[i64]([setup.level.alibi] * n)
        self.goods = vec[i64]([0] * n)
        self.held = vec[i64]([0] * n)
        self.hand = vec[i64]([0] * n)
        # The Occupier card each character holds, and the abilities it has used this round.
        self.occupier = vec[i64]([NONE] * n)
        self.once = vec[i64]([0] * n)
        self.decks = [[] for _ in DECK_IDS]
        self.piles = [[] for _ in range(HELPER + 1)]
        # Occupier cards put back in the box unseen.
        self.box = []
        # How many cards on top of and under each deck a seat has seen, and which seats know an Occupier card in hand.
        self.known = [0] * (2 * PEEKED * setup.seats)
        self.known_hands = vec[i64]([0] * n)
        self.required = vec[i64]([NONE] * scenario.requirements)
        self.people = vec[i64]([UNDRAWN] * len(setup.content.people) if scenario.hides_people else [])
        self.lying = vec[i64]([0] * SPOTS if scenario.tokens_lie else [])
        self.marks = vec[i64]([0] * SPOTS if scenario.has_marks else [])
        self.posted = 0
        self.active = 0 if scenario.all_inactive else (1 << SPOTS) - 1
        self.face_up = 0
        self.tokens_seen = 0
        self.halted = 0
        self.tally = 0
        self.lost = 0
        self.hunger = setup.hunger_start
        # Anton's newspapers: on which spots, and how many he still has.
        self.papers = 0
        self.press = 0
        self.morale = setup.content.figures.morale_start[n]
        self.pool = 0
        self.passed = 0
        self.round = 0
        self.phase = START_PHASE
        self.start = 0
        self.turn = NONE
        self.solo = NONE
        # Whether a Helper deck has been made anew from the open discard pile.
        self.refilled = False
        # The Move action under way: who, roads left, bonus, the road being crossed with its ends and its tokens still to be met.
        self.mover = NONE
        self.left = 0
        self.bonus = 0
        self.origin = NONE
        self.dest = NONE
        self.road = NONE
        self.to_meet = 0
        self.met = NONE
        self.broken = 0
        self.companion = NONE
        # The Control card being read, the side that counts, the answer given, and where the two results are printed.
        self.control = NONE
        self.facing = 0
        self.answer = NONE
        self.first_result = NONE
        self.second_result = NONE
        # The Patrolling card under way and the slots whose token has yet to move.
        self.patrol = NONE
        self.to_move = 0
        self.patrol_moved = False
        self.raiding = 0
        self.die_1 = 0
        self.die_2 = 0

    def clone(self) -> Resistance:
        return Resistance(self, self.setup, 0)

    # The end.

    def win(self) -> None:
        """OSO-4: the goal is met; everybody wins at this moment (R94)."""
        if self.winners == RUNNING:
            self.end(BIT[self.setup.seats] - 1, GOAL_MET)
            self.tell(events.ENDED, GOAL_MET)

    def lose(self, reason: i64) -> None:
        """OSO-6 to OSO-9: everybody loses at this moment (R84)."""
        if self.winners == RUNNING:
            self.end(0, reason)
            self.tell(events.ENDED, reason)

    # Characters.

    def in_turn_order(self) -> list[int]:
        """Return the characters in turn order from the Start Player."""
        return self.setup.order[self.start]

    def here(self, spot: int) -> list[int]:
        """Return the characters at a location, in turn order (R50)."""
        where = self.where
        return [c for c in self.setup.order[self.start] if where[c] == spot]

    def carry_limit(self, c: i64) -> int:
        """OSO-51: at most as many resources as the Alibi, never more than 9."""
        most = self.setup.content.figures.carry_max
        return min(most, self.alibi[c])

    def item_supply(self, kind: i64) -> int:
        """R62: five Tickets and five Travel Immunity tokens exist."""
        left = self.setup.content.figures.items
        for goods in self.goods:
            left -= count(goods, kind)
        return left

    # Decks.

    def draw(self, deck: int) -> int:
        """Take the top card of a deck; an empty one is made anew from its discard pile (R17). NONE if there is no card at all."""
        cards = self.decks[deck]
        if not cards:
            if not self.refill(deck):
                return NONE
            cards = self.decks[deck]
        self.fate += 1
        self.decks[deck] = cards[:-1]
        if deck < PEEKED:
            self.top_left(deck)
        return cards[-1]

    def refill(self, deck: int) -> bool:
        """R17: shuffle the discard pile of an empty deck; say whether there are cards now."""
        pile = HELPER if deck == SECOND_HELPER else deck
        if deck == OCCUPIER or not self.piles[pile]:
            return False
        cards = self.piles[pile][:]
        self.shuffle(cards)
        self.decks[deck] = cards
        self.piles[pile] = []
        if deck >= HELPER:
            self.refilled = True
        self.tell(events.DECK_SHUFFLED, deck)
        return True

    def discard(self, pile: int, card: i64) -> None:
        """Put a card on a discard pile."""
        self.piles[pile] = self.piles[pile] + [card]

    def top_left(self, deck: int) -> None:
        """Forget what seats knew about a card that has left the top of a deck."""
        known = self.known
        size = len(self.decks[deck])
        for seat in range(self.setup.seats):
            at = 2 * (PEEKED * seat + deck)
            if known[at] or known[at + 1] > size:
                known = known[:]
                known[at] = max(known[at] - 1, 0)
                known[at + 1] = min(known[at + 1], size)
        self.known = known

    def knows_top(self, seat: i64, deck: int) -> int:
        """Return how many cards on top of a deck a seat has seen."""
        return self.known[2 * (PEEKED * seat + deck)]

    def knows_bottom(self, seat: i64, deck: int) -> int:
        """Return how many cards under a deck a seat has seen."""
        return self.known[2 * (PEEKED * seat + deck) + 1]

    # Tokens of the scenario.

    def tokens_at(self, spot: int) -> int:
        """Return how many scenario tokens lie on a location: people, strikers or bundles, not newspapers (R70)."""
        found = self.lying[spot] if len(self.lying) > 0 else 0
        for place in self.people:
            if place == spot:
                found += 1
        return found

    def bundle_supply(self) -> int:
        """R77: twelve bundles exist; carried, lying and delivered ones are not in the supply."""
        left = self.setup.content.figures.bundles - sum(self.lying) - sum(self.marks)
        for goods in self.goods:
            left -= goods >> 30 & 31
        return left

    # What a seat cannot know.

    def redeal(self, viewer: i64, seed: int) -> None:
        """Deal everything anew that a seat cannot know, consistent with everything it has seen."""
        self.seed(seed)
        self.foretold = None
        self._redeal_occupiers(viewer)
        for deck in (RAID, PATROLLING):
            self.decks[deck] = self._shuffled_between(deck, viewer)
        self.decks[CONTROL] = self._shuffled(self.decks[CONTROL])
        self._redeal_helpers()
        self._redeal_requirements()
        if self.control >= 0:
            self._redeal_results()

    def _shuffled(self, cards: list[int]) -> list[int]:
        # Sorted first: how the cards really lie must leave no trace in how they are dealt.
        fresh = sorted(cards)
        self.shuffle(fresh)
        return fresh

    def _shuffled_between(self, deck: int, viewer: i64) -> list[int]:
        """Shuffle a deck except for the cards a seat has seen on top of it and under it."""
        cards = self.decks[deck]
        high = len(cards) - (self.knows_top(viewer, deck) if viewer >= 0 else 0)
        low = self.knows_bottom(viewer, deck) if viewer >= 0 else 0
        if low >= high:
            return cards
        return cards[:low] + self._shuffled(cards[low:high]) + cards[high:]

    def _redeal_occupiers(self, viewer: i64) -> None:
        """Deal the unseen Occupier cards anew; their backs show the Threat level, so each level is dealt by itself."""
        printed = self.setup.content.occupiers
        own = self.setup.seat
        hidden = [
            c
            for c in range(self.setup.size)
            if self.occupier[c] >= 0 and own[c] != viewer and not (viewer >= 0 and self.known_hands[c] >> viewer & 1)
        ]
        deck = self.decks[OCCUPIER]
        unseen = len(deck) - (self.knows_top(viewer, OCCUPIER) if viewer >= 0 else 0)
        for level in (1, 2):
            hands = [c for c in hidden if printed[self.occupier[c]].level == level]
            places = [n for n in range(unseen) if printed[deck[n]].level == level]
            boxed = [n for n in range(len(self.box)) if printed[self.box[n]].level == level]
            pool = [self.occupier[c] for c in hands] + [deck[n] for n in places] + [self.box[n] for n in boxed]
            pool.sort()
            self.shuffle(pool)
            for c in hands:
                self.occupier[c] = pool.pop()
            deck, box = deck[:], self.box[:]
            for n in places:
                deck[n] = pool.pop()
            for n in boxed:
                box[n] = pool.pop()
            self.box = box
        self.decks[OCCUPIER] = deck

    def _redeal_helpers(self) -> None:
        """Deal the Helper decks anew; face-up top cards stay, and a deck made from the open pile is known as a set (R16)."""
        shown = 1 if self.setup.helpers_face_up else 0
        one, two = self.decks[HELPER], self.decks[SECOND_HELPER]
        cut_one, cut_two = max(len(one) - shown, 0), max(len(two) - shown, 0)
        if self.refilled:
            self.decks[HELPER] = self._shuffled(one[:cut_one]) + one[cut_one:]
            self.decks[SECOND_HELPER] = self._shuffled(two[:cut_two]) + two[cut_two:]
            return
        pool = self._shuffled(one[:cut_one] + two[:cut_two])
        self.decks[HELPER] = pool[:cut_one] + one[cut_one:]
        self.decks[SECOND_HELPER] = pool[cut_one:] + two[cut_two:]

    def _redeal_requirements(self) -> None:
        """Draw anew the Requirement tokens that nobody has seen (R89)."""
        covered = [n for n, token in enumerate(self.required) if token >= 0 and not self.tokens_seen >> token & 1]
        if covered:
            pool = [t for t in range(len(self.setup.content.requirements)) if not self.tokens_seen >> t & 1]
            self.shuffle(pool)
            for n in covered:
                self.required[n] = pool.pop()

    def _redeal_results(self) -> None:
        """R57: the results of an open Control card not yet heard may be any with the same approach word."""
        content = self.setup.content
        answers = content.controls[self.control].answers
        if self.answer != 0:
            self.first_result = self.pick(content.alike[answers[0].approach])
        if self.answer != 1:
            self.second_result = self.pick(content.alike[answers[1].approach])


def place_occupiers(g: Resistance) -> None:
    """OSO-29: put the occupiers of the scenario card on their roads."""
    for kind, roads in ((POLICEMAN, g.setup.policemen), (SOLDIER, g.setup.soldiers)):
        for road in roads:
            g.roads[road] = kind if g.roads[road] == EMPTY else g.roads[road] | kind << 2
            g.posted += 1
