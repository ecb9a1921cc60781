"""How fast the page is on a phone: `PYTHONPATH=tests python -m browser.pace` loads each game, plays it, and counts what travelled.

A measurement, not a test: what it says is true of this machine and this moment. Loads are timed with a processor a quarter as fast;
in play, with everything that moves, processor time of the page's own thread is counted, to which other programs add little.
"""

from __future__ import annotations

import json
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import parlour
from browser.conftest import FLAGS, PHONE, chromium
from browser.playing import by_list, new_table, play, until, wait_for_choices
from server.hosting import Running

LOADS = 7
CHOICES = 25
SLOWER = 4
LONG = 50
"""Milliseconds without a new frame that a person notices."""
TRACED = ["toplevel", "devtools.timeline"]

READY = """() => new Promise((told) => {
  const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const ready = () => paint() && (document.querySelector('.cover') || document.querySelector('.actions .whole [data-key]'));
  const frame = () => ready() ? told([paint(), performance.now()]) : requestAnimationFrame(frame);
  requestAnimationFrame(frame);
})"""


class Phone:
    """A phone that has never been here, somewhat slower or not."""

    def __init__(self, browser: Any, address: str, *, slower: int) -> None:
        self.address = address
        self.context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
        kept = {"guide": False, "recap": False, "goals": False, "language": "en", "name": "Ada"}
        self.context.add_init_script(f"localStorage.setItem('parlour.preferences', '{json.dumps(kept)}')")
        self.page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.protocol = self.context.new_cdp_session(self.page)
        self.protocol.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        self.protocol.send("Network.enable")
        self.sizes: list[int] = []
        self.protocol.on("Network.loadingFinished", lambda event: self.sizes.append(event["encodedDataLength"]))

    def loads(self, path: str) -> tuple[float, float]:
        """Return the medians until something is painted and until it can be used, each time with nothing kept."""
        times = []
        for _ in range(LOADS):
            self.protocol.send("Network.clearBrowserCache")
            self.page.goto(self.address + path, wait_until="commit")
            times.append(self.page.evaluate(READY))
        painted, ready = (statistics.median(column) for column in zip(*times, strict=True))
        return painted, ready

    def table(self, game: str) -> str:
        """Make a table with a bot and return where it is."""
        self.page.goto(self.address)
        self.page.wait_for_selector(".cover")
        made = new_table(self.page, game, [{"holder": "me"}, {"holder": "bot", "level": "casual"}])
        return f"/t/{made['table']}"


def travelled(browser: Any, address: str, game: str) -> int:
    """Return the bytes from the home page to the first choice, as they travel."""
    phone = Phone(browser, address, slower=1)
    phone.page.goto(address)
    phone.page.wait_for_selector(".cover")
    phone.page.goto(f"{address}/new?game={game}")
    phone.page.locator(".startbar button:not([disabled])").click()
    phone.page.wait_for_selector(".boardwrap")
    wait_for_choices(phone.page)
    until(phone.page, "document.fonts.status === 'loaded'")
    phone.context.close()
    return sum(phone.sizes)


def work(traced: bytes) -> list[float]:
    """Return the milliseconds of processor time of everything the page did without a break."""
    events = json.loads(traced)["traceEvents"]
    page = {(one["pid"], one["tid"]) for one in events if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"}
    tasks = (one for one in events if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) in page)
    return [one.get("tdur", 0) / 1000 for one in tasks]


def in_play(browser: Any, address: str, game: str) -> list[float]:
    """Return the same for a game that is played at normal speed."""
    phone = Phone(browser, address, slower=1)
    phone.page.goto(address + phone.table(game))
    wait_for_choices(phone.page)
    phone.page.wait_for_timeout(1000)  # what is loaded after the first choice is there is part of the load
    browser.start_tracing(page=phone.page, categories=TRACED)
    play(phone.page, by_list, seed=5, most=CHOICES)
    traced = browser.stop_tracing()
    phone.context.close()
    return work(traced)


def main() -> None:
    """Measure the home page and all games."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(Path(folder) / "parlour.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        phone = Phone(browser, server.address, slower=SLOWER)
        painted, _ = phone.loads("/")
        told = f"home: painted after {painted:.0f} ms, processor {SLOWER} times slower, median of {LOADS} loads"
        print(told, flush=True)  # noqa: T201 - what it is for
        for game in parlour.games():
            painted, ready = phone.loads(phone.table(game))
            bytes_sent = travelled(browser, server.address, game)
            tasks = in_play(browser, server.address, game)
            print(  # noqa: T201
                f"{game}: painted after {painted:.0f} ms, first choice ready after {ready:.0f} ms; "
                f"{bytes_sent / 1000:.0f} kB travel to the first choice; {CHOICES} choices at normal speed: "
                f"longest work {max(tasks):.0f} ms of processor time, {sum(one > LONG for one in tasks)} over {LONG}",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
