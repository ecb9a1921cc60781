"""What the view counts for people: rounds, what the night will take, ways, prices, what a place is for."""

from __future__ import annotations

import random
from typing import Any

import pytest

import parlour
from orange_shall_overcome.stories import GAME, HIGH, SCENARIOS, Json, play, story
from parlour import Table
from parlour.games.orange_shall_overcome.effects import MY_LOCATION, SELF, Alibi, Safety, Sequence
from parlour.games.orange_shall_overcome.outlook import _sure_losses


def spot(t: Table, id: str, seat: int | None = 0) -> Any:
    return next(one for one in t.view(seat)["spots"] if one["id"] == id)


def line(t: Table, letter: str) -> Any:
    return next(one for one in t.view(0)["roads"] if one["id"] == letter)["line"]


def nights(scenario: str, seed: int) -> list[tuple[Json, list[Json]]]:
    """Return what the view said of each night before the last pass of the day, and what happened then."""
    chance = random.Random(seed)
    t = parlour.new(GAME, seed=seed, players=3, scenario=scenario, difficulty="easy")
    found = []
    for _ in range(400):
        if t.decision is None:
            break
        kept = [option for option in t.decision.options if not option.key.startswith("morale:")]
        option = next((option for option in kept if option.key.startswith("pass:")), chance.choice(kept))
        before = t.view(None)
        t.choose(option.key, seat=option.seat)
        news = t.events(since=t.moment)
        if option.key.startswith("pass:") and any(event["event"] == "danger_began" for event in news):
            found.append((before, news))
    return found


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_night_takes_what_was_foretold(scenario: str) -> None:
    """OSO-132 OSO-133 OSO-134 OSO-136: unless a raid comes between."""
    counted = 0
    for before, news in (night for seed in (1, 2, 3) for night in nights(scenario, seed)):
        names = [event["event"] for event in news]
        danger = news[names.index("danger_began") :]
        if "raid_began" in names or "patrol_revealed" not in names:
            continue
        taken = {one["id"]: 0 for one in before["spots"]}
        for event in danger[: [event["event"] for event in danger].index("patrol_revealed")]:
            if event["event"] == "safety_changed":
                taken[event["spot"]] -= event["change"]
        assert taken == {one["id"]: one["tonight"] for one in before["spots"]}
        counted += 1
    assert counted > 1


def test_whoever_holds_an_occupier_card_counts_its_sure_losses() -> None:
    """OSO-71: nobody else does; by a die's result nothing is sure."""
    t = story("kees paul", kees={"at": "c1", "alibi": 10, "occupier": "o1_04"}, paul={"alibi": 10}, safety=HIGH)
    assert [spot(t, "c1", seat)["tonight"] for seat in (0, 1, None)] == [1, 0, 0]


def test_in_the_middle_of_the_night_only_the_rest_is_counted() -> None:
    """R13: the resource part of a character is over, the Alibi part is still to come."""
    t = story("kees paul", kees={"at": "c1", "alibi": 5, "goods": {"money": 4}}, paul={"at": "c1", "alibi": 10})
    doc = t.position()
    doc["state"] |= {"phase": "danger", "turn": None}
    later = parlour.position(GAME, {**doc, "stack": [["DangerByAlibi", 0, -1], ["Care", 0, 0]]})
    assert spot(later, "c1")["tonight"] == 2


def test_of_the_tokens_only_those_not_yet_counted_are() -> None:
    """OSO-136 R13: at the location being counted the rest of them, at those after it all, before it none."""
    t = story("kees paul", scenario="arbeitseinsatz", people={"h1": "c2", "h2": "c3", "h3": "c3", "h4": "c5"}, safety=HIGH)
    doc = t.position()
    doc["state"] |= {"phase": "danger", "turn": None}
    for counting, expected in ((["DangerByTokens", 0, 2 | 2 << 4], [0, 1, 1]), (["DangerByTokens", 0, 2], [0, 2, 1])):
        later = parlour.position(GAME, {**doc, "stack": [counting, ["Care", 0, 0]]})
        assert [spot(later, id)["tonight"] for id in ("c2", "c3", "c5")] == expected


def test_paul_needs_fewer_moves() -> None:
    """OSO-93: three roads to a Move where others have two."""
    found = {}
    for name in ("paul", "kees"):
        t = story(f"{name} mies", **{name: {"at": "c1"}}, roads={}, safety=HIGH)
        found[name] = [max(len(one["way"]["roads"]) for one in t.view(0)["spots"] if one["way"]["moves"] == n) for n in (1, 2)]
    assert found == {"paul": [3, 5], "kees": [2, 4]}


def test_rounds_are_as_many_as_the_occupier_deck_has_cards_for() -> None:
    """OSO-70: the draw that cannot be made loses."""
    t = story("kees paul", round=4, occupier="o1_01 o1_02 o1_03 o1_05 o1_06")
    assert (t.view(0)["round"], t.view(0)["rounds"]) == (4, 6)


def test_ways_go_round_a_guard_if_that_is_not_far() -> None:
    t = story("kees paul", kees={"at": "c2"}, roads={"d": ["policeman"]}, safety=HIGH)
    assert spot(t, "c5")["way"] == {"roads": ["c"], "guarded": 0, "moves": 1}
    assert spot(t, "c3")["way"] == {"roads": ["c", "i", "j"], "guarded": 0, "moves": 2}
    assert "way" not in spot(t, "c3", None)
    long = story("kees paul", kees={"at": "c2"}, roads={"c": ["policeman"]}, safety=HIGH)
    assert spot(long, "l5")["way"] == {"roads": ["d", "j", "l", "q"], "guarded": 0, "moves": 2}
    both = story("kees paul", kees={"at": "c2"}, roads={"d": ["policeman"], "j": ["soldier"], "k": ["soldier"]}, safety=HIGH)
    assert spot(both, "c3")["way"] == {"roads": ["d"], "guarded": 1, "moves": 1}


