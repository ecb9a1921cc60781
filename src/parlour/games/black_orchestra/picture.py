"""The game as text for a terminal, at most 100 columns wide."""

from __future__ import annotations

import textwrap

from parlour.engine.title import Json
from parlour.games.black_orchestra.names import LEADER_IDS, LEADER_NAMES
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.view import view

WIDTH = 100
COLUMN = 48


def picture(g: Orchestra, seat: int | None) -> str:
    """Return what a seat sees; None is a spectator."""
    seen = view(g, seat)
    lines = _head(g, seen)
    lines += ["", *_map(g, seen)]
    for conspirator in seen["conspirators"]:
        lines += ["", *_conspirator(g, conspirator, seen, own=conspirator["seat"] == seat)]
    if seen["attempt"] is not None:
        lines += ["", *_attempt(g, seen["attempt"])]
    if seen["interrogation"]["card"] is not None:
        lines += ["", *_question(seen["interrogation"]["card"])]
    return "\n".join(lines)


def _head(g: Orchestra, seen: Json) -> list[str]:
    turn, support, dissent = seen["turn"], seen["support"], seen["dissent"]
    name = seen["conspirators"][turn["seat"]]["name"]
    left = {0: "no action left", 1: "1 action left"}.get(turn["actions"], f"{turn['actions']} actions left")
    track = "[" + "o" * dissent["track"] + "." * (3 - dissent["track"]) + "]"
    lines = [
        f"Black Orchestra ({seen['difficulty']})   Turn {turn['number']}: {name}, {left}.",
        f"Stage {seen['stage']}   Military support {support['now']} (from {support['start']} to 7)   Dissent {track}",
    ]
    for label, key in (("Current event", "current_event"), ("Key event", "key_event")):
        if seen[key] is not None:
            event = g.setup.content.events[g.setup.content.event_number[seen[key]]]
            words = f" {event.words}" if key == "current_event" else " (its text is no longer active)"
            lines += _wrap(f"{label}: {event.name}.{words}")
    if seen["next_events"]:
        names = [g.setup.content.events[g.setup.content.event_number[event]].name for event in seen["next_events"]]
        lines += _wrap(f"Next events: {', then '.join(names)}.")
    left_over = " ".join(f"{stage}:{n}" for stage, n in enumerate(seen["events_left"], 1))
    lines.append(f"Events left by stage {left_over}   Deck {seen['deck_size']}, discard {len(seen['discard'])}")
    if seen["discard"]:
        lines += _wrap(f"Discarded cards: {_cards(g, seen['discard'])}.")
    if seen["items_discarded"]:
        lines += _wrap(f"Discarded items: {', '.join(seen['items_discarded'])}.")
    if not seen["can_win"]:
        lines.append("Too few leaders are left: the game can no longer be won (R97).")
    return lines


def _map(g: Orchestra, seen: Json) -> list[str]:
    """Draw the spaces in two columns, open ones only in full: number, marks, tile, people."""
    cells: list[str] = []
    board = g.setup.board
    for space in board.spaces:
        here = [LEADER_NAMES[LEADER_IDS.index(leader)] for leader, place in seen["leaders"].items() if place == space.id]
        here += [f"[{c['name'].split()[-1]}]" for c in seen["conspirators"] if c["space"] == space.id]
        tile = ""
        if space.id in seen["tiles"]:
            tile = f" ({seen['tiles'][space.id] or '?'})"
        mark = "B" if space.berlin else str(space.stage)
        shut = not g.open() >> board.number[space.id] & 1
        fort = "*" if space.fortified else " "
        name = f"{mark}{fort} {space.name}{tile}{' closed' if shut else ''}"
        cells.append(f"{name}{': ' if here else ''}{', '.join(here)}")
    free = [f"[{c['name'].split()[-1]}]" for c in seen["conspirators"] if c["space"] == "prison"]
    cells.append(f"   Prison{': ' if free else ''}{', '.join(free)}")
    half = (len(cells) + 1) // 2
    lines: list[str] = []
    for n in range(half):
        one = cells[n]
        other = cells[n + half] if n + half < len(cells) else ""
        if len(one) > COLUMN or len(other) > WIDTH - COLUMN - 2:
            lines += _wrap(one)
            lines += _wrap(other) if other else []
        else:
            lines.append(f"{one:<{COLUMN}}  {other}".rstrip())
    lines.append("B Berlin   1-5 number   * fortified   (item) tile, (?) face down   [name] conspirator")
    return lines


def _conspirator(g: Orchestra, seen: Json, whole: Json, *, own: bool) -> list[str]:
    marks = [text for text, holds in (("you", own), ("active", seen["seat"] == whole["turn"]["seat"])) if holds]
    mark = f" ({', '.join(marks)})" if marks else ""
    ability = "" if seen["ability_on"] else "   ability off"
    place = g.setup.board.names[g.setup.board.number[seen["space"]]]
    head = f"{seen['name']}{mark}, {seen['affiliation']}, in {place}"
    lines = [head, f"  {seen['motivation']}, {seen['suspicion']} suspicion{ability}"]
    held = f"   {seen['actions_held']} actions held" if seen["actions_held"] else ""
    lines += _wrap(f"Items {len(seen['items'])}/{seen['item_limit']}: {', '.join(seen['items']) or 'none'}{held}", "  ")
    lines += _wrap(f"Dossier {len(seen['dossier'])}/{seen['dossier_limit']}: {_cards(g, seen['dossier']) or 'empty'}", "  ")
    if own:
        sheet = g.setup.content.sheets[g.setup.sheets[seen["seat"]]]
        lines += _wrap(f"Special ability: {sheet.words}", "  ")
        for card in seen["dossier"]:
            printed = g.setup.content.cards[g.setup.content.card_number[card]]
            lines += _wrap(f"{printed.name}: {printed.words}", "    ")
    return lines


def _cards(g: Orchestra, ids: list[str]) -> str:
    found: list[str] = []
    for name in ids:
        printed = g.setup.content.cards[g.setup.content.card_number[name]]
        found.append(printed.name + (" (illegal)" if printed.illegal else ""))
    return ", ".join(found)


def _attempt(g: Orchestra, attempt: Json) -> list[str]:
    printed = g.setup.content.cards[g.setup.content.card_number[attempt["plot"]]]
    lines = [f"Attempt: {printed.name}, {attempt['pool']} dice in the pool"]
    if attempt["announced"]:
        lines.append(f"  {attempt['needed']} targets needed, {attempt['eagles_that_detect']} eagles detect")
    if attempt["dice"]:
        lines.append(f"  Rolled: {', '.join(attempt['dice'])}")
    return lines


def _question(card: Json) -> list[str]:
    lines = [f"Interrogation, for your eyes only: {card['name']}"]
    for answer in card["answers"]:
        lines += _wrap(answer, "  ")
    if card["broken"] is not None:
        lines += _wrap(f"Try and resist; if broken: {card['broken']}", "  ")
    return lines


def _wrap(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ", break_on_hyphens=False)
