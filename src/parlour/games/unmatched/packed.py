"""What packs can bring to Unmatched: heroes with their decks, and boards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from parlour.engine.kernel import Step
from parlour.engine.messages import USUAL, Texts
from parlour.engine.shape import numbers_in, parts_of
from parlour.engine.title import Json, Title
from parlour.games.unmatched.bits import NO_CARD
from parlour.games.unmatched.board import Board, Space, Zone
from parlour.games.unmatched.choices import ChooseOne, May
from parlour.games.unmatched.content import (
    ANY,
    ATTACK,
    DEFENSE,
    FORM_1,
    FORM_2,
    HERO,
    MOST_COPIES,
    SCHEME,
    SIDEKICK,
    TIMING_NAMES,
    TYPE_NAMES,
    Card,
    Content,
    Hero,
    form_id,
)
from parlour.games.unmatched.figures import MOST_NUMBER
from parlour.games.unmatched.notation import NOTATION
from parlour.games.unmatched.packed_sense import Hero as Facts
from parlour.games.unmatched.packed_sense import Sense
from parlour.games.unmatched.title import Unmatched
from parlour.packs.fields import Fields
from parlour.packs.mistakes import Report
from parlour.packs.pack import Pack, is_line
from parlour.packs.packed import Brought, Kind, Packed, pictures_of
from parlour.packs.showing import Sheet, color_of

MOST_DECK: Final = 40
"""Environments have room for no more."""
LEAST_DECK: Final = 10
USUAL_DECK: Final = 30
MOST_SPACES: Final = 40
LEAST_SPACES: Final = 12
MOST_ZONES: Final = 8
MOST_BOOST: Final = 9
USUAL_WIDTH: Final = 1300
LEAST_WIDTH: Final = 700
"""A smaller picture is meant as a ratio."""

BANNERS: Final = {"any": ANY, "hero": HERO, "sidekick": SIDEKICK, "first_form": FORM_1, "second_form": FORM_2}
REACH: Final = ("melee", "ranged")
MOMENTS: Final = ("immediately", "during_combat", "after_combat", "on_commit", "scheme")
_COLOR: Final = re.compile(r"^#[0-9a-f]{6}\Z")
_SPACE: Final = re.compile(r"^[a-z]{1,3}[1-9][0-9]?\Z")
_LINE: Final = re.compile(r"^([a-z0-9]+) ?- ?([a-z0-9]+)\Z")


class UnmatchedPacks(Packed):
    """Heroes and boards."""

    game = "unmatched"
    kinds = {"heroes": Kind(16, ("cards",)), "boards": Kind(8, ("zones", "spaces"))}  # noqa: RUF012 - never changed
    notation = NOTATION

    def read(self, pack: Pack, plain: Title, report: Report) -> Brought:
        assert isinstance(plain, Unmatched)
        brought = Brought()
        brought.things["heroes"] = [
            hero for table in pack.things("heroes") if (hero := _hero(table, plain, brought, report)) is not None
        ]
        brought.things["boards"] = [
            board for table in pack.things("boards") if (board := _board(table, plain, brought, report)) is not None
        ]
        return brought

    def build(self, plain: Title, brought: Sequence[Brought], words: tuple[Texts, ...], packs: Sequence[Pack]) -> Title:
        assert isinstance(plain, Unmatched)
        heroes, boards = list(plain.content.heroes), list(plain.content.boards)
        for found in brought:
            _put(heroes, found.things["heroes"])
            _put(boards, found.things["boards"])
        common = [step for name, step in plain.content.steps.items() if "." not in name]
        made = object.__new__(type(plain))
        made.content = Content(heroes, boards, common, (*plain.content.words, *words))
        for hero in (hero for pack in packs for hero in pack.things("heroes")):
            if "color" in hero or not hero.get("replaces"):
                made.content.looks[hero["id"]] = hero.get("color") or color_of(hero["id"])
        made.content.pictures = pictures_of(packs)
        return made

    def sheets(self, title: Title, pack: Pack, code: str) -> list[Sheet]:
        from parlour.games.unmatched import packed_print  # noqa: PLC0415 - and few are printed

        assert isinstance(title, Unmatched)
        content, words = title.content, title.words(code)
        found = [packed_print.hero_sheet(content.hero(thing["id"]), content, words) for thing in pack.things("heroes")]
        return found + [packed_print.board_sheet(content.board(thing["id"]), words) for thing in pack.things("boards")]

    def setups(self, title: Title, pack: Pack) -> list[Json]:
        """Every hero of the pack against every other on every board, either first; the pack's boards also with the box alone."""
        assert isinstance(title, Unmatched)
        mine = {thing["id"] for kind in self.kinds for thing in pack.things(kind)}
        found = [setup for setup in title.ladder_setups() if mine & {*setup["heroes"], setup["board"]}]
        most = title.content.heroes[-4:]
        for board in title.content.boards:
            if board.players[-1] == 4 and len(most) == 4:
                found += [{"heroes": [hero.id for hero in most], "board": board.id, "teams": teams} for teams in (True, False)]
        return found

    def skeleton(self, id: str, name: str, like: str) -> dict[str, str]:
        from parlour.games.unmatched import packed_files  # noqa: PLC0415 - few packs that are opened are new

        return packed_files.skeleton(id, name, like)


