"""The copies of the fact files hold what is compared and nothing else, and agree with the fact files where those are at hand."""

from __future__ import annotations

import json

import pytest

from facts import HERE, KEPT, kept, original, read_facts, written

MOST_BYTES = 120_000


@pytest.mark.parametrize("game", KEPT)
def test_a_copy_is_small_and_holds_nothing_else(game: str) -> None:
    doc = read_facts(game)
    assert list(doc)
    assert kept(doc, KEPT[game]) == doc
    text = (HERE / game / "facts.json").read_text(encoding="utf-8")
    assert text == written(doc)
    assert len(text.encode()) < MOST_BYTES


@pytest.mark.parametrize("game", KEPT)
def test_a_copy_is_true_where_the_fact_file_is_at_hand(game: str) -> None:
    doc = read_facts(game)
    path = original(game)
    said = kept(json.loads(path.read_text(encoding="utf-8")), KEPT[game]) if path.is_file() else doc
    assert doc == said
