"""The turn: penalties, actions, limits (BO-20 to BO-59, BO-80 to BO-85)."""

from __future__ import annotations

import pytest

import parlour
from black_orchestra.stories import (
    NOWHERE,
    actions,
    asked,
    beck,
    bonhoeffer,
    canaris,
    cards,
    dissent,
    event,
    goerdeler,
    items,
    keys,
    kordt,
    leader,
    lost,
    motivation,
    new_turn,
    olbricht,
    oster,
    pile,
    play,
    refused,
    state,
    stauffenberg,
    story,
    support,
    suspicion,
    told,
    tresckow,
    where,
)


@pytest.mark.rule("BO-20", "BO-72", "R75")
def test_a_turn_is_penalties_actions_event_next_player() -> None:
    t = new_turn(kordt("gestapo_hq"), beck("munich", cards="safe"), events="s1_anschluss s1_party_rally", deck="coup")
    assert (suspicion(t, "kordt"), actions(t)) == ("high", 3)
    play(t, "move:train_station", "move:zeughaus", "move:train_station")
    assert (state(t)["turn"]["player"], state(t)["current_event"], support(t)) == (1, "s1_anschluss", 4)


@pytest.mark.rule("BO-21")
def test_penalties_hit_only_at_the_beginning_of_a_turn() -> None:
    t = story(kordt("train_station", motivation="motivated"), beck("munich"))
    play(t, "move:gestapo_hq", "move:deutschlandhalle")
    assert (motivation(t, "kordt"), suspicion(t, "kordt")) == ("motivated", "medium")


@pytest.mark.rule("BO-22", "BO-23", "BO-26", "BO-27")
def test_penalties_one_by_one() -> None:
    def hit(name: str) -> parlour.Table:
        person = kordt("posen", motivation="motivated", cards="safe", items="map")
        return new_turn(person, beck("munich"), leaders={**NOWHERE, name: "posen"}, stage=3)

    assert motivation(hit("hitler"), "kordt") == "skeptical"
    assert cards(hit("hess"), "kordt") == []
    assert suspicion(hit("himmler"), "kordt") == "high"
    assert items(hit("goering"), "kordt") == []


@pytest.mark.rule("BO-24", "R25", "R26", "R109")
def test_goebbels_turns_the_ability_off_this_turn() -> None:
    person = bonhoeffer("posen", motivation="motivated")
    t = new_turn(
        person, beck("posen"), leaders={**NOWHERE, "goebbels": "posen"}, stage=3, events="s3_germany_bombed s3_jews_targeted"
    )
    assert refused(t, "ability:inspire") == "R25"
    play(t, "end")
    assert t.view(0)["conspirators"][0]["ability_on"]


@pytest.mark.rule("BO-24", "BO-72", "R109")
def test_goebbels_is_felt_until_the_event_of_the_turn_is_resolved() -> None:
    person = goerdeler("posen", motivation="motivated", cards="safe coup sniper ambush kidnapping")
    others = (beck("munich"), kordt("munich"))
    t = new_turn(
        person,
        *others,
        leaders={**NOWHERE, "goebbels": "posen"},
        deck="lone_gunman cover_story",
        stage=7,
        events="s7_final_conscription s7_gothic_line",
    )
    play(t, "end", "draw", "enough")
    # The dossier limit is 5 and not 7 while the turn lasts: one card too many.
    assert keys(t, "discard:card")
    play(t, "discard:card:safe", *["enough"] * len(others))
    assert t.view(0)["conspirators"][0]["dossier_limit"] == 7


@pytest.mark.rule("BO-25", "R109")
def test_bormann_forbids_conspiring_this_turn() -> None:
    t = new_turn(kordt("nuremberg"), beck("posen"))
    assert keys(t, "conspire") == []
    assert refused(t, "conspire:1") == "BO-25"


