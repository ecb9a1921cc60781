"""Rulings by hero (U-120 to U-150, Q-1, Q-2, Q-14, Q-17 to Q-19, D-3)."""

from __future__ import annotations

import pytest

import parlour
from parlour import Table
from unmatched.stories import (
    actions,
    asked,
    deck,
    discard,
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
    maneuver,
    play,
    told,
    where,
    whose_turn,
)


def numbers(t: Table) -> tuple[int, int]:
    last = told(t, None, "combat_won")[-1]
    return last["attack"], last["defense"]


# Sherlock Holmes.


@pytest.mark.rule("U-120")
@pytest.mark.parametrize(
    ("card", "attacker", "protected"),
    [
        ("counterpunch", "sherlock_holmes", True),
        ("fixed_point_in_a_changing_age", "dr_watson", True),
        ("study_methods", "sherlock_holmes", False),
    ],
)
def test_the_banner_decides_whether_a_card_can_be_cancelled(card: str, attacker: str, *, protected: bool) -> None:
    t = duel(holmes("s2", watson="s11", health=10, watson_health=5, hand=card), jekyll("s3", hand="feint"), board="soho")
    fight(t, attacker, "jekyll_and_hyde", card, "feint")
    assert bool(told(t, None, "text_protected")) is protected
    assert bool(told(t, None, "text_cancelled")) is not protected


@pytest.mark.rule("U-120")
def test_watson_playing_an_any_card_is_not_protected() -> None:
    t = duel(holmes("s29", watson="s2", hand="study_methods"), jekyll("s3", hand="feint"), board="soho")
    fight(t, "dr_watson", "jekyll_and_hyde", "study_methods", "feint")
    assert told(t, None, "text_cancelled")
    assert not told(t, None, "hand_looked_at")


