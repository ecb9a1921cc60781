"""How a server runs, and its limits."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; the limits are generous for friends and mean to strangers."""

    db: Path | str
    """A file, or the address of a PostgreSQL: `postgresql://…`."""
    host: str = "127.0.0.1"
    port: int = 8000
    url: str = ""
    """The address people use if it is not host and port: `https://games.example.org`."""
    proxies: str = ""
    """Addresses of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    max_tables: int = 500
    """Tables in memory at once; those nobody looks at make room."""
    keep_days: int = 180
    """Tables nobody has looked at for so many days are removed; 0 keeps them for ever."""
    workers: int = 1
    """Processes in which bots think."""
    hints: bool = True
    """With several nodes: whether they tell each other at once what has changed, or only look now and then."""
    lease_seconds: float = 2.0
    """With several nodes: what one of them does by itself at a table is taken over by another so long after it has gone."""
    bots: tuple[tuple[str, str], ...] = field(default=())
    """Bots from files, each with its name."""
    figures: tuple[tuple[str, tuple[tuple[str, int | bool], ...]], ...] = field(default=())
    """Printed figures that are changed at every new table here: a game, and its figures by their ids within it."""
    packs: tuple[str, ...] = field(default=())
    """Where the packs are that new tables here are played with."""
    bot_seconds: float = 60.0
    """After this a bot's process is ended and a random option taken."""
    most_body: int = 65_536
    most_import: int = 1_048_576
    most_imports: int = 8
    """Records and positions that may come in at the same time, and how many of them may wait to be read."""
    most_reading: int = 64
    """How many questions about earlier moments, or tables to be opened, may wait."""
    prove_seconds: float = 8.0
    """After this a process that reads a record or a position is ended, and what it read refused."""
    most_message: int = 65_536
    most_waiting: int = 128
    """Messages a reader may be behind before the connection is closed."""
    send_seconds: float = 20.0
    hello_seconds: float = 10.0
    head_seconds: float = 10.0
    """A request whose head is not there after this is not waited for any longer."""
    body_seconds: float = 20.0
    """The same for its body."""
    request_seconds: float = 150.0
    """After this an answer that was not sent, or not read, is given up."""
    silent_seconds: int = 15
    """A connection may be silent for so long between two requests."""
    most_open: int = 4_000
    most_open_per_address: int = 256
    """Network connections of all kinds; more are ended at once. A proxy's address may have as many as there are."""
    most_connections: int = 2_000
    most_per_address: int = 200
    most_per_table: int = 64
    requests_per_second: float = 50.0
    request_burst: float = 400.0
    share: float = 0.5
    """How much of the time in which a server answers one address may have, where it asks for so much."""
    most_under_way: float = 512
    """Of what one address asked for, how much may wait to be done; most of it is left by whoever has gone away again."""
    tables_per_minute: float = 30.0
    table_burst: float = 60.0
    space_per_hour: float = 32 * 1024 * 1024
    """Letters that one address may have written down at once, and then in an hour."""
    chat_per_second: float = 1.0
    chat_burst: float = 10.0
    codes_per_minute: float = 6.0
    code_burst: float = 12.0
    """Codes one address may try."""
    wrong_codes_per_second: float = 2.0
    wrong_code_burst: float = 120.0
    """Wrong codes from everybody together; while there are more, nobody joins by code."""
    workshop: str = "own"
    """For whom studies are played: everybody (`on`), whoever sits at this machine (`own`), nobody (`off`)."""
    study_seconds: float = 900.0
    """After this a study ends with what it has."""
    studies_per_minute: float = 2.0
    study_burst: float = 20.0
    """Studies one address may begin."""
    hosts: tuple[str, ...] = field(default=())
    """Further names under which the server may be addressed."""

    @property
    def secure(self) -> bool:
        """Whether people come by TLS."""
        return urlsplit(self.url).scheme == "https"

    @property
    def public_host(self) -> str:
        """What the Host header says when people use the address of `--url`."""
        return urlsplit(self.url).netloc.lower()

    @property
    def open_to_network(self) -> bool:
        """Whether others than this machine can connect."""
        return self.host not in ("127.0.0.1", "::1", "localhost")

    @property
    def address(self) -> str:
        """Return where people find the server."""
        if self.url:
            return self.url.rstrip("/")
        host = self.host if self.host not in ("0.0.0.0", "::") else "127.0.0.1"  # noqa: S104 - compared, not opened
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"
