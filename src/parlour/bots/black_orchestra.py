"""What bots know about Black Orchestra: gather what a plot needs, keep suspicion down, strike when the odds are good."""

from __future__ import annotations

from math import exp
from typing import Final

from parlour.bots import black_orchestra_plan as plan
from parlour.bots.mind import Mind
from parlour.engine.kernel import NONE, Game
from parlour.games.black_orchestra import actions as act
from parlour.games.black_orchestra.attempt import (
    A_CARD,
    ANNOUNCE,
    OF_OTHERS,
    BuildPool,
    Inform,
    Lend,
    RollAgain,
    RollCard,
    TakeOutDice,
    TryEventPlot,
    eagles_counted,
    plot_of,
)
from parlour.games.black_orchestra.bits import BIT, count, size
from parlour.games.black_orchestra.board import FAR, PRISON
from parlour.games.black_orchestra.choices import (
    STOP,
    CallAway,
    CallAwayTo,
    ChooseOne,
    DiscardCards,
    DiscardItems,
    DrawUpTo,
    FlyAnywhere,
    KeepOne,
    MoveHitler,
    OneOf,
    PutBackEvents,
    RemoveDeputy,
    RemoveTiles,
    RevealAnyTile,
    TakeAnyTile,
    TakeDiscardedCard,
    TakeDiscardedItem,
    TakeOutEvent,
    Walk,
)
from parlour.games.black_orchestra.conspire import FOR_ALL, FOR_SUPPORT, DissentReward, Divert, HandOutDie, MayTakeHeart
from parlour.games.black_orchestra.deeds import FreePrisoner, GivePiece, PartWith, ShareRelief, TakePiece
from parlour.games.black_orchestra.effects import Motivation, Release, Suspicion, SuspicionUpTo
from parlour.games.black_orchestra.event_phase import DelayHitler
from parlour.games.black_orchestra.limits import AN_ITEM, PieceChoice
from parlour.games.black_orchestra.names import A_TARGET, AN_EAGLE, EXTREME, HIGH, HITLER, LOW, MEDIUM, OFF, RECKLESS
from parlour.games.black_orchestra.prison import Accuse, GiveAnswer, asked, resists
from parlour.games.black_orchestra.raid import IllegalCard
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.visits import DECLINE, Offer, PayForSuspicion
from parlour.games.black_orchestra.windows import OfferInstant

