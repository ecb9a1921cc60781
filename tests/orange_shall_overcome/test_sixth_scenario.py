"""A scenario that does not come in the box is played at every level, hinted at, looked at, saved and put into numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import parlour
from orange_shall_overcome.stories import GAME
from parlour.engine.title import Title, register
from parlour.envs.plan import Plan
from parlour.games.orange_shall_overcome.changes import change_morale, pay
from parlour.games.orange_shall_overcome.content import Level, Occupier
from parlour.games.orange_shall_overcome.effects import SELF, Alibi, Morale
from parlour.games.orange_shall_overcome.goods import covers, pack
from parlour.games.orange_shall_overcome.scenario import Scenario
from parlour.games.orange_shall_overcome.state import Resistance
from parlour.games.orange_shall_overcome.title import TITLE, OrangeShallOvercome

BLANKETS = pack(network=1, ration=1)
COLD = ["hospital", "church", "university", "farm"]


class WarmBlankets(Scenario):
    """Bring blankets to four cold places. There is no Bank and no Train Station; two cards of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "warm_blankets"
        self.number = 6
        self.name = "Warm Blankets"
        self.period = "January 1945"
        self.has_marks = True
        self.goal_words = "Bring blankets to the four cold places."
        self.layout = {
            "c1": "hospital", "c2": "church", "c3": "cafe", "c4": "police_station", "c5": "distribution_office",
            "c6": "hairdresser", "c7": "university", "l1": "forger", "l2": "windmill", "l3": "meeting_office", "l4": "farm",
            "l5": "informant_house", "l6": "printing_house",
        }  # fmt: skip
        self.levels = {
            level: Level(alibi, "bg") for level, alibi in zip(("easy", "medium", "hard", "extreme"), (9, 8, 7, 6), strict=True)
        }
        self.lose_words = ["Morale reaches 0"]
        self.special_actions = [("warm", "Bring blankets", "a cold place", "Spend 1 Network and 1 Ration.", "OSO-127")]
        self.occupiers = [
            Occupier("os6_1", 1, "Black ice", "You lose 1 Alibi.", Alibi(SELF, -1), ""),
            Occupier("os6_2", 2, "Snow", "Morale drops by 1.", Morale(-1), ""),
        ]

    def goal_for(self, characters: int) -> int:
        return len(COLD)

    def takes(self, g: Any, spot: int) -> int:
        return 1 if g.setup.location[spot].id in COLD else 0

    def task_cost(self, g: Any, spot: int) -> int:
        return BLANKETS

    def actions(self, g: Any, me: int) -> list[int]:
        return [0] if self.open_tasks(g, g.where[me]) and covers(g.goods[me], BLANKETS) else []

    def act(self, g: Any, me: int, action: int) -> None:
        pay(g, me, BLANKETS)
        g.marks[g.where[me]] += 1
        g.tally += 1
        change_morale(g, 1)
        if g.tally >= g.setup.goal:
            g.win()

    def action_key(self, g: Any, me: int, action: int) -> str:
        return "warm"

    def action_text(self, g: Any, me: int, action: int) -> str:
        return "Bring blankets for 1 Network, 1 Ration"

    def progress(self, g: Any) -> str:
        return f"{g.tally} of {g.setup.goal} places are warm"


@pytest.fixture(autouse=True)
def six() -> Iterator[Title]:
    """Put a box with six scenarios on the shelf, and the usual one back."""
    yield register(OrangeShallOvercome.with_scenarios(WarmBlankets))
    register(TITLE)


def new(**more: Any) -> parlour.Table:
    return parlour.new(GAME, **{"seed": 3, "players": 2, "scenario": "warm_blankets", "difficulty": "easy", **more})


def play_on(t: parlour.Table, level: str, most: int) -> None:
    """Let bots of a level play on for so many choices, or to the end."""
    bots = [parlour.bot(level, seed) for seed in range(5)]
    for _ in range(most):
        if t.decision is None:
            return
        seat = t.game.who()
        t.choose(bots[seat].choose(t, seat), seat)


def test_it_is_on_the_list_and_its_cards_in_the_deck() -> None:
    t = new()
    option = next(option for option in t.title.setup_options() if option.name == "scenario")
    assert ("warm_blankets", "Warm Blankets") in option.choices
    assert "warm_blankets" in [one["id"] for one in t.title.catalogue()["scenarios"]]
    deck = t.position()["state"]["decks"]["occupier"]
    box = t.position()["state"]["box"]
    held = [one["occupier"] for one in t.position()["state"]["characters"].values()]
    assert {"os6_1", "os6_2"} <= {*deck, *box, *held}


def test_casual_bots_do_its_tasks_and_win() -> None:
    won = 0
    for seed in range(4):
        t = new(seed=seed)
        play_on(t, "casual", 2000)
        assert t.outcome is not None
        won += bool(t.outcome.winners)
    assert won >= 2, "the tasks are two errands each"


@pytest.mark.parametrize(
    ("level", "players", "choices"), [("novice", 3, 60), ("casual", 1, 60), ("strong", 2, 6), ("expert", 1, 2)]
)
def test_every_level_plays_it(level: str, players: int, choices: int) -> None:
    t = new(players=players)
    play_on(t, level, choices)
    assert t.version == choices
    again = parlour.replay(t.record())
    assert again.hash() == t.hash()


@pytest.mark.parametrize("players", [1, 2, 5])
def test_hints_views_and_positions(players: int) -> None:
    t = new(players=players)
    play_on(t, "casual", 30)
    seat = t.game.who()
    hints = t.hint(seat)
    assert hints
    assert all(0.0 <= hint.chance <= 1.0 for hint in hints)
    assert t.view(seat)["hunger"] is None
    assert t.view(seat)["progress"].endswith("of 4 places are warm")
    assert "warm_blankets" in str(t.view(None)["scenario"])
    assert parlour.position(GAME, t.position()).hash() == t.hash()


@pytest.mark.parametrize("players", [1, 3])
def test_environments_have_numbers_for_it(players: int) -> None:
    plan = Plan(GAME, {"scenario": "warm_blankets", "players": players})
    desk = plan.begin(7)
    noise = 5
    for _ in range(400):
        if desk.seat < 0:
            break
        assert min(desk.actions) >= 0
        assert len(desk.observation(desk.seat)) == plan.codec.places
        noise = desk.step_at_random(noise)
    assert all(0.0 <= chance <= 1.0 for chance in plan.chances(desk.g))


def test_its_figures_can_be_changed() -> None:
    harder = parlour.title(GAME).with_figures({"scenario.warm_blankets.easy.alibi": 4})
    setup = harder.read_setup({"scenario": "warm_blankets", "difficulty": "easy", "characters": ["kees", "paul"]})
    g = harder.new(setup, 1)
    g.advance()
    assert isinstance(g, Resistance)
    assert list(g.alibi) == [4, 4]
