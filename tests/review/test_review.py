from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise

import pytest

import parlour
from parlour.bots.bot import mind_of
from parlour.engine.errors import BadInput
from parlour.engine.title import Json
from parlour.review import Quality, review
from parlour.review.judging import BEYOND_NOISE, Judge, Looks
from parlour.review.reviewing import choice_shown, in_words, luck_shown
from parlour.review.walking import walk
from review.finished import ending, late, whole

QUICK = Quality(0.1, 4, 8, 400)
GAMES = parlour.games()


def last(record: parlour.Record, quality: Quality = QUICK) -> Json:
    *_, doc = review(record, quality=quality)
    return doc


@pytest.mark.parametrize("game", GAMES)
def test_start_choices_and_luck_add_up_to_the_result(game: str) -> None:
    doc = last(ending(game, 6, 1))
    assert doc["done"] == 1.0
    assert len(doc["sides"]) == (1 if doc["cooperative"] else 2)
    for side in doc["sides"]:
        assert side["start"] + side["skill"] + side["others"] + side["luck"] == pytest.approx(side["result"], abs=1e-9)
        assert side["result"] == float(side["won"]) == side["curve"][-1][1]
        assert sum(player["skill"] for player in side["players"]) == pytest.approx(side["skill"], abs=1e-9)
        assert sum(player["luck"] for player in side["players"]) == pytest.approx(side["luck"], abs=1e-9)
        assert all(0 <= low <= chance <= high <= 1 for _, chance, low, high in side["curve"])
        # Every choice of the side is a point, and so is the end.
        made = [choice["moment"] for choice in doc["choices"] if choice["seat"] in side["seats"]]
        assert [point[0] for point in side["curve"]] == [*made, doc["last"]]
    assert len(doc["choices"]) == doc["last"]


def test_it_grows_and_is_the_same_every_time() -> None:
    record = ending("unmatched", 16, 2)
    grown = list(review(record, seed=3, quality=QUICK))
    assert all(one["done"] < other["done"] for one, other in pairwise(grown))
    assert len(grown) > 4
    # The curve comes first, whole and rough; then choices are judged.
    first = next(doc for doc in grown if doc["done"] > 0.2)
    assert sum(len(side["curve"]) - 1 for side in first["sides"]) == first["last"]
    assert grown[-1] == list(review(record, seed=3, quality=QUICK))[-1]
    assert grown[-1] != list(review(record, seed=4, quality=QUICK))[-1]


@pytest.mark.parametrize("game", GAMES)
def test_it_judges_by_what_could_be_known_then(game: str) -> None:
    """Whatever the seat could not know may lie in any way: what it is told about its choice stays the same."""
    moments = walk(ending(game, 10, 1)).moments
    mind = mind_of(game).thinker(moments[0].game, "strong")
    compared = 0
    for moment in moments[:6]:
        if len(moment.options) < 2:
            continue
        elsewhere = moment.game.clone()
        elsewhere.redeal(moment.seat, 99)
        judged = []
        for g in (moment.game, elsewhere):
            judge = Judge(mind, replace(moment, game=g), 0)
            judge.glance(8)
            judge.judge(3, 3)
            judged.append((judge.best, judge.value, judge.cost))
        assert judged[0] == judged[1]
        compared += 1
    assert compared


@pytest.mark.parametrize("game", [game for game in GAMES if parlour.title(game).cooperative])
def test_who_plays_as_looks_do_has_neither_gained_nor_lost(game: str) -> None:
    """Looks at a choice go on by habit, so the chance before the next one is that of the habit: all between them is luck."""
    moments = walk(ending(game, 30, 1)).moments
    mind = mind_of(game).thinker(moments[0].game, "strong")
    others = 0
    for moment in moments[::3]:
        habit = Judge(mind, moment, 0)
        habit.glance(8)
        for played in moment.options[:4]:
            judge = Judge(mind, replace(moment, played=played), 0)
            judge.glance(8)
            judge.judge(3, 3)
            assert judge.usual == habit.usual
            assert judge.value[0] + judge.gain == pytest.approx(judge.plainly(played)[0])
            if played == judge.usual:
                assert (judge.gain, judge.gain_error) == (0.0, 0.0)
            elif judge.gain:
                others += 1
                assert judge.gain_error > 0
    assert others


