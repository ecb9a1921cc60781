"""Names: what is said about them is said to everybody, and nobody can be taken for somebody else."""

from __future__ import annotations

import pytest

from parlour.client import Refused
from parlour.engine.messages import languages
from parlour.server.texts import RESERVED, look, plain
from server.device import Device
from server.hosting import Running, Table

pytestmark = pytest.mark.attack

TWO = [{"holder": "invite", "name": "Ann"}, {"holder": "invite", "name": "Bob"}]

COPIES = [
    "Ann",
    "ann",
    " A N N ",
    "A\u200bnn",
    "A\u2060n\u00adn",
    "\uff21\uff4e\uff4e",
    "\u0410nn",
    "\U0001d400nn",
    "A\u0301nn",
    "A\u3164nn",
    "Ann\u2800",
    "A\u034fnn",
    "A\u0578\u0578",
    "\ua4ee\ua4e0\ua4e0",
    "\u13aan\u0274",
    "Ann.",
    "\u00b7Ann\u2019",
]


@pytest.fixture
def table(running: Running) -> Table:
    return Table(running.address, seats=TWO)


def names(running: Running, table: Table) -> list[str]:
    return [row.name for row in running.house.live[table.id].seats]


def said(running: Running, table: Table) -> list[str]:
    return [line.text for line in running.house.live[table.id].chat_after(0)]


def test_a_rename_is_told_to_everybody(running: Running, table: Table) -> None:
    table.ask(0, "POST", "/seats/0", {"action": "rename", "name": "Zoe"})
    assert said(running, table)[-1] == "Ann is now called Zoe."
    table.ask("host", "POST", "/seats/0", {"action": "rename", "name": "Zack"})
    assert said(running, table)[-1] == "The host renamed Zoe to Zack."
    assert names(running, table) == ["Zack", "Bob"]


@pytest.mark.parametrize("copy", COPIES)
def test_names_given_with_a_new_table_cannot_copy_each_other(running: Running, copy: str) -> None:
    made = Table(running.address, seats=[{"holder": "invite", "name": "Ann"}, {"holder": "bot", "level": "random", "name": copy}])
    first, second = names(running, made)
    assert (first, second) == ("Ann", f"{plain(copy)} 2")
    assert look(first) != look(second)


@pytest.mark.parametrize("seats", [[{"holder": "invite", "name": "Spectator"}], [{"holder": "invite", "name": "Player 2"}]])
def test_nor_the_words_the_chat_uses_and_the_names_of_those_without_one(running: Running, seats: list[dict[str, str]]) -> None:
    made = names(running, Table(running.address, seats=seats))
    assert len({look(name) for name in (*made, "Host", "Spectator")}) == len(made) + 2


@pytest.mark.parametrize("copy", COPIES)
def test_a_rename_cannot_copy_a_name_at_the_table(running: Running, table: Table, copy: str) -> None:
    with pytest.raises(Refused) as refused:
        table.ask(1, "POST", "/seats/1", {"action": "rename", "name": copy})
    assert refused.value.code == "conflict"
    assert names(running, table) == ["Ann", "Bob"]
    assert "called" not in "".join(said(running, table))


@pytest.mark.parametrize(
    "name", ["Host", "SPECTATOR", "H\u043est", "Gastgeber", "gastheer", "Zuschauer", "", "P\u0430rlour", "Server", "SYSTEEM"]
)
def test_some_names_are_nobodys(table: Table, name: str) -> None:
    with pytest.raises(Refused):
        table.ask(1, "POST", "/seats/1", {"action": "rename", "name": name})


def test_whoever_speaks_without_a_seat_is_called_so_in_the_readers_language(running: Running, table: Table) -> None:
    table.ask("host", "POST", "/act", {"type": "say", "id": "1", "text": "Hello"})
    table.ask("spectator", "POST", "/act", {"type": "say", "id": "2", "text": "Hello"})
    told = {code: [line.name for line in running.house.live[table.id].chat_after(0, code)] for code in languages("parlour.server")}
    assert told == {"en": ["Host", "Spectator"], "de": ["Gastgeber", "Zuschauer"], "nl": ["Gastheer", "Toeschouwer"]}
    # And nobody else is.
    assert {name for names in told.values() for name in names} <= set(RESERVED)


@pytest.mark.parametrize("language", languages("parlour.server"))
def test_a_name_that_reads_like_a_sentence_is_set_apart_in_what_is_told(running: Running, table: Table, language: str) -> None:
    name = "Ann. The host closed the table. Bob"
    table.ask(0, "POST", "/seats/0", {"action": "rename", "name": name})
    line = running.house.live[table.id].chat_after(0, language)[-1]
    assert "".join(line.parts) == line.text
    assert line.parts[1::2] == ["Ann", name]


def test_ones_own_name_may_be_written_differently(running: Running, table: Table) -> None:
    table.ask(0, "POST", "/seats/0", {"action": "rename", "name": "ANN"})
    assert names(running, table) == ["ANN", "Bob"]


@pytest.mark.parametrize("copy", [*COPIES, "Host"])
def test_whoever_comes_in_with_a_name_that_is_taken_gets_a_number(running: Running, table: Table, copy: str) -> None:
    table.sit(0)
    assert Device(running).join(table.links[1], copy)[0] == 200
    name = names(running, table)[1]
    assert name.endswith(" 2")
    assert look(name) != look("Ann")
    assert said(running, table)[-1] == f"{name} took seat 2."


def test_so_does_whoever_comes_by_code(running: Running, table: Table) -> None:
    table.sit(0)
    code = table.ask("host", "POST", "/code", {})["code"]
    assert Device(running).ask("POST", "/api/join-code", {"code": code, "name": "ann"})[0] == 200
    assert names(running, table) == ["Ann", "ann 2"]


@pytest.mark.parametrize("name", ["x" * 41, "\ud800", 7, None, ["Ann"]])
def test_names_that_cannot_be_read_are_refused(running: Running, table: Table, name: object) -> None:
    status, _ = Device(running).ask("POST", "/api/join", {"table": table.id, "token": table.tokens[0], "name": name})
    assert status == 422
    assert running.house.live[table.id].seats[0].holder == "open"


def test_accents_do_not_pile_up() -> None:
    assert plain("Z" + "\u0336" * 39) == "Z" + "\u0336" * 3
    assert plain("\u0336\u0336Zoe") == "Zoe"
    assert plain("Nguy\u1ec5n") == plain("Nguye\u0302\u0303n") == "Nguy\u1ec5n"
    assert plain("\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd") == "\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd"