PACKED: Final = UnmatchedPacks()


def _put(there: list[Any], more: list[Any]) -> None:
    """Add things behind those that are there; one with the id of another takes its place."""
    for thing in more:
        places = [n for n, one in enumerate(there) if one.id == thing.id]
        if places:
            there[places[0]] = thing
        else:
            there.append(thing)


def _replaces(fields: Fields, known: list[str], messages: tuple[str, ...], brought: Brought, plain: Unmatched) -> None:
    """Something called like a thing of the box takes its place only if it says so, and may then say its words anew."""
    replaces = fields.flag("replaces")
    if fields.id in known and not replaces:
        fields.wrong("", f"the box has a {fields.id}: choose another id, or write replaces = true to take its place")
    elif replaces and fields.id not in known:
        fields.wrong("replaces", f"replaces: the box has no {fields.id}")
    elif replaces:
        names = {name.partition(".")[0] for name in plain.words(USUAL).names()}
        brought.replaced |= {name for name in names if name.startswith(messages)}


# Heroes.


def _hero(table: Any, plain: Unmatched, brought: Brought, report: Report) -> Hero | None:
    fields = Fields(table, ("heroes", str(table["id"])), report)
    before = len(report.grave)
    id = fields.id
    sidekick = fields.table_of("sidekick")
    forms = fields.texts("forms", 2)
    if len(forms) == 1 or not all(is_line(form, 40) and re.match(r"^[\w-]+\Z", form_id(form)) for form in forms):
        fields.wrong("forms", 'forms: two names, such as ["Dr. Jekyll", "Mr. Hyde"], or none')
    count = sidekick.number("count", 1, 3, 1) if sidekick is not None else 0
    sidekick_id = sidekick.name("id") if sidekick is not None else ""
    if sidekick is not None and not sidekick_id:
        sidekick.wrong("", "id is missing: what a sidekick is called, in small letters")
    messages = (f"hero-{id}", f"{id}-", f"sidekick-{sidekick_id}" if sidekick_id else f"hero-{id}", *(_forms(forms)))
    _replaces(fields, [hero.id for hero in plain.content.heroes], messages, brought, plain)
    fog = 3 if fields.number("fog", 0, 3, 0) else 0
    if fields.table.get("fog", 0) not in (0, 3):
        fields.wrong("fog", "fog: three tokens, or none")
    facts = Facts(id, count, len(forms), fog)
    start = _ability(fields, "start_of_turn", facts, brought)
    maneuver = _ability(fields, "after_maneuver", facts, brought)
    if fog and start is not None:
        fields.wrong("start_of_turn", "start_of_turn: a hero with fog has none; its fog is noted then (U-146)")
    protected = 0
    for banner in fields.texts("protected", 4):
        if banner not in BANNERS:
            fields.wrong("protected", f"protected: {banner!r} is none of {', '.join(BANNERS)}", banner)
        protected |= BANNERS.get(banner, 0)
    color = fields.table.get("color", "#000000") if fields.given("color") else "#000000"
    if not isinstance(color, str) or not _COLOR.match(color):
        fields.wrong("color", 'color: six small hexadecimal digits, such as "#7a3b2e"')
    cards = [_card(row, facts, brought) for row in fields.rows("cards", NO_CARD - 1)]
    _deck(fields, cards)
    values: dict[str, Any] = {
        "id": id,
        "health": fields.number("health", 1, 99),
        "move": fields.number("move", 0, 9, 2),
        "ranged": fields.choice("attack", REACH, "melee") == "ranged",
        "forms": forms or None,
        "sidekick_id": sidekick_id,
        "sidekicks": count,
        "sidekick_health": sidekick.number("health", 1, 99) if sidekick is not None else 0,
        "sidekick_ranged": sidekick is not None and sidekick.choice("attack", REACH, "melee") == "ranged",
        "fog": fog,
        "fog_bonus": fields.number("fog_bonus", 0, MOST_NUMBER, 1),
        "protected": protected,
        "start_of_turn": start,
        "after_maneuver": maneuver,
    }
    fields.done()
    if sidekick is not None:
        sidekick.done()
    if len(report.grave) > before:
        return None
    hero = Hero(cards=[card for card in cards if card is not None], **values)
    _words_of(hero, fields, brought)
    return hero


