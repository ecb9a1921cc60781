"""How puzzles are found: nothing unclear gets through, hidden truth changes nothing, and the same seed finds the same."""

from __future__ import annotations

import pytest

import parlour
from parlour import puzzles
from parlour.puzzles import Solving
from parlour.puzzles.judging import Bench, play_to_the_end
from parlour.puzzles.making import Question, Wanted, _puzzle, how_hard, seen_at_once, worth_a_look
from parlour.puzzles.themes import THEMES, theme_of

SAMPLE = [puzzles.of(game)[0] for game in puzzles.games()]


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")
def test_a_sample_holds_with_other_luck(puzzle: puzzles.Puzzle) -> None:
    """A quick look at the best and what comes nearest; `make puzzles` judges all of them at length."""
    step = puzzle.steps[0]
    g, seat = Solving(puzzle).table.game, puzzle.seats[0]
    bench = Bench(puzzle.game, g, seat, 99)
    best, second = (
        next(o for o in bench.options if g.asker.key(g, g.ask_me, g.ask_it, o) == key) for key in (step.best, step.second)
    )
    for option in (best, second):
        bench._look(option, 24)
    assert bench.looks[best].mean > bench.looks[second].mean


def test_what_the_seat_cannot_know_changes_no_verdict() -> None:
    puzzle = puzzles.of("unmatched")[0]
    seat = puzzle.seats[0]
    g = Solving(puzzle).table.game
    other = g.clone()
    other.redeal(seat, 12345)
    one, two = (Bench(puzzle.game, game, seat, 5) for game in (g, other))
    for bench in (one, two):
        for option in bench.options:
            bench._look(option, 8)
    assert {option: looks.seen for option, looks in one.looks.items()} == {
        option: looks.seen for option, looks in two.looks.items()
    }


def test_equal_choices_are_no_puzzle() -> None:
    """At the start of a duel nothing is clearly best."""
    table = parlour.new("unmatched", seed=7)
    assert Bench("unmatched", table.game, 0, 1).judge() is None


def test_games_are_played_to_their_end_alike_with_the_same_luck() -> None:
    puzzle = puzzles.of("orange-shall-overcome")[0]
    seat = puzzle.seats[0]
    bench = Bench(puzzle.game, Solving(puzzle).table.game, seat, 3)
    results = [play_to_the_end(bench.mind, bench.game, seat, bench.options[0], 77, 0) for _ in range(2)]
    assert results[0] == results[1]
    assert results[0] in (0.0, 1.0)


def test_every_question_has_a_theme() -> None:
    for game, themes in THEMES.items():
        for asked in ("TakeAction", "Turn", "Move", "SomethingNew"):
            for key in ("attack:x", "move:y", "end", "other"):
                assert theme_of(game, asked, key) in themes


def test_only_what_was_asked_for_is_wanted() -> None:
    hard = Wanted(10, ["plot"], ["medium", "hard"])
    assert hard.fits("plot", "medium")
    assert not hard.fits("plot", "easy")
    assert not hard.fits("journey", "hard")
    for _ in range(10):
        hard.add("plot", "hard")
    assert hard.fits("plot", "hard"), "whoever asks for one theme gets as many as there are"
    easy = Wanted(2, (), ["easy"])
    easy.add("dice", "easy")
    assert easy.fits("dice", "easy")
    mixed = Wanted(4)
    for theme in ("dice", "plot"):
        mixed.add(theme, "easy")
    assert not mixed.fits("journey", "easy")
    assert mixed.fits("journey", "medium")
    mixed.add("dice", "hard")
    assert not mixed.fits("dice", "hard")


def test_what_is_not_wanted_is_put_aside_before_the_long_look() -> None:
    puzzle = next(one for one in puzzles.of("orange-shall-overcome") if one.difficulty == "easy")
    bench = Bench(puzzle.game, Solving(puzzle).table.game, puzzle.seats[0], 7)
    asked: list[int] = []

    def promises(best: int) -> bool:
        asked.append(best)
        return False

    assert bench.judge(promises=promises) is None
    assert len(asked) == 1
    assert {len(looks.seen) for looks in bench.looks.values()} == {32}


def test_what_is_easy_is_seen_at_once() -> None:
    puzzle = next(one for one in puzzles.of("orange-shall-overcome") if one.difficulty == "easy")
    g, seat = Solving(puzzle).table.game, puzzle.seats[0]
    best = next(o for o in g.options_of(seat) if g.asker.key(g, g.ask_me, g.ask_it, o) == puzzle.steps[0].best)
    assert seen_at_once(puzzle.game, g, seat, best)
    others = [option for option in g.options_of(seat) if option != best]
    assert not any(seen_at_once(puzzle.game, g, seat, option) for option in others)
    assert how_hard(puzzle.game, g, seat, others[0]) == "hard", "nobody thinks of a wrong choice"


def test_a_question_whose_answers_are_alike_gets_a_few_looks_only() -> None:
    table = parlour.new("unmatched", seed=7)
    bench = Bench("unmatched", table.game, 0, 1)
    assert bench.judge() is None
    assert {len(looks.seen) for looks in bench.looks.values()} == {8}


def test_what_is_hidden_from_a_glance_is_looked_at_where_nothing_easy_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A strong bot's glance finds nothing clear where only long thought does: it may not decide what is hard."""
    g = parlour.new("unmatched", seed=7).game
    monkeypatch.setattr(Bench, "glance", lambda _: (0.5, 0.5))
    assert not worth_a_look("unmatched", g, 0, hidden=False)
    assert worth_a_look("unmatched", g, 0, hidden=True)
    monkeypatch.setattr(Bench, "glance", lambda _: (0.1, 0.1))
    assert not worth_a_look("unmatched", g, 0, hidden=True), "nobody solves what is lost anyway"


def test_where_only_hard_ones_are_wanted_what_a_strong_bot_finds_is_put_aside_early(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(one for one in puzzles.of("orange-shall-overcome") if one.difficulty == "medium")
    table, seat = Solving(puzzle).table, puzzle.seats[0]
    searched: list[int] = []
    monkeypatch.setattr(Bench, "_search", lambda _, best, second: searched.extend((best, second)))
    assert _puzzle(Question(table, seat, 1), 7, Wanted(1, (), ["hard"])) is None
    assert searched == []
    assert _puzzle(Question(table, seat, 1), 7, Wanted(1, (), ["medium", "hard"])) is None
    assert searched, "the same question is looked at for long where it is wanted"
