"""Hints: the best options of a seat, with the chance to win, how sure that is, and why; from what the seat may know."""

from __future__ import annotations

from parlour.bots.bot import LEVELS, SEARCHING, mind_of
from parlour.bots.mind import Budget
from parlour.engine.errors import BadInput
from parlour.engine.table import Hint, Table

SURE = 1.96
"""So many standard errors to each side hold 95 %."""


def hints(table: Table, seat: int, level: str, *, hurried: bool = False) -> list[Hint]:
    """Return the options of a seat in the order of their chances; asked again at the same moment, the same, unless hurried.

    First comes what the bot would choose. A mean of few tries may lie above it by luck: it is shown as no better, and its
    interval says how little is known. What was not tried comes last.
    """
    if level not in SEARCHING:
        known = f"no bot level {level!r}" if level not in LEVELS else f"the level {level} cannot tell chances"
        msg = f"{known}; hints come from {' or '.join(SEARCHING)}"
        raise BadInput(msg)
    decision = table.decision
    own = [n for n, option in enumerate(decision.options) if option.seat == seat] if decision is not None else []
    if decision is None or not own:
        msg = f"seat {seat} has nothing to decide"
        raise BadInput(msg)
    # Dealt anew before anything else: not even a reason can then rest on what the seat does not know.
    g = table.game.clone()
    g.redeal(seat, table.moment)
    mind = mind_of(table.title.id).thinker(g, level)
    options = [g.options[n] for n in own]
    budget = mind.budget(level)
    verdicts = mind.rank(g, seat, options, budget if hurried else Budget(budget.iterations, 0.0), table.moment)
    found: list[Hint] = []
    for verdict in verdicts:
        option = decision.options[own[options.index(verdict.option)]]
        low, chance, high = (
            mind.calibrated(g, seat, min(max(verdict.chance + sure * verdict.spread, 0.0), 1.0)) for sure in (-SURE, 0.0, SURE)
        )
        # What an option changes is true however often it was tried: a mind that is sure of itself leaves some untried.
        why = mind.reason(g, verdict.option, seat)
        reason = table.words.said(why) if why is not None else ""
        most = found[0].chance if found else 1.0
        found.append(Hint(option.key, option.text, min(chance, most), min(low, most), high, reason, verdict.tries))
    return found[:1] + sorted(found[1:], key=lambda hint: (hint.tries == 0, -hint.chance))
