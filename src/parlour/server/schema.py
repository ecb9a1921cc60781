"""The database's tables, as numbered migrations: number n brings a file from schema n-1 to n, and is never changed afterwards."""

from __future__ import annotations

APPLICATION_ID = 0x5041524C  # "PARL"

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
            created REAL NOT NULL,
            closed INTEGER NOT NULL DEFAULT 0,
            over INTEGER NOT NULL DEFAULT 0,
            came_from TEXT,
            rematch TEXT
        ) STRICT""",
        # What happened, in order. A version is written once: a second one with the same number is refused by the key.
        """CREATE TABLE moves (
            table_id TEXT NOT NULL REFERENCES tables(id),
            version INTEGER NOT NULL,
            kind TEXT NOT NULL,
            seat INTEGER,
            key TEXT NOT NULL,
            moment INTEGER NOT NULL,
            by TEXT NOT NULL,
            who TEXT NOT NULL,
            client TEXT,
            hash TEXT NOT NULL,
            at REAL NOT NULL,
            PRIMARY KEY (table_id, version)
        ) STRICT, WITHOUT ROWID""",
        "CREATE UNIQUE INDEX moves_client ON moves(table_id, who, client) WHERE client IS NOT NULL",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables(id),
            seat INTEGER NOT NULL,
            holder TEXT NOT NULL,
            level TEXT,
            name TEXT NOT NULL,
            standing TEXT NOT NULL DEFAULT '[]',
            PRIMARY KEY (table_id, seat)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE links (
            id TEXT PRIMARY KEY,
            table_id TEXT NOT NULL REFERENCES tables(id),
            hash BLOB NOT NULL,
            role TEXT NOT NULL,
            seat INTEGER,
            created REAL NOT NULL,
            used INTEGER NOT NULL DEFAULT 0,
            revoked INTEGER NOT NULL DEFAULT 0,
            UNIQUE (table_id, hash)
        ) STRICT""",
        """CREATE TABLE grants (
            device BLOB NOT NULL,
            link TEXT NOT NULL REFERENCES links(id),
            at REAL NOT NULL,
            PRIMARY KEY (device, link)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE chat (
            table_id TEXT NOT NULL REFERENCES tables(id),
            number INTEGER NOT NULL,
            kind TEXT NOT NULL,
            seat INTEGER,
            name TEXT NOT NULL,
            text TEXT NOT NULL,
            at REAL NOT NULL,
            PRIMARY KEY (table_id, number)
        ) STRICT, WITHOUT ROWID""",
    ),
    (
        # The open vote to go back, if there is one.
        "ALTER TABLE tables ADD COLUMN vote TEXT",
        # Answers to requests that left no move, so that a repeat gets the same even after a restart.
        """CREATE TABLE answers (
            table_id TEXT NOT NULL REFERENCES tables(id),
            who TEXT NOT NULL,
            client TEXT NOT NULL,
            answer TEXT NOT NULL,
            at REAL NOT NULL,
            PRIMARY KEY (table_id, who, client)
        ) STRICT""",
        # Codes by which open seats are offered: short, and good for a short time.
        """CREATE TABLE codes (
            code TEXT PRIMARY KEY,
            table_id TEXT NOT NULL UNIQUE REFERENCES tables(id),
            seats TEXT NOT NULL,
            until REAL NOT NULL
        ) STRICT""",
    ),
    (
        # An invitation's key changes when it is used; the old one is known only in order to say so.
        "ALTER TABLE links ADD COLUMN invited BLOB",
        # Seats taken before that: the host was shown these keys. The devices that sat down go on by their cookies.
        """UPDATE links SET invited=hash, hash=randomblob(32) WHERE role='seat' AND used
            AND EXISTS (SELECT 1 FROM grants WHERE grants.link=links.id AND grants.at > links.created + 1)""",
        # What the server signs the cookies of devices with. SQLite draws it from the system's own randomness.
        "CREATE TABLE keys (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT",
        "INSERT INTO keys(name, value) VALUES ('device', randomblob(32))",
    ),
    (
        # What the database knows about itself: the number of the last start.
        "CREATE TABLE house (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT",
        # When somebody with a link last looked in; tables nobody comes back to are removed after a long while.
        "ALTER TABLE tables ADD COLUMN seen REAL",
        "UPDATE tables SET seen = CAST(strftime('%s', 'now') AS REAL)",
    ),
    (
        # Whose a link is, and what goes with it when it ends, is asked by the link as well as by the device.
        "CREATE INDEX grants_link ON grants(link)",
        # A link that opens nothing any more is removed, with what was granted by it.
        "DELETE FROM grants WHERE link IN (SELECT id FROM links WHERE revoked)",
        "DELETE FROM links WHERE revoked",
    ),
    (
        # Counts what changes at a table besides its moves, so that nobody writes on top of what they have not read.
        "ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0",
        # The last change, so that whoever was cut off can tell whether it was theirs.
        "ALTER TABLE tables ADD COLUMN mark TEXT NOT NULL DEFAULT ''",
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
            at REAL NOT NULL,
            seen REAL NOT NULL,
            doc TEXT NOT NULL,
            review TEXT
        ) STRICT""",
        "CREATE INDEX results_series ON results(series)",
        # Who played it: by which seats, and whether they won; nothing where they sat on both sides.
        """CREATE TABLE played (
            device BLOB NOT NULL,
            table_id TEXT NOT NULL,
            at REAL NOT NULL,
            seats TEXT NOT NULL,
            won INTEGER,
            PRIMARY KEY (device, table_id)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX played_table ON played(table_id)",
        "CREATE INDEX played_at ON played(device, at)",
        """CREATE TABLE reviews (
            table_id TEXT PRIMARY KEY REFERENCES tables(id),
            version INTEGER NOT NULL,
            doc BLOB NOT NULL,
            at REAL NOT NULL
        ) STRICT""",
        # What people wrote beside moments of a finished game.
        """CREATE TABLE notes (
            table_id TEXT NOT NULL REFERENCES tables(id),
            number INTEGER NOT NULL,
            moment INTEGER NOT NULL,
            seat INTEGER,
            name TEXT NOT NULL,
            text TEXT NOT NULL,
            at REAL NOT NULL,
            PRIMARY KEY (table_id, number)
        ) STRICT, WITHOUT ROWID""",
        # Secrets that carry somebody to another device: good once and for minutes; later only that it happened.
        """CREATE TABLE carries (
            hash BLOB PRIMARY KEY,
            device BLOB NOT NULL,
            until REAL NOT NULL,
            used REAL
        ) STRICT""",
        "CREATE INDEX carries_device ON carries(device)",
    ),
)
