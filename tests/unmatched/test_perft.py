"""How many ways a game can go on, counted twice; and the order of options.

`plain_rules.py` holds the rules a second time, deliberately simple. Product and plain rules walk the same tree of choices and must
agree about the options at every node and about the position at every leaf. The counts and the order of the options are pinned:
a change of either changes what seeds and records mean.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from random import Random

import pytest

import parlour
from parlour import Table
from parlour.engine.kernel import Game
from unmatched.plain_rules import HEROES, Json, PlainDuel, talk_to
from unmatched.stories import document, dracula, duel, holmes, keys, play

pytestmark = pytest.mark.both_modes

POSITIONS: dict[str, tuple[Json, list[int]]] = {
    "toe to toe": (
        document(
            holmes("s1", watson="s3", health=7, hand="feint counterpunch", deck="the_game_is_afoot feint"),
            dracula("s2", health=4, hand="dash", deck="exploit feint"),
            board="soho",
        ),
        [3, 7, 60, 414],
    ),
    "the revolver": (
        document(
            holmes("s22", watson="s11", hand="service_revolver administer_aid", deck="feint", health=3),
            dracula("s1", sisters=["s14", None, "s9"], hand="exploit feint", deck="dash"),
            board="soho",
            actions=1,
        ),
        [5, 10, 103],
    ),
    "passages": (
        document(
            holmes("b1", hand="feint", deck=""),
            dracula("b6", sisters=["b5"], hand="prey_upon", deck="mistform"),
            turn=1,
            actions=1,
        ),
        [2, 4, 128],
    ),
    "mist": (
        document(
            holmes("y22", watson="y20", hand="counterpunch", deck="feint", watson_health=2),
            dracula("y21", sisters=["y14"], hand="mistform dash", deck="", health=3),
            board="yukon",
            turn=1,
            actions=1,
        ),
        [4, 33, 63, 118, 560],
    ),
}
"""Positions with the number of ways to make 1, 2, 3 … choices, counted by both sets of rules."""


def facts(t: Table) -> Json:
    """Return what the plain rules know of a position."""
    players = t.position()["state"]["players"]
    figures = {name: figure for player in players for name, figure in player["fighters"].items()}
    return {
        "space": {name: figure["space"] for name, figure in figures.items() if figure["space"]},
        "health": {name: figure["health"] for name, figure in figures.items()},
        "hand": [sorted(player["hand"]) for player in players],
        "deck": [player["deck"] for player in players],
        "discard": [sorted(player["discard"]) for player in players],
    }


def settled(doc: Json, t: Table, path: list[str]) -> bool:
    """Say whether a game is over although the plain rules go on asking; then no answer may change who has won (U-66)."""
    plain, asked = talk_to(doc, path)
    if t.outcome is None or not asked:
        return False
    for key in sorted(asked)[:: max(1, len(asked) // 3)]:
        if not settled(doc, t, [*path, key]):
            then, _ = talk_to(doc, [*path, key])
            alive = [seat for seat, hero in enumerate(HEROES) if hero in then.space]
            assert t.outcome.winners == ((alive or [plain.turn])[0],), [*path, key]
    return True


def walk(doc: Json, t: Table, path: list[str], depth: int, count: Counter[int]) -> None:
    """Walk all choices down to a depth in both sets of rules."""
    plain, asked = talk_to(doc, path)
    count[len(path)] += 1
    if settled(doc, t, path):
        return
    assert sorted(keys(t)) == sorted(asked), (path, keys(t), asked)
    if depth == 0 or not asked:
        if "combat" not in t.position()["state"] and "scheme" not in t.position()["state"]["text"]:
            assert facts(t) == plain.facts(), path
        return
    for key in keys(t):
        after = t.clone()
        after.choose(key)
        walk(doc, after, [*path, key], depth - 1, count)


@pytest.mark.parametrize("name", POSITIONS)
def test_both_sets_of_rules_know_the_same_ways(name: str) -> None:
    doc, counts = POSITIONS[name]
    t = parlour.position("unmatched", doc)
    t.game.auto = False
    found: Counter[int] = Counter()
    walk(t.position(), t, [], len(counts), found)
    assert [found[depth] for depth in range(1, len(counts) + 1)] == counts


HOLMES_DECK = ["feint"] * 3 + ["the_game_is_afoot"] * 2 + ["service_revolver"] * 2 + ["counterpunch"] * 3 + ["administer_aid"] * 2
DRACULA_DECK = ["feint"] * 3 + ["dash"] * 3 + ["exploit"] * 2 + ["mistform"] * 2 + ["prey_upon"] * 2


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(12))
def test_both_sets_of_rules_agree_over_whole_games(seed: int) -> None:
    dice = Random(seed)
    holmes_deck, dracula_deck = dice.sample(HOLMES_DECK, 12), dice.sample(DRACULA_DECK, 12)
    doc = document(
        holmes("b22", watson="b17", hand=holmes_deck[:4], deck=holmes_deck[4:]),
        dracula("b9", sisters=["b2", "b8", "b15"], hand=dracula_deck[:4], deck=dracula_deck[4:]),
    )
    t = parlour.position("unmatched", doc)
    t.game.auto = False
    begun = t.position()
    plain = PlainDuel(begun)
    talk = plain.play()
    asked = next(talk)
    while t.decision is not None:
        assert sorted(keys(t)) == sorted(asked)
        key = dice.choice(sorted(asked))
        t.choose(key)
        try:
            asked = talk.send(key)
        except StopIteration:
            asked = []
        if "combat" not in t.position()["state"] and "scheme" not in t.position()["state"]["text"]:
            assert facts(t) == plain.facts()
    assert asked == [] or settled(begun, t, t.choices)


# Counts by the product alone, where the plain rules are too slow or know too little.


def ways(g: Game, depth: int) -> int:
    """Return the number of ways to make that many choices."""
    if depth == 0 or g.winners >= 0:
        return 1
    total = 0
    for option in g.options:
        after = g.clone()
        after.choose(option)
        total += ways(after, depth - 1)
    return total


COUNTS: list[tuple[str, list[str], list[int]]] = [
    ("soho", ["sherlock_holmes", "dracula"], [5, 30, 150, 600, 1500, 5700]),
    ("baskerville_manor", ["invisible_man", "jekyll_and_hyde"], [4, 12, 24, 48, 2256, 5520]),
    ("yukon", ["dracula", "invisible_man"], [9, 72, 504, 4704]),
    ("marmoreal", ["jekyll_and_hyde", "jekyll_and_hyde", "sherlock_holmes"], [5, 10, 15, 75, 1035, 1943, 8964]),
]


@pytest.mark.parametrize(("board", "heroes", "counts"), COUNTS)
def test_pinned_counts_from_the_first_decision(board: str, heroes: list[str], counts: list[int]) -> None:
    t = parlour.new("unmatched", seed=7, heroes=heroes, board=board, mirror=True)
    assert [ways(t.game, depth) for depth in range(1, len(counts) + 1)] == counts


# The order of options.


def test_the_order_of_actions() -> None:
    mine = dracula("s1", sisters=["s2", "s9"], hand="mistform ravening_seduction prey_upon dash thirst_for_sustenance")
    t = duel(mine, holmes("s3", watson="s10"), board="soho")
    assert keys(t) == [
        "maneuver",
        "scheme:mistform:dracula",
        "scheme:prey_upon:dracula",
        "scheme:ravening_seduction:sister_1",
        "scheme:ravening_seduction:sister_2",
        "attack:sister_1:sherlock_holmes",
        "attack:sister_2:dr_watson",
    ]


def test_the_order_of_cards_moves_and_places() -> None:
    t = duel(dracula("s1", sisters=["s2"], hand="feint dash mistform ambush"), holmes("s4", hand="elementary feint"), board="soho")
    play(t, "maneuver")
    assert keys(t)[-1] == "boost:none"
    play(t, "boost:none")
    dracula_s, sister_s = ["s3", "s9", "s10", "s22"], ["s3", "s9"]
    assert keys(t) == [*(f"move:dracula:{s}" for s in dracula_s), *(f"move:sister_1:{s}" for s in sister_s), "done"]
    play(t, "done", "scheme:mistform:dracula")
    assert keys(t) == [*(f"place:dracula:s{n}" for n in range(1, 30) if n not in {1, 2, 4}), "place:dracula:stay"]
    play(t, "place:dracula:s3", "attack:dracula:sherlock_holmes")
    in_hand_from_the_start = ["attack:ambush", "attack:feint", "attack:dash"]
    assert [key for key in keys(t) if key in in_hand_from_the_start] == in_hand_from_the_start
    play(t, "attack:dash")
    assert keys(t) == ["defend:feint", "defend:elementary", "defend:none"]


def trace(heroes: list[str], board: str) -> str:
    """Return a digest of every option of a game, in order."""
    t = parlour.new("unmatched", seed=11, heroes=heroes, board=board, mirror=True)
    dice = Random(11)
    seen = hashlib.sha256()
    while t.decision is not None:
        for option in t.decision.options:
            seen.update(f"{option.seat} {option.key}\n".encode())
        t.choose(dice.choice(keys(t)))
    return seen.hexdigest()[:16]


TRACES: list[tuple[str, list[str], str]] = [
    ("soho", ["sherlock_holmes", "dracula"], "df618a9ff30676b5"),
    ("baskerville_manor", ["invisible_man", "jekyll_and_hyde"], "35dc53739d56ace2"),
    ("yukon", ["dracula", "invisible_man"], "d3c0d98fc4a45872"),
    ("sarpedon", ["jekyll_and_hyde", "jekyll_and_hyde", "sherlock_holmes"], "62e5ff3d07f7fb2e"),
    ("marmoreal", ["invisible_man", "sherlock_holmes", "dracula", "jekyll_and_hyde"], "67a1920c075643a3"),
]


@pytest.mark.parametrize(("board", "heroes", "digest"), TRACES)
def test_every_option_of_a_game_in_order(board: str, heroes: list[str], digest: str) -> None:
    assert trace(heroes, board) == digest
