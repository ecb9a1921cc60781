"""What holds between two phases of a turn: what an arrest ends, what is lost, what comes next, what can be taken back."""

from __future__ import annotations

import pytest

import parlour
from black_orchestra.stories import (
    NOWHERE,
    Json,
    actions,
    asked,
    beck,
    canaris,
    document,
    event,
    goerdeler,
    items,
    keys,
    kordt,
    leader,
    motivation,
    new_turn,
    oster,
    play,
    state,
    story,
    where,
)
from parlour.engine.table import table_from_position

SPACES = [space for space in parlour.title("black-orchestra").catalogue()["spaces"] if space["id"] != "prison"]
SIX = "lone_gunman sniper safe ambush kidnapping cover_story"


@pytest.mark.rule("R46", "BO-95")
def test_an_arrest_ends_the_actions_of_whoever_acts() -> None:
    gunman = oster("chancellery", motivation="reckless", suspicion="extreme", cards="lone_gunman")
    t = story(gunman, kordt(cards="slow_news_day"), leaders={"hitler": "chancellery"}, dice=[6], turn={"bonus_dice": 1})
    play(t, "plot:lone_gunman", "roll:1")
    assert (where(t, "oster"), actions(t), state(t)["turn"]["bonus_dice"]) == ("prison", 0, 0)
    assert (asked(t), keys(t)) == (1, ["use:slow_news_day", "pass"]), "the event is drawn next"


@pytest.mark.rule("R46", "BO-95")
def test_the_arrest_of_somebody_else_ends_no_actions() -> None:
    raid = [["EndTurn", 0, -1], ["TakeAction", 0, -1], ["DrawEvent", 0, -1]]
    t = story(kordt(), beck(suspicion="extreme"), events="s2_gestapo_raid_1", stage=2, stack=raid, turn={"bonus_dice": 1})
    assert (where(t, "beck"), actions(t), state(t)["turn"]["bonus_dice"]) == ("prison", 3, 1)


@pytest.mark.rule("BO-60", "R109")
def test_actions_that_were_not_spent_are_lost_before_the_event() -> None:
    t = story(kordt(), beck(cards="delay_hitler"), events="s1_parade_in_berlin", turn={"bonus_dice": 2})
    play(t, "end")
    assert (asked(t), keys(t)) == (1, ["use:delay_hitler", "pass"])
    turn = state(t)["turn"]
    assert (turn["actions"], turn["bonus_dice"], turn["acting"]) == (0, 0, False)


@pytest.mark.rule("R74")
def test_nobody_plans_effectively_once_the_event_is_drawn() -> None:
    """The instant gives an action to whoever acts; once the event is there nobody does."""
    t = story(kordt(), beck(cards="delay_hitler effective_planning"), events="s1_parade_in_berlin s1_kristallnacht")
    play(t, "end")
    assert keys(t) == ["use:effective_planning", "pass"]
    play(t, "pass")
    assert keys(t) == ["use:delay_hitler", "pass"]


@pytest.mark.rule("BO-20")
def test_a_turn_begins_with_nothing_left_from_the_one_before() -> None:
    left = {"bonus": 2, "bonus_dice": 2, "spent": 2, "fourth": True, "conspired": True, "no_conspire": True, "inspired": True}
    t = new_turn(kordt(), beck(), turn={**left, "refused": [1], "draws": 0}, leaders=NOWHERE)
    turn = state(t)["turn"]
    assert {name: turn[name] for name in left} == {name: type(value)() for name, value in left.items()}
    assert (turn["refused"], turn["draws"], turn["acting"], turn["actions"]) == ([], 1, True, 3)


@pytest.mark.rule("BO-28")
@pytest.mark.parametrize(
    ("leader", "met"),
    [("hitler", False), ("hess", False), ("goebbels", True), ("bormann", True), ("himmler", True), ("goering", False)],
)
def test_a_penalty_says_whether_it_found_anything(leader: str, met: bool) -> None:
    """Somebody timid with nothing at hand: a level that cannot fall, no card, no item; the others always find something."""
    t = new_turn(kordt("munich"), beck(), leaders={**NOWHERE, leader: "munich"})
    assert [(told["leader"], told["met"]) for told in t.events() if told["event"] == "penalty"] == [(leader, met)]


@pytest.mark.rule("R68")
def test_a_level_at_its_end_is_not_told_to_have_changed() -> None:
    t = new_turn(kordt("munich"), beck(), leaders={**NOWHERE, "hitler": "munich"})
    assert motivation(t, "kordt") == "timid"
    assert "motivation_changed" not in [told["event"] for told in t.events()]


