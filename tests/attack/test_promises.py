"""Every promise of SECURITY.md names tests that exist, and those run with `make attack`."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
PAGE = (TESTS.parent / "SECURITY.md").read_text(encoding="utf-8")
PROMISES = PAGE.partition("## What is promised")[2].partition("\n## ")[0]
ROWS = [line.split("|")[1:3] for line in PROMISES.splitlines() if line.startswith("| ") and "`" in line]
NAMED = [(promise.strip(), name) for promise, names in ROWS for name in re.findall(r"`([^`]+\.py[^`]*)`", names)]


def marked(tree: ast.Module) -> bool:
    """Say whether all tests of a file are run by `make attack`."""
    return any(
        isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark" and "mark.attack" in ast.unparse(node.value)
        for node in tree.body
    )


@pytest.mark.parametrize("name", sorted({name for _, name in NAMED}))
def test_a_named_test_exists_and_is_part_of_the_attack(name: str) -> None:
    file, _, function = name.partition("::")
    tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
    defined = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert not function or function in defined
    assert marked(tree)


def test_every_promise_has_a_test() -> None:
    assert len(ROWS) > 20
    rows = [line for line in PROMISES.splitlines() if line.startswith("| ") and not line.startswith("| promise")]
    for line in rows:
        promise, names = line.split("|")[1:3]
        if not promise.strip().startswith("**"):
            assert re.search(r"`[^`]+\.py", names), promise


def test_no_promise_is_made_twice() -> None:
    """What is promised in two ways is kept in one of them."""
    begin = [" ".join(re.findall(r"\w+", promise)[:6]) for promise, _ in ROWS]
    assert len(set(begin)) == len(begin), sorted({one for one in begin if begin.count(one) > 1})
