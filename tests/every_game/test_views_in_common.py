"""What a server makes once for everybody is what each seat is told: views put together from a spectator's, events told alike."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import settings

import parlour
from every_game.cases import CASES, Case, name_of, on_the_shelf, played
from parlour.engine.table import Table
from parlour.server.telling import Common, canonical

pytestmark = pytest.mark.attack

GAMES = [case.game for case in CASES]
TABLES = [(case, number) for case in CASES for number in range(len(case.secrets))]
SEEDS = range(11, 11 + max(1, settings().max_examples // 500))
"""One game of each table in a short run, many in a long one."""


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


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("case", "number"), TABLES, ids=name_of)
def test_nobody_is_given_what_was_made_for_another_seat(case: Case, number: int, seed: int) -> None:
    """At every moment of a whole game: whoever asks, in whichever order and language, has what they would have had alone."""
    dice = Random(seed + number)
    table = parlour.new(case.game, seed=seed + number, **case.secrets[number])
    languages = table.title.languages()
    everybody = [None, *range(len(table.seats))]
    own = 0
    for now in played(case, table, seed + number):
        language = languages[now.moment % len(languages)]
        # Mostly the last move is told; now and then somebody comes back after a while, or for the first time.
        since = 0 if now.moment % 50 == 0 else max(0, now.moment - dice.choice((0, 0, 0, 20)))
        common = Common(now, language)
        for seat in dice.sample(everybody, len(everybody)):
            assert canonical(common.view(seat)) == canonical(now.view(seat, language))
            assert common.events(seat, since) == now.events(seat, since, language)
            own += seat is not None and now.view(seat, language) != now.view(None, language) | {"seat": seat}
    assert own, "somebody saw something of their own"
