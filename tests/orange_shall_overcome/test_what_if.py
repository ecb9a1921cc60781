"""What if: a game with other figures plays beside the printed one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import parlour
from parlour import BadInput
from parlour.engine.kernel import play_out
from parlour.engine.table import new_table, table_from_position

TITLE = parlour.title("orange-shall-overcome")
SCENARIOS = [name for option in TITLE.setup_options() if option.name == "scenario" for name, _ in option.choices]


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
def test_every_figure_can_be_changed_is_played_and_leaves_the_printed_game_alone() -> None:
    printed = TITLE.figures()
    assert len(printed) > 500
    before = trace(TITLE, 5)
    refused = []
    for number, (name, value) in enumerate(printed.items()):
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
