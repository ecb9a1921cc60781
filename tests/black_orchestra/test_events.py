"""Every event card: what it does to three conspirators and six leaders (BO-60, BO-109).

Beck (Wehrmacht) is in the Train Station, motivated, at medium; Canaris (Abwehr) in Prague, committed, at high; Kordt (Civilian) in
Munich, skeptical, at low. Leaders stand at their starting spaces and military support is 5.
"""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from black_orchestra.stories import (
    NOWHERE,
    Json,
    asked,
    beck,
    bonhoeffer,
    canaris,
    cards,
    changes,
    dissent,
    document,
    event,
    goerdeler,
    items,
    keys,
    kordt,
    leader,
    lost,
    motivation,
    oster,
    play,
    state,
    story,
    support,
    suspicion,
    tresckow,
    where,
)

TILES = {
    "munich": "map",
    "vienna": "keys",
    "warsaw": "poison",
    "prague": "badge",
    "anlage_sud": "intel",
    "wolfsschanze": "weapons",
    "smolensk": "keys",
    "wasserburg": "intel",
}

# The card, the choices it asks for, and everything that changes; `gone` counts event cards that leave the game.
STORIES: list[tuple[str, list[str], Json]] = [
    ("s1_parade_in_berlin", [], {"beck.suspicion": "low", "hitler": "zeughaus", "hess": "zeughaus", "goebbels": "zeughaus"}),
    ("s1_visit_from_goebbels", ["accept"], {"beck.motivation": "reckless", "beck.suspicion": "high", "goebbels": "train_station"}),
    (
        "s1_party_rally",
        [],
        {
            "hitler": "nuremberg",
            "hess": "nuremberg",
            "goebbels": "nuremberg",
            "himmler": "nuremberg",
            "goering": "nuremberg",
        },
    ),
    ("s1_leadership_dispute", [], {"bormann": "hannover", "himmler": "nuremberg", "goering": "tannenberg"}),
    ("s1_kristallnacht", [], {"beck.motivation": "committed", "canaris.motivation": "reckless", "kordt.motivation": "motivated"}),
    ("s1_berlin_speech", [], {"beck.suspicion": "low", "hitler": "sportpalast", "goebbels": "sportpalast", "support": 3}),
    ("s1_assassin_caught", [], {"beck.suspicion": "high", "hitler": "chancellery"}),
    ("s1_gestapo_investigation", [], {"beck.suspicion": "high", "canaris.suspicion": "extreme", "kordt.suspicion": "medium"}),
    ("s1_munich_agreement", [], {"support": 6, "gone": 2}),
    ("s1_blomberg_fritsch_affair", [], {"goering": "chancellery", "support": 6}),
    ("s1_anschluss", [], {"hitler": "munich", "support": 6}),
    ("s2_assassin_caught", [], {"beck.suspicion": "high", "hitler": "chancellery"}),
    ("s2_strategy_session_a", [], {"hess": "adlerhorst", "himmler": "adlerhorst", "goering": "adlerhorst"}),
    ("s2_strategy_session_b", [], {"goebbels": "munich", "bormann": "munich", "revealed": ["munich"]}),
    (
        "s2_visit_from_hess",
        ["accept", "go:deutschlandhalle"],
        {
            "beck.space": "deutschlandhalle",
            "beck.motivation": "skeptical",
            "beck.suspicion": "low",
            "hess": "train_station",
        },
    ),
    ("s2_gestapo_raid_1", [], {"dissent": 0}),
    (
        "s2_anti_semitic_laws",
        [],
        {
            "beck.motivation": "committed",
            "canaris.motivation": "reckless",
            "kordt.motivation": "motivated",
        },
    ),
    (
        "s2_visit_from_bormann",
        ["visit:train_station", "discard:card:lose_gestapo"],
        {
            "beck.suspicion": "low",
            "beck.dossier": ["coup"],
            "bormann": "train_station",
        },
    ),
    ("s2_invasion_of_poland", [], {"support": 7}),
    ("s2_nazi_soviet_pact", [], {"hess": "berghof", "bormann": "berghof", "support": 6}),
    (
        "s2_party_rally",
        [],
        {
            "hitler": "nuremberg",
            "hess": "nuremberg",
            "goebbels": "nuremberg",
            "himmler": "nuremberg",
            "goering": "nuremberg",
            "support": 3,
        },
    ),
    ("s2_sudetenland_occupation", [], {"support": 6}),
    ("s2_czechoslovakia_invaded", [], {"hitler": "vienna", "support": 6, "revealed": ["vienna"]}),
    ("s3_visit_from_hitler", ["accept"], {"beck.motivation": "timid", "hitler": "train_station"}),
    ("s3_berghof_retreat", [], {"hitler": "berghof", "goebbels": "berghof", "bormann": "berghof", "himmler": "berghof"}),
    (
        "s3_visit_from_goering",
        ["visit:train_station", "discard:item:badge"],
        {
            "beck.suspicion": "low",
            "beck.items": [],
            "goering": "train_station",
        },
    ),
    ("s3_gestapo_raid_1", [], {"dissent": 0}),
    ("s3_gestapo_raid_2", [], {"dissent": 0}),
    (
        "s3_jews_targeted",
        [],
        {
            "beck.motivation": "committed",
            "canaris.motivation": "reckless",
            "kordt.motivation": "motivated",
            "himmler": "warsaw",
            "revealed": ["warsaw"],
        },
    ),
    ("s3_london_bombed", [], {"hess": "prague", "support": 6, "revealed": ["prague"]}),
    ("s3_germany_bombed", [], {"support": 6}),
    ("s3_sea_lion_postponed", [], {"beck.motivation": "skeptical", "canaris.motivation": "motivated", "kordt.motivation": "timid"}),
    ("s3_western_offensive", [], {"beck.space": "adlerhorst"}),
    ("s3_invasion_of_norway", [], {"support": 6}),
    ("s3_fall_of_paris", [], {"beck.motivation": "skeptical", "canaris.motivation": "motivated", "kordt.motivation": "timid"}),
    ("s4_visit_from_himmler", [], {"beck.motivation": "skeptical", "himmler": "train_station"}),
    (
        "s4_war_conference",
        [],
        {
            "hitler": "anlage_sud",
            "hess": "anlage_sud",
            "goebbels": "anlage_sud",
            "bormann": "anlage_sud",
            "himmler": "anlage_sud",
            "goering": "anlage_sud",
            "revealed": ["anlage_sud"],
        },
    ),
    ("s4_gestapo_raid_1", [], {"dissent": 0}),
    ("s4_gestapo_raid_2", [], {"dissent": 0}),
    ("s4_hess_leaves_germany", [], {"hess": None, "support": 3}),
    ("s4_visit_from_goebbels", [], {"kordt.motivation": "timid", "goebbels": "train_station"}),
    ("s4_afrika_korps", [], {"goebbels": "prague", "bormann": "prague", "support": 6}),
    ("s4_yugoslavia_surrenders", [], {"himmler": "paris", "support": 6}),
    ("s4_pearl_harbor_attack", [], {"hess": None, "support": 4, "gone": 3}),
    ("s4_fall_of_kiev", [], {"support": 7}),
    ("s4_operation_barbarossa", [], {"goering": "posen", "support": 6}),
    ("s4_hitler_assumes_command", [], {"hitler": "wolfsschanze", "support": 4, "revealed": ["wolfsschanze"]}),
    ("s5_visit_from_bormann", ["visit:train_station"], {"beck.space": "prison", "bormann": "train_station"}),
    ("s5_visit_from_goering", ["visit:train_station"], {"canaris.motivation": "motivated", "goering": "train_station"}),
    (
        "s5_casablanca_conference",
        ["discard:card:lose_gestapo"],
        {
            "beck.motivation": "skeptical",
            "beck.dossier": ["coup"],
            "canaris.motivation": "motivated",
            "canaris.dossier": [],
            "kordt.motivation": "timid",
        },
    ),
    ("s5_gestapo_raid_1", [], {"dissent": 0}),
    ("s5_gestapo_raid_2", [], {"dissent": 0}),
    (
        "s5_heydrich_assassinated",
        [],
        {
            "canaris.space": "prison",
            "hitler": "chancellery",
            "hess": "chancellery",
            "goebbels": "chancellery",
            "bormann": "chancellery",
            "himmler": "chancellery",
            "goering": "chancellery",
        },
    ),
    ("s5_berghof_retreat", [], {"hitler": "berghof", "goebbels": "berghof", "bormann": "berghof"}),
    ("s5_rommel_defeated", [], {"support": 4, "gone": 2}),
    ("s5_russian_setback", [], {"support": 4, "gone": 2}),
    ("s5_visit_to_the_front", [], {"hitler": "smolensk", "goebbels": "smolensk", "revealed": ["smolensk"]}),
    ("s5_eastern_push", [], {"beck.space": "borisov", "support": 6}),
    (
        "s5_lebensraum",
        [],
        {
            "beck.motivation": "committed",
            "canaris.motivation": "reckless",
            "kordt.motivation": "motivated",
            "himmler": "wasserburg",
            "revealed": ["wasserburg"],
        },
    ),
    ("s6_visit_from_hitler", [], {"hitler": "train_station"}),
    ("s6_slow_retreat", [], {}),
    ("s6_gestapo_raid_1", [], {"dissent": 0}),
    ("s6_gestapo_raid_2", [], {"dissent": 0}),
    ("s6_gestapo_raid_3", [], {"dissent": 0}),
    ("s6_berlin_bombed", [], {"hitler": "chancellery"}),
    ("s6_warsaw_ghetto_uprising", [], {}),
    ("s6_stalingrad_surrounded", [], {"support": 3}),
    ("s6_wolfpacks", [], {"goebbels": "wolfsschlucht", "bormann": "wolfsschlucht", "support": 6}),
    ("s6_sicily_invaded", [], {"canaris.space": "chancellery", "hitler": "chancellery", "support": 4}),
    ("s6_fortress_europa", [], {"gone": 2}),
    ("s6_kursk_recaptured", [], {"hitler": "anlage_sud", "bormann": "posen", "support": 4}),
    (
        "s7_v2_rocket_attack",
        [],
        {
            "beck.motivation": "committed",
            "canaris.motivation": "reckless",
            "kordt.motivation": "motivated",
            "bormann": "berghof",
            "goering": "hannover",
            "support": 6,
        },
    ),
    ("s7_gestapo_raid_1", [], {"dissent": 0}),
    ("s7_gestapo_raid_2", [], {"dissent": 0}),
    ("s7_gestapo_raid_3", [], {"dissent": 0}),
    (
        "s7_fuhrer_bunker",
        [],
        {
            "beck.suspicion": "high",
            "canaris.suspicion": "extreme",
            "kordt.suspicion": "medium",
            "hitler": "chancellery",
        },
    ),
    ("s7_operation_overlord", [], {"support": 3}),
    ("s7_gothic_line", [], {"support": 6}),
    ("s7_rommel_executed", [], {"himmler": "chancellery", "support": 4}),
    ("s7_fall_of_rome", [], {"support": 4}),
    ("s7_anzio_landing", [], {}),
]

