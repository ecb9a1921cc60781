"""What if: a game with other figures plays beside the printed one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from mypy_extensions import i64

import parlour
from parlour import BadInput
from parlour.engine.arrays import vec
from parlour.engine.kernel import play_out
from parlour.engine.table import new_table, table_from_position
from parlour.games.orange_shall_overcome.actions import SCENARIO, TAKE_ACTION
from parlour.games.orange_shall_overcome.goods import pack, weight
from parlour.games.orange_shall_overcome.round import TURN

TITLE = parlour.title("orange-shall-overcome")
SCENARIOS = [name for option in TITLE.setup_options() if option.name == "scenario" for name, _ in option.choices]

PARTS = 12
"""Every so many figures are one test: all of them take minutes where nothing is compiled."""


def trace(title: Any, seed: int) -> list[str]:
    """Return the hashes of the positions of a random game."""
    t = new_table(title, seed, {"players": 3})
    dice = Random(seed)
    found: list[str] = []
    while t.decision is not None and len(found) < 120:
        option = dice.choice(t.decision.options)
        t.choose(option.key, option.seat)
        found.append(t.hash())
    return found


@pytest.mark.both_modes
@pytest.mark.parametrize("part", range(PARTS))
def test_every_figure_can_be_changed_is_played_and_leaves_the_printed_game_alone(part: int) -> None:
    printed = TITLE.figures()
    assert len(printed) > 500
    before = trace(TITLE, 5)
    refused = []
    for number, (name, value) in [*enumerate(printed.items())][part::PARTS]:
        assert not isinstance(value, bool)
        new = 0 if name.endswith(".copies") else value - 1 if value > 1 else value + 1
        try:
            other = TITLE.with_figures({name: new})
        except BadInput:
            refused.append(name)
            continue
        now = other.figures()
        differ = [n for n, v in printed.items() if now.get(n) != v]
        assert name in differ
        assert len(differ) == 1 or name.endswith(".copies")
        g = other.new(other.read_setup({"players": 1 + number % 5, "scenario": SCENARIOS[number % 5]}), number)
        g.advance()
        play_out(g, number)
        assert g.winners >= 0
    assert refused == []
    assert TITLE.figures() == printed
    assert trace(TITLE, 5) == before


@pytest.mark.parametrize(
    "changes",
    [
        {"rules.alibi_max": 11},
        {"scenario.expanding_the_network.medium.alibi": 11},
        {"raid.r01.copies": 2},
        {"requirement.q03.money": 10},
        {"scenario.expanding_the_network.medium.alibis": 7},
        {f"raid.r{n:02}.copies": 0 for n in range(1, 21)},
    ],
)
def test_figures_the_rules_cannot_work_with_are_refused(changes: dict[str, int]) -> None:
    with pytest.raises(BadInput):
        TITLE.with_figures(changes)


def test_a_card_can_be_left_out() -> None:
    other = TITLE.with_figures({"control.ct01.copies": 0, "helper.hp02.copies": 0})
    t = new_table(other, 3, {"players": 2})
    usual = new_table(TITLE, 3, {"players": 2})
    assert str(usual.position()).count("'ct01'") == 1
    assert "'ct01'" not in str(t.position())
    assert "'hp02'" not in str(t.position())
    assert table_from_position(other, t.position()).position() == t.position()


def test_an_amount_in_a_text_counts() -> None:
    for title, rations in ((TITLE, 2), (TITLE.with_figures({"location.bank.action.gained": 5}), 5)):
        g: Any = title.new(title.read_setup({"players": 2}), 1)
        g.advance()
        before = g.held[0]
        g.setup.content.steps["bank"].run(g, 0, g.where[0])
        assert g.held[0] - before == rations


SUPPLIES = [pack(ration=4, money=3), pack(sabotage=2, money=3, network=2), pack(information=3, money=2, network=2)]
SUPPLIES += [pack(money=2, network=2, ration=2, sabotage=1, information=1, immunity=1), pack(network=2, information=2, ration=2)]
CHARACTERS = ["anton", "paul", "cornelia", "kees", "hanneke"]


def help_along(g: Any, dice: Random) -> None:
    """Give random players what they would have to work for, so that more of a game is seen."""
    if g.asker is not TURN:
        return
    for c in range(g.setup.size):
        supply = dice.choice(SUPPLIES)
        if g.held[c] < 4 and g.alibi[c] > 8:
            g.goods[c] = supply + (g.goods[c] >> 30 << 30)
            g.held[c] = weight(g.goods[c])
    if dice.random() < 0.2:
        g.alibi = vec[i64]([g.setup.content.figures.alibi_max] * g.setup.size)
        g.morale = max(g.morale, 9)
    g.where[0] = dice.randrange(13)
    g.people = vec[i64]([spot if spot < 0 else g.setup.safe_at[person] for person, spot in enumerate(g.people)])


def course(title: Any, name: str, seed: int) -> list[Any]:
    """Play at random, with goods for everything from the start; return what could be chosen and how things stood."""
    part = name.split(".")
    scenario = part[1] if part[0] == "scenario" else SCENARIOS[seed % 5]
    level = part[2] if part[0] == "scenario" and part[2] in ("easy", "hard", "extreme") else "medium"
    players = int(part[-1]) if part[-1].isdigit() else 1 if "solo" in name else 5 if "five" in name or "three" in name else 2
    players = 3 if part[-1] == "servings_per_kitchen" else players
    known = dict.fromkeys([part[1].split("_")[0], *CHARACTERS] if part[0] == "character" else CHARACTERS)
    options = {"players": players, "scenario": scenario, "difficulty": level, "characters": list(known)[:players]}
    g: Any = title.new(title.read_setup(options), seed)
    g.advance()
    dice = Random(seed)
    found: list[Any] = [g.morale]
    while g.winners < 0 and len(found) < 250:
        if seed % 3:
            help_along(g, dice)
        found.append(
            (g.options[:], g.alibi[:], g.goods[:], g.safety[:], g.roads[:], g.morale, g.hunger, g.tally, g.lost, g.lying[:])
        )
        own = [option for option in g.options if g.asker is TAKE_ACTION and option >= SCENARIO]
        g.choose(dice.choice(own) if own else g.options[dice.randrange(len(g.options))])
    return [*found, g.winners, g.reason]


SCENARIO_FIGURES = [name for name in TITLE.figures() if name.startswith("scenario.")]
ABILITIES = [name for name in TITLE.figures() if name.startswith("character.") and name.count(".") == 2]
RULES = [
    "boxed",
    "boxed_solo",
    "boxed_less_with_five",
    "gathered",
    "token_danger",
    "age_from",
    "age_to",
    "soldier_pass",
]


@pytest.mark.parametrize("name", [*SCENARIO_FIGURES, *ABILITIES, *(f"rules.{name}" for name in RULES)])
def test_what_is_set_happens(name: str) -> None:
    """Every figure of a scenario card, and what characters can do, makes a difference to somebody's game."""
    value = TITLE.figures()[name]
    usual = value - 1 if value > 1 else value + 1
    new = 1 if name.endswith("goal") or "deliveries" in name else {"rules.age_from": 28, "rules.age_to": 26}.get(name, usual)
    other = TITLE.with_figures({name: new})
    assert any(course(other, name, seed) != course(TITLE, name, seed) for seed in range(80))


