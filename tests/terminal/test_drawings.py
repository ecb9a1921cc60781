"""What the drawings of the games tell about a piece."""

from __future__ import annotations

import pytest

import parlour
from parlour.terminal.games import drawing_of
from parlour.terminal.games.black_orchestra import BlackOrchestraDrawing
from parlour.terminal.sitting import Glance
from parlour.terminal.telling import recap
from parlour.terminal.wording import words
from unmatched.stories import dracula, duel, holmes


def test_a_fighter_tells_which_cards_lie_open() -> None:
    """Everybody may look through every discard pile; what was seen of a hand is told to whoever saw it alone."""
    drawing = drawing_of(parlour.title("unmatched"), dark=True)
    t = duel(holmes(hand="elementary", has_seen=[[], ["feint"]]), dracula(hand="feint", discard="dash dash beastform"))
    told = [drawing.detail(t.view(seat), f"fighter:{t.view(0)['players'][1]['fighters'][0]['id']}") for seat in (0, 1)]
    assert told[0].endswith(" Used: Beastform and 2 Dash. Seen in hand: Feint.")
    assert told[1].endswith(" Used: Beastform and 2 Dash.")
    assert "Used" not in drawing.detail(t.view(1), f"fighter:{t.view(0)['players'][0]['fighters'][0]['id']}")


def test_what_people_say_is_read_from_top_to_bottom() -> None:
    mood = drawing_of(parlour.title("unmatched"), dark=True).mood
    said = ("Ben took seat 2.", "Ben: hello Ann", "Ann: welcome")
    glance = Glance({}, (), "", "", (), [{"text": "A card was drawn.", "moment": 1}], 1, 0, said=said)
    told = recap(glance, mood, words("en"), 26, 5).plain.splitlines()
    assert [line.strip(" •") for line in told] == ["A card was drawn.", "Ben: hello Ann", "Ann: welcome"]


def test_a_card_of_the_own_hand_tells_who_has_seen_it() -> None:
    drawing = drawing_of(parlour.title("unmatched"), dark=True)
    t = duel(holmes(hand="elementary", has_seen=[[], ["feint"]]), dracula(hand="feint dash"))
    assert drawing.detail(t.view(1), "card:dracula.feint").endswith(" Seen by Sherlock Holmes.")
    assert "Seen by" not in drawing.detail(t.view(1), "card:dracula.dash")
    assert "Seen by" not in drawing.detail(t.view(0), "card:dracula.feint")


@pytest.mark.parametrize("code", ["en", "nl", "de"])
def test_every_event_of_black_orchestra_fits_in_the_line_of_the_goal(code: str) -> None:
    title = parlour.title("black-orchestra")
    drawing = drawing_of(title, dark=True, language=code)
    assert isinstance(drawing, BlackOrchestraDrawing)
    view = parlour.new("black-orchestra", seed=1, players=2, language=code).view(0)
    view["support"]["now"], view["dissent"]["track"], view["events_left"] = 7, 3, [44]
    for event in drawing.events:
        view["current_event"] = event
        assert len(drawing.goal(view, brief=True)) < 80, event


@pytest.mark.parametrize(
    "scenario", ["expanding_the_network", "arbeitseinsatz", "the_word_must_travel", "the_trains_stand_still", "hunger_winter"]
)
@pytest.mark.parametrize("code", ["en", "nl", "de"])
def test_what_loses_a_game_of_orange_can_be_read_in_the_line_of_the_goal(code: str, scenario: str) -> None:
    """What is cut off at 80 columns, if anything, is the limit in brackets; the goal card has it."""
    view = parlour.new("orange-shall-overcome", scenario=scenario, players=2, language=code).view(0)
    told = drawing_of(parlour.title("orange-shall-overcome"), dark=True, language=code).goal(view, brief=True)
    assert f" {view['decks']['occupier']}" in told[:79]
    assert len(told.partition(" (")[0]) < 80
