"""What every address answers beside its own methods: HEAD like GET without the body, OPTIONS and 405 with all that is allowed."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.routing import BaseRoute, Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.server import invitations, page, sharing
from parlour.server.house import House
from parlour.server.refusals import Refused, problem_answer

READING = ("GET", "HEAD", "OPTIONS")


async def _previewed(scope: Scope) -> Response | None:
    """Return the page with a preview, if it is the address of a table that waits for somebody, or of a finished game.

    No table is opened for that.
    """
    house: House = scope["app"].state.house
    index = page.table()[page.INDEX].body
    place = page.AT_TABLE.fullmatch(scope["path"])
    live = house.live.get(place[1]) if place else None
    shared = page.OF_TABLE.fullmatch(scope["path"])
    if live is not None and invitations.inviting(live):
        whole: bytes | None = invitations.with_preview(index, live, house.settings.address)
    else:
        whole = await sharing.with_preview(house, index, shared[1]) if shared else None
    if whole is None:
        return None
    return Response(whole, media_type="text/html", headers={"cache-control": "no-store"})


class Manners:
    """Stands between the guard and the application; addresses the application does not know are the page's."""

    def __init__(self, app: ASGIApp, routes: Sequence[BaseRoute]) -> None:
        self.app = app
        self.routes = routes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        method = scope["method"]
        allowed = self.allowed(scope)
        if method == "HEAD":
            send = _without_body(send)
        if allowed is None:
            found = await _previewed(scope) or page.look_up(scope["path"], Headers(scope=scope))
            missing = found.status_code == 404
            if method in ("GET", "HEAD") or missing:
                await found(scope, receive, send)
                return
            allowed = READING
        if method == "OPTIONS":
            await Response(status_code=204, headers={"allow": ", ".join(allowed)})(scope, receive, send)
        elif method not in allowed:
            refusal = problem_answer(Refused("bad_request", f"{method} is not possible here."), 405)
            refusal.headers["allow"] = ", ".join(allowed)
            await refusal(scope, receive, send)
        else:
            await self.app({**scope, "method": "GET"} if method == "HEAD" else scope, receive, send)

    def allowed(self, scope: Scope) -> Sequence[str] | None:
        """Return the methods an address of the application takes, or None if it has none such."""
        found: set[str] = set()
        for route in self.routes:
            match, _ = route.matches(scope)
            if match is not Match.NONE:
                found |= getattr(route, "methods", None) or set()
        if not found:
            return None
        return sorted(found | {"OPTIONS"} | ({"HEAD"} if "GET" in found else set()))


def _without_body(send: Send) -> Send:
    async def told(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return told
