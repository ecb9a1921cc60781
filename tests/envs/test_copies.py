"""Objects behave as Python people expect, compiled or not: copies, pickles, checkpoints, other processes."""

from __future__ import annotations

import copy
import json
import multiprocessing
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cloudpickle  # type: ignore[import-untyped]
import gymnasium
import numpy as np
import pytest

import parlour
from envs.tables import ONE_OF_EACH, SETUPS
from parlour.bots.bot import LEVELS, make_bot
from parlour.engine import copies
from parlour.engine.errors import BadInput
from parlour.engine.kernel import Game, play_out
from parlour.engine.table import Table
from parlour.envs import pettingzoo as zoo
from parlour.envs.batch import Batch
from parlour.envs.gymnasium import IDS
from parlour.envs.vector import ParlourVector

Copies = Callable[[Any], Any]


def pickled(thing: Any, protocol: int | None = None) -> Any:
    return pickle.loads(pickle.dumps(thing, protocol))  # noqa: S301 - our own


def cloudpickled(thing: Any) -> Any:
    return pickle.loads(cloudpickle.dumps(thing))  # noqa: S301 - our own


def again(protocol: int) -> Copies:
    return lambda thing: pickled(thing, protocol)


WAYS: dict[str, Copies] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "cloudpickle": cloudpickled,
    **{f"pickle {n}": again(n) for n in range(pickle.HIGHEST_PROTOCOL + 1)},
}
EACH_WAY = pytest.mark.parametrize("way", list(WAYS))


def table_in(game: str, setup: dict[str, Any], seed: int, choices: int) -> Table:
    """Return a table some random choices into a game."""
    table = parlour.new(game, seed=seed, **setup)
    chance = random.Random(seed)
    for _ in range(choices):
        if table.decision is None:
            break
        option = chance.choice(table.decision.options)
        table.choose(option.key, option.seat)
    return table


def course(table: Table, seed: int) -> tuple[list[str], str]:
    """Play on at random, and return everything that was chosen and where it led."""
    chance = random.Random(seed)
    while table.decision is not None:
        option = chance.choice(table.decision.options)
        table.choose(option.key, option.seat)
    return table.choices, table.hash()


@EACH_WAY
@pytest.mark.parametrize(("game", "setup"), ONE_OF_EACH)
def test_tables(way: str, game: str, setup: dict[str, Any]) -> None:
    table = table_in(game, setup, 3, 45)
    twin = WAYS[way](table)
    assert twin.hash() == table.hash()
    assert twin.record() == table.record()
    assert twin.events(0) == table.events(0)
    assert twin.view(1) == table.view(1)
    before = table.hash()
    assert course(twin, 1) == course(WAYS[way](table), 1)
    assert table.hash() == before


@pytest.mark.parametrize(("game", "setup"), SETUPS[::5], ids=[f"{game}-{n}" for n, (game, _) in enumerate(SETUPS[::5])])
def test_positions_in_the_middle_of_anything(game: str, setup: dict[str, Any]) -> None:
    table = table_in(game, setup, 11, 0)
    chance = random.Random(5)
    for _ in range(40):
        if table.decision is None:
            break
        g: Game = table.game
        twin = pickled(g)
        assert type(twin) is type(g)
        assert (twin.options, twin.fate, twin.auto, twin.winners) == (g.options, g.fate, g.auto, g.winners)
        assert twin.asker is g.asker
        assert table.title.write_state(twin) == table.title.write_state(g)
        ended = g.clone()
        assert play_out(twin, 7) == play_out(ended, 7)
        assert table.title.write_state(twin) == table.title.write_state(ended)
        option = chance.choice(table.decision.options)
        table.choose(option.key, option.seat)


def test_a_finished_game() -> None:
    table = table_in("unmatched", {}, 3, 10**6)
    twin = pickled(table)
    assert twin.outcome == table.outcome
    assert twin.game.winners == table.game.winners


def test_undo_and_language_come_along() -> None:
    language = parlour.title("unmatched").languages()[-1]
    table = parlour.new("unmatched", seed=3, language=language)
    while not table.can_undo:
        assert table.decision is not None
        table.choose(table.decision.options[0].key)
    for twin in (pickled(table), copy.deepcopy(table)):
        assert twin.language == language
        assert twin.can_undo
        twin.undo()
        assert twin.moment == table.moment - 1


@EACH_WAY
def test_titles_and_records(way: str) -> None:
    title = parlour.title("unmatched")
    assert WAYS[way](title) is title
    changed = title.with_figures({"dracula.health": 20})
    twin = WAYS[way](changed)
    assert twin.figures() == changed.figures()
    assert twin.figures() != title.figures()
    record = table_in("black-orchestra", {"players": 2}, 1, 20).record()
    assert WAYS[way](record) == record


