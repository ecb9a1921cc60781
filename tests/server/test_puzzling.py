"""Puzzles over the network: the server checks every choice, keeps nothing, and refuses bad places in a line."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from parlour import puzzles
from parlour.client import Refused, ask
from parlour.server import puzzling
from server.hosting import Running

pytestmark = pytest.mark.attack

FIRST = puzzles.of("unmatched")[0]
BEST = FIRST.steps[0].best
WRONG = next(key for key in FIRST.steps[0].chances if key != BEST)


def at(running: Running, puzzle: puzzles.Puzzle = FIRST, language: str = "en", **place: Any) -> Any:
    return ask("POST", f"{running.address}/api/puzzles/{puzzle.game}/{puzzle.id}?language={language}", place)


def test_all_puzzles_are_listed_in_the_readers_language(running: Running) -> None:
    found = ask("GET", f"{running.address}/api/puzzles?language=nl")
    assert [shelf["game"] for shelf in found["shelves"]] == list(puzzles.games())
    assert [len(shelf["puzzles"]) for shelf in found["shelves"]] == [len(puzzles.of(game)) for game in puzzles.games()]
    assert [level["name"] for level in found["difficulties"]] == ["Makkelijk", "Gemiddeld", "Moeilijk"]


def test_the_one_of_the_day_is_the_same_for_everybody(running: Running) -> None:
    found = ask("GET", f"{running.address}/api/puzzles/daily")
    day = date.fromisoformat(found["day"])
    assert found == puzzling.daily(day).model_dump()
    assert found["puzzle"]["id"] == puzzles.daily(day).id
    assert [one["game"] for one in found["games"]] == list(puzzles.games())


@pytest.mark.parametrize("game", puzzles.games())
def test_the_right_choices_solve_it_and_only_then_it_is_explained(running: Running, game: str) -> None:
    puzzle = puzzles.of(game)[0]
    found = at(running, puzzle)
    for step in puzzle.steps:
        assert not found["solved"]
        assert found["explained"] == []
        found = at(running, puzzle, beat=found["beat"], keys=found["keys"], choose=step.best)
    assert found["solved"]
    assert found["explained"][0]["best"]["key"] == puzzle.steps[0].best
    assert found["explained"][0]["why"]
    assert found["hint"] is None


def test_a_wrong_choice_is_played_out_with_its_chance(running: Running) -> None:
    before = at(running)
    found = at(running, choose=WRONG)
    assert (found["beat"], found["aside"], found["solved"]) == (0, WRONG, False)
    assert found["kept"]["chance"] < found["best"]["chance"]
    assert found["state"]["moment"] > before["state"]["moment"]
    assert found == at(running, aside=WRONG)


def test_the_solver_sees_what_the_seat_may_know_and_nothing_else(running: Running) -> None:
    players = at(running)["state"]["view"]["players"]
    other = players[1 - FIRST.seats[0]]
    assert "hand" not in other or other["hand"] is None


def test_a_puzzle_makes_no_table_and_playing_on_does(running: Running) -> None:
    before = running.house.store.commits
    at(running, choose=WRONG)
    assert running.house.store.commits == before
    made = ask("POST", f"{running.address}/api/puzzles/unmatched/{FIRST.id}/play", {"name": "Ada"})
    host = next(link["token"] for link in made["links"] if link["role"] == "seat")
    opened = ask("GET", f"{running.address}/api/tables/{made['table']}", token=host)
    assert sorted(seat["holder"] for seat in opened["table"]["seats"]) == ["bot", "person"]


def test_the_game_says_why_not(running: Running) -> None:
    found = ask("POST", f"{running.address}/api/puzzles/unmatched/{FIRST.id}/why-not", {"key": "attack:nobody:nobody"})
    assert found["text"]


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("unmatched/0000", {}, "unknown"),
        ("chess/0000", {}, "unknown"),
        ("unmatched/NO", {}, "bad_request"),
        (f"unmatched/{FIRST.id}", {"beat": 99}, "bad_request"),
        (f"unmatched/{FIRST.id}", {"beat": -1}, "bad_request"),
        (f"unmatched/{FIRST.id}", {"choose": "fly"}, "bad_request"),
        (f"unmatched/{FIRST.id}", {"choose": "x" * 501}, "bad_request"),
        (f"unmatched/{FIRST.id}", {"aside": BEST}, "bad_request"),
        (f"unmatched/{FIRST.id}", {"aside": WRONG, "choose": BEST}, "bad_request"),
        (f"unmatched/{FIRST.id}", {"beat": 1, "keys": [WRONG]}, "bad_request"),
        (f"unmatched/{FIRST.id}", {"beat": len(FIRST.steps), "choose": BEST}, "bad_request"),
        (f"unmatched/{FIRST.id}", {"keys": [None] * 101}, "bad_request"),
        (f"unmatched/{FIRST.id}", {"more": 1}, "bad_request"),
        (f"unmatched/{FIRST.id}/why-not", {}, "bad_request"),
        (f"unmatched/{FIRST.id}/play", {"beat": 99}, "bad_request"),
    ],
)
def test_a_place_that_makes_no_sense_is_refused_in_a_line(running: Running, path: str, body: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        ask("POST", f"{running.address}/api/puzzles/{path}", body)
    assert refused.value.code == code
    assert len(str(refused.value)) < 300


def test_playing_on_counts_as_making_a_table(tmp_path: Any) -> None:
    with Running(tmp_path / "parlour.db", tables_per_minute=1e-9, table_burst=1) as server:
        address = f"{server.address}/api/puzzles/unmatched/{FIRST.id}/play"
        ask("POST", address, {})
        with pytest.raises(Refused, match="Too many new tables"):
            ask("POST", address, {})
