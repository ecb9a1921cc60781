"""The clauses that matter now and then: told with three players, full hands, empty decks, neighbours that must not be touched."""

from __future__ import annotations

from pathlib import Path

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
    document,
    event,
    interrogation,
    items,
    keys,
    kordt,
    leader,
    new_turn,
    olbricht,
    oster,
    pile,
    play,
    state,
    story,
    suspicion,
    told,
    tresckow,
    where,
)
from packs.files import written
from packs.orchestra_files import ARCHIVE
from parlour.games.black_orchestra.cards import spaces
from parlour.games.black_orchestra.levels import arrest, reveal_tile
from parlour.games.black_orchestra.state import Orchestra

CATALOGUE = parlour.title("black-orchestra").catalogue()
COMMITTED = {"motivation": "committed", "suspicion": "low"}


@pytest.mark.rule("BO-20", "BO-72")
def test_the_player_to_the_left_goes_on() -> None:
    t = story(kordt(), beck(), canaris(), events="s1_parade_in_berlin s1_kristallnacht s1_anschluss", leaders=NOWHERE)
    turns = []
    for _ in range(3):
        play(t, "end")
        turns.append((state(t)["turn"]["player"], state(t)["turn"]["number"]))
    first = turns[0][1]
    assert turns == [(1, first), (2, first + 1), (0, first + 2)]


@pytest.mark.rule("BO-101")
def test_a_prisoner_has_no_actions() -> None:
    t = new_turn(beck("prison"), kordt(), questions=["int_01"], turn={"actions": 2, "bonus": 2})
    assert (actions(t), keys(t, "end")) == (0, [])
    assert state(t)["turn"]["bonus"] == 0


@pytest.mark.rule("BO-44", "BO-46")
def test_a_card_can_be_drawn_while_deck_or_discard_pile_has_one() -> None:
    fresh = story(kordt(), beck())
    assert (state(fresh)["discard"], "dossier" in keys(fresh)) == ([], True)
    used = story(kordt(), beck(), deck="")
    assert (state(used)["deck"], "dossier" in keys(used)) == ([], True)


@pytest.mark.rule("R29", "BO-85")
def test_oster_keeps_one_and_then_the_limit_counts() -> None:
    full = "coup safe sniper ambush kidnapping cover_story"
    t = story(oster(motivation="motivated", cards=full), kordt(), deck="lone_gunman poison_gas")
    play(t, "dossier", "keep:lone_gunman")
    assert len(keys(t, "discard:card:")) == 7


@pytest.mark.rule("R66", "R73")
def test_the_limit_counts_when_the_deck_runs_out_while_drawing() -> None:
    everything = [card["id"] for card in CATALOGUE["conspirator_cards"] for _ in range(card["count"])]
    mine = "infiltrate_ss_bunker coup safe ambush kidnapping cover_story"
    elsewhere = [name for name in everything if name not in {*mine.split(), "sniper", "lone_gunman"}]
    people = (beck(cards=mine, motivation="skeptical"), kordt("prison", cards=elsewhere))
    t = story(*people, deck="sniper lone_gunman", discard="")
    assert (state(t)["deck"], state(t)["discard"]) == (["sniper", "lone_gunman"], [])
    play(t, "use:infiltrate_ss_bunker", "draw", "draw")
    assert len(keys(t, "discard:card:")) == 7


@pytest.mark.rule("R35", "R69")
def test_a_concealed_pistol_is_an_item_for_canaris() -> None:
    t = story(canaris(motivation="motivated", cards="concealed_pistol"), kordt())
    play(t, "ability:shield")
    assert suspicion(t, "kordt") in {"low", "medium"}
    play(t, *(["discard:item:concealed_pistol"] if keys(t, "discard:") else []), "conspirator:kordt")
    assert (cards(t, "canaris"), suspicion(t, "kordt"), pile(t)) == ([], "low", ["concealed_pistol"])


