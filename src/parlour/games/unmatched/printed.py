"""The printed game: all heroes and boards as one Content."""

from typing import Final

from parlour.games.unmatched.boards import BOARDS
from parlour.games.unmatched.card_choices import PUT_UNDER_DECK
from parlour.games.unmatched.content import Content
from parlour.games.unmatched.heroes import HEROES
from parlour.games.unmatched.turn import STEPS

PRINTED: Final = Content(HEROES, BOARDS, [*STEPS, PUT_UNDER_DECK])
