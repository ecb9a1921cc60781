"""Observations: in range, true, and made of nothing a seat may not know."""

from __future__ import annotations

from typing import Any

import pytest

from envs.tables import IDS, ONE_OF_EACH, SETUPS, begin
from parlour.envs.core.desk import Desk
from parlour.envs.plan import Plan
from parlour.games.black_orchestra.cards.printed import CONTENT as BLACK_ORCHESTRA
from parlour.games.orange_shall_overcome.board import SPOT_IDS
from parlour.games.orange_shall_overcome.goods import KIND_IDS
from parlour.games.unmatched.choices import SpaceChoice
from parlour.games.unmatched.turn import PlaceSidekick


def fields(desk: Desk, seat: int) -> dict[str, list[int]]:
    """Return an observation field by field."""
    seen = list(desk.observation(seat))
    found: dict[str, list[int]] = {}
    at = 0
    for field in desk.codec.fields:
        found[field.name] = seen[at : at + field.size]
        at += field.size
    assert at == len(seen)
    return found


def walk(game: str, setup: dict[str, Any], seed: int, every: int, most: int = 900) -> list[tuple[Plan, Desk]]:
    """Return some moments of a random game, each on a desk of its own."""
    plan, desk = begin(game, setup, seed)
    noise = seed
    found: list[tuple[Plan, Desk]] = []
    while desk.seat >= 0 and desk.steps < most:
        if desk.steps % every == 0:
            found.append((plan, desk.copy()))
        noise = desk.step_at_random(noise)
    return [*found, (plan, desk)]


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=IDS)
def test_every_field_is_within_its_range(game: str, setup: dict[str, Any]) -> None:
    for plan, desk in walk(game, setup, 7, 3):
        for seat in range(plan.seats):
            seen = fields(desk, seat)
            assert len(seen) == len(desk.codec.fields)
            for field in desk.codec.fields:
                values = seen[field.name]
                assert len(values) == field.size
                assert all(0 <= value <= field.high for value in values), field.name


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=IDS)
def test_what_a_seat_may_not_know_changes_nothing_it_observes(game: str, setup: dict[str, Any]) -> None:
    changed = 0
    for seed in (3, 11):
        for plan, desk in walk(game, setup, seed, 5, 400):
            for seat in range(plan.seats):
                other = desk.copy()
                g = other.g
                g.redeal(seat, seed * 1000 + desk.steps)
                if g.winners < 0 and g.who() == seat:
                    g.options = g.asker.options(g, g.ask_me, g.ask_it)
                again = Desk(other.codec, g, interrupts=True)
                assert again.observation(seat) == desk.observation(seat)
                if desk.seat == seat == again.seat:
                    assert again.mask(seat) == desk.mask(seat)
                changed += plan.title.write_state(g) != plan.title.write_state(desk.g)
    assert changed > 10


def test_unmatched_agrees_with_the_view() -> None:
    for plan, desk in walk("unmatched", {"heroes": ["dracula", "invisible_man"]}, 5, 4):
        space = {printed.id: n for n, printed in enumerate(desk.g.board.spaces)}  # type: ignore[attr-defined]
        for seat in (0, 1):
            seen, view = fields(desk, seat), plan.table(desk, 0).view(seat)
            for n, player in enumerate([view["players"][seat], view["players"][1 - seat]]):
                assert seen[f"p{n}.hand_size"] == [player["hand_size"]]
                assert seen[f"p{n}.deck_size"] == [player["deck_size"]]
                assert sum(seen[f"p{n}.discard"]) == len(player["discard"])
                assert sum(seen[f"p{n}.hand"]) == len(player.get("hand", player.get("known_hand")))
                assert [k for k, there in enumerate(seen[f"p{n}.fog"]) if there] == sorted(space[id_] for id_ in player["fog"])
                for name, fighter in zip(("hero", "sidekick_1", "sidekick_2", "sidekick_3"), player["fighters"], strict=False):
                    assert seen[f"p{n}.{name}.health"] == [fighter["health"]]
                    where = [k for k, there in enumerate(seen[f"p{n}.{name}.space"]) if there]
                    assert where == ([space[fighter["space"]]] if fighter["space"] is not None else [])
            assert seen["actions"] == [view["turn"]["actions"]]
            assert seen["turn"].index(1) == (view["turn"]["player"] - seat) % 2
            asker, me = desk.g.asker, desk.seat == seat
            moves = isinstance(asker, (SpaceChoice, PlaceSidekick)) and desk.seat >= 0
            assert any(seen["decision.fighter"]) == (me and moves)
            combat = view["combat"]
            for side in ("attack", "defense"):
                assert any(seen[f"combat.{side}.fighter"]) == (combat is not None)
                assert any(seen[f"combat.{side}.card"]) == (combat is not None and combat[side]["card"] is not None)


