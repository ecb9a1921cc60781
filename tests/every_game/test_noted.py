"""What studies count of events is the same as what people are told: who goes where, whatever else an event carries."""

from __future__ import annotations

import pytest

import parlour
from every_game.cases import CASES, Case, name_of, played
from parlour.engine.layout import VISIT

GOES = {"black-orchestra": "moved", "orange-shall-overcome": "travelled", "unmatched": "moved"}


@pytest.mark.parametrize("case", [case for case in CASES if case.game in GOES], ids=name_of)
def test_a_visit_is_counted_where_the_log_tells_it(case: Case) -> None:
    *_, t = played(case, parlour.new(case.game, seed=5, **case.setups[0]), 5)
    seen = 0
    for event in t.happened():
        noted, told = t.title.noted(t.game, event), t.title.narrate(t.game, event, None, t.words)
        if noted is not None and noted.kind == VISIT and told is not None and told["event"] == GOES[case.game]:
            seen += 1
            assert noted.ref.partition(":")[2] == told.get("to", told.get("spot"))
    assert seen
