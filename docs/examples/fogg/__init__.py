"""Phileas Fogg, a hero for Unmatched from outside: one file, and his words."""

from fogg.hero import PHILEAS_FOGG
from parlour.games.unmatched.printed import with_heroes
from parlour.games.unmatched.title import Unmatched


class UnmatchedWithFogg(Unmatched):
    """The printed game with one more hero."""

    id = "unmatched-fogg"
    name = "Unmatched: Cobble & Fog, with Phileas Fogg"

    def __init__(self) -> None:
        super().__init__(with_heroes(PHILEAS_FOGG, words="fogg"))


TITLE = UnmatchedWithFogg()

__all__ = ["TITLE"]