ELSEWHERE = {
    "s1_visit_from_himmler",
    "s6_warsaw_ghetto_uprising",
    "s7_documents_located",
    "s7_final_conscription",
    "s7_anzio_landing",
}
"""Cards told on their own below."""


def cast(stage: int) -> tuple[Json, Json, Json]:
    return (
        beck("train_station", motivation="motivated", suspicion="medium", cards="coup lose_gestapo", items="badge"),
        canaris("prague" if stage > 2 else "tannenberg", motivation="committed", suspicion="high", cards="sniper", items="map"),
        kordt("munich", motivation="skeptical", suspicion="low"),
    )


def rest_of(name: str) -> list[str]:
    """Return five more cards of the same stage."""
    printed = parlour.title("black-orchestra").catalogue()["event_cards"]
    stage = next(card["stage"] for card in printed if card["id"] == name)
    return [card["id"] for card in printed if card["stage"] == stage and card["id"] != name][:5]


@pytest.mark.rule("BO-60", "BO-109", "R8", "R57", "R58", "R64", "R65", "R67")
@pytest.mark.parametrize(("name", "choices", "expected"), STORIES, ids=[name for name, _, _ in STORIES])
def test_event(name: str, choices: list[str], expected: Json) -> None:
    stage = int(name[1])
    more: Json = {"stage": stage, "support": 5, "tiles": TILES, "dissent": 1}
    before = parlour.position("black-orchestra", document(*cast(stage), events=[name, *rest_of(name)], **more)).position()["state"]
    t = event(name, *cast(stage), then=rest_of(name), **more)
    play(t, *choices)
    after = state(t)
    found = changes(before, after)
    if found.pop("tiles", None) is not None:
        found["revealed"] = [space for space, tile in after["tiles"].items() if tile["face_up"]]
    gone = len(before["events"]) - len(after["events"]) - 1
    if gone:
        found["gone"] = gone
        assert len(after["events_lost"]) == len(before["events_lost"]) + gone
    assert found == expected
    assert after["current_event"] == name
    assert after["stage"] == stage


