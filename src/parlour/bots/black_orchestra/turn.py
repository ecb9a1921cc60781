"""The next action of a conspirator: everything is weighed against everything else."""

from __future__ import annotations

from parlour.bots.black_orchestra import odds, texts, ways, worth
from parlour.bots.black_orchestra.figures import fig
from parlour.games.black_orchestra.bits import count, kinds, size
from parlour.games.black_orchestra.names import EXTREME, HIGH, MEDIUM
from parlour.games.black_orchestra.pieces import AN_ITEM, sheet_of
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn import actions as act
from parlour.games.black_orchestra.turn.attempt import plot_of


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
            return fig().end
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
            return fig().reveal if room else fig().reveal_full * fig().reveal
        if action == act.COLLECT:
            return self.collect()
        if action == act.DELIVER:
            return self.deliver(what)
        if action == act.RELEASE:
            prisoners = len(g.prisoners())
            return fig().free + fig().free_more * prisoners if g.suspicion[me] <= MEDIUM else -1.0
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
        return best - (fig().transfer[1] if full else 0.0) if best > fig().transfer[0] else -1.0

    def move(self, space: int) -> float:
        g, me = self.g, self.me
        there = ways.pull(g, self.wishes, space)
        score = fig().move_gain * (there - self.here) + fig().move_base + ways.entry(g, me, space)
        stay, go = ways.danger(g, me, g.where[me]), ways.danger(g, me, space)
        if self.last:
            score += fig().leave * (stay - go)
        elif g.actions == 2 and there < fig().leave_early[1]:
            score += fig().leave_early[0] * (stay - go)
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
            risk = fig().conspire_risk[level]
            if not worth.raid_ahead(g):
                risk *= fig().conspire_calm
            if seat == worth.lead(g) and worth.ready(g, seat):
                risk += fig().conspire_lead
            cost += risk
        need = worth.support_worth(g)
        for seat in range(g.setup.seats):
            need = max(need, worth.motivation_worth(g, seat))
        score = fig().conspire_base + fig().conspire_need * need - cost
        if dice < 3:
            score = score * dice / 3 - fig().conspire_few
        if self.attack > fig().strike_first_at and g.support <= g.setup.start_support:
            score -= fig().strike_first
        return score

    def dossier(self) -> float:
        g, me = self.g, self.me
        room = g.card_limit(me) - int(count(g.dossier[me]))
        if room <= 0:
            return fig().draw_full if self.plot < 0 else fig().draw_plotting * fig().draw_full
        score = fig().draw if self.plot < 0 else fig().draw_more
        if g.suspicion[me] >= HIGH and worth.raid_ahead(g):
            score -= 0.1
        return score + fig().draw_room * min(room, 4)

    def collect(self) -> float:
        g, me = self.g, self.me
        kind = g.tile[g.where[me]]
        full = int(size(g.items[me])) >= g.item_limit(me)
        value = worth.item_worth(g, me, kind)
        if full:
            least = worth.least_item(g, me, kinds(g.items[me]))
            return value - least
        return fig().collect + fig().collect_worth * value

    def deliver(self, kind: int) -> float:
        g, me = self.g, self.me
        delivery = g.setup.board.spaces[g.where[me]].delivery
        assert delivery is not None
        cost = worth.item_worth(g, me, kind)
        if delivery.split:
            total = sum(float(min(g.suspicion[seat], 2)) * worth.relief(g, seat) / 2 for seat in range(g.setup.seats))
            return min(total, 4.5) - fig().delivery_cost * cost
        return (
            worth.relief(g, me) * (fig().deliver[0] if g.suspicion[me] >= HIGH else fig().deliver[1]) - fig().delivery_cost * cost
        )

    def attempt(self, card: int) -> float:
        g, me = self.g, self.me
        value = odds.attempt_worth(g, me, plot_of(g, card), g.where[me])
        if value <= fig().attempt_least:
            return -1.0
        # The last action is for leaving a dangerous place, unless the odds are good.
        score = fig().attempt + fig().attempt_gain * value
        if self.last:
            score -= fig().attempt_leave * ways.danger(g, me, g.where[me])
        return score

    def use(self, card: int) -> float:  # noqa: C901, PLR0911, PLR0912 - one line for each card
        g, me = self.g, self.me
        name = g.setup.content.cards[card].id
        levels = g.suspicion
        if name == "lose_gestapo":
            return worth.relief(g, me) * fig().shed[0] if levels[me] else -1.0
        if name == "cover_story":
            return fig().shed[1] * worth.relief_of(g, g.here(me)) - fig().shed[2]
        if name == "false_safety_report":
            return fig().shed[3] * worth.relief_of(g, g.free_seats()) - fig().shed[4]
        if name == "war_crimes_evidence":
            return max(worth.support_worth(g), worth.motivation_of(g, g.here(me))) - fig().use_motivation
        if name == "inspiring_letter":
            return worth.motivation_of(g, g.here(me)) - fig().use_motivation
        if name == "hidden_camera":
            return worth.motivation_of(g, g.free_seats())
        if name == "military_secrets":
            return 0.5 + worth.support_worth(g)
        if name == "planning_session":
            return (
                fig().planning[0] if self.plot < 0 else fig().planning[1] if int(count(g.dossier[me])) < g.card_limit(me) else -1.0
            )
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
            return fig().bunker[0] * min(room, 3) - (fig().bunker[1 + levels[me]] if levels[me] < EXTREME else 0.0)
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
                + fig().go_two
            )
        if what == act.SEND:
            return -1.0
        if what == act.SNATCH:
            return fig().snatch if int(size(g.items[me])) < g.item_limit(me) else 0.2
        own = sheet_of(g, me).act
        return texts.text_worth(g, me, -1, own) if what == act.OWN and own is not None else 0.2
