"""What happens at a table by itself: standing answers, bots, and clocks that run out."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
from contextlib import nullcontext
from fnmatch import fnmatchcase
from time import monotonic
from typing import TYPE_CHECKING, Any

from parlour.engine.decision import Decision, Option
from parlour.engine.said import Said
from parlour.engine.table import Table
from parlour.engine.title import Json
from parlour.server import acts
from parlour.server.catching import catch_up
from parlour.server.clocks import MOST_ALONE
from parlour.server.contract import Change
from parlour.server.journal import By
from parlour.server.levels import NO_OPTION, TOO_LONG
from parlour.server.live import LiveTable
from parlour.server.notices import kept
from parlour.server.protocol import Condition, Standing
from parlour.server.refusals import Behind, Refused
from parlour.server.rights import SeatRow
from parlour.server.thinking import NoThought

if TYPE_CHECKING:
    from parlour.server.house import House

log = logging.getLogger("parlour.driver")

PAUSE_AFTER_FAILURE = 2.0

MOST_FAILURES = 3
"""A bot that fails so many times in a row is relieved, a table set aside."""

FEW_UNASKED = 20
"""Standing answers a table gives at once before a person chooses again."""

COMPARE = {
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    ">=": lambda a, b: a >= b,
    ">": lambda a, b: a > b,
}


def wake(house: House, live: LiveTable) -> None:
    """Do what is due at a table by itself. Most of the time nothing is, and then nothing is started."""
    if live.driver is not None and not live.driver.done():
        live.again = True
    elif not live.gone and _something_due(live):
        deadline = _clock_runs_out(live)
        if deadline is not None:
            # People see the clock at once, whoever will look after it.
            _set_deadline(live, deadline)
        live.driver = asyncio.create_task(drive(house, live))


def _something_due(live: LiveTable) -> bool:
    """Say whether bots, standing answers or a clock may have to do with the table as it stands."""
    if live.info.clock is None and not any(row.standing or row.holder == "bot" for row in live.seats):
        return False
    table = live.played.table if live.played is not None else None
    decision = table.decision if table is not None and not live.read_only and not live.info.closed else None
    if table is None or decision is None or live.info.clock is not None:
        return live.info.clock is not None
    return any(live.seats[seat].standing for seat in decision.seats) or bool(bots_to_ask(live, table, decision))


async def drive(house: House, live: LiveTable) -> None:
    """Do what is due at a table until nothing is; then wait for its clock, if it has one."""
    live.again = True
    while live.again and not live.gone:
        await _until_nothing_is_due(house, live)
        _set_alarm(house, live)
        # Whoever wakes the table while the others are told is heard, too.
        if live.deadline is not None and not live.gone:
            await house.nodes.note_clock(live)
        elif _rests(live):
            # Somebody may look at another node: then its clock goes on there.
            await house.nodes.let_go(live)


async def _until_nothing_is_due(house: House, live: LiveTable) -> None:
    failures = 0
    acted = True
    while not live.gone and (acted or live.again):
        live.again = False
        try:
            if not await house.nodes.hold(live):
                # Somebody else does it; should they be gone, we hear of it. People here see the clock all the same.
                _set_deadline(live, _clock_runs_out(live))
                break
            try:
                acted = await _next(house, live)
            except Behind:
                acted = True
                await catch_up(house, live)
            failures = 0
        except Refused as refused:
            acted = True
            if refused.problem.code != "stale":
                log.warning("a table cannot go on", extra={"table": live.info.id, "reason": refused.problem.code})
                failures += refused.problem.code != "storage"
                await _pause(live, failures)
        except Exception:
            acted = True
            log.exception("a table's driver failed", extra={"table": live.info.id})
            failures += 1
            await _pause(live, failures)


def _clock_runs_out(live: LiveTable) -> float | None:
    """Return when a person's time to decide is up, if it is measured."""
    table = live.played.table if live.played is not None and not live.read_only and not live.info.closed else None
    decision = table.decision if table is not None else None
    if table is None or decision is None or live.info.clock is None or bots_to_ask(live, table, decision):
        return None
    if _rests(live):
        return None
    return float(live.turn.began + live.info.clock["seconds"])


def _rests(live: LiveTable) -> bool:
    """Say whether a clock has run out so often with nobody there that it waits for somebody."""
    return live.turn.alone >= MOST_ALONE and not live.listeners


