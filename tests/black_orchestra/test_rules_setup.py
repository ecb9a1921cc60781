"""Set-up: parts, decks, players, variants (BO-1 to BO-17, BO-140 to BO-142, R1, R4, R56, R62, R98, R106)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import parlour
from black_orchestra.stories import actions, asked, beck, dissent, keys, kordt, lost, motivation, play, state, story
from parlour import BadInput

TITLE = parlour.title("black-orchestra")


def new(**options: Any) -> parlour.Table:
    return parlour.new("black-orchestra", **{"seed": 7, "players": 3, **options})


@pytest.mark.rule("BO-1", "BO-2", "BO-3")
def test_a_cooperative_game_for_one_to_five() -> None:
    assert TITLE.cooperative
    for players in range(1, 6):
        t = new(players=players)
        assert len(t.seats) == max(players, 2)
        assert {seat.team for seat in t.seats} == {0}
    for nonsense in (0, 6, True, "two"):
        with pytest.raises(BadInput):
            new(players=nonsense)


@pytest.mark.rule("BO-4", "R1", "R4", "R5")
def test_the_parts() -> None:
    printed = TITLE.catalogue()
    assert sum(card["count"] for card in printed["conspirator_cards"]) == 54
    assert len(printed["event_cards"]) == 84
    assert len(printed["interrogation_cards"]) == 24
    assert len(printed["conspirators"]) == 9
    assert len(printed["leaders"]) == 6
    assert sum(item["count"] for item in printed["items"]) == 24
    assert printed["dice"] == {"count": 10, "faces": ["1", "2", "3", "target", "target", "eagle"]}
    raids = Counter(card["stage"] for card in printed["event_cards"] if card["name"] == "Gestapo Raid")
    assert [raids[stage] for stage in range(1, 8)] == [0, 1, 2, 2, 2, 3, 3]


@pytest.mark.rule("BO-10", "BO-11", "BO-14", "BO-16", "BO-17")
def test_the_table_is_laid() -> None:
    start = state(new())
    assert start["leaders"] == {
        "hitler": "deutschlandhalle",
        "hess": "hannover",
        "goebbels": "ministry_of_propaganda",
        "bormann": "nuremberg",
        "himmler": "gestapo_hq",
        "goering": "munich",
    }
    assert len(start["tiles"]) == 24
    assert not any(tile["face_up"] for tile in start["tiles"].values())
    assert Counter(tile["item"] for tile in start["tiles"].values()) == dict.fromkeys(
        (i["id"] for i in TITLE.catalogue()["items"]), 3
    )
    assert (len(start["deck"]), len(start["interrogation"]["deck"])) == (54, 24)
    for entry in start["conspirators"]:
        assert (entry["motivation"], entry["suspicion"], entry["space"]) == ("timid", "medium", "train_station")


@pytest.mark.rule("BO-12")
def test_difficulty_sets_support() -> None:
    assert [state(new(difficulty=level))["support"] for level in ("easy", "standard", "hard")] == [2, 3, 4]
    with pytest.raises(BadInput, match="did you mean"):
        new(difficulty="eazy")


@pytest.mark.rule("BO-13", "BO-66")
def test_two_cards_of_each_stage_leave_the_game_unseen() -> None:
    t = new()
    start = state(t)
    stages = [int(name[1]) for name in start["events"]]
    assert stages == sorted(stages)
    assert Counter(stages) == dict.fromkeys(range(1, 8), 10)
    assert Counter(int(name[1]) for name in start["events_lost"]) == dict.fromkeys(range(1, 8), 2)
    keyed = Counter(card["stage"] for card in TITLE.catalogue()["event_cards"] if card["kind"] == "key")
    assert keyed == dict.fromkeys(range(1, 8), 1)
    for seat in (None, 0, 1, 2):
        seen = str(t.view(seat))
        assert not any(name in seen for name in start["events_lost"])


@pytest.mark.rule("BO-15", "R56", "R106")
def test_conspirators_are_chosen_or_dealt() -> None:
    t = new(players=2, conspirators=["kordt", "beck"])
    assert [seat.name for seat in t.seats] == ["Erich Kordt", "Ludwig Beck"]
    dealt = {tuple(seat.name for seat in new(seed=seed).seats) for seed in range(20)}
    assert len(dealt) > 10
    assert all(len(set(names)) == 3 for names in dealt)
    # A solo player holds both seats, with the limits for one or two players.
    t = new(players=1)
    assert len(t.seats) == 2
    assert t.view(0)["conspirators"][0]["item_limit"] == 4
    for wrong in (["kordt"], ["kordt", "kordt"], ["kordt", "nobody"]):
        with pytest.raises(BadInput):
            new(players=2, conspirators=wrong)


@pytest.mark.rule("R62", "R106")
def test_any_player_may_start() -> None:
    assert {state(new(seed=seed))["turn"]["player"] for seed in range(30)} == {0, 1, 2}
    assert all(state(new(seed=seed, first_player=2))["turn"]["player"] == 2 for seed in range(5))


@pytest.mark.rule("BO-141", "BO-142", "R98")
def test_cards_removed_in_variants() -> None:
    def counts(*variants: str) -> tuple[int, int]:
        events = state(new(variants=list(variants)))["events"]
        return sum(name.startswith("s6") for name in events), sum(name.startswith("s7") for name in events)

    assert counts("sense_of_urgency") == (9, 9)
    # Eleven cards without Documents Located, one of them removed.
    assert counts("guarded_documents") == (10, 10)
    assert counts("guarded_documents", "sense_of_urgency") == (9, 9)
    start = state(new(variants=["guarded_documents"]))
    assert "s7_documents_located" not in start["events"] + start["events_lost"]


@pytest.mark.rule("R1", "R4")
def test_smaller_and_larger_decks() -> None:
    deck = Counter(name.removesuffix("#2") for name in state(new(variants=["deck_51"]))["deck"])
    assert sum(deck.values()) == 51
    assert deck["dumpster_dive"] == deck["black_market"] == deck["lose_gestapo"] == 1
    start = state(new(variants=["printed_raid_icons"]))
    assert "s5_gestapo_raid_3" in start["events"] + start["events_lost"]
    assert sum(name.startswith("s5") for name in start["events"]) == 11


def test_nonsense_is_refused_with_a_reason() -> None:
    for options in (
        {"variants": ["trusted_lieutenant"]},
        {"variants": ["solo"]},
        {"variants": ["deck_51", "deck_51"]},
        {"goerdeler_draw": 2},
        {"first_player": 3},
        {"strict_stage_start": "yes"},
        {"speed": 3},
    ):
        with pytest.raises(BadInput, match=r"\w"):
            new(**options)


@pytest.mark.parametrize("name", ["safe#2", "quick_reaction#3", "quick_reaction#"])
def test_a_copy_that_does_not_exist_is_refused(name: str) -> None:
    """A position names physical cards; a wrong copy is never taken for another card."""
    with pytest.raises(BadInput, match=f"no '{name}' is in the deck"):
        story(beck(cards=name), kordt())
    with pytest.raises(BadInput, match=f"no piece is called '{name}'"):
        story(beck(), kordt(), orders=[[name]])
    story(beck(motivation="skeptical", cards="quick_reaction quick_reaction#2"), kordt())
    with pytest.raises(BadInput, match="every copy is somewhere else already"):
        story(beck(motivation="skeptical", cards="quick_reaction quick_reaction quick_reaction"), kordt())


def test_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadInput, match="is no key event"):
        story(beck(), kordt(), key_event="s1_anschluss")
    with pytest.raises(BadInput, match="the current event is of stage 5, not 1"):
        story(beck(), kordt(), current_event="s5_lebensraum", stage=1)
    with pytest.raises(BadInput, match="which nobody has"):
        story(beck(), kordt(), diverted=1)


def test_what_would_have_happened_at_once_comes_first_in_a_position() -> None:
    """BO-131 BO-85 BO-38: the loss, limits, and a full dissent track."""
    assert lost(story(beck("prison"), kordt("prison")), "BO-131")
    t = story(beck(), kordt(cards="safe coup sniper"))
    assert (asked(t), keys(t)) == (1, ["discard:card:safe", "discard:card:coup", "discard:card:sniper"])
    t = story(beck(), kordt(), dissent=3)
    assert keys(t) == ["dissent:motivation:beck", "dissent:motivation:kordt"]
    play(t, "dissent:motivation:beck")
    assert (motivation(t, "beck"), dissent(t), actions(t)) == ("skeptical", 0, 3)
