"""Words of one game in one language, from a Fluent file: the only place where text for people is made.

A message is a list of parts: text, a noun or number, a choice by a number or a word, another message. A file is taken apart into
its entries when it is opened, and an entry is read when it is first said: nobody waits for words nobody hears.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import mypyc_attr

from parlour.engine.errors import BadInput
from parlour.engine.said import Args, Lasting, Noun, Said, Value, Verbatim

Span = tuple[str, str]
"""A reference, empty for plain text, and what is read."""

USUAL: Final = "en"

PLURALS: Final[dict[str, Callable[[int], str]]] = {}
"""Languages whose plurals are not simply one and other."""

PARTS: Final = ["", ".head", ".detail", ".group", ".chip"]
"""What an option says: the whole line; and for a page what is large, what is small, the title of options that differ in one noun
only, and that noun."""

QUOTED: Final = "@"
"""Stands before a message that another one quotes, among the variables it wants."""

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_LINE: Final = r" *= *([^\s{}](?:[^{}\r\n]*[^\s{}])?)\n+"
_PLAIN: Final = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*)" + _LINE)
_PLAIN_ATTRIBUTE: Final = re.compile(r" +\.([a-zA-Z][a-zA-Z0-9_-]*)" + _LINE)
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)


def one_or_other(n: int) -> str:
    """Return the plural of most languages of western Europe."""
    return "one" if n == 1 else "other"


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Plain text, and the parent of everything else in a message."""

    def __init__(self, text: str) -> None:
        self.text: str = text

    def say(self, language: Language, args: Args, into: list[Span]) -> None:
        """Append what is read."""
        into.append(("", self.text))


class FullStop(Part):
    """Text that begins with a full stop; behind a name or a sentence that ends in a mark of its own there is none."""

    def say(self, language: Language, args: Args, into: list[Span]) -> None:
        ended = len(into) > 0 and into[-1][1].endswith((".", "?", "!"))
        into.append(("", self.text[1:] if ended else self.text))


class Variable(Part):
    """A noun, perhaps in a case of its own, a number, a word, something said, or a list of these."""

    def __init__(self, name: str, case: str, join: str) -> None:
        super().__init__(name)
        self.case: str = case
        self.join: str = join

    def say(self, language: Language, args: Args, into: list[Span]) -> None:
        language.put(args[self.text], self.case, self.join, into)


class Start(Part):
    """Something at the start of a sentence: its first letter is a capital."""

    def __init__(self, part: Part) -> None:
        super().__init__("")
        self.part: Part = part

    def say(self, language: Language, args: Args, into: list[Span]) -> None:
        start = len(into)
        self.part.say(language, args, into)
        if len(into) > start:
            ref, text = into[start]
            into[start] = (ref, text[:1].upper() + text[1:])


class Select(Part):
    """One of several texts: by a word, a number, a noun's id, how many a list holds, or an attribute of a noun's name."""

    def __init__(self, name: str, attribute: str, variants: dict[str, list[Part]], other: list[Part]) -> None:
        super().__init__(name)
        self.attribute: str = attribute
        self.variants: dict[str, list[Part]] = variants
        self.other: list[Part] = other

    def say(self, language: Language, args: Args, into: list[Span]) -> None:
        for part in self.chosen(language, args.get(self.text, "")):
            part.say(language, args, into)

    def chosen(self, language: Language, value: Value) -> list[Part]:
        """Return the variant that a value asks for."""
        if isinstance(value, Noun):
            asked = language.attribute(value, self.attribute) if self.attribute else value.id
        elif isinstance(value, Said):
            asked = value.words
        elif isinstance(value, list):
            return self.counted(language, len(value))
        elif isinstance(value, int):
            return self.counted(language, value)
        else:
            asked = value
        found = self.variants.get(asked)
        return self.other if found is None else found

    def counted(self, language: Language, n: int) -> list[Part]:
        """Return the variant of a number: its own, or that of its plural."""
        found = self.variants.get(str(n))
        if found is None:
            found = self.variants.get(language.plural(n))
        return self.other if found is None else found