def _forms(forms: list[str]) -> list[str]:
    return [f"form-{form_id(form)}" for form in forms if form.strip()]


def _ability(fields: Fields, moment: str, facts: Facts, brought: Brought) -> Step | None:
    step = fields.line(moment, NOTATION)
    if step is not None:
        _make_sense(fields, moment, step, Sense(facts, moment, defends=False, attacks=False), brought)
    return step


def _make_sense(fields: Fields, moment: str, step: Step, sense: Sense, brought: Brought) -> None:
    for what in sense.read(step):
        fields.wrong(moment, f"{moment}: {what}", what.partition(" ")[0])
    _note_questions(step, fields, moment, brought)


def _note_questions(step: Step, fields: Fields, moment: str, brought: Brought) -> None:
    """Note what a text asks in words of its own."""
    if isinstance(step, May):
        for name in (step.question, f"{step.question}-yes"):
            _want(brought, name, {}, fields)
        if not re.match(r"^U-\d+\Z", step.cites):
            fields.wrong(moment, f"{moment}: cites names a rule, such as 'U-68', not {step.cites[:20]!r}")
    if isinstance(step, ChooseOne):
        for name, inner in zip(step.names, step.steps, strict=False):
            _want(brought, f"choose-{name}", numbers_in(inner), fields)
    for part in parts_of(step):
        _note_questions(part, fields, moment, brought)


def _want(brought: Brought, name: str, args: dict[str, Any], fields: Fields) -> None:
    if not re.match(r"^[a-z][\w-]{0,79}(\.[a-z_]+)?\Z", name):
        fields.wrong("", f"{name[:40]!r} cannot be the name of a message: small letters, digits, - and _")
        return
    brought.wanted[name] = args


def _card(row: Fields, facts: Facts, brought: Brought) -> Card | None:
    before = len(row.report.grave)
    kind = TYPE_NAMES.index(row.choice("type", TYPE_NAMES[1:]))
    by = BANNERS[row.choice("by", BANNERS)]
    if by == SIDEKICK and not facts.sidekicks:
        row.wrong("by", "by: the hero has no sidekick")
    if by in (FORM_1, FORM_2) and not facts.forms:
        row.wrong("by", 'by: the hero has no forms; write forms = ["…", "…"] above the cards')
    texts: dict[str, Step | None] = {}
    for moment in MOMENTS:
        step = row.line(moment, NOTATION)
        texts[moment] = step
        if step is None:
            continue
        if (moment == "scheme") != (kind == SCHEME):
            row.wrong(moment, f"{moment}: a {TYPE_NAMES[kind]} card has no such moment")
        _make_sense(row, moment, step, Sense(facts, moment, defends=kind == DEFENSE, attacks=kind == ATTACK), brought)
    if kind == SCHEME and not row.table.get("scheme"):
        row.wrong("", 'a scheme does something: scheme = "Draw(1)"')
    if kind == SCHEME and row.given("value"):
        row.wrong("value", "value: schemes have none")
    value = row.number("value", 0, MOST_NUMBER) if kind != SCHEME else 0
    boost, copies = row.number("boost", 0, MOST_BOOST), row.number("copies", 1, MOST_COPIES)
    row.done()
    if len(row.report.grave) > before:
        return None
    return Card(
        row.id,
        kind,
        value,
        boost=boost,
        copies=copies,
        by=by,
        immediately=texts["immediately"],
        during=texts["during_combat"],
        after=texts["after_combat"],
        on_commit=texts["on_commit"],
        scheme=texts["scheme"],
    )


