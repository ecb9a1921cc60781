"""A scenario that does not come in the box is played at every level, hinted at, looked at, saved and put into numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import parlour
from orange_shall_overcome.stories import GAME
from orange_shall_overcome.warm_blankets import WarmBlankets
from parlour.bots.orange_shall_overcome.weights import SHOWN
from parlour.engine.title import Title, register
from parlour.envs.plan import Plan
from parlour.games.orange_shall_overcome.state import Resistance
from parlour.games.orange_shall_overcome.title import TITLE, OrangeShallOvercome


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
    printed = next(one for one in t.title.catalogue()["scenarios"] if one["id"] == "warm_blankets")
    assert printed["name"] == "Warm Blankets"
    assert printed["goal"] == "Bring blankets to the four cold places."
    assert printed["actions"][0]["text"] == "Spend 1 Network and 1 Ration."
    deck = t.position()["state"]["decks"]["occupier"]
    box = t.position()["state"]["box"]
    held = [one["occupier"] for one in t.position()["state"]["characters"].values()]
    assert {"os6_1", "os6_2"} <= {*deck, *box, *held}


def test_bots_have_a_way_of_their_own_for_each_scenario_in_the_box_alone() -> None:
    content = OrangeShallOvercome.with_scenarios(WarmBlankets).content
    assert [scenario.aim for scenario in content.scenarios] == [1, 2, 3, 4, 5, 0]
    assert len(SHOWN) == 5


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
    assert t.moment == choices
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


def test_it_is_said_in_its_own_words() -> None:
    t = new(characters=["kees", "paul"])
    doc = t.position()
    doc["state"]["characters"]["kees"] |= {"at": "c1", "goods": {"network": 1, "ration": 1}}
    t = parlour.position(GAME, {"setup": doc["setup"], "state": doc["state"]})
    t.choose("morale:kees")
    assert t.decision is not None
    option = next(option for option in t.decision.options if option.key == "act:warm")
    assert (option.text, option.rule) == ("Bring blankets for 1 Network, 1 Ration", "OSO-127")
    assert option.about == ("character:kees", "spot:c1")
    t.choose("act:warm")
    assert "Kees took the action Bring blankets at the Hospital (C1)." in [event["text"] for event in t.events()]
    card = next(card for card in t.title.catalogue()["cards"] if card["id"] == "os6_1")
    assert (card["name"], card["text"]) == ("Black ice", "You lose 1 Alibi.")
    harder = t.title.with_figures({"occupier.os6_2.morale_lost": 2})
    snow = next(card for card in harder.catalogue()["cards"] if card["id"] == "os6_2")
    assert snow["text"] == "People freeze, and Morale drops by 2."


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