@pytest.mark.rule("BO-33")
def test_taking_a_tile_everybody_sees_can_be_taken_back() -> None:
    seen = play(story(kordt("munich"), beck(), tiles={"munich": "map!"}, leaders=NOWHERE), "collect")
    assert (items(seen, "kordt"), seen.can_undo) == (["map"], True)
    unseen = story(kordt(cards="distant_contact"), beck(), tiles={"munich": "map"}, leaders=NOWHERE)
    play(unseen, "use:distant_contact", *keys(unseen, "space:"))
    assert (items(unseen, "kordt"), unseen.can_undo) == (["map"], False)


@pytest.mark.rule("BO-83", "BO-84", "BO-85")
def test_with_as_many_cards_as_allowed_and_an_item_too_many_an_item_goes() -> None:
    people = kordt(motivation="motivated", cards=SIX, items="map keys poison intel badge"), beck()
    t = story(*people, stack=[["EndTurn", 0, -1], ["TakeAction", 0, -1], ["DiscardDown", 0, -1]])
    assert set(keys(t)) == {f"discard:item:{item}" for item in ("intel", "keys", "map", "poison", "badge")}


@pytest.mark.rule("R73", "BO-85")
def test_a_prisoner_keeps_what_is_over_the_limit() -> None:
    t = story(kordt(), beck("prison", cards=SIX), stack=[["EndTurn", 0, -1], ["TakeAction", 0, -1], ["DiscardDown", 1, -1]])
    assert (asked(t), keys(t, "discard")) == (0, [])
    assert len(state(t)["conspirators"][1]["dossier"]) == 6


@pytest.mark.rule("BO-101")
def test_without_an_interrogation_card_nothing_is_asked() -> None:
    t = story(beck("prison"), kordt(), questions=[], stack=[["EndTurn", 0, -1], ["TakeAction", 1, -1], ["DrawQuestion", 0, -1]])
    assert (asked(t), state(t)["interrogation"]["card"], t.events()) == (1, None, [])


@pytest.mark.rule("R2")
def test_the_last_classic_card_without_an_answer_is_no_longer_open() -> None:
    stack = [["EndTurn", 0, -1], ["TakeAction", 1, -1], ["DrawQuestion", 0, -1]]
    poor = (beck("prison"), kordt("munich", suspicion="extreme"), canaris("posen", suspicion="extreme"))
    t = story(*poor, questions="classic_3", variants=["classic_interrogation"], stack=stack)
    assert [told["event"] for told in t.events()] == ["questioned", "question_set_aside"]
    assert (asked(t), state(t)["interrogation"]["card"]) == (1, None)


@pytest.mark.rule("R102", "R103")
@pytest.mark.parametrize(("dice", "level"), [([4, 1], "medium"), ([6, 1], "extreme")])
def test_what_classified_papers_do_is_told_as_theirs(dice: list[int], level: str) -> None:
    t = story(kordt("munich"), beck(suspicion="high", cards="classified_papers"), dice=dice, leaders=NOWHERE)
    play(t, "conspire:2")
    changed = [told for told in t.events() if told["event"] == "suspicion_changed" and told["conspirator"] == "beck"]
    assert [(told["why"], told["card"]) for told in changed] == [("card", "classified_papers")]
    assert state(t)["conspirators"][1]["suspicion"] == level


@pytest.mark.rule("R28")
def test_of_three_events_looked_at_two_are_put_back_in_any_order() -> None:
    title = parlour.title("black-orchestra").with_figures({"intelligence_briefing.events": 3})
    first = "s1_parade_in_berlin s1_kristallnacht s1_anschluss"
    doc = document(kordt(cards="intelligence_briefing"), beck(), events=first, leaders=NOWHERE)
    t = table_from_position(title, {"game": title.id, **doc})
    play(t, "use:intelligence_briefing", "remove:s1_kristallnacht")
    assert len(keys(t)) == 2, "which of the two comes first"
    wanted = next(key for key in keys(t) if key.endswith("s1_anschluss"))
    play(t, wanted)
    assert state(t)["events"][:2] == ["s1_anschluss", "s1_parade_in_berlin"]


@pytest.mark.rule("BO-32")
@pytest.mark.parametrize(("card", "key"), [("forged_documents", "choose:hitler"), ("forged_documents", "choose:conspirator")])
def test_in_the_middle_of_one_of_two_texts_a_position_is_kept(card: str, key: str) -> None:
    t = play(story(kordt(cards=card), beck("munich")), f"use:{card}", key)
    again = parlour.position("black-orchestra", t.position())
    assert again.position() == t.position()
    assert "." in t.position()["asking"][0], "it is called after its card"


@pytest.mark.rule("BO-65", "R49")
@pytest.mark.parametrize("space", SPACES)
def test_a_leader_leaves_a_space_that_closes_and_no_other(space: Json) -> None:
    """Wherever he stands when stage 7 begins; the spaces before and after it in the list do not matter."""
    stack = [["EndTurn", 0, -1], ["TakeAction", 0, -1], ["CloseSpaces", 0, -1]]
    t = story(kordt("munich"), beck("munich"), leaders={**NOWHERE, "hess": space["id"]}, stage=7, stack=stack)
    left = bool(keys(t, "leave:")) or leader(t, "hess") != space["id"]
    assert left == space["closes_in_stage7"]


