"""A server for the tests of a module."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from parlour.server import tokens
from server.hosting import Running


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server") / "parlour.db") as server:
        yield server


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards in a test whenever it runs."""
    monkeypatch.setattr(tokens, "new_seed", partial(random.Random(request.node.nodeid).getrandbits, 64))


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "parlour.db"
