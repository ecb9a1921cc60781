"""What a game keeps notes of: how a game begins, what is known of decks, abilities used, resources asked for, the end."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from orange_shall_overcome.stories import (
    GAME,
    HIGH,
    RESOURCES,
    SCENARIOS,
    SPOTS,
    Json,
    alibi,
    asked,
    goods,
    keys,
    next_comes,
    person,
    play,
    read_again,
    road,
    safety,
    state,
    story,
)
from parlour.games.orange_shall_overcome.content import Level
from parlour.games.orange_shall_overcome.scenario import Scenario

WORD = "the_word_must_travel"


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("characters", [["kees"], ["kees", "paul"], ["leo", "suze", "greet"]])
def test_a_game_begins_with_nothing_done(scenario: str, characters: list[str]) -> None:
    """OSO-18 to OSO-40: the first turn of the first round; nobody has passed, seen a card or used an ability."""
    for difficulty in ("easy", "extreme"):
        t = parlour.new(GAME, seed=5, players=len(characters), characters=characters, scenario=scenario, difficulty=difficulty)
        begun = state(t)
        nothing: Json = {"round": 1, "phase": "action", "passed": [], "raiding": [], "dice": [0, 0], "tally": 0, "lost": 0}
        nothing |= {"helpers_refilled": False, "newspapers": {"at": [], "left": 0}}
        assert {name: begun[name] for name in nothing} == nothing
        assert begun["start"] == begun["turn"]
        assert begun["known"] == [{deck: [0, 0] for deck in ("occupier", "raid", "patrolling")}] * len(characters)
        assert begun["discards"] == {"occupier": [], "raid": [], "patrolling": [], "control": [], "helper": []}
        assert {"move", "control", "patrol"} & set(begun) == set()
        for name in characters:
            mine = person(t, name)
            assert (mine["used"], mine["known_by"], mine["goods"]) == (0, [], {"immunity": 1} if name == "leo" else {})
        # R10: the occupiers set out are counted, so that no more than 20 are ever there.
        tokens = sum(len(road(t, letter)) for letter in "abcdefghijklmnopqrst")
        assert t.game.posted == tokens  # type: ignore[attr-defined]
        assert read_again(t).hash() == t.hash()


def test_which_ability_was_used_is_noted() -> None:
    """R55 R70 OSO-107: 1 for Anton's newspaper, 2 for the policeman Kees passed, 4 for what Suze gathered; positions say so."""
    t = story("anton paul", anton={"at": "c1"}, newspapers={"at": [], "left": 3}, safety=HIGH)
    play(t, "card:anton_1", "act:newspaper")
    assert person(t, "anton")["used"] == 1
    t = story("kees paul", kees={"at": "c1"}, roads={"a": ["policeman"]})
    play(t, "morale:kees", "act:move", "move:a", "pass:ability")
    assert person(t, "kees")["used"] == 2
    t = story("suze paul", safety=HIGH)
    play(t, "morale:suze", "act:gather_information")
    assert (person(t, "suze")["used"], goods(t, "suze")) == (4, {"information": 2})
    t = story("suze paul", suze={"used": 4}, safety=HIGH)
    play(t, "morale:suze", "act:gather_information")
    assert goods(t, "suze") == {"information": 1}


SEEN = {"occupier": [1, 1], "raid": [2, 1], "patrolling": [1, 2]}


@pytest.mark.parametrize("deck", ["raid", "patrolling"])
def test_of_a_deck_made_anew_nobody_knows_anything(deck: str) -> None:
    """R17 R71: what seats know of the other decks stays."""
    cards: Json = {"raid": "r01 r02 r03 r04", "patrolling": "p_red_1 p_red_2 p_red_3 p_red_4", "occupier": "o1_01 o1_02 o1_03"}
    t = story("kees paul mies", kees={"at": "l6"}, known=[SEEN, SEEN, SEEN], safety=HIGH, roads={}, **cards)
    doc = t.position()
    doc["state"]["discards"][deck] += doc["state"]["decks"].pop(deck)
    doc["state"]["decks"][deck] = []
    doc["state"]["known"] = [{name: seen for name, seen in SEEN.items() if name != deck}] * 3
    step = {"raid": ["Strike", 0, 0], "patrolling": ["RevealPatrol", 0, -1]}[deck]
    doc["stack"] = [["Resume", 0, -1], step]
    doc.pop("asking", None)
    t = parlour.position(GAME, doc)
    assert len(state(t)["decks"][deck]) > 10
    assert state(t)["known"] == [{**SEEN, deck: [0, 0]}] * 3


