"""Conspirators, cards and events of a pack, row by row."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from parlour.engine.errors import BadInput
from parlour.engine.kernel import Step
from parlour.engine.said import Args
from parlour.engine.shape import numbers_in
from parlour.engine.words import every
from parlour.games.black_orchestra.cards import content as c
from parlour.games.black_orchestra.cards.abilities import Ability, Act
from parlour.games.black_orchestra.cards.content import Card, Condition, Element, Event, Plot, Sheet
from parlour.games.black_orchestra.cards.notation import ABILITY_NOTATION, NOTATION
from parlour.games.black_orchestra.cards.support_cards import abroad, at_a_camp
from parlour.games.black_orchestra.cards.texts import ability_args, levels, numbers_of, rule_numbers
from parlour.games.black_orchestra.names import AFFILIATION_IDS, HITLER, ITEM_IDS, MOST, STAGES
from parlour.games.black_orchestra.packed_sense import ABILITY, ACT, BEFORE_EVENT, EVENT, INSTANT, Sense
from parlour.games.black_orchestra.title import BlackOrchestra
from parlour.games.black_orchestra.turn.raid import RAID, Raid
from parlour.games.black_orchestra.turn.turn import EXTRA_RAID
from parlour.games.black_orchestra.words import effects as e
from parlour.games.black_orchestra.words.choices import ChooseOne, OneOf
from parlour.games.black_orchestra.words.effects import LEADER_STARTS, LeadersGoHome, LeadersTo
from parlour.games.black_orchestra.words.visits import Offer, Visit
from parlour.packs.fields import Fields
from parlour.packs.mistakes import Report, meant
from parlour.packs.pack import Pack
from parlour.packs.packed import Brought

USES: Final = {
    ACT: (c.ACT, c.ANY_TIME),
    INSTANT: (c.INSTANT, c.ANY_TIME),
    BEFORE_EVENT: (c.INSTANT, c.BEFORE_EVENT_DRAW),
    "plot": (c.PLOT, ""),
}
"""How a card of a pack can be used: how and when the box says it."""
IFS: Final[dict[str, Condition]] = {
    "all_together": e.all_together,
    "cards_left": e.cards_left,
    "discarded_card": e.discarded_card,
    "discarded_item": e.discarded_item,
    "events_left": e.events_left,
    "somebody_in_prison": e.somebody_in_prison,
    "tile_on_board": e.tile_on_board,
    "abroad": abroad,
    "at_a_camp": at_a_camp,
}
"""When a card can be used."""
FROM: Final = {"here": c.SAME_SPACE, "next": c.NEXT_SPACE, "anywhere": c.ANYWHERE}
FORTIFIED: Final = {"any": -1, "no": 0, "yes": 1}
RULED: Final = {"CallAway": 2, "Evacuate": STAGES}
"""Numbers that belong to the rules of a word: two deputies are called away, spaces close in stage 7."""
MOST_ELEMENTS: Final = 6
MOST_WORDS: Final = 6
_COLOR: Final = re.compile(r"^#[0-9a-f]{6}\Z")
_MESSAGE: Final = re.compile(r"^[a-z][\w-]{0,79}\Z")


class Reader:
    """Reads the things of one pack; notes every mistake and what has to be said."""

    def __init__(self, pack: Pack, plain: BlackOrchestra, report: Report) -> None:
        self.pack = pack
        self.content = plain.content
        self.report = report
        self.brought = Brought()

    # Words.

    def want(self, name: str, args: Args | None = None) -> None:
        """Note a message that has to be there."""
        self.brought.wanted[name] = args or {}

    def text(self, name: str, args: Args, effect: Args, does: Sequence[Step] = ()) -> None:
        """Note a message that tells what something does, and the figures it has to agree with."""
        self.want(name, args)
        self.brought.effects[name] = {called: value for called, value in effect.items() if isinstance(value, int)}
        words = {type(word).__name__ for step in does for word in every(step)}
        self.brought.ruled[name] = {RULED[word] for word in words if word in RULED}

    def questions(self, fields: Fields, name: str, step: Step) -> None:
        """Note what a text asks in words of its own."""
        for word in every(step):
            wanted: dict[str, Args] = {}
            if isinstance(word, OneOf):
                wanted[word.question] = {}
            elif isinstance(word, ChooseOne):
                for called, part in zip(word.names, word.steps, strict=False):
                    wanted[f"choose-{called}"] = levels(numbers_in(part))
            elif isinstance(word, Offer):
                figures = levels(numbers_in(word.gain))
                wanted |= {f"offer-{word.id}": figures, f"accept-{word.id}": figures}
            for message, args in wanted.items():
                if not _MESSAGE.match(message.partition(".")[0]):
                    fields.wrong(name, f"{name}: {message[:40]!r} cannot be the name of a message: small letters, digits, - and _")
                else:
                    self.want(message, args)

    def lines(self, fields: Fields, name: str, place: str, most: int, stage: int = 0) -> list[Step]:
        """Return texts that can be carried out where they stand: one line, or a list of them."""
        given = fields.table.get(name, []) if fields.given(name) else []
        rows = [given] if isinstance(given, str) else given
        if not isinstance(rows, list) or len(rows) > most or not all(isinstance(row, str) and row.strip() for row in rows):
            fields.wrong(name, f"{name}: words of the game in quotes, or a list of at most {most} such lines")
            return []
        sense = Sense(place, self.content.board, stage)
        found: list[Step] = []
        for row in rows:
            step = Fields({name: row}, fields.path, self.report).line(name, NOTATION)
            if step is None:
                continue
            for what in sense.read(step):
                fields.wrong(name, f"{name}: {what}", what.partition(" ")[0].partition("(")[0])
            self.questions(fields, name, step)
            # Raids are all alike, and one piece of the game.
            found.append(RAID if isinstance(step, Raid) else step)
        return found

    def claims(self, fields: Fields, kind: str, known: list[str], message: str) -> bool:
        """Note that something called like a thing of the box takes its place only if it says so; return whether it does."""
        replaces = fields.flag("replaces")
        if fields.id in known and not replaces:
            fields.wrong("", f"the box has a {fields.id}: choose another id, or write replaces = true to take its place")
        elif replaces and fields.id not in known:
            fields.wrong("replaces", f"replaces: the box has no {fields.id} among its {kind}{meant(fields.id, known)}")
        elif replaces:
            self.brought.replaced.add(message)
        return replaces and fields.id in known

    # Conspirators.

    def conspirator(self, table: Any) -> Sheet | None:
        """Return a sheet."""
        fields = Fields(table, ("conspirators", str(table["id"])), self.report)
        before = len(self.report.grave)
        self.claims(fields, "conspirators", [sheet.id for sheet in self.content.sheets], f"conspirator-{fields.id}")
        affiliation = AFFILIATION_IDS.index(fields.choice("affiliation", AFFILIATION_IDS))
        color = fields.table.get("color", "#000000") if fields.given("color") else "#000000"
        if not isinstance(color, str) or not _COLOR.match(color):
            fields.wrong("color", 'color: six small hexadecimal digits, such as "#7a3b2e"')
        abilities = self._abilities(fields)
        fields.done()
        if len(self.report.grave) > before:
            return None
        sheet = Sheet(fields.id, affiliation, abilities)
        self.brought.drawn.add(fields.id)
        name = f"conspirator-{sheet.id}"
        for message in (name, f"{name}.full", f"{name}.role", f"{name}.brief"):
            self.want(message)
        figures = ability_args(sheet)
        self.text(f"{name}.text", figures, figures)
        if sheet.act is not None:
            self.text(f"{name}.act", figures, {})
        return sheet

    def _abilities(self, fields: Fields) -> list[Ability]:
        found: list[Ability] = []
        rows = fields.texts("ability", MOST_WORDS, 400)
        if not rows:
            fields.wrong("", 'ability is missing: what the conspirator can do, such as ability = ["MoreDice(1)"]')
        for row in rows:
            step = Fields({"ability": row}, fields.path, self.report).line("ability", ABILITY_NOTATION)
            if step is None:
                continue
            if not isinstance(step, Ability):
                name = type(step).__name__
                fields.wrong("ability", f"ability: {name} is a word for cards; an action of one's own is Act({name}…)", name)
                continue
            if any(ability.gives == step.gives for ability in found):
                fields.wrong("ability", f"ability: {type(step).__name__} is there twice", type(step).__name__)
                continue
            if isinstance(step, Act):
                for what in Sense(ABILITY, self.content.board).read(step.step):
                    fields.wrong("ability", f"ability: {what}", what.partition(" ")[0].partition("(")[0])
                self.questions(fields, "ability", step.step)
            found.append(step)
        return found

    # Cards.

    def card(self, table: Any) -> Card | None:
        """Return a card of the conspirator deck."""
        fields = Fields(table, ("cards", str(table["id"])), self.report)
        before = len(self.report.grave)
        known = {card.id: card for card in self.content.kinds}
        replaces = self.claims(fields, "conspirator cards", list(known), f"card-{fields.id}")
        use = fields.choice("use", USES)
        timing, trigger = USES[use]
        illegal = fields.flag("illegal")
        copies = fields.number("copies", 1, 2, 1)
        plot = self._plot(fields) if use == "plot" else None
        if plot is not None and plot.distance == c.ANYWHERE:
            trigger = c.EVENT_MOVED_HITLER
        does = self.lines(fields, "does", use, 1) if use != "plot" else []
        if use != "plot" and not fields.table.get("does"):
            fields.wrong("", f'{fields.id}: a card does something: does = "Each(Who(here), Suspicion(-1))"')
        condition = fields.choice("if", IFS, next(iter(IFS))) if use == ACT and fields.given("if") else ""
        fields.done()
        if len(self.report.grave) > before:
            return None
        if replaces:
            self._keeps(fields, known[fields.id], timing, trigger, illegal=illegal, copies=copies)
        card = Card(
            fields.id,
            timing,
            illegal=illegal,
            copies=copies,
            trigger=trigger,
            does=does[0] if does else None,
            if_=IFS[condition] if condition else None,
            plot=plot,
        )
        self.want(f"card-{card.id}")
        if plot is None:
            figures = levels(numbers_of(does))
            self.text(f"card-{card.id}.text", {**figures, **rule_numbers(does, self.content.figures)}, figures, does)
        return card

    def _keeps(self, fields: Fields, there: Card, timing: int, trigger: str, *, illegal: bool, copies: int) -> None:  # noqa: PLR0913
        """A card that takes the place of another is used like it: rules, and numbers of environments, count on that."""
        if (there.timing, there.trigger) not in [*USES.values(), (c.PLOT, c.EVENT_MOVED_HITLER)] or (
            there.does is None and there.plot is None
        ):
            fields.wrong("replaces", f"replaces: {there.id} belongs to the rules; bring a card with an id of its own")
        elif (there.timing, there.trigger) != (timing, trigger):
            fields.wrong("use", f"use: {there.id} is used in another way; a card that takes its place is used like it")
        elif (there.illegal, there.copies) != (illegal, copies):
            mark = "true" if there.illegal else "false"
            fields.wrong("", f"{there.id}: as in the box, illegal = {mark} and copies = {there.copies}")

    def _plot(self, fields: Fields) -> Plot:
        letter = fields.table.get("letter", "X") if fields.given("letter") else "X"
        if not isinstance(letter, str) or not re.fullmatch("[A-Z]", letter):
            fields.wrong("letter", "letter: one capital letter")
            letter = "X"
        stages = fields.table.get("stages", []) if fields.given("stages") else []
        if not isinstance(stages, list) or len(stages) > STAGES or not all(stage in range(1, STAGES) for stage in stages):
            fields.wrong("stages", "stages: a list of the numbers of spaces, such as [3, 4, 5]")
            stages = []
        return Plot(
            letter,
            self._elements(fields),
            reckless=fields.flag("reckless"),
            distance=FROM[fields.choice("from", FROM, "here")],
            berlin=fields.flag("berlin"),
            fortified=FORTIFIED[fields.choice("fortified", FORTIFIED, "any")],
            stages=[int(stage) for stage in stages],
        )

    def _elements(self, fields: Fields) -> list[Element]:
        given = fields.table.get("elements", []) if fields.given("elements") else []
        if not isinstance(given, list) or not 1 <= len(given) <= MOST_ELEMENTS:
            fields.wrong("elements", 'elements: what helps the plot, 1 to 6: [{ item = "weapons", dice = 1 }, …]')
            return []
        found: list[Element] = []
        for one in given:
            row = Fields(one, (*fields.path, "elements"), self.report)
            named = [name for name in ("item", "affiliation", "meeting") if name in row.table]
            if len(named) != 1:
                row.wrong("", "elements: each is an item, an affiliation or meeting = true")
                continue
            kind, value = c.MEETING, 0
            if named[0] == "item":
                kind, value = c.ITEM, ITEM_IDS.index(row.choice("item", ITEM_IDS))
            elif named[0] == "affiliation":
                kind, value = c.AFFILIATION, AFFILIATION_IDS.index(row.choice("affiliation", AFFILIATION_IDS))
            elif not row.flag("meeting"):
                row.wrong("", "elements: meeting is true, or not there")
            dice, ignore = row.number("dice", 0, MOST, 0), row.number("ignore", 0, MOST, 0)
            several = row.flag("several")
            if several and kind != c.ITEM:
                row.wrong("", "elements: several is for items")
            if any((other.kind, other.value) == (kind, value) for other in found):
                row.wrong("", f"elements: {row.table.get(named[0])} is there twice")
            row.done()
            found.append(Element(kind, value, dice=dice, ignore=ignore, several=several))
        return found

    # Events.

    def event(self, table: Any) -> Event | None:
        """Return an event card."""
        fields = Fields(table, ("events", str(table["id"])), self.report)
        before = len(self.report.grave)
        known = {event.id: event for event in self.content.events}
        raids = "_gestapo_raid_" in fields.id
        self.claims(fields, "events", list(known), f"event-{'gestapo_raid' if raids else fields.id}")
        stage = fields.number("stage", 1, STAGES)
        kind = c.EVENT_KINDS.index(fields.choice("kind", c.EVENT_KINDS, "normal"))
        does = self.lines(fields, "does", EVENT, MOST_WORDS, stage)
        ids = self.content.board.ids
        low = ids.index(fields.choice("low_in", ids, ids[0])) if fields.given("low_in") else -1
        values: dict[str, Any] = {
            "ignore_eagles": fields.number("ignore_eagles", 0, MOST, 0),
            "add_eagles": fields.number("add_eagles", 0, MOST, 0),
            "low_in": low,
            "uprising": fields.flag("uprising"),
            "loses": fields.flag("loses"),
        }
        if not does and not any(value > 0 for value in values.values()) and len(self.report.grave) == before:
            fields.wrong("", f'{fields.id}: an event does something: does = ["Support(1)"]')
        if fields.id == EXTRA_RAID and stage != known[EXTRA_RAID].stage:
            fields.wrong("stage", f"stage: {EXTRA_RAID} stays in its stage")
        fields.done()
        if len(self.report.grave) > before:
            return None
        event = Event(fields.id, kind, does, hitler_to=_hitler_to(does), hitler_visits=_hitler_visits(does), **values)
        event.stage = stage
        name = event.piece.name.name
        figures = levels(numbers_of(does))
        eagles: Args = {"ignore_eagles": event.ignore_eagles, "add_eagles": event.add_eagles, "stage": stage}
        uprising: Args = {"motivation_gained": self.content.figures.dissent_motivation} if event.uprising else {}
        self.want(name)
        printed = {called: n for called, n in eagles.items() if n and called != "stage"}
        self.text(f"{name}.text", {**figures, **eagles, **uprising}, {**figures, **printed}, does)
        self.want(f"{name}.story")
        return event


def _hitler_to(does: list[Step]) -> int:
    """Return where the text of an event would take Hitler, -1 for nowhere (R85)."""
    for step in does:
        for word in every(step):
            if isinstance(word, LeadersTo) and HITLER in word.leaders:
                return word.space
            if isinstance(word, LeadersGoHome):
                return LEADER_STARTS[HITLER]
    return -1


def _hitler_visits(does: list[Step]) -> bool:
    return any(isinstance(word, Visit) and word.leader == HITLER for step in does for word in every(step))


def fits(content: c.Content, more: dict[str, list[Any]], room: dict[str, int]) -> None:
    """Refuse more of something than there is room for."""
    cards = {card.id: card for card in [*content.kinds, *more["cards"]]}.values()
    sizes = {
        "conspirators": len({sheet.id for sheet in [*content.sheets, *more["conspirators"]]}),
        "cards": sum(card.copies for card in cards),
        "plots": sum(card.copies for card in cards if card.plot is not None),
        "illegal cards": sum(card.copies for card in cards if card.illegal),
        "events": len({event.id for event in [*content.events, *more["events"]]}),
    }
    for kind, size in sizes.items():
        if size > room[kind]:
            msg = f"packs: there is room for {room[kind]} {kind}, those of the box counted, not for {size}"
            raise BadInput(msg)
