"""The arrays of a position: native ones where the engine is compiled, plain lists where it is not, each the fastest there.

Rules are written for the narrower of the two. An array keeps its length, but for `append` and `pop`, which return the one to go
on with; the old name may or may not see what happened.
"""

from __future__ import annotations

from importlib.machinery import PathFinder
from typing import TYPE_CHECKING, Any

import parlour.engine

_kernel = PathFinder.find_spec("parlour.engine.kernel", parlour.engine.__path__)
NATIVE = _kernel is not None and not str(_kernel.origin).endswith(".py")

if TYPE_CHECKING or NATIVE:
    from librt.vecs import append as append  # noqa: PLC0414 - handed on
    from librt.vecs import pop as pop  # noqa: PLC0414
    from librt.vecs import vec as vec  # noqa: PLC0414
else:
    vec = list

    def append(v: list[Any], item: Any) -> list[Any]:
        """Return the array with one thing more at its end."""
        v.append(item)
        return v

    def pop(v: list[Any]) -> tuple[list[Any], Any]:
        """Return the array without its last thing, and that thing."""
        return v, v.pop()
