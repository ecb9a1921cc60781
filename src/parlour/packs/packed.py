"""What a game provides so that packs can bring something to it: one subclass of `Packed`, named by its title's `packed`."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from parlour.engine.errors import BadInput
from parlour.engine.messages import USUAL, Texts
from parlour.engine.shape import Notation
from parlour.engine.title import Json, PackReader, Title, found
from parlour.packs import svg, texts
from parlour.packs.mistakes import Report
from parlour.packs.pack import Pack, read_document
from parlour.packs.showing import Sheet

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)

MOST_PACKS = 8
"""So many packs are played with at once."""
MOST_MADE = 16
"""So many games with packs are kept at hand; those that tables hold stay anyway."""


@dataclass(frozen=True)
class Kind:
    """A kind of thing that packs bring: heroes, boards, events."""

    most: int
    """So many of them in one pack."""
    rows: tuple[str, ...] = ()
    """Tables in it whose entries are rows with ids, in an order that matters: the cards of a deck."""


@dataclass
class Brought:
    """What a pack brings, read: the things themselves, and what its words have to say."""

    things: dict[str, list[Any]] = field(default_factory=dict)
    """By kind, in the order of the pack."""
    wanted: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    """Every message that its things need, `hero-moth.text`, with what it may speak of and an example of it."""
    effects: dict[str, dict[str, int]] = field(default_factory=dict)
    """For the messages that tell what an effect does: the figures of the effect, which the text has to agree with."""
    ruled: dict[str, set[int]] = field(default_factory=dict)
    """For such messages: numbers that belong to the rules of the effect's words, which a text may say and need not."""
    replaced: set[str] = field(default_factory=set)
    """Messages of the game that the pack may say anew, because it puts something in the place of what they name."""
    places: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Where the thing stands that needs a message, for mistakes."""
    drawn: set[str] = field(default_factory=set)
    """Ids that may have a picture."""


class Packed(PackReader):
    """How one game reads packs. Nothing else knows what they bring: the rest of the room is the same for all games."""

    game: str
    """The id of the game."""
    kinds: Mapping[str, Kind]
    """What a pack may bring, by the name of its table or folder."""
    notation: Notation
    """The words that effects are written with."""

    def __init__(self) -> None:
        self._made: dict[tuple[Title, tuple[str, ...]], Title] = {}

    @abstractmethod
    def read(self, pack: Pack, plain: Title, report: Report) -> Brought:
        """Make the things a pack brings; note every mistake, and go on."""

    @abstractmethod
    def build(self, plain: Title, brought: Sequence[Brought], words: tuple[Texts, ...], packs: Sequence[Pack]) -> Title:
        """Return a new title: the game with what the packs bring. It is not `plain`, and leaves that as it is."""

    @abstractmethod
    def skeleton(self, id: str, name: str, like: str) -> dict[str, str]:
        """Return the files of a new pack that can be played at once, by their names; `like` names what it shall resemble."""

    @abstractmethod
    def sheets(self, title: Title, pack: Pack, code: str) -> list[Sheet]:
        """Return what a pack brings as cards and pictures on paper, in a language."""

    def setups(self, title: Title, pack: Pack) -> list[Json]:
        """Return the setups with which a pack is tried out: everything it brings, with everything it can meet."""
        del pack
        return title.bench_setups()

    def words_known(self) -> list[str]:
        """Return for people the words effects can be written with, each as a line that shows what it takes."""
        return texts.vocabulary(self.notation)

    # What is the same for all games.

    def check(self, pack: Pack, report: Report, plain: Title | None = None) -> Brought:
        """Find every mistake of a pack."""
        plain = plain or found(self.game)
        brought = self.read(pack, plain, report)
        texts.check(pack, brought, plain, report)
        for id, picture in pack.pictures.items():
            if id not in brought.drawn:
                report.doubt(("pictures", id), f"nothing here is called {id}, so nobody will see it")
            try:
                svg.clean(picture)
            except BadInput as mistake:
                report.wrong(("pictures", id), str(mistake))
        return brought

    def played_with(self, plain: Title, packs: Any) -> Title:
        if not isinstance(packs, (list, tuple)):
            msg = "packs: expected a list"
            raise BadInput(msg)
        if len(packs) > MOST_PACKS:
            msg = f"packs: at most {MOST_PACKS} at once, not {len(packs)}"
            raise BadInput(msg)
        read = [read_document(pack, self.kinds, self.game) for pack in packs]
        key = (plain, tuple(pack.digest for pack in read))
        made = self._made.pop(key, None)
        if made is None:
            made = self._with(plain, read)
        self._made[key] = made
        while len(self._made) > MOST_MADE:
            self._made.pop(next(iter(self._made)), None)
        return made

    def _with(self, plain: Title, packs: list[Pack]) -> Title:
        if len({pack.id for pack in packs}) < len(packs):
            msg = "packs: the same pack is given twice"
            raise BadInput(msg)
        brought: list[Brought] = []
        said: dict[str, str] = {}
        for pack in packs:
            report = Report(pack.places)
            found = self.check(pack, report, plain)
            report.refuse(pack.id)
            for id in [
                *(f"{thing.id}, one of the {kind}" for kind, things in found.things.items() for thing in things),
                *texts.own_names(pack),
            ]:
                if said.setdefault(id, pack.id) != pack.id:
                    msg = f"packs: {pack.id} and {said[id]} both bring {id}"
                    raise BadInput(msg)
            brought.append(found)
        made = self.build(plain, brought, tuple(pack.texts for pack in packs if pack.languages), packs)
        made.packs, made.boxed = tuple(packs), plain
        return made


def pictures_of(packs: Sequence[Pack]) -> Json:
    """Return the pictures of packs by what they show, with nothing in them but drawing."""
    return {id: svg.clean(picture) for pack in packs for id, picture in pack.pictures.items()}


def in_every_language(texts: Texts, replaced: set[str], codes: Sequence[str]) -> Texts:
    """Return the words of a pack so that what takes the place of something is said in no language as the box says it."""
    usual = texts.of(USUAL)
    said: dict[str, str] = {}
    for code in codes:
        own = texts.of(code)
        there = entries(own)
        said[code] = own + "".join(f"\n{text}" for name, text in entries(usual).items() if name in replaced and name not in there)
    return Texts(said)


def entries(text: str) -> dict[str, str]:
    """Return the messages of a file by their names."""
    starts = list(_ENTRY.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=False)}


def copied(source: str, names: Mapping[str, str]) -> dict[str, str]:
    """Return the messages of a file that `names` has, each under its other name and without comments."""
    found: dict[str, str] = {}
    for name, text in entries(source).items():
        if name in names:
            bare = re.sub(r"^#.*\n?", "", text, flags=re.MULTILINE).rstrip()
            found[names[name]] = bare.replace(name, names[name], 1)
    return found


def called(message: str, name: str, **parts: str) -> str:
    """Return a message that calls its thing by another name; of its parts those that are given change, too, the others stay."""
    head, *rest = message.split("\n    .")
    said = [f"{head.partition(' =')[0]} = {name}"]
    for part in rest:
        what = part.partition(" =")[0]
        said.append(f"{what} = {parts[what]}" if what in parts else part)
    return "\n    .".join(said)
