"""The turn: its parts, its actions, its end (U-16 to U-24, U-80)."""

from __future__ import annotations

import pytest

from unmatched.stories import (
    actions,
    asked,
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
    maneuver,
    play,
    told,
    where,
    whose_turn,
    winners,
)

SEVEN = "feint feint feint skirmish skirmish skirmish duality_of_man"


@pytest.mark.rule("U-16")
def test_a_turn_is_start_actions_hand_limit_next_player() -> None:
    t = duel(jekyll("s1", hand=SEVEN, deck="with_haste with_haste pure_evil"), holmes("s20"), board="soho", start=True)
    assert keys(t) == ["yes", "no"]
    play(t, "yes")
    assert form(t, 0) == "Mr. Hyde"
    maneuver(t)
    maneuver(t)
    # Nine cards: two go before the next player begins.
    assert asked(t) == 0
    assert keys(t) == ["discard:feint", "discard:skirmish", "discard:duality_of_man", "discard:with_haste"]
    play(t, "discard:with_haste", "discard:with_haste")
    assert whose_turn(t) == 1
    names = [event["event"] for event in told(t, None) if event["event"] != "moved"]
    assert names == [
        "turn_began", "transformed", "maneuvered", "drew", "hurt", "maneuvered", "drew", "hurt",
        "discarded", "discarded", "turn_began",
    ]  # fmt: skip


@pytest.mark.rule("U-17", "U-18")
def test_exactly_two_actions_and_the_same_one_may_be_taken_twice() -> None:
    t = duel(holmes("s1", hand="feint"), jekyll("s2"), board="soho")
    assert keys(t) == ["maneuver", "attack:sherlock_holmes:jekyll_and_hyde"]
    maneuver(t)
    assert (whose_turn(t), actions(t)) == (0, 1)
    maneuver(t)
    assert (whose_turn(t), actions(t)) == (1, 2)
    for skipped in ("pass", "skip", "done", "none"):
        assert t.why_not(skipped, asked(t)).rule in {"U-17", "U-131"}


@pytest.mark.rule("U-17")
def test_no_action_may_be_skipped() -> None:
    t = duel(holmes("s1"), jekyll("s2"), board="soho")
    assert keys(t) == ["maneuver"]
    assert t.why_not("pass", 0).rule == "U-17"
    assert "may be skipped" in t.why_not("pass", 0).reason


@pytest.mark.rule("U-18")
def test_maneuver_scheme_and_attack_are_the_actions() -> None:
    t = duel(dracula("s1", hand="mistform dash"), jekyll("s2"), board="soho")
    assert keys(t) == ["maneuver", "scheme:mistform:dracula", "attack:dracula:jekyll_and_hyde"]


@pytest.mark.rule("U-19")
def test_a_maneuver_is_legal_with_an_empty_deck_and_an_empty_hand() -> None:
    t = duel(holmes("s1", deck=""), jekyll("s20"), board="soho")
    assert keys(t) == ["maneuver"]
    play(t, "maneuver")
    assert health(t, "sherlock_holmes") == 14


@pytest.mark.rule("U-20", "U-42")
def test_a_scheme_needs_a_fighter_on_the_board_that_may_use_it() -> None:
    cards = "administer_aid master_of_disguise feint"
    both = duel(holmes("s1", watson="s2", hand=cards), jekyll("s20"), board="soho")
    assert keys(both) == ["maneuver", "scheme:master_of_disguise:sherlock_holmes", "scheme:administer_aid:dr_watson"]
    alone = duel(holmes("s1", hand=cards), jekyll("s20"), board="soho")
    assert keys(alone) == ["maneuver", "scheme:master_of_disguise:sherlock_holmes"]
    assert alone.why_not("scheme:administer_aid:dr_watson", 0).rule == "U-42"


@pytest.mark.rule("U-21")
def test_an_attack_needs_a_target_in_reach_and_a_card_this_fighter_may_use() -> None:
    # Only Watson has a target; only Holmes could use the card.
    t = duel(holmes("s1", watson="s20", hand="counterpunch"), jekyll("s21"), board="soho")
    assert keys(t) == ["maneuver"]
    t = duel(holmes("s1", watson="s20", hand="service_revolver"), jekyll("s21"), board="soho")
    assert keys(t) == ["maneuver", "attack:dr_watson:jekyll_and_hyde"]
    t = duel(holmes("s1", watson="s20", hand="service_revolver"), jekyll("s9"), board="soho")
    assert keys(t) == ["maneuver"]
    # A defense card attacks nobody.
    t = duel(holmes("s1", hand="elementary"), jekyll("s2"), board="soho")
    assert keys(t) == ["maneuver"]


