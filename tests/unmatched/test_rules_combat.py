"""Attack and combat (U-43 to U-60)."""

from __future__ import annotations

import pytest

import parlour
from parlour import Table
from unmatched.stories import (
    asked,
    discard,
    document,
    dracula,
    duel,
    fight,
    form,
    hand,
    health,
    holmes,
    hyde,
    invisible_man,
    jekyll,
    keys,
    play,
    told,
    where,
)


def numbers(t: Table) -> tuple[int, int]:
    """Return attack and defense of the last combat as they were compared."""
    last = told(t, None, "combat_won")[-1]
    return last["attack"], last["defense"]


@pytest.mark.rule("U-43", "U-2")
def test_everybody_reaches_adjacent_spaces_whatever_the_zones() -> None:
    # s9 (cobble) and s22 (red) are joined by a line; s10 and s12 share cobble without one.
    t = duel(holmes("s9", hand="feint"), dracula("s22", sisters=["s12", "s10"]), board="soho")
    assert keys(t, "attack:") == ["attack:sherlock_holmes:dracula", "attack:sherlock_holmes:sister_2"]


@pytest.mark.rule("U-43", "U-4", "U-3")
def test_only_watson_reaches_his_zone_and_nothing_blocks() -> None:
    # Watson on s11 (blue, cobble): s1 is blue, s14 cobble, both far away with others between; s5 is only navy.
    t = duel(holmes("s29", watson="s11", hand="feint"), dracula("s1", sisters=["s14", "s5", "s12"]), board="soho")
    assert keys(t, "attack:") == ["attack:dr_watson:dracula", "attack:dr_watson:sister_1", "attack:dr_watson:sister_3"]


@pytest.mark.rule("U-43")
def test_one_does_not_attack_the_own_side() -> None:
    t = duel(dracula("s1", sisters=["s2"], hand="dash"), holmes("s20"), board="soho")
    assert keys(t, "attack:") == []
    assert t.why_not("attack:dracula:sister_1", 0).rule == "U-43"


@pytest.mark.rule("U-44", "U-45", "U-46")
def test_cards_are_laid_face_down_and_revealed_together() -> None:
    t = duel(holmes("s1", hand="feint counterpunch"), jekyll("s2", hand="skirmish"), board="soho")
    play(t, "attack:sherlock_holmes:jekyll_and_hyde", "attack:counterpunch")
    for seat in (1, None):
        combat = t.view(seat)["combat"]
        assert combat["attack"]["laid"] is True
        assert combat["attack"]["card"] is None
        assert "Counterpunch" not in str(t.events(seat))
    assert t.view(0)["combat"]["attack"]["card"] == "counterpunch"
    assert hand(t, 0) == ["feint"]
    play(t, "defend:skirmish")
    assert [event["card"] for event in told(t, None, "revealed")] == ["counterpunch", "skirmish"]
    assert not t.can_undo


@pytest.mark.rule("U-45")
def test_the_defender_may_go_without_a_card() -> None:
    t = duel(holmes("s1", hand="feint"), jekyll("s2", hand="skirmish"), board="soho")
    fight(t, "sherlock_holmes", "jekyll_and_hyde", "feint", "none")
    assert hand(t, 1) == ["skirmish"]
    assert health(t, "jekyll_and_hyde") == 14
    assert told(t, None, "undefended")


@pytest.mark.rule("U-47", "U-48", "D-7")
def test_defender_first_in_every_step_then_the_cards_are_discarded() -> None:
    # Both have AFTER COMBAT text: With Haste moves the defender before Counterpunch looks who is adjacent.
    t = duel(holmes("s1", hand="counterpunch"), jekyll("s2", hand="with_haste"), board="soho")
    fight(t, "sherlock_holmes", "jekyll_and_hyde", "counterpunch", "with_haste")
    assert asked(t) == 1
    assert "counterpunch" not in discard(t, 0)
    play(t, "move:jekyll_and_hyde:s4")
    assert health(t, "jekyll_and_hyde") == 16
    assert (discard(t, 0), discard(t, 1)) == (["counterpunch"], ["with_haste"])
    stayed = duel(holmes("s1", hand="counterpunch"), jekyll("s2", hand="with_haste"), board="soho")
    fight(stayed, "sherlock_holmes", "jekyll_and_hyde", "counterpunch", "with_haste")
    play(stayed, "move:jekyll_and_hyde:stay")
    assert health(stayed, "jekyll_and_hyde") == 14


