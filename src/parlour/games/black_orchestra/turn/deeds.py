"""What single actions lead to: transfer, delivery, release, and abilities that ask something (BO-41, BO-42, BO-55 to BO-59)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Said
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.bits import BIT, ONE, kinds
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.cards.abilities import GOES, LOOKS, SHIELDS
from parlour.games.black_orchestra.kinds import POINTS, SEAT
from parlour.games.black_orchestra.levels import arrest, release, suspect
from parlour.games.black_orchestra.limits import PieceChoice, keep_limits
from parlour.games.black_orchestra.names import AN_EAGLE, LOW
from parlour.games.black_orchestra.pieces import AN_ITEM, a_conspirator, card_or_item, says_piece
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.words.choices import YES_NO, DiscardItems, LookAtEvents, OneOf, SeatChoice
from parlour.games.black_orchestra.words.places import RevealAnyTile, Walk
from parlour.games.black_orchestra.words.who import EVERYBODY, OTHERS, PRISONERS


def spend(g: Orchestra, n: i64) -> None:
    """Spend actions; those handed out before go first, and then their dice return (R41)."""
    g.actions -= n
    g.spent += n
    if g.turn_dice and g.spent >= g.turn_bonus:
        g.turn_dice = 0


# Transfer.


def pieces_of(g: Orchestra, seat: i64) -> list[int]:
    """Return the cards and items a conspirator could hand over; the Concealed Pistol is a card here."""
    return g.distinct(g.dossier[seat]) + [AN_ITEM + kind for kind in kinds(g.items[seat])]


def hand_over(g: Orchestra, giver: int, receiver: int, piece: int) -> None:
    """BO-59: a card or item changes hands; dice on Defections and Dissent stay on it (R102). Then the limit counts (R79)."""
    if piece >= AN_ITEM:
        g.items[giver] -= ONE[piece - AN_ITEM]
        g.items[receiver] += ONE[piece - AN_ITEM]
    else:
        g.dossier[giver] &= ~BIT[piece]
        g.dossier[receiver] |= BIT[piece]
    if g.log is not None:
        g.log.append((log.HANDED_OVER, giver, receiver, piece))
    keep_limits(g, receiver)


class GivePiece(PieceChoice):
    """BO-59, R79: give one card or item to conspirator `it`; no consent is needed."""

    it_is: ClassVar[Kind] = SEAT

    def __init__(self) -> None:
        super().__init__("give", "give-what", "BO-59")

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return pieces_of(g, me)

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        hand_over(g, me, it, option)


class TakePiece(PieceChoice):
    """BO-59: ask conspirator `it` for one card or item."""

    it_is: ClassVar[Kind] = SEAT

    def __init__(self) -> None:
        super().__init__("take", "take-what", "BO-59")

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return pieces_of(g, it)

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        if g.setup.solo:
            spend(g, 1)
            hand_over(g, it, me, option)
        else:
            g.then(PART_WITH, it, option)


class PartWith(Choice):
    """R42: the owner agrees, or not, to part with piece `it`; refused, nobody is asked again this turn and no action is spent."""

    it_is: ClassVar[Kind] = Kind("a card or item the conspirator has", lambda g, me, it: it in pieces_of(g, me))

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return YES_NO

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        if option:
            spend(g, 1)
            hand_over(g, me, g.turn, it)
        else:
            g.refused |= BIT[me]
            g.tell(log.REFUSED, me, g.turn)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("asked-for", conspirator=a_conspirator(g, g.turn).name, piece=card_or_item(g, it).name)

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        if option:
            return says_piece(g, "agree", "R42", it)
        return Said("refuse", "R42", passes=True, piece=card_or_item(g, it).kinded)


# Delivery.


def deliver(g: Orchestra, me: i64, kind: i64) -> None:
    """BO-41, BO-42: discard the item; your suspicion falls, or the points are split between conspirators."""
    delivery = g.setup.board.spaces[g.where[me]].delivery
    assert delivery is not None
    g.drop_item(me, kind)
    g.tell(log.ITEM_DELIVERED, me, kind, g.where[me])
    if delivery.split:
        g.then(SHARE_RELIEF, me, delivery.split)
    else:
        suspect(g, me, -delivery.relief, log.OF_DELIVERY)


class ShareRelief(SeatChoice):
    """BO-42, R71, R81: each of the `it` points takes 1 suspicion off a conspirator wherever they are; the acting player decides.

    Prisoners can be chosen too: they are shielded from card effects only (R45), unless the table agreed otherwise.
    """

    it_is: ClassVar[Kind] = POINTS

    def __init__(self) -> None:
        super().__init__("relieve", "share-relief", "BO-42")

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        shield = g.setup.prison_shields_all
        return [seat for seat in g.setup.order[me] if g.suspicion[seat] > LOW and not (shield and g.where[seat] == PRISON)]

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        suspect(g, option, -1, log.OF_DELIVERY)
        if it > 1:
            g.then(self, me, it - 1)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("share-relief", points=it)


# Release.


def try_release(g: Orchestra, me: i64) -> None:
    """BO-56, BO-57, R93: an eagle arrests you; otherwise your suspicion rises and a prisoner comes free."""
    face = g.roll()
    g.tell(log.RELEASE_TRIED, me, face)
    if face == AN_EAGLE:
        arrest(g, me, log.OF_RELEASE)
        return
    suspect(g, me, g.setup.content.figures.release_suspicion, log.OF_RELEASE)
    g.then(FREE_PRISONER, me)


class FreePrisoner(SeatChoice):
    """BO-57: one prisoner of your choice comes to Gestapo HQ at high suspicion."""

    def __init__(self) -> None:
        super().__init__("free", "free-whom", "BO-57")

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return PRISONERS.seats(g, me)

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        release(g, option, g.setup.content.figures.released_at, log.OF_RELEASE)


# Abilities.


class CanarisPays(DiscardItems):
    """Canaris discards an item (R69); then one conspirator loses 1 suspicion."""

    def __init__(self) -> None:
        super().__init__(1)

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        super().chosen(g, me, it, option)
        g.then(CANARIS_SHIELDS, me)


class CanarisRelief(Step):
    """Canaris: a conspirator's suspicion falls."""

    it_is: ClassVar[Kind] = SEAT

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        suspect(g, it, -g.worth(me, SHIELDS), log.OF_ABILITY)


