"""Information-set Monte Carlo tree search, the same for every game.

In every iteration everything the searching seat cannot know is dealt anew. Each seat has a tree of its own, over what *it* can see,
so nobody in the tree reacts to a card that still lies face down.
"""

from __future__ import annotations

from math import sqrt

from mypy_extensions import i64

from parlour.bots.mind import Mind
from parlour.engine.kernel import WORD, Game, play_out


class Node:
    """What has been learned about one choice: how often it was possible and taken, and how good it was for whoever took it."""

    def __init__(self, prior: float) -> None:
        self.prior: float = prior
        self.visits: int = 0
        self.possible: int = 0
        self.worth: float = 0.0
        self.children: dict[int, Node] = {}


class Search:
    """A search for one seat at one moment."""

    def __init__(self, mind: Mind, game: Game, seat: int, seats: int, seed: int) -> None:
        self.mind: Mind = mind
        self.game: Game = game
        self.seat: int = seat
        self.seats: int = seats
        self.roots: list[Node] = [Node(1.0) for _ in range(seats)]
        self.noise: i64 = (seed * 2654435769 + 1) & WORD
        self.exploration: float = 1.4
        # A choice nobody has tried yet is expected to be a little worse than what has been tried around it.
        self.doubt: float = 0.12

    def run(self, iterations: int) -> None:
        """Search so many iterations more."""
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """Deal, walk down the trees, add a node, see what comes of it, and remember that along the way."""
        self.noise = (self.noise * 1664525 + 1013904223) & WORD
        g = self.game.clone()
        g.redeal(self.seat, self.noise)
        nodes = self.roots[:]
        path: list[Node] = []
        actors: list[int] = []
        fresh = False
        while g.winners < 0 and not fresh:
            asker = g.asker
            actor = g.who()
            option = self.select(g, nodes[actor], id(asker) << 24)
            me, it = g.ask_me, g.ask_it
            where = id(asker) << 24
            for seat in range(self.seats):
                seen = option if seat == actor else asker.seen_as(g, me, it, option, seat)
                node = nodes[seat].children.get(where ^ seen)
                if node is None:
                    node = Node(1.0)
                    nodes[seat].children[where ^ seen] = node
                nodes[seat] = node
            node = nodes[actor]
            fresh = node.visits == 0
            path.append(node)
            actors.append(actor)
            g.choose(option)
        worths = self.look_ahead(g)
        for n in range(len(path)):
            node = path[n]
            node.visits += 1
            node.worth += worths[actors[n]]
        root = self.roots[self.seat]
        root.visits += 1
        root.worth += worths[self.seat]

    def select(self, g: Game, node: Node, where: int) -> int:
        """Return the option to follow: good so far, likely at first sight, or not tried often enough."""
        children = node.children
        options = g.options
        expected = node.worth / node.visits - self.doubt if node.visits else 0.5
        known: list[Node] = []
        total = 0.0
        for option in options:
            child = children.get(where ^ option)
            if child is None:
                child = Node(self.mind.prior(g, option))
                children[where ^ option] = child
            child.possible += 1
            total += child.prior
            known.append(child)
        best = -1.0
        choice = 0
        weight = self.exploration / total
        for n in range(len(known)):
            child = known[n]
            worth = child.worth / child.visits if child.visits else expected
            worth += weight * child.prior * sqrt(child.possible) / (1 + child.visits)
            if worth > best:
                best = worth
                choice = n
        return options[choice]

    def look_ahead(self, g: Game) -> list[float]:
        """Follow the game a little further at first sight, and judge it for every seat."""
        if g.winners < 0:
            self.noise = (self.noise * 1664525 + 1013904223) & WORD
            self.mind.calm_down(g, g.clone(), self.noise)
        return [self.mind.evaluate(g, seat) for seat in range(self.seats)]

    def result(self, option: int) -> Node | None:
        """Return what was learned about an option of the open choice."""
        return self.roots[self.seat].children.get((id(self.game.asker) << 24) ^ option)

    def best(self, options: list[int]) -> int:
        """Return the option tried most often."""
        chosen = options[0]
        most = -1.0
        for option in options:
            node = self.result(option)
            if node is not None:
                weight = node.visits + node.worth / (1 + node.visits)
                if weight > most:
                    most = weight
                    chosen = option
        return chosen


def iterations(game: Game, seat: int, seats: int, count: int, seed: int) -> None:
    """Search so many iterations with nothing but random play, to measure the speed of the search itself."""
    Search(NoMind(), game, seat, seats, seed).run(count)


class NoMind(Mind):
    """Knows nothing of any game: plays on at random to the end. The measure for the speed of search."""

    def calm_down(self, g: Game, before: Game, noise: int) -> None:
        play_out(g, noise)

    def evaluate(self, g: Game, seat: int) -> float:
        return float(g.winners >> seat & 1)
