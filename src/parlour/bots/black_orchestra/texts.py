"""What a text is worth that no figure was tuned for: a card or an ability that came with a pack, judged by its words."""

from __future__ import annotations

from typing import Final

from parlour.bots.black_orchestra import worth
from parlour.engine.kernel import Step
from parlour.games.black_orchestra.bits import count
from parlour.games.black_orchestra.names import EXTREME
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.words.choices import ChooseOne, DiscardCards, DiscardItems, DrawUpTo, OneOf
from parlour.games.black_orchestra.words.effects import (
    DrawCards,
    Each,
    Motivation,
    Myself,
    Release,
    Sequence,
    Support,
    SupportToStart,
    Suspicion,
    SuspicionUpTo,
)

SUSPECTED: Final = [0.5, 0.9, 2.5, 0.0]
"""What a step up costs from each level of suspicion."""
OTHERWISE: Final = 0.3
"""What is not judged here is worth a little: it was written to be of use."""


def text_worth(g: Orchestra, me: int, about: int, text: Step) -> float:
    """Return how much a text does for the team; `about` is the conspirator it is about, -1 if it says so itself."""
    if isinstance(text, Sequence):
        total = 0.0
        for part in text.parts():
            total += text_worth(g, me, about, part)
        return total
    if isinstance(text, Each):
        total = 0.0
        for seat in text.who.seats(g, me):
            total += text_worth(g, me, seat, text.step)
        return total
    if isinstance(text, OneOf):
        return max((text_worth(g, me, seat, text.step) for seat in text.group.seats(g, me)), default=0.0)
    if isinstance(text, ChooseOne):
        return max(text_worth(g, me, -1, part) for part in text.steps)
    if isinstance(text, Myself):
        return text_worth(g, me, me, text.step)
    return word_worth(g, me, about, text)


def word_worth(g: Orchestra, me: int, about: int, text: Step) -> float:
    """Return how much a single word does."""
    if isinstance(text, Motivation):
        return worth.motivation_of(g, [about]) if text.delta > 0 else 0.8 * text.delta
    if isinstance(text, Suspicion):
        return 0.7 * worth.relief(g, about) if text.delta < 0 else -text.delta * SUSPECTED[g.suspicion[about]]
    if isinstance(text, SuspicionUpTo):
        return -SUSPECTED[g.suspicion[about]] if g.suspicion[about] < text.level else 0.0
    if isinstance(text, Support):
        return worth.support_worth(g) if text.delta < 0 else -1.0 * text.delta
    if isinstance(text, SupportToStart):
        return worth.support_worth(g)
    if isinstance(text, (DrawCards, DrawUpTo)):
        room = g.card_limit(me) - int(count(g.dossier[me])) + 1
        return 0.6 * min(max(room, 0), text.n)
    if isinstance(text, (DiscardCards, DiscardItems)):
        return -0.6 * text.n
    if isinstance(text, Release):
        return 3.0 if text.level < EXTREME else 2.0
    return OTHERWISE
