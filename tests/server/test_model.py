"""Random interleavings of join, choose, drop, resume, undo, hand over, restart, against a simple model of what must be true."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import parlour
from parlour.client import Refused, Seat
from server.hosting import Running, Table

SEATS = st.sampled_from([0, 1])


class TableModel(RuleBasedStateMachine):
    """The model is a game of the engine's own: whatever the server acknowledges is done there, too."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.db = Path(self.folder.name) / "parlour.db"
        self.running = Running(self.db)
        self.clients: dict[int, Seat] = {}
        self.acknowledged: dict[str, tuple[dict[str, Any], int]] = {}

    @initialize(seed=st.integers(0, 2**32))
    def begin(self, seed: int) -> None:
        self.table = Table(self.running.address, seed=seed)
        self.model = parlour.new("unmatched", seed=seed)
        self.version = 0
        self.redo: list[tuple[str, int]] = []
        self.bot: set[int] = set()

    @rule(seat=SEATS)
    def join(self, seat: int) -> None:
        if seat not in self.clients:
            client = self.table.join(seat)
            client.connect()
            self.clients[seat] = client
            assert client.version == self.version

    @rule(seat=SEATS, pick=st.integers(0, 1000))
    def choose(self, seat: int, pick: int) -> None:
        client = self.clients.get(seat)
        if client is None or seat in self.bot:
            return
        self.catch_up(client)
        assert {option["key"] for option in client.options} == self.options(seat)
        if not client.options:
            return
        key = client.options[pick % len(client.options)]["key"]
        message = {"type": "choose", "seat": seat, "key": key, "version": self.version}
        answer = client.request(message, f"id{len(self.acknowledged)}")
        self.model.choose(key, seat)
        self.redo.clear()
        self.moved(message, answer)

    @rule(seat=SEATS, key=st.sampled_from(["nonsense", "attack:dracula", "pass", "move:sherlock_holmes:b1"]))
    def choose_badly(self, seat: int, key: str) -> None:
        client = self.clients.get(seat)
        if client is None or key in self.options(seat) or seat in self.bot:
            return
        self.catch_up(client)
        with pytest.raises(Refused) as refused:
            client.choose(key)
        assert refused.value.code == "illegal"

    @rule(seat=SEATS)
    def choose_too_late(self, seat: int) -> None:
        client = self.clients.get(seat)
        if client is None or not self.version or seat in self.bot:
            return
        with pytest.raises(Refused) as refused:
            client.request({"type": "choose", "seat": seat, "key": "x", "version": self.version - 1})
        assert refused.value.code == "stale"

    @precondition(lambda self: self.acknowledged)
    @rule(pick=st.integers(0, 1000))
    def repeat(self, pick: int) -> None:
        name = sorted(self.acknowledged)[pick % len(self.acknowledged)]
        message, version = self.acknowledged[name]
        client = self.clients.get(message["seat"])
        if client is not None:
            assert client.request(message, name)["version"] == version

    @rule(seat=SEATS)
    def undo(self, seat: int) -> None:
        client = self.clients.get(seat)
        if client is None or seat in self.bot:
            return
        self.catch_up(client)
        assert client.state["can_undo"] == (self.model.undo_seat == seat)
        message = {"type": "undo", "seat": seat, "version": self.version}
        if self.model.undo_seat == seat:
            answer = client.request(message, f"id{len(self.acknowledged)}")
            self.redo.append((self.model.choices[-1], seat))
            self.model.undo()
            self.moved(message, answer)
        else:
            with pytest.raises(Refused):
                client.request(message)

    @rule(seat=SEATS)
    def do_again(self, seat: int) -> None:
        client = self.clients.get(seat)
        if client is None or not self.redo or self.redo[-1][1] != seat or seat in self.bot:
            return
        self.catch_up(client)
        message = {"type": "redo", "seat": seat, "version": self.version}
        answer = client.request(message, f"id{len(self.acknowledged)}")
        key, _ = self.redo.pop()
        self.model.choose(key, seat)
        self.moved(message, answer)

    @rule(seat=SEATS)
    def drop(self, seat: int) -> None:
        if seat in self.clients:
            self.clients[seat].drop()

    @rule(seat=SEATS)
    def hand_over(self, seat: int) -> None:
        if seat not in self.clients or seat in self.bot:
            return
        old = self.clients.pop(seat)
        link = old.http("POST", f"/seats/{seat}", {"action": "hand_over"})["link"]
        self.table.links[seat] = self.table.address + link["path"]
        self.table.tokens[seat] = link["token"]
        with pytest.raises(Refused):
            old.choose("x")
        old.close()
        self.acknowledged = {name: entry for name, entry in self.acknowledged.items() if entry[0]["seat"] != seat}

    @rule()
    def restart(self) -> None:
        for client in self.clients.values():
            client.drop()
        self.running.stop()
        self.running = Running(self.db, port=self.running.settings.port)

    @rule(seat=SEATS)
    def look_as_a_newcomer(self, seat: int) -> None:
        if seat in self.clients:
            with self.table.join(seat) as fresh:
                client = self.clients[seat]
                self.catch_up(client)
                assert fresh.state["view"] == client.state["view"]
                assert fresh.events[seat] == client.events[seat]
                assert fresh.state["view"]["players"] == self.model.view(seat)["players"]

    @invariant()
    def the_server_stands_where_the_model_does(self) -> None:
        live = self.running.house.live.get(self.table.id)
        if live is not None and live.played is not None:
            assert live.version == self.version
            assert live.played.table.choices == self.model.choices
            assert live.played.table.hash() == self.model.hash()

    def options(self, seat: int) -> set[str]:
        decision = self.model.decision
        return {option.key for option in decision.of(seat)} if decision is not None else set()

    def catch_up(self, client: Seat) -> None:
        client.connect()
        while client.version < self.version:
            client.listen(0.01)

    def moved(self, message: dict[str, Any], answer: dict[str, Any]) -> None:
        self.version += 1
        assert answer["version"] == self.version
        self.acknowledged[answer["id"]] = (message, self.version)

    def teardown(self) -> None:
        for client in self.clients.values():
            client.close()
        self.running.stop()
        self.folder.cleanup()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Search long in several tests: one alone would take longer than a test may."""
    if "part" in metafunc.fixturenames:
        metafunc.parametrize("part", range(20 if _long() else 1))


def _long() -> bool:
    return settings.default is not None and settings.default.max_examples > 1000


@pytest.mark.fuzz
@pytest.mark.usefixtures("part")
def test_the_server_agrees_with_the_model_whatever_happens() -> None:
    from hypothesis.stateful import run_state_machine_as_test  # noqa: PLC0415

    some = settings(max_examples=10 if _long() else 5, stateful_step_count=40, deadline=None)
    run_state_machine_as_test(TableModel, settings=some)
