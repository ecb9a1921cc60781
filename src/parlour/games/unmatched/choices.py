"""The words cards are made of that let somebody choose: a fighter, a space, an opponent, a number, yes or no."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Choice, Question, Step
from parlour.games.unmatched import events
from parlour.games.unmatched.bits import spaces
from parlour.games.unmatched.effects import (
    FOE_FIGHTER,
    MY_HERO,
    fighter,
    neighbours,
)
from parlour.games.unmatched.state import Match
from parlour.games.unmatched.words import (
    about_fighter,
    about_space,
    fighter_id,
    fighter_name,
    player_name,
    space_id,
)

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

    def passes(self, g: Match, me: i64, it: i64, option: i64) -> bool:
        return option == STAY

    def prompt(self, g: Match, me: i64, it: i64) -> str:
        return f"Where does {fighter_name(g, fighter(g, me, self.whom))} go?"

    def rule(self, g: Match, me: i64, it: i64, option: i64) -> str:
        return self.cites

    def key(self, g: Match, me: i64, it: i64, option: i64) -> str:
        place = "stay" if option == STAY else space_id(g, option)
        return f"{self.verb}:{fighter_id(g, fighter(g, me, self.whom))}:{place}"

    def text(self, g: Match, me: i64, it: i64, option: i64) -> str:
        name = fighter_name(g, fighter(g, me, self.whom))
        if option == STAY:
            return f"{name} stays on {space_id(g, g.where[fighter(g, me, self.whom)])}"
        return f"{self.verb.capitalize()} {name} {'on' if self.verb == 'place' else 'to'} {space_id(g, option)}"

    def about(self, g: Match, me: i64, it: i64, option: i64) -> list[str]:
        goes = fighter(g, me, self.whom)
        return [about_fighter(g, goes), about_space(g, g.where[goes] if option == STAY else option)]


class Move(SpaceChoice):
    """Move a fighter up to some spaces along the lines (U-29, U-70 to U-72); only the end of the way matters (Q-30)."""

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
            g.tell(events.MOVED, goes, g.where[goes], option)
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
            g.tell(events.PLACED, goes, g.where[goes], option)
            g.put(goes, option)


class FighterChoice(Question):
    """One of several fighters: options are fighters."""

    def key(self, g: Match, me: i64, it: i64, option: i64) -> str:
        return f"{self.verb}:{fighter_id(g, option)}"

    def text(self, g: Match, me: i64, it: i64, option: i64) -> str:
        return f"{fighter_name(g, option)} on {space_id(g, g.where[option])}"

    def about(self, g: Match, me: i64, it: i64, option: i64) -> list[str]:
        return [about_fighter(g, option), about_space(g, g.where[option])]


class ChooseFighter(FighterChoice):
    """Choose the fighter that the rest of the text is about; friends count unless the text says opposing (U-77)."""

    def __init__(self, among: int) -> None:
        super().__init__("fighter", "Which fighter?", "U-77")
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

    def prompt(self, g: Match, me: i64, it: i64) -> str:
        return "Which opponent?"

    def rule(self, g: Match, me: i64, it: i64, option: i64) -> str:
        return "U-76"

    def key(self, g: Match, me: i64, it: i64, option: i64) -> str:
        return f"opponent:{fighter_id(g, 4 * option)}"

    def text(self, g: Match, me: i64, it: i64, option: i64) -> str:
        return player_name(g, option)

    def about(self, g: Match, me: i64, it: i64, option: i64) -> list[str]:
        return [about_fighter(g, 4 * option)]


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

    def prompt(self, g: Match, me: i64, it: i64) -> str:
        if g.combat is not None:
            return "Which number is printed on the attack card?"
        return "Which number do you say?"

    def rule(self, g: Match, me: i64, it: i64, option: i64) -> str:
        return "Q-18"

    def key(self, g: Match, me: i64, it: i64, option: i64) -> str:
        return f"number:{option}"

    def text(self, g: Match, me: i64, it: i64, option: i64) -> str:
        return str(option)


NUMBERS: Final = list(range(10))


class May(Question):
    """Something I may do or leave: the text behind it happens only on yes (U-68)."""

    def __init__(self, question: str, yes: str, step: Step, cites: str = "U-68") -> None:
        super().__init__("", question, cites)
        self.yes: str = yes
        self.step: Step = step

    def parts(self) -> list[Step]:
        return [self.step]

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        return YES_NO

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        if option:
            g.then(self.step, me)

    def passes(self, g: Match, me: i64, it: i64, option: i64) -> bool:
        return option == 0

    def key(self, g: Match, me: i64, it: i64, option: i64) -> str:
        return "yes" if option else "no"

    def text(self, g: Match, me: i64, it: i64, option: i64) -> str:
        return self.yes if option else "No, leave it"


YES_NO: Final = [1, 0]


class ChooseOne(Choice):
    """Exactly one of several texts; one that can do nothing may be taken (U-41)."""

    def __init__(self, names: list[str], texts: list[str], steps: list[Step]) -> None:
        super().__init__()
        self.names: list[str] = names
        self.texts: list[str] = texts
        self.steps: list[Step] = steps

    def parts(self) -> list[Step]:
        return self.steps

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        return list(range(len(self.steps)))

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        g.then(self.steps[option], me)

    def prompt(self, g: Match, me: i64, it: i64) -> str:
        return "Choose one."

    def rule(self, g: Match, me: i64, it: i64, option: i64) -> str:
        return "U-41"

    def key(self, g: Match, me: i64, it: i64, option: i64) -> str:
        return f"choose:{self.names[option]}"

    def text(self, g: Match, me: i64, it: i64, option: i64) -> str:
        return self.texts[option]