@pytest.mark.rule("BO-28")
@pytest.mark.parametrize(
    ("name", "has", "met", "unmet"),
    [
        ("hitler", {"motivation": "skeptical"}, "motivation falls by 1", "Kordt's motivation cannot fall any lower"),
        ("hess", {"cards": "coup"}, "1 card to discard", "Kordt has no card to discard"),
        ("himmler", {"suspicion": "low"}, "suspicion rises by 1", "Kordt's suspicion cannot rise any higher"),
        ("goering", {"items": "map"}, "1 item to discard", "Kordt has no item to discard"),
    ],
)
def test_a_penalty_that_finds_nothing_says_so(name: str, has: dict[str, str], met: str, unmet: str) -> None:
    for levels, words in ((has, f": {met}."), ({"suspicion": "extreme"}, f", but {unmet}.")):
        before = {"turn": {"player": 1, "actions": 1}, "stack": [["StartTurn", 0, -1], ["TakeAction", 1, -1]]}
        t = play(story(kordt("munich", **levels), beck("posen"), leaders={**NOWHERE, name: "munich"}, **before), "end")
        assert [e["text"] for e in t.events() if e["event"] == "penalty"] == [
            f"Kordt began the turn beside {name.capitalize()}{words}"
        ]


@pytest.mark.rule("BO-28", "R6")
def test_hitlers_penalty_comes_first_then_the_deputies_in_any_order() -> None:
    everyone = dict.fromkeys(NOWHERE, "posen")
    person = kordt("posen", motivation="skeptical", cards="safe coup", items="map keys")
    t = new_turn(person, beck("munich"), leaders=everyone, stage=3)
    assert motivation(t, "kordt") == "timid"
    assert keys(t) == ["penalty:hess", "penalty:goebbels", "penalty:bormann", "penalty:himmler", "penalty:goering"]
    play(t, "penalty:goering", "discard:item:map", "penalty:himmler", "penalty:hess", "discard:card:safe", "penalty:bormann")
    assert (items(t, "kordt"), cards(t, "kordt"), suspicion(t, "kordt")) == (["keys"], ["coup"], "high")
    # A penalty that cannot be met is skipped.
    t = new_turn(kordt("posen"), beck("munich"), leaders={**NOWHERE, "hess": "posen", "goering": "posen"}, stage=3)
    play(t, "penalty:hess")
    assert actions(t) == 3
    # With the switch off all penalties are ordered as the player likes.
    t = new_turn(person, beck("munich"), leaders=everyone, stage=3, switches={"hitler_penalty_first": False})
    assert keys(t)[0] == "penalty:hitler"


@pytest.mark.rule("BO-30", "R14", "R77")
def test_any_mix_of_actions_but_conspire_once() -> None:
    t = story(kordt("munich"), beck("posen"), dice=[2, 3, 1])
    assert keys(t, "conspire") == ["conspire:3", "conspire:2", "conspire:1"]
    play(t, "conspire:2")
    assert actions(t) == 1 + 5
    assert refused(t, "conspire:1") == "BO-30"
    play(t, "move:nuremberg", "move:munich", "move:nuremberg", "end")
    # Never more than three dice, and not more than actions left or dice in reach.
    t = story(kordt("munich"), beck("posen"), turn={"actions": 9})
    assert keys(t, "conspire") == ["conspire:3", "conspire:2", "conspire:1"]
    t = story(kordt("munich"), beck("posen"), turn={"actions": 1})
    assert keys(t, "conspire") == ["conspire:1"]
    t = story(kordt("munich"), beck("posen", actions_held=8, dice_held=6), dissent=2)
    assert keys(t, "conspire") == ["conspire:2", "conspire:1"]
    assert refused(t, "conspire:3") == "R77"


@pytest.mark.rule("BO-31")
def test_act_resolves_one_effect_of_sheet_or_dossier() -> None:
    t = story(bonhoeffer(motivation="motivated", cards="cover_story"), beck())
    assert {"ability:inspire", "use:cover_story"} <= set(keys(t))
    play(t, "use:cover_story")
    assert actions(t) == 2


@pytest.mark.rule("BO-33", "BO-58", "R70")
def test_reveal_and_collect() -> None:
    t = story(kordt("munich"), beck("posen"), tiles={"munich": "map"})
    assert refused(t, "collect") == "BO-33"
    play(t, "reveal")
    assert t.view(1)["tiles"] == {"munich": "map"}
    assert refused(t, "reveal") == "R70"
    play(t, "collect")
    assert items(t, "kordt") == ["map"]
    assert refused(t, "collect") == "BO-33"


