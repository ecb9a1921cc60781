"""Pictures of the page for the documents, kept in `docs/pictures`: `make pictures` takes them anew."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

from browser.conftest import FLAGS, PHONE, chromium
from browser.playing import bring, until
from browser.positions import record, seats
from server.hosting import Running

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DESKTOP = {"width": 1280, "height": 800}
TABLES = {
    "unmatched-duel": "duel",
    "unmatched-combat": "struck",
    "unmatched-four": "four",
    "black-orchestra-table": "five-conspirators",
    "black-orchestra-plot": "plot",
    "black-orchestra-interrogation": "interrogation",
    "orange-day": "day",
    "orange-control": "control",
    "orange-patrol": "patrol",
}
"""Pictures of tables, and the moments they show."""
MOST = 150_000
"""Bytes of a picture."""


class Camera:
    """Takes pictures of a page in English, in the light, at rest."""

    def __init__(self, browser: Any, address: str, *, phone: bool = False) -> None:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP, color_scheme="light", is_mobile=phone, has_touch=phone, device_scale_factor=1
        )
        kept = '{"speed":"off","guide":false,"language":"en","name":"Ada"}'
        context.add_init_script(f"localStorage.setItem('parlour.preferences', '{kept}')")
        self.page = context.new_page()
        self.page.set_default_timeout(120_000)
        self.address = address
        self.page.goto(address)
        self.page.wait_for_selector(".cover")

    def table(self, moment: str) -> None:
        """Put a game on the table."""
        table = bring(self.page, record(moment), seats(moment))
        self.page.goto(f"{self.address}/t/{table}")
        self.page.wait_for_selector(".table .boardwrap", state="attached")
        until(self.page, "document.querySelector('.prompt .ask')?.textContent.trim().length > 3")

    def take(self, name: str) -> None:
        """Keep what is seen now."""
        self.page.evaluate("document.fonts.ready")
        self.page.wait_for_timeout(300)
        target = FOLDER / f"{name}.webp"
        Image.open(io.BytesIO(self.page.screenshot())).convert("RGB").save(target, quality=80, method=6)
        assert target.stat().st_size < MOST, f"{name} is too large"


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder, "parlour.db")) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        camera = Camera(browser, server.address)
        camera.take("home")
        camera.page.goto(f"{server.address}/new?game=unmatched")
        camera.page.wait_for_selector(".startbar button:not([disabled])")
        camera.take("setup")
        for name, moment in TABLES.items():
            camera.table(moment)
            camera.take(name)
        phone = Camera(browser, server.address, phone=True)
        phone.table("duel")
        phone.take("unmatched-phone")
        browser.close()


if __name__ == "__main__":
    main()
