"""Scenarios and cards of Orange Shall Overcome! written as packs."""

from __future__ import annotations

import re
from importlib.resources import files

from parlour.games.orange_shall_overcome.packed_box import (
    CONTENT,
    character_file,
    control_row,
    helper_row,
    occupier_row,
    scenario_file,
)
from parlour.packs.packed import entries

MANIFEST = 'game = "orange-shall-overcome"\nid = "the-box"\n'
WORDS = files("parlour.games.orange_shall_overcome.scenarios").joinpath("languages", "en.ftl").read_text(encoding="utf-8")


def written_scenario(id: str) -> dict[str, str]:
    """Return a scenario of the box as a pack that takes its place."""
    actions = "|".join(action for action, _ in CONTENT.scenario(id).special_actions)
    wanted = re.compile(rf"(scenario|task)-{id}|(action|act)-({actions})")
    words = "\n".join(text for name, text in entries(WORDS).items() if wanted.fullmatch(name))
    return {"pack.toml": MANIFEST, f"scenarios/{id}.toml": scenario_file(id), "languages/en.ftl": words}


def the_word_must_travel() -> dict[str, str]:
    """Return scenario 3 as a pack: bundles, deliveries, what is seized."""
    return written_scenario("the_word_must_travel")


def hunger_winter() -> dict[str, str]:
    """Return scenario 5 as a pack: Hunger, kitchens, treks, an office that gives less."""
    return written_scenario("hunger_winter")


def all_cards() -> dict[str, str]:
    """Return every card and character of the box that a pack can bring."""
    occupiers = (occupier_row(card, more=f'replaces = true, set = "{card.set}", ') for card in CONTENT.occupiers[:38])
    found = {
        "pack.toml": MANIFEST,
        "helpers.toml": "\n".join(helper_row(card) for card in CONTENT.helpers),
        "occupiers.toml": "\n".join(occupiers),
        "controls.toml": "\n".join(control_row(card) for card in CONTENT.controls),
    }
    return found | {f"characters/{one.id}.toml": character_file(one) for one in CONTENT.characters[:8]}
