"""Which bots sit down at this server's tables: the levels, bots that were installed, and files named when it was started."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from parlour.bots.bot import ALSO_CALLED, EARLIER, LEVELS, has_mind
from parlour.bots.foreign import ForeignBot, installed, is_file
from parlour.bots.taught import all_of
from parlour.engine.errors import BadInput

FALLBACK = "casual"
"""Who plays on for others."""

TOO_LONG, ENDED, NO_OPTION, FAILED, BUSY = "too-long", "ended", "no-option", "failed", "busy"
"""What can be wrong with a bot, as the messages `bot-failed` and `no-hint` tell it."""

_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")


class Levels:
    """The bots of a server. A client names them; it never names a file."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.foreign: dict[str, str] = {name: name for name in sorted(installed()) if name not in (*LEVELS, *EARLIER)} | dict(files)
        """By name, what `make_bot` calls it."""

    def of(self, game: str) -> list[str]:
        """Return the bots that play a game, weakest first; those of other people come last."""
        own = [level for level in LEVELS if level == "random" or has_mind(game)]
        return [*own, *self.foreign]

    def check(self, game: str, level: str | None) -> str:
        """Return a bot's name if it can play the game."""
        known = list(dict.fromkeys([*(bot.level for bot in all_of(game)), *self.foreign]))
        level = ALSO_CALLED.get(level or "", level)
        if level not in known:
            msg = f"no bot of level {level!r} plays {game}; there are {', '.join(known)}"
            raise BadInput(msg)
        return level

    def source(self, level: str) -> str:
        """Return what `make_bot` calls a bot of this name; nothing if only a database says that this program is one."""
        return self.foreign.get(level, "" if is_file(level) else level)

    def fallback(self, game: str) -> str:
        """Return who plays on for a bot that failed too often, and decides for somebody whose time is up if nothing passes."""
        return FALLBACK if has_mind(game) else "random"


def read_files(paths: Iterable[str]) -> dict[str, str]:
    """Read `--bot path/to/clever.py`: the bot is called `clever` from then on; one that cannot play is refused now."""
    found: dict[str, str] = {}
    for path in paths:
        name = path.replace("\\", "/").rpartition("/")[2].removesuffix(".py").lower()
        if not is_file(path) or not _NAME.fullmatch(name):
            msg = f"--bot: a Python file with a plain name, like clever.py, not {path!r}"
            raise BadInput(msg)
        if name in found or name in (*LEVELS, *EARLIER, *ALSO_CALLED) or name in installed():
            msg = f"--bot {path}: there is a bot called {name} already"
            raise BadInput(msg)
        ForeignBot(path, 0)
        found[name] = str(Path(path).resolve())
    return found
