"""What bots know about Orange Shall Overcome!: errands, the dangers on the way, and how games go on from here."""

from __future__ import annotations

from typing import Final

from parlour.bots.mind import Budget, Mind, Verdict, squashed
from parlour.bots.orange_shall_overcome.judgement import Judge
from parlour.bots.orange_shall_overcome.rollouts import Outlook, Trial
from parlour.bots.orange_shall_overcome.value import chance
from parlour.bots.orange_shall_overcome.weights import SHOWN
from parlour.engine.kernel import Game
from parlour.engine.said import Said
from parlour.games.orange_shall_overcome.actions import PLAIN_MOVE, TakeAction
from parlour.games.orange_shall_overcome.round import DISCARD, FREE, MORALE_CARD, LastCall, Turn
from parlour.games.orange_shall_overcome.scenario import BY_LOCATION
from parlour.games.orange_shall_overcome.sharing import PICK_UP, Agree
from parlour.games.orange_shall_overcome.state import Resistance
from parlour.games.orange_shall_overcome.travel import FREE as FREE_ON_THE_WAY
from parlour.games.orange_shall_overcome.travel import Travel

CROWD: Final = 4
"""With so many characters or more, mornings are judged by what was learned."""

RELUCTANCE: Final = 0.5
"""What an exchange may cost the group before it is refused, in actions: partners have their reasons."""

A_WHILE: Final = 40
"""So many choices long a refused exchange is not proposed again."""

LED_NOWHERE: Final = ("agree:no", "call_off:agreement")


class OrangeMind(Mind):
    """Plans errands, keeps the group alive, plays games out; decides from what the seat may know."""

    def __init__(self) -> None:
        self.judge: Judge = Judge()
        self.outlook: Outlook = Outlook(self.judge)
        self.distraction = 0.1
        self.learned: Mind | None = None
        self.planning: Mind | None = None

    def seats(self, g: Game) -> int:
        assert isinstance(g, Resistance)
        return g.setup.seats

    def thinker(self, g: Game, level: str) -> Mind:
        """Return who thinks for `strong` and `expert`: with many characters in a scenario of the box, what games of bots taught."""
        assert isinstance(g, Resistance)
        if g.setup.size < CROWD or g.setup.scenario.aim == BY_LOCATION:
            return self
        if level == "expert":
            planning = self.planning
            if planning is None:
                from parlour.bots.orange_shall_overcome.plans import planner  # noqa: PLC0415 - it is built on this

                planning = self.planning = planner()
            return planning
        learned = self.learned
        if learned is None:
            from parlour.bots.orange_shall_overcome.learned import in_package, read  # noqa: PLC0415 - it is built on this

            learned = self.learned = read(in_package())
        return learned

    # Judging.

    def evaluate(self, g: Game, seat: int) -> float:
        assert isinstance(g, Resistance)
        return chance(g, self.judge)

    def settled(self, g: Game, before: Game) -> bool:
        """An action has come to rest when somebody chooses the next card or road."""
        return isinstance(g.asker, (Turn, LastCall, Travel, TakeAction))

    def first_sight(self, g: Game, noise: int) -> int:
        assert isinstance(g, Resistance)
        self.outlook.routine.begin(noise)
        return self.outlook.routine.decide(g)

    def prior(self, g: Game, option: int) -> float:
        """Somebody distracted rarely throws a card away or offers something."""
        asker = g.asker
        if isinstance(asker, (Turn, LastCall)):
            if DISCARD <= option < MORALE_CARD:
                return 0.1
            return 0.05 if FREE <= option < FREE + PICK_UP else 1.0
        if isinstance(asker, Travel):
            return 0.05 if FREE_ON_THE_WAY <= option < FREE_ON_THE_WAY + PICK_UP else 1.0
        if isinstance(asker, TakeAction):
            return 0.2 if option == PLAIN_MOVE else 1.0
        return 1.0

    # The levels.

    def greedy(self, g: Game, seat: int, options: list[int], noise: int) -> int:
        assert isinstance(g, Resistance)
        if isinstance(g.asker, Agree):
            return self.agrees(g)
        return self.outlook.usual(g, seat, options, noise)

    def agrees(self, g: Resistance) -> int:
        """Agree to an exchange unless it sets the group back."""
        after = g.clone()
        after.choose(1)
        return 1 if self.judge.worth(after) > self.judge.worth(g) - RELUCTANCE else 0

    def in_vain(self, choices: list[str]) -> list[str]:
        """An exchange that was refused or called off is not proposed again for a while."""
        found: list[str] = []
        proposed = ""
        for key in choices[-A_WHILE:]:
            if key.startswith("share:"):
                proposed = key
            elif key in LED_NOWHERE and proposed:
                found.append(proposed)
        return found

    def budget(self, level: str) -> Budget:
        return Budget(200, 1.8) if level == "expert" else Budget(24, 0.6)

    def rank(self, g: Game, seat: int, options: list[int], budget: Budget, noise: int) -> list[Verdict]:
        assert isinstance(g, Resistance)
        if isinstance(g.asker, Agree):
            answer = self.agrees(g)
            now = self.evaluate(g, seat)
            return [Verdict(answer, now, 1, 0.3), Verdict(1 - answer, now, 0, 0.3)]
        return self.outlook.rank(g, seat, options, budget, noise)

    def foresee(self, g: Game, seat: int, option: int, noise: int) -> float:
        """Play on once by routine until a morning soon to come."""
        assert isinstance(g, Resistance)
        trial = Trial(option, -1, -1)
        self.outlook.try_out(g, seat, trial, 1, noise)
        return trial.results[0]

    def habit(self, g: Game, seat: int, options: list[int], noise: int) -> int | None:
        return self.greedy(g, seat, options, noise)

    # For people.

    def calibrated(self, g: Game, seat: int, chance: float) -> float:
        assert isinstance(g, Resistance)
        shift, slope = SHOWN[max(g.setup.scenario.aim - 1, 0)]
        return squashed(chance, shift, slope)

    def reason(self, before: Game, option: int, seat: int) -> Said | None:
        from parlour.bots.orange_shall_overcome.reasons import reason  # noqa: PLC0415 - words are for people alone

        assert isinstance(before, Resistance)
        return reason(before, option)


MIND = OrangeMind()
