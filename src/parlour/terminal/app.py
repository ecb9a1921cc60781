"""One screen that stays: board, own cards, the others, what happened, the question and the choices, all at once."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Awaitable, Callable
from functools import partial
from typing import ClassVar

from rich.console import Console
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.theme import Theme

from parlour.terminal.asking import Asking
from parlour.terminal.canvas import Canvas, cut
from parlour.terminal.choosing import next_spot
from parlour.terminal.drawing import Marks
from parlour.terminal.opening import opened
from parlour.terminal.panels import BoardPanel, CardsPanel, ChoicesPanel, Panel, SizedPanel
from parlour.terminal.sheets import Cover, TextSheet
from parlour.terminal.sitting import DO, Sitting
from parlour.terminal.telling import recap
from parlour.terminal.wording import told_changes, told_packs

AREAS = ("choices", "board", "cards")
ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
KEYS = ("choose", "board", "what", "goal", "why", "hint", "undo", "log", "rules", "quit", "save", "pause", "others", "talk", "find")
OVER = ("board", "goal", "undo", "log", "rules", "quit", "save")
"""Keys that still do something when the game is over."""
WIDE = 110
"""From so many columns on there is room for more words."""
WALKING = ("walk", "ten", "far", "log", "rules", "quit")


class Parlour(Asking):
    """A game on the whole screen."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]
    CSS = """
    Screen { layout: vertical; overflow: hidden; }
    #head, #goal, #keys { height: 1; }
    #middle { height: 1fr; min-height: 9; }
    #board { width: 1fr; height: 100%; }
    #aside { width: 27; padding-left: 1; }
    #people { height: auto; max-height: 60%; }
    #log { height: 1fr; min-height: 2; }
    #below { height: 10; }
    #cards { height: auto; min-height: 1; max-height: 2; }
    #coach { height: auto; max-height: 5; display: none; }
    #question { height: auto; max-height: 2; }
    #choices { height: 1fr; }
    #detail { height: 2; }
    .coached #coach { display: block; }
    .coached #goal { display: none; }
    .coached #below { height: auto; }
    .coached #choices { height: 4; }
    .coached #detail { height: 1; }
    .short #goal { display: none; }
    .short #below { height: 9; }
    .short #detail { height: 1; }
    .tiny #middle { display: none; }
    .tiny #below { height: 1fr; }
    .tiny #cards, .tiny #detail { max-height: 1; }
    .wide #aside { width: 36%; }
    .tall #below { height: 17; }
    .tall #cards { max-height: 3; }
    .tall #detail { height: 3; }
    .coached.tall #below { height: auto; }
    .coached.tall #choices { height: 8; }
    .coached.tall #coach { max-height: 8; }
    """

    def __init__(self, sitting: Sitting, *, dark: bool = True, few: bool = False, greets: bool = False) -> None:
        super().__init__(sitting, dark=dark, few=few)
        self.greets = greets
        """Whether the goal card lies over the screen at first."""
        self.sheet = Canvas(1, 1)
        self.tiny = False
        """Whether there is no room for the board."""
        self.trouble: Exception | None = None
        """What a server said cannot be shown."""

    # The screen.

    def compose(self) -> ComposeResult:
        """Lay out the panels, from top to bottom."""
        yield Panel(id="head")
        yield Panel(id="goal")
        with Horizontal(id="middle"):
            yield BoardPanel(id="board")
            with Vertical(id="aside"):
                yield Panel(id="people")
                yield Panel(id="log")
        with Vertical(id="below"):
            yield CardsPanel(id="cards")
            yield Panel(id="coach")
            yield Panel(id="question")
            yield ChoicesPanel(id="choices")
            yield Panel(id="detail")
        yield Panel(id="keys")

    def on_mount(self) -> None:
        """Take the game's colours and begin."""
        it = self.mood
        self.register_theme(
            Theme(
                "parlour",
                primary=it.accent,
                foreground=it.ink,
                background=it.ground,
                surface=it.ground,
                panel=it.panel,
                dark=it.dark,
            )
        )
        self.theme = "parlour"
        self.sitting.changed = self.refresh_table
        self.on_terminal = sys.__stdin__ is not None and sys.__stdin__.isatty()
        self.set_interval(1.0, self.tick)
        self.run_worker(self.sitting.run(), exit_on_error=True)
        self.fit(self.size.width, self.size.height)
        self.refresh_table()
        if self.greets and not self.glance.covered and not self.glance.over:
            self.lay_goal()

    def _handle_exception(self, error: Exception) -> None:
        """Leave a server that says what cannot be shown; otherwise the mistake is ours, and all of it is told."""
        if self.sitting.elsewhere:
            self.trouble = self.trouble or error
            self._close_messages_no_wait()
        else:
            super()._handle_exception(error)

    def on_ready(self) -> None:
        """The first frame is shown."""
        if not self.is_headless:
            opened()

    def on_resize(self, event: events.Resize) -> None:
        """Use the room that is there."""
        self.fit(event.size.width, event.size.height)

    def fit(self, width: int, height: int) -> None:
        """Choose the layout for a size."""
        self.set_class(width >= WIDE, "wide")
        self.set_class(height >= 36, "tall")
        # Where not everything fits, the question, the choices and the keys come first.
        self.tiny = width < 50 or height < 18
        self.set_class(self.tiny, "tiny")
        self.set_class(height < 22 and not self.tiny, "short")
        self.set_class(self.sitting.coach() is not None, "coached")

    def refresh_table(self) -> None:
        """Look at the table again and show it; leave it where nothing more is to be done."""
        if self.sitting.done:
            self.exit()
            return
        if self.sitting.sheet is not None:
            (title, text), self.sitting.sheet = self.sitting.sheet, None
            self.push_screen(TextSheet(self.words("sheet-closes", title=title), Text(text, self.mood.text), self.mood))
        self.glance = self.sitting.look()
        before = self.choosing.all
        self.choosing.open(self.glance.choices)
        if before != self.choosing.all:
            self.hints = {}
            self.area, self.spot, self.message = "choices", "", ""
        if self.glance.covered and not isinstance(self.screen, Cover):
            self._cover()
            return
        self.call_after_refresh(self.draw)

    def _cover(self) -> None:
        """Cover the screen for the next person; what the one before has open, a log or a hint, is closed."""
        self._blank()
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(Cover(self.glance.covered, self.mood, self.words), self._uncovered)

    def _uncovered(self, _: None) -> None:
        self.sitting.uncover()

    # Drawing.

    def draw(self) -> None:
        """Show everything as it is now."""
        if self.glance.covered:
            self._blank()
            return
        glance, drawing, it = self.glance, self.drawing, self.mood
        marks = self.marks()
        width = self.size.width
        self.show("head", Text(self._head(width), it.focus))
        goal = drawing.goal(glance.view)
        goal = goal if len(goal) < width else drawing.goal(glance.view, brief=True)
        changed, packs = glance.view.get("changed", []), glance.view.get("packs", [])
        if changed and (glance.over or not glance.moment):
            goal = told_changes(changed, self.words)
        elif packs and (glance.over or not glance.moment):
            goal = told_packs(packs, self.words)
        goal = self.words("too-small") if self.tiny else goal
        self.show("goal", cut(Text(f" {self.sitting.notice or goal}", it.quiet), width))
        board = self.query_one(BoardPanel)
        self.sheet = drawing.board(glance.view, marks, max(board.size.width, 20), max(board.size.height, 5))
        self.show("board", Text("\n").join(self.sheet.rows()))
        self.show("people", self._people(marks))
        self._draw_log()
        self.query_one(CardsPanel).lay(drawing.cards(glance.view), marks, it, width)
        self._coach()
        self._ask(width)
        self.show("keys", self._keys(width))

    def _ask(self, width: int) -> None:
        """Show the question, the choices, and more about one of them; below it how many there are, if there is room."""
        glance, it, panel = self.glance, self.mood, self.query_one(ChoicesPanel)
        self.show("question", Text.assemble((glance.question, it.strong), (f" {glance.meanwhile}", it.changed)))
        detail = self._detail()
        if glance.over and not self.sitting.walks:
            self.show("choices", Text(f" {self.words('keys-over')}", it.text))
        else:
            note = panel.note(self.choosing, self.words)
            below = len(detail) <= width and self.query_one("#detail").size.height > 1
            panel.lay(self.choosing, self.hints, it, self.words, lit=self.area == "choices", note="" if below else note)
            if note and below:
                detail.append(f"\n{note}", it.quiet)
        self.show("detail", detail)

    def _coach(self) -> None:
        """Show what the coach says, below where one is."""
        coach = self.sitting.coach()
        if coach is not None:
            self.show("coach", Text.assemble((coach[0], self.mood.quiet), "\n", (coach[1], self.mood.changed)))

    def _head(self, width: int) -> str:
        """Return the first line: where the game stands, and whom the person plays; in fewer words where there is little room."""
        headline, you = self.drawing.headline(self.glance.view), self.glance.you
        if self.glance.view.get("changed"):
            headline = f"{self.words('changed-mark')} · {headline}"
        head = f" {headline}" if width < WIDE else f" {self.sitting.title.name} · {headline}"
        whole = self._clock() + (self.words("you-are", names=you) if you else self.words("watching"))
        if len(head) + len(whole) + 2 > width:
            whole = self._clock() + you
        room = max(width - len(whole) - 2, 0)
        return f"{head if len(head) <= room else head[: max(room - 1, 0)] + '…':<{room}} {whole}"

    def show(self, id: str, text: Text) -> None:
        """Put text into a panel."""
        self.query_one(f"#{id}", Panel).say(text)

    def _clock(self) -> str:
        left = self.sitting.seconds_left()
        return "" if left is None else f"{left // 60}:{left % 60:02} · "

    async def tick(self) -> None:
        """Let a running clock be seen running; leave if the terminal has gone, where nobody was told."""
        if self.on_terminal and not sys.__stdin__.isatty():  # type: ignore[union-attr]
            await self.action_leave()
        elif self.sitting.seconds_left() is not None and len(self.screen_stack) == 1:
            self.draw()

    def _blank(self) -> None:
        """Show nothing of the game: somebody else may be looking."""
        for panel in self.screen_stack[0].query(Panel):
            panel.say(Text())

    def marks(self) -> Marks:
        """Return what stands out on the board now."""
        news = [event for event in self.glance.events if event["moment"] > self.glance.since]
        changed: set[str] = set().union(*(self.drawing.spots_of(event) for event in news)) if self.glance.since else set()
        current = self.choosing.current
        focus = {self.spot} if self.area != "choices" else set(current.about if current is not None else ())
        return Marks(self.choosing.lit, frozenset(focus), frozenset(changed))

    def _people(self, marks: Marks) -> Text:
        room = self.query_one("#aside").size.height * 6 // 10
        people = self.drawing.people(self.glance.view, marks)
        width = self.query_one("#people").size.width
        lines = [[person.name, *person.lines] for person in people]
        # What is too long goes on in a second line if there is room for one; where there is little, whoever is not asked is told in
        # fewer lines.
        spare = room - sum(map(len, lines))
        for block in lines:
            for line in block[:]:
                parts = line.wrap(self.console, max(width, 1))
                if 1 < len(parts) <= spare + 1:
                    at = block.index(line)
                    block[at : at + 1] = parts
                    spare -= len(parts) - 1
        shorter = [block for block, person in zip(lines, people, strict=True) if not person.whole]
        while sum(map(len, lines)) > max(room, len(lines)) and any(len(block) > 1 for block in shorter):
            max(shorter, key=len).pop()
        return Text("\n").join(cut(line, width) for block in lines for line in block)

    def _keys(self, width: int) -> Text:
        """Return what keys do, as many as fit, each key brighter than what it does."""
        names = list(WALKING) if self.sitting.walks else self._keys_now()
        told = {name: (f" {self.words(f'keys-{name}.key')}", f" {self.words(f'keys-{name}')}") for name in names}
        while sum(len(key + does) for key, does in told.values()) > width and len(told) > 1:
            # How to leave is said in any case.
            told.pop(next(name for name in reversed(told) if name != "quit"))
        return Text.assemble(*(part for key, does in told.values() for part in ((key, self.mood.strong), (does, self.mood.quiet))))

    def _keys_now(self) -> list[str]:
        """Return all keys, first those that are of use just now only."""
        if self.glance.over:
            return list(OVER)
        first = ["agree", "go-on"] if self.sitting.asked_to_vote else []
        first += ["invite"] if self.sitting.invitations() else []
        return [*first, *KEYS, *(["back"] if self.sitting.can_go_back else [])]

    def _draw_log(self) -> None:
        panel = self.query_one("#log", Panel)
        self.show("log", recap(self.glance, self.mood, self.words, max(panel.size.width, 10), max(panel.size.height, 1)))

    def _detail(self) -> Text:
        if self.message:
            return Text(self.message, self.mood.changed)
        if self.choosing.typed or self.choosing.pinned:
            piece = self.drawing.called(self.glance.view, self.choosing.pinned) if self.choosing.pinned else ""
            pinned = f" · {self.words('only-about', piece=piece)}" if piece else ""
            return Text(f"> {self.choosing.typed}▏{pinned}  {self.words('shows-all')}", self.mood.changed)
        if self.area != "choices":
            return Text(self._fitting(self.drawing.detail(self.glance.view, self.spot)), self.mood.text)
        current = self.choosing.current
        if current is None:
            return Text("")
        hint = self.hints.get(current.key)
        likely = "" if hint is None else f"{100 * hint.chance:.0f} %" if hint.tries else self.words("not-tried")
        chance = f"{likely} {hint.reason} " if hint is not None else ""
        where = "" if current.key.startswith(DO) else f"  {current.key} {current.rule}"
        return Text.assemble((chance, self.mood.fine), (current.text, self.mood.text), (where, self.mood.quiet))

    def _fitting(self, text: str) -> str:
        """Return a text that fits below the choices; the key that tells it whole follows what is too long."""
        panel = self.query_one("#detail")
        lines = textwrap.wrap(text, max(panel.size.width, 20))
        if len(lines) <= panel.size.height:
            return text
        more = " … ?"
        last = textwrap.shorten(lines[panel.size.height - 1], max(panel.size.width, 20) - len(more), placeholder="")
        return "\n".join([*lines[: panel.size.height - 1], last + more])

    # Keys and mouse.

    async def on_key(self, event: events.Key) -> None:
        """Walk, choose, type, or ask for something."""
        if len(self.screen_stack) > 1:
            return
        key, letter = event.key, event.character or ""
        if self.message:
            self.message = ""
        commands = self.commands()
        if key in ARROWS:
            self.arrow(*ARROWS[key])
        elif key in {"tab", "shift+tab"}:
            self.next_area(1 if key == "tab" else -1)
        elif key == "enter":
            await self.enter()
        elif key == "escape":
            self.choosing.clear()
            self.area = "choices"
        elif key == "backspace":
            self.choosing.rub_out()
        elif key in {"pageup", "pagedown", "home", "end"}:
            self.leap(key)
        elif letter in commands and not self.choosing.typed:
            await commands[letter]()
        elif letter and letter.isprintable():
            self.choosing.type(letter)
            self.area = "choices"
        else:
            return
        event.stop()
        event.prevent_default()
        self.draw()

    def commands(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """Return what single letters do while nothing is typed; a space begins typing one of them."""
        now: dict[str, Callable[[], Awaitable[None]]] = {}
        if self.sitting.asked_to_vote:
            now = {answer: partial(self.attempt, partial(self.sitting.vote, yes=answer == "y")) for answer in "yn"}
        if self.sitting.can_go_back:
            now["b"] = self.ask_back
        if self.sitting.invitations():
            now["i"] = self.ask_invitations
        return now | {
            "?": self.ask_explain,
            "g": self.ask_goal,
            "w": self.ask_why,
            "h": self.ask_hint,
            "u": partial(self.attempt, self.sitting.undo),
            "l": self.ask_log,
            "/": self.ask_search,
            "s": self.ask_save,
            "q": self.action_leave,
            "p": self.ask_pause,
            "t": self.ask_talk,
            "o": partial(self.attempt, self.sitting.let_go_on),
        }

    def arrow(self, dx: int, dy: int) -> None:
        """Walk in the present area."""
        if self.sitting.walks:
            self.sitting.walk(dx or dy)
        elif self.area == "board":
            self.spot = next_spot(self.sheet, self.on_board(), self.spot, dx, dy)
        elif self.area == "cards":
            spots = [card.spot for card in self.drawing.cards(self.glance.view)]
            at = spots.index(self.spot) if self.spot in spots else -1
            self.spot = spots[(at + (dx or dy)) % len(spots)] if spots else ""
        else:
            columns = self.query_one(ChoicesPanel).columns
            self.choosing.step(dy or (dx * self.query_one(ChoicesPanel).rows if columns > 1 else dx))

    def leap(self, key: str) -> None:
        """Go far."""
        far = {"pageup": -10, "pagedown": 10, "home": -(10**6), "end": 10**6}[key]
        if self.sitting.walks:
            self.sitting.walk(far)
        else:
            offered = len(self.choosing.offered)
            self.choosing.cursor = max(0, min(self.choosing.cursor + far, offered - 1))

    def on_board(self) -> list[str]:
        """Return the spots that can be walked to: those lit, or all if nothing is."""
        spots = [spot.id for spot in self.sheet.spots]
        return [spot for spot in spots if spot in self.choosing.lit] or spots

    def next_area(self, steps: int) -> None:
        """Go on to the board, the cards or the choices."""
        self.area = AREAS[(AREAS.index(self.area) + steps) % len(AREAS)]
        spots = self.on_board() if self.area == "board" else [card.spot for card in self.drawing.cards(self.glance.view)]
        self.spot = next((spot for spot in spots if spot in self.choosing.lit), spots[0] if spots else "")

    async def enter(self) -> None:
        """Choose what the cursor is on."""
        if self.glance.over:
            await self.action_leave()
        elif self.area == "choices":
            current = self.choosing.current
            if current is not None:
                await self.attempt(partial(self.sitting.choose, current))
        else:
            await self.point(self.spot)

    async def point(self, spot: str) -> None:
        """Point at a piece: choose what is about it, or narrow down to it, or say what it is."""
        self.choosing.pin(spot)
        offered = self.choosing.offered
        if len(offered) == 1:
            await self.attempt(partial(self.sitting.choose, offered[0][1]))
        elif offered:
            self.area = "choices"
        else:
            self.choosing.pinned = ""
            self.area, self.spot = ("cards" if spot.startswith("card:") else "board"), spot

    def on_sized_panel_resized(self, _: SizedPanel.Resized) -> None:
        """Draw the board as large as its room, and as many choices."""
        self.draw()

    async def on_board_panel_pointed(self, event: BoardPanel.Pointed) -> None:
        """A click on the board."""
        spot = self.sheet.spot_at(event.x, event.y)
        if spot:
            await self.point(spot)
            self.draw()

    async def on_cards_panel_pointed(self, event: CardsPanel.Pointed) -> None:
        """A click on a card."""
        await self.point(event.spot)
        self.draw()

    async def on_choices_panel_pointed(self, event: ChoicesPanel.Pointed) -> None:
        """A click on a choice."""
        await self.attempt(partial(self.sitting.choose, event.choice))
        self.draw()


def play(sitting: Sitting, *, dark: bool = True) -> None:
    """Play on the whole screen until the person leaves."""
    few = Console(force_terminal=True).color_system == "standard"
    screen = Parlour(sitting, dark=dark, few=few, greets=not sitting.walks and sitting.coach() is None)
    screen.run()
    if screen.trouble is not None:
        raise screen.trouble
