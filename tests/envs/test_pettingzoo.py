"""The PettingZoo environments pass PettingZoo's own suites, and say clearly what is wrong with bad input."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import parlour
from envs.tables import ONE_OF_EACH
from parlour.engine.errors import BadInput
from parlour.envs import pettingzoo as zoo

with warnings.catch_warnings():
    # With pygame at hand PettingZoo's suites import a game of its own in a way it calls old itself.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, seed_test

Env = Any

GAMES = pytest.mark.parametrize(("game", "setup"), ONE_OF_EACH)
# Its suites say this of every environment whose observation holds a mask, its own chess and Hanabi included.
WITH_MASK = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def masked(function: Callable[..., None]) -> Callable[..., None]:
    for mark in WITH_MASK:
        function = mark(function)
    return function


def finish(env: Env, seed: int, most: int = 100_000) -> dict[str, float]:
    """Play at random to the end and return the sum of what each agent was rewarded."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        env.step(None if over or cut else int(chance.choice(seen["action_mask"].nonzero()[0])))
    return total


@GAMES
@masked
def test_api_test(game: str, setup: dict[str, Any]) -> None:
    api_test(zoo.env(game, **setup), num_cycles=100)


@GAMES
@masked
def test_api_test_with_shaped_rewards(game: str, setup: dict[str, Any]) -> None:
    api_test(zoo.env(game, rewards="shaped", max_cycles=60, **setup), num_cycles=40)


@GAMES
def test_seed_test(game: str, setup: dict[str, Any]) -> None:
    seed_test(lambda: zoo.env(game, **setup), num_cycles=60)


@GAMES
def test_parallel_api_test(game: str, setup: dict[str, Any]) -> None:
    parallel_api_test(zoo.parallel_env(game, **setup), num_cycles=120)


@GAMES
def test_every_episode_opens_in_the_replay(game: str, setup: dict[str, Any]) -> None:
    env = zoo.env(game, **setup)
    for seed in (3, 4):
        total = finish(env, seed)
        record = parlour.loads(env.record().dumps())
        assert record.seed == seed
        again = parlour.replay(record)
        assert again.outcome is not None
        assert {agent for agent, reward in total.items() if reward > 0} == {f"player_{seat}" for seat in again.outcome.winners}


@GAMES
def test_shaped_rewards_add_up_to_the_change_of_the_chance_to_win(game: str, setup: dict[str, Any]) -> None:
    env = zoo.env(game, rewards="shaped", **setup)
    env.reset(seed=5)
    before = env.plan.chances(env.plan.begin(5).g)
    total = finish(env, 5)
    results = env.plan.results(env._begun().g)
    for seat, agent in enumerate(env.possible_agents):
        assert total[agent] == pytest.approx(results[seat] + 1 - 2 * before[seat])


def test_team_mates_share_their_result() -> None:
    env = zoo.env("unmatched", heroes=["dracula", "sherlock_holmes", "invisible_man", "jekyll_and_hyde"], teams=True)
    total = finish(env, 2)
    assert total["player_0"] == total["player_2"] == -total["player_1"] == -total["player_3"]
    assert abs(total["player_0"]) == 1


def test_a_seed_deals_what_a_table_deals() -> None:
    env = zoo.env("unmatched")
    env.reset(seed=7)
    table = parlour.new("unmatched", seed=7)
    assert env.view("player_0") == table.view(0)
    assert env.view() == table.view(None)


def test_episodes_without_a_seed_differ_and_repeat_after_one() -> None:
    env = zoo.env("unmatched")

    def deals() -> list[bytes]:
        env.reset(seed=7)
        found = []
        for _ in range(3):
            env.reset()
            found.append(env.observe("player_0")["observation"].tobytes())
        return found

    first = deals()
    assert len(set(first)) == 3
    assert deals() == first


def test_the_mask_is_in_the_observation_and_in_the_info() -> None:
    env = zoo.env("unmatched")
    env.reset(seed=1)
    seen, _, _, _, info = env.last()
    assert (seen["action_mask"] == info["action_mask"]).all()
    other = "player_1" if env.agent_selection == "player_0" else "player_0"
    assert not env.observe(other)["action_mask"].any()
    assert not env.infos[other]["action_mask"].any()


