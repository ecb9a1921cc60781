"""What can be chosen in Black Orchestra, with the names of its actions."""

from __future__ import annotations

from typing import Final

from parlour.engine.kernel import NONE
from parlour.envs.core.codec import Wording, with_room
from parlour.games.black_orchestra.bits import members
from parlour.games.black_orchestra.cards.content import Content
from parlour.games.black_orchestra.limits import DiscardDown
from parlour.games.black_orchestra.names import ITEM_IDS, LEADER_IDS
from parlour.games.black_orchestra.pieces import AN_ITEM
from parlour.games.black_orchestra.turn import actions, attempt, conspire, deeds, event_phase, prison, roll, turn, windows
from parlour.games.black_orchestra.turn.evacuation import Leave
from parlour.games.black_orchestra.turn.raid import IllegalCard
from parlour.games.black_orchestra.words import choices, places, visits

# Room: for cards (the rules' own sets of cards hold 62), events, items, leaders, spaces, abilities, and for
# cards that are plots or illegal.
CARDS: Final = 64
EVENTS: Final = 120
ITEMS: Final = 12
LEADERS: Final = 8
SPACES: Final = 40
ABILITIES: Final = 16
PLOTS: Final = 16
ILLEGAL: Final = 16
CONSPIRE_DICE: Final = 10
MOST_DICE: Final = 40
ITEM_NAMES: Final = [*ITEM_IDS, "concealed_pistol"]

_YES_NO: Final[list[tuple[type, str]]] = [
    (deeds.PartWith, "hand over what somebody asks for"),
    (attempt.Inform, "use Partisan Informant for another's attempt"),
    (attempt.Lend, "let my item be used for the plot"),
    (conspire.MayTakeHeart, "gain 1 motivation"),
    (event_phase.DelayHitler, "use Delay Hitler"),
    (prison.Accuse, "use False Accusations instead of facing the interrogation"),
    (visits.Offer, "take what a leader's visit offers"),
    (choices.DrawUpTo, "draw one more card"),
]
_SPACES: Final[list[tuple[type, str]]] = [
    (places.Walk, "where somebody goes next"),
    (places.FlyAnywhere, "the open space to go to"),
    (places.MoveHitler, "where Hitler goes"),
    (places.TakeAnyTile, "the space of the tile to take"),
    (places.RevealAnyTile, "the space of the tile to turn up"),
    (places.RemoveTiles, "the space of the tile that leaves the board"),
    (places.CallAwayTo, "where the deputies are called to"),
    (visits.Visit, "which of the nearest spaces a leader visits"),
    (Leave, "the open space somebody leaves a closing one for"),
]
_PIECES: Final[list[tuple[type, str]]] = [
    (deeds.GivePiece, "the card or item to give"),
    (deeds.TakePiece, "the card or item to ask for"),
    (DiscardDown, "what to discard down to the limit"),
    (visits.PayForSuspicion, "what to discard to lose suspicion"),
    (choices.DiscardCards, "the card to discard"),
    (choices.DiscardItems, "the item to discard"),
    (deeds.CanarisPays, "the item Canaris discards"),
]
_SEATS: Final[list[tuple[type, str]]] = [
    (choices.OneOf, "the conspirator a text is about"),
    (deeds.ShareRelief, "whose suspicion falls"),
    (deeds.FreePrisoner, "the prisoner to free"),
    (visits.HimmlerComes, "to whom Himmler goes"),
    (conspire.HandOutDie, "who gets actions for the next turn"),
]
_CARDS: Final[list[tuple[type, str]]] = [
    (choices.TakeDiscardedCard, "the card to take from the discard pile"),
    (choices.KeepOne, "the drawn card to keep"),
    (windows.OfferInstant, "the card to use now"),
    (roll.RollCard, "the card to use after the roll"),
]
_LEADERS: Final[list[tuple[type, str]]] = [
    (places.RemoveDeputy, "the deputy who leaves the game"),
    (turn.NextPenalty, "whose penalty comes next"),
    (visits.DeputyComes, "the deputy who comes"),
]
_EVENTS: Final[list[tuple[type, str]]] = [
    (choices.TakeOutEvent, "the event to take out of the game"),
    (choices.PutBackEvents, "the event to be drawn next"),
]


class Lists:
    """What the content of a game holds, by the names of actions, with free numbers up to the room there is."""

    def __init__(self, content: Content) -> None:
        self.content: Content = content
        # Copies of a card share a name, because only one of them is ever offered at a time.
        self.cards: list[str] = [card.id for card in content.cards]
        self.spaces: list[str] = [space.id for space in content.board.spaces]
        # Whether somebody has an action of their own; nobody in the box does.
        self.acts: bool = any(sheet.act is not None for sheet in content.sheets)

    def of_cards(self, first: int, name: str) -> list[tuple[int, str]]:
        """Return the actions with a card."""
        return with_room([(first + card, name + id) for card, id in enumerate(self.cards)], CARDS, f"{name}card_")

    def of_spaces(self, first: int, name: str) -> list[tuple[int, str]]:
        """Return the actions with a space."""
        return with_room([(first + n, name + id) for n, id in enumerate(self.spaces)], SPACES, f"{name}space_")

    def plots(self, first: int) -> list[tuple[int, str]]:
        """Return the actions that attempt a plot on a leader."""
        found: list[tuple[int, str]] = []
        for card in members(self.content.plots):
            name = f"plot:{self.cards[card]}:"
            found += with_room([(first + 8 * card + n, name + id) for n, id in enumerate(LEADER_IDS)], LEADERS, f"{name}leader_")
        return with_room(found, PLOTS * LEADERS, "plot:")

    def illegal(self) -> list[tuple[int, str]]:
        """Return what can be done with an illegal card in a raid."""
        found: list[tuple[int, str]] = []
        for card in members(self.content.illegal):
            found += [(2 * card, f"discard:{self.cards[card]}"), (2 * card + 1, f"keep:{self.cards[card]}")]
        return with_room(found, 2 * ILLEGAL, "illegal:")


