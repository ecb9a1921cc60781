"""Setting out a game: decks, occupiers, tokens, and who starts (OSO-18 to OSO-40)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.kernel import Step
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.content import IMMUNITY_SAVE, NEWSPAPERS
from parlour.games.orange_shall_overcome.goods import IMMUNITY, ONE
from parlour.games.orange_shall_overcome.round import BEGIN_ROUND
from parlour.games.orange_shall_overcome.state import (
    CONTROL,
    HELPER,
    OCCUPIER,
    PATROLLING,
    RAID,
    SECOND_HELPER,
    Resistance,
    Setup,
    place_occupiers,
)

FIVE: Final = 5


def occupier_set(setup: Setup, level: int) -> list[int]:
    """OSO-22: the Occupier cards of a Threat level in this game."""
    return [card for card in setup.occupiers if setup.content.occupiers[card].level == level]


def put_back(setup: Setup, level: int) -> int:
    """OSO-23, OSO-159: how many cards of a Threat level go back into the box unseen."""
    figures = setup.content.figures
    if setup.solo:
        return figures.boxed + figures.boxed_solo
    return max(figures.boxed - figures.boxed_less_with_five, 0) if level == 1 and setup.size == FIVE else figures.boxed


def shuffle_decks(g: Resistance) -> None:
    """OSO-22 to OSO-28, OSO-159: Occupier cards of level 1 upon those of level 2, some put back unseen; the other decks."""
    setup = g.setup
    deck: list[int] = []
    box: list[int] = []
    for level in (2, 1):
        cards = occupier_set(setup, level)
        g.shuffle(cards)
        removed = put_back(setup, level)
        box += cards[len(cards) - removed :]
        deck += cards[: len(cards) - removed]
    g.box = box
    content = setup.content
    g.decks[OCCUPIER] = deck
    for pile, size in ((RAID, len(content.raids)), (PATROLLING, len(content.patrols)), (CONTROL, len(content.controls))):
        fresh = list(range(size))
        g.shuffle(fresh)
        g.decks[pile] = fresh
    helpers = list(range(len(content.helpers)))
    g.shuffle(helpers)
    half = len(helpers) // 2
    g.decks[HELPER] = helpers[half:]
    g.decks[SECOND_HELPER] = helpers[:half]


def hand_out(g: Resistance) -> None:
    """OSO-34: the extra elements of a character: Anton's newspapers, Leo's Travel Immunity token."""
    for c, ability in enumerate(g.setup.ability):
        if ability == NEWSPAPERS:
            g.press = g.setup.content.figures.newspapers
        elif ability == IMMUNITY_SAVE:
            g.goods[c] += g.setup.content.figures.immunity_at_start * ONE[IMMUNITY]


class SetOut(Step):
    """Set everything out, decide who starts, and begin the first round."""

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        shuffle_decks(g)
        place_occupiers(g)
        hand_out(g)
        g.start = first_character(g)
        g.setup.scenario.prepare(g)
        g.then(BEGIN_ROUND, g.start)


def first_character(g: Resistance) -> int:
    """OSO-40: an agreed Start Player, else each player rolls both dice; the highest total starts, ties roll again."""
    setup = g.setup
    if setup.seats == 1:
        return 0
    if setup.first >= 0:
        return setup.first
    rivals = list(range(setup.seats))
    while len(rivals) > 1:
        highest = 0
        leading: list[int] = []
        for seat in rivals:
            total = g.roll() + g.roll()
            g.tell(events.START_PLAYER_ROLLED, seat, total)
            if total > highest:
                highest = total
                leading = []
            if total == highest:
                leading.append(seat)
        rivals = leading
    return rivals[0]


SET_OUT: Final = SetOut()
