"""What is said about studies, by HTTP, and who may ask for one."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field

from parlour.bots.bot import LEVELS
from parlour.engine.figures import MOST_CHANGES
from parlour.engine.said import Said
from parlour.server.lobby import FigureId
from parlour.server.protocol import Level, Wire
from parlour.server.refusals import Refused

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from parlour.server.house import House

FEWEST_GAMES = 10
MOST_GAMES = 500
STUDYING = tuple(level for level in LEVELS if level != "expert")
"""Levels that play studies: the strongest thinks too long about a game to play many."""
FORWARDED = ("x-forwarded-for", "x-real-ip", "forwarded")
"""Headers by which a proxy says that it asks for somebody else."""


class StudyWanted(Wire):
    """Play a setup many times between bots: as printed and, if figures are changed, as often with them, on the same seeds."""

    game: Annotated[str, Field(min_length=1, max_length=60)]
    setup: dict[str, Any] = Field(default_factory=dict, description="Setup options, as for a new table.")
    figures: Annotated[dict[FigureId, int | bool], Field(max_length=MOST_CHANGES)] | None = Field(
        default=None, description="Printed figures to play with others, as for a new table."
    )
    level: Level = Field(default="casual", description="Who plays on every seat: `random`, `novice`, `casual` or `strong`.")
    games: Annotated[int, Field(ge=FEWEST_GAMES, le=MOST_GAMES)] = Field(
        default=MOST_GAMES, description="Games of each kind; a duel is played from both sides, half of them each."
    )


class RateShown(Wire):
    """How often somebody wins, with its 95 % interval."""

    wins: int
    games: int
    rate: float
    low: float
    high: float


class DifferenceShown(Wire):
    """How much more often than in the printed game, seed by seed, with its 95 % interval."""

    difference: float
    low: float
    high: float
    p: float = Field(description="How likely so large a difference is by chance alone.")
    pairs: int = Field(description="Seeds played with both.")


class PointShown(Wire):
    """What was known after so many games."""

    games: int
    rates: list[list[float]] = Field(description="Rate, low, high: as printed and, if figures are changed, with them.")


class SideShown(Wire):
    """One who can win; in a cooperative game all together."""

    who: str = Field(description="What is played, by its id; empty in a cooperative game.")
    name: str
    printed: RateShown
    changed: RateShown | None
    difference: DifferenceShown | None
    growth: list[PointShown]


class EndingShown(Wire):
    """How games ended; in a cooperative game, how they were lost."""

    text: str
    games: list[int] = Field(description="As printed and, if figures are changed, with them.")


class FigureNow(Wire):
    """A figure that is not as printed."""

    id: str
    name: str
    printed: int | bool
    now: int | bool


class StudyShown(Wire):
    """A study and what it has found so far."""

    id: str
    game: str
    state: Literal["waiting", "playing", "done", "stopped", "time", "failed"] = Field(
        description="`stopped`: by whoever asked for it; `time`: it took too long. Both keep what was played."
    )
    place: int = Field(description="How far back in line it waits; 0 if it does not.")
    ending: bool = Field(description="Whether it was asked to stop and is about to.")
    level: str
    games: int
    cooperative: bool
    figures: list[FigureNow]
    played: int = Field(description="Games of both kinds that have ended.")
    of: int = Field(description="Games of both kinds that are to be played; 0 before it begins.")
    sides: list[SideShown]
    lengths: list[float] = Field(description="Decisions in a game on average: as printed and, if figures are changed, with them.")
    endings: list[EndingShown]
    report: bool = Field(description="Whether there is a report to be had.")
    problem: str


class WorkshopShown(Wire):
    """Whether studies are played here for the caller, and the caller's own."""

    open: bool
    why: str = Field(description="Why not; empty if they are.")
    levels: list[str]
    most_games: int
    minutes: int = Field(description="After so many minutes a study ends by itself.")
    study: StudyShown | None


def closed(house: House, connection: HTTPConnection) -> Said | None:
    """Return why no study is played for whoever asks; nothing if it is."""
    wish = house.settings.workshop
    if wish == "off":
        return Said("studies-off")
    if wish == "own" and not _sits_here(house, connection):
        return Said("studies-own")
    return None


def _sits_here(house: House, connection: HTTPConnection) -> bool:
    """Say whether somebody asks from this very machine. What comes through a proxy may come from anywhere."""
    if house.settings.url or house.settings.proxies or any(name in connection.headers for name in FORWARDED):
        return False
    try:
        return connection.client is not None and ipaddress.ip_address(connection.client.host).is_loopback
    except ValueError:
        return False


def check_level(house: House, game: str, level: str) -> str:
    """Return a level that plays studies."""
    known = [one for one in house.levels.of(game) if one in STUDYING]
    if level not in known:
        raise Refused("bad_request", f"level: one of {', '.join(known)}, not {level!r}")
    return level
