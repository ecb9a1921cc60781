"""Texts of cards can be written as lines and read back."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour import BadInput
from parlour.engine.kernel import Step
from parlour.games.black_orchestra.cards.notation import NOTATION

TITLE: Any = parlour.title("black-orchestra")


def texts() -> list[Step]:
    """Return every text of the content."""
    content = TITLE.content
    cards = [card.does for card in content.kinds if card.does is not None]
    return [*cards, *(step for printed in (*content.events, *content.answer.values()) for step in printed.does)]


def test_every_text_is_a_line_and_the_line_is_the_text() -> None:
    lines = [NOTATION.write(text) for text in texts()]
    assert len(lines) > 150
    assert [NOTATION.write(NOTATION.read(line)) for line in lines] == lines


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("s1_parade_in_berlin", "LeadersTo(zeughaus, hitler, goebbels, hess)"),
        ("s1_assassin_caught", "Each(Who(scope=nearest), SuspicionUpTo(2))"),
        ("s2_visit_from_bormann", "Visit(bormann)"),
    ],
)
def test_lines_name_spaces_leaders_and_groups(name: str, line: str) -> None:
    content = TITLE.content
    assert NOTATION.write(content.events[content.event_number[name]].does[0]) == line


@pytest.mark.parametrize("line", ["Explode(3)", "Each(Who(scope=nobody), Motivation(1))", "Motivation(", "Who()"])
def test_what_is_no_text_is_refused(line: str) -> None:
    with pytest.raises(BadInput):
        NOTATION.read(line)
