"""The documents that list every key, event, field of a view and setup option of a game, made from the code itself.

python -m parlour.envs.reference docs          writes docs/reference-<game>.md; half a minute, most of it play that shows keys
python -m parlour.envs.reference docs --quick  the same but for the tables of keys, which stay as they are
"""

from __future__ import annotations

import inspect
import itertools
import random
import re
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import parlour
from parlour.engine.kernel import Game
from parlour.engine.said import KEYLESS, Noun
from parlour.engine.telling import MATES, Telling
from parlour.envs.core.codec import Codec
from parlour.envs.plan import Plan
from parlour.games import BUILT_IN, title

TELLINGS = {
    "unmatched": "parlour.games.unmatched.narration",
    "black-orchestra": "parlour.games.black_orchestra.border.narration",
    "orange-shall-overcome": "parlour.games.orange_shall_overcome.narration",
}
GAMES = 1000
"""Random games that show the keys; a choice none of them comes to is left out."""
CHOICES = 1500
CURIOUS = 0.3
MOST_WHOLE = 3
"""So many words are shown as whole keys; of more, only the words."""
PEOPLE = {"character", "partner", "person", "road", "seat"}
"""Roles that are said by words but have an id each."""
PIECE = ""
"""Stands for all pieces among the last parts of keys."""
PLAIN = {str: "text", int: "number", float: "number", bool: "yes or no", NoneType: "null", Any: "anything"}

POSITIONS: dict[str, list[dict[str, Any]]] = {
    "black-orchestra": [
        {"setup": {"players": 3}, "state": {"current_event": "s6_warsaw_ghetto_uprising", "dissent": 2}},
        {
            "setup": {"players": 3},
            "state": {"stage": 6, "events": ["s7_gestapo_raid_1"], "conspirators": [{"space": "warsaw"}] * 3},
            "stack": [["EventPhase", 0, -1]],
        },
    ],
    "orange-shall-overcome": [
        {"setup": {"players": 2, "scenario": "the_trains_stand_still"}, "state": {"halted": ["d", "f", "h", "k", "l"]}}
    ],
}
"""Where games begin that would hardly ever come so far by chance."""

KEYS = re.compile(r"## Keys\n.*?(?=## Events)", re.DOTALL)
"""The part of a page that tells the keys."""

Forms = dict[str, dict[str, set[str]]]
"""Of each kind of choice the forms of its keys, and of each form what its last part may be: pieces, or words."""


def page(game: str, forms: Forms) -> str:
    """Return the document of one game."""
    lines = [
        f"# {title(game).name}: keys, events, views",
        "",
        "Made by `python -m parlour.envs.reference docs` from the code; a test compares the two. It is for programs: bots,",
        "clients, positions. [The protocol](protocol.md) says how keys and events are sent; `parlour cards` lists ids.",
        "",
        *_setup(game),
        *_keys(Plan(game, {}).codec, forms),
        *_events(game),
        *_views(game),
    ]
    return "\n".join(lines) + "\n"


# What is agreed on.


OF = {"one": "one of", "several": "some of", "per_seat": "for each seat one of", "flag": "yes or no", "number": "a number"}


def _setup(game: str) -> list[str]:
    lines = ["## Setup", "", "What `parlour.new`, `parlour play` and the page let people agree on.", ""]
    lines += ["| option | may be | usually | |", "|---|---|---|---|"]
    for option in title(game).setup_options():
        choices = ", ".join(f"`{id}`" for id, _ in option.choices)
        may_be = f"{OF[option.kind]} {choices}".strip()
        lines.append(f"| `{option.name}` | {may_be} | {_usually(option.default)} | {_cell(option.help)} |")
    return [*lines, ""]


