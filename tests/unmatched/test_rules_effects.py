"""How effects work (U-67 to U-79, Q-7, Q-11, Q-13, Q-16)."""

from __future__ import annotations

import pytest

from unmatched.stories import (
    asked,
    deck,
    dracula,
    duel,
    fight,
    fog,
    form,
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
)


@pytest.mark.rule("U-67")
def test_the_printed_order_and_what_cannot_be_done_is_skipped() -> None:
    # No empty space next to Holmes: Watson stays away, the rest happens.
    t = duel(
        holmes("s1", watson="s20", health=10, hand="administer_aid", deck="feint"),
        dracula("s29", sisters=["s2", "s9"]),
        board="soho",
    )
    play(t, "scheme:administer_aid:dr_watson")
    assert where(t, "dr_watson") == "s20"
    assert health(t, "sherlock_holmes") == 11
    assert hand(t, 0) == ["feint"]


@pytest.mark.rule("U-67", "U-125")
def test_if_you_do_makes_one_part_depend_on_another() -> None:
    t = duel(dracula("s1", deck="dash"), holmes("s2"), board="soho", start=True)
    play(t, "bite:none")
    assert hand(t, 0) == []
    t = duel(dracula("s1", deck="dash"), holmes("s2"), board="soho", start=True)
    play(t, "bite:sherlock_holmes")
    assert hand(t, 0) == ["dash"]


@pytest.mark.rule("U-68")
def test_effects_are_compulsory_unless_they_say_may_and_up_to_allows_0() -> None:
    # Study Methods looks whether one likes it or not; The Game is Afoot moves up to 3, also 0.
    t = duel(holmes("s1", hand="study_methods the_game_is_afoot"), jekyll("s2", hand="pure_evil"), board="soho")
    fight(t, "sherlock_holmes", "jekyll_and_hyde", "study_methods")
    assert knows(t, 0, 1) == ["pure_evil"]
    fight(t, "sherlock_holmes", "jekyll_and_hyde", "the_game_is_afoot")
    assert "move:sherlock_holmes:stay" in keys(t)
    play(t, "move:sherlock_holmes:stay")
    assert where(t, "sherlock_holmes") == "s1"
    # Deduce Strategy says "may".
    t = duel(holmes("s1", hand="deduce_strategy"), jekyll("s2", hand="skirmish"), board="soho")
    fight(t, "sherlock_holmes", "jekyll_and_hyde", "deduce_strategy", "skirmish")
    assert keys(t) == ["yes", "no"]
    # Surprise Attack's fog must go to another space.
    t = duel(invisible_man("s1", fog=["s1", "s9", None], hand="surprise_attack"), jekyll("s2"), board="soho")
    fight(t, "invisible_man", "jekyll_and_hyde", "surprise_attack")
    assert len(keys(t)) == 27
    assert "fog:s1:s1" not in keys(t)


@pytest.mark.rule("U-69")
def test_the_player_of_the_card_chooses_unless_somebody_else_is_named() -> None:
    t = duel(dracula("s1", sisters=["s2"], hand="ravening_seduction"), holmes("s20"), board="soho")
    play(t, "scheme:ravening_seduction:sister_1", "fighter:sherlock_holmes")
    assert asked(t) == 0
    t = duel(invisible_man("s1", fog=["s2", None, None], hand="step_lightly"), holmes("s20"), board="soho")
    play(t, "scheme:step_lightly:invisible_man")
    assert asked(t) == 1
    assert keys(t)[0] == "fog:stay"


@pytest.mark.rule("U-70")
def test_move_follows_the_lines_place_jumps() -> None:
    # Dracula walled in by Holmes and Watson: he can be placed anywhere but moves nowhere.
    t = duel(dracula("s1", hand="mistform"), holmes("s2", watson="s9"), board="soho")
    play(t, "maneuver", "boost:none")
    # Nobody can move, so nobody is asked: the next action.
    play(t, "scheme:mistform:dracula", "place:dracula:s29")
    assert where(t, "dracula") == "s29"


@pytest.mark.rule("U-71")
def test_somebody_elses_fighter_passes_its_own_side_not_mine() -> None:
    # Holmes on s1: over Watson on s2 he may go, past the Sister on s9 not.
    t = duel(dracula("s29", sisters=["s9"], hand="ravening_seduction"), holmes("s1", watson="s2"), board="soho")
    play(t, "scheme:ravening_seduction:sister_1", "fighter:sherlock_holmes")
    assert keys(t) == ["move:sherlock_holmes:s3", "move:sherlock_holmes:stay"]


