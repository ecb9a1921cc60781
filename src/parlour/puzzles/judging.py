"""Whether one choice is clearly the best: looked at from what the seat may know, searched for long, and played out by bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt

from parlour.bots.bot import iterations_of, mind_of
from parlour.bots.mind import Budget, Mind
from parlour.engine.kernel import WORD, Game
from parlour.puzzles.reading import Chance
from parlour.review.judging import BEYOND_NOISE, SURE, Looks, error_of, scattered

FIRST = 8
"""So often every option is looked at first: most questions have no answer that is half as clear as it has to be."""

FEW = 32
"""So often every option is looked at then."""

MANY = 240
"""So often the best option is looked at, and those that come near it."""

NEAR = 4
"""So many options come near it."""

LEAST: Mapping[str, float] = {"unmatched": 0.11, "black-orchestra": 0.06, "orange-shall-overcome": 0.06}
"""The best option keeps so much more of the chance to win than any other: where games are played out slowly, more."""

LONG: Mapping[str, int] = {"unmatched": 6_000, "black-orchestra": 2_000, "orange-shall-overcome": 1_000}
"""The iterations of the long search."""

BY: Mapping[str, str] = {"unmatched": "strong@40", "black-orchestra": "casual", "orange-shall-overcome": "casual"}
"""Who plays games out. Where everybody plays together games are long, and casual bots play five hundred times as fast."""

PAIRS: Mapping[str, tuple[int, ...]] = {
    "unmatched": (16, 24, 32, 48, 64),
    "black-orchestra": (100, 200, 300),
    "orange-shall-overcome": (100, 200, 300),
}
"""After so many games with each of two choices, under the same luck, somebody looks whether that is enough."""

LONGEST = 1500
"""A game that is played out ends here at the latest, as lost."""


@dataclass(frozen=True)
class Search:
    """What the long search says about the best option and the one after it."""

    iterations: int
    best: Chance
    second: Chance


@dataclass(frozen=True)
class Played:
    """Games that were played out from the best option and from the one after it, under the same luck."""

    by: str
    games: int
    best: int
    """So many of them were won."""
    second: int


@dataclass(frozen=True)
class Verdict:
    """That one option is clearly the best, and the numbers that say so."""

    best: int
    second: int
    chances: dict[int, Chance]
    looks: int
    search: Search
    played: Played


class Bench:
    """A question of one seat under the lamp; with the same seed always judged alike."""

    def __init__(self, game: str, g: Game, seat: int, seed: int) -> None:
        self.id = game
        self.mind: Mind = mind_of(game)
        self.seat = seat
        self.noise = scattered((seed * 1_000_003 + 517) & WORD)
        # Dealt anew before anything else: nothing found can rest on what the seat does not know.
        self.game = g.clone()
        self.game.redeal(seat, self.noise)
        self.options = g.options_of(seat)
        self.looks: dict[int, Looks] = {option: Looks(option) for option in self.options}

    def shown(self, chance: float) -> float:
        """Return a chance as people are shown it."""
        return self.mind.calibrated(self.game, self.seat, min(max(chance, 0.0), 1.0))

    def glance(self) -> tuple[float, float]:
        """Return what a bot in a hurry thinks of the best option and of the one after it, to throw most questions away."""
        budget = Budget(self.mind.budget("strong").iterations // 2, 0.0)
        found = [v for v in self.mind.rank(self.game, self.seat, self.options, budget, self.noise) if v.tries]
        if len(found) < 2:
            return 1.0, 1.0
        return self.shown(found[0].chance), self.shown(max(v.chance for v in found[1:]))

    def judge(
        self, wanted: Callable[[int], bool] = lambda _: True, promises: Callable[[int], bool] = lambda _: True
    ) -> Verdict | None:
        """Return the verdict if one option is clearly the best and such a one is wanted, or nothing.

        `promises` is asked after a few looks already, `wanted` when looks and search agree.
        """
        least = LEAST[self.id]
        if self._lead_after(FIRST) < least / 2 or self._lead_after(FEW) < least:
            return None
        order = self._order()
        if not promises(order[0]):
            return None
        for option in order[: NEAR + 1]:
            self._look(option, MANY)
        order = self._order()
        best, second = order[0], order[1]
        if not all(self._behind(best, option) for option in order[1:]):
            return None
        searched = self._search(best, second)
        if searched is None or not wanted(best):
            return None
        played = self._play(best, second)
        if played is None:
            return None
        chances = {option: self._chance(option) for option in self.options}
        return Verdict(best, second, chances, MANY, searched, played)

    def agrees(self, best: int) -> bool:
        """Say whether looks and the long search find this option the best again, beyond the noise; no game is played out."""
        for option in self.options:
            self._look(option, FEW)
        for option in [best, *[other for other in self._order() if other != best][:NEAR]]:
            self._look(option, MANY)
        if not all(self._beyond_noise(best, option) for option in self.options if option != best):
            return False
        found = self.mind.rank(self.game, self.seat, self.options, Budget(LONG[self.id], 0.0), scattered(self.noise))
        return found[0].option == best

    # Looking.

    def _look(self, option: int, count: int) -> None:
        """Look at an option until it has been seen so often; all options see the same luck."""
        looks = self.looks[option]
        while len(looks.seen) < count:
            noise = scattered((self.noise + 40_503 * (len(looks.seen) + 1)) & WORD)
            looks.seen.append(self.mind.foresee(self.game, self.seat, option, noise))

    def _lead_after(self, count: int) -> float:
        """Look at every option so often, and return by how much the best leads."""
        for option in self.options:
            self._look(option, count)
        best, second = self._order()[:2]
        return self._chance(best).chance - self._chance(second).chance

    def _order(self) -> list[int]:
        return sorted(self.options, key=lambda option: -self.looks[option].mean)

    def _chance(self, option: int) -> Chance:
        looks = self.looks[option]
        return self._interval(looks.mean, looks.error)

    def _interval(self, mean: float, error: float) -> Chance:
        return Chance(*(round(self.shown(mean + far * error), 4) for far in (0.0, -SURE, SURE)))

    def _behind(self, best: int, other: int) -> bool:
        """Say whether an option is clearly worse than the best: beyond the noise, by enough, and with intervals that lie apart."""
        mine, theirs = self._chance(best), self._chance(other)
        return self._beyond_noise(best, other) and mine.chance - theirs.chance >= LEAST[self.id] and mine.low > theirs.high

    def _beyond_noise(self, best: int, other: int) -> bool:
        """Say whether an option did worse than the best under the same luck, by more than noise explains."""
        pairs = zip(self.looks[best].seen, self.looks[other].seen, strict=False)
        differences = [one - two for one, two in pairs]
        return sum(differences) / len(differences) > BEYOND_NOISE * error_of(differences)

    # Searching.

    def _search(self, best: int, second: int) -> Search | None:
        """Search for long; nothing if it does not find the same, or not clearly."""
        iterations = LONG[self.id]
        found = self.mind.rank(self.game, self.seat, self.options, Budget(iterations, 0.0), scattered(self.noise))
        if found[0].option != best:
            return None
        shown = {v.option: self._interval(v.chance, v.spread) for v in found if v.tries}
        others = [chance for option, chance in shown.items() if option != best]
        if not others or any(shown[best].low <= other.high for other in others):
            return None
        # The one after the best may be so poor that the search never tried it.
        runner_up = shown.get(second, max(others, key=lambda chance: chance.chance))
        return Search(iterations, shown[best], runner_up)

    # Playing out.

    def _play(self, best: int, second: int) -> Played | None:
        """Play games to their end from both; nothing if the best does not win clearly more of them."""
        _, iterations = iterations_of(BY[self.id])
        won: dict[int, list[float]] = {best: [], second: []}
        for enough in PAIRS[self.id]:
            for option, results in won.items():
                while len(results) < enough:
                    noise = scattered((self.noise + 7_919 * (len(results) + 1)) & WORD)
                    results.append(play_to_the_end(self.mind, self.game, self.seat, option, noise, iterations))
            differences = [one - two for one, two in zip(won[best], won[second], strict=True)]
            mean = sum(differences) / enough
            # Every game may go either way: few that agree are not taken for certain.
            error = sqrt((sum((d - mean) ** 2 for d in differences) + 0.5) / (enough * (enough - 1)))
            if mean >= BEYOND_NOISE * error:
                return Played(BY[self.id], enough, int(sum(won[best])), int(sum(won[second])))
            if mean < error:
                return None
        return None


def play_to_the_end(mind: Mind, before: Game, seat: int, option: int, noise: int, iterations: int) -> float:  # noqa: PLR0913
    """Deal anew what the seat cannot know, choose, let bots play on, and return 1 if the seat's side has won.

    Strong bots think for so many iterations; without any, casual ones play.
    """
    g = before.clone()
    g.redeal(seat, noise)
    g.choose(option)
    budget = Budget(iterations, 0.0)
    left = LONGEST
    while g.winners < 0 and left > 0:
        actor = g.to_act()
        own = g.options_of(actor)
        noise = scattered(noise)
        if len(own) == 1:
            g.choose(own[0])
        else:
            g.choose(mind.rank(g, actor, own, budget, noise)[0].option if iterations else mind.greedy(g, actor, own, noise))
        left -= 1
    return float(g.winners >= 0 and bool(g.winners >> seat & 1))
