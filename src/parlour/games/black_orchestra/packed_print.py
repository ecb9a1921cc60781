"""What a pack brings to Black Orchestra, on paper: the same words as in the catalogue."""

from __future__ import annotations

from parlour.engine.title import Json
from parlour.games.black_orchestra.names import AFFILIATION_IDS
from parlour.games.black_orchestra.nouns import AFFILIATIONS
from parlour.games.black_orchestra.title import BlackOrchestra
from parlour.packs.pack import Pack
from parlour.packs.showing import Face, Sheet, color_of

KINDS = {"conspirators": "conspirators", "cards": "conspirator_cards", "events": "event_cards"}


def sheets(title: BlackOrchestra, pack: Pack, code: str) -> list[Sheet]:
    """Return a sheet with the conspirators of a pack, one with its cards, one with its events."""
    words = title.words(code)
    printed = title.catalogue(code)
    found: list[Sheet] = []
    for kind, listed in KINDS.items():
        known = {one["id"]: one for one in printed[listed] + (printed["extra_event_cards"] if kind == "events" else [])}
        faces: list[Face] = []
        for thing in pack.things(kind):
            one = known[thing["id"]]
            if kind == "conspirators":
                group = words.noun(AFFILIATIONS[AFFILIATION_IDS.index(one["affiliation"])])
                color = title.content.looks.get(one["id"]) or color_of(one["id"])
                faces.append(Face(one["name"], group, foot=one["role"], texts=[("", one["ability_text"])], color=color))
            elif kind == "cards":
                faces.append(_card(one, pack.id, words.text("pack-illegal", {}), words.text(f"pack-{one['timing']}", {})))
            else:
                stage = words.text("pack-stage", {"stage": one["stage"], "kind": one["kind"]})
                faces.append(
                    Face(one["name"], stage, str(one["stage"]), one["history"], texts=[("", one["text"])], color=color_of(pack.id))
                )
        if faces:
            found.append(Sheet(words.text(f"pack-{kind}", {}), faces=faces))
    return found


def _card(card: Json, owner: str, illegal: str, kind: str) -> Face:
    mark = str(card.get("letter", ""))
    foot = illegal if card["illegal"] else ""
    return Face(card["name"], kind, mark, foot, texts=[("", card["text"])], copies=card["count"], color=color_of(owner))
