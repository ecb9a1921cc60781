"""What if: a game with other figures plays beside the printed one."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from parlour import BadInput
from parlour.engine.table import new_table

TITLE = parlour.title("black-orchestra")


@pytest.mark.parametrize(
    ("changes", "path", "value"),
    [
        ({"actions_per_turn": 5}, ("turn", "actions"), 5),
        ({"start_support.standard": 2}, ("support", "now"), 2),
        ({"events_removed": 4}, ("events_left",), [8] * 7),
    ],
)
def test_a_changed_figure_counts(changes: dict[str, int], path: tuple[str, ...], value: object) -> None:
    changed = TITLE.with_figures(changes)
    seen: object = new_table(changed, 1, {"players": 2}).view(0)
    usual: object = new_table(TITLE, 1, {"players": 2}).view(0)
    for step in path:
        assert isinstance(seen, dict)
        assert isinstance(usual, dict)
        seen, usual = seen[step], usual[step]
    assert seen == value
    assert usual != value
    assert changed.figures() == {**TITLE.figures(), **changes}


@pytest.mark.parametrize("changes", [{"actions": 4}, {"actions_per_turn": 0}, {"start_support.easy": 9}, {"events_removed": -1}])
def test_figures_the_rules_cannot_work_with_are_refused(changes: dict[str, int]) -> None:
    with pytest.raises(BadInput):
        TITLE.with_figures(changes)


def test_extreme_figures_still_play_to_an_end() -> None:
    extremes = {"conspire_dice": 0, "item_limit.3_5": 0, "dossier_limit.3_4": 0, "dossier_limit.timid": 0, "events_removed": 8}
    t = new_table(TITLE.with_figures(extremes), 1, {"players": 3, "variants": ["sense_of_urgency"]})
    dice = Random(1)
    while t.decision is not None:
        option = dice.choice(t.decision.options)
        t.choose(option.key, option.seat)
    assert t.outcome is not None
