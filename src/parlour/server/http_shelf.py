"""The shelf, by HTTP: what is on it is the same for everybody, and stays so while the server runs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from fastapi import APIRouter, Request, Response

import parlour
from parlour.engine.agreed import FIGURES, PACKS
from parlour.engine.messages import USUAL
from parlour.engine.title import Title
from parlour.games import titles
from parlour.server import making
from parlour.server import protocol as p
from parlour.server.access import house_of, title_of
from parlour.server.http import PROBLEMS, GameInPath, LanguageAsked
from parlour.server.limits import address_of
from parlour.server.refusals import Refused
from parlour.server.shelf import (
    FiguresShown,
    GoalAhead,
    GoalAsked,
    RuleShown,
    RulesShown,
    Shelf,
    figures_shown,
    game_shown,
    goal_shown,
)
from parlour.server.speaking import known, spoken
from parlour.server.stored import Stored, answer, store

router = APIRouter(prefix="/api", responses=PROBLEMS)


async def public(request: Request, name: str, make: Callable[[], Any], mark: Callable[[], str] = str) -> Response:
    """Return a document that is the same for everybody, made once for each `mark`; those who have it already are only told so.

    However many ask at once, it is made once, where nobody else waits.
    """
    kept: dict[str, tuple[str, Stored]] = request.app.state.public
    now = await asyncio.to_thread(mark)
    if name not in kept or kept[name][0] != now:
        async with house_of(request).in_turn("public", address_of(request.scope)):
            if name not in kept or kept[name][0] != now:
                kept[name] = now, await asyncio.to_thread(lambda: _ready(make()))
    return answer(kept[name][1], request.headers)


def _ready(found: Any) -> Stored:
    return store(json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode(), "application/json")


@router.get("/games", response_model=Shelf)
async def shelf(request: Request, language: LanguageAsked = USUAL) -> Response:
    """Return all games with their setup options and the bots that know them."""
    levels, packs = house_of(request).levels, house_of(request).packs

    def make() -> Any:
        games = [game_shown(packs.title(title.id), levels.of(title.id), spoken(title, language)) for title in titles()]
        return Shelf(protocol=p.PROTOCOL, version=parlour.__version__, games=games).model_dump(mode="json")

    return await public(request, f"games {known(language)}", make, packs.mark)


@router.get("/games/{game}/catalogue", response_model=dict[str, Any])
async def catalogue(request: Request, game: GameInPath, language: LanguageAsked = USUAL) -> Response:
    """Return everything printed of a game: cards, boards, pieces."""
    # A pack may have to be read anew.
    title = await asyncio.to_thread(title_of, game, request)
    code = spoken(title, known(language))
    mark = partial(house_of(request).packs.mark, game)
    return await public(request, f"catalogue {game} {code}", lambda: title.catalogue(code), mark)


@router.get("/games/{game}/rules", response_model=RulesShown)
async def rules(request: Request, game: GameInPath, language: LanguageAsked = USUAL) -> Response:
    """Return a game's numbered rules."""
    title = title_of(game)
    code = spoken(title, known(language))

    def make() -> Any:
        book = title.rules(code)
        shown = [RuleShown(id=rule.id, section=rule.section, text=rule.text, parts=rule.parts) for rule in book.rules]
        return RulesShown(name=book.name, rules=shown).model_dump(mode="json")

    return await public(request, f"rules {game} {code}", make)


@router.get("/games/{game}/figures", response_model=FiguresShown)
async def figures(request: Request, game: GameInPath, language: LanguageAsked = USUAL) -> Response:
    """Return every printed figure of a game that may be changed at a new table, and how far."""
    title = await asyncio.to_thread(title_of, game, request)
    code = spoken(title, known(language))
    usual = dict(dict(house_of(request).settings.figures).get(game, ()))

    def make() -> Any:
        return figures_shown(title, usual, code).model_dump(mode="json")

    return await public(request, f"figures {game} {code}", make, partial(house_of(request).packs.mark, game))


@router.post("/games/{game}/goal", response_model=GoalAhead)
async def goal(request: Request, game: GameInPath, asked: GoalAsked, language: LanguageAsked = USUAL) -> Response:
    """Return what a game with a setup is about, before there is a table."""
    # A pack may have to be read anew.
    title = await asyncio.to_thread(title_of, game, request)
    if FIGURES in asked.setup or PACKS in asked.setup:
        # To make a changed game costs much more than a question may.
        raise Refused("bad_request", "setup: what a changed game is about is told at its table.")
    code = spoken(title, known(language))
    async with house_of(request).in_turn("setup", address_of(request.scope)):
        shown = _goal_ahead(title, asked, code)
    # Nothing in it is anybody's own: it may be compressed.
    return answer(store(shown.model_dump_json().encode(), "application/json", "no-store"), request.headers)


def _goal_ahead(title: Title, asked: GoalAsked, code: str) -> GoalAhead:
    goal = goal_shown(making.tried(title, asked.setup).goal(0, code))
    tasks: dict[str, str] = {}
    if asked.each:
        choices = next((one.choices for one in title.setup_options() if (one.name, one.kind) == (asked.each, "one")), None)
        if choices is None:
            raise Refused("bad_request", "each: no setup option of which one is chosen.")
        for value, _ in choices:
            # What does not go together has no task.
            with suppress(Refused):
                tasks[value] = making.tried(title, {**asked.setup, asked.each: value}).goal(0, code).task
    return GoalAhead(**goal.model_dump(), tasks=tasks)
