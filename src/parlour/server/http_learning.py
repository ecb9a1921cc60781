"""The HTTP interface to lessons and puzzles. Where somebody stands in one comes with the request; nothing is kept here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from parlour.engine.messages import USUAL
from parlour.server import lobby, puzzling, scripts, teaching
from parlour.server.access import house_of
from parlour.server.house import House
from parlour.server.http import PROBLEMS, GameInPath, LanguageAsked, device_of, limit_making
from parlour.server.http_shelf import public
from parlour.server.limits import address_of
from parlour.server.speaking import known

router = APIRouter(prefix="/api", responses=PROBLEMS)

LessonInPath = Annotated[int, Path(alias="number", ge=1, le=100)]
PuzzleInPath = Annotated[str, Path(alias="puzzle", min_length=1, max_length=40, pattern=r"^[0-9a-z]+$")]


async def _play_on(
    request: Request, response: Response, make: Callable[[House, bytes | None, str], Coroutine[Any, Any, lobby.TableMade]]
) -> lobby.TableMade:
    """Make a table of where somebody stands."""
    await limit_making(request)
    house = house_of(request)
    return await house.finish(make(house, await device_of(request, response), address_of(request.scope)))


def _in_turn(request: Request) -> AbstractAsyncContextManager[None]:
    """Whoever goes through scripts quickly does not keep others waiting: they are played again up to there each time."""
    return house_of(request).in_turn("script", address_of(request.scope))


def _stood(text: bytes) -> Response:
    return Response(text, media_type="application/json")


# Lessons.


@router.get("/lessons", response_model=teaching.Tutorials)
async def all_lessons(request: Request, language: LanguageAsked = USUAL) -> Response:
    """Return all lessons, to choose from."""
    return await public(request, f"lessons {known(language)}", lambda: teaching.listed(language).model_dump(mode="json"))


@router.post("/lessons/{game}/{number}", response_model=teaching.LessonState)
async def lesson(
    request: Request, game: GameInPath, number: LessonInPath, place: scripts.LessonPlace, language: LanguageAsked = USUAL
) -> Response:
    """Return a lesson at a beat: what is said, what is lit, which choices go on, and the table as it is there."""
    async with _in_turn(request):
        return _stood(teaching.stand(game, number, place, known(language)))


@router.post("/lessons/{game}/{number}/why-not")
async def why_not_in_lesson(
    request: Request, game: GameInPath, number: LessonInPath, asked: scripts.LessonQuestion, language: LanguageAsked = USUAL
) -> scripts.LessonRefusal:
    """Return why something may not be chosen at a beat of a lesson."""
    async with _in_turn(request):
        return teaching.why_not(game, number, asked, known(language))


@router.post("/lessons/{game}/{number}/play", status_code=201)
async def play_on_from_lesson(
    request: Request, response: Response, game: GameInPath, number: LessonInPath, left: scripts.LessonLeft
) -> lobby.TableMade:
    """Leave a lesson and play on from there at a new table, against bots."""
    return await _play_on(request, response, lambda house, *who: teaching.play_on(house, game, number, left, *who))


# Puzzles.


@router.get("/puzzles", response_model=puzzling.Puzzles)
async def all_puzzles(request: Request, language: LanguageAsked = USUAL) -> Response:
    """Return all puzzles, to choose from."""
    return await public(request, f"puzzles {known(language)}", lambda: puzzling.listed(known(language)).model_dump(mode="json"))


@router.get("/puzzles/daily")
async def puzzle_of_the_day() -> puzzling.Daily:
    """Return the puzzle of the day, by the date in Greenwich: of all games, and of each."""
    return await asyncio.to_thread(puzzling.daily, puzzling.today())


@router.post("/puzzles/{game}/{puzzle}", response_model=puzzling.PuzzleState)
async def puzzle(
    request: Request, game: GameInPath, puzzle: PuzzleInPath, place: puzzling.PuzzlePlace, language: LanguageAsked = USUAL
) -> Response:
    """Return a puzzle as it is somewhere; a choice is checked here: the right one goes on, any other is played out."""
    async with _in_turn(request):
        return _stood(puzzling.stand(game, puzzle, place, known(language)))


@router.post("/puzzles/{game}/{puzzle}/why-not")
async def why_not_in_puzzle(
    request: Request, game: GameInPath, puzzle: PuzzleInPath, asked: scripts.LessonQuestion, language: LanguageAsked = USUAL
) -> scripts.LessonRefusal:
    """Return why something may not be chosen in a puzzle."""
    async with _in_turn(request):
        return puzzling.why_not(game, puzzle, asked, known(language))


@router.post("/puzzles/{game}/{puzzle}/play", status_code=201)
async def play_on_from_puzzle(
    request: Request, response: Response, game: GameInPath, puzzle: PuzzleInPath, left: scripts.LessonLeft
) -> lobby.TableMade:
    """Leave a puzzle and play on from there at a new table, against bots."""
    return await _play_on(request, response, lambda house, *who: puzzling.play_on(house, game, puzzle, left, *who))