def test_texts_say_what_is_set() -> None:
    """Scenario cards, cards and tiles say their figures."""
    printed = {scenario["id"]: str(scenario) for scenario in TITLE.catalogue()["scenarios"]}
    for name in SCENARIO_FIGURES:
        if name.endswith("less_beyond_three"):
            continue
        value = TITLE.figures()[name]
        other = TITLE.with_figures({name: value - 1 if value > 1 else value + 1})
        said = {scenario["id"]: str(scenario) for scenario in other.catalogue()["scenarios"]}
        assert [id for id in said if said[id] != printed[id]] == [name.split(".")[1]], name
    changes = {"location.bank.action.gained": 5, "control.ct01.1.soldier.alibi_lost": 3, "character.paul.roads": 2}
    changes = {name: value for name, value in changes.items() if name in TITLE.figures()}
    assert len(changes) > 1
    text = str(TITLE.with_figures(changes).catalogue())
    assert "Spend 1 Action point: You gain 5 Money." in text
    assert "Each of his Move actions covers up to 4 roads instead of 2." in text
    # The results on Control cards are made from their effects.
    controls = {name: value for name, value in TITLE.figures().items() if name.startswith("control.ct01.1.soldier.")}
    assert list(controls.values()) == [1]
    cards = TITLE.with_figures(dict.fromkeys(controls, 3)).catalogue()["cards"]
    card = next(card for card in cards if card["deck"] == "control")
    assert "You lose 3 Alibi." in str(card)
