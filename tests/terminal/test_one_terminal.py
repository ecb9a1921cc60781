"""Several people at one terminal: between two of them nothing of the game is to be seen, whatever somebody had open."""

from __future__ import annotations

import asyncio

import pytest
from textual.pilot import Pilot

import parlour
from parlour.cli import files
from parlour.engine.table import Table
from parlour.terminal.app import Parlour
from parlour.terminal.company import Player
from parlour.terminal.local import LocalSitting
from parlour.terminal.panels import Panel
from parlour.terminal.sheets import Cover
from terminal.test_screen import on_screen, shown, until
from unmatched.stories import duel, holmes, jekyll, play

pytestmark = pytest.mark.attack


def two_people() -> Table:
    return parlour.new("unmatched", seed=4, heroes=["sherlock_holmes", "invisible_man"], board="soho")


def test_between_two_people_nothing_of_the_game_is_on_the_screen() -> None:
    table = two_people()
    sitting = LocalSitting(table, [Player("Ann"), Player("Bob")], files.save, breath=0)
    cards = {card["name"] for card in table.title.catalogue()["cards"]}

    async def hand_over(app: Parlour, pilot: Pilot[None]) -> None:
        holders = set()
        for _ in range(12):
            await until(pilot, lambda: isinstance(app.screen, Cover) or bool(app.glance.choices))
            await pilot.pause()
            if isinstance(app.screen, Cover):
                text = "\n".join(shown(app))
                assert "please look away" in text
                assert not any(card in text for card in cards)
                await pilot.press("enter")
                await pilot.pause()
                assert any(card in "\n".join(shown(app)) for card in cards)
            else:
                holders.add(sitting.holder)
                await pilot.press("enter")
        assert holders == {"Ann", "Bob"}

    on_screen(sitting, hand_over)


@pytest.mark.parametrize("key", ["l", "w", "g"])
def test_what_somebody_has_open_while_bots_play_is_closed_for_the_next_person(key: str) -> None:
    table = parlour.new("unmatched", seed=4, heroes=["sherlock_holmes", "invisible_man", "dracula"], board="soho")
    bot = Player("random", parlour.bot("random", seed=1))
    sitting = LocalSitting(table, [Player("Ann"), bot, Player("Bob")], files.save, breath=0)
    sitting.paused = True
    cards = {card["name"] for card in table.title.catalogue()["cards"]}

    async def look_at_the_log_meanwhile(app: Parlour, pilot: Pilot[None]) -> None:
        while sitting.company.players[sitting.company.acting_seat()].bot is None:
            if isinstance(app.screen, Cover):
                await pilot.press("enter")
            else:
                await app.enter()
            await pilot.pause()
        assert sitting.holder == "Ann"
        assert any(card in "\n".join(shown(app)) for card in cards)
        await pilot.press(key)
        await until(pilot, lambda: len(app.screen_stack) > 1)
        sitting.pause()
        await until(pilot, lambda: isinstance(app.screen, Cover))
        await pilot.pause()
        assert len(app.screen_stack) == 2
        under = "\n".join(panel._text.plain for panel in app.screen_stack[0].query(Panel))
        assert not any(card in under for card in cards)
        await pilot.press("enter")
        await until(pilot, lambda: sitting.holder == "Bob" and bool(app.glance.choices))
        assert len(app.screen_stack) == 1

    on_screen(sitting, look_at_the_log_meanwhile)


@pytest.mark.parametrize("opponent", [Player("Bob"), Player("random", parlour.bot("random", seed=1))], ids=["person", "bot"])
def test_whoever_has_the_screen_asks_why_for_their_own_seat(opponent: Player) -> None:
    """While somebody else decides, not even a refusal tells what is in their hand."""
    told = []
    for hand in ("feint skirmish", "pure_evil strange_case"):
        table = duel(holmes("s1", hand="feint"), jekyll("s2", hand=hand), board="soho")
        sitting = LocalSitting(table, [Player("Ann"), opponent], files.save)
        sitting.holder = "Ann"
        play(table, "attack:sherlock_holmes:jekyll_and_hyde", "attack:feint")
        told.append([asyncio.run(sitting.why_not(key)).reason for key in ("defend:feint", "defend:pure_evil", "x:y")])
    assert told[0] == told[1]
