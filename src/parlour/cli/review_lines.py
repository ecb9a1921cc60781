"""A review in lines, for the terminal; and the sentences that the page of `--html` shares with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.engine.title import Json
    from parlour.terminal.wording import Wording

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60
MINUS = "\N{MINUS SIGN}"


def percent(chance: float) -> str:
    """Return a chance as a whole number of percent.

    >>> percent(0.614), percent(1.0)
    ('61', '100')
    """
    return str(round(100 * chance))


def points(change: float) -> str:
    """Return a change of chance in points, with its sign.

    >>> points(0.214), points(-0.18) == f"{MINUS}18", points(0.001)
    ('+21', True, '0')
    """
    whole = round(100 * change)
    return "0" if not whole else f"+{whole}" if whole > 0 else f"{MINUS}{-whole}"


def curve(side: Json) -> str:
    """Return the chance along the game as a row of bars."""
    chances = [point[1] for point in side["curve"]]
    count = min(WIDTH, len(chances))
    shown = [chances[n * (len(chances) - 1) // max(count - 1, 1)] for n in range(count)]
    return "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in shown)


def heading(doc: Json, side: Json, names: list[str], say: Wording) -> str:
    """Return whose curve it is."""
    if doc["cooperative"]:
        return say("review-together")
    return say("review-of", who=say.listed([names[seat] for seat in side["seats"]]))


def parts(doc: Json, side: Json, names: list[str], say: Wording) -> Iterator[tuple[str, float]]:
    """Yield what the result is made of: a name and a change of chance."""
    if len(side["players"]) == 1:
        yield say("review-own"), side["skill"]
    else:
        for player in side["players"]:
            yield say("review-skill", who=names[player["seat"]]), player["skill"]
    if len(doc["sides"]) > 1:
        yield say("review-others"), side["others"]
    yield say("review-luck"), side["luck"]


def when(doc: Json, entry: Json, say: Wording) -> str:
    """Return the turn or round of something."""
    return say(f"review-{doc['clock']}", number=say.number(entry["turn"]))


def told(entry: Json, names: list[str], say: Wording) -> str:
    """Return in a sentence or two what a choice cost, and why."""
    who, played = names[entry["seat"]], entry["played"]
    if entry["size"] == "strong":
        sentence = say("review-strong-choice", who=who, played=inside(played["text"]), chance=percent(played["chance"]))
    else:
        best = entry["others"][0]
        sentence = say(
            "review-played",
            who=who,
            played=inside(played["text"]),
            chance=percent(played["chance"]),
            best=inside(best["text"]),
            better=percent(best["chance"]),
        )
    why = entry.get("why", "")
    return f"{sentence} {say('review-why', why=why.rstrip('.'))}" if why else sentence


def inside(text: str) -> str:
    """Return an option as it stands within a sentence."""
    return text.rstrip(".")


def named(doc: Json) -> list[Json]:
    """Return the choices that have a name, in the order they were made."""
    return [entry for entry in doc["choices"] if entry.get("size")]


def lines(doc: Json, title: str, names: list[str], say: Wording) -> list[str]:
    """Return the whole review."""
    found = [f"{title}: {say.listed(names)}", doc["reason"]]
    for side in doc["sides"]:
        found += ["", heading(doc, side, names, say), f"  {curve(side)}"]
        rows = [(say("review-start"), f"{percent(side['start'])} %")]
        rows += [(name, points(change)) for name, change in parts(doc, side, names, say)]
        rows += [(say("review-won" if side["won"] else "review-lost"), f"{percent(side['result'])} %")]
        wide = max(len(name) for name, _ in rows)
        found += [f"  {name:<{wide}}  {value:>6}" for name, value in rows]
        found.append(f"  {say('review-margin', points=percent(side['margin']))}")
    turning = [entry for entry in doc["turning"] if entry["kind"] == "luck"]
    if turning:
        found += ["", say("review-turning")]
        for entry in turning:
            happened = say("review-by-luck", points=points(entry["change"]), told=" ".join(entry["told"]))
            found.append(f"  {when(doc, entry, say)}: {happened}")
    found += ["", say("review-choices")]
    for entry in named(doc):
        found.append(f"  {when(doc, entry, say)} ({say('review-' + entry['size'])}). {told(entry, names, say)}")
    if not named(doc):
        found.append(f"  {say('review-none')}")
    return [*found, "", say("review-sizes")]
