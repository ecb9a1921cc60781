"""What is on file about studies where several servers share a database: one row a visitor."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.server import studies
from parlour.server.own import Db
from parlour.server.schema_postgres import NOW

SILENT = 15.0
"""Seconds after which a node that has not written about its study is taken to be gone."""

RUNS = f"runs=1 AND at>{NOW}-?"


@dataclass
class Row:
    """What is on file about a study."""

    id: str
    runs: bool
    doc: bytes
    report: bytes


def begin_row(c: Db, device: bytes, address: str, row: Row) -> str:
    """Write down a new study, unless the visitor has one that runs (`mine`) or the address has too many (`address`)."""
    # Two nodes that are asked from one address at the same moment count one after the other.
    c.execute("SELECT pg_advisory_xact_lock(hashtext(?))", (address,))
    c.execute(f"DELETE FROM studies WHERE at<{NOW}-?", (studies.KEPT_SECONDS,))  # noqa: S608 - our own words
    others = f"SELECT count(*) FROM studies WHERE address=? AND device<>? AND {RUNS}"  # noqa: S608 - our own words
    if c.execute(others, (address, device, SILENT)).fetchone()[0] >= studies.MOST_OF_ADDRESS:
        return "address"
    done = c.execute(
        f"INSERT INTO studies(device, id, address, runs, doc, report, at, ends) VALUES (?,?,?,1,?,?,{NOW},0)"  # noqa: S608 - our own words
        " ON CONFLICT (device) DO UPDATE SET id=excluded.id, address=excluded.address, runs=1, doc=excluded.doc,"
        f" report=excluded.report, at=excluded.at, ends=0 WHERE studies.id=excluded.id OR studies.runs=0 OR studies.at<={NOW}-?",
        (device, row.id, address, row.doc, row.report, SILENT),
    )
    return "" if done.rowcount == 1 else "mine"


def tell_row(c: Db, device: bytes, row: Row) -> bool | None:
    """Write down how far a study has come; return whether it is to end, nothing if nobody wants it any more."""
    sql = f"UPDATE studies SET runs=?, doc=?, report=?, at={NOW} WHERE device=? AND id=? RETURNING ends"  # noqa: S608 - our own words
    found = c.execute(sql, (int(row.runs), row.doc, row.report, device, row.id)).fetchone()
    return bool(found[0]) if found is not None else None


def read_row(c: Db, device: bytes) -> Row | None:
    """Return the study of a visitor; one whose node is gone does not run."""
    sql = f"SELECT id, runs=1 AND at>{NOW}-?, doc, report FROM studies WHERE device=? AND at>{NOW}-?"  # noqa: S608 - our own words
    found = c.execute(sql, (SILENT, device, studies.KEPT_SECONDS)).fetchone()
    return Row(found[0], bool(found[1]), bytes(found[2]), bytes(found[3])) if found is not None else None


def end_row(c: Db, device: bytes) -> bool:
    """Ask for the end of a study that runs, remove one that does not; say whether there was any."""
    if c.execute(f"UPDATE studies SET ends=1 WHERE device=? AND {RUNS}", (device, SILENT)).rowcount:  # noqa: S608 - our own words
        return True
    return bool(c.execute("DELETE FROM studies WHERE device=?", (device,)).rowcount)


def remove_row(c: Db, device: bytes) -> None:
    """Remove the study of a visitor."""
    c.execute("DELETE FROM studies WHERE device=?", (device,))
