"""Plant mistakes in the rules and see whether a test notices: `make mutants`, or `python -m mutants --help`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from hashlib import sha256
from pathlib import Path

from mutants.changes import GAMES, Change, changes
from mutants.running import SURVIVED, Verdict
from mutants.sweep import plant, sweep

JUDGED = Path(__file__).parent / "judged.txt"
PLANTED = Path(__file__).parent / "planted.txt"


def pairs(path: Path) -> dict[str, str]:
    """Return the mistakes of a list by name, each with the line below it: why it changes nothing, or which tests notice."""
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    entries = [line for line in lines if line and not line.startswith("#")]
    return dict(zip(entries[::2], entries[1::2], strict=True))


def unnoticed(jobs: int) -> list[str]:
    """Plant the bugs of the short list, each before the tests that must notice; return what is wrong, a line each."""
    wrong = []
    listed = pairs(PLANTED)
    for game in GAMES:
        every = {change.name: change for change in changes(game)}
        names = [name for name in listed if name.startswith(f"{game}/")]
        wrong += [f"There is no such place any more: {name}" for name in names if name not in every]
        here = [(every[name], listed[name]) for name in names if name in every]
        if here:
            wrong += [f"{verdict.change.name}: {SURVIVED}" for verdict in plant(game, here, jobs) if verdict.fate == SURVIVED]
    return wrong


def chosen(game: str, arguments: argparse.Namespace) -> list[Change]:
    every = changes(game)
    if arguments.again:
        names = {entry["change"] for entry in json.loads(arguments.again.read_text(encoding="utf-8"))[game]["survivors"]}
        return [change for change in every if change.name in names]
    if arguments.only:
        return [change for change in every if arguments.only in change.name]
    return sample(every, arguments.seed, arguments.count)


def sample(every: list[Change], seed: int, count: int) -> list[Change]:
    """Return some mistakes by lot; each has a lot of its own, so that a change elsewhere in the sources leaves the others in."""
    return sorted(every, key=lambda change: sha256(f"{seed} {change.name}".encode()).digest())[:count]


def report(game: str, verdicts: list[Verdict], harmless: dict[str, str]) -> dict[str, object]:
    """Return the shares of a game; a mistake that survived and was not judged harmless counts as missed."""
    survivors = [verdict for verdict in verdicts if verdict.fate == SURVIVED]
    missed = [verdict for verdict in survivors if verdict.change.name not in harmless]
    count = len(verdicts) - (len(survivors) - len(missed))
    unseen = [verdict for verdict in missed if not verdict.golden]
    return {
        "game": game,
        "planted": len(verdicts),
        "judged_harmless": len(survivors) - len(missed),
        "noticed": count - len(missed),
        "share": round((count - len(missed)) / count, 4) if count else 1.0,
        "share_with_goldens": round((count - len(unseen)) / count, 4) if count else 1.0,
        "seconds": round(sum(verdict.seconds for verdict in verdicts), 1),
        "survivors": [
            {"change": verdict.change.name, "line": verdict.change.line, "golden": verdict.golden}
            for verdict in sorted(missed, key=lambda verdict: (verdict.change.file, verdict.change.line))
        ],
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="mutants", description="Plant mistakes in the rules and see whether a test notices.")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--count", type=int, default=300, help="how many mistakes in each game (300)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time (1)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--only", default="", metavar="TEXT", help="all mistakes whose name holds this text, instead of a sample")
    parser.add_argument("--again", type=Path, metavar="FILE", help="the survivors of an earlier result, instead of a sample")
    parser.add_argument("--planted", action="store_true", help="the short list of planted.txt, all of which must be noticed")
    parser.add_argument("--quiet", action="store_true", help="no progress on standard error")
    arguments = parser.parse_args()

    if arguments.planted:
        wrong = unnoticed(arguments.jobs)
        sys.exit("\n".join(wrong) if wrong else 0)

    screen = os.dup(2)

    def say(line: str) -> None:
        if not arguments.quiet:
            os.write(screen, f"{line}\n".encode())

    harmless = pairs(JUDGED)
    reports = {}
    for game in arguments.games:
        found = report(game, list(sweep(game, chosen(game, arguments), arguments.jobs, say)), harmless)
        reports[game] = found
        if not arguments.json:
            sys.stdout.write(words(found))
            sys.stdout.flush()
    if arguments.json:
        sys.stdout.write(json.dumps(reports, indent=1) + "\n")


def words(found: dict[str, object]) -> str:
    """Return a game's part of the report for people."""
    shares = f"{found['share']:.1%} noticed by tests of rules, {found['share_with_goldens']:.1%} with goldens"
    lines = [f"{found['game']}: {shares}; {found['planted']} planted, {found['judged_harmless']} change nothing"]
    survivors = found["survivors"]
    assert isinstance(survivors, list)
    for entry in survivors:
        place, _, change = entry["change"].partition(" ")
        golden = " (a golden notices)" if entry["golden"] else ""
        lines.append(f"  {place}:{entry['line']} {change}{golden}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
