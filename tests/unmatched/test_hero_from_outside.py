"""A hero from outside is one file plus words (docs/examples/fogg): everything else works without an edit."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from random import Random

import pytest

import parlour
from parlour.bots.unmatched.mind import MIND
from parlour.engine.messages import language

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
GAME = "unmatched-fogg"
OTHERS = ["dracula", "invisible_man", "jekyll_and_hyde", "sherlock_holmes"]


@pytest.fixture(autouse=True)
def fogg_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    parlour.register(import_module("fogg").TITLE)


def new(seed: int, code: str = "en") -> parlour.Table:
    return parlour.new(GAME, seed=seed, heroes=["phileas_fogg", OTHERS[seed % 4]], board="soho", language=code)


@pytest.mark.parametrize("code", ["en", "nl", "de"])
def test_whole_matches_are_told_in_every_language(code: str) -> None:
    for seed in range(4):
        table = new(seed, code)
        dice = Random(seed)
        while table.decision is not None:
            assert all(option.text for option in table.decision.options)
            option = dice.choice(table.decision.options)
            table.why_not("x:y", option.seat)
            table.choose(option.key, option.seat)
        assert all(event["text"] for seat in (None, 0, 1) for event in table.events(seat))
        assert table.title.picture(table.game, 0, code)
        assert parlour.replay(table.record()).hash() == table.hash()


def test_bots_play_him_and_give_reasons() -> None:
    table = new(3)
    bot = parlour.bot("novice", 1)
    for _ in range(12):
        assert table.decision is not None
        seat = table.decision.seats[0]
        table.choose(bot.choose(table, seat), seat)
    g = table.game
    reasons = [MIND.reason(g, option, g.seat_of(option)) for option in g.options]
    assert all(table.words.said(reason) for reason in reasons if reason is not None)
    assert any(reasons)


def test_his_figures_can_be_changed_and_stand_in_his_texts() -> None:
    title = parlour.title(GAME)
    changed = title.with_figures({"phileas_fogg.the_wager.after_combat.0.count": 1, "phileas_fogg.health": 20})
    assert changed.id == GAME
    assert changed is not title
    assert title.figures()["phileas_fogg.health"] == 14
    (fogg,) = [hero for hero in changed.catalogue()["heroes"] if hero["id"] == "phileas_fogg"]
    assert fogg["health"] == 20
    assert fogg["deck"][0]["text"] == "After combat: if you won, draw 1 card."
    assert sum(card["copies"] for card in fogg["deck"]) == 30


def test_his_words_are_complete() -> None:
    """Every message of the hero in every language, and none that belongs to nobody."""
    hero = import_module("fogg.hero").PHILEAS_FOGG
    wanted = {card.name for card in hero.nouns}
    wanted |= {f"{hero.id}-{name.split('.')[1]}.{name.split('.')[2]}" for name, _ in hero.named_cards() if name.count(".") == 2}
    for noun in (hero.noun, hero.sidekick_noun):
        wanted |= {noun.name, *(f"{noun.name}.{part}" for part in ("short", "banner", "letter"))}
    wanted |= {f"{hero.noun.name}.{part}" for part in ("ability", "text")}
    engine = set(language("").names())
    for code in ("en", "nl", "de"):
        assert set(language("fogg", code).names()) - set(language("", code).names()) - engine == wanted
