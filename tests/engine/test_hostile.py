"""Positions and records from anywhere: whatever is in them, they are refused in one clear line or played on; nothing hangs."""

from __future__ import annotations

import json
import os
import selectors
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import settings

import hostile
import parlour
from parlour import BadInput
from parlour.engine.errors import Stuck
from parlour.engine.kernel import MOST_STEPS, Game, Step
from parlour.engine.reading import read_dict
from unmatched.stories import Json

pytestmark = pytest.mark.attack

GAMES = ["unmatched", "black-orchestra", "orange-shall-overcome"]
LONG = settings().max_examples > 1000
CASES = 20_000 if LONG else 40
AT_A_TIME = 1000
PATIENCE = 120
"""Seconds after which a case counts as one that never ends; the slowest take two."""


def run(game: str, first: int) -> tuple[list[Json], int]:
    """Judge the cases of a game in a process that can be killed; return the troubles, and the case that never ended."""
    here = Path(__file__).parents[1]
    paths = os.pathsep.join([str(here), str(Path(parlour.__file__).parents[1])])
    command = [sys.executable, "-m", "hostile", game, str(first), str(min(CASES, AT_A_TIME))]
    troubles: list[Json] = []
    last = -1
    with subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": paths}) as child:
        assert child.stdout is not None
        waiting = selectors.DefaultSelector()
        waiting.register(child.stdout, selectors.EVENT_READ)
        while waiting.select(PATIENCE):
            line = child.stdout.readline()
            if not line:
                assert child.wait() == 0, f"{game}: the process died at case {last}"
                return troubles, -1
            told = json.loads(line)
            last = told.get("case", last)
            if "trouble" in told:
                troubles.append(told)
        child.kill()
    return troubles, last


@pytest.mark.fuzz
@pytest.mark.parametrize("first", range(0, CASES, AT_A_TIME))
@pytest.mark.parametrize("game", GAMES)
def test_spoilt_documents_are_refused_or_played_on(game: str, first: int) -> None:
    troubles, endless = run(game, first)
    assert endless < 0, f"case {endless} never ends: python -m hostile {game} {endless} 1 --show"
    assert not troubles, "\n".join(
        f"{t['trouble']}\n  {json.dumps(t['document'])}" for t in sorted(troubles, key=lambda t: len(str(t)))[:3]
    )


def test_the_judge_sees_trouble() -> None:
    """A refusal is none; an exception and an answer of more than one line are."""
    assert hostile.judge("unmatched", "position", {"state": {"turn": {"player": 7}}}, 1) == "refused"
    assert hostile.judge("unmatched", "position", {}, 1) == "played"
    with pytest.raises(hostile.Trouble, match="reading: TypeError"):
        hostile.judge("unmatched", "record", {"choices": {1, 2}}, 1)
    with pytest.raises(hostile.Trouble, match="not in one clear line"):
        hostile.check_line(BadInput("one\ntwo"))


# Every step says what its number may be.


@pytest.mark.both_modes
@pytest.mark.parametrize("game", GAMES)
def test_every_step_says_what_its_number_is(game: str) -> None:
    """A step with a number it has not declared could not be read from a position on file."""
    title = parlour.title(game)
    undeclared: Counter[str] = Counter()
    for seed in range(12):
        dice = Random(f"{game} {seed}")
        g = title.new(title.read_setup(hostile.random_setup(game, dice)), seed)
        g.advance()
        while g.winners < 0:
            frames = [(frame.step, frame.me, frame.it) for frame in g.stack]
            for step, me, it in [*frames, (g.asker, g.ask_me, g.ask_it)]:
                if not 0 <= me < title.actors(g) or not step.it_is.fits(g, me, it):
                    undeclared[f"{type(step).__name__} ({step.name()}): {me}, {it} is not {step.it_is.words}"] += 1
            g.choose(dice.choice(g.options))
    assert not undeclared