def _set_alarm(house: House, live: LiveTable) -> None:
    """Look again when the clock has run out, and not as long as somebody else does what is due then."""
    if live.alarm is not None:
        live.alarm.cancel()
        live.alarm = None
    if live.deadline is not None and not live.gone:
        at = max(live.deadline, house.nodes.left_to_others(live))
        live.alarm = asyncio.get_running_loop().call_later(max(0.0, at - monotonic()), live.wake_up)


async def _pause(live: LiveTable, failures: int) -> None:
    """Wait a little; a table that fails again and again is set aside, so that it costs nobody anything."""
    if failures >= MOST_FAILURES:
        _set_aside(live)
    await asyncio.sleep(PAUSE_AFTER_FAILURE)


def _set_aside(live: LiveTable) -> None:
    if not live.read_only:
        live.read_only = Said("table-stuck")
        live.broadcast_table()


async def _next(house: House, live: LiveTable) -> bool:
    """Do one thing that is due, and say whether there was one."""
    table = live.played.table if live.played is not None else None
    decision = table.decision if table is not None and not live.read_only and not live.info.closed else None
    if table is None or decision is None:
        _set_deadline(live, None)
        return False
    version = live.version
    if any(live.seats[seat].standing for seat in decision.seats):
        # Friends answer a few questions in advance. Whole games that play themselves go one step after the other.
        async with nullcontext() if live.unasked < FEW_UNASKED else house.in_turn("standing", live.info.id):
            if await _answer_for(house, live, version, decision):
                return True
    for seat in bots_to_ask(live, table, decision):
        level = live.seats[seat].level or "random"
        return await _let_bot(house, live, seat, level, "bot")
    _set_deadline(live, _clock_runs_out(live))
    if live.deadline is None or monotonic() < live.deadline:
        return False
    return await _time_is_up(house, live, table, decision)


async def _answer_for(house: House, live: LiveTable, version: int, decision: Decision) -> bool:
    """Give a standing answer, if a person who decides has one: whoever has the seat by then, and as they want it by then."""
    async with live.lock:
        if live.gone or live.version != version:
            return True
        for seat in decision.seats:
            if live.seats[seat].holder == "person":
                key = standing_key(live.seats[seat].standing, decision.of(seat), live, seat)
                if key is not None:
                    await acts.commit(house, live, "choose", seat, key, by="standing")
                    return True
    return False


def _set_deadline(live: LiveTable, deadline: float | None) -> None:
    if deadline != live.deadline:
        live.deadline = deadline
        live.broadcast_table()


def bots_to_ask(live: LiveTable, table: Table, decision: Decision) -> list[int]:
    """Return the bots that have to decide: whose question it is, and whoever can pass on it.

    Somebody else's bot that could act between but need not, and has no way to say no, leaves the question to whose it is.
    """
    owner = table.game.who()
    asked = []
    for seat in decision.seats:
        if live.seats[seat].holder != "bot":
            continue
        if seat == owner or owner not in decision.seats or passing(decision.of(seat)) is not None:
            asked.append(seat)
    return asked


def passing(options: tuple[Option, ...]) -> str | None:
    """Return the key of the first option that passes, if there is one."""
    return next((option.key for option in options if option.passes), None)


async def _let_bot(house: House, live: LiveTable, seat: int, level: str, by: By) -> bool:
    """Ask a bot; if it fails, a random option keeps the table going."""
    assert live.played is not None
    version, table = live.version, live.played.table
    decision = table.decision
    assert decision is not None
    live.thinking.add(seat)
    slow = asyncio.get_running_loop().call_later(0.1, live.broadcast_table)
    trouble = ""
    try:
        source, who = house.levels.source(level), f"{live.info.id}:{seat}"
        key = await house.thinkers.think(table, seat, source, noise(live, seat), who, bots_for(house, live))
    except NoThought as mistake:
        key, trouble = "", str(mistake)
    finally:
        slow.cancel()
        live.thinking.discard(seat)
    if key in [option.key for option in decision.of(seat)]:
        live.failures.pop(seat, None)
    else:
        await _failed(house, live, seat, level, trouble or NO_OPTION)
        key = random.choice(decision.of(seat)).key
    acted = await _choose(house, live, version, seat, key, by)
    if slow.when() < asyncio.get_running_loop().time():
        live.broadcast_table()
    return acted


