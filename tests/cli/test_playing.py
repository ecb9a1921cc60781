"""Whole games through pipes, and everything one can type between choices."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import parlour
from cli.terminal import Clumsy, Command, Interrupting, lines
from parlour.cli import files

PLAY = ("play", "unmatched", "--plain", "--yes", "--seed", "4")
OTHER_WORDS = (
    "?",
    "why maneuver",
    "why attack:x:y",
    "why",
    "undo",
    "log",
    "log 3",
    "log x",
    "rules U-25",
    "view",
    "help",
    "",
    "bogus",
    "999",
    "b4",
)


def test_always_the_first_option_ends_a_game(parlour_command: Command) -> None:
    told = parlour_command(*PLAY, typed=lines(*["1"] * 3000))
    assert told.status == 0
    assert "The game is over." in told.out
    assert re.search(r"You (won|lost)\.", told.out)
    assert "To keep the record, type a file name" in told.out


@pytest.mark.parametrize(
    "setup",
    [
        ["--heroes", "jekyll_and_hyde,invisible_man", "--board", "yukon"],
        ["--heroes", "invisible_man,dracula,sherlock_holmes", "--board", "soho", "--bot", "random"],
        ["--set", "heroes=dracula,dracula", "--mirror", "--board=sarpedon", "--end-rule", "at_once"],
        [
            "--heroes",
            "dracula,sherlock_holmes,invisible_man,jekyll_and_hyde",
            "--teams",
            "--open-team-hands",
            "--seat",
            "2=me",
            "--bot",
            "random",
        ],
    ],
    ids=["duel", "three", "mirror", "teams"],
)
def test_clumsy_people_finish_their_games(parlour_command: Command, setup: list[str]) -> None:
    told = parlour_command(*PLAY, *setup, typed=Clumsy(7, OTHER_WORDS))
    assert told.status == 0
    assert told.err == ""
    assert "The game is over." in told.out


def test_the_setup_is_asked_for_with_enter_for_the_usual(parlour_command: Command) -> None:
    typed = lines("7", "Dracula", "", "", "2", "me", "cassual", "", "quit")
    told = parlour_command("play", "unmatched", "--plain", "--seed", "4", typed=typed)
    assert "There is no '7' here" in told.out
    assert "Who plays Dracula?" in told.out
    assert "  4  the casual bot: Goes by rules of thumb.\n" in told.out
    assert "  6  the expert bot: Learned duels of the printed heroes from 1,075 million decisions" in told.out
    assert "  8  the expert rule-of-thumb bot: Thinks ahead by rules of thumb. Thinks longest.\n" in told.out
    assert "no bot is called 'cassual'; did you mean casual?" in told.out
    assert "Soho - " in told.out
    assert "You left before the first choice" in told.out
    # The hero already taken is not offered again, and only boards with room for everybody are.
    assert told.out.count("Invisible Man\n") == 3
    three = parlour_command("play", "unmatched", "--plain", typed=lines("1", "1", "1", ""))
    assert "Yukon\n" not in three.out.split("Board:")[1]


def test_with_four_players_teams_are_asked_for(parlour_command: Command) -> None:
    told = parlour_command("play", "unmatched", "--plain", typed=lines("1", "1", "1", "1", "1", "perhaps", "yes"))
    assert "Two against two? [y/N]" in told.out
    assert "Type yes or no" in told.out
    assert "Two against two" not in parlour_command("play", "unmatched", "--plain", typed=lines("1", "1", "", "1")).out


def test_options_can_be_listed(parlour_command: Command) -> None:
    listed = parlour_command("play", "unmatched", "--options").out
    for option in parlour.title("unmatched").setup_options():
        assert f"--{option.name.replace('_', '-')} " in listed


def test_choices_by_number_key_and_part_of_a_key(parlour_command: Command) -> None:
    told = parlour_command(*PLAY, typed=lines("place:dr_watson:b23", "maneuver", "none", "holmes b25", "watson b27", "quit"))
    assert "Sherlock Holmes moved from space 22 to 25." not in told.out
    assert "'holmes b25' is neither an option nor a command" in told.out
    told = parlour_command(*PLAY, typed=lines("b23", "1", "none", "sherlock b25", "b26", "quit"))
    assert "Sherlock Holmes moved from space 22 to 25." in told.out
    assert "Dr. Watson moved from space 23 to 26." in told.out
    told = parlour_command(*PLAY, typed=lines("b23", "1", "none", "b21", "quit"))
    assert "'b21' could be any of" in told.out


def test_bad_input_is_answered_in_one_line_and_asked_again(parlour_command: Command) -> None:
    told = parlour_command(*PLAY, typed=lines("0", "99", "b1", "place:dr_watson:b1", "fly to the moon", "", "4", "quit"))
    answers = told.out.split("\n> ")[1:7]
    assert answers[0] == "0\nThere is no option 0. Choose 1 to 4."
    assert answers[1] == "99\nThere is no option 99. Choose 1 to 4."
    assert "U-12" in answers[2]
    assert "U-12" in answers[3]
    assert "neither an option nor a command" in answers[4]
    assert "type ? for an explanation" in answers[5]


def test_question_mark_and_why_cite_the_rulebook(parlour_command: Command) -> None:
    told = parlour_command(*PLAY, typed=lines("1", "?", "why 1", "why attack:sherlock_holmes:dracula", "why", "quit"))
    _, explained, allowed, refused, asked = told.out.split("\n> ")[1:6]
    assert "U-25   First you draw 1 card" in explained
    assert "It is allowed. (U-25)" in allowed
    assert re.search(r"\(U-\d+\)\n  U-\d+ ", refused)
    assert "as in: why maneuver" in asked


def test_undo_takes_back_only_what_revealed_nothing(parlour_command: Command) -> None:
    told = parlour_command(
        *PLAY, typed=lines("b23", "maneuver", "undo", "none", "sherlock b25", "undo", "view", "sherlock b26", "quit")
    )
    assert "There's nothing to take back" in told.out
    assert "H Sherlock Holmes 16/16 on space 22" in told.out.split("\n> undo")[2]
    assert "Sherlock Holmes moved from space 22 to 26." in told.out


def test_log_shows_only_what_the_seat_may_know(parlour_command: Command) -> None:
    told = parlour_command(*PLAY, typed=lines("1", "log", "log 2", "quit"))
    log = told.out.split("\n> ")[2]
    assert "Dracula drew a card. (5 times)" in log
    assert not re.search(r"Dracula drew [A-Z]", log)
    assert told.out.split("\n> ")[3].count("\n") == 2


def test_eof_keeps_the_game_and_says_how_to_go_on(parlour_command: Command, kept_games: Path) -> None:
    told = parlour_command(*PLAY, typed=lines("1", "maneuver"))
    assert told.status == 0
    (kept,) = kept_games.iterdir()
    assert f"parlour play --resume {kept} --seat 0=me --seat 1=casual" in told.out
    again = parlour_command("play", "--plain", "--yes", "--resume", str(kept), typed=lines("none", "quit"))
    assert "turn 1, Sherlock Holmes, 1 action left" in again.out
    assert "Move each fighter up to 2 spaces." in again.out


def test_ctrl_c_keeps_the_game_too(parlour_command: Command, kept_games: Path) -> None:
    told = parlour_command(*PLAY, typed=Interrupting("1"))
    assert told.status == 130
    assert "it is kept" in told.out
    assert len(list(kept_games.iterdir())) == 1


def test_no_autosave(parlour_command: Command, kept_games: Path) -> None:
    told = parlour_command(*PLAY, "--no-autosave", typed=lines("1", "quit"))
    assert "it was not kept" in told.out
    assert not kept_games.exists()


def test_save_verify_replay_resume(parlour_command: Command, tmp_path: Path) -> None:
    typed = lines("1", "save duel.json", "maneuver", "save duel.json", "save", "save nowhere/duel.json", "save kept", "quit")
    (tmp_path / "kept").mkdir()
    told = parlour_command(*PLAY, typed=typed)
    assert told.out.count("Saved as duel.json.") == 2
    assert "as in: save duel.json" in told.out
    assert "nowhere/duel.json: No such file or directory" in told.out
    assert "kept is a folder" in told.out
    assert "sound. Unmatched: Cobble & Fog, 5 choices" in parlour_command("verify", "duel.json").out
    spectator = parlour_command("replay", "duel.json").out
    assert "Sherlock Holmes drew a card." in spectator
    assert "Your hand" not in spectator
    own = parlour_command("replay", "duel.json", "--seat", "0").out
    assert "Sherlock Holmes drew Feint." in own
    assert "Dracula drew a card." in own
    stepped = parlour_command("replay", "duel.json", "--step", typed=lines("", "")).out
    assert "Choice 2 of 5" in stepped
    assert "Not over after 5 choices." in stepped
    assert parlour_command("replay", "duel.json", "--seat", "7").status == 2


def test_other_files_are_not_overwritten(parlour_command: Command, tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("precious", encoding="utf-8")
    told = parlour_command(*PLAY, typed=lines("1", "save thesis.txt", "quit"))
    assert "thesis.txt exists and is not a saved game" in told.out
    assert (tmp_path / "thesis.txt").read_text(encoding="utf-8") == "precious"


def test_saving_touches_no_other_file(parlour_command: Command, tmp_path: Path) -> None:
    (tmp_path / "duel.part").write_text("precious", encoding="utf-8")
    (tmp_path / "here.json").symlink_to("there.json")
    told = parlour_command(*PLAY, typed=lines("1", "save duel", "save here.json", "quit"))
    assert told.status == 0
    assert (tmp_path / "duel.part").read_text(encoding="utf-8") == "precious"
    assert (tmp_path / "here.json").readlink() == Path("there.json")
    assert (tmp_path / "there.json").read_bytes() == (tmp_path / "duel").read_bytes()


@pytest.mark.parametrize("name", ["~nobody-of-that-name/duel", "a\0b", "a" * 300, "duel/in/a/file"])
def test_a_name_that_is_none_for_a_file_is_asked_for_again(parlour_command: Command, tmp_path: Path, name: str) -> None:
    (tmp_path / "duel").touch()
    told = parlour_command(*PLAY, typed=lines("1", f"save {name}", "save good", "quit"))
    assert "Saved as good." in told.out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["duel", "good", "kept"]


def test_a_number_of_thousands_of_digits_is_no_number(parlour_command: Command) -> None:
    number = "9" * 5000
    told = parlour_command(*PLAY, typed=lines("1", number, f"why {number}", f"log {number}", "save good", "quit"))
    assert told.status == 0
    assert "Saved as good." in told.out


def test_games_begun_in_one_second_are_kept_apart(kept_games: Path) -> None:
    one, other = (files.Kept(parlour.new("unmatched", seed=seed)) for seed in (1, 2))
    assert one.keep() != other.keep()
    assert len(list(kept_games.iterdir())) == 2


def test_without_a_home_a_line_says_where_games_can_be_kept(parlour_command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody without a name on this machine, as in a container."""
    monkeypatch.delenv("PARLOUR_DATA")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", nobody)
    told = parlour_command(*PLAY, typed=lines("1", "save good", "quit"))
    assert "The game cannot be kept: no home folder is known" in told.out
    assert "Saved as good." in told.out
    for words in (["learn", "unmatched", "1", "--plain"], ["puzzle", "unmatched", "--list"], ["play", "--resume", "last"]):
        told = parlour_command(*words)
        assert (told.status, told.err) == (2, "parlour: no home folder is known; PARLOUR_DATA names a folder instead\n")


