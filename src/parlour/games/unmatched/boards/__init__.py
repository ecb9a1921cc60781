"""The boards, one file each."""

from parlour.games.unmatched.boards.baskerville_manor import BASKERVILLE_MANOR
from parlour.games.unmatched.boards.marmoreal import MARMOREAL
from parlour.games.unmatched.boards.sarpedon import SARPEDON
from parlour.games.unmatched.boards.sherwood_forest import SHERWOOD_FOREST
from parlour.games.unmatched.boards.soho import SOHO
from parlour.games.unmatched.boards.yukon import YUKON

BOARDS = [BASKERVILLE_MANOR, SOHO, MARMOREAL, SARPEDON, SHERWOOD_FOREST, YUKON]
