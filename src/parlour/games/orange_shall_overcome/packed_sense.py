"""Whether a text of a pack can be carried out where it stands: on the road or not, with the tokens it speaks of in play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from parlour.engine.kernel import NOTHING, Step
from parlour.engine.words import every
from parlour.games.orange_shall_overcome import effects as e
from parlour.games.orange_shall_overcome.choices import LOOK, EitherOr, Peek, Way
from parlour.games.orange_shall_overcome.goods import BUNDLE, IMMUNITY, KIND_IDS, KINDS, RESOURCES, TICKET
from parlour.games.orange_shall_overcome.roads import THIS, Downgrade, Intensify, Shift
from parlour.games.orange_shall_overcome.travel import OneRoad

# Where a text can stand.
OCCUPIER: Final = "occupier"
HELPER: Final = "helper"
CONTROL: Final = "control"
BONUS: Final = "bonus"
SPECIAL: Final = "special"
ACTION: Final = "action"
TILE: Final = "tile"
FOUND: Final = "found"

_NAMES: Final = {
    OCCUPIER: "an Occupier card",
    HELPER: "a Helper card",
    CONTROL: "a Control card",
    BONUS: "the bonus of a Character card",
    SPECIAL: "the special action of a Character card",
    ACTION: "a special action of a scenario",
    TILE: "a location",
    FOUND: "what happens when a bundle is found",
}

ONLY: Final = {
    "Stop": (CONTROL,),
    "TurnBack": (CONTROL,),
    "Flee": (),
    "Ferry": (HELPER,),
    "OneRoad": (HELPER, SPECIAL),
    "ExtraAction": (HELPER,),
    "ExtraPatrol": (OCCUPIER,),
    "TakeHelper": (OCCUPIER, SPECIAL, ACTION, TILE),
    "LeavePaper": (SPECIAL,),
    "HideRequirement": (OCCUPIER,),
    "DeactivateResource": (OCCUPIER,),
    "ReopenCheck": (OCCUPIER,),
    "Bundles": (ACTION,),
}
"""Words that cannot stand anywhere: some are about a road being travelled, some would call each other without an end."""

MOST_COST: Final = 9


@dataclass
class Sense:
    """Reads a text that stands somewhere."""

    place: str
    tags: tuple[str, ...] = ()
    """What characters can be called."""
    owner: str = ""
    """The character whose card it is."""

    def read(self, text: Step) -> list[str]:
        """Return everything that does not fit."""
        found = list(self._step(text))
        words = [type(step).__name__ for step in every(text)]
        if "ExtraAction" in words and len(words) > 1:
            found.append("ExtraAction stands alone on its card")
        return found

    def _step(self, step: Step) -> Iterator[str]:
        name = type(step).__name__
        if name in ONLY and self.place not in ONLY[name]:
            where = " or ".join(_NAMES[place] for place in ONLY[name]) or "a Raid card, and packs bring none"
            yield f"{name} is for {where}"
        if name == "LeavePaper" and self.owner != "anton":
            yield "LeavePaper is about Anton's newspapers"
        yield from self._about(step, name)
        if isinstance(step, EitherOr):
            yield from self._ways(step)
        for part in step.parts():
            if part is not NOTHING:
                yield from self._step(part)

    def _about(self, step: Any, name: str) -> Iterator[str]:
        on_the_road = self.place == CONTROL
        if isinstance(step, e.Sequence) and not step.steps:
            yield "Sequence takes at least one word"
        if isinstance(step, (Intensify, Downgrade, Shift)) and step.which == THIS and not on_the_road:
            yield f"{name}(this_road): nobody is on a road here"
        if isinstance(step, e.Safety):
            if step.where in (e.DESTINATION, e.ORIGIN) and not on_the_road:
                yield "Safety(destination or origin): nobody is on a road here"
            if step.where in (e.DIE_CITY, e.DIE_COUNTRY) and step.n > 0:
                yield "Safety by a die can only be lost: write a number below 0"
        if isinstance(step, e.Gain) and not e.ANY <= step.kind < RESOURCES:
            yield f"Gain takes a resource; {KIND_IDS[step.kind]} is none: write Item(ticket) or Item(immunity)"
        if isinstance(step, e.Item) and step.kind not in (TICKET, IMMUNITY):
            yield "Item takes ticket or immunity; resources are gained with Gain"
        if isinstance(step, e.Lose) and step.kind == BUNDLE:
            yield "Lose: no text takes bundles away (R77)"
        if isinstance(step, e.If):
            yield from self._condition(step, on_the_road=on_the_road)
        if isinstance(step, Peek) and not (1 <= step.n <= 4 and (step.mode == LOOK or step.n <= 2)):
            yield "Peek looks at 1 to 4 cards, and puts at most 2 in order"
        if isinstance(step, OneRoad) and not step.may:
            yield "OneRoad: write OneRoad(may=True); only raids force people to leave"

    def _condition(self, step: e.If, *, on_the_road: bool) -> Iterator[str]:
        if step.asks == e.ROAD_TO_COUNTRY and not on_the_road:
            yield "If(road_to_country): nobody is on a road here"
        if (step.asks == e.TAG) != bool(step.tag):
            yield "If(tag, 0, …, tag='student') names a tag, and no other condition does"
        elif step.tag and step.tag not in self.tags:
            yield f"If(tag): nobody is called {step.tag[:40]!r}; there are {', '.join(self.tags)}"

    def _ways(self, step: EitherOr) -> Iterator[str]:
        if len(step.ways) != 2 or len({way.id for way in step.ways}) != 2:
            yield "EitherOr takes two ways with ids of their own: EitherOr(Way('pay', cost=[money]), Way('refuse', Morale(-1)))"
        for way in step.ways:
            if not fits(way.cost) or not 0 <= way.any_resources <= MOST_COST:
                yield f"Way({way.id[:40]!r}): a cost is a list of at most {MOST_COST} tokens, such as [money], without bundles"


def fits(cost: int) -> bool:
    """Say whether a number is a cost that somebody could pay, bundles left aside."""
    each = [cost >> (6 * kind) & 63 for kind in range(KINDS)]
    return 0 <= cost < 1 << 6 * KINDS and sum(each) <= MOST_COST and each[BUNDLE] == 0


def ways_of(step: Step) -> list[Way]:
    """Return every way out of an either-or in a text."""
    return [way for one in every(step) if isinstance(one, EitherOr) for way in one.ways]
