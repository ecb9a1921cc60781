"""The maneuver: draw, boost, move (U-25 to U-31)."""

from __future__ import annotations

import pytest

from unmatched.stories import (
    asked,
    deck,
    discard,
    dracula,
    duel,
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


def ends(keys: list[str], fighter: str) -> set[str]:
    """Return the spaces a fighter may move to."""
    return {key.split(":")[2] for key in keys if key.startswith(f"move:{fighter}:")}


@pytest.mark.rule("U-25")
def test_the_draw_comes_first_and_is_not_optional() -> None:
    t = duel(holmes("s1", deck="feint elementary"), jekyll("s20"), board="soho")
    play(t, "maneuver")
    assert hand(t, 0) == ["feint"]
    assert deck(t, 0) == ["elementary"]
    # The owner sees which card, the others see that one was drawn.
    assert told(t, 0, "drew")[0]["card"] == "feint"
    assert "card" not in told(t, 1, "drew")[0]
    assert "card" not in told(t, None, "drew")[0]


@pytest.mark.rule("U-26", "U-5")
def test_one_card_may_boost_whatever_its_banner_and_its_effect_is_ignored() -> None:
    # Watson is defeated, his card still boosts.
    t = duel(holmes("s1", hand="service_revolver administer_aid", deck="feint"), jekyll("s20"), board="soho")
    play(t, "maneuver")
    assert keys(t) == ["boost:service_revolver", "boost:feint", "boost:administer_aid", "boost:none"]
    play(t, "boost:service_revolver")
    assert keys(t, "boost:") == []
    assert t.decision is not None
    assert "5 spaces" in t.decision.prompt
    assert "service_revolver" in discard(t, 0)
    assert hand(t, 0) == ["administer_aid", "feint"]
    assert told(t, 1, "boosted")[0]["boost"] == 3


@pytest.mark.rule("U-26")
def test_the_boost_lasts_for_this_maneuver_only() -> None:
    t = duel(jekyll("s1", hand="pure_evil", deck="feint feint"), holmes("s20"), board="soho")
    play(t, "maneuver", "boost:pure_evil")
    assert "s12" in ends(keys(t), "jekyll_and_hyde")
    play(t, "move:jekyll_and_hyde:s9")
    assert "done" not in keys(t)
    play(t, "maneuver", "boost:none")
    assert ends(keys(t), "jekyll_and_hyde") == {"s1", "s2", "s10", "s11", "s17", "s22", "s25"}


@pytest.mark.rule("U-26", "Q-24")
def test_the_card_just_drawn_may_boost_and_nobody_needs_to_move_then() -> None:
    t = duel(holmes("s1", deck="elementary"), jekyll("s20"), board="soho")
    play(t, "maneuver", "boost:elementary", "done")
    assert where(t, "sherlock_holmes") == "s1"
    assert hand(t, 0) == []
    assert whose_turn(t) == 0


@pytest.mark.rule("Q-24", "Q-25")
def test_exhaustion_comes_before_the_boost() -> None:
    t = duel(holmes("s1", watson="s2", hand="feint", deck=""), jekyll("s20"), board="soho")
    play(t, "maneuver")
    assert (health(t, "sherlock_holmes"), health(t, "dr_watson")) == (14, 6)
    assert keys(t) == ["boost:feint", "boost:none"]


@pytest.mark.rule("Q-25", "U-66", "U-19")
def test_exhaustion_may_defeat_the_own_hero_and_the_action_goes_on_with_those_left() -> None:
    exhausted = holmes("s1", watson="s2", health=2, hand="feint", deck="")
    t = duel(exhausted, jekyll("s20"), dracula("s22"), invisible_man("s29", fog=["s5", "s6", "s7"]), board="soho", teams=True)
    play(t, "maneuver")
    assert where(t, "sherlock_holmes") is None
    play(t, "boost:none")
    assert ends(keys(t), "dr_watson")
    assert not ends(keys(t), "sherlock_holmes")
    play(t, "move:dr_watson:s3")
    assert where(t, "dr_watson") == "s3"
    assert winners(t) is None
    # In a duel the other player has won: where Watson walks cannot matter any more.
    t = duel(exhausted, jekyll("s20"), board="soho")
    play(t, "maneuver")
    assert winners(t) == (1,)


@pytest.mark.rule("U-27", "U-28")
def test_each_fighter_moves_once_in_any_order_with_the_full_value() -> None:
    t = duel(holmes("s1", watson="s20", deck="feint"), jekyll("s5"), board="soho")
    play(t, "maneuver", "boost:feint")
    # Move 2 on the hero's card, plus BOOST 1, for Watson as well as for Holmes.
    assert ends(keys(t), "sherlock_holmes") == {"s2", "s3", "s4", "s9", "s10", "s11", "s17", "s22", "s25"}
    assert ends(keys(t), "dr_watson") == {"s19", "s18", "s17", "s21", "s16", "s15", "s29", "s28"}
    play(t, "move:dr_watson:s21")
    assert not ends(keys(t), "dr_watson")
    assert t.why_not("move:dr_watson:s20", 0).rule == "U-27"
    play(t, "move:sherlock_holmes:s4")
    # Everybody has moved: nothing is left to ask.
    assert keys(t)[0] == "maneuver"
    assert (where(t, "dr_watson"), where(t, "sherlock_holmes")) == ("s21", "s4")


@pytest.mark.rule("U-27", "U-68")
def test_nobody_has_to_move() -> None:
    t = duel(dracula("s1", sisters=["s2", "s9", "s22"]), jekyll("s20"), board="soho")
    maneuver(t)
    assert [where(t, f) for f in ("dracula", "sister_1", "sister_2", "sister_3")] == ["s1", "s2", "s9", "s22"]


@pytest.mark.rule("U-29", "U-2")
def test_friends_may_be_passed_foes_not_and_the_end_must_be_empty() -> None:
    # s1 - s2 - s3 - s4: a Sister on s2 may be passed; Holmes on s9 shuts the other way.
    t = duel(dracula("s1", sisters=["s2"], deck="dash"), holmes("s9"), board="soho")
    play(t, "maneuver", "boost:none")
    assert ends(keys(t), "dracula") == {"s3"}
    assert t.why_not("move:dracula:s2", 0).rule == "U-29"
    assert "taken by Sister 1" in t.why_not("move:dracula:s2", 0).reason
    assert "block" in t.why_not("move:dracula:s10", 0).reason


@pytest.mark.rule("U-30")
def test_fighters_moved_earlier_change_what_is_free() -> None:
    t = duel(dracula("s1", sisters=["s2"], deck="dash"), holmes("s9"), board="soho")
    play(t, "maneuver", "boost:none", "move:sister_1:s4")
    assert ends(keys(t), "dracula") == {"s2", "s3"}
    again = duel(dracula("s1", sisters=["s2"], deck="dash"), holmes("s9"), board="soho")
    play(again, "maneuver", "boost:none", "move:sister_1:s3")
    assert ends(keys(again), "dracula") == {"s2"}


@pytest.mark.rule("U-31", "U-132")
def test_after_the_maneuver_comes_when_all_movement_is_done_also_if_nobody_moved() -> None:
    t = duel(hyde("s1"), holmes("s20"), board="soho")
    play(t, "maneuver", "boost:none")
    assert health(t, "jekyll_and_hyde") == 16
    play(t, "done")
    assert health(t, "jekyll_and_hyde") == 15
    maneuver(t, "jekyll_and_hyde:s2")
    assert health(t, "jekyll_and_hyde") == 14
    assert [event["event"] for event in told(t, None, "moved", "hurt")][-2:] == ["moved", "hurt"]


@pytest.mark.rule("U-132", "U-66")
def test_hyde_may_defeat_himself_by_a_maneuver() -> None:
    t = duel(hyde("s1", health=1), holmes("s20"), board="soho")
    maneuver(t)
    assert winners(t) == (1,)
    assert not told(t, None, "turn_began")


@pytest.mark.rule("Q-30")
def test_a_move_is_described_by_its_end_alone() -> None:
    # Two ways lead from s1 to s11: one option.
    t = duel(jekyll("s1", hand="with_haste"), holmes("s29"), board="soho")
    play(t, "maneuver", "boost:with_haste")
    assert keys(t).count("move:jekyll_and_hyde:s11") == 1


@pytest.mark.rule("U-28")
@pytest.mark.parametrize("player", [holmes("s9"), dracula("s9"), jekyll("s9"), hyde("s9"), invisible_man("s9")])
def test_everybody_has_move_2(player: object) -> None:
    t = duel(player, holmes("s29") if player.hero != "sherlock_holmes" else jekyll("s29"), board="soho")  # type: ignore[arg-type, attr-defined]
    play(t, "maneuver", "boost:none")
    assert ends(keys(t), player.hero) == {"s1", "s2", "s10", "s11", "s17", "s22", "s25"}  # type: ignore[attr-defined]
    assert asked(t) == 0
