"""The roll of a plot attempt and its result (BO-122 to BO-127, R16 to R18, R47, R95, R97)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Noun, Said, number
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.bits import BIT
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.cards.spaces import CHANCELLERY
from parlour.games.black_orchestra.kinds import PLACE_IN_ROUND
from parlour.games.black_orchestra.levels import arrest, motivate, move_leader, remove_leader
from parlour.games.black_orchestra.limits import drop
from parlour.games.black_orchestra.names import (
    A_TARGET,
    AN_EAGLE,
    EVERY_LEADER,
    FACE_IDS,
    HITLER,
)
from parlour.games.black_orchestra.nouns import FACES
from parlour.games.black_orchestra.pieces import a_card, eagles_that_detect
from parlour.games.black_orchestra.state import HITLER_DEAD, Attempt, Orchestra


class TakeOutDice(Choice):
    """BO-122, R16: take dice out of the pool, at least one stays; then roll the rest at once (BO-123)."""

    def __init__(self) -> None:
        super().__init__()
        # BO-121: the numbers are seen before the dice fall, also with a single die.
        self.always = True

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        attempt = g.attempt
        assert attempt is not None
        return list(range(attempt.pool, 0, -1)) or [0]

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        attempt = g.attempt
        assert attempt is not None
        attempt.faces = [g.roll() for _ in range(option)]
        g.tell(log.PLOT_ROLLED, me, log.pack(attempt.faces))
        g.then(ROLL_CARDS, me, 0)
        g.then(COUNT, me)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        attempt = g.attempt
        assert attempt is not None
        return Said("how-many-dice", needed=attempt.needed, eagles=eagles_that_detect(attempt.limit, attempt.add, attempt.ignore))

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        return Said("roll", "BO-122", dice=number(option))


class RollCards(Step):
    """R18, R95: after the roll everybody free may use cards in any order until all pass; `it` is how far the round has come."""

    it_is: ClassVar[Kind] = PLACE_IN_ROUND

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        order = g.setup.order[me]
        cards = g.setup.content.after_roll
        for n in range(it, len(order)):
            seat = order[n]
            if g.where[seat] != PRISON and g.dossier[seat] & cards:
                g.then(ROLL_CARD, seat, n)
                return


class RollCard(Choice):
    """R18: use Quick Reaction or Hitler's Schedule Leaked, or pass."""

    it_is: ClassVar[Kind] = PLACE_IN_ROUND

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return [*g.distinct(g.dossier[me] & g.setup.content.after_roll), NONE]

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        attempt = g.attempt
        assert attempt is not None
        if option == NONE:
            g.then(ROLL_CARDS, attempt.plotter, it + 1)
            return
        g.drop_card(me, option)
        g.tell(log.CARD_USED, me, option)
        if option == g.setup.content.card_number["schedule_leaked"]:
            attempt.ignore += g.setup.content.figures.leak_ignore
            g.tell(log.EAGLE_IGNORED, me)
        else:
            g.then(ROLL_AGAIN, me)
        g.then(ROLL_CARDS, attempt.plotter, 0)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        attempt = g.attempt
        assert attempt is not None
        return Said("after-roll", faces=[FACES[face] for face in attempt.faces], needed=attempt.needed)

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        if option == NONE:
            return Said("pass", "R18", passes=True)
        return Said("use", "R18", words="use-plainly", card=a_card(g, option).noun, text=a_card(g, option).text)


class RollAgain(Choice):
    """Quick Reaction: its owner picks a die of the attempt and rolls it again; the new result counts. Options are faces."""

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        attempt = g.attempt
        assert attempt is not None
        found: list[int] = []
        for face in attempt.faces:
            shown = A_TARGET if face == A_TARGET + 1 else face
            if shown not in found:
                found.append(shown)
        return sorted(found)

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        attempt = g.attempt
        assert attempt is not None
        faces = attempt.faces[:]
        for n, face in enumerate(faces):
            if face == option or (option == A_TARGET and face == A_TARGET + 1):
                faces[n] = g.roll()
                g.tell(log.DIE_ROLLED_AGAIN, me, face, faces[n])
                break
        attempt.faces = faces

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("which-die")

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        return Said("reroll", "R18", face=Noun("", FACE_IDS[option], FACES[option].name))


def eagles_counted(attempt: Attempt) -> int:
    """R17: rolled, plus those the event adds, less those ignored, never below 0."""
    return max(attempt.faces.count(AN_EAGLE) + attempt.add - attempt.ignore, 0)


class Count(Step):
    """BO-124 to BO-127: detection first, then success."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        attempt = g.attempt
        assert attempt is not None
        g.attempt = None
        hits = attempt.faces.count(A_TARGET) + attempt.faces.count(A_TARGET + 1)
        eagles = eagles_counted(attempt)
        if eagles >= attempt.limit:
            detected(g, attempt, eagles)
        elif hits >= attempt.needed:
            succeeded(g, attempt)
        else:
            g.tell(log.PLOT_FAILED, me, hits, attempt.needed)


def detected(g: Orchestra, attempt: Attempt, eagles: int) -> None:
    """BO-125, R47: the plot is discarded, Hitler goes to the Chancellery, all lose 1 motivation, the plotter is arrested.

    The seeds say all conspirators, and prison shields from card effects only: prisoners lose motivation too.
    """
    me = attempt.plotter
    g.tell(log.PLOT_DETECTED, me, eagles, attempt.limit)
    drop(g, me, attempt.card, log.OF_DETECTION)
    move_leader(g, HITLER, CHANCELLERY, log.OF_DETECTION)
    for seat in g.setup.order[me]:
        if g.where[seat] != PRISON or not g.setup.prison_shields_all:
            motivate(g, seat, -g.setup.content.figures.detected_motivation, log.OF_DETECTION)
    g.then(ARREST_PLOTTER, me)


def succeeded(g: Orchestra, attempt: Attempt) -> None:
    """BO-127, BO-130: Hitler is dead, the game is won; in Trusted Lieutenants two deputies must be dead too (BO-140, R97)."""
    g.tell(log.PLOT_SUCCEEDED, attempt.plotter, attempt.target)
    if g.setup.lieutenants:
        drop(g, attempt.plotter, attempt.card, log.OF_PLOT)
        remove_leader(g, attempt.target, log.OF_PLOT)
        g.killed |= BIT[attempt.target]
        dead = sum(g.killed >> leader & 1 for leader in EVERY_LEADER if leader != HITLER)
        if not g.killed & 1 or dead < g.setup.deputies_needed:
            return
    g.end(g.setup.everybody, HITLER_DEAD)


class ArrestPlotter(Step):
    """BO-125: the one who tried is arrested."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        arrest(g, me, log.OF_DETECTION)


TAKE_OUT_DICE: Final = TakeOutDice()
ROLL_CARDS: Final = RollCards()
ROLL_CARD: Final = RollCard()
ROLL_AGAIN: Final = RollAgain()
COUNT: Final = Count()
ARREST_PLOTTER: Final = ArrestPlotter()

STEPS: Final[list[Step]] = [TAKE_OUT_DICE, ROLL_CARDS, ROLL_CARD, ROLL_AGAIN, COUNT, ARREST_PLOTTER]
