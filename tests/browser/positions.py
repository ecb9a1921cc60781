"""Games at moments worth a picture, found by playing at random from known seeds."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import parlour

MOST_GAMES = 60
MOST_CHOICES = 900
MANY_CARDS = 6
Wanted = Callable[[parlour.Table], bool]


def offered(verb: str) -> Wanted:
    return lambda table: table.decision is not None and any(option.key.startswith(verb) for option in table.decision.options)


def later(choices: int) -> Wanted:
    return lambda table: table.moment >= choices


def over(table: parlour.Table) -> bool:
    return table.decision is None


def seen(key: str) -> Wanted:
    """Wait for a choice while something that everybody sees is there."""
    return lambda table: table.decision is not None and bool(table.view(None)[key])


def crowded(table: parlour.Table) -> bool:
    """Wait for somebody with more cards than a narrow screen has room for side by side."""
    if table.decision is None:
        return False
    seat = table.decision.options[0].seat
    return len(table.view(seat)["conspirators"][seat]["dossier"]) >= MANY_CARDS


def dusk(table: parlour.Table) -> bool:
    """Wait for a first option that ends the day."""
    if table.decision is None:
        return False
    then = table.clone()
    first = table.decision.options[0]
    then.choose(first.key, seat=first.seat)
    return any(event["event"] == "danger_began" for event in then.events(since=then.moment))


def struck(table: parlour.Table) -> bool:
    combat = table.view(None)["combat"]
    return table.decision is not None and combat is not None and combat["revealed"]


def far_fight(table: parlour.Table) -> bool:
    """Wait for a fight of two sidekicks, the attacker's hero far from it."""
    view = table.view(None)
    if table.decision is None or view["combat"] is None:
        return False
    fighting = {view["combat"][side]["fighter"] for side in ("attack", "defense")}
    heroes = [player["fighters"][0] for player in view["players"]]
    far = heroes[view["turn"]["player"]]["space"] in {"b1", "b2", "b7", "b8"}
    return far and fighting.isdisjoint(hero["id"] for hero in heroes)


def struck_down(table: parlour.Table) -> bool:
    """Wait for an end that cards brought about."""
    if table.decision is not None:
        return False
    told = [event["event"] for event in table.events(None)]
    last = told[len(told) - told[::-1].index("attacked") :] if "attacked" in told else []
    return "revealed" in last and not {"turn_began", "maneuvered", "schemed"} & set(last)


def able(table: parlour.Table) -> bool:
    """Wait for somebody who can use their ability in two ways."""
    ways = [option.key for option in table.decision.options if option.key.startswith("ability:")] if table.decision else []
    return "ability:move_two" in ways and "ability:move_another" in ways


def two_may(table: parlour.Table) -> bool:
    """Wait for a turn in which another seat may put in a word."""
    return table.decision is not None and len(table.decision.seats) > 1 and bool(table.view(None)["turn"])


def moved(table: parlour.Table) -> bool:
    """Wait for somebody who moves by a Morale card in another one's turn, while that one may put in a word."""
    if not two_may(table):
        return False
    view = table.view(None)
    return view["move"] is not None and view["move"]["mover"] != view["turn"]


def asked(table: parlour.Table) -> bool:
    """Wait for a question that a card asks."""
    return table.decision is not None and bool(table.view(table.decision.options[0].seat)["asking"])


def asking(card: str, verb: str) -> Wanted:
    """Wait for such a choice that a card of Unmatched asks for."""
    return lambda table: offered(verb)(table) and table.view(table.decision.options[0].seat)["asking"] == card  # type: ignore[union-attr]


def laden(table: parlour.Table) -> bool:
    """Wait for somebody in Black Orchestra who carries two items."""
    if table.decision is None:
        return False
    seat = table.decision.options[0].seat
    return len(table.view(seat)["conspirators"][seat]["items"]) == 2


