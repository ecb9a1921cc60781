"""Packs on the command line: `--pack FOLDER` wherever a game is named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from parlour.engine.errors import BadInput

if TYPE_CHECKING:
    from parlour.engine.title import Title
    from parlour.packs.pack import Pack

PackOption = Annotated[
    list[str] | None,
    typer.Option("--pack", metavar="FOLDER", help="Add what is in a pack, a folder or a file; may be given several times."),
]


def opened(places: list[str] | None) -> list[Pack]:
    """Return the packs that were named."""
    if not places:
        return []
    from parlour.packs.reading import open_pack  # noqa: PLC0415 - few games are played with packs

    return [open_pack(place) for place in places]


def with_packs(title: Title, places: list[str] | None) -> Title:
    """Return a game with the packs that were named."""
    packs = opened(places)
    for pack in packs:
        if pack.game != title.id:
            msg = f"--pack: {pack.id} is for {pack.game}, not for {title.id}"
            raise BadInput(msg)
    return title.with_packs(packs) if packs else title


def game_of(places: list[str] | None) -> str:
    """Return the game that packs are for; nothing without packs."""
    return next((pack.game for pack in opened(places)), "")
