"""A decision with options for several seats: whose turn it is asks first, the others may come between."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import parlour
from cli.terminal import Command, lines
from parlour.engine.kernel import Choice, Event, Game, Step
from parlour.engine.messages import USUAL, Language
from parlour.engine.reading import read_choice, read_int, read_list
from parlour.engine.said import Said, Verbatim
from parlour.engine.title import Json, Seat, SetupOption, Title
from parlour.games import BUILT_IN

PEOPLE = ("ada", "ben", "cyd")


class Evening(Game):
    """Candles burn until somebody blows them out; each turn lights one."""

    def __init__(self, source: Evening | None, players: int, seed: int) -> None:
        super().__init__(source, seed)
        self.players = players
        self.lit: int = source.lit if source is not None else 0

    def clone(self) -> Evening:
        return Evening(self, self.players, 0)

    def redeal(self, viewer: int, seed: int) -> None:
        """Nothing is hidden."""


class Light(Choice):
    """The next one lights a candle; anybody else may blow one out before that."""

    def __init__(self) -> None:
        super().__init__()
        self.secret = True

    def options(self, g: Evening, me: int, it: int) -> list[int]:
        return [me, *(10 + seat for seat in range(g.players) if seat != me and g.lit)]

    def seat_of(self, g: Evening, me: int, it: int, option: int) -> int:
        return option % 10

    def chosen(self, g: Evening, me: int, it: int, option: int) -> None:
        g.tell(0, option % 10, option // 10)
        g.lit += -1 if option >= 10 else 1
        if g.lit == 3:
            g.end((1 << g.players) - 1, 0)
        g.then(self, me if option >= 10 else (me + 1) % g.players)

    def asks(self, g: Evening, me: int, it: int) -> Said:
        return Verbatim(f"{g.lit} candles burn.")

    def says(self, g: Evening, me: int, it: int, option: int) -> Said:
        if option >= 10:
            return Verbatim("Blow a candle out", "C-1", key=f"blow:{PEOPLE[option - 10]}")
        return Verbatim("Light a candle", "C-1", key="light")


LIGHT = Light()


class Candles(Title):
    """A cooperative game of three candles."""

    id = "candles"
    name = "Three candles"
    rules_version = "1"
    cooperative = True
    package = ""
    about = "For tests."
    rulebook = parlour.engine.rulebook.Rulebook.read("# Three candles\n## Candles\n- **C-1** Light one, or blow one out.")

    def setup_options(self, language: str = USUAL) -> list[SetupOption]:
        return [
            SetupOption("players", "Players", "number", 2, "Two or three."),
            SetupOption("guests", "Guests", "several", [], "Who else looks on.", tuple((name, name.title()) for name in PEOPLE)),
            SetupOption("wax", "Wax", "one", "bee", "", (("bee", "Beeswax"), ("tallow", "Tallow"))),
        ]

    def read_setup(self, options: Mapping[str, Any]) -> Json:
        given = {option.name: option.default for option in self.setup_options()} | dict(options)
        return {
            "players": read_int("players", given["players"], 2, 3),
            "guests": [read_choice("guests", guest, PEOPLE) for guest in read_list("guests", given["guests"])],
            "wax": read_choice("wax", given["wax"], ["bee", "tallow"]),
        }

    def new(self, setup: Json, seed: int) -> Evening:
        g = Evening(None, setup["players"], seed)
        g.then(LIGHT, 0)
        return g

    def seats(self, g: Evening, language: str = USUAL) -> list[Seat]:
        return [Seat(seat, PEOPLE[seat].title(), 0) for seat in range(g.players)]

    def view(self, g: Evening, seat: int | None, words: Language) -> Json:
        return {"lit": g.lit}

    def narrate(self, g: Evening, event: Event, seat: int | None, words: Language) -> Json:
        return {"event": "candle", "text": f"{PEOPLE[event[1]].title()} {'blew one out' if event[2] else 'lit one'}."}

    def why_not(self, g: Evening, key: str, seat: int) -> Said:
        return Verbatim("There is nothing else to do with candles.", "C-1")

    def reason(self, g: Evening) -> Said:
        return Verbatim("Three candles burn.")

    def picture(self, g: Evening, seat: int | None, language: str = USUAL) -> str:
        return f"Candles: {'i' * g.lit}"

    def catalogue(self, language: str = USUAL) -> Json:
        return {"candles": [{"id": "candle", "name": "Candle", "text": "Wax and a wick.", "count": 3}]}

    def steps(self, g: Evening) -> Mapping[str, Step]:
        return {LIGHT.name(): LIGHT}

    def write_state(self, g: Evening) -> Json:
        return {"lit": g.lit}

    def read_state(self, setup: Json, state: Json, seed: int) -> Evening:
        return Evening(None, setup["players"], seed)

    def usual_step(self, g: Evening) -> tuple[Step, int, int]:
        return LIGHT, 0, -1


@pytest.fixture(autouse=True)
def candles_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUILT_IN, "candles", "cli.test_several_seats")
    parlour.register(Candles())


PLAY = ("play", "candles", "--plain", "--yes", "--seed", "1")


def test_a_person_may_act_before_a_bot_or_let_it_go_on(parlour_command: Command) -> None:
    told = parlour_command(*PLAY, typed=lines("light", "blow", "light", "pass", "1"))
    assert "Ada: Blow a candle out (blow:ada)" in told.out
    assert "pass lets the others go on." in told.out
    assert "Ada blew one out." in told.out
    assert "Ben lit one." in told.out
    assert "The game is over. Three candles burn." in told.out
    assert "You won." in told.out


def test_the_options_of_others_are_not_offered(parlour_command: Command) -> None:
    told = parlour_command(*PLAY, "--bot", "random", typed=lines("light", "pass", "blow ben", "2"))
    assert "(blow:ben)" not in told.out
    assert "There is nothing else to do" in told.out or "neither an option" in told.out
    assert "There is no option 2. Choose 1." in told.out


def test_people_pass_the_screen_to_each_other(parlour_command: Command) -> None:
    told = parlour_command(*PLAY, "--seat", "1=Ben", typed=lines("", "light", "", "pass", "", "pass", "", "1", "", "1"))
    assert told.out.count("Next: Ada.") == 3
    assert told.out.count("Next: Ben, playing Ben.") == 2
    assert "The game is over." in told.out


def test_nobody_passes_alone(parlour_command: Command) -> None:
    told = parlour_command(*PLAY, typed=lines("pass", "quit"))
    assert "Nobody else can move now" in told.out


def test_one_person_on_both_seats_sees_whose_option_is_whose(parlour_command: Command) -> None:
    told = parlour_command(*PLAY, "--seat", "1=me", typed=lines("1", "2", "quit"))
    assert "1. Ben: Light a candle (light)" in told.out
    assert "2. Ada: Blow a candle out (blow:ada)" in told.out
    assert "Ada blew one out." in told.out


def test_every_kind_of_setup_option_is_asked_for(parlour_command: Command) -> None:
    told = parlour_command(
        "play", "candles", "--plain", typed=lines("9", "x", "3", "eve", "ben, cyd", "tallow", "me", "random", "", "quit")
    )
    assert "expected a whole number from 2 to 3, got 9" in told.out
    assert "expected a whole number, not 'x'" in told.out
    assert "unknown 'eve'" in told.out
    assert "Who plays Cyd?" in told.out


def test_games_without_a_mind_get_random_bots(parlour_command: Command) -> None:
    told = parlour_command(*PLAY, typed=lines("1"))
    assert "--seat 1=random" in told.out


def test_any_catalogue_can_be_printed(parlour_command: Command) -> None:
    told = parlour_command("cards", "candles")
    assert "Candle\n  id candle, count 3\n  Wax and a wick." in told.out


def test_a_choice_among_games(parlour_command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.games", lambda: ["candles", "unmatched"])
    told = parlour_command("play", "--plain", typed=lines("candles", "2", "", "", "", "", "quit"))
    assert "1  Three candles" in told.out
    assert "Candles:" in told.out
