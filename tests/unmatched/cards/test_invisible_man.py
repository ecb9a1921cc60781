"""The Invisible Man: placing fog, the fog's shelter, jumps from fog to fog, and the fourteen cards (U-140 to U-150)."""

from __future__ import annotations

import pytest

import parlour
from parlour import Table
from unmatched.stories import (
    actions,
    asked,
    deck,
    discard,
    document,
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

ME = "invisible_man"
FOG = ["s3", "s20", "s24"]
"""Where fog lies in most stories; he stands on s3, his foe on s4 beside it."""

SOHO = {f"s{n}" for n in range(1, 30)}


def ends(t: Table, start: str) -> set[str]:
    """Return what follows a common beginning of the open options, for instance the spaces somebody may go to."""
    return {key.removeprefix(start) for key in keys(t, start)}


def at_next_action(t: Table, seat: int = 0) -> bool:
    """Say whether everything has been carried out and that seat chooses an action."""
    return asked(t) == seat and "maneuver" in keys(t)


def defense_number(t: Table) -> int:
    """Return the number the last defense counted."""
    number: int = told(t, None, "combat_won")[-1]["defense"]
    return number


def winners(t: Table) -> tuple[int, ...] | None:
    """Return who has won, None while the game goes on."""
    return t.outcome.winners if t.outcome else None


# The deck.


def test_deck_has_the_printed_figures() -> None:
    """U-1, U-5, U-6: copies, type, number, BOOST; every card is for him alone."""
    (hero,) = (hero for hero in parlour.title("unmatched").catalogue()["heroes"] if hero["id"] == ME)
    assert {card["banner"] for card in hero["deck"]} == {"INVISIBLE MAN"}
    assert {card["id"]: (card["copies"], card["type"], card["value"], card["boost"]) for card in hero["deck"]} == {
        "surprise_attack": (2, "attack", 5, 1),
        "slip_away": (3, "attack", 3, 2),
        "emerge_from_mist": (2, "attack", 3, 2),
        "covert_preparation": (3, "versatile", 2, 1),
        "dreaming_of_revenge": (2, "versatile", 3, 1),
        "confound": (2, "versatile", 3, 2),
        "impossible_to_see": (2, "versatile", 2, 2),
        "lurking": (2, "defense", 2, 2),
        "into_thin_air": (2, "defense", 4, 1),
        "coded_notes": (2, "defense", 3, 2),
        "reign_of_terror": (2, "scheme", None, 1),
        "vanish": (2, "scheme", None, 3),
        "step_lightly": (2, "scheme", None, 1),
        "rolling_fog": (2, "scheme", None, 1),
    }


# Placing fog.


def test_fog_is_placed_on_three_spaces_of_his_zone_before_the_next_player_places_anybody() -> None:
    """U-14, U-140: b22 is in the dining room; his own space is not offered, nor a space with fog."""
    t = parlour.new("unmatched", seed=3, heroes=[ME, "dracula"], board="baskerville_manor")
    assert (asked(t), ends(t, "fog:")) == (0, {"b17", "b21", "b23", "b27"})
    play(t, "fog:b21")
    assert (asked(t), ends(t, "fog:")) == (0, {"b17", "b23", "b27"})
    assert t.why_not("fog:b21", 0).rule == "U-141"
    play(t, "fog:b17", "fog:b27")
    assert fog(t, 0) == ["b21", "b17", "b27"]
    assert asked(t) == 1
    for seat in (0, 1, None):
        assert [event["to"] for event in told(t, seat, "fog_placed")] == ["b21", "b17", "b27"]
        assert t.view(seat)["players"][0]["fog"] == ["b17", "b21", "b27"]


def test_fog_is_placed_where_no_fighter_stands() -> None:
    """U-140: a Sister put down earlier keeps b21; Q-31: fighters put down later may stand on fog."""
    t = parlour.new("unmatched", seed=3, heroes=["dracula", "jekyll_and_hyde", ME], board="baskerville_manor")
    play(t, "place:sister_1:b21", "place:sister_2:b17", "place:sister_3:b23")
    assert asked(t) == 2
    assert "b21" not in ends(t, "fog:")
    assert {"b11", "b16", "b18", "b32"} <= ends(t, "fog:")
    t = parlour.new("unmatched", seed=3, heroes=[ME, "jekyll_and_hyde", "dracula"], board="baskerville_manor")
    play(t, "fog:b21", "fog:b17", "fog:b27")
    assert asked(t) == 2
    play(t, "place:sister_1:b21")
    assert where(t, "sister_1") == "b21"


def test_fog_goes_anywhere_free_when_his_zone_is_full() -> None:
    """U-140: one space of the zone is left for the first token, the other two go wherever nobody stands."""
    doc = document(invisible_man("b22"), dracula("b17", sisters=["b21", "b23"]))
    doc["stack"] = [["StartTurn", 0, -1], ["PlaceFog", 0, -1]]
    t = parlour.position("unmatched", doc)
    assert fog(t, 0) == ["b27", None, None]
    everywhere = {f"b{n}" for n in range(1, 33)}
    assert ends(t, "fog:") == everywhere - {"b22", "b17", "b21", "b23", "b27"}
    play(t, "fog:b1", "fog:b2")
    assert fog(t, 0) == ["b27", "b1", "b2"]
    assert at_next_action(t)


def test_fog_of_the_other_invisible_man_takes_its_space() -> None:
    """Q-14: one token on a space, whoever's it is."""
    doc = document(invisible_man("s3", fog=["s1", "s2", "s10"]), invisible_man("s4"), board="soho")
    doc["stack"] = [["StartTurn", 0, -1], ["PlaceFog", 1, -1]]
    t = parlour.position("unmatched", doc)
    assert (asked(t), ends(t, "fog:")) == (1, {"s11", "s5", "s6", "s7", "s8", "s13", "s14", "s19"})


# The fog's shelter.


def test_fog_adds_1_to_the_card_he_defends_with() -> None:
    """U-142: 4 against 3 + 1."""
    him = invisible_man("s3", fog=FOG, hand="dreaming_of_revenge")
    t = duel(him, dracula("s4", hand="exploit"), board="soho", turn=1)
    fight(t, "dracula", ME, "exploit", "dreaming_of_revenge")
    assert health(t, ME) == 15
    for seat in (0, 1, None):
        assert [(event["why"], event["number"]) for event in told(t, seat, "number_changed")] == [("fog", 4)]


def test_fog_elsewhere_adds_nothing() -> None:
    """U-142: he himself must stand on fog."""
    him = invisible_man("s3", fog=["s2", "s4", "s20"], hand="dreaming_of_revenge")
    t = duel(him, dracula("s4", hand="exploit"), board="soho", turn=1)
    fight(t, "dracula", ME, "exploit", "dreaming_of_revenge")
    assert health(t, ME) == 14
    assert told(t, 0, "number_changed") == []


def test_fog_adds_nothing_without_a_defense_card() -> None:
    """U-142, U-49."""
    t = duel(invisible_man("s3", fog=FOG, hand="lurking"), dracula("s4", hand="exploit"), board="soho", turn=1)
    fight(t, "dracula", ME, "exploit", "none")
    assert health(t, ME) == 11


def test_fog_adds_nothing_to_an_attack() -> None:
    """U-142: only cards he defends with."""
    t = duel(invisible_man("s3", fog=FOG, hand="impossible_to_see"), dracula("s4"), board="soho")
    fight(t, ME, "dracula", "impossible_to_see")
    assert health(t, "dracula") == 11


def test_fog_bonus_is_not_cancelled_by_feint() -> None:
    """U-60, U-142: an ability is not an effect of the card."""
    t = duel(invisible_man("s3", fog=FOG, hand="into_thin_air"), dracula("s4", hand="feint"), board="soho", turn=1)
    fight(t, "dracula", ME, "feint", "into_thin_air")
    assert defense_number(t) == 5
    assert [event["card"] for event in told(t, 0, "text_cancelled")] == ["into_thin_air"]


def test_fog_bonus_survives_deduce_strategy() -> None:
    """U-122, U-55: BOOST 1 in place of the printed 4, then + 1."""
    t = duel(invisible_man("s3", fog=FOG, hand="into_thin_air"), holmes("s4", hand="deduce_strategy"), board="soho", turn=1)
    play(fight(t, "sherlock_holmes", ME, "deduce_strategy", "into_thin_air"), "yes")
    assert defense_number(t) == 2
    assert health(t, ME) == 14


def test_fog_of_the_other_invisible_man_gives_no_shelter() -> None:
    """Q-14: each uses only his own fog."""
    first = invisible_man("s4", fog=["s1", "s2", "s3"], hand="surprise_attack")
    second = invisible_man("s3", fog=[*FOG[1:], "s29"], hand="dreaming_of_revenge")
    t = duel(first, second, board="soho")
    fight(t, "invisible_man@1", "invisible_man@2", "surprise_attack", "dreaming_of_revenge")
    assert defense_number(t) == 3
    assert health(t, "invisible_man@2") == 13


# Jumps from fog to fog.


def test_fog_jumps_cost_1_movement() -> None:
    """U-143: one step to any other fog, then one more along the lines."""
    t = play(duel(invisible_man("s3", fog=FOG), dracula("s9"), board="soho"), "maneuver", "boost:none")
    along_the_lines = {"s1", "s2", "s4", "s5", "s11"}
    assert ends(t, "move:invisible_man:") == along_the_lines | {"s20", "s19", "s21"} | {"s24", "s14", "s28"}
    play(t, "move:invisible_man:s21")
    assert where(t, ME) == "s21"


def test_fog_jumps_may_be_the_second_step() -> None:
    """U-143: he walks into the fog and comes out of it somewhere else."""
    t = play(duel(invisible_man("s2", fog=FOG), dracula("s29"), board="soho"), "maneuver", "boost:none")
    assert ends(t, "move:invisible_man:") == {"s1", "s9", "s3", "s4", "s20", "s24"}


def test_fog_jumps_are_blocked_by_an_opposing_fighter_on_the_target() -> None:
    """U-143, U-29: neither onto s20 nor through it."""
    t = play(duel(invisible_man("s3", fog=FOG), dracula("s20"), board="soho"), "maneuver", "boost:none")
    assert not {"s20", "s19", "s21"} & ends(t, "move:invisible_man:")
    assert {"s24", "s14", "s28"} <= ends(t, "move:invisible_man:")
    assert t.why_not("move:invisible_man:s20", 0).rule == "U-29"


def test_fog_jumps_pass_a_team_mate() -> None:
    """U-96, U-143: through Holmes on s20, but not onto his space."""
    t = duel(invisible_man("s3", fog=FOG), dracula("s9"), holmes("s20"), jekyll("s1"), board="soho", teams=True)
    play(t, "maneuver", "boost:none")
    assert {"s19", "s21"} <= ends(t, "move:invisible_man:")
    assert "s20" not in ends(t, "move:invisible_man:")


def test_fog_jumps_are_only_for_him() -> None:
    """U-143: Dracula on fog walks as always."""
    t = play(duel(invisible_man("s29", fog=FOG), dracula("s3"), board="soho", turn=1), "maneuver", "boost:none")
    assert ends(t, "move:dracula:") == {"s1", "s2", "s4", "s5", "s11"}


def test_fog_jumps_work_also_when_somebody_else_moves_him() -> None:
    """U-72, Q-7: Ravening Seduction."""
    foe = dracula("s9", sisters=["s10"], hand="ravening_seduction")
    t = duel(invisible_man("s3", fog=FOG), foe, board="soho", turn=1)
    play(t, "scheme:ravening_seduction:sister_1", "fighter:invisible_man")
    assert {"s20", "s21", "s24", "s28"} <= ends(t, "move:invisible_man:")


def test_fog_spaces_are_not_adjacent_for_attacks() -> None:
    """U-74, U-143."""
    t = duel(invisible_man("s3", fog=FOG, hand="slip_away"), dracula("s20"), board="soho")
    assert keys(t) == ["maneuver"]
    assert t.why_not("attack:invisible_man:dracula", 0).rule == "U-43"


def test_fog_of_the_other_invisible_man_is_no_way_for_him() -> None:
    """Q-14: he stands on the other's fog and cannot jump along it."""
    first = invisible_man("s3", fog=["s9", "s15", "s17"])
    second = invisible_man("s29", fog=FOG)
    t = play(duel(first, second, board="soho"), "maneuver", "boost:none")
    assert ends(t, "move:invisible_man@1:") == {"s1", "s2", "s4", "s5", "s11"}


# Surprise Attack.


def test_surprise_attack_cancels_the_defense_and_sends_the_fog_under_him_away() -> None:
    """U-51, U-144: to any other space without fog, an occupied one too; it must move."""
    foe = dracula("s4", hand="exploit", deck="dash")
    t = duel(invisible_man("s3", fog=FOG, hand="surprise_attack"), foe, board="soho")
    fight(t, ME, "dracula", "surprise_attack", "exploit")
    assert (health(t, "dracula"), hand(t, 1), deck(t, 1)) == (12, [], ["dash"])
    assert asked(t) == 0
    assert ends(t, "fog:s3:") == SOHO - set(FOG)
    assert len(keys(t)) == 26
    play(t, "fog:s3:s4")
    assert (fog(t, 0), where(t, ME)) == (["s4", "s20", "s24"], "s3")
    for seat in (0, 1, None):
        assert [(event["from"], event["to"]) for event in told(t, seat, "fog_moved")] == [("s3", "s4")]


def test_surprise_attack_outside_the_fog_moves_none() -> None:
    """U-67: only if he stands on fog."""
    t = duel(invisible_man("s3", fog=["s2", "s20", "s24"], hand="surprise_attack"), dracula("s4"), board="soho")
    fight(t, ME, "dracula", "surprise_attack")
    assert health(t, "dracula") == 8
    assert at_next_action(t)
    assert fog(t, 0) == ["s2", "s20", "s24"]


def test_surprise_attack_is_cancelled_by_a_defending_feint() -> None:
    """U-48: the defender comes first, so the fog stays too."""
    t = duel(invisible_man("s3", fog=FOG, hand="surprise_attack"), dracula("s4", hand="feint"), board="soho")
    fight(t, ME, "dracula", "surprise_attack", "feint")
    assert health(t, "dracula") == 10
    assert at_next_action(t)
    assert [event["card"] for event in told(t, 1, "text_cancelled")] == ["surprise_attack"]


def test_surprise_attack_of_a_defeated_man_leaves_the_fog() -> None:
    """U-59, U-120: Counterpunch cannot be cancelled and defeats him first."""
    t = duel(invisible_man("s3", fog=FOG, health=2, hand="surprise_attack"), holmes("s4", hand="counterpunch"), board="soho")
    fight(t, ME, "sherlock_holmes", "surprise_attack", "counterpunch")
    assert (where(t, ME), fog(t, 0)) == (None, FOG)
    assert winners(t) == (1,)


def test_surprise_attack_of_the_second_invisible_man_moves_his_own_fog() -> None:
    """Q-14: he stands on his own token, the other man next to him on his."""
    first = invisible_man("s4", fog=["s4", "s1", "s2"])
    second = invisible_man("s3", fog=FOG, hand="surprise_attack")
    t = duel(first, second, board="soho", turn=1)
    fight(t, "invisible_man@2", "invisible_man@1", "surprise_attack")
    assert (asked(t), ends(t, "fog:s3:")) == (1, SOHO - set(FOG) - {"s4", "s1", "s2"})
    play(t, "fog:s3:s9")
    assert (fog(t, 0), fog(t, 1)) == (["s4", "s1", "s2"], ["s9", "s20", "s24"])


# Slip Away.


def test_slip_away_moves_a_token_and_him_after_it() -> None:
    """U-144: to any space without a fighter."""
    t = duel(invisible_man("s3", fog=FOG, hand="slip_away"), dracula("s4"), board="soho")
    fight(t, ME, "dracula", "slip_away")
    assert (asked(t), health(t, "dracula")) == (0, 10)
    free = SOHO - set(FOG) - {"s4"}
    assert ends(t, "fog:s3:") == free
    play(t, "fog:s24:s9")
    assert (fog(t, 0), where(t, ME)) == (["s3", "s20", "s9"], "s9")


def test_slip_away_may_leave_the_token_where_no_fighter_stands() -> None:
    """Q-1: "moved" to its own space; but not the token under himself, and not onto another token."""
    t = duel(invisible_man("s3", fog=FOG, hand="slip_away"), dracula("s4"), board="soho")
    fight(t, ME, "dracula", "slip_away")
    assert "fog:s3:s3" not in keys(t)
    assert not {"fog:s3:s20", "fog:s20:s24", "fog:s20:s4"} & set(keys(t))
    play(t, "fog:s20:s20")
    assert (fog(t, 0), where(t, ME)) == (FOG, "s20")
    assert told(t, 0, "fog_moved") == []


def test_slip_away_of_a_defeated_man_still_moves_a_token() -> None:
    """U-58, U-59: Counterpunch defeats him; the token goes, he does not."""
    him, other = invisible_man("s3", fog=FOG, health=2, hand="slip_away"), holmes("s4", hand="counterpunch")
    # With a team mate the fog stays on the board and may help; in a duel nobody is asked any more (U-66).
    t = duel(him, other, dracula("s22"), jekyll("s29"), board="soho", teams=True)
    fight(t, ME, "sherlock_holmes", "slip_away", "counterpunch")
    assert (asked(t), where(t, ME)) == (0, None)
    play(t, "fog:s24:s9")
    assert told(t, None, "fog_moved") != []
    assert where(t, ME) is None
    t = duel(him, other, board="soho")
    fight(t, ME, "sherlock_holmes", "slip_away", "counterpunch")
    assert (fog(t, 0), winners(t)) == (FOG, (1,))


def test_slip_away_cancelled_moves_nothing() -> None:
    """U-51."""
    t = duel(invisible_man("s3", fog=FOG, hand="slip_away"), dracula("s4", hand="feint"), board="soho")
    fight(t, ME, "dracula", "slip_away", "feint")
    assert (fog(t, 0), where(t, ME), health(t, "dracula")) == (FOG, "s3", 12)
    assert at_next_action(t)


def test_slip_away_of_the_second_invisible_man_takes_him_along() -> None:
    """Q-14: with his own token, and not to a space with the other's fog."""
    first = invisible_man("s4", fog=["s1", "s2", "s9"])
    t = duel(first, invisible_man("s3", fog=FOG, hand="slip_away"), board="soho", turn=1)
    fight(t, "invisible_man@2", "invisible_man@1", "slip_away")
    assert not {"fog:s20:s9", "fog:s9:s9", "fog:s9:s10"} & set(keys(t))
    play(t, "fog:s20:s10")
    assert (where(t, "invisible_man@1"), where(t, "invisible_man@2")) == ("s4", "s10")
    assert fog(t, 1) == ["s3", "s10", "s24"]


# Emerge From Mist.


def test_emerge_from_mist_counts_5_if_the_turn_began_on_fog() -> None:
    """U-146: he has left the fog since."""
    t = duel(invisible_man("s3", fog=FOG, hand="emerge_from_mist"), dracula("s1"), board="soho", start=True)
    maneuver(t, "invisible_man:s2")
    fight(t, ME, "dracula", "emerge_from_mist")
    assert health(t, "dracula") == 8


def test_emerge_from_mist_stays_3_if_he_came_to_the_fog_later() -> None:
    """U-146: what counts is the beginning of the turn."""
    t = duel(invisible_man("s2", fog=FOG, hand="emerge_from_mist"), dracula("s4"), board="soho", start=True)
    maneuver(t, "invisible_man:s3")
    fight(t, ME, "dracula", "emerge_from_mist")
    assert health(t, "dracula") == 10


def test_emerge_from_mist_does_not_mind_that_the_fog_has_gone() -> None:
    """U-146: Rolling Fog takes the token away from under him."""
    t = duel(invisible_man("s3", fog=FOG, hand="emerge_from_mist rolling_fog"), dracula("s4"), board="soho", start=True)
    play(t, "scheme:rolling_fog:invisible_man", "fog:s3:s9")
    fight(t, ME, "dracula", "emerge_from_mist")
    assert health(t, "dracula") == 8


@pytest.mark.parametrize(("back_on", "left"), [("s3", 8), ("s5", 10)])
def test_emerge_from_mist_counts_where_he_came_back_from_vanish(back_on: str, left: int) -> None:
    """U-146: the return comes first; s3 has fog, s5 has none."""
    him = invisible_man(None, vanished=True, fog=FOG, hand="emerge_from_mist")
    t = duel(him, dracula("s4"), board="soho", start=True)
    play(t, f"place:invisible_man:{back_on}")
    fight(t, ME, "dracula", "emerge_from_mist")
    assert health(t, "dracula") == left


def test_emerge_from_mist_cancelled_stays_3() -> None:
    """U-51."""
    t = duel(invisible_man("s3", fog=FOG, hand="emerge_from_mist"), dracula("s4", hand="feint"), board="soho")
    fight(t, ME, "dracula", "emerge_from_mist", "feint")
    assert health(t, "dracula") == 12


def test_emerge_from_mist_is_5_whatever_holmes_deduces() -> None:
    """Q-3: the number put in place of the printed one is covered by "becomes 5"."""
    t = duel(invisible_man("s3", fog=FOG, hand="emerge_from_mist"), holmes("s4", hand="deduce_strategy"), board="soho")
    play(fight(t, ME, "sherlock_holmes", "emerge_from_mist", "deduce_strategy"), "yes")
    assert health(t, "sherlock_holmes") == 14


def test_emerge_from_mist_asks_for_his_own_fog() -> None:
    """Q-14: he began on the other man's fog."""
    first = invisible_man("s3", fog=["s9", "s15", "s17"], hand="emerge_from_mist")
    t = duel(first, invisible_man("s4", fog=FOG), board="soho", start=True)
    fight(t, "invisible_man@1", "invisible_man@2", "emerge_from_mist")
    assert health(t, "invisible_man@2") == 12


# Covert Preparation.


def test_covert_preparation_draws_then_each_player_moves_a_token() -> None:
    """U-141, U-149: fog drifts over fighters and onto them; the opponent takes one of the other tokens."""
    him = invisible_man("s3", fog=FOG, hand="covert_preparation", deck="lurking confound")
    t = fight(duel(him, dracula("s4"), board="soho"), ME, "dracula", "covert_preparation")
    assert (health(t, "dracula"), hand(t, 0), deck(t, 0)) == (11, ["lurking"], ["confound"])
    assert asked(t) == 0
    assert ends(t, "fog:s3:") == {"s3", "s1", "s2", "s4", "s5", "s11"}
    assert ends(t, "fog:s20:") == {"s20", "s18", "s19", "s21", "s16", "s29"}
    play(t, "fog:s20:s29")
    assert asked(t) == 1
    assert ends(t, "fog:s3:") == {"s1", "s2", "s4", "s5", "s11"}
    assert ends(t, "fog:s24:") == {"s13", "s14", "s15", "s27", "s28"}
    assert not keys(t, "fog:s29:")
    assert "fog:stay" in keys(t)
    play(t, "fog:s3:s4")
    assert fog(t, 0) == ["s4", "s29", "s24"]
    assert at_next_action(t)


def test_covert_preparation_allows_0_spaces_to_both() -> None:
    """U-149: a token that "moved 0 spaces" is not one of the others for the opponent."""
    t = duel(invisible_man("s3", fog=FOG, hand="covert_preparation"), dracula("s4"), board="soho")
    play(fight(t, ME, "dracula", "covert_preparation"), "fog:s24:s24")
    assert asked(t) == 1
    assert not keys(t, "fog:s24:")
    assert keys(t, "fog:s3:")
    play(t, "fog:stay")
    assert fog(t, 0) == FOG
    assert told(t, 0, "fog_moved") == []


def test_covert_preparation_with_an_empty_deck_exhausts_him_and_goes_on() -> None:
    """U-33, U-34."""
    t = duel(invisible_man("s3", fog=FOG, hand="covert_preparation", deck=""), dracula("s4"), board="soho")
    fight(t, ME, "dracula", "covert_preparation")
    assert health(t, ME) == 13
    play(t, "fog:s3:s2", "fog:stay")
    assert fog(t, 0) == ["s2", "s20", "s24"]


def test_covert_preparation_in_defense_is_answered_by_the_attacker() -> None:
    """U-76: of three players the other one of this combat moves the second token."""
    him = invisible_man("s3", fog=FOG, hand="covert_preparation", deck="lurking")
    t = duel(him, dracula("s29"), holmes("s4", hand="feint study_methods"), board="soho", turn=2)
    fight(t, "sherlock_holmes", ME, "study_methods", "covert_preparation")
    assert asked(t) == 0
    play(t, "fog:s3:s3")
    assert asked(t) == 2
    play(t, "fog:s20:s21")
    assert (fog(t, 0), hand(t, 0)) == (["s3", "s21", "s24"], ["lurking"])


def test_covert_preparation_cancelled_does_nothing() -> None:
    """U-51: no draw, no fog moves."""
    him = invisible_man("s3", fog=FOG, hand="covert_preparation", deck="lurking")
    t = duel(him, dracula("s4", hand="feint"), board="soho")
    fight(t, ME, "dracula", "covert_preparation", "feint")
    assert (hand(t, 0), fog(t, 0)) == ([], FOG)
    assert at_next_action(t)


def test_covert_preparation_lets_fog_pass_over_fog_but_not_end_on_it() -> None:
    """U-141, seed 26: from s27 over the token on s28."""
    t = duel(invisible_man("s3", fog=["s27", "s28", "s1"], hand="covert_preparation"), dracula("s4"), board="soho")
    fight(t, ME, "dracula", "covert_preparation")
    assert {"s24", "s29"} <= ends(t, "fog:s27:")
    assert "s28" not in ends(t, "fog:s27:")
    assert t.why_not("fog:s27:s28", 0).rule == "U-141"


@pytest.mark.parametrize(("allowed", "reached"), [(True, {"b6", "b16", "b28", "b21"}), (False, set())])
def test_covert_preparation_and_secret_passages(allowed: bool, reached: set[str]) -> None:
    """Q-4: fog drifts through passages unless that was switched off."""
    him = invisible_man("b22", fog=["b1", "b23", "b17"], hand="covert_preparation")
    t = duel(him, dracula("b21"), fog_uses_passages=allowed)
    fight(t, ME, "dracula", "covert_preparation")
    assert ends(t, "fog:b1:") & {"b6", "b16", "b28", "b21"} == reached
    assert {"b2", "b7", "b8", "b9", "b13"} <= ends(t, "fog:b1:")


# Dreaming of Revenge.


def test_dreaming_of_revenge_hurts_every_opposing_fighter_on_fog() -> None:
    """U-64: Dracula and the Sister on fog, not the Sister beside it."""
    him = invisible_man("s3", fog=["s3", "s4", "s20"], hand="dreaming_of_revenge")
    t = duel(him, dracula("s4", sisters=["s20", "s21"]), board="soho")
    fight(t, ME, "dracula", "dreaming_of_revenge")
    assert health(t, "dracula") == 13 - 3 - 1
    assert (where(t, "sister_1"), where(t, "sister_2")) == (None, "s21")


def test_dreaming_of_revenge_hurts_also_when_lost() -> None:
    """U-53: 3 against 4 is lost; the 1 damage is not combat damage."""
    him = invisible_man("s3", fog=["s3", "s4", "s20"], hand="dreaming_of_revenge")
    t = duel(him, dracula("s4", hand="exploit"), board="soho")
    fight(t, ME, "dracula", "dreaming_of_revenge", "exploit")
    assert health(t, "dracula") == 12
    assert told(t, 0, "combat_won")[0]["seat"] == 1


def test_dreaming_of_revenge_outside_the_fog_hurts_nobody() -> None:
    """U-67: he himself must stand on fog."""
    him = invisible_man("s3", fog=["s2", "s4", "s20"], hand="dreaming_of_revenge")
    t = duel(him, dracula("s4", sisters=["s20"]), board="soho")
    fight(t, ME, "dracula", "dreaming_of_revenge")
    assert (health(t, "dracula"), where(t, "sister_1")) == (10, "s20")


def test_dreaming_of_revenge_of_a_defeated_man_hurts_nobody() -> None:
    """U-59: Counterpunch of the attacker would come later, but combat damage has already defeated him."""
    him = invisible_man("s3", health=1, fog=["s3", "s4", "s20"], hand="dreaming_of_revenge")
    t = duel(him, hyde("s4", hand="recoiling_blow"), board="soho", turn=1)
    fight(t, "jekyll_and_hyde", ME, "recoiling_blow", "dreaming_of_revenge")
    assert (where(t, ME), health(t, "jekyll_and_hyde")) == (None, 16)
    assert winners(t) == (1,)


def test_dreaming_of_revenge_spares_team_mates() -> None:
    """U-77, Q-28: opposing fighters only, of both opponents."""
    him = invisible_man("s3", fog=FOG, hand="dreaming_of_revenge")
    t = duel(him, dracula("s4"), holmes("s20"), jekyll("s24"), board="soho", teams=True)
    fight(t, ME, "dracula", "dreaming_of_revenge")
    assert (health(t, "dracula"), health(t, "sherlock_holmes"), health(t, "jekyll_and_hyde")) == (10, 16, 15)


def test_dreaming_of_revenge_counts_only_his_own_fog() -> None:
    """Q-14: the other Invisible Man stands on his own token."""
    first = invisible_man("s3", fog=FOG, hand="dreaming_of_revenge")
    t = duel(first, invisible_man("s4", fog=["s4", "s1", "s2"]), board="soho")
    fight(t, "invisible_man@1", "invisible_man@2", "dreaming_of_revenge")
    assert health(t, "invisible_man@2") == 12


def test_dreaming_of_revenge_cancelled_hurts_nobody() -> None:
    """U-51."""
    him = invisible_man("s3", fog=["s3", "s4", "s20"], hand="dreaming_of_revenge")
    t = duel(him, dracula("s4", hand="feint"), board="soho")
    fight(t, ME, "dracula", "dreaming_of_revenge", "feint")
    assert health(t, "dracula") == 12


# Confound.


def test_confound_is_stopped_by_a_discard() -> None:
    """U-68, U-69: the opponent decides, and picks the card."""
    t = duel(invisible_man("s3", fog=FOG, hand="confound"), dracula("s4", hand="dash exploit"), board="soho")
    fight(t, ME, "dracula", "confound")
    assert (asked(t), sorted(keys(t))) == (1, ["discard:dash", "discard:exploit", "discard:none"])
    assert t.view(0)["decision"]["options"] == []
    play(t, "discard:dash")
    assert (hand(t, 1), fog(t, 0), health(t, "dracula")) == (["exploit"], FOG, 10)
    assert [event["card"] for event in told(t, 0, "discarded")] == ["dash"]
    assert at_next_action(t)


def test_confound_without_a_discard_sends_each_token_anywhere() -> None:
    """Q-17: one after the other, each once; a space just left is free for the next; the rest may stay."""
    t = duel(invisible_man("s3", fog=FOG, hand="confound"), dracula("s4", hand="dash"), board="soho")
    play(fight(t, ME, "dracula", "confound"), "discard:none")
    assert asked(t) == 0
    assert ends(t, "fog:s20:") == SOHO - set(FOG)
    play(t, "fog:s3:s4")
    assert not keys(t, "fog:s4:")
    assert ends(t, "fog:s20:") == SOHO - {"s4", "s20", "s24"}
    play(t, "fog:s20:s3", "fog:done")
    assert fog(t, 0) == ["s4", "s3", "s24"]
    assert at_next_action(t)


def test_confound_may_move_nothing_or_all_three() -> None:
    """Q-17: after the third token nothing is left to ask."""
    t = duel(invisible_man("s3", fog=FOG, hand="confound"), dracula("s4", hand="dash"), board="soho")
    play(fight(t, ME, "dracula", "confound"), "discard:none")
    other = play(t.clone(), "fog:done")
    assert (fog(other, 0), at_next_action(other)) == (FOG, True)
    play(t, "fog:s24:s1", "fog:s3:s2", "fog:s20:s9")
    assert (fog(t, 0), at_next_action(t)) == (["s2", "s9", "s1"], True)


def test_confound_against_an_empty_hand_asks_no_opponent() -> None:
    """U-68: nobody can discard what is not there, so the fog moves."""
    t = duel(invisible_man("s3", fog=FOG, hand="confound"), dracula("s4"), board="soho")
    fight(t, ME, "dracula", "confound")
    assert asked(t) == 0
    assert "fog:done" in keys(t)


def test_confound_in_defense_asks_the_attacker() -> None:
    """U-76: of three players the other one of this combat."""
    him = invisible_man("s3", fog=FOG, hand="confound")
    t = duel(him, dracula("s29", hand="dash"), holmes("s4", hand="study_methods elementary"), board="soho", turn=2)
    fight(t, "sherlock_holmes", ME, "study_methods", "confound")
    assert (asked(t), keys(t)) == (2, ["discard:elementary", "discard:none"])


def test_confound_cancelled_asks_nobody() -> None:
    """U-51."""
    t = duel(invisible_man("s3", fog=FOG, hand="confound"), dracula("s4", hand="feint dash"), board="soho")
    fight(t, ME, "dracula", "confound", "feint")
    assert at_next_action(t)
    assert hand(t, 1) == ["dash"]


# Impossible to See.


def test_impossible_to_see_makes_an_attack_count_0_for_good() -> None:
    """U-57: Beastform's discards raise nothing, but they happen."""
    him = invisible_man("s3", fog=["s1", "s2", "s9"], hand="impossible_to_see")
    t = duel(him, dracula("s4", hand="beastform dash exploit"), board="soho", turn=1)
    fight(t, "dracula", ME, "beastform", "impossible_to_see")
    play(t, "discard:dash", "discard:exploit")
    assert (health(t, ME), hand(t, 1)) == (15, [])
    # A number that stays 0 has not risen: the log does not say so.
    assert [(event["why"], event["number"]) for event in told(t, 0, "number_changed")] == [("lock", 0)]


def test_impossible_to_see_lets_other_effects_happen() -> None:
    """U-57: Exploit still draws."""
    him = invisible_man("s3", fog=["s1", "s2", "s9"], hand="impossible_to_see")
    t = duel(him, dracula("s4", hand="exploit", deck="dash"), board="soho", turn=1)
    fight(t, "dracula", ME, "exploit", "impossible_to_see")
    assert (health(t, ME), hand(t, 1)) == (15, ["dash"])


def test_impossible_to_see_in_attack_makes_the_defense_count_0() -> None:
    """U-55 layer 4 beats layer 2: Duality of Man "becomes 6" in vain."""
    t = duel(invisible_man("s3", hand="impossible_to_see"), jekyll("s4", hand="duality_of_man"), board="soho")
    fight(t, ME, "jekyll_and_hyde", "impossible_to_see", "duality_of_man")
    assert health(t, "jekyll_and_hyde") == 14
    assert [event["why"] for event in told(t, 1, "number_changed")] == ["lock"]


def test_impossible_to_see_in_defense_beats_an_attacking_feint() -> None:
    """U-145: it comes first."""
    him = invisible_man("s3", fog=["s1", "s2", "s9"], hand="impossible_to_see")
    t = duel(him, dracula("s4", hand="feint"), board="soho", turn=1)
    fight(t, "dracula", ME, "feint", "impossible_to_see")
    (won,) = told(t, None, "combat_won")
    assert (won["attack"], won["defense"], health(t, ME)) == (0, 2, 15)


def test_impossible_to_see_in_attack_loses_to_a_defending_feint() -> None:
    """U-145: cancelled before it is read, so 2 against 2."""
    t = duel(invisible_man("s3", hand="impossible_to_see"), dracula("s4", hand="feint"), board="soho")
    fight(t, ME, "dracula", "impossible_to_see", "feint")
    assert health(t, "dracula") == 13


def test_impossible_to_see_against_no_card_is_a_plain_2() -> None:
    """U-49: there is no number to lock."""
    t = duel(invisible_man("s3", hand="impossible_to_see"), dracula("s4"), board="soho")
    fight(t, ME, "dracula", "impossible_to_see")
    assert health(t, "dracula") == 11
    assert told(t, 0, "number_changed") == []


def test_impossible_to_see_leaves_the_other_mans_fog_bonus() -> None:
    """Q-5, U-57: 0 for the card, + 1 for the fog, which is no card effect."""
    first = invisible_man("s3", fog=["s1", "s2", "s9"], hand="impossible_to_see")
    second = invisible_man("s4", fog=["s4", "s20", "s24"], hand="coded_notes")
    t = duel(first, second, board="soho")
    fight(t, "invisible_man@1", "invisible_man@2", "impossible_to_see", "coded_notes")
    assert defense_number(t) == 1
    assert health(t, "invisible_man@2") == 14


# Lurking.


def test_lurking_draws_and_lets_him_jump_to_fog() -> None:
    """U-147: any fog space free of fighters; not staying on his own, not the one under the Sister."""
    him = invisible_man("s3", fog=FOG, hand="lurking", deck="vanish confound")
    t = duel(him, dracula("s4", hand="exploit"), board="soho", turn=1)
    fight(t, "dracula", ME, "exploit", "lurking")
    assert (asked(t), keys(t), hand(t, 0)) == (0, ["choose:jump", "choose:fog"], ["vanish"])
    play(t, "choose:jump")
    assert ends(t, "place:invisible_man:") == {"s20", "s24"}
    play(t, "place:invisible_man:s24")
    assert (where(t, ME), health(t, ME), fog(t, 0)) == ("s24", 14, FOG)
    assert at_next_action(t, 1)


def test_lurking_may_move_a_token_instead() -> None:
    """U-141: up to 3 spaces, 0 allowed."""
    him = invisible_man("s3", fog=FOG, hand="lurking")
    t = duel(him, dracula("s4", hand="exploit"), board="soho", turn=1)
    play(fight(t, "dracula", ME, "exploit", "lurking"), "choose:fog")
    assert asked(t) == 0
    assert ends(t, "fog:s3:") == {"s1", "s2", "s4", "s5", "s11", "s6", "s9", "s10", "s12"}
    assert "fog:stay" in keys(t)
    play(t, "fog:s3:s12")
    assert (fog(t, 0), where(t, ME)) == (["s12", "s20", "s24"], "s3")


def test_lurking_may_choose_the_jump_for_nothing() -> None:
    """U-41: every other fog space is taken."""
    him = invisible_man("s3", fog=["s3", "s4", "s20"], hand="lurking")
    t = duel(him, dracula("s4", sisters=["s20"], hand="exploit"), board="soho", turn=1)
    play(fight(t, "dracula", ME, "exploit", "lurking"), "choose:jump")
    assert where(t, ME) == "s3"
    assert at_next_action(t, 1)


def test_lurking_with_an_empty_deck_can_defeat_him_before_he_jumps() -> None:
    """U-33, U-59: 4 against 2 + 1, then exhaustion; the choice is his, the jump does nothing. In a duel it is not asked (U-66)."""
    him = invisible_man("s3", health=3, fog=FOG, hand="lurking", deck="")
    t = duel(him, dracula("s4", hand="exploit"), holmes("s22"), jekyll("s29"), board="soho", teams=True, turn=1)
    fight(t, "dracula", ME, "exploit", "lurking")
    assert (where(t, ME), asked(t)) == (None, 0)
    play(t, "choose:jump")
    assert where(t, ME) is None
    t = duel(him, dracula("s4", hand="exploit"), board="soho", turn=1)
    fight(t, "dracula", ME, "exploit", "lurking")
    assert (where(t, ME), winners(t)) == (None, (1,))


def test_lurking_cancelled_does_nothing() -> None:
    """U-51, U-142: the fog still adds 1."""
    him = invisible_man("s3", fog=FOG, hand="lurking", deck="vanish")
    t = duel(him, dracula("s4", hand="feint"), board="soho", turn=1)
    fight(t, "dracula", ME, "feint", "lurking")
    assert (hand(t, 0), where(t, ME), defense_number(t)) == ([], "s3", 3)
    assert at_next_action(t, 1)


# Into Thin Air.


def test_into_thin_air_moves_him_a_space_then_the_opponent_moves_fog() -> None:
    """U-143, U-149: the single step may be a jump; the opponent moves a token up to 3."""
    him = invisible_man("s3", fog=FOG, hand="into_thin_air")
    t = duel(him, dracula("s4", hand="exploit"), board="soho", turn=1)
    fight(t, "dracula", ME, "exploit", "into_thin_air")
    assert (asked(t), ends(t, "move:invisible_man:")) == (0, {"s2", "s20", "s24", "stay"})
    play(t, "move:invisible_man:s20")
    assert asked(t) == 1
    assert ends(t, "fog:s20:") == {"s16", "s17", "s18", "s19", "s21", "s29", "s15", "s28"}
    play(t, "fog:s20:s29")
    assert (where(t, ME), fog(t, 0)) == ("s20", ["s3", "s29", "s24"])
    assert at_next_action(t, 1)


def test_into_thin_air_allows_0_spaces_to_both() -> None:
    """U-68, U-149."""
    him = invisible_man("s3", fog=FOG, hand="into_thin_air")
    t = duel(him, dracula("s4", hand="exploit"), board="soho", turn=1)
    play(fight(t, "dracula", ME, "exploit", "into_thin_air"), "move:invisible_man:stay", "fog:stay")
    assert (where(t, ME), fog(t, 0)) == ("s3", FOG)


def test_into_thin_air_of_a_defeated_man_moves_fog_only() -> None:
    """U-58, U-59: 6 against 4."""
    him = invisible_man("s3", health=1, fog=["s1", "s2", "s9"], hand="into_thin_air")
    foe = dracula("s4", hand="beastform dash")
    t = duel(him, foe, holmes("s20"), jekyll("s29"), board="soho", teams=True, turn=1)
    play(fight(t, "dracula", ME, "beastform", "into_thin_air"), "discard:none")
    assert (where(t, ME), asked(t)) == (None, 1)
    play(t, "fog:s9:s22")
    assert told(t, None, "fog_moved") != []
    # In a duel the winner is not asked where the fog of the loser goes (U-66).
    t = duel(him, foe, board="soho", turn=1)
    play(fight(t, "dracula", ME, "beastform", "into_thin_air"), "discard:none")
    assert (fog(t, 0), winners(t)) == (["s1", "s2", "s9"], (1,))


def test_into_thin_air_is_answered_by_the_attacker_of_three_players() -> None:
    """U-76."""
    him = invisible_man("s3", fog=FOG, hand="into_thin_air")
    t = duel(him, dracula("s29"), holmes("s4", hand="study_methods"), board="soho", turn=2)
    play(fight(t, "sherlock_holmes", ME, "study_methods", "into_thin_air"), "move:invisible_man:s2")
    assert asked(t) == 2
    assert "fog:stay" in keys(t)


def test_into_thin_air_cancelled_moves_nothing() -> None:
    """U-51."""
    t = duel(invisible_man("s3", fog=FOG, hand="into_thin_air"), dracula("s4", hand="feint"), board="soho", turn=1)
    fight(t, "dracula", ME, "feint", "into_thin_air")
    assert (where(t, ME), fog(t, 0)) == ("s3", FOG)
    assert at_next_action(t, 1)


# Coded Notes.


def test_coded_notes_draws_3_and_puts_2_back_on_top() -> None:
    """U-69: any cards of the hand, in an order he chooses; the last one will be drawn first."""
    him = invisible_man("s3", hand="coded_notes step_lightly", deck="lurking vanish confound slip_away")
    t = duel(him, dracula("s4", hand="exploit"), board="soho", turn=1)
    fight(t, "dracula", ME, "exploit", "coded_notes")
    assert asked(t) == 0
    assert ends(t, "top:") == {"step_lightly", "lurking", "vanish", "confound"}
    play(t, "top:step_lightly")
    assert ends(t, "top:") == {"lurking", "vanish", "confound"}
    play(t, "top:vanish")
    assert (hand(t, 0), deck(t, 0)) == (["confound", "lurking"], ["vanish", "step_lightly", "slip_away"])
    assert health(t, ME) == 14
    assert at_next_action(t, 1)


def test_coded_notes_are_read_by_nobody_else() -> None:
    """U-36, U-37: he knows the top of his deck; what others knew of his hand is no longer sure."""
    him = invisible_man("s3", hand="coded_notes step_lightly", deck="lurking vanish confound slip_away")
    foe = dracula("s4", hand="exploit", has_seen=[["step_lightly"], []])
    t = duel(him, foe, board="soho", turn=1)
    assert knows(t, 1, 0) == ["step_lightly"]
    play(fight(t, "dracula", ME, "exploit", "coded_notes"), "top:lurking", "top:vanish")
    assert t.view(0)["players"][0]["known_top"] == ["vanish", "lurking"]
    assert [event["card"] for event in told(t, 0, "put_on_top")] == ["lurking", "vanish"]
    assert knows(t, 1, 0) == []
    for seat in (1, None):
        assert "known_top" not in t.view(seat)["players"][0]
        assert len(told(t, seat, "put_on_top")) == 2
        assert not any("card" in event for event in told(t, seat, "put_on_top", "drew") if event["seat"] == 0)


def test_coded_notes_with_an_empty_deck_hurts_and_puts_back_what_there_is() -> None:
    """U-34, U-67: three missing cards, one card in hand."""
    him = invisible_man("s3", hand="coded_notes step_lightly", deck="")
    t = duel(him, dracula("s4", hand="exploit"), board="soho", turn=1)
    fight(t, "dracula", ME, "exploit", "coded_notes")
    assert health(t, ME) == 15 - 1 - 6
    assert keys(t) == ["top:step_lightly"]
    play(t, "top:step_lightly")
    assert (hand(t, 0), deck(t, 0)) == ([], ["step_lightly"])
    assert at_next_action(t, 1)


def test_coded_notes_with_nothing_in_hand_asks_nothing() -> None:
    """U-67."""
    t = duel(invisible_man("s3", hand="coded_notes", deck=""), dracula("s4", hand="exploit"), board="soho", turn=1)
    fight(t, "dracula", ME, "exploit", "coded_notes")
    assert (hand(t, 0), deck(t, 0), health(t, ME)) == ([], [], 8)
    assert at_next_action(t, 1)


def test_coded_notes_cancelled_draws_nothing() -> None:
    """U-51."""
    him = invisible_man("s3", hand="coded_notes", deck="lurking vanish confound")
    t = duel(him, dracula("s4", hand="feint"), board="soho", turn=1)
    fight(t, "dracula", ME, "feint", "coded_notes")
    assert (hand(t, 0), len(deck(t, 0))) == ([], 3)
    assert at_next_action(t, 1)


# Reign of Terror.

TERROR = "scheme:reign_of_terror:invisible_man"


def test_reign_of_terror_hurts_one_opposing_fighter_anywhere() -> None:
    """U-69: he chooses, hero or sidekick, at any distance."""
    him = invisible_man("s3", fog=FOG, hand="reign_of_terror")
    t = play(duel(him, dracula("s29", sisters=["s16"]), board="soho"), TERROR)
    assert (asked(t), keys(t)) == (0, ["fighter:dracula", "fighter:sister_1"])
    play(t, "fighter:dracula")
    assert (health(t, "dracula"), where(t, "sister_1")) == (11, "s16")
    assert "reign_of_terror" in discard(t, 0)
    assert (at_next_action(t), actions(t)) == (True, 1)


def test_reign_of_terror_outside_the_fog_does_nothing() -> None:
    """U-41: it may be played for nothing."""
    him = invisible_man("s2", fog=FOG, hand="reign_of_terror")
    t = play(duel(him, dracula("s29", sisters=["s16"]), board="soho"), TERROR)
    assert told(t, 0, "hurt") == []
    assert "reign_of_terror" in discard(t, 0)
    assert at_next_action(t)


def test_reign_of_terror_chooses_among_all_opponents_but_not_friends() -> None:
    """U-77: in teams two of the three others."""
    him = invisible_man("s3", fog=FOG, hand="reign_of_terror")
    everybody = (him, dracula("s29"), holmes("s16"), jekyll("s1"))
    t = play(duel(*everybody, board="soho", teams=True), TERROR)
    assert keys(t) == ["fighter:dracula", "fighter:jekyll_and_hyde"]
    t = play(duel(*everybody, board="soho"), TERROR)
    assert keys(t) == ["fighter:dracula", "fighter:sherlock_holmes", "fighter:jekyll_and_hyde"]
    play(t, "fighter:sherlock_holmes")
    assert health(t, "sherlock_holmes") == 14


def test_reign_of_terror_finds_nobody_who_has_vanished() -> None:
    """U-78, Q-16: in a mirror match the only opponent is off the board."""
    him = invisible_man("s3", fog=FOG, hand="reign_of_terror")
    t = duel(him, invisible_man(None, vanished=True, fog=["s1", "s2", "s9"]), board="soho")
    play(t, TERROR.replace(ME, "invisible_man@1"))
    assert health(t, "invisible_man@2") == 15
    assert at_next_action(t)


def test_reign_of_terror_can_win_the_game() -> None:
    """U-66: the only target is taken without asking."""
    him = invisible_man("s3", fog=FOG, hand="reign_of_terror")
    t = play(duel(him, dracula("s29", health=2), board="soho"), TERROR)
    assert winners(t) == (0,)


# Vanish.

VANISH = "scheme:vanish:invisible_man"


def test_vanish_takes_him_off_the_board_until_his_next_turn() -> None:
    """U-78, U-148: 1 health, the turn is over, the fog stays, nobody can attack him; he comes back before anything else."""
    him = invisible_man("s3", health=10, fog=FOG, hand="vanish lurking")
    t = play(duel(him, dracula("s4", hand="exploit"), board="soho"), VANISH)
    assert (health(t, ME), where(t, ME), fog(t, 0)) == (11, None, FOG)
    assert t.view(1)["players"][0]["vanished"] is True
    assert (whose_turn(t), asked(t), keys(t)) == (1, 1, ["maneuver"])
    assert t.why_not("attack:dracula:invisible_man", 1).rule == "U-59"
    maneuver(t, "dracula:s11")
    maneuver(t)
    assert (asked(t), ends(t, "place:invisible_man:")) == (0, SOHO - {"s11"})
    assert t.why_not("place:invisible_man:s11", 0).reason == "Space 11 is occupied; choose an empty space."
    play(t, "place:invisible_man:s4")
    assert (where(t, ME), health(t, ME)) == ("s4", 11)
    assert t.view(1)["players"][0]["vanished"] is False
    assert (at_next_action(t), actions(t)) == (True, 2)


def test_vanish_does_not_heal_beyond_the_start() -> None:
    """U-63."""
    t = play(duel(invisible_man("s3", fog=FOG, hand="vanish"), dracula("s4"), board="soho"), VANISH)
    assert health(t, ME) == 15
    assert told(t, 0, "recovered") == []


def test_vanish_as_the_second_action_ends_the_turn_as_usual() -> None:
    """U-148, U-17."""
    t = duel(invisible_man("s3", fog=FOG, hand="vanish"), dracula("s29"), board="soho")
    play(maneuver(t, "invisible_man:s2"), VANISH)
    assert (where(t, ME), whose_turn(t)) == (None, 1)


def test_vanish_drops_actions_gained_with_rolling_fog() -> None:
    """U-79, U-80, U-148: whatever actions were left."""
    t = duel(invisible_man("s3", fog=FOG, hand="rolling_fog vanish"), dracula("s29"), board="soho")
    play(t, "scheme:rolling_fog:invisible_man", "fog:s3:s9")
    assert actions(t) == 2
    play(t, VANISH)
    assert (where(t, ME), whose_turn(t)) == (None, 1)


def test_vanish_does_not_lift_the_hand_limit() -> None:
    """Q-6, U-22: eight cards are left in hand."""
    cards = "vanish vanish lurking lurking confound confound coded_notes coded_notes slip_away"
    t = play(duel(invisible_man("s3", fog=FOG, hand=cards), dracula("s29"), board="soho"), VANISH)
    assert (asked(t), whose_turn(t)) == (0, 0)
    assert ends(t, "discard:") == {"vanish", "lurking", "confound", "coded_notes", "slip_away"}
    play(t, "discard:lurking")
    assert (len(hand(t, 0)), whose_turn(t)) == (7, 1)


def test_vanish_hides_him_from_being_chosen_as_an_opponent() -> None:
    """U-79, Q-16: the scheme is spent, nothing happens to him."""
    him = invisible_man(None, vanished=True, fog=FOG, hand="lurking")
    t = duel(him, holmes("s4", hand="eliminate_the_impossible"), board="soho", turn=1)
    play(t, "scheme:eliminate_the_impossible:sherlock_holmes")
    assert hand(t, 0) == ["lurking"]
    assert told(t, 1, "hand_looked_at") == []
    assert "eliminate_the_impossible" in discard(t, 1)
    assert at_next_action(t, 1)


def test_vanish_lasts_while_two_others_take_their_turns() -> None:
    """U-79, U-148: he comes back when his own turn begins; with three the other two can fight meanwhile."""
    him = invisible_man("s3", fog=FOG, hand="vanish")
    t = play(duel(him, dracula("s4", hand="dash"), holmes("s11"), board="soho"), VANISH)
    play(t, "bite:none")
    assert keys(t) == ["maneuver", "attack:dracula:sherlock_holmes"]
    fight(t, "dracula", "sherlock_holmes", "dash")
    play(t, "move:dracula:stay")
    maneuver(t)
    assert whose_turn(t) == 2
    maneuver(maneuver(t))
    assert (whose_turn(t), asked(t)) == (0, 0)
    assert ends(t, "place:invisible_man:") == SOHO - {"s4", "s11"}


def test_vanish_keeps_him_in_the_game_when_the_other_two_fall() -> None:
    """U-78, U-93: off the board is not defeated."""
    him = invisible_man(None, vanished=True, fog=FOG)
    t = duel(him, hyde("s4", health=2, hand="pure_evil", deck=""), holmes("s3", health=2), board="soho", turn=1)
    play(t, "scheme:pure_evil:jekyll_and_hyde", "place:jekyll_and_hyde:stay")
    assert winners(t) is None
    play(t, "maneuver")
    assert winners(t) == (0,)


def test_vanish_of_the_second_invisible_man_leaves_the_first_alone() -> None:
    """Q-9, U-148: in a mirror match only the one who played it goes, and he comes back in his own turn."""
    first, second = invisible_man("s3", fog=FOG), invisible_man("s4", health=9, fog=["s1", "s2", "s9"], hand="vanish")
    t = play(duel(first, second, board="soho", turn=1), "scheme:vanish:invisible_man@2")
    assert (where(t, "invisible_man@1"), where(t, "invisible_man@2")) == ("s3", None)
    assert (health(t, "invisible_man@2"), fog(t, 1)) == (10, ["s1", "s2", "s9"])
    assert at_next_action(t)
    maneuver(maneuver(t))
    assert (asked(t), ends(t, "place:invisible_man@2:")) == (1, SOHO - {"s3"})
    play(t, "place:invisible_man@2:s24")
    assert (where(t, "invisible_man@2"), at_next_action(t, 1)) == ("s24", True)


# Step Lightly.

STEP = "scheme:step_lightly:invisible_man"


def test_step_lightly_deals_3_from_the_fog_then_the_opponent_moves_a_token() -> None:
    """U-149: up to 2 spaces."""
    t = play(duel(invisible_man("s3", fog=FOG, hand="step_lightly"), dracula("s4", sisters=["s29"]), board="soho"), STEP)
    assert (health(t, "dracula"), where(t, "sister_1")) == (10, "s29")
    assert asked(t) == 1
    assert ends(t, "fog:s3:") == {"s1", "s2", "s4", "s5", "s11"}
    play(t, "fog:s3:s11")
    assert fog(t, 0) == ["s11", "s20", "s24"]
    assert at_next_action(t)


def test_step_lightly_deals_1_outside_the_fog() -> None:
    """U-149: the opponent moves a token all the same."""
    t = play(duel(invisible_man("s3", fog=["s2", "s4", "s20"], hand="step_lightly"), dracula("s4"), board="soho"), STEP)
    assert (health(t, "dracula"), asked(t)) == (12, 1)


def test_step_lightly_lets_him_choose_among_several_neighbours() -> None:
    """U-69: one of them."""
    t = play(duel(invisible_man("s3", fog=FOG, hand="step_lightly"), dracula("s4", sisters=["s2", "s1"]), board="soho"), STEP)
    assert (asked(t), keys(t)) == (0, ["fighter:dracula", "fighter:sister_1"])
    play(t, "fighter:sister_1", "fog:stay")
    assert (where(t, "sister_1"), health(t, "dracula"), fog(t, 0)) == (None, 13, FOG)


def test_step_lightly_without_a_neighbour_still_lets_the_opponent_move_fog() -> None:
    """U-150; U-74: fog spaces are not adjacent, so Dracula on s20 is safe."""
    t = play(duel(invisible_man("s3", fog=FOG, hand="step_lightly"), dracula("s20"), board="soho"), STEP)
    assert (health(t, "dracula"), asked(t)) == (13, 1)
    play(t, "fog:s20:s18")
    assert fog(t, 0) == ["s3", "s18", "s24"]


def test_step_lightly_must_hit_a_team_mate_if_nobody_else_is_near() -> None:
    """U-68, U-77: damage is compulsory; an opponent moves the fog, chosen by him."""
    him = invisible_man("s3", fog=FOG, hand="step_lightly")
    t = play(duel(him, dracula("s29"), holmes("s4"), jekyll("s1"), board="soho", teams=True), STEP)
    assert health(t, "sherlock_holmes") == 13
    assert (asked(t), keys(t)) == (0, ["opponent:dracula", "opponent:jekyll_and_hyde"])
    play(t, "opponent:jekyll_and_hyde")
    assert asked(t) == 3


def test_step_lightly_with_three_players_lets_him_choose_who_moves_the_fog() -> None:
    """Q-8, U-76: it need not be the one who was hurt."""
    t = duel(invisible_man("s3", fog=FOG, hand="step_lightly"), dracula("s4"), holmes("s16"), board="soho")
    play(t, STEP)
    assert (asked(t), keys(t)) == (0, ["opponent:dracula", "opponent:sherlock_holmes"])
    play(t, "opponent:sherlock_holmes")
    assert asked(t) == 2
    play(t, "fog:s24:s28")
    assert (fog(t, 0), health(t, "dracula")) == (["s3", "s20", "s28"], 10)


def test_step_lightly_cannot_choose_a_dormant_opponent() -> None:
    """U-79: the other Invisible Man has vanished, so Dracula it is."""
    first = invisible_man("s3", fog=FOG, hand="step_lightly")
    second = invisible_man(None, vanished=True, fog=["s1", "s2", "s9"])
    t = play(duel(first, second, dracula("s4"), board="soho"), STEP.replace(ME, "invisible_man@1"))
    assert asked(t) == 2
    # Only the fog of the card's player moves, and never onto the other's.
    assert ends(t, "fog:s3:") == {"s4", "s5", "s11"}
    assert not keys(t, "fog:s1:")


def test_step_lightly_with_no_opponent_left_to_choose_moves_no_fog() -> None:
    """Q-16: in a mirror match the only opponent has vanished."""
    second = invisible_man(None, vanished=True, fog=["s1", "s2", "s9"])
    t = duel(invisible_man("s3", fog=FOG, hand="step_lightly"), second, board="soho")
    play(t, STEP.replace(ME, "invisible_man@1"))
    assert fog(t, 0) == FOG
    assert at_next_action(t)


# Rolling Fog.

ROLL = "scheme:rolling_fog:invisible_man"


def test_rolling_fog_moves_a_token_anywhere_and_gains_an_action() -> None:
    """U-23, U-144: any distance, an occupied space too."""
    t = play(duel(invisible_man("s3", fog=FOG, hand="rolling_fog"), dracula("s4"), board="soho"), ROLL)
    assert asked(t) == 0
    for start in FOG:
        assert ends(t, f"fog:{start}:") == SOHO - set(FOG)
    assert t.decision is not None
    assert {option.key: option.about for option in t.decision.options}["fog:s24:s4"] == ("space:s24", "space:s4")
    play(t, "fog:s24:s4")
    assert fog(t, 0) == ["s3", "s20", "s4"]
    assert (at_next_action(t), actions(t)) == (True, 2)
    assert len(told(t, 1, "action_gained")) == 1


def test_rolling_fog_must_move_a_token() -> None:
    """U-144, U-141: to another space, and never onto fog."""
    t = play(duel(invisible_man("s3", fog=FOG, hand="rolling_fog"), dracula("s4"), board="soho"), ROLL)
    assert not {"fog:stay", "fog:done", "fog:s3:s3"} & set(keys(t))
    assert t.why_not("fog:stay", 0).rule == "U-144"
    assert t.why_not("fog:s3:s20", 0).rule == "U-141"
    assert t.why_not("fog:s9:s10", 0).reason == "There is no fog on space 9."
    assert t.why_not("fog:stay:s10", 0).rule == "U-2"
    with pytest.raises(parlour.Illegal):
        t.choose("fog:s3:s99", seat=0)
    assert fog(t, 0) == FOG


def test_rolling_fog_gained_action_must_be_used() -> None:
    """U-23, U-17: three actions in this turn, none may be skipped."""
    t = duel(invisible_man("s3", fog=FOG, hand="rolling_fog"), dracula("s29"), board="soho")
    play(t, ROLL, "fog:s24:s4")
    maneuver(t)
    assert (whose_turn(t), keys(t, "done")) == (0, [])
    maneuver(t)
    assert whose_turn(t) == 1


def test_rolling_fog_leaves_the_other_mans_tokens_alone() -> None:
    """Q-14: his own tokens only, and not onto the other's fog."""
    first = invisible_man("s3", fog=["s1", "s20", "s24"], hand="rolling_fog")
    t = duel(first, invisible_man("s29", fog=["s2", "s3", "s9"]), board="soho")
    play(t, ROLL.replace(ME, "invisible_man@1"))
    assert ends(t, "fog:s1:") == SOHO - {"s1", "s20", "s24", "s2", "s3", "s9"}
    assert not keys(t, "fog:s3:")
    play(t, "fog:s1:s29")
    assert (fog(t, 0), fog(t, 1)) == (["s29", "s20", "s24"], ["s2", "s3", "s9"])


def test_rolling_fog_without_tokens_still_gains_the_action() -> None:
    """U-67: what cannot be done is skipped."""
    t = play(duel(invisible_man("s3", hand="rolling_fog"), dracula("s4"), board="soho"), ROLL)
    assert (at_next_action(t), actions(t)) == (True, 2)
