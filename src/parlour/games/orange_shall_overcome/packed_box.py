"""Scenarios, characters and cards of the box as files of a pack: to begin from, and to compare with."""

from __future__ import annotations

import json
from typing import Final

from parlour.engine.kernel import NOTHING, Step
from parlour.games.orange_shall_overcome.content import ALL_ROADS, APPROACHES, HOOK_IDS, Character, Control, Helper, Occupier
from parlour.games.orange_shall_overcome.notation import NOTATION
from parlour.games.orange_shall_overcome.packed_rows import ON_MOVE
from parlour.games.orange_shall_overcome.title import TITLE

CONTENT = TITLE.content

# What the two scenarios of the box add to layout, difficulties and cards, where `OWN_` stands before the names of their actions.
WRITTEN: Final = {
    "the_word_must_travel": """\
goal = [10, 10, 8, 8, 7]

[bundles]
carry = 2
control_alibi = 1
found = "Morale(-2)"

[actions.OWN_print]
at = ["printing_house"]
cost = ["money", "information"]
safety = 1
does = "Bundles(2)"

[actions.OWN_deliver]
at = ["train_station", "police_station", "university", "hairdresser", "church", "hospital", "farm", "forger"]
cost = ["network", "bundle"]
takes = 1
takes_at = { church = [2, 2, 1, 1, 1], university = [2, 2, 1, 1, 1] }
told = "bundle_delivered"
does = "Morale(1)"
""",
    "hunger_winter": """\
goal = [12, 12, 8, 8, 8]

[hunger]
limit = 10
level = 2
rise = 1
nights = [1, 1, 0, 0, 0]

[actions.OWN_trek]
at = "countryside"
cost = ["money"]
does = "If(at, farm, then=Gain(ration, 3), otherwise=Gain(ration, 2))"

[actions.OWN_serve]
at = ["hospital", "church", "cafe", "university"]
cost = ["ration", "ration", "ration"]
takes = [3, 3, 2, 2, 2]
told = "meal_served"
does = "Sequence(Hunger(-1), Morale(1))"

[tiles.distribution_office]
does = "Gain(ration, 1)"
""",
}


def scenario_file(id: str, own: str = "") -> str:
    """Return a scenario of the box as a file of a pack: one that takes its place, or one with an id of its own."""
    printed = CONTENT.scenario(id)
    lines = [] if own else ["replaces = true"]
    lines.append(WRITTEN[id].replace("OWN_", f"{own}_" if own else ""))
    lines += ["[layout]", *(f'{spot} = "{tile}"' for spot, tile in printed.layout.items())]
    for name, level in printed.levels.items():
        lines += ["", f"[difficulty.{name}]", f"alibi = {level.alibi}", f'policemen = "{"".join(level.policemen)}"']
        lines.append(f'soldiers = "{"".join(level.soldiers)}"')
        if printed.has_bundles:
            lines.append(f"limit = {level.limit}")
        if printed.hunger_limit:
            lines.append(f"hunger = {[printed.figures[f'{name}.hunger_start.{n}'] for n in range(1, 6)]}")
    cards = [card for card in CONTENT.occupiers if card.set == id]
    return "\n".join([*lines, "", "[cards]", *(occupier_row(card, f"{own}_{n}" if own else "") for n, card in enumerate(cards, 1))])


def character_file(one: Character, own: str = "") -> str:
    """Return a character as a file of a pack: one that takes its place, or one with an id of its own."""
    lines = [] if own else ["replaces = true"]
    lines += [f"age = {one.age}", f'tag = "{one.tag}"', f"start = {json.dumps(one.start)}", f'ability = "{HOOK_IDS[one.ability]}"']
    lines += ["", "[cards]"]
    for n, card in enumerate(one.cards, 1):
        given: dict[str, str] = {}
        if card.bonus is not None:
            given["bonus"] = json.dumps(NOTATION.write(card.bonus))
        if card.special is not None:
            given["special"] = json.dumps(NOTATION.write(card.special))
        if card.on_move & ALL_ROADS:
            given["roads"] = str(card.on_move & ALL_ROADS)
        if card.on_move & ~ALL_ROADS:
            given["on_move"] = json.dumps([called for called, bit in ON_MOVE.items() if card.on_move & bit])
        row = ", ".join(f"{called} = {value}" for called, value in given.items())
        lines.append(f"{f'{own}_{n}' if own else card.id} = {{ {row} }}")
    return "\n".join(lines) + "\n"


def _line(step: Step) -> str:
    return "''" if step is NOTHING else f'"{NOTATION.write(step)}"'


def occupier_row(card: Occupier, own: str = "", more: str = "") -> str:
    """Return an Occupier card as a row."""
    return f"{own or card.id} = {{ level = {card.level}, {more}does = {_line(card.text)} }}"


def helper_row(card: Helper, own: str = "") -> str:
    """Return a Helper card as a row."""
    return f"{own or card.id} = {{ {'' if own else 'replaces = true, '}does = {_line(card.text)} }}"


def control_row(card: Control, own: str = "") -> str:
    """Return a Control card as a table."""
    lines = [f"[{own}]"] if own else [f"[{card.id}]", "replaces = true"]
    for name, answer in zip(("first", "second"), card.answers, strict=True):
        policeman, soldier = (_line(result) for result in answer.results)
        lines.append(f'{name} = {{ approach = "{APPROACHES[answer.approach]}", policeman = {policeman}, soldier = {soldier} }}')
    return "\n".join(lines)
