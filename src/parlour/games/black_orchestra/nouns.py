"""The nouns of what is said: pieces by the ways they stand in a sentence, and the levels of the tracks."""

from __future__ import annotations

from typing import Final

from parlour.engine.said import KEYLESS, Args, Noun, Said
from parlour.games.black_orchestra.names import (
    AFFILIATION_IDS,
    FACE_IDS,
    ITEM_IDS,
    LEADER_IDS,
    MOTIVATION_IDS,
    SUSPICION_IDS,
)


class Piece:
    """A conspirator, leader, item, card, event or space, as the several nouns that stand for it in what is said."""

    def __init__(self, kind: str, id: str, name: str = "") -> None:
        name = f"{kind}-{name or id}"
        self.id: str = id
        # Part of the key, and found by clients; once with its kind in the key, because cards and items are chosen together.
        self.noun: Noun = Noun(kind, id, name)
        self.kinded: Noun = Noun(kind, id, name, f"{kind}:{id}")
        # Found by clients only, or only named.
        self.lit: Noun = Noun(kind, id, name, KEYLESS)
        self.name: Noun = Noun("", id, name, KEYLESS)
        # What is printed on it, with its figures as they are.
        self.text: Said = Said(f"{name}.text")


def figured(said: Said, *figures: Args) -> Said:
    """Return something said with the figures it speaks of."""
    for some in figures:
        said.roles.update(some)
    return said


def _named(kind: str, ids: list[str]) -> list[Noun]:
    return [Noun("", id, f"{kind}-{id}", KEYLESS) for id in ids]


MOTIVATIONS: Final = _named("motivation", MOTIVATION_IDS)
SUSPICIONS: Final = _named("suspicion", SUSPICION_IDS)
AFFILIATIONS: Final = _named("affiliation", AFFILIATION_IDS)
FACES: Final = [Noun("", id, f"face-{id}" if id.isalpha() else "", KEYLESS) for id in FACE_IDS]
LEADER: Final = [Piece("leader", id) for id in LEADER_IDS]
ITEM: Final = [Piece("item", id) for id in [*ITEM_IDS, "concealed_pistol"]]
"""The Concealed Pistol stands after the tiles."""
SUPPORT_TRACK: Final = Noun("track", "support")
