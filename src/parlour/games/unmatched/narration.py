"""Events in words, as far as a seat may see them. Only what never changes in a match is looked up here."""

from __future__ import annotations

from collections.abc import Callable

from parlour.engine.kernel import Event
from parlour.engine.title import Json
from parlour.games.unmatched import events as e
from parlour.games.unmatched.state import Match
from parlour.games.unmatched.view import card_ids
from parlour.games.unmatched.words import bag_words, card_of, player_name, space_id

Teller = Callable[[Match, int, int, int, int | None], Json | None]


def narrate(g: Match, event: Event, seat: int | None) -> Json | None:
    """Return an event as one seat may see it."""
    code, a, b, c = event
    name, tell = _TELLERS[code]
    told = tell(g, a, b, c, seat)
    return None if told is None else {"event": name, **told}


def _fighter(g: Match, fighter: int) -> str:
    return g.setup.fighter_names[fighter]


def _id(g: Match, fighter: int) -> str:
    return g.setup.fighter_ids[fighter]


def _may_see(g: Match, player: int, seat: int | None) -> bool:
    return seat is not None and (seat == player or g.sees_hand(seat, player))


def _turn_began(g: Match, player: int, number: int, _c: int, _seat: int | None) -> Json:
    return {"seat": player, "turn": number, "text": f"Turn {number}: {player_name(g, player)}."}


def _drew(g: Match, player: int, card: int, _c: int, seat: int | None) -> Json:
    name = player_name(g, player)
    if _may_see(g, player, seat):
        printed = card_of(g, player, card)
        return {"seat": player, "card": printed.id, "text": f"{name} drew {printed.name}."}
    return {"seat": player, "text": f"{name} drew a card."}


def _exhausted(g: Match, player: int, _b: int, _c: int, _seat: int | None) -> Json:
    return {"seat": player, "text": f"{player_name(g, player)} had no card left to draw: exhaustion hurt every fighter."}


def _maneuvered(g: Match, player: int, _b: int, _c: int, _seat: int | None) -> Json:
    return {"seat": player, "text": f"{player_name(g, player)} maneuvered."}


def _boosted(g: Match, player: int, card: int, boost: int, _seat: int | None) -> Json:
    printed = card_of(g, player, card)
    return {
        "seat": player,
        "card": printed.id,
        "boost": boost,
        "text": f"{player_name(g, player)} discarded {printed.name} to move {boost} farther.",
    }


def _moved(g: Match, fighter: int, start: int, end: int, _seat: int | None) -> Json:
    return {
        "fighter": _id(g, fighter),
        "from": space_id(g, start),
        "to": space_id(g, end),
        "text": f"{_fighter(g, fighter)} moved from {space_id(g, start)} to {space_id(g, end)}.",
    }


def _placed(g: Match, fighter: int, start: int, end: int, _seat: int | None) -> Json:
    return {
        "fighter": _id(g, fighter),
        "from": space_id(g, start) if start >= 0 else None,
        "to": space_id(g, end),
        "text": f"{_fighter(g, fighter)} was placed on {space_id(g, end)}.",
    }


def _schemed(g: Match, player: int, card: int, fighter: int, _seat: int | None) -> Json:
    printed = card_of(g, player, card)
    return {
        "seat": player,
        "card": printed.id,
        "fighter": _id(g, fighter),
        "text": f"{_fighter(g, fighter)} played {printed.name}. {printed.words}",
    }


def _attacked(g: Match, attacker: int, target: int, _c: int, _seat: int | None) -> Json:
    return {
        "fighter": _id(g, attacker),
        "target": _id(g, target),
        "text": f"{_fighter(g, attacker)} attacked {_fighter(g, target)}.",
    }


def _laid_down(g: Match, player: int, card: int, _c: int, seat: int | None) -> Json:
    name = player_name(g, player)
    if seat == player:
        printed = card_of(g, player, card)
        return {"seat": player, "card": printed.id, "text": f"{name} laid down {printed.name}, face down."}
    return {"seat": player, "text": f"{name} laid down a card, face down."}


def _laid_open(g: Match, player: int, card: int, _c: int, _seat: int | None) -> Json:
    printed = card_of(g, player, card)
    return {"seat": player, "card": printed.id, "text": f"{player_name(g, player)} laid down {printed.name}, face up."}


def _number_said(g: Match, player: int, number: int, _c: int, _seat: int | None) -> Json:
    return {"seat": player, "number": number, "text": f"{player_name(g, player)} said {number}."}


def _revealed(g: Match, player: int, card: int, number: int, _seat: int | None) -> Json:
    printed = card_of(g, player, card)
    return {
        "seat": player,
        "card": printed.id,
        "number": number,
        "text": f"{player_name(g, player)} revealed {printed.name} ({number}). {printed.words}",
    }


