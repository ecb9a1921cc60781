"""Limits of dossier and items: whoever is over one discards at once (BO-83 to BO-85, R43, R73)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.said import Said
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.bits import count, kinds, size
from parlour.games.black_orchestra.causes import because
from parlour.games.black_orchestra.pieces import AN_ITEM, says_piece
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.words.asking import Asked


def drop(g: Orchestra, seat: i64, piece: int, why: i64 = log.BY_TEXT) -> None:
    """Discard a card, or an item (AN_ITEM and above)."""
    if piece >= AN_ITEM:
        g.drop_item(seat, piece - AN_ITEM)
        if g.log is not None:
            g.log.append((log.ITEM_DISCARDED, seat, piece - AN_ITEM, because(g, why)))
        return
    g.drop_card(seat, piece)
    if g.log is not None:
        g.log.append((log.CARD_DISCARDED, seat, piece, because(g, why)))


class PieceChoice(Asked):
    """A card or an item: options are cards, or AN_ITEM + kind."""

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        return says_piece(g, self.verb, self.cites, option)


class DiscardDown(PieceChoice):
    """BO-85: over a limit you discard down to it at once, your choice (R43); cards first, then items."""

    def __init__(self) -> None:
        super().__init__("discard", "over-limit", "BO-85")

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        if not g.over_limit(me):
            return []
        if count(g.dossier[me]) > g.card_limit(me):
            return g.distinct(g.dossier[me])
        if size(g.items[me]) > g.item_limit(me):
            return [AN_ITEM + kind for kind in kinds(g.items[me])]
        return []

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        drop(g, me, option, log.OF_LIMIT)
        if g.over_limit(me):
            g.then(self, me)


DISCARD_DOWN: Final = DiscardDown()


def keep_limits(g: Orchestra, seat: i64) -> None:
    """BO-85: let a conspirator who is over a limit discard next."""
    if g.over_limit(seat):
        g.then(DISCARD_DOWN, seat)