@pytest.mark.rule("R40", "R76")
def test_ten_dice_that_show_two_are_ten_times_two_actions() -> None:
    t = story(beck(cards="black_orchestra"), kordt(), dice=[2] * 10)
    play(t, "use:black_orchestra", *["give:kordt"] * 10)
    assert [(entry["actions_held"], entry["dice_held"]) for entry in state(t)["conspirators"]] == [(0, 0), (20, 10)]


@pytest.mark.rule("BO-58", "BO-33")
def test_a_tile_is_turned_and_taken_without_touching_its_neighbours() -> None:
    """Every space holds a tile, every other one face up; what is done to one is done to no other."""
    spaces = [space["id"] for space in CATALOGUE["spaces"] if space.get("item_slot")]
    kinds = ["map", "keys", "poison", "intel", "weapons", "explosives", "signature", "badge"] * 3
    for start in (0, 1):
        laid = {space: kinds[n] + "!" * ((n + start) % 2) for n, space in enumerate(spaces)}
        for space in spaces:
            t = story(kordt(space), beck(), tiles=laid, stage=6, leaders=NOWHERE)
            before = state(t)["tiles"]
            face_up = laid[space].endswith("!")
            assert keys(t, "collect") == (["collect"] if face_up else [])
            if not face_up:
                play(t, "reveal")
                assert state(t)["tiles"] == {**before, space: {**before[space], "face_up": True}}
            play(t, "collect")
            after = {other: tile for other, tile in before.items() if other != space}
            assert (state(t)["tiles"], items(t, "kordt")) == (after, [laid[space].rstrip("!")])


@pytest.mark.rule("R60")
def test_tresckow_snatches_face_down_tiles_only() -> None:
    t = story(tresckow("munich", motivation="motivated"), kordt("posen"), tiles={"munich": "map!"})
    assert "ability:take_tile" not in keys(t)


@pytest.mark.rule("BO-93", "BO-92")
def test_who_reaches_extreme_in_a_raid_keeps_the_rest_unasked() -> None:
    people = (
        beck("munich", suspicion="high", cards="inspiring_letter hidden_camera military_secrets", motivation="motivated"),
        kordt(),
    )
    t = event("s2_gestapo_raid_1", *people, stage=2)
    first = keys(t, "keep:")[0]
    kept = len(cards(t, "beck"))
    play(t, first)
    assert (suspicion(t, "beck"), keys(t, "keep:"), len(cards(t, "beck"))) == ("extreme", [], kept)
    assert where(t, "beck") == "munich"


@pytest.mark.rule("R12")
def test_events_leave_the_game_down_to_the_last_card_of_the_deck() -> None:
    t = event("s1_munich_agreement", kordt(), beck(), then="s1_kristallnacht s1_anschluss")
    assert state(t)["events"] == []
    assert set(state(t)["events_lost"]) >= {"s1_kristallnacht", "s1_anschluss"}


@pytest.mark.rule("R18", "R95")
def test_after_the_roll_everybody_in_turn_order_may_use_a_card() -> None:
    plotter = beck("chancellery", cards="kidnapping quick_reaction", items="weapons weapons", **COMMITTED)
    others = (kordt("posen", cards="quick_reaction"), canaris("munich", cards="schedule_leaked"))
    t = story(plotter, *others, leaders={"hitler": "chancellery"}, difficulty="hard", dice=[1, 1, 1, 6, 1])
    play(t, "plot:kidnapping", "item:weapons", "item:weapons", "roll:5")
    passing = []
    while "pass" in keys(t) and asked(t) not in passing:
        passing.append(asked(t))
        play(t, "pass")
    assert passing == [0, 1, 2]


@pytest.mark.rule("R34")
@pytest.mark.parametrize(("one", "other"), [("hess", "goebbels"), ("goebbels", "bormann"), ("himmler", "goering")])
def test_both_deputies_called_away_change_space_and_nobody_else_does(one: str, other: str) -> None:
    places = {
        "hitler": "deutschlandhalle",
        "hess": "munich",
        "goebbels": "posen",
        "bormann": "riga",
        "himmler": "zurich",
        "goering": "paris",
    }
    t = story(beck("munich", cards="called_away"), kordt(), leaders=places, stage=3)
    play(t, "instant:called_away", f"call:{one}:{other}")
    open_to = {key.removeprefix("to:") for key in keys(t, "to:")}
    assert not open_to & {places[one], places[other]}
    assert {place for name, place in places.items() if name not in {one, other}} <= open_to
    play(t, "to:warsaw")
    assert {name: leader(t, name) for name in places} == {**places, one: "warsaw", other: "warsaw"}