def test_a_position_of_a_changed_game_stays_changed() -> None:
    title = parlour.title("unmatched").with_figures({"dracula.health": 20})
    g: Any = title.new(title.read_setup({}), 1)
    g.advance()
    twin = pickled(g)
    assert list(twin.health) == list(g.health)
    assert 20 in list(twin.health)


@EACH_WAY
@pytest.mark.parametrize("level", LEVELS)
def test_bots(way: str, level: str) -> None:
    table = table_in("unmatched", {}, 4, 12)
    assert table.decision is not None
    seat = table.decision.seats[0]
    name = f"{level}@40" if level in ("strong", "expert") else level
    bot = make_bot(name, 5)
    chosen = bot.choose(table, seat)
    twin = WAYS[way](bot)
    assert type(twin) is type(bot)
    assert twin.choose(table, seat) == chosen


def test_a_bot_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "first.py"
    path.write_text(
        "from parlour.bots.bot import RandomBot\ndef make_bot(seed):\n    return RandomBot(seed)\n",
        encoding="utf-8",
    )
    table = table_in("unmatched", {}, 4, 12)
    assert table.decision is not None
    bot = make_bot(str(path), 5)
    twin = pickled(bot)
    seat = table.decision.seats[0]
    assert twin.choose(table, seat) == bot.choose(table, seat)


def test_a_pickle_of_other_rules_is_refused() -> None:
    with pytest.raises(BadInput, match="pickle: made with rules 0 of unmatched, these are rules"):
        copies.title_again("unmatched", "0", {})
    whole = pickle.dumps(parlour.new("unmatched", seed=1), 0)
    rules = parlour.title("unmatched").rules_version
    marked = b"Vunmatched\n"
    at = whole.index(marked) + whole[whole.index(marked) :].index(f"V{rules}\n".encode())
    other = whole[:at] + b"V0\n" + whole[at + len(f"V{rules}\n") :]
    with pytest.raises(BadInput, match="made with rules 0 of unmatched"):
        pickle.loads(other)  # noqa: S301 - our own


def test_what_cannot_be_pickled_says_so_at_once() -> None:
    title = parlour.title("unmatched")
    g = title.new(title.read_setup({}), 1)
    with pytest.raises(BadInput, match="advance"):
        pickle.dumps(g)
    g.made_from = None
    g.advance()
    with pytest.raises(BadInput, match="no title has made"):
        pickle.dumps(g)


def winner(table: Table) -> tuple[str, int]:
    """Play a table on; this runs in another process."""
    return table.title.id, play_out(table.game, 3)


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_other_processes(method: str) -> None:
    if method not in multiprocessing.get_all_start_methods():
        pytest.skip("not on this system")
    tables = [table_in(game, setup, 2, 20) for game, setup in ONE_OF_EACH]
    with multiprocessing.get_context(method).Pool(1) as pool:
        assert pool.map(winner, tables) == [winner(table) for table in (copy.copy(table) for table in tables)]


# Environments.


def walk_gym(env: Any, steps: int) -> list[Any]:
    """Take the first legal action again and again, and return what was seen."""
    seen: list[Any] = []
    for _ in range(steps):
        legal = env.unwrapped.action_masks().nonzero()[0]
        if not len(legal):
            break
        found, reward, over, _, _ = env.step(int(legal[len(seen) % len(legal)]))
        seen.append((found["observation"].tobytes(), reward))
        if over:
            break
    return seen


@pytest.mark.parametrize("way", ["deepcopy", "cloudpickle", "pickle 0", "pickle 5"])
@pytest.mark.parametrize("id_", list(IDS))
def test_gymnasium(way: str, id_: str) -> None:
    env = gymnasium.make(id_, opponents="casual" if way == "deepcopy" else "random", rewards="shaped")
    env.reset(seed=3)
    walk_gym(env, 5)
    twin = WAYS[way](env)
    after = walk_gym(env, 6)
    assert walk_gym(twin, 6) == after
    assert twin.unwrapped.record() == env.unwrapped.record()
    assert WAYS[way](gymnasium.make(id_)).reset(seed=1)


