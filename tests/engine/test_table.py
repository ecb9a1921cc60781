"""The table: choosing, undo and its limits, clones, rewinding, seats."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import parlour
from parlour import Illegal, Table
from unmatched.stories import dracula, duel, hand, holmes, invisible_man, jekyll, keys, play, told, where, winners

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


def at(t: Table) -> tuple[str, int, list[dict[str, object]], list[str]]:
    return t.hash(), t.moment, t.events(), list(t.choices)


def test_an_illegal_choice_changes_nothing() -> None:
    t = duel(holmes("s1", hand="feint"), jekyll("s2"), board="soho")
    play(t, "attack:sherlock_holmes:jekyll_and_hyde")
    before = at(t)
    for key, seat in (("attack:elementary", 0), ("attack:feint", 1), ("nonsense", None), ("defend:none", 1)):
        with pytest.raises(Illegal) as refused:
            t.choose(key, seat)
        assert refused.value.reason
        assert at(t) == before
        assert t.undo_seat == 0


def test_a_choice_without_a_seat_is_made_by_the_seat_it_belongs_to() -> None:
    t = duel(holmes("s1", hand="feint"), jekyll("s2"), board="soho")
    play(t, "attack:sherlock_holmes:jekyll_and_hyde", "attack:feint")
    assert t.decision is not None
    assert t.decision.seats == (1,)
    t.choose("defend:none")
    assert t.choices == ["attack:sherlock_holmes:jekyll_and_hyde", "attack:feint", "defend:none"]


def test_undo_takes_back_one_choice_after_the_other() -> None:
    t = duel(dracula("s1", sisters=["s2"], hand="feint"), holmes("s20"), board="soho")
    play(t, "maneuver")
    start = at(t)
    play(t, "boost:feint", "move:sister_1:s4", "move:dracula:s3")
    assert where(t, "dracula") == "s3"
    t.undo()
    assert where(t, "dracula") == "s1"
    assert "move:dracula:s3" in keys(t)
    t.undo()
    t.undo()
    assert at(t) == start
    assert hand(t, 0).count("feint") >= 1


def test_undo_does_not_go_past_chance() -> None:
    t = duel(dracula("s1"), holmes("s20"), board="soho")
    play(t, "maneuver")
    assert not t.can_undo
    assert t.undo_seat is None
    with pytest.raises(Illegal, match="cannot be taken back"):
        t.undo()


def test_undo_does_not_go_past_a_reveal() -> None:
    t = duel(holmes("s1", hand="feint"), jekyll("s2"), board="soho")
    play(t, "attack:sherlock_holmes:jekyll_and_hyde", "attack:feint")
    assert t.undo_seat == 0
    play(t, "defend:none")
    assert not t.can_undo


def test_undo_does_not_go_past_a_look_into_a_hand() -> None:
    t = duel(holmes("s1", hand="eliminate_the_impossible"), jekyll("s2", hand="feint skirmish"), board="soho")
    play(t, "scheme:eliminate_the_impossible:sherlock_holmes")
    assert not t.can_undo
    play(t, "discard:feint")
    assert t.undo_seat == 0
    t.undo()
    assert not t.can_undo
    assert hand(t, 1) == ["feint", "skirmish"]


def test_undo_does_not_go_past_another_seats_decision() -> None:
    t = duel(invisible_man("s1", fog=["s2", None, None], hand="step_lightly"), jekyll("s20"), board="soho")
    play(t, "scheme:step_lightly:invisible_man")
    assert t.undo_seat == 0
    play(t, "fog:s2:s3")
    assert t.undo_seat == 1
    t.undo()
    assert not t.can_undo
    assert keys(t, "fog:")


def test_after_undo_the_game_goes_on_as_if_nothing_had_been() -> None:
    t = duel(dracula("s1", sisters=["s2"], hand="feint", deck="dash exploit"), holmes("s20"), board="soho")
    straight = t.clone()
    play(t, "maneuver", "boost:feint", "move:dracula:s9")
    t.undo()
    t.undo()
    play(t, "boost:none", "done")
    play(straight, "maneuver", "boost:none", "done")
    assert at(t) == at(straight)
    assert t.record() == straight.record()


def test_a_clone_is_independent_in_both_directions() -> None:
    t = duel(dracula("s1", hand="feint"), holmes("s20"), board="soho")
    play(t, "maneuver")
    copy = t.clone()
    before = at(copy)
    play(t, "boost:none", "done")
    assert at(copy) == before
    play(copy, "boost:feint")
    assert "boost:none" in t.choices
    assert copy.can_undo
    copy.undo()
    assert at(copy) == before


def test_undo_of_a_clone_leaves_the_original() -> None:
    t = duel(dracula("s1", hand="feint"), holmes("s20"), board="soho")
    play(t, "maneuver", "boost:feint")
    copy = t.clone()
    copy.undo()
    assert t.choices == ["maneuver", "boost:feint"]
    assert t.can_undo


def test_events_can_be_asked_for_since_a_version() -> None:
    t = duel(dracula("s1", hand="feint"), holmes("s20"), board="soho")
    play(t, "maneuver", "boost:feint", "done")
    assert [event["event"] for event in t.events(0, since=2)] == ["boosted"]
    assert all(event["moment"] <= t.moment for event in t.events())
    assert t.events(0, since=4) == []


def test_an_option_taken_by_itself_is_told_to_its_seat_only() -> None:
    t = duel(holmes("s1", hand="confirm_suspicion"), jekyll("s20", hand="feint"), board="soho")
    play(t, "scheme:confirm_suspicion:sherlock_holmes")
    assert [event["text"] for event in told(t, 0, "only_option_taken")] == ["The only option, taken: Jekyll & Hyde."]
    for seat in (1, None):
        assert told(t, seat, "only_option_taken") == []


def test_only_a_cooperative_table_rewinds() -> None:
    t = duel(dracula("s1"), holmes("s20"), board="soho")
    play(t, "maneuver")
    with pytest.raises(Illegal, match="cooperative"):
        t.rewind(0)
    assert t.moment == 1


def test_the_outcome_names_winners_losers_and_why() -> None:
    t = duel(holmes("s1", hand="feint"), dracula("s2", health=1), board="soho")
    assert winners(t) is None
    play(t, "attack:sherlock_holmes:dracula", "attack:feint", "defend:none")
    assert t.decision is None
    assert t.outcome == parlour.Outcome((0,), (1,), "Dracula fell: Sherlock Holmes won.")
    assert t.view(1)["outcome"] == {
        "winners": [0],
        "losers": [1],
        "reason": "Dracula fell: Sherlock Holmes won.",
        "rule": "U-66",
    }
    assert t.view(1)["decision"] is None


# A cooperative game: the example of the docs, played together.


@pytest.fixture
def together(monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    title = type(import_module("bids.title").TITLE)()
    title.id, title.cooperative = "bids-together", True
    parlour.register(title)
    return parlour.new("bids-together", seed=4)


def test_a_cooperative_table_goes_back_past_chance_and_the_record_shows_it(together: Table) -> None:
    t = together
    play(t, "bid:3", "bid:5")
    assert not t.can_undo
    first = t.hash()
    play(t, "bid:1", "bid:2", "bid:4")
    t.rewind(2)
    assert (t.hash(), t.moment) == (first, 2)
    play(t, "bid:6")
    record = t.record()
    assert len(record.rewinds) == 1
    assert (record.rewinds[0].after, record.rewinds[0].back_to) == (5, 2)
    assert record.rewinds[0].undone == ("bid:1", "bid:2", "bid:4")
    again = parlour.replay(parlour.loads(record.dumps()))
    assert again.hash() == t.hash()
    assert again.record() == record


def test_a_table_rewinds_only_to_an_earlier_moment(together: Table) -> None:
    play(together, "bid:3")
    for version in (-1, 1, 7):
        with pytest.raises(Illegal, match="no earlier moment"):
            together.rewind(version)
