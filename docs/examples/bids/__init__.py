"""Bids, an example of a game that another package brings."""

from bids.title import TITLE

__all__ = ["TITLE"]
