"""Bots of Orange Shall Overcome!: fair, repeatable, never stuck; strong and expert solve the puzzles."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import parlour
from orange_shall_overcome.stories import GAME, SCENARIOS, asked, keys, play, story
from orange_shall_overcome.test_leaks import other_truth
from parlour import Table
from parlour.bots.bot import mind_of
from parlour.bots.mind import Budget, Verdict

PUZZLES = sorted((Path(__file__).parents[1] / "bots" / "puzzles").glob("orange-*.json"))
MIND = mind_of(GAME)


def ranked(t: Table, seat: int, iterations: int, noise: int = 1) -> list[tuple[str, Verdict]]:
    """Return what a search says about a seat's options, best first."""
    own = {t.game.options[n]: option.key for n, option in enumerate(asked(t).options) if option.seat == seat}
    return [(own[verdict.option], verdict) for verdict in MIND.rank(t.game, seat, list(own), Budget(iterations, 0.0), noise)]


def played(level: str, seed: int, scenario: str, players: int) -> Table:
    """Return a finished game of bots."""
    t = parlour.new(GAME, seed=seed, players=players, scenario=scenario, difficulty="easy")
    bots = [parlour.bot(level, seed=10 * seed + seat) for seat in range(players)]
    while t.decision is not None:
        seat = t.game.who()
        t.choose(bots[seat].choose(t, seat), seat)
        assert t.moment < 2000
    return t


def test_there_are_puzzles() -> None:
    assert len(PUZZLES) >= 10


@pytest.mark.both_modes
@pytest.mark.parametrize("level", ["strong", "expert"])
@pytest.mark.parametrize("file", PUZZLES, ids=lambda file: file.stem)
def test_puzzle(file: Path, level: str) -> None:
    puzzle = json.loads(file.read_text(encoding="utf-8"))
    t = parlour.position(puzzle["game"], puzzle["position"])
    play(t, *puzzle["moves"])
    must, never = set(puzzle.get("must", [])), set(puzzle.get("never", []))
    open_keys = set(keys(t, puzzle["seat"]))
    assert must | never < open_keys
    assert parlour.bot(level, seed=1).choose(t, puzzle["seat"]) in (must or open_keys - never), puzzle["about"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_casual_games_end_and_some_are_won(scenario: str) -> None:
    """Easy games of two and three: nobody offers anything for ever, and the group is no stranger to winning."""
    games = [played("casual", seed, scenario, 2 + seed % 2) for seed in range(8)]
    won = sum(1 for t in games if t.outcome is not None and t.outcome.winners)
    assert won >= 2
    for t in games:
        exchanges = [key for key in t.choices if key.startswith("share")]
        assert len(exchanges) <= 40
        assert t.choices.count("agree:yes") == len(exchanges)


@pytest.mark.parametrize("seed", range(5))
def test_the_same_choice_whatever_is_hidden(seed: int) -> None:
    """R20 R57: casual play and search decide from what the seat may know."""
    t = parlour.new(GAME, seed=seed, players=3, scenario=SCENARIOS[seed])
    bot = parlour.bot("casual", seed=3)
    for n in range(40):
        if t.decision is None:
            break
        seat = t.game.who()
        twin = other_truth(t, seat, 99 + n)
        assert bot.choose(t, seat) == bot.choose(twin, seat)
        if n % 16 == 0:
            assert [key for key, _ in ranked(t, seat, 8)] == [key for key, _ in ranked(twin, seat, 8)]
        t.choose(bot.choose(t, seat), seat)


@pytest.mark.both_modes
def test_a_search_can_be_repeated() -> None:
    t = parlour.new(GAME, seed=4, players=2, scenario="arbeitseinsatz")
    play(t, next(key for key in keys(t, t.game.who()) if key.startswith("card")))
    seat = t.game.who()
    first, again = ranked(t, seat, 40), ranked(t, seat, 40)
    assert [(key, verdict.chance, verdict.tries) for key, verdict in first] == [(k, v.chance, v.tries) for k, v in again]
    chances = [verdict.chance for _, verdict in first]
    assert chances == sorted(chances, reverse=True)
    assert all(0.0 < chance < 1.0 for chance in chances)
    assert {key for key, _ in first} == set(keys(t, seat))


def offered(given: str, taken: str = "") -> Table:
    """Kees offers Paul, who is one Ration short of a meal in the Café, an exchange."""
    t = story(
        "kees paul",
        kees={"at": "c5", "goods": {"ration": 1, "information": 1}},
        paul={"at": "c5", "goods": {"ration": 2}},
        hunger=8,
    )
    play(t, "share:kees:paul", f"give:{given}", *([f"ask:{taken}"] if taken else []), "propose:agreement")
    return t


def test_a_gift_is_taken_and_a_bad_bargain_refused() -> None:
    """OSO-89: bots answer by what it does to the group's errands."""
    assert parlour.bot("casual", seed=1).choose(offered("ration"), 1) == "agree:yes"
    assert parlour.bot("strong", seed=1).choose(offered("ration"), 1) == "agree:yes"


@pytest.mark.parametrize("level", ["casual", "strong"])
def test_bots_share_what_helps_and_take_no_for_an_answer(level: str) -> None:
    """OSO-89: Paul is one Ration short of the last meal and Kees has one; a refusal is not answered by the same offer."""
    t = story(
        "kees paul",
        kees={"at": "c5", "goods": {"ration": 1}},
        paul={"at": "c5", "goods": {"ration": 2}},
        marks={"c1": 3, "c2": 3, "c7": 3, "c5": 2},
    )
    bot = parlour.bot(level, seed=1)
    said: list[str] = []
    while not said or said[-1] != "propose:agreement":
        said.append(bot.choose(t, 0))
        play(t, said[-1])
    assert said == ["share:kees:paul", "give:ration", "propose:agreement"]
    assert parlour.bot(level, seed=2).choose(t, 1) == "agree:yes"
    t.choose("agree:no", 1)
    assert not bot.choose(t, 0).startswith("share")


def test_every_question_about_sharing_has_a_reason() -> None:
    t = offered("ration")
    assert {hint.key: hint.reason for hint in t.hint(1)}["agree:yes"] == "it shortens the group's errands"


@pytest.mark.parametrize("scenario", ["expanding_the_network", "arbeitseinsatz", "hunger_winter"])
def test_nearly_every_choice_has_a_reason(scenario: str) -> None:
    t = parlour.new(GAME, seed=3, scenario=scenario, players=3)
    bots = [parlour.bot("casual", seed) for seed in range(3)]
    questions = reasons = 0
    while t.decision is not None and questions < 120:
        seat = t.game.who() if t.game.who() in t.decision.seats else t.decision.seats[0]
        key = bots[seat].choose(t, seat)
        if len(t.decision.of(seat)) > 1:
            chosen = [option.key for option in t.decision.options].index(key)
            questions += 1
            reasons += bool(MIND.reason(t.game, t.game.options[chosen], seat))
        t.choose(key, seat)
    assert questions > 100
    assert reasons >= 0.95 * questions


def test_hints_say_why() -> None:
    puzzle = json.loads(next(file for file in PUZZLES if file.stem == "orange-warn-the-hidden").read_text(encoding="utf-8"))
    t = parlour.position(puzzle["game"], puzzle["position"])
    play(t, *puzzle["moves"])
    best = t.hint(0)[0]
    assert best.key == "act:raise_safety"
    assert "raid" in best.reason
    assert best.low <= best.chance <= best.high
