"""What a person at the screen can ask for: explanations, hints, rules, saving, talking; each answer is a message or a sheet."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from rich.text import Text
from textual.app import App

from parlour.engine.errors import BadInput, Illegal
from parlour.engine.reading import typed_number
from parlour.engine.table import Hint
from parlour.terminal.choosing import Choosing
from parlour.terminal.drawing import Drawing
from parlour.terminal.games import drawing_of
from parlour.terminal.moods import Mood
from parlour.terminal.sheets import AskSheet, SearchSheet, TextSheet
from parlour.terminal.sitting import Glance, Sitting
from parlour.terminal.telling import explain, goal_lines, hint_lines

TROUBLE = (BadInput, Illegal, OSError)


class Asking(App[None]):
    """Somebody at a table, what they see, and what they ask."""

    def __init__(self, sitting: Sitting, *, dark: bool, few: bool) -> None:
        super().__init__()
        self.sitting = sitting
        self.words = sitting.words
        self.drawing: Drawing = drawing_of(sitting.title, dark=dark, few=few, language=sitting.language)
        self.mood: Mood = self.drawing.mood
        self.glance: Glance = sitting.look()
        self.choosing = Choosing()
        self.area = "choices"
        self.spot = ""
        """Where the cursor is on the board, or among the cards."""
        self.hints: dict[str, Hint] = {}
        self.message = ""

    def draw(self) -> None:
        """Show everything as it is now."""
        raise NotImplementedError

    async def attempt(self, deed: Callable[[], Awaitable[None]]) -> None:
        """Do something that may be refused; then say why."""
        try:
            await deed()
        except TROUBLE as trouble:
            self.message = str(trouble)

    async def ask_explain(self) -> None:
        """Explain the question and the choice, with their rules, or tell what is under the cursor."""
        detail = self.drawing.detail(self.glance.view, self.spot) if self.area != "choices" else ""
        if detail:
            self.lay_over("sheet-piece", Text(detail, self.mood.text))
            return
        rules = self.sitting.title.rules(self.sitting.language)
        self.lay_over("sheet-asked", explain(rules, self.glance, self.choosing.current, self.mood))

    def lay_over(self, title: str, text: Text, *, at_end: bool = False) -> None:
        """Lay a text over the screen."""
        self.push_screen(TextSheet(self.words("sheet-closes", title=self.words(title)), text, self.mood, at_end=at_end))

    async def ask_goal(self) -> None:
        """Say how the game is won and lost, and how far it is."""
        self.lay_goal()

    def lay_goal(self) -> None:
        """Lay the goal card over the screen."""
        goal = self.sitting.goal()
        self.push_screen(TextSheet(self.words("sheet-closes", title=goal.title), goal_lines(goal, self.mood), self.mood))

    async def ask_why(self) -> None:
        """Ask why something cannot be chosen."""
        current = self.choosing.current
        asked = self.words("sheet-why") if current is None else self.words("sheet-why-as", key=current.key)
        self.push_screen(AskSheet(asked, self.mood), self._why)

    async def _why(self, key: str | None) -> None:
        if key:
            try:
                refused = await self.sitting.why_not(key)
            except TROUBLE as trouble:
                self.message = str(trouble)
            else:
                self.message = f"{refused.reason} ({refused.rule})" if refused.rule else refused.reason
            self.draw()

    async def ask_hint(self) -> None:
        """Let a bot think about the choices, from what the seat may know."""
        if not self.choosing.all:
            self.message = self.words("not-your-turn")
            return
        self.message = self.words("thinking")
        self.run_worker(self._hint(), exclusive=True, group="hint")

    async def _hint(self) -> None:
        asked = self.choosing.all
        try:
            found = await self.sitting.hint()
        except TROUBLE as trouble:
            self.message = str(trouble)
        else:
            if asked != self.choosing.all:
                return
            self.hints = {hint.key: hint for hint in found}
            self.message = ""
            self.lay_over("sheet-hint", hint_lines(found, self.mood, self.words))
        self.draw()

    async def ask_log(self) -> None:
        """Show everything that happened."""
        lines = Text("\n").join(Text(event["text"]) for event in self.glance.events)
        self.lay_over("sheet-log", lines, at_end=True)

    async def ask_search(self) -> None:
        """Look something up in the rules and on the cards."""
        self.push_screen(SearchSheet(self.sitting.title, self.mood, self.words))

    async def ask_save(self) -> None:
        """Ask for a file name."""
        if not self.sitting.can_save:
            await self.attempt(_refuse_saving(self.sitting))
            return
        self.push_screen(AskSheet(self.words("sheet-save"), self.mood), self._save)

    def _save(self, name: str | None) -> None:
        if name:
            try:
                self.message = self.sitting.save(name)
            except TROUBLE as trouble:
                self.message = str(trouble)
            self.draw()

    async def ask_pause(self) -> None:
        """Let the bots stand still, or go on."""
        self.message = self.words("paused") if self.sitting.pause() else ""

    async def ask_talk(self) -> None:
        """Say something to the table."""
        if not self.sitting.can_talk:
            self.message = self.words("no-talk")
            return
        self.push_screen(AskSheet(self.words("sheet-talk"), self.mood), self._talk)

    async def _talk(self, text: str | None) -> None:
        if text:
            await self.attempt(partial(self.sitting.say, text))
            self.draw()

    async def ask_back(self) -> None:
        """Ask how far everybody together shall go back."""
        self.push_screen(AskSheet(self.words("sheet-back"), self.mood), self._back)

    async def _back(self, wanted: str | None) -> None:
        if wanted:
            choices = typed_number(wanted)
            if choices:
                await self.attempt(partial(self.sitting.propose_back, choices))
            else:
                self.message = self.words("back-how-many")
            self.draw()

    async def ask_invitations(self) -> None:
        """Show the links for friends; where the terminal allows it they are in the clipboard, too."""
        found = self.sitting.invitations()
        self.copy_to_clipboard("\n".join(invitation.link for invitation in found))
        lines = Text(f"{self.words('invite-once')}\n\n", self.mood.quiet)
        told = [self.words("invite-seat", seat=free.seat + 1, role=free.role, link=free.link) for free in found]
        lines.append("\n\n".join(told), self.mood.text)
        self.lay_over("sheet-invite", lines)

    async def action_leave(self) -> None:
        """Leave the game; whoever started us keeps it."""
        await self.sitting.close()
        self.exit()


def _refuse_saving(sitting: Sitting) -> Callable[[], Awaitable[None]]:
    async def deed() -> None:
        sitting.save("")

    return deed
