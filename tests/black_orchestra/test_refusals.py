"""Why not? Every refusal names a rule and says what is missing; nothing changes."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from black_orchestra.stories import beck, canaris, kordt, oster, play, story
from parlour import Illegal

RULES = {rule.id for rule in parlour.title("black-orchestra").rulebook.rules}
CATALOGUE = parlour.title("black-orchestra").catalogue()


def wishes() -> list[str]:
    tries = [f"use:{card['id']}" for card in CATALOGUE["conspirator_cards"]]
    tries += [f"instant:{card['id']}" for card in CATALOGUE["conspirator_cards"]]
    tries += [f"plot:{card['id']}" for card in CATALOGUE["conspirator_cards"]]
    tries += [f"plot:{card['id']}:goering" for card in CATALOGUE["conspirator_cards"]]
    tries += [f"move:{space['id']}" for space in CATALOGUE["spaces"]]
    tries += [f"deliver:{item['id']}" for item in CATALOGUE["items"]]
    tries += [f"{verb}:{who['id']}" for verb in ("give", "take", "free", "conspirator") for who in CATALOGUE["conspirators"]]
    tries += [
        "conspire",
        "conspire:3",
        "conspire:9",
        "collect",
        "reveal",
        "dossier",
        "release",
        "ability",
        "ability:inspire",
        "ability:x",
    ]
    return [
        *tries,
        "",
        ":",
        "move",
        "move:nowhere",
        "deliver:x",
        "use:x",
        "give:x",
        "plot:x",
        "roll:0",
        "roll:99",
        "answer:x",
        "pass",
    ]


def check(t: parlour.Table, seat: int) -> None:
    before = t.position()
    assert t.decision is not None
    legal = {option.key for option in t.decision.of(seat)}
    for key in wishes():
        if key in legal:
            continue
        refusal = t.why_not(key, seat)
        assert refusal.rule in RULES, (key, refusal)
        assert refusal.reason.endswith((".", ")", ":")), refusal
        with pytest.raises(Illegal) as refused:
            t.choose(key, seat)
        assert refused.value.rule == refusal.rule
    assert t.position() == before


def test_everything_that_is_not_allowed_is_refused_with_a_rule() -> None:
    people = (kordt("munich", cards="coup safe", items="map"), beck("prison", cards="called_away"), oster("munich"), canaris())
    t = story(*people)
    for seat in range(4):
        check(t, seat)


@pytest.mark.fuzz
def test_at_every_question_of_a_game() -> None:
    t = parlour.new("black-orchestra", seed=4, players=3)
    dice = Random(4)
    while t.decision is not None and t.moment < 120:
        if t.moment % 6 == 0:
            for seat in range(3):
                check(t, seat)
        option = dice.choice(t.decision.options)
        t.choose(option.key, option.seat)


def test_another_seat_is_told_to_wait() -> None:
    t = story(kordt("munich"), beck("posen"))
    assert t.why_not("end", 1).reason.startswith("Not now")
    play(t, "end")


def rule(t: parlour.Table, key: str, seat: int = 0) -> str:
    return t.why_not(key, seat).rule


def test_the_rule_is_about_what_was_wanted() -> None:
    t = story(kordt("train_station", motivation="motivated", cards="effective_planning coup"), beck("posen"))
    # Paris is no neighbour of the Train Station; out of another space of Berlin the way would lead through it.
    assert rule(t, "move:paris") == "BO-47"
    assert rule(story(kordt("chancellery"), beck("posen")), "move:paris") == "BO-51"
    assert rule(story(kordt("paris"), beck("posen")), "move:train_station") == "BO-47"
    assert rule(t, "move:zurich", 1) == "BO-20"
    assert (rule(t, "use:effective_planning"), rule(t, "discard:card:coup")) == ("BO-32", "R80")
    assert (rule(t, "ability:inspire"), rule(t, "ability"), rule(t, "plot:coup:x")) == ("BO-31", "BO-31", "BO-110")
    assert (rule(t, "announce"), rule(t, "roll:1"), rule(t, "give:card:coup")) == ("BO-113", "BO-113", "BO-59")
    assert t.why_not("end:now", 0).reason == "Say end and nothing more."
