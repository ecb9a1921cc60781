"""Jekyll & Hyde: the Serum, Hyde's damage, and the thirteen cards (U-130 to U-136)."""

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
    knows,
    maneuver,
    play,
    told,
    where,
    whose_turn,
)

ME = "jekyll_and_hyde"
JEKYLL = "Dr. Jekyll"
HYDE = "Mr. Hyde"


def ends(t: Table, start: str) -> set[str]:
    """Return what follows a common beginning of the open options, for instance the spaces somebody may go to."""
    return {key.removeprefix(start) for key in keys(t, start)}


def at_next_action(t: Table, seat: int = 0) -> bool:
    """Say whether everything has been carried out and that seat chooses an action."""
    return asked(t) == seat and "maneuver" in keys(t)


def winners(t: Table) -> tuple[int, ...] | None:
    """Return who has won, None while the game goes on."""
    return t.outcome.winners if t.outcome else None


# The deck.


def test_deck_has_the_printed_figures() -> None:
    """U-1, U-5, U-6, D-3: copies, type, number, BOOST, banner."""
    (hero,) = (hero for hero in parlour.title("unmatched").catalogue()["heroes"] if hero["id"] == ME)
    figures = {card["id"]: (card["copies"], card["type"], card["value"], card["boost"], card["banner"]) for card in hero["deck"]}
    assert figures == {
        "recoiling_blow": (2, "attack", 5, 2, "MR. HYDE"),
        "forever_hyde": (2, "attack", 5, 2, "MR. HYDE"),
        "feint": (3, "versatile", 2, 2, "ANY"),
        "skirmish": (3, "versatile", 4, 1, "ANY"),
        "duality_of_man": (2, "versatile", 3, 1, "ANY"),
        "distracted_triage": (2, "versatile", 3, 3, "DR. JEKYLL"),
        "succumb_to_compulsion": (3, "versatile", 2, 2, "DR. JEKYLL"),
        "madness_relents": (2, "versatile", 4, 2, "MR. HYDE"),
        "with_haste": (2, "defense", 4, 3, "DR. JEKYLL"),
        "scientific_method": (2, "defense", 2, 2, "DR. JEKYLL"),
        "calming_research": (2, "scheme", None, 3, "DR. JEKYLL"),
        "pure_evil": (3, "scheme", None, 3, "MR. HYDE"),
        "strange_case": (2, "scheme", None, 2, "MR. HYDE"),
    }


# The Serum.


def test_the_serum_he_starts_as_jekyll_and_may_switch_before_the_first_action() -> None:
    """U-131, U-24."""
    t = parlour.new("unmatched", seed=1, heroes=[ME, "invisible_man"], board="soho")
    while keys(t) and asked(t) == 1:
        t.choose(keys(t)[0])
    assert form(t, 0) == JEKYLL
    assert (asked(t), keys(t)) == (0, ["yes", "no"])
    assert t.decision is not None
    assert {option.rule for option in t.decision.options} == {"U-131"}


def test_the_serum_taken_turns_jekyll_into_hyde_once_and_everybody_sees_it() -> None:
    """U-131: the change is offered once."""
    t = play(duel(jekyll(), dracula(), start=True), "yes")
    assert form(t, 0) == HYDE
    assert at_next_action(t)
    for seat in (0, 1, None):
        assert [event["form"] for event in told(t, seat, "transformed")] == [HYDE]
        assert t.view(seat)["players"][0]["form"] == HYDE
        assert t.view(seat)["players"][0]["fighters"][0]["name"] == HYDE


def test_the_serum_may_be_left() -> None:
    """U-131: the change is optional."""
    t = play(duel(jekyll(), dracula(), start=True), "no")
    assert form(t, 0) == JEKYLL
    assert at_next_action(t)
    assert told(t, 0, "transformed") == []


def test_the_serum_turns_hyde_back_into_jekyll() -> None:
    """U-131: to the other form, whichever it is."""
    t = play(duel(hyde(), dracula(), start=True), "yes")
    assert form(t, 0) == JEKYLL
    maneuver(t)
    assert health(t, ME) == 16


def test_the_serum_is_offered_only_in_his_own_turns() -> None:
    """U-131: at the start of your turn, not of an opponent's."""
    t = duel(jekyll("b22"), dracula("b9"), actions=1)
    maneuver(t)
    assert at_next_action(t, 1)
    maneuver(t)
    maneuver(t)
    assert (asked(t), keys(t)) == (0, ["yes", "no"])


def test_the_serum_decides_which_banners_he_may_use() -> None:
    """U-6, U-130: form cards only in their form, ANY cards in both."""
    t = duel(jekyll("s4", hand="calming_research pure_evil strange_case"), dracula("s9"), board="soho", start=True)
    as_hyde, as_jekyll = play(t.clone(), "yes"), play(t, "no")
    assert ends(as_jekyll, "scheme:") == {"calming_research:jekyll_and_hyde"}
    assert ends(as_hyde, "scheme:") == {"pure_evil:jekyll_and_hyde", "strange_case:jekyll_and_hyde"}
    refusal = as_jekyll.why_not("scheme:pure_evil:jekyll_and_hyde", 0)
    assert refusal.rule == "U-130"
    assert HYDE in refusal.reason
    assert as_hyde.why_not("scheme:calming_research:jekyll_and_hyde", 0).rule == "U-130"


def test_the_serum_decides_what_he_attacks_and_defends_with() -> None:
    """U-130: the form counts at the moment of playing."""
    cards = "recoiling_blow feint distracted_triage madness_relents with_haste"
    for him, attacks, defenses in (
        (jekyll("s4", hand=cards), {"feint", "distracted_triage"}, {"feint", "distracted_triage", "with_haste", "none"}),
        (hyde("s4", hand=cards), {"recoiling_blow", "feint", "madness_relents"}, {"feint", "madness_relents", "none"}),
    ):
        t = play(duel(him, dracula("s3"), board="soho"), "attack:jekyll_and_hyde:dracula")
        assert ends(t, "attack:") == attacks
        t = play(duel(him, dracula("s3", hand="feint"), board="soho", turn=1), "attack:dracula:jekyll_and_hyde", "attack:feint")
        assert ends(t, "defend:") == defenses


