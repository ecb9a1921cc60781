"""Black Orchestra in numbers: five conspirators, the board, the cards and the events, with room for more of each."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE
from parlour.envs.core.black_orchestra_choices import CARDS, EVENTS, ITEMS, LEADERS, SPACES, wordings
from parlour.envs.core.codec import Codec, Field, Room, Wording
from parlour.envs.core.sheet import Sheet
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.cards.content import Content
from parlour.games.black_orchestra.kinds import A_LEADER
from parlour.games.black_orchestra.names import ITEM_IDS, LEADER_IDS
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn.attempt import Lend
from parlour.games.black_orchestra.turn.deeds import GivePiece, PartWith, TakePiece
from parlour.games.black_orchestra.turn.evacuation import Leave
from parlour.games.black_orchestra.words.places import FlyAnywhere, Walk
from parlour.games.black_orchestra.words.visits import DeputyComes, Visit

SEATS: Final = 5
# Room beside that of the choices.
SHEETS: Final = 16
QUESTIONS: Final = 48
STAGES: Final = 8
ACTIONS: Final = 2560
PLACES: Final = 3072

_FACES: Final = 6
_FLAGS: Final = ["lieutenants", "urgency", "guarded", "deck_51", "classic", "raid_icons", "solo"]
_VARIANTS: Final = 16
_AN_ITEM: Final = 64
_PIECES: Final = _AN_ITEM + 16
_KNOWN_EVENTS: Final = 3
_ATTEMPT: Final = SEATS + CARDS + LEADERS + 6 + _FACES


class BlackOrchestraCodec(Codec):
    """Conspirators are counted from the seat itself, in turn order."""

    def __init__(self, content: Content, seats: int) -> None:
        self.content: Content = content
        rooms = [
            Room("conspirators", SHEETS, [sheet.id for sheet in content.sheets]),
            Room("cards", CARDS, [card.id for card in content.cards]),
            Room("events", EVENTS, [event.id for event in content.events]),
            Room("interrogation cards", QUESTIONS, [question.id for question in content.all_questions]),
            Room("items", ITEMS, ITEM_IDS[:]),
            Room("leaders", LEADERS, LEADER_IDS[:]),
            Room("spaces", SPACES, [space.id for space in content.board.spaces]),
        ]
        super().__init__("black-orchestra", seats, SEATS, actions=ACTIONS, places=PLACES, rooms=rooms)
        self.seat_places: i64 = sum(field.size for field in self.seat_fields(""))

    def wordings(self, seat: int, seats: int) -> list[Wording]:
        return wordings(self.content, seat, seats)

    # What a seat may know.

    def seat_fields(self, of: str) -> list[Field]:
        """Return the fields of one conspirator."""
        return [
            Field(
                f"{of}sheet",
                SHEETS,
                1,
                f"which conspirator, one of {', '.join(self.content.sheet_number)}; all 0 where nobody sits",
            ),
            Field(f"{of}space", SPACES + 1, 1, "where, in the order of the board; the last place is the prison"),
            Field(f"{of}motivation", 5, 1, "timid to reckless"),
            Field(f"{of}suspicion", 4, 1, "low to extreme"),
            Field(f"{of}able", 1, 1, "the special ability is on"),
            Field(f"{of}dossier", CARDS, 1, "cards, in the order of the deck list; copies of a kind stand side by side"),
            Field(f"{of}items", ITEMS, 3, f"items of each kind: {', '.join(ITEM_IDS)}"),
            Field(f"{of}card_limit", 1, 127, "cards the dossier may hold"),
            Field(f"{of}item_limit", 1, 127, "items that may be carried"),
            Field(f"{of}actions_held", 1, 127, "actions handed out for the next turn"),
        ]

    def described(self) -> list[Field]:
        found: list[Field] = []
        for seat in range(SEATS):
            found += self.seat_fields(f"c{seat}.")
        for n in range(LEADERS):
            leader = LEADER_IDS[n] if n < len(LEADER_IDS) else f"leader_{n}"
            found.append(Field(f"{leader}.space", SPACES + 1, 1, "where this leader is; all 0 out of play"))
        found.append(Field("killed", LEADERS, 1, "leaders killed by a plot (Trusted Lieutenants)"))
        found.append(Field("tiles.face_down", SPACES, 1, "spaces with a face-down tile"))
        for n in range(ITEMS):
            item = ITEM_IDS[n] if n < len(ITEM_IDS) else f"item_{n}"
            found.append(Field(f"tiles.{item}", SPACES, 1, "spaces with this item face up"))
        found += [
            Field("items_discarded", ITEMS, 3, "items of each kind on the discard pile"),
            Field("items_removed", ITEMS, 3, "items of each kind that left the game in sight of all"),
            Field("items_removed_unseen", 1, 127, "tiles that left the game unseen"),
            Field("deck_size", 1, 127, "conspirator cards still to be drawn"),
            Field("discard", CARDS, 1, "cards on the discard pile"),
            Field("in_use", CARDS, 1, "the card being carried out"),
            Field("drawn", CARDS, 1, "cards drawn to choose from"),
            Field("current_event", EVENTS, 1, "the event being resolved, in the order of the event list"),
            Field("key_event", EVENTS, 1, "the key event that lasts"),
            Field("next_events", _KNOWN_EVENTS * EVENTS, 1, "the next events, as far as everybody knows them"),
            Field("events_past", EVENTS, 1, "events that have been drawn or taken out"),
            Field("events_left", STAGES, 127, "events still to come in each stage"),
            Field("stage", STAGES, 1, "the stage"),
            Field("support", 1, 127, "military support"),
            Field("dissent", 1, 127, "dice on the dissent track"),
            Field("defections", 1, 127, "dice on Defections and Dissent"),
            Field("dice_in_reach", 1, 127, "dice that can be rolled"),
            Field("turn", SEATS, 1, "whose turn it is, counted from me"),
            Field("turns", 1, 127, "turns so far, at most 127"),
            Field("actions", 1, 127, "actions left"),
            Field("acting", 1, 1, "the actions of the turn have begun"),
            Field("conspired", 1, 1, "the Conspire action has been taken"),
            Field("no_conspire", 1, 1, "Conspire is forbidden this turn"),
            Field("ability_off", 1, 1, "the active conspirator's ability is off"),
            Field("abwehr_off", 1, 1, "Abwehr abilities are off"),
            Field("draws", 1, 127, "event cards still to be drawn this turn"),
            Field("start_support", 1, 127, "where military support began: the difficulty"),
            Field("variants", _VARIANTS, 1, f"variants in play: {', '.join(_FLAGS)}"),
            Field("interrogation.deck_size", 1, 127, "interrogation cards still to be drawn"),
            Field("interrogation.reading", 1, 1, "the active conspirator reads a card"),
            Field("interrogation.put_aside", 1, 127, "cards put aside"),
            Field("interrogation.card", QUESTIONS, 1, "the card, if I am the one who reads it"),
            Field("attempt.plotter", SEATS, 1, "who attempts a plot; all 0 without an attempt"),
            Field("attempt.card", CARDS, 1, "the plot"),
            Field("attempt.target", LEADERS, 1, "the target"),
            Field("attempt.pool", 1, 127, "dice in the pool"),
            Field("attempt.announced", 1, 1, "the attempt is announced"),
            Field("attempt.needed", 1, 127, "targets needed, once announced"),
            Field("attempt.eagles_that_detect", 1, 127, "eagles that detect, once announced"),
            Field("attempt.eagles_added", 1, 127, "eagles added by the event"),
            Field("attempt.eagles_ignored", 1, 127, "eagles ignored"),
            Field("attempt.faces", _FACES, 127, "dice rolled with each face: 1, 2, 3, target, target, eagle"),
            Field("asked_for", _PIECES, 1, "the card (from 0) or item (from 64) the open decision asks somebody to part with"),
        ]
        found += self.asked_fields()
        found.append(Field("decision.seat", SEATS, 1, "the conspirator my decision moves, gives to, takes from or leads to"))
        found.append(Field("decision.leader", LEADERS, 1, "the leader my decision moves"))
        return found

    def hidden_described(self) -> list[Field]:
        return [
            Field("deck", CARDS, CARDS, "the conspirator cards from the top: 1 + the number of each, 0 where there is none"),
            Field("events", EVENTS, EVENTS, "the events to come, likewise"),
            Field("interrogation.deck", QUESTIONS, QUESTIONS, "the interrogation cards, likewise"),
            Field("interrogation.card", QUESTIONS, 1, "the card being read"),
            Field("tiles", SPACES, ITEMS, "1 + the item of the tile on each space, face down or up"),
            Field("tiles_lost", ITEMS, 127, "items of each kind that left the game unseen"),
        ]

    def write_hidden(self, g: Any, out: Sheet) -> None:
        game: Orchestra = g
        write_order(game.deck, CARDS, out)
        write_order(game.events, EVENTS, out)
        write_order(game.questions, QUESTIONS, out)
        out.one(game.question, QUESTIONS)
        for space, kind in enumerate(game.tile):
            out.put(space, kind + 1)
        out.skip(SPACES)
        for kind in game.tiles_lost:
            out.add(kind)
        out.skip(ITEMS)

    def write(self, g: Any, seat: i64, out: Sheet) -> None:
        game: Orchestra = g
        n = game.setup.seats
        k: i64 = 0
        while k < n:
            self.conspirator(game, (seat + k) % n, out)
            k += 1
        out.skip((SEATS - n) * self.seat_places)
        for space in game.leaders:
            out.one(space_place(space), SPACES + 1)
        out.skip((LEADERS - len(game.leaders)) * (SPACES + 1))
        out.members(game.killed, LEADERS)
        self.tiles(game, out)
        out.pairs(game.item_pile, ITEMS)
        out.pairs(game.tiles_out, ITEMS)
        out.number(len(game.tiles_lost))
        out.number(len(game.deck))
        write_cards(game, game.pile, out)
        out.one(game.playing, CARDS)
        write_cards(game, game.aside, out)
        self.events(game, out)
        self.tracks(game, seat, out)
        self.interrogation(game, seat, out)
        self.attempt(game, seat, out)
        out.one(self.asked_for(game), _PIECES)
        self.write_asked(game, seat, out)
        about = self.about(game, seat)
        out.one(self.turned(about, seat) if about < A_LEADER else NONE, SEATS)
        out.one(about - A_LEADER if about >= A_LEADER else NONE, LEADERS)

    def conspirator(self, g: Orchestra, seat: i64, out: Sheet) -> None:
        """Write one conspirator: everything about them is open."""
        out.one(g.setup.sheets[seat], SHEETS)
        out.one(space_place(g.where[seat]), SPACES + 1)
        out.one(g.motivation[seat], 5)
        out.one(g.suspicion[seat], 4)
        out.flag(g.able(seat))
        write_cards(g, g.dossier[seat], out)
        out.pairs(g.items[seat], ITEMS)
        out.number(g.card_limit(seat))
        out.number(g.item_limit(seat))
        out.number(g.bonus[seat])

    def tiles(self, g: Orchestra, out: Sheet) -> None:
        """Write the tiles on the board: where they lie, and which they are if face up."""
        face_up = g.face_up
        for space, kind in enumerate(g.tile):
            if kind >= 0:
                out.put(((kind + 1) * SPACES if face_up >> space & 1 else 0) + space, 1)
        out.skip((1 + ITEMS) * SPACES)

    def events(self, g: Orchestra, out: Sheet) -> None:
        """Write the events: the present one, those known to come, those past, and how many are left in each stage."""
        out.one(g.current, EVENTS)
        out.one(g.key, EVENTS)
        for k in range(_KNOWN_EVENTS):
            out.one(g.events[-1 - k] if k < g.known else NONE, EVENTS)
        for event in g.past:
            out.mark(event)
        out.skip(EVENTS)
        stages = g.setup.content.event_stage
        for event in g.events:
            out.add(stages[event] - 1)
        out.skip(STAGES)

    def tracks(self, g: Orchestra, seat: i64, out: Sheet) -> None:
        """Write stage, support, dissent, the turn, and what was agreed."""
        out.one(g.stage - 1, STAGES)
        out.number(g.support)
        out.number(g.dissent)
        out.number(g.diverted)
        out.number(g.dice_in_reach())
        out.one(self.turned(g.turn, seat), SEATS)
        out.number(g.turns)
        out.number(g.actions)
        out.flag(g.acting)
        out.flag(g.conspired)
        out.flag(g.no_conspire)
        out.flag(g.ability_off)
        out.flag(g.abwehr_off)
        out.number(g.draws)
        setup = g.setup
        out.number(setup.start_support)
        out.flag(setup.lieutenants)
        out.flag(setup.urgency)
        out.flag(setup.guarded)
        out.flag(setup.deck_51)
        out.flag(setup.classic)
        out.flag(setup.raid_icons)
        out.flag(setup.solo)
        out.skip(_VARIANTS - len(_FLAGS))

    def interrogation(self, g: Orchestra, seat: i64, out: Sheet) -> None:
        """Write the interrogation; the card is its reader's alone, and only until the answer is read out."""
        out.number(len(g.questions))
        out.flag(g.question >= 0)
        out.number(len(g.questions_aside))
        out.one(g.question if seat == g.turn and g.answer < 0 else NONE, QUESTIONS)

    def attempt(self, g: Orchestra, seat: i64, out: Sheet) -> None:
        """Write the plot attempt under way."""
        attempt = g.attempt
        if attempt is None:
            out.skip(_ATTEMPT)
            return
        out.one(self.turned(attempt.plotter, seat), SEATS)
        out.one(attempt.card, CARDS)
        out.one(attempt.target, LEADERS)
        out.number(attempt.pool)
        out.flag(attempt.announced)
        out.number(attempt.needed if attempt.announced else 0)
        out.number(attempt.limit if attempt.announced else 0)
        out.number(attempt.add)
        out.number(attempt.ignore)
        for face in attempt.faces:
            out.add(face - 1)
        out.skip(_FACES)

    def about(self, g: Orchestra, seat: i64) -> i64:
        """Return the seat that the open decision is about, or A_LEADER + the leader; NONE if it is not mine or about neither."""
        if not self.mine(g, seat):
            return NONE
        asker = g.asker
        it = g.ask_it
        if isinstance(asker, Visit):
            return A_LEADER + asker.leader
        if isinstance(asker, (Leave, FlyAnywhere, DeputyComes, GivePiece, TakePiece)):
            return it
        return it & 7 if isinstance(asker, Walk) else NONE

    def asked_for(self, g: Orchestra) -> i64:
        """Return the piece somebody is asked to part with, NONE if that is not the question."""
        if g.winners < 0:
            asker = g.asker
            if isinstance(asker, PartWith):
                return g.ask_it
            if isinstance(asker, Lend):
                return _AN_ITEM + g.ask_it
        return NONE


def space_place(space: i64) -> i64:
    """Return the place of a space: the prison is the last one, after the room for spaces."""
    return SPACES if space == PRISON else space


def write_order(pieces: list[int], room: i64, out: Sheet) -> None:
    """Write a pile from the top: 1 + the number of each piece."""
    for place, piece in enumerate(reversed(pieces)):
        out.put(place, piece + 1)
    out.skip(room)


def write_cards(g: Orchestra, cards: i64, out: Sheet) -> None:
    """Write a set of cards; of two copies of a kind the first place counts first."""
    second: i64 = g.setup.content.second
    copies = cards & second
    out.members((cards & ~second) | copies >> 1 | (copies & cards << 1), CARDS)
