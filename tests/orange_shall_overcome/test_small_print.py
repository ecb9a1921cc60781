"""The clauses that matter now and then: told with neighbours that must not be touched, and with somebody who stands elsewhere."""

from __future__ import annotations

from pathlib import Path
from random import Random

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
    events,
    goods,
    keys,
    next_comes,
    play,
    read_again,
    road,
    safety,
    state,
    story,
)
from packs.files import written
from packs.orange_files import MANIFEST
from parlour.games.orange_shall_overcome.board import ROAD_IDS
from parlour.games.orange_shall_overcome.packed_box import CONTENT, character_file
from parlour.games.orange_shall_overcome.roads import downgrade, intensify
from parlour.games.orange_shall_overcome.state import POLICEMAN, SOLDIER, Resistance

PATROLS = [card for card in parlour.title(GAME).catalogue()["cards"] if card["deck"] == "patrolling"]
ROADS = {entry["id"]: entry for entry in parlour.title(GAME).catalogue()["roads"]}
SPOT = {spot: n for n, spot in enumerate(SPOTS)}


@pytest.mark.parametrize("spot", SPOTS)
def test_a_raid_elsewhere_does_not_keep_safety_from_changing(spot: str) -> None:
    """OSO-53 OSO-54 R14: only the location being raided cannot change."""
    others = [other for other in SPOTS if other != spot]
    for raided in ([], others):
        t = story("kees paul", kees={"at": spot}, safety={**HIGH, spot: 4}, raiding=raided, dice=[1])
        play(t, "morale:kees", "act:raise_safety")
        assert safety(t, spot) == 5
        t = next_comes(story("kees paul", safety=HIGH, raiding=raided), ["LowerSafety3", 0, SPOT[spot]])
        assert safety(t, spot) == 5
    t = story("kees paul", kees={"at": spot}, safety={**HIGH, spot: 4}, raiding=[spot], dice=[1])
    play(t, "morale:kees", "act:raise_safety")
    assert safety(t, spot) == 4


@pytest.mark.parametrize("spot", ["c1", "c5"])
def test_only_who_is_at_the_raided_location_may_spend_information(spot: str) -> None:
    """R6: at a search anybody there may roll again, nobody elsewhere; without Information nobody is asked."""
    t = story(
        "kees paul mies",
        scenario="arbeitseinsatz",
        kees={"at": "l6", "goods": {}},
        paul={"at": spot, "goods": {"information": 1}},
        mies={"at": "c4", "goods": {"information": 1}},
        people={"h1": spot},
        safety=HIGH,
        raid="r05",
        dice=[6, 5],
        picks=["h5"],
    )
    t = next_comes(t, ["Strike", 0, SPOT[spot]])
    assert set(keys(t)) == {"roll:keep", "roll:again:paul:1", "roll:again:paul:2"}
    assert set(asked(t).seats) == {0, 1}


def test_a_location_counts_as_raided_until_its_raid_is_over() -> None:
    """R14: Safety there cannot change meanwhile; afterwards it can."""
    t = story("kees paul", kees={"at": "c7"}, paul={"at": "l6"}, safety=HIGH, raid="r16")
    t = next_comes(t, ["Strike", 0, SPOT["c7"]])
    assert keys(t, 0)[0].startswith("step:kees:")
    assert state(t)["raiding"] == ["c7"]
    play(t, keys(t)[0])
    assert state(t)["raiding"] == []


@pytest.mark.parametrize("alibi_before", [1, 2])
def test_an_alibi_that_falls_below_zero_is_lost_all_the_same(alibi_before: int) -> None:
    """OSO-44 OSO-47: at 0 or what would be less the character is arrested and the game is over."""
    t = story(
        "paul kees", paul={"at": "c1", "alibi": alibi_before, "goods": {}}, roads={"a": ["soldier"]}, control="ct01", safety=HIGH
    )
    play(t, "card:paul_1", "act:move", "move:a", "answer:2")
    assert (alibi(t, "paul"), t.decision) == (0, None)
    assert t.outcome is not None
    assert not t.outcome.winners


