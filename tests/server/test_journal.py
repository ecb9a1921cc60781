"""What a move leaves on file to be recognised by: the whole truth now and then, between what may be chosen next."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from time import time

import pytest

import parlour
from parlour.server.journal import BRIEF, EVERY, Disagrees, Move, Played, TableInfo, fingerprint, rebuild, truth_hash


def journal(count: int) -> tuple[TableInfo, list[Move], Played]:
    """Return a game of so many moves, some of them taken back, as it is on file."""
    table = parlour.new("unmatched", seed=3)
    info = TableInfo("0a", table.title.id, table.title.rules_version, table.setup, 3, None, True, True, None, time())
    played, chance, moves = Played(table), Random(3), list[Move]()
    while len(moves) < count:
        decision = table.decision
        assert decision is not None
        if table.undo_seat is not None and chance.random() < 0.2:
            kind, seat, key = "undo", table.undo_seat, ""
        else:
            option = chance.choice(decision.options)
            kind, seat, key = "choose", option.seat, option.key
        key = played.apply(kind, seat, key, 0)  # type: ignore[arg-type]
        noted = fingerprint(table, played.version)
        moves.append(Move(played.version, kind, seat, key, table.moment, "person", "", None, noted, time()))  # type: ignore[arg-type]
    return info, moves, played


def test_the_whole_truth_is_hashed_now_and_then() -> None:
    _, moves, _ = journal(2 * EVERY + 3)
    assert [move.version for move in moves if not move.hash.startswith(BRIEF)] == [EVERY, 2 * EVERY]
    assert len({move.hash for move in moves}) > EVERY


def test_the_end_of_a_game_is_hashed_whole() -> None:
    table = parlour.new("unmatched", seed=5)
    chance = Random(5)
    while table.decision is not None:
        option = chance.choice(table.decision.options)
        table.choose(option.key, option.seat)
    assert fingerprint(table, 17) == truth_hash(table)


@pytest.mark.parametrize("count", [1, EVERY - 1, EVERY, EVERY + 5])
def test_a_journal_leads_to_the_position_it_was_written_at(count: int) -> None:
    info, moves, played = journal(count)
    assert truth_hash(rebuild(info, moves).table) == truth_hash(played.table)


@pytest.mark.parametrize("spoiled", [EVERY, EVERY + 5])
def test_a_journal_that_leads_elsewhere_is_noticed(spoiled: int) -> None:
    info, moves, _ = journal(EVERY + 5)
    noted = moves[spoiled - 1].hash
    moves[spoiled - 1] = replace(moves[spoiled - 1], hash=noted[:-1] + ("0" if noted[-1] != "0" else "1"))
    with pytest.raises(Disagrees, match="another position"):
        rebuild(info, moves)


def test_other_rules_are_compared_move_by_move() -> None:
    info, moves, _ = journal(EVERY + 5)
    info.rules = "0"
    assert rebuild(info, moves).version == EVERY + 5
    moves[6] = replace(moves[6], hash=BRIEF + "0" * 16)
    with pytest.raises(Disagrees, match="lead elsewhere from move 7 on") as found:
        rebuild(info, moves)
    assert found.value.played is not None
    assert found.value.played.version == 6


def test_a_journal_from_before_short_hashes_is_still_good() -> None:
    table = parlour.new("unmatched", seed=3)
    info, _, _ = journal(1)
    played, moves = Played(table), list[Move]()
    for _ in range(6):
        decision = table.decision
        assert decision is not None
        option = decision.options[0]
        played.apply("choose", option.seat, option.key, 0)
        moves.append(
            Move(played.version, "choose", option.seat, option.key, table.moment, "person", "", None, truth_hash(table), 0.0)
        )
    assert rebuild(info, moves).version == 6
    info.rules = "0"
    assert rebuild(info, moves).version == 6
