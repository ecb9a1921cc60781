"""What holds at every step of random play, for every number of players, difficulty and variant."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from black_orchestra.stories import Json
from parlour import Table
from parlour.engine.kernel import play_out
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.state_file import tiles_in_play

CATALOGUE = parlour.title("black-orchestra").catalogue()
CARDS = Counter({card["id"]: card["count"] for card in CATALOGUE["conspirator_cards"]})
RULES = {rule.id for rule in parlour.title("black-orchestra").rulebook.rules}
SPACES = {space["id"] for space in CATALOGUE["spaces"]}
KEY = re.compile(r"[a-z]+(:[a-z0-9_]+)*")
MOST_CHOICES = 5000

VARIANTS = [
    [],
    ["trusted_lieutenants"],
    ["sense_of_urgency", "guarded_documents"],
    ["deck_51", "classic_interrogation"],
    ["printed_raid_icons", "trusted_lieutenants", "guarded_documents"],
    ["trusted_lieutenants", "sense_of_urgency", "guarded_documents", "deck_51", "classic_interrogation", "printed_raid_icons"],
]
SWITCHES: list[Json] = [
    {},
    {"hitler_penalty_first": False, "strict_stage_start": True},
    {"tresckow_reveal": False, "goerdeler_draw": 3, "prison_shields_all": True},
]
TABLES: list[Json] = [
    {"players": players, "difficulty": ["easy", "standard", "hard"][n % 3], "variants": variants, **SWITCHES[(n + players) % 3]}
    for players in range(1, 6)
    for n, variants in enumerate(VARIANTS)
]


def name_of(setup: Json) -> str:
    return f"{setup['players']}-{setup['difficulty']}-{'+'.join(setup['variants']) or 'plain'}"


def bold_play(t: Table, seed: int) -> Iterator[Table]:
    """Yield a table at every decision of a game played partly at random and partly greedily, so that games last."""
    dice = Random(seed)
    bot = parlour.bot("greedy", seed)
    while t.decision is not None:
        yield t
        if dice.random() < 0.6:
            seat = t.game.who()
            key = bot.choose(t, seat)
        else:
            option = dice.choice(t.decision.options)
            key, seat = option.key, option.seat
        t.choose(key, seat)
        assert t.version < MOST_CHOICES
    yield t


def check_pieces(t: Table, doc: Json) -> None:
    """Cards, tiles, events, interrogation cards and dice are conserved; tracks stay in range."""
    state, setup = doc["state"], doc["setup"]
    found: Counter[str] = Counter()
    for where in (state["deck"], state["discard"], state["drawn"], *(entry["dossier"] for entry in state["conspirators"])):
        found += Counter(name.removesuffix("#2") for name in where)
    if state["playing"] is not None:
        found[state["playing"].removesuffix("#2")] += 1
    whole = Counter(CARDS)
    if "deck_51" in setup["variants"]:
        whole -= Counter(["dumpster_dive", "black_market", "lose_gestapo"])
    assert found == whole
    g = t.game
    assert isinstance(g, Orchestra)
    assert tiles_in_play(g) == [3] * 8
    events = state["events"] + state["events_past"] + state["events_lost"]
    events += [name for name in (state["current_event"], state["key_event"]) if name is not None]
    assert len(events) == len(set(events))
    assert len(events) == 84 + ("printed_raid_icons" in setup["variants"]) - ("guarded_documents" in setup["variants"])
    asked = state["interrogation"]
    questions = asked["deck"] + asked["aside"] + asked["removed"] + ([asked["card"]] if asked["card"] else [])
    assert len(questions) == len(set(questions)) == (6 if "classic_interrogation" in setup["variants"] else 24)
    assert {"easy": 2, "standard": 3, "hard": 4}[setup["difficulty"]] <= state["support"] <= 7
    assert 0 <= state["dissent"] <= 3
    assert g.dice_in_reach() >= 0
    assert state["turn"]["actions"] >= 0
    for entry in state["conspirators"]:
        assert entry["space"] in SPACES
        if entry["space"] == "prison":
            assert (entry["actions_held"], entry["dice_held"]) == (0, 0)


def check_limits(t: Table) -> None:
    """Whoever is over a limit is asked to discard before anything else (BO-85)."""
    g = t.game
    assert isinstance(g, Orchestra)
    if t.decision is not None and any(option.key == "end" for option in t.decision.options):
        assert not any(g.over_limit(seat) for seat in range(len(t.seats)))
        # Stage 7: nobody stands in a closed space (BO-65).
        if g.stage == 7:
            closed = g.setup.board.closes
            assert not any(closed >> space & 1 for space in g.where if space != 30)


def check_decision(t: Table) -> None:
    """Options unique and non-empty, every key readable, every text there, every rule in the rulebook."""
    decision = t.decision
    assert decision is not None
    assert decision.options
    assert decision.prompt.endswith((".", "?", ")"))
    keys = [option.key for option in decision.options]
    assert len(set(keys)) == len(keys)
    for option in decision.options:
        assert KEY.fullmatch(option.key), option.key
        assert option.text
        assert option.rule in RULES, option
        for piece in option.about:
            kind, _, name = piece.partition(":")
            assert kind in {"space", "leader", "card", "item", "conspirator", "event", "track"}
            assert kind != "space" or name in SPACES
    assert t.why_not(keys[-1], decision.options[-1].seat).reason == "It is allowed."


def check_views(t: Table) -> None:
    """Every view is ready for JSON and gives options to those who decide, and to nobody else; pictures fit a terminal."""
    seats = t.decision.seats if t.decision else ()
    for seat in (None, *range(len(t.seats))):
        view = t.view(seat)
        assert json.loads(json.dumps(view)) == view
        if t.decision is not None:
            assert bool(view["decision"]["options"]) == (seat in seats)
            assert view["decision"]["waiting"]
        assert max(len(line) for line in t.title.picture(t.game, seat).split("\n")) <= 100


def check_clone(t: Table, doc: Json) -> None:
    """A clone is equal, and playing on it to the end does not touch the original."""
    copy = t.game.clone()
    assert copy.options == t.game.options
    play_out(copy, t.version)
    assert t.position() == doc


def check_round_trip(t: Table, doc: Json) -> None:
    """A position written and read is the same position with the same question."""
    again = parlour.position("black-orchestra", json.loads(json.dumps(doc)))
    assert again.position() == doc
    assert again.decision == t.decision
    assert again.outcome == t.outcome


@pytest.mark.fuzz
@pytest.mark.parametrize("setup", TABLES, ids=name_of)
def test_what_always_holds(setup: Json) -> None:
    seed = TABLES.index(setup)
    t = parlour.new("black-orchestra", seed=seed, **setup)
    for now in bold_play(t, seed):
        doc = now.position()
        check_pieces(now, doc)
        check_limits(now)
        if now.decision is not None:
            check_decision(now)
        if now.version % 7 == 0:
            check_views(now)
            check_round_trip(now, doc)
        if now.version % 31 == 0:
            check_clone(now, doc)
    assert t.outcome is not None
    assert set(t.outcome.winners) in (set(), set(range(len(t.seats))))
    assert re.search(r"BO-\d+", t.outcome.reason)
    record = t.record()
    assert parlour.loads(record.dumps()) == record
    assert parlour.replay(record).hash() == t.hash()


@pytest.mark.fuzz
@settings(max_examples=max(3, settings().max_examples // 10))
@given(seed=st.integers(0, 2**32), setup=st.sampled_from(TABLES))
def test_random_games_end_and_replay(seed: int, setup: Json) -> None:
    t = parlour.new("black-orchestra", seed=seed, **setup)
    dice = Random(seed)
    while t.decision is not None:
        option = dice.choice(t.decision.options)
        t.choose(option.key, option.seat)
    assert parlour.replay(t.record()).hash() == t.hash()


def test_asking_about_single_options_changes_nothing() -> None:
    """A game in which single options are asked about goes the same way."""
    for seed in range(3):
        usual = parlour.new("black-orchestra", seed=seed, players=3)
        asking = parlour.new("black-orchestra", seed=seed, players=3, auto=False)
        dice = Random(seed)
        while usual.decision is not None:
            while asking.decision is not None and len(asking.decision.options) == 1 and asking.decision != usual.decision:
                asking.choose(asking.decision.options[0].key)
            assert asking.decision == usual.decision
            option = dice.choice(usual.decision.options)
            usual.choose(option.key, option.seat)
            asking.choose(option.key, option.seat)
        while asking.decision is not None:
            asking.choose(asking.decision.options[0].key)
        assert asking.outcome == usual.outcome


def test_undo_stops_at_chance_and_secrets() -> None:
    t = parlour.new("black-orchestra", seed=3, players=2, conspirators=["kordt", "beck"], first_player=0)
    start = t.position()
    t.choose("move:zeughaus", 0)
    t.undo()
    assert t.position() == start
    t.choose("move:zeughaus", 0)
    t.choose("reveal", 0)
    revealed = t.position()
    with pytest.raises(parlour.Illegal, match="cannot be taken back"):
        t.undo()
    assert t.position() == revealed
