"""Conspire, the dissent track, and the two cards that watch it (BO-34 to BO-40, R76 to R78, R102, R103)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Said, number, word
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.bits import BIT
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.causes import rolled
from parlour.games.black_orchestra.kinds import ACTIONS, NUMBERS_ROLLED, TARGETS
from parlour.games.black_orchestra.levels import change_support, clear_track, motivate, suspect
from parlour.games.black_orchestra.limits import drop
from parlour.games.black_orchestra.names import A_TARGET, AN_EAGLE, RECKLESS
from parlour.games.black_orchestra.nouns import MOTIVATIONS, SUPPORT_TRACK
from parlour.games.black_orchestra.pieces import a_conspirator
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.words.choices import YES_NO

FOR_SUPPORT: Final = 16
FOR_ALL: Final = 17


def conspire(g: Orchestra, me: i64, dice: int) -> None:
    """BO-34: pay for the dice, roll them together; eagles, targets, numbers in that order (BO-35 to BO-37)."""
    g.conspired = True
    faces = [g.roll() for _ in range(dice)]
    eagles = faces.count(AN_EAGLE)
    targets = faces.count(A_TARGET) + faces.count(A_TARGET + 1)
    numbers = sum(face for face in faces if face < A_TARGET)
    if g.log is not None:
        g.log.append((log.CONSPIRED, me, dice, NONE))
        g.log.append((log.DICE_ROLLED, me, log.pack(faces), NONE))
    if eagles:
        for seat in g.here(me):
            suspect(g, seat, eagles * g.setup.content.figures.eagle_suspicion, log.OF_EAGLE)
    watched(g, eagles, targets)
    if targets:
        keeper = g.holder(g.setup.defections)
        if keeper >= 0 and not eagles:
            g.then(DIVERT, keeper, targets)
        else:
            g.then(PLACE_TARGETS, me, targets)
    if numbers:
        g.then(GAIN_ACTIONS, me, numbers)


def watched(g: Orchestra, eagles: int, targets: int) -> None:
    """R102, R103: Classified Papers gain by targets and are lost by an eagle; Defections and Dissent is lost by an eagle."""
    reader = g.holder(g.setup.papers)
    content = g.setup.content
    if reader >= 0:
        papers = log.OF_CARD + log.CAUSED * content.card_number["classified_papers"]
        if eagles:
            suspect(g, reader, content.figures.papers_cost, papers)
            drop(g, reader, content.card_number["classified_papers"], log.OF_EAGLE)
        elif targets:
            suspect(g, reader, -targets * content.figures.papers_relief, papers)
    keeper = g.holder(g.setup.defections)
    if keeper >= 0 and eagles:
        drop(g, keeper, content.card_number["defections_and_dissent"], log.OF_EAGLE)


class Divert(Choice):
    """R102: the owner of Defections and Dissent decides how many of the `it` targets go on that card."""

    it_is: ClassVar[Kind] = TARGETS

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return list(range(it, -1, -1))

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        if option:
            g.diverted += option
            g.tell(log.TARGETS_DIVERTED, me, option, g.diverted)
            if g.diverted >= g.setup.content.figures.defections_targets:
                g.diverted = 0
                defections = log.OF_CARD + log.CAUSED * g.setup.content.card_number["defections_and_dissent"]
                change_support(g, -g.setup.content.figures.defections_support, defections)
        if it > option:
            g.then(PLACE_TARGETS, g.turn, it - option)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("divert-how-many", targets=it)

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        none = option == 0
        return Said("divert", "R102", words="divert-one" if it == 1 else "", passes=none, dice=number(option), rest=it - option)


class PlaceTargets(Step):
    """BO-36, BO-40, R78: `it` targets go on the dissent track one by one; each time it fills, the active player chooses."""

    it_is: ClassVar[Kind] = TARGETS

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        left = it
        old = g.dissent
        track = g.setup.content.figures.dissent_dice
        while left and g.dissent < track:
            g.dissent += 1
            left -= 1
        if g.log is not None:
            g.log.append((log.DISSENT_CHANGED, old, g.dissent, rolled(g)))
        if g.dissent >= track:
            g.then(DISSENT_REWARD, g.turn)
            g.then(TRACK_EMPTIED, me)
            if left:
                g.then(self, me, left)


class DissentReward(Choice):
    """BO-38: one conspirator gains 1 motivation, or military support falls by 1 if it can (BO-39, R15).

    Prisoners can be chosen too: they are shielded from card effects only (R78), unless the table agreed otherwise.
    """

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        shield = g.setup.prison_shields_all
        found = [seat for seat in g.setup.order[me] if not shield or g.where[seat] != PRISON]
        if g.support > g.setup.start_support:
            found.append(FOR_SUPPORT)
        elif not self.moves_anybody(g, found):
            # R78: nothing can change, so the dice just go back.
            return []
        if g.current >= 0 and g.setup.content.events[g.current].uprising:
            found.append(FOR_ALL)
        return found

    def moves_anybody(self, g: Orchestra, seats: list[int]) -> bool:
        """Whether one of these can still gain motivation."""
        for seat in seats:  # noqa: SIM110
            if g.motivation[seat] < RECKLESS:
                return True
        return False

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        if option == FOR_SUPPORT:
            change_support(g, -g.setup.content.figures.dissent_support, log.OF_DISSENT)
        elif option == FOR_ALL:
            for seat in g.free_seats():
                if g.motivation[seat] < RECKLESS:
                    g.then(MAY_TAKE_HEART, seat)
        else:
            motivate(g, option, g.setup.content.figures.dissent_motivation, log.OF_DISSENT)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("dissent-full")

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        figures = g.setup.content.figures
        if option == FOR_SUPPORT:
            falls_to = max(g.support - figures.dissent_support, g.setup.start_support)
            return Said("dissent", "BO-38", words="dissent-support", support=SUPPORT_TRACK, falls_to=falls_to)
        gained = figures.dissent_motivation
        if option == FOR_ALL:
            return Said("dissent", "BO-38", words="dissent-all", everybody=word("all"), motivation_gained=gained)
        # Not `min`: compiled, with a machine integer and another one, it lets go of an object it never held.
        level: i64 = g.motivation[option] + gained
        if level > RECKLESS:
            level = RECKLESS
        return Said(
            "dissent",
            "BO-38",
            words="dissent-motivation",
            track=word("motivation"),
            conspirator=a_conspirator(g, option).noun,
            motivation_gained=gained,
            motivation=MOTIVATIONS[level],
        )


class MayTakeHeart(Choice):
    """Warsaw Ghetto Uprising: each free conspirator may gain 1 motivation or decline."""

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return YES_NO

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        if option:
            motivate(g, me, g.setup.content.figures.dissent_motivation, log.OF_DISSENT)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("take-heart", motivation_gained=g.setup.content.figures.dissent_motivation)

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        if option:
            return Said("gain", "BO-38", motivation_gained=g.setup.content.figures.dissent_motivation)
        return Said("decline", "BO-38", passes=True)


class TrackEmptied(Step):
    """BO-40: all dice leave the dissent track."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        clear_track(g, log.OF_DISSENT)