@pytest.mark.parametrize("id_", list(IDS))
def test_gymnasium_checkpoints(id_: str) -> None:
    env = gymnasium.make(id_).unwrapped
    env.reset(seed=3)
    walk_gym(env, 4)
    saved = env.save()
    branch = env.clone()
    after = walk_gym(env, 8)
    for other in (branch, gymnasium.make(id_).unwrapped):
        other.restore(pickled(saved))
        assert walk_gym(other, 8) == after
    env.restore(saved)
    env.restore(saved)
    assert int(env.action_space.sample()) in env.action_masks().nonzero()[0]
    assert walk_gym(env, 8) == after
    with pytest.raises(BadInput, match="restore: expected"):
        env.restore({})
    others = [other for other in IDS if other != id_]
    with pytest.raises(BadInput, match="restore: expected"):
        gymnasium.make(others[0]).unwrapped.restore(saved)


def walk_zoo(env: Any, steps: int) -> list[Any]:
    seen: list[Any] = []
    for _ in range(steps):
        if not env.agents:
            break
        found, reward, over, cut, info = env.last()
        legal = info["action_mask"].nonzero()[0]
        env.step(None if over or cut else int(legal[len(seen) % len(legal)]))
        seen.append((found["observation"].tobytes(), reward, env.agent_selection))
    return seen


@pytest.mark.parametrize(("game", "setup"), ONE_OF_EACH)
def test_pettingzoo(game: str, setup: dict[str, Any]) -> None:
    env = zoo.env(game, **setup)
    env.reset(seed=5)
    walk_zoo(env, 9)
    saved = env.save()
    twins = [
        pickled(env),
        copy.deepcopy(env),
        env.clone(),
        cloudpickled(env),
        zoo.env(game, **setup),
    ]
    twins[-1].restore(saved)
    after = walk_zoo(env, 60)
    for twin in twins:
        assert walk_zoo(twin, 60) == after
    env.restore(saved)
    assert walk_zoo(env, 60) == after
    # The chance by which the next games are dealt comes along, too.
    for one in (env, twins[0]):
        one.reset()
    assert env.record() == twins[0].record()
    parallel = zoo.parallel_env(game, **setup)
    parallel.reset(seed=1)
    copy.deepcopy(parallel)
    pickled(parallel)


def walk_many(many: Any, steps: int) -> list[Any]:
    chance = np.random.default_rng(1)
    seen: list[Any] = []
    for _ in range(steps):
        found, rewards, over, _, _ = many.step(some_legal(many.action_space.masks, chance))
        seen.append((found["observation"].tobytes(), rewards.tolist(), over.tolist()))
    return seen


def some_legal(masks: Any, chance: np.random.Generator) -> Any:
    return np.array([int(chance.choice(legal)) if len(legal := row.nonzero()[0]) else 0 for row in masks])


@pytest.mark.parametrize("workers", [1, 2])
def test_many_at_once(workers: int) -> None:
    many = ParlourVector("unmatched", 3, num_workers=workers)
    many.reset(seed=3)
    walk_many(many, 10)
    saved = many.save()
    twins = [pickled(many), many.clone(), ParlourVector("unmatched", 3)]
    twins[-1].restore(pickled(saved))
    after = walk_many(many, 50)
    for twin in twins:
        assert walk_many(twin, 50) == after
    many.restore(saved)
    assert walk_many(many, 50) == after
    with pytest.raises(BadInput, match="restore: expected"):
        ParlourVector("unmatched", 4).restore(saved)
    for one in (many, *twins):
        one.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_batches(workers: int) -> None:
    def walk(batch: Batch) -> list[Any]:
        chance = np.random.default_rng(1)
        seen: list[Any] = []
        for _ in range(40):
            batch.step(some_legal(batch.masks, chance))
            seen.append((batch.observations.tobytes(), batch.rewards.tobytes(), batch.seats.tolist()))
        return seen

    with Batch("unmatched", 3, workers=workers) as batch:
        walk(batch)
        saved = batch.save()
        after = walk(batch)
        batch.restore(pickled(saved))
        assert walk(batch) == after
        with pickled(batch) as twin:
            batch.restore(saved)
            twin.restore(saved)
            assert walk(twin) == walk(batch) == after


# Beginnings.


def late(game: str, setup: dict[str, Any]) -> Table:
    return table_in(game, setup, 8, 60)


@pytest.mark.parametrize(("game", "setup"), ONE_OF_EACH)
def test_every_environment_begins_at_a_position(game: str, setup: dict[str, Any]) -> None:
    table = late(game, setup)
    doc = table.position()
    env = zoo.env(game, position=doc)
    env.reset(seed=1)
    first = env.state().tobytes()
    assert env.view(env.possible_agents[0]) | {"moment": 0} == table.view(0) | {"moment": 0}
    walk_zoo(env, 40)
    again = parlour.replay(parlour.loads(env.record().dumps()))
    assert again.moment > 5
    other = zoo.env(game, position=table)
    other.reset(seed=2)
    assert other.state().tobytes() == first
    batch = Batch(game, 2, positions=[doc])
    assert batch.observations[0].tobytes() == env_first(game, doc)
    parlour.replay(batch.record(1))


