"""Every command that takes a game takes every game, one from outside included: what is printed, rules, records, simulation."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import parlour
from every_game.cases import CASES, Case, name_of, on_the_shelf, played
from parlour.cli.main import run

every_game = pytest.mark.parametrize("case", CASES, ids=name_of)


@pytest.fixture(autouse=True)
def a_game_from_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    with on_the_shelf():
        yield


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Run a command that must succeed and say nothing beside its answer."""
    capsys.readouterr()
    status = run(list(words))
    out, err = capsys.readouterr()
    assert (status, err) == (0, "")
    assert "Traceback" not in out
    return out


@every_game
def test_rules_in_every_language(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    title = parlour.title(case.game)
    first = title.rulebook.rules[0]
    assert all(f" {rule.id} " in printed(capsys, "rules", case.game) for rule in title.rulebook.rules[:3])
    for code in title.languages():
        told = json.loads(printed(capsys, "rules", case.game, first.id, "--json", "--language", code))
        assert [rule["id"] for rule in told] == [first.id]
        assert told[0]["text"] == title.rules(code).rules[0].text


@every_game
def test_cards_in_every_language(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    title = parlour.title(case.game)
    for code in title.languages():
        assert printed(capsys, "cards", case.game, "--language", code).strip()
        assert json.loads(printed(capsys, "cards", case.game, "--json", "--language", code)) == title.catalogue(code)


@every_game
def test_a_record_is_verified_and_replayed(case: Case, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    t = parlour.new(case.game, seed=3, **case.setups[0])
    for now in played(case, t, 3):
        if now.moment == 9:
            break
    file = tmp_path / "begun.json"
    file.write_text(t.record().dumps(), encoding="utf-8")
    assert f"hash {t.hash()}" in printed(capsys, "verify", str(file))
    assert t.events()[-1]["text"] in printed(capsys, "replay", str(file))


@every_game
def test_what_can_be_agreed_on_is_listed(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "play", case.game, "--options")
    for option in parlour.title(case.game).setup_options():
        assert option.label in told


@every_game
def test_games_are_simulated(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(printed(capsys, "simulate", case.game, "--games", "2", "--bots", "random", "--seed", "1", "--json"))
    assert told["game"] == case.game
    assert told["games"] == 2
