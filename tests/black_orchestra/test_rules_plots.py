"""Plots: all twelve of them, the attempt step by step, Trusted Lieutenants (BO-110 to BO-130, BO-140)."""

from __future__ import annotations

from dataclasses import replace

import pytest

import parlour
from black_orchestra.stories import (
    NOWHERE,
    Json,
    actions,
    asked,
    beck,
    canaris,
    cards,
    event,
    items,
    keys,
    kordt,
    leader,
    lost,
    motivation,
    oster,
    pile,
    play,
    refused,
    state,
    stauffenberg,
    story,
    suspicion,
    told,
    where,
    won,
)
from parlour.engine.errors import BadInput
from parlour.engine.position import digest

COMMITTED = {"motivation": "committed", "suspicion": "low"}
RECKLESS = {"motivation": "reckless", "suspicion": "low"}


def hitler(space: str, **more: str | None) -> Json:
    return {**NOWHERE, "hitler": space, **more}


def pool(t: parlour.Table) -> int:
    """Return how many dice were announced."""
    return [int(entry["pool"]) for entry in t.events() if entry["event"] == "announced"][-1]


# Plot, plotter, where Hitler must not and must stand, what is asked for, dice with every item.
PLOTS = [
    ("lone_gunman", stauffenberg, RECKLESS, None, "zurich", "weapons badge", 3),
    ("suitcase_bomb", stauffenberg, COMMITTED, "munich", "chancellery", "explosives badge", 3),
    ("hidden_bomb", kordt, COMMITTED, "chancellery", "munich", "explosives explosives keys", 5),
    ("poison_gas", canaris, COMMITTED, "munich", "wolfsschanze", "poison poison keys", 5),
    ("sniper", canaris, RECKLESS, None, "riga", "weapons intel intel", 5),
    ("kidnapping", stauffenberg, COMMITTED, "posen", "berghof", "weapons weapons signature", 5),
    ("poison_food", kordt, COMMITTED, "munich", "zeughaus", "poison poison intel", 5),
    ("coup", kordt, COMMITTED, "munich", "zeughaus", "signature signature", 3),
    ("ambush", kordt, COMMITTED, "munich", "smolensk", "keys badge badge", 2),
]


@pytest.mark.rule("BO-110", "BO-111", "BO-112", "BO-113", "BO-114", "BO-115", "BO-116", "BO-117")
@pytest.mark.parametrize(("name", "person", "levels", "wrong", "right", "held", "dice"), PLOTS, ids=[row[0] for row in PLOTS])
def test_plot(  # noqa: PLR0913
    name: str, person: object, levels: Json, wrong: str | None, right: str, held: str, dice: int
) -> None:
    assert callable(person)
    t = story(person(right, cards=name, items=held, **levels), oster("prague"), stage=5, leaders=hitler(right))
    play(t, f"plot:{name}")
    kinds = [key for key in keys(t) if key.startswith("item:")]
    assert {key.removeprefix("item:") for key in kinds} == set(held.split())
    for item in held.split():
        play(t, f"item:{item}")
    assert pool(t) == dice
    assert items(t, person()["id"]) == []
    ignored = held.count("badge") if name == "ambush" else min(held.count("badge"), 1)
    assert t.view(1)["attempt"]["eagles_ignored"] == ignored
    # Somewhere else, in the wrong kind of space, or not motivated enough: no attempt.
    t = story(person("prague", cards=name, **levels), oster(), stage=5, leaders=hitler(right))
    assert refused(t, f"plot:{name}") == "BO-111"
    if wrong is not None:
        t = story(person(wrong, cards=name, **levels), oster(), stage=5, leaders=hitler(wrong))
        assert refused(t, f"plot:{name}") == "BO-111"
    low = {"motivation": "motivated" if levels is COMMITTED else "committed"}
    t = story(person(right, cards=name, **low), oster(), stage=5, leaders=hitler(right))
    assert refused(t, f"plot:{name}") == "BO-112"


