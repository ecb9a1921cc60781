"""The heroes, one file each."""

from parlour.games.unmatched.heroes.dracula import DRACULA
from parlour.games.unmatched.heroes.invisible_man import INVISIBLE_MAN
from parlour.games.unmatched.heroes.jekyll_and_hyde import JEKYLL_AND_HYDE
from parlour.games.unmatched.heroes.sherlock_holmes import SHERLOCK_HOLMES

HEROES = [SHERLOCK_HOLMES, DRACULA, JEKYLL_AND_HYDE, INVISIBLE_MAN]
