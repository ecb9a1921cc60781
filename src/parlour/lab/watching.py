"""A close look at one game: what each seat chose and drew, where pieces went, how the gauges and the chances to win ran."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from parlour.bots.bot import has_mind, mind_of
from parlour.engine.kernel import Event, Game
from parlour.engine.layout import DRAW, TURN, VISIT
from parlour.engine.said import Said
from parlour.engine.title import Title
from parlour.lab.tally import ANYHOW, CARD, COURSE, DRAWN, EVERYBODY, Tally, add

GLANCE = 4
"""Gauges and chances are read at every so many-th decision, and at the end."""

JUDGED = 8
"""Chances are followed in so many games of a setting and in every so many-th after them: judging takes longer than looking."""

CLEAR = 0.05
"""Somebody leads whose chance is so much above an even share; until then whoever led last is said to."""
DECIDED = 0.75
"""A game is decided when the winner's chance does not fall below this any more."""
NEARLY_LOST = 0.5
"""Who wins after having had less than this part of an even share came back."""


class Watch:
    """Looks closely at one game."""

    def __init__(self, title: Title, seats: int, number: int = 0) -> None:
        self.title = title
        # That a game was looked at is noted like a use: a study begun before there was a table of cards counts only these.
        self.used: list[dict[str, int]] = [{ANYHOW: 1} for _ in range(seats)]
        self.chosen: list[list[tuple[str, ...]]] = [[] for _ in range(seats)]
        """By seat what was chosen, a verb and what it was about; counted when the game is over."""
        self.options = 0
        self.decisions = 0
        self.choices = 0
        """Decisions between several options."""
        self.moments: list[dict[str, int]] = []
        judged = number < JUDGED or number % JUDGED == 0
        self.mind = mind_of(title.id) if judged and has_mind(title.id) else None
        self.chances: list[list[float]] = []

    def sees(self, g: Any, seat: int, said: Said, options: int) -> None:
        """Note a decision, before it is carried out."""
        self.chosen[seat].append((said.key().partition(":")[0], *said.about()))
        self.options += options
        self.choices += options > 1
        if self.decisions % GLANCE == 0:
            self.moments.append(self.title.gauges(g))
            if self.mind is not None:
                self.chances.append(self._shares(g))
        self.decisions += 1

    def _shares(self, g: Game) -> list[float]:
        """Return how likely each side wins, by the judgement of the game's bots; in a cooperative game the table and the game."""
        mind = self.mind
        assert mind is not None
        seats = [0] if self.title.cooperative else range(len(self.used))
        found = [mind.calibrated(g, seat, mind.evaluate(g, seat)) for seat in seats]
        if self.title.cooperative:
            return [found[0], 1.0 - found[0]]
        whole = sum(found) or 1.0
        return [chance / whole for chance in found]

    def tell(self, tally: Tally, g: Game, happened: Iterable[Event]) -> None:
        """Add what was seen to the sums, once the game is over."""
        self.moments.append(self.title.gauges(g))
        tally.watched += 1
        if self.decisions:
            add(tally.branching, round(1000 * self.options / self.decisions))
        self._count_chosen()
        decks = self._count(tally, g, happened)
        for seat in self.title.seats(g):
            won = g.winners >> seat.index & 1
            player = tally.players.setdefault(seat.name, [0, 0])
            player[0] += 1
            player[1] += won
            _note(tally, seat.name, self.used[seat.index], won)
        for deck, drawn in {EVERYBODY: {ANYHOW: 1}, **decks}.items():
            _note(tally, deck, drawn, int(g.winners > 0))
        last = len(self.moments) - 1
        for moment in range(COURSE + 1):
            for name, value in self.moments[moment * last // COURSE].items():
                add(tally.moments_of(name)[moment], value)
        if self.chances:
            self._tell_course(tally, g.winners)

    def _count_chosen(self) -> None:
        """Count by seat what was done, and what with."""
        for used, chosen in zip(self.used, self.chosen, strict=True):
            for (verb, *pieces), times in Counter(chosen).items():
                used[verb] = used.get(verb, 0) + times
                for piece in pieces:
                    # However a card was used: for the table of all cards.
                    for what in (f"{verb} {piece}", ANYHOW + piece) if piece.startswith(CARD) else (f"{verb} {piece}",):
                        used[what] = used.get(what, 0) + times

    def _count(self, tally: Tally, g: Game, happened: Iterable[Event]) -> dict[str, dict[str, int]]:
        """Count turns, places and cards drawn; return those of decks that are everybody's affair."""
        turns = 0
        visits: Counter[str] = Counter()
        decks: dict[str, dict[str, int]] = {}
        for event in happened:
            noted = self.title.noted(g, event) if event[0] >= 0 else None
            if noted is None:
                continue
            if noted.kind == TURN:
                turns += 1
            elif noted.kind == VISIT:
                visits[noted.ref] += 1
            elif noted.kind == DRAW:
                drawn = decks.setdefault(noted.deck, {}) if noted.deck else self.used[noted.seat]
                drawn[DRAWN + noted.ref] = drawn.get(DRAWN + noted.ref, 0) + 1
        add(tally.pace.setdefault("choices", [0, 0, 0]), self.choices)
        if turns:
            add(tally.pace.setdefault(self.title.clock, [0, 0, 0]), turns)
        for space, times in visits.items():
            add(tally.visits.setdefault(space, [0, 0, 0]), times)
        return decks

    def _tell_course(self, tally: Tally, winners: int) -> None:
        """Count who led when, and whether and when it turned."""
        even = 1.0 / len(self.chances[0])
        leaders: list[int] = []
        for shares in self.chances:
            first = max(range(len(shares)), key=lambda n: (shares[n], -n))
            if shares[first] >= even + CLEAR and (not leaders or leaders[-1] != first):
                leaders.append(first)
        add(tally.pace.setdefault("lead changes", [0, 0, 0]), sum(1 for _ in pairwise(leaders)))
        if self.title.cooperative:
            course = [shares[0 if winners else 1] for shares in self.chances]
        else:
            course = [sum(share for n, share in enumerate(shares) if winners >> n & 1) for shares in self.chances]
        open_until = max((n + 1 for n, chance in enumerate(course) if chance < DECIDED), default=0)
        add(tally.pace.setdefault("decided", [0, 0, 0]), round(1000 * open_until / len(course)))
        if winners:
            tally.comebacks[0] += 1
            together = 1 if self.title.cooperative else winners.bit_count()
            tally.comebacks[1] += min(course) < NEARLY_LOST * even * together


def _note(tally: Tally, name: str, used: dict[str, int], won: int) -> None:
    """Add what somebody, or a deck, had to do with in a game."""
    counts_of = tally.used.setdefault(name, {})
    for what, times in used.items():
        counts = counts_of.setdefault(what, [0, 0, 0])
        counts[0] += 1
        counts[1] += won
        counts[2] += times