@pytest.mark.parametrize("card", [entry["id"] for entry in PATROLS])
@pytest.mark.parametrize(
    "pair", [("policeman", "soldier"), ("soldier", "policeman"), ("policeman", "policeman"), ("soldier", "soldier")]
)
def test_both_tokens_of_a_road_patrol_soldiers_first(card: str, pair: tuple[str, str]) -> None:
    """OSO-138 R4 R12: each token of the kinds named follows its arrow once; a road holds two."""
    printed = next(entry for entry in PATROLS if entry["id"] == card)
    moves = {move["kind"]: move["arrow"] for move in printed["moves"]}
    going = [kind for kind in sorted(pair, reverse=True) if kind in moves]
    for letter, entry in ROADS.items():
        if entry["area"] != printed["area"] or not going:
            continue
        expected = {letter: list(pair)}
        for kind in going:
            goal = expected.setdefault(entry["arrows"][moves[kind]]["to"], [])
            if len(goal) < 2:
                expected[letter].remove(kind)
                goal.append(kind)
        people: Json = {"kees": {"at": "c1", "alibi": 9}, "paul": {"at": "l6", "alibi": 9}}
        t = story("kees paul", phase="patrolling", roads={letter: list(pair)}, safety=HIGH, patrolling=card, dice=[3], **people)
        standing = {name: sorted(road(t, name)) for name in ROADS if road(t, name)}
        assert standing == {name: sorted(kinds) for name, kinds in expected.items() if kinds}


def test_only_anton_leaves_newspapers_and_only_where_none_lies() -> None:
    """R70: nobody else is offered one, nor he himself where one lies or after he left one in this round."""
    for first, lying, offered in (("anton", [], True), ("anton", ["c1"], False), ("paul", [], False)):
        names = "anton paul" if first == "anton" else "paul anton"
        people: Json = {"anton": {"at": "c1"}, "paul": {"at": "c1"}}
        t = story(names, newspapers={"at": lying, "left": 3}, safety=HIGH, **people)
        play(t, f"card:{first}_1")
        assert ("act:newspaper" in keys(t)) == offered
        play(t, "act:gather_information")
        assert ("after:newspaper" in keys(t)) == offered


def test_the_armband_does_not_help_somebody_who_is_arrested() -> None:
    """OSO-47 OSO-188: when a carried bundle costs the last Alibi, nothing is given back."""
    mies: Json = {"at": "c1", "alibi": 2, "goods": {"bundle": 1}}
    t = story("mies paul", scenario="the_word_must_travel", mies=mies, roads={"a": ["soldier"]}, control="ct01", safety=HIGH)
    play(t, "card:mies_2")
    while t.decision is not None and "move:a" not in keys(t):
        play(t, next((key for key in keys(t) if key in {"act:bonus", "act:move"}), keys(t)[0]))
    play(t, "move:a", "answer:1")
    assert (alibi(t, "mies"), t.decision) == (0, None)


def patrolled(printed: Json, standing: dict[str, list[str]]) -> tuple[dict[str, list[str]], list[tuple[str, str, str]]]:
    """Return where the tokens stand after a Patrolling card and how they moved: by letter, soldiers first, two to a road."""
    arrows = {move["kind"]: move["arrow"] for move in printed["moves"]}
    stands = {letter: list(kinds) for letter, kinds in standing.items()}
    moved = []
    for letter in sorted(standing):
        for kind in sorted(standing[letter], reverse=True):
            goal = ROADS[letter]["arrows"][arrows[kind]]["to"] if kind in arrows else letter
            if goal != letter and len(stands.setdefault(goal, [])) < 2:
                stands[letter].remove(kind)
                stands[goal].append(kind)
                moved.append((letter, goal, kind))
    return {letter: sorted(kinds) for letter, kinds in stands.items() if kinds}, moved


