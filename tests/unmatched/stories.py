"""Stories about Unmatched: a position in few words, choices by key, and what must hold.

    t = duel(
        holmes(at="s9", watson="s10", hand="feint counterpunch"),
        dracula(at="s1", sisters=["s2", None, "s3"], health=4, deck="dash exploit"),
        board="soho",
    )
    fight(t, "sherlock_holmes", "dracula", "counterpunch", "none")
    assert health(t, "dracula") == 0

Only what matters is named. Lists of cards may be written as one text. A deck is named from the top; the cards of a deck that is
named which lie nowhere else are in the discard pile; a deck that is not named holds them, shuffled. A sidekick that is not
placed is defeated. The seats are numbered in the order of the players, and it is seat 0's turn with two actions left. In a mirror
match fighters are called `dracula@1`, `sister_2@2` and so on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import parlour
from parlour import Table

Json = dict[str, Any]
Cards = str | Iterable[str]

HEROES = ("sherlock_holmes", "dracula", "jekyll_and_hyde", "invisible_man")
BOARDS = ("baskerville_manor", "soho", "marmoreal", "sarpedon", "sherwood_forest", "yukon")
START = "start"
"""The start space of the seat."""


@dataclass
class Player:
    """One player of a story: a hero, the places of the fighters, and the rest of the player's part of a position."""

    hero: str
    fighters: dict[str, Json]
    state: Json = field(default_factory=dict)


def _player(hero: str, at: str | None, health: int | None, cards: tuple[Cards, Cards | None], more: Json) -> Player:
    hand, deck = cards
    figure: Json = {} if at == START else {"space": at}
    if health is not None:
        figure["health"] = health
    state: Json = {"hand": listed(hand), **more}
    if deck is not None:
        state["deck"] = listed(deck)
    if "discard" in state:
        state["discard"] = listed(state["discard"])
    return Player(hero, {hero: figure}, state)


def listed(cards: Cards) -> list[str]:
    """Return cards as a list, whether they came as one or as a text."""
    return cards.split() if isinstance(cards, str) else list(cards)


def holmes(  # noqa: PLR0913 - one word for each thing that matters
    at: str | None = START,
    *,
    watson: str | None = None,
    health: int | None = None,
    watson_health: int | None = None,
    hand: Cards = (),
    deck: Cards | None = None,
    **more: Any,
) -> Player:
    """Sherlock Holmes, with Dr. Watson if he is placed; `at=None` means defeated."""
    player = _player("sherlock_holmes", at, health, (hand, deck), more)
    if watson is not None:
        player.fighters["dr_watson"] = {"space": watson} | ({} if watson_health is None else {"health": watson_health})
    return player


def dracula(
    at: str | None = START,
    *,
    sisters: Sequence[str | None] = (),
    health: int | None = None,
    hand: Cards = (),
    deck: Cards | None = None,
    **more: Any,
) -> Player:
    """Dracula, with the Sisters that are placed: sister_1, sister_2, sister_3 in this order."""
    player = _player("dracula", at, health, (hand, deck), more)
    for n, space in enumerate(sisters, 1):
        if space is not None:
            player.fighters[f"sister_{n}"] = {"space": space}
    return player


def jekyll(
    at: str | None = START, *, health: int | None = None, hand: Cards = (), deck: Cards | None = None, **more: Any
) -> Player:
    """Jekyll & Hyde as Dr. Jekyll."""
    return _player("jekyll_and_hyde", at, health, (hand, deck), {"form": "Dr. Jekyll", **more})


def hyde(at: str | None = START, *, health: int | None = None, hand: Cards = (), deck: Cards | None = None, **more: Any) -> Player:
    """Jekyll & Hyde as Mr. Hyde."""
    return _player("jekyll_and_hyde", at, health, (hand, deck), {"form": "Mr. Hyde", **more})


def invisible_man(
    at: str | None = START,
    *,
    fog: Sequence[str | None] = (None, None, None),
    health: int | None = None,
    hand: Cards = (),
    deck: Cards | None = None,
    **more: Any,
) -> Player:
    """The Invisible Man with his three fog tokens; `vanished=True` with `at=None` while Vanish lasts."""
    return _player("invisible_man", at, health, (hand, deck), {"fog": list(fog), **more})


