"""Dracula and the Sisters: every card of the deck, and Bloodthirsty (U-125 to U-129), each told as a story.

Most stories are told in Soho, where s9 lies between s1, s10 and s22, and s1 between s2 and s9.
"""

from __future__ import annotations

import pytest

import parlour
from unmatched.stories import (
    actions,
    asked,
    deck,
    discard,
    document,
    dracula,
    duel,
    fight,
    hand,
    health,
    holmes,
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

DECK = """
    ambush                 2 attack    2 3 ANY
    feeding_frenzy         2 attack    2 3 DRACULA
    beastform              2 attack    6 4 DRACULA
    thirst_for_sustenance  3 attack    3 3 SISTER
    feint                  3 versatile 2 2 ANY
    dash                   3 versatile 3 1 ANY
    exploit                2 versatile 4 1 ANY
    do_my_bidding          2 defense   3 3 DRACULA
    look_into_my_eyes      2 defense   1 2 DRACULA
    mistform               2 scheme    - 2 DRACULA
    prey_upon              2 scheme    - 4 DRACULA
    baptism_of_blood       2 scheme    - 2 DRACULA
    ravening_seduction     3 scheme    - 2 SISTER
"""


def printed(hero: str) -> list[list[str]]:
    """Return the deck of a hero in the words of DECK."""
    (found,) = [entry for entry in parlour.title("unmatched").catalogue()["heroes"] if entry["id"] == hero]
    fields = ("id", "copies", "type", "value", "boost", "banner")
    return [["-" if card[field] is None else str(card[field]) for field in fields] for card in found["deck"]]


def test_the_deck_is_as_printed() -> None:
    """U-1, U-5: copies, type, number, BOOST and banner of the 30 cards."""
    assert printed("dracula") == [line.split(maxsplit=5) for line in DECK.strip().splitlines()]


# Bloodthirsty: at the start of the turn, 1 damage to a fighter next to Dracula, then draw a card; he may leave it.


def test_bloodthirsty_hurts_a_neighbour_and_draws() -> None:
    """U-125, U-24: before the first action; the turn then has its two actions."""
    t = duel(dracula(at="s1", sisters=["s2"], deck="dash exploit"), holmes(at="s9", watson="s22"), board="soho", start=True)
    assert asked(t) == 0
    assert keys(t) == ["bite:sister_1", "bite:sherlock_holmes", "bite:none"]
    assert t.decision is not None
    assert [option.text for option in t.decision.options] == [
        "Sister 1 on space 2",
        "Sherlock Holmes on space 9",
        "Not this turn",
    ]
    assert [option.about for option in t.decision.options][1:] == [("fighter:sherlock_holmes", "space:s9"), ()]
    assert {option.rule for option in t.decision.options} == {"U-125"}
    play(t, "bite:sherlock_holmes")
    assert (health(t, "sherlock_holmes"), hand(t, 0), deck(t, 0)) == (15, ["dash"], ["exploit"])
    assert [("card" in event) for seat in (0, 1) for event in told(t, seat, "drew")] == [True, False]
    assert (asked(t), actions(t), keys(t)[0]) == (0, 2, "maneuver")
    assert keys(t, "bite") == []


def test_bloodthirsty_may_be_left() -> None:
    """U-68: "may"; no damage, no card."""
    t = duel(dracula(at="s1", deck="dash"), holmes(at="s9"), board="soho", start=True)
    play(t, "bite:none")
    assert (health(t, "sherlock_holmes"), hand(t, 0)) == (16, [])
    assert actions(t) == 2


def test_bloodthirsty_may_feed_on_a_sister() -> None:
    """U-125, U-77: a friend will do; she is defeated and the card is drawn."""
    t = duel(dracula(at="s1", sisters=["s2"], deck="dash"), holmes(at="s15"), board="soho", start=True)
    play(t, "bite:sister_1")
    assert (where(t, "sister_1"), hand(t, 0)) == (None, ["dash"])
    assert t.outcome is None


def test_bloodthirsty_is_not_asked_without_a_neighbour() -> None:
    """U-74, U-82: two steps away, or through a secret passage, is not next to Dracula."""
    t = duel(dracula(at="s1", deck="dash"), holmes(at="s10"), board="soho", start=True)
    assert keys(t) == ["maneuver"]
    t = duel(dracula(at="b1", deck="dash"), holmes(at="b6"), start=True)
    assert keys(t) == ["maneuver"]
    assert hand(t, 0) == []


def test_bloodthirsty_with_an_empty_deck_exhausts() -> None:
    """U-125, U-33: the draw costs Dracula 2 and the Sisters their lives."""
    t = duel(dracula(at="s1", sisters=["s29"], deck=""), holmes(at="s9"), board="soho", start=True)
    play(t, "bite:sherlock_holmes")
    assert (health(t, "sherlock_holmes"), health(t, "dracula"), where(t, "sister_1")) == (15, 11, None)


def test_bloodthirsty_can_win_before_any_action() -> None:
    """U-24, U-66: the winner check comes before the first action."""
    t = duel(dracula(at="s1", deck="dash"), holmes(at="s9", health=1, watson="s22"), board="soho", start=True)
    play(t, "bite:sherlock_holmes")
    assert t.decision is None
    assert t.outcome is not None
    assert t.outcome.winners == (0,)


def test_bloodthirsty_can_fell_both_heroes_and_the_active_player_wins() -> None:
    """Q-26, U-66: Holmes falls to the bite, Dracula to the draw after it."""
    t = duel(dracula(at="s1", health=2, deck=""), holmes(at="s9", health=1), board="soho", start=True)
    play(t, "bite:sherlock_holmes")
    assert (where(t, "dracula"), where(t, "sherlock_holmes")) == (None, None)
    assert t.outcome is not None
    assert t.outcome.winners == (0,)


def test_bloodthirsty_comes_once_in_each_of_his_own_turns() -> None:
    """U-125, U-16: Holmes' turn begins without it; after his two actions Dracula is asked again."""
    t = duel(holmes(at="s9"), dracula(at="s1", deck="dash"), board="soho", start=True)
    assert asked(t) == 0
    assert keys(t, "bite") == []
    maneuver(t)
    maneuver(t)
    assert (whose_turn(t), asked(t), keys(t)) == (1, 1, ["bite:sherlock_holmes", "bite:none"])


def test_bloodthirsty_among_three_eliminates_and_goes_on() -> None:
    """Q-26, U-92: Holmes and his Watson are out before the first action; Dracula then plays against the third."""
    t = duel(
        dracula(at="s1", deck="dash"),
        holmes(at="s9", health=1, watson="s22"),
        jekyll(at="s29"),
        board="soho",
        start=True,
    )
    play(t, "bite:sherlock_holmes")
    assert (where(t, "dr_watson"), t.view(None)["players"][1]["out"]) == (None, True)
    assert t.outcome is None
    assert (asked(t), actions(t), hand(t, 0)) == (0, 2, ["dash"])


def test_bloodthirsty_may_even_hit_a_team_mate() -> None:
    """Q-28, U-77: any fighter next to Dracula, also a friend."""
    t = duel(
        dracula(at="s1", deck="dash"),
        holmes(at="s29"),
        jekyll(at="s9"),
        invisible_man(at="s15"),
        teams=True,
        board="soho",
        start=True,
    )
    assert keys(t) == ["bite:jekyll_and_hyde", "bite:none"]
    play(t, "bite:jekyll_and_hyde")
    assert health(t, "jekyll_and_hyde") == 15


def test_bloodthirsty_needs_dracula_himself() -> None:
    """U-98, U-59: a Sister who plays on in a team bites nobody."""
    t = duel(
        dracula(at=None, sisters=["s1"], deck="dash"),
        holmes(at="s9"),
        jekyll(at="s12"),
        invisible_man(at="s29"),
        teams=True,
        board="soho",
        start=True,
    )
    assert (asked(t), keys(t)) == (0, ["maneuver"])


# Ambush: attack 2, ANY. During combat: the opponent loses a random card, whose BOOST is added.


def test_ambush_adds_the_boost_of_a_lost_card() -> None:
    """U-38: Elementary (BOOST 3) falls; 2 + 3. Everybody sees the card."""
    t = duel(
        dracula(at="s1", hand="ambush"),
        holmes(at="s9", hand="elementary feint counterpunch"),
        board="soho",
        picks=["sherlock_holmes.elementary"],
    )
    fight(t, "dracula", "sherlock_holmes", "ambush")
    assert health(t, "sherlock_holmes") == 16 - 5
    assert (hand(t, 1), discard(t, 1)) == (["counterpunch", "feint"], ["elementary"])
    for seat in (0, 1, None):
        assert [event["card"] for event in told(t, seat, "discarded")] == ["elementary"]


def test_ambush_hits_any_card_of_the_hand_and_no_other() -> None:
    """U-38: over many seeds every card is hit, and nothing that is not in the hand."""
    hit = set()
    for seed in range(40):
        doc = document(dracula(at="s1", hand="ambush"), holmes(at="s9", hand="elementary feint counterpunch"), board="soho")
        t = parlour.position("unmatched", {**doc, "seed": seed})
        fight(t, "dracula", "sherlock_holmes", "ambush")
        hit.update(discard(t, 1))
    assert hit == {"elementary", "feint", "counterpunch"}


def test_ambush_against_an_empty_hand_is_a_plain_2() -> None:
    """U-67: the last card defends, so none is left to lose; nothing is added."""
    t = duel(dracula(at="s1", hand="ambush"), holmes(at="s9", hand="study_methods"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "ambush", "study_methods")
    (result,) = told(t, None, "combat_won")
    assert (result["attack"], result["defense"]) == (2, 3)
    assert discard(t, 1) == ["study_methods"]
    assert told(t, None, "discarded") == []


def test_ambush_is_cancelled_by_feint() -> None:
    """U-51: no card is lost and nothing is added; 2 against 2."""
    t = duel(dracula(at="s1", hand="ambush"), holmes(at="s9", hand="feint elementary"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "ambush", "feint")
    assert (health(t, "sherlock_holmes"), hand(t, 1)) == (16, ["elementary"])


def test_ambush_may_be_used_by_a_sister_against_one_of_several() -> None:
    """U-6, U-76: the other player of this combat loses a card, not the third one."""
    t = duel(
        dracula(at="s29", sisters=["s1"], hand="ambush"),
        holmes(at="s15", watson="s9", hand="feint"),
        jekyll(at="s25", hand="feint"),
        board="soho",
    )
    fight(t, "sister_1", "dr_watson", "ambush")
    assert health(t, "dr_watson") == 8 - (2 + 1)
    assert (hand(t, 1), hand(t, 2)) == ([], ["feint"])


def test_ambush_foretold_in_a_position_is_written_under_the_right_name() -> None:
    """U-38: a position that tells what chance will hit keeps the name, whoever sits first; in a mirror match with the seat."""
    t = duel(dracula(at="s1"), holmes(at="s9"), board="soho", picks=["sherlock_holmes.elementary"])
    assert t.position()["chance"]["picks"] == ["sherlock_holmes.elementary"]
    assert parlour.position("unmatched", t.position()).position() == t.position()
    t = duel(dracula(at="s1", hand="ambush"), dracula(at="s9", hand="dash beastform"), board="soho", picks=["dracula@2.beastform"])
    assert t.position()["chance"]["picks"] == ["dracula@2.beastform"]
    fight(t, "dracula@1", "dracula@2", "ambush")
    assert (hand(t, 1), health(t, "dracula@2")) == (["dash"], 13 - (2 + 4))


# Feeding Frenzy: attack 2, DRACULA. During combat: +1 for each Sister in the opposing fighter's zone.


def test_feeding_frenzy_counts_sisters_in_the_zone_however_far() -> None:
    """U-129: two Sisters on the cobbled street with Holmes, one elsewhere: 2 + 2."""
    t = duel(dracula(at="s1", sisters=["s12", "s14", "s29"], hand="feeding_frenzy"), holmes(at="s9"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "feeding_frenzy")
    assert health(t, "sherlock_holmes") == 16 - 4


def test_feeding_frenzy_counts_every_colour_of_the_space() -> None:
    """U-4: Holmes on s10 is in the blue and in the cobbled zone; three Sisters make it a 5."""
    t = duel(dracula(at="s11", sisters=["s1", "s2", "s13"], hand="feeding_frenzy"), holmes(at="s10"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "feeding_frenzy")
    assert health(t, "sherlock_holmes") == 16 - 5


def test_feeding_frenzy_without_sisters_is_a_plain_2() -> None:
    """U-129: defeated Sisters do not count, nor does Dracula himself."""
    t = duel(dracula(at="s10", hand="feeding_frenzy"), holmes(at="s9"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "feeding_frenzy")
    assert health(t, "sherlock_holmes") == 14


def test_feeding_frenzy_looks_at_the_fighter_attacked() -> None:
    """U-129: the Sisters are with Watson, not with Holmes; the attack is on Watson."""
    t = duel(dracula(at="s8", sisters=["s12", "s16"], hand="feeding_frenzy"), holmes(at="s9", watson="s15"), board="soho")
    fight(t, "dracula", "dr_watson", "feeding_frenzy")
    assert health(t, "dr_watson") == 8 - (2 + 1)


def test_feeding_frenzy_is_cancelled_by_feint() -> None:
    """U-51: nothing is added; 2 against 2."""
    t = duel(dracula(at="s1", sisters=["s12", "s14"], hand="feeding_frenzy"), holmes(at="s9", hand="feint"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "feeding_frenzy", "feint")
    assert health(t, "sherlock_holmes") == 16


def test_feeding_frenzy_counts_only_ones_own_sisters() -> None:
    """Q-13: in a mirror match the other Dracula's Sisters feed nobody here."""
    t = duel(dracula(at="s1", sisters=["s12"], hand="feeding_frenzy"), dracula(at="s9", sisters=["s10", "s14"]), board="soho")
    fight(t, "dracula@1", "dracula@2", "feeding_frenzy")
    assert health(t, "dracula@2") == 13 - (2 + 1)


def test_feeding_frenzy_is_not_for_sisters() -> None:
    """U-6: the banner says DRACULA."""
    t = duel(dracula(at="s29", sisters=["s1"], hand="feeding_frenzy"), holmes(at="s9"), board="soho")
    assert keys(t) == ["maneuver"]
    assert t.why_not("attack:sister_1:sherlock_holmes", 0).rule == "U-21"


# Beastform: attack 6, DRACULA. During combat: discard any number of cards, +1 each.


def test_beastform_grows_by_1_for_each_card_thrown_away() -> None:
    """U-69, Q-35: one at a time, copies alike; their BOOST does not matter (Prey Upon has 4)."""
    t = duel(dracula(at="s1", hand="beastform prey_upon dash dash"), holmes(at="s9"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "beastform")
    assert (asked(t), keys(t)) == (0, ["discard:dash", "discard:prey_upon", "discard:none"])
    play(t, "discard:prey_upon", "discard:dash", "discard:none")
    assert health(t, "sherlock_holmes") == 16 - 8
    assert (hand(t, 0), discard(t, 0)) == (["dash"], ["beastform", "dash", "prey_upon"])
    assert [event["card"] for event in told(t, 1, "discarded")] == ["prey_upon", "dash"]


def test_beastform_needs_no_discard() -> None:
    """U-68: "any number" allows none."""
    t = duel(dracula(at="s1", hand="beastform dash"), holmes(at="s9"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "beastform")
    play(t, "discard:none")
    assert (health(t, "sherlock_holmes"), hand(t, 0)) == (10, ["dash"])


def test_beastform_with_an_empty_hand_asks_nothing() -> None:
    """U-36: everybody sees that the hand is empty, at once or after the last discard."""
    t = duel(dracula(at="s1", hand="beastform"), holmes(at="s9"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "beastform")
    assert (health(t, "sherlock_holmes"), keys(t)) == (10, ["maneuver"])
    t = duel(dracula(at="s1", hand="beastform dash"), holmes(at="s9"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "beastform")
    play(t, "discard:dash")
    assert (health(t, "sherlock_holmes"), keys(t)) == (9, ["maneuver"])


def test_beastform_is_cancelled_by_feint() -> None:
    """U-51, U-60: no discards, but the 6 stays."""
    t = duel(dracula(at="s1", hand="beastform dash"), holmes(at="s9", hand="feint"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "beastform", "feint")
    assert (health(t, "sherlock_holmes"), hand(t, 0)) == (16 - 4, ["dash"])


def test_beastform_is_not_for_sisters() -> None:
    """U-6: the Sister attacks with Dash, not with Beastform."""
    t = duel(dracula(at="s29", sisters=["s1"], hand="beastform dash"), holmes(at="s9"), board="soho")
    play(t, "attack:sister_1:sherlock_holmes")
    assert keys(t) == ["attack:dash"]
    assert t.why_not("attack:beastform", 0).rule == "U-6"


# Thirst for Sustenance: attack 3, SISTER. After combat: won, Dracula is placed next to the opposing fighter.


def test_thirst_for_sustenance_brings_dracula_when_the_sister_won() -> None:
    """U-70, U-73: to an empty space next to Holmes, or the Sister's own space is named and he stays."""
    t = duel(dracula(at="s29", sisters=["s1"], hand="thirst_for_sustenance"), holmes(at="s9"), board="soho")
    fight(t, "sister_1", "sherlock_holmes", "thirst_for_sustenance")
    assert health(t, "sherlock_holmes") == 13
    assert set(keys(t)) == {"place:dracula:s10", "place:dracula:s22", "place:dracula:stay"}
    play(t, "place:dracula:s22")
    assert where(t, "dracula") == "s22"


def test_thirst_for_sustenance_lost_brings_nobody() -> None:
    """U-52: 3 against 3 is lost."""
    t = duel(dracula(at="s29", sisters=["s1"], hand="thirst_for_sustenance"), holmes(at="s9", hand="deduce_strategy"), board="soho")
    fight(t, "sister_1", "sherlock_holmes", "thirst_for_sustenance", "deduce_strategy")
    play(t, "no")
    assert (where(t, "dracula"), keys(t)) == ("s29", ["maneuver"])


def test_thirst_for_sustenance_against_a_fallen_target_brings_nobody() -> None:
    """U-59: a defeated Watson is nowhere, so no space is next to him."""
    t = duel(
        dracula(at="s29", sisters=["s1"], hand="thirst_for_sustenance"),
        holmes(at="s15", watson="s9", watson_health=3),
        board="soho",
    )
    fight(t, "sister_1", "dr_watson", "thirst_for_sustenance")
    assert (where(t, "dr_watson"), where(t, "dracula")) == (None, "s29")
    assert keys(t) == ["maneuver"]


def test_thirst_for_sustenance_after_the_target_slipped_away_cannot_be_declined() -> None:
    """U-73, U-48: Lurking takes the Invisible Man to s15 first; no occupied space is next to him there, so Dracula must come."""
    t = duel(
        dracula(at="s29", sisters=["s1"], hand="thirst_for_sustenance"),
        invisible_man(at="s9", fog=["s15", "s22", "s10"], hand="lurking"),
        board="soho",
    )
    fight(t, "sister_1", "invisible_man", "thirst_for_sustenance", "lurking")
    play(t, "choose:jump", "place:invisible_man:s15")
    assert asked(t) == 0
    assert keys(t) == ["place:dracula:s8", "place:dracula:s14", "place:dracula:s16"]
    assert t.why_not("place:dracula:stay", 0).rule == "U-73"


def test_thirst_for_sustenance_is_cancelled_by_feint() -> None:
    """U-51: the attack wins 3 to 2, but Dracula stays away."""
    t = duel(dracula(at="s29", sisters=["s1"], hand="thirst_for_sustenance"), holmes(at="s9", hand="feint"), board="soho")
    fight(t, "sister_1", "sherlock_holmes", "thirst_for_sustenance", "feint")
    assert (health(t, "sherlock_holmes"), where(t, "dracula")) == (15, "s29")
    assert keys(t) == ["maneuver"]


def test_thirst_for_sustenance_without_dracula_moves_nobody() -> None:
    """U-59, U-98: in a team a Sister fights on for a fallen Dracula; he cannot be placed."""
    t = duel(
        dracula(at=None, sisters=["s1"], hand="thirst_for_sustenance"),
        holmes(at="s9"),
        jekyll(at="s12"),
        invisible_man(at="s29"),
        teams=True,
        board="soho",
    )
    fight(t, "sister_1", "sherlock_holmes", "thirst_for_sustenance")
    assert (health(t, "sherlock_holmes"), where(t, "dracula"), keys(t)) == (13, None, ["maneuver"])


def test_thirst_for_sustenance_is_not_for_dracula() -> None:
    """U-6: the banner says SISTER."""
    t = duel(dracula(at="s1", hand="thirst_for_sustenance"), holmes(at="s9"), board="soho")
    assert keys(t) == ["maneuver"]
    assert t.why_not("attack:dracula:sherlock_holmes", 0).rule == "U-21"


# Feint: versatile 2, ANY. Immediately: the rest of the other card's text is cancelled.


def test_feint_as_an_attack_cancels_the_defenders_text() -> None:
    """U-51, U-60: Distracted Triage keeps its 3 and wins, but heals nobody."""
    t = duel(dracula(at="s1", hand="feint"), jekyll(at="s9", health=10, hand="distracted_triage"), board="soho")
    fight(t, "dracula", "jekyll_and_hyde", "feint", "distracted_triage")
    assert health(t, "jekyll_and_hyde") == 10
    assert [event["card"] for event in told(t, None, "text_cancelled")] == ["distracted_triage"]


def test_feint_as_a_defense_of_a_sister_cancels_the_attackers_text() -> None:
    """U-6, U-48: any fighter may use it; Education Never Ends gives nobody a card."""
    t = duel(
        holmes(at="s9", hand="education_never_ends", deck="feint"),
        dracula(at="s29", sisters=["s1"], hand="feint", deck="dash"),
        board="soho",
    )
    fight(t, "sherlock_holmes", "sister_1", "education_never_ends", "feint")
    assert where(t, "sister_1") is None
    assert (hand(t, 0), hand(t, 1)) == ([], [])


def test_feint_cannot_cancel_a_card_of_holmes() -> None:
    """U-120: Counterpunch strikes back all the same."""
    t = duel(dracula(at="s1", hand="feint"), holmes(at="s9", hand="counterpunch"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "feint", "counterpunch")
    assert health(t, "dracula") == 11
    assert [event["card"] for event in told(t, None, "text_protected")] == ["counterpunch"]


def test_feint_against_no_card_is_a_plain_2() -> None:
    """U-49: there is nothing to cancel."""
    t = duel(dracula(at="s1", hand="feint"), holmes(at="s9"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "feint")
    assert health(t, "sherlock_holmes") == 14
    assert told(t, None, "text_cancelled", "text_protected") == []


def test_feint_leaves_the_fog_alone() -> None:
    """U-60, U-142: the fog bonus is an ability, not a card's text: 2 against 3 + 1."""
    t = duel(
        dracula(at="s1", hand="feint"),
        invisible_man(at="s9", fog=["s9", "s10", "s22"], hand="dreaming_of_revenge"),
        board="soho",
    )
    fight(t, "dracula", "invisible_man", "feint", "dreaming_of_revenge")
    (result,) = told(t, None, "combat_won")
    assert (result["attack"], result["defense"]) == (2, 4)
    assert health(t, "dracula") == 13


# Dash: versatile 3, ANY. After combat: the fighter that used it moves up to 3 spaces.


def test_dash_moves_dracula_up_to_3_spaces() -> None:
    """U-70, U-29: from s1 the way past Holmes is shut."""
    t = duel(dracula(at="s1", sisters=["s3"], hand="dash"), holmes(at="s9"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "dash")
    assert health(t, "sherlock_holmes") == 13
    assert set(keys(t)) == {"move:dracula:s2", "move:dracula:s4", "move:dracula:stay"}
    play(t, "move:dracula:s4")
    assert (where(t, "dracula"), where(t, "sister_1")) == ("s4", "s3")


def test_dash_moves_the_sister_that_used_it() -> None:
    """U-6, U-68: the fighter of this combat and no other; staying is allowed."""
    t = duel(dracula(at="s29", sisters=["s1", "s15"], hand="dash"), holmes(at="s9"), board="soho")
    fight(t, "sister_1", "sherlock_holmes", "dash")
    assert set(keys(t)) == {f"move:sister_1:{space}" for space in ("s2", "s3", "s4", "stay")}
    play(t, "move:sister_1:stay")
    assert where(t, "sister_1") == "s1"


def test_dash_in_defense_moves_the_defender() -> None:
    """U-48: the defender's text comes first, whoever's turn it is."""
    t = duel(holmes(at="s9", hand="the_game_is_afoot"), dracula(at="s1", hand="dash"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "the_game_is_afoot", "dash")
    assert asked(t) == 1
    play(t, "move:dracula:s2")
    assert asked(t) == 0
    assert "move:sherlock_holmes:s1" in keys(t)
    assert health(t, "dracula") == 13 - (5 - 3)


def test_dash_of_a_fallen_sister_moves_nobody() -> None:
    """U-59: she is off the board."""
    t = duel(holmes(at="s9", hand="the_game_is_afoot"), dracula(at="s29", sisters=["s1"], hand="dash"), board="soho")
    fight(t, "sherlock_holmes", "sister_1", "the_game_is_afoot", "dash")
    assert where(t, "sister_1") is None
    assert asked(t) == 0


def test_dash_is_cancelled_by_feint() -> None:
    """U-51: 3 against 2 hits, but nobody moves."""
    t = duel(dracula(at="s1", hand="dash"), holmes(at="s9", hand="feint"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "dash", "feint")
    assert (health(t, "sherlock_holmes"), where(t, "dracula"), keys(t)) == (15, "s1", ["maneuver"])


def test_dash_uses_secret_passages() -> None:
    """U-72, U-81: from b2 over b1 through the passage to any of the other three."""
    t = duel(dracula(at="b2", hand="dash"), holmes(at="b9"))
    fight(t, "dracula", "sherlock_holmes", "dash")
    assert {f"move:dracula:{space}" for space in ("b6", "b16", "b28", "b5", "b20", "b18")} <= set(keys(t))
    play(t, "move:dracula:b28")
    assert where(t, "dracula") == "b28"


# Exploit: versatile 4, ANY. After combat: draw 1.


def test_exploit_draws_a_card() -> None:
    """U-47: after the damage; only the owner sees it (U-36)."""
    t = duel(dracula(at="s1", hand="exploit", deck="mistform dash"), holmes(at="s9"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "exploit")
    assert (health(t, "sherlock_holmes"), hand(t, 0), deck(t, 0)) == (12, ["mistform"], ["dash"])
    assert [event.get("card") for seat in (0, 1, None) for event in told(t, seat, "drew")] == ["mistform", None, None]


def test_exploit_on_both_sides_draws_for_the_defender_first() -> None:
    """U-48: in a mirror match both have the same card; a tie hurts nobody (U-50)."""
    t = duel(dracula(at="s1", hand="exploit", deck="dash"), dracula(at="s9", hand="exploit", deck="ambush"), board="soho")
    fight(t, "dracula@1", "dracula@2", "exploit", "exploit")
    assert [event["seat"] for event in told(t, None, "drew")] == [1, 0]
    assert (hand(t, 0), hand(t, 1)) == (["dash"], ["ambush"])
    assert (health(t, "dracula@1"), health(t, "dracula@2")) == (13, 13)


def test_exploit_with_an_empty_deck_may_lose_the_game() -> None:
    """U-33, U-66: Dracula wins the combat and dies of exhaustion in the middle of his own card's text."""
    t = duel(dracula(at="s1", health=2, hand="exploit", deck=""), holmes(at="s9"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "exploit")
    assert (health(t, "sherlock_holmes"), where(t, "dracula")) == (12, None)
    assert t.outcome is not None
    assert t.outcome.winners == (1,)


def test_exploit_of_a_fallen_sister_still_draws() -> None:
    """U-58: the card was played, so its text happens."""
    t = duel(
        holmes(at="s9", hand="the_game_is_afoot"),
        dracula(at="s29", sisters=["s1"], hand="exploit", deck="dash"),
        board="soho",
    )
    fight(t, "sherlock_holmes", "sister_1", "the_game_is_afoot", "exploit")
    assert (where(t, "sister_1"), hand(t, 1)) == (None, ["dash"])


def test_exploit_is_cancelled_by_feint() -> None:
    """U-51: no card."""
    t = duel(dracula(at="s1", hand="exploit", deck="dash"), holmes(at="s9", hand="feint"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "exploit", "feint")
    assert (hand(t, 0), health(t, "sherlock_holmes")) == ([], 14)


# Do My Bidding: defense 3, DRACULA. Immediately: the attack card goes back; Dracula chooses another from that hand.


def test_do_my_bidding_replaces_the_attack_card() -> None:
    """U-126: The Game is Afoot goes back unresolved; Education Never Ends loses 3 to 3 and draws 2 for Holmes."""
    t = duel(
        holmes(at="s9", hand="the_game_is_afoot education_never_ends master_of_disguise", deck="feint counterpunch"),
        dracula(at="s1", hand="do_my_bidding"),
        board="soho",
    )
    fight(t, "sherlock_holmes", "dracula", "the_game_is_afoot", "do_my_bidding")
    assert (asked(t), keys(t)) == (1, ["attack:the_game_is_afoot", "attack:education_never_ends"])
    assert t.why_not("attack:master_of_disguise", 1).rule == "U-126"
    play(t, "attack:education_never_ends")
    assert (health(t, "dracula"), where(t, "sherlock_holmes")) == (13, "s9")
    assert hand(t, 0) == ["counterpunch", "feint", "master_of_disguise", "the_game_is_afoot"]
    assert [discard(t, 0).count(card) for card in ("education_never_ends", "the_game_is_afoot")] == [2, 1]
    assert discard(t, 1) == ["do_my_bidding"]
    assert [event["card"] for event in told(t, None, "revealed")] == ["the_game_is_afoot", "do_my_bidding", "education_never_ends"]
    assert (asked(t), actions(t), keys(t)[0]) == (0, 1, "maneuver")


def test_do_my_bidding_may_leave_the_attack_as_it_was() -> None:
    """U-126: the old card is always a choice, here the only one; it then works as usual."""
    t = duel(holmes(at="s9", hand="counterpunch"), dracula(at="s1", hand="do_my_bidding"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "counterpunch", "do_my_bidding")
    assert keys(t) == ["attack:counterpunch"]
    play(t, "attack:counterpunch")
    assert (health(t, "dracula"), discard(t, 0)) == (11, ["counterpunch"])


@pytest.mark.parametrize(
    ("attacker", "offered"),
    [("sherlock_holmes", ["counterpunch", "feint"]), ("dr_watson", ["feint", "service_revolver"])],
)
def test_do_my_bidding_offers_only_what_the_attacker_may_use(attacker: str, offered: list[str]) -> None:
    """Q-2, U-6: attack or versatile cards with the banner of the attacking fighter or ANY; no Elementary, no scheme."""
    t = duel(
        holmes(at="s9", watson="s2", hand="feint counterpunch service_revolver elementary administer_aid"),
        dracula(at="s1", hand="do_my_bidding"),
        board="soho",
    )
    fight(t, attacker, "dracula", "feint", "do_my_bidding")
    assert sorted(keys(t)) == [f"attack:{card}" for card in offered]


def test_do_my_bidding_comes_before_the_attackers_feint() -> None:
    """U-126, U-51: the defender is first, so Feint cannot stop it; a Feint chosen again finds nothing left to cancel."""
    t = duel(holmes(at="s9", hand="feint the_game_is_afoot"), dracula(at="s1", hand="do_my_bidding"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "feint", "do_my_bidding")
    other = t.clone()
    play(t, "attack:feint")
    (result,) = told(t, None, "combat_won")
    assert (result["attack"], result["defense"]) == (2, 3)
    play(other, "attack:the_game_is_afoot", "move:sherlock_holmes:s10")
    assert (health(other, "dracula"), where(other, "sherlock_holmes")) == (11, "s10")


def test_do_my_bidding_lets_the_new_card_act_from_the_start() -> None:
    """U-126: a chosen Impossible to See still makes the defense 0."""
    t = duel(invisible_man(at="s9", hand="slip_away impossible_to_see"), dracula(at="s1", hand="do_my_bidding"), board="soho")
    fight(t, "invisible_man", "dracula", "slip_away", "do_my_bidding")
    play(t, "attack:impossible_to_see")
    (result,) = told(t, None, "combat_won")
    assert (result["attack"], result["defense"]) == (2, 0)


def test_do_my_bidding_leaves_choices_of_the_new_card_to_its_owner() -> None:
    """U-69: in a mirror match the attacker is made to use Beastform, and decides about the discards himself."""
    t = duel(dracula(at="s9", hand="dash beastform"), dracula(at="s1", hand="do_my_bidding"), board="soho")
    fight(t, "dracula@1", "dracula@2", "dash", "do_my_bidding")
    play(t, "attack:beastform")
    assert (asked(t), keys(t)) == (0, ["discard:dash", "discard:none"])
    play(t, "discard:none")
    assert health(t, "dracula@2") == 13 - (6 - 3)


def test_do_my_bidding_shows_the_hand_to_dracula_alone() -> None:
    """U-37, Q-22: the third seat knows only the card that went back in sight of all."""
    t = duel(
        holmes(at="s9", hand="the_game_is_afoot feint elementary"),
        dracula(at="s1", hand="do_my_bidding"),
        jekyll(at="s29"),
        board="soho",
    )
    fight(t, "sherlock_holmes", "dracula", "the_game_is_afoot", "do_my_bidding")
    assert knows(t, 1, 0) == ["elementary", "feint", "the_game_is_afoot"]
    assert knows(t, 2, 0) == ["the_game_is_afoot"]
    for seat in (0, 2, None):
        assert all("cards" not in event for event in told(t, seat, "hand_looked_at"))
        assert [event["card"] for event in told(t, seat, "taken_to_hand")] == ["the_game_is_afoot"]
    assert t.view(2)["decision"]["options"] == []
    play(t, "attack:feint")
    assert knows(t, 1, 0) == ["elementary", "the_game_is_afoot"]
    assert knows(t, 2, 0) == ["the_game_is_afoot"]


def test_do_my_bidding_keeps_every_card_in_one_place() -> None:
    """U-1: while Dracula chooses, the attack card is in the hand and nowhere else; the position can be written and read."""
    t = duel(holmes(at="s9", hand="counterpunch counterpunch counterpunch"), dracula(at="s1", hand="do_my_bidding"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "counterpunch", "do_my_bidding")
    assert len(hand(t, 0)) + len(deck(t, 0)) + len(discard(t, 0)) == 30
    assert (t.view(1)["combat"]["attack"]["laid"], t.view(1)["combat"]["attack"]["number"]) == (False, 0)
    assert t.position()["state"]["combat"]["attack"]["printed"] == 0
    again = parlour.position("unmatched", t.position())
    assert again.position() == t.position()
    play(again, "attack:counterpunch")
    assert hand(again, 0) == ["counterpunch", "counterpunch"]


def test_do_my_bidding_is_not_for_sisters() -> None:
    """U-6: she may only take the blow."""
    t = duel(holmes(at="s9", hand="feint"), dracula(at="s29", sisters=["s1"], hand="do_my_bidding"), board="soho")
    play(t, "attack:sherlock_holmes:sister_1", "attack:feint")
    assert keys(t) == ["defend:none"]
    assert t.why_not("defend:do_my_bidding", 1).rule == "U-6"


# Look Into My Eyes: defense 1, DRACULA. During combat: the BOOST of the attack card is added.


def test_look_into_my_eyes_adds_the_attack_cards_boost() -> None:
    """U-55: 1 + 3 against Service Revolver's 5, 1 + 2 against The Game is Afoot."""
    t = duel(holmes(at="s3", watson="s9", hand="service_revolver"), dracula(at="s1", hand="look_into_my_eyes"), board="soho")
    fight(t, "dr_watson", "dracula", "service_revolver", "look_into_my_eyes")
    assert health(t, "dracula") == 13 - (5 - 4)
    t = duel(holmes(at="s9", hand="the_game_is_afoot"), dracula(at="s1", hand="look_into_my_eyes"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "the_game_is_afoot", "look_into_my_eyes")
    assert health(t, "dracula") == 13 - (5 - 3)


def test_look_into_my_eyes_is_cancelled_by_an_attacking_feint() -> None:
    """U-51: the Feint comes before DURING COMBAT; 2 against a plain 1."""
    t = duel(holmes(at="s9", hand="feint"), dracula(at="s1", hand="look_into_my_eyes"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "feint", "look_into_my_eyes")
    assert health(t, "dracula") == 12


def test_look_into_my_eyes_cannot_raise_a_number_nobody_can_see() -> None:
    """U-57: Impossible to See locks it at 0."""
    t = duel(invisible_man(at="s9", hand="impossible_to_see"), dracula(at="s1", hand="look_into_my_eyes"), board="soho")
    fight(t, "invisible_man", "dracula", "impossible_to_see", "look_into_my_eyes")
    assert health(t, "dracula") == 11


def test_look_into_my_eyes_takes_the_boost_whatever_became_of_the_number() -> None:
    """U-55: a Deduce Strategy that replaces the 1 by BOOST 2 leaves what was added: 3 against 2 + 1."""
    t = duel(holmes(at="s9", hand="deduce_strategy"), dracula(at="s1", hand="look_into_my_eyes"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "deduce_strategy", "look_into_my_eyes")
    play(t, "yes")
    (result,) = told(t, None, "combat_won")
    assert (result["attack"], result["defense"]) == (3, 3)


def test_look_into_my_eyes_is_neither_for_sisters_nor_for_attacks() -> None:
    """U-6, U-21: a DRACULA defense."""
    t = duel(dracula(at="s1", hand="look_into_my_eyes"), holmes(at="s9", hand="feint"), board="soho")
    assert keys(t) == ["maneuver"]
    t = duel(holmes(at="s9", hand="feint"), dracula(at="s29", sisters=["s1"], hand="look_into_my_eyes"), board="soho")
    play(t, "attack:sherlock_holmes:sister_1", "attack:feint")
    assert keys(t) == ["defend:none"]


# Mistform: scheme, DRACULA. Dracula is placed anywhere; gain 1 action.


def test_mistform_takes_dracula_anywhere_and_gives_an_action() -> None:
    """U-70, U-23: any of the 29 spaces that is empty, or an occupied one is named and he stays; still two actions."""
    t = duel(dracula(at="s1", sisters=["s2"], hand="mistform"), holmes(at="s9", watson="s22"), board="soho")
    play(t, "scheme:mistform:dracula")
    empty = {f"s{n}" for n in range(1, 30)} - {"s1", "s2", "s9", "s22"}
    assert set(keys(t)) == {f"place:dracula:{space}" for space in empty | {"stay"}}
    play(t, "place:dracula:s29")
    assert (where(t, "dracula"), actions(t), asked(t)) == ("s29", 2, 0)
    assert discard(t, 0) == ["mistform"]
    assert [event["count"] for event in told(t, None, "action_gained")] == [1]


def test_mistform_gives_the_action_even_if_dracula_stays() -> None:
    """U-73: naming an occupied space means staying; the action is gained in any case and must be used (U-17)."""
    t = duel(dracula(at="s1", hand="mistform"), holmes(at="s29"), board="soho")
    play(t, "scheme:mistform:dracula", "place:dracula:stay")
    assert (where(t, "dracula"), actions(t)) == ("s1", 2)
    assert t.why_not("pass", 0).rule == "U-17"
    maneuver(t)
    assert (whose_turn(t), actions(t)) == (0, 1)
    maneuver(t)
    assert whose_turn(t) == 1


def test_mistform_twice_and_an_attack_in_one_turn() -> None:
    """U-17, U-23: the same action may be taken again; four actions in all, the last one an attack."""
    t = duel(dracula(at="s1", hand="mistform mistform dash feint"), holmes(at="s29"), board="soho")
    play(t, "scheme:mistform:dracula", "place:dracula:s15", "scheme:mistform:dracula", "place:dracula:s28")
    assert actions(t) == 2
    fight(t, "dracula", "sherlock_holmes", "feint")
    fight(t, "dracula", "sherlock_holmes", "dash")
    play(t, "move:dracula:stay")
    assert (health(t, "sherlock_holmes"), whose_turn(t)) == (11, 1)


def test_mistform_needs_dracula() -> None:
    """U-42, U-6: a Sister left alone in a team cannot use it."""
    t = duel(
        dracula(at=None, sisters=["s1"], hand="mistform"),
        holmes(at="s9"),
        jekyll(at="s12"),
        invisible_man(at="s29"),
        teams=True,
        board="soho",
    )
    assert keys(t) == ["maneuver"]
    assert t.why_not("scheme:mistform:dracula", 0).rule == "U-42"
    assert t.why_not("scheme:mistform:sister_1", 0).rule == "U-6"


# Prey Upon: scheme, DRACULA. Every opposing fighter next to him takes 1; he recovers what was dealt.


def test_prey_upon_hurts_all_opponents_next_to_dracula_and_heals_him() -> None:
    """U-64, U-129: Holmes and Watson, not the Sister; 5 + 2."""
    t = duel(dracula(at="s9", health=5, sisters=["s22"], hand="prey_upon"), holmes(at="s1", watson="s10"), board="soho")
    play(t, "scheme:prey_upon:dracula")
    assert [health(t, f) for f in ("sherlock_holmes", "dr_watson", "sister_1", "dracula")] == [15, 7, 1, 7]


def test_prey_upon_never_heals_above_13() -> None:
    """U-63, U-129: 12 + 2 is 13."""
    t = duel(dracula(at="s9", health=12, hand="prey_upon"), holmes(at="s1", watson="s10"), board="soho")
    play(t, "scheme:prey_upon:dracula")
    assert health(t, "dracula") == 13
    assert [event["gained"] for event in told(t, None, "recovered")] == [1]
    assert keys(t) == ["maneuver"]


def test_prey_upon_without_a_neighbour_does_nothing() -> None:
    """U-41: it may be played all the same; two steps away is not next to him."""
    t = duel(dracula(at="s9", health=5, hand="prey_upon"), holmes(at="s2", watson="s11"), board="soho")
    play(t, "scheme:prey_upon:dracula")
    assert [health(t, f) for f in ("sherlock_holmes", "dr_watson", "dracula")] == [16, 8, 5]
    assert discard(t, 0) == ["prey_upon"]


def test_prey_upon_in_a_team_spares_the_mate_and_reaches_both_opponents() -> None:
    """Q-28, U-77: "opposing" never includes a team mate."""
    t = duel(
        dracula(at="s9", health=5, hand="prey_upon"),
        holmes(at="s1"),
        jekyll(at="s22"),
        invisible_man(at="s10"),
        teams=True,
        board="soho",
    )
    play(t, "scheme:prey_upon:dracula")
    assert [health(t, f) for f in ("sherlock_holmes", "jekyll_and_hyde", "invisible_man", "dracula")] == [15, 16, 14, 7]


def test_prey_upon_may_win_the_game() -> None:
    """U-66, U-62: Holmes' last health is damage really dealt."""
    t = duel(dracula(at="s9", health=5, hand="prey_upon"), holmes(at="s1", health=1), board="soho")
    play(t, "scheme:prey_upon:dracula")
    assert (where(t, "sherlock_holmes"), health(t, "dracula")) == (None, 6)
    assert t.outcome is not None
    assert t.outcome.winners == (0,)


# Baptism of Blood: scheme, DRACULA. Recover 2; a defeated Sister returns in Dracula's zone.


def test_baptism_of_blood_heals_and_brings_a_sister_back() -> None:
    """U-127, U-65: one of the defeated, at full health, in an empty space of a zone of Dracula's (s10: blue and cobbled)."""
    t = duel(holmes(at="s9"), dracula(at="s10", health=5, sisters=[None, "s12"], hand="baptism_of_blood"), board="soho", turn=1)
    play(t, "scheme:baptism_of_blood:dracula")
    assert health(t, "dracula") == 7
    assert set(keys(t)) == {f"place:sister_1:{space}" for space in ("s1", "s2", "s3", "s4", "s11", "s13", "s14")}
    assert t.decision is not None
    assert t.decision.options[0].about == ("fighter:sister_1", "space:s1")
    assert t.why_not("place:sister_1:s9", 1).rule == "U-73"
    assert t.why_not("place:sister_1:s29", 1).rule == "U-127"
    play(t, "place:sister_1:s1")
    assert (where(t, "sister_1"), health(t, "sister_1"), where(t, "sister_3")) == ("s1", 1, None)
    assert [event["to"] for event in told(t, 0, "returned")] == ["s1"]


def test_baptism_of_blood_lets_the_sister_fight_at_once() -> None:
    """U-65: she is a fighter like any other; the second action may be hers."""
    t = duel(dracula(at="s10", hand="baptism_of_blood dash"), holmes(at="s29", watson="s2"), board="soho")
    play(t, "scheme:baptism_of_blood:dracula", "place:sister_1:s1")
    assert keys(t, "attack:") == ["attack:sister_1:dr_watson"]


def test_baptism_of_blood_without_a_defeated_sister_only_heals() -> None:
    """U-127, U-63: 12 + 2 is 13."""
    t = duel(
        holmes(at="s9"),
        dracula(at="s10", health=12, sisters=["s1", "s2", "s3"], hand="baptism_of_blood"),
        invisible_man(at=None, vanished=True),
        board="soho",
        turn=1,
    )
    play(t, "scheme:baptism_of_blood:dracula")
    assert health(t, "dracula") == 13
    assert told(t, None, "returned") == []
    assert (asked(t), actions(t), keys(t)[0]) == (1, 1, "maneuver")


def test_baptism_of_blood_without_an_empty_space_only_heals() -> None:
    """Q-19: the dining room is full, so the third Sister stays out."""
    t = duel(dracula(at="b22", health=5, sisters=["b17", "b21"], hand="baptism_of_blood"), holmes(at="b23", watson="b27"))
    play(t, "scheme:baptism_of_blood:dracula")
    assert (health(t, "dracula"), where(t, "sister_3")) == (7, None)
    assert (asked(t), actions(t), keys(t)[0]) == (0, 1, "maneuver")


def test_baptism_of_blood_in_a_mirror_match_calls_ones_own_sister() -> None:
    """Q-13: the other Dracula's Sisters stay where they are; here one space is free, so she takes it."""
    t = duel(dracula(at="b22", health=5, sisters=["b17", "b21"], hand="baptism_of_blood"), dracula(at="b23", sisters=[None, "b3"]))
    play(t, "scheme:baptism_of_blood:dracula@1")
    assert (where(t, "sister_3@1"), where(t, "sister_1@2")) == ("b27", None)


# Ravening Seduction: scheme, SISTER. Move any fighter up to 2; it takes 1 for each Sister next to it.


def test_ravening_seduction_draws_a_fighter_into_the_sisters_arms() -> None:
    """U-128: Holmes is led from s11 to s9, between two Sisters, and takes 2."""
    t = duel(dracula(at="s29", sisters=["s1", "s22"], hand="ravening_seduction"), holmes(at="s11", watson="s4"), board="soho")
    play(t, "scheme:ravening_seduction:sister_1")
    assert set(keys(t)) == {f"fighter:{f}" for f in ("sherlock_holmes", "dr_watson", "dracula", "sister_1", "sister_2")}
    play(t, "fighter:sherlock_holmes", "move:sherlock_holmes:s9")
    assert (where(t, "sherlock_holmes"), health(t, "sherlock_holmes")) == ("s9", 14)
    assert discard(t, 0) == ["ravening_seduction"]


def test_ravening_seduction_hurts_also_without_a_step() -> None:
    """U-128: 0 steps are allowed, the Sister next to Watson still counts."""
    t = duel(dracula(at="s29", sisters=["s1"], hand="ravening_seduction"), holmes(at="s15", watson="s9"), board="soho")
    play(t, "scheme:ravening_seduction:sister_1", "fighter:dr_watson", "move:dr_watson:stay")
    assert (where(t, "dr_watson"), health(t, "dr_watson")) == ("s9", 7)


def test_ravening_seduction_away_from_all_sisters_hurts_nobody() -> None:
    """U-74: Watson ends two steps from the Sister."""
    t = duel(dracula(at="s29", sisters=["s1"], hand="ravening_seduction"), holmes(at="s15", watson="s9"), board="soho")
    play(t, "scheme:ravening_seduction:sister_1", "fighter:dr_watson", "move:dr_watson:s10")
    assert health(t, "dr_watson") == 8
    assert told(t, None, "hurt") == []


def test_ravening_seduction_on_a_sister_does_not_count_herself() -> None:
    """U-128: alone she is safe; next to another Sister she falls."""
    t = duel(dracula(at="s29", sisters=["s1", "s10"], hand="ravening_seduction"), holmes(at="s15"), board="soho")
    play(t, "scheme:ravening_seduction:sister_1", "fighter:sister_1")
    other = t.clone()
    play(t, "move:sister_1:s2")
    assert (where(t, "sister_1"), health(t, "sister_1")) == ("s2", 1)
    play(other, "move:sister_1:s9")
    assert (where(other, "sister_1"), where(other, "sister_2")) == (None, "s10")


def test_ravening_seduction_moves_a_fighter_as_its_owner_would() -> None:
    """U-71: Holmes passes Watson on s10, but not Dracula on s1 nor the Sister on s22."""
    t = duel(dracula(at="s1", sisters=["s22"], hand="ravening_seduction"), holmes(at="s9", watson="s10"), board="soho")
    play(t, "scheme:ravening_seduction:sister_1", "fighter:sherlock_holmes")
    assert keys(t) == ["move:sherlock_holmes:s11", "move:sherlock_holmes:stay"]
    assert t.why_not("move:sherlock_holmes:s2", 0).rule == "U-29"


def test_ravening_seduction_may_lead_through_passage_and_fog() -> None:
    """U-72, Q-7: the Invisible Man on b28 goes through the passage to b1, or from fog to fog and a step on."""
    t = duel(dracula(at="b9", sisters=["b3"], hand="ravening_seduction"), invisible_man(at="b28", fog=["b28", "b12", "b32"]))
    play(t, "scheme:ravening_seduction:sister_1", "fighter:invisible_man")
    reached = set(keys(t))
    assert {f"move:invisible_man:{space}" for space in ("b1", "b2", "b12", "b32", "b17", "b26")} <= reached
    assert "move:invisible_man:b23" not in reached


def test_ravening_seduction_can_be_the_end_of_dracula_himself() -> None:
    """U-66, U-77: friend or foe; who fells his own hero has lost."""
    t = duel(dracula(at="s9", health=1, sisters=["s1"], hand="ravening_seduction"), holmes(at="s29"), board="soho")
    play(t, "scheme:ravening_seduction:sister_1", "fighter:dracula", "move:dracula:stay")
    assert t.outcome is not None
    assert t.outcome.winners == (1,)


def test_ravening_seduction_names_the_sister_and_needs_one() -> None:
    """Q-12, U-42, U-6: every living Sister may play it, Dracula may not."""
    t = duel(dracula(at="s9", sisters=["s1", None, "s2"], hand="ravening_seduction"), holmes(at="s29"), board="soho")
    assert keys(t, "scheme:") == ["scheme:ravening_seduction:sister_1", "scheme:ravening_seduction:sister_3"]
    assert t.why_not("scheme:ravening_seduction:sister_2", 0).rule == "U-42"
    assert t.why_not("scheme:ravening_seduction:dracula", 0).rule == "U-6"
    t = duel(dracula(at="s9", hand="ravening_seduction"), holmes(at="s29"), board="soho")
    assert keys(t) == ["maneuver"]


def test_ravening_seduction_finds_no_vanished_fighter() -> None:
    """U-78: the Invisible Man is off the board, so only Dracula's own fighters can be chosen."""
    t = duel(dracula(at="s29", sisters=["s1"], hand="ravening_seduction"), invisible_man(at=None, vanished=True), board="soho")
    play(t, "scheme:ravening_seduction:sister_1")
    assert keys(t) == ["fighter:dracula", "fighter:sister_1"]


def test_ravening_seduction_counts_only_ones_own_sisters() -> None:
    """Q-13: in a mirror match the enemy Sisters next to the moved Dracula do not hurt him."""
    t = duel(dracula(at="s29", sisters=["s22"], hand="ravening_seduction"), dracula(at="s9", sisters=["s1", "s10"]), board="soho")
    play(t, "scheme:ravening_seduction:sister_1@1", "fighter:dracula@2", "move:dracula@2:stay")
    assert health(t, "dracula@2") == 12
