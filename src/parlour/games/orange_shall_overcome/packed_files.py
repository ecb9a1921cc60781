"""The files of a new pack: a plain scenario, or a character of the box to begin from."""

from __future__ import annotations

import json
import re
from importlib.resources import files

from parlour.engine.errors import BadInput
from parlour.engine.messages import languages
from parlour.engine.words import every
from parlour.games.orange_shall_overcome.content import ALL_ROADS, HOOK_IDS, Character
from parlour.games.orange_shall_overcome.notation import NOTATION
from parlour.games.orange_shall_overcome.packed_rows import ON_MOVE
from parlour.games.orange_shall_overcome.title import TITLE
from parlour.packs.mistakes import meant
from parlour.packs.packed import entries

PACKAGE = "parlour.games.orange_shall_overcome"
CONTENT = TITLE.content
ONLY_THEIRS = ("LeavePaper",)
"""Words about things that belong to one character."""


def skeleton(id: str, name: str, like: str) -> dict[str, str]:
    """Return the files of a new pack with one scenario that can be played at once, or with a character like one of the box."""
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
    """Return a character of the box under another id, with words in every language."""
    known = {one.id: one for one in CONTENT.characters}
    if like not in known:
        there = "a scenario begins from a plain one, a character from one of the box"
        msg = f"--like: the game has no character {like[:40]!r}{meant(like, known)}; {there}"
        raise BadInput(msg)
    one = known[like]
    if any(type(word).__name__ in ONLY_THEIRS for card in one.cards if card.special is not None for word in every(card.special)):
        msg = f"--like: a card of {like} is about things nobody else has; begin from somebody else"
        raise BadInput(msg)
    found = {f"characters/{own}.toml": character_file(one, own)}
    for code in languages(PACKAGE):
        said = entries(files(PACKAGE).joinpath("languages", f"{code}.ftl").read_text(encoding="utf-8"))
        person = said[f"character-{like}"].replace(f"character-{like}", f"character-{own}", 1)
        person = re.sub(r"(?<== ).*", lambda _: name, person, count=1)
        cards = [said[f"card-{card.id}"].replace(card.id, f"{own}_{n}", 1) for n, card in enumerate(one.cards, 1)]
        texts = [re.sub(r"^#.*\n?", "", text, flags=re.MULTILINE).rstrip() for text in [person, *cards]]
        found[f"languages/{code}.ftl"] = "\n".join(texts) + "\n"
    return found


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