@pytest.mark.rule("R86", "BO-140")
def test_an_event_plot_is_aimed_at_the_leader_the_event_moved() -> None:
    holder = beck("munich", cards="derail_train plane_bomb", items="intel map explosives", **COMMITTED)
    for plot in ("derail_train", "plane_bomb"):
        t = event("s3_visit_from_goering", holder, kordt("posen"), stage=3, variants=["trusted_lieutenants"], dice=[4] * 8)
        assert f"plot:{plot}:goering" in keys(t)
        play(t, f"plot:{plot}:goering")
        for _ in range(9):
            wanted = [key for key in keys(t) if key.startswith(("item:", "announce", "roll:"))]
            if not wanted:
                break
            play(t, wanted[0])
        assert leader(t, "goering") is None


@pytest.mark.rule("BO-24", "R25", "BO-83")
def test_goebbels_switches_off_the_ability_and_with_it_the_larger_limit() -> None:
    many = "map keys poison intel weapons"
    t = new_turn(tresckow("munich", motivation="motivated", items=many), kordt("posen"), leaders={**NOWHERE, "goebbels": "munich"})
    assert len(keys(t, "discard:item:")) == 5


@pytest.mark.rule("R99", "R28")
def test_what_was_looked_at_is_told_exactly() -> None:
    t = story(kordt(motivation="motivated"), beck(), events="s1_anschluss s1_party_rally s1_kristallnacht s1_berlin_speech")
    play(t, "ability:look")
    (entry,) = [entry for entry in t.events(0) if entry["event"] == "events_looked_at"]
    assert sorted(entry["cards"]) == ["s1_anschluss", "s1_kristallnacht", "s1_party_rally"]


@pytest.mark.rule("BO-60")
def test_a_drawn_event_cannot_be_taken_back() -> None:
    t = story(kordt(), beck(), events="s2_invasion_of_poland s2_gestapo_raid_1", stage=2, leaders=NOWHERE)
    play(t, "end")
    with pytest.raises(parlour.Illegal, match="cannot be taken back"):
        t.undo()


@pytest.mark.rule("BO-46", "R100")
@pytest.mark.parametrize("first", ["coup", "safe", "defections_and_dissent"])
def test_a_deck_made_anew_is_shuffled(first: str) -> None:
    t = story(kordt(), beck(), deck="", orders=[[first]])
    play(t, "dossier")
    assert cards(t, "kordt") == [first]


@pytest.mark.rule("BO-48")
def test_forged_documents_lead_a_conspirator_three_spaces_and_no_further() -> None:
    t = story(beck(cards="forged_documents"), kordt("munich"), stage=3)
    play(t, "use:forged_documents", "choose:conspirator", "conspirator:kordt", "go:zurich", "go:munich", "go:zurich")
    assert (where(t, "kordt"), keys(t, "go:")) == ("zurich", [])


@pytest.mark.rule("BO-106")
def test_a_tile_that_leaves_the_board_face_up_is_known_to_be_gone() -> None:
    for laid, seen, unseen in (("map!", ["map"], 0), ("map", [], 1)):
        t = interrogation("int_09", beck(), kordt(), tiles={"munich": laid, "posen": "keys"}, dice=[6])
        before = t.view(1)["items_removed_unseen"]
        play(t, "answer:resist", "remove:munich")
        assert (t.view(1)["items_removed"], t.view(1)["items_removed_unseen"] - before) == (seen, unseen)
        assert set(state(t)["tiles"]) == {"posen"}


