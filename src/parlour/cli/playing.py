"""A game line by line, for pipes and screen readers: tells each person what is new, reads choices and commands, lets bots play."""

from __future__ import annotations

import textwrap
from itertools import groupby
from pathlib import Path

from parlour.cli import files, options
from parlour.cli.rules import find as find_rules
from parlour.cli.rules import paragraph, write
from parlour.cli.screen import Screen
from parlour.engine.decision import Option
from parlour.engine.errors import BadInput, Illegal
from parlour.engine.figures import MOST_CHANGES
from parlour.engine.reading import typed_number
from parlour.engine.said import Value
from parlour.engine.table import Table
from parlour.terminal.company import ME, Company, Player
from parlour.terminal.games import drawing_of
from parlour.terminal.telling import boxes
from parlour.terminal.wording import agreed_lines, words

WIDTH = 80
PAGE = 25
"""So many lines a question takes at most, with what happened before it; `log` and `view` show everything."""

LEAST_NEWS = 3
"""So many lines of what happened are told in any case."""

OVERHEAD = 3
"""Lines that say nothing: two blank ones and a heading."""

HINTS = 4
"""So many of the best options a hint shows."""

COMMANDS = ("choose", "explain", "goal", "hint", "why", "undo", "log", "rules", "view", "save", "quit")
"""What help tells about, in this order."""


class Leave(Exception):  # noqa: N818 - no error: somebody wants to go
    """Somebody leaves the game before it is over."""


