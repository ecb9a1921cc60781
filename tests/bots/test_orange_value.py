"""What a morning of Orange Shall Overcome! is worth: the chance goes up and down with what is written on the tracks."""

from __future__ import annotations

from itertools import pairwise

import pytest
from mypy_extensions import i64

import parlour
from parlour.bots.bot import mind_of
from parlour.bots.orange_shall_overcome.judgement import Judge
from parlour.bots.orange_shall_overcome.value import aspects, chance, dues
from parlour.bots.orange_shall_overcome.weights import SHOWN, WEIGHTS
from parlour.engine.arrays import vec
from parlour.games.orange_shall_overcome.content import DIFFICULTIES
from parlour.games.orange_shall_overcome.state import OCCUPIER, START_PHASE, Resistance

GAME = "orange-shall-overcome"
SCENARIOS = ["expanding_the_network", "arbeitseinsatz", "the_word_must_travel", "the_trains_stand_still", "hunger_winter"]


def morning(scenario: str, players: int, seed: int = 4, **more: object) -> Resistance:
    """Return a game at its first question."""
    g = parlour.new(GAME, seed=seed, players=players, scenario=scenario, **more).game
    assert isinstance(g, Resistance)
    return g


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", range(1, 6))
def test_there_is_a_weight_for_every_number(scenario: str, players: int) -> None:
    g = morning(scenario, players)
    numbers = aspects(g, Judge())
    weights = WEIGHTS[3 * SCENARIOS.index(scenario) + min(players, 3) - 1]
    assert len(weights) == len(numbers) + 1
    assert 0.0 < chance(g, Judge()) < 1.0


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_group_in_trouble_has_less_of_a_chance(scenario: str) -> None:
    g = morning(scenario, 3)
    before = chance(g, Judge())
    weary = g.clone()
    weary.morale = 2
    assert chance(weary, Judge()) < before
    suspected = g.clone()
    suspected.alibi = vec[i64]([2] * 3)
    assert chance(suspected, Judge()) < before


def test_the_last_morning_is_not_lost_yet() -> None:
    """Mies cares for somebody before the last day, when no Occupier card is left to draw: there is still a day to win in."""
    g = morning("expanding_the_network", 3)
    g.phase = START_PHASE
    g.decks[OCCUPIER] = []
    assert chance(g, Judge()) > 0.0


def test_how_many_meals_are_due() -> None:
    g = morning("hunger_winter", 3, difficulty="medium")
    assert g.hunger == 8
    cards = g.setup.content.occupiers
    assert [cards[card].level for card in reversed(g.decks[OCCUPIER])] == [1] * 9 + [2] * 12
    # Hunger may rise once more; three cards of Threat level 2 a day from the fifth day on.
    assert dues(g) == [-1, -1, -1, -1, 2, 5, 8, 11]
    hungry = g.clone()
    hungry.hunger = 9
    assert dues(hungry) == [0, 0, 0, 0, 3, 6, 9, 12]
    assert chance(hungry, Judge()) < chance(g, Judge())


@pytest.mark.parametrize("players", range(1, 6))
def test_every_meal_helps(players: int) -> None:
    g = morning("hunger_winter", players)
    chances = [chance(g, Judge())]
    for spot in [spot for spot in range(13) if g.setup.scenario.takes(g, spot)]:
        g.marks[spot] += 1
        g.tally += 1
        g.hunger = max(g.hunger - 1, 0)
        chances.append(chance(g, Judge()))
    assert chances == sorted(set(chances))


def test_two_characters_are_hungrier_every_night() -> None:
    g = morning("hunger_winter", 2, difficulty="medium")
    due = dues(g)
    assert due[0] == g.hunger - 10 + 1 + 1
    assert due[1] == due[0] + 1


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_chances_shown_keep_their_order(scenario: str) -> None:
    g = morning(scenario, 3)
    mind = mind_of(GAME)
    shown = [mind.calibrated(g, 0, chance / 20) for chance in range(21)]
    assert shown == sorted(set(shown))
    assert 0.0 <= shown[0] < 0.05
    assert 0.95 < shown[-1] <= 1.0
    assert len(SHOWN) == len(SCENARIOS)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("thinking", ["strong", "expert"])
def test_chances_shown_with_many_characters_know_what_is_played(scenario: str, players: int, thinking: str) -> None:
    told: list[list[float]] = []
    for level in DIFFICULTIES:
        g = morning(scenario, players, difficulty=level)
        mind = mind_of(GAME).thinker(g, thinking)
        told.append([mind.calibrated(g, 0, chance / 20) for chance in range(21)])
        assert told[-1] == sorted(set(told[-1])), "whatever is likelier is shown as likelier"
        assert 0.0 < told[-1][0] < 0.5 < told[-1][-1] < 1.0
    assert all(easier > harder for one, other in pairwise(told) for easier, harder in zip(one, other, strict=True))


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [4, 5])
def test_a_few_tries_that_agree_are_not_taken_for_certain(scenario: str, players: int) -> None:
    for level in DIFFICULTIES:
        g = morning(scenario, players, difficulty=level)
        mind = mind_of(GAME).thinker(g, "strong")
        lost, nearly, almost, won = (mind.calibrated(g, 0, chance) for chance in (0.0, 0.001, 0.999, 1.0))
        assert 0.05 < lost < nearly < lost + 0.01, "a try among very many changes little"
        assert won - 0.01 < almost < won < 0.995
