"""The moments at which instants without a trigger may be used, and Slow News Day (BO-32, R74, R84)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Said
from parlour.games.black_orchestra.bits import BIT
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.kinds import PLACE_IN_ROUND
from parlour.games.black_orchestra.pieces import a_card
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn.play_card import use_card
from parlour.games.black_orchestra.words.places import deputies


def instants(g: Orchestra, seat: i64) -> int:
    """R74: the instants without a trigger that a free conspirator may use now, as a set."""
    cards = g.dossier[seat] & g.setup.content.any_time
    if g.where[seat] == PRISON:
        return 0
    if not g.acting or g.where[g.turn] == PRISON:
        cards &= ~BIT[g.setup.effective_planning]
    if cards & BIT[g.setup.called_away] and not deputies(g):
        cards &= ~BIT[g.setup.called_away]
    return cards


class Window(Step):
    """R74: everybody who has an instant may use it, in turn order, until all pass; `it` is how far the round has come."""

    it_is: ClassVar[Kind] = PLACE_IN_ROUND

    def __init__(self, label: str, resume: Step | None) -> None:
        super().__init__()
        self.label = label
        # Before the event draw: what goes on after an instant, because it may have given an action.
        self.resume: Step | None = resume
        self.before_draw: bool = resume is not None
        self.offer: OfferInstant = OfferInstant(self, f"{label}.offer")

    def usable(self, g: Orchestra, seat: i64) -> int:
        """Return what a conspirator may use in this window, as a set."""
        cards = instants(g, seat)
        if self.before_draw and g.draws and g.where[seat] != PRISON:
            cards |= g.dossier[seat] & g.setup.content.before_draw
        return cards

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        setup = g.setup
        wanted = setup.for_windows
        held = 0
        for cards in g.dossier:
            held |= cards
        if not held & wanted:
            return
        order = setup.order[me]
        for n in range(max(it, 0), len(order)):
            seat = order[n]
            if self.usable(g, seat):
                g.then(self.offer, seat, n)
                return


class OfferInstant(Choice):
    """BO-32: use an instant now, or pass. `it` is the place in the round."""

    it_is: ClassVar[Kind] = PLACE_IN_ROUND

    def __init__(self, window: Window, label: str) -> None:
        super().__init__()
        self.label = label
        self.window: Window = window

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return [*g.distinct(self.window.usable(g, me)), NONE]

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        if option == NONE:
            g.then(self.window, g.turn, it + 1)
            return
        use_card(g, me, option)
        if self.window.resume is not None:
            g.then(self.window.resume, g.turn)
        g.then(self.window, g.turn, 0)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("use-before-draw" if self.window.before_draw else "use-now")

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        if option == NONE:
            return Said("pass", "R74", passes=True)
        return Said("use", "BO-32", words="use-plainly", card=a_card(g, option).noun, text=a_card(g, option).text)
