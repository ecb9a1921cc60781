"""What things say, as data and once: an option, a question, an event, a refusal. Words are made from it in any language."""

from __future__ import annotations

from typing import Any, Final, TypeAlias, Union

from mypy_extensions import mypyc_attr


class Noun:
    """A piece, a place or a person.

    `kind:id` is how clients find it, `key` how keys call it, `name` which message names it. Of several that are alike it knows
    its number `n`, and in a mirror match the `player` it belongs to. A `label` is what is printed on it: its name may say where it
    stands (`road { $label }`), otherwise it follows in brackets.
    """

    def __init__(  # noqa: PLR0913
        self, kind: str, id: str, name: str = "", key: str = "", n: int = 0, player: int = 0, label: str = ""
    ) -> None:
        self.kind: str = kind
        self.id: str = id
        self.name: str = name
        self.key: str = key or id
        self.n: int = n
        self.player: int = player
        self.label: str = label

    def __reduce__(self) -> Any:
        return Noun, (self.kind, self.id, self.name, self.key, self.n, self.player, self.label)

    def ref(self) -> str:
        """Return the reference by which clients find it."""
        return f"{self.kind}:{self.id}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Said:
    """A verb, the rule behind it, and what it is about by roles: nouns, numbers, words, other things said, lists of these.

    The nouns make the key and the references, in the order given. `words` names the message if it is not called like the verb;
    `passes` says that an option only declines: of itself it takes, gives, moves, draws and rolls nothing.
    """

    def __init__(self, verb: str, rule: str = "", /, *, words: str = "", passes: bool = False, **roles: Value) -> None:
        self.verb: str = verb
        self.rule: str = rule
        self.words: str = words or verb
        self.passes: bool = passes
        self.roles: dict[str, Value] = roles

    def __reduce__(self) -> Any:
        from parlour.engine.copies import said_again  # noqa: PLC0415 - it stands above this

        return said_again, (self.verb, self.rule, self.words, self.passes, self.roles)

    def key(self) -> str:
        """Return the stable name, `verb:noun…`."""
        key = self.verb
        for value in self.roles.values():
            if isinstance(value, Noun) and value.key != KEYLESS:
                key += ":" + value.key
        return key

    def about(self) -> list[str]:
        """Return the references of the pieces and places it is about."""
        return [value.ref() for value in self.roles.values() if isinstance(value, Noun) and value.kind]

    def value(self) -> tuple[object, ...]:
        """Return all that is said as a value: what has the same is read alike, by people and by clients."""
        found: list[object] = [self.words, self.verb, self.rule, self.passes]
        for role, what in self.roles.items():
            found.append(role)
            found.append(_value(what))
        return tuple(found)


Value: TypeAlias = Union[Noun, int, str, Said, list["Value"]]  # noqa: UP007 - it names itself
Args: TypeAlias = dict[str, Value]


def _value(what: Value) -> object:
    if isinstance(what, Noun):
        return what.kind, what.id, what.name, what.key, what.n, what.player, what.label
    if isinstance(what, Said):
        return what.value()
    if isinstance(what, list):
        return tuple([_value(one) for one in what])
    return what


NOBODY: Final = Noun("", "none")
"""Stands in a key where nothing was chosen."""
KEYLESS: Final = "-"
"""The key of a noun that is no part of the key: it says more about the one before it."""


class Lasting(Said):
    """Something that is said again and again and never changes, such as the text of a card: put into words once a language."""

    def __init__(self, verb: str, rule: str = "", /, *, words: str = "", **roles: Value) -> None:
        super().__init__(verb, rule, words=words)
        self.roles = roles
        self.known: dict[str, str] = {}


class Verbatim(Said):
    """Words that were made elsewhere and are said as they are, in every language."""

    def __init__(self, text: str, rule: str = "", *, key: str = "", about: list[str] | None = None, passes: bool = False) -> None:
        super().__init__(key, rule, passes=passes)
        self.text: str = text
        self.refs: list[str] = about or []

    def __reduce__(self) -> Any:
        from parlour.engine.copies import verbatim_again  # noqa: PLC0415 - it stands above this

        return verbatim_again, (self.text, self.rule, self.verb, self.refs, self.passes)

    def key(self) -> str:
        return self.verb

    def about(self) -> list[str]:
        return self.refs

    def value(self) -> tuple[object, ...]:
        return self.verb, self.rule, self.passes, self.text, *self.refs


def saying(verb: str, rule: str, roles: Args, words: str = "") -> Said:
    """Return something said whose roles were gathered before."""
    said = Said(verb, rule, words=words)
    said.roles = roles
    return said


def aside(noun: Noun) -> Noun:
    """Return a noun that an option is about although its key does not name it."""
    return Noun(noun.kind, noun.id, noun.name, KEYLESS, noun.n, noun.player, noun.label)


def mention(noun: Noun) -> Noun:
    """Return a noun that only words name: it stands in no key, and no client looks for it."""
    return Noun("", noun.id, noun.name, KEYLESS, noun.n, noun.player, noun.label)


def keyed(noun: Noun) -> Noun:
    """Return a noun that keys and words name, but no client looks for."""
    return Noun("", noun.id, noun.name, noun.key, noun.n, noun.player, noun.label)


def number(n: int) -> Noun:
    """Return a number that is chosen."""
    return Noun("", str(n))


def word(id: str) -> Noun:
    """Return a word that is part of a key and of nothing else."""
    return Noun("", id)
