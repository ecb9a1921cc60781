"""Two truths that differ only in what a seat may not know look the same to that seat, in every channel and every game.

Channels: views, events, pictures, options, prompts, refusals, and the choices of bots for that seat. The other truth is the game's
own `redeal`; each game's folder tells of its secrets by hand.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import settings

import parlour
from every_game.cases import CASES, Case, Json, name_of, on_the_shelf, played
from parlour import Illegal, Table
from parlour.engine import position

pytestmark = pytest.mark.attack

SEEDS = range(5, 5 + max(1, settings().max_examples // 500))
"""One game of each table in a short run, many in a long one."""
TRIED = 5
TABLES = [(case, number) for case in CASES for number in range(len(case.secrets))]


@pytest.fixture(scope="module", autouse=True)
def a_game_from_outside() -> Iterator[None]:
    with on_the_shelf():
        yield


def exact(thing: Any) -> str:
    """Return something as text, byte for byte."""
    return json.dumps(thing, ensure_ascii=False)


def seen_by(t: Table, seat: int | None, tried: list[str], *, bots: bool) -> list[str]:
    """Return everything a seat can see or provoke, as exact texts."""
    found = [exact(t.view(seat)), exact(t.events(seat)), t.title.picture(t.game, seat), str(t.can_undo)]
    if t.decision is None or seat is None:
        return found
    own = t.decision.of(seat)
    found.append(exact([(o.key, o.text, o.rule, o.about) for o in own]))
    for key in tried:
        refusal = t.why_not(key, seat)
        found.append(f"{key}: {refusal.rule} {refusal.reason}")
        if key not in [option.key for option in own]:
            with pytest.raises(Illegal) as refused:
                t.choose(key, seat)
            found.append(str(refused.value))
    if own:
        found += [t.decision.prompt, parlour.bot("random", 3).choose(t, seat)]
        if bots:
            found.append(parlour.bot("greedy", 3).choose(t, seat))
    return found


def thought_about(t: Table, seat: int | None) -> Json:
    """Return the position in which bots, hints and reviews think for a seat."""
    g = t.game.clone()
    g.redeal(-1 if seat is None else seat, 7)
    return position.write(t.title, t.setup, g)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("case", "number"), TABLES, ids=name_of)
def test_what_is_dealt_anew_cannot_be_seen(case: Case, number: int, seed: int) -> None:
    setup: Json = case.secrets[number]
    t = parlour.new(case.game, seed=seed + number, **setup)
    dice = Random(seed + number)
    wishes = ["x:y", "pass", "done"]
    changed = 0
    for now in played(case, t, seed + number):
        if now.decision is None:
            break
        wishes += [option.key for option in now.decision.options[:3]]
        # Whoever decides, and the others and whoever only looks on by turns.
        others = (None, *range(len(now.seats)))
        for seat in {*now.decision.seats[:1], others[now.moment % len(others)]} if now.moment % 4 == 0 else ():
            other = now.clone()
            other.game.redeal(-1 if seat is None else seat, dice.getrandbits(32))
            changed += other.position()["state"] != now.position()["state"]
            tried = dice.choices(wishes, k=TRIED)
            bots = now.moment % 20 == 0
            assert seen_by(now, seat, tried, bots=bots) == seen_by(other, seat, tried, bots=bots)
            assert thought_about(now, seat) == thought_about(other, seat), "no trace of the truth is left"
    assert changed, "the truths differ"


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("case", "number"), TABLES, ids=name_of)
def test_nobody_looks_and_then_takes_it_back(case: Case, number: int, seed: int) -> None:
    """Whatever was dealt otherwise, a choice that can be taken back shows whoever made it the same."""
    t = parlour.new(case.game, seed=seed + number, **case.secrets[number])
    dice = Random(seed + number)
    taken_back = 0
    for now in played(case, t, seed + number):
        if now.decision is None or now.moment % 2:
            continue
        option = dice.choice(now.decision.options)
        after, other = now.clone(), now.clone()
        after.choose(option.key, option.seat)
        if after.undo_seat != option.seat:
            continue
        other.game.redeal(option.seat, dice.getrandbits(32))
        other.choose(option.key, option.seat)
        shown, else_shown = ((t.view(option.seat), t.events(option.seat, t.moment)) for t in (after, other))
        assert shown == else_shown
        taken_back += 1
    assert taken_back, "something could be taken back"
