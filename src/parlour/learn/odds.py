"""Weights of facts that tell the odds best: logistic regression by Newton's steps, the same on every machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np

    Rows = np.ndarray[tuple[int, ...], np.dtype[np.float64]]

STEPS = 30
NEAR_ENOUGH = 1e-7
SURELY = 30.0


def fitted(facts: Rows, won: Rows, ridge: float, signs: list[int] | None = None) -> Rows:
    """Return a constant and a weight for each fact, by which positions were won or lost; large weights cost a little.

    A fact that is good (1) or bad (-1) by the rules of the game gets no weight rather than one with the wrong sign: most facts go
    together, and where they part, which is seldom, one that was fitted to the mistakes of another would be badly wrong.
    """
    import numpy as np  # noqa: PLC0415 - the extra `learn`

    means, spreads = facts.mean(0), facts.std(0)
    spreads[spreads < 1e-4] = np.inf  # what never differs tells nothing
    rows = np.concatenate([np.ones((len(facts), 1)), (facts - means) / spreads], 1)
    known = np.isfinite(np.concatenate([[1.0], spreads]))
    wanted = np.array([0, *(signs or [0] * facts.shape[1])])
    while True:
        weights = np.zeros(rows.shape[1])
        weights[known] = _steps(rows[:, known], won, ridge)
        wrong = np.where(wanted * weights < 0, np.abs(weights), 0.0)
        if not wrong.any():
            break
        # The worst of them first: what is wrong with the others may be their doing.
        known[np.argsort(-wrong, kind="stable")[: max(int((wrong > 0).sum()) // 3, 1)]] = False
    weights[1:] /= spreads
    weights[0] -= means @ weights[1:]
    return weights


def _steps(rows: Rows, won: Rows, ridge: float) -> Rows:
    """Return the weights of rows that begin with a one."""
    import numpy as np  # noqa: PLC0415

    costs = np.full(rows.shape[1], ridge)
    costs[0] = 1e-6
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        called = chances(rows @ weights)
        slope = rows.T @ (called - won) + costs * weights
        bend = (rows * (called * (1.0 - called))[:, None]).T @ rows + np.diag(costs)
        step = np.linalg.solve(bend, slope)
        weights -= step
        if np.abs(step).max() < NEAR_ENOUGH:
            break
    return weights


def chances(odds: Rows) -> Rows:
    """Return chances of winning, from the logarithms of odds."""
    import numpy as np  # noqa: PLC0415

    found: Rows = 1.0 / (1.0 + np.exp(-np.clip(odds, -SURELY, SURELY)))
    return found


def shared(facts: Rows, out: Rows, won: Rows, ridge: float) -> Rows:
    """Return a weight for each fact of several sides that share the chances: by position, side and fact; who is out has none."""
    import numpy as np  # noqa: PLC0415

    spreads = facts.reshape(-1, facts.shape[2]).std(0)
    spreads[spreads < 1e-4] = np.inf
    rows = facts / spreads
    weights = np.zeros(facts.shape[2])
    for _ in range(STEPS):
        strengths = np.exp(np.clip(rows @ weights, -SURELY, SURELY)) * (1.0 - out)
        called = strengths / strengths.sum(1, keepdims=True)
        expected = (called[:, :, None] * rows).sum(1)
        slope = ((called - won)[:, :, None] * rows).sum((0, 1)) + ridge * weights
        bend = np.einsum("np,npf,npg->fg", called, rows, rows, optimize=True) - expected.T @ expected
        step = np.linalg.solve(bend + ridge * np.eye(len(weights)), slope)
        weights -= step
        if np.abs(step).max() < NEAR_ENOUGH:
            break
    found: Rows = weights / spreads
    return found
