"""A seat at a table on a server: the same screen, friends in browsers at the other seats."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from time import time
from typing import Any

from parlour.client import Refused, Seat
from parlour.engine.errors import BadInput
from parlour.engine.messages import USUAL
from parlour.engine.said import Value
from parlour.engine.table import Hint
from parlour.engine.title import Json, Refusal, Title
from parlour.terminal.sitting import Choice, Glance, Invitation, Sitting, refusal

LISTENING = 0.04
"""Seconds the connection listens before it looks whether the person wants something."""


class RemoteSitting(Sitting):
    """One connection, worked by a thread of its own; the screen asks it and never waits."""

    can_save = False
    can_talk = True
    elsewhere = True

    def __init__(self, title: Title, seat: Seat, links: dict[int, str] | None = None, language: str = USUAL) -> None:
        super().__init__(title, language)
        self.seat = seat
        self.links = links or {}
        """The invitations, by seat."""
        self.can_go_back = bool(seat.table_state.get("cooperative")) and bool(seat.you.get("seats"))
        self._lost = False
        self._wishes: SimpleQueue[tuple[Callable[[], Any], Future[Any]]] = SimpleQueue()
        self._ending = threading.Event()
        self._since = 0
        self._heard = (-1, 0, 0)
        # How far the server's clock is ahead of ours: deadlines are told by the server's.
        self._ahead = float(seat.table_state.get("now", time())) - time()

    # Looking.

    @property
    def setup(self) -> Json:
        agreed: Json = self.seat.table_state["setup"]
        return agreed

    def look(self) -> Glance:
        states = self.seat.states
        held = list(self.seat.you.get("seats", []))
        seat = self._eyes(held)
        state: Json = states[seat]
        view: Json = state["view"]
        table = self.seat.table_state
        rows = table.get("seats", [])
        names = tuple(str(row["name"]) for row in rows)
        self.notice = self.words("lost") if self._lost else self._proposal() or self._waiting_for_guests()
        choices = tuple(
            Choice(o["key"], own, o["text"], o["rule"], tuple(o["about"]))
            for own in held
            if own in states and states[own]["view"]["decision"] is not None
            for o in states[own]["view"]["decision"]["options"]
        )
        return Glance(
            view=view,
            names=names,
            you=self.words.listed([str(rows[own]["role"]) for own in held if own < len(rows)]),
            question=self._question(view, names, choices),
            choices=choices,
            events=self.seat.events.get(seat, []),
            moment=int(state["moment"]),
            since=self._since,
            can_undo=bool(state["can_undo"]),
            meanwhile=self._meanwhile(view, held, names) if choices else "",
            over=view["outcome"] is not None,
            said=tuple(_line(said) for said in self.seat.chat),
        )

    def _meanwhile(self, view: Json, held: list[int], names: tuple[str, ...]) -> str:
        asked = (view["decision"] or {}).get("seats", [])
        others: list[Value] = [names[seat] for seat in asked if seat not in held and seat < len(names)]
        return self.words("or-wait", seats=others) if others else ""

    def invitations(self) -> list[Invitation]:
        rows = self.seat.table_state.get("seats", [])
        return [Invitation(n, str(rows[n]["role"]), url) for n, url in self.links.items() if rows[n]["holder"] == "open"]

    def _waiting_for_guests(self) -> str:
        free = len(self.invitations())
        return self.words("seats-free", free=free) if free else ""

    def seconds_left(self) -> int | None:
        deadline = self.seat.table_state.get("deadline")
        return None if deadline is None else max(0, round(deadline - time() + self._ahead))

    def _eyes(self, held: list[int]) -> int | None:
        states = self.seat.states
        asked = [own for own in held if own in states and (states[own]["view"]["decision"] or {}).get("options")]
        found = [*asked, *(own for own in held if own in states)]
        return found[0] if found else next(iter(states))

    def _question(self, view: Json, names: tuple[str, ...], choices: tuple[Choice, ...]) -> str:
        if view["outcome"] is not None:
            return self.words("over", reason=view["outcome"]["reason"])
        decision = view["decision"]
        if choices and decision["prompt"]:
            return str(decision["prompt"])
        asked = self.words.listed([names[seat] for seat in decision["seats"] if seat < len(names)])
        return f"{asked} {decision['waiting']} …"

    # Going back together.

    def _vote(self) -> Json | None:
        vote: Json | None = self.seat.table_state.get("vote")
        return vote

    @property
    def asked_to_vote(self) -> bool:
        vote = self._vote()
        return vote is not None and any(own in vote["missing"] for own in self.seat.you.get("seats", []))

    def _proposal(self) -> str:
        vote = self._vote()
        if vote is None:
            return ""
        rows = self.seat.table_state["seats"]
        missing: list[Value] = [str(rows[seat]["name"]) for seat in vote["missing"]]
        return self.words(
            "vote-now" if self.asked_to_vote else "vote-open",
            name=str(rows[vote["by"]]["name"]),
            choices=int(self.seat.state["moment"] - vote["to"]),
            missing=missing,
        )

    async def vote(self, *, yes: bool) -> None:
        vote = self._vote()
        if vote is not None:
            own = next(own for own in self.seat.you["seats"] if own in vote["missing"])
            await self._wish(lambda: self.seat.vote(vote["proposal"], yes=yes, seat=own))
            self.changed()

    async def propose_back(self, choices: int) -> None:
        await self._wish(lambda: self.seat.rewind(max(0, self.seat.state["moment"] - choices)))
        self.changed()

    # The connection.

    async def run(self) -> None:
        """Listen until the person leaves."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(None, self._work, loop)
        finally:
            # However the screen ended: the thread would keep the program from ending, too.
            self._ending.set()

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
            heard = (self.seat.version, len(self.seat.chat), hash(f"{self._lost} {self.seat.table_state}"))
            if heard != self._heard:
                self._heard = heard
                loop.call_soon_threadsafe(self.changed)
        self.seat.close()

    def _listen(self) -> None:
        try:
            self.seat.listen(LISTENING)
            self._lost = False
        except (OSError, Refused):
            self._lost = True
            self._ending.wait(1.0)

    async def _wish(self, wish: Callable[[], Any]) -> Any:
        answer: Future[Any] = Future()
        self._wishes.put((wish, answer))
        try:
            return await asyncio.wrap_future(answer)
        except Refused as refused:
            raise BadInput(str(refused)) from None

    # Acting.

    async def choose(self, choice: Choice) -> None:
        await self._wish(lambda: self.seat.choose(choice.key, seat=choice.seat))
        self._since = max(int(state["moment"]) for state in self.seat.states.values())
        self.changed()

    async def undo(self) -> None:
        await self._wish(self.seat.undo)
        self.changed()

    async def why_not(self, key: str) -> Refusal:
        return refusal(await self._wish(lambda: self.seat.why_not(key)))

    async def hint(self) -> list[Hint]:
        found = await self._wish(self.seat.hint)
        # A server from before tries were told had tried what it speaks of.
        known = ("key", "text", "chance", "low", "high", "reason", "tries")
        return [Hint(**{name: {"tries": 1, **hint}.get(name, "") for name in known}) for hint in found]

    async def say(self, text: str) -> None:
        await self._wish(lambda: self.seat.say(text))

    async def let_go_on(self) -> None:
        raise BadInput(self.words("just-wait"))

    async def close(self) -> None:
        self._ending.set()


def _line(said: Json) -> str:
    """Return a line of the chat; in a notice names are in quotation marks, for somebody may be called like a sentence."""
    if said.get("name"):
        return f"{said['name']}: {said['text']}"
    parts = said.get("parts") or [said["text"]]
    return "".join(f"“{part}”" if n % 2 else str(part) for n, part in enumerate(parts))
