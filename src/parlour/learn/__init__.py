"""Learning by self-play, for all three games: `python -m parlour.learn GAME`. Needs the extra `learn`."""
