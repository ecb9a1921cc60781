"""The match drawn with letters: legible on all boards, and nothing in it that the seat may not know."""

from __future__ import annotations

import itertools
import random

import pytest

import parlour
from parlour.games.unmatched.board import Board
from parlour.games.unmatched.drawing import WIDTH, cells, draw, label
from parlour.games.unmatched.printed import PRINTED

ALL_BOARDS = pytest.mark.parametrize("board", PRINTED.boards, ids=lambda board: board.id)
LONGEST_MARK = len("[S3/4]")


@ALL_BOARDS
def test_names_and_marks_never_overlap(board: Board) -> None:
    boxes = []
    for n, (column, row) in enumerate(cells(board)):
        for line, size in ((row, len(label(board, n))), (row + 1, LONGEST_MARK)):
            start = max(0, min(WIDTH - size, column - size // 2))
            boxes.append((n, line, start, start + size))
    for (a, row_a, start_a, end_a), (b, row_b, start_b, end_b) in itertools.combinations(boxes, 2):
        assert a == b or row_a != row_b or end_a <= start_b or end_b <= start_a, (board.spaces[a].id, board.spaces[b].id)


@ALL_BOARDS
def test_every_space_mark_and_line_is_drawn(board: Board) -> None:
    bare = draw(board, {})
    marked = draw(board, dict.fromkeys(range(len(board.spaces)), "[X]"))
    words = " ".join(bare).replace("-", " ").replace("_", " ").replace("*", " ").split()
    assert {space.label for space in board.spaces} <= set(words)
    assert sum(row.count("[X]") for row in marked) == len(board.spaces)
    assert max(map(len, bare)) <= WIDTH
    assert sum(row.count("*") for row in bare) == len(board.passages)


def test_pictures_fit_the_screen_all_through_games() -> None:
    for seed, (heroes, board) in enumerate(itertools.product(itertools.combinations(PRINTED.heroes, 2), PRINTED.boards)):
        table = parlour.new("unmatched", seed=seed, heroes=[hero.id for hero in heroes], board=board.id)
        chance = random.Random(seed)
        for _ in range(12):
            for _ in range(5):
                if table.decision is not None:
                    table.choose(chance.choice(table.decision.options).key)
            for seat in (None, 0, 1):
                picture = table.title.picture(table.game, seat)
                assert picture.isascii()
                assert max(map(len, picture.split("\n"))) <= 80


@pytest.mark.parametrize("language", ["nl", "de"])
def test_pictures_fit_the_screen_in_every_language(language: str) -> None:
    for seed, heroes in enumerate(itertools.combinations(PRINTED.heroes, 2)):
        table = parlour.new("unmatched", seed=seed, heroes=[hero.id for hero in heroes], language=language)
        chance = random.Random(seed)
        for _ in range(4):
            for _ in range(15):
                if table.decision is not None:
                    table.choose(chance.choice(table.decision.options).key)
            for seat in (None, 0, 1):
                picture = table.title.picture(table.game, seat, language)
                assert max(map(len, picture.split("\n"))) <= 80
                assert not [word for word in ("Discarded", "Your hand", "on space", "opponent", "combat") if word in picture]


@pytest.mark.parametrize("board", ["soho", "baskerville_manor"])
def test_what_a_seat_cannot_know_does_not_change_its_picture(board: str) -> None:
    for seed in range(4):
        table = parlour.new("unmatched", seed=seed, heroes=["dracula", "jekyll_and_hyde", "invisible_man"], board=board)
        chance = random.Random(seed)
        for _ in range(40):
            if table.decision is None:
                break
            table.choose(chance.choice(table.decision.options).key)
            for seat in range(3):
                other = table.game.clone()
                other.redeal(seat, seed + 1000)
                assert table.title.picture(other, seat) == table.title.picture(table.game, seat)


def test_pieces_are_marked_as_own_friend_or_foe() -> None:
    heroes = ["dracula", "sherlock_holmes", "jekyll_and_hyde", "invisible_man"]
    table = parlour.new("unmatched", seed=1, heroes=heroes, board="soho", teams=True)
    while table.view()["turn"]["number"] == 0:
        assert table.decision is not None
        table.choose(table.decision.options[0].key)
    picture = table.title.picture(table.game, 0)
    for mark in ("[D]", "[S1]", "[S3]", "<H>", "<W>", "(J)", "<I>", "~"):
        assert mark in picture
    assert "Your hand" in picture
    assert "[D]" not in table.title.picture(table.game, None)


def test_in_a_mirror_match_pieces_carry_the_number_of_their_player() -> None:
    table = parlour.new("unmatched", seed=1, heroes=["dracula", "dracula"], mirror=True)
    assert "[D/1]" in table.title.picture(table.game, 0)


def test_hyde_is_not_drawn_as_holmes() -> None:
    table = parlour.new("unmatched", seed=1, heroes=["jekyll_and_hyde", "sherlock_holmes"])
    while table.decision is not None and not any(option.key == "yes" for option in table.decision.options):
        table.choose(table.decision.options[0].key)
    assert "[J]" in table.title.picture(table.game, 0)
    table.choose("yes", 0)
    assert "[Y]" in table.title.picture(table.game, 0)
