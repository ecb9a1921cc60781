"""Whether a text of a pack can be carried out where it stands: about somebody, in its phase, in a space that is open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from parlour.engine.kernel import NOTHING, Step
from parlour.games.black_orchestra.board import Board
from parlour.games.black_orchestra.names import STAGES
from parlour.games.black_orchestra.words.choices import ChooseOne, OneOf
from parlour.games.black_orchestra.words.effects import Each
from parlour.games.black_orchestra.words.who import PRISONERS, VISITED, Who

# Where a text can stand.
ACT: Final = "act"
INSTANT: Final = "instant"
BEFORE_EVENT: Final = "before_event"
EVENT: Final = "event"
ABILITY: Final = "ability"

_NAMES: Final = {
    ACT: "a card used with an action",
    INSTANT: "an instant",
    BEFORE_EVENT: "a card used before the event is drawn",
    EVENT: "an event",
    ABILITY: "an Act of a conspirator",
}
_QUIET: Final = (ACT, INSTANT, BEFORE_EVENT, ABILITY, EVENT)
_MINE: Final = (ACT, INSTANT, BEFORE_EVENT, ABILITY)
_ACTING: Final = (ACT, ABILITY)
_MOVING: Final = (ACT, ABILITY, EVENT)

WHERE: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("Each", "OneOf", "Sequence", "ChooseOne", "Motivation", "Suspicion", "SuspicionUpTo"), _QUIET),
    **dict.fromkeys(("BackToStartingLevels", "Support", "SupportToStart", "SupportAtLeast", "ClearTrack"), _QUIET),
    **dict.fromkeys(("LoseIllegalCards", "DiscardCards", "DiscardItems", "RevealAt", "RemoveTiles", "CallAway"), _QUIET),
    **dict.fromkeys(("RemoveTilesOfStages", "RemoveDeputy", "DrawUpTo", "RemoveLeader"), _QUIET),
    **dict.fromkeys(("Myself", "DrawCards", "LookAtEvents", "TakeDiscardedCard", "TakeDiscardedItem", "TakeAnyTile"), _MINE),
    **dict.fromkeys(("Dig", "RollEveryDie", "MoveHitler", "TwoEvents"), _ACTING),
    **dict.fromkeys(("GoTo", "Walk", "FlyAnywhere", "Release"), _MOVING),
    **dict.fromkeys(("Visit", "IfAlone", "Offer", "PayForSuspicion", "HimmlersDie", "LeadersTo", "LeadersGoHome"), (EVENT,)),
    **dict.fromkeys(("RemoveEvents", "Evacuate", "Raid", "AbwehrAbilitiesOff", "Arrest"), (EVENT,)),
    "Reshuffle": (ACT,),
    "NoEvent": (BEFORE_EVENT,),
}
"""Where each word can stand; those that are not here belong to the rules of one card, or to interrogations."""

_TOLD: Final = {"Motivation", "Suspicion", "SuspicionUpTo", "BackToStartingLevels", "LoseIllegalCards", "Release"}
"""What can happen to a prisoner."""
_ABOUT: Final = _TOLD | {"GoTo", "Walk", "FlyAnywhere", "Arrest", "DiscardCards", "DiscardItems", "DrawUpTo"}
"""Words about somebody."""
_VISITED: Final = {"Offer", "PayForSuspicion", "HimmlersDie"}
MOST_TEXTS: Final = 8


@dataclass
class Sense:
    """Reads a text that stands somewhere."""

    place: str
    board: Board
    stage: int = 0
    """Of an event."""
    visits: bool = False
    """Whether somebody has been visited before."""

    def read(self, text: Step) -> list[str]:
        """Return everything that does not fit."""
        return list(self._step(text, None, alone=False))

    def _step(self, step: Any, about: Who | None, *, alone: bool) -> Iterator[str]:
        name = type(step).__name__
        places = WHERE.get(name, ())
        if self.place not in places:
            where = " or ".join(_NAMES[place] for place in places)
            yield f"{name} is for {where}" if where else f"{name} belongs to the rules of a card in the box"
            return
        if name in _ABOUT and about is None and not alone:
            yield f"{name} is about somebody: write Each(Who(here), {name}…), OneOf(…) or Myself(…)"
        if about is not None and about.scope == PRISONERS.scope and name in _ABOUT - _TOLD:
            yield f"{name} cannot happen to somebody in prison"
        if name == "Release" and (about is None or about.scope != PRISONERS.scope):
            yield "Release is for prisoners: OneOf(Who(prisoners), Release(1), 'who-is-released')"
        if name in _VISITED and not alone:
            yield f"{name} is for a conspirator who is visited alone: write IfAlone({name}…) behind a Visit"
        if name == "IfAlone" and not self.visits:
            yield "IfAlone stands behind a Visit"
        yield from self._about(step, name)
        yield from self._parts(step, about, alone=alone or name == "IfAlone")
        self.visits = self.visits or name == "Visit"

    def _parts(self, step: Any, about: Who | None, *, alone: bool) -> Iterator[str]:
        if isinstance(step, (Each, OneOf)):
            group = step.who if isinstance(step, Each) else step.group
            if group.scope == VISITED.scope and not self.visits:
                yield "Who(visited): nobody has been visited before"
            about = group
        elif type(step).__name__ == "Myself":
            about = Who()
        elif isinstance(step, ChooseOne):
            about, alone = None, False
        for part in step.parts():
            if part is not NOTHING:
                yield from self._step(part, about, alone=alone)

    def _about(self, step: Any, name: str) -> Iterator[str]:
        if name == "Sequence" and not step.parts():
            yield "Sequence takes at least one word"
        if isinstance(step, ChooseOne) and not (2 <= len(step.names) == len(step.steps) <= MOST_TEXTS):
            yield f"ChooseOne takes 2 to {MOST_TEXTS} texts and a name for each: ChooseOne(['rest', 'work'], […, …])"
        if name == "RemoveEvents" and not 1 <= step.stage <= STAGES:
            yield f"RemoveEvents: a stage from 1 to {STAGES}, not {step.stage}"
        if name == "RemoveLeader" and step.leader == 0:
            yield "RemoveLeader: Hitler leaves the game only by a plot"
        if name in ("GoTo", "LeadersTo"):
            yield from self._open(step.space, name)

    def _open(self, number: int, name: str) -> Iterator[str]:
        """Nobody is sent to a space that is not open yet, or no longer."""
        space = self.board.spaces[number]
        if self.place == EVENT and not (space.stage <= self.stage and not (space.closes and self.stage >= STAGES)):
            yield f"{name}({space.id}): the space is not open in stage {self.stage}"
        if self.place != EVENT and (space.stage > 1 or space.closes):
            yield f"{name}({space.id}): the space is not open all the time"
