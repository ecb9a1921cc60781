"""R71: what each seat has seen of the decks, card by card, while cards are buried, put in order, drawn and dealt."""

from __future__ import annotations

import pytest

from orange_shall_overcome.stories import HIGH, Json, next_comes, play, read_again, state, story
from parlour import Table

SEEN = tuple[int, int]
"""So many cards on top, so many at the bottom."""


def known(t: Table, deck: str) -> list[SEEN]:
    """Return what every seat has seen of a deck."""
    return [tuple(entry.get(deck, (0, 0))) for entry in state(t)["known"]]


@pytest.mark.parametrize("deck", ["raid", "patrolling"])
@pytest.mark.parametrize("bury", [True, False])
def test_whoever_knew_the_buried_card_knows_where_it_is(deck: str, bury: bool) -> None:
    """Paul knew two cards on top and one at the bottom, Mies one at the bottom: the card now below it she has not seen."""
    looks = {"raid": "cornelia", "patrolling": "leo"}[deck]
    seen: list[Json] = [{}, {deck: [2, 1]}, {deck: [0, 1]}, {}]
    t = story(f"{looks} paul mies kees", safety=HIGH, known=seen, **{looks: {"hand": [f"{looks}_2", f"{looks}_1"]}})
    cards = state(t)["decks"][deck]
    play(t, f"card:{looks}_2", "act:bonus")
    assert known(t, deck) == [(1, 0), (2, 1), (0, 1), (0, 0)]
    g = t.game
    assert len({g.asker.seen_as(g, g.ask_me, g.ask_it, option, 1) for option in g.options}) == 2
    play(t, f"peek:{deck}:{'bury' if bury else 'keep'}")
    if not bury:
        assert known(t, deck) == [(1, 0), (2, 1), (0, 1), (0, 0)]
        return
    assert state(t)["decks"][deck] == [*cards[1:], cards[0]]
    assert known(t, deck) == [(0, 1), (1, 2), (0, 0), (0, 0)]
    for other in {"occupier", "raid", "patrolling"} - {deck}:
        assert known(t, other) == [(0, 0)] * 4
    assert t.view(1)["known_cards"][deck] == {"top": [cards[1]], "bottom": [cards[0], cards[-1]][::-1]}


def test_nobody_else_knows_two_cards_that_were_put_in_order() -> None:
    """Nobody sees whether the two changed places, not even who had seen both: keep and exchange look the same to the others."""
    people: Json = {name: {"occupier": None} for name in ("kees", "paul", "mies", "leo")}
    seen: list[Json] = [{}, {"occupier": [1, 0], "raid": [1, 0]}, {"occupier": [2, 0]}, {"occupier": [3, 1]}]
    views = []
    for answer, first in (("keep", ["o1_01", "o1_02"]), ("exchange", ["o1_02", "o1_01"])):
        t = story("kees paul mies leo", occupier="o1_01 o1_02 o1_03 o1_04 o1_05", helper_1="hp13", known=seen, **people)
        t = next_comes(t, ["TakeHelper", 0, 0])
        play(t, "helper:1")
        g = t.game
        assert len({g.asker.seen_as(g, g.ask_me, g.ask_it, option, 1) for option in g.options}) == 1
        play(t, f"peek:occupier:{answer}")
        assert state(t)["decks"]["occupier"] == [*first, "o1_03", "o1_04", "o1_05"]
        assert t.view(0)["known_cards"]["occupier"]["top"] == first
        assert known(t, "occupier") == [(2, 0), (0, 0), (0, 0), (0, 1)]
        assert known(t, "raid") == [(0, 0), (1, 0), (0, 0), (0, 0)]
        views.append([t.view(seat)["known_cards"] for seat in (1, 2, 3)])
    assert views[0] == views[1]


