"""Packs for Black Orchestra, written for tests."""

from __future__ import annotations

from parlour.games.black_orchestra.cards.printed import CONTENT
from parlour.games.black_orchestra.packed_files import card_row, conspirator_file, event_row, skeleton

GAME = "black-orchestra"
MANIFEST = 'game = "black-orchestra"\nid = "the-box"\n'
ARCHIVE = skeleton("archive", "Paula the Archivist", "")
"""The plainest pack there is: a conspirator, a card, an event."""


def the_box() -> dict[str, str]:
    """Return everything of the box that a pack can bring, as one that takes its place."""
    files = {"pack.toml": MANIFEST, "cards.toml": "\n".join(card_row(card) for card in CONTENT.kinds)}
    files["events.toml"] = "\n".join(event_row(event) for event in CONTENT.events)
    return files | {f"conspirators/{sheet.id}.toml": conspirator_file(sheet, replaces=True) for sheet in CONTENT.sheets}
