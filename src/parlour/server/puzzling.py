"""Puzzles over the network. Where somebody stands in one, and how they are rated, is theirs to remember: nothing is kept here."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import lru_cache

from pydantic import Field

from parlour import puzzles
from parlour.engine.errors import BadInput
from parlour.lessons.reading import LANGUAGES
from parlour.puzzles import Chance, Solving
from parlour.puzzles.rating import puzzle_rating
from parlour.puzzles.reading import DIFFICULTIES
from parlour.puzzles.solving import Explained, Line
from parlour.server import lobby, scripts
from parlour.server import protocol as p
from parlour.server.house import House
from parlour.server.refusals import Refused
from parlour.server.scripts import LessonHint, LessonLeft, LessonPlace, LessonQuestion, LessonRefusal


class PuzzleListed(p.Wire):
    """A puzzle, before it is opened."""

    id: str
    theme: str
    difficulty: str
    rating: int = Field(description="Where it begins; what becomes of it stays on the solver's device.")
    steps: int


class PuzzleTheme(p.Wire):
    """What puzzles are about."""

    id: str
    name: str


class PuzzleShelf(p.Wire):
    """The puzzles of a game."""

    game: str
    themes: list[PuzzleTheme]
    puzzles: list[PuzzleListed]


class Puzzles(p.Wire):
    """All puzzles there are."""

    shelves: list[PuzzleShelf]
    difficulties: list[PuzzleTheme]


class PuzzleNamed(p.Wire):
    """Which puzzle."""

    game: str
    id: str


class Daily(p.Wire):
    """The puzzles of a day, the same for everybody."""

    day: str
    puzzle: PuzzleNamed
    games: list[PuzzleNamed] = Field(description="One of each game.")


class PuzzlePlace(LessonPlace):
    """Where somebody stands in a puzzle, and perhaps what they choose there."""

    choose: p.Key | None = Field(default=None, description="A choice: the right one goes on, any other is played out.")


class ChanceKept(p.Wire):
    """A chance to win, and the interval around it that holds 95 %."""

    chance: float
    low: float
    high: float


class ChoiceShown(p.Wire):
    """A choice with its chance."""

    key: str
    text: str
    kept: ChanceKept


class PuzzleExplained(p.Wire):
    """Why a choice was the best."""

    best: ChoiceShown
    why: str
    choices: list[ChoiceShown] = Field(description="All there were, the best first.")
    told: list[str] = Field(description="The same in sentences.")


class PuzzleState(p.Wire):
    """A puzzle as it is somewhere; at the last beat it is solved."""

    game: str
    id: str
    theme: str
    difficulty: str
    rating: int
    beat: int
    beats: int
    keys: list[str]
    aside: str | None
    say: str
    answer: str = Field(description="What is said to a wrong choice.")
    kept: ChanceKept | None = Field(description="The chance with a wrong choice.")
    best: ChanceKept | None = Field(description="The chance with the right one, once a wrong one was made.")
    solved: bool
    explained: list[PuzzleExplained]
    hint: LessonHint | None
    since: int = Field(description="Events after this moment have just happened.")
    state: p.State
    table: p.TableState


def today() -> date:
    """Return the date in Greenwich."""
    return datetime.now(UTC).date()


def daily(day: date) -> Daily:
    """Return the puzzles of a day."""

    def named(puzzle: puzzles.Puzzle) -> PuzzleNamed:
        return PuzzleNamed(game=puzzle.game, id=puzzle.id)

    games = [named(puzzles.daily(day, game)) for game in puzzles.games()]
    return Daily(day=day.isoformat(), puzzle=named(puzzles.daily(day)), games=games)


def listed(language: str) -> Puzzles:
    """Return all puzzles, to choose from."""
    code = scripts.spoken(language)
    return Puzzles(
        shelves=[_shelf(game, code) for game in puzzles.games()],
        difficulties=[PuzzleTheme(id=one, name=puzzles.difficulty_name(one, code)) for one in DIFFICULTIES],
    )


def _shelf(game: str, code: str) -> PuzzleShelf:
    there = puzzles.of(game)
    themes = [theme for theme in puzzles.THEMES[game] if any(puzzle.theme == theme for puzzle in there)]
    return PuzzleShelf(
        game=game,
        themes=[PuzzleTheme(id=theme, name=puzzles.theme_name(game, theme, code)) for theme in themes],
        puzzles=[
            PuzzleListed(
                id=puzzle.id,
                theme=puzzle.theme,
                difficulty=puzzle.difficulty,
                rating=round(puzzle_rating(puzzle.difficulty).rating),
                steps=len(puzzle.steps),
            )
            for puzzle in there
        ],
    )


def stand(game: str, id: str, place: PuzzlePlace, language: str) -> bytes:
    """Return a puzzle as it is somewhere, as JSON."""
    return _stand(game, id, place.beat, tuple(place.keys), place.aside, place.choose, scripts.spoken(language))


def why_not(game: str, id: str, asked: LessonQuestion, language: str) -> LessonRefusal:
    """Return why something may not be chosen there."""
    return scripts.why_not(_solving(game, id, asked, scripts.spoken(language)), asked.key)


async def play_on(  # noqa: PLR0913 - where somebody stands, and who that is
    house: House, game: str, id: str, left: LessonLeft, device: bytes | None, who: str
) -> lobby.TableMade:
    """Make a table of a puzzle: the solver keeps the seat, bots take the others."""
    return await scripts.play_on(house, _solving(game, id, left, LANGUAGES[0]), left.name, device, who)


def _solving(game: str, id: str, place: LessonPlace, language: str) -> Solving:
    return scripts.stand(
        lambda: puzzles.find(game, id), lambda puzzle: Solving(puzzle, language, place.beat, place.chosen(), place.aside)
    )


@lru_cache(maxsize=scripts.MOST_KEPT)
def _stand(  # noqa: PLR0913 - where somebody stands
    game: str, id: str, beat: int, keys: tuple[str | None, ...], aside: str | None, choose: str | None, language: str
) -> bytes:
    solving = _solving(game, id, LessonPlace(beat=beat, keys=list(keys), aside=aside), language)
    if choose is not None:
        try:
            solving.choose(choose)
        except BadInput as mistake:
            raise Refused("bad_request", scripts.sentence(mistake)) from None
    return _shown(solving).model_dump_json().encode()


def _shown(solving: Solving) -> PuzzleState:
    puzzle, step = solving.puzzle, solving.step
    wrong = solving.kept
    return PuzzleState(
        game=puzzle.game,
        id=puzzle.id,
        theme=puzzle.theme,
        difficulty=puzzle.difficulty,
        rating=round(puzzle_rating(puzzle.difficulty).rating),
        beat=solving.beat,
        beats=len(puzzle.steps),
        keys=[solving.chosen(beat) for beat in range(solving.beat)],
        aside=solving.aside,
        say=solving.say,
        answer=solving.answer,
        kept=None if wrong is None else _chance(wrong),
        best=None if wrong is None else _chance(step.chances[step.best]),
        solved=solving.at_end,
        explained=[_explained(one) for one in solving.explained] if solving.at_end else [],
        hint=scripts.hint_shown(solving, ""),
        since=solving.since,
        state=scripts.state_of(solving),
        table=scripts.table_of(solving),
    )


def _chance(chance: Chance) -> ChanceKept:
    return ChanceKept(chance=chance.chance, low=chance.low, high=chance.high)


def _choice(line: Line) -> ChoiceShown:
    return ChoiceShown(key=line.key, text=line.text, kept=_chance(line.chance))


def _explained(explained: Explained) -> PuzzleExplained:
    return PuzzleExplained(
        best=_choice(explained.best),
        why=explained.why,
        choices=[_choice(line) for line in explained.others],
        told=list(explained.told),
    )
