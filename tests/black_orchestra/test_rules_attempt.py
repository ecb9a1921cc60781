"""An attempt on file, element by element: who is asked for what, which dice count, who must be dead (BO-113 to BO-140)."""

from __future__ import annotations

import pytest

from black_orchestra.stories import (
    NOWHERE,
    Json,
    asked,
    beck,
    canaris,
    cards,
    event,
    items,
    keys,
    kordt,
    leader,
    motivation,
    oster,
    pile,
    play,
    state,
    story,
    told,
    where,
    won,
)
from parlour import Table

COMMITTED = {"motivation": "committed", "suspicion": "low"}
HERE = {**NOWHERE, "hitler": "chancellery"}


def pool(t: Table) -> int:
    return int(state(t)["attempt"]["pool"])


@pytest.mark.rule("BO-113", "R95")
def test_an_attempt_begins_with_the_dice_that_count_by_themselves() -> None:
    t = story(kordt("chancellery", cards="poison_food", **COMMITTED), oster("posen"), leaders=HERE)
    before = state(t)
    play(t, "plot:poison_food")
    assert state(t)["attempt"] == {
        "plotter": 0,
        "card": "poison_food",
        "target": "hitler",
        "pool": 2,
        "ignore": 0,
        "add": 0,
        "used": 0,
        "refused": 0,
        "needed": before["support"],
        "limit": 3,
        "announced": True,
        "dice": [],
    }
    t = story(kordt("chancellery", cards="poison_food", items="intel poison", **COMMITTED), oster("posen"), leaders=HERE)
    play(t, "plot:poison_food")
    fresh = {"pool": 2, "ignore": 0, "add": 0, "used": 0, "refused": 0, "needed": 0, "limit": 0, "announced": False, "dice": []}
    assert {name: value for name, value in state(t)["attempt"].items() if name in fresh} == fresh


@pytest.mark.rule("BO-117")
@pytest.mark.parametrize(("person", "dice"), [(kordt, 2), (canaris, 1)])
def test_the_affiliation_of_the_plotter_adds_its_die_to_the_plots_that_say_so(person: object, dice: int) -> None:
    assert callable(person)
    t = story(person("chancellery", cards="poison_food", items="intel", **COMMITTED), oster("posen"), leaders=HERE)
    assert pool(play(t, "plot:poison_food")) == dice


@pytest.mark.rule("R23", "R24")
def test_a_meeting_of_all_counts_for_coup_and_ambush() -> None:
    for places, dice in ((("chancellery", "chancellery"), 3), (("chancellery", "posen"), 1), (("posen", "chancellery"), 1)):
        others = (oster(places[0]), canaris(places[1]))
        t = story(kordt("chancellery", cards="coup", items="signature", **COMMITTED), *others, leaders=HERE)
        assert pool(play(t, "plot:coup")) == dice
    t = story(kordt("chancellery", cards="coup", items="signature", **COMMITTED), oster("prison"), leaders=HERE)
    assert pool(play(t, "plot:coup")) == 1


@pytest.mark.rule("BO-80", "BO-114")
@pytest.mark.parametrize(
    ("level", "place", "dice"), [("motivated", "chancellery", 3), ("skeptical", "chancellery", 2), ("motivated", "posen", 2)]
)
def test_beck_adds_a_die_where_he_stands(level: str, place: str, dice: int) -> None:
    people = (kordt("chancellery", cards="poison_food", items="intel", **COMMITTED), beck(place, motivation=level))
    assert pool(play(story(*people, leaders=HERE), "plot:poison_food")) == dice


@pytest.mark.rule("BO-119")
@pytest.mark.parametrize("support", [4, 5, 6, 7])
def test_the_plotter_may_use_a_partisan_informant_of_their_own(support: int) -> None:
    plotter = kordt("chancellery", cards="coup partisan_informant officer_recruited", items="signature", **COMMITTED)
    t = story(plotter, oster("posen"), leaders=HERE, support=support)
    play(t, "plot:coup")
    enough = support >= 5
    assert keys(t, "use:") == ["use:partisan_informant"] * enough + ["use:officer_recruited"]
    before = pool(t)
    play(t, "use:officer_recruited")
    assert pool(t) == before + 2
    if enough:
        play(t, "use:partisan_informant")
        assert pool(t) == before + 3
        assert sorted(pile(t)) == ["officer_recruited", "partisan_informant"]
    assert (cards(t, "kordt"), keys(t, "use:")) == (["coup"] if enough else ["partisan_informant", "coup"], [])


