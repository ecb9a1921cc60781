"""What a game keeps notes of: how a game and a turn begin, which dice are where, what follows when nothing is left."""

from __future__ import annotations

import pytest

import parlour
from black_orchestra.stories import (
    NOWHERE,
    Json,
    actions,
    asked,
    beck,
    bonhoeffer,
    canaris,
    cards,
    dissent,
    document,
    event,
    goerdeler,
    interrogation,
    items,
    keys,
    kordt,
    motivation,
    new_turn,
    olbricht,
    oster,
    play,
    state,
    stauffenberg,
    story,
    support,
    suspicion,
    where,
)
from parlour.engine.table import table_from_position

TITLE = parlour.title("black-orchestra")
FRESH_TURN = {
    "spent": 0,
    "bonus": 0,
    "bonus_dice": 0,
    "fourth": False,
    "conspired": False,
    "no_conspire": False,
    "ability_off": False,
    "inspired": False,
    "refused": [],
    "draws": 1,
}


@pytest.mark.rule("BO-10", "BO-16", "BO-20")
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_a_game_begins_with_nothing_done(players: int) -> None:
    t = parlour.new("black-orchestra", seed=3, players=players)
    begun = state(t)
    seats = max(players, 2)
    assert begun["turn"] == {
        **FRESH_TURN,
        "player": begun["turn"]["player"],
        "number": 1,
        "actions": 3,
        "acting": True,
        "abwehr_off": False,
    }
    for person in begun["conspirators"]:
        assert {name: value for name, value in person.items() if name != "id"} == {
            "space": "train_station",
            "motivation": "timid",
            "suspicion": "medium",
            "dossier": [],
            "items": [],
            "actions_held": 0,
            "dice_held": 0,
        }
    assert len(begun["conspirators"]) == seats
    nothing: Json = {
        name: [] for name in ("killed", "items_discarded", "items_removed", "items_lost", "discard", "drawn", "events_past")
    }
    none = dict.fromkeys(("playing", "current_event", "key_event"))
    zero = dict.fromkeys(("dissent", "diverted", "known_events"), 0)
    expected = {**nothing, **none, **zero, "stage": 1, "support": 3}
    assert {name: begun[name] for name in expected} == expected
    assert begun["text"] == {"blocked": False, "moved": [], "visited": None, "mark": -1}
    assert {name: value for name, value in begun["interrogation"].items() if name != "deck"} == {
        "card": None,
        "answer": -1,
        "aside": [],
        "removed": [],
    }
    assert "attempt" not in begun or begun["attempt"] is None


@pytest.mark.rule("BO-20", "BO-72", "R41", "R42")
def test_what_was_noted_in_a_turn_ends_with_it() -> None:
    """Whoever conspired, inspired, was refused, or had no ability: in the next turn nothing of it counts."""
    spoilt = {
        "spent": 2,
        "bonus": 1,
        "bonus_dice": 1,
        "conspired": True,
        "no_conspire": True,
        "ability_off": True,
        "inspired": True,
    }
    people = (bonhoeffer("munich", motivation="motivated", cards="safe"), kordt("munich", items="map"))
    t = new_turn(*people, leaders=NOWHERE, turn={**spoilt, "refused": [1], "actions": 7, "draws": 2})
    now = state(t)["turn"]
    assert {name: now[name] for name in FRESH_TURN} == FRESH_TURN
    assert (now["actions"], now["acting"]) == (3, True)
    assert {"conspire:3", "ability:inspire", "take:kordt"} <= set(keys(t))


