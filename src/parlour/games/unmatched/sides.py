"""The two sides of a combat: fighters, cards, and what has been done to their numbers."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.engine.kernel import NONE
from parlour.games.unmatched.content import Hero


class Side:
    """One side of a combat: the fighter, the card, and what has been done to its number (U-55)."""

    def __init__(self, source: Side | None, player: i64, fighter: i64) -> None:
        if source is not None:
            self.player: i64 = source.player
            self.fighter: i64 = source.fighter
            self.card: i64 = source.card
            self.printed: i64 = source.printed
            self.becomes: i64 = source.becomes
            self.plus: i64 = source.plus
            self.bonus: i64 = source.bonus
            self.guess: i64 = source.guess
            self.open: bool = source.open
            self.locked: bool = source.locked
            self.ignored: bool = source.ignored
            self.cancelled: bool = source.cancelled
            return
        self.player = player
        self.fighter = fighter
        self.card = NONE
        self.printed = 0
        self.becomes = NONE
        self.plus = 0
        self.bonus = 0
        self.guess = NONE
        # Laid face up (U-121): seen by all before the reveal.
        self.open = False
        self.locked = False
        self.ignored = False
        self.cancelled = False

    def lay(self, card: i64, hero: Hero) -> None:
        """Put down a card, or another one in its place."""
        self.card = card
        self.printed = hero.value[card]

    def number(self) -> int:
        """Work out the number of the card in the layers of U-55; no card counts 0 (U-49)."""
        if self.card < 0 or self.ignored:
            return 0
        if self.locked:
            return self.bonus
        number = self.becomes if self.becomes >= 0 else self.printed
        number += self.plus + self.bonus
        return max(number, 0)


class Combat:
    """A combat from the declared attack to the discarded cards."""

    def __init__(self, source: Combat | None, attacker: int, target: i64) -> None:
        if source is not None:
            self.attack: Side = Side(source.attack, 0, 0)
            self.defense: Side = Side(source.defense, 0, 0)
            self.revealed: bool = source.revealed
            self.damage: i64 = source.damage
            self.winner: i64 = source.winner
            return
        self.attack = Side(None, attacker >> 2, attacker)
        self.defense = Side(None, target >> 2, target)
        self.revealed = False
        self.damage = 0
        self.winner = NONE

    def mine(self, me: i64) -> Side:
        """Return my side of this combat."""
        return self.attack if me == self.attack.player else self.defense

    def theirs(self, me: i64) -> Side:
        """Return the other side of this combat."""
        return self.defense if me == self.attack.player else self.attack
