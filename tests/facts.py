"""What the games' fact files say, as far as tests compare with it: a copy of the figures, ids and words beside each game's tests.

`python tests/facts.py FOLDER` writes the copies anew from the fact files in a folder.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ORIGINALS = HERE.parents[1] / "shared" / "facts"
"""Where the fact files themselves lie, for those who have them."""

Shape = Any
"""A set of fields to keep, or what to keep of each field; of a list every entry is kept."""

CARD = {"id", "name", "level", "set", "search_number", "text", "note", "who", "mode", "area", "moves", "fallback", "effects"}
SPACE = {
    "id",
    "name",
    "stage",
    "berlin",
    "fortified",
    "closes_in_stage7",
    "item_slot",
    "entry",
    "entry_text",
    "delivery",
    "start_leader",
}
QUESTION = {
    "id": ...,
    "name": ...,
    "options": {"label", "effects", "requires"},
    "try_and_resist": {"broken_effects", "target_effects"},
}
EVENT = {"id", "stage", "name", "kind", "text", "history", "effects", "while_current"}
LEVEL = {"start_alibi", "policemen", "soldiers", "arrest_limit", "seize_limit", "hunger_start"}
KEPT: dict[str, Shape] = {
    "unmatched": {
        "heroes": {
            **dict.fromkeys(("id", "name", "banner", "health", "move", "attack", "sidekicks", "forms"), ...),
            "deck": {"id", "name", "copies", "type", "value", "boost", "by", "banner"},
        },
        "boards": {"id", "name", "players", "aspect", "zones", "spaces", "secret_passages", "starts", "edges"},
        "constants": ...,
    },
    "black_orchestra": {
        "spaces": {*SPACE, "x", "y"},
        "edges": {"a", "b", "kind"},
        "leaders": {"id", "name", "deputy", "start", "penalty_text"},
        "conspirators": {
            "id",
            "name",
            "affiliation",
            "role",
            "start_space",
            "start_motivation",
            "start_suspicion",
            "ability_text",
        },
        "items": {"id", "name", "count"},
        "dice": {"count", "faces"},
        "tracks": {"motivation": {"level"}, "suspicion": ..., "military_support": {"min", "max"}},
        "conspirator_cards": {"id", "name", "type", "illegal", "count", "timing", "trigger", "text", "letter", "plot"},
        "event_cards": EVENT,
        "interrogation_cards": QUESTION,
        "interrogation_cards_classic": QUESTION,
        "variants": {"id"},
        "difficulty": {"id"},
        "switches": {
            key: {"default"} for key in ("hitler_penalty_first", "strict_stage_start", "tresckow_reveal", "goerdeler_draw")
        },
    },
    "orange_shall_overcome": {
        "constants": {key: {"value"} for key in ("alibi_max", "carry_max", "roads_per_move", "tokens_per_road_max")},
        "tracks": {"morale": {"start", "max"}},
        "spots": {"id", "kind", "x", "y"},
        "roads": {"id", "ends", "area", "arrows"},
        "areas": {"id", "roads"},
        "locations": {"id", "name", "resource", "safety_start", "safety_max", "cost", "text", "theme", "effects"},
        "requirement_tokens": {"id", "resources", "items_scenario_2"},
        "persons_in_hiding": {"id", "description", "found_at", "safe_at"},
        "characters": {
            **dict.fromkeys(("id", "name", "age", "profession", "tag", "start_locations", "bio"), ...),
            "ability": {"hook", "text"},
            "cards": {"id", "name", "mode", "when", "text", "effects"},
        },
        "decks": {
            **dict.fromkeys(("occupier", "raid", "patrolling", "helper", "morale_action", "solo_action"), CARD),
            "control": {
                **dict.fromkeys(("id", "name", "situation"), ...),
                "options": {"label", "approach", "text_policeman", "text_soldier", "policeman", "soldier"},
            },
        },
        "scenarios": {
            **dict.fromkeys(("id", "number", "name", "period", "layout", "special_rules", "lose", "history"), ...),
            "goal": {"text"},
            "difficulty": dict.fromkeys(("easy", "medium", "hard", "extreme"), LEVEL),
            "actions": {"id", "name", "where", "text"},
        },
    },
}


def read_facts(game: str) -> dict[str, Any]:
    """Return what the fact file of a game says; the name is that of its package."""
    doc: dict[str, Any] = json.loads((HERE / game / "facts.json").read_text(encoding="utf-8"))
    return doc


def original(game: str) -> Path:
    """Return where the fact file itself would lie."""
    return ORIGINALS / f"{game.replace('_', '-')}.json"


def kept(doc: Any, shape: Shape) -> Any:
    """Return the part of a document that tests compare with."""
    if isinstance(doc, list):
        return [kept(entry, shape) for entry in doc]
    if shape is ... or not isinstance(doc, dict):
        return doc
    fields = shape if isinstance(shape, dict) else dict.fromkeys(shape, ...)
    return {name: kept(value, fields[name]) for name, value in doc.items() if name in fields}


def written(doc: dict[str, Any]) -> str:
    """Return a document with a line for each entry, so that a change can be read."""
    parts = []
    for name, part in doc.items():
        entries = part if isinstance(part, list) else [part]
        lines = ",\n".join("  " + json.dumps(entry, ensure_ascii=False, separators=(",", ":")) for entry in entries)
        parts.append(f' "{name}": [\n{lines}\n ]' if isinstance(part, list) else f' "{name}":\n{lines}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main(folder: Path) -> None:
    """Write the copies anew."""
    for game, shape in KEPT.items():
        doc = json.loads((folder / original(game).name).read_text(encoding="utf-8"))
        (HERE / game / "facts.json").write_text(written(kept(doc, shape)), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
