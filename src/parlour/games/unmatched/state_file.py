"""A match on file: the whole truth as a document, with the ids of cards, fighters and spaces.

Decks are written from the top. What a document leaves out gets a sensible value: a fighter that is not named is defeated,
cards that are named nowhere are shuffled into the deck, or lie in the discard pile if the deck is given. For a small deck some
cards can be left out of the match, by name or all the rest.
"""

from __future__ import annotations

from typing import Any

from parlour.engine.errors import BadInput
from parlour.engine.kernel import NONE
from parlour.engine.messages import Language, language
from parlour.engine.reading import read_choice, read_dict, read_flag, read_int, read_list, refuse_unknown
from parlour.engine.title import Json
from parlour.games.unmatched.bits import ONE, bag_of, cards, copies
from parlour.games.unmatched.pieces import fighter_id, space_id
from parlour.games.unmatched.sides import Combat, Side
from parlour.games.unmatched.state import FOG_TOKENS, OFF, PIECES, Match, Setup
from parlour.games.unmatched.view import card_ids

_STATE = ("turn", "players", "combat", "text")
_TURN = ("player", "number", "actions", "taken", "had_turn", "boost", "moved", "began_on_fog")
_PLAYER = (
    "fighters",
    "form",
    "fog",
    "vanished",
    "out",
    "hand",
    "deck",
    "discard",
    "left_out",
    "known_top",
    "known_bottom",
    "has_seen",
)
_COMBAT = ("attacker", "target", "attack", "defense", "revealed", "damage", "winner")
_SIDE = ("card", "printed", "becomes", "plus", "bonus", "guess", "open", "locked", "ignored", "cancelled")
_TEXT = ("scheme", "turned_up", "opponent", "tally", "mark")
_MANY = 2**40
_MOST_TURNS = 10**6
REST = "rest"
"""All cards that are named nowhere are left out of the match."""


def write(g: Match) -> Json:
    """Return the state as a document."""
    state: Json = {
        "turn": {
            "player": g.turn,
            "number": g.turns,
            "actions": g.actions,
            "taken": g.acted,
            "had_turn": _players(g, g.had_turn),
            "boost": g.boost,
            "moved": [fighter_id(g, 4 * g.turn + n) for n in range(4) if g.moved >> n & 1],
            "began_on_fog": g.began_on_fog,
        },
        "players": [_write_player(g, player) for player in range(g.players)],
    }
    if g.combat is not None:
        state["combat"] = {
            "attacker": fighter_id(g, g.combat.attack.fighter),
            "target": fighter_id(g, g.combat.defense.fighter),
            "attack": _write_side(g, g.combat.attack),
            "defense": _write_side(g, g.combat.defense),
            "revealed": g.combat.revealed,
            "damage": g.combat.damage,
            "winner": g.combat.winner,
        }
    text: Json = {"opponent": g.opponent, "tally": g.tally, "mark": g.mark}
    if g.scheme != NONE:
        text["scheme"] = g.setup.heroes[g.turn].cards[g.scheme].id
    if g.turned_up != NONE:
        text["turned_up"] = g.setup.heroes[g.turn].cards[g.turned_up].id
    state["text"] = text
    return state


def _players(g: Match, bits: int) -> list[int]:
    return [player for player in range(g.players) if bits >> player & 1]


