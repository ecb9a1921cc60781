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


def test_a_document_changed_afterwards_changes_no_game() -> None:
    """Whoever tries many positions writes them by changing one."""
    doc = duel_doc()
    t = parlour.position("unmatched", doc)
    t.choose("maneuver")
    record = t.record()
    doc["state"]["players"] = []
    t.record().start["state"].clear()  # type: ignore[index]
    assert t.record() == record
    assert parlour.replay(t.record()).hash() == t.hash()


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
        ({"chance": {"orders": [["dracula.dash"] * 1000] * 11}}, "position orders: at most 10000 pieces together"),
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
        ({"asking": ["HandLimit", 40, -1]}, "position asking: expected a whole number from 0 to 1, got 40"),
        ({"stack": [["EndTurn", -1, -1]]}, "position stack: expected a whole number from 0 to 1, got -1"),
        ({"stack": [["EndTurn", 0, 0]]}, "position stack: EndTurn takes -1, which stands for nothing, not 0"),
        ({"stack": [["Resolve", 0, 8]]}, "position stack: Resolve takes a number from 0 to 7, not 8"),
        ({"stack": [["EndTurn", 0, -1]] * 201}, "position stack: at most 200 entries, got 201"),
        ({"chance": {"dice": [1] * 1001}}, "position dice: at most 1000 entries, got 1001"),
        ({"auto": "no"}, "position auto: expected true or false, got 'no'"),
        ({"rules": 5}, "position rules: expected a text, got 5"),
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


# What happens first, how it asks, and small decks.


def test_what_happens_before_the_first_decision_is_told() -> None:
    doc = duel_doc() | {"stack": [["StartTurn", 0, -1]]}
    t = parlour.position("unmatched", doc)
    assert [event["event"] for event in t.events(0)] == ["turn_began"]
    assert t.events(0)[0]["moment"] == 0
    t.choose(t.decision.options[0].key)  # type: ignore[union-attr]
    assert [event["event"] for event in t.events(0)][:2] == ["turn_began", "maneuvered"]
    assert t.clone().events(0) == t.events(0)
    assert parlour.replay(parlour.loads(t.record().dumps())).events(0) == t.events(0)


def test_that_only_options_are_asked_too_is_kept() -> None:
    t = parlour.new("unmatched", seed=3, auto=False)
    doc = t.position()
    assert doc["auto"] is False
    again = parlour.position("unmatched", doc)
    assert again.game.auto is False
    assert again.position() == doc
    record = again.record()
    assert record.auto is False
    assert parlour.replay(parlour.loads(record.dumps())).game.auto is False


def test_a_document_without_a_word_about_it_takes_only_options_by_itself() -> None:
    t = parlour.position("unmatched", duel_doc())
    assert t.game.auto is True
    assert "auto" not in t.position()


def test_how_it_asks_is_no_part_of_the_hash() -> None:
    doc = parlour.new("unmatched", seed=3).position()
    assert parlour.position("unmatched", doc | {"auto": False}).hash() == parlour.position("unmatched", doc).hash()


def test_a_small_deck() -> None:
    """U-33: three cards in all, and exhaustion after the first."""
    doc = duel_doc()
    doc["state"]["players"][0] |= {"hand": ["feint"], "deck": ["elementary"], "discard": ["feint"], "left_out": "rest"}
    t = parlour.position("unmatched", doc)
    mine = t.position()["state"]["players"][0]
    assert (mine["hand"], mine["deck"], mine["discard"]) == (["feint"], ["elementary"], ["feint"])
    assert len(mine["left_out"]) == 27
    assert parlour.position("unmatched", t.position()).position() == t.position()
    for _ in range(2):
        t.choose("maneuver")
        t.choose("boost:none")
        t.choose("done")
    assert "exhausted" in [event["event"] for event in t.events(0)]


def test_cards_left_out_by_name() -> None:
    doc = player(left_out=["feint", "feint"], hand=[])
    deck = parlour.position("unmatched", doc).position()["state"]["players"][0]["deck"]
    assert (len(deck), deck.count("feint")) == (28, 1)
    assert "player 0 left_out: more copies of feint than the deck has" in said(player(left_out=["feint"] * 3, hand=["feint"]))


