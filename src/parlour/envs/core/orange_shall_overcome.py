"""Orange Shall Overcome! in numbers: five characters, 13 locations, 20 roads, whatever the scenario."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.kernel import NONE
from parlour.envs.core.codec import BYTE, Codec, Field, Wording, bits, clip, one_hot
from parlour.envs.core.orange_choices import wordings
from parlour.games.orange_shall_overcome.board import ROADS, SPOT_IDS, SPOTS
from parlour.games.orange_shall_overcome.deals import asks, gives
from parlour.games.orange_shall_overcome.goods import IMMUNITY, KIND_IDS, KINDS, TICKET
from parlour.games.orange_shall_overcome.printed import CONTENT
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
PERSONS: Final = len(CONTENT.characters)
OCCUPIERS: Final = len(CONTENT.occupiers)
RAIDS: Final = len(CONTENT.raids)
PATROLS: Final = len(CONTENT.patrols)
CONTROLS: Final = len(CONTENT.controls)
HELPERS: Final = len(CONTENT.helpers)
TILES: Final = len(CONTENT.locations)
TOKENS: Final = len(CONTENT.requirements)
PEOPLE: Final = len(CONTENT.people)
LEVELS: Final = ["easy", "medium", "hard", "extreme"]
_SCENARIO_NUMBER: Final = {scenario.id: n for n, scenario in enumerate(CONTENT.scenarios)}
_LEVEL_NUMBER: Final = {level: n for n, level in enumerate(LEVELS)}
_CHARACTER_NUMBER: Final = {character.id: n for n, character in enumerate(CONTENT.characters)}
_TILE_NUMBER: Final = {location.id: n for n, location in enumerate(CONTENT.locations)}

_SPOT: Final = one_hot(SPOTS)
_ROAD: Final = one_hot(ROADS)
_PERSON: Final = one_hot(PERSONS)
_ROW: Final = one_hot(CHARACTERS)
_OCCUPIER: Final = one_hot(OCCUPIERS)
_RAID: Final = one_hot(RAIDS)
_PATROL: Final = one_hot(PATROLS)
_CONTROL: Final = one_hot(CONTROLS)
_RESULT: Final = one_hot(2 * CONTROLS)
_HELPER: Final = one_hot(HELPERS)
_TILE: Final = one_hot(TILES)
_TOKEN: Final = one_hot(TOKENS)
_SCENARIO: Final = one_hot(len(CONTENT.scenarios))
_LEVEL: Final = one_hot(len(LEVELS))
_SOLO: Final = one_hot(len(CONTENT.solo))
_PHASE: Final = one_hot(4)
_DIE: Final = one_hot(6)
_TWO: Final = one_hot(2)
_FIVE: Final = bits(5)
_THREE: Final = bits(3)
_FOUR: Final = bits(4)
_SEVEN: Final = bits(7)
_THIRTEEN: Final = bits(SPOTS)
_OCCUPIERS_ON: Final = [
    bytes([(v & 3 == POLICEMAN) + (v >> 2 == POLICEMAN), (v & 3 == SOLDIER) + (v >> 2 == SOLDIER)]) for v in range(16)
]
_PILE_SIZES: Final = [OCCUPIERS, RAIDS, PATROLS, CONTROLS, HELPERS]
_PILE_NAMES: Final = ["occupier", "raid", "patrolling", "control", "helper"]
_SEEN: Final = 2
"""How many cards known on top of a deck are told."""


def _row(rows: list[bytes], card: int) -> bytes:
    """Return the row of a card; none for no card, and for one that does not come in the box."""
    return rows[card + 1 if card + 1 < len(rows) else 0]


class OrangeCodec(Codec):
    """Characters are counted in turn order from the first one of the seat itself; a seat may run several."""

    def __init__(self, seats: int, size: int) -> None:
        self.size_here: int = size
        super().__init__(seats, CHARACTERS)
        self.nobody: bytes = bytes(sum(field.size for field in self.character_fields("")))

    def wordings(self, seat: int, seats: int) -> list[Wording]:
        return wordings(seat, CHARACTERS if seats == CHARACTERS else self.size_here)

    def row(self, c: int, seat: int) -> bytes:
        """Return a character, counted from the seat's own, as a row; NONE is no character."""
        return _ROW[(c - seat) % self.size_here + 1 if c >= 0 else 0]

    # What a seat may know.

    def character_fields(self, of: str) -> list[Field]:
        """Return the fields of one character."""
        return [
            Field(f"{of}character", PERSONS, 1, f"who, one of {', '.join(_CHARACTER_NUMBER)}; all 0 where there is nobody"),
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
        for spot in SPOT_IDS:
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
            Field("halted", 7, 1, "halted lines"),
            Field("raiding", SPOTS, 1, "locations being raided"),
            Field("roads", 2 * ROADS, 2, "for each road: policemen, soldiers"),
        ]
        for person in CONTENT.people:
            found.append(Field(f"person.{person.id}", SPOTS, 1, "where this person in hiding is, on the board"))
        found.append(Field("deck_sizes", len(DECK_IDS), 127, f"cards in each deck: {', '.join(DECK_IDS)}"))
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
            Field("scenario", len(_SCENARIO_NUMBER), 1, f"which scenario: {', '.join(_SCENARIO_NUMBER)}"),
            Field("difficulty", len(LEVELS), 1, ", ".join(LEVELS)),
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
            Field("solo_card", len(CONTENT.solo), 1, "the solo card of this round"),
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

    def parts(self, g: Any, seat: int) -> list[bytes]:
        game: Resistance = g
        found: list[bytes] = []
        n = game.setup.size
        for k in range(n):
            self.character(game, (seat + k) % n, seat, found)
        for _ in range(n, CHARACTERS):
            found.append(self.nobody)
        self.board(game, found)
        self.cards(game, seat, found)
        self.round(game, seat, found)
        self.under_way(game, seat, found)
        found += self.asked(game, seat)
        mine = self.mine(game, seat)
        found.append(self.row(game.ask_me if mine else NONE, seat))
        found.append(self.row(self.partner(game) if mine else NONE, seat))
        return found

    def partner(self, g: Resistance) -> int:
        """Return the character to whom an offer is being made, NONE if none is."""
        return g.ask_it & 7 if g.asker is OFFER else NONE

    def character(self, g: Resistance, c: int, seat: int, found: list[bytes]) -> None:
        """Add one character as the seat sees it."""
        own = g.setup.seat[c] == seat
        found.append(_PERSON[_CHARACTER_NUMBER.get(g.setup.characters[c].id, NONE) + 1])
        found.append(BYTE[1] if own else BYTE[0])
        found.append(_SPOT[g.where[c] + 1])
        found.append(clip(g.alibi[c]))
        goods = g.goods[c]
        found.append(bytes([goods >> (6 * kind) & 31 for kind in range(KINDS)]))
        found.append(clip(g.held[c]))
        found.append(_FOUR[g.hand[c]])
        found.append(_THREE[g.once[c]])
        card = g.occupier[c]
        found.append(BYTE[1] if card >= 0 else BYTE[0])
        found.append(_row(_OCCUPIER, card if own or g.known_hands[c] >> seat & 1 else NONE))

    def board(self, g: Resistance, found: list[bytes]) -> None:
        """Add locations, roads and people."""
        required = g.required
        for spot in range(SPOTS):
            found.append(_TILE[_TILE_NUMBER.get(g.setup.location[spot].id, NONE) + 1])
            found.append(clip(g.safety[spot]))
            found.append(clip(g.lying[spot]) if g.lying else BYTE[0])
            found.append(clip(g.marks[spot]) if g.marks else BYTE[0])
            token = required[spot] if spot < len(required) else NONE
            found.append(_TOKEN[token + 1 if token >= 0 and g.tokens_seen >> token & 1 else 0])
        found.append(_THIRTEEN[g.active])
        found.append(_THIRTEEN[g.papers])
        found.append(_THIRTEEN[g.face_up])
        found.append(_SEVEN[g.halted])
        found.append(_THIRTEEN[g.raiding])
        for road in g.roads:
            found.append(_OCCUPIERS_ON[road])
        if g.people:
            for spot in g.people:
                found.append(_SPOT[spot + 1 if spot >= 0 else 0])
        else:
            found.append(_NO_PEOPLE)

    def cards(self, g: Resistance, seat: int, found: list[bytes]) -> None:
        """Add decks and discard piles, and what the seat has seen of the decks."""
        for cards in g.decks:
            found.append(clip(len(cards)))
        for pile, size in enumerate(_PILE_SIZES):
            discarded = g.piles[pile]
            if not discarded:
                found.append(_NO_PILE[pile])
                continue
            counted = bytearray(size)
            for card in discarded:
                if card < size:
                    counted[card] += 1
            found.append(bytes(counted))
        occupiers = g.decks[OCCUPIER]
        found.append(BYTE[g.setup.content.occupiers[occupiers[-1]].level if occupiers else 0])
        for deck in (HELPER, SECOND_HELPER):
            found.append(_HELPER[g.decks[deck][-1] + 1 if g.decks[deck] and g.setup.helpers_face_up else 0])
        self.known(g, seat, OCCUPIER, _OCCUPIER, found)
        self.known(g, seat, RAID, _RAID, found)
        self.known(g, seat, PATROLLING, _PATROL, found)

    def known(self, g: Resistance, seat: int, deck: int, rows: list[bytes], found: list[bytes]) -> None:
        """Add the cards on top of a deck that the seat has seen."""
        seen = g.knows_top(seat, deck)
        for k in range(_SEEN):
            found.append(_row(rows, g.decks[deck][-1 - k] if k < seen else NONE))

    def round(self, g: Resistance, seat: int, found: list[bytes]) -> None:
        """Add the round and its tracks."""
        setup = g.setup
        found.append(_SCENARIO[_SCENARIO_NUMBER.get(setup.scenario.id, NONE) + 1])
        found.append(_LEVEL[_LEVEL_NUMBER[setup.difficulty] + 1])
        found.append(clip(g.round))
        found.append(_PHASE[g.phase + 1])
        found.append(self.row(g.start, seat))
        found.append(self.row(g.turn, seat))
        for number in (g.morale, g.pool, g.tally, g.lost, g.hunger, setup.goal, setup.limit, g.posted):
            found.append(clip(number))
        found.append(clip(g.item_supply(TICKET)))
        found.append(clip(g.item_supply(IMMUNITY)))
        found.append(clip(g.press))
        found.append(_SOLO[g.solo + 1])
        found.append(_DIE[g.die_1])
        found.append(_DIE[g.die_2])

    def under_way(self, g: Resistance, seat: int, found: list[bytes]) -> None:
        """Add the move, the control card, the patrol and the offer under way."""
        moving = g.mover >= 0
        found.append(self.row(g.mover, seat))
        found.append(clip(g.left) if moving else BYTE[0])
        crossing = moving and g.road >= 0
        found.append(_ROAD[g.road + 1 if crossing else 0])
        found.append(_SPOT[g.dest + 1 if crossing else 0])
        found.append(_CONTROL[g.control + 1])
        found.append(_TWO[g.facing + 1 if g.control >= 0 else 0])
        found.append(_TWO[g.answer + 1 if g.control >= 0 else 0])
        result = NONE
        if g.control >= 0 and g.answer >= 0:
            result = g.first_result if g.answer == 0 else g.second_result
        found.append(_RESULT[result + 1])
        found.append(_PATROL[g.patrol + 1])
        if g.winners < 0 and g.asker is AGREE:
            self.deal(g.ask_it & 7, seat, g.ask_it >> 3, found)
        elif g.winners < 0 and g.asker is OFFER and g.who() == seat and g.ask_it >> 3:
            self.deal(g.ask_me, seat, g.ask_it >> 3, found)
        else:
            found.append(_NO_OFFER)

    def deal(self, proposer: int, seat: int, deal: int, found: list[bytes]) -> None:
        """Add an agreement: by whom, and what goes each way."""
        found.append(self.row(proposer, seat))
        for goods in (gives(deal), asks(deal)):
            found.append(bytes([goods >> (6 * kind) & 31 for kind in range(KINDS)]))
            found.append(BYTE[0 if goods else 1])


_NO_OFFER: Final = bytes(CHARACTERS + 2 * (KINDS + 1))
_NO_PEOPLE: Final = bytes(PEOPLE * SPOTS)
_NO_PILE: Final = [bytes(size) for size in _PILE_SIZES]
