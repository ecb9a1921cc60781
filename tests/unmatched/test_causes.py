"""The log says why: events tell what made them happen as a field and in words."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import Table
from unmatched.stories import dracula, duel, fight, holmes, hyde, invisible_man, maneuver, play, told

Json = dict[str, Any]


def last(t: Table, event: str) -> Json:
    return told(t, None, event)[-1]


@pytest.mark.rule("U-49")
def test_damage_in_combat() -> None:
    t = duel(dracula(at="s1", hand="beastform"), holmes(at="s9"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "beastform", "none")
    hurt = last(t, "hurt")
    assert (hurt["why"], hurt["text"]) == ("combat", "Sherlock Holmes took 6 damage in combat (10 left).")


@pytest.mark.rule("U-125")
def test_damage_by_an_ability() -> None:
    t = duel(dracula(at="s1", sisters=["s2"], deck="dash exploit"), holmes(at="s9"), board="soho", start=True)
    play(t, "bite:sister_1")
    hurt = last(t, "hurt")
    assert (hurt["why"], hurt["text"]) == ("ability:dracula", "Sister 1 took 1 damage: Dracula's bite (0 left).")
    assert ["ability:dracula", "Dracula's bite"] in hurt["spans"]


@pytest.mark.rule("U-53")
def test_damage_and_recovery_by_the_text_of_a_card() -> None:
    t = duel(dracula(at="s1", health=5, hand="prey_upon"), holmes(at="s9"), board="soho")
    play(t, "scheme:prey_upon:dracula")
    assert last(t, "hurt")["text"] == "Sherlock Holmes took 1 damage: Prey Upon (15 left)."
    assert last(t, "recovered")["text"] == "Dracula recovered 1: Prey Upon (6)."
    assert {last(t, event)["why"] for event in ("hurt", "recovered")} == {"card:dracula.prey_upon"}


@pytest.mark.rule("U-48")
def test_in_combat_the_cause_is_the_card_whose_text_it_is() -> None:
    t = duel(dracula(at="s1", hand="dash"), holmes(at="s9", hand="counterpunch"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "dash", "counterpunch")
    assert last(t, "hurt")["why"] == "card:sherlock_holmes.counterpunch"
    play(t, "move:dracula:s2")
    moved = last(t, "moved")
    assert (moved["why"], moved["text"]) == ("card:dracula.dash", "Dracula moved from space 1 to 2: Dash.")


@pytest.mark.rule("U-33")
def test_exhaustion() -> None:
    t = duel(holmes(at="s9", deck=""), dracula(at="s1"), board="soho")
    play(t, "maneuver")
    hurt = last(t, "hurt")
    assert (hurt["why"], hurt["text"]) == ("exhaustion", "Sherlock Holmes took 2 damage: exhaustion (14 left).")


@pytest.mark.rule("U-132")
def test_the_price_of_being_hyde() -> None:
    t = duel(hyde(at="s1"), holmes(at="s9"), board="soho")
    maneuver(t)
    assert last(t, "hurt")["why"] == "ability:jekyll_and_hyde"


@pytest.mark.rule("U-27")
def test_a_maneuver_needs_no_reason() -> None:
    t = duel(dracula(at="s1"), holmes(at="s29"), board="soho")
    maneuver(t, "dracula:s2")
    moved = last(t, "moved")
    assert (moved["why"], moved["text"]) == (None, "Dracula moved from space 1 to 2.")


@pytest.mark.rule("U-52")
@pytest.mark.parametrize(
    ("laid", "why", "text"),
    [
        ("none", "damage", "3 against 0: Dracula won the combat."),
        ("study_methods", "tie", "3 against 3: Sherlock Holmes won the combat, ties go to the defender."),
        ("feint", "damage", "3 against 2: Dracula won the combat."),
    ],
)
def test_why_a_combat_was_won(laid: str, why: str, text: str) -> None:
    t = duel(dracula(at="s1", hand="dash"), holmes(at="s9", hand="study_methods feint"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "dash", laid)
    won = last(t, "combat_won")
    assert (won["why"], won["text"]) == (why, text)


@pytest.mark.rule("U-55")
def test_a_number_says_which_card_changed_it() -> None:
    t = duel(dracula(at="s1", hand="ambush"), holmes(at="s9", hand="service_revolver"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "ambush", "none")
    changed = last(t, "number_changed")
    assert (changed["why"], changed["by"]) == ("addition", "card:dracula.ambush")
    assert changed["text"] == "Dracula's number rose to 5: Ambush."
    assert last(t, "discarded")["text"] == "Sherlock Holmes discarded Service Revolver: Ambush."


@pytest.mark.rule("U-142")
def test_fog_changes_a_number_without_a_card() -> None:
    t = duel(dracula(at="s1", hand="dash"), invisible_man(at="s9", fog=["s9", None, None], hand="into_thin_air"), board="soho")
    fight(t, "dracula", "invisible_man", "dash", "into_thin_air")
    changed = last(t, "number_changed")
    assert (changed["why"], changed["by"], changed["text"]) == ("fog", None, "Invisible Man's number counts 5 in the fog.")


@pytest.mark.rule("U-22")
def test_the_hand_limit() -> None:
    hand = "feint feint feint study_methods study_methods elementary elementary counterpunch"
    t = duel(holmes(at="s9", hand=hand, deck="deduce_strategy"), dracula(at="s29"), board="soho", actions=1)
    maneuver(t)
    play(t, "discard:feint")
    discarded = last(t, "discarded")
    assert (discarded["why"], discarded["text"]) == ("hand_limit", "Sherlock Holmes discarded Feint: hand limit.")


@pytest.mark.rule("U-26")
def test_a_card_that_is_drawn_says_what_drew_it() -> None:
    t = duel(dracula(at="s1", sisters=["s2"], deck="dash exploit"), holmes(at="s9"), board="soho", start=True)
    play(t, "bite:sister_1")
    drew = last(t, "drew")
    assert (drew["why"], drew["text"]) == ("ability:dracula", "Dracula drew a card: Dracula's bite.")
    assert last(t, "defeated")["why"] == "ability:dracula"
    maneuver(t)
    drew = last(t, "drew")
    assert (drew["why"], drew["text"]) == ("maneuver", "Dracula drew a card.")


@pytest.mark.rule("U-23")
def test_what_a_scheme_does_names_the_scheme() -> None:
    t = duel(invisible_man(at="s1", fog=["s1", None, None], hand="rolling_fog"), holmes(at="s29"), board="soho")
    play(t, "scheme:rolling_fog:invisible_man")
    assert t.decision is not None
    play(t, next(option.key for option in t.decision.options if option.key.startswith("fog:s1:") and option.key != "fog:s1:s1"))
    assert {last(t, event)["why"] for event in ("fog_moved", "action_gained")} == {"card:invisible_man.rolling_fog"}
    assert last(t, "action_gained")["text"] == "Invisible Man gained 1 action: Rolling Fog."


@pytest.mark.rule("U-51")
def test_a_text_is_cancelled_by_a_card() -> None:
    t = duel(dracula(at="s1", hand="dash"), holmes(at="s9", hand="feint"), board="soho")
    fight(t, "dracula", "sherlock_holmes", "dash", "feint")
    cancelled = last(t, "text_cancelled")
    assert (cancelled["card"], cancelled["why"]) == ("dash", "card:sherlock_holmes.feint")
    assert cancelled["text"] == "The rest of Dash was cancelled: Feint."