@pytest.mark.parametrize("card", [entry["id"] for entry in PATROLS])
def test_a_whole_area_patrols_by_letter(card: str) -> None:
    """OSO-138 R4 R12 R67: one token after the other, so that the first to move decides who is blocked."""
    printed = next(entry for entry in PATROLS if entry["id"] == card)
    letters = [letter for letter, entry in ROADS.items() if entry["area"] == printed["area"]]
    dice = Random(card)
    fillings = [["soldier", "policeman"], ["soldier"], ["policeman"], ["policeman", "soldier"]]
    for _ in range(12):
        standing = {letter: dice.choice(fillings) for letter in letters}
        people: Json = {"kees": {"at": "c1", "alibi": 10}, "paul": {"at": "l6", "alibi": 10}}
        t = story("kees paul", phase="patrolling", roads=standing, safety=HIGH, patrolling=card, **people)
        stands, moves = patrolled(printed, standing)
        told = [event for event in t.events(None) if event["event"] == "patrol_moved"]
        assert [(event["from"], event["to"], event["kind"]) for event in told] == moves
        assert {name: sorted(road(t, name)) for name in ROADS if road(t, name)} == stands


@pytest.mark.parametrize("kind", RESOURCES)
@pytest.mark.parametrize("n", [1, 2, 4])
def test_any_resource_can_be_lost(kind: str, n: int) -> None:
    """R35: whoever has resources of whatever kind gives one; only who has none pays otherwise."""
    t = story("paul kees", paul={"at": "c1", "alibi": 8, "goods": {kind: n}}, roads={"a": ["soldier"]}, control="ct08", safety=HIGH)
    play(t, "card:paul_1", "act:move", "move:a", "answer:2")
    assert (goods(t, "paul").get(kind, 0), alibi(t, "paul")) == (n - 1, 8)


@pytest.mark.parametrize("kind", ["bundle", "ticket", "immunity"])
@pytest.mark.parametrize("n", [1, 2])
def test_what_is_no_resource_cannot_be_lost_as_one(kind: str, n: int) -> None:
    """R35 R77: bundles, Tickets and Travel Immunity tokens are never taken as resources."""
    paul: Json = {"at": "c1", "alibi": 8, "goods": {kind: n}}
    t = story("paul kees", scenario="the_word_must_travel", paul=paul, roads={"a": ["soldier"]}, control="ct08", safety=HIGH)
    play(t, "card:paul_1", "act:move", "move:a", *(["pass:control"] if kind == "immunity" else []), "answer:2")
    # OSO-188: a controlled bundle costs 1 more.
    assert (goods(t, "paul"), alibi(t, "paul")) == ({kind: n}, 5 if kind == "bundle" else 6)


def test_between_two_movements_everybody_does_what_is_their_own() -> None:
    """OSO-90 OSO-186: Paul moves; Kees, whom he meets, may offer something; Mies elsewhere may put down what she carries."""
    t = story(
        "paul kees mies",
        scenario="the_word_must_travel",
        paul={"at": "c1", "goods": {}},
        kees={"at": "c2", "goods": {"money": 1}},
        mies={"at": "l6", "goods": {"bundle": 1}},
        roads={},
        safety=HIGH,
    )
    play(t, "card:paul_1", "act:move", "move:a")
    assert [key for key in keys(t, 0) if key.startswith(("share", "put_down", "pick_up"))] == ["share:paul:kees"]
    assert keys(t, 1) == ["share:kees:paul"]
    assert keys(t, 2) == ["put_down:mies"]
    assert "move:stop" in keys(t, 0)
    t.choose("share:kees:paul", 1)
    assert set(asked(t).seats) == {1}
    play(t, "give:money", "propose:agreement", "agree:yes")
    assert (goods(t, "kees"), goods(t, "paul")) == ({}, {"money": 1})
    t.choose("put_down:mies", 2)
    assert goods(t, "mies") == {}
    assert "move:stop" in keys(t, 0)


def test_nobody_without_information_is_asked_about_a_roll() -> None:
    """R6: and nobody reads of a choice there was not."""
    t = story("kees paul", kees={"at": "c1"}, safety={**HIGH, "c1": 4}, dice=[2])
    play(t, "morale:kees", "act:raise_safety")
    assert "dice_rolled" in events(t, 0)
    assert "only_option_taken" not in events(t, 0)


