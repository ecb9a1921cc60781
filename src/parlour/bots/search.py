"""Information-set Monte Carlo tree search: one tree over what a seat can know, a fresh deal of the rest in every iteration."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from parlour.engine.kernel import WORD, Game, play_out

EXPLORATION: Final = 0.7


class Node:
    """What has been learned about one choice: how often it was possible, taken, and good for whoever took it."""

    def __init__(self, who: int) -> None:
        self.who: int = who
        self.visits: int = 0
        self.possible: int = 0
        self.wins: float = 0.0
        self.children: dict[int, Node] = {}


def iterations(game: Game, seat: int, count: int, seed: int) -> Node:
    """Search so many iterations for a seat, with rollouts at random to the end, and return the root."""
    root = Node(seat)
    x: i64 = (seed * 2654435769 + 1) & WORD
    for _ in range(count):
        x = (x * 1664525 + 1013904223) & WORD
        one_iteration(game, seat, root, x)
    return root


def one_iteration(game: Game, seat: int, root: Node, noise: int) -> None:
    """Deal, walk down the tree, add a node, play out, and remember the result along the way."""
    g = game.clone()
    g.redeal(seat, noise)
    x: i64 = noise & WORD
    node = root
    path = [root]
    growing = False
    while g.winners < 0 and not growing:
        fresh: list[int] = []
        children = node.children
        where = id(g.asker) << 32
        best = -1.0
        choice = 0
        chosen = root
        for option in g.options:
            child = children.get(where ^ option)
            if child is None:
                fresh.append(option)
                continue
            child.possible += 1
            if not fresh:
                worth = child.wins / child.visits + EXPLORATION * sqrt(log(child.possible) / child.visits)
                if worth > best:
                    best = worth
                    choice = option
                    chosen = child
        if fresh:
            x = (x * 1664525 + 1013904223) & WORD
            choice = fresh[(x * len(fresh)) >> 32]
            chosen = Node(g.seat_of(choice))
            chosen.possible = 1
            children[where ^ choice] = chosen
            growing = True
        node = chosen
        path.append(node)
        g.choose(choice)
    if g.winners < 0:
        play_out(g, x)
    for passed in path:
        passed.visits += 1
        if g.winners >> passed.who & 1:
            passed.wins += 1.0
