"""Numbers that stand for something else: what steps on file can hold, sets of cards and spaces, bags of items."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

import pytest

from black_orchestra.stories import NOWHERE, beck, goerdeler, kordt, oster, story
from parlour.engine.kernel import NOTHING
from parlour.games.black_orchestra import kinds as k
from parlour.games.black_orchestra.bits import KINDS, bag_of, copies, count, items, kinds, members, set_of, size
from parlour.games.black_orchestra.cards.abilities import (
    Act,
    CarryMore,
    DrawEachTurn,
    GoFar,
    Inspire,
    KeepOneOf,
    LargerDossier,
    LookAhead,
    MoreActions,
    MoreDice,
    NoPenalties,
    RevealAnywhere,
    SendAnother,
    Shield,
    TakeUnseen,
)
from parlour.games.black_orchestra.cards.content import Sheet
from parlour.games.black_orchestra.cards.texts import ability_figures
from parlour.games.black_orchestra.names import CIVILIAN
from parlour.games.black_orchestra.turn.deeds import PartWith


def fitting(kind: Any, g: Any, numbers: Iterable[int], me: int = 0) -> list[int]:
    return [number for number in numbers if kind.fits(g, me, number)]


def three(**given: Any) -> Any:
    """Return a position of three conspirators."""
    return story(beck(), kordt(), oster(), **given).game


@pytest.mark.parametrize(
    ("kind", "low", "high"),
    [
        (k.SEAT, 0, 2),
        (k.SEAT_OR_NOBODY, -1, 2),
        (k.PLACE_IN_ROUND, 0, 3),
        (k.SUSPICION, 0, 3),
        (k.TARGETS, 1, 10),
        (k.ACTIONS, 1, 30),
        (k.POINTS, 1, 999),
        (k.TILES_GONE, -1, 999),
        (k.LEADERS_LEFT, 1, 63),
    ],
)
def test_a_range_has_two_ends(kind: Any, low: int, high: int) -> None:
    assert fitting(kind, three(), range(low - 9, high + 10)) == list(range(low, high + 1))


def test_a_conspirator_and_how_often() -> None:
    """R71: the seat in three bits, above it how many pieces are gone."""
    expected = [seat | n << 3 for n in range(100) for seat in range(3)]
    assert fitting(k.SEAT_AND_COUNT, three(), range(-9, 850)) == expected


def test_dice_that_show_numbers() -> None:
    """R40 R41: how many of the ten dice show 1, 2 and 3; at least one does."""
    expected = [n for n in range(1, 1 << 12) if n % 16 + n // 16 % 16 + n // 256 <= 10]
    assert fitting(k.NUMBERS_ROLLED, three(), range(-600, 1 << 13)) == expected


def test_deputies_who_are_called_away() -> None:
    """R34: one or two who are in play, never Hitler."""
    g = three(leaders={"hess": None, "bormann": None})
    assert fitting(k.DEPUTIES, g, range(-9, 99)) == [8 * one + other for one in (2, 4, 5) for other in (2, 4, 5)]


def test_pieces_that_must_leave_a_space() -> None:
    """BO-65: whoever stands in a space that closes, conspirator or leader."""
    people = (beck("warsaw"), kordt("prison"), oster("munich"), goerdeler("paris"))
    g: Any = story(*people, stage=6, leaders={**NOWHERE, "hitler": "warsaw", "goering": "paris", "hess": "munich"}).game
    closing = g.setup.board.closes
    expected = [seat for seat in (0, 2, 3) if closing >> g.where[seat] & 1]
    expected += [16 + leader for leader in (0, 1, 5) if closing >> g.leaders[leader] & 1]
    assert fitting(k.PIECE_ON_BOARD, g, range(-9, 40)) == expected
    assert expected == [0, 3, 16, 21]
    for number, space in enumerate(g.setup.board.spaces):
        one: Any = story(beck(space.id), kordt("prison"), stage=6, leaders=NOWHERE).game
        assert fitting(k.PIECE_ON_BOARD, one, range(2)) == [0] * (closing >> number & 1), space.id


def test_cards_and_items_in_question() -> None:
    """BO-92 R21 R35 BO-59: illegal cards of one's own, plots tied to events, what somebody has to lend or to part with."""
    g: Any = story(
        beck(cards="forged_documents derail_train lone_gunman", items="map map poison"), kordt(cards="concealed_pistol"), oster()
    ).game
    number = g.setup.content.card_number
    illegal = [1 << card for card in members(g.dossier[0] & g.setup.content.illegal)]
    sets = [sum(some) for n in range(1, len(illegal) + 1) for some in combinations(illegal, n)]
    assert illegal
    assert fitting(k.ILLEGAL_CARDS, g, [*sets, 0, -1, 1 << number["safe"], illegal[0] | 1 << number["safe"]]) == sets
    assert fitting(k.ILLEGAL_CARDS, g, sets, me=2) == []
    train, plane, gunman = (1 << number[name] for name in ("derail_train", "plane_bomb", "lone_gunman"))
    tried = [0, train, plane, train | plane]
    assert fitting(k.PLOTS_TRIED, g, [*tried, gunman, train | gunman, -1, 1 << 60]) == tried
    assert [fitting(k.ITEM_TO_LEND, g, range(-3, 12), seat) for seat in range(3)] == [[4, 5], [8], []]
    pieces = sorted(number[name] for name in ("forged_documents", "derail_train", "lone_gunman"))
    assert fitting(PartWith.it_is, g, range(-9, 99)) == [*pieces, 64 + 4, 64 + 5]


