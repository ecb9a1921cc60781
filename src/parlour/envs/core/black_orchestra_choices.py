"""What can be chosen in Black Orchestra, with the names of its actions."""

from __future__ import annotations

from typing import Final

from parlour.engine.kernel import NONE
from parlour.envs.core.codec import Wording
from parlour.games.black_orchestra import (
    actions,
    attempt,
    choices,
    conspire,
    deeds,
    event_phase,
    places,
    prison,
    roll,
    turn,
    visits,
    windows,
)
from parlour.games.black_orchestra.bits import members
from parlour.games.black_orchestra.evacuation import Leave
from parlour.games.black_orchestra.limits import AN_ITEM, DiscardDown
from parlour.games.black_orchestra.names import ITEM_IDS, LEADER_IDS, LEADERS
from parlour.games.black_orchestra.printed import CONTENT
from parlour.games.black_orchestra.raid import IllegalCard

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


def _card(card: int) -> str:
    """Return the name of a card; copies share it, because only one of them is ever offered at a time."""
    return CONTENT.cards[card].id


def _plots(first: int, cards: list[int]) -> list[tuple[int, str]]:
    return [(first + 8 * card + leader, f"plot:{_card(card)}:{LEADER_IDS[leader]}") for card in cards for leader in range(LEADERS)]


def _in_turn(seat: int, seats: int) -> list[tuple[int, str]]:
    """Return every seat with its name, counted from the acting one, in that order."""
    return [((seat + k) % seats, f"c{k}") for k in range(seats)]


def _action(seat: int, seats: int) -> list[tuple[int, str]]:
    """Return what a turn's action can be, and the instants of everybody (each seat its own)."""
    content = CONTENT
    cards = range(len(content.cards))
    found = [(actions.END, "end"), (actions.DOSSIER, "dossier"), (actions.REVEAL, "reveal"), (actions.COLLECT, "collect")]
    found.append((actions.RELEASE, "release"))
    found += [(actions.CONSPIRE + dice, f"conspire:{dice}") for dice in range(1, 11)]
    found += [(actions.MOVE + space, f"move:{printed.id}") for space, printed in enumerate(content.board.spaces)]
    found += [(actions.DELIVER + kind, f"deliver:{name}") for kind, name in enumerate(ITEM_NAMES)]
    found += [(actions.GIVE + other, f"give:{name}") for other, name in _in_turn(seat, seats)]
    found += [(actions.TAKE + other, f"take:{name}") for other, name in _in_turn(seat, seats)]
    found += [(actions.USE + card, f"use:{_card(card)}") for card in cards]
    found += _plots(actions.PLOT, members(content.plots))
    found += [(actions.ABILITY + n, f"ability:{name}") for n, name in enumerate(actions.ABILITY_IDS)]
    found += [(actions.AN_INSTANT + 64 * seat + card, f"instant:{_card(card)}") for card in cards]
    return found


def _pool(seat: int, seats: int) -> list[tuple[int, str]]:
    """Return what can be added to a pool."""
    found = [(attempt.ANNOUNCE, "announce")]
    found += [(kind, f"item:{name}") for kind, name in enumerate(ITEM_NAMES)]
    for other, who in _in_turn(seat, seats):
        for kind, name in enumerate(ITEM_NAMES):
            found.append((attempt.OF_OTHERS + 16 * other + kind, f"ask:{who}:{name}"))
    found += [(attempt.A_CARD + card, f"use:{_card(card)}") for card in range(len(CONTENT.cards))]
    return found


def wordings(seat: int, seats: int) -> list[Wording]:
    """Return every choice of the game with the names of its options."""
    content = CONTENT
    cards = [(card, _card(card)) for card in range(len(content.cards))]
    events = [(n, event.id) for n, event in enumerate(content.events)]
    leaders = list(enumerate(LEADER_IDS))
    spaces = [(n, space.id) for n, space in enumerate(content.board.spaces)]
    found = [
        Wording(actions.TakeAction, _action(seat, seats), "the action, or anybody's instant", shared=True),
        Wording(attempt.BuildPool, _pool(seat, seats), "what to add to the pool, or announce"),
        Wording(roll.TakeOutDice, [(n, str(n)) for n in range(MOST_DICE + 1)], "how many dice to roll"),
        Wording(roll.RollAgain, [(n, f"face_{n}") for n in range(1, 7)], "the die to roll again"),
        Wording(attempt.TryEventPlot, [(NONE, "pass"), *_plots(0, members(content.plots))], "the plot to try after an event"),
        Wording(IllegalCard, _illegal(), "an illegal card in a raid: discard or keep"),
        Wording(
            prison.GiveAnswer,
            [(n, str(n)) for n in range(4)],
            "the answer, in the card's order; the one after the last is to resist",
        ),
        Wording(conspire.Divert, [(n, str(n)) for n in range(11)], "targets that go on Defections and Dissent"),
        Wording(choices.ChooseOne, [(n, str(n)) for n in range(6)], "one of several texts, in their order on the card"),
        Wording(choices.TakeDiscardedItem, list(enumerate(ITEM_IDS)), "the item to take from the discard pile"),
        Wording(places.CallAway, _pairs(), "the deputies who are called away"),
    ]
    reward = [(conspire.FOR_SUPPORT, "support"), (conspire.FOR_ALL, "all"), *_in_turn(seat, seats)]
    found.append(Wording(conspire.DissentReward, reward, "what comes of a full dissent track"))
    for asker, words in _YES_NO:
        found.append(Wording(asker, [(1, "yes"), (0, "no")], words))
    for asker, words in _SPACES:
        found.append(Wording(asker, [(places.STOP, "stop"), *spaces], words))
    items = [(AN_ITEM + kind, f"item:{name}") for kind, name in enumerate(ITEM_NAMES)]
    pieces = [(visits.DECLINE, "decline"), *[(card, f"card:{name}") for card, name in cards], *items]
    for asker, words in _PIECES:
        found.append(Wording(asker, pieces, words))
    for asker, words in _SEATS:
        found.append(Wording(asker, [(NONE, "nobody"), *_in_turn(seat, seats)], words))
    for asker, words in _CARDS:
        found.append(Wording(asker, [(NONE, "pass"), *cards], words))
    for asker, words in _LEADERS:
        found.append(Wording(asker, leaders, words))
    for asker, words in _EVENTS:
        found.append(Wording(asker, [(NONE, "none"), *events], words))
    return found


def _illegal() -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    for card in members(CONTENT.illegal):
        found += [(2 * card, f"discard:{_card(card)}"), (2 * card + 1, f"keep:{_card(card)}")]
    return found


def _pairs() -> list[tuple[int, str]]:
    deputies = range(1, LEADERS)
    return [(8 * one + other, f"{LEADER_IDS[one]}:{LEADER_IDS[other]}") for one in deputies for other in deputies if one <= other]
