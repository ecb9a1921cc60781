"""Positions on file: the whole truth of a game at one moment, as a JSON document.

The game writes its own state; the engine adds setup, chance, the stack of what is still to happen and the open choice.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from parlour.engine.agreed import agreed
from parlour.engine.arrays import append, vec
from parlour.engine.errors import BadInput, Stuck
from parlour.engine.kernel import NONE, Choice, Event, Foretold, Frame, Game
from parlour.engine.reading import read_dict, read_flag, read_int, read_list, shown
from parlour.engine.record import MOST_SEED
from parlour.engine.title import Json, Title

_FIELDS = ("game", "rules", "setup", "state", "seed", "auto", "chance", "stack", "asking", "outcome")
_CHANCE = ("generator", "dice", "picks", "orders")
_WORD = 2**32 - 1
_MOST_IT = 2**62
MOST_FRAMES = 200
"""No stack is higher; 18 is the most that thousands of games of each title have shown."""
MOST_ORDERED = 10_000
"""Pieces in all orders foretold together: as many as hundreds of shuffles have. Whoever writes a game down writes all of them."""

FAULTS = (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)
"""What a game may run into when a position from outside does not fit together in a way that reading it cannot see."""


def write(title: Title, setup: Json, g: Game) -> Json:
    """Return a position as a document."""
    chance: Json = {"generator": words(g)}
    if g.foretold is not None:
        for name, told in (("dice", g.foretold.dice), ("picks", g.foretold.picks), ("orders", g.foretold.orders)):
            if told:
                chance[name] = list(told)
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
    if not g.auto:
        doc["auto"] = False
    if g.options:
        doc["asking"] = _write_frame(Frame(g.asker, g.ask_me, g.ask_it))
    if g.winners >= 0:
        doc["outcome"] = {"winners": g.winners, "reason": g.reason}
    return doc


def beginning(title: Title, setup: Json) -> Game | None:
    """Return a game that can be cloned and seeded instead of being made anew: only if the seed changes nothing else."""
    one, other = (title.new(setup, seed) for seed in (1, 2))
    docs = [{**write(title, setup, g), "chance": None} for g in (one, other)]
    untouched = all(words(g) == words(Game(None, seed)) for g, seed in ((one, 1), (other, 2)))
    return one if docs[0] == docs[1] and untouched else None


def words(g: Game) -> list[int]:
    """Return where the generator of chance stands."""
    return [int(g.chance_a), int(g.chance_b), int(g.chance_c), int(g.chance_n)]


def read(title: Title, doc: Any, log: list[Event] | None = None) -> tuple[Json, Game]:
    """Return setup and game of a document, advanced to the first decision; anything wrong is one clear line.

    What happens before the first decision is told to `log`.
    """
    doc = read_dict("position", doc, _FIELDS)
    if doc.get("game", title.id) != title.id:
        msg = f"position: made for {shown(doc['game'])}, not for {title.id}"
        raise BadInput(msg)
    if not isinstance(doc.get("rules", ""), str):
        msg = f"position rules: expected a text, got {shown(doc['rules'])}"
        raise BadInput(msg)
    agreed_on = doc.get("setup", {})
    title, setup = agreed(title, read_dict("position setup", agreed_on, agreed_on), "position setup")
    seed = read_int("position seed", doc.get("seed", 0), 0, MOST_SEED)
    g = title.read_state(setup, doc.get("state", {}), seed)
    g.auto = read_flag("position auto", doc.get("auto", True))
    _read_chance(title, g, doc.get("chance", {}))
    if "outcome" in doc:
        _read_outcome(title, g, doc["outcome"])
        return setup, g
    given = "stack" in doc or "asking" in doc
    if given:
        entries = read_list("position stack", doc.get("stack", []), MOST_FRAMES)
        g.stack = vec[Frame]([_read_frame(title, g, "position stack", entry) for entry in entries])
        if "asking" in doc:
            _ask_again(g, _read_frame(title, g, "position asking", doc["asking"]))
    else:
        g.stack = append(g.stack, Frame(*title.usual_step(g)))
    if not g.stack and not g.options:
        msg = "position: nothing is left to happen"
        raise BadInput(msg)
    g.log = log
    _advance(g)
    g.log = None
    if given:
        check(title, setup, g)
    return setup, g


def check(title: Title, setup: Json, g: Game) -> None:
    """Refuse a position that would be read as another, or not at all: what was left to happen did not fit the rest of it."""
    try:
        state = title.write_state(g)
        again = title.write_state(title.read_state(setup, state, 0))
        for frame in g.stack:
            _check_frame(title, g, "position stack", frame)
    except BadInput as mistake:
        msg = f"{UNFIT}: {mistake}"
        raise Stuck(msg) from None
    except FAULTS as mistake:
        raise Stuck(UNFIT) from mistake
    if again != state:
        raise Stuck(UNFIT)


UNFIT = "position: the stack does not fit the state"


def digest(doc: Json) -> str:
    """Return the hash of a position document. Whether only options are taken by themselves is no part of the position."""
    doc = {name: part for name, part in doc.items() if name != "auto"}
    text = json.dumps(doc, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _read_outcome(title: Title, g: Game, given: Any) -> None:
    outcome = read_dict("position outcome", given, ("winners", "reason"))
    everybody = 2 ** len(title.seats(g)) - 1
    winners = read_int("position winners", outcome.get("winners"), 0, everybody)
    g.end(winners, read_int("position reason", outcome.get("reason"), NONE, 999))
    try:
        title.reason(g)
    except FAULTS as mistake:
        msg = "position outcome: no game of this kind ends like that"
        raise BadInput(msg) from mistake


def _ask_again(g: Game, asking: Frame) -> None:
    """Open the choice again that was open when the position was written."""
    asker = asking.step
    if not isinstance(asker, Choice):
        msg = f"position asking: {asker.name()} is not a choice"
        raise BadInput(msg)
    try:
        options = asker.options(g, asking.me, asking.it)
    except FAULTS as mistake:
        msg = f"position asking: {asker.name()} cannot be asked in this state"
        raise BadInput(msg) from mistake
    if not options:
        msg = f"position asking: {asker.name()} has no option in this state"
        raise BadInput(msg)
    g.options, g.asker, g.ask_me, g.ask_it = options, asker, asking.me, asking.it


def _advance(g: Game) -> None:
    """Go on to the first decision; a stack that does not fit the state is refused."""
    try:
        g.advance()
    except Stuck as mistake:
        msg = f"position: {mistake}"
        raise BadInput(msg) from None
    except BadInput:
        raise
    except FAULTS as mistake:
        raise BadInput(UNFIT) from mistake


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
    named = [read_list("position order", order) for order in read_list("position orders", chance.get("orders", []))]
    if sum(map(len, named)) > MOST_ORDERED:
        msg = f"position orders: at most {MOST_ORDERED} pieces together"
        raise BadInput(msg)
    orders = [[title.piece(g, name) for name in order] for order in named]
    if dice or picks or orders:
        g.foretold = Foretold(dice, picks, orders)


def _write_frame(frame: Frame) -> list[Any]:
    return [frame.step.name(), frame.me, frame.it]


def _read_frame(title: Title, g: Game, what: str, given: Any) -> Frame:
    entry = read_list(what, given)
    steps = title.steps(g)
    if len(entry) != 3 or not isinstance(entry[0], str) or entry[0] not in steps:
        msg = f"{what}: cannot read {shown(given)}"
        raise BadInput(msg)
    me = read_int(what, entry[1], 0, title.actors(g) - 1)
    frame = Frame(steps[entry[0]], me, read_int(what, entry[2], -_MOST_IT, _MOST_IT))
    _check_frame(title, g, what, frame)
    return frame


def _check_frame(title: Title, g: Game, what: str, frame: Frame) -> None:
    """Hold a step to what it says its numbers may be."""
    if not 0 <= frame.me < title.actors(g):
        msg = f"{what}: {frame.step.name()} is done by nobody"
        raise BadInput(msg)
    if not frame.step.it_is.fits(g, frame.me, frame.it):
        msg = f"{what}: {frame.step.name()} takes {frame.step.it_is.words}, not {frame.it}"
        raise BadInput(msg)
