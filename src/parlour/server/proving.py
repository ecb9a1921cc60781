"""What could hang or fail is tried first in a process that can be ended: nothing hostile is ever read by the server itself.

Only what came through there, within its time, is read again here, in a thread and with time to spare.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import asdict
from math import inf
from typing import Any

from parlour.engine.said import Said
from parlour.server.journal import Move, TableInfo
from parlour.server.metrics import Metrics
from parlour.server.process import Processes, Worker
from parlour.server.refusals import Refused
from parlour.server.statements import values_of
from parlour.server.turns import UnderWay

MARGIN = 4.0
"""How many times longer than the trial the same may take in the server, where others compute, too."""


def written(info: TableInfo, moves: Sequence[Move], **more: str) -> bytes:
    """Return a table as that process is told of it."""
    return json.dumps({"info": asdict(info), "moves": [values_of(move) for move in moves], **more}).encode()


class TookTooLong(Exception):  # noqa: N818
    """It took longer than allowed, or ended its process."""


PROCESSES = 2
"""One address takes one of them at a time, however long that lasts: there is another one for everybody else."""


class Prover(Processes):
    """A few processes, and a queue before them; as long as one is enough no other is started."""

    def __init__(self, seconds: float, most_waiting: int, metrics: Metrics) -> None:
        super().__init__("parlour.server.prover", PROCESSES, one_each=True)
        self.seconds = seconds
        self.most_waiting = most_waiting
        self.metrics = metrics
        self.asking = UnderWay()
        """What is asked, or waits for that."""

    async def ask(self, what: str, body: bytes, who: str = "") -> Any:
        """Return what the process finds; a refusal is in words, and `TookTooLong` says that it was ended.

        Where it is known who asks, one address has no more than its share of the queue, and waits for itself first.
        """
        if self.asking.full(who, max(1, self.most_waiting // SHARE) if who else inf, self.most_waiting):
            self.metrics.add("limited")
            raise Refused("too_many", Said("too-much-read"))
        with self.asking.one(who):
            # What nobody in particular asks for has a turn of its own.
            async with self.one(who or object()) as worker:
                answer = await self._ask(worker, what, body)
        if "refused" in answer:
            raise Refused("bad_request", answer["refused"])
        return answer["found"]

    async def _ask(self, worker: Worker, what: str, body: bytes) -> Any:
        asked = {"do": what, "size": len(body), "seconds": self.seconds}
        # A process that gave up after its last answer is noticed only now; it is asked anew once.
        for fresh in (worker.process is None, True):
            began = asyncio.get_running_loop().time()
            try:
                return await asyncio.wait_for(worker.ask(asked, body), self.seconds + (STARTING if fresh else 0))
            except (TimeoutError, OSError, ValueError) as mistake:
                await worker.stop()
                quick = asyncio.get_running_loop().time() - began < AT_ONCE
                if fresh or isinstance(mistake, TimeoutError) or not quick:
                    self.metrics.add("unreadable")
                    raise TookTooLong from None
            except asyncio.CancelledError:
                await worker.stop()
                raise
        raise TookTooLong


SHARE = 4
"""So many addresses fill the queue, and no fewer."""

STARTING = 10.0
"""Seconds a process may need to start on a busy machine."""

AT_ONCE = 0.5
