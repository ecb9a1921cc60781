"""The page people play on: static files from the package, or a plain word of welcome if it was not built."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

from fastapi import APIRouter
from starlette.responses import Response

router = APIRouter(include_in_schema=False)

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

FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""

HASHED = "assets/"


def _page() -> Traversable:
    return files("parlour.server").joinpath("page")


def _file(path: str) -> Response | None:
    parts = PurePosixPath(path).parts
    if not parts or any(part in ("..", ".", "/") or part.startswith(".") or "\\" in part or "\0" in part for part in parts):
        return None
    found = _page().joinpath(*parts)
    if not found.is_file():
        return None
    kind = mimetypes.guess_type(parts[-1])[0] or "application/octet-stream"
    cache = FOREVER if path.startswith(HASHED) else "no-cache"
    return Response(found.read_bytes(), media_type=kind, headers={"cache-control": cache})


def _index() -> Response:
    return _file("index.html") or Response(PLAIN, media_type="text/html", headers={"cache-control": "no-cache"})


@router.get("/plain.css")
def plain_style() -> Response:
    """Return the style of the plain page."""
    return Response(PLAIN_STYLE, media_type="text/css")


@router.get("/{path:path}")
def page(path: str) -> Response:
    """Return a file of the page; an address without a dot is the page itself, and what it shows is its own business."""
    found = _file(path) if path else None
    if found is None and "." not in path and "\\" not in path and not path.startswith("api/"):
        found = _index()
    return found or Response("There is nothing here.\n", status_code=404, media_type="text/plain")