def _deck(fields: Fields, cards: list[Card | None]) -> None:
    known = [card for card in cards if card is not None]
    size = sum(card.copies for card in known)
    if len(known) < len(cards):
        return
    if not LEAST_DECK <= size <= MOST_DECK:
        fields.wrong("cards", f"cards: a deck has {LEAST_DECK} to {MOST_DECK} cards, copies counted, not {size}")
    elif size != USUAL_DECK:
        fields.doubt("cards", f"cards: the deck has {size} cards; those of the box have {USUAL_DECK}")
    if known and not any(card.type & ATTACK and card.type != SCHEME and card.by & HERO for card in known):
        fields.doubt("cards", "cards: the hero has nothing to attack with")


def _words_of(hero: Hero, fields: Fields, brought: Brought) -> None:
    """Note what has to be said about a hero, with the figures that its texts may speak of."""
    name = hero.noun.name
    for part in ("", ".short", ".banner", ".letter", ".ability"):
        _want(brought, name + part, {}, fields)
    figures: dict[str, Any] = {}
    for text in (hero.start_of_turn, hero.after_maneuver):
        if text is not None:
            figures |= numbers_in(text)
            if any(word in ("Bloodthirsty", "hyde_suffers") for word in _words_in(text)):
                _want(brought, f"{name}.hurts", {}, fields)
    _want(brought, f"{name}.text", {"fog": hero.fog, "fog_bonus": hero.fog_bonus, **figures}, fields)
    if hero.sidekicks:
        parts = ("", ".short", ".banner", ".letter", *((".all",) if hero.sidekicks > 1 else ()))
        for part in parts:
            _want(brought, hero.sidekick_noun.name + part, {}, fields)
    for form in hero.form_nouns:
        for part in ("", ".short", ".banner", ".letter"):
            _want(brought, form.name + part, {}, fields)
    for n, card in enumerate(hero.cards):
        _want(brought, hero.nouns[n].name, {}, fields)
        for moment, text in zip(TIMING_NAMES, card.texts, strict=True):
            if text is not None:
                said = f"{hero.nouns[n].name}.{moment}"
                _want(brought, said, numbers_in(text), fields)
                brought.effects[said] = {figure: value for figure, value in numbers_in(text).items() if isinstance(value, int)}
    brought.drawn |= {hero.id} | ({hero.sidekick_id} if hero.sidekicks else set())


def _words_in(step: Step) -> list[str]:
    own = [type(step).__name__, str(getattr(getattr(step, "rule", None), "__name__", ""))]
    return own + [name for part in parts_of(step) for name in _words_in(part)]


# Boards.


def _board(table: Any, plain: Unmatched, brought: Brought, report: Report) -> Board | None:
    fields = Fields(table, ("boards", str(table["id"])), report)
    before = len(report.grave)
    _replaces(fields, [board.id for board in plain.content.boards], (f"board-{fields.id}", f"zone-{fields.id}-"), brought, plain)
    zones = [zone for row in fields.rows("zones", MOST_ZONES) if (zone := _zone(row)) is not None]
    spaces = [_space(row, [zone.id for zone in zones]) for row in fields.rows("spaces", MOST_SPACES)]
    ids = [space.id for space in spaces]
    if len(spaces) < LEAST_SPACES:
        fields.wrong("spaces", f"spaces: {LEAST_SPACES} to {MOST_SPACES} of them, not {len(spaces)}")
    for zone in zones:
        if not any(zone.id in space.zones for space in spaces):
            fields.doubt("zones", f"zones: no space is in {zone.id}", zone.id)
    lines = _lines(fields, ids)
    starts = _spaces_named(fields, "starts", 4, ids)
    passages = _spaces_named(fields, "passages", 8, ids)
    if not 2 <= len(starts) <= 4 or len(set(starts)) < len(starts):
        fields.wrong("starts", "starts: two to four spaces, one for each player in turn, none twice")
    aspect = fields.table.get("aspect", [3, 2]) if fields.given("aspect") else [3, 2]
    if not isinstance(aspect, list) or len(aspect) != 2 or not all(isinstance(n, int) and 1 <= n <= 9999 for n in aspect):
        fields.wrong("aspect", "aspect: width and height of the picture, such as [3, 2]")
        aspect = [3, 2]
    elif not 0.5 <= aspect[0] / aspect[1] <= 2.5:
        fields.wrong("aspect", "aspect: at most two and a half times as wide as high, and twice as high as wide")
    fields.done()
    if len(report.grave) > before:
        return None
    board = Board(
        id=fields.id,
        players=list(range(2, len(starts) + 1)),
        aspect=_drawn_at(aspect[0], aspect[1]),
        zones=zones,
        spaces=spaces,
        lines=lines,
        starts=starts,
        passages=passages,
    )
    _can_be_played(board, fields)
    for part in ("", ".text"):
        _want(brought, board.noun.name + part, {}, fields)
    for zone in zones:
        _want(brought, board.zone_name(zone), {}, fields)
    return board if len(report.grave) == before else None


