"""Everything printed, with the ids and fields of the fact file, so that anyone can compare."""

from __future__ import annotations

from typing import TypeVar, cast

from parlour.engine.messages import Language
from parlour.engine.said import Args, Noun
from parlour.engine.title import Json
from parlour.games.orange_shall_overcome import catalogued as shape
from parlour.games.orange_shall_overcome.board import (
    AREA_IDS,
    ARROW_IDS,
    BLACK,
    BOARD,
    PLACES,
    ROAD_IDS,
    ROADS,
    ROADS_PER_AREA,
    SPOT_IDS,
    SPOTS,
    WHITE,
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
    Figures,
    Level,
    Patrolling,
)
from parlour.games.orange_shall_overcome.goods import amounts
from parlour.games.orange_shall_overcome.printed import NO_EXTRAS, Extras
from parlour.games.orange_shall_overcome.scenario import Scenario

OURS = "designed by us"
SEED = "rulebook"


Shown = TypeVar("Shown", shape.PrintedCharacter, shape.PrintedScenario)


def catalogue(content: Content, words: Language, usual: list[str], extras: Extras = NO_EXTRAS) -> Json:
    """Return board, tiles, characters, cards, tokens and scenarios; every card of a deck is in `cards`, once.

    `usual` are the characters who play if nobody is named.
    """
    decks: dict[str, list[shape.PrintedCard]] = {
        "occupier": [
            {
                "id": c.id,
                "level": c.level,
                "set": c.set,
                "name": words.noun(c.noun),
                "text": words.said(c.says),
                "note": words.attribute(c.noun, "note"),
            }
            for c in content.occupiers
        ],
        "raid": [
            {"id": c.id, "name": words.noun(c.noun), "search_number": c.search, "text": words.said(c.says)} for c in content.raids
        ],
        "patrolling": [_patrol(c, words) for c in content.patrols],
        "control": [_control(c, words) for c in content.controls],
        "helper": [
            {"id": c.id, "name": words.noun(c.noun), "who": words.said(c.who), "text": words.said(c.says)} for c in content.helpers
        ],
        "morale_action": [
            {
                "id": f"ma{n}",
                "name": words.text("text-morale-action.name", {}),
                "text": words.text("text-morale-action", {}),
            }
            for n in range(1, 6)
        ],
        "solo_action": [{"id": c.id, "name": words.noun(c.noun), "mode": "and", "text": words.said(c.says)} for c in content.solo],
    }
    characters = [_character(c, content.figures, words) for c in content.characters]
    # The characters' own come first: near those who hold them, they cost next to nothing when the whole is compressed.
    cards: list[shape.PrintedCard] = []
    for c in characters:
        cards += [cast("shape.PrintedCard", {"deck": "character", "character": c["id"], **card}) for card in c["cards"]]
    cards += [{"deck": deck, **card} for deck, found in decks.items() for card in found]
    printed: shape.Catalogue = {
        "game": "Orange Shall Overcome!",
        "note": words.text("catalogue-note", {}),
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
                "name": words.noun(tile.noun),
                "resource": tile.resource,
                "safety_start": tile.safety,
                "safety_max": content.figures.safety_max,
                "cost": amounts(tile.cost) | ({"safety_here": tile.safety_cost} if tile.safety_cost else {}),
                "text": words.said(tile.says),
                "theme": words.attribute(tile.noun, "theme"),
                "rule": tile.rule,
            }
            for tile in content.locations
        ],
        "requirement_tokens": [
            {"id": t.id, "resources": amounts(t.resources), "items_scenario_2": amounts(t.items)} for t in content.requirements
        ],
        "persons_in_hiding": [
            {"id": p.id, "description": words.noun(p.noun), "found_at": p.found_at, "safe_at": p.safe_at} for p in content.people
        ],
        "characters": [_with_looks(one, extras) for one in characters],
        "cards": cards,
        "scenarios": [_with_looks(_scenario(scenario, words), extras) for scenario in content.scenarios],
        "usual": usual,
    }
    return cast("Json", printed)


def ability_numbers(figures: Figures) -> Args:
    """Return the figures that abilities of characters speak of."""
    return {
        "newspapers": figures.newspapers,
        "newspaper_morale": figures.newspaper_morale,
        "newspaper_alibi": figures.newspaper_alibi,
        "roads": figures.roads_per_move + figures.more_roads,
        "usual": figures.roads_per_move,
        "less": figures.danger_less,
        "alibi": figures.care_alibi,
        "shield_from": figures.shield_from,
        "shield": figures.shield,
        "immunity": figures.immunity_at_start,
        "kept_on": figures.immunity_kept_on,
        "more": figures.gathered_more,
    }


def ability(character: Noun, figures: Figures, words: Language) -> str:
    """Return what a character can do, with the figures of this content."""
    return words.text(f"{character.name}.ability", ability_numbers(figures))


