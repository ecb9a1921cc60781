"""The Gestapo Raid in its three steps (BO-90 to BO-94, R38, R94)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Said
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.bits import BIT
from parlour.games.black_orchestra.cards.content import Event
from parlour.games.black_orchestra.kinds import ILLEGAL_CARDS
from parlour.games.black_orchestra.levels import arrest, clear_track, suspect
from parlour.games.black_orchestra.limits import drop
from parlour.games.black_orchestra.names import EXTREME
from parlour.games.black_orchestra.nouns import SUSPICIONS
from parlour.games.black_orchestra.pieces import a_card
from parlour.games.black_orchestra.state import Orchestra


class Raid(Step):
    """BO-90: arrests, then illegal cards, then the dissent track."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        # BO-91: everybody at extreme suspicion is arrested.
        wanted = [seat for seat in g.free_seats() if g.suspicion[seat] == EXTREME]
        g.tell(log.RAIDED, len(wanted))
        for seat in wanted:
            arrest(g, seat, log.OF_RAID)
        for seat in g.free_seats():
            illegal = g.dossier[seat] & g.setup.content.illegal
            if illegal:
                g.then(ILLEGAL_CARD, seat, illegal)
        g.then(END_OF_RAID, me)


def is_raid(event: Event) -> bool:
    """Say whether an event is nothing but a raid."""
    for step in event.does:  # noqa: SIM110 - a closure here is slow when compiled
        if isinstance(step, Raid):
            return True
    return False


class IllegalCard(Choice):
    """BO-92, BO-93: each illegal card, in an order you like: discard it, or keep it for 1 suspicion; `it` is what is left."""

    it_is: ClassVar[Kind] = ILLEGAL_CARDS

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        if g.suspicion[me] == EXTREME:
            return []
        found: list[int] = []
        for card in g.distinct(it):
            found.append(2 * card)
            found.append(2 * card + 1)
        return found

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        card = option >> 1
        if option & 1:
            if g.log is not None:
                g.log.append((log.CARD_KEPT, me, card, NONE))
            if not g.dossier[me] & g.setup.safe:
                suspect(g, me, g.setup.content.figures.kept_suspicion, log.OF_RAID)
        else:
            drop(g, me, card, log.OF_SEARCH)
        left = it & ~BIT[card]
        if left:
            g.then(self, me, left)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("illegal-card")

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        piece = a_card(g, option >> 1).noun
        if not option & 1:
            return Said("discard", "BO-92", words="raid-discard", card=piece)
        if g.dossier[me] & g.setup.safe:
            return Said("keep", "BO-92", words="raid-keep-safe", passes=True, card=piece)
        level = min(g.suspicion[me] + g.setup.content.figures.kept_suspicion, EXTREME)
        return Said("keep", "BO-92", words="raid-keep", card=piece, suspicion=SUSPICIONS[level])


class EndOfRaid(Step):
    """BO-94: all dice leave the dissent track; Defections and Dissent keeps its own (R39)."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        clear_track(g, log.OF_SEARCH)


RAID: Final = Raid()
ILLEGAL_CARD: Final = IllegalCard()
END_OF_RAID: Final = EndOfRaid()

STEPS: Final[list[Step]] = [ILLEGAL_CARD, END_OF_RAID]
