"""The column beside the board: every choice in sight at 1280 x 800."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Opener
from browser.playing import bring, by_list, play, start, until
from browser.positions import record, seats
from server.hosting import Running

HIDDEN = """() => {
  const list = document.querySelector('.actions');
  if (!list || document.querySelector('.interrupt')) return [];
  const edge = Math.min(list.getBoundingClientRect().bottom, innerHeight) + 1;
  return [...list.querySelectorAll('.whole [data-key]')]
    .filter((one) => one.getBoundingClientRect().bottom > edge).map((one) => one.dataset.key);
}"""


@pytest.mark.parametrize("game", ["black-orchestra", "unmatched", "orange-shall-overcome"])
def test_no_choice_lies_below_the_fold(running: Running, opener: Opener, game: str) -> None:
    """With the guide, which takes room of its own."""
    page = opener(running.address, guide=True)
    page.set_viewport_size({"width": 1280, "height": 800})
    start(page, running.address, game)

    def look_and_choose(page: Any, key: str) -> None:
        assert page.evaluate(HIDDEN) == []
        by_list(page, key)

    assert play(page, look_and_choose, seed=3, most=14, pick=lambda keys, chance: chance.randrange(len(keys))) == 14


NEWEST = """() => {
  const log = document.querySelector('.side .log');
  const last = log.querySelector('li:last-child');
  return last.getBoundingClientRect().bottom <= log.getBoundingClientRect().bottom + 1;
}"""


@pytest.mark.parametrize("name", ["duel-end", "day"])
def test_the_newest_line_of_the_log_is_in_sight(running: Running, opener: Opener, name: str) -> None:
    """Also where what lies above it comes later and takes room."""
    page = opener(running.address)
    page.goto(f"{running.address}/t/{bring(page, record(name), seats(name))}")
    page.wait_for_selector(".ending .button" if name.endswith("end") else ".deal")
    until(page, NEWEST)
