"""What a game brings to its pictures: its mood, and its board drawn from what everybody sees and what is printed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from parlour.engine.title import Json
from parlour.pictures.scene import Point, Scene

SEATS = ("#5cc0c9", "#f2788c", "#b9a1f0", "#bccb55", "#dba468")
"""The colours of the seats, as on the page by night; every seat has a shape as well."""


class Portrait(ABC):
    """One game as a picture. It is made from views and catalogue alone, so it shows nothing that is hidden."""

    ground: ClassVar[str] = "#1e2026"
    ink: ClassVar[str] = "#f1ece1"
    soft: ClassVar[str] = "#bcb6a9"
    accent: ClassVar[str] = "#7cc7b8"

    @abstractmethod
    def board(self, view: Json, catalogue: Json) -> Scene:
        """Return the board as it stands."""

    def piece(self, scene: Scene, at: Point, size: float, seat: int, letter: str) -> None:
        """Draw somebody's piece: a colour, a shape and a letter for each seat."""
        x, y = at
        colour = SEATS[seat % len(SEATS)]
        corners = {1: ((0, -1), (1, 0), (0, 1), (-1, 0)), 3: ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8))}.get(seat % 5)
        if corners is None:
            scene.circle(at, size, colour, "#10151a", size * 0.14)
        else:
            scene.area([(x + 1.15 * size * dx, y + 1.15 * size * dy) for dx, dy in corners], colour, "#10151a", size * 0.14)
        scene.words((x, y + size * 0.38), letter, size * (1.1 if len(letter) < 2 else 0.85), "#10151a", "bold", "middle")
