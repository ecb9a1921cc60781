"""What bots know about Black Orchestra: gather what a plot needs, keep suspicion down, strike when the odds are good."""

from __future__ import annotations

from math import exp
from typing import Final

from parlour.bots import black_orchestra_odds as odds
from parlour.bots import black_orchestra_worth as worth
from parlour.bots.black_orchestra_replies import score
from parlour.bots.black_orchestra_turn import Turn
from parlour.bots.mind import Mind
from parlour.engine.kernel import Game
from parlour.games.black_orchestra import actions as act
from parlour.games.black_orchestra.attempt import plot_of
from parlour.games.black_orchestra.bits import size
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.names import HITLER, MEDIUM, OFF
from parlour.games.black_orchestra.state import Orchestra


class OrchestraMind(Mind):
    """Plays by rules of thumb about open knowledge: nothing hidden is looked at."""

    def __init__(self) -> None:
        self.guesses = 1

    def seats(self, g: Game) -> int:
        assert isinstance(g, Orchestra)
        return g.setup.seats

    # Judging.

    def evaluate(self, g: Game, seat: int) -> float:
        assert isinstance(g, Orchestra)
        if g.winners >= 0:
            return 1.0 if g.winners else 0.0
        return 1.0 / (1.0 + exp(-(self.standing(g) - 3.2)))

    def standing(self, g: Orchestra) -> float:
        """Return how well the team stands: the best plotter first, then the rest."""
        worth.look_anew()
        total = 0.0
        best = 0.0
        for seat in range(g.setup.seats):
            strength = 0.45 * g.motivation[seat] - 0.35 * max(g.suspicion[seat] - MEDIUM, 0) + 0.1 * int(size(g.items[seat]))
            card = worth.best_plot(g, seat)
            if g.where[seat] == PRISON:
                strength -= 1.5
            total += 0.35 * strength
            if card >= 0 and g.where[seat] != PRISON:
                found = plot_of(g, card)
                gap = max(found.motivation - g.motivation[seat], 0)
                space = g.leaders[HITLER] if g.leaders[HITLER] != OFF else 0
                chance = max(odds.attempt_worth(g, seat, found, space), 0.0)
                best = max(best, (1.0 + 4.0 * chance) * 0.65**gap)
        left = len(g.events)
        return total + 2.0 * best - 0.25 * (g.support - g.setup.start_support) + 0.03 * left

    def settled(self, g: Game, before: Game) -> bool:
        """A choice has come to rest when somebody may act again."""
        return isinstance(g.asker, act.TakeAction)

    def first_sight(self, g: Game, noise: int) -> int:
        assert isinstance(g, Orchestra)
        seat = g.who()
        own = [option for option in g.options if g.seat_of(option) == seat]
        return self.greedy(g, seat, own, noise)

    def greedy(self, g: Game, seat: int, options: list[int], noise: int) -> int:
        assert isinstance(g, Orchestra)
        best, best_score = options[0], -99.0
        scores = self.scores(g, seat, options)
        for n, option in enumerate(options):
            # A touch of chance, so that equal options are not always taken in the order they are listed.
            score = scores[n] + ((noise * 2654435761 + n * 40503) >> 7 & 1023) * 1e-6
            if score > best_score:
                best, best_score = option, score
        return best

    def scores(self, g: Orchestra, seat: int, options: list[int]) -> list[float]:
        """Return how good each option looks."""
        worth.look_anew()
        if isinstance(g.asker, act.TakeAction):
            return Turn(g, seat).scores(options)
        return [score(g, seat, option) for option in options]


MIND: Final = OrchestraMind()
