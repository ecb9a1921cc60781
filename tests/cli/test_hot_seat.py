"""Two people at one screen: nobody sees the other's hand."""

from __future__ import annotations

import os
import sys

import pytest

import parlour
from cli.terminal import Clumsy, Command, lines
from parlour.cli.playing import Leave, Playing
from parlour.cli.screen import Screen
from parlour.terminal.company import Player

pytestmark = pytest.mark.attack

TWO = ("play", "unmatched", "--plain", "--seed", "4", "--heroes", "sherlock_holmes,invisible_man", "--board", "soho")
SEATS = ("--seat", "0=Ann", "--seat", "1=Bob")


def test_a_pause_hides_the_hand_before_the_next_person_looks(parlour_command: Command) -> None:
    told = parlour_command(*TWO, *SEATS, typed=lines("", "1", "", "1"))
    begin, ann, bob = told.out.split("=" * 60)
    assert "Your hand" not in begin
    assert "Next: Ann, playing Sherlock Holmes." in ann
    assert "Next: Bob, playing Invisible Man." in bob
    decks = {hero["id"]: {card["name"] for card in hero["deck"]} for hero in parlour.title("unmatched").catalogue()["heroes"]}
    for page, own, other in ((ann, "sherlock_holmes", "invisible_man"), (bob, "invisible_man", "sherlock_holmes")):
        before, after = page.split("Press Enter to go on: ")
        assert "Your hand" not in before
        hand = after.split("Your hand: ")[1].split("\n")[0]
        assert any(card in hand for card in decks[own] - decks[other])
        assert not any(card in hand for card in decks[other] - decks[own])


def test_a_whole_game_between_two_people(parlour_command: Command) -> None:
    told = parlour_command(*TWO, *SEATS, typed=Clumsy(11))
    assert "The game is over." in told.out
    # The last page is for both of them.
    assert "Your hand" not in told.out.split("=" * 60)[-1]
    for page in told.out.split("=" * 60)[1:-1]:
        assert page.lstrip("\n").startswith("Next: ")


def test_one_person_with_two_seats_needs_no_pause(parlour_command: Command) -> None:
    told = parlour_command(*TWO, "--seat", "0=Ann", "--seat", "1=Ann", typed=Clumsy(11))
    assert "Press Enter" not in told.out
    assert "The game is over." in told.out


def test_leaving_at_the_pause_keeps_the_game(parlour_command: Command) -> None:
    told = parlour_command(*TWO, *SEATS, typed=lines("", "1"))
    assert "--seat 0=Ann --seat 1=Bob" in told.out


class Recorded(Screen):
    """A screen that notes the order of things."""

    plain = False

    def __init__(self, *typed: str) -> None:
        self.typed = list(typed)
        self.seen: list[str] = []

    def say(self, text: str = "", style: str = "") -> None:
        self.seen.append(text)

    def forget(self) -> None:
        self.seen = ["FORGOTTEN"]

    def ask(self, prompt: str) -> str:
        self.seen.append(prompt)
        if not self.typed:
            raise EOFError
        return self.typed.pop(0)


def test_the_screen_is_wiped_before_the_pause() -> None:
    table = parlour.new("unmatched", seed=4, heroes=["sherlock_holmes", "invisible_man"], board="soho")
    screen = Recorded("", "1")
    with pytest.raises(Leave):
        Playing(screen, table, [Player("Ann"), Player("Bob")]).run()
    assert screen.seen[0] == "FORGOTTEN"
    assert "Bob" in screen.seen[1]
    assert screen.seen[2].startswith("Everyone else, please look away")
    assert len(screen.seen) == 3


@pytest.mark.parametrize("rows", [0, 30, 200])
def test_at_a_terminal_whatever_stood_there_is_out_of_sight(
    rows: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(os, "get_terminal_size", lambda: os.terminal_size((80, rows)))
    Screen().forget()
    assert capsys.readouterr().out.count("\n") > max(rows, 23)