@pytest.mark.rule("BO-119", "BO-98")
def test_free_friends_with_an_informant_are_asked_one_after_the_other() -> None:
    people = (
        kordt("chancellery", cards="coup", items="signature", **COMMITTED),
        oster("posen", cards="officer_recruited"),
        canaris("munich", cards="partisan_informant"),
    )
    t = play(story(*people, leaders=HERE, support=5), "plot:coup")
    assert (asked(t), keys(t)) == (2, ["use:partisan_informant", "pass"])
    people[2]["space"] = "prison"
    t = play(story(*people, leaders=HERE, support=5), "plot:coup")
    assert (asked(t), keys(t)) == (0, ["item:signature", "announce"])


@pytest.mark.rule("BO-116", "R42")
@pytest.mark.parametrize(("seat", "item"), [(0, "explosives"), (1, "badge"), (2, "explosives"), (2, "badge")])
def test_everybody_in_the_space_can_be_asked_for_every_item_once(seat: int, item: str) -> None:
    people = [canaris("chancellery", items="explosives badge"), oster("chancellery", items="explosives badge")]
    people.insert(seat, kordt("chancellery", cards="suitcase_bomb", **COMMITTED))
    names = [person["id"] for person in people]
    t = story(*people, beck("posen", items="explosives badge"), leaders=HERE, turn={"player": seat})
    play(t, "plot:suitcase_bomb")
    wanted = [f"ask:{names[(seat + n) % 3]}:{kind}" for n in (1, 2) for kind in ("explosives", "badge")]
    assert set(keys(t)) == {*wanted, "announce"}
    for n, key in enumerate(wanted):
        copy = play(t.clone(), key)
        assert asked(copy) == names.index(key.split(":")[1])
        play(copy, "refuse")
        assert set(keys(copy)) == {*wanted[:n], *wanted[n + 1 :], "announce"}
        assert state(copy)["attempt"]["pool"] == state(t)["attempt"]["pool"]
    lender = names[(seat + 1) % 3]
    play(t, f"ask:{lender}:{item}", "agree")
    assert items(t, lender) == [kind for kind in ("badge", "explosives") if kind != item]
    # Neither counts more than once (BO-118).
    assert not [key for key in keys(t) if key.endswith(f":{item}")]
    assert (state(t)["attempt"]["pool"], state(t)["attempt"]["ignore"]) == ((2, 0) if item == "explosives" else (1, 1))


@pytest.mark.rule("R35", "BO-116")
def test_a_concealed_pistol_is_weapons_for_a_plot() -> None:
    for holder in (0, 1):
        people = [kordt("chancellery", cards="kidnapping", **COMMITTED), oster("chancellery", motivation="skeptical")]
        people[holder]["dossier"].append("concealed_pistol")
        people[holder]["items"].append("weapons")
        t = play(story(*people, leaders=HERE), "plot:kidnapping")
        name = people[holder]["id"]
        ask = "item:" if holder == 0 else f"ask:{name}:"
        assert set(keys(t)) == {f"{ask}weapons", f"{ask}concealed_pistol", "announce"}
        play(t, f"{ask}concealed_pistol", *(["agree"] if holder else []))
        assert (pool(t), pile(t), items(t, name)) == (2, ["concealed_pistol"], ["weapons"])
        assert set(keys(t)) == {f"{ask}weapons", "announce"}


@pytest.mark.rule("R18")
@pytest.mark.parametrize("faces", [[5, 1, 6], [4, 1, 6], [1, 5, 4]])
def test_any_die_that_shows_a_target_can_be_rolled_again(faces: list[int]) -> None:
    plotter = kordt("chancellery", cards="poison_food quick_reaction", items="poison", motivation="committed", suspicion="low")
    t = story(plotter, oster("posen"), leaders=HERE, difficulty="hard", dice=[*faces, 2])
    play(t, "plot:poison_food", "item:poison", "roll:3", "use:quick_reaction")
    shown = {1: "1", 2: "2", 3: "3", 4: "target", 5: "target", 6: "eagle"}
    assert keys(t, "reroll") == list(dict.fromkeys(f"reroll:{shown[face]}" for face in sorted(faces)))
    play(t, "reroll:target")
    (entry,) = [entry for entry in t.events() if entry["event"] == "die_rolled_again"]
    assert (entry["from"], entry["to"]) == ("target", "2")


