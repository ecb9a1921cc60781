"""A seat at a table on a server: the same screen, friends in browsers at the other seats."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any

from parlour.client import Refused, Seat
from parlour.engine.errors import BadInput
from parlour.engine.table import Hint
from parlour.engine.title import Json, Refusal, Title
from parlour.terminal.sitting import Choice, Glance, Sitting, refusal

LISTENING = 0.04
"""Seconds the connection listens before it looks whether the person wants something."""

LOST = "The connection is lost; trying again …"


class RemoteSitting(Sitting):
    """One connection, worked by a thread of its own; the screen asks it and never waits."""

    can_save = False
    can_talk = True

    def __init__(self, title: Title, seat: Seat, invitations: str = "") -> None:
        super().__init__(title)
        self.seat = seat
        self.invitations = invitations
        self.notice = invitations
        self._wishes: SimpleQueue[tuple[Callable[[], Any], Future[Any]]] = SimpleQueue()
        self._ending = threading.Event()
        self._since = 0
        self._heard = (-1, 0, 0)

    # Looking.

    def look(self) -> Glance:
        states = self.seat.states
        held = list(self.seat.you.get("seats", []))
        seat = self._eyes(held)
        state: Json = states[seat]
        view: Json = state["view"]
        table = self.seat.table_state
        names = tuple(str(row["name"]) for row in table.get("seats", []))
        choices = tuple(
            Choice(o["key"], own, o["text"], o["rule"], tuple(o["about"]))
            for own in held
            if own in states and states[own]["view"]["decision"] is not None
            for o in states[own]["view"]["decision"]["options"]
        )
        events = [{**event, "version": event["moment"]} for event in self.seat.events.get(seat, [])]
        return Glance(
            view=view,
            names=names,
            you=" and ".join(names[own] for own in held if own < len(names)),
            question=self._question(view, names, choices),
            choices=choices,
            events=events,
            version=int(state["version"]),
            since=self._since,
            can_undo=True,
            over=view["outcome"] is not None,
            said=tuple(f"{said['name']}: {said['text']}" if said.get("name") else str(said["text"]) for said in self.seat.chat),
        )

    def _eyes(self, held: list[int]) -> int | None:
        states = self.seat.states
        asked = [own for own in held if own in states and (states[own]["view"]["decision"] or {}).get("options")]
        found = [*asked, *(own for own in held if own in states)]
        return found[0] if found else next(iter(states))

    def _question(self, view: Json, names: tuple[str, ...], choices: tuple[Choice, ...]) -> str:
        if view["outcome"] is not None:
            return f"The game is over. {view['outcome']['reason']}"
        decision = view["decision"]
        if choices and decision["prompt"]:
            return str(decision["prompt"])
        asked = " and ".join(names[seat] for seat in decision["seats"] if seat < len(names))
        return f"{asked} {decision['waiting']} …"

    # The connection.

    async def run(self) -> None:
        """Listen until the person leaves."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._work, loop)

    def _work(self, loop: asyncio.AbstractEventLoop) -> None:
        while not self._ending.is_set():
            try:
                wish, answer = self._wishes.get_nowait()
            except Empty:
                self._listen()
            else:
                try:
                    answer.set_result(wish())
                except Exception as trouble:  # noqa: BLE001 - whoever wished it is told
                    answer.set_exception(trouble)
            heard = (self.seat.version, len(self.seat.chat), hash(str(self.seat.table_state)))
            if heard != self._heard:
                self._heard = heard
                loop.call_soon_threadsafe(self.changed)
        self.seat.close()

    def _listen(self) -> None:
        try:
            self.seat.listen(LISTENING)
            self.notice = self.invitations
        except (OSError, Refused):
            self.notice = LOST
            self._ending.wait(1.0)

    async def _wish(self, wish: Callable[[], Any]) -> Any:
        answer: Future[Any] = Future()
        self._wishes.put((wish, answer))
        return await asyncio.wrap_future(answer)

    # Acting.

    async def choose(self, choice: Choice) -> None:
        await self._wish(lambda: self.seat.choose(choice.key, seat=choice.seat))
        self._since = self.seat.version
        self.changed()

    async def undo(self) -> None:
        await self._wish(self.seat.undo)
        self.changed()

    async def why_not(self, key: str) -> Refusal:
        return refusal(await self._wish(lambda: self.seat.why_not(key)))

    async def hint(self) -> list[Hint]:
        found = await self._wish(self.seat.hint)
        return [Hint(**{name: hint.get(name, "") for name in ("key", "text", "chance", "low", "high", "reason")}) for hint in found]

    async def say(self, text: str) -> None:
        await self._wish(lambda: self.seat.say(text))

    async def let_go_on(self) -> None:
        msg = "Just wait: the others can choose meanwhile."
        raise BadInput(msg)

    async def close(self) -> None:
        self._ending.set()
