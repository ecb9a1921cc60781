"""At a glance: whose decision it is, who plays with whom, and names that fit where they are written."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Opener
from browser.playing import by_list, new_table, play, prefer, until, wait_for_choices
from browser.positions import seats, table_of
from browser.test_screens import show
from server.hosting import Running


def framed(page: Any) -> str:
    until(page, "document.querySelector('.top > .seats [aria-current]') !== null")
    names: list[str] = page.locator(".top > .seats [aria-current] .who").all_inner_texts()
    (name,) = names
    return name


def test_only_who_decides_is_framed_while_others_may_put_in_a_word(running: Running, opener: Opener) -> None:
    view = table_of("aside").view(None)
    turn = next(one for one in view["characters"] if one["id"] == view["turn"])
    page = opener(running.address)
    show(page, running.address, "aside")
    assert framed(page).endswith(turn["name"])
    assert page.locator(".top > .seats .aside").count() == seats("aside") - 1


def test_whoever_moves_in_another_ones_turn_is_asked_where_to(running: Running, opener: Opener) -> None:
    view = table_of("moved").view(None)
    mover = next(one for one in view["characters"] if one["id"] == view["move"]["mover"])
    page = opener(running.address)
    show(page, running.address, "moved")
    assert framed(page).endswith(mover["name"])
    if mover["seat"]:
        page.locator(".top > .seats button").first.click()
    page.get_by_text(f"{mover['name']}: where to?").wait_for()
    page.locator(".top > .seats button").first.click()
    page.get_by_text(f"{mover['name']} is moving. Anything from you?").wait_for()


def test_in_teams_one_sees_who_plays_along(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    show(page, running.address, "teams")
    decision = table_of("teams").decision
    assert decision is not None
    seat = decision.options[0].seat
    told = [one.inner_text().startswith("Partner · ") for one in page.locator(".top > .seats .who").all()]
    assert told == [one == (seat + 2) % 4 for one in range(4)]
    assert page.locator(".top > .seats .partner").count() == 1


OUTSIDE = """() => [...document.querySelectorAll('.board .tile-name')].filter((name) => {
  const tile = name.parentElement.querySelector('.tile-body').getBoundingClientRect();
  return name.getBoundingClientRect().right > tile.right;
}).map((name) => name.textContent)"""


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_the_names_of_places_stay_on_their_tiles(running: Running, opener: Opener, language: str) -> None:
    page = opener(running.address)
    prefer(page, language=language)
    shown: set[str] = set()
    for scenario in ("aside", "starving"):
        show(page, running.address, scenario)
        until(page, "document.fonts.status === 'loaded'")
        shown |= set(page.locator(".board .tile-name").all_text_contents())
        assert page.evaluate(OUTSIDE) == []
    assert len(shown) > 13


OVER_THE_EDGE = """() => [...document.querySelectorAll('.seats.phone .seat')].filter((seat) =>
  [...seat.querySelectorAll('.figures')].some((one) => one.getBoundingClientRect().right > seat.getBoundingClientRect().right)
).map((seat) => seat.textContent)"""


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("unmatched", {"heroes": ["sherlock_holmes", "dracula", "jekyll_and_hyde"], "board": "marmoreal"}),
        ("orange-shall-overcome", {"players": 3}),
    ],
)
def test_of_three_on_a_phone_everybodys_figure_stands_in_their_own_seat(
    running: Running, opener: Opener, game: str, setup: dict[str, Any]
) -> None:
    page = opener(running.address, phone=True)
    made = new_table(page, game, [{"holder": "me"}] * 3, setup=setup, seed=3)
    page.goto(f"{running.address}/t/{made['table']}")
    until(page, "[...document.querySelectorAll('.seats.phone .figures')].filter((one) => one.offsetWidth).length === 3")
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 640})
        assert page.evaluate(OVER_THE_EDGE) == [], width


def test_of_two_at_a_small_window_everything_stands_in_their_own_seat(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    page.set_viewport_size({"width": 1024, "height": 576})
    show(page, running.address, "duel")
    beyond = """[...document.querySelectorAll('.top > .seats .seat')].filter((seat) => [...seat.querySelectorAll('.sub > *')]
      .some((one) => one.getBoundingClientRect().right > seat.getBoundingClientRect().right)).map((seat) => seat.textContent)"""
    assert page.evaluate(beyond) == []


def test_with_two_seats_at_one_screen_only_what_nobody_saw_was_missed(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    made = new_table(page, "unmatched", [{"holder": "me", "name": "Ada"}, {"holder": "me", "name": "Bob"}], seed=3)
    page.goto(f"{running.address}/t/{made['table']}")
    page.wait_for_selector(".boardwrap")
    asked: list[str] = []
    while len(set(asked)) < 2 or len(asked) < 14:
        play(page, by_list, seed=len(asked), most=1)
        page.wait_for_timeout(700)
        wait_for_choices(page)
        assert page.locator(".missed").count() == 0, asked
        asked.append(framed(page))
    # Nobody looks: the same device plays on from another page.
    page.goto(running.address)
    page.wait_for_selector(".cover")
    for _ in range(6):
        page.evaluate(CHOOSE, made["table"])
    page.goto(f"{running.address}/t/{made['table']}")
    page.locator(".missed").wait_for()


CHOOSE = """async (table) => {
  const read = (path) => fetch(`/api${path}`).then((answer) => answer.json());
  for (const seat of [0, 1]) {
    const { states } = await read(`/tables/${table}?seat=${seat}`);
    const option = states[0].view.decision?.options.at(-1);
    if (!option) continue;
    await fetch(`/api/tables/${table}/act`, { method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'choose', id: `${Math.random()}`, seat, key: option.key, version: states[0].version }) });
    return;
  }
}"""
