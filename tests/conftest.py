"""What all tests share: which Parlour is tested, and how long to search."""

from __future__ import annotations

import os
import signal
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

import parlour
from parlour.engine import kernel, title

SOURCES = Path(__file__).parent.parent / "src"
PLAIN = Path(parlour.__file__).is_relative_to(SOURCES)

settings.register_profile("short", deadline=None, derandomize=True, max_examples=50)
settings.register_profile("long", deadline=None, max_examples=5000)
settings.register_profile("attack", deadline=None, max_examples=500)
settings.register_profile(  # `make mutants`: that a test fails is enough, and it may run slowly
    "once", settings.get_profile("short"), phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck)
)
settings.load_profile("short")

# Whoever runs the tests may have set up their system in another language.
os.environ["PARLOUR_LANGUAGE"] = "en"

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Started in the background of a shell, we and all we start would not hear Ctrl-C; some tests press it.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    where = "the plain sources" if PLAIN else "the installed package"
    return f"parlour: {where}, {'interpreted' if str(kernel.__file__).endswith('.py') else 'compiled'}"


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out the doctests of the sources if another Parlour is tested; compiled code keeps no docstrings anyway."""
    if collection_path.name == "openspiel.py" and find_spec("pyspiel") is None:
        return True  # OpenSpiel has no wheels for some machines
    return True if collection_path.is_relative_to(SOURCES) and not PLAIN else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.DoctestItem):
            item.add_marker(pytest.mark.both_modes)


@pytest.fixture(autouse=True)
def shelf_as_it_was() -> Iterator[None]:
    """Take games off the shelf again that a test has put there: they would be listed for the tests that follow."""
    before = dict(title._titles)
    yield
    title._titles.clear()
    title._titles.update(before)


NOT_OURS = ("pymp-", "pytest-of-", "playwright", "org.chromium.", ".org.chromium.", "pulse-")
"""What multiprocessing removes when we end, what another pytest keeps, and what a browser leaves if it is ended at a bad moment."""


@pytest.fixture(scope="session", autouse=True)
def temporary_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[Path, str]]:
    """Lead whatever is put into the system's temporary folder into pytest's own, and fail if any of it is there at the end.

    That goes for the processes we start, too. pytest removes its folders, also those of runs that were killed.
    """
    folder = tmp_path_factory.mktemp("t")  # sockets need short names
    found: dict[Path, str] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TMPDIR", str(folder))
        patch.setattr(tempfile, "tempdir", str(folder))
        yield found
    left = [path for path in folder.iterdir() if not path.name.startswith(NOT_OURS)]
    assert not left, "left in the temporary folder: " + "; ".join(f"{path.name} by {found.get(path, 'the end')}" for path in left)


@pytest.fixture(autouse=True)
def who_leaves_something(request: pytest.FixtureRequest, temporary_folder: dict[Path, str]) -> Iterator[None]:
    """Remember after which test something appeared in the temporary folder; what serves several tests may stay for a while."""
    yield
    for path in Path(tempfile.gettempdir()).iterdir():
        temporary_folder.setdefault(path, request.node.nodeid)
