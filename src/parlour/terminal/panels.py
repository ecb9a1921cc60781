"""The panels of the screen. They show what they are given and say where somebody clicked."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import Static

from parlour.engine.table import Hint
from parlour.terminal.choosing import Choosing
from parlour.terminal.drawing import Card, Marks
from parlour.terminal.moods import Mood
from parlour.terminal.sitting import Choice
from parlour.terminal.wording import Wording


class Panel(Static):
    """Some text."""

    def __init__(self, *, id: str) -> None:
        super().__init__("", id=id, markup=False)
        self._text = Text()

    def say(self, text: Text) -> None:
        """Show a text. Nothing is drawn anew that is shown already, nothing laid out anew where lines stay or do not matter."""
        before, self._text = self._text, text
        if text == before and text.style == before.style:
            return
        grows = self.styles.height is None or self.styles.height.is_auto
        self.update(text, layout=grows and text.plain != before.plain)


class SizedPanel(Panel):
    """Something that is drawn as large as its room."""

    class Resized(Message):
        """There is more room, or less."""

    def on_resize(self) -> None:
        """Say so."""
        self.post_message(self.Resized())


class BoardPanel(SizedPanel):
    """The board."""

    class Pointed(Message):
        """Somebody clicked on a point."""

        def __init__(self, x: int, y: int) -> None:
            super().__init__()
            self.x = x
            self.y = y

    def on_click(self, event: events.Click) -> None:
        """Say where."""
        self.post_message(self.Pointed(event.x, event.y))


class CardsPanel(Panel):
    """What belongs to the person, as many as fit in two lines; the rest is told by pointing."""

    class Pointed(Message):
        """Somebody clicked on a card."""

        def __init__(self, spot: str) -> None:
            super().__init__()
            self.spot = spot

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._places: list[tuple[int, int, int, str]] = []

    def lay(self, cards: list[Card], marks: Marks, mood: Mood, width: int) -> None:
        """Show the cards in a row, or two."""
        text = Text(no_wrap=True)
        self._places = []
        x, y = 1, 0
        text.append(" ")
        for card in cards:
            copies = f"{card.copies} " if card.copies > 1 else ""
            label = f"{copies}{card.name}{' ' + card.figure if card.figure else ''}"
            if x + len(label) > width - 1 and x > 1:
                text.append("\n ")
                x, y = 1, y + 1
            text.append(label, marks.style(mood, card.spot, mood.text))
            self._places.append((x, x + len(label), y, card.spot))
            x += len(label)
            if card is not cards[-1]:
                text.append(" · ", mood.quiet)
                x += 3
        self.say(text if cards else Text())

    def on_click(self, event: events.Click) -> None:
        """Say which card."""
        for left, right, row, spot in self._places:
            if row == event.y and left <= event.x < right:
                self.post_message(self.Pointed(spot))


class ChoicesPanel(SizedPanel):
    """The choices, numbered; in two columns where they are short."""

    class Pointed(Message):
        """Somebody clicked on a choice."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.columns = 1
        self.rows = 1
        self._shown: dict[tuple[int, int], Choice] = {}
        self._column = 1

    def room(self) -> tuple[int, int]:
        """Return how many columns and lines there are."""
        return max(self.size.width, 20), max(self.size.height, 2)

    def note(self, choosing: Choosing, words: Wording) -> str:
        """Return how many choices there are, if not all can be shown; whoever types has seen it."""
        width, height = self.room()
        offered = len(choosing.offered)
        shown = height * _columns(choosing.offered, width, height)
        return "" if offered <= shown or choosing.typed else words("choices-found", choices=offered)

    def lay(  # noqa: PLR0913 - the choices, and all that is shown with them
        self, choosing: Choosing, hints: dict[str, Hint], mood: Mood, words: Wording, *, lit: bool, note: str
    ) -> None:
        """Show the choices around the cursor, and a note over the end of the last line."""
        width, height = self.room()
        offered = choosing.offered
        self.columns = _columns(offered, width, height)
        self._column = width // self.columns
        total = -(-len(offered) // self.columns)
        self.rows = max(1, total)
        cursor = min(choosing.cursor, max(len(offered) - 1, 0))
        first = max(0, min((cursor % self.rows) - height // 2, total - height))
        self._shown = {}
        text = Text(no_wrap=True)
        for row in range(first, min(first + height, total)):
            for column in range(self.columns):
                at = column * self.rows + row
                if at < len(offered):
                    number, choice = offered[at]
                    self._shown[column, row - first] = choice
                    hint = hints.get(choice.key)
                    chance = "" if hint is None else f"{100 * hint.chance:>3.0f}% " if hint.tries else "   - "
                    room = self._column - 6 - len(chance)
                    said = choice.text if len(choice.text) <= room else choice.text[: room - 1] + "…"
                    style = mood.focus if at == cursor and lit else mood.strong if at == cursor else mood.text
                    text.append(f"{number:>4} ", mood.quiet)
                    text.append(chance, mood.fine)
                    text.append(f"{said:<{room}}"[:room] if self.columns > 1 else said, style)
                    text.append(" ")
            text.append("\n")
        if note:
            text = _with_note(text, f" {note} ", mood, width)
        if not offered and choosing.all:
            text = Text(f" {words('nothing-fits')}", mood.bad)
        self.say(text)

    def on_click(self, event: events.Click) -> None:
        """Say which choice."""
        choice = self._shown.get((event.x // self._column, event.y))
        if choice is not None:
            self.post_message(self.Pointed(choice))


def _columns(offered: list[tuple[int, Choice]], width: int, height: int) -> int:
    """Return as many columns as are needed, unless too little of the texts could be read."""
    lengths = sorted(len(choice.text) for _, choice in offered)
    usual = lengths[len(lengths) * 3 // 4] if lengths else 0
    return max(1, min(-(-len(offered) // height), width // (max(usual, 14) + 7)))


def _with_note(text: Text, note: str, mood: Mood, width: int) -> Text:
    lines = text.split("\n", allow_blank=False)
    if lines:
        lines[-1].truncate(max(width - len(note), 1), overflow="ellipsis")
        lines[-1].append(note, mood.quiet)
    return Text("\n").join(lines)
