"""A player's home: the finished games of a device, what they come to in numbers, and what a group has beaten together."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from pydantic import Field

import parlour
from parlour.engine.figures import names_in
from parlour.engine.messages import USUAL
from parlour.engine.title import Json, SetupOption, Title
from parlour.server import own, results
from parlour.server.contract import Result
from parlour.server.house import House
from parlour.server.live import LiveTable
from parlour.server.protocol import Wire
from parlour.server.speaking import on_shelf, spoken
from parlour.server.texts import look

PAGE = 20
"""Finished games shown at a time."""

MOST_IN_A_SERIES = 100
MOST_GROUPS = 8
"""Groups whose campaigns are shown, those that played last."""

MOST_CARDS = 5
MOST_POINTS = 100
"""Reviewed games whose skill and luck are shown."""


class FinishedSeat(Wire):
    """Who sat where in a finished game."""

    role: str
    short: str
    name: str = Field(description="Empty where somebody wanted it removed.")
    level: str | None = Field(description="Of a bot.")
    yours: bool
    won: bool


class Finished(Wire):
    """A finished game of this device."""

    table: str
    game: str
    title: str
    at: float = Field(description="When it ended, in seconds since 1970.")
    cooperative: bool
    won: bool | None = Field(description="Nothing where one person sat on both sides.")
    seats: list[FinishedSeat]
    tags: list[str] = Field(description="What was agreed on: the board, the scenario, the difficulty.")
    ending: str = Field(description="How it ended, in one sentence.")
    choices: int
    counts: bool = Field(description="Whether it counts in the numbers: not where somebody knew the deal or figures were changed.")
    there: bool = Field(description="Whether its table can still be opened, for replay and review.")
    skill: float | None = Field(description="What this device's choices added to the chance to win, if there is a review.")
    luck: float | None
    series: int = Field(description="How many games of its series are finished.")


class FinishedGames(Wire):
    """Finished games, the latest first."""

    games: list[Finished]
    total: int
    more: str | None = Field(description="Ask again with this as `after` for those before.")
    coming: bool = Field(description="Whether more are being written down just now.")


class Tally(Wire):
    """How often something was played and won."""

    id: str
    name: str
    played: int
    won: int


class Tallies(Wire):
    """The same by something: hero, scenario, difficulty, level of the bots."""

    by: str = Field(description="`role`, `level`, or the name of a setup option.")
    name: str = Field(description="For people; empty for `role` and `level`.")
    rows: list[Tally]


class CardPlayed(Wire):
    """A card and how often it was played."""

    id: str
    name: str
    times: int


class ReviewedGame(Wire):
    """What a review said about this device's choices and luck, in parts of the chance to win."""

    table: str
    at: float
    won: bool | None
    skill: float
    luck: float


class GameNumbers(Wire):
    """One game in numbers."""

    game: str
    title: str
    cooperative: bool
    played: int
    won: int
    streak: int = Field(description="Games won in a row, up to the last one.")
    best_streak: int
    tallies: list[Tallies]
    cards: list[CardPlayed]
    reviewed: list[ReviewedGame] = Field(description="The earliest first.")


class Axis(Wire):
    """What a campaign goes through: scenarios, difficulties."""

    name: str
    label: str
    steps: list[tuple[str, str]] = Field(description="Values and their names, in order.")


class Stand(Wire):
    """A square of a campaign."""

    values: list[str]
    played: int
    won: int


class Campaign(Wire):
    """What a group has played and beaten in a cooperative game."""

    game: str
    title: str
    people: list[str] = Field(description="Whom this device played with; nobody: alone, or with bots.")
    axes: list[Axis]
    stands: list[Stand]
    last: float


class Numbers(Wire):
    """Everything this device has played here, in numbers."""

    played: int
    won: int
    streak: int
    best_streak: int
    games: list[GameNumbers]
    campaigns: list[Campaign]


class SeriesGame(Wire):
    """A game of a series."""

    table: str
    at: float
    winners: list[int]


class Series(Wire):
    """A table and its rematches, as far as they are finished; and for cooperative games what the group has beaten."""

    games: list[SeriesGame] = Field(description="The earliest first.")
    score: list[int] = Field(description="How many of them each seat has won.")
    campaign: Campaign | None


# Finished games.


async def finished(house: House, device: bytes | None, after: str, game: str, language: str) -> FinishedGames:
    """Return a page of the finished games of a device."""
    if device is None:
        return FinishedGames(games=[], total=0, more=None, coming=False)
    before = _place(after)

    def job(c: own.Db) -> tuple[list[Result], int, list[str], dict[str, int]]:
        found = own.results_of(c, device, PAGE + 1, before, game)
        series = {name: min(own.length_of(c, name), MOST_IN_A_SERIES) for name in {one.series for one in found}}
        return found, own.count_of(c, device), own.not_noted(c, 1, device), series

    found, total, waiting, series = await house.store.own(job)
    if waiting:
        house.keep(asyncio.create_task(results.note_some_quietly(house, device)))
    shown = [_finished(one, language, series[one.series]) for one in found[:PAGE]]
    last = found[PAGE - 1] if len(found) > PAGE else None
    return FinishedGames(
        games=shown, total=total, more=f"{last.at!r}-{last.table}" if last is not None else None, coming=bool(waiting)
    )


