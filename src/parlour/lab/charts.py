"""The charts of a report: matplotlib figures as SVG text. matplotlib is an extra and is imported only here."""

from __future__ import annotations

import io
import re
from textwrap import wrap
from typing import Any

from parlour.engine.title import Json
from parlour.lab.columns import percent

INK = "#1f2933"
"""The colour of words and axes; on the page it becomes the colour of the text around the chart, in light and in dark."""
PAPER = "#fefefe"
"""The colour between; on the page it becomes that of the page."""
ON_PALE = "#1f2832"
"""Words on a pale field, whatever the page looks like."""
QUIET = "#7b8a97"
FIRST = "#2b7fc0"
SECOND = "#d0652b"
PALE = "#9fb0bf"
LINES = ["#2b7fc0", "#d0652b", "#4a964a", "#9a72c4", "#a78600", "#c9487f", "#7b8a97", "#0a938d"]
DASHES = ["-", "--", "-.", ":"]
MOST_BARS = 60
BINS = 30
LONGEST = 48


def figure(width: float, height: float) -> tuple[Any, Any]:
    """Return an empty figure with its axes, in our few colours."""
    import matplotlib as mpl  # noqa: PLC0415 - heavy, and only for reports
    from matplotlib.figure import Figure  # noqa: PLC0415

    mpl.rcParams["svg.fonttype"] = "none"
    mpl.rcParams["svg.hashsalt"] = "parlour"
    mpl.rcParams["font.family"] = "sans-serif"
    # Names come from packs, too: what stands between dollars is no formula.
    mpl.rcParams["text.parse_math"] = False
    # Settings are also read from the folder somebody stands in; what they say is given to no other program.
    mpl.rcParams["text.usetex"] = False
    fig = Figure(figsize=(width, height), layout="constrained")
    axes = fig.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    axes.spines[["left", "bottom"]].set_color(INK)
    axes.tick_params(colors=INK)
    axes.xaxis.label.set_color(INK)
    axes.yaxis.label.set_color(INK)
    return fig, axes


def svg(fig: Any, name: str, description: str) -> str:
    """Return a figure as SVG that can stand within a page; `name` keeps its ids apart from those of other charts."""
    out = io.StringIO()
    fig.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    text = out.getvalue()
    text = text[text.index("<svg") :]
    # Names of parts are unique within a chart only.
    text = re.sub(r'(id="|url\(#|href="#)', rf"\g<1>{name}-", text)
    text = text.replace(INK, "currentColor").replace(PAPER, "var(--paper)")
    head = f'<svg role="img" aria-label="{description}"'
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    return text.replace("<svg", head, 1)


def fitted(labels: list[str]) -> list[str]:
    """Return labels that leave room for the chart: on two lines if need be; the table has them in full."""
    return ["\n".join(wrap(label, LONGEST, max_lines=2, placeholder=" …")) for label in labels]


def height(labels: list[str], each: float) -> float:
    """Return how high a chart with a row for each label is."""
    return 1.0 + len(labels) * (each + 0.14 if any("\n" in label for label in labels) else each)


def heat_map(names: list[str], rows: list[list[Json | None]], name: str, description: str) -> str:
    """Who beats whom."""
    from matplotlib.colors import LinearSegmentedColormap  # noqa: PLC0415

    side = 1.6 + 0.95 * len(names)
    fig, axes = figure(min(side + 1.2, 9), min(side, 8))
    nothing = float("nan")
    shares = [[nothing if cell is None else cell["rate"] for cell in row] for row in rows]
    colours = LinearSegmentedColormap.from_list("wins", [SECOND, "#ffffff", FIRST])
    axes.imshow(shares, cmap=colours, vmin=0, vmax=1)
    axes.set_xticks(range(len(names)), names, rotation=30, ha="right")
    axes.set_yticks(range(len(names)), names)
    axes.set_ylabel("wins of")
    axes.set_xlabel("against")
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            if cell is not None:
                strong = abs(cell["rate"] - 0.5) > 0.36
                axes.text(x, y, percent(cell["rate"]), ha="center", va="center", color="#ffffff" if strong else ON_PALE, fontsize=9)
    return svg(fig, name, description)


