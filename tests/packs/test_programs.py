"""Programs play packs like the box: bots of every level, environments whose numbers do not move."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path
from random import Random

import pytest

import parlour
from packs.files import MOTH, changed, written
from parlour.bots.bot import LEVELS
from parlour.envs.plan import Plan, check_numbering
from parlour.games.unmatched.packed_files import board_file
from parlour.games.unmatched.printed import PRINTED

BOARD = board_file(PRINTED.boards[1])
BOARD_WORDS = "board-quay = The Quay\n    .text = By the water.\n" + "".join(
    f"zone-quay-{zone.id} = {zone.id}\n" for zone in PRINTED.boards[1].zones
)


@pytest.fixture
def quay(tmp_path: Path) -> Path:
    """Return a pack with a hero and a board."""
    return written(tmp_path, {**MOTH, "boards/quay.toml": BOARD, "languages/en.ftl": MOTH["languages/en.ftl"] + BOARD_WORDS})


@pytest.mark.both_modes
def test_a_pack_moves_no_number_of_the_environments(quay: Path) -> None:
    plain = Plan("unmatched", {"heroes": ["dracula", "sherlock_holmes"]})
    packed = Plan("unmatched", {"heroes": ["dracula", "sherlock_holmes"], "packs": [quay]})
    assert packed.codec.names == plain.codec.names
    assert [(field.name, field.size, field.high) for field in packed.codec.fields] == [
        (field.name, field.size, field.high) for field in plain.codec.fields
    ]
    heroes = packed.codec.numbering()["lists"]["heroes"]
    assert heroes == [*plain.codec.numbering()["lists"]["heroes"], "moth"]
    check_numbering("a policy of the box", plain.codec.numbering(), packed.codec.numbering())
    one, other = plain.begin(7), packed.begin(7)
    while one.g.winners < 0:
        assert one.actions == other.actions
        assert one.observation(one.seat) == other.observation(one.seat)
        action = one.actions[(7 * len(one.chosen)) % len(one.actions)]
        one.step(action)
        other.step(action)
    assert other.g.winners == one.g.winners


def test_an_environment_plays_what_a_pack_brings(quay: Path) -> None:
    plan = Plan("unmatched", {"heroes": ["moth", "dracula"], "board": "quay", "packs": [quay]})
    desk = plan.begin(1)
    while desk.g.winners < 0:
        assert all(0 <= place <= 127 for place in desk.observation(desk.seat))
        desk.step(desk.actions[(5 * len(desk.chosen)) % len(desk.actions)])
    record = plan.record(desk, 1)
    assert parlour.replay(parlour.loads(record.dumps())).outcome is not None


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_play_it(quay: Path, level: str) -> None:
    table = parlour.new("unmatched", seed=2, heroes=["moth", "dracula"], board="quay", packs=[quay])
    dice = Random(1)
    while table.moment < 30:
        assert table.decision is not None
        option = dice.choice(table.decision.options)
        table.choose(option.key, option.seat)
    bot = parlour.bot(level, 1)
    for _ in range(1 if level == "expert" else 4):
        assert table.decision is not None
        seat = table.decision.seats[0]
        table.choose(bot.choose(table, seat), seat)
    if level == "strong":
        assert table.decision is not None
        hints = table.hint(table.decision.seats[0], level)
        assert {hint.key for hint in hints} == {option.key for option in table.decision.of(table.decision.seats[0])}


def test_bots_that_look_beat_those_that_do_not(quay: Path) -> None:
    """The mind judges by figures and words, so a hero it has never seen is in good hands."""
    won = 0
    for seed, (first, mine) in zip(range(6), cycle([(["moth", "dracula"], 0), (["dracula", "moth"], 1)]), strict=False):
        table = parlour.new("unmatched", seed=seed, heroes=first, board="quay", packs=[quay])
        bots = [parlour.bot("casual" if seat == mine else "random", seed) for seat in (0, 1)]
        while table.decision is not None:
            seat = table.decision.seats[0]
            table.choose(bots[seat].choose(table, seat), seat)
        assert table.outcome is not None
        won += mine in table.outcome.winners
    assert won >= 5


def test_the_highest_boost_there_can_be_frightens_no_bot(tmp_path: Path) -> None:
    pack = written(tmp_path, changed("heroes/moth.toml", "boost = 2", "boost = 9"))
    figures = {"unmatched.dracula.dash.boost": 99, "unmatched.moth.strike.boost": 99}
    for level in ("novice", "casual"):
        table = parlour.new("unmatched", seed=4, heroes=["moth", "dracula"], packs=[pack], figures=figures)
        bot = parlour.bot(level, 3)
        for _ in range(25):
            assert table.decision is not None
            seat = table.decision.seats[0]
            table.choose(bot.choose(table, seat), seat)
