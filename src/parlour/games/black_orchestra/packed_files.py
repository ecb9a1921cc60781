"""Conspirators, cards and events of the game as files of a pack: to begin from, and to compare with."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from parlour.engine.errors import BadInput
from parlour.engine.kernel import Step
from parlour.engine.messages import languages
from parlour.games.black_orchestra.cards.content import AFFILIATION, EVENT_KINDS, ITEM, Card, Element, Event, Sheet
from parlour.games.black_orchestra.cards.notation import ABILITY_NOTATION
from parlour.games.black_orchestra.cards.printed import CONTENT
from parlour.games.black_orchestra.names import AFFILIATION_IDS, ITEM_IDS
from parlour.games.black_orchestra.packed_rows import FORTIFIED, FROM, IFS, USES
from parlour.games.black_orchestra.packed_sense import WHERE
from parlour.packs.mistakes import meant
from parlour.packs.packed import called, copied

PACKAGE = "parlour.games.black_orchestra"


def _line(step: Step) -> str:
    text = ABILITY_NOTATION.write(step)
    return f'"{text}"' if "'" in text else json.dumps(text)


def _lines(steps: list[Step]) -> str:
    return f"[{', '.join(_line(step) for step in steps)}]"


def conspirator_file(sheet: Sheet, *, replaces: bool = False) -> str:
    """Return a conspirator as a file of a pack."""
    lines = ["replaces = true"] if replaces else []
    lines += [f'affiliation = "{AFFILIATION_IDS[sheet.affiliation]}"', f"ability = {_lines(list(sheet.abilities))}"]
    return "\n".join(lines) + "\n"


def card_row(card: Card, own: str = "") -> str:
    """Return a card as a table of a pack, in its place or with an id of its own; nothing if it belongs to the rules."""
    use = next((name for name, when in USES.items() if when[0] == card.timing and (card.plot or when[1] == card.trigger)), "")
    if not use or (card.does is None and card.plot is None) or (card.does and type(card.does).__name__ not in WHERE):
        return ""
    lines = [*_head(card.id, own), f'use = "{use}"']
    if card.illegal:
        lines.append("illegal = true")
    if card.copies > 1:
        lines.append(f"copies = {card.copies}")
    if card.does is not None:
        lines.append(f"does = {_line(card.does)}")
    if card.if_ is not None:
        lines.append(f'if = "{next(name for name, condition in IFS.items() if condition is card.if_)}"')
    if card.plot is not None:
        plot = card.plot
        lines += [f'letter = "{plot.letter}"', f"reckless = {json.dumps(plot.reckless)}", f"berlin = {json.dumps(plot.berlin)}"]
        lines.append(f'from = "{_called(FROM, plot.distance)}"')
        lines.append(f'fortified = "{_called(FORTIFIED, plot.fortified)}"')
        lines += [f"stages = {plot.stages}", f"elements = [{', '.join(_element(element) for element in plot.elements)}]"]
    return "\n".join(lines) + "\n"


def _called(names: dict[str, Any], value: int) -> str:
    return next(name for name, one in names.items() if one == value)


def _element(element: Element) -> str:
    if element.kind == ITEM:
        given = [f'item = "{ITEM_IDS[element.value]}"']
    elif element.kind == AFFILIATION:
        given = [f'affiliation = "{AFFILIATION_IDS[element.value]}"']
    else:
        given = ["meeting = true"]
    given += [f"{name} = {value}" for name, value in (("dice", element.dice), ("ignore", element.ignore)) if value]
    return f"{{ {', '.join([*given, *(['several = true'] if element.several else [])])} }}"


def _head(id: str, own: str) -> list[str]:
    return [f"[{own}]"] if own else [f"[{id}]", "replaces = true"]


def event_row(event: Event, own: str = "") -> str:
    """Return an event as a table of a pack, in its place or with an id of its own."""
    lines = [*_head(event.id, own), f"stage = {event.stage}", f'kind = "{EVENT_KINDS[event.kind]}"']
    if event.does:
        lines.append(f"does = {_lines(event.does)}")
    lines += [f"{name} = {getattr(event, name)}" for name in ("ignore_eagles", "add_eagles") if getattr(event, name)]
    if event.low_in >= 0:
        lines.append(f'low_in = "{CONTENT.board.ids[event.low_in]}"')
    lines += [f"{name} = true" for name in ("uprising", "loses") if getattr(event, name)]
    return "\n".join(lines) + "\n"


def skeleton(id: str, name: str, like: str) -> dict[str, str]:
    """Return the files of a new pack: a plain conspirator with a card and an event, or something like a thing of the box."""
    own = id.replace("-", "_")
    quoted = json.dumps(name, ensure_ascii=False)
    manifest = f'game = "black-orchestra"\nid = "{id}"\nname = {quoted}\nversion = "1"\nauthors = []\n'
    if like:
        return {"pack.toml": manifest, **_like(own, name, like)}
    return {
        "pack.toml": manifest,
        f"conspirators/{own}.toml": PLAIN_CONSPIRATOR,
        "cards.toml": PLAIN_CARD.replace("OWN", own),
        "events.toml": PLAIN_EVENT.replace("OWN", own),
        "languages/en.ftl": PLAIN_WORDS.replace("OWN", own).replace("SHORT", _short(name)).replace("NAME", name),
    }


def _like(own: str, name: str, like: str) -> dict[str, str]:
    """Return a conspirator, a card or an event of the box under another id, with words in every language."""
    sheets = {sheet.id: sheet for sheet in CONTENT.sheets}
    cards = {card.id: card for card in CONTENT.kinds}
    events = {event.id: event for event in CONTENT.events}
    if like in sheets:
        found = {f"conspirators/{own}.toml": conspirator_file(sheets[like])}
        old, new = f"conspirator-{like}", f"conspirator-{own}"
    elif like in cards:
        row = card_row(cards[like], own)
        if not row:
            msg = f"--like: {like} is used in the middle of something else and belongs to the rules; begin from another card"
            raise BadInput(msg)
        found = {"cards.toml": row}
        old, new = f"card-{like}", f"card-{own}"
    elif like in events:
        found = {"events.toml": event_row(events[like], own)}
        old, new = events[like].piece.name.name, f"event-{own}"
    else:
        msg = f"--like: the game has no conspirator, card or event {like[:40]!r}{meant(like, [*sheets, *cards, *events])}"
        raise BadInput(msg)
    for code in languages(PACKAGE):
        said = copied(files(PACKAGE).joinpath("languages", f"{code}.ftl").read_text(encoding="utf-8"), {old: new})
        text = called(said[new], _short(name), full=name) if like in sheets else called(said[new], name)
        found[f"languages/{code}.ftl"] = text + "\n"
    return found


def _short(name: str) -> str:
    return name.rsplit(maxsplit=1)[-1][:14]


PLAIN_CONSPIRATOR = """\
# One conspirator. `parlour pack check` finds mistakes; `parlour pack words black-orchestra` lists the words.
affiliation = "civilian" # or "abwehr", "wehrmacht"
# What the special ability lets them do, a word for each thing. Act(…) is an action of their own, made of the words of cards.
ability = ["CarryMore(1)", "Act(OneOf(Who(here), Suspicion(-1), 'whose-suspicion-falls'), once=True)"]
# color = "#7a3b2e" # of the seal on the page; made from the id if it is left out
"""

PLAIN_CARD = """\
# Cards of the conspirator deck. `use` is act, instant, before_event or plot.
[OWN_letters]
use = "act"
illegal = true
does = "Sequence(Each(Who(here), Motivation(1)), Myself(Suspicion(1)))"
"""

PLAIN_EVENT = """\
# Events. Each belongs to a stage from 1 to 7; a kind is normal, important or key.
[OWN_trial]
stage = 3
does = ["Support(1)", "Each(Who(suspicion_min=high), Motivation(-1))"]
"""

PLAIN_WORDS = """\
# The names and texts in English. Numbers come from the effects: { $items } is the amount in CarryMore(1).
# Other languages are files beside this one: nl.ftl, de.ftl.

conspirator-OWN = SHORT
    .full = NAME
    .role = Archivist
    .brief = Carries more, and covers for others.
    .text = You carry { $items } item more. Action, once a turn: somebody in your space loses { $suspicion_lost } suspicion.
    .act = somebody in your space loses { $suspicion_lost } suspicion
card-OWN_letters = Copied Letters
    .text = Everyone in your space gains { $motivation_gained } motivation; your suspicion rises by { $suspicion_gained }.
event-OWN_trial = A Show Trial
    .text = Support rises by { $support_gained }. Whoever is under high suspicion or worse loses { $motivation_lost } motivation.
    .story = Courts were told what to find.
"""