@pytest.mark.parametrize("deck", ["raid", "patrolling"])
def test_a_card_that_is_drawn_is_known_no_longer(deck: str) -> None:
    """R71: one card less on top; and no more at the bottom than the deck has cards."""
    cards: Json = {"raid": "r04 r01 r02", "patrolling": "p_red_1 p_red_2 p_red_3"}
    step = {"raid": ["Strike", 0, SPOTS.index("l6")], "patrolling": ["RevealPatrol", 0, -1]}[deck]
    top, bottom, both, none = [1, 0], [0, 3], [3, 3], [0, 0]
    known = [{deck: seen} for seen in (top, bottom, both, none)]
    t = next_comes(story("kees paul mies leo", known=known, safety=HIGH, roads={}, **cards), step)
    assert [entry[deck] for entry in state(t)["known"]] == [[0, 0], [0, 2], [2, 2], [0, 0]]
    other = {"raid": "patrolling", "patrolling": "raid"}[deck]
    assert [entry[other] for entry in state(t)["known"]] == [[0, 0]] * 4
    assert len(state(t)["decks"][deck]) == 2


def test_after_an_arrest_nothing_more_happens() -> None:
    """OSO-7 R84: the game is over at that moment; nobody after the one arrested loses anything."""
    three: Json = {"kees": {"at": "c1", "alibi": 2}, "paul": {"at": "c1", "alibi": 1}, "mies": {"at": "c1", "alibi": 5}}
    t = next_comes(story("kees paul mies", safety=HIGH, raid="r01", **three), ["Strike", 0, 0])
    assert t.decision is None
    assert [alibi(t, name) for name in three] == [1, 0, 5]
    t = story("kees paul mies", phase="patrolling", roads={"a": ["policeman"], "b": []}, safety=HIGH, patrolling="p_red_3", **three)
    assert t.decision is None
    assert ([alibi(t, name) for name in three], safety(t, "c1")) == ([1, 0, 5], 8)


@pytest.mark.parametrize("kind", RESOURCES)
@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_resources_of_choice_are_paid_in_full_or_not_at_all(kind: str, held: int) -> None:
    """R47: any kinds, one by one; who has too few has no choice."""
    for card, price, way, reserve in (("o1_05", 1, "way:give_something_up", False), ("ox_5", 2, "way:help_a_family_move", True)):
        kees: Json = {"at": "c1", "hand": ["kees_1"], "occupier": card, "goods": {kind: held} if held else {}, "alibi": 8}
        t = story("kees paul", kees=kees, setup={"reserve_cards": reserve}, morale=6, safety=HIGH, dice=[3])
        play(t, "discard:kees_1")
        assert (way in keys(t)) == (held >= price)
        if held >= price:
            play(t, way)
            assert goods(t, "kees") == ({kind: held - price} if held > price else {})
            assert (alibi(t, "kees"), state(t)["morale"]) == (8, 6)
        else:
            assert goods(t, "kees") == ({kind: held} if held else {})
            assert (alibi(t, "kees"), state(t)["morale"]) == ((7, 6) if card == "o1_05" else (8, 5))


