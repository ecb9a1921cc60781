"""Results, reviews and notes in the database: old ones are brought up, all of it moves, and a review is made once."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from parlour.cli.main import run
from parlour.server.contract import Result
from parlour.server.mine import campaigns, counted
from parlour.server.reviews import Reviews
from parlour.server.schema import MIGRATIONS
from parlour.server.schema_postgres import MIGRATIONS as POSTGRES
from parlour.server.stores import open_store
from review.finished import ending
from server import postgres
from server.finishing import Friends
from server.hosting import Running, eventually

NEW = ("results", "played", "reviews", "notes", "carries")
OLD_SCHEMA = [
    "DROP INDEX tables_not_noted",
    *(f"DROP TABLE {name}" for name in NEW),
    "ALTER TABLE tables DROP COLUMN noted",
    "ALTER TABLE tables DROP COLUMN series",
]
"""What takes a database back to before there were results."""


def finished_before(db: Path | str) -> tuple[str, dict[str, str]]:
    """Return a table that ended on a server without results, and Ann's cookie."""
    with Running(db) as running:
        friends = Friends(running)
        friends.finish()
        return friends.table, friends.ann.cookies


def found_again(db: Path | str, table: str, cookies: dict[str, str]) -> None:
    with Running(db) as running:
        friends = Friends(running)
        friends.ann.cookies = cookies
        eventually(lambda: [game["table"] for game in friends.finished(friends.ann)] == [table])


def test_games_that_ended_in_an_older_file_are_found(db: Path) -> None:
    table, cookies = finished_before(db)
    with closing(sqlite3.connect(db)) as connection:
        for statement in (*OLD_SCHEMA, "PRAGMA user_version=7"):
            connection.execute(statement)
        connection.commit()
    found_again(db, table, cookies)
    with closing(sqlite3.connect(db)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)


def test_games_that_ended_in_an_older_postgresql_are_found(pg: str) -> None:
    psycopg = pytest.importorskip("psycopg")
    database = postgres.new_database(pg)
    table, cookies = finished_before(database)
    with psycopg.connect(database, autocommit=True) as connection:
        later = re.findall(r"CREATE TABLE (\w+)", " ".join(statement for made in POSTGRES[3:] for statement in made))
        for statement in (*OLD_SCHEMA, *(f"DROP TABLE {name}" for name in later)):
            connection.execute(statement)
        connection.execute("UPDATE house SET value='2' WHERE name='schema'")
    found_again(database, table, cookies)
    postgres.drop_database(pg, database)


