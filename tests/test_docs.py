"""What the documents promise is tried: their Python examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
EXAMPLES = [(page.name, code) for page in PAGES for code in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)]


@pytest.mark.parametrize(("page", "code"), EXAMPLES, ids=[f"{page}-{n}" for n, (page, _) in enumerate(EXAMPLES)])
def test_the_examples_of_a_page_run(page: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(code, page, "exec"), {})  # noqa: S102 - that is the point


def test_links_between_the_pages_lead_somewhere() -> None:
    broken = [
        f"{page.name}: {target}"
        for page in [*PAGES, *(ROOT / "docs" / "adr").glob("*.md"), ROOT / "CONTRIBUTING.md"]
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8"))
        if not (page.parent / target).exists()
    ]
    assert not broken
