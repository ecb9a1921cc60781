"""What a match is about: whose health has to go to 0 (U-66, U-93, U-99)."""

from __future__ import annotations

from parlour.engine.goal import Goal, GoalLine, Kind
from parlour.engine.messages import Language
from parlour.engine.said import Noun, Value
from parlour.engine.title import Json
from parlour.games.unmatched.content import Content


def goal(content: Content, seats: list[Noun], view: Json, words: Language) -> Goal:
    """Return the card: who must fall, what a turn is, and what presses."""
    players, me = view["players"], view["seat"]
    teams = len({player["team"] for player in players}) < len(players)
    way = "teams" if teams else "duel" if len(players) == 2 else "free"
    who = "watching" if me is None else "you"
    lines: list[GoalLine] = []

    def line(kind: Kind, name: str, text: str, rule: str, **args: Value) -> None:
        label = words.text(name, {"who": who})
        lines.append(GoalLine(kind, label, words.text(text, {"who": who, **args}), rule))

    rule = {"duel": "U-66", "free": "U-93", "teams": "U-99"}[way]
    if me is None:
        line("win", "goal-win", f"goal-{way}.watching", rule)
    else:
        mine = players[me]["team"]
        others: list[Value] = [seats[player["seat"]] for player in players if player["team"] != mine]
        friends = [player["seat"] for player in players if player["team"] == mine]
        own: list[Value] = [seats[seat] for seat in friends]
        helped = "yes" if any(len(players[seat]["fighters"]) > 1 for seat in friends) else "no"
        line("win", "goal-win", f"goal-{way}.win", rule, others=others)
        line("lose", "goal-lose", f"goal-{way}.lose", rule, own=own, helped=helped)
    line("turn", "goal-turn", "goal-actions", "U-17", actions=content.actions_per_turn)
    line("only", "goal-clock", "goal-deck", "U-33", damage=content.exhaustion_damage)
    return Goal(
        words.text(f"goal-{way}", {}),
        tuple(lines),
        task=words.text(f"goal-{way}.task", {}),
        ending=_ending(seats, view, words),
    )


def _ending(seats: list[Noun], view: Json, words: Language) -> str:
    if view["outcome"] is None:
        return ""
    fallen: list[Value] = [seats[player["seat"]] for player in view["players"] if player["fighters"][0]["health"] == 0]
    return words.text("goal-fell", {"fallen": fallen}) if fallen else ""