NO: Final = -9.0
EVENT_PLOT: Final = 0.012
CONSPIRE_RISK: Final = [0.1, 0.35, 1.2]
CONSPIRE_NEED: Final = 0.8
CONSPIRE_BASE: Final = 0.2
DRAW: Final = 0.95
DRAW_MORE: Final = 0.65
DRAW_FULL: Final = 0.35
REVEAL: Final = 1.15
COLLECT: Final = 0.9
MOVE_GAIN: Final = 1.15
MOVE_BASE: Final = 0.25
LEAVE: Final = 0.9


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
        total = 0.0
        best = 0.0
        for seat in range(g.setup.seats):
            strength = 0.45 * g.motivation[seat] - 0.35 * max(g.suspicion[seat] - MEDIUM, 0) + 0.1 * int(size(g.items[seat]))
            card = plan.best_plot(g, seat)
            if g.where[seat] == PRISON:
                strength -= 1.5
            total += 0.35 * strength
            if card >= 0 and g.where[seat] != PRISON:
                found = plot_of(g, card)
                gap = max(found.motivation - g.motivation[seat], 0)
                space = g.leaders[HITLER] if g.leaders[HITLER] != OFF else 0
                odds = max(plan.attempt_worth(g, seat, found, space), 0.0)
                best = max(best, (1.0 + 4.0 * odds) * 0.65**gap)
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
        asker = g.asker
        if isinstance(asker, act.TakeAction):
            return Turn(g, seat).scores(options)
        return [self.score(g, seat, option) for option in options]

    # Everything but the turn's own actions.

    def score(self, g: Orchestra, seat: int, option: int) -> float:  # noqa: C901, PLR0911, PLR0912 - one line for each question
        asker = g.asker
        if isinstance(asker, (BuildPool, TakeOutDice, RollCard, RollAgain, TryEventPlot, Inform, Lend)):
            return self.plotting(g, seat, option)
        if isinstance(asker, GiveAnswer):
            return self.answer(g, seat, option)
        if isinstance(asker, (DissentReward, Divert)):
            return self.dissent(g, option)
        if isinstance(asker, IllegalCard):
            return self.raid(g, seat, option)
        if isinstance(asker, (PayForSuspicion,)):
            if option == DECLINE:
                return 0.0
            return 0.7 * min(asker.relief, g.suspicion[seat]) * plan.relief(g, seat) / 2 - self.piece(g, seat, option)
        if isinstance(asker, (PartWith, MayTakeHeart)):
            return float(option)
        if isinstance(asker, GivePiece):
            return self.hand_over(g, seat, g.ask_it, option)
        if isinstance(asker, TakePiece):
            return self.hand_over(g, g.ask_it, seat, option)
        if isinstance(asker, (DiscardCards, DiscardItems, PieceChoice)):
            return -self.piece(g, asker.who(g, g.ask_me, g.ask_it), option)
        if isinstance(asker, (TakeDiscardedCard, KeepOne)):
            return plan.card_worth(g, seat, option)
        if isinstance(asker, TakeDiscardedItem):
            return plan.item_worth(g, seat, option)
        if isinstance(asker, ShareRelief):
            return g.suspicion[option] + (1.5 if option == plan.lead(g) else 0.0) - (0.5 if g.where[option] == PRISON else 0.0)
        if isinstance(asker, FreePrisoner):
            return plan.plot_worth(g, option, plan.best_plot(g, option)) if plan.best_plot(g, option) >= 0 else 0.1
        if isinstance(asker, OneOf):
            return self.one_of(g, seat, asker, option)
        if isinstance(asker, (Walk, FlyAnywhere)):
            return self.walk(g, option)
        if isinstance(asker, MoveHitler):
            return self.lure(g, seat, option)
        if isinstance(asker, (TakeAnyTile, RevealAnyTile)):
            return self.tile(g, seat, option)
        if isinstance(asker, RemoveTiles):
            return -self.tile(g, seat, option)
        if isinstance(asker, DrawUpTo):
            room = g.card_limit(seat) - int(count(g.dossier[seat]))
            return 1.0 if option == (1 if room > 0 or plan.best_plot(g, seat) < 0 else 0) else 0.0
        if isinstance(asker, OfferInstant):
            return self.instant(g, seat, option)
        if isinstance(asker, DelayHitler):
            return self.delay(g, option)
        if isinstance(asker, (TakeOutEvent, PutBackEvents)):
            return self.event(g, option, removing=isinstance(asker, TakeOutEvent))
        if isinstance(asker, HandOutDie):
            return -1.0 if option == NONE else 1.0 + (1.0 if option == plan.lead(g) else 0.0) - 0.1 * g.bonus[option]
        if isinstance(asker, Offer):
            return self.offer(g, seat, asker, option)
        if isinstance(asker, Accuse):
            return float(option)
        if isinstance(asker, ChooseOne):
            return self.choose_one(g, seat, asker, option)
        if isinstance(asker, (CallAway, CallAwayTo, RemoveDeputy)):
            return self.send_away(g, option)
        return 0.0

    def piece(self, g: Orchestra, seat: int, option: int) -> float:
        """Return how much a card or item would be missed."""
        return plan.item_worth(g, seat, option - AN_ITEM) if option >= AN_ITEM else plan.card_worth(g, seat, option)

    def hand_over(self, g: Orchestra, giver: int, receiver: int, option: int) -> float:
        """Return what it is worth that a piece changes hands: useful items go to the lead, plots to whom they suit far better."""
        team = plan.mission(g)
        if option >= AN_ITEM:
            kind = option - AN_ITEM
            if receiver != team.seat or not team.useful >> kind & 1 or int(size(g.items[receiver])) >= g.item_limit(receiver):
                return NO
            return 1.6
        printed = g.setup.content.cards[option]
        if printed.plot is None:
            if receiver == team.seat and printed.id == "officer_recruited":
                return 1.5
            return NO
        if giver == team.seat and option == team.card:
            return NO
        better = plan.promise(g, receiver, option) - max(
            (plan.promise(g, receiver, card) for card in plan.plots_of(g, receiver)), default=0.0
        )
        gap = g.motivation[receiver] - g.motivation[giver]
        spare = len(plan.plots_of(g, giver)) > 1 or gap > 0
        return 1.0 + 3.0 * better if better > 0.06 and gap >= 0 and spare else NO

    # Plots.

    def plotting(self, g: Orchestra, seat: int, option: int) -> float:  # noqa: PLR0911
        """Score what an attempt asks: what to add, how many dice, which cards after the roll."""
        asker = g.asker
        if isinstance(asker, TryEventPlot):
            if option == NONE:
                return EVENT_PLOT * plan.STAKE[g.setup.start_support]
            found = plot_of(g, option >> 3)
            return plan.attempt_worth(g, seat, found, g.where[seat])
        attempt = g.attempt
        assert attempt is not None
        if isinstance(asker, Lend):
            return float(option)
        if isinstance(asker, Inform):
            return float(option)
        if isinstance(asker, BuildPool):
            return self.build_pool(g, seat, option)
        if isinstance(asker, TakeOutDice):
            return plan.gain(option, attempt.needed, attempt.limit + attempt.ignore - attempt.add, plan.detection_cost(g))
        hits = attempt.faces.count(A_TARGET) + attempt.faces.count(A_TARGET + 1)
        eagles = eagles_counted(attempt)
        missing = attempt.needed - hits
        caught = eagles >= attempt.limit
        if isinstance(asker, RollCard):
            if option == NONE:
                return 0.5
            leak = option == g.setup.content.card_number["schedule_leaked"]
            if caught:
                return 1.0 if eagles - attempt.limit == 0 and (leak or missing <= 1) else 0.0
            return 1.0 if not leak and missing == 1 and len(attempt.faces) > hits else 0.0
        # Quick Reaction: an eagle if caught, else a number.
        if caught:
            return 2.0 if option == AN_EAGLE else 0.0
        return 0.0 if option in (A_TARGET, A_TARGET + 1) else 2.0 if option == AN_EAGLE else 1.5

    def build_pool(self, g: Orchestra, seat: int, option: int) -> float:
        """Score what could be added to a pool: alone, and together with everything else that could be."""
        attempt = g.attempt
        assert attempt is not None
        limit = plan.limit_of(g, seat) + attempt.ignore
        if option == ANNOUNCE:
            return plan.worth(g, attempt.pool, g.support, limit)
        found = plot_of(g, attempt.card)
        dice, ignore = plan.item_dice(g, seat, found, g.where[seat], attempt.used)
        price = plan.item_cost(g) * (dice + ignore)
        more = 0
        if g.dossier[seat] & g.setup.content.for_own_pool:
            more += 2
        if option >= A_CARD:
            one, none, cost = (2 if BIT[option - A_CARD] & g.setup.content.for_own_pool else 1), 0, 0.02
            more = max(more, one)
        else:
            kind = option if option < OF_OTHERS else (option - OF_OTHERS) & 15
            element = found.elements[found.element_of[7 if kind == 8 else kind]]
            one, none, cost = element.dice, element.ignore, plan.item_cost(g)
        alone = plan.worth(g, attempt.pool + one, g.support, limit + none) - cost
        # Pieces are worth spending together: count what all the others would add as well.
        full = plan.worth(g, min(attempt.pool + dice + more, g.dice_in_reach()), g.support, limit + ignore) - price
        return max(full, alone)

    # Dissent, raids, prison.

    def dissent(self, g: Orchestra, option: int) -> float:
        """Score what comes of a full track, or how many targets are diverted."""
        if isinstance(g.asker, Divert):
            if g.support <= g.setup.start_support:
                return -float(option)
            wanted = 2 - g.diverted
            return 2.0 if option == wanted else 1.0 if option == 1 and g.ask_it == 1 else 0.0
        if option == FOR_SUPPORT:
            return plan.support_worth(g)
        if option == FOR_ALL:
            return sum(plan.motivation_worth(g, seat) for seat in g.free_seats())
        return plan.motivation_worth(g, option)

    def raid(self, g: Orchestra, seat: int, option: int) -> float:
        """Keep what is worth a step of suspicion; never go to extreme for it."""
        card, keep = option >> 1, option & 1
        value = plan.card_worth(g, seat, card)
        if not keep:
            return 0.55
        if g.dossier[seat] & g.setup.safe:
            return value + 1.0
        cost = [0.5, 0.85, 3.0][g.suspicion[seat]]
        if plan.ready(g, seat):
            cost += 0.4
        return value + 0.55 - cost

    def answer(self, g: Orchestra, seat: int, option: int) -> float:
        """Weigh what an answer does to the team against trying to resist."""
        card = asked(g)
        if option < len(card.answers):
            return self.answer_cost(g, seat, card.answers[option].id)
        hold = sum(resists(g.motivation[seat], face) for face in range(1, 7)) / 6
        broken = self.answer_cost(g, seat, card.broken.id) if card.broken is not None else 0.0
        return (1 - hold) * min(broken, 0.0) + 2.2 / 3

    def answer_cost(self, g: Orchestra, seat: int, name: str) -> float:  # noqa: C901, PLR0911, PLR0912
        """Return what an answer is worth to the team; most cost something, freedom is worth 2.2."""
        free = 2.2 if name.startswith("free_") else 0.0
        others = g.free_others(seat)
        least = min((g.suspicion[other] for other in others), default=LOW)
        if name in ("suspicion_1", "himmler"):
            return -0.5 if least <= MEDIUM else -1.2
        if name == "suspicion_2":
            return -1.3
        if name in ("extreme_suspicion", "free_for_extreme"):
            return free - 2.6
        if name == "all_suspected":
            return -0.8 * len(others)
        if name in ("motivation_1", "motivation_2", "free_for_motivation", "all_disheartened"):
            steps = {"motivation_1": 1, "motivation_2": 2, "free_for_motivation": 2, "all_disheartened": len(others)}[name]
            return free - 0.9 * steps
        if name in ("one_card", "two_cards", "three_cards"):
            return -0.4 * {"one_card": 1, "two_cards": 2, "three_cards": 3}[name]
        if name in ("one_plot", "free_for_plot"):
            return free - 1.5
        if name in ("one_item", "two_items", "free_for_item"):
            return free - 0.4 * (2 if name == "two_items" else 1)
        if name in ("ones_illegal_cards", "all_illegal_cards"):
            return -0.5 * sum(plan.illegal_cards(g, other) for other in others)
        if name in ("support_1", "support_2", "free_for_support"):
            return free - 0.6 * (1 if name == "support_1" else 2)
        if name == "deputies":
            return -0.5
        if name in ("one_tile", "three_tiles", "early_tiles"):
            return {"one_tile": -0.1, "three_tiles": -0.35, "early_tiles": -0.8}[name]
        if name == "two_events":
            return -1.0 if g.stage < 7 else -2.0
        if name in ("clear_two_dice", "clear_dissent"):
            return -0.3 * g.dissent
        if name == "arrest":
            return -3.0 if len(others) > 1 else -99.0
        if name == "free_for_arrest":
            return free - 2.6
        return 0.0

    # Whom, where, what.

    def one_of(self, g: Orchestra, seat: int, asker: OneOf, option: int) -> float:
        """Choose whom a text is about: help the one the team counts on, spare them harm."""
        step = asker.step
        first = 1.0 if option == plan.lead(g) else 0.0
        if isinstance(step, Motivation):
            return plan.motivation_worth(g, option) * (1 if step.delta > 0 else -1)
        if isinstance(step, Suspicion):
            return plan.relief(g, option) if step.delta < 0 else -g.suspicion[option] - first
        if isinstance(step, SuspicionUpTo):
            return -first + 0.2 * g.suspicion[option]
        if isinstance(step, DiscardItems):
            return -first + 0.3 * int(g.item_count(option))
        if isinstance(step, DiscardCards):
            return -first + 0.2 * int(count(g.dossier[option]))
        if isinstance(step, Release):
            return first
        if isinstance(step, Walk):
            return 0.5 if option == seat else 0.0
        return -first

    def walk(self, g: Orchestra, option: int) -> float:
        """Score a step of somebody's way."""
        walker = g.ask_it & 7
        here = g.where[walker]
        wishes = plan.goals(g, walker)
        space = here if option == STOP else option
        score = plan.pull(g, wishes, space) - 0.5 * plan.danger(g, walker, space)
        if option != STOP:
            score += self.entry(g, walker, option) - 0.01
        return score

    def entry(self, g: Orchestra, seat: int, space: int) -> float:
        """Return what entering a space does to me at once."""
        printed = g.setup.board.spaces[space]
        score = 0.0
        if printed.enter_suspicion > 0 and g.suspicion[seat] < EXTREME:
            score -= [0.5, 0.9, 2.5][g.suspicion[seat]]
        elif printed.enter_suspicion < 0:
            score += 0.6 * plan.relief(g, seat)
        if printed.enter_motivation and g.motivation[seat] < RECKLESS:
            score += plan.motivation_worth(g, seat) * min(2, RECKLESS - g.motivation[seat])
        if printed.enter_support and g.support < 7:
            score -= 0.9
        return score

    def lure(self, g: Orchestra, seat: int, option: int) -> float:
        """Bring Hitler where a plot of somebody free and ready can be attempted."""
        score = 0.0
        for other in g.free_seats():
            if not plan.ready(g, other):
                continue
            for card in plan.plots_of(g, other):
                found = plot_of(g, card)
                if g.motivation[other] < found.motivation or not found.area >> option & 1:
                    continue
                far = plan.distances(g, g.where[other])[option]
                value = 10 * plan.attempt_worth(g, other, found, option) * 0.7 ** min(far, 9)
                score = max(score, value + (0.5 if other == seat else 0.0))
        return score

    def tile(self, g: Orchestra, seat: int, option: int) -> float:
        """Score a tile on the board by what is known of it."""
        if g.face_up >> option & 1:
            return plan.item_worth(g, seat, g.tile[option])
        return 0.6 + 0.01 * plan.distances(g, g.where[seat])[option] if g.where[seat] != PRISON else 0.6

    def instant(self, g: Orchestra, seat: int, option: int) -> float:
        """Use an instant when it does something now."""
        if option == NONE:
            return 0.5
        name = g.setup.content.cards[option].id
        if name == "effective_planning":
            return 1.0 if plan.plot_goals(g, g.turn) else 0.2
        if name == "slow_news_day":
            late = g.stage >= 7 or any(g.suspicion[other] == EXTREME for other in g.free_seats())
            return 1.0 if late and plan.raid_ahead(g) else 0.0
        hurt = sum(plan.danger(g, other, g.where[other]) for other in [g.turn] if g.where[other] != PRISON)
        return 1.0 if hurt >= 1.0 and g.leaders[HITLER] != g.where[g.turn] else 0.0

    def delay(self, g: Orchestra, option: int) -> float:
        """Hold Hitler back if he stands well for a plot that is ready."""
        now = max((value for seat in g.free_seats() for _, value in plan.plot_goals(g, seat)), default=0.0)
        return float(option) if now > 4.0 else 1.0 - option

    def event(self, g: Orchestra, option: int, *, removing: bool) -> float:
        """Score an event to come: bad ones are removed, or put last."""
        if option == NONE:
            return 0.6
        bad = self.badness(g, option)
        return bad if removing else -bad

    def badness(self, g: Orchestra, event: int) -> float:
        """Return how bad an event would be."""
        printed = g.setup.content.events[event]
        if printed.loses:
            return 50.0
        words = printed.words
        bad = 0.0
        if "Gestapo Raid" in words:
            bad += 1.0 + 2.0 * sum(g.suspicion[seat] == EXTREME for seat in g.free_seats())
        if "support rises by 1" in words:
            bad += 0.8
        if "support rises by 2" in words:
            bad += 1.6
        if "support falls" in words or "starting level" in words:
            bad -= 1.0
        if "loses 1 motivation" in words or "lose 1 motivation" in words:
            bad += 1.0
        if "gains 1 motivation" in words:
            bad -= 1.5
        if "gains 1 suspicion" in words:
            bad += 1.0
        bad -= 0.5 * printed.ignore_eagles
        return bad

    def offer(self, g: Orchestra, seat: int, asker: Offer, option: int) -> float:
        """Accept what helps: motivation while little is at stake."""
        question = asker.question
        if question.startswith("Goebbels"):
            worth = 2 * plan.motivation_worth(g, seat) - (HIGH - min(g.suspicion[seat], HIGH)) * 1.0
        elif question.startswith("Himmler"):
            worth = plan.motivation_worth(g, seat) - (0.7 if g.suspicion[seat] >= MEDIUM and plan.raid_ahead(g) else 0.3)
        elif question.startswith("Hess"):
            worth = 0.7 * plan.relief(g, seat) - plan.motivation_worth(g, seat) - 0.5
        else:
            worth = plan.relief(g, seat) - 1.2 * g.motivation[seat]
        return worth if option else 0.0

    def choose_one(self, g: Orchestra, seat: int, asker: ChooseOne, option: int) -> float:
        """War Crimes Evidence and Forged Documents."""
        name = asker.names[option]
        if name == "support":
            return plan.support_worth(g)
        if name == "motivation":
            return sum(plan.motivation_worth(g, other) for other in g.here(seat))
        if name == "hitler":
            return max((self.lure(g, seat, space) for space in range(len(g.tile))), default=0.0)
        return 0.6

    def send_away(self, g: Orchestra, option: int) -> float:
        """Send deputies where nobody of us is."""
        asker = g.asker
        spaces = [g.where[seat] for seat in g.free_seats()]
        if isinstance(asker, CallAwayTo):
            near = min((g.distance(option, space) for space in spaces), default=FAR)
            return float(near)
        deputies = [option >> 3, option & 7] if isinstance(asker, CallAway) else [option]
        weights = [0.0, 0.5, 0.3, 0.7, 1.0, 0.5]
        return sum(weights[d] * (2.0 if g.leaders[d] in spaces else 0.5) for d in deputies)


