"""Plants mistakes in a game, each alone, and sees which tests notice."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import accumulate

import pytest

from mutants.changes import GAMES, TESTS, Change, files
from mutants.learning import Learned, Tracer, learn
from mutants.running import (
    GOLDENS,
    HUNG,
    NOT_OF_RULES,
    NOTICED,
    SURVIVED,
    Hang,
    Known,
    Planter,
    Verdict,
    against,
    collected,
    forked,
    limit,
    swap,
)

IMPORT_SECONDS = 30.0
SHORT = 0.5
LONG_SECONDS = 4.0
"""A mistake must survive all short tests, and so many seconds of longer ones: they seldom notice what the stories did not."""
FIGURES = "test_catalogue.py"
Said = Callable[[str], None]


def sweep(game: str, sample: Sequence[Change], jobs: int, say: Said) -> Iterator[Verdict]:
    """Yield what became of each mistake, in no order."""
    at_import: list[Change] = []
    known: Learned = {}
    for _, told in forked([lambda: _in_functions(game, sample, jobs, say)], 1):
        if told is None:
            message = f"the tests of {game} cannot be collected"
            raise RuntimeError(message)
        verdicts, at_import, known = told
        yield from verdicts
    say(f"{game}: {len(at_import)} mistakes need a new import")
    passing = {test: lesson for test, lesson in known.items() if lesson is not None}
    # Most of these are figures, and collecting a file is quicker than collecting them all.
    for only in (FIGURES, ""):
        tasks = [_importing(change, passing, only) for change in at_import]
        left: list[Change] = []
        for number, verdict in forked(tasks, jobs):
            if verdict is not None and verdict.fate == SURVIVED and only:
                left.append(at_import[number])
            else:
                found = verdict or Verdict(at_import[number], NOTICED, "the import")
                say(f"{found.fate} {found.seconds:.1f} s {found.change.name} {found.by}")
                yield found
        at_import = left


def _in_functions(game: str, sample: Sequence[Change], jobs: int, say: Said) -> tuple[list[Verdict], list[Change], Learned]:
    """Collect a game's tests once, then swap the code of functions; return what needs an import, and what is known of the tests."""
    verdicts: list[Verdict] = []
    left: list[Change] = []
    known: Learned = {}

    def work(items: dict[str, pytest.Item]) -> None:
        sys.settrace(None)
        items = _own(game, items)
        say(f"{game}: {len(items)} tests")
        known.update(learn(game, items, jobs))
        passing = {test: lesson for test, lesson in known.items() if lesson is not None}
        say(f"{game}: {len(passing)} tests pass")
        run_at_import = tracer.found()
        inside: list[Change] = []
        for change in sample:
            early = run_at_import.get(change.file, set())
            (left if "(module)" in change.function or early & {change.line, change.header} else inside).append(change)
        for number, verdict in forked([_swapping(change, items, passing) for change in inside], jobs):
            if verdict == "import":
                left.append(inside[number])
            else:
                verdicts.append(verdict or Verdict(inside[number], NOTICED, "the end of the process"))
                say(
                    f"{len(verdicts)} {verdicts[-1].fate} {verdicts[-1].seconds:.1f} s {verdicts[-1].change.name} {verdicts[-1].by}"
                )

    with Tracer(files(game)) as tracer:
        _import(game)
        if not collected(_test_files(game), work):
            message = f"the tests of {game} cannot be collected"
            raise RuntimeError(message)
    return verdicts, left, known


def _import(game: str) -> None:
    """Import all rules of a game, so that their functions are there to be swapped."""
    for file in files(game):
        import_module("parlour.games." + file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))


def _test_files(game: str) -> list[str]:
    """Return a game's own tests and, of those that every game shares, the short ones and the goldens."""
    shared = [TESTS / "every_game" / name for name in ("test_words.py", "test_playthroughs.py")]
    paths = [*sorted((TESTS / game).rglob("test_*.py")), *shared]
    return [str(path) for path in paths if path.name not in NOT_OF_RULES]


def _own(game: str, items: dict[str, pytest.Item]) -> dict[str, pytest.Item]:
    """Leave out what a shared test does with other games."""
    others = [other.replace("_", "-") for other in GAMES if other != game]
    return {test: item for test, item in items.items() if not any(f"[{other}" in test for other in others)}


def _swapping(change: Change, items: dict[str, pytest.Item], known: dict[str, Known]) -> Callable[[], Verdict | str]:
    def task() -> Verdict | str:
        if not swap(change):
            return "import"
        lines = {change.line, change.header}
        chosen = [test for test, lesson in known.items() if lesson.lines is None or lines & lesson.lines.get(change.file, set())]
        return _verdict(change, chosen, items, known)

    return task


def _importing(change: Change, known: dict[str, Known], only: str) -> Callable[[], Verdict]:
    def task() -> Verdict:
        verdicts: list[Verdict] = []
        sys.meta_path.insert(0, Planter(change))
        limit(IMPORT_SECONDS)

        def work(items: dict[str, pytest.Item]) -> None:
            verdicts.append(_verdict(change, [test for test in known if test.partition("::")[0] in paths], items, known))

        paths = [path for path in dict.fromkeys(test.partition("::")[0] for test in known) if only in path]
        try:
            whole = collected([str(TESTS.parent / path) for path in paths], work)
        except (Hang, MemoryError, RecursionError):
            return Verdict(change, HUNG, "the import")
        return verdicts[0] if whole else Verdict(change, NOTICED, "the import")

    return task


def _verdict(change: Change, tests: Sequence[str], items: dict[str, pytest.Item], known: dict[str, Known]) -> Verdict:
    """Run the tests of rules, the fastest first, random play last; what survives them meets the goldens."""
    begun = time.process_time()
    if any(test not in items for test in tests):
        return Verdict(change, NOTICED, "the names of the tests")
    ordered = sorted(tests, key=lambda test: (known[test].lines is None, known[test].seconds))
    goldens = [items[test] for test in ordered if items[test].path.name in GOLDENS]
    needed = accumulate(known[test].seconds if known[test].seconds > SHORT else 0.0 for test in ordered)
    affordable = [test for test, seconds in zip(ordered, needed, strict=True) if seconds <= LONG_SECONDS]
    rules = [items[test] for test in affordable if items[test].path.name not in GOLDENS]
    try:
        verdict = Verdict(change, *against(rules, known))
    except (Hang, MemoryError, RecursionError):
        return Verdict(change, HUNG, "a test that does not end")
    if verdict.fate == SURVIVED:
        verdict.golden = against(goldens, known)[1]
    verdict.seconds = time.process_time() - begun
    return verdict


def plant(game: str, pairs: Sequence[tuple[Change, str]], jobs: int) -> Iterator[Verdict]:
    """Plant each mistake before the tests of one file, which must notice it."""

    def of_game() -> list[Verdict]:
        verdicts: list[Verdict] = []

        def work(items: dict[str, pytest.Item]) -> None:
            tasks = []
            for change, file in pairs:
                known = {test: Known(0.0, None) for test, item in items.items() if item.path.name == file}
                tasks.append(_swapping(change, items, known))
            for number, verdict in forked(tasks, jobs):
                assert verdict != "import", f"{pairs[number][0].name}: only mistakes within a function can be planted here"
                verdicts.append(verdict or Verdict(pairs[number][0], NOTICED, "the end of the process"))

        _import(game)
        if not collected(sorted({str(path) for _, file in pairs for path in (TESTS / game).rglob(file)}), work):
            message = f"the tests of {game} cannot be collected"
            raise RuntimeError(message)
        return verdicts

    for _, verdicts in forked([of_game], 1):
        yield from verdicts
