"""The HTTP interface: tables, seats, links, files."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Query, Request, Response
from pydantic import Field

import parlour
from parlour.engine.kernel import __file__ as kernel_file
from parlour.engine.messages import USUAL
from parlour.engine.said import Said
from parlour.engine.title import Json
from parlour.server import acts, codes, invitations, lobby, making, own, seating, shelf
from parlour.server import protocol as p
from parlour.server.access import asks_for_cookie, at_table, caller, ensure_device, house_of, known_device, title_of
from parlour.server.codes import CodeGate
from parlour.server.contract import Listed
from parlour.server.limits import address_of
from parlour.server.refusals import PROBLEM, Refused
from parlour.server.replays import position_at, replayed
from parlour.server.speaking import known, spoken

AS_PROBLEM = {PROBLEM: {"schema": {"$ref": "#/components/schemas/Problem"}}}
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"content": AS_PROBLEM, "description": words}
    for status, words in {
        401: "A key is needed, or it is not good.",
        403: "Not yours to do.",
        404: "There is no such thing.",
        408: "The request did not come to its end in time.",
        409: "Not possible as things are.",
        413: "Too large.",
        421: "The server is not addressed by that name.",
        422: "The request cannot be read.",
        429: "Too many requests.",
        503: "Not possible at the moment.",
    }.items()
}
router = APIRouter(prefix="/api", responses=PROBLEMS)

TableInPath = Annotated[str, Path(alias="table", min_length=1, max_length=40, pattern=r"^[0-9a-f]+$")]
LanguageAsked = Annotated[str, Query(min_length=2, max_length=8, pattern=r"^[a-z]+$", description="In which language.")]
GameInPath = Annotated[str, Path(alias="game", min_length=1, max_length=60, pattern=r"^[a-z0-9-]+$")]
SeatInPath = Annotated[int, Path(alias="seat", ge=0, lt=p.MOST_SEATS)]
SeatAsked = Annotated[int | None, Query(alias="seat", ge=0, lt=p.MOST_SEATS)]


# Tables.


async def limit_making(request: Request) -> None:
    """Refuse one table too many."""
    if not await request.app.state.making.take(address_of(request.scope)):
        house_of(request).metrics.add("limited")
        raise Refused("too_many", Said("too-many-tables"))


async def device_of(request: Request, response: Response) -> bytes | None:
    """Return the device that asks; a program with a key of its own is none."""
    return None if request.headers.get("authorization") is not None else await ensure_device(request, response)


@router.get("/tables")
async def my_tables(request: Request) -> lobby.TableList:
    """Return the tables this device has links to."""
    house = house_of(request)
    who = caller(request)
    found: dict[str, list[Listed]] = {}
    # A device may have thousands of links: nobody waits for all the lists that one address asks for.
    async with house.own_turn("listed", address_of(request.scope)):
        for row in await house.store.tables_of(who.device):
            found.setdefault(row.id, []).append(row)
        finished = await house.store.own(lambda c: own.count_of(c, who.device))
    return lobby.TableList(
        finished=finished,
        tables=[
            lobby.TableListed(
                table=table,
                game=held[0].game,
                over=held[0].over,
                created=held[0].created,
                you=p.You(
                    host=any(row.role == "host" for row in held),
                    seats=sorted(row.seat for row in held if row.seat is not None),
                    spectator=any(row.role == "spectator" for row in held),
                ),
            )
            for table, held in found.items()
        ],
    )


@router.post("/tables", status_code=201)
async def new_table(request: Request, response: Response, wanted: lobby.NewTable) -> lobby.TableMade:
    """Start a game. The links are shown here once; whoever asks holds the host's link and the seats marked `me`."""
    await limit_making(request)
    house = house_of(request)
    device = await device_of(request, response)
    return await house.finish(making.new(house, wanted, device, address_of(request.scope)))


