"""Words are made from what is said: nouns in their cases, numbers in their plurals, lists, parts for a page."""

from __future__ import annotations

import re
import sys
import threading
from importlib.resources import files
from itertools import pairwise
from typing import Any

import pytest
from fluent.syntax import FluentParser

from parlour.engine.errors import BadInput
from parlour.engine.messages import Language
from parlour.engine.said import KEYLESS, Noun, Said, Verbatim, number, word

LISTS = 'list-comma = { ", " }\nlist-and = { " und " }\nlist-or = { " oder " }\nlist-blank = { " " }\n'
GERMAN = (
    LISTS
    + """
# Eine Bemerkung = keine Nachricht
wolf = { $case ->
    [acc] den Wolf
   *[nom] der Wolf
}
    .gender = m
gans = die Gans
    .gender = f
space = Feld
sees = { START($who) } sieht { NOUN($whom, case: "acc") }.
    .group = { START($who) } sieht
    .chip = { NOUN($whom, case: "acc") }
hungry = { START($who) } hat { ATTR($who, name: "gender") ->
    [f] ihren
   *[m] seinen
} Hunger.
cards = { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
}
draws = { $who } zieht { cards }
named = { LIST($who, join: "or") }
boost = +{ $n }
    .detail = { $card } abwerfen
value = { $card }
    .detail = (Wert { $n })
of-player = { $name } (Spieler { $player })
asks = Wer zieht?
    .lead = Nacht { $n }.
-brand = Parlour
by = Von { -brand }
quotes = { draws }, sagt man
"""
)
WORDS = Language("de", [GERMAN])
WOLF, GANS = Noun("animal", "wolf", "wolf"), Noun("animal", "gans", "gans")


def test_what_is_said_has_a_key_and_references() -> None:
    said = Said("sees", "X-1", who=WOLF, whom=GANS, n=3, on=Noun("space", "s1", key=KEYLESS), times=number(2), end=word("stay"))
    assert said.key() == "sees:wolf:gans:2:stay"
    assert said.about() == ["animal:wolf", "animal:gans", "space:s1"]
    assert (said.rule, said.words, said.passes) == ("X-1", "sees", False)
    assert Said("see", words="sees", passes=True).words == "sees"


def test_nouns_have_cases_and_sentences_capitals() -> None:
    assert WORDS.said(Said("sees", who=WOLF, whom=GANS)) == "Der Wolf sieht die Gans."
    assert WORDS.said(Said("sees", who=GANS, whom=WOLF)) == "Die Gans sieht den Wolf."
    assert WORDS.said(Said("hungry", who=GANS)) == "Die Gans hat ihren Hunger."
    assert WORDS.said(Said("hungry", who=WOLF)) == "Der Wolf hat seinen Hunger."


def test_of_several_a_noun_says_which_and_whose() -> None:
    assert WORDS.noun(Noun("space", "s2", "space", n=2)) == "Feld 2"
    assert WORDS.noun(Noun("animal", "wolf@2", "wolf", player=2)) == "der Wolf (Spieler 2)"
    assert WORDS.noun(Noun("space", "s7")) == "s7"


@pytest.mark.parametrize(("n", "text"), [(0, "keine Karte"), (1, "eine Karte"), (2, "2 Karten")])
def test_numbers_choose_by_themselves_or_by_their_plural(n: int, text: str) -> None:
    assert WORDS.text("cards", {"cards": n}) == text
    assert WORDS.said(Said("draws", who=GANS, cards=n)) == f"die Gans zieht {text}"
    assert WORDS.text("cards", {"cards": ["x"] * n}) == text.replace("2", "x und x")


@pytest.mark.parametrize(
    ("who", "text"),
    [([], ""), ([WOLF], "der Wolf"), ([WOLF, GANS], "der Wolf oder die Gans"), ([GANS, 3, "x"], "die Gans, 3 oder x")],
)
def test_lists(who: list[Noun | int | str], text: str) -> None:
    assert WORDS.said(Said("named", who=list(who))) == text


def test_an_option_has_parts_for_a_page() -> None:
    assert WORDS.parts(Said("sees", who=GANS, whom=WOLF)) == [
        "Die Gans sieht den Wolf.",
        "Die Gans sieht den Wolf.",
        "",
        "Die Gans sieht",
        "den Wolf",
    ]
    assert WORDS.parts(Said("boost", card="Finte", n=2)) == ["+2: Finte abwerfen", "+2", "Finte abwerfen", "", ""]
    assert WORDS.parts(Said("value", card="Finte", n=2)) == ["Finte (Wert 2)", "Finte", "Wert 2", "", ""]
    assert WORDS.part(Said("asks", n=4), "lead") == "Nacht 4."
    assert WORDS.part(Said("asks", n=4), "ask") == ""


def test_messages_quote_each_other_and_what_is_said() -> None:
    assert WORDS.said(Said("by")) == "Von Parlour"
    assert WORDS.said(Said("quotes", who=GANS, cards=1)) == "die Gans zieht eine Karte, sagt man"
    assert WORDS.said(Said("named", who=[Said("draws", who=WOLF, cards=0)])) == "der Wolf zieht keine Karte"
    assert WORDS.said(Verbatim("As it is.", "X-2", key="is")) == "As it is."


def test_what_is_missing_is_said_in_the_fallback_and_else_refused() -> None:
    dutch = Language("nl", ["wolf = de wolf"], WORDS)
    assert dutch.said(Said("draws", who=WOLF, cards=2)) == "de wolf zieht 2 Karten"
    assert dutch.names() == ["wolf"]
    with pytest.raises(KeyError, match="de: nothing says 'missing'"):
        dutch.said(Said("missing"))