def test_resources_of_choice_may_be_of_several_kinds() -> None:
    """R47 R77: a Ticket, a bundle or a Travel Immunity token is none."""
    kees: Json = {"at": "c1", "hand": ["kees_1"], "occupier": "ox_5", "goods": {"money": 1, "information": 1, "ticket": 1}}
    t = story("kees paul", kees=kees, setup={"reserve_cards": True}, morale=6, safety=HIGH, dice=[3])
    play(t, "discard:kees_1", "way:help_a_family_move")
    assert set(keys(t)) == {"pay:kees:money", "pay:kees:information"}
    assert read_again(t).position()["asking"][0] == "PayOne", "a name on file, apart from what is lost"
    play(t, "pay:kees:money")
    assert goods(t, "kees") == {"ticket": 1}
    kees["goods"] = {"money": 1, "ticket": 3, "immunity": 2}
    t = story("kees paul", kees=kees, setup={"reserve_cards": True}, morale=6, safety=HIGH, dice=[3])
    play(t, "discard:kees_1")
    assert state(t)["morale"] == 5


@pytest.mark.parametrize(("giver", "taker"), [(0, 1), (1, 0)])
def test_an_offer_on_file_beyond_the_limits_of_either_lapses(giver: int, taker: int) -> None:
    """R63 OSO-185: two bundles are all anybody carries, whoever of the two would get the third."""
    names = ["kees", "paul"]
    people: Json = {names[giver]: {"at": "c1", "goods": {"bundle": 1}}, names[taker]: {"at": "c1", "goods": {"bundle": 2}}}
    t = story("kees paul", scenario=WORD, safety=HIGH, **people)
    # Kees proposes and Paul answers: a bundle goes from Kees to Paul, or from Paul to Kees (32 says so).
    deal = 1 << 30 if giver == 0 else 33 << 30
    t = next_comes(t, ["AnswerOffer", 1, deal << 3])
    assert "agree:yes" not in keys(t)
    assert [goods(t, name) for name in names] == [people[name]["goods"] for name in names]
    people[names[taker]]["goods"] = {"bundle": 1}
    t = next_comes(story("kees paul", scenario=WORD, safety=HIGH, **people), ["AnswerOffer", 1, deal << 3])
    assert set(asked(t).seats) == {1}
    play(t, "agree:yes")
    assert goods(t, names[taker]) == {"bundle": 2}


# What figures of scenario cards may be changed to; 0 to 9 unless it is said here.
RANGES: dict[str, dict[str, tuple[int, int]]] = {
    "expanding_the_network": {"tokens_revealed": (1, 9), "trust_2_helpers": (0, 3)},
    "arbeitseinsatz": {"goal": (1, 9), "people_per_character": (0, 3)},
    WORD: {
        **{f"deliveries.{n}": (1, 10 if n <= 2 else 8) for n in range(1, 6)},
        "bundles_per_print": (1, 9),
        "carry_bundles": (1, 9),
    },
    "the_trains_stand_still": {"goal": (1, 7), "reopen_on": (0, 6)},
    "hunger_winter": {
        **{f"{level}.hunger_start.{n}": (0, 29) for level in ("easy", "medium", "hard", "extreme") for n in range(1, 6)},
        "hunger_limit": (1, 30),
        "hunger_level": (1, 3),
        "servings_per_kitchen": (1, 4),
        "servings_per_kitchen_of_few": (1, 4),
    },
}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_figures_of_a_scenario_can_be_changed_within_reason(scenario: str) -> None:
    """What the rules cannot work with is refused, and the range is said."""
    title: Any = parlour.title(GAME)
    card = next(entry for entry in title.content.scenarios if entry.id == scenario)
    assert {name: tuple(ends) for name, ends in card.ranges.items()} == {
        name: RANGES[scenario].get(name, (0, 9)) for name in card.figures
    }
    for name in [*RANGES[scenario]][:2]:
        low, high = RANGES[scenario][name]
        for wrong in {low - 1, high + 1} - {-1}:
            with pytest.raises(parlour.BadInput, match=f"from {low} to {high}"):
                title.with_figures({f"scenario.{scenario}.{name}": wrong})


# The Word Must Travel, place by place.


