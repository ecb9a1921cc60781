"""Studies: what they range over, and that their results depend on nothing but the study."""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import tracemalloc
from collections.abc import Iterable, Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

import parlour
from parlour.engine.errors import BadInput
from parlour.lab.match import Boards, Result
from parlour.lab.processes import Processes
from parlour.lab.running import Here, Run, load
from parlour.lab.spread import read_words, spread, spread_bots
from parlour.lab.study import PRINTED, Cell, Study, Unit, Variant, read_changes, variant_name
from parlour.lab.summary import summary
from parlour.lab.tally import Tally

TITLE = parlour.title("unmatched")
EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


def small_study(bots: str = "random", games: int = 30, block: int = 7, changes: dict[str, int | bool] | None = None) -> Study:
    variants = [Variant(PRINTED)] + ([Variant(variant_name(changes), changes)] if changes else [])
    setups = spread(TITLE, {"heroes": "dracula/invisible_man,dracula/invisible_man", "board": "soho,yukon"}).setups
    cells = tuple(Cell(setup, (bots, bots), variant) for setup in setups for variant in range(len(variants)))
    return Study("unmatched", TITLE.rules_version, cells, tuple(variants), seed=5, games=games, block=block, observe=3)


def nothing(run: Run) -> None:
    del run


def played(study: Study) -> Run:
    run = Run(study)
    run.go_on(Here(study), nothing, nothing)
    return run


def found(run: Run) -> str:
    return json.dumps(summary(run, "test"))


# What a study ranges over.


def test_all_pairs_on_all_boards() -> None:
    assert len(spread(TITLE, {"heroes": "all", "board": "all"}).setups) == 72
    assert spread(TITLE, {"heroes": "all", "board": "all"}).left_out == 24


def test_options_may_be_called_in_the_plural_or_the_singular() -> None:
    assert read_words(TITLE, ["--boards", "all", "--hero=dracula,all"]) == {"board": "all", "heroes": "dracula,all"}


def test_lists_of_one_seat() -> None:
    setups = spread(TITLE, {"heroes": "dracula,all"}).setups
    assert [setup["heroes"][1] for setup in setups] == ["sherlock_holmes", "jekyll_and_hyde", "invisible_man"]


