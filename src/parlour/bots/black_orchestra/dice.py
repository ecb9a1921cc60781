"""The dice of a plot when Quick Reaction or Hitler's Schedule Leaked can still change the roll: exact odds, and how to use them."""

from __future__ import annotations

from typing import Final

from parlour.engine.kernel import NONE
from parlour.games.black_orchestra.bits import count
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.names import A_TARGET, AN_EAGLE
from parlour.games.black_orchestra.state import Attempt, Orchestra
from parlour.games.black_orchestra.turn.roll import RollAgain

MOST_DICE: Final = 12
MOST_CARDS: Final = 3
"""More of one card are counted as so many."""

AVOIDED: Final = 0.001
"""What it is worth not to be detected, where nothing can be won any more."""

_standing: Final[dict[int, float]] = {}
SIDE: Final = MOST_DICE + 2
_success: Final = [-1.0] * ((MOST_CARDS + 1) * SIDE * SIDE * SIDE)


def cards_at_hand(g: Orchestra) -> tuple[int, int]:
    """Return how often the free conspirators can roll a die again, and how often ignore an eagle."""
    content = g.setup.content
    leak = 0
    held = 0
    for seat, dossier in enumerate(g.dossier):
        mine = dossier & content.after_roll
        if mine and g.where[seat] != PRISON:
            leaks = int(mine >> content.card_number["schedule_leaked"] & 1)
            leak += leaks
            held += int(count(mine)) - leaks
    return min(held, MOST_CARDS), min(leak, MOST_CARDS)


def standing(hits: int, eagles: int, blanks: int, needed: int, limit: int, again: int) -> float:  # noqa: PLR0913 - the dice and the rule
    """Return how likely dice on the table come to a success if so many of them can be rolled again, one at a time."""
    if hits >= needed and eagles < limit:
        return 1.0
    if hits + again < needed or eagles - again >= limit:
        return 0.0
    key = hits | eagles << 4 | blanks << 8 | needed << 12 | limit << 16 | again << 21
    if key in _standing:
        return _standing[key]
    best = 0.0
    if eagles:
        best = rolled_again(hits, eagles - 1, blanks, needed, limit, again - 1)
    if blanks:
        best = max(best, rolled_again(hits, eagles, blanks - 1, needed, limit, again - 1))
    _standing[key] = best
    return best


def rolled_again(hits: int, eagles: int, blanks: int, needed: int, limit: int, again: int) -> float:  # noqa: PLR0913
    """Return how likely the dice come to a success after one more is rolled."""
    hit = standing(hits + 1, eagles, blanks, needed, limit, again)
    eagle = standing(hits, eagles + 1, blanks, needed, limit, again)
    blank = standing(hits, eagles, blanks + 1, needed, limit, again)
    return hit / 3 + eagle / 6 + blank / 2


def success(dice: int, needed: int, limit: int, again: int) -> float:
    """Return how likely a roll succeeds undetected; with nothing needed, how likely it stays undetected."""
    if limit <= 0 or needed > MOST_DICE:
        return 0.0
    dice = min(dice, MOST_DICE)
    limit = min(limit, MOST_DICE + 1)
    place = ((again * SIDE + dice) * SIDE + needed) * SIDE + limit
    known = _success[place]
    if known >= 0.0:
        return known
    total = 0.0
    for hits in range(dice + 1):
        for eagles in range(dice - hits + 1):
            blanks = dice - hits - eagles
            share = ways(dice, hits) * ways(dice - hits, eagles) / (3.0**hits * 6.0**eagles * 2.0**blanks)
            total += share * standing(hits, eagles, blanks, needed, limit, again)
    _success[place] = total
    return total


def ways(n: int, k: int) -> float:
    """Return in how many ways k of n can be taken."""
    found = 1.0
    for m in range(k):
        found = found * (n - m) / (m + 1)
    return found


def use_of_card(g: Orchestra, attempt: Attempt, option: int) -> float:
    """Score the use of a card after the roll by the odds it leaves; what changes nothing is kept."""
    hits = attempt.faces.count(A_TARGET) + attempt.faces.count(A_TARGET + 1)
    eagles = attempt.faces.count(AN_EAGLE)
    blanks = len(attempt.faces) - hits - eagles
    needed = attempt.needed
    again, ignored = cards_at_hand(g)
    at_first = attempt.limit + attempt.ignore - attempt.add
    limit = at_first + ignored
    if isinstance(g.asker, RollAgain):
        if option == AN_EAGLE:
            return rolled_again(hits, eagles - 1, blanks, needed, limit, again) + AVOIDED
        if option == A_TARGET:
            return rolled_again(hits - 1, eagles, blanks, needed, limit, again)
        return rolled_again(hits, eagles, blanks - 1, needed, limit, again)
    enough = hits >= needed and eagles < limit
    if option == NONE:
        return (1.0 if hits >= needed and eagles < at_first else 0.0) + AVOIDED
    best = standing(hits, eagles, blanks, needed, limit, again)
    if option == g.setup.content.card_number["schedule_leaked"]:
        if not at_first <= eagles < limit:
            return 0.0
        return 1.0 if enough else 2 * AVOIDED if best <= 0.0 else 0.0
    if enough:
        return 0.0
    # With no success in sight, rolling an eagle again may still keep the plotter out of prison.
    return best if best > 0.0 else 2 * AVOIDED if eagles >= limit > eagles - again else 0.0
