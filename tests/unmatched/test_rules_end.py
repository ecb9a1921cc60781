"""Damage, defeat and the end of the game, by both end rules (U-62 to U-66, D-1, D-2, Q-21, Q-32, Q-33)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import parlour
from parlour.bots.bot import make_bot
from parlour.engine.errors import BadInput
from parlour.games.unmatched.content import AFTER_COMBAT
from parlour.games.unmatched.effects import Draw
from parlour.games.unmatched.ending import can_hurt_others
from unmatched.stories import (
    document,
    dracula,
    duel,
    fight,
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
    winners,
)


@pytest.mark.rule("U-62")
def test_a_fighter_at_0_leaves_the_board_at_once() -> None:
    t = duel(holmes("s1", hand="feint counterpunch"), dracula("s9", sisters=["s2"]), board="soho")
    fight(t, "sherlock_holmes", "sister_1", "feint")
    assert (where(t, "sister_1"), health(t, "sister_1")) == (None, 0)
    assert told(t, None, "defeated")[0]["fighter"] == "sister_1"
    # The space is free again, and the game goes on.
    play(t, "maneuver", "boost:none")
    assert "move:sherlock_holmes:s2" in keys(t)


@pytest.mark.rule("U-62")
def test_a_fighter_is_on_the_board_exactly_while_it_has_health() -> None:
    for figure in ({"space": "s1", "health": 0}, {"space": None, "health": 3}):
        doc = document(holmes("s1"), jekyll("s20"), board="soho")
        doc["state"]["players"][0]["fighters"] = {"sherlock_holmes": figure}
        with pytest.raises(parlour.BadInput, match="U-62"):
            parlour.position("unmatched", doc)


@pytest.mark.rule("U-63", "D-2")
def test_recovering_stops_at_the_starting_health() -> None:
    t = duel(dracula("s1", sisters=["s2", "s3", "s9"], health=12, hand="baptism_of_blood"), jekyll("s20"), board="soho")
    play(t, "scheme:baptism_of_blood:dracula")
    assert health(t, "dracula") == 13
    assert told(t, None, "recovered")[0]["gained"] == 1


@pytest.mark.rule("U-63", "U-59")
def test_recovering_does_not_bring_back_a_defeated_fighter() -> None:
    t = duel(
        dracula("s9", hand="exploit"),
        holmes("s29", watson="s1", watson_health=1, health=5, hand="fixed_point_in_a_changing_age"),
        board="soho",
    )
    fight(t, "dracula", "dr_watson", "exploit", "fixed_point_in_a_changing_age")
    assert (where(t, "dr_watson"), health(t, "dr_watson")) == (None, 0)


@pytest.mark.rule("U-64")
def test_damage_to_several_is_dealt_at_the_same_moment() -> None:
    # Pure Evil hits everybody next to Hyde, both Watson and Holmes fall together.
    t = duel(hyde("s2", hand="pure_evil"), holmes("s1", watson="s3", health=2, watson_health=2), board="soho")
    play(t, "scheme:pure_evil:jekyll_and_hyde", "place:jekyll_and_hyde:stay")
    assert (where(t, "sherlock_holmes"), where(t, "dr_watson")) == (None, None)
    assert winners(t) == (0,)


@pytest.mark.rule("U-65", "U-127")
def test_a_returned_fighter_has_full_health_and_an_empty_space() -> None:
    t = duel(dracula("s1", sisters=["s2", None, "s4"], hand="baptism_of_blood", health=5), jekyll("s10"), board="soho")
    play(t, "scheme:baptism_of_blood:dracula")
    assert keys(t) == ["place:sister_2:s3", "place:sister_2:s11"]
    play(t, "place:sister_2:s11")
    assert (where(t, "sister_2"), health(t, "sister_2")) == ("s11", 1)


@pytest.mark.rule("U-66", "D-1")
def test_an_action_is_carried_out_to_its_end_before_the_winner_is_found() -> None:
    t = duel(
        dracula("s1", hand="exploit", deck="dash"), holmes("s2", watson="s9", health=1, hand="education_never_ends"), board="soho"
    )
    fight(t, "dracula", "sherlock_holmes", "exploit", "education_never_ends")
    assert winners(t) == (0,)
    assert t.outcome is not None
    assert t.outcome.losers == (1,)
    # Both AFTER COMBAT effects happened.
    assert hand(t, 0) == ["dash"]
    assert len(hand(t, 1)) == 2


@pytest.mark.rule("U-66")
def test_after_the_blow_that_wins_nothing_is_asked_that_cannot_matter() -> None:
    # Where Holmes walks is not asked: he has won.
    t = duel(holmes("s1", hand="the_game_is_afoot"), dracula("s2", sisters=["s9"], health=1, hand="dash"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "the_game_is_afoot", "dash")
    assert (winners(t), t.decision) == ((0,), None)
    assert t.events()[-1]["event"] == "ended"


def test_a_record_of_the_rules_that_went_on_asking_still_leads_to_its_winner() -> None:
    t = duel(holmes("s1", hand="the_game_is_afoot"), dracula("s2", sisters=["s9"], health=1, hand="dash"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "the_game_is_afoot", "dash")
    now = t.record()
    then = replace(now, rules="1", choices=(*now.choices, "move:sherlock_holmes:s2"), hash="0" * 32)
    again = parlour.replay(then)
    assert (again.choices, again.outcome) == (t.choices, t.outcome)
    with pytest.raises(BadInput, match="The game is over"):
        parlour.replay(replace(then, rules=now.rules))


@pytest.mark.rule("U-66", "U-33")
def test_what_can_still_change_the_winner() -> None:
    """The AFTER COMBAT texts by which a player without a hero could still take the other's; in doubt a text counts as one."""
    can = []
    for name in ("sherlock_holmes", "dracula", "jekyll_and_hyde", "invisible_man"):
        t = parlour.new("unmatched", seed=1, heroes=[name, name], mirror=True)
        g: Any = t.game
        g.fallen = 1
        hero = g.setup.heroes[0]
        texts = zip(hero.cards, hero.texts[AFTER_COMBAT], strict=True)
        can += [card.id for card, text in texts if text is not None and can_hurt_others(g, text, 0, -1)]
        # Whoever draws may hurt only their own fighters, so it matters who it is.
        assert not can_hurt_others(g, Draw(1), 0, -1)
        assert can_hurt_others(g, Draw(1), 1, -1)
    assert can == ["education_never_ends", "counterpunch", "scientific_method", "dreaming_of_revenge"]


