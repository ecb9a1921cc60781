"""What a game must provide to stand on the shelf: one subclass of `Title`, registered once."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, wraps
from importlib import import_module
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Literal, TypeVar

from parlour.engine.errors import BadInput
from parlour.engine.figures import MOST_FIGURE, figure_names, read_figures
from parlour.engine.goal import Goal
from parlour.engine.kernel import Event, Game, Step
from parlour.engine.layout import Layout, Noted
from parlour.engine.messages import USUAL, Language, language, languages
from parlour.engine.reading import read_choice, shown
from parlour.engine.rulebook import NumberedRule, Rulebook
from parlour.engine.said import Said
from parlour.engine.shape import Asking

Json = dict[str, Any]
T = TypeVar("T")


@dataclass(frozen=True)
class Seat:
    """A place at the table."""

    index: int
    name: str
    team: int
    short: str = ""
    """The name for where there is little room, if it is another."""
    persons: tuple[str, ...] = ()
    """Who is played from it, by their ids in the catalogue."""


@dataclass(frozen=True)
class Refusal:
    """Why something is not allowed: the numbered rule, and what is missing."""

    rule: str
    reason: str
    name: str = field(default="", compare=False)
    """What is missing, as a name for programs."""


@dataclass(frozen=True)
class SetupOption:
    """Something to agree on before a game: `one` of the choices, `several`, one `per_seat`, a `flag`, a `number`."""

    name: str
    label: str
    kind: Literal["one", "several", "per_seat", "flag", "number"]
    default: Any
    help: str
    choices: tuple[tuple[str, str], ...] = field(default=())
    """What may be chosen, and what is read of each."""
    rare: bool = False
    """Hardly ever changed: nobody is asked about it before a game."""
    names: Mapping[str, str] = field(default_factory=dict)
    """The short name of a choice whose words say more."""


class Title(ABC):
    """One game on the shelf. The engine knows games only through this."""

    id: str
    name: str
    rules_version: str
    """Changes when a record made before could replay differently."""
    cooperative: bool
    package: str
    """The package that holds `rules.md` and the words, `languages/en.ftl` and its translations."""
    about: str
    """A sentence for the shelf, and who designed and published the game."""

    # What belongs to the game in the layers above, each as `package.module:NAME`, loaded when somebody needs it.
    mind: str = ""
    """What bots know about it; without it, only the level `random` plays."""
    codec: str = ""
    """How environments number what is seen and done."""
    drawing: str = ""
    """How a terminal draws it; without it, the facts of its view are listed."""
    packed: str = ""
    """What packs can bring to it, and how that is read; without it, the game takes none."""
    portrait: str = ""
    """How it is drawn where there is no browser; without it, a picture shows its name."""
    plays: tuple[str, ...] = ()
    """Verbs of the choices that play a card: the card follows in the key."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        for name in ("new", "read_state"):
            if name in vars(cls):
                setattr(cls, name, _signed(vars(cls)[name]))
        if "with_figures" in vars(cls):
            setattr(cls, "with_figures", _noting(vars(cls)["with_figures"]))  # noqa: B010 - a type checker sees a method there

    # A game with other figures is a title of its own; it knows the printed one, and how it differs.

    changed: Mapping[str, int | bool] = MappingProxyType({})
    """The figures that are not as printed, by their ids within the game."""
    printed: Title | None = None
    """The printed game, for a changed one."""

    # So is a game with what packs bring.

    packs: tuple[Any, ...] = ()
    """The packs it is played with, each with its `document`."""
    boxed: Title | None = None
    """The game as it comes out of the box, for one with packs."""

    # A title never changes, so a copy of it is the title itself.

    def __copy__(self) -> Title:
        return self

    def __deepcopy__(self, memo: Any) -> Title:
        return self

    def __reduce__(self) -> Any:
        from parlour.engine.copies import title_parts  # noqa: PLC0415 - it stands above titles

        return title_parts(self)

    @cached_property
    def rulebook(self) -> Rulebook:
        """The numbered rules."""
        return Rulebook.read(files(self.package).joinpath("rules.md").read_text(encoding="utf-8"))

    # Words.

    def languages(self) -> list[str]:
        """Return the languages the game speaks, English first."""
        return languages(self.package)

    def words(self, code: str = USUAL) -> Language:
        """Return the game's words in a language; English stands in for what is missing."""
        return language(self.package, read_choice("language", code, self.languages()))

    def told(self, code: str = USUAL) -> str:
        """Return what the shelf says about the game in a language: its message `about-game`, or `about`."""
        words = self.words(code)
        return words.text("about-game", {}) if words.has("about-game") else self.about

    def rules(self, code: str = USUAL) -> Rulebook:
        """Return the numbered rules in a language: `rules.md`, or the messages `rule-X-1` and `section-…` of a translation."""
        if code == USUAL:
            return self.rulebook
        words = self.words(code)

        def said(name: str, english: str) -> str:
            return words.text(name, {}) if words.has(name) else english

        rules = [
            NumberedRule(rule.id, said(f"section-{section_name(rule.section)}", rule.section), said(f"rule-{rule.id}", rule.text))
            for rule in self.rulebook.rules
        ]
        return Rulebook(self.rulebook.name, rules)

    def renewed(self, rules: str, key: str) -> list[str]:
        """Return what a choice in a record made with earlier rules is called today: as many choices as it takes now."""
        return [key]

    # Starting.

    @abstractmethod
    def setup_options(self, language: str = USUAL) -> list[SetupOption]:
        """Return everything that can be agreed on before a game, in a language."""

    @abstractmethod
    def read_setup(self, options: Mapping[str, Any]) -> Json:
        """Check what was agreed on and return it complete, with every default filled in, ready for JSON."""

    @abstractmethod
    def new(self, setup: Json, seed: int) -> Game:
        """Return a game at its very beginning; the engine advances it to the first decision."""

    def bench_setups(self) -> list[Json]:
        """Return the setups that stand for the game when its speed is measured."""
        return [{}]

    def ladder_setups(self) -> list[Json]:
        """Return the setups at which bots are compared: everything that can change who wins, each as often."""
        return self.bench_setups()

    def crowd_setups(self) -> dict[str, list[Json]]:
        """Return the same for larger tables: more than two sides, teams, larger groups; by what such a table is called."""
        return {}

    # Looking.

    @abstractmethod
    def seats(self, g: Any, language: str = USUAL) -> list[Seat]:
        """Return the seats in turn order, named in a language."""

    @abstractmethod
    def view(self, g: Any, seat: int | None, words: Language) -> Json:
        """Return what a seat may know, built from nothing; None is a spectator. The engine adds decision and outcome."""

    def own_view(self, g: Any, seat: int, words: Language, common: Json) -> Json | None:
        """Return the parts of a seat's view that are not as in `common`, the view of a spectator.

        A server makes what is common to all views once. None says that this game does not tell: each view is then made by itself.
        Whoever changes `view` changes this, too.
        """
        return None

    def told_alike(self, event: Event) -> bool:
        """Say whether `narrate` tells an event to everybody in the same words, so that a server has to do so once."""
        return False

    @abstractmethod
    def narrate(self, g: Any, event: Event, seat: int | None, words: Language) -> Json | None:
        """Return an event as far as a seat may see it: at least `event` (its name) and `text`; None if it may not.

        It may depend on the event and on what never changes in a game (setup, content), not on the present position.
        """

    @abstractmethod
    def why_not(self, g: Any, key: str, seat: int) -> Said | Refusal:
        """Explain, from what the seat may know, why a key that is not among its options is not allowed."""

    @abstractmethod
    def reason(self, g: Any) -> Said:
        """Say in a sentence how the game ended."""

    @abstractmethod
    def picture(self, g: Any, seat: int | None, language: str = USUAL) -> str:
        """Return the board and what belongs to the seat as text for a terminal, at most 100 columns wide."""

    @abstractmethod
    def catalogue(self, language: str = USUAL) -> Json:
        """Return cards, boards and everything printed, with the ids and fields of the fact file."""

    def goal(self, setup: Json, view: Json, words: Language) -> Goal:
        """Return the goal card, from what was agreed on and what somebody sees; without one, what the shelf says."""
        del setup, view
        return Goal(self.name, about=self.told(words.code))

    # Measuring and changing.

    def gauges(self, g: Any) -> dict[str, int]:
        """Return the few figures of a position whose course tells the story of a game: health, tracks; public or not."""
        return {}

    clock: str = "turns"
    """What a game is counted in by those who play it."""

    def noted(self, g: Any, event: Event) -> Noted | None:
        """Return what a study counts of an event, whoever may see it; nothing of most."""
        return None

    def layout(self, setup: Json, language: str = USUAL) -> Layout | None:
        """Return the board a setup is played on, to be drawn by those who do not know the game."""
        return None

    def figures(self) -> dict[str, int | bool]:
        """Return every printed figure that can be changed to ask "what if", by its dotted id."""
        return {}

    def with_figures(self, changes: Mapping[str, int | bool]) -> Title:
        """Return the same game with some figures changed; this one stays as it is and both can be played side by side.

        Whoever asks is heard through `_noting`: the changes that arrive here are known figures of the printed game by their ids
        within it, none of them as printed.
        """
        if changes:
            msg = f"{self.id}: no figure of this game can be changed"
            raise BadInput(msg)
        return self

    def with_packs(self, packs: Any) -> Title:
        """Return the same game with exactly these packs, documents or what was read from them; figures stay changed."""
        printed = self.printed or self
        plain = printed.boxed or printed
        if packs is None or packs == [] or packs == ():
            title = plain
        elif not self.packed:
            msg = f"{self.id}: no packs are made for this game"
            raise BadInput(msg)
        else:
            reader = load(self.packed, PackReader, f"{self.id}: what reads packs")  # type: ignore[type-abstract]
            title = reader.played_with(plain, packs)
        return title.with_figures(self.changed) if self.changed else title

    @cached_property
    def known_figures(self) -> Mapping[str, int | bool]:
        """What `figures` says, kept: a title never changes."""
        return self.figures()

    @cached_property
    def figure_ranges(self) -> Mapping[str, tuple[int, int]]:
        """From where to where each figure may go while all others are as they are; what is yes or no has none."""
        figures = self.known_figures
        asking = Asking(figures)
        if figures:
            self.with_figures(asking)
        return {name: asking.ranges.get(name, (0, MOST_FIGURE)) for name, value in figures.items() if not isinstance(value, bool)}

    def figure_names(self, code: str = USUAL) -> Mapping[str, str]:
        """Return for people what each figure is called, in a language."""
        return figure_names(self, code)

    @cached_property
    def _remade(self) -> dict[tuple[tuple[str, int | bool], ...], Title]:
        """Games made of this one with other figures, the latest last: a server asks for the same ones again and again."""
        return {}

    # Positions on file.

    @abstractmethod
    def steps(self, g: Any) -> Mapping[str, Step]:
        """Return every step that can lie on the stack, by name."""

    @abstractmethod
    def write_state(self, g: Any) -> Json:
        """Return the whole truth except setup, chance and stack, ready for JSON."""

    @abstractmethod
    def read_state(self, setup: Json, state: Json, seed: int) -> Game:
        """Return a game in that state, its stack empty; missing parts get sensible values, unknown ones are refused."""

    @abstractmethod
    def usual_step(self, g: Any) -> tuple[Step, int, int]:
        """Return what happens next in a state that comes without a stack: as a rule the next action of the one whose turn it is."""

    def actors(self, g: Any) -> int:
        """Return how many there are that a step can be done by (its `me`): the seats, unless a seat plays several."""
        return len(self.seats(g))

    def piece_name(self, g: Any, piece: int) -> str | int:
        """Return the name of a piece that chance may be foretold for."""
        return piece

    def piece(self, g: Any, name: Any) -> int:
        """Return the piece a foretold result names."""
        if not isinstance(name, int):
            msg = f"chance: no piece is called {shown(name)}"
            raise BadInput(msg)
        return name