def test_every_event_has_a_story() -> None:
    printed = {card["id"] for card in parlour.title("black-orchestra").catalogue()["event_cards"]}
    assert {name for name, _, _ in STORIES} | ELSEWHERE == printed
    assert len(printed) == 84


@pytest.mark.parametrize(
    ("face", "expected"),
    [(1, ("committed", "medium")), (3, ("reckless", "medium")), (4, ("motivated", "medium")), (6, ("motivated", "extreme"))],
)
def test_himmlers_visit_in_stage_1_is_a_die(face: int, expected: tuple[str, str]) -> None:
    t = event("s1_visit_from_himmler", *cast(1), dice=[face])
    assert leader(t, "himmler") == "train_station"
    assert asked(t) == 0
    play(t, "accept")
    assert (motivation(t, "beck"), suspicion(t, "beck")) == expected


def test_an_offer_may_be_declined() -> None:
    t = event("s1_visit_from_himmler", *cast(1))
    play(t, "decline")
    assert (motivation(t, "beck"), suspicion(t, "beck")) == ("motivated", "medium")


@pytest.mark.rule("R52")
def test_an_offer_needs_somebody_alone() -> None:
    two = (beck("munich"), kordt("munich"), canaris("vienna"))
    t = event("s2_visit_from_bormann", *two, stage=2, leaders={"bormann": "nuremberg"})
    assert leader(t, "bormann") == "munich"
    assert keys(t, "discard") == []
    one = (beck("vienna"), kordt("munich", items="map"), canaris("vienna"))
    t = event("s2_visit_from_bormann", *one, stage=2, leaders={"bormann": "nuremberg"})
    assert asked(t) == 1
    play(t, "discard:item:map")
    assert suspicion(t, "kordt") == "low"


