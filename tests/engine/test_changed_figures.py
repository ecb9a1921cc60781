"""The changed game is played like the printed one: records, positions and copies carry the changes, and say so."""

from __future__ import annotations

import json
from typing import Any

import pytest

import parlour
from parlour import BadInput
from parlour.engine.agreed import changes_shown
from parlour.engine.figures import MOST_CHANGES
from parlour.engine.table import table_from_position

HEALTHY = {"unmatched.dracula.health": 20}
CHANGED: dict[str, dict[str, int | bool]] = {
    "unmatched": {"unmatched.dracula.health": 20, "unmatched.dracula.ranged": True},
    "black-orchestra": {"black-orchestra.actions_per_turn": 4, "black-orchestra.quick_reaction.copies": 0},
    "orange-shall-overcome": {"orange-shall-overcome.rules.morale_start.2": 9, "orange-shall-overcome.control.ct01.copies": 0},
}


def played(game: str, choices: int = 25, **options: Any) -> parlour.Table:
    table = parlour.new(game, seed=5, **options)
    for n in range(choices):
        if table.decision is None:
            break
        table.choose(table.decision.options[n % len(table.decision.options)].key)
    return table


@pytest.mark.both_modes
@pytest.mark.parametrize("game", parlour.games())
def test_records_positions_and_replays_carry_the_changes(game: str) -> None:
    table = played(game, figures=CHANGED[game])
    assert table.setup["figures"] == CHANGED[game]
    again = parlour.replay(parlour.loads(table.record().dumps()))
    there = parlour.position(game, json.loads(json.dumps(table.position())))
    for other in (again, there, table.clone()):
        assert other.hash() == table.hash()
        assert other.title is table.title
        assert other.view(0)["changed"] == table.view(0)["changed"]
    # The same choices elsewhere: nothing of the change is left in the printed game.
    assert parlour.new(game, seed=5).hash() != parlour.new(game, seed=5, figures=CHANGED[game]).hash()
    assert parlour.title(game).figures() == parlour.title(game).known_figures


@pytest.mark.parametrize("game", parlour.games())
def test_a_game_without_changes_says_nothing_about_them(game: str) -> None:
    printed = parlour.title(game).figures()
    name = next(name for name, value in printed.items() if not isinstance(value, bool))
    given: list[dict[str, Any]] = [{}, {"figures": {}}, {"figures": {f"{game}.{name}": printed[name]}}, {"figures": None}]
    for options in given:
        table = parlour.new(game, seed=5, **options)
        assert "figures" not in table.setup
        assert "changed" not in table.view()
        assert table.title is parlour.title(game)
    assert "figures" not in parlour.new(game).record().dumps()


@pytest.mark.both_modes
def test_two_tables_with_other_figures_play_side_by_side() -> None:
    tables = [played("unmatched", 0, figures={"unmatched.dracula.health": health}) for health in (5, 13, 20, 5)]
    assert [table.view()["players"][1]["fighters"][0]["health"] for table in tables] == [5, 13, 20, 5]
    assert tables[0].title is tables[3].title


def test_a_table_says_what_was_changed() -> None:
    table = played("unmatched", 0, figures=CHANGED["unmatched"])
    shown = [
        {"id": "unmatched.dracula.health", "name": "Dracula · health", "printed": 13, "now": 20},
        {"id": "unmatched.dracula.ranged", "name": "Dracula · ranged", "printed": False, "now": True},
    ]
    assert table.view()["changed"] == table.view(1)["changed"] == changes_shown(table.title) == shown
    assert changes_shown(parlour.title("unmatched")) == []


@pytest.mark.parametrize("game", parlour.games())
@pytest.mark.parametrize("code", ["en", "nl", "de"])
def test_every_figure_has_a_name_of_its_own(game: str, code: str) -> None:
    title = parlour.title(game)
    names = title.figure_names(code)
    assert list(names) == list(title.figures())
    assert len(set(names.values())) == len(names)
    assert all(name and "_" not in name.partition(" (")[0] for name in names.values())


