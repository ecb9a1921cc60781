"""What packs can bring to Black Orchestra: conspirators, cards of their deck, and events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from parlour.engine.messages import Texts
from parlour.engine.title import Json, Title
from parlour.games.black_orchestra.cards import figures
from parlour.games.black_orchestra.cards.notation import ABILITY_NOTATION
from parlour.games.black_orchestra.packed_rows import Reader, fits
from parlour.games.black_orchestra.title import BlackOrchestra
from parlour.packs.mistakes import Report
from parlour.packs.pack import Pack
from parlour.packs.packed import Brought, Kind, Packed, in_every_language, pictures_of
from parlour.packs.showing import Sheet, color_of

ROOM: Final = {"conspirators": 16, "cards": 62, "plots": 16, "illegal cards": 16, "events": 120}
"""So many there can be, copies and those of the box counted: environments and sets of cards have places for no more."""


class BlackOrchestraPacks(Packed):
    """Conspirators, cards of the conspirator deck, events."""

    game = "black-orchestra"
    kinds = {"conspirators": Kind(16), "cards": Kind(45), "events": Kind(90)}  # noqa: RUF012 - never changed
    notation = ABILITY_NOTATION

    def read(self, pack: Pack, plain: Title, report: Report) -> Brought:
        assert isinstance(plain, BlackOrchestra)
        reader = Reader(pack, plain, report)
        found: dict[str, list[Any]] = {
            "conspirators": [reader.conspirator(table) for table in pack.things("conspirators")],
            "cards": [reader.card(table) for table in pack.things("cards")],
            "events": [reader.event(table) for table in pack.things("events")],
        }
        reader.brought.things = {kind: [one for one in things if one is not None] for kind, things in found.items()}
        return reader.brought

    def build(self, plain: Title, brought: Sequence[Brought], words: tuple[Texts, ...], packs: Sequence[Pack]) -> Title:
        assert isinstance(plain, BlackOrchestra)
        more = {kind: [thing for found in brought for thing in found.things[kind]] for kind in self.kinds}
        fits(plain.content, more, ROOM)
        content = figures.with_pieces(plain.content, more["conspirators"], more["cards"], more["events"])
        for one in (one for pack in packs for one in pack.things("conspirators")):
            if "color" in one or not one.get("replaces"):
                content.looks[one["id"]] = one.get("color") or color_of(one["id"])
        content.pictures = pictures_of(packs)
        replaced = set().union(*(found.replaced for found in brought))
        said = tuple(in_every_language(text, replaced, plain.languages()) for text in words)
        return BlackOrchestra(content, plain.changes, (*plain.texts, *said))

    def sheets(self, title: Title, pack: Pack, code: str) -> list[Sheet]:
        from parlour.games.black_orchestra import packed_print  # noqa: PLC0415 - and few are printed

        assert isinstance(title, BlackOrchestra)
        return packed_print.sheets(title, pack, code)

    def setups(self, title: Title, pack: Pack) -> list[Json]:
        """Every number of players at every difficulty, with all the pack's conspirators in turn."""
        own = [thing["id"] for thing in pack.things("conspirators")]
        assert isinstance(title, BlackOrchestra)
        everybody = list(dict.fromkeys([*own, *(sheet.id for sheet in title.content.sheets)]))
        found: list[Json] = []
        for n, setup in enumerate(title.bench_setups()):
            seats = max(setup["players"], 2)
            turned = everybody[n % len(everybody) :] + everybody[: n % len(everybody)]
            who = list(dict.fromkeys([*own[n % len(own) :], *own, *turned]))[:seats] if own else []
            found.append({**setup, "conspirators": who})
        return found

    def skeleton(self, id: str, name: str, like: str) -> dict[str, str]:
        from parlour.games.black_orchestra import packed_files  # noqa: PLC0415 - few packs that are opened are new

        return packed_files.skeleton(id, name, like)


PACKED: Final = BlackOrchestraPacks()