class Quote(Part):
    """Another message of the same language."""

    def __init__(self, name: str, given: dict[str, str]) -> None:
        super().__init__(name)
        self.given: dict[str, str] = given

    def say(self, language: Language, args: Args, into: list[Span]) -> None:
        if self.given:
            args = dict(args)
            args.update(self.given)
        for part in language.found(self.text):
            part.say(language, args, into)


class Language:
    """Every message of a game in one language; what is missing is said in the fallback."""

    def __init__(self, code: str, sources: Sequence[str], fallback: Language | None = None) -> None:
        self.code: str = code
        self.fallback: Language | None = fallback
        self.plural: Callable[[int], str] = PLURALS.get(code, one_or_other)
        self._entries: dict[str, str] = {}
        """Entries nobody has asked for yet, as they are written."""
        for source in sources:
            self._entries.update(_entries(code, source))
        self._messages: dict[str, list[Part]] = {}
        self._wanted: dict[str, set[str]] = {}
        self._names: dict[tuple[str, int, int, str, str], str] = {}
        self._options: dict[str, list[list[Part] | None]] = {}
        self._attributes: dict[tuple[str, str], str] = {}
        self.written: dict[object, Any] = {}
        """For those who write the same options again and again: how they wrote each, by its value."""

    # What there is.

    def names(self) -> list[str]:
        """Return the name of every message of the files, attributes included; what cannot be read is refused."""
        for name in list(self._entries):
            self._read(name)
        return sorted(self._messages)

    def heads(self) -> list[str]:
        """Return the name of every message of the files without its attributes, read or not."""
        # First those that are unread: others may be reading meanwhile, and what they have read is found among the messages.
        unread = list(self._entries)
        return sorted({*unread, *[name.partition(".")[0] for name in list(self._messages)]})

    def wants(self, name: str) -> set[str]:
        """Return the variables a message speaks of, those of messages it quotes included."""
        self._look(name)
        found: set[str] = set()
        for wanted in self._wanted[name]:
            if wanted.startswith(QUOTED):
                found |= self.wants(wanted[1:])
            else:
                found.add(wanted)
        return found

    def has(self, name: str) -> bool:
        """Say whether there is such a message here or in the fallback."""
        return self._look(name) is not None or (self.fallback is not None and self.fallback.has(name))

    def found(self, name: str) -> list[Part]:
        """Return the parts of a message."""
        parts = self._look(name)
        if parts is not None:
            return parts
        if self.fallback is None:
            msg = f"{self.code}: nothing says {name!r}"
            raise KeyError(msg)
        return self.fallback.found(name)

    def _look(self, name: str) -> list[Part] | None:
        parts = self._messages.get(name)
        if parts is None and self._entries:
            self._read(name.partition(".")[0])
            parts = self._messages.get(name)
        return parts

    def _read(self, name: str) -> None:
        source = self._entries.get(name)
        if source is None:
            return
        for full, parts, wanted in _read_entry(self.code, source):
            self._wanted[full] = wanted
            self._messages[full] = parts
        # Last of all: a server plays in several threads, and none must find an entry neither here nor there.
        self._entries.pop(name, None)

    # What is said.

    def text(self, name: str, args: Args) -> str:
        """Return a message as it is read."""
        return self._joined(self.found(name), args)

    def _joined(self, parts: list[Part], args: Args) -> str:
        if len(parts) == 1 and type(parts[0]) is Part:
            return parts[0].text
        into: list[Span] = []
        for part in parts:
            part.say(self, args, into)
        return "".join([span[1] for span in into])

    def spans(self, name: str, args: Args) -> list[Span]:
        """Return a message as what is read, with references to what it is about; neighbours that belong together are one."""
        into: list[Span] = []
        for part in self.found(name):
            part.say(self, args, into)
        joined: list[Span] = []
        for ref, text in into:
            if joined and not ref and not joined[-1][0]:
                joined[-1] = ("", joined[-1][1] + text)
            elif text:
                joined.append((ref, text))
        return joined

    def value(self, value: Value, case: str = "", join: str = "and") -> str:
        """Return a noun, a number, a word, something said, or a list of these as it is read."""
        into: list[Span] = []
        self.put(value, case, join, into)
        return "".join([span[1] for span in into])

    def put(self, value: Value, case: str, join: str, into: list[Span]) -> None:
        """Append a noun, a number, a word, something said, or a list of these."""
        if isinstance(value, Noun):
            into.append((value.ref() if value.kind else "", self.noun(value, case)))
        elif isinstance(value, str):
            into.append(("", value))
        elif isinstance(value, Said):
            self._put_said(value, into)
        elif isinstance(value, list):
            self._put_list(value, case, join, into)
        else:
            into.append(("", str(value)))

    def _put_said(self, said: Said, into: list[Span]) -> None:
        known = self._known(said)
        if isinstance(said, (Verbatim, Lasting)) or known[2] is not None:
            into.append(("", self.said(said)))
            return
        args: Args = dict(said.roles)
        args["verb"] = said.verb
        for part in known[0] or []:
            part.say(self, args, into)

    def _put_list(self, values: list[Value], case: str, join: str, into: list[Span]) -> None:
        last = self.text(f"list-{join}", {}) if len(values) > 1 else ""
        between = last if join in ("comma", "blank") or len(values) < 2 else self.text("list-comma", {})
        for n, value in enumerate(values):
            if n:
                into.append(("", last if n == len(values) - 1 else between))
            self.put(value, case, join, into)

    def noun(self, noun: Noun, case: str = "") -> str:
        """Return the name of a piece; of several that are alike with its number or label, in a mirror match with its player."""
        if not noun.name:
            return noun.id
        called = (noun.name, noun.n, noun.player, noun.label, case)
        name = self._names.get(called)
        if name is None:
            # Who has no word for a part of theirs, a bite, say, is called by their name.
            message = noun.name if self.has(noun.name) else noun.name.partition(".")[0]
            name = self.text(message, {"case": case, "label": noun.label})
            if noun.label and not self._says_label(noun.name):
                name = f"{name} ({noun.label})"
            if noun.n:
                name = f"{name} {noun.n}"
            if noun.player:
                name = self.text("of-player", {"name": name, "player": noun.player})
            self._names[called] = name
        return name

    def _says_label(self, name: str) -> bool:
        if self._look(name) is None and self.fallback is not None:
            return self.fallback._says_label(name)  # noqa: SLF001 - its own kind
        return "label" in self.wants(name)

    def attribute(self, noun: Noun, attribute: str) -> str:
        """Return what a noun's name says about itself, its gender for example; nothing if it says nothing."""
        asked = (noun.name, attribute)
        found = self._attributes.get(asked)
        if found is None:
            name = f"{noun.name}.{attribute}"
            found = self.text(name, {}) if noun.name and self.has(name) else ""
            self._attributes[asked] = found
        return found

    def said(self, said: Said) -> str:
        """Return what is said as one line."""
        if isinstance(said, Lasting):
            text = said.known.get(self.code)
            if text is None:
                text = self.parts(said)[0]
                said.known[self.code] = text
            return text
        return self.parts(said)[0]

    def parts(self, said: Said) -> list[str]:
        """Return what is said in its parts: the line, head, detail, title of the group, chip; empty where there is none."""
        if isinstance(said, Verbatim):
            return [said.text, said.text, "", "", ""]
        known = self._known(said)
        args: Args = dict(said.roles)
        args["verb"] = said.verb
        found = ["" if parts is None else self._joined(parts, args) for parts in known]
        head, detail = found[0], found[2]
        found[1] = found[1] or head
        if detail and known[1] is None:
            # A detail in brackets follows the head, any other one comes behind a colon; with a head of its own the line is whole.
            bracket = detail.startswith("(")
            found[0] = f"{head} {detail}" if bracket else f"{head}: {detail}"
            found[2] = detail[1:-1] if bracket else detail
        return found

    def _known(self, said: Said) -> list[list[Part] | None]:
        if isinstance(said, Verbatim):
            return [None, None, None, None, None]
        known = self._options.get(said.words)
        if known is None:
            known = self._parts_of(said.words)
            self._options[said.words] = known
        return known

    def _parts_of(self, name: str) -> list[list[Part] | None]:
        if self._look(name) is None and self.fallback is not None:
            return self.fallback._parts_of(name)  # noqa: SLF001 - its own kind
        whole: list[list[Part] | None] = [self.found(name)]
        return whole + [self._look(name + part) for part in PARTS[1:]]

    def part(self, said: Said, attribute: str) -> str:
        """Return one part of what is said, empty if its message has none: `lead`, `ask`, `help`."""
        name = f"{said.words}.{attribute}"
        return self.text(name, said.roles) if self.has(name) else ""


