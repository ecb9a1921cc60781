"""What a text says: the results on Control cards in words, made from the effects themselves, so that the two never differ."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.engine.kernel import NOTHING, Step
from parlour.games.orange_shall_overcome.content import Answer
from parlour.games.orange_shall_overcome.effects import (
    AGE_AT_MOST,
    ALIBI_AT_MOST,
    ANY,
    DESTINATION,
    HAS,
    RESOURCES_AT_LEAST,
    ROAD_TO_COUNTRY,
    TAG,
    Alibi,
    Gain,
    If,
    Lose,
    Morale,
    Safety,
    Sequence,
)
from parlour.games.orange_shall_overcome.goods import KIND_NAMES, RATION, plural
from parlour.games.orange_shall_overcome.roads import Intensify
from parlour.games.orange_shall_overcome.travel import Stop, TurnBack


def answer(label: str, approach: str, policeman: Step, soldier: Step) -> Answer:
    """Return an option of a Control card, with its two results in words."""
    return Answer(label, approach, policeman, says(policeman), soldier, says(soldier))


def says(step: Step) -> str:
    """Return a text in whole sentences.

    >>> says(Sequence(Stop(), Gain(RATION, 2)))
    'You arrive and the Move action ends. You gain 2 Rations.'
    """
    sentences = [_clause(word) for word in _words(step)]
    return " ".join(f"{text[0].upper()}{text[1:]}." for text in sentences) or "Nothing happens."


def _words(step: Step) -> list[Step]:
    """Return the words of a text one after the other."""
    if isinstance(step, Sequence):
        return [word for part in step.steps for word in _words(part)]
    return [] if step is NOTHING else [step]


def _clauses(step: Step) -> str:
    return " and ".join(_clause(word) for word in _words(step)) or "nothing"


def _clause(step: Step) -> str:
    """Return one word of a text as part of a sentence."""
    if isinstance(step, Alibi):
        return f"you {'gain' if step.n > 0 else 'lose'} {abs(step.n)} Alibi"
    if isinstance(step, Morale):
        return f"Morale {'rises' if step.n > 0 else 'drops'} by {abs(step.n)}"
    if isinstance(step, Gain):
        return f"you gain {_tokens(step.kind, step.n)}"
    if isinstance(step, Lose):
        many = " (or as many as you have)" if step.n > 1 else ""
        none = f"; if you have none, {_clauses(step.otherwise)}" if step.otherwise is not NOTHING else ""
        return f"you lose {_tokens(step.kind, step.n)}{many}{none}"
    if isinstance(step, Safety):
        where = "you are travelling to" if step.where == DESTINATION else "you came from"
        return f"{'raise' if step.n > 0 else 'lower'} the Safety of the location {where} by {abs(step.n)}"
    if isinstance(step, If):
        otherwise = f"; otherwise {_clauses(step.no)}" if step.no is not NOTHING else ""
        return f"if {_condition(step)}: {_clauses(step.yes)}{otherwise}"
    if isinstance(step, Stop):
        return "you arrive and the Move action ends"
    if isinstance(step, TurnBack):
        return "you return to the location you left and the Move action ends"
    return f"{'intensify' if isinstance(step, Intensify) else 'downgrade'} the road you are on"


def _tokens(kind: i64, n: i64) -> str:
    if kind == ANY:
        return f"{n} resource{'' if n == 1 else 's'} of choice"
    return f"{n} {plural(kind, n)}"


def _condition(step: If) -> str:
    if step.asks == TAG:
        return f"your profession is {step.tag.replace('_', ' ')}"
    if step.asks == AGE_AT_MOST:
        return f"you are {step.value} or younger"
    if step.asks == ALIBI_AT_MOST:
        return f"your Alibi is {step.value} or lower"
    if step.asks == RESOURCES_AT_LEAST:
        return f"you hold {step.value} or more resources"
    if step.asks == HAS:
        return f"you hold {'a ' if step.value == RATION else ''}{KIND_NAMES[step.value]}"
    assert step.asks == ROAD_TO_COUNTRY
    return "either end of this road is a Countryside location"
