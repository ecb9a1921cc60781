"""Who sits where: people and bots. Seats of the same name are played by one person."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from parlour.cli.screen import Screen
from parlour.engine.errors import BadInput
from parlour.engine.reading import shown, typed_number
from parlour.terminal.company import ME, Player
from parlour.terminal.wording import words

if TYPE_CHECKING:
    from parlour.engine.table import Table
    from parlour.engine.title import Title
    from parlour.terminal.wording import Wording

MYSELF = ("me", "you", "i", "ik", "jij", "ich", "du")
"""What people answer who play themselves."""


def read_seats(table: Table, given: list[str]) -> dict[int, str]:
    """Read `0=me`, `1=casual`, `2=path/to/bot.py`, `3=Ann`."""
    found: dict[int, str] = {}
    for entry in given:
        typed, equals, name = entry.partition("=")
        number = typed_number(typed)
        if not equals or number is None or not name.strip():
            msg = f"--seat: write it as 0=me or 1=casual, not {shown(entry)}"
            raise BadInput(msg)
        if number >= len(table.seats):
            msg = f"--seat: there is no seat {number}; seats are 0 to {len(table.seats) - 1}"
            raise BadInput(msg)
        _refuse_almost_a_bot(name.strip(), words(table.language))
        found[number] = name.strip()
    return found


def fill(screen: Screen, table: Table, found: dict[int, str], *, bot: str, asking: bool) -> dict[int, str]:
    """Return who sits on every seat; whoever is missing is asked for, or is the usual one."""
    seated = dict(found)
    for seat in table.seats:
        if seat.index in seated:
            continue
        usual = ME if seat.index == 0 else bot
        seated[seat.index] = _ask(screen, table.title, seat.name, usual, words(table.language)) if asking else usual
    return dict(sorted(seated.items()))


def _ask(screen: Screen, title: Title, name: str, usual: str, words: Wording) -> str:
    from parlour.bots.taught import all_of  # noqa: PLC0415

    bots = all_of(title.id)
    choices = [ME, *(bot.level for bot in bots)]
    labels = [words("who-you"), *(words("who-bot", level=bot.level) for bot in bots)]
    about = ["", *(f": {bot.told(words.language)}" for bot in bots)]
    screen.say(words("who-plays", seat=name), "bold")
    for number, label in enumerate(labels, 1):
        screen.say(f"  {number}  {label}{about[number - 1]}")
    while True:
        answer = screen.ask(f"{words('number-or-person', usual=labels[choices.index(usual)])} ")
        if not answer:
            return usual
        if answer.isdecimal():
            chosen = typed_number(answer)
            if chosen is not None and 1 <= chosen <= len(choices):
                return choices[chosen - 1]
            screen.say(words("say-number-or-name", most=len(choices)))
            continue
        try:
            _refuse_almost_a_bot(answer, words)
        except BadInput as mistake:
            screen.say(str(mistake))
            continue
        return ME if answer.lower() in MYSELF else answer


def _refuse_almost_a_bot(name: str, words: Wording) -> None:
    """A slip in a bot's level must not turn it into a person."""
    from parlour.bots.bot import LEVELS, is_bot  # noqa: PLC0415

    close = difflib.get_close_matches(name.lower(), LEVELS, n=1, cutoff=0.8)
    if close and not is_bot(name):
        raise BadInput(words("almost-a-bot", typed=repr(name), level=close[0]))


def read_level(level: str) -> str:
    """Return a bot's level if there is such a bot; none is fine, too."""
    from parlour.bots.bot import make_bot  # noqa: PLC0415

    if level:
        make_bot(level)
    return level


def usual_bot(game: str) -> str:
    """Return the level that gives a fair first opponent."""
    from parlour.bots.bot import has_mind  # noqa: PLC0415

    return "casual" if has_mind(game) else "random"


def players(seated: dict[int, str], seed: int) -> list[Player]:
    """Return the players, bots ready to play."""
    from parlour.bots.bot import is_bot, make_bot  # noqa: PLC0415

    return [
        Player(name, make_bot(name, seed + seat, hurried=True) if name != ME and is_bot(name) else None)
        for seat, name in seated.items()
    ]