@pytest.mark.parametrize(
    ("state", "words"),
    [
        ({"turn": {"number": 0}}, "before the first turn a position needs its stack"),
        ({"turn": {"boost": 2}}, "in the middle of a maneuver a position needs its stack"),
        ({"turn": {"moved": ["sherlock_holmes"]}}, "in the middle of a maneuver a position needs its stack"),
        ({"turn": {"player": 1, "moved": ["sherlock_holmes"]}}, "sherlock_holmes does not belong to player 1"),
        ({"text": {"scheme": "confirm_suspicion"}}, "in the middle of a combat or a scheme a position needs its stack"),
        ({"text": {"opponent": 0}}, "state opponent: player 0 is no opponent of player 0"),
        ({"players": [{"out": True}, {}]}, "player 0 out: only without a hero"),
        ({"players": [{"fighters": {}, "out": True}, {"fighters": {}, "out": True}]}, "all players are out"),
        ({"players": [{"fighters": {}, "out": True}, {}]}, "state turn player: player 0 is out"),
    ],
)
def test_a_duel_that_cannot_be(state: Json, words: str) -> None:
    assert words in said({"state": state})


LIEUTENANTS = {"variants": ["trusted_lieutenants"]}


@pytest.mark.parametrize(
    ("setup", "state", "words"),
    [
        ({}, {"killed": ["hess"]}, "only in Trusted Lieutenants (BO-140)"),
        (
            {"variants": ["trusted_lieutenants"]},
            {"killed": ["hess"], "leaders": {"hess": "munich"}},
            "he is killed and cannot be on the board",
        ),
        (LIEUTENANTS, {"killed": ["hitler", "hess", "goering"]}, "so the game is over (BO-140)"),
        ({}, {"stage": 1, "conspirators": [{"space": "prague"}, {}]}, "prague is closed in stage 1 (R108)"),
        ({}, {"stage": 7, "conspirators": [{"space": "paris"}, {}]}, "paris is closed in stage 7 (R108)"),
        ({}, {"stage": 7, "leaders": {"hess": "paris"}}, "state leaders hess: paris is closed in stage 7"),
        ({}, {"stage": 5, "events": ["s1_anschluss"]}, "s1_anschluss is of stage 1, which is over in stage 5 (BO-63)"),
        ({}, {"stage": 3, "key_event": "s1_anschluss"}, "state key_event"),
        ({}, {"conspirators": [{"actions_held": 9, "dice_held": 1}, {}]}, "each of the 1 dice held is 1 to 3 actions"),
        ({}, {"interrogation": {"card": "int_01"}}, "an interrogation a position needs its stack"),
    ],
)
def test_a_conspiracy_that_cannot_be(setup: Json, state: Json, words: str) -> None:
    with pytest.raises(BadInput) as refused:
        parlour.position("black-orchestra", {"setup": {"players": 2, **setup}, "state": state})
    assert words in str(refused.value)


def test_the_stage_follows_from_where_the_conspirators_are() -> None:
    doc = {"setup": {"players": 2}, "state": {"conspirators": [{"space": "paris"}, {}]}}
    assert parlour.position("black-orchestra", doc).position()["state"]["stage"] == 4


@pytest.mark.parametrize(
    ("state", "words"),
    [
        ({"move": {"mover": "kees"}}, "in the middle of a move, a Control card or a patrol a position needs its stack"),
        ({"phase": "danger", "turn": "kees"}, "it is nobody's turn in the phase danger"),
        ({"round": 0}, "the first round is round 1"),
        ({"newspapers": {"at": ["c1"], "left": 6}}, "1 lie on the board and 6 are left, but there are 6 (R70)"),
        ({"control": {"card": "ct01", "results": [1]}}, "state control results: two numbers, not 1"),
        ({"patrol": {"card": "p_blue_1", "to_move": 2**49}}, "state patrol to_move: expected a whole number"),
    ],
)
def test_a_resistance_that_cannot_be(state: Json, words: str) -> None:
    with pytest.raises(BadInput) as refused:
        parlour.position("orange-shall-overcome", {"setup": {"characters": ["kees", "anton"]}, "state": state})
    assert words in str(refused.value)


def test_an_ability_asked_of_somebody_who_does_not_have_it_can_be_played_and_told() -> None:
    doc = {
        "setup": {"heroes": ["sherlock_holmes", "dracula"]},
        "state": {"players": [{"fighters": {"sherlock_holmes": {}, "dr_watson": {"space": "b21"}}}, {}]},
        "stack": [["EndAction", 1, -1]],
        "asking": ["dracula.start_of_turn", 0, -1],
    }
    table = parlour.position("unmatched", doc)
    assert table.decision is not None
    table.choose(next(option.key for option in table.decision.options if not option.passes))
    assert any("Sherlock Holmes" in event["text"] for event in table.events(0))