@pytest.mark.parametrize("spot", ["c1", "c2", "l6"])
def test_cornelia_changes_two_tokens_wherever_she_is(spot: str) -> None:
    """R46: then her Alibi rises, and she is asked no more."""
    t = story("cornelia paul", cornelia={"at": spot, "alibi": 8, "goods": {"money": 5}}, safety=HIGH)
    play(t, "special:cornelia_3", "swap:money:ration", "swap:money:network")
    assert not [key for key in keys(t) if key.startswith("swap:")]
    assert (goods(t, "cornelia"), alibi(t, "cornelia")) == ({"money": 3, "ration": 1, "network": 1}, 9)


def test_occupier_tokens_come_from_a_supply_and_go_back_there() -> None:
    """R9 R10 OSO-150 OSO-151: a policeman placed is one less, one taken off is one more, one who turns is neither."""
    t = story("kees paul", roads={"a": ["policeman"], "b": ["soldier"]}, safety=HIGH)
    g = t.game
    assert isinstance(g, Resistance)
    left = []
    for letter, kind in (("c", None), ("c", None), ("b", SOLDIER), ("b", POLICEMAN), ("a", POLICEMAN)):
        if kind is None:
            intensify(g, ROAD_IDS.index(letter))
        else:
            downgrade(g, ROAD_IDS.index(letter), kind)
        left.append(t.view(0)["supply"]["occupier_tokens"])
    assert left == [17, 17, 17, 18, 19]


def test_each_token_is_searched_for_once() -> None:
    """OSO-59 R15: a bundle that was not found still lies there, and only the newspaper is left to be searched for."""
    t = story(
        "anton paul",
        scenario="the_word_must_travel",
        anton={"at": "c1", "goods": {}},
        paul={"at": "l6", "goods": {}},
        newspapers={"at": ["c1"], "left": 3},
        lying={"c1": 1},
        safety=HIGH,
        raid="r05",
        dice=[1, 1, 1, 1],
    )
    t = next_comes(t, ["Strike", 0, SPOT["c1"]])
    assert [key.startswith("search:") for key in keys(t)] == [True, True]
    play(t, next(key for key in keys(t) if "newspaper" not in key))
    assert state(t)["lying"] == {"c1": 1}
    assert not [key for key in keys(t) if key.startswith("search:")]
    assert [event["token"] for event in t.events(0) if event["event"] == "searched"] == ["bundle", "newspaper"]


def test_after_the_last_turn_it_is_nobodys() -> None:
    """R28 R45: everybody may still use a Morale card, and the view names no character in turn."""
    paul = {"hand": ["paul_1"], "occupier": "o2_04"}
    t = story("kees paul", kees={"hand": []}, paul=paul, turn="paul", morale=8, safety=HIGH)
    assert t.view(0)["turn"] == "paul"
    play(t, "discard:paul_1")
    assert "pass:1" in keys(t)
    assert (t.view(0)["turn"], state(t)["turn"]) == (None, None)


def test_a_card_about_requirement_tokens_does_nothing_where_there_are_none() -> None:
    """R76: neither is Morale lost nor anybody asked."""
    t = next_comes(story("kees paul", morale=8, safety=HIGH), ["os1_1.0", 0, 0])
    assert (state(t)["morale"], [key for key in keys(t) if key.startswith("hide:")]) == (8, [])


def test_only_tokens_that_lie_face_up_are_turned_down() -> None:
    """R76: those that lie face down already are no choice, and do not count as two."""
    tokens = {"c1": "q01", "c2": "q02", "c3": "q04"}
    for up, offered, morale in ((["c1", "c3"], ["hide:c1", "hide:c3"], 8), (["c2"], [], 7)):
        t = story("kees paul", scenario="expanding_the_network", requirements=tokens, face_up=up, morale=8, safety=HIGH)
        t = next_comes(t, ["os1_1.0", 0, 0])
        assert ([key for key in keys(t) if key.startswith("hide:")], state(t)["morale"]) == (offered, morale)


