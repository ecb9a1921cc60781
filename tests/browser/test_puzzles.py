"""Puzzles on the page: found from home, missed, solved, explained and rated; by list, keys and finger."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Opener
from browser.playing import prefer, until
from browser.test_lessons import by_keys, choice, click, tap
from browser.test_page import violations
from parlour import puzzles
from parlour.puzzles import Puzzle
from server.hosting import Running


def wrong(puzzle: Puzzle) -> str:
    return next(key for key in puzzle.steps[0].chances if key != puzzle.steps[0].best)


def asked(page: Any) -> None:
    until(
        page,
        "(() => { const it = document.querySelector('.coach.puzzle'); return it && !it.dataset.aside && !it.dataset.solved })()",
    )


def kept(page: Any) -> Any:
    return page.evaluate("JSON.parse(localStorage.getItem('parlour.puzzles'))")


def test_from_home_to_a_puzzle_that_is_missed_and_then_solved(running: Running, opener: Opener) -> None:
    puzzle = puzzles.of("unmatched")[0]
    page = opener(running.address)
    page.get_by_role("link", name="Puzzles").click()
    page.wait_for_selector(".daily")
    assert page.locator(".pip").count() == sum(len(puzzles.of(game)) for game in puzzles.games())
    assert violations(page) == []
    page.locator(f".pip[href='/puzzles/unmatched/{puzzle.id}']").click()
    asked(page)
    click(page, wrong(puzzle))
    page.wait_for_selector(".coach[data-aside] .keeps")
    assert "Your chance to win is" in page.locator(".coach .answer").inner_text()
    assert violations(page) == []
    assert kept(page)["tried"] == {puzzle.id: False}
    page.get_by_role("button", name="Try another").click()
    asked(page)
    for beat, step in enumerate(puzzle.steps):
        until(page, f"document.querySelector('.coach').dataset.beat === '{beat}'")
        click(page, step.best)
    page.wait_for_selector(".coach[data-solved] .explained")
    assert "Why: " in page.locator(".coach").inner_text()
    assert page.locator(".coach .keeps.good").count() == len(puzzle.steps)
    assert violations(page) == []
    # The first try counts, and nothing after it.
    assert kept(page)["tried"] == {puzzle.id: False}
    page.get_by_role("link", name="All puzzles", exact=True).click()
    page.wait_for_selector(".pip.missed")


@pytest.mark.parametrize("game", ["black-orchestra", "orange-shall-overcome"])
def test_a_puzzle_is_solved_with_keys_alone_and_rated(running: Running, opener: Opener, game: str) -> None:
    puzzle = puzzles.of(game)[0]
    page = opener(f"{running.address}/puzzles/{game}/{puzzle.id}")
    asked(page)
    for beat, step in enumerate(puzzle.steps):
        until(page, f"document.querySelector('.coach').dataset.beat === '{beat}'")
        by_keys(page, step.best)
    page.wait_for_selector(".coach[data-solved]")
    found = kept(page)
    assert found["tried"] == {puzzle.id: True}
    assert found["solver"][0] > 1500
    page.keyboard.press("n")
    until(page, f"location.pathname.startsWith('/puzzles/{game}/') && !location.pathname.endsWith('{puzzle.id}')")


def test_hints_go_further_each_and_count_as_not_solved(running: Running, opener: Opener) -> None:
    puzzle = puzzles.of("unmatched")[0]
    page = opener(f"{running.address}/puzzles/unmatched/{puzzle.id}")
    asked(page)
    choice(page, puzzle.steps[0].best).wait_for()
    hint = page.locator(".coachfoot .onward button")
    hint.click()
    page.wait_for_selector(".coach .given")
    hint.click()
    page.get_by_text("Try this: ").wait_for()
    hint.click()
    until(page, "document.querySelector('.coach').dataset.solved || document.querySelector('.coach').dataset.beat === '1'")
    assert kept(page)["tried"] == {puzzle.id: False}


def test_the_one_of_the_day_on_a_phone_in_german(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    prefer(page, language="de", speed="off", name="Ada")
    page.goto(f"{running.address}/puzzles")
    page.get_by_role("link", name="Lösen").tap()
    asked(page)
    game, id = page.evaluate("location.pathname.split('/').slice(2)")
    puzzle = puzzles.find(game, id)
    for beat, step in enumerate(puzzle.steps):
        until(page, f"document.querySelector('.coach').dataset.beat === '{beat}'")
        tap(page, step.best)
    page.wait_for_selector(".coach[data-solved]")
    assert len(kept(page)["days"]) == 1
    page.goto(f"{running.address}/puzzles")
    page.get_by_text("Morgen kommt ein neues.").wait_for()


def test_themes_and_difficulties_narrow_the_list(running: Running, opener: Opener) -> None:
    page = opener(f"{running.address}/puzzles")
    page.wait_for_selector(".pip")
    theme = puzzles.of("unmatched")[0].theme
    page.locator("[data-cover=unmatched] .wants select").first.select_option(theme)
    wanted = sum(puzzle.theme == theme for puzzle in puzzles.of("unmatched"))
    until(page, f"document.querySelectorAll('.tutorial[data-cover=unmatched] .pip').length === {wanted}")


def test_a_puzzle_that_is_not_there_says_so(running: Running, opener: Opener) -> None:
    page = opener(f"{running.address}/puzzles/unmatched/0000")
    page.get_by_text("There is no puzzle").wait_for()
