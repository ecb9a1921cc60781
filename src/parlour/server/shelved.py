"""A game as it stands on the shelf: its setup options, and the figures that may be changed. With packs or without."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.bots.taught import all_of
from parlour.engine.figures import MOST_CHANGES
from parlour.engine.title import Title
from parlour.server import lobby


def game_shown(title: Title, levels: Sequence[str], language: str) -> lobby.GameShown:
    """Return a game with what can be agreed on, and the bots that know it."""
    return lobby.GameShown(
        id=title.id,
        name=title.name,
        title=title.name.partition(": ")[0],
        subtitle=title.name.partition(": ")[2],
        about=title.told(language),
        languages=title.languages(),
        cooperative=title.cooperative,
        rules_version=title.rules_version,
        setup_options=[
            lobby.SetupOptionShown(
                name=option.name,
                label=option.label,
                kind=option.kind,
                default=option.default,
                help=option.help,
                choices=[lobby.SetupChoice(value=v, label=label, name=option.names.get(v, label)) for v, label in option.choices],
                rare=option.rare,
            )
            for option in title.setup_options(language)
        ],
        bot_levels=list(levels),
        bots=[
            lobby.BotShown(
                level=bot.level, kind=bot.kind, decisions=bot.decisions, games=bot.games, about=bot.told(title.words(language))
            )
            for bot in all_of(title.id)
        ],
    )


def figures_shown(title: Title, usual: Mapping[str, Any], language: str) -> lobby.FiguresShown:
    """Return every printed figure that may be changed at a new table, and how far."""
    names, ranges = title.figure_names(language), title.figure_ranges
    shown = [
        lobby.FigureShown(
            id=f"{title.id}.{name}",
            name=names[name],
            printed=value,
            usual=usual.get(name, value),
            low=ranges[name][0] if name in ranges else None,
            high=ranges[name][1] if name in ranges else None,
        )
        for name, value in title.known_figures.items()
    ]
    return lobby.FiguresShown(most=MOST_CHANGES, figures=shown)
