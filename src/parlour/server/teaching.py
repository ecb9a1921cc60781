"""Lessons over the network. Where somebody stands in one is theirs to remember: they cost no table and nothing in the database."""

from __future__ import annotations

from functools import lru_cache

from pydantic import Field

from parlour import lessons
from parlour.lessons import Walk
from parlour.lessons.reading import LANGUAGES
from parlour.server import lobby, scripts
from parlour.server import protocol as p
from parlour.server.house import House
from parlour.server.scripts import LessonHint, LessonLeft, LessonPlace, LessonQuestion, LessonRefusal


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
    code = scripts.spoken(language)
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
    return _stand(game, number, place.beat, tuple(place.keys), place.aside, scripts.spoken(language))


def why_not(game: str, number: int, asked: LessonQuestion, language: str) -> LessonRefusal:
    """Return why something may not be chosen there."""
    return scripts.why_not(_walk(game, number, asked.beat, tuple(asked.keys), asked.aside, scripts.spoken(language)), asked.key)


async def play_on(  # noqa: PLR0913 - where somebody stands, and who that is
    house: House, game: str, number: int, left: LessonLeft, device: bytes | None, who: str
) -> lobby.TableMade:
    """Make a table of a lesson: the learner keeps their seats, bots take the others."""
    walk = _walk(game, number, left.beat, tuple(left.keys), left.aside, LANGUAGES[0])
    return await scripts.play_on(house, walk, left.name, device, who)


def _new(lesson: lessons.Lesson) -> list[int]:
    return [number for number, beat in enumerate(lesson.beats) if beat.new]


def _walk(game: str, number: int, beat: int, keys: tuple[str | None, ...], aside: str | None, language: str) -> Walk:  # noqa: PLR0913
    chosen = {at: key for at, key in enumerate(keys) if key is not None}
    return scripts.stand(lambda: lessons.find(game, number), lambda lesson: Walk(lesson, language, beat, chosen, aside))


@lru_cache(maxsize=scripts.MOST_KEPT)
def _stand(game: str, number: int, beat: int, keys: tuple[str | None, ...], aside: str | None, language: str) -> bytes:  # noqa: PLR0913
    walk = _walk(game, number, beat, keys, aside, language)
    lesson, refusal = walk.lesson, walk.refusal
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
            hint=scripts.hint_shown(walk, walk.hint),
            check=None
            if not walk.at_check
            else LessonCheck(
                ask=check.ask[language],
                options=[option[language] for option in check.options],
                right=check.right,
                why=check.why[language],
            ),
            since=walk.since,
            state=scripts.state_of(walk),
            table=scripts.table_of(walk),
        )
        .model_dump_json()
        .encode()
    )
