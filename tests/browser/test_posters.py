"""An invitation as a poster: which game, who asks, who one would be; one name, one button."""

from __future__ import annotations

import pytest

from browser.conftest import Opener
from browser.playing import link, new_table
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