def test_flags_and_names_by_their_label() -> None:
    setups = spread(TITLE, {"mirror": "all", "board": "Soho"}).setups
    assert [(setup["mirror"], setup["board"]) for setup in setups] == [(False, "soho"), (True, "soho")]


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"heroes": "dracula,frankenstein"}, "frankenstein"),
        ({"board": "sohoo"}, "did you mean soho"),
        ({"board": ""}, "empty"),
        ({"heroes": "dracula,dracula"}, "different hero"),
        ({"teams": "perhaps"}, "yes, no or all"),
    ],
)
def test_what_cannot_be_played_is_refused(given: dict[str, str], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        spread(TITLE, given)


def test_ranges(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    bids = import_module("bids").TITLE

    assert [setup["players"] for setup in spread(bids, {"players": "2-4"}).setups] == [2, 3, 4]
    assert [setup["players"] for setup in spread(bids, {"players": "all"}).setups] == [2, 3, 4]
    assert [setup["players"] for setup in spread(bids, {"players": "4,2"}).setups] == [4, 2]
    with pytest.raises(BadInput, match="empty range"):
        spread(bids, {"players": "4-2"})
    with pytest.raises(BadInput, match="2 to 4"):
        spread(bids, {"players": "7-9"})


def test_bots_by_seat() -> None:
    levels = ["random", "casual"]
    assert spread_bots("greedy", 3, levels) == spread_bots("casual", 3, levels) == [["casual"] * 3]
    assert spread_bots("casual,random", 2, levels) == [["casual", "random"]]
    assert spread_bots("random,bots/mine.py", 2, levels) == [["random", "bots/mine.py"]]
    assert spread_bots("casual/random", 2, levels) == [["casual", "casual"], ["random", "random"]]
    assert spread_bots("all", 2, levels) == [["random", "random"], ["casual", "casual"]]
    assert len(spread_bots("all,all", 2, levels)) == 4
    for wrong in ("casual,random", "cassual"):
        with pytest.raises(BadInput):
            spread_bots(wrong, 3, levels)


# What if.


def test_figures_by_id_in_ranges() -> None:
    assert read_changes(TITLE, ["unmatched.dracula.health=12-14"]) == [{"dracula.health": 12}, {"dracula.health": 14}]
    assert len(read_changes(TITLE, ["dracula.health=1,2", "hand_limit=5,6"])) == 4


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("dracula.helth=3", r"dracula\.health"),
        ("dracula.health=many", "whole number"),
        ("dracula.health", "ID=VALUE"),
        ("dracula.ranged=3", "yes or no"),
        ("dracula.feint.copies=4", "0 to 3"),
        ("dracula.health=0", "1 to 99"),
        ("dracula.feint.value=10", "0 to 9"),
    ],
)
def test_wrong_figures_are_refused(given: str, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        read_changes(TITLE, [given])


@pytest.mark.both_modes
def test_every_figure_can_be_changed_and_leaves_the_printed_game_alone() -> None:
    printed = TITLE.figures()
    setup = TITLE.read_setup({})
    before = TITLE.write_state(TITLE.new(setup, 1))
    for name, value in printed.items():
        new = (not value) if isinstance(value, bool) else (value - 1 if value > 1 else value + 1)
        changed = TITLE.with_figures({name: new})
        assert {n: v for n, v in changed.figures().items() if v != printed[n]} == {name: new}
    assert TITLE.figures() == printed
    assert TITLE.write_state(TITLE.new(setup, 1)) == before


@pytest.mark.both_modes
def test_two_variants_side_by_side() -> None:
    weak = TITLE.with_figures({"dracula.health": 1})
    setup = TITLE.read_setup({})
    games = [title.new(setup, 3) for title in (TITLE, weak, TITLE)]
    for g in games:
        g.advance()
    assert [title.gauges(g)["health of Dracula"] for title, g in zip((TITLE, weak, TITLE), games, strict=True)] == [13, 1, 13]


def test_an_amount_in_a_text_is_used() -> None:
    changed = TITLE.with_figures({"dracula.baptism_of_blood.scheme.0.amount": 7})
    for title, healed in ((TITLE, 4), (changed, 9)):
        doc = {
            "setup": {"heroes": ["dracula", "invisible_man"], "board": "soho"},
            "state": {},
        }
        setup = title.read_setup(doc["setup"])
        g = title.new(setup, 2)
        g.advance()
        # The text itself, on a Dracula of two health.
        content = title.content  # type: ignore[attr-defined]
        while not title.gauges(g)["health of Dracula"]:
            g.choose(g.options[0])
        while g.where[0] < 0:  # type: ignore[attr-defined]
            g.choose(g.options[0])
        g.health[0] = 2  # type: ignore[attr-defined]
        content.steps["dracula.baptism_of_blood.scheme.0"].run(g, 0, -1)
        assert g.health[0] == healed  # type: ignore[attr-defined]


def test_games_without_figures_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    bids = import_module("bids").TITLE

    with pytest.raises(BadInput, match="no figure"):
        bids.with_figures({"prize": 3})
    with pytest.raises(BadInput, match="no figure"):
        read_changes(bids, ["bids.prize=3"])


# The same results whatever happens.


@pytest.mark.both_modes
def test_watched_and_unwatched_games_are_the_same_games() -> None:
    study = small_study()
    fast, slow = (played(replace(study, observe=observe)) for observe in (10**6, 1))
    for one, other in zip(fast.tallies, slow.tallies, strict=True):
        assert (one.wins, one.length, one.reasons, one.shortest) == (other.wins, other.length, other.reasons, other.shortest)


@pytest.mark.parametrize("block", [1, 4, 30])
def test_the_size_of_a_block_changes_nothing(block: int) -> None:
    one, other = played(small_study()), played(small_study(block=block))
    assert [tally.to_json() for tally in one.tallies] == [tally.to_json() for tally in other.tallies]
    assert [contrast.sums() for contrast in one.contrasts] == [contrast.sums() for contrast in other.contrasts]


def test_workers_change_nothing() -> None:
    study = small_study(changes={"dracula.health": 9})
    alone = found(played(study))
    for jobs in (2, 3):
        run, pool = Run(study), Processes(study, jobs)
        try:
            run.go_on(pool, nothing, nothing)
        finally:
            pool.close()
        assert found(run) == alone


def test_bots_at_a_table_are_the_same_on_workers() -> None:
    study = replace(small_study("random", games=4, block=2), observe=1)
    study = replace(study, cells=tuple(replace(cell, bots=("casual", "random")) for cell in study.cells[:1]))
    run, pool = Run(study), Processes(study, 2)
    try:
        run.go_on(pool, nothing, nothing)
    finally:
        pool.close()
    assert found(run) == found(played(study))


class Dying(Processes):
    """A pool whose workers are killed now and then."""

    killed = 0

    def play(self, units: Iterable[Unit]) -> Iterator[Result]:
        for n, result in enumerate(super().play(units)):
            victim = self.workers[n % len(self.workers)]
            # Whoever has a unit at hand that has ended two workers is spared: a third would end the study.
            spared = any(self.deaths.get(unit, 0) >= 2 for unit in victim.units)
            if n % 5 == 0 and self.killed < 4 and not spared:
                assert victim.process.pid is not None
                os.kill(victim.process.pid, signal.SIGKILL)
                self.killed += 1
            yield result


@pytest.mark.skipif(sys.platform == "win32", reason="kills by signal")
def test_the_games_of_a_dead_worker_are_played_again() -> None:
    study = small_study(games=60, block=3)
    run, pool = Run(study), Dying(study, 2)
    try:
        run.go_on(pool, nothing, nothing)
    finally:
        pool.close()
    assert pool.killed == 4
    assert found(run) == found(played(study))


def stop_after(units: int) -> object:
    seen = 0

    def progress(run: Run) -> None:
        nonlocal seen
        del run
        seen += 1
        if seen == units:
            raise KeyboardInterrupt

    return progress


@pytest.mark.parametrize("units", [1, 3, 6, 11])
def test_interrupted_and_resumed_is_the_same_as_uninterrupted(units: int, tmp_path: Path) -> None:
    study = small_study(changes={"dracula.health": 9})
    file = tmp_path / "study.json"
    run = Run(study)
    with pytest.raises(KeyboardInterrupt):
        run.go_on(Here(study), stop_after(units), nothing)  # type: ignore[arg-type]
    run.save(file)
    again = load(file)
    assert 0 < again.played < 30 * len(study.cells)
    again.go_on(Here(study), nothing, nothing)
    assert found(again) == found(played(study))


def test_more_games_can_be_added_to_a_finished_study(tmp_path: Path) -> None:
    file = tmp_path / "study.json"
    played(small_study(games=17)).save(file)
    run = load(file)
    run.study = replace(run.study, games=30)
    run.go_on(Here(run.study), nothing, nothing)
    assert found(run) == found(played(small_study(games=30)))


def test_until_stops_at_the_same_game_for_any_number_of_workers() -> None:
    study = replace(small_study(games=10_000, block=10), until=0.12)
    alone = played(study)
    assert alone.narrow()
    assert 20 <= alone.level < 400
    run, pool = Run(study), Processes(study, 2)
    try:
        run.go_on(pool, nothing, nothing)
    finally:
        pool.close()
    assert found(run) == found(alone)


def test_contrasts_count_pairs_on_the_same_seeds() -> None:
    study = small_study(changes={"dracula.health": 1})
    run = played(study)
    boards = Boards(study)
    one = next(contrast for contrast in run.contrasts if contrast.name == "dracula.health=1: dracula")
    total = 0
    for number in range(study.games):
        for sign, places in ((1, one.more), (-1, one.less)):
            for cell, seat in places:
                _, tally, _ = boards.play(Unit(cell, number, 1))
                total += sign * tally.wins[seat] * len(one.less)
    assert one.total == total
    assert one.difference().value < -0.2
    assert one.p() < 0.001


def test_memory_does_not_grow_with_games() -> None:
    sizes = []
    for games in (40, 160):
        run = played(replace(small_study(games=games, block=10), observe=20))
        assert not run.pending
        sizes.append(len(json.dumps([tally.lengths for tally in run.tallies])))
    assert sizes[1] < 2 * sizes[0]


@pytest.mark.parametrize("game", ["unmatched", "black-orchestra", "orange-shall-overcome"])
def test_what_is_remembered_between_games_is_bounded(game: str) -> None:
    """No more objects and bytes are held after many random games than after a few hundred; a million is the same thousand times."""
    title = parlour.title(game)
    setup = title.read_setup({})
    seats = len(title.seats(title.new(setup, 0)))
    cells = (Cell(setup, ("random",) * seats),)
    board = Boards(
        Study(game, title.rules_version, cells, (Variant(PRINTED),), seed=0, games=10**6, block=50, observe=10**6)
    ).board(0)
    bits = import_module("parlour.games.unmatched.bits")
    bits._kinds.clear()
    held: list[int] = []
    tracemalloc.start()
    try:
        for first in range(1, 451, 50):
            board.play(Unit(0, first, 50))
            gc.collect()
            held.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    remembered = 1_500_000 if game == "black-orchestra" else 800_000
    assert held[-1] - held[0] < remembered
    assert len(bits._kinds) <= bits._MOST_REMEMBERED


def test_sets_of_cards_are_forgotten_in_time() -> None:
    bits = import_module("parlour.games.unmatched.bits")
    for bag in range(3 * bits._MOST_REMEMBERED):
        spread = sum(1 << 2 * n for n in range(15) if bag >> n & 1)
        assert bits.kinds(spread) == [n for n in range(15) if bag >> n & 1]
        assert len(bits._kinds) <= bits._MOST_REMEMBERED


def test_every_game_can_start_from_a_position() -> None:
    table = parlour.new("unmatched", seed=4, heroes=["dracula", "invisible_man"], board="soho")
    bot = parlour.bot("random", 1)
    for _ in range(30):
        assert table.decision is not None
        seat = table.decision.seats[0]
        table.choose(bot.choose(table, seat), seat)
    study = replace(small_study(), cells=(Cell(table.setup, ("random", "random")),), start=table.position())
    run = played(study)
    assert run.tallies[0].games == 30
    assert run.tallies[0].length[2] * 30 > run.tallies[0].length[1] ** 2, "games from one position still differ"
    record = Boards(study).board(0).record(7)
    assert parlour.replay(record).outcome is not None


def test_extreme_games_come_with_records_that_replay() -> None:
    doc = summary(played(small_study()), "test", records=True)
    assert [entry["what"] for entry in doc["extremes"]] == ["shortest", "longest", "least likely win"]
    shortest = parlour.replay(parlour.loads(doc["extremes"][0]["record"]))
    assert shortest.outcome is not None
    assert shortest.moment == doc["length"]["shortest"]


def test_a_game_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    bids = import_module("bids").TITLE

    parlour.register(bids)
    cells = tuple(Cell(setup, ("random",) * setup["players"]) for setup in spread(bids, {"players": "2-4"}).setups)
    study = Study("bids", bids.rules_version, cells, (Variant(PRINTED),), seed=0, games=40, block=10, observe=5)
    doc = summary(played(study), "test")
    assert [cell["games"] for cell in doc["cells"]] == [40, 40, 40]
    assert [len(cell["seats"]) for cell in doc["cells"]] == [2, 3, 4]


def test_ctrl_c_never_leaves_a_result_half_added(monkeypatch: pytest.MonkeyPatch) -> None:
    study = small_study()
    run = Run(study)
    merge = Tally.merge

    def interrupted(self: Tally, other: Tally) -> None:
        merge(self, other)
        os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(Tally, "merge", interrupted)
    with pytest.raises(KeyboardInterrupt):
        run.go_on(Here(study), nothing, nothing)
    monkeypatch.undo()
    assert run.played == study.block
    run.go_on(Here(study), nothing, nothing)
    assert found(run) == found(played(study))


def test_a_study_stopped_between_two_workers_plays_no_game_twice() -> None:
    study = small_study()
    run, boards = Run(study), Boards(study)
    later = [unit for unit in run.units(study.games) if study.block <= unit.first < 3 * study.block]
    for unit in later:
        run.take(boards.play(unit))
    assert run.level == 0
    run.go_on(Here(study), nothing, nothing)
    assert run.played == study.games * len(study.cells)
    assert found(run) == found(played(study))
