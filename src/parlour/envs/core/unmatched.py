"""Unmatched in numbers: 16 fighters, 40 spaces, 15 kinds of card, whatever the heroes and the board."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE
from parlour.envs.core.codec import BYTE, Codec, Field, Wording, bits, clip, one_hot
from parlour.games.unmatched import card_choices, choices, combat, fog, turn
from parlour.games.unmatched.bits import NO_CARD, size
from parlour.games.unmatched.effects import fighter as fighter_meant
from parlour.games.unmatched.heroes import dracula, sherlock_holmes
from parlour.games.unmatched.printed import PRINTED
from parlour.games.unmatched.sides import Side
from parlour.games.unmatched.state import FOG_TOKENS, Match

PLAYERS: Final = 4
FIGHTERS: Final = 4
SPACES: Final = 40
CARDS: Final = NO_CARD
HEROES: Final = len(PRINTED.heroes)
BOARDS: Final = len(PRINTED.boards)
FIGHTER_NAMES: Final = ["hero", "sidekick_1", "sidekick_2", "sidekick_3"]

_SPACE: Final = one_hot(SPACES)
_MOST_HEALTH: Final = 20
# Where a fighter stands, and its health up to that of the strongest hero.
_FIGHTS: Final = [[row + BYTE[health] for row in _SPACE] for health in range(_MOST_HEALTH + 1)]
_CARD: Final = one_hot(CARDS)
_HERO: Final = one_hot(HEROES)
_BOARD: Final = one_hot(BOARDS)
_FIGHTER: Final = one_hot(PLAYERS * FIGHTERS)
_BYTE_OF_SPACES: Final = bits(8)
_MOVED: Final = bits(FIGHTERS)
# On my side, in the second form, away, out of the game.
_FACTS: Final = bits(4)
# Five kinds of card at a time, two bits each.
_COPIES: Final = [bytes([n >> (2 * kind) & 3 for kind in range(5)]) for n in range(1 << 10)]
_HERO_NUMBER: Final = {hero.id: n for n, hero in enumerate(PRINTED.heroes)}
_BOARD_NUMBER: Final = {board.id: n for n, board in enumerate(PRINTED.boards)}
_NO_SPACES: Final = bytes(SPACES)
_NO_CARDS: Final = bytes(CARDS)
_KNOWN_TOP: Final = 3

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
    return [(first + space, f"{name}{space}") for space in range(SPACES)]


class UnmatchedCodec(Codec):
    """Players are counted from the seat itself; fighters are a player's hero and up to three sidekicks."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, PLAYERS)
        self.nobody: bytes = bytes(sum(field.size for field in self.player_fields("")))

    def wordings(self, seat: int, seats: int) -> list[Wording]:
        cards = [(card, f"card_{card}") for card in range(CARDS)]
        fighters = _fighters(seat, seats)
        # In the order of the numbers, whoever acts.
        fighters.sort(key=_second)
        action = [(turn.MANEUVER, "maneuver")]
        for card in range(CARDS):
            for n in range(FIGHTERS):
                action.append((turn.A_SCHEME + 4 * card + n, f"scheme:card_{card}:{FIGHTER_NAMES[n]}"))
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
            Wording(choices.ChooseOne, [(n, str(n)) for n in range(4)], "one of several texts, in their order on the card")
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
            Field(f"{of}hero", HEROES, 1, f"which hero, one of {', '.join(_HERO_NUMBER)}; all 0 where nobody sits"),
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
            Field("board", BOARDS, 1, f"which board, one of {', '.join(_BOARD_NUMBER)}"),
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

    def parts(self, g: Any, seat: int) -> list[bytes]:
        match: Match = g
        found: list[bytes] = []
        n = match.players
        for k in range(n):
            self.player(match, (seat + k) % n, seat, found)
        for _ in range(n, PLAYERS):
            found.append(self.nobody)
        self.own_deck(match, seat, found)
        found.append(_BOARD[_BOARD_NUMBER.get(match.board.id, NONE) + 1])
        found.append(self.seat_rows[self.turned(match.turn, seat) + 1])
        found.append(clip(match.turns))
        found.append(clip(match.actions))
        found.append(clip(match.boost))
        found.append(_MOVED[match.moved])
        fight = match.combat
        if fight is None:
            found.append(_NO_COMBAT)
        else:
            found.append(BYTE[1] if fight.revealed else BYTE[0])
            found.append(clip(fight.damage))
            found.append(self.seat_rows[self.turned(fight.winner, seat) + 1])
            self.side(fight.attack, fight.revealed, seat, found)
            self.side(fight.defense, fight.revealed, seat, found)
        found += self.asked(match, seat)
        found.append(_FIGHTER[self.subject(match, seat) + 1])
        return found

    def subject(self, g: Match, seat: int) -> int:
        """Return the fighter that the seat's open decision moves, players counted from the seat; NONE if there is none."""
        if not self.mine(g, seat):
            return NONE
        asker = g.asker
        found = NONE
        if isinstance(asker, choices.SpaceChoice):
            found = fighter_meant(g, g.ask_me, asker.whom)
        elif isinstance(asker, turn.PlaceSidekick):
            found = g.ask_it
        return self.turned_fighter(found, seat) if found >= 0 else NONE

    def turned_fighter(self, fighter: int, seat: int) -> int:
        """Return a fighter's number with players counted from the seat."""
        return FIGHTERS * self.turned(fighter // FIGHTERS, seat) + fighter % FIGHTERS

    def player(self, g: Match, player: int, seat: int, found: list[bytes]) -> None:
        """Add one player as the seat sees them."""
        hero = g.setup.heroes[player]
        found.append(_HERO[_HERO_NUMBER.get(hero.id, NONE) + 1])
        ours = 1 if g.setup.sides[player] == g.setup.sides[seat] else 0
        found.append(_FACTS[ours | (g.forms >> player & 1) << 1 | (g.away >> player & 1) << 2 | (g.out >> player & 1) << 3])
        hand = g.hand[player]
        found.append(BYTE[size(hand)])
        found.append(BYTE[len(g.deck[player])])
        if player != seat and not g.sees_hand(seat, player):
            hand = g.seen[seat * g.players + player]
        add_bag(hand, found)
        add_bag(g.discard[player], found)
        if player == g.turn:
            found.append(_CARD[g.scheme + 1])
            found.append(_CARD[g.turned_up + 1])
        else:
            found.append(_NO_CARDS)
            found.append(_NO_CARDS)
        area = g.fog_of(player)
        if area:
            for shift in range(0, SPACES, 8):
                found.append(_BYTE_OF_SPACES[area >> shift & 255])
        else:
            found.append(_NO_SPACES)
        where = g.where
        health = g.health
        for fighter in range(FIGHTERS * player, FIGHTERS * player + FIGHTERS):
            left = health[fighter]
            if left <= _MOST_HEALTH:
                found.append(_FIGHTS[left][where[fighter] + 1])
            else:
                found.append(_SPACE[where[fighter] + 1])
                found.append(BYTE[left])

    def own_deck(self, g: Match, seat: int, found: list[bytes]) -> None:
        """Add what a seat knows of its own deck."""
        top, bottom = g.known_top[seat], g.known_bottom[seat]
        if not top and not bottom:
            found.append(_NOTHING_KNOWN)
            return
        deck = g.deck[seat]
        for k in range(_KNOWN_TOP):
            found.append(_CARD[deck[-1 - k] + 1] if k < top else _NO_CARDS)
        copies = [0] * CARDS
        for card in deck[:bottom]:
            copies[card] += 1
        found.append(bytes(copies))

    def side(self, side: Side, revealed: bool, seat: int, found: list[bytes]) -> None:  # noqa: FBT001 - a yes-or-no fact
        """Add one side of a combat; a card is shown to whoever laid it, and to all once it lies open."""
        found.append(_FIGHTER[self.turned_fighter(side.fighter, seat) + 1])
        laid = side.card >= 0
        found.append(BYTE[1] if laid else BYTE[0])
        shown = laid and (revealed or side.open or seat == side.player)
        found.append(_CARD[side.card + 1] if shown else _NO_CARDS)
        found.append(clip(side.number()) if revealed else BYTE[0])
        found.append(BYTE[1] if revealed and side.cancelled else BYTE[0])
        found.append(BYTE[side.guess + 1])


def add_bag(bag: i64, found: list[bytes]) -> None:
    """Add the copies of each kind in a bag."""
    found.append(_COPIES[bag & 1023])
    found.append(_COPIES[bag >> 10 & 1023])
    found.append(_COPIES[bag >> 20 & 1023])


def _second(pair: tuple[int, str]) -> str:
    return pair[1]


_NO_COMBAT: Final = bytes(2 + PLAYERS + 2 * (PLAYERS * FIGHTERS + CARDS + 4))
_NOTHING_KNOWN: Final = bytes(_KNOWN_TOP * CARDS + CARDS)
