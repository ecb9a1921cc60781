"""Setups that together show everything the environments must put into numbers."""

from __future__ import annotations

from typing import Any

from parlour.engine.kernel import Choice, Game, Step
from parlour.envs.core.desk import Desk
from parlour.envs.plan import Plan

HEROES = ["sherlock_holmes", "dracula", "invisible_man", "jekyll_and_hyde"]
BOARDS = ["soho", "marmoreal", "sarpedon", "sherwood_forest", "yukon"]
SCENARIOS = ["expanding_the_network", "arbeitseinsatz", "the_word_must_travel", "the_trains_stand_still", "hunger_winter"]

SETUPS: list[tuple[str, dict[str, Any]]] = [
    *(("unmatched", {"heroes": [one, other]}) for one in HEROES for other in HEROES if one != other),
    *(
        ("unmatched", {"heroes": HEROES[:2], "board": board})
        for board in ("soho", "marmoreal", "sarpedon", "sherwood_forest", "yukon")
    ),
    ("unmatched", {"heroes": ["invisible_man"] * 3, "mirror": True, "board": "sarpedon"}),
    ("unmatched", {"heroes": HEROES[:3], "board": "soho", "end_rule": "at_once", "fog_uses_passages": False}),
    ("unmatched", {"heroes": HEROES}),
    ("unmatched", {"heroes": HEROES[::-1], "teams": True, "open_team_hands": True}),
    *(("black-orchestra", {"players": n, "difficulty": level}) for n in range(1, 6) for level in ("easy", "hard")),
    ("black-orchestra", {"players": 2, "variants": ["trusted_lieutenants", "classic_interrogation", "printed_raid_icons"]}),
    (
        "black-orchestra",
        {"players": 4, "variants": ["deck_51", "sense_of_urgency", "guarded_documents"], "strict_stage_start": True},
    ),
    ("black-orchestra", {"players": 3, "conspirators": ["canaris", "oster", "tresckow"], "hitler_penalty_first": False}),
    ("black-orchestra", {"players": 3, "conspirators": ["kordt", "olbricht", "bonhoeffer"], "goerdeler_draw": 3}),
    *(("orange-shall-overcome", {"players": n, "scenario": scenario}) for scenario in SCENARIOS for n in (1, 3)),
    ("orange-shall-overcome", {"players": 5, "difficulty": "easy"}),
    ("orange-shall-overcome", {"players": 2, "characters": ["anton", "hanneke", "suze", "leo", "greet"], "reserve_cards": True}),
    ("orange-shall-overcome", {"players": 1, "characters": ["cornelia", "berend"], "helper_decks_face_up": False}),
]
IDS = [f"{game}-{n}" for n, (game, _) in enumerate(SETUPS)]

ONE_OF_EACH: list[tuple[str, dict[str, Any]]] = [
    ("unmatched", {}),
    ("unmatched", {"heroes": HEROES, "teams": True}),
    ("black-orchestra", {"players": 3}),
    ("orange-shall-overcome", {"players": 3}),
]


def begin(game: str, setup: dict[str, Any], seed: int) -> tuple[Plan, Desk]:
    plan = Plan(game, setup)
    return plan, plan.begin(seed)


def choices_of(plan: Plan, g: Game) -> list[Choice]:
    """Return every choice that can lie on the stack of a game, and those they are composed of."""
    seen: dict[int, Step] = {}
    waiting = list(plan.title.steps(g).values())
    while waiting:
        step = waiting.pop()
        if id(step) not in seen:
            seen[id(step)] = step
            waiting += step.parts()
    return [step for step in seen.values() if isinstance(step, Choice)]