def _write_player(g: Match, player: int) -> Json:
    hero = g.setup.heroes[player]
    n = g.players
    doc: Json = {
        "fighters": {
            fighter_id(g, f): {"space": space_id(g, g.where[f]) if g.where[f] != OFF else None, "health": g.health[f]}
            for f in range(4 * player, 4 * player + 1 + hero.sidekicks)
        },
        "hand": card_ids(g, player, g.hand[player]),
        "deck": [hero.cards[card].id for card in reversed(g.deck[player])],
        "discard": card_ids(g, player, g.discard[player]),
        "known_top": g.known_top[player],
        "known_bottom": g.known_bottom[player],
        "has_seen": [card_ids(g, other, g.seen[player * n + other]) for other in range(n)],
        "out": bool(g.out >> player & 1),
    }
    rest = bag_of(hero.deck) - bag_of(g.deck[player]) - g.hand[player] - g.discard[player] - _in_play(g, player)
    if rest > 0 and g.turns:
        doc["left_out"] = card_ids(g, player, rest)
    if hero.forms:
        doc["form"] = hero.forms[g.forms >> player & 1]
    if hero.fog:
        tokens = g.fog[FOG_TOKENS * player : FOG_TOKENS * player + FOG_TOKENS]
        doc["fog"] = [space_id(g, space) if space != OFF else None for space in tokens]
        doc["vanished"] = bool(g.away >> player & 1)
    return doc


def _write_side(g: Match, side: Side) -> Json:
    return {
        "card": g.setup.heroes[side.player].cards[side.card].id if side.card != NONE else None,
        "printed": side.printed,
        "becomes": side.becomes,
        "plus": side.plus,
        "bonus": side.bonus,
        "guess": side.guess,
        "open": side.open,
        "locked": side.locked,
        "ignored": side.ignored,
        "cancelled": side.cancelled,
    }


def read(setup: Setup, doc: Any, seed: int) -> Match:
    """Return a match in the state of a document; anything wrong is one clear line."""
    g = Match(None, setup, seed)
    state = read_dict("state", doc, _STATE)
    turn = read_dict("state turn", state.get("turn", {}), _TURN)
    g.turn = read_int("state turn player", turn.get("player", 0), 0, g.players - 1)
    g.turns = read_int("state turn number", turn.get("number", g.turn + 1), 0, _MOST_TURNS)
    g.actions = read_int("state turn actions", turn.get("actions", setup.content.actions_per_turn), 0, 99)
    g.acted = read_int("state turn taken", turn.get("taken", 0), 0, 99)
    g.boost = read_int("state turn boost", turn.get("boost", 0), 0, 99)
    for player in read_list("state had_turn", turn.get("had_turn", list(range(g.players)))):
        g.had_turn |= 1 << read_int("state had_turn", player, 0, g.players - 1)
    combat = read_dict("state combat", state["combat"], _COMBAT) if state.get("combat") is not None else None
    text = read_dict("state text", state.get("text", {}), _TEXT)
    if combat is not None:
        _read_combat(g, combat)
    if text.get("scheme") is not None:
        g.scheme = _card("state scheme", g, g.turn, text["scheme"])
    if text.get("turned_up") is not None:
        g.turned_up = _card("state turned_up", g, g.turn, text["turned_up"])
    players = read_list("state players", state.get("players", [{}] * g.players))
    if len(players) != g.players:
        msg = f"state players: {g.players} heroes were chosen, {len(players)} players are described"
        raise BadInput(msg)
    for player, entry in enumerate(players):
        _read_player(g, player, read_dict(f"player {player}", entry, _PLAYER))
    if g.out == (1 << g.players) - 1:
        msg = "state: all players are out; a match ends before that (U-66)"
        raise BadInput(msg)
    _one_to_a_space(g)
    for player, entry in enumerate(players):
        _read_cards(g, player, entry)
    for player, entry in enumerate(players):
        _read_seen(g, player, entry)
    for name in read_list("state moved", turn.get("moved", [])):
        fighter = _fighter("state moved", g, name)
        if fighter >> 2 != g.turn:
            msg = f"state moved: {name} does not belong to player {g.turn}, whose turn it is (U-27)"
            raise BadInput(msg)
        g.moved |= 1 << (fighter & 3)
    g.began_on_fog = read_flag("state began_on_fog", turn.get("began_on_fog", g.on_fog(g.turn)))
    g.opponent = read_int("state opponent", text.get("opponent", NONE), NONE, g.players - 1)
    if g.opponent != NONE and g.opponent not in setup.foes[g.turn]:
        msg = f"state opponent: player {g.opponent} is no opponent of player {g.turn} (U-76)"
        raise BadInput(msg)
    g.tally = read_int("state tally", text.get("tally", 0), 0, _MANY)
    g.mark = read_int("state mark", text.get("mark", NONE), NONE, 4 * g.players - 1)
    return g


