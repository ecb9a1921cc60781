"""The figures of the rules of thumb: what things are worth, how far things pull, what is at stake.

Two kinds: those of `casual`, and those that `strong` and `expert` play on by, tuned for each difficulty by very many games.
docs/measurements/black-orchestra-bots.md says how.
"""

from __future__ import annotations

from typing import Final


def numbers(text: str) -> list[float]:
    """Return the numbers of a text."""
    return [float(word) for word in text.split()]


CARDS: Final = [
    "quick_reaction",
    "schedule_leaked",
    "officer_recruited",
    "partisan_informant",
    "concealed_pistol",
    "slow_news_day",
    "delay_hitler",
    "effective_planning",
    "called_away",
    "safe",
    "false_accusations",
    "defections_and_dissent",
    "classified_papers",
    "airplane_access",
    "forged_release_orders",
    "military_secrets",
    "hidden_camera",
    "forged_documents",
    "black_orchestra",
    "lose_gestapo",
    "false_safety_report",
    "cover_story",
    "war_crimes_evidence",
    "inspiring_letter",
    "planning_session",
    "dumpster_dive",
    "black_market",
    "distant_contact",
    "infiltrate_ss_bunker",
    "intelligence_briefing",
    "history_repeats",
]
STANDS: Final = {
    "coup": [0.75, 0.6, 0.6, 0.5, 0.6, 0.7, 0.9],
    "poison_food": [0.75, 0.6, 0.6, 0.5, 0.6, 0.7, 0.9],
    "kidnapping": [1.0, 0.9, 0.7, 0.55, 0.75, 0.8, 0.95],
    "poison_gas": [0.3, 0.4, 0.6, 0.8, 0.8, 0.9, 1.0],
    "suitcase_bomb": [0.3, 0.4, 0.6, 0.8, 0.8, 0.9, 1.0],
    "hidden_bomb": [0.8, 0.6, 0.6, 0.3, 0.35, 0.25, 0.15],
    "poison_parcel": [0.8, 0.6, 0.6, 0.3, 0.35, 0.25, 0.15],
    "sniper": [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    "lone_gunman": [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    "derail_train": [0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7],
    "plane_bomb": [0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7],
    "ambush": [0.0, 0.0, 0.2, 0.5, 0.4, 0.3, 0.0],
}
"""How often Hitler stands where a plot can strike, by stage."""

PLOTS: Final = [*STANDS]


class Figures:
    """One set of figures, read from a list in a fixed order."""

    def __init__(self, values: list[float]) -> None:  # noqa: PLR0915 - one line for each figure
        read = Reader(values)
        self.relief: list[float] = read.some(4)
        self.ready_relief: float = read.one()
        self.team_item: float = read.one()
        self.strike_motivation: float = read.one()
        self.others_motivation: list[float] = read.some(4)
        self.own_plot: float = read.one()
        self.support_ready: float = read.one()
        self.support: float = read.one()
        self.support_early: float = read.one()
        self.repeat: float = read.one()
        self.conspire_risk: list[float] = read.some(3)
        self.conspire_need: float = read.one()
        self.conspire_base: float = read.one()
        self.draw: float = read.one()
        self.draw_more: float = read.one()
        self.draw_full: float = read.one()
        self.reveal: float = read.one()
        self.collect: float = read.one()
        self.move_gain: float = read.one()
        self.move_base: float = read.one()
        self.leave: float = read.one()
        self.attempt: float = read.one()
        self.attempt_gain: float = read.one()
        self.attempt_least: float = read.one()
        self.strike_first: float = read.one()
        self.free: float = read.one()
        self.event_plot: float = read.one()
        self.hope_at: list[float] = read.some(5)
        self.hope_left: list[float] = read.some(7)
        self.loss: float = read.one()
        self.item_share: float = read.one()
        self.wait: float = read.one()
        self.wait_late: float = read.one()
        self.delivery_cost: float = read.one()
        self.tile_wanted: float = read.one()
        self.tile_unknown: float = read.one()
        self.decay: float = read.one()
        self.help: float = read.one()
        self.bring: float = read.one()
        self.stand_by: float = read.one()
        self.plot_pull: float = read.one()
        self.plot_base: float = read.one()
        self.plot_least: float = read.one()
        self.camp: float = read.one()
        self.eagerness: float = read.one()
        self.calm: float = read.one()
        self.plot_card: list[float] = read.some(2)
        self.own_item: float = read.one()
        self.give_item: float = read.one()
        self.give_plot: list[float] = read.some(3)
        self.end: float = read.one()
        self.reveal_full: float = read.one()
        self.free_more: float = read.one()
        self.transfer: list[float] = read.some(2)
        self.leave_early: list[float] = read.some(2)
        self.conspire_calm: float = read.one()
        self.conspire_lead: float = read.one()
        self.conspire_few: float = read.one()
        self.strike_first_at: float = read.one()
        self.draw_plotting: float = read.one()
        self.draw_room: float = read.one()
        self.collect_worth: float = read.one()
        self.deliver: list[float] = read.some(2)
        self.attempt_leave: float = read.one()
        self.shed: list[float] = read.some(5)
        self.use_motivation: float = read.one()
        self.planning: list[float] = read.some(2)
        self.bunker: list[float] = read.some(4)
        self.go_two: float = read.one()
        self.snatch: float = read.one()
        self.danger: list[float] = read.some(6)
        self.tile_seen: float = read.one()
        self.tile_hoped: list[float] = read.some(2)
        self.camp_plotless: float = read.one()
        self.prisoners: list[float] = read.some(2)
        self.help_in_person: list[float] = read.some(3)
        self.bring_more: float = read.one()
        self.stand_by_early: float = read.one()
        self.entry: list[float] = read.some(5)
        self.raid_keep: list[float] = read.some(5)
        self.freedom: float = read.one()
        self.told: list[float] = read.some(11)
        self.instant: float = read.one()
        self.take_event: float = read.one()
        self.lead_relief: float = read.one()
        self.card_worth: dict[str, float] = dict(zip(CARDS, read.some(len(CARDS)), strict=True))
        self.stands: dict[str, list[float]] = {}
        for plot in PLOTS:
            often = read.one()
            self.stands[plot] = [often * share for share in STANDS[plot]]
        # What is left of the pull of something so many moves away.
        self.faded: list[float] = [self.decay**steps for steps in range(40)]


class Reader:
    """Reads a list from its beginning to its end."""

    def __init__(self, values: list[float]) -> None:
        self.values: list[float] = values
        self.place: int = 0

    def one(self) -> float:
        """Return the next number."""
        self.place += 1
        return self.values[self.place - 1]

    def some(self, count: int) -> list[float]:
        """Return so many numbers more."""
        self.place += count
        return self.values[self.place - count : self.place]


# As `casual` goes by them, in the order in which they are read.
BEFORE: Final = numbers("""
0 0.524 2.6 4.66 0.515 1.69 1.57 0.515 0.327 0.374 0.0615 0.32 1.1 0.972 0.548 1.49 0.111 0.474 1.45 0.314 0.275 1.48 0.601 0.492
1.37 1.03 0.764 0.113 0.506 1.42 23.9 0.00316 0.732 4.13 0.0169 0.7 0.7 0.341 0.295 0.16 1 1 1 0.95 0.876 0.569 0.333 0.838 0.0385
0.599 0.269 1.33 1.74 0.326 0.72 1.73 1.37 1.74 27.2 2.81 0.0137 2.49 0.85 0.6 1.6 0.45 0.4 1.6 1 3 0.06 0.05 0.4 0.6 0.8 0.4 0.3
3 0.3 0.4 0.4 3.5 0.3 0.04 0.8 1.25 0.9 0.5 0.7 0.6 0.2 0.6 0.4 0.1 2 0.5 0.8 0.5 0.9 2.5 0.3 1.9 1.6 0.5 0.3 0.7 1 0.5 0.7 0.6
0.4 0.6 2.2 0.8 1.5 1 1.2 0.5 0.7 0.5 0.9 2.5 0.6 0.9 0.55 0.5 0.85 3 0.4 2.2 0.5 1.2 1.3 2.6 0.8 0.9 0.4 1.5 0.4 0.5 0.6 0.5 0.6
1.5 1.49 0.875 1.3 0.5 0.5 0.6 0.5 0.9 0.35 0.5 0.3 0.9 0.7 0.7 0.6 0.35 0.4 0.8 0.5 0.8 0.8 0.8 0.9 0.9 0.9 0.6 0.5 0.5 0.6 0.5
0.2 1 1 1 1 1 1 1 1 1 1 1 1
""")

_now: Final = [Figures(BEFORE)]


def fig() -> Figures:
    """Return the figures that count at the moment."""
    return _now[0]


def go_by(figures: Figures) -> None:
    """Let other figures count from now on. Whoever judges a position begins with this."""
    _now[0] = figures
