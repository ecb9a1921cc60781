"""Why not? For every action a player might expect the answer names the rule and what is missing, and nothing changes."""

from __future__ import annotations

import re

import pytest

import parlour
from parlour import Illegal, Table
from unmatched.stories import (
    asked,
    dracula,
    duel,
    fight,
    holmes,
    hyde,
    invisible_man,
    jekyll,
    keys,
    play,
)

RULES = {rule.id for rule in parlour.title("unmatched").rulebook.rules}


def refused(t: Table, key: str, rule: str, words: str, seat: int | None = None) -> None:
    """A key is refused by a rule, in these words (a pattern); choosing it raises the same and changes nothing."""
    if seat is None:
        seat = asked(t)
    refusal = t.why_not(key, seat)
    assert refusal.rule == rule, refusal
    assert rule in RULES
    assert re.search(words, refusal.reason), refusal.reason
    assert refusal.reason.endswith((".", ")", "?")), refusal.reason
    before = t.hash(), t.moment, t.events(), t.can_undo
    with pytest.raises(Illegal) as said:
        t.choose(key, seat)
    assert (said.value.rule, said.value.reason) == (refusal.rule, refusal.reason)
    assert str(said.value) == f"{refusal.reason} ({refusal.rule})"
    assert (t.hash(), t.moment, t.events(), t.can_undo) == before


def test_an_allowed_choice_says_so() -> None:
    t = duel(holmes("s1"), jekyll("s20"), board="soho")
    assert t.why_not("maneuver", 0) == parlour.Refusal("U-25", "It is allowed.")


def test_not_your_turn() -> None:
    t = duel(holmes("s1"), jekyll("s20", hand="feint"), board="soho")
    refused(t, "maneuver", "U-16", "Not now: Sherlock Holmes is choosing", seat=1)
    refused(t, "attack:jekyll_and_hyde:sherlock_holmes", "U-16", "Not now", seat=1)


def test_actions() -> None:
    t = duel(holmes("s1", watson="s9", hand="feint"), jekyll("s20"), board="soho")
    for skip in ("pass", "skip", "done", "none"):
        refused(t, skip, "U-17", "No action may be skipped: take maneuver, scheme or attack")
    refused(t, "move:sherlock_holmes:s2", "U-25", "Choose the maneuver first")
    refused(t, "boost:feint", "U-25", "Choose the maneuver first")
    refused(t, "defend:feint", "U-45", "only when one of your fighters is attacked")
    refused(t, "dance", "U-18", "choose an action: maneuver, scheme or attack")
    refused(t, "attack", "U-21", "None of your fighters has an opposing fighter in reach")
    refused(t, "attack:sherlock_holmes", "U-21", "None of your fighters has an opposing fighter in reach")
    refused(t, "scheme", "U-20", "You hold no scheme")
    refused(t, "maneuver:sherlock_holmes", "U-18", "choose an action")
    t = duel(holmes("s1", watson="s9", hand="elementary confirm_suspicion"), jekyll("s2"), board="soho")
    refused(t, "attack", "U-21", "You hold no attack or versatile card")
    refused(t, "scheme", "U-40", "Name the card and the fighter that uses it: scheme:confirm_suspicion:sherlock_holmes")
    t = duel(holmes("s1", watson="s9", hand="feint"), jekyll("s2"), board="soho")
    refused(t, "attack:feint", "U-43", "Name the fighter that attacks and its target: attack:sherlock_holmes:jekyll_and_hyde")


def test_what_belongs_to_another_question() -> None:
    t = duel(holmes("s1", hand="the_game_is_afoot feint"), jekyll("s2"), board="soho")
    play(t, "attack:sherlock_holmes:jekyll_and_hyde")
    refused(t, "defend:feint", "U-44", "'defend:feint' does not answer the question")
    refused(t, "attack:sherlock_holmes:jekyll_and_hyde", "U-44", "does not answer the question")
    refused(t, "maneuver", "U-44", "does not answer the question")
    play(t, "attack:the_game_is_afoot", "defend:none")
    refused(t, "move:jekyll_and_hyde:s3", "U-70", "It is not 'jekyll_and_hyde' that goes somewhere now")
    refused(t, "place:sherlock_holmes:s3", "U-70", "does not answer the question")


