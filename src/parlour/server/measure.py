"""How fast the server is, measured on loopback: many live tables, reconnecting, opening, memory; alone and with bots thinking."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic, perf_counter, time

from websockets.asyncio.client import ClientConnection, connect

import parlour
from parlour.bots.foreign import deaf_to_ctrl_c
from parlour.client import Json, ask, join
from parlour.engine.counting import counted
from parlour.engine.errors import BadInput
from parlour.server.app import serve
from parlour.server.contract import NewTable
from parlour.server.house import new_link
from parlour.server.journal import Move, Played, TableInfo, fingerprint
from parlour.server.reading import Draft
from parlour.server.rights import SeatRow
from parlour.server.running import collect_seldom
from parlour.server.saturate import MOST_CPU, saturated
from parlour.server.settings import Settings
from parlour.server.store_sqlite import SqliteStore
from parlour.server.stores import read_db
from parlour.server.tokens import new_id

TABLES = 200
BOT_TABLES = 20
BOT_LEVEL = "casual"
SECONDS = 10.0
PACE = 2.0
"""Seconds between two choices at a table: people are slower."""

DECISIONS = "parlour_bot_decisions_total"

LONG = 1000
NO_LIMIT = 1e9

LONGEST_WAIT = 30.0
"""Seconds after which an answer counts as not given, and the measurement fails."""

LONGEST = 300.0
"""Seconds the whole measurement may take besides the playing itself."""


def host(db: str, port: str) -> None:
    """Serve without the limits for strangers; this runs in a process of its own."""
    settings = Settings(
        read_db(db),
        port=int(port),
        requests_per_second=NO_LIMIT,
        share=NO_LIMIT,
        most_under_way=NO_LIMIT,
        request_burst=NO_LIMIT,
        tables_per_minute=NO_LIMIT,
        table_burst=NO_LIMIT,
        space_per_hour=NO_LIMIT,
        most_per_address=100_000,
        most_connections=100_000,
        most_open=100_000,
        most_open_per_address=100_000,
        max_tables=20_000,
    )
    server = serve(settings)
    collect_seldom()
    server.run()


class Host:
    """The server's process."""

    def __init__(self, db: Path | str) -> None:
        self.port = free_port()
        self.db = db
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start and wait until it answers."""
        code = "import sys; from parlour.server.measure import host; host(*sys.argv[1:])"
        with deaf_to_ctrl_c():
            self.process = subprocess.Popen([sys.executable, "-c", code, str(self.db), str(self.port)])  # noqa: S603 - ourselves
        until = monotonic() + 60
        while monotonic() < until:
            try:
                ask("GET", f"{self.address}/healthz")
            except OSError:
                if self.process.poll() is not None:
                    break
                continue
            return
        msg = "the server did not start"
        raise BadInput(msg)

    def stop(self) -> None:
        """Stop it and wait."""
        self.process.terminate()
        self.process.wait(30)

    def memory(self) -> float | None:
        """Return the megabytes the process holds, where the system tells."""
        try:
            for line in Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii").splitlines():
                if line.startswith("VmRSS:"):
                    return int(line.split()[1]) / 1024
        except OSError:
            pass
        return None

    def cpu(self) -> float:
        """Return the seconds of CPU time the process has used, or 0 where the system does not tell."""
        return cpu_of(self.process.pid)

    def counters(self) -> dict[str, float]:
        """Return what the server counts."""
        from urllib.request import urlopen  # noqa: PLC0415

        with urlopen(f"{self.address}/metrics") as answer:  # noqa: S310 - our own server
            lines = answer.read().decode().splitlines()
        return {line.split()[0].partition("{")[0]: float(line.split()[1]) for line in lines if line.startswith("parlour_")}


def free_port() -> int:
    """Return a port nobody uses."""
    import socket  # noqa: PLC0415

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def cpu_of(pid: int) -> float:
    """Return the seconds of CPU time a process has used, or 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / float(os.sysconf("SC_CLK_TCK"))