def test_a_name_is_given_only_beyond_the_noise() -> None:
    moment = next(moment for moment in walk(ending("unmatched", 12, 1)).moments if len(moment.options) > 1)
    judge = Judge(mind_of("unmatched"), moment, 0)
    other = next(option for option in moment.options if option != moment.played)
    judge.best = other

    def seen(best: list[float], played: list[float]) -> str:
        judge.looks = {other: Looks(other, best), moment.played: Looks(moment.played, played)}
        return judge.size

    steady = [0.5, 0.52] * 40
    assert seen([x + 0.4 for x in steady], steady) == "blunder"
    assert judge.cost > BEYOND_NOISE * judge.cost_error
    assert seen([x + 0.005 for x in steady], steady) == ""
    assert seen(steady, [x + 0.3 for x in steady]) == "strong"
    # As large on average, but two looks out of four say the opposite.
    assert seen([0.9, 0.1, 0.9, 0.9], [0.1, 0.9, 0.9, 0.1]) == ""
    assert judge.cost > 0.1


def test_nothing_else_is_shown_to_keep_more_than_the_best_found() -> None:
    """What comes next is looked at less often, and may seem better by that alone."""
    walked = walk(ending("unmatched", 12, 1))
    moment = next(moment for moment in walked.moments if len(moment.options) > 2)
    judge = Judge(mind_of("unmatched"), moment, 0)
    best, third = [option for option in moment.options if option != moment.played][:2]
    judge.best, judge.third = best, third

    def shown(next_best: float) -> list[str]:
        seen = {best: 0.6, third: next_best, moment.played: 0.3}
        judge.looks = {option: Looks(option, [chance] * 8) for option, chance in seen.items()}
        return [one["key"] for one in choice_shown(walked, judge, whole=False)["others"]]

    assert shown(0.5) == [moment.said[best].key(), moment.said[third].key()]
    assert shown(0.62) == [moment.said[best].key()]


def test_the_sizes_of_what_was_lost() -> None:
    doc = last(ending("orange-shall-overcome", 40, 3), Quality(0.5, 12, 24, 4000))
    named = [choice for choice in doc["choices"] if choice.get("size") in ("slip", "mistake", "blunder")]
    assert named
    for choice in named:
        least = doc["sizes"][choice["size"]]
        assert choice["cost"] >= least
        assert choice["low"] > 0
        assert choice["others"][0]["chance"] - choice["played"]["chance"] == pytest.approx(choice["cost"], abs=1e-3)
    assert all(point["moment"] <= later["moment"] for point, later in pairwise(doc["turning"]))


def test_everything_is_said_in_every_language() -> None:
    doc = last(ending("unmatched", 12, 1))
    english, dutch = in_words(doc, "en"), in_words(doc, "nl")
    assert english["reason"] != dutch["reason"]
    texts = [
        (one["played"]["text"], other["played"]["text"]) for one, other in zip(english["choices"], dutch["choices"], strict=True)
    ]
    assert all(isinstance(one, str) and one and other for one, other in texts)
    assert any(one != other for one, other in texts)
    json.dumps(doc)


def test_only_what_is_over_is_reviewed() -> None:
    with pytest.raises(BadInput, match="not over after"):
        next(review(late("unmatched", 5).record()))
    with pytest.raises(BadInput, match="not legal"):
        next(review(replace(whole("unmatched"), choices=("nonsense:1",))))


def test_a_stroke_of_luck_tells_what_was_drawn_and_what_came_of_it() -> None:
    """What decides is often not the last of it: somebody gave up what was needed, gained something, and went on."""
    walked = walk(whole("orange-shall-overcome"))
    told: dict[int, list[str]] = {}
    for event in walked.table.events(None):
        if event["text"]:
            told.setdefault(event["moment"], []).append(event["text"])
    begin = next(moment for moment in sorted(told) if len(told[moment]) == 5 and moment > 0) - 1
    shown = luck_shown(walked, 0, begin, begin + 1, -0.5)
    assert shown["told"]["en"] == told[begin + 1]
