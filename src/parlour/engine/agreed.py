"""What people agreed on before a game: the setup, and with it the figures they changed.

The changes are part of the setup, `{"figures": {"unmatched.dracula.health": 20}}`, so whatever carries a setup carries them:
records, positions, tables on a server, environments. A game without changes says nothing about them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.engine.messages import USUAL
from parlour.engine.title import Json, Title, refuse_unknown

FIGURES = "figures"


def agreed(title: Title, given: Mapping[str, Any], what: str = "") -> tuple[Title, Json]:
    """Return the game with its figures as agreed, and the setup complete; figures not named there are those of `title`."""
    options = dict(given)
    if FIGURES in options:
        title = with_changes(title, options)
        del options[FIGURES]
    names = [option.name for option in title.setup_options()]
    refuse_unknown(what or f"{title.id} setup", options, [*names, FIGURES] if title.known_figures else names)
    setup = title.read_setup(options)
    if title.changed:
        setup[FIGURES] = {f"{title.id}.{name}": value for name, value in title.changed.items()}
    return title, setup


def with_changes(title: Title, setup: Mapping[str, Any]) -> Title:
    """Return the game as a setup has it: exactly the changes written there; if none are written, the game as it is."""
    if FIGURES not in setup:
        return title
    return (title.printed or title).with_figures(setup[FIGURES] if setup[FIGURES] is not None else {})


def changes_shown(title: Title, language: str = USUAL) -> list[Json]:
    """Return for people what is not as printed: `id`, `name`, `printed` and `now`, in the order of the game."""
    if title.printed is None:
        return []
    printed = title.printed.known_figures
    names = title.printed.figure_names(language)
    return [
        {"id": f"{title.id}.{name}", "name": names[name], "printed": printed[name], "now": title.changed[name]}
        for name in printed
        if name in title.changed
    ]