@pytest.mark.rule("U-72", "Q-7", "U-143")
def test_the_invisible_man_moved_by_another_may_jump_between_his_fog() -> None:
    t = duel(dracula("s29", sisters=["s28"], hand="ravening_seduction"), invisible_man("s1", fog=["s2", "s24", None]), board="soho")
    play(t, "scheme:ravening_seduction:sister_1", "fighter:invisible_man")
    assert "move:invisible_man:s24" in keys(t)
    play(t, "move:invisible_man:s24")
    # s24 is next to the Sister on s28.
    assert health(t, "invisible_man") == 14


@pytest.mark.rule("U-73")
def test_a_placement_may_name_an_occupied_space_and_then_nobody_goes() -> None:
    t = duel(dracula("s1", hand="mistform"), holmes("s2"), board="soho")
    play(t, "scheme:mistform:dracula")
    assert "place:dracula:stay" in keys(t)
    assert "place:dracula:s2" not in keys(t)
    play(t, "place:dracula:stay")
    assert where(t, "dracula") == "s1"
    assert told(t, None, "placed") == []


@pytest.mark.rule("U-73", "U-148", "Q-19")
def test_who_comes_back_to_the_board_is_always_given_an_empty_space() -> None:
    t = duel(invisible_man(None, vanished=True), holmes("s2"), board="soho", start=True)
    assert not [key for key in keys(t) if key.endswith((":stay", ":s2"))]
    t = duel(dracula("s1", sisters=[None, "s2"], hand="baptism_of_blood"), holmes("s20"), board="soho")
    play(t, "scheme:baptism_of_blood:dracula")
    assert not [key for key in keys(t) if key.endswith((":stay", ":s1", ":s2"))]


@pytest.mark.rule("U-74", "U-82", "U-143")
def test_adjacent_means_joined_by_a_printed_line() -> None:
    t = duel(invisible_man("s1", fog=["s1", "s20", None], hand="step_lightly slip_away"), jekyll("s20"), board="soho")
    assert keys(t, "attack:") == []
    play(t, "scheme:step_lightly:invisible_man")
    assert asked(t) == 1
    assert health(t, "jekyll_and_hyde") == 16


@pytest.mark.rule("U-75", "U-124")
def test_a_swap_exchanges_both_places_at_once() -> None:
    t = duel(holmes("s1", hand="master_of_disguise"), dracula("s29", sisters=["s28"]), board="soho")
    play(t, "scheme:master_of_disguise:sherlock_holmes")
    assert (where(t, "sherlock_holmes"), where(t, "dracula")) == ("s29", "s1")
    assert health(t, "dracula") == 12


@pytest.mark.rule("U-76")
def test_the_opponent_in_combat_is_the_other_player_on_a_scheme_one_chooses() -> None:
    players = holmes("s1", hand="study_methods confirm_suspicion"), jekyll("s2", hand="feint"), dracula("s20", hand="dash")
    t = duel(*players, board="soho")
    fight(t, "sherlock_holmes", "jekyll_and_hyde", "study_methods")
    assert (knows(t, 0, 1), knows(t, 0, 2)) == (["feint"], [])
    play(t, "scheme:confirm_suspicion:sherlock_holmes")
    assert keys(t) == ["opponent:jekyll_and_hyde", "opponent:dracula"]
    alone = duel(*players[:2], board="soho")
    play(alone, "scheme:confirm_suspicion:sherlock_holmes")
    assert keys(alone) == [f"number:{n}" for n in range(10)]


@pytest.mark.rule("U-77", "U-128")
def test_any_fighter_includes_friends_opposing_does_not() -> None:
    t = duel(dracula("s1", sisters=["s2", "s3"], hand="ravening_seduction"), holmes("s20", watson="s21"), board="soho")
    play(t, "scheme:ravening_seduction:sister_1")
    assert keys(t) == [f"fighter:{f}" for f in ("dracula", "sister_1", "sister_2", "sherlock_holmes", "dr_watson")]
    t = duel(invisible_man("s1", fog=["s1", None, None], hand="reign_of_terror"), holmes("s20", watson="s21"), board="soho")
    play(t, "scheme:reign_of_terror:invisible_man")
    assert keys(t) == ["fighter:sherlock_holmes", "fighter:dr_watson"]


