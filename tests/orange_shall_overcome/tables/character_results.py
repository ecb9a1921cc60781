# ruff: noqa: E501 - a story is told in one line where it can be
"""What bonuses and special actions do at L1, Safety 4 everywhere, Morale 5, with another character there; always the first option."""

from __future__ import annotations

# fmt: off
RESULTS = {
    "anton_1": ("and", "anton information+1"),
    "anton_2": ("and", "M+1"),
    "anton_3": ("or", "M+2, S l1-1"),
    "paul_1": ("and", "paul ration+1"),
    "cornelia_1": ("and", "cornelia A+1"),
    "kees_2": ("and", "S c3+2"),
    "kees_3": ("or", "kees information+1, R d:policeman k:safe"),
    "hanneke_2": ("and", "S l1+1"),
    "hanneke_3": ("or", "hanneke network+1 information+1"),
    "mies_1": ("and", "S l1+1"),
    "mies_3": ("or", "mies A+2"),
    "berend_1": ("and", "berend money+1"),
    "berend_2": ("and", "paul A+1"),
    "berend_3": ("or", "M+2, S l1-1"),
    "greet_1": ("and", "greet ration+1"),
    "greet_3": ("or", "S c3+2 l1+2"),
    "leo_1": ("and", "leo A+1"),
    "leo_3": ("or", "leo money-1 immunity+1"),
    "suze_3": ("or", "suze A+2, S l1-1"),
}
# fmt: on
