"""The pack that comes with Parlour: two heroes, a board, three languages; and the word it brought into the game."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from packs.files import changed, mistakes, written
from parlour.games.unmatched.notation import NOTATION
from parlour.packs.reading import OURS, SHELF

HARBOUR = "dark-harbour"


@pytest.mark.parametrize("name", OURS)
def test_our_packs_have_nothing_to_look_at(name: str) -> None:
    assert [str(mistake) for mistake in mistakes(SHELF / name)] == []
    assert sorted(path.name for path in SHELF.iterdir() if path.is_dir()) == sorted(OURS)


@pytest.mark.parametrize("code", ["en", "nl", "de"])
def test_whole_matches_are_told_in_every_language(code: str) -> None:
    pack = parlour.open_pack(HARBOUR)
    for seed, heroes in enumerate((["ferrywoman", "clockmaker"], ["clockmaker", "dracula"])):
        table = parlour.new("unmatched", seed=seed, packs=[pack], heroes=heroes, board="dark_harbour", language=code)
        dice = Random(seed)
        while table.decision is not None:
            assert all(option.text for option in table.decision.options)
            option = dice.choice(table.decision.options)
            table.choose(option.key, option.seat)
        assert all(event["text"] for seat in (None, 0, 1) for event in table.events(seat))
        assert table.title.picture(table.game, 0, code)
        assert parlour.replay(parlour.loads(table.record().dumps())).hash() == table.hash()


def test_a_folder_of_that_name_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert parlour.open_pack(HARBOUR).id == HARBOUR
    written(tmp_path / HARBOUR, changed("pack.toml", 'id = "moth"', 'id = "mine"'))
    assert parlour.open_pack(HARBOUR).id == "mine"


# RaiseNumber: the number of my card rises for each of something (U-55).


def attacked(card: str, clockmaker: dict[str, Any], foe: dict[str, Any], actions: int = 2) -> int:
    """Let the Clockmaker attack with a card and return its number once it lies open."""
    table = parlour.position(
        "unmatched",
        {
            "setup": {"heroes": ["clockmaker", "dracula"], "board": "dark_harbour", "packs": [parlour.open_pack(HARBOUR).document]},
            "state": {
                "turn": {"player": 0, "number": 3, "actions": actions},
                "players": [
                    {"hand": [card], **clockmaker},
                    {"hand": [], **foe},
                ],
            },
        },
    )
    table.choose("attack:clockmaker:dracula", 0)
    while table.decision is not None and not any(event["event"] == "combat_resolved" for event in table.events()):
        option = next((o for o in table.decision.options if card in o.key), table.decision.options[0])
        shown = table.view(0)["combat"]
        table.choose(option.key, option.seat)
        shown = table.view(0)["combat"] or shown
        if shown is not None and shown["revealed"]:
            return int(shown["attack"]["number"])
        hurt = [event for event in table.events() if event["event"] == "hurt" and event["fighter"] == "dracula"]
        if hurt:
            return int(hurt[-1]["damage"])
    raise AssertionError(card)


def soldiers(*spaces: str | None) -> dict[str, Any]:
    placed = {f"tin_soldier_{n}": {"space": space, "health": 1 if space else 0} for n, space in enumerate(spaces, 1)}
    return {"fighters": {"clockmaker": {"space": "h2", "health": 18}, **placed}}


FAR = {"fighters": {"dracula": {"space": "h3", "health": 13}, **{f"sister_{n}": {"space": None, "health": 0} for n in (1, 2, 3)}}}


@pytest.mark.rule("U-55")
@pytest.mark.parametrize(
    ("card", "standing", "number"),
    [
        ("drill", ("h1", "h8", "h28"), 6),
        ("drill", ("h1", None, None), 4),
        ("close_ranks", ("h4", "h9", "h28"), 6),
        ("close_ranks", ("h28", "h27", "h26"), 4),
        ("mainspring", ("h1", None, None), 5),
    ],
)
def test_a_number_rises_for_each_that_is_counted(card: str, standing: tuple[str | None, ...], number: int) -> None:
    assert attacked(card, soldiers(*standing), FAR) == number


def test_the_word_is_a_line_and_back() -> None:
    line = "RaiseNumber(1, sidekick_next_to_foe)"
    assert NOTATION.write(NOTATION.read(line)) == line
