"""The HTTP interface to studies. A study belongs to the browser that asked for it, by its cookie."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from parlour.engine.messages import USUAL
from parlour.engine.said import Said
from parlour.server import lobby, making, tokens, workshop
from parlour.server.access import asks_for_cookie, house_of, known_device
from parlour.server.http import PROBLEMS, LanguageAsked
from parlour.server.limits import address_of
from parlour.server.refusals import Refused
from parlour.server.speaking import known

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/study")
async def my_study(request: Request, language: LanguageAsked = USUAL) -> workshop.WorkshopShown:
    """Return whether studies are played here, and the caller's own as far as it has grown; ask again while it is played."""
    house = house_of(request)
    why = workshop.closed(house, request)
    study = await house.studies.of(known_device(request))
    return workshop.WorkshopShown(
        open=why is None,
        why="" if why is None else Refused("not_yours", why).in_words(known(language)).problem.reason,
        levels=list(workshop.STUDYING),
        most_games=workshop.MOST_GAMES,
        minutes=round(house.settings.study_seconds / 60),
        study=None if study is None else house.studies.shown(study, known(language)),
    )


@router.post("/study", status_code=201, response_model=workshop.StudyShown)
async def new_study(
    request: Request, wanted: workshop.StudyWanted, language: LanguageAsked = USUAL
) -> workshop.StudyShown | Response:
    """Play a setup many times between bots, in the background. One study a visitor; ask again after `no_cookie`."""
    house = house_of(request)
    why = workshop.closed(house, request)
    if why is not None:
        raise Refused("not_yours", why)
    device = known_device(request)
    if device is None:
        return await asks_for_cookie(request)
    address = address_of(request.scope)
    if not await request.app.state.studying.take(address):
        house.metrics.add("limited")
        raise Refused("too_many", Said("too-many-studies"))
    table = await making.wanted_table(house, wanted.game, wanted.setup, wanted.figures, address)
    level = workshop.check_level(house, wanted.game, wanted.level)
    counted = tokens.counted_as(address, house.device_key)
    study = await house.studies.begin(device, counted, table, level, wanted.games)
    return house.studies.shown(study, known(language))


@router.delete("/study")
async def stop_study(request: Request) -> lobby.Done:
    """Stop the caller's study: what was played stays. One that has ended is forgotten."""
    device = known_device(request)
    if device is None:
        raise Refused("unknown", Said("no-study"))
    await house_of(request).studies.stop(device)
    return lobby.Done()


@router.get("/study/report", response_class=Response, responses={200: {"content": {"text/html": {"schema": {"type": "string"}}}}})
async def study_report(request: Request) -> Response:
    """Return the report of the caller's study: one page for any browser, as a file."""
    name, report = await house_of(request).studies.report(known_device(request))
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(report, media_type="text/html", headers=headers)
