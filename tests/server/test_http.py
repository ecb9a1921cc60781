"""A good citizen of HTTP: methods, unknown addresses, tags, encodings, caching, what browsers and search engines ask for."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

import parlour
from parlour.server import page
from server import raw
from server.hosting import Running, Table

pytestmark = pytest.mark.attack


@pytest.mark.parametrize("path", ["/", "/new", "/t/0123", "/robots.txt", "/api/games", "/api/docs.json", "/healthz", "/metrics"])
def test_head_is_get_without_its_body(running: Running, path: str) -> None:
    got, head = raw.get(running, path), raw.get(running, path, method="HEAD")
    assert head.status == got.status == 200
    assert head.body == b""
    ignored = {"date"} | ({"content-length"} if path == "/metrics" else set())
    assert {name: value for name, value in head.headers.items() if name not in ignored} == {
        name: value for name, value in got.headers.items() if name not in ignored
    }
    assert int(head.headers["content-length"]) > 0


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/", "GET, HEAD, OPTIONS"),
        ("/favicon.ico", "GET, HEAD, OPTIONS"),
        ("/api/games", "GET, HEAD, OPTIONS"),
        ("/api/tables", "GET, HEAD, OPTIONS, POST"),
        ("/api/join", "OPTIONS, POST"),
        ("/api/tables/0123/code", "DELETE, GET, HEAD, OPTIONS, POST"),
    ],
)
def test_options_and_refused_methods_name_what_is_allowed(running: Running, path: str, allowed: str) -> None:
    if path == "/favicon.ico" and path not in page.table():
        pytest.skip("the page was not built")
    asked = raw.get(running, path, method="OPTIONS")
    assert (asked.status, asked.headers["allow"], asked.body) == (204, allowed, b"")
    for method in ("PUT", "PATCH", "TRACE", "BREW"):
        refused = raw.get(running, path, method=method)
        assert (refused.status, refused.headers["allow"]) == (405, allowed)
        assert json.loads(refused.body)["code"] == "bad_request"


def test_no_method_makes_an_address_exist(running: Running) -> None:
    for method in ("GET", "HEAD", "OPTIONS", "POST", "DELETE", "PUT"):
        assert raw.get(running, "/api/nothing", method=method).status == 404


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/games/", "/api//games", "/api/tables/0123/nothing", "/api/t.js"]
)
def test_an_unknown_address_of_the_interface_is_a_problem_document(running: Running, path: str) -> None:
    got = raw.get(running, path)
    assert got.status == 404
    assert got.headers["content-type"] == "application/problem+json"
    assert json.loads(got.body).keys() == {"code", "reason", "rule"}
    assert json.loads(got.body)["code"] == "unknown"


def test_every_refusal_is_a_problem_document(running: Running) -> None:
    refusals = [
        raw.get(running, "/api/tables/0123"),
        raw.get(running, "/api/games/chess/rules"),
        raw.get(running, "/api/tables/NOT-A-TABLE"),
        raw.get(running, "/api/games", host="evil.example"),
        raw.get(running, "/api/tables", "Authorization: Basic x"),
    ]
    assert [refused.status for refused in refusals] == [401, 404, 422, 421, 401]
    for refused in refusals:
        assert refused.headers["content-type"] == "application/problem+json"
        assert json.loads(refused.body).keys() == {"code", "reason", "rule"}


@pytest.mark.parametrize(
    "path", ["/nothing", "/t/", "/t/XYZ", "/t/0123/more", "/new/x", "/" + "t/" * 9000, "/replay", "/" + "0" * 3000]
)
def test_an_unknown_page_is_a_404_with_the_page(running: Running, path: str) -> None:
    got = raw.get(running, path)
    assert got.status == 404
    assert got.body == page.table()["/index.html"].body


@pytest.mark.parametrize("path", ["/", "/new", "/new?game=unmatched", "/t/0123456789abcdef", "/t/00/", "/replay/0123"])
def test_the_pages_own_addresses_are_the_page(running: Running, path: str) -> None:
    got = raw.get(running, path)
    assert got.status == 200
    assert got.body == page.table()["/index.html"].body
    assert got.headers["cache-control"] == "no-cache"


def test_what_has_not_changed_is_not_sent_again(running: Running) -> None:
    for path in ("/", "/robots.txt", "/api/games", f"/api/games/{parlour.games()[0]}/catalogue"):
        got = raw.get(running, path, "Accept-Encoding: gzip")
        tag = got.headers["etag"]
        for said in (tag, f'"other", W/{tag}', "*"):
            again = raw.get(running, path, "Accept-Encoding: gzip", f"If-None-Match: {said}")
            assert (again.status, again.body) == (304, b"")
            assert again.headers["etag"] == tag
            assert again.headers["cache-control"] == got.headers["cache-control"]
        assert raw.get(running, path, 'If-None-Match: "other"').status == 200


@pytest.mark.parametrize("game", parlour.games())
def test_documents_for_everybody_are_compressed_for_those_who_can_read_it(running: Running, game: str) -> None:
    for path in (f"/api/games/{game}/catalogue", f"/api/games/{game}/rules", "/api/games", "/api/docs.json"):
        plain = raw.get(running, path)
        small = raw.get(running, path, "Accept-Encoding: gzip, deflate, br")
        assert "content-encoding" not in plain.headers
        assert small.headers["content-encoding"] == "gzip"
        assert gzip.decompress(small.body) == plain.body
        assert len(small.body) * 2 < len(plain.body)
        assert plain.headers["vary"] == small.headers["vary"] == "Accept-Encoding"
        assert plain.headers["etag"] != small.headers["etag"]
        assert "content-encoding" not in raw.get(running, path, "Accept-Encoding: gzip;q=0, *;q=0").headers


def test_files_are_sent_in_the_encoding_asked_for(running: Running) -> None:
    for path, thing in page.table().items():
        for coding, body in thing.encoded.items():
            got = raw.get(running, path, f"Accept-Encoding: {coding}")
            assert (got.headers["content-encoding"], got.body) == (coding, body)
            assert int(got.headers["content-length"]) == len(body) < len(thing.body)


def test_files_named_by_their_content_are_kept_for_ever(running: Running) -> None:
    for path in page.table():
        kept = raw.get(running, path).headers["cache-control"]
        assert kept == ("public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache")


def test_nothing_that_belongs_to_a_table_is_compressed_or_kept(running: Running) -> None:
    """The length of a compressed text tells how much of what others wrote occurs in what a seat may not show."""
    table = Table(running.address, seats=[{"holder": "me"}, {"holder": "me"}])
    for path in ("", "/chat", "/replay/0"):
        key = f"Authorization: Bearer {table.tokens[0]}"
        got = raw.get(running, f"/api/tables/{table.id}{path}", key, "Accept-Encoding: gzip, br")
        assert got.status == 200
        assert "content-encoding" not in got.headers
        assert got.headers["cache-control"] == "no-store"
        assert "etag" not in got.headers


def test_robots_stay_out_of_tables(running: Running) -> None:
    got = raw.get(running, "/robots.txt")
    assert got.headers["content-type"].startswith("text/plain")
    assert b"Disallow: /t/" in got.body
    assert b"Disallow: /api/" in got.body


def test_there_is_an_icon(running: Running) -> None:
    if "/favicon.ico" not in page.table():
        pytest.skip("the page was not built")
    got = raw.get(running, "/favicon.ico")
    assert got.headers["content-type"] == "image/x-icon"
    assert got.body.startswith(b"\x00\x00\x01\x00")


def test_whoever_came_by_tls_is_told_to_do_so_again(db: Path) -> None:
    with Running(db, url="https://games.example.org") as running:
        for path in ("/", "/api/games", "/api/nothing"):
            assert raw.get(running, path).headers["strict-transport-security"].startswith("max-age=31536000")


def test_without_tls_nobody_is_told_to_use_it(running: Running) -> None:
    assert "strict-transport-security" not in raw.get(running, "/").headers


@pytest.mark.parametrize(
    "headers",
    [
        ["Origin: http://127.0.0.1", "Origin: https://evil.example"],
        ["Authorization: Bearer " + "a" * 27, "Authorization: Bearer " + "b" * 27],
        ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-origin"],
        ["Host: evil.example"],
        ["Content-Length: 0", "Content-Length: 5"],
    ],
)
def test_a_header_that_says_two_things_is_refused(running: Running, headers: list[str]) -> None:
    assert raw.get(running, "/api/games", *headers).status in (400, 422)


@pytest.mark.parametrize(
    "cookie", ["parlour=\xff\xfe\x80", "parlour=" + "a" * 9000, "=;;;=", "parlour=%00%0a", 'parlour="a\\"b"', "parlour"]
)
def test_odd_cookies_are_nobodys(running: Running, cookie: str) -> None:
    got = raw.get(running, "/api/tables", f"Cookie: {cookie}")
    assert got.status == 200
    assert json.loads(got.body) == {"tables": [], "finished": 0}
