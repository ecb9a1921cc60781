"""Three and four players, free-for-all and teams (U-90 to U-102, Q-8, Q-27 to Q-29)."""

from __future__ import annotations

import pytest

from unmatched.stories import (
    actions,
    asked,
    discard,
    dracula,
    duel,
    fight,
    fog,
    hand,
    health,
    holmes,
    hyde,
    invisible_man,
    jekyll,
    keys,
    knows,
    maneuver,
    play,
    told,
    where,
    whose_turn,
    winners,
)

FIRST_ROUND = {"had_turn": [0], "number": 1}


@pytest.mark.rule("U-91")
def test_in_the_first_turn_only_the_next_player_or_one_who_had_a_turn_may_be_attacked() -> None:
    # Holmes on s2 stands between Jekyll (seat 1), Dracula (seat 2) and next to both.
    players = holmes("s2", hand="feint confirm_suspicion"), jekyll("s1"), dracula("s3")
    t = duel(*players, board="soho", at_turn=FIRST_ROUND)
    assert keys(t, "attack:") == ["attack:sherlock_holmes:jekyll_and_hyde"]
    assert t.why_not("attack:sherlock_holmes:dracula", 0).rule == "U-91"
    # Schemes are not limited.
    play(t, "scheme:confirm_suspicion:sherlock_holmes")
    assert keys(t) == ["opponent:jekyll_and_hyde", "opponent:dracula"]
    later = duel(*players, board="soho")
    assert keys(later, "attack:") == ["attack:sherlock_holmes:jekyll_and_hyde", "attack:sherlock_holmes:dracula"]


@pytest.mark.rule("U-91")
def test_the_second_player_may_attack_the_first_and_the_third() -> None:
    players = holmes("s1"), jekyll("s2", hand="feint"), dracula("s3")
    t = duel(*players, board="soho", turn=1, at_turn={"had_turn": [0, 1], "number": 2})
    assert keys(t, "attack:") == ["attack:jekyll_and_hyde:sherlock_holmes", "attack:jekyll_and_hyde:dracula"]
    four = duel(
        holmes("s20"),
        jekyll("s2", hand="feint"),
        dracula("s21"),
        invisible_man("s1"),
        board="soho",
        turn=1,
        at_turn={"had_turn": [0, 1]},
    )
    assert keys(four, "attack:") == []


@pytest.mark.rule("U-91")
def test_effect_damage_is_not_limited() -> None:
    t = duel(hyde("s2", hand="pure_evil"), holmes("s20"), dracula("s1"), board="soho", at_turn=FIRST_ROUND)
    assert keys(t, "attack:") == []
    play(t, "scheme:pure_evil:jekyll_and_hyde", "place:jekyll_and_hyde:stay")
    assert health(t, "dracula") == 11


@pytest.mark.rule("Q-29", "U-91")
def test_the_limit_holds_for_the_whole_first_turn_gained_actions_included() -> None:
    t = duel(dracula("s2", hand="mistform dash"), holmes("s20"), jekyll("s1"), board="soho", at_turn=FIRST_ROUND)
    assert keys(t, "attack:") == []
    play(t, "scheme:mistform:dracula", "place:dracula:stay")
    assert actions(t) == 2
    assert keys(t, "attack:") == []


@pytest.mark.rule("U-91")
def test_neither_duels_nor_teams_have_the_limit() -> None:
    duel_of_two = duel(holmes("s2", hand="feint"), jekyll("s1"), board="soho", at_turn=FIRST_ROUND)
    assert keys(duel_of_two, "attack:")
    teams = duel(
        holmes("s2", hand="feint"),
        jekyll("s20"),
        invisible_man("s24"),
        dracula("s1"),
        board="soho",
        teams=True,
        at_turn=FIRST_ROUND,
    )
    assert keys(teams, "attack:") == ["attack:sherlock_holmes:dracula"]


