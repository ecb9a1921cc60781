"""Black Orchestra and Orange Shall Overcome! in the browser, and a game the page has no picture for."""

from __future__ import annotations

import random
from typing import Any

import pytest

from browser.conftest import Opener
from browser.playing import by_keys, by_list, play, start, wait_for_choices
from server.hosting import Running

pytestmark = pytest.mark.long


def anything(keys: list[str], chance: random.Random) -> int:
    return chance.randrange(len(keys))


@pytest.mark.parametrize(("by", "seed"), [(by_list, 1), (by_keys, 2)])
def test_a_whole_game_of_black_orchestra(running: Running, opener: Opener, by: Any, seed: int) -> None:
    page = opener(running.address)
    start(page, running.address, "black-orchestra")
    wait_for_choices(page)
    assert page.locator(".stop").count() >= 30
    play(page, by, seed=seed, pick=anything)
    assert page.locator(".ending").count() == 1


@pytest.mark.parametrize(("by", "seed"), [(by_list, 1), (by_keys, 2)])
def test_a_whole_game_of_orange(running: Running, opener: Opener, by: Any, seed: int) -> None:
    page = opener(running.address)
    start(page, running.address, "orange-shall-overcome")
    wait_for_choices(page)
    assert page.locator(".tile-body").count() == 13
    play(page, by, seed=seed, pick=anything)
    assert page.locator(".ending").count() == 1