def rates(labels: list[str], entries: list[Json], name: str, description: str, middle: float | None = None) -> str:
    """Rates with their intervals, one line each."""
    labels, entries = fitted(labels[:MOST_BARS]), entries[:MOST_BARS]
    fig, axes = figure(8.6, height(labels, 0.27))
    if middle is not None:
        axes.axvline(middle, color=PALE, linewidth=1.5, zorder=0)
    for y, entry in enumerate(entries):
        axes.plot([entry["low"], entry["high"]], [y, y], color=FIRST, linewidth=2, solid_capstyle="butt")
        axes.plot([entry["rate"]], [y], "o", color=FIRST, markersize=5)
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.set_xlim(0, 1)
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
    axes.set_xlabel("games won, with 95 % interval")
    return svg(fig, name, description)


def differences(
    labels: list[str], entries: list[Json], name: str, description: str, ends: tuple[str, str] = ("low", "high")
) -> str:
    """Differences of rates with their intervals; nothing at zero."""
    labels, entries = fitted(labels[:MOST_BARS]), entries[:MOST_BARS]
    fig, axes = figure(8.6, height(labels, 0.27))
    axes.axvline(0, color=INK, linewidth=0.8)
    for y, entry in enumerate(entries):
        clear = entry["p_corrected"] < 0.05
        colour = (FIRST if entry["difference"] > 0 else SECOND) if clear else QUIET
        axes.plot([100 * entry[ends[0]], 100 * entry[ends[1]]], [y, y], color=colour, linewidth=2, solid_capstyle="butt")
        # Filled: shown; hollow: it could be chance. So the chart can be read without colours.
        axes.plot([100 * entry["difference"]], [y], "o", color=colour, markerfacecolor=colour if clear else PAPER, markersize=6)
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.set_xlabel("points of a hundred games, with 95 % interval")
    return svg(fig, name, description)


def binned(histogram: list[list[int]]) -> list[tuple[float, float, int]]:
    """Return a histogram in a few bins of the same width: from, to, games."""
    low, high = histogram[0][0], histogram[-1][0] + 1
    width = max(1, -(-(high - low) // BINS))
    bins: dict[int, int] = {}
    for edge, count in histogram:
        bins[(edge - low) // width] = bins.get((edge - low) // width, 0) + count
    return [(low + n * width, low + (n + 1) * width, bins.get(n, 0)) for n in range(max(bins) + 1)]


def lengths(histogram: list[list[int]], name: str, description: str) -> str:
    """How long games are."""
    fig, axes = figure(8.6, 3.0)
    for low, high, count in binned(histogram):
        axes.bar(low, count, width=(high - low) * 0.92, align="edge", color=FIRST)
    axes.set_xlabel("decisions in a game")
    axes.set_ylabel("games")
    axes.yaxis.get_major_locator().set_params(integer=True)
    return svg(fig, name, description)


def bars(labels: list[str], counts: list[int], name: str, description: str) -> str:
    """Counts by name."""
    labels = fitted(labels)
    fig, axes = figure(8.6, height(labels, 0.3))
    drawn = axes.barh(range(len(labels)), counts, color=FIRST)
    axes.bar_label(drawn, [f"{count:,}" for count in counts], padding=4, color=INK, fontsize=9)
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.set_xlabel("games")
    return svg(fig, name, description)


def course(gauges: list[Json], name: str, description: str) -> str:
    """The course of the gauges from the start of a game to its end."""
    fig, axes = figure(8.6, 3.6)
    for n, gauge in enumerate(gauges[: len(LINES)]):
        xs = [100 * moment["at"] for moment in gauge["moments"]]
        ys = [moment["mean"] for moment in gauge["moments"]]
        lows = [moment["mean"] if moment["low"] is None else moment["low"] for moment in gauge["moments"]]
        highs = [moment["mean"] if moment["high"] is None else moment["high"] for moment in gauge["moments"]]
        axes.fill_between(xs, lows, highs, color=LINES[n], alpha=0.15, linewidth=0)
        axes.plot(xs, ys, DASHES[n % len(DASHES)], color=LINES[n], label=gauge["gauge"])
    axes.set_xlabel("per cent of the game")
    axes.set_xlim(0, 100)
    # Beside the lines, so that it never lies upon them.
    axes.legend(frameon=False, fontsize=8, labelcolor=INK, loc="center left", bbox_to_anchor=(1.0, 0.5))
    return svg(fig, name, description)
