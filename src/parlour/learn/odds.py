"""Weights of facts that tell the odds best: logistic regression by Newton's steps, the same on every machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np

    Rows = np.ndarray[tuple[int, ...], np.dtype[np.float64]]

STEPS = 30
NEAR_ENOUGH = 1e-7
SURELY = 30.0


def shared(facts: Rows, out: Rows, won: Rows, ridge: float) -> Rows:
    """Return a weight for each fact of several sides that share the chances: by position, side and fact; who is out has none."""
    import numpy as np  # noqa: PLC0415 - the extra `learn`

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
