"""`parlour learn`: the lessons of a game in the terminal, line by line."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli import completing
from parlour.cli.language import LanguageOption, game_language, own_words
from parlour.engine.errors import BadInput

if TYPE_CHECKING:
    from parlour.cli.screen import Screen
    from parlour.cli.ticks import Ticks
    from parlour.lessons import Lesson, Walk
    from parlour.terminal.wording import Wording

NOVICE = "novice"
"""Who takes the other seats when somebody plays on."""


def learn(
    game: Annotated[
        str,
        typer.Argument(metavar="GAME", autocompletion=completing.taught, help="Which game; without one, all lessons are listed."),
    ] = "",
    number: Annotated[str, typer.Argument(metavar="N", help="Which lesson; or else the first not passed.")] = "",
    *,
    plain: Annotated[bool, typer.Option("--plain", help="No colours: for pipes and screen readers.")] = False,
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
        lesson = _teach(screen, lesson, taught, ticks, say)


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
    if typed.isdecimal() and 1 <= int(typed) <= len(taught):
        return taught[int(typed) - 1]
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


def _teach(screen: Screen, lesson: Lesson, taught: tuple[Lesson, ...], ticks: Ticks, say: Wording) -> Lesson | None:
    """Go through a lesson; return the one to go on with, if any."""
    from parlour.cli.teaching import After, Teaching  # noqa: PLC0415

    last = lesson.number == len(taught)
    teaching = Teaching(screen, lesson, len(taught), ticks, say)
    after = teaching.run()
    if after is After.PLAY:
        _play_on(screen, teaching.walk)
    elif after is After.LEAVE:
        screen.say(say("learn-left"))
        screen.say(f"  parlour learn {lesson.game} {lesson.number + 1 if teaching.solved and not last else lesson.number}")
    elif last:
        screen.say(say("learn-last"))
        screen.say(f"  parlour play {lesson.game}")
    else:
        return taught[lesson.number]
    return None


def _play_on(screen: Screen, walk: Walk) -> None:
    """Leave the lesson and play on from where it stands; bots take the seats it played."""
    from parlour.cli import play, seats  # noqa: PLC0415
    from parlour.terminal.company import ME  # noqa: PLC0415

    table = walk.table
    seated = {seat.index: ME if seat.index in walk.lesson.seats else NOVICE for seat in table.seats}
    play.sit_down(screen, table, seated, seats.players(seated, table.seed), light=False, autosave=True)
