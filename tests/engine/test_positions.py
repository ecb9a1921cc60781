"""Positions on file: written and read back, and what is wrong with one is said in one line."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour import BadInput
from unmatched.stories import Json, document, dracula, holmes, invisible_man, jekyll


def said(doc: Any) -> str:
    with pytest.raises(BadInput) as refused:
        parlour.position("unmatched", doc)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def duel_doc() -> Json:
    return document(holmes("s1", watson="s2", hand="feint"), dracula("s20", sisters=["s21"], hand="dash"), board="soho")


def test_an_empty_document_is_the_usual_duel_before_the_first_action() -> None:
    t = parlour.position("unmatched", {})
    assert t.setup["heroes"] == ["sherlock_holmes", "dracula"]
    assert t.decision is not None
    assert [option.key for option in t.decision.options] == ["maneuver"]
    assert t.position()["state"]["players"][0]["fighters"]["sherlock_holmes"] == {"space": "b22", "health": 16}


def test_a_position_is_plain_json_and_reading_it_is_the_identity() -> None:
    t = parlour.position("unmatched", duel_doc())
    doc = t.position()
    assert json.loads(json.dumps(doc)) == doc
    again = parlour.position("unmatched", doc)
    assert again.position() == doc
    assert again.hash() == t.hash()
    assert again.decision == t.decision


def test_a_position_in_the_middle_of_a_combat() -> None:
    t = parlour.position("unmatched", document(holmes("s1", hand="study_methods"), jekyll("s2", hand="skirmish"), board="soho"))
    t.choose("attack:sherlock_holmes:jekyll_and_hyde")
    t.choose("attack:study_methods")
    again = parlour.position("unmatched", t.position())
    for table in (t, again):
        table.choose("defend:skirmish")
        table.choose("fighter:sherlock_holmes")
    assert again.hash() == t.hash()


def test_the_document_given_is_not_changed() -> None:
    doc = duel_doc()
    before = json.dumps(doc)
    parlour.position("unmatched", doc).choose("maneuver")
    assert json.dumps(doc) == before


def test_what_is_foretold_is_kept_until_it_is_used() -> None:
    doc = document(
        dracula("s1", hand="ambush ambush"),
        holmes("s2", hand="feint elementary"),
        board="soho",
        picks=["sherlock_holmes.elementary"],
    )
    t = parlour.position("unmatched", doc)
    assert t.position()["chance"]["picks"] == ["sherlock_holmes.elementary"]
    again = parlour.position("unmatched", t.position())
    assert again.position() == t.position()
    for key in ("attack:dracula:sherlock_holmes", "attack:ambush", "defend:none"):
        again.choose(key)
    assert again.position()["state"]["players"][1]["hand"] == ["feint"]
    assert "picks" not in again.position()["chance"]


def test_the_order_of_decks_can_be_foretold_for_a_setup() -> None:
    doc = {
        "setup": {"heroes": ["jekyll_and_hyde", "invisible_man"], "board": "soho"},
        "state": {"turn": {"number": 0}, "players": [{"fighters": {}}, {"fighters": {}}]},
        "stack": [["SetUp", 0, -1]],
        "chance": {"orders": [["jekyll_and_hyde.pure_evil"] * 3 + ["jekyll_and_hyde.feint"], ["invisible_man.vanish"] * 2]},
    }
    t = parlour.position("unmatched", doc)
    players = t.position()["state"]["players"]
    assert players[0]["hand"].count("pure_evil") == 3
    assert "feint" in players[0]["hand"]
    assert players[1]["hand"].count("vanish") == 2


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"moves": 3}, "position: unknown 'moves'"),
        ({"game": "chess"}, "position: made for 'chess', not for unmatched"),
        ({"setup": []}, "position setup: expected an object, got []"),
        ({"setup": {"boards": "soho"}}, "unknown 'boards'; did you mean board?"),
        ({"setup": {"board": 3}}, "board: expected a name, got 3"),
        ({"state": []}, "state: expected an object"),
        ({"seed": -1}, "position seed: expected a whole number"),
        ({"chance": {"dice": [7]}}, "position dice: expected a whole number from 1 to 6, got 7"),
        ({"chance": {"coins": []}}, "position chance: unknown 'coins'"),
        ({"chance": {"generator": [1, 2, 3]}}, "position generator: expected 4 numbers, got 3"),
        ({"chance": {"generator": [1, 2, 3, 2**32]}}, "position generator: expected a whole number"),
        ({"chance": {"picks": ["dracula.nothing"]}}, "chance: unknown 'dracula.nothing'"),
        ({"stack": 3}, "position stack: expected a list, got 3"),
        ({"stack": [["Jump", 0, -1]]}, "position stack: cannot read ['Jump', 0, -1]"),
        ({"stack": [["EndTurn", 0]]}, "position stack: cannot read ['EndTurn', 0]"),
        ({"stack": [["EndTurn", "x", -1]]}, "position stack: expected a whole number"),
        ({"stack": ["EndTurn"]}, "position stack: expected a list, got 'EndTurn'"),
        ({"stack": [[["EndTurn"], 0, -1]]}, "position stack: cannot read [['EndTurn'], 0, -1]"),
        ({"stack": []}, "position: nothing is left to happen"),
        ({"stack": [["Resolve", 0, 0]]}, "position: the stack does not fit the state"),
        ({"asking": ["EndTurn", 0, -1]}, "position asking: EndTurn is not a choice"),
        ({"asking": ["LayAttack", 0, -1]}, "position asking: LayAttack cannot be asked in this state"),
        ({"asking": ["HandLimit", 40, -1]}, "position asking: HandLimit cannot be asked in this state"),
        ({"outcome": {"winners": 9, "reason": 1}}, "position winners: expected a whole number from 0 to 3"),
        ({"outcome": {"won": 1}}, "position outcome: unknown 'won'"),
    ],
)
def test_a_wrong_part(change: Json, words: str) -> None:
    assert words in said(duel_doc() | change)


@pytest.mark.parametrize("doc", [None, 3, "position", [], [{}]])
def test_something_that_is_no_document(doc: Any) -> None:
    assert said(doc).startswith("position: expected an object")


def player(**fields: Any) -> Json:
    doc = duel_doc()
    doc["state"]["players"][0].update(fields)
    return doc


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"hands": []}, "player 0: unknown 'hands'; did you mean hand?"),
        ({"hand": "feint"}, "player 0 hand: expected a list, got 'feint'"),
        ({"hand": ["fient"]}, "player 0 hand: unknown 'fient'; did you mean feint?"),
        ({"hand": ["dash"]}, "player 0 hand: unknown 'dash'"),
        ({"hand": [3]}, "player 0 hand: expected a name, got 3"),
        ({"hand": ["feint"] * 4}, "player 0 hand: the deck has 3 of feint, not 4"),
        ({"hand": ["feint"] * 2, "deck": ["feint"] * 2}, "player 0 deck: more copies of feint than the deck has"),
        ({"hand": ["feint"] * 2, "discard": ["feint"] * 2}, "player 0 discard: more copies of feint than the deck has"),
        ({"hand": [], "deck": ["feint"], "discard": ["feint"]}, "is in no pile"),
        ({"known_top": 31}, "player 0 known_top: expected a whole number"),
        ({"known_bottom": -1}, "player 0 known_bottom: expected a whole number"),
        ({"has_seen": [[]]}, "player 0 has_seen: one list for each of 2 players"),
        ({"has_seen": [[], ["dash", "dash"]]}, "player 0 has_seen: player 1 does not hold these cards"),
        ({"has_seen": [[], ["feint"] * 4]}, "player 0 has_seen: the deck has 3 of feint, not 4"),
        ({"fighters": {"sister_1": {"space": "s3"}}}, "player 0 fighters: unknown 'sister_1'"),
        ({"fighters": {"sherlock_holmes": {"place": "s3"}}}, "player 0 sherlock_holmes: unknown 'place'"),
        ({"fighters": {"sherlock_holmes": {"space": "b3"}}}, "player 0 sherlock_holmes space: unknown 'b3'"),
        (
            {"fighters": {"sherlock_holmes": {"health": 17}}},
            "player 0 sherlock_holmes health: expected a whole number from 0 to 16",
        ),
        ({"fighters": {"sherlock_holmes": {"space": "s20"}}}, "state: two fighters on s20"),
        ({"fighters": []}, "player 0 fighters: expected an object"),
        ({"fog": ["s1", "s2", "s3"]}, "player 0 fog: Sherlock Holmes has no fog"),
        ({"vanished": True}, "player 0 vanished: only the Invisible Man can"),
        ({"form": "Mr. Hyde"}, "player 0 form: unknown 'Mr. Hyde'"),
        ({"out": 1}, "player 0 out: expected true or false"),
    ],
)
def test_a_wrong_player(fields: Json, words: str) -> None:
    assert words in said(player(**fields))


def test_wrong_fog() -> None:
    assert "player 0 fog: 3 tokens, not 2" in said(document(invisible_man("s1", fog=["s2", "s3"]), holmes("s20"), board="soho"))
    assert "state: two fog tokens on s2" in said(document(invisible_man("s1", fog=["s2", "s2", None]), holmes("s20"), board="soho"))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"turns": {}}, "state: unknown 'turns'; did you mean turn?"),
        ({"turn": {"player": 2}}, "state turn player: expected a whole number from 0 to 1"),
        ({"turn": {"actions": "two"}}, "state turn actions: expected a whole number"),
        ({"turn": {"moved": ["dracula_2"]}}, "state moved: unknown 'dracula_2'"),
        ({"turn": {"had_turn": [5]}}, "state had_turn: expected a whole number"),
        ({"players": [{}]}, "state players: 2 heroes were chosen, 1 players are described"),
        ({"players": {}}, "state players: expected a list"),
        ({"combat": {"attacker": "nobody", "target": "dracula"}}, "combat attacker: unknown 'nobody'"),
        ({"combat": {"attacker": "dracula", "target": "sister_1"}}, "combat: a fighter cannot attack its own side (U-43)"),
        (
            {"combat": {"attacker": "dracula", "target": "dr_watson", "attack": {"card": "feynt"}}},
            "combat attack card: unknown 'feynt'",
        ),
        ({"combat": {"attacker": "dracula", "target": "dr_watson", "attack": {"plus": -1}}}, "combat attack plus"),
        ({"combat": {"attacker": "dracula"}}, "combat target: expected a name, got None"),
        ({"text": {"scheme": "mistform"}}, "state scheme: unknown 'mistform'"),
        ({"text": {"mark": 99}}, "state mark: expected a whole number"),
    ],
)
def test_a_wrong_state(change: Json, words: str) -> None:
    doc = duel_doc()
    doc["state"] |= change
    assert words in said(doc)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 99) | st.sampled_from(["s1", "feint", "dracula", "EndTurn", ""]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["turn", "players", "space", "hand", "deck"]), inner, max_size=3)
    ),
    max_leaves=8,
)


@pytest.mark.fuzz
@given(st.data())
def test_whatever_is_changed_gives_a_table_or_one_clear_line(data: st.DataObject) -> None:
    doc = parlour.position("unmatched", duel_doc()).position()
    doc = json.loads(json.dumps(doc))
    here: Any = doc
    while True:
        key = data.draw(st.sampled_from(sorted(here) if isinstance(here, dict) else list(range(len(here)))))
        if not isinstance(here[key], (dict, list)) or not here[key] or data.draw(st.booleans()):
            break
        here = here[key]
    here[key] = data.draw(JSON)
    complaint = ""
    try:
        t = parlour.position("unmatched", doc)
    except BadInput as refused:
        complaint = str(refused)
    else:
        assert parlour.position("unmatched", t.position()).position() == t.position()
    assert "\n" not in complaint
