"""Names of pieces and places, for keys and for people."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.games.orange_shall_overcome.board import ROAD_IDS, SPOT_IDS
from parlour.games.orange_shall_overcome.state import Resistance


def who(g: Resistance, c: i64) -> str:
    """Return the name of a character."""
    return g.setup.characters[c].name


def who_id(g: Resistance, c: i64) -> str:
    """Return the id of a character, as used in keys."""
    return g.setup.characters[c].id


def spot_id(spot: int) -> str:
    """Return the id of a spot."""
    return SPOT_IDS[spot]


def place(g: Resistance, spot: int) -> str:
    """Return a location as people say it: tile and spot."""
    return f"{g.setup.location[spot].name} ({SPOT_IDS[spot].upper()})"


def road_id(road: int) -> str:
    """Return the id of a road."""
    return ROAD_IDS[road]


def road_name(road: int) -> str:
    """Return a road as people say it."""
    return f"road {ROAD_IDS[road].upper()}"


def road_title(road: int) -> str:
    """Return a road at the beginning of a sentence."""
    return f"Road {ROAD_IDS[road].upper()}"


def about_character(g: Resistance, c: i64) -> str:
    """Return the reference by which clients find a character."""
    return f"character:{g.setup.characters[c].id}"


def about_spot(spot: int) -> str:
    """Return the reference by which clients find a spot."""
    return f"spot:{SPOT_IDS[spot]}"


def about_road(road: int) -> str:
    """Return the reference by which clients find a road."""
    return f"road:{ROAD_IDS[road]}"


def about_card(id: str) -> str:
    """Return the reference by which clients find a card."""
    return f"card:{id}"