# Reading the file.


def _entries(code: str, source: str) -> dict[str, str]:
    """Take a file apart; comments are left out."""
    source = _COMMENT.sub("", source)
    starts = list(_ENTRY.finditer(source))
    if source[: starts[0].start() if starts else len(source)].strip():
        msg = f"{code}.ftl: it begins with something that is no message"
        raise BadInput(msg)
    found: dict[str, str] = {}
    ends = [*[entry.start() for entry in starts[1:]], len(source)]
    for n, start in enumerate(starts):
        name = start[1]
        if name in found:
            msg = f"{code}.ftl: two messages are called {name}"
            raise BadInput(msg)
        found[name] = source[start.start() : ends[n]]
    return found


@cache
def _parser() -> Any:
    from fluent.syntax import FluentParser  # noqa: PLC0415 - bots and studies say nothing

    return FluentParser(with_spans=False)


def _read_entry(code: str, source: str) -> list[tuple[str, list[Part], set[str]]]:
    """Return the messages of an entry: its value and its attributes, with the variables they speak of."""
    plain = _plain(source)
    if plain:
        return [(name, [_text(text)], set()) for name, text in plain]
    entry: Any = _parser().parse_entry(source)
    if type(entry).__name__ not in ("Message", "Term"):
        msg = f"{code}.ftl: {entry.annotations[0].message}: {source.splitlines()[0]}"
        raise BadInput(msg)
    name = ("-" if type(entry).__name__ == "Term" else "") + str(entry.id.name)
    patterns: list[tuple[str, Any]] = [(name, entry.value)] if entry.value is not None else []
    patterns += [(f"{name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
    found: list[tuple[str, list[Part], set[str]]] = []
    for full, pattern in patterns:
        wanted: set[str] = set()
        try:
            found.append((full, _parts(pattern, wanted), wanted))
        except ValueError as wrong:
            msg = f"{code}.ftl: {full}: {wrong}"
            raise BadInput(msg) from None
    return found


def _plain(source: str) -> list[tuple[str, str]]:
    """Return the messages of an entry that is plain text in single lines, which are read twenty times as fast; otherwise none."""
    line = _PLAIN.match(source)
    if line is None:
        return []
    name = line[1]
    found = [(name, line[2])]
    at = line.end()
    while at < len(source):
        line = _PLAIN_ATTRIBUTE.match(source, at)
        if line is None:
            return []
        found.append((f"{name}.{line[1]}", line[2]))
        at = line.end()
    return found


def _parts(pattern: Any, wanted: set[str]) -> list[Part]:
    return [_text(str(e.value)) if type(e).__name__ == "TextElement" else _placed(e.expression, wanted) for e in pattern.elements]


def _text(text: str) -> Part:
    return FullStop(text) if text.startswith(".") else Part(text)


def _placed(what: Any, wanted: set[str]) -> Part:
    kind = type(what).__name__
    if kind in ("StringLiteral", "NumberLiteral"):
        return Part(str(what.parse()["value"]))
    if kind == "VariableReference":
        wanted.add(what.id.name)
        return Variable(what.id.name, "", "and")
    if kind == "TermReference":
        named: list[Any] = what.arguments.named if what.arguments else []
        return Quote(f"-{what.id.name}", {arg.name.name: str(arg.value.parse()["value"]) for arg in named})
    if kind == "MessageReference":
        quoted = f"{what.id.name}.{what.attribute.name}" if what.attribute else str(what.id.name)
        wanted.add(QUOTED + quoted)
        return Quote(quoted, {})
    if kind == "FunctionReference":
        return _function(what, wanted)
    if kind == "SelectExpression":
        return _select(what, wanted)
    msg = f"not used here: {kind}"
    raise ValueError(msg)


def _function(what: Any, wanted: set[str]) -> Part:
    """Read NOUN($x, case: "acc"), LIST($x, join: "or") or START($x)."""
    function = str(what.id.name)
    options = {arg.name.name: str(arg.value.parse()["value"]) for arg in what.arguments.named}
    about: Any = what.arguments.positional[0]
    if function == "START":
        return Start(_placed(about, wanted))
    if function not in ("NOUN", "LIST") or not set(options) <= {"case", "join"}:
        msg = f"there is no {function}({', '.join(options)})"
        raise ValueError(msg)
    wanted.add(about.id.name)
    return Variable(about.id.name, options.get("case", ""), options.get("join", "and"))


def _select(what: Any, wanted: set[str]) -> Select:
    """Read a choice by $x, or by what a noun's name says about itself: ATTR($x, name: "gender")."""
    selector: Any = what.selector
    attribute = ""
    if type(selector).__name__ == "FunctionReference" and selector.id.name == "ATTR":
        attribute = str(selector.arguments.named[0].value.parse()["value"])
        selector = selector.arguments.positional[0]
    if type(selector).__name__ != "VariableReference":
        msg = "a choice goes by a variable"
        raise ValueError(msg)
    wanted.add(selector.id.name)
    variants: dict[str, list[Part]] = {}
    other: list[Part] = []
    for variant in what.variants:
        # Each is read once: choices within choices would take twice as long with every one of them.
        parts = _parts(variant.value, wanted)
        variants[str(getattr(variant.key, "name", "") or getattr(variant.key, "value", ""))] = parts
        if variant.default:
            other = parts
    return Select(str(selector.id.name), attribute, variants, other)


# Finding the file.


class Texts:
    """Words that come with something else than a package: a file's text by language."""

    def __init__(self, by_code: dict[str, str]) -> None:
        self.by_code: dict[str, str] = by_code

    def of(self, code: str) -> str:
        """Return the text in a language; in the usual one another stands in, so that everything is said somehow."""
        found = self.by_code.get(code)
        if found is None and code == USUAL and self.by_code:
            found = next(iter(self.by_code.values()))
        return found if found is not None else ""


More = tuple[str | Texts, ...]
"""Packages, and texts from elsewhere, that add to the words of a game."""


MANY = 8_192
"""Letters from elsewhere that take much memory once they are read: only a few such words are kept."""


def language(package: str, code: str = USUAL, more: More = ()) -> Language:
    """Return the words of a game in a language, and those that add to them; English stands in for what is missing."""
    if more and sum([len(place.of(code)) for place in more if isinstance(place, Texts)]) > MANY:
        return _opened_large(package, code, more)
    return _opened(package, code, more)


@lru_cache(maxsize=128)
def _opened(package: str, code: str, more: More) -> Language:
    return _open(package, code, more)


@lru_cache(maxsize=16)
def _opened_large(package: str, code: str, more: More) -> Language:
    return _open(package, code, more)


def _open(package: str, code: str, more: More) -> Language:
    sources = [place.of(code) if isinstance(place, Texts) else _source(place, code) for place in ("parlour.engine", package, *more)]
    return Language(code, sources, None if code == USUAL else language(package, USUAL, more))


def _source(package: str, code: str) -> str:
    if not package:
        return ""
    file = files(package).joinpath("languages", f"{code}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def languages(package: str) -> list[str]:
    """Return the languages a game speaks, English first."""
    if not package:
        return [USUAL]
    folder = files(package).joinpath("languages")
    codes = [file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl")] if folder.is_dir() else []
    return [USUAL, *sorted(set(codes) - {USUAL})]
