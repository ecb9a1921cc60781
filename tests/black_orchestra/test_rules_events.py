"""Events, stages, key events, raids, the end (BO-60 to BO-74, BO-90 to BO-96, BO-130 to BO-133)."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from black_orchestra.stories import (
    NOWHERE,
    asked,
    beck,
    canaris,
    cards,
    dissent,
    event,
    keys,
    kordt,
    leader,
    lost,
    motivation,
    new_turn,
    olbricht,
    play,
    state,
    story,
    support,
    suspicion,
    told,
    where,
)

PEOPLE = (kordt("munich"), beck("tannenberg"))


@pytest.mark.rule("BO-60", "BO-62", "BO-63", "BO-64")
def test_the_lowest_deck_is_drawn_and_a_stage_begins_with_its_first_card() -> None:
    t = story(*PEOPLE, events="s1_gestapo_investigation s2_sudetenland_occupation s2_anti_semitic_laws", support=3)
    play(t, "end")
    # The stage 1 deck is empty now, but stage 2 has not begun.
    assert (state(t)["stage"], state(t)["current_event"]) == (1, "s1_gestapo_investigation")
    play(t, "end")
    assert (state(t)["stage"], state(t)["current_event"]) == (2, "s2_sudetenland_occupation")
    assert state(story(*PEOPLE))["stage"] == 1


@pytest.mark.rule("BO-61", "BO-133", "R83")
def test_no_card_left_loses() -> None:
    t = story(*PEOPLE, events="")
    play(t, "end")
    assert lost(t, "BO-133")
    # An important card is dropped and nothing replaces it.
    t = event("s7_final_conscription", *PEOPLE, stage=7, key_event="s7_fall_of_rome")
    assert lost(t, "BO-133")


@pytest.mark.rule("BO-65", "R49", "R31", "R51")
def test_stage_7_closes_spaces_under_peoples_feet() -> None:
    people = (kordt("treblinka"), beck("anlage_sud"), canaris("prison"))
    leaders = {"hitler": "wolfsschanze", "goebbels": "paris", "bormann": "berghof"}
    t = event("s7_fuhrer_bunker", *people, stage=6, leaders=leaders, tiles={"warsaw": "map"})
    assert (where(t, "kordt"), where(t, "beck"), where(t, "canaris")) == ("posen", "vienna", "prison")
    assert (leader(t, "goebbels"), leader(t, "bormann")) == ("adlerhorst", "berghof")
    # The move comes before the text of the card; no modifiers, and tiles stay.
    assert leader(t, "hitler") == "chancellery"
    assert suspicion(t, "kordt") == "high"
    assert list(state(t)["tiles"]) == ["warsaw"]
    t = event("s7_gothic_line", *people, stage=6, leaders={"hitler": "wolfsschanze"})
    assert leader(t, "hitler") == "posen"
    assert told(t).count("stage_began") in (0, 1)


@pytest.mark.rule("BO-66", "BO-67", "BO-68", "R13")
def test_a_key_event_moves_over_when_the_next_card_is_drawn() -> None:
    t = story(*PEOPLE, events="s3_sea_lion_postponed s3_gestapo_raid_1 s3_germany_bombed", stage=3)
    play(t, "end")
    assert (state(t)["current_event"], state(t)["key_event"]) == ("s3_sea_lion_postponed", None)
    play(t, "end")
    assert (state(t)["current_event"], state(t)["key_event"]) == ("s3_gestapo_raid_1", "s3_sea_lion_postponed")
    # On the key-event space its text is not active: Russian Setback adds no eagle any more.
    plotter = canaris("chancellery", motivation="committed", suspicion="low", cards="poison_gas")
    t = story(plotter, beck("posen"), stage=5, key_event="s5_russian_setback", leaders={"hitler": "chancellery"})
    play(t, "plot:poison_gas")
    assert t.view(0)["attempt"]["eagles_added"] == 0
    t = story(plotter, beck("posen"), stage=5, current_event="s5_russian_setback", leaders={"hitler": "chancellery"})
    play(t, "plot:poison_gas")
    assert t.view(0)["attempt"]["eagles_added"] == 1


@pytest.mark.rule("BO-69", "BO-70")
def test_important_events_are_dropped_while_a_key_event_is_in_play() -> None:
    t = event(
        "s2_nazi_soviet_pact",
        *PEOPLE,
        stage=2,
        key_event="s2_invasion_of_poland",
        then="s2_sudetenland_occupation s2_anti_semitic_laws",
    )
    assert (support(t), motivation(t, "kordt")) == (3, "skeptical")
    assert state(t)["events_past"][-2:] == ["s2_nazi_soviet_pact", "s2_sudetenland_occupation"]
    # The one lying on the current-event space counts as well.
    t = event("s2_nazi_soviet_pact", *PEOPLE, stage=2, current_event="s2_invasion_of_poland", then="s2_anti_semitic_laws")
    assert (state(t)["key_event"], state(t)["current_event"]) == ("s2_invasion_of_poland", "s2_anti_semitic_laws")
    t = event("s2_nazi_soviet_pact", *PEOPLE, stage=2)
    assert support(t) == 4


@pytest.mark.rule("BO-71", "R11")
def test_the_key_event_goes_when_the_next_stage_begins() -> None:
    more: dict[str, Any] = {
        "stage": 1,
        "key_event": "s1_munich_agreement",
        "then": "s2_sudetenland_occupation s2_anti_semitic_laws",
    }
    # Usual: an important first card is dropped until one is really resolved, which begins the stage.
    t = event("s2_nazi_soviet_pact", *PEOPLE, **more)
    assert (state(t)["current_event"], state(t)["stage"], state(t)["key_event"]) == ("s2_anti_semitic_laws", 2, None)
    # To the letter: the first card drawn begins the stage and is resolved.
    t = event("s2_nazi_soviet_pact", *PEOPLE, **more, switches={"strict_stage_start": True})
    assert (state(t)["current_event"], state(t)["stage"], state(t)["key_event"]) == ("s2_nazi_soviet_pact", 2, None)


@pytest.mark.rule("R12", "R99")
def test_removed_events_leave_unseen_but_known_ones_are_known_to_be_gone() -> None:
    t = event("s5_rommel_defeated", *PEOPLE, stage=5, then="s5_lebensraum s5_eastern_push s5_berghof_retreat s6_wolfpacks")
    assert state(t)["events"] == ["s5_berghof_retreat", "s6_wolfpacks"]
    assert "s5_lebensraum" not in str(t.view(0))
    t = event("s5_rommel_defeated", *PEOPLE, stage=5, then="s5_lebensraum s6_wolfpacks", known_events=2)
    assert "s5_lebensraum" in t.view(0)["events_past"]


@pytest.mark.rule("R82", "R72")
def test_an_event_runs_in_order_and_people_in_turn_order() -> None:
    people = (kordt("munich", cards="safe coup"), beck("posen", cards="sniper ambush"), canaris("prison", cards="plane_bomb"))
    t = event("s5_casablanca_conference", *people, stage=5, turn={"player": 1})
    assert asked(t) == 1
    play(t, "discard:card:sniper")
    assert asked(t) == 0
    play(t, "discard:card:safe")
    assert cards(t, "canaris") == ["plane_bomb"]


# Raids.


@pytest.mark.rule("BO-90", "BO-91", "BO-94")
def test_a_raid_arrests_at_extreme_and_clears_the_track() -> None:
    people = (kordt("munich", suspicion="extreme"), beck("tannenberg"), canaris("adlerhorst", suspicion="extreme"))
    t = event("s2_gestapo_raid_1", *people, stage=2, dissent=2, turn={"player": 1})
    assert [where(t, name) for name in ("kordt", "beck", "canaris")] == ["prison", "tannenberg", "prison"]
    assert dissent(t) == 0


@pytest.mark.rule("BO-90")
def test_a_raid_is_announced_once() -> None:
    stack = [["EndTurn", 0, -1], ["DrawEvent", 0, -1], ["TakeAction", 0, -1]]
    t = play(story(kordt(suspicion="extreme"), beck(), stage=2, events=["s2_gestapo_raid_1"], stack=stack), "end")
    said = [entry["text"] for entry in t.events()]
    assert [text for text in said if "Gestapo Raid" in text] == ["Event: Gestapo Raid."]
    after = said.index("Event: Gestapo Raid.") + 1
    assert said[after : after + 2] == ["The Gestapo found 1 conspirator at extreme suspicion.", "Kordt was arrested."]


@pytest.mark.rule("BO-92", "BO-93", "R94")
def test_each_illegal_card_is_a_decision_in_any_order() -> None:
    cunning = kordt(
        "munich", motivation="skeptical", suspicion="medium", cards="hidden_camera military_secrets forged_documents safe"
    )
    t = event(
        "s2_gestapo_raid_1",
        kordt("munich") | cunning | {"dossier": ["hidden_camera", "military_secrets", "forged_documents"]},
        beck(),
        stage=2,
    )
    assert keys(t) == [
        "discard:forged_documents",
        "keep:forged_documents",
        "discard:military_secrets",
        "keep:military_secrets",
        "discard:hidden_camera",
        "keep:hidden_camera",
    ]
    play(t, "keep:military_secrets", "keep:hidden_camera")
    # Extreme now: the rest is kept without further rises, and nobody is arrested for it.
    assert (suspicion(t, "kordt"), where(t, "kordt")) == ("extreme", "munich")
    assert cards(t, "kordt") == ["forged_documents", "military_secrets", "hidden_camera"]
    t = event("s2_gestapo_raid_1", kordt("munich", cards="hidden_camera"), beck(cards="military_secrets"), stage=2)
    play(t, "discard:hidden_camera")
    assert asked(t) == 1
    play(t, "discard:military_secrets")
    assert (cards(t, "kordt"), cards(t, "beck")) == ([], [])


@pytest.mark.rule("R94")
def test_no_instants_during_a_raid() -> None:
    t = event("s2_gestapo_raid_1", kordt("munich", cards="hidden_camera called_away"), beck(cards="effective_planning"), stage=2)
    assert keys(t) == ["discard:hidden_camera", "keep:hidden_camera"]


# The end.


@pytest.mark.rule("BO-131", "R48")
def test_all_in_prison_loses_at_once() -> None:
    people = (kordt("munich", suspicion="extreme"), beck("tannenberg", suspicion="extreme"))
    t = event("s2_gestapo_raid_1", *people, stage=2)
    assert lost(t, "BO-131")
    # The last one asks for a release and rolls an eagle.
    t = story(kordt("gestapo_hq"), beck("prison"), dice=[6])
    play(t, "release")
    assert lost(t, "BO-131")


@pytest.mark.rule("BO-96")
def test_prison_is_no_place_for_moves() -> None:
    t = story(kordt("munich"), beck("prison"), canaris("posen"), stage=3)
    assert all("prison" not in key for key in keys(t))
    t = event("s3_western_offensive", kordt("munich"), beck("prison"), stage=3)
    assert where(t, "beck") == "prison"


@pytest.mark.rule("R74")
def test_the_window_stays_open_until_all_pass() -> None:
    people = (
        kordt("munich", cards="slow_news_day"),
        beck("tannenberg", cards="slow_news_day"),
        olbricht("tannenberg", cards="called_away"),
    )
    t = story(*people, events="s1_party_rally s1_anschluss")
    play(t, "end")
    assert asked(t) == 0
    play(t, "pass")
    assert asked(t) == 1
    play(t, "pass")
    assert asked(t) == 2
    play(t, "use:called_away", "call:hess:goebbels", "to:zurich")
    # Somebody used a card: the round begins anew.
    assert asked(t) == 0
    play(t, "pass", "pass")
    assert state(t)["current_event"] == "s1_party_rally"


@pytest.mark.rule("R92", "R75")
def test_released_by_somebody_else_the_next_turn_is_normal_with_penalties() -> None:
    t = story(
        kordt("gestapo_hq"),
        beck("prison"),
        dice=[1],
        events="s1_berlin_speech s1_party_rally",
        leaders={**NOWHERE, "himmler": "gestapo_hq"},
    )
    play(t, "release", "end")
    if keys(t, "conspirator"):
        play(t, "conspirator:kordt")
    assert (asked(t), suspicion(t, "beck"), state(t)["turn"]["actions"]) == (1, "extreme", 3)


@pytest.mark.rule("R74", "BO-32")
def test_instants_at_the_start_of_a_turn_come_before_penalties() -> None:
    t = new_turn(kordt("gestapo_hq"), beck("posen", cards="called_away"))
    assert suspicion(t, "kordt") == "medium"
    play(t, "pass")
    assert suspicion(t, "kordt") == "high"


@pytest.mark.rule("BO-132", "BO-63")
def test_the_end_by_the_first_card_of_stage_7_can_be_written_down() -> None:
    """The game is lost before the stage begins, so the last event is of a later stage than the table."""
    t = parlour.position("black-orchestra", {"state": {"events": ["s7_documents_located"]}})
    play(t, "end")
    assert t.outcome is not None
    assert t.position()["state"]["stage"] == 1
    assert parlour.position("black-orchestra", t.position()).hash() == t.hash()
    with pytest.raises(parlour.BadInput, match="BO-63"):
        parlour.position("black-orchestra", {"state": {"current_event": "s1_anschluss", "stage": 2}})