def _items(first: int, name: str) -> list[tuple[int, str]]:
    """Return the actions with an item; the pistol comes first behind the items of the tiles."""
    return with_room([(first + kind, name + id) for kind, id in enumerate(ITEM_NAMES)], ITEMS + 1, f"{name}item_")


def _in_turn(seat: int, seats: int) -> list[tuple[int, str]]:
    """Return every seat with its name, counted from the acting one, in that order."""
    return [((seat + k) % seats, f"c{k}") for k in range(seats)]


def _action(lists: Lists, seat: int, seats: int) -> list[tuple[int, str]]:
    """Return what a turn's action can be, and the instants of everybody (each seat its own)."""
    found = [(actions.END, "end"), (actions.DOSSIER, "dossier"), (actions.REVEAL, "reveal"), (actions.COLLECT, "collect")]
    found.append((actions.RELEASE, "release"))
    found += [(actions.CONSPIRE + dice, f"conspire:{dice}") for dice in range(1, CONSPIRE_DICE + 1)]
    found += lists.of_spaces(actions.MOVE, "move:")
    found += _items(actions.DELIVER, "deliver:")
    found += [(actions.GIVE + other, f"give:{name}") for other, name in _in_turn(seat, seats)]
    found += [(actions.TAKE + other, f"take:{name}") for other, name in _in_turn(seat, seats)]
    found += lists.of_cards(actions.USE, "use:")
    found += lists.plots(actions.PLOT)
    abilities = [(actions.ABILITY + n, f"ability:{name}") for n, name in enumerate(actions.ABILITY_IDS)]
    if not lists.acts:
        abilities.pop()
    found += with_room(abilities, ABILITIES, "ability:")
    found += lists.of_cards(actions.AN_INSTANT + 64 * seat, "instant:")
    return found


def _pool(lists: Lists, seat: int, seats: int) -> list[tuple[int, str]]:
    """Return what can be added to a pool."""
    found = [(attempt.ANNOUNCE, "announce"), *_items(0, "item:")]
    for other, who in _in_turn(seat, seats):
        found += _items(attempt.OF_OTHERS + 16 * other, f"ask:{who}:")
    return found + lists.of_cards(attempt.A_CARD, "use:")


def wordings(content: Content, seat: int, seats: int) -> list[Wording]:
    """Return every choice of the game with the names of its options."""
    lists = Lists(content)
    events = with_room([(n, event.id) for n, event in enumerate(content.events)], EVENTS, "event_")
    leaders = with_room(list(enumerate(LEADER_IDS)), LEADERS, "leader_")
    taken = with_room(list(enumerate(ITEM_IDS)), ITEMS, "item_")
    found = [
        Wording(actions.TakeAction, _action(lists, seat, seats), "the action, or anybody's instant", shared=True),
        Wording(attempt.BuildPool, _pool(lists, seat, seats), "what to add to the pool, or announce"),
        Wording(roll.TakeOutDice, [(n, str(n)) for n in range(MOST_DICE + 1)], "how many dice to roll"),
        Wording(roll.RollAgain, [(n, f"face_{n}") for n in range(1, 7)], "the die to roll again"),
        Wording(attempt.TryEventPlot, [(NONE, "pass"), *lists.plots(0)], "the plot to try after an event"),
        Wording(IllegalCard, lists.illegal(), "an illegal card in a raid: discard or keep"),
        Wording(
            prison.GiveAnswer,
            [(n, str(n)) for n in range(4)],
            "the answer, in the card's order; the one after the last is to resist",
        ),
        Wording(conspire.Divert, [(n, str(n)) for n in range(11)], "targets that go on Defections and Dissent"),
        Wording(choices.ChooseOne, [(n, str(n)) for n in range(8)], "one of several texts, in their order on the card"),
        Wording(choices.TakeDiscardedItem, taken, "the item to take from the discard pile"),
        Wording(places.CallAway, _pairs(), "the deputies who are called away"),
    ]
    reward = [(conspire.FOR_SUPPORT, "support"), (conspire.FOR_ALL, "all"), *_in_turn(seat, seats)]
    found.append(Wording(conspire.DissentReward, reward, "what comes of a full dissent track"))
    for asker, words in _YES_NO:
        found.append(Wording(asker, [(1, "yes"), (0, "no")], words))
    for asker, words in _SPACES:
        found.append(Wording(asker, [(places.STOP, "stop"), *lists.of_spaces(0, "")], words))
    pieces = [(visits.DECLINE, "decline"), *lists.of_cards(0, "card:"), *_items(AN_ITEM, "item:")]
    for asker, words in _PIECES:
        found.append(Wording(asker, pieces, words))
    for asker, words in _SEATS:
        found.append(Wording(asker, [(NONE, "nobody"), *_in_turn(seat, seats)], words))
    for asker, words in _CARDS:
        found.append(Wording(asker, [(NONE, "pass"), *lists.of_cards(0, "")], words))
    for asker, words in _LEADERS:
        found.append(Wording(asker, leaders, words))
    for asker, words in _EVENTS:
        found.append(Wording(asker, [(NONE, "none"), *events], words))
    return found


def _pairs() -> list[tuple[int, str]]:
    deputies = range(1, len(LEADER_IDS))
    return [(8 * one + other, f"{LEADER_IDS[one]}:{LEADER_IDS[other]}") for one in deputies for other in deputies if one <= other]
