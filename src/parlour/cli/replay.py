"""`parlour replay`: a saved game told again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli.language import LanguageOption, game_language
from parlour.engine.errors import BadInput

if TYPE_CHECKING:
    from parlour.cli.screen import Screen
    from parlour.engine.record import Record
    from parlour.engine.table import Table


def replay(  # noqa: PLR0913 - one argument for each option
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    *,
    step: Annotated[bool, typer.Option("--step", help="Line by line: show the picture after every choice and wait.")] = False,
    seat: Annotated[int | None, typer.Option(metavar="N", help="Show what this seat saw (the first seat is 0).")] = None,
    spectator: Annotated[bool, typer.Option("--spectator", help="Show what everybody saw; this is the usual.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, no colours: the log and the end.")] = False,
    light: Annotated[bool, typer.Option("--light", help="Dark letters on a light ground.")] = False,
    position: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="Print the position after so many choices, to save or play on.")
    ] = None,
    language: LanguageOption = "",
) -> None:
    """Walk through a saved game, back and forth; in a pipe, tell its log and its end."""
    import parlour  # noqa: PLC0415
    from parlour.cli.files import read_record  # noqa: PLC0415
    from parlour.cli.screen import make_screen  # noqa: PLC0415
    from parlour.engine.figures import MOST_CHANGES  # noqa: PLC0415
    from parlour.terminal.wording import agreed_lines, words  # noqa: PLC0415

    if spectator and seat is not None:
        msg = "choose --seat or --spectator, not both"
        raise BadInput(msg)
    record = read_record(file)
    code = game_language(parlour.title(record.game), language)
    table = parlour.replay(record, language=code)
    if position is not None:
        from parlour.cli.files import position_at  # noqa: PLC0415

        print(position_at(table, record, position))
        return
    say = words(code)
    log = table.events(seat)
    screen = make_screen(plain=plain or step)
    if not screen.plain:
        from parlour.terminal.opening import play  # noqa: PLC0415
        from parlour.terminal.story import Story  # noqa: PLC0415

        # A record of other rules is shown as these rules play it.
        play(Story(table.title, table.record(), seat, code), dark=not light)
        return
    screen.say(f"{table.title.name}: {', '.join(place.name for place in table.seats)}", "bold")
    for line in agreed_lines(table.title, say, MOST_CHANGES):
        screen.say(line, "bold")
    if step:
        _walk(screen, record, table, seat)
    else:
        for event in log:
            screen.say(event["text"])
        screen.say()
        screen.say(table.title.picture(table.game, seat, code))
    for note in record.notes:
        screen.say(say("note-by", who=note.by, moment=note.moment, text=note.text))
    screen.say()
    choices, number = table.moment, say.number(table.moment)
    if table.outcome is not None:
        screen.say(say("replay-end", choices=choices, number=number, reason=table.outcome.reason), "bold")
    else:
        screen.say(say("replay-open", choices=choices, number=number), "bold")


def _walk(screen: Screen, record: Record, table: Table, seat: int | None) -> None:
    """Show the game choice by choice; the end of the input ends the tour."""
    from parlour.engine.table import replay_choices  # noqa: PLC0415
    from parlour.terminal.wording import words  # noqa: PLC0415

    then = replay_choices(table.title, table.setup, record.seed, record.start, record.auto, [], table.language)
    for number in range(table.moment + 1):
        screen.say()
        screen.say(then.title.picture(then.game, seat, then.language))
        screen.say()
        for event in then.events(seat, since=number):
            screen.say(event["text"])
        if number == table.moment:
            return
        screen.say()
        try:
            screen.ask(f"{words(table.language)('replay-goes-on', number=number, choices=table.moment)} ")
        except EOFError:
            screen.say()
            return
        then.choose(table.choices[number])
