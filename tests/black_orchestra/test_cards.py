"""Every card of the conspirator deck that is no plot, told as a story (BO-31, BO-32, R1, R70, R101)."""

from __future__ import annotations

from collections.abc import Callable

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
    motivation,
    new_turn,
    olbricht,
    oster,
    pile,
    play,
    refused,
    state,
    story,
    support,
    suspicion,
    where,
)

TOLD: set[str] = set()
Story = Callable[[], None]


def told(*names: str) -> Callable[[Story], Story]:
    """Say which cards a story is about."""
    TOLD.update(names)
    return lambda story: story


@told("defections_and_dissent")
@pytest.mark.rule("R39", "R102")
def test_defections_and_dissent_takes_targets_of_any_conspire_roll() -> None:
    t = story(beck("munich"), kordt("posen", cards="defections_and_dissent"), support=5, dice=[4, 5, 4])
    play(t, "conspire:3")
    assert asked(t) == 1
    assert keys(t) == ["divert:3", "divert:2", "divert:1", "divert:0"]
    play(t, "divert:2")
    assert (support(t), dissent(t), state(t)["diverted"]) == (4, 1, 0)
    # One die stays on the card until a second comes; three on it at once still lower support only once.
    t = story(beck("munich"), kordt("posen", cards="defections_and_dissent"), support=5, diverted=1, dice=[4, 4, 1])
    play(t, "conspire:3", "divert:2")
    assert (support(t), state(t)["diverted"]) == (4, 0)
    # An eagle: no target goes on it, the card is discarded and its dice return.
    t = story(beck("munich"), kordt("posen", cards="defections_and_dissent"), support=5, diverted=1, dice=[4, 6])
    play(t, "conspire:2")
    assert (cards(t, "kordt"), state(t)["diverted"], dissent(t), support(t)) == ([], 0, 1, 5)
    # A raid clears the track, not the card; handed over it keeps its dice.
    t = event("s2_gestapo_raid_1", beck(), kordt(cards="defections_and_dissent"), stage=2, diverted=1, dissent=2)
    assert (dissent(t), state(t)["diverted"]) == (0, 1)
    t = story(beck(cards="defections_and_dissent"), kordt(), diverted=1)
    play(t, "give:kordt")
    assert (cards(t, "kordt"), state(t)["diverted"]) == (["defections_and_dissent"], 1)


@told("false_accusations")
@pytest.mark.rule("R36", "BO-97")
def test_false_accusations_take_the_place_of_an_interrogation() -> None:
    t = new_turn(beck("prison", cards="false_accusations"), kordt(), canaris(), events="s1_gestapo_investigation")
    assert keys(t) == ["use:false_accusations", "interrogation"]
    play(t, "use:false_accusations", "conspirator:kordt", "remove:himmler")
    assert leader(t, "himmler") is None
    # The event card is still drawn: everybody gains the suspicion that Kordt lost.
    assert suspicion(t, "kordt") == "medium"
    assert "questioned" not in [entry["event"] for entry in t.events()]
    t = new_turn(beck("prison", cards="false_accusations"), kordt(), questions="int_16", events="s1_party_rally")
    play(t, "interrogation")
    assert "answer:resist" in keys(t)
    # Out of prison it does nothing.
    t = story(beck(cards="false_accusations"), kordt())
    assert refused(t, "use:false_accusations") == "R36"