@pytest.mark.rule("R40", "R41")
def test_actions_handed_out_before_come_with_their_dice_until_they_are_spent() -> None:
    t = new_turn(kordt("munich", actions_held=5, dice_held=2), beck("munich", actions_held=1, dice_held=1), leaders=NOWHERE)
    # Eight actions, and seven dice in reach: three lie with Kordt and Beck.
    assert (actions(t), state(t)["turn"]["bonus"], state(t)["turn"]["bonus_dice"]) == (8, 5, 2)
    assert [entry["dice_held"] for entry in state(t)["conspirators"]] == [0, 1]
    for spent in range(1, 6):
        play(t, "move:nuremberg" if where(t, "kordt") == "munich" else "move:munich")
        assert (actions(t), state(t)["turn"]["bonus_dice"]) == (8 - spent, 2 if spent < 5 else 0)
    t = new_turn(
        kordt("munich", actions_held=5, dice_held=2), beck("munich"), leaders=NOWHERE, events="s1_kristallnacht s1_anschluss"
    )
    play(t, "end")
    assert [(entry["actions_held"], entry["dice_held"]) for entry in state(t)["conspirators"]] == [(0, 0), (0, 0)]


@pytest.mark.rule("R41", "R77", "BO-34")
@pytest.mark.parametrize(("held", "track", "most"), [(0, 0, 3), (7, 0, 3), (8, 0, 2), (9, 0, 1), (10, 0, 0), (6, 2, 2), (8, 2, 0)])
def test_ten_dice_are_all_there_are(held: int, track: int, most: int) -> None:
    t = story(kordt(), beck(actions_held=held, dice_held=held), dissent=track)
    assert keys(t, "conspire") == [f"conspire:{n}" for n in range(most, 0, -1)]


@pytest.mark.rule("BO-34", "R109")
@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_nobody_conspires_with_more_dice_than_actions_or_twice(left: int) -> None:
    t = story(kordt(), beck(), turn={"actions": left}, dice=[4])
    assert keys(t, "conspire") == [f"conspire:{n}" for n in range(min(left, 3), 0, -1)]
    if left > 1:
        play(t, "conspire:1")
        assert (dissent(t), actions(t), keys(t, "conspire")) == (1, left - 1, [])


@pytest.mark.rule("BO-35", "BO-36", "BO-37")
@pytest.mark.parametrize(
    ("faces", "level", "track", "left"),
    [
        ([6, 6, 1], "extreme", 0, 1),
        ([6, 4, 5], "high", 2, 0),
        ([1, 2, 3], "medium", 0, 6),
        ([5, 3, 3], "medium", 1, 6),
        ([4, 5, 2], "medium", 2, 2),
    ],
)
def test_eagles_targets_and_numbers(faces: list[int], level: str, track: int, left: int) -> None:
    """Eagles raise the suspicion of everybody in the space, of nobody elsewhere."""
    people = (kordt("munich"), beck("munich"), canaris("posen"))
    t = story(*people, turn={"actions": 4}, dice=faces)
    play(t, "conspire:3")
    assert [suspicion(t, name) for name in ("kordt", "beck", "canaris")] == [level, level, "medium"]
    assert (dissent(t), actions(t)) == (track, 1 + left)


@pytest.mark.rule("BO-38", "BO-40", "R78")
@pytest.mark.parametrize(
    ("before", "faces", "rewards", "after"),
    [(2, [4, 1, 1], 1, 0), (1, [4, 5, 4], 1, 1), (2, [4, 4, 4], 1, 2), (0, [4, 4, 4], 1, 0)],
)
def test_each_full_track_is_rewarded_once(before: int, faces: list[int], rewards: int, after: int) -> None:
    t = story(kordt("munich"), beck("munich"), dissent=before, dice=faces, turn={"actions": 4})
    play(t, "conspire:3")
    found = 0
    while keys(t, "dissent:"):
        found += 1
        play(t, "dissent:motivation:beck")
    assert (found, dissent(t)) == (rewards, after)
    assert motivation(t, "beck") == ["timid", "skeptical"][found]


