"""A close look at games: cards drawn, turns, where pieces went, who led; on a board that can be drawn."""

from __future__ import annotations

import pytest

import parlour
from parlour.lab import boards, columns, findings, statistics
from parlour.lab.running import Here, Run
from parlour.lab.single import study_of
from parlour.lab.summary import summary
from parlour.lab.tally import Tally
from parlour.lab.watching import Watch


@pytest.mark.parametrize("game", parlour.games())
def test_every_game_tells_of_draws_turns_and_places(game: str) -> None:
    title = parlour.title(game)
    study = study_of(title, title.read_setup({}), "random", 6)
    run = Run(study)
    run.go_on(Here(study), lambda _: None, lambda _: None)
    doc = summary(run, "test")
    drawn = [entry for entry in doc["cards"] if entry["drawn"]]
    assert len(drawn) > 10
    assert all(1 <= entry["drawn"]["games"] <= entry["drawn"]["times"] for entry in drawn)
    assert all(entry["drawn"]["low"] < entry["drawn"]["high"] for entry in drawn)
    pace = doc["pace"]
    assert pace["clock"] == title.clock
    assert pace["turns"]["mean"] >= 1
    assert pace["minutes"]["mean"] == pytest.approx(pace["choices"]["mean"] * 12 / 60, abs=1e-4)
    assert 0 <= pace["decided"]["mean"] <= 1
    for found in ("turns", "lead_changes", "decided"):
        assert pace[found]["low"] < pace[found]["high"]
    (board,) = doc["maps"]
    assert sum(spot["mean"] for spot in board["spots"]) > 1
    assert {end for line in board["lines"] for end in line} >= {spot["ref"] for spot in board["spots"] if spot["mean"]}
    drawing = boards.heat_map(board, "board")
    assert drawing.count("<title>") == len(board["spots"])
    assert len(boards.rows(board)[1]) == len(board["spots"])
    assert "minutes, estimated" in "\n".join(columns.lines_of(doc))


def test_who_led_when_and_when_it_was_over() -> None:
    watch = Watch(parlour.title("unmatched"), 2)
    # The first leads, nobody clearly, the second, and the first again until the end.
    watch.chances = [[0.7, 0.3], [0.52, 0.48], [0.2, 0.8], [0.6, 0.4], [0.8, 0.2], [0.9, 0.1]]
    tally = Tally()
    watch._tell_course(tally, 0b01)
    assert tally.pace["lead changes"][:2] == [1, 2]
    assert tally.pace["decided"][1] == round(1000 * 4 / 6)
    assert tally.comebacks == [1, 1]
    other = Tally()
    watch._tell_course(other, 0b10)
    assert other.pace["decided"][1] == 1000
    assert other.comebacks == [1, 1]


def test_no_game_is_decided_after_more_than_all_of_it() -> None:
    """However few games there are, and however much they differ."""
    tally = Tally()
    tally.pace = {
        "choices": [2, 20, 200],
        parlour.title("unmatched").clock: [2, 8, 34],
        "lead changes": [2, 0, 0],
        "decided": [2, 1500, 1_250_000],
    }
    found = findings.pace(tally, parlour.title("unmatched"))
    assert found is not None
    assert (found["decided"]["low"], found["decided"]["high"]) == (0.0, 1.0)


def test_counts_that_agree_are_not_certain() -> None:
    found = statistics.mean_of_counts(5, 0, 0)
    assert found.low < 0 < found.high
    assert statistics.mean_of_counts(4, 10, 30) == statistics.mean(4, 10, 30)


def test_chances_are_followed_in_the_first_games_and_in_some_of_the_others() -> None:
    title = parlour.title("unmatched")
    assert [number for number in range(25) if Watch(title, 2, number).mind is not None] == [*range(8), 8, 16, 24]
