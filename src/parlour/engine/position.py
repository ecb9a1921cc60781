"""Positions on file: the whole truth of a game at one moment, as a JSON document.

The game writes its own state; the engine adds setup, chance, the stack of what is still to happen and the open choice.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from librt.vecs import append, vec

from parlour.engine.errors import BadInput
from parlour.engine.kernel import NONE, Choice, Foretold, Frame, Game, Step
from parlour.engine.record import MOST_SEED
from parlour.engine.title import Json, Title, read_dict, read_int, read_list

_FIELDS = ("game", "rules", "setup", "state", "seed", "chance", "stack", "asking", "outcome")
_CHANCE = ("generator", "dice", "picks", "orders")
_WORD = 2**32 - 1


def write(title: Title, setup: Json, g: Game) -> Json:
    """Return a position as a document."""
    chance: Json = {"generator": [int(g.chance_a), int(g.chance_b), int(g.chance_c), int(g.chance_n)]}
    if g.foretold is not None:
        for name, told in (("dice", g.foretold.dice), ("picks", g.foretold.picks), ("orders", g.foretold.orders)):
            if told:
                chance[name] = told
        if "picks" in chance:
            chance["picks"] = [title.piece_name(g, piece) for piece in g.foretold.picks]
        if "orders" in chance:
            chance["orders"] = [[title.piece_name(g, piece) for piece in order] for order in g.foretold.orders]
    doc: Json = {
        "game": title.id,
        "rules": title.rules_version,
        "setup": setup,
        "state": title.write_state(g),
        "chance": chance,
        "stack": [_write_frame(frame) for frame in g.stack],
    }
    if g.options:
        doc["asking"] = _write_frame(Frame(g.asker, g.ask_me, g.ask_it))
    if g.winners >= 0:
        doc["outcome"] = {"winners": g.winners, "reason": g.reason}
    return doc


def read(title: Title, doc: Any) -> tuple[Json, Game]:
    """Return setup and game of a document, advanced to the first decision; anything wrong is one clear line."""
    doc = read_dict("position", doc, _FIELDS)
    if doc.get("game", title.id) != title.id:
        msg = f"position: made for {doc['game']!r}, not for {title.id}"
        raise BadInput(msg)
    setup = title.read_setup(read_dict("position setup", doc.get("setup", {}), [o.name for o in title.setup_options()]))
    seed = read_int("position seed", doc.get("seed", 0), 0, MOST_SEED)
    g = title.read_state(setup, doc.get("state", {}), seed)
    _read_chance(title, g, doc.get("chance", {}))
    if "outcome" in doc:
        outcome = read_dict("position outcome", doc["outcome"], ("winners", "reason"))
        everybody = 2 ** len(title.seats(g)) - 1
        winners = read_int("position winners", outcome.get("winners"), 0, everybody)
        g.end(winners, read_int("position reason", outcome.get("reason"), NONE, 999))
        return setup, g
    if "stack" in doc or "asking" in doc:
        steps = title.steps(g)
        g.stack = vec[Frame]([Frame(*_read_frame(steps, entry)) for entry in read_list("position stack", doc.get("stack", []))])
        if "asking" in doc:
            asker, me, it = _read_frame(steps, doc["asking"])
            if not isinstance(asker, Choice):
                msg = f"position asking: {asker.name()} is not a choice"
                raise BadInput(msg)
            _ask_again(g, asker, me, it)
    else:
        g.stack = append(g.stack, Frame(*title.usual_step(g)))
    if not g.stack and not g.options:
        msg = "position: nothing is left to happen"
        raise BadInput(msg)
    _advance(g)
    return setup, g


def digest(doc: Json) -> str:
    """Return the hash of a position document."""
    text = json.dumps(doc, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _ask_again(g: Game, asker: Choice, me: int, it: int) -> None:
    """Open the choice again that was open when the position was written."""
    try:
        options = asker.options(g, me, it)
    except (IndexError, KeyError, AssertionError, ValueError) as mistake:
        msg = f"position asking: {asker.name()} cannot be asked in this state"
        raise BadInput(msg) from mistake
    if not options:
        msg = f"position asking: {asker.name()} has no option in this state"
        raise BadInput(msg)
    g.options, g.asker, g.ask_me, g.ask_it = options, asker, me, it


def _advance(g: Game) -> None:
    """Go on to the first decision; a stack that does not fit the state is refused."""
    try:
        g.advance()
    except BadInput:
        raise
    except (IndexError, KeyError, AssertionError, ValueError) as mistake:
        msg = "position: the stack does not fit the state"
        raise BadInput(msg) from mistake


def _read_chance(title: Title, g: Game, given: Any) -> None:
    chance = read_dict("position chance", given, _CHANCE)
    if "generator" in chance:
        words = [read_int("position generator", word, 0, _WORD) for word in read_list("position generator", chance["generator"])]
        if len(words) != 4:
            msg = f"position generator: expected 4 numbers, got {len(words)}"
            raise BadInput(msg)
        g.chance_a, g.chance_b, g.chance_c, g.chance_n = words
    dice = [read_int("position dice", face, 1, 6) for face in read_list("position dice", chance.get("dice", []))]
    picks = [title.piece(g, name) for name in read_list("position picks", chance.get("picks", []))]
    orders = [
        [title.piece(g, name) for name in read_list("position order", order)]
        for order in read_list("position orders", chance.get("orders", []))
    ]
    if dice or picks or orders:
        g.foretold = Foretold(dice, picks, orders)


def _write_frame(frame: Frame) -> list[Any]:
    return [frame.step.name(), frame.me, frame.it]


def _read_frame(steps: Any, given: Any) -> tuple[Step, int, int]:
    entry = read_list("position stack", given)
    if len(entry) != 3 or not isinstance(entry[0], str) or entry[0] not in steps:
        msg = f"position stack: cannot read {given!r}"
        raise BadInput(msg)
    whole = 2**62
    return steps[entry[0]], read_int("position stack", entry[1], -1, 63), read_int("position stack", entry[2], -whole, whole)
