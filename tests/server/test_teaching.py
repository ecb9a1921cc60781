"""Lessons over the network: one stands where one says, nothing is kept, and bad places are refused in a line."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import lessons
from parlour.client import Refused, ask
from server.hosting import Running

pytestmark = pytest.mark.attack


def at(running: Running, game: str = "unmatched", number: int = 2, language: str = "en", **place: Any) -> Any:
    return ask("POST", f"{running.address}/api/lessons/{game}/{number}?language={language}", place)


def test_all_lessons_are_listed_in_the_readers_language(running: Running) -> None:
    found = ask("GET", f"{running.address}/api/lessons?language=nl")
    assert [tutorial["game"] for tutorial in found["tutorials"]] == list(lessons.games())
    for tutorial in found["tutorials"]:
        assert [one["number"] for one in tutorial["lessons"]] == list(range(1, 10))
    assert found["tutorials"][0]["lessons"][0]["title"] == "De laatste slag"


@pytest.mark.parametrize("game", lessons.games())
def test_a_lesson_can_be_walked_to_its_end(running: Running, game: str) -> None:
    """With the right choices alone, as a page would."""
    place: dict[str, Any] = {"beat": 0, "keys": []}
    found = at(running, game, 1, **place)
    while found["check"] is None:
        assert found["say"]
        key = found["right"][0] if found["does"] else None
        if key is not None:
            assert key in [option["key"] for option in found["state"]["view"]["decision"]["options"]]
        place = {"beat": place["beat"] + 1, "keys": [*place["keys"], key]}
        found = at(running, game, 1, **place)
    assert found["beat"] == found["beats"]
    assert len(found["check"]["options"]) > found["check"]["right"]
    assert found["table"]["over"]


def test_a_choice_aside_is_played_out_and_answered(running: Running) -> None:
    before = at(running, beat=2)
    assert before["right"] == ["boost:feint", "boost:study_methods", "boost:counterpunch"]
    assert before["hint"]["key"] == "boost:feint"
    aside = at(running, beat=2, aside="boost:none")
    assert aside["answer"].startswith("Then 16 stays out of reach")
    assert aside["state"]["moment"] == before["state"]["moment"] + 1
    assert aside["since"] == before["state"]["moment"]
    assert aside["right"] == []
    assert at(running, beat=2) == before


def test_what_was_chosen_before_is_remembered_by_whoever_asks(running: Running) -> None:
    shown, other = at(running, beat=3), at(running, beat=3, keys=[None, None, "boost:study_methods"])
    assert shown["note"] != other["note"]
    assert shown["state"]["hash"] != other["state"]["hash"]


def test_the_learner_sees_what_the_seat_may_know_and_nothing_else(running: Running) -> None:
    players = at(running)["state"]["view"]["players"]
    assert players[0]["hand"] == ["feint", "study_methods"]
    assert "hand" not in players[1] or players[1]["hand"] is None


def test_it_speaks_the_readers_language(running: Running) -> None:
    assert at(running, language="de")["say"].startswith("Kreise mit einer Linie")
    assert "Manöver" in at(running, language="de", beat=1)["hint"]["what"]


def test_the_game_says_why_not(running: Running) -> None:
    asked = {"beat": 1, "key": "plot:suitcase_bomb"}
    found = ask("POST", f"{running.address}/api/lessons/black-orchestra/3/why-not", asked)
    assert found["rule"] == "BO-112"
    assert at(running, "black-orchestra", 3, beat=1)["why"] == found


def test_whoever_plays_on_gets_a_table_with_a_novice(running: Running) -> None:
    made = ask("POST", f"{running.address}/api/lessons/unmatched/2/play", {"beat": 2, "aside": "boost:none", "name": "Ada"})
    host = next(link["token"] for link in made["links"] if link["role"] == "seat")
    opened = ask("GET", f"{running.address}/api/tables/{made['table']}", token=host)
    assert [(seat["holder"], seat["level"]) for seat in opened["table"]["seats"]] == [("person", None), ("bot", "novice")]
    assert opened["table"]["seats"][0]["name"] == "Ada"
    assert opened["states"][0]["moment"] == 2
    assert opened["table"]["open_book"]


def test_a_lesson_makes_no_table(running: Running) -> None:
    before = running.house.store.commits
    at(running, "orange-shall-overcome", 6, beat=3)
    assert running.house.store.commits == before


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("unmatched/10", {}, "unknown"),
        ("chess/1", {}, "unknown"),
        ("unmatched/0", {}, "bad_request"),
        ("unmatched/x", {}, "bad_request"),
        ("unmatched/2", {"beat": 99}, "bad_request"),
        ("unmatched/2", {"beat": -1}, "bad_request"),
        ("unmatched/2", {"beat": "2"}, "bad_request"),
        ("unmatched/2", {"beat": 3, "keys": [None, None, "boost:none"]}, "bad_request"),
        ("unmatched/2", {"beat": 0, "keys": ["maneuver"]}, "bad_request"),
        ("unmatched/2", {"beat": 2, "aside": "boost:feint"}, "bad_request"),
        ("unmatched/2", {"beat": 2, "aside": "x" * 400}, "bad_request"),
        ("unmatched/2", {"beat": 2, "aside": "x" * 501}, "bad_request"),
        ("unmatched/2", {"keys": [None] * 101}, "bad_request"),
        ("unmatched/2", {"more": 1}, "bad_request"),
        ("unmatched/2/why-not", {"beat": 1}, "bad_request"),
        ("unmatched/1/play", {"beat": 3}, "conflict"),
        ("unmatched/1/play", {"beat": 99}, "bad_request"),
    ],
)
def test_a_place_that_makes_no_sense_is_refused_in_a_line(running: Running, path: str, body: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        ask("POST", f"{running.address}/api/lessons/{path}", body)
    assert refused.value.code == code
    reason = refused.value.reason
    assert reason
    assert len(reason) <= 280
    assert "\n" not in reason


def test_playing_on_counts_as_making_a_table(tmp_path: Any) -> None:
    with Running(tmp_path / "parlour.db", tables_per_minute=1e-9, table_burst=1) as server:
        address = f"{server.address}/api/lessons/unmatched/2/play"
        ask("POST", address, {})
        with pytest.raises(Refused, match="Too many new tables"):
            ask("POST", address, {})
