"""The codec of each game, made once for each number of seats."""

from __future__ import annotations

from typing import Final

from parlour.engine.errors import BadInput
from parlour.engine.kernel import Game
from parlour.envs.core.black_orchestra import BlackOrchestraCodec
from parlour.envs.core.codec import Codec
from parlour.envs.core.orange_shall_overcome import OrangeCodec
from parlour.envs.core.unmatched import UnmatchedCodec
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.orange_shall_overcome.state import Resistance
from parlour.games.unmatched.state import Match

_known: Final[dict[tuple[str, int, int], Codec]] = {}


def codec_for(g: Game) -> Codec:
    """Return the codec for a game as it is seated."""
    if isinstance(g, Match):
        return _remembered("unmatched", g.players, g.players)
    if isinstance(g, Orchestra):
        return _remembered("black-orchestra", g.setup.seats, g.setup.seats)
    if isinstance(g, Resistance):
        return _remembered("orange-shall-overcome", g.setup.seats, g.setup.size)
    msg = f"there are no environments for {type(g).__name__}"
    raise BadInput(msg)


def _remembered(game: str, seats: int, size: int) -> Codec:
    known = _known.get((game, seats, size))
    if known is None:
        if game == "unmatched":
            known = UnmatchedCodec(seats)
        elif game == "black-orchestra":
            known = BlackOrchestraCodec(seats)
        else:
            known = OrangeCodec(seats, size)
        _known[game, seats, size] = known
    return known
