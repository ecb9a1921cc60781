"""What can be taken back."""

from __future__ import annotations

import pytest

import parlour


def test_undo_stops_at_chance_and_secrets() -> None:
    t = parlour.new("black-orchestra", seed=3, players=2, conspirators=["kordt", "beck"], first_player=0)
    start = t.position()
    t.choose("move:zeughaus", 0)
    t.undo()
    assert t.position() == start
    t.choose("move:zeughaus", 0)
    t.choose("reveal", 0)
    revealed = t.position()
    with pytest.raises(parlour.Illegal, match="cannot be taken back"):
        t.undo()
    assert t.position() == revealed
