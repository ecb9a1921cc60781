"""A process in which bots think: reads a question per line, writes a key per line. It is given no more than the seat may know."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

import parlour


def answer(question: Any) -> dict[str, str]:
    """Return the key a bot of that level chooses, or what went wrong."""
    try:
        table = parlour.position(question["game"], question["position"])
        return {"key": parlour.bot(question["level"], question["seed"]).choose(table, question["seat"])}
    except Exception as mistake:  # noqa: BLE001 - whatever it was, the table must go on
        return {"error": f"{type(mistake).__name__}: {mistake}"}


def main() -> None:
    """Answer until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(5)
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