@pytest.mark.rule("BO-34", "BO-35", "BO-36", "BO-37", "R76")
def test_conspire_reads_eagles_targets_numbers() -> None:
    t = story(kordt("munich"), beck("munich"), canaris("posen"), dice=[6, 4, 3])
    play(t, "conspire:3")
    assert [suspicion(t, name) for name in ("kordt", "beck", "canaris")] == ["high", "high", "medium"]
    assert (dissent(t), actions(t)) == (1, 3)


@pytest.mark.rule("BO-38", "BO-40", "R78")
def test_a_full_track_is_a_choice_and_overflow_goes_on_the_empty_track() -> None:
    t = story(kordt("munich"), beck("posen"), support=5, dissent=2, dice=[4, 4, 5])
    play(t, "conspire:3")
    assert asked(t) == 0
    assert keys(t) == ["dissent:motivation:kordt", "dissent:motivation:beck", "dissent:support"]
    play(t, "dissent:motivation:beck")
    assert (motivation(t, "beck"), dissent(t)) == ("skeptical", 2)
    # One big roll can fill it several times.
    t = story(beck(cards="black_orchestra"), kordt(), support=7, dissent=2, dice=[4] * 8)
    play(t, "use:black_orchestra", "dissent:support", "dissent:support", "dissent:support")
    assert (support(t), dissent(t)) == (4, 1)


@pytest.mark.rule("BO-39", "R15", "R68")
def test_support_never_falls_below_its_start() -> None:
    t = story(kordt("munich", motivation="reckless"), beck("posen"), support=3, dissent=2, dice=[4])
    play(t, "conspire:1")
    assert keys(t) == ["dissent:motivation:kordt", "dissent:motivation:beck"]
    play(t, "dissent:motivation:kordt")
    assert (motivation(t, "kordt"), support(t)) == ("reckless", 3)
    t = story(beck(cards="war_crimes_evidence"), kordt(), support=3)
    play(t, "use:war_crimes_evidence", "choose:support")
    assert support(t) == 3


@pytest.mark.rule("R78", "R15")
def test_if_nothing_can_change_the_dice_just_go_back() -> None:
    t = story(kordt("munich", motivation="reckless"), beck("posen", motivation="reckless"), dissent=2, dice=[4])
    play(t, "conspire:1")
    assert (dissent(t), "end" in keys(t)) == (0, True)


@pytest.mark.rule("R78", "R45")
def test_a_prisoner_may_get_the_dissent_reward_unless_agreed_otherwise() -> None:
    people = (kordt("munich"), beck("prison"), canaris())
    t = story(*people, dissent=2, dice=[4])
    play(t, "conspire:1", "dissent:motivation:beck")
    assert motivation(t, "beck") == "skeptical"
    t = story(*people, dissent=2, dice=[4], switches={"prison_shields_all": True})
    play(t, "conspire:1")
    assert "dissent:motivation:beck" not in keys(t)


@pytest.mark.rule("BO-41", "BO-43", "R44", "R81")
def test_deliver_once_the_tile_is_gone() -> None:
    t = story(kordt("zeughaus", suspicion="extreme", items="keys keys map"), beck(items="keys"), tiles={"zeughaus": "map!"})
    assert refused(t, "deliver:keys") == "BO-41"
    play(t, "collect", "deliver:keys")
    assert (suspicion(t, "kordt"), items(t, "kordt"), state(t)["items_discarded"]) == ("medium", ["keys", "map", "map"], ["keys"])
    assert refused(t, "deliver:map") == "BO-41"
    # Items of others cannot be delivered.
    t = story(kordt("zeughaus"), beck("zeughaus", items="keys"))
    assert refused(t, "deliver:keys") == "BO-41"


@pytest.mark.rule("BO-42", "R45", "R71", "R81")
def test_a_split_benefit_goes_point_by_point() -> None:
    people = (kordt("prague", suspicion="high", items="signature"), beck("munich"), canaris("prison", suspicion="extreme"))
    t = story(*people, stage=3)
    play(t, "deliver:signature")
    assert asked(t) == 0
    assert keys(t) == ["relieve:kordt", "relieve:beck", "relieve:canaris"]
    play(t, "relieve:canaris", "relieve:beck", "relieve:kordt")
    assert [suspicion(t, name) for name in ("kordt", "beck", "canaris")] == ["medium", "low", "high"]
    # Points that nobody can use are lost; with the switch prisoners get nothing.
    t = story(kordt("prague", items="signature"), beck("munich", suspicion="low"), stage=3)
    play(t, "deliver:signature")
    assert suspicion(t, "kordt") == "low"
    t = story(*people, stage=3, switches={"prison_shields_all": True})
    play(t, "deliver:signature")
    assert "relieve:canaris" not in keys(t)


