"""Scenarios and cards of Orange Shall Overcome! written as packs."""

from __future__ import annotations

from parlour.engine.kernel import NOTHING, Step
from parlour.games.orange_shall_overcome.content import (
    APPROACHES,
    Control,
    Occupier,
)
from parlour.games.orange_shall_overcome.notation import NOTATION
from parlour.games.orange_shall_overcome.packed_files import character_file
from parlour.games.orange_shall_overcome.printed import CONTENT

MANIFEST = 'game = "orange-shall-overcome"\nid = "the-box"\n'


def line(step: Step) -> str:
    """Return a text as a pack has it."""
    return "''" if step is NOTHING else f'"{NOTATION.write(step)}"'


def occupier(card: Occupier, more: str = "") -> str:
    return f"{card.id} = {{ level = {card.level}, {more}does = {line(card.text)} }}"


def cards_of(scenario: str) -> str:
    return "\n".join(["[cards]", *(occupier(card) for card in CONTENT.occupiers if card.set == scenario)])


def layout_of(scenario: str) -> str:
    return "\n".join(["[layout]", *(f'{spot} = "{tile}"' for spot, tile in CONTENT.scenario(scenario).layout.items())])


def levels_of(scenario: str, more: dict[str, str]) -> str:
    lines: list[str] = []
    for name, level in CONTENT.scenario(scenario).levels.items():
        lines += [f"[difficulty.{name}]", f"alibi = {level.alibi}", f'policemen = "{"".join(level.policemen)}"']
        lines += [f'soldiers = "{"".join(level.soldiers)}"', more[name]]
    return "\n".join(lines)


def the_word_must_travel() -> dict[str, str]:
    """Return scenario 3 as a pack: bundles, deliveries, what is seized."""
    limits = {name: f"limit = {level.limit}" for name, level in CONTENT.scenario("the_word_must_travel").levels.items()}
    scenario = f"""
replaces = true
goal = [10, 10, 8, 8, 7]
{layout_of("the_word_must_travel")}
{levels_of("the_word_must_travel", limits)}
[bundles]
carry = 2
control_alibi = 1
found = "Morale(-2)"
[actions.print]
at = ["printing_house"]
cost = ["money", "information"]
safety = 1
does = "Bundles(2)"
[actions.deliver]
at = ["train_station", "police_station", "university", "hairdresser", "church", "hospital", "farm", "forger"]
cost = ["network", "bundle"]
takes = 1
takes_at = {{ church = [2, 2, 1, 1, 1], university = [2, 2, 1, 1, 1] }}
told = "bundle_delivered"
does = "Morale(1)"
{cards_of("the_word_must_travel")}
"""
    words = """
scenario-the_word_must_travel = The Word Must Travel
    .period = 1943
    .goal = Deliver { $goal_1 } bundles.
    .rule-1 = A character carries { $carry_bundles } bundles; a found one costs { $found_morale_lost } Morale.
    .done = { $done } of { $goal } bundles delivered
    .risk = { $lost } seized (limit { $limit })
    .task = Deliver { $goal } bundles
    .threat = { $lost } seized; at { $limit } all is lost
    .progress = { $done } of { $goal }, { $lost } of { $limit }
task-the_word_must_travel = Deliver { $goal } bundles.
action-print = Print an edition
    .where = the Printing House
    .text = Spend { LIST($print_cost, join: "comma") }: { $print_bundles } bundles.
act-print = Print { $bundles } bundles for { LIST($cost, join: "comma") }, Safety drops by { $safety }
action-deliver = Hand over a bundle
    .where = a target
    .text = Spend { LIST($deliver_cost, join: "comma") }: Morale rises by { $deliver_morale_gained }.
act-deliver = Hand over a bundle at { $spot } for { LIST($cost, join: "comma") }
"""
    return {"pack.toml": MANIFEST, "scenarios/the_word_must_travel.toml": scenario, "languages/en.ftl": words}


def hunger_winter() -> dict[str, str]:
    """Return scenario 5 as a pack: Hunger, kitchens, treks, an office that gives less."""
    printed = CONTENT.scenario("hunger_winter")
    starts = {name: f"hunger = {[printed.figures[f'{name}.hunger_start.{n}'] for n in range(1, 6)]}" for name in printed.levels}
    farm = CONTENT.location("farm")
    scenario = f"""
replaces = true
goal = [12, 12, 8, 8, 8]
{layout_of("hunger_winter")}
{levels_of("hunger_winter", starts)}
[hunger]
limit = 10
level = 2
rise = 1
nights = [1, 1, 0, 0, 0]
[actions.trek]
at = "countryside"
cost = ["money"]
does = "If(at_farm, {farm}, then=Gain(ration, 3), otherwise=Gain(ration, 2))"
[actions.serve]
at = ["hospital", "church", "cafe", "university"]
cost = ["ration", "ration", "ration"]
takes = [3, 3, 2, 2, 2]
told = "meal_served"
does = "Sequence(Hunger(-1), Morale(1))"
[tiles.distribution_office]
does = "Gain(ration, 1)"
{cards_of("hunger_winter")}
"""
    words = """
scenario-hunger_winter = Hunger Winter
    .period = winter 1944
    .goal = Serve { $goal_1 } meals before Hunger reaches { $hunger_limit }.
    .done = { $done } of { $goal } meals served
    .task = Serve { $goal } meals
    .threat = Hunger { $hunger } of { $limit }
    .progress = { $done } of { $goal } meals, Hunger { $hunger } of { $limit }
task-hunger_winter = Serve { $goal } meals.
action-trek = Food trek
    .where = the countryside
    .text = Spend { LIST($trek_cost, join: "comma") }.
act-trek = Barter { LIST($cost, join: "comma") }
action-serve = Serve a meal
    .where = a kitchen
    .text = Spend { LIST($serve_cost, join: "comma") }: Hunger drops by { $serve_hunger_lost }.
act-serve = Serve a meal: Hunger drops by { $hunger_lost }
"""
    return {"pack.toml": MANIFEST, "scenarios/hunger_winter.toml": scenario, "languages/en.ftl": words}


def control(card: Control) -> str:
    lines = [f"[{card.id}]", "replaces = true"]
    for name, answer in zip(("first", "second"), card.answers, strict=True):
        policeman, soldier = (line(result) for result in answer.results)
        lines.append(f'{name} = {{ approach = "{APPROACHES[answer.approach]}", policeman = {policeman}, soldier = {soldier} }}')
    return "\n".join(lines)


def all_cards() -> dict[str, str]:
    """Return every card and character of the box that a pack can bring."""
    files = {
        "pack.toml": MANIFEST,
        "helpers.toml": "\n".join(f"{card.id} = {{ replaces = true, does = {line(card.text)} }}" for card in CONTENT.helpers),
        "occupiers.toml": "\n".join(occupier(card, f'replaces = true, set = "{card.set}", ') for card in CONTENT.occupiers[:38]),
        "controls.toml": "\n".join(control(card) for card in CONTENT.controls),
    }
    return files | {f"characters/{one.id}.toml": character_file(one) for one in CONTENT.characters[:8]}
