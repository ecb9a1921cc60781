"""The words cards are made of that let somebody choose: a fighter, a space, a card, an opponent, a number, yes or no."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Choice, Step
from parlour.games.unmatched import events
from parlour.games.unmatched.bits import NO_CARD, ONE, cards, copies, kinds, kinds_or_none, size, spaces
from parlour.games.unmatched.effects import (
    FOE_FIGHTER,
    MY_HERO,
    add_to_number,
    fighter,
    neighbours,
    opponent,
)
from parlour.games.unmatched.state import PIECES, Match
from parlour.games.unmatched.words import (
    about_card,
    about_fighter,
    about_space,
    card_of,
    card_words,
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

    def prompt(self, g: Match, me: int, it: int) -> str:
        return f"Where does {fighter_name(g, fighter(g, me, self.whom))} go?"

    def rule(self, g: Match, me: int, it: int, option: int) -> str:
        return self.cites

    def key(self, g: Match, me: int, it: int, option: int) -> str:
        place = "stay" if option == STAY else space_id(g, option)
        return f"{self.verb}:{fighter_id(g, fighter(g, me, self.whom))}:{place}"

    def text(self, g: Match, me: int, it: int, option: int) -> str:
        name = fighter_name(g, fighter(g, me, self.whom))
        if option == STAY:
            return f"{name} stays on {space_id(g, g.where[fighter(g, me, self.whom)])}"
        return f"{self.verb.capitalize()} {name} to {space_id(g, option)}"

    def about(self, g: Match, me: int, it: int, option: int) -> list[str]:
        goes = fighter(g, me, self.whom)
        return [about_fighter(g, goes), about_space(g, g.where[goes] if option == STAY else option)]


class Move(SpaceChoice):
    """Move a fighter up to some spaces along the lines (U-29, U-70 to U-72); only the end of the way matters (Q-30)."""

    def __init__(self, up_to: int, whom: int) -> None:
        super().__init__("move", whom, "U-70")
        self.up_to: int = up_to

    def options(self, g: Match, me: int, it: int) -> list[int]:
        goes = fighter(g, me, self.whom)
        if goes < 0:
            return []
        return [*spaces(g.ways(goes, self.up_to)), STAY]

    def chosen(self, g: Match, me: int, it: int, option: int) -> None:
        goes = fighter(g, me, self.whom)
        if option != STAY:
            g.tell(events.MOVED, goes, g.where[goes], option)
            g.put(goes, option)


class Place(SpaceChoice):
    """Put a fighter on a space, whatever lies between (U-70). Naming an occupied space means staying (U-73)."""

    def __init__(self, whom: int, area: int) -> None:
        super().__init__("place", whom, "U-73")
        self.area: int = area

    def options(self, g: Match, me: int, it: int) -> list[int]:
        goes = fighter(g, me, self.whom)
        if goes < 0:
            return []
        area = self.fitting(g, me, goes)
        taken = g.taken
        if area & taken and self.area != MY_FOG:
            return [*spaces(area & ~taken), STAY]
        return spaces(area & ~taken)

    def fitting(self, g: Match, me: int, goes: int) -> i64:
        """Return the spaces that fit the text, occupied ones too."""
        if self.area == ANYWHERE:
            return g.board.everywhere
        if self.area == OWN_ZONE:
            return g.board.zone[g.where[goes]]
        if self.area == MY_FOG:
            return g.fog_of(me)
        beside = fighter(g, me, MY_HERO if self.area == NEXT_TO_HERO else FOE_FIGHTER)
        return g.board.near[g.where[beside]] if beside >= 0 else 0

    def chosen(self, g: Match, me: int, it: int, option: int) -> None:
        if option != STAY:
            goes = fighter(g, me, self.whom)
            g.tell(events.PLACED, goes, g.where[goes], option)
            g.put(goes, option)


class FighterChoice(Choice):
    """One of several fighters: options are fighters."""

    def __init__(self, verb: str, question: str, cites: str) -> None:
        super().__init__()
        self.verb: str = verb
        self.question: str = question
        self.cites: str = cites

    def prompt(self, g: Match, me: int, it: int) -> str:
        return self.question

    def rule(self, g: Match, me: int, it: int, option: int) -> str:
        return self.cites

    def key(self, g: Match, me: int, it: int, option: int) -> str:
        return f"{self.verb}:{fighter_id(g, option)}"

    def text(self, g: Match, me: int, it: int, option: int) -> str:
        return f"{fighter_name(g, option)} on {space_id(g, g.where[option])}"

    def about(self, g: Match, me: int, it: int, option: int) -> list[str]:
        return [about_fighter(g, option), about_space(g, g.where[option])]


class ChooseFighter(FighterChoice):
    """Choose the fighter that the rest of the text is about; friends count unless the text says opposing (U-77)."""

    def __init__(self, among: int) -> None:
        super().__init__("fighter", "Which fighter?", "U-77")
        self.among: int = among

    def run(self, g: Match, me: int, it: int) -> None:
        g.mark = NONE
        g.ask(self, me, it)

    def options(self, g: Match, me: int, it: int) -> list[int]:
        if self.among == ALL_FIGHTERS:
            return g.fighters_on(g.board.everywhere)
        if self.among == OPPOSING:
            return g.fighters_on(g.foes_stand(me))
        if self.among == NEXT_TO_MY_HERO:
            return neighbours(g, fighter(g, me, MY_HERO))
        combat = g.combat
        assert combat is not None
        return [f for f in (combat.attack.fighter, combat.defense.fighter) if g.where[f] >= 0]

    def chosen(self, g: Match, me: int, it: int, option: int) -> None:
        g.mark = option


class ChooseOpponent(Choice):
    """U-76: choose an opponent who is neither out nor dormant; in a duel there is only one."""

    def run(self, g: Match, me: int, it: int) -> None:
        g.opponent = NONE
        g.ask(self, me, it)

    def options(self, g: Match, me: int, it: int) -> list[int]:
        return [p for p in g.setup.foes[me] if not g.dormant(p)]

    def chosen(self, g: Match, me: int, it: int, option: int) -> None:
        g.opponent = option

    def prompt(self, g: Match, me: int, it: int) -> str:
        return "Which opponent?"

    def rule(self, g: Match, me: int, it: int, option: int) -> str:
        return "U-76"

    def key(self, g: Match, me: int, it: int, option: int) -> str:
        return f"opponent:{fighter_id(g, 4 * option)}"

    def text(self, g: Match, me: int, it: int, option: int) -> str:
        return player_name(g, option)

    def about(self, g: Match, me: int, it: int, option: int) -> list[str]:
        return [about_fighter(g, 4 * option)]


class NameNumber(Choice):
    """Say a number from 0 to 9 (Q-18); the tally remembers it."""

    def options(self, g: Match, me: int, it: int) -> list[int]:
        return NUMBERS

    def chosen(self, g: Match, me: int, it: int, option: int) -> None:
        g.tally = option
        g.tell(events.NUMBER_SAID, me, option)
        combat = g.combat
        if combat is not None:
            combat.mine(me).guess = option

    def seen_as(self, g: Match, me: int, it: int, option: int, seat: int) -> int:
        # In combat the reveal follows at once.
        return option if g.combat is None else 16 * g.combat.attack.card + option

    def prompt(self, g: Match, me: int, it: int) -> str:
        if g.combat is not None:
            return "Which number is printed on the attack card?"
        return "Which number do you say?"

    def rule(self, g: Match, me: int, it: int, option: int) -> str:
        return "Q-18"

    def key(self, g: Match, me: int, it: int, option: int) -> str:
        return f"number:{option}"

    def text(self, g: Match, me: int, it: int, option: int) -> str:
        return str(option)


NUMBERS: Final = list(range(10))


class May(Choice):
    """Something I may do or leave: the text behind it happens only on yes (U-68)."""

    def __init__(self, question: str, yes: str, step: Step, cites: str = "U-68") -> None:
        super().__init__()
        self.question: str = question
        self.yes: str = yes
        self.step: Step = step
        self.cites: str = cites

    def parts(self) -> list[Step]:
        return [self.step]

    def options(self, g: Match, me: int, it: int) -> list[int]:
        return YES_NO

    def chosen(self, g: Match, me: int, it: int, option: int) -> None:
        if option:
            g.then(self.step, me)

    def prompt(self, g: Match, me: int, it: int) -> str:
        return self.question

    def rule(self, g: Match, me: int, it: int, option: int) -> str:
        return self.cites

    def key(self, g: Match, me: int, it: int, option: int) -> str:
        return "yes" if option else "no"

    def text(self, g: Match, me: int, it: int, option: int) -> str:
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

    def options(self, g: Match, me: int, it: int) -> list[int]:
        return list(range(len(self.steps)))

    def chosen(self, g: Match, me: int, it: int, option: int) -> None:
        g.then(self.steps[option], me)

    def prompt(self, g: Match, me: int, it: int) -> str:
        return "Choose one."

    def rule(self, g: Match, me: int, it: int, option: int) -> str:
        return "U-41"

    def key(self, g: Match, me: int, it: int, option: int) -> str:
        return f"choose:{self.names[option]}"

    def text(self, g: Match, me: int, it: int, option: int) -> str:
        return self.texts[option]


class CardChoice(Choice):
    """A card, or none: options are kinds of card, because copies are alike (Q-35), or NO_CARD."""

    def __init__(self, verb: str, question: str, none: str, cites: str) -> None:
        super().__init__()
        self.secret = True
        self.verb: str = verb
        self.question: str = question
        self.none: str = none
        self.cites: str = cites

    def owner(self, g: Match, me: int) -> int:
        """Return whose card it is."""
        return me

    def prompt(self, g: Match, me: int, it: int) -> str:
        return self.question

    def rule(self, g: Match, me: int, it: int, option: int) -> str:
        return self.cites

    def key(self, g: Match, me: int, it: int, option: int) -> str:
        return f"{self.verb}:none" if option == NO_CARD else f"{self.verb}:{card_of(g, self.owner(g, me), option).id}"

    def text(self, g: Match, me: int, it: int, option: int) -> str:
        return self.none if option == NO_CARD else card_words(card_of(g, self.owner(g, me), option))

    def about(self, g: Match, me: int, it: int, option: int) -> list[str]:
        return [] if option == NO_CARD else [about_card(g, self.owner(g, me), option)]


class DiscardAnyNumber(CardChoice):
    """Discard as many cards as I like, one after the other; each adds to the number of my card."""

    def __init__(self, each: int, by: int) -> None:
        super().__init__("discard", "Discard a card to raise your number?", "No more", "U-68")
        self.each: int = each
        self.by: int = by

    def run(self, g: Match, me: int, it: int) -> None:
        # The size of a hand is public: with an empty one there is nothing to ask.
        if g.hand[me]:
            g.ask(self, me, it)

    def fitting(self, g: Match, me: int) -> i64:
        """Return the cards in hand that may be discarded for this."""
        found: i64 = 0
        hand: i64 = g.hand[me]
        for kind in kinds(hand):
            if card_of(g, me, kind).by == self.by or not self.by:
                found |= copies(hand, kind) << (2 * kind)
        return found

    def options(self, g: Match, me: int, it: int) -> list[int]:
        return kinds_or_none(self.fitting(g, me))

    def chosen(self, g: Match, me: int, it: int, option: int) -> None:
        if option != NO_CARD:
            g.discard_from_hand(me, option)
            add_to_number(g, me, self.each)
            g.then(self, me)


class OpponentMayDiscard(CardChoice):
    """The opponent may discard a card of their choice; if they do not, something else happens."""

    def __init__(self, otherwise: Step) -> None:
        super().__init__("discard", "Discard a card to stop Confound?", "Discard nothing", "U-68")
        self.otherwise: Step = otherwise

    def parts(self) -> list[Step]:
        return [self.otherwise]

    def run(self, g: Match, me: int, it: int) -> None:
        if g.hand[opponent(g, me)]:
            g.ask(self, me, it)
        else:
            g.then(self.otherwise, me)

    def who(self, g: Match, me: int, it: int) -> int:
        return opponent(g, me)

    def owner(self, g: Match, me: int) -> int:
        return opponent(g, me)

    def options(self, g: Match, me: int, it: int) -> list[int]:
        return kinds_or_none(g.hand[opponent(g, me)])

    def chosen(self, g: Match, me: int, it: int, option: int) -> None:
        if option == NO_CARD:
            g.then(self.otherwise, me)
        else:
            g.discard_from_hand(opponent(g, me), option)


class MakeOpponentDiscard(CardChoice):
    """I choose a card out of the opponent's hand that I have just looked at."""

    def __init__(self) -> None:
        super().__init__("discard", "Which card does the opponent discard?", "", "U-69")

    def run(self, g: Match, me: int, it: int) -> None:
        if opponent(g, me) >= 0:
            g.ask(self, me, it)

    def owner(self, g: Match, me: int) -> int:
        return opponent(g, me)

    def options(self, g: Match, me: int, it: int) -> list[int]:
        return kinds(g.hand[opponent(g, me)])

    def chosen(self, g: Match, me: int, it: int, option: int) -> None:
        g.discard_from_hand(opponent(g, me), option)


