"""Cards and characters of a pack, row by row."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.errors import BadInput
from parlour.engine.kernel import NOTHING, Step
from parlour.engine.messages import Language, language
from parlour.engine.said import Args
from parlour.engine.words import every
from parlour.games.orange_shall_overcome.catalogue import ability_numbers
from parlour.games.orange_shall_overcome.choices import EitherOr
from parlour.games.orange_shall_overcome.content import (
    ALIBI_AFTER_CONTROL,
    APPROACHES,
    HOOK_IDS,
    IGNORE_POLICEMEN,
    KEEP_RESOURCES,
    NEEDS_A_WAY,
    NEEDS_NEWSPAPER,
    SAFETY_ON_ENTRY,
    Answer,
    Character,
    CharacterCard,
    Control,
    Helper,
    Occupier,
)
from parlour.games.orange_shall_overcome.notation import NOTATION
from parlour.games.orange_shall_overcome.packed_sense import BONUS, CONTROL, HELPER, OCCUPIER, SPECIAL, Sense, ways_of
from parlour.games.orange_shall_overcome.texts import Writer
from parlour.games.orange_shall_overcome.title import OrangeShallOvercome
from parlour.packs.fields import Fields
from parlour.packs.mistakes import Report
from parlour.packs.pack import ID, Pack
from parlour.packs.packed import Brought

ON_MOVE: Final = {
    "ignore_policemen": IGNORE_POLICEMEN,
    "alibi_after_control": ALIBI_AFTER_CONTROL,
    "safety_on_entry": SAFETY_ON_ENTRY,
    "keep_resources": KEEP_RESOURCES,
}
ARMBAND: Final = 1
"""The place of a card that gives Alibi after a control: what is told of it names the second one."""
CARDS: Final = 3


class Reader:
    """Reads the things of one pack; notes every mistake and what has to be said."""

    def __init__(self, pack: Pack, plain: OrangeShallOvercome, report: Report) -> None:
        self.pack = pack
        self.plain = plain
        self.report = report
        self.brought = Brought()
        self.content = plain.content
        self.writer = Writer(self.content.figures, self.content.locations)
        own = [str(table.get("tag", "")) for table in pack.things("characters")]
        self.tags = tuple(dict.fromkeys([*(one.tag for one in self.content.characters), *(tag for tag in own if ID.match(tag))]))
        self.texts = [text for text in map(_opened, pack.languages.items()) if text is not None]
        readable = len(self.texts) == len(pack.languages)
        self.words = [language(plain.package, code, (pack.texts,) if readable else ()) for code in plain.languages()]
        self.taken: dict[str, str] = {location.id: "location" for location in self.content.locations}
        for kind, cards in (
            ("occupiers", self.content.occupiers),
            ("raids", self.content.raids),
            ("patrols", self.content.patrols),
            ("controls", self.content.controls),
            ("helpers", self.content.helpers),
            ("solo", self.content.solo),
        ):
            self.taken |= {card.id: kind for card in cards}
        self.taken |= {card.id: f"of {one.id}" for one in self.content.characters for card in one.cards}

    # Words.

    def want(self, name: str, args: Args | None = None) -> None:
        """Note a message that has to be there."""
        self.brought.wanted[name] = args or {}

    def may(self, name: str, args: Args | None = None) -> None:
        """Note a message that need not be there; if it is, it has to make sense."""
        if any(text.has(name) for text in self.texts):
            self.want(name, args)

    def own(self, fields: Fields, name: str) -> None:
        """Note a message that the pack has to bring itself: what the box says there speaks of other figures."""
        if self.texts and not any(text.has(name) for text in self.texts):
            fields.wrong("", f"{fields.id}: {name} has to be said anew, in words of the pack")
        elif not self.pack.languages:
            fields.wrong("", f"{fields.id}: it needs words of its own, {name} for one: put them into languages/en.ftl")

    def text(self, fields: Fields, name: str, sense: Sense) -> Step:
        """Return a text that can be carried out where it stands, and said."""
        step = fields.line(name, NOTATION)
        if step is None:
            return NOTHING
        before = len(self.report.grave)
        for what in sense.read(step):
            fields.wrong(name, f"{name}: {what}", what.partition(" ")[0].partition("(")[0])
        for way in ways_of(step):
            if not ID.match(way.id):
                fields.wrong(name, f"{name}: {way.id[:40]!r} cannot be the name of a way: small letters, digits and _")
            else:
                self.want(f"way-{way.id}")
        if len(self.report.grave) == before:
            self._say(fields, name, step)
        return step

    def _say(self, fields: Fields, name: str, step: Step) -> None:
        """Say a text in all languages of the game; the names of its ways are looked at with the other words."""
        if any(type(word).__name__ == "Bundles" for word in every(step)):
            return
        said = self.writer.text(step)
        for words in self.words:
            try:
                words.said(said)
            except (KeyError, ValueError, TypeError, IndexError, RecursionError):
                fields.wrong(name, f"{name}: these words cannot be put into a sentence together")
                return

    # Who may take whose place.

    def claims(self, fields: Fields, kind: str, known: list[str], *messages: str) -> bool:
        """Note that something called like a thing of the box takes its place only if it says so; return whether it does."""
        replaces = fields.flag("replaces")
        if fields.id in known and not replaces:
            fields.wrong("", f"the box has a {fields.id}: choose another id, or write replaces = true to take its place")
        elif replaces and fields.id not in known:
            fields.wrong("replaces", f"replaces: the box has no {fields.id} among its {kind}")
        elif replaces:
            self.brought.replaced |= set(messages)
        return replaces

    def card(self, fields: Fields, kind: str, *, own: bool = False) -> None:
        """Note the id of a card: all cards and locations are told apart by it."""
        there = self.taken.get(fields.id)
        if there is not None and not (own and there == kind):
            fields.wrong("", f"{fields.id} is the id of something else already ({there})")
        self.taken[fields.id] = kind
        self.want(f"card-{fields.id}")
        self.may(f"card-{fields.id}.note")

    # Rows.

    def occupier(self, table: Any, sets: list[str]) -> Occupier | None:
        """Return an Occupier card that belongs to a set."""
        fields = Fields(table, ("occupiers", str(table["id"])), self.report)
        before = len(self.report.grave)
        there = {card.id: card.set for card in self.content.occupiers}
        replaces = self.claims(fields, "Occupier cards", list(there), f"card-{fields.id}")
        usual = there.get(fields.id, "base")
        belongs = fields.choice("set", sets, usual if usual in sets else sets[0])
        card = self.occupier_row(fields, own=replaces)
        fields.done()
        if card is None or len(self.report.grave) > before:
            return None
        card.set = belongs
        return card

    def occupier_row(self, fields: Fields, *, own: bool) -> Occupier | None:
        """Return an Occupier card."""
        before = len(self.report.grave)
        self.card(fields, "occupiers", own=own)
        level = fields.number("level", 1, 2)
        step = self.does(fields, Sense(OCCUPIER, self.tags))
        return Occupier(fields.id, level, step) if len(self.report.grave) == before else None

    def does(self, fields: Fields, sense: Sense) -> Step:
        """Return what a card does; a card does something."""
        step = self.text(fields, "does", sense)
        if not fields.given("does"):
            fields.wrong("", 'does is missing: words of the game, such as does = "Morale(-1)"')
        return step

    def helper(self, table: Any) -> Helper | None:
        """Return a Helper card."""
        fields = Fields(table, ("helpers", str(table["id"])), self.report)
        before = len(self.report.grave)
        replaces = self.claims(fields, "Helper cards", [card.id for card in self.content.helpers], f"card-{fields.id}")
        self.card(fields, "helpers", own=replaces)
        self.want(f"card-{fields.id}.who")
        step = self.does(fields, Sense(HELPER, self.tags))
        fields.done()
        return Helper(fields.id, step) if len(self.report.grave) == before else None

    def control(self, table: Any) -> Control | None:
        """Return a Control card."""
        fields = Fields(table, ("controls", str(table["id"])), self.report)
        before = len(self.report.grave)
        replaces = self.claims(fields, "Control cards", [card.id for card in self.content.controls], f"card-{fields.id}")
        self.card(fields, "controls", own=replaces)
        for part in ("situation", "answer-1", "answer-2"):
            self.want(f"card-{fields.id}.{part}")
        first, second = self._answer(fields, "first"), self._answer(fields, "second")
        fields.done()
        if first is None or second is None or len(self.report.grave) > before:
            return None
        return Control(fields.id, first, second)

    def _answer(self, fields: Fields, name: str) -> Answer | None:
        table = fields.table_of(name)
        if table is None:
            fields.wrong("", f'{name} is missing: an answer, {name} = {{ approach = "bluff", policeman = "…", soldier = "…" }}')
            return None
        approach = table.choice("approach", APPROACHES)
        sense = Sense(CONTROL, self.tags)
        answer = Answer(approach, self.text(table, "policeman", sense), self.text(table, "soldier", sense))
        table.done()
        return answer

    def character(self, table: Any) -> Character | None:
        """Return a character with an ability that there is, and three cards."""
        fields = Fields(table, ("characters", str(table["id"])), self.report)
        before = len(self.report.grave)
        there = {one.id: one for one in self.content.characters}
        old = there.get(fields.id)
        cards = [f"card-{card.id}" for card in old.cards] if old is not None else []
        replaces = self.claims(fields, "characters", list(there), f"character-{fields.id}", *cards)
        tag = fields.name("tag", "civilian")
        self.want(f"tag-{tag}")
        start = fields.texts("start", CARDS)
        for tile in start:
            if tile not in [location.id for location in self.content.locations]:
                fields.wrong("start", f"start: there is no location {tile[:40]!r}", tile)
        if not start:
            fields.wrong("start", 'start: one to three locations, such as ["cafe", "church"]; the first that is in play counts')
        ability = fields.choice("ability", HOOK_IDS)
        rows = fields.rows("cards", CARDS)
        if len(rows) != CARDS:
            fields.wrong("cards", f"cards: a character has {CARDS}, not {len(rows)}")
        made = [self._character_card(row, n, fields.id, replaces=replaces) for n, row in enumerate(rows)]
        age = fields.number("age", 6, 99)
        name = f"character-{fields.id}"
        self.want(name)
        self.want(f"{name}.profession")
        self.want(f"{name}.ability", ability_numbers(self.content.figures))
        self.may(f"{name}.bio")
        self.brought.drawn.add(fields.id)
        fields.done()
        if len(self.report.grave) > before:
            return None
        own = [card for card in made if card is not None]
        return Character(id=fields.id, age=age, tag=tag, start=start, ability=HOOK_IDS.index(ability), cards=own)

    def _character_card(self, row: Fields, place: int, owner: str, *, replaces: bool) -> CharacterCard | None:
        before = len(self.report.grave)
        self.card(row, f"of {owner}", own=replaces)
        bonus = self.text(row, "bonus", Sense(BONUS, self.tags, owner))
        special = self.text(row, "special", Sense(SPECIAL, self.tags, owner))
        on_move = row.number("roads", 0, 3, 0)
        for name in row.texts("on_move", len(ON_MOVE)):
            if name not in ON_MOVE:
                row.wrong("on_move", f"on_move: {name[:40]!r} is none of {', '.join(ON_MOVE)}", name)
            on_move |= ON_MOVE.get(name, 0)
        if on_move & ALIBI_AFTER_CONTROL and place != ARMBAND:
            row.wrong("on_move", "on_move: alibi_after_control is for the second of the three cards")
        row.done()
        if (bonus is not NOTHING) + (special is not NOTHING) + (on_move != 0) != 1:
            row.wrong("", f'{row.id}: a card has a bonus, a special action, or does something to a Move: bonus = "Gain(money, 1)"')
        if len(self.report.grave) > before:
            return None
        if special is NOTHING:
            return CharacterCard(row.id, bonus=bonus if bonus is not NOTHING else None, on_move=on_move)
        papers = any(type(word).__name__ == "LeavePaper" for word in every(special))
        needs = NEEDS_A_WAY if isinstance(special, EitherOr) else NEEDS_NEWSPAPER if papers else 0
        return CharacterCard(row.id, special=special, needs=needs)


def _opened(given: tuple[str, str]) -> Language | None:
    """Return the words of a pack in a language, None if they cannot be read; what is wrong with them is told elsewhere."""
    try:
        found = Language(given[0], [given[1]])
        found.names()
    except (BadInput, ValueError, KeyError, AttributeError, IndexError, RecursionError):
        return None
    return found