@pytest.mark.parametrize("characters", ["kees", "kees paul", "kees paul leo"])
def test_what_each_location_takes(characters: str) -> None:
    """OSO-184: eight targets; resource locations and the Printing House take nothing; two take double for one or two."""
    t = story(characters, scenario=WORD)
    g: Any = t.game
    few = len(characters.split()) <= 2
    takes = {g.setup.location[spot].id: g.setup.scenario.takes(g, spot) for spot in range(13)}
    resource = {entry["id"] for entry in parlour.title(GAME).catalogue()["locations"] if entry["resource"]}
    expected = {name: 0 if name in resource or name == "printing_house" else 1 for name in takes}
    assert sum(expected.values()) == 8
    if few:
        expected |= {"church": 2, "university": 2}
    assert takes == expected


@pytest.mark.parametrize("spot", SPOTS)
def test_a_bundle_is_handed_over_where_it_is_wanted(spot: str) -> None:
    """OSO-191: with a bundle and a Network, at a location that still takes one."""
    g: Any = story("kees paul leo", scenario=WORD).game
    wanted = g.setup.scenario.takes(g, SPOTS.index(spot)) > 0
    for held, marks, offered in (
        ({"bundle": 1, "network": 1}, {}, wanted),
        ({"bundle": 1, "network": 1}, {spot: 1}, False),
        ({"bundle": 1}, {}, False),
        ({"network": 1}, {}, False),
    ):
        if marks and not wanted:
            continue
        t = story("kees paul leo", scenario=WORD, kees={"at": spot, "goods": held}, marks=marks, safety=HIGH)
        play(t, "morale:kees")
        assert ("act:deliver" in keys(t)) == offered


def test_seized_bundles_up_to_the_limit() -> None:
    """OSO-189 OSO-192: each costs 2 Morale; the one that reaches the limit ends the game."""
    for difficulty, limit in (("easy", 4), ("medium", 3), ("hard", 2), ("extreme", 2)):
        for lost in range(limit):
            kees: Json = {"at": "l6"}
            t = story(
                "kees paul",
                scenario=WORD,
                difficulty=difficulty,
                kees=kees,
                lying={"c2": 2},
                lost=lost,
                raid="r05",
                dice=[6, 6, 1, 1],
                morale=9,
                safety=HIGH,
            )
            t = next_comes(t, ["Strike", 0, SPOTS.index("c2")])
            over = lost + 1 == limit
            assert (t.outcome is not None, state(t)["lost"]) == (over, lost + 1)
            if not over:
                assert (state(t)["morale"], state(t)["lying"]) == (7, {"c2": 1})


def test_a_bundle_more_or_less() -> None:
    """OSO-185 OSO-186: who picks one up holds one more, who puts one down one less; so does what lies there."""
    t = story("kees paul", scenario=WORD, kees={"at": "c2", "alibi": 3, "goods": {"money": 1}}, lying={"c2": 5}, safety=HIGH)
    for carried in (1, 2):
        play(t, "pick_up:kees")
        assert (goods(t, "kees"), state(t)["lying"]) == ({"money": 1, "bundle": carried}, {"c2": 5 - carried})
        assert t.view(0)["characters"][0]["held"] == 1 + carried
    assert "pick_up:kees" not in keys(t)
    play(t, "put_down:kees")
    assert (goods(t, "kees"), state(t)["lying"]) == ({"money": 1, "bundle": 1}, {"c2": 4})
    # The Alibi limits bundles as it limits resources (OSO-51).
    t = story("kees paul", scenario=WORD, kees={"at": "c2", "alibi": 2, "goods": {"money": 2}}, lying={"c2": 5}, safety=HIGH)
    assert "pick_up:kees" not in keys(t)


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_leo_keeps_his_token_from_four_up(face: int) -> None:
    """R62: if the supply has one, which it has: it was just spent."""
    for others in (0, 4):
        t = story(
            "leo paul",
            leo={"at": "c1", "goods": {"immunity": 1}},
            paul={"goods": {"immunity": others} if others else {}},
            roads={"a": ["policeman"]},
            dice=[face],
        )
        play(t, "morale:leo", "act:move", "move:a", "pass:immunity")
        assert goods(t, "leo") == ({"immunity": 1} if face >= 4 else {})


