"""Every event and every interrogation answer does what the fact file says, word by word; the texts are compared elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from black_orchestra.stories import Json
from facts import read_facts
from parlour.engine.kernel import Step
from parlour.games.black_orchestra.cards import interrogation, offers
from parlour.games.black_orchestra.cards.printed import CONTENT
from parlour.games.black_orchestra.cards.spaces import BOARD
from parlour.games.black_orchestra.names import AFFILIATION_IDS, EVERY_LEADER, EXTREME, LEADER_IDS, MOTIVATION_IDS, SUSPICION_IDS
from parlour.games.black_orchestra.turn.evacuation import Evacuate
from parlour.games.black_orchestra.turn.raid import Raid
from parlour.games.black_orchestra.words import effects as e
from parlour.games.black_orchestra.words import who
from parlour.games.black_orchestra.words.choices import DiscardCards, DiscardItems, DrawUpTo, OneOf
from parlour.games.black_orchestra.words.places import RemoveTiles
from parlour.games.black_orchestra.words.visits import DeputiesConverge, HimmlerComes, IfAlone, Offer, PayForSuspicion, Visit

GROUPS = [
    (who.EVERYBODY, "all"),
    (who.OTHERS, "others"),
    (who.HERE, "here"),
    (who.VISITED, "visited"),
    (who.NEAREST_TO_HITLER, "nearest_to_hitler"),
    (who.PRISONERS, "prisoner"),
]
VISITED = {"who": "visited"}
START = {"set": "start", "only_lower": True}
OFFERS: dict[int, Json] = {
    id(offers.GOEBBELS_OFFER): {
        "cost": [{"op": "suspicion", **VISITED, "raise_to": "high"}],
        "then": [{"op": "motivation", **VISITED, "delta": 2}],
    },
    id(offers.HIMMLERS_OFFER): {
        "cost": [],
        "then": [
            {
                "op": "roll",
                "n": 1,
                "on": {
                    "number": [{"op": "motivation", **VISITED, "delta": "rolled"}],
                    "eagle": [{"op": "suspicion", **VISITED, "delta": 2}],
                },
            }
        ],
    },
    id(offers.HESS_OFFER): {
        "cost": [{"op": "motivation", **VISITED, "delta": -1}],
        "then": [{"op": "move_conspirator", **VISITED, "to": "any_open"}, {"op": "suspicion", **VISITED, "delta": -1}],
    },
    id(offers.HITLERS_OFFER): {
        "cost": [],
        "then": [{"op": "motivation", **VISITED, **START}, {"op": "suspicion", **VISITED, **START}],
    },
}
"""What the four offers are for; their stories are told in `test_events.py`."""


def group(meant: who.Who, scope: str) -> Any:
    """Return a group of conspirators in the words of the fact file; `scope` names one of a narrowed group."""
    fits: Json = {
        "affiliation": AFFILIATION_IDS[meant.affiliation] if meant.affiliation >= 0 else None,
        "zone": "berlin" if meant.berlin else None,
        "space": BOARD.ids[meant.space] if meant.space >= 0 else None,
        "suspicion_max": SUSPICION_IDS[meant.suspicion_max] if meant.suspicion_max < EXTREME else None,
        "suspicion_min": SUSPICION_IDS[meant.suspicion_min] if meant.suspicion_min else None,
        "motivation_min": MOTIVATION_IDS[meant.motivation_min] if meant.motivation_min else None,
        **{f"{what}_min": getattr(meant, what) or None for what in ("cards", "items", "plots", "illegal")},
    }
    fits = {what: value for what, value in fits.items() if value is not None}
    name = scope or next(name for known, name in GROUPS if known.scope == meant.scope)
    return {"scope": name, **fits} if fits or name == "one_other" else name


def paid(s: PayForSuspicion, whom: Any) -> Json:
    item = {"op": "discard_items", "who": whom, "n": 1}
    card = {"op": "discard_cards", "who": whom, "n": 1, "filter": "any"}
    either = {
        "op": "choose",
        "by": "visited",
        "options": [{"label": "card", "effects": [card]}, {"label": "item", "effects": [item]}],
    }
    again = {"repeat": True} if s.again else {}
    then = [{"op": "suspicion", "who": whom, "delta": -s.relief}]
    return {"op": "may", "by": "visited", **again, "cost": [either if s.cards else item], "then": then}


def suspected(s: e.SuspicionUpTo, whom: Any) -> Json:
    return {"op": "suspicion", "who": whom, **({"set": "extreme"} if s.level == EXTREME else {"raise_to": SUSPICION_IDS[s.level]})}


def led(s: e.LeadersTo, _whom: Any) -> Json:
    everyone = set(s.leaders) == set(EVERY_LEADER)
    return {"op": "move_leader", "leaders": "all" if everyone else [LEADER_IDS[n] for n in s.leaders], "to": BOARD.ids[s.space]}


def freed(s: Any, _whom: Any) -> Json:
    return {"op": "release", "who": "self", "to": "gestapo_hq", "at": SUSPICION_IDS[s.level]}


WORDS: dict[type[Step], Callable[[Any, Any], Json]] = {
    e.Motivation: lambda s, whom: {"op": "motivation", "who": whom, "delta": s.delta},
    e.Suspicion: lambda s, whom: {"op": "suspicion", "who": whom, "delta": s.delta},
    e.SuspicionUpTo: suspected,
    e.Support: lambda s, _: {"op": "support", "delta": s.delta},
    e.SupportToStart: lambda _, __: {"op": "support", "set": "start"},
    e.SupportAtLeast: lambda s, _: {"op": "support", "at_least": s.level},
    e.LeadersTo: led,
    e.LeadersGoHome: lambda _, __: {"op": "move_leader", "leaders": "all", "to": "start"},
    e.RemoveLeader: lambda s, _: {"op": "remove_leader", "leader": LEADER_IDS[s.leader]},
    e.RevealAt: lambda s, _: {"op": "reveal_item", "at": BOARD.ids[s.space]},
    e.RemoveEvents: lambda s, _: {"op": "remove_events", "stage": s.stage, "n": s.n},
    e.GoTo: lambda s, whom: {"op": "move_conspirator", "who": whom, "to": BOARD.ids[s.space]},
    e.Arrest: lambda _, whom: {"op": "arrest", "who": whom},
    e.LoseIllegalCards: lambda _, whom: {"op": "discard_cards", "who": whom, "filter": "illegal", "all": True},
    e.AbwehrAbilitiesOff: lambda _, __: {"op": "ability_off", "affiliation": "abwehr", "for": "game"},
    e.ClearTrack: lambda _, __: {"op": "dissent", "clear": True},
    e.TwoEvents: lambda s, _: {"op": "events_this_turn", "n": s.n},
    e.RemoveTilesOfStages: lambda s, _: {"op": "remove_board_items", "stages": s.stages},
    RemoveTiles: lambda s, _: {"op": "remove_board_items", "n": s.n},
    DiscardCards: lambda s, whom: {"op": "discard_cards", "who": whom, "n": s.n, "filter": "plot" if s.plots else "any"},
    DiscardItems: lambda s, whom: {"op": "discard_items", "who": whom, "n": s.n},
    DrawUpTo: lambda s, whom: {"op": "draw_cards", "who": whom, "n": s.n, "up_to": True},
    Visit: lambda s, _: {"op": "visit", "leader": LEADER_IDS[s.leader]},
    IfAlone: lambda s, _: {"op": "if", "cond": {"visited_alone": True}, "then": ops(s.step, "visited")},
    Offer: lambda s, _: {"op": "may", "by": "visited", **OFFERS[id(s)]},
    PayForSuspicion: paid,
    Raid: lambda _, __: {"op": "raid"},
    Evacuate: lambda s, _: {"op": "evacuate", "conspirators": True, "deputies": True, "hitler": s.hitler},
    DeputiesConverge: lambda _, __: {"op": "deputies_converge"},
    interrogation.ReaderReleased: freed,
    interrogation.CardLeavesGame: lambda _, __: {"op": "remove_this_card"},
}


def ops(step: Step, whom: Any = "self", one: str = "one") -> list[Json]:
    """Return an effect in the words of the fact file."""
    if isinstance(step, e.Sequence):
        return [op for part in step.steps for op in ops(part, whom, one)]
    if isinstance(step, e.Each):
        return ops(step.step, group(step.who, ""), one)
    if isinstance(step, OneOf):
        return ops(step.step, group(step.group, one), one)
    if isinstance(step, HimmlerComes):
        moved = {"op": "move_leader_to", "leader": "himmler", "who": group(step.group, one)}
        return [moved, {"op": "suspicion", "who": "moved_to", "delta": step.gain}]
    return [WORDS[type(step)](step, whom)]


@pytest.fixture(scope="module")
def facts() -> Json:
    return read_facts("black_orchestra")


def test_events(facts: Json) -> None:
    """BO-60 BO-66 BO-132: the text of all 84 cards, and what counts while a card is current (R13)."""
    events = {event.id: event for event in CONTENT.events}
    for printed in facts["event_cards"]:
        event = events[printed["id"]]
        lasting: list[Json] = []
        if event.ignore_eagles:
            lasting.append({"op": "plot_mod", "ignore_eagles": event.ignore_eagles})
        if event.add_eagles:
            lasting.append({"op": "plot_mod", "add_eagles": event.add_eagles})
        if event.low_in >= 0:
            lasting.append({"op": "suspicion_set_on_space", "space": BOARD.ids[event.low_in], "level": "low"})
        if event.uprising:
            lasting.append({"op": "dissent_choice", "effects": [{"op": "motivation", "who": "all", "delta": 1}]})
        text = [{"op": "lose_game"}] if event.loses else [op for step in event.does for op in ops(step)]
        assert (text, lasting) == (printed["effects"], printed.get("while_current") or []), event.id


def test_events_that_move_hitler_are_known_before_their_text(facts: Json) -> None:
    """R85: Delay Hitler is offered exactly where the text would move him."""
    events = {event.id: event for event in CONTENT.events}
    for printed in facts["event_cards"]:
        goals = [
            op["to"]
            for op in printed["effects"]
            if op["op"] == "move_leader" and (op["leaders"] == "all" or "hitler" in op["leaders"])
        ]
        event = events[printed["id"]]
        there = [BOARD.ids[event.hitler_to]] if event.hitler_to >= 0 else []
        assert there == [goal if goal != "start" else "deutschlandhalle" for goal in goals], event.id
        assert event.hitler_visits == ({"op": "visit", "leader": "hitler"} in printed["effects"]), event.id


def test_interrogation_cards(facts: Json) -> None:
    """BO-102 BO-105 R2: every answer and every broken result of both decks, and where a target leads."""
    printed = {card["id"]: card for card in facts["interrogation_cards"] + facts["interrogation_cards_classic"]}
    for card in CONTENT.all_questions:
        said = printed[card.id]
        given = [[op for step in answer.does for op in ops(step, one="one_other")] for answer in card.answers]
        assert given == [option["effects"] for option in said["options"]], card.id
        if card.broken is not None:
            broken = [op for step in card.broken.does for op in ops(step, one="one_other")]
            assert broken == said["try_and_resist"]["broken_effects"], card.id
            assert said["try_and_resist"]["target_effects"][0]["at"] == SUSPICION_IDS[card.release_at], card.id