@pytest.mark.rule("U-120", "U-126")
def test_do_my_bidding_works_against_protected_cards() -> None:
    t = duel(holmes("s2", hand="counterpunch feint"), dracula("s3", hand="do_my_bidding"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "counterpunch", "do_my_bidding")
    assert keys(t) == ["attack:feint", "attack:counterpunch"]
    play(t, "attack:feint")
    assert numbers(t) == (2, 3)
    assert hand(t, 0) == ["counterpunch"]


@pytest.mark.rule("U-121", "U-46", "Q-18")
def test_elementary_is_shown_and_a_number_said_before_the_reveal() -> None:
    t = duel(jekyll("s2", hand="skirmish"), holmes("s3", hand="elementary"), board="soho")
    play(t, "attack:jekyll_and_hyde:sherlock_holmes", "attack:skirmish", "defend:elementary")
    assert keys(t) == [f"number:{n}" for n in range(10)]
    assert t.view(0)["combat"]["defense"]["card"] == "elementary"
    assert t.view(1)["combat"]["attack"]["card"] is None
    assert told(t, None, "revealed") == []
    play(t, "number:4")
    # Right: the number is ignored and Skirmish does not move anybody.
    assert numbers(t) == (0, 3)
    assert [event["event"] for event in told(t, None, "laid_open", "number_said", "revealed")][:2] == ["laid_open", "number_said"]
    assert keys(t)[0] == "maneuver"


@pytest.mark.rule("U-121")
def test_a_wrong_guess_leaves_a_plain_3_and_immediately_effects_come_before() -> None:
    t = duel(jekyll("s2", hand="skirmish"), holmes("s3", hand="elementary"), board="soho")
    play(t, "attack:jekyll_and_hyde:sherlock_holmes", "attack:skirmish", "defend:elementary", "number:9")
    assert numbers(t) == (4, 3)
    # Feint's IMMEDIATELY comes before, but cannot cancel a HOLMES card.
    t = duel(jekyll("s2", hand="feint"), holmes("s3", hand="elementary"), board="soho")
    play(t, "attack:jekyll_and_hyde:sherlock_holmes", "attack:feint", "defend:elementary", "number:2")
    assert numbers(t) == (0, 3)


@pytest.mark.rule("U-121", "U-122")
def test_elementary_compares_with_the_printed_number_only() -> None:
    t = duel(hyde("s2", hand="duality_of_man"), holmes("s3", hand="elementary"), board="soho")
    play(t, "attack:jekyll_and_hyde:sherlock_holmes", "attack:duality_of_man", "defend:elementary", "number:6")
    assert numbers(t) == (6, 3)


@pytest.mark.rule("U-122")
def test_deduce_strategy_has_nothing_to_do_against_no_card() -> None:
    t = duel(holmes("s2", hand="deduce_strategy"), jekyll("s3"), board="soho")
    fight(t, "sherlock_holmes", "jekyll_and_hyde", "deduce_strategy")
    assert numbers(t) == (3, 0)
    assert keys(t)[0] == "maneuver"


@pytest.mark.rule("U-123", "Q-18", "U-69")
def test_confirm_suspicion_the_victim_chooses_among_matching_cards() -> None:
    t = duel(
        holmes("s2", hand="confirm_suspicion"),
        dracula("s20", sisters=["s21"], hand="ambush feint feeding_frenzy mistform dash"),
        board="soho",
    )
    play(t, "scheme:confirm_suspicion:sherlock_holmes")
    assert keys(t) == [f"number:{n}" for n in range(10)]
    play(t, "number:2")
    assert asked(t) == 1
    assert keys(t) == ["discard:ambush", "discard:feeding_frenzy", "discard:feint"]
    play(t, "discard:feint")
    assert health(t, "dracula") == 11
    assert where(t, "sister_1") == "s21"
    assert discard(t, 1) == ["feint"]


@pytest.mark.rule("U-123")
def test_schemes_never_match() -> None:
    t = duel(holmes("s2", hand="confirm_suspicion"), dracula("s20", hand="mistform"), board="soho")
    play(t, "scheme:confirm_suspicion:sherlock_holmes", "number:0")
    assert told(t, 0, "hand_revealed")[0]["cards"] == ["mistform"]
    assert health(t, "dracula") == 13


@pytest.mark.rule("U-124")
def test_master_of_disguise_needs_both_heroes_on_the_board() -> None:
    t = duel(
        holmes("s1", hand="master_of_disguise"),
        dracula(None, sisters=["s2"]),
        jekyll("s20"),
        invisible_man("s24"),
        board="soho",
        teams=True,
    )
    play(t, "scheme:master_of_disguise:sherlock_holmes", "opponent:dracula")
    assert where(t, "sherlock_holmes") == "s1"
    assert health(t, "dracula") == 0


# Dracula.


@pytest.mark.rule("U-125")
def test_bloodthirsty_may_hit_a_sister_once_per_turn() -> None:
    t = duel(dracula("s1", sisters=["s2"], deck="dash"), holmes("s20"), board="soho", start=True)
    assert keys(t) == ["bite:sister_1", "bite:none"]
    play(t, "bite:sister_1")
    assert where(t, "sister_1") is None
    assert hand(t, 0) == ["dash"]
    assert keys(t) == ["maneuver"]
    far = duel(dracula("s1"), holmes("s20"), board="soho", start=True)
    assert keys(far) == ["maneuver"]


@pytest.mark.rule("U-126", "Q-2")
def test_do_my_bidding_comes_first_and_the_new_card_resolves_from_the_beginning() -> None:
    # The attack Feint would cancel; it goes back unresolved. Watson may use only his own cards.
    attacker = holmes("s29", watson="s2", hand="feint service_revolver counterpunch elementary")
    t = duel(attacker, dracula("s3", hand="do_my_bidding"), board="soho")
    fight(t, "dr_watson", "dracula", "feint", "do_my_bidding")
    assert asked(t) == 1
    assert keys(t) == ["attack:service_revolver", "attack:feint"]
    assert not told(t, None, "text_cancelled")
    play(t, "attack:service_revolver")
    assert numbers(t) == (5, 3)
    assert hand(t, 0) == ["counterpunch", "elementary", "feint"]
    assert discard(t, 0) == ["service_revolver"]
    # Not a second attack: one action is spent.
    assert actions(t) == 1


@pytest.mark.rule("U-126")
def test_the_old_card_is_always_a_choice_and_resolves() -> None:
    t = duel(jekyll("s2", hand="feint"), dracula("s3", hand="do_my_bidding"), board="soho")
    fight(t, "jekyll_and_hyde", "dracula", "feint", "do_my_bidding")
    assert keys(t) == ["attack:feint"]
    play(t, "attack:feint")
    assert told(t, None, "text_cancelled")[0]["card"] == "do_my_bidding"
    assert numbers(t) == (2, 3)


@pytest.mark.rule("U-127", "Q-19")
def test_baptism_heals_also_when_no_sister_can_come_back() -> None:
    t = duel(dracula("s1", sisters=["s2", "s3", "s4"], health=5, hand="baptism_of_blood"), holmes("s20"), board="soho")
    play(t, "scheme:baptism_of_blood:dracula")
    assert health(t, "dracula") == 7
    # No empty space of the zone: s1 is blue, so are s2, s3, s4, s10, s11.
    t = duel(
        dracula("s1", sisters=[None, "s2", "s3"], health=5, hand="baptism_of_blood"),
        holmes("s4", watson="s10"),
        jekyll("s11"),
        board="soho",
    )
    play(t, "scheme:baptism_of_blood:dracula")
    assert health(t, "dracula") == 7
    assert where(t, "sister_1") is None


@pytest.mark.rule("U-128")
def test_ravening_seduction_0_steps_still_hurt_and_a_sister_does_not_count_herself() -> None:
    t = duel(dracula("s29", sisters=["s1", None, "s20"], hand="ravening_seduction ravening_seduction"), holmes("s2"), board="soho")
    play(t, "scheme:ravening_seduction:sister_1", "fighter:sherlock_holmes", "move:sherlock_holmes:stay")
    assert health(t, "sherlock_holmes") == 15
    play(t, "scheme:ravening_seduction:sister_1", "fighter:sister_3", "move:sister_3:stay")
    assert where(t, "sister_3") == "s20"


@pytest.mark.rule("U-129", "U-4")
def test_feeding_frenzy_counts_sisters_in_a_zone_of_the_defender_however_far() -> None:
    # Holmes on s4 (blue, navy): s1 blue and s14 navy count, s20 (pink, yellow) does not.
    t = duel(dracula("s3", sisters=["s1", "s14", "s20"], hand="feeding_frenzy"), holmes("s4"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "feeding_frenzy")
    assert numbers(t) == (4, 0)


@pytest.mark.rule("U-129")
def test_prey_upon_heals_by_damage_really_dealt_up_to_13() -> None:
    t = duel(dracula("s2", health=12, hand="prey_upon"), holmes("s1", watson="s3"), board="soho")
    play(t, "scheme:prey_upon:dracula")
    assert health(t, "dracula") == 13
    assert (health(t, "sherlock_holmes"), health(t, "dr_watson")) == (15, 7)


# Jekyll & Hyde.


@pytest.mark.rule("U-130")
def test_any_card_may_be_discarded_in_any_form() -> None:
    t = duel(hyde("s1", hand="with_haste forever_hyde"), holmes("s2"), board="soho")
    play(t, "maneuver")
    assert "boost:with_haste" in keys(t)
    play(t, "boost:none", "done")
    play(t, "attack:jekyll_and_hyde:sherlock_holmes", "attack:forever_hyde", "defend:none")
    assert "discard:with_haste" in keys(t)


@pytest.mark.rule("U-130")
def test_the_form_at_the_moment_of_defending_counts() -> None:
    for who, usable in ((jekyll, ["defend:with_haste", "defend:none"]), (hyde, ["defend:madness_relents", "defend:none"])):
        t = duel(holmes("s1", hand="feint"), who("s2", hand="with_haste madness_relents"), board="soho")
        play(t, "attack:sherlock_holmes:jekyll_and_hyde", "attack:feint")
        assert keys(t) == usable


@pytest.mark.rule("U-131")
def test_he_starts_as_jekyll_and_may_change_once_at_the_start_of_his_turn() -> None:
    t = parlour.new("unmatched", seed=1, heroes=["jekyll_and_hyde", "invisible_man"], board="soho")
    assert form(t, 0) == "Dr. Jekyll"
    t = duel(jekyll("s1"), holmes("s20"), board="soho", start=True)
    assert keys(t) == ["yes", "no"]
    play(t, "no")
    assert form(t, 0) == "Dr. Jekyll"
    t = duel(hyde("s1"), holmes("s20"), board="soho", start=True)
    play(t, "yes")
    assert form(t, 0) == "Dr. Jekyll"
    assert keys(t) == ["maneuver"]
    maneuver(t)
    assert health(t, "jekyll_and_hyde") == 16


@pytest.mark.rule("U-134")
def test_scientific_method_counts_the_combat_damage() -> None:
    t = duel(
        holmes("s1", hand="the_game_is_afoot"),
        jekyll("s2", hand="scientific_method", deck="feint skirmish pure_evil pure_evil"),
        board="soho",
    )
    fight(t, "sherlock_holmes", "jekyll_and_hyde", "the_game_is_afoot", "scientific_method")
    assert hand(t, 1) == ["feint", "pure_evil", "skirmish"]


@pytest.mark.rule("U-135")
def test_calming_research_says_how_many_first_then_keeps_one() -> None:
    t = duel(
        jekyll("s1", health=10, hand="calming_research", deck="feint skirmish pure_evil with_haste"), holmes("s20"), board="soho"
    )
    play(t, "scheme:calming_research:jekyll_and_hyde")
    assert keys(t) == ["draw:0", "draw:1", "draw:2", "draw:3"]
    assert hand(t, 0) == []
    play(t, "draw:3")
    assert keys(t) == ["keep:feint", "keep:skirmish", "keep:pure_evil"]
    play(t, "keep:skirmish", "under:pure_evil")
    assert hand(t, 0) == ["skirmish"]
    assert deck(t, 0) == ["with_haste", "pure_evil", "feint"]
    assert health(t, "jekyll_and_hyde") == 12


@pytest.mark.rule("U-135", "U-33")
def test_calming_research_exhausts_for_cards_that_are_not_there() -> None:
    t = duel(jekyll("s1", health=10, hand="calming_research", deck="feint"), holmes("s20"), board="soho")
    play(t, "scheme:calming_research:jekyll_and_hyde", "draw:3")
    assert health(t, "jekyll_and_hyde") == 10 + 2 - 4
    assert hand(t, 0) == ["feint"]


@pytest.mark.rule("U-136")
def test_strange_case_shows_the_card_then_the_target_is_chosen() -> None:
    t = duel(hyde("s2", hand="strange_case", deck="with_haste"), holmes("s1", watson="s3"), board="soho")
    play(t, "scheme:strange_case:jekyll_and_hyde")
    assert t.view(1)["players"][0]["turned_up"] == "with_haste"
    assert keys(t) == ["fighter:sherlock_holmes", "fighter:dr_watson"]
    play(t, "fighter:dr_watson")
    assert health(t, "dr_watson") == 5
    assert hand(t, 0) == ["with_haste"]
    alone = duel(hyde("s2", hand="strange_case", deck="with_haste"), holmes("s20"), board="soho")
    play(alone, "scheme:strange_case:jekyll_and_hyde")
    assert hand(alone, 0) == ["with_haste"]


@pytest.mark.rule("D-3")
def test_duality_of_man_has_boost_1() -> None:
    t = duel(jekyll("s1", hand="duality_of_man"), holmes("s20"), board="soho")
    play(t, "maneuver", "boost:duality_of_man")
    assert told(t, None, "boosted")[0]["boost"] == 1


# The Invisible Man.


@pytest.mark.rule("U-141")
def test_fog_passes_and_ends_on_anything_but_other_fog() -> None:
    t = duel(jekyll("s2", hand="skirmish"), invisible_man("s3", fog=["s9", "s10", "s1"], hand="lurking"), board="soho")
    fight(t, "jekyll_and_hyde", "invisible_man", "skirmish", "lurking")
    play(t, "choose:fog")
    ends = {key.split(":")[2] for key in keys(t, "fog:s9:")}
    # Up to 3: over fog on s10 to s11 and s12, over fog on s1 to Jekyll on s2 and the Invisible Man on s3.
    assert ends == {"s11", "s12", "s4", "s2", "s3", "s22", "s17", "s18", "s25", "s26"}
    play(t, "fog:s9:s2")
    assert fog(t, 1) == ["s2", "s10", "s1"]


@pytest.mark.rule("U-142")
def test_only_a_defending_card_gets_the_fog_bonus() -> None:
    t = duel(jekyll("s2", hand="skirmish feint"), invisible_man("s3", fog=["s3", None, None], hand="coded_notes"), board="soho")
    fight(t, "jekyll_and_hyde", "invisible_man", "feint", "coded_notes")
    assert numbers(t) == (2, 4)
    fight(t, "jekyll_and_hyde", "invisible_man", "skirmish")
    assert numbers(t) == (4, 0)
    t = duel(invisible_man("s3", fog=["s3", None, None], hand="slip_away"), jekyll("s2"), board="soho")
    fight(t, "invisible_man", "jekyll_and_hyde", "slip_away")
    assert numbers(t) == (3, 0)


@pytest.mark.rule("U-143")
def test_he_steps_between_fog_spaces_a_foe_blocks_and_they_are_not_adjacent() -> None:
    t = duel(invisible_man("s1", fog=["s2", "s20", "s24"]), jekyll("s24"), board="soho")
    play(t, "maneuver", "boost:none")
    ends = {key.split(":")[2] for key in keys(t, "move:")}
    # s1 s2 | s20; s24 is blocked by Jekyll.
    assert "s20" in ends
    assert "s24" not in ends
    assert "s19" not in ends
    t = duel(invisible_man("s2", fog=["s2", "s20", "s24"], hand="vanish"), jekyll("s29"), board="soho")
    play(t, "maneuver", "boost:vanish")
    # Several jumps in a move, and on from there: five steps.
    ends = {key.split(":")[2] for key in keys(t, "move:")}
    assert {"s20", "s24", "s16", "s13", "s27"} <= ends


@pytest.mark.rule("U-144", "Q-1")
def test_slip_away_follows_the_token_also_to_its_own_free_space() -> None:
    t = duel(invisible_man("s1", fog=["s20", "s2", None], hand="slip_away"), jekyll("s2"), board="soho")
    fight(t, "invisible_man", "jekyll_and_hyde", "slip_away")
    assert "fog:s20:s20" in keys(t)
    # A fighter stands on s2; another token lies on s20.
    assert "fog:s2:s2" not in keys(t)
    assert "fog:s2:s20" not in keys(t)
    assert "fog:s20:s1" not in keys(t)
    play(t, "fog:s20:s20")
    assert where(t, "invisible_man") == "s20"


@pytest.mark.rule("U-144")
def test_rolling_fog_goes_to_any_other_space_without_fog() -> None:
    t = duel(invisible_man("s1", fog=["s20", "s2", None], hand="rolling_fog"), jekyll("s9"), board="soho")
    play(t, "scheme:rolling_fog:invisible_man")
    assert "fog:s20:s9" in keys(t)
    assert "fog:s20:s2" not in keys(t)
    assert "fog:s20:s20" not in keys(t)
    play(t, "fog:s20:s29")
    assert fog(t, 0) == ["s29", "s2", None]
    assert actions(t) == 2


@pytest.mark.rule("U-146")
def test_emerge_from_mist_asks_about_the_beginning_of_the_turn() -> None:
    t = duel(
        invisible_man("s1", fog=["s1", "s9", None], hand="emerge_from_mist rolling_fog"), jekyll("s2"), board="soho", start=True
    )
    play(t, "scheme:rolling_fog:invisible_man", "fog:s1:s20")
    fight(t, "invisible_man", "jekyll_and_hyde", "emerge_from_mist")
    assert numbers(t) == (5, 0)
    t = duel(
        invisible_man("s1", fog=["s20", "s9", None], hand="emerge_from_mist rolling_fog"), jekyll("s2"), board="soho", start=True
    )
    play(t, "scheme:rolling_fog:invisible_man", "fog:s20:s1")
    fight(t, "invisible_man", "jekyll_and_hyde", "emerge_from_mist")
    assert numbers(t) == (3, 0)


@pytest.mark.rule("U-146", "U-148")
def test_the_return_from_vanish_counts_as_the_beginning_of_the_turn() -> None:
    t = duel(
        invisible_man(None, vanished=True, fog=["s1", None, None], hand="emerge_from_mist"), jekyll("s2"), board="soho", start=True
    )
    play(t, "place:invisible_man:s1")
    fight(t, "invisible_man", "jekyll_and_hyde", "emerge_from_mist")
    assert numbers(t) == (5, 0)


@pytest.mark.rule("U-147")
def test_lurking_jumps_to_a_fog_space_free_of_fighters() -> None:
    t = duel(jekyll("s2", hand="skirmish"), invisible_man("s3", fog=["s20", "s2", "s29"], hand="lurking"), board="soho")
    fight(t, "jekyll_and_hyde", "invisible_man", "skirmish", "lurking")
    play(t, "choose:jump")
    assert {"place:invisible_man:s20", "place:invisible_man:s29"} <= set(keys(t))
    assert "place:invisible_man:s2" not in keys(t)
    play(t, "place:invisible_man:s29")
    assert where(t, "invisible_man") == "s29"


@pytest.mark.rule("U-148")
def test_vanish_heals_one_not_above_15_and_ends_the_turn() -> None:
    t = duel(invisible_man("s1", fog=["s2", None, None], hand="vanish"), jekyll("s20"), board="soho")
    play(t, "scheme:vanish:invisible_man")
    assert health(t, "invisible_man") == 15
    assert whose_turn(t) == 1
    assert "vanish" in discard(t, 0)
    assert t.view(1)["players"][0]["vanished"] is True


@pytest.mark.rule("U-149")
def test_the_opponent_moves_fog_a_different_token_for_covert_preparation() -> None:
    t = duel(invisible_man("s1", fog=["s9", "s10", "s20"], hand="covert_preparation"), jekyll("s2"), board="soho")
    fight(t, "invisible_man", "jekyll_and_hyde", "covert_preparation")
    play(t, "fog:s9:s22")
    assert asked(t) == 1
    assert "fog:stay" in keys(t)
    assert keys(t, "fog:s22:") == []
    play(t, "fog:s20:s16")
    assert fog(t, 0) == ["s22", "s10", "s16"]


@pytest.mark.rule("U-149")
def test_into_thin_air_lets_the_opponent_move_fog_after_his_step() -> None:
    t = duel(jekyll("s2", hand="skirmish"), invisible_man("s3", fog=["s20", None, None], hand="into_thin_air"), board="soho")
    fight(t, "jekyll_and_hyde", "invisible_man", "skirmish", "into_thin_air")
    assert asked(t) == 1
    play(t, "move:invisible_man:s4")
    assert asked(t) == 0
    assert "fog:s20:s29" in keys(t)
    play(t, "fog:stay")
    assert fog(t, 1) == ["s20", None, None]


@pytest.mark.rule("U-150", "U-67")
def test_step_lightly_without_a_neighbour_still_lets_the_opponent_move_fog() -> None:
    t = duel(invisible_man("s1", fog=["s1", None, None], hand="step_lightly"), jekyll("s20"), board="soho")
    play(t, "scheme:step_lightly:invisible_man")
    assert asked(t) == 1
    play(t, "fog:s1:s3")
    assert fog(t, 0) == ["s3", None, None]
    assert health(t, "jekyll_and_hyde") == 16


@pytest.mark.rule("Q-14")
def test_two_invisible_men_use_their_own_fog_and_never_share_a_space_with_it() -> None:
    t = duel(
        invisible_man("s1", fog=["s2", None, None], hand="rolling_fog"),
        invisible_man("s20", fog=["s9", "s24", "s29"]),
        board="soho",
    )
    play(t, "scheme:rolling_fog:invisible_man@1")
    assert "fog:s2:s9" not in keys(t)
    play(t, "fog:s2:s3", "maneuver", "boost:none")
    # s9 is one step away, but the fog there is the other's: no jump to s24.
    assert "move:invisible_man@1:s24" not in keys(t)


@pytest.mark.rule("Q-17")
def test_confound_moves_the_tokens_one_after_the_other() -> None:
    t = duel(invisible_man("s1", fog=["s9", "s10", "s20"], hand="confound"), jekyll("s2", hand="feint"), board="soho")
    fight(t, "invisible_man", "jekyll_and_hyde", "confound")
    assert (asked(t), keys(t)) == (1, ["discard:feint", "discard:none"])
    play(t, "discard:none")
    assert asked(t) == 0
    assert "fog:s10:s9" not in keys(t)
    play(t, "fog:s9:s29")
    # The space left by the first is free for the second; the first has moved.
    assert "fog:s10:s9" in keys(t)
    assert keys(t, "fog:s29:") == []
    play(t, "fog:s10:s9", "fog:done")
    assert fog(t, 0) == ["s29", "s9", "s20"]


@pytest.mark.rule("Q-17")
def test_confound_stopped_by_a_discard() -> None:
    t = duel(invisible_man("s1", fog=["s9", "s10", "s20"], hand="confound"), jekyll("s2", hand="feint"), board="soho")
    fight(t, "invisible_man", "jekyll_and_hyde", "confound")
    play(t, "discard:feint")
    assert fog(t, 0) == ["s9", "s10", "s20"]
    assert keys(t)[0] == "maneuver"