@pytest.mark.rule("R2", "BO-108")
def test_a_classic_card_put_aside_goes_back_once() -> None:
    poor = (beck("prison"), kordt("munich", suspicion="extreme"), canaris("posen", suspicion="extreme"))
    t = new_turn(*poor, questions="classic_3 classic_4", variants=["classic_interrogation"], dice=[6])
    play(t, "answer:two_events")
    assert (t.view(1)["interrogation"]["put_aside"], state(t)["interrogation"]["aside"]) == (0, [])


@pytest.mark.rule("BO-44", "BO-46")
@pytest.mark.parametrize("last", ["defections_and_dissent", "ambush", None])
def test_without_a_card_in_deck_and_pile_none_can_be_drawn(last: str | None) -> None:
    """Whichever card is the last one; cards that draw need one as well."""
    everything = [card["id"] for card in CATALOGUE["conspirator_cards"] for _ in range(card["count"])]
    mine = ["planning_session", "planning_session", "safe"]
    elsewhere = [name for name in everything if name not in {last, *mine}]
    people = (beck(cards=mine, motivation="skeptical"), kordt("prison", cards=elsewhere))
    for place in ("deck", "discard"):
        t = story(*people, **{"deck": "", "discard": "", place: [last] if last else []})
        assert ("dossier" in keys(t), "use:planning_session" in keys(t)) == (last is not None, last is not None)
        if last is not None:
            play(t, "dossier")
            assert sorted(cards(t, "beck")) == sorted([*mine, last])
            assert "dossier" not in keys(t)


@pytest.mark.rule("R84", "R74")
def test_an_event_is_held_back_once() -> None:
    """With one Slow News Day used there is no event left to hold back; the second card stays in the dossier."""
    t = story(beck(cards="slow_news_day slow_news_day", motivation="skeptical"), kordt(), events="s1_anschluss s1_kristallnacht")
    play(t, "end")
    assert keys(t) == ["use:slow_news_day", "pass"]
    play(t, "use:slow_news_day")
    assert (cards(t, "beck"), state(t)["turn"]["player"]) == (["slow_news_day"], 1)
    assert state(t)["events"] == ["s1_anschluss", "s1_kristallnacht"]


@pytest.mark.rule("BO-42", "R81")
def test_three_points_are_shared_and_not_one_more() -> None:
    t = story(kordt("warsaw", suspicion="extreme", items="intel"), beck(suspicion="extreme"), stage=3, leaders=NOWHERE)
    play(t, "deliver:intel", "relieve:beck", "relieve:beck")
    assert keys(t, "relieve") == ["relieve:kordt", "relieve:beck"]
    play(t, "relieve:kordt")
    assert (suspicion(t, "kordt"), suspicion(t, "beck"), keys(t, "relieve")) == ("high", "medium", [])


@pytest.mark.rule("R89", "R90")
@pytest.mark.parametrize("place", ["munich", "posen", None])
def test_himmler_goes_to_somebody_elsewhere_if_he_is_in_play(place: str | None) -> None:
    people = (beck(), kordt("munich"), canaris("posen", suspicion="extreme"))
    t = interrogation("int_14", *people, leaders={**NOWHERE, "himmler": place}, dice=[6])
    assert ("answer:himmler" in keys(t)) == (place == "posen")
    play(t, "answer:resist")
    went = place == "posen"
    assert (suspicion(t, "kordt"), leader(t, "himmler")) == ("high" if went else "medium", "munich" if went else place)


@pytest.mark.rule("R28", "R99")
@pytest.mark.parametrize(("there", "questions"), [(1, 0), (2, 1), (3, 2), (4, 2)])
def test_cards_looked_at_are_put_back_one_by_one_but_the_last(there: int, questions: int) -> None:
    """Nothing is asked where nothing is left to decide, also at a table that is asked about single options."""
    coming = ["s1_anschluss", "s1_party_rally", "s1_kristallnacht", "s1_berlin_speech"][:there]
    doc = document(kordt(motivation="motivated"), beck(), events=[*coming, "s2_gestapo_raid_1"])
    t = parlour.position("black-orchestra", {**doc, "auto": False})
    play(t, "ability:look")
    asked_for = []
    while keys(t, "next:"):
        asked_for.append(keys(t, "next:"))
        play(t, keys(t, "next:")[-1])
    seen = min(there, 3)
    assert [len(options) for options in asked_for] == ([3, 2][-questions:] if questions else [1])
    assert state(t)["events"][:seen] == list(reversed(coming[:seen]))
    assert state(t)["events"][seen:] == [*coming[seen:], "s2_gestapo_raid_1"]
    assert state(t)["known_events"] == seen


