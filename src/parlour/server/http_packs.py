"""The HTTP interface to packs: which can be named here, and a game as it is with some, those somebody brings included."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from parlour.engine.errors import BadInput
from parlour.engine.messages import USUAL
from parlour.engine.said import Said
from parlour.packs.packed import MOST_PACKS
from parlour.server import shelf
from parlour.server.access import house_of, title_of
from parlour.server.http import PROBLEMS, GameInPath, LanguageAsked, limit_making
from parlour.server.limits import address_of
from parlour.server.proving import TookTooLong
from parlour.server.refusals import Refused
from parlour.server.speaking import known

router = APIRouter(prefix="/api", responses=PROBLEMS)

Name = Annotated[str, Field(max_length=40)]


class PackKnown(BaseModel):
    """A pack that can be named in a setup here."""

    id: str
    game: str
    name: str
    version: str
    authors: list[str]
    usual: bool = Field(description="New tables here are played with it if nothing else is said.")


class PacksKnown(BaseModel):
    """All of them."""

    packs: list[PackKnown]


class PacksWanted(BaseModel):
    """Packs to open together."""

    model_config = ConfigDict(extra="forbid")

    packs: list[Name | dict[str, Any]] = Field(default=[], max_length=MOST_PACKS, description="Names from here, or documents.")
    files: dict[Annotated[str, Field(max_length=200)], str] | None = Field(
        default=None, max_length=100, description="One more pack, as texts by the names of its files."
    )


class PackOpened(BaseModel):
    """A pack, read."""

    id: str
    name: str
    version: str
    digest: str
    brings: list[str] = Field(description="The ids of what it brings.")
    document: dict[str, Any] | None = Field(description="What a setup carries, for one that was brought as files.")


class GameWithPacks(BaseModel):
    """A game as it is with packs: what can be agreed on, and which figures can be changed."""

    packs: list[PackOpened]
    game: shelf.GameShown
    figures: shelf.FiguresShown


@router.get("/packs")
async def packs(request: Request) -> PacksKnown:
    """Return the packs that tables here can be played with by naming them in their setup."""
    house = house_of(request)
    found = await asyncio.to_thread(house.packs.known)
    usual = house.packs.mark().split()
    return PacksKnown(
        packs=[
            PackKnown(
                id=pack.id, game=pack.game, name=pack.name, version=pack.version, authors=pack.authors, usual=pack.digest in usual
            )
            for pack in found.values()
        ]
    )


@router.post("/games/{game}/packs")
async def open_packs(request: Request, game: GameInPath, wanted: PacksWanted, language: LanguageAsked = USUAL) -> GameWithPacks:
    """Return a game as it is with packs. They are read, and the game is tried, in a process that can be ended."""
    title_of(game)
    await limit_making(request)
    house = house_of(request)
    try:
        given = await asyncio.to_thread(house.packs.named, game, wanted.packs)
    except BadInput as mistake:
        raise Refused("bad_request", str(mistake)) from None
    asked = {
        "game": game,
        "packs": given,
        "files": wanted.files,
        "levels": house.levels.of(game),
        "usual": dict(dict(house.settings.figures).get(game, ())),
        "language": known(language),
    }
    try:
        found = await house.strangers.ask("packs", json.dumps(asked).encode(), address_of(request.scope))
    except TookTooLong:
        raise Refused("bad_request", Said("cannot-be-played")) from None
    return GameWithPacks.model_validate(found)
