"""Line by line a question takes at most 25 lines, and every option can be typed as it is shown."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import parlour
from parlour.cli.playing import PAGE, Playing
from parlour.cli.screen import Screen
from parlour.terminal.company import Player

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("unmatched", {"heroes": ["dracula", "invisible_man"], "board": "soho"}),
    ("unmatched", {"heroes": ["jekyll_and_hyde", "sherlock_holmes"], "board": "baskerville_manor"}),
    ("black-orchestra", {"players": 3}),
    *(
        ("orange-shall-overcome", {"players": 3, "scenario": s["id"]})
        for s in parlour.title("orange-shall-overcome").catalogue()["scenarios"]
    ),
]


class Page(Screen):
    """Keeps what it is told."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def say(self, text: str = "", style: str = "") -> None:
        del style
        self.lines += text.split("\n")


@pytest.mark.parametrize(
    ("game", "setup"), GAMES, ids=lambda value: value if isinstance(value, str) else str(list(value.values())[-1])
)
def test_a_question_fits_a_page(game: str, setup: dict[str, Any]) -> None:
    table = parlour.new(game, seed=1, **setup)
    page = Page()
    playing = Playing(page, table, [Player("me") for _ in table.seats])
    chance = random.Random(2)
    while table.decision is not None and table.moment < 250:
        page.lines = []
        playing.show(playing.company.acting_seat())
        assert len(page.lines) <= PAGE
        text = "\n".join(page.lines)
        for number, option in enumerate(table.decision.options, 1):
            whole, cell = f"({option.key})", rf"(?:^|\s){number} {re.escape(option.key.rpartition(':')[2])}(?:\s|$)"
            assert whole in text or re.search(cell, text, re.MULTILINE) or whole in text.replace("\n   ", "")
        option = chance.choice(table.decision.options)
        table.choose(option.key, option.seat)