@pytest.mark.rule("BO-38", "BO-39", "R15", "R78")
def test_what_a_full_track_may_change() -> None:
    people = (kordt("munich", motivation="reckless"), beck("prison", motivation="reckless"))
    t = story(*people, dissent=2, dice=[4, 1, 1], support=4)
    play(t, "conspire:3")
    assert keys(t, "dissent:") == ["dissent:motivation:kordt", "dissent:motivation:beck", "dissent:support"]
    play(t, "dissent:support")
    assert support(t) == 3
    # At its start support cannot fall; with everybody reckless nothing is asked.
    t = story(*people, dissent=2, dice=[4, 1, 1], support=3)
    play(t, "conspire:3")
    assert (keys(t, "dissent:"), dissent(t), support(t)) == ([], 0, 3)
    people[1]["motivation"] = "committed"
    t = play(story(*people, dissent=2, dice=[4, 1, 1], support=3), "conspire:3")
    assert keys(t, "dissent:") == ["dissent:motivation:kordt", "dissent:motivation:beck"]
    t = play(story(*people, dissent=2, dice=[4, 1, 1], support=3, switches={"prison_shields_all": True}), "conspire:3")
    assert keys(t, "dissent:") == []


@pytest.mark.rule("R102", "R103")
def test_classified_papers_and_defections_watch_every_conspire_roll() -> None:
    reader = beck("posen", suspicion="high", motivation="skeptical", cards="classified_papers defections_and_dissent")
    t = play(story(kordt("munich"), reader, dice=[4, 5, 1]), "conspire:3")
    # Two targets: two suspicion less for the reader; the keeper decides where the dice go.
    assert (suspicion(t, "beck"), asked(t), keys(t)) == ("low", 1, ["divert:2", "divert:1", "divert:0"])
    play(t, "divert:1")
    assert (dissent(t), state(t)["diverted"]) == (1, 1)
    t = play(story(kordt("munich"), reader, support=5, diverted=1, dice=[4, 5, 1]), "conspire:3", "divert:1")
    assert (dissent(t), state(t)["diverted"], support(t)) == (1, 0, 4)
    t = play(story(kordt("munich"), reader, diverted=1, dice=[6, 4, 1]), "conspire:3")
    assert (cards(t, "beck"), suspicion(t, "beck"), state(t)["diverted"], dissent(t)) == ([], "extreme", 0, 1)
    reader["space"] = "prison"
    t = play(story(kordt("munich"), reader, diverted=1, dice=[6, 4, 1]), "conspire:3")
    assert (len(cards(t, "beck")), suspicion(t, "beck"), state(t)["diverted"]) == (2, "high", 1)


@pytest.mark.rule("BO-35", "R65", "BO-57", "BO-92")
def test_changed_figures_count_as_often_as_the_printed_ones() -> None:
    """Two eagles of 2 each are four levels; what brings levels down to the start never raises them."""
    other = TITLE.with_figures({"conspire.eagle.suspicion_gained": 2, "start.motivation": 3, "start.suspicion": 0})
    doc = story(kordt("munich", suspicion="low"), beck("munich", suspicion="low"), dice=[6, 6, 1]).position()
    assert suspicion(play(table_from_position(other, doc), "conspire:2"), "beck") == "extreme"
    assert suspicion(play(table_from_position(TITLE, doc), "conspire:2"), "beck") == "high"
    t = event("s3_visit_from_hitler", kordt("munich", motivation="skeptical", suspicion="high"), beck("prison"), stage=3)
    assert "accept" in keys(t)
    doc = t.position()
    for title, levels in ((TITLE, ("timid", "medium")), (other, ("skeptical", "low"))):
        t = play(table_from_position(title, doc), "accept")
        assert (motivation(t, "kordt"), suspicion(t, "kordt")) == levels


@pytest.mark.rule("R107", "R25")
@pytest.mark.parametrize(("level", "left"), [("skeptical", 3), ("motivated", 4), ("reckless", 4)])
def test_stauffenberg_has_a_fourth_action_while_he_is_motivated(level: str, left: int) -> None:
    t = new_turn(stauffenberg("munich", motivation=level), kordt("posen"), leaders=NOWHERE)
    assert (actions(t), state(t)["turn"]["fourth"]) == (left, left == 4)
    t = new_turn(kordt("munich", motivation=level), stauffenberg("posen", motivation=level), leaders=NOWHERE)
    assert actions(t) == 3


