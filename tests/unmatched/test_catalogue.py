"""What is printed agrees with the fact file, field by field."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from facts import read_facts

Json = dict[str, Any]


@pytest.fixture(scope="module")
def facts() -> Json:
    return read_facts("unmatched")


@pytest.fixture(scope="module")
def printed() -> Json:
    return parlour.title("unmatched").catalogue()


def only(entry: Json, *fields: str) -> Json:
    return {field: entry[field] for field in fields}


def test_heroes(facts: Json, printed: Json) -> None:
    fields = ("id", "name", "banner", "health", "move", "attack", "sidekicks")
    assert [only(hero, *fields) for hero in printed["heroes"]] == [only(hero, *fields) for hero in facts["heroes"]]
    assert [hero.get("forms") for hero in printed["heroes"]] == [hero.get("forms") for hero in facts["heroes"]]


def test_cards(facts: Json, printed: Json) -> None:
    fields = ("id", "name", "copies", "type", "value", "boost", "by", "banner")
    for ours, theirs in zip(printed["heroes"], facts["heroes"], strict=True):
        assert [only(card, *fields) for card in ours["deck"]] == [only(card, *fields) for card in theirs["deck"]]
        assert all(card["text"] for card in ours["deck"])
    assert [card["hero"] for card in printed["cards"]] == [hero["id"] for hero in facts["heroes"] for _ in hero["deck"]]


def test_boards(facts: Json, printed: Json) -> None:
    fields = ("id", "name", "players", "aspect", "zones", "spaces", "secret_passages", "starts")
    for ours, theirs in zip(printed["boards"], facts["boards"], strict=True):
        assert only(ours, *fields) == only(theirs, *fields)
        assert sorted(map(sorted, ours["edges"])) == sorted(map(sorted, theirs["edges"]))


def test_constants(facts: Json, printed: Json) -> None:
    assert printed["constants"] == only(facts["constants"], *printed["constants"])
