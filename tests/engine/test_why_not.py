"""Why not? Every key of a game, asked for where it is not legal, is refused by a rule that exists and that is about it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import parlour
from engine.test_passing import SETUPS
from parlour.engine.table import Table

# What a verb is refused by where an action is chosen: rules about that verb, and the ones that say what an action is.
ABOUT = {
    "unmatched": {
        "attack": "U-1 U-21 U-43 U-59 U-91",
        "scheme": "U-1 U-6 U-20 U-40 U-42 U-130",
        "maneuver": "U-16",
        "move": "U-25",
        "boost": "U-25",
        "defend": "U-45",
        "done": "U-17",
        "": "U-16 U-18",
    },
    "black-orchestra": {
        "move": "BO-47 BO-48 BO-51 BO-96",
        "conspire": "BO-25 BO-30 BO-34 R41 R77",
        "collect": "BO-33",
        "reveal": "BO-58 R70",
        "dossier": "BO-44 R100",
        "deliver": "BO-41 R44",
        "release": "BO-55 R70",
        "give": "BO-59 BO-100 R70",
        "take": "BO-59 BO-100 R42 R70",
        "use": "BO-31 BO-32 BO-82 BO-97 BO-113 R35 R36 R70 R74 R101",
        "instant": "BO-31 BO-32 BO-82 BO-97 BO-113 R35 R36 R70 R74 R101",
        "plot": "BO-110 BO-111 BO-112 BO-113 BO-140 R21 R22 R63",
        "ability": "BO-31 BO-80 R25 R60 R70 R109",
        "discard": "R80",
        "announce": "BO-113",
        "roll": "BO-113",
        "item": "BO-113",
        "ask": "BO-113",
        "": "BO-20 BO-30",
    },
    "orange-shall-overcome": {
        "card": "OSO-77 OSO-78 OSO-84 OSO-91",
        "special": "OSO-77 OSO-78 OSO-82 OSO-84 OSO-91 R47",
        "discard": "OSO-77 OSO-78 OSO-84 OSO-91",
        "morale": "OSO-78 OSO-85 R28 R43 R45",
        "share": "OSO-89 OSO-90 R63",
        "pick_up": "OSO-51 OSO-185 OSO-186 OSO-90",
        "put_down": "OSO-186 OSO-90",
        "act": "OSO-81 OSO-88 OSO-110 OSO-127 OSO-165 OSO-170 R27 R44 R47 R70",
        "move": "OSO-81",
        "ticket": "OSO-81",
        "pass": "OSO-91",
        "": "OSO-77 OSO-88",
    },
}

ACTIONS = {"unmatched": {"TakeAction"}, "black-orchestra": {"TakeAction"}, "orange-shall-overcome": {"Turn", "TakeAction"}}


def games(game: str) -> tuple[list[str], list[Table]]:
    """Return every key met in some random games, and tables at some of their positions."""
    keys: set[str] = set()
    found = []
    for seed, setup in enumerate(2 * SETUPS[game]):
        dice = Random(seed)
        table = parlour.new(game, seed=seed, **setup)
        while table.decision is not None and table.moment < 400:
            keys.update(option.key for option in table.decision.options)
            if table.moment % 9 == 0:
                found.append(table.clone())
            option = dice.choice(table.decision.options)
            table.choose(option.key, option.seat)
    return sorted(keys), found


@pytest.mark.parametrize("game", sorted(ABOUT))
def test_every_refusal_names_a_rule_about_what_was_wanted(game: str) -> None:
    keys, tables = games(game)
    rules = {rule.id for rule in parlour.title(game).rulebook.rules}
    scenario = {rule for _, rule in specials()}
    dice = Random(1)
    for table in tables:
        decision = table.decision
        assert decision is not None
        question = type(table.game.asker).__name__
        for key in dice.sample(keys, 60):
            for seat in range(len(table.seats)):
                if any(option.key == key for option in decision.of(seat)):
                    continue
                refusal = table.why_not(key, seat)
                assert refusal.rule in rules, (key, refusal)
                assert refusal.reason.endswith((".", "?", ")", ":")), (key, refusal)
                verb = key.partition(":")[0]
                if question in ACTIONS[game]:
                    fitting = f"{ABOUT[game].get(verb, '')} {ABOUT[game]['']}".split()
                    assert refusal.rule in fitting or (verb == "act" and refusal.rule in scenario), (question, key, refusal)


def specials() -> list[tuple[str, str]]:
    """Return the actions of Orange's scenarios, each with its rule."""
    g: Any = parlour.new("orange-shall-overcome", seed=0).game
    return [special for scenario in g.setup.content.scenarios for special in scenario.special_actions]
