"""`--set` in `play`, `serve` and `simulate`: the same names, the same refusals."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import parlour
from cli.terminal import Command
from parlour.cli.figures import read_of_all
from parlour.engine.errors import BadInput
from parlour.games import titles

PLAY = ("play", "unmatched", "--yes", "--plain", "--seed", "3", "--bot", "random", "--seat", "0=random")


def test_a_changed_game_is_played_and_says_so(parlour_command: Command, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    told = parlour_command(*PLAY, "--set", "unmatched.dracula.health=20", "--set", "board=soho", typed=io.StringIO(f"{record}\n"))
    assert told.status == 0
    line = "Changed rules: Dracula · health 20 (printed 13)"
    assert told.out.count(line) == 2, "at the beginning and at the end"
    doc = json.loads(record.read_text(encoding="utf-8"))
    assert doc["setup"]["figures"] == {"unmatched.dracula.health": 20}
    assert doc["setup"]["board"] == "soho"
    assert line in parlour_command("replay", str(record), "--plain").out
    assert parlour_command("verify", str(record)).status == 0
    dutch = parlour_command("replay", str(record), "--plain", "--language", "nl").out
    assert "Gewijzigde regels:" in dutch


def test_the_printed_game_says_nothing(parlour_command: Command) -> None:
    assert "Changed" not in parlour_command(*PLAY).out


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("unmatched.dracula.helth=20", "did you mean unmatched.dracula.health"),
        ("dracula.health=-4", "from 1 to 99, got -4"),
        ("dracula.health=many", "from 1 to 99 (printed: 13), not 'many'"),
        ("dracula.ranged=7", "yes or no (printed: no), not '7'"),
        ("dracula.health", "NAME=VALUE"),
        ("bord=soho", "did you mean board"),
    ],
)
def test_wrong_figures_are_refused_alike(parlour_command: Command, given: str, says: str) -> None:
    told = parlour_command(*PLAY, "--set", given)
    assert told.status == 2
    assert says in told.err
    assert told.err.count("\n") == 1
    if "." in given and "=" in given:
        assert parlour_command("simulate", "unmatched", "--games", "1", "--bots", "random", "--set", given).status == 2


def test_negative_figures_get_their_range_in_a_study(parlour_command: Command) -> None:
    told = parlour_command("simulate", "unmatched", "--games", "1", "--bots", "random", "--set", "dracula.health=-4")
    assert "from 1 to 99" in told.err


def test_figures_beside_a_saved_game_are_refused(parlour_command: Command, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    kept.write_text(parlour.new("unmatched").record().dumps(), encoding="utf-8")
    told = parlour_command("play", "--resume", str(kept), "--plain", "--yes", "--set", "dracula.health=20")
    assert (told.status, "already set up" in told.err) == (2, True)


def test_play_lists_what_can_be_changed(parlour_command: Command) -> None:
    listed = parlour_command("play", "unmatched", "--figures").out
    assert "unmatched.dracula.health=13\n" in listed
    assert listed == parlour_command("simulate", "unmatched", "--figures").out


def test_figures_of_a_whole_server_name_their_games() -> None:
    found = read_of_all(titles(), ["unmatched.dracula.health=20", "black-orchestra.actions_per_turn=4", "unmatched.hand_limit=5"])
    assert found == {"unmatched": {"dracula.health": 20, "hand_limit": 5}, "black-orchestra": {"actions_per_turn": 4}}
    for wrong in (["dracula.health=20"], ["unmatched.dracula.health=0"], ["unmatched.hand_limit=5", "unmatched.hand_limit=6"]):
        with pytest.raises(BadInput):
            read_of_all(titles(), wrong)