@pytest.mark.parametrize(("spot", "marks", "offered"), [("c1", {"c1": 2}, True), ("c1", {"c1": 3}, False), ("c3", {}, False)])
def test_meals_are_served_at_kitchens_that_still_take_some(spot: str, marks: dict[str, int], offered: bool) -> None:
    """OSO-202 OSO-208: with two characters a kitchen takes three."""
    t = story("kees paul", kees={"at": spot, "goods": {"ration": 3}}, marks=marks, morale=8, safety=HIGH)
    play(t, "morale:kees")
    assert ("act:serve" in keys(t)) is offered


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_resolves_the_card_picks_the_line(seat: int) -> None:
    """R79 OSO-197: of several halted lines, whichever step asks."""
    t = story("kees paul", scenario="the_trains_stand_still", halted=["d", "f"], roads={}, safety=HIGH)
    for step, it in (("LoseLine", -1), ("os4_6", 0)):
        asking = next_comes(t, [step, seat, it])
        assert (set(asked(asking).seats), set(keys(asking))) == ({seat}, {"line:d", "line:f"})


@pytest.mark.parametrize(("boxed", "back"), [(2, 1), (1, 0), (0, 0)])
def test_with_five_one_card_less_goes_back_and_never_less_than_none(boxed: int, back: int) -> None:
    """OSO-23: of Threat level 1; of level 2 as many as ever."""
    t = parlour.new(GAME, seed=1, players=5, figures={"rules.boxed": boxed})
    g = t.game
    assert isinstance(g, Resistance)
    levels = [g.setup.content.occupiers[card].level for card in g.box]
    assert (levels.count(1), levels.count(2)) == (back, boxed)


def test_who_was_brought_to_safety_is_not_drawn_again() -> None:
    """OSO-176 R58: people undrawn and people out of the game are two things, also on file."""
    t = story("kees paul", scenario="arbeitseinsatz", people={"h1": "out", "h2": "c5", "h3": "undrawn"}, safety=HIGH)
    assert [state(read_again(t))["people"][name] for name in ("h1", "h2", "h3")] == ["out", "c5", "undrawn"]


def test_morale_that_would_fall_below_zero_is_lost_like_any_other() -> None:
    """OSO-41 OSO-43: an arrest costs 2 Morale, and only 1 is left."""
    trains = {"scenario": "the_trains_stand_still", "kees": {"at": "c7"}, "paul": {"at": "l6"}, "safety": HIGH}
    t = story("kees paul", **trains, lying={"c2": 1}, morale=1, raid="r05", dice=[6, 6])
    t = next_comes(t, ["Strike", 0, SPOT["c2"]])
    assert t.outcome is not None
    assert not t.outcome.winners
    assert (state(t)["morale"], t.outcome.reason) == (0, "Morale has reached 0. The group lost.")


@pytest.mark.parametrize("people", ["kees paul", "kees paul mies"])
def test_each_location_is_raided_before_the_next_one_loses_its_safety(people: str) -> None:
    """R14 R50: a raid comes before anything else, also before the rest of the text that brought it."""
    spots = ["c2", "c4", "l6"][: len(people.split())]
    at = {name: {"at": spot, "alibi": 8} for name, spot in zip(people.split(), spots, strict=True)}
    at["kees"] |= {"hand": ["kees_1"], "occupier": "os1_2"}
    t = story(people, scenario="expanding_the_network", **at, safety={**HIGH, **dict.fromkeys(spots, 1)}, raid="r01", seed=3)
    play(t, "discard:kees_1")
    course = [event for event in t.events(None) if event["event"] in {"safety_changed", "raid_ended"} and event["spot"] in spots]
    expected = [(name, spot) for spot in spots for name in ("safety_changed", "raid_ended")]
    assert [(event["event"], event["spot"]) for event in course] == expected


def test_nobody_without_resources_is_asked_what_to_change() -> None:
    """R46: Cornelia, with nothing to change, reads of no choice, and her Alibi rises all the same."""
    t = story("cornelia paul", cornelia={"at": "c1", "alibi": 8, "goods": {}}, safety=HIGH)
    play(t, "special:cornelia_3")
    assert alibi(t, "cornelia") == 9
    assert "only_option_taken" not in events(t, 0)


