"""Events as data and in words. A game declares each event once, as its name and slots: `moved fighter from:space to:space`.

A slot is `name:kind`, or a kind alone; `?` behind it hides it from those who may not see the cards of the event's seat, `!` from
everybody but that seat. What is hidden is missing on the wire and the word `hidden` in messages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from parlour.engine.messages import Language
from parlour.engine.said import Args, Value

Json = dict[str, Any]
Slots = tuple[int, ...]
"""The code of an event and what it tells; a game may keep more of it than the log has room for."""
Kind = Callable[[Any, int, int], tuple[Any, Value]]
"""Of a position, a slot and the event's first slot: the value on the wire (or `Fields`), and what messages say."""

HIDDEN: Final = "hidden"


class Fields(dict[str, Any]):
    """What a kind returns for the wire if a slot is not one field: several, or none."""


MATES: Final = "?"


class Telling:
    """How the events of a game are told."""

    def __init__(self, events: Mapping[int, str], kinds: Mapping[str, Kind]) -> None:
        self.events: dict[int, tuple[str, list[tuple[str, str, str]]]] = {}
        self.kinds: dict[str, Kind] = dict(kinds)
        for code, line in events.items():
            name, *slots = line.split()
            self.events[code] = (name, [_slot(slot) for slot in slots])
        self.secret: set[int] = {code for code, (_, slots) in self.events.items() if any(slot[2] for slot in slots)}

    def hides(self, code: int) -> bool:
        """Say whether an event has something that not everybody may see."""
        return code in self.secret

    def tell(self, g: Any, event: Slots, seat: int | None, *, mates: bool = False) -> tuple[str, Json, Args]:
        """Return an event's name, its fields and what messages say of it, as one seat may see it.

        `mates`: that seat sees the cards of the event's seat.
        """
        name, slots = self.events[event[0]]
        told: Json = {}
        args: Args = {}
        for n, (field, kind, secret) in enumerate(slots, 1):
            if secret and seat != event[1] and not (secret == MATES and mates):
                args[field] = HIDDEN
            else:
                value, args[field] = self.kinds[kind](g, event[n], event[1])
                if isinstance(value, Fields):
                    told.update(value)
                else:
                    told[field] = value
        return name, told, args


def in_words(name: str, told: Json, args: Args, words: Language) -> Json:
    """Return an event ready for the wire: its name, its fields, its text, and where in the text pieces are named.

    A heading is a message with a `title`: the same without its full stop.
    """
    spans = words.spans(name, args)
    shown: Json = {"event": name, **told, "text": "".join([text for _, text in spans])}
    if any(ref for ref, _ in spans):
        shown["spans"] = [list(span) for span in spans]
    if words.has(f"{name}.title"):
        shown["title"] = words.text(f"{name}.title", args)
    return shown


def _slot(slot: str) -> tuple[str, str, str]:
    secret = slot[-1] if slot[-1] in "?!" else ""
    name, _, kind = slot.removesuffix(secret).partition(":")
    return name, kind or name, secret