@pytest.mark.rule("BO-120", "BO-121", "BO-81")
@pytest.mark.parametrize(("level", "limit"), [("low", 3), ("medium", 2), ("high", 1), ("extreme", 1)])
def test_suspicion_says_how_many_eagles_detect(level: str, limit: int) -> None:
    """And support, or the deputy's own figure, how many targets are needed (BO-140)."""
    plotter = kordt("chancellery", cards="coup", motivation="committed", suspicion=level)
    for support in (3, 6):
        t = play(story(plotter, oster("posen"), leaders=HERE, support=support), "plot:coup")
        assert (state(t)["attempt"]["needed"], state(t)["attempt"]["limit"]) == (support, limit)
    places = {**HERE, "hess": "chancellery"}
    t = play(story(plotter, oster("posen"), leaders=places, support=6, variants=["trusted_lieutenants"]), "plot:coup:hess")
    assert (state(t)["attempt"]["needed"], state(t)["attempt"]["limit"]) == (2, limit)


@pytest.mark.rule("R41", "BO-122")
def test_no_more_dice_are_rolled_than_there_are_in_reach() -> None:
    plotter = kordt("chancellery", cards="coup officer_recruited", items="signature signature", **COMMITTED)
    people = (plotter, oster("chancellery", actions_held=9, dice_held=5))
    t = story(*people, leaders=HERE, dissent=2)
    play(t, "plot:coup", "use:officer_recruited", "item:signature", "item:signature")
    assert keys(t) == ["roll:3", "roll:2", "roll:1"]


def lieutenants(killed: list[str], target: str, **more: object) -> Json:
    """Return what a story needs in which a plot kills its target, after others."""
    places = {**NOWHERE, "goering": "munich", "bormann": "munich", target: "chancellery"}
    places |= dict.fromkeys(killed)
    return {"leaders": places, "killed": killed, "dice": [4] * 6, "variants": ["trusted_lieutenants"], **more}


@pytest.mark.rule("BO-140", "R97")
@pytest.mark.parametrize(
    ("killed", "target", "win"),
    [
        ([], "hitler", False),
        (["hess"], "hitler", False),
        (["hess", "himmler"], "hitler", True),
        (["hess", "himmler", "goebbels"], "hitler", True),
        ([], "hess", False),
        (["hess"], "himmler", False),
        (["hess", "goebbels"], "himmler", False),
        (["hitler"], "hess", False),
        (["hitler", "himmler"], "hess", True),
    ],
)
def test_hitler_and_two_deputies_must_be_dead(killed: list[str], target: str, *, win: bool) -> None:
    plotter = kordt("chancellery", cards="coup", items="signature", **COMMITTED)
    t = story(plotter, oster("chancellery"), support=4, **lieutenants(killed, target))
    play(t, "plot:coup" + (f":{target}" if target != "hitler" else ""), "item:signature", "roll:4")
    assert (won(t), t.outcome is not None) == (win, win)
    assert (leader(t, target), sorted(state(t)["killed"])) == (None, sorted([*killed, target]))


@pytest.mark.rule("R86")
def test_what_an_event_moved_counts_for_the_plots_right_after_it_only() -> None:
    t = event("s1_anschluss", kordt("munich"), beck("tannenberg", cards="derail_train", **COMMITTED))
    assert state(t)["text"]["moved"] == ["hitler"]
    play(t, "pass")
    assert state(t)["text"]["moved"] == []
    assert event("s1_anschluss", kordt("munich"), beck("tannenberg")).position()["state"]["text"]["moved"] == []


@pytest.mark.rule("BO-125", "R47")
@pytest.mark.parametrize("shields", [False, True])
def test_a_detected_plot_disheartens_all(shields: bool) -> None:
    people = (
        kordt("chancellery", cards="coup", motivation="reckless", suspicion="high"),
        oster("prison", motivation="committed"),
        canaris("posen", motivation="timid"),
        beck("posen", motivation="motivated"),
    )
    t = story(*people, leaders=HERE, dice=[6], switches={"prison_shields_all": shields})
    play(t, "plot:coup", "roll:1")
    levels = [motivation(t, name) for name in ("kordt", "oster", "canaris", "beck")]
    assert levels == ["committed", "committed" if shields else "motivated", "timid", "skeptical"]
    assert (where(t, "kordt"), leader(t, "hitler"), "coup" in pile(t)) == ("prison", "chancellery", True)
    assert "plot_detected" in told(t)