class Table:
    """One live table: a connection for every seat, and choices at random."""

    def __init__(self, made: Json, address: str, number: int) -> None:
        self.id: str = made["table"]
        self.tokens = {link["seat"]: link["token"] for link in made["links"] if link["role"] == "seat"}
        self.address = f"ws{address[4:]}/api/socket"
        self.chance = Random(number)
        self.states: dict[int, Json] = {}
        self.sockets: dict[int, ClientConnection] = {}
        self.answered = 0

    async def open(self, stack: AsyncExitStack, seat: int, since: int = -1) -> float:
        """Connect a seat; return the seconds until its state was there."""
        began = perf_counter()
        socket = await stack.enter_async_context(connect(self.address, compression=None, max_size=None))
        await socket.send(json.dumps({"type": "hello", "table": self.id, "token": self.tokens[seat], "since": since}))
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), LONGEST_WAIT))
            if message["type"] == "state":
                self.states[seat] = message["state"]
                self.sockets[seat] = socket
                return perf_counter() - began

    async def play(self, until: float, waits: list[float]) -> None:
        """Choose at the pace of the bench, and note how long each answer took."""
        await asyncio.sleep(self.chance.random() * PACE)
        while monotonic() < until:
            began = perf_counter()
            newest = max(self.states, key=lambda seat: int(self.states[seat]["version"]))
            version = self.states[newest]["version"]
            asked = next((seat for seat in self.states if (self.states[seat]["view"]["decision"] or {}).get("options")), None)
            if asked is None:
                return
            option = self.chance.choice(self.states[asked]["view"]["decision"]["options"])
            self.answered += 1
            message = {"type": "choose", "id": f"n{self.answered}", "seat": asked, "key": option["key"], "version": version}
            await self.sockets[asked].send(json.dumps(message))
            await asyncio.gather(*(self._hear(seat, version) for seat in self.sockets))
            waits.append(perf_counter() - began)
            await asyncio.sleep(max(0.0, PACE - (perf_counter() - began)))

    async def _hear(self, seat: int, version: int) -> None:
        while self.states[seat]["version"] <= version:
            message = json.loads(await asyncio.wait_for(self.sockets[seat].recv(), LONGEST_WAIT))
            if message["type"] == "state":
                self.states[seat] = message["state"]
            elif message["type"] == "answer" and not message["ok"]:
                raise RuntimeError(message["problem"]["reason"])


def new_tables(address: str, count: int, seats: list[Json]) -> list[Table]:
    """Start tables of all games in turn."""
    games = parlour.games()
    made = []
    for number in range(count):
        body = {"game": games[number % len(games)], "seats": seats}
        table = Table(ask("POST", f"{address}/api/tables", body), address, number)
        for seat, token in table.tokens.items():
            invited = join(f"{address}/t/{table.id}#{token}")
            invited.sit()
            table.tokens[seat] = invited.token
        made.append(table)
    return made


def long_table(db: Path) -> Json:
    """Write a table with a thousand decisions into a database nobody serves; many are taken back, so that the game lasts."""
    draft = Draft(TableInfo(new_id(), "", "", {}, 7, None, True, True, None, time()), Played(parlour.new("unmatched", seed=7)), [])  # noqa: FBT003
    table, chance, decisions = draft.played.table, Random(7), 0
    draft.info.game, draft.info.rules, draft.info.setup = table.title.id, table.title.rules_version, table.setup
    while decisions < LONG:
        kind, seat, key = "undo", table.undo_seat, ""
        decision = table.decision
        if decision is not None and (seat is None or chance.random() < 0.1):
            option = chance.choice(decision.options)
            kind, seat, key = "choose", option.seat, option.key
            decisions += 1
        draft.played.apply(kind, seat, key, 0)  # type: ignore[arg-type]
        noted = fingerprint(table, draft.played.version)
        moved = Move(draft.played.version, kind, seat, key, table.moment, "person", "", None, noted, time())  # type: ignore[arg-type]
        draft.moves.append(moved)
    link, token = new_link("seat", 0, used=True)
    seats = [SeatRow("person", None, "") for _ in table.seats]
    store = SqliteStore(db)
    try:
        asyncio.run(store.create(NewTable(draft.info, draft.moves, seats, [link])))
    finally:
        store.close()
    return {"table": draft.info.id, "links": [{"role": "seat", "seat": 0, "token": token}]}


