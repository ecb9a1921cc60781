"""Looking back at a finished game: what every choice cost, what luck did, and where the game turned."""

from __future__ import annotations

from parlour.review.reviewing import PAGE, Quality, review

__all__ = ["PAGE", "Quality", "review"]
