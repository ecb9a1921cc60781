"""The documents that list every action number and every place of an observation, made from the code itself.

python -m parlour.envs.numbers docs            writes docs/numbers-<game>.md
python -m parlour.envs.numbers names unmatched  prints every action with its number
"""

from __future__ import annotations

import signal
import sys
from pathlib import Path

from parlour.envs.core.codec import KINDS, NUMBERING
from parlour.envs.plan import Plan, action_names
from parlour.games import BUILT_IN, title


def page(game: str) -> str:
    """Return the document of one game."""
    codec = Plan(game, {}).codec
    lines = [
        f"# {title(game).name} in numbers",
        "",
        "Made by `python -m parlour.envs.numbers docs` from the code; a test compares the two. How to use these numbers:",
        "[environments](environments.md). They are the same for every setup and number of players. Seats (`p0`, `c0`) are",
        "counted from whoever acts or looks: 0 is oneself, 1 the next in turn order.",
        "",
        f"This is numbering {NUMBERING}: it stands in the ids of the environments (`-v{NUMBERING}`) and in saved policies.",
        "",
        "## Room",
        "",
        "What is added goes behind what is there; no number changes as long as there is room. The rules' own most is the number of",
        f"seats, {codec.most}. Of the actions {codec.size - codec.named:,} are free for new kinds of choices, of the places",
        f"{codec.fields[-1].size:,} for new fields, of the kinds of choices {KINDS - len(codec.kinds)}.",
        "",
        "| list | now | room for |",
        "|---|---|---|",
        *(f"| {room.name} | {len(room.ids)} | {room.size} |" for room in codec.rooms),
        "",
        f"## {codec.size:,} actions",
        "",
        "| numbers | choice | options | what is chosen |",
        "|---|---|---|---|",
        "| 0 | | `wait` | do nothing out of turn; the one whose turn it is decides |",
    ]
    firsts = [*codec.firsts, codec.named]
    for n, kind in enumerate(codec.kinds):
        first, end = firsts[n], firsts[n + 1]
        words = [name.split(":", 1)[1] for name in codec.names[first:end]]
        lines.append(f"| {span(first, end)} | {kind} | {grouped(words)} | {codec.descriptions[n]} |")
    lines += [
        f"| {span(codec.named, codec.size)} | | | free |",
        "",
        f"## {codec.places:,} places of an observation",
        "",
        "All places are int8 and not negative. A field with values up to 1 and several places marks one of them, or a set.",
        "",
        "| places | field | up to | what it says |",
        "|---|---|---|---|",
    ]
    at = 0
    for field in codec.fields:
        lines.append(f"| {span(at, at + field.size)} | {field.name} | {field.high} | {field.words} |")
        at += field.size
    lines += [
        "",
        f"## {codec.hidden_places:,} places of what no seat knows",
        "",
        'With `state="full"` they follow the observations of all seats, for critics that may see everything. Seats in turn order.',
        "",
        "| places | field | up to | what it says |",
        "|---|---|---|---|",
    ]
    at = 0
    for field in codec.hidden_fields:
        lines.append(f"| {span(at, at + field.size)} | {field.name} | {field.high} | {field.words} |")
        at += field.size
    return "\n".join(lines) + "\n"


def span(first: int, end: int) -> str:
    """Return numbers from the first up to, not including, the end."""
    return f"{first}" if end == first + 1 else f"{first}-{end - 1}"


def grouped(words: list[str]) -> str:
    """Return names in their order, those with the same beginning as the first and the last of them."""
    groups: list[list[str]] = []
    for word in words:
        if groups and (beginning(word) == beginning(groups[-1][-1])):
            groups[-1].append(word)
        else:
            groups.append([word])
    shown = [f"`{group[0]}`" if len(group) == 1 else f"`{group[0]}` … `{group[-1]}`" for group in groups]
    return ", ".join(shown)


def beginning(word: str) -> str:
    """Return what names of the same sort have in common: the verb, or the word without its number."""
    return word.split(":", maxsplit=1)[0] if ":" in word else word.rstrip("0123456789")


def main(arguments: list[str]) -> int:
    """Write the documents, or print the names of a game."""
    if len(arguments) == 2 and arguments[0] == "names" and arguments[1] in BUILT_IN:
        for number, name in enumerate(action_names(arguments[1])):
            print(number, name)  # noqa: T201
        return 0
    if len(arguments) == 1 and Path(arguments[0]).is_dir():
        for game in BUILT_IN:
            Path(arguments[0], f"numbers-{game}.md").write_text(page(game), encoding="utf-8")
        return 0
    print(__doc__, file=sys.stderr)  # noqa: T201
    return 2


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # whoever reads along may have had enough
    sys.exit(main(sys.argv[1:]))