IMPORTED: dict[str, Any] = {
    "requestBody": {"required": True, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Import"}}}}
}
"""The body is described, but not read here: that is done in a process which can be ended."""


def _must_be_json(request: Request) -> None:
    """Hold a body nobody reads here to what holds for the others: a form of another page cannot say that it is JSON."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json" and not (kind.startswith("application/") and kind.endswith("+json")):
        raise Refused("bad_request", "content-type: this must be sent as application/json.")


@router.post("/import", status_code=201, openapi_extra=IMPORTED)
async def import_table(request: Request, response: Response) -> lobby.TableMade:
    """Make a table from a record or a position."""
    await limit_making(request)
    _must_be_json(request)
    house = house_of(request)
    body, device = await request.body(), await device_of(request, response)
    return await house.finish(making.from_file(house, body, device, address_of(request.scope)))


@router.post("/join", response_model=lobby.Joined)
async def join(request: Request, wanted: lobby.Join) -> lobby.Joined | Response:
    """Come in by a link: it is swapped for the device's cookie, or for a program's own key. Ask again after `no_cookie`."""
    house = house_of(request)
    device = known_device(request) if wanted.key is None else None
    if device is None and wanted.key is None:
        return await asks_for_cookie(request)
    try:
        live = await house.open(wanted.table, address_of(request.scope))
    except Refused as refused:
        raise Refused("no_key", Said("link-not-good")) if refused.problem.code == "unknown" else refused from None
    who = address_of(request.scope)
    return await house.finish(house.again(live, lambda: seating.join(house, live, wanted, device, who)))


@router.post("/invitation")
async def invitation(request: Request, wanted: lobby.LookAtInvitation, language: LanguageAsked = USUAL) -> lobby.InvitationShown:
    """Look at a link before using it: what is played, who asks, whether the seat is free. Nobody is seated by it."""
    house = house_of(request)
    try:
        live = await house.open(wanted.table, address_of(request.scope))
    except Refused as refused:
        raise Refused("no_key", invitations.NOT_GOOD) if refused.problem.code == "unknown" else refused from None
    return await invitations.invitation(house, live, wanted.token, known_device(request), known(language))


@router.post("/join-code", response_model=lobby.JoinedByCode)
async def join_by_code(request: Request, wanted: lobby.JoinByCode) -> lobby.JoinedByCode | Response:
    """Take an open seat of the table that offers it by a code; wrong ones may be tried only slowly. Ask again after `no_cookie`."""
    house = house_of(request)
    device = known_device(request) if wanted.key is None else None
    if device is None and wanted.key is None:
        return await asks_for_cookie(request)
    gate: CodeGate = request.app.state.codes
    try:
        await gate.try_one(address_of(request.scope))
    except Refused:
        house.metrics.add("limited")
        raise
    live = await codes.find(house, wanted.code, address_of(request.scope))
    if live is None:
        await gate.was_wrong()
        house.metrics.add("wrong_codes")
        raise Refused("no_key", codes.NOT_GOOD)
    await gate.was_right(address_of(request.scope))
    return await house.finish(house.again(live, lambda: codes.join(house, live, wanted, device)))


@router.get("/tables/{table}", response_model=lobby.TableOpened)
async def open_table(
    request: Request,
    table: TableInPath,
    seat: SeatAsked = None,
    since: Annotated[int, Query(ge=-1, le=10**9)] = -1,
    language: LanguageAsked = USUAL,
) -> Response:
    """Return a table and its game, as all seats of the caller may know it, or one of them."""
    house = house_of(request)
    live, rights = await at_table(house, request, table)
    if seat is not None and seat not in rights.seats:
        raise Refused("not_yours", Said("not-your-seat", seat=seat))
    known(language)
    async with house.told(live, since, address_of(request.scope)):
        live.still_here(rights)
        states = [live.state(one, since, language) for one in ([seat] if seat is not None else rights.perspectives)]
        found = lobby.TableOpened(
            you=rights.shown, table=live.shown(language), states=[state for state in states if state is not None]
        )
        return Response(found.model_dump_json(), media_type="application/json")


@router.get("/tables/{table}/goal")
async def table_goal(
    request: Request, table: TableInPath, seat: SeatAsked = None, language: LanguageAsked = USUAL
) -> shelf.GoalShown:
    """Return what the game is about and how far it is, for one of the caller's seats or for somebody who watches."""
    live, rights = await at_table(house_of(request), request, table)
    if seat is not None and seat not in rights.seats:
        raise Refused("not_yours", Said("not-your-seat", seat=seat))
    return shelf.goal_shown(invitations.goal_of(live, seat, known(language)))


@router.post(
    "/tables/{table}/act",
    responses={status: {"model": lobby.Acted, "content": AS_PROBLEM} for status in (401, 403, 404, 409, 422, 429, 503)},
)
async def act(
    request: Request,
    response: Response,
    table: TableInPath,
    asked: Annotated[p.Act, Body(), Field(discriminator="type")],
    language: LanguageAsked = USUAL,
) -> lobby.Acted:
    """Choose, undo, redo, propose, vote, ask why not, ask for a hint, say something: as by socket."""
    house = house_of(request)
    # Views are kept by language: one that nobody speaks is refused before anything is told in it.
    known(language)
    live, rights = await at_table(house, request, table)
    since = getattr(asked, "version", live.version)
    try:
        answer = await house.finish(acts.act(house, live, acts.Asker(rights, language, address_of(request.scope)), asked))
    except Refused as refused:
        house.metrics.add("refusals")
        response.status_code = refused.status
        answer = p.Answer(id=asked.id, ok=False, version=live.version, problem=refused.problem)
    live = await house.open(table)
    async with house.told(live, since, address_of(request.scope)):
        # The seat may have been given to somebody else while a bot thought, or others came first.
        seen = rights.perspectives if rights.links <= live.links.keys() and not live.gone else []
        states = [live.state(seat, since, language) for seat in seen]
    return lobby.Acted(answer=answer, states=[state for state in states if state is not None])


@router.get("/tables/{table}/catalogue", response_model=dict[str, Any])
async def catalogue_at(request: Request, table: TableInPath, language: LanguageAsked = USUAL) -> Response:
    """Return everything printed of the game at a table, with its figures as they are there."""
    live, _ = await at_table(house_of(request), request, table)
    title = live.laid.title if live.laid is not None else title_of(live.info.game)
    code = spoken(title, known(language))
    # With packs it may be much.
    return await _written(request, lambda: title.catalogue(code))


@router.get("/tables/{table}/chat")
async def chat(
    request: Request,
    table: TableInPath,
    since: Annotated[int, Query(ge=0, le=10**9)] = 0,
    language: LanguageAsked = USUAL,
) -> lobby.ChatLines:
    """Return what was said after a line."""
    live, _ = await at_table(house_of(request), request, table)
    return lobby.ChatLines(lines=live.chat_after(since, known(language)))


# Seats and links.


@router.post("/tables/{table}/seats/{seat}")
async def change_seat(request: Request, table: TableInPath, seat: SeatInPath, wanted: lobby.SeatChange) -> lobby.SeatChanged:
    """Give a seat to a bot, take it back, hand it over, rename it."""
    house = house_of(request)
    live, rights = await at_table(house, request, table)
    return await house.finish(house.again(live, lambda: seating.change_seat(house, live, rights, seat, wanted)))


@router.get("/tables/{table}/links")
async def links(request: Request, table: TableInPath) -> lobby.Links:
    """Return the links that are good, without their tokens."""
    live, rights = await at_table(house_of(request), request, table)
    return seating.links(live, rights)


@router.post("/tables/{table}/links", status_code=201)
async def add_link(request: Request, table: TableInPath, wanted: lobby.NewLink) -> lobby.Link:
    """Make a link: the host to a seat (its old ones end), for a spectator, for another host; everybody to their own seat."""
    house = house_of(request)
    live, rights = await at_table(house, request, table)
    return await house.finish(house.again(live, lambda: seating.add_link(house, live, rights, wanted)))


@router.delete("/tables/{table}/links/{link}")
async def revoke_link(
    request: Request, table: TableInPath, link: Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[0-9a-f]+$")]
) -> lobby.Done:
    """Make a link open nothing any more."""
    house = house_of(request)
    live, rights = await at_table(house, request, table)
    await house.finish(house.again(live, lambda: seating.revoke(house, live, rights, link)))
    return lobby.Done()


@router.post("/tables/{table}/code", status_code=201)
async def offer_code(request: Request, table: TableInPath, wanted: lobby.OfferCode) -> lobby.CodeShown:
    """Offer open seats by a short code for people to type; an earlier code ends. The host's business."""
    house = house_of(request)
    live, rights = await at_table(house, request, table)
    return await house.finish(house.again(live, lambda: codes.offer(house, live, rights, wanted)))


@router.get("/tables/{table}/code")
async def current_code(request: Request, table: TableInPath) -> lobby.CodeShown | None:
    """Return the code that is good now, or null. The host's business."""
    live, rights = await at_table(house_of(request), request, table)
    return codes.current(live, rights)


@router.delete("/tables/{table}/code")
async def end_code(request: Request, table: TableInPath) -> lobby.Done:
    """Make the code open nothing any more. The host's business."""
    house = house_of(request)
    live, rights = await at_table(house, request, table)
    await house.finish(house.again(live, lambda: codes.end(house, live, rights)))
    return lobby.Done()


@router.post("/tables/{table}/close")
async def close_table(request: Request, table: TableInPath) -> lobby.Done:
    """End a table for good; its record opens to everybody at it."""
    house = house_of(request)
    live, rights = await at_table(house, request, table)
    await house.finish(house.again(live, lambda: seating.close(house, live, rights)))
    return lobby.Done()


# Again and again.


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(request: Request, table: TableInPath, wanted: lobby.Rematch | None = None) -> lobby.TableMade:
    """Play the same again with the same seats; the links of this table open the new one, too. Whoever asks first says how."""
    await limit_making(request)
    house = house_of(request)
    live, rights = await at_table(house, request, table)
    who, swap = address_of(request.scope), wanted is not None and wanted.swap
    return await house.finish(house.again(live, lambda: making.rematch(house, live, rights, who, swap=swap)))


@router.post("/tables/{table}/branch", status_code=201)
async def branch(request: Request, response: Response, table: TableInPath, wanted: lobby.Branch) -> lobby.TableMade:
    """Play on from an earlier moment of a finished game, at a new table."""
    await limit_making(request)
    house = house_of(request)
    live, _ = await at_table(house, request, table)
    return await house.finish(making.branch(house, live, wanted, await device_of(request, response), address_of(request.scope)))


@router.get("/tables/{table}/replay/{moment}")
async def replay(
    request: Request,
    table: TableInPath,
    moment: Annotated[int, Path(ge=0, le=10**9)],
    seat: SeatAsked = None,
    language: LanguageAsked = USUAL,
) -> lobby.Replayed:
    """Return an earlier moment: as the caller's seat knew it; after a contest as any seat did."""
    house = house_of(request)
    live, rights = await at_table(house, request, table)
    if not live.may_look_as(seat, rights):
        raise Refused("not_yours", Said("not-your-seat", seat=str(seat)))
    found = await replayed(house, live, seat, moment, known(language), address_of(request.scope))
    # To play it again took a while, in which links may have ended, or the game have gone on.
    live.still_here(rights)
    if not live.may_look_as(seat, rights):
        raise Refused("not_yours", Said("not-your-seat", seat=str(seat)))
    return found


@router.get("/tables/{table}/review", response_model=lobby.Review)
async def review(
    request: Request,
    table: TableInPath,
    begin: Annotated[bool, Query(description="Whether to begin one if there is none.")] = True,  # noqa: FBT002 - a query parameter
    language: LanguageAsked = USUAL,
) -> Response:
    """Return what every choice of a finished game cost and what was luck, as far as it is known; ask again until `done` is 1."""
    house = house_of(request)
    live, _ = await at_table(house, request, table)
    who = address_of(request.scope)
    async with house.in_turn("review", who):
        found = await house.reviews.of(live, known(language), begin=begin, who=who)
        return Response(found.model_dump_json(), media_type="application/json")


# Files: a whole game, or all that is printed of one, is written down where nobody waits, one after the other for each address.


async def _written(request: Request, write: Callable[[], Json]) -> Response:
    async with house_of(request).own_turn("file", address_of(request.scope)):
        text = await asyncio.to_thread(lambda: json.dumps(write(), ensure_ascii=False, separators=(",", ":")))
    return Response(text, media_type="application/json")


@router.get("/tables/{table}/record", response_model=dict[str, Any])
async def record(request: Request, table: TableInPath) -> Response:
    """Return the record of a game that is over or closed."""
    live, _ = await at_table(house_of(request), request, table)
    return await _written(request, making.record_of(live))


@router.get("/tables/{table}/position", response_model=dict[str, Any])
async def position(request: Request, table: TableInPath, moment: Annotated[int | None, Query(ge=0, le=10**9)] = None) -> Response:
    """Return the position of a game that is over or closed: at its end, or after so many choices."""
    house = house_of(request)
    live, _ = await at_table(house, request, table)
    now = making.told_whole(live).table
    if moment is None or moment == now.moment:
        return await _written(request, now.position)
    found = await position_at(house, live, moment, address_of(request.scope))
    return await _written(request, lambda: found)


@router.post("/tables/{table}/bug-report", response_model=lobby.BugReport)
async def bug_report(request: Request, table: TableInPath, wanted: lobby.BugNote) -> Response:
    """Return a record and a note in one file; `import` opens it as a table."""
    live, _ = await at_table(house_of(request), request, table)
    write, compiled = making.record_of(live), not kernel_file.endswith(".py")
    head = {"parlour_bug_report": 1, "note": wanted.note, "version": parlour.__version__, "compiled": compiled}
    return await _written(request, lambda: {**head, "record": write()})
