"""What a study has found, as lines for a terminal and as CSV."""

from __future__ import annotations

import csv
import io
from typing import Any

from parlour.engine.title import Json
from parlour.lab.naming import seat_called

MOST_ROWS = 60
MOST_SHOWN = 12
CRUDE = "wins with and without: all games together; points: within each setting, so whom one meets does not count"
CARD_NOTE = f"with: used, or drawn where the deck is nobody's own; {CRUDE}"


def percent(value: float | None) -> str:
    """Return a rate as people read it."""
    return "?" if value is None else f"{100 * value:.1f} %"


def points(value: float | None) -> str:
    """Return a difference of rates."""
    return "?" if value is None else f"{100 * value:+.1f}"


def span(entry: Json, name: str = "rate") -> str:
    """Return a rate with its interval."""
    return f"{percent(entry[name])} ({percent(entry['low'])[:-2]} to {percent(entry['high'])})"


def span_points(entry: Json) -> str:
    """Return a difference with its interval, in points of a hundred."""
    return f"{points(entry['difference'])} ({points(entry['low'])} to {points(entry['high'])})"


def number(value: float | None) -> str:
    """Return a mean."""
    return "?" if value is None else f"{value:.1f}"


def plural(count: int, what: str) -> str:
    """Return so many of something."""
    return f"{count:,} {what}{'' if count == 1 else 's'}"


def p_text(p: float) -> str:
    """Return a p value."""
    return "< 0.0001" if p < 0.0001 else f"{p:.4f}"


