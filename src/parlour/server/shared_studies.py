"""Studies where several servers share a database: one of them plays a study, all of them know of it.

The node that plays writes down every second how far it has come, and reads whether its study is to end. A study whose node has
not been heard of for a while has ended with it; what it had found by then stays.
"""

from __future__ import annotations

import asyncio
import json
import zlib
from contextlib import suppress

from parlour.engine.said import Said
from parlour.engine.table import Table, new_table
from parlour.engine.title import Title
from parlour.games import title
from parlour.server import studies
from parlour.server.contract import Store, StoreFailed
from parlour.server.metrics import Metrics
from parlour.server.refusals import Refused
from parlour.server.settings import Settings
from parlour.server.studies import Studies, Study
from parlour.server.studies_postgres import Row, begin_row, end_row, read_row, remove_row, tell_row

BEAT = 1.0
"""Seconds between two lines on file about a study that is played."""

MOST_TITLES = 32
"""Games as they were changed for studies elsewhere, remembered."""


class SharedStudies(Studies):
    """The studies this node plays, and those it has read about."""

    def __init__(self, settings: Settings, metrics: Metrics, store: Store) -> None:
        super().__init__(settings, metrics)
        self.store = store
        self._titles: dict[str, Title] = {}

    async def of(self, device: bytes | None) -> Study | None:
        if device is None:
            return None
        row = await self.store.own(lambda c: read_row(c, device))
        mine = await super().of(device)
        if row is None:
            return None
        return mine if mine is not None and mine.id == row.id else await self._read(row)

    async def _read(self, row: Row) -> Study:
        """Return a study that another node plays, or has played."""
        doc = json.loads(zlib.decompress(row.doc))
        if row.id not in self._titles:
            # To read packs may take a while.
            table = await asyncio.to_thread(new_table, title(doc["asked"]["game"]), 0, doc["asked"]["setup"])
            self._titles[row.id] = table.title
            while len(self._titles) > MOST_TITLES:
                del self._titles[next(iter(self._titles))]
        state = doc["state"] if row.runs or doc["state"] not in studies.RUNNING else "stopped"
        return Study(
            doc["address"],
            self._titles[row.id],
            doc["asked"],
            id=row.id,
            state=state,
            found=doc["found"],
            report=row.report,
            asked_to_end=doc["ending"],
            line=doc["place"],
        )

    async def begin(self, device: bytes, address: str, table: Table, level: str, games: int) -> Study:
        self._look_for_room(address)
        study = self._new(address, table, level, games)
        row = self._row(study)
        self._coming.append(study)
        try:
            refused = await self.store.change_own(lambda c: begin_row(c, device, address, row))
        finally:
            self._coming.remove(study)
        if refused == "mine":
            raise Refused("conflict", Said("one-study"))
        if refused:
            self.metrics.add("limited")
            raise Refused("too_many", Said("too-many-studies"))
        self._set_going(device, study)
        telling = asyncio.create_task(self._keep_telling(device, study))
        self._going.add(telling)
        telling.add_done_callback(self._going.discard)
        return study

    def _row(self, study: Study) -> Row:
        doc = {
            "address": study.address,
            "asked": study.asked,
            "state": study.state,
            "found": study.found,
            "ending": study.asked_to_end,
            "place": self.place(study),
        }
        return Row(study.id, study.runs, zlib.compress(json.dumps(doc).encode(), 1), study.report)

    async def _tell(self, device: bytes, study: Study) -> bool | None:
        row = self._row(study)
        return await self.store.change_own(lambda c: tell_row(c, device, row))

    async def _keep_telling(self, device: bytes, study: Study) -> None:
        """Write about a study until it is over; what cannot be written now is written later."""
        told = False
        assert study.task is not None
        while not told:
            # At once when it is over.
            await (asyncio.wait({study.task}, timeout=BEAT) if study.runs else asyncio.sleep(BEAT))
            runs = study.runs
            with suppress(StoreFailed):
                ends = await self._tell(device, study)
                if ends is None:
                    # The same visitor may have begun another one here.
                    if self._all.get(device) is study:
                        self._drop(device)
                    return
                if ends and study.runs:
                    await self._halt(study)
                told = not runs

    async def stop(self, device: bytes) -> None:
        if not await self.store.change_own(lambda c: end_row(c, device)):
            raise Refused("unknown", Said("no-study"))
        study = self._all.get(device)
        if study is not None:
            # At once where it is played; another node reads of it in a second.
            await self._halt(study)

    async def forget(self, device: bytes) -> None:
        await self.store.change_own(lambda c: remove_row(c, device))
        await super().forget(device)

    async def close(self) -> None:
        await super().close()
        for device, study in list(self._all.items()):
            with suppress(StoreFailed):
                await self._tell(device, study)


def studies_of(settings: Settings, metrics: Metrics, store: Store) -> Studies:
    """Return the studies of a server, alone or among others."""
    return SharedStudies(settings, metrics, store) if store.shared else Studies(settings, metrics)
