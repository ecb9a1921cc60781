"""The ladder: pairs, settings and seats, ratings from known results, a short ladder of every game, and calibration."""

from __future__ import annotations

import json
import math
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from parlour.bots.mind import Budget, squashed
from parlour.cli.main import run
from parlour.engine.errors import BadInput
from parlour.engine.title import Json, Title
from parlour.lab import calibration
from parlour.lab.calibration import Said, bin_of, bins_of, by_luck, compare, drawn, fitted
from parlour.lab.ladder import crowds, duels, pairs_of, play, settings, tables
from parlour.lab.rating import inverse, ratings

LEVELS = ["random", "novice", "casual", "strong", "expert"]


def document(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert run(["ladder", *words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_every_level_meets_the_one_below_and_the_best_meets_the_novice() -> None:
    assert pairs_of(LEVELS) == [
        ("novice", "random"),
        ("casual", "novice"),
        ("strong", "casual"),
        ("expert", "strong"),
        ("expert", "novice"),
    ]


def test_seats_and_sides_are_swapped() -> None:
    tasks = duels(parlour.title("unmatched"), ["casual", "strong"], 144, 5)
    assert len(tasks) == 144
    assert Counter(task.bots for task in tasks) == {("strong", "casual"): 72, ("casual", "strong"): 72}
    assert all(task.bots[task.seat] == "strong" for task in tasks)
    for first, second in zip(tasks[::2], tasks[1::2], strict=True):
        assert (first.setup, first.seed) == (second.setup, second.seed)
    # Every ordered pair of heroes on every board, once.
    assert len({(*task.setup["heroes"], task.setup["board"]) for task in tasks}) == 72


def test_few_games_are_spread_over_the_settings() -> None:
    for game in parlour.games():
        title = parlour.title(game)
        few = [json.dumps(setup) for setup in settings(title, 8)]
        assert len(set(few)) == 8


@pytest.mark.parametrize("games", [24, 48, 72, 144])
def test_few_duels_are_between_all_pairs_of_heroes_on_all_boards(games: int) -> None:
    tasks = duels(parlour.title("unmatched"), ["casual", "strong"], games, 0)
    heroes = Counter(tuple(task.setup["heroes"]) for task in tasks)
    boards = Counter(task.setup["board"] for task in tasks)
    assert len(heroes) == 12
    assert set(heroes.values()) == {games // 12}
    assert len(boards) == 6
    assert set(boards.values()) == {games // 6}
    assert len({(*task.setup["heroes"], task.setup["board"]) for task in tasks}) == games // 2


def test_settings_with_a_hero_can_be_left_out() -> None:
    title = parlour.title("unmatched")
    found = list(settings(title, 36, "sherlock_holmes"))
    assert len({json.dumps(setup) for setup in found}) == 36
    pairs = Counter(tuple(setup["heroes"]) for setup in found)
    assert len(pairs) == 6
    assert set(pairs.values()) == {6}
    assert "sherlock_holmes" not in {hero for pair in pairs for hero in pair}
    tasks = duels(title, ["strong-1", "strong"], 12, 5, everybody=True, without="sherlock_holmes")
    assert [task.setup for task in tasks[::2]] == found[:6]
    for wrong in ("sherlock", "watson"):
        with pytest.raises(BadInput, match=f"^--without {wrong}: no setting has it$"):
            next(settings(title, 4, wrong))


@pytest.mark.parametrize(("table", "players", "ways"), [("three", 3, 6), ("four", 4, 6), ("teams", 4, 2)])
def test_in_a_crowd_sides_are_shared_out_in_every_fair_way(table: str, players: int, ways: int) -> None:
    title = parlour.title("unmatched")
    tasks = crowds(title, ["strong-1", "strong"], 4 * ways, 5, table)
    assert len(tasks) == 4 * ways
    for n in range(0, len(tasks), ways):
        same = tasks[n : n + ways]
        assert len({(json.dumps(task.setup), task.seed) for task in same}) == 1
        assert len({task.bots for task in same}) == ways
        seats = Counter((seat, bot) for task in same for seat, bot in enumerate(task.bots))
        assert set(seats.values()) == {ways // 2}
        assert len(seats) == 2 * players
    for task in tasks:
        assert len(task.setup["heroes"]) == players
        mine = [seat for seat, bot in enumerate(task.bots) if bot == "strong"]
        assert [task.seat, *task.also] == (mine[:1] if table == "teams" else mine)


def test_whoever_has_all_the_seats_of_a_game_of_three_wins_it() -> None:
    task = crowds(parlour.title("unmatched"), ["novice", "random"], 6, 3, "three")[0]
    won = [play(replace(task, seed=seed, bots=("random",) * 3, also=also)).won for seed in (3, 4) for also in ((), (1,), (1, 2))]
    assert won[2::3] == [1.0, 1.0]
    assert won[0] <= won[1]
    assert won[3] <= won[4]
    assert 0.0 in won


def test_larger_groups_are_tables_of_their_own() -> None:
    title = parlour.title("orange-shall-overcome")
    for table, players in (("four", 4), ("five", 5)):
        tasks = tables(title, ["novice"], 20, 7, table=table)
        assert len({(task.setup["scenario"], task.setup["difficulty"]) for task in tasks}) == 20
        assert all(len(task.bots) == task.setup["players"] == players for task in tasks)
    assert all(task.setup["players"] < 4 for task in tables(title, ["novice"], 20, 7))


def test_what_is_no_table_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([], ["--calibrate"]):
        assert run(["ladder", "unmatched", "--table", "five", *words]) == 2
        assert capsys.readouterr().err == "parlour: --table: unmatched has three, four, teams, not 'five'\n"
        assert run(["ladder", "--table", "five", *words]) == 2
        assert capsys.readouterr().err.startswith("parlour: --table: ")
    title = parlour.title("unmatched")
    with pytest.raises(BadInput, match=r"^--table: unmatched has three, four, teams, not 'five'$"):
        crowds(title, ["casual", "strong"], 6, 0, "five")
    with pytest.raises(BadInput, match=r"^--table: black-orchestra has no other tables, not 'teams'$"):
        crowds(parlour.title("black-orchestra"), ["casual", "strong"], 6, 0, "teams")
    with pytest.raises(BadInput, match=r"^games: a multiple of 6"):
        crowds(title, ["casual", "strong"], 10, 0, "four")


def test_tables_are_the_same_for_every_level() -> None:
    tasks = tables(parlour.title("black-orchestra"), ["novice", "casual"], 6, 9)
    assert [(task.setup, task.seed) for task in tasks[:6]] == [(task.setup, task.seed) for task in tasks[6:]]
    assert all(len(task.bots) == task.setup["players"] and len(set(task.bots)) == 1 for task in tasks)


def test_ratings_of_known_results() -> None:
    """Ten to one are 400 points; a pair that never met is rated through a third."""
    (_, low, high), (middle, _, _), (top, _, _) = ratings(3, [(1, 0, 10_000, 11_000), (2, 1, 10_000, 11_000)], 0)
    assert low == high == 1000
    assert middle == pytest.approx(1400, abs=1)
    assert top == pytest.approx(1800, abs=2)
    (_, narrow, wide) = ratings(2, [(1, 0, 30, 40)], 0)[1]
    points = 400 / math.log(10) * 1.96 * math.sqrt(1 / 30.5 + 1 / 10.5)
    assert wide - narrow == pytest.approx(2 * points, rel=0.01)
    assert math.isfinite(ratings(2, [(1, 0, 20, 20)], 0)[1][0])


def test_the_inverse_of_a_matrix() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, 1.0, 0.0], [3.0, 0.0, 1.0]]
    found = inverse(matrix)
    for i in range(3):
        for j in range(3):
            assert sum(matrix[i][k] * found[k][j] for k in range(3)) == pytest.approx(float(i == j))


def test_a_short_ladder_of_duels(capsys: pytest.CaptureFixture[str]) -> None:
    doc = document(capsys, "unmatched", "--levels", "random,casual,strong", "--games", "8")
    assert doc["games"] == 16
    rates = {(entry["level"], entry["against"]): entry for entry in doc["pairs"]}
    assert rates["casual", "random"]["wins"] >= 7
    assert rates["strong", "casual"]["wins"] >= 4
    by_level = {entry["level"]: entry for entry in doc["levels"]}
    assert by_level["random"]["rating"] < by_level["casual"]["rating"] == 1000
    assert by_level["casual"]["ms_per_decision"] < by_level["strong"]["ms_per_decision"]
    assert (
        document(capsys, "unmatched", "--levels", "random,casual", "--games", "4")["pairs"]
        == document(capsys, "unmatched", "--levels", "random,casual", "--games", "4", "--jobs", "2")["pairs"]
    )


@pytest.mark.parametrize("game", ["black-orchestra", "orange-shall-overcome"])
def test_a_short_ladder_of_tables(capsys: pytest.CaptureFixture[str], game: str) -> None:
    doc = document(capsys, game, "--levels", "random,casual", "--games", "12")
    random, casual = doc["levels"]
    assert random["games"] == casual["games"] == 12
    assert casual["wins"] > random["wins"]
    assert doc["pairs"][0]["difference"] == pytest.approx((casual["wins"] - random["wins"]) / 12)
    assert sum(row["levels"]["casual"]["games"] for row in doc["settings"]) == 12


def test_everybody_plays_everybody(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    first = tmp_path / "first.py"
    first.write_text(
        "from parlour.bots.bot import RandomBot\ndef make_bot(seed):\n    return RandomBot(seed + 1)\n", encoding="utf-8"
    )
    doc = document(capsys, "unmatched", "--bots", f"{first},random,casual", "--games", "2")
    assert [entry["level"] for entry in doc["levels"]] == [str(first), "random", "casual"]
    assert [(pair["level"], pair["against"]) for pair in doc["pairs"]] == [
        ("random", str(first)),
        ("casual", str(first)),
        ("casual", "random"),
    ]
    assert all("rating" in entry for entry in doc["levels"])
    for words in (["--levels", "random,casual"], ["--calibrate"]):
        assert run(["ladder", "unmatched", "--bots", "random,casual", *words]) == 2
        assert f"leave out {words[0]}" in capsys.readouterr().err


def test_the_ladder_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["ladder", "unmatched", "--levels", "random,greedy", "--games", "2"]) == 0
    out = capsys.readouterr().out
    assert "casual against random" in out
    assert "ms a decision" in out
    for words, reason in [
        (["--games", "3"], "an even number"),
        (["--levels", "casual"], "at least two"),
        (["--levels", "casual,casual"], "each one once"),
        (["--levels", "cassual"], "did you mean casual"),
        (["--plot", "x.svg"], "--plot belongs to --calibrate"),
        (["--calibrate", "--levels", "casual"], "chances come from strong or expert"),
    ]:
        assert run(["ladder", "unmatched", *words]) == 2
        assert reason in capsys.readouterr().err


def test_the_squashing_is_found_again() -> None:
    dice = Random(3)
    said = []
    for _ in range(4000):
        chance = dice.random()
        said.append((chance, float(dice.random() < squashed(chance, 0.4, 0.5)), 1.0))
    shift, slope = fitted(said)
    assert shift == pytest.approx(0.4, abs=0.15)
    assert slope == pytest.approx(0.5, abs=0.1)


def test_positions_of_one_game_count_as_one() -> None:
    """A hundred positions of one game tell no more than one; luck that was counted by its odds weighs less."""
    few = [Said(0.6, 0.6, float(game % 2), 1.0, game) for game in range(10)]
    many = [one for one in few for _ in range(100)]
    narrow, wide = bin_of(few), bin_of(many)
    assert (narrow["low"], narrow["high"]) == pytest.approx((wide["low"], wide["high"]))
    assert narrow["low"] == pytest.approx(0.5 - 2.262 * math.sqrt(0.25 / 9), abs=1e-3)
    assert (wide["positions"], wide["games"]) == (1000, 10)
    lopsided = bin_of([Said(0.6, 0.6, 1.0, 3.0, 0), Said(0.6, 0.6, 0.0, 1.0, 1)])
    assert lopsided["won"] == pytest.approx(0.75)


def test_true_chances_are_off_by_luck_alone() -> None:
    """Positions of one game come true together: the fewer games, the more do true chances look false."""
    dice = Random(8)

    def game(number: int) -> list[Said]:
        chance = dice.random()
        won = float(dice.random() < chance)
        return [Said(chance, chance, won, 1.0, number)] * dice.randint(1, 30)

    luck: dict[int, float] = {}
    for games in (60, 240):
        off, luck[games] = 0.0, 0.0
        for _ in range(40):
            bins = bins_of([one for number in range(games) for one in game(number)])
            positions = sum(entry["positions"] for entry in bins)
            off += sum(entry["positions"] * abs(entry["shown"] - entry["won"]) for entry in bins) / positions / 40
            luck[games] += by_luck(bins) / 40
        assert luck[games] == pytest.approx(off, rel=0.1)
    assert luck[60] == pytest.approx(2 * luck[240], rel=0.1)


def test_chances_at_larger_tables_have_their_own_comparison(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[Any] = []

    def played(_title: Title, setup: Json, seed: int, _level: str, game: int) -> list[Said]:
        met.append((setup["players"], seed + game))
        return [Said(0.5, 0.5, float(game % 2), 1.0, game)]

    monkeypatch.setattr(calibration, "expected", played)
    title = parlour.title("orange-shall-overcome")
    told: list[int] = []
    doc = compare(title, list(settings(title, 3, table="five")), 100, "strong", 1, told.append)
    assert met == [(5, seed) for seed in range(100, 106)]
    assert (doc["games"], doc["mean_error"]) == (6, 0.0)
    assert told == [1, 2, 3, 4, 5, 6]


def test_processes_change_nothing_in_a_comparison(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--calibrate", "--table", "four", "--games", "1", "--seed", "5"]
    alone = document(capsys, "orange-shall-overcome", *words)
    assert alone["positions"] > 50
    assert document(capsys, "orange-shall-overcome", *words, "--jobs", "2") == alone


def test_chances_are_compared_with_how_games_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def hasty(iterations: int, seconds: float) -> Budget:
        assert iterations > 12
        return Budget(12, seconds)

    monkeypatch.setattr(calibration, "Budget", hasty)
    title = parlour.title("unmatched")
    doc = compare(title, list(settings(title, 2)), 1, "strong", 1, lambda _done: None)
    assert doc["games"] == 4
    assert sum(entry["positions"] for entry in doc["bins"]) == doc["positions"] > 50
    assert all(entry["low"] <= entry["won"] <= entry["high"] for entry in doc["bins"])
    picture = ET.fromstring(drawn(doc))  # noqa: S314 - our own picture
    assert sum(element.tag.endswith("circle") for element in picture.iter()) == len(doc["bins"])
