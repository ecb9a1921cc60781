"""Bids, an example of a game that another package brings."""

from bids.mind import MIND
from bids.title import TITLE

__all__ = ["MIND", "TITLE"]