@told("black_orchestra")
@pytest.mark.rule("R23", "R40", "R41", "R76")
def test_black_orchestra_rolls_every_die_when_all_are_together() -> None:
    t = story(beck(cards="black_orchestra"), kordt("munich"))
    assert refused(t, "use:black_orchestra") == "R70"
    faces = [6, 4, 4, 3, 2, 1, 1, 1]
    others = kordt(cards="defections_and_dissent")
    t = story(beck(cards="black_orchestra"), others, support=5, dissent=1, diverted=1, dice=faces)
    play(t, "use:black_orchestra")
    # Eagles first: everybody gains suspicion; then two targets fill the track of three.
    assert (suspicion(t, "beck"), suspicion(t, "kordt")) == ("high", "high")
    play(t, "dissent:support")
    assert (support(t), dissent(t)) == (4, 0)
    # Then each number die is handed out, or left unused.
    play(t, "give:kordt", "give:beck", "give:kordt", "give:nobody", "give:nobody")
    held = [(entry["actions_held"], entry["dice_held"]) for entry in state(t)["conspirators"]]
    assert held == [(2, 1), (4, 2)]
    assert pile(t) == ["black_orchestra"]
    assert t.view(0)["dissent"]["dice_in_reach"] == 10 - 1 - 3
    # The holder has them in the next turn; whoever is arrested before loses them.
    t = new_turn(beck("munich", actions_held=4, dice_held=2), kordt())
    assert actions(t) == 7
    t = event("s2_gestapo_raid_1", beck("munich"), kordt(suspicion="extreme", actions_held=4, dice_held=2), stage=2)
    assert (where(t, "kordt"), state(t)["conspirators"][1]["actions_held"], t.view(0)["dissent"]["dice_in_reach"]) == (
        "prison",
        0,
        10,
    )


@told("planning_session")
@pytest.mark.rule("R100")
def test_planning_session_digs_for_a_plot() -> None:
    t = story(beck(motivation="skeptical", cards="planning_session"), kordt(), deck="safe cover_story sniper coup")
    play(t, "use:planning_session")
    assert cards(t, "beck") == ["sniper"]
    assert {"safe", "cover_story", "planning_session"} <= set(pile(t))
    assert state(t)["deck"] == ["coup"]
    assert [entry["cards"] for entry in t.events() if entry["event"] == "cards_turned"] == [["safe", "cover_story"]]
    t = story(beck(motivation="skeptical", cards="planning_session"), kordt(), deck="sniper coup")
    assert "cards_turned" not in [entry["event"] for entry in play(t, "use:planning_session").events()]
    # End of the deck: the discard pile is shuffled once; cards turned over stay aside.
    t = story(beck(motivation="skeptical", cards="planning_session"), kordt(), deck="safe", orders=[["ambush"]])
    play(t, "use:planning_session")
    assert cards(t, "beck") == ["ambush"]
    assert "safe" in pile(t)


@told("quick_reaction")
@pytest.mark.rule("R18")
def test_quick_reaction_rolls_a_die_again_from_anywhere() -> None:
    plotter = beck("chancellery", motivation="committed", suspicion="low", cards="kidnapping", items="weapons weapons")
    t = story(
        plotter,
        kordt("posen", cards="quick_reaction"),
        leaders={"hitler": "chancellery"},
        dice=[4, 4, 4, 6, 1, 6, 5],
        difficulty="hard",
    )
    play(t, "plot:kidnapping", "item:weapons", "item:weapons", "roll:5")
    assert asked(t) == 1
    play(t, "use:quick_reaction")
    assert keys(t) == ["reroll:1", "reroll:target", "reroll:eagle"]
    play(t, "reroll:1")
    assert "quick_reaction" in pile(t)
    assert t.outcome is None
    # Both copies may be used, one after the other, until all pass.
    holder = kordt("posen", motivation="skeptical", cards="quick_reaction quick_reaction")
    t = story(plotter, holder, leaders={"hitler": "chancellery"}, difficulty="hard", dice=[4, 4, 4, 6, 1, 6, 5])
    play(t, "plot:kidnapping", "item:weapons", "item:weapons", "roll:5", "use:quick_reaction", "reroll:1")
    play(t, "use:quick_reaction", "reroll:eagle")
    assert t.outcome is not None
    assert t.outcome.winners


