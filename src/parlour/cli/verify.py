"""`parlour verify` says whether a saved game is sound."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.engine.chance import promised_word
from parlour.engine.counting import counted
from parlour.engine.errors import BadInput
from parlour.engine.reading import printable
from parlour.engine.record import Record


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    commitment: Annotated[str, typer.Option(metavar="HEX", help="What the table promised before you gave your word.")] = "",
    word: Annotated[list[str] | None, typer.Option(metavar="HEX", help="A word your device gave.")] = None,
    promise: Annotated[
        list[str] | None,
        typer.Option(metavar="HEX", help="A seat's promise, as it was shown before you gave your word; name all of them."),
    ] = None,
) -> None:
    """Check a saved game: every choice legal, the same end."""
    import parlour  # noqa: PLC0415
    from parlour.cli.files import read_record  # noqa: PLC0415

    record = read_record(file)
    table = parlour.replay(record)
    end = table.outcome.reason if table.outcome is not None else "The game is not over."
    print(f"{printable(str(file))}: sound. {table.title.name}, {counted(table.moment, 'choice')}, hash {record.hash}. {end}")
    print(_of_chance(record, commitment, word or [], promise or []))


def _of_chance(record: Record, commitment: str, words: list[str], promises: list[str]) -> str:
    """Say whose the dice and cards were; what somebody noted at the table must fit."""
    chance = record.chance
    if chance is None:
        if commitment or words or promises:
            msg = "the record says nothing of shared chance: its seed was drawn by whoever dealt"
            raise BadInput(msg)
        return "Chance: drawn by whoever dealt; nothing proves that the seed was not chosen."
    if commitment and commitment != chance.commitment:
        msg = f"another secret was promised at the table: {commitment}, not {chance.commitment}"
        raise BadInput(msg)
    for noted in words:
        if noted not in chance.words.values():
            msg = f"the word {noted} has no part in this record's chance"
            raise BadInput(msg)
    kept = {promised_word(chance.commitment, seat, given) for seat, given in chance.words.items()}
    if promises and set(promises) != kept:
        msg = "other words were promised at the table than this record's chance was made of"
        raise BadInput(msg)
    seats = counted(len(chance.words), "seat")
    return (
        f"Chance: follows from a secret, promised as {chance.commitment}, and from the words of {seats}."
        " Whoever saw that promise and those of all these words before giving one of them, and gave none at this table before,"
        " knows that nobody chose it."
    )
