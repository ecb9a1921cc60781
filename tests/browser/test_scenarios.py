"""A scenario is on the board: every person, door, bundle, striker, line and kitchen of the view has a name on the page."""

from __future__ import annotations

import json
from typing import Any

import pytest

from browser.conftest import Opener
from browser.playing import bring, until
from orange_shall_overcome.stories import Json, story
from parlour import Table
from server.hosting import Running

STORIES: dict[str, Json] = {
    "expanding_the_network": {"active": ["c1", "c2", "c5"], "kees": {"at": "c5", "alibi": 4, "goods": {"money": 4}}},
    "arbeitseinsatz": {
        "people": {"h1": "c6", "h2": "c6", "h5": "c5", "h6": "l2"},
        "tally": 2,
        "lost": 1,
        "roads": {"t": ["policeman"], "s": ["soldier"], "b": ["policeman"]},
        "kees": {"at": "c5", "alibi": 6, "goods": {"money": 2, "network": 1}},
        "paul": {"at": "c3", "alibi": 4, "goods": {"ration": 2}},
    },
    "the_word_must_travel": {
        "lying": {"c2": 3, "l4": 1},
        "marks": {"l2": 1, "c6": 2, "l1": 1},
        "lost": 1,
        "kees": {"at": "c2", "goods": {"bundle": 2, "money": 1}},
        "paul": {"at": "l4", "goods": {"network": 1}},
    },
    "the_trains_stand_still": {
        "halted": ["d", "h", "l"],
        "lying": {"c2": 1, "c6": 2},
        "roads": {"d": ["soldier"], "a": ["policeman"], "k": ["policeman"], "p": ["policeman"], "r": ["policeman"]},
        "lost": 1,
        "kees": {"at": "c3", "alibi": 6, "goods": {"money": 3, "network": 2, "information": 1}},
        "paul": {"at": "l3", "alibi": 5, "goods": {"money": 1}},
    },
    "hunger_winter": {"marks": {"c1": 3, "c2": 1}, "hunger": 8, "kees": {"at": "c5", "goods": {"ration": 3}}},
}
NAMES = "() => [...document.querySelectorAll('.board [aria-label]')].map((one) => one.getAttribute('aria-label'))"


def told(scenario: str) -> Table:
    return story("kees paul", scenario=scenario, difficulty="medium", round=4, **STORIES[scenario])


def sit(page: Any, running: Running, scenario: str) -> Any:
    """Open a table at the story of a scenario, and return what the seat sees."""
    t = told(scenario)
    page.goto(f"{running.address}/t/{bring(page, json.loads(t.record().dumps()), 2)}")
    page.wait_for_selector(".task")
    return t.view(0)


def wanted(view: Any) -> list[str]:
    """Return how each thing of the scenario is called."""
    places = {one["id"]: one["name"] for one in view["spots"]}
    names = [f"{one['number']}, {one['description']}. Safe at: {places[one['safe_at']]}." for one in view["people"]]
    names += [f"Safe door for {one['number']}, {places[one['safe_at']]}" for one in view["people"]]
    for road in view["roads"]:
        if "line" in road:
            names.append(f"Rail line {road['id'].upper()}: {'halted' if road['line']['halted'] else 'running; '}")
    for one in view["spots"]:
        lying, takes = one.get("tokens", 0), one.get("takes", 0)
        if view["sought"] == "striker":
            names += [f"Striker, {one['name']}"] * lying
        elif lying:
            names.append(f"{lying} bundle{'s lie' if lying > 1 else ' lies'} here, {one['name']}")
        if takes and view["sought"] == "bundle":
            names.append(f"Delivered: {one['marks']} of {takes}, {one['name']}")
        elif takes:
            names.append(f"Kitchen: {one['marks']} of {takes} meals served, {one['name']}")
    names += [f"{one['name']}, Alibi {one['alibi']} of 10" for one in view["characters"]]
    return [*names, f"{view['goal']['title']}: {view['goal']['said']}"]


@pytest.mark.parametrize("scenario", STORIES)
def test_everything_the_scenario_is_about_has_a_name_on_the_board(running: Running, opener: Opener, scenario: str) -> None:
    page = opener(running.address)
    view = sit(page, running, scenario)
    found = page.evaluate(NAMES)
    for name in wanted(view):
        hit = next((one for one in found if one.startswith(name)), None)
        assert hit is not None, (name, found)
        found.remove(hit)
    assert page.locator(".round-number").inner_text().split() == ["Round", "4", "of", str(view["rounds"])]
    hatched = page.locator(".tile-on .tonight, .tile-off .tonight").count()
    assert hatched == sum(min(one["tonight"], one["safety"]) for one in view["spots"]) > 0


def test_a_place_says_what_it_does_and_never_lies_over_its_tile(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    view = sit(page, running, "arbeitseinsatz")
    for spot in view["spots"]:
        tile = page.locator(f".board .spot[aria-label^='{spot['name']},']")
        tile.hover()
        sheet = page.locator(f".place-sheet[aria-label^='{spot['name']}:']")
        sheet.wait_for()
        assert str(spot["safety"]) in sheet.inner_text()
        boxes = [one.bounding_box() for one in (sheet, tile.locator(".tile-body"))]
        (a, b) = boxes
        apart = (
            a["x"] >= b["x"] + b["width"]
            or b["x"] >= a["x"] + a["width"]
            or a["y"] >= b["y"] + b["height"]
            or b["y"] >= a["y"] + a["height"]
        )
        assert apart, spot["name"]
    door = page.locator(".board .spot[aria-label^='Hairdresser,']")
    door.click()
    page.get_by_role("button", name="Show the way").click()
    assert page.locator(".trail").count() == len(next(one for one in view["spots"] if one["id"] == "l6")["way"]["roads"])
    page.keyboard.press("Escape")
    until(page, "!document.querySelector('.place-sheet')")
    page.locator(".token.hid[aria-label^='5,']").hover()
    assert page.locator(".no-way").count() == 1


def test_what_the_night_will_take_can_be_left_to_the_night(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    sit(page, running, "hunger_winter")
    assert page.locator(".tonight").count()
    page.keyboard.press("m")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Show what the night will take").uncheck()
    assert page.locator(".tonight").count() == 0