def _undefended(g: Match, player: int, _b: int, _c: int, _seat: int | None) -> Json:
    return {"seat": player, "text": f"{player_name(g, player)} did not defend."}


_WHY = {
    e.BY_ADDITION: ("addition", "rose to {n} by a card"),
    e.BY_FOG: ("fog", "counts {n} in the fog"),
    e.BY_BECOMING: ("becoming", "became {n}"),
    e.BY_DEDUCTION: ("deduction", "counts {n}: its BOOST took the place of its number"),
    e.BY_LOCK: ("lock", "is {n}: nobody can see where to strike"),
    e.BY_IGNORING: ("ignoring", "is ignored: the guess was right"),
}


def _number_changed(g: Match, player: int, why: int, number: int, _seat: int | None) -> Json:
    cause, words = _WHY[why]
    return {
        "seat": player,
        "why": cause,
        "number": number,
        "text": f"{player_name(g, player)}'s number {words.format(n=number)}.",
    }


def _cancelled(g: Match, player: int, card: int, _c: int, _seat: int | None) -> Json:
    printed = card_of(g, player, card)
    return {"seat": player, "card": printed.id, "text": f"What is left of {printed.name} was cancelled."}


def _protected(g: Match, player: int, card: int, _c: int, _seat: int | None) -> Json:
    printed = card_of(g, player, card)
    return {"seat": player, "card": printed.id, "text": f"{printed.name} cannot be cancelled (U-120)."}


def _combat_won(g: Match, player: int, attack: int, defense: int, _seat: int | None) -> Json:
    return {
        "seat": player,
        "attack": attack,
        "defense": defense,
        "text": f"{attack} against {defense}: {player_name(g, player)} won the combat.",
    }


def _hurt(g: Match, fighter: int, damage: int, health: int, _seat: int | None) -> Json:
    return {
        "fighter": _id(g, fighter),
        "damage": damage,
        "health": health,
        "text": f"{_fighter(g, fighter)} took {damage} damage ({health} left).",
    }


def _defeated(g: Match, fighter: int, _b: int, _c: int, _seat: int | None) -> Json:
    return {"fighter": _id(g, fighter), "text": f"{_fighter(g, fighter)} was defeated."}


def _recovered(g: Match, fighter: int, gained: int, health: int, _seat: int | None) -> Json:
    return {
        "fighter": _id(g, fighter),
        "gained": gained,
        "health": health,
        "text": f"{_fighter(g, fighter)} recovered {gained} ({health}).",
    }


def _discarded(g: Match, player: int, card: int, _c: int, _seat: int | None) -> Json:
    printed = card_of(g, player, card)
    return {"seat": player, "card": printed.id, "text": f"{player_name(g, player)} discarded {printed.name}."}


def _returned(g: Match, fighter: int, space: int, _c: int, _seat: int | None) -> Json:
    return {
        "fighter": _id(g, fighter),
        "to": space_id(g, space),
        "text": f"{_fighter(g, fighter)} came back on {space_id(g, space)}.",
    }


def _transformed(g: Match, player: int, form: int, _c: int, _seat: int | None) -> Json:
    name = g.setup.heroes[player].forms[form]
    return {"seat": player, "form": name, "text": f"{player_name(g, player)} turned into {name}."}


def _fog_moved(g: Match, player: int, start: int, end: int, _seat: int | None) -> Json:
    return {
        "seat": player,
        "from": space_id(g, start),
        "to": space_id(g, end),
        "text": f"Fog moved from {space_id(g, start)} to {space_id(g, end)}.",
    }


def _fog_placed(g: Match, player: int, space: int, _c: int, _seat: int | None) -> Json:
    return {"seat": player, "to": space_id(g, space), "text": f"Fog settled on {space_id(g, space)}."}


def _looked(g: Match, player: int, foe: int, hand: int, seat: int | None) -> Json:
    told: Json = {"seat": player, "whose": foe, "text": f"{player_name(g, player)} looked at the hand of {player_name(g, foe)}."}
    if seat == player:
        told["cards"] = card_ids(g, foe, hand)
        told["text"] = f"You saw the hand of {player_name(g, foe)}: {bag_words(g, foe, hand)}."
    return told


def _hand_revealed(g: Match, player: int, hand: int, _c: int, _seat: int | None) -> Json:
    return {
        "seat": player,
        "cards": card_ids(g, player, hand),
        "text": f"{player_name(g, player)} revealed the whole hand: {bag_words(g, player, hand)}.",
    }


