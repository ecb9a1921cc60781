"""What the conspirators are about (BO-110, BO-127 to BO-133)."""

from __future__ import annotations

from parlour.engine.goal import Goal, GoalLine
from parlour.engine.messages import Language
from parlour.engine.said import Value
from parlour.engine.title import Json


def goal(setup: Json, view: Json, words: Language, *, actions: int, deputies: int) -> Goal:
    """Return the card: one plot, and three ways to be too late."""
    who = "watching" if view["seat"] is None else "group"
    variants = setup["variants"]
    caught, everybody = sum(one["space"] == "prison" for one in view["conspirators"]), len(view["conspirators"])
    names = ["prison", *([] if "guarded_documents" in variants else ["documents"]), "time"]
    ways: list[Value] = [words.text(f"goal-lose-{name}", {}) for name in names]

    def said(name: str, **args: Value) -> str:
        return words.text(name, {"who": who, **args})

    plot = said("goal-plot", deputies=deputies if "trusted_lieutenants" in variants else 0)
    in_prison = said("goal-prisoners", done=caught, of=everybody)
    return Goal(
        said("goal-task"),
        (
            GoalLine("win", said("goal-win"), plot, "BO-127", count=said("goal-targets", targets=view["support"]["now"])),
            GoalLine("lose", said("goal-lose"), said("goal-lost", ways=ways), "BO-131", caught, everybody, in_prison),
            GoalLine("turn", said("goal-turn"), said("goal-actions", actions=actions), "BO-20"),
            GoalLine("only", said("goal-together"), said("goal-together.text"), "BO-1"),
        ),
        kicker=words.text(f"difficulty-{view['difficulty']}", {}),
        about=said("goal-about"),
        task=said("goal-task.task"),
        ending=said("goal-ended", way=_way(view, caught == everybody)) if view["outcome"] is not None else "",
    )


def _way(view: Json, all_caught: bool) -> str:  # noqa: FBT001 - a fact, not a switch
    """Return how it ended."""
    if view["outcome"]["winners"]:
        return "won"
    return "prison" if all_caught else "documents" if sum(view["events_left"]) else "time"
