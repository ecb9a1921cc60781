"""Secrets: two truths that differ only in what a seat may not know look the same to that seat, in every channel.

Channels: views, events, pictures, options, prompts, refusals, and the choices of bots for that seat. Truths are made by a dealer
who works on position documents and knows nothing of the product's own `redeal`, with which `every_game/test_leaks.py` makes others.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import settings

import parlour
from parlour import Illegal, Table
from unmatched.stories import (
    Json,
    document,
    dracula,
    duel,
    fight,
    hand,
    holmes,
    hyde,
    invisible_man,
    jekyll,
    keys,
    knows,
    play,
)

pytestmark = pytest.mark.attack

CATALOGUE = parlour.title("unmatched").catalogue()
TABLES: list[Json] = [
    {"heroes": ["sherlock_holmes", "dracula"], "board": "baskerville_manor"},
    {"heroes": ["jekyll_and_hyde", "invisible_man"], "board": "soho"},
    {"heroes": ["sherlock_holmes", "invisible_man"], "board": "yukon"},
    {"heroes": ["dracula", "jekyll_and_hyde"], "board": "sarpedon", "end_rule": "at_once"},
    {"heroes": ["dracula", "sherlock_holmes", "invisible_man"], "board": "marmoreal"},
    {
        "heroes": ["sherlock_holmes", "dracula", "jekyll_and_hyde", "invisible_man"],
        "board": "soho",
        "teams": True,
        "open_team_hands": True,
    },
]

SEEDS = range(5, 5 + max(1, settings().max_examples // 500))
"""One game of each table in a short run, many in a long one."""


def exact(thing: Any) -> str:
    """Return something as text, byte for byte."""
    return json.dumps(thing, ensure_ascii=False)


def wishes(t: Table) -> list[str]:
    """Return keys a player might try, legal or not."""
    heroes = t.setup["heroes"]
    cards = [card["id"] for hero in CATALOGUE["heroes"] if hero["id"] in heroes for card in hero["deck"]]
    fighters = [name for player in t.position()["state"]["players"] for name in player["fighters"]]
    board = next(board for board in CATALOGUE["boards"] if board["id"] == t.setup["board"])
    spaces = [space["id"] for space in board["spaces"]]
    verbs = ["boost", "defend", "attack", "discard", "keep", "under", "top"]
    tries = [f"{verb}:{card}" for verb, card in product(verbs, cards)]
    tries += [f"scheme:{card}:{fighter}" for card, fighter in product(cards, fighters)]
    tries += [f"attack:{one}:{other}" for one, other in product(fighters, fighters)]
    tries += [f"{verb}:{fighter}:{space}" for verb, fighter, space in product(["move", "place"], fighters, spaces)]
    tries += [f"fog:{one}:{other}" for one, other in product(spaces, spaces)]
    tries += [f"{verb}:{fighter}" for verb, fighter in product(["bite", "fighter", "opponent"], fighters)]
    tries += ["maneuver", "pass", "done", "yes", "no", "number:3", "number:12", "draw:2", "defend:none", "boost:none", "choose:fog"]
    return tries


def seen_by(t: Table, seat: int, keys_tried: list[str], *, bots: bool) -> list[str]:
    """Return everything a seat can see or provoke, as exact texts."""
    found = [exact(t.view(seat)), exact(t.events(seat)), t.title.picture(t.game, seat)]
    if t.decision is not None:
        found += [exact([(o.key, o.text, o.rule, o.about) for o in t.decision.of(seat)])]
        mine = {option.key for option in t.decision.of(seat)}
        for key in keys_tried:
            refusal = t.why_not(key, seat)
            found.append(f"{key}: {refusal.rule} {refusal.reason}")
            if key not in mine:
                with pytest.raises(Illegal) as refused:
                    t.choose(key, seat)
                found.append(str(refused.value))
        if mine:
            found.append(t.decision.prompt)
            found.append(parlour.bot("random", 3).choose(t, seat))
            if bots:
                found.append(parlour.bot("greedy", 3).choose(t, seat))
    return found


def looking(t: Table) -> list[int]:
    """Return the seats to compare now: whoever decides, and the others by turns."""
    assert t.decision is not None
    return sorted({*t.decision.seats, t.moment % len(t.seats)})


def choose_any(t: Table, dice: Random) -> None:
    assert t.decision is not None
    option = dice.choice(t.decision.options)
    t.choose(option.key, option.seat)


# By hand, on documents.


def deal_otherwise(doc: Json, viewer: int, dice: Random) -> Json:
    """Return another truth that looks the same to a seat; only what that seat has seen stays."""
    other: Json = json.loads(json.dumps(doc))
    state, setup = other["state"], other["setup"]
    other["chance"] = {"generator": [dice.getrandbits(32) for _ in range(4)]}
    mates = [
        seat for seat in range(len(state["players"])) if setup["teams"] and setup["open_team_hands"] and seat % 2 == viewer % 2
    ]
    for seat, player in enumerate(state["players"]):
        if seat in (viewer, *mates):
            low = len(player["deck"]) - (player["known_bottom"] if seat == viewer else 0)
            high = player["known_top"] if seat == viewer else 0
            if high < low:
                player["deck"][high:low] = dice.sample(player["deck"][high:low], low - high)
            continue
        seen = Counter(state["players"][viewer]["has_seen"][seat])
        loose = list((Counter(player["hand"]) - seen).elements())
        fixed = list((Counter(player["hand"]) - Counter(loose)).elements())
        pool = dice.sample(loose + player["deck"], len(loose) + len(player["deck"]))
        player["hand"], player["deck"] = fixed + pool[: len(loose)], pool[len(loose) :]
        for third in state["players"]:
            if third is not state["players"][viewer]:
                third["has_seen"][seat] = []
    return other


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: "-".join(setup["heroes"]))
def test_other_hands_decks_and_dice_cannot_be_seen(setup: Json, seed: int) -> None:
    t = parlour.new("unmatched", seed=seed, **setup)
    dice = Random(seed)
    tries = wishes(t)
    compared = 0
    while t.decision is not None:
        doc = t.position()
        # While drawn cards are sorted out (U-135) the document holds them twice, in the hand and in what the text remembers.
        if doc["asking"][0] not in {"jekyll_and_hyde.calming_research.scheme.2", "PutUnderDeck"}:
            for seat in looking(t):
                try:
                    here, there = (parlour.position("unmatched", d) for d in (doc, deal_otherwise(doc, seat, dice)))
                except parlour.BadInput:
                    # Whoever is asked would have nothing to choose in the other truth.
                    assert seat not in t.decision.seats
                    continue
                tried = dice.sample(tries, 4)
                bots = t.moment % 40 == 20
                assert seen_by(here, seat, tried, bots=bots) == seen_by(there, seat, tried, bots=bots)
                compared += 1
                if seat in t.decision.seats:
                    compare_after_a_choice(here, there, seat, dice)
        choose_any(t, dice)
    assert compared > t.moment / 2


def compare_after_a_choice(here: Table, there: Table, seat: int, dice: Random) -> None:
    """A choice that turns nothing up looks the same in both truths afterwards, too."""
    assert here.decision is not None
    key = dice.choice(here.decision.of(seat)).key
    fates = here.game.fate, there.game.fate
    for t in (here, there):
        t.choose(key, seat)
    if (here.game.fate, there.game.fate) == fates:
        assert exact(here.view(seat)) == exact(there.view(seat))
        assert exact(here.events(seat)) == exact(there.events(seat))


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: "-".join(setup["heroes"]))
def test_what_a_seat_knows_of_a_hand_stays_true(setup: Json, seed: int) -> None:
    t = parlour.new("unmatched", seed=seed, **setup)
    dice = Random(seed)
    while t.decision is not None:
        players = t.position()["state"]["players"]
        combat = t.position()["state"].get("combat")
        for seat, other in product(range(len(players)), repeat=2):
            view = t.view(seat)["players"][other]
            if seat != other and "known_hand" in view:
                held = Counter(players[other]["hand"])
                if combat is not None and not combat["revealed"]:
                    held += Counter(combat[side]["card"] for side in ("attack", "defense") if combat[side]["card"])
                assert not Counter(view["known_hand"]) - held
        choose_any(t, dice)


# Stories of single secrets.


def both(one: Table, other: Table, seat: int | None, *choices: tuple[str, str]) -> None:
    """Play two truths side by side, each with its own key, and compare what a seat sees all along."""
    for first, second in (("", ""), *choices):
        if first:
            one.choose(first)
            other.choose(second)
        assert exact(one.view(seat)) == exact(other.view(seat))
        assert exact(one.events(seat)) == exact(other.events(seat))


def test_a_face_down_attack_is_any_card() -> None:
    one = duel(holmes("s1", hand="feint counterpunch"), jekyll("s2", hand="feint"), board="soho")
    other = duel(holmes("s1", hand="the_game_is_afoot elementary"), jekyll("s2", hand="feint"), board="soho")
    attack = "attack:sherlock_holmes:jekyll_and_hyde"
    both(one, other, 1, (attack, attack), ("attack:feint", "attack:the_game_is_afoot"))
    spectators = one.view(None), other.view(None)
    assert exact(spectators[0]) == exact(spectators[1])
    assert keys(one) == keys(other)


def test_a_defense_not_laid_is_any_hand() -> None:
    one = duel(holmes("s1", hand="feint"), jekyll("s2", hand="feint skirmish"), board="soho")
    other = duel(holmes("s1", hand="feint"), jekyll("s2", hand="pure_evil strange_case"), board="soho")
    attack = "attack:sherlock_holmes:jekyll_and_hyde"
    both(one, other, 0, (attack, attack), ("attack:feint", "attack:feint"), ("defend:none", "defend:none"))


def test_cards_kept_and_put_under_the_deck_are_unseen() -> None:
    one = duel(jekyll("s1", hand="calming_research", deck="feint skirmish pure_evil with_haste"), holmes("s20"), board="soho")
    other = duel(jekyll("s1", hand="calming_research", deck="pure_evil with_haste feint skirmish"), holmes("s20"), board="soho")
    scheme = "scheme:calming_research:jekyll_and_hyde"
    both(
        one,
        other,
        1,
        (scheme, scheme),
        ("draw:3", "draw:3"),
        ("keep:feint", "keep:with_haste"),
        ("under:skirmish", "under:feint"),
    )


def test_cards_put_on_top_of_the_deck_are_unseen() -> None:
    one = duel(
        jekyll("s1", hand="skirmish"),
        invisible_man("s2", hand="coded_notes", deck="vanish slip_away lurking lurking"),
        board="soho",
    )
    other = duel(
        jekyll("s1", hand="skirmish"),
        invisible_man("s2", hand="coded_notes", deck="lurking vanish lurking slip_away"),
        board="soho",
    )
    attack = "attack:jekyll_and_hyde:invisible_man"
    both(
        one,
        other,
        0,
        (attack, attack),
        ("attack:skirmish", "attack:skirmish"),
        ("defend:coded_notes", "defend:coded_notes"),
        ("top:vanish", "top:lurking"),
        ("top:slip_away", "top:lurking"),
    )


def test_a_look_tells_the_others_nothing() -> None:
    one = duel(holmes("s1", hand="study_methods"), jekyll("s2", hand="feint"), dracula("s20"), board="soho")
    other = duel(holmes("s1", hand="study_methods"), jekyll("s2", hand="pure_evil"), dracula("s20"), board="soho")
    attack = "attack:sherlock_holmes:jekyll_and_hyde"
    for seat in (2, None):
        both(one.clone(), other.clone(), seat, (attack, attack), ("attack:study_methods",) * 2, ("defend:none",) * 2)


def test_a_seen_card_that_leaves_does_not_tell_whether_there_is_a_second() -> None:
    # Holmes has seen one Feint; since then Jekyll has drawn a card, a second Feint or something else. He discards a Feint.
    seen: Json = {"has_seen": [[], ["feint"]]}
    one = duel(holmes("s20", **seen), jekyll("s1", hand="feint feint"), board="soho", turn=1)
    other = duel(holmes("s20", **seen), jekyll("s1", hand="feint pure_evil"), board="soho", turn=1)
    assert knows(one, 0, 1) == knows(other, 0, 1) == ["feint"]
    both(one, other, 0, ("maneuver", "maneuver"), ("boost:feint", "boost:feint"))
    assert knows(one, 0, 1) == []


def test_a_seen_card_revealed_in_combat_does_not_tell_whether_there_is_a_second() -> None:
    seen: Json = {"has_seen": [[], ["feint"]]}
    one = duel(holmes("s2", hand="", **seen), jekyll("s1", hand="feint feint"), board="soho", turn=1)
    other = duel(holmes("s2", hand="", **seen), jekyll("s1", hand="feint pure_evil"), board="soho", turn=1)
    attack = "attack:jekyll_and_hyde:sherlock_holmes"
    both(one, other, 0, (attack, attack), ("attack:feint", "attack:feint"), ("defend:none", "defend:none"))


def test_what_others_have_seen_is_their_secret() -> None:
    players = holmes("s1"), jekyll("s9", hand="feint pure_evil")
    one = duel(*players, dracula("s20", has_seen=[[], ["feint"], []]), board="soho")
    other = duel(*players, dracula("s20", has_seen=[[], [], []]), board="soho")
    assert knows(one, 2, 1) == ["feint"]
    both(one, other, 0)
    both(one, other, None)


def test_whose_hand_was_looked_at_is_told_what_was_seen_and_nobody_else() -> None:
    """U-37: they held the cards when somebody looked, and know which of them have left the hand since."""
    t = duel(
        holmes("s1", hand="eliminate_the_impossible"), jekyll("s9", hand="feint feint pure_evil"), dracula("s20"), board="soho"
    )
    assert t.view(1)["players"][1]["shown"] == [[], [], []]
    play(t, "scheme:eliminate_the_impossible:sherlock_holmes", "opponent:jekyll_and_hyde")
    assert sorted(t.view(1)["players"][1]["shown"][0]) == ["feint", "feint", "pure_evil"]
    play(t, "discard:feint")
    assert sorted(t.view(1)["players"][1]["shown"][0]) == knows(t, 0, 1) == ["feint", "pure_evil"]
    assert t.view(1)["players"][1]["shown"][2] == []
    assert "Sherlock Holmes has seen: " in t.title.picture(t.game, 1)
    for seat in (0, 2, None):
        assert "shown" not in t.view(seat)["players"][1]
        assert "has seen" not in t.title.picture(t.game, seat)


def test_the_order_of_the_own_deck_is_unknown_but_for_the_cards_one_put_there() -> None:
    cards = "vanish slip_away lurking confound"
    one = duel(invisible_man("s1", deck=cards, known_top=1, known_bottom=1), jekyll("s20"), board="soho")
    other = duel(
        invisible_man("s1", deck="vanish lurking slip_away confound", known_top=1, known_bottom=1), jekyll("s20"), board="soho"
    )
    both(one, other, 0)
    assert one.view(0)["players"][0]["known_top"] == ["vanish"]
    assert one.view(0)["players"][0]["known_bottom"] == ["confound"]
    for seat in (1, None):
        assert "known_top" not in one.view(seat)["players"][0]


def test_redeal_keeps_what_the_seat_has_seen_and_nothing_else() -> None:
    doc = document(
        holmes("s1", hand="feint elementary", has_seen=[[], ["dash", "dash"]]),
        dracula("s2", hand="dash dash ambush exploit"),
        board="soho",
    )
    t = parlour.position("unmatched", doc)
    hands = set()
    for seed in range(20):
        other = t.clone()
        other.game.redeal(0, seed)
        assert hand(other, 0) == ["elementary", "feint"]
        assert Counter(hand(other, 1))["dash"] >= 2
        assert len(hand(other, 1)) == 4
        hands.add(tuple(hand(other, 1)))
        assert parlour.position("unmatched", other.position()).position() == other.position()
    assert len(hands) > 5


def test_redeal_lays_a_card_the_fighter_may_use() -> None:
    t = duel(hyde("s1", hand="feint with_haste"), holmes("s2", hand="elementary"), board="soho")
    play(t, "attack:jekyll_and_hyde:sherlock_holmes", "attack:feint")
    laid = set()
    for seed in range(30):
        other = t.clone()
        other.game.redeal(1, seed)
        laid.add(other.position()["state"]["combat"]["attack"]["card"])
    jekylls = {"distracted_triage", "succumb_to_compulsion", "with_haste", "scientific_method"}
    assert not laid & jekylls
    assert len(laid) > 3
    assert keys(t) == ["defend:elementary", "defend:none"]


def test_nothing_of_the_truth_is_in_the_view_of_a_spectator() -> None:
    t = duel(holmes("s1", hand="feint"), dracula("s2", hand="ambush"), board="soho")
    fight(t, "sherlock_holmes", "dracula", "feint", "none")
    for player in t.view(None)["players"]:
        assert not {"hand", "deck", "known_hand", "known_top", "known_bottom"} & set(player)