def _usually(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ", ".join(map(_usually, value))
    return "" if value in (None, "") else f"`{value}`"


# Keys.


def _keys(codec: Codec, forms: Forms) -> list[str]:
    lines = [
        "## Keys",
        "",
        "A choice is sent as a key: a verb and the ids of what it is about, with colons between. Words in capitals stand for",
        "ids.",
        "",
        "| choice | what is chosen | keys |",
        "|---|---|---|",
    ]
    for kind, words in zip(codec.kinds, codec.descriptions, strict=True):
        if kind in forms:  # the codec may give a choice a second range of numbers, by a name of its own
            lines.append(f"| `{kind}` | {_cell(words)} | {'<br>'.join(_form(*one) for one in sorted(forms[kind].items()))} |")
    return [*lines, ""]


def _form(form: str, ends: set[str]) -> str:
    """Return a form of keys; where its last part is a word and not a piece, the words there are."""
    head = form.rpartition(":")[0]
    words = sorted(ends - {PIECE}, key=lambda word: (len(word), word))
    whole = [f"`{form}`"] if PIECE in ends or len(words) > MOST_WHOLE else []
    if len(words) <= MOST_WHOLE:
        return ", ".join([*whole, *(f"`{head}:{word}`" for word in words)])
    return f"{whole[0]}: {', '.join(f'`{word}`' for word in words)}"


def seen_forms(game: str, games: int, most: int = CHOICES) -> Forms:
    """Return the forms of keys that so many random games come to; the same number gives the same."""
    found: Forms = {}
    chance = random.Random(game)
    chosen: Counter[str] = Counter()
    setups = list(_setups(game))
    kinds = Plan(game, {}).codec.kinds
    for game_number in range(games):
        begun = POSITIONS.get(game, []) if game_number % 8 == 0 else []
        g = (
            parlour.position(game, begun[game_number // 8 % len(begun)] | {"seed": game_number})
            if begun
            else parlour.new(game, seed=game_number, **setups[game_number % len(setups)])
        ).game.clone()
        for _ in range(most):
            if not g.options:
                break
            forms = _note(g, kinds, found)
            # What was chosen least leads to what is seen least.
            rare = min(range(len(forms)), key=lambda n: (chosen[forms[n]], chance.random()))
            n = rare if chance.random() < CURIOUS else chance.randrange(len(forms))
            chosen[forms[n]] += 1
            g.choose(g.options[n])
    return found


def _setups(game: str) -> Iterator[dict[str, Any]]:
    """Yield setups that show everything a game has."""
    if game == "unmatched":
        heroes = ["sherlock_holmes", "dracula", "jekyll_and_hyde", "invisible_man"]
        yield from ({"heroes": list(pair)} for pair in itertools.permutations(heroes, 2))
        yield {"heroes": heroes, "teams": True}
        yield {"heroes": heroes}
    elif game == "black-orchestra":
        sheets = [one["id"] for one in title(game).catalogue()["conspirators"]]
        for players in (2, 3, 5):
            for first in range(len(sheets)):
                yield {"players": players, "conspirators": [sheets[(first + n) % len(sheets)] for n in range(players)]}
    else:
        catalogue = title(game).catalogue()
        people = [one["id"] for one in catalogue["characters"]]
        for first, scenario in enumerate(one["id"] for one in catalogue["scenarios"]):
            for players in (1, 2, 4):
                characters = [people[(first + n) % len(people)] for n in range(players)]
                yield {"players": players, "scenario": scenario, "characters": characters}


def _note(g: Game, kinds: list[str], found: Forms) -> list[str]:
    """Add the forms of all open options, and return them."""
    # A choice goes by the name of its class, or of the one it is a special case of.
    names = [re.sub(r"(?<!^)(?=[A-Z])", "_", of.__name__).lower() for of in type(g.asker).__mro__]
    forms = found.setdefault(next((name for name in names if name in kinds), names[0]), {})
    shown = []
    for option in g.options:
        said = g.asker.says(g, g.ask_me, g.ask_it, option)
        nouns = [(role, noun) for role, noun in said.roles.items() if isinstance(noun, Noun) and noun.key != KEYLESS]
        shown.append(":".join([said.verb, *(role.upper() for role, _ in nouns)]))
        whole = not nouns or bool(nouns[-1][1].kind) or nouns[-1][0] in PEOPLE
        forms.setdefault(shown[-1], set()).add(PIECE if whole else nouns[-1][1].key)
    return shown


# Events.


def _events(game: str) -> list[str]:
    lines = [
        "## Events",
        "",
        "Each is an object with `event`, its name, these fields, `text` in the reader's language, and `spans`, which says where",
        "in the text pieces are named. A field in square brackets is left out for those who may not know it.",
        "",
        "| event | fields |",
        "|---|---|",
    ]
    found: Telling = next(value for value in vars(import_module(TELLINGS[game])).values() if isinstance(value, Telling))
    for name, slots in sorted(found.events.values()):
        lines.append(f"| `{name}` | {', '.join(_slot(*slot) for slot in slots)} |")
    return [*lines, ""]


def _slot(field: str, kind: str, secret: str) -> str:
    shown = f"`{field}`" + (f" ({kind})" if kind != field else "")
    if not secret:
        return shown
    return f"[{shown}]" if secret == MATES else f"[{shown}, for that seat alone]"


# Views.


def _views(game: str) -> list[str]:
    module = import_module(f"parlour.games.{game.replace('-', '_')}.seen")
    types = [one for one in vars(module).values() if is_typeddict(one)]
    comments = _comments(module)
    lines = [
        "## The view",
        "",
        f"`table.view(seat)` and the server's states hold a `{types[-1].__name__}`. A question mark: the field may be missing.",
        "",
    ]
    for one in reversed(types):
        doc = " ".join((one.__doc__ or "").split()) if one.__doc__ != dict.__doc__ else ""
        lines += [f"### `{one.__name__}`", "", *([doc, ""] if doc else []), "| field | | |", "|---|---|---|"]
        for field, hint in get_type_hints(one, include_extras=True).items():
            mark = "?" if get_origin(hint) is NotRequired else ""
            lines.append(f"| `{field}`{mark} | {_cell(_kind(hint))} | {_cell(comments.get((one.__name__, field), ''))} |")
        lines.append("")
    return lines[:-1]


def _comments(module: ModuleType) -> dict[tuple[str, str], str]:
    """Return what the sources say beside each field."""
    found = {}
    within = ""
    for line in inspect.getsource(module).splitlines():
        if match := re.match(r"class (\w+)|(\w+) = TypedDict", line):
            within = match[1] or match[2]
        elif match := re.match(r"    (\w+): .*?  # (.*)", line):
            found[within, match[1]] = match[2]
    return found


def _kind(hint: Any) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        return f"`{hint.__name__}`"
    origin, inner = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return _kind(inner[0])
    if origin in (Union, UnionType):
        return " or ".join(_kind(one) for one in inner)
    if origin is Literal:
        return " or ".join(f"`{one}`" for one in inner)
    if origin is list:
        return f"list of {_kind(inner[0])}"
    return f"{_kind(inner[1])} by {_kind(inner[0])}"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def main() -> None:
    """Write the documents."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # whoever read enough of this ends it without complaint
    folder, *quick = sys.argv[1:] or [""]
    if not folder or quick not in ([], ["--quick"]):
        sys.exit(__doc__)
    for game in BUILT_IN:
        target = Path(folder, f"reference-{game}.md")
        if quick:
            kept = KEYS.findall(target.read_text(encoding="utf-8"))[0]
            text = KEYS.sub(lambda _: kept, page(game, {}))  # noqa: B023 - used at once
        else:
            text = page(game, seen_forms(game, GAMES))
        target.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
