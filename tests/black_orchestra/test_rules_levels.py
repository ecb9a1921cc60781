"""Motivation, suspicion and support as they rise and fall, and what hangs on them: told so that each clause of a rule matters."""

from __future__ import annotations

import pytest

from black_orchestra.stories import NOWHERE, actions, event, keys, kordt, motivation, new_turn, play, stauffenberg

DISHEARTENING = "s3_sea_lion_postponed"
"""Every conspirator loses 1 motivation."""


@pytest.mark.rule("R107", "R27")
@pytest.mark.parametrize(("before", "after"), [(4, 3), (2, 1), (1, 0)])
def test_stauffenberg_loses_his_fourth_action_when_he_drops_below_motivated(before: int, after: int) -> None:
    """Not spent yet, it goes with his courage, however many of the others are left; with the last one his actions are over."""
    turn = {"actions": before, "fourth": True}
    t = event(DISHEARTENING, stauffenberg("munich", motivation="motivated"), kordt("posen"), turn=turn, leaders=NOWHERE)
    assert motivation(t, "stauffenberg") == "skeptical"
    if after:
        assert (actions(t), "end" in keys(t)) == (after, True)
    else:
        assert t.position()["state"]["turn"]["player"] == 1


@pytest.mark.rule("R107")
def test_stauffenberg_keeps_his_fourth_action_while_he_is_motivated_still() -> None:
    turn = {"actions": 4, "fourth": True}
    t = event(DISHEARTENING, stauffenberg("munich", motivation="committed"), kordt("posen"), turn=turn, leaders=NOWHERE)
    assert (motivation(t, "stauffenberg"), actions(t)) == ("motivated", 4)


@pytest.mark.rule("R107")
def test_nobody_but_stauffenberg_loses_an_action_with_courage() -> None:
    t = event(
        DISHEARTENING, kordt("posen", motivation="motivated"), stauffenberg("munich", motivation="motivated"), leaders=NOWHERE
    )
    assert (motivation(t, "kordt"), actions(t)) == ("skeptical", 3)


@pytest.mark.rule("R107", "R27")
def test_stauffenberg_gains_the_fourth_action_at_once_and_only_once() -> None:
    cards = "inspiring_letter hidden_camera"
    t = new_turn(stauffenberg("auschwitz", motivation="skeptical", cards=cards), kordt("posen"), leaders=NOWHERE, stage=4)
    assert actions(t) == 3
    play(t, "use:inspiring_letter")
    assert (motivation(t, "stauffenberg"), actions(t)) == ("motivated", 3), "one spent, one gained"
    play(t, "use:hidden_camera")
    assert (motivation(t, "stauffenberg"), actions(t)) == ("committed", 2), "one spent, none gained"


@pytest.mark.rule("R107", "R27")
def test_stauffenberg_regains_the_fourth_action_he_has_lost_in_the_same_turn() -> None:
    turn = {"actions": 4, "fourth": True}
    me = stauffenberg("munich", motivation="motivated", cards="inspiring_letter")
    t = event(DISHEARTENING, me, kordt("posen"), turn=turn, leaders=NOWHERE)
    assert (motivation(t, "stauffenberg"), actions(t)) == ("skeptical", 3)
    play(t, "use:inspiring_letter")
    assert (motivation(t, "stauffenberg"), actions(t)) == ("motivated", 3), "one spent, one gained again"
