"""How likely a group of Orange Shall Overcome! wins from the beginning of a round, fitted to games of casual bots."""

from __future__ import annotations

from math import exp, log
from typing import Final

from parlour.bots.orange_shall_overcome.judgement import Judge
from parlour.games.orange_shall_overcome.board import SPOTS
from parlour.games.orange_shall_overcome.state import HAS_SOLDIER, OCCUPIER, START_PHASE, TOKENS_ON, Resistance

# For each scenario: a constant, then a weight for each number in `aspects`. Fitted to about 22,000 mornings each, of 3,840 games
# with one to five characters on all levels, in a third of which one choice in 25 was made at random; docs/orange-balance.md.
# fmt: off
WEIGHTS: Final = [
    [0.0] * 24,
    [0.554, 0.0429, -0.0104, -2.05, -0.196, 0.183, 0.0156, 0.0513, 0.12, 0.0, 0.0, 0.181, -0.246, -1.05, -0.115, -0.0741, -0.0273,
     0.0, 0.0, 0.09, -0.0922, -0.642, -0.546, 0.0],
    [-0.943, -0.0111, -0.0172, -1.61, -0.0492, 0.0174, -0.221, 0.513, 0.0443, 0.561, 0.0, 0.498, 0.137, -0.995, -0.223, -0.134,
     -0.0418, -0.013, -0.3, 0.0214, -0.156, -0.186, -1.04, 0.0],
    [-0.436, 0.039, -0.0378, -1.81, -0.112, 0.255, 0.0934, -0.0664, 0.0507, 0.126, 0.0, 0.0321, 0.181, -0.657, -0.142, 0.00182,
     -0.0409, 0.0177, 0.22, 0.162, -0.168, -0.383, -0.662, 0.0],
    [0.172, 0.00444, -0.0189, -1.89, -0.0667, 0.163, -0.106, 0.187, 0.0922, 0.225, 0.0, 0.293, -0.0919, 0.704, -0.318, -0.104,
     -0.032, -0.0362, -0.293, 0.0258, -0.172, -0.437, -0.988, 0.0],
    [-6.67, 0.0852, -0.0508, -1.39, -0.075, 0.246, 0.079, 0.202, 0.0569, 0.0, 0.124, 0.0551, 0.34, -1.33, -0.155, -0.12, -0.00403,
     0.0, 0.0, 0.109, 0.0547, -0.771, -0.554, 0.509],
]
# fmt: on
STEEPEST: Final = 12.0
UNSAFE: Final = 3
FEW: Final = 2


def chance(g: Resistance, judge: Judge) -> float:
    """Return the chance to win, 1 or 0 if the game is over."""
    if g.winners >= 0:
        return 1.0 if g.winners else 0.0
    if g.phase == START_PHASE and not g.decks[OCCUPIER]:
        return 0.0
    weights = WEIGHTS[g.setup.scenario.number]
    odds = weights[0]
    numbers = aspects(g, judge)
    for n in range(len(numbers)):
        odds += weights[n + 1] * numbers[n]
    return 1.0 / (1.0 + exp(-min(max(odds, -STEEPEST), STEEPEST)))


def aspects(g: Resistance, judge: Judge) -> list[float]:
    """Return what the chance depends on, from open knowledge: how many cards of each Threat level are left is known."""
    setup = g.setup
    size = setup.size
    deck = g.decks[OCCUPIER]
    rounds = len(deck) // size
    time = max(judge.time(g, rounds), 1.0)
    work = judge.work(g)
    order = sorted(g.alibi)
    worst = 0
    cards = setup.content.occupiers
    for card in deck:
        if cards[card].level > 1:
            worst += 1
    soldiers = 0
    policemen = 0
    for standing in g.roads:
        if HAS_SOLDIER[standing]:
            soldiers += TOKENS_ON[standing]
        else:
            policemen += TOKENS_ON[standing]
    unsafe = 0
    found = 0
    tokens = 0
    lie = bool(g.lying or g.people)
    for spot in range(SPOTS):
        safety = g.safety[spot]
        unsafe += max(UNSAFE - safety, 0)
        if lie:
            here = g.tokens_at(spot)
            tokens += here
            found += here * max(UNSAFE + 1 - safety, 0)
    needed = needed_for(g)
    number = setup.scenario.number
    slack = setup.limit - g.hunger - worst - (rounds if size <= FEW else 0) + needed if number == 5 else 0
    return [
        time,
        work,
        log(max(work, 0.5) / time),
        judge.dangers(g, rounds),
        float(order[0]),
        float(order[1 if size > 1 else 0]),
        sum(order) / size,
        float(g.morale),
        float(setup.limit - g.lost) if 1 < number < 5 else 0.0,
        float(g.hunger),
        float(needed),
        float(rounds),
        1.0 / (rounds + 1.0),
        float(soldiers),
        float(policemen),
        float(unsafe),
        float(found),
        float(tokens),
        float(sum(g.held)),
        float(worst),
        float(size),
        needed / (rounds + 1.0),
        float(slack),
    ]


def needed_for(g: Resistance) -> int:
    """Return how many tasks are still to be done."""
    number = g.setup.scenario.number
    if number == 1:
        return SPOTS - g.active.bit_count()
    return g.setup.goal - (g.halted.bit_count() if number == 4 else g.tally)
