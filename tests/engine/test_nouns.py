"""Nouns in keys, references and words: labels, asides, and the parts of an option that says its line itself."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.engine.messages import Language
from parlour.engine.said import Lasting, Noun, Said, Verbatim, aside, keyed, mention

ENGLISH = Language(
    "en",
    [
        """
road = road { $label }
bank = Bank
go = Go by { $road } to { $to }
use = Use { $card } for an action. { $text }
    .head = { $card }
    .detail = { $text }
buy = Buy { $card }
    .detail = it costs 1
card = Fresh ink
gain = You gain 1.
"""
    ],
)
DUTCH = Language("nl", ["bank = { $case ->\n    [to] naar de bank\n   *[other] bank\n}\n"], ENGLISH)
ROAD = Noun("road", "a", "road", label="A")
BANK = Noun("spot", "c1", "bank", label="C1")
CARD = Noun("card", "ink", "card")


def test_a_label_stands_where_the_name_wants_it_or_in_brackets() -> None:
    assert ENGLISH.said(Said("go", road=ROAD, to=BANK)) == "Go by road A to Bank (C1)"
    assert DUTCH.noun(BANK, "to") == "naar de bank (C1)"
    assert DUTCH.noun(ROAD) == "road A"


def test_what_is_said_aside_is_no_part_of_the_key() -> None:
    said = Said("go", road=keyed(ROAD), to=aside(BANK), card=mention(CARD))
    assert said.key() == "go:a"
    assert said.about() == ["spot:c1"]


def test_an_option_with_a_head_of_its_own_says_its_line_itself() -> None:
    used = ENGLISH.parts(Said("use", card=CARD, text=Said("gain")))
    assert used[:3] == ["Use Fresh ink for an action. You gain 1.", "Fresh ink", "You gain 1."]
    assert ENGLISH.parts(Said("buy", card=CARD))[:3] == ["Buy Fresh ink: it costs 1", "Buy Fresh ink", "it costs 1"]


def test_what_lasts_is_said_in_every_language() -> None:
    text = Lasting("go", road=ROAD, to=BANK)
    dutch = Language("nl", ["go = Ga over { $road } naar { $to }\nroad = weg { $label }\n"], ENGLISH)
    for _ in range(2):
        assert ENGLISH.said(text) == "Go by road A to Bank (C1)"
        assert dutch.said(text) == "Ga over weg A naar Bank (C1)"


def test_who_has_no_word_for_a_part_of_theirs_is_called_by_their_name() -> None:
    assert ENGLISH.noun(Noun("ability", "ink", "card.hurts")) == "Fresh ink"
    with pytest.raises(KeyError):
        ENGLISH.noun(Noun("ability", "ink", "nobody.hurts"))


def given(verb: str = "give", rule: str = "R-1", words: str = "gives", *, passes: bool = True, **roles: Any) -> Said:
    alike: dict[str, Any] = {"to": anne(), "n": 3, "why": Said("rain"), "what": [anne(), "bread"]}
    return Said(verb, rule, words=words, passes=passes, **{**alike, **roles})


def anne(**other: Any) -> Noun:
    alike: dict[str, Any] = {"kind": "piece", "id": "anne", "name": "anne", "key": "a", "n": 1, "player": 2, "label": "north"}
    return Noun(**{**alike, **other})


@pytest.mark.both_modes
def test_what_is_said_alike_has_the_same_value() -> None:
    assert given().value() == given().value()


OTHERS = [
    given(verb="lend"),
    given(rule="R-2"),
    given(words="lends"),
    given(passes=False),
    given(n=4),
    given(why=Said("sun")),
    given(what=[anne(), "water"]),
    *(given(to=anne(**{field: "other"})) for field in ("kind", "id", "name", "key", "label")),
    *(given(to=anne(**{field: 5})) for field in ("n", "player")),
    Verbatim("gives", "R-1", key="give", passes=True),
]


@pytest.mark.both_modes
@pytest.mark.parametrize("other", OTHERS)
def test_what_differs_anywhere_has_another_value(other: Said) -> None:
    assert other.value() != given().value()


@pytest.mark.both_modes
def test_words_made_elsewhere_differ_by_themselves_and_by_what_they_are_about() -> None:
    said = [Verbatim("a"), Verbatim("b"), Verbatim("a", "R-1"), Verbatim("a", key="k"), Verbatim("a", about=["piece:anne"])]
    assert len({one.value() for one in [*said, Verbatim("a", passes=True)]}) == 6