@pytest.mark.rule("R30", "BO-31")
def test_olbricht_may_stop_on_his_way_and_must_send_another_somewhere() -> None:
    t = story(olbricht("munich", motivation="motivated"), kordt("posen"), leaders=NOWHERE)
    play(t, "ability:move_two")
    assert "go:stop" in keys(t)
    play(t, "go:nuremberg")
    assert "go:stop" in keys(t)
    play(t, "go:stop")
    assert where(t, "olbricht") == "nuremberg"
    play(t, "ability:move_another")
    assert "go:stop" not in keys(t)
    play(t, keys(t, "go:")[0])
    assert where(t, "kordt") != "posen"
    assert keys(t, "go:") == []


@pytest.mark.rule("R28", "R83")
def test_where_no_event_is_left_nothing_is_looked_at() -> None:
    t = story(kordt(), beck(), events="", stage=7, stack=[["EndTurn", 0, -1], ["TakeAction", 0, -1], ["KordtLooks", 0, -1]])
    assert ("events_looked_at" in told(t), state(t)["known_events"], keys(t, "end")) == (False, 0, ["end"])
    able = kordt("munich", motivation="motivated")
    offered = [keys(story(able, beck(), events=events, stage=7), "ability:") for events in ("s7_fall_of_rome", "")]
    assert offered == [["ability:look"], []]


@pytest.mark.parametrize(("there", "left"), [("s1_anschluss s1_kristallnacht s1_gestapo_investigation", 2), ("s1_anschluss", 0)])
def test_an_event_taken_out_is_not_put_back(there: str, left: int) -> None:
    t = story(beck(cards="intelligence_briefing"), kordt(), events=there)
    play(t, "use:intelligence_briefing", "remove:s1_anschluss")
    assert (keys(t, "end"), state(t)["known_events"], len(state(t)["events"])) == (["end"], min(left, 1), left)


@pytest.mark.rule("R12", "R99")
@pytest.mark.parametrize(("known", "left", "unseen"), [(0, 0, 2), (1, 0, 1), (2, 0, 0), (3, 1, 0)])
def test_events_that_leave_the_game_are_known_to_be_gone_if_they_were_seen(known: int, left: int, unseen: int) -> None:
    coming = ["s1_kristallnacht", "s1_anschluss", "s1_party_rally", "s1_berlin_speech"]
    t = event("s1_munich_agreement", kordt(), beck(), then=coming, known_events=known + 1)
    assert (state(t)["events"], state(t)["known_events"]) == (coming[2:], left)
    assert [name for name in coming if name in state(t)["events_lost"]] == coming[2 - unseen : 2]
    assert [name for name in state(t)["events_past"] if name in coming] == coming[: 2 - unseen]


@pytest.mark.rule("BO-103")
@pytest.mark.parametrize(("laid", "offered"), [(2, False), (3, True), (4, True)])
def test_three_tiles_can_leave_if_there_are_three(laid: int, offered: bool) -> None:
    tiles = dict(list({"munich": "map", "posen": "keys!", "vienna": "poison", "prague": "intel"}.items())[:laid])
    t = interrogation("int_04", beck(), kordt("munich"), tiles=tiles, leaders=NOWHERE)
    assert ("answer:three_tiles" in keys(t)) == offered


@pytest.mark.rule("R70", "R33")
@pytest.mark.parametrize("place", ["munich", None])
def test_hitler_is_moved_only_while_he_is_in_play(place: str | None) -> None:
    t = story(
        kordt("posen", cards="forged_documents"), beck(), leaders={**NOWHERE, "hitler": place}, variants=["trusted_lieutenants"]
    )
    play(t, "use:forged_documents")
    assert ("choose:hitler" in keys(t)) == (place is not None)


