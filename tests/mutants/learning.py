"""Which tests of a game pass, how long each takes and which lines of the rules it runs; kept in `build` until something changes."""

from __future__ import annotations

import hashlib
import pickle
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import FrameType
from typing import Any, Self

import pytest

from mutants.changes import SOURCES, TESTS, files, path_of
from mutants.running import CACHE, GOLDENS, Known, forked, passes

Learned = dict[str, Known | None]


class Tracer:
    """Notes which lines of some files run."""

    def __init__(self, names: Iterable[str]) -> None:
        self.files = {str(path_of(name)): name for name in names}
        self.lines: dict[str, set[int]] = {path: set() for path in self.files}
        self.locals = {path: self._local(lines) for path, lines in self.lines.items()}

    def __enter__(self) -> Self:
        sys.settrace(self._call)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def found(self) -> dict[str, set[int]]:
        return {self.files[path]: lines for path, lines in self.lines.items() if lines}

    def _call(self, frame: FrameType, _event: str, _arg: object) -> Any:
        return self.locals.get(frame.f_code.co_filename)

    @staticmethod
    def _local(lines: set[int]) -> Any:
        add = lines.add

        def local(frame: FrameType, event: str, _arg: object) -> Any:
            if event == "line":
                add(frame.f_lineno)
            return local

        return local


def learn(game: str, items: dict[str, pytest.Item], jobs: int) -> Learned:
    """Return what is known of these tests, running those whose file, helpers or rules have changed; None for one that fails."""
    by_file: dict[Path, list[pytest.Item]] = {}
    for item in items.values():
        by_file.setdefault(item.path, []).append(item)
    kept = CACHE / f"{game}.pickle"
    before: dict[str, Learned] = pickle.loads(kept.read_bytes()) if kept.exists() else {}  # noqa: S301 - our own
    prints = {path: _fingerprint(game, path) for path in by_file}
    unknown = [path for path in by_file if prints[path] not in before]
    names = files(game)
    for number, learned in forked([_lesson(by_file[path], names) for path in unknown], jobs):
        if learned is None:
            message = f"{unknown[number].name} ends the process that runs it"
            raise RuntimeError(message)
        before[prints[unknown[number]]] = learned
    CACHE.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(pickle.dumps({key: before[key] for key in prints.values()}))
    return {test: known for path in by_file for test, known in before[prints[path]].items()}


def _lesson(items: Sequence[pytest.Item], names: Sequence[str]) -> Any:
    return lambda: {
        item.nodeid: _of_test(item, following, names) for item, following in zip(items, [*items[1:], None], strict=True)
    }


def _of_test(item: pytest.Item, following: pytest.Item | None, names: Sequence[str]) -> Known | None:
    """Run a test as it is. Random play runs anything, so nobody watches it."""
    begun = time.process_time()
    if item.get_closest_marker("fuzz") is not None or item.path.name in GOLDENS:
        return Known(time.process_time() - begun, None) if passes(item, following) else None
    with Tracer(names) as tracer:
        good = passes(item, following)
    return Known(time.process_time() - begun, tracer.found()) if good else None


def _fingerprint(game: str, test_file: Path) -> str:
    """Return what a test's result depends on: the engine, the games, the test, and what it shares with others."""
    digest = hashlib.sha256(test_file.read_bytes())
    shared = [path for path in (TESTS / game).rglob("*.py") if not path.name.startswith("test_")]
    sources = [path for part in ("engine", "games") for path in (SOURCES / "parlour" / part).rglob("*.py")]
    for path in sorted([*shared, *sources]):
        digest.update(path.read_bytes())
    return digest.hexdigest()
