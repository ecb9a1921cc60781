"""What a shell offers when somebody presses Tab; `parlour --install-completion` teaches it to ask."""

from __future__ import annotations


def games(incomplete: str) -> list[str]:
    """Return the games whose names begin like that; none of them is loaded."""
    from parlour.games import game_ids  # noqa: PLC0415 - the command line itself starts without any game

    return [id for id in game_ids() if id.startswith(incomplete)]


def taught(incomplete: str) -> list[str]:
    """Return the games with lessons whose names begin like that."""
    from parlour import lessons  # noqa: PLC0415

    return [id for id in sorted(lessons.games()) if id.startswith(incomplete)]


def puzzled(incomplete: str) -> list[str]:
    """Return the games with puzzles whose names begin like that."""
    from parlour.puzzles.themes import THEMES  # noqa: PLC0415

    return [id for id in sorted(THEMES) if id.startswith(incomplete)]