@pytest.mark.rule("R69")
def test_a_price_must_be_paid_in_full() -> None:
    timid = (beck("train_station"), kordt("munich"))
    t = event("s2_visit_from_hess", *timid, stage=2)
    assert leader(t, "hess") == "train_station"
    assert "accept" not in keys(t)
    # Somebody already at high or extreme may still take the motivation: raising suspicion can always be paid.
    t = event("s1_visit_from_goebbels", beck(suspicion="extreme"), kordt("munich"))
    play(t, "accept")
    assert (motivation(t, "beck"), suspicion(t, "beck")) == ("motivated", "extreme")


def test_goering_takes_items_one_by_one() -> None:
    rich = beck("munich", suspicion="extreme", items="map map badge")
    t = event("s3_visit_from_goering", rich, kordt("posen"), stage=3, leaders={"goering": "nuremberg"})
    play(t, "discard:item:map", "discard:item:map", "decline")
    assert (suspicion(t, "beck"), items(t, "beck")) == ("medium", ["badge"])


@pytest.mark.rule("R87")
def test_a_leader_who_does_not_move_visits_nobody_but_other_lines_happen() -> None:
    alone = (beck("munich", motivation="motivated"), kordt("munich", motivation="motivated"))
    t = event("s4_visit_from_himmler", *alone, stage=4, leaders={"himmler": "munich"})
    assert leader(t, "himmler") == "munich"
    assert motivation(t, "beck") == "skeptical"
    t = event("s5_visit_from_bormann", beck("munich"), kordt("munich"), stage=5, leaders={"bormann": "munich"})
    assert (where(t, "beck"), where(t, "kordt")) == ("munich", "munich")
    t = event("s5_visit_from_bormann", beck("munich"), kordt("posen"), stage=5, leaders={**NOWHERE})
    assert where(t, "beck") == "munich"