class PackReader(ABC):
    """What packs can bring to a game; the engine knows no more of packs than this."""

    @abstractmethod
    def played_with(self, plain: Title, packs: Any) -> Title:
        """Return the game with these packs; whatever is wrong with them is refused in one line."""


def _signed(make: Callable[..., Game]) -> Callable[..., Game]:
    """Return what makes a game and writes on it which title and setup it was made from, so that it can be written down anywhere."""

    @wraps(make)
    def signed(self: Title, setup: Json, *rest: Any, **more: Any) -> Game:
        g = make(self, setup, *rest, **more)
        g.made_from = (self, setup)
        return g

    return signed


def _noting(change: Callable[..., Title]) -> Callable[..., Title]:
    """Return what changes figures of the printed game, checks them first, and writes on the new title how it differs."""

    @wraps(change)
    def noting(self: Title, changes: Mapping[str, int | bool]) -> Title:
        if isinstance(changes, Asking):
            return change(self, changes)
        printed = self.printed or self
        known = printed.known_figures
        wanted = {**self.changed, **read_figures(printed, changes)}
        wanted = {name: value for name, value in sorted(wanted.items()) if value != known[name]}
        if not wanted:
            return printed
        key = tuple(wanted.items())
        made = printed._remade.pop(key, None)  # noqa: SLF001 - a title's own
        if made is None:
            made = change(printed, wanted)
            made.changed, made.printed = MappingProxyType(wanted), printed
            made.packs, made.boxed = printed.packs, printed.boxed
        printed._remade[key] = made  # noqa: SLF001
        while len(printed._remade) > MOST_REMADE:  # noqa: SLF001
            printed._remade.pop(next(iter(printed._remade)), None)  # noqa: SLF001
        return made

    return noting


