"""Maps of any size: nothing is lost, nothing overlaps."""

from __future__ import annotations

import pytest
from rich.text import Text

import parlour
from parlour.terminal.canvas import Canvas, Edge, Node, cut, draw_map
from parlour.terminal.drawing import Drawing, Marks
from parlour.terminal.games import drawing_of
from parlour.terminal.moods import mood

MOOD = mood(Drawing.colours, dark=True)
SIZES = [(53, 11), (60, 14), (76, 20), (120, 36)]
SETUPS = [
    *(("unmatched", {"board": board["id"]}) for board in parlour.title("unmatched").catalogue()["boards"]),
    ("black-orchestra", {"players": 4}),
    *(
        ("orange-shall-overcome", {"players": 3, "scenario": scenario["id"]})
        for scenario in parlour.title("orange-shall-overcome").catalogue()["scenarios"]
    ),
]


def written(sheet: Canvas) -> list[str]:
    return [row.plain for row in sheet.rows()]


def test_a_line_is_drawn_in_dots_under_the_words() -> None:
    sheet = Canvas(10, 3)
    sheet.line((0, 1), (9, 1), MOOD.line)
    sheet.write(3, 1, [("b1", MOOD.text)], "space:b1")
    rows = written(sheet)
    assert rows[0].strip() == rows[2].strip() == ""
    assert rows[1][3:5] == "b1"
    assert all(0x2800 < ord(letter) < 0x2900 for letter in rows[1][:3] + rows[1][5:])
    assert sheet.spot_at(4, 1) == "space:b1"
    assert sheet.spot_at(5, 1) == ""


def test_words_beyond_the_edge_are_left_out() -> None:
    sheet = Canvas(4, 1)
    sheet.write(2, 0, [("abc", MOOD.text)])
    sheet.write(0, 5, [("abc", MOOD.text)])
    assert written(sheet) == ["  ab"]


def test_names_grow_only_where_there_is_room() -> None:
    def place(id: str, x: float) -> Node:
        return Node(id, x, 0, ([(f"{id}-long-name", MOOD.text)], [(id, MOOD.text)]))

    tight = written(draw_map(12, 3, [place("a", 0), place("b", 1)], []))
    roomy = written(draw_map(60, 3, [place("a", 0), place("b", 1)], [Edge("a", "b", MOOD.line)]))
    assert "long" not in tight[0]
    assert "a-long-name" in roomy[0]
    assert "b-long-name" in roomy[0]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(
    ("game", "setup"), SETUPS, ids=lambda value: value if isinstance(value, str) else "-".join(map(str, value.values()))
)
def test_every_place_is_on_the_map_and_can_be_pointed_at(game: str, setup: dict[str, object], size: tuple[int, int]) -> None:
    table = parlour.new(game, seed=5, **setup)
    bots = [parlour.bot("random", seed=seat) for seat in range(len(table.seats))]
    for _ in range(40):
        assert table.decision is not None
        seat = table.decision.seats[0]
        table.choose(bots[seat].choose(table, seat), seat)
    view = table.view(0)
    drawing = drawing_of(table.title, dark=True)
    sheet = drawing.board(view, Marks(), *size)
    assert [len(row) for row in written(sheet)] == [size[0]] * size[1]
    kind = "spot" if game == "orange-shall-overcome" else "space"
    catalogue = table.title.catalogue()
    if game == "unmatched":
        places = next(board for board in catalogue["boards"] if board["id"] == setup["board"])["spaces"]
    else:
        places = catalogue["spots" if kind == "spot" else "spaces"]
    shown = {spot.id for spot in sheet.spots}
    assert {f"{kind}:{place['id']}" for place in places if place["id"] != "prison"} <= shown
    for spot in sheet.spots:
        found = {other.id for other in sheet.spots if other.holds(spot.x, spot.y)}
        assert found == {spot.id}, "two places share a cell"
        assert drawing.detail(view, spot.id)


@pytest.mark.parametrize("game", parlour.games())
def test_somebody_on_every_place_is_seen(game: str) -> None:
    """Whoever stands on the board stands on the drawing, too, even at 80 columns."""
    table = parlour.new(game, seed=2)
    drawing = drawing_of(table.title, dark=False)
    view = table.view(0)
    text = "\n".join(written(drawing.board(view, Marks(), 52, 11)))
    if game == "black-orchestra":
        assert all(f"[{one['name'].rpartition(' ')[2][:2]}]" in text for one in view["conspirators"])
    elif game == "orange-shall-overcome":
        assert all(f"[{one['name'][0]}]" in text for one in view["characters"])
    else:
        places = [fighter for player in view["players"] for fighter in player["fighters"] if fighter["space"]]
        tokens = drawing.tokens(view)  # type: ignore[attr-defined]
        assert places
        assert all(tokens[fighter["id"]] in text for fighter in places)


def test_a_cut_line_says_so() -> None:
    assert cut(Text("Military support"), 9).plain == "Military…"
    assert cut(Text("short"), 9).plain == "short"
