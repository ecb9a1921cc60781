"""The words cards are made of that let somebody choose: a fighter, a space, an opponent, a number, yes or no."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.amount import Amount, Amounts
from parlour.engine.kernel import NONE, Choice, Step
from parlour.engine.said import Said, number, word
from parlour.engine.shape import numbers_in
from parlour.games.unmatched import events
from parlour.games.unmatched.bits import spaces
from parlour.games.unmatched.effects import (
    FOE_FIGHTER,
    MY_HERO,
    fighter,
    neighbours,
)
from parlour.games.unmatched.pieces import a_fighter, a_space, the_space
from parlour.games.unmatched.state import Match

STAY: Final = 63
"""The option to stay where one is, among spaces."""

# Where a text may put a fighter.
ANYWHERE: Final = 0
NEXT_TO_HERO: Final = 1
NEXT_TO_FOE: Final = 2
OWN_ZONE: Final = 3
MY_FOG: Final = 4

# Among whom a text lets me choose.
ALL_FIGHTERS: Final = 0
IN_THIS_COMBAT: Final = 1
OPPOSING: Final = 2
NEXT_TO_MY_HERO: Final = 3


class SpaceChoice(Choice):
    """Where a fighter goes: options are spaces, or STAY."""

    def __init__(self, verb: str, whom: int, cites: str) -> None:
        super().__init__()
        self.verb: str = verb
        self.whom: int = whom
        self.cites: str = cites

    def asks(self, g: Match, me: i64, it: i64) -> Said:
        return Said("where-to", self.cites, fighter=a_fighter(g, fighter(g, me, self.whom)))

    def says(self, g: Match, me: i64, it: i64, option: i64) -> Said:
        goes = fighter(g, me, self.whom)
        who = a_fighter(g, goes)
        if option == STAY:
            here = the_space(g, g.where[goes])
            return Said(self.verb, self.cites, words="stay", passes=True, fighter=who, stay=word("stay"), to=here)
        return Said(self.verb, self.cites, fighter=who, to=a_space(g, option))


class Move(SpaceChoice):
    """Move a fighter up to some spaces along the lines (U-29, U-70 to U-72); only the end of the way matters (Q-30)."""

    amounts: ClassVar[Amounts] = (Amount("up_to"),)

    def __init__(self, up_to: int, whom: int) -> None:
        super().__init__("move", whom, "U-70")
        self.up_to: int = up_to

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        goes = fighter(g, me, self.whom)
        if goes < 0:
            return []
        return [*spaces(g.ways(goes, self.up_to)), STAY]

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        goes = fighter(g, me, self.whom)
        if option != STAY:
            g.tell(events.MOVED, goes, g.where[goes], option + events.WITH_CAUSE * g.card_in_use(me))
            g.put(goes, option)


class Place(SpaceChoice):
    """Put a fighter on a space, whatever lies between (U-70). Naming an occupied space means staying (U-73)."""

    def __init__(self, whom: int, area: i64) -> None:
        super().__init__("place", whom, "U-73")
        self.area: int = area

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        goes = fighter(g, me, self.whom)
        if goes < 0:
            return []
        area = self.fitting(g, me, goes)
        taken = g.taken
        if area & taken and self.area != MY_FOG:
            return [*spaces(area & ~taken), STAY]
        return spaces(area & ~taken)

    def fitting(self, g: Match, me: i64, goes: int) -> i64:
        """Return the spaces that fit the text, occupied ones too."""
        if self.area == ANYWHERE:
            return g.board.everywhere
        if self.area == OWN_ZONE:
            return g.board.zone[g.where[goes]]
        if self.area == MY_FOG:
            return g.fog_of(me)
        beside = fighter(g, me, MY_HERO if self.area == NEXT_TO_HERO else FOE_FIGHTER)
        return g.board.near[g.where[beside]] if beside >= 0 else 0

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        if option != STAY:
            goes = fighter(g, me, self.whom)
            g.tell(events.PLACED, goes, g.where[goes], option + events.WITH_CAUSE * g.card_in_use(me))
            g.put(goes, option)


class FighterChoice(Choice):
    """One of several fighters: options are fighters."""

    def __init__(self, verb: str, question: str, cites: str) -> None:
        super().__init__()
        self.verb: str = verb
        self.question: str = question
        self.cites: str = cites

    def asks(self, g: Match, me: i64, it: i64) -> Said:
        return Said(self.question, self.cites)

    def says(self, g: Match, me: i64, it: i64, option: i64) -> Said:
        stands = the_space(g, g.where[option])
        return Said(self.verb, self.cites, words="a-fighter", fighter=a_fighter(g, option), on=stands)


class ChooseFighter(FighterChoice):
    """Choose the fighter that the rest of the text is about; friends count unless the text says opposing (U-77)."""

    def __init__(self, among: int) -> None:
        super().__init__("fighter", "which-fighter", "U-77")
        self.among: int = among

    def run(self, g: Match, me: i64, it: i64) -> None:
        g.mark = NONE
        g.ask(self, me, it)

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        if self.among == ALL_FIGHTERS:
            return g.fighters_on(g.board.everywhere)
        if self.among == OPPOSING:
            return g.fighters_on(g.foes_stand(me))
        if self.among == NEXT_TO_MY_HERO:
            return neighbours(g, fighter(g, me, MY_HERO))
        combat = g.combat
        assert combat is not None
        return [f for f in (combat.attack.fighter, combat.defense.fighter) if g.where[f] >= 0]

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        g.mark = option


class ChooseOpponent(Choice):
    """U-76: choose an opponent who is neither out nor dormant; in a duel there is only one."""

    def run(self, g: Match, me: i64, it: i64) -> None:
        g.opponent = NONE
        g.ask(self, me, it)

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        return [p for p in g.setup.foes[me] if not g.dormant(p)]

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        g.opponent = option

    def asks(self, g: Match, me: i64, it: i64) -> Said:
        return Said("which-opponent", "U-76")

    def says(self, g: Match, me: i64, it: i64, option: i64) -> Said:
        return Said("opponent", "U-76", fighter=g.setup.fighters[4 * option])


class NameNumber(Choice):
    """Say a number from 0 to 9 (Q-18); the tally remembers it."""

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        return NUMBERS

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        g.tally = option
        g.tell(events.NUMBER_SAID, me, option)
        combat = g.combat
        if combat is not None:
            combat.mine(me).guess = option

    def seen_as(self, g: Match, me: i64, it: i64, option: i64, seat: i64) -> int:
        # In combat the reveal follows at once.
        return option if g.combat is None else 16 * g.combat.attack.card + option

    def asks(self, g: Match, me: i64, it: i64) -> Said:
        return Said("which-number" if g.combat is None else "which-number-printed", "Q-18")

    def says(self, g: Match, me: i64, it: i64, option: i64) -> Said:
        return Said("number", "Q-18", n=number(option))


NUMBERS: Final = list(range(10))


class May(Choice):
    """Something I may do or leave: the text behind it happens only on yes (U-68)."""

    def __init__(self, question: str, step: Step, cites: str = "U-68") -> None:
        super().__init__()
        self.question: str = question
        self.step: Step = step
        self.cites: str = cites

    def parts(self) -> list[Step]:
        return [self.step]

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        return YES_NO

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        if option:
            g.then(self.step, me)

    def asks(self, g: Match, me: i64, it: i64) -> Said:
        return Said(self.question, self.cites)

    def says(self, g: Match, me: i64, it: i64, option: i64) -> Said:
        return Said("yes", self.cites, words=f"{self.question}-yes") if option else Said("no", self.cites, passes=True)


YES_NO: Final = [1, 0]


class ChooseOne(Choice):
    """Exactly one of several texts; one that can do nothing may be taken (U-41)."""

    def __init__(self, names: list[str], steps: list[Step]) -> None:
        super().__init__()
        self.names: list[str] = names
        self.steps: list[Step] = steps

    def parts(self) -> list[Step]:
        return self.steps

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        return list(range(len(self.steps)))

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        g.then(self.steps[option], me)

    def asks(self, g: Match, me: i64, it: i64) -> Said:
        return Said("choose-one", "U-41")

    def says(self, g: Match, me: i64, it: i64, option: i64) -> Said:
        name = self.names[option]
        said = Said("choose", "U-41", words=f"choose-{name}", what=word(name))
        said.roles.update(numbers_in(self.steps[option]))
        return said
