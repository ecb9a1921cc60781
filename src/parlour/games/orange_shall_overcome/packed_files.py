"""The files of a new pack: a plain scenario, or something of the box to begin from."""

from __future__ import annotations

import json
import re
from importlib.resources import files

from parlour.engine.errors import BadInput
from parlour.engine.kernel import Step
from parlour.engine.messages import languages
from parlour.engine.words import every
from parlour.games.orange_shall_overcome.packed_box import (
    CONTENT,
    WRITTEN,
    character_file,
    control_row,
    helper_row,
    occupier_row,
    scenario_file,
)
from parlour.packs.mistakes import meant
from parlour.packs.packed import called, copied

PACKAGE = "parlour.games.orange_shall_overcome"
ONLY_THEIRS = ("LeavePaper",)
"""Words about things that belong to one character."""


def skeleton(id: str, name: str, like: str) -> dict[str, str]:
    """Return the files of a new pack with one scenario that can be played at once, or with something like a thing of the box."""
    own = id.replace("-", "_")
    manifest = (
        f'game = "orange-shall-overcome"\nid = "{id}"\nname = {json.dumps(name, ensure_ascii=False)}\nversion = "1"\nauthors = []\n'
    )
    if like:
        return {"pack.toml": manifest, **_like(own, name, like)}
    return {
        "pack.toml": manifest,
        f"scenarios/{own}.toml": PLAIN_SCENARIO.replace("SCENARIO", own),
        "languages/en.ftl": PLAIN_WORDS.replace("SCENARIO", own).replace("NAME", name),
    }


def _like(own: str, name: str, like: str) -> dict[str, str]:
    """Return a scenario, a character or a card of the box under another id, with words in every language."""
    characters = {one.id: one for one in CONTENT.characters}
    scenarios = {one.id: one for one in CONTENT.scenarios}
    occupiers = {card.id: card for card in CONTENT.occupiers}
    controls = {card.id: card for card in CONTENT.controls}
    helpers = {card.id: card for card in CONTENT.helpers}
    if like in characters:
        one = characters[like]
        if any(_only_theirs(card.special) for card in one.cards if card.special is not None):
            msg = f"--like: a card of {like} is about things nobody else has; begin from somebody else"
            raise BadInput(msg)
        cards = {f"card-{card.id}": f"card-{own}_{n}" for n, card in enumerate(one.cards, 1)}
        return _files(f"characters/{own}.toml", character_file(one, own), name, {f"character-{like}": f"character-{own}", **cards})
    if like in scenarios:
        return _like_a_scenario(own, name, like)
    if like in occupiers:
        row = occupier_row(occupiers[like], own, f'set = "{occupiers[like].set}", ')
        return _files("occupiers.toml", row, name, {f"card-{like}": f"card-{own}"})
    if like in controls:
        return _files("controls.toml", control_row(controls[like], own), name, {f"card-{like}": f"card-{own}"})
    if like in helpers:
        return _files("helpers.toml", helper_row(helpers[like], own), name, {f"card-{like}": f"card-{own}"})
    known = [*characters, *scenarios, *occupiers, *controls, *helpers]
    msg = f"--like: the game has no scenario, character or card {like[:40]!r}{meant(like, known)}"
    raise BadInput(msg)


def _only_theirs(step: Step) -> bool:
    return any(type(word).__name__ in ONLY_THEIRS for word in every(step))


def _files(place: str, text: str, name: str, names: dict[str, str]) -> dict[str, str]:
    """Return a file, and the words of the box under other names; the first is what the pack is called after."""
    found = {place: text.rstrip() + "\n"}
    first = next(iter(names.values()))
    for code in languages(PACKAGE):
        said = copied(_words(PACKAGE, code), names)
        said[first] = called(said[first], name)
        found[f"languages/{code}.ftl"] = "\n".join(said.values()) + "\n"
    return found


def _like_a_scenario(own: str, name: str, like: str) -> dict[str, str]:
    """Return a scenario that can be written down. Its words are not those of the box, which count what only its code knows."""
    if like not in WRITTEN:
        msg = f"--like: {like} needs code of its own; {' and '.join(WRITTEN)} can be written down"
        raise BadInput(msg)
    actions = [id for id, _ in CONTENT.scenario(like).special_actions]
    names = {f"scenario-{like}": f"scenario-{own}", f"task-{like}": f"task-{own}"}
    names |= {f"{kind}-{id}": f"{kind}-{own}_{id}" for id in actions for kind in ("action", "act")}
    cards = [card for card in CONTENT.occupiers if card.set == like]
    found = {f"scenarios/{own}.toml": scenario_file(like, own) + "\n"}
    for code in languages(PACKAGE):
        said = copied(_words(f"{PACKAGE}.scenarios", code), names)
        said[f"scenario-{own}"] = called(said[f"scenario-{own}"], name)
        said |= copied(_words(PACKAGE, code), {f"card-{card.id}": f"card-{own}_{n}" for n, card in enumerate(cards, 1)})
        text = "\n".join(said.values())
        found[f"languages/{code}.ftl"] = re.sub(rf"\$({'|'.join(actions)})_", rf"${own}_\1_", text) + "\n"
    return found


