"""Many games at once: the same games as one by one, in one process or several, against anybody."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import parlour
from envs.tables import HEROES, ONE_OF_EACH
from parlour.engine.errors import BadInput
from parlour.envs import pettingzoo as zoo
from parlour.envs.actions import any_legal
from parlour.envs.batch import Batch
from parlour.envs.opponents import Pool
from parlour.envs.plan import Plan
from parlour.envs.vector import ParlourVector

MIX: list[dict[str, Any]] = [{}, {"heroes": HEROES, "teams": True}, {"heroes": HEROES[1:], "board": "soho"}]


def pick(masks: Any, turn: int) -> Any:
    """Return a legal action for each row, another one every time."""
    return np.array([legal[turn % len(legal)] if len(legal := row.nonzero()[0]) else 0 for row in masks])


def test_rows_are_the_games_one_by_one() -> None:
    batch = Batch("unmatched", 5, setups=MIX, seed=3)
    alone = [zoo.env("unmatched", **MIX[n % 3]) for n in range(5)]
    dealt = [3 + n for n in range(5)]
    for env, seed in zip(alone, dealt, strict=True):
        env.reset(seed=seed)
    ended = 0
    chance = np.random.default_rng(1)
    for _ in range(320):
        for n, env in enumerate(alone):
            seen = env.observe(env.agent_selection)
            assert batch.seats[n] == env.agent_name_mapping[env.agent_selection]
            assert (batch.observations[n] == seen["observation"]).all()
            assert (batch.masks[n] == seen["action_mask"]).all()
        actions = np.array([chance.choice(row.nonzero()[0]) for row in batch.masks])
        batch.step(actions)
        for n, env in enumerate(alone):
            env.step(int(actions[n]))
            over = any(env.terminations.values())
            assert batch.over[n] == over
            assert batch.rewards[n, : env.num_agents].tolist() == [env.rewards[agent] if over else 0.0 for agent in env.agents]
            if over:
                ended += 1
                dealt[n] += 5
                env.reset(seed=dealt[n])
    assert ended > 1
    assert batch.record(4).seed == dealt[4]
    parlour.replay(parlour.loads(batch.record(4).dumps()))


@pytest.mark.parametrize(("game", "setup"), ONE_OF_EACH)
def test_two_processes_write_what_one_writes(game: str, setup: dict[str, Any]) -> None:
    one = Batch(game, 5, setups=[setup], seed=3, rewards="shaped", states=True, max_cycles=40)
    with Batch(game, 5, setups=[setup], seed=3, rewards="shaped", states=True, max_cycles=40, workers=2) as two:
        for turn in range(60):
            for name in ("observations", "masks", "seats", "rewards", "over", "cut", "states"):
                assert (getattr(one, name) == getattr(two, name)).all(), name
            actions = pick(one.masks, turn)
            one.step(actions)
            two.send(actions)
            with pytest.raises(BadInput, match="in the middle of a step"):
                two.record(0)
            two.wait()
        assert one.record(4) == two.record(4)
        assert one.states is not None
        assert one.states.any()


def test_a_game_is_cut_short() -> None:
    batch = Batch("black-orchestra", 2, max_cycles=7)
    for turn in range(7):
        assert not batch.cut.any()
        batch.step(pick(batch.masks, turn))
    assert batch.cut.all()
    assert not batch.over.any()


@pytest.mark.parametrize("workers", [1, 2])
def test_bad_actions_change_nothing(workers: int) -> None:
    with Batch("unmatched", 2, workers=workers) as batch:
        before = batch.observations.copy()
        good = pick(batch.masks, 0)
        for bad, words in (
            ([good[0], 0], r"game 1: action 0 \(wait\) is not legal"),
            ([-1, good[1]], "game 0: action -1 is not in the action space"),
            ([good[0], 10**6], "game 1: action 1000000 is not in the action space"),
            ([good[0]], "actions: expected 2 whole numbers"),
            ([0.5, 0.5], "actions: expected 2 whole numbers"),
        ):
            with pytest.raises(BadInput, match=words):
                batch.step(np.array(bad))
        assert (batch.observations == before).all()
        batch.step(good)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"games": 0}, "games"),
        ({"workers": 9}, "workers: expected a whole number from 1 to 2"),
        ({"setups": []}, "setups: at least one"),
        ({"setups": [{"bord": "soho"}]}, "did you mean board"),
        ({"seed": -1}, "seed"),
        ({"rewards": "golden"}, "rewards"),
    ],
)
def test_bad_options(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        Batch("unmatched", **{"games": 2, **options})


def test_a_process_that_ends_is_noticed() -> None:
    batch = Batch("unmatched", 2, workers=2)
    worker: Any = batch._host
    worker._processes[1].terminate()
    worker._processes[1].join()
    with pytest.raises(BadInput, match="a process of the batch has ended"):
        batch.step(pick(batch.masks, 0))


def test_any_legal_action_is_drawn_as_likely() -> None:
    masks = np.zeros((3, 16), np.int8)
    masks[0, [2, 9]] = 1
    masks[2, 15] = 1
    chance = np.random.default_rng(1)
    for legal in (masks, np.zeros((3, 15), np.int8)):
        drawn = np.array([any_legal(legal, chance) for _ in range(1000)])
        if legal is masks:
            assert set(drawn[:, 0]) == {2, 9}
            assert 400 < (drawn[:, 0] == 2).sum() < 600
            assert set(drawn[:, 2]) == {15}
        assert set(drawn[:, 1]) == {0}
    odd = masks[:, :15].copy()
    assert set(np.array([any_legal(odd, chance) for _ in range(50)])[:, 0]) == {2, 9}


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(("game", "setup"), ONE_OF_EACH)
def test_legal_actions_are_listed_and_drawn(game: str, setup: dict[str, Any], workers: int) -> None:
    chance = np.random.default_rng(1)
    with Batch(game, 5, setups=[setup], seed=3, workers=workers) as batch:
        saved = batch.save()
        drawn: list[set[int]] = [set() for _ in range(5)]
        for n in range(5):
            listed = batch.legal[n, : batch.counts[n]].tolist()
            assert sorted(listed) == batch.masks[n].nonzero()[0].tolist()
        for _ in range(40 * int(batch.counts.max())):
            for n, action in enumerate(batch.sample(chance)):
                drawn[n].add(int(action))
        assert drawn == [set(row.nonzero()[0].tolist()) for row in batch.masks]
        before = batch.legal.copy(), batch.counts.copy()
        for _ in range(40):
            batch.step(batch.sample(chance))
            for n in range(5):
                assert sorted(batch.legal[n, : batch.counts[n]].tolist()) == batch.masks[n].nonzero()[0].tolist()
        batch.restore(saved)
        assert (batch.counts == before[1]).all()
        assert all((batch.legal[n, :count] == before[0][n, :count]).all() for n, count in enumerate(batch.counts))


# Policies.


class First:
    """Takes the first or the last legal action, and remembers how many games it was asked about at once."""

    def __init__(self, *, last: bool = False) -> None:
        self.last = last
        self.asked: list[int] = []

    def __call__(self, seen: Any, masks: Any) -> Any:
        assert seen.shape[0] == masks.shape[0]
        self.asked.append(len(masks))
        return np.array([row.nonzero()[0][-1 if self.last else 0] for row in masks])


def test_a_policy_as_opponent_sees_what_its_seat_sees() -> None:
    plan = Plan("unmatched", {})
    policy = First()
    env = gymnasium.make("parlour/Unmatched-v2", opponents=policy, seat=0).unwrapped
    env.reset(seed=4)
    for turn in range(40):
        if env.step(int(pick([env.action_masks()], turn)[0]))[2]:
            break
    desk = plan.begin(4)
    mine = 0
    while desk.seat >= 0 and mine < 40:
        legal = sorted(desk.actions)
        if desk.seat == 0:
            desk.step(legal[mine % len(legal)])
            mine += 1
        else:
            desk.step(legal[0])
    assert env.record().choices[: len(desk.chosen)] == plan.record(desk, 4).choices[: len(env.record().choices)]
    assert set(policy.asked) == {1}


@pytest.mark.parametrize("workers", [1, 2])
def test_policies_are_asked_about_many_games_at_once(workers: int) -> None:
    policy = First()
    many = ParlourVector("unmatched", 6, opponents=policy, num_workers=workers)
    alone = [gymnasium.make("parlour/Unmatched-v2", opponents=First()).unwrapped for _ in range(6)]
    seen, _ = many.reset(seed=2)
    for n, env in enumerate(alone):
        env.reset(seed=2 + n)
    for turn in range(25):
        actions = pick(seen["action_mask"], turn)
        seen, _, over, _, _ = many.step(actions)
        for n, env in enumerate(alone):
            one = env.step(int(actions[n]))
            assert one[2] == over[n]
            assert (one[0]["observation"] == seen["observation"][n]).all()
        assert not over.any()
    many.close()
    assert workers > 1 or max(policy.asked) > 1


def test_a_pool_is_drawn_from_by_seed() -> None:
    pool = Pool([First(), "random"], [1, 0])
    assert all(isinstance(pool.drawn(seed), First) for seed in range(50))
    pool.add("casual", 3)
    drawn = [pool.drawn(seed) for seed in range(400)]
    assert 250 < drawn.count("casual") < 350
    assert drawn == [pool.drawn(seed) for seed in range(400)]
    env = gymnasium.make("parlour/Unmatched-v2", opponents=pool).unwrapped
    records = []
    for _ in range(2):
        env.reset(seed=3)
        env.step(int(pick([env.action_masks()], 0)[0]))
        records.append(env.record())
    assert records[0] == records[1]


def test_opponents_that_cannot_play_are_refused() -> None:
    for given, words in (
        (7, "expected a bot, a policy, a pool"),
        ([7], "expected a bot, a policy or a pool"),
        ([First(), First()], "1 other seats"),
    ):
        with pytest.raises(BadInput, match=words):
            gymnasium.make("parlour/Unmatched-v2", opponents=given)
    for members, weights in (([], None), (["random"], [0]), (["random"], [1, 2]), (["random"], [-1])):
        with pytest.raises(BadInput, match="a pool needs members"):
            Pool(members, weights)
    with pytest.raises(BadInput, match="no bot level"):
        Pool(["grandmaster"])
    wrong = gymnasium.make("parlour/Unmatched-v2", opponents=lambda *seen: [0] * len(seen[1]), seat=1).unwrapped
    with pytest.raises(BadInput, match="a policy chose 0 for seat 0, which is not legal"):
        wrong.reset(seed=1)
    short = gymnasium.make("parlour/Unmatched-v2", opponents=lambda *_: [], seat=1).unwrapped
    with pytest.raises(BadInput, match="asked about 1 games and gave 0 actions"):
        short.reset(seed=1)
