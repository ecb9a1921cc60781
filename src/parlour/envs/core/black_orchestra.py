"""Black Orchestra in numbers: five conspirators, 30 spaces, 54 cards, 85 events."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.kernel import BIT, NONE
from parlour.envs.core.black_orchestra_choices import wordings
from parlour.envs.core.codec import BYTE, Codec, Field, Wording, bits, clip, one_hot
from parlour.games.black_orchestra.attempt import Lend
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.deeds import GivePiece, PartWith, TakePiece
from parlour.games.black_orchestra.evacuation import Leave
from parlour.games.black_orchestra.kinds import A_LEADER
from parlour.games.black_orchestra.names import ITEM_IDS, LEADER_IDS, LEADERS, STAGES
from parlour.games.black_orchestra.places import FlyAnywhere, Walk
from parlour.games.black_orchestra.printed import CONTENT
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.visits import DeputyComes, Visit

SEATS: Final = 5
SPACES: Final = PRISON
CARDS: Final = 56
"""54 cards, a multiple of eight places."""
EVENTS: Final = len(CONTENT.events)
QUESTIONS: Final = len(CONTENT.all_questions)
SHEETS: Final = len(CONTENT.sheets)
ITEMS: Final = len(ITEM_IDS)
_AREA: Final = 32

_PLACE: Final = one_hot(SPACES + 1)
_CARD: Final = one_hot(CARDS)
_EVENT: Final = one_hot(EVENTS)
_QUESTION: Final = one_hot(QUESTIONS)
_SHEET: Final = one_hot(SHEETS)
_MOTIVATION: Final = one_hot(5)
_SUSPICION: Final = one_hot(4)
_LEADER: Final = one_hot(LEADERS)
_STAGE: Final = one_hot(STAGES)
_EIGHT: Final = bits(8)
_COPIES: Final = [bytes([n >> (2 * kind) & 3 for kind in range(4)]) for n in range(256)]
_FACES: Final = 6
_FLAGS: Final = ["lieutenants", "urgency", "guarded", "deck_51", "classic", "raid_icons", "solo"]
_PIECES: Final = 73
_PIECE: Final = one_hot(_PIECES)
_KNOWN_EVENTS: Final = 3


class BlackOrchestraCodec(Codec):
    """Conspirators are counted from the seat itself, in turn order."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, SEATS)
        self.nobody: bytes = bytes(sum(field.size for field in self.seat_fields("")))

    def wordings(self, seat: int, seats: int) -> list[Wording]:
        return wordings(seat, seats)

    # What a seat may know.

    def seat_fields(self, of: str) -> list[Field]:
        """Return the fields of one conspirator."""
        return [
            Field(f"{of}sheet", SHEETS, 1, f"which conspirator, one of {', '.join(CONTENT.sheet_number)}; all 0 where nobody sits"),
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
        for leader in LEADER_IDS:
            found.append(Field(f"{leader}.space", SPACES + 1, 1, "where this leader is; all 0 out of play"))
        found.append(Field("killed", LEADERS, 1, "leaders killed by a plot (Trusted Lieutenants)"))
        found.append(Field("tiles.face_down", _AREA, 1, "spaces with a face-down tile; the last two places are unused"))
        for item in ITEM_IDS:
            found.append(Field(f"tiles.{item}", _AREA, 1, "spaces with this item face up"))
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
            Field("variants", len(_FLAGS), 1, f"variants in play: {', '.join(_FLAGS)}"),
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
            Field("asked_for", _PIECES, 1, "the card (0-53) or item (64-72) the open decision asks somebody to part with"),
        ]
        found += self.asked_fields()
        found.append(Field("decision.seat", SEATS, 1, "the conspirator my decision moves, gives to, takes from or leads to"))
        found.append(Field("decision.leader", LEADERS, 1, "the leader my decision moves"))
        return found

    def parts(self, g: Any, seat: int) -> list[bytes]:
        game: Orchestra = g
        found: list[bytes] = []
        n = game.setup.seats
        for k in range(n):
            self.conspirator(game, (seat + k) % n, found)
        for _ in range(n, SEATS):
            found.append(self.nobody)
        for space in game.leaders:
            found.append(_PLACE[space + 1])
        found.append(_EIGHT[game.killed][:LEADERS])
        self.tiles(game, found)
        add_items(game.item_pile, found)
        add_items(game.tiles_out, found)
        found.append(clip(len(game.tiles_lost)))
        found.append(clip(len(game.deck)))
        add_cards(game, game.pile, found)
        found.append(_CARD[game.playing + 1])
        add_cards(game, game.aside, found)
        self.events(game, found)
        self.tracks(game, seat, found)
        self.interrogation(game, seat, found)
        self.attempt(game, seat, found)
        found.append(_PIECE[self.asked_for(game) + 1])
        found += self.asked(game, seat)
        about = self.about(game, seat)
        found.append(self.seat_rows[self.turned(about, seat) + 1 if 0 <= about < A_LEADER else 0])
        found.append(_LEADER[about - A_LEADER + 1 if about >= A_LEADER else 0])
        return found

    def conspirator(self, g: Orchestra, seat: int, found: list[bytes]) -> None:
        """Add one conspirator: everything about them is open."""
        found.append(_SHEET[g.setup.sheets[seat] + 1])
        found.append(_PLACE[g.where[seat] + 1])
        found.append(_MOTIVATION[g.motivation[seat] + 1])
        found.append(_SUSPICION[g.suspicion[seat] + 1])
        found.append(BYTE[1] if g.able(seat) else BYTE[0])
        add_cards(g, g.dossier[seat], found)
        add_items(g.items[seat], found)
        found.append(BYTE[g.card_limit(seat)])
        found.append(BYTE[g.item_limit(seat)])
        found.append(clip(g.bonus[seat]))

    def tiles(self, g: Orchestra, found: list[bytes]) -> None:
        """Add the tiles on the board: where they lie, and which they are if face up."""
        areas = [0] * (ITEMS + 1)
        face_up = g.face_up
        for space, kind in enumerate(g.tile):
            if kind >= 0:
                areas[kind + 1 if face_up >> space & 1 else 0] |= BIT[space]
        for area in areas:
            for shift in range(0, _AREA, 8):
                found.append(_EIGHT[area >> shift & 255])

    def events(self, g: Orchestra, found: list[bytes]) -> None:
        """Add the events: the present one, those known to come, those past, and how many are left in each stage."""
        found.append(_EVENT[g.current + 1])
        found.append(_EVENT[g.key + 1])
        for k in range(_KNOWN_EVENTS):
            found.append(_EVENT[g.events[-1 - k] + 1 if k < g.known else 0])
        past = bytearray(EVENTS)
        for event in g.past:
            past[event] = 1
        found.append(bytes(past))
        left = [0] * STAGES
        stages = g.setup.content.event_stage
        for event in g.events:
            left[stages[event] - 1] += 1
        found.append(bytes(left))

    def tracks(self, g: Orchestra, seat: int, found: list[bytes]) -> None:
        """Add stage, support, dissent, the turn, and what was agreed."""
        found.append(_STAGE[g.stage])
        found.append(clip(g.support))
        found.append(clip(g.dissent))
        found.append(clip(g.diverted))
        found.append(clip(g.dice_in_reach()))
        found.append(self.seat_rows[self.turned(g.turn, seat) + 1])
        found.append(clip(g.turns))
        found.append(clip(g.actions))
        for flag in (g.acting, g.conspired, g.no_conspire, g.ability_off, g.abwehr_off):
            found.append(BYTE[1] if flag else BYTE[0])
        found.append(clip(g.draws))
        setup = g.setup
        found.append(clip(setup.start_support))
        for flag in (setup.lieutenants, setup.urgency, setup.guarded, setup.deck_51, setup.classic, setup.raid_icons, setup.solo):
            found.append(BYTE[1] if flag else BYTE[0])

    def interrogation(self, g: Orchestra, seat: int, found: list[bytes]) -> None:
        """Add the interrogation; the card is its reader's alone, and only until the answer is read out."""
        found.append(clip(len(g.questions)))
        found.append(BYTE[1] if g.question >= 0 else BYTE[0])
        found.append(clip(len(g.questions_aside)))
        found.append(_QUESTION[g.question + 1 if seat == g.turn and g.answer < 0 else 0])

    def attempt(self, g: Orchestra, seat: int, found: list[bytes]) -> None:
        """Add the plot attempt under way."""
        attempt = g.attempt
        if attempt is None:
            found.append(_NO_ATTEMPT)
            return
        found.append(self.seat_rows[self.turned(attempt.plotter, seat) + 1])
        found.append(_CARD[attempt.card + 1])
        found.append(_LEADER[attempt.target + 1])
        found.append(clip(attempt.pool))
        found.append(BYTE[1] if attempt.announced else BYTE[0])
        found.append(clip(attempt.needed) if attempt.announced else BYTE[0])
        found.append(clip(attempt.limit) if attempt.announced else BYTE[0])
        found.append(clip(attempt.add))
        found.append(clip(attempt.ignore))
        faces = [0] * _FACES
        for face in attempt.faces:
            faces[face - 1] += 1
        found.append(bytes(faces))

    def about(self, g: Orchestra, seat: int) -> int:
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

    def asked_for(self, g: Orchestra) -> int:
        """Return the piece somebody is asked to part with, NONE if that is not the question."""
        if g.winners < 0:
            asker = g.asker
            if isinstance(asker, PartWith):
                return g.ask_it
            if isinstance(asker, Lend):
                return 64 + g.ask_it
        return NONE


def add_cards(g: Orchestra, cards: int, found: list[bytes]) -> None:
    """Add a set of cards; of two copies of a kind the first place counts first."""
    second = g.setup.content.second
    copies = cards & second
    cards = (cards & ~second) | copies >> 1 | (copies & cards << 1)
    for shift in range(0, CARDS, 8):
        found.append(_EIGHT[cards >> shift & 255])


def add_items(bag: int, found: list[bytes]) -> None:
    """Add how many items of each kind a bag holds."""
    found.append(_COPIES[bag & 255])
    found.append(_COPIES[bag >> 8 & 255])


_NO_ATTEMPT: Final = bytes(SEATS + CARDS + LEADERS + 6 + _FACES)
