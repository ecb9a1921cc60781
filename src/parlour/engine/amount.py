"""A figure in a text that can be changed to ask "what if"."""

from __future__ import annotations

from typing import Any, TypeAlias


class Amount:
    """A figure in a text: the parameter it is, what it is called, and how far it may go.

    One with a `sign` is called `…_gained` or `…_lost` and printed without it.
    """

    def __init__(self, field: str, name: str = "", low: int = 0, high: int = 99, *, sign: bool = False) -> None:
        self.field: str = field
        self.name: str = name or field
        self.low: int = low
        self.high: int = high
        self.sign: bool = sign

    def given(self, values: dict[str, Any]) -> bool:
        """Say whether a word made of these values has the figure at all."""
        return isinstance(self.value(values), int)

    def value(self, values: dict[str, Any]) -> Any:
        """Return the figure as the word keeps it: under its own name, or among the named figures of a rule."""
        if self.field in values:
            return values[self.field]
        named: dict[str, Any] = values.get("figures", {})
        return named.get(self.field)

    def called(self, values: dict[str, Any]) -> str:
        """Return what the figure is called."""
        if not self.sign:
            return self.name
        return f"{self.name}_lost" if self.value(values) < 0 else f"{self.name}_gained"

    def printed(self, values: dict[str, Any]) -> int:
        """Return the figure as it is printed."""
        value: int = self.value(values)
        return abs(value) if self.sign else value

    def put(self, values: dict[str, Any], now: int) -> None:
        """Put another figure in its place."""
        value: int = self.value(values)
        if self.sign and value < 0:
            now = -now
        if self.field in values:
            values[self.field] = now
        else:
            values["figures"] = {**values["figures"], self.field: now}


Amounts: TypeAlias = tuple[Amount, ...]
"""The figures of a word: its line `amounts: ClassVar[Amounts] = (Amount(…),)`."""