def test_black_orchestra_agrees_with_the_view() -> None:
    content = BLACK_ORCHESTRA
    for plan, desk in walk("black-orchestra", {"players": 3}, 5, 4):
        for seat in range(3):
            seen, view = fields(desk, seat), plan.table(desk, 0).view(seat)
            for n in range(3):
                shown = view["conspirators"][(seat + n) % 3]
                held = [content.cards[k].id for k, there in enumerate(seen[f"c{n}.dossier"]) if there]
                assert sorted(held) == sorted(shown["dossier"])
                assert content.sheets[seen[f"c{n}.sheet"].index(1)].id == shown["id"]
                assert sum(seen[f"c{n}.items"]) == len(shown["items"])
                assert seen[f"c{n}.card_limit"] == [shown["dossier_limit"]]
            assert seen["support"] == [view["support"]["now"]]
            assert seen["events_left"][: len(view["events_left"])] == view["events_left"]
            assert sum(seen["events_past"]) == len(set(view["events_past"]))
            assert any(seen["interrogation.card"]) == (view["interrogation"]["card"] is not None)
            assert seen["deck_size"] == [view["deck_size"]]
            down = [space for space, item in view["tiles"].items() if item is None]
            assert sum(seen["tiles.face_down"]) == len(down)


def test_orange_agrees_with_the_view() -> None:
    for plan, desk in walk("orange-shall-overcome", {"players": 3, "scenario": "arbeitseinsatz"}, 5, 7):
        for seat in range(3):
            seen, view = fields(desk, seat), plan.table(desk, 0).view(seat)
            for n in range(3):
                shown = view["characters"][(seat + n) % 3]
                assert SPOT_IDS[seen[f"c{n}.spot"].index(1)] == shown["at"]
                assert seen[f"c{n}.alibi"] == [shown["alibi"]]
                goods = {KIND_IDS[k]: amount for k, amount in enumerate(seen[f"c{n}.goods"]) if amount}
                assert goods == shown["goods"]
                known = "occupier_card" in shown or shown["id"] in view["known_cards"].get("hands", {})
                assert any(seen[f"c{n}.occupier_card"]) == known
            for spot in view["spots"]:
                assert seen[f"{spot['id']}.safety"] == [spot["safety"]]
                token = spot.get("requirement")
                assert any(seen[f"{spot['id']}.requirement"]) == (token is not None and token["token"] is not None)
            assert seen["morale"] == [view["morale"]]
            assert seen["deck_sizes"][: len(view["decks"])] == list(view["decks"].values())
            assert sum(seen["roads"]) == sum(len(road["occupiers"]) for road in view["roads"])


@pytest.mark.both_modes
@pytest.mark.parametrize(("game", "setup"), ONE_OF_EACH)
def test_the_same_seed_gives_the_same_observations(game: str, setup: dict[str, Any]) -> None:
    runs = []
    for _ in range(2):
        _, desk = begin(game, setup, 12)
        noise = 3
        seen = b""
        while desk.seat >= 0 and desk.steps < 300:
            seen += bytes(desk.observation(desk.seat)) + bytes(desk.mask(desk.seat))
            noise = desk.step_at_random(noise)
        runs.append(seen)
    assert runs[0] == runs[1]
