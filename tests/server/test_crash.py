"""A power cut in the middle of play, a few times; `make chaos` does it a thousand times."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.chaos import chaos

pytestmark = pytest.mark.attack


def test_every_acknowledged_choice_survives_kill_9_and_none_is_made_twice(tmp_path: Path) -> None:
    found = chaos(tmp_path, kills=4)
    assert found["acknowledged"] > 10