def ready(g: Match) -> None:
    """Refuse a state that stands in the middle of something, if nothing says how it goes on."""
    if not g.turns:
        msg = 'state turn number: before the first turn a position needs its stack, for example [["SetUp", 0, -1]]'
        raise BadInput(msg)
    if g.combat is not None or g.scheme != NONE or g.turned_up != NONE:
        msg = "state: in the middle of a combat or a scheme a position needs its stack"
        raise BadInput(msg)
    if g.boost or g.moved:
        msg = "state turn: in the middle of a maneuver a position needs its stack"
        raise BadInput(msg)
    if g.out >> g.turn & 1:
        msg = f"state turn player: player {g.turn} is out (U-92)"
        raise BadInput(msg)


def _fighter(what: str, g: Match, name: Any) -> int:
    known = [id for f, id in enumerate(g.setup.fighter_ids) if f & 3 <= g.setup.heroes[f >> 2].sidekicks]
    return g.setup.fighter_ids.index(read_choice(what, name, known))


def _space(what: str, g: Match, name: Any) -> int:
    return g.board.number[read_choice(what, name, g.board.number)]


def _card(what: str, g: Match, player: int, name: Any) -> int:
    return g.setup.heroes[player].number[read_choice(what, name, g.setup.heroes[player].number)]


def _bag(what: str, g: Match, player: int, names: Any) -> int:
    """Return cards as a bag, never more of a kind than the deck has."""
    pieces = [_card(what, g, player, name) for name in read_list(what, names)]
    for kind in set(pieces):
        printed = g.setup.heroes[player].cards[kind]
        if pieces.count(kind) > printed.copies:
            msg = f"{what}: the deck has {printed.copies} of {printed.id}, not {pieces.count(kind)}"
            raise BadInput(msg)
    return bag_of(pieces)


def _read_player(g: Match, player: int, doc: Json) -> None:
    """Read fighters, form and fog."""
    hero = g.setup.heroes[player]
    what = f"player {player}"
    own = [g.setup.fighter_ids[f] for f in range(4 * player, 4 * player + 1 + hero.sidekicks)]
    fighters = read_dict(f"{what} fighters", doc.get("fighters", {own[0]: {}}), own)
    if read_flag(f"{what} out", doc.get("out", False)):
        g.out |= 1 << player
    if read_flag(f"{what} vanished", doc.get("vanished", False)):
        if not hero.fog:
            msg = f"{what} vanished: only the Invisible Man can"
            raise BadInput(msg)
        g.away |= 1 << player
    for name in fighters:
        fighter = g.setup.fighter_ids.index(name)
        figure = read_dict(f"{what} {name}", fighters[name], ("space", "health"))
        away = fighter == 4 * player and g.away >> player & 1
        default = space_id(g, g.board.starts[player]) if fighter == 4 * player and not away else None
        space = figure.get("space", default)
        full = g.start_health(fighter)
        g.health[fighter] = read_int(f"{what} {name} health", figure.get("health", full if space or away else 0), 0, full)
        if space is not None and away:
            msg = f"{what} vanished: {name} is on the board (U-148)"
            raise BadInput(msg)
        if space is not None:
            g.put(fighter, _space(f"{what} {name} space", g, space))
        # Before the first turn fighters wait beside the board.
        if (space is not None) != (g.health[fighter] > 0) and not away and g.turns:
            msg = f"{what} {name}: a fighter is on the board exactly while it has health (U-62)"
            raise BadInput(msg)
    if g.health[4 * player] == 0:
        g.fallen |= 1 << player
    if "form" in doc:
        refuse_unknown(f"{what} form", [doc["form"]], hero.forms)
        g.forms |= hero.forms.index(doc["form"]) << player
    _read_fog(g, player, doc)


