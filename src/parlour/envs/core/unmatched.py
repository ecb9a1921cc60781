"""Unmatched in numbers: 16 fighters, 48 spaces, 20 kinds of card, whatever the heroes and the board."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE
from parlour.envs.core.codec import SPARE, Codec, Field, Room, Wording, with_room
from parlour.envs.core.sheet import Sheet
from parlour.games.unmatched import card_choices, choices, combat, fog, turn
from parlour.games.unmatched.bits import NO_CARD, size
from parlour.games.unmatched.content import Content
from parlour.games.unmatched.effects import fighter as fighter_meant
from parlour.games.unmatched.heroes import dracula, sherlock_holmes
from parlour.games.unmatched.sides import Side
from parlour.games.unmatched.state import FOG_TOKENS, Match

PLAYERS: Final = 4
FIGHTERS: Final = 4
# Room: for heroes and boards that are added, for kinds of card in a deck (the rules' own bags hold 14), for spaces of a board.
HEROES: Final = 64
BOARDS: Final = 32
CARDS: Final = 20
SPACES: Final = 48
DECK: Final = 40
MOST_SPACES: Final = 40
"""No board of today's rules has more."""
ACTIONS: Final = 2048
PLACES: Final = 2560
FIGHTER_NAMES: Final = ["hero", "sidekick_1", "sidekick_2", "sidekick_3"]
_KNOWN_TOP: Final = 3
_SIDE: Final = PLAYERS * FIGHTERS + CARDS + 4

_CARD_CHOICES: Final[list[tuple[type, str]]] = [
    (turn.Boost, "discard a card to move farther"),
    (combat.LayAttack, "the card to attack with"),
    (combat.LayDefense, "the card to defend with"),
    (turn.HandLimit, "too many cards in hand: discard one"),
    (card_choices.DiscardAnyNumber, "discard a card to raise my number"),
    (card_choices.OpponentMayDiscard, "discard a card to stop a text"),
    (card_choices.MakeOpponentDiscard, "a card of the opponent's hand to be discarded; card numbers are the opponent's"),
    (card_choices.PutOnDeckTop, "a card to put on top of my deck"),
    (card_choices.KeepOne, "the drawn card to keep"),
    (card_choices.PutUnderDeck, "the next card to go under my deck"),
    (dracula.ReplaceAttackCard, "another card for this attack"),
    (sherlock_holmes.DiscardMatching, "the card to discard"),
]
_SPACE_CHOICES: Final[list[tuple[type, str]]] = [
    (turn.PlaceSidekick, "where a sidekick starts"),
    (turn.Reappear, "where the hero appears again"),
    (choices.Move, "a text moves a fighter"),
    (choices.Place, "a text places a fighter"),
    (dracula.ReturnSister, "where a sidekick returns"),
]
_FOG_CHOICES: Final[list[tuple[type, str]]] = [
    (fog.PlaceFog, "where a fog token starts"),
    (fog.DriftFog, "a fog token drifts; tokens are numbered for whoever they belong to"),
    (fog.SendFog, "a fog token goes anywhere"),
    (fog.SendEachFog, "each fog token may go anywhere"),
    (fog.FollowFog, "a fog token goes, the hero follows"),
]


def _fighters(seat: int, seats: int) -> list[tuple[int, str]]:
    """Return every fighter with its name: players counted from the acting seat."""
    return [
        (FIGHTERS * player + n, f"p{(player - seat) % seats}_{FIGHTER_NAMES[n]}")
        for player in range(seats)
        for n in range(FIGHTERS)
    ]


def _spaces(first: int, name: str) -> list[tuple[int, str]]:
    """Return every space of the largest board there may be."""
    return [(first + space if space < MOST_SPACES else SPARE, f"{name}{space}") for space in range(SPACES)]


