"""What can be chosen in Orange Shall Overcome!, with the names of its actions."""

from __future__ import annotations

from typing import Final

from parlour.envs.core.codec import Wording, with_room
from parlour.games.orange_shall_overcome import (
    actions,
    changes,
    choices,
    control,
    dice,
    effects,
    pieces,
    raids,
    roads,
    round,  # noqa: A004 - the rulebook's own word
    sharing,
    travel,
)
from parlour.games.orange_shall_overcome.board import BOARD, ROAD_IDS, SPOT_IDS
from parlour.games.orange_shall_overcome.content import Content
from parlour.games.orange_shall_overcome.goods import KIND_IDS, RESOURCES
from parlour.games.orange_shall_overcome.scenarios import expanding_the_network, the_trains_stand_still
from parlour.games.orange_shall_overcome.state import HELPER, POLICEMAN, SECOND_HELPER, SOLDIER

# Room: for locations and roads of a board, people in hiding, kinds of action, and a scenario's special actions and lines.
SPOTS: Final = 16
ROADS: Final = 24
PEOPLE: Final = 16
ACTS: Final = 16
SPECIAL_ACTIONS: Final = 32
LINES: Final = 8
SHIFTS: Final = 160

_CHARACTERS: Final[list[tuple[type, str]]] = [
    (effects.Alibi, "whose Alibi changes"),
    (round.Care, "who gains 1 Alibi"),
    (travel.Ferry, "whom the skipper takes along"),
]
_SPOTS: Final[list[tuple[type, str]]] = [
    (effects.Safety, "the location whose Safety changes"),
    (effects.RaiseSeveral, "the next location whose Safety rises"),
    (effects.RaidLowest, "which of the least safe locations is raided"),
    (expanding_the_network.RevealRequirement, "the Requirement token to turn face up"),
    (expanding_the_network.HideRequirement, "the Requirement token to turn face down"),
    (expanding_the_network.DeactivateResource, "the location that becomes inactive"),
]
_RESOURCES: Final[list[tuple[type, str]]] = [
    (changes.GiveUpOne, "the resource to give up"),
    (changes.CarryLimit, "what to put down, over the carry limit"),
    (effects.NameOne, "the resource to take"),
]


def _people(size: int, seat: int) -> list[tuple[int, str]]:
    """Return every character with its name, counted from the first one of the acting seat, in that order."""
    return [((seat + k) % size, f"c{k}") for k in range(size)]


def _between(first: int, size: int, seat: int) -> list[tuple[int, str]]:
    """Return what may be done without an action: share, pick a bundle up, put it down."""
    people = _people(size, seat)
    found = [
        (first + sharing.SHARE + 8 * one + other, f"share:{name}:{with_}")
        for one, name in people
        for other, with_ in people
        if one != other
    ]
    found += [(first + sharing.PICK_UP + one, f"pick_up:{name}") for one, name in people]
    found += [(first + sharing.PUT_DOWN + one, f"put_down:{name}") for one, name in people]
    return found


def _turn(size: int, seat: int) -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    for first, verb in ((0, "card"), (round.SPECIAL, "special"), (round.DISCARD, "discard")):
        found += [(first + k, f"{verb}:{k}") for k in range(4)]
    found += [(round.MORALE_CARD + one, f"morale:{name}") for one, name in _people(size, seat)]
    found.append((round.PASS + seat, "pass"))
    return found + _between(round.FREE, size, seat)


def _roads(first: int = 0, name: str = "", ending: str = "") -> list[tuple[int, str]]:
    """Return the actions with a road."""
    return with_room([(first + n, f"{name}{id}{ending}") for n, id in enumerate(ROAD_IDS)], ROADS, f"{name}road{ending}_")


def _ways(first: int, ending: str) -> list[tuple[int, str]]:
    """Return where a ticket or the skipper takes somebody."""
    return with_room(
        [(first + travel.BY_TICKET + n, f"to:{id}{ending}") for n, id in enumerate(SPOT_IDS)], SPOTS, f"to:spot{ending}_"
    )


def _travel(people: list[str], size: int, seat: int) -> list[tuple[int, str]]:
    found = [*_roads(0, "road:"), *_ways(0, "")]
    for p, person in enumerate(people):
        first = travel.PERSON * (1 + p)
        found += _roads(first, "road:", f":{person}") + _ways(first, f":{person}")
    found = with_room(found, (1 + PEOPLE) * (ROADS + SPOTS), "with:")
    return [(travel.STOP, "stop"), *found, *_between(travel.FREE, size, seat)]


def _anywhere(people: list[str]) -> list[tuple[int, str]]:
    found = _ways(0, "")
    for p, person in enumerate(people):
        found += _ways(travel.PERSON * (1 + p), f":{person}")
    return [(travel.STOP, "stay"), *with_room(found, (1 + PEOPLE) * SPOTS, "with:")]


def _again(size: int, seat: int) -> list[tuple[int, str]]:
    found = [(dice.KEEP, "keep")]
    for one, name in _people(size, seat):
        found += [(2 * one + 1, f"{name}:die_1"), (2 * one + 2, f"{name}:die_2")]
    return found