class PutOnDeckTop(CardChoice):
    """Put cards from my hand on top of my deck, one after the other: the last one will be drawn first."""

    def __init__(self, count: int) -> None:
        super().__init__("top", "Which card goes on top of your deck next?", "", "U-69")
        self.count: int = count

    def options(self, g: Match, me: int, it: int) -> list[int]:
        return kinds(g.hand[me])

    def seen_as(self, g: Match, me: int, it: int, option: int, seat: int) -> int:
        return NO_CARD

    def chosen(self, g: Match, me: int, it: int, option: int) -> None:
        g.take_unseen(me, option)
        g.deck[me].append(option)
        g.known_top[me] += 1
        g.tell(events.PUT_ON_TOP, me, option)
        done = 1 if it == NONE else it
        if done < self.count:
            g.then(self, me, done + 1)


class DrawUpTo(Choice):
    """Say how many cards to draw, before seeing any (U-135); the tally remembers which ones came."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most: int = most

    def options(self, g: Match, me: int, it: int) -> list[int]:
        return list(range(self.most + 1))

    def chosen(self, g: Match, me: int, it: int, option: int) -> None:
        g.tally = g.draw(me, option)

    def prompt(self, g: Match, me: int, it: int) -> str:
        return "How many cards do you draw?"

    def rule(self, g: Match, me: int, it: int, option: int) -> str:
        return "U-135"

    def key(self, g: Match, me: int, it: int, option: int) -> str:
        return f"draw:{option}"

    def text(self, g: Match, me: int, it: int, option: int) -> str:
        return f"Draw {option}"


class KeepOne(CardChoice):
    """Keep one of the cards just drawn; the others go under the deck in an order I choose."""

    def __init__(self) -> None:
        super().__init__("keep", "Which of the drawn cards do you keep?", "", "U-135")

    def run(self, g: Match, me: int, it: int) -> None:
        # Everybody saw how many cards were drawn: a single one is simply kept.
        if size(g.tally) > 1:
            g.ask(self, me, it)

    def options(self, g: Match, me: int, it: int) -> list[int]:
        return kinds(g.tally)

    def seen_as(self, g: Match, me: int, it: int, option: int, seat: int) -> int:
        return NO_CARD

    def chosen(self, g: Match, me: int, it: int, option: int) -> None:
        g.tally -= ONE[option]
        g.then(PUT_UNDER_DECK, me)


class PutUnderDeck(CardChoice):
    """The cards not kept go under the deck, one below the other."""

    def __init__(self) -> None:
        super().__init__("under", "Which card goes under your deck next?", "", "U-135")

    def run(self, g: Match, me: int, it: int) -> None:
        if size(g.tally) > 1:
            g.ask(self, me, it)
        else:
            self.chosen(g, me, it, kinds(g.tally)[0])

    def options(self, g: Match, me: int, it: int) -> list[int]:
        return kinds(g.tally)

    def seen_as(self, g: Match, me: int, it: int, option: int, seat: int) -> int:
        return NO_CARD

    def chosen(self, g: Match, me: int, it: int, option: int) -> None:
        g.tally -= ONE[option]
        g.take_unseen(me, option)
        g.deck[me].insert(0, option)
        g.known_bottom[me] += 1
        g.tell(events.PUT_UNDER, me, option)
        if g.tally:
            g.then(self, me)


PUT_UNDER_DECK: Final = PutUnderDeck()


def random_discard(g: Match, player: int) -> int:
    """U-38: a player loses one card at random; return it, NONE if the hand is empty."""
    hand = g.hand[player]
    if not hand:
        return NONE
    card = g.pick([PIECES * player + kind for kind in cards(hand)]) % PIECES
    g.discard_from_hand(player, card)
    return card
