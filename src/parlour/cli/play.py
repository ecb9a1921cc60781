"""`parlour play`: a game in the terminal, with people and bots on the seats."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli import completing
from parlour.cli.language import LanguageOption, game_language, own_words
from parlour.cli.packing import PackOption, game_of, with_packs
from parlour.engine.errors import BadInput

if TYPE_CHECKING:
    from parlour.cli.files import Kept
    from parlour.cli.screen import Screen
    from parlour.engine.table import Table
    from parlour.engine.title import Json, Title
    from parlour.lessons.walking import Way
    from parlour.terminal.company import Player
    from parlour.terminal.wording import Wording

MOST_USUAL_SEED = 2**32
FIRST_GAME = "unmatched"
"""What Enter chooses: the game that is learned fastest."""
NOVICE = "novice"


def play(  # noqa: PLR0913 - one argument for each option
    context: typer.Context,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", autocompletion=completing.games, help="Which game; it is asked for.")
    ] = None,
    *,
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="Agree on something, or change a printed figure: dracula.health=20."),
    ] = None,
    figures: Annotated[bool, typer.Option("--figures", help="List every figure that --set can change, and stop.")] = False,
    pack: PackOption = None,
    seat: Annotated[
        list[str] | None, typer.Option(metavar="N=WHO", help="Who plays seat N, from 0: a bot level or a name.")
    ] = None,
    bot: Annotated[str, typer.Option(metavar="LEVEL", help="Fill the seats not named with bots of this level.")] = "",
    seed: Annotated[int | None, typer.Option(min=0, help="The same seed deals the same cards.")] = None,
    position: Annotated[Path | None, typer.Option(metavar="FILE", help="Start from a position.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game; last: the one you left.")] = None,
    options: Annotated[bool, typer.Option("--options", help="List what can be agreed on, and stop.")] = False,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Ask nothing; whatever is not given is as usual.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, no colours: for pipes and screen readers.")] = False,
    light: Annotated[bool, typer.Option("--light", help="Dark letters on a light ground.")] = False,
    autosave: Annotated[bool, typer.Option("--autosave/--no-autosave", help="Keep the game while you play.")] = True,
    host: Annotated[bool, typer.Option("--host", help="Open the table to friends in browsers and at other terminals.")] = False,
    server: Annotated[str, typer.Option(metavar="URL", help="With --host: at this server, instead of one started here.")] = "",
    listen: Annotated[str, typer.Option(metavar="ADDRESS", help="With --host: the address to listen on.")] = "127.0.0.1",
    language: LanguageOption = "",
) -> None:
    """Play a game in the terminal.

    Whatever a game lets people agree on is an option, too: parlour play unmatched --heroes dracula,invisible_man --board soho
    """
    from parlour.cli import agree, files  # noqa: PLC0415
    from parlour.cli import figures as changing  # noqa: PLC0415
    from parlour.cli import seats as seating  # noqa: PLC0415
    from parlour.cli.screen import make_screen  # noqa: PLC0415
    from parlour.terminal import wording  # noqa: PLC0415

    screen = make_screen(plain=plain)
    if resume == files.LAST and not resume.exists():
        resume = files.last_kept()
    try:
        title, agreed = _find_game(screen, words or [], resume, language, game_of(pack))
        title = with_packs(title, pack)
        if agreed:
            agree.refuse_mistyped(context, title, agreed)
        code = game_language(title, language)
        say = wording.words(code)
        if options:
            _list_options(title, say)
            return
        if figures:
            changing.list_figures(title)
            return
        more, changed = changing.read_settings(title, settings or [])
        agreed = [*agreed, *more]
        if host:
            from parlour.cli.hosting import host_table  # noqa: PLC0415

            given = _agreed(screen, title, agreed, say, asking=not yes)
            if changed:
                given["figures"] = changed
            if title.packs:
                given["packs"] = [one.document for one in title.packs]
            host_table(title, given, seat or [], bot, say, seed=seed, server=server, listen=listen, dark=not light)
            return
        dealt = secrets.randbelow(MOST_USUAL_SEED) if seed is None else seed
        table = _find_table(screen, title.with_figures(changed), agreed, say, dealt, position, resume, asking=not yes)
        seated = seating.fill(
            screen,
            table,
            seating.read_seats(table, seat or []),
            bot=seating.read_level(bot) or seating.usual_bot(title.id),
            asking=not (yes or bot),
        )
        players = seating.players(seated, table.seed)
    except EOFError:
        print()
        print(own_words("")("input-ended"))
        return
    if screen.plain:
        screen.say(say("greeting", game=title.name, seed=str(table.seed)))
    sit_down(screen, table, seated, players, light=light, autosave=autosave)


def sit_down(  # noqa: PLR0913 - the table, who sits there, and how it is shown
    screen: Screen, table: Table, seated: dict[int, str], players: list[Player], *, light: bool, autosave: bool
) -> None:
    """Play at a table to the end, or until somebody leaves: on the whole screen, or line by line."""
    from parlour.cli import files  # noqa: PLC0415

    kept = files.Kept(table) if autosave else None
    if not screen.plain:
        _on_the_whole_screen(table, players, kept, light=light)
        if table.decision is not None:
            _keep(screen, table, seated, kept)
        elif kept is not None and kept.path is not None:
            _look_back(screen, table, kept.path)
        return
    from parlour.cli.playing import Leave, Playing  # noqa: PLC0415
    from parlour.terminal.wording import agreed_lines, words  # noqa: PLC0415

    for line in agreed_lines(table.title, words(table.language)):
        screen.say(line, "bold")
    playing = Playing(screen, table, players, kept)
    try:
        playing.run()
    except (Leave, KeyboardInterrupt) as left:
        _keep(screen, table, seated, kept)
        if isinstance(left, KeyboardInterrupt):
            raise
    else:
        _offer_to_save(screen, table)
        if kept is not None:
            kept.forget()


def play_on(screen: Screen, way: Way, *, light: bool = False) -> None:
    """Leave a script and play on from where it stands; novices take the seats it played."""
    from parlour.cli import seats  # noqa: PLC0415
    from parlour.terminal.company import ME  # noqa: PLC0415

    table = way.table
    seated = {seat.index: ME if seat.index in way.script.seats else NOVICE for seat in table.seats}
    sit_down(screen, table, seated, seats.players(seated, table.seed), light=light, autosave=True)


def _on_the_whole_screen(table: Table, players: list[Player], kept: Kept | None, *, light: bool) -> None:
    from parlour.cli import files  # noqa: PLC0415
    from parlour.terminal.local import LocalSitting  # noqa: PLC0415
    from parlour.terminal.opening import play as play_on_screen  # noqa: PLC0415

    keep = kept.keep if kept is not None else None
    play_on_screen(LocalSitting(table, players, files.save, keep=keep), dark=not light)


def _find_game(screen: Screen, words: list[str], resume: Path | None, language: str, packed: str) -> tuple[Title, list[str]]:
    """Return the game and the words that say what is agreed on."""
    import parlour  # noqa: PLC0415
    from parlour.cli.files import read_record  # noqa: PLC0415

    named = words[:1]
    if words and words[0].startswith("--"):
        known = parlour.games()
        named = [word for word in words if word in known][:1]
    rest = list(words)
    if named:
        rest.remove(named[0])
    if resume is not None:
        recorded = read_record(resume).game
        if named and named[0] != recorded:
            msg = f"{resume}: a game of {recorded}, not of {named[0]}"
            raise BadInput(msg)
        return parlour.title(recorded), rest
    shelf = [] if named else [packed] if packed else parlour.games()
    if len(shelf) == 1:
        named = shelf
    if not named:
        from parlour.cli.agree import ask_one  # noqa: PLC0415
        from parlour.games import titles  # noqa: PLC0415

        choices = [(title.id, title.name) for title in titles() if title.id in shelf]
        usual = FIRST_GAME if FIRST_GAME in shelf else choices[0][0]
        say = own_words(language)
        named = [ask_one(screen, say, say("which-game"), choices, usual, "")]
    return parlour.title(named[0]), rest


def _find_table(  # noqa: PLR0913 - what was asked for
    screen: Screen,
    title: Title,
    words: list[str],
    say: Wording,
    seed: int,
    position: Path | None,
    resume: Path | None,
    *,
    asking: bool,
) -> Table:
    """Return the table to play at: a saved one, one at a position, or a new one."""
    import parlour  # noqa: PLC0415
    from parlour.cli import agree, files  # noqa: PLC0415
    from parlour.engine.table import new_table  # noqa: PLC0415

    given = agree.read_words(title, words)
    if resume is not None or position is not None:
        if given:
            msg = f"a saved game or a position is already set up: leave out --{next(iter(given))}"
            raise BadInput(msg)
        if resume is not None and position is not None:
            msg = "choose --resume or --position, not both"
            raise BadInput(msg)
        if title.changed:
            msg = f"a saved game or a position is already set up: leave out --set {next(iter(title.changed))}"
            raise BadInput(msg)
        if title.packs:
            msg = "a saved game or a position is already set up: leave out --pack"
            raise BadInput(msg)
        if resume is not None:
            return parlour.replay(files.read_record(resume), language=say.code)
        assert position is not None
        return parlour.position(title.id, files.read_position(position), language=say.code)
    return new_table(title, seed, {"language": say.code, **_agreed(screen, title, words, say, asking=asking)})


def _agreed(screen: Screen, title: Title, words: list[str], say: Wording, *, asking: bool) -> Json:
    """Return what is agreed on: what was given, and what is asked for."""
    from parlour.cli import agree  # noqa: PLC0415

    given = agree.read_words(title, words)
    if asking:
        screen.say(title.name, "bold")
        screen.say()
        given = agree.ask(screen, title, given, say)
    return given


def _list_options(title: Title, say: Wording) -> None:
    from parlour.cli import agree  # noqa: PLC0415

    print("\n".join(agree.describe(title, say)))


def _keep(screen: Screen, table: Table, seated: dict[int, str], kept: Kept | None) -> None:
    """Keep a game that somebody left, and say how to go on with it."""
    from parlour.terminal.wording import words  # noqa: PLC0415

    say = words(table.language)
    screen.say()
    if kept is None:
        screen.say(say("not-kept"))
        return
    if not table.moment:
        screen.say(say("nothing-to-keep"))
        return
    path = kept.keep()
    seats = " ".join(f"--seat {shlex.quote(f'{seat}={name}')}" for seat, name in seated.items())
    screen.say(say("kept"))
    screen.say(f"  parlour play --resume {shlex.quote(str(path))} {seats}")


def _look_back(screen: Screen, table: Table, path: Path) -> None:
    """Say how to look back at a game that is over."""
    from parlour.terminal.wording import words  # noqa: PLC0415

    screen.say()
    screen.say(words(table.language)("kept-over"))
    screen.say(f"  parlour review {shlex.quote(str(path))}")


def _offer_to_save(screen: Screen, table: Table) -> None:
    """After the end, save the record if somebody wants it."""
    from parlour.cli import files  # noqa: PLC0415
    from parlour.terminal.wording import words  # noqa: PLC0415

    say = words(table.language)
    while True:
        try:
            name = screen.ask(f"{say('keep-record')} ")
        except EOFError:
            screen.say()
            return
        if not name:
            return
        try:
            files.save(table, Path(name))
        except BadInput as mistake:
            screen.say(str(mistake))
            continue
        screen.say(say("saved-replay", name=name, file=shlex.quote(name)))
        return