def test_people_in_hiding_know_their_safe_way_or_that_there_is_none() -> None:
    """OSO-178: nobody in hiding passes a road with an occupier."""
    given: Json = {"scenario": "arbeitseinsatz", "people": {"h5": "c5"}}
    t = story("kees paul", roads={}, **given)
    (one,) = t.view(0)["people"]
    assert (one["number"], one["safe_at"], one["way"]) == (5, "l6", ["g", "t"])
    t = story("kees paul", roads={"g": ["policeman"], "f": ["soldier"]}, **given)
    assert t.view(0)["people"][0]["way"] == ["i", "h", "t"]
    t = story("kees paul", roads={"t": ["policeman"], "s": ["soldier"]}, **given)
    assert t.view(0)["people"][0]["way"] is None


def test_a_line_has_a_price_and_a_soldier_makes_it_dearer() -> None:
    """OSO-198 OSO-199 R79: and threatens it at night once it is halted."""
    given: Json = {"scenario": "the_trains_stand_still", "requirements": {"d": "q01"}}
    assert line(story("kees paul", roads={"d": ["policeman"]}, **given), "d")["price"] == {"money": 2, "network": 1}
    guarded = line(story("kees paul", roads={"d": ["soldier"]}, **given), "d")
    assert guarded["price"] == {"money": 2, "network": 1, "sabotage": 1}
    assert guarded["runs_again_on"] == 0
    halted = story("kees paul", roads={"d": ["soldier"]}, halted=["d", "f"], **given)
    assert [line(halted, letter)["runs_again_on"] for letter in "df"] == [2, 0]


@pytest.mark.parametrize(
    ("scenario", "more", "offers"),
    [
        ("expanding_the_network", {"active": ["c1"]}, {"c1": [], "c2": ["trust_1"], "c3": ["trust_2"]}),
        ("arbeitseinsatz", {"people": {"h5": "c5"}}, {"l6": ["save"], "c5": []}),
        ("the_word_must_travel", {"marks": {"c1": 1}}, {"c2": ["print"], "c1": [], "c6": ["deliver"], "c3": []}),
        ("the_trains_stand_still", {"lying": {"c2": 1}, "halted": ["k"]}, {"c2": ["halt", "strike_pay"], "l1": [], "c3": ["halt"]}),
        ("hunger_winter", {"marks": {"c1": 3}}, {"c1": [], "c2": ["serve"], "l1": ["trek"], "c3": []}),
    ],
)
def test_a_place_says_which_actions_of_the_scenario_it_is_for(scenario: str, more: Json, offers: dict[str, list[str]]) -> None:
    t = story("kees paul", scenario=scenario, **more)
    assert {id: spot(t, id)["offers"] for id in offers} == offers


@pytest.mark.parametrize(
    ("scenario", "more", "title", "risk"),
    [
        ("expanding_the_network", {}, "Turn 13 places active", None),
        ("arbeitseinsatz", {"lost": 1}, "Bring 5 to safety", (1, 3, "1 arrested; at 3 all is lost")),
        ("the_word_must_travel", {"lost": 2}, "Deliver 10 bundles", (2, 4, "2 seized; at 4 all is lost")),
        ("the_trains_stand_still", {}, "7 lines halted at once", (0, 4, "0 arrested; at 4 all is lost")),
        ("hunger_winter", {"hunger": 8}, "Serve 12 meals", (8, 10, "Hunger 8; at 10 all is lost")),
    ],
)
def test_goal_and_risk_are_said_in_boxes_and_words(scenario: str, more: Json, title: str, risk: Any) -> None:
    view = story("kees paul", scenario=scenario, **more).view(0)
    assert view["goal"]["title"] == title
    assert (view["risk"] and tuple(view["risk"].values())) == risk


def test_what_a_kitchen_takes_is_in_the_view() -> None:
    """OSO-202: with two characters three meals each."""
    t = story("kees paul", kees={"at": "c1", "goods": {"ration": 3}}, morale=5, safety=HIGH)
    play(t, "morale:kees", "act:serve")
    assert (spot(t, "c1")["marks"], spot(t, "c1")["takes"], spot(t, "c3")["takes"]) == (1, 3, 0)


@pytest.mark.parametrize(("money", "taken"), [(0, 0), (4, 2), (9, 3)])
def test_resources_still_to_be_counted_are(money: int, taken: int) -> None:
    """OSO-133: in the middle of the night, before the part of whoever holds them."""
    t = story("kees paul", kees={"at": "c1", "alibi": 10, "goods": {"money": money}}, paul={"at": "c1", "alibi": 10})
    doc = t.position()
    doc["state"] |= {"phase": "danger", "turn": None}
    later = parlour.position(GAME, {**doc, "stack": [["DangerByResources", 0, -1], ["Care", 0, 0]]})
    assert spot(later, "c1")["tonight"] == taken


@pytest.mark.parametrize(("n", "lost"), [(-2, 2), (-1, 1), (1, 0), (3, 0)])
def test_what_a_card_gives_is_no_loss(n: int, lost: int) -> None:
    """OSO-71: of a card in hand only what it takes is counted."""
    g: Any = story("kees paul", kees={"at": "c1"}, safety=HIGH).game
    found = [0] * 13
    _sure_losses(g, Sequence(Safety(MY_LOCATION, n), Alibi(SELF, -1)), 0, found)
    assert found == [lost] + [0] * 12
