"""What people agreed on before a game: the setup, and with it the figures they changed and the packs they added.

Changes and packs are part of the setup, `{"figures": {"unmatched.dracula.health": 20}, "packs": [{…}]}`, so whatever carries a
setup carries them: records, positions, tables on a server, environments. A game without says nothing about them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.engine.messages import USUAL
from parlour.engine.reading import refuse_unknown
from parlour.engine.title import Json, Title

FIGURES = "figures"
PACKS = "packs"


def agreed(title: Title, given: Mapping[str, Any], what: str = "") -> tuple[Title, Json]:
    """Return the game with packs and figures as agreed, and the setup complete; what is not named there is as `title` has it."""
    title = with_changes(title, given)
    options = {name: value for name, value in given.items() if name not in (FIGURES, PACKS)}
    names = [option.name for option in title.setup_options()]
    names += [FIGURES] if title.known_figures else []
    names += [PACKS] if title.packed else []
    refuse_unknown(what or f"{title.id} setup", options, names)
    setup = title.read_setup(options)
    if title.packs:
        setup[PACKS] = [pack.document for pack in title.packs]
    if title.changed:
        setup[FIGURES] = {f"{title.id}.{name}": value for name, value in title.changed.items()}
    return title, setup


def with_changes(title: Title, setup: Mapping[str, Any]) -> Title:
    """Return the game as a setup has it: exactly the packs and changes written there; where none are, the game as it is."""
    if FIGURES in setup:
        title = title.printed or title
    if PACKS in setup:
        title = title.with_packs(setup[PACKS])
    if FIGURES in setup:
        title = title.with_figures(setup[FIGURES] if setup[FIGURES] is not None else {})
    return title


def packs_shown(title: Title) -> list[Json]:
    """Return for people which packs are played with: `id`, `name`, `version`, `digest`."""
    return [{"id": pack.id, "name": pack.name, "version": pack.version, "digest": pack.digest} for pack in title.packs]


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
