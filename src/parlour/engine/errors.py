"""What can go wrong at the border: bad input, and choices the rules forbid."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.engine.said import Said


class BadInput(ValueError):  # noqa: N818 - it names what it is
    """Something from outside (a setup, a record, a position, a command) is wrong; the text says what, in one line."""


class Stuck(BadInput):
    """A game that began at a position from outside cannot go on here: what is still to happen does not fit the rest."""


class Illegal(Exception):  # noqa: N818
    """A choice the rules forbid. Nothing has changed; `rule` is the number of the rule and `reason` says what is missing."""

    def __init__(self, reason: str, rule: str = "", said: Said | None = None) -> None:
        super().__init__(f"{reason} ({rule})" if rule else reason)
        self.rule = rule
        self.reason = reason
        self.said = said
        """The same as data, for those who read another language."""
