"""The conspiracy as a picture: a map on file paper, who stood where, and where he was."""

from __future__ import annotations

from typing import ClassVar

from parlour.engine.title import Json
from parlour.pictures.portrait import Portrait
from parlour.pictures.scene import Point, Scene

WIDTH, HEIGHT = 1420.0, 800.0
AROUND: tuple[Point, ...] = ((0, -52), (48, -22), (48, 34), (-48, 34), (-48, -22))


class BlackOrchestraPortrait(Portrait):
    """Paper, ink and a red pencil."""

    ground: ClassVar[str] = "#e9dfc5"
    ink: ClassVar[str] = "#29231b"
    soft: ClassVar[str] = "#65594a"
    accent: ClassVar[str] = "#a02820"

    def board(self, view: Json, catalogue: Json) -> Scene:
        scene = Scene(WIDTH, HEIGHT, "#d9cba6")
        at: dict[str, Point] = {
            space["id"]: (space["x"] * 14.2, 30 + space["y"] * 7.6) for space in catalogue["spaces"] if space.get("x") is not None
        }
        for road in catalogue["edges"]:
            if road["a"] in at and road["b"] in at:
                scene.line([at[road["a"]], at[road["b"]]], "#a89770" if road["kind"] == "road" else "#c3b48c", 6)
        for space in catalogue["spaces"]:
            if space["id"] in at:
                open_now = space["stage"] <= view["stage"]
                scene.circle(at[space["id"]], 24, "#f5efdd" if open_now else "#c4b68f", "#6d5f45", 4)
                if space["fortified"]:
                    scene.circle(at[space["id"]], 12, "#6d5f45")
        leaders = {leader["id"]: leader for leader in catalogue["leaders"]}
        for leader, space in view["leaders"].items():
            if space in at:
                x, y = at[space]
                size = 22 if leaders[leader]["deputy"] else 34
                scene.area([(x - size, y - size), (x + size, y - size), (x + size, y + size), (x - size, y + size)], "#2b2620")
                letter = leaders[leader]["name"][:1]
                scene.words((x, y + size * 0.4), letter, size * 1.2, "#f5efdd", "bold", "middle")
                if leader in view["killed"]:
                    for way in (1, -1):
                        scene.line([(x - size, y - way * size), (x + size, y + way * size)], "#c0392b", 7)
        for n, person in enumerate(view["conspirators"]):
            if person["space"] in at:
                x, y = at[person["space"]]
                dx, dy = AROUND[n % len(AROUND)]
                self.piece(scene, (x + dx, y + dy), 27, person["seat"], person["seal"])
        return scene
