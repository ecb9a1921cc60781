"""Everything printed has a picture of our own on the page: every card, hero, conspirator, character, place and board."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

import parlour

GAMES = Path(__file__).parents[1] / "client" / "src" / "games"


def printed(game: str) -> dict[str, Any]:
    return parlour.title(game).catalogue()


def recipes(folder: str) -> set[str]:
    """Return the ids that have a drawing, whether it comes first or later; a line without one does not count."""
    files = [path for path in (GAMES / folder / name for name in ("pictures.json", "decks.json")) if path.is_file()]
    return {name for path in files for name, recipe in json.loads(path.read_text("utf-8")).items() if recipe.strip()}


def drawn_keys(path: str, table: str) -> set[str]:
    """Return the ids in a table of drawings that is part of the source."""
    text = (GAMES / path).read_text("utf-8")
    body = text[text.index(f"export const {table}") :].split("\n};", 1)[0]
    return set(re.findall(r"^\s*(\w+):\s*['\"\n]", body, re.MULTILINE))


def ids(things: Iterable[dict[str, Any]]) -> set[str]:
    return {one["id"] for one in things}


def test_every_card_of_a_duel_has_its_picture() -> None:
    catalogue = printed("unmatched")
    assert {f"{card['hero']}.{card['id']}" for card in catalogue["cards"]} == recipes("unmatched")


def test_every_hero_and_sidekick_has_a_silhouette() -> None:
    heroes = printed("unmatched")["heroes"]
    assert ids(heroes) == drawn_keys("unmatched/portraits.ts", "PORTRAITS")
    assert ids(one for hero in heroes for one in hero["sidekicks"]) == drawn_keys("unmatched/portraits.ts", "SIDEKICKS")


def test_every_board_of_a_duel_has_a_drawn_ground() -> None:
    boards = ids(printed("unmatched")["boards"])
    assert boards == {path.stem for path in (GAMES / "unmatched" / "grounds").glob("*.svg")}


def test_every_card_conspirator_and_interrogation_of_the_plot_has_its_picture() -> None:
    catalogue = printed("black-orchestra")
    decks = [name for name in catalogue if name.endswith("_cards") or name.startswith("interrogation_cards")]
    assert len(decks) == 5
    wanted = ids(catalogue["conspirators"]).union(*(ids(catalogue[deck]) for deck in decks))
    assert wanted == recipes("black-orchestra")
    assert ids(catalogue["items"]) == drawn_keys("black-orchestra/types.ts", "ITEMS")


def test_every_card_character_and_location_of_the_resistance_has_its_picture() -> None:
    catalogue = printed("orange-shall-overcome")
    people = catalogue["characters"]
    wanted = ids(people) | ids(catalogue["cards"])
    assert wanted == recipes("orange")
    assert ids(catalogue["locations"]) == drawn_keys("orange/types.ts", "MOTIFS")


@pytest.mark.parametrize(("folder", "drawing"), [("black-orchestra", "map.svg"), ("orange", "ground.svg")])
def test_the_maps_are_drawn(folder: str, drawing: str) -> None:
    assert (GAMES / folder / drawing).read_text("utf-8").count("<path") > 10


def test_drawings_hold_no_script_and_no_style() -> None:
    for path in [*GAMES.rglob("*.svg"), *(GAMES.parent / "art").glob("*.svg")]:
        text = path.read_text("utf-8")
        assert not re.search(r"<script|<style|\sstyle=|\son\w+=|https?://(?!www\.w3\.org)", text), path.name