def test_the_serum_form_does_not_matter_for_boosting() -> None:
    """U-26, U-130: Hyde discards a DR. JEKYLL card for its BOOST."""
    t = duel(hyde("s1", hand="with_haste", deck="feint"), dracula("s29"), board="soho")
    maneuver(t, "jekyll_and_hyde:s12", boost="with_haste")
    assert where(t, ME) == "s12"
    assert "with_haste" in discard(t, 0)


# Hyde's damage.


def test_hyde_takes_1_damage_after_a_maneuver_even_if_nobody_moved() -> None:
    """U-31, U-132."""
    t = maneuver(duel(hyde(), dracula()))
    assert health(t, ME) == 15
    for seat in (0, 1, None):
        assert [(event["fighter"], event["damage"], event["health"]) for event in told(t, seat, "hurt")] == [(ME, 1, 15)]


def test_hyde_takes_the_damage_after_all_movement() -> None:
    """U-31: first the move, then the damage."""
    t = maneuver(duel(hyde("s1", hand="feint"), dracula("s29"), board="soho"), "jekyll_and_hyde:s10")
    assert [event["event"] for event in told(t, 0, "moved", "hurt")] == ["moved", "hurt"]
    assert (where(t, ME), health(t, ME)) == ("s10", 15)


def test_hyde_takes_the_damage_after_every_maneuver() -> None:
    """U-132: two maneuvers hurt twice."""
    t = maneuver(maneuver(duel(hyde("s1"), dracula("s29"), board="soho")))
    assert health(t, ME) == 14
    assert at_next_action(t, 1)


def test_hyde_is_hurt_by_no_other_action() -> None:
    """U-132: schemes and attacks do him no harm."""
    t = duel(hyde("s4", hand="strange_case feint"), dracula("s3"), board="soho")
    play(t, "scheme:strange_case:jekyll_and_hyde")
    fight(t, ME, "dracula", "feint")
    assert health(t, ME) == 16


def test_hyde_as_jekyll_takes_no_damage() -> None:
    """U-132: only in the form of Hyde."""
    t = maneuver(duel(jekyll(), dracula()))
    assert health(t, ME) == 16
    assert told(t, 0, "hurt") == []


def test_hyde_can_be_defeated_by_his_own_maneuver() -> None:
    """U-132, U-66: the check at the end of the action makes the opponent the winner."""
    t = maneuver(duel(hyde(health=1), dracula()))
    assert where(t, ME) is None
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.losers) == ((1,), (0,))
    assert t.decision is None


def test_hyde_is_hurt_by_exhaustion_before_the_move_and_by_himself_after_it() -> None:
    """U-33, Q-24, U-132: 2 damage for the missing card, then 1."""
    t = maneuver(duel(hyde(health=4, deck=""), dracula()))
    assert [event["damage"] for event in told(t, 1, "hurt")] == [2, 1]
    assert health(t, ME) == 1
    assert at_next_action(t)


def test_hyde_defeated_by_exhaustion_takes_no_further_damage() -> None:
    """Q-25, U-59: the maneuver goes on without him, then U-66."""
    t = play(duel(hyde(health=2, deck=""), dracula()), "maneuver")
    assert [event["damage"] for event in told(t, 1, "hurt")] == [2]
    assert winners(t) == (1,)


def test_hyde_of_each_player_is_counted_for_himself_in_a_mirror_match() -> None:
    """Q-9, U-132: the form of one says nothing about the other."""
    t = duel(hyde("b22"), jekyll("b9"))
    maneuver(maneuver(t))
    assert (health(t, "jekyll_and_hyde@1"), health(t, "jekyll_and_hyde@2")) == (14, 16)
    assert (asked(t), keys(t)) == (1, ["yes", "no"])
    play(t, "yes")
    assert (form(t, 0), form(t, 1)) == (HYDE, HYDE)
    maneuver(t)
    assert (health(t, "jekyll_and_hyde@1"), health(t, "jekyll_and_hyde@2")) == (14, 15)


# Recoiling Blow.


def test_recoiling_blow_places_him_in_his_zone_and_turns_him_into_jekyll() -> None:
    """U-4, U-73: s4 is blue and navy, so both colours are his zone; occupied spaces are not offered."""
    t = fight(duel(hyde("s4", hand="recoiling_blow"), dracula("s3"), board="soho"), ME, "dracula", "recoiling_blow")
    assert health(t, "dracula") == 8
    assert asked(t) == 0
    navy_and_blue = {"s1", "s2", "s5", "s6", "s7", "s8", "s10", "s11", "s13", "s14", "s19"}
    assert ends(t, "place:jekyll_and_hyde:") == navy_and_blue | {"stay"}
    assert form(t, 0) == HYDE
    play(t, "place:jekyll_and_hyde:s19")
    assert (where(t, ME), form(t, 0)) == ("s19", JEKYLL)
    assert "recoiling_blow" in discard(t, 0)
    assert at_next_action(t)


def test_recoiling_blow_changes_his_form_also_when_he_stays_and_lost() -> None:
    """U-73: his own space may be named. Won or lost: 5 against 4 + 1 in the fog is no damage."""
    foe = invisible_man("s3", fog=["s3", "s9", "s20"], hand="into_thin_air")
    t = fight(duel(hyde("s4", hand="recoiling_blow"), foe, board="soho"), ME, "invisible_man", "recoiling_blow", "into_thin_air")
    play(t, "move:invisible_man:stay", "fog:stay", "place:jekyll_and_hyde:stay")
    assert health(t, "invisible_man") == 15
    assert (where(t, ME), form(t, 0)) == ("s4", JEKYLL)


def test_recoiling_blow_cancelled_leaves_him_hyde_where_he_is() -> None:
    """U-51: the defender's Feint stops the text, the number stays."""
    t = duel(hyde("s4", hand="recoiling_blow"), dracula("s3", hand="feint"), board="soho")
    fight(t, ME, "dracula", "recoiling_blow", "feint")
    assert health(t, "dracula") == 10
    assert (where(t, ME), form(t, 0)) == ("s4", HYDE)
    assert at_next_action(t)


