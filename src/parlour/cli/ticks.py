"""Which lessons somebody has passed, kept in their own folder."""

from __future__ import annotations

import json

from parlour.cli.files import data_folder, keep
from parlour.lessons import Lesson

FILE = "lessons.json"


class Ticks:
    """What was passed, by game. A file that cannot be read counts as none, and `damaged` says so."""

    def __init__(self) -> None:
        self.path = data_folder() / FILE
        self.damaged = False
        self.passed: dict[str, list[str]] = {}
        self._read()

    def has(self, lesson: Lesson) -> bool:
        """Say whether a lesson was passed."""
        return _name(lesson) in self.passed.get(lesson.game, [])

    def add(self, lesson: Lesson) -> None:
        """Keep that a lesson was passed; an OSError if that is not possible."""
        # Somebody may learn in two windows.
        self._read()
        names = self.passed.setdefault(lesson.game, [])
        if _name(lesson) not in names:
            names.append(_name(lesson))
        keep(self.path, json.dumps({"passed": self.passed}, indent=1) + "\n")

    def _read(self) -> None:
        try:
            found = json.loads(self.path.read_text(encoding="utf-8"))["passed"]
            kept = {str(game): [str(name) for name in names] for game, names in found.items()}
        except FileNotFoundError:
            return
        except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
            self.damaged = True
            return
        for game, names in kept.items():
            self.passed[game] = list(dict.fromkeys([*self.passed.get(game, []), *names]))


def _name(lesson: Lesson) -> str:
    """Return what a lesson is called, whatever number it has."""
    return lesson.name.partition("-")[2]