def _place(after: str) -> tuple[float, str] | None:
    """Return the place in the list that a page ended with."""
    at, _, table = after.partition("-")
    return (float(at), table) if table else None


def _finished(one: Result, language: str, series: int) -> Finished:
    doc = one.doc
    title = _title(one.game)
    code = _code(doc, language)
    skill, luck = _judged(one) or (None, None)
    return Finished(
        table=one.table,
        game=one.game,
        title=title.name.partition(": ")[0] if title is not None else one.game,
        at=one.at,
        cooperative=doc["cooperative"],
        won=one.won,
        seats=[
            FinishedSeat(
                role=role,
                short=doc["shorts"][code][seat],
                name=doc["names"][seat],
                level=doc["levels"][seat],
                yours=seat in one.seats,
                won=seat in doc["winners"],
            )
            for seat, role in enumerate(doc["roles"][code])
        ],
        tags=[_called(option, doc["setup"][option.name]) for option in _agreed(title, language) if option.name in doc["setup"]],
        ending=doc["ending"][code] or doc["reason"][code],
        choices=doc["choices"],
        counts=counts(one),
        there=one.there,
        skill=skill,
        luck=luck,
        series=series,
    )


def counts(one: Result) -> bool:
    """Say whether a game counts in the numbers."""
    return not one.doc["open_book"] and not one.doc["changed"]


def _judged(one: Result) -> tuple[float, float] | None:
    """Return what a review said of the seats of a device."""
    said = [one.review[str(seat)] for seat in one.seats if str(seat) in one.review] if one.review is not None else []
    if not said:
        return None
    return sum(skill for skill, _ in said), sum(luck for _, luck in said) / len(said)


def _title(game: str) -> Title | None:
    return parlour.title(game) if game in on_shelf() else None


def _code(doc: Json, language: str) -> str:
    return language if language in doc["roles"] else USUAL


@lru_cache(maxsize=32)
def _agreed(title: Title | None, language: str) -> tuple[SetupOption, ...]:
    """Return what tells games apart before they begin: one of several, and asked about."""
    if title is None:
        return ()
    options = title.setup_options(spoken(title, language))
    return tuple(option for option in options if option.kind == "one" and not option.rare)


@lru_cache(maxsize=32)
def _names(title: Title | None, language: str) -> dict[str, str]:
    return names_in(title.catalogue(spoken(title, language))) if title is not None else {}


def _called(option: SetupOption, value: Any) -> str:
    return option.names.get(value) or dict(option.choices).get(value, str(value))


# Numbers.


@dataclass
class _Count:
    """Something that was played and won so many times."""

    name: str
    played: int = 0
    won: int = 0

    def add(self, *, won: bool | None) -> None:
        self.played += 1
        self.won += bool(won)


@dataclass
class _Counted:
    """What is counted by one thing, in the order it was met."""

    rows: dict[str, _Count] = field(default_factory=dict)

    def add(self, id: str, name: str, *, won: bool | None) -> None:
        self.rows.setdefault(id, _Count(name)).add(won=won)

    def shown(self) -> list[Tally]:
        rows = [Tally(id=id, name=row.name, played=row.played, won=row.won) for id, row in self.rows.items()]
        return sorted(rows, key=lambda row: (-row.played, row.id))


async def numbers(house: House, device: bytes | None, language: str) -> Numbers:
    """Return what the finished games of a device come to."""
    if device is None:
        return counted([], language)
    rows = await house.store.own(lambda c: own.rows_of(c, device, own.MOST_RESULTS))
    return await asyncio.to_thread(lambda: counted(own.read_results(rows), language))


def counted(found: list[Result], language: str) -> Numbers:
    """Return finished games, the latest first, in numbers; the deal was nobody's before, and the figures were the printed ones."""
    found = [one for one in found if counts(one)]
    games: dict[str, list[Result]] = {}
    for one in found:
        games.setdefault(one.game, []).append(one)
    streak, best = streaks(one.won for one in found)
    return Numbers(
        played=len(found),
        won=sum(one.won is True for one in found),
        streak=streak,
        best_streak=best,
        games=[_of_game(game, mine, language) for game, mine in games.items()],
        campaigns=campaigns(found, language)[:MOST_GROUPS],
    )


def streaks(won: Iterable[bool | None]) -> tuple[int, int]:
    """Return how many games in a row were won up to the last one, and at most; the latest comes first, and nothing is neither.

    >>> streaks([True, None, True, False, True, True, True])
    (2, 3)
    >>> streaks([False, True]), streaks([])
    ((0, 1), (0, 0))
    """
    runs = [0]
    for one in won:
        if one is False:
            runs.append(0)
        elif one:
            runs[-1] += 1
    return runs[0], max(runs)


