"""The scenario that comes as a pack: without mistakes, said in three languages, played to the end and won by bots."""

from __future__ import annotations

import pytest

import parlour
from packs.files import mistakes
from parlour.packs.reading import SHELF

GAME = "orange-shall-overcome"
VOICES = "voices-from-london"


def test_it_has_no_mistakes() -> None:
    assert mistakes(SHELF / VOICES) == []


@pytest.mark.parametrize(
    ("code", "name"), [("en", "Voices from London"), ("nl", "Stemmen uit Londen"), ("de", "Stimmen aus London")]
)
def test_it_is_said_in_three_languages(code: str, name: str) -> None:
    t = parlour.new(GAME, seed=1, packs=[VOICES], scenario="voices_from_london", players=2, language=code)
    printed = next(one for one in t.title.catalogue(code)["scenarios"] if one["id"] == "voices_from_london")
    assert printed["name"] == name
    assert len(printed["actions"]) == 3
    assert t.view(0)["goal"]["tasks"] == 14


def test_casual_bots_win_some_and_lose_some() -> None:
    won = 0
    for seed in range(6):
        level = ("easy", "extreme")[seed % 2]
        t = parlour.new(GAME, seed=seed, packs=[VOICES], scenario="voices_from_london", players=3, difficulty=level)
        bots = [parlour.bot("casual", n) for n in range(3)]
        while t.decision is not None:
            seat = t.game.who()
            t.choose(bots[seat].choose(t, seat), seat)
        assert t.outcome is not None
        won += bool(t.outcome.winners)
    assert 1 <= won <= 5
