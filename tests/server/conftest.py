"""A server for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.hosting import Running


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server") / "parlour.db") as server:
        yield server


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "parlour.db"
