"""Whole games as golden texts: what was asked, what was chosen, what a spectator saw.

Choices are half random and half the one in the middle of the list, so that every corner is visited. After a change that is meant to
change what people read, write them anew, and read the difference before it is committed:

    PYTHONPATH=src:tests python tests/black_orchestra/test_playthroughs.py
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import parlour
from black_orchestra.stories import Json

pytestmark = pytest.mark.both_modes

HERE = Path(__file__).parent / "playthroughs"
GAMES: dict[str, Json] = {
    "solo_easy": {"players": 1, "difficulty": "easy"},
    "two_standard": {"players": 2, "difficulty": "standard"},
    "three_hard_trusted_lieutenants": {"players": 3, "difficulty": "hard", "variants": ["trusted_lieutenants"]},
    "four_standard_urgent_and_guarded": {"players": 4, "variants": ["sense_of_urgency", "guarded_documents"]},
    "five_easy_classic": {
        "players": 5,
        "difficulty": "easy",
        "variants": ["classic_interrogation", "deck_51", "printed_raid_icons"],
    },
}
SEED = 1944


def told(name: str) -> Iterator[str]:
    """Return a game line by line, as a spectator sees it: the prisoner's options are not among it."""
    t = parlour.new("black-orchestra", seed=SEED, **GAMES[name])
    dice = Random(SEED)
    yield f"{name}: {', '.join(f'{key} {value}' for key, value in t.setup.items())}"
    yield from (f"  {event['text']}" for event in t.events())
    while t.decision is not None:
        option = dice.choice(t.decision.options)
        if dice.random() < 0.5:
            option = t.decision.options[len(t.decision.options) // 2]
        if t.view()["interrogation"]["reader"] is not None and option.key.startswith("answer:"):
            yield f"{t.version + 1}. {t.seats[option.seat].name} reads a card in secret."
        else:
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


def test_every_player_count_has_a_playthrough() -> None:
    assert {game["players"] for game in GAMES.values()} == {1, 2, 3, 4, 5}
    assert {path.stem for path in HERE.glob("*.txt")} == set(GAMES)


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for game_name in GAMES:
        lines = list(told(game_name))
        (HERE / f"{game_name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        sys.stdout.write(f"{game_name}: {len(lines)} lines\n")
