"""A match as text for a terminal: the board, the players, the combat, and the hand of whoever looks.

It is made from the view of a seat and from what is printed, so it shows nothing that the seat may not know.
"""

from __future__ import annotations

import textwrap
from collections import Counter
from typing import Any

from parlour.engine.title import Json
from parlour.games.unmatched.content import SCHEME, TYPE_NAMES, Card, Hero
from parlour.games.unmatched.drawing import WIDTH, draw
from parlour.games.unmatched.state import Match
from parlour.games.unmatched.view import view

TITLES = ("DR. ", "MR. ", "MRS. ", "THE ")
SECOND_LETTERS = {"HYDE": "Y"}
"""Names whose first letter belongs to somebody better known."""


def picture(g: Match, seat: int | None) -> str:
    """Return what a seat sees, at most 80 columns wide; None is a spectator."""
    seen = view(g, seat)
    tokens = _tokens(g, seen)
    lines = [f"{g.board.name}. {_turn(seen)}", ""]
    lines += draw(g.board, _marks(g, seen, seat, tokens))
    lines += ["", *_legend(g, seen, seat)]
    for player in seen["players"]:
        lines += ["", *_player(g, player, seat, tokens)]
    if seen["combat"] is not None:
        lines += ["", *_combat(g, seen, seat)]
    if seat is not None:
        lines += ["", *_own(g, seen["players"][seat])]
    return "\n".join(lines)


# On the board.


def _tokens(g: Match, seen: Json) -> dict[str, str]:
    """Return the letters that stand for each fighter; a letter used by two players gets the player's number."""
    plain = [_letters(g.setup.heroes[player["seat"]], player) for player in seen["players"]]
    uses = Counter(letter for letters in plain for letter in set(letters))
    tokens: dict[str, str] = {}
    for player, letters in zip(seen["players"], plain, strict=True):
        shared = any(uses[letter] > 1 for letter in letters)
        for fighter, letter in zip(player["fighters"], letters, strict=True):
            tokens[fighter["id"]] = f"{letter}/{player['seat'] + 1}" if shared else letter
    return tokens


def _letters(hero: Hero, player: Json) -> list[str]:
    several = hero.sidekicks > 1
    sidekick = _initial(hero.sidekick_banner)
    own = [_initial(player["form"].upper() if player["form"] else hero.banner)]
    return own + [f"{sidekick}{n + 1}" if several else sidekick for n in range(hero.sidekicks)]


def _initial(name: str) -> str:
    for title in TITLES:
        name = name.removeprefix(title)
    return SECOND_LETTERS.get(name, name[:1])


def _marks(g: Match, seen: Json, seat: int | None, tokens: dict[str, str]) -> dict[int, str]:
    """Return what stands on each space: [own], (team mate), <opponent>, and fog."""
    marks: dict[int, str] = {}
    for player in seen["players"]:
        brackets = _brackets(seen, player, seat)
        for fighter in player["fighters"]:
            if fighter["space"] is not None:
                marks[g.board.number[fighter["space"]]] = f"{brackets[0]}{tokens[fighter['id']]}{brackets[1]}"
    for player in seen["players"]:
        for space in player["fog"]:
            n = g.board.number[space]
            marks[n] = marks[n] + "~" if n in marks else "~~~"
    return marks


def _brackets(seen: Json, player: Json, seat: int | None) -> str:
    if player["seat"] == seat:
        return "[]"
    return "()" if seat is not None and player["team"] == seen["players"][seat]["team"] else "<>"


def _legend(g: Match, seen: Json, seat: int | None) -> list[str]:
    signs = [f"{chr(ord('A') + n)} {zone.label}" for n, zone in enumerate(g.board.zones)]
    if g.board.passages:
        signs.append("* secret passage")
    if any(player["fog"] for player in seen["players"]):
        signs.append("~~~ fog")
    if seat is not None:
        signs += ["[ ] yours", "< > theirs"]
        if g.setup.teams:
            signs.append("( ) team mate's")
    return _wrap("   ".join(sign.replace(" ", "\xa0") for sign in signs), "", "").replace("\xa0", " ").split("\n")


# Players.


def _turn(seen: Json) -> str:
    turn = seen["turn"]
    if not turn["number"]:
        return "The fighters take their places."
    name = seen["players"][turn["player"]]["name"]
    left = {0: "no action left", 1: "1 action left"}.get(turn["actions"], f"{turn['actions']} actions left")
    return f"Turn {turn['number']}: {name}, {left}."


