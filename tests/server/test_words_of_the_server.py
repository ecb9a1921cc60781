"""What the server itself refuses is said in the reader's language, by socket and by HTTP; every message is there in each."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import parlour.server
from parlour import client
from parlour.client import Seat
from parlour.engine.messages import language, languages
from parlour.engine.said import Said
from parlour.server.catching import ANEW, REMOVED
from parlour.server.refusals import Refused
from server import raw
from server.hosting import Running, Table

HERE = Path(parlour.server.__file__).parent
ENGINE = language("")
ENGLISH = language("parlour.server")
NAMED = re.compile(r'Said\(\s*"([a-z-]+)"')


def said_here() -> set[str]:
    """Return every message that the server's code names."""
    return {name for path in HERE.glob("*.py") for name in NAMED.findall(path.read_text(encoding="utf-8"))}


def test_every_sentence_is_there_and_none_besides() -> None:
    assert languages("parlour.server") == ["en", "de", "nl"]
    own = set(ENGLISH.names()) - set(ENGINE.names())
    assert said_here() <= set(ENGLISH.names())
    assert own <= said_here(), "nobody says these"


@pytest.mark.parametrize("code", ["nl", "de"])
def test_a_translation_has_the_same_messages_with_the_same_variables(code: str) -> None:
    other = language("parlour.server", code)
    assert set(other.names()) == set(ENGLISH.names())
    own = set(ENGLISH.names()) - set(ENGINE.names())
    assert {name: other.wants(name) for name in own} == {name: ENGLISH.wants(name) for name in own}
    given = {name: dict.fromkeys(ENGLISH.wants(name), "7") for name in own}
    assert [name for name in own if other.text(name, {**given[name]}) == ENGLISH.text(name, {**given[name]})] == []


def test_a_refusal_is_said_in_a_language_and_in_english_where_it_is_not_spoken() -> None:
    refused = Refused("not_yours", Said("not-your-seat", seat=1))
    assert (refused.problem.reason, refused.status) == ("Seat 1 is not yours.", 403)
    told = refused.in_words("nl")
    assert (told.problem.reason, told.problem.code, told.status) == ("Plaats 1 is niet van jou.", "not_yours", 403)
    assert refused.in_words("de").problem.reason == "Platz 1 gehört dir nicht."
    assert refused.in_words("xx").problem.reason == refused.in_words("en").problem.reason == "Seat 1 is not yours."
    assert Refused("bad_request", "seats: too many").in_words("nl").problem.reason == "seats: too many"


TWO = [{"holder": "invite", "name": "Ann"}, {"holder": "invite", "name": "Bob"}]


def goodbye(seat: Seat) -> dict[str, Any]:
    """Return why a connection is ended."""
    assert seat._socket is not None
    while True:
        heard = json.loads(seat._socket.recv(60))
        if heard["type"] == "bye":
            problem: dict[str, Any] = heard["problem"]
            return problem


def revoked(_running: Running, table: Table) -> None:
    link = next(one["id"] for one in table.ask("host", "GET", "/links")["links"] if one["seat"] == 0)
    table.ask("host", "DELETE", f"/links/{link}")


def put_away(*reason: Any) -> Callable[[Running, Table], None]:
    return lambda running, table: running.within(running.house.forget(running.house.live[table.id], *reason))


@pytest.mark.parametrize(
    ("end", "code", "said"),
    [
        (revoked, "not_yours", "link-ended"),
        (put_away(), "unavailable", "put-away"),
        (put_away("stale", ANEW), "stale", "opened-anew"),
        (put_away("unknown", REMOVED), "unknown", "table-removed"),
    ],
)
@pytest.mark.parametrize("spoken", ["en", "nl", "de"])
def test_whoever_is_sent_away_reads_why_in_their_language(
    running: Running, end: Callable[[Running, Table], None], code: str, said: str, spoken: str
) -> None:
    table = Table(running.address, seats=TWO)
    with table.join(0, spoken) as ann:
        end(running, table)
        assert goodbye(ann) == {"code": code, "reason": language("parlour.server", spoken).text(said, {}), "rule": ""}


def test_a_server_that_stops_says_so_in_everybodys_language(tmp_path: Path) -> None:
    with Running(tmp_path / "parlour.db") as running:
        table = Table(running.address, seats=TWO)
        with table.join(0, "nl") as ann, table.join(1, "de") as bob:
            running.within(running.house.say_goodbye())
            assert goodbye(ann)["reason"] == "De server stopt; kom zo weer terug."
            assert goodbye(bob)["reason"] == "Der Server wird angehalten; komm gleich wieder."


@pytest.mark.parametrize(("kind", "why"), [("undo", "nothing-to-undo"), ("redo", "nothing-to-redo")])
def test_what_cannot_be_taken_back_is_said_in_the_readers_language(running: Running, kind: str, why: str) -> None:
    table = Table(running.address, seats=TWO)
    with table.join(0, "de") as ann, pytest.raises(client.Refused) as refused:
        ann.request({"type": kind, "seat": 0, "version": 0})
    assert refused.value.reason == language("parlour.server", "de").text(why, {})


def test_a_hint_is_told_in_the_readers_language(running: Running) -> None:
    table = Table(running.address, seats=TWO)
    with table.join(0, "nl") as ann:
        found = ann.request({"type": "hint", "seat": 0})
    best = found["hints"][0]["text"].rstrip(".")
    assert found["text"] == f"De sterke bot zou kiezen: {best}."


def test_anothers_goal_is_refused_in_the_readers_language(running: Running) -> None:
    table = Table(running.address, seats=TWO)
    table.sit(0)
    answer = raw.get(running, f"/api/tables/{table.id}/goal?seat=1&language=nl", f"Authorization: Bearer {table.tokens[0]}")
    assert (answer.status, json.loads(answer.body)["reason"]) == (403, "Plaats 1 is niet van jou.")
