"""The reference of keys, events, views and setups says what the code says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.envs import reference
from parlour.envs.plan import Plan
from parlour.games import BUILT_IN

DOCS = Path(__file__).resolve().parents[2] / "docs"
RARE = {"black-orchestra": {"leave", "roll_again"}, "orange-shall-overcome": {"in_return"}, "unmatched": set()}
"""Choices that games by chance do not come to, and a second name of one that they do."""


@pytest.mark.parametrize("game", BUILT_IN)
def test_setup_events_and_views_are_those_of_the_code(game: str) -> None:
    written = (DOCS / f"reference-{game}.md").read_text(encoding="utf-8")
    made = reference.KEYS.sub("", reference.page(game, {}))
    assert made == reference.KEYS.sub("", written), "python -m parlour.envs.reference docs --quick"


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_choice_is_listed(game: str) -> None:
    written = (DOCS / f"reference-{game}.md").read_text(encoding="utf-8")
    kinds = set(Plan(game, {}).codec.kinds)
    assert kinds - set(re.findall(r"^\| `(\w+)` \|", reference.KEYS.findall(written)[0], re.MULTILINE)) <= RARE[game]


@pytest.mark.parametrize("game", BUILT_IN)
def test_keys_met_in_play_are_listed(game: str) -> None:
    written = reference.KEYS.findall((DOCS / f"reference-{game}.md").read_text(encoding="utf-8"))[0]
    rows = dict(re.findall(r"^\| `(\w+)` \| [^|]* \| (.*) \|$", written, re.MULTILINE))
    met = reference.seen_forms(game, 24)
    assert len(met) > 15
    for kind, forms in met.items():
        for form, ends in forms.items():
            head = form.rpartition(":")[0]
            wanted = [f"`{form}`" if end == reference.PIECE else f"`{end}`" for end in ends]
            assert all(key in rows[kind] or f"`{head}:{key[1:]}" in rows[kind] for key in wanted), (kind, form)
