"""What holds at every step of random play, for all hero pairs, boards, player counts and end rules."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from parlour import Table
from unmatched.stories import BOARDS, HEROES, Json

CATALOGUE = parlour.title("unmatched").catalogue()
DECKS = {hero["id"]: Counter({card["id"]: card["copies"] for card in hero["deck"]}) for hero in CATALOGUE["heroes"]}
FULL_HEALTH = {hero["id"]: hero["health"] for hero in CATALOGUE["heroes"]} | {
    sidekick["id"]: sidekick["health"] for hero in CATALOGUE["heroes"] for sidekick in hero["sidekicks"]
}
SPACES = {board["id"]: {space["id"] for space in board["spaces"]} for board in CATALOGUE["boards"]}
RULES = {rule.id for rule in parlour.title("unmatched").rulebook.rules}
KEY = re.compile(r"[a-z]+(:[a-z0-9_@]+)*")
MOST_CHOICES = 3000
"""No game is longer (Q-32)."""

PAIRS = list(combinations_with_replacement(HEROES, 2))
TABLES: list[Json] = [
    {"heroes": ["sherlock_holmes", "dracula", "invisible_man"], "board": "soho"},
    {"heroes": ["jekyll_and_hyde", "invisible_man", "dracula"], "board": "marmoreal", "end_rule": "at_once"},
    {"heroes": ["invisible_man", "invisible_man", "invisible_man"], "board": "baskerville_manor", "mirror": True},
    {"heroes": ["dracula", "sherlock_holmes", "jekyll_and_hyde", "invisible_man"], "board": "sarpedon"},
    {"heroes": ["dracula", "dracula", "dracula", "dracula"], "board": "baskerville_manor", "mirror": True},
    {"heroes": ["sherlock_holmes", "dracula", "jekyll_and_hyde", "invisible_man"], "board": "soho", "teams": True},
    {
        "heroes": ["invisible_man", "sherlock_holmes", "dracula", "sherlock_holmes"],
        "board": "baskerville_manor",
        "teams": True,
        "mirror": True,
        "open_team_hands": True,
        "fog_uses_passages": False,
        "end_rule": "at_once",
    },
]


def random_play(t: Table, seed: int) -> Iterator[Table]:
    """Yield a table at every decision of a game played at random, and once more at the end."""
    dice = Random(seed)
    while t.decision is not None:
        yield t
        option = dice.choice(t.decision.options)
        t.choose(option.key, option.seat)
        assert t.version < MOST_CHOICES
    yield t


# The invariants.


def check_pieces(doc: Json) -> None:
    """Cards conserved, health in range, one fighter and one fog token to a space."""
    state = doc["state"]
    fighters_on: list[str] = []
    fog_on: list[str] = []
    for seat, player in enumerate(state["players"]):
        hero = doc["setup"]["heroes"][seat]
        cards = Counter(player["hand"] + player["deck"] + player["discard"]) + in_play(state, seat)
        assert cards == DECKS[hero], f"cards of seat {seat}"
        for name, figure in player["fighters"].items():
            kind = re.sub(r"(_[123])?(@\d)?$", "", name)
            vanished = name.startswith("invisible_man") and player["vanished"]
            assert 0 <= figure["health"] <= FULL_HEALTH[kind]
            if state["turn"]["number"]:
                assert (figure["space"] is not None) == (figure["health"] > 0 and not vanished), name
            if figure["space"] is not None:
                fighters_on.append(figure["space"])
        fog_on += [space for space in player.get("fog", []) if space is not None]
        assert sum(map(len, player["has_seen"])) <= sum(len(other["hand"]) + 1 for other in state["players"])
    assert len(set(fighters_on)) == len(fighters_on)
    assert len(set(fog_on)) == len(fog_on)
    assert {*fighters_on, *fog_on} <= SPACES[doc["setup"]["board"]]


def in_play(state: Json, seat: int) -> Counter[str]:
    """Return the cards of a seat that lie on the table."""
    found: Counter[str] = Counter()
    if "combat" in state:
        for side, fighter in (("attack", "attacker"), ("defense", "target")):
            owner = next(n for n, p in enumerate(state["players"]) if state["combat"][fighter] in p["fighters"])
            if owner == seat and state["combat"][side]["card"] is not None:
                found[state["combat"][side]["card"]] += 1
    if state["turn"]["player"] == seat:
        found += Counter(state["text"][name] for name in ("scheme", "turned_up") if name in state["text"])
    return found


def check_decision(t: Table) -> None:
    """Options unique and non-empty, every key readable, every text there, every rule in the rulebook."""
    decision = t.decision
    assert decision is not None
    assert decision.options
    assert decision.prompt.endswith((".", "?", ")"))
    keys = [option.key for option in decision.options]
    assert len(set(keys)) == len(keys)
    assert len({option.text for option in decision.options}) == len(keys)
    places = SPACES[t.setup["board"]]
    for option in decision.options:
        assert KEY.fullmatch(option.key), option.key
        assert option.text
        assert option.text[0].isupper() or option.text[0] in "+0123456789", option.text
        assert option.rule in RULES
        assert option.seat in decision.seats
        for piece in option.about:
            kind, name = piece.split(":")
            assert kind in {"space", "fighter", "card"}
            assert kind != "space" or name in places
    assert t.why_not(keys[-1], decision.options[-1].seat).reason == "It is allowed."


def check_views(t: Table) -> None:
    """Every view is ready for JSON and gives options to those who decide, and to nobody else."""
    seats = t.decision.seats if t.decision else ()
    for seat in (None, *range(len(t.seats))):
        view = t.view(seat)
        assert json.loads(json.dumps(view)) == view
        if t.decision is not None:
            assert bool(view["decision"]["options"]) == (seat in seats)
            assert view["decision"]["waiting"]


def check_round_trip(t: Table, doc: Json) -> None:
    """A position written and read is the same position with the same question."""
    again = parlour.position("unmatched", json.loads(json.dumps(doc)))
    assert again.position() == doc
    assert again.decision == t.decision
    assert again.outcome == t.outcome


def check_record(t: Table) -> None:
    """A record survives the file and leads to the same position."""
    record = t.record()
    loaded = parlour.loads(record.dumps())
    assert loaded == record
    again = parlour.replay(loaded)
    assert again.hash() == t.hash()
    for seat in (None, *range(len(t.seats))):
        assert again.view(seat) == t.view(seat)
        assert again.events(seat) == t.events(seat)


def check_without_automatism(t: Table) -> None:
    """Asked even where there is only one option, the same choices lead to the same position."""
    slow = parlour.new("unmatched", seed=t.seed, auto=False, **t.setup)
    for key in [*t.choices, None]:
        while slow.decision is not None and len(slow.decision.options) == 1 and not slow.game.asker.secret:
            slow.choose(slow.decision.options[0].key)
        if key is not None:
            slow.choose(key)
    assert slow.hash() == t.hash()
    assert slow.version >= t.version
    assert parlour.replay(parlour.loads(slow.record().dumps())).hash() == t.hash()


def check_game(setup: Json, seed: int, files: int = 1) -> None:
    """Play a game at random and check everything at every step; positions on file at every so many."""
    t = parlour.new("unmatched", seed=seed, **setup)
    old: list[tuple[Table, Json]] = []
    for t in random_play(t, seed):  # noqa: B020
        doc = t.position()
        check_pieces(doc)
        if t.decision is not None:
            check_decision(t)
        check_views(t)
        if (t.version + seed) % files == 0 or t.decision is None:
            check_round_trip(t, doc)
        copy = t.clone()
        assert copy.position() == doc
        assert copy.decision == t.decision
        if t.version % 16 == 0:
            old.append((copy, doc))
    for copy, doc in old:
        assert copy.position() == doc
    assert t.outcome is not None
    assert t.outcome.winners
    assert sorted(t.outcome.winners + t.outcome.losers) == [seat.index for seat in t.seats]
    check_record(t)
    check_without_automatism(t)


@pytest.mark.fuzz
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_duels(pair: tuple[str, str], board: str) -> None:
    seed = 60 * PAIRS.index(pair) + BOARDS.index(board)
    heroes = pair if seed % 2 else pair[::-1]
    end_rule = "at_once" if seed % 5 == 0 else "after_action"
    check_game({"heroes": list(heroes), "board": board, "mirror": pair[0] == pair[1], "end_rule": end_rule}, seed, files=4)


@pytest.mark.fuzz
@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: f"{len(setup['heroes'])}-{setup['board']}")
def test_three_and_four_players(setup: Json) -> None:
    check_game(setup, 7, files=2)


@st.composite
def setups(draw: st.DrawFn) -> Json:
    """Any table that can be agreed on."""
    board = draw(st.sampled_from(BOARDS))
    count = draw(st.integers(2, 4 if board not in {"sherwood_forest", "yukon"} else 2))
    return {
        "heroes": draw(st.lists(st.sampled_from(HEROES), min_size=count, max_size=count)),
        "board": board,
        "mirror": True,
        "teams": count == 4 and draw(st.booleans()),
        "end_rule": draw(st.sampled_from(["after_action", "at_once"])),
        "fog_uses_passages": draw(st.booleans()),
        "open_team_hands": draw(st.booleans()),
    }


@pytest.mark.fuzz
@settings(max_examples=max(2, settings().max_examples // 25))
@given(setup=setups(), seed=st.integers(0, 2**64 - 1))
def test_any_table(setup: Json, seed: int) -> None:
    check_game(setup, seed)


@pytest.mark.fuzz
@settings(max_examples=max(10, settings().max_examples // 5))
@given(seed=st.integers(0, 2**32), stop=st.integers(1, 80))
def test_undo_goes_back_to_where_one_was(seed: int, stop: int) -> None:
    t = parlour.new("unmatched", seed=seed, heroes=["sherlock_holmes", "invisible_man"], board="soho")
    trail: list[tuple[str, Any]] = []
    for t in random_play(t, seed):  # noqa: B020
        if t.version >= stop:
            break
        trail.append((t.hash(), t.events()))
    while t.can_undo:
        t.undo()
        assert (t.hash(), t.events()) == trail[t.version]
        trail = trail[: t.version]
