"""What a pack brings to Orange Shall Overcome!, on paper: the same words as in the catalogue."""

from __future__ import annotations

from typing import Any

from parlour.engine.messages import Language
from parlour.engine.title import Json
from parlour.games.orange_shall_overcome.pieces import OCCUPIERS
from parlour.games.orange_shall_overcome.title import OrangeShallOvercome
from parlour.packs.pack import Pack
from parlour.packs.showing import Face, Sheet, color_of

DECKS = {"occupiers": "occupier", "controls": "control", "helpers": "helper"}


def sheets(title: OrangeShallOvercome, pack: Pack, code: str) -> list[Sheet]:
    """Return a sheet for each scenario and character of a pack, and one for its other cards."""
    words = title.words(code)
    printed = title.catalogue(code)
    cards = {card["id"]: card for card in printed["cards"]}
    scenarios = {one["id"]: one for one in printed["scenarios"]}
    characters = {one["id"]: one for one in printed["characters"]}
    found = [_scenario(scenarios[thing["id"]], thing, cards, words) for thing in pack.things("scenarios")]
    found += [_character(characters[thing["id"]]) for thing in pack.things("characters")]
    faces = [_face(cards[thing["id"]], pack.id, words) for kind in DECKS for thing in pack.things(kind)]
    return found + ([Sheet(pack.name, faces=faces)] if faces else [])


def _scenario(printed: Json, thing: Json, cards: dict[str, Any], words: Language) -> Sheet:
    lines = [printed["period"], printed["goal"], *printed["special_rules"]]
    lines += [f"{action['name']} ({action['where']}): {action['text']}" for action in printed["actions"]]
    lines += [*printed["lose"], printed["history"]]
    faces = [_face(cards[card["id"]], printed["id"], words) for card in thing.get("cards", [])]
    return Sheet(printed["name"], [line for line in lines if line], faces)


def _character(printed: Json) -> Sheet:
    faces = [
        Face(card["name"], printed["name"], texts=[("", card["text"])], color=color_of(printed["id"])) for card in printed["cards"]
    ]
    return Sheet(printed["name"], [f"{printed['profession']}, {printed['age']}", printed["ability"]["text"], printed["bio"]], faces)


def _face(card: Json, owner: str, words: Language) -> Face:
    """Return a card of one of the decks; a Control card has two answers, each with two results."""
    texts: list[tuple[str, str]] = [("", card["text"])] if "text" in card else []
    if "options" in card:
        texts = [("", card["situation"])]
        for option in card["options"]:
            policeman, soldier = words.noun(OCCUPIERS[1]), words.noun(OCCUPIERS[2])
            texts.append((option["label"], f"{policeman}: {option['text_policeman']} {soldier}: {option['text_soldier']}"))
    mark = str(card.get("level", ""))
    deck = words.text(f"deck-{'helper_1' if card['deck'] == 'helper' else card['deck']}", {})
    foot = str(card.get("note", card.get("who", "")))
    return Face(card["name"], deck, mark, foot, texts=texts, color=color_of(owner))
