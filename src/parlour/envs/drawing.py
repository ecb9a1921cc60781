"""Pictures of a game for `render`: the terminal's own text, and a plain drawing of the board as an array of pixels."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

import numpy as np

from parlour.engine.counting import counted
from parlour.engine.errors import BadInput
from parlour.engine.kernel import Game
from parlour.engine.messages import language
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.names import LEADER_IDS
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.orange_shall_overcome.board import BOARD, PLACES, SPOT_IDS
from parlour.games.orange_shall_overcome.roads import slot
from parlour.games.orange_shall_overcome.state import POLICEMAN, Resistance
from parlour.games.unmatched.state import Match

if TYPE_CHECKING:
    from parlour.envs.plan import Plan

RENDER_MODES = ("ansi", "rgb_array")
WIDTH, HEIGHT = 900, 640
_MARGIN = 50
_PAPER, _INK, _LINE, _SPACE = (248, 244, 234), (40, 40, 40), (150, 140, 125), (226, 218, 200)
_SEAT_COLOURS = ((200, 80, 40), (40, 90, 170), (60, 130, 60), (130, 70, 150), (170, 130, 20))

Dot = tuple[float, float, str]
Piece = tuple[int, str, tuple[int, int, int]]


class Sketch:
    """A board to be drawn: spaces (0 to 1, from the upper left), lines between them, pieces on them, a line of text."""

    def __init__(self, dots: list[Dot], lines: list[tuple[int, int]], pieces: list[Piece], words: str) -> None:
        self.dots = dots
        self.lines = lines
        self.pieces = pieces
        self.words = words


def read_render_mode(mode: Any) -> str | None:
    """Return a render mode if it is one."""
    if mode is None or mode in RENDER_MODES:
        return mode if mode is None else str(mode)
    msg = f"render_mode: expected one of {', '.join(RENDER_MODES)}, or None, got {mode!r}"
    raise BadInput(msg)


def picture(plan: Plan, g: Game, seat: int | None, mode: str) -> Any:
    """Return the game as a seat sees it: text for `ansi`, an array of height x width x 3 for `rgb_array`."""
    if mode == "ansi":
        return plan.title.picture(g, seat)
    return drawn(sketch(g))


def drawn(board: Sketch) -> Any:
    """Return a board as pixels."""
    from PIL import Image, ImageDraw  # noqa: PLC0415 - only who wants pictures needs it

    image = Image.new("RGB", (WIDTH, HEIGHT), _PAPER)
    draw = ImageDraw.Draw(image)
    places = [(_MARGIN + x * (WIDTH - 2 * _MARGIN), _MARGIN + y * (HEIGHT - 2 * _MARGIN)) for x, y, _ in board.dots]
    for one, other in board.lines:
        draw.line([places[one], places[other]], fill=_LINE, width=2)
    for (x, y), (_, _, name) in zip(places, board.dots, strict=True):
        if name:
            draw.ellipse([x - 11, y - 11, x + 11, y + 11], fill=_SPACE, outline=_LINE)
            draw.text((x - 9, y + 12), plain(name), fill=_LINE)
    on: dict[int, int] = {}
    for space, name, colour in board.pieces:
        n = on.get(space, 0)
        on[space] = n + 1
        x, y = places[space]
        x, y = x + 13 * (n % 3) - 4, y - 13 * (n // 3) - 4
        draw.ellipse([x - 8, y - 8, x + 8, y + 8], fill=colour, outline=_INK)
        draw.text((x - 6, y - 6), plain(name), fill=(255, 255, 255))
    draw.text((_MARGIN, HEIGHT - 24), plain(board.words), fill=_INK)
    return np.asarray(image, dtype=np.uint8).copy()


def plain(words: str) -> str:
    """Return words without accents, which the built-in letters lack."""
    return unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode()


def sketch(g: Game) -> Sketch:
    """Return the board of a game with what stands openly on it."""
    if isinstance(g, Match):
        return _duel(g)
    if isinstance(g, Orchestra):
        return _orchestra(g)
    assert isinstance(g, Resistance)
    return _resistance(g)


def _duel(g: Match) -> Sketch:
    dots = [(space.x / 100, space.y / 100, space.id) for space in g.board.spaces]
    pieces: list[Piece] = []
    for player in range(g.players):
        for space in g.fog[3 * player : 3 * player + 3] if g.fog else []:
            if space >= 0:
                pieces.append((space, "", (190, 190, 190)))
        for n in range(4):
            space = g.where[4 * player + n]
            if space >= 0:
                pieces.append((space, f"{g.health[4 * player + n]}", _SEAT_COLOURS[player]))
    words = language("parlour.games.unmatched", more=g.setup.content.words)
    names = ", ".join(f"{words.noun(hero.noun)} {g.health[4 * p]}" for p, hero in enumerate(g.setup.heroes))
    board = words.noun(g.board.noun)
    return Sketch(dots, list(g.board.edges), pieces, f"{board}. {names}. Turn {g.turns}, {counted(g.actions, 'action')} left.")


def _orchestra(g: Orchestra) -> Sketch:
    board = g.setup.board
    dots = [(space.x / 100, space.y / 100, space.id[:12]) for space in board.spaces]
    lines = [(one, other) for one in range(PRISON) for other in range(one + 1, PRISON) if board.near[one] >> other & 1]
    pieces: list[Piece] = [(space, "*", (150, 150, 90)) for space in g.tiles_on_board()]
    pieces += [(space, LEADER_IDS[n][:2].capitalize(), (90, 90, 90)) for n, space in enumerate(g.leaders) if space >= 0]
    names = [g.setup.content.sheets[sheet].id.capitalize() for sheet in g.setup.sheets]
    pieces += [(space, names[seat][:2], _SEAT_COLOURS[seat]) for seat, space in enumerate(g.where) if space != PRISON]
    jailed = ", ".join(names[seat] for seat in g.prisoners()) or "nobody"
    words = f"Stage {g.stage}, support {g.support}, dissent {g.dissent}, {counted(g.actions, 'action')} left. In prison: {jailed}."
    return Sketch(dots, lines, pieces, words)


def _resistance(g: Resistance) -> Sketch:
    words = language("parlour.games.orange_shall_overcome")
    dots: list[Dot] = [
        (x / 100, 1 - y / 100, f"{SPOT_IDS[s]} {words.noun(g.setup.location[s].noun)} {g.safety[s]}")
        for s, (x, y) in enumerate(PLACES)
    ]
    spots = len(dots)
    pieces: list[Piece] = []
    for road, (one, other) in enumerate(BOARD.ends):
        # The middle of a road is a place of its own for whoever stands there.
        dots.append(((dots[one][0] + dots[other][0]) / 2, (dots[one][1] + dots[other][1]) / 2, ""))
        for n in range(2):
            if slot(g, road, n):
                pieces.append((spots + road, "P" if slot(g, road, n) == POLICEMAN else "S", (90, 90, 90)))
    pieces += [(g.where[c], words.noun(who.noun)[:2], _SEAT_COLOURS[c]) for c, who in enumerate(g.setup.characters)]
    scenario = g.setup.scenario
    title, progress = words.noun(scenario.name()), words.said(scenario.progress(g))
    return Sketch(dots, list(BOARD.ends), pieces, f"{title}, round {g.round}, Morale {g.morale}. {progress}")
