"""python -m parlour.learn GAME: learn a game by playing it against oneself."""

from __future__ import annotations

import sys

from parlour.learn.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
