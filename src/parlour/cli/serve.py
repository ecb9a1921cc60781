"""`parlour serve`: tables for people in browsers and for programs, from one process and one file, or from many on PostgreSQL."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from parlour.engine.errors import BadInput

LEVELS = ("debug", "info", "warning", "error")
WORKSHOP = ("on", "own", "off")
USUAL_DB = "parlour.db"


def page_is_built() -> bool:
    """Say whether the page came with this install."""
    return files("parlour").joinpath("server/page/index.html").is_file()


def serve(  # noqa: PLR0913 - each is an option of the command
    *,
    host: Annotated[
        str, typer.Option(help="The address to listen on. Anything but loopback is open to the network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any that is free.")] = 8000,
    db: Annotated[
        str | None,
        typer.Option(
            help="The database: a file, or postgresql://… for several nodes; without it, the file in your own data folder.",
            envvar="PARLOUR_DB",
        ),
    ] = None,
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="With PostgreSQL: so many nodes on this machine, each with a port of its own.")
    ] = 1,
    hints: Annotated[
        bool,
        typer.Option("--hints/--no-hints", help="With PostgreSQL: hear at once what other nodes did, or look twice a second."),
    ] = True,
    max_tables: Annotated[int, typer.Option(min=1, help="Tables in memory at once.")] = 500,
    keep: Annotated[
        int,
        typer.Option(
            min=0, max=36_500, metavar="DAYS", help="Days until a table is removed that nobody comes back to; 0 keeps all."
        ),
    ] = 180,
    workers: Annotated[int | None, typer.Option(min=1, max=64, help="Processes for thinking bots.")] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="FILE.py", help="A bot of your own that people here may seat; may be given several times."),
    ] = None,
    settings: Annotated[
        list[str] | None,
        typer.Option(
            "--set", metavar="GAME.ID=VALUE", help="Change a printed figure at every new table: unmatched.dracula.health=20."
        ),
    ] = None,
    pack: Annotated[
        list[str] | None,
        typer.Option(
            metavar="FOLDER", help="Play every new table with a pack, read again while you edit it; may be given several times."
        ),
    ] = None,
    workshop: Annotated[
        str, typer.Option(metavar="on|own|off", help="Play studies for everybody, for whoever sits at this machine, for nobody.")
    ] = "own",
    url: Annotated[
        str, typer.Option(help="The address people use, if a proxy stands before the server: https://games.example.org")
    ] = "",
    proxy: Annotated[str, typer.Option(help="Addresses of proxies whose X-Forwarded headers are believed, with commas.")] = "",
    log_level: Annotated[str, typer.Option(help=f"One of {', '.join(LEVELS)}.")] = "warning",
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = True,
) -> int:
    """Serve tables: create games, invite friends by link, let bots fill seats. Stop with Ctrl-C; nothing is lost."""
    from parlour.cli.figures import read_of_all  # noqa: PLC0415
    from parlour.cli.files import data_folder  # noqa: PLC0415
    from parlour.games import titles  # noqa: PLC0415
    from parlour.server.levels import read_files  # noqa: PLC0415
    from parlour.server.packs import Packs  # noqa: PLC0415
    from parlour.server.running import run  # noqa: PLC0415 - the web stack is loaded only where it is used
    from parlour.server.settings import Settings  # noqa: PLC0415
    from parlour.server.several import run_several  # noqa: PLC0415
    from parlour.server.stores import read_db  # noqa: PLC0415

    if log_level not in LEVELS:
        msg = f"--log-level: one of {', '.join(LEVELS)}, not {log_level!r}"
        raise BadInput(msg)
    if not host.strip():
        msg = "--host: name an address; 0.0.0.0 means every network this machine is in"
        raise BadInput(msg)
    place = read_db(db) if db is not None else data_folder() / USUAL_DB
    if isinstance(place, Path) and place.is_dir():
        msg = f"--db: {place} is a folder; name a file"
        raise BadInput(msg)
    if processes > 1 and isinstance(place, Path):
        msg = "--processes: a file is served by one process; several need --db postgresql://… (docs/scale.md)"
        raise BadInput(msg)
    if processes > 1 and port + processes > 65_536:
        msg = f"--processes: there are no {processes} ports from {port} on"
        raise BadInput(msg)
    if workshop not in WORKSHOP:
        msg = f"--workshop: one of {', '.join(WORKSHOP)}, not {workshop!r}"
        raise BadInput(msg)
    if url and not _is_address(url):
        msg = f"--url: an address like https://games.example.org, not {url!r}"
        raise BadInput(msg)
    packs = Packs(tuple(pack or ()))
    figures = read_of_all([packs.title(title.id) for title in titles()], settings) if settings else {}
    agreed = Settings(
        db=place,
        hints=hints,
        host=host,
        port=port,
        url=url.rstrip("/"),
        proxies=proxy,
        workshop=workshop,
        max_tables=max_tables,
        keep_days=keep,
        bots=tuple(read_files(bot or []).items()),
        packs=packs.places,
        figures=tuple((game, tuple(changed.items())) for game, changed in figures.items()),
        workers=workers if workers is not None else max(1, (os.cpu_count() or 2) - 1),
    )
    if processes > 1:
        return run_several(agreed, log_level, processes, bot or [])
    return run(agreed, log_level, open_page=open_page)


def _is_address(url: str) -> bool:
    """Say whether browsers find something under an address."""
    try:
        parts = urlsplit(url)
        return (
            parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0 and url.isascii() and url.isprintable()
        )
    except ValueError:
        return False
