"""The words of a pack: readable, complete, its own, and in agreement with what its cards do."""

from __future__ import annotations

import ast
import difflib
import inspect
import re
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlour.engine.errors import BadInput
from parlour.engine.kernel import Step
from parlour.engine.messages import USUAL, Language, language
from parlour.engine.reading import hidden
from parlour.engine.shape import CONDITION, RULE, Notation, parameters
from parlour.engine.title import Title
from parlour.packs import telling
from parlour.packs.mistakes import Report
from parlour.packs.pack import Pack
from parlour.packs.telling import Told

if TYPE_CHECKING:
    from parlour.packs.packed import Brought

MOST_MESSAGES = 600
MOST_PARTS = 2000
"""Messages and their parts in one file."""

MOST_QUOTED = 16_384
"""Letters that messages of one file may say by quoting others, beyond those it has itself: they are all printed."""
MOST_LINE = 300
"""Letters of a name, or of what else is part of a line: a long game says it thousands of times."""
LONGER = re.compile(r"text|story|history|goal|rule-\d")
"""Parts that are read for themselves, like the texts of cards."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_PART = re.compile(r"^ +\.", re.MULTILINE)
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
    usual = USUAL if USUAL in pack.languages else next(iter(pack.languages))
    lengths: dict[str, dict[str, int]] = {}
    told: dict[str, dict[str, Told]] = {}
    for code in (usual, *(code for code in pack.languages if code != usual)):
        told[code] = _check_file(code, pack, lengths, brought, plain, report)
    if report.grave:
        return
    spoken = [usual]
    spoken += [code for code in plain.languages() if code in pack.languages and code not in spoken]
    for code in pack.languages:
        if code not in plain.languages():
            report.doubt(("languages", code), f"the game itself does not speak {code}, so nobody will read it")
    words = {code: language(plain.package, code, (pack.texts,)) for code in spoken}
    said_already = _messages_of_game(plain.package)
    for code in spoken:
        _check_quoted(code, words[code], told[code], report)
    if report.grave:
        return
    for code in spoken:
        _check_wanted(pack, code, words[code], told, lengths[code], brought, said_already, report)
    _check_left_over(pack, brought, report)


# Each file by itself.


def _check_file(  # noqa: PLR0913 - a file, and what is known besides
    code: str, pack: Pack, lengths: dict[str, dict[str, int]], brought: Brought, plain: Title, report: Report
) -> dict[str, Told]:
    """Return what the messages of a file are made of; their lengths are noted by language, the first one before all others."""
    path = ("languages", code)
    told = _read_file(code, pack.languages[code], report)
    if report.grave:
        return told
    try:
        # The very words that will be said: each is read once, and whatever cannot be read is refused here.
        words = language(plain.package, code, (pack.texts,))
        for name in _ENTRY.findall(pack.languages[code]):
            words.has(name)
    except (BadInput, ValueError, KeyError, AttributeError, IndexError, RecursionError) as mistake:
        said = str(mistake).removeprefix(f"{code}.ftl: ")
        report.wrong(path, f"{code}: {said}", said.partition(":")[0].partition(".")[0])
        return told
    try:
        lengths[code] = telling.measured(told, next(iter(lengths.values()), {}))
    except BadInput as mistake:
        report.wrong(path, f"{code}: {mistake}", str(mistake).partition(" ")[0].partition(".")[0])
        return told
    if sum(lengths[code].values()) > len(pack.languages[code]) + MOST_QUOTED:
        report.wrong(path, f"{code}: messages quote more than {MOST_QUOTED:,} letters, all together")
    said_already = _messages_of_game(plain.package)
    for name in told:
        head = name.partition(".")[0]
        if head in said_already and head not in brought.replaced and "." not in name:
            report.wrong(path, f"{code}: {head} is a message of the game; name yours otherwise", f"{head} ")
    return told


def _read_file(code: str, text: str, report: Report) -> dict[str, Told]:
    """Return what the messages of a file are made of, as far as it is fit to be read at all."""
    path = ("languages", code)
    told: dict[str, Told] = {}
    letter = hidden(text)
    if letter:
        report.wrong(path, f"{code}: {_not_seen(letter)}", letter)
        return told
    names = _ENTRY.findall(text)
    if len(names) > MOST_MESSAGES or len(names) + len(_PART.findall(text)) > MOST_PARTS:
        most = f"{MOST_MESSAGES} messages, and {MOST_PARTS} with their parts"
        report.wrong(path, f"{code}: at most {most}, not {len(names)}")
        return told
    for name in {name for name in names if names.count(name) > 1}:
        report.wrong(path, f"{code}: {name} is there twice", f"{name} ")
    try:
        entries = telling.parsed(text)
    except BadInput as mistake:
        report.wrong(path, f"{code}: {mistake}")
        return told
    for entry in entries:
        kind = type(entry).__name__
        if kind == "Junk":
            line = next((line for line in str(entry.content).splitlines() if line.strip()), "")
            why = entry.annotations[0].message if entry.annotations else "not readable"
            report.wrong(path, f"{code}: no message: {line.strip()[:40]!r} ({why}); names begin in the first column", line[:30])
        elif kind in ("Message", "Term"):
            told |= telling.messages(entry)
    for name, one in told.items():
        if one.hidden:
            report.wrong(path, f"{code}: {name}: {_not_seen(one.hidden)}", name.partition(".")[0])
        if one.deep > telling.MOST_NESTED:
            report.wrong(path, f"{code}: {name}: choices are nested too deeply", name.partition(".")[0])
    return told


def _not_seen(letter: str) -> str:
    return f"the letter U+{ord(letter):04X} cannot be seen, or moves others about: take it out"


@cache
def _messages_of_game(package: str) -> frozenset[str]:
    return frozenset(language(package).heads())


def _check_quoted(code: str, words: Language, told: Mapping[str, Told], report: Report) -> None:
    """Whatever a message may come to quote has to be there, not only what it quotes today."""
    for name, one in told.items():
        missing = [quoted for quoted, _ in one.quotes if not words.has(quoted)]
        missing += [f"list-{join}" for join in sorted(one.joins) if not words.has(f"list-{join}")]
        if missing:
            line = name.partition(".")[0]
            report.wrong(("languages", code), f"{code}: {name} quotes {missing[0][:40]}, and nothing is called that", f"{line} ")


# What has to be said.


def _check_wanted(  # noqa: PLR0913 - a language, and what has to be said in it
    pack: Pack,
    code: str,
    words: Language,
    told: Mapping[str, Mapping[str, Told]],
    lengths: Mapping[str, int],
    brought: Brought,
    said_already: frozenset[str],
    report: Report,
) -> None:
    path = ("languages", code)
    first = code == next(iter(told))
    written = set(_ENTRY.findall(pack.languages[code]))
    heads = {name.partition(".")[0] for name in brought.wanted}
    for name, args in brought.wanted.items():
        head, _, attribute = name.partition(".")
        if name not in told[code]:
            if head not in written and head in said_already and words.has(name):
                continue
            near = f"{head} " if head in written else ""
            if not first and words.has(name):
                report.doubt(path, f"{code}: {name} is missing, so it is said in the first language", near)
            elif head in written:
                report.wrong(path, f"{code}: {name} is missing; write {head} = … and in it .{attribute} = …", near)
            elif not attribute or head not in brought.wanted:
                # A message that is not there at all is one mistake, with everything that belongs to it.
                parts = "".join(f" .{part.partition('.')[2]} = …" for part in brought.wanted if part.startswith(f"{head}."))
                said = f"{head} = …{f' and in it{parts}' if parts else ''}"
                report.wrong(path, f"{code}: {head} is missing; write {said}{_like(head, written - heads)}", near)
            continue
        try:
            speaks = telling.spoken_of(name, told[code], words)
        except (KeyError, RecursionError):
            report.wrong(path, f"{code}: {name} quotes something that does not end", _near(pack, code, name))
            continue
        unknown = {variable for variable in speaks if variable not in args and variable not in ("case", "label")}
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
        if lengths[name] > MOST_LINE and name not in brought.effects and not LONGER.fullmatch(attribute):
            report.wrong(path, f"{code}: {name} says more than {MOST_LINE} letters", _near(pack, code, name))
        if name in brought.effects:
            _check_figures(pack, code, words, name, said, brought, report)


def _like(head: str, others: set[str]) -> str:
    """Return the message that was probably meant: one of those left over whose name is nearly the same behind whose it is."""
    whose, _, tail = head.rpartition("-")
    tails = {other.rpartition("-")[2]: other for other in sorted(others) if other.rpartition("-")[0] == whose}
    close = difflib.get_close_matches(tail, tails, n=1, cutoff=0.75)
    return f"; did you mean {tails[close[0]]}?" if close else ""


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
    pack: Pack, code: str, words: Language, name: str, said: str, brought: Brought, report: Report
) -> None:
    """Compare the numbers of a text with those of the effect it tells about."""
    figures = brought.effects[name]
    spoken_of = {variable for variable in words.wants(name) if variable in figures}
    path = ("languages", code)
    near = _near(pack, code, name)
    written = _numbers(near, code)
    for number in sorted(written - set(figures.values()) - brought.ruled.get(name, set())):
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

MOST_INSIDE = 6
"""So many names are told inside a word; more have a line of their own."""


def vocabulary(notation: Notation) -> list[str]:
    """Return every word of a game with what it takes, then the conditions, the rules and the names."""
    lines = [f"{_signature(notation, kind)}  {_summary(kind)}" for kind in notation.words.values()]
    lines += [f"{name}  {_summary(notation.functions[name])}" for name in notation.functions if name in notation.conditions]
    for name, rule in notation.functions.items():
        if name not in notation.conditions:
            figures = [f"{figure}=1" for figure in list(inspect.signature(rule).parameters)[2:]]
            lines.append(f"Rule({', '.join([name, *figures])})  {_summary(rule)}")
    used = {p.name for kind in notation.words.values() for p in parameters(kind)}
    meanings = {f"{name} of {by}": notation.names[by] for by, name in _meanings(notation)}
    long = {name: called for name, called in notation.names.items() if name in used and len(called) > MOST_INSIDE}
    return lines + [f"{name}: {', '.join(called.values())}" for name, called in {**long, **meanings}.items()]


def _meanings(notation: Notation) -> list[tuple[str, str]]:
    """Return what has names of its own because another parameter is something, and the parameter it is for."""
    return [
        (called, name)
        for name, by in notation.named_by.items()
        for called in notation.names[by].values()
        if called in notation.names
    ]


def _signature(notation: Notation, kind: type) -> str:
    given = [_example(notation, kind, p) for p in parameters(kind)]
    return f"{kind.__name__}({', '.join(given)})" if given else kind.__name__


def _example(notation: Notation, kind: type, p: inspect.Parameter) -> str:
    takes = notation.takes.get(f"{kind.__name__}.{p.name}", notation.takes.get(p.name))
    if p.name in notation.names:
        names = notation.names[p.name].values()
        said = "|".join(names) if len(names) <= MOST_INSIDE else p.name
    elif takes in (CONDITION, RULE):
        said = "condition" if takes == CONDITION else "rule"
    elif takes is str or isinstance(p.default, str):
        said = f"'{p.name}'"
    elif takes is bool or isinstance(p.default, bool):
        said = "True|False"
    elif isinstance(takes, type) and takes.__name__ in notation.words:
        said = f"{takes.__name__}(…)"
    else:
        said = p.name if takes in (None, int) else "word"
    if p.kind is p.VAR_POSITIONAL:
        return f"{said}, …"
    if p.name == "names" or p.name in notation.packed or (p.name == "steps" and takes is Step):
        said = f"[{said}, …]"
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