@pytest.mark.rule("R22", "BO-111")
def test_poison_parcel_is_sent_from_exactly_one_connection_away() -> None:
    plotter = kordt("train_station", cards="poison_parcel", items="signature poison map", **COMMITTED)
    t = story(plotter, beck("posen"), leaders=hitler("zeughaus"))
    play(t, "plot:poison_parcel", "item:map", "item:poison", "item:signature")
    assert pool(t) == 4
    t = story(plotter, beck("posen"), leaders=hitler("chancellery"))
    assert refused(t, "plot:poison_parcel") == "BO-111"
    t = story(plotter, beck("posen"), leaders=hitler("train_station"))
    assert refused(t, "plot:poison_parcel") == "R22"
    t = story(plotter, beck("posen"), leaders=hitler("munich"))
    assert refused(t, "plot:poison_parcel") == "R22"


@pytest.mark.rule("R21", "R86")
def test_derail_train_and_plane_bomb_follow_an_event_that_moved_hitler() -> None:
    holder = beck("tannenberg", cards="derail_train plane_bomb", items="intel map explosives", **COMMITTED)
    t = event("s1_anschluss", kordt("munich"), holder, dice=[1, 1, 1, 1, 1])
    assert asked(t) == 1
    assert keys(t) == ["plot:derail_train", "plot:plane_bomb", "pass"]
    play(t, "plot:derail_train", "item:intel", "item:map")
    # One die, intel, map and Beck himself; from anywhere, without an action.
    assert pool(t) == 4
    play(t, "roll:2")
    # Once with each.
    assert keys(t) == ["plot:plane_bomb", "pass"]
    play(t, "plot:plane_bomb", "item:explosives", "roll:3")
    assert "end" in keys(t)
    assert refused(t, "plot:derail_train", 1) in {"BO-20", "BO-31", "R21"}
    # Not if he did not leave his space, not for somebody who is not committed, not in the own turn.
    t = event("s1_anschluss", kordt("munich"), holder, leaders={"hitler": "munich"})
    assert keys(t, "plot") == []
    t = event("s1_anschluss", kordt("munich"), {**holder, "motivation": "motivated"})
    assert keys(t, "plot") == []
    assert refused(story({**holder}, kordt("munich")), "plot:derail_train") == "R21"


@pytest.mark.rule("R86", "R85")
def test_no_event_plot_after_a_closing_move_or_a_detected_plot() -> None:
    holder = beck("posen", cards="derail_train", **COMMITTED)
    t = event("s7_gothic_line", kordt("munich"), holder, stage=6, leaders=hitler("wolfsschanze"))
    assert leader(t, "hitler") == "posen"
    assert keys(t, "plot") == []
    # An earlier try may have sent Hitler to the Chancellery; the next holder may still try.
    first = kordt("munich", cards="derail_train", motivation="committed", suspicion="high")
    second = beck("tannenberg", cards="plane_bomb", **COMMITTED)
    t = event("s1_anschluss", first, second, canaris(), dice=[6, 6])
    play(t, "plot:derail_train", "roll:1")
    assert (where(t, "kordt"), leader(t, "hitler")) == ("prison", "chancellery")
    assert (asked(t), motivation(t, "beck")) == (2, "motivated") or asked(t) in (0, 1, 2)


@pytest.mark.rule("BO-121", "BO-123")
def test_the_numbers_are_seen_before_a_single_die_falls() -> None:
    t = story(canaris("zeughaus", cards="poison_food", **COMMITTED), oster(), leaders=hitler("zeughaus"), dice=[6])
    play(t, "plot:poison_food")
    assert t.decision is not None
    assert t.decision.prompt == "You need 3 targets. 3 eagles and you are caught. Roll how many dice?"
    assert (keys(t), t.can_undo, "plot_rolled" in told(t)) == (["roll:1"], True, False)
    play(t, "roll:1")
    assert "plot_rolled" in told(t)


