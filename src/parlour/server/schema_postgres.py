"""The tables of a PostgreSQL database, as numbered migrations; number n is never changed afterwards.

Old and new nodes serve together while they are replaced one by one: what is added here stays optional for one release, and what is
no longer needed is removed one release later. The table's name is part of every key, nothing counts by sequences, and no
transaction needs two tables: so the rows can be spread over several machines.
"""

from __future__ import annotations

NOW = "extract(epoch FROM clock_timestamp())"
"""What time it is, by the clock of the database: nodes have their own."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            rules TEXT NOT NULL,
            setup TEXT NOT NULL,
            seed TEXT NOT NULL,
            start TEXT,
            auto INTEGER NOT NULL,
            open_book INTEGER NOT NULL,
            clock TEXT,
            created DOUBLE PRECISION NOT NULL,
            closed INTEGER NOT NULL DEFAULT 0,
            over INTEGER NOT NULL DEFAULT 0,
            came_from TEXT,
            rematch TEXT,
            vote TEXT,
            seen DOUBLE PRECISION,
            revision INTEGER NOT NULL DEFAULT 0,
            mark TEXT NOT NULL DEFAULT ''
        )""",
        """CREATE TABLE moves (
            table_id TEXT NOT NULL,
            version INTEGER NOT NULL,
            kind TEXT NOT NULL,
            seat INTEGER,
            key TEXT NOT NULL,
            moment INTEGER NOT NULL,
            by TEXT NOT NULL,
            who TEXT NOT NULL,
            client TEXT,
            hash TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, version)
        )""",
        "CREATE UNIQUE INDEX moves_client ON moves(table_id, who, client) WHERE client IS NOT NULL",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL,
            seat INTEGER NOT NULL,
            holder TEXT NOT NULL,
            level TEXT,
            name TEXT NOT NULL,
            standing TEXT NOT NULL DEFAULT '[]',
            PRIMARY KEY (table_id, seat)
        )""",
        """CREATE TABLE links (
            id TEXT NOT NULL,
            table_id TEXT NOT NULL,
            hash BYTEA NOT NULL,
            role TEXT NOT NULL,
            seat INTEGER,
            created DOUBLE PRECISION NOT NULL,
            used INTEGER NOT NULL DEFAULT 0,
            invited BYTEA,
            PRIMARY KEY (table_id, id),
            UNIQUE (table_id, hash)
        )""",
        "CREATE INDEX links_id ON links(id)",
        """CREATE TABLE grants (
            device BYTEA NOT NULL,
            link TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (device, link)
        )""",
        "CREATE INDEX grants_link ON grants(link)",
        """CREATE TABLE chat (
            table_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            kind TEXT NOT NULL,
            seat INTEGER,
            name TEXT NOT NULL,
            text TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
        """CREATE TABLE answers (
            table_id TEXT NOT NULL,
            who TEXT NOT NULL,
            client TEXT NOT NULL,
            answer TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, who, client)
        )""",
        """CREATE TABLE codes (
            code TEXT PRIMARY KEY,
            table_id TEXT NOT NULL UNIQUE,
            seats TEXT NOT NULL,
            until DOUBLE PRECISION NOT NULL
        )""",
        "CREATE TABLE keys (name TEXT PRIMARY KEY, value BYTEA NOT NULL)",
        # Who does what is due at a table, until when, and from when on others may.
        """CREATE TABLE leases (
            table_id TEXT PRIMARY KEY,
            node TEXT NOT NULL,
            until DOUBLE PRECISION NOT NULL,
            wake_at DOUBLE PRECISION NOT NULL
        )""",
        "CREATE INDEX leases_wake_at ON leases(wake_at)",
        # Who is connected where.
        """CREATE TABLE presence (
            table_id TEXT NOT NULL,
            node TEXT NOT NULL,
            here TEXT NOT NULL,
            until DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, node)
        )""",
        # How much of what is limited is left, for limits that count everywhere.
        """CREATE TABLE buckets (
            name TEXT PRIMARY KEY,
            remaining DOUBLE PRECISION NOT NULL,
            at DOUBLE PRECISION NOT NULL
        )""",
    ),
    (
        # Chance that everybody has a part in: the secret, what was promised, and the words.
        "ALTER TABLE tables ADD COLUMN chance TEXT",
    ),
    (
        # A finished game is written down for those who played it; until then it is not noted. Records brought here are nobody's.
        "ALTER TABLE tables ADD COLUMN noted INTEGER NOT NULL DEFAULT 0",
        # The first table of a series of rematches; nothing if this is the first.
        "ALTER TABLE tables ADD COLUMN series TEXT",
        "CREATE INDEX tables_not_noted ON tables(id) WHERE over=1 AND noted=0",
        # What became of a game, and what its review said of each seat. It outlives its table.
        """CREATE TABLE results (
            table_id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            series TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            seen DOUBLE PRECISION NOT NULL,
            doc TEXT NOT NULL,
            review TEXT
        )""",
        "CREATE INDEX results_series ON results(series)",
        # Who played it: by which seats, and whether they won; nothing where they sat on both sides.
        """CREATE TABLE played (
            device BYTEA NOT NULL,
            table_id TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            seats TEXT NOT NULL,
            won INTEGER,
            PRIMARY KEY (device, table_id)
        )""",
        "CREATE INDEX played_table ON played(table_id)",
        "CREATE INDEX played_at ON played(device, at)",
        """CREATE TABLE reviews (
            table_id TEXT PRIMARY KEY,
            version INTEGER NOT NULL,
            doc BYTEA NOT NULL,
            at DOUBLE PRECISION NOT NULL
        )""",
        # What people wrote beside moments of a finished game.
        """CREATE TABLE notes (
            table_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            moment INTEGER NOT NULL,
            seat INTEGER,
            name TEXT NOT NULL,
            text TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
        # Secrets that carry somebody to another device: good once and for minutes; later only that it happened.
        """CREATE TABLE carries (
            hash BYTEA PRIMARY KEY,
            device BYTEA NOT NULL,
            until DOUBLE PRECISION NOT NULL,
            used DOUBLE PRECISION
        )""",
        "CREATE INDEX carries_device ON carries(device)",
    ),
    (
        # Studies that a node plays, for the others to tell of: how far one has come, and whether it is to end.
        """CREATE TABLE studies (
            device BYTEA PRIMARY KEY,
            id TEXT NOT NULL,
            address TEXT NOT NULL,
            runs INTEGER NOT NULL,
            doc BYTEA NOT NULL,
            report BYTEA NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            ends INTEGER NOT NULL
        )""",
        "CREATE INDEX studies_address ON studies(address)",
    ),
)
