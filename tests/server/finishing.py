"""Two friends, each with a browser of their own, who play a duel to its end."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from parlour.engine.record import Record
from review.finished import whole
from server.device import Device
from server.hosting import Running, eventually

LAST = 4
"""So many choices before its end they sit down."""


class Friends:
    """Ann made the table, Bob was invited."""

    def __init__(self, running: Running, *, known_deal: bool = False, game: Record | None = None, last: int = LAST) -> None:
        self.running = running
        self.record = game or whole("unmatched")
        self.last = last
        self.ann, self.bob = Device(running), Device(running)
        record = json.loads(replace(self.record, choices=self.record.choices[:-last], hash="").dumps())
        seats = [{"holder": "me", "name": "Ann"}, {"holder": "invite", "name": "Bob"}]
        status, made = self.ann.ask("POST", "/api/import", {"record": record, "seats": seats})
        assert status == 201
        self.table: str = made["table"]
        self.links: list[dict[str, Any]] = made["links"]
        invitation = next(link["token"] for link in made["links"] if link["seat"] == 1)
        assert self.bob.join(f"x/{self.table}#{invitation}", "Bob")[0] == 200
        if not known_deal:
            # As if nobody had known the deal.
            running.within(running.house.open(self.table)).info.open_book = False
            self.sql("UPDATE tables SET open_book=0 WHERE id=?", self.table)

    def sql(self, text: str, *values: Any) -> Any:
        store = self.running.house.store

        def job(c: Any) -> Any:
            found = c.execute(text, values)
            return found.fetchall() if text.startswith("SELECT") else None

        return self.running.within(store.change_own(job))

    def choose(self, key: str) -> None:
        """Let whoever has this option choose it."""
        for seat, device in enumerate((self.ann, self.bob)):
            status, opened = device.once("GET", f"/api/tables/{self.table}?seat={seat}")
            assert status == 200
            state = opened["states"][0]
            decision = state["view"]["decision"]
            if any(option["key"] == key for option in decision["options"]):
                body = {"type": "choose", "id": f"{state['version']}", "seat": seat, "key": key, "version": state["version"]}
                assert device.once("POST", f"/api/tables/{self.table}/act", body)[0] == 200
                return
        raise AssertionError(key)

    def finish(self) -> None:
        """Play to the end, and wait until it is written down."""
        for key in self.record.choices[-self.last :]:
            self.choose(key)
        eventually(lambda: self.sql("SELECT noted FROM tables WHERE id=?", self.table) == [(1,)])

    def finished(self, device: Device) -> list[dict[str, Any]]:
        status, found = device.once("GET", "/api/mine/games")
        assert status == 200
        games: list[dict[str, Any]] = found["games"]
        return games