def as_before(t: parlour.Table, rules: str) -> parlour.Record:
    """Return the record of a table as it was when a single die fell by itself."""
    then = {**t.position(), "rules": rules}
    choices = tuple(key for key in t.choices if key != "roll:1")
    return replace(t.record(), rules=rules, choices=choices, hash=digest(then))


@pytest.mark.parametrize("later", [[], ["dossier"], ["move:train_station", "dossier"]])
def test_a_record_from_before_that_question_is_played_as_it_was(later: list[str]) -> None:
    t = story(canaris("zeughaus", cards="poison_food", **COMMITTED), oster(), leaders=hitler("zeughaus"), dice=[1])
    play(t, "plot:poison_food", "roll:1", *later)
    again = parlour.replay(as_before(t, "1"))
    assert (again.choices, again.hash()) == (t.choices, t.hash())
    # A record of these rules leaves nothing out.
    with pytest.raises(BadInput, match=r"is not legal|lead to another position"):
        parlour.replay(as_before(t, parlour.title("black-orchestra").rules_version))


@pytest.mark.rule("BO-114", "BO-117", "BO-118", "R23")
def test_affiliation_and_meeting_count_by_themselves() -> None:
    t = story(stauffenberg("zeughaus", cards="kidnapping", **COMMITTED), kordt("posen"), leaders=hitler("zeughaus"))
    play(t, "plot:kidnapping")
    assert pool(t) == 2
    # The affiliation of others never counts.
    t = story(kordt("zeughaus", cards="kidnapping", **COMMITTED), stauffenberg("zeughaus"), leaders=hitler("zeughaus"))
    play(t, "plot:kidnapping")
    assert pool(t) == 1
    # All conspirators in the space, and nobody in prison.
    together = (kordt("zeughaus", cards="coup", **COMMITTED), oster("zeughaus"))
    t = story(*together, leaders=hitler("zeughaus"))
    play(t, "plot:coup")
    assert pool(t) == 3
    t = story(*together, canaris("prison"), leaders=hitler("zeughaus"))
    play(t, "plot:coup")
    assert pool(t) == 1


@pytest.mark.rule("BO-116", "R42", "R19")
def test_items_of_others_are_used_with_their_consent() -> None:
    lender = oster("zeughaus", items="signature signature")
    t = story(kordt("zeughaus", cards="coup", **COMMITTED), lender, canaris("posen", items="signature"), leaders=hitler("zeughaus"))
    play(t, "plot:coup")
    assert keys(t) == ["ask:oster:signature", "announce"]
    play(t, "ask:oster:signature")
    assert (asked(t), keys(t)) == (1, ["agree", "refuse"])
    play(t, "agree", "ask:oster:signature", "refuse")
    # A refusal holds for the attempt.
    assert (pool(t), items(t, "oster")) == (2, ["signature"])
    play(t, "roll:1")
    assert (items(t, "oster"), cards(t, "kordt")) == (["signature"], ["coup"])
    t = story(
        kordt("zeughaus", cards="coup", **COMMITTED), oster("zeughaus", items="signature"), players=1, leaders=hitler("zeughaus")
    )
    play(t, "plot:coup", "ask:oster:signature")
    assert pool(t) == 4


@pytest.mark.rule("BO-81", "BO-120", "BO-121", "R96", "R17")
@pytest.mark.parametrize(("level", "limit"), [("low", 3), ("medium", 2), ("high", 1), ("extreme", 1)])
def test_what_is_announced(level: str, limit: int) -> None:
    plotter = kordt("zeughaus", cards="poison_food", motivation="committed", suspicion=level)
    t = story(plotter, beck("tannenberg"), leaders=hitler("zeughaus"), support=5)
    play(t, "plot:poison_food")
    seen = t.view(1)["attempt"]
    assert (seen["needed"], seen["eagles_that_detect"], seen["announced"]) == (5, limit, True)
    t = story(plotter, beck("tannenberg"), leaders=hitler("zeughaus"), current_event="s1_parade_in_berlin", dice=[6] * limit)
    play(t, "plot:poison_food")
    assert t.view(1)["attempt"]["eagles_ignored"] == 2
    t = story(plotter, beck("tannenberg"), leaders=hitler("zeughaus"), current_event="s3_germany_bombed")
    play(t, "plot:poison_food")
    assert t.view(1)["attempt"]["eagles_added"] == 1


