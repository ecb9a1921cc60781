"""The search itself, whatever the game."""

from __future__ import annotations

import subprocess
import sys

DEEP_TREES = """
from parlour.bots.search import Node
for _ in range(200):
    root = node = Node(1.0)
    for choice in range(2000):
        node.children[choice << 40] = Node(1.0)
        node = node.children[choice << 40]
    del root, node
print("freed")
"""


def test_deep_trees_are_freed_without_harm() -> None:
    done = subprocess.run([sys.executable, "-c", DEEP_TREES], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "freed\n")
