"""What packs can bring to Orange Shall Overcome!: scenarios, characters, and cards of three decks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from parlour.engine.errors import BadInput
from parlour.engine.messages import Texts
from parlour.engine.title import Json, Title
from parlour.games.orange_shall_overcome.content import DIFFICULTIES
from parlour.games.orange_shall_overcome.notation import NOTATION
from parlour.games.orange_shall_overcome.packed_rows import Reader
from parlour.games.orange_shall_overcome.packed_scenarios import ScenarioReader
from parlour.games.orange_shall_overcome.printed import Extras
from parlour.games.orange_shall_overcome.scenario import Scenario
from parlour.games.orange_shall_overcome.scenarios.written import Writing, WrittenScenario
from parlour.games.orange_shall_overcome.title import USUAL_CHARACTERS, OrangeShallOvercome
from parlour.packs.mistakes import Report
from parlour.packs.pack import Pack
from parlour.packs.packed import Brought, Kind, Packed, in_every_language, pictures_of
from parlour.packs.showing import Sheet, color_of

ROOM: Final = {"scenarios": 16, "characters": 24, "occupiers": 96, "controls": 64, "helpers": 48}
"""So many there can be, those of the box counted: environments have places for no more."""
SETS: Final = ("base", "reserve")


class OrangePacks(Packed):
    """Scenarios, characters, Occupier, Control and Helper cards."""

    game = "orange-shall-overcome"
    kinds = {  # noqa: RUF012 - never changed
        "scenarios": Kind(8, ("actions", "tiles", "cards")),
        "characters": Kind(8, ("cards",)),
        "occupiers": Kind(38),
        "controls": Kind(40),
        "helpers": Kind(26),
    }
    notation = NOTATION

    def read(self, pack: Pack, plain: Title, report: Report) -> Brought:
        assert isinstance(plain, OrangeShallOvercome)
        reader = Reader(pack, plain, report)
        brought = reader.brought
        writings = [ScenarioReader(reader, table).read() for table in pack.things("scenarios")]
        characters = [reader.character(table) for table in pack.things("characters")]
        scenarios = [*(one.id for one in plain.content.scenarios), *(str(table["id"]) for table in pack.things("scenarios"))]
        sets = [*SETS, *dict.fromkeys(scenarios)]
        occupiers = [reader.occupier(table, sets) for table in pack.things("occupiers")]
        controls = [reader.control(table) for table in pack.things("controls")]
        helpers = [reader.helper(table) for table in pack.things("helpers")]
        brought.things = {
            "scenarios": [one for one in writings if one is not None],
            "characters": [one for one in characters if one is not None],
            "occupiers": [one for one in occupiers if one is not None],
            "controls": [one for one in controls if one is not None],
            "helpers": [one for one in helpers if one is not None],
        }
        return brought

    def build(self, plain: Title, brought: Sequence[Brought], words: tuple[Texts, ...], packs: Sequence[Pack]) -> Title:
        assert isinstance(plain, OrangeShallOvercome)
        extras = Extras()
        writings: list[Writing] = [one for found in brought for one in found.things["scenarios"]]
        extras.scenarios = _numbered(plain, writings)
        extras.characters = [one for found in brought for one in found.things["characters"]]
        extras.occupiers = [one for found in brought for one in found.things["occupiers"]]
        extras.controls = [one for found in brought for one in found.things["controls"]]
        extras.helpers = [one for found in brought for one in found.things["helpers"]]
        for one in (one for pack in packs for kind in ("characters", "scenarios") for one in pack.things(kind)):
            if not one.get("replaces"):
                extras.looks[one["id"]] = color_of(one["id"])
        extras.pictures = pictures_of(packs)
        replaced = set().union(*(found.replaced for found in brought))
        made = plain.with_extras(extras, tuple(in_every_language(text, replaced, plain.languages()) for text in words))
        _fits(made)
        return made

    def sheets(self, title: Title, pack: Pack, code: str) -> list[Sheet]:
        from parlour.games.orange_shall_overcome import packed_print  # noqa: PLC0415 - and few are printed

        assert isinstance(title, OrangeShallOvercome)
        return packed_print.sheets(title, pack, code)

    def setups(self, title: Title, pack: Pack) -> list[Json]:
        """Every scenario of the pack, or of the box if it has none, with every number of characters; its own characters first."""
        mine = [thing["id"] for thing in pack.things("scenarios")]
        own = [thing["id"] for thing in pack.things("characters")]
        found = [setup for setup in title.bench_setups() if not mine or setup["scenario"] in mine]
        levels = [{**setup, "difficulty": level} for setup in found for level in DIFFICULTIES] if mine else found
        who = list(dict.fromkeys([*own, *USUAL_CHARACTERS]))
        return [{**setup, "characters": who[: setup["players"]]} for setup in levels] if own else levels

    def skeleton(self, id: str, name: str, like: str) -> dict[str, str]:
        from parlour.games.orange_shall_overcome import packed_files  # noqa: PLC0415 - few packs that are opened are new

        return packed_files.skeleton(id, name, like)


PACKED: Final = OrangePacks()


def _numbered(plain: OrangeShallOvercome, writings: list[Writing]) -> list[Callable[[], Scenario]]:
    """Return what makes the scenarios; those that are new get the numbers after those of the box."""
    known = [one.id for one in plain.content.scenarios]
    fresh = [writing for writing in writings if writing.id not in known]
    for n, writing in enumerate(fresh, len(known) + 1):
        writing.number = n
    return [partial(WrittenScenario, writing) for writing in writings]


def _fits(title: OrangeShallOvercome) -> None:
    """Refuse what cannot be played together: too much of something, cards with the same id, somebody who has nowhere to begin."""
    content = title.content
    sizes = {
        "scenarios": len(content.scenarios),
        "characters": len(content.characters),
        "occupiers": len(content.occupiers),
        "controls": len(content.controls),
        "helpers": len(content.helpers),
    }
    for kind, size in sizes.items():
        if size > ROOM[kind]:
            msg = f"packs: there is room for {ROOM[kind]} {kind}, those of the box counted, not for {size}"
            raise BadInput(msg)
    ids = [
        *(card.id for one in content.characters for card in one.cards),
        *(card.id for cards in (content.occupiers, content.controls, content.helpers) for card in cards),
    ]
    twice = sorted({id for id in ids if ids.count(id) > 1})
    if twice:
        msg = f"packs: two cards are called {twice[0]}"
        raise BadInput(msg)
    actions = [id for one in content.scenarios for id, _ in one.special_actions]
    again = sorted({id for id in actions if actions.count(id) > 1})
    if again:
        msg = f"packs: two scenarios have an action {again[0]}"
        raise BadInput(msg)
    for scenario in content.scenarios:
        for one in content.characters:
            if not scenario.start_location and not any(tile in scenario.layout.values() for tile in one.start):
                msg = f"packs: {one.id} has nowhere to begin in {scenario.id}; name more locations in start"
                raise BadInput(msg)