@pytest.mark.rule("BO-44", "BO-46", "BO-82", "R100")
def test_dossier_draws_a_card_face_up() -> None:
    t = story(kordt(), beck(), deck="coup safe")
    play(t, "dossier")
    assert t.view(1)["conspirators"][0]["dossier"] == ["coup"]
    # An empty deck is made anew from the discard pile, plots too.
    t = story(kordt(), beck(), deck="", orders=[["ambush"]])
    play(t, "dossier")
    assert cards(t, "kordt") == ["ambush"]
    assert "deck_shuffled" in told(t)
    # Cards are used from the own dossier only.
    assert refused(story(kordt(), beck(cards="cover_story")), "use:cover_story") == "BO-82"


@pytest.mark.rule("BO-45")
def test_some_cards_are_illegal_but_never_plots() -> None:
    import parlour  # noqa: PLC0415

    printed = parlour.title("black-orchestra").catalogue()["conspirator_cards"]
    assert sum(card["count"] for card in printed if card["illegal"]) == 15
    assert not any(card["illegal"] for card in printed if card["type"] == "plot")


@pytest.mark.rule("BO-47", "BO-48", "BO-96")
def test_moves_go_to_connected_open_spaces() -> None:
    t = story(kordt("munich"), beck())
    assert keys(t, "move") == ["move:nuremberg", "move:tannenberg"]
    assert refused(t, "move:vienna") == "BO-48"
    assert refused(t, "move:hannover") == "BO-47"
    assert refused(t, "move:prison") == "BO-96"
    t = story(kordt("munich"), beck(), stage=3)
    assert keys(t, "move") == ["move:nuremberg", "move:tannenberg", "move:berghof", "move:vienna", "move:zurich"]
    # From stage 7 on marked spaces are closed.
    t = story(kordt("posen"), beck(), stage=7)
    assert keys(t, "move") == ["move:train_station"]
    assert "closed" in t.why_not("move:warsaw", 0).reason


@pytest.mark.rule("BO-49", "BO-50", "BO-51")
def test_berlin() -> None:
    t = story(kordt("zeughaus", items="map"), beck("sportpalast"))
    berlin = ["train_station", "deutschlandhalle", "chancellery", "gestapo_hq", "ministry_of_propaganda", "sportpalast"]
    assert keys(t, "move") == [f"move:{space}" for space in berlin]
    assert refused(t, "move:hannover") == "BO-51"
    assert refused(t, "give:beck") == "BO-59"
    t = story(kordt("train_station"), beck(), stage=3)
    assert {"move:hannover", "move:nuremberg", "move:prague", "move:posen"} <= set(keys(t))


@pytest.mark.rule("BO-52", "BO-53", "R57")
def test_entering_a_space_applies_its_modifiers_each_time() -> None:
    t = story(kordt("munich", suspicion="low"), beck(), stage=3, turn={"actions": 4})
    play(t, "move:zurich", "move:munich", "move:zurich")
    assert (suspicion(t, "kordt"), actions(t)) == ("high", 1)
    t = story(kordt("wolfsschlucht", suspicion="extreme"), beck(), stage=4, support=4)
    play(t, "move:paris")
    assert (suspicion(t, "kordt"), support(t)) == ("low", 5)
    t = story(kordt("prague"), beck(), stage=4)
    play(t, "move:auschwitz")
    assert (motivation(t, "kordt"), suspicion(t, "kordt")) == ("motivated", "high")


@pytest.mark.rule("BO-54")
def test_fortified_spaces_matter_only_to_plots() -> None:
    t = story(kordt("train_station"), beck("munich"))
    play(t, "move:chancellery")
    assert (suspicion(t, "kordt"), motivation(t, "kordt"), actions(t)) == ("medium", "timid", 2)


