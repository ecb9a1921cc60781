"""The page people play on: a fixed table of the package's own files, read once. No request ever opens a file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response

from parlour.server.refusals import Refused, problem_answer
from parlour.server.stored import FOREVER, Stored, answer, store

PLAIN = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Parlour</title>
<link rel="stylesheet" href="/plain.css"></head>
<body><main><h1>Parlour</h1>
<p>The server is running, but this installation came without the page to play on.</p>
<p>You can play in a terminal with <code>parlour play</code>, or write to the server from a program:
see <a href="/api/docs.json">the description of its interface</a>.</p></main></body></html>
"""
PLAIN_STYLE = "body{font:1.1rem/1.5 system-ui,sans-serif;margin:0}main{max-width:34rem;margin:4rem auto;padding:0 1rem}"

ROBOTS = "User-agent: *\nDisallow: /api/\nDisallow: /t/\nDisallow: /replay/\nDisallow: /review/\nDisallow: /carry\n"
"""Search engines may find the door, and nobody's table."""

HASHED = "/assets/"
"""Files whose name changes with their content."""

KINDS = {
    "css": "text/css",
    "html": "text/html",
    "ico": "image/x-icon",
    "js": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
    "woff": "font/woff",
    "woff2": "font/woff2",
}

PLACES = re.compile(
    r"/(?:new/?|carry/?|workshop/?|learn(?:/[a-z0-9-]{1,60}/[0-9]{1,3})?/?|puzzles(?:/[a-z0-9-]{1,60}/[0-9a-z]{1,40})?/?"
    r"|(?:t|replay|review)/[0-9a-f]{1,40}/?)?"
)
"""The page's own addresses; which of them lead to a table is for its keys to say."""

AT_TABLE = re.compile(r"/t/([0-9a-f]{1,40})/?")

OF_TABLE = re.compile(r"/(?:t|replay|review)/([0-9a-f]{1,40})/?")
"""Addresses by which a finished game is shared."""

INDEX = "/index.html"


@cache
def table() -> Mapping[str, Stored]:
    """Return every file of the page by its address, whole and ready to be sent."""
    found = {
        "/robots.txt": store(ROBOTS.encode(), "text/plain"),
        "/plain.css": store(PLAIN_STYLE.encode(), "text/css"),
        INDEX: store(PLAIN.encode(), "text/html"),
    }
    page = files("parlour.server").joinpath("page")
    if page.is_dir():
        built = dict(_walk(page, "/"))
        for path, file in built.items():
            kind = KINDS.get(path.rpartition(".")[2])
            if kind is not None:
                brotli = built.get(f"{path}.br")
                found[path] = store(
                    file.read_bytes(),
                    kind,
                    FOREVER if path.startswith(HASHED) else "no-cache",
                    brotli.read_bytes() if brotli is not None else None,
                )
    return found


def _walk(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for one in folder.iterdir():
        if one.is_dir():
            yield from _walk(one, f"{path}{one.name}/")
        else:
            yield path + one.name, one


def look_up(path: str, headers: Headers) -> Response:
    """Return what an address of the page leads to; where there is nothing, the page says so itself."""
    files_of_the_page = table()
    found = files_of_the_page.get(path)
    if found is not None:
        return answer(found, headers)
    if PLACES.fullmatch(path):
        return answer(files_of_the_page[INDEX], headers)
    if path == "/api" or path.startswith("/api/"):
        return problem_answer(Refused("unknown", "There is nothing here; /api/docs.json describes what there is."))
    if "." in path.rpartition("/")[2] or path.startswith(HASHED):
        # Somebody wanted a file, not a page to read.
        return PlainTextResponse("There is nothing here.\n", 404)
    return answer(files_of_the_page[INDEX], headers, 404)
