"""An open question and its options: said by a game as data, put into words when somebody reads them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.engine import seen
from parlour.engine.kernel import Game
from parlour.engine.messages import Language
from parlour.engine.said import Said


class Option:
    """Something that may be chosen now: what it says, put into words when somebody reads it."""

    def __init__(self, said: Said, seat: int, words: Language) -> None:
        self.said = said
        self.seat = seat
        self.key = said.key()
        """Its stable name."""
        self.words = words
        self._parts: list[str] | None = None

    @property
    def rule(self) -> str:
        """The number of the rule that gives it."""
        return self.said.rule

    @property
    def about(self) -> tuple[str, ...]:
        """The pieces and places it is about, as `kind:id`."""
        return tuple(self.said.about())

    @property
    def passes(self) -> bool:
        """Whether it only declines: of itself it takes, gives, moves, draws and rolls nothing."""
        return self.said.passes

    @property
    def parts(self) -> list[str]:
        """The line, head, detail, group, chip."""
        if self._parts is None:
            self._parts = self.words.parts(self.said)
        return self._parts

    @property
    def text(self) -> str:
        """The whole line."""
        return self.parts[0]

    @property
    def head(self) -> str:
        """What a page writes large."""
        return self.parts[1]

    @property
    def detail(self) -> str:
        """What a page writes small, if anything."""
        return self.parts[2]

    @property
    def group(self) -> str:
        """The title it shares with options that differ in one noun only, if any."""
        return self.parts[3]

    @property
    def chip(self) -> str:
        """That noun; without a group it stands under the name of the verb."""
        return self.parts[4]

    def __repr__(self) -> str:
        return f"Option({self.key!r}, seat={self.seat}, text={self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self._read() == other._read()

    def __hash__(self) -> int:
        return hash((self.key, self.seat))

    def _read(self) -> tuple[object, ...]:
        return self.key, self.seat, self.rule, self.about, self.passes, self.parts


class Decision:
    """An open question. It may hold options for several seats; any of them may act."""

    def __init__(self, asked: Said, waited: Said, options: tuple[Option, ...], words: Language) -> None:
        self.asked = asked
        self.waited = waited
        self.options = options
        self.words = words
        self.seats: tuple[int, ...] = tuple(sorted({option.seat for option in options}))

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self.words.said(self.asked)

    @property
    def waiting(self) -> str:
        """What the others may read meanwhile, after the name of whoever chooses."""
        return self.words.said(self.waited)

    def of(self, seat: int) -> tuple[Option, ...]:
        """Return the options of one seat."""
        return tuple(option for option in self.options if option.seat == seat)

    def in_words(self, words: Language) -> Decision:
        """Return the same question in another language."""
        if words is self.words:
            return self
        return Decision(self.asked, self.waited, tuple(Option(o.said, o.seat, words) for o in self.options), words)

    def __repr__(self) -> str:
        return f"Decision({self.prompt!r}, seats={self.seats}, options={self.options})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and (self.prompt, self.options) == (other.prompt, other.options)

    def __hash__(self) -> int:
        return hash(self.options)


def decision_of(g: Game, words: Language) -> Decision:
    """Say the open choice."""
    asker, me, it = g.asker, g.ask_me, g.ask_it
    options = tuple(Option(asker.says(g, me, it, o), asker.seat_of(g, me, it, o), words) for o in g.options)
    return Decision(asker.asks(g, me, it), asker.waits(g, me, it), options, words)


def asked(decision: Decision, seat: int | None, words: Language, write: Callable[[Option], Any] | None = None) -> seen.Decision:
    """Return an open question as a seat may read it, in a language; whoever wants the options otherwise says how to write them."""
    decision = decision.in_words(words)
    own = decision.of(seat) if seat is not None else ()
    options: list[Any] = [shown(option) for option in own] if write is None else [write(option) for option in own]
    told: seen.Decision = {
        "prompt": decision.prompt if own else None,
        "waiting": decision.waiting,
        "seats": list(decision.seats),
        "options": options,
    }
    if own:
        if lead := words.part(decision.asked, "lead"):
            told["lead"] = lead
        if ask := words.part(decision.asked, "ask"):
            told["ask"] = ask
        if more := words.part(decision.asked, "more"):
            told["more"] = more
    return told


def shown(option: Option) -> seen.Option:
    """Return an option ready for JSON; parts it does not have are left out."""
    text, head, detail, group, chip = option.parts
    key = option.key
    told: seen.Option = {
        "key": key,
        "text": text,
        "rule": option.rule,
        "about": list(option.about),
        "verb": key.partition(":")[0],
    }
    if head != text:
        told["head"] = head
    if detail:
        told["detail"] = detail
    if group:
        told["group"] = group
    if chip:
        told["chip"] = chip
    if option.passes:
        told["passes"] = True
    return told