class Playing:
    """One game in progress at one terminal."""

    def __init__(self, screen: Screen, table: Table, players: list[Player], kept: files.Kept | None = None) -> None:
        self.screen = screen
        self.kept = kept
        self.table = table
        self.company = Company(table, players)
        self.people = self.company.people
        self.holder = self.people[0] if len(self.people) == 1 else ""
        self.words = words(table.language)
        self.drawing = drawing_of(table.title, dark=True, language=table.language)
        # Up to which moment each person has read what happened; spectators are "".
        self.read: dict[str, int] = {}

    def run(self) -> None:
        """Play to the end."""
        while self.table.decision is not None:
            seat = self.company.acting_seat()
            bot = self.company.players[seat].bot
            if bot is None:
                self.person_decides(seat)
                self.keep()
            else:
                self.table.choose(bot.choose(self.table, seat), seat)
                self.company.waiting.clear()
                if not self.people:
                    self.tell_spectators()
        self.show_end()

    def keep(self) -> None:
        """Keep the game as it is now; if that is not possible, say so once and play on."""
        try:
            if self.kept is not None:
                self.kept.keep()
        except OSError as trouble:
            self.kept = None
            self.say(self.words("keeping-failed", why=trouble.strerror or str(trouble)))

    # Asking.

    def person_decides(self, seat: int) -> None:
        """Show a person what there is to decide, and read until something is decided."""
        person = self.company.players[seat].name
        self.hand_over(person)
        if person not in self.read:
            self.goal(seat, "")
        self.show(seat)
        moment = self.table.moment
        while True:
            try:
                typed = self.screen.ask("> ")
            except EOFError:
                raise Leave from None
            try:
                self.obey(typed, seat)
            except (BadInput, Illegal) as mistake:
                self.say(str(mistake))
            except OSError as mistake:
                self.say(f"{mistake.filename or self.words('file')}: {mistake.strerror or mistake}")
            if self.table.moment != moment or person in self.company.waiting:
                return

    def hand_over(self, person: str) -> None:
        """Between two people, hide everything until the next one has taken the screen."""
        if self.holder == person:
            return
        self.holder = person
        self.screen.forget()
        seats: list[Value] = [self.table.seats[seat].name for seat in self.company.seats_of(person)]
        self.screen.say(self.words("next-seats" if person == ME else "next-person", person=person, seats=seats), "bold")
        try:
            self.screen.ask(f"{self.words('look-away')} ")
        except EOFError:
            raise Leave from None

    def obey(self, typed: str, seat: int) -> None:
        """Carry out a choice or a command."""
        person = self.company.players[seat].name
        own = self.company.options_of(person)
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        command = {
            "?": self.explain,
            "help": self.help,
            "goal": self.goal,
            "hint": self.hint,
            "why": self.why,
            "undo": self.undo,
            "log": self.show_log,
            "rules": self.show_rules,
            "view": self.view,
            "save": self.save,
            "quit": self.leave,
            "exit": self.leave,
            "pass": self.let_go_on,
        }.get(word.lower())
        if not typed:
            self.say(self.words("say-something"))
        elif command is not None and all(option.key != typed for option in own):
            command(seat, rest)
        else:
            self.choose(own, typed, seat)

    def choose(self, own: list[Option], typed: str, seat: int) -> None:
        """Make the choice that was typed, or say why it cannot be made."""
        self.company.choose(self.find(own, typed, seat))

    def find(self, own: list[Option], typed: str, seat: int) -> Option:
        """Return the option that was typed, or say why there is none."""
        option = options.find(own, typed, self.words)
        if option is not None:
            return option
        if ":" in typed:
            raise self.refusal(typed, seat)
        stems = {option.key.rpartition(":")[0] for option in own if ":" in option.key}
        if len(stems) == 1 and " " not in typed:
            key = f"{stems.pop()}:{typed}"
            raise self.refusal(key, seat)
        raise BadInput(self.words("neither", typed=repr(typed), choose=self.words("choose-range", most=len(own))))

    def refusal(self, key: str, seat: int) -> Illegal:
        """Return why a key is not allowed."""
        refused = self.table.why_not(key, seat)
        return Illegal(refused.reason, refused.rule)

    # Commands. Each gets the seat and what was typed after the word.

    def explain(self, seat: int, _rest: str) -> None:
        """Explain the question and cite its rules."""
        decision = self.table.decision
        assert decision is not None
        own = self.company.options_of(self.company.players[seat].name)
        self.say(self.words("decides", seat=self.table.seats[seat].name, question=decision.prompt))
        self.say(self.words("there-are", options=len(own)))
        self.cite([option.rule for option in own])
        self.say(self.words("why-tells"))

    def cite(self, rules: list[str]) -> None:
        """Print the text of rules, each once."""
        book = self.table.title.rules(self.table.language)
        for id in dict.fromkeys(rules):
            if id:
                rule = book.rule(id)
                self.screen.say(paragraph(rule.id, rule.text))

    def help(self, _seat: int, _rest: str) -> None:
        """List the commands."""
        for name in [*COMMANDS, "pass"] if self.table.title.cooperative else COMMANDS:
            self.screen.say(f"  {self.words(f'help-{name}.typed'):<14} {self.words(f'help-{name}')}")

    def goal(self, seat: int, _rest: str) -> None:
        """Say how the game is won and lost, and how far it is."""
        goal = self.table.goal(seat)
        self.screen.say(goal.title, "bold")
        for text in (goal.kicker, goal.about):
            if text:
                self.say(text)
        for line in goal.lines:
            self.say(f"{line.label} {line.text}{f' ({line.rule})' if line.rule else ''}", "  ")
            if line.count:
                self.say(boxes(line), "    ")

    def hint(self, seat: int, rest: str) -> None:
        """Rank a person's best options."""
        person = self.company.players[seat].name
        own = self.company.options_of(person)
        asked = next((option.seat for option in own if option.seat == seat), own[0].seat)
        numbers = {option.key: number for number, option in enumerate(own, 1) if option.seat == asked}
        found = self.table.hint(asked, rest or "strong")
        self.say(self.words("hint-chances"))
        for hint in found[:HINTS]:
            why = f": {hint.reason}" if hint.reason else ""
            known = f"{100 * hint.chance:.0f} % [{100 * hint.low:.0f}-{100 * hint.high:.0f}]"
            chance = known if hint.tries else self.words("not-tried")
            self.say(f"{numbers[hint.key]}. {chance} {hint.text} ({hint.key}){why}", "  ")
        if len(found) > HINTS:
            self.say(self.words("hint-more", options=len(found) - HINTS), "  ")

    def why(self, seat: int, rest: str) -> None:
        """Say which rule forbids or allows a key."""
        own = self.company.options_of(self.company.players[seat].name)
        if not rest:
            raise BadInput(self.words("why-what", key=own[0].key))
        if rest.isdecimal():
            found = options.find(own, rest, self.words)
            rest = found.key if found is not None else rest
        refusal = self.table.why_not(rest, next((option.seat for option in own if option.key == rest), seat))
        self.say(f"{refusal.reason} ({refusal.rule})" if refusal.rule else refusal.reason)
        self.cite([refusal.rule])

    def undo(self, seat: int, _rest: str) -> None:
        """Take back the last choice if it was this person's."""
        person = self.company.players[seat].name
        back = self.table.undo_seat
        if back is None or not self.company.is_played_by(back, person):
            raise BadInput(self.words("no-take-back"))
        self.table.undo()
        self.read[person] = self.table.moment

    def show_log(self, seat: int, rest: str) -> None:
        """Print what happened since the start."""
        number = typed_number(rest)
        if rest and number is None:
            raise BadInput(self.words("log-number"))
        told = self.told(seat, 0)
        for line in told[-number:] if number else told:
            self.say(line, "  ")
        if not told:
            self.say(self.words("log-empty"))

    def show_rules(self, _seat: int, rest: str) -> None:
        """Print rules."""
        book = self.table.title.rules(self.table.language)
        self.screen.say("\n".join(write(book, find_rules(book, rest, self.words))))

    def view(self, seat: int, _rest: str) -> None:
        """Show the whole table."""
        self.screen.say(self.picture(seat))
        self.screen.say("\n".join(self.question(seat)))

    def picture(self, seat: int) -> str:
        """Return the whole table as text."""
        return self.table.title.picture(self.table.game, seat, self.table.language)

    def save(self, _seat: int, rest: str) -> None:
        """Save the game where the person says."""
        if not rest:
            raise BadInput(self.words("save-where"))
        files.save(self.table, Path(rest))
        self.say(self.words("saved", name=rest))

    def leave(self, _seat: int, _rest: str) -> None:
        """Leave the game."""
        raise Leave

    def let_go_on(self, seat: int, _rest: str) -> None:
        """Let somebody else who may act go on."""
        person = self.company.players[seat].name
        if not self.company.others_asked(person):
            raise BadInput(self.words("no-others"))
        self.company.waiting.add(person)

    # Showing.

    def show(self, seat: int) -> None:
        """Tell what happened since this person last decided, then where the game stands, the question and the options."""
        person = self.company.players[seat].name
        told = [line for text in self.told(seat, self.read.get(person, -1) + 1) for line in self.wrapped(text, "  ")]
        self.read[person] = self.table.moment
        standing = self.standing(seat)
        asked = standing + self.question(seat, PAGE - len(standing) - LEAST_NEWS - OVERHEAD)
        room = max(PAGE - len(asked) - OVERHEAD, LEAST_NEWS)
        if told:
            self.screen.say()
            self.screen.say(self.words("happened" if len(told) <= room else "happened-more"), "bold")
            self.screen.say("\n".join(told[-room:]))
        self.screen.say()
        self.screen.say("\n".join(asked))

    def standing(self, seat: int) -> list[str]:
        """Return in a few lines where the game stands and what the person holds."""
        seen = self.table.view(seat)
        cards = ", ".join(f"{card.copies} {card.name}" if card.copies > 1 else card.name for card in self.drawing.cards(seen))
        headline = self.drawing.headline(seen)
        if not headline:
            return self.picture(seat).split("\n")
        hand = self.words("your-hand", cards=cards) if cards else self.words("hand-empty")
        lines = [headline, self.drawing.goal(seen), hand]
        return [line for text in lines if text for line in self.wrapped(text.replace(" · ", " - "))]

    def question(self, seat: int, most: int = PAGE) -> list[str]:
        """Return the question and the options of a person, in so many lines if they can be read in them."""
        decision = self.table.decision
        assert decision is not None
        person = self.company.players[seat].name
        own = self.company.options_of(person)
        several = len(decision.seats) > 1
        names = {index: self.table.seats[index].name for index in decision.seats} if several else {}
        whose = "" if decision.prompt.find(self.table.seats[seat].name) >= 0 else f"{self.table.seats[seat].name}: "
        prompt = self.wrapped(f"{whose}{decision.prompt}")
        last = [self.words("pass-lets")] if self.company.others_asked(person) else []
        return [*prompt, *options.listed(own, names, WIDTH, most - len(prompt) - len(last)), *last]

    def told(self, seat: int | None, since: int) -> list[str]:
        """Return what happened as lines; the same line several times over is said once."""
        texts = groupby(event["text"] for event in self.table.events(seat, since=since))
        counted = [(text, len(list(again))) for text, again in texts]
        return [text if count == 1 else self.words("times", text=text, times=count) for text, count in counted]

    def tell_spectators(self) -> None:
        """With bots on every seat, print what everybody may know as it happens."""
        for line in self.told(None, self.read.get("", -1) + 1):
            self.say(line)
        self.read[""] = self.table.moment

    def show_end(self) -> None:
        """Show how the game ended, and why."""
        table = self.table
        outcome = table.outcome
        assert outcome is not None
        person = self.holder or (self.people[0] if self.people else "")
        alone = len(self.people) == 1
        seat = next((s.index for s in table.seats if alone and self.company.is_played_by(s.index, person)), None)
        if self.people:
            if not alone:
                self.screen.forget()
            told = [line for text in self.told(seat, self.read.get(person, -1) + 1) for line in self.wrapped(text, "  ")]
            self.screen.say()
            self.screen.say(self.words("happened"), "bold")
            self.screen.say("\n".join(told))
        self.screen.say()
        self.screen.say(self.words("over", reason=outcome.reason), "bold")
        for line in agreed_lines(table.title, self.words, MOST_CHANGES):
            self.screen.say(line)
        if alone:
            won = any(self.company.is_played_by(winner, person) for winner in outcome.winners)
            both = won and any(self.company.is_played_by(loser, person) for loser in outcome.losers)
            if not both:
                name = f"{'you' if person == ME else 'person'}-{'won' if won else 'lost'}"
                self.screen.say(self.words(name, person=person), "bold green" if won else "bold red")

    def say(self, text: str, indent: str = "") -> None:
        """Print a paragraph, wrapped."""
        self.screen.say("\n".join(self.wrapped(text, indent)))

    def wrapped(self, text: str, indent: str = "") -> list[str]:
        """Return a paragraph as lines."""
        return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ", break_on_hyphens=False)
