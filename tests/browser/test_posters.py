"""An invitation as a poster: which game, who asks, who one would be; one name, one button."""

from __future__ import annotations

import pytest

from browser.conftest import Opener
from browser.playing import link, new_table, until
from browser.test_page import violations
from server.hosting import Running

GAMES = {"unmatched": "Ada challenges you to a duel.", "orange-shall-overcome": "Make all 13 places part of the network."}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phone", [False, True])
def test_a_friend_sees_what_it_is_about_and_sits_down(running: Running, opener: Opener, game: str, phone: bool) -> None:
    ada = opener(running.address)
    made = new_table(ada, game, [{"holder": "me", "name": "Ada"}, {"holder": "invite"}])
    bob = opener(running.address + link(made, "seat", 1), phone=phone, joins=False)
    bob.get_by_role("heading", name=GAMES[game]).wait_for()
    button = bob.locator(".poster form button")
    if phone:
        box = button.bounding_box()
        assert box["y"] + box["height"] <= 844
    assert bob.locator(".card-button").count() == 0
    bob.get_by_role("textbox").fill("Bob")
    button.click()
    bob.wait_for_selector(".boardwrap")
    assert "#" not in bob.url
    assert [row.name for row in running.house.live[made["table"]].seats] == ["Ada", "Bob"]


def test_somebody_to_watch_is_asked_for_no_name(running: Running, opener: Opener) -> None:
    ada = opener(running.address)
    made = new_table(ada, "black-orchestra", [{"holder": "me", "name": "Ada"}, {"holder": "invite"}])
    eve = opener(running.address + link(made, "spectator"), joins=False)
    eve.get_by_role("button", name="Watch the game").wait_for()
    assert eve.get_by_role("textbox").count() == 0
    eve.get_by_role("button", name="Watch the game").click()
    eve.wait_for_selector(".boardwrap")


WHO = {
    "unmatched": ("Dracula", "deal 1 damage"),
    "black-orchestra": ("Stauffenberg", "four actions"),
    "orange-shall-overcome": ("Kees, 38", "Control card"),
}


@pytest.mark.parametrize("game", WHO)
def test_a_friend_sees_who_they_would_be_and_what_that_one_can_do(running: Running, opener: Opener, game: str) -> None:
    name, ability = WHO[game]
    setup = {"conspirators": ["olbricht", "stauffenberg"]} if game == "black-orchestra" else {}
    ada = opener(running.address)
    made = new_table(ada, game, [{"holder": "me", "name": "Ada"}, {"holder": "invite"}], setup=setup)
    bob = opener(running.address + link(made, "seat", 1), phone=True, joins=False)
    who = bob.locator(".who-would")
    who.wait_for()
    assert name in who.inner_text()
    assert ability in who.inner_text()
    assert who.locator("svg path").count()
    assert violations(bob) == []
    # An old phone shows the way in without scrolling, too.
    bob.set_viewport_size({"width": 360, "height": 640})
    box = bob.locator(".poster form button").bounding_box()
    assert box["y"] + box["height"] <= 640
    # Somebody who looks on is nobody.
    eve = opener(running.address + link(made, "spectator"), phone=True, joins=False)
    eve.get_by_role("button", name="Watch the game").wait_for()
    assert eve.locator(".who-would").count() == 0


FOUR = [{"holder": "me", "name": "Ada"}, {"holder": "invite"}, {"holder": "invite"}, {"holder": "bot", "level": "casual"}]


@pytest.mark.parametrize("phone", [False, True])
def test_a_friend_sees_which_seats_are_free_and_may_just_watch(running: Running, opener: Opener, phone: bool) -> None:
    ada = opener(running.address)
    made = new_table(ada, "orange-shall-overcome", FOUR, setup={"players": 4}, seed=3)
    bob = opener(running.address + link(made, "seat", 2), phone=phone, joins=False)
    seats = bob.get_by_role("list", name="Who sits where").get_by_role("listitem")
    bob.locator(".posterseats").wait_for()
    assert [one.split("\n")[-1] for one in seats.all_inner_texts()] == ["Ada", "Free seat", "Your seat", "Bot"]
    just_watch = bob.get_by_role("button", name="Just watch")
    if not phone:
        bob.set_viewport_size({"width": 1280, "height": 800})
        box = just_watch.bounding_box()
        assert box["y"] + box["height"] <= 800
    assert violations(bob) == []
    just_watch.click()
    bob.wait_for_selector(".boardwrap", state="attached")
    until(bob, "!location.hash")
    assert bob.locator(".actions .whole [data-key]").count() == 0
    assert [row.holder for row in running.house.live[made["table"]].seats] == ["person", "open", "open", "bot"]
    # The seat is still there for whoever thinks better of it.
    again = opener(running.address + link(made, "seat", 2), phone=phone)
    again.wait_for_selector(".boardwrap", state="attached")
    until(again, "document.querySelector('.posterseats') === null")
    assert running.house.live[made["table"]].seats[2].holder == "person"


def test_whoever_comes_too_late_sees_the_free_seats(running: Running, opener: Opener) -> None:
    ada = opener(running.address)
    made = new_table(ada, "orange-shall-overcome", FOUR, setup={"players": 4}, seed=3)
    opener(running.address + link(made, "seat", 2)).wait_for_selector(".boardwrap")
    late = opener(running.address + link(made, "seat", 2), joins=False)
    late.get_by_text("Ask Ada for a link to a free seat.").wait_for()
    assert late.locator(".posterseats li.free").count() == 1
    assert late.get_by_role("button").count() == 0


def test_a_game_that_is_over_can_be_looked_at(running: Running, opener: Opener) -> None:
    ada = opener(running.address)
    made = new_table(ada, "unmatched", [{"holder": "me", "name": "Ada"}, {"holder": "invite"}], seed=3)
    ada.evaluate(
        "(table) => fetch(`/api/tables/${table}/close`, {method: 'POST', headers: {'content-type': 'application/json'}})",
        made["table"],
    )
    bob = opener(running.address + link(made, "seat", 1), joins=False)
    bob.get_by_role("button", name="Watch the replay").click()
    bob.wait_for_selector(".timeline-bar")
    until(bob, f"location.pathname === '/replay/{made['table']}'")
