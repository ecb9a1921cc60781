"""Lessons over the network. Where somebody stands in one is theirs to remember: they cost no table and nothing in the database."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from pydantic import Field

from parlour import lessons
from parlour.engine.errors import BadInput
from parlour.engine.said import Said
from parlour.lessons import Walk
from parlour.lessons.reading import LANGUAGES
from parlour.server import lobby, making
from parlour.server import protocol as p
from parlour.server.house import House
from parlour.server.live import canonical, digest, event_at, seat_view
from parlour.server.reading import from_record
from parlour.server.refusals import Refused

MOST_BEATS = 100
MOST_KEPT = 256
"""Answers that are kept: nearly everybody stands where others stood before."""

NOVICE = "novice"


class LessonListed(p.Wire):
    """A lesson, before it is opened."""

    number: int
    title: str
    beats: int
    new: list[int] = Field(description="The beats that are new to somebody who knows board games.")


class Tutorial(p.Wire):
    """The lessons of a game in their order."""

    game: str
    lessons: list[LessonListed]


class Tutorials(p.Wire):
    """All lessons there are."""

    tutorials: list[Tutorial]


class LessonPlace(p.Wire):
    """Where somebody stands in a lesson."""

    beat: Annotated[int, Field(ge=0, le=MOST_BEATS)] = 0
    keys: list[p.Key | None] = Field(
        default_factory=list,
        max_length=MOST_BEATS,
        description="What was chosen at each beat before; null, or nothing: what is shown.",
    )
    aside: p.Key | None = Field(default=None, description="A choice that does not go on, to be played out.")


class LessonQuestion(LessonPlace):
    """A question why something may not be chosen there."""

    key: p.Key


class LessonLeft(LessonPlace):
    """Play on from there, with bots in the seats the lesson played."""

    name: p.Name = ""


class LessonRefusal(p.Wire):
    """Why something is not allowed, as the game says it."""

    rule: str
    name: str
    text: str


class LessonHint(p.Wire):
    """Three hints, each further than the one before: where, what, and the choice itself."""

    where: str
    what: str
    key: str
    about: list[str]


class LessonCheck(p.Wire):
    """The question at the end."""

    ask: str
    options: list[str]
    right: int
    why: str


class LessonState(p.Wire):
    """A lesson at a beat; at the last one only the question is left."""

    game: str
    number: int
    title: str
    last: int = Field(description="The number of the last lesson of the game.")
    rules: list[str]
    beat: int
    beats: int
    new: list[int]
    say: str
    note: str = Field(description="What is said to the choice that led here.")
    answer: str = Field(description="What is said to the choice aside from the way.")
    why: LessonRefusal | None
    point: list[str] = Field(description="What is lit, in the words of options.")
    right: list[str] = Field(description="The choices that go on.")
    does: bool = Field(description="Whether something is to be chosen here.")
    puzzle: bool = Field(description="Nothing is given away before a hint is asked for.")
    hint: LessonHint | None
    check: LessonCheck | None
    since: int = Field(description="Events after this moment have just happened.")
    state: p.State
    table: p.TableState


def listed(language: str) -> Tutorials:
    """Return all lessons, to choose from."""
    code = _spoken(language)
    return Tutorials(
        tutorials=[
            Tutorial(
                game=game,
                lessons=[
                    LessonListed(number=one.number, title=one.title[code], beats=len(one.beats), new=_new(one))
                    for one in lessons.of(game)
                ],
            )
            for game in lessons.games()
        ]
    )


def stand(game: str, number: int, place: LessonPlace, language: str) -> bytes:
    """Return a lesson as it is somewhere, as JSON."""
    return _stand(game, number, place.beat, tuple(place.keys), place.aside, _spoken(language))


def why_not(game: str, number: int, asked: LessonQuestion, language: str) -> LessonRefusal:
    """Return why something may not be chosen there."""
    walk = _walk(game, number, asked.beat, tuple(asked.keys), asked.aside, _spoken(language))
    refusal = walk.table.why_not(asked.key, walk.seat)
    return LessonRefusal(rule=refusal.rule, name=refusal.name, text=refusal.reason)


async def play_on(house: House, game: str, number: int, left: LessonLeft, device: bytes | None) -> lobby.TableMade:
    """Make a table of a lesson: the learner keeps their seats, bots take the others."""
    walk = _walk(game, number, left.beat, tuple(left.keys), left.aside, LANGUAGES[0])
    if walk.table.outcome is not None:
        raise Refused("conflict", Said("lesson-over"))
    seats = [
        lobby.SeatWanted(holder="me", name=left.name) if seat in walk.lesson.seats else lobby.SeatWanted(holder="bot", level=NOVICE)
        for seat in range(len(walk.table.seats))
    ]
    return await making.seat_and_save(house, from_record(walk.table.record(), None, None), seats, device)


def _spoken(language: str) -> str:
    return language if language in LANGUAGES else LANGUAGES[0]


def _new(lesson: lessons.Lesson) -> list[int]:
    return [number for number, beat in enumerate(lesson.beats) if beat.new]


def _walk(game: str, number: int, beat: int, keys: tuple[str | None, ...], aside: str | None, language: str) -> Walk:  # noqa: PLR0913
    try:
        lesson = lessons.find(game, number)
    except BadInput as mistake:
        raise Refused("unknown", _sentence(mistake)) from None
    try:
        return Walk(lesson, language, beat, {at: key for at, key in enumerate(keys) if key is not None}, aside)
    except BadInput as mistake:
        raise Refused("bad_request", _sentence(mistake)) from None


def _sentence(mistake: BadInput) -> str:
    line = str(mistake)
    return f"{line[:1].upper()}{line[1:]}."


@lru_cache(maxsize=MOST_KEPT)
def _stand(game: str, number: int, beat: int, keys: tuple[str | None, ...], aside: str | None, language: str) -> bytes:  # noqa: PLR0913
    walk = _walk(game, number, beat, keys, aside, language)
    lesson, shown, refusal = walk.lesson, walk.shown, walk.refusal
    check = lesson.check
    return (
        LessonState(
            game=game,
            number=number,
            title=lesson.title[language],
            last=len(lessons.of(game)),
            rules=list(lesson.rules),
            beat=beat,
            beats=len(lesson.beats),
            new=_new(lesson),
            say=walk.say,
            note=walk.note,
            answer=walk.answer,
            why=None if refusal is None else LessonRefusal(rule=refusal.rule, name=refusal.name, text=refusal.reason),
            point=list(walk.here.point),
            right=walk.right,
            does=bool(walk.here.do),
            puzzle=walk.here.puzzle,
            hint=None if shown is None else LessonHint(where=walk.hint, what=shown.text, key=shown.key, about=list(shown.about)),
            check=None
            if not walk.at_check
            else LessonCheck(
                ask=check.ask[language],
                options=[option[language] for option in check.options],
                right=check.right,
                why=check.why[language],
            ),
            since=walk.since,
            state=_state(walk),
            table=_table(walk),
        )
        .model_dump_json()
        .encode()
    )


def _state(walk: Walk) -> p.State:
    table = walk.table
    view = seat_view(table.view(walk.seat))
    return p.State(
        seat=walk.seat,
        version=table.version,
        moment=table.version,
        view=view,
        hash=digest(canonical(view)),
        events_from=0,
        events=[event_at(event) for event in table.events(walk.seat)],
        can_undo=False,
        can_redo=False,
        standing=[],
    )


def _table(walk: Walk) -> p.TableState:
    table = walk.table
    return p.TableState(
        table="",
        game=table.title.id,
        title=table.title.name,
        setup=table.setup,
        cooperative=table.title.cooperative,
        version=table.version,
        moment=table.version,
        over=table.outcome is not None,
        closed=False,
        read_only="",
        open_book=True,
        seats=[
            p.SeatShown(
                seat=seat.index,
                role=seat.name,
                short=seat.short or seat.name,
                team=seat.team,
                name=seat.name,
                holder="person" if seat.index in walk.lesson.seats else "bot",
                level=None if seat.index in walk.lesson.seats else NOVICE,
                connected=True,
                thinking=False,
            )
            for seat in table.seats
        ],
        spectators=0,
        clock=None,
        deadline=None,
        now=0,
        vote=None,
        came_from=None,
        rematch=None,
    )