def test_schemes() -> None:
    t = duel(holmes("s1", hand="administer_aid confirm_suspicion feint"), jekyll("s20"), board="soho")
    refused(t, "scheme:vanish:sherlock_holmes", "U-20", "deck has no card 'vanish'")
    refused(t, "scheme:master_of_disguise:sherlock_holmes", "U-20", "Master of Disguise is not in your hand")
    refused(t, "scheme:feint:sherlock_holmes", "U-20", "Feint is not a scheme but a versatile card")
    refused(t, "scheme:administer_aid:dr_watson", "U-42", "Dr. Watson is not on the board")
    refused(t, "scheme:administer_aid", "U-42", "is for Dr. Watson, who is not on the board")
    refused(t, "scheme:administer_aid:sherlock_holmes", "U-6", "says DR. WATSON: Sherlock Holmes may not use it")
    refused(t, "scheme:confirm_suspicion:jekyll_and_hyde", "U-40", "Dr. Jekyll is not yours")
    refused(t, "scheme:confirm_suspicion:moriarty", "U-1", "No fighter is called 'moriarty'; there are sherlock_holmes, dr_watson")
    refused(
        t,
        "scheme:confirm_suspicion",
        "U-40",
        "Name the fighter that uses Confirm Suspicion: scheme:confirm_suspicion:sherlock_holmes",
    )


def test_the_wrong_form() -> None:
    t = duel(jekyll("s1", hand="pure_evil forever_hyde feint"), holmes("s2"), board="soho")
    refused(t, "scheme:pure_evil:jekyll_and_hyde", "U-130", "only as Mr. Hyde; change form first")
    refused(t, "scheme:pure_evil", "U-130", "only as Mr. Hyde")
    play(t, "attack:jekyll_and_hyde:sherlock_holmes")
    refused(t, "attack:forever_hyde", "U-130", "Forever Hyde can be played only as Mr. Hyde")


def test_attacks() -> None:
    t = duel(holmes("s1", watson="s22", hand="feint"), dracula("s20", sisters=["s9", None, "s25"]), board="soho")
    refused(
        t,
        "attack:sherlock_holmes:dracula",
        "U-43",
        "Dracula on space 20 is out of reach of Sherlock Holmes on space 1: a space next to it is needed",
    )
    refused(t, "attack:dr_watson:dracula", "U-43", "a space next to it or in one of its zones is needed")
    refused(t, "attack:dracula:sherlock_holmes", "U-43", "Dracula is not yours")
    refused(t, "attack:sherlock_holmes:dr_watson", "U-43", "on your side")
    refused(t, "attack:sherlock_holmes:sister_2", "U-59", "Sister 2 is not on the board")
    refused(t, "attack:sherlock_holmes:moriarty", "U-1", "No fighter is called")
    t = duel(holmes("s1", hand="elementary"), jekyll("s2"), board="soho")
    refused(t, "attack:sherlock_holmes:jekyll_and_hyde", "U-21", "no attack or versatile card that Sherlock Holmes may use")
    refused(t, "attack:dr_watson:jekyll_and_hyde", "U-59", "Dr. Watson is not on the board")


def test_attacks_of_several_players() -> None:
    t = duel(holmes("s2", hand="feint"), jekyll("s20"), dracula("s1"), board="soho", at_turn={"had_turn": [0]})
    refused(t, "attack:sherlock_holmes:dracula", "U-91", "first turn")
    t = duel(holmes("s2", hand="feint"), jekyll("s20"), dracula("s1"), invisible_man("s24"), board="soho", teams=True)
    refused(t, "attack:sherlock_holmes:dracula", "U-96", "on your side")


def test_boost_and_moves() -> None:
    t = duel(dracula("s1", sisters=["s2"], hand="feint", deck="dash"), holmes("s9"), board="soho")
    play(t, "maneuver")
    refused(t, "boost:ambush", "U-26", "Ambush is not in your hand")
    refused(t, "boost:elementary", "U-26", "no card 'elementary'")
    play(t, "boost:none")
    refused(t, "boost:feint", "U-26", "before any fighter moves")
    refused(t, "maneuver", "U-27", "Finish the maneuver first")
    refused(t, "move:sherlock_holmes:s10", "U-27", "Sherlock Holmes is not yours")
    refused(t, "move:sister_2:s3", "U-59", "not on the board")
    refused(t, "move:dracula:s1", "U-29", "is on space 1 already")
    refused(t, "move:dracula:s2", "U-29", "Space 2 is taken by Sister 1")
    refused(t, "move:dracula:s9", "U-29", "Space 9 is taken by Sherlock Holmes")
    refused(t, "move:dracula:s10", "U-29", "Opposing fighters block the way of Dracula to space 10")
    refused(t, "move:dracula:s4", "U-29", "Space 4 is 3 spaces away from Dracula, who may move 2")
    refused(t, "move:dracula:b4", "U-2", "Soho has no space 'b4'")
    play(t, "move:sister_1:s4")
    refused(t, "move:sister_1:s3", "U-27", "has moved already")


