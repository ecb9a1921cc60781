"""What if: a match with other figures plays beside the printed one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from random import Random
from typing import Any

import pytest

import parlour
from parlour import BadInput

TITLE = parlour.title("unmatched")
HEROES = ["sherlock_holmes", "dracula", "jekyll_and_hyde", "invisible_man"]


def course(title: Any, name: str, seed: int) -> list[Any]:
    """Play at random; return what could be chosen and how things stood."""
    return list(steps(title, name, seed))


def steps(title: Any, name: str, seed: int) -> Iterator[Any]:
    """Play at random, and stop after every choice."""
    mine = name.partition(".")[0]
    mine = mine if mine in HEROES else HEROES[seed % 4]
    other = HEROES[(HEROES.index(mine) + 1 + seed % 3) % 4]
    g: Any = title.new(title.read_setup({"heroes": [mine, other], "board": "soho"}), seed)
    g.advance()
    dice = Random(seed)
    for _ in range(400):
        if g.winners >= 0:
            break
        yield (g.options[:], g.health[:], g.where[:], g.hand[:], g.fog[:], g.actions)
        g.choose(dice.choice(g.options))
    yield g.winners


@pytest.mark.both_modes
@pytest.mark.parametrize("name", TITLE.figures())
def test_what_is_set_happens(name: str) -> None:
    """Every figure makes a difference to somebody's match, and none to the printed game."""
    printed = TITLE.figures()
    value = printed[name]
    new = not value if isinstance(value, bool) else value - 1 if value > 1 else value + 1
    other = TITLE.with_figures({name: new})
    assert {n: v for n, v in other.figures().items() if v != printed[n]} == {name: new}
    assert any(course(other, name, seed) != course(TITLE, name, seed) for seed in range(900))
    assert TITLE.figures() == printed


@pytest.mark.parametrize(
    "changes", [{"dracula.health": 0}, {"dracula.feint.copies": 4}, {"invisible_man.fog": 4}, {"drakula.health": 9}]
)
def test_figures_the_rules_cannot_work_with_are_refused(changes: dict[str, int]) -> None:
    with pytest.raises(BadInput):
        TITLE.with_figures(changes)


def test_texts_say_what_was_changed() -> None:
    changes = {
        "dracula.start_of_turn.amount": 2,
        "dracula.dash.after_combat.up_to": 1,
        "dracula.exploit.after_combat.count": 4,
        "invisible_man.fog_bonus": 2,
    }
    changed = [now for was, now in zip(_texts(TITLE), _texts(TITLE.with_figures(changes)), strict=True) if was != now]
    said = ["you may deal 2 damage", "up to 1 space.", "After combat: draw 4 cards.", "he defends with count 2 higher."]
    assert [part in text for part, text in zip(said, changed, strict=True)] == [True] * 4


@pytest.mark.parametrize("name", [name for name in TITLE.figures() if name.count(".") > 2])
def test_every_figure_of_a_text_stands_in_it(name: str) -> None:
    """U-1: somebody who asks what if reads the new number on the card."""
    assert _texts(TITLE.with_figures({name: 7})) != _texts(TITLE)


def _texts(title: Any) -> list[str]:
    heroes = title.catalogue()["heroes"]
    return [text for hero in heroes for text in (hero["ability"]["text"], *(card["text"] for card in hero["deck"]))]


def test_variants_play_side_by_side() -> None:
    """Choice by choice in one process, each as it does alone."""
    titles = [TITLE, TITLE.with_figures({"dracula.start_of_turn.amount": 3}), TITLE.with_figures({"dracula.health": 5})]
    for seed in range(3):
        alone = [course(title, "dracula", seed) for title in titles]
        matches = [steps(title, "dracula", seed) for title in titles]
        together: list[list[Any]] = [[], [], []]
        for trio in zip_longest(*matches):
            for found, one in zip(together, trio, strict=True):
                found.extend([] if one is None else [one])
        assert together == alone
        assert alone[0] != alone[2]
