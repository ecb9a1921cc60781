"""The board and what belongs to a seat, as text for a terminal."""

from __future__ import annotations

import textwrap

from parlour.engine.title import Json
from parlour.games.orange_shall_overcome.board import BOARD, PLACES, ROAD_IDS, SPOT_IDS
from parlour.games.orange_shall_overcome.goods import KIND_IDS, KIND_NAMES
from parlour.games.orange_shall_overcome.state import Resistance
from parlour.games.orange_shall_overcome.view import view

WIDTH = 98
HEIGHT = 30
_TILE = 16


def picture(g: Resistance, seat: int | None) -> str:
    """Return what a seat sees, at most 100 columns wide; None is a spectator."""
    seen = view(g, seat)
    scenario = g.setup.scenario
    turn = f"{_named(g, seen['turn'])}'s turn" if seen["turn"] else f"{seen['phase'].capitalize()} phase"
    lines = [
        f"{scenario.name}, {seen['difficulty']}. Round {seen['round']}, {turn}. Start Player: {_named(g, seen['start_player'])}.",
        f"Morale {seen['morale']}   Morale cards {seen['morale_cards']}   Occupier cards {seen['decks']['occupier']}",
        seen["progress"],
        "",
    ]
    lines += _map(seen)
    lines += ["p policeman, S soldier, # running line, = halted line, * token, x inactive"]
    lines += ["", "Roads " + "  ".join(_road(road) for road in seen["roads"] if road["occupiers"] or "line" in road)]
    lines = [line for long in lines for line in (textwrap.wrap(long, WIDTH) if long.startswith("Roads") else [long])]
    lines += ["", *_spots(g, seen), ""]
    for character in seen["characters"]:
        lines += _character(g, character, seat)
    lines += _helpers(g, seen)
    if seen["control"] is not None:
        card = seen["control"]
        lines += ["", *_wrap(f"Control card ({card['facing']}), {card['name']}: {card['situation']}", "")]
        lines += [f"  {n}. {label}" for n, label in enumerate(card["options"], 1)]
    for deck, cards in seen["known_cards"].items():
        lines += _wrap(f"You have seen ({deck}): {cards}", "")
    return "\n".join(lines)


def _named(g: Resistance, id: str) -> str:
    return next(c.name for c in g.setup.characters if c.id == id)


def _map(seen: Json) -> list[str]:
    """Draw roads as dotted lines with their letters, and a box for each spot."""
    grid = [[" "] * WIDTH for _ in range(HEIGHT)]
    points = [(round(x / 100 * (WIDTH - _TILE)) + _TILE // 2, round((100 - y) / 100 * (HEIGHT - 3)) + 1) for x, y in PLACES]
    for road, (a, b) in enumerate(BOARD.ends):
        (x1, y1), (x2, y2) = points[a], points[b]
        steps = max(abs(x2 - x1), abs(y2 - y1) * 2)
        for n in range(1, steps, 2):
            grid[y1 + round((y2 - y1) * n / steps)][x1 + round((x2 - x1) * n / steps)] = "."
        tokens = "".join("S" if kind == "soldier" else "p" for kind in seen["roads"][road]["occupiers"])
        line = seen["roads"][road].get("line")
        mark = ROAD_IDS[road].upper() + tokens + (("=" if line["halted"] else "#") if line else "")
        at = (x1 + x2) // 2 - len(mark) // 2
        _write(grid, at, (y1 + y2) // 2, mark)
    for spot, (x, y) in enumerate(points):
        place = seen["spots"][spot]
        name = f"{SPOT_IDS[spot].upper()} {place['name']}"[: _TILE - 2]
        marks = "".join(c["name"][0] for c in seen["characters"] if c["at"] == place["id"])
        people = sum(p["at"] == place["id"] for p in seen["people"]) + place.get("tokens", 0)
        below = f"Safe {place['safety']}{'' if place['active'] else ' x'}{' ' + '*' * people if people else ''}"
        below += f" {marks}" if marks else ""
        for row, text in ((y, name), (y + 1, below)):
            _write(grid, max(x - _TILE // 2, 0), row, f"[{text:<{_TILE - 2}.{_TILE - 2}}]")
    return ["".join(row).rstrip() for row in grid]


def _write(grid: list[list[str]], x: int, y: int, text: str) -> None:
    for n, letter in enumerate(text):
        if 0 <= x + n < WIDTH and 0 <= y < HEIGHT:
            grid[y][x + n] = letter


def _road(road: Json) -> str:
    text: str = road["id"].upper() + (":" + "+".join(road["occupiers"]) if road["occupiers"] else "")
    line = road.get("line")
    if line:
        text += " line-" + ("halted" if line["halted"] else f"runs({_goods(line['requirement']['needs'])})").replace(" ", "\xa0")
    return text


def _goods(goods: dict[str, int]) -> str:
    return ", ".join(f"{n} {KIND_NAMES[KIND_IDS.index(kind)]}" for kind, n in goods.items()) or "nothing"


def _spots(g: Resistance, seen: Json) -> list[str]:
    """What lies at the locations beyond Safety."""
    lines: list[str] = []
    for spot in seen["spots"]:
        facts: list[str] = []
        need = spot.get("requirement")
        if need:
            facts.append(f"needs {_goods(need['needs'])}" if need["face_up"] else "Requirement token face down")
        facts += [f"{p['description']} (safe at {p['safe_at'].upper()})" for p in seen["people"] if p["at"] == spot["id"]]
        if spot.get("tokens"):
            facts.append(f"{spot['tokens']} {g.setup.scenario.token_name}{'s' if spot['tokens'] > 1 else ''}")
        if spot.get("marks"):
            facts.append(f"{spot['marks']} done")
        if spot["newspaper"]:
            facts.append("newspaper")
        if facts:
            lines += _wrap(f"{spot['id'].upper()} {spot['name']}: {'; '.join(facts)}", "")
    return lines


def _character(g: Resistance, character: Json, seat: int | None) -> list[str]:
    printed = next(c for c in g.setup.characters if c.id == character["id"])
    own = " (you)" if character["seat"] == seat else ""
    lines = _wrap(
        f"{character['name']}{own} at {character['at'].upper()}   Alibi {character['alibi']}   "
        f"holds {_goods(character['goods'])} ({character['held']} of {character['carry_limit']})",
        "",
    )
    if character["seat"] == seat:
        lines += _wrap(printed.words, "  ")
        for card in printed.cards:
            if card.id in character["hand"]:
                lines += _wrap(f"{card.name}. {card.words}", "  - ")
        for solo in g.setup.content.solo:
            if solo.id in character["hand"]:
                lines += _wrap(f"{solo.name}. {solo.words}", "  - ")
        if "occupier_card" in character:
            card_ = next(card for card in g.setup.content.occupiers if card.id == character["occupier_card"])
            lines += _wrap(f"Occupier card, {card_.name}: {card_.words}", "  ! ")
    else:
        lines += _wrap(f"{len(character['hand'])} cards in hand", "  ")
    return lines


def _helpers(g: Resistance, seen: Json) -> list[str]:
    lines: list[str] = []
    for number, deck in enumerate(seen["helpers"], 1):
        if deck["top"]:
            helper = next(card for card in g.setup.content.helpers if card.id == deck["top"])
            lines += _wrap(f"Helper deck {number} ({deck['size']}): {helper.name}, {helper.words}", "")
    return ["", *lines] if lines else []


def _wrap(text: str, first: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=" " * max(len(first), 2), break_on_hyphens=False)
