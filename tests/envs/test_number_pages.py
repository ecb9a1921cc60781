"""The documents about numbers say what the code says."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour.envs import numbers

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.mark.parametrize("game", parlour.games())
def test_the_document_of_a_game_is_fresh(game: str) -> None:
    path = DOCS / f"numbers-{game}.md"
    assert path.read_text("utf-8") == numbers.page(game), "python -m parlour.envs.numbers docs"


def test_names_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    assert numbers.main(["names", "unmatched"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "0 wait"
    assert len(lines) == 2048
    assert numbers.main(["names", "chess"]) == 2
    assert numbers.main([]) == 2
