"""A process beside the server that answers one question at a time, and can be ended at any moment."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sys
from contextlib import suppress
from typing import Any

from parlour.engine.title import Json

log = logging.getLogger("parlour.process")

MOST_LINE = 16 * 1024 * 1024


class Worker:
    """Runs a module; started when first asked, and again after it was stopped."""

    def __init__(self, module: str, *arguments: str) -> None:
        self.command = ("-m", module, *arguments)
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start the process, if it does not run."""
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # What a bot prints may be about its hand: it is shown only to whoever looks for mistakes.
                stderr=None if log.isEnabledFor(logging.DEBUG) else asyncio.subprocess.DEVNULL,
                limit=MOST_LINE,
                # Ctrl-C is for the server; and whatever was started from there can be ended together.
                start_new_session=True,
            )

    async def ask(self, asked: Json, body: bytes = b"") -> Json:
        """Send a question, a line of JSON and what belongs to it, and return the answer, which is a line of JSON, too."""
        await self.start()
        process = self.process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(asked).encode() + b"\n" + body)
        await process.stdin.drain()
        answer = json.loads(await process.stdout.readline())
        assert isinstance(answer, dict)
        return answer

    async def say(self, said: Any) -> None:
        """Say something more to a process that works on an answer."""
        process = self.process
        if process is not None:
            assert process.stdin is not None
            process.stdin.write(json.dumps(said).encode() + b"\n")
            await process.stdin.drain()

    async def more(self) -> Json:
        """Return another line of an answer that has several."""
        process = self.process
        assert process is not None
        assert process.stdout is not None
        answer = json.loads(await process.stdout.readline())
        assert isinstance(answer, dict)
        return answer

    async def stop(self) -> None:
        """End the process and whatever it has started."""
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError, PermissionError):
                if hasattr(os, "killpg"):
                    os.killpg(process.pid, signal.SIGKILL)
                else:
                    process.kill()
            await process.wait()
