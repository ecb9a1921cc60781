"""Questions with their subject: the card that asks, how far a boost would lead, the die that is meant, a roll's chances."""

from __future__ import annotations

import json
from typing import Any

from black_orchestra import stories as orchestra
from black_orchestra.stories import beck, kordt
from browser.conftest import Opener
from browser.playing import MOMENT, bring, by_list, link, new_table, until, wait_for_choices
from browser.positions import record, seats, table_of
from server.hosting import Running
from unmatched.stories import dracula, duel, holmes


def laid_out(page: Any, address: str, name: str) -> Any:
    """Open a table at a known moment, as whoever is asked sees it, and return what they see."""
    table = table_of(name)
    assert table.decision is not None
    page.goto(f"{address}/t/{bring(page, record(name), seats(name))}")
    wait_for_choices(page)
    return table.view(table.decision.options[0].seat)


def test_the_card_that_asks_is_shown_with_its_text(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    view = laid_out(page, running.address, "asked")
    hero, _, card = view["asking"].partition(".")
    catalogue = page.evaluate("fetch('/api/games/unmatched/catalogue').then((answer) => answer.json())")
    printed = next(one for one in catalogue["cards"] if (one["hero"], one["id"]) == (hero, card))
    asker = page.locator(".prompt .asker")
    assert asker.locator("b").inner_text() == printed["name"]
    assert printed["text"] in asker.inner_text()
    # It can be read large, and nothing is played by that.
    moment = page.locator(".log").get_attribute("data-moment")
    asker.click()
    page.locator("dialog.cardsheet").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog.cardsheet").wait_for(state="detached")
    assert page.locator(".log").get_attribute("data-moment") == moment


def test_on_a_phone_no_line_of_the_card_that_asks_is_cut(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    laid_out(page, running.address, "asked")
    rest = "(one) => [one.scrollHeight - one.clientHeight, one.parentElement.scrollHeight - one.parentElement.clientHeight]"
    assert page.locator(".prompt .asker > span").evaluate(rest) == [0, 0]


def test_what_a_boost_would_reach_is_drawn_before_boosting(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    view = laid_out(page, running.address, "boost")
    nearest: dict[str, int] = {}
    for spaces in view["reach"].values():
        for space, boost in spaces.items():
            nearest[space] = min(boost, nearest.get(space, boost))
    page.locator(".reach").first.wait_for()
    now = sum(boost == 0 for boost in nearest.values())
    assert page.locator(".reach:not(.further)").count() == now > 0
    further = page.locator(".reach.further text").all_text_contents()
    assert {"+1", "+2"} <= set(further)
    for boost in (1, 2):
        assert further.count(f"+{boost}") == sum(one == boost for one in nearest.values())


def test_the_numbers_of_a_roll_are_told_before_it(running: Running, opener: Opener) -> None:
    """BO-121: how many targets are needed, how many eagles give the plot away, and the chance with every number of dice."""
    page = opener(running.address)
    attempt = laid_out(page, running.address, "roll")["attempt"]
    assert attempt["dice"] == []
    tray = page.locator(".tray")
    figures = tray.locator("dd").all_inner_texts()
    assert [one.split()[-1] for one in figures[:2]] == [str(attempt["needed"]), str(attempt["eagles_that_detect"])]
    assert figures[2].endswith("%")
    assert tray.locator(".by-pool li").count() == attempt["pool"]
    until(page, "document.querySelectorAll('.tray .die').length === 0")


def test_the_die_that_is_handed_out_is_marked(running: Running, opener: Opener) -> None:
    """R76: The Black Orchestra rolls every die, and each number is given to somebody."""
    t = orchestra.story(beck(cards="black_orchestra"), kordt(), dice=[6, 4, 3, 2, *[1] * 6])
    t.choose("use:black_orchestra")
    while t.decision is not None and t.decision.options[0].key.startswith("dissent:"):
        t.choose("dissent:support")
    page = opener(running.address)
    page.goto(f"{running.address}/t/{bring(page, json.loads(t.record().dumps()), 2)}")
    asked = []
    while t.decision is not None and t.decision.options[0].key.startswith("give:"):
        wait_for_choices(page)
        meant = page.locator(".tray .die.legal")
        assert meant.count() == 1
        asked.append((meant.get_attribute("aria-label"), str(t.view(0)["die"])))
        moment = page.evaluate(MOMENT)
        by_list(page, "give:beck")
        t.choose("give:beck")
        until(page, f"(before) => {MOMENT} !== before", arg=moment)
    assert len(asked) == 8
    assert all(drawn == rolled for drawn, rolled in asked)


def test_what_is_known_of_another_hand_can_be_read(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    t = duel(holmes(hand="elementary", has_seen=[[], ["feint", "beastform"]]), dracula(hand="feint beastform dash"))
    page.goto(f"{running.address}/t/{bring(page, json.loads(t.record().dumps()), 2)}")
    wait_for_choices(page)
    page.get_by_role("button", name="Seen: Dracula").click()
    shown = page.get_by_role("dialog", name="What you know of the hand of Dracula")
    shown.wait_for()
    assert sorted(shown.locator(".card-name").all_inner_texts()) == ["Beastform", "Feint"]


def test_cards_of_the_own_hand_that_were_seen_are_marked(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    t = duel(holmes(hand="feint feint elementary"), dracula(hand="dash", has_seen=[["feint"], []]))
    page.goto(f"{running.address}/t/{bring(page, json.loads(t.record().dumps()), 2)}")
    wait_for_choices(page)
    assert page.locator(".hand .seen-by").all_inner_texts() == ["seen by Dracula"]
    assert page.get_by_role("button", name="(seen by Dracula)").count() == 1
    assert page.locator(".hand .card-button:has(.seen-by) .card-name").inner_text() == "Feint"


def test_every_discard_pile_can_be_looked_through(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    t = duel(holmes(hand="elementary", discard="study_methods"), dracula(hand="feint", discard="dash beastform"))
    page.goto(f"{running.address}/t/{bring(page, json.loads(t.record().dumps()), 2)}")
    wait_for_choices(page)
    page.locator(".piles").get_by_role("button", name="Discard").click()
    own = page.get_by_role("dialog", name="Discard pile of Sherlock Holmes")
    own.get_by_role("button", name="Dracula 2").click()
    other = page.get_by_role("dialog", name="Discard pile of Dracula")
    other.wait_for()
    assert sorted(other.locator(".card-name").all_inner_texts()) == ["Beastform", "Dash"]
    other.get_by_role("button", name="Holmes 1").click()
    own.wait_for()


def test_whoever_looks_on_is_told_whose_hand_it_is(running: Running, opener: Opener) -> None:
    ada = opener(running.address)
    made = new_table(ada, "unmatched", [{"holder": "me"}, {"holder": "me"}], seed=1)
    eve = opener(running.address + link(made, "spectator"))
    eve.get_by_role("region", name="Hand of Sherlock Holmes, cards: 5").wait_for()
    assert eve.get_by_role("region", name="Your hand").count() == 0