def test_whether_a_patrol_moved_is_noted_anew_for_each_card() -> None:
    """R11 R68: an extra card moved a policeman by day; at night no token moves, so the second effect applies."""
    t = story(
        "kees paul",
        turn="paul",
        kees={"at": "l6"},
        paul={"at": "l6", "hand": ["paul_1"], "occupier": "o2_11"},
        roads={"a": ["policeman"]},
        safety=HIGH,
        patrolling="p_red_3 p_green_3",
    )
    play(t, "discard:paul_1")
    assert {name: road(t, name) for name in ("a", "b", "n")} == {"a": [], "b": ["policeman"], "n": []}
    play(t, "pass:1", "pass:2")
    assert road(t, "n") == ["policeman"]


@pytest.mark.parametrize(
    ("scenario", "lost", "lying", "people"),
    [("arbeitseinsatz", 2, {}, {"h1": "c2"}), ("the_trains_stand_still", 3, {"c2": 1}, {})],
)
def test_at_the_last_arrest_everybody_loses_at_once(scenario: str, lost: int, lying: Json, people: Json) -> None:
    """OSO-183 OSO-201 R84: nothing happens after it, not even the end of the raid."""
    tokens = {"people": people} if people else {"lying": lying}
    t = story("kees paul", scenario=scenario, lost=lost, **tokens, safety=HIGH, raid="r05", dice=[6, 6])
    t = next_comes(t, ["Strike", 0, SPOT["c2"]])
    assert t.outcome is not None
    assert (t.outcome.winners, events(t)[-1]) == ((), "ended")
    assert "raid_ended" not in events(t)


def test_when_morale_is_gone_nobody_loses_alibi_any_more() -> None:
    """R84 OSO-181: an arrest costs the last 3 Morale; the game is over before it costs everybody 1 Alibi."""
    t = story("kees paul", scenario="arbeitseinsatz", people={"h1": "c2"}, morale=3, safety=HIGH, raid="r05", dice=[6, 6])
    before = alibi(t, "kees"), alibi(t, "paul")
    t = next_comes(t, ["Strike", 0, SPOT["c2"]])
    assert t.outcome is not None
    assert (alibi(t, "kees"), alibi(t, "paul")) == before


def test_after_the_first_arrest_of_a_character_nobody_else_loses_alibi() -> None:
    """R84 OSO-47: a patrol that passes everybody takes from one after the other, and so does a text about several characters."""
    people: Json = {"kees": {"at": "c1", "alibi": 1}, "paul": {"at": "c1", "alibi": 5}}
    t = story("kees paul", phase="patrolling", roads={"a": ["soldier"]}, safety=HIGH, patrolling="p_red_1", **people)
    assert (t.decision, alibi(t, "kees"), alibi(t, "paul"), safety(t, "c1")) == (None, 0, 5, 8)
    people["kees"] |= {"hand": ["kees_1"], "occupier": "o2_01"}
    t = story("kees paul", safety=HIGH, **people)
    play(t, "discard:kees_1")
    assert (t.decision, alibi(t, "kees"), alibi(t, "paul")) == (None, 0, 5)


@pytest.mark.parametrize(("turned", "left"), [("intensify", ["policeman", "soldier"]), ("downgrade", ["policeman"])])
def test_of_two_policemen_the_one_just_met_is_turned(turned: str, left: list[str]) -> None:
    """R54: also if it stands second; the first one is still to be met, as what it is."""
    t = story("kees paul", roads={"a": ["policeman", "policeman"]}, safety=HIGH)
    g = t.game
    assert isinstance(g, Resistance)
    g.road, g.met, g.to_meet = ROAD_IDS.index("a"), 1, 1
    if turned == "intensify":
        intensify(g, g.road)
    else:
        downgrade(g, g.road, POLICEMAN)
    assert (road(t, "a"), g.to_meet) == (left, 1)