def env_first(game: str, doc: Any) -> bytes:
    env = zoo.env(game, position=doc)
    env.reset(seed=0)
    seen: bytes = env.observe(env.agent_selection)["observation"].tobytes()
    return seen


def test_gymnasium_begins_at_a_position_and_the_seed_decides_the_chance_to_come() -> None:
    doc = late("unmatched", {}).position()
    env = gymnasium.make("parlour/Unmatched-v2", position=doc, opponents="novice").unwrapped
    ends = set()
    for seed in range(4):
        env.reset(seed=seed)
        walk_gym(env, 30)
        record = env.record()
        assert record.start is not None
        ends.add(parlour.replay(parlour.loads(record.dumps())).hash())
    assert len(ends) > 1
    many = ParlourVector("unmatched", 2, position=doc)
    many.reset(seed=0)
    parlour.replay(many.record(1))


def test_openspiel_begins_at_a_position(tmp_path: Path) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel has no wheel for this machine")
    import parlour.envs.openspiel  # noqa: F401, PLC0415 - registers the games

    table = late("unmatched", {})
    path = tmp_path / "late.json"
    path.write_text(json.dumps(table.position()), encoding="utf-8")
    state = pyspiel.load_game(f"python_parlour_unmatched(position={path})").new_initial_state()
    state.apply_action(3)
    assert state.view(0) | {"moment": 0} == table.view(0) | {"moment": 0}
    twin = pickled(state)
    assert str(twin) == str(state)
    with pytest.raises(pyspiel.SpielError, match="leave out board"):
        pyspiel.load_game(f"python_parlour_unmatched(position={path},board=soho)")
    with pytest.raises(pyspiel.SpielError, match="cannot be read"):
        pyspiel.load_game("python_parlour_unmatched(position=nowhere.json)")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"bord": "soho"}, "did you mean board"),
        ({"heroes": ["dracula"]}, "two to four players"),
        ({"heroes": ["dracula", "invisible_man", "sherlock_holmes"]}, "the environment has 2 seats"),
        ({"position": 7}, "expected a document or a table"),
        ({"position": {"game": "chess"}}, "made for 'chess'"),
        ({"position": {}, "board": "soho"}, "leave out board"),
    ],
)
def test_reset_options_are_honoured_or_refused(options: dict[str, Any], words: str) -> None:
    for env in (zoo.env("unmatched"), gymnasium.make("parlour/Unmatched-v2").unwrapped, ParlourVector("unmatched", 2)):
        env.reset(seed=1)
        before = env.record(0).dumps() if isinstance(env, ParlourVector) else env.record().dumps()
        with pytest.raises(BadInput, match=words):
            env.reset(seed=2, options=options)
        assert (env.record(0).dumps() if isinstance(env, ParlourVector) else env.record().dumps()) == before


def test_an_episode_of_another_setup() -> None:
    env = zoo.env("unmatched", board="soho")
    env.reset(seed=1, options={"heroes": ["invisible_man", "jekyll_and_hyde"]})
    assert env.record().setup["heroes"] == ["invisible_man", "jekyll_and_hyde"]
    assert env.record().setup["board"] == "soho"
    env.reset(seed=1)
    assert env.record().setup["heroes"] == ["sherlock_holmes", "dracula"]
    learner = gymnasium.make("parlour/Unmatched-v2").unwrapped
    learner.reset(seed=1, options={"position": late("unmatched", {}).position()})
    assert learner.record().start is not None
    many = ParlourVector("unmatched", 2)
    many.reset(seed=1, options={"board": "soho"})
    assert many.record(1).setup["board"] == "soho"


def test_positions_that_lead_nowhere_are_refused() -> None:
    ended = table_in("unmatched", {}, 3, 10**6)
    with pytest.raises(BadInput, match="the game is over there"):
        zoo.env("unmatched", position=ended)
    with pytest.raises(BadInput, match="leave out board"):
        zoo.env("unmatched", position=late("unmatched", {}), board="soho")


def test_pickles_are_read_from_our_own_processes_alone() -> None:
    source = Path(copies.__file__).parents[1]
    if not list(source.rglob("*.py")):
        pytest.skip("the sources are not here")
    readers = [path.name for path in source.rglob("*.py") if "pickle.load" in path.read_text(encoding="utf-8")]
    assert readers == ["rows.py"]
    arrays = [path for path in source.rglob("*.py") if "np.load(" in path.read_text(encoding="utf-8")]
    assert arrays
    assert all("allow_pickle=False" in path.read_text(encoding="utf-8") for path in arrays)
