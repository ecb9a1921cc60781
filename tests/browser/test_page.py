"""The page as it was built: small enough, its types those of the server, every screen readable for everybody."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import parlour
from browser.conftest import Opener
from browser.playing import by_list, play, prefer, start, until, wait_for_choices
from server.hosting import Running

ROOT = Path(__file__).parent.parent.parent
MOST_SCRIPT = 135_000
MOST_TRAVELS = 200_000
"""From the home page to the first choice: about 180 kB for a duel, 187 for Black Orchestra, 194 for Orange; 6 more in German."""

FIRST_PAINT = 1000
LOADS = 6


@pytest.mark.parametrize("script", ["protocol_types.py", "view_types.py"])
def test_the_types_are_those_of_the_server(script: str) -> None:
    command = [sys.executable, str(ROOT / "client" / "scripts" / script), "--check"]
    source = str(Path(parlour.__file__).parent.parent)
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": source}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stderr}: run client/scripts/{script}"


def test_no_registry_is_named_in_the_lock_file() -> None:
    assert "resolved" not in (ROOT / "client" / "package-lock.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["unmatched", "black-orchestra", "orange-shall-overcome"])
def test_no_page_loads_more_script_than_it_may(running: Running, opener: Opener, game: str) -> None:
    page = opener(running.address)
    loaded: set[str] = set()
    page.on("request", lambda request: loaded.add(request.url.rpartition("/")[2]) if request.resource_type == "script" else None)
    start(page, running.address, game)
    wait_for_choices(page)
    assets = resources.files("parlour.server").joinpath("page", "assets")
    sizes = {name: len(gzip.compress(assets.joinpath(name).read_bytes())) for name in loaded}
    assert sizes
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes


@pytest.mark.parametrize("game", ["unmatched", "black-orchestra", "orange-shall-overcome"])
def test_a_table_that_waits_for_a_choice_comes_to_rest(running: Running, opener: Opener, game: str) -> None:
    page = opener(running.address, speed="normal", phone=True)
    start(page, running.address, game)
    wait_for_choices(page)
    endless = "document.getAnimations().filter((one) => one.effect.getTiming().iterations === Infinity)"
    assert page.evaluate(f"{endless}.map((one) => one.animationName)") == []


@pytest.mark.parametrize("language", ["en", "nl", "de"])
@pytest.mark.parametrize("game", ["unmatched", "black-orchestra", "orange-shall-overcome"])
def test_little_travels_to_the_first_choice(running: Running, opener: Opener, game: str, language: str) -> None:
    page = opener(running.address)
    prefer(page, language=language)
    # What the first visit is still loading is not counted with the second.
    page.wait_for_selector(".cover")
    until(page, "document.fonts.status === 'loaded'")
    page.wait_for_load_state("networkidle")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.clearBrowserCache")
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(running.address)
    page.wait_for_selector(".cover")
    start(page, running.address, game)
    wait_for_choices(page)
    until(page, "document.fonts.status === 'loaded'")
    assert 100_000 < sum(sizes) < MOST_TRAVELS, sum(sizes)
    page.goto(running.address)
    page.wait_for_selector(".cover")
    # Whoever has been here loads nothing a second time; what the home page fetches about the game that waits is its own.
    page.wait_for_load_state("networkidle")
    sizes.clear()
    page.goto(f"{running.address}/new?game={game}")
    page.wait_for_selector(".startbar button:not([disabled])")
    assert sum(sizes) < 10_000, sizes


TIMES = """() => new Promise((told) => {
  const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const seen = (what) => document.querySelector(what) !== null;
  const drawn = () => paint() && (seen('.cover') || seen('.boardwrap .board'));
  const frame = () => drawn() ? told([paint(), performance.now()]) : requestAnimationFrame(frame);
  requestAnimationFrame(frame);
})"""


# A measurement: on a machine with other work it says more about that than about the page.
@pytest.mark.long
@pytest.mark.parametrize("game", ["", "unmatched", "black-orchestra", "orange-shall-overcome"])
def test_a_page_is_painted_and_drawn_within_a_second(running: Running, opener: Opener, game: str) -> None:
    page = opener(running.address)
    if game:
        start(page, running.address, game)
        wait_for_choices(page)
    loads = []
    for _ in range(LOADS):
        page.reload(wait_until="commit")
        loads.append(page.evaluate(TIMES))
    # Other work on the machine only ever adds: the best of several loads is the page's own doing.
    paint, whole = (min(times) for times in zip(*loads, strict=True))
    assert 0 < paint < FIRST_PAINT, loads
    assert whole < FIRST_PAINT, loads


def violations(page: Any) -> list[str]:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed (the extra `test`)")
    found = axe.Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]})
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found.response["violations"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_screen_can_be_read_by_everybody(running: Running, opener: Opener, theme: str, phone: bool) -> None:
    page = opener(running.address, theme=theme, phone=phone, guide=True)
    page.wait_for_selector(".cover")
    assert violations(page) == []
    for game in ("unmatched", "black-orchestra", "orange-shall-overcome"):
        page.goto(f"{running.address}/new?game={game}")
        page.wait_for_selector(".startbar button:not([disabled])")
        assert violations(page) == [], game
        start(page, running.address, game)
        wait_for_choices(page)
        assert violations(page) == [], game
        for drawer in ("r", "m", "c", "d", "?"):
            page.keyboard.press(drawer)
            page.wait_for_selector(".drawer")
            assert violations(page) == [], (game, drawer)
            page.keyboard.press("Escape")
            page.wait_for_selector(".drawer", state="detached")
    page.keyboard.press("m")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".timeline")
    assert violations(page) == []


GAMES = ("unmatched", "black-orchestra", "orange-shall-overcome")
TWICE = {"width": 640, "height": 400}
"""What is left of 1280 x 800 where everything is twice as large."""


def audited(page: Any, address: str, paths: tuple[str, ...]) -> list[str]:
    """Return what is found on these screens, and at a table of each game with its drawers."""
    found = []
    for path in paths:
        page.goto(address + path, wait_until="networkidle")
        found += [f"{path}: {one}" for one in violations(page)]
    for game in GAMES:
        start(page, address, game)
        wait_for_choices(page)
        found += [f"{game}: {one}" for one in violations(page)]
        for drawer in ("r", "m", "g"):
            page.keyboard.press(drawer)
            page.wait_for_selector(".drawer, dialog[open]")
            found += [f"{game} {drawer}: {one}" for one in violations(page)]
            page.keyboard.press("Escape")
            page.wait_for_selector(".drawer, dialog[open]", state="detached")
    return found


def test_a_screen_twice_as_large_in_another_language_can_be_read(running: Running, opener: Opener) -> None:
    page = opener(running.address, theme="dark")
    page.set_viewport_size(TWICE)
    prefer(page, language="de")
    assert audited(page, running.address, ("/", "/new?game=orange-shall-overcome")) == []


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "nl", "de"])
@pytest.mark.parametrize("twice", [False, True], ids=["once", "twice"])
def test_every_screen_in_every_language_and_size(running: Running, opener: Opener, theme: str, language: str, twice: bool) -> None:
    page = opener(running.address, theme=theme)
    if twice:
        page.set_viewport_size(TWICE)
    prefer(page, language=language)
    setups = tuple(f"/new?game={game}" for game in GAMES)
    lessons = tuple(f"/learn/{game}/1" for game in GAMES)
    assert audited(page, running.address, ("/", "/learn", "/puzzles", "/workshop", *setups, *lessons)) == []


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_nothing_is_wider_than_a_phone(running: Running, opener: Opener, language: str) -> None:
    page = opener(running.address, phone=True)
    prefer(page, language=language)
    games = ("unmatched", "black-orchestra", "orange-shall-overcome")
    for path in ("", "/learn", *(f"/new?game={game}" for game in games), *(f"/learn/{game}/1" for game in games)):
        page.goto(running.address + path, wait_until="networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path


@pytest.mark.parametrize("width", [640, 820, 1024])
def test_a_tablet_has_room_for_the_home_page_however_large_its_text(running: Running, opener: Opener, width: int) -> None:
    page = opener(running.address)
    page.set_viewport_size({"width": width, "height": 800})
    for text in ("normal", "huge"):
        prefer(page, text=text, language="de")
        page.reload()
        until(page, "[...document.querySelectorAll('.cover')].length === 3 && !document.querySelector('.covers:empty')")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, text
        heights = page.evaluate("[...document.querySelectorAll('.cover .pic')].map((one) => one.clientHeight)")
        assert min(heights) > 150, text


def test_what_is_chosen_is_framed_in_a_readers_own_few_colours(running: Running, opener: Opener) -> None:
    page = opener(f"{running.address}/new?game=orange-shall-overcome")
    page.wait_for_selector(".startbar button:not([disabled])")
    page.emulate_media(forced_colors="active")
    framed = "(checked) => [...document.querySelectorAll(`[role=radio][aria-checked=${checked}]`)].map((one) =>"
    assert set(page.evaluate(f"{framed} getComputedStyle(one).outlineStyle)", True)) == {"solid"}
    assert set(page.evaluate(f"{framed} getComputedStyle(one).outlineStyle)", False)) == {"none"}


def test_all_the_rules_are_printed_each_beside_its_whole_number(running: Running, opener: Opener) -> None:
    page = opener(f"{running.address}/new?game=orange-shall-overcome")
    page.wait_for_selector(".startbar button:not([disabled])")
    page.get_by_role("button", name="How to play").click()
    page.wait_for_selector(".rule-list li")
    two_lines = "[...document.querySelectorAll('.rule-number')].filter((one) => one.getClientRects().length > 1)"
    assert page.evaluate(f"{two_lines}.map((one) => one.textContent)") == []
    page.emulate_media(media="print")
    until(page, "document.documentElement.scrollHeight > 8000")
    assert page.evaluate("document.querySelector('.rule-list').clientHeight") > 8000
    shown = "(one) => getComputedStyle(document.querySelector(one)).visibility"
    assert page.evaluate(shown, ".rule-list li:last-child span") == "visible"
    assert page.evaluate(shown, ".startbar button") == "hidden"


def test_settings_and_language_are_kept(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    page.get_by_role("combobox", name="Language").select_option("nl")
    page.get_by_role("heading", name="Aanschuiven").wait_for()
    page.get_by_role("button", name="Instellingen").click()
    page.get_by_role("button", name="Donker", exact=True).click()
    page.get_by_role("button", name="Heel groot").click()
    page.reload()
    assert page.locator("html").get_attribute("lang") == "nl"
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert page.locator("html").get_attribute("data-text") == "huge"


def test_the_browser_says_which_language_is_read(running: Running, browser: Any) -> None:
    context = browser.new_context(locale="de-AT")
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    page.goto(running.address)
    page.get_by_role("heading", name="An einen Tisch setzen").wait_for()
    assert page.locator("html").get_attribute("lang") == "de"
    # What the server says is asked for in the same language.
    assert asked
    assert all("language=de" in address for address in asked), asked
    context.close()


def test_the_guide_speaks_once(running: Running, opener: Opener) -> None:
    page = opener(running.address, guide=True)
    start(page, running.address, "unmatched")
    wait_for_choices(page)
    page.get_by_role("button", name="Got it").click()
    assert page.locator(".guide").count() == 0
    play(page, by_list, seed=1, most=1)
    page.locator(".guide").wait_for()