def test_a_special_action_may_stand_on_any_card(tmp_path: Path) -> None:
    """OSO-83: in the box it is always the third one, in a pack it may be the first."""
    head = character_file(next(one for one in CONTENT.characters if one.id == "paul")).partition("[cards]")[0]
    cards = """[cards]
paul_1 = { special = "Gain(money, 2)" }
paul_2 = { bonus = "Gain(ration, 1)" }
paul_3 = { bonus = "Gain(information, 1)" }
"""
    pack = parlour.open_pack(written(tmp_path, {"pack.toml": MANIFEST, "characters/paul.toml": head + cards}))
    t = parlour.new(GAME, seed=1, packs=[pack], players=2, characters=["paul", "kees"], start_player="1")
    assert [key for key in keys(t, 0) if key.startswith("special:")] == ["special:paul_1"]
    before = goods(t, "paul")
    t.choose("special:paul_1", 0)
    assert goods(t, "paul") == {**before, "money": 2}
    assert "card:paul_2" in keys(t, 0)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_tokens_on_the_roads_have_left_the_supply(scenario: str) -> None:
    """OSO-29 R9: 20 policemen and soldiers in all, those of the scenario card among them."""
    t = parlour.new(GAME, seed=1, players=2, scenario=scenario, difficulty="hard")
    placed = sum(len(road(t, letter)) for letter in ROADS)
    assert (placed > 0, t.view(0)["supply"]["occupier_tokens"]) == (True, 20 - placed)


def test_a_newspaper_that_is_found_is_the_reason_told() -> None:
    """OSO-61 R70: it costs Anton Alibi wherever he is."""
    people: Json = {"anton": {"at": "l6", "alibi": 8, "goods": {}}, "paul": {"at": "c7", "goods": {}}}
    t = story("anton paul", newspapers={"at": ["c1"], "left": 3}, safety=HIGH, raid="r05", dice=[6, 6], **people)
    t = next_comes(t, ["Strike", 0, SPOT["c1"]])
    (lost,) = (event for event in t.events(0) if event["event"] == "alibi_changed")
    assert (alibi(t, "anton"), "the newspaper found" in lost["text"]) == (7, True)


def test_anton_may_leave_a_newspaper_again_in_the_next_round() -> None:
    """R70: once a round."""
    people: Json = {"anton": {"at": "c1", "used": 1}, "paul": {"at": "l6"}}
    t = story("anton paul", phase="patrolling", start="paul", safety=HIGH, roads={}, patrolling="p_red_3", **people)
    play(t, "card:anton_1")
    assert (state(t)["start"], "act:newspaper" in keys(t)) == ("anton", True)


