"""A search of one's own: Monte Carlo tree search over what a seat may know, for all three games.

parlour play unmatched --bot examples/mcts.py
parlour ladder unmatched --bots examples/mcts.py,casual,strong
"""

from __future__ import annotations

from math import log, sqrt

from parlour import search
from parlour.bots.bot import Bot
from parlour.engine.table import Table

ITERATIONS = 400
PLIES = 12
"""So far a game is followed at random before it is judged."""


class Node:
    """What is known about one choice: how often it was possible and taken, and what came of it for whoever took it."""

    def __init__(self) -> None:
        self.possible = self.visits = 0
        self.worth = 0.0
        self.children: dict[tuple[str, int], Node] = {}

    def best(self, asker: str, options: list[int]) -> tuple[int, Node]:
        """Return the option to follow: one that was never tried, or the best of those, looking around a little."""
        known = [(option, self.children.setdefault((asker, option), Node())) for option in options]
        for option, child in known:
            child.possible += 1
            if not child.visits:
                return option, child
        return max(known, key=lambda at: at[1].worth / at[1].visits + 0.7 * sqrt(log(at[1].possible) / at[1].visits))


class Mcts(Bot):
    """Deals what it cannot know anew in every iteration, walks down the tree, looks ahead, and remembers what came of it."""

    def choose(self, table: Table, seat: int) -> str:
        """Return the key of the choice that was tried most often."""
        root, start, worth = Node(), search.position(table), search.judge(table)
        own = [option for option in start.options if start.seat_of(option) == seat]
        noise = self.noise(table, seat)
        for n in range(ITERATIONS):
            g = start.clone()
            g.redeal(seat, noise + n)
            node, path, options = root, [], own
            while g.winners < 0:
                who = g.who() if path else seat
                option, node = node.best(g.asker.name(), options)
                path.append((node, who))
                g.choose(option)
                options = g.options
                if not node.visits:
                    break
            for ply in range(PLIES):
                if g.winners < 0:
                    g.choose(g.options[(noise + n * 31 + ply * 17) % len(g.options)])
            for node, who in path:
                node.visits += 1
                node.worth += worth(g, who)
        tried = {option: root.children[start.asker.name(), option].visits for option in own}
        return search.key(start, max(tried, key=lambda option: tried[option]))


def make_bot(seed: int) -> Bot:
    """Parlour calls this for a seat."""
    return Mcts(seed)