@pytest.mark.rule("R7", "BO-74")
def test_the_nearest_conspirator_is_visited_and_ties_are_decided() -> None:
    t = event("s4_visit_from_goebbels", beck("munich"), kordt("prague"), stage=4, leaders={"goebbels": "nuremberg"})
    assert asked(t) == 0
    assert keys(t) == ["visit:munich", "visit:prague"]
    play(t, "visit:prague")
    assert leader(t, "goebbels") == "prague"
    # Conspirators in his own space are ignored: he must end elsewhere.
    t = event("s4_visit_from_goebbels", beck("nuremberg"), kordt("posen"), stage=4, leaders={"goebbels": "nuremberg"})
    assert leader(t, "goebbels") == "posen"


@pytest.mark.rule("R9")
def test_assassin_caught_hits_all_who_are_nearest_to_hitler() -> None:
    near = (beck("sportpalast", suspicion="low"), kordt("zeughaus"), canaris("munich", suspicion="low"))
    t = event("s1_assassin_caught", *near)
    assert [suspicion(t, name) for name in ("beck", "kordt", "canaris")] == ["high", "high", "low"]
    t = event("s2_assassin_caught", beck("munich"), kordt("zeughaus"), stage=2, leaders={"hitler": "munich"})
    assert [suspicion(t, name) for name in ("beck", "kordt")] == ["high", "medium"]
    t = event("s1_assassin_caught", beck(suspicion="extreme"), kordt("munich"))
    assert suspicion(t, "beck") == "extreme"


@pytest.mark.rule("R10", "R71")
def test_any_conspirator_means_one_chosen_by_the_active_player() -> None:
    both = (beck("sportpalast"), kordt("zeughaus"), canaris("munich"))
    t = event("s1_berlin_speech", *both)
    assert asked(t) == 0
    assert keys(t) == ["conspirator:beck", "conspirator:kordt"]
    play(t, "conspirator:kordt")
    assert suspicion(t, "kordt") == "low"
    # A plural means all who fit.
    guilty = (beck("prague", suspicion="high"), kordt("prague", suspicion="extreme"), canaris("prague", suspicion="medium"))
    t = event("s5_heydrich_assassinated", *guilty, stage=5, turn={"player": 2})
    assert [where(t, name) for name in ("beck", "kordt", "canaris")] == ["prison", "prison", "prague"]


@pytest.mark.rule("R63", "R32")
def test_leaders_out_of_play_are_skipped_and_leaders_trigger_no_modifiers() -> None:
    t = event("s1_party_rally", *cast(1), leaders={"hitler": None, "hess": None})
    assert (leader(t, "hitler"), leader(t, "hess"), leader(t, "goering")) == (None, None, "nuremberg")
    t = event("s4_yugoslavia_surrenders", *cast(4), stage=4, support=4)
    assert (leader(t, "himmler"), support(t)) == ("paris", 5)


def test_kristallnacht_sends_leaders_home() -> None:
    away = dict.fromkeys(["hitler", "hess", "goebbels", "bormann", "himmler", "goering"], "zeughaus")
    t = event("s1_kristallnacht", *cast(1), leaders=away)
    homes = ["deutschlandhalle", "hannover", "ministry_of_propaganda", "nuremberg", "gestapo_hq", "munich"]
    assert list(state(t)["leaders"].values()) == homes


@pytest.mark.parametrize(("name", "level"), [("s3_fall_of_paris", 4), ("s6_fortress_europa", 3)])
def test_support_below_five_goes_up_to_five(name: str, level: int) -> None:
    t = event(name, *cast(int(name[1])), stage=int(name[1]), support=level)
    assert support(t) == 5
    t = event(name, *cast(int(name[1])), stage=int(name[1]), support=6)
    assert support(t) == 6


