"""The next action of a conspirator: everything is weighed against everything else."""

from __future__ import annotations

from typing import Final

from parlour.bots.black_orchestra import odds, texts, ways, worth
from parlour.games.black_orchestra.bits import count, kinds, size
from parlour.games.black_orchestra.names import EXTREME, HIGH, MEDIUM
from parlour.games.black_orchestra.pieces import AN_ITEM, sheet_of
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn import actions as act
from parlour.games.black_orchestra.turn.attempt import plot_of

# Figures tuned together by play: docs/measurements/black-orchestra-bots.md says how.
CONSPIRE_RISK: Final = [0.111, 0.474, 1.45]
CONSPIRE_NEED: Final = 0.314
CONSPIRE_BASE: Final = 0.275
DRAW: Final = 1.48
DRAW_MORE: Final = 0.601
DRAW_FULL: Final = 0.492
REVEAL: Final = 1.37
COLLECT: Final = 1.03
MOVE_GAIN: Final = 0.764
MOVE_BASE: Final = 0.113
LEAVE: Final = 0.506
ATTEMPT: Final = 1.42
ATTEMPT_GAIN: Final = 23.9
ATTEMPT_LEAST: Final = 0.00316
STRIKE_FIRST: Final = 0.732
FREE: Final = 4.13


