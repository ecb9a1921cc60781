"""What happened and why, as text for the screen."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from parlour.engine.errors import BadInput
from parlour.engine.goal import Goal, GoalLine
from parlour.engine.rulebook import Rulebook
from parlour.engine.table import Hint
from parlour.terminal.moods import Mood
from parlour.terminal.sitting import DO, Choice, Glance
from parlour.terminal.wording import Wording


def recap(glance: Glance, mood: Mood, words: Wording, width: int, height: int) -> Text:
    """Return the last things that happened, as many as fit, what is new brighter than the rest."""
    told = [(text, len(list(again))) for text, again in groupby((e["text"], e["moment"] > glance.since) for e in glance.events)]
    lines: list[Text] = []
    for (text, new), times in reversed(told):
        counted = text if times == 1 else words("times", text=text, times=times)
        block = _wrapped(counted, width, mood, new=new)
        if len(lines) + len(block) > height and lines:
            break
        lines = block + lines
    for text in glance.said[-2:]:
        lines = [*lines, *_wrapped(text, width, mood, new=True)]
    return Text("\n").join(lines[-height:])


def _wrapped(text: str, width: int, mood: Mood, *, new: bool) -> list[Text]:
    words = text.split(" ")
    rows, row = [], ""
    for word in words:
        if row and len(row) + 1 + len(word) > width - 2:
            rows.append(row)
            row = word
        else:
            row = f"{row} {word}" if row else word
    rows.append(row)
    sign = ("• ", mood.changed) if new else ("  ", mood.quiet)
    style = mood.text if new else mood.quiet
    return [Text.assemble(sign if n == 0 else ("  ", style), (part, style)) for n, part in enumerate(rows)]


def explain(rules: Rulebook, glance: Glance, current: Choice | None, mood: Mood) -> Text:
    """Return the question, the choice under the cursor, and the rules they come from."""
    text = Text(glance.question and f"{glance.question}\n\n", mood.strong)
    if current is not None:
        text.append(f"{current.text}\n", mood.text)
        text.append("" if current.key.startswith(DO) else f"{current.key}\n", mood.quiet)
    cited = dict.fromkeys([*([current.rule] if current is not None else []), *(choice.rule for choice in glance.choices)])
    for id in cited:
        try:
            rule = rules.rule(id)
        except BadInput:
            continue
        text.append(f"\n{rule.id} ", mood.changed)
        text.append(rule.text + "\n", mood.text)
    return text


def goal_lines(goal: Goal, mood: Mood) -> Text:
    """Return the goal card: what wins and loses, with how far it is, and what is special."""
    text = Text()
    if goal.kicker:
        text.append(f"{goal.kicker}\n", mood.quiet)
    if goal.about:
        text.append(f"{goal.about}\n", mood.text)
    for line in goal.lines:
        text.append(f"\n{line.label}", mood.strong if line.kind in ("win", "lose") else mood.changed)
        text.append(f" {line.text}", mood.text)
        text.append(f" {line.rule}" if line.rule else "", mood.quiet)
        if line.count:
            text.append(f"\n  {boxes(line)}", mood.fine)
    return text


def boxes(line: GoalLine) -> str:
    """Return how far something is, as boxes where it is counted, and in words.

    >>> boxes(GoalLine("win", "", "", "", 2, 5, "2 of 5 people saved"))
    '■■□□□ 2 of 5 people saved'
    """
    drawn = "■" * line.done + "□" * (line.of - line.done)
    return f"{drawn} {line.count}".lstrip()


def hint_lines(found: list[Hint], mood: Mood, words: Wording) -> Text:
    """Return the options with their chances, best first."""
    text = Text(f"{words('chances')}\n", mood.quiet)
    for hint in found:
        if hint.tries:
            text.append(f"\n{100 * hint.chance:>3.0f} %", mood.fine)
            text.append(f" [{100 * hint.low:.0f}-{100 * hint.high:.0f}] ", mood.quiet)
        else:
            text.append(f"\n{words('not-tried')} ", mood.quiet)
        text.append(hint.text, mood.strong)
        if hint.reason:
            text.append(f"\n      {hint.reason}", mood.text)
    return text