@pytest.mark.rule("BO-122", "BO-123", "R16", "R41")
def test_dice_may_be_taken_out_but_one_stays() -> None:
    plotter = kordt("zeughaus", cards="poison_food", items="poison intel", **COMMITTED)
    t = story(plotter, beck("tannenberg"), leaders=hitler("zeughaus"), dice=[1])
    play(t, "plot:poison_food", "item:poison", "item:intel")
    assert keys(t) == ["roll:4", "roll:3", "roll:2", "roll:1"]
    assert refused(t, "roll:0") == "R16"
    play(t, "roll:1")
    assert "plot_failed" in told(t)
    # Never more dice than are in reach.
    t = story(plotter, beck("tannenberg", actions_held=9, dice_held=7), leaders=hitler("zeughaus"))
    play(t, "plot:poison_food", "item:poison", "item:intel")
    assert pool(t) == 3


@pytest.mark.rule("BO-124", "BO-125", "R47", "R73")
def test_detected() -> None:
    plotter = kordt("zeughaus", cards="poison_food safe hidden_camera", motivation="committed", suspicion="high")
    others = (beck("tannenberg", motivation="skeptical", cards="coup sniper ambush"), canaris("prison", motivation="motivated"))
    # Eagles count whatever else was rolled.
    t = story(plotter, *others, leaders=hitler("zeughaus"), difficulty="easy", dice=[6, 4], events="s1_party_rally s1_anschluss")
    play(t, "plot:poison_food", "roll:2")
    # First the motivation of all falls, prisoners included, with the limit check; then comes the arrest.
    assert (asked(t), where(t, "kordt")) == (1, "zeughaus")
    play(t, "discard:card:coup")
    assert [motivation(t, name) for name in ("kordt", "beck", "canaris")] == ["motivated", "timid", "skeptical"]
    assert (where(t, "kordt"), leader(t, "hitler")) == ("prison", "nuremberg")
    assert {"poison_food", "hidden_camera"} <= set(pile(t))
    assert cards(t, "kordt") == ["safe"]
    assert "leader_moved" in told(t)
    t = story(
        plotter, *others, leaders=hitler("zeughaus"), dice=[6, 4], switches={"prison_shields_all": True}, events="s1_anschluss"
    )
    play(t, "plot:poison_food", "roll:2", "discard:card:coup")
    assert motivation(t, "canaris") == "motivated"


@pytest.mark.rule("BO-126", "R19", "R20")
def test_not_detected_but_too_few_targets_costs_only_what_was_spent() -> None:
    plotter = kordt("zeughaus", cards="poison_food", items="poison", **COMMITTED)
    t = story(plotter, beck("posen"), leaders=hitler("zeughaus"), dice=[6, 6, 4, 4, 1])
    play(t, "plot:poison_food", "item:poison", "roll:3")
    assert (cards(t, "kordt"), items(t, "kordt"), actions(t), where(t, "kordt")) == (["poison_food"], [], 2, "zeughaus")
    # Several attempts in one turn are fine.
    play(t, "plot:poison_food", "roll:2")
    assert actions(t) == 1


@pytest.mark.rule("BO-127", "BO-130", "R105")
def test_success_wins() -> None:
    plotter = kordt("zeughaus", cards="poison_food", items="poison poison", **COMMITTED)
    t = story(plotter, beck("posen"), leaders=hitler("zeughaus"), dice=[4, 5, 4, 6])
    play(t, "plot:poison_food", "item:poison", "item:poison", "roll:4")
    assert won(t)
    assert t.outcome is not None
    assert "after 1 turn." in t.outcome.reason
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.losers) == ((0, 1), ())
    assert t.view()["outcome"]["rule"] == "BO-127"


