"""The printed game: all heroes and boards as one Content."""

from typing import Final

from parlour.games.unmatched.boards import BOARDS
from parlour.games.unmatched.card_choices import PUT_UNDER_DECK
from parlour.games.unmatched.content import Content, Hero
from parlour.games.unmatched.heroes import HEROES
from parlour.games.unmatched.turn import STEPS

PRINTED: Final = Content(HEROES, BOARDS, [*STEPS, PUT_UNDER_DECK])


def with_heroes(*heroes: Hero, words: str) -> Content:
    """Return the printed game with more heroes; `words` is the package whose `languages/` name them and their cards."""
    return Content([*HEROES, *heroes], BOARDS, [*STEPS, PUT_UNDER_DECK], (words,))
