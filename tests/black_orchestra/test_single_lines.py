"""Lines of the rules that one card or one moment alone carries out: each told with what it must and must not do."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from black_orchestra.stories import (
    NOWHERE,
    actions,
    asked,
    beck,
    canaris,
    cards,
    dissent,
    goerdeler,
    interrogation,
    items,
    keys,
    kordt,
    leader,
    lost,
    motivation,
    new_turn,
    olbricht,
    oster,
    pile,
    play,
    state,
    stauffenberg,
    story,
    support,
    suspicion,
    tresckow,
    where,
)
from black_orchestra.test_board import NEXT_TO, open_in, reached
from black_orchestra.test_rules_notes import all_but
from parlour.games.black_orchestra.cards.abilities import ABILITIES, ACTS, ONCE
from parlour.games.black_orchestra.levels import motivate
from parlour.games.black_orchestra.turn.actions import ABILITY, ABILITY_OF, TAKE_ACTION

COMMITTED = {"motivation": "committed", "suspicion": "low"}
HERE = {**NOWHERE, "hitler": "chancellery"}


@pytest.mark.rule("BO-32", "BO-37")
@pytest.mark.parametrize("left", [1, 3])
def test_effective_planning_is_one_action_more_for_whoever_is_in_turn(left: int) -> None:
    t = story(kordt(), beck(cards="effective_planning"), turn={"actions": left})
    play(t, "instant:effective_planning")
    assert (actions(t), pile(t), cards(t, "beck")) == (left + 1, ["effective_planning"], [])


@pytest.mark.rule("R2", "R3")
@pytest.mark.parametrize("level", ["timid", "skeptical", "motivated", "committed", "reckless"])
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_the_first_edition_rolls_to_resist(level: str, face: int) -> None:
    """A target releases even whoever does not resist; numbers count the more, the more motivated one is."""
    rank = ["timid", "skeptical", "motivated", "committed", "reckless"].index(level)
    people = (beck("prison", motivation=level), kordt("munich", cards="coup safe", motivation="motivated"), canaris("munich"))
    t = new_turn(*people, questions="classic_1", variants=["classic_interrogation"], dice=[face], leaders=NOWHERE)
    resists = (face in (4, 5) and rank > 0) or (face <= 3 and rank >= 2 and face >= 5 - rank)
    assert bool(keys(t, "answer:")) == (not resists)
    if not resists:
        play(t, "answer:suspicion_1", "conspirator:kordt")
    assert (where(t, "beck"), suspicion(t, "kordt")) == (
        "gestapo_hq" if face in (4, 5) else "prison",
        "medium" if resists else "high",
    )
    if face in (4, 5):
        assert suspicion(t, "beck") == "high"


@pytest.mark.rule("BO-101", "BO-85", "BO-38", "BO-131")
def test_a_position_without_a_stack_goes_on_with_what_cannot_wait() -> None:
    t = story(kordt("prison"), beck("munich"), questions=["int_01"])
    assert (asked(t), actions(t), state(t)["turn"]["acting"]) == (0, 0, False)
    assert keys(t, "answer:")
    t = story(kordt("munich"), beck("munich", cards="coup safe ambush sniper"), oster("munich", items="map map keys keys badge"))
    assert (asked(t), len(keys(t, "discard:card:"))) == (1, 4)
    play(t, "discard:card:coup", "discard:card:safe")
    assert (asked(t), len(keys(t, "discard:item:"))) == (2, 3)
    play(t, "discard:item:map", "discard:item:keys")
    assert (asked(t), items(t, "oster"), "end" in keys(t)) == (0, ["badge", "keys", "map"], True)
    t = story(kordt("munich"), beck("munich"), dissent=3)
    play(t, "dissent:motivation:beck")
    assert (dissent(t), motivation(t, "beck"), "end" in keys(t)) == (0, "skeptical", True)
    assert lost(story(kordt("prison"), beck("prison")), "BO-131")


@pytest.mark.rule("R34")
def test_the_only_deputy_is_called_away_alone() -> None:
    t = story(kordt(cards="called_away"), beck(), leaders={**NOWHERE, "hitler": "munich", "himmler": "posen"}, stage=3)
    play(t, "instant:called_away")
    assert "to:posen" not in keys(t)
    assert "to:munich" in keys(t)
    play(t, "to:riga")
    assert (leader(t, "himmler"), leader(t, "hitler")) == ("riga", "munich")


@pytest.mark.rule("R33", "R108")
@pytest.mark.parametrize(("stage", "place"), [(1, "munich"), (3, "posen"), (7, "munich")])
def test_hitler_is_led_up_to_three_open_spaces(stage: int, place: str) -> None:
    t = story(kordt(cards="forged_documents"), beck(), stage=stage, leaders={**NOWHERE, "hitler": place})
    play(t, "use:forged_documents", "choose:hitler")
    far = reached(place, open_in(stage))
    assert {key.removeprefix("hitler:") for key in keys(t)} == {name for name, steps in far.items() if 0 < steps <= 3}
    goal = min(NEXT_TO[place] & open_in(stage))
    play(t, f"hitler:{goal}")
    assert (leader(t, "hitler"), state(t)["text"]["moved"]) == (goal, [])


@pytest.mark.rule("R51", "R60", "BO-33")
def test_a_distant_contact_and_tresckow_reach_every_tile() -> None:
    tiles = {"munich": "map", "posen": "keys!", "warsaw": "poison"}
    t = story(kordt(cards="distant_contact"), beck(), tiles=tiles)
    play(t, "use:distant_contact")
    assert keys(t) == ["tile:munich", "tile:posen", "tile:warsaw"]
    play(t, "tile:warsaw")
    assert (items(t, "kordt"), sorted(state(t)["tiles"])) == (["poison"], ["munich", "posen"])
    t = story(tresckow("munich", motivation="motivated"), kordt(), tiles=tiles)
    assert keys(t, "ability") == ["ability:take_tile", "ability:reveal_tile"]
    play(t, "ability:reveal_tile")
    assert keys(t) == ["reveal:munich", "reveal:warsaw"]
    play(t, "reveal:warsaw")
    assert state(t)["tiles"]["warsaw"] == {"item": "poison", "face_up": True}
    play(t, "ability:take_tile")
    assert (items(t, "tresckow"), sorted(state(t)["tiles"]), actions(t)) == (["map"], ["posen", "warsaw"], 1)
    assert keys(t, "ability") == []
    t = story(tresckow("posen", motivation="motivated"), kordt(), tiles=tiles, switches={"tresckow_reveal": False})
    assert keys(t, "ability") == []


@pytest.mark.rule("R100")
def test_a_planning_session_digs_for_a_plot() -> None:
    t = story(kordt(cards="planning_session"), beck(), deck="safe cover_story coup sniper")
    before = pile(t)
    play(t, "use:planning_session")
    assert (cards(t, "kordt"), state(t)["deck"]) == (["coup"], ["sniper"])
    assert sorted(pile(t)) == sorted([*before, "cover_story", "planning_session", "safe"])
    # The deck ends: the pile is shuffled, what was turned over stays aside; the rest of what was the pile is the deck now.
    prisoner = beck("prison", cards=all_but("planning_session", "safe", "cover_story", "coup", "sniper"))
    for there, found in ((["coup", "sniper"], True), ([], False)):
        prisoner["dossier"] = all_but("planning_session", "safe", "cover_story", *there)
        t = story(
            kordt(cards="planning_session"), prisoner, deck="safe cover_story", discard=there, orders=[there[:1]] if there else []
        )
        play(t, "use:planning_session")
        assert (cards(t, "kordt"), state(t)["deck"]) == ((["coup"], ["sniper"]) if found else ([], []))
        assert sorted(pile(t)) == ["cover_story", "planning_session", "safe"]


@pytest.mark.rule("R61")
def test_while_the_party_rallies_nuremberg_hides_people() -> None:
    t = story(
        kordt("munich", suspicion="extreme"),
        beck("nuremberg", suspicion="high"),
        current_event="s2_party_rally",
        stage=2,
        leaders=NOWHERE,
    )
    play(t, "move:nuremberg")
    assert (suspicion(t, "kordt"), suspicion(t, "beck")) == ("low", "high")
    play(t, "move:munich")
    t = story(kordt("munich", suspicion="extreme"), beck("nuremberg", suspicion="high"), stage=2, leaders=NOWHERE)
    play(t, "move:nuremberg")
    assert suspicion(t, "kordt") == "extreme"


@pytest.mark.rule("R28", "R99")
@pytest.mark.parametrize("gone", ["s1_anschluss", "s1_party_rally", None])
def test_an_intelligence_briefing_leaves_what_was_not_taken_out(gone: str | None) -> None:
    coming = ["s1_anschluss", "s1_party_rally", "s1_kristallnacht"]
    t = story(kordt(cards="intelligence_briefing"), beck(), events=coming)
    play(t, "use:intelligence_briefing", f"remove:{gone or 'none'}")
    if gone is None:
        assert keys(t) == ["next:s1_anschluss", "next:s1_party_rally"]
        play(t, "next:s1_party_rally")
        assert (state(t)["events"], state(t)["known_events"]) == (["s1_party_rally", "s1_anschluss", "s1_kristallnacht"], 2)
    else:
        assert (state(t)["events"], state(t)["known_events"]) == ([name for name in coming if name != gone], 1)
        assert gone in state(t)["events_past"]


@pytest.mark.rule("BO-119", "BO-15")
def test_a_friends_informant_and_the_items_of_ones_own_second_conspirator() -> None:
    plotter = kordt("chancellery", cards="coup", items="signature", **COMMITTED)
    t = story(plotter, oster("posen", cards="partisan_informant"), leaders=HERE, support=5)
    play(t, "plot:coup", "use:partisan_informant")
    assert (state(t)["attempt"]["pool"], cards(t, "oster"), pile(t)) == (2, [], ["partisan_informant"])
    t = story(plotter, oster("chancellery", items="signature"), players=1, leaders=HERE, support=5)
    play(t, "plot:coup", "ask:oster:signature")
    # BO-15: nobody is asked whether they agree.
    assert (state(t)["attempt"]["pool"], items(t, "oster")) == (4, [])
    t = story(kordt("munich"), oster("munich", items="signature map"), players=1)
    play(t, "take:oster", "take:item:map")
    assert (items(t, "kordt"), items(t, "oster"), actions(t)) == (["map"], ["signature"], 2)


@pytest.mark.rule("R38", "R76", "BO-35")
@pytest.mark.parametrize("eagles", [0, 1, 2])
def test_the_black_orchestra_rolls_every_die(eagles: int) -> None:
    people = (kordt("munich", suspicion="low", cards="black_orchestra"), beck("munich", suspicion="low"))
    t = story(*people, dissent=1, dice=[6] * eagles + [3] + [4] * (8 - eagles))
    play(t, "use:black_orchestra")
    assert [suspicion(t, name) for name in ("kordt", "beck")] == [["low", "medium", "high"][eagles]] * 2
    while keys(t, "dissent:"):
        play(t, "dissent:motivation:beck")
    # One die lay on the track: nine are rolled, and each full track is emptied.
    assert dissent(t) == (1 + 8 - eagles) % 3
    assert keys(t) == ["give:kordt", "give:beck", "give:nobody"]


@pytest.mark.rule("BO-57", "R37", "BO-55")
@pytest.mark.parametrize(("face", "free"), [(1, True), (5, True), (6, False)])
def test_a_prisoner_is_freed_unless_an_eagle_falls(face: int, free: bool) -> None:
    t = story(
        kordt("gestapo_hq", suspicion="low"), beck("prison", suspicion="low"), canaris("prison"), dice=[face], leaders=NOWHERE
    )
    play(t, "release")
    if free:
        assert keys(t) == ["free:beck", "free:canaris"]
        play(t, "free:beck")
        assert [where(t, name) for name in ("kordt", "beck", "canaris")] == ["gestapo_hq", "gestapo_hq", "prison"]
        assert [suspicion(t, name) for name in ("kordt", "beck")] == ["medium", "high"]
    else:
        assert lost(t, "BO-131")
    t = story(kordt("gestapo_hq", cards="forged_release_orders"), beck("prison", suspicion="extreme"), leaders=NOWHERE)
    play(t, "use:forged_release_orders")
    assert (where(t, "beck"), suspicion(t, "beck")) == ("gestapo_hq", "medium")


@pytest.mark.rule("BO-83", "BO-84")
def test_goerdeler_and_tresckow_hold_more_while_they_are_motivated() -> None:
    for level, limit in (("skeptical", 6), ("motivated", 8)):
        t: Any = story(goerdeler(motivation=level), kordt())
        assert t.game.card_limit(0) == limit
    for level, limit in (("skeptical", 4), ("motivated", 5)):
        t = story(tresckow(motivation=level), kordt())
        assert t.game.item_limit(0) == limit
    assert support(story(kordt(), beck(), difficulty="hard")) == 4


@pytest.mark.rule("R101", "BO-85")
def test_a_card_fished_out_of_the_pile_lies_there_no_longer() -> None:
    t = story(kordt(cards="dumpster_dive safe", motivation="skeptical"), beck(), discard="coup sniper")
    play(t, "use:dumpster_dive", "take:sniper")
    assert (sorted(cards(t, "kordt")), sorted(pile(t))) == (["safe", "sniper"], ["coup", "dumpster_dive"])
    # A third card is one too many for whoever is timid.
    stack = [["EndTurn", 0, -1], ["TakeAction", 0, -1], ["dumpster_dive", 0, -1]]
    t = story(kordt(cards="black_market coup"), beck(), discard="sniper", stack=stack)
    assert sorted(keys(t)) == ["discard:card:black_market", "discard:card:coup", "discard:card:sniper"]


@pytest.mark.rule("BO-14", "R2")
@pytest.mark.parametrize(
    ("variants", "ids"),
    [([], [f"int_{n:02}" for n in range(1, 25)]), (["classic_interrogation"], [f"classic_{n}" for n in range(1, 7)])],
)
def test_the_interrogation_deck_holds_each_of_its_cards_once(variants: list[str], ids: list[str]) -> None:
    t = parlour.new("black-orchestra", seed=4, players=3, variants=variants)
    assert sorted(state(t)["interrogation"]["deck"]) == ids
    g: Any = t.game
    assert min(g.questions) >= 0


@pytest.mark.rule("R90", "BO-103")
@pytest.mark.parametrize(
    ("held", "offered"), [([], False), (["hidden_camera"], False), (["hidden_camera", "forged_documents"], True)]
)
@pytest.mark.parametrize("together", [True, False])
def test_all_illegal_cards_are_asked_for_where_there_are_two(held: list[str], offered: bool, together: bool) -> None:
    """Whoever holds them, as long as they are free; the prisoner's own count for nothing."""
    mine, others = (held, []) if together else (held[:1], held[1:])
    people = beck("prison"), kordt("munich", cards=mine), canaris("posen", cards=others)
    t = interrogation("int_10", *people, dissent=2)
    assert ("answer:all_illegal_cards" in keys(t)) == offered