@pytest.mark.rule("BO-55", "R70")
def test_release_needs_gestapo_hq_a_prisoner_and_no_extreme_suspicion() -> None:
    assert refused(story(kordt("munich"), beck("prison"), canaris()), "release") == "BO-55"
    assert refused(story(kordt("gestapo_hq", suspicion="extreme"), beck("prison"), canaris()), "release") == "BO-55"
    assert refused(story(kordt("gestapo_hq"), beck(), canaris()), "release") == "R70"


@pytest.mark.rule("BO-56", "R46", "R93")
def test_an_eagle_arrests_the_one_who_asks() -> None:
    t = story(kordt("gestapo_hq"), beck("prison"), canaris("munich"), dice=[6], events="s1_gestapo_investigation s1_party_rally")
    play(t, "release")
    # The actions end, the event card is still drawn.
    assert (where(t, "kordt"), where(t, "beck"), suspicion(t, "canaris")) == ("prison", "prison", "high")


@pytest.mark.rule("BO-57", "R93")
def test_a_release_raises_suspicion_and_frees_a_prisoner_of_ones_choice() -> None:
    t = story(kordt("gestapo_hq", suspicion="high"), beck("prison", suspicion="low"), canaris("prison"), dice=[4])
    play(t, "release")
    assert (suspicion(t, "kordt"), keys(t)) == ("extreme", ["free:beck", "free:canaris"])
    play(t, "free:beck")
    assert (where(t, "beck"), suspicion(t, "beck"), where(t, "canaris")) == ("gestapo_hq", "high", "prison")


@pytest.mark.rule("BO-59", "R42", "R79", "R110")
def test_transfer_gives_without_and_takes_with_consent() -> None:
    people = (kordt(cards="safe", items="map"), beck(cards="coup", items="keys keys keys"), canaris())
    t = story(*people)
    play(t, "give:beck", "give:item:map")
    # Allowed at the limit: the receiver discards at once, the new piece included if he likes.
    assert asked(t) == 1
    play(t, "discard:item:map")
    play(t, "take:beck", "take:card:coup")
    assert asked(t) == 1
    play(t, "agree:card:coup")
    assert (cards(t, "kordt"), actions(t)) == (["safe", "coup"], 1)
    # Refused: no action is spent and the owner is not asked again this turn.
    t = story(*people)
    play(t, "take:beck", "take:item:keys", "refuse:item:keys")
    assert actions(t) == 3
    assert refused(t, "take:beck") == "R42"
    # A solo player needs no consent.
    t = story(kordt(), beck(cards="coup"), players=1)
    play(t, "take:beck")
    assert cards(t, "kordt") == ["coup"]


@pytest.mark.rule("R70", "R80")
def test_nothing_to_hand_over_and_nothing_thrown_away() -> None:
    t = story(kordt(), beck(), canaris("munich", items="map"))
    assert refused(t, "give:beck") == "R70"
    assert refused(t, "take:beck") == "R70"
    assert refused(t, "give:canaris") == "BO-59"
    t = story(kordt("posen", cards="safe", items="map"), beck("munich"), stage=3)
    assert keys(t, "discard") == []


@pytest.mark.rule("BO-80")
def test_levels_keep_the_benefits_of_lower_ones() -> None:
    def limits(level: str) -> tuple[int, bool]:
        entry = story(kordt(motivation=level), beck("munich"), canaris("munich")).view(0)["conspirators"][0]
        return entry["dossier_limit"], entry["ability_on"]

    assert [limits(level) for level in ("timid", "skeptical", "motivated", "committed", "reckless")] == [
        (2, False),
        (5, False),
        (5, True),
        (5, True),
        (5, True),
    ]


@pytest.mark.rule("BO-83", "BO-84")
def test_limits_by_number_of_players() -> None:
    names = [kordt, beck, canaris, olbricht, oster]
    found = []
    for n in range(2, 6):
        entry = story(*[name(motivation="skeptical") for name in names[:n]]).view(0)["conspirators"][0]
        found.append((entry["item_limit"], entry["dossier_limit"]))
    assert found == [(4, 6), (3, 5), (3, 5), (3, 4)]