@pytest.mark.rule("BO-59", "R79", "R42")
def test_pieces_change_hands_one_by_one() -> None:
    people = (
        kordt("munich", motivation="skeptical", cards="safe coup", items="map keys"),
        oster("munich", items="map"),
        beck("posen"),
    )
    t = story(*people)
    assert {"give:oster", "take:oster"} <= set(keys(t))
    assert not {"give:beck", "take:beck"} & set(keys(t))
    play(t, "give:oster")
    assert set(keys(t)) == {"give:card:safe", "give:card:coup", "give:item:map", "give:item:keys"}
    play(t, "give:item:map")
    assert (items(t, "kordt"), items(t, "oster"), actions(t)) == (["keys"], ["map", "map"], 2)
    play(t, "take:oster", "refuse:item:map")
    assert (actions(t), "take:oster" in keys(t)) == (2, False)
    empty = story(kordt("munich"), oster("munich"))
    assert not {"give:oster", "take:oster"} & set(keys(empty))


@pytest.mark.rule("BO-80", "BO-31")
def test_abilities_need_something_to_work_on() -> None:
    able = {"motivation": "motivated"}
    alone = story(bonhoeffer("munich", **able), kordt("posen"))
    assert keys(alone, "ability") == []
    together = story(bonhoeffer("munich", **able), kordt("munich"), oster("munich"), beck("posen"))
    play(together, "ability:inspire")
    assert [motivation(together, name) for name in ("bonhoeffer", "kordt", "oster", "beck")] == [
        "motivated",
        "skeptical",
        "skeptical",
        "timid",
    ]
    assert keys(together, "ability") == []
    assert keys(story(canaris(**able), kordt()), "ability") == []
    assert keys(story(kordt(**able), beck(), events="s6_slow_retreat", stage=6), "ability") == ["ability:look"]
    assert keys(story(olbricht(**able), kordt("prison")), "ability") == ["ability:move_two"]
    assert keys(story(olbricht(**able), kordt("posen")), "ability") == ["ability:move_two", "ability:move_another"]


@pytest.mark.rule("R34", "R74")
@pytest.mark.parametrize(
    ("place", "deputy", "offered"), [("posen", "munich", True), ("prison", "munich", False), ("posen", None, False)]
)
def test_an_instant_of_anybody_who_is_free(place: str, deputy: str | None, offered: bool) -> None:
    people = (kordt(), oster(), beck(place, cards="called_away"))
    t = story(*people, leaders={**NOWHERE, "hitler": "munich", "hess": deputy})
    assert t.decision is not None
    found = [(option.key, option.seat) for option in t.decision.options if option.key.startswith("instant")]
    assert found == ([("instant:called_away", 2)] if offered else [])


@pytest.mark.rule("R85", "R97")
@pytest.mark.parametrize(("place", "offered"), [("vienna", True), ("munich", False), (None, False)])
def test_hitler_is_held_back_where_he_would_go(place: str | None, offered: bool) -> None:
    """Not if he is out of play, nor if he is where the event would take him."""
    leaders = {**NOWHERE, "hitler": place}
    t = event("s1_anschluss", kordt("hannover", cards="delay_hitler"), beck(), leaders=leaders, variants=["trusted_lieutenants"])
    assert ("use:delay_hitler" in keys(t)) == offered


