"""Networks in whole numbers: the same answers in C and in Python, close to what was learned, from what the seat may know alone."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.bots import network as networks
from parlour.bots import plain_sums
from parlour.bots.bot import EARLIER, Bot, is_bot, make_bot, mind_of
from parlour.bots.hint import hints
from parlour.bots.mind import Budget
from parlour.bots.network import MAGIC, STEP, chance_of, network_of, read_network, shares_of
from parlour.engine.errors import BadInput
from parlour.envs.core.codecs import codec_for
from parlour.envs.core.desk import Desk
from parlour.envs.plan import Plan, check_numbering
from parlour.learn.export import network_file

TOP = networks.HIGHEST / STEP


def some_arrays(seed: int, places: int = 40, wide: int = 16, known: int = 12) -> dict[str, Any]:
    """Return weights of a small network as they are learned; every third place was never met, the last action never offered."""
    chance = np.random.default_rng(seed)
    sizes = {"first": (wide, places), "second": (wide, wide), "third": (wide, wide)}
    sizes |= {"policy": (known, wide), "value": (1, wide)}
    found: dict[str, Any] = {}
    for name, shape in sizes.items():
        found[f"{name}.weight"] = chance.normal(0, 0.2, shape).astype(np.float32)
        found[f"{name}.bias"] = chance.normal(0, 0.2, shape[0]).astype(np.float32)
    found["first.weight"][:, ::3] = 0
    found["policy.weight"][-1] = 0
    return found


def in_floats(arrays: dict[str, Any], seen: bytes) -> tuple[float, Any]:
    """Return the value and all logits as they were learned."""
    x = np.frombuffer(seen, np.uint8).astype(np.float64)
    x = np.clip(arrays["first.weight"] @ x + arrays["first.bias"], 0, TOP)
    for name in ("second", "third"):
        x = np.minimum(x + np.maximum(arrays[f"{name}.weight"] @ x + arrays[f"{name}.bias"], 0), TOP)
    return float((arrays["value.weight"] @ x + arrays["value.bias"])[0]), arrays["policy.weight"] @ x + arrays["policy.bias"]


def some_sight(seed: int, places: int = 40) -> bytes:
    chance = np.random.default_rng(seed)
    return bytes((chance.integers(0, 4, places) * (chance.random(places) < 0.3)).astype(np.uint8))


@pytest.mark.both_modes
def test_whole_numbers_stand_for_what_was_learned() -> None:
    arrays = some_arrays(1)
    large = np.arange(40) == 1
    network = read_network("small", network_file(arrays, {"game": "none"}, {"decisions": 7}, large))
    assert network.about["decisions"] == 7
    for seed in range(50):
        seen = some_sight(seed)
        seen = seen[:1] + bytes([30 if seed % 2 else 0]) + seen[2:]
        value, logits = in_floats(arrays, seen)
        found = network.outputs(seen, list(range(12)))
        assert found[0] / STEP == pytest.approx(value, abs=0.15)
        assert np.array(found[1:-1]) / STEP == pytest.approx(logits[:-1], abs=0.25)
        assert found[-1] == -20 * STEP


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
EXPECTED = [-11, -129, 142, 763, -559, 1143, -122, 795, 1543, 1362, -130, 393, 888, 221, 951, 871, 1004, 1010]


def a_duel(seed: int, choices: int) -> parlour.Table:
    """Return a duel so many casual choices on, and then some until there is a choice."""
    t = parlour.new("unmatched", seed=seed, heroes=["dracula", "invisible_man"], board="soho")
    bot = parlour.bot("casual", seed)
    while t.decision is not None and (t.moment < choices or len(t.game.options) < 2):
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
    assert network.layout[3] == codec.named
    assert network.about["decisions"] > 1_000_000_000


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


# Levels that learned, and those of before.


def test_duels_of_printed_heroes_are_thought_about_by_what_was_learned() -> None:
    mind = mind_of("unmatched")
    for level in ("strong", "expert"):
        assert mind.thinker(a_duel(1, 12).game, level) is not mind
        twice = parlour.new("unmatched", seed=1, heroes=["dracula", "dracula"], mirror=True)
        assert mind.thinker(twice.game, level) is mind
    assert mind.thinker(a_duel(1, 12).game, "casual") is mind
    other = mind_of("orange-shall-overcome")
    assert other.thinker(parlour.new("orange-shall-overcome", seed=1).game, "expert") is other


@pytest.mark.both_modes
def test_levels_that_learned_choose_the_same_everywhere() -> None:
    chosen = [
        make_bot(name, 5).choose(*asked(a_duel(seed, 16 + 5 * seed))) for seed in range(3) for name in ("strong", "expert@90")
    ]
    assert chosen == CHOSEN


def test_levels_that_learned_decide_and_advise_from_what_the_seat_may_know() -> None:
    for seed in range(4):
        t = a_duel(seed, 13 + 6 * seed)
        other, seat = asked(t.clone())
        other.game.redeal(seat, 7 + seed)
        assert make_bot("strong", 1).choose(other, seat) == make_bot("strong", 1).choose(t, seat)
        assert hints(other, seat, "strong") == hints(t, seat, "strong")


def test_the_levels_of_before_can_still_be_named() -> None:
    assert list(EARLIER) == ["casual-1", "strong-1", "expert-1"]
    for name in (*EARLIER, "strong-1@20", "expert-1@20"):
        assert is_bot(name)
    assert not is_bot("novice-1")
    assert not is_bot("casual-1@20")
    t, seat = asked(a_duel(2, 20))
    assert make_bot("casual-1", 4).choose(t, seat) == make_bot("casual", 4).choose(t, seat)
    mind = mind_of("unmatched")
    found = mind.rank(t.game, seat, t.game.options, Budget(20, 0.0), make_bot("strong-1", 4).noise(t, seat))[0].option
    keys = {option: t.game.asker.key(t.game, t.game.ask_me, t.game.ask_it, option) for option in t.game.options}
    assert make_bot("strong-1@20", 4).choose(t, seat) == keys[found]


def asked(t: parlour.Table) -> tuple[parlour.Table, int]:
    """Return a table and whose decision is open."""
    assert t.decision is not None
    return t, t.decision.seats[0]


# What the levels take in three positions of duels.
CHOSEN = [
    "move:sister_3:s9",
    "move:sister_3:s9",
    "move:invisible_man:s20",
    "move:invisible_man:s20",
    "attack:dracula:invisible_man",
    "attack:dracula:invisible_man",
]