@pytest.mark.rule("BO-103")
@pytest.mark.parametrize(("laid", "offered"), [(0, False), (1, True), (2, True)])
def test_the_track_can_be_cleared_if_a_die_lies_there(laid: int, offered: bool) -> None:
    t = interrogation("int_15", beck(), kordt("munich"), dissent=laid, leaders=NOWHERE)
    assert ("answer:clear_dissent" in keys(t)) == offered


@pytest.mark.rule("BO-13")
def test_the_events_of_every_stage_are_shuffled() -> None:
    """No stage has its cards in the same order in six games."""
    orders = [state(parlour.new("black-orchestra", seed=seed, players=2))["events"] for seed in range(6)]
    for stage in range(1, 8):
        firsts = {tuple(name for name in order if name.startswith(f"s{stage}_")) for order in orders}
        assert len(firsts) > 1, f"stage {stage}"


@pytest.mark.rule("R102")
def test_only_defections_and_dissent_frees_its_dice() -> None:
    t = story(kordt("posen", cards="forged_documents defections_and_dissent"), beck(), diverted=1, leaders=NOWHERE)
    play(t, "use:forged_documents")
    while "forged_documents" in cards(t, "kordt"):
        play(t, keys(t)[0])
    assert state(t)["diverted"] == 1
    g = t.game
    assert isinstance(g, Orchestra)
    for card, left in (("safe", 1), ("defections_and_dissent", 0)):
        g.drop_card(0, g.setup.content.card_number[card])
        assert g.diverted == left


@pytest.mark.rule("BO-38", "BO-39")
@pytest.mark.parametrize(("drawn", "for_all"), [("s6_warsaw_ghetto_uprising", True), ("s6_wolfpacks", False)])
def test_dissent_moves_everybody_only_after_the_uprising(drawn: str, for_all: bool) -> None:
    t = event(drawn, kordt("munich"), beck("munich"), stage=6, dissent=2, dice=[4, 1, 1], support=4, leaders=NOWHERE)
    while not keys(t, "conspire:3"):
        play(t, keys(t)[0])
    play(t, "conspire:3")
    usual = ["dissent:motivation:kordt", "dissent:motivation:beck", "dissent:support"]
    assert keys(t, "dissent:")[:3] == usual
    assert (len(keys(t, "dissent:")) == 4) == for_all


@pytest.mark.rule("BO-108")
def test_an_interrogation_that_is_over_leaves_nothing_behind() -> None:
    t = interrogation("int_01", beck(), kordt("munich"))
    play(t, keys(t, "answer:")[-1])
    while asked(t) == 0:
        play(t, keys(t)[0])
    left = state(t)["interrogation"]
    assert (left["card"], left["answer"]) == (None, -1)


@pytest.mark.rule("BO-44", "BO-47")
def test_what_is_offered_depends_on_space_deck_and_dice_alone() -> None:
    """Whatever was offered in the space before: here with cards and dice, in the next one with neither."""
    everything = [card["id"] for card in CATALOGUE["conspirator_cards"] for _ in range(card["count"])]
    berlin = ["train_station", "deutschlandhalle", "chancellery", "gestapo_hq", "zeughaus", "ministry_of_propaganda", "sportpalast"]
    for space in berlin:
        t = story(kordt(space), beck("munich"), leaders=NOWHERE)
        assert ("dossier" in keys(t), len(keys(t, "conspire:"))) == (True, 3), space
    for space in berlin:
        friend = beck("prison", cards=everything, dice_held=0)
        t = story(
            kordt(space), friend, canaris("munich", dice_held=8, actions_held=8), deck="", discard="", dissent=2, leaders=NOWHERE
        )
        assert ("dossier" in keys(t), keys(t, "conspire:"), f"move:{space}" in keys(t)) == (False, [], False), space


