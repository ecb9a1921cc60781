"""The column beside the board: every choice in sight at 1280 x 800."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Opener
from browser.playing import by_list, play, start
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
