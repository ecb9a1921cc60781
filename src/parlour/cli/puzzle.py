"""`parlour puzzle`: what would you do? Positions with one clearly best choice, solved on the real board."""

from __future__ import annotations

import os
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli import completing
from parlour.cli.language import LanguageOption, game_language, own_words
from parlour.engine.errors import BadInput
from parlour.engine.reading import read_text

if TYPE_CHECKING:
    from parlour.cli.kept_standing import KeptStanding
    from parlour.cli.screen import Screen
    from parlour.puzzles import Puzzle, Solving
    from parlour.terminal.guiding import After
    from parlour.terminal.wording import Wording


def puzzle(  # noqa: PLR0913 - one argument for each option
    game: Annotated[
        str, typer.Argument(metavar="GAME", autocompletion=completing.puzzled, help="Which game; without one, any.")
    ] = "",
    name: Annotated[str, typer.Argument(metavar="ID", help="Which puzzle; or else the one that suits you next.")] = "",
    *,
    daily: Annotated[bool, typer.Option("--daily", help="Today's (UTC): the same for everybody.")] = False,
    theme: Annotated[str, typer.Option(metavar="THEME", help="Only of this theme; --list names them.")] = "",
    difficulty: Annotated[str, typer.Option(metavar="LEVEL", help="Only easy, medium or hard ones.")] = "",
    listing: Annotated[bool, typer.Option("--list", help="List games and themes and how you stand, and stop.")] = False,
    file: Annotated[
        Path | None, typer.Option("--file", metavar="FILE", help="Puzzles from a file of `parlour puzzles make`.")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, no colours: for pipes and screen readers.")] = False,
    light: Annotated[bool, typer.Option("--light", help="Dark letters on a light ground.")] = False,
    language: LanguageOption = "",
) -> None:
    """Solve a puzzle: a position of a game in which one choice is clearly best."""
    from parlour import puzzles  # noqa: PLC0415
    from parlour.cli.kept_standing import KeptStanding  # noqa: PLC0415
    from parlour.cli.screen import make_screen  # noqa: PLC0415

    if daily and (name or theme or difficulty or file is not None):
        msg = "--daily: today's puzzle is chosen for you; leave out the rest"
        raise BadInput(msg)
    shelf = puzzles.read(str(file), read_text(file)) if file is not None else None
    offered = _offered(shelf, game, theme, difficulty)
    kept = KeptStanding()
    if listing:
        print("\n".join(listed(offered, kept, own_words(language))))
        return
    if daily:
        asked: Puzzle | None = puzzles.daily(today(), game)
    elif name:
        asked = _named(offered, name, game)
    else:
        asked = kept.standing.next(offered) or offered[0]
    screen = make_screen(plain=plain)
    if kept.damaged:
        screen.say(own_words(language)("puzzle-damaged"))
    while asked is not None:
        asked = _solve(screen, asked, offered, kept, language, light=light)


def today() -> date:
    """Return the date in Greenwich; PARLOUR_TODAY says another, to look at other days."""
    given = os.environ.get("PARLOUR_TODAY", "")
    try:
        return date.fromisoformat(given) if given else datetime.now(UTC).date()
    except ValueError:
        msg = f"PARLOUR_TODAY: {given[:40]!r} is no date; write it as 2026-11-16"
        raise BadInput(msg) from None


def _offered(shelf: tuple[Puzzle, ...] | None, game: str, theme: str, difficulty: str) -> list[Puzzle]:
    """Return the puzzles to choose from; a word nobody knows is refused with those that are known."""
    from parlour import puzzles  # noqa: PLC0415
    from parlour.puzzles.reading import DIFFICULTIES  # noqa: PLC0415

    if game and game not in puzzles.games():
        puzzles.of(game)
    wanted = [game] if game else list(puzzles.games())
    known = list(dict.fromkeys(one for id in wanted for one in puzzles.THEMES[id]))
    for given, words, option in ((theme, known, "--theme"), (difficulty, list(DIFFICULTIES), "--difficulty")):
        if given and given not in words:
            msg = f"{option}: there is no {given[:40]!r}; there are {', '.join(words)}"
            raise BadInput(msg)
    everything = shelf if shelf is not None else tuple(one for id in wanted for one in puzzles.of(id))
    found = [
        one
        for one in everything
        if one.game in wanted and (not theme or one.theme == theme) and (not difficulty or one.difficulty == difficulty)
    ]
    if not found:
        msg = "there is no such puzzle yet; --list says which there are"
        raise BadInput(msg)
    return found


def _named(offered: list[Puzzle], name: str, game: str) -> Puzzle:
    found = next((one for one in offered if one.id == name), None)
    if found is None:
        msg = f"there is no puzzle {name[:40]!r} of {game}"
        raise BadInput(msg)
    return found


def listed(offered: list[Puzzle], kept: KeptStanding, say: Wording) -> list[str]:
    """Return games and themes as lines, with how many puzzles there are and how many were solved."""
    import parlour  # noqa: PLC0415
    from parlour import puzzles  # noqa: PLC0415

    standing = kept.standing
    lines = [say("puzzle-damaged")] if kept.damaged else []
    solved = sum(standing.tried.get(one.id, False) for one in offered)
    lines.append(say("puzzle-standing", rating=round(standing.solver.rating), solved=solved, puzzles=len(offered)))
    for game in puzzles.games():
        mine = [one for one in offered if one.game == game]
        if mine:
            lines += ["", parlour.title(game).name, f"  parlour puzzle {game}"]
        for theme in puzzles.THEMES[game]:
            of = [one for one in mine if one.theme == theme]
            if of:
                done = sum(standing.tried.get(one.id, False) for one in of)
                lines.append(f"  --theme {theme:<10} {done:>3}/{len(of):<3} {puzzles.theme_name(game, theme, say.code)}")
    return lines


def _solve(  # noqa: PLR0913 - the puzzle, and how it is shown
    screen: Screen, asked: Puzzle, offered: list[Puzzle], kept: KeptStanding, language: str, *, light: bool
) -> Puzzle | None:
    """Let somebody solve a puzzle; return the one to go on with, if any."""
    import parlour  # noqa: PLC0415
    from parlour.cli.play import play_on  # noqa: PLC0415
    from parlour.terminal.guiding import After  # noqa: PLC0415
    from parlour.terminal.wording import words  # noqa: PLC0415

    say = words(game_language(parlour.title(asked.game), language))
    after, solving = (_line_by_line if screen.plain else _on_the_whole_screen)(screen, asked, kept, say, light)
    if after is After.PLAY:
        play_on(screen, solving, light=light)
        return None
    if after is After.LEAVE:
        screen.say(say("puzzle-left"))
        screen.say(f"  parlour puzzle {asked.game} {asked.id}")
        return None
    following = kept.standing.next([one for one in offered if one.id != asked.id])
    if following is None:
        screen.say(say("puzzle-last"))
    return following


def _line_by_line(
    screen: Screen,
    asked: Puzzle,
    kept: KeptStanding,
    say: Wording,
    _light: bool,  # noqa: FBT001
) -> tuple[After, Solving]:
    from parlour.cli.puzzling import Puzzling  # noqa: PLC0415

    at = Puzzling(screen, asked, kept, say)
    return at.run(), at.solving


def _on_the_whole_screen(
    _screen: Screen,
    asked: Puzzle,
    kept: KeptStanding,
    say: Wording,
    light: bool,  # noqa: FBT001
) -> tuple[After, Solving]:
    from parlour.terminal.opening import play  # noqa: PLC0415
    from parlour.terminal.puzzle import PuzzleSitting  # noqa: PLC0415

    rating = round(kept.standing.rating_of(asked).rating)
    sitting = PuzzleSitting(asked, rating, say.code, lambda solved: counted(kept, asked, say, solved=solved))
    play(sitting, dark=not light)
    return sitting.after, sitting.solving


def counted(kept: KeptStanding, asked: Puzzle, say: Wording, *, solved: bool) -> str:
    """Count the first try at a puzzle, and say what it did to the rating; nothing after later ones."""
    before = round(kept.standing.solver.rating)
    try:
        first = kept.count(asked, solved=solved)
    except OSError as mistake:
        return say("puzzle-not-kept", why=str(mistake.strerror or mistake))
    now = round(kept.standing.solver.rating)
    return say("puzzle-rated", before=before, now=now, solved="yes" if solved else "no") if first else ""