@pytest.mark.rule("R41", "BO-121", "BO-123")
def test_without_a_die_in_reach_none_is_rolled() -> None:
    """All ten lie elsewhere: the plot fails, and nobody rolls one that is not there."""
    plotter = kordt("chancellery", cards="coup", items="signature", **COMMITTED)
    leaders = {**NOWHERE, "hitler": "chancellery"}
    t = story(plotter, beck("munich", dice_held=8, actions_held=8), leaders=leaders, dissent=2, support=5)
    play(t, "plot:coup", "announce")
    assert keys(t) == ["roll:0"]


@pytest.mark.rule("BO-58")
def test_a_tile_is_turned_up_once() -> None:
    """What lies face up is not told again."""
    t = story(kordt(), beck(), tiles={"munich": "map", "vienna": "keys!"}, leaders=NOWHERE)
    g = t.game
    assert isinstance(g, Orchestra)
    told_by_chance = []
    for space in ("munich", "munich", "vienna", "prague"):
        before = g.fate
        reveal_tile(g, g.setup.board.number[space])
        told_by_chance.append(g.fate - before)
    assert told_by_chance == [1, 0, 0, 0]


@pytest.mark.rule("R46", "R41")
def test_whoever_is_arrested_in_turn_gives_the_dice_back() -> None:
    t = story(kordt("munich"), beck(), turn={"actions": 5, "bonus_dice": 2, "bonus": 2}, leaders=NOWHERE)
    g = t.game
    assert isinstance(g, Orchestra)
    before = g.dice_in_reach()
    arrest(g, 0)
    assert (g.actions, g.dice_in_reach() - before) == (0, 2)


@pytest.mark.rule("R74")
def test_an_instant_before_the_draw_lets_the_turn_go_on() -> None:
    """Who is in turn has ended it; a friend gives one more action, and it can be used."""
    t = story(kordt("munich"), beck(cards="effective_planning"), events="s1_kristallnacht", leaders=NOWHERE)
    play(t, "end")
    assert (asked(t), keys(t)) == (1, ["use:effective_planning", "pass"])
    play(t, "use:effective_planning")
    assert (asked(t), actions(t), "end" in keys(t), state(t)["events"]) == (0, 1, True, ["s1_kristallnacht"])


@pytest.mark.rule("R4")
def test_the_third_raid_is_a_card_of_stage_five() -> None:
    (extra,) = CATALOGUE["extra_event_cards"]
    assert (extra["id"], extra["stage"]) == ("s5_gestapo_raid_3", 5)


def test_every_space_has_the_number_its_name_stands_for() -> None:
    names = {name.lower(): number for name, number in vars(spaces).items() if isinstance(number, int) and name.isupper()}
    found = {id: number for id, number in names.items() if id in {space.id for space in spaces.SPACES}}
    assert found == {space.id: number for number, space in enumerate(spaces.SPACES)}


@pytest.mark.rule("BO-106", "R71")
@pytest.mark.parametrize(
    ("card", "answer", "held"),
    [("int_03", "two_items", {"items": "map keys badge"}), ("int_06", "three_cards", {"cards": "sniper coup ambush safe"})],
)
def test_the_fifth_at_the_table_discards_as_many_as_anybody(card: str, answer: str, held: Json) -> None:
    people = (beck(), kordt(), canaris(), oster(), tresckow(**held))
    t = interrogation(card, *people, stage=3)
    play(t, f"answer:{answer}", *(["conspirator:tresckow"] if keys(t, "conspirator:") else []))
    while keys(t, "discard:"):
        assert asked(t) == 4
        play(t, keys(t, "discard:")[0])
    assert len(items(t, "tresckow") + cards(t, "tresckow")) == 1


@pytest.mark.rule("R52")
@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("s1_visit_from_goebbels", "Go up to high suspicion to gain 2 motivation?"),
        ("s1_visit_from_himmler", "an eagle adds 2 suspicion"),
    ],
)
def test_an_offer_says_what_it_costs_and_brings(card: str, said: str) -> None:
    t = event(card, beck(), kordt("munich"))
    assert t.decision is not None
    assert said in t.decision.prompt