@pytest.mark.rule("BO-80")
def test_whoever_can_do_one_thing_is_offered_that_alone() -> None:
    """Abilities that printed sheets only have together: to go far, and to send somebody, each by itself."""
    t = story(kordt("munich", items="map"), beck("munich"), tiles={"munich": "keys"}, events="s1_kristallnacht")
    g: Any = t.game
    offered: dict[int, list[int]] = {}
    for ability in ABILITY_OF:
        g.setup.can[0] = 1 << ability
        found: list[int] = []
        offered[ability] = found
        TAKE_ACTION.abilities(g, 0, found)
    assert offered == {ability: [ABILITY + n] for n, ability in enumerate(ABILITY_OF)}


@pytest.mark.rule("R70")
@pytest.mark.parametrize("tile", ["badge", "explosives", "weapons"])
def test_a_single_tile_on_the_board_is_one_to_be_taken(tile: str) -> None:
    """Whatever it shows; without any tile Distant Contact cannot be played."""
    assert "use:distant_contact" not in keys(story(kordt(cards="distant_contact"), beck()))
    t = story(kordt(cards="distant_contact"), beck(), tiles={"munich": tile})
    play(t, "use:distant_contact")
    assert items(t, "kordt") == [tile]


@pytest.mark.rule("BO-59")
@pytest.mark.parametrize("choices", [["give:beck", "give:card:coup"], ["take:kordt", "take:card:coup", "agree:card:coup"]])
def test_a_card_that_changes_hands_is_in_one_hand(choices: list[str]) -> None:
    giver, receiver = kordt("munich", cards="coup safe"), beck("munich")
    t = story(*((giver, receiver) if choices[0] == "give:beck" else (receiver, giver)))
    play(t, *choices)
    assert (cards(t, "kordt"), cards(t, "beck")) == (["safe"], ["coup"])


