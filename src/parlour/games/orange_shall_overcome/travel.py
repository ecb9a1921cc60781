"""Action 1, Move: roads safe and controlled, Tickets, people taken along (OSO-93 to OSO-105, OSO-177, OSO-178, OSO-211)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Said, Value, aside, keyed, mention, word
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.bits import BIT
from parlour.games.orange_shall_overcome.board import BOARD, ROADS, SPOTS
from parlour.games.orange_shall_overcome.changes import spend
from parlour.games.orange_shall_overcome.content import (
    IGNORE_POLICEMAN,
    IGNORE_POLICEMEN,
    IMMUNITY_SAVE,
    MOVE_BONUS,
    SAFETY_ON_ENTRY,
)
from parlour.games.orange_shall_overcome.control import DRAW_CONTROL
from parlour.games.orange_shall_overcome.dice import ROLL_ONE
from parlour.games.orange_shall_overcome.effects import ONE_OF_CHOICE, CharacterChoice
from parlour.games.orange_shall_overcome.goods import IMMUNITY, ONE, TICKET
from parlour.games.orange_shall_overcome.kinds import ON_A_ROAD, ON_THE_WAY, SPOT, SPOT_OR_NOWHERE, WHILE_MOVING
from parlour.games.orange_shall_overcome.pieces import a_character, a_person, a_road, a_spot, an_occupier, standing
from parlour.games.orange_shall_overcome.raids import raise_safety
from parlour.games.orange_shall_overcome.roads import slot
from parlour.games.orange_shall_overcome.sharing import (
    between_actions,
    between_says,
    between_seat,
    carry_on,
)
from parlour.games.orange_shall_overcome.state import (
    DRIVEN_AWAY,
    EMPTY,
    POLICEMAN,
    SOLDIER,
    STOPPED,
    TURNED_BACK,
    USED_PASS,
    Resistance,
    why_now,
)

# Options of a Move: a road, STOP, a Ticket to a spot; each with one person taken along: + PERSON x (1 + person).
STOP: Final = ROADS
BY_TICKET: Final = 32
PERSON: Final = 64
FREE: Final = 1024
"""From here on: what may be done between two movements without an action (OSO-90)."""


def begin_move(g: Resistance, me: i64, bonus: int) -> None:
    """OSO-93: a Move action covers up to 2 roads; abilities and the card that pays for it may add to them."""
    g.mover = me
    g.bonus = bonus
    g.left = g.setup.content.figures.roads_per_move + (bonus & 3)
    if g.setup.ability[me] == MOVE_BONUS:
        g.left += g.setup.content.figures.more_roads
    g.origin = NONE
    g.broken = 0
    g.then(TRAVEL, me)


def end_move(g: Resistance) -> None:
    """The Move action is over."""
    g.mover = NONE
    g.bonus = 0
    g.left = 0
    g.origin = NONE
    g.dest = NONE
    g.road = NONE
    g.broken = 0
    g.companion = NONE


def company(g: Resistance, option: i64) -> Value:
    """Return the person in hiding who comes along by an option."""
    return keyed(a_person(g, option // PERSON - 1)) if option >= PERSON else "nobody"


class Travel(Choice):
    """Where the next road leads; before the first one a Ticket may take its place (OSO-103), later one may stop."""

    it_is: ClassVar[Kind] = WHILE_MOVING

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def seat_of(self, g: Resistance, me: i64, it: i64, option: i64) -> int:
        return g.setup.seat[me] if option < FREE else between_seat(g, option - FREE)

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        here = g.where[me]
        roads = BOARD.roads_at[here]
        begun = g.origin >= 0
        ticket = not begun and g.goods[me] >> (6 * TICKET) & 31
        if not begun and not ticket and len(g.people) == 0:
            return roads
        found = roads[:]
        if ticket:
            found += [BY_TICKET + s for s in range(SPOTS) if s != here]
        if len(g.people) > 0:
            company = [PERSON * (1 + p) for p, spot in enumerate(g.people) if spot == here]
            if company:
                # OSO-178: nobody in hiding passes a road with an occupier; a Ticket uses no road (R25).
                open_ways = [way for way in found if way >= BY_TICKET or g.roads[way] == EMPTY]
                for person in company:
                    found += [way + person for way in open_ways]
        if begun:
            found.append(STOP)
            found += [FREE + free for free in between_actions(g)]
        return found

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        if option >= FREE:
            carry_on(g, option - FREE)
            g.then(self, me, it)
            return
        if option == STOP:
            end_move(g)
            return
        g.companion = option // PERSON - 1
        way = option % PERSON
        if way >= BY_TICKET:
            spend(g, me, ONE[TICKET])
            g.tell(events.TICKET_USED, me, way - BY_TICKET)
            g.left = 1
            g.origin = g.where[me]
            g.dest = way - BY_TICKET
            g.then(ARRIVE, me)
            return
        g.road = way
        g.origin = g.where[me]
        g.dest = BOARD.far_end(way, g.where[me])
        standing = g.roads[way]
        if standing == EMPTY:
            g.then(ARRIVE, me)
        else:
            g.to_meet = (1 if standing & 3 else 0) | (2 if standing >> 2 else 0)
            g.then(MEET, me)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-move", "OSO-93", character=a_character(g, me), left=g.left)

    def waits(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("waiting-move")

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        if option >= FREE:
            return between_says(g, option - FREE)
        if option == STOP:
            return Said("move", "OSO-93", words="move-stop", passes=True, what=word("stop"))
        way = option % PERSON
        person = company(g, option)
        if way >= BY_TICKET:
            return Said("ticket", "OSO-177" if option >= PERSON else "OSO-103", to=a_spot(g, way - BY_TICKET), person=person)
        return Said(
            "move",
            "OSO-177" if option >= PERSON else "OSO-93",
            road=a_road(way),
            to=aside(a_spot(g, BOARD.far_end(way, g.where[me]))),
            standing=standing(g, way),
            person=person,
        )


CARD: Final = 0
TOKEN: Final = 1
ABILITY: Final = 2


class Meet(Choice):
    """R8, R54, R55: each token on the road is met once, soldiers first; one may pass it by an ability or a token."""

    it_is: ClassVar[Kind] = ON_A_ROAD

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        if g.broken & (TURNED_BACK | DRIVEN_AWAY) or not g.to_meet:
            g.then(ARRIVE, me)
            return
        n = 0 if g.to_meet & 1 else 1
        if g.to_meet == 3 and slot(g, g.road, 0) == POLICEMAN and slot(g, g.road, 1) == SOLDIER:
            n = 1
        g.to_meet &= ~BIT[n]
        g.met = n
        if slot(g, g.road, n) == POLICEMAN and g.bonus & IGNORE_POLICEMEN:
            g.tell(events.PASSED_OCCUPIER, me, g.road, NONE)
            g.then(self, me)
            return
        if len(self.options(g, me, it)) > 1:
            g.ask(self, me, it)
        else:
            g.then(DRAW_CONTROL, me, slot(g, g.road, n) - 1)
            g.then(self, me)

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        found = [CARD]
        if g.goods[me] >> (6 * IMMUNITY) & 31:
            found.append(TOKEN)
        if g.setup.ability[me] == IGNORE_POLICEMAN and not g.once[me] & USED_PASS and slot(g, g.road, g.met) == POLICEMAN:
            found.append(ABILITY)
        return found

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        if option == CARD:
            g.then(DRAW_CONTROL, me, slot(g, g.road, g.met) - 1)
        elif option == TOKEN:
            g.tell(events.PASSED_OCCUPIER, me, g.road, IMMUNITY)
            spend(g, me, ONE[IMMUNITY])
            if g.setup.ability[me] == IMMUNITY_SAVE:
                g.then(ROLL_ONE, me)
                g.then(KEEP_TOKEN, me)
        else:
            g.once[me] |= USED_PASS
            g.tell(events.PASSED_OCCUPIER, me, g.road, NONE)
        g.then(self, me)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        kind = an_occupier(slot(g, g.road, g.met))
        return Said("ask-pass", "OSO-96", character=a_character(g, me), kind=kind, road=a_road(g.road))

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        road = aside(a_road(g.road))
        if option == CARD:
            return Said("pass", "OSO-96", words="pass-control", what=word("control"), road=road)
        if option == TOKEN:
            return Said("pass", "OSO-102", words="pass-immunity", what=word("immunity"), road=road)
        return Said("pass", "R55", words="pass-ability", what=word("ability"), road=road, character=mention(a_character(g, me)))


class KeepToken(Step):
    """Leo keeps the Travel Immunity token he spent on a roll of 4 or more."""

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        if g.die_1 >= g.setup.content.figures.immunity_kept_on and g.item_supply(IMMUNITY) > 0:
            g.goods[me] += ONE[IMMUNITY]
            g.tell(events.TOKEN_KEPT, me)


class Arrive(Step):
    """R52, R53: all tokens of the road are met: the character arrives, unless it was turned back or driven away."""

    it_is: ClassVar[Kind] = ON_THE_WAY

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        g.met = NONE
        g.to_meet = 0
        if g.broken & (TURNED_BACK | DRIVEN_AWAY):
            if g.broken & TURNED_BACK:
                g.tell(events.TURNED_BACK, me, g.where[me])
            end_move(g)
            return
        put(g, me, g.dest, g.companion)
        if g.log is not None:
            g.log.append((events.TRAVELLED, me, g.road, g.dest))
        g.left -= 1
        if g.bonus & SAFETY_ON_ENTRY:
            raise_safety(g, g.dest, g.setup.content.figures.entry_safety)
        if g.left <= 0 or g.broken & STOPPED:
            end_move(g)
        else:
            g.road = NONE
            g.companion = NONE
            g.then(TRAVEL, me)


def put(g: Resistance, c: i64, spot: int, person: int) -> None:
    """Put a character, and whoever comes along, on a location."""
    g.where[c] = spot
    if person >= 0:
        g.people[person] = spot
        g.tell(events.CAME_ALONG, c, person, spot)


class Stop(Step):
    """R53: you arrive and the Move action ends."""

    it_is: ClassVar[Kind] = SPOT

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        g.broken |= STOPPED


class TurnBack(Step):
    """R53: you are back at the location you left and the Move action ends."""

    it_is: ClassVar[Kind] = SPOT

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        g.broken |= TURNED_BACK


class OneRoad(Choice):
    """Steps without a Control card, which are no Move action (R93): `may` be declined, or each one there must flee (R74)."""

    it_is: ClassVar[Kind] = SPOT_OR_NOWHERE

    def __init__(self, may: bool) -> None:  # noqa: FBT001 - a yes-or-no fact
        super().__init__()
        self.label = "StepFree" if may else "FleeOne"
        self.may: bool = may

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        roads = BOARD.roads_at[g.where[me]]
        return [*roads, STOP] if self.may else roads

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        if option == STOP:
            return
        spot = BOARD.far_end(option, g.where[me])
        g.where[me] = spot
        if g.mover == me:
            g.broken |= DRIVEN_AWAY
        g.tell(events.TRAVELLED, me, option, spot)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-step", "R93" if self.may else "R74", character=a_character(g, me))

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        if option == STOP:
            return Said("step", "R93", words="stay", passes=True, what=word("stay"))
        return Said(
            "step",
            "R93" if self.may else "R74",
            character=keyed(a_character(g, me)),
            road=a_road(option),
            to=aside(a_spot(g, BOARD.far_end(option, g.where[me]))),
        )


class Flee(Step):
    """R74: in turn order each character at the raided location travels one road of its player's choice."""

    it_is: ClassVar[Kind] = SPOT

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        for c in g.here(it):
            g.then(FLEE_ONE, c)