@pytest.mark.rule("R50", "R31")
def test_slow_retreat_moves_deputies_and_conspirators_but_not_hitler() -> None:
    there = (beck("auschwitz"), kordt("wehrwolf"), canaris("paris"))
    t = event("s6_slow_retreat", *there, stage=6, leaders={"hitler": "smolensk", "goebbels": "smolensk", "hess": "wolfsschlucht"})
    assert [where(t, name) for name in ("beck", "kordt", "canaris")] == ["prague", "vienna", "adlerhorst"]
    assert (leader(t, "hitler"), leader(t, "goebbels"), leader(t, "hess")) == ("smolensk", "posen", "adlerhorst")


def test_the_uprising_is_a_third_choice_of_the_dissent_track() -> None:
    people = (beck("munich"), kordt("posen", motivation="reckless"), canaris("prague"))
    more: dict[str, Any] = {"stage": 6, "current_event": "s6_warsaw_ghetto_uprising", "dissent": 2, "dice": [4]}
    t = story(*people, **more)
    play(t, "conspire:1")
    assert "dissent:all" in keys(t)
    play(t, "dissent:all")
    # Each free conspirator who can gain may decline.
    assert asked(t) == 0
    play(t, "gain")
    assert asked(t) == 2
    play(t, "decline")
    assert [motivation(t, name) for name in ("beck", "kordt", "canaris")] == ["skeptical", "reckless", "timid"]
    assert dissent(t) == 0
    t = story(*people, stage=6, dissent=2, dice=[4])
    play(t, "conspire:1")
    assert "dissent:all" not in keys(t)


@pytest.mark.rule("BO-132", "R105")
def test_documents_located_loses_on_being_drawn() -> None:
    t = event("s7_documents_located", *cast(7), stage=7)
    assert lost(t, "BO-132")


@pytest.mark.rule("R66", "R73")
def test_final_conscription_draws_up_to_two_and_checks_the_limit_once() -> None:
    t = event("s7_final_conscription", beck(cards="coup"), kordt(), stage=7, deck="safe sniper cover_story")
    play(t, "draw", "draw")
    # Beck is timid: three cards are one too many, and the check comes after the last card.
    assert keys(t) == ["discard:card:safe", "discard:card:coup", "discard:card:sniper"]
    play(t, "discard:card:safe", "enough")
    assert (cards(t, "beck"), cards(t, "kordt")) == (["coup", "sniper"], [])


def test_anzio_landing_turns_abwehr_abilities_off_for_good() -> None:
    people = (oster("munich", motivation="motivated"), bonhoeffer(motivation="motivated"), tresckow(motivation="motivated"))
    t = event("s7_anzio_landing", *people, stage=7, deck="safe sniper")
    play(t, "dossier")
    assert cards(t, "oster") == ["safe"]
    on = {entry["id"]: entry["ability_on"] for entry in t.view(0)["conspirators"]}
    assert on == {"oster": False, "bonhoeffer": False, "tresckow": True}


@pytest.mark.rule("R25", "R73")
def test_whatever_exceeds_a_limit_when_an_ability_goes_off_is_discarded() -> None:
    """R25: Tresckow drops the extra item, Goerdeler the cards over his limit."""
    rich = tresckow("ministry_of_propaganda", motivation="motivated", items="map map badge keys")
    t = story(rich, kordt(), goerdeler(), players=3, stack=[["StartTurn", 0, -1]])
    assert asked(t) == 0
    assert keys(t, "discard") == ["discard:item:badge", "discard:item:keys", "discard:item:map"]
    seven = "safe coup sniper ambush cover_story called_away lose_gestapo"
    full = goerdeler("ministry_of_propaganda", motivation="motivated", cards=seven)
    t = story(full, kordt(), beck(), players=3, stack=[["StartTurn", 0, -1]])
    assert len(keys(t, "pass")) == 1
    play(t, "pass")
    assert len(keys(t, "discard")) == 7
