"""How likely a group of Orange Shall Overcome! wins from the beginning of a round, fitted to games of casual bots."""

from __future__ import annotations

from math import exp, log
from typing import Final

from parlour.bots.orange_shall_overcome.judgement import Judge, needed_for
from parlour.bots.orange_shall_overcome.weights import IN_COMMON, WEIGHTS
from parlour.games.orange_shall_overcome.board import SPOTS
from parlour.games.orange_shall_overcome.scenario import BY_LOCATION, BY_MEAL
from parlour.games.orange_shall_overcome.state import HAS_SOLDIER, OCCUPIER, TOKENS_ON, Resistance

STEEPEST: Final = 12.0
UNSAFE: Final = 3
FEW: Final = 2
MANY: Final = 3
"""So many characters or more are judged alike."""


def chance(g: Resistance, judge: Judge) -> float:
    """Return the chance to win, 1 or 0 if the game is over."""
    if g.winners >= 0:
        return 1.0 if g.winners else 0.0
    weights = weights_of(g)
    odds = weights[0]
    numbers = aspects(g, judge)
    for n in range(len(numbers)):
        odds += weights[n + 1] * numbers[n]
    return 1.0 / (1.0 + exp(-min(max(odds, -STEEPEST), STEEPEST)))


def weights_of(g: Resistance) -> list[float]:
    """Return the weights for a scenario and its size; one without weights of its own is judged by what others have in common."""
    aim = g.setup.scenario.aim
    few = min(g.setup.size, MANY) - 1
    return WEIGHTS[MANY * (aim - 1) + few] if aim != BY_LOCATION else IN_COMMON[few]


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
    feeds = setup.scenario.aim == BY_MEAL
    slack = setup.limit - g.hunger - worst - (rounds if size <= FEW else 0) + needed if feeds else 0
    numbers = [
        time,
        work,
        log(max(work, 0.5) / time),
        judge.dangers(g, rounds),
        float(order[0]),
        float(order[1 if size > 1 else 0]),
        float(sum(order)) / float(size),
        float(g.morale),
        float(setup.limit - g.lost) if setup.limit and not setup.scenario.hunger_limit else 0.0,
        float(g.hunger),
        float(needed),
        float(rounds),
        1.0 / (float(rounds) + 1.0),
        float(soldiers),
        float(policemen),
        float(unsafe),
        float(found),
        float(tokens),
        float(sum(g.held)),
        float(worst),
        float(size),
        float(needed) / (float(rounds) + 1.0),
        float(slack),
    ]
    return numbers + hunger(g, time / (float(rounds) + 1.0), work, needed) if feeds else numbers


def dues(g: Resistance) -> list[int]:
    """Return how many meals must be served until Hunger has risen for the last time today, tomorrow and so on."""
    size = g.setup.size
    cards = g.setup.content.occupiers
    deck = g.decks[OCCUPIER]
    night = 1 if size <= FEW else 0
    due = g.hunger - g.setup.scenario.hunger_limit + 1 + night
    for card in g.occupier:
        if card >= 0 and cards[card].level > 1:
            due += 1
    found = [due]
    left = len(deck)
    while left > 0:
        due += night
        for _ in range(min(size, left)):
            left -= 1
            if cards[deck[left]].level > 1:
                due += 1
        found.append(due)
    return found


def hunger(g: Resistance, actions: float, work: float, needed: int) -> list[float]:
    """Return how near its limit Hunger is, how quickly meals must follow each other, and by when the last one must be served."""
    due = dues(g)
    margin = g.setup.scenario.hunger_limit - g.hunger
    pace = 0.0
    days = 1
    for meals in due:
        pace = max(pace, min(meals, needed) / days)
        if meals >= needed:
            break
        days += 1
    pace = max(pace, needed / days)
    until = max(actions * days, 1.0)
    return [
        1.0 if margin <= 1 else 0.0,
        1.0 if margin == 2 else 0.0,
        1.0 if margin == 3 else 0.0,
        pace,
        float(days),
        log(max(work, 0.5) / until),
        work / until,
        float(max(due[0], 0)),
        float(max(due[1], 0)) if len(due) > 1 else 0.0,
        1.0 / days,
        pace * pace,
    ]