def _words(package: str, code: str) -> str:
    return files(package).joinpath("languages", f"{code}.ftl").read_text(encoding="utf-8")


PLAIN_SCENARIO = """\
# One scenario. `parlour pack check` finds mistakes; `parlour pack words orange-shall-overcome` lists the words for effects.
# A number by itself counts for any number of characters; a list of five is for one to five of them.
goal = [4, 4, 5, 5, 6]

# Thirteen of the fifteen locations: c1 to c7 in the city, l1 to l6 in the countryside.
[layout]
c1 = "hospital"
c2 = "church"
c3 = "cafe"
c4 = "police_station"
c5 = "distribution_office"
c6 = "bank"
c7 = "university"
l1 = "forger"
l2 = "windmill"
l3 = "meeting_office"
l4 = "farm"
l5 = "hairdresser"
l6 = "printing_house"

# The Alibi everybody begins with, and the roads where occupiers stand.
[difficulty.easy]
alibi = 8
policemen = "bgkqt"

[difficulty.medium]
alibi = 7
policemen = "bgkt"
soldiers = "l"

[difficulty.hard]
alibi = 6
policemen = "bgknqt"
soldiers = "l"

[difficulty.extreme]
alibi = 5
policemen = "bginqt"
soldiers = "kl"

# Special actions: where, at what cost, what they do. One with `takes` is a task of the goal: so often at each of its locations.
[actions.SCENARIO_help]
at = ["hospital", "church", "university", "farm", "windmill", "hairdresser"]
cost = ["network", "ration"]
takes = 1
does = "Morale(1)"

[actions.SCENARIO_rest]
at = "countryside"
safety = 1
does = "Alibi(myself, 1)"

# Occupier cards that come with the scenario: three of each Threat level are usual.
[cards]
SCENARIO_1 = { level = 1, does = "Sequence(Alibi(myself, -1), Safety(city_by_die, -1))" }
SCENARIO_2 = { level = 1, does = "Safety(my_location, -2)" }
SCENARIO_3 = { level = 1, does = "Lose(ration, 1, otherwise=Morale(-1))" }
SCENARIO_4 = { level = 2, does = "Sequence(Morale(-1), Intensify(at_my_location))" }
SCENARIO_5 = { level = 2, does = "Sequence(Alibi(lowest_alibi, -1), Safety(country_by_die, -1))" }
SCENARIO_6 = { level = 2, does = "Morale(-2)" }
"""

PLAIN_WORDS = """\
# The words of the scenario in English. What cards do is said by the game itself, from the words they are made of.
# Other languages are files beside this one: nl.ftl, de.ftl.

scenario-SCENARIO = NAME
    .period = winter 1944
    .goal = Help people at { $goal_1 } places, at { $goal_3 } with three or four characters, at { $goal_5 } with five.
    .done = { $done } of { $goal } places helped
    .task = Help at { $goal } places
    .progress = { $done } of { $goal } places helped
task-SCENARIO = Help at { $goal } places.
action-SCENARIO_help = Help
    .where = a place that still needs help
    .text = Spend 1 Action point, { LIST($SCENARIO_help_cost, join: "comma") }: Morale rises by { $SCENARIO_help_morale_gained }.
act-SCENARIO_help = Help here for { LIST($cost, join: "comma") }: Morale rises by { $morale_gained }
action-SCENARIO_rest = Lie low
    .where = a location in the countryside
    .text = Spend 1 Action point and lower the Safety here by { $SCENARIO_rest_safety }: gain { $SCENARIO_rest_alibi_gained } Alibi.
act-SCENARIO_rest = Lie low: the Safety here drops by { $safety }, you gain { $alibi_gained } Alibi
card-SCENARIO_1 = Papers, please
card-SCENARIO_2 = Boots on the stairs
card-SCENARIO_3 = Empty shelves
card-SCENARIO_4 = A new checkpoint
card-SCENARIO_5 = A name on a list
card-SCENARIO_6 = Bad news
"""
