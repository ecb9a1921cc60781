"""The report of a study: one page that needs nothing else, prints well, and says in words what every chart shows."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from html import escape
from importlib.util import find_spec

from parlour.engine.errors import BadInput
from parlour.engine.title import Json
from parlour.lab import charts, tables

MOST_ROWS = 400
MOST_IMPACTS = 20

STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #1f2933; background: #fff;
max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; line-height: 1.2; } h2 { font-size: 1.25rem; margin-top: 2.5rem; }
table { border-collapse: collapse; font-size: .85rem; margin: .5rem 0; }
th, td { padding: .2rem .6rem; text-align: right; border-bottom: 1px solid #d7dee5; font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { text-align: left; } th { border-bottom: 2px solid #50616f; }
.wide { overflow-x: auto; } figure { margin: 1rem 0; } figure svg { max-width: 100%; height: auto; }
figcaption { font-size: .9rem; color: #50616f; } summary { cursor: pointer; } a { color: #14507c; }
code, pre { font-family: ui-monospace, monospace; font-size: .85rem; }
pre { background: #f3f5f7; padding: .6rem; white-space: pre-wrap; overflow-wrap: anywhere; } .lead { font-size: 1.1rem; }
@media print { body { margin: 0; max-width: none; font-size: 10pt; } figure, tr { break-inside: avoid; } h2 { break-after: avoid; }
.wide { overflow: visible; } table { font-size: 7.5pt; } }
""".strip()


def check_charts() -> None:
    """Refuse a report before anything is played if charts cannot be drawn."""
    if find_spec("matplotlib") is None:
        msg = "--report needs matplotlib, which is not installed: pip install 'parlour[lab]'"
        raise BadInput(msg)


def page(doc: Json, name: str) -> str:
    """Return the whole page."""
    parts = [_head(doc, name), *_lead(doc), *_sections(doc), *_extremes(doc), *_again(doc)]
    body = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        # Nothing may be fetched from anywhere, even if something in the page asked for it.
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:\">\n"
        f"<title>{escape(name)}: a study</title>\n<style>\n{STYLE}\n</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _head(doc: Json, name: str) -> str:
    return f"<h1>{escape(name)}: what {doc['games']:,} games show</h1>"


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
    said = [f"{doc['settings']} setting{'s' if doc['settings'] != 1 else ''}, {doc['games']:,} games between bots."]
    if doc["cooperative"]:
        said.append(f"As printed, {tables.span(doc)} of the games were won.")
    elif doc["seats"]:
        said.append(f"As printed, the first seat won {tables.span(doc['seats'][0])}.")
    shown = [entry for entry in doc["comparisons"] if entry["kind"] == "what if" and entry["verdict"] != "no difference shown"]
    for entry in shown[:6]:
        said.append(f"With {entry['name']} wins {entry['verdict']}: {tables.span_points(entry)} points.")
    if len(doc["variants"]) > 1 and not shown:
        said.append("The changed figures made no difference that these games could show.")
    return said


def _sections(doc: Json) -> Iterator[str]:
    if doc["matrix"] and len(doc["matrix"]["names"]) > 1:
        names, rows = doc["matrix"]["names"], doc["matrix"]["rows"]
        chart = charts.heat_map(names, rows, "matrix", "Who beats whom; the table below has the figures")
        yield _section(
            "Who beats whom", chart, tables.matrix_rows(doc), "Wins of the row against the column, over all settings as printed."
        )
    effects = [entry for entry in doc["effects"] if " by " not in entry["what"]]
    if effects:
        labels = [
            f"{entry['what']} {entry['value']}" + ("" if entry["of"] == entry["value"] else f" ({entry['of']})")
            for entry in effects
        ]
        chart = charts.rates(labels, effects, "effects", "Rates by option; the table below has the figures", 0.5)
        yield _section("What changes the chances", chart, tables.effect_rows(doc), "Over all other settings together, as printed.")
    labels, entries = [], []
    for cell in doc["cells"]:
        figures = f" [{cell['variant']}]" if len(doc["variants"]) > 1 else ""
        labels.append(cell["name"] + figures)
        entries.append(cell if doc["cooperative"] else cell["seats"][0])
    who = "won" if doc["cooperative"] else "won by seat 0"
    chart = charts.rates(labels, entries, "cells", f"Games {who} in each setting; the table below has the figures", 0.5)
    few = f" The chart shows the first {charts.MOST_BARS}." if len(labels) > charts.MOST_BARS else ""
    yield _section("Every setting", chart, tables.cell_rows(doc), f"Games {who}.{few}")
    if doc["comparisons"]:
        labels = [entry["name"] for entry in doc["comparisons"]]
        chart = charts.differences(labels, doc["comparisons"], "compared", "Differences; the table below has the figures")
        yield _section(
            "Compared on the same seeds",
            chart,
            tables.comparison_rows(doc),
            "Filled: more than chance; hollow: it could be chance.",
        )
    histogram = doc["length"]["histogram"]
    if histogram:
        rows = [[f"{low} to {high - 1}", f"{count:,}"] for low, high, count in charts.binned(histogram)]
        chart = charts.lengths(histogram, "lengths", "Length of games; the table below has the figures")
        length = doc["length"]
        caption = f"{tables.number(length['mean'])} decisions on average, from {length['shortest']} to {length['longest']}."
        yield _section("How long games are", chart, (["decisions", "games"], rows), caption)
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
            [f"{100 * moment['at']:.0f}", *(tables.number(gauge["moments"][n]["mean"]) for gauge in doc["course"])]
            for n, moment in enumerate(doc["course"][0]["moments"])
        ]
        yield _section(
            "The course of a game", chart, (head, rows), "Means over the games looked at closely; the band is the 95 % interval."
        )
    impacts = tables.shown_impacts(doc, MOST_IMPACTS)
    if not impacts:
        yield "<section><h2>What goes with winning</h2><p>No choice clearly goes with winning in these games.</p></section>"
    else:
        labels = [f"{entry['of']}: {entry['what']}" for entry in impacts]
        ends = ("difference_low", "difference_high")
        chart = charts.differences(labels, impacts, "impact", "What goes with winning; the table below has the figures", ends)
        caption = (
            "Against games of the same setting without this choice. It need not be the cause: the winner has more to choose from."
        )
        yield _section("What goes with winning", chart, tables.impact_rows(impacts), caption)


def _section(title: str, chart: str, table: tuple[list[str], list[list[str]]], caption: str) -> str:
    head, rows = table
    opened = " open" if len(rows) <= 30 else ""
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