@pytest.mark.parametrize("game", GAMES)
def test_a_step_that_says_nothing_takes_no_number(game: str) -> None:
    title = parlour.title(game)
    g = title.new(title.read_setup({}), 1)
    for step in title.steps(g).values():
        assert step.it_is.words
        if step.it_is is Step.it_is:
            assert not any(step.it_is.fits(g, 0, it) for it in (0, 1, 5, 2**40))


# What was once accepted.


def said(game: str, doc: Json) -> str:
    with pytest.raises(BadInput) as refused:
        parlour.position(game, doc)
    assert "\n" not in str(refused.value)
    return str(refused.value)


@pytest.mark.parametrize(
    ("game", "frame", "words"),
    [
        ("black-orchestra", ["Divert", 0, 20_000_000], "Divert takes a number from 1 to 10, not 20000000"),
        ("black-orchestra", ["PlaceTargets", 0, -(10**18)], "PlaceTargets takes a number from 1 to 10"),
        ("black-orchestra", ["HandOutDie", 0, 0], "HandOutDie takes how many dice"),
        ("black-orchestra", ["PlaceTargets", 0, 2**70], "position stack: expected a whole number"),
        ("black-orchestra", ["StartTurn", 5, -1], "position stack: expected a whole number from 0 to 1, got 5"),
        ("orange-shall-overcome", ["Strike", 0, 20_000_000], "Strike takes a number from 0 to 12"),
        ("orange-shall-overcome", ["anton_3", 0, 10**15], "anton_3 takes a number from 0 to 12"),
        ("orange-shall-overcome", ["DiscardOccupier", 0, 500], "DiscardOccupier takes an Occupier card that lies nowhere else"),
        ("unmatched", ["PlaceSidekick", 0, 4], "PlaceSidekick takes one of the player's sidekicks, not 4"),
    ],
)
def test_a_number_a_step_does_not_take(game: str, frame: list[Any], words: str) -> None:
    setup: Json = {"players": 2} if game == "black-orchestra" else {"characters": ["anton", "kees"]} if "orange" in game else {}
    assert words in said(game, {"setup": setup, "stack": [frame]})
    assert words.replace("position stack", "position asking") in said(game, {"setup": setup, "stack": [], "asking": frame})


@pytest.mark.both_modes
def test_a_game_that_goes_round_is_refused() -> None:
    class Again(Step):
        def run(self, g: Any, me: int, it: int) -> None:
            self.seen = getattr(self, "seen", 0) + 1
            g.then(self, me)

    g = Game(None, 1)
    again = Again()
    g.then(again, 0)
    with pytest.raises(Stuck, match="goes round and round"):
        g.advance()
    assert again.seen == MOST_STEPS


def test_what_does_not_fit_later_is_refused_and_changes_nothing() -> None:
    """A question is open, and after it a plot is counted that nobody attempted."""
    doc = {"stack": [["EndTurn", 0, -1], ["Count", 0, -1]], "asking": ["MayTakeHeart", 0, -1]}
    t = parlour.position("black-orchestra", doc)
    before = t.hash()
    with pytest.raises(Stuck, match="the position this game began with does not allow"):
        t.choose("decline")
    assert (t.hash(), t.moment) == (before, 0)
    assert t.decision is not None


def test_a_hero_of_one_form_has_no_other() -> None:
    """A step of Jekyll & Hyde on the stack of somebody else."""
    t = parlour.position("unmatched", {"stack": [["EndAction", 0, -1]], "asking": ["jekyll_and_hyde.start_of_turn", 1, -1]})
    t.choose("yes", 1)
    assert "transformed" not in [event["event"] for event in t.events(0)]


