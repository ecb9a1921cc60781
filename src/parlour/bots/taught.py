"""What bots go by, for people who choose one: chance, rules of thumb, or what was learned, and from how much."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from parlour.bots.bot import LEVELS, SEARCHING, has_mind
from parlour.engine.messages import Language

Kind = Literal["chance", "rules", "learned"]
CHANCE: Final = "chance"
RULES: Final = "rules"
LEARNED: Final = "learned"

DECISIONS: Final = {"unmatched": 1_074_874_368}
"""By game: from how many decisions of self-play the network in the package learned."""

MILLION: Final = 1_000_000


class GoesBy(NamedTuple):
    """What a level goes by, and from how many decisions that was learned; 0 if nothing was."""

    level: str
    kind: Kind
    decisions: int

    def told(self, words: Language) -> str:
        """Return it as a sentence."""
        millions = f"{round(self.decisions / MILLION):,}".replace(",", words.text("thousands", {}))
        depth = "ahead" if self.level in SEARCHING else "sight"
        return words.text("goes-by", {"kind": self.kind, "depth": depth, "millions": millions})


def goes_by(game: str, level: str) -> GoesBy:
    """Return what one of our levels goes by in a game."""
    if level == "random" or not has_mind(game):
        return GoesBy(level, CHANCE, 0)
    learned = DECISIONS.get(game, 0) if level in SEARCHING else 0
    return GoesBy(level, LEARNED if learned else RULES, learned)


def all_of(game: str) -> list[GoesBy]:
    """Return what all our levels go by that play a game, weakest first."""
    return [goes_by(game, level) for level in LEVELS if level == "random" or has_mind(game)]
