"""Everything printed, with the ids and fields of the fact file, so that anyone can compare."""

from __future__ import annotations

from typing import cast

from parlour.engine.messages import Language
from parlour.engine.said import Said
from parlour.engine.title import Json
from parlour.games.unmatched import catalogued as shape
from parlour.games.unmatched.board import Board
from parlour.games.unmatched.content import ANY, FORM_1, HERO, SCHEME, SIDEKICK, TYPE_NAMES, Card, Content, Hero
from parlour.games.unmatched.pieces import ability_of, text_of


def catalogue(content: Content, words: Language) -> Json:
    """Return heroes with their decks, all cards in one list, and boards."""
    heroes = [_with_looks(hero_printed(hero, words), hero, content) for hero in content.heroes]
    found: shape.Catalogue = {
        "game": words.text("title", {}),
        "constants": {
            "deck_size": len(content.heroes[0].deck),
            "start_hand": content.start_hand,
            "hand_limit": content.hand_limit,
            "actions_per_turn": content.actions_per_turn,
            "maneuver_draw": content.maneuver_draw,
            "exhaustion_damage": content.exhaustion_damage,
        },
        "heroes": heroes,
        "cards": [{"hero": hero["id"], **card} for hero in heroes for card in hero["deck"]],
        "boards": [_board(board, words) for board in content.boards],
    }
    return cast("Json", found)


def _with_looks(printed: shape.PrintedHero, hero: Hero, content: Content) -> shape.PrintedHero:
    """Say how a hero that a pack brings is drawn, as far as the pack says so."""
    if hero.id in content.looks:
        printed["color"] = content.looks[hero.id]
    if pictures := {id: content.pictures[id] for id in (hero.id, hero.sidekick_id) if id in content.pictures}:
        printed["pictures"] = pictures
    return printed


def hero_printed(hero: Hero, words: Language) -> shape.PrintedHero:
    """Return what is printed of a hero: the card of the hero, and the deck."""
    printed: shape.PrintedHero = {
        "id": hero.id,
        "name": words.noun(hero.noun),
        "banner": words.attribute(hero.noun, "banner"),
        "health": hero.health,
        "move": hero.move,
        "attack": _reach(ranged=hero.ranged),
        "sidekicks": [],
        "ability": {"name": words.attribute(hero.noun, "ability"), "text": words.said(ability_of(hero))},
        "deck": [_card(hero, n, card, words) for n, card in enumerate(hero.cards)],
    }
    if hero.sidekicks:
        printed["sidekicks"] = [
            {
                "id": hero.sidekick_id,
                "name": words.noun(hero.sidekick_noun) if hero.sidekicks == 1 else words.attribute(hero.sidekick_noun, "all"),
                "banner": words.attribute(hero.sidekick_noun, "banner"),
                "count": hero.sidekicks,
                "health": hero.sidekick_health,
                "attack": _reach(ranged=hero.sidekick_ranged),
            }
        ]
    if hero.forms:
        printed["forms"] = [
            {"id": form.id, "name": words.noun(form), "banner": words.attribute(form, "banner"), "start": n == 0}
            for n, form in enumerate(hero.form_nouns)
        ]
    if hero.fog:
        printed["tokens"] = [{"id": "fog", "count": hero.fog}]
    return printed


def _card(hero: Hero, n: int, card: Card, words: Language) -> shape.DeckCard:
    return {
        "id": card.id,
        "name": words.noun(hero.nouns[n]),
        "copies": card.copies,
        "type": cast("shape.CardType", TYPE_NAMES[card.type]),
        "value": None if card.type == SCHEME else card.value,
        "boost": card.boost,
        "by": _by(hero, card),
        "banner": words.noun(hero.banner_of(card)),
        "text": words.said(Said("card-text", text=text_of(hero, n))),
        "parts": [_part(said, words) for said in text_of(hero, n) if isinstance(said, Said) and "text" in said.roles],
    }


def _part(said: Said, words: Language) -> shape.CardPart:
    """Return what happens at one moment: which, how it is called, what happens."""
    when = said.verb.removeprefix("when-")
    text = words.value(said.roles["text"])
    return {"when": when, "label": words.part(said, "label"), "text": text[:1].upper() + text[1:]}


def _by(hero: Hero, card: Card) -> str:
    """Return who may use a card (U-6)."""
    if card.by == ANY:
        return "any"
    if card.by == SIDEKICK:
        return "sidekick"
    if card.by == HERO:
        return "hero"
    return hero.form_nouns[0 if card.by == FORM_1 else 1].id


def _reach(*, ranged: bool) -> str:
    return "ranged" if ranged else "melee"


def _board(board: Board, words: Language) -> shape.PrintedBoard:
    ids = [space.id for space in board.spaces]
    return {
        "id": board.id,
        "name": words.noun(board.noun),
        "players": sorted({board.players[0], board.players[-1]}),
        "aspect": list(board.aspect),
        "zones": [{"id": zone.id, "label": words.text(board.zone_name(zone), {}), "color": zone.color} for zone in board.zones],
        "spaces": [{"id": space.id, "x": space.x, "y": space.y, "zones": list(space.zones)} for space in board.spaces],
        "labels": {space.id: space.label for space in board.spaces},
        "edges": [[ids[a], ids[b]] for a, b in board.edges],
        "secret_passages": [ids[n] for n in board.passages],
        "starts": {str(number): ids[n] for number, n in enumerate(board.starts, 1)},
        "text": words.attribute(board.noun, "text"),
    }
