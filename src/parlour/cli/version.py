"""`parlour version`: what runs here."""

from __future__ import annotations

import json
import platform
from typing import Annotated

import typer


def version(*, as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """Say what runs here: version, rules, compiled or not."""
    import parlour  # noqa: PLC0415 - the command line itself starts without any game
    from parlour.games import titles  # noqa: PLC0415

    rules = {title.id: title.rules_version for title in titles()}
    if as_json:
        found = {"version": parlour.__version__, "rules": rules, "compiled": compiled(), "python": platform.python_version()}
        print(json.dumps(found))
        return
    print(f"Parlour {parlour.__version__}, {'compiled' if compiled() else 'interpreted'}, Python {platform.python_version()}")
    for game, rules_version in rules.items():
        print(f"  {game}: rules version {rules_version}")


def compiled() -> bool:
    """Say whether the engine runs as native code."""
    from parlour.engine import kernel  # noqa: PLC0415

    return str(kernel.__file__).endswith((".so", ".pyd"))
