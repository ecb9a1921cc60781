"""Sherlock Holmes and Dr. Watson: every card of the deck, and the ability (U-120 to U-124), each told as a story.

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
)

DECK = """
    the_game_is_afoot              2 attack    5 2 HOLMES
    service_revolver               2 attack    5 3 DR. WATSON
    feint                          3 versatile 2 1 ANY
    education_never_ends           2 versatile 3 1 ANY
    study_methods                  2 versatile 3 2 ANY
    deduce_strategy                3 versatile 3 1 HOLMES
    counterpunch                   3 versatile 3 1 HOLMES
    fixed_point_in_a_changing_age  2 versatile 3 1 DR. WATSON
    elementary                     2 defense   3 3 HOLMES
    confirm_suspicion              3 scheme    - 1 HOLMES
    eliminate_the_impossible       2 scheme    - 2 HOLMES
    master_of_disguise             2 scheme    - 2 HOLMES
    administer_aid                 2 scheme    - 2 DR. WATSON
"""


def printed(hero: str) -> list[list[str]]:
    """Return the deck of a hero in the words of DECK."""
    (found,) = [entry for entry in parlour.title("unmatched").catalogue()["heroes"] if entry["id"] == hero]
    fields = ("id", "copies", "type", "value", "boost", "banner")
    return [["-" if card[field] is None else str(card[field]) for field in fields] for card in found["deck"]]


def test_the_deck_is_as_printed() -> None:
    """U-1, U-5: copies, type, number, BOOST and banner of the 30 cards."""
    assert printed("sherlock_holmes") == [line.split(maxsplit=5) for line in DECK.strip().splitlines()]


# The Game is Afoot: attack 5, HOLMES. After combat Holmes may travel up to 3 spaces.


def test_the_game_is_afoot_lets_holmes_travel_up_to_3_spaces() -> None:
    """U-29, U-70: past Watson but not past Dracula, and only to empty spaces."""
    t = duel(holmes(at="s9", watson="s10", hand="the_game_is_afoot"), dracula(at="s1"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "the_game_is_afoot")
    assert health(t, "dracula") == 8
    assert asked(t) == 0
    reached = {"s22", "s17", "s25", "s18", "s26", "s11", "s4", "s12", "stay"}
    assert set(keys(t)) == {f"move:sherlock_holmes:{space}" for space in reached}
    play(t, "move:sherlock_holmes:s12")
    assert where(t, "sherlock_holmes") == "s12"
    assert discard(t, 0) == ["the_game_is_afoot"]
    assert (asked(t), actions(t), keys(t)[0]) == (0, 1, "maneuver")


def test_the_game_is_afoot_also_lets_holmes_stay() -> None:
    """U-68: "up to" allows 0; a space that cannot be reached is refused with the rule."""
    t = duel(holmes(at="s9", hand="the_game_is_afoot"), dracula(at="s1"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "the_game_is_afoot")
    assert t.why_not("move:sherlock_holmes:s2", 0).rule == "U-29"
    play(t, "move:sherlock_holmes:stay")
    assert where(t, "sherlock_holmes") == "s9"
    assert told(t, 0, "moved") == []


def test_the_game_is_afoot_is_not_stopped_by_feint() -> None:
    """U-120: a HOLMES card cannot be cancelled; everybody is told so."""
    t = duel(holmes(at="s9", hand="the_game_is_afoot"), dracula(at="s1", hand="feint"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "the_game_is_afoot", "feint")
    assert health(t, "dracula") == 13 - (5 - 2)
    for seat in (0, 1, None):
        assert [event["card"] for event in told(t, seat, "text_protected")] == ["the_game_is_afoot"]
    play(t, "move:sherlock_holmes:s22")
    assert where(t, "sherlock_holmes") == "s22"


def test_the_game_is_afoot_does_nothing_for_a_holmes_who_fell_in_this_combat() -> None:
    """U-59: the defender's Counterpunch comes first (U-48) and takes the last health of the attacker; then nobody travels."""
    t = duel(
        holmes(at="s9", health=2, hand="the_game_is_afoot"),
        holmes(at="s1", hand="counterpunch"),
        board="soho",
    )
    fight(t, "sherlock_holmes@1", "sherlock_holmes@2", "the_game_is_afoot", "counterpunch")
    assert where(t, "sherlock_holmes@1") is None
    assert health(t, "sherlock_holmes@2") == 16 - (5 - 3)
    assert told(t, 0, "moved") == []
    assert t.outcome is not None
    assert t.outcome.winners == (1,)


# Service Revolver: attack 5, DR. WATSON. No text.


def test_service_revolver_hits_a_fighter_anywhere_in_watsons_zone() -> None:
    """U-43: Watson is ranged, so s12 reaches s9 along the cobbled street; Holmes on s3 reaches nobody."""
    t = duel(holmes(at="s3", watson="s12", hand="service_revolver"), dracula(at="s9", sisters=["s5"]), board="soho")
    assert keys(t, "attack:") == ["attack:dr_watson:dracula"]
    fight(t, "dr_watson", "dracula", "service_revolver")
    assert health(t, "dracula") == 8
    assert (asked(t), actions(t), keys(t)) == (0, 1, ["maneuver"])


def test_service_revolver_has_nothing_to_cancel() -> None:
    """U-51, U-120: nobody is told that it was cancelled, or cannot be."""
    t = duel(holmes(at="s3", watson="s12", hand="service_revolver"), dracula(at="s9", hand="feint"), board="soho")
    fight(t, "dr_watson", "dracula", "service_revolver", "feint")
    assert health(t, "dracula") == 13 - (5 - 2)
    assert told(t, 0, "text_cancelled", "text_protected") == []


def test_service_revolver_is_not_for_holmes() -> None:
    """U-6: the banner says DR. WATSON, so Holmes cannot attack with it."""
    t = duel(holmes(at="s9", watson="s22", hand="service_revolver"), dracula(at="s1"), board="soho")
    assert keys(t, "attack:") == []
    assert t.why_not("attack:sherlock_holmes:dracula", 0).rule == "U-21"
    t = duel(holmes(at="s9", watson="s22", hand="service_revolver feint"), dracula(at="s1"), board="soho")
    play(t, "attack:sherlock_holmes:dracula")
    assert keys(t) == ["attack:feint"]
    with pytest.raises(parlour.Illegal) as refused:
        t.choose("attack:service_revolver", seat=0)
    assert refused.value.rule == "U-6"


def test_service_revolver_of_a_defeated_watson_still_boosts() -> None:
    """U-26: the banner does not matter for BOOST; 2 + 3 spaces bring Holmes from s9 to s6."""
    t = duel(holmes(at="s9", hand="service_revolver"), dracula(at="s29"), board="soho")
    play(t, "maneuver", "boost:service_revolver")
    assert "move:sherlock_holmes:s6" in keys(t)
    assert "move:sherlock_holmes:s7" not in keys(t)
    play(t, "move:sherlock_holmes:s6")
    assert where(t, "sherlock_holmes") == "s6"
    assert discard(t, 0) == ["service_revolver"]