@pytest.mark.rule("D-1", "Q-33", "U-66")
def test_with_the_older_rule_the_game_stops_at_once() -> None:
    t = duel(
        dracula("s1", hand="exploit", deck="dash"),
        holmes("s2", watson="s9", health=1, hand="education_never_ends"),
        board="soho",
        end_rule="at_once",
    )
    fight(t, "dracula", "sherlock_holmes", "exploit", "education_never_ends")
    assert winners(t) == (0,)
    assert (hand(t, 0), hand(t, 1)) == ([], [])
    assert t.events()[-1]["event"] == "ended"


@pytest.mark.rule("U-66")
def test_whoevers_turn_it_is_the_one_with_a_hero_wins() -> None:
    # Counterpunch in defense fells the attacker.
    t = duel(dracula("s1", health=2, hand="dash"), holmes("s2", hand="counterpunch"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "dash", "counterpunch")
    assert winners(t) == (1,)
    assert t.outcome is not None
    assert t.outcome.reason == "Dracula fell: Sherlock Holmes won."


@pytest.mark.rule("U-66", "D-1")
def test_both_heroes_defeated_the_active_player_wins() -> None:
    # Exploit fells Jekyll, and its draw from an empty deck fells Dracula.
    t = duel(dracula("s1", health=2, hand="exploit", deck=""), jekyll("s2", health=4), board="soho")
    fight(t, "dracula", "jekyll_and_hyde", "exploit")
    assert (health(t, "jekyll_and_hyde"), health(t, "dracula")) == (0, 0)
    assert winners(t) == (0,)
    # By the older rule Dracula wins before he draws.
    t = duel(dracula("s1", health=2, hand="exploit", deck=""), jekyll("s2", health=4), board="soho", end_rule="at_once")
    fight(t, "dracula", "jekyll_and_hyde", "exploit")
    assert health(t, "dracula") == 2
    assert winners(t) == (0,)


@pytest.mark.rule("Q-33", "D-1")
def test_with_the_older_rule_nothing_happens_after_the_last_blow() -> None:
    bite = duel(dracula("s1", deck="dash"), holmes("s2", health=1), board="soho", start=True, end_rule="at_once")
    play(bite, "bite:sherlock_holmes")
    assert winners(bite) == (0,)
    assert hand(bite, 0) == []
    assert bite.events()[-1]["event"] == "ended"
    # Two cards are missing, the first already ends it.
    research = duel(jekyll("s1", hand="calming_research", deck="", health=1), holmes("s20"), board="soho", end_rule="at_once")
    play(research, "scheme:calming_research:jekyll_and_hyde", "draw:3")
    assert [event["health"] for event in told(research, None, "hurt")] == [1, 0]
    assert research.events()[-1]["event"] == "ended"
    case = duel(hyde("s1", hand="strange_case", deck="with_haste"), holmes("s2", health=3), board="soho", end_rule="at_once")
    play(case, "scheme:strange_case:jekyll_and_hyde")
    assert case.outcome is not None
    assert case.events()[-1]["event"] == "ended"
    prey = duel(dracula("s1", hand="prey_upon", health=5), holmes("s2", health=1), board="soho", end_rule="at_once")
    play(prey, "scheme:prey_upon:dracula")
    assert health(prey, "dracula") == 5
    assert prey.events()[-1]["event"] == "ended"


@pytest.mark.rule("Q-33")
def test_with_the_older_rule_two_heroes_that_fall_together_leave_the_third_as_winner() -> None:
    t = duel(
        hyde("s2", hand="pure_evil"),
        holmes("s1", health=2),
        dracula("s3", health=2),
        board="soho",
        end_rule="at_once",
    )
    play(t, "scheme:pure_evil:jekyll_and_hyde", "place:jekyll_and_hyde:stay")
    assert winners(t) == (0,)


@pytest.mark.rule("Q-21")
def test_combat_damage_is_the_difference_also_beyond_the_health_left() -> None:
    # Forever Hyde 5 against Scientific Method 2 with 1 health left: 3 combat damage, so 3 cards are drawn (U-134).
    t = duel(hyde("s1", hand="forever_hyde"), jekyll("s2", health=1, hand="scientific_method"), board="soho")
    fight(t, "jekyll_and_hyde@1", "jekyll_and_hyde@2", "forever_hyde", "scientific_method")
    assert health(t, "jekyll_and_hyde@2") == 0
    assert len(hand(t, 1)) == 3


@pytest.mark.rule("Q-21", "U-129")
def test_effect_damage_counts_up_to_the_health_that_was_left() -> None:
    # Prey Upon: three Sisters of one health each and Dracula himself (mirror) next to him.
    t = duel(dracula("s1", health=5, hand="prey_upon"), dracula("s9", sisters=["s2"]), board="soho")
    play(t, "scheme:prey_upon:dracula@1")
    assert health(t, "dracula@1") == 7
    # Reign of Terror deals 2 to a Sister with 1: health never goes below 0.
    t = duel(invisible_man("s1", fog=["s1", None, None], hand="reign_of_terror"), dracula("s20", sisters=["s9"]), board="soho")
    play(t, "scheme:reign_of_terror:invisible_man", "fighter:sister_1")
    assert health(t, "sister_1") == 0
    assert told(t, None, "hurt")[0]["damage"] == 1


@pytest.mark.rule("U-66", "U-24")
def test_a_position_with_a_fallen_hero_is_over() -> None:
    t = duel(holmes("s1"), dracula(None, sisters=["s2"]), board="soho")
    assert t.decision is None
    assert winners(t) == (0,)
    with pytest.raises(parlour.Illegal, match="over"):
        t.choose("maneuver")


@pytest.mark.rule("Q-32")
def test_a_duel_ends_even_if_both_only_maneuver_and_never_move() -> None:
    t = duel(holmes("s1", watson="s2"), dracula("s20", sisters=["s21"]), board="soho")
    for _ in range(400):
        if t.outcome is not None:
            break
        maneuver(t)
        while keys(t, "discard:") or keys(t, "bite:"):
            play(t, keys(t)[-1])
    assert t.outcome is not None
    assert told(t, None, "exhausted")


@pytest.mark.rule("Q-32")
def test_duels_of_bots_end() -> None:
    bot = make_bot("random", 5)
    for seed in range(3):
        t = parlour.new("unmatched", seed=seed)
        while t.decision is not None:
            seat = t.decision.seats[0]
            t.choose(bot.choose(t, seat), seat)
        assert t.outcome is not None
        assert len(t.outcome.winners) == 1