def _constants(content: Content) -> shape.Constants:
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


def _road(r: int) -> shape.Road:
    return {
        "id": ROAD_IDS[r],
        "ends": [SPOT_IDS[s] for s in BOARD.ends[r]],
        "area": AREA_IDS[area_of(r)],
        "arrows": {"white": _arrow(WHITE, r), "black": _arrow(BLACK, r)},
    }


def _arrow(arrow: int, r: int) -> shape.Arrow:
    return {"via": SPOT_IDS[BOARD.via[arrow][r]], "to": ROAD_IDS[BOARD.to[arrow][r]]}


def _with_looks(one: Shown, extras: Extras) -> Shown:
    """Return a character or scenario of a pack with its color, and a picture if the pack has one."""
    if one["id"] in extras.looks:
        one["color"] = extras.looks[one["id"]]
    if one["id"] in extras.pictures:
        one["pictures"] = {one["id"]: extras.pictures[one["id"]]}
    return one


def _character(character: Character, figures: Figures, words: Language) -> shape.PrintedCharacter:
    noun = character.noun
    return {
        "id": character.id,
        "name": words.noun(noun),
        "age": character.age,
        "profession": words.attribute(noun, "profession"),
        "brief": words.attribute(noun, "brief"),
        "tag": character.tag,
        "start_locations": character.start,
        "ability": {"hook": HOOK_IDS[character.ability], "text": ability(noun, figures, words)},
        "cards": [_card(card, words) for card in character.cards],
        "bio": words.attribute(noun, "bio"),
    }


def _card(card: CharacterCard, words: Language) -> shape.CharacterCard:
    mode: shape.Mode = "or" if card.special is not None else "and"
    when = None if mode == "or" else ["move"] if card.on_move else ["any"]
    return {
        "id": card.id,
        "name": words.noun(card.noun),
        "mode": mode,
        "when": when,
        "text": words.said(card.says),
        "head": words.part(card.says, "when"),
        "effect": words.value(card.says.roles["text"]),
    }


def _patrol(card: Patrolling, words: Language) -> shape.PrintedCard:
    moves: list[shape.PatrolMove] = [
        {"kind": kind, "arrow": cast("shape.ArrowColor", ARROW_IDS[arrow])}
        for kind, arrow in (("soldier", card.soldier), ("policeman", card.policeman))
        if arrow >= 0
    ]
    return {
        "id": card.id,
        "area": AREA_IDS[card.area],
        "moves": moves,
        "text": words.said(card.says),
        "otherwise": words.value(card.says.roles["otherwise"]),
    }


def _control(card: Control, words: Language) -> shape.PrintedCard:
    return {
        "id": card.id,
        "name": words.noun(card.noun),
        "situation": words.said(card.situation),
        "options": [
            {
                "label": words.said(answer.label),
                "approach": APPROACHES[answer.approach],
                "text_policeman": words.said(answer.says[0]),
                "text_soldier": words.said(answer.says[1]),
            }
            for answer in card.answers
        ],
    }


def _level(scenario: Scenario, level: Level) -> shape.PrintedLevel:
    found: shape.PrintedLevel = {
        "start_alibi": level.alibi,
        "policemen": level.policemen,
        "soldiers": level.soldiers,
        "limit": level.limit,
    }
    if scenario.hunger_limit:
        found["limit"] = scenario.hunger_limit
        found["hunger_start"] = [scenario.hunger_start(characters, level) for characters in range(1, 6)]
    return found


def _scenario(scenario: Scenario, words: Language) -> shape.PrintedScenario:
    name = scenario.name().name
    numbers = scenario.numbers()

    def said(message: str) -> str:
        return words.text(message, numbers) if words.has(message) else ""

    rules = [rule for n in range(1, 10) if (rule := said(f"{name}.rule-{n}"))]
    ends = [words.text(f"lose-{end}", {}) for end in ("morale", "alibi", "time")]
    return {
        "id": scenario.id,
        "number": scenario.number,
        "name": words.noun(scenario.name()),
        "period": said(f"{name}.period"),
        "layout": scenario.layout,
        "replaces": {tile.id: {"text": words.said(tile.says), "rule": tile.rule} for tile in scenario.replaces.values()},
        "difficulty": {name: _level(scenario, level) for name, level in scenario.levels.items()},
        "goal": said(f"{name}.goal"),
        "special_rules": rules,
        "actions": [
            {
                "id": id,
                "name": said(f"action-{id}"),
                "where": said(f"action-{id}.where"),
                "text": said(f"action-{id}.text"),
                "rule": rule,
            }
            for id, rule in scenario.special_actions
        ],
        "lose": [*ends, *([said(f"{name}.lose")] if said(f"{name}.lose") else [])],
        "history": said(f"{name}.history"),
        "source": SEED if scenario.number in (1, 2) else OURS,
    }
