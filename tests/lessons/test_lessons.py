"""Every lesson can be played: the right way, every other right choice, and every wrong way that has an answer."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

import parlour
from lessons.things import things
from parlour import lessons
from parlour.engine.errors import BadInput
from parlour.lessons import Lesson, Walk
from parlour.lessons.reading import LANGUAGES, read

ALL = [lesson for game in lessons.games() for lesson in lessons.of(game)]
MOST_WORDS = 25
every_lesson = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.name}")


def mine(walk: Walk) -> list[str]:
    decision = walk.table.decision
    assert decision is not None
    return [option.key for option in decision.options if option.seat in walk.lesson.seats]


def to_the_end(walk: Walk) -> None:
    while not walk.at_check:
        if walk.here.do:
            assert walk.right, f"beat {walk.beat}: of {walk.here.do} nothing is possible"
            assert walk.choose(walk.right[0])
        else:
            walk.next()


def test_every_game_has_nine_lessons_in_order() -> None:
    assert set(lessons.games()) == {"unmatched", "black-orchestra", "orange-shall-overcome"}
    for game in lessons.games():
        assert [lesson.number for lesson in lessons.of(game)] == list(range(1, 10))


@every_lesson
def test_the_right_way_leads_to_the_end_whichever_right_choice_is_made(lesson: Lesson) -> None:
    walk = Walk(lesson)
    while not walk.at_check:
        for other in walk.right[1:]:
            to_the_end(Walk(lesson, "en", walk.beat + 1, {walk.beat: other}))
        if walk.here.do:
            assert walk.choose(walk.right[0])
        else:
            walk.next()


@every_lesson
def test_every_written_answer_is_to_something_that_can_be_chosen_and_is_played_out(lesson: Lesson) -> None:
    walk = Walk(lesson)
    for number, beat in enumerate(lesson.beats):
        walk.go(number)
        for answer in beat.answers:
            to = [key for key in mine(walk) if fnmatchcase(key, answer.to)]
            assert to, f"beat {number}: {answer.to} is never possible"
            wrong = [key for key in to if key not in walk.right and _first(lesson, number, key) is answer]
            for key in wrong:
                aside = Walk(lesson, "en", number, {}, key)
                assert aside.answer == answer.say["en"]
                assert aside.table.moment > walk.table.moment
            if not wrong:
                # It is said to a choice that goes on.
                assert answer.to in beat.do or answer.to in walk.right, f"beat {number}: {answer.to} is never answered"
                after = Walk(lesson, "en", number + 1, {number: to[0]})
                assert after.note == answer.say["en"]


def _first(lesson: Lesson, beat: int, key: str) -> object:
    return next(answer for answer in lesson.beats[beat].answers if fnmatchcase(key, answer.to))


@every_lesson
def test_what_a_beat_points_at_lies_on_the_table(lesson: Lesson) -> None:
    walk = Walk(lesson)
    for number, beat in enumerate(lesson.beats):
        walk.go(number)
        assert set(beat.point) <= things(walk), f"beat {number}"


@every_lesson
def test_a_beat_that_asks_why_not_is_about_something_forbidden(lesson: Lesson) -> None:
    walk = Walk(lesson)
    for number, beat in enumerate(lesson.beats):
        walk.go(number)
        assert (walk.refusal is None) == (beat.why == "")
        assert walk.refusal is None or (walk.refusal.rule and walk.refusal.name != "allowed")


@every_lesson
def test_what_is_said_is_short_and_said_in_every_language(lesson: Lesson) -> None:
    said = [beat.say for beat in lesson.beats] + [beat.hint for beat in lesson.beats]
    said += [answer.say for beat in lesson.beats for answer in beat.answers]
    said += [lesson.check.ask, lesson.check.why, *lesson.check.options, lesson.title]
    for text in said:
        if text is not None:
            assert set(text) == set(LANGUAGES)
            for language, line in text.items():
                assert len(line.split()) <= MOST_WORDS, f"{language}: {line}"
                assert line == line.strip()
                assert line
    assert len({tuple(sorted(text.items())) for text in said if text is not None}) > 1
    assert lesson.beats[0].say is not None


@every_lesson
def test_nobody_reads_more_than_three_beats_without_doing_something(lesson: Lesson) -> None:
    doing = "".join("d" if beat.do else "r" for beat in lesson.beats)
    assert "d" in doing
    assert "rrrr" not in doing


@every_lesson
def test_its_rules_exist_and_its_question_has_an_answer(lesson: Lesson) -> None:
    known = {rule.id for rule in parlour.title(lesson.game).rules().rules}
    assert set(lesson.rules) <= known
    assert lesson.rules
    assert 0 <= lesson.check.right < len(lesson.check.options)


def test_there_is_something_new_in_every_game_for_those_who_know_board_games() -> None:
    for game in lessons.games():
        assert 8 <= sum(beat.new for lesson in lessons.of(game) for beat in lesson.beats) <= 40


# Going about in a lesson.


@pytest.fixture
def walk() -> Walk:
    return Walk(lessons.find("unmatched", 2))


def test_a_wrong_choice_is_played_out_and_taken_back(walk: Walk) -> None:
    walk.go(2)
    before = walk.table.hash()
    assert not walk.choose("boost:none")
    assert (walk.beat, walk.aside) == (2, "boost:none")
    assert walk.right == []
    with pytest.raises(BadInput, match="take the last choice back first"):
        walk.choose("boost:feint")
    walk.take_back()
    assert walk.table.hash() == before
    assert walk.choose("boost:feint")
    assert walk.note == "A weak card for one more step. A fair price."


def test_a_choice_nobody_wrote_an_answer_for_gets_the_general_one() -> None:
    walk = Walk(lessons.find("orange-shall-overcome", 2), "nl")
    walk.go(1)
    walk.choose("act:bonus")
    assert walk.answer
    general = Walk(lessons.find("orange-shall-overcome", 1), "nl")
    general.go(3)
    assert not general.choose("act:gather_information")
    assert general.answer == lessons.phrase("another-way", "nl")


def test_hints_say_where_and_what(walk: Walk) -> None:
    walk.go(3)
    assert walk.shown is not None
    assert walk.shown.key == "move:sherlock_holmes:b16"
    assert walk.hint == "Look at what is lit."
    assert Walk(lessons.find("unmatched", 9)).hint.startswith("What can stop the revolver?")


def test_any_beat_can_be_seen_again_with_what_was_chosen_before(walk: Walk) -> None:
    walk.go(2)
    walk.choose("boost:study_methods")
    walk.next()
    assert walk.chosen(2) == "boost:study_methods"
    walk.go(0)
    assert walk.table.moment == 0
    assert walk.keys == {}


def test_those_who_know_board_games_see_what_is_new(walk: Walk) -> None:
    assert walk.following(only_new=True) == 4
    walk.next(only_new=True)
    walk.next(only_new=True)
    assert walk.at_check


def test_of_several_seats_the_learner_looks_as_whoever_is_asked() -> None:
    walk = Walk(lessons.find("black-orchestra", 3))
    assert walk.seat == 0
    walk.go(3)
    assert walk.seat == 1


@pytest.mark.parametrize(
    ("beat", "keys", "aside", "mistake"),
    [
        (-1, {}, None, "there is no beat -1"),
        (99, {}, None, "there is no beat 99"),
        (2, {5: "boost:feint"}, None, "a beat that was not reached"),
        (3, {2: "boost:none"}, None, "'boost:none' does not go on"),
        (3, {2: "x" * 500}, None, "does not go on"),
        (2, {}, "boost:feint", "is not aside from the way"),
        (2, {}, "fly", "'fly' is not possible here"),
        (0, {}, "maneuver", "is not aside from the way"),
    ],
)
def test_a_place_that_does_not_exist_is_refused_in_a_line(
    walk: Walk, beat: int, keys: dict[int, str], aside: str | None, mistake: str
) -> None:
    with pytest.raises(BadInput, match=mistake) as refused:
        Walk(walk.lesson, "en", beat, keys, aside)
    assert len(str(refused.value)) < 200


def test_there_is_nothing_to_choose_where_one_only_reads(walk: Walk) -> None:
    with pytest.raises(BadInput, match="nothing to choose"):
        walk.choose("maneuver")


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("title = ", "lesson unmatched/01-x"),
        ("beads = []", "unknown 'beads'"),
        ('title = { en = "A" }\nrules = []\nseats = [0]', "check"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused_in_a_line(text: str, mistake: str) -> None:
    with pytest.raises(BadInput, match=mistake):
        read("unmatched", "01-x", text)


def test_unknown_games_and_numbers_are_refused() -> None:
    with pytest.raises(BadInput, match="there are no lessons for 'chess'"):
        lessons.of("chess")
    with pytest.raises(BadInput, match="lessons are 1 to 9"):
        lessons.find("unmatched", 10)


@every_lesson
def test_the_whole_table_can_be_told_in_lines_at_every_beat(lesson: Lesson) -> None:
    walk = Walk(lesson)
    for number in range(len(lesson.beats) + 1):
        walk.go(number)
        told = walk.table.title.picture(walk.table.game, walk.seat, "en")
        assert all(seat.name.split()[0] in told for seat in walk.table.seats)
