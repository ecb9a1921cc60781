"""Everything printed, with the ids and fields of the fact file, so that anyone can compare."""

from __future__ import annotations

from parlour.engine.title import Json
from parlour.games.unmatched.board import Board
from parlour.games.unmatched.content import ANY, FORM_1, HERO, SCHEME, SIDEKICK, TYPE_NAMES, Card, Content, Hero
from parlour.games.unmatched.printed import PRINTED


def catalogue(content: Content = PRINTED) -> Json:
    """Return heroes with their decks, all cards in one list, and boards."""
    return {
        "game": "Unmatched: Cobble & Fog",
        "constants": {
            "deck_size": len(content.heroes[0].deck),
            "start_hand": content.start_hand,
            "hand_limit": content.hand_limit,
            "actions_per_turn": content.actions_per_turn,
            "maneuver_draw": content.maneuver_draw,
            "exhaustion_damage": content.exhaustion_damage,
        },
        "heroes": [_hero(hero) for hero in content.heroes],
        "cards": [{"hero": hero.id, **_card(hero, card)} for hero in content.heroes for card in hero.cards],
        "boards": [_board(board) for board in content.boards],
    }


def _hero(hero: Hero) -> Json:
    printed: Json = {
        "id": hero.id,
        "name": hero.name,
        "banner": hero.banner,
        "health": hero.health,
        "move": hero.move,
        "attack": _reach(ranged=hero.ranged),
        "sidekicks": [],
        "ability": {"name": hero.ability, "text": hero.words},
        "deck": [_card(hero, card) for card in hero.cards],
    }
    if hero.sidekicks:
        printed["sidekicks"] = [
            {
                "id": hero.sidekick_id,
                "name": hero.sidekick if hero.sidekicks == 1 else f"The {hero.sidekick}s",
                "banner": hero.sidekick_banner,
                "count": hero.sidekicks,
                "health": hero.sidekick_health,
                "attack": _reach(ranged=hero.sidekick_ranged),
            }
        ]
    if hero.forms:
        printed["forms"] = [
            {"id": _form_id(form), "name": form, "banner": form.upper(), "start": n == 0} for n, form in enumerate(hero.forms)
        ]
    if hero.fog:
        printed["tokens"] = [{"id": "fog", "count": hero.fog}]
    return printed


def _card(hero: Hero, card: Card) -> Json:
    return {
        "id": card.id,
        "name": card.name,
        "copies": card.copies,
        "type": TYPE_NAMES[card.type],
        "value": None if card.type == SCHEME else card.value,
        "boost": card.boost,
        "by": _by(hero, card),
        "banner": hero.banner_of(card),
        "text": card.words,
    }


def _by(hero: Hero, card: Card) -> str:
    """Return who may use a card (U-6)."""
    if card.by == ANY:
        return "any"
    if card.by == SIDEKICK:
        return "sidekick"
    if card.by == HERO:
        return "hero"
    return _form_id(hero.forms[0 if card.by == FORM_1 else 1])


def _form_id(form: str) -> str:
    return form.rsplit(maxsplit=1)[-1].lower()


def _reach(*, ranged: bool) -> str:
    return "ranged" if ranged else "melee"


def _board(board: Board) -> Json:
    ids = [space.id for space in board.spaces]
    return {
        "id": board.id,
        "name": board.name,
        "players": sorted({board.players[0], board.players[-1]}),
        "aspect": list(board.aspect),
        "zones": [{"id": zone.id, "label": zone.label, "color": zone.color} for zone in board.zones],
        "spaces": [{"id": space.id, "x": space.x, "y": space.y, "zones": list(space.zones)} for space in board.spaces],
        "edges": [[ids[a], ids[b]] for a, b in board.edges],
        "secret_passages": [ids[n] for n in board.passages],
        "starts": {str(number): ids[n] for number, n in enumerate(board.starts, 1)},
        "text": board.about,
    }
