"""What the numbers of steps on file can be: for each kind every number that fits, and none besides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import parlour
from orange_shall_overcome.stories import GAME, HIGH, SPOTS, keys, next_comes, play, read_again, state, story
from parlour import BadInput
from parlour.games.orange_shall_overcome import kinds as k
from parlour.games.orange_shall_overcome.pieces import LYING
from parlour.games.orange_shall_overcome.raids import SEARCH

WORD = "the_word_must_travel"
TRAINS = "the_trains_stand_still"


def game(**given: Any) -> Any:
    """Return a position of two characters; few cards lie in decks, so that some lie nowhere else."""
    return story("kees paul", safety=HIGH, **given).game


def fitting(kind: Any, g: Any, numbers: Iterable[int], me: int = 0) -> list[int]:
    return [number for number in numbers if kind.fits(g, me, number)]


@pytest.mark.parametrize(
    ("kind", "low", "high"),
    [
        (k.SPOT, 0, 12),
        (k.SPOT_OR_NOWHERE, -1, 12),
        (k.CHARACTER, 0, 1),
        (k.A_SET_OF_SPOTS, 0, 2**13 - 1),
        (k.SIDE_OF_A_CONTROL, 0, 1),
        (k.SAFETY, 0, 9),
    ],
)
def test_a_range_has_two_ends(kind: Any, low: int, high: int) -> None:
    assert fitting(kind, game(), range(low - 40, high + 41)) == list(range(low, high + 1))


@pytest.mark.parametrize(
    ("kind", "last_spot", "most"), [(k.SPOT_AND_COUNT, 12, 99), (k.TOKENS_TO_COUNT, 13, 99), (k.SPOT_AND_CHOSEN, 12, 2**13 - 1)]
)
def test_a_location_and_a_number_above_it(kind: Any, last_spot: int, most: int) -> None:
    g = game()
    expected = [spot | n << 4 for n in range(most + 1) for spot in range(last_spot + 1)]
    assert fitting(kind, g, range(-16, (most + 3) * 16)) == expected


def test_what_pays_for_an_action() -> None:
    """OSO-160 R27 R44: one of three cards, the solo card if one lies there, a Morale card, a text; 8 more without the bonus."""
    assert fitting(k.PAYMENT, game(), range(-9, 33)) == [0, 1, 2, 4, 5, 8, 9, 10, 12, 13]
    alone = story("kees", safety=HIGH, phase="start").game
    assert fitting(k.PAYMENT, alone, range(-9, 33)) == [0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13]


def test_a_card_that_is_carried_out_lies_nowhere_else() -> None:
    """OSO-79 R16 R88: neither in a deck nor on a pile, in the box or in a hand."""
    t = story("kees paul", safety={**HIGH, "c1": 1}, kees={"at": "c1"}, raid="r16 r02", helper_1="hp01 hp04", helper_2="hp02")
    g: Any = t.game
    assert [fitting(kind, g, range(-2, 70)) for kind in (k.USED_RAID, k.USED_HELPER)] == [[], []]
    seen = {"kees": {"at": "c1", "occupier": "o1_01"}, "occupier": "o1_02 o1_03"}
    g = story("kees paul", safety=HIGH, **seen).game
    in_play = {0, 1, 2} | set(g.box)
    printed = range(len(g.setup.content.occupiers))
    assert fitting(k.USED_OCCUPIER, g, range(-2, 80)) == [card for card in printed if card not in in_play]
    g.piles[0] = [card for card in printed if card not in in_play][:1]
    assert fitting(k.USED_OCCUPIER, g, range(-2, 80)) == [card for card in printed if card not in in_play][1:]
    g.decks[4], g.decks[5], g.piles[4] = [0, 3], [1, 25], [2, 24]
    assert fitting(k.USED_HELPER, g, range(-2, 40)) == [card for card in range(26) if card not in {0, 1, 2, 3, 24, 25}]
    g.decks[1], g.piles[1] = [0, 7], [3, 19]
    free = [card for card in range(20) if card not in {0, 3, 7, 19}]
    assert fitting(k.USED_RAID, g, range(-2, 40)) == free
    # A raid may go on without a card; then 0 stands in its place (R17).
    expected = [spot | n << 4 for n in (0, *(card + 1 for card in free)) for spot in range(13)]
    assert fitting(k.RAID_TO_END, g, range(-40, 40 << 4)) == sorted(expected)


def test_what_a_raid_searches_for() -> None:
    """R15: location, card, nine people, up to 15 tokens, a newspaper; then the one token that is rolled for."""
    people = game(scenario="arbeitseinsatz", people={"h1": "c5"})
    word, plain = game(scenario=WORD), game()
    for g in (people, word, plain):
        g.decks[1], g.piles[1] = list(range(1, 20)), []
    for field, most in ((0, 12), (9, 511), (18, 15), (22, 1)):
        beyond = range(most + 3) if field in (0, 22) else range(most + 1)
        assert fitting(k.TOKENS_TO_SEARCH_FOR, plain, [n << field for n in beyond]) == [n << field for n in range(most + 1)]
    assert fitting(k.TOKENS_TO_SEARCH_FOR, plain, [n << 4 for n in range(32)]) == [0]
    assert fitting(k.TOKENS_TO_SEARCH_FOR, plain, range(-64, 0)) == []
    for g, tokens in ((people, [*range(9), 10]), (word, [9, 10]), (plain, [10])):
        assert fitting(k.TOKEN_SEARCHED_FOR, g, [n << 23 for n in range(-2, 20)]) == [n << 23 for n in tokens]
    assert fitting(k.TOKEN_SEARCHED_FOR, plain, [10 << 23 | n << 22 for n in range(2)]) == [10 << 23, 10 << 23 | 1 << 22]
    for field, most in ((0, 12), (9, 511), (18, 15)):
        assert fitting(k.TOKEN_SEARCHED_FOR, plain, [10 << 23 | n << field for n in range(most + 1)]) == [
            10 << 23 | n << field for n in range(most + 1)
        ]
    assert fitting(k.TOKEN_SEARCHED_FOR, plain, [10 << 23 | n << 4 for n in range(32)]) == [10 << 23]


def test_a_line_and_a_roll() -> None:
    """OSO-193 OSO-198: one of seven lines, and the highest roll at which it runs again."""
    expected = [line | roll << 3 for roll in range(7) for line in range(7)]
    assert fitting(k.LINE_AND_ROLL, game(scenario=TRAINS), range(-9, 99)) == expected
    assert fitting(k.LINE_AND_ROLL, game(), range(-9, 99)) == []


def test_where_tokens_can_lie() -> None:
    assert fitting(k.SPOT_OF_TOKENS, game(scenario=WORD), range(-3, 30)) == list(range(13))
    assert fitting(k.SPOT_OF_TOKENS, game(), range(-3, 30)) == []


def test_what_two_can_agree_on() -> None:
    """OSO-89 R63: a partner who is somebody else, and goods that both have, each kind one way."""
    g = story("kees paul mies", kees={"goods": {"money": 2}}, paul={"goods": {"ration": 1, "immunity": 1}}, safety=HIGH).game
    money, ration, immunity = 1, 1 << 12, 1 << 42
    asks = {ration: 32 << 12, immunity: 32 << 42}
    both = [deal + more for deal in (0, money, 2 * money) for more in (0, asks[ration] + ration)]
    both += [deal + asks[immunity] + immunity for deal in both]
    wrong = [3 * money, 32, 33, ration, immunity, 2 * ration + asks[ration], asks[ration], 1 << 48, 1 << 60]
    assert fitting(k.OFFERED, g, [1 | deal << 3 for deal in [*both, *wrong]]) == [1 | deal << 3 for deal in both]
    # What Paul would ask Kees for is what Kees gives; what he gives is what he has.
    theirs = [0, ration, immunity, ration + immunity, 33, 34, 33 + ration]
    assert fitting(k.OFFERED, g, [deal << 3 for deal in [*theirs, 35, 1, 2 * ration]], me=1) == [deal << 3 for deal in theirs]
    assert fitting(k.PROPOSED, g, [deal << 3 for deal in [*both, *wrong]], me=1) == [deal << 3 for deal in both]
    assert fitting(k.PROPOSED, g, [1 | deal << 3 for deal in [*theirs, 35, 1, 2 * ration]]) == [1 | deal << 3 for deal in theirs]
    for kind in (k.OFFERED, k.PROPOSED):
        assert fitting(kind, g, range(-9, 8)) == [1, 2], "a partner who plays, and not oneself"
        assert fitting(kind, g, range(-9, 8), me=2) == [0, 1]
        assert fitting(kind, g, [1 - (1 << bits) for bits in range(62)]) == [], "less than nothing"


@pytest.mark.parametrize("sought", ["h4", "newspaper"])
def test_a_search_under_way_is_kept(sought: str) -> None:
    """R6 R15: while somebody may roll again the position holds the token, the others still to be searched for, and the card."""
    t = story(
        "anton paul",
        scenario="arbeitseinsatz",
        anton={"at": "c5", "goods": {"information": 2}, "alibi": 9},
        people={"h1": "c5", "h4": "c5", "h9": "c5", "h2": "l1"},
        newspapers={"at": ["c5"], "left": 2},
        safety=HIGH,
        raid="r05",
        dice=[6, 6, 6, 5, 1, 1],
        picks=["h5"],
        morale=9,
    )
    t = next_comes(t, ["Strike", 0, SPOTS.index("c5")])
    play(t, f"search:{sought}")
    again = read_again(t)
    play(again, "roll:keep")
    assert set(keys(again)) == {f"search:{other}" for other in ("h1", "h4", "h9", "newspaper") if other != sought}
    assert (state(again)["people"]["h4"] != "c5") == (sought == "h4")
    assert (state(again)["newspapers"]["at"] == []) == (sought == "newspaper")


@pytest.mark.parametrize("step", ["GiveAnswer", "SwitchAnswer", "Result", "EndControl", "MovePatrols", "EndPatrol"])
def test_a_card_that_is_not_open_is_not_gone_on_with(step: str) -> None:
    """OSO-97 OSO-138: what goes on with a Control or a Patrolling card waits below a turn only if there is such a card."""
    doc = story("kees paul", safety=HIGH).position()
    doc["stack"] = [[step, 0, -1], *doc["stack"]]
    with pytest.raises(BadInput, match=f"{step} takes -1, and only while a (Control|Patrolling) card is open"):
        parlour.position(GAME, doc)
    control = story("kees paul", kees={"at": "c1"}, roads={"a": ["soldier"]}, control="ct01", safety=HIGH)
    play(control, "morale:kees", "act:move", "move:a")
    assert keys(read_again(control)) == ["answer:1", "answer:2"]


@pytest.mark.parametrize("step", ["Travel", "Meet", "Arrive"])
def test_nobody_travels_without_a_move_action(step: str) -> None:
    """OSO-93 R52 R54: roads are left, and tokens met, only by whoever is in a Move action, and on the way."""
    t = story("kees paul", kees={"at": "c1"}, roads={"a": ["soldier"]}, control="ct01", safety=HIGH)
    doc = t.position()
    doc["stack"] = [*doc["stack"], [step, 0, -1]]
    doc.pop("asking", None)
    with pytest.raises(BadInput, match=f"{step} takes -1, and only"):
        parlour.position(GAME, doc)
    play(t, "morale:kees", "act:move")
    assert "move:a" in keys(read_again(t))
    assert [kind.fits(t.game, 0, -1) for kind in (k.WHILE_MOVING, k.ON_THE_WAY, k.ON_A_ROAD)] == [True, False, False]
    play(t, "move:a")
    for kind in (k.WHILE_MOVING, k.ON_THE_WAY, k.ON_A_ROAD):
        assert fitting(kind, t.game, range(-3, 3)) == [-1]
        assert fitting(kind, t.game, range(-3, 3), me=1) == [], "somebody else's Move action"


def test_a_ticket_is_on_the_way_without_a_road() -> None:
    """OSO-103 R25."""
    g = game(kees={"at": "c1"})
    g.mover, g.dest = 0, 3
    assert [kind.fits(g, 0, -1) for kind in (k.WHILE_MOVING, k.ON_THE_WAY, k.ON_A_ROAD)] == [True, True, False]


@pytest.mark.parametrize(("lying", "found"), [({}, []), ({"c5": 1}, [LYING]), ({"c4": 2}, [])])
def test_what_lies_there_no_more_is_not_searched_for(lying: dict[str, int], found: list[int]) -> None:
    """R15: a token that was there when the raid began and still is; here two were."""
    g: Any = story("kees paul", scenario=WORD, safety=HIGH, lying=lying).game
    assert SEARCH.options(g, 0, SPOTS.index("c5") | 2 << 18) == found