def test_recoiling_blow_of_a_defeated_hyde_places_nobody() -> None:
    """U-48, U-59: Counterpunch of the defender comes first and defeats him."""
    t = duel(hyde("s4", health=2, hand="recoiling_blow"), holmes("s3", hand="counterpunch"), board="soho")
    fight(t, ME, "sherlock_holmes", "recoiling_blow", "counterpunch")
    assert (where(t, ME), health(t, ME)) == (None, 0)
    assert health(t, "sherlock_holmes") == 14
    assert winners(t) == (1,)


def test_recoiling_blow_is_not_for_jekyll() -> None:
    """U-130."""
    t = play(duel(jekyll("s4", hand="recoiling_blow feint"), dracula("s3"), board="soho"), "attack:jekyll_and_hyde:dracula")
    assert keys(t) == ["attack:feint"]
    assert t.why_not("attack:recoiling_blow", 0).rule == "U-130"
    with pytest.raises(parlour.Illegal, match="Hyde"):
        t.choose("attack:recoiling_blow", seat=0)


# Forever Hyde.


def test_forever_hyde_adds_2_for_every_jekyll_card_discarded() -> None:
    """U-55 layer 3: only DR. JEKYLL cards, as many as he likes, copies as one option (Q-35)."""
    cards = "forever_hyde with_haste with_haste calming_research skirmish pure_evil"
    t = fight(duel(hyde("s4", hand=cards), dracula("s3"), board="soho"), ME, "dracula", "forever_hyde")
    assert asked(t) == 0
    assert keys(t) == ["discard:with_haste", "discard:calming_research", "discard:none"]
    play(t, "discard:with_haste", "discard:calming_research", "discard:none")
    assert health(t, "dracula") == 13 - 9
    assert hand(t, 0) == ["pure_evil", "skirmish", "with_haste"]
    assert [event["card"] for event in told(t, 1, "discarded")] == ["with_haste", "calming_research"]
    assert [event["number"] for event in told(t, 1, "number_changed")] == [7, 9]


def test_forever_hyde_with_nothing_discarded_is_a_plain_5() -> None:
    """U-68: 0 cards are allowed."""
    t = duel(hyde("s4", hand="forever_hyde with_haste"), dracula("s3"), board="soho")
    play(fight(t, ME, "dracula", "forever_hyde"), "discard:none")
    assert health(t, "dracula") == 8
    assert hand(t, 0) == ["with_haste"]


def test_forever_hyde_asks_even_without_a_jekyll_card() -> None:
    """Q-23: whether he is asked must not tell what he holds."""
    t = fight(duel(hyde("s4", hand="forever_hyde feint"), dracula("s3"), board="soho"), ME, "dracula", "forever_hyde")
    assert (asked(t), keys(t)) == (0, ["discard:none"])
    assert t.why_not("discard:feint", 0).rule == "U-68"
    play(t, "discard:none")
    assert health(t, "dracula") == 8


def test_forever_hyde_cancelled_lets_him_discard_nothing() -> None:
    """U-51: Feint of the defender comes before DURING COMBAT."""
    t = duel(hyde("s4", hand="forever_hyde with_haste"), dracula("s3", hand="feint"), board="soho")
    fight(t, ME, "dracula", "forever_hyde", "feint")
    assert at_next_action(t)
    assert hand(t, 0) == ["with_haste"]
    assert health(t, "dracula") == 10


def test_forever_hyde_discards_for_nothing_against_impossible_to_see() -> None:
    """U-57: a number locked at 0 is safe from every card effect."""
    foe = invisible_man("s3", hand="impossible_to_see")
    t = duel(hyde("s4", hand="forever_hyde with_haste scientific_method"), foe, board="soho")
    fight(t, ME, "invisible_man", "forever_hyde", "impossible_to_see")
    play(t, "discard:with_haste", "discard:scientific_method")
    assert health(t, "invisible_man") == 15
    assert hand(t, 0) == []
    assert told(t, 0, "combat_won")[0]["attack"] == 0


# Feint.


def test_feint_in_attack_cancels_what_the_defense_would_do_after_combat() -> None:
    """U-51, U-60: the number of Exploit stays, its draw does not happen."""
    t = duel(jekyll("s4", hand="feint"), dracula("s3", hand="exploit", deck="dash"), board="soho")
    fight(t, ME, "dracula", "feint", "exploit")
    assert (hand(t, 1), deck(t, 1)) == ([], ["dash"])
    assert health(t, "dracula") == 13
    for seat in (0, 1, None):
        assert [event["card"] for event in told(t, seat, "text_cancelled")] == ["exploit"]


def test_feint_in_defense_cancels_what_the_attack_would_do_during_combat() -> None:
    """U-48, U-51: Beastform is a plain 6."""
    t = duel(hyde("s4", hand="feint"), dracula("s3", hand="beastform dash"), board="soho", turn=1)
    fight(t, "dracula", ME, "beastform", "feint")
    assert health(t, ME) == 16 - 6 + 2
    assert hand(t, 1) == ["dash"]


def test_feint_against_no_card_cancels_nothing() -> None:
    """U-49, U-51."""
    t = fight(duel(jekyll("s4", hand="feint"), dracula("s3"), board="soho"), ME, "dracula", "feint")
    assert health(t, "dracula") == 11
    assert told(t, 0, "text_cancelled") == []


def test_feint_does_not_cancel_a_holmes_card() -> None:
    """U-120: Counterpunch strikes all the same."""
    t = duel(jekyll("s4", hand="feint"), holmes("s3", hand="counterpunch"), board="soho")
    fight(t, ME, "sherlock_holmes", "feint", "counterpunch")
    assert health(t, ME) == 14
    assert [event["card"] for event in told(t, 1, "text_protected")] == ["counterpunch"]


