"""The codec of each game, made once for each content and number of seats."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.errors import BadInput
from parlour.engine.kernel import Game
from parlour.envs.core.black_orchestra import BlackOrchestraCodec
from parlour.envs.core.codec import Codec
from parlour.envs.core.orange_shall_overcome import OrangeCodec
from parlour.envs.core.unmatched import UnmatchedCodec
from parlour.games.black_orchestra.cards.content import Content as OrchestraContent
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.orange_shall_overcome.content import Content as OrangeContent
from parlour.games.orange_shall_overcome.state import Resistance
from parlour.games.unmatched.content import Content as UnmatchedContent
from parlour.games.unmatched.state import Match

MOST_REMEMBERED: Final = 64
"""Studies of changed figures make a content each; codecs of those played long ago are forgotten."""

_known: Final[dict[tuple[Any, int, int], Codec]] = {}


def codec_for(g: Game) -> Codec:
    """Return the codec for a game as it is seated, of the content it is played with; made once."""
    content: Any = None
    seats = 0
    size = 0
    if isinstance(g, Match):
        content, seats, size = g.setup.content, g.players, g.players
    elif isinstance(g, Orchestra):
        content, seats, size = g.setup.content, g.setup.seats, g.setup.seats
    elif isinstance(g, Resistance):
        content, seats, size = g.setup.content, g.setup.seats, g.setup.size
    else:
        msg = f"there are no environments for {type(g).__name__}"
        raise BadInput(msg)
    known = _known.get((content, seats, size))
    if known is None:
        known = _made(content, seats, size)
        if len(_known) >= MOST_REMEMBERED:
            _known.clear()
        _known[content, seats, size] = known
    return known


def _made(content: Any, seats: int, size: int) -> Codec:
    if isinstance(content, UnmatchedContent):
        return UnmatchedCodec(content, seats)
    if isinstance(content, OrchestraContent):
        return BlackOrchestraCodec(content, seats)
    assert isinstance(content, OrangeContent)
    return OrangeCodec(content, seats, size)
