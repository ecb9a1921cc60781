"""What lies over the screen for a moment: a text, a line to type, rules and cards to search, the cover between two people."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from parlour.engine.title import Json, Title
from parlour.terminal.moods import Mood
from parlour.terminal.wording import Wording


class TextSheet(ModalScreen[None]):
    """A text to read; any of the usual keys closes it."""

    CSS = """
    TextSheet { align: center middle; }
    TextSheet > VerticalScroll {
        width: 90%; max-width: 100; height: auto; max-height: 90%; border: round $primary; background: $background; padding: 0 1;
    }
    """
    BINDINGS: ClassVar = [Binding("escape,q,enter,question_mark,l,h,g", "dismiss", show=False)]

    def __init__(self, title: str, text: Text, mood: Mood, *, at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.mood = mood
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        """Lay out the text."""
        with VerticalScroll() as sheet:
            sheet.border_title = self.heading
            yield Static(self.text, markup=False)

    def on_mount(self) -> None:
        """Begin where the news is."""
        sheet = self.query_one(VerticalScroll)
        sheet.focus()
        if self.at_end:
            sheet.scroll_end(animate=False)


class AskSheet(ModalScreen[str | None]):
    """A line to type."""

    CSS = """
    AskSheet { align: center middle; }
    AskSheet > Vertical { width: 70; max-width: 90%; height: 5; border: round $primary; background: $background; }
    AskSheet Input { border: none; background: $panel; height: 1; }
    """
    BINDINGS: ClassVar = [Binding("escape", "dismiss", show=False)]

    def __init__(self, question: str, mood: Mood) -> None:
        super().__init__()
        self.question = question
        self.mood = mood

    def compose(self) -> ComposeResult:
        """Lay out the line."""
        with Vertical():
            yield Static(Text(self.question, self.mood.strong))
            yield Input()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Give back what was typed."""
        self.dismiss(event.value.strip() or None)


class SearchSheet(ModalScreen[None]):
    """The rules and everything printed, found by words as they are typed."""

    CSS = """
    SearchSheet { align: center middle; }
    SearchSheet > Vertical { width: 94%; max-width: 110; height: 90%; border: round $primary; background: $background; }
    SearchSheet Input { border: none; background: $panel; height: 1; }
    SearchSheet VerticalScroll { height: 1fr; padding: 0 1; }
    """
    BINDINGS: ClassVar = [
        Binding("escape", "dismiss", show=False),
        Binding("down", "scroll(3)", show=False),
        Binding("up", "scroll(-3)", show=False),
    ]

    def __init__(self, title: Title, mood: Mood, words: Wording) -> None:
        super().__init__()
        self.mood = mood
        self.words = words
        rules = [(f"{rule.id} {rule.section}", rule.text) for rule in title.rules(words.code).rules]
        self.entries = rules + printed(title.catalogue(words.code))

    def compose(self) -> ComposeResult:
        """Lay out the line and what is found."""
        with Vertical() as frame:
            frame.border_title = self.words("sheet-closes", title=self.words("sheet-search"))
            yield Input(placeholder=self.words("search-for"))
            with VerticalScroll():
                yield Static("", id="found", markup=False)

    def on_mount(self) -> None:
        """Show the whole rulebook until something is typed."""
        self.query_one(VerticalScroll).can_focus = False
        self.find("")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search while somebody types."""
        self.find(event.value)

    def action_scroll(self, lines: int) -> None:
        """Read on."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def find(self, wanted: str) -> None:
        """Show what holds all the words."""
        words = wanted.lower().split()
        text = Text()
        for name, body in self.entries:
            whole = f"{name} {body}".lower()
            if all(word in whole for word in words):
                text.append(name, self.mood.changed)
                text.append(f"\n{body}\n", self.mood.text)
        self.query_one("#found", Static).update(text or Text(self.words("search-nothing"), self.mood.quiet))


def printed(catalogue: Json) -> list[tuple[str, str]]:
    """Return everything printed that has a name and a text."""
    found: dict[str, str] = {}
    for entries in catalogue.values():
        if isinstance(entries, list):
            for entry in entries:
                if isinstance(entry, dict) and entry.get("name") and isinstance(entry.get("text"), str) and entry["text"]:
                    found.setdefault(str(entry["name"]), entry["text"])
    return list(found.items())


class Cover(ModalScreen[None]):
    """Hides everything between two people."""

    CSS = """
    Cover { align: center middle; background: $background; }
    Cover Static { width: auto; text-align: center; }
    """

    def __init__(self, who: str, mood: Mood, words: Wording) -> None:
        super().__init__()
        self.who = who
        self.mood = mood
        self.words = words

    def compose(self) -> ComposeResult:
        """Say who is next."""
        yield Static(Text(f"{self.words('cover-next', who=self.who)}\n\n{self.words('cover-look')}", self.mood.strong))

    def on_key(self, event: events.Key) -> None:
        """Uncover the table."""
        if event.key in {"enter", "space"}:
            event.stop()
            self.dismiss()