@pytest.mark.parametrize("deck", ["raid", "patrolling"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_that_was_drawn_is_known_on_top_no_more(deck: str, seat: int) -> None:
    """R71: whoever has seen it, and only of this deck."""
    seen: list[Json] = [{}, {}]
    seen[seat] = {"raid": [1, 0], "patrolling": [1, 0]}
    t = story("kees paul", kees={"at": "l6"}, paul={"at": "l6"}, known=seen, raid="r05", roads={}, safety=HIGH)
    t = next_comes(t, ["Strike", 0, SPOT["c1"]] if deck == "raid" else ["RevealPatrol", 0, -1])
    other = "patrolling" if deck == "raid" else "raid"
    found = state(t)["known"]
    assert [tuple(entry.get(deck, (0, 0))) for entry in found] == [(0, 0), (0, 0)]
    assert tuple(found[seat].get(other, (0, 0))) == (1, 0)


def test_a_patrol_under_way_is_kept_whichever_card_it_is() -> None:
    """A raid that a patrol brings asks in the middle of it."""
    for card in [card for card in PATROLS if "policeman" in {move["kind"] for move in card["moves"]}]:
        arrow = next(move["arrow"] for move in card["moves"] if move["kind"] == "policeman")
        letter, entry = next((letter, entry) for letter, entry in ROADS.items() if entry["area"] == card["area"])
        passed = entry["arrows"][arrow]["via"]
        people: Json = {"kees": {"at": passed, "alibi": 9}, "paul": {"at": "l6", "alibi": 9}}
        roads = {letter: ["policeman"]}
        t = story(
            "kees paul", phase="patrolling", roads=roads, safety={**HIGH, passed: 1}, raid="r16", patrolling=card["id"], **people
        )
        assert keys(t, 0)[0].startswith("step:kees:")
        assert state(read_again(t))["patrol"]["card"] == card["id"]


def test_a_resource_to_be_lost_and_one_to_be_paid_are_told_apart_on_file() -> None:
    """R46 R47: a position at either question is read again as it was."""
    for step, verb in (("LoseOne", "lose"), ("PayOne", "pay")):
        t = story("kees paul", kees={"at": "c1", "goods": {"money": 1, "ration": 1}}, safety=HIGH)
        t = read_again(next_comes(t, [step, 0, -1]))
        assert keys(t) == [f"{verb}:kees:money", f"{verb}:kees:ration"]


def test_a_helper_deck_stays_empty_while_nothing_is_discarded() -> None:
    """R16 R17: nobody shuffles nothing, and only the other deck is offered."""
    helpers = [card["id"] for card in parlour.title(GAME).catalogue()["cards"] if card["deck"] == "helper"]
    t = story("kees paul", safety=HIGH, helper_1="", helper_2=helpers)
    t = next_comes(t, ["TakeHelper", 0, 0])
    assert "deck_shuffled" not in events(t)
    assert [event["card"] for event in t.events(0) if event["event"] == "helper_taken"] == [helpers[0]]


def test_a_helper_deck_that_was_made_anew_is_known_as_a_set() -> None:
    """R16 R17: its cards came from the open pile, so that a position says so from then on."""
    t = story("kees paul", safety=HIGH, helper_1="", helper_2="hp02", discards={"helper": ["hp05", "hp09"]})
    assert not state(t)["helpers_refilled"]
    t = next_comes(t, ["TakeHelper", 0, 0])
    assert len([event for event in events(t) if event == "deck_shuffled"]) == 1
    assert state(t)["helpers_refilled"]
    assert state(read_again(t))["helpers_refilled"]


@pytest.mark.parametrize("changed", [0, 1])
def test_cornelia_may_stop_changing_tokens(changed: int) -> None:
    """R46: what she has not changed stays as it is, and her Alibi rises all the same."""
    t = story("cornelia paul", cornelia={"at": "c1", "alibi": 8, "goods": {"money": 2, "information": 1}}, safety=HIGH)
    play(t, "special:cornelia_3", *["swap:money:ration"] * changed, "swap:enough")
    kept: Json = {"money": 1, "ration": 1, "information": 1} if changed else {"money": 2, "information": 1}
    assert (goods(t, "cornelia"), alibi(t, "cornelia")) == (kept, 9)
    assert events(t).count("swapped") == changed


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_gets_the_tokens_names_them(seat: int) -> None:
    """OSO-157: the seat of the character who took the Helper card, and no other."""
    names = ["kees", "paul"]
    t = story("kees paul", kees={"at": "c1", "goods": {}}, paul={"at": "c1", "goods": {}}, safety=HIGH, helper_1="hp26")
    t = next_comes(t, ["TakeHelper", seat, 0])
    play(t, "helper:1")
    assert set(asked(t).seats) == {seat}
    play(t, "take:ration", "take:money")
    assert (goods(t, names[seat]), goods(t, names[1 - seat])) == ({"ration": 1, "money": 1}, {})


@pytest.mark.parametrize("name", ["kees", "paul", "mies"])
def test_whoever_picks_a_bundle_up_carries_it(name: str) -> None:
    """OSO-186: and nobody else at the same place; so it is when it is put down."""
    people: Json = {other: {"at": "c2", "goods": {}} for other in ("kees", "paul", "mies")}
    t = story("kees paul mies", scenario="the_word_must_travel", lying={"c2": 2}, safety=HIGH, **people)
    play(t, f"pick_up:{name}")
    assert {other: goods(t, other) for other in people} == {other: {"bundle": 1} if other == name else {} for other in people}
    play(t, f"put_down:{name}")
    assert [goods(t, other) for other in people] == [{}, {}, {}]


def test_every_kind_of_token_changes_into_every_other() -> None:
    """R46: and the question in between is kept on file as it is, wherever Cornelia stands."""
    for old in RESOURCES:
        for new in [kind for kind in RESOURCES if kind != old]:
            t = story("cornelia paul", cornelia={"at": "l6", "alibi": 8, "goods": {old: 2}}, safety=HIGH)
            play(t, "special:cornelia_3", f"swap:{old}:{new}")
            again = read_again(t)
            play(again, f"swap:{old}:{new}")
            assert (goods(again, "cornelia"), alibi(again, "cornelia")) == ({new: 2}, 9)
