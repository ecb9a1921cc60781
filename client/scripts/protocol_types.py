"""Writes the protocol as TypeScript, from the server's own OpenAPI document; run it when a test says the types are stale."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from parlour.server.app import description, make_app
from parlour.server.settings import Settings
from parlour.server.stores import open_store

TARGET = Path(__file__).parent.parent / "src" / "lib" / "protocol.ts"
HEAD = "// Made from the server's OpenAPI document by client/scripts/protocol_types.py; do not edit.\n"


def schemas() -> dict[str, Any]:
    """Return the schemas of the server, by name."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "parlour.db")
        store = open_store(settings.db)
        try:
            found: dict[str, Any] = description(make_app(settings, store))["components"]["schemas"]
        finally:
            store.close()
    return found


def kind(schema: dict[str, Any]) -> str:
    """Return a schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(kind(one) for one in schema[several]))
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(kind(one) for one in schema['prefixItems'])}]"
        case "array":
            inner = kind(schema.get("items", {}))
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            more = schema.get("additionalProperties")
            return f"Record<string, {kind(more) if isinstance(more, dict) else 'unknown'}>"
    return "unknown"


def literal(value: object) -> str:
    """Return a constant as a TypeScript literal."""
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def written() -> str:
    """Return the whole file."""
    parts = [HEAD]
    for name, schema in sorted(schemas().items()):
        if name in {"HTTPValidationError", "ValidationError"}:
            continue
        doc = " ".join(str(schema.get("description", "")).split())
        head = f"\n/** {doc} */\n" if doc else "\n"
        if schema.get("type") == "object" and "properties" in schema:
            needed = set(schema.get("required", []))
            lines = [f"  {field}{'' if field in needed else '?'}: {kind(of)};" for field, of in schema["properties"].items()]
            parts.append(f"{head}export interface {name} {{\n" + "\n".join(lines) + "\n}\n")
        else:
            parts.append(f"{head}export type {name} = {kind(schema)};\n")
    return "".join(parts)


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if TARGET.read_text(encoding="utf-8") == written() else "client/src/lib/protocol.ts is stale")
    TARGET.write_text(written(), encoding="utf-8")
