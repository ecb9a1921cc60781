"""Pictures of games without a browser: the board as everybody may see it, as SVG or PNG, alone or as a card to share."""

from parlour.pictures.card import COVER, board_of, card_of
from parlour.pictures.raster import png
from parlour.pictures.scene import Scene

__all__ = ["COVER", "Scene", "board_of", "card_of", "png"]
