"""The board as text."""

from __future__ import annotations

from parlour.games.unmatched.state import Match


def picture(g: Match, seat: int | None) -> str:
    """Return the board as text."""
    return f"{g.board.name} {seat}"
