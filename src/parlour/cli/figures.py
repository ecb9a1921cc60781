"""Changed figures on the command line: `--set unmatched.dracula.health=20`, and the list of all that can be changed."""

from __future__ import annotations

import json

from parlour.engine.errors import BadInput
from parlour.engine.figures import figure_id
from parlour.engine.title import Title

FLAGS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def read_settings(title: Title, settings: list[str]) -> tuple[list[str], dict[str, int | bool]]:
    """Part what was agreed on with `--set` into words like `--board=soho`, and changed figures."""
    words: list[str] = []
    changed: dict[str, int | bool] = {}
    if not settings:
        return words, changed
    options = {option.name for option in title.setup_options()}
    for entry in settings:
        name, equals, text = entry.partition("=")
        if not equals:
            msg = f"--set: write it as NAME=VALUE, not {entry!r}"
            raise BadInput(msg)
        plain = name.strip().replace("-", "_")
        if plain in options or plain.removeprefix("no_") in options or ("." not in name and name not in title.known_figures):
            words.append(f"--{entry}")
            continue
        id = figure_id(title, name, title.known_figures)
        if id in changed:
            msg = f"--set: {id} is given twice"
            raise BadInput(msg)
        changed[id] = read_value(title, id, text.strip())
    title.with_figures(changed)
    return words, changed


def read_value(title: Title, id: str, text: str) -> int | bool:
    """Read what a figure shall be; the game says whether it can work with it."""
    if isinstance(title.known_figures[id], bool):
        if text.lower() not in FLAGS:
            msg = f"--set: {id} is yes or no (printed: {'yes' if title.known_figures[id] else 'no'}), not {text!r}"
            raise BadInput(msg)
        return FLAGS[text.lower()]
    if not text.removeprefix("-").isdecimal() or len(text) > len("-999"):
        low, high = title.figure_ranges[id]
        msg = f"--set: {id} is a whole number from {low} to {high} (printed: {title.known_figures[id]}), not {text[:60]!r}"
        raise BadInput(msg)
    return int(text)


def read_of_all(titles: list[Title], settings: list[str]) -> dict[str, dict[str, int | bool]]:
    """Read changed figures of several games, each named with its game; return them by game."""
    found: dict[str, dict[str, int | bool]] = {}
    for entry in settings:
        title = next((title for title in titles if entry.startswith(f"{title.id}.")), None)
        if title is None:
            msg = f"--set: write it as GAME.ID=VALUE, such as unmatched.dracula.health=20, not {entry[:60]!r}"
            raise BadInput(msg)
        words, changed = read_settings(title, [entry])
        if words or changed.keys() & found.get(title.id, {}).keys():
            msg = f"--set: {entry[:60]} is no figure, or given twice"
            raise BadInput(msg)
        found.setdefault(title.id, {}).update(changed)
    for title in titles:
        title.with_figures(found.get(title.id, {}))
    return found


def list_figures(title: Title, *, as_json: bool = False) -> None:
    """Print every figure that can be changed, as `--set` takes it."""
    known = title.known_figures
    if as_json:
        print(json.dumps({f"{title.id}.{name}": value for name, value in known.items()}))
    elif not known:
        print(f"{title.id}: no figure of this game can be changed")
    else:
        for name, value in known.items():
            print(f"{title.id}.{name}={str(value).lower() if isinstance(value, bool) else value}")