@told("schedule_leaked")
@pytest.mark.rule("R17", "R18")
def test_hitlers_schedule_leaked_ignores_an_eagle() -> None:
    plotter = beck("chancellery", motivation="committed", suspicion="high", cards="kidnapping schedule_leaked")
    t = story(plotter, kordt("posen"), leaders={"hitler": "chancellery"}, dice=[6, 1])
    play(t, "plot:kidnapping", "roll:2")
    assert "use:schedule_leaked" in keys(t)
    play(t, "use:schedule_leaked")
    assert where(t, "beck") == "chancellery"
    assert [entry["event"] for entry in t.events()][-3:] == ["card_used", "eagle_ignored", "plot_failed"], "nobody rolls again"


@told("effective_planning")
@pytest.mark.rule("BO-32", "R74")
def test_effective_planning_gives_one_more_action_on_anyones_turn() -> None:
    t = story(beck("munich"), kordt("tannenberg", cards="effective_planning"), turn={"actions": 1})
    assert t.decision is not None
    assert t.decision.seats == (0, 1)
    assert [option.key for option in t.decision.of(1)] == ["instant:effective_planning"]
    t.choose("instant:effective_planning", seat=1)
    assert actions(t) == 2
    # Also after the last action, before the event is drawn.
    t = story(beck("munich"), kordt("tannenberg", cards="effective_planning"), turn={"actions": 1})
    play(t, "move:nuremberg")
    assert keys(t) == ["use:effective_planning", "pass"]
    play(t, "use:effective_planning", "move:munich")
    # Not at the start of a turn, and not in a prisoner's turn.
    t = new_turn(beck("munich"), kordt("tannenberg", cards="effective_planning"))
    assert "use:effective_planning" not in keys(t)
    t = new_turn(
        beck("prison"), kordt("tannenberg", cards="effective_planning"), questions="int_16", dice=[1], events="s1_party_rally"
    )
    play(t, "answer:resist")
    assert "use:effective_planning" not in keys(t)


@told("dumpster_dive")
@pytest.mark.rule("R70", "R101")
def test_dumpster_dive_takes_a_discarded_card_but_not_itself() -> None:
    t = story(beck(cards="dumpster_dive"), kordt(), deck="safe", discard="coup")
    play(t, "use:dumpster_dive")
    assert "take:dumpster_dive" in keys(t), "the second copy lies there"
    play(t, "take:coup")
    assert cards(t, "beck") == ["coup"]
    assert pile(t).count("dumpster_dive") == 2
    everything = [
        card["id"] for card in parlour.title("black-orchestra").catalogue()["conspirator_cards"] for _ in range(card["count"])
    ]
    everything.remove("dumpster_dive")
    t = story(beck(cards="dumpster_dive"), kordt(), deck=everything)
    assert refused(t, "use:dumpster_dive") == "R70"


@told("delay_hitler")
@pytest.mark.rule("R85")
def test_delay_hitler_holds_him_alone_back() -> None:
    people = (beck("munich", suspicion="medium"), kordt("sportpalast", cards="delay_hitler"))
    t = event("s1_parade_in_berlin", *people)
    assert asked(t) == 1
    play(t, "use:delay_hitler")
    assert [leader(t, name) for name in ("hitler", "goebbels", "hess")] == ["deutschlandhalle", "zeughaus", "zeughaus"]
    assert pile(t) == ["delay_hitler"]
    t = event("s1_parade_in_berlin", *people)
    play(t, "pass")
    assert leader(t, "hitler") == "zeughaus"
    # Only if he would leave his space.
    t = event("s1_parade_in_berlin", *people, leaders={"hitler": "zeughaus"})
    assert "use:delay_hitler" not in keys(t)
    # A visit by him then finds nobody, and nothing moved him.
    t = event("s3_visit_from_hitler", beck("munich", cards="derail_train", motivation="committed"), people[1], stage=3)
    play(t, "use:delay_hitler")
    assert leader(t, "hitler") == "deutschlandhalle"
    assert keys(t, "accept") == keys(t, "plot") == []


