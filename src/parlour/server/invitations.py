"""What an invitation tells before somebody sits down: what is played, who asks, and whether the seat is still free.

It is made from what a spectator sees; nothing of any hand can be in it, and nothing is changed by asking.
"""

from __future__ import annotations

from parlour.engine.goal import Goal
from parlour.engine.messages import USUAL
from parlour.engine.said import Said
from parlour.server import lobby, previewing, shelf, tokens
from parlour.server.house import House
from parlour.server.live import LiveTable
from parlour.server.protocol import SeatShown
from parlour.server.refusals import Refused
from parlour.server.rights import LinkRow
from parlour.server.speaking import spoken

NOT_GOOD = Said("link-not-good")


async def invitation(house: House, live: LiveTable, token: str, device: bytes | None, language: str) -> lobby.InvitationShown:
    """Return the poster of a link."""
    hashed = tokens.digest(token)
    link = next((link for link in live.links.values() if hashed in (link.hash, link.invited)), None)
    if link is None:
        raise Refused("no_key", NOT_GOOD)
    mine = device is not None and link.id in await house.links_of(device, live)
    state = _state(live, link, used_up=link.used and hashed == link.invited, mine=mine)
    table = live.shown(language)
    return lobby.InvitationShown(
        game=table.game,
        title=table.title,
        cooperative=table.cooperative,
        setup=table.setup,
        by=host_name(live, link.seat),
        role=link.role,
        seat=link.seat,
        state=state,
        watchable=state in ("open", "watch", "over") and live.watching is not None,
        seats=[_seat(live, one) for one in table.seats],
        changed=live.laid is not None and bool(live.laid.title.changed),
        open_book=table.open_book,
        clock=table.clock,
        # Whoever comes too late is told no more than that.
        goal=shelf.goal_shown(goal_of(live, link.seat, language)) if state != "taken" else None,
    )


def _seat(live: LiveTable, one: SeatShown) -> lobby.SeatInvited:
    persons = list(live.laid.seats[one.seat].persons) if live.laid is not None else []
    return lobby.SeatInvited(seat=one.seat, role=one.role, short=one.short, persons=persons, name=one.name, holder=one.holder)


def _state(live: LiveTable, link: LinkRow, *, used_up: bool, mine: bool) -> lobby.InvitationState:
    # A link to one's own seat, for another device, needs no poster.
    if mine or link.role == "host" or (link.used and not used_up):
        return "yours"
    if used_up:
        return "taken"
    if live.over or live.info.closed:
        return "over"
    return "watch" if link.role == "spectator" else "open"


def host_name(live: LiveTable, but: int | None = None) -> str:
    """Return who asks: the first person at the table, as a rule the host; nobody if it is empty."""
    return next((row.name for seat, row in enumerate(live.seats) if row.holder == "person" and seat != but), "")


def goal_of(live: LiveTable, seat: int | None, language: str) -> Goal:
    """Return the goal card for a seat, from what a spectator sees."""
    table = live.laid
    if table is None:
        raise Refused("read_only", live.read_only)
    words = table.title.words(spoken(table.title, language))
    return table.title.goal(table.setup, {**table.view(None, words.code), "seat": seat}, words)


def inviting(live: LiveTable) -> bool:
    """Say whether a link to this table may still be on its way to somebody."""
    return not live.over and not live.info.closed and any(row.holder == "open" for row in live.seats)


def with_preview(page: bytes, live: LiveTable, address: str) -> bytes:
    """Return the page with a preview of a table that waits for somebody: the game, and who asks."""
    table = live.laid
    if table is None:
        return page
    name = table.title.name.partition(": ")[0]
    by = host_name(live)
    title = f"{by} invites you: {name}" if by else f"You are invited: {name}"
    goal = goal_of(live, None, USUAL)
    return previewing.with_preview(page, title, goal.task or goal.title, f"{address}/covers/{table.title.id}.png", name)
