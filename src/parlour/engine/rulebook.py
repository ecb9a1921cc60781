"""A game's numbered rules, read from its `rules.md`."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass

from parlour.engine.errors import BadInput

_SECTION = re.compile(r"^## (.+)$")
_NUMBER = re.compile(r"\b((?:[A-Z]+-\d+|[RQ]\d+)[a-z]?)\b")
_RULE = re.compile(r"^- \*\*([A-Z]+-?\d+[a-z]?)\*\* (.+)$")


@dataclass(frozen=True)
class NumberedRule:
    """One rule in our words."""

    id: str
    section: str
    text: str

    @property
    def parts(self) -> list[tuple[str, str]]:
        """The text with the numbers of other rules apart, each as the number and what is read.

        >>> NumberedRule("X-2", "Turn", "As X-1 says.").parts
        [('', 'As '), ('X-1', 'X-1'), ('', ' says.')]
        """
        found = [(word if n % 2 else "", word) for n, word in enumerate(_NUMBER.split(self.text))]
        return [(id, word) for id, word in found if word]


class Rulebook:
    r"""All rules of a game, in order.

    >>> book = Rulebook.read("# A game\n## Turn\n- **X-1** You go first.\n- **X-2** Then I go.")
    >>> book.rule("X-2").text
    'Then I go.'
    >>> [rule.id for rule in book.search("first")]
    ['X-1']
    """

    def __init__(self, name: str, rules: list[NumberedRule]) -> None:
        self.name = name
        self.rules = rules
        self._by_id = {rule.id: rule for rule in rules}

    @classmethod
    def read(cls, text: str) -> Rulebook:
        """Read the Markdown of a rulebook; a line that is neither heading nor rule is an error."""
        name, section, rules = "", "", list[NumberedRule]()
        for line in text.splitlines():
            if not line.strip():
                continue
            if line.startswith("# "):
                name = line[2:]
            elif heading := _SECTION.match(line):
                section = heading[1]
            elif rule := _RULE.match(line):
                rules.append(NumberedRule(rule[1], section, rule[2]))
            else:
                msg = f"rulebook: cannot read the line {line!r}"
                raise BadInput(msg)
        return cls(name, rules)

    def rule(self, id: str) -> NumberedRule:
        """Return the rule with that number."""
        found = self._by_id.get(id.upper())
        if found is None:
            close = difflib.get_close_matches(id.upper(), self._by_id, n=3)
            msg = f"no rule {id} in {self.name}" + (f"; did you mean {', '.join(close)}?" if close else "")
            raise BadInput(msg)
        return found

    def search(self, words: str) -> list[NumberedRule]:
        """Return the rules whose section or text holds all these words."""
        wanted = words.lower().split()
        return [rule for rule in self.rules if all(word in f"{rule.section} {rule.text}".lower() for word in wanted)]