@pytest.mark.rule("R59", "BO-84", "R75")
def test_goerdeler_draws_discards_and_then_acts() -> None:
    full = "coup sniper ambush safe kidnapping cover_story lose_gestapo"
    t = new_turn(
        goerdeler("munich", motivation="motivated", cards=full), kordt("posen"), leaders=NOWHERE, deck="poison_gas lone_gunman"
    )
    assert (len(cards(t, "goerdeler")), actions(t), "end" in keys(t)) == (8, 3, True)
    t = new_turn(
        goerdeler("munich", motivation="motivated", cards=f"{full} lone_gunman"), kordt("posen"), leaders=NOWHERE, deck="poison_gas"
    )
    assert len(keys(t, "discard:card:")) == 9
    play(t, "discard:card:safe")
    assert (len(cards(t, "goerdeler")), actions(t), "end" in keys(t)) == (8, 3, True)


def all_but(*left: str) -> list[str]:
    """Return all conspirator cards except some, for somebody in prison who holds them."""
    printed = [card["id"] for card in TITLE.catalogue()["conspirator_cards"] for _ in range(card["count"])]
    for name in left:
        printed.remove(name)
    return printed


@pytest.mark.rule("BO-46", "R29", "R59")
def test_who_should_draw_where_no_card_is_draws_none() -> None:
    t = new_turn(
        goerdeler("munich", motivation="motivated"), kordt("prison", cards=all_but()), deck="", discard="", leaders=NOWHERE
    )
    assert (cards(t, "goerdeler"), actions(t)) == ([], 3)
    # Oster keeps the only card there is, and none is put on the pile.
    t = story(oster("munich", motivation="motivated"), kordt("prison", cards=all_but("safe")), deck="safe", discard="")
    play(t, "dossier")
    assert (cards(t, "oster"), state(t)["discard"], "dossier" in keys(t)) == (["safe"], [], False)


@pytest.mark.rule("BO-106", "BO-102")
def test_the_others_tell_answers_apart_and_nothing_else() -> None:
    """The same answer is the same to them on whichever card it stood; Try and Resist is none of the answers."""
    heard: dict[str, set[int]] = {}
    for card in ("int_01", "int_05", "int_12", "int_16"):
        t = interrogation(
            card, beck(), kordt("munich", motivation="motivated", cards="coup safe ambush", items="map keys"), canaris()
        )
        g = t.game
        for option, key in zip(g.options, keys(t), strict=True):
            heard.setdefault(key, set()).add(g.asker.seen_as(g, g.ask_me, g.ask_it, option, 1))
    assert all(len(numbers) == 1 for numbers in heard.values())
    assert len(set.union(*heard.values())) == len(heard) > 4


@pytest.mark.rule("R69", "R52")
@pytest.mark.parametrize(
    ("level", "printed", "changed"), [("timid", False, False), ("skeptical", True, False), ("motivated", True, True)]
)
def test_a_price_that_was_changed_must_be_met_in_full(level: str, printed: bool, changed: bool) -> None:
    other = TITLE.with_figures({"s2_visit_from_hess.1.0.0.0.motivation_lost": 2})
    people = (kordt("munich", motivation=level), beck("prison"))
    stack = [["EndTurn", 0, -1], ["TakeAction", 0, -1], ["DrawEvent", 0, -1]]
    leaders = {**NOWHERE, "hess": "posen"}
    doc = document(*people, events="s2_visit_from_hess", stage=2, leaders=leaders, stack=stack)
    for title, offered in ((TITLE, printed), (other, changed)):
        assert ("accept" in keys(table_from_position(title, doc))) == offered


@pytest.mark.rule("BO-65", "R49")
def test_only_who_stands_in_a_space_that_closes_leaves_it() -> None:
    people = (kordt("warsaw"), beck("munich"), oster("prison"), canaris("paris"))
    t = event("s7_gothic_line", *people, stage=6, leaders={**NOWHERE, "hitler": "munich", "goering": "warsaw"})
    while keys(t, "leave:"):
        play(t, keys(t, "leave:")[0])
    moved = [entry["conspirator"] for entry in t.events() if entry["event"] == "moved"]
    assert moved == ["kordt", "canaris"]
    assert (where(t, "beck"), where(t, "oster")) == ("munich", "prison")
