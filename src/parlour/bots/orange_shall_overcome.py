"""What bots know about Orange Shall Overcome!: every action is tried out and judged by what it leaves to do."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from parlour.bots.mind import Mind
from parlour.bots.orange_judgement import Judge
from parlour.engine.kernel import WORD, Game
from parlour.games.orange_shall_overcome.actions import BONUS_FIRST, DONE, LEAVE_PAPER, MOVE, PLAIN_MOVE, AfterAction, TakeAction
from parlour.games.orange_shall_overcome.changes import GiveUpOne
from parlour.games.orange_shall_overcome.dice import RollAgain
from parlour.games.orange_shall_overcome.effects import SpotChoice
from parlour.games.orange_shall_overcome.goods import count
from parlour.games.orange_shall_overcome.round import DISCARD, FREE, MORALE_CARD, PASS, SPECIAL, LastCall, Turn
from parlour.games.orange_shall_overcome.sharing import PICK_UP, PUT_DOWN, InReturn, Offer
from parlour.games.orange_shall_overcome.state import EMPTY, Resistance
from parlour.games.orange_shall_overcome.travel import BY_TICKET, PERSON, STOP, Travel
from parlour.games.orange_shall_overcome.travel import FREE as FREE_ON_THE_WAY

STEEPNESS: Final = 0.11
DUMMY_CARD: Final = 8
"""A card that keeps a turn open while an action is tried out, so that the Occupier card does not blur the comparison."""
SAMPLES: Final = 3
LEAST_PATIENCE: Final = 60


class OrangeMind(Mind):
    """Plans errands, keeps the group alive; decides from what the seat may know."""

    def __init__(self) -> None:
        self.guesses = 4
        self.longest = 30
        self.judge: Judge = Judge()

    def seats(self, g: Game) -> int:
        assert isinstance(g, Resistance)
        return g.setup.seats

    def evaluate(self, g: Game, seat: int) -> float:
        game = g
        assert isinstance(game, Resistance)
        if game.winners >= 0:
            return 1.0 if game.winners else 0.0
        return 1.0 / (1.0 + exp(-STEEPNESS * self.judge.worth(game)))

    def worth(self, g: Resistance) -> float:
        """Return what a position is worth, in actions."""
        if g.winners >= 0:
            return 200.0 if g.winners else -200.0
        return self.judge.worth(g)

    def settled(self, g: Game, before: Game) -> bool:
        """An action has come to rest when somebody chooses the next card or road."""
        asker = g.asker
        return isinstance(asker, (Turn, LastCall, Travel, TakeAction))

    # At first sight: quick answers for what comes up while something is tried out.

    def first_sight(self, g: Game, noise: int) -> int:
        game = g
        assert isinstance(game, Resistance)
        asker = game.asker
        options = game.options
        if isinstance(asker, AfterAction):
            return options[0]
        if isinstance(asker, RollAgain):
            return options[0]
        if isinstance(asker, GiveUpOne):
            return self.most_plentiful(game, options)
        if isinstance(asker, SpotChoice):
            return self.least_safe(game, options)
        if isinstance(asker, (Offer, InReturn)):
            return options[len(options) - 1]
        return options[(noise * len(options)) >> 32]

    def most_plentiful(self, g: Resistance, options: list[int]) -> int:
        """Give up what there is most of."""
        best = options[0]
        for kind in options:
            if count(g.goods[g.ask_me], kind) > count(g.goods[g.ask_me], best):
                best = kind
        return best

    def least_safe(self, g: Resistance, options: list[int]) -> int:
        """Look after the least safe location, first of all one where somebody or something is."""
        best, least = options[0], 99
        for spot in options:
            if spot < len(g.safety):
                safety = 3 * g.safety[spot] - (4 if spot in g.where else 0) - 3 * g.tokens_at(spot)
                if safety < least:
                    best, least = spot, safety
        return best

    # The greedy choice.

    def greedy(self, g: Game, seat: int, options: list[int], noise: int) -> int:
        game = g
        assert isinstance(game, Resistance)
        asker = game.asker
        if isinstance(asker, Turn):
            return self.in_turn(game, seat, options, noise)
        if isinstance(asker, LastCall):
            return self.last_call(game, seat, options, noise)
        if isinstance(asker, TakeAction):
            return self.best_action(game, seat, options, noise)
        if isinstance(asker, Travel):
            return self.best_road(game, seat, options, noise)
        if isinstance(asker, (Offer, InReturn)):
            return options[len(options) - 1]
        return self.one_step(game, seat, options, noise)

    def one_step(self, g: Resistance, seat: int, options: list[int], noise: int) -> int:
        """Try every option out and follow it until the action has come to rest."""
        best, most = options[0], -1000.0
        for option in options:
            total = 0.0
            for guess in range(self.guesses):
                trial = self.dealt(g, seat, noise + guess)
                trial.choose(option)
                self.calm_down(trial, g, noise + guess)
                total += self.worth(trial)
            if total > most + 0.0001:
                best, most = option, total
        return best

    def dealt(self, g: Resistance, seat: int, noise: int) -> Resistance:
        """Return a copy in which everything the seat cannot know is dealt anew, and the turn does not end after this action."""
        trial = g.clone()
        trial.redeal(seat, noise)
        if trial.turn >= 0:
            trial.hand[trial.turn] |= DUMMY_CARD
        else:
            trial.pool += 1
        return trial

    def rest(self, g: Resistance, noise: int) -> None:
        """Follow a game at first sight until somebody chooses the next card, or the next road or action."""
        x: i64 = noise & WORD
        left = LEAST_PATIENCE
        while left > 0 and g.winners < 0 and not self.settled(g, g):
            x = (x * 1664525 + 1013904223) & WORD
            g.choose(self.first_sight(g, x))
            left -= 1

    def in_turn(self, g: Resistance, seat: int, options: list[int], noise: int) -> int:
        """Choose the card whose action, with its bonus, leaves the group best off; or a Morale card for somebody of mine."""
        bundle = self.handle_bundles(g, seat, options, FREE, noise)
        if bundle >= 0:
            return bundle
        best, most = options[0], -1000.0
        favourite = -1
        for option in options:
            if option >= FREE or DISCARD <= option < MORALE_CARD:
                continue
            trial = self.dealt(g, seat, noise)
            trial.choose(option)
            if SPECIAL <= option < DISCARD:
                self.rest(trial, noise)
                worth = self.worth(trial)
            elif trial.winners >= 0:
                worth = self.worth(trial)
            elif option < SPECIAL and favourite in trial.options and not self.moves_better(g, option):
                # All cards buy the same actions: only the bonus differs.
                worth = self.action_worth(trial, seat, favourite, noise)
            else:
                action = self.best_action(trial, seat, trial.options, noise)
                worth = self.action_worth(trial, seat, action, noise)
                if option < SPECIAL and action not in (BONUS_FIRST, LEAVE_PAPER):
                    favourite = action
            if option >= MORALE_CARD:
                worth -= 0.05
            if worth > most:
                best, most = option, worth
        return best

    def moves_better(self, g: Resistance, option: int) -> bool:
        """Say whether a card changes a Move, so that other ways are open with it."""
        k = option & 3
        return k < 3 and g.setup.characters[g.ask_me].cards[k].on_move > 0

    def last_call(self, g: Resistance, seat: int, options: list[int], noise: int) -> int:
        """After the last turn: use the Morale cards that are left, with whoever can do most, unless doing nothing is better."""
        bundle = self.handle_bundles(g, seat, options, FREE, noise)
        if bundle >= 0:
            return bundle
        best = options[0]
        most = -1000.0
        for option in options:
            if option >= FREE:
                continue
            if option >= PASS:
                trial = g.clone()
                trial.pool -= 1
                worth = self.worth(trial)
            else:
                trial = self.dealt(g, seat, noise)
                trial.choose(option)
                action = self.best_action(trial, seat, trial.options, noise)
                worth = self.action_worth(trial, seat, action, noise) - 0.62
            if worth > most:
                best, most = option, worth
        return best

    def handle_bundles(self, g: Resistance, seat: int, options: list[int], first: int, noise: int) -> int:
        """Pick a bundle up, or put one down, if that leaves the group better off."""
        now = -1000.0
        best = -1
        for option in options:
            if PICK_UP + first <= option < PUT_DOWN + first + 8:
                if best < 0 and now == -1000.0:
                    now = self.worth(g) + 0.05
                trial = self.dealt(g, seat, noise)
                if trial.turn >= 0:
                    trial.hand[trial.turn] = g.hand[trial.turn]
                else:
                    trial.pool = g.pool
                trial.choose(option)
                worth = self.worth(trial)
                if worth > now:
                    best, now = option, worth
        return best

    def best_action(self, g: Resistance, seat: int, options: list[int], noise: int) -> int:
        """Choose what an Action point buys."""
        best, most = options[0], -1000.0
        for option in options:
            if option == PLAIN_MOVE:
                continue
            worth = self.action_worth(g, seat, option, noise)
            if worth > most:
                best, most = option, worth
        return best

    def action_worth(self, g: Resistance, seat: int, option: int, noise: int) -> float:
        """Return what the group is worth after an action, a Move at its best end."""
        if option in (MOVE, PLAIN_MOVE):
            trial = self.dealt(g, seat, noise)
            trial.choose(option)
            return self.way_worth(trial, seat, noise)
        if option in (BONUS_FIRST, LEAVE_PAPER):
            trial = self.dealt(g, seat, noise)
            trial.choose(option)
            self.rest(trial, noise)
            if trial.winners >= 0 or not isinstance(trial.asker, TakeAction):
                return self.worth(trial)
            # The bonus first is worth it only if the action after it is better for it.
            action = self.best_action_after(trial, seat, noise)
            return self.action_worth(trial, seat, action, noise) - 0.02
        total = 0.0
        for guess in range(2):
            trial = self.dealt(g, seat, noise + guess)
            trial.choose(option)
            self.rest(trial, noise + guess)
            total += self.worth(trial)
        return total / 2

    def best_action_after(self, g: Resistance, seat: int, noise: int) -> int:
        """Choose the action that follows a bonus used first: no Move, which could have had it on arrival."""
        best, most = g.options[0], -1000.0
        for option in g.options:
            if option in (MOVE, PLAIN_MOVE, BONUS_FIRST, LEAVE_PAPER, DONE):
                continue
            worth = self.action_worth(g, seat, option, noise)
            if worth > most:
                best, most = option, worth
        return best

    def way_worth(self, g: Resistance, seat: int, noise: int) -> float:
        """Return what the best way from here is worth, stopping included once the Move has begun."""
        if g.winners >= 0 or not isinstance(g.asker, Travel):
            self.rest(g, noise)
            return self.worth(g)
        most = -1000.0
        for option in g.options:
            if option < FREE_ON_THE_WAY:
                worth = self.road_worth(g, seat, option, noise)
                if worth > most:
                    most = worth
        return most

    def road_worth(self, g: Resistance, seat: int, option: int, noise: int) -> float:
        """Return what one road, with the best way after it, is worth; where an occupier stands, the mean of a few tries."""
        if option == STOP:
            trial = g.clone()
            trial.choose(option)
            self.rest(trial, noise)
            return self.worth(trial)
        way = option % PERSON
        tries = 1 if way >= BY_TICKET or g.roads[way] == EMPTY else SAMPLES
        total = 0.0
        for n in range(tries):
            trial = g.clone()
            if tries > 1:
                trial.redeal(seat, noise + 31 * n)
            trial.choose(option)
            self.rest(trial, noise + n)
            total += self.way_worth(trial, seat, noise) if isinstance(trial.asker, Travel) else self.worth(trial)
        return total / tries

    def best_road(self, g: Resistance, seat: int, options: list[int], noise: int) -> int:
        """Choose the next road of a Move."""
        bundle = self.handle_bundles(g, seat, options, FREE_ON_THE_WAY, noise)
        if bundle >= 0:
            return bundle
        start = self.dealt(g, seat, noise)
        best, most = options[0], -1000.0
        for option in options:
            if option < FREE_ON_THE_WAY:
                worth = self.road_worth(start, seat, option, noise)
                if worth > most:
                    best, most = option, worth
        return best


MIND = OrangeMind()