def test_which_variables_a_message_wants() -> None:
    assert WORDS.wants("sees") == {"who", "whom"}
    assert WORDS.wants("cards") == {"cards"}
    assert WORDS.wants("sees.chip") == {"whom"}


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("a = { $x", "de.ftl: "),
        ("a = x\na = y", "de.ftl: two messages are called a"),
        ("nothing at all", "de.ftl: it begins with something that is no message"),
        ("a = { SHOUT($x) }", "de.ftl: a: there is no SHOUT()"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused(source: str, wrong: str) -> None:
    with pytest.raises(BadInput) as refused:
        Language("de", [source]).names()
    assert str(refused.value).startswith(wrong)


def test_what_one_thread_is_still_reading_another_one_finds() -> None:
    """A server opens tables in threads of their own, and all of them speak by the same words."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(100):
            words = Language("en", ["greeting = Good evening, { $name }\n"])
            heard: list[str] = []
            threads = [threading.Thread(target=lambda: heard.append(words.text("greeting", {"name": "Ann"}))) for _ in range(4)]  # noqa: B023 - ended below
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(60)
            assert heard == ["Good evening, Ann"] * 4
    finally:
        sys.setswitchinterval(before)


def test_a_name_that_ends_in_a_mark_of_its_own_takes_no_full_stop() -> None:
    words = Language(
        "en", ["haste = With Haste!", "age = How old are you?", "drew = You drew { $card }. Go on.", "met = { $card }."]
    )
    assert words.said(Said("drew", card=Noun("card", "h", "haste"))) == "You drew With Haste! Go on."
    assert words.said(Said("met", card=Noun("card", "a", "age"))) == "How old are you?"
    assert words.spans("met", {"card": Noun("card", "a", "age")}) == [("card:a", "How old are you?")]
    assert words.said(Said("met", card="Feint")) == "Feint."
    assert words.said(Said("drew", card=Said("met", card="Feint"))) == "You drew Feint. Go on."


def as_fluent_reads(source: str) -> dict[str, str]:
    """Return the messages of an entry that are text alone, as the library reads them."""
    entry: Any = FluentParser(with_spans=False).parse_entry(source)
    name = f"-{entry.id.name}" if type(entry).__name__ == "Term" else entry.id.name
    patterns = [(name, entry.value)] if entry.value else []
    patterns += [(f"{name}.{part.id.name}", part.value) for part in entry.attributes]
    return {
        full: pattern.elements[0].value
        for full, pattern in patterns
        if len(pattern.elements) == 1 and type(pattern.elements[0]).__name__ == "TextElement"
    }


ODD = [
    "a = x\n",
    "a=x",
    "a = x  \n",
    "a = x y \n\n\n",
    "a = [b] *c .d\n",
    "a = .b\n",
    "a = = x\n",
    "a = x\n    .b = y\n    .c-d_2 = z z\n",
    "a = x\n\n    .b = y\n",
    "a = x\n    y\n",
    "a = x\n\n    y\n    .b = z\n",
    "a = x\n    .b =\n        y\n",
    "a =\n    x\n",
    "a =\n    .b = y\n",
    "a = \u00a0x\u00a0\n",
    "a = x\ty\t\n",
    "-a = x\n    .b = y\n",
    "a1-_ = x\n",
]


@pytest.mark.parametrize("source", ODD)
def test_plain_text_is_read_as_fluent_reads_it(source: str) -> None:
    expected = as_fluent_reads(source)
    assert expected
    words = Language("en", [source])
    assert {name: words.text(name, {}) for name in words.names()} == expected


@pytest.mark.parametrize("wrong", ["a = x }\n", "a = {\n", "a = x\n    .b = }\n", "a = x\n    .1 = y\n"])
def test_what_fluent_cannot_read_is_refused_beside_plain_text(wrong: str) -> None:
    with pytest.raises(BadInput, match=r"en\.ftl"):
        Language("en", ["b = fine\n" + wrong]).names()


@pytest.mark.parametrize("place", ["engine", "terminal", "games/unmatched"])
def test_words_that_come_along_are_read_as_fluent_reads_them(place: str) -> None:
    source = (files("parlour") / place / "languages" / "en.ftl").read_text(encoding="utf-8")
    words = Language("en", [source])
    starts = [match.start() for match in re.finditer(r"^-?[a-z]", source, re.MULTILINE)]
    for start, end in pairwise([*starts, len(source)]):
        entry = re.sub(r"^#.*\n?", "", source[start:end], flags=re.MULTILINE)
        for name, text in as_fluent_reads(entry).items():
            assert words.text(name, {}) == text


def test_heads_are_told_without_reading_and_stay_the_same() -> None:
    """Whoever only asks what there is need not wait until all of it has been taken apart."""
    words = Language("de", [GERMAN, "broken = { 1 +\n"])
    heads = words.heads()
    assert "broken" in heads
    assert words.has("wolf.gender")
    assert words.heads() == heads
    assert {name.partition(".")[0] for name in Language("de", [GERMAN]).names()} == set(heads) - {"broken"}


def test_heads_are_told_while_another_thread_reads() -> None:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(10):
            words = Language("en", [f"m{n} = {{ $name }} {n}\n" for n in range(100)])
            reading = threading.Thread(target=words.names)
            reading.start()
            while reading.is_alive():
                assert len(words.heads()) == 100
            reading.join(60)
            assert len(words.heads()) == 100
    finally:
        sys.setswitchinterval(before)
