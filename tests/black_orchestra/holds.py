"""What holds of Black Orchestra's pieces at every step, and the tables that are played to see it."""

from __future__ import annotations

from collections import Counter

import parlour
from black_orchestra.stories import Json
from parlour import Table
from parlour.games.black_orchestra.border.state_file import tiles_in_play
from parlour.games.black_orchestra.state import Orchestra

CATALOGUE = parlour.title("black-orchestra").catalogue()
CARDS = Counter({card["id"]: card["count"] for card in CATALOGUE["conspirator_cards"]})
SPACES = {space["id"] for space in CATALOGUE["spaces"]}

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
SETUPS: list[Json] = [
    {"players": players, "difficulty": ["easy", "standard", "hard"][n % 3], "variants": variants, **SWITCHES[(n + players) % 3]}
    for players in range(1, 6)
    for n, variants in enumerate(VARIANTS)
]


def holds(t: Table, doc: Json) -> None:
    """Pieces are conserved, limits are kept, and what options name is on the board."""
    check_pieces(t, doc)
    check_limits(t)
    for option in t.decision.options if t.decision is not None else ():
        for piece in option.about:
            kind, _, name = piece.partition(":")
            assert kind in {"space", "leader", "card", "item", "conspirator", "event", "track"}
            assert kind != "space" or name in SPACES


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
