"""The board and what belongs to a seat, as text for a terminal."""

from __future__ import annotations

import textwrap

from parlour.engine.messages import Language
from parlour.engine.said import Noun, Said, Value
from parlour.engine.title import Json
from parlour.games.orange_shall_overcome.board import BOARD, PLACES, ROAD_IDS, SPOT_IDS
from parlour.games.orange_shall_overcome.catalogue import ability
from parlour.games.orange_shall_overcome.goods import pack
from parlour.games.orange_shall_overcome.pieces import OCCUPIERS, a_character, goods
from parlour.games.orange_shall_overcome.state import Resistance
from parlour.games.orange_shall_overcome.view import view

WIDTH = 98
HEIGHT = 30
_TILE = 16


def picture(g: Resistance, seat: int | None, words: Language) -> str:
    """Return what a seat sees, at most 100 columns wide; None is a spectator."""
    seen = view(g, seat, words)
    level, phase = g.setup.difficulty, seen["phase"]
    title = Said(
        "picture-title",
        scenario=g.setup.scenario.name(),
        difficulty=Noun("", level, f"level-{level}"),
        round=g.round,
        turn=a_character(g, g.turn) if seen["turn"] else "nobody",
        phase=Noun("", phase, f"phase-{phase}"),
        start=a_character(g, g.start),
    )
    tracks = Said("picture-tracks", morale=g.morale, cards=g.pool, occupiers=seen["decks"]["occupier"])
    lines = [words.said(title), words.said(tracks), seen["progress"], ""]
    lines += _map(seen, words)
    lines += [words.text("picture-legend", {})]
    roads = [_road(road, words) for road in seen["roads"] if road["occupiers"] or "line" in road]
    lines += (
        ["", *textwrap.wrap("  ".join([f"{words.text('picture-roads', {})} " + roads[0], *roads[1:]]), WIDTH)] if roads else [""]
    )
    lines += ["", *_spots(g, seen, words), ""]
    for c, character in enumerate(seen["characters"]):
        lines += _character(g, c, character, seat, words)
    lines += _helpers(g, seen, words)
    if seen["control"] is not None:
        card = g.setup.content.controls[g.control]
        control = Said("picture-control", facing=OCCUPIERS[g.facing + 1], card=card.noun, situation=card.situation)
        lines += ["", *_wrap(words.said(control), "")]
        lines += [f"  {n}. {label}" for n, label in enumerate(seen["control"]["options"], 1)]
    for deck, cards in seen["known_cards"].items():
        lines += _wrap(words.text("picture-known", {"deck": deck, "cards": str(cards)}), "")
    return "\n".join(lines)


def _map(seen: Json, words: Language) -> list[str]:
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
        below = words.text("picture-safe", {"n": place["safety"]})
        below += f"{'' if place['active'] else ' x'}{' ' + '*' * people if people else ''}"
        below += f" {marks}" if marks else ""
        for row, text in ((y, name), (y + 1, below)):
            _write(grid, max(x - _TILE // 2, 0), row, f"[{text:<{_TILE - 2}.{_TILE - 2}}]")
    return ["".join(row).rstrip() for row in grid]


def _write(grid: list[list[str]], x: int, y: int, text: str) -> None:
    for n, letter in enumerate(text):
        if 0 <= x + n < WIDTH and 0 <= y < HEIGHT:
            grid[y][x + n] = letter


def _road(road: Json, words: Language) -> str:
    standing = [words.text(kind, {}) for kind in road["occupiers"]]
    text: str = road["id"].upper() + (":" + "+".join(standing) if standing else "")
    line = road.get("line")
    if line:
        # A halted line of a position may lie there without its token.
        needs = line["requirement"]["needs"] if line["requirement"] is not None else {}
        state = Said("picture-line", state="halted" if line["halted"] else "runs", needs=_goods(needs))
        text += " " + words.said(state).replace(" ", "\xa0")
    return text


def _goods(held: dict[str, int]) -> Value:
    return goods(pack(**held))


def _spots(g: Resistance, seen: Json, words: Language) -> list[str]:
    """What lies at the locations beyond Safety."""
    lines: list[str] = []
    for spot in seen["spots"]:
        facts: list[str] = []
        need = spot.get("requirement")
        if need:
            up = need["face_up"]
            facts.append(words.said(Said("picture-needs", needs=_goods(need["needs"])) if up else Said("picture-face-down")))
        facts += [
            words.text("picture-person", {"person": p["description"], "spot": p["safe_at"].upper()})
            for p in seen["people"]
            if p["at"] == spot["id"]
        ]
        if spot.get("tokens"):
            facts.append(words.text(f"lying-{g.setup.scenario.sought}", {"n": spot["tokens"]}))
        if spot.get("marks"):
            facts.append(words.text("picture-done", {"n": spot["marks"]}))
        if spot["newspaper"]:
            facts.append(words.text("picture-newspaper", {}))
        if facts:
            lines += _wrap(f"{spot['id'].upper()} {spot['name']}: {'; '.join(facts)}", "")
    return lines


def _character(g: Resistance, c: int, character: Json, seat: int | None, words: Language) -> list[str]:
    printed = g.setup.characters[c]
    own = character["seat"] == seat
    head = Said(
        "picture-character",
        character=printed.noun,
        own="yes" if own else "no",
        spot=character["at"].upper(),
        alibi=g.alibi[c],
        goods=goods(g.goods[c]),
        held=g.held[c],
        limit=g.carry_limit(c),
    )
    lines = _wrap(words.said(head), "")
    if not own:
        return lines + _wrap(words.text("picture-hand", {"n": len(character["hand"])}), "  ")
    lines += _wrap(ability(printed.noun, g.setup.content.figures, words), "  ")
    hand = [(card.noun, card.says) for card in printed.cards] + [(card.noun, card.says) for card in g.setup.content.solo]
    for card, text in hand:
        if card.id in character["hand"]:
            lines += _wrap(f"{words.noun(card)}. {words.said(text)}", "  - ")
    if g.occupier[c] >= 0:
        held = g.setup.content.occupiers[g.occupier[c]]
        lines += _wrap(words.said(Said("picture-occupier", card=held.noun, text=held.says)), "  ! ")
    return lines


def _helpers(g: Resistance, seen: Json, words: Language) -> list[str]:
    lines: list[str] = []
    for number, deck in enumerate(seen["helpers"], 1):
        if deck["top"]:
            helper = next(card for card in g.setup.content.helpers if card.id == deck["top"])
            said = Said("picture-helper", n=number, size=deck["size"], card=helper.noun, text=helper.says)
            lines += _wrap(words.said(said), "")
    return ["", *lines] if lines else []


def _wrap(text: str, first: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=" " * max(len(first), 2), break_on_hyphens=False)
