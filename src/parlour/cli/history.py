"""What `parlour bench` measured before: a file with one line for each run, and what has become slower since."""

from __future__ import annotations

import json
import platform
import sysconfig
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from parlour.engine.errors import BadInput
from parlour.engine.reading import read_text

if TYPE_CHECKING:
    from pathlib import Path

SLOWER = 0.05
"""What counts as slower. Only ratios to python-chess in the same run are compared: they stay when the machine changes its pace."""

LEAST, MOST = 0, 1e9
"""Between them lies every ratio; what was too slow for its four digits is kept as 0 and not compared."""

SPEEDS = (("random play", "decisions_per_s"), ("search", "search_iterations_per_s"))


def interpreter() -> dict[str, Any]:
    """Return how this Python was built: python-chess runs on it, so the ratios depend on it."""
    settings = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    flags = f" {sysconfig.get_config_var('PY_CFLAGS') or ''} {sysconfig.get_config_var('OPT') or ''} ".split()
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "compiler": platform.python_compiler(),
        "optimised": next((flag for flag in reversed(flags) if flag.startswith("-O")), None),
        "profile_guided": "--enable-optimizations" in settings,
        "link_time": "--with-lto" in settings,
        "shared_library": bool(sysconfig.get_config_var("Py_ENABLE_SHARED")),
        "debug": bool(sysconfig.get_config_var("Py_DEBUG")),
        "machine": platform.machine(),
    }


def in_words(built: dict[str, Any]) -> str:
    """Return how an interpreter was built, in one line."""
    how = [
        f"{built['implementation']} {built['python']}",
        str(built["compiler"]),
        str(built["optimised"] or "optimisation not known"),
        "profile-guided" if built["profile_guided"] else "not profile-guided",
    ]
    how += [words for name, words in BUILT_WORDS.items() if built[name]]
    return ", ".join([*how, str(built["machine"])])


BUILT_WORDS = {"link_time": "link-time optimised", "shared_library": "as a shared library", "debug": "a debug build"}


def entry(told: dict[str, Any]) -> dict[str, Any]:
    """Return a line of the history: when, on what, and how many times python-chess everything was."""
    yardstick = told["yardstick_moves_per_s"]
    if not yardstick:
        msg = "without python-chess there is no ratio to keep or compare; install it: pip install chess"
        raise BadInput(msg)
    ratios: dict[str, float] = {}
    for game, figures in told["games"].items():
        for name, field in SPEEDS:
            ratios[f"{game}, {name}"] = round(figures[field] / yardstick, 4)
        # Clones in a second; the figure shown to people is the time for one.
        ratios[f"{game}, clones"] = round(1e6 / figures["clone_us"] / yardstick, 4)
    for game, steps in told["env_steps_per_s"].items():
        if game != "others":
            ratios |= {f"{game}, {row}": round(speed / yardstick, 4) for row, speed in steps.items() if speed}
    return {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "compiled": told["compiled"],
        "interpreter": told["interpreter"],
        "times_yardstick": ratios,
    }


def read(path: Path) -> list[dict[str, Any]]:
    """Return the lines of a history; anything else is refused."""
    try:
        text = read_text(path)
    except FileNotFoundError:
        msg = f"{path}: there is no such file; `parlour bench --save {path}` begins one"
        raise BadInput(msg) from None
    except (OSError, UnicodeDecodeError):
        msg = f"{path} cannot be read"
        raise BadInput(msg) from None
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            doc = json.loads(line)
            found.append({name: doc[name] for name in ("when", "compiled", "interpreter", "times_yardstick")})
            datetime.fromisoformat(doc["when"])
            known = all(isinstance(ratio, (int, float)) and LEAST <= ratio <= MOST for ratio in doc["times_yardstick"].values())
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            known = False
        if not known:
            msg = f"{path}, line {number}: this is no history of `parlour bench`"
            raise BadInput(msg) from None
    return found


def save(path: Path, line: dict[str, Any]) -> None:
    """Add a line to a history; a file that is something else stays as it is."""
    if path.exists():
        read(path)
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
    except OSError as mistake:
        msg = f"{path}: {mistake.strerror}"
        raise BadInput(msg) from None


def before(path: Path, now: dict[str, Any]) -> dict[str, Any]:
    """Return the last line measured in the same way: compiled or not, on a Python built alike."""
    alike = [line for line in read(path) if line["compiled"] == now["compiled"] and line["interpreter"] == now["interpreter"]]
    if not alike:
        mode = "compiled" if now["compiled"] else "interpreted"
        msg = f"{path} holds no run to compare with: {mode}, {in_words(now['interpreter'])}"
        raise BadInput(msg)
    return alike[-1]


def compare(old: dict[str, Any], now: dict[str, Any]) -> tuple[list[str], list[str]]:
    """Return what changed, a line each, and the names of what has become slower."""
    lines, slower = [f"times python-chess, and on {old['when'][:10]}"], []
    for name, ratio in now["times_yardstick"].items():
        was = old["times_yardstick"].get(name)
        if not was:
            continue
        change = ratio / was - 1
        if change < -SLOWER:
            slower.append(name)
        lines.append(f"  {name:<44} {ratio:>10.4g} {was:>10.4g} {change:>+8.1%}{'  slower' if change < -SLOWER else ''}")
    return lines, slower