@pytest.mark.rule("BO-42", "R45", "R81")
@pytest.mark.parametrize("shields", [False, True])
def test_who_is_free_is_relieved_whatever_was_agreed_about_prisoners(shields: bool) -> None:
    high = {"suspicion": "high"}
    people = kordt("prague", items="signature", **high), beck("munich", **high), canaris("prison", **high)
    t = story(*people, stage=3, leaders=NOWHERE, switches={"prison_shields_all": shields})
    play(t, *keys(t, "deliver:"))
    assert set(keys(t)) == {f"relieve:{name}" for name in ("kordt", "beck", "canaris") if name != "canaris" or not shields}


@pytest.mark.rule("R29")
def test_what_oster_drew_lies_nowhere_once_he_has_kept_one() -> None:
    t = story(oster(motivation="motivated"), beck(), deck="coup safe sniper", leaders=NOWHERE)
    before = pile(t)
    play(t, "dossier")
    assert set(keys(t)) == {"keep:coup", "keep:safe"}
    assert set(state(t)["drawn"]) == {"coup", "safe"}
    play(t, "keep:safe")
    assert (state(t)["drawn"], cards(t, "oster"), sorted(pile(t))) == ([], ["safe"], sorted([*before, "coup"]))


@pytest.mark.rule("BO-80", "R60")
@pytest.mark.parametrize("tile", ["badge", "weapons"])
def test_tresckow_takes_or_turns_up_a_tile_of_any_kind(tile: str) -> None:
    """The only one on the board, face down in his space."""
    t = story(tresckow("munich", motivation="motivated"), beck(), tiles={"munich": tile}, leaders=NOWHERE)
    assert {"ability:take_tile", "ability:reveal_tile"} <= set(keys(t, "ability:"))