async def measure(seconds: float) -> Json:
    """Return all figures."""
    with tempfile.TemporaryDirectory() as folder:
        server = Host(Path(folder) / "bench.db")
        server.start()
        try:
            return await asyncio.wait_for(_measure(server, seconds), LONGEST + 3 * seconds)
        finally:
            server.stop()


async def _measure(server: Host, seconds: float) -> Json:
    empty = server.memory()
    tables = new_tables(server.address, TABLES, [])
    bare = server.memory()
    async with AsyncExitStack() as stack:
        for table in tables:
            for seat in table.tokens:
                await table.open(stack, seat)
        full = server.memory()
        found: Json = {
            "tables": TABLES,
            "connections": sum(len(table.tokens) for table in tables),
            "bots_idle": await _choices(server, tables, seconds),
            "kb_per_table": round((bare - empty) * 1024 / TABLES, 1) if empty and bare else None,
            "kb_per_table_with_its_connections": round((full - empty) * 1024 / TABLES, 1) if empty and full else None,
        }
        found["reconnect"] = await _reconnect(tables)
        bots = BotTables(server)
        await asyncio.to_thread(bots.fill)
        before = server.counters()
        keeper = asyncio.create_task(bots.keep())
        thinking = await _choices(server, tables, seconds)
        keeper.cancel()
        after = server.counters()
        found["bots_thinking"] = thinking | {
            "bot_tables": BOT_TABLES,
            "bot_tables_finished": bots.finished,
            "level": BOT_LEVEL,
            "bot_decisions_per_s": round(
                (after["parlour_bot_decisions_total"] - before["parlour_bot_decisions_total"]) / seconds, 1
            ),
            "bot_failures": int(after["parlour_bot_failures_total"]),
        }
    server.stop()
    found["saturated"] = await _without_bots(server, seconds)
    assert isinstance(server.db, Path)
    long = Table(await asyncio.to_thread(long_table, server.db), server.address, 0)
    server.start()
    # The first table also loads the game's code; that is not what is measured.
    ask("POST", f"{server.address}/api/tables", {"game": "unmatched"})
    async with AsyncExitStack() as stack:
        found["open_long_table_s"] = round(await long.open(stack, min(long.tokens)), 3)
        found["long_table_decisions"] = LONG
    return found


async def _without_bots(server: Host, seconds: float) -> Json:
    """Measure without pauses, at a server of its own: bots of earlier tables play on, and people's choices would pay for theirs."""
    assert isinstance(server.db, Path)
    alone = Host(server.db.with_name("alone.db"))
    alone.start()
    try:
        return await saturated([alone], parlour.games(), seconds)
    finally:
        alone.stop()


class BotTables:
    """Tables at which only bots play; one whose game is over is replaced, so that as many think all the time."""

    def __init__(self, server: Host) -> None:
        self.server = server
        self.running: list[tuple[str, str]] = []
        self.finished = 0
        self.started = 0

    def fill(self) -> None:
        """Start tables until there are enough."""
        for table, token in list(self.running):
            if ask("GET", f"{self.server.address}/api/tables/{table}", None, token)["table"]["over"]:
                self.running.remove((table, token))
                self.finished += 1
        while len(self.running) < BOT_TABLES:
            game = parlour.games()[self.started % len(parlour.games())]
            self.started += 1
            seats = [{"holder": "bot", "level": BOT_LEVEL} for _ in parlour.new(game).seats]
            made = ask("POST", f"{self.server.address}/api/tables", {"game": game, "seats": seats})
            token = next(link["token"] for link in made["links"] if link["role"] == "host")
            self.running.append((made["table"], token))

    async def keep(self) -> None:
        """Look after the tables now and then."""
        while True:
            await asyncio.sleep(1.0)
            await asyncio.to_thread(self.fill)


async def _choices(server: Host, tables: list[Table], seconds: float) -> Json:
    waits: list[float] = []
    began = monotonic()
    before = server.cpu()
    await asyncio.gather(*(table.play(began + seconds, waits) for table in tables))
    spent, took = server.cpu() - before, monotonic() - began
    return {
        "seconds": round(took, 2),
        "choices": len(waits),
        "choices_per_s": round(len(waits) / took, 1),
        **percentiles(waits),
        "server_cpu_ms_per_choice": round(spent * 1000 / len(waits), 2) if waits and spent else None,
    }


