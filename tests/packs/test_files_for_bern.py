"""The pack for Black Orchestra that comes with Parlour: said in three languages, played to the end; cards do what they say."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import parlour

GAME = "black-orchestra"
BERN = "files-for-bern"
TWO = ["kolbe", "beck"]


def table_with(**kolbe: Any) -> parlour.Table:
    """Return a game in which it is Kolbe's turn and he has what is said."""
    table = parlour.new(GAME, seed=3, packs=[BERN], players=2, conspirators=TWO, first_player=0)
    doc = table.position()
    doc["state"]["conspirators"][0] |= {"motivation": "motivated", **kolbe}
    doc["state"]["deck"] = [card for card in doc["state"]["deck"] if card not in kolbe.get("dossier", [])]
    return parlour.position(GAME, {"setup": doc["setup"], "state": doc["state"], "chance": doc["chance"]})


@pytest.mark.parametrize(("code", "card"), [("en", "Files for Bern"), ("nl", "Stukken voor Bern"), ("de", "Akten für Bern")])
def test_whole_games_are_told_in_every_language(code: str, card: str) -> None:
    table = parlour.new(GAME, seed=5, packs=[BERN], players=2, conspirators=TWO, language=code)
    assert card in [one["name"] for one in table.title.catalogue(code)["conspirator_cards"]]
    dice = Random(5)
    while table.decision is not None:
        option = dice.choice(table.decision.options)
        assert option.text
        table.choose(option.key, option.seat)
    assert all(event["text"] for event in table.events())
    assert parlour.replay(parlour.loads(table.record().dumps())).hash() == table.hash()


def test_kolbe_takes_a_discarded_card_and_is_suspected_for_it() -> None:
    table = table_with()
    assert table.decision is not None
    own = next(option for option in table.decision.options if option.key == "ability:own")
    assert own.text == "Special ability: take a discarded card, your suspicion rises by 1"
    assert table.position()["state"]["conspirators"][0]["suspicion"] == "medium"
    table.choose("ability:own", 0)
    assert table.position()["state"]["conspirators"][0]["suspicion"] == "high"
    assert "ability:own" not in [option.key for option in table.decision.options]


def test_files_are_handed_over_on_neutral_ground_only() -> None:
    table = table_with(dossier=["files_for_bern", "paper_in_the_stove"])
    assert table.decision is not None
    keys = [option.key for option in table.decision.options]
    assert any("paper_in_the_stove" in key for key in keys)
    assert not any("files_for_bern" in key for key in keys)
    refused = table.why_not(next(key for key in keys if "stove" in key).replace("paper_in_the_stove", "files_for_bern"), 0)
    assert "In Zurich or Stockholm" in refused.reason


def test_paper_in_the_stove_takes_illegal_cards_and_suspicion_along() -> None:
    table = table_with(dossier=["files_for_bern", "paper_in_the_stove"], suspicion="extreme")
    assert table.decision is not None
    table.choose(next(option.key for option in table.decision.options if "paper_in_the_stove" in option.key), 0)
    mine = table.position()["state"]["conspirators"][0]
    assert (mine["dossier"], mine["suspicion"]) == ([], "medium")
