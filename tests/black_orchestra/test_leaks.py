"""Secrets: two truths that differ only in what a seat may not know look the same to that seat, in every channel (BO-102, R53, R99).

Channels: views, events, pictures, options, prompts, refusals, and the choices of bots for that seat. Truths are made by hand on
position documents; `every_game/test_leaks.py` makes them by the product's own `redeal`.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import parlour
from black_orchestra.stories import beck, canaris, document, interrogation, kordt, play, story
from parlour import Table

pytestmark = pytest.mark.attack

CATALOGUE = parlour.title("black-orchestra").catalogue()


def exact(thing: Any) -> str:
    return json.dumps(thing, ensure_ascii=False)


def wishes() -> list[str]:
    """Return keys a player might try, legal or not."""
    answers = [option["id"] for card in CATALOGUE["interrogation_cards"] for option in card["options"]]
    tries = [f"answer:{answer}" for answer in answers]
    tries += [f"use:{card['id']}" for card in CATALOGUE["conspirator_cards"]]
    tries += [f"move:{space['id']}" for space in CATALOGUE["spaces"]]
    tries += [f"plot:{card['id']}" for card in CATALOGUE["conspirator_cards"] if card["type"] == "plot"]
    return [*tries, "collect", "reveal", "dossier", "release", "conspire:3", "end", "pass", "yes", "answer:resist", "roll:3"]


def seen_by(t: Table, seat: int | None, tried: list[str]) -> list[str]:
    """Return everything a seat can see or provoke, as exact texts."""
    found = [exact(t.view(seat)), exact(t.events(seat)), t.title.picture(t.game, seat)]
    if t.decision is not None and seat is not None:
        own = t.decision.of(seat)
        found.append(exact([(o.key, o.text, o.rule, o.about) for o in own]))
        for key in tried:
            refusal = t.why_not(key, seat)
            found.append(f"{key}: {refusal.rule} {refusal.reason}")
        if own:
            found.append(t.decision.prompt)
            found += [parlour.bot(level, 3).choose(t, seat) for level in ("random", "greedy")]
    return found


@pytest.mark.rule("BO-102", "R53")
def test_which_card_a_prisoner_reads_is_told_to_nobody_else() -> None:
    def read(card: str) -> Table:
        people = (
            beck(motivation="motivated"),
            kordt("munich", motivation="motivated", cards="coup safe"),
            canaris("posen", items="map"),
        )
        return interrogation(card, *people, support=4, stage=3)

    tries = [key for key in wishes() if key.startswith("answer")]
    for one, other in (("int_01", "int_24"), ("int_07", "int_16"), ("int_11", "int_19")):
        for seat in (1, 2, None):
            assert seen_by(read(one), seat, tries) == seen_by(read(other), seat, tries)
        assert seen_by(read(one), 0, []) != seen_by(read(other), 0, [])
    # The same answer read out from two cards: nobody learns which card it was.
    for seat in (1, 2, None):
        a = play(read("int_11"), "answer:support_2")
        b = play(read("int_24"), "answer:support_2")
        assert seen_by(a, seat, tries) == seen_by(b, seat, tries)


@pytest.mark.rule("R2")
def test_what_a_prisoner_may_be_reading_has_an_answer_and_what_was_put_aside_has_none() -> None:
    stack = [["EndTurn", 0, -1], ["TakeAction", 1, -1], ["DrawQuestion", 0, -1]]
    poor = (beck("prison"), kordt("munich", suspicion="extreme"), canaris("posen", suspicion="extreme"))
    classic = [f"classic_{n}" for n in range(1, 7)]
    without = {
        card
        for card in classic
        if story(*poor, questions=[card], variants=["classic_interrogation"], stack=stack).events()[-1]["event"] != "questioned"
    }
    assert 0 < len(without) < len(classic)
    for last in (min(without), max(set(classic) - without)):
        deck = [card for card in classic if card != last]
        t = story(*poor, questions=[*sorted(deck, key=without.__contains__), last], variants=["classic_interrogation"], stack=stack)
        for seed in range(20):
            other = t.clone()
            other.game.redeal(1, seed)
            truth = parlour.position("black-orchestra", other.position())
            state = truth.position()["state"]["interrogation"]
            assert state["card"] not in without
            assert set(state["aside"]) <= without


@pytest.mark.rule("R99")
def test_deck_orders_face_down_tiles_and_removed_cards_are_secret() -> None:
    def truth(dice: Random) -> Table:
        doc = document(
            kordt("munich", cards="coup"), beck("tannenberg"), tiles={"munich": "map", "vienna": "keys", "tannenberg": "poison!"}
        )
        state = parlour.position("black-orchestra", doc).position()["state"]
        dice.shuffle(state["deck"])
        hidden = [state["tiles"][space]["item"] for space in ("munich", "vienna")] + state["items_lost"]
        dice.shuffle(hidden)
        state["tiles"]["munich"]["item"], state["tiles"]["vienna"]["item"], *state["items_lost"] = hidden
        for stage in range(1, 8):
            mine = [name for name in state["events"] + state["events_lost"] if name.startswith(f"s{stage}")]
            kept = sum(name.startswith(f"s{stage}") for name in state["events"])
            dice.shuffle(mine)
            start = next(n for n, name in enumerate(state["events"]) if name.startswith(f"s{stage}"))
            state["events"][start : start + kept] = mine[:kept]
            state["events_lost"] = [name for name in state["events_lost"] if not name.startswith(f"s{stage}")] + mine[kept:]
        dice.shuffle(state["interrogation"]["deck"])
        return parlour.position("black-orchestra", {**doc, "state": state})

    truths = [truth(Random(seed)) for seed in range(4)]
    assert len({t.hash() for t in truths}) == 4
    tries = wishes()
    for seat in (0, 1, None):
        assert len({exact(seen_by(t, seat, tries)) for t in truths}) == 1


def test_after_playing_on_in_two_truths_only_what_became_known_differs() -> None:
    t = parlour.new("black-orchestra", seed=5, players=2, conspirators=["kordt", "beck"], first_player=0)
    other = t.clone()
    other.game.redeal(1, 99)
    for key in ("move:zeughaus", "move:train_station"):
        t.choose(key, 0)
        other.choose(key, 0)
        assert seen_by(t, 1, []) == seen_by(other, 1, [])
