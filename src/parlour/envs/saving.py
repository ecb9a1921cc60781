"""Checkpoints and branches: an environment can be copied, and a moment of it kept and gone back to any number of times."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, ClassVar, Self

from parlour.engine.errors import BadInput
from parlour.envs.plan import Plan


class Saved:
    """A moment of an environment. It can be pickled, and restored in any environment of the same game and number of seats."""

    def __init__(self, of: tuple[str, str, int], moment: dict[str, Any]) -> None:
        self.of = of
        self.moment = moment


class Savable:
    """What an environment needs for that: the names of everything that an episode changes."""

    MOMENT: ClassVar[tuple[str, ...]]
    plan: Plan

    def clone(self) -> Self:
        """Return an independent copy that stands where this environment stands, its chance to come included."""
        return deepcopy(self)

    def save(self) -> Saved:
        """Return this moment, to go back to."""
        return Saved(self._kind(), deepcopy({name: getattr(self, name) for name in self.MOMENT}))

    def restore(self, saved: Saved) -> None:
        """Go back to a moment that was saved here or in another environment of the same game and number of seats."""
        if getattr(saved, "of", None) != self._kind():
            msg = f"restore: expected what save() of {' '.join(map(str, self._kind()))} seats returned"
            raise BadInput(msg)
        for name, value in deepcopy(saved.moment).items():
            setattr(self, name, value)

    def _kind(self) -> tuple[str, str, int]:
        return type(self).__name__, self.plan.title.id, self.plan.seats
