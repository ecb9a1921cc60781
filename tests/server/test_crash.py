"""A power cut in the middle of play, a few times; `make chaos` does it a thousand times."""

from __future__ import annotations

from pathlib import Path

import pytest

from server import chaos_nodes
from server.chaos import chaos

pytestmark = pytest.mark.attack


def test_every_acknowledged_choice_survives_kill_9_and_none_is_made_twice(tmp_path: Path) -> None:
    found = chaos(tmp_path, kills=4)
    assert found["acknowledged"] > 10


def test_nothing_is_lost_by_several_nodes_whatever_happens_to_them() -> None:
    done = chaos_nodes.storm(3, 2, players=2, bots=1, seed=7)
    assert done["acknowledged"] > 0
    assert done["rounds"] == 3
