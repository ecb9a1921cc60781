"""A duel as a picture: the spaces in the colours of their zones, and who still stands."""

from __future__ import annotations

from math import cos, pi, sin
from typing import ClassVar

from parlour.engine.title import Json
from parlour.pictures.portrait import Portrait
from parlour.pictures.scene import Point, Scene


class UnmatchedPortrait(Portrait):
    """Fog and lamplight."""

    ground: ClassVar[str] = "#15212b"
    ink: ClassVar[str] = "#f4ecd8"
    soft: ClassVar[str] = "#b9b7a8"
    accent: ClassVar[str] = "#e8b85a"

    def board(self, view: Json, catalogue: Json) -> Scene:
        printed = next(board for board in catalogue["boards"] if board["id"] == view["board"])
        width, height = printed["aspect"]
        scene = Scene(width, height, "#1d2c38")
        colours = {zone["id"]: zone["color"] for zone in printed["zones"]}
        at: dict[str, Point] = {space["id"]: (space["x"] / 100 * width, space["y"] / 100 * height) for space in printed["spaces"]}
        for a, b in printed["edges"]:
            scene.line([at[a], at[b]], "#cdbf9a", 9)
        for space in printed["spaces"]:
            self.space(scene, at[space["id"]], [colours[zone] for zone in space["zones"]])
        for player in view["players"]:
            for space in player["fog"]:
                scene.circle(at[space], 46, "", "#e6e9ea", 7)
        for player in view["players"]:
            for fighter in player["fighters"]:
                if fighter["space"] is not None and fighter["health"] > 0:
                    self.piece(scene, at[fighter["space"]], 40, player["seat"], fighter["letter"])
        return scene

    def space(self, scene: Scene, at: Point, colours: list[str]) -> None:
        """Draw a space; one of several zones is divided among them."""
        scene.circle(at, 36, colours[0], "#0d151b", 5)
        x, y = at
        for n, colour in enumerate(colours[1:], 1):
            begin, end = 2 * pi * n / len(colours), 2 * pi * (n + 1) / len(colours)
            turn = [begin + (end - begin) * step / 12 for step in range(13)]
            scene.area([at, *((x + 34 * cos(angle), y + 34 * sin(angle)) for angle in turn)], colour)
        scene.circle(at, 15, "#1d2c38")