@pytest.mark.rule("U-92", "Q-27", "Q-8")
def test_a_player_without_a_hero_is_out_with_sidekicks_and_fog_at_the_end_of_the_action() -> None:
    t = duel(
        hyde("s2", hand="pure_evil"),
        dracula("s1", health=2, sisters=["s20", "s21", "s16"], hand="dash"),
        invisible_man("s3", health=2, fog=["s5", "s6", "s7"]),
        holmes("s29"),
        board="soho",
    )
    play(t, "scheme:pure_evil:jekyll_and_hyde", "place:jekyll_and_hyde:stay")
    assert [event["seat"] for event in told(t, None, "out")] == [1, 2]
    assert [where(t, f"sister_{n}") for n in (1, 2, 3)] == [None, None, None]
    assert fog(t, 2) == [None, None, None]
    assert winners(t) is None
    view = t.view(0)["players"]
    assert [player["out"] for player in view] == [False, True, True, False]


@pytest.mark.rule("Q-27")
def test_until_the_check_the_sidekicks_stay_and_the_player_chooses() -> None:
    t = duel(
        jekyll("s2", hand="skirmish"),
        invisible_man("s1", health=1, fog=["s5", "s6", "s7"], hand="covert_preparation"),
        dracula("s20"),
        board="soho",
    )
    fight(t, "jekyll_and_hyde", "invisible_man", "skirmish", "covert_preparation")
    assert asked(t) == 1
    assert where(t, "invisible_man") is None
    assert fog(t, 1) == ["s5", "s6", "s7"]
    play(t, "fog:s5:s5")
    assert asked(t) == 0
    play(t, "fog:stay")
    # Skirmish: of the two fighters of this combat only Jekyll is left to move.
    play(t, "move:jekyll_and_hyde:stay")
    assert fog(t, 1) == [None, None, None]
    assert winners(t) is None


@pytest.mark.rule("Q-27")
def test_the_turn_of_an_active_player_who_is_eliminated_ends_there() -> None:
    t = duel(hyde("s1", health=1), holmes("s20"), dracula("s29"), board="soho")
    maneuver(t)
    assert told(t, None, "out")[0]["seat"] == 0
    assert whose_turn(t) == 1
    assert actions(t) == 2


@pytest.mark.rule("U-93")
def test_the_last_player_with_a_hero_wins() -> None:
    t = duel(holmes("s2", hand="feint"), jekyll("s1", health=2), dracula(None, out=True), board="soho")
    fight(t, "sherlock_holmes", "jekyll_and_hyde", "feint")
    assert winners(t) == (0,)


@pytest.mark.rule("U-93")
def test_if_all_remaining_heroes_fell_the_active_player_wins() -> None:
    t = duel(dracula("s2", health=2, deck="", hand="exploit"), jekyll("s1", health=4), holmes(None, out=True), board="soho")
    fight(t, "dracula", "jekyll_and_hyde", "exploit")
    assert health(t, "dracula") == 0
    assert winners(t) == (0,)


@pytest.mark.rule("U-94")
def test_turns_skip_players_who_are_out() -> None:
    t = duel(holmes("s1"), jekyll(None, out=True), dracula("s20"), board="soho", actions=1)
    maneuver(t)
    assert whose_turn(t) == 2
    assert t.position()["state"]["turn"]["number"] == 2


@pytest.mark.rule("U-91", "U-94")
def test_the_next_player_in_order_is_the_next_one_who_is_not_out() -> None:
    t = duel(
        holmes("s2", hand="feint"), jekyll(None, out=True), dracula("s1"), invisible_man("s3"), board="soho", at_turn=FIRST_ROUND
    )
    assert keys(t, "attack:") == ["attack:sherlock_holmes:dracula"]


@pytest.mark.rule("U-95", "U-96")
def test_team_mates_are_friends_passed_through_and_not_attacked() -> None:
    t = duel(holmes("s1", hand="feint"), dracula("s9"), jekyll("s2"), invisible_man("s20"), board="soho", teams=True)
    assert keys(t, "attack:") == ["attack:sherlock_holmes:dracula"]
    assert t.why_not("attack:sherlock_holmes:jekyll_and_hyde", 0).rule == "U-96"
    play(t, "maneuver", "boost:none")
    assert set(keys(t)) == {"done", "move:sherlock_holmes:s3"}