def test_observations_are_kept_as_they_were() -> None:
    env = zoo.env("unmatched")
    env.reset(seed=1)
    seen = env.observe("player_0")
    copy = {name: array.copy() for name, array in seen.items()}
    for _ in range(30):
        env.step(int(env.observe(env.agent_selection)["action_mask"].nonzero()[0][0]))
    assert all((seen[name] == copy[name]).all() for name in seen)


def test_a_game_can_be_cut_short() -> None:
    env = zoo.env("unmatched", max_cycles=10)
    env.reset(seed=1)
    for _ in range(10):
        env.step(int(env.observe(env.agent_selection)["action_mask"].nonzero()[0][0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert len(parlour.replay(env.record()).choices) == 10


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "unmatched", "bord": "soho"}, "did you mean board"),
        ({"game": "unmatched", "heroes": ["dracula"]}, "two to four players"),
        ({"game": "unmatched", "rewards": "many"}, "sparse, shaped"),
        ({"game": "unmatched", "render_mode": "human"}, "ansi, rgb_array"),
        ({"game": "unmatched", "max_cycles": 0}, "max_cycles"),
        ({"game": "unmatched", "interrupts": "no"}, "true or false"),
    ],
)
def test_a_bad_option_is_refused_in_one_line(options: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words) as refused:
        zoo.env(**options)
    assert "\n" not in str(refused.value)


def test_illegal_actions_change_nothing_and_say_what_is_legal() -> None:
    env = zoo.env("unmatched")
    env.reset(seed=1)
    before = env.observe("player_0")["observation"].tobytes()
    for action in (0, 1354, 1355, -1, None, "maneuver", 3.5):
        with pytest.raises(ValueError, match="action"):
            env.step(action)
        with pytest.raises(AssertionError):
            env.step(action)
    assert env.observe("player_0")["observation"].tobytes() == before
    with pytest.raises(ValueError, match=r"legal: \d+ \(place_sidekick:space_"):
        env.step(0)


def test_steps_out_of_order_are_refused() -> None:
    env = zoo.env("unmatched")
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    with pytest.raises(ValueError, match="reset"):
        env.record()
    finish(env, 1)
    with pytest.raises(ValueError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    while not env.terminations[env.agent_selection]:
        env.step(int(env.observe(env.agent_selection)["action_mask"].nonzero()[0][0]))
    with pytest.raises(ValueError, match="dead"):
        env.step(1)


@GAMES
def test_pictures(game: str, setup: dict[str, Any]) -> None:
    env = zoo.env(game, render_mode="ansi", **setup)
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 5
    env = zoo.env(game, render_mode="rgb_array", **setup)
    env.reset(seed=1)
    one = env.render()
    assert one.dtype == np.uint8
    assert one.ndim == 3
    assert one.shape[2] == 3
    for _ in range(40):
        env.step(int(env.observe(env.agent_selection)["action_mask"].nonzero()[0][-1]))
    assert (env.render() != one).any()


def test_the_state_is_what_all_agents_know_together() -> None:
    env = zoo.env("unmatched")
    env.reset(seed=1)
    assert env.state_space.contains(env.state())
    seen = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert (env.state() == np.concatenate(seen)).all()


def test_the_full_state_holds_what_nobody_knows_too() -> None:
    env = zoo.env("unmatched", state="full")
    env.reset(seed=1)
    plain = zoo.env("unmatched")
    plain.reset(seed=1)
    full, known = env.state(), plain.state()
    assert env.state_space.contains(full)
    assert (full[: len(known)] == known).all()
    assert full[len(known) :].any()
    with pytest.raises(BadInput, match="state: expected one of observations, full"):
        zoo.env("unmatched", state="all")


@pytest.mark.filterwarnings("ignore:.*render:UserWarning")
def test_nothing_is_drawn_without_a_render_mode() -> None:
    env = zoo.env("unmatched")
    env.reset(seed=1)
    assert env.render() is None
