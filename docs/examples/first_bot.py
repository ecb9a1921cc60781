"""A first bot: takes what wins at once, likes to strike, and leaves the rest to a little chance."""

from random import Random

from parlour import Table

LIKED = ("attack", "scheme", "defend", "plot", "share")


class FirstBot:
    """Prefers some verbs to others, and gives up no card if it need not."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)

    def choose(self, table: Table, seat: int) -> str:
        """Return the key of the option it likes best."""
        assert table.decision is not None
        return max(table.decision.of(seat), key=lambda option: self.liking(table, seat, option.key)).key

    def liking(self, table: Table, seat: int, key: str) -> float:
        """Try an option on a copy of the table and say how much it is liked."""
        trial = table.clone()
        trial.choose(key, seat)
        if trial.outcome is not None:
            return 99 if seat in trial.outcome.winners else -99
        return (key.partition(":")[0] in LIKED) + self.dice.random()


def make_bot(seed: int) -> FirstBot:
    """Parlour calls this to seat the bot."""
    return FirstBot(seed)
