"""`parlour play --host`: a table of one's own on a server, one seat at this terminal, friends in browsers."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from parlour.cli.join import play_at
from parlour.cli.language import server_words
from parlour.engine.errors import BadInput
from parlour.terminal.company import ME

if TYPE_CHECKING:
    from parlour.engine.title import Json, Title
    from parlour.terminal.wording import Wording

_OPEN = re.compile(r"Parlour is open at (https?://\S+?)/\s")


def host_table(  # noqa: PLR0913 - what was asked for
    title: Title, setup: Json, seat: list[str], bot: str, words: Wording, *, seed: int | None, server: str, listen: str, dark: bool
) -> None:
    """Make a table, say how friends get in, and play."""
    from parlour import client  # noqa: PLC0415

    wanted = seats_wanted(title, setup, seat, bot)
    own = [number for number, who in enumerate(wanted) if who["holder"] == "me"]
    if len(own) != 1:
        msg = "--host: play exactly one seat at this terminal, as in --seat 0=me; the others are friends or bots"
        raise BadInput(msg)
    with _server(server, listen) as address:
        try:
            made = client.new_table(address, title.id, seats=wanted, setup=setup, **({} if seed is None else {"seed": seed}))
            mine = next(link["url"] for link in made["links"] if link["seat"] == own[0])
            host = next(link["url"] for link in made["links"] if link["role"] == "host")
            links = {link["seat"]: link["url"] for link in made["links"] if link["seat"] is not None and link["seat"] != own[0]}
            print(words("send-links"))
            for number, url in links.items():
                print(f"  {words('link-of-seat', seat=number + 1, link=url)}")
            if not links:
                print(f"  {words('all-taken')}")
            print(words("host-link", link=host))
            with client.join(mine, language=server_words(address, words.code).code) as sitting:
                play_at(sitting, dark=dark, links=links)
                back = sitting.link
        except client.Refused as refused:
            raise BadInput(refused.reason) from None
    print(words("table-kept"))
    if not server:
        # Links name the port, so the server has to be found there again.
        print(f"  parlour serve --no-open --host {listen} --port {urlsplit(address).port}")
    print(f"  parlour join '{back}'")


def seats_wanted(title: Title, setup: Json, seat: list[str], bot: str) -> list[Json]:
    """Return who shall sit where: `0=me`, `1=casual`, `2=Ann`; whoever is not named is invited, or a bot."""
    from parlour import new  # noqa: PLC0415
    from parlour.bots.bot import is_bot  # noqa: PLC0415
    from parlour.cli.seats import read_seats  # noqa: PLC0415

    table = new(title.id, seed=0, **setup)
    named = read_seats(table, seat)
    wanted: list[Json] = []
    for place in table.seats:
        who = named.get(place.index, ME if place.index == 0 else bot)
        if who == ME:
            wanted.append({"holder": "me"})
        elif who and is_bot(who):
            wanted.append({"holder": "bot", "level": who})
        else:
            wanted.append({"holder": "invite", "name": who})
    return wanted


@contextmanager
def _server(address: str, listen: str) -> Iterator[str]:
    """Use a server that runs, or start one for as long as we play."""
    if address:
        yield address.rstrip("/")
        return
    command = [sys.executable, "-m", "parlour", "serve", "--no-open", "--host", listen, "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:  # noqa: S603 - ourselves
        try:
            assert process.stdout is not None
            assert process.stderr is not None
            found = _OPEN.match(process.stdout.readline())
            if found is None:
                raise BadInput(process.stderr.readline().removeprefix("parlour: ").strip() or "the server did not start")
            yield found[1]
        finally:
            process.terminate()
            process.wait(timeout=30)