@pytest.mark.rule("R74", "BO-73")
@pytest.mark.parametrize("choices", [["use:called_away", "to:zurich"], ["pass"]])
@pytest.mark.parametrize("holder", [0, 1])
def test_instants_come_between_two_events_of_one_turn(holder: int, choices: list[str]) -> None:
    """Once the first event is over, before the next one is drawn, Called Away may be used, by whoever is in turn and by others."""
    stack = [["EndTurn", 0, -1], ["TakeAction", 0, -1], ["DrawEvent", 0, -1]]
    leaders = {**NOWHERE, "hitler": "munich", "hess": "munich", "goebbels": "munich"}
    events = "s3_sea_lion_postponed s3_berghof_retreat"
    cards = [["called_away"] if seat == holder else [] for seat in range(2)]
    people = kordt(cards=cards[0]), beck(cards=cards[1])
    t = story(*people, events=events, leaders=leaders, stage=3, turn={"draws": 2}, stack=stack)
    assert (asked(t), keys(t)) == (holder, ["use:called_away", "pass"])
    assert [entry["event"] for entry in t.events()].count("event_drawn") == 1
    play(t, *choices)
    assert [entry["event"] for entry in t.events()].count("event_drawn") == 2


@pytest.mark.rule("R85")
def test_once_an_event_is_over_nobody_is_held_back_any_more() -> None:
    """Delay Hitler counts for one event alone; a position after it says so."""
    t = event("s1_kristallnacht", kordt(cards="delay_hitler"), beck(), leaders={**NOWHERE, "hitler": "munich"})
    play(t, "use:delay_hitler")
    assert leader(t, "hitler") == "munich"
    assert "text" not in state(t) or not state(t)["text"]["blocked"]


@pytest.mark.rule("R85")
@pytest.mark.parametrize(("current", "offered"), [("s1_kristallnacht", True), ("s2_gestapo_raid_1", False)])
def test_nobody_delays_hitler_where_the_event_does_not_move_him(current: str, offered: bool) -> None:
    """Whatever a position on file puts on the stack."""
    stack = [["EndTurn", 0, -1], ["TakeAction", 0, -1], ["DelayHitler", 0, -1]]
    hitler = {**NOWHERE, "hitler": "munich"}
    t = story(kordt(cards="delay_hitler"), beck(), current_event=current, leaders=hitler, stage=int(current[1]), stack=stack)
    assert ("use:delay_hitler" in keys(t)) == offered


@pytest.mark.rule("R6", "R73", "BO-85")
@pytest.mark.parametrize("first", ["goebbels", "hess"])
def test_a_limit_that_falls_with_an_ability_counts_before_the_next_penalty(first: str) -> None:
    """Goerdeler holds 8 cards thanks to his ability. Goebbels switches it off: down to 6 at once, then Hess takes one."""
    cards = f"{SIX} derail_train coup"
    goerdeler_here = goerdeler("munich", motivation="motivated", cards=cards)
    t = new_turn(goerdeler_here, beck(), leaders={**NOWHERE, "goebbels": "munich", "hess": "munich"})
    play(t, f"penalty:{first}")
    for _ in range(2):
        play(t, keys(t, "discard:")[0])
    penalties = [entry["leader"] for entry in t.events() if entry["event"] == "penalty"]
    assert (penalties, len(state(t)["conspirators"][0]["dossier"])) == ([first, "hess" if first == "goebbels" else "goebbels"], 6)
    if first == "goebbels":
        play(t, keys(t, "discard:")[0])
    else:
        assert len([entry for entry in t.events() if entry["event"] == "card_discarded"]) == 2


@pytest.mark.rule("BO-71", "BO-64")
@pytest.mark.parametrize("event_drawn", ["s3_berghof_retreat", "s3_gestapo_raid_1"])
def test_a_key_event_stays_while_the_stage_does(event_drawn: str) -> None:
    """Also where a stage begins strictly: only a card of the next stage takes it away."""
    strict = {"strict_stage_start": True}
    t = event(event_drawn, kordt(), beck(), stage=3, key_event="s3_sea_lion_postponed", switches=strict, leaders=NOWHERE)
    assert state(t)["key_event"] == "s3_sea_lion_postponed"


@pytest.mark.rule("BO-12")
def test_item_tiles_are_shuffled() -> None:
    """The same tiles, elsewhere in another game."""
    laid = [state(parlour.new("black-orchestra", seed=seed))["tiles"] for seed in (1, 2)]
    assert laid[0] != laid[1]
    kinds = [sorted(tile["item"] for tile in tiles.values()) for tiles in laid]
    assert kinds[0] == kinds[1]