def _action_gained(g: Match, player: int, count: int, _c: int, _seat: int | None) -> Json:
    return {"seat": player, "count": count, "text": f"{player_name(g, player)} gained {count} action{'s' if count > 1 else ''}."}


def _top_revealed(g: Match, player: int, card: int, _c: int, _seat: int | None) -> Json:
    printed = card_of(g, player, card)
    return {
        "seat": player,
        "card": printed.id,
        "text": f"{player_name(g, player)} turned up {printed.name} (boost {printed.boost}).",
    }


def _taken_to_hand(g: Match, player: int, card: int, _c: int, _seat: int | None) -> Json:
    printed = card_of(g, player, card)
    return {"seat": player, "card": printed.id, "text": f"{printed.name} went to the hand of {player_name(g, player)}."}


def _put_on_top(g: Match, player: int, card: int, _c: int, seat: int | None) -> Json:
    return _hidden_put(g, player, card, seat, "on top of")


def _put_under(g: Match, player: int, card: int, _c: int, seat: int | None) -> Json:
    return _hidden_put(g, player, card, seat, "under")


def _hidden_put(g: Match, player: int, card: int, seat: int | None, where: str) -> Json:
    if seat == player:
        printed = card_of(g, player, card)
        return {"seat": player, "card": printed.id, "text": f"You put {printed.name} {where} your deck."}
    return {"seat": player, "text": f"{player_name(g, player)} put a card {where} the deck."}


def _vanished(g: Match, player: int, _b: int, _c: int, _seat: int | None) -> Json:
    return {"seat": player, "text": f"{player_name(g, player)} vanished."}


def _out(g: Match, player: int, _b: int, _c: int, _seat: int | None) -> Json:
    return {"seat": player, "text": f"{player_name(g, player)} is out of the game."}


def _swapped(g: Match, one: int, other: int, _c: int, _seat: int | None) -> Json:
    return {
        "fighter": _id(g, one),
        "with": _id(g, other),
        "text": f"{_fighter(g, one)} and {_fighter(g, other)} traded places.",
    }


def _ended(g: Match, winners: int, _b: int, _c: int, _seat: int | None) -> Json:
    names = [player_name(g, p) for p in range(g.players) if winners >> p & 1]
    return {"winners": [p for p in range(g.players) if winners >> p & 1], "text": f"{' and '.join(names)} won."}


_TELLERS: dict[int, tuple[str, Teller]] = {
    e.TURN_BEGAN: ("turn_began", _turn_began),
    e.DREW: ("drew", _drew),
    e.EXHAUSTED: ("exhausted", _exhausted),
    e.MANEUVERED: ("maneuvered", _maneuvered),
    e.BOOSTED: ("boosted", _boosted),
    e.MOVED: ("moved", _moved),
    e.PLACED: ("placed", _placed),
    e.SCHEMED: ("schemed", _schemed),
    e.ATTACKED: ("attacked", _attacked),
    e.LAID_DOWN: ("laid_down", _laid_down),
    e.LAID_OPEN: ("laid_open", _laid_open),
    e.NUMBER_SAID: ("number_said", _number_said),
    e.REVEALED: ("revealed", _revealed),
    e.UNDEFENDED: ("undefended", _undefended),
    e.NUMBER_CHANGED: ("number_changed", _number_changed),
    e.TEXT_CANCELLED: ("text_cancelled", _cancelled),
    e.TEXT_PROTECTED: ("text_protected", _protected),
    e.COMBAT_WON: ("combat_won", _combat_won),
    e.HURT: ("hurt", _hurt),
    e.DEFEATED: ("defeated", _defeated),
    e.RECOVERED: ("recovered", _recovered),
    e.DISCARDED: ("discarded", _discarded),
    e.RETURNED: ("returned", _returned),
    e.TRANSFORMED: ("transformed", _transformed),
    e.FOG_MOVED: ("fog_moved", _fog_moved),
    e.FOG_PLACED: ("fog_placed", _fog_placed),
    e.HAND_LOOKED_AT: ("hand_looked_at", _looked),
    e.HAND_REVEALED: ("hand_revealed", _hand_revealed),
    e.ACTION_GAINED: ("action_gained", _action_gained),
    e.TOP_CARD_REVEALED: ("top_card_revealed", _top_revealed),
    e.TAKEN_TO_HAND: ("taken_to_hand", _taken_to_hand),
    e.PUT_ON_TOP: ("put_on_top", _put_on_top),
    e.PUT_UNDER: ("put_under", _put_under),
    e.VANISHED: ("vanished", _vanished),
    e.OUT: ("out", _out),
    e.SWAPPED: ("swapped", _swapped),
    e.ENDED: ("ended", _ended),
}
