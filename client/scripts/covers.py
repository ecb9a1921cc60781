"""Draws the pictures that messengers show below a link, from the covers: `python client/scripts/covers.py`, with the page built."""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent.parent
TARGET = ROOT / "client" / "public" / "covers"
SIZE = {"width": 1200, "height": 630}
COLOURS = 200

LAY_OUT = """(game) => {
  const cover = document.querySelector(`[data-cover="${game}"]`).cloneNode(true);
  const picture = cover.querySelector(".pic");
  cover.replaceChildren(picture);
  document.body.replaceChildren(cover);
  const style = (one, rules) => Object.assign(one.style, rules);
  for (const one of [cover, picture, picture.querySelector("svg")])
    style(one, {position: "fixed", inset: 0, width: "1200px", height: "630px", maxHeight: "none", border: 0, borderRadius: 0});
  style(picture.querySelector(".cover-title"), {zIndex: 1});
  style(picture.querySelector("h2"), {fontSize: "92px"});
  const sub = picture.querySelector(".sub");
  if (sub) style(sub, {fontSize: "34px"});
}"""


def main() -> None:
    """Write one picture for each game."""
    sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]
    import parlour  # noqa: PLC0415
    from browser.conftest import FLAGS, chromium  # noqa: PLC0415
    from server.hosting import Running  # noqa: PLC0415

    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder) / "parlour.db") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in parlour.games():
            page = browser.new_page(viewport=SIZE)
            page.goto(server.address)
            page.wait_for_selector(f'a[href="/new?game={game}"]')
            page.evaluate(LAY_OUT, game)
            page.wait_for_timeout(400)
            picture = Image.open(io.BytesIO(page.screenshot()))
            picture.convert("RGB").quantize(COLOURS).save(TARGET / f"{game}.png", optimize=True)
        browser.close()


if __name__ == "__main__":
    main()
