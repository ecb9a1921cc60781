"""What the server itself refuses is said in the reader's language, by socket and by HTTP; every message is there in each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parlour.server
from parlour.engine.messages import language, languages
from parlour.engine.said import Said
from parlour.server.refusals import Refused

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
