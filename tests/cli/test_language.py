"""The language belongs to whoever reads: as they say, as their system is set up, or English."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import parlour
from cli.terminal import Command, lines
from parlour.cli.cards import Leaflet
from parlour.cli.language import SET_IN, game_language, preferred
from parlour.terminal.wording import Wording, words

GAME = "unmatched"
LANGUAGES = parlour.title(GAME).languages()


def set_up(monkeypatch: pytest.MonkeyPatch, **names: str) -> None:
    for name in SET_IN:
        monkeypatch.delenv(name, raising=False)
    for name, value in names.items():
        monkeypatch.setenv(name, value)


@pytest.mark.parametrize(
    ("names", "code"),
    [
        ({}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "nl_NL.UTF-8", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LANG": "nl_NL.UTF-8", "LC_MESSAGES": "de_AT", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "nl_NL"}, "en"),
        ({"LC_ALL": "", "LANG": "nl"}, "nl"),
        ({"LC_ALL": "de_DE.UTF-8", "PARLOUR_LANGUAGE": "nl"}, "nl"),
        ({"LANG": "POSIX"}, "en"),
    ],
)
def test_the_system_says_which_language(monkeypatch: pytest.MonkeyPatch, names: dict[str, str], code: str) -> None:
    set_up(monkeypatch, **names)
    assert preferred() == code


def test_a_language_the_game_does_not_speak_is_english_unless_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    set_up(monkeypatch, LANG="fr_FR.UTF-8")
    assert game_language(parlour.title(GAME), "") == "en"
    with pytest.raises(parlour.BadInput, match="not 'fr'"):
        game_language(parlour.title(GAME), "fr")
    assert game_language(parlour.title(GAME), "en_GB") == "en"


@pytest.mark.parametrize("command", [("play", GAME), ("rules", GAME), ("cards", GAME), ("learn", GAME)])
def test_an_unknown_language_is_refused_in_a_line_that_names_the_known_ones(parlour_command: Command, command: list[str]) -> None:
    printed = parlour_command(*command, "--language", "xx")
    assert printed.status == 2
    assert printed.err == f"parlour: --language: {parlour.title(GAME).name} speaks {', '.join(LANGUAGES)}, not 'xx'\n"
    assert printed.out == ""


def test_without_a_game_the_terminal_says_what_it_speaks(parlour_command: Command) -> None:
    printed = parlour_command("play", "--language", "xx")
    assert (printed.status, printed.err) == (2, "parlour: --language: Parlour speaks en, de, nl, not 'xx'\n")


def test_it_asks_for_the_game_in_the_language_of_the_system(parlour_command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    set_up(monkeypatch, LANG="nl_BE.UTF-8")
    printed = parlour_command("play", "--plain", typed=lines())
    assert printed.out.startswith("Welk spel:")
    assert printed.out.rstrip().endswith("De invoer hield op voor het spel begon; er is niets gestart.")


@pytest.mark.parametrize("code", LANGUAGES)
def test_records_are_free_of_language(parlour_command: Command, tmp_path: Path, code: str) -> None:
    files = [tmp_path / "english.json", tmp_path / "other.json"]
    for file, language in zip(files, ("en", code), strict=True):
        typed = lines("1", "1", f"save {file}", "quit")
        asked = ["play", GAME, "--yes", "--plain", "--seed", "3", "--bot", "random", "--language", language]
        assert parlour_command(*asked, typed=typed).status == 0
    records = [json.loads(file.read_text(encoding="utf-8")) for file in files]
    assert records[0] == records[1]
    assert "language" not in json.dumps(records[0])
    printed = parlour_command("replay", str(files[1]), "--language", code)
    assert printed.status == 0
    table = parlour.replay(parlour.loads(files[1].read_text(encoding="utf-8")), language=code)
    assert table.language == code
    assert all(event["text"] in printed.out for event in table.events(None))


class Listening(Wording):
    """Hears for which fields there is no word."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.missing: set[str] = set()

    def known(self, name: str, usual: str) -> str:
        if name.startswith("field-") and not name.removeprefix("field-").isdecimal() and not self.language.has(name):
            self.missing.add(name)
        return super().known(name, usual)


@pytest.mark.parametrize("game", parlour.games())
def test_every_field_that_cards_prints_has_a_word(game: str) -> None:
    title, said = parlour.title(game), Listening("nl")
    Leaflet(Console(file=io.StringIO(), width=100), said).write(title.name, title.catalogue())
    places = {spot["id"] for spot in title.catalogue().get("spots", [])}
    assert {name for name in said.missing if name.removeprefix("field-") not in places} == set()


def test_cards_in_dutch_and_german() -> None:
    printed = {"cards": [{"name": "X", "type": "attack", "boost": 2, "by": "any"}], "edges": [{"a": "p", "b": "q", "kind": "road"}]}
    told = {}
    for code in ("nl", "de"):
        paper = io.StringIO()
        Leaflet(Console(file=paper, width=100), words(code)).write("A game", printed)
        told[code] = paper.getvalue().splitlines()
    assert told["nl"] == [
        "A game",
        "",
        "KAARTEN",
        "",
        "X",
        "  soort aanval, boost 2, door iedereen",
        "",
        "VERBINDINGEN",
        "  p naar q: soort weg",
    ]
    assert told["de"] == [
        "A game",
        "",
        "KARTEN",
        "",
        "X",
        "  Typ Angriff, Boost 2, von allen",
        "",
        "VERBINDUNGEN",
        "  p nach q: Art Straße",
    ]