@pytest.mark.rule("U-96", "Q-28")
def test_hands_decks_and_actions_stay_separate() -> None:
    t = duel(holmes("s1", deck=""), dracula("s29"), jekyll("s2", hand="feint"), invisible_man("s20"), board="soho", teams=True)
    assert "hand" not in t.view(0)["players"][2]
    play(t, "maneuver")
    # "Your fighters": exhaustion hurts the own ones only.
    assert health(t, "sherlock_holmes") == 14
    assert health(t, "jekyll_and_hyde") == 16
    assert keys(t, "move:jekyll_and_hyde") == []


@pytest.mark.rule("U-97", "U-94")
def test_a_team_player_without_fighters_is_skipped_and_the_other_side_gets_no_extra_turn() -> None:
    t = duel(
        jekyll("s1"),
        dracula("s29", sisters=["s28"]),
        holmes("s9"),
        invisible_man(None, out=True),
        board="soho",
        teams=True,
        turn=2,
        actions=1,
    )
    maneuver(t)
    assert whose_turn(t) == 0
    play(t, "no")
    maneuver(t)
    maneuver(t)
    assert whose_turn(t) == 1


@pytest.mark.rule("U-98")
def test_a_team_player_without_a_hero_plays_on_with_the_sidekick() -> None:
    t = duel(
        holmes(None, watson="s1", hand="the_game_is_afoot service_revolver administer_aid confirm_suspicion"),
        dracula("s2"),
        jekyll("s20"),
        invisible_man("s24"),
        board="soho",
        teams=True,
    )
    assert winners(t) is None
    assert t.decision is not None
    assert t.decision.prompt == "Choose an action. (2 left)"
    assert keys(t) == ["maneuver", "scheme:administer_aid:dr_watson", "attack:dr_watson:dracula"]
    play(t, "attack:dr_watson:dracula")
    assert keys(t) == ["attack:service_revolver"]
    play(t, "attack:service_revolver", "defend:none")
    # Cards of the hero's banner are good for BOOST.
    play(t, "maneuver")
    assert {"boost:the_game_is_afoot", "boost:confirm_suspicion"} <= set(keys(t))


@pytest.mark.rule("U-98", "U-99")
def test_a_hero_of_a_team_falls_and_the_game_goes_on_until_both_have() -> None:
    players = (
        jekyll("s2", hand="skirmish skirmish"),
        holmes("s1", watson="s29", health=1),
        dracula("s20"),
        invisible_man("s3", health=1, fog=["s5", "s6", "s7"]),
    )
    t = duel(*players, board="soho", teams=True)
    fight(t, "jekyll_and_hyde", "sherlock_holmes", "skirmish")
    play(t, "move:jekyll_and_hyde:stay")
    assert winners(t) is None
    assert told(t, None, "out") == []
    fight(t, "jekyll_and_hyde", "invisible_man", "skirmish")
    assert winners(t) == (0, 2)


@pytest.mark.rule("U-99")
def test_both_teams_wiped_out_the_active_players_team_wins() -> None:
    t = duel(
        dracula("s2", health=2, deck="", hand="exploit", sisters=["s29"]),
        jekyll("s1", health=4),
        invisible_man(None, out=True),
        holmes(None, watson="s21"),
        board="soho",
        teams=True,
    )
    fight(t, "dracula", "jekyll_and_hyde", "exploit")
    assert winners(t) == (0, 2)


@pytest.mark.rule("Q-28")
def test_in_teams_opposing_excludes_the_mate_any_fighter_may_include_him() -> None:
    t = duel(
        invisible_man("s1", fog=["s1", None, None], hand="reign_of_terror step_lightly"),
        dracula("s9", sisters=["s29"]),
        jekyll("s2"),
        holmes("s20", watson="s21"),
        board="soho",
        teams=True,
    )
    play(t, "scheme:reign_of_terror:invisible_man")
    assert keys(t) == ["fighter:dracula", "fighter:sister_1", "fighter:sherlock_holmes", "fighter:dr_watson"]
    play(t, "fighter:dr_watson", "scheme:step_lightly:invisible_man")
    assert keys(t) == ["fighter:dracula", "fighter:jekyll_and_hyde"]
    play(t, "fighter:jekyll_and_hyde")
    assert health(t, "jekyll_and_hyde") == 13
    # the Invisible Man's player picks the opponent who moves the fog; a mate is none.
    assert keys(t) == ["opponent:dracula", "opponent:sherlock_holmes"]


