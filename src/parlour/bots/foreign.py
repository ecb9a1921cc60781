"""Bots other people write: they think in a process of their own, know no more than their seat, and cannot hang a table."""

from __future__ import annotations

import json
import queue
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import blake2b
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from parlour.bots.bot import Bot, RandomBot
from parlour.engine import position
from parlour.engine.errors import BadInput
from parlour.engine.table import Table

GROUP = "parlour.bots"
PATIENCE = 10.0
"""So many seconds a bot has for one choice; starting up is not counted."""

STARTING = 60.0


def is_file(name: str) -> bool:
    """Say whether a name means a file with a bot."""
    return name.endswith(".py")


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Start processes that do not hear Ctrl-C at the terminal: whoever started them does, and ends them."""
    if not hasattr(signal, "pthread_sigmask"):  # another system, where consoles work otherwise
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@cache
def installed() -> dict[str, str]:
    """Return the bots that installed packages bring along: where each is made, by name."""
    return {found.name: found.value for found in entry_points(group=GROUP)}


def is_foreign(name: str) -> bool:
    """Say whether a name means a program of somebody else."""
    return is_file(name) or name in installed()


def own_chance(seed: int) -> int:
    """Return the seed a bot is told: its own is often made from the game's, and whoever knows that one knows every card to come."""
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=4).digest(), "big")


class ForeignBot(Bot):
    """Asks a bot in another process; whatever goes wrong there, a random legal choice is made, and each trouble said once."""

    def __init__(self, name: str, seed: int, patience: float = PATIENCE) -> None:
        super().__init__(seed)
        if is_file(name) and not Path(name).is_file():
            msg = f"no bot in {name}: there is no such file"
            raise BadInput(msg)
        self.name = name
        self.patience = patience
        self.troubles: list[str] = []
        self._fallback = RandomBot(seed)
        self._process: _Process | None = None
        self._ask_for_it()

    def choose(self, table: Table, seat: int) -> str:
        own = self.own_options(table, seat)
        decision = table.decision
        assert decision is not None
        keys = [decision.options[n].key for n in own]
        g = table.game.clone()
        g.redeal(seat, self.noise(table, seat))
        doc = position.write(table.title, table.setup, g)
        try:
            if self._process is None:
                self._ask_for_it()
            assert self._process is not None
            key = self._process.ask({"game": table.title.id, "position": doc, "seat": seat}, self.patience)
        except _Trouble as trouble:
            return self._fall_back(table, seat, str(trouble))
        if key not in keys:
            return self._fall_back(table, seat, f"answered {key!r:.60}, which is not among its options")
        return str(key)

    def __reduce__(self) -> Any:
        """A copy is made anew, with the same seed, in a process of its own."""
        return ForeignBot, (self.name, self.seed, self.patience), {"troubles": list(self.troubles)}

    def retire(self) -> None:
        """Leave the process to the next bot of the same name, which is then made anew in it; this one plays no more."""
        process, self._process = self._process, None
        if process is not None and process.alive:
            _idle.setdefault(self.name, []).append(process)

    def _ask_for_it(self) -> None:
        waiting = _idle.setdefault(self.name, [])
        while waiting and not waiting[-1].alive:
            waiting.pop()
        self._process = process = waiting.pop() if waiting else _Process()
        try:
            process.ask({"bot": self.name, "seed": own_chance(self.seed)}, STARTING)
        except _Trouble as trouble:
            process.stop()
            msg = f"the bot {self.name} cannot play: it {trouble}"
            raise BadInput(msg) from None

    def _fall_back(self, table: Table, seat: int, trouble: str) -> str:
        if self._process is not None and not self._process.alive:
            self._process = None
        said = f"The bot {self.name} {trouble}; a random legal choice was made for it."
        if said not in self.troubles:
            self.troubles.append(said)
            print(f"parlour: {said}", file=sys.stderr)  # noqa: T201 - whoever brought the bot along should know
        return self._fallback.choose(table, seat)


_idle: dict[str, list[_Process]] = {}
"""Processes whose game is over, by the bot they know: starting one takes longer than many a game."""


class _Trouble(Exception):  # noqa: N818
    """What a bot did wrong, as the end of a sentence that begins with its name."""


class _Process:
    """A process with one bot in it: a question per line, an answer per line."""

    def __init__(self) -> None:
        with deaf_to_ctrl_c():
            self._process = subprocess.Popen(
                [sys.executable, "-m", "parlour.bots.foreign_process"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        self._answers: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._end = weakref.finalize(self, _stop, self._process)
        threading.Thread(target=_read, args=(self._process.stdout, self._answers), daemon=True).start()

    def ask(self, question: dict[str, Any], seconds: float) -> Any:
        """Return the answer; a bot that takes too long or ends is stopped."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
            line = self._answers.get(timeout=seconds)
        except queue.Empty:
            self.stop()
            msg = f"took longer than {seconds:g} {'second' if seconds == 1 else 'seconds'}"
            raise _Trouble(msg) from None
        except OSError:
            line = ""
        if not line:
            self.stop()
            msg = "ended its process"
            raise _Trouble(msg)
        answer = json.loads(line)
        if "error" in answer:
            msg = f"failed ({answer['error']})"
            raise _Trouble(msg)
        return answer.get("key")

    @property
    def alive(self) -> bool:
        """Say whether there is anybody to ask."""
        return self._end.alive and self._process.poll() is None

    def stop(self) -> None:
        """End the process; that also happens when nobody holds it any more."""
        self._end()


def _stop(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()


def _read(pipe: Any, answers: queue.SimpleQueue[str]) -> None:
    with suppress(ValueError, OSError):
        for line in pipe:
            answers.put(line)
    answers.put("")
