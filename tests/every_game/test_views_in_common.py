"""What a server makes once for everybody is what each seat is told: views put together from a spectator's, events told alike."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import parlour
from every_game.cases import CASES, on_the_shelf
from parlour.engine.table import Table
from parlour.server.live import Common, canonical

GAMES = [case.game for case in CASES]


@pytest.fixture(scope="module", autouse=True)
def a_game_from_outside() -> Iterator[None]:
    with on_the_shelf():
        yield


def positions(game: str, seed: int) -> Iterator[Table]:
    """Yield the positions of a game that is played at random."""
    chance = Random(seed)
    table = parlour.new(game, seed=seed)
    while table.decision is not None:
        yield table
        table.choose(chance.choice(table.decision.options).key)
    yield table


@pytest.mark.both_modes
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_views_put_together_are_those_made_one_by_one(game: str, seed: int) -> None:
    for number, table in enumerate(positions(game, seed)):
        if number % 5:
            continue
        language = table.title.languages()[number % len(table.title.languages())]
        common = Common(table, language)
        for seat in (*range(len(table.seats)), None):
            assert canonical(common.view(seat)) == canonical(table.view(seat, language))


@pytest.mark.both_modes
@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_alike_is_told_to_everybody_in_the_same_words(game: str) -> None:
    *_, table = positions(game, 3)
    common = Common(table, "en")
    for seat in (*range(len(table.seats)), None):
        assert common.events(seat, 0) == table.events(seat, 0)


@pytest.mark.both_modes
@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_for_one_seat_holds_nothing_of_another(game: str) -> None:
    """The seats are asked for in another order, and each text is read again."""
    for number, table in enumerate(positions(game, 4)):
        if number % 10:
            continue
        common = Common(table, "en")
        for seat in (None, *reversed(range(len(table.seats)))):
            assert msgspec.json.decode(canonical(common.view(seat))) == table.view(seat)
