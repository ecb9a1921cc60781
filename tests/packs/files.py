"""Packs written for tests."""

from __future__ import annotations

from pathlib import Path

from parlour.games.unmatched.packed_files import board_file, hero_file, skeleton
from parlour.games.unmatched.printed import PRINTED
from parlour.packs.mistakes import Mistake, Report
from parlour.packs.reading import read_pack, reader_of

_PLAIN = skeleton("moth", "The Moth", "")
MOTH = {**_PLAIN, "heroes/moth.toml": _PLAIN["heroes/moth.toml"].replace("health = 18", "health = 15")}
"""The plainest pack there is: one hero, with a little less health than a new one, so that games are short."""


def written(folder: Path, files: dict[str, str]) -> Path:
    """Put the files of a pack into a folder."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def changed(name: str, old: str, new: str) -> dict[str, str]:
    """Return the files of the moth with something else in one of them."""
    assert old in MOTH[name], old
    return {**MOTH, name: MOTH[name].replace(old, new)}


def the_box() -> dict[str, str]:
    """Return all heroes and boards of the game as one pack that takes their place."""
    files = {"pack.toml": 'game = "unmatched"\nid = "the-box"\n'}
    files |= {f"heroes/{hero.id}.toml": hero_file(hero, replaces=True) for hero in PRINTED.heroes}
    return files | {f"boards/{board.id}.toml": board_file(board, replaces=True) for board in PRINTED.boards}


def mistakes(place: Path) -> list[Mistake]:
    """Return everything wrong with a pack."""
    report = Report()
    pack = read_pack(place, report)
    if pack is not None:
        reader_of(pack.game).check(pack, report)
    return report.sorted()
