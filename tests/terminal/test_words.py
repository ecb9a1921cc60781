"""The terminal says everything in every language it speaks, and nothing besides."""

from __future__ import annotations

from importlib.resources import files

import pytest

from parlour.engine.messages import Language
from parlour.terminal.app import KEYS, WALKING
from parlour.terminal.wording import PACKAGE, spoken, words

OTHERS = ["de", "nl"]
NARROW = 80


def own(code: str) -> Language:
    """Read the terminal's file alone: no other language stands in for what is missing."""
    return Language(code, [files(PACKAGE).joinpath("languages", f"{code}.ftl").read_text(encoding="utf-8")])


def test_the_terminal_speaks_three_languages() -> None:
    assert spoken() == ["en", *OTHERS]


@pytest.mark.parametrize("code", OTHERS)
def test_every_message_is_there_with_the_same_variables(code: str) -> None:
    english, other = own("en"), own(code)
    assert other.names() == english.names()
    assert {name: other.wants(name) for name in other.names()} == {name: english.wants(name) for name in english.names()}


@pytest.mark.parametrize("code", spoken())
def test_the_keys_that_matter_fit_into_the_last_line(code: str) -> None:
    say = words(code)

    def line(names: tuple[str, ...]) -> str:
        return "".join(f" {say(f'keys-{name}.key')} {say(f'keys-{name}')}" for name in names)

    assert len(line(KEYS[: KEYS.index("quit") + 1])) <= NARROW
    assert len(line(WALKING)) <= NARROW
    assert len(say("keys-over")) < NARROW


@pytest.mark.parametrize("code", spoken())
def test_the_letters_of_keys_are_the_same_in_every_language(code: str) -> None:
    say, english = words(code), words("en")
    for name in (*KEYS, "back", "agree", "go-on", "invite"):
        if len(english(f"keys-{name}.key")) == 1:
            assert say(f"keys-{name}.key") == english(f"keys-{name}.key")


def test_a_language_it_does_not_speak_is_english() -> None:
    assert words("xx")("you-won") == "You won."


def test_names_and_numbers_within_a_sentence() -> None:
    assert (words("en").inside("Keys"), words("nl").inside("Sleutels"), words("de").inside("Schlüssel")) == (
        "keys",
        "sleutels",
        "Schlüssel",
    )
    assert [words(code).number(1200) for code in ("en", "nl", "de")] == ["1,200", "1.200", "1.200"]
    assert words("nl").listed(["Ann", "Bob", "Cas"]) == "Ann, Bob en Cas"
