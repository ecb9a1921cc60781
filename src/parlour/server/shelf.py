"""The shelf: games with what can be agreed on, their rules, figures and goals, as they are shown. With packs or without."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Annotated, Any, Literal

from pydantic import Field

from parlour.bots.taught import all_of
from parlour.engine.figures import MOST_CHANGES
from parlour.engine.goal import Goal
from parlour.engine.title import Title
from parlour.server.protocol import Wire


class SetupChoice(Wire):
    """One of the values of a setup option."""

    value: str
    label: str
    name: str = Field(description="The same in short, where the label says more.")


class SetupOptionShown(Wire):
    """Something to agree on before a game."""

    name: str
    label: str
    kind: Literal["one", "several", "per_seat", "flag", "number"]
    default: Any
    help: str
    choices: list[SetupChoice]
    rare: bool


class BotShown(Wire):
    """What one of our levels goes by in a game."""

    level: str
    kind: Literal["chance", "rules", "tuned", "learned"]
    decisions: int = Field(description="From how many decisions of self-play it learned; 0 if it did not.")
    games: int = Field(description="In how many games of self-play its rules of thumb were tuned; 0 if they were not.")
    about: str = Field(description="The same as a sentence.")


class GameShown(Wire):
    """A game on the shelf."""

    id: str
    name: str
    title: str = Field(description="The first part of the name.")
    subtitle: str = Field(description="The rest of the name; may be empty.")
    about: str
    languages: list[str] = Field(description="English first.")
    cooperative: bool
    rules_version: str
    setup_options: list[SetupOptionShown]
    bot_levels: list[str] = Field(description="Weakest first.")
    bots: list[BotShown] = Field(description="What our own levels go by.")


class Shelf(Wire):
    """All games here."""

    protocol: int
    version: str
    games: list[GameShown]


class RuleShown(Wire):
    """One numbered rule."""

    id: str
    section: str
    text: str
    parts: list[tuple[str, str]] = Field(description="The text in parts: the number of another rule or nothing, and what is read.")


class RulesShown(Wire):
    """A game's rulebook."""

    name: str
    rules: list[RuleShown]


class FigureShown(Wire):
    """A printed figure that may be changed."""

    id: str = Field(description="`unmatched.dracula.health`.")
    name: str = Field(description="For people.")
    printed: int | bool
    usual: int | bool = Field(description="What it is at new tables here if nothing is said.")
    low: int | None = Field(description="The least it may be; nothing where it is yes or no.")
    high: int | None = Field(description="The most.")


class FiguresShown(Wire):
    """Everything printed of a game that may be changed when a table is made."""

    most: int = Field(description="How many may be changed at one table.")
    figures: list[FigureShown]


class GoalLineShown(Wire):
    """A heading and a sentence of the goal card; where something is counted, how far it is."""

    kind: Literal["win", "lose", "turn", "only"]
    label: str
    text: str
    rule: str
    done: int
    of: int = Field(description="How many boxes there are; 0 if nothing is counted.")
    count: str = Field(description="How it stands, in words.")


class GoalShown(Wire):
    """What a game is about: how it is won and lost, and how far everybody is."""

    title: str
    lines: list[GoalLineShown]
    kicker: str
    about: str
    task: str = Field(description="The whole of it in one short sentence.")
    ending: str = Field(description="How it ended, in one short sentence; empty while it goes on.")


class GoalAhead(GoalShown):
    """What a game with a setup would be about."""

    tasks: dict[str, str] = Field(description="By the choices of the option that was named, if one was: the task with it.")


class GoalAsked(Wire):
    """A setup somebody thinks about."""

    setup: dict[str, Any] = Field(default_factory=dict, description="Setup options; what is left out gets its usual value.")
    each: Annotated[str, Field(max_length=60)] = Field(default="", description="A setup option of which one is chosen.")


def game_shown(title: Title, levels: Sequence[str], language: str) -> GameShown:
    """Return a game with what can be agreed on, and the bots that know it."""
    return GameShown(
        id=title.id,
        name=title.name,
        title=title.name.partition(": ")[0],
        subtitle=title.name.partition(": ")[2],
        about=title.told(language),
        languages=title.languages(),
        cooperative=title.cooperative,
        rules_version=title.rules_version,
        setup_options=[
            SetupOptionShown(
                name=option.name,
                label=option.label,
                kind=option.kind,
                default=option.default,
                help=option.help,
                choices=[SetupChoice(value=v, label=label, name=option.names.get(v, label)) for v, label in option.choices],
                rare=option.rare,
            )
            for option in title.setup_options(language)
        ],
        bot_levels=list(levels),
        bots=[
            BotShown(
                level=bot.level, kind=bot.kind, decisions=bot.decisions, games=bot.games, about=bot.told(title.words(language))
            )
            for bot in all_of(title.id)
        ],
    )


def figures_shown(title: Title, usual: Mapping[str, Any], language: str) -> FiguresShown:
    """Return every printed figure that may be changed at a new table, and how far."""
    names, ranges = title.figure_names(language), title.figure_ranges
    shown = [
        FigureShown(
            id=f"{title.id}.{name}",
            name=names[name],
            printed=value,
            usual=usual.get(name, value),
            low=ranges[name][0] if name in ranges else None,
            high=ranges[name][1] if name in ranges else None,
        )
        for name, value in title.known_figures.items()
    ]
    return FiguresShown(most=MOST_CHANGES, figures=shown)


def goal_shown(goal: Goal) -> GoalShown:
    """Return a goal card as it is sent."""
    return GoalShown(**asdict(replace(goal, lines=())) | {"lines": [asdict(line) for line in goal.lines]})
