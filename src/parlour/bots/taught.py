"""What bots go by, for people who choose one: chance, rules of thumb, or what was learned, and from how much."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from parlour.bots.bot import EARLIER, LEVELS, SEARCHING, has_mind
from parlour.engine.messages import Language

Kind = Literal["chance", "rules", "tuned", "learned"]
CHANCE: Final = "chance"
RULES: Final = "rules"
TUNED: Final = "tuned"
LEARNED: Final = "learned"

DECISIONS: Final = {"unmatched": 1_074_874_368}
"""By game: from how many decisions of self-play the network in the package learned."""

GAMES: Final = {"black-orchestra": 1_176_326}
"""By game: in how many games of self-play the rules of thumb were tuned by which bots think ahead."""

MILLION: Final = 1_000_000


class GoesBy(NamedTuple):
    """What a level goes by, and from how many decisions that was learned or in how many games tuned; 0 if it was not."""

    level: str
    kind: Kind
    decisions: int
    games: int

    def told(self, words: Language) -> str:
        """Return it as a sentence."""
        separator = words.text("thousands", {})
        millions = f"{round(self.decisions / MILLION):,}".replace(",", separator)
        games = f"{round(self.games, -3):,}".replace(",", separator)
        depth = "ahead" if EARLIER.get(self.level, self.level) in SEARCHING else "slips" if self.level == "novice" else "sight"
        told = words.text("goes-by", {"kind": self.kind, "depth": depth, "millions": millions, "games": games})
        return f"{told} {words.text('goes-by-longest', {})}" if EARLIER.get(self.level, self.level) == "expert" else told


def goes_by(game: str, level: str) -> GoesBy:
    """Return what one of our levels goes by in a game."""
    if level == "random" or not has_mind(game):
        return GoesBy(level, CHANCE, 0, 0)
    if level in SEARCHING and game in DECISIONS:
        return GoesBy(level, LEARNED, DECISIONS[game], 0)
    if level in SEARCHING and game in GAMES:
        return GoesBy(level, TUNED, 0, GAMES[game])
    return GoesBy(level, RULES, 0, 0)


def all_of(game: str) -> list[GoesBy]:
    """Return what all our levels go by that play a game, weakest first; then those of before, where the level has learned since."""
    now = [goes_by(game, level) for level in LEVELS if level == "random" or has_mind(game)]
    taught = [bot.level for bot in now if bot.kind in (LEARNED, TUNED)]
    return now + [goes_by(game, name) for name, level in EARLIER.items() if level in taught]