def test_feint_in_attack_comes_too_late_for_what_the_defender_did_immediately() -> None:
    """U-51, U-126: Do My Bidding has swapped the attack card before Feint is read."""
    t = duel(hyde("s4", hand="feint madness_relents"), dracula("s3", hand="do_my_bidding"), board="soho")
    fight(t, ME, "dracula", "feint", "do_my_bidding")
    assert (asked(t), keys(t)) == (1, ["attack:feint", "attack:madness_relents"])
    play(t, "attack:madness_relents")
    assert health(t, "dracula") == 12
    assert form(t, 0) == JEKYLL
    assert hand(t, 0) == ["feint"]


def test_feint_against_feint_leaves_the_numbers() -> None:
    """U-48: the defender's Feint cancels the attacker's; 2 against 2."""
    t = duel(hyde("s4", hand="feint"), dracula("s3", hand="feint"), board="soho")
    fight(t, ME, "dracula", "feint", "feint")
    assert health(t, "dracula") == 13
    assert [event["seat"] for event in told(t, 0, "text_cancelled")] == [0]


# Skirmish.


def test_skirmish_won_moves_the_opposing_fighter_seen_from_its_own_side() -> None:
    """U-71: Dracula passes his Sister on s2, but not Jekyll on s4."""
    t = duel(jekyll("s4", hand="skirmish"), dracula("s3", sisters=["s2"]), board="soho")
    fight(t, ME, "dracula", "skirmish")
    assert (asked(t), keys(t)) == (0, ["fighter:jekyll_and_hyde", "fighter:dracula"])
    play(t, "fighter:dracula")
    assert (asked(t), ends(t, "move:dracula:")) == (0, {"s1", "stay"})
    play(t, "move:dracula:s1")
    assert where(t, "dracula") == "s1"
    assert health(t, "dracula") == 9


def test_skirmish_won_moves_him_or_nobody() -> None:
    """U-68: his own fighter may be chosen, and 0 spaces are allowed."""
    t = duel(hyde("s4", hand="skirmish"), dracula("s3"), board="soho")
    play(fight(t, ME, "dracula", "skirmish"), "fighter:jekyll_and_hyde")
    assert ends(t, "move:jekyll_and_hyde:") == {"s5", "s6", "s11", "s10", "s12", "stay"}
    play(t, "move:jekyll_and_hyde:stay")
    assert where(t, ME) == "s4"
    assert told(t, 0, "moved") == []


def test_skirmish_lost_moves_nobody() -> None:
    """U-52: a tie is won by the defender."""
    t = duel(jekyll("s4", hand="skirmish"), dracula("s3", hand="exploit"), board="soho")
    fight(t, ME, "dracula", "skirmish", "exploit")
    assert at_next_action(t)
    assert (where(t, ME), where(t, "dracula")) == ("s4", "s3")


def test_skirmish_won_in_defense_moves_too() -> None:
    """U-52: no damage, so the defender won; both fighters can be chosen."""
    t = duel(jekyll("s4", hand="skirmish"), dracula("s3", hand="exploit"), board="soho", turn=1)
    fight(t, "dracula", ME, "exploit", "skirmish")
    play(t, "fighter:dracula", "move:dracula:s1")
    assert (where(t, "dracula"), health(t, ME)) == ("s1", 16)


def test_skirmish_cannot_choose_a_fighter_that_was_defeated() -> None:
    """U-59: only he is left, so the choice is made for the player; the move is still a choice."""
    t = duel(hyde("s4", hand="skirmish"), dracula("s9", sisters=["s3"]), board="soho")
    fight(t, ME, "sister_1", "skirmish")
    assert where(t, "sister_1") is None
    assert ends(t, "move:jekyll_and_hyde:") == {"s2", "s3", "s5", "s6", "s10", "s11", "s12", "stay"}
    play(t, "move:jekyll_and_hyde:s2")
    assert where(t, ME) == "s2"


def test_skirmish_moves_the_invisible_man_through_his_fog() -> None:
    """U-72, Q-7: his own movement rules hold, whoever moves him."""
    t = duel(hyde("s4", hand="skirmish"), invisible_man("s3", fog=["s3", "s20", "s24"]), board="soho")
    play(fight(t, ME, "invisible_man", "skirmish"), "fighter:invisible_man")
    assert ends(t, "move:invisible_man:") == {"s2", "s1", "s20", "s19", "s21", "s24", "s14", "s28", "stay"}


def test_skirmish_cancelled_moves_nobody() -> None:
    """U-51: won with 4 against 2, but Feint has cancelled the text."""
    t = duel(hyde("s4", hand="skirmish"), dracula("s3", hand="feint"), board="soho")
    fight(t, ME, "dracula", "skirmish", "feint")
    assert health(t, "dracula") == 11
    assert at_next_action(t)


# Duality of Man.


def test_duality_of_man_counts_6_when_hyde_attacks() -> None:
    """U-55 layer 2."""
    t = fight(duel(hyde("s4", hand="duality_of_man"), dracula("s3"), board="soho"), ME, "dracula", "duality_of_man")
    assert health(t, "dracula") == 7


def test_duality_of_man_counts_6_when_jekyll_defends() -> None:
    """U-55 layer 2: 7 against 6."""
    t = duel(jekyll("s4", hand="duality_of_man"), dracula("s3", hand="beastform dash exploit"), board="soho", turn=1)
    fight(t, "dracula", ME, "beastform", "duality_of_man")
    play(t, "discard:dash", "discard:none")
    assert health(t, ME) == 15


def test_duality_of_man_stays_3_when_jekyll_attacks_or_hyde_defends() -> None:
    """U-55: the condition does not hold, the printed number stays."""
    t = fight(duel(jekyll("s4", hand="duality_of_man"), dracula("s3"), board="soho"), ME, "dracula", "duality_of_man")
    assert health(t, "dracula") == 10
    t = duel(hyde("s4", hand="duality_of_man"), dracula("s3", hand="exploit"), board="soho", turn=1)
    fight(t, "dracula", ME, "exploit", "duality_of_man")
    assert health(t, ME) == 15


def test_duality_of_man_cancelled_stays_3() -> None:
    """U-51."""
    t = duel(hyde("s4", hand="duality_of_man"), dracula("s3", hand="feint"), board="soho")
    fight(t, ME, "dracula", "duality_of_man", "feint")
    assert health(t, "dracula") == 12


