"""The process a bot of somebody's own lives in: first it is told which bot, then it answers one question per line."""

from __future__ import annotations

import json
import os
import runpy
import sys
from importlib.metadata import entry_points
from typing import Any

from parlour.bots.foreign import GROUP, is_file
from parlour.engine.errors import BadInput
from parlour.engine.table import table_from_position
from parlour.games import title


def make(name: str, seed: int) -> Any:
    """Return the bot that a file or an installed package makes."""
    if is_file(name):
        sys.path.insert(0, "")
        made = runpy.run_path(name, run_name="parlour_bot").get("make_bot")
        if not callable(made):
            msg = "it defines no function make_bot(seed)"
            raise BadInput(msg)
    else:
        (found,) = (entry for entry in entry_points(group=GROUP) if entry.name == name)
        made = found.load()
    bot = made(seed)
    if not callable(getattr(bot, "choose", None)):
        msg = "what make_bot(seed) returns has no method choose(table, seat)"
        raise BadInput(msg)
    return bot


def main() -> None:
    """Answer until nobody asks any more; whatever the bot prints goes to the error output."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    # What a bot starts itself is found as it always is.
    os.environ.pop("PYTHONSAFEPATH", None)
    bot: Any = None
    for line in sys.stdin:
        question = json.loads(line)
        answer: dict[str, Any] = {}
        try:
            if "bot" in question:
                bot = make(question["bot"], question["seed"])
            else:
                table = table_from_position(title(question["game"]), question["position"])
                key = bot.choose(table, question["seat"])
                answer["key"] = key if isinstance(key, str) else repr(key)
        except Exception as mistake:  # noqa: BLE001 - whatever it was, the table must go on
            answer["error"] = f"{type(mistake).__name__}: {mistake}"
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
