"""The HTTP interface to what belongs to people: their home, another device, taking everything along, leaving."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from parlour.engine.messages import USUAL
from parlour.engine.said import Said
from parlour.server import carrying, leaving, lobby, mine, noting
from parlour.server.access import asks_for_cookie, at_table, caller, forget_device, house_of, known_device, renew_device
from parlour.server.http import PROBLEMS, LanguageAsked, TableInPath
from parlour.server.limits import Shared, address_of
from parlour.server.refusals import Refused
from parlour.server.speaking import known

router = APIRouter(prefix="/api", responses=PROBLEMS)

GameAsked = Annotated[str, Query(alias="game", max_length=60, pattern=r"^[a-z0-9-]*$", description="Of this game only.")]
After = Annotated[
    str, Query(max_length=80, pattern=r"^([0-9]{1,12}(\.[0-9]{1,12})?-[0-9a-f]{1,40})?$", description="`more` of the page before.")
]
FILE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/json": {"schema": {"type": "object"}}}, "description": "Everything, as one file."}
}


def _mine(request: Request) -> bytes:
    """Return the device, which must have shown that it keeps our cookies: what is asked is about it alone."""
    device = known_device(request) if request.headers.get("authorization") is None else None
    if device is None:
        raise Refused("no_key", Said("nothing-of-yours"))
    return device


def _in_turn(request: Request) -> AbstractAsyncContextManager[None]:
    """Thousands of games are looked through for one answer: nobody waits for all that one address asks of its own."""
    return house_of(request).in_turn("mine", address_of(request.scope))


@router.get("/mine/games")
async def finished_games(
    request: Request, response: Response, after: After = "", game: GameAsked = "", language: LanguageAsked = USUAL
) -> mine.FinishedGames:
    """Return finished games of this device, the latest first, twenty at a time."""
    renew_device(request, response)
    async with _in_turn(request):
        return await mine.finished(house_of(request), caller(request).device, after, game, known(language))


@router.get("/mine/numbers")
async def numbers(request: Request, language: LanguageAsked = USUAL) -> mine.Numbers:
    """Return what this device's finished games come to: by game, hero, scenario, difficulty, level of the bots."""
    async with _in_turn(request):
        return await mine.numbers(house_of(request), caller(request).device, known(language))


@router.get("/tables/{table}/series")
async def series(request: Request, table: TableInPath, language: LanguageAsked = USUAL) -> mine.Series:
    """Return how a table and its rematches stand, and for cooperative games what its group has beaten."""
    house = house_of(request)
    live, _ = await at_table(house, request, table)
    async with _in_turn(request):
        return await mine.series(house, live, caller(request).device, known(language))


@router.get("/tables/{table}/notes")
async def read_notes(request: Request, table: TableInPath, language: LanguageAsked = USUAL) -> noting.Notes:
    """Return what was written beside the moments of a finished game."""
    live, rights = await at_table(house_of(request), request, table)
    return noting.notes(live, rights, known(language))


@router.post("/tables/{table}/notes", status_code=201)
async def add_note(request: Request, table: TableInPath, wanted: noting.NewNote, language: LanguageAsked = USUAL) -> noting.Notes:
    """Write something beside a moment of a finished game; it travels with the record."""
    house = house_of(request)
    live, rights = await at_table(house, request, table)
    who = address_of(request.scope)
    return await house.finish(house.again(live, lambda: noting.add(house, live, rights, wanted, known(language), who)))


@router.delete("/tables/{table}/notes/{number}")
async def remove_note(
    request: Request, table: TableInPath, number: Annotated[int, Path(ge=1, le=10**9)], language: LanguageAsked = USUAL
) -> noting.Notes:
    """Take a note away: your own, or as the host anybody's."""
    house = house_of(request)
    live, rights = await at_table(house, request, table)
    return await house.finish(house.again(live, lambda: noting.remove(house, live, rights, number, known(language))))


@router.post("/mine/carry", status_code=201)
async def offer_carry(request: Request) -> carrying.CarryOffered:
    """Make a secret for another device of yours, good once and for ten minutes; an earlier one ends."""
    device = _mine(request)
    gate: carrying.CarryGate = request.app.state.carries
    await gate.may(gate.made, address_of(request.scope))
    return await carrying.offer(house_of(request), device)


@router.get("/mine/carry")
async def carry_stand(request: Request) -> carrying.CarryStand:
    """Return whether a secret of this device is out, and when one was used of late."""
    return await carrying.stand(house_of(request), known_device(request))


@router.delete("/mine/carry")
async def end_carry(request: Request) -> lobby.Done:
    """Make the secret worth nothing."""
    await carrying.end(house_of(request), _mine(request))
    return lobby.Done()


@router.post("/carry", response_model=carrying.Carried)
async def take_carry(request: Request, wanted: carrying.TakeCarry) -> carrying.Carried | Response:
    """Come by the secret of another device: this one then has all that one has. Ask again after `no_cookie`."""
    house = house_of(request)
    device = known_device(request)
    if device is None:
        return await asks_for_cookie(request)
    gate: carrying.CarryGate = request.app.state.carries
    await gate.may(gate.tried, address_of(request.scope))
    return await house.finish(carrying.take(house, device, wanted, address_of(request.scope)))


@router.get("/mine/everything", response_class=JSONResponse, responses=FILE)
async def everything(request: Request) -> Response:
    """Return everything of this device as one file: tables, finished games, numbers, what was said, and records."""
    device = _mine(request)
    limit: Shared = request.app.state.exports
    if not await limit.take(address_of(request.scope)):
        house_of(request).metrics.add("limited")
        raise Refused("too_many", Said("export-too-often"))
    headers = {"content-disposition": 'attachment; filename="parlour-everything.json"'}
    return StreamingResponse(leaving.exported(house_of(request), device), media_type="application/json", headers=headers)


@router.post("/mine/delete")
async def delete_mine(request: Request, response: Response, wanted: leaving.DeleteMine) -> leaving.Deleted:
    """Remove everything of this device for good; games of others go on without it."""
    device = _mine(request)
    assert wanted.everything
    house = house_of(request)
    limit: Shared = request.app.state.exports
    if not await limit.take(address_of(request.scope)):
        house.metrics.add("limited")
        raise Refused("too_many", Said("export-too-often"))
    done = await house.finish(leaving.delete(house, device))
    forget_device(request, response)
    return done