@pytest.mark.rule("U-47", "U-48")
def test_both_during_effects_the_defenders_first() -> None:
    t = duel(dracula("s1", hand="beastform dash"), holmes("s2", hand="deduce_strategy"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "beastform", "deduce_strategy")
    assert (asked(t), keys(t)) == (1, ["yes", "no"])
    play(t, "yes")
    assert (asked(t), keys(t)) == (0, ["discard:dash", "discard:none"])
    play(t, "discard:dash")
    # BOOST 4 in place of 6, plus 1 for the card discarded.
    assert numbers(t) == (5, 3)


@pytest.mark.rule("U-49", "U-50")
def test_damage_is_the_difference_and_a_higher_defense_hurts_nobody() -> None:
    t = duel(holmes("s1", hand="the_game_is_afoot feint"), jekyll("s2", hand="skirmish feint"), board="soho")
    fight(t, "sherlock_holmes", "jekyll_and_hyde", "the_game_is_afoot", "feint")
    assert health(t, "jekyll_and_hyde") == 13
    play(t, "move:sherlock_holmes:stay")
    fight(t, "sherlock_holmes", "jekyll_and_hyde", "feint", "skirmish")
    assert health(t, "jekyll_and_hyde") == 13
    assert health(t, "sherlock_holmes") == 16


@pytest.mark.rule("U-49")
def test_no_card_counts_0() -> None:
    t = duel(holmes("s1", hand="the_game_is_afoot"), jekyll("s2"), board="soho")
    fight(t, "sherlock_holmes", "jekyll_and_hyde", "the_game_is_afoot")
    assert numbers(t) == (5, 0)
    assert health(t, "jekyll_and_hyde") == 11


@pytest.mark.rule("U-51", "U-60")
def test_cancelling_stops_what_has_not_happened_yet_but_not_the_number() -> None:
    t = duel(jekyll("s1", hand="feint"), dracula("s2", hand="exploit"), board="soho")
    fight(t, "jekyll_and_hyde", "dracula", "feint", "exploit")
    assert numbers(t) == (2, 4)
    # Exploit's draw did not happen.
    assert hand(t, 1) == []
    assert told(t, None, "text_cancelled")[0]["card"] == "exploit"


@pytest.mark.rule("U-51", "U-145")
def test_what_already_happened_stays() -> None:
    # The defender's IMMEDIATELY comes first: Impossible to See has locked the Feint before it can cancel.
    t = duel(jekyll("s1", hand="feint"), invisible_man("s2", hand="impossible_to_see"), board="soho")
    fight(t, "jekyll_and_hyde", "invisible_man", "feint", "impossible_to_see")
    assert numbers(t) == (0, 2)
    # As an attack it comes second and is cancelled by a defending Feint.
    t = duel(invisible_man("s1", hand="impossible_to_see"), jekyll("s2", hand="feint"), board="soho")
    fight(t, "invisible_man", "jekyll_and_hyde", "impossible_to_see", "feint")
    assert numbers(t) == (2, 2)


@pytest.mark.rule("U-51")
def test_two_feints_cancel_nothing_that_matters() -> None:
    t = duel(jekyll("s1", hand="feint"), dracula("s2", hand="feint"), board="soho")
    fight(t, "jekyll_and_hyde", "dracula", "feint", "feint")
    # The defender's came first; the attacker's was cancelled before it could speak.
    assert [event["seat"] for event in told(t, None, "text_cancelled")] == [0]
    assert numbers(t) == (2, 2)


@pytest.mark.rule("U-52")
@pytest.mark.parametrize(
    ("attack", "defense", "winner"),
    [("skirmish", "feint", 0), ("feint", "feint", 1), ("feint", "exploit", 1), ("feint", "none", 0)],
)
def test_the_attacker_won_if_the_attack_dealt_damage_otherwise_the_defender(attack: str, defense: str, winner: int) -> None:
    t = duel(jekyll("s1", hand=attack), dracula("s2", hand="" if defense == "none" else defense), board="soho")
    fight(t, "jekyll_and_hyde", "dracula", attack, defense)
    assert [event["seat"] for event in told(t, None, "combat_won")] == [winner]


@pytest.mark.rule("U-52")
def test_an_undefended_0_is_won_by_the_defender() -> None:
    t = duel(holmes("s1", hand="study_methods"), invisible_man("s2", hand="impossible_to_see"), board="soho")
    fight(t, "sherlock_holmes", "invisible_man", "study_methods", "impossible_to_see")
    assert numbers(t) == (0, 2)
    assert told(t, None, "combat_won")[0]["seat"] == 1
    assert not told(t, None, "hand_looked_at")


@pytest.mark.rule("U-53")
def test_effect_damage_does_not_decide_the_winner() -> None:
    # Counterpunch 3 against 4: lost, its 2 damage notwithstanding.
    t = duel(holmes("s1", hand="counterpunch"), dracula("s2", hand="exploit"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "counterpunch", "exploit")
    assert health(t, "dracula") == 11
    assert told(t, None, "combat_won")[0]["seat"] == 1


@pytest.mark.rule("U-53", "U-134")
def test_damage_from_a_changed_number_is_combat_damage() -> None:
    t = duel(dracula("s1", hand="beastform dash dash"), jekyll("s2", hand="scientific_method"), board="soho")
    fight(t, "dracula", "jekyll_and_hyde", "beastform", "scientific_method")
    play(t, "discard:dash", "discard:dash")
    assert health(t, "jekyll_and_hyde") == 10
    assert len(hand(t, 1)) == 6


@pytest.mark.rule("U-54")
def test_a_fighter_moved_away_does_not_end_the_combat() -> None:
    # The defender leaves after combat; the attacker's own AFTER COMBAT effect still happens.
    t = duel(dracula("s1", hand="exploit", deck="dash"), jekyll("s2", hand="with_haste"), board="soho")
    fight(t, "dracula", "jekyll_and_hyde", "exploit", "with_haste")
    play(t, "move:jekyll_and_hyde:s5")
    assert hand(t, 0) == ["dash"]
    assert told(t, None, "combat_won")[0]["seat"] == 1


@pytest.mark.rule("U-55", "Q-3")
def test_layer_1_and_2_a_becomes_effect_beats_deduce_strategy() -> None:
    # Duality of Man becomes 6 as Jekyll defends; Deduce Strategy (BOOST 1) only touches the printed number.
    t = duel(holmes("s1", hand="deduce_strategy"), jekyll("s2", hand="duality_of_man"), board="soho")
    fight(t, "sherlock_holmes", "jekyll_and_hyde", "deduce_strategy", "duality_of_man")
    play(t, "yes")
    assert numbers(t) == (3, 6)
    t = duel(
        invisible_man("s1", fog=["s1", None, None], hand="emerge_from_mist"), holmes("s2", hand="deduce_strategy"), board="soho"
    )
    fight(t, "invisible_man", "sherlock_holmes", "emerge_from_mist", "deduce_strategy")
    play(t, "yes")
    assert numbers(t) == (5, 3)


@pytest.mark.rule("U-55", "U-122")
def test_layer_1_and_3_additions_come_on_top_of_a_deduced_number() -> None:
    t = duel(dracula("s1", hand="beastform dash dash dash"), holmes("s2", hand="deduce_strategy"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "beastform", "deduce_strategy")
    play(t, "yes", "discard:dash", "discard:dash", "discard:dash")
    assert numbers(t) == (7, 3)


@pytest.mark.rule("U-55", "U-142", "U-122", "U-60")
def test_layer_3_the_fog_bonus_survives_feint_and_deduce_strategy() -> None:
    t = duel(jekyll("s1", hand="feint"), invisible_man("s2", fog=["s2", None, None], hand="into_thin_air"), board="soho")
    fight(t, "jekyll_and_hyde", "invisible_man", "feint", "into_thin_air")
    assert numbers(t) == (2, 5)
    t = duel(holmes("s1", hand="deduce_strategy"), invisible_man("s2", fog=["s2", None, None], hand="into_thin_air"), board="soho")
    fight(t, "sherlock_holmes", "invisible_man", "deduce_strategy", "into_thin_air")
    play(t, "yes")
    # BOOST 1 in place of 4, plus the fog.
    assert numbers(t) == (3, 2)


@pytest.mark.rule("U-55", "U-57", "D-6")
def test_layer_4_a_locked_number_cannot_be_changed_by_cards() -> None:
    t = duel(dracula("s1", hand="beastform dash dash"), invisible_man("s2", hand="impossible_to_see"), board="soho")
    fight(t, "dracula", "invisible_man", "beastform", "impossible_to_see")
    play(t, "discard:dash", "discard:dash")
    assert numbers(t) == (0, 2)
    # D-6: Holmes' protection is about cancelling, not about numbers.
    t = duel(holmes("s1", hand="the_game_is_afoot"), invisible_man("s2", hand="impossible_to_see"), board="soho")
    fight(t, "sherlock_holmes", "invisible_man", "the_game_is_afoot", "impossible_to_see")
    assert numbers(t) == (0, 2)
    assert keys(t, "move:sherlock_holmes:")


@pytest.mark.rule("U-57", "Q-5", "Q-14")
def test_layer_4_an_ability_still_adds_to_a_locked_number() -> None:
    mine, theirs = invisible_man("s1", hand="impossible_to_see"), invisible_man("s2", fog=["s2", None, None], hand="into_thin_air")
    t = duel(mine, theirs, board="soho")
    fight(t, "invisible_man@1", "invisible_man@2", "impossible_to_see", "into_thin_air")
    assert numbers(t) == (2, 1)


@pytest.mark.rule("U-55", "U-56", "U-121")
def test_layer_5_an_ignored_number_is_0_whatever_is_added() -> None:
    t = duel(dracula("s1", sisters=["s3"], hand="feeding_frenzy"), holmes("s2", hand="elementary"), board="soho")
    play(t, "attack:dracula:sherlock_holmes", "attack:feeding_frenzy", "defend:elementary", "number:2")
    assert numbers(t) == (0, 3)
    assert told(t, None, "combat_won")[0]["seat"] == 1
    wrong = duel(dracula("s1", sisters=["s3"], hand="feeding_frenzy"), holmes("s2", hand="elementary"), board="soho")
    play(wrong, "attack:dracula:sherlock_holmes", "attack:feeding_frenzy", "defend:elementary", "number:3")
    assert numbers(wrong) == (3, 3)


@pytest.mark.rule("U-55")
def test_numbers_are_shown_as_they_change() -> None:
    t = duel(dracula("s1", hand="beastform dash"), holmes("s2", hand="deduce_strategy"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "beastform", "deduce_strategy")
    assert t.view(None)["combat"]["attack"]["number"] == 6
    play(t, "yes")
    assert t.view(None)["combat"]["attack"]["number"] == 4
    play(t, "discard:dash")
    assert [event["number"] for event in told(t, None, "number_changed")] == [4, 5]
    assert [event["why"] for event in told(t, None, "number_changed")] == ["deduction", "addition"]


@pytest.mark.rule("U-58")
def test_the_text_of_a_card_happens_although_its_fighter_was_defeated() -> None:
    defender = holmes("s9", watson="s2", watson_health=1, hand="education_never_ends", deck="feint elementary")
    t = duel(hyde("s1", hand="forever_hyde"), defender, board="soho")
    fight(t, "jekyll_and_hyde", "dr_watson", "forever_hyde", "education_never_ends")
    assert where(t, "dr_watson") is None
    # Holmes' player lost the combat and draws two.
    assert hand(t, 1) == ["elementary", "feint"]


@pytest.mark.rule("U-59")
def test_conditions_about_a_defeated_fighter_fail_and_it_is_neither_moved_nor_healed() -> None:
    t = duel(
        hyde("s1", hand="forever_hyde"),
        holmes("s3", watson="s2", health=10, watson_health=1, hand="fixed_point_in_a_changing_age"),
        board="soho",
    )
    fight(t, "jekyll_and_hyde", "dr_watson", "forever_hyde", "fixed_point_in_a_changing_age")
    assert (where(t, "dr_watson"), health(t, "dr_watson")) == (None, 0)
    assert health(t, "sherlock_holmes") == 10
    t = duel(holmes("s1", hand="the_game_is_afoot"), dracula("s9", sisters=["s2"], hand="dash"), board="soho")
    fight(t, "sherlock_holmes", "sister_1", "the_game_is_afoot", "dash")
    # No question where the Sister dashes: she is gone. Holmes moves.
    assert asked(t) == 0
    assert keys(t, "move:sherlock_holmes:")


@pytest.mark.rule("U-60", "U-142")
def test_cancelling_does_not_touch_abilities() -> None:
    t = duel(jekyll("b2", hand="feint"), invisible_man("b1", fog=["b1", "b16", None], hand="lurking"))
    fight(t, "jekyll_and_hyde", "invisible_man", "feint", "lurking")
    assert numbers(t) == (2, 3)
    assert hand(t, 1) == []


@pytest.mark.rule("Q-15")
def test_the_fog_bonus_is_settled_at_the_reveal() -> None:
    t = duel(dracula("s1", hand="beastform dash"), invisible_man("s2", fog=["s2", None, None], hand="into_thin_air"), board="soho")
    fight(t, "dracula", "invisible_man", "beastform", "into_thin_air")
    assert t.view(None)["combat"]["defense"]["number"] == 5
    assert told(t, None, "number_changed")[0]["why"] == "fog"


@pytest.mark.rule("Q-20")
def test_a_target_that_is_gone_takes_no_damage_and_the_defender_won() -> None:
    # It cannot come about with this set, but a position can say so.
    combat = {"attacker": "jekyll_and_hyde", "target": "sister_1", "attack": {"card": "skirmish"}}
    doc = document(jekyll("s1"), dracula("s20"), board="soho", actions=1, combat=combat)
    doc["stack"] = [["EndAction", 0, -1], ["Reveal", 0, -1]]
    t = parlour.position("unmatched", doc)
    # Skirmish moves somebody only if the attacker won: nobody is asked.
    assert keys(t)[0] == "maneuver"
    assert discard(t, 0) == ["skirmish"]
    assert (where(t, "sister_1"), health(t, "dracula")) == (None, 13)


@pytest.mark.rule("U-133")
def test_a_form_change_after_combat_counts_for_the_next_attack() -> None:
    t = duel(jekyll("s1", hand="succumb_to_compulsion forever_hyde skirmish"), holmes("s2"), board="soho")
    fight(t, "jekyll_and_hyde", "sherlock_holmes", "succumb_to_compulsion")
    play(t, "move:jekyll_and_hyde:stay")
    assert form(t, 0) == "Mr. Hyde"
    play(t, "attack:jekyll_and_hyde:sherlock_holmes")
    assert keys(t) == ["attack:forever_hyde", "attack:skirmish"]
