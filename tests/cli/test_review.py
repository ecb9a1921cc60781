from __future__ import annotations

import json
from pathlib import Path

import pytest

import parlour
from cli.terminal import Command
from parlour.review import Quality, reviewing
from review.finished import ending, late


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    # The same review, at a glance: what is tested here is how it is told.
    quick = Quality(0.1, 4, 4, 200)
    monkeypatch.setattr(reviewing.review, "__kwdefaults__", {"seed": 0, "quality": quick})
    file = tmp_path / "duel.parlour"
    file.write_text(ending("unmatched", 10, 1).dumps(), encoding="utf-8")
    return str(file)


def test_a_review_in_lines(parlour_command: Command, record: str) -> None:
    told = parlour_command("review", record)
    assert (told.status, told.err) == (0, "")
    end = parlour.replay(parlour.loads(Path(record).read_text(encoding="utf-8"))).outcome
    assert end is not None
    assert end.reason in told.out
    assert "Chance that Dracula wins" in told.out
    assert "luck" in told.out
    assert "Aussicht, dass Dracula gewinnt" in parlour_command("review", record, "--language", "de").out


def test_a_review_as_json_and_as_a_page(parlour_command: Command, record: str, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    told = parlour_command("review", record, "--json", "--html", str(page))
    doc = json.loads(told.out)
    assert doc["game"] == "unmatched"
    assert doc["done"] == 1.0
    text = page.read_text(encoding="utf-8")
    assert doc["reason"] in text
    assert "<svg" in text
    assert "prefers-color-scheme: dark" in text
    assert "http://" not in text
    assert "https://" not in text
    assert str(page) in parlour_command("review", record, "--html", str(page)).out


def test_what_cannot_be_reviewed_is_one_line(parlour_command: Command, tmp_path: Path) -> None:
    file = tmp_path / "open.parlour"
    file.write_text(late("unmatched", 5).record().dumps(), encoding="utf-8")
    told = parlour_command("review", str(file))
    assert told.status == 2
    assert told.err.count("\n") == 1
    assert "not over" in told.err
    file.write_text("{}", encoding="utf-8")
    assert parlour_command("review", str(file)).err == "parlour: record: 'parlour' is missing\n"
    missing = parlour_command("review", str(tmp_path / "nothing.parlour"))
    assert (missing.status, missing.err.count("\n")) == (2, 1)
