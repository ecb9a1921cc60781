"""Every language says everything: no message is missing, none is left over, none speaks of what English does not know."""

from __future__ import annotations

import pytest

import parlour
from parlour.engine.messages import language
from parlour.engine.title import section_name

LANGUAGES = ["nl", "de"]
SPEAKING = [game for game in parlour.games() if set(LANGUAGES) <= set(parlour.title(game).languages())]
"""The games that have been translated."""


def packages() -> list[str]:
    return ["", *(parlour.title(game).package for game in SPEAKING)]


def rules(name: str) -> bool:
    return name.startswith(("rule-", "section-"))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("package", packages())
def test_a_translation_is_complete(package: str, code: str) -> None:
    english, other = language(package), language(package, code)
    wanted, found = set(english.names()), {name for name in other.names() if not rules(name)}
    # Attributes like `gender` belong to the grammar of a language.
    grammar = {name for name in found - wanted if name.partition(".")[2] in ("gender", "number", "article")}
    assert sorted(wanted - found) == []
    assert sorted(found - wanted - grammar) == []
    strange = {name: other.wants(name) - english.wants(name) - {"case"} for name in found & wanted}
    assert {name: more for name, more in strange.items() if more} == {}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", SPEAKING)
def test_every_rule_is_translated(game: str, code: str) -> None:
    title = parlour.title(game)
    words = language(title.package, code)
    wanted = {f"rule-{rule.id}" for rule in title.rulebook.rules}
    wanted |= {f"section-{section_name(rule.section)}" for rule in title.rulebook.rules}
    found = {name for name in words.names() if rules(name)}
    assert sorted(wanted - found) == []
    assert sorted(found - wanted) == []
    same = [rule.id for rule in title.rulebook.rules if words.text(f"rule-{rule.id}", {}) == rule.text]
    assert same == []


def test_a_language_nobody_speaks_is_refused() -> None:
    with pytest.raises(parlour.BadInput, match="language: unknown 'xx'"):
        parlour.new("unmatched", language="xx")
    with pytest.raises(parlour.BadInput, match="language: unknown 'xx'"):
        parlour.new("unmatched").view(0, language="xx")