@pytest.mark.rule("BO-85", "R43", "R73", "R79")
def test_over_a_limit_one_discards_at_once() -> None:
    t = story(kordt(cards="safe coup"), beck(), deck="sniper")
    play(t, "dossier")
    assert keys(t) == ["discard:card:safe", "discard:card:coup", "discard:card:sniper"]
    play(t, "discard:card:sniper")
    # The limit itself may fall.
    t = event("s3_sea_lion_postponed", kordt(motivation="skeptical", cards="safe coup sniper ambush"), beck("munich"), stage=3)
    assert asked(t) == 0
    play(t, "discard:card:safe", "discard:card:ambush")
    assert (cards(t, "kordt"), pile(t)) == (["coup", "sniper"], ["safe", "ambush"])


@pytest.mark.rule("R61", "R75")
def test_party_rally_of_stage_2_makes_nuremberg_safe_while_current() -> None:
    more = {"stage": 2, "current_event": "s2_party_rally", "leaders": NOWHERE}
    t = new_turn(kordt("nuremberg", suspicion="extreme"), beck("munich"), **more)
    assert suspicion(t, "kordt") == "low"
    t = story(kordt("munich", suspicion="extreme"), beck("tannenberg"), **more)
    play(t, "move:nuremberg")
    assert suspicion(t, "kordt") == "low"


# Conspirators.


@pytest.mark.rule("R24", "BO-80")
def test_beck_is_shielded_from_penalties_and_helps_plots_in_his_space() -> None:
    here = {**NOWHERE, "hitler": "chancellery", "himmler": "chancellery"}
    t = new_turn(beck("chancellery", motivation="motivated"), kordt("posen"), leaders=here)
    assert (motivation(t, "beck"), suspicion(t, "beck")) == ("motivated", "medium")
    t = new_turn(beck("chancellery", motivation="skeptical"), kordt("posen"), leaders=here)
    assert (motivation(t, "beck"), suspicion(t, "beck")) == ("timid", "high")
    plotter = kordt("chancellery", motivation="committed", cards="poison_food")
    for helper, dice in (
        (beck("chancellery", motivation="motivated"), 3),
        (beck("chancellery"), 2),
        (beck("posen", motivation="reckless"), 2),
    ):
        t = story(plotter, helper, leaders=here)
        play(t, "plot:poison_food")
        assert keys(t)[0] == f"roll:{dice}"


def test_bonhoeffer_inspires_others_once_a_turn() -> None:
    t = story(bonhoeffer(motivation="motivated"), kordt(), canaris("munich"))
    play(t, "ability:inspire")
    assert [motivation(t, name) for name in ("bonhoeffer", "kordt", "canaris")] == ["motivated", "skeptical", "timid"]
    assert refused(t, "ability:inspire") == "R109"
    assert refused(story(bonhoeffer("posen", motivation="motivated"), kordt()), "ability:inspire") == "R70"
    assert refused(story(bonhoeffer(motivation="skeptical"), kordt()), "ability:inspire") == "BO-80"


@pytest.mark.rule("R69")
def test_canaris_pays_an_item_to_lower_somebodys_suspicion() -> None:
    t = story(canaris(motivation="motivated", items="map keys"), kordt("munich"))
    play(t, "ability:shield", "discard:item:map", "conspirator:kordt")
    assert (items(t, "canaris"), suspicion(t, "kordt")) == (["keys"], "low")
    assert refused(story(canaris(motivation="motivated"), kordt()), "ability:shield") == "R70"


@pytest.mark.rule("R59", "R75")
def test_goerdeler_draws_at_the_start_and_holds_two_more() -> None:
    t = new_turn(goerdeler(motivation="motivated"), kordt("munich"), deck="coup safe sniper ambush")
    assert (cards(t, "goerdeler"), actions(t)) == (["coup"], 3)
    assert t.view(0)["conspirators"][0]["dossier_limit"] == 8
    t = new_turn(goerdeler(motivation="motivated"), kordt("munich"), deck="coup safe sniper ambush", switches={"goerdeler_draw": 3})
    assert len(cards(t, "goerdeler")) == 3
    t = new_turn(goerdeler(motivation="skeptical"), kordt("munich"), deck="coup")
    assert cards(t, "goerdeler") == []


