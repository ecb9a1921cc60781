"""What a seat may know, built from nothing (U-36, U-37)."""

from __future__ import annotations

from typing import cast

from parlour.engine.kernel import NONE
from parlour.engine.messages import Language
from parlour.engine.said import Noun
from parlour.engine.title import Json
from parlour.games.unmatched import seen as shape
from parlour.games.unmatched.bits import cards, size, spaces
from parlour.games.unmatched.pieces import a_fighter, a_seat, card_of, fighter_id, space_id
from parlour.games.unmatched.sides import Side
from parlour.games.unmatched.state import OFF, Match
from parlour.games.unmatched.turn import BOOST


def view(g: Match, seat: int | None, words: Language) -> Json:
    """Return what a seat may know; None is a spectator."""
    seen: shape.Match = {
        "board": g.board.id,
        "turn": {"player": g.turn, "number": g.turns, "actions": g.actions},
        "players": [_player(g, player, seat, words) for player in range(g.players)],
        "combat": _combat(g, seat),
        "asking": _asking(g, seat),
    }
    if g.options and g.asker is BOOST:
        seen["reach"] = _reach(g, g.turn)
    return cast("Json", seen)


def own(g: Match, seat: int, common: Json) -> Json:
    """Return what a seat sees otherwise than a spectator: hands and decks as far as it knows them, cards it laid face down."""
    players: list[shape.Player] = []
    for player in range(g.players):
        seen: shape.Player = dict(common["players"][player])  # type: ignore[assignment]
        _add_known(g, player, seat, seen)
        players.append(seen)
    return {"players": players, "combat": _combat(g, seat), "asking": _asking(g, seat)}


def _asking(g: Match, seat: int | None) -> str | None:
    """U-40, U-48: the card that somebody is carrying out while they are asked; one that lies face down is known to its owner."""
    if not g.options:
        return None
    me, combat = g.ask_me, g.combat
    if combat is None:
        card, open_to_all = g.scheme, True
    else:
        side = combat.mine(me)
        card, open_to_all = side.card, combat.revealed or side.open
    if card == NONE or not (open_to_all or seat == me):
        return None
    return f"{g.setup.heroes[me].id}.{card_of(g, me, card).id}"


def _reach(g: Match, player: int) -> dict[str, dict[str, int]]:
    """U-26 to U-29: where each fighter of a player can go, and how much the move has to be boosted for it (0: not at all)."""
    hero = g.setup.heroes[player]
    found: dict[str, dict[str, int]] = {}
    for fighter in range(4 * player, 4 * player + 1 + hero.sidekicks):
        if g.where[fighter] == OFF:
            continue
        reached: dict[str, int] = {}
        for boost in range(max(hero.boost) + 1):
            for space in spaces(g.ways(fighter, hero.move + boost)):
                reached.setdefault(space_id(g, space), boost)
        found[fighter_id(g, fighter)] = reached
    return found


def _player(g: Match, player: int, seat: int | None, words: Language) -> shape.Player:
    hero = g.setup.heroes[player]
    seen: shape.Player = {
        "seat": player,
        "hero": hero.id,
        "name": words.noun(a_seat(g, player)),
        "short": short_name(a_seat(g, player), words),
        "team": g.setup.sides[player],
        "fighters": [_fighter(g, fighter, words) for fighter in range(4 * player, 4 * player + 1 + hero.sidekicks)],
        "form": hero.forms[g.forms >> player & 1] if hero.forms else None,
        "fog": sorted(space_id(g, space) for space in g.fog[3 * player : 3 * player + 3] if space != OFF) if hero.fog else [],
        "vanished": bool(g.away >> player & 1),
        "out": bool(g.out >> player & 1),
        "hand_size": size(g.hand[player]),
        "deck_size": len(g.deck[player]),
        "discard": card_ids(g, player, g.discard[player]),
        "scheme": card_of(g, player, g.scheme).id if player == g.turn and g.scheme != NONE else None,
        "turned_up": card_of(g, player, g.turned_up).id if player == g.turn and g.turned_up != NONE else None,
    }
    if seat is not None:
        _add_known(g, player, seat, seen)
    return seen


def _add_known(g: Match, player: int, seat: int, seen: shape.Player) -> None:
    """Add what a seat knows of a player's hand and deck."""
    if seat == player or g.sees_hand(seat, player):
        seen["hand"] = card_ids(g, player, g.hand[player])
    else:
        seen["known_hand"] = card_ids(g, player, known(g, seat, player))
    if seat == player:
        seen["shown"] = [_shown(g, player, other) for other in range(g.players)]
        deck = g.deck[player]
        top = deck[len(deck) - g.known_top[player] :]
        seen["known_top"] = [card_of(g, player, card).id for card in reversed(top)]
        seen["known_bottom"] = [card_of(g, player, card).id for card in reversed(deck[: g.known_bottom[player]])]


def known(g: Match, seat: int, player: int) -> int:
    """Return which cards a seat knows to be in another hand, or to lie face down in front of that player."""
    return g.seen[seat * g.players + player]


def _shown(g: Match, player: int, other: int) -> list[str]:
    """U-37: whose hand was looked at knows who looked, and keeps count of what has left it since; team mates may look anyway."""
    return card_ids(g, player, 0 if g.sees_hand(other, player) else known(g, other, player))


def short_name(noun: Noun, words: Language) -> str:
    """Return a name for where there is little room; those of the same name have numbers."""
    number = noun.n or noun.player
    return words.attribute(noun, "short") + (f" {number}" if number else "")


def _fighter(g: Match, fighter: int, words: Language) -> shape.Fighter:
    noun = a_fighter(g, fighter)
    return {
        "id": fighter_id(g, fighter),
        "name": words.noun(noun),
        "short": short_name(noun, words),
        "letter": words.attribute(noun, "letter") + (str(noun.n) if noun.n else ""),
        "space": space_id(g, g.where[fighter]) if g.where[fighter] != OFF else None,
        "health": g.health[fighter],
        "full_health": g.start_health(fighter),
    }


def _combat(g: Match, seat: int | None) -> shape.Combat | None:
    combat = g.combat
    if combat is None:
        return None
    return {
        "attack": _side(g, combat.attack, seat, shown=combat.revealed),
        "defense": _side(g, combat.defense, seat, shown=combat.revealed),
        "revealed": combat.revealed,
        "damage": combat.damage,
        "winner": combat.winner if combat.winner != NONE else None,
    }


def _side(g: Match, side: Side, seat: int | None, *, shown: bool) -> shape.Side:
    laid = side.card != NONE
    seen: shape.Side = {"player": side.player, "fighter": fighter_id(g, side.fighter), "laid": laid, "card": None, "number": None}
    # A card laid face up (U-121) is seen at once; any other is hidden until the reveal.
    if laid and (shown or side.open or seat == side.player):
        seen["card"] = card_of(g, side.player, side.card).id
    if shown:
        seen["number"] = side.number()
        seen["cancelled"] = side.cancelled
    if side.guess != NONE:
        seen["guess"] = side.guess
    return seen


def card_ids(g: Match, player: int, bag: int) -> list[str]:
    """Return the ids of all cards in a bag."""
    return [card_of(g, player, card).id for card in cards(bag)]
