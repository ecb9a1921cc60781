"""Whole games by finger on a phone: each comes to its end, and on the way nothing is too small or covered."""

from __future__ import annotations

import json
from typing import Any

import pytest

from browser.conftest import Opener
from browser.fingers import too_small, under_the_map
from browser.playing import bring, by_touch, new_table, play, wait_for_choices
from browser.test_scenarios import STORIES
from orange_shall_overcome.stories import story
from server.hosting import Running

BLACK_ORCHESTRA, ORANGE = "black-orchestra", "orange-shall-overcome"
FIRST = 12


def watched(page: Any, key: str) -> None:
    """Look at the screen as a finger would before it chooses."""
    assert too_small(page) == []
    assert under_the_map(page) == []
    by_touch(page, key)


def at_table(opener: Opener, running: Running, game: str, theme: str = "light", **setup: Any) -> Any:
    page = opener(running.address, phone=True, theme=theme)
    seats = [{"holder": "me"}, {"holder": "bot", "level": "random"}]
    made = new_table(page, game, seats, setup=setup)
    page.goto(f"{running.address}/t/{made['table']}")
    page.wait_for_selector(".boardwrap")
    wait_for_choices(page)
    return page


@pytest.mark.parametrize("game", [BLACK_ORCHESTRA, ORANGE])
def test_the_first_choices_by_finger(opener: Opener, running: Running, game: str) -> None:
    page = at_table(opener, running, game)
    assert play(page, watched, seed=3, most=FIRST) == FIRST


def test_sharing_fits_a_phone(opener: Opener, running: Running) -> None:
    """Everything that can be given and asked for, and the button that proposes, are in sight and large enough."""
    goods = {"money": 2, "network": 1, "sabotage": 1, "information": 1}
    kees, paul = (
        {"at": "c2", "alibi": 8, "goods": goods},
        {"at": "c2", "alibi": 8, "goods": {"ration": 2, "money": 1, "network": 1}},
    )
    t = story("kees paul", scenario="the_word_must_travel", difficulty="medium", round=4, kees=kees, paul=paul)
    t.choose("share:kees:paul")
    page = opener(running.address, phone=True)
    page.goto(f"{running.address}/t/{bring(page, json.loads(t.record().dumps()), 2)}")
    page.locator(".dealend").wait_for()
    assert too_small(page) == []
    assert page.locator(".side").evaluate("(side) => side.scrollHeight <= side.clientHeight + 1")


@pytest.mark.long
@pytest.mark.parametrize("scenario", STORIES)
def test_every_scenario_is_played_by_finger(opener: Opener, running: Running, scenario: str) -> None:
    page = at_table(opener, running, ORANGE, scenario=scenario)
    assert play(page, watched, seed=3) > FIRST
    assert page.locator(".ending").count() == 1


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_black_orchestra_is_played_by_finger(opener: Opener, running: Running, theme: str) -> None:
    page = at_table(opener, running, BLACK_ORCHESTRA, theme)
    assert play(page, watched, seed=3) > FIRST
    assert page.locator(".ending").count() == 1
