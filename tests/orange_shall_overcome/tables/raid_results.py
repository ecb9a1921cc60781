# ruff: noqa: E501 - a story is told in one line where it can be
"""What each Raid card does at the location of Paul (C1), and of Kees (L1): search number, and what changes, Safety reset included."""

from __future__ import annotations

# fmt: off
RESULTS = {
    "r01": (8, "paul A-1, S c1-2", "kees A-1, S l1-3"),
    "r02": (7, "paul A-2, S c1-2", "kees A-2, S l1-3"),
    "r03": (7, "paul money-1, S c1-2", "S l1-3"),
    "r04": (6, "paul money-1 network-1, S c1-2", "S l1-3"),
    "r05": (10, "S c1-2", "S l1-3"),
    "r06": (9, "paul information-1, S c1-2", "kees A-1, S l1-3"),
    "r07": (8, "M-1, S c1-2", "M-1, S l1-3"),
    "r08": (7, "S c1-2, R a:soldier", "S l1-3, R k:policeman"),
    "r09": (8, "paul A-1, M-1, S c1-2", "kees A-1, M-1, S l1-3"),
    "r10": (9, "kees A-1, S c1-2", "anton A-1, S l1-3"),
    "r11": (7, "kees A-1, S c1-2", "kees A-1, S l1-3"),
    "r12": (8, "S c1-2 c2-1 c4-1", "S c3-1 l1-3 l2-1 l3-1"),
    "r13": (8, "paul information-1, S c1-2", "S l1-3"),
    "r14": (8, "paul information+1, S c1-2", "kees information+1, S l1-3"),
    "r15": (6, "S c1-2, R b:policeman", "S l1-3, R k:policeman"),
    "r17": (9, "paul A-1 money-1, S c1-2", "kees A-1, S l1-3"),
    "r18": (7, "paul money-1, S c1-2", "kees A-1, S l1-3"),
    "r19": (6, "M-2, S c1-2", "M-2, S l1-3"),
    "r20": (6, "M-2, S c1-2", "M-2, S l1-3"),
}
# fmt: on
