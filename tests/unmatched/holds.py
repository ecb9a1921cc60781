"""What holds of Unmatched's pieces at every step, and the tables that are played to see it."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations_with_replacement

import parlour
from parlour import Table
from unmatched.stories import BOARDS, HEROES, Json

CATALOGUE = parlour.title("unmatched").catalogue()
DECKS = {hero["id"]: Counter({card["id"]: card["copies"] for card in hero["deck"]}) for hero in CATALOGUE["heroes"]}
FULL_HEALTH = {hero["id"]: hero["health"] for hero in CATALOGUE["heroes"]} | {
    sidekick["id"]: sidekick["health"] for hero in CATALOGUE["heroes"] for sidekick in hero["sidekicks"]
}
SPACES = {board["id"]: {space["id"] for space in board["spaces"]} for board in CATALOGUE["boards"]}

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


def duel(pair: tuple[str, str], board: str) -> Json:
    """Return a duel; who begins and the end rule change from one to the next."""
    n = 60 * PAIRS.index(pair) + BOARDS.index(board)
    heroes = pair if n % 2 else pair[::-1]
    end_rule = "at_once" if n % 5 == 0 else "after_action"
    return {"heroes": list(heroes), "board": board, "mirror": pair[0] == pair[1], "end_rule": end_rule}


SETUPS = [duel(pair, board) for pair in PAIRS for board in BOARDS] + TABLES


def holds(t: Table, doc: Json) -> None:
    """Cards conserved, health in range, one fighter and one fog token to a space; what options name is on the board."""
    check_pieces(doc)
    places = SPACES[t.setup["board"]]
    for option in t.decision.options if t.decision is not None else ():
        for piece in option.about:
            kind, name = piece.split(":")
            assert kind in {"space", "fighter", "card"}
            assert kind != "space" or name in places
    if t.decision is not None:
        assert len({option.text for option in t.decision.options}) == len(t.decision.options)


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
