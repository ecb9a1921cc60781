"""Orange Shall Overcome! in numbers: five characters, board and decks, with room for more of each, whatever the scenario."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE
from parlour.envs.core.codec import Codec, Field, Room, Wording
from parlour.envs.core.orange_choices import LINES, PEOPLE, ROADS, SPOTS, wordings
from parlour.envs.core.sheet import Sheet
from parlour.games.orange_shall_overcome.board import ROAD_IDS, SPOT_IDS
from parlour.games.orange_shall_overcome.content import DIFFICULTIES, Content
from parlour.games.orange_shall_overcome.deals import asks, gives
from parlour.games.orange_shall_overcome.goods import IMMUNITY, KIND_IDS, KINDS, TICKET
from parlour.games.orange_shall_overcome.sharing import AGREE, OFFER
from parlour.games.orange_shall_overcome.state import (
    DECK_IDS,
    HELPER,
    OCCUPIER,
    PATROLLING,
    POLICEMAN,
    RAID,
    SECOND_HELPER,
    SOLDIER,
    Resistance,
)

CHARACTERS: Final = 5
# Room beside that of the choices.
PERSONS: Final = 24
OCCUPIERS: Final = 96
RAIDS: Final = 32
PATROLS: Final = 32
CONTROLS: Final = 64
HELPERS: Final = 48
TILES: Final = 24
TOKENS: Final = 24
SCENARIOS: Final = 16
LEVELS: Final = 8
SOLO: Final = 8
DECKS: Final = 8
ACTIONS: Final = 2048
PLACES: Final = 3584

_LEVEL_NUMBER: Final = {level: n for n, level in enumerate(DIFFICULTIES)}
_PILE_SIZES: Final = [OCCUPIERS, RAIDS, PATROLS, CONTROLS, HELPERS]
_PILE_NAMES: Final = ["occupier", "raid", "patrolling", "control", "helper"]
_DECK_SIZES: Final = [*_PILE_SIZES, HELPERS]
_SEEN: Final = 2
"""How many cards known on top of a deck are told."""
_OFFER: Final = CHARACTERS + 2 * (KINDS + 1)


class OrangeCodec(Codec):
    """Characters are counted in turn order from the first one of the seat itself; a seat may run several."""

    def __init__(self, content: Content, seats: int, size: int) -> None:
        self.content: Content = content
        self.size_here: int = size
        people = [person.id for person in content.people]
        characters = [character.id for character in content.characters]
        scenarios = [scenario.id for scenario in content.scenarios]
        tiles = [location.id for location in content.locations]
        self.character_number: dict[str, int] = {id: n for n, id in enumerate(characters)}
        self.scenario_number: dict[str, int] = {id: n for n, id in enumerate(scenarios)}
        self.tile_number: dict[str, int] = {id: n for n, id in enumerate(tiles)}
        rooms = [
            Room("characters", PERSONS, characters),
            Room("scenarios", SCENARIOS, scenarios),
            Room("locations", TILES, tiles),
            Room("people", PEOPLE, people),
            Room("occupier cards", OCCUPIERS, [card.id for card in content.occupiers]),
            Room("raid cards", RAIDS, [card.id for card in content.raids]),
            Room("patrolling cards", PATROLS, [card.id for card in content.patrols]),
            Room("control cards", CONTROLS, [card.id for card in content.controls]),
            Room("helper cards", HELPERS, [card.id for card in content.helpers]),
            Room("requirement tokens", TOKENS, [f"{n}" for n in range(len(content.requirements))]),
            Room("spots", SPOTS, SPOT_IDS[:]),
            Room("roads", ROADS, ROAD_IDS[:]),
        ]
        super().__init__("orange-shall-overcome", seats, CHARACTERS, actions=ACTIONS, places=PLACES, rooms=rooms)
        self.character_places: i64 = sum(field.size for field in self.character_fields(""))

    def wordings(self, seat: int, seats: int) -> list[Wording]:
        return wordings(self.content, seat, CHARACTERS if seats == CHARACTERS else self.size_here)

    def row(self, c: i64, seat: i64, out: Sheet) -> None:
        """Write a character, counted from the seat's own; NONE is no character."""
        out.one((c - seat) % self.size_here if c >= 0 else NONE, CHARACTERS)

    # What a seat may know.

    def character_fields(self, of: str) -> list[Field]:
        """Return the fields of one character."""
        return [
            Field(f"{of}character", PERSONS, 1, f"who, one of {', '.join(self.character_number)}; all 0 where there is nobody"),
            Field(f"{of}mine", 1, 1, "run by my seat"),
            Field(f"{of}spot", SPOTS, 1, f"where: {', '.join(SPOT_IDS)}"),
            Field(f"{of}alibi", 1, 127, "the Alibi"),
            Field(f"{of}goods", KINDS, 127, f"tokens of each kind: {', '.join(KIND_IDS)}"),
            Field(f"{of}held", 1, 127, "resources carried"),
            Field(f"{of}hand", 4, 1, "Character cards still in hand, the solo card last"),
            Field(f"{of}used", 3, 1, "abilities used this round"),
            Field(f"{of}holds_occupier_card", 1, 1, "an Occupier card lies in front of this character"),
            Field(f"{of}occupier_card", OCCUPIERS, 1, "which one, if my seat has seen it"),
        ]

    def described(self) -> list[Field]:
        found: list[Field] = []
        for n in range(CHARACTERS):
            found += self.character_fields(f"c{n}.")
        for n in range(SPOTS):
            spot = SPOT_IDS[n] if n < len(SPOT_IDS) else f"spot_{n}"
            found += [
                Field(f"{spot}.tile", TILES, 1, "the location that lies there, in the order of the tile list"),
                Field(f"{spot}.safety", 1, 127, "its Safety"),
                Field(f"{spot}.tokens", 1, 127, "strikers or bundles that lie there"),
                Field(f"{spot}.marks", 1, 127, "marks of the scenario"),
                Field(f"{spot}.requirement", TOKENS, 1, "its Requirement token (its line's, in the trains' scenario), once seen"),
            ]
        found += [
            Field("active", SPOTS, 1, "active locations"),
            Field("newspapers", SPOTS, 1, "locations with a newspaper"),
            Field("face_up", SPOTS, 1, "Requirement tokens that lie face up"),
            Field("halted", LINES, 1, "halted lines"),
            Field("raiding", SPOTS, 1, "locations being raided"),
            Field("roads", 2 * ROADS, 2, "for each road: policemen, soldiers"),
        ]
        for n in range(PEOPLE):
            person = self.content.people[n].id if n < len(self.content.people) else f"person_{n}"
            found.append(Field(f"person.{person}", SPOTS, 1, "where this person in hiding is, on the board"))
        found.append(Field("deck_sizes", DECKS, 127, f"cards in each deck: {', '.join(DECK_IDS)}"))
        for pile, name in enumerate(_PILE_NAMES):
            found.append(
                Field(f"discarded.{name}", _PILE_SIZES[pile], 127, "cards on this discard pile, in the order of the deck list")
            )
        found += [
            Field("threat", 1, 2, "the Threat level on the back of the next Occupier card"),
            Field("helpers", 2 * HELPERS, 1, "the top cards of the two Helper decks, if they lie face up"),
            Field("known.occupier", _SEEN * OCCUPIERS, 1, "the next Occupier cards, if my seat has seen them"),
            Field("known.raid", _SEEN * RAIDS, 1, "the next Raid cards, likewise"),
            Field("known.patrolling", _SEEN * PATROLS, 1, "the next Patrolling cards, likewise"),
        ]
        found += self.round_fields()
        found += self.asked_fields()
        found.append(Field("decision.character", CHARACTERS, 1, "the character my decision is made for, counted from mine"))
        found.append(Field("decision.partner", CHARACTERS, 1, "the character to whom I am making an offer"))
        return found

    def round_fields(self) -> list[Field]:
        """Return the fields of the round, the move, the control and the offer under way."""
        return [
            Field("scenario", SCENARIOS, 1, f"which scenario: {', '.join(self.scenario_number)}"),
            Field("difficulty", LEVELS, 1, ", ".join(DIFFICULTIES)),
            Field("round", 1, 127, "the round"),
            Field("phase", 4, 1, "start, action, danger, patrolling"),
            Field("start", CHARACTERS, 1, "the Start Player's character, counted from mine"),
            Field("turn", CHARACTERS, 1, "whose turn it is, counted from mine"),
            Field("morale", 1, 127, "the Morale"),
            Field("morale_cards", 1, 127, "Morale action cards left this round"),
            Field("tally", 1, 127, "the scenario's count"),
            Field("lost", 1, 127, "what counts towards losing"),
            Field("hunger", 1, 127, "the Hunger"),
            Field("goal", 1, 127, "the number the goal asks for"),
            Field("limit", 1, 127, "the number at which the game is lost"),
            Field("posted", 1, 127, "occupier tokens on the board"),
            Field("tickets", 1, 127, "Tickets in the supply"),
            Field("immunity", 1, 127, "Travel Immunity tokens in the supply"),
            Field("press", 1, 127, "newspapers not yet left anywhere"),
            Field("solo_card", SOLO, 1, "the solo card of this round"),
            Field("dice", 12, 1, "the two dice, six places each"),
            Field("move.mover", CHARACTERS, 1, "who is moving"),
            Field("move.left", 1, 127, "roads left"),
            Field("move.road", ROADS, 1, "the road being crossed"),
            Field("move.to", SPOTS, 1, "where it leads"),
            Field("control.card", CONTROLS, 1, "the open Control card"),
            Field("control.facing", 2, 1, "policeman or soldier, while a card is open"),
            Field("control.answer", 2, 1, "the answer given"),
            Field("control.result", 2 * CONTROLS, 1, "whose answer's result was read out: 2 x card + answer"),
            Field("patrol", PATROLS, 1, "the Patrolling card under way"),
            Field("offer.from", CHARACTERS, 1, "who offers, while somebody has to agree, or I while I make an offer"),
            Field("offer.gives", KINDS + 1, 127, "tokens offered, of each kind; the last place is 1 if there are none"),
            Field("offer.asks", KINDS + 1, 127, "tokens asked for in return, likewise"),
        ]

    def hidden_described(self) -> list[Field]:
        found = [
            Field(
                f"deck.{name}",
                _DECK_SIZES[n],
                _DECK_SIZES[n],
                "the deck from the top: 1 + the number of each card, 0 where there is none",
            )
            for n, name in enumerate(DECK_IDS)
        ]
        found.append(
            Field("occupier_cards", CHARACTERS, OCCUPIERS, "1 + the Occupier card in front of each character, in turn order")
        )
        found.append(Field("requirements", SPOTS, TOKENS, "1 + the Requirement token of each location (of each line)"))
        return found

    def write_hidden(self, g: Any, out: Sheet) -> None:
        game: Resistance = g
        for deck in range(len(DECK_IDS)):
            size = _DECK_SIZES[deck]
            for place, card in enumerate(reversed(game.decks[deck])):
                # A card that does not come in the box, and a deck longer than any box has it, are not told.
                if place < size:
                    out.put(place, card + 1 if card < size else 0)
            out.skip(size)
        for c, card in enumerate(game.occupier):
            out.put(c, card + 1)
        out.skip(CHARACTERS)
        for spot, token in enumerate(game.required):
            out.put(spot, token + 1)
        out.skip(SPOTS)

    def write(self, g: Any, seat: i64, out: Sheet) -> None:
        game: Resistance = g
        n = game.setup.size
        k: i64 = 0
        while k < n:
            self.character(game, (seat + k) % n, seat, out)
            k += 1
        out.skip((CHARACTERS - n) * self.character_places)
        self.board(game, out)
        self.cards(game, seat, out)
        self.round(game, seat, out)
        self.under_way(game, seat, out)
        self.write_asked(game, seat, out)
        mine = self.mine(game, seat)
        self.row(game.ask_me if mine else NONE, seat, out)
        self.row(self.partner(game) if mine else NONE, seat, out)

    def partner(self, g: Resistance) -> i64:
        """Return the character to whom an offer is being made, NONE if none is."""
        return g.ask_it & 7 if g.asker is OFFER else NONE

    def character(self, g: Resistance, c: i64, seat: i64, out: Sheet) -> None:
        """Write one character as the seat sees it."""
        own = g.setup.seat[c] == seat
        out.one(self.character_number[g.setup.characters[c].id], PERSONS)
        out.flag(own)
        out.one(g.where[c], SPOTS)
        out.number(g.alibi[c])
        write_goods(g.goods[c], out)
        out.number(g.held[c])
        out.members(g.hand[c], 4)
        out.members(g.once[c], 3)
        card = g.occupier[c]
        out.flag(card >= 0)
        out.one(card if own or g.known_hands[c] >> seat & 1 else NONE, OCCUPIERS)

    def board(self, g: Resistance, out: Sheet) -> None:
        """Write locations, roads and people."""
        required = g.required
        lying, marks = g.lying, g.marks
        here = len(SPOT_IDS)
        for spot in range(here):
            out.one(self.tile_number[g.setup.location[spot].id], TILES)
            out.number(g.safety[spot])
            out.number(lying[spot] if len(lying) > 0 else 0)
            out.number(marks[spot] if len(marks) > 0 else 0)
            token: i64 = required[spot] if spot < len(required) else NONE
            out.one(token if token >= 0 and g.tokens_seen >> token & 1 else NONE, TOKENS)
        out.skip((SPOTS - here) * (TILES + 3 + TOKENS))
        out.members(g.active, SPOTS)
        out.members(g.papers, SPOTS)
        out.members(g.face_up, SPOTS)
        out.members(g.halted, LINES)
        out.members(g.raiding, SPOTS)
        for road in g.roads:
            one, other = road & 3, road >> 2
            out.number((one == POLICEMAN) + (other == POLICEMAN))
            out.number((one == SOLDIER) + (other == SOLDIER))
        out.skip((ROADS - len(g.roads)) * 2)
        for where in g.people:
            out.one(where, SPOTS)
        out.skip((PEOPLE - len(g.people)) * SPOTS)

    def cards(self, g: Resistance, seat: i64, out: Sheet) -> None:
        """Write decks and discard piles, and what the seat has seen of the decks."""
        for cards in g.decks:
            out.number(len(cards))
        out.skip(DECKS - len(g.decks))
        for pile in range(len(_PILE_SIZES)):
            size = _PILE_SIZES[pile]
            for card in g.piles[pile]:
                if card < size:
                    out.add(card)
            out.skip(size)
        occupiers = g.decks[OCCUPIER]
        out.number(g.setup.content.occupiers[occupiers[-1]].level if occupiers else 0)
        for deck in (HELPER, SECOND_HELPER):
            out.one(g.decks[deck][-1] if g.decks[deck] and g.setup.helpers_face_up else NONE, HELPERS)
        self.known(g, seat, OCCUPIER, OCCUPIERS, out)
        self.known(g, seat, RAID, RAIDS, out)
        self.known(g, seat, PATROLLING, PATROLS, out)

    def known(self, g: Resistance, seat: i64, deck: i64, room: i64, out: Sheet) -> None:
        """Write the cards on top of a deck that the seat has seen."""
        seen = g.knows_top(seat, deck)
        for k in range(_SEEN):
            out.one(g.decks[deck][-1 - k] if k < seen else NONE, room)

    def round(self, g: Resistance, seat: i64, out: Sheet) -> None:
        """Write the round and its tracks."""
        setup = g.setup
        out.one(self.scenario_number[setup.scenario.id], SCENARIOS)
        out.one(_LEVEL_NUMBER[setup.difficulty], LEVELS)
        out.number(g.round)
        out.one(g.phase, 4)
        self.row(g.start, seat, out)
        self.row(g.turn, seat, out)
        out.number(g.morale)
        out.number(g.pool)
        out.number(g.tally)
        out.number(g.lost)
        out.number(g.hunger)
        out.number(setup.goal)
        out.number(setup.limit)
        out.number(g.posted)
        out.number(g.item_supply(TICKET))
        out.number(g.item_supply(IMMUNITY))
        out.number(g.press)
        out.one(g.solo, SOLO)
        out.one(g.die_1 - 1, 6)
        out.one(g.die_2 - 1, 6)

    def under_way(self, g: Resistance, seat: i64, out: Sheet) -> None:
        """Write the move, the control card, the patrol and the offer under way."""
        moving = g.mover >= 0
        self.row(g.mover, seat, out)
        out.number(g.left if moving else 0)
        crossing = moving and g.road >= 0
        out.one(g.road if crossing else NONE, ROADS)
        out.one(g.dest if crossing else NONE, SPOTS)
        out.one(g.control, CONTROLS)
        out.one(g.facing if g.control >= 0 else NONE, 2)
        out.one(g.answer if g.control >= 0 else NONE, 2)
        result: i64 = NONE
        if g.control >= 0 and g.answer >= 0:
            result = g.first_result if g.answer == 0 else g.second_result
        out.one(result, 2 * CONTROLS)
        out.one(g.patrol, PATROLS)
        if g.winners < 0 and g.asker is AGREE:
            self.deal(g.ask_it & 7, seat, g.ask_it >> 3, out)
        elif g.winners < 0 and g.asker is OFFER and g.who() == seat and g.ask_it >> 3:
            self.deal(g.ask_me, seat, g.ask_it >> 3, out)
        else:
            out.skip(_OFFER)

    def deal(self, proposer: i64, seat: i64, deal: i64, out: Sheet) -> None:
        """Write an agreement: by whom, and what goes each way."""
        self.row(proposer, seat, out)
        write_goods(gives(deal), out)
        out.flag(not gives(deal))
        write_goods(asks(deal), out)
        out.flag(not asks(deal))


def write_goods(goods: i64, out: Sheet) -> None:
    """Write how many tokens of each kind there are."""
    for kind in range(KINDS):
        out.number(goods >> (6 * kind) & 31)