@pytest.mark.rule("R46", "R48", "BO-125")
def test_a_detected_last_free_conspirator_loses_the_game() -> None:
    plotter = kordt("zeughaus", cards="poison_food", motivation="committed", suspicion="high")
    t = story(plotter, beck("prison"), leaders=hitler("zeughaus"), dice=[6])
    play(t, "plot:poison_food", "roll:1")
    assert lost(t, "BO-131")


# Trusted Lieutenants.


@pytest.mark.rule("BO-140", "R55", "R97")
def test_trusted_lieutenants_need_hitler_and_two_deputies_dead() -> None:
    lieutenants = {"variants": ["trusted_lieutenants"], "difficulty": "hard"}
    plotter = kordt("zeughaus", cards="poison_food kidnapping", items="poison", **COMMITTED)
    t = story(plotter, beck("posen"), leaders=hitler("zeughaus", hess="zeughaus", goering="munich"), dice=[4, 5, 1], **lieutenants)
    assert keys(t, "plot") == ["plot:kidnapping", "plot:kidnapping:hess", "plot:poison_food", "plot:poison_food:hess"]
    play(t, "plot:poison_food:hess", "item:poison")
    assert t.view(0)["attempt"]["needed"] == 2
    play(t, "roll:3")
    # The plot is discarded, the tile leaves the board, the game goes on.
    assert (leader(t, "hess"), state(t)["killed"], t.outcome) == (None, ["hess"], None)
    assert "poison_food" in pile(t)
    # Hitler and deputies may fall in any order; the win is checked after each kill.
    for killed, target in ((["hess", "goering"], "hitler"), (["hitler", "goering"], "hess")):
        place = {"hitler": None, target: "zeughaus"}
        t = story(
            plotter, beck("posen"), leaders={**NOWHERE, **place}, killed=killed, dice=[4] * 4, variants=["trusted_lieutenants"]
        )
        play(t, "plot:poison_food" + (":hess" if target == "hess" else ""), "item:poison", "roll:3")
        assert won(t)
    # Without the variant deputies are no targets.
    t = story(plotter, beck("posen"), leaders=hitler("munich", hess="zeughaus"))
    assert refused(t, "plot:poison_food:hess") == "BO-140"


@pytest.mark.rule("R97", "R63")
def test_with_hitler_dead_the_game_goes_on_and_says_when_it_cannot_be_won() -> None:
    dead = {"leaders": {**NOWHERE, "hess": "munich"}, "killed": ["hitler"], "variants": ["trusted_lieutenants"]}
    t = event("s1_anschluss", kordt("tannenberg"), beck("tannenberg"), **dead)
    assert (leader(t, "hitler"), t.view(0)["can_win"]) == (None, False)
    assert "no longer be won" in t.title.picture(t.game, 0)
    dead["leaders"] = {**NOWHERE, "hess": "munich", "goering": "munich"}
    assert event("s1_anschluss", kordt("tannenberg"), beck("tannenberg"), **dead).view(0)["can_win"]
    # A plot tied to an event needs an event that moved its target.
    holder = beck("tannenberg", cards="derail_train", **COMMITTED)
    dead["leaders"] = {**NOWHERE, "goering": "chancellery", "hess": "munich"}
    t = event("s1_anschluss", kordt("tannenberg"), holder, **dead)
    assert keys(t) == ["plot:derail_train:goering", "pass"]


@pytest.mark.rule("R97")
def test_detected_against_a_deputy_hitler_still_goes_to_the_chancellery() -> None:
    plotter = kordt("zeughaus", cards="poison_food", motivation="committed", suspicion="high")
    place = hitler("munich", hess="zeughaus")
    t = story(
        plotter, beck("tannenberg"), leaders=place, dice=[6], variants=["trusted_lieutenants"], events="s1_gestapo_investigation"
    )
    play(t, "plot:poison_food:hess", "roll:1")
    assert (leader(t, "hitler"), suspicion(t, "kordt")) == ("chancellery", "high")


