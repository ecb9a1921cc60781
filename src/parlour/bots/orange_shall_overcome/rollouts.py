"""Thinking ahead in Orange Shall Overcome!: the quick routine plays every option out to a morning soon to come, again and again.

All options meet the same ways the unseen cards may lie. The worse half is dropped again and again; what the routine itself would do
stays to the end, and something else is chosen only if it did better by more than chance explains.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from parlour.bots.mind import Budget, Verdict
from parlour.bots.orange_shall_overcome.errands import NO_GOAL
from parlour.bots.orange_shall_overcome.judgement import Judge
from parlour.bots.orange_shall_overcome.routine import Routine
from parlour.bots.orange_shall_overcome.value import chance
from parlour.engine.kernel import WORD
from parlour.games.orange_shall_overcome.actions import BONUS_FIRST, LEAVE_PAPER, MOVE, PLAIN_MOVE, AfterAction, TakeAction
from parlour.games.orange_shall_overcome.board import BOARD, SPOTS
from parlour.games.orange_shall_overcome.content import MOVE_BONUS
from parlour.games.orange_shall_overcome.control import GiveAnswer
from parlour.games.orange_shall_overcome.round import DISCARD, FREE, SPECIAL, LastCall, Turn
from parlour.games.orange_shall_overcome.sharing import PICK_UP, PUT_DOWN, Offer
from parlour.games.orange_shall_overcome.state import Resistance
from parlour.games.orange_shall_overcome.travel import FREE as FREE_ON_THE_WAY
from parlour.games.orange_shall_overcome.travel import Travel

FIRST_TRIES: Final = 3
MORNINGS: Final = [1, 1, 1, 1, 1, 3]
"""So many mornings ahead a scenario is played out, by its aim: in Hunger Winter it shows late what a choice was worth."""

MINOR: Final = 3
"""Questions that come up on the way get this part of the time."""

DOUBT: Final = 1.3
"""How many standard errors better something must be than what the routine would do."""

CAUTION: Final = 0.05
"""What is added to the squares of differences: two or three tries that came out alike prove little."""


class Trial:
    """One thing to try: an option, for a Move also where it leads; perhaps an errand somebody is bound to; and what came of it."""

    def __init__(self, option: int, target: int, along: int) -> None:
        self.option: int = option
        self.target: int = target
        self.along: int = along
        self.who: int = -1
        self.goal: int = NO_GOAL
        # What came of it, game by game.
        self.results: list[float] = []
        self.total: float = 0.0

    def mean(self) -> float:
        """Return the mean result."""
        return self.total / len(self.results) if self.results else 0.0


class Outlook:
    """Tries options out."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Judge = judge
        self.routine: Routine = Routine(judge)
        self.mornings: list[int] = MORNINGS

    def chance(self, g: Resistance) -> float:
        """Return how likely the group wins from a morning on."""
        return chance(g, self.judge)

    def usual(self, g: Resistance, seat: int, options: list[int], noise: int) -> int:
        """Return what the routine would do, from what the seat may know."""
        dealt = g.clone()
        dealt.redeal(seat, noise)
        self.routine.begin(noise)
        return self.routine.decide_for(dealt, seat, options)

    def rank(self, g: Resistance, seat: int, options: list[int], budget: Budget, noise: int) -> list[Verdict]:
        """Return what was found out about every option, best first."""
        usual = self.usual(g, seat, options, noise)
        trials = self.trials(g, options, usual)
        self.try_all(g, seat, trials, budget, noise)
        return self.verdicts(trials, options)

    # What is tried.

    def trials(self, g: Resistance, options: list[int], usual: int) -> list[Trial]:
        """Return what is worth trying, first of all what the routine would do."""
        found = [Trial(usual, -1, -1)]
        asker = g.asker
        if isinstance(asker, (GiveAnswer, Offer, AfterAction)):
            # Nothing can be known about a Control card; what is shared has been decided; a bonus is used.
            return found
        for option in options:
            if option == usual and option != MOVE:
                continue
            if isinstance(asker, Turn):
                # Which card pays for an action matters little; special actions and bundles are tried.
                # A bundle that is put down could be picked up again for ever: nobody puts one down.
                if option < SPECIAL or DISCARD <= option < FREE + PICK_UP or option >= FREE + PUT_DOWN:
                    continue
            elif isinstance(asker, LastCall):
                if FREE <= option < FREE + PICK_UP or option >= FREE + PUT_DOWN:
                    continue
            elif isinstance(asker, Travel):
                if FREE_ON_THE_WAY <= option < FREE_ON_THE_WAY + PICK_UP or option >= FREE_ON_THE_WAY + PUT_DOWN:
                    continue
            elif isinstance(asker, TakeAction):
                if option in (PLAIN_MOVE, BONUS_FIRST, LEAVE_PAPER):
                    continue
                if option == MOVE:
                    self.add_moves(g, found)
                    continue
            found.append(Trial(option, -1, -1))
        return found

    def add_moves(self, g: Resistance, found: list[Trial]) -> None:
        """A Move is tried to every location within its reach, alone or with a person who hides here."""
        me = g.ask_me
        here = g.where[me]
        reach = self.reach(g)
        free = self.judge.ways_of(g).safe
        for spot in range(SPOTS):
            if 0 < BOARD.distance[here][spot] <= reach:
                found.append(Trial(MOVE, spot, -1))
                if free[here * SPOTS + spot] <= reach:
                    for person, at in enumerate(g.people):
                        if at == here:
                            found.append(Trial(MOVE, spot, person))

    def reach(self, g: Resistance) -> int:
        """Return how many roads a Move of whoever acts covers."""
        return 3 if g.setup.ability[g.ask_me] == MOVE_BONUS else 2

    # Trying.

    def try_all(self, g: Resistance, seat: int, trials: list[Trial], budget: Budget, noise: int) -> None:
        """Find out what is best; what there is no choice about is tried a few times, for its chance."""
        if len(trials) > 1:
            if not isinstance(g.asker, (Turn, LastCall, TakeAction, Travel)):
                budget = Budget((budget.iterations + MINOR - 1) // MINOR, budget.seconds)
            self.compare(g, seat, trials, budget, noise)
        else:
            self.try_out(g, seat, trials[0], FIRST_TRIES, noise)

    def compare(self, g: Resistance, seat: int, trials: list[Trial], budget: Budget, noise: int) -> None:
        """Play all of them out a few times, drop the worse half, and so on until the time is used up."""
        started = perf_counter() if budget.seconds else 0.0
        alive = trials[:]
        left = budget.iterations or 1_000_000_000
        tries = FIRST_TRIES
        done = 0
        while left > 0 and len(alive) > 1:
            tries = max(min(tries, left // len(alive)), 1)
            for trial in alive:
                self.try_out(g, seat, trial, tries, noise)
                left -= tries
                if budget.seconds and done and perf_counter() - started > budget.seconds:
                    left = 0
                    break
            done += tries
            if len(alive) > 2:
                alive = self.better_half(alive)
                tries = done
            if budget.seconds and perf_counter() - started > budget.seconds:
                break

    def better_half(self, alive: list[Trial]) -> list[Trial]:
        """Keep the usual choice and the best of the others."""
        others = alive[1:]
        order = sorted([(-others[n].mean(), n) for n in range(len(others))])
        return [alive[0]] + [others[n] for _, n in order[: max(len(others) // 2, 1)]]

    def try_out(self, g: Resistance, seat: int, trial: Trial, tries: int, noise: int) -> None:
        """Play a choice out so many times, in the ways the cards may lie that come next."""
        routine = self.routine
        first = len(trial.results)
        until = g.round + self.mornings[g.setup.scenario.aim] - 1
        for n in range(first, first + tries):
            seed: i64 = (noise * 2654435761 + n * 40503 + 977) & WORD
            game = g.clone()
            game.redeal(seat, seed)
            routine.begin(seed)
            if trial.goal >= 0:
                routine.pledges[trial.who] = trial.goal
            game.choose(trial.option)
            if trial.target >= 0:
                routine.target = trial.target
                routine.along = trial.along
            self.play_on(game, until, seed)
            result = self.chance(game)
            trial.results.append(result)
            trial.total += result

    def play_on(self, g: Resistance, last_round: int, seed: int) -> None:
        """Play by routine until the game or that round is over."""
        self.routine.play(g, last_round)

    # What was found out.

    def verdicts(self, trials: list[Trial], options: list[int]) -> list[Verdict]:
        """Return a verdict for every option: those tried longest first, the best of them unless the usual one is as good."""
        chosen = self.chosen(trials)
        order = sorted([(-len(trials[n].results), -trials[n].mean(), n) for n in range(len(trials))])
        found = [self.verdict(chosen)]
        seen = [chosen.option]
        ceiling = found[0].chance
        for _, _, n in order:
            trial = trials[n]
            if trial.option not in seen:
                seen.append(trial.option)
                verdict = self.verdict(trial)
                ceiling = min(ceiling, verdict.chance)
                verdict.chance = ceiling
                found.append(verdict)
        for option in options:
            if option not in seen:
                found.append(Verdict(option, ceiling, 0, 0.5))
        return found

    def chosen(self, trials: list[Trial]) -> Trial:
        """Return the best of those tried to the end; the usual choice unless another one is clearly better."""
        usual = trials[0]
        n = len(usual.results)
        best = usual
        for trial in trials[1:]:
            if len(trial.results) == n and trial.mean() > best.mean():
                best = trial
        if best is usual or n < 2:
            return usual
        gain = best.mean() - usual.mean()
        squares = CAUTION
        for k in range(n):
            off = best.results[k] - usual.results[k] - gain
            squares += off * off
        return best if gain > DOUBT * sqrt(squares / (n * (n - 1.0))) else usual

    def verdict(self, trial: Trial) -> Verdict:
        """Return the mean chance of winning, and its standard error."""
        n = len(trial.results)
        mean = trial.mean()
        squares = 0.0
        for result in trial.results:
            squares += (result - mean) * (result - mean)
        return Verdict(trial.option, mean, n, sqrt((squares + 0.04) / (n * n)))
