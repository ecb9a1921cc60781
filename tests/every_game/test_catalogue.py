"""What is printed, in every game: ready for JSON, everything named, and the same things in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

import parlour
from every_game.cases import CASES, on_the_shelf

GAMES = [case.game for case in CASES]
WORDS = {"name", "text", "short", "head", "effect", "label", "about", "role", "history", "bio", "otherwise", "ability_text"}
"""Fields that hold words people read."""
LEFT_OPEN = re.compile(r"[{}$]|\b[a-z]+(-[a-z0-9_]+)+_[a-z0-9_]+\b")
"""What a message looks like in which something was not filled in, or that was not found."""


@pytest.fixture(scope="module", autouse=True)
def a_game_from_outside() -> Iterator[None]:
    with on_the_shelf():
        yield


def walk(part: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield everything a catalogue holds, with the way to it."""
    if isinstance(part, dict):
        for name, value in part.items():
            yield from walk(value, f"{path}.{name}")
    elif isinstance(part, list):
        for number, value in enumerate(part):
            yield from walk(value, f"{path}.{number}")
    else:
        yield path, part


def lists(part: Any) -> Iterator[list[Any]]:
    """Yield every list of a catalogue."""
    if isinstance(part, list):
        yield part
    for value in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from lists(value)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_ready_for_json_and_every_thing_has_an_id_of_its_own(game: str) -> None:
    printed = parlour.title(game).catalogue()
    assert json.loads(json.dumps(printed)) == printed
    for things in lists(printed):
        ids = [(thing["id"], thing.get("hero")) for thing in things if isinstance(thing, dict) and "id" in thing]
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", GAMES)
def test_it_holds_the_same_in_every_language(game: str) -> None:
    """A translation changes words, nothing else: the same things with the same figures, each of them said."""
    title = parlour.title(game)
    english = dict(walk(title.catalogue()))
    for code in title.languages():
        found = dict(walk(title.catalogue(code)))
        assert list(found) == list(english)
        for path, value in found.items():
            assert type(value) is type(english[path]), (code, path)
            if not isinstance(value, str):
                assert value == english[path], (code, path)
            elif path.rpartition(".")[2] in WORDS:
                assert bool(value) == bool(english[path]), (code, path)
                assert not LEFT_OPEN.search(value), (code, path, value)
            elif path.rpartition(".")[2] == "id":
                assert value == english[path], (code, path)
