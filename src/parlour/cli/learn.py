"""`parlour learn`: the lessons of a game in the terminal, on the whole screen or line by line."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli import completing
from parlour.cli.language import LanguageOption, game_language, own_words
from parlour.engine.errors import BadInput
from parlour.engine.reading import typed_number

if TYPE_CHECKING:
    from parlour.cli.screen import Screen
    from parlour.cli.ticks import Ticks
    from parlour.lessons import Lesson, Walk
    from parlour.terminal.guiding import After
    from parlour.terminal.wording import Wording


def learn(
    game: Annotated[
        str,
        typer.Argument(metavar="GAME", autocompletion=completing.taught, help="Which game; without one, all lessons are listed."),
    ] = "",
    number: Annotated[str, typer.Argument(metavar="N", help="Which lesson; or else the first not passed.")] = "",
    *,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, no colours: for pipes and screen readers.")] = False,
    light: Annotated[bool, typer.Option("--light", help="Dark letters on a light ground.")] = False,
    language: LanguageOption = "",
) -> None:
    """Learn a game in short lessons, each a position to play from; without a game, list them."""
    import parlour  # noqa: PLC0415
    from parlour import lessons  # noqa: PLC0415
    from parlour.cli.screen import make_screen  # noqa: PLC0415
    from parlour.cli.ticks import Ticks  # noqa: PLC0415
    from parlour.terminal.wording import words  # noqa: PLC0415

    if not game:
        say = own_words(language)
        print("\n".join(listed(Ticks(), say)))
        return
    title = parlour.title(game)
    taught = lessons.of(title.id)
    say = words(game_language(title, language))
    ticks = Ticks()
    lesson: Lesson | None = (
        find(taught, number, say.code) if number else next((one for one in taught if not ticks.has(one)), taught[0])
    )
    screen = make_screen(plain=plain)
    if ticks.damaged:
        screen.say(say("learn-damaged"))
    while lesson is not None:
        lesson = _teach(screen, lesson, taught, ticks, say, light=light)


def listed(ticks: Ticks, say: Wording) -> list[str]:
    """Return all lessons as lines, those that were passed ticked."""
    import parlour  # noqa: PLC0415
    from parlour import lessons  # noqa: PLC0415

    lines = [say("learn-damaged")] if ticks.damaged else []
    for game in lessons.games():
        lines += [parlour.title(game).name, f"  parlour learn {game}"]
        lines += [f"  [{'x' if ticks.has(one) else ' '}] {one.number}  {one.title[say.code]}" for one in lessons.of(game)]
        lines.append("")
    return [*lines, say("learn-listed")]


def find(taught: tuple[Lesson, ...], typed: str, code: str) -> Lesson:
    """Return the lesson of that number or title; another is refused with a guess."""
    number = typed_number(typed)
    if number is not None and 1 <= number <= len(taught):
        return taught[number - 1]
    called = {lesson.title[code].lower(): lesson for lesson in taught}
    named = called.get(typed.lower())
    if named is not None:
        return named
    close = difflib.get_close_matches(typed.lower()[:80], called, n=1)
    meant = (
        f"; did you mean {called[close[0]].number}, {called[close[0]].title[code]}?"
        if close
        else f": lessons are 1 to {len(taught)}"
    )
    msg = f"there is no lesson {typed[:40]!r} of {taught[0].game}{meant}"
    raise BadInput(msg)


def _teach(  # noqa: PLR0913 - the lesson, and how it is shown
    screen: Screen, lesson: Lesson, taught: tuple[Lesson, ...], ticks: Ticks, say: Wording, *, light: bool
) -> Lesson | None:
    """Go through a lesson; return the one to go on with, if any."""
    from parlour.cli.play import play_on  # noqa: PLC0415
    from parlour.terminal.guiding import After  # noqa: PLC0415

    last = lesson.number == len(taught)
    after, walk, solved = (_line_by_line if screen.plain else _on_the_whole_screen)(screen, lesson, len(taught), ticks, say, light)
    if after is After.PLAY:
        play_on(screen, walk, light=light)
    elif after is After.LEAVE:
        screen.say(say("learn-left"))
        screen.say(f"  parlour learn {lesson.game} {lesson.number + 1 if solved and not last else lesson.number}")
    elif last:
        screen.say(say("learn-last"))
        screen.say(f"  parlour play {lesson.game}")
    else:
        return taught[lesson.number]
    return None


def _line_by_line(
    screen: Screen,
    lesson: Lesson,
    last: int,
    ticks: Ticks,
    say: Wording,
    _light: bool,  # noqa: FBT001
) -> tuple[After, Walk, bool]:
    from parlour.cli.teaching import Teaching  # noqa: PLC0415

    teaching = Teaching(screen, lesson, last, ticks, say)
    return teaching.run(), teaching.walk, teaching.solved


def _on_the_whole_screen(
    _screen: Screen,
    lesson: Lesson,
    last: int,
    ticks: Ticks,
    say: Wording,
    light: bool,  # noqa: FBT001
) -> tuple[After, Walk, bool]:
    from parlour.terminal.lesson import LessonSitting  # noqa: PLC0415
    from parlour.terminal.opening import play  # noqa: PLC0415

    def passed() -> str:
        try:
            ticks.add(lesson)
        except OSError as mistake:
            return say("learn-not-kept", why=str(mistake.strerror or mistake))
        return ""

    sitting = LessonSitting(lesson, last, say.code, passed)
    play(sitting, dark=not light)
    return sitting.after, sitting.taken, sitting.solved
