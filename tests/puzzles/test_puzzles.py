"""Every puzzle that comes along can be solved, answers wrong choices, says why, and gives away nothing."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date, timedelta
from importlib import resources

import pytest

import parlour
from parlour import puzzles
from parlour.engine.errors import BadInput
from parlour.lessons.reading import LANGUAGES
from parlour.puzzles import Puzzle, Solving

ALL = [puzzle for game in puzzles.games() for puzzle in puzzles.of(game)]
every_puzzle = pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")


def solve(puzzle: Puzzle, language: str = "en") -> Solving:
    solving = Solving(puzzle, language)
    for step in puzzle.steps:
        assert solving.choose(step.best)
    return solving


@pytest.mark.parametrize("game", puzzles.games())
def test_there_are_enough_of_every_kind(game: str) -> None:
    there = puzzles.of(game)
    assert len(there) >= 40
    assert len({puzzle.id for puzzle in there}) == len(there)
    themes, difficulties = Counter(p.theme for p in there), Counter(p.difficulty for p in there)
    assert len(themes) >= 4
    assert max(themes.values()) <= 0.45 * len(there)
    assert difficulties["medium"] + difficulties["hard"] >= 15
    assert set(difficulties) == {"easy", "medium", "hard"}


@every_puzzle
def test_its_answer_is_accepted_and_explained(puzzle: Puzzle) -> None:
    assert puzzle.rules == parlour.title(puzzle.game).rules_version
    solving = solve(puzzle)
    assert solving.at_end
    for step, explained in zip(puzzle.steps, solving.explained, strict=True):
        assert explained.best.key == step.best
        assert explained.why
        assert explained.others[0].key == step.best
        assert str(step.games) in explained.told[-1]


@every_puzzle
def test_every_wrong_choice_is_answered_and_what_happens_can_be_played(puzzle: Puzzle) -> None:
    for beat, step in enumerate(puzzle.steps):
        before = Solving(puzzle, beat=beat)
        decision = before.table.decision
        assert decision is not None
        # Nobody else is asked, there is something to think about, and the chance of every choice is known.
        assert decision.seats == puzzle.seats
        assert {option.key for option in decision.options} == set(step.chances)
        assert len(step.chances) >= 3
        for key in step.chances:
            if key != step.best:
                aside = Solving(puzzle, beat=beat, aside=key)
                assert aside.kept is not None
                assert str(round(100 * aside.kept.chance)) in aside.answer
                assert aside.table.moment == before.table.moment + 1 + len(step.then.get(key, ()))


@every_puzzle
def test_its_numbers_leave_no_doubt(puzzle: Puzzle) -> None:
    for step in puzzle.steps:
        best = step.chances[step.best]
        assert all(best.low > other.high for key, other in step.chances.items() if key != step.best)
        assert step.chances[step.second].chance == max(c.chance for key, c in step.chances.items() if key != step.best)
        assert step.searched[0].low > step.searched[1].high
        assert step.won[0] > step.won[1]
        assert best.chance > 0.1
        assert step.chances[step.second].chance < 0.95


@pytest.mark.parametrize("game", puzzles.games())
def test_puzzles_speak_every_language(game: str) -> None:
    puzzle = puzzles.of(game)[0]
    told = {code: solve(puzzle, code).explained[0].told for code in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    wrong = next(key for key in puzzle.steps[0].chances if key != puzzle.steps[0].best)
    assert len({Solving(puzzle, code, aside=wrong).answer for code in LANGUAGES}) == len(LANGUAGES)
    for code in LANGUAGES:
        for theme in puzzles.THEMES[game]:
            assert puzzles.theme_name(game, theme, code)


def test_the_one_of_the_day_is_the_same_for_everybody_and_all_come_once() -> None:
    begin = date(2026, 11, 16)
    for game in puzzles.games():
        there = puzzles.of(game)
        turn = -begin.toordinal() % len(there)
        days = [puzzles.daily(begin + timedelta(days=turn + n), game) for n in range(len(there))]
        assert {puzzle.id for puzzle in days} == {puzzle.id for puzzle in there}
    three = [puzzles.daily(begin + timedelta(days=n)).game for n in range(3)]
    assert sorted(three) == sorted(puzzles.games())
    assert puzzles.daily(begin) == puzzles.daily(begin)


def test_a_puzzle_of_other_rules_is_refused_plainly() -> None:
    doc = json.loads(first_line("unmatched"))
    (puzzle,) = puzzles.read("file", json.dumps({**doc, "rules": "0"}))
    with pytest.raises(BadInput, match=f"puzzle {doc['id']} was made with rules 0 of unmatched"):
        Solving(puzzle)


def first_line(game: str) -> str:
    return resources.files("parlour.puzzles").joinpath(f"{game}.jsonl").read_text(encoding="utf-8").split("\n", 1)[0]


STEP = json.loads(first_line("unmatched"))["steps"][0]


@pytest.mark.parametrize(
    ("change", "mistake"),
    [
        ({"puzzle": 2}, "this version reads format 1"),
        ({"game": "chess"}, "game"),
        ({"theme": "chess"}, "theme"),
        ({"difficulty": "very"}, "difficulty"),
        ({"seat": -1}, "seat"),
        ({"steps": []}, "it asks nothing"),
        ({"steps": [{}]}, "'best' is missing"),
        ({"steps": [{**STEP, "best": [1]}]}, "best: expected a text"),
        ({"steps": [{**STEP, "second": {}}]}, "second: expected a text"),
        ({"steps": [{**STEP, "second": "fly"}]}, "nothing is known about the chance of 'fly'"),
        ({"position": []}, "position"),
        ({"more": 1}, "unknown 'more'"),
        ({"id": 3}, "id"),
    ],
)
def test_a_line_that_is_no_puzzle_is_refused_with_its_place(change: dict[str, object], mistake: str) -> None:
    doc = json.loads(first_line("unmatched"))
    with pytest.raises(BadInput, match=mistake) as refused:
        puzzles.read("a file", "\n" + json.dumps({**doc, **change}))
    assert str(refused.value).startswith("a file, line 2")


def test_a_puzzle_about_other_choices_than_there_are_is_refused() -> None:
    doc = json.loads(first_line("unmatched"))
    (step, *_), said = doc["steps"], "not about the choices that there are"
    third = next(key for key in step["chances"] if key not in (step["best"], step["second"]))
    chance = step["chances"].pop(third)
    (puzzle,) = puzzles.read("a file", json.dumps(doc))
    with pytest.raises(BadInput, match=said):
        Solving(puzzle)
    with pytest.raises(BadInput, match=said):
        Solving(puzzle, aside=third)
    step["chances"] |= {third: chance, "maneuver:twice": chance}
    (puzzle,) = puzzles.read("a file", json.dumps(doc))
    with pytest.raises(BadInput, match=said):
        Solving(puzzle, beat=1)
    (puzzle,) = puzzles.read("a file", json.dumps(doc | {"seat": 7}))
    with pytest.raises(BadInput, match=said):
        Solving(puzzle)


def test_lines_that_come_twice_or_are_not_json_are_refused() -> None:
    line = first_line("unmatched")
    with pytest.raises(BadInput, match=r"a file, line 2: puzzle .* is there twice"):
        puzzles.read("a file", f"{line}\n{line}")
    with pytest.raises(BadInput, match="a file, line 1: not readable as JSON"):
        puzzles.read("a file", "{")
    doc = json.loads(line)
    doc["steps"][0]["chances"][doc["steps"][0]["best"]] = [2, 0, 1]
    with pytest.raises(BadInput, match="a chance is three numbers"):
        puzzles.read("a file", json.dumps(doc))


def test_unknown_games_and_names_are_refused() -> None:
    with pytest.raises(BadInput, match="there are no puzzles for 'chess'"):
        puzzles.of("chess")
    with pytest.raises(BadInput, match="there is no puzzle 'x' of unmatched"):
        puzzles.find("unmatched", "x")


@pytest.mark.parametrize(
    ("place", "mistake"),
    [
        ({"beat": 9}, "there is no beat 9 in this puzzle"),
        ({"aside": "fly"}, "'fly' is not possible here"),
        ({"beat": 1, "keys": {0: "fly"}}, "'fly' does not go on in this puzzle"),
    ],
)
def test_a_place_that_does_not_exist_is_refused(place: dict[str, object], mistake: str) -> None:
    with pytest.raises(BadInput, match=mistake):
        Solving(puzzles.of("unmatched")[0], "en", **place)  # type: ignore[arg-type]
