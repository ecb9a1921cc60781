"""Records on file: they survive, and what is wrong with one is said in one line."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour import BadInput, Record
from parlour.engine.table import renewed_record


def played(choices: int = 30) -> Record:
    t = parlour.new("unmatched", seed=3, heroes=["dracula", "invisible_man"], board="soho")
    dice = Random(3)
    for _ in range(choices):
        assert t.decision is not None
        t.choose(dice.choice(t.decision.options).key)
    return t.record()


RECORD = played()
DOC: dict[str, Any] = json.loads(RECORD.dumps())


def said(text: str) -> str:
    """Return what is said about a record: always one line, whether the file or the game in it is wrong."""
    with pytest.raises(BadInput) as refused:
        parlour.replay(parlour.loads(text))
    assert "\n" not in str(refused.value)
    return str(refused.value)


def changed(**fields: Any) -> str:
    return json.dumps({**DOC, **fields})


def test_a_record_says_everything_needed() -> None:
    assert set(DOC) == {"parlour", "game", "rules", "setup", "seed", "choices", "hash"}
    assert DOC["game"] == "unmatched"
    assert DOC["rules"] == parlour.title("unmatched").rules_version
    assert DOC["setup"]["heroes"] == ["dracula", "invisible_man"]
    assert len(DOC["choices"]) == 30


def test_a_record_survives_the_file() -> None:
    assert parlour.loads(RECORD.dumps()) == RECORD
    t = parlour.replay(RECORD)
    assert t.hash() == RECORD.hash
    assert t.choices == list(RECORD.choices)
    assert t.record() == RECORD


def test_a_record_of_a_position_keeps_the_position() -> None:
    doc = {"setup": {"heroes": ["dracula", "sherlock_holmes"], "board": "soho"}, "seed": 9, "state": {"turn": {"player": 1}}}
    t = parlour.position("unmatched", doc)
    t.choose("maneuver")
    record = parlour.loads(t.record().dumps())
    assert record.start == doc
    assert parlour.replay(record).hash() == t.hash()


CORRUPTED = ["", "{", "[]", "null", "7", '"record"', "{}", RECORD.dumps()[:-40], RECORD.dumps()[5:], "\x00", "[" * 100_000]


@pytest.mark.parametrize("text", CORRUPTED, ids=lambda text: repr(text[:10]))
def test_a_corrupted_or_truncated_file(text: str) -> None:
    assert said(text).startswith("record: ")


@pytest.mark.parametrize("name", ["parlour", "game", "rules", "setup", "seed", "choices", "hash"])
def test_a_missing_field(name: str) -> None:
    assert said(json.dumps({key: value for key, value in DOC.items() if key != name})) == f"record: {name!r} is missing"


def test_an_unknown_field() -> None:
    assert "unknown 'choises'; did you mean choices?" in said(changed(choises=[]))


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"parlour": 99}, "format 99, this version reads format 1"),
        ({"parlour": "1"}, "format '1'"),
        ({"game": "chess"}, "no game is called 'chess'; there are"),
        ({"game": 3}, "record game: expected a text"),
        ({"rules": 1}, "record rules: expected a text"),
        ({"seed": -1}, "record seed: expected a whole number"),
        ({"seed": 2**64}, "record seed: expected a whole number"),
        ({"seed": True}, "record seed: expected a whole number"),
        ({"seed": "3"}, "record seed"),
        ({"choices": "maneuver"}, "record choices: expected a list"),
        ({"choices": [1]}, "record choices: expected a text"),
        ({"setup": []}, "record setup: expected an object"),
        ({"setup": {"heroes": ["dracula", "nobody"]}}, "heroes: unknown 'nobody'"),
        ({"setup": {"boards": "soho"}}, "unknown 'boards'; did you mean board?"),
        ({"hash": None}, "record hash: expected a text"),
        ({"auto": "no"}, "record auto: expected true or false"),
        ({"rewinds": [{"after": 1, "back_to": 2, "undone": []}]}, "record rewind back_to"),
        ({"rewinds": [{"before": 1}]}, "unknown 'before'"),
        ({"rewinds": 3}, "record rewinds: expected a list"),
        ({"start": 3}, "position: expected an object"),
        ({"choices": ["move:" + "x" * 500]}, "record choices: at most 500 characters, got 505"),
        ({"rules": "x" * 501}, "record rules: at most 500 characters"),
        ({"hash": "x" * 501}, "record hash: at most 500 characters"),
        ({"start": {"state": {"tern": {}}}}, "state: unknown 'tern'; did you mean turn?"),
    ],
)
def test_a_wrong_field(fields: dict[str, Any], words: str) -> None:
    assert words in said(changed(**fields))


def test_a_wrong_hash() -> None:
    assert said(changed(hash="0" * 32)) == "record: the choices are legal but lead to another position"


def test_an_illegal_choice_inside() -> None:
    choices = [*DOC["choices"][:4], "attack:dracula:moriarty", *DOC["choices"][5:]]
    assert said(changed(choices=choices)).startswith("record: choice 5, 'attack:dracula:moriarty', is not legal: ")


def test_choices_after_the_end_of_the_game() -> None:
    t = parlour.position("unmatched", {"state": {"players": [{}, {"fighters": {"dracula": {"space": None}}}]}})
    assert t.outcome is not None
    doc = json.loads(t.record().dumps()) | {"choices": ["maneuver"]}
    assert "choice 1, 'maneuver', is not legal: The game is over." in said(json.dumps(doc))


def test_other_rules_are_named_when_the_record_does_not_fit_any_more() -> None:
    others = f"(it was made with rules 0, these are rules {RECORD.rules})"
    assert said(changed(rules="0", hash="0" * 32)).endswith(others)
    assert others in said(changed(rules="0", choices=["jump"]))


def test_a_record_of_other_rules_that_still_fits_is_played() -> None:
    assert parlour.replay(parlour.loads(changed(rules="0"))).hash() == RECORD.hash


def test_a_record_rewound_often_is_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens somebody's file does not wait for choices times rewinds."""
    doc = json.loads(parlour.new("black-orchestra", seed=3).record().dumps())
    many = 300
    rewinds = [{"after": many, "back_to": many - 1, "undone": ["no"]} for _ in range(many)]
    record = parlour.loads(json.dumps({**doc, "rules": "0", "choices": ["no"] * many, "rewinds": rewinds}))
    title = parlour.title("black-orchestra")
    asked: list[str] = []

    def renewed(_title: Any, _rules: str, key: str) -> list[str]:
        asked.append(key)
        return [key, key]

    monkeypatch.setattr(type(title), "renewed", renewed)
    again = renewed_record(title, record)
    assert [(r.after, r.back_to, r.undone) for r in again.rewinds] == [(2 * many, 2 * many - 2, ("no", "no"))] * many
    assert len(again.choices) == 2 * many
    assert len(asked) < 10 * many


def test_a_record_belongs_to_whoever_asked_for_it() -> None:
    t = parlour.new("unmatched", seed=3)
    before = t.record().dumps()
    for setup in (t.record().setup, t.position()["setup"]):
        setup["heroes"][0] = "nobody"
        setup["board"] = "nowhere"
    assert t.record().dumps() == before


@pytest.mark.fuzz
@given(st.data())
def test_whatever_is_changed_in_the_file_gives_one_clear_line_or_the_same_game(data: st.DataObject) -> None:
    text = RECORD.dumps()
    start = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 20))
    new = data.draw(st.text(max_size=8))
    complaint = "none"
    try:
        t = parlour.replay(parlour.loads(text[:start] + new + text[start + length :]))
    except BadInput as refused:
        complaint = str(refused)
    else:
        assert t.hash() == RECORD.hash
    assert complaint
    assert "\n" not in complaint