@pytest.mark.rule("BO-80")
@pytest.mark.parametrize(("worth", "offered"), [(1, True), (ONCE, False)])
def test_only_an_action_for_once_a_turn_is_gone_when_it_was_used(worth: int, offered: bool) -> None:
    """Printed sheets have no action of their own; one from outside is taken as often as there are actions, unless it says so."""
    g: Any = parlour.new("black-orchestra", seed=1).game
    g.setup.can[0] = 1 << ACTS
    g.setup.worth[ABILITIES * 0 + ACTS] = worth
    g.inspired = True
    found: list[int] = []
    TAKE_ACTION.abilities(g, 0, found)
    assert bool(found) == offered


@pytest.mark.rule("R107")
@pytest.mark.parametrize(("left", "then"), [(0, 0), (1, 1), (3, 3)])
def test_an_ability_that_comes_back_gives_no_action_that_was_used(left: int, then: int) -> None:
    """Stauffenberg falls below motivated and rises again: with no action left there is none to lose, and none to gain."""
    g: Any = story(stauffenberg(motivation="motivated"), beck()).game.clone()
    g.acting, g.fourth, g.actions = True, True, left
    motivate(g, 0, -1)
    assert g.actions == max(left - 1, 0)
    motivate(g, 0, 1)
    assert g.actions == then