def test_whoever_saw_cards_on_top_knows_whose_hands_they_are_in() -> None:
    """R20: as a round begins Kees has seen two cards, his own and Paul's, and Mies three; what was known before is over."""
    people: Json = {"kees": {"occupier": None}, "paul": {"occupier": None}, "mies": {"occupier": None, "known_by": [1]}}
    seen: list[Json] = [{"occupier": [2, 0]}, {}, {"occupier": [3, 0]}]
    t = story("kees paul mies", phase="start", occupier="o1_01 o1_02 o1_03 o1_04", safety=HIGH, known=seen, **people)
    assert [person["occupier"] for person in state(t)["characters"].values()] == ["o1_01", "o1_02", "o1_03"]
    assert [person["known_by"] for person in state(t)["characters"].values()] == [[0, 2], [0, 2], [2]]
    assert t.view(0)["known_cards"] == {"hands": {"paul": "o1_02"}}
    assert t.view(1)["known_cards"] == {}
    assert t.view(2)["known_cards"] == {"hands": {"kees": "o1_01", "paul": "o1_02"}}


def test_what_nobody_saw_nobody_knows() -> None:
    """R20: Paul knew the card that Kees held in the round before; of the new one he has seen nothing."""
    people: Json = {"kees": {"occupier": None, "known_by": [1]}, "paul": {"occupier": None}}
    t = story("kees paul", phase="start", occupier="o1_01 o1_02 o1_03", safety=HIGH, **people)
    assert [t.view(seat)["known_cards"] for seat in (0, 1)] == [{}, {}]


def test_a_card_that_was_carried_out_is_in_no_hand() -> None:
    """OSO-79: Paul knows what Kees holds, until it is carried out."""
    kees: Json = {"hand": ["kees_1"], "occupier": "o1_01", "known_by": [1]}
    t = story("kees paul", kees=kees, safety=HIGH, morale=8)
    assert t.view(1)["known_cards"] == {"hands": {"kees": "o1_01"}}
    play(t, "discard:kees_1")
    while t.decision is not None and state(t)["characters"]["kees"]["occupier"]:
        play(t, t.decision.options[0].key)
    assert state(t)["characters"]["kees"]["known_by"] == []
    assert t.view(1)["known_cards"] == {}


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_nobody_knows_more_cards_than_there_are(cards: int) -> None:
    """Cornelia buries one card after the other, until she puts the first one under the deck again."""
    deck = [f"r{n:02}" for n in range(1, cards + 1)]
    t = story("cornelia paul", safety=HIGH, raid=deck)
    for n in range(cards + 1):
        t = next_comes(t, ["cornelia_2", 0, 0])
        assert t.view(0)["known_cards"]["raid"]["top"] == [deck[n % cards]]
        play(t, "peek:raid:bury")
        assert known(t, "raid") == [(0, min(n + 1, cards)), (0, 0)]
    assert state(read_again(t))["decks"]["raid"] == [*deck[1:], deck[0]]


@pytest.mark.parametrize("deck", ["raid", "patrolling"])
def test_what_was_seen_of_a_deck_is_worth_nothing_once_it_is_made_anew(deck: str) -> None:
    """R17: the last card is drawn; the pile is shuffled, and nobody has seen any of it."""
    card = {"raid": "r05", "patrolling": "p_red_4"}[deck]
    orders: list[list[str]] = []
    for seed in (1, 2):
        t = story("kees paul", safety=HIGH, roads={}, known=[{deck: [1, 0]}, {deck: [0, 1]}], seed=seed, **{deck: [card]})
        frame = ["Strike", 0, 0] if deck == "raid" else ["RevealPatrol", 0, -1]
        t = next_comes(t, frame, frame)
        orders.append(state(t)["decks"][deck])
        assert known(t, deck) == [(0, 0), (0, 0)]
        assert len(orders[-1]) > 10
    assert orders[0] != orders[1]


def test_the_occupier_deck_is_never_made_anew() -> None:
    """OSO-70 R17 R18: with cards on the pile, too, the first card that cannot be drawn loses the game."""
    t = story("kees paul", phase="start", occupier="o1_01", discards={"occupier": ["o1_02", "o1_03"]}, safety=HIGH)
    assert t.outcome is not None
    assert (t.outcome.winners, state(t)["discards"]["occupier"]) == ((), ["o1_02", "o1_03"])
