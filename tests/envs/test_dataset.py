"""Data sets of games: every row is a decision of a game that can be replayed, and something can be learned from them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import numpy as np
import pytest

import parlour
from envs.tables import ONE_OF_EACH
from envs.test_search import example
from parlour.engine.errors import BadInput
from parlour.engine.reading import MOST_FILE
from parlour.engine.record import Record
from parlour.envs import dataset
from parlour.envs.dataset import Games, played, rows_of, save_games
from parlour.envs.plan import Plan


@pytest.mark.parametrize(("game", "setup"), ONE_OF_EACH)
def test_every_row_is_a_decision_of_its_game(game: str, setup: dict[str, object], tmp_path: Path) -> None:
    path = tmp_path / "games.npz"
    records = list(played(game, ["random"], 2, setups=[setup], seed=4))
    assert save_games(path, game, records) == sum(len(record.choices) for record in records)
    games = Games(path, game)
    assert games.records() == records
    plan = Plan(game, setup)
    names = plan.codec.names
    seen, masks = games.observations(slice(None)), games.masks(slice(None))
    at = 0
    for number, record in enumerate(records):
        table = parlour.new(game, seed=record.seed, **setup)
        rows, results = rows_of(record)
        for key in record.choices[:60]:
            assert table.decision is not None
            seat = games.seats[at]
            assert games.games[at] == number
            assert games.results[at] == results[seat]
            assert masks[at][games.actions[at]] == 1
            assert masks[at].sum() == len(table.decision.of(int(seat)))
            assert seen[at].tobytes() == bytes(rows[at - np.flatnonzero(games.games == number)[0]].observation)
            assert names[games.actions[at]]
            table.choose(key, int(seat))
            at += 1
        at = int(np.flatnonzero(games.games == number)[-1]) + 1
    some = np.array([5, 3, 3])
    assert (games.observations(some) == seen[some]).all()
    assert (games.masks(some) == masks[some]).all()
    assert sorted(np.concatenate(list(games.batches(7, 1))).tolist()) == list(range(len(games)))


def test_bots_change_seats_and_seeds_repeat() -> None:
    one, other = (list(played("unmatched", ["random", "novice"], 2, seed=3)) for _ in range(2))
    assert one == other
    assert one[0].choices != one[1].choices


def test_what_is_no_data_set_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no such file"):
        Games(tmp_path / "none.npz", "unmatched")
    (tmp_path / "text.npz").write_text("text", encoding="utf-8")
    with pytest.raises(BadInput, match=r"text\.npz is not a data set"):
        Games(tmp_path / "text.npz", "unmatched")
    np.savez(tmp_path / "policy.npz", weights=np.zeros(3))
    with pytest.raises(BadInput, match="is not a data set"):
        Games(tmp_path / "policy.npz", "unmatched")
    save_games(tmp_path / "games.npz", "unmatched", played("unmatched", ["random"], 1))
    with pytest.raises(BadInput, match="made for 'unmatched'"):
        Games(tmp_path / "games.npz", "black-orchestra")
    with pytest.raises(BadInput, match="a record of unmatched among games of black-orchestra"):
        save_games(tmp_path / "x.npz", "black-orchestra", played("unmatched", ["random"], 1))
    with pytest.raises(BadInput, match="nothing to write"):
        save_games(tmp_path / "x.npz", "unmatched", [])


@pytest.mark.parametrize(
    ("text", "said"), [(b"\xff\xfe", "utf-8"), (b" " * (MOST_FILE + 1), "are not read")], ids=["no text", "too large"]
)
def test_a_folder_with_something_else_than_records_is_refused(
    text: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    (folder / "a\x1b[2J").write_bytes(text)
    assert dataset.main(["unmatched", str(tmp_path / "games.npz"), "--records", str(folder)]) == 2
    line = capsys.readouterr().err.removesuffix("\n")
    assert line.startswith("parlour: ")
    assert line.isprintable()
    assert said in line


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.npz"
    assert dataset.main(["unmatched", str(path), "--bots", "random", "--games", "2"]) == 0
    rows = len(Games(path, "unmatched"))
    assert f"{rows:,} decisions in" in capsys.readouterr().out
    folder = tmp_path / "records"
    folder.mkdir()
    for n, record in enumerate(Games(path, "unmatched").records()):
        (folder / f"{n}.parlour").write_text(record.dumps(), encoding="utf-8")
    again = tmp_path / "again.npz"
    assert dataset.main(["unmatched", str(again), "--records", str(folder)]) == 0
    assert len(Games(again, "unmatched")) == rows
    capsys.readouterr()
    for words, said in (
        (["chess", str(path)], "no game is called 'chess'"),
        (["unmatched", str(path), "--bots", "nobody"], "no bot level"),
    ):
        assert dataset.main(words) == 2
        assert said in capsys.readouterr().err
    with pytest.raises(SystemExit):
        dataset.main(["unmatched", str(tmp_path / "games.csv")])
    assert "ends in .npz" in capsys.readouterr().err


def habits(games: int) -> Iterator[Record]:
    """Return games of somebody who mostly takes the first option."""
    for seed in range(games):
        table = parlour.new("unmatched", seed=seed)
        chance = Random(seed)
        while table.decision is not None:
            options = table.decision.options
            table.choose((options[0] if chance.random() < 0.6 else chance.choice(options)).key)
        yield table.record()


def test_the_example_learns_what_players_do(tmp_path: Path) -> None:
    module = example("learn_from_games")
    save_games(tmp_path / "games.npz", "unmatched", habits(10))
    games = Games(tmp_path / "games.npz", "unmatched")
    network, same, by_chance = module.learned(games, 4)
    assert same > 1.5 * by_chance
    module.WEIGHTS = tmp_path / "imitation.npz"
    module.save_policy(module.WEIGHTS, "unmatched", network.arrays)
    bot = module.make_bot(1)
    table = parlour.new("unmatched", seed=5)
    for _ in range(10):
        assert table.decision is not None
        seat = table.decision.seats[0]
        table.choose(bot.choose(table, seat), seat)


@pytest.mark.parametrize(
    ("name", "spoilt"),
    [
        ("values", np.zeros(3, np.int8)),
        ("actions", np.array(5)),
        ("ends", np.array([0, 2**62, 1])),
        ("legal", np.array([0.5])),
        ("seats", np.zeros(1, np.int8)),
        ("head", np.array('{"format": 1, "places": 1000000000000, "actions": 5}')),
        ("head", np.array("[" * 100_000)),
        ("head", np.array('{"format": 1}')),
    ],
)
def test_a_data_set_that_somebody_spoilt_is_refused(name: str, spoilt: Any, tmp_path: Path) -> None:
    path = tmp_path / "games.npz"
    save_games(path, "unmatched", played("unmatched", ["random"], 1))
    with np.load(path) as stored:
        found = {key: stored[key] for key in stored.files}
    np.savez(path, **{**found, name: spoilt})
    with pytest.raises(BadInput, match="is not a data set"):
        Games(path, "unmatched")
    del found[name]
    np.savez(path, **found)
    with pytest.raises(BadInput, match="is not a data set"):
        Games(path, "unmatched")


@pytest.mark.parametrize("spoil", ["nothing", "packed", "locked", "endless"])
def test_a_data_set_that_cannot_be_unpacked_is_refused(spoil: str, tmp_path: Path) -> None:
    path = tmp_path / "games.npz"
    if spoil == "endless":
        header = b"{'descr': '<U10', 'fortran_order': False, 'shape': (999999999999,), }".ljust(117) + b"\n"
        with ZipFile(path, "w") as file:
            file.writestr("head.npy", b"\x93NUMPY\x01\x00\x76\x00" + header)
    else:
        np.savez_compressed(path, head=np.array("{}" * 10_000))
        data = bytearray(path.read_bytes())
        if spoil == "packed":
            data[80:120] = b"\xff" * 40
        else:
            # Both places in which a file of this kind says that it has a password.
            data[6] |= 1
            data[data.index(b"PK\x01\x02") + 8] |= 1
        path.write_bytes(data if spoil != "nothing" else b"")
    with pytest.raises(BadInput, match="is not a data set"):
        Games(path, "unmatched")
