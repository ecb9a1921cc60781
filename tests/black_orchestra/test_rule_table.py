"""Every numbered rule has a test that names it.

A test names the rules it shows with `@pytest.mark.rule("BO-28", "R6")`, or by their numbers in its docstring. To see the table:
`python tests/black_orchestra/test_rule_table.py`.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import parlour

HERE = Path(__file__).parent
_NUMBER = re.compile(r"\b(?:BO-|R)\d+\b")


def named_rules(node: ast.FunctionDef) -> Iterator[str]:
    """Return the rules a test names."""
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            for argument in decorator.args:
                assert isinstance(argument, ast.Constant), "rule numbers are written out, so that they can be searched for"
                yield str(argument.value)
    yield from _NUMBER.findall(ast.get_docstring(node) or "")


def table() -> dict[str, list[str]]:
    """Return the tests of every rule, rules in the order of the rulebook."""
    found: dict[str, list[str]] = {rule.id: [] for rule in parlour.title("black-orchestra").rulebook.rules}
    for path in sorted(HERE.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in dict.fromkeys(named_rules(node)):
                    found.setdefault(rule, []).append(f"{path.stem}::{node.name}")
    return found


def test_every_rule_of_the_rulebook_has_a_test() -> None:
    missing = [rule for rule, tests in table().items() if not tests]
    assert not missing


def test_every_rule_named_by_a_test_is_in_the_rulebook() -> None:
    known = {rule.id for rule in parlour.title("black-orchestra").rulebook.rules}
    strangers = {rule: tests for rule, tests in table().items() if rule not in known}
    assert not strangers


def test_the_rulebook_is_whole() -> None:
    numbers = [rule.id for rule in parlour.title("black-orchestra").rulebook.rules]
    assert len(set(numbers)) == len(numbers)
    assert {"BO-1", "BO-142", "R1", "R110"} <= set(numbers)
    for rule in parlour.title("black-orchestra").rulebook.rules:
        for cited in _NUMBER.findall(rule.text):
            assert cited in numbers, f"{rule.id} refers to {cited}"


if __name__ == "__main__":
    for number, tests in table().items():
        sys.stdout.write(f"{number}: {', '.join(tests) or '-'}\n")
