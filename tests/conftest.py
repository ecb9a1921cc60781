"""What all tests share: which Parlour is tested, and how long to search."""

from __future__ import annotations

import os
import signal
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
