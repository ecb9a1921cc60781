"""Runs a game's tests against one mistake at a time: each in a process of its own, forked when all tests are collected already."""

from __future__ import annotations

import gc
import importlib.abc
import importlib.machinery
import os
import pickle
import resource
import select
import signal
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import hypothesis  # noqa: F401 - imported once, before the forks
import pytest
from _pytest.runner import runtestprotocol
from pluggy import PluggyTeardownRaisedWarning

from mutants.changes import TESTS, Change, path_of, planted

CACHE = TESTS.parent / "build" / "mutants"
GOLDENS = {"test_playthroughs.py", "test_perft.py"}
"""Whole games as text and counts of paths: they notice that something changed, not which rule is broken."""
NOT_OF_RULES = {"test_bots.py", "test_thinking.py", "test_leaks.py", "test_picture.py", "test_what_if.py"}
"""What bots do, what is shown, what could be: they take long and seldom notice a rule."""
MORE_MEMORY = 2 << 30
SLOWEST = 4.0
"""A test under a mistake may take this many seconds more than five times its usual time; longer is a hang, and noticed."""

NOTICED, HUNG, SURVIVED = "noticed", "hung", "survived"


@dataclass
class Known:
    """What is known of a test that passes: how long it takes, and which lines of the rules it runs (None: take it for all)."""

    seconds: float
    lines: dict[str, set[int]] | None


@dataclass
class Verdict:
    """What became of a mistake."""

    change: Change
    fate: str
    by: str = ""
    golden: str = ""
    seconds: float = 0.0


# Children.


@dataclass
class Failure:
    """What went wrong in a child."""

    why: str


def forked(tasks: Iterable[Callable[[], Any]], jobs: int) -> Iterator[tuple[int, Any]]:
    """Do each task in a child process, some at a time; yield its number and what it returned, None if it died."""
    running: dict[int, tuple[int, int]] = {}
    waiting = enumerate(tasks)
    sys.stdout.flush()
    gc.collect()
    gc.freeze()
    while True:
        while len(running) < jobs and (following := next(waiting, None)) is not None:
            number, task = following
            reading, writing = os.pipe()
            pid = os.fork()
            if pid == 0:
                os.close(reading)
                _child(task, writing)
            os.close(writing)
            running[pid] = (number, reading)
        if not running:
            return
        ready = select.select([reading for _, reading in running.values()], [], [])[0][0]
        pid = next(pid for pid, (_, reading) in running.items() if reading == ready)
        number, _ = running.pop(pid)
        with os.fdopen(ready, "rb") as pipe:
            said = pipe.read()
        os.waitpid(pid, 0)
        result = pickle.loads(said) if said else None  # noqa: S301 - our own child's
        if isinstance(result, Failure):
            raise RuntimeError(result.why)  # noqa: TRY004 - it is no wrong type, but what happened in the child
        yield number, result


def _child(task: Callable[[], Any], writing: int) -> None:
    """Run a task in the child, silently, and end."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    try:
        said: Any = task()
    except BaseException:  # noqa: BLE001 - the parent tells it
        said = Failure(traceback.format_exc())
    try:
        with os.fdopen(writing, "wb") as pipe:
            pickle.dump(said, pipe)
    finally:
        os._exit(0)


# Planting.


class Planter(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module with a mistake in it."""

    def __init__(self, change: Change) -> None:
        self.change = change
        self.module = "parlour.games." + change.file.removesuffix(".py").replace("/", ".")

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> Any:
        if name != self.module:
            return None
        return importlib.machinery.ModuleSpec(name, self, origin=str(path_of(self.change.file)))

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        file = str(path_of(self.change.file))
        module.__file__ = file
        exec(compile(planted(self.change), file, "exec", dont_inherit=True), module.__dict__)  # noqa: S102 - our own source


