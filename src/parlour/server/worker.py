"""A process in which bots think: a question per line, an answer per line. It is given no more than the seat may know."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict
from typing import Any

import parlour
from parlour.bots.bot import EARLIER, SEARCHING, Bot, SearchingBot, ThinkingBot, make_bot, mind_of
from parlour.bots.foreign import ForeignBot, installed, is_file
from parlour.bots.hint import hints
from parlour.bots.mind import Budget, Mind
from parlour.engine.messages import USUAL
from parlour.engine.table import Table, table_from_position
from parlour.server.levels import ENDED, FAILED, NO_OPTION, TOO_LONG

LEAST = 30
"""Iterations a bot that gives way has at least."""

MOST_KEPT = 8
"""Bots of other people that are kept in mind at once; each has a process of its own."""


class Trouble(Exception):  # noqa: N818
    """What a bot did wrong, without a word about the game."""


class HurriedBot(SearchingBot):
    """Keeps to its level's seconds, and to its share of them while others wait."""

    def __init__(self, seed: int, level: str, share: float, notes: list[int]) -> None:
        super().__init__(seed, EARLIER.get(level, level), hurried=True, earlier=level in EARLIER)
        self.share = share
        self.notes = notes

    def decide(self, mind: Mind, table: Table, seat: int, options: list[int]) -> int:
        if not self.earlier:
            mind = mind.thinker(table.game, self.level)
        usual = mind.budget(self.level)
        iterations = max(LEAST, int(usual.iterations * self.share)) if usual.iterations else 0
        budget = Budget(iterations, usual.seconds * self.share)
        return mind.decide(table.game, seat, options, budget, self.noise(table, seat), self.notes)


class GuestBot(ForeignBot):
    """A bot of somebody's own; the table decides what happens when it fails, and is told no more than the kind of failure."""

    def _fall_back(self, table: Table, seat: int, trouble: str) -> str:
        super()._fall_back(table, seat, trouble)
        kinds = {"took": TOO_LONG, "ended": ENDED, "answered": NO_OPTION}
        raise Trouble(kinds.get(trouble.partition(" ")[0], FAILED))


_guests: dict[tuple[str, str], GuestBot] = {}


def bot_for(asked: Any) -> Bot:
    """Return the bot a question is for. A guest is kept for its own seat alone: it may remember what it saw."""
    level, seed = asked["level"], asked["seed"]
    if EARLIER.get(level, level) in SEARCHING:
        return HurriedBot(seed, level, asked.get("share", 1.0), asked.get("notes", []))
    if not is_file(level) and level not in installed():
        return make_bot(level, seed)
    who = (level, asked.get("who", ""))
    guest = _guests.pop(who, None) or GuestBot(level, seed)
    _guests[who] = guest
    while len(_guests) > MOST_KEPT:
        _guests.pop(next(iter(_guests)))
    return guest


def chosen(bot: Bot, table: Table, seat: int) -> str:
    """Return what a bot chooses. Of options others may not see it thinks about an only one, too: the time would tell them."""
    own = bot.own_options(table, seat)
    if isinstance(bot, ThinkingBot) and len(own) == 1 and table.game.asker.secret:
        bot.decide(mind_of(table.title.id), table, seat, [table.game.options[own[0]]])
    return bot.choose(table, seat)


def answer(asked: Any) -> dict[str, Any]:
    """Return the key a bot chooses, or the hints it gives, or what went wrong."""
    try:
        table = table_from_position(parlour.title(asked["game"]), asked["position"], asked.get("language", USUAL))
        if asked.get("hint"):
            return {"hints": [asdict(hint) for hint in hints(table, asked["seat"], asked["level"], hurried=True)]}
        bot = bot_for(asked)
        key = chosen(bot, table, asked["seat"])
        return {"key": key, "notes": bot.notes} if isinstance(bot, HurriedBot) and bot.notes else {"key": key}
    except Trouble as trouble:
        return {"trouble": str(trouble)}
    except Exception as mistake:  # noqa: BLE001 - whatever it was, the table must go on
        print(f"{type(mistake).__name__}: {mistake}", file=sys.stderr)  # noqa: T201 - seen when debugging only
        return {"trouble": FAILED}


def main() -> None:
    """Answer until nobody asks any more; whatever a bot prints goes to the error output."""
    if hasattr(os, "nice"):
        os.nice(5)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for line in sys.stdin:
        answers.write(json.dumps(answer(json.loads(line))) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
