"""Hints: the seat's own options, best first, chances within their intervals, reasons in the game's words."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from parlour.bots.bot import mind_of
from parlour.bots.mind import Budget
from parlour.engine.errors import BadInput

DUEL = {
    "setup": {"heroes": ["sherlock_holmes", "jekyll_and_hyde"], "board": "soho"},
    "state": {
        "turn": {"player": 0, "actions": 1},
        "players": [
            {"fighters": {"sherlock_holmes": {"space": "s13", "health": 6}}, "hand": ["the_game_is_afoot", "feint"]},
            {"fighters": {"jekyll_and_hyde": {"space": "s12", "health": 4}}, "form": "Mr. Hyde", "hand": []},
        ],
    },
}


def test_the_best_option_comes_first_with_chance_and_reason() -> None:
    t = parlour.position("unmatched", DUEL)
    found = t.hint(0)
    assert t.decision is not None
    assert {hint.key for hint in found} == {option.key for option in t.decision.options}
    assert found[0].key == "attack:sherlock_holmes:jekyll_and_hyde"
    assert found[0].reason == "can fell Mr. Hyde, who has 4 health left"
    assert found[0].chance > found[1].chance
    for hint in found:
        assert 0 <= hint.low <= hint.chance <= hint.high <= 1
    assert t.hint(0) == found


@pytest.mark.parametrize("game", parlour.games())
def test_hints_are_in_the_order_of_the_chances_they_show(game: str) -> None:
    t = parlour.new(game, seed=2)
    dice = Random(2)
    for _ in range(4):
        while t.decision is None or len(t.decision.of(t.decision.seats[0])) < 3 or t.moment % 5:
            assert t.decision is not None
            option = dice.choice(t.decision.options)
            t.choose(option.key, option.seat)
        seat = t.decision.seats[0]
        found = t.hint(seat)
        tried = [hint.chance for hint in found if hint.tries]
        assert tried == sorted(tried, reverse=True)
        # What the bot left aside comes last: it has no chance to be shown.
        assert [hint.tries > 0 for hint in found[1:]] == sorted((hint.tries > 0 for hint in found[1:]), reverse=True)
        assert all(0 <= hint.low <= hint.chance <= hint.high <= 1 for hint in found)
        # What comes first is what the bot itself would choose.
        g = t.game.clone()
        g.redeal(seat, t.moment)
        mind = mind_of(game).thinker(g, "strong")
        own = [option for option in g.options if g.seat_of(option) == seat]
        best = mind.rank(g, seat, own, Budget(mind.budget("strong").iterations, 0.0), t.moment)[0].option
        assert found[0].key == g.asker.key(g, g.ask_me, g.ask_it, best)
        option = dice.choice(t.decision.options)
        t.choose(option.key, option.seat)


def test_an_option_that_was_left_aside_says_so() -> None:
    t = parlour.new("black-orchestra", seed=6, players=2)
    assert t.decision is not None
    seat = t.decision.seats[0]
    g = t.game.clone()
    g.redeal(seat, t.moment)
    mind = mind_of(t.title.id).thinker(g, "strong")
    own = [option for option in g.options if g.seat_of(option) == seat]
    verdicts = mind.rank(g, seat, own, Budget(mind.budget("strong").iterations, 0.0), t.moment)
    tries = {g.asker.key(g, g.ask_me, g.ask_it, verdict.option): verdict.tries for verdict in verdicts}
    assert {hint.key: hint.tries for hint in t.hint(seat)} == tries
    assert 0 in tries.values()
    assert max(tries.values()) > 0


def test_reasons_of_a_move() -> None:
    t = parlour.position("unmatched", DUEL)
    t.choose("maneuver")
    t.choose("boost:none")
    said = {hint.key: hint.reason for hint in t.hint(0)}
    assert said["move:sherlock_holmes:s15"] == "faces Mr. Hyde with Sherlock Holmes"
    g = t.game
    mind = mind_of("unmatched")
    assert all(mind.reason(g, option, 0) for option in g.options)


def test_a_move_out_of_reach_says_so() -> None:
    doc = {**DUEL, "state": {**DUEL["state"], "turn": {"player": 0, "actions": 1}}}  # type: ignore[dict-item]
    t = parlour.position("unmatched", doc)
    t.choose("maneuver")
    t.choose("boost:the_game_is_afoot")
    said = {hint.key: hint.reason for hint in t.hint(0)}
    assert said["move:sherlock_holmes:s16"] == "leaves Sherlock Holmes out of Mr. Hyde's reach"


HEROES = ["sherlock_holmes", "dracula", "jekyll_and_hyde", "invisible_man"]


@pytest.mark.parametrize("seed", range(8))
def test_every_question_of_unmatched_gets_a_reason(seed: int) -> None:
    """Whatever is asked in duels, in free-for-alls and in teams, there is something to say about every answer."""
    turned = HEROES[seed % 4 :] + HEROES[: seed % 4]
    table = parlour.new("unmatched", seed=seed, heroes=turned if seed % 2 else turned[:2], teams=seed % 4 == 1)
    mind = mind_of("unmatched")
    while table.decision is not None:
        seat = table.decision.seats[0]
        seen = table.game.clone()
        seen.redeal(seat, seed)
        for option in seen.options if len(seen.options) > 1 else []:
            assert mind.reason(seen, option, seat), seen.asker.key(seen, seen.ask_me, seen.ask_it, option)
        keys = [option.key for option in table.decision.of(seat)]
        table.choose(keys[(seed * 7 + table.moment * 13) % len(keys)], seat)


def test_reasons_name_what_the_text_is_about() -> None:
    doc = {
        "setup": {"heroes": ["sherlock_holmes", "dracula"], "board": "soho"},
        "state": {
            "turn": {"player": 0, "actions": 1},
            "players": [
                {"fighters": {"sherlock_holmes": {"space": "s13"}}, "hand": ["confirm_suspicion"]},
                {"fighters": {"dracula": {"space": "s12"}}, "hand": ["beastform", "dash"], "deck": ["beastform", "exploit"]},
            ],
        },
    }
    table = parlour.position("unmatched", doc)
    table.choose("scheme:confirm_suspicion:sherlock_holmes")
    said = {hint.key: hint.reason for hint in table.hint(0)}
    assert said["number:6"] == "2 of the 4 cards that may be meant show it"
    assert said["number:9"] == "0 of the 4 cards that may be meant show it"


def test_chances_shown_know_how_the_heroes_fare_in_duels() -> None:
    mind = mind_of("unmatched")
    for one in HEROES:
        for other in HEROES:
            g = parlour.new("unmatched", seed=1, heroes=[one, other], mirror=True).game
            assert mind.standing(g, 0) == -mind.standing(g, 1)
            assert (mind.standing(g, 0) == 0) == (one == other)
            shown = [mind.calibrated(g, 0, chance / 10) for chance in range(11)]
            assert shown == sorted(set(shown))
            assert 0 <= shown[0] < 0.01
            assert 0.99 < shown[-1] <= 1
    crowd = parlour.new("unmatched", seed=1, heroes=HEROES).game
    assert [mind.standing(crowd, seat) for seat in range(4)] == [0.0] * 4


@pytest.mark.parametrize("game", parlour.games())
def test_hints_in_every_game(game: str) -> None:
    t = parlour.new(game, seed=6)
    bot = parlour.bot("casual", 1)
    while t.decision is not None and (t.moment < 12 or len(t.decision.of(t.decision.seats[0])) < 2):
        t.choose(bot.choose(t, t.decision.seats[0]), t.decision.seats[0])
    assert t.decision is not None
    seat = t.decision.seats[0]
    before = t.hash()
    found = t.hint(seat)
    assert [hint.key for hint in found] != []
    assert {hint.key for hint in found} <= {option.key for option in t.decision.of(seat)}
    assert found[0].reason
    assert t.hash() == before


def test_only_levels_that_think_ahead_give_hints() -> None:
    t = parlour.position("unmatched", DUEL)
    with pytest.raises(BadInput, match="the level casual cannot tell chances; hints come from strong or expert"):
        t.hint(0, "casual")
    with pytest.raises(BadInput, match="seat 1 has nothing to decide"):
        t.hint(1)
    with pytest.raises(BadInput, match="there is no seat 5"):
        t.hint(5)