@pytest.mark.rule("U-78")
def test_a_fighter_off_the_board_is_not_there_for_anything() -> None:
    gone = invisible_man(None, vanished=True, fog=["s2", "s3", "s4"], hand="vanish slip_away")
    t = duel(dracula("s1", sisters=["s2"], hand="dash ravening_seduction prey_upon"), gone, board="soho")
    assert keys(t, "attack:") == []
    play(t, "scheme:ravening_seduction:sister_1")
    assert "fighter:invisible_man" not in keys(t)
    assert health(t, "invisible_man") == 15
    view = t.view(0)["players"][1]
    assert (view["vanished"], view["fighters"][0]["space"]) == (True, None)


@pytest.mark.rule("U-79", "Q-16", "U-124")
def test_a_dormant_player_is_left_alone_and_the_scheme_does_the_rest() -> None:
    gone = invisible_man(None, vanished=True, fog=["s2", "s3", "s4"], hand="vanish slip_away")
    t = duel(
        holmes("s1", watson="s9", hand="confirm_suspicion eliminate_the_impossible master_of_disguise"),
        gone,
        board="soho",
        actions=4,
    )
    play(t, "scheme:eliminate_the_impossible:sherlock_holmes")
    assert hand(t, 1) == ["slip_away", "vanish"]
    assert knows(t, 0, 1) == []
    play(t, "scheme:master_of_disguise:sherlock_holmes")
    assert where(t, "sherlock_holmes") == "s1"
    play(t, "scheme:confirm_suspicion:sherlock_holmes", "number:3")
    assert hand(t, 1) == ["slip_away", "vanish"]
    assert not told(t, None, "hand_revealed", "hand_looked_at", "hurt")
    assert whose_turn(t) == 0


@pytest.mark.rule("Q-16", "U-149")
def test_without_an_opponent_the_other_parts_of_a_scheme_happen() -> None:
    t = duel(
        invisible_man("s1", fog=["s1", "s9", None], hand="step_lightly"),
        invisible_man(None, vanished=True, fog=["s2", "s3", "s4"]),
        board="soho",
    )
    play(t, "scheme:step_lightly:invisible_man@1")
    assert fog(t, 0) == ["s1", "s9", None]
    assert keys(t)[0] == "maneuver"


@pytest.mark.rule("U-79", "U-148")
def test_a_dormant_player_takes_no_action_until_he_is_back() -> None:
    t = duel(invisible_man("s1", fog=["s2", "s3", None], hand="vanish", health=3), dracula("s20"), board="soho")
    play(t, "scheme:vanish:invisible_man")
    assert health(t, "invisible_man") == 4
    assert where(t, "invisible_man") is None
    assert whose_turn(t) == 1
    assert fog(t, 0) == ["s2", "s3", None]
    before = len(deck(t, 0))
    maneuver(t)
    maneuver(t)
    assert whose_turn(t) == 0
    assert len(deck(t, 0)) == before
    assert t.decision is not None
    assert t.decision.options[0].rule == "U-148"


@pytest.mark.rule("Q-11", "U-48")
def test_outside_combat_the_active_player_comes_first() -> None:
    # Step Lightly: the active player's damage first, then the opponent's fog.
    t = duel(invisible_man("s1", fog=["s9", None, None], hand="step_lightly"), jekyll("s2"), board="soho")
    play(t, "scheme:step_lightly:invisible_man")
    assert (health(t, "jekyll_and_hyde"), asked(t)) == (15, 1)


@pytest.mark.rule("Q-13")
def test_a_fighter_named_on_a_card_is_the_card_players_own() -> None:
    # Two Draculas: Feeding Frenzy counts the own Sisters only.
    t = duel(dracula("s1", sisters=["s3"], hand="feeding_frenzy"), dracula("s2", sisters=["s4", "s10"]), board="soho")
    fight(t, "dracula@1", "dracula@2", "feeding_frenzy")
    assert health(t, "dracula@2") == 13 - 3
    # Two Holmeses: Administer Aid heals the own one.
    t = duel(
        holmes("s1", watson="s3", health=5, hand="administer_aid"),
        holmes("s20", watson="s21", health=5),
        board="soho",
    )
    play(t, "scheme:administer_aid:dr_watson@1", "place:dr_watson@1:s2")
    assert (health(t, "sherlock_holmes@1"), health(t, "sherlock_holmes@2")) == (6, 5)


@pytest.mark.rule("U-133", "U-131")
def test_transforming_into_the_present_form_does_nothing() -> None:
    t = duel(hyde("s1", hand="madness_relents recoiling_blow"), holmes("s2"), board="soho")
    fight(t, "jekyll_and_hyde", "sherlock_holmes", "madness_relents")
    assert form(t, 0) == "Dr. Jekyll"
    assert len(told(t, None, "transformed")) == 1
    # Recoiling Blow cannot be played any more.
    assert keys(t, "attack:") == []
