"""What the server says in the chat is told to each in their own language, by socket and by HTTP."""

from __future__ import annotations

import json
from pathlib import Path
from time import time

import pytest

from parlour.engine.messages import language
from parlour.engine.said import Said
from parlour.server.levels import BUSY, ENDED, FAILED, NO_OPTION, TOO_LONG
from parlour.server.notices import kept, speaking_of, told
from parlour.server.protocol import ChatLine
from server import raw
from server.hosting import Running, Table, listening

SAT = Said("sat-down", name='Ann "{ $seat }"', seat=2)


def line(text: str, kind: str = "notice") -> ChatLine:
    return ChatLine.model_validate({"number": 1, "kind": kind, "seat": None, "name": "", "text": text, "at": time()})


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", 'Ann "{ $seat }" took seat 2.'),
        ("nl", 'Ann "{ $seat }" is op plaats 2 gaan zitten.'),
        ("de", 'Ann "{ $seat }" hat sich auf Platz 2 gesetzt.'),
        ("fy", 'Ann "{ $seat }" took seat 2.'),
    ],
)
def test_a_notice_is_kept_as_what_happened_and_told_in_a_language(code: str, text: str) -> None:
    assert told(line(kept(SAT)), code).text == text


@pytest.mark.parametrize("text", ["Ann took seat 1.", "nobody-says-this {}", "sat-down", ""])
def test_a_notice_of_an_older_server_is_shown_as_it_is(text: str) -> None:
    assert told(line(text), "nl").text == text


@pytest.mark.parametrize(
    "given",
    ["{", "{}", '{"name": {}}', '{"name": [], "seat": 1}', '{"verb": 1}', '{"new": "Ann"}', '{"a":' * 3000, '{"seat": NaN}'],
)
@pytest.mark.parametrize("name", ["sat-down", "renamed", "bot-failed"])
def test_a_notice_that_cannot_be_read_keeps_nobody_from_the_table(name: str, given: str) -> None:
    written = line(f"{name} {given}")
    assert isinstance(told(written, "nl").text, str)
    assert speaking_of([written, line(kept(SAT)), written], {'Ann "{ $seat }"'}) == [1]


def test_what_somebody_wrote_is_never_taken_for_a_notice() -> None:
    assert told(line(kept(SAT), "chat"), "nl").text == kept(SAT)


@pytest.mark.parametrize("code", ["en", "nl", "de"])
@pytest.mark.parametrize(
    ("name", "troubles"), [("bot-failed", [TOO_LONG, ENDED, NO_OPTION, FAILED]), ("no-hint", [TOO_LONG, ENDED, BUSY, FAILED])]
)
def test_every_kind_of_trouble_of_a_bot_has_its_words(code: str, name: str, troubles: list[str]) -> None:
    words = language("parlour.server", code)
    said = {words.text(name, {"level": "casual", "seat": 1, "trouble": trouble}) for trouble in troubles}
    assert len(said) == len(troubles)


def test_two_at_one_table_read_it_in_their_own_languages(running: Running) -> None:
    table = Table(running.address, seats=[{"holder": "invite", "name": "Ann"}, {"holder": "invite", "name": "Bob"}])
    with table.join(0, "nl") as ann, table.join(1, "de") as bob:
        table.ask(1, "POST", "/seats/1", {"action": "rename", "name": "Bobby"})
        listening(lambda: len(ann.chat) == len(bob.chat) == 3, ann, bob)
        assert [line["text"] for line in ann.chat][1:] == ["Bob is op plaats 2 gaan zitten.", "Bob heet nu Bobby."]
        assert [line["text"] for line in bob.chat][1:] == ["Bob hat sich auf Platz 2 gesetzt.", "Bob heißt jetzt Bobby."]
    lines = table.ask("host", "GET", "/chat?language=nl")["lines"]
    assert [line["text"] for line in lines] == [line["text"] for line in ann.chat]
    lines = table.ask("host", "GET", "/chat")["lines"]
    assert [line["text"] for line in lines] == ["Ann took seat 1.", "Bob took seat 2.", "Bob is now called Bobby."]


@pytest.mark.attack
def test_a_refusal_at_the_door_is_in_the_language_of_whoever_asks(db: Path) -> None:
    with Running(db, requests_per_second=0.001, request_burst=1) as running:
        raw.get(running, "/healthz")
        answer = raw.get(running, "/api/games?language=nl")
        assert (answer.status, json.loads(answer.body)["reason"]) == (429, "Te veel verzoeken; wacht even.")