def document(  # noqa: PLR0913
    *players: Player,
    board: str = "baskerville_manor",
    turn: int = 0,
    actions: int = 2,
    start: bool = False,
    at_turn: Json | None = None,
    combat: Json | None = None,
    text: Json | None = None,
    picks: Sequence[str] = (),
    **setup: Any,
) -> Json:
    """Return a story's beginning as a position document. Setup options (`end_rule`, `teams`, …) are keywords.

    With `start` the turn begins with its start-of-turn effects, otherwise with the next action. `picks` are the cards that
    random discards will hit (`dracula.dash`); `at_turn`, `combat` and `text` are parts of the document as they stand there.
    """
    heroes = [player.hero for player in players]
    mirror = len(set(heroes)) < len(heroes)
    described = []
    for number, player in enumerate(players, 1):
        mark = f"@{number}" if heroes.count(player.hero) > 1 else ""
        described.append({**player.state, "fighters": {name + mark: figure for name, figure in player.fighters.items()}})
    state: Json = {"turn": {"player": turn, "actions": actions, **(at_turn or {})}, "players": described}
    if combat is not None:
        state["combat"] = combat
    if text is not None:
        state["text"] = text
    doc: Json = {"setup": {"heroes": heroes, "board": board, "mirror": mirror, **setup}, "state": state}
    if start:
        doc["stack"] = [["StartTurn", turn, -1]]
    if picks:
        doc["chance"] = {"picks": list(picks)}
    return doc


def duel(*players: Player, **more: Any) -> Table:
    """Return a table at the beginning of a story; for two to four players. The words are those of `document`."""
    return parlour.position("unmatched", document(*players, **more))


# Choosing.


def play(t: Table, *keys: str) -> Table:
    """Make these choices one after the other, each by the seat whose it is."""
    for key in keys:
        t.choose(key)
    return t


def fight(t: Table, attacker: str, target: str, attack: str, defense: str = "none") -> Table:
    """Attack, with these cards on both sides."""
    return play(t, f"attack:{attacker}:{target}", f"attack:{attack}", f"defend:{defense}")


def maneuver(t: Table, *moves: str, boost: str = "none") -> Table:
    """Maneuver with these moves (`dracula:b4`). Questions that have only one answer need none."""
    play(t, "maneuver")
    if keys(t, "boost:"):
        play(t, f"boost:{boost}")
    play(t, *(f"move:{move}" for move in moves))
    return play(t, "done") if "done" in keys(t) else t


def keys(t: Table, start: str = "") -> list[str]:
    """Return the keys of the open options, or of those that start so; none when the game is over."""
    return [option.key for option in t.decision.options if option.key.startswith(start)] if t.decision else []


def asked(t: Table) -> int:
    """Return the seat that decides now."""
    assert t.decision is not None, "the game is over"
    (seat,) = t.decision.seats
    return seat


# Looking.


def _of(t: Table, seat: int) -> Json:
    described: Json = t.position()["state"]["players"][seat]
    return described


def _figure(t: Table, fighter: str) -> Json:
    for player in t.position()["state"]["players"]:
        if fighter in player["fighters"]:
            figure: Json = player["fighters"][fighter]
            return figure
    raise KeyError(fighter)


def where(t: Table, fighter: str) -> str | None:
    """Return the space a fighter stands on, None if it is off the board."""
    space: str | None = _figure(t, fighter)["space"]
    return space


def health(t: Table, fighter: str) -> int:
    """Return a fighter's health."""
    points: int = _figure(t, fighter)["health"]
    return points


def hand(t: Table, seat: int) -> list[str]:
    """Return a hand, sorted."""
    return sorted(_of(t, seat)["hand"])


def deck(t: Table, seat: int) -> list[str]:
    """Return a deck from the top."""
    return list(_of(t, seat)["deck"])


def discard(t: Table, seat: int) -> list[str]:
    """Return a discard pile, sorted."""
    return sorted(_of(t, seat)["discard"])


def fog(t: Table, seat: int) -> list[str | None]:
    """Return where the three fog tokens of a seat lie, token by token."""
    return list(_of(t, seat)["fog"])


def form(t: Table, seat: int) -> str:
    """Return the form of Jekyll & Hyde."""
    return str(_of(t, seat)["form"])


def actions(t: Table) -> int:
    """Return how many actions are left in this turn."""
    left: int = t.position()["state"]["turn"]["actions"]
    return left


def whose_turn(t: Table) -> int:
    """Return the seat whose turn it is."""
    seat: int = t.position()["state"]["turn"]["player"]
    return seat


def winners(t: Table) -> tuple[int, ...] | None:
    """Return the seats that won, None while the game goes on."""
    return t.outcome.winners if t.outcome else None


def told(t: Table, seat: int | None, *names: str) -> list[Json]:
    """Return the events of these names as a seat (None: a spectator) sees them, the oldest first; all if none is named."""
    return [event for event in t.events(seat) if not names or event["event"] in names]


def knows(t: Table, seat: int, other: int) -> list[str]:
    """Return the cards a seat knows to be in another hand, sorted."""
    return sorted(t.view(seat)["players"][other]["known_hand"])
