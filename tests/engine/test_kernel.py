"""The machine: order of steps, questions, what is taken by itself, chance."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parlour import BadInput
from parlour.engine.kernel import NONE, TAKEN, Choice, Foretold, Game, Step, play_out
from parlour.engine.said import Said, number

pytestmark = pytest.mark.both_modes

KNOWN = [100587536, 2849664703, 2976894644, 2427842431]
"""The first words of seed 7: if they change, every record changes its meaning."""


class Slate(Game):
    """A game that notes down what was done."""

    def __init__(self, source: Slate | None = None, seed: int = 0) -> None:
        super().__init__(source, seed)
        self.said: list[str] = source.said[:] if source else []

    def clone(self) -> Slate:
        return Slate(self)


class Say(Step):
    """Note a word, then do other steps in the order written."""

    def __init__(self, word: str, *then: Step) -> None:
        super().__init__()
        self.word = word
        self.next = then

    def run(self, g: Any, me: int, it: int) -> None:
        g.said.append(self.word)
        for step in self.next:
            g.then(step, me, it)


class Pick(Choice):
    """Choose one of the numbers."""

    def __init__(self, *numbers: int, then: Step | None = None, secret: bool = False) -> None:
        super().__init__()
        self.numbers = list(numbers)
        self.secret = secret
        self.next = then

    def options(self, g: Any, me: int, it: int) -> list[int]:
        return self.numbers

    def chosen(self, g: Any, me: int, it: int, option: int) -> None:
        g.said.append(f"{me} took {option}")
        if self.next is not None:
            g.then(self.next, me)

    def says(self, g: Any, me: int, it: int, option: int) -> Said:
        return Said("take", number=number(option))


class AllSeats(Pick):
    """Every option belongs to the seat of its number."""

    def seat_of(self, g: Any, me: int, it: int, option: int) -> int:
        return option


class End(Step):
    """The first seat wins."""

    def run(self, g: Any, me: int, it: int) -> None:
        g.end(1, NONE)


def begun(*steps: Step, auto: bool = True) -> Slate:
    g = Slate()
    g.auto = auto
    g.then(Say("begin", *steps, End()), 0)
    g.advance()
    return g


def test_steps_happen_in_the_order_written_and_what_they_bring_comes_before_the_rest() -> None:
    g = begun(Say("a", Say("a1", Say("a1x")), Say("a2")), Say("b"), Say("c", Say("c1")))
    assert g.said == ["begin", "a", "a1", "a1x", "a2", "b", "c", "c1"]
    assert g.winners == 1
    assert list(g.stack) == []


def test_a_question_stops_the_machine_and_the_answer_goes_on_where_it_stopped() -> None:
    g = begun(Pick(3, 5, then=Say("because")), Say("rest"))
    assert g.options == [3, 5]
    assert g.said == ["begin"]
    assert g.who() == 0
    g.choose(5)
    assert g.said == ["begin", "0 took 5", "because", "rest"]


def test_steps_asked_for_after_a_question_wait_for_the_answer() -> None:
    class AskAndGoOn(Step):
        def run(self, g: Any, me: int, it: int) -> None:
            g.ask(Pick(1, 2), me, it)
            g.then(Say("one"), me)
            g.then(Say("two"), me)

    g = begun(AskAndGoOn())
    assert g.said == ["begin"]
    g.choose(1)
    assert g.said == ["begin", "0 took 1", "one", "two"]


def test_a_question_without_options_is_skipped() -> None:
    assert begun(Pick(), Say("rest")).said == ["begin", "rest"]


def test_an_only_option_is_taken_and_logged() -> None:
    g = Slate()
    g.log = []
    g.then(Say("begin", Pick(4), Say("rest"), End()), 0)
    g.advance()
    assert g.said == ["begin", "0 took 4", "rest"]
    assert g.log == [(TAKEN, 0, 0, NONE)]
    assert [said.key() for said in g.notes] == ["take:4"]


def test_with_the_automatism_off_or_in_secret_an_only_option_is_asked() -> None:
    for g in (begun(Pick(4), Say("rest"), auto=False), begun(Pick(4, secret=True), Say("rest"))):
        assert g.options == [4]
        assert g.said == ["begin"]
        g.choose(4)
        assert g.said == ["begin", "0 took 4", "rest"]


def test_options_may_belong_to_several_seats() -> None:
    g = begun(AllSeats(0, 2, 3))
    assert [g.seat_of(option) for option in g.options] == [0, 2, 3]


def test_nothing_happens_after_the_end() -> None:
    g = begun(Say("a", End(), Say("never")), Say("neither"))
    assert g.said == ["begin", "a"]
    assert (g.options, list(g.stack)) == ([], [])


def test_a_step_carried_out_at_once_says_whether_to_go_on() -> None:
    g = Slate()
    assert g.carry_out(Say("plain"), 0)
    assert not g.carry_out(Say("more", Say("later")), 0)
    g = Slate()
    assert not g.carry_out(Pick(1, 2), 0)
    g = Slate()
    assert not g.carry_out(End(), 0)


def test_a_clone_goes_its_own_way() -> None:
    g = begun(Pick(1, 2, then=Pick(3, 4)), Say("rest"))
    copy = g.clone()
    g.choose(1)
    assert copy.said == ["begin"]
    assert copy.options == [1, 2]
    copy.choose(2)
    copy.choose(4)
    assert g.said == ["begin", "0 took 1"]
    assert copy.said == ["begin", "0 took 2", "0 took 4", "rest"]


def test_random_play_ends_and_counts_the_decisions() -> None:
    g = begun(Pick(1, 2), Pick(5), Pick(3, 4, 6))
    assert play_out(g, 17) == 2
    assert g.winners == 1


def test_a_step_is_known_by_its_label_or_its_class() -> None:
    step = Say("x")
    assert step.name() == "Say"
    step.label = "x.y"
    assert step.name() == "x.y"


# Chance.


def plain_sfc32(seed: int) -> list[int]:
    """Return the first words of Doty-Humphrey's sfc32, written down from its description."""
    a, b, c, n = seed % 2**32, seed // 2**32 % 2**32, 0x9E3779B9, 1
    words = []
    for _ in range(12 + 8):
        t = (a + b + n) % 2**32
        n = (n + 1) % 2**32
        a = b ^ b >> 9
        b = c * 9 % 2**32
        c = ((c << 21 | c >> 11) % 2**32 + t) % 2**32
        words.append(t)
    return words[12:]


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32 - 1, 2**32, 0x0123456789ABCDEF, 2**64 - 1])
def test_the_generator_is_sfc32(seed: int) -> None:
    g = Slate(seed=seed)
    assert [int(g.word()) for _ in range(8)] == plain_sfc32(seed)