class KordtLooks(LookAtEvents):
    """Kordt looks at the next event cards, as many as his sheet says."""

    def how_many(self, g: Orchestra) -> int:
        return g.worth(g.turn, LOOKS)


class OlbrichtGoes(Walk):
    """Olbricht moves as far as his sheet says."""

    def how_far(self, g: Orchestra) -> int:
        return g.worth(g.turn, GOES)


GIVE_PIECE: Final = GivePiece()
TAKE_PIECE: Final = TakePiece()
PART_WITH: Final = PartWith()
SHARE_RELIEF: Final = ShareRelief()
FREE_PRISONER: Final = FreePrisoner()
CANARIS_PAYS: Final = CanarisPays()
CANARIS_RELIEF: Final = CanarisRelief()
CANARIS_RELIEF.label = "CanarisRelief"
CANARIS_SHIELDS: Final = OneOf(EVERYBODY, CANARIS_RELIEF, "whose-suspicion-falls-by-1")
CANARIS_SHIELDS.label = "CanarisShields"
KORDT_LOOKS: Final = KordtLooks(3)
KORDT_LOOKS.label = "KordtLooks"
MOVE_TWO: Final = OlbrichtGoes(2)
MOVE_TWO.label = "MoveTwo"
ONE_SPACE: Final = Walk(1, must=True)
ONE_SPACE.label = "OneSpace"
MOVE_ANOTHER: Final = OneOf(OTHERS, ONE_SPACE, "who-moves")
MOVE_ANOTHER.label = "MoveAnother"
REVEAL_ANY: Final = RevealAnyTile()

STEPS: Final[list[Step]] = [
    GIVE_PIECE,
    TAKE_PIECE,
    PART_WITH,
    SHARE_RELIEF,
    FREE_PRISONER,
    CANARIS_PAYS,
    CANARIS_RELIEF,
    CANARIS_SHIELDS,
    KORDT_LOOKS,
    MOVE_TWO,
    ONE_SPACE,
    MOVE_ANOTHER,
    REVEAL_ANY,
]
