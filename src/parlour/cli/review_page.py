"""A review as one page that needs nothing else: to read, to print, to send."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from parlour.cli.review_lines import heading, named, parts, percent, points, told, when

if TYPE_CHECKING:
    from parlour.engine.title import Json
    from parlour.terminal.wording import Wording

STYLE = """
:root { color-scheme: light dark; --paper: #fff; --ink: #1f2933; --quiet: #50616f; --line: #d7dee5; --curve: #14708a;
--band: #14708a33; --bad: #b3312f; --fair: #96650a; --good: #22713f; --luck: #8a5a00; }
@media (prefers-color-scheme: dark) { :root { --paper: #14181c; --ink: #e6eaee; --quiet: #a3b1bd; --line: #34404a; --curve: #5cc3d0;
--band: #5cc3d033; --bad: #ff9184; --fair: #f0bb5c; --good: #86d6a4; --luck: #f3b54a; } }
@media print { :root { color-scheme: light; --paper: #fff; --ink: #1f2933; --quiet: #50616f; --line: #d7dee5; --curve: #14708a;
--band: #14708a33; --bad: #b3312f; --fair: #96650a; --good: #22713f; --luck: #8a5a00; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem; margin: 2rem auto;
padding: 0 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.7rem; line-height: 1.2; margin-bottom: 0; } h2 { font-size: 1.2rem; margin-top: 2.2rem; break-after: avoid; }
svg { width: 100%; height: auto; display: block; } figure { margin: 0; break-inside: avoid; }
.lead { font-size: 1.1rem; margin-top: .3rem; } .quiet { color: var(--quiet); font-size: .9rem; }
dl { display: grid; grid-template-columns: max-content 1fr 4rem; gap: .3rem 1rem; align-items: center; max-width: 34rem; }
dt { grid-column: 1; } dd { margin: 0; } dd.sum { text-align: right; font-variant-numeric: tabular-nums; grid-column: 3; }
.bar { position: relative; height: .8rem; background: var(--line); grid-column: 2; }
.bar i { position: absolute; top: 0; bottom: 0; } .bar b { position: absolute;
left: 50%; top: -2px; bottom: -2px; border-left: 2px solid var(--quiet); }
ol { padding: 0; list-style: none; } li { padding: .5rem 0 .5rem .8rem; border-left: 4px solid var(--line);
margin: .5rem 0; break-inside: avoid; }
.slip { border-color: var(--fair); } .mistake, .blunder { border-color: var(--bad); } .strong { border-color: var(--good); }
.luck { border-color: var(--luck); }
li b { display: block; }
""".strip()

WIDE, HIGH, FOOT = 900, 220, 24


def page(doc: Json, title: str, names: list[str], say: Wording) -> str:
    """Return the whole page."""
    sides = doc["sides"] if len(doc["sides"]) != 2 else doc["sides"][:1]
    parts_ = [f"<h1>{escape(title)}: {escape(say.listed(names))}</h1>", f'<p class="lead">{escape(doc["reason"])}</p>']
    for side in sides:
        parts_ += [f"<h2>{escape(heading(doc, side, names, say))}</h2>", chart(doc, side, say)]
    for side in doc["sides"]:
        parts_ += [f"<h2>{escape(say.listed([names[seat] for seat in side['seats']]))}</h2>", account(doc, side, names, say)]
    strokes = [entry for entry in doc["turning"] if entry["kind"] == "luck"]
    if strokes:
        parts_.append(f"<h2>{escape(say('review-turning'))}</h2><ol>")
        parts_ += [item("luck", when(doc, e, say), f"{points(e['change'])}: {' '.join(e['told'])}") for e in strokes]
        parts_.append("</ol>")
    parts_.append(f"<h2>{escape(say('review-choices'))}</h2><ol>")
    for entry in named(doc):
        head = f"{when(doc, entry, say)} · {say('review-' + entry['size'])}"
        parts_.append(item(entry["size"], head, told(entry, names, say)))
    parts_.append("</ol>" if named(doc) else f"</ol><p>{escape(say('review-none'))}</p>")
    parts_.append(f'<p class="quiet">{escape(say("review-sizes"))}</p>')
    body = "\n".join(parts_)
    return (
        f'<!doctype html>\n<html lang="{say.code}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        # Nothing may be fetched from anywhere, even if something in the page asked for it.
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}\n</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def item(kind: str, head: str, text: str) -> str:
    """Return something that happened."""
    return f'<li class="{kind}"><b>{escape(head)}</b>{escape(text)}</li>'


def account(doc: Json, side: Json, names: list[str], say: Wording) -> str:
    """Return how the start became the result, with bars."""
    rows = [f'<dt>{escape(say("review-start"))}</dt><dd class="sum">{percent(side["start"])} %</dd>']
    for name, change in parts(doc, side, names, say):
        width = min(abs(change), 1.0) * 50
        colour = "--luck" if name == say("review-luck") else "--good" if change > 0 else "--bad"
        place = f"left:50%;width:{width:.1f}%" if change > 0 else f"right:50%;width:{width:.1f}%"
        bar = f'<dd class="bar"><i style="{place};background:var({colour})"></i><b></b></dd>'
        rows.append(f'<dt>{escape(name)}</dt>{bar}<dd class="sum">{points(change)}</dd>')
    result = say("review-won" if side["won"] else "review-lost")
    rows.append(f'<dt><strong>{escape(result)}</strong></dt><dd class="sum"><strong>{percent(side["result"])} %</strong></dd>')
    margin = escape(say("review-margin", points=percent(side["margin"])))
    return f'<dl>{"".join(rows)}</dl><p class="quiet">{margin}</p>'


def chart(doc: Json, side: Json, say: Wording) -> str:
    """Return the curve with its band, the turns below it, and a mark for every choice that has a name."""
    last = max(doc["last"], 1)

    def x(moment: int) -> str:
        return f"{WIDE * moment / last:.1f}"

    def y(chance: float) -> str:
        return f"{HIGH * (1 - chance):.1f}"

    upper = " ".join(f"{x(m)},{y(high)}" for m, _, _, high in side["curve"])
    lower = " ".join(f"{x(m)},{y(low)}" for m, _, low, _ in reversed(side["curve"]))
    line = " ".join(f"{x(m)},{y(chance)}" for m, chance, _, _ in side["curve"])
    label = escape(f"{percent(side['start'])} % → {percent(side['result'])} %")
    drawn = [
        f'<svg viewBox="-6 -8 {WIDE + 12} {HIGH + FOOT + 16}" role="img" aria-label="{label}">',
        f'<path d="M0 {HIGH / 2}H{WIDE}" stroke="var(--line)" stroke-dasharray="4 6"/>',
        f'<path d="M0 {HIGH}H{WIDE}" stroke="var(--line)"/>',
        f'<polygon points="{upper} {lower}" fill="var(--band)"/>',
        f'<polyline points="{line}" fill="none" stroke="var(--curve)" stroke-width="3" stroke-linejoin="round"/>',
    ]
    for entry in named(doc):
        if entry["seat"] in side["seats"]:
            colour = {"slip": "--fair", "strong": "--good"}.get(entry["size"], "--bad")
            name = escape(f"{when(doc, entry, say)}: {say('review-' + entry['size'])}")
            at = entry["played"]["chance"]
            drawn.append(
                f'<circle cx="{x(entry["moment"])}" cy="{y(at)}" r="6" fill="var({colour})"><title>{name}</title></circle>'
            )
    for entry in doc["turning"]:
        if entry["kind"] == "luck":
            name = escape(f"{when(doc, entry, say)}: {say('review-luck')} {points(entry['change'])}")
            drawn.append(f'<path d="M{x(entry["to"])} {HIGH - 9}l9 9l-9 9l-9 -9z" fill="var(--luck)"><title>{name}</title></path>')
    step = max(len(doc["turns"]) // 12, 1)
    for moment, turn in doc["turns"][::step]:
        drawn.append(f'<text x="{x(moment)}" y="{HIGH + FOOT}" font-size="13" fill="var(--quiet)">{turn}</text>')
    return f"<figure>{''.join(drawn)}</svg></figure>"
