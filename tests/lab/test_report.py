"""The report: complete in one file, the same every time, with a text for every chart, and it opens in a browser without network."""

from __future__ import annotations

import base64
import hashlib
import re
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.cli.main import run
from parlour.lab import boards, charts

matplotlib = pytest.importorskip("matplotlib")

ARGUMENTS = [
    "simulate",
    "unmatched",
    "--heroes",
    "all",
    "--board",
    "soho,yukon",
    "--bots",
    "random",
    "--games",
    "40",
    "--jobs",
    "1",
]


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("report") / "report.html"
    assert run([*ARGUMENTS, "--set", "invisible_man.health=20", "--report", str(file)]) == 0
    return file.read_text(encoding="utf-8")


def test_nothing_comes_from_elsewhere(report: str) -> None:
    fetched = re.findall(r'(?:src|href)="([^"]*)"', report) + re.findall(r"url\(([^)]*)\)", report)
    assert fetched
    assert all(link.startswith(("#", "data:")) for link in fetched)
    # One script of our own, and a policy that lets no other run.
    (script,) = re.findall(r"<script>(.*?)</script>", report, flags=re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-{digest}'\"" in report
    assert report.count("<script") == 1
    assert "@import" not in report


def test_every_chart_has_its_text(report: str) -> None:
    figures = report.count("<figure>")
    assert figures >= 7
    assert report.count('<svg role="img" aria-label="') == figures
    assert report.count("<details") == figures
    assert report.count('</summary><div class="wide" tabindex="0" role="region" aria-label="Table"><table>') == figures


def test_names_are_for_people(report: str) -> None:
    """Charts and tables say what people say; ids are where somebody may type them again."""
    assert "Sherlock Holmes won" in report
    assert "As printed: Sherlock Holmes won " in report
    outside = re.sub(r"<pre>.*?</pre>", "", report, flags=re.DOTALL)
    assert "sherlock_holmes" not in outside
    assert "invisible_man.health=20" in outside


@pytest.mark.attack
def test_what_stands_between_dollars_is_a_name_and_no_formula() -> None:
    drawn = charts.bars(["$x^$", "<script>$\\frac$"], [3, 4], "reasons", "How games ended")
    assert "$x^$" in drawn
    assert "<script" not in drawn


def test_settings_that_lie_around_start_no_other_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(matplotlib.rcParams, "text.usetex", True)
    assert "Holmes" in charts.bars(["Holmes"], [1], "bars", "How games ended")


def test_charts_take_the_colours_of_the_page(report: str) -> None:
    charts = "".join(re.findall(r"<figure>.*?</figure>", report, flags=re.DOTALL))
    assert "currentColor" in charts
    assert "#000000" not in re.sub(r"<defs>.*?</defs>", "", charts, flags=re.DOTALL)
    assert "prefers-color-scheme: dark" in report


def test_ids_are_unique(report: str) -> None:
    ids = re.findall(r'\bid="([^"]*)"', report)
    assert len(ids) == len(set(ids))


def test_the_records_of_extreme_games_replay(report: str) -> None:
    records = re.findall(r'href="data:application/json;base64,([^"]*)"', report)
    assert len(records) == 3
    for record in records:
        assert parlour.replay(parlour.loads(base64.b64decode(record).decode())).outcome is not None


def test_it_says_how_to_get_the_same_again(report: str) -> None:
    assert f"Parlour {parlour.__version__}" in report
    assert "seeds 0 to 39" in report


def test_the_same_study_gives_the_same_page(report: str, tmp_path: Path) -> None:
    file = tmp_path / "again.html"
    assert run([*ARGUMENTS, "--set", "invisible_man.health=20", "--report", str(file)]) == 0
    assert file.read_text(encoding="utf-8") == report


def test_in_chromium_nothing_is_requested_and_nothing_sticks_out(report: str, tmp_path: Path) -> None:
    sync_api: Any = pytest.importorskip("playwright.sync_api")
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("there is no Chromium here")
    file = tmp_path / "report.html"
    file.write_text(report, encoding="utf-8")
    asked: list[str] = []
    said: list[str] = []

    def look() -> bytes:
        with sync_api.sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 390, "height": 800})
            page.on("request", lambda request: asked.append(request.url))
            page.on("console", lambda message: said.append(message.text))
            page.goto(file.as_uri())
            assert page.locator("figure svg").count() >= 7
            assert page.evaluate("document.documentElement.scrollWidth") <= 390
            cards = page.locator("section", has=page.get_by_role("heading", name="Every card"))
            for name, order in (("wins when drawn", "descending"), ("wins when drawn", "ascending"), ("card", "ascending")):
                # By the keyboard alone.
                cards.get_by_role("button", name=name, exact=True).focus()
                page.keyboard.press("Enter")
                assert cards.locator("th[aria-sort]").get_attribute("aria-sort") == order
                column = cards.locator("th[aria-sort]").evaluate("heading => heading.cellIndex + 1")
                shown = cards.locator(f"tr td:nth-child({column})").all_inner_texts()
                found: list[Any] = [
                    text.lower() if name == "card" else float(text.partition(" ")[0]) for text in shown if text != "-"
                ]
                assert len(found) > 10
                assert found == sorted(found, reverse=order == "descending")
            pdf: bytes = page.pdf(format="A4")
            browser.close()
        return pdf

    # In a thread of its own: another test in this process may keep a browser open, and Playwright minds.
    with ThreadPoolExecutor(1) as thread:
        pdf = thread.submit(look).result()
    assert asked == [file.as_uri()]
    assert not said
    assert pdf.startswith(b"%PDF")


def test_a_report_of_a_game_or_two_leaves_open_what_they_do_not_show() -> None:
    """Of two games an interval may have an end on one side only."""
    spots = [{"ref": "b1", "label": "1", "name": "", "mean": 1.5, "low": 0.0, "high": None}]
    _, rows = boards.rows({"spots": spots})
    assert rows == [["1", "1.50", "?"]]