def test_combat_cards() -> None:
    t = duel(
        holmes("s1", watson="s2", hand="feint elementary service_revolver confirm_suspicion"),
        dracula("s9", sisters=["s29"], hand="ambush do_my_bidding thirst_for_sustenance feint mistform"),
        board="soho",
    )
    play(t, "attack:sherlock_holmes:dracula")
    refused(t, "attack:none", "U-44", "An attack needs a card")
    refused(t, "attack:elementary", "U-44", "Elementary is a defense card; an attack or versatile card is needed")
    refused(t, "attack:service_revolver", "U-6", "says DR. WATSON: Sherlock Holmes may not use it")
    refused(t, "attack:confirm_suspicion", "U-44", "is a scheme card")
    refused(t, "attack:counterpunch", "U-44", "not in your hand")
    refused(t, "maneuver", "U-44", "does not answer the question")
    play(t, "attack:feint")
    refused(t, "defend:ambush", "U-45", "Ambush is an attack card; a defense or versatile card is needed")
    refused(t, "defend:mistform", "U-45", "Mistform is a scheme card")
    refused(t, "defend:dash", "U-45", "Dash is not in your hand")
    refused(t, "attack:feint", "U-45", "Not now: Dracula is choosing", seat=0)


def test_a_sidekick_may_not_defend_with_the_heros_card() -> None:
    t = duel(holmes("s2", hand="feint"), dracula("s20", sisters=["s1"], hand="do_my_bidding"), board="soho")
    play(t, "attack:sherlock_holmes:sister_1", "attack:feint")
    refused(t, "defend:do_my_bidding", "U-6", "says DRACULA: Sister 1 may not use it")


def test_hand_limit() -> None:
    cards = "feint feint feint dash dash dash exploit exploit"
    t = duel(dracula("s1", hand=cards), holmes("s20"), board="soho", actions=0)
    refused(t, "discard:none", "U-22", "A card must be chosen")
    refused(t, "discard:ambush", "U-22", "not in your hand")
    refused(t, "done", "U-22", "does not answer the question")


def test_places() -> None:
    t = parlour.new("unmatched", seed=1, heroes=["sherlock_holmes", "invisible_man"], board="soho")
    refused(t, "place:dr_watson:s20", "U-12", "Space 20 is not in the zone of Sherlock Holmes")
    refused(t, "place:dr_watson:s3", "U-73", "occupied")
    refused(t, "place:dr_watson:x9", "U-2", "no space")
    play(t, "place:dr_watson:s4")
    refused(t, "fog:s1", "U-140", "not a space of his zone")
    refused(t, "fog:s15", "U-140", "without a fighter")
    play(t, "fog:s16")
    refused(t, "fog:s16", "U-141", "fog on space 16 already")


def test_spaces_of_effects() -> None:
    t = duel(dracula("s1", hand="mistform baptism_of_blood"), holmes("s20", watson="s2"), board="soho")
    play(t, "scheme:mistform:dracula")
    refused(t, "place:dracula:s20", "U-73", "Space 20 is occupied")
    refused(t, "place:dracula:nowhere", "U-2", "no space")
    play(t, "place:dracula:stay", "scheme:baptism_of_blood:dracula")
    refused(t, "place:sister_1:s29", "U-127", "Space 29 is not in the zone of Dracula")
    refused(t, "place:sister_1:stay", "U-127", "Staying is not allowed")
    t = duel(holmes("s1", hand="the_game_is_afoot"), jekyll("s2"), board="soho")
    fight(t, "sherlock_holmes", "jekyll_and_hyde", "the_game_is_afoot")
    refused(t, "move:sherlock_holmes:s20", "U-29", "spaces away")
    refused(t, "move:sherlock_holmes:s2", "U-29", "taken by Dr. Jekyll")


