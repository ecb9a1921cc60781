"""What a learned judgement of Orange Shall Overcome! rests on: the aspects of a morning, and what adding those up cannot tell."""

from __future__ import annotations

from typing import Final

from parlour.bots.orange_shall_overcome.judgement import LOW_ALIBI, LOW_MORALE, Judge, needed_for
from parlour.bots.orange_shall_overcome.value import aspects
from parlour.games.orange_shall_overcome.board import SPOTS
from parlour.games.orange_shall_overcome.goods import KINDS, count
from parlour.games.orange_shall_overcome.state import OCCUPIER, Resistance

HOW_MANY: Final = 78
ASPECTS: Final = 34
"""So many aspects there are in Hunger Winter, fewer elsewhere."""

# fmt: off
SIGNS: Final = [
    # Aspects, those of Hunger Winter after the first line.
    1, -1, -1, -1, 1, 1, 1, 1, 1, -1, 0, 0, 0, -1, -1, -1, -1, 0, 1, 0, 0, -1, 1,
    -1, -1, 0, -1, 0, -1, -1, -1, -1, 0, -1,
    # Difficulty and size; work and time.
    0, 0, 0, -1, -1, -1,
    # Suspicion, places, errands, prospects.
    -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1, 1, 1, -1, -1, -1, 0, -1, 0,
    1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, 0,
    -1, -1, -1, -1, 1, 1, 1,
]
# fmt: on
"""Whether more of a fact is good (1) or bad (-1) for the group, if nothing else differs; 0 if the rules do not tell."""

SUSPECTED: Final = 6
LITTLE_MORALE: Final = 4
NEAREST: Final = 3
"""Of places and errands, the worst and the nearest so many are told."""
RAIDED: Final = -4
NOBODY: Final = 8


def facts(g: Resistance, judge: Judge) -> list[float]:
    """Return the facts of a position, from open knowledge."""
    found = aspects(g, judge)
    time, work, rounds = found[0], found[1], found[11]
    found += [0.0] * (ASPECTS - len(found))
    difficulty = g.setup.difficulty
    found.append(1.0 if difficulty == "hard" else 0.0)
    found.append(1.0 if difficulty == "extreme" else 0.0)
    found.append(1.0 if g.setup.size == 5 else 0.0)
    found.append(work / time)
    found.append(work * work / (time * time))
    found.append(work / (rounds + 1.0))
    return found + suspicion(g) + places(g, judge) + errands(g, judge) + prospects(g)


def suspicion(g: Resistance) -> list[float]:
    """Return how many are suspected how much, and how low Morale is: the last steps count most."""
    found = [0.0] * SUSPECTED
    fear = 0.0
    for alibi in g.alibi:
        fear += LOW_ALIBI[alibi]
        for most in range(SUSPECTED):
            if alibi <= most + 1:
                found[most] += 1.0
    return [*found, fear, LOW_MORALE[g.morale], 1.0 if g.morale <= LITTLE_MORALE else 0.0]


def places(g: Resistance, judge: Judge) -> list[float]:
    """Return how safe the places are tonight where somebody stands, and how many tokens lie together or where a raid will come."""
    tonight = judge.tonight
    standing = sorted([tonight[spot] for spot in g.where])
    found: list[float] = []
    for n in range(NEAREST):
        found.append(float(max(standing[n], RAIDED) if n < len(standing) else NOBODY))
    raided = 0
    for safety in standing:
        if safety <= 0:
            raided += 1
    low = 0
    lower = 0
    together = 0
    in_danger = 0
    lie = bool(g.lying or g.people)
    for spot in range(SPOTS):
        low += 1 if g.safety[spot] <= 2 else 0
        lower += 1 if g.safety[spot] <= 1 else 0
        if lie:
            tokens = g.tokens_at(spot)
            together = max(together, tokens)
            if tonight[spot] <= 0:
                in_danger += tokens
    crowd = 0
    where = list(g.where)
    for spot in where:
        crowd = max(crowd, where.count(spot))
    return [*found, float(raided), float(low), float(lower), float(together), float(in_danger), float(crowd)]


def errands(g: Resistance, judge: Judge) -> list[float]:
    """Return what the group holds of each kind, and how far the next errands have come."""
    found: list[float] = []
    for kind in range(KINDS):
        have = 0
        for goods in g.goods:
            have += count(goods, kind)
        found.append(float(have))
    prices = sorted(judge.prices)
    for n in range(NEAREST):
        found.append(prices[n] if n < len(prices) else 0.0)
    return [*found, sum(prices), float(len(prices))]


def prospects(g: Resistance) -> list[float]:
    """Return how many cards of Threat level 2 come next, and how near the end is, for better or worse."""
    setup = g.setup
    cards = setup.content.occupiers
    deck = g.decks[OCCUPIER]
    soon = 0
    for n in range(min(setup.size, len(deck))):
        soon += 1 if cards[deck[len(deck) - 1 - n]].level > 1 else 0
    now = 0
    for card in g.occupier:
        now += 1 if card >= 0 and cards[card].level > 1 else 0
    found = [float(soon), float(now)]
    # Hunger is an aspect of its own.
    left = setup.limit - g.lost if setup.limit and not setup.scenario.hunger_limit else NOBODY
    found.append(1.0 if left <= 1 else 0.0)
    found.append(1.0 if left == 2 else 0.0)
    needed = needed_for(g)
    for most in range(1, 4):
        found.append(1.0 if needed <= most else 0.0)
    return found
