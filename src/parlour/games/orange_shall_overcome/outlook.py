"""What lies open on the table but takes counting: the rounds left, what the night will take, and the ways from place to place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.kernel import Step
from parlour.games.orange_shall_overcome.board import BOARD, SPOTS
from parlour.games.orange_shall_overcome.content import MOVE_BONUS
from parlour.games.orange_shall_overcome.effects import MY_LOCATION, TILE, Safety, Sequence
from parlour.games.orange_shall_overcome.round import (
    DANGER_BY_ALIBI,
    DANGER_BY_RESOURCES,
    DANGER_BY_TOKENS,
    danger_by_alibi,
    danger_by_resources,
)
from parlour.games.orange_shall_overcome.state import ACTION_PHASE, DANGER_PHASE, EMPTY, OCCUPIER, Resistance

GUARDED: Final = 3
"""To pass somebody is worth so many roads of a way round."""
NO_WAY: Final = 10_000


def rounds(g: Resistance) -> int:
    """OSO-70: how many rounds there are at most; the Occupier deck gives every character a card each round."""
    return g.round + len(g.decks[OCCUPIER]) // g.setup.size


def tonight(g: Resistance, seat: int) -> list[int]:
    """OSO-132 to OSO-136: what the night will take from the Safety of each location, before luck.

    To a seat that holds Occupier cards their sure losses count, too; -1 is a spectator.
    """
    found = [0] * SPOTS
    if g.phase <= ACTION_PHASE:
        for c in range(g.setup.size):
            found[g.where[c]] += max(danger_by_resources(g, c), 0) + danger_by_alibi(g, c)
            if g.occupier[c] >= 0 and g.setup.seat[c] == seat:
                _sure_losses(g, g.setup.content.occupiers[g.occupier[c]].text, c, found)
        _by_tokens(g, 0, found)
    elif g.phase == DANGER_PHASE:
        for frame in g.stack:
            if frame.step is DANGER_BY_RESOURCES:
                found[g.where[frame.me]] += max(danger_by_resources(g, frame.me), 0)
            elif frame.step is DANGER_BY_ALIBI:
                found[g.where[frame.me]] += danger_by_alibi(g, frame.me)
            elif frame.step is DANGER_BY_TOKENS:
                _by_tokens(g, frame.it, found)
    return found


def _by_tokens(g: Resistance, it: i64, found: list[int]) -> None:
    """Count the tokens still to be counted: those at the location in `it`, if they are being counted, and at all that follow."""
    first, left = it & 15, it >> 4
    for spot in range(first, SPOTS):
        tokens = g.tokens_at(spot)
        if spot == first and left:
            tokens = min(left - 1, tokens)
        found[spot] += tokens * g.setup.content.figures.token_danger


def _sure_losses(g: Resistance, text: Step, c: int, found: list[int]) -> None:
    """Add what a card takes from a location that it names, or from the one where its holder stands."""
    if isinstance(text, Sequence):
        for step in text.steps:
            _sure_losses(g, step, c, found)
    elif isinstance(text, Safety) and text.n < 0 and (text.where == MY_LOCATION or text.where >= TILE):
        for spot in [g.where[c]] if text.where == MY_LOCATION else text.targets(g, c, g.where[c]):
            found[spot] -= text.n


def roads_between(g: Resistance, start: int, *, safe_only: bool = False) -> list[list[int] | None]:
    """Return the roads to every location: short and safe as may be; None where no safe way leads."""
    cost = [NO_WAY] * SPOTS
    ways: list[list[int] | None] = [None] * SPOTS
    cost[start] = 0
    ways[start] = []
    edge = [start]
    while edge:
        spot = edge.pop(0)
        so_far = ways[spot]
        if so_far is None:
            continue
        for road in BOARD.roads_at[spot]:
            guarded = g.roads[road] != EMPTY
            if guarded and safe_only:
                continue
            end = BOARD.far_end(road, spot)
            by_this = cost[spot] + 1 + (GUARDED if guarded else 0)
            if by_this < cost[end]:
                cost[end] = by_this
                ways[end] = [*so_far, road]
                edge.append(end)
    return ways


def guarded_roads(g: Resistance, roads: list[int]) -> int:
    """Return on how many of the roads somebody stands."""
    found = 0
    for road in roads:
        if g.roads[road] != EMPTY:
            found += 1
    return found


def moves_for(g: Resistance, c: int, roads: int) -> int:
    """OSO-93: how many Move actions so many roads take a character."""
    figures = g.setup.content.figures
    each = figures.roads_per_move + (figures.more_roads if g.setup.ability[c] == MOVE_BONUS else 0)
    return -(-roads // each)
