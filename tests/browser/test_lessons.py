"""Learning on the page: every lesson by the list of choices; one of each game in short tests, by keys and on a phone, too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.conftest import Opener
from browser.playing import link, new_table, prefer, until
from browser.test_page import violations
from browser.test_screens import Camera
from parlour import lessons
from parlour.lessons import Lesson, Walk
from server.hosting import Running

Do = Callable[[Any, str], None]
ALL = [lesson for game in lessons.games() for lesson in lessons.of(game)]


def stands(page: Any, beat: int, *, aside: bool = False) -> None:
    """Wait until the coach stands at a beat."""
    wanted = "[...document.querySelectorAll('.coach')].some((one) => one.dataset.beat === String({}) && !{}one.dataset.aside)"
    until(page, wanted.format(beat, "!" if aside else ""))


def choice(page: Any, key: str, row: str = ".whole") -> Any:
    """Return the button of a choice: in the list, or on the card that covers it."""
    where = ".interrupt" if page.locator(".interrupt").count() else f".actions {row}"
    return page.locator(f"{where} [data-key='{key}']")


def click(page: Any, key: str) -> None:
    choice(page, key).click()


def by_keys(page: Any, key: str) -> None:
    one = choice(page, key)
    one.wait_for()
    digit = one.get_attribute("data-digit")
    if digit:
        page.keyboard.press(digit)
    else:
        one.focus()
        page.keyboard.press("Enter")


def tap(page: Any, key: str) -> None:
    choice(page, key, ".phone-row").tap()


def by_button(page: Any) -> None:
    page.locator(".coachfoot .onward .primary").click()


def learn(page: Any, address: str, lesson: Lesson, do: Do, go_on: Callable[[Any], None] = by_button) -> None:
    """Go through a lesson as its file says, and answer its question."""
    page.goto(f"{address}/learn/{lesson.game}/{lesson.number}")
    walk = Walk(lesson)
    while not walk.at_check:
        stands(page, walk.beat)
        assert page.locator(".coach .say").inner_text().casefold() == walk.say.casefold()
        if walk.here.do:
            do(page, walk.right[0])
        else:
            go_on(page)
        walk.next()
    stands(page, walk.beat)
    page.keyboard.press(str(lesson.check.right + 1))
    page.wait_for_selector(".check .act.right")
    assert page.evaluate("JSON.parse(localStorage.getItem('parlour.learnt'))")[lesson.game] == [lesson.number]


@pytest.mark.long
@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.number}")
def test_a_lesson_can_be_learnt_from_its_list(running: Running, opener: Opener, lesson: Lesson) -> None:
    learn(opener(running.address), running.address, lesson, click)


def test_the_duel_is_learnt_with_keys_alone(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    learn(page, running.address, lessons.find("unmatched", 6), by_keys, lambda page: page.keyboard.press("n"))
    page.locator(".onward .primary").focus()
    page.keyboard.press("Enter")
    until(page, "location.pathname === '/learn/unmatched/7'")


def test_the_plot_is_learnt_by_mouse(running: Running, opener: Opener) -> None:
    learn(opener(running.address), running.address, lessons.find("black-orchestra", 1), click)


def test_the_road_is_learnt_on_a_phone(running: Running, opener: Opener) -> None:
    learn(opener(running.address, phone=True), running.address, lessons.find("orange-shall-overcome", 3), tap)


def test_what_is_said_of_an_answer_is_seen_at_once_on_a_phone(running: Running, opener: Opener) -> None:
    page = opener(f"{running.address}/learn/unmatched/2", phone=True)
    prefer(page, language="de")
    page.reload()
    page.locator(".beatmark").last.tap()
    page.locator(".check .act").nth(lessons.find("unmatched", 2).check.right).tap()
    page.locator(".check .act.right").wait_for()
    seen = """() => {
      const said = document.querySelector('.verdict-line').getBoundingClientRect();
      return said.height > 20 && said.bottom <= document.querySelector('.coach').getBoundingClientRect().bottom + 1;
    }"""
    until(page, seen)
    # The way onward is not squeezed by the others.
    assert page.locator(".onward .primary").evaluate("(one) => one.scrollHeight <= 60 && one.clientWidth > 150")


def test_who_learns_first_comes_back_to_the_invitation(running: Running, opener: Opener) -> None:
    ada = opener(running.address)
    made = new_table(ada, "unmatched", [{"holder": "me", "name": "Ada"}, {"holder": "invite"}])
    bob = opener(running.address + link(made, "seat", 1), phone=True, joins=False)
    bob.get_by_role("link", name="Learn it first").tap()
    bob.locator(".beatmark").last.tap()
    bob.locator(".check .act").nth(lessons.find("unmatched", 1).check.right).tap()
    bob.get_by_role("link", name="Next lesson").tap()
    until(bob, "location.pathname === '/learn/unmatched/2'")
    bob.locator(".top a.button").tap()
    bob.get_by_role("textbox").fill("Bob")
    bob.locator(".poster form button").tap()
    bob.wait_for_selector(".boardwrap")
    # Whoever sits has no invitation to come back to.
    bob.evaluate("history.pushState(null, '', '/learn/unmatched/1'); dispatchEvent(new PopStateEvent('popstate'))")
    bob.locator(".top a.button").wait_for()
    assert bob.locator(".top a.button").get_attribute("href") == "/learn"


def test_a_wrong_choice_is_played_out_and_taken_back(running: Running, opener: Opener) -> None:
    page = opener(f"{running.address}/learn/unmatched/6")
    page.locator(".beatmark").nth(4).click()
    stands(page, 4)
    lit = page.locator(".board .spot.lit").count()
    assert page.locator(".actions .whole .dimmed").count() > 3
    click(page, "move:dr_watson:b12")
    stands(page, 4, aside=True)
    assert "That space has no G" in page.locator(".coach .answer").inner_text()
    page.get_by_role("button", name="Take it back").click()
    stands(page, 4)
    until(page, f"document.querySelectorAll('.board .spot.lit').length === {lit}")
    click(page, "move:dr_watson:b32")
    stands(page, 5)
    assert page.locator(".coach .heard").inner_text() == "32 is G as well. Good."


def test_whoever_plays_on_leaves_the_script_and_gets_a_table(running: Running, opener: Opener) -> None:
    page = opener(f"{running.address}/learn/unmatched/2")
    page.locator(".beatmark").nth(2).click()
    stands(page, 2)
    click(page, "boost:none")
    stands(page, 2, aside=True)
    page.get_by_role("button", name="Play on").click()
    page.wait_for_selector(".table:not(.lesson) .actions .whole [data-key='move:sherlock_holmes:b22']")


def test_three_hints_go_further_each_and_the_last_one_does_it(running: Running, opener: Opener) -> None:
    page = opener(f"{running.address}/learn/unmatched/9")
    stands(page, 0)
    hint = page.locator(".coachfoot .onward button")
    assert page.locator(".actions .dimmed").count() == 0
    hint.click()
    assert page.locator(".coach .given").inner_text() == "What can stop the revolver? Take that away first."
    page.wait_for_selector(".actions .whole .dimmed")
    hint.click()
    assert "Eliminate the Impossible" in page.locator(".coach .given").inner_text()
    hint.click()
    stands(page, 1)


def test_all_is_found_and_what_was_learnt_is_ticked(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    page.get_by_role("link", name="Learn to play").click()
    page.wait_for_selector(".tutorial")
    assert page.locator(".tutorial li").count() == 27
    assert page.locator(".tutorial li.learnt").count() == 0
    learn(page, running.address, lessons.find("unmatched", 1), click)
    page.get_by_role("link", name="All lessons", exact=True).click()
    page.wait_for_selector(".tutorial li.learnt")
    assert page.locator(".tutorial li.learnt").count() == 1
    assert page.get_by_role("link", name="Go on: Getting there").count() == 1
    # Those who know board games are shown what is new, and begin there.
    page.get_by_role("button", name="I know board games").click()
    page.goto(f"{running.address}/learn/unmatched/2")
    stands(page, 4)


def test_the_last_lesson_leads_to_a_real_game_against_a_novice(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    learn(page, running.address, lessons.find("unmatched", 9), click)
    page.get_by_role("button", name="Play against a Novice").click()
    page.wait_for_selector(".table:not(.lesson) .boardwrap")
    page.get_by_text("Novice bot").first.wait_for(state="attached")


def test_a_lesson_that_is_not_there_says_so(running: Running, opener: Opener) -> None:
    page = opener(f"{running.address}/learn/unmatched/77")
    page.get_by_text("lessons are 1 to 9").wait_for()


def test_the_coach_speaks_the_readers_language(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    prefer(page, language="de", speed="off", name="Ada")
    page.goto(f"{running.address}/learn/orange-shall-overcome/1")
    stands(page, 0)
    assert page.locator(".coach .say").inner_text().casefold().startswith("euer szenario")
    assert page.locator(".coachfoot .primary").inner_text() == "Weiter"


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone", "small"])
def test_pictures_of_learning(running: Running, opener: Opener, size: str, theme: str) -> None:
    page = opener(f"{running.address}/learn", theme=theme, phone=size != "desktop")
    camera = Camera(page, size, theme)
    page.wait_for_selector(".tutorial")
    camera.take("learn")
    assert violations(page) == []
    for game, number, beat in (("unmatched", 6, 4), ("black-orchestra", 9, 7), ("orange-shall-overcome", 3, 4)):
        page.goto(f"{running.address}/learn/{game}/{number}")
        page.locator(".beatmark").nth(beat).click()
        stands(page, beat)
        camera.take(f"lesson-{game}")
        assert violations(page) == []


IN_SIGHT = """(parts) => parts.map((part) => [...document.querySelectorAll(part)].map((one) => {
  const {left, top, right, bottom} = one.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const on = document.elementFromPoint(x, y);
  return on !== null && (one === on || one.contains(on) || on.contains(one));
}))"""


def test_every_answer_is_in_sight_on_a_phone_and_a_tip_is_for_one_beat(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    lesson = lessons.of("black-orchestra")[0]
    page.goto(f"{running.address}/learn/black-orchestra/1")
    stands(page, 0)
    page.locator(".beatmark").last.tap()
    page.locator(".check .act").first.wait_for()
    assert page.evaluate(IN_SIGHT, [".check .act"]) == [[True] * len(lesson.check.options)]
    page.goto(f"{running.address}/learn/black-orchestra/2")
    stands(page, 0)
    page.locator(".coachfoot button", has_text="Hint").tap()
    page.locator(".coach .given").wait_for()
    tap(page, "move:zeughaus")
    stands(page, 1)
    assert page.locator(".coach .given").count() == 0
