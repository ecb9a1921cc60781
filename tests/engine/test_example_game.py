"""The example game of the docs comes from outside: a package of its own, one registration, and everything works."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import parlour
from parlour.bots.bot import has_mind
from parlour.engine.messages import language

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


@pytest.fixture(autouse=True)
def bids_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    bids = import_module("bids")
    parlour.register(bids.TITLE)


def play(table: parlour.Table, seed: int) -> None:
    bot = parlour.bot("random", seed)
    while table.decision is not None:
        seat = table.decision.seats[0]
        table.choose(bot.choose(table, seat), seat)


@pytest.mark.both_modes
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_replay_to_the_same_position(players: int) -> None:
    for seed in range(20):
        table = parlour.new("bids", seed=seed, players=players)
        play(table, seed)
        assert table.outcome is not None
        assert table.outcome.winners
        again = parlour.replay(parlour.loads(table.record().dumps()))
        assert again.hash() == table.hash()
        assert again.events() == table.events()


@pytest.mark.both_modes
def test_the_highest_bid_takes_the_prize_and_a_tie_leaves_it() -> None:
    state = {"hands": [[1, 6], [1, 5]], "points": [0, 0], "prizes": [4, 3], "at_stake": 0}
    table = parlour.position("bids", {"setup": {"players": 2}, "state": state})
    table.choose("bid:1", seat=0)
    table.choose("bid:1", seat=1)
    # The last cards are no choice: 6 beats 5 and takes both prizes.
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    assert table.position()["state"]["points"] == [7, 0]


@pytest.mark.both_modes
def test_a_face_down_bid_leaks_nowhere() -> None:
    tables = []
    for bid in ("bid:2", "bid:5"):
        table = parlour.new("bids", seed=1)
        table.choose(bid, seat=0)
        tables.append(table)
    one, other = tables
    for seat in (1, None):
        assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))
        assert one.events(seat) == other.events(seat)
    assert one.why_not("bid:9", 1) == other.why_not("bid:9", 1)
    assert one.view(0) != other.view(0)


@pytest.mark.both_modes
def test_positions_survive_the_file() -> None:
    table = parlour.new("bids", seed=3, players=3)
    while table.decision is not None:
        doc = json.loads(json.dumps(table.position()))
        assert parlour.position("bids", doc).position() == doc
        table.choose(table.decision.options[-1].key)


def test_refusals_cite_the_rule() -> None:
    table = parlour.new("bids", seed=3)
    with pytest.raises(parlour.Illegal) as refused:
        table.choose("bid:7", seat=0)
    assert refused.value.rule == "B-4"
    table.choose("bid:3", seat=0)
    assert table.why_not("bid:3", 0).rule == "B-4"
    assert all(parlour.title("bids").rulebook.rule(f"B-{n}") for n in range(1, 12))


def test_the_entry_point_names_the_title() -> None:
    text = (EXAMPLES / "pyproject.toml").read_text(encoding="utf-8")
    assert 'bids = "bids:TITLE"' in text
    assert sys.modules["bids"].TITLE is parlour.title("bids")


@pytest.mark.both_modes
@pytest.mark.parametrize("level", ["novice", "casual", "strong@40", "expert@40"])
@pytest.mark.parametrize("players", [2, 4])
def test_bots_of_every_level_play_it(level: str, players: int) -> None:
    table = parlour.new("bids", seed=5, players=players)
    bots = [parlour.bot(level, seed) for seed in range(players)]
    while table.decision is not None:
        seat = table.decision.seats[0]
        table.choose(bots[seat].choose(table, seat), seat)
    assert table.outcome is not None


@pytest.mark.both_modes
def test_what_a_mind_knows_wins_against_chance() -> None:
    wins = 0
    for seed in range(20):
        table = parlour.new("bids", seed=seed)
        bots = [parlour.bot("casual" if seat == seed % 2 else "random", seed) for seat in range(2)]
        while table.decision is not None:
            seat = table.decision.seats[0]
            table.choose(bots[seat].choose(table, seat), seat)
        assert table.outcome is not None
        wins += seed % 2 in table.outcome.winners
    assert wins >= 14


@pytest.mark.both_modes
def test_hints_come_with_chances_and_reasons() -> None:
    state = {"hands": [[1, 6], [1, 5]], "points": [0, 0], "prizes": [1], "at_stake": 6}
    table = parlour.position("bids", {"setup": {"players": 2}, "state": state})
    best, other = table.hint(0)
    assert (best.key, best.reason) == ("bid:6", "Nobody else holds a card as high.")
    assert 0 <= other.low <= other.chance <= best.chance <= best.high <= 1


@pytest.mark.both_modes
def test_no_bot_knows_a_face_down_bid() -> None:
    for level in ("casual", "strong@40"):
        chosen = set()
        for bid in ("bid:1", "bid:6"):
            table = parlour.new("bids", seed=1)
            table.choose(bid, seat=0)
            chosen.add(parlour.bot(level, 3).choose(table, 1))
        assert len(chosen) == 1


def test_without_a_mind_only_random_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.bots.bot._registered", {})
    monkeypatch.setattr(type(parlour.title("bids")), "mind", "")
    table = parlour.new("bids", seed=1)
    with pytest.raises(parlour.BadInput, match="bots know nothing about bids"):
        parlour.bot("casual").choose(table, 0)
    assert not has_mind("bids")
    assert parlour.bot("random").choose(table, 0).startswith("bid:")


def test_a_game_that_was_loaded_anew_is_judged_by_its_own_mind() -> None:
    parlour.bot("casual").choose(parlour.new("bids", seed=1), 0)
    for name in [name for name in sys.modules if name.split(".")[0] == "bids"]:
        del sys.modules[name]

    parlour.register(import_module("bids").TITLE)

    assert parlour.bot("casual").choose(parlour.new("bids", seed=1), 0).startswith("bid:")


# Installed as another package would be.


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Install the package of the docs with pip, and return an environment in which Parlour finds it."""
    folder = tmp_path_factory.mktemp("installed")
    sources = shutil.copytree(EXAMPLES, folder / "sources", ignore=shutil.ignore_patterns("__pycache__"))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(
        [*pip, "--target", str(folder / "site"), str(sources)], capture_output=True, text=True, check=False, cwd=folder
    )
    assert done.returncode == 0, done.stderr
    path = os.pathsep.join([str(folder / "site"), str(Path(parlour.__file__).parents[1])])
    return {**os.environ, "PYTHONPATH": path, "PARLOUR_DATA": str(folder)}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["version"], "bids: rules version 1"),
        (["rules", "bids", "B-7"], "If several players share the highest number"),
        (["cards", "bids"], "PRIZES"),
        (["play", "bids", "--plain", "--yes", "--seed", "1", "--seat", "0=strong", "--bot", "casual"], "The game is over. Points:"),
        (
            ["play", "bids", "--plain", "--yes", "--seed", "1", "--bot", "casual", "--seat", "0=casual", "--language", "nl"],
            "Punten: Speler 1",
        ),
        (["simulate", "bids", "--bots", "casual,random", "--games", "4", "--jobs", "1"], "bids: 4 games"),
        (["ladder", "bids", "--levels", "random,casual", "--games", "4"], "casual against random"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_an_installed_game_is_played_like_any_other(installed: dict[str, str], words: list[str], said: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "parlour", *words],
        env=installed,
        cwd=tmp_path,
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert said in done.stdout


@pytest.mark.both_modes
def test_a_language_is_one_file() -> None:
    """What the file does not say is said in English; records know no language."""
    assert parlour.title("bids").languages() == ["en", "nl"]
    table = parlour.new("bids", seed=1, language="nl")
    assert table.decision is not None
    assert table.decision.prompt.startswith("Wat bied je voor ")
    assert table.decision.options[2].text == "Bied 3"
    assert table.seats[0].name == "Speler 1"
    assert table.why_not("bid:9", 1).reason == "Speler 1 kiest een bod."
    with pytest.raises(parlour.Illegal, match="Bied een van je kaarten: bid:1, bid:2"):
        table.choose("bid:9", 0)
    assert table.view(0, language="en")["decision"]["prompt"].startswith("What do you bid for ")
    play(table, 1)
    assert table.outcome is not None
    assert table.outcome.reason.startswith("Punten: Speler 1 heeft er ")
    assert table.record() == parlour.replay(table.record()).record()
    assert [event["event"] for event in table.events()] == [event["event"] for event in table.events(language="en")]
    said = language("bids", "nl")
    assert sorted(set(language("bids").names()) - set(said.names())) == []