def grid(head: list[str], rows: list[list[str]]) -> list[str]:
    """Return a table in columns; the first one is text, the others are figures."""
    widths = [max(len(row[n]) for row in [head, *rows]) for n in range(len(head))]
    lines = []
    for row in [head, *rows]:
        cells = [
            cell.ljust(width) if n == 0 else cell.rjust(width) for n, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  " + "  ".join(cells).rstrip())
    return lines


def lines_of(doc: Json) -> list[str]:
    """Return the whole answer as lines."""
    games, settings = plural(doc["games"], "game"), plural(doc["settings"], "setting")
    lines = [f"{doc['game']}: {games}, {settings}, seed {doc['seed']}, {bots_text(doc)}"]
    if not doc["complete"]:
        lines.append("Not all games have been played.")
    lines += ["Rates and means with 95 % intervals.", ""]
    lines += _cells(doc)
    lines += _matrix(doc)
    lines += _effects(doc)
    lines += _length(doc)
    lines += _pace(doc)
    lines += _reasons(doc)
    lines += _comparisons(doc)
    lines += _trends(doc)
    lines += _impact(doc)
    return lines


MOST_BOTS = 4


def bots_text(doc: Json) -> str:
    """Say who plays."""
    bots = doc["bots"]
    more = f" and {len(bots) - MOST_BOTS} more" if len(bots) > MOST_BOTS else ""
    return f"bots: {' · '.join(bots[:MOST_BOTS])}{more}"


def trend_rows(doc: Json) -> tuple[list[str], list[list[str]]]:
    """Return what grows or falls step by step."""
    rows = [
        [f"{entry['what']}: {entry['of']}", str(entry["steps"]), points(entry["slope"]), p_text(entry["p_corrected"])]
        for entry in doc["trends"]
    ]
    return ["step by step", "steps", "points a step", "p"], rows


def _trends(doc: Json) -> list[str]:
    head, rows = trend_rows(doc)
    return [*grid(head, rows), "  (Cochran and Armitage: whether wins grow or fall with every step)", ""] if rows else []


NOT_PLAYED = ("seat", "bot", "wins", "rate", "low", "high")
"""What is told of a seat besides what it plays."""


def seat_name(seat: Json) -> str:
    """Return what a seat is called in a heading: who plays there, and which bot, if that is always the same; else its place."""
    played = next((value for key, value in seat.items() if key not in NOT_PLAYED), None)
    name = played or seat_called(seat["seat"])
    return f"{name} ({seat['bot']})" if seat["bot"] else name


def cell_rows(doc: Json) -> tuple[list[str], list[list[str]]]:
    """Return one row for each setting: who wins how often, and how long games are."""
    several = len(doc["variants"]) > 1
    head = ["setting", *(["figures"] if several else []), "games"]
    seats = 0 if doc["cooperative"] else len(doc["seats"])
    head += ["wins"] if doc["cooperative"] else [f"{seat_name(seat)} wins" for seat in doc["seats"]]
    head += ["decisions"]
    rows = []
    for cell in doc["cells"]:
        row = [cell["name"], *([cell["variant"]] if several else []), f"{cell['games']:,}"]
        if doc["cooperative"]:
            row.append(span(cell))
        else:
            row += [span(seat) for seat in cell["seats"]] + ["-"] * (seats - len(cell["seats"]))
        rows.append([*row, number(cell["length"]["mean"])])
    return head, rows


def _cells(doc: Json) -> list[str]:
    head, rows = cell_rows(doc)
    lines = grid(head, rows[:MOST_ROWS])
    if len(rows) > MOST_ROWS:
        lines.append(f"  … and {len(rows) - MOST_ROWS} more settings: --csv or --report shows them all")
    return [*lines, ""]


def matrix_rows(doc: Json) -> tuple[list[str], list[list[str]]]:
    """Return who beats whom."""
    matrix = doc["matrix"]
    head = ["wins of the row against", *matrix["names"]]
    rows = [
        [name, *("" if cell is None else span(cell) for cell in row)]
        for name, row in zip(matrix["names"], matrix["rows"], strict=True)
    ]
    return head, rows


def _matrix(doc: Json) -> list[str]:
    if not doc["matrix"] or len(doc["matrix"]["names"]) < 3:
        return []
    return [*grid(*matrix_rows(doc)), ""]


def effect_rows(doc: Json) -> tuple[list[str], list[list[str]]]:
    """Return what each value does."""
    rows = [[f"{entry['what']} {entry['value']}", entry["of"], f"{entry['games']:,}", span(entry)] for entry in doc["effects"]]
    return ["effect of", "on", "games", "wins"], rows


def _effects(doc: Json) -> list[str]:
    head, rows = effect_rows(doc)
    return [*grid(head, rows[:MOST_ROWS]), ""] if rows else []


PACE = (
    "minutes: {seconds} seconds for every choice between several options; lead and chances: by the judgement of the game's bots; "
    "decided: the winner's chance stays above 75 % from then on; a comeback: the winner had less than half of an even share"
)


def pace_rows(doc: Json) -> tuple[list[str], list[list[str]]]:
    """Return how games run."""
    pace = doc["pace"]
    rows = []
    for name, key, scale, unit in (
        (f"{pace['clock']} in a game", "turns", 1, ""),
        ("choices between several options", "choices", 1, ""),
        ("minutes, estimated", "minutes", 1, ""),
        ("times the lead changes", "lead_changes", 1, ""),
        ("decided after so much of the game", "decided", 100, " %"),
    ):
        found = pace[key]
        if found is not None:
            low, high = ("?" if found[end] is None else number(scale * found[end]) for end in ("low", "high"))
            rows.append([name, f"{number(scale * found['mean'])}{unit}", f"{low} to {high}{unit}"])
    if pace["comebacks"] is not None:
        found = pace["comebacks"]
        rows.append(
            ["comebacks among games won", percent(found["rate"]), f"{percent(found['low'])[:-2]} to {percent(found['high'])}"]
        )
    return ["the course of play", "mean", "95 % interval"], rows


def pace_note(doc: Json) -> str:
    """Say what the figures of the course of play mean."""
    return PACE.format(seconds=doc["pace"]["seconds_a_choice"])


def _pace(doc: Json) -> list[str]:
    if not doc["pace"]:
        return []
    return [*grid(*pace_rows(doc)), f"  ({pace_note(doc)})", ""]


def _length(doc: Json) -> list[str]:
    length, branching = doc["length"], doc["branching"]
    ends = f"({number(length['low'])} to {number(length['high'])})"
    lines = [f"Length: {number(length['mean'])} decisions {ends}, from {length['shortest']} to {length['longest']}."]
    if branching["games"]:
        ends = f"({number(branching['low'])} to {number(branching['high'])})"
        lines.append(
            f"Options at a decision: {number(branching['mean'])} {ends}, from {branching['games']:,} games looked at closely."
        )
    return [*lines, ""]


def _reasons(doc: Json) -> list[str]:
    from parlour.lab.statistics import wilson  # noqa: PLC0415

    whole = sum(doc["reasons"].values())
    rows = []
    for reason, count in list(doc["reasons"].items())[:MOST_SHOWN]:
        found = wilson(count, whole)
        rows.append([reason, f"{count:,}", span({"rate": found.value, "low": found.low, "high": found.high})])
    return [*grid(["how it ended", "games", "share"], rows), ""] if rows else []


def comparison_rows(doc: Json) -> tuple[list[str], list[list[str]]]:
    """Return every comparison."""
    rows = [
        [f"{entry['name']}", span_points(entry), f"{entry['pairs']:,}", p_text(entry["p_corrected"]), entry["verdict"]]
        for entry in doc["comparisons"]
    ]
    return ["compared on the same seeds", "points", "seeds", "p", "shown"], rows


def _comparisons(doc: Json) -> list[str]:
    head, rows = comparison_rows(doc)
    if not rows:
        return []
    return [*grid(head, rows[:MOST_ROWS]), "  (p is corrected for the number of comparisons of the same kind)", ""]


def impact_rows(entries: list[Json]) -> tuple[list[str], list[list[str]]]:
    """Return which choices go with winning."""
    rows = [
        [
            f"{entry['of']}: {entry['what']}",
            f"{entry['games']:,}",
            percent(entry["rate"]),
            percent(entry["without"]),
            f"{points(entry['difference'])} ({points(entry['difference_low'])} to {points(entry['difference_high'])})",
            p_text(entry["p_corrected"]),
        ]
        for entry in entries
    ]
    return ["goes with winning", "games", "wins with", "without", "points", "p"], rows


CARD_HEAD = ["card", "drawn", "wins when drawn", "used", "games", "wins with", "without", "points", "p"]


def card_rows(doc: Json) -> tuple[list[str], list[list[str]]]:
    """Return every card: who drew and used it, how, and how often they won with it and without."""
    rows = [
        [
            f"{entry['of']}: {entry['card']}",
            *_drawn(entry["drawn"]),
            "-"
            if entry["deck"]
            else ", ".join(f"{way.replace('_', ' ')} {times:,}" for way, times in entry["ways"].items()) or "0",
            f"{entry['games']:,}",
            span(entry) if entry["games"] else "-",
            *_against_without(entry),
        ]
        for entry in doc["cards"]
    ]
    return CARD_HEAD, rows


def _drawn(entry: Json | None) -> list[str]:
    """Return how often a card was drawn and what became of those games; some cards are in everybody's hand from the start."""
    return ["-", "-"] if entry is None else [f"{entry['times']:,}", span(entry)]


def _against_without(entry: Json) -> list[str]:
    """Return the rate without a card and the difference; a card that was there in every game, or in none, has neither."""
    if not entry["without"]["games"] or not entry["games"]:
        return ["-", "-", "-"]
    ends = f"({points(entry['difference_low'])} to {points(entry['difference_high'])})"
    return [span(entry["without"]), f"{points(entry['difference'])} {ends}", p_text(entry["p_corrected"])]


def card_lines(doc: Json) -> list[str]:
    """Return the table of all cards, those that most go with winning first."""
    head, rows = card_rows(doc)
    if not rows:
        return ["No game was looked at closely enough to tell of cards."]
    return [*grid(head, rows), f"  ({CARD_NOTE})"]


def shown_impacts(doc: Json, most: int = MOST_SHOWN) -> list[Json]:
    """Return the choices that clearly go with winning or losing, strongest first."""
    return [entry for entry in doc["impact"] if entry["p_corrected"] < 0.05][:most]


def _impact(doc: Json) -> list[str]:
    entries = shown_impacts(doc)
    if not entries:
        return ["No choice clearly goes with winning in these games."]
    return [
        *grid(*impact_rows(entries)),
        "  (goes with, not: causes. Who is winning has more to choose from.)",
        f"  ({CRUDE})",
        "",
    ]


CSV_HEAD = (
    "setting",
    "variant",
    "bots",
    "seat",
    "plays",
    "games",
    "wins",
    "rate",
    "low",
    "high",
    "decisions",
    "decisions_low",
    "decisions_high",
)


def csv_of(doc: Json) -> str:
    """Return one line for each setting and seat, or for each setting of a cooperative game."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(CSV_HEAD)
    for cell in doc["cells"]:
        length = cell["length"]
        ends: list[Any] = [length["mean"], length["low"], length["high"]]
        front = [cell["name"], cell["variant"], ",".join(cell["bots"])]
        if doc["cooperative"]:
            writer.writerow([*front, "", "", cell["games"], cell["wins"], cell["rate"], cell["low"], cell["high"], *ends])
            continue
        for seat in cell["seats"]:
            plays = next((value for key, value in seat.items() if key not in NOT_PLAYED), "")
            writer.writerow(
                [*front, seat["seat"], plays, cell["games"], seat["wins"], seat["rate"], seat["low"], seat["high"], *ends]
            )
    return out.getvalue()
