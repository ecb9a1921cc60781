"""Everything printed, with the ids and fields of the fact file, so that anyone can compare."""

from __future__ import annotations

from parlour.engine.title import Json
from parlour.games.orange_shall_overcome.board import (
    AREA_IDS,
    ARROW_IDS,
    BOARD,
    PLACES,
    ROAD_IDS,
    ROADS,
    ROADS_PER_AREA,
    SPOT_IDS,
    SPOTS,
    area_of,
    is_city,
)
from parlour.games.orange_shall_overcome.content import (
    APPROACHES,
    HOOK_IDS,
    Character,
    CharacterCard,
    Content,
    Control,
    Level,
    Patrolling,
)
from parlour.games.orange_shall_overcome.goods import amounts
from parlour.games.orange_shall_overcome.scenario import Scenario

OURS = "designed by us"
SEED = "rulebook"


def catalogue(content: Content) -> Json:
    """Return board, tiles, characters, cards, tokens and scenarios; `cards` lists every card once more by its id."""
    decks: dict[str, list[Json]] = {
        "occupier": [
            {"id": c.id, "level": c.level, "set": c.set, "name": c.name, "text": c.words, "note": c.note} for c in content.occupiers
        ],
        "raid": [{"id": c.id, "name": c.name, "search_number": c.search, "text": c.words} for c in content.raids],
        "patrolling": [_patrol(c) for c in content.patrols],
        "control": [_control(c) for c in content.controls],
        "helper": [{"id": c.id, "name": c.name, "who": c.who, "text": c.words} for c in content.helpers],
        "morale_action": [
            {
                "id": f"ma{n}",
                "name": "Morale action",
                "text": "One Action point for the character of the player who uses the card, at any moment between two actions.",
            }
            for n in range(1, 6)
        ],
        "solo_action": [{"id": c.id, "name": c.name, "mode": "and", "text": c.words} for c in content.solo],
    }
    characters = [_character(c) for c in content.characters]
    cards: list[Json] = [{"deck": deck, **card} for deck, found in decks.items() for card in found]
    cards += [{"deck": "character", "character": c["id"], **card} for c in characters for card in c["cards"]]
    return {
        "game": "Orange Shall Overcome!",
        "note": "The board graph, most card texts, all start values and scenarios 3 to 5 are Parlour's own design.",
        "constants": _constants(content),
        "spots": [
            {"id": SPOT_IDS[s], "kind": "city" if is_city(s) else "countryside", "x": PLACES[s][0], "y": PLACES[s][1]}
            for s in range(SPOTS)
        ],
        "roads": [_road(r) for r in range(ROADS)],
        "areas": [
            {"id": area, "roads": ROAD_IDS[ROADS_PER_AREA * n : ROADS_PER_AREA * (n + 1)]} for n, area in enumerate(AREA_IDS)
        ],
        "locations": [
            {
                "id": tile.id,
                "name": tile.name,
                "resource": tile.resource,
                "safety_start": tile.safety,
                "safety_max": content.figures.safety_max,
                "cost": amounts(tile.cost) | ({"safety_here": tile.safety_cost} if tile.safety_cost else {}),
                "text": tile.words,
                "theme": tile.theme,
            }
            for tile in content.locations
        ],
        "requirement_tokens": [
            {"id": t.id, "resources": amounts(t.resources), "items_scenario_2": amounts(t.items)} for t in content.requirements
        ],
        "persons_in_hiding": [
            {"id": p.id, "description": p.description, "found_at": p.found_at, "safe_at": p.safe_at} for p in content.people
        ],
        "characters": characters,
        "decks": decks,
        "cards": cards,
        "scenarios": [_scenario(scenario) for scenario in content.scenarios],
    }


def _constants(content: Content) -> Json:
    figures = content.figures
    return {
        "alibi_max": figures.alibi_max,
        "carry_max": figures.carry_max,
        "safety_max": figures.safety_max,
        "morale_max": figures.morale_max,
        "morale_start": {str(n): figures.morale_start[n] for n in range(1, 6)},
        "roads_per_move": figures.roads_per_move,
        "tokens_per_road_max": figures.tokens_per_road,
        "occupier_tokens": figures.occupier_tokens,
    }


def _road(r: int) -> Json:
    return {
        "id": ROAD_IDS[r],
        "ends": [SPOT_IDS[s] for s in BOARD.ends[r]],
        "area": AREA_IDS[area_of(r)],
        "arrows": {ARROW_IDS[a]: {"via": SPOT_IDS[BOARD.via[a][r]], "to": ROAD_IDS[BOARD.to[a][r]]} for a in range(2)},
    }


def _character(character: Character) -> Json:
    return {
        "id": character.id,
        "name": character.name,
        "age": character.age,
        "profession": character.profession,
        "tag": character.tag,
        "start_locations": character.start,
        "ability": {"hook": HOOK_IDS[character.ability], "text": character.words},
        "cards": [_card(card) for card in character.cards],
        "bio": character.bio,
    }


def _card(card: CharacterCard) -> Json:
    mode = "or" if card.special is not None else "and"
    when = None if mode == "or" else ["move"] if card.on_move else ["any"]
    return {"id": card.id, "name": card.name, "mode": mode, "when": when, "text": card.words}


def _patrol(card: Patrolling) -> Json:
    moves = [
        {"kind": kind, "arrow": ARROW_IDS[arrow]}
        for kind, arrow in (("soldier", card.soldier), ("policeman", card.policeman))
        if arrow >= 0
    ]
    return {"id": card.id, "area": AREA_IDS[card.area], "moves": moves, "text": card.words}


def _control(card: Control) -> Json:
    return {
        "id": card.id,
        "name": card.name,
        "situation": card.situation,
        "options": [
            {
                "label": answer.label,
                "approach": APPROACHES[answer.approach],
                "text_policeman": answer.said[0],
                "text_soldier": answer.said[1],
            }
            for answer in card.answers
        ],
    }


def _level(scenario: Scenario, level: Level) -> Json:
    found: Json = {"start_alibi": level.alibi, "policemen": level.policemen, "soldiers": level.soldiers, "limit": level.limit}
    if scenario.hunger_limit:
        found["limit"] = scenario.hunger_limit
        found["hunger_start"] = [scenario.hunger_start(characters, level) for characters in range(1, 6)]
    return found


def _scenario(scenario: Scenario) -> Json:
    return {
        "id": scenario.id,
        "number": scenario.number,
        "name": scenario.name,
        "period": scenario.period,
        "layout": scenario.layout,
        "difficulty": {name: _level(scenario, level) for name, level in scenario.levels.items()},
        "goal": scenario.goal_words,
        "special_rules": scenario.special_rules,
        "actions": [
            {"id": id, "name": name, "where": where, "text": text, "rule": rule}
            for id, name, where, text, rule in scenario.special_actions
        ],
        "lose": scenario.lose_words,
        "history": scenario.history,
        "source": SEED if scenario.number in (1, 2) else OURS,
    }