@told("slow_news_day")
@pytest.mark.rule("R84", "R13")
def test_slow_news_day_stops_every_event_of_the_turn() -> None:
    t = story(
        beck("munich"),
        kordt("tannenberg", cards="slow_news_day"),
        events="s1_gestapo_investigation",
        current_event="s1_party_rally",
    )
    play(t, "end")
    assert asked(t) == 1
    play(t, "use:slow_news_day")
    after = state(t)
    assert (after["turn"]["player"], after["current_event"], after["stage"], len(after["events"])) == (1, "s1_party_rally", 1, 1)
    # Two of them as well.
    t = new_turn(
        beck("prison"), kordt("tannenberg", cards="slow_news_day"), questions="int_05", events="s1_party_rally s1_anschluss"
    )
    play(t, "answer:two_events", "use:slow_news_day")
    assert len(state(t)["events"]) == 2


@told("safe")
@pytest.mark.rule("R38")
def test_a_safe_keeps_illegal_cards_at_no_cost() -> None:
    hider = beck(motivation="skeptical", suspicion="high", cards="safe hidden_camera military_secrets")
    t = event("s2_gestapo_raid_1", hider, kordt("munich"), stage=2)
    play(t, "keep:hidden_camera", "discard:military_secrets")
    assert (suspicion(t, "beck"), cards(t, "beck")) == ("high", ["safe", "hidden_camera"])


@told("airplane_access")
@pytest.mark.rule("R31", "R108")
def test_airplane_access_leads_to_any_open_space() -> None:
    t = story(beck(suspicion="extreme", cards="airplane_access"), kordt(), stage=4, support=4)
    play(t, "use:airplane_access")
    assert "go:train_station" not in keys(t)
    assert "go:smolensk" not in keys(t)
    assert len(keys(t, "go:")) == 30 - 1 - 4
    play(t, "go:paris")
    assert (where(t, "beck"), suspicion(t, "beck"), support(t)) == ("paris", "low", 5)


@told("infiltrate_ss_bunker")
@pytest.mark.rule("R73")
def test_infiltrating_the_bunker_draws_up_to_three_and_raises_suspicion() -> None:
    t = story(beck(cards="infiltrate_ss_bunker safe"), kordt(), deck="coup sniper ambush")
    play(t, "use:infiltrate_ss_bunker", "draw", "draw", "enough")
    assert suspicion(t, "beck") == "medium", "the limit comes first"
    play(t, "discard:card:safe")
    assert (cards(t, "beck"), suspicion(t, "beck")) == (["coup", "sniper"], "high")
    # Where the deck ends, the discard pile goes on.
    t = story(beck(cards="infiltrate_ss_bunker"), kordt(), deck="coup", discard="sniper", orders=[["sniper"]])
    play(t, "use:infiltrate_ss_bunker", "draw", "draw")
    assert cards(t, "beck") == ["coup", "sniper"]


@told("black_market")
@pytest.mark.rule("BO-43", "R70")
def test_black_market_takes_a_discarded_item() -> None:
    t = story(beck(cards="black_market"), kordt(), items_discarded=["map", "keys"])
    play(t, "use:black_market", "take:item:map")
    assert (items(t, "beck"), state(t)["items_discarded"]) == (["map"], ["keys"])
    t = story(beck(cards="black_market"), kordt())
    assert refused(t, "use:black_market") == "R70"


@told("cover_story")
def test_cover_story_helps_everyone_in_the_space() -> None:
    t = story(beck(cards="cover_story"), kordt(suspicion="low"), canaris("munich"))
    play(t, "use:cover_story")
    assert [suspicion(t, name) for name in ("beck", "kordt", "canaris")] == ["low", "low", "medium"]


@told("history_repeats")
def test_history_repeats_shuffles_everything_back() -> None:
    t = story(beck(cards="history_repeats"), kordt(), deck="coup", orders=[["sniper"]])
    play(t, "use:history_repeats")
    assert (cards(t, "beck"), pile(t)) == (["sniper"], [])
    assert "history_repeats" in state(t)["deck"]


