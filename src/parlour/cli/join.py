"""`parlour join`: a seat at somebody's table, from the terminal."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli.language import USUAL, LanguageOption, server_words
from parlour.engine.errors import BadInput

if TYPE_CHECKING:
    from parlour.client import Seat

_LINK = re.compile(r"https?://[^/\s]+/t/[\w-]+#[\w-]+")
HERE = "http://127.0.0.1:8000"


def join(
    where: Annotated[str, typer.Argument(metavar="LINK|CODE", help="The link you were sent, or the code of the table.")],
    *,
    server: Annotated[str, typer.Option(metavar="URL", help="Where a code is good.")] = HERE,
    name: Annotated[str, typer.Option(help="What the others call you.")] = "",
    light: Annotated[bool, typer.Option("--light", help="Dark letters on a light ground.")] = False,
    language: LanguageOption = "",
) -> None:
    """Join a table by its link or its code: play, talk and watch from the terminal."""
    from parlour.client import Refused  # noqa: PLC0415

    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        msg = "parlour join needs a terminal; programs use parlour.client"
        raise BadInput(msg)
    address = (where.partition("/t/")[0] if where.startswith("http") else server).rstrip("/")
    try:
        words = server_words(address, language)
        with sit_down(where, server, name, words.code) as seat:
            if seat.link != where:
                # An invitation is good once, and a code ends: said before the game, so that no power cut takes it away.
                print(words("come-back", command=f"parlour join '{seat.link}'"), flush=True)
            play_at(seat, dark=not light)
    except Refused as refused:
        raise BadInput(refused.reason) from None
    except OSError:
        msg = f"nobody answers at {address}"
        raise BadInput(msg) from None


def sit_down(where: str, server: str, name: str, language: str = USUAL) -> Seat:
    """Return the seat that a link or a code leads to."""
    from parlour import client  # noqa: PLC0415

    if _LINK.fullmatch(where):
        return client.join(where, name=name, language=language)
    if where.startswith(("http://", "https://")):
        msg = "this is no link to a table: a link ends in /t/… and the part after #"
        raise BadInput(msg)
    return client.join_by_code(server.rstrip("/"), where, name=name, language=language)


def play_at(seat: Seat, *, dark: bool, links: dict[int, str] | None = None) -> None:
    """Play on the whole screen at a seat that is connected."""
    from parlour.client import understood  # noqa: PLC0415

    with understood():
        _play_at(seat, dark=dark, links=links)


def _play_at(seat: Seat, *, dark: bool, links: dict[int, str] | None) -> None:
    import parlour  # noqa: PLC0415
    from parlour.terminal import wording  # noqa: PLC0415
    from parlour.terminal.opening import play  # noqa: PLC0415
    from parlour.terminal.remote import RemoteSitting  # noqa: PLC0415

    words = wording.words(seat.language)
    if not seat.states:
        print(words("not-dealt-yet"), flush=True)
        seat.wait_for_deal()
    title = parlour.title(seat.table_state["game"])
    language = seat.language if seat.language in title.languages() else USUAL
    play(RemoteSitting(title, seat, links, language), dark=dark)
    if (seat.table_state.get("chance") or {}).get("secret"):
        print(words("chance-was-nobodys" if seat.proves() else "chance-not-proven"))