def test_a_raid_is_a_card_that_says_nothing_else() -> None:
    raids = {card["id"] for card in CATALOGUE["event_cards"] if card["raid"]}
    assert raids == {card["id"] for card in CATALOGUE["event_cards"] if "gestapo_raid" in card["id"]}


@pytest.mark.rule("R18", "R95")
def test_after_the_roll_only_they_are_asked_who_hold_a_card_for_it() -> None:
    """And nobody reads of a choice there was not."""
    plotter = beck("chancellery", cards="coup", items="signature", **COMMITTED)
    people = (plotter, kordt("munich"), canaris("munich", cards="quick_reaction"), oster("munich"))
    t = story(*people, leaders={**NOWHERE, "hitler": "chancellery"}, support=7, dice=[1, 1, 1, 1])
    play(t, "plot:coup", "item:signature", "roll:2")
    assert (asked(t), keys(t, "use:")) == (2, ["use:quick_reaction"])
    play(t, "pass")
    assert "only_option_taken" not in told(t, 1) + told(t, 3)


# What no printed sheet or event needs and a pack may bring.


@pytest.mark.rule("R25", "R73")
def test_anzio_landing_lets_an_abwehr_conspirator_drop_what_was_one_too_many(tmp_path: Path) -> None:
    sheet = ARCHIVE["conspirators/archive.toml"].replace('affiliation = "civilian"', 'affiliation = "abwehr"')
    pack = parlour.open_pack(written(tmp_path, {**ARCHIVE, "conspirators/archive.toml": sheet}))
    laden = {"motivation": "motivated", "suspicion": "low", "dossier": [], "items": ["map", "map", "badge", "badge", "keys"]}
    paula = {"id": "archive", "space": "munich", **laden}
    t = event("s7_anzio_landing", tresckow("hannover", motivation="motivated"), paula, stage=7, switches={"packs": [pack.document]})
    assert asked(t) == 1
    assert keys(t) == ["discard:item:badge", "discard:item:keys", "discard:item:map"]
    play(t, "discard:item:keys")
    assert asked(t) == 0


@pytest.mark.rule("R85")
def test_hitler_may_be_held_back_from_the_first_space_of_the_board_too(tmp_path: Path) -> None:
    does = ARCHIVE["events.toml"].replace('"Support(1)"', '"LeadersTo(train_station, hitler)", "Support(1)"')
    pack = parlour.open_pack(written(tmp_path, {**ARCHIVE, "events.toml": does}))
    people = (beck("munich"), kordt("sportpalast", cards="delay_hitler"))
    t = event("archive_trial", *people, stage=3, switches={"packs": [pack.document]})
    assert asked(t) == 1
    before = leader(t, "hitler")
    play(t, "use:delay_hitler")
    assert leader(t, "hitler") == before != "train_station"


@pytest.mark.rule("BO-31")
def test_an_action_of_ones_own_may_be_taken_again_unless_its_sheet_says_once(tmp_path: Path) -> None:
    for once in (True, False):
        sheet = ARCHIVE["conspirators/archive.toml"].replace("once=True", f"once={once}")
        text = ARCHIVE["languages/en.ftl"] if once else ARCHIVE["languages/en.ftl"].replace("Action, once a turn", "Action")
        files = {**ARCHIVE, "conspirators/archive.toml": sheet, "languages/en.ftl": text}
        folder = tmp_path / str(once)
        folder.mkdir()
        pack = parlour.open_pack(written(folder, files))
        paula = {"id": "archive", "space": "munich", "motivation": "motivated", "suspicion": "high", "dossier": [], "items": []}
        t = story(paula, beck("munich", suspicion="high"), leaders=NOWHERE, switches={"packs": [pack.document]})
        play(t, "ability:own")
        again = parlour.position("black-orchestra", t.position())
        assert keys(again) == ["conspirator:archive", "conspirator:beck"]
        play(again, "conspirator:beck")
        assert suspicion(again, "beck") == "medium"
        assert ("ability:own" in keys(again)) is not once