class GainActions(Step):
    """BO-37: the numbers rolled are actions on top of those not yet spent."""

    it_is: ClassVar[Kind] = ACTIONS

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        g.actions += it
        if g.log is not None:
            g.log.append((log.ACTIONS_GAINED, me, it, log.OF_ROLL))


class RollEveryDie(Step):
    """The card Black Orchestra: roll every die; eagles hit everybody, targets go on the track, numbers are handed out (R76)."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        faces = [g.roll() for _ in range(g.dice_in_reach())]
        g.tell(log.DICE_ROLLED, me, log.pack(faces))
        eagles = faces.count(AN_EAGLE)
        if eagles:
            for seat in g.free_seats():
                suspect(g, seat, eagles * g.setup.content.figures.eagle_suspicion, log.OF_EAGLE)
        targets = faces.count(A_TARGET) + faces.count(A_TARGET + 1)
        if targets:
            g.then(PLACE_TARGETS, me, targets)
        numbers = faces.count(1) | faces.count(2) << 4 | faces.count(3) << 8
        if numbers:
            g.then(HAND_OUT_DIE, me, numbers)


class HandOutDie(Choice):
    """R40: hand each number die to a free conspirator as actions for the next turn, or leave it unused. `it` counts 1s, 2s, 3s."""

    it_is: ClassVar[Kind] = NUMBERS_ROLLED

    def value(self, it: i64) -> int:
        """Return the number on the die to be handed out now, the highest first."""
        return 3 if it >> 8 else 2 if it >> 4 & 15 else 1

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return [*g.free_seats(), NONE]

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        value = self.value(it)
        if option != NONE:
            g.bonus[option] += value
            g.held[option] += 1
            g.tell(log.DICE_GIVEN, option, value, rolled(g))
        left = it - BIT[4 * (value - 1)]
        if left:
            g.then(self, me, left)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("who-gets-die", actions=self.value(it))

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        if option == NONE:
            return Said("give", "R40", words="give-nobody", passes=True, conspirator=word("nobody"))
        return Said("give", "R40", words="give-die", conspirator=a_conspirator(g, option).noun)


DIVERT: Final = Divert()
PLACE_TARGETS: Final = PlaceTargets()
DISSENT_REWARD: Final = DissentReward()
MAY_TAKE_HEART: Final = MayTakeHeart()
TRACK_EMPTIED: Final = TrackEmptied()
GAIN_ACTIONS: Final = GainActions()
HAND_OUT_DIE: Final = HandOutDie()

STEPS: Final[list[Step]] = [DIVERT, PLACE_TARGETS, DISSENT_REWARD, MAY_TAKE_HEART, TRACK_EMPTIED, GAIN_ACTIONS, HAND_OUT_DIE]
