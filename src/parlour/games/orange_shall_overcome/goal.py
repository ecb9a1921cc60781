"""The scenario card: what wins, what loses, and what is special about it (OSO-4 to OSO-9, OSO-154)."""

from __future__ import annotations

from parlour.engine.goal import Goal, GoalLine
from parlour.engine.messages import Language
from parlour.engine.said import Args, Value
from parlour.engine.title import Json
from parlour.games.orange_shall_overcome.scenario import Scenario


def goal(scenario: Scenario, view: Json, words: Language) -> Goal:
    """Return the card of a scenario, its boxes filled as far as the group is."""
    name, task = scenario.name().name, f"task-{scenario.id}"
    args: Args = {
        **scenario.numbers(),
        "done": view["goal"]["done"],
        "goal": view["goal"]["tasks"],
        "lost": view["lost"],
        "limit": view["limit"],
        "hunger": view["hunger"] or 0,
    }
    who = "watching" if view["seat"] is None else "group"

    def said(message: str) -> str:
        return words.text(message, args) if words.has(message) else ""

    done, at_risk = said(f"{name}.done"), said(f"{name}.risk")
    risk = view["hunger"] if scenario.hunger_limit else view["lost"]
    limit = said(f"{task}.limit") or (said(f"{name}.lose") if scenario.hunger_limit else "")
    ways: list[Value] = [*([limit] if limit else []), *(words.text(f"lose-{end}", {}) for end in ("morale", "alibi", "time"))]
    lost = words.text("goal-lost", {"ways": ways})
    counted = (risk, view["limit"], at_risk) if limit and at_risk else (0, 0, "")
    specials = [GoalLine("only", said(f"action-{id}"), said(f"action-{id}.text"), rule) for id, rule in scenario.special_actions]
    remember = said(f"{task}.special")
    if remember:
        specials.append(GoalLine("only", words.text("goal-remember", {}), remember))
    level, period = words.text(f"level-{view['difficulty']}", {}), said(f"{name}.period")
    return Goal(
        words.noun(scenario.name()),
        (
            GoalLine(
                "win",
                words.text("goal-win", {"who": who}),
                said(f"{task}.win") or said(f"{name}.goal"),
                "OSO-4",
                view["goal"]["done"],
                view["goal"]["tasks"],
                done,
            ),
            GoalLine("lose", words.text("goal-lose", {"who": who}), lost, "OSO-6", *counted),
            GoalLine("turn", words.text("goal-turn", {"who": who}), words.text("goal-day", {}), "OSO-81"),
            *specials,
        ),
        kicker=words.text("goal-scenario", {"number": scenario.number, "level": level, "period": period}),
        about=said(f"{name}.history"),
        task=said(task) or said(f"{name}.goal"),
        ending=_ending(scenario, view, words, args),
    )


def _ending(scenario: Scenario, view: Json, words: Language, args: Args) -> str:
    outcome = view["outcome"]
    if outcome is None:
        return ""
    task = f"task-{scenario.id}"
    caught: list[Value] = [one["name"] for one in view["characters"] if one["alibi"] == 0]
    if outcome["winners"]:
        return words.text(f"{task}.won" if words.has(f"{task}.won") else "ended-goal", args)
    if view["morale"] == 0:
        return words.text("goal-ended-morale", {})
    if caught:
        return words.text("goal-ended-alibi", {"characters": caught})
    if view["limit"] and (view["hunger"] if scenario.hunger_limit else view["lost"]) >= view["limit"]:
        limited = f"{task}.lost"
        return words.text(limited, args) if words.has(limited) else words.text("goal-ended-limit", {})
    return words.text("goal-ended-time", {})
