"""Deck, hand and who may know what (U-5, U-6, U-32 to U-42, Q-22, Q-23, Q-35)."""

from __future__ import annotations

import pytest

import parlour
from unmatched.stories import (
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


@pytest.mark.rule("U-5")
def test_a_card_has_type_number_banner_boost() -> None:
    catalogue = parlour.title("unmatched").catalogue()
    assert len(catalogue["cards"]) == 53
    assert sum(card["copies"] for card in catalogue["cards"]) == 120
    for card in catalogue["cards"]:
        assert card["type"] in {"attack", "defense", "versatile", "scheme"}
        assert (card["value"] is None) == (card["type"] == "scheme")
        assert 1 <= card["boost"] <= 4
        assert card["banner"]


@pytest.mark.rule("U-5", "U-44", "U-45")
def test_a_versatile_card_attacks_and_defends() -> None:
    t = duel(
        holmes("s1", hand="feint the_game_is_afoot elementary confirm_suspicion"),
        jekyll("s2", hand="feint with_haste pure_evil"),
        board="soho",
    )
    play(t, "attack:sherlock_holmes:jekyll_and_hyde")
    assert keys(t) == ["attack:the_game_is_afoot", "attack:feint"]
    play(t, "attack:feint")
    assert keys(t) == ["defend:feint", "defend:with_haste", "defend:none"]


@pytest.mark.rule("U-6")
def test_the_banner_says_who_may_use_a_card() -> None:
    cards = "service_revolver the_game_is_afoot feint"
    t = duel(holmes("s1", watson="s2", hand=cards), jekyll("s3"), board="soho")
    # s2 and s3 are neighbours; Holmes on s1 reaches nobody.
    play(t, "attack:dr_watson:jekyll_and_hyde")
    assert keys(t) == ["attack:service_revolver", "attack:feint"]
    assert t.why_not("attack:the_game_is_afoot", 0).rule == "U-6"
    t = duel(holmes("s2", watson="s1", hand=cards), jekyll("s3"), board="soho")
    play(t, "attack:sherlock_holmes:jekyll_and_hyde")
    assert keys(t) == ["attack:the_game_is_afoot", "attack:feint"]


@pytest.mark.rule("U-6")
def test_a_sister_card_is_for_any_surviving_sister_and_not_for_dracula() -> None:
    t = duel(dracula("s1", sisters=["s2", None, "s4"], hand="ravening_seduction thirst_for_sustenance"), jekyll("s3"), board="soho")
    assert keys(t) == [
        "maneuver",
        "scheme:ravening_seduction:sister_1",
        "scheme:ravening_seduction:sister_3",
        "attack:sister_1:jekyll_and_hyde",
        "attack:sister_3:jekyll_and_hyde",
    ]


@pytest.mark.rule("U-6", "U-130")
def test_form_cards_are_for_their_form_only() -> None:
    cards = "calming_research pure_evil forever_hyde succumb_to_compulsion"
    t = duel(jekyll("s1", hand=cards), holmes("s2"), board="soho")
    assert keys(t) == ["maneuver", "scheme:calming_research:jekyll_and_hyde", "attack:jekyll_and_hyde:sherlock_holmes"]
    play(t, "attack:jekyll_and_hyde:sherlock_holmes")
    assert keys(t) == ["attack:succumb_to_compulsion"]
    t = duel(hyde("s1", hand=cards), holmes("s2"), board="soho")
    assert keys(t) == ["maneuver", "scheme:pure_evil:jekyll_and_hyde", "attack:jekyll_and_hyde:sherlock_holmes"]
    assert t.why_not("scheme:calming_research:jekyll_and_hyde", 0).rule == "U-130"
    play(t, "attack:jekyll_and_hyde:sherlock_holmes")
    assert keys(t) == ["attack:forever_hyde"]


@pytest.mark.rule("U-7", "U-120")
def test_a_text_beats_a_general_rule() -> None:
    # U-51 says a Feint cancels; Holmes' own text says his cards cannot be.
    t = duel(holmes("s1", hand="counterpunch"), jekyll("s2", hand="feint"), board="soho")
    fight(t, "sherlock_holmes", "jekyll_and_hyde", "counterpunch", "feint")
    assert health(t, "jekyll_and_hyde") == 16 - 1 - 2
    assert told(t, None, "text_protected")


@pytest.mark.rule("U-32", "U-33")
def test_an_empty_deck_is_not_reshuffled_and_every_fighter_takes_two_damage() -> None:
    t = duel(dracula("s1", sisters=["s2", None, "s9"], deck=""), holmes("s20"), board="soho")
    maneuver(t)
    assert deck(t, 0) == []
    assert len(discard(t, 0)) == 30
    assert health(t, "dracula") == 11
    # The Sisters had one health each.
    assert (where(t, "sister_1"), where(t, "sister_3")) == (None, None)
    maneuver(t)
    assert health(t, "dracula") == 9
    assert len(told(t, 1, "exhausted")) == 2


@pytest.mark.rule("U-33", "Q-25", "U-64")
def test_two_missing_cards_are_two_hits() -> None:
    t = duel(holmes("s1", watson="s9", hand="feint"), invisible_man("s2", deck="", hand="coded_notes", health=7), board="soho")
    fight(t, "sherlock_holmes", "invisible_man", "feint", "coded_notes")
    # Feint cancels Coded Notes: no draw at all.
    assert health(t, "invisible_man") == 7
    t = duel(
        holmes("s1", watson="s9", hand="study_methods"),
        invisible_man("s2", deck="vanish", hand="coded_notes", health=7),
        board="soho",
    )
    fight(t, "sherlock_holmes", "invisible_man", "study_methods", "coded_notes")
    # One card is there, two are missing.
    assert health(t, "invisible_man") == 3
    assert [event["health"] for event in told(t, None, "hurt")] == [5, 3]
    assert hand(t, 1) == ["vanish"]


@pytest.mark.rule("U-34")
def test_every_draw_can_exhaust_also_one_an_opponent_causes() -> None:
    t = duel(holmes("s1", hand="education_never_ends"), jekyll("s2", deck=""), board="soho")
    fight(t, "sherlock_holmes", "jekyll_and_hyde", "education_never_ends")
    assert health(t, "jekyll_and_hyde") == 16 - 3 - 2
    t = duel(dracula("s1", hand="exploit", deck=""), holmes("s2"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "exploit")
    assert health(t, "dracula") == 11


@pytest.mark.rule("U-35", "U-136")
def test_revealing_the_top_of_an_empty_deck_is_not_a_draw() -> None:
    t = duel(hyde("s1", hand="strange_case", deck=""), holmes("s2"), board="soho")
    play(t, "scheme:strange_case:jekyll_and_hyde")
    assert health(t, "jekyll_and_hyde") == 16
    assert health(t, "sherlock_holmes") == 16
    assert "strange_case" in discard(t, 0)
    assert not told(t, None, "exhausted")


@pytest.mark.rule("U-36")
def test_discard_piles_and_sizes_are_public_hands_and_decks_are_not() -> None:
    t = duel(
        holmes("s1", hand="feint elementary", deck="counterpunch"),
        dracula("s2", hand="dash dash exploit", deck="ambush feint"),
        board="soho",
    )
    for seat in (0, 1, None):
        mine, theirs = t.view(seat)["players"]
        assert (mine["hand_size"], mine["deck_size"], len(mine["discard"])) == (2, 1, 27)
        assert (theirs["hand_size"], theirs["deck_size"], len(theirs["discard"])) == (3, 2, 25)
        assert ("hand" in mine) == (seat == 0)
        assert ("hand" in theirs) == (seat == 1)
        assert "deck" not in mine
        assert "deck" not in theirs
    assert sorted(t.view(0)["players"][0]["hand"]) == ["elementary", "feint"]


@pytest.mark.rule("U-37", "Q-22")
def test_a_look_is_for_one_player_a_reveal_for_all() -> None:
    look = duel(holmes("s1", hand="study_methods"), jekyll("s2", hand="feint pure_evil"), dracula("s20"), board="soho")
    fight(look, "sherlock_holmes", "jekyll_and_hyde", "study_methods")
    assert knows(look, 0, 1) == ["feint", "pure_evil"]
    assert knows(look, 2, 1) == []
    assert told(look, 0, "hand_looked_at")[0]["cards"] == ["feint", "pure_evil"]
    for seat in (1, 2, None):
        (event,) = told(look, seat, "hand_looked_at")
        assert "cards" not in event
        assert "Feint" not in event["text"]
    shown = duel(holmes("s1", hand="confirm_suspicion"), jekyll("s2", hand="feint pure_evil"), dracula("s20"), board="soho")
    play(shown, "scheme:confirm_suspicion:sherlock_holmes", "opponent:jekyll_and_hyde", "number:7")
    for seat in (0, 2, None):
        assert told(shown, seat, "hand_revealed")[0]["cards"] == ["feint", "pure_evil"]
    assert knows(shown, 0, 1) == knows(shown, 2, 1) == ["feint", "pure_evil"]


@pytest.mark.rule("Q-22")
def test_what_was_seen_is_the_hand_as_it_was_and_what_leaves_is_known_to_leave() -> None:
    t = duel(
        holmes("s1", hand="study_methods", deck="feint"), jekyll("s2", hand="feint feint", deck="pure_evil skirmish"), board="soho"
    )
    fight(t, "sherlock_holmes", "jekyll_and_hyde", "study_methods")
    maneuver(t)
    play(t, "no", "maneuver", "boost:feint", "done")
    assert hand(t, 1) == ["feint", "pure_evil"]
    # The drawn card is not known; one of the two Feints is gone.
    assert knows(t, 0, 1) == ["feint"]


@pytest.mark.rule("U-38")
def test_a_random_discard_is_public() -> None:
    t = duel(
        dracula("s1", hand="ambush"), holmes("s2", hand="elementary feint"), board="soho", picks=["sherlock_holmes.elementary"]
    )
    fight(t, "dracula", "sherlock_holmes", "ambush")
    assert hand(t, 1) == ["feint"]
    assert "elementary" in discard(t, 1)
    assert told(t, None, "discarded")[0]["card"] == "elementary"
    # 2 plus the BOOST 3 of Elementary.
    assert health(t, "sherlock_holmes") == 11


@pytest.mark.rule("U-38")
def test_a_random_discard_hits_every_card_sooner_or_later() -> None:
    hit = set()
    for seed in range(30):
        doc = {
            "setup": {"heroes": ["dracula", "sherlock_holmes"], "board": "soho"},
            "seed": seed,
            "state": {
                "players": [
                    {"fighters": {"dracula": {"space": "s1"}}, "hand": ["ambush"]},
                    {"fighters": {"sherlock_holmes": {"space": "s2"}}, "hand": ["elementary", "feint", "feint"]},
                ]
            },
        }
        t = parlour.position("unmatched", doc)
        fight(t, "dracula", "sherlock_holmes", "ambush")
        hit.add(told(t, None, "discarded")[0]["card"])
    assert hit == {"elementary", "feint"}


@pytest.mark.rule("U-40", "Q-12")
def test_a_scheme_is_shown_its_fighter_named_carried_out_in_order_and_discarded() -> None:
    t = duel(holmes("s1", watson="s20", health=10, hand="administer_aid", deck="feint"), jekyll("s29"), board="soho")
    play(t, "scheme:administer_aid:dr_watson")
    shown = t.view(1)["players"][0]
    assert shown["scheme"] == "administer_aid"
    assert shown["discard"].count("administer_aid") == 1
    assert health(t, "sherlock_holmes") == 10
    play(t, "place:dr_watson:s2")
    assert health(t, "sherlock_holmes") == 11
    assert discard(t, 0).count("administer_aid") == 2
    assert [event["event"] for event in told(t, 1)] == ["schemed", "placed", "recovered", "drew"]
    assert told(t, 1, "schemed")[0]["fighter"] == "dr_watson"


@pytest.mark.rule("Q-12")
def test_the_sister_who_plays_a_scheme_is_declared_although_nothing_depends_on_it() -> None:
    t = duel(dracula("s1", sisters=["s2", "s9", None], hand="ravening_seduction"), jekyll("s20"), board="soho")
    assert keys(t, "scheme:") == ["scheme:ravening_seduction:sister_1", "scheme:ravening_seduction:sister_2"]
    play(t, "scheme:ravening_seduction:sister_2")
    assert told(t, 1, "schemed")[0]["fighter"] == "sister_2"


@pytest.mark.rule("U-41")
def test_a_scheme_that_can_do_nothing_may_be_played() -> None:
    t = duel(dracula("s1", sisters=["s2", "s3", "s9"], hand="prey_upon baptism_of_blood"), jekyll("s20"), board="soho")
    play(t, "scheme:prey_upon:dracula", "scheme:baptism_of_blood:dracula")
    assert health(t, "dracula") == 13
    assert whose_turn(t) == 1
    t = duel(invisible_man("s1", fog=["s20", None, None], hand="reign_of_terror"), jekyll("s2"), board="soho")
    play(t, "scheme:reign_of_terror:invisible_man")
    assert health(t, "jekyll_and_hyde") == 16
    assert asked(t) == 0


@pytest.mark.rule("U-42")
def test_a_scheme_of_a_defeated_fighter_cannot_be_played() -> None:
    t = duel(dracula("s1", hand="ravening_seduction"), jekyll("s20"), board="soho")
    assert keys(t) == ["maneuver"]
    refusal = t.why_not("scheme:ravening_seduction:sister_1", 0)
    assert refusal.rule == "U-42"
    assert "not on the board" in refusal.reason


@pytest.mark.rule("Q-23")
def test_no_defense_looks_the_same_with_and_without_a_usable_card() -> None:
    def seen(cards: str) -> list[object]:
        t = duel(holmes("s1", hand="feint"), jekyll("s2", hand=cards), board="soho")
        play(t, "attack:sherlock_holmes:jekyll_and_hyde", "attack:feint")
        assert asked(t) == 1
        before = t.view(0)
        play(t, "defend:none")
        return [before, t.view(0), t.view(None), t.events(0), t.events(None)]

    assert seen("pure_evil") == seen("skirmish")


@pytest.mark.rule("Q-23")
def test_the_question_for_a_boost_is_not_asked_only_when_the_hand_is_seen_to_be_empty() -> None:
    t = duel(holmes("s1", deck=""), jekyll("s20"), board="soho")
    play(t, "maneuver")
    assert keys(t, "boost:") == []
    t = duel(holmes("s1", deck="feint"), jekyll("s20"), board="soho")
    play(t, "maneuver")
    assert keys(t) == ["boost:feint", "boost:none"]


@pytest.mark.rule("Q-35")
def test_copies_count_as_one_option() -> None:
    t = duel(
        holmes("s1", hand="feint feint feint confirm_suspicion confirm_suspicion"),
        jekyll("s2", hand="skirmish skirmish"),
        board="soho",
    )
    assert keys(t, "scheme:") == ["scheme:confirm_suspicion:sherlock_holmes"]
    play(t, "attack:sherlock_holmes:jekyll_and_hyde")
    assert keys(t) == ["attack:feint"]
    play(t, "attack:feint")
    assert keys(t) == ["defend:skirmish", "defend:none"]


@pytest.mark.rule("U-101")
def test_team_mates_see_each_others_hands_only_if_agreed() -> None:
    players = holmes("s1", hand="feint"), dracula("s9", hand="dash"), jekyll("s20"), invisible_man("s24", fog=["s28", None, None])
    closed = duel(*players, board="soho", teams=True)
    assert "hand" not in closed.view(2)["players"][0]
    opened = duel(*players, board="soho", teams=True, open_team_hands=True)
    assert opened.view(2)["players"][0]["hand"] == ["feint"]
    assert "hand" not in opened.view(2)["players"][1]
    assert fog(opened, 3) == ["s28", None, None]
