"""Finding puzzles: bots play games, most questions are thrown away at a glance, and what is left has to stand up to a long look."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from random import Random

from parlour.bots.bot import make_bot, mind_of
from parlour.bots.mind import Budget
from parlour.engine.errors import BadInput
from parlour.engine.kernel import WORD, Game
from parlour.engine.table import Table, new_table, table_from_position
from parlour.engine.title import Json, Title
from parlour.games import title
from parlour.puzzles.judging import LEAST, Bench, Verdict
from parlour.puzzles.reading import FORMAT, Chance
from parlour.puzzles.themes import THEMES, theme_of
from parlour.review.judging import scattered
from parlour.review.walking import turn_of

PLAYERS = ("novice", "casual", "casual")
"""Who plays the games the questions come from: like people they see most things and miss some."""

FEWEST_OPTIONS = 3
GLANCE = 0.02
"""A glance has to find it better by so much more."""

LOST, WON = 0.15, 0.9
"""Nobody solves what is lost anyway; and where nearly everything wins, nothing is to be found."""

MOST_OF_A_GAME = 4
"""So many puzzles come from one game, and not from the same turn."""

MOST_OF_A_THEME = 0.35
MOST_EASY = 0.5
"""No theme, and not what everybody sees, takes more than such a share."""

MOST_STEPS = 3
LONGEST = 1500
GAMES_OF_A_SEED = 100_000
TRIES = 4
"""So often bots are asked how hard it is."""

DIFFICULTIES = EASY, MEDIUM, HARD = "easy", "medium", "hard"

MOST_TOLD, LONGEST_TOLD = 8, 8
"""So many wrong choices are played on, the best ones first, and so far at most."""


@dataclass(frozen=True)
class Question:
    """A moment of a game at which somebody was asked."""

    table: Table
    seat: int
    turn: int


@dataclass(frozen=True)
class Found:
    """A question with a clear answer."""

    table: Table
    seat: int
    verdict: Verdict
    theme: str
    difficulty: str


@dataclass
class Wanted:
    """What is still wanted: what was asked for; otherwise no theme, and not what everybody sees, takes more than its share."""

    count: int
    only_themes: Collection[str] = ()
    only_difficulties: Collection[str] = DIFFICULTIES
    themes: Counter[str] = field(default_factory=Counter)
    easy: int = 0

    def theme(self, theme: str) -> bool:
        """Say whether one of that theme is wanted."""
        if self.only_themes:
            return theme in self.only_themes
        return self.themes[theme] < max(MOST_OF_A_THEME * self.count, 2)

    def fits(self, theme: str, difficulty: str) -> bool:
        """Say whether one of that kind is wanted."""
        if not self.theme(theme) or difficulty not in self.only_difficulties:
            return False
        return difficulty != EASY or len(self.only_difficulties) == 1 or self.easy < MOST_EASY * self.count

    def add(self, theme: str, difficulty: str) -> None:
        """Count one."""
        self.themes[theme] += 1
        self.easy += difficulty == EASY


def make(game: str, wanted: Wanted, seed: int, tell: Callable[[str], None] = lambda _: None) -> Iterator[Json]:
    """Yield so many puzzles of a game as are wanted, as documents; the same seed finds the same ones."""
    named = title(game)
    count, made = wanted.count, 0
    number = seed * GAMES_OF_A_SEED
    while made < count:
        number += 1
        for found in puzzles_of(named, number, wanted):
            yield document(found, number)
            made += 1
            tell(f"game {number}: {made} of {count}, {found.theme}, {found.difficulty}")
            if made == count:
                return
        tell(f"game {number}: seen")


def puzzles_of(named: Title, number: int, wanted: Wanted) -> Iterator[Found]:
    """Yield the questions of one game that have a clear answer, in any order, each of another turn."""
    asked = questions(named, number)
    # At the beginning nearly everything can still be made good.
    asked = asked[len(asked) // 3 :]
    Random(number).shuffle(asked)
    turns: set[int] = set()
    for question in asked:
        hidden = EASY not in wanted.only_difficulties
        if question.turn in turns or not worth_a_look(named.id, question.table.game, question.seat, hidden=hidden):
            continue
        found = _puzzle(question, number * 1000 + question.table.moment, wanted)
        if found is not None:
            wanted.add(found.theme, found.difficulty)
            turns.add(question.turn)
            yield found
            if len(turns) == MOST_OF_A_GAME:
                return


def questions(named: Title, number: int) -> list[Question]:
    """Let bots play a game, and return the moments at which one seat alone had a real choice."""
    luck = Random(number)
    setups = [setup for setup in named.ladder_setups() if len(setup.get("heroes", ("", ""))) == 2]
    table = new_table(named, number, dict(luck.choice(setups)))
    bots = [make_bot(luck.choice(PLAYERS), number + seat.index) for seat in table.seats]
    found: list[Question] = []
    while table.decision is not None and table.moment < LONGEST:
        seat = table.game.to_act()
        if table.decision.seats == (seat,) and len(table.decision.options) >= FEWEST_OPTIONS:
            found.append(Question(table.clone(), seat, _turn(table)))
        table.choose(bots[seat].choose(table, seat), seat)
    return found


def _puzzle(question: Question, seed: int, wanted: Wanted) -> Found | None:
    """Return what a question is as a puzzle, if its answer is clear, can be told, and such a one is wanted."""
    table, seat = question.table, question.seat
    game, g = table.title.id, table.game
    kind: list[str] = []

    def fits(best: int) -> bool:
        kind[:] = _theme(table, best), how_hard(game, g, seat, best)
        told = mind_of(game).reason(_dealt(g, seat), best, seat) is not None
        return told and wanted.fits(*kind) and _can_be_read(table)

    def promises(best: int) -> bool:
        """Look at what costs nothing first: most games ask the same things again and again."""
        if not wanted.theme(_theme(table, best)):
            return False
        if set(wanted.only_difficulties) == {HARD}:
            return how_hard(game, g, seat, best) == HARD
        return EASY in wanted.only_difficulties or not seen_at_once(game, g, seat, best)

    verdict = Bench(game, g, seat, seed).judge(fits, promises)
    return None if verdict is None else Found(table, seat, verdict, *kind)


def worth_a_look(game: str, g: Game, seat: int, *, hidden: bool) -> bool:
    """Say at a glance whether one option may be clearly better than the others, in a game that is neither lost nor won.

    What is hidden from a glance is not found by one: then only the looks decide.
    """
    best, second = Bench(game, g, seat, 1).glance()
    return (hidden or best - second >= LEAST[game] + GLANCE) and best >= LOST and second <= WON


def how_hard(game: str, g: Game, seat: int, best: int) -> str:
    """Return how hard a question is: whether bots that look a little ahead see it, or those that think, or neither."""
    mind, options = mind_of(game), g.options_of(seat)
    budget = Budget(mind.budget("strong").iterations, 0.0)
    thought = sum(mind.rank(g, seat, options, budget, scattered(n + 23))[0].option == best for n in range(TRIES))
    if thought < TRIES - 1:
        return HARD
    return EASY if seen_at_once(game, g, seat, best) else MEDIUM


def seen_at_once(game: str, g: Game, seat: int, best: int) -> bool:
    """Say whether bots that look a little ahead see it."""
    mind, options = mind_of(game), g.options_of(seat)
    return sum(mind.greedy(g, seat, options, scattered(n + 11)) == best for n in range(TRIES)) >= TRIES - 1


def document(found: Found, number: int) -> Json:
    """Return a puzzle as it is kept."""
    table, seat = found.table, found.seat
    position = table.position()
    rules = position.pop("rules")
    position.pop("game")
    steps = [_step(table, seat, found.verdict)]
    here = table.clone()
    while len(steps) < MOST_STEPS:
        before = here.game.fate
        here.choose(steps[-1]["best"], seat)
        following = _following(here, seat, before, number * 1000 + here.moment)
        if following is None:
            break
        steps.append(_step(here, seat, following))
    name = hashlib.sha256(json.dumps([table.title.id, position, seat], sort_keys=True).encode()).hexdigest()[:8]
    return {
        "puzzle": FORMAT,
        "id": name,
        "game": table.title.id,
        "rules": rules,
        "theme": found.theme,
        "difficulty": found.difficulty,
        "seat": seat,
        "steps": steps,
        "made": [number, table.moment],
        "position": position,
    }


def _following(here: Table, seat: int, fate: int, seed: int) -> Verdict | None:
    """Return the verdict about the next question, if it is the same seat's, nothing has happened since, and its answer is clear."""
    if here.decision is None or here.game.fate != fate or here.decision.seats != (seat,):
        return None
    if len(here.decision.options) < FEWEST_OPTIONS:
        return None
    return Bench(here.title.id, here.game, seat, seed).judge()