def test_duality_of_man_is_6_whatever_holmes_deduces() -> None:
    """Q-3: "becomes" (layer 2) covers the printed number that Deduce Strategy replaced (layer 1)."""
    t = duel(hyde("s4", hand="duality_of_man"), holmes("s3", hand="deduce_strategy"), board="soho")
    play(fight(t, ME, "sherlock_holmes", "duality_of_man", "deduce_strategy"), "yes")
    assert health(t, "sherlock_holmes") == 16 - 6 + 3


def test_duality_of_man_on_both_sides_of_a_mirror_match() -> None:
    """Q-9: Hyde attacks with 6, Jekyll defends with 6."""
    t = duel(hyde("s4", hand="duality_of_man"), jekyll("s3", hand="duality_of_man"), board="soho")
    fight(t, "jekyll_and_hyde@1", "jekyll_and_hyde@2", "duality_of_man", "duality_of_man")
    (won,) = told(t, None, "combat_won")
    assert (won["seat"], won["attack"], won["defense"]) == (1, 6, 6)


# Distracted Triage.


def test_distracted_triage_won_recovers_2() -> None:
    """U-52, U-63."""
    t = duel(jekyll("s4", health=9, hand="distracted_triage"), dracula("s3"), board="soho")
    fight(t, ME, "dracula", "distracted_triage")
    assert (health(t, "dracula"), health(t, ME)) == (10, 11)
    assert [(event["gained"], event["health"]) for event in told(t, 1, "recovered")] == [(2, 11)]


def test_distracted_triage_recovers_only_to_the_starting_health() -> None:
    """U-63; won in defense (U-52)."""
    t = duel(jekyll("s4", health=15, hand="distracted_triage"), dracula("s3", hand="feeding_frenzy"), board="soho", turn=1)
    fight(t, "dracula", ME, "feeding_frenzy", "distracted_triage")
    assert health(t, ME) == 16
    assert [event["gained"] for event in told(t, 0, "recovered")] == [1]


def test_distracted_triage_lost_recovers_nothing() -> None:
    """U-52: 4 against 3."""
    t = duel(jekyll("s4", health=9, hand="distracted_triage"), dracula("s3", hand="exploit"), board="soho", turn=1)
    fight(t, "dracula", ME, "exploit", "distracted_triage")
    assert health(t, ME) == 8
    assert told(t, 0, "recovered") == []


def test_distracted_triage_cancelled_recovers_nothing() -> None:
    """U-51."""
    t = duel(jekyll("s4", health=9, hand="distracted_triage"), dracula("s3", hand="feint"), board="soho")
    fight(t, ME, "dracula", "distracted_triage", "feint")
    assert (health(t, "dracula"), health(t, ME)) == (12, 9)


def test_distracted_triage_is_not_for_hyde() -> None:
    """U-130: in attack it gives Hyde nothing, in defense he cannot lay it down."""
    assert keys(duel(hyde("s4", hand="distracted_triage"), dracula("s3"), board="soho")) == ["maneuver"]
    t = duel(hyde("s4", hand="distracted_triage"), dracula("s3", hand="exploit"), board="soho", turn=1)
    play(t, "attack:dracula:jekyll_and_hyde", "attack:exploit")
    assert (asked(t), keys(t)) == (0, ["defend:none"])
    assert t.why_not("defend:distracted_triage", 0).rule == "U-130"


# Succumb to Compulsion.


def test_succumb_to_compulsion_moves_him_and_turns_him_into_hyde() -> None:
    """U-70: up to 2 spaces, past nobody hostile."""
    t = duel(jekyll("s4", hand="succumb_to_compulsion"), dracula("s3"), board="soho")
    fight(t, ME, "dracula", "succumb_to_compulsion")
    assert ends(t, "move:jekyll_and_hyde:") == {"s5", "s6", "s11", "s10", "s12", "stay"}
    assert form(t, 0) == JEKYLL
    play(t, "move:jekyll_and_hyde:s12")
    assert (where(t, ME), form(t, 0)) == ("s12", HYDE)
    assert health(t, "dracula") == 11


def test_succumb_to_compulsion_turns_him_also_when_he_cannot_move_and_lost() -> None:
    """U-67: both ways are shut; the change is not optional."""
    him = jekyll("s1", hand="succumb_to_compulsion")
    t = duel(him, dracula("s2", sisters=["s9"], hand="exploit"), board="soho", turn=1)
    fight(t, "dracula", ME, "exploit", "succumb_to_compulsion")
    assert (where(t, ME), health(t, ME), form(t, 0)) == ("s1", 14, HYDE)
    assert at_next_action(t, 1)


def test_succumb_to_compulsion_counts_at_once_for_the_next_attack() -> None:
    """U-133: attacked again in the same turn, he has only Hyde's cards."""
    him = jekyll("s4", hand="succumb_to_compulsion with_haste madness_relents")
    t = duel(him, dracula("s3", hand="exploit dash"), board="soho", turn=1)
    fight(t, "dracula", ME, "exploit", "succumb_to_compulsion")
    play(t, "move:jekyll_and_hyde:stay", "attack:dracula:jekyll_and_hyde", "attack:dash")
    assert ends(t, "defend:") == {"madness_relents", "none"}


def test_succumb_to_compulsion_cancelled_leaves_him_jekyll() -> None:
    """U-51."""
    t = duel(jekyll("s4", hand="succumb_to_compulsion"), dracula("s3", hand="feint"), board="soho")
    fight(t, ME, "dracula", "succumb_to_compulsion", "feint")
    assert (where(t, ME), form(t, 0)) == ("s4", JEKYLL)
    assert at_next_action(t)


# Madness Relents.


def test_madness_relents_turns_him_into_jekyll_in_time_for_the_next_maneuver() -> None:
    """U-133, U-132: Jekyll moves without pain."""
    t = duel(hyde("s4", hand="madness_relents"), dracula("s3"), board="soho")
    fight(t, ME, "dracula", "madness_relents")
    assert (health(t, "dracula"), form(t, 0)) == (9, JEKYLL)
    maneuver(t)
    assert health(t, ME) == 16


