# ruff: noqa: E501 - a story is told in one line where it can be
"""Every numbered rule has a test that names it, in its docstring. To see the table: `python tests/orange_shall_overcome/test_rule_table.py`."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import parlour

HERE = Path(__file__).parent
_NUMBER = re.compile(r"\b(?:OSO-|R)\d+\b")
_RANGE = re.compile(r"\b(OSO-|R)(\d+) to (?:OSO-|R)(\d+)\b")


def named_rules(text: str) -> list[str]:
    """Return the rules a docstring names, ranges included."""
    found = _NUMBER.findall(text)
    for mark, first, last in _RANGE.findall(text):
        found += [f"{mark}{n}" for n in range(int(first), int(last) + 1)]
    return found


def table() -> dict[str, list[str]]:
    """Return the tests of every rule, rules in the order of the rulebook."""
    found: dict[str, list[str]] = {rule.id: [] for rule in parlour.title("orange-shall-overcome").rulebook.rules}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in dict.fromkeys(named_rules(ast.get_docstring(node) or "")):
                    found.setdefault(rule, []).append(f"{path.stem}::{node.name}")
    return found


def test_every_rule_of_the_rulebook_has_a_test() -> None:
    assert not [rule for rule, tests in table().items() if not tests]


def test_every_rule_named_by_a_test_is_in_the_rulebook() -> None:
    known = {rule.id for rule in parlour.title("orange-shall-overcome").rulebook.rules}
    assert not {rule: tests for rule, tests in table().items() if rule not in known}


def test_the_rulebook_is_whole() -> None:
    numbers = [rule.id for rule in parlour.title("orange-shall-overcome").rulebook.rules]
    assert len(set(numbers)) == len(numbers)
    assert {f"OSO-{n}" for n in range(1, 214)} | {f"R{n}" for n in range(1, 95)} == set(numbers)


if __name__ == "__main__":
    for number, tests in table().items():
        sys.stdout.write(f"{number:8} {', '.join(tests) or '(none)'}\n")