def test_known_words_of_the_generator() -> None:
    g = Slate(seed=7)
    assert [int(g.word()) for _ in range(4)] == KNOWN


def test_a_clone_continues_the_same_stream() -> None:
    g = Slate(seed=3)
    g.word()
    copy = g.clone()
    assert [int(g.word()) for _ in range(5)] == [int(copy.word()) for _ in range(5)]


def near(count: int, expected: float) -> bool:
    """Whether a count lies within five standard deviations."""
    return (count - expected) ** 2 < 25 * expected


def test_shuffles_are_even() -> None:
    g = Slate(seed=1)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        pieces = [1, 2, 3]
        g.shuffle(pieces)
        orders[tuple(pieces)] += 1
    assert len(orders) == 6
    assert all(near(count, 1000) for count in orders.values()), orders


def test_every_piece_comes_to_every_place() -> None:
    g = Slate(seed=2)
    places: Counter[tuple[int, int]] = Counter()
    for _ in range(2000):
        pieces = list(range(10))
        g.shuffle(pieces)
        places.update(enumerate(pieces))
    assert len(places) == 100
    assert all(near(count, 200) for count in places.values())


def test_dice_and_picks_are_even() -> None:
    g = Slate(seed=3)
    faces = Counter(g.roll() for _ in range(6000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(near(count, 1000) for count in faces.values())
    picks = Counter(g.pick([10, 20, 30]) for _ in range(3000))
    assert sorted(picks) == [10, 20, 30]
    assert all(near(count, 1000) for count in picks.values())


def test_chance_is_noted_as_fate() -> None:
    g = Slate()
    g.roll()
    g.pick([1, 2])
    g.shuffle([1, 2])
    assert g.fate == 3


def test_what_is_foretold_comes_first_and_once() -> None:
    g = Slate(seed=5)
    g.foretold = Foretold([6, 1], [30], [[2, 3]])
    assert [g.roll(), g.roll()] == [6, 1]
    assert g.pick([10, 20, 30]) == 30
    pieces = [1, 2, 3, 4]
    g.shuffle(pieces)
    # Named from the top; the last piece is the top one.
    assert pieces[::-1][:2] == [2, 3]
    assert sorted(pieces) == [1, 2, 3, 4]
    assert g.foretold is not None
    assert (g.foretold.dice, g.foretold.picks, g.foretold.orders) == ([], [], [])
    fresh = Slate(seed=5)
    expected = fresh.clone()
    expected.shuffle([1, 2, 3, 4])
    assert g.word() == expected.word()


def test_foretelling_one_game_leaves_its_clone_alone() -> None:
    g = Slate()
    g.foretold = Foretold([6, 5], [], [])
    copy = g.clone()
    assert g.roll() == 6
    assert copy.roll() == 6
    assert g.roll() == 5


def test_what_cannot_come_true_is_refused() -> None:
    g = Slate()
    g.foretold = Foretold([], [99], [])
    with pytest.raises(BadInput, match="not among those to pick from"):
        g.pick([1, 2])
    g.foretold = Foretold([], [], [[99]])
    with pytest.raises(BadInput, match="names a piece that is not there"):
        g.shuffle([1, 2])


def test_whoever_is_asked_acts_or_the_first_who_can() -> None:
    g = Slate()
    g.ask(AllSeats(3, 1, 2), 2)
    assert (g.who(), g.to_act()) == (2, 2)
    assert g.options_of(1) == [1]
    g.ask(AllSeats(3, 1), 2)
    assert (g.who(), g.to_act()) == (2, 1)
    assert g.options_of(2) == []
