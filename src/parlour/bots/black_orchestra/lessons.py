"""Games of the rules of thumb with themselves, to learn from: what they come to, and how positions of them stood."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.bots.black_orchestra.facts import facts
from parlour.bots.black_orchestra.mind import OrchestraMind
from parlour.bots.black_orchestra.rollouts import exact_odds, failed
from parlour.engine.kernel import WORD, stirred
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn.actions import TakeAction


class Lesson:
    """A game that was played: how likely it was won, and what was known at the beginning of its turns."""

    def __init__(self) -> None:
        self.won: float = 0.0
        self.facts: list[list[float]] = []
        # Of each of these positions: how likely the game was won before it, and how likely it was reached.
        self.before: list[float] = []
        self.open: list[float] = []


def play(mind: OrchestraMind, g: Orchestra, noise: int, slips: int, *, noting: bool) -> Lesson:
    """Play a game by rules of thumb; every roll for a plot counts by its odds, and play goes on as if it had failed.

    The first choices, as many as `slips` says, are made carelessly one time in five; positions are noted after those.
    """
    lesson = Lesson()
    x: i64 = noise & WORD
    won = 0.0
    open_ = 1.0
    turn = -1
    made = 0
    while g.winners < 0:
        x = stirred(x)
        seat = g.to_act()
        options = g.options_of(seat)
        option = options[0]
        if len(options) > 1:
            made += 1
            if noting and made > slips and g.turns != turn and isinstance(g.asker, TakeAction):
                turn = int(g.turns)
                mind.look_at(g)
                lesson.facts.append(facts(g))
                lesson.before.append(won)
                lesson.open.append(open_)
            if made <= slips and x % 5 == 0:
                x = stirred(x)
                option = mind.careless(g, seat, options, x)
            else:
                option = mind.greedy(g, seat, options, x)
        odds = exact_odds(g, option)
        if odds > 0.0:
            won += open_ * odds
            open_ *= 1.0 - odds
            g = failed(mind, g, option, x)
            if g.winners > 0:
                lesson.won = won
                return lesson
        else:
            g.choose(option)
    lesson.won = won + (open_ if g.winners > 0 else 0.0)
    return lesson
