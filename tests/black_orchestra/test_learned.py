"""What was learned about Black Orchestra: who thinks with it, and that nothing of it reaches the levels of before."""

from __future__ import annotations

import pytest

import parlour
from parlour.bots.black_orchestra.mind import MIND
from parlour.bots.mind import Budget
from parlour.games.black_orchestra.state import Orchestra

EXPECTED = (
    "dossier dossier dossier discard:card:classified_papers dossier use:inspiring_letter dossier dossier dossier dossier dossier "
    "dossier dossier dossier move:deutschlandhalle reveal"
)
LEARNED_CHANCE, FIRST_CHANCE = 0.4125386752234126, 0.3298792571161067


def a_game() -> parlour.Table:
    return parlour.new("black-orchestra", seed=2, players=2, difficulty="hard", conspirators=["beck", "kordt"])


@pytest.mark.both_modes
def test_what_was_learned_thinks_the_same_in_both_modes() -> None:
    t = a_game()
    learned = MIND.thinker(t.game, "strong")
    chosen: list[str] = []
    for n in range(len(EXPECTED.split())):
        g, seat = t.game, t.game.who()
        own = [option for option in g.options if g.seat_of(option) == seat]
        option = learned.rank(g, seat, own, Budget(40, 0.0), 1000 + n)[0].option
        chosen.append(g.asker.key(g, g.ask_me, g.ask_it, option))
        t.choose(chosen[-1], seat)
    assert " ".join(chosen) == EXPECTED
    assert learned.evaluate(t.game, 0) == pytest.approx(LEARNED_CHANCE, abs=1e-12)
    # Whichever mind looks, the figures of the other leave no trace.
    assert MIND.evaluate(t.game, 0) == pytest.approx(FIRST_CHANCE, abs=1e-12)
    assert learned.evaluate(t.game, 0) == pytest.approx(LEARNED_CHANCE, abs=1e-12)


def test_strong_and_expert_think_with_it_and_those_of_before_do_not() -> None:
    t = a_game()
    g, seat = t.game, t.game.who()
    assert MIND.thinker(g, "strong") is MIND.thinker(g, "expert") is not MIND
    own = g.options_of(seat)
    noise = parlour.bot("strong", 5).noise(t, seat)
    for level, mind in (("strong@8", MIND.thinker(g, "strong")), ("strong-1@8", MIND)):
        best = mind.rank(g, seat, own, Budget(8, 0.0), noise)[0].option
        assert parlour.bot(level, 5).choose(t, seat) == g.asker.key(g, g.ask_me, g.ask_it, best)


def test_more_support_at_the_start_than_any_difficulty_has_is_judged_as_hard() -> None:
    t = parlour.new("black-orchestra", seed=1, players=2, difficulty="hard", figures={"start_support.hard": 6})
    assert isinstance(t.game, Orchestra)
    assert t.game.setup.start_support == 6
    for level in ("casual", "strong@8", "strong-1@8"):
        assert parlour.bot(level, 3).choose(t, t.game.who())
