"""`parlour verify` says whose the dice and cards were."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from cli.terminal import Command
from parlour.engine.chance import Chance, promised_word

DRAWN = Chance("12" * 16, {0: "ab" * 16, 1: "cd" * 16})


@pytest.fixture
def file(tmp_path: Path) -> str:
    table = parlour.new("unmatched", seed=DRAWN.seed)
    table.chance = DRAWN
    path = tmp_path / "shared.json"
    path.write_text(table.record().dumps(), encoding="utf-8")
    return str(path)


def test_a_record_of_shared_chance_is_proven(parlour_command: Command, file: str) -> None:
    told = parlour_command("verify", file, "--commitment", DRAWN.commitment, "--word", "ab" * 16, "--word", "cd" * 16)
    assert told.status == 0
    assert f"promised as {DRAWN.commitment}, and from the words of 2 seats." in told.out


PROMISED = [promised_word(DRAWN.commitment, seat, word) for seat, word in DRAWN.words.items()]


def test_every_word_must_have_been_promised(parlour_command: Command, file: str) -> None:
    """One that nobody promised, or a promised one left out, would let whoever knows the secret choose the seed."""
    assert parlour_command("verify", file, "--promise", PROMISED[0], "--promise", PROMISED[1]).status == 0
    for noted in (PROMISED[:1], [*PROMISED, "0" * 64], ["0" * 64]):
        told = parlour_command("verify", file, *(part for one in noted for part in ("--promise", one)))
        assert told.status == 2
        assert "other words were promised" in told.err


@pytest.mark.parametrize(
    ("noted", "said"), [(["--commitment", "0" * 64], "another secret"), (["--word", "00" * 16], "has no part")]
)
def test_what_was_noted_at_the_table_must_fit(parlour_command: Command, file: str, noted: list[str], said: str) -> None:
    told = parlour_command("verify", file, *noted)
    assert told.status == 2
    assert said in told.err


def test_a_seed_somebody_drew_proves_nothing(parlour_command: Command, tmp_path: Path) -> None:
    path = tmp_path / "drawn.json"
    path.write_text(parlour.new("unmatched", seed=5).record().dumps(), encoding="utf-8")
    assert "drawn by whoever dealt" in parlour_command("verify", str(path)).out
    assert parlour_command("verify", str(path), "--word", "ab" * 16).status == 2