def nobody() -> Path:
    msg = "Could not determine home directory."
    raise RuntimeError(msg)


def test_a_finished_game_can_be_saved_and_verified(parlour_command: Command) -> None:
    told = parlour_command(*PLAY, "--seat", "0=random", "--bot", "random", typed=lines("over.json"))
    assert "Saved as over.json" in told.out
    assert "Your hand" not in told.out
    verified = parlour_command("verify", "over.json")
    assert verified.status == 0
    assert " won." in verified.out
    assert "The end after" in parlour_command("replay", "over.json").out


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda doc: doc["choices"].insert(1, "attack:dracula:dr_watson"), "choice 2"),
        (lambda doc: doc["choices"].pop(), "lead to another position"),
        (lambda doc: doc.pop("seed"), "'seed' is missing"),
        (lambda doc: doc.update(game="chess"), "chess"),
        (lambda doc: doc.update(extra=1), "extra"),
    ],
)
def test_a_changed_record_is_refused(parlour_command: Command, tmp_path: Path, change: object, said: str) -> None:
    parlour_command(*PLAY, typed=lines("1", "save duel.json", "quit"))
    doc = json.loads((tmp_path / "duel.json").read_text(encoding="utf-8"))
    assert callable(change)
    change(doc)
    (tmp_path / "duel.json").write_text(json.dumps(doc), encoding="utf-8")
    for command in (["verify", "duel.json"], ["replay", "duel.json"], ["play", "-y", "--resume", "duel.json"]):
        told = parlour_command(*command)
        assert (told.status, told.err.count("\n")) == (2, 1)
        assert said in told.err


def test_a_position_can_be_played(parlour_command: Command, tmp_path: Path) -> None:
    table = parlour.new("unmatched", seed=3, heroes=["invisible_man", "jekyll_and_hyde"], board="marmoreal")
    (tmp_path / "puzzle.json").write_text(json.dumps(table.position()), encoding="utf-8")
    told = parlour_command("play", "unmatched", "--plain", "--yes", "--position", "puzzle.json", typed=lines("quit"))
    assert "Marmoreal - " in told.out
    assert "Fog" in told.out
    refused = parlour_command("play", "unmatched", "--position", "puzzle.json", "--board", "soho")
    assert (refused.status, "already set up" in refused.err) == (2, True)
    (tmp_path / "puzzle.json").write_text("{", encoding="utf-8")
    assert parlour_command("play", "unmatched", "--position", "puzzle.json").status == 2


def test_plain_output_is_plain(parlour_command: Command) -> None:
    told = parlour_command(*PLAY, typed=Clumsy(3))
    assert "\x1b" not in told.out
    assert told.out.isascii()
