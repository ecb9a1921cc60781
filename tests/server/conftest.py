"""A server for the tests of a module."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from parlour.server import tokens
from server import postgres
from server.finishing import Friends
from server.hosting import Running

BOTH_STORES = {
    "test_choices",
    "test_seats",
    "test_talk",
    "test_codes",
    "test_names",
    "test_invitations",
    "test_files",
    "test_chance",
    "test_mine",
}
"""Tests of what people do at a table: these run on a file and on PostgreSQL."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "running" in metafunc.fixturenames and metafunc.module.__name__.rpartition(".")[2] in BOTH_STORES:
        metafunc.parametrize("running", ["sqlite", "postgres"], indirect=True, scope="module")


@pytest.fixture(scope="module")
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    if getattr(request, "param", "sqlite") == "sqlite":
        with Running(tmp_path_factory.mktemp("server") / "parlour.db") as server:
            yield server
        return
    url = request.getfixturevalue("pg")
    database = postgres.new_database(url)
    with Running(database) as server:
        yield server
    postgres.drop_database(url, database)


@pytest.fixture(scope="module")
def played(running: Running) -> Friends:
    """Two friends who have finished a game."""
    friends = Friends(running)
    friends.finish()
    return friends


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards in a test whenever it runs."""
    monkeypatch.setattr(tokens, "new_seed", partial(random.Random(request.node.nodeid).getrandbits, 64))


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "parlour.db"


@pytest.fixture(scope="session")
def pg() -> Iterator[str]:
    """A PostgreSQL for all tests."""
    server = postgres.server()
    yield server.url
    server.remove()


@pytest.fixture(scope="session")
def shared_db(pg: str) -> Iterator[str]:
    database = postgres.new_database(pg)
    yield database
    postgres.drop_database(pg, database)


@pytest.fixture
def pg_db(shared_db: str) -> str:
    """A database of it that holds nothing."""
    postgres.empty(shared_db)
    return shared_db