@told("called_away")
@pytest.mark.rule("R34", "R74")
def test_called_away_sends_two_deputies_to_one_space() -> None:
    t = new_turn(beck("gestapo_hq"), kordt("posen", cards="called_away"))
    # Before the penalties, on anyone's turn.
    assert asked(t) == 1
    play(t, "use:called_away", "call:goebbels:himmler")
    assert len(keys(t, "to:")) == 28
    play(t, "to:zurich")
    assert (leader(t, "goebbels"), leader(t, "himmler"), suspicion(t, "beck")) == ("zurich", "zurich", "medium")
    # From stage 7 on only open spaces; with one deputy in play he alone goes.
    t = story(beck("posen", cards="called_away"), kordt(), stage=7, leaders={**NOWHERE, "hess": "hannover"})
    play(t, "instant:called_away")
    assert "to:warsaw" not in keys(t)
    play(t, "to:munich")
    assert leader(t, "hess") == "munich"
    t = story(beck("posen", cards="called_away"), kordt(), leaders=NOWHERE)
    assert refused(t, "instant:called_away") == "R74"


@told("distant_contact")
@pytest.mark.rule("R51")
def test_distant_contact_reaches_every_tile() -> None:
    t = story(beck(cards="distant_contact"), kordt(), stage=7, tiles={"smolensk": "map", "munich": "keys!"})
    play(t, "use:distant_contact", "tile:smolensk")
    assert (items(t, "beck"), list(state(t)["tiles"])) == (["map"], ["munich"])
    t = story(beck(cards="distant_contact"), kordt())
    assert refused(t, "use:distant_contact") == "R70"


@told("lose_gestapo")
@pytest.mark.rule("R68", "R70")
def test_lose_gestapo_lowers_suspicion_and_is_always_playable() -> None:
    t = story(beck(cards="lose_gestapo lose_gestapo"), kordt())
    play(t, "use:lose_gestapo")
    assert suspicion(t, "beck") == "low"
    play(t, "use:lose_gestapo")
    assert (suspicion(t, "beck"), pile(t)) == ("low", ["lose_gestapo", "lose_gestapo"])


@told("partisan_informant")
@pytest.mark.rule("BO-119")
def test_partisan_informant_needs_support_of_five() -> None:
    plotter = beck("chancellery", motivation="committed", suspicion="low", cards="kidnapping")
    helper = kordt("posen", cards="partisan_informant")
    t = story(plotter, helper, leaders={"hitler": "chancellery"}, support=5)
    play(t, "plot:kidnapping")
    assert asked(t) == 1
    play(t, "use:partisan_informant")
    # One die, Wehrmacht, Beck himself, the informant.
    assert keys(t) == ["roll:4", "roll:3", "roll:2", "roll:1"]
    t = story(plotter, helper, leaders={"hitler": "chancellery"}, support=4)
    play(t, "plot:kidnapping")
    assert keys(t) == ["roll:3", "roll:2", "roll:1"]


@told("classified_papers")
@pytest.mark.rule("R103")
def test_classified_papers_watch_every_conspire_roll() -> None:
    t = story(beck("munich"), kordt("posen", suspicion="extreme", cards="classified_papers"), dice=[4, 4, 1])
    play(t, "conspire:3")
    assert suspicion(t, "kordt") == "medium"
    # With an eagle targets count for nothing: the card is lost and suspicion rises by 1, after the share of the eagles.
    t = story(beck("munich"), kordt("munich", suspicion="low", cards="classified_papers"), dice=[6, 4, 1])
    play(t, "conspire:3")
    assert (suspicion(t, "kordt"), cards(t, "kordt")) == ("high", [])


@told("war_crimes_evidence")
def test_war_crimes_evidence_is_a_choice() -> None:
    t = story(beck(cards="war_crimes_evidence"), kordt(), canaris("munich"), support=4)
    play(t, "use:war_crimes_evidence", "choose:motivation")
    assert [motivation(t, name) for name in ("beck", "kordt", "canaris")] == ["skeptical", "skeptical", "timid"]
    t = story(beck(cards="war_crimes_evidence"), kordt(), support=4)
    play(t, "use:war_crimes_evidence", "choose:support")
    assert support(t) == 3


