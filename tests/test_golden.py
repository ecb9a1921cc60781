"""Not a word, key, event, view or refusal of seeded games changes unless somebody means it to (see `golden.py`)."""

from __future__ import annotations

import json

import pytest

import golden

EXPECTED: dict[str, list[str]] = json.loads(golden.DIGESTS.read_text(encoding="utf-8"))
SHORT = 14
"""So many of the games are played here: every setup twice. `python -m golden dump` plays them all."""


@pytest.mark.parametrize("game", sorted(golden.SETUPS))
def test_what_is_said_in_seeded_games_stays_as_it_is(game: str) -> None:
    assert [golden.digest(game, number) for number in range(SHORT)] == EXPECTED[game][:SHORT]
