"""Whole games as golden texts: what was asked, what was chosen, what a spectator saw.

The choices are made at random from a seed, so that every corner is visited sooner or later. After a change that is meant to change
what people read, write them anew, and read the difference before it is committed:

    PYTHONPATH=src:tests python tests/unmatched/test_playthroughs.py
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import parlour
from unmatched.stories import BOARDS, Json

pytestmark = pytest.mark.both_modes

HERE = Path(__file__).parent / "playthroughs"
GAMES: dict[str, Json] = {
    "two_in_baskerville_manor": {"heroes": ["sherlock_holmes", "dracula"], "board": "baskerville_manor"},
    "two_in_soho": {"heroes": ["jekyll_and_hyde", "invisible_man"], "board": "soho"},
    "two_in_marmoreal": {"heroes": ["dracula", "jekyll_and_hyde"], "board": "marmoreal", "end_rule": "at_once"},
    "two_in_sarpedon": {"heroes": ["invisible_man", "sherlock_holmes"], "board": "sarpedon"},
    "two_in_sherwood_forest": {"heroes": ["dracula", "invisible_man"], "board": "sherwood_forest"},
    "two_in_yukon": {"heroes": ["sherlock_holmes", "sherlock_holmes"], "board": "yukon", "mirror": True},
    "three_in_soho": {"heroes": ["sherlock_holmes", "dracula", "invisible_man"], "board": "soho"},
    "four_in_baskerville_manor": {
        "heroes": ["dracula", "sherlock_holmes", "jekyll_and_hyde", "invisible_man"],
        "board": "baskerville_manor",
    },
    "teams_in_sarpedon": {
        "heroes": ["invisible_man", "dracula", "sherlock_holmes", "jekyll_and_hyde"],
        "board": "sarpedon",
        "teams": True,
    },
}
SEED = 1889


def told(name: str) -> Iterator[str]:
    """Return a game line by line."""
    t = parlour.new("unmatched", seed=SEED, **GAMES[name])
    dice = Random(SEED)
    yield f"{name}: {', '.join(f'{key} {value}' for key, value in t.setup.items())}"
    yield from (f"  {event['text']}" for event in t.events())
    while t.decision is not None:
        option = dice.choice(t.decision.options)
        yield f"{t.version + 1}. {t.seats[option.seat].name}: {t.decision.prompt}"
        yield f"> {option.key} (one of {len(t.decision.options)}): {option.text} [{option.rule}]"
        t.choose(option.key, option.seat)
        yield from (f"  {event['text']}" for event in t.events(since=t.version))
    assert t.outcome is not None
    yield f"{t.outcome.reason} Winners: {t.outcome.winners}. Position {t.hash()}."


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_told_as_before(name: str) -> None:
    written = (HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (line, before) in enumerate(zip(told(name), written, strict=True), 1):
        assert line == before, f"{name}.txt, line {number}"


def test_every_board_and_player_count_has_a_playthrough() -> None:
    assert {game["board"] for game in GAMES.values()} == set(BOARDS)
    assert {(len(game["heroes"]), bool(game.get("teams"))) for game in GAMES.values()} == {
        (2, False),
        (3, False),
        (4, False),
        (4, True),
    }
    assert {path.stem for path in HERE.glob("*.txt")} == set(GAMES)


@pytest.mark.parametrize("game", parlour.games())
def test_every_game_on_the_shelf_has_a_playthrough(game: str) -> None:
    folder = Path(__file__).parent.parent / game.replace("-", "_")
    assert [path for path in folder.rglob("*playthrough*") if path.suffix != ".py"], f"no playthrough of {game} in {folder.name}"


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for game_name in GAMES:
        lines = list(told(game_name))
        (HERE / f"{game_name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        sys.stdout.write(f"{game_name}: {len(lines)} lines\n")