def _cards() -> list[tuple[int, str]]:
    """Return every kind of card of a deck: the rules have numbers for fewer than there is room for."""
    return with_room([(card, f"card_{card}") for card in range(NO_CARD)], CARDS, "card_")


class UnmatchedCodec(Codec):
    """Players are counted from the seat itself; fighters are a player's hero and up to three sidekicks."""

    def __init__(self, content: Content, seats: int) -> None:
        heroes = [hero.id for hero in content.heroes]
        boards = [board.id for board in content.boards]
        self.hero_number: dict[str, int] = {id: n for n, id in enumerate(heroes)}
        self.board_number: dict[str, int] = {id: n for n, id in enumerate(boards)}
        rooms = [Room("heroes", HEROES, heroes), Room("boards", BOARDS, boards)]
        super().__init__("unmatched", seats, PLAYERS, actions=ACTIONS, places=PLACES, rooms=rooms)
        self.player_places: i64 = sum(field.size for field in self.player_fields(""))

    def wordings(self, seat: int, seats: int) -> list[Wording]:
        cards = _cards()
        fighters = _fighters(seat, seats)
        # In the order of the numbers, whoever acts.
        fighters.sort(key=_second)
        action = [(turn.MANEUVER, "maneuver")]
        for card, name in cards:
            for n in range(FIGHTERS):
                code = turn.A_SCHEME + 4 * card + n if card != SPARE else SPARE
                action.append((code, f"scheme:{name}:{FIGHTER_NAMES[n]}"))
        for n in range(FIGHTERS):
            for target, name in fighters:
                action.append((turn.AN_ATTACK + 16 * n + target, f"attack:{FIGHTER_NAMES[n]}:{name}"))
        moves = [(turn.DONE, "done")]
        for n in range(FIGHTERS):
            moves += _spaces(64 * n, f"{FIGHTER_NAMES[n]}:space_")
        found = [
            Wording(turn.TakeAction, action, "what to do: maneuver, a scheme and who plays it, an attack by whom on whom"),
            Wording(turn.MoveFighters, moves, "the maneuver: one of my fighters and where it goes"),
        ]
        for asker, words in _CARD_CHOICES:
            found.append(Wording(asker, [(NO_CARD, "none"), *cards], words))
        for asker, words in _SPACE_CHOICES:
            found.append(Wording(asker, [(choices.STAY, "stay"), *_spaces(0, "space_")], words))
        for asker, words in _FOG_CHOICES:
            found.append(Wording(asker, self._fog(seats), words))
        found.append(Wording(dracula.Bloodthirsty, [(NONE, "none"), *fighters], "whom the hero bites"))
        found.append(Wording(choices.ChooseFighter, fighters, "the fighter a text is about"))
        players = sorted([(player, f"p{(player - seat) % seats}") for player in range(seats)], key=_second)
        found.append(Wording(choices.ChooseOpponent, players, "the opponent a text is about"))
        found.append(Wording(choices.NameNumber, [(n, str(n)) for n in range(10)], "a number to say"))
        found.append(Wording(choices.May, [(1, "yes"), (0, "no")], "something that may be done"))
        found.append(
            Wording(choices.ChooseOne, [(n, str(n)) for n in range(8)], "one of several texts, in their order on the card")
        )
        found.append(Wording(card_choices.DrawUpTo, [(n, str(n)) for n in range(8)], "how many cards to draw"))
        return found

    def _fog(self, seats: int) -> list[tuple[int, str]]:
        found = [(fog.LEAVE, "stay"), (fog.DONE, "done")]
        for token in range(FOG_TOKENS * seats):
            found += _spaces(64 * token, f"token_{token % FOG_TOKENS}:space_")
        return found

    # What a seat may know.

    def player_fields(self, of: str) -> list[Field]:
        """Return the fields of one player."""
        found = [
            Field(f"{of}hero", HEROES, 1, f"which hero, one of {', '.join(self.hero_number)}; all 0 where nobody sits"),
            Field(f"{of}with_me", 1, 1, "on my side (the first player always is)"),
            Field(f"{of}second_form", 1, 1, "in the second form (Hyde)"),
            Field(f"{of}vanished", 1, 1, "off the board until the next turn"),
            Field(f"{of}out", 1, 1, "eliminated"),
            Field(f"{of}hand_size", 1, 127, "cards in hand"),
            Field(f"{of}deck_size", 1, 127, "cards in the deck"),
            Field(f"{of}hand", CARDS, 3, "copies of each kind of card that I know to be in this hand: mine, all of them"),
            Field(f"{of}discard", CARDS, 3, "copies of each kind in the discard pile"),
            Field(f"{of}scheme", CARDS, 1, "the scheme being carried out"),
            Field(f"{of}turned_up", CARDS, 1, "the card of the deck that lies face up"),
            Field(f"{of}fog", SPACES, 1, "spaces with this player's fog"),
        ]
        for name in FIGHTER_NAMES:
            found.append(Field(f"{of}{name}.space", SPACES, 1, "where it stands; all 0 off the board"))
            found.append(Field(f"{of}{name}.health", 1, 127, "its health"))
        return found

    def described(self) -> list[Field]:
        found: list[Field] = []
        for player in range(PLAYERS):
            found += self.player_fields(f"p{player}.")
        found.append(Field("known_top", _KNOWN_TOP * CARDS, 1, "the next three cards of my deck, as far as I know them"))
        found.append(Field("known_bottom", CARDS, 3, "copies of each kind that I know to lie under my deck"))
        found += [
            Field("board", BOARDS, 1, f"which board, one of {', '.join(self.board_number)}"),
            Field("turn", PLAYERS, 1, "whose turn it is, counted from me"),
            Field("turns", 1, 127, "how many turns have begun"),
            Field("actions", 1, 127, "actions left in this turn"),
            Field("boost", 1, 127, "what a discarded card adds to this maneuver"),
            Field("moved", FIGHTERS, 1, "which fighters have moved in this maneuver"),
            Field("combat.revealed", 1, 1, "both cards lie open"),
            Field("combat.damage", 1, 127, "damage dealt by the numbers"),
            Field("combat.winner", PLAYERS, 1, "who has won the combat, counted from me"),
        ]
        for side in ("attack", "defense"):
            found += [
                Field(
                    f"combat.{side}.fighter", PLAYERS * FIGHTERS, 1, "the fighter, players counted from me; all 0 without a combat"
                ),
                Field(f"combat.{side}.laid", 1, 1, "a card has been laid"),
                Field(f"combat.{side}.card", CARDS, 1, "which card, if I can see it; the number is its owner's"),
                Field(f"combat.{side}.number", 1, 127, "its number, once revealed"),
                Field(f"combat.{side}.cancelled", 1, 1, "its text is cancelled"),
                Field(f"combat.{side}.guess", 1, 127, "1 + the number said, 0 for none"),
            ]
        found += self.asked_fields()
        found.append(Field("decision.fighter", PLAYERS * FIGHTERS, 1, "the fighter my decision moves, players counted from me"))
        return found

    def hidden_described(self) -> list[Field]:
        return [
            Field(f"seat_{seat}.deck", DECK, CARDS, "the deck from the top: 1 + the kind of each card, 0 where there is none")
            for seat in range(PLAYERS)
        ]

    def write_hidden(self, g: Any, out: Sheet) -> None:
        match: Match = g
        for deck in match.deck:
            for place, card in enumerate(reversed(deck)):
                out.put(place, card + 1)
            out.skip(DECK)

    def write(self, g: Any, seat: i64, out: Sheet) -> None:
        match: Match = g
        n = match.players
        k: i64 = 0
        while k < n:
            self.player(match, (seat + k) % n, seat, out)
            k += 1
        out.skip((PLAYERS - n) * self.player_places)
        self.own_deck(match, seat, out)
        out.one(self.board_number[match.board.id], BOARDS)
        out.one(self.turned(match.turn, seat), PLAYERS)
        out.number(match.turns)
        out.number(match.actions)
        out.number(match.boost)
        out.members(match.moved, FIGHTERS)
        fight = match.combat
        if fight is None:
            out.skip(2 + PLAYERS + 2 * _SIDE)
        else:
            out.flag(fight.revealed)
            out.number(fight.damage)
            out.one(self.turned(fight.winner, seat), PLAYERS)
            self.side(fight.attack, fight.revealed, seat, out)
            self.side(fight.defense, fight.revealed, seat, out)
        self.write_asked(match, seat, out)
        out.one(self.subject(match, seat), PLAYERS * FIGHTERS)

    def subject(self, g: Match, seat: i64) -> i64:
        """Return the fighter that the seat's open decision moves, players counted from the seat; NONE if there is none."""
        if not self.mine(g, seat):
            return NONE
        asker = g.asker
        found: i64 = NONE
        if isinstance(asker, choices.SpaceChoice):
            found = fighter_meant(g, g.ask_me, asker.whom)
        elif isinstance(asker, turn.PlaceSidekick):
            found = g.ask_it
        return self.turned_fighter(found, seat) if found >= 0 else NONE

    def turned_fighter(self, fighter: i64, seat: i64) -> i64:
        """Return a fighter's number with players counted from the seat."""
        return FIGHTERS * self.turned(fighter // FIGHTERS, seat) + fighter % FIGHTERS

    def player(self, g: Match, player: i64, seat: i64, out: Sheet) -> None:
        """Write one player as the seat sees them."""
        out.one(self.hero_number[g.setup.heroes[player].id], HEROES)
        out.flag(g.setup.sides[player] == g.setup.sides[seat])
        out.number(g.forms >> player & 1)
        out.number(g.away >> player & 1)
        out.number(g.out >> player & 1)
        hand = g.hand[player]
        out.number(size(hand))
        out.number(len(g.deck[player]))
        if player != seat and not g.sees_hand(seat, player):
            hand = g.seen[seat * g.players + player]
        out.pairs(hand, CARDS)
        out.pairs(g.discard[player], CARDS)
        if player == g.turn:
            out.one(g.scheme, CARDS)
            out.one(g.turned_up, CARDS)
        else:
            out.skip(2 * CARDS)
        out.members(g.fog_of(player), SPACES)
        where = g.where
        health = g.health
        fighter = FIGHTERS * player
        end = fighter + FIGHTERS
        while fighter < end:
            out.one(where[fighter], SPACES)
            out.number(health[fighter])
            fighter += 1

    def own_deck(self, g: Match, seat: i64, out: Sheet) -> None:
        """Write what a seat knows of its own deck."""
        top, bottom = g.known_top[seat], g.known_bottom[seat]
        if not top and not bottom:
            out.skip(_KNOWN_TOP * CARDS + CARDS)
            return
        deck = g.deck[seat]
        for k in range(_KNOWN_TOP):
            out.one(deck[-1 - k] if k < top else NONE, CARDS)
        for card in deck[:bottom]:
            out.add(card)
        out.skip(CARDS)

    def side(self, side: Side, revealed: bool, seat: i64, out: Sheet) -> None:  # noqa: FBT001 - a yes-or-no fact
        """Write one side of a combat; a card is shown to whoever laid it, and to all once it lies open."""
        out.one(self.turned_fighter(side.fighter, seat), PLAYERS * FIGHTERS)
        laid = side.card >= 0
        out.flag(laid)
        shown = laid and (revealed or side.open or seat == side.player)
        out.one(side.card if shown else NONE, CARDS)
        out.number(side.number() if revealed else 0)
        out.flag(revealed and side.cancelled)
        out.number(side.guess + 1)


def _second(pair: tuple[int, str]) -> str:
    return pair[1]