@told("forged_documents")
@pytest.mark.rule("R30", "R33")
def test_forged_documents_move_hitler_or_a_conspirator() -> None:
    t = story(beck(cards="forged_documents"), kordt(), stage=3)
    play(t, "use:forged_documents", "choose:hitler")
    assert "hitler:deutschlandhalle" not in keys(t)
    assert "hitler:nuremberg" in keys(t)
    assert "hitler:vienna" not in keys(t)
    play(t, "hitler:nuremberg")
    assert leader(t, "hitler") == "nuremberg"
    t = story(beck(cards="forged_documents"), kordt("munich"), canaris("prison"), stage=3)
    play(t, "use:forged_documents", "choose:conspirator")
    assert keys(t) == ["conspirator:beck", "conspirator:kordt"]
    play(t, "conspirator:kordt", "go:zurich", "go:munich", "go:stop")
    # Every space entered on the way counts.
    assert (where(t, "kordt"), suspicion(t, "kordt")) == ("munich", "high")


@told("military_secrets")
@pytest.mark.rule("R70")
def test_military_secrets_need_zurich_or_stockholm() -> None:
    t = story(beck("zurich", cards="military_secrets"), kordt(), stage=3, support=5)
    play(t, "use:military_secrets")
    assert support(t) == 4
    t = story(beck("munich", cards="military_secrets"), kordt(), stage=3, support=5)
    assert refused(t, "use:military_secrets") == "R70"
    t = story(beck("stockholm", cards="military_secrets"), kordt(), stage=4)
    play(t, "use:military_secrets")
    assert support(t) == 3


@told("intelligence_briefing")
@pytest.mark.rule("R28", "R99")
def test_intelligence_briefing_removes_one_event_or_none() -> None:
    coming = "s1_anschluss s1_party_rally s1_kristallnacht"
    t = story(beck(cards="intelligence_briefing"), kordt(), events=coming)
    play(t, "use:intelligence_briefing")
    assert keys(t) == ["remove:s1_anschluss", "remove:s1_party_rally", "remove:none"]
    play(t, "remove:s1_anschluss")
    assert state(t)["events"] == ["s1_party_rally", "s1_kristallnacht"]
    assert t.view(1)["next_events"] == ["s1_party_rally"]
    t = story(beck(cards="intelligence_briefing"), kordt(), events=coming)
    play(t, "use:intelligence_briefing", "remove:none", "next:s1_party_rally")
    assert state(t)["events"] == ["s1_party_rally", "s1_anschluss", "s1_kristallnacht"]
    # With one card left of the deck of the next draw, that one is looked at.
    t = story(beck(cards="intelligence_briefing"), kordt(), events="s1_anschluss s2_party_rally")
    play(t, "use:intelligence_briefing")
    assert keys(t) == ["remove:s1_anschluss", "remove:none"]


@told("hidden_camera")
def test_hidden_camera_needs_a_camp() -> None:
    t = story(beck("auschwitz", cards="hidden_camera"), kordt(), canaris("prison"), stage=4)
    play(t, "use:hidden_camera")
    assert [motivation(t, name) for name in ("beck", "kordt", "canaris")] == ["skeptical", "skeptical", "timid"]
    t = story(beck(cards="hidden_camera"), kordt(), stage=4)
    assert refused(t, "use:hidden_camera") == "R70"


@told("false_safety_report")
@pytest.mark.rule("BO-98")
def test_false_safety_report_helps_everybody_who_is_free() -> None:
    t = story(beck(cards="false_safety_report"), kordt("munich"), canaris("prison"))
    play(t, "use:false_safety_report")
    assert [suspicion(t, name) for name in ("beck", "kordt", "canaris")] == ["low", "low", "medium"]


@told("inspiring_letter")
def test_inspiring_letter_is_for_the_space() -> None:
    t = story(beck(cards="inspiring_letter"), kordt(), canaris("munich"))
    play(t, "use:inspiring_letter")
    assert [motivation(t, name) for name in ("beck", "kordt", "canaris")] == ["skeptical", "skeptical", "timid"]