def _drawn_at(width: int, height: int) -> tuple[int, int]:
    """Return the size of a picture on which spaces have the size of those in the box."""
    scale = USUAL_WIDTH / max(width, height) if max(width, height) < LEAST_WIDTH else 1
    return round(width * scale), round(height * scale)


def _zone(row: Fields) -> Zone | None:
    row.asked |= {"is", "color"}
    color = row.table.get("is", row.table.get("color"))
    if not isinstance(color, str) or not _COLOR.match(color):
        row.wrong("", f'{row.id}: a color of six small hexadecimal digits, such as {row.id} = "#4f7f97"')
        return None
    row.done()
    return Zone(row.id, color)


def _space(row: Fields, zones: list[str]) -> Space:
    if not _SPACE.match(row.id):
        row.wrong("", f"{row.id}: a space is called by a letter and its number, such as s1 or h12")
    x, y = row.measure("x", 0, 100), row.measure("y", 0, 100)
    inside = row.texts("zones", 4)
    if not inside:
        row.wrong("", f"{row.id}: a space lies in one zone or several: zones = [{zones[0]!r}]" if zones else "there are no zones")
    for zone in inside:
        if zone not in zones:
            row.wrong("zones", f"zones: there is no zone {zone!r}; there are {', '.join(zones)}", zone)
    row.done()
    return Space(row.id, x, y, *(zone for zone in dict.fromkeys(inside) if zone in zones))


def _lines(fields: Fields, ids: list[str]) -> list[str]:
    found: list[str] = []
    for line in fields.texts("lines", 200, 12):
        ends = _LINE.match(line)
        if ends is None or ends[1] == ends[2]:
            fields.wrong("lines", f"lines: {line!r} joins nothing; write s1-s2", f'"{line}"')
            continue
        for end in (ends[1], ends[2]):
            if end not in ids:
                fields.wrong("lines", f"lines: {line!r}: there is no space {end!r}", f'"{line}"')
        found.append(f"{ends[1]}-{ends[2]}")
    return found if all(end in ids for line in found for end in line.split("-")) else []


def _spaces_named(fields: Fields, name: str, most: int, ids: list[str]) -> list[str]:
    found = fields.texts(name, most, 12)
    for space in found:
        if space not in ids:
            fields.wrong(name, f"{name}: there is no space {space!r}", space)
    return [space for space in found if space in ids]


def _can_be_played(board: Board, fields: Fields) -> None:
    """Everybody can get everywhere, nobody stands on somebody else, and sidekicks find room beside their hero."""
    reached = 1
    for _ in board.spaces:
        for n in range(len(board.spaces)):
            if reached >> n & 1:
                reached |= int(board.near[n])
    for n, space in enumerate(board.spaces):
        if not reached >> n & 1:
            fields.wrong("spaces", f"spaces: no line leads from {board.spaces[0].id} to {space.id}", f"{space.id} ")
            return
    labels = [space.label for space in board.spaces]
    for space in board.spaces:
        if labels.count(space.label) > 1:
            fields.wrong(
                "spaces", f"spaces: {space.label} is the number of two spaces; people tell them apart by it", f"{space.id} "
            )
            return
    for start in board.starts:
        if int(board.zone[start]).bit_count() < 4:
            fields.doubt("starts", f"starts: the zones of {board.spaces[start].id} have no room for a hero and three sidekicks")
    for n, space in enumerate(board.spaces):
        for other in board.spaces[:n]:
            if abs(space.x - other.x) * board.aspect[0] + abs(space.y - other.y) * board.aspect[1] < 4 * min(board.aspect):
                fields.doubt("spaces", f"spaces: {other.id} and {space.id} are drawn on each other", f"{space.id} ")