def test_every_plot_has_a_story() -> None:
    printed = {card["id"] for card in parlour.title("black-orchestra").catalogue()["conspirator_cards"] if card["type"] == "plot"}
    assert printed == {row[0] for row in PLOTS} | {"poison_parcel", "derail_train", "plane_bomb"}


@pytest.mark.rule("R97", "R86")
def test_a_deputy_moved_by_slow_retreat_can_be_the_target_of_a_plot_tied_to_an_event() -> None:
    people = (beck("munich", motivation="committed", cards="derail_train"), kordt())
    places = {**NOWHERE, "hitler": "smolensk", "goering": "paris"}
    t = event("s6_slow_retreat", *people, variants=["trusted_lieutenants"], leaders=places, stage=6)
    assert leader(t, "goering") == "adlerhorst"
    # Hitler stays (R50), so only the deputy has been moved.
    assert keys(t) == ["plot:derail_train:goering", "pass"]


@pytest.mark.rule("R86", "BO-65")
def test_after_the_closing_move_of_stage_7_no_plot_tied_to_an_event_is_possible() -> None:
    people = (beck("munich", motivation="committed", cards="derail_train"), kordt())
    places = {**NOWHERE, "hitler": "smolensk", "goering": "paris"}
    t = event("s7_gothic_line", *people, variants=["trusted_lieutenants"], leaders=places, stage=6)
    assert leader(t, "goering") == "adlerhorst"
    assert keys(t)[0] == "end"


@pytest.mark.rule("BO-121", "R17")
def test_what_is_announced_is_said_in_whole_sentences() -> None:
    people = (
        kordt("zeughaus", motivation="committed", suspicion="high", cards="coup", items="signature"),
        beck(cards="quick_reaction"),
    )
    t = story(*people, leaders=hitler("zeughaus"), current_event="s6_berlin_bombed", stage=6, dice=[6, 1, 6])
    play(t, "plot:coup", "item:signature")
    assert t.decision is not None
    assert t.decision.prompt == "You need 3 targets. 1 eagle and you are caught (1 is added). Roll how many dice?"
    play(t, "roll:2", "use:quick_reaction", "reroll:eagle")
    texts = [entry["text"] for entry in t.events()]
    assert "The roll: 2 dice, 3 targets needed. 1 eagle and you are caught (1 is added)." in texts
    assert "Beck rolled an eagle again: eagle." in texts
    assert "The plot was detected: 2 eagles, 1 was enough." in texts


@pytest.mark.rule("R102")
def test_one_target_and_defections_is_a_question_of_where() -> None:
    t = story(beck(), kordt("munich", cards="defections_and_dissent"), leaders=NOWHERE, dice=[4])
    play(t, "conspire:1")
    assert t.decision is not None
    assert t.decision.prompt == "Does the target go on Defections and Dissent?"
    assert [option.text for option in t.decision.options] == ["On the card", "On the dissent track"]


@pytest.mark.rule("R102")
def test_the_first_seat_diverts_too_and_what_is_diverted_whole_leaves_the_track_alone() -> None:
    t = story(beck("munich", cards="defections_and_dissent"), kordt("posen"), leaders=NOWHERE, dice=[4])
    play(t, "conspire:1")
    assert t.decision is not None
    assert [option.key for option in t.decision.options] == ["divert:1", "divert:0"]
    before = state(t)["dissent"]
    told = len(t.events())
    play(t, "divert:1")
    assert (state(t)["diverted"], state(t)["dissent"]) == (1, before)
    assert "dissent_changed" not in [event["event"] for event in t.events()[told:]]


@pytest.mark.rule("BO-38")
def test_whoever_is_reckless_already_gains_nothing_and_nothing_is_told() -> None:
    t = story(beck("munich", motivation="reckless"), kordt("posen"), leaders=NOWHERE, dissent=2, dice=[4])
    play(t, "conspire:1")
    told = len(t.events())
    play(t, "dissent:motivation:beck")
    assert "motivation_changed" not in [event["event"] for event in t.events()[told:]]
