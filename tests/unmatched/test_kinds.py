"""What the numbers of steps on file can be: for each kind every number that fits, and none besides."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.games.unmatched import kinds as k
from unmatched.stories import dracula, duel, holmes, play


def game() -> Any:
    return parlour.new("unmatched", seed=1, heroes=["sherlock_holmes", "dracula", "invisible_man"], board="soho").game


@pytest.mark.parametrize(("kind", "low", "high"), [(k.MY_FOG, -1, 7), (k.CARDS_DONE, -1, 9), (k.STAGE_OF_COMBAT, 0, 7)])
def test_a_range_has_two_ends(kind: Any, low: int, high: int) -> None:
    assert [n for n in range(-9, 20) if kind.fits(game(), 0, n)] == list(range(low, high + 1))


def test_fighters_of_ones_own() -> None:
    """Fighters are numbered by four for each player: the hero first, then Watson, three sisters, or nobody."""
    g = game()
    sidekicks = [[n for n in range(-9, 20) if k.MY_SIDEKICK.fits(g, player, n)] for player in range(3)]
    assert sidekicks == [[1], [5, 6, 7], []]
    assert [[n for n in range(-9, 20) if k.MY_HERO.fits(g, player, n)] for player in range(3)] == [[0], [4], [8]]


def test_a_card_that_lies_face_down_is_still_among_those_known() -> None:
    """U-44 U-46: a card seen in a hand before it was laid is known as long as it is not turned over."""
    people = (holmes(at="s9", watson="s10", hand="feint counterpunch"), dracula(at="s1", hand="feint dash"))
    t = duel(*people, board="soho")
    g: Any = t.game
    assert [g.hidden_side(player) for player in (0, 1)] == [None, None]
    play(t, "attack:sherlock_holmes:dracula", "attack:feint")
    g = t.game
    side = g.hidden_side(0)
    assert (side.player, side.fighter) == (0, 0)
    assert g.setup.heroes[0].cards[side.card].id == "feint"
    assert g.hidden_side(1) is None
    doc = t.position()
    doc["state"]["players"][1]["has_seen"] = [["feint"], []]
    assert parlour.position("unmatched", doc).position() == doc
    doc["state"]["players"][1]["has_seen"] = [["feint", "feint"], []]
    with pytest.raises(parlour.BadInput, match="does not hold these cards"):
        parlour.position("unmatched", doc)
