"""How the package is built, for the tests that look at it."""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent


@cache
def build_script() -> ModuleType:
    """Return setup.py as a module; nothing is built by importing it."""
    spec = importlib.util.spec_from_file_location("build_of_parlour", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiled_modules() -> list[Path]:
    """Return the files that become native code."""
    return [ROOT / name for name in build_script().modules_to_compile(ROOT)]