def _step(table: Table, seat: int, verdict: Verdict) -> Json:
    g = table.game
    played, search = verdict.played, verdict.search
    keys = {option: g.asker.key(g, g.ask_me, g.ask_it, option) for option in verdict.chances}
    order = sorted(verdict.chances, key=lambda option: (option != verdict.best, -verdict.chances[option].chance))
    then = {keys[option]: what_happens(table, seat, keys[option]) for option in order[1 : MOST_TOLD + 1]}
    return {
        "best": keys[verdict.best],
        "second": keys[verdict.second],
        "chances": {keys[option]: _numbers(verdict.chances[option]) for option in order},
        "looks": verdict.looks,
        "search": {"iterations": search.iterations, "best": _numbers(search.best), "second": _numbers(search.second)},
        "played": {"by": played.by, "games": played.games, "best": played.best, "second": played.second},
        "then": {key: keys for key, keys in then.items() if keys},
    }


def _numbers(chance: Chance) -> list[float]:
    return [chance.chance, chance.low, chance.high]


def what_happens(table: Table, seat: int, key: str) -> list[str]:
    """Return how it goes on after a choice, played by casual bots, until somebody else has acted and the seat is asked again."""
    after = table.clone()
    after.choose(key, seat)
    told: list[str] = []
    others = False
    while after.decision is not None and len(told) < LONGEST_TOLD:
        actor = after.game.to_act()
        if others and actor == seat:
            break
        others = others or actor != seat
        chosen = make_bot("casual", 1).choose(after, actor)
        after.choose(chosen, actor)
        told.append(chosen)
    return told


def _theme(table: Table, best: int) -> str:
    g = table.game
    found = theme_of(table.title.id, g.asker.name(), g.asker.key(g, g.ask_me, g.ask_it, best))
    assert found in THEMES[table.title.id]
    return found


def _can_be_read(table: Table) -> bool:
    """Say whether the position can be read again as it is written."""
    try:
        return table_from_position(table.title, table.position()).hash() == table.hash()
    except BadInput:
        return False


def _dealt(g: Game, seat: int) -> Game:
    dealt = g.clone()
    dealt.redeal(seat, 1 & WORD)
    return dealt


def _turn(table: Table) -> int:
    return turn_of(table.view(None))