def _read_fog(g: Match, player: int, doc: Json) -> None:
    """Read the fog tokens, and look whether the player can be out or away."""
    hero = g.setup.heroes[player]
    what = f"player {player}"
    if g.away & g.fallen & 1 << player:
        msg = f"{what} vanished: a defeated hero does not come back (U-148)"
        raise BadInput(msg)
    if g.out >> player & 1 and (g.stands[player] or g.health[4 * player]):
        msg = f"{what} out: only without a hero is a player out, and then no fighter is left (U-92)"
        raise BadInput(msg)
    if hero.fog:
        tokens = read_list(f"{what} fog", doc.get("fog", [None] * FOG_TOKENS))
        if len(tokens) != FOG_TOKENS:
            msg = f"{what} fog: {FOG_TOKENS} tokens, not {len(tokens)}"
            raise BadInput(msg)
        if g.out >> player & 1 and any(space is not None for space in tokens):
            msg = f"{what} fog: the fog of a player who is out is gone"
            raise BadInput(msg)
        for n, space in enumerate(tokens):
            g.fog[FOG_TOKENS * player + n] = OFF if space is None else _space(f"{what} fog", g, space)
    elif doc.get("fog"):
        msg = f"{what} fog: {_words(g).noun(hero.noun)} has no fog"
        raise BadInput(msg)


def _words(g: Match) -> Language:
    return language(__package__, more=g.setup.content.words)


def _one_to_a_space(g: Match) -> None:
    """U-2, U-141: at most one fighter and one fog token on a space."""
    for what, places in (("fighters", g.where), ("fog tokens", g.fog)):
        taken = [space for space in places if space != OFF]
        for space in taken:
            if taken.count(space) > 1:
                msg = f"state: two {what} on {space_id(g, space)}"
                raise BadInput(msg)


def _read_cards(g: Match, player: int, doc: Json) -> None:
    """Read hand, deck and discard pile; together with the cards in play they are the printed deck."""
    hero = g.setup.heroes[player]
    what = f"player {player}"
    rest = bag_of(hero.deck)
    in_play = _in_play(g, player)
    hand = _bag(f"{what} hand", g, player, doc.get("hand", []))
    parts = [("cards in play", in_play), ("hand", hand)]
    deck: list[int] | None = None
    if "deck" in doc:
        deck = [_card(f"{what} deck", g, player, name) for name in reversed(read_list(f"{what} deck", doc["deck"]))]
        parts.append(("deck", _bag(f"{what} deck", g, player, doc["deck"])))
    if "discard" in doc:
        parts.append(("discard", _bag(f"{what} discard", g, player, doc["discard"])))
    all_the_rest = doc.get("left_out") == REST
    if "left_out" in doc and not all_the_rest:
        parts.append(("left_out", _bag(f"{what} left_out", g, player, doc["left_out"])))
    for name, bag in parts:
        for kind, card in enumerate(hero.cards):
            if copies(bag, kind) > copies(rest, kind):
                msg = f"{what} {name}: more copies of {card.id} than the deck has"
                raise BadInput(msg)
        rest -= bag
    g.hand[player] = hand
    g.discard[player] = _bag("", g, player, doc["discard"]) if "discard" in doc else 0
    if all_the_rest:
        deck = deck or []
    elif deck is None:
        deck = cards(rest)
        g.shuffle(deck)
    elif "discard" not in doc:
        g.discard[player] = rest
    elif rest:
        msg = f"{what}: {', '.join(card_ids(g, player, rest))} is in no pile"
        raise BadInput(msg)
    g.deck[player] = deck
    g.known_top[player] = read_int(f"{what} known_top", doc.get("known_top", 0), 0, len(deck))
    g.known_bottom[player] = read_int(f"{what} known_bottom", doc.get("known_bottom", 0), 0, len(deck))