def test_what_would_be_read_as_something_else_is_refused() -> None:
    """Somebody moves whose turn it is not: whom of theirs they have moved cannot be written down."""
    sisters = {"sister_1": {"space": "b1"}, "sister_2": {"space": "b11"}, "sister_3": {"space": "b2"}}
    state = {"players": [{}, {"fighters": {"dracula": {}, **sisters}}]}
    setup: Json = {"heroes": ["sherlock_holmes", "dracula"]}
    t = parlour.position("unmatched", {"setup": setup, "state": state, "stack": [], "asking": ["MoveFighters", 1, -1]})

    def move(sister: str) -> None:
        assert t.decision is not None
        t.choose(next(option.key for option in t.decision.options if sister in option.key), 1)

    move("sister_2")
    with pytest.raises(Stuck, match="does not fit"):
        move("sister_3")
    assert t.moment == 1


# Long and deep things in a message.


@pytest.mark.parametrize(
    "doc",
    [
        {"state": {"turn": {"player": 10**5000}}},
        {"x" * 100_000: 1},
        {"setup": {"board": "x" * 100_000}},
        {"setup": {"heroes": ["dracula", "sherlock_holmes"], "teams": ["x" * 100_000]}},
        {"stack": [["x" * 100_000, 0, 0]]},
        {"game": ["x"] * 100_000},
        {"chance": {"picks": ["\ud800" * 1000]}},
    ],
)
def test_a_refusal_is_short_however_long_the_document_is(doc: Json) -> None:
    assert len(said("unmatched", doc)) < 1000


def test_records_that_are_no_records() -> None:
    t = parlour.new("black-orchestra", seed=1, players=2)
    good = json.loads(t.record().dumps())

    def refusal(text: str) -> str:
        with pytest.raises(BadInput) as refused:
            parlour.replay(parlour.loads(text))
        assert "\n" not in str(refused.value)
        return str(refused.value)

    assert "thousands of digits" in refusal('{"parlour": 1' + "0" * 10_000 + "}")
    assert "nested too deeply" in refusal("[" * 200_000)
    nowhere = [{"after": 5, "back_to": 3, "undone": ["x", "y"]}]
    assert "its rewinds do not fit its choices" in refusal(json.dumps(good | {"rewinds": nowhere}))
    assert "at most 100000 entries" in refusal(json.dumps(good | {"choices": ["x"] * 100_001}))
    assert "not legal" in refusal(json.dumps(good | {"choices": ["x" * 500]}))
    assert "at most 500 characters, got 5000" in refusal(json.dumps(good | {"choices": ["x" * 5000]}))
    duel = json.loads(parlour.new("unmatched", seed=1).record().dumps())
    assert "Only a cooperative table" in refusal(json.dumps(duel | {"rewinds": [{"after": 0, "back_to": 0, "undone": []}]}))


def test_a_record_of_other_rules_in_which_nothing_is_ever_asked_comes_to_an_end() -> None:
    figures = dict.fromkeys(["exhaustion_damage", "start_hand", "maneuver_draw", "sherlock_holmes.move", "invisible_man.move"], 0)
    setup = {"heroes": ["sherlock_holmes", "invisible_man"], "figures": {f"unmatched.{name}": n for name, n in figures.items()}}
    t = parlour.new("unmatched", seed=1, auto=False, **setup)
    for _ in range(4):
        assert t.decision is not None
        t.choose(t.decision.options[0].key)
    endless = json.loads(t.record().dumps())
    endless |= {"rules": "1", "hash": "x", "choices": [*endless["choices"], "nonsense"]}
    with pytest.raises(BadInput, match="more than 100,000 choices"):
        parlour.replay(parlour.loads(json.dumps(endless)))


class Compared(str):
    """A name that counts how often any of them is compared with another."""

    __slots__ = ()
    times = 0
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        Compared.times += 1
        return str.__eq__(self, other)


def test_of_many_names_each_is_looked_up_once() -> None:
    """An object of a million fields would otherwise keep whoever opens the file waiting for hours."""
    names = {Compared(f"name {n}"): n for n in range(1000)}
    Compared.times = 0
    assert read_dict("setup", names, names) == names
    assert Compared.times < 10 * len(names)