def _acts() -> list[tuple[int, str]]:
    found = with_room(list(enumerate(actions.ACTION_IDS)), ACTS, "act_")
    return found + [(actions.SCENARIO + n, f"scenario:{n}") for n in range(SPECIAL_ACTIONS)]


def _swaps() -> list[tuple[int, str]]:
    kinds = range(RESOURCES)
    return [(0, "enough")] + [
        (1 + RESOURCES * old + new, f"{KIND_IDS[old]}:{KIND_IDS[new]}") for old in kinds for new in kinds if old != new
    ]


def _given() -> list[tuple[int, str]]:
    found = [(sharing.CALL_OFF, "call_off"), (sharing.PROPOSE, "propose")]
    return found + [(sharing.GIVE + n, id) for n, id in enumerate(KIND_IDS)]


def _asked() -> list[tuple[int, str]]:
    """Return what is asked for; two numbers from when offers were made in two questions are kept free."""
    return [(-1, "call_off"), (-2, "nothing"), *[(sharing.ASK + n, id) for n, id in enumerate(KIND_IDS)]]


def _search(people: list[str]) -> list[tuple[int, str]]:
    found = with_room(list(enumerate(people)), PEOPLE, "person_")
    return [*found, (pieces.LYING, "lying"), (pieces.NEWSPAPER, "newspaper")]


def wordings(content: Content, seat: int, size: int) -> list[Wording]:
    """Return every choice of the game with the names of its options, for a seat of a game with so many characters."""
    people = [person.id for person in content.people]
    spots = with_room(list(enumerate(SPOT_IDS)), SPOTS, "spot_")
    lines = with_room([(n, str(n)) for n in range(the_trains_stand_still.LINES)], LINES, "line_")
    roads_here = range(len(ROAD_IDS))
    shifts = with_room(
        [(len(ROAD_IDS) * old + new, f"{ROAD_IDS[old]}:{ROAD_IDS[new]}") for old in roads_here for new in BOARD.beside[old]],
        SHIFTS,
        "shift_",
    )
    kinds = ((POLICEMAN, "policeman"), (SOLDIER, "soldier"))
    lower = with_room(
        [(4 * road + kind, f"{ROAD_IDS[road]}:{name}") for road in roads_here for kind, name in kinds], 2 * ROADS, "road_"
    )
    found = [
        Wording(round.Turn, _turn(size, seat), "a card and what for, a Morale card, or something free", shared=True),
        Wording(round.LastCall, _turn(size, seat), "the last Morale cards of the round", shared=True),
        Wording(actions.TakeAction, _acts(), "the action; a scenario's special actions by its own numbers"),
        Wording(actions.AfterAction, _acts(), "what comes after the action"),
        Wording(travel.Travel, _travel(people, size, seat), "the next road, or a Ticket, alone or with a person", shared=True),
        Wording(travel.Meet, [(0, "card"), (1, "token"), (2, "ability")], "how to pass an occupier"),
        Wording(travel.OneRoad, [(travel.STOP, "stay"), *_roads()], "the road to step along"),
        Wording(travel.GoAnywhere, _anywhere(people), "where the skipper takes somebody"),
        Wording(dice.RollAgain, _again(size, seat), "keep the roll, or spend Information to roll a die again", shared=True),
        Wording(sharing.Offer, _given(), "an agreement: a token more to give or one less to ask for; propose it or not"),
        Wording(sharing.Offer, _asked(), "the same agreement: a token more to ask for, or one less to give", name="in_return"),
        Wording(sharing.Agree, [(1, "yes"), (0, "no")], "agree to an offer"),
        Wording(control.GiveAnswer, [(0, "1"), (1, "2")], "the answer at a control"),
        Wording(control.SwitchAnswer, [(0, "keep"), (1, "take_other")], "keep the result, or take the other"),
        Wording(choices.EitherOr, [(n, str(n)) for n in range(8)], "one of several ways, in their order on the card"),
        Wording(choices.Peek, [(0, "keep"), (1, "bury"), (2, "exchange")], "what to do with the cards seen"),
        Wording(choices.Swap, _swaps(), "which resource becomes which"),
        Wording(choices.TakeHelper, [(HELPER, "1"), (SECOND_HELPER, "2")], "the Helper deck to take a card from"),
        Wording(raids.Search, _search(people), "the token a raid searches for next"),
        Wording(roads.Intensify, _roads(), "the road to intensify"),
        Wording(roads.Downgrade, lower, "the road to downgrade, and which occupier"),
        Wording(roads.Shift, shifts, "the policeman to move, from road to road"),
        Wording(the_trains_stand_still.LineChoice, lines, "the halted line that runs again"),
        Wording(the_trains_stand_still.ReopenCheck, lines, "the halted line at risk"),
    ]
    for asker, words in _CHARACTERS:
        found.append(Wording(asker, _people(size, seat), words))
    for asker, words in _SPOTS:
        found.append(Wording(asker, [(effects.ENOUGH, "enough"), *spots], words))
    for asker, words in _RESOURCES:
        found.append(Wording(asker, [(kind, KIND_IDS[kind]) for kind in range(RESOURCES + 1)], words))
    return found
