"""The page's files: those in the package and no others, whatever a path looks like."""

from __future__ import annotations

import builtins
import io
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.server import page
from parlour.server.stored import ASK_AGAIN, FOREVER, answer, store
from server import raw
from server.hosting import Running

pytestmark = pytest.mark.attack

TARGETS = ["/etc/passwd", "/proc/self/environ", "/proc/self/fd/3"]


@pytest.fixture(scope="module")
def secret(running: Running) -> Iterator[Path]:
    path = running.db.parent / "secret.txt"
    path.write_text("not for you: root:x:0\n", encoding="utf-8")
    yield path
    path.unlink()


def disguises(target: str) -> list[str]:
    inner = target.lstrip("/")
    return [
        f"//{target}",
        f"/{target}",
        f"/%2F%2F{inner}",
        f"/%2f{inner}",
        f"/%2F{inner.replace('/', '%2F')}",
        f"/..%2f..%2f..%2f..%2f..%2f..%2f..%2f{inner}",
        f"/../../../../../../../../..{target}",
        f"/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e{target}",
        f"/assets/..%2f..%2f..%2f..%2f..%2f..{target}",
        f"/assets//{target}",
        f"/\\{inner}",
        f"/..\\..\\..\\..\\{inner}",
        f"/%5c..%5c..%5c{inner}",
        f"/.{target}",
        f"/%00{target}",
        f"{target}%00.js",
        f"/file://{target}",
        f"/./{target}",
    ]


def test_no_spelling_of_a_path_leads_out_of_the_table(running: Running, secret: Path) -> None:
    for target in [*TARGETS, str(secret), str(running.db), str(Path(page.__file__))]:
        for path in disguises(target):
            got = raw.get(running, path)
            assert got.status == 404, path
            for told in (b"root:", b"SQLite format", b"import annotations", b"PATH="):
                assert told not in got.body, path


@pytest.mark.parametrize("path", ["/" + "a" * 5000, "/" + "a/" * 8000, "/assets/" + "b" * 300, "/%00", "/%7f", "/%ff%fe", "/%"])
def test_odd_paths_are_not_found_and_nothing_fails(running: Running, path: str, caplog: pytest.LogCaptureFixture) -> None:
    assert raw.get(running, path).status == 404
    assert not [record for record in caplog.records if record.exc_info]


def test_nothing_is_opened_because_a_request_names_it(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = ("/", "/t/0123", "/nothing", "/assets/none.js", "///etc/passwd", "/robots.txt", "/favicon.ico")
    for path in paths:
        raw.get(running, path)
    opened: list[Any] = []

    def watched(real: Any) -> Any:
        def opener(file: Any, *args: Any, **more: Any) -> Any:
            if not isinstance(file, int):
                opened.append(file)
            return real(file, *args, **more)

        return opener

    for module, name in ((builtins, "open"), (io, "open"), (os, "open"), (os, "stat"), (os, "listdir")):
        monkeypatch.setattr(module, name, watched(getattr(module, name)))
    for path in paths:
        raw.get(running, path)
    monkeypatch.undo()
    assert [str(file) for file in opened if "parlour.db" not in str(file)] == []


def test_every_file_of_the_page_is_served_as_what_it_is(running: Running) -> None:
    for path, thing in page.table().items():
        got = raw.get(running, path)
        assert (got.status, got.body) == (200, thing.body), path
        assert got.headers["content-type"].partition(";")[0] == thing.kind
    assert not any(path.endswith(".br") for path in page.table())


def test_what_never_changes_under_its_name_has_no_tag_and_everything_else_has_one() -> None:
    for path, thing in page.table().items():
        told = answer(thing, {}).headers
        assert ("etag" in told) == (told["cache-control"] != FOREVER), path
    assert {thing.cache for thing in page.table().values()} == {FOREVER, ASK_AGAIN}


def test_brotli_is_sent_where_it_was_laid_beside_a_file() -> None:
    body = b"let a = 1;\n" * 500
    thing = store(body, "text/javascript", brotli=b"small")
    assert thing.encoded["br"] == b"small"
    assert len(thing.encoded["gzip"]) < len(body)
    assert store(b"tiny", "text/javascript", brotli=b"s").encoded == {}
    assert store(body, "font/woff2").encoded == {}
