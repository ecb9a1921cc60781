"""Networks in whole numbers: the same answers in C and in Python, close to what was learned, from what the seat may know alone."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.bots import network as networks
from parlour.bots import plain_sums
from parlour.bots.bot import Bot, is_bot, make_bot
from parlour.bots.network import MAGIC, STEP, chance_of, network_of, read_network, shares_of
from parlour.engine.errors import BadInput
from parlour.envs.core.codecs import codec_for
from parlour.envs.core.desk import Desk
from parlour.envs.plan import Plan, check_numbering
from parlour.learn.export import network_file

TOP = networks.HIGHEST / STEP


def some_arrays(seed: int, places: int = 40, wide: int = 16, narrow: int = 8, known: int = 12) -> dict[str, Any]:
    """Return weights of a small network as they are learned; every third place was never met."""
    chance = np.random.default_rng(seed)
    sizes = {"first": (wide, places), "second": (narrow, wide), "third": (narrow, narrow)}
    sizes |= {"policy": (known, narrow), "value": (1, narrow)}
    found: dict[str, Any] = {}
    for name, shape in sizes.items():
        found[f"{name}.weight"] = chance.normal(0, 0.4, shape).astype(np.float32)
        found[f"{name}.bias"] = chance.normal(0, 0.2, shape[0]).astype(np.float32)
    found["first.weight"][:, ::3] = 0
    return found


def in_floats(arrays: dict[str, Any], seen: bytes) -> tuple[float, Any]:
    """Return the value and all logits as they were learned."""
    x = np.frombuffer(seen, np.uint8).astype(np.float64)
    for name in ("first", "second", "third"):
        x = np.clip(arrays[f"{name}.weight"] @ x + arrays[f"{name}.bias"], 0, TOP)
    return float((arrays["value.weight"] @ x + arrays["value.bias"])[0]), arrays["policy.weight"] @ x + arrays["policy.bias"]


def some_sight(seed: int, places: int = 40) -> bytes:
    chance = np.random.default_rng(seed)
    return bytes((chance.integers(0, 4, places) * (chance.random(places) < 0.3)).astype(np.uint8))


@pytest.mark.both_modes
def test_whole_numbers_stand_for_what_was_learned() -> None:
    arrays = some_arrays(1)
    network = read_network("small", network_file(arrays, {"game": "none"}, {"decisions": 7}))
    assert network.about["decisions"] == 7
    for seed in range(50):
        seen = some_sight(seed)
        value, logits = in_floats(arrays, seen)
        found = network.outputs(seen, list(range(12)))
        assert found[0] / STEP == pytest.approx(value, abs=0.15)
        assert np.array(found[1:]) / STEP == pytest.approx(logits, abs=0.25)


@pytest.mark.both_modes
def test_c_and_python_add_up_to_the_same() -> None:
    network = network_of("unmatched")
    plain = plain_sums.Sums(network.layout, network.block)
    seen = b""
    for seed in range(4):
        g = a_duel(seed, 15 + 7 * seed).game
        codec = codec_for(g)
        block = codec.block(g.asker, g.who())
        actions = [block.numbers[option - block.low] for option in g.options]
        seen = bytes(Desk(codec, g, interrupts=True).observation(g.who()))
        assert network.outputs(seen, actions) == plain.outputs(seen, actions)
    for sums in (network.outputs, plain.outputs):
        with pytest.raises(ValueError, match="network does not"):
            sums(seen[1:], [])
        with pytest.raises(ValueError, match="network does not"):
            sums(seen, [-1])


@pytest.mark.both_modes
def test_the_network_says_the_same_everywhere() -> None:
    g = a_duel(3, 20).game
    codec = codec_for(g)
    block = codec.block(g.asker, g.who())
    actions = [block.numbers[option - block.low] for option in g.options]
    found = network_of("unmatched").outputs(bytes(Desk(codec, g, interrupts=True).observation(g.who())), actions)
    assert found == EXPECTED


# The sums of one position of a duel: a machine that adds up otherwise is noticed.
EXPECTED = [-29, -242, 323, 166, -338, -329, -56, 69, -95, 368, -653, 373, -281, 166, -354, -118, -330, -149]


def a_duel(seed: int, choices: int) -> parlour.Table:
    """Return a duel so many casual choices on, and then some until there is a choice."""
    t = parlour.new("unmatched", seed=seed, heroes=["dracula", "invisible_man"], board="soho")
    bot = parlour.bot("casual", seed)
    while t.decision is not None and (t.version < choices or len(t.game.options) < 2):
        seat = t.decision.seats[0]
        t.choose(bot.choose(t, seat), seat)
    assert t.decision is not None
    return t


def test_shares_and_chances() -> None:
    assert shares_of([0, 0]) == [0.5, 0.5]
    assert sum(shares_of([-5000, 3, 70, 64])) == pytest.approx(1)
    assert shares_of([64, 0])[0] == pytest.approx(np.e / (np.e + 1))
    assert chance_of(0) == 0.5
    assert chance_of(64) == pytest.approx(1 / (1 + np.exp(-2)))
    assert chance_of(10**6) > 0.999
    assert chance_of(-(10**6)) < 0.001


@pytest.mark.parametrize("data", [b"", b"PK\3\4", MAGIC, MAGIC + b"x" * 40, network_file(some_arrays(2), {}, {})[:-9]])
def test_what_is_no_network_is_refused_in_a_line(data: bytes) -> None:
    with pytest.raises(BadInput, match=r"^gift\.bin: not a network of this version$"):
        read_network("gift.bin", data)


def test_the_network_in_the_package_is_made_for_these_numbers() -> None:
    network = network_of("unmatched")
    codec = Plan("unmatched", {}).codec
    check_numbering("the network", network.about["numbering"], codec.numbering())
    assert network.layout[0] == codec.places
    assert network.layout[4] == codec.named
    assert network.about["decisions"] > 100_000_000


def test_a_network_plays_at_once_what_it_learned_and_nothing_else() -> None:
    t = a_duel(5, 18)
    assert t.decision is not None
    seat = t.decision.seats[0]
    bot = make_bot("network", 2)
    chosen = bot.choose(t, seat)
    assert chosen in [option.key for option in t.decision.of(seat)]
    assert pickle.loads(pickle.dumps(bot)).choose(t, seat) == chosen  # noqa: S301 - ours
    three = parlour.new("unmatched", seed=1, heroes=["dracula", "invisible_man", "sherlock_holmes"])
    with pytest.raises(BadInput, match=r"^the network of unmatched has not learned such a game$"):
        until_a_choice(three, bot)
    other = parlour.new("black-orchestra", seed=1)
    with pytest.raises(BadInput, match=r"^no network has learned black-orchestra$"):
        until_a_choice(other, make_bot("network", 2))
    assert is_bot("network")


def until_a_choice(t: parlour.Table, bot: Bot) -> None:
    while t.decision is not None:
        seat = t.decision.seats[0]
        t.choose(bot.choose(t, seat), seat)


def test_a_network_decides_from_what_the_seat_may_know() -> None:
    for seed in range(6):
        t = a_duel(seed, 14 + 5 * seed)
        assert t.decision is not None
        seat = t.decision.seats[0]
        other = t.clone()
        other.game.redeal(seat, 99 + seed)
        assert make_bot("network", 1).choose(other, seat) == make_bot("network", 1).choose(t, seat)