class Turn:
    """The next action of a conspirator: everything is weighed against everything else."""

    def __init__(self, g: Orchestra, me: int) -> None:
        self.g: Orchestra = g
        self.me: int = me
        strikes = ways.plot_goals(g, me)
        self.wishes: list[tuple[int, float]] = strikes + ways.goals_but_plots(g, me)
        self.here: float = ways.pull(g, self.wishes, g.where[me])
        self.last: bool = g.actions <= 1
        self.plot: int = worth.best_plot(g, me)
        self.attack: float = ways.best_of(strikes)

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
            return FREE + 0.6 * prisoners if g.suspicion[me] <= MEDIUM else -1.0
        if action == act.GIVE:
            best = self.transfer(me, what)
            return self.roomy(what, best)
        if action == act.TAKE:
            best = self.transfer(what, me)
            return self.roomy(me, best)
        if action == act.USE:
            return self.use(what)
        if action == act.PLOT:
            return self.attempt(what >> 3)
        return self.ability(what)

    def transfer(self, giver: int, receiver: int) -> float:
        """Return what the best transfer between two conspirators is worth."""
        best = worth.NO
        for piece in self.pieces(giver):
            best = max(best, worth.hand_over(self.g, giver, receiver, piece))
        return best

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
        there = ways.pull(g, self.wishes, space)
        score = MOVE_GAIN * (there - self.here) + MOVE_BASE + ways.entry(g, me, space)
        stay, go = ways.danger(g, me, g.where[me]), ways.danger(g, me, space)
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
            if not worth.raid_ahead(g):
                risk *= 0.3
            if seat == worth.lead(g) and worth.ready(g, seat):
                risk += 0.4
            cost += risk
        need = worth.support_worth(g)
        for seat in range(g.setup.seats):
            need = max(need, worth.motivation_worth(g, seat))
        score = CONSPIRE_BASE + CONSPIRE_NEED * need - cost
        if dice < 3:
            score = score * dice / 3 - 0.4
        if self.attack > 3.5 and g.support <= g.setup.start_support:
            score -= STRIKE_FIRST
        return score

    def dossier(self) -> float:
        g, me = self.g, self.me
        room = g.card_limit(me) - int(count(g.dossier[me]))
        if room <= 0:
            return DRAW_FULL if self.plot < 0 else 0.3 * DRAW_FULL
        score = DRAW if self.plot < 0 else DRAW_MORE
        if g.suspicion[me] >= HIGH and worth.raid_ahead(g):
            score -= 0.1
        return score + 0.04 * min(room, 4)

    def collect(self) -> float:
        g, me = self.g, self.me
        kind = g.tile[g.where[me]]
        full = int(size(g.items[me])) >= g.item_limit(me)
        value = worth.item_worth(g, me, kind)
        if full:
            least = worth.least_item(g, me, kinds(g.items[me]))
            return value - least
        return COLLECT + 0.8 * value

    def deliver(self, kind: int) -> float:
        g, me = self.g, self.me
        delivery = g.setup.board.spaces[g.where[me]].delivery
        assert delivery is not None
        cost = worth.item_worth(g, me, kind)
        if delivery.split:
            total = sum(float(min(g.suspicion[seat], 2)) * worth.relief(g, seat) / 2 for seat in range(g.setup.seats))
            return min(total, 4.5) - ways.DELIVERY_COST * cost
        return worth.relief(g, me) * (1.25 if g.suspicion[me] >= HIGH else 0.9) - ways.DELIVERY_COST * cost

    def attempt(self, card: int) -> float:
        g, me = self.g, self.me
        value = odds.attempt_worth(g, me, plot_of(g, card), g.where[me])
        if value <= ATTEMPT_LEAST:
            return -1.0
        # The last action is for leaving a dangerous place, unless the odds are good.
        score = ATTEMPT + ATTEMPT_GAIN * value
        if self.last:
            score -= 0.5 * ways.danger(g, me, g.where[me])
        return score

    def use(self, card: int) -> float:  # noqa: C901, PLR0911, PLR0912 - one line for each card
        g, me = self.g, self.me
        name = g.setup.content.cards[card].id
        levels = g.suspicion
        if name == "lose_gestapo":
            return worth.relief(g, me) * 0.7 if levels[me] else -1.0
        if name == "cover_story":
            return 0.6 * worth.relief_of(g, g.here(me)) - 0.2
        if name == "false_safety_report":
            return 0.6 * worth.relief_of(g, g.free_seats()) - 0.4
        if name == "war_crimes_evidence":
            return max(worth.support_worth(g), worth.motivation_of(g, g.here(me))) - 0.1
        if name == "inspiring_letter":
            return worth.motivation_of(g, g.here(me)) - 0.1
        if name == "hidden_camera":
            return worth.motivation_of(g, g.free_seats())
        if name == "military_secrets":
            return 0.5 + worth.support_worth(g)
        if name == "planning_session":
            return 2.0 if self.plot < 0 else 0.5 if int(count(g.dossier[me])) < g.card_limit(me) else -1.0
        if name == "dumpster_dive":
            best = max(worth.card_worth(g, me, c) for c in g.distinct(g.pile))
            return best - 0.4 if best > 1.0 else -1.0
        if name == "black_market":
            best = max(worth.item_worth(g, me, k) for k in range(8) if g.item_pile >> (2 * k) & 3)
            return best if best > 0.8 else -1.0
        if name == "distant_contact":
            known = [g.tile[space] for space in g.tiles_on_board() if g.face_up >> space & 1]
            return (
                1.6 if any(worth.wanted_items(g, me) >> kind & 1 for kind in known) else 0.5 if int(size(g.items[me])) < 2 else -1.0
            )
        if name == "airplane_access":
            return self.fly()
        if name == "infiltrate_ss_bunker":
            room = g.card_limit(me) - int(count(g.dossier[me])) + 1
            return 0.8 * min(room, 3) - [0.5, 0.9, 2.5, 0.0][levels[me]]
        if name == "intelligence_briefing":
            return 0.9 if g.stage >= 6 else 0.5
        if name == "forged_documents":
            best = ways.best_lure(g, me)
            return best + 0.3 if self.attack < 2.5 and best > 1.0 else -1.0
        if name == "forged_release_orders":
            return 3.0
        if name == "black_orchestra":
            return 2.0 if max(levels) <= MEDIUM and g.support > g.setup.start_support else 0.2
        if name == "history_repeats":
            return 0.7 if self.plot < 0 and len(g.deck) < 15 else -1.0
        does = g.setup.content.cards[card].does
        return texts.text_worth(g, me, -1, does) - 0.1 if does is not None else 0.0

    def fly(self) -> float:
        """Airplane Access: worth it if a plot can be attempted far away."""
        g, me = self.g, self.me
        far = ways.distances(g, g.where[me])
        best = max((value for space, value in self.wishes if far[space] >= 3), default=0.0)
        return best - 2.0 if best > 4.0 else -1.0

    def ability(self, what: int) -> float:
        g, me = self.g, self.me
        if what == act.INSPIRE:
            return worth.motivation_of(g, g.here(me)[1:])
        if what == act.SHIELD:
            best = max(worth.relief(g, seat) for seat in g.free_seats())
            cheapest = worth.least_item(g, me, g.item_options(me))
            return 0.5 * best - 0.6 * cheapest if best >= 1.5 else -1.0
        if what == act.LOOK:
            return 0.35 if not g.known and self.last else -1.0
        if what == act.GO_TWO:
            return (
                max((0.72 * value * 0.9 for space, value in self.wishes if ways.distances(g, g.where[me])[space] == 2), default=0.0)
                - self.here
                + 0.3
            )
        if what == act.SEND:
            return -1.0
        if what == act.SNATCH:
            return 1.9 if int(size(g.items[me])) < g.item_limit(me) else 0.2
        own = sheet_of(g, me).act
        return texts.text_worth(g, me, -1, own) if what == act.OWN and own is not None else 0.2
