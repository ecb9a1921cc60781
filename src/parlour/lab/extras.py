"""What some parts of the laboratory need beyond Parlour itself, and how to get it here."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path


def missing(what: str, package: str) -> str:
    """Say that a package is missing, and the command that installs it for the Python that runs us."""
    python = Path(sys.executable)
    if python.is_relative_to(Path.cwd()):
        python = python.relative_to(Path.cwd())
    return f"{what} needs {package}, which is not installed here: {shlex.quote(str(python))} -m pip install {package}"
