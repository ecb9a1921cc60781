"""What the numbers of steps on the stack can be in this game."""

from __future__ import annotations

from typing import Final

from parlour.engine.kernel import NONE
from parlour.engine.kinds import Kind, within

MY_SIDEKICK: Final = Kind("one of the player's sidekicks", lambda g, me, it: 4 * me < it <= 4 * me + g.setup.heroes[me].sidekicks)
MY_HERO: Final = Kind("the player's hero", lambda g, me, it: it == 4 * me)  # noqa: ARG005
MY_FOG: Final = within(NONE, 7)
"""A set of the player's fog tokens, NONE for none of them."""
CARDS_DONE: Final = within(NONE, 9)
"""How many cards, the one at hand included; NONE for the first."""
STAGE_OF_COMBAT: Final = within(0, 7)