def bots_for(house: House, live: LiveTable) -> str:
    """Return for which address the bots of a table think.

    Of all who look at it that is whoever has the fewest bots waiting: a stranger who looks on, too, slows nobody's bot.
    """
    return min(sorted(live.looked_at_from) or [live.used_from], key=house.thinkers.line)


async def _failed(house: House, live: LiveTable, seat: int, level: str, trouble: str) -> None:
    """Say at the table what a bot did wrong, once of each kind; one that fails again and again is relieved."""
    house.metrics.add("bot_failures")
    log.warning("a bot failed", extra={"table": live.info.id, "level": level, "reason": trouble})
    said = Said("bot-failed", level=level, seat=seat + 1, trouble=trouble)
    live.failures[seat] = live.failures.get(seat, 0) + 1
    async with live.lock:
        live.still_here()
        if kept(said) not in live.troubles:
            live.troubles.add(kept(said))
            await acts.notice(house, live, said)
        row = live.seats[seat]
        other = house.levels.fallback(live.info.game)
        if live.failures[seat] >= MOST_FAILURES and row.holder == "bot" and row.level == level != other:
            line = acts.notice_line(live, Said("bot-relieved", level=level, seat=seat + 1, other=other))
            await house.change(live, Change(seats={seat: SeatRow("bot", other, row.name)}, lines=[line]))
            row.level = other
            del live.failures[seat]
            acts.tell_line(live, line)
        elif live.failures[seat] >= MOST_FAILURES and trouble == TOO_LONG:
            _set_aside(live)


def noise(live: LiveTable, seat: int) -> int:
    """Return a number for a bot's own chance: the same after a restart, and not to be guessed by others at the table."""
    text = f"{live.info.id}:{live.info.seed}:{live.version}:{seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4])


async def _choose(  # noqa: PLR0913 - a choice and where it comes from
    house: House, live: LiveTable, version: int, seat: int, key: str, by: By
) -> bool:
    async with live.lock:
        if live.gone or live.version != version:
            return True
        if by == "bot" and live.seats[seat].holder != "bot":
            return True
        await acts.commit(house, live, "choose", seat, key, by=by)
    return True


async def _time_is_up(house: House, live: LiveTable, table: Table, decision: Decision) -> bool:
    clock = live.info.clock
    assert clock is not None
    seat = table.game.to_act()
    house.metrics.add("clock_ran_out")
    live.turn.alone = 0 if live.listeners else live.turn.alone + 1
    if clock["then"] != "pass":
        return await _let_bot(house, live, seat, clock["level"], "clock")
    key = passing(decision.of(seat))
    if key is not None:
        return await _choose(house, live, live.version, seat, key, "clock")
    # Everything that is open costs or risks something: somebody who knows the game looks for what does least harm.
    return await _let_bot(house, live, seat, house.levels.fallback(live.info.game), "clock")


def standing_key(standing: list[Standing], options: tuple[Option, ...], live: LiveTable, seat: int) -> str | None:
    """Return the option a seat's standing answers choose, or None if the person is asked."""
    if not standing or len(options) == 0 or live.played is None:
        return None
    view = live.played.table.view(seat)
    # Conditions are about the view: to look at them for each option would take long.
    standing = [s for s in standing if all(holds(c, view) for c in s.when)]
    left: list[str] = []
    for option in options:
        answer = next((s.answer for s in standing if fnmatchcase(option.key, s.match)), "ask")
        if answer == "always":
            return option.key
        if answer == "ask":
            left.append(option.key)
    if len(left) != 1:
        return None
    if any(s.answer == "never" and fnmatchcase(left[0], s.match) for s in standing):
        return left[0]
    # Where nobody else may know what there is to choose from, an answer that is given only sometimes would tell them.
    return left[0] if len(options) > 1 and not live.played.table.game.asker.secret else None


def holds(condition: Condition, view: Json) -> bool:
    """Say whether a condition holds in a view; a path that leads nowhere, or to no number, does not."""
    found: Any = view
    for part in condition.path.split("/")[1:]:
        if isinstance(found, dict) and part in found:
            found = found[part]
        elif isinstance(found, list) and part.isdecimal() and int(part) < len(found):
            found = found[int(part)]
        else:
            return False
    if isinstance(found, (list, dict, str)):
        found = len(found)
    return isinstance(found, int) and bool(COMPARE[condition.op](found, condition.value))
