"""What people are told a bot goes by."""

from __future__ import annotations

import pytest

import parlour
from parlour.bots.black_orchestra.learned import about, in_package
from parlour.bots.bot import LEVELS, SEARCHING, mind_of
from parlour.bots.network import network_of
from parlour.bots.taught import CHANCE, DECISIONS, GAMES, LEARNED, RULES, TUNED, all_of, goes_by

PLAYED = ("unmatched", "black-orchestra", "orange-shall-overcome")


def test_the_decisions_told_are_those_of_the_network_in_the_package() -> None:
    for game, decisions in DECISIONS.items():
        assert network_of(game).about["decisions"] == decisions
    assert {"black-orchestra": about(in_package())["tuning_games"]} == GAMES


@pytest.mark.parametrize("game", PLAYED)
def test_a_level_is_said_to_have_learned_exactly_where_another_mind_thinks_for_it(game: str) -> None:
    """At the table the game sets up by itself, which in Unmatched is a duel."""
    g = parlour.new(game, seed=1).game
    mind = mind_of(game)
    for bot in all_of(game):
        learned = bot.level in SEARCHING and mind.thinker(g, bot.level) is not mind
        assert (bot.kind in (LEARNED, TUNED)) == learned, bot
        assert (bot.decisions + bot.games > 0) == learned, bot


def test_every_level_says_what_it_goes_by() -> None:
    assert [bot.level for bot in all_of("unmatched")] == [*LEVELS, "strong-1", "expert-1"]
    assert [bot.kind for bot in all_of("unmatched")] == [CHANCE, RULES, RULES, LEARNED, LEARNED, RULES, RULES]
    before = goes_by("unmatched", "expert-1").told(parlour.title("unmatched").words())
    assert before == "Thinks ahead by rules of thumb. Thinks longest."
    told = {bot.level: bot.told(parlour.title("orange-shall-overcome").words()) for bot in all_of("orange-shall-overcome")}
    assert list(told) == list(LEVELS), "where no level learned there is nothing to choose"
    assert told["random"] == "Goes by chance alone."
    assert told["casual"] == "Goes by rules of thumb."
    assert told["expert"] == "Thinks ahead by rules of thumb. Thinks longest."


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("code", ["en", "nl", "de"])
def test_no_two_levels_say_the_same(game: str, code: str) -> None:
    told = [bot.told(parlour.title(game).words(code)) for bot in all_of(game)]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(
    ("code", "number"),
    [("en", "1,075 million decisions"), ("nl", "1.075 miljoen keuzes"), ("de", "1.075 Millionen Entscheidungen")],
)
def test_how_much_was_learned_from_is_said_in_every_language(code: str, number: str) -> None:
    assert number in goes_by("unmatched", "expert").told(parlour.title("unmatched").words(code))
    assert number not in goes_by("unmatched", "casual").told(parlour.title("unmatched").words(code))
