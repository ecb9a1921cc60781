# ruff: noqa: E501 - a story is told in one line where it can be
"""What the game is, what is in the box, and how it is set out (OSO-1 to OSO-40, R1 to R4, R32, R33, R75, R81, R91)."""

from __future__ import annotations

from collections import Counter

import pytest

import parlour
from orange_shall_overcome.stories import DIFFICULTIES, GAME, SCENARIOS, events, keys, state, story

TITLE = parlour.title(GAME)
CATALOGUE = TITLE.catalogue()


def test_one_to_five_players_who_win_or_lose_together() -> None:
    """OSO-1 OSO-2 OSO-37: 1 to 5 players, all on one side."""
    for players in range(1, 6):
        t = parlour.new(GAME, players=players)
        assert {seat.team for seat in t.seats} == {0}
        assert len(t.seats) == players
    for players in (0, 6):
        with pytest.raises(parlour.BadInput):
            parlour.new(GAME, players=players)
    assert TITLE.cooperative


def test_five_scenarios_and_four_difficulties() -> None:
    """OSO-3 OSO-5 OSO-19 OSO-38 OSO-39 OSO-154 R37: each scenario card has goals, rules, actions, lose conditions and four levels."""
    assert [scenario["id"] for scenario in CATALOGUE["scenarios"]] == SCENARIOS
    for scenario in CATALOGUE["scenarios"]:
        assert scenario["goal"]
        assert scenario["special_rules"]
        assert scenario["actions"]
        assert scenario["lose"]
        assert list(scenario["difficulty"]) == DIFFICULTIES
        assert all(level["policemen"] for level in scenario["difficulty"].values())


def test_what_is_in_the_box() -> None:
    """OSO-10 to OSO-17, R2, R3, OSO-65, OSO-153, OSO-156, OSO-157: the counts of tiles, cards and tokens."""
    sizes = Counter(card["deck"] for card in CATALOGUE["cards"])
    assert sizes == {
        "occupier": 58,
        "raid": 20,
        "patrolling": 20,
        "control": 38,
        "helper": 26,
        "morale_action": 5,
        "solo_action": 3,
        "character": 30,
    }
    assert len(CATALOGUE["locations"]) == 15
    assert len(CATALOGUE["characters"]) == 10
    assert all(len(character["cards"]) == 3 for character in CATALOGUE["characters"])
    assert len(CATALOGUE["requirement_tokens"]) == 12
    assert len(CATALOGUE["persons_in_hiding"]) == 9
    assert CATALOGUE["constants"]["occupier_tokens"] == 20
    assert [area["id"] for area in CATALOGUE["areas"]] == ["red", "yellow", "blue", "green", "brown"]
    occupiers = [card for card in CATALOGUE["cards"] if card["deck"] == "occupier"]
    for level in (1, 2):
        assert sum(card["level"] == level and card["set"] == "base" for card in occupiers) == 11
        for scenario in [*SCENARIOS, "reserve"]:
            assert sum(card["level"] == level and card["set"] == scenario for card in occupiers) == 3


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_board_is_set_out_as_the_scenario_says(scenario: str, difficulty: str) -> None:
    """OSO-18 OSO-20 OSO-21 OSO-29 OSO-30 OSO-35 OSO-52: tiles, Safety, occupiers and start Alibi."""
    t = parlour.new(GAME, seed=3, players=2, scenario=scenario, difficulty=difficulty, characters=["kees", "berend"])
    printed = next(entry for entry in CATALOGUE["scenarios"] if entry["id"] == scenario)
    tiles = {tile["id"]: tile for tile in CATALOGUE["locations"]}
    view = t.view(0)
    for spot in view["spots"]:
        assert spot["tile"] == printed["layout"][spot["id"]]
        assert spot["start_safety"] == tiles[spot["tile"]]["safety_start"]
    level = printed["difficulty"][difficulty]
    for road in view["roads"]:
        expected = ["policeman"] * (road["id"] in level["policemen"]) + ["soldier"] * (road["id"] in level["soldiers"])
        assert road["occupiers"] == expected
    assert all(character["alibi"] == level["start_alibi"] for character in view["characters"])


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_decks(players: int) -> None:
    """OSO-22 to OSO-28, OSO-66, OSO-130, OSO-159, OSO-15: level 1 upon level 2, some cards back in the box unseen."""
    t = parlour.new(GAME, seed=5, players=players)
    doc = state(t)
    dealt = [part["occupier"] for part in doc["characters"].values()]
    deck = dealt + doc["decks"]["occupier"]
    assert len(deck) == {1: 12, 2: 24, 3: 24, 4: 24, 5: 25}[players]
    levels = {card["id"]: card["level"] for card in CATALOGUE["cards"] if card["deck"] == "occupier"}
    first = 6 if players == 1 else 13 if players == 5 else 12
    assert [levels[card] for card in deck] == [1] * first + [2] * (len(deck) - first)
    assert len(doc["box"]) == 28 - len(deck)
    assert set(doc["box"]).isdisjoint(deck)
    assert [len(doc["decks"][name]) for name in ("raid", "patrolling", "control", "helper_1", "helper_2")] == [20, 20, 38, 13, 13]
    view = t.view(0)
    assert "box" not in view
    assert view["threat_level"] == 1