def test_madness_relents_in_defense_turns_him_too() -> None:
    """U-133: a second attack in the same turn meets Jekyll."""
    t = duel(hyde("s4", hand="madness_relents with_haste"), dracula("s3", hand="exploit dash"), board="soho", turn=1)
    fight(t, "dracula", ME, "exploit", "madness_relents")
    assert (health(t, ME), form(t, 0)) == (16, JEKYLL)
    play(t, "attack:dracula:jekyll_and_hyde", "attack:dash")
    assert ends(t, "defend:") == {"with_haste", "none"}


def test_madness_relents_cancelled_leaves_him_hyde() -> None:
    """U-51."""
    t = duel(hyde("s4", hand="madness_relents"), dracula("s3", hand="feint"), board="soho")
    fight(t, ME, "dracula", "madness_relents", "feint")
    assert (health(t, "dracula"), form(t, 0)) == (11, HYDE)


def test_madness_relents_is_not_for_jekyll() -> None:
    """U-21, U-130: as his only card it gives Jekyll no attack at all."""
    t = duel(jekyll("s4", hand="madness_relents"), dracula("s3"), board="soho")
    assert keys(t) == ["maneuver"]
    assert t.why_not("attack:jekyll_and_hyde:dracula", 0).rule == "U-21"


# With Haste!


def test_with_haste_moves_jekyll_up_to_4_spaces() -> None:
    """U-29: Dracula on s2 shuts one of the two ways."""
    t = duel(jekyll("s1", hand="with_haste"), dracula("s2", hand="exploit"), board="soho", turn=1)
    fight(t, "dracula", ME, "exploit", "with_haste")
    reached = {"s9", "s10", "s22", "s11", "s17", "s25", "s4", "s12", "s18", "s26"}
    assert (asked(t), ends(t, "move:jekyll_and_hyde:")) == (0, reached | {"stay"})
    play(t, "move:jekyll_and_hyde:s26")
    assert (where(t, ME), health(t, ME), form(t, 0)) == ("s26", 16, JEKYLL)
    assert whose_turn(t) == 1


def test_with_haste_may_lead_through_secret_passages() -> None:
    """U-72, U-81: b2, b1, through the keyhole to b16, b21, b22."""
    t = duel(jekyll("b2", hand="with_haste"), dracula("b9", hand="feint exploit"), turn=1)
    fight(t, "dracula", ME, "exploit", "with_haste")
    assert {"b16", "b22", "b24"} <= ends(t, "move:jekyll_and_hyde:")
    assert "b23" not in ends(t, "move:jekyll_and_hyde:")
    assert t.why_not("move:jekyll_and_hyde:b23", 0).rule == "U-29"
    assert "5 spaces" in t.why_not("move:jekyll_and_hyde:b23", 0).reason


def test_with_haste_cancelled_moves_nobody() -> None:
    """U-51."""
    t = duel(jekyll("s1", hand="with_haste"), dracula("s2", hand="feint"), board="soho", turn=1)
    fight(t, "dracula", ME, "feint", "with_haste")
    assert where(t, ME) == "s1"
    assert at_next_action(t, 1)


def test_with_haste_does_not_move_the_defeated() -> None:
    """U-59: Beastform defeats him before the text is reached."""
    t = duel(jekyll("s1", health=2, hand="with_haste"), dracula("s2", hand="beastform dash"), board="soho", turn=1)
    play(fight(t, "dracula", ME, "beastform", "with_haste"), "discard:none")
    assert where(t, ME) is None
    assert winners(t) == (1,)


def test_with_haste_cannot_attack() -> None:
    """U-44: it is a defense card."""
    t = play(duel(jekyll("s1", hand="with_haste feint"), dracula("s2"), board="soho"), "attack:jekyll_and_hyde:dracula")
    assert keys(t) == ["attack:feint"]
    assert t.why_not("attack:with_haste", 0).rule == "U-44"


# Scientific Method.


def test_scientific_method_draws_as_many_cards_as_the_combat_damage() -> None:
    """U-134: 6 - 2 = 4 cards; nobody else sees which."""
    him = jekyll("s4", hand="scientific_method", deck="feint skirmish pure_evil with_haste duality_of_man")
    t = duel(him, dracula("s3", hand="beastform dash"), board="soho", turn=1)
    play(fight(t, "dracula", ME, "beastform", "scientific_method"), "discard:none")
    assert health(t, ME) == 12
    assert hand(t, 0) == ["feint", "pure_evil", "skirmish", "with_haste"]
    assert deck(t, 0) == ["duality_of_man"]
    assert [event["card"] for event in told(t, 0, "drew")] == ["feint", "skirmish", "pure_evil", "with_haste"]
    for seat in (1, None):
        assert [("card" in event, event["seat"]) for event in told(t, seat, "drew")] == [(False, 0)] * 4


def test_scientific_method_without_damage_draws_nothing() -> None:
    """U-134: 0 damage, no draw."""
    him = jekyll("s4", hand="scientific_method", deck="feint")
    t = duel(him, dracula("s3", hand="feeding_frenzy"), board="soho", turn=1)
    fight(t, "dracula", ME, "feeding_frenzy", "scientific_method")
    assert (hand(t, 0), deck(t, 0), health(t, ME)) == ([], ["feint"], 16)


def test_scientific_method_exhausts_for_every_missing_card() -> None:
    """U-34: 4 damage, 2 cards left, so 2 times 2 damage more."""
    him = jekyll("s4", hand="scientific_method", deck="feint skirmish")
    t = duel(him, dracula("s3", hand="beastform dash"), board="soho", turn=1)
    play(fight(t, "dracula", ME, "beastform", "scientific_method"), "discard:none")
    assert hand(t, 0) == ["feint", "skirmish"]
    assert health(t, ME) == 16 - 4 - 4
    assert len(told(t, 1, "exhausted")) == 2