@pytest.mark.rule("Q-28", "U-92")
def test_a_team_player_without_fighters_loses_the_fog() -> None:
    t = duel(
        jekyll("s2", hand="skirmish"), invisible_man("s1", health=1, fog=["s5", "s6", "s7"]), dracula("s20"), holmes("s29"),
        board="soho", teams=True,
    )  # fmt: skip
    fight(t, "jekyll_and_hyde", "invisible_man", "skirmish")
    play(t, "move:jekyll_and_hyde:stay")
    assert fog(t, 1) == [None, None, None]
    assert t.view(None)["players"][1]["out"] is True


@pytest.mark.rule("Q-8")
def test_the_invisible_mans_player_chooses_who_moves_his_fog() -> None:
    t = duel(invisible_man("s1", fog=["s9", "s10", "s11"], hand="step_lightly"), jekyll("s20"), dracula("s29"), board="soho")
    play(t, "scheme:step_lightly:invisible_man")
    assert (asked(t), keys(t)) == (0, ["opponent:jekyll_and_hyde", "opponent:dracula"])
    play(t, "opponent:dracula")
    assert asked(t) == 2
    play(t, "fog:s9:s22")
    assert fog(t, 0) == ["s22", "s10", "s11"]


@pytest.mark.rule("U-79", "U-76")
def test_a_dormant_player_cannot_be_picked_as_opponent() -> None:
    t = duel(
        holmes("s1", hand="eliminate_the_impossible", watson="s2"),
        invisible_man(None, vanished=True, fog=["s9", "s10", "s11"], hand="slip_away"),
        dracula("s29", hand="dash exploit"),
        board="soho",
    )
    play(t, "scheme:eliminate_the_impossible:sherlock_holmes")
    # Dracula is the only one left to choose.
    assert knows(t, 0, 2) == ["dash", "exploit"]
    play(t, "discard:dash")
    assert discard(t, 2) == ["dash"]
    assert hand(t, 1) == ["slip_away"]


@pytest.mark.rule("U-102", "U-90")
def test_every_fighter_fills_one_space_with_four_players_too() -> None:
    t = duel(holmes("s1", watson="s2"), dracula("s3", sisters=["s4", "s5", "s6"]), jekyll("s9"), invisible_man("s10"), board="soho")
    places = [f["space"] for player in t.view(None)["players"] for f in player["fighters"]]
    assert len(set(places)) == len(places) == 8


@pytest.mark.rule("U-79", "Q-8", "Q-27")
def test_a_player_whose_last_fighter_fell_in_this_action_can_still_be_picked() -> None:
    players = (invisible_man("s1", fog=["s1", "s9", "s11"], hand="step_lightly"), jekyll("s2", health=3), dracula("s29"))
    t = duel(*players, board="soho")
    play(t, "scheme:step_lightly:invisible_man")
    # Jekyll has fallen, but he is dormant, and out, only when the action is over.
    assert where(t, "jekyll_and_hyde") is None
    assert t.view(None)["players"][1]["out"] is False
    assert keys(t) == ["opponent:jekyll_and_hyde", "opponent:dracula"]
    play(t, "opponent:jekyll_and_hyde")
    assert asked(t) == 1
    play(t, "fog:s9:s10")
    assert fog(t, 0) == ["s1", "s10", "s11"]
    assert t.view(None)["players"][1]["out"] is True
    assert whose_turn(t) == 0


@pytest.mark.rule("U-79", "U-66")
def test_in_a_duel_too_the_action_is_carried_out_to_its_end() -> None:
    t = duel(invisible_man("s1", fog=["s1", "s9", "s11"], hand="step_lightly"), jekyll("s2", health=3), board="soho")
    play(t, "scheme:step_lightly:invisible_man")
    # The blow has fallen: where the fog goes cannot matter any more, and nobody is asked.
    assert winners(t) == (0,)