@pytest.mark.rule("U-22", "Q-34")
def test_more_than_seven_cards_are_fine_until_the_end_of_the_own_turn() -> None:
    t = duel(jekyll("s1", hand=SEVEN, deck="pure_evil pure_evil"), holmes("s20"), board="soho")
    maneuver(t)
    assert len(hand(t, 0)) == 8
    assert actions(t) == 1
    maneuver(t)
    assert len(hand(t, 0)) == 9
    play(t, "discard:feint")
    assert asked(t) == 0
    play(t, "discard:pure_evil")
    assert len(hand(t, 0)) == 7
    assert whose_turn(t) == 1
    # The discards are public.
    assert [event["card"] for event in told(t, 1, "discarded")] == ["feint", "pure_evil"]


@pytest.mark.rule("Q-34")
def test_cards_gained_in_another_players_turn_may_stay_above_seven() -> None:
    t = duel(
        holmes("s1", hand="education_never_ends education_never_ends"),
        jekyll("s2", hand=SEVEN, deck="pure_evil with_haste calming_research"),
        board="soho",
    )
    fight(t, "sherlock_holmes", "jekyll_and_hyde", "education_never_ends")
    fight(t, "sherlock_holmes", "jekyll_and_hyde", "education_never_ends")
    assert len(hand(t, 1)) == 9
    assert whose_turn(t) == 1
    assert asked(t) == 1
    assert keys(t) == ["yes", "no"]


@pytest.mark.rule("U-23")
def test_a_gained_action_is_one_more_and_must_be_used() -> None:
    t = duel(dracula("s1", hand="mistform mistform"), jekyll("s20"), board="soho")
    play(t, "scheme:mistform:dracula", "place:dracula:s9")
    assert actions(t) == 2
    play(t, "scheme:mistform:dracula", "place:dracula:s10")
    assert actions(t) == 2
    maneuver(t)
    assert whose_turn(t) == 0
    assert t.why_not("pass", 0).rule == "U-17"
    maneuver(t)
    assert whose_turn(t) == 1


@pytest.mark.rule("U-24", "Q-26")
def test_start_of_turn_abilities_come_first_and_the_winner_check_before_any_action() -> None:
    t = duel(dracula("s1"), holmes("s2", watson="s3", health=1), board="soho", start=True)
    assert keys(t) == ["bite:sherlock_holmes", "bite:none"]
    play(t, "bite:sherlock_holmes")
    assert winners(t) == (0,)
    # The draw that belongs to the ability happened all the same.
    assert len(hand(t, 0)) == 1
    assert not told(t, None, "maneuvered")


@pytest.mark.rule("Q-26", "U-66", "U-125")
def test_the_draw_after_bloodthirsty_may_cost_dracula_the_game() -> None:
    t = duel(dracula("s1", health=2, deck=""), holmes("s2"), board="soho", start=True)
    play(t, "bite:sherlock_holmes")
    assert health(t, "sherlock_holmes") == 15
    assert health(t, "dracula") == 0
    assert winners(t) == (1,)
    both = duel(dracula("s1", health=2, deck=""), holmes("s2", health=1), board="soho", start=True)
    play(both, "bite:sherlock_holmes")
    assert winners(both) == (0,)


@pytest.mark.rule("Q-10", "U-148")
def test_the_return_from_vanish_comes_before_anything_else() -> None:
    t = duel(invisible_man(None, vanished=True, fog=["s1", "s2", "s3"]), dracula("s20"), board="soho", start=True)
    assert len(keys(t)) == 28
    assert all(key.startswith("place:invisible_man:") for key in keys(t))
    assert "place:invisible_man:s20" not in keys(t)
    play(t, "place:invisible_man:s2")
    assert keys(t) == ["maneuver"]
    assert t.position()["state"]["turn"]["began_on_fog"] is True
    assert where(t, "invisible_man") == "s2"


@pytest.mark.rule("U-80", "Q-6")
def test_end_your_turn_drops_the_actions_left_and_keeps_the_hand_limit() -> None:
    cards = "vanish slip_away slip_away slip_away confound confound lurking lurking coded_notes"
    t = duel(invisible_man("s1", fog=["s2", None, None], health=10, hand=cards), holmes("s20"), board="soho")
    play(t, "scheme:vanish:invisible_man")
    assert actions(t) == 0
    assert asked(t) == 0
    assert keys(t, "discard:")
    assert told(t, None, "discarded") == []
    assert "vanish" in t.position()["state"]["players"][0]["discard"]
    play(t, "discard:lurking")
    assert whose_turn(t) == 1
    assert len(hand(t, 0)) == 7


@pytest.mark.rule("U-31", "U-132")
def test_hyde_suffers_after_every_maneuver_also_an_extra_one() -> None:
    t = duel(hyde("s1"), holmes("s20"), board="soho", actions=3)
    for points in (15, 14, 13):
        maneuver(t)
        assert health(t, "jekyll_and_hyde") == points
    assert whose_turn(t) == 1
