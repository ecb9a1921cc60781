"""Environments of the changed game."""

from __future__ import annotations

import pickle

import pytest

import parlour
from parlour.engine.errors import BadInput
from parlour.envs.plan import Plan

HEALTHY = {"unmatched.dracula.health": 20}


@pytest.mark.both_modes
def test_a_plan_plays_and_records_the_changed_game() -> None:
    plan = Plan("unmatched", {"figures": HEALTHY})
    desk = plan.begin(3)
    for _ in range(10):
        desk.step(desk.actions[0])
    record = plan.record(desk, 3)
    assert record.setup["figures"] == HEALTHY
    table = parlour.replay(parlour.loads(record.dumps()))
    assert table.view()["players"][1]["fighters"][0]["health"] == 20
    assert plan.table(desk, 3).hash() == table.hash()
    twin = pickle.loads(pickle.dumps(plan))  # noqa: S301 - our own
    assert twin.title is plan.title
    assert plan.codec.names == Plan("unmatched", {}).codec.names, "numbers do not move"


def test_a_plan_from_a_position_plays_what_is_changed_there() -> None:
    doc = parlour.new("unmatched", figures=HEALTHY).position()
    plan = Plan("unmatched", {}, position=doc)
    assert dict(plan.title.changed) == {"dracula.health": 20}
    assert plan.first_table(1).title is plan.title


def test_an_episode_may_have_other_figures() -> None:
    plan = Plan("unmatched", {"figures": HEALTHY})
    assert dict(plan.varied({"figures": {"hand_limit": 5}}).title.changed) == {"hand_limit": 5}
    assert dict(plan.varied({"board": "soho"}).title.changed) == {"dracula.health": 20}
    with pytest.raises(BadInput, match="from 1 to 99"):
        Plan("unmatched", {"figures": {"dracula.health": 0}})
