"""Parlour: rules-heavy tabletop games for people, bots and researchers.

>>> import parlour
>>> parlour.games()
['black-orchestra', 'orange-shall-overcome', 'unmatched']
>>> t = parlour.new("unmatched", seed=7, heroes=["sherlock_holmes", "dracula"], board="baskerville_manor")
>>> t.decision.prompt
'Where does Dr. Watson start?'
>>> t.choose(t.decision.options[0].key, seat=0)
>>> parlour.replay(parlour.loads(t.record().dumps())).hash() == t.hash()
True
"""

from __future__ import annotations

from os import PathLike as _PathLike
from typing import TYPE_CHECKING, Any

from parlour.engine.decision import Decision, Option
from parlour.engine.errors import BadInput, Illegal
from parlour.engine.messages import USUAL as _USUAL
from parlour.engine.record import Record, loads
from parlour.engine.table import Hint, Outcome, Table, new_table, replay_record, table_from_position
from parlour.engine.title import Refusal, Seat, Title
from parlour.engine.title import register as _put_on_shelf
from parlour.games import title

if TYPE_CHECKING:
    from parlour.bots.bot import Bot
    from parlour.bots.mind import Mind
    from parlour.packs.pack import Pack

    # The package `parlour.games` is this function, too; a type checker cannot know that a module may be called.
    def games() -> list[str]:
        """Return the ids of all games on the shelf."""


__all__ = [
    "BadInput",
    "Decision",
    "Hint",
    "Illegal",
    "Option",
    "Outcome",
    "Record",
    "Refusal",
    "Seat",
    "Table",
    "Title",
    "bot",
    "games",
    "loads",
    "new",
    "open_pack",
    "position",
    "register",
    "replay",
    "title",
]
__version__ = "1.0.0"


def new(game: str, seed: int = 0, **options: Any) -> Table:
    """Start a game with the given setup; whatever is left out gets its usual value.

    `figures={"unmatched.dracula.health": 20}` changes what is printed, `packs=["folder"]` adds what is in packs.
    """
    if "packs" in options:
        from parlour.packs.reading import with_packs_opened  # noqa: PLC0415 - not everybody plays with packs

        options = with_packs_opened(options)
    return new_table(title(game), seed, options)


def open_pack(place: str | _PathLike[str]) -> Pack:
    """Return the pack in a folder or a file, for `new(…, packs=[…])`; what is wrong with it is refused in a line."""
    from parlour.packs.reading import open_pack as read  # noqa: PLC0415 - as above

    return read(place)


def position(game: str, doc: Any, *, language: str = _USUAL) -> Table:
    """Return a table that stands at a position: any hand, deck order, places, tracks, turn."""
    return table_from_position(title(game), doc, language)


def replay(record: Record, *, language: str = _USUAL) -> Table:
    """Return the table a record leads to; records are free of language."""
    return replay_record(title(record.game), record, language=language)


def register(game: Title, mind: Mind | None = None) -> Title:
    """Put a game on the shelf, and with it what bots know about it."""
    if mind is not None:
        from parlour.bots.bot import register_mind  # noqa: PLC0415 - as below

        register_mind(game.id, mind)
    return _put_on_shelf(game)


def bot(level: str, seed: int = 0) -> Bot:
    """Return a player for an empty seat."""
    from parlour.bots.bot import make_bot  # noqa: PLC0415 - bots stand above games, and not everybody needs them

    return make_bot(level, seed)


def _hints(table: Table, seat: int, level: str) -> list[Hint]:
    from parlour.bots.hint import hints  # noqa: PLC0415 - as above

    return hints(table, seat, level)


Table.adviser = _hints
