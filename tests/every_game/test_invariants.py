"""What holds at every step of a game, whichever it is: questions, views, positions, copies, records, undo."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from every_game.cases import CASES, SWEEP, Case, Json, name_of, on_the_shelf, played
from parlour import Table
from parlour.engine.kernel import play_out

KEY = re.compile(r"[a-z_]+(:[a-z0-9_@#]+)*")
WIDEST = 100
"""Columns a picture may take."""


@pytest.fixture(scope="module", autouse=True)
def a_game_from_outside() -> Iterator[None]:
    with on_the_shelf():
        yield


def check_decision(t: Table) -> None:
    """Options unique and non-empty, every key readable, every text there, every rule in the rulebook."""
    decision = t.decision
    assert decision is not None
    assert decision.options
    assert decision.prompt.endswith((".", "?", ")"))
    keys = [option.key for option in decision.options]
    assert len(set(keys)) == len(keys)
    rules = {rule.id for rule in t.title.rulebook.rules}
    for option in decision.options:
        assert KEY.fullmatch(option.key), option.key
        assert option.text
        assert option.text[0].isupper() or option.text[0] in "+0123456789", option.text
        assert option.rule in rules, option
        assert option.seat in decision.seats
        assert all(re.fullmatch(r"[a-z_]+:\S+", piece) for piece in option.about), option.about
        assert option.chip or not option.group
    assert t.why_not(keys[-1], decision.options[-1].seat).reason == "It is allowed."


def check_views(t: Table) -> None:
    """Every view is ready for JSON and gives options to those who decide, and to nobody else; pictures fit a terminal."""
    seats = t.decision.seats if t.decision else ()
    for seat in (None, *range(len(t.seats))):
        view = t.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert (view["decision"] is None) == (t.decision is None)
        if t.decision is not None:
            assert bool(view["decision"]["options"]) == (seat in seats)
            assert view["decision"]["waiting"]
        assert max(len(line) for line in t.title.picture(t.game, seat).split("\n")) <= WIDEST


def check_round_trip(t: Table, doc: Json) -> None:
    """A position written and read is the same position with the same question."""
    again = parlour.position(t.title.id, json.loads(json.dumps(doc)))
    assert again.position() == doc
    assert again.decision == t.decision
    assert again.outcome == t.outcome


def check_copies(t: Table, doc: Json) -> None:
    """A clone is equal; dealt anew for whoever decides it asks the same; playing on them does not touch the original."""
    assert t.decision is not None
    copy = t.clone()
    assert copy.position() == doc
    assert copy.decision == t.decision
    dealt = t.game.clone()
    dealt.redeal(t.decision.seats[0], t.moment)
    assert dealt.options == t.game.options
    play_out(copy.game, t.moment)
    play_out(dealt, t.moment)
    assert t.position() == doc


def check_record(t: Table) -> None:
    """A record survives the file and leads to the same position, views and events."""
    record = t.record()
    loaded = parlour.loads(record.dumps())
    assert loaded == record
    again = parlour.replay(loaded)
    assert again.hash() == t.hash()
    for seat in (None, *range(len(t.seats))):
        assert again.view(seat) == t.view(seat)
        assert again.events(seat) == t.events(seat)
        assert all(event["text"] for event in t.events(seat))


def check_outcome(t: Table) -> None:
    """Everybody has won or lost; in a cooperative game all alike."""
    assert t.outcome is not None
    assert sorted(t.outcome.winners + t.outcome.losers) == [seat.index for seat in t.seats]
    assert t.outcome.reason.endswith(".")
    if t.title.cooperative:
        assert not (t.outcome.winners and t.outcome.losers)
    else:
        assert t.outcome.winners


@pytest.mark.fuzz
@pytest.mark.parametrize(("case", "number"), SWEEP, ids=name_of)
def test_what_always_holds(case: Case, number: int) -> None:
    t = parlour.new(case.game, seed=number, **case.setups[number])
    for now in played(case, t, number):
        doc = now.position()
        case.holds(now, doc)
        if now.decision is not None:
            check_decision(now)
        if (now.moment + number) % 11 == 0 or now.decision is None:
            check_views(now)
            check_round_trip(now, doc)
        if (now.moment + number) % 31 == 0 and now.decision is not None:
            check_copies(now, doc)
    check_outcome(t)
    check_record(t)


@pytest.mark.fuzz
@settings(max_examples=max(3, settings().max_examples // 10))
@pytest.mark.parametrize("case", CASES, ids=name_of)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_any_game_ends_and_replays(case: Case, data: st.DataObject, seed: int) -> None:
    t = parlour.new(case.game, seed=seed, **data.draw(st.sampled_from(case.setups)))
    for now in played(Case(case.game, case.setups, case.holds), t, seed):
        case.holds(now, now.position())
    assert parlour.replay(t.record()).hash() == t.hash()


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_asking_about_single_options_changes_nothing(case: Case) -> None:
    """Asked even where there is only one option, the same choices lead through the same questions to the same position."""
    for number in range(min(6, len(case.setups))):
        usual = parlour.new(case.game, seed=number, **case.setups[number])
        asking = parlour.new(case.game, seed=number, auto=False, **case.setups[number])
        for now in played(case, usual, number):
            if now.choices:
                asking.choose(now.choices[-1])
            while asking.decision is not None and len(asking.decision.options) == 1 and asking.decision != now.decision:
                asking.choose(asking.decision.options[0].key)
            assert asking.decision == now.decision
        assert asking.hash() == usual.hash()
        assert asking.outcome == usual.outcome
        assert parlour.replay(parlour.loads(asking.record().dumps())).hash() == usual.hash()


@pytest.mark.fuzz
@settings(max_examples=max(5, settings().max_examples // 10))
@pytest.mark.parametrize("case", CASES, ids=name_of)
@given(data=st.data(), seed=st.integers(0, 2**32), stop=st.integers(1, 60))
def test_undo_goes_back_to_where_one_was(case: Case, data: st.DataObject, seed: int, stop: int) -> None:
    t = parlour.new(case.game, seed=seed, **data.draw(st.sampled_from(case.setups)))
    trail: list[tuple[str, object]] = []
    for now in played(case, t, seed):
        trail.append((now.hash(), now.events()))
        if now.moment >= stop:
            break
    while t.can_undo:
        t.undo()
        assert (t.hash(), t.events()) == trail[t.moment]