class Turn:
    """The next action of a conspirator: everything is weighed against everything else."""

    def __init__(self, g: Orchestra, me: int) -> None:
        self.g: Orchestra = g
        self.me: int = me
        self.mind: OrchestraMind = MIND
        self.wishes: list[tuple[int, float]] = plan.goals(g, me)
        self.here: float = plan.pull(g, self.wishes, g.where[me])
        self.last: bool = g.actions <= 1
        self.plot: int = plan.best_plot(g, me)
        self.attack: float = max((value for _, value in plan.plot_goals(g, me)), default=0.0)

    def scores(self, options: list[int]) -> list[float]:
        """Return how good each action looks."""
        return [self.score(option) for option in options]

    def score(self, option: int) -> float:  # noqa: PLR0911 - one line for each action
        g, me = self.g, self.me
        action, what = option & ~act.ABOUT, option & act.ABOUT
        if action == act.END:
            return 0.05
        if action == act.AN_INSTANT:
            card = g.setup.content.cards[what & 63].id
            if card == "effective_planning" and what >> 6 == me and self.last and self.attack > 3.0:
                return 3.0
            return -1.0
        if action == act.MOVE:
            return self.move(what)
        if action == act.CONSPIRE:
            return self.conspire(what)
        if action == act.DOSSIER:
            return self.dossier()
        if action == act.REVEAL:
            room = int(size(g.items[me])) < g.item_limit(me)
            return REVEAL if room else 0.4 * REVEAL
        if action == act.COLLECT:
            return self.collect()
        if action == act.DELIVER:
            return self.deliver(what)
        if action == act.RELEASE:
            prisoners = len(g.prisoners())
            return 2.4 + 0.6 * prisoners if g.suspicion[me] <= MEDIUM else -1.0
        if action == act.GIVE:
            best = max((self.mind.hand_over(g, me, what, piece) for piece in self.pieces(me)), default=NO)
            return self.roomy(what, best)
        if action == act.TAKE:
            best = max((self.mind.hand_over(g, what, me, piece) for piece in self.pieces(what)), default=NO)
            return self.roomy(me, best)
        if action == act.USE:
            return self.use(what)
        if action == act.PLOT:
            return self.attempt(what >> 3)
        return self.ability(what)

    def pieces(self, seat: int) -> list[int]:
        """Return what a conspirator could hand over."""
        g = self.g
        return g.distinct(g.dossier[seat]) + [AN_ITEM + kind for kind in range(8) if g.items[seat] >> (2 * kind) & 3]

    def roomy(self, receiver: int, best: float) -> float:
        """A transfer is worth an action only if it gains a good deal and the receiver has room."""
        g = self.g
        full = int(count(g.dossier[receiver])) >= g.card_limit(receiver) or int(size(g.items[receiver])) >= g.item_limit(receiver)
        return best - (0.4 if full else 0.0) if best > 0.8 else -1.0

    def move(self, space: int) -> float:
        g, me = self.g, self.me
        there = plan.pull(g, self.wishes, space)
        score = MOVE_GAIN * (there - self.here) + MOVE_BASE + self.mind.entry(g, me, space)
        stay, go = plan.danger(g, me, g.where[me]), plan.danger(g, me, space)
        if self.last:
            score += LEAVE * (stay - go)
        elif g.actions == 2 and there < 3.0:
            score += 0.3 * (stay - go)
        # To be nearer to where a plot can be attempted is worth more the more actions are left for it.
        return score

    def conspire(self, dice: int) -> float:
        """Targets bring motivation or lower support; eagles make everybody here suspected; actions come back on average."""
        g, me = self.g, self.me
        if dice < min(3, g.actions):
            return -1.0
        cost = 0.0
        for seat in g.here(me):
            level = g.suspicion[seat]
            if level == EXTREME:
                cost += 0.0 if seat == me else 0.1
                continue
            risk = CONSPIRE_RISK[level]
            if not plan.raid_ahead(g):
                risk *= 0.3
            if seat == plan.lead(g) and plan.ready(g, seat):
                risk += 0.4
            cost += risk
        need = max(plan.support_worth(g), *(plan.motivation_worth(g, seat) for seat in range(g.setup.seats)))
        score = CONSPIRE_BASE + CONSPIRE_NEED * need - cost
        if dice < 3:
            score = score * dice / 3 - 0.4
        if self.attack > 3.5 and g.support <= g.setup.start_support:
            score -= 1.0
        return score

    def dossier(self) -> float:
        g, me = self.g, self.me
        room = g.card_limit(me) - int(count(g.dossier[me]))
        if room <= 0:
            return DRAW_FULL if self.plot < 0 else 0.3 * DRAW_FULL
        score = DRAW if self.plot < 0 else DRAW_MORE
        if g.suspicion[me] >= HIGH and plan.raid_ahead(g):
            score -= 0.1
        return score + 0.04 * min(room, 4)

    def collect(self) -> float:
        g, me = self.g, self.me
        kind = g.tile[g.where[me]]
        full = int(size(g.items[me])) >= g.item_limit(me)
        value = plan.item_worth(g, me, kind)
        if full:
            least = min(plan.item_worth(g, me, k) for k in range(8) if g.items[me] >> (2 * k) & 3)
            return value - least
        return COLLECT + 0.8 * value

    def deliver(self, kind: int) -> float:
        g, me = self.g, self.me
        delivery = g.setup.board.spaces[g.where[me]].delivery
        assert delivery is not None
        cost = plan.item_worth(g, me, kind)
        if delivery.split:
            total = sum(min(g.suspicion[seat], 2) * plan.relief(g, seat) / 2 for seat in range(g.setup.seats))
            return min(total, 4.5) - plan.DELIVERY_COST * cost
        return plan.relief(g, me) * (1.25 if g.suspicion[me] >= HIGH else 0.9) - plan.DELIVERY_COST * cost

    def attempt(self, card: int) -> float:
        g, me = self.g, self.me
        value = plan.attempt_worth(g, me, plot_of(g, card), g.where[me])
        if value <= 0.005 or plan.worth_waiting(g, me, plot_of(g, card), value):
            return -1.0
        # The last action is for leaving a dangerous place, unless the odds are good.
        score = 1.6 + 25.0 * value
        if self.last:
            score -= 0.5 * plan.danger(g, me, g.where[me])
        return score

    def use(self, card: int) -> float:  # noqa: C901, PLR0911, PLR0912 - one line for each card
        g, me = self.g, self.me
        name = g.setup.content.cards[card].id
        levels = g.suspicion
        if name == "lose_gestapo":
            return plan.relief(g, me) * 0.7 if levels[me] else -1.0
        if name == "cover_story":
            return 0.6 * sum(plan.relief(g, seat) for seat in g.here(me)) - 0.2
        if name == "false_safety_report":
            return 0.6 * sum(plan.relief(g, seat) for seat in g.free_seats()) - 0.4
        if name == "war_crimes_evidence":
            return max(plan.support_worth(g), sum(plan.motivation_worth(g, seat) for seat in g.here(me))) - 0.1
        if name == "inspiring_letter":
            return sum(plan.motivation_worth(g, seat) for seat in g.here(me)) - 0.1
        if name == "hidden_camera":
            return sum(plan.motivation_worth(g, seat) for seat in g.free_seats())
        if name == "military_secrets":
            return 0.5 + plan.support_worth(g)
        if name == "planning_session":
            return 2.0 if self.plot < 0 else 0.5 if int(count(g.dossier[me])) < g.card_limit(me) else -1.0
        if name == "dumpster_dive":
            best = max(plan.card_worth(g, me, c) for c in g.distinct(g.pile))
            return best - 0.4 if best > 1.0 else -1.0
        if name == "black_market":
            best = max(plan.item_worth(g, me, k) for k in range(8) if g.item_pile >> (2 * k) & 3)
            return best if best > 0.8 else -1.0
        if name == "distant_contact":
            known = [g.tile[space] for space in g.tiles_on_board() if g.face_up >> space & 1]
            return (
                1.6 if any(plan.wanted_items(g, me) >> kind & 1 for kind in known) else 0.5 if int(size(g.items[me])) < 2 else -1.0
            )
        if name == "airplane_access":
            return self.fly()
        if name == "infiltrate_ss_bunker":
            room = g.card_limit(me) - int(count(g.dossier[me])) + 1
            return 0.8 * min(room, 3) - [0.5, 0.9, 2.5, 0.0][levels[me]]
        if name == "intelligence_briefing":
            return 0.9 if g.stage >= 6 else 0.5
        if name == "forged_documents":
            best = max((self.mind.lure(g, me, space) for space in range(len(g.tile))), default=0.0)
            return best + 0.3 if self.attack < 2.5 and best > 1.0 else -1.0
        if name == "forged_release_orders":
            return 3.0
        if name == "black_orchestra":
            return 2.0 if max(levels) <= MEDIUM and g.support > g.setup.start_support else 0.2
        if name == "history_repeats":
            return 0.7 if self.plot < 0 and len(g.deck) < 15 else -1.0
        return 0.0

    def fly(self) -> float:
        """Airplane Access: worth it if a plot can be attempted far away."""
        g, me = self.g, self.me
        far = plan.distances(g, g.where[me])
        best = max((value for space, value in self.wishes if far[space] >= 3), default=0.0)
        return best - 2.0 if best > 4.0 else -1.0

    def ability(self, what: int) -> float:
        g, me = self.g, self.me
        if what == act.INSPIRE:
            return sum(plan.motivation_worth(g, seat) for seat in g.here(me)[1:])
        if what == act.SHIELD:
            best = max(plan.relief(g, seat) for seat in g.free_seats())
            cheapest = min(plan.item_worth(g, me, kind) for kind in g.item_options(me))
            return 0.5 * best - 0.6 * cheapest if best >= 1.5 else -1.0
        if what == act.LOOK:
            return 0.35 if not g.known and self.last else -1.0
        if what == act.GO_TWO:
            return (
                max((0.72 * value * 0.9 for space, value in self.wishes if plan.distances(g, g.where[me])[space] == 2), default=0.0)
                - self.here
                + 0.3
            )
        if what == act.SEND:
            return -1.0
        if what == act.SNATCH:
            return 1.9 if int(size(g.items[me])) < g.item_limit(me) else 0.2
        return 0.2


MIND: Final = OrchestraMind()