@told("officer_recruited")
@pytest.mark.rule("R95")
def test_officer_recruited_adds_two_dice_to_ones_own_plot() -> None:
    plotter = canaris("chancellery", motivation="committed", suspicion="low", cards="poison_gas officer_recruited")
    t = story(plotter, kordt("posen", cards="safe"), leaders={"hitler": "chancellery"})
    play(t, "plot:poison_gas")
    assert keys(t) == ["use:officer_recruited", "announce"]
    play(t, "use:officer_recruited")
    assert keys(t) == ["roll:4", "roll:3", "roll:2", "roll:1"]
    other = kordt("chancellery", cards="officer_recruited")
    plotter = canaris("chancellery", motivation="committed", suspicion="low", cards="poison_gas")
    t = story(plotter, other, leaders={"hitler": "chancellery"})
    play(t, "plot:poison_gas")
    assert keys(t) == ["roll:2", "roll:1"]


@told("concealed_pistol")
@pytest.mark.rule("R35")
def test_the_concealed_pistol_is_an_item_and_an_illegal_card() -> None:
    # In a plot it counts as weapons, in a delivery too, and a forced item discard may take it.
    plotter = beck("chancellery", motivation="committed", suspicion="low", cards="kidnapping concealed_pistol")
    t = story(plotter, kordt("posen"), leaders={"hitler": "chancellery"})
    play(t, "plot:kidnapping", "item:concealed_pistol")
    assert keys(t) == ["roll:4", "roll:3", "roll:2", "roll:1"]
    assert pile(t) == ["concealed_pistol"]
    t = story(beck("chancellery", cards="concealed_pistol", suspicion="high"), kordt())
    play(t, "deliver:concealed_pistol")
    assert (suspicion(t, "beck"), pile(t), state(t)["items_discarded"]) == ("low", ["concealed_pistol"], [])
    t = new_turn(beck("munich", cards="concealed_pistol"), kordt())
    assert pile(t) == ["concealed_pistol"], "Goering's penalty"
    t = event("s2_gestapo_raid_1", beck(cards="concealed_pistol"), kordt("munich"), stage=2)
    assert keys(t) == ["discard:concealed_pistol", "keep:concealed_pistol"]
    # It takes a place in the dossier, not among the items.
    t = story(beck("munich", cards="concealed_pistol", items="map map badge"), kordt(), olbricht(), tiles={"munich": "keys!"})
    play(t, "collect")
    assert len(keys(t, "discard:item")) == 3


@told("forged_release_orders")
@pytest.mark.rule("R37", "R70", "R91")
def test_forged_release_orders_free_a_prisoner() -> None:
    t = story(beck("munich", cards="forged_release_orders"), kordt("prison", suspicion="low"), canaris())
    play(t, "use:forged_release_orders")
    assert (where(t, "kordt"), suspicion(t, "kordt")) == ("gestapo_hq", "medium")
    t = story(beck("munich", cards="forged_release_orders"), kordt())
    assert refused(t, "use:forged_release_orders") == "R70"


@pytest.mark.rule("R101")
def test_a_card_in_use_lies_in_no_dossier_and_not_yet_in_the_pile() -> None:
    t = story(beck(cards="war_crimes_evidence safe"), kordt(), support=4)
    play(t, "use:war_crimes_evidence")
    assert (t.view(1)["in_use"], cards(t, "beck"), pile(t)) == ("war_crimes_evidence", ["safe"], [])
    # Ongoing cards work by themselves.
    assert refused(story(beck(cards="safe"), kordt()), "use:safe") == "R101"


def test_every_card_has_a_story() -> None:
    printed = {card["id"] for card in parlour.title("black-orchestra").catalogue()["conspirator_cards"] if card["type"] != "plot"}
    assert printed == TOLD


def test_people_of_these_stories_are_all_different() -> None:
    everybody = [beck(), bonhoeffer(), canaris(), goerdeler(), kordt(), olbricht(), oster()]
    assert len({entry["id"] for entry in everybody}) == len(everybody)
