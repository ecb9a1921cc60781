"""Writes views and catalogues as TypeScript, from the types that the server is checked against; run it when a test says so."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

SOURCES = Path(__file__).parent.parent / "src"
VIEWS = {
    "parlour.engine.seen": "lib/seen.gen.ts",
    "parlour.games.unmatched.seen": "games/unmatched/types.gen.ts",
    "parlour.games.black_orchestra.seen": "games/black-orchestra/types.gen.ts",
    "parlour.games.orange_shall_overcome.seen": "games/orange/types.gen.ts",
    "parlour.games.unmatched.catalogued": "games/unmatched/catalogue.gen.ts",
    "parlour.games.black_orchestra.border.catalogued": "games/black-orchestra/catalogue.gen.ts",
    "parlour.games.orange_shall_overcome.catalogued": "games/orange/catalogue.gen.ts",
}
"""What every view holds, what those of the games do that have a picture, what those games print, and the files for it."""

HEAD = "// Made from {module} by client/scripts/view_types.py; do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


def kind(hint: Any) -> str:
    """Return a type as TypeScript."""
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        return str(hint.__name__)
    origin, inner = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return kind(inner[0])
    if origin is Annotated:
        # A list of so many.
        return f"[{', '.join([kind(get_args(inner[0])[0])] * inner[1])}]"
    if origin in (Union, UnionType):
        return " | ".join(kind(one) for one in inner)
    if origin is Literal:
        return " | ".join(f'"{one}"' for one in inner)
    if origin is list:
        of = kind(inner[0])
        return f"({of})[]" if "|" in of else f"{of}[]"
    if origin is dict:
        return f"Record<{kind(inner[0])}, {kind(inner[1])}>"
    msg = f"no TypeScript for {hint}"
    raise TypeError(msg)


def written(name: str) -> str:
    """Return the file of a module."""
    module: ModuleType = import_module(name)
    parts = [HEAD.format(module=name)]
    for called, found in vars(module).items():
        if not is_typeddict(found):
            continue
        hints = get_type_hints(found, include_extras=True)
        lines = [f"  {field}{'?' if get_origin(hint) is NotRequired else ''}: {kind(hint)};" for field, hint in hints.items()]
        doc = " ".join((found.__doc__ or "").split()) if found.__doc__ != dict.__doc__ else ""
        parts.append((f"/** {doc} */\n" if doc else "") + f"export interface {called} {{\n" + "\n".join(lines) + "\n}\n")
    return "\n".join(parts)


def main() -> str | int:
    """Write all files, or with --check say which are stale."""
    stale = []
    for module, file in VIEWS.items():
        target, text = SOURCES / file, written(module)
        if target.is_file() and target.read_text(encoding="utf-8") == text:
            continue
        stale.append(str(target.relative_to(SOURCES)))
        if "--check" not in sys.argv:
            target.write_text(text, encoding="utf-8")
    return f"stale: {', '.join(stale)}" if "--check" in sys.argv and stale else 0


if __name__ == "__main__":
    sys.exit(main())