MOST_REMADE = 16


def section_name(section: str) -> str:
    """Return how messages call a section of the rulebook.

    >>> section_name("Setting up (solo)")
    'setting-up-solo'
    """
    return "-".join(re.findall(r"[a-z0-9]+", section.lower()))


_titles: dict[str, Title] = {}
_finders: list[Callable[[str], Title]] = []


def register(title: Title) -> Title:
    """Put a game on the shelf."""
    _titles[title.id] = title
    return title


def load(reference: str, kind: type[T], what: str) -> T:
    """Return what a reference `package.module:NAME` stands for; whatever is wrong with it is said in one line."""
    module, _, name = reference.partition(":")
    try:
        found = getattr(import_module(module), name)
    except Exception as mistake:  # noqa: BLE001 - anything can go wrong in somebody else's code
        msg = f"{what} does not load: {reference}: {type(mistake).__name__}: {mistake}"
        raise BadInput(msg) from None
    if not isinstance(found, kind):
        msg = f"{what} does not load: {reference} is not a {kind.__name__}"
        raise BadInput(msg)
    return found


def find_with(find: Callable[[str], Title]) -> None:
    """Say how a game that has not been loaded yet is found; the shelf says so."""
    _finders.append(find)


def found(id: str) -> Title:
    """Return a game by its id, loading it if need be."""
    known = _titles.get(id)
    if known is None:
        for find in _finders[-1:]:
            known = find(id)
    if known is None:
        msg = f"no game is called {id!r}"
        raise BadInput(msg)
    return known


def registered(id: str) -> Title | None:
    """Return a game that has been put on the shelf."""
    return _titles.get(id)


def registered_ids() -> list[str]:
    """Return the ids of the games that have been put on the shelf."""
    return list(_titles)