def test_scientific_method_of_a_defeated_jekyll_counts_the_whole_damage() -> None:
    """U-58, Q-21: the text still happens, and the difference of the numbers counts although he had less health."""
    him = jekyll("s4", health=1, hand="scientific_method", deck="feint skirmish pure_evil with_haste duality_of_man")
    t = duel(him, dracula("s3", hand="beastform dash"), board="soho", turn=1)
    play(fight(t, "dracula", ME, "beastform", "scientific_method"), "discard:none")
    assert (health(t, ME), len(hand(t, 0))) == (0, 4)
    assert winners(t) == (1,)


def test_scientific_method_cancelled_draws_nothing() -> None:
    """U-51: Surprise Attack, 5 - 2."""
    him = jekyll("s4", hand="scientific_method", deck="feint skirmish pure_evil")
    t = duel(him, invisible_man("s3", hand="surprise_attack"), board="soho", turn=1)
    fight(t, "invisible_man", ME, "surprise_attack", "scientific_method")
    assert (health(t, ME), hand(t, 0)) == (13, [])
    assert at_next_action(t, 1)


# Calming Research.

RESEARCH = "scheme:calming_research:jekyll_and_hyde"


def test_calming_research_keeps_one_card_and_puts_the_others_under_the_deck() -> None:
    """U-135: say how many first; the rest goes under the deck in an order of his choice."""
    him = jekyll(health=10, hand="calming_research feint", deck="skirmish pure_evil with_haste strange_case")
    t = play(duel(him, dracula()), RESEARCH)
    assert health(t, ME) == 12
    assert (asked(t), keys(t)) == (0, ["draw:0", "draw:1", "draw:2", "draw:3"])
    play(t, "draw:3")
    # The Feint he held before cannot be the card to keep.
    assert set(keys(t)) == {"keep:skirmish", "keep:pure_evil", "keep:with_haste"}
    play(t, "keep:pure_evil")
    assert set(keys(t)) == {"under:skirmish", "under:with_haste"}
    play(t, "under:with_haste")
    assert hand(t, 0) == ["feint", "pure_evil"]
    assert deck(t, 0) == ["strange_case", "with_haste", "skirmish"]
    assert "calming_research" in discard(t, 0)
    assert (at_next_action(t), actions(t)) == (True, 1)


def test_calming_research_is_seen_by_others_only_as_numbers() -> None:
    """U-36, U-37: the owner knows what lies under the deck, nobody else does."""
    him = jekyll(hand="calming_research", deck="skirmish pure_evil with_haste strange_case")
    t = play(duel(him, dracula()), RESEARCH, "draw:3", "keep:pure_evil", "under:with_haste")
    assert t.view(0)["players"][0]["known_bottom"] == ["with_haste", "skirmish"]
    assert [event["card"] for event in told(t, 0, "put_under")] == ["with_haste", "skirmish"]
    for seat in (1, None):
        assert "known_bottom" not in t.view(seat)["players"][0]
        assert "hand" not in t.view(seat)["players"][0]
        assert not any("card" in event for event in told(t, seat, "drew", "put_under"))
        assert len(told(t, seat, "put_under")) == 2


def test_calming_research_may_draw_nothing() -> None:
    """U-68: "up to 3" allows 0, also with an empty deck; then nothing is kept and nobody is exhausted."""
    t = play(duel(jekyll(health=10, hand="calming_research feint", deck=""), dracula()), RESEARCH, "draw:0")
    assert (hand(t, 0), deck(t, 0), health(t, ME)) == (["feint"], [], 12)
    assert at_next_action(t)


def test_calming_research_keeps_a_single_card_without_asking() -> None:
    """U-135."""
    t = play(duel(jekyll(hand="calming_research", deck="skirmish feint"), dracula()), RESEARCH, "draw:1")
    assert (hand(t, 0), deck(t, 0)) == (["skirmish"], ["feint"])
    assert at_next_action(t)


def test_calming_research_treats_copies_as_one_option() -> None:
    """Q-35: of two Feints and a Skirmish one Feint is kept, the other can still go under the deck."""
    him = jekyll(hand="calming_research", deck="feint skirmish feint pure_evil")
    t = play(duel(him, dracula()), RESEARCH, "draw:3")
    assert sorted(keys(t)) == ["keep:feint", "keep:skirmish"]
    play(t, "keep:feint")
    assert sorted(keys(t)) == ["under:feint", "under:skirmish"]
    play(t, "under:feint")
    assert (hand(t, 0), deck(t, 0)) == (["feint"], ["pure_evil", "feint", "skirmish"])


def test_calming_research_beyond_the_deck_exhausts() -> None:
    """U-135, U-34: one card is there, two are missing; the one is kept."""
    t = play(duel(jekyll(health=10, hand="calming_research", deck="skirmish"), dracula()), RESEARCH, "draw:3")
    assert (hand(t, 0), health(t, ME)) == (["skirmish"], 12 - 4)
    assert at_next_action(t)


def test_calming_research_can_be_his_end() -> None:
    """U-33, U-66: 1 + 2 health against three missing cards."""
    t = play(duel(jekyll(health=1, hand="calming_research", deck=""), dracula()), RESEARCH, "draw:3")
    assert winners(t) == (1,)


def test_calming_research_recovers_only_to_the_starting_health_and_not_as_hyde() -> None:
    """U-63, U-130."""
    t = play(duel(jekyll(health=15, hand="calming_research"), dracula()), RESEARCH, "draw:0")
    assert health(t, ME) == 16
    t = duel(hyde(health=15, hand="calming_research"), dracula())
    assert keys(t) == ["maneuver"]
    assert t.why_not(RESEARCH, 0).rule == "U-130"


# Pure Evil.

EVIL = "scheme:pure_evil:jekyll_and_hyde"


