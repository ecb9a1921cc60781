"""A browser for the tests: Chromium as the system installs it, on a page that was built."""

from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from parlour.server import tokens
from server.hosting import Running

FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--host-resolver-rules=MAP parlour.test 127.0.0.1",
]  # fmt: skip
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
Opener = Callable[..., Any]


def chromium() -> str | None:
    """Return the browser, if the system has one; CHROMIUM names another."""
    names = [os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome"]
    return next((found for name in names if name and (found := shutil.which(name))), None)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    if not resources.files("parlour.server").joinpath("page", "index.html").is_file():
        pytest.skip("the page was not built: `npm ci && npm run build` in client/")
    path = chromium()
    if path is None:
        pytest.skip("no Chromium here: `apt-get install chromium`, or name one in the variable CHROMIUM")
    sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed (the extra `test`)")
    with sync_api.sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server") / "parlour.db") as server:
        yield server


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards in a test whenever it runs; what a bot makes of them hangs on the name of the table, too."""
    chance = random.Random(request.node.nodeid)
    names = random.Random(f"names {request.node.nodeid}")
    monkeypatch.setattr(tokens, "new_seed", partial(chance.getrandbits, 64))
    monkeypatch.setattr(tokens, "new_id", lambda: f"{names.getrandbits(64):016x}")


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "parlour.db"


@pytest.fixture
def opener(browser: Any) -> Iterator[Opener]:
    """Return a function that opens a page on a device of its own; whatever goes wrong in the page fails the test."""
    contexts: list[Any] = []
    trouble: list[str] = []

    def told(message: Any) -> None:
        # A server that is being restarted is no fault of the page, nor is a header that browsers heed under TLS only.
        known = ("ERR_CONNECTION", "status of 4", "Cross-Origin-Opener-Policy header has been ignored")
        if message.type == "error" and not any(part in message.text for part in known):
            trouble.append(message.text)

    def make(  # noqa: PLR0913 - what a reader may prefer
        address: str,
        *,
        phone: bool = False,
        theme: str = "light",
        speed: str = "off",
        guide: bool = False,
        recap: bool = False,
        goals: bool = False,
        joins: bool = True,
    ) -> Any:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            color_scheme=theme,
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            accept_downloads=True,
        )
        contexts.append(context)
        prefers = {"speed": speed, "guide": guide, "recap": recap, "goals": goals, "language": "en", "name": "Ada"}
        stored = json.dumps(prefers)
        context.add_init_script(
            f"localStorage.getItem('parlour.preferences') ?? localStorage.setItem('parlour.preferences', '{stored}')"
        )
        page = context.new_page()
        page.set_default_timeout(40_000)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("console", told)
        page.goto(address)
        if "#" in address and joins:
            # A link shows its poster first; who came by it before is led on.
            page.wait_for_selector(".poster, .boardwrap, .message h1, .handover")
            if page.locator(".poster form button").count():
                page.locator(".poster form button").click()
        return page

    yield make
    for context in contexts:
        context.close()
    assert not trouble
