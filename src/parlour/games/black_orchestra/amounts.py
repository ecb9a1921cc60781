"""What if: the amounts in the texts of cards, events and answers, and the same texts with other amounts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from parlour.engine.errors import BadInput
from parlour.engine.kernel import Step
from parlour.games.black_orchestra.choices import ChooseOne, DiscardCards, DiscardItems, DrawUpTo, LookAtEvents, OneOf
from parlour.games.black_orchestra.effects import (
    DrawCards,
    Each,
    Motivation,
    Myself,
    Release,
    RemoveEvents,
    Sequence,
    Support,
    SupportAtLeast,
    Suspicion,
    SuspicionUpTo,
    TwoEvents,
)
from parlour.games.black_orchestra.interrogation import ReaderReleased
from parlour.games.black_orchestra.names import EXTREME, MOST_SUPPORT
from parlour.games.black_orchestra.places import MoveHitler, RemoveTiles, Walk
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.visits import HimmlerComes, HimmlersDie, IfAlone, Offer, PayForSuspicion, has_motivation

Changes = Mapping[str, int | bool]

MOST: Final = 9


def amounts(name: str, step: Step, found: dict[str, int | bool]) -> None:
    """Add the amounts in a text, by the places of their words in it."""
    amount = _amount(step)
    if amount is not None:
        found[f"{name}.{amount[0]}"] = amount[1]
    for n, part in enumerate(_parts(step)):
        amounts(f"{name}.{n}", part, found)


def _parts(step: Step) -> list[Step]:
    return step.parts() if isinstance(step, (Sequence, Each, Myself, OneOf, ChooseOne, IfAlone, Offer)) else []


def _amount(step: Step) -> tuple[str, int, int, int] | None:
    """Return what the amount of a word is called, how much it is, and from where to where it may go."""
    found: tuple[str, int, int, int] | None = None
    if isinstance(step, Motivation):
        found = ("motivation_lost" if step.delta < 0 else "motivation_gained", abs(step.delta), 0, 4)
    elif isinstance(step, Suspicion):
        found = ("suspicion_lost" if step.delta < 0 else "suspicion_gained", abs(step.delta), 0, EXTREME)
    elif isinstance(step, Support):
        found = ("support_lost" if step.delta < 0 else "support_gained", abs(step.delta), 0, MOST_SUPPORT)
    elif isinstance(step, SupportAtLeast):
        found = ("support", step.level, 0, MOST_SUPPORT)
    elif isinstance(step, (SuspicionUpTo, Release, ReaderReleased)):
        found = ("suspicion", step.level, 0, EXTREME)
    elif isinstance(step, RemoveEvents):
        found = ("events", step.n, 0, MOST)
    elif isinstance(step, (DrawCards, DrawUpTo)):
        found = ("cards", step.n, 0 if isinstance(step, DrawCards) else 1, MOST)
    elif isinstance(step, (Walk, MoveHitler)):
        found = ("spaces", step.steps, 1, MOST)
    elif isinstance(step, LookAtEvents):
        found = ("events", step.n, 1, 5)
    elif isinstance(step, (DiscardCards, DiscardItems)):
        found = ("discarded", step.n, 1, MOST)
    elif isinstance(step, RemoveTiles):
        found = ("tiles", step.n, 1, MOST)
    elif isinstance(step, PayForSuspicion):
        found = ("suspicion_lost", step.relief, 1, EXTREME)
    elif isinstance(step, TwoEvents):
        found = ("events", step.n, 0, MOST)
    elif isinstance(step, (HimmlersDie, HimmlerComes)):
        found = ("suspicion_gained", step.gain, 0, EXTREME)
    return found


def remade(name: str, step: Step, changes: Changes) -> Step:  # noqa: C901, PLR0911, PLR0912 - one line for each word
    """Return a text with its amounts as they are now. Words without an amount are shared, as they never change."""
    amount = _amount(step)
    n = 0
    if amount is not None:
        n = figure(changes, f"{name}.{amount[0]}", amount[1], amount[2], amount[3])
    parts = [remade(f"{name}.{number}", part, changes) for number, part in enumerate(_parts(step))]
    if isinstance(step, Motivation):
        return Motivation(-n if step.delta < 0 else n)
    if isinstance(step, Suspicion):
        return Suspicion(-n if step.delta < 0 else n)
    if isinstance(step, Support):
        return Support(-n if step.delta < 0 else n)
    if isinstance(step, SupportAtLeast):
        return SupportAtLeast(n)
    if isinstance(step, SuspicionUpTo):
        return SuspicionUpTo(n)
    if isinstance(step, Release):
        return Release(n)
    if isinstance(step, ReaderReleased):
        return ReaderReleased(n)
    if isinstance(step, TwoEvents):
        return TwoEvents(n)
    if isinstance(step, HimmlersDie):
        return HimmlersDie(n)
    if isinstance(step, HimmlerComes):
        return HimmlerComes(n)
    if isinstance(step, RemoveEvents):
        return RemoveEvents(step.stage, n)
    if isinstance(step, DrawCards):
        return DrawCards(n)
    if isinstance(step, DrawUpTo):
        return DrawUpTo(n)
    if isinstance(step, Walk):
        return Walk(n, must=step.must)
    if isinstance(step, MoveHitler):
        return MoveHitler(n)
    if isinstance(step, LookAtEvents):
        return LookAtEvents(n, remove=step.remove)
    if isinstance(step, DiscardCards):
        return DiscardCards(n, plots=step.plots)
    if isinstance(step, DiscardItems):
        return DiscardItems(n)
    if isinstance(step, RemoveTiles):
        return RemoveTiles(n)
    if isinstance(step, PayForSuspicion):
        return PayForSuspicion(n, cards=step.cards, again=step.again)
    if isinstance(step, Sequence):
        return Sequence(*parts)
    if isinstance(step, Each):
        return Each(step.who, parts[0])
    if isinstance(step, Myself):
        return Myself(parts[0])
    if isinstance(step, OneOf):
        return OneOf(step.group, parts[0], step.question)
    if isinstance(step, ChooseOne):
        texts = [noted(text, f"{name}.{k}", changes) for k, text in enumerate(step.texts)]
        return ChooseOne(step.names, texts, parts)
    if isinstance(step, IfAlone):
        return IfAlone(parts[0])
    if isinstance(step, Offer):
        yes, question = noted(step.yes, name, changes), noted(step.question, name, changes)
        return Offer(question, yes, parts[0], _can_pay(parts[0], step))
    return step


def _can_pay(gain: Step, printed: Offer) -> Callable[[Orchestra, int], bool]:
    """R69: whoever pays with motivation needs as much as it costs now."""
    first = gain.parts()[0] if isinstance(gain, Sequence) else gain
    return has_motivation(-first.delta) if isinstance(first, Motivation) and first.delta < 0 else printed.can_pay


def figure(changes: Changes, name: str, printed: int, low: int, high: int) -> int:
    """Return a figure, changed or as printed; one the rules cannot work with is refused."""
    value = int(changes.get(name, printed))
    if name in changes and not low <= value <= high:
        msg = f"figure {name}: expected a whole number from {low} to {high}, got {value}"
        raise BadInput(msg)
    return value


def noted(words: str, name: str, changes: Changes) -> str:
    """Return a printed text, and what in it has been changed."""
    found = [f"{_said(id.removeprefix(name))} {_value(value)}" for id, value in changes.items() if id.startswith(f"{name}.")]
    return f"{words} (Changed: {', '.join(found)}.)" if found else words


def _said(id: str) -> str:
    return " ".join(part.replace("_", " ") for part in id.split(".") if part and not part.isdecimal())


def _value(value: int | bool) -> str:  # noqa: FBT001 - a figure may be a yes or no
    return str(int(value)) if not isinstance(value, bool) else "yes" if value else "no"
