"""The terminal's own words in the languages it speaks; a game brings its own."""

from __future__ import annotations

from functools import cache

from parlour.engine.agreed import changes_shown, packs_shown
from parlour.engine.messages import USUAL, language, languages
from parlour.engine.said import Value
from parlour.engine.title import Json, Title

PACKAGE = "parlour.terminal"
CAPITAL_NOUNS = ("de",)
"""Languages whose nouns keep their capital within a sentence."""


class Wording:
    """Everything the terminal says in one language."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.language = language(PACKAGE, code)

    def __call__(self, name: str, /, **about: Value) -> str:
        """Return a message as it is read."""
        return self.language.text(name, about)

    def known(self, name: str, usual: str) -> str:
        """Return a message if there is such a one, or else what is usual."""
        return self.language.text(name, {}) if self.language.has(name) else usual

    def listed(self, texts: list[str], join: str = "and") -> str:
        """Return several things in a row."""
        return self.language.value([*texts], join=join)

    def number(self, n: int) -> str:
        """Return a number as people write it.

        >>> words("en").number(1200), words("nl").number(1200)
        ('1,200', '1.200')
        """
        return f"{n:,}".replace(",", self("thousands"))

    def inside(self, name: str) -> str:
        """Return a name as it stands within a sentence."""
        return name if self.code in CAPITAL_NOUNS else name.lower()


@cache
def words(code: str = USUAL) -> Wording:
    """Return the terminal's words in a language; English stands in for one it does not speak."""
    return Wording(code)


SOME = 3
"""So many changes are told in a line; the rest is a number."""


def agreed_lines(title: Title, say: Wording, some: int = SOME) -> list[str]:
    """Say what is not as in the box: the packs that are played with, and the figures that are not as printed."""
    found: list[str] = []
    if title.packs:
        found.append(told_packs(packs_shown(title), say))
    return [*found, changes_line(title, say, some)] if title.changed else found


def told_packs(packs: list[Json], say: Wording) -> str:
    """Say in a line which packs a view lists."""
    return say("with-packs", packs=", ".join(f"{pack['name']} ({pack['version']})" for pack in packs))


def changes_line(title: Title, say: Wording, some: int = SOME) -> str:
    """Say in a line which figures are not as printed."""
    return told_changes(changes_shown(title, say.code if say.code in title.languages() else USUAL), say, some)


def told_changes(changes: list[Json], say: Wording, some: int = SOME) -> str:
    """Say in a line what a view lists as changed."""

    def value(figure: int | bool) -> str:  # noqa: FBT001 - a figure may be a yes or no
        return say("yes" if figure else "no") if isinstance(figure, bool) else str(figure)

    told = [say("changed-figure", name=one["name"], now=value(one["now"]), printed=value(one["printed"])) for one in changes[:some]]
    if len(changes) > some:
        told.append(say("changed-more", more=len(changes) - some))
    return say("changed-rules", changes=", ".join(told))


def spoken() -> list[str]:
    """Return the languages the terminal speaks, English first."""
    return languages(PACKAGE)