@pytest.mark.rule("R28", "R99")
def test_kordt_orders_the_next_three_events() -> None:
    t = story(kordt(motivation="motivated"), beck(), events="s1_anschluss s1_party_rally s1_kristallnacht s1_berlin_speech")
    play(t, "ability:look", "next:s1_kristallnacht", "next:s1_anschluss")
    assert state(t)["events"][:3] == ["s1_kristallnacht", "s1_anschluss", "s1_party_rally"]
    # Everybody knows them until they are drawn.
    assert t.view(1)["next_events"] == ["s1_kristallnacht", "s1_anschluss", "s1_party_rally"]
    play(t, "end")
    assert t.view(1)["next_events"] == ["s1_anschluss", "s1_party_rally"]


@pytest.mark.rule("R30", "R110")
def test_olbricht_moves_two_spaces_or_another_one() -> None:
    t = story(olbricht("munich", motivation="motivated"), kordt("posen"), stage=3)
    play(t, "ability:move_two", "go:zurich", "go:munich")
    assert (where(t, "olbricht"), suspicion(t, "olbricht"), actions(t)) == ("munich", "high", 2)
    play(t, "ability:move_another")
    assert "go:stop" not in keys(t)
    play(t, "go:warsaw")
    assert where(t, "kordt") == "warsaw"


@pytest.mark.rule("R29")
def test_oster_draws_two_and_keeps_one_in_dossier_actions() -> None:
    t = story(oster(motivation="motivated"), kordt(), deck="coup safe sniper")
    play(t, "dossier")
    assert keys(t) == ["keep:safe", "keep:coup"]
    play(t, "keep:coup")
    assert (cards(t, "oster"), "safe" in pile(t)) == (["coup"], True)
    # Any card may be one of the two, the first of the box as well.
    t = story(oster(motivation="motivated"), kordt(), deck="defections_and_dissent safe sniper")
    assert set(keys(play(t, "dossier"))) == {"keep:safe", "keep:defections_and_dissent"}
    # Other draws are as for everybody.
    t = story(oster(motivation="motivated", cards="infiltrate_ss_bunker"), kordt(), deck="coup safe sniper")
    play(t, "use:infiltrate_ss_bunker", "draw", "enough")
    assert cards(t, "oster") == ["coup"]


@pytest.mark.rule("R27", "R107", "R14")
def test_stauffenberg_has_a_fourth_action_while_motivated() -> None:
    assert actions(new_turn(stauffenberg("munich", motivation="motivated"), kordt("posen"), leaders=NOWHERE)) == 4
    # Reaching motivated gives it at once; dropping below takes it away if it is not spent yet.
    t = new_turn(stauffenberg("munich", motivation="skeptical", cards="inspiring_letter"), kordt("posen"), leaders=NOWHERE)
    assert actions(t) == 3
    play(t, "use:inspiring_letter")
    assert actions(t) == 3
    plotter = stauffenberg("munich", motivation="committed", suspicion="low", cards="kidnapping")
    t = new_turn(plotter, kordt("posen"), canaris("posen"), leaders={**NOWHERE, "hitler": "munich"})
    assert (motivation(t, "stauffenberg"), actions(t)) == ("motivated", 4), "Hitler's penalty came first"
    assert keys(t, "conspire") == ["conspire:3", "conspire:2", "conspire:1"]


@pytest.mark.rule("R60", "BO-83")
def test_tresckow_carries_more_and_takes_and_turns_up_tiles() -> None:
    tiles = {"munich": "map", "posen": "keys"}
    t = story(tresckow("munich", motivation="motivated"), kordt("posen"), tiles=tiles)
    assert t.view(0)["conspirators"][0]["item_limit"] == 5
    play(t, "ability:take_tile")
    assert items(t, "tresckow") == ["map"]
    play(t, "ability:reveal_tile")
    assert t.view(0)["tiles"] == {"posen": "keys"}
    t = story(tresckow("munich", motivation="motivated"), kordt("posen"), tiles=tiles, switches={"tresckow_reveal": False})
    assert "ability:reveal_tile" not in keys(t)


def test_every_conspirator_is_told_about() -> None:
    people = [beck, bonhoeffer, canaris, goerdeler, kordt, olbricht, oster, stauffenberg, tresckow]
    assert len({person()["id"] for person in people}) == 9
    assert leader(story(kordt(), beck()), "hitler") == "deutschlandhalle"
    assert not lost(story(kordt(), beck()), "BO-131")