def test_events_that_were_looked_at() -> None:
    """R28 R99: as many as are known; three at most are put back one after the other."""
    for known in range(5):
        g: Any = three()
        g.known = known
        assert fitting(k.EVENTS_SEEN, g, range(-3, 9)) == list(range(1, known + 1))
        expected = [16 * seen + placed for seen in range(1, known + 1) for placed in range(min(seen, 3))]
        assert fitting(k.EVENTS_PLACED, g, range(-40, 200)) == expected


def test_who_has_which_item() -> None:
    """R35: the Concealed Pistol counts as weapons, and as one item more."""
    g: Any = story(beck(items="map weapons"), kordt(cards="concealed_pistol"), oster(cards="safe")).game
    assert [[kind for kind in range(8) if g.has_item(seat, kind)] for seat in range(3)] == [[4, 7], [7], []]
    assert [g.item_count(seat) for seat in range(3)] == [2, 1, 0]


# Sets and bags.


@pytest.mark.parametrize("pieces", [[], [0], [53], [0, 1], [0, 53], [7, 30, 31, 32, 52], list(range(54))])
def test_a_set_holds_each_member_once(pieces: list[int]) -> None:
    area = set_of(pieces)
    assert area == sum(2**piece for piece in pieces)
    for _ in range(2):
        assert (members(area), count(area)) == (pieces, len(pieces))


@pytest.mark.parametrize("pieces", [[], [0], [7], [0, 0, 0], [0, 7, 7], [1, 2, 2, 5, 5, 5], sorted(3 * list(range(8)))])
def test_a_bag_holds_up_to_three_of_a_kind(pieces: list[int]) -> None:
    """BO-4: tiles of a kind are alike, and there are three of each of eight kinds."""
    bag = bag_of(pieces)
    for _ in range(2):
        assert (items(bag), size(bag), kinds(bag)) == (pieces, len(pieces), sorted(set(pieces)))
    assert [copies(bag, kind) for kind in range(KINDS)] == [pieces.count(kind) for kind in range(8)]


def test_no_ability_is_taken_for_another() -> None:
    """BO-80: somebody who can do one thing can do that and nothing else, whoever wrote the sheet."""
    every = [
        MoreDice(1), NoPenalties(), Inspire(1), Shield(1), LargerDossier(1), DrawEachTurn(), LookAhead(1), GoFar(1), SendAnother(),
        KeepOneOf(1), MoreActions(1), CarryMore(1), TakeUnseen(), RevealAnywhere(), Act(NOTHING),
    ]  # fmt: skip
    sheets = [Sheet("somebody", CIVILIAN, [ability]) for ability in every]
    assert [sheet.can for sheet in sheets] == [1 << n for n in range(len(every))]
    assert [sheet.worth.index(1) for sheet in sheets] == list(range(len(every)))


def test_a_leader_who_has_to_leave_stands_on_a_space_that_closes() -> None:
    """BO-65: whichever of the spaces it is, and not the one after it."""
    g = three()
    for space in range(30):
        g.leaders[0] = space
        assert k.PIECE_ON_BOARD.fits(g, 0, k.A_LEADER) == bool(g.setup.board.closes >> space & 1)


def test_figures_of_one_name_are_counted() -> None:
    """A sheet may give several times so many cards: the second is `cards_2`, the third `cards_3`."""
    sheet = Sheet("somebody", CIVILIAN, [KeepOneOf(2), LargerDossier(3), CarryMore(1), LargerDossier(1)])
    assert list(ability_figures(sheet)) == ["cards", "cards_2", "items", "cards_3"]