@pytest.mark.parametrize(
    ("figures", "says"),
    [
        ({"unmatched.dracula.helth": 20}, r"did you mean unmatched\.dracula\.health"),
        ({"unmatched.dracula.health": 0}, "from 1 to 99, got 0"),
        ({"unmatched.dracula.health": -3}, "from 1 to 99, got -3"),
        ({"dracula.health": 100}, "from 1 to 99, got 100"),
        ({"dracula.health": 10**40}, "from 1 to 99, got 1000"),
        ({"dracula.health": "many"}, "from 1 to 99, got 'many'"),
        ({"dracula.health": True}, "from 1 to 99, got True"),
        ({"dracula.health": 1.5}, "from 1 to 99, got 1.5"),
        ({"dracula.ranged": 1}, "true or false, got 1"),
        ({"dracula.feint.copies": -1}, "from 0 to 3, got -1"),
        ({"dracula.health": 9, "unmatched.dracula.health": 9}, "given twice"),
        ({"x" * 500: 1}, "has no figure"),
        ({7: 1}, "expected a name"),
        ({f"x{n}": 1 for n in range(MOST_CHANGES + 1)}, f"at most {MOST_CHANGES}"),
        ([1], "expected an object"),
    ],
)
def test_a_wrong_figure_is_refused_with_what_is_allowed(figures: Any, says: str) -> None:
    with pytest.raises(BadInput, match=says) as refused:
        parlour.new("unmatched", figures=figures)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("game", parlour.games())
def test_what_is_out_of_range_is_refused_with_the_range_that_is_told(game: str) -> None:
    """The range is asked of whoever reads the figure, so it cannot be another than the one that is held to."""
    title = parlour.title(game)
    ranges = title.figure_ranges
    assert ranges.keys() == {name for name, value in title.figures().items() if not isinstance(value, bool)}
    for name, (low, high) in list(ranges.items())[::29]:
        assert low <= title.figures()[name] <= high
        for wrong in (low - 1, high + 1):
            with pytest.raises(BadInput, match=f"from {low} to {high}, got {wrong}"):
                title.with_figures({name: wrong})


def test_changes_of_a_changed_game_add_up_and_can_be_taken_back() -> None:
    for game, first, second, third in (
        ("unmatched", "dracula.health", "hand_limit", "sherlock_holmes.move"),
        ("orange-shall-overcome", "rules.carry_max", "location.bank.safety", "rules.morale_start.2"),
        ("black-orchestra", "actions_per_turn", "beck.dice", "start.suspicion"),
    ):
        title = parlour.title(game)
        printed = title.figures()
        one = title.with_figures({first: printed[first] - 1})
        both = one.with_figures({second: printed[second] - 1 if printed[second] else 1})
        assert dict(both.changed).keys() == {first, second}
        assert both.figures()[first] == printed[first] - 1
        assert both.with_figures({second: printed[second]}) is one
        assert one.with_figures({first: printed[first]}) is title
        assert one.with_figures({}) is one
        assert third not in both.changed


def test_a_position_with_figures_brings_its_own() -> None:
    doc = parlour.new("unmatched", figures={"unmatched.dracula.health": 9}).position()
    other = parlour.title("unmatched").with_figures({"hand_limit": 5})
    assert dict(table_from_position(other, doc).title.changed) == {"dracula.health": 9}
    del doc["setup"]["figures"]
    assert dict(table_from_position(other, doc).title.changed) == {"hand_limit": 5}


@pytest.mark.parametrize(
    "wrong", [{"unmatched.dracula.health": -1}, {"unmatched.drakula.health": 9}, [], "x", {"unmatched.dracula.health": None}]
)
def test_files_with_wrong_figures_are_refused_in_a_line(wrong: Any) -> None:
    table = parlour.new("unmatched", figures=HEALTHY)
    doc = json.loads(table.record().dumps())
    doc["setup"]["figures"] = wrong
    record = parlour.loads(json.dumps(doc))
    with pytest.raises(BadInput):
        parlour.replay(record)
    with pytest.raises(BadInput):
        parlour.position("unmatched", {**table.position(), "setup": {"figures": wrong}})


def test_bots_play_the_changed_game() -> None:
    table = played("unmatched", 6, figures={"unmatched.dracula.health": 2, "unmatched.sherlock_holmes.health": 2})
    while table.decision is not None:
        seat = table.decision.seats[0]
        table.choose(parlour.bot("casual", seed=seat).choose(table, seat), seat)
    assert table.outcome is not None
    assert parlour.replay(parlour.loads(table.record().dumps())).outcome == table.outcome


def test_a_setup_that_cannot_be_changed_says_so() -> None:
    with pytest.raises(BadInput, match="unknown 'figure'"):
        parlour.new("unmatched", figure=HEALTHY)


@pytest.mark.parametrize("game", parlour.games())
def test_a_figure_that_is_nothing_can_be_said(game: str) -> None:
    title = parlour.title(game)
    ends = ("_lost", "_gained", "any")
    nothing = [name for name, (low, _) in title.figure_ranges.items() if low == 0 and name.endswith(ends)]
    assert nothing or game == "unmatched"
    for first in range(0, len(nothing), 40):
        changed = title.with_figures({f"{game}.{name}": 0 for name in nothing[first : first + 40]})
        for code in changed.languages():
            assert ":  " not in json.dumps(changed.catalogue(code))
