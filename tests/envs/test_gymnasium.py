"""The Gymnasium environments pass Gymnasium's own check, alone and many at once."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

import parlour
from parlour.engine.errors import BadInput
from parlour.envs.actions import Actions
from parlour.envs.gymnasium import IDS

IDS_OF_ALL = pytest.mark.parametrize("id_", list(IDS))


def finish(env: Any, seed: int) -> float:
    """Play at random to the end and return the sum of the rewards."""
    seen, _ = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    total, over = 0.0, False
    while not over:
        seen, reward, over, cut, _ = env.step(int(chance.choice(seen["action_mask"].nonzero()[0])))
        total += reward
        assert not cut
    return total


@IDS_OF_ALL
@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_check_env(id_: str, mode: str) -> None:
    check_env(gymnasium.make(id_, render_mode=mode).unwrapped)


@IDS_OF_ALL
def test_check_env_with_shaped_rewards_from_another_seat(id_: str) -> None:
    check_env(gymnasium.make(id_, rewards="shaped", seat=1).unwrapped)


@IDS_OF_ALL
def test_every_episode_opens_in_the_replay(id_: str) -> None:
    env = gymnasium.make(id_, seat=1)
    total = finish(env, 9)
    again = parlour.replay(parlour.loads(env.unwrapped.record().dumps()))
    assert again.outcome is not None
    assert total == (1 if 1 in again.outcome.winners else -1)


@pytest.mark.parametrize("level", ["random", "novice", "casual"])
def test_the_same_seed_gives_the_same_game_against_every_level(level: str) -> None:
    env = gymnasium.make("parlour/Unmatched-v2", opponents=level)
    records = []
    for _ in range(2):
        finish(env, 4)
        records.append(env.unwrapped.record().dumps())
    assert records[0] == records[1]


def test_bots_beat_random_play_from_their_seat() -> None:
    env = gymnasium.make("parlour/Unmatched-v2", opponents="casual")
    assert sum(finish(env, seed) < 0 for seed in range(6)) >= 5


def test_bots_play_along_in_cooperative_games() -> None:
    env = gymnasium.make("parlour/OrangeShallOvercome-v2", players=3, opponents=["casual", "random"])
    env.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(25):
        _, _, over, _, _ = env.step(int(chance.choice(env.unwrapped.action_masks().nonzero()[0])))
        if over:
            break
    parlour.replay(env.unwrapped.record())


def test_an_opponent_from_a_file(tmp_path: Path) -> None:
    bot = tmp_path / "first.py"
    bot.write_text(
        "from parlour.bots.bot import Bot\n"
        "class First(Bot):\n"
        "    def choose(self, table, seat):\n"
        "        return table.decision.of(seat)[0].key\n"
        "def make_bot(seed):\n"
        "    return First(seed)\n",
        encoding="utf-8",
    )
    env = gymnasium.make("parlour/Unmatched-v2", opponents=str(bot), seat=1)
    env.reset(seed=1)
    table = parlour.replay(env.unwrapped.record())
    assert table.choices
    fresh = parlour.new("unmatched", seed=1)
    for key in table.choices:
        assert fresh.decision is not None
        assert fresh.decision.options[0].key == key
        fresh.choose(key)


def test_a_sample_without_a_mask_is_taken_as_a_legal_action() -> None:
    env = gymnasium.make("parlour/Unmatched-v2")
    env.reset(seed=1)
    env.action_space.seed(1)
    over = False
    while not over:
        action = env.action_space.sample()
        assert env.action_space.contains(action)
        _, _, over, _, _ = env.step(action)


@IDS_OF_ALL
def test_a_sample_without_a_mask_is_legal_as_a_plain_number(id_: str) -> None:
    env = gymnasium.make(id_)
    env.reset(seed=1)
    env.action_space.seed(1)
    for _ in range(60):
        if env.step(int(env.action_space.sample()))[2]:
            env.reset()
    many = gymnasium.make_vec(id_, num_envs=3)
    many.reset(seed=1)
    many.action_space.seed(1)
    for _ in range(60):
        many.step(many.action_space.sample())


@IDS_OF_ALL
def test_stable_baselines_checks_it(id_: str) -> None:
    checker = pytest.importorskip(
        "stable_baselines3.common.env_checker", reason="stable-baselines3 brings torch: not for every test"
    )
    checker.check_env(gymnasium.make(id_).unwrapped)


def test_an_id_of_the_numbering_before_is_refused() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with pytest.raises(gymnasium.error.DeprecatedEnv, match="use `parlour/Unmatched-v2`"):
            gymnasium.make("parlour/Unmatched-v1")


def test_the_whole_state_for_critics() -> None:
    env = gymnasium.make("parlour/Unmatched-v2").unwrapped
    seen, _ = env.reset(seed=1)
    state = env.state()
    assert state.shape == (2 * 2560 + 160,)
    assert (state[:2560] == seen["observation"]).all()


def test_a_sample_with_a_mask_is_any_of_the_legal_actions() -> None:
    space = Actions(100)
    space.seed(3)
    mask = np.zeros(100, np.int8)
    assert space.sample(mask) == 0
    mask[[4, 50, 99]] = 1
    drawn = [int(space.sample(mask)) for _ in range(3000)]
    assert {action: drawn.count(action) // 100 for action in set(drawn)}.keys() == {4, 50, 99}
    assert all(900 < drawn.count(action) < 1100 for action in (4, 50, 99))
    again = Actions(100)
    again.seed(3)
    again.sample(np.zeros(100, np.int8))
    assert [int(again.sample(mask)) for _ in range(3000)] == drawn
    with pytest.raises(AssertionError):
        space.sample(np.ones(99, np.int8))


def test_illegal_actions_are_refused() -> None:
    env = gymnasium.make("parlour/Unmatched-v2").unwrapped
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(0)
    seen, _ = env.reset(seed=1)
    for action in (0, 2048, -1, None, 2.5):
        with pytest.raises(InvalidAction, match="action"):
            env.step(action)
    assert (env.action_masks() == seen["action_mask"]).all()
    finish(env, 1)
    with pytest.raises(ResetNeeded, match="over"):
        env.step(0)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"seat": 2}, "seat"),
        ({"opponents": "grandmaster"}, "no bot level"),
        ({"opponents": ["random", "random"]}, "1 other seats"),
        ({"opponents": 3}, "expected a bot"),
        ({"heros": ["dracula"]}, "did you mean heroes"),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        gymnasium.make("parlour/Unmatched-v2", **options)
    with pytest.raises(BadInput, match=words):
        gymnasium.make_vec("parlour/Unmatched-v2", num_envs=2, **options)


def legal(seen: dict[str, Any], chance: np.random.Generator) -> Any:
    """Return a random legal action for every game; 0 where it is over."""
    return np.array([int(chance.choice(mask.nonzero()[0])) if mask.any() else 0 for mask in seen["action_mask"]])


@IDS_OF_ALL
def test_many_games_at_once_are_the_same_games(id_: str) -> None:
    many = gymnasium.make_vec(id_, num_envs=3)
    alone = [gymnasium.make(id_) for _ in range(3)]
    seen, _ = many.reset(seed=20)
    single = [env.reset(seed=20 + n)[0] for n, env in enumerate(alone)]
    chance = np.random.default_rng(2)
    for _ in range(60):
        for n in range(3):
            assert (seen["observation"][n] == single[n]["observation"]).all()
            assert (seen["action_mask"][n] == single[n]["action_mask"]).all()
        actions = legal(seen, chance)
        seen, rewards, over, _, _ = many.step(actions)
        if over.any():
            break
        for n, env in enumerate(alone):
            single[n], reward, _, _, _ = env.step(actions[n])
            assert reward == rewards[n]


def test_games_are_dealt_anew_in_the_step_after_their_end() -> None:
    many = gymnasium.make_vec("parlour/Unmatched-v2", num_envs=4)
    seen, _ = many.reset(seed=3)
    chance = np.random.default_rng(3)
    ended = 0
    previous = np.zeros(4, bool)
    for _ in range(400):
        seen, rewards, over, _, _ = many.step(legal(seen, chance))
        assert many.observation_space.contains(seen)
        assert (rewards[previous] == 0).all()
        assert not over[previous].any()
        assert (np.abs(rewards[over]) == 1).all()
        for n in np.flatnonzero(over):
            assert parlour.replay(many.unwrapped.record(int(n))).outcome is not None
        ended += int(over.sum())
        previous = over
    assert ended > 8


def test_many_games_against_thinking_bots() -> None:
    many = gymnasium.make_vec("parlour/Unmatched-v2", num_envs=2, opponents="novice", rewards="shaped")
    seen, _ = many.reset(seed=[5, 9])
    chance = np.random.default_rng(3)
    for _ in range(10):
        seen, rewards, _, _, _ = many.step(legal(seen, chance))
        assert (np.abs(rewards) <= 2).all()


def test_an_illegal_action_among_many_changes_nothing() -> None:
    many = gymnasium.make_vec("parlour/Unmatched-v2", num_envs=2)
    with pytest.raises(ResetNeeded):
        many.step([1, 1])
    seen, _ = many.reset(seed=3)
    good = legal(seen, np.random.default_rng(1))
    with pytest.raises(InvalidAction, match="game 1"):
        many.step([good[0], 0])
    with pytest.raises(InvalidAction, match="as many actions"):
        many.step([good[0]])
    fresh = gymnasium.make_vec("parlour/Unmatched-v2", num_envs=2)
    fresh.reset(seed=3)
    after, *_ = many.step(good)
    other, *_ = fresh.step(good)
    assert (after["observation"] == other["observation"]).all()


def test_gymnasiums_own_vectorisation_works_too() -> None:
    many = gymnasium.make_vec("parlour/Unmatched-v2", num_envs=2, vectorization_mode="sync")
    seen, _ = many.reset(seed=3)
    seen, *_ = many.step(legal(seen, np.random.default_rng(1)))
    assert seen["observation"].shape == (2, 2560)
