"""Every hero has a file of stories here; every card and every ability has at least two of them, and every story cites its rules.

A story belongs to a card if its name begins with `test_<card id>`, to an ability if it begins with `test_<name of the ability>`.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import parlour

Json = dict[str, Any]

HEROES: list[Json] = parlour.title("unmatched").catalogue()["heroes"]
RULES = {rule.id for rule in parlour.title("unmatched").rulebook.rules}
CITED = re.compile(r"\b[A-Z]-\d+\b")


def stories(hero: str) -> dict[str, str]:
    """Return the tests of a hero's file with what their docstrings say."""
    path = Path(__file__).with_name(f"test_{hero}.py")
    assert path.exists(), f"{hero} has no stories: write {path.name}"
    tests = [
        node
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    names = [test.name for test in tests]
    assert len(set(names)) == len(names), f"{path.name}: a name is used twice, so the first test never runs"
    return {test.name: ast.get_docstring(test) or "" for test in tests}


def slug(name: str) -> str:
    """Return a name as it stands in the name of a test."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")


@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: str(hero["id"]))
def test_every_card_and_ability_has_a_normal_case_and_an_edge_case(hero: Json) -> None:
    names = stories(hero["id"])
    wanted = [slug(hero["ability"]["name"]), *(card["id"] for card in hero["deck"])]
    told = {one: sum(f"{name}_".startswith(f"test_{one}_") for name in names) for one in wanted}
    missing = {one: count for one, count in told.items() if count < 2}
    assert not missing, f"too few stories about {missing}"


@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: str(hero["id"]))
def test_every_story_cites_rules_that_exist(hero: Json) -> None:
    cited = {name: set(CITED.findall(docstring)) for name, docstring in stories(hero["id"]).items()}
    assert [name for name, rules in cited.items() if not rules] == []
    assert {name: rules - RULES for name, rules in cited.items() if rules - RULES} == {}


def test_the_two_stories_are_really_demanded(monkeypatch: pytest.MonkeyPatch) -> None:
    hero = {"id": "nobody", "ability": {"name": "No Name!"}, "deck": [{"id": "dash"}, {"id": "dash_away"}]}
    names = ["test_no_name_1", "test_no_name_2", "test_dash_1", "test_dash_away_1", "test_dash_away_2"]
    monkeypatch.setitem(globals(), "stories", lambda _: dict.fromkeys(names, ""))
    test_every_card_and_ability_has_a_normal_case_and_an_edge_case(hero)
    names.remove("test_dash_away_2")
    with pytest.raises(AssertionError, match="dash_away"):
        test_every_card_and_ability_has_a_normal_case_and_an_edge_case(hero)
