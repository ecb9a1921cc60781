"""What is written on a board can be read: no name lies on another or under a piece, and nothing covers what may be chosen."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Opener
from browser.playing import bring, new_table, prefer, until, wait_for_choices
from browser.positions import record, seats
from server.hosting import Running

BOARDS = ["baskerville_manor", "soho", "marmoreal", "sarpedon", "sherwood_forest", "yukon"]
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  const shrunk = (b) => ({left: b.left, right: b.right, top: b.top + b.height * 0.16, bottom: b.bottom - b.height * 0.2});
  const all = (what) => [...document.querySelectorAll('.board ' + what)].filter((one) => box(one).width);
  const names = all(':is(.room-name, .map-name, .leader-name, .tile-name, .road-letter)');
  const found = [];
  names.forEach((one, n) => names.slice(n + 1).forEach((other) => {
    if (one.parentNode !== other.parentNode && over(shrunk(box(one)), shrunk(box(other)))) {
      found.push(`${one.textContent} on ${other.textContent}`);
    }
  }));
  const pieces = all(':is(.seal, .meeple, .token-body, .stop, .hub)');
  for (const name of all(':is(.map-name, .tile-name, .room-name)')) for (const piece of pieces)
    if (over(shrunk(box(name)), box(piece))) found.push(`${piece.getAttribute('class')} on ${name.textContent}`);
  const body = '.stop, .hub, .tile-body, .road-badge, .seal, .meeple, .token-body';
  for (const one of all('.lit')) {
    const {left, top, width, height} = box(one.querySelector(body) ?? one);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (one.contains(hit) || hit?.closest('.lit')) continue;
    found.push(`${hit?.outerHTML.slice(0, 80)} over ${one.getAttribute('aria-label')}`);
  }
  return found;
}"""


def covered(page: Any) -> list[str]:
    until(page, "document.fonts.status === 'loaded'")
    found: list[str] = page.evaluate(COVERED)
    return found


WRITTEN = """() => [...document.querySelectorAll('.cover .pic')].flatMap((picture) => {
  const frame = picture.getBoundingClientRect();
  return [...picture.querySelectorAll('svg text')].filter((one) => {
    const {top, left, right} = one.getBoundingClientRect();
    return top < frame.top || left < frame.left || right > frame.right;
  }).map((one) => one.textContent);
})"""


@pytest.mark.parametrize("width", [1024, 1280, 1440])
def test_what_is_written_on_a_cover_is_not_cut(running: Running, opener: Opener, width: int) -> None:
    page = opener(running.address)
    page.set_viewport_size({"width": width, "height": 800})
    page.wait_for_selector(".cover .pic svg text")
    until(page, "document.fonts.status === 'loaded'")
    assert page.evaluate(WRITTEN) == []


@pytest.mark.parametrize("board", BOARDS)
def test_the_boards_of_a_duel(running: Running, opener: Opener, board: str) -> None:
    page = opener(running.address)
    setup = {"board": board, "heroes": ["sherlock_holmes", "dracula"]}
    made = new_table(page, "unmatched", [{"holder": "me"}] * 2, setup=setup, seed=1)
    page.goto(f"{running.address}/t/{made['table']}")
    wait_for_choices(page)
    assert covered(page) == []


@pytest.mark.parametrize("name", ["four", "five-conspirators", "day"])
@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_full_tables_in_every_language(running: Running, opener: Opener, name: str, language: str) -> None:
    page = opener(running.address)
    prefer(page, language=language)
    page.goto(f"{running.address}/t/{bring(page, record(name), seats(name))}")
    wait_for_choices(page)
    assert covered(page) == []


# In Black Orchestra the first seat begins, in Orange it may be anybody: there nobody is a bot, so that nothing has happened yet.
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(
    ("game", "other"), [("black-orchestra", {"holder": "bot", "level": "random"}), ("orange-shall-overcome", {"holder": "me"})]
)
def test_five_begin_in_one_place(running: Running, opener: Opener, game: str, other: dict[str, str], seed: int) -> None:
    page = opener(running.address)
    chairs = [{"holder": "me"}, *[other] * 4]
    made = new_table(page, game, chairs, setup={"players": 5}, seed=seed)
    page.goto(f"{running.address}/t/{made['table']}")
    wait_for_choices(page)
    assert page.locator(".seal, .meeple").count() == 5
    assert covered(page) == []


CUT = """() => [...document.querySelectorAll('.hand .card-text > span')].filter((one) =>
  one.getBoundingClientRect().bottom > one.parentElement.getBoundingClientRect().bottom + 1).map((one) => one.textContent)"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_card_in_the_hand_is_cut_between_lines_only(running: Running, opener: Opener, language: str) -> None:
    """What a card has no room for ends in dots."""
    page = opener(running.address)
    prefer(page, language=language)
    for name in ("far-fight", "able"):
        page.goto(f"{running.address}/t/{bring(page, record(name), seats(name))}")
        page.wait_for_selector(".hand .card-text > span")
        until(page, "document.fonts.status === 'loaded'")
        assert page.evaluate(CUT) == [], name
