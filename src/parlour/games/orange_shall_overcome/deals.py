"""What two characters agree to exchange, packed into one number like goods: by kind how many tokens, and which way they go."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.games.orange_shall_overcome.goods import GUARDS, ONE

# Six bits for each kind as in `goods`; the sixth says that the tokens are asked for, not given. No kind goes both ways at once.


def gives(deal: i64) -> i64:
    """Return the goods that the proposer gives.

    >>> from parlour.games.orange_shall_overcome.goods import MONEY, RATION, amounts
    >>> deal = added(added(added(0, MONEY, 1), MONEY, 1), RATION, -1)
    >>> amounts(gives(deal)), amounts(asks(deal))
    ({'money': 2}, {'ration': 1})
    """
    asked = deal & GUARDS
    return deal & ~GUARDS & ~(asked - (asked >> 5))


def asks(deal: i64) -> i64:
    """Return the goods that the proposer asks for."""
    asked = deal & GUARDS
    return deal & (asked - (asked >> 5))


def given_of(deal: i64, kind: i64) -> i64:
    """Return how many tokens of a kind are given."""
    return gives(deal) >> (6 * kind) & 31


def asked_of(deal: i64, kind: i64) -> i64:
    """Return how many tokens of a kind are asked for."""
    return asks(deal) >> (6 * kind) & 31


def added(deal: i64, kind: i64, n: i64) -> i64:
    """Return an agreement by which so many tokens more of a kind are given, or fewer asked for."""
    now = n + given_of(deal, kind) - asked_of(deal, kind)
    return (deal & ~(63 * ONE[kind])) + (now if now >= 0 else 32 - now) * ONE[kind]