def swap(change: Change) -> bool:
    """Give the functions that have the mistake their new code; return False if that does not reach everything."""
    file = str(path_of(change.file))
    usual = _codes(compile(path_of(change.file).read_text(encoding="utf-8"), file, "exec", dont_inherit=True))
    broken = _codes(compile(planted(change), file, "exec", dont_inherit=True))
    if usual is None or broken is None:
        return False
    different = {key for key in usual if usual[key] != broken.get(key) and key[0] != "<module>"}
    swapped = 0
    gc.unfreeze()
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and function.__code__.co_filename == file:
            key = (function.__code__.co_qualname, function.__code__.co_firstlineno)
            if key in different:
                if function.__code__.co_freevars != broken[key].co_freevars:
                    return False
                function.__code__ = broken[key]
                swapped += 1
    return bool(swapped)


def _codes(code: CodeType) -> dict[tuple[str, int], CodeType] | None:
    """Return the code of a module and of everything in it; None if two things cannot be told apart."""
    found = {(code.co_qualname, code.co_firstlineno): code}
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            below = _codes(constant)
            if below is None or below.keys() & found.keys():
                return None
            found.update(below)
    return found


# Tests.


class Loop:
    """Takes the place of pytest's loop over the tests."""

    def __init__(self, work: Callable[[dict[str, pytest.Item]], None]) -> None:
        self.work = work
        self.collected = False
        self.error: BaseException | None = None

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.collected = not session.testsfailed
        if self.collected:
            try:
                self.work({item.nodeid: item for item in session.items})
            except BaseException as error:  # noqa: BLE001 - pytest would make a line of it and go on
                self.error = error
        return True


def collected(paths: Sequence[str], work: Callable[[dict[str, pytest.Item]], None]) -> bool:
    """Collect tests and hand them over, if they can be collected; random tests do not shrink what they find."""
    loop = Loop(work)
    # Of the plugins only the one that random tests need: to find and import the others takes longer than most mistakes live.
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    options = [
        "-q",
        "--hypothesis-profile=once",
        "-p",
        "no:cacheprovider",
        "-p",
        "_hypothesis_pytestplugin",
        "--no-header",
        "--no-summary",
    ]
    pytest.main([*options, f"--rootdir={TESTS.parent}", f"-c{TESTS.parent / 'pyproject.toml'}", *paths], plugins=[loop])
    if loop.error is not None:
        raise loop.error
    return loop.collected


def passes(item: pytest.Item, following: pytest.Item | None = None) -> bool:
    """Run a test; a test that is skipped shows nothing."""
    try:
        reports = runtestprotocol(item, log=False, nextitem=following)
    except (TypeError, PluggyTeardownRaisedWarning):
        # It failed: pytest looks up the line where it did and finds none in the code that was swapped.
        return False
    return all(report.passed for report in reports)


def against(items: Sequence[pytest.Item], known: dict[str, Known]) -> tuple[str, str]:
    """Run tests until one fails: what became of the mistake, by which test."""
    if sys.platform == "linux" and resource.getrlimit(resource.RLIMIT_AS)[0] == resource.RLIM_INFINITY:
        memory = int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (memory + MORE_MEMORY, memory + MORE_MEMORY))
    for number, item in enumerate(items, 1):
        usual = known[item.nodeid].seconds if item.nodeid in known else 0.0
        limit(5 * usual + SLOWEST)
        try:
            good = passes(item, items[number] if number < len(items) else None)
        except Hang:
            return HUNG, item.nodeid
        finally:
            limit(0)
        if not good:
            return (HUNG if Hang.met else NOTICED), item.nodeid
    return SURVIVED, ""


class Hang(BaseException):
    """A test, or an import, takes too long."""

    met = False


def limit(seconds: float) -> None:
    """Interrupt this process when it has used this much time of the processor; others may use theirs meanwhile."""

    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        Hang.met = True
        raise Hang

    signal.signal(signal.SIGVTALRM, interrupt)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
