"""The report of a study: one page that needs nothing else, prints well, and says in words what every chart shows."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from importlib.util import find_spec

from parlour.engine.counting import counted
from parlour.engine.errors import BadInput
from parlour.engine.title import Json
from parlour.lab import boards, charts, columns
from parlour.lab.extras import missing
from parlour.lab.naming import named

MOST_ROWS = 400
MOST_IMPACTS = 20
NEAREST = 10
"""So many choices are shown if none clearly goes with winning."""
STYLE = """
:root { color-scheme: light dark; --paper: #fff; --ink: #1f2933; --quiet: #50616f; --line: #d7dee5;
--shade: #f3f5f7; --link: #14507c; --heat: #a3401a; }
@media (prefers-color-scheme: dark) { :root { --paper: #14181c; --ink: #e6eaee; --quiet: #a3b1bd; --line: #34404a;
--shade: #1e252b; --link: #8cc4ee; --heat: #ffb087; } }
@media print { :root { color-scheme: light; --paper: #fff; --ink: #1f2933; --quiet: #50616f; --line: #d7dee5; --shade: #f3f5f7;
--heat: #a3401a; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; line-height: 1.2; } h2 { font-size: 1.25rem; margin-top: 2.5rem; }
table { border-collapse: collapse; font-size: .85rem; margin: .5rem 0; }
th, td { padding: .2rem .6rem; text-align: right; border-bottom: 1px solid var(--line);
font-variant-numeric: tabular-nums; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; overflow-wrap: anywhere;
min-width: 11rem; } th { border-bottom: 2px solid var(--quiet); }
th button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; text-align: inherit; }
th button:hover, th button:focus-visible { text-decoration: underline; }
th[aria-sort="ascending"] button::after { content: " ▲"; content: " ▲" / ""; }
th[aria-sort="descending"] button::after { content: " ▼"; content: " ▼" / ""; }
.board { color: var(--ink); } .board .way { stroke: var(--line); stroke-width: 3; } .board .ground { fill: var(--paper); }
.board .heat { fill: var(--heat); stroke: var(--quiet); stroke-width: 1.5; }
.board text { font: 600 12px system-ui, sans-serif; text-anchor: middle; fill: var(--ink); } .board .inside { fill: var(--paper); }
.board .label { font-weight: 400; }
.wide { overflow-x: auto; } figure { margin: 1rem 0; } figure svg { max-width: 100%; height: auto; }
figcaption { font-size: .9rem; color: var(--quiet); } summary { cursor: pointer; } a { color: var(--link); }
code, pre { font-family: ui-monospace, monospace; font-size: .85rem; }
pre { background: var(--shade); padding: .6rem; white-space: pre-wrap; overflow-wrap: anywhere; } .lead { font-size: 1.1rem; }
p, li, figcaption { overflow-wrap: anywhere; }
@media print { body { margin: 0; max-width: none; font-size: 10pt; } figure, tr { break-inside: avoid; } h2 { break-after: avoid; }
.wide { overflow: visible; } table { font-size: 7.5pt; } }
""".strip()


def check_charts() -> None:
    """Refuse a report before anything is played if charts cannot be drawn."""
    if find_spec("matplotlib") is None:
        raise BadInput(missing("--report", "matplotlib"))


def page(doc: Json, name: str, names: dict[str, str] | None = None) -> str:
    """Return the whole page; `names` says what people call the things that have ids."""
    doc = named(doc, names or {})
    parts = [_head(doc, name), *_lead(doc), *_sections(doc), *_extremes(doc), *_again(doc)]
    body = "\n".join(parts)
    script = files("parlour.lab").joinpath("sorting.js").read_text(encoding="utf-8")
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        # Nothing may be fetched from anywhere, even if something in the page asked for it; and no script runs but our own.
        '<meta http-equiv="Content-Security-Policy" content="'
        f"default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-{_digest(script)}'\">\n"
        f"<title>{escape(name)}: a study</title>\n<style>\n{STYLE}\n</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n<script>{script}</script>\n</body>\n</html>\n"
    )


def _digest(script: str) -> str:
    """Return by what a browser knows our own script."""
    return base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()


def _head(doc: Json, name: str) -> str:
    return f"<h1>{escape(name)}: what {counted(doc['games'], 'game')} {'shows' if doc['games'] == 1 else 'show'}</h1>"


def _lead(doc: Json) -> Iterator[str]:
    yield f'<p class="lead">{escape(" ".join(sentences(doc)))}</p>'
    if not doc["complete"]:
        yield "<p><strong>Not all games of this study have been played.</strong></p>"
    yield (
        "<p>Every rate comes with a 95 % interval (Wilson), every mean with Student's. Differences are tested game by game on the "
        "same seeds; p values are corrected for the number of comparisons of the same kind (Holm).</p>"
    )


def sentences(doc: Json) -> list[str]:
    """Say the main result in plain words."""
    settings = counted(doc["settings"], "setting")
    said = [f"{settings}, {doc['games']:,} games between bots ({', '.join(doc['bots'][: columns.MOST_BOTS])})."]
    if doc["cooperative"]:
        said.append(f"As printed, {columns.span(doc)} of the games were won.")
    elif doc["seats"]:
        sides = [entry for entry in doc["effects"] if entry["value"] == entry["of"]]
        if len(sides) > 2:
            said.append("As printed: " + "; ".join(f"{entry['value']} won {columns.span(entry)}" for entry in sides) + ".")
        elif len(sides) == 2:
            said.append(f"As printed, {sides[0]['value']} won {columns.span(sides[0])} against {sides[1]['value']}.")
        if doc["swapped"]:
            said.append(f"The first seat won {columns.span(doc['seats'][0])}.")
    asked = [entry for entry in doc["comparisons"] if entry["kind"] == "what if"]
    shown = [entry for entry in asked if entry["verdict"] != "no difference shown"]
    for entry in shown[:6]:
        change, _, who = entry["name"].partition(": ")
        who = "the table wins" if doc["cooperative"] else f"{who} wins"
        said.append(f"With {change}, {who} {entry['verdict']}: {columns.span_points(entry)} points.")
    if asked and not shown:
        # Whose figure was changed, if it was somebody's, gains or loses by it first.
        own = [entry for entry in asked if _whose(entry["name"]) in entry["name"].partition("=")[0]]
        widest = max(own or asked, key=lambda entry: abs(entry["difference"] or 0))
        said.append(f"The changed figures made no difference that these games could show ({widest['name']}: ")
        said[-1] += f"{columns.span_points(widest)} points, which may be chance)."
    return said


def _whose(name: str) -> str:
    """Return the id of whom a comparison is about."""
    return name.partition(": ")[2].partition(",")[0].lower().replace("&", "and").replace(" ", "_")


def _sections(doc: Json) -> Iterator[str]:
    if doc["matrix"] and len(doc["matrix"]["names"]) > 1:
        names, rows = doc["matrix"]["names"], doc["matrix"]["rows"]
        chart = charts.heat_map(names, rows, "matrix", "Who beats whom; the table below has the figures")
        yield _section(
            "Who beats whom", chart, columns.matrix_rows(doc), "Wins of the row against the column, over all settings as printed."
        )
    effects = [entry for entry in doc["effects"] if " by " not in entry["what"]]
    if effects:
        labels = [
            f"{entry['what']} {entry['value']}" + ("" if entry["of"] == entry["value"] else f" ({entry['of']})")
            for entry in effects
        ]
        chart = charts.rates(labels, effects, "effects", "Rates by option; the table below has the figures", 0.5)
        yield _section("What changes the chances", chart, columns.effect_rows(doc), "Over all other settings together, as printed.")
    labels, entries = [], []
    for cell in doc["cells"]:
        figures = f" [{cell['variant']}]" if len(doc["variants"]) > 1 else ""
        labels.append(cell["name"] + figures)
        entries.append(cell if doc["cooperative"] else cell["seats"][0])
    who = "won" if doc["cooperative"] else "won by the first seat"
    chart = charts.rates(labels, entries, "cells", f"Games {who} in each setting; the table below has the figures", 0.5)
    few = f" The chart shows the first {charts.MOST_BARS}." if len(labels) > charts.MOST_BARS else ""
    yield _section("Every setting", chart, columns.cell_rows(doc), f"Games {who}.{few}")
    if doc["comparisons"]:
        labels = [entry["name"] for entry in doc["comparisons"]]
        chart = charts.differences(labels, doc["comparisons"], "compared", "Differences; the table below has the figures")
        yield _section(
            "Compared on the same seeds",
            chart,
            columns.comparison_rows(doc),
            "Filled: more than chance; hollow: it could be chance.",
        )
    if doc["trends"]:
        head, rows = columns.trend_rows(doc)
        about = "Whether wins grow or fall with every step (Cochran and Armitage)."
        yield f"<section><h2>Step by step</h2><p>{about}</p>{_table(head, rows)}</section>"
    histogram = doc["length"]["histogram"]
    if histogram:
        rows = [[f"{low} to {high - 1}", f"{count:,}"] for low, high, count in charts.binned(histogram)]
        chart = charts.lengths(histogram, "lengths", "Length of games; the table below has the figures")
        length = doc["length"]
        caption = f"{columns.number(length['mean'])} decisions on average, from {length['shortest']} to {length['longest']}."
        yield _section("How long games are", chart, (["decisions", "games"], rows), caption)
    if doc["pace"]:
        note = f"From {counted(doc['pace']['games'], 'game')} looked at closely, as printed; {columns.pace_note(doc)}."
        yield f"<section><h2>The course of play</h2><p>{escape(note)}</p>{_table(*columns.pace_rows(doc))}</section>"
    if doc["reasons"]:
        reasons = list(doc["reasons"].items())
        chart = charts.bars([text for text, _ in reasons], [count for _, count in reasons], "reasons", "How games ended")
        rows = [[text, f"{count:,}"] for text, count in reasons]
        yield _section(
            "Why games are lost" if doc["cooperative"] else "How games end", chart, (["reason", "games"], rows), "As printed."
        )
    if doc["course"]:
        chart = charts.course(doc["course"], "course", "The course of a game; the table below has the figures")
        head = ["per cent of the game", *(gauge["gauge"] for gauge in doc["course"])]
        rows = [
            [f"{100 * moment['at']:.0f}", *(columns.number(gauge["moments"][n]["mean"]) for gauge in doc["course"])]
            for n, moment in enumerate(doc["course"][0]["moments"])
        ]
        yield _section(
            "Figures along the game", chart, (head, rows), "Means over the games looked at closely; the band is the 95 % interval."
        )
    for n, found in enumerate(doc["maps"]):
        about = (
            f"How often spaces are entered: the larger and darker, the more. {counted(found['games'], 'game')} looked at closely."
        )
        yield _section(f"Where pieces go: {found['board']}", boards.heat_map(found, f"board-{n}"), boards.rows(found), about)
    if doc["cards"]:
        about = (
            f"By whose they are, or by deck, those that most go with winning first; {columns.CARD_NOTE}. It need not be the cause. "
            "Press a heading to put them in another order."
        )
        yield f"<section><h2>Every card</h2><p>{escape(about)}</p>{_table(*columns.card_rows(doc))}</section>"
    clear = columns.shown_impacts(doc, MOST_IMPACTS)
    impacts = clear or doc["impact"][:NEAREST]
    if not impacts:
        yield "<section><h2>What goes with winning</h2><p>Too few games were looked at closely to say.</p></section>"
    else:
        labels = [f"{entry['of']}: {entry['what']}" for entry in impacts]
        ends = ("difference_low", "difference_high")
        chart = charts.differences(labels, impacts, "impact", "What goes with winning; the table below has the figures", ends)
        caption = (
            "Against games of the same setting without this choice. It need not be the cause: the winner has more to choose from. "
            f"In the table, {columns.CRUDE}."
        )
        if not clear:
            caption = "No choice clearly goes with winning in these games; these come nearest. " + caption
        yield _section("What goes with winning", chart, columns.impact_rows(impacts), caption)


def _section(title: str, chart: str, table: tuple[list[str], list[list[str]]], caption: str) -> str:
    head, rows = table
    opened = " open" if len(rows) <= 16 else ""
    return (
        f"<section><h2>{escape(title)}</h2>\n<figure>{chart}<figcaption>{escape(caption)}</figcaption></figure>\n"
        f"<details{opened}><summary>The same in figures</summary>{_table(head, rows)}</details></section>"
    )


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["<tr>" + "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head) + "</tr>"]
    lines += ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows[:MOST_ROWS]]
    more = f"<p>… and {len(rows) - MOST_ROWS} more rows: <code>--csv</code> has them all.</p>" if len(rows) > MOST_ROWS else ""
    return f'<div class="wide" tabindex="0" role="region" aria-label="Table"><table>{"".join(lines)}</table></div>{more}'


def _extremes(doc: Json) -> Iterator[str]:
    if not doc["extremes"]:
        return
    yield "<section><h2>The most extreme games</h2><p>Save a record and open it with <code>parlour replay FILE</code>.</p><ul>"
    for entry in doc["extremes"]:
        text = f"{entry['what']}: {entry['setting']}, seed {entry['seed']}, {entry['about']}"
        link = ""
        if "record" in entry:
            data = base64.b64encode(entry["record"].encode()).decode()
            file = f"{doc['game']}-{entry['what'].replace(' ', '-')}.json"
            link = f' (<a download="{escape(file)}" href="data:application/json;base64,{data}">record</a>)'
        yield f"<li>{escape(text)}{link}</li>"
    yield "</ul></section>"


def _again(doc: Json) -> Iterator[str]:
    versions = doc["versions"]
    yield "<section><h2>To get the same again</h2>"
    yield f"<pre>{escape(doc['command'])}</pre>"
    yield (
        f"<p>Parlour {escape(versions['parlour'])}, rules of {escape(doc['game'])} version {escape(versions['rules'])}, "
        f"Python {escape(versions['python'])}; seeds {doc['seeds'][0]} to {doc['seeds'][1]} in every setting; study "
        f"<code>{escape(doc['fingerprint'])}</code>. The number of processes and the machine change nothing.</p></section>"
    )
