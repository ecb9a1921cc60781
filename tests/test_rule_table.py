"""Every numbered rule of Unmatched and Black Orchestra has a test that names it.

A test names the rules it shows with `@pytest.mark.rule("U-29", "U-30")`, or by their numbers in its docstring. To see the table:
`python tests/test_rule_table.py unmatched`.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import parlour

HERE = Path(__file__).parent
NUMBERS = {"unmatched": r"\b[UQD]-\d+\b", "black-orchestra": r"\b(?:BO-|R)\d+\b"}
ENDS = {"unmatched": {"U-1", "U-150", "Q-1", "Q-35", "D-1", "D-8"}, "black-orchestra": {"BO-1", "BO-142", "R1", "R110"}}
every_game = pytest.mark.parametrize("game", list(NUMBERS))


def named_rules(game: str, node: ast.FunctionDef) -> Iterator[str]:
    """Return the rules a test names."""
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            for argument in decorator.args:
                assert isinstance(argument, ast.Constant), "rule numbers are written out, so that they can be searched for"
                yield str(argument.value)
    yield from re.findall(NUMBERS[game], ast.get_docstring(node) or "")


def table(game: str) -> dict[str, list[str]]:
    """Return the tests of every rule, rules in the order of the rulebook."""
    found: dict[str, list[str]] = {rule.id: [] for rule in parlour.title(game).rulebook.rules}
    for path in sorted((HERE / game.replace("-", "_")).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in dict.fromkeys(named_rules(game, node)):
                    found.setdefault(rule, []).append(f"{path.stem}::{node.name}")
    return found


@every_game
def test_every_rule_of_the_rulebook_has_a_test(game: str) -> None:
    missing = [rule for rule, tests in table(game).items() if not tests]
    assert not missing


@every_game
def test_every_rule_named_by_a_test_is_in_the_rulebook(game: str) -> None:
    known = {rule.id for rule in parlour.title(game).rulebook.rules}
    strangers = {rule: tests for rule, tests in table(game).items() if rule not in known}
    assert not strangers


@every_game
def test_the_rulebook_is_whole(game: str) -> None:
    rules = parlour.title(game).rulebook.rules
    numbers = [rule.id for rule in rules]
    assert len(set(numbers)) == len(numbers)
    assert ENDS[game] <= set(numbers)
    for rule in rules:
        for cited in re.findall(NUMBERS[game], rule.text):
            assert cited in numbers, f"{rule.id} refers to {cited}"


if __name__ == "__main__":
    for number, tests in table(sys.argv[1]).items():
        sys.stdout.write(f"{number}: {', '.join(tests) or '-'}\n")