def test_fighters_opponents_and_numbers() -> None:
    t = duel(dracula("s1", sisters=["s2"]), holmes("s20"), board="soho", start=True)
    refused(t, "bite:sherlock_holmes", "U-125", "Sherlock Holmes cannot be chosen: .*next to Dracula")
    refused(t, "bite:sister_3", "U-59", "not on the board")
    refused(t, "bite:moriarty", "U-1", "No fighter is called")
    t = duel(
        holmes("s1", hand="confirm_suspicion"),
        invisible_man(None, vanished=True),
        dracula("s20", hand="dash"),
        jekyll("s9"),
        board="soho",
    )
    play(t, "scheme:confirm_suspicion:sherlock_holmes")
    refused(t, "opponent:invisible_man", "U-79", "no fighter on the board")
    refused(t, "opponent:sherlock_holmes", "U-76", "not an opponent")
    refused(t, "opponent:moriarty", "U-1", "No fighter")
    play(t, "opponent:dracula")
    refused(t, "number:10", "Q-18", "0 to 9")
    refused(t, "number:three", "Q-18", "0 to 9")
    play(t, "number:3")
    refused(t, "discard:exploit", "U-123", "not in your hand")
    refused(t, "discard:none", "U-123", "must be chosen")


def test_fog() -> None:
    t = duel(invisible_man("s1", fog=["s2", "s20", None], hand="rolling_fog step_lightly"), jekyll("s9"), board="soho")
    play(t, "scheme:rolling_fog:invisible_man")
    refused(t, "fog:s2:s20", "U-141", "fog on space 20 already")
    refused(t, "fog:s3:s4", "U-144", "no fog on space 3")
    refused(t, "fog:s2:x1", "U-2", "no space")
    refused(t, "fog:stay", "U-144", "must move")
    play(t, "fog:s2:s3", "scheme:step_lightly:invisible_man")
    refused(t, "fog:s3:s29", "U-149", "cannot go to space 29")


def test_yes_or_no() -> None:
    t = duel(hyde("s1"), holmes("s20"), board="soho", start=True)
    refused(t, "perhaps", "U-131", r"'perhaps' does not answer the question: The Serum.*\(say yes, no\)")


def test_the_game_is_over() -> None:
    t = duel(holmes("s1"), dracula(None), board="soho")
    assert t.why_not("maneuver", 0).reason == "The game is over."
    with pytest.raises(Illegal, match="The game is over"):
        t.choose("maneuver", 0)


def test_a_seat_that_is_not_there() -> None:
    t = duel(holmes("s1"), jekyll("s20"), board="soho")
    for call in (lambda: t.why_not("maneuver", 2), lambda: t.view(7), lambda: t.events(-1), lambda: t.choose("maneuver", 9)):
        with pytest.raises(parlour.BadInput, match="seats are 0 to 1"):
            call()


@pytest.mark.parametrize(
    "key", ["", ":", "::::", "attack:", "attack::", "scheme::", "move:", "fog:", "discard:", "über:é", "x" * 5000, "\n"]
)
def test_nonsense_is_refused_wherever_it_is_said(key: str) -> None:
    tables = [
        duel(holmes("s1", hand="feint"), jekyll("s2"), board="soho"),
        play(duel(holmes("s1", hand="feint"), jekyll("s2"), board="soho"), "maneuver"),
        play(duel(holmes("s1", hand="feint"), jekyll("s2"), board="soho"), "maneuver", "boost:none"),
        play(duel(holmes("s1", hand="feint"), jekyll("s2"), board="soho"), "attack:sherlock_holmes:jekyll_and_hyde"),
        duel(dracula("s1", sisters=["s2"]), jekyll("s20"), board="soho", start=True),
        duel(jekyll("s1"), dracula("s20"), board="soho", start=True),
        duel(invisible_man(None, vanished=True), dracula("s20"), board="soho", start=True),
        play(
            duel(invisible_man("s1", fog=["s2", None, None], hand="rolling_fog"), dracula("s20"), board="soho"),
            "scheme:rolling_fog:invisible_man",
        ),
        parlour.new("unmatched"),
    ]
    for t in tables:
        before = t.hash()
        assert t.why_not(key, asked(t)).reason
        with pytest.raises(Illegal):
            t.choose(key, asked(t))
        assert t.hash() == before
        assert keys(t)
