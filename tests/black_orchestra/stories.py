"""Stories about Black Orchestra: a position in few words, choices by key, and what must hold.

    t = story(
        beck(at="chancellery", motivation="committed", suspicion="low", cards="coup", items="signature"),
        kordt(at="train_station"),
        leaders={"hitler": "chancellery"},
        dice=[4, 4, 5, 1],
    )
    play(t, "plot:coup", "item:signature", "announce", "roll:2")

Only what matters is named. Everybody starts timid, at medium suspicion, in the Train Station, with nothing. Lists may be written as
one text. Leaders stand at their starting spaces unless placed (`None` means out of play). No tiles lie on the board unless named;
`tiles={"munich": "map"}` is face down, `"map!"` face up. It is seat 0's turn with three actions left. Dice are 1, 2, 3, 4 and 5 for
targets, 6 for an eagle.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import parlour
from parlour import Table

Json = dict[str, Any]
Words = str | Iterable[str]

TARGET, EAGLE = 4, 6
NOWHERE = dict.fromkeys(["hitler", "hess", "goebbels", "bormann", "himmler", "goering"])
"""All leaders out of play."""


def listed(words: Words) -> list[str]:
    return words.split() if isinstance(words, str) else list(words)


def person(name: str, at: str, motivation: str, suspicion: str, cards: Words, items: Words, more: Json) -> Json:  # noqa: PLR0913
    levels = {"id": name, "space": at, "motivation": motivation, "suspicion": suspicion}
    return {**levels, "dossier": listed(cards), "items": listed(items), **more}


def _person(name: str) -> Any:
    def described(
        at: str = "train_station",
        *,
        motivation: str = "timid",
        suspicion: str = "medium",
        cards: Words = (),
        items: Words = (),
        **more: Any,
    ) -> Json:
        return person(name, at, motivation, suspicion, cards, items, more)

    return described


beck, bonhoeffer, canaris = _person("beck"), _person("bonhoeffer"), _person("canaris")
goerdeler, kordt, olbricht = _person("goerdeler"), _person("kordt"), _person("olbricht")
oster, stauffenberg, tresckow = _person("oster"), _person("stauffenberg"), _person("tresckow")


def document(  # noqa: PLR0913
    *people: Json,
    players: int | None = None,
    difficulty: str = "standard",
    variants: Sequence[str] = (),
    switches: Json | None = None,
    tiles: Mapping[str, str] | None = None,
    turn: Json | None = None,
    events: Words | None = None,
    deck: Words | None = None,
    discard: Words = (),
    questions: Words | None = None,
    dice: Sequence[int] = (),
    orders: Sequence[Sequence[str]] = (),
    stack: Sequence[Sequence[Any]] | None = None,
    asking: Sequence[Any] | None = None,
    seed: int = 1,
    **state: Any,
) -> Json:
    """Return a story's beginning as a position document; other words are parts of the state as they stand there."""
    setup: Json = {
        "players": players if players is not None else len(people),
        "difficulty": difficulty,
        "variants": list(variants),
        **(switches or {}),
    }
    placed = {space: {"item": item.rstrip("!"), "face_up": item.endswith("!")} for space, item in (tiles or {}).items()}
    described: Json = {"conspirators": list(people), "tiles": placed, "turn": turn or {}, "discard": listed(discard), **state}
    if events is not None:
        described["events"] = listed(events)
    if deck is not None:
        described["deck"] = listed(deck)
    if questions is not None:
        described["interrogation"] = {"deck": listed(questions)}
    doc: Json = {"setup": setup, "state": described, "seed": seed}
    chance: Json = {}
    if dice:
        chance["dice"] = list(dice)
    if orders:
        chance["orders"] = [list(order) for order in orders]
    if chance:
        doc["chance"] = chance
    if stack is not None:
        doc["stack"] = [list(frame) for frame in stack]
    if asking is not None:
        doc["asking"] = list(asking)
    return doc


def story(*people: Json, **more: Any) -> Table:
    """Return a table at the beginning of a story, before an action of seat 0."""
    return parlour.position("black-orchestra", document(*people, **more))