def test_the_reserve_cards_may_replace_those_of_the_scenario() -> None:
    """R2: a variant."""
    t = parlour.new(GAME, seed=5, players=2, reserve_cards=True)
    doc = state(t)
    everything = [*doc["decks"]["occupier"], *doc["box"], *(part["occupier"] for part in doc["characters"].values())]
    assert sum(card.startswith("ox_") for card in everything) == 6
    assert not [card for card in everything if card.startswith("os")]


@pytest.mark.parametrize(("players", "morale", "cards"), [(1, 4, 2), (2, 6, 2), (3, 8, 3), (4, 10, 4), (5, 12, 4)])
def test_morale_starts_by_the_number_of_characters(players: int, morale: int, cards: int) -> None:
    """OSO-31 R33 OSO-75: the start space and the Morale action cards beside it."""
    t = parlour.new(GAME, players=players, characters=["kees", "paul", "berend", "greet", "leo"][:players])
    assert t.view(0)["morale"] == morale
    assert t.view(0)["morale_cards"] == cards


def test_characters_and_what_they_bring() -> None:
    """OSO-32 OSO-33 OSO-34 OSO-62 OSO-63 OSO-64: three cards each, newspapers for Anton, a token for Leo, each character once."""
    t = parlour.new(GAME, players=2, characters=["anton", "leo"], scenario="hunger_winter")
    view = t.view(0)
    assert view["supply"]["newspapers"] == 6
    assert view["characters"][1]["goods"] == {"immunity": 1}
    assert view["characters"][0]["hand"] == ["anton_1", "anton_2", "anton_3"]
    with pytest.raises(parlour.BadInput, match="once"):
        parlour.new(GAME, players=2, characters=["leo", "leo"])


def test_start_locations() -> None:
    """OSO-36 R91: the scenario's own, else the first listed tile that is in play; several may start together."""
    t = parlour.new(GAME, players=2, characters=["kees", "berend"], scenario="expanding_the_network")
    assert {character["at"] for character in t.view(0)["characters"]} == {"c5"}
    for scenario, spot in (("arbeitseinsatz", "c3"), ("the_trains_stand_still", "l5")):
        t = parlour.new(GAME, players=1, characters=["kees"], scenario=scenario)
        assert t.view(0)["characters"][0]["at"] == spot


def test_the_start_player() -> None:
    """OSO-40 OSO-76: agreed, or the highest roll of both dice; ties roll again; then clockwise."""
    t = parlour.new(GAME, seed=2, players=3, start_player="2", characters=["kees", "paul", "berend"])
    assert t.view(0)["start_player"] == "paul"
    assert t.view(0)["turn"] == "paul"
    doc = t.position()
    del doc["state"]
    doc["stack"], doc["chance"] = [["SetOut", 0, -1]], {"dice": [6, 6, 6, 6, 1, 1, 1, 1, 2, 1]}
    doc["setup"]["start_player"] = "roll"
    doc.pop("asking")
    t = parlour.position(GAME, doc)
    assert t.view(0)["start_player"] == "paul"
    assert "start_player_rolled" in events(parlour.new(GAME, seed=2, players=3))