def _in_play(g: Match, player: int) -> int:
    """Return the cards that lie on the table: in combat, as a scheme, or turned up from the deck."""
    bag = 0
    if g.combat is not None:
        side = g.combat.mine(player)
        if side.player == player and side.card != NONE:
            bag += ONE[side.card]
    if g.turn == player:
        for card in (g.scheme, g.turned_up):
            if card != NONE:
                bag += ONE[card]
    return bag


def _read_seen(g: Match, player: int, doc: Json) -> None:
    """Read which cards of other hands a player knows; they must be there."""
    seen = read_list(f"player {player} has_seen", doc.get("has_seen", [[]] * g.players))
    if len(seen) != g.players:
        msg = f"player {player} has_seen: one list for each of {g.players} players"
        raise BadInput(msg)
    for other, names in enumerate(seen):
        bag = _bag(f"player {player} has_seen", g, other, names)
        side = g.hidden_side(other)
        there = g.hand[other] + (ONE[side.card] if side is not None else 0)
        if any(copies(bag, kind) > copies(there, kind) for kind in range(len(g.setup.heroes[other].cards))):
            msg = f"player {player} has_seen: player {other} does not hold these cards"
            raise BadInput(msg)
        g.seen[player * g.players + other] = bag


def _read_combat(g: Match, doc: Json) -> None:
    combat = Combat(None, _fighter("combat attacker", g, doc.get("attacker")), _fighter("combat target", g, doc.get("target")))
    if combat.attack.player == combat.defense.player:
        msg = "combat: a fighter cannot attack its own side (U-43)"
        raise BadInput(msg)
    _read_side(g, combat.attack, "combat attack", doc.get("attack", {}))
    _read_side(g, combat.defense, "combat defense", doc.get("defense", {}))
    combat.revealed = read_flag("combat revealed", doc.get("revealed", False))
    combat.damage = read_int("combat damage", doc.get("damage", 0), 0, 99)
    combat.winner = read_int("combat winner", doc.get("winner", NONE), NONE, g.players - 1)
    g.combat = combat


def _read_side(g: Match, side: Side, what: str, given: Any) -> None:
    doc = read_dict(what, given, _SIDE)
    if doc.get("card") is not None:
        side.lay(_card(f"{what} card", g, side.player, doc["card"]), g.setup.heroes[side.player])
    side.printed = read_int(f"{what} printed", doc.get("printed", side.printed), 0, 99)
    side.becomes = read_int(f"{what} becomes", doc.get("becomes", NONE), NONE, 99)
    side.plus = read_int(f"{what} plus", doc.get("plus", 0), 0, 999)
    side.bonus = read_int(f"{what} bonus", doc.get("bonus", 0), 0, 99)
    side.guess = read_int(f"{what} guess", doc.get("guess", NONE), NONE, 9)
    side.open = read_flag(f"{what} open", doc.get("open", False))
    side.locked = read_flag(f"{what} locked", doc.get("locked", False))
    side.ignored = read_flag(f"{what} ignored", doc.get("ignored", False))
    side.cancelled = read_flag(f"{what} cancelled", doc.get("cancelled", False))


def pick(g: Match, name: Any) -> int:
    """Return the card that a foretold result of chance names, as `hero.card`; in a mirror match `dracula@2.dash`."""
    known = {pick_name(g, PIECES * p + n): PIECES * p + n for p, hero in enumerate(g.setup.heroes) for n in range(len(hero.cards))}
    return known[read_choice("chance", name, known)]


def pick_name(g: Match, piece: int) -> str:
    """Return the name of a card that chance is foretold for."""
    player, card = divmod(piece, PIECES)
    return f"{fighter_id(g, 4 * player)}.{g.setup.heroes[player].cards[card].id}"
