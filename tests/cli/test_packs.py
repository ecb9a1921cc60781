"""Packs on the command line: made, checked, tried out, printed, played with."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import parlour
from cli.terminal import Command, lines
from packs.files import MOTH, changed, written
from parlour.packs.reading import open_pack, reader_of


def test_a_new_pack_passes_and_plays(parlour_command: Command, tmp_path: Path) -> None:
    made = parlour_command("pack", "new", "unmatched", "night-owl")
    assert (made.status, "Next: parlour pack check night-owl" in made.out) == (0, True)
    words = (tmp_path / "night-owl" / "languages" / "en.ftl").read_text(encoding="utf-8")
    assert "    .banner = OWL\n    .letter = O\n" in words
    checked = parlour_command("pack", "check", "night-owl")
    assert checked.status == 0
    assert f"night-owl 1: no mistakes; {open_pack(tmp_path / 'night-owl').digest}" in checked.out
    tried = parlour_command("pack", "test", "night-owl", "--games", "6", "--quiet")
    assert tried.status == 0
    assert re.search(r"night-owl: 6 games of \d+ settings, \d+ to \d+ choices long, .*: all in order", tried.out)
    again = parlour_command("pack", "new", "unmatched", "night-owl")
    assert (again.status, again.err) == (2, "parlour: night-owl: it is there already; choose another name\n")


def test_a_new_pack_may_begin_like_something_in_the_box(parlour_command: Command, tmp_path: Path) -> None:
    assert parlour_command("pack", "new", "unmatched", "my-count", "--like", "dracula").status == 0
    assert parlour_command("pack", "check", "my-count").status == 0
    assert sorted(path.name for path in (tmp_path / "my-count" / "languages").iterdir()) == ["de.ftl", "en.ftl", "nl.ftl"]
    wrong = parlour_command("pack", "new", "unmatched", "other", "--like", "drakula")
    assert "did you mean dracula?" in wrong.err
    assert not (tmp_path / "other").exists()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("new", "chess", "x"), "no game is called 'chess'"),
        (("new", "unmatched", "Ünder"), "a pack is called by letters"),
        (("check", "nowhere"), "no pack is at 'nowhere'"),
        (("show", "nowhere"), "no pack is at 'nowhere'"),
        (("test", "."), "it has no pack.toml"),
        (("words", "chess"), "no game is called"),
    ],
)
def test_what_cannot_be_done_is_one_line(parlour_command: Command, words: tuple[str, ...], says: str) -> None:
    told = parlour_command("pack", *words)
    assert told.status == 2
    assert says in told.err
    assert told.err.count("\n") == 1


def test_check_lists_every_mistake(parlour_command: Command, tmp_path: Path) -> None:
    files = changed("heroes/moth.toml", "Draw(2)", "Drwa(2)")
    files["heroes/moth.toml"] = files["heroes/moth.toml"].replace("copies = 2", "copies = 9")
    written(tmp_path / "moth", files)
    told = parlour_command("pack", "check", "moth")
    assert told.status == 1
    found = told.out.splitlines()
    assert found[-1] == "moth: 4 mistakes"
    assert all(re.match(r"heroes/moth\.toml:\d+: ", line) for line in found[:-1])
    assert any("did you mean Draw?" in line for line in found)


def test_cards_are_printed_on_one_page(parlour_command: Command, tmp_path: Path) -> None:
    written(tmp_path / "moth", {**MOTH, "languages/en.ftl": MOTH["languages/en.ftl"].replace("= Guard", "= Guard <b>&</b>")})
    shown = parlour_command("pack", "show", "moth")
    assert (shown.status, shown.out.splitlines()[-1]) == (0, "moth.html: 30 cards; open it in a browser and print it")
    page = (tmp_path / "moth.html").read_text(encoding="utf-8")
    assert page.count('<article class="card"') == 30
    assert "Guard &lt;b&gt;&amp;&lt;/b&gt;" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert parlour_command("pack", "show", "moth", "--once", "-o", "once.html").status == 0
    assert (tmp_path / "once.html").read_text(encoding="utf-8").count('<article class="card"') == 11


def test_boards_are_drawn_from_their_graph(parlour_command: Command, tmp_path: Path) -> None:
    from parlour.games.unmatched.packed_files import board_file  # noqa: PLC0415 - only here
    from parlour.games.unmatched.printed import PRINTED  # noqa: PLC0415

    soho = PRINTED.boards[1]
    words = MOTH["languages/en.ftl"] + "board-quay = The <Quay>\n    .text = By the water.\n"
    words += "".join(f"zone-quay-{zone.id} = {zone.id}\n" for zone in soho.zones)
    written(tmp_path / "moth", {**MOTH, "boards/quay.toml": board_file(soho), "languages/en.ftl": words})
    shown = parlour_command("pack", "show", "moth", "--language", "nl")
    assert (shown.status, shown.out.splitlines()[-1]) == (0, "moth.html: 30 cards and 1 board; open it in a browser and print it")
    page = (tmp_path / "moth.html").read_text(encoding="utf-8")
    assert "The &lt;Quay&gt;" in page
    assert page.count('stroke-width="5"') == len(soho.edges)
    assert page.count('r="15"') == len(soho.spaces)


def test_words_are_listed_with_what_they_take(parlour_command: Command) -> None:
    told = parlour_command("pack", "words", "unmatched")
    assert "Draw(count)  I draw cards." in told.out.splitlines()
    assert any(line.startswith("Rule(prey_upon, amount=1)") for line in told.out.splitlines())
    assert any(line.startswith("won  ") for line in told.out.splitlines())


@pytest.mark.parametrize("game", ["unmatched", "black-orchestra", "orange-shall-overcome"])
def test_every_name_that_words_take_is_listed(parlour_command: Command, game: str) -> None:
    told = parlour_command("pack", "words", game).out
    for names in reader_of(game).notation.names.values():
        assert all(re.search(rf"\b{name}\b", told) for name in names.values())
    assert "`it`" not in told
    assert "Options:" not in told


def test_what_a_condition_is_about_has_its_names(parlour_command: Command) -> None:
    told = parlour_command("pack", "words", "orange-shall-overcome").out.splitlines()
    assert any(line.startswith("value of at: bank, cafe, ") for line in told)
    assert any(line.startswith("value of has: money, network, ") for line in told)


@pytest.mark.parametrize("game", ["unmatched", "black-orchestra", "orange-shall-overcome"])
def test_the_longest_name_of_a_new_pack_is_in_order(parlour_command: Command, game: str) -> None:
    longest = "n" * 30
    assert parlour_command("pack", "new", game, longest).status == 0
    assert parlour_command("pack", "check", longest).status == 0


@pytest.mark.parametrize(
    ("game", "like"), [("black-orchestra", "beck"), ("orange-shall-overcome", "the_word_must_travel"), ("unmatched", "soho")]
)
def test_so_is_one_like_something_in_the_box(parlour_command: Command, game: str, like: str) -> None:
    assert parlour_command("pack", "new", game, "n" * 30, "--like", like).status == 0
    assert parlour_command("pack", "check", "n" * 30).status == 0


@pytest.mark.parametrize(
    ("game", "name", "says"),
    [
        ("orange-shall-overcome", "n" * 31, "at most 30"),
        ("unmatched", "dracula", "dracula: choose another name; with this one the new pack would not be in order"),
        ("black-orchestra", "beck", "beck: choose another name"),
    ],
)
def test_nothing_is_written_that_would_not_be_in_order(
    parlour_command: Command, tmp_path: Path, game: str, name: str, says: str
) -> None:
    told = parlour_command("pack", "new", game, name)
    assert (told.status, told.err.count("\n")) == (2, 1)
    assert says in told.err
    assert not (tmp_path / name).exists()


def test_a_pack_goes_with_every_command_that_names_a_game(parlour_command: Command, tmp_path: Path) -> None:
    written(tmp_path / "moth", MOTH)
    assert "The Moth" in parlour_command("cards", "unmatched", "--pack", "moth").out
    studied = parlour_command(
        "simulate", "unmatched", "--pack", "moth", "--heroes", "moth,dracula", "--bots", "random", "--games", "4", "--json"
    )
    assert studied.status == 0
    assert json.loads(studied.out)["games"] == 4
    assert "moth" in studied.out
    kept = ("--save", "s.json", "--quiet")
    assert (
        parlour_command(
            "simulate", "unmatched", "--pack", "moth", "--heroes", "moth,dracula", "--bots", "random", "--games", "2", *kept
        ).status
        == 0
    )
    assert "The Moth" in parlour_command("simulate", "--resume", "s.json", "--games", "4").out
    ladder = parlour_command("ladder", "unmatched", "--pack", "moth", "--levels", "random,novice", "--games", "2", "--quiet")
    assert ladder.status == 0
    figures = parlour_command("play", "unmatched", "--pack", "moth", "--figures")
    assert "unmatched.moth.health=15" in figures.out.splitlines()
    bots = ("--seat", "0=random", "--seat", "1=random", "--plain", "--yes", "--seed", "3", "--heroes", "moth,dracula")
    played = parlour_command("play", "--pack", "moth", "--set", "moth.health=4", *bots, typed=lines("moth.json"))
    assert played.out.count("Packs: The Moth (1)") == 2, "at the beginning and at the end"
    record = parlour.loads((tmp_path / "moth.json").read_text(encoding="utf-8"))
    assert record.setup["packs"] == [open_pack(tmp_path / "moth").document]
    assert record.setup["figures"] == {"unmatched.moth.health": 4}
    assert parlour_command("verify", "moth.json").status == 0
    refused = parlour_command("play", "--pack", "moth", "--resume", "moth.json")
    assert "leave out --pack" in refused.err
    wrong = parlour_command("cards", "black-orchestra", "--pack", "moth")
    assert wrong.err == "parlour: --pack: moth is for unmatched, not for black-orchestra\n"