def test_a_review_is_kept_with_its_table_and_tells_of_skill_and_luck(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(db) as running:
        friends = Friends(running, game=ending("unmatched", 4, 1), last=1)
        friends.finish()

        def whole() -> bool:
            return bool(friends.ann.once("GET", f"/api/tables/{friends.table}/review")[1]["done"] == 1.0)

        eventually(whole)
        first = friends.ann.once("GET", f"/api/tables/{friends.table}/review")[1]
        eventually(lambda: friends.finished(friends.ann)[0]["skill"] is not None)
        game = friends.finished(friends.ann)[0]
        mine = next(player for side in first["sides"] for player in side["players"] if player["seat"] == 0)
        assert (game["skill"], game["luck"]) == (mine["skill"], mine["luck"])
        reviewed = friends.ann.once("GET", "/api/mine/numbers")[1]["games"][0]["reviewed"]
        assert [one["table"] for one in reviewed] == [friends.table]

    async def nobody(*_: Any) -> Any:
        raise AssertionError

    monkeypatch.setattr(Reviews, "_grow", nobody)
    with Running(db) as running:
        friends.ann.running = running
        assert friends.ann.once("GET", f"/api/tables/{friends.table}/review")[1] == first


def test_everything_moves_to_another_database(db: Path, tmp_path: Path) -> None:
    with Running(db) as running:
        friends = Friends(running)
        friends.finish()
        friends.sql("INSERT INTO notes VALUES (?, 1, 3, 0, 'Ann', 'here', 1.5)", friends.table)
        friends.sql("INSERT INTO reviews VALUES (?, 1, ?, 1.5)", friends.table, b"\x00\xff")
    other = tmp_path / "other.db"
    assert run(["move", "--from", str(db), "--to", str(other)]) == 0
    with closing(sqlite3.connect(db)) as old, closing(sqlite3.connect(other)) as new:
        for name in NEW:
            rows = old.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()  # noqa: S608 - our own words
            assert new.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() == rows  # noqa: S608
            assert rows or name == "carries"


def test_a_table_removed_for_good_takes_its_result_along(db: Path) -> None:
    with Running(db) as running:
        friends = Friends(running)
        friends.finish()
    assert run(["tables", "--db", str(db), "--delete", friends.table]) == 0
    store = open_store(db)
    assert asyncio.run(store.own(lambda c: c.execute("SELECT count(*) FROM results").fetchone()))[0] == 0
    store.close()


# Counting.


def result(number: int, *, won: bool | None, game: str = "orange-shall-overcome", **more: Any) -> Result:
    doc = {
        "setup": {"scenario": "arbeitseinsatz", "difficulty": "easy"},
        "changed": False,
        "open_book": False,
        "cooperative": True,
        "choices": 9,
        "names": ["Ann", "Bob"],
        "holders": ["person", "person"],
        "levels": [None, None],
        "teams": [0, 0],
        "winners": [0, 1] if won else [],
        "roles": {"en": ["Mies", "Kees"]},
        "shorts": {"en": ["Mies", "Kees"]},
        "reason": {"en": "It is over."},
        "ending": {"en": ""},
        "cards": {"0": {"mies_1": 2}},
    } | more
    return Result(f"{number:x}", game, "s", 1000.0 - number, doc, [0], won, None, there=True)


def test_numbers_count_what_is_nobodys_secret() -> None:
    found = [
        result(0, won=True, levels=[None, "casual"], holders=["person", "bot"]),
        result(1, won=True),
        result(2, won=False, setup={"scenario": "hunger_winter", "difficulty": "hard"}),
        result(3, won=True, open_book=True),
        result(4, won=True, changed=True),
        result(5, won=True),
    ]
    told = counted(found, "de")
    assert (told.played, told.won, told.streak, told.best_streak) == (4, 3, 2, 2)
    (game,) = told.games
    rows = {tally.by: [(row.id, row.played, row.won) for row in tally.rows] for tally in game.tallies}
    assert rows["role"] == [("Mies", 4, 3)]
    assert rows["scenario"] == [("arbeitseinsatz", 3, 3), ("hunger_winter", 1, 0)]
    assert rows["difficulty"] == [("easy", 3, 3), ("hard", 1, 0)]
    assert rows["level"] == [("casual", 1, 1)]
    assert [(card.id, card.times) for card in game.cards] == [("mies_1", 8)]


def test_a_campaign_is_a_groups_own() -> None:
    found = [
        result(0, won=False),
        result(1, won=True, names=["Ann", "BOB"]),
        result(2, won=True, names=["Ann", "Cees"], setup={"scenario": "hunger_winter", "difficulty": "hard"}),
        result(3, won=True, names=["Ann", "Keen bot"], holders=["person", "bot"]),
    ]
    told = campaigns(found, "en")
    assert [one.people for one in told] == [["Bob"], ["Cees"], []]
    assert [(stand.values, stand.played, stand.won) for stand in told[0].stands] == [(["arbeitseinsatz", "easy"], 2, 1)]
    assert [axis.name for axis in told[0].axes] == ["scenario", "difficulty"]


def test_games_of_a_shelf_that_is_no_longer_here_are_still_told() -> None:
    told = counted([result(0, won=True, game="gone")], "en")
    assert (told.games[0].title, told.games[0].tallies[0].rows[0].name) == ("gone", "Mies")
