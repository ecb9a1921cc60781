"""Friends in the same house: no TLS, so browsers offer less; and chance in which every device has a part."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import Opener
from browser.playing import by_list, link, play, start, until, wait_for_choices
from parlour.engine.record import loads
from server.hosting import Running

NAME = "parlour.test"
"""A name for this machine that browsers do not trust as they trust `localhost`, like any address in a house."""


def at_home(running: Running) -> str:
    return running.address.replace("127.0.0.1", NAME)


def made(page: Any, **wanted: Any) -> Any:
    return page.evaluate(
        "(body) => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify(body)}).then((answer) => answer.json())",
        wanted,
    )


def test_a_table_without_tls_is_played(tmp_path: Path, opener: Opener) -> None:
    with Running(tmp_path / "parlour.db", hosts=(NAME,)) as running:
        page = opener(at_home(running))
        assert page.evaluate("window.isSecureContext") is False
        start(page, at_home(running), "unmatched")
        assert play(page, by_list, seed=1, most=4) == 4


@pytest.mark.parametrize("phone", [False, True])
def test_all_devices_draw_together_and_see_the_proof(tmp_path: Path, opener: Opener, phone: bool) -> None:
    with Running(tmp_path / "parlour.db", hosts=(NAME,)) as running:
        ada = opener(at_home(running), phone=phone)
        seats = [{"holder": "me", "name": "Ada"}, {"holder": "invite", "name": "Bob"}]
        table = made(ada, game="unmatched", seats=seats, shared_chance=True)
        ada.goto(f"{at_home(running)}/t/{table['table']}")
        ada.get_by_text("Waiting for everybody").wait_for()
        assert ada.get_by_text("not here yet").is_visible()
        assert ada.locator(".boardwrap").count() == 0
        bob = opener(at_home(running) + link(table, "seat", 1), phone=phone)
        for page in (ada, bob):
            page.wait_for_selector(".boardwrap", state="attached")
        until(ada, "document.querySelector('.log') !== null")
        assert len(wait_for_choices(ada if ada.locator(".actions [data-key]").count() else bob)) > 0
        host = next(one["token"] for one in table["links"] if one["role"] == "host")
        record = running.within(closed(running, table["table"]))
        assert host not in record
        drawn = loads(record)
        assert drawn.chance is not None
        assert sorted(drawn.chance.words) == [0, 1]
        ada.keyboard.press("m")
        ada.get_by_text("Proven: nobody chose the dice and cards.").wait_for()
        kept = f"parlour.chance.{table['table']}"
        assert json.loads(ada.evaluate("(key) => localStorage.getItem(key)", kept))["commitment"] == drawn.chance.commitment


async def closed(running: Running, table_id: str) -> str:
    """Close a table and return its record."""
    from parlour.server import making, seating  # noqa: PLC0415 - only here

    live = running.house.live[table_id]
    host = [link.id for link in live.links.values() if link.role == "host"]
    await seating.close(running.house, live, live.rights(host))
    return json.dumps(making.record_of(live)())