def new_turn(*people: Json, **more: Any) -> Table:
    """Return a table at the very beginning of seat 0's turn."""
    return story(*people, stack=[["StartTurn", 0, -1]], **more)


def event(name: str, *people: Json, then: Words = (), **more: Any) -> Table:
    """Draw an event in seat 0's turn; afterwards seat 0 may act, so that nothing else happens."""
    stack = [["EndTurn", 0, -1], ["TakeAction", 0, -1], ["DrawEvent", 0, -1]]
    return story(*people, events=[name, *listed(then)], stack=stack, **more)


def interrogation(card: str, *people: Json, **more: Any) -> Table:
    """Seat 0 is in prison and faces this card; afterwards seat 1 may act, so that nothing else happens."""
    people[0]["space"] = "prison"
    return story(*people, questions=[card], stack=[["EndTurn", 0, -1], ["TakeAction", 1, -1], ["PrisonTurn", 0, -1]], **more)


# Choosing.


def play(t: Table, *keys: str) -> Table:
    """Make these choices one after the other, each by the seat whose it is."""
    for key in keys:
        t.choose(key)
    return t


def keys(t: Table, start: str = "") -> list[str]:
    """Return the keys of the open options, or of those that start so; none when the game is over."""
    return [option.key for option in t.decision.options if option.key.startswith(start)] if t.decision else []


def asked(t: Table) -> int:
    """Return the seat whose decision it is now; with several seats the active one."""
    assert t.decision is not None, "the game is over"
    return t.game.who()


def refused(t: Table, key: str, seat: int = 0) -> str:
    """Return the rule that forbids a choice; it must not be among the options."""
    assert key not in [option.key for option in t.decision.of(seat)] if t.decision else True
    return t.why_not(key, seat).rule


# Looking.


def state(t: Table) -> Json:
    doc: Json = t.position()["state"]
    return doc


def of(t: Table, name: str) -> Json:
    return next(entry for entry in state(t)["conspirators"] if entry["id"] == name)


def where(t: Table, name: str) -> str:
    return str(of(t, name)["space"])


def motivation(t: Table, name: str) -> str:
    return str(of(t, name)["motivation"])


def suspicion(t: Table, name: str) -> str:
    return str(of(t, name)["suspicion"])


def cards(t: Table, name: str) -> list[str]:
    return [card.removesuffix("#2") for card in of(t, name)["dossier"]]


def items(t: Table, name: str) -> list[str]:
    found: list[str] = of(t, name)["items"]
    return found


def leader(t: Table, name: str) -> str | None:
    space: str | None = state(t)["leaders"][name]
    return space


def support(t: Table) -> int:
    return int(state(t)["support"])


def dissent(t: Table) -> int:
    return int(state(t)["dissent"])


def pile(t: Table) -> list[str]:
    return [card.removesuffix("#2") for card in state(t)["discard"]]


def actions(t: Table) -> int:
    return int(state(t)["turn"]["actions"])


def told(t: Table, seat: int | None = None) -> list[str]:
    """Return the names of what happened, as far as a seat may see it."""
    return [entry["event"] for entry in t.events(seat)]


def won(t: Table) -> bool:
    return t.outcome is not None and bool(t.outcome.winners)


def lost(t: Table, rule: str) -> bool:
    """Whether the game is lost by that rule."""
    outcome = t.view()["outcome"]
    return outcome is not None and not outcome["winners"] and outcome["rule"] == rule


def changes(before: Json, after: Json) -> Json:
    """Return what is different between two states: levels, places, leaders, support, tiles, pieces."""
    found: Json = {}
    for one, other in zip(before["conspirators"], after["conspirators"], strict=True):
        for field in ("space", "motivation", "suspicion", "dossier", "items"):
            if one[field] != other[field]:
                found[f"{one['id']}.{field}"] = other[field]
    for name, space in after["leaders"].items():
        if before["leaders"][name] != space:
            found[name] = space
    for field in ("support", "dissent", "tiles"):
        if before[field] != after[field]:
            found[field] = after[field]
    return found
