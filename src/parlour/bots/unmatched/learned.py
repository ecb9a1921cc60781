"""What self-play taught about Unmatched: a network says what is likely and who stands better; the search looks ahead with it."""

from __future__ import annotations

from typing import Final

from parlour.bots.mind import Budget, Mind, squashed
from parlour.bots.network import Network, chance_of, shares_of
from parlour.engine.kernel import Game
from parlour.engine.said import Said
from parlour.envs.core.codec import Codec
from parlour.envs.core.codecs import codec_for
from parlour.games.unmatched.printed import PRINTED
from parlour.games.unmatched.state import Match

EVEN: Final = 0.25
"""So much of what is likely is shared out evenly: the network is sure of itself also where it has seen little."""

SURE: Final = 0.98
"""No judgement is as good as a game that is won."""

SHOWN_SHIFT: Final = -0.04
SHOWN_SLOPE: Final = 1.24
"""How chances are stretched before people see them; fitted to duels of these bots."""


class LearnedMind(Mind):
    """Judges by a network, from what the seat to decide may know."""

    def __init__(self, network: Network, untaught: Mind) -> None:
        self.network: Network = network
        self.untaught: Mind = untaught
        self.exploration = 1.0
        self.doubt = 0.05
        self.thorough = True
        # Of each codec: whether the network has learned its numbers.
        self.fits: dict[Codec, bool] = {}

    def seats(self, g: Game) -> int:
        return self.untaught.seats(g)

    def knows(self, g: Game) -> bool:
        """Say whether the network has learned such games: duels of two different printed heroes on printed boards."""
        assert isinstance(g, Match)
        if g.players != 2 or g.setup.content is not PRINTED or g.setup.heroes[0] is g.setup.heroes[1]:
            return False
        codec = codec_for(g)
        fits = self.fits.get(codec)
        if fits is None:
            fits = self.fits[codec] = codec.numbering() == self.network.about["numbering"]
        return fits

    def budget(self, level: str) -> Budget:
        return Budget(600, 1.9) if level == "expert" else Budget(40, 1.0)

    # Judging.

    def outputs(self, g: Game, codec: Codec, seat: int, actions: list[int]) -> list[int]:
        """Return what the network says of a position as a seat sees it: the value, then a logit for each action."""
        sheet = codec.blank.fresh()
        codec.write(g, seat, sheet)
        return self.network.outputs(bytes(sheet.cells), actions)

    def priors(self, g: Game, options: list[int]) -> list[float]:
        if len(options) == 1:
            return [1.0]
        codec = codec_for(g)
        seat = g.who()
        block = codec.block(g.asker, seat)
        actions = [block.numbers[option - block.low] for option in options]
        even = EVEN / len(options)
        return [share * (1.0 - EVEN) + even for share in shares_of(self.outputs(g, codec, seat, actions)[1:])]

    def calm_down(self, g: Game, before: Game, noise: int) -> None:
        """Make the choices that are none: the network has learned to judge where there is something to choose."""
        while g.winners < 0 and len(g.options) == 1:
            g.choose(g.options[0])

    def evaluate(self, g: Game, seat: int) -> float:
        return self.worths(g, self.seats(g))[seat]

    def worths(self, g: Game, seats: int) -> list[float]:
        """Return every seat's chance to win, by the word of whoever is to decide."""
        if g.winners >= 0:
            return [1.0 if g.winners >> seat & 1 else 0.0 for seat in range(seats)]
        who = g.who()
        chance = 0.5 + (chance_of(self.outputs(g, codec_for(g), who, [])[0]) - 0.5) * SURE
        return [chance if seat == who else 1.0 - chance for seat in range(seats)]

    # For people.

    def calibrated(self, g: Game, seat: int, chance: float) -> float:
        # The search kept judgements a little away from certainty; people are told what was judged.
        judged = min(max(0.5 + (chance - 0.5) / SURE, 0.0), 1.0)
        return squashed(judged, SHOWN_SHIFT, SHOWN_SLOPE)

    def reason(self, before: Game, option: int, seat: int) -> Said | None:
        return self.untaught.reason(before, option, seat)