@pytest.mark.rule("BO-111")
def test_a_plot_is_possible_on_the_spaces_its_card_names_and_no_others() -> None:
    """All of Berlin, fortified or not, of some stages, or everywhere; the Train Station is a space like any other."""
    g: Any = parlour.new("black-orchestra", seed=1).game
    spaces = g.setup.board.spaces
    for plot in [card.plot for card in g.setup.content.cards if card.plot is not None]:
        expected = {
            space.id
            for space in spaces
            if (space.berlin or not plot.berlin)
            and (space.stage in plot.stages or not plot.stages)
            and (plot.fortified == -1 or space.fortified == bool(plot.fortified))
        }
        assert {space.id for n, space in enumerate(spaces) if plot.area >> n & 1} == expected
        assert ("train_station" in expected) == (plot.fortified != 1 and 1 in (plot.stages or [1]))


@pytest.mark.rule("BO-80", "R30")
def test_whoever_is_sent_is_told_how_far() -> None:
    t = story(olbricht("munich", motivation="motivated"), beck("munich"), leaders=NOWHERE)
    play(t, "ability:move_another")
    assert t.decision is not None
    assert t.decision.prompt == "Where does Beck go? (step 1 of 1)"


FIGURES = {
    "CanarisPays.discarded": (1, 9), "DiscardCards.discarded": (1, 9), "DiscardItems.discarded": (1, 9), "DrawCards.cards": (0, 9),
    "DrawUpTo.cards": (1, 9), "HimmlerComes.suspicion_gained": (0, 3), "HimmlersDie.suspicion_gained": (0, 3),
    "KordtLooks.events": (1, 5), "LookAtEvents.events": (1, 5), "Motivation.motivation": (0, 4), "MoveHitler.spaces": (1, 9),
    "OlbrichtGoes.spaces": (1, 9), "PayForSuspicion.suspicion_lost": (1, 3), "ReaderReleased.suspicion": (0, 3),
    "Release.suspicion": (0, 3), "RemoveEvents.events": (0, 9), "RemoveTiles.tiles": (1, 9), "Support.support": (0, 7),
    "SupportAtLeast.support": (0, 7), "Suspicion.suspicion": (0, 3), "SuspicionUpTo.suspicion": (0, 3), "TwoEvents.events": (0, 9),
    "Walk.spaces": (1, 9),
}  # fmt: skip


def test_figures_of_texts_go_as_far_as_they_make_sense() -> None:
    """A designer sets each of them between its least and its most: levels end where the tracks do."""
    found: dict[str, tuple[int, int]] = {}

    def look(step: Any) -> None:
        for amount in step.own_amounts():
            found[f"{type(step).__name__}.{amount.name}"] = amount.low, amount.high
        for part in step.parts():
            look(part)

    title = parlour.title("black-orchestra")
    for step in title.steps(parlour.new("black-orchestra", seed=1).game).values():
        look(step)
    assert found == FIGURES
