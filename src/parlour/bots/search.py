"""Information-set Monte Carlo tree search, the same for every game.

In every iteration everything the searching seat cannot know is dealt anew. Each seat has a tree of its own, over what *it* can see,
so nobody in the tree reacts to a card that still lies face down.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from parlour.bots.mind import Budget, Mind, Verdict
from parlour.engine.kernel import WORD, Choice, Game, play_out, stirred

MOST_NODES: Final = 400_000
"""Trees grow no further than this, about 100 MB; what is known by then is only made surer."""

LEAST_SCALE: Final = 0.01

BETWEEN_LOOKS: Final = 16
"""So many iterations are made between two looks at the clock."""


@final
class Node:
    """What has been learned about one choice: how often it was possible and taken, and how good it was for whoever took it.

    Not marked as acyclic, though it is: compiled classes marked so corrupt the memory when a chain of more than fifty is freed.
    """

    def __init__(self, prior: float) -> None:
        self.prior: float = prior
        self.visits: int = 0
        self.possible: int = 0
        self.worth: float = 0.0
        self.squares: float = 0.0
        self.children: dict[int, Node] = {}


class Search:
    """A search for one seat at one moment, among some of the open options."""

    def __init__(self, mind: Mind, game: Game, seat: int, options: list[int], seed: int) -> None:
        self.mind: Mind = mind
        self.game: Game = game
        self.seat: int = seat
        self.options: list[int] = options
        self.seats: int = mind.seats(game)
        self.roots: list[Node] = [Node(1.0) for _ in range(self.seats)]
        # Choices by number, in the order in which the search met them: numbers do not depend on where things lie in memory.
        self.numbers: dict[Choice, int] = {}
        self.nodes: int = 0
        self.most_nodes: int = MOST_NODES
        self.noise: i64 = (seed * 2654435769 + 1) & WORD
        self.exploration: float = mind.exploration
        self.doubt: float = mind.doubt
        self.thorough: bool = mind.thorough

    def follow(self, chosen: int, game: Game, options: list[int]) -> bool:
        """Go on from the position after my own choice, if nothing unforeseen has happened since; say whether that is possible."""
        before = self.game
        asker = before.asker
        where = self.where(asker)
        me, it = before.ask_me, before.ask_it
        roots: list[Node] = []
        for seat in range(self.seats):
            seen = chosen if seat == self.seat else asker.seen_as(before, me, it, chosen, seat)
            node = self.roots[seat].children.get(where ^ seen)
            if node is None:
                return False
            roots.append(node)
        self.roots = roots
        self.game = game
        self.options = options
        return True

    def think(self, budget: Budget) -> None:
        """Search until the budget is used up: iterations, seconds, or whichever comes first."""
        if not budget.seconds:
            self.run(budget.iterations)
            return
        end = perf_counter() + budget.seconds
        done = 0
        while (not budget.iterations or done < budget.iterations) and (not done or perf_counter() < end):
            count = BETWEEN_LOOKS
            if budget.iterations:
                count = min(count, budget.iterations - done)
            self.run(count)
            done += count

    def run(self, iterations: int) -> None:
        """Search so many iterations more."""
        for _ in range(iterations):
            self.iterate()

    def where(self, asker: Choice) -> int:
        """Return what distinguishes the options of one choice from those of another."""
        number = self.numbers.get(asker)
        if number is None:
            number = len(self.numbers) + 1
            self.numbers[asker] = number
        return number << 40

    def iterate(self) -> None:
        """Deal, walk down the trees, add a node, see what comes of it, and remember that along the way."""
        self.noise = stirred(self.noise)
        g = self.game.clone()
        g.redeal(self.seat, self.noise)
        nodes = self.roots[:]
        path: list[Node] = []
        actors: list[int] = []
        fresh = False
        actor = self.seat
        options = self.options
        while g.winners < 0 and not fresh:
            asker = g.asker
            where = self.where(asker)
            option = self.select(g, options, nodes[actor], where)
            me, it = g.ask_me, g.ask_it
            for seat in range(self.seats):
                seen = option if seat == actor else asker.seen_as(g, me, it, option, seat)
                node = nodes[seat].children.get(where ^ seen)
                if node is None:
                    node = self.grow(nodes[seat], where ^ seen, 1.0)
                nodes[seat] = node
            node = nodes[actor]
            fresh = node.visits == 0
            path.append(node)
            actors.append(actor)
            g.choose(option)
            if g.winners < 0:
                actor = g.who()
                options = g.options
        worths = self.look_ahead(g)
        for n in range(len(path)):
            self.learn(path[n], worths[actors[n]])
        self.learn(self.roots[self.seat], worths[self.seat])

    def grow(self, node: Node, key: int, prior: float) -> Node:
        """Return a new node; once the trees are as large as they may be, one that is forgotten at once."""
        child = Node(prior)
        if self.nodes < self.most_nodes:
            self.nodes += 1
            node.children[key] = child
        return child

    def learn(self, node: Node, worth: float) -> None:
        """Remember how a try came out."""
        node.visits += 1
        node.worth += worth
        node.squares += worth * worth

    def select(self, g: Game, options: list[int], node: Node, where: int) -> int:
        """Return the option to follow: good so far, likely at first sight, or not tried often enough."""
        children = node.children
        mean = node.worth / node.visits if node.visits else 0.5
        # Where a game is all but decided, chances differ by little: what is worth a look shrinks with them.
        scale = 4.0 * mean * (1.0 - mean)
        if scale < LEAST_SCALE:
            scale = LEAST_SCALE
        expected = mean - self.doubt * scale
        known: list[Node] = []
        priors: list[float] | None = None
        total = 0.0
        for n in range(len(options)):
            child = children.get(where ^ options[n])
            if child is None:
                if priors is None:
                    priors = self.mind.priors(g, options)
                child = self.grow(node, where ^ options[n], priors[n])
            child.possible += 1
            total += child.prior
            known.append(child)
        if self.thorough and node is self.roots[self.seat]:
            for n in range(len(known)):
                if not known[n].visits:
                    return options[n]
        best = -1.0
        choice = 0
        weight = self.exploration * scale / total
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
            self.noise = stirred(self.noise)
            self.mind.calm_down(g, g.clone(), self.noise)
        return self.mind.worths(g, self.seats)

    def verdicts(self) -> list[Verdict]:
        """Return what was learned about the options, the one tried most often first."""
        root = self.roots[self.seat]
        around = root.worth / root.visits if root.visits else 0.5
        where = self.where(self.game.asker)
        ranked: list[tuple[float, int, Verdict]] = []
        for n in range(len(self.options)):
            option = self.options[n]
            node = root.children.get(where ^ option)
            if node is None or not node.visits:
                ranked.append((0.0, n, Verdict(option, max(around - self.doubt, 0.0), 0, 0.5)))
                continue
            chance = node.worth / node.visits
            # A prior of one observation at even odds keeps a single try from looking certain.
            variance = (node.squares - node.worth * chance + 0.25) / (node.visits + 1)
            spread = sqrt(max(variance, 0.0) / node.visits)
            ranked.append((-(node.visits + chance), n, Verdict(option, chance, node.visits, spread)))
        ranked.sort(key=place)
        return [verdict for _, _, verdict in ranked]


def place(ranked: tuple[float, int, Verdict]) -> tuple[float, int]:
    """Return by what verdicts are put in order."""
    return ranked[0], ranked[1]


def iterations(game: Game, seat: int, seats: int, count: int, seed: int) -> None:
    """Search so many iterations with nothing but random play, to measure the speed of the search itself."""
    Search(NoMind(seats), game, seat, game.options, seed).run(count)


class NoMind(Mind):
    """Knows nothing of any game: plays on at random to the end. The measure for the speed of search."""

    def __init__(self, seats: int) -> None:
        self.players: int = seats

    def seats(self, g: Game) -> int:
        return self.players

    def calm_down(self, g: Game, before: Game, noise: int) -> None:
        play_out(g, noise)

    def evaluate(self, g: Game, seat: int) -> float:
        return float(g.winners >> seat & 1)
