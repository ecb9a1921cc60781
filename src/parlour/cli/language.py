"""In which language people are spoken to: as they say, as their system is set up, or in English."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.engine.errors import BadInput

if TYPE_CHECKING:
    from parlour.engine.title import Title
    from parlour.terminal.wording import Wording

USUAL = "en"
SET_IN = ("PARLOUR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a language may be set, the strongest first."""

LanguageOption = Annotated[str, typer.Option("--language", metavar="CODE", help="In which language: en, nl, de.")]

_CODE = re.compile(r"([A-Za-z]{2,3})(?![A-Za-z])")


def code_of(name: str) -> str:
    """Return the language that a name of a locale begins with, nothing if there is none.

    >>> code_of("nl_NL.UTF-8"), code_of("de"), code_of("C.UTF-8"), code_of("POSIX")
    ('nl', 'de', '', '')
    """
    found = _CODE.match(name)
    return found[1].lower() if found is not None else ""


def preferred() -> str:
    """Return the language this system is set up for."""
    return code_of(next((value for name in SET_IN if (value := os.environ.get(name))), "")) or USUAL


def language_of(given: str, known: list[str], who: str) -> str:
    """Return what somebody reads: the language asked for, which must be known, or else the system's if it is."""
    code = code_of(given) if given else preferred()
    if code in known:
        return code
    if given:
        msg = f"--language: {who} speaks {', '.join(known)}, not {given[:20]!r}"
        raise BadInput(msg)
    return USUAL


def game_language(title: Title, given: str) -> str:
    """Return the language for a game."""
    return language_of(given, title.languages(), title.name)


def server_words(address: str, given: str) -> Wording:
    """Return the terminal's words for a table on a server: in a language that is spoken there, too."""
    from parlour.client import languages  # noqa: PLC0415
    from parlour.terminal.wording import words  # noqa: PLC0415

    code = own_words(given).code
    return words(code if code == USUAL else language_of(given, languages(address), address))


def own_words(given: str) -> Wording:
    """Return the terminal's words where there is no game yet."""
    from parlour.terminal.wording import spoken, words  # noqa: PLC0415 - commands start without them

    return words(language_of(given, spoken(), "Parlour"))