def _of_game(game: str, found: list[Result], language: str) -> GameNumbers:
    title = _title(game)
    options = _agreed(title, language)
    roles, levels = _Counted(), _Counted()
    by: dict[str, _Counted] = {option.name: _Counted() for option in options}
    cards: Counter[str] = Counter()
    for one in found:
        doc = one.doc
        code = _code(doc, language)
        for seat in one.seats:
            # Whoever plays several seats wins with each of them or not.
            roles.add(doc["roles"][USUAL][seat], doc["roles"][code][seat], won=seat in doc["winners"])
            cards.update(doc["cards"].get(str(seat), {}))
        for option in options:
            value = doc["setup"].get(option.name)
            if isinstance(value, str):
                by[option.name].add(value, _called(option, value), won=one.won)
        for level in {level for level in doc["levels"] if level is not None}:
            levels.add(level, level, won=one.won)
    tallies = [Tallies(by="role", name="", rows=roles.shown())]
    tallies += [Tallies(by=option.name, name=option.label, rows=by[option.name].shown()) for option in options]
    tallies.append(Tallies(by="level", name="", rows=levels.shown()))
    names = _names(title, language)
    judged = [(one, said) for one in found[:MOST_POINTS] if (said := _judged(one)) is not None]
    streak, best = streaks(one.won for one in found)
    return GameNumbers(
        game=game,
        title=title.name.partition(": ")[0] if title is not None else game,
        cooperative=found[0].doc["cooperative"],
        played=len(found),
        won=sum(one.won is True for one in found),
        streak=streak,
        best_streak=best,
        tallies=[tally for tally in tallies if tally.rows],
        cards=[CardPlayed(id=id, name=names.get(id, id), times=times) for id, times in cards.most_common(MOST_CARDS)],
        reviewed=[
            ReviewedGame(table=one.table, at=one.at, won=one.won, skill=skill, luck=luck) for one, (skill, luck) in reversed(judged)
        ],
    )


# What a group has beaten.


def group_of(names: list[str], holders: list[str], mine: Iterable[int]) -> frozenset[str]:
    """Return whom somebody played with, as their names look."""
    own_seats = set(mine)
    return frozenset(look(name) for seat, name in enumerate(names) if name and holders[seat] == "person" and seat not in own_seats)


def campaigns(found: list[Result], language: str) -> list[Campaign]:
    """Return what each group has played and beaten, those that played last first."""
    groups: dict[tuple[str, frozenset[str]], list[Result]] = {}
    for one in found:
        if one.doc["cooperative"]:
            groups.setdefault((one.game, group_of(one.doc["names"], one.doc["holders"], one.seats)), []).append(one)
    return [_campaign(game, theirs, language) for (game, _), theirs in groups.items()]


def _campaign(game: str, found: list[Result], language: str) -> Campaign:
    title = _title(game)
    options = _agreed(title, language)
    stands: dict[tuple[str, ...], _Count] = {}
    for one in found:
        values = tuple(str(one.doc["setup"].get(option.name, "")) for option in options)
        stands.setdefault(values, _Count("")).add(won=one.won)
    last = found[0]
    names, holders = last.doc["names"], last.doc["holders"]
    return Campaign(
        game=game,
        title=title.name.partition(": ")[0] if title is not None else game,
        people=[name for seat, name in enumerate(names) if name and holders[seat] == "person" and seat not in last.seats],
        axes=[
            Axis(name=option.name, label=option.label, steps=[(value, _called(option, value)) for value, _ in option.choices])
            for option in options
        ],
        stands=[Stand(values=list(values), played=one.played, won=one.won) for values, one in stands.items()],
        last=last.at,
    )


async def series(house: House, live: LiveTable, device: bytes | None, language: str) -> Series:
    """Return how the series of a table stands, and for cooperative games what its group has beaten as far as this device knows."""
    first = live.info.series or live.info.id
    rows = await house.store.own(lambda c: own.series_of(c, first, MOST_IN_A_SERIES))
    games = [SeriesGame(table=table, at=at, winners=doc["winners"]) for table, at, doc in reversed(rows)]
    score = [sum(seat in one.winners for one in games) for seat in range(len(live.seats))]
    campaign = None
    if device is not None and live.laid is not None and live.laid.title.cooperative:
        played = await house.store.own(lambda c: own.rows_of(c, device, own.MOST_RESULTS, game=live.info.game))
        mine = live.rights(await house.links_of(device, live)).seats
        us = group_of([row.name for row in live.seats], [row.holder for row in live.seats], mine)
        campaign = await asyncio.to_thread(lambda: _of_group(own.read_results(played), us, language))
    return Series(games=games, score=score, campaign=campaign)


def _of_group(found: list[Result], us: frozenset[str], language: str) -> Campaign | None:
    same = [one for one in found if counts(one) and group_of(one.doc["names"], one.doc["holders"], one.seats) == us]
    return next(iter(campaigns(same, language)), None)