def _player(g: Match, player: Json, seat: int | None, tokens: dict[str, str]) -> list[str]:
    hero = g.setup.heroes[player["seat"]]
    name = player["name"] + (" (you)" if player["seat"] == seat else "")
    piles = f"hand {player['hand_size']}   deck {player['deck_size']}   discard {len(player['discard'])}"
    if player["out"]:
        return [f"{name}   out of the game"]
    lines = [f"{name:<36}{piles}"]
    fighters = [f"{tokens[fighter['id']]}\xa0{_fighter(fighter)}" for fighter in player["fighters"]]
    lines.append(_wrap("   ".join(word.replace(" ", "\xa0") for word in fighters), "  ", "  ").replace("\xa0", " "))
    if player["vanished"]:
        lines.append("  Vanished until the next turn.")
    if player["scheme"] is not None:
        lines.append(f"  Playing {_card(hero, player['scheme']).name}.")
    if player["discard"]:
        lines.append(_wrap(f"Discarded: {_names(hero, player['discard'])}.", "  ", "    "))
    if player.get("known_hand"):
        lines.append(_wrap(f"You know of: {_names(hero, player['known_hand'])}.", "  ", "    "))
    if player["seat"] != seat and "hand" in player:
        lines.append(_wrap(f"Hand: {_names(hero, player['hand'])}.", "  ", "    "))
    return lines


def _fighter(fighter: Json) -> str:
    if fighter["health"] <= 0:
        return f"{fighter['name']} defeated"
    where = f" on {fighter['space']}" if fighter["space"] is not None else ""
    return f"{fighter['name']} {fighter['health']}/{fighter['full_health']}{where}"


def _names(hero: Hero, ids: list[str]) -> str:
    found = [(_card(hero, card).name, count) for card, count in Counter(ids).items()]
    return ", ".join(f"{count} {name}" if count > 1 else name for name, count in found)


# Combat.


def _combat(g: Match, seen: Json, seat: int | None) -> list[str]:
    combat = seen["combat"]
    lines = ["Combat"]
    for what, side in (("attacks", combat["attack"]), ("defends", combat["defense"])):
        hero = g.setup.heroes[side["player"]]
        name = next(f["name"] for f in seen["players"][side["player"]]["fighters"] if f["id"] == side["fighter"])
        lines.append(_wrap(f"{name} {what} {_laid(hero, side, combat, own=side['player'] == seat)}", "  ", "      "))
    return lines


def _laid(hero: Hero, side: Json, combat: Json, *, own: bool) -> str:
    if not side["laid"]:
        return "without a card." if combat["revealed"] else "(no card yet)."
    if side["card"] is None:
        return "with a card face down."
    card = _card(hero, side["card"])
    if combat["revealed"]:
        cancelled = " Its effects are cancelled." if side["cancelled"] else ""
        return f"with {card.name}, number {side['number']}. {card.words}{cancelled}"
    guess = f" (says {side['guess']})" if "guess" in side else ""
    return f"with {_glance(card)}{', face down' if own and not guess else ''}{guess}."


# What belongs to the seat.


def _own(g: Match, me: Json) -> list[str]:
    hero = g.setup.heroes[me["seat"]]
    lines = [_wrap(f"{hero.ability}: {hero.words}", "", "  "), ""]
    hand: Counter[str] = Counter(me["hand"])
    lines.append("Your hand" if hand else "Your hand is empty.")
    for name, count in hand.items():
        card = _card(hero, name)
        copies = f"{count} x " if count > 1 else ""
        lines.append(f"  {copies + card.name:<34}{_glance(card, named=False):<24}{hero.banner_of(card)}")
        lines.append(_wrap(card.words, "      ", "      "))
    if me["known_top"]:
        lines.append(_wrap(f"Next cards of your deck: {_in_order(hero, me['known_top'])}.", "", "  "))
    if me["known_bottom"]:
        lines.append(_wrap(f"Last cards of your deck: {_in_order(hero, me['known_bottom'])}.", "", "  "))
    return lines


def _in_order(hero: Hero, ids: list[str]) -> str:
    return ", then ".join(_card(hero, card).name for card in ids)


def _glance(card: Card, *, named: bool = True) -> str:
    number = "" if card.type == SCHEME else f" {card.value}"
    if named:
        return f"{card.name} ({TYPE_NAMES[card.type]}{number})"
    return f"{TYPE_NAMES[card.type] + number:<14}boost {card.boost}"


def _card(hero: Hero, id: Any) -> Card:
    return hero.cards[hero.number[id]]


def _wrap(text: str, first: str, following: str) -> str:
    return textwrap.fill(text, WIDTH, initial_indent=first, subsequent_indent=following, break_on_hyphens=False)
