"""Stories about Orange Shall Overcome!: a position in few words, choices by key, and what must hold.

    t = story("paul kees", paul={"at": "c1", "goods": {"money": 1}}, roads={"a": ["policeman"]}, control="ct01")
    play(t, "card:paul_1", "act:move", "move:a", "answer:1")
    assert alibi(t, "paul") == 7

Only what matters is named. Decks are named from the top. Without a word about it, it is the first turn of the first round, every
hand is full, and the first character named is in turn.
"""

from __future__ import annotations

import json
from typing import Any

import parlour
from parlour import Decision, Table

Json = dict[str, Any]
GAME = "orange-shall-overcome"
SPOTS = ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "l1", "l2", "l3", "l4", "l5", "l6"]
SCENARIOS = ["expanding_the_network", "arbeitseinsatz", "the_word_must_travel", "the_trains_stand_still", "hunger_winter"]
DIFFICULTIES = ["easy", "medium", "hard", "extreme"]
RESOURCES = ["money", "network", "ration", "sabotage", "information"]
HIGH = dict.fromkeys(SPOTS, 8)
_DECKS = ("occupier", "raid", "patrolling", "control", "helper_1", "helper_2")


def story(characters: str, **given: Any) -> Table:
    """Return a table that stands at the beginning of a story."""
    names = characters.split()
    state = dict(given)
    options: Json = {name: state.pop(name) for name in ("scenario", "difficulty", "players") if name in state}
    chance = {name: state.pop(name) for name in ("dice", "picks", "orders") if name in state}
    setup = state.pop("setup", {})
    seed = state.pop("seed", 1)
    people = {name: state.pop(name) for name in names if name in state}
    decks = dict(state.pop("decks", {}))
    for deck in _DECKS:
        if deck in state:
            cards = state.pop(deck)
            decks[deck] = cards.split() if isinstance(cards, str) else cards
    agreed: Json = {
        "players": len(names),
        "characters": names,
        "scenario": "hunger_winter",
        "difficulty": "easy",
        **options,
        **setup,
    }
    doc: Json = {"setup": agreed, "seed": seed, "state": {"characters": people, "decks": decks, **state}, "chance": chance}
    return parlour.position(GAME, doc)


def play(t: Table, *keys: str) -> None:
    """Make choices."""
    for key in keys:
        t.choose(key)


def next_comes(t: Table, *frames: list[Any]) -> Table:
    """Return the same position with these steps to be done next, the first one first; then the round goes on."""
    doc = t.position()
    doc["stack"] = [["Resume", 0, -1], *reversed(frames)]
    doc.pop("asking", None)
    return parlour.position(GAME, doc)


def read_again(t: Table) -> Table:
    """Return the same position, written to a file and read again."""
    doc = json.loads(json.dumps(t.position()))
    again = parlour.position(GAME, doc)
    assert again.position() == doc
    return again


def asked(t: Table) -> Decision:
    """Return the open question."""
    assert t.decision is not None
    return t.decision


def keys(t: Table, seat: int | None = None) -> list[str]:
    """Return the open options."""
    return [option.key for option in t.decision.options if seat in (None, option.seat)] if t.decision else []


def state(t: Table) -> Json:
    """Return the state as a document."""
    found: Json = t.position()["state"]
    return found


def person(t: Table, name: str) -> Json:
    """Return a character's part of the state."""
    found: Json = state(t)["characters"][name]
    return found


def alibi(t: Table, name: str) -> int:
    return int(person(t, name)["alibi"])


def goods(t: Table, name: str) -> dict[str, int]:
    found: dict[str, int] = person(t, name)["goods"]
    return found


def at(t: Table, name: str) -> str:
    return str(person(t, name)["at"])


def safety(t: Table, spot: str) -> int:
    return int(state(t)["safety"][spot])


def road(t: Table, letter: str) -> list[str]:
    """Return what stands on a road."""
    return [kind for kind in state(t)["roads"].get(letter, []) if kind]


def events(t: Table, seat: int | None = None) -> list[str]:
    return [event["event"] for event in t.events(seat)]


def told(t: Table, seat: int | None = None) -> str:
    """Return everything a seat has been told."""
    return "\n".join(event["text"] for event in t.events(seat))


def summary(before: Json, after: Json) -> str:
    """Return what has changed between two states: a line such as `paul A-1 money-1, M+1, S c2-2, R a:soldier`."""
    parts: list[str] = []
    for name, old in before["characters"].items():
        new = after["characters"][name]
        changes = []
        if new["alibi"] != old["alibi"]:
            changes.append(f"A{new['alibi'] - old['alibi']:+d}")
        for kind in (*RESOURCES, "bundle", "ticket", "immunity"):
            change = new["goods"].get(kind, 0) - old["goods"].get(kind, 0)
            if change:
                changes.append(f"{kind}{change:+d}")
        if changes:
            parts.append(f"{name} {' '.join(changes)}")
    if after["morale"] != before["morale"]:
        parts.append(f"M{after['morale'] - before['morale']:+d}")
    spots = [f"{s}{after['safety'][s] - before['safety'][s]:+d}" for s in SPOTS if after["safety"][s] != before["safety"][s]]
    if spots:
        parts.append("S " + " ".join(spots))
    letters = sorted(set(before["roads"]) | set(after["roads"]))
    roads = [f"{r}:{_standing(after, r)}" for r in letters if _standing(after, r) != _standing(before, r)]
    if roads:
        parts.append("R " + " ".join(roads))
    if after["hunger"] != before["hunger"]:
        parts.append(f"H{after['hunger'] - before['hunger']:+d}")
    return ", ".join(parts) or "-"


def _standing(doc: Json, letter: str) -> str:
    return "+".join(sorted(kind for kind in doc["roads"].get(letter, []) if kind)) or "safe"