def test_service_revolver_keeps_its_number_against_feint() -> None:
    """U-60: cancelling touches effects, and this card has none."""
    t = duel(holmes(at="s3", watson="s12", hand="service_revolver"), dracula(at="s9", hand="feint"), board="soho")
    fight(t, "dr_watson", "dracula", "service_revolver", "feint")
    assert health(t, "dracula") == 13 - (5 - 2)


# Feint: versatile 2, ANY. Immediately: the rest of the other card's text is cancelled.


def test_feint_as_an_attack_cancels_the_defenders_text() -> None:
    """U-51, U-60: Exploit keeps its 4, but its draw does not happen."""
    t = duel(holmes(at="s9", hand="feint"), dracula(at="s1", hand="exploit", deck="dash"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "feint", "exploit")
    assert health(t, "dracula") == 13
    assert (hand(t, 1), deck(t, 1)) == ([], ["dash"])
    assert [event["card"] for event in told(t, 1, "text_cancelled")] == ["exploit"]


def test_feint_as_a_defense_cancels_the_attackers_text() -> None:
    """U-48: the defender comes first; the attacker's Dash goes nowhere."""
    t = duel(dracula(at="s1", hand="dash"), holmes(at="s9", hand="feint"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "dash", "feint")
    assert health(t, "sherlock_holmes") == 16 - (3 - 2)
    assert where(t, "dracula") == "s1"
    assert keys(t) == ["maneuver"]


def test_feint_against_no_card_is_a_plain_2() -> None:
    """U-49: no defense card counts 0, and there is nothing to cancel."""
    t = duel(holmes(at="s9", hand="feint"), dracula(at="s1"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "feint")
    assert health(t, "dracula") == 11
    assert told(t, 0, "text_cancelled", "text_protected") == []


def test_feint_against_feint_only_the_defenders_one_works() -> None:
    """U-48, U-51: the attacker's Feint is cancelled before it could cancel anything; a tie is won by the defender (U-52)."""
    t = duel(holmes(at="s9", hand="feint"), dracula(at="s1", hand="feint"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "feint", "feint")
    assert [event["seat"] for event in told(t, None, "text_cancelled")] == [0]
    assert [event["seat"] for event in told(t, None, "combat_won")] == [1]
    assert health(t, "dracula") == 13


def test_feint_comes_too_late_for_a_defenders_immediate_text() -> None:
    """U-51, U-145: Impossible to See as a defense has already made the Feint a 0."""
    t = duel(holmes(at="s9", hand="feint"), invisible_man(at="s1", hand="impossible_to_see"), board="soho")
    fight(t, "sherlock_holmes", "invisible_man", "feint", "impossible_to_see")
    (result,) = told(t, 0, "combat_won")
    assert (result["attack"], result["defense"], result["seat"]) == (0, 2, 1)


def test_feint_may_be_used_by_watson_too() -> None:
    """U-6: the banner says ANY."""
    t = duel(dracula(at="s1", hand="exploit", deck="dash"), holmes(at="s3", watson="s9", hand="feint"), board="soho")
    fight(t, "dracula", "dr_watson", "exploit", "feint")
    assert health(t, "dr_watson") == 8 - (4 - 2)
    assert deck(t, 0) == ["dash"]


# Education Never Ends: versatile 3, ANY. After combat: won, the opponent draws 1; lost, you draw 2.


def test_education_never_ends_won_lets_the_opponent_draw_1() -> None:
    """U-52, U-36: the drawn card is seen by its owner alone."""
    t = duel(holmes(at="s9", hand="education_never_ends", deck="feint feint"), dracula(at="s1", deck="exploit dash"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "education_never_ends")
    assert health(t, "dracula") == 10
    assert (hand(t, 1), deck(t, 1)) == (["exploit"], ["dash"])
    assert (hand(t, 0), deck(t, 0)) == ([], ["feint", "feint"])
    assert [event["card"] for event in told(t, 1, "drew")] == ["exploit"]
    for seat in (0, None):
        (drew,) = told(t, seat, "drew")
        assert drew["seat"] == 1
        assert "card" not in drew
        assert "Exploit" not in drew["text"]


def test_education_never_ends_lost_lets_holmes_draw_2() -> None:
    """U-52: 3 against 4 deals no damage, so the attacker lost; the defender's Exploit draws first (U-48)."""
    t = duel(
        holmes(at="s9", hand="education_never_ends", deck="feint counterpunch elementary"),
        dracula(at="s1", hand="exploit", deck="dash dash"),
        board="soho",
    )
    fight(t, "sherlock_holmes", "dracula", "education_never_ends", "exploit")
    assert health(t, "dracula") == 13
    assert (hand(t, 0), deck(t, 0)) == (["counterpunch", "feint"], ["elementary"])
    assert [event["seat"] for event in told(t, None, "drew")] == [1, 0, 0]
    assert hand(t, 1) == ["dash"]


def test_education_never_ends_with_1_card_left_exhausts_for_the_other() -> None:
    """U-33, U-34: take the card that is there, then each own fighter takes 2 for the missing one."""
    t = duel(
        holmes(at="s9", watson="s22", hand="education_never_ends", deck="feint"),
        dracula(at="s1", hand="exploit", deck="dash"),
        board="soho",
    )
    fight(t, "sherlock_holmes", "dracula", "education_never_ends", "exploit")
    assert hand(t, 0) == ["feint"]
    assert (health(t, "sherlock_holmes"), health(t, "dr_watson")) == (14, 6)
    assert health(t, "dracula") == 13


def test_education_never_ends_makes_an_opponent_without_a_deck_suffer() -> None:
    """U-34: the draw given to the opponent is a real draw; Dracula (5 - 3 - 2) and all Sisters fall at once, and Holmes wins."""
    t = duel(holmes(at="s9", hand="education_never_ends"), dracula(at="s1", health=5, sisters=["s2", "s29"], deck=""), board="soho")
    fight(t, "sherlock_holmes", "dracula", "education_never_ends")
    assert [where(t, f) for f in ("dracula", "sister_1", "sister_2")] == [None, None, None]
    assert t.outcome is not None
    assert t.outcome.winners == (0,)


def test_education_never_ends_is_cancelled_by_feint() -> None:
    """U-120: an ANY card is not protected; nobody draws, although the attack won."""
    t = duel(
        holmes(at="s9", hand="education_never_ends", deck="counterpunch"),
        dracula(at="s1", hand="feint", deck="dash"),
        board="soho",
    )
    fight(t, "sherlock_holmes", "dracula", "education_never_ends", "feint")
    assert health(t, "dracula") == 12
    assert told(t, 0, "drew") == []


def test_education_never_ends_in_defense_gives_the_attacker_a_card() -> None:
    """U-52, U-76: Watson took no damage, so his side won; the opponent is the other player of this combat, not the third one."""
    t = duel(
        dracula(at="s1", hand="dash", deck="exploit"),
        holmes(at="s3", watson="s9", hand="education_never_ends", deck="feint"),
        jekyll(at="s29", deck="feint"),
        board="soho",
    )
    fight(t, "dracula", "dr_watson", "dash", "education_never_ends")
    assert health(t, "dr_watson") == 8
    assert [hand(t, seat) for seat in (0, 1, 2)] == [["exploit"], [], []]


# Study Methods: versatile 3, ANY. After combat: won, look at the opponent's hand.


def test_study_methods_won_shows_the_hand_to_holmes_alone() -> None:
    """Q-22, U-37: only Holmes learns the cards; the third seat and the public learn that he looked."""
    t = duel(
        holmes(at="s9", hand="study_methods"),
        dracula(at="s1", hand="dash mistform"),
        invisible_man(at="s29"),
        board="soho",
    )
    assert knows(t, 0, 1) == []
    fight(t, "sherlock_holmes", "dracula", "study_methods")
    assert health(t, "dracula") == 10
    assert knows(t, 0, 1) == ["dash", "mistform"]
    assert knows(t, 2, 1) == []
    assert [event["cards"] for event in told(t, 0, "hand_looked_at")] == [["dash", "mistform"]]
    for seat in (1, 2, None):
        (looked,) = told(t, seat, "hand_looked_at")
        assert (looked["seat"], looked["whose"]) == (0, 1)
        assert "cards" not in looked
        assert "Dash" not in looked["text"]


def test_study_methods_lost_shows_nothing() -> None:
    """U-52: 3 against 4 is lost."""
    t = duel(holmes(at="s9", hand="study_methods"), dracula(at="s1", hand="exploit dash"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "study_methods", "exploit")
    assert told(t, 0, "hand_looked_at") == []
    assert knows(t, 0, 1) == []


def test_study_methods_in_defense_shows_the_attackers_hand() -> None:
    """U-52: a tie is won by the defender; the card that is being used is no longer in the hand."""
    t = duel(dracula(at="s1", hand="dash dash prey_upon"), holmes(at="s9", hand="study_methods"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "dash", "study_methods")
    assert knows(t, 1, 0) == ["dash", "prey_upon"]
    assert health(t, "sherlock_holmes") == 16


def test_study_methods_is_cancelled_by_feint() -> None:
    """U-120: an ANY card is not protected; the attack itself still hits (U-60)."""
    t = duel(holmes(at="s9", hand="study_methods"), dracula(at="s1", hand="feint dash"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "study_methods", "feint")
    assert health(t, "dracula") == 12
    assert told(t, 0, "hand_looked_at") == []


def test_study_methods_against_an_empty_hand_shows_no_cards() -> None:
    """U-67: what can be done is done: Holmes looks and sees nothing."""
    t = duel(holmes(at="s9", hand="study_methods"), dracula(at="s1"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "study_methods")
    assert [event["cards"] for event in told(t, 0, "hand_looked_at")] == [[]]


# Deduce Strategy: versatile 3, HOLMES. During combat: the opponent's number may be replaced by its BOOST.


def test_deduce_strategy_puts_the_boost_in_place_of_the_number() -> None:
    """U-122, U-55 layer 1: Exploit counts 1 instead of 4."""
    t = duel(holmes(at="s9", hand="deduce_strategy"), dracula(at="s1", hand="exploit"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "deduce_strategy", "exploit")
    assert (asked(t), keys(t)) == (0, ["yes", "no"])
    assert t.decision is not None
    assert {option.rule for option in t.decision.options} == {"U-122"}
    play(t, "yes")
    assert health(t, "dracula") == 13 - (3 - 1)
    assert [(event["seat"], event["number"]) for event in told(t, 1, "number_changed")] == [(1, 1)]


def test_deduce_strategy_may_be_left() -> None:
    """U-68: "may"; 3 against 4 then does nothing."""
    t = duel(holmes(at="s9", hand="deduce_strategy"), dracula(at="s1", hand="exploit"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "deduce_strategy", "exploit")
    play(t, "no")
    assert health(t, "dracula") == 13
    assert told(t, None, "number_changed") == []


def test_deduce_strategy_against_no_card_asks_nothing() -> None:
    """U-122: there is no card whose number could be replaced."""
    t = duel(holmes(at="s9", hand="deduce_strategy"), dracula(at="s1"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "deduce_strategy")
    assert health(t, "dracula") == 10
    assert (asked(t), keys(t)) == (0, ["maneuver"])


def test_deduce_strategy_against_beastform_leaves_what_is_added() -> None:
    """U-122, U-55: BOOST 4 plus three discards is 7; the defender decides before the attacker discards (U-48)."""
    t = duel(dracula(at="s1", hand="beastform dash dash dash"), holmes(at="s9", hand="deduce_strategy"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "beastform", "deduce_strategy")
    assert asked(t) == 1
    play(t, "yes", "discard:dash", "discard:dash", "discard:dash")
    (result,) = told(t, None, "combat_won")
    assert (result["attack"], result["defense"]) == (7, 3)
    assert health(t, "sherlock_holmes") == 16 - 4


def test_deduce_strategy_may_turn_out_badly() -> None:
    """U-122: Ambush counts its BOOST 3 instead of 2; what it adds afterwards comes on top."""
    t = duel(dracula(at="s1", hand="ambush"), holmes(at="s9", hand="deduce_strategy study_methods"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "ambush", "deduce_strategy")
    play(t, "yes")
    (result,) = told(t, None, "combat_won")
    assert (result["attack"], result["defense"]) == (3 + 2, 3)


def test_deduce_strategy_leaves_the_fog_bonus() -> None:
    """U-122, U-142: Into Thin Air counts its BOOST 1, plus 1 in the fog."""
    t = duel(
        holmes(at="s9", hand="deduce_strategy"),
        invisible_man(at="s1", fog=["s1", "s2", "s3"], hand="into_thin_air"),
        board="soho",
    )
    fight(t, "sherlock_holmes", "invisible_man", "deduce_strategy", "into_thin_air")
    play(t, "yes")
    assert health(t, "invisible_man") == 15 - (3 - 2)


def test_deduce_strategy_does_not_beat_a_number_that_becomes_another() -> None:
    """Q-3, U-55: Duality of Man on a defending Jekyll stays 6, because layer 2 replaces layer 1."""
    t = duel(holmes(at="s9", hand="deduce_strategy"), jekyll(at="s1", hand="duality_of_man"), board="soho")
    fight(t, "sherlock_holmes", "jekyll_and_hyde", "deduce_strategy", "duality_of_man")
    play(t, "yes")
    (result,) = told(t, None, "combat_won")
    assert (result["attack"], result["defense"]) == (3, 6)
    assert [(event["why"], event["number"]) for event in told(t, None, "number_changed")] == [("becoming", 6)]


def test_deduce_strategy_is_not_stopped_by_feint() -> None:
    """U-120: Feint counts its BOOST 2 either way, but the question is asked all the same."""
    t = duel(holmes(at="s9", hand="deduce_strategy"), dracula(at="s1", hand="feint"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "deduce_strategy", "feint")
    assert keys(t) == ["yes", "no"]
    play(t, "yes")
    assert health(t, "dracula") == 12
    assert told(t, None, "text_cancelled") == []


def test_deduce_strategy_can_also_raise_a_number_and_is_never_required() -> None:
    """U-69: Look Into My Eyes (1, BOOST 2) first adds Deduce Strategy's BOOST 1, then Holmes decides: leaving it at 2 is better."""
    t = duel(holmes(at="s9", hand="deduce_strategy"), dracula(at="s1", hand="look_into_my_eyes"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "deduce_strategy", "look_into_my_eyes")
    other = t.clone()
    play(t, "no")
    play(other, "yes")
    assert (health(t, "dracula"), health(other, "dracula")) == (13 - (3 - 2), 13 - (3 - 3))


# Counterpunch: versatile 3, HOLMES. After combat: if Holmes is next to the opposing fighter, it takes 2 damage.


def test_counterpunch_as_an_attack_hits_twice() -> None:
    """U-47: 3 combat damage, then 2 more."""
    t = duel(holmes(at="s9", hand="counterpunch"), dracula(at="s1"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "counterpunch")
    assert [event["damage"] for event in told(t, 1, "hurt")] == [3, 2]
    assert health(t, "dracula") == 8


def test_counterpunch_in_a_lost_defense_still_hits_the_attacker() -> None:
    """U-53: 1 combat damage comes through, so Holmes lost; the 2 effect damage does not change that."""
    t = duel(dracula(at="s1", hand="exploit", deck="dash"), holmes(at="s9", hand="counterpunch"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "exploit", "counterpunch")
    assert (health(t, "sherlock_holmes"), health(t, "dracula")) == (15, 11)
    assert [event["seat"] for event in told(t, None, "combat_won")] == [0]


def test_counterpunch_does_not_reach_a_distant_attacker() -> None:
    """U-74: Watson shoots from s12; he is not next to Holmes on s9."""
    t = duel(
        holmes(at="s3", watson="s12", hand="service_revolver"),
        holmes(at="s9", hand="counterpunch"),
        board="soho",
    )
    fight(t, "dr_watson@1", "sherlock_holmes@2", "service_revolver", "counterpunch")
    assert health(t, "sherlock_holmes@2") == 14
    assert health(t, "dr_watson@1") == 8


def test_counterpunch_of_a_fallen_holmes_does_nothing() -> None:
    """U-59: a defeated fighter is next to nobody; the action goes on to its end before Dracula has won (U-66)."""
    t = duel(dracula(at="s1", hand="beastform"), holmes(at="s9", health=3, hand="counterpunch"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "beastform", "counterpunch")
    assert health(t, "dracula") == 13
    assert t.outcome is not None
    assert t.outcome.winners == (0,)


def test_counterpunch_misses_a_defender_who_dashed_away() -> None:
    """U-48: the defender's Dash comes first; then Holmes is no longer next to Dracula."""
    t = duel(holmes(at="s9", hand="counterpunch"), dracula(at="s1", hand="dash"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "counterpunch", "dash")
    assert asked(t) == 1
    play(t, "move:dracula:s2")
    assert health(t, "dracula") == 13


def test_counterpunch_is_not_stopped_by_feint_but_needs_a_target_on_the_board() -> None:
    """U-120, U-59: Dracula survives the 1 but not the 2; a Sister felled by the attack itself is hurt no more."""
    t = duel(holmes(at="s9", hand="counterpunch"), dracula(at="s1", health=3, hand="feint"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "counterpunch", "feint")
    assert [event["damage"] for event in told(t, 0, "hurt")] == [1, 2]
    assert t.outcome is not None
    t = duel(holmes(at="s9", hand="counterpunch"), dracula(at="s29", sisters=["s1"]), board="soho")
    fight(t, "sherlock_holmes", "sister_1", "counterpunch")
    assert [(event["fighter"], event["damage"]) for event in told(t, 0, "hurt")] == [("sister_1", 1)]


# Fixed Point in a Changing Age: versatile 3, DR. WATSON. After combat: next to each other, both recover 1.


def test_fixed_point_in_a_changing_age_heals_both_who_stand_together() -> None:
    """U-63: won or lost does not matter."""
    t = duel(
        holmes(at="s10", health=10, watson="s9", watson_health=5, hand="fixed_point_in_a_changing_age"),
        dracula(at="s1", hand="exploit", deck="dash"),
        board="soho",
    )
    fight(t, "dr_watson", "dracula", "fixed_point_in_a_changing_age", "exploit")
    assert (health(t, "sherlock_holmes"), health(t, "dr_watson")) == (11, 6)
    assert health(t, "dracula") == 13


def test_fixed_point_in_a_changing_age_does_nothing_at_a_distance() -> None:
    """U-74: two steps are not next to each other."""
    t = duel(
        holmes(at="s11", health=10, watson="s9", watson_health=5, hand="fixed_point_in_a_changing_age"),
        dracula(at="s1"),
        board="soho",
    )
    fight(t, "dr_watson", "dracula", "fixed_point_in_a_changing_age")
    assert (health(t, "sherlock_holmes"), health(t, "dr_watson"), health(t, "dracula")) == (10, 5, 10)


def test_fixed_point_in_a_changing_age_does_not_work_through_a_secret_passage() -> None:
    """U-82: keyhole spaces are neighbours for movement only."""
    t = duel(holmes(at="b6", health=10, watson="b1", watson_health=5, hand="fixed_point_in_a_changing_age"), dracula(at="b2"))
    fight(t, "dr_watson", "dracula", "fixed_point_in_a_changing_age")
    assert (health(t, "sherlock_holmes"), health(t, "dr_watson")) == (10, 5)


def test_fixed_point_in_a_changing_age_never_heals_above_the_start() -> None:
    """U-63, D-2: 16 and 8 are the most."""
    t = duel(holmes(at="s10", watson="s9", hand="fixed_point_in_a_changing_age"), dracula(at="s1"), board="soho")
    fight(t, "dr_watson", "dracula", "fixed_point_in_a_changing_age")
    assert (health(t, "sherlock_holmes"), health(t, "dr_watson")) == (16, 8)
    assert told(t, 0, "recovered") == []


def test_fixed_point_in_a_changing_age_of_a_fallen_watson_heals_nobody() -> None:
    """U-59: Watson (2) takes 6 - 3 and is off the board, so he is not next to Holmes."""
    t = duel(
        dracula(at="s1", hand="beastform"),
        holmes(at="s10", health=10, watson="s9", watson_health=2, hand="fixed_point_in_a_changing_age"),
        board="soho",
    )
    fight(t, "dracula", "dr_watson", "beastform", "fixed_point_in_a_changing_age")
    assert where(t, "dr_watson") is None
    assert health(t, "sherlock_holmes") == 10
    assert t.outcome is None


def test_fixed_point_in_a_changing_age_is_not_stopped_by_feint_and_not_for_holmes() -> None:
    """U-120, U-6: a DR. WATSON card is protected, and only he may use it."""
    doctor = holmes(at="s10", health=10, watson="s9", watson_health=5, hand="fixed_point_in_a_changing_age")
    t = duel(dracula(at="s1", sisters=["s11"], hand="feint"), doctor, board="soho")
    fight(t, "dracula", "dr_watson", "feint", "fixed_point_in_a_changing_age")
    assert (health(t, "sherlock_holmes"), health(t, "dr_watson")) == (11, 6)
    t = duel(dracula(at="s1", sisters=["s11"], hand="feint"), doctor, board="soho")
    play(t, "attack:sister_1:sherlock_holmes", "attack:feint")
    assert keys(t) == ["defend:none"]
    assert t.why_not("defend:fixed_point_in_a_changing_age", 1).rule == "U-6"


# Elementary: defense 3, HOLMES. Laid face up with a guess; a right one cancels the attack's text and its number.


def test_elementary_guessed_right_stops_the_attack() -> None:
    """U-121, U-56: Beastform neither asks for discards nor counts anything."""
    t = duel(dracula(at="s1", hand="beastform dash"), holmes(at="s9", hand="elementary"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "beastform", "elementary")
    assert asked(t) == 1
    assert keys(t) == [f"number:{n}" for n in range(10)]
    play(t, "number:6")
    (result,) = told(t, None, "combat_won")
    assert (result["attack"], result["defense"], result["seat"]) == (0, 3, 1)
    assert [(event["why"], event["seat"], event["number"]) for event in told(t, 0, "number_changed")] == [("ignoring", 0, 0)]
    assert health(t, "sherlock_holmes") == 16
    assert hand(t, 0) == ["dash"]
    assert (discard(t, 0), discard(t, 1)) == (["beastform"], ["elementary"])


def test_elementary_is_laid_face_up_before_the_attack_is_revealed() -> None:
    """U-46, U-121: the attacker sees Elementary at once, so it stays; Holmes still does not see the attack card."""
    t = duel(dracula(at="s1", hand="beastform dash"), holmes(at="s9", hand="elementary"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "beastform", "elementary")
    for seat in (0, 1, None):
        assert [event["card"] for event in told(t, seat, "laid_open")] == ["elementary"]
        assert t.view(seat)["combat"]["defense"]["card"] == "elementary"
    assert t.view(1)["combat"]["attack"]["card"] is None
    assert told(t, None, "revealed") == []
    assert not t.can_undo
    play(t, "number:9")
    assert [event["number"] for event in told(t, 0, "number_said")] == [9]
    assert [event["card"] for event in told(t, None, "revealed")] == ["beastform", "elementary"]
    assert not t.can_undo
    assert hand(t, 1) == [], "it has left the hand"


def test_elementary_guessed_wrong_is_a_plain_3() -> None:
    """U-121: Beastform keeps its number and its text."""
    t = duel(dracula(at="s1", hand="beastform dash"), holmes(at="s9", hand="elementary"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "beastform", "elementary")
    play(t, "number:5", "discard:dash")
    assert health(t, "sherlock_holmes") == 16 - (6 + 1 - 3)


def test_elementary_is_not_stopped_by_an_attacking_feint() -> None:
    """U-120, U-121: the Feint's text comes before the check, but a HOLMES card cannot be cancelled."""
    t = duel(dracula(at="s1", hand="feint"), holmes(at="s9", hand="elementary"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "feint", "elementary")
    play(t, "number:2")
    (result,) = told(t, None, "combat_won")
    assert (result["attack"], result["defense"]) == (0, 3)
    assert [event["card"] for event in told(t, None, "text_protected")] == ["elementary"]


def test_elementary_stops_what_comes_after_combat_too() -> None:
    """U-121: of Surprise Attack, the immediate part has happened in vain, the fog stays where it is."""
    t = duel(
        invisible_man(at="s1", fog=["s1", "s2", "s3"], hand="surprise_attack"), holmes(at="s9", hand="elementary"), board="soho"
    )
    fight(t, "invisible_man", "sherlock_holmes", "surprise_attack", "elementary")
    play(t, "number:5")
    assert health(t, "sherlock_holmes") == 16
    assert fog(t, 0) == ["s1", "s2", "s3"]
    assert (asked(t), keys(t)) == (0, ["maneuver"])


def test_elementary_ignores_the_number_of_a_holmes_card_but_not_its_text() -> None:
    """U-120: in a mirror match the attacking Holmes is protected from cancelling, not from ignoring."""
    t = duel(holmes(at="s9", hand="the_game_is_afoot"), holmes(at="s1", hand="elementary"), board="soho")
    fight(t, "sherlock_holmes@1", "sherlock_holmes@2", "the_game_is_afoot", "elementary")
    play(t, "number:5")
    assert health(t, "sherlock_holmes@2") == 16
    play(t, "move:sherlock_holmes@1:s22")
    assert where(t, "sherlock_holmes@1") == "s22"


def test_elementary_compares_with_the_printed_number_only() -> None:
    """U-121, U-55: Duality of Man attacks as a 6, but 3 is printed on it, and 3 stops it."""
    t = duel(hyde(at="s1", hand="duality_of_man"), holmes(at="s9", hand="elementary"), board="soho")
    fight(t, "jekyll_and_hyde", "sherlock_holmes", "duality_of_man", "elementary")
    other = t.clone()
    play(t, "number:3")
    assert health(t, "sherlock_holmes") == 16
    play(other, "number:6")
    assert health(other, "sherlock_holmes") == 16 - (6 - 3)


def test_elementary_is_neither_for_watson_nor_for_attacks() -> None:
    """U-6, U-44: HOLMES defends with it, nobody attacks with it."""
    t = duel(holmes(at="s3", watson="s9", hand="elementary"), dracula(at="s1", hand="dash"), board="soho")
    assert keys(t, "attack:") == []
    assert t.why_not("attack:dr_watson:dracula", 0).rule == "U-21"
    t = duel(dracula(at="s1", hand="dash"), holmes(at="s3", watson="s9", hand="elementary"), board="soho")
    play(t, "attack:dracula:dr_watson", "attack:dash")
    assert keys(t) == ["defend:none"]
    assert t.why_not("defend:elementary", 1).rule == "U-6"


# Confirm Suspicion: scheme, HOLMES. Say a number: the opponent discards such a card and takes its BOOST, or shows the hand.


def test_confirm_suspicion_makes_the_victim_choose_a_matching_card() -> None:
    """U-123: Dash, Thirst for Sustenance and Do My Bidding show a 3; the BOOST hurts the hero alone."""
    t = duel(
        holmes(at="s9", hand="confirm_suspicion"),
        dracula(at="s1", sisters=["s2"], hand="dash thirst_for_sustenance do_my_bidding exploit prey_upon"),
        board="soho",
    )
    play(t, "scheme:confirm_suspicion:sherlock_holmes")
    assert (asked(t), keys(t)) == (0, [f"number:{n}" for n in range(10)])
    play(t, "number:3")
    assert asked(t) == 1
    assert set(keys(t)) == {"discard:dash", "discard:thirst_for_sustenance", "discard:do_my_bidding"}
    assert t.view(0)["decision"]["options"] == []
    assert t.why_not("discard:exploit", 1).rule == "U-123"
    play(t, "discard:thirst_for_sustenance")
    assert (health(t, "dracula"), health(t, "sister_1")) == (10, 1)
    assert discard(t, 1) == ["thirst_for_sustenance"]
    assert discard(t, 0) == ["confirm_suspicion"]
    assert told(t, 0, "hand_revealed") == []
    assert knows(t, 0, 1) == []
    assert (asked(t), actions(t), keys(t)[0]) == (0, 1, "maneuver")


def test_confirm_suspicion_without_a_match_shows_the_hand_to_everybody() -> None:
    """U-123, Q-22: a revealed hand goes into everybody's log."""
    t = duel(
        holmes(at="s9", hand="confirm_suspicion"),
        dracula(at="s1", hand="dash exploit"),
        jekyll(at="s29"),
        board="soho",
    )
    play(t, "scheme:confirm_suspicion:sherlock_holmes", "opponent:dracula", "number:8")
    for seat in (0, 1, 2, None):
        assert [event["cards"] for event in told(t, seat, "hand_revealed")] == [["dash", "exploit"]]
    assert knows(t, 0, 1) == knows(t, 2, 1) == ["dash", "exploit"]
    assert (health(t, "dracula"), hand(t, 1)) == (13, ["dash", "exploit"])


def test_confirm_suspicion_never_finds_schemes() -> None:
    """U-123: a scheme has no number, not even 0."""
    t = duel(holmes(at="s9", hand="confirm_suspicion"), dracula(at="s1", hand="mistform prey_upon"), board="soho")
    play(t, "scheme:confirm_suspicion:sherlock_holmes", "number:0")
    assert [event["cards"] for event in told(t, None, "hand_revealed")] == [["mistform", "prey_upon"]]
    assert hand(t, 1) == ["mistform", "prey_upon"]


def test_confirm_suspicion_against_an_empty_hand_reveals_no_cards() -> None:
    """U-67, U-123: an empty hand holds no match."""
    t = duel(holmes(at="s9", hand="confirm_suspicion"), dracula(at="s1"), board="soho")
    play(t, "scheme:confirm_suspicion:sherlock_holmes", "number:3")
    assert [event["cards"] for event in told(t, 1, "hand_revealed")] == [[]]
    assert health(t, "dracula") == 13


def test_confirm_suspicion_may_end_the_game() -> None:
    """U-66: the damage takes Dracula's last health, and the action is over."""
    t = duel(dracula(at="s1", health=4, hand="beastform"), holmes(at="s9", hand="confirm_suspicion"), board="soho", turn=1)
    play(t, "scheme:confirm_suspicion:sherlock_holmes", "number:6")
    assert asked(t) == 0
    play(t, "discard:beastform")
    assert where(t, "dracula") is None
    assert t.outcome is not None
    assert t.outcome.winners == (1,)


def test_confirm_suspicion_number_cannot_be_taken_back_once_it_has_told_something() -> None:
    """U-36: that the victim must choose tells Holmes about the hand, so he cannot try another number."""
    t = duel(holmes(at="s9", hand="confirm_suspicion"), dracula(at="s1", hand="dash exploit"), board="soho")
    play(t, "scheme:confirm_suspicion:sherlock_holmes", "number:3")
    assert asked(t) == 1
    assert not t.can_undo


def test_confirm_suspicion_with_three_players_asks_which_opponent() -> None:
    """U-76: only the one chosen is concerned."""
    t = duel(
        holmes(at="s9", hand="confirm_suspicion"),
        dracula(at="s1", hand="dash"),
        invisible_man(at="s29", hand="confound slip_away"),
        board="soho",
    )
    play(t, "scheme:confirm_suspicion:sherlock_holmes")
    assert keys(t) == ["opponent:dracula", "opponent:invisible_man"]
    play(t, "opponent:invisible_man", "number:3")
    assert (asked(t), keys(t)) == (2, ["discard:slip_away", "discard:confound"])
    play(t, "discard:confound")
    assert health(t, "invisible_man") == 15 - 2
    assert (hand(t, 1), health(t, "dracula")) == (["dash"], 13)


def test_confirm_suspicion_against_a_vanished_opponent_does_nothing() -> None:
    """Q-16, U-79: it may be played, but there is nobody to suspect; the hand stays hidden."""
    t = duel(
        holmes(at="s9", hand="confirm_suspicion"), invisible_man(at=None, vanished=True, hand="slip_away confound"), board="soho"
    )
    play(t, "scheme:confirm_suspicion:sherlock_holmes", "number:3")
    assert hand(t, 1) == ["confound", "slip_away"]
    assert (told(t, 0, "hand_revealed"), knows(t, 0, 1)) == ([], [])
    assert discard(t, 0) == ["confirm_suspicion"]
    assert (asked(t), actions(t), keys(t)[0]) == (0, 1, "maneuver")


def test_confirm_suspicion_cannot_hurt_a_hero_off_the_board() -> None:
    """U-98, U-59: in a team the Sister plays on for a fallen Dracula; her player discards, and nobody is hurt."""
    t = duel(
        holmes(at="s9", hand="confirm_suspicion"),
        dracula(at=None, sisters=["s1"], hand="beastform"),
        jekyll(at="s12"),
        invisible_man(at="s29"),
        teams=True,
        board="soho",
    )
    play(t, "scheme:confirm_suspicion:sherlock_holmes", "opponent:dracula", "number:6", "discard:beastform")
    assert discard(t, 1) == ["beastform"]
    assert told(t, None, "hurt") == []
    assert where(t, "sister_1") == "s1"


# Eliminate the Impossible: scheme, HOLMES. Look at an opponent's hand and choose a card they discard.


def test_eliminate_the_impossible_lets_holmes_choose_the_card() -> None:
    """U-37, Q-35: Holmes alone sees the hand; copies are one option; the discard is public."""
    t = duel(holmes(at="s9", hand="eliminate_the_impossible"), dracula(at="s1", hand="dash dash beastform mistform"), board="soho")
    play(t, "scheme:eliminate_the_impossible:sherlock_holmes")
    assert (asked(t), set(keys(t))) == (0, {"discard:dash", "discard:beastform", "discard:mistform"})
    assert [event["cards"] for event in told(t, 0, "hand_looked_at")] == [["beastform", "dash", "dash", "mistform"]]
    assert all("cards" not in event for seat in (1, None) for event in told(t, seat, "hand_looked_at"))
    assert not t.can_undo
    play(t, "discard:beastform")
    assert (hand(t, 1), discard(t, 1)) == (["dash", "dash", "mistform"], ["beastform"])
    assert knows(t, 0, 1) == ["dash", "dash", "mistform"]
    assert [event["card"] for event in told(t, None, "discarded")] == ["beastform"]


def test_eliminate_the_impossible_against_an_empty_hand_discards_nothing() -> None:
    """U-41, U-67: useless but allowed."""
    t = duel(holmes(at="s9", hand="eliminate_the_impossible"), dracula(at="s1"), board="soho")
    play(t, "scheme:eliminate_the_impossible:sherlock_holmes")
    assert discard(t, 1) == []
    assert discard(t, 0) == ["eliminate_the_impossible"]
    assert (asked(t), actions(t), keys(t)[0]) == (0, 1, "maneuver")


def test_eliminate_the_impossible_is_never_aimed_at_a_team_mate() -> None:
    """U-76, U-96: Jekyll is on Holmes' side, and does not see the hand either."""
    t = duel(
        holmes(at="s9", hand="eliminate_the_impossible"),
        dracula(at="s1", hand="dash"),
        jekyll(at="s12", hand="feint"),
        invisible_man(at="s29", hand="confound slip_away"),
        teams=True,
        board="soho",
    )
    play(t, "scheme:eliminate_the_impossible:sherlock_holmes")
    assert keys(t) == ["opponent:dracula", "opponent:invisible_man"]
    play(t, "opponent:invisible_man", "discard:slip_away")
    assert hand(t, 3) == ["confound"]
    assert (knows(t, 0, 3), knows(t, 1, 3), knows(t, 2, 3)) == (["confound"], [], [])


def test_eliminate_the_impossible_does_not_touch_a_vanished_opponent() -> None:
    """U-79: a dormant player cannot be made to discard."""
    t = duel(holmes(at="s9", hand="eliminate_the_impossible"), invisible_man(at=None, vanished=True, hand="confound"), board="soho")
    play(t, "scheme:eliminate_the_impossible:sherlock_holmes")
    assert hand(t, 1) == ["confound"]
    assert told(t, 0, "hand_looked_at") == []


def test_eliminate_the_impossible_needs_holmes() -> None:
    """U-42, U-6: Watson, left alone in a team, cannot play a HOLMES scheme."""
    t = duel(
        holmes(at=None, watson="s9", hand="eliminate_the_impossible"),
        dracula(at="s1", hand="dash"),
        jekyll(at="s12"),
        invisible_man(at="s29"),
        teams=True,
        board="soho",
    )
    assert keys(t) == ["maneuver"]
    assert t.why_not("scheme:eliminate_the_impossible:dr_watson", 0).rule == "U-6"
    assert t.why_not("scheme:eliminate_the_impossible:sherlock_holmes", 0).rule == "U-42"


# Master of Disguise: scheme, HOLMES. Holmes and an opponent's hero trade spaces, then that hero takes 1 damage.


def test_master_of_disguise_trades_places_at_any_distance() -> None:
    """U-75, U-124: from one end of Soho to the other; sidekicks stay where they are."""
    t = duel(holmes(at="s1", watson="s2", hand="master_of_disguise"), dracula(at="s29", sisters=["s28"]), board="soho")
    play(t, "scheme:master_of_disguise:sherlock_holmes")
    assert (where(t, "sherlock_holmes"), where(t, "dracula")) == ("s29", "s1")
    assert (where(t, "dr_watson"), where(t, "sister_1")) == ("s2", "s28")
    assert (health(t, "dracula"), health(t, "sherlock_holmes")) == (12, 16)
    assert [(event["fighter"], event["with"]) for event in told(t, None, "swapped")] == [("sherlock_holmes", "dracula")]
    # Holmes walks on from where he is now, and the Sister is in his way.
    play(t, "maneuver", "boost:none")
    assert keys(t, "move:sherlock_holmes") == [f"move:sherlock_holmes:{space}" for space in ("s16", "s20", "s21")]


def test_master_of_disguise_leaves_both_spaces_occupied() -> None:
    """U-75, U-2: Administer Aid afterwards finds Dracula where Holmes was, next to where Holmes is."""
    t = duel(holmes(at="s1", watson="s29", hand="master_of_disguise administer_aid"), dracula(at="s2"), board="soho")
    play(t, "scheme:master_of_disguise:sherlock_holmes", "scheme:administer_aid:dr_watson")
    assert keys(t) == ["place:dr_watson:s3", "place:dr_watson:stay"]


def test_master_of_disguise_may_take_the_last_health() -> None:
    """U-66: the swap happens, then Dracula falls and Holmes has won."""
    t = duel(holmes(at="s1", hand="master_of_disguise"), dracula(at="s29", health=1), board="soho")
    play(t, "scheme:master_of_disguise:sherlock_holmes")
    assert (where(t, "sherlock_holmes"), where(t, "dracula")) == ("s29", None)
    assert t.outcome is not None
    assert t.outcome.winners == (0,)


def test_master_of_disguise_in_a_mirror_match_swaps_the_two_holmeses() -> None:
    """Q-13: "Holmes" is the player's own."""
    t = duel(holmes(at="s1", hand="master_of_disguise"), holmes(at="s29", watson="s28"), board="soho")
    play(t, "scheme:master_of_disguise:sherlock_holmes@1")
    assert (where(t, "sherlock_holmes@1"), where(t, "sherlock_holmes@2")) == ("s29", "s1")
    assert (health(t, "sherlock_holmes@1"), health(t, "sherlock_holmes@2")) == (16, 15)


def test_master_of_disguise_has_no_target_while_the_opponent_has_vanished() -> None:
    """U-124, Q-16: nothing happens, but the card may be played."""
    t = duel(holmes(at="s1", hand="master_of_disguise"), invisible_man(at=None, vanished=True, health=9), board="soho")
    play(t, "scheme:master_of_disguise:sherlock_holmes")
    assert (where(t, "sherlock_holmes"), health(t, "invisible_man")) == ("s1", 9)
    assert discard(t, 0) == ["master_of_disguise"]


def test_master_of_disguise_chooses_among_opponents_even_in_the_first_turn() -> None:
    """U-76, U-91: the limit of the first turn is for attacks only; the one who has not had a turn may be chosen."""
    t = duel(
        holmes(at="s1", hand="master_of_disguise"),
        dracula(at="s15"),
        jekyll(at="s29"),
        board="soho",
        at_turn={"had_turn": [0]},
    )
    play(t, "scheme:master_of_disguise:sherlock_holmes")
    assert keys(t) == ["opponent:dracula", "opponent:jekyll_and_hyde"]
    play(t, "opponent:jekyll_and_hyde")
    assert (where(t, "jekyll_and_hyde"), where(t, "dracula")) == ("s1", "s15")
    assert health(t, "jekyll_and_hyde") == 15


def test_master_of_disguise_with_a_fallen_hero_does_nothing() -> None:
    """U-98, U-124: Dracula's player goes on with a Sister and may be chosen, but there is no hero to trade with."""
    t = duel(
        holmes(at="s9", hand="master_of_disguise"),
        dracula(at=None, sisters=["s1"]),
        jekyll(at="s12"),
        invisible_man(at="s29"),
        teams=True,
        board="soho",
    )
    play(t, "scheme:master_of_disguise:sherlock_holmes", "opponent:dracula")
    assert where(t, "sherlock_holmes") == "s9"
    assert told(t, None, "hurt", "swapped") == []


# Administer Aid: scheme, DR. WATSON. Watson goes next to Holmes; Holmes recovers 1; draw 1.


def test_administer_aid_brings_watson_and_heals_holmes() -> None:
    """U-70, U-73: straight to a space next to Holmes; as all of them are empty, Watson cannot stay away."""
    t = duel(
        holmes(at="s9", health=10, watson="s29", hand="administer_aid", deck="elementary feint"), dracula(at="s15"), board="soho"
    )
    play(t, "scheme:administer_aid:dr_watson")
    assert keys(t) == ["place:dr_watson:s1", "place:dr_watson:s10", "place:dr_watson:s22"]
    assert t.why_not("place:dr_watson:stay", 0).rule == "U-73"
    play(t, "place:dr_watson:s10")
    assert where(t, "dr_watson") == "s10"
    assert health(t, "sherlock_holmes") == 11
    assert (hand(t, 0), deck(t, 0)) == (["elementary"], ["feint"])


def test_administer_aid_lets_watson_name_an_occupied_space_and_stay() -> None:
    """U-73: Dracula's space fits the text, so the placement may be declined; the rest happens (U-67)."""
    t = duel(holmes(at="s9", health=10, watson="s29", hand="administer_aid", deck="elementary"), dracula(at="s1"), board="soho")
    play(t, "scheme:administer_aid:dr_watson")
    assert set(keys(t)) == {"place:dr_watson:s10", "place:dr_watson:s22", "place:dr_watson:stay"}
    assert t.why_not("place:dr_watson:s1", 0).rule == "U-73"
    play(t, "place:dr_watson:stay")
    assert (where(t, "dr_watson"), health(t, "sherlock_holmes"), hand(t, 0)) == ("s29", 11, ["elementary"])


def test_administer_aid_goes_on_when_holmes_is_surrounded() -> None:
    """U-67: no space is free for Watson; Holmes recovers and the card is drawn all the same."""
    t = duel(
        holmes(at="s9", health=10, watson="s29", hand="administer_aid", deck="elementary"),
        dracula(at="s1", sisters=["s10", "s22"]),
        board="soho",
    )
    play(t, "scheme:administer_aid:dr_watson")
    assert (where(t, "dr_watson"), health(t, "sherlock_holmes"), hand(t, 0)) == ("s29", 11, ["elementary"])
    assert (asked(t), actions(t), keys(t)[0]) == (0, 1, "maneuver")


def test_administer_aid_with_an_empty_deck_exhausts() -> None:
    """U-33, U-34: Holmes 10 + 1 - 2, Watson 8 - 2."""
    t = duel(holmes(at="s9", health=10, watson="s29", hand="administer_aid", deck=""), dracula(at="s15"), board="soho")
    play(t, "scheme:administer_aid:dr_watson", "place:dr_watson:s1")
    assert (health(t, "sherlock_holmes"), health(t, "dr_watson")) == (9, 6)
    assert [event["seat"] for event in told(t, 1, "exhausted")] == [0]


def test_administer_aid_cannot_be_played_without_watson() -> None:
    """U-42: the fighter of the banner is defeated, and Holmes may not use it (U-6)."""
    t = duel(holmes(at="s9", hand="administer_aid"), dracula(at="s15"), board="soho")
    assert keys(t) == ["maneuver"]
    assert t.why_not("scheme:administer_aid:dr_watson", 0).rule == "U-42"
    assert t.why_not("scheme:administer_aid:sherlock_holmes", 0).rule == "U-6"


def test_administer_aid_without_holmes_only_draws() -> None:
    """U-98, U-59: in a team Watson plays on; nobody to stand next to or to heal, but a card is drawn."""
    t = duel(
        holmes(at=None, watson="s9", hand="administer_aid", deck="feint"),
        dracula(at="s1"),
        jekyll(at="s12"),
        invisible_man(at="s29"),
        teams=True,
        board="soho",
    )
    play(t, "scheme:administer_aid:dr_watson")
    assert (where(t, "dr_watson"), health(t, "sherlock_holmes"), hand(t, 0)) == ("s9", 0, ["feint"])


# The ability, without a printed name: effects of HOLMES and DR. WATSON cards cannot be cancelled by an opponent.


@pytest.mark.parametrize("card", ["education_never_ends", "study_methods"])
def test_above_suspicion_does_not_cover_cards_for_anybody(card: str) -> None:
    """U-120: the banner counts, not the fighter: an ANY card of Holmes himself is cancelled."""
    t = duel(holmes(at="s9", hand=card), dracula(at="s1", hand="feint", deck="dash"), board="soho")
    fight(t, "sherlock_holmes", "dracula", card, "feint")
    assert [event["card"] for event in told(t, None, "text_cancelled")] == [card]
    assert told(t, None, "text_protected", "drew", "hand_looked_at") == []


@pytest.mark.parametrize(
    ("card", "fighter"),
    [
        ("the_game_is_afoot", "sherlock_holmes"),
        ("deduce_strategy", "sherlock_holmes"),
        ("counterpunch", "sherlock_holmes"),
        ("fixed_point_in_a_changing_age", "dr_watson"),
    ],
)
def test_above_suspicion_covers_every_named_banner(card: str, fighter: str) -> None:
    """U-120: Dracula's Feint meets a protected card, whatever its text does."""
    t = duel(holmes(at="s9", watson="s2", hand=card), dracula(at="s1", hand="feint"), board="soho")
    fight(t, fighter, "dracula", card, "feint")
    assert [event["card"] for event in told(t, None, "text_protected")] == [card]
    assert told(t, None, "text_cancelled") == []


def test_above_suspicion_protects_against_surprise_attack() -> None:
    """U-120: Counterpunch in defense answers although Surprise Attack wants to cancel it."""
    t = duel(invisible_man(at="s1", hand="surprise_attack"), holmes(at="s9", hand="counterpunch"), board="soho")
    fight(t, "invisible_man", "sherlock_holmes", "surprise_attack", "counterpunch")
    assert (health(t, "sherlock_holmes"), health(t, "invisible_man")) == (14, 13)


def test_above_suspicion_does_not_protect_the_number() -> None:
    """U-120, D-6: Impossible to See makes Counterpunch a 0; its text still happens."""
    t = duel(holmes(at="s9", hand="counterpunch"), invisible_man(at="s1", hand="impossible_to_see"), board="soho")
    fight(t, "sherlock_holmes", "invisible_man", "counterpunch", "impossible_to_see")
    (result,) = told(t, None, "combat_won")
    assert (result["attack"], result["seat"]) == (0, 1)
    assert health(t, "invisible_man") == 15 - 2


def test_above_suspicion_does_not_stop_do_my_bidding() -> None:
    """U-120, U-126: the attack card is exchanged, not cancelled."""
    t = duel(holmes(at="s9", hand="the_game_is_afoot feint"), dracula(at="s1", hand="do_my_bidding"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "the_game_is_afoot", "do_my_bidding")
    play(t, "attack:feint")
    assert health(t, "dracula") == 13
    assert (hand(t, 0), discard(t, 0)) == (["the_game_is_afoot"], ["feint"])


def test_above_suspicion_belongs_to_holmes_alone() -> None:
    """U-120, Q-13: Dracula's own named cards are cancelled as usual."""
    t = duel(dracula(at="s1", hand="beastform dash"), holmes(at="s9", hand="feint"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "beastform", "feint")
    assert [event["card"] for event in told(t, None, "text_cancelled")] == ["beastform"]
    assert health(t, "sherlock_holmes") == 16 - (6 - 2)
    assert (hand(t, 0), whose_turn(t), asked(t)) == (["dash"], 0, 0)


def test_above_suspicion_changes_nothing_in_a_maneuver() -> None:
    """U-26: a protected card discarded for BOOST is a plain discard; its text is ignored."""
    t = duel(holmes(at="s9", hand="counterpunch"), dracula(at="s1"), board="soho")
    maneuver(t, "sherlock_holmes:s12", boost="counterpunch")
    assert (where(t, "sherlock_holmes"), health(t, "dracula")) == ("s12", 13)
    assert discard(t, 0) == ["counterpunch"]
