"""How somebody stands with puzzles, kept in their own folder."""

from __future__ import annotations

import json

from parlour.cli.files import data_folder, keep
from parlour.puzzles import Puzzle
from parlour.puzzles.standing import Standing, read

FILE = "puzzles.json"


class KeptStanding:
    """A standing on file. A file that cannot be read counts as none, and `damaged` says so."""

    def __init__(self) -> None:
        self.path = data_folder() / FILE
        self.damaged = False
        self.standing = Standing()
        self._read()

    def count(self, puzzle: Puzzle, *, solved: bool) -> bool:
        """Count a try and keep it; an OSError if it cannot be kept. Say whether it was the first."""
        # Somebody may solve in two windows.
        self._read()
        if not self.standing.count(puzzle, solved=solved):
            return False
        keep(self.path, json.dumps(self.standing.document(), indent=1) + "\n")
        return True

    def _read(self) -> None:
        try:
            self.standing = read(json.loads(self.path.read_text(encoding="utf-8")))
        except FileNotFoundError:
            return
        except (OSError, ValueError, RecursionError):
            self.damaged = True
