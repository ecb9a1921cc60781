"""Options say themselves whether they pass: which ones do in each game, and that these do no harm.

An option passes if it only declines. Of itself it takes, gives, moves, draws and rolls nothing: the pieces, the tracks and the
generator stay as they are, and only notes of how far the turn has come may change.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from random import Random
from typing import Any

import pytest

import parlour
from black_orchestra.stories import NOWHERE, event, kordt, oster, play, story
from parlour.engine.table import Table

Json = dict[str, Any]

# By the question that is asked, the keys that pass; a question that is not here has no option that does.
PASSES = {
    "unmatched": {
        "Move": "move:*:stay",
        "Place": "place:*:stay",
        "May": "no",
        "Bloodthirsty": "bite:none",
        "Boost": "boost:none",
        "MoveFighters": "done",
        "LayDefense": "defend:none",
        "DiscardAnyNumber": "discard:none",
        "OpponentMayDiscard": "discard:none",
        "DrawUpTo": "draw:0",
        "SendEachFog": "fog:done",
    },
    "black-orchestra": {
        "TakeAction": "end",
        "OfferInstant": "pass",
        "DelayHitler": "pass",
        "RollCard": "pass",
        "TryEventPlot": "pass",
        "Inform": "pass",
        "Lend": "refuse",
        "PartWith": "refuse:*",
        "Offer": "decline",
        "PayForSuspicion": "decline",
        "MayTakeHeart": "decline",
        "HandOutDie": "give:nobody",
        "Divert": "divert:0",
        "DrawUpTo": "enough",
        "TakeOutEvent": "remove:none",
        "Walk": "go:stop",
        "OlbrichtGoes": "go:stop",
    },
    "orange-shall-overcome": {
        "RollAgain": "roll:keep",
        "SwitchAnswer": "switch:keep",
        "Peek": "*:keep",
        "Swap": "swap:enough",
        "RaiseSeveral": "safety:enough",
        "Travel": "move:stop",
        "OneRoad": "step:stay",
        "GoAnywhere": "go:stay",
        "AfterAction": "after:done",
        "LastCall": "pass:*",
        "Offer": "call_off:agreement",
        "Agree": "agree:no",
    },
}

# Questions at which an option passes in some positions only: those that leave everything where it is.
SOMETIMES = {"DriftFog", "IllegalCard", "PutBackEvents"}

# The machine goes on at once from these: a combat is fought, Hyde suffers. What follows would follow without the question, too.
GOES_ON = {"LayDefense", "MoveFighters"}

SETUPS: dict[str, list[Json]] = {
    "unmatched": [
        {"heroes": ["sherlock_holmes", "dracula"], "board": "soho"},
        {"heroes": ["jekyll_and_hyde", "invisible_man"], "board": "marmoreal"},
        {"heroes": ["invisible_man", "sherlock_holmes"], "board": "baskerville_manor"},
        {"heroes": ["dracula", "jekyll_and_hyde"], "board": "sarpedon"},
    ],
    "black-orchestra": [{"players": 2}, {"players": 3}, {"players": 4}, {"players": 5}],
    "orange-shall-overcome": [
        {"players": 2, "characters": ["hanneke", "anton"]},
        {"players": 2, "characters": ["suze", "mies"], "scenario": "the_word_must_travel"},
        {"players": 3, "scenario": "arbeitseinsatz"},
    ],
}


def what_lies_there(table: Table) -> Json:
    """Return the state of a position without the notes of how far a turn, an attempt or a move has come."""
    state = table.title.write_state(table.game)
    for field in ("text", "attempt", "move", "passed", "known"):
        state.pop(field, None)
    for field in ("actions", "refused", "moved", "boost"):
        if isinstance(state["turn"], dict):
            state["turn"].pop(field, None)
    g = table.game
    state["generator"] = [g.chance_a, g.chance_b, g.chance_c, g.chance_n]
    return state


def after(table: Table, option: int) -> Table:
    """Return a table at which an option has been carried out, and nothing that follows from it."""
    copy = table.clone()
    g = copy.game
    g.options = []
    g.asker.chosen(g, g.ask_me, g.ask_it, option)
    return copy


GAMES = {"unmatched": 8, "black-orchestra": 8, "orange-shall-overcome": 4}


def played(game: str) -> Iterator[Table]:
    """Return tables at the positions of some games in which whatever was chosen least so far is chosen."""
    times: Counter[tuple[str, str]] = Counter()
    for seed, setup in enumerate(GAMES[game] * SETUPS[game]):
        dice = Random(seed)
        table = parlour.new(game, seed=seed, auto=False, **setup)
        while table.decision is not None and table.moment < 700:
            yield table
            question = type(table.game.asker).__name__
            options = dice.sample(table.decision.options, len(table.decision.options))
            option = min(options, key=lambda o: times[question, o.key.rpartition(":")[0] or o.key])
            times[question, option.key.rpartition(":")[0] or option.key] += 1
            table.choose(option.key, option.seat)


def asked(table: Table, question: str) -> Iterator[Table]:
    """Return tables at which a question that seldom comes up is asked at once, in every way the game's cards ask it."""
    for step in table.title.steps(table.game).values():
        if type(step).__name__ == question:
            copy = table.clone()
            copy.game.options = []
            copy.game.stack = copy.game.stack[:0]
            step.run(copy.game, 0, 0)
            if copy.game.options:
                yield copy


def lent_and_informed() -> Iterator[Table]:
    """Return a plot at which a friend has a card to use, and then an item to lend."""
    table = story(
        kordt("chancellery", motivation="committed", suspicion="low", cards="coup"),
        oster("chancellery", items="signature", cards="partisan_informant"),
        leaders={**NOWHERE, "hitler": "chancellery"},
        support=6,
    )
    yield play(table, "plot:coup").clone()
    yield play(table, "pass", "ask:oster:signature")


def check(game: str, table: Table) -> bool:
    """Check the options of a table, and say whether one of them passes."""
    decision = table.decision
    assert decision is not None
    question = type(table.game.asker).__name__
    pattern = PASSES[game].get(question, "")
    before = what_lies_there(table)
    for number, option in enumerate(decision.options):
        if question not in SOMETIMES:
            assert option.passes == fnmatchcase(option.key, pattern), f"{question}: {option.key}"
        shown = {o["key"]: o for o in table.view(option.seat)["decision"]["options"]}
        assert shown[option.key].get("passes", False) is option.passes
        if option.passes and question not in GOES_ON:
            assert what_lies_there(after(table, table.game.options[number])) == before, f"{question}: {option.key}"
    return any(option.passes for option in decision.options)


@pytest.mark.parametrize("game", sorted(PASSES))
def test_which_options_pass_and_that_they_do_no_harm(game: str) -> None:
    met = {type(table.game.asker).__name__ for table in played(game) if check(game, table)}
    if game == "black-orchestra":
        met |= {type(table.game.asker).__name__ for table in lent_and_informed() if check(game, table)}
    for question in PASSES[game].keys() - met:
        for table in asked(parlour.new(game, seed=0, **SETUPS[game][0]), question):
            if check(game, table):
                met.add(question)
    assert PASSES[game].keys() - met == set()


def test_an_illegal_card_in_the_safe_is_kept_for_nothing() -> None:
    for cards, passing in (("forged_documents", []), ("safe forged_documents", ["keep:forged_documents"])):
        table = event("s2_gestapo_raid_1", kordt(cards=cards), oster())
        assert table.decision is not None
        assert [option.key for option in table.decision.options if option.passes] == passing
