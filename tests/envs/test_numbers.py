"""Action numbers: fixed, named, never ambiguous, and legal exactly where the rules say so."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from envs.tables import IDS, SETUPS, begin, choices_of
from parlour.engine.kernel import NoChoice
from parlour.envs.core.codec import WAIT
from parlour.envs.core.desk import Desk
from parlour.envs.plan import Plan, action_names

SIZES = {"black-orchestra": (2560, 3072), "orange-shall-overcome": (2048, 3584), "unmatched": (2048, 2560)}
"""How many actions and how many places of an observation: whoever changes them breaks every policy trained before."""


def legal_keys(plan: Plan, desk: Desk) -> set[tuple[int, str]]:
    """Return what the table of the same game offers to the seat that is asked."""
    decision = plan.table(desk, 0).decision
    assert decision is not None
    return {(option.seat, option.key) for option in decision.options}


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=IDS)
def test_the_mask_is_exactly_the_legal_keys(game: str, setup: dict[str, Any]) -> None:
    for seed in range(3):
        plan, desk = begin(game, setup, seed)
        noise = seed
        asked: set[tuple[int, str]] = set()
        while desk.seat >= 0 and desk.steps < 600:
            mask = desk.mask(desk.seat)
            legal = [action for action, allowed in enumerate(mask) if allowed]
            assert legal == sorted(desk.actions)
            keys = [plan.key(desk, action) for action in legal]
            assert len(set(keys)) == len(keys)
            offered = legal_keys(plan, desk)
            mine = {key for seat, key in offered if seat == desk.seat}
            assert set(keys) - {"wait"} == mine
            assert (WAIT in legal) == bool(desk.others)
            for seat in range(plan.seats):
                if seat != desk.seat:
                    assert not any(desk.mask(seat))
            # Everybody with an option is asked before the game goes on.
            asked |= {(desk.seat, key) for key in mine}
            if not desk.others:
                assert asked == offered
            before = len(desk.chosen)
            noise = desk.step_at_random(noise)
            if len(desk.chosen) > before:
                asked = set()


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=IDS)
def test_every_choice_of_the_game_has_numbers(game: str, setup: dict[str, Any]) -> None:
    plan, desk = begin(game, setup, 0)
    found = choices_of(plan, desk.g)
    assert len(found) > 10
    for choice in found:
        if not isinstance(choice, NoChoice):
            for seat in range(plan.seats):
                assert plan.codec.block(choice, seat).numbers


@pytest.mark.fuzz
@settings(max_examples=25)
@given(seed=st.integers(0, 2**64 - 1), which=st.integers(0, len(SETUPS) - 1), noise=st.integers(0, 2**32 - 1))
def test_numbers_are_never_ambiguous(seed: int, which: int, noise: int) -> None:
    _, desk = begin(*SETUPS[which], seed)
    while desk.seat >= 0 and desk.steps < 3000:
        assert desk.actions
        assert len(set(desk.actions)) == len(desk.actions)
        assert all(0 <= action < desk.codec.size for action in desk.actions)
        noise = desk.step_at_random(noise)


@pytest.mark.parametrize("game", parlour.games())
def test_names_are_unique_and_the_same_for_every_setup(game: str) -> None:
    names = action_names(game)
    assert names[WAIT] == "wait"
    assert len(set(names)) == len(names)
    for other, setup in SETUPS:
        if other == game:
            codec = Plan(game, setup).codec
            assert codec.names == names
            assert (codec.size, codec.places) == SIZES[game]


def test_seats_are_counted_from_the_one_who_acts() -> None:
    plan = Plan("unmatched", {})
    name = plan.codec.names.index("take_action:attack:hero:p1_hero")
    for seat in (0, 1):
        for seed in range(40):
            desk = plan.begin(seed)
            noise = seed
            while desk.seat >= 0:
                if desk.seat == seat and name in desk.actions:
                    foe = ("dracula", "sherlock_holmes")[seat]
                    me = ("sherlock_holmes", "dracula")[seat]
                    assert plan.key(desk, name) == f"attack:{me}:{foe}"
                    break
                noise = desk.step_at_random(noise)


def test_others_are_asked_first_and_may_wait() -> None:
    _, desk = begin("orange-shall-overcome", {"players": 3}, 1)
    noise = 5
    seen = 0
    while desk.seat >= 0:
        g = desk.g
        who = g.who()
        if desk.others:
            seen += 1
            assert desk.seat != who
            assert desk.others[0] == who
            version, seat = len(desk.chosen), desk.seat
            assert desk.step(WAIT)
            assert len(desk.chosen) == version
            assert desk.seat != seat
        else:
            noise = desk.step_at_random(noise)
    assert seen > 10


def test_without_interrupts_only_the_one_whose_choice_it_is_acts() -> None:
    plan = Plan("orange-shall-overcome", {"players": 3}, interrupts=False)
    desk = plan.begin(1)
    noise = 5
    while desk.seat >= 0:
        assert desk.seat == desk.g.who()
        assert WAIT not in desk.actions
        noise = desk.step_at_random(noise)


def test_a_copy_goes_its_own_way() -> None:
    for game, setup in SETUPS[-3:]:
        _, desk = begin(game, setup, 4)
        noise = 1
        for _ in range(50):
            noise = desk.step_at_random(noise)
        if desk.seat < 0:
            continue
        twin = desk.copy()
        before = bytes(desk.observation(desk.seat)), desk.actions, list(desk.chosen)
        while twin.seat >= 0:
            noise = twin.step_at_random(noise)
        assert (bytes(desk.observation(desk.seat)), desk.actions, list(desk.chosen)) == before


def test_an_illegal_number_changes_nothing() -> None:
    _, desk = begin("unmatched", {}, 4)
    before = bytes(desk.observation(desk.seat))
    for action in (-1, 0, 2047, 2048, 10**9):
        assert not desk.step(action)
    assert bytes(desk.observation(desk.seat)) == before
    assert desk.steps == 0