def test_a_player_may_run_several_characters() -> None:
    """R32 R81: each has its own cards, Alibi and Occupier card; the number of characters counts for the setup."""
    t = parlour.new(GAME, seed=1, players=2, characters=["kees", "paul", "berend"], start_player="1")
    assert [character["seat"] for character in t.view(0)["characters"]] == [0, 1, 0]
    assert t.view(0)["morale"] == 8
    own = [character["id"] for character in t.view(0)["characters"] if "occupier_card" in character]
    assert own == ["kees", "berend"]
    solo = parlour.new(GAME, seed=1, players=1, characters=["kees", "paul"])
    assert len(state(solo)["decks"]["occupier"]) == 22
    assert "solo_card" not in state(solo)
    with pytest.raises(parlour.BadInput, match="R32"):
        parlour.new(GAME, players=3, characters=["kees", "paul"])


def test_scenario_1_starts_shut() -> None:
    """OSO-165 R75 R30 OSO-16 OSO-152 OSO-115: all tiles inactive, nine of twelve tokens face down on the non-resource locations."""
    t = parlour.new(GAME, seed=4, players=2, scenario="expanding_the_network", characters=["kees", "berend"])
    view = t.view(0)
    assert not any(spot["active"] for spot in view["spots"])
    tokens = [spot["requirement"] for spot in view["spots"] if spot["requirement"]]
    assert len(tokens) == 9
    assert all(token == {"face_up": False, "token": None, "needs": None} for token in tokens)
    bare = {spot["tile"] for spot in view["spots"] if not spot["requirement"]}
    assert bare == {"bank", "cafe", "distribution_office", "meeting_office"}
    t.choose("morale:kees")
    assert "act:cafe" not in keys(t)
    assert t.why_not("act:cafe", 0).rule == "OSO-165"


def test_scenario_2_starts_with_one_person_for_each_character() -> None:
    """OSO-176 R61 R24: and nine tokens face up."""
    for players in (1, 3, 5):
        t = parlour.new(
            GAME,
            seed=4,
            players=players,
            scenario="arbeitseinsatz",
            characters=["kees", "berend", "greet", "leo", "suze"][:players],
        )
        view = t.view(0)
        assert len(view["people"]) == players
        found = {person["id"]: person["found_at"] for person in CATALOGUE["persons_in_hiding"]}
        tiles = {spot["id"]: spot["tile"] for spot in view["spots"]}
        assert all(tiles[person["at"]] == found[person["id"]] for person in view["people"])
        assert sum(bool(spot["requirement"] and spot["requirement"]["face_up"]) for spot in view["spots"]) == 9


def test_scenario_4_starts_with_seven_running_lines() -> None:
    """OSO-194 OSO-195: D, F, H, K, L, P and S, each with a face-up token; no Train Station."""
    t = parlour.new(GAME, seed=4, players=2, scenario="the_trains_stand_still")
    lines = {road["id"]: road["line"] for road in t.view(0)["roads"] if "line" in road}
    assert list(lines) == list("dfhklps")
    assert all(not line["halted"] and line["requirement"]["face_up"] for line in lines.values())
    assert "train_station" not in {spot["tile"] for spot in t.view(0)["spots"]}


def test_scenario_5_starts_hungry() -> None:
    """OSO-203 OSO-206: Hunger starts by characters and level; no Train Station."""
    starts = {"easy": [4, 3, 8, 6, 5], "medium": [4, 3, 8, 5, 6], "hard": [5, 3, 8, 5, 6], "extreme": [6, 3, 8, 5, 6]}
    for difficulty, expected in starts.items():
        tables = [parlour.new(GAME, players=n, scenario="hunger_winter", difficulty=difficulty) for n in range(1, 6)]
        assert [t.view(0)["hunger"] for t in tables] == expected
    t = parlour.new(GAME, players=1, scenario="hunger_winter")
    assert "train_station" not in {spot["tile"] for spot in t.view(0)["spots"]}


def test_terms_of_the_board() -> None:
    """OSO-146 OSO-148 OSO-142: seven City and six Countryside spots; roads join two spots; arrows leave by opposite ends."""
    kinds = [spot["kind"] for spot in CATALOGUE["spots"]]
    assert kinds == ["city"] * 7 + ["countryside"] * 6
    for road in CATALOGUE["roads"]:
        assert {road["arrows"]["white"]["via"], road["arrows"]["black"]["via"]} == set(road["ends"])
    t = story("kees paul", kees={"at": "c1"})
    t.choose("morale:kees")
    t.choose("act:move")
    assert [key for key in keys(t) if key.startswith("move:")] == ["move:a", "move:b"]