def test_pure_evil_places_hyde_and_hurts_everybody_next_to_him() -> None:
    """U-73, U-64: three Sisters fall at the same moment; Dracula two spaces away is spared."""
    t = play(duel(hyde("s7", hand="pure_evil"), dracula("s12", sisters=["s3", "s5", "s11"]), board="soho"), EVIL)
    assert asked(t) == 0
    free = {"s4", "s6", "s8", "s13", "s14", "s15", "s16", "s19", "s20", "s21"}
    assert ends(t, "place:jekyll_and_hyde:") == free | {"stay"}
    play(t, "place:jekyll_and_hyde:s4")
    assert where(t, ME) == "s4"
    assert [where(t, f"sister_{n}") for n in (1, 2, 3)] == [None, None, None]
    assert (health(t, "dracula"), health(t, ME)) == (13, 16)
    assert form(t, 0) == HYDE


def test_pure_evil_may_leave_hyde_where_he_is() -> None:
    """U-73: his own space may be named, and those next to it are hurt."""
    t = play(duel(hyde("s4", hand="pure_evil"), dracula("s3"), board="soho"), EVIL, "place:jekyll_and_hyde:stay")
    assert (where(t, ME), health(t, "dracula")) == ("s4", 11)


def test_pure_evil_with_nobody_beside_him_hurts_nobody() -> None:
    """U-41: it may be played all the same, and is spent."""
    t = play(duel(hyde("s4", hand="pure_evil"), dracula("s29"), board="soho"), EVIL, "place:jekyll_and_hyde:s8")
    assert told(t, 0, "hurt") == []
    assert "pure_evil" in discard(t, 0)
    assert at_next_action(t)


def test_pure_evil_hurts_a_team_mate_too() -> None:
    """U-77: every fighter, of any side."""
    t = duel(hyde("s4", hand="pure_evil"), dracula("s3"), holmes("s5"), invisible_man("s29"), board="soho", teams=True)
    play(t, EVIL, "place:jekyll_and_hyde:stay")
    assert (health(t, "dracula"), health(t, "sherlock_holmes"), health(t, "invisible_man")) == (11, 14, 15)


def test_pure_evil_can_put_one_of_three_players_out() -> None:
    """U-92, Q-27: the Invisible Man falls, his fog leaves the board, the others play on."""
    foe = invisible_man("s3", health=2, fog=["s1", "s2", "s20"])
    t = duel(hyde("s4", hand="pure_evil"), foe, holmes("s5"), board="soho")
    play(t, EVIL, "place:jekyll_and_hyde:stay")
    assert (where(t, "invisible_man"), fog(t, 1)) == (None, [None, None, None])
    assert t.view(None)["players"][1]["out"] is True
    assert health(t, "sherlock_holmes") == 14
    assert winners(t) is None
    assert at_next_action(t)


def test_pure_evil_is_not_for_jekyll() -> None:
    """U-130."""
    t = duel(jekyll("s4", hand="pure_evil"), dracula("s3"), board="soho")
    assert keys(t) == ["maneuver"]
    with pytest.raises(parlour.Illegal) as refused:
        t.choose(EVIL, seat=0)
    assert refused.value.rule == "U-130"


# Strange Case.

CASE = "scheme:strange_case:jekyll_and_hyde"


def test_strange_case_hurts_the_chosen_neighbour_by_the_boost_of_the_top_card() -> None:
    """U-136: the card is seen by all before the target is chosen, then goes to the hand."""
    him = hyde("s4", hand="strange_case feint", deck="with_haste skirmish")
    t = play(duel(him, dracula("s3", sisters=["s5"]), board="soho"), CASE)
    assert (asked(t), keys(t)) == (0, ["fighter:dracula", "fighter:sister_1"])
    assert not t.can_undo
    for seat in (0, 1, None):
        assert t.view(seat)["players"][0]["turned_up"] == "with_haste"
        assert [event["card"] for event in told(t, seat, "top_card_revealed")] == ["with_haste"]
    play(t, "fighter:dracula")
    assert (health(t, "dracula"), where(t, "sister_1")) == (10, "s5")
    assert (hand(t, 0), deck(t, 0)) == (["feint", "with_haste"], ["skirmish"])
    assert t.view(1)["players"][0]["turned_up"] is None
    assert knows(t, 1, 0) == ["with_haste"]


def test_strange_case_strikes_the_only_neighbour_without_asking() -> None:
    """U-136: an only option is taken."""
    him = hyde("s4", hand="strange_case", deck="skirmish")
    t = play(duel(him, dracula("s3"), board="soho"), CASE)
    assert (health(t, "dracula"), hand(t, 0), deck(t, 0)) == (12, ["skirmish"], [])
    assert at_next_action(t)


def test_strange_case_without_a_neighbour_still_takes_the_card() -> None:
    """U-136, U-67."""
    him = hyde("s4", hand="strange_case", deck="skirmish feint")
    t = play(duel(him, dracula("s29"), board="soho"), CASE)
    assert (hand(t, 0), deck(t, 0), health(t, "dracula")) == (["skirmish"], ["feint"], 13)
    assert told(t, 0, "hurt") == []


def test_strange_case_with_an_empty_deck_does_nothing_and_exhausts_nobody() -> None:
    """U-35, U-136: turning up a card is not a draw."""
    t = play(duel(hyde("s4", hand="strange_case", deck=""), dracula("s3"), board="soho"), CASE)
    assert (hand(t, 0), health(t, ME), health(t, "dracula")) == ([], 16, 13)
    assert told(t, 0, "hurt", "exhausted", "top_card_revealed") == []
    assert at_next_action(t)


def test_strange_case_lets_him_choose_among_several_opponents_and_friends() -> None:
    """U-77: any neighbour, a team mate too; who stands farther away cannot be chosen."""
    him = hyde("s4", hand="strange_case", deck="calming_research")
    t = duel(him, dracula("s3", sisters=["s2"]), holmes("s5"), invisible_man("s11"), board="soho", teams=True)
    play(t, CASE)
    assert keys(t) == ["fighter:dracula", "fighter:sherlock_holmes", "fighter:invisible_man"]
    play(t, "fighter:invisible_man")
    assert health(t, "invisible_man") == 12


def test_strange_case_is_not_for_jekyll() -> None:
    """U-130."""
    t = duel(jekyll("s4", hand="strange_case"), dracula("s3"), board="soho")
    assert keys(t) == ["maneuver"]
    assert t.why_not(CASE, 0).rule == "U-130"