@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("switch", [True, False])
def test_hanneke_takes_the_other_result_or_keeps_her_own(first: int, switch: bool) -> None:
    """R56: Control card 1 costs a soldier's prisoner 1 Alibi by the first answer and 2 by the second."""
    t = story("hanneke paul", hanneke={"at": "c1", "alibi": 6}, roads={"a": ["soldier"]}, control="ct01")
    play(t, "morale:hanneke", "act:move", "move:a", f"answer:{first}", "switch:take_other" if switch else "switch:keep")
    assert alibi(t, "hanneke") == 6 - (3 - first if switch else first)


def test_a_scenario_from_outside_begins_with_nothing_of_its_own() -> None:
    """What it does not say is none: no tasks, no actions, no goal."""
    plain = Scenario()
    numbers = [plain.goal_for(3), plain.hunger_start(3, Level(8, "a")), plain.takes(None, 1)]
    assert [*numbers, plain.task_cost(None, 1), plain.task_action(None, 1), plain.open_tasks(None, 3)] == [0] * 6
    assert (plain.actions(None, 0), plain.steps(), plain.number) == ([], [], 0)


def test_people_come_along_when_no_road_is_used() -> None:
    """R58 R72: the skipper takes one of those in hiding at the same place, or nobody."""
    t = story(
        "kees paul",
        scenario="arbeitseinsatz",
        paul={"at": "c4"},
        people={"h1": "c4", "h3": "l1", "h9": "c4"},
        safety=HIGH,
        helper_1="hp12",
    )
    t = next_comes(t, ["TakeHelper", 0, 0])
    play(t, "helper:1", "ferry:paul")
    places = [spot for spot in SPOTS if spot != "c4"]
    assert keys(t) == [
        "go:stay",
        *(f"go:{spot}" for spot in places),
        *(f"go:{spot}:{who}" for who in ("h1", "h9") for spot in places),
    ]
    play(t, "go:l5:h9")
    people = state(t)["people"]
    assert (person(t, "paul")["at"], people["h1"], people["h3"], people["h9"]) == ("l5", "c4", "l1", "l5")


def test_each_phase_is_called_by_its_name_while_something_is_asked_in_it() -> None:
    """OSO-67: by day, in the Danger phase, in the Patrolling phase; then nobody is in turn."""
    t = story("kees paul", safety=HIGH)
    assert (state(t)["phase"], state(t)["turn"]) == ("action", "kees")
    night: Json = {"kees": {"at": "c7", "alibi": 5}, "paul": {"at": "l6", "alibi": 10}, "safety": {**HIGH, "c7": 1}, "raid": "r16"}
    t = story("kees paul", phase="danger", **night)
    assert (state(t)["phase"], state(t)["turn"], keys(t)[0]) == ("danger", None, "step:kees:f")
    for phase in ("danger", "patrolling"):
        kees: Json = {"at": "c1", "alibi": 10, "goods": {}}
        paul: Json = {"at": "c7", "alibi": 10}
        given: Json = {"kees": kees, "paul": paul, "safety": {**HIGH, "c7": 2}, "roads": {"g": ["soldier"]}, "raid": "r16"}
        t = story("kees paul", phase=phase, patrolling="p_yellow_1", **given)
        assert (state(t)["phase"], state(t)["turn"], keys(t)[0]) == ("patrolling", None, "step:paul:f")


def test_a_token_that_was_not_found_is_not_searched_for_again() -> None:
    """R15: one roll for each that was there when the raid began; the newspaper is rolled for once, found or not."""
    t = story(
        "anton paul",
        scenario="arbeitseinsatz",
        anton={"at": "l6"},
        paul={"at": "l6"},
        people={"h1": "c5", "h4": "c5"},
        newspapers={"at": ["c5"], "left": 2},
        safety=HIGH,
        raid="r05",
        dice=[1, 1, 1, 1, 1, 1],
        morale=9,
    )
    t = next_comes(t, ["Strike", 0, SPOTS.index("c5")])
    assert set(keys(t)) == {"search:h1", "search:h4", "search:newspaper"}
    play(t, "search:newspaper")
    assert set(keys(t)) == {"search:h1", "search:h4"}
    play(t, "search:h4")
    assert "card:anton_1" in keys(t)
    assert (state(t)["newspapers"]["at"], state(t)["people"]["h1"], state(t)["people"]["h4"]) == (["c5"], "c5", "c5")


