"""The resistance as a picture: places and roads in black and orange, who was where, and what the occupier held."""

from __future__ import annotations

from typing import ClassVar

from parlour.engine.title import Json
from parlour.pictures.portrait import Portrait
from parlour.pictures.scene import Point, Scene

WIDTH, HEIGHT = 1300.0, 820.0
AREAS = {"red": "#c43a2f", "yellow": "#d79a12", "blue": "#2f72b5", "green": "#3d8a4b", "brown": "#7a5a37"}


class OrangePortrait(Portrait):
    """A block print: orange, black, paper."""

    ground: ClassVar[str] = "#f6efdf"
    ink: ClassVar[str] = "#171310"
    soft: ClassVar[str] = "#574e44"
    accent: ClassVar[str] = "#d9540a"

    def board(self, view: Json, catalogue: Json) -> Scene:
        scene = Scene(WIDTH, HEIGHT, "#efe3c8")
        at: dict[str, Point] = {
            spot["id"]: (90 + spot["x"] / 100 * (WIDTH - 180), 70 + (100 - spot["y"]) / 100 * (HEIGHT - 140))
            for spot in catalogue["spots"]
        }
        held = {road["id"]: len(road["occupiers"]) for road in view["roads"]}
        for road in catalogue["roads"]:
            a, b = (at[end] for end in road["ends"])
            scene.line([a, b], "#171310", 15)
            scene.line([a, b], AREAS.get(road["area"], "#7a5a37"), 9)
            for n in range(held.get(road["id"], 0)):
                part = 0.42 + 0.16 * n
                x, y = a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
                scene.area([(x, y - 20), (x + 19, y + 15), (x - 19, y + 15)], "#171310", "#f6efdf", 3)
        for spot in view["spots"]:
            x, y = at[spot["id"]]
            lit = spot["active"]
            scene.box((x - 62, y - 34), 124, 68, "#f2680c" if lit else "#fbf6ea", "#171310", 5)
            for n in range(spot["start_safety"]):
                colour = "#171310" if n < spot["safety"] else "#cdbf9f"
                scene.box((x - 50 + n * 14, y + 12), 10, 12, colour)
            scene.words((x, y + 2), _short(spot["name"]), 20, "#171310", "ui", "middle")
        for n, person in enumerate(view["characters"]):
            if person["at"] in at:
                x, y = at[person["at"]]
                self.piece(scene, (x - 44 + 30 * (n % 4), y - 50), 24, person["seat"], person["name"][:1])
        return scene


def _short(name: str) -> str:
    """Return a name that fits a tile.

    >>> _short("Distribution Office"), _short("Bank")
    ('Distributio…', 'Bank')
    """
    return name if len(name) <= 13 else f"{name[:11]}…"
