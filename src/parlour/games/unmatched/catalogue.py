"""Everything printed."""

from __future__ import annotations

from parlour.engine.title import Json


def catalogue() -> Json:
    """Return everything printed."""
    return {}