@pytest.mark.parametrize("end", [["move:a", "move:stop"], ["move:a", "move:c"], ["ticket:l6"]])
def test_a_move_that_is_over_leaves_nothing_under_way(end: list[str]) -> None:
    """OSO-93 R53: whether it was stopped, led as far as it could, or went by Ticket."""
    t = story("kees paul", kees={"at": "c1", "goods": {"ticket": 1}}, roads={}, safety=HIGH)
    play(t, "morale:kees", "act:move")
    assert state(t)["move"]["mover"] == "kees"
    play(t, *end)
    assert "card:kees_1" in keys(t)
    assert "move" not in state(t)
    stopped = story("suze paul", suze={"at": "c1"}, roads={"a": ["soldier"]}, control="ct27", safety=HIGH)
    play(stopped, "morale:suze", "act:move", "move:a", "answer:1")
    assert ("card:suze_1" in keys(stopped), "move" in state(stopped)) == (True, False)


@pytest.mark.parametrize(("lying", "offered"), [(9, True), (10, True), (11, False)])
def test_an_edition_is_printed_while_a_bundle_is_left(lying: int, offered: bool) -> None:
    """OSO-190 R77: twelve exist; here one is carried."""
    kees: Json = {"at": "c2", "goods": {"money": 1, "information": 1, "bundle": 1}}
    t = story("kees paul", scenario=WORD, kees=kees, lying={"c2": lying}, safety=HIGH)
    play(t, "morale:kees")
    assert ("act:print" in keys(t)) == offered
    if offered:
        play(t, "act:print")
        assert state(t)["lying"] == {"c2": min(lying + 2, 11)}


@pytest.mark.parametrize("spot", SPOTS)
def test_a_food_trek_needs_the_countryside_and_the_money(spot: str) -> None:
    """OSO-207: three Rations at the Farm, two elsewhere."""
    for money in (0, 1):
        t = story("kees paul", kees={"at": spot, "goods": {"money": money} if money else {}}, safety=HIGH)
        play(t, "morale:kees")
        assert ("act:trek" in keys(t)) == (spot.startswith("l") and money == 1)
        if "act:trek" in keys(t):
            play(t, "act:trek")
            assert goods(t, "kees") == {"ration": 3 if spot == "l4" else 2}


def test_a_location_action_under_way_is_kept_under_its_name() -> None:
    """OSO-111 to OSO-126: positions on file call a text by its tile."""
    t = story("kees paul", kees={"at": "l2", "goods": {"information": 1}}, safety=dict.fromkeys(HIGH, 3))
    play(t, "morale:kees", "act:windmill", "safety:l1")
    again = read_again(t)
    assert again.position()["asking"][0] == "windmill.0"
    play(again, "safety:l3", "safety:enough")
    assert [safety(again, spot) for spot in ("l1", "l2", "l3")] == [4, 3, 4]


def test_many_bundles_and_a_newspaper_are_all_searched_for() -> None:
    """R15: nine bundles and Anton's newspaper lie at one place: ten rolls, whichever comes first."""
    people: Json = {"anton": {"at": "l6"}, "paul": {"at": "l6"}}
    t = story(
        "anton paul",
        scenario=WORD,
        lying={"c5": 9},
        newspapers={"at": ["c5"], "left": 2},
        raid="r05",
        dice=[1] * 20,
        safety=HIGH,
        **people,
    )
    t = next_comes(t, ["Strike", 0, SPOTS.index("c5")])
    play(t, "search:newspaper")
    while any(key.startswith("search:") for key in keys(t)):
        play(t, keys(t)[0])
    assert len([event for event in t.events(None) if event["event"] == "searched"]) == 10
    assert (state(t)["lying"], state(t)["newspapers"]["at"]) == ({"c5": 9}, ["c5"])