WANTED: dict[str, tuple[str, dict[str, Any], Wanted]] = {
    "duel": ("unmatched", {"heroes": ["sherlock_holmes", "dracula"], "board": "baskerville_manor"}, offered("defend")),
    "far-fight": ("unmatched", {"heroes": ["sherlock_holmes", "dracula"], "board": "baskerville_manor"}, far_fight),
    "struck": ("unmatched", {"heroes": ["sherlock_holmes", "dracula"], "board": "baskerville_manor"}, struck),
    "four": (
        "unmatched",
        {"heroes": ["sherlock_holmes", "dracula", "jekyll_and_hyde", "invisible_man"], "board": "marmoreal"},
        later(60),
    ),
    "duel-end": ("unmatched", {"heroes": ["sherlock_holmes", "dracula"]}, over),
    "duel-blow": ("unmatched", {"heroes": ["sherlock_holmes", "dracula"]}, struck_down),
    "asked": ("unmatched", {"heroes": ["sherlock_holmes", "dracula"], "board": "baskerville_manor"}, asked),
    "boost": ("unmatched", {"heroes": ["sherlock_holmes", "dracula"], "board": "baskerville_manor"}, offered("boost:")),
    "beastform": ("unmatched", {"heroes": ["sherlock_holmes", "dracula"]}, asking("dracula.beastform", "discard:")),
    "ravening": ("unmatched", {"heroes": ["sherlock_holmes", "dracula"]}, asking("dracula.ravening_seduction", "move:sister")),
    "teams": (
        "unmatched",
        {"heroes": ["sherlock_holmes", "dracula", "jekyll_and_hyde", "invisible_man"], "board": "marmoreal", "teams": True},
        later(8),
    ),
    "five-conspirators": ("black-orchestra", {"players": 5}, later(50)),
    "able": ("black-orchestra", {"players": 3}, able),
    "plot": ("black-orchestra", {"players": 2}, offered("announce")),
    "roll": ("black-orchestra", {"players": 2}, offered("roll:2")),
    "raid": ("black-orchestra", {"players": 2}, offered("keep")),
    "interrogation": ("black-orchestra", {"players": 2}, offered("answer")),
    "laden": ("black-orchestra", {"players": 2}, laden),
    "dossier": ("black-orchestra", {"players": 2}, crowded),
    "orchestra-end": ("black-orchestra", {"players": 2}, over),
    "day": ("orange-shall-overcome", {"players": 5}, later(60)),
    "aside": ("orange-shall-overcome", {"players": 2}, two_may),
    "moved": ("orange-shall-overcome", {"players": 2, "scenario": "the_word_must_travel"}, moved),
    "starving": ("orange-shall-overcome", {"players": 3, "scenario": "hunger_winter"}, later(10)),
    "control": ("orange-shall-overcome", {"players": 2}, offered("answer")),
    "after": ("orange-shall-overcome", {"players": 2}, offered("after:bonus")),
    "patrol": ("orange-shall-overcome", {"players": 2}, seen("patrol")),
    "dusk": ("orange-shall-overcome", {"players": 2}, dusk),
    "night-raid": ("orange-shall-overcome", {"players": 2}, seen("raiding")),
    "orange-end": ("orange-shall-overcome", {"players": 2}, over),
}


@cache
def _found(name: str) -> str:
    game, setup, wanted = WANTED[name]
    for seed in range(1, MOST_GAMES):
        chance = random.Random(seed)
        table = parlour.new(game, seed=seed, **setup)
        for _ in range(MOST_CHOICES):
            if wanted(table):
                return table.record().dumps()
            if table.decision is None:
                break
            option = chance.choice(table.decision.options)
            table.choose(option.key, seat=option.seat)
    raise AssertionError(name)


def record(name: str) -> dict[str, Any]:
    """Return the record of a game that stands at such a moment."""
    found: dict[str, Any] = json.loads(_found(name))
    return found


def table_of(name: str) -> parlour.Table:
    """Return the game at such a moment, as the engine has it."""
    played = record(name)
    table = parlour.new(played["game"], seed=played["seed"], **played["setup"])
    for key in played["choices"]:
        table.choose(key)
    return table


@cache
def _eve(name: str) -> tuple[str, str]:
    played = record(name)
    table = parlour.new(played["game"], seed=played["seed"], **played["setup"])
    *before, last = played["choices"]
    for key in before:
        table.choose(key)
    return table.record().dumps(), last


def eve(name: str) -> tuple[dict[str, Any], str]:
    """Return a game that will be over as the record one choice before, and that choice."""
    found, last = _eve(name)
    return json.loads(found), last


def seats(name: str) -> int:
    setup = WANTED[name][1]
    return int(setup["players"]) if "players" in setup else len(setup["heroes"])