async def _reconnect(tables: list[Table]) -> Json:
    waits: list[float] = []
    async with AsyncExitStack() as stack:
        for table in tables[:50]:
            seat = min(table.tokens)
            kept, version = table.sockets[seat], table.states[seat]["version"]
            waits.append(await table.open(stack, seat, version))
            table.sockets[seat] = kept
    return percentiles(waits)


def percentiles(waits: list[float]) -> Json:
    """Return median, 95th and 99th percentile in milliseconds."""
    if not waits:
        return {"p50_ms": None, "p95_ms": None, "p99_ms": None}
    ordered = sorted(waits)
    return {
        "p50_ms": round(median(ordered) * 1000, 1),
        "p95_ms": round(ordered[int(len(ordered) * 0.95)] * 1000, 1),
        "p99_ms": round(ordered[int(len(ordered) * 0.99)] * 1000, 1),
    }


def report_nodes(db: str, nodes: int, seconds: float, *, as_json: bool) -> str:
    """Measure without pauses how much a choice costs several nodes on one database, each table's people at one node."""

    async def measured() -> Json:
        servers = [Host(db) for _ in range(nodes)]
        try:
            for server in servers:
                server.start()
            return await saturated(servers, parlour.games(), seconds)
        finally:
            for server in servers:
                server.stop()

    full = asyncio.run(measured())
    return json.dumps(full) if as_json else "\n".join(_without_pauses(full))


def report(seconds: float, *, as_json: bool) -> tuple[str, str]:
    """Measure; return the figures as text, and what is wrong with them, or nothing."""
    found = asyncio.run(measure(seconds))
    cost = found["saturated"]["server_cpu_ms_per_choice"]
    bad = f"a choice cost {cost} ms of the server's CPU; at most {MOST_CPU} ms are allowed" if cost and cost > MOST_CPU else ""
    if as_json:
        return json.dumps(found), bad
    idle, busy, full = found["bots_idle"], found["bots_thinking"], found["saturated"]
    each = f"{idle['choices_per_s']} choices/s, {idle['server_cpu_ms_per_choice']} ms of the server's CPU each"
    bots = f"{busy['choices_per_s']} choices/s, {busy['bot_decisions_per_s']} bot decisions/s"
    lines = [
        f"{found['tables']} live tables, {found['connections']} connections, on loopback",
        f"  a choice saved and told to everybody, ms  {_shown(idle)}   ({each})",
        f"  with {busy['bot_tables']} tables of {busy['level']} bots, ms        {_shown(busy)}   ({bots})",
        f"  reconnecting, ms                          {_shown(found['reconnect'])}",
        f"  opening a table of {found['long_table_decisions']} decisions, s    {found['open_long_table_s']}",
        f"  kB per table                              {found['kb_per_table']}",
        f"  kB per table with its connections         {found['kb_per_table_with_its_connections']}",
        *_without_pauses(full),
    ]
    return "\n".join(lines), bad


def _without_pauses(full: Json) -> list[str]:
    echo = full["echo"]
    return [
        f"without pauses, two people at each of {full['tables_at_once']} tables, {counted(full['nodes'], 'node')}",
        f"  choices/s                                 {full['choices_per_s']}",
        f"  a choice saved and told to both, ms       {_shown(full)}",
        f"  the server's CPU for a choice, ms         {full['server_cpu_ms_per_choice']}",
        f"  bytes of a state                          {full['bytes_per_state']}",
        f"  commits for a choice                      {full['commits_per_choice']}",
        f"  echoes/s of as many bytes by a socket     {echo['echoes_per_s']}   ({echo['server_cpu_ms_per_echo']} ms of CPU each)",
        f"  times the CPU of an echo                  {full['times_an_echo']}",
    ]


def _shown(found: Json) -> str:
    return f"p50 {found['p50_ms']}  p95 {found['p95_ms']}  p99 {found['p99_ms']}"