class Ferry(CharacterChoice):
    """R72, Koos: a character of choice may be placed anywhere; its own player decides whether and where."""

    def __init__(self) -> None:
        super().__init__(ONE_OF_CHOICE, "ferry", "R72")

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        g.then(GO_ANYWHERE, option)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-ferry", "R72", character=a_character(g, me))


class GoAnywhere(Choice):
    """R58, R72: to any location, or stay; one person in hiding may come along, since no road is used."""

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        here = g.where[me]
        found = [STOP] + [BY_TICKET + s for s in range(SPOTS) if s != here]
        for person, spot in enumerate(g.people):
            if spot == here:
                found += [BY_TICKET + s + PERSON * (1 + person) for s in range(SPOTS) if s != here]
        return found

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        if option == STOP:
            return
        spot = option % PERSON - BY_TICKET
        put(g, me, spot, option // PERSON - 1)
        g.tell(events.PLACED, me, spot, why_now(g))

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-go", "R72", character=a_character(g, me))

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        if option == STOP:
            return Said("go", "R72", words="stay", passes=True, what=word("stay"), character=aside(a_character(g, me)))
        return Said("go", "R72", to=a_spot(g, option % PERSON - BY_TICKET), person=company(g, option))


TRAVEL: Final = Travel()
MEET: Final = Meet()
ARRIVE: Final = Arrive()
KEEP_TOKEN: Final = KeepToken()
FLEE_ONE: Final = OneRoad(may=False)
GO_ANYWHERE: Final = GoAnywhere()
