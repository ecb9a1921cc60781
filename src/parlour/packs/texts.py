"""The words of a pack: readable, complete, its own, and in agreement with what its cards do."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlour.engine.errors import BadInput
from parlour.engine.messages import USUAL, Language, language
from parlour.engine.shape import CONDITION, RULE, Notation, parameters
from parlour.engine.title import Title
from parlour.packs.mistakes import Report, meant
from parlour.packs.pack import Pack, hidden

if TYPE_CHECKING:
    from parlour.packs.packed import Brought

MOST_MESSAGES = 600
MOST_SAID = 3000
"""Letters of one message, with all it quotes."""
MOST_DEEP = 20

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_DIGITS = re.compile(r"(?<![\w-])\d+(?![\w-])")
_NUMBER_WORDS = {
    "en": ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    "nl": ("nul", "één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien"),
    "de": ("null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"),
}
_OFTEN_MEANT_OTHERWISE = {0, 1}
"""`one of them`, `1 of these`: no figure of the effect, most of the time."""


def own_names(pack: Pack) -> set[str]:
    """Return the name of every message of a pack."""
    return {name for text in pack.languages.values() for name in _ENTRY.findall(text)}


def check(pack: Pack, brought: Brought, plain: Title, report: Report) -> None:
    """Find every mistake in the words of a pack."""
    if not pack.languages:
        said = plain.words()
        missing = [name for name in brought.wanted if not said.has(name)]
        if missing:
            report.wrong(("languages",), f"no words yet, {missing[0]} for one: put them into languages/en.ftl, or [languages] en =")
        return
    for code, text in pack.languages.items():
        _check_file(code, text, brought, plain, report)
    if report.grave:
        return
    spoken = [USUAL if USUAL in pack.languages else next(iter(pack.languages))]
    spoken += [code for code in plain.languages() if code in pack.languages and code not in spoken]
    for code in pack.languages:
        if code not in plain.languages():
            report.doubt(("languages", code), f"the game itself does not speak {code}, so nobody will read it")
    words = {code: language(plain.package, code, (pack.texts,)) for code in spoken}
    said_already = _messages_of_game(plain.package)
    for code in spoken:
        _check_wanted(pack, code, words[code], brought, said_already, report, first=code == spoken[0])
    _check_left_over(pack, brought, report)


# Each file by itself.


@cache
def _parser() -> Any:
    from fluent.syntax import FluentParser  # noqa: PLC0415 - only packs with words need it

    return FluentParser(with_spans=True)


def _check_file(code: str, text: str, brought: Brought, plain: Title, report: Report) -> None:
    path = ("languages", code)
    letter = hidden(text)
    if letter:
        report.wrong(path, f"{code}: the letter U+{ord(letter):04X} cannot be seen, or moves others about: take it out", letter)
        return
    names = _ENTRY.findall(text)
    if len(names) > MOST_MESSAGES:
        report.wrong(path, f"{code}: at most {MOST_MESSAGES} messages, not {len(names)}")
        return
    for name in {name for name in names if names.count(name) > 1}:
        report.wrong(path, f"{code}: {name} is there twice", f"{name} ")
    resource = _parser().parse(text)
    quotes: dict[str, tuple[int, set[str]]] = {}
    for entry in resource.body:
        kind = type(entry).__name__
        if kind == "Junk":
            line = next((line for line in str(entry.content).splitlines() if line.strip()), "")
            why = entry.annotations[0].message if entry.annotations else "not readable"
            report.wrong(path, f"{code}: no message: {line.strip()[:40]!r} ({why}); names begin in the first column", line[:30])
        elif kind in ("Message", "Term"):
            _note_quotes(entry, quotes)
    if report.grave:
        return
    try:
        Language(code, [text]).names()
    except (BadInput, ValueError, KeyError, AttributeError, IndexError, RecursionError) as mistake:
        said = str(mistake).removeprefix(f"{code}.ftl: ")
        report.wrong(path, f"{code}: {said}", said.partition(":")[0].partition(".")[0])
        return
    _check_quotes(path, code, quotes, report)
    own = _messages_of_game(plain.package)
    for name in quotes:
        head = name.partition(".")[0]
        if head in own and head not in brought.replaced and "." not in name:
            report.wrong(path, f"{code}: {head} is a message of the game; name yours otherwise", f"{head} ")


@cache
def _messages_of_game(package: str) -> frozenset[str]:
    return frozenset(name.partition(".")[0] for name in language(package).names())


def _note_quotes(entry: Any, quotes: dict[str, tuple[int, set[str]]]) -> None:
    """Note how long each message is, and which others it quotes."""
    name = ("-" if type(entry).__name__ == "Term" else "") + str(entry.id.name)
    for full, pattern in [(name, entry.value), *((f"{name}.{a.id.name}", a.value) for a in entry.attributes)]:
        if pattern is not None:
            found: set[str] = set()
            quotes[full] = (_walk(pattern, found), found)


def _walk(node: Any, found: set[str]) -> int:
    kind = type(node).__name__
    if kind == "TextElement":
        return len(node.value)
    if kind == "MessageReference":
        found.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else str(node.id.name))
        return 0
    if kind == "TermReference":
        found.add(f"-{node.id.name}")
        return 0
    length = 1
    for name in ("elements", "expression", "selector", "variants", "value", "arguments", "positional"):
        inner = getattr(node, name, None)
        for one in inner if isinstance(inner, list) else [inner]:
            if one is not None and not isinstance(one, (str, int)):
                length += _walk(one, found)
    return length


def _check_quotes(path: tuple[str, ...], code: str, quotes: dict[str, tuple[int, set[str]]], report: Report) -> None:
    """Messages that quote each other in a circle would never end, and those that quote many would not for a long time."""
    total: dict[str, int] = {}

    def measure(name: str, above: tuple[str, ...]) -> int:
        if name in total or name not in quotes:
            return total.get(name, 60)
        if name in above or len(above) > MOST_DEEP:
            msg = f"{name} quotes itself" if name in above else f"{name}: messages quote each other more than {MOST_DEEP} deep"
            raise BadInput(msg)
        length, inner = quotes[name]
        total[name] = length + sum(measure(one, (*above, name)) for one in inner)
        if total[name] > MOST_SAID:
            msg = f"{name} says more than {MOST_SAID} letters"
            raise BadInput(msg)
        return total[name]

    for name in quotes:
        try:
            measure(name, ())
        except BadInput as mistake:
            report.wrong(path, f"{code}: {mistake}", name.partition(".")[0])
            return


# What has to be said.


def _check_wanted(  # noqa: PLR0913 - a language, and what has to be said in it
    pack: Pack, code: str, words: Language, brought: Brought, said_already: frozenset[str], report: Report, *, first: bool
) -> None:
    path = ("languages", code)
    own = Language(code, [pack.languages[code]])
    written = set(_ENTRY.findall(pack.languages[code]))
    for name, args in brought.wanted.items():
        head, _, attribute = name.partition(".")
        if not own.has(name):
            if head not in written and head in said_already and words.has(name):
                continue
            near = f"{head} " if head in written else ""
            if first or not words.has(name):
                line = f"{head} = … and in it .{attribute} = …" if attribute else f"{head} = …"
                report.wrong(path, f"{code}: {name} is missing; write {line}{_like(head, written)}", near)
            else:
                report.doubt(path, f"{code}: {name} is missing, so it is said in the first language", near)
            continue
        unknown = {variable for variable in words.wants(name) if variable not in args and variable not in ("case", "label")}
        for variable in sorted(unknown):
            there = f"; there are {', '.join(f'${one}' for one in args)}" if args else "; there is nothing to speak of"
            report.wrong(path, f"{code}: {name} speaks of ${variable}, which nothing here has{there}", _near(pack, code, name))
        if unknown:
            continue
        try:
            said = words.text(name, {"case": "", "label": "", **args})
        except (KeyError, ValueError, TypeError, RecursionError, IndexError) as mistake:
            report.wrong(path, f"{code}: {name} cannot be said: {mistake}", _near(pack, code, name))
            continue
        if name in brought.effects:
            _check_figures(pack, code, words, name, said, brought.effects[name], report)


def _like(head: str, known: set[str]) -> str:
    close = meant(head, known)
    return close if "did you mean" in close else ""


def _near(pack: Pack, code: str, name: str) -> str:
    """Return the beginning of the line that says a message or a part of it."""
    head, _, attribute = name.partition(".")
    start = re.search(rf"^{re.escape(head)} *=", pack.languages[code], re.MULTILINE)
    if start is None:
        return ""
    if attribute:
        inner = re.compile(rf"^ +\.{re.escape(attribute)} *=.*$", re.MULTILINE).search(pack.languages[code], start.start())
        if inner is not None:
            return inner[0]
    return pack.languages[code][start.start() :].split("\n", 1)[0]


def _check_figures(  # noqa: PLR0913 - a text and what it is about
    pack: Pack, code: str, words: Language, name: str, said: str, figures: Mapping[str, int], report: Report
) -> None:
    """Compare the numbers of a text with those of the effect it tells about."""
    spoken_of = {variable for variable in words.wants(name) if variable in figures}
    path = ("languages", code)
    near = _near(pack, code, name)
    written = _numbers(near, code)
    for number in sorted(written - set(figures.values())):
        has = ", ".join(f"{figure} {value}" for figure, value in figures.items()) or "no number"
        report.wrong(path, f"{code}: {name} says {number}, but the effect has {has}; write {{ $… }} for its numbers", near)
    for figure, value in figures.items():
        if figure not in spoken_of and value > 1 and str(value) not in _DIGITS.findall(said) and value not in written:
            report.doubt(path, f"{code}: {name} does not say {figure} ({value}) of the effect; write {{ ${figure} }}", near)


def _numbers(line: str, code: str) -> set[int]:
    """Return the numbers that are written out in a line, as digits or as words."""
    text = re.sub(r"\{[^}]*\}", " ", line.partition("=")[2])
    found = {int(digits) for digits in _DIGITS.findall(text) if len(digits) < 4}
    words = _NUMBER_WORDS.get(code, ())
    found |= {words.index(word) for word in re.findall(r"\w+", text.lower()) if word in words}
    return found - _OFTEN_MEANT_OTHERWISE


def _check_left_over(pack: Pack, brought: Brought, report: Report) -> None:
    """Note messages that nobody says: most often a slip of the fingers in a name."""
    wanted = {name.partition(".")[0] for name in brought.wanted}
    quoted = {name for text in pack.languages.values() for name in re.findall(r"\{ *(-?[a-z][\w-]*)", text)}
    for code, text in pack.languages.items():
        for name in _ENTRY.findall(text):
            if name not in wanted and name not in quoted:
                report.doubt(("languages", code), f"{code}: nothing says {name}{_like(name, wanted)}", f"{name} ")


# What words there are.


def vocabulary(notation: Notation) -> list[str]:
    """Return every word of a game with what it takes, then the conditions, the rules and the names."""
    lines = [f"{_signature(notation, kind)}  {_summary(kind)}" for kind in notation.words.values()]
    lines += [f"{name}  {_summary(notation.functions[name])}" for name in notation.functions if name in notation.conditions]
    for name, rule in notation.functions.items():
        if name not in notation.conditions:
            figures = [f"{figure}=1" for figure in list(inspect.signature(rule).parameters)[2:]]
            lines.append(f"Rule({', '.join([name, *figures])})  {_summary(rule)}")
    return lines


def _signature(notation: Notation, kind: type) -> str:
    given = [_example(notation, kind, p) for p in parameters(kind)]
    return f"{kind.__name__}({', '.join(given)})" if given else kind.__name__


def _example(notation: Notation, kind: type, p: inspect.Parameter) -> str:
    takes = notation.takes.get(f"{kind.__name__}.{p.name}", notation.takes.get(p.name))
    if p.name in notation.names:
        names: Iterable[str] = notation.names[p.name].values()
        said = "|".join(list(names)[:6])
    elif takes in (CONDITION, RULE):
        said = "condition" if takes == CONDITION else "rule"
    elif takes is str or isinstance(p.default, str):
        said = f"'{p.name}'"
    elif isinstance(p.default, bool):
        said = "True|False"
    else:
        said = p.name if takes is None else "word"
    if p.kind is p.VAR_POSITIONAL:
        return f"{said}, …"
    return said if p.default is p.empty and p.kind is not p.KEYWORD_ONLY else f"{p.name}={said}"


def _summary(thing: Any) -> str:
    return _said_of(str(thing.__module__)).get(str(thing.__name__), "")


@cache
def _said_of(module: str) -> dict[str, str]:
    """Return what a module says about its words and rules; compiled code keeps no such lines, its source beside it does."""
    compiled = Path(str(sys.modules[module].__file__))
    source = compiled.with_name(f"{module.rpartition('.')[2]}.py")
    if not source.is_file():
        return {}
    tree = ast.parse(source.read_text(encoding="utf-8"))
    told = {node.name: ast.get_docstring(node) for node in tree.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
    return {name: text.splitlines()[0] for name, text in told.items() if text}
