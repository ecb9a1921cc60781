"""Unmatched: Cobble & Fog on the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, permutations
from typing import Any, Literal

from parlour.engine.errors import BadInput
from parlour.engine.goal import Goal
from parlour.engine.kernel import Event, Step
from parlour.engine.layout import DRAW, TURN, VISIT, Layout, Noted, Spot
from parlour.engine.messages import USUAL, Language, language
from parlour.engine.reading import read_choice, read_flag, read_list, shown
from parlour.engine.said import Said, Value
from parlour.engine.title import Json, Seat, SetupOption, Title
from parlour.games.unmatched import catalogue, events, figures, goal, narration, picture, refusals, state_file, view
from parlour.games.unmatched.content import Content
from parlour.games.unmatched.pieces import a_card, a_seat, a_space
from parlour.games.unmatched.printed import PRINTED
from parlour.games.unmatched.state import Match, Setup
from parlour.games.unmatched.turn import END_ACTION, SET_UP

Kind = Literal["one", "per_seat", "flag"]
Choices = tuple[tuple[str, str], ...]

AT_ONCE = "at_once"
AFTER_ACTION = "after_action"
AGREED: dict[str, tuple[Kind, Any, bool]] = {
    "heroes": ("per_seat", ["sherlock_holmes", "dracula"], False),
    "board": ("one", "baskerville_manor", False),
    "teams": ("flag", False, False),
    "mirror": ("flag", False, True),
    "end_rule": ("one", AFTER_ACTION, True),
    "fog_uses_passages": ("flag", True, True),
    "open_team_hands": ("flag", False, True),
}
"""What is agreed on before a match: its kind, what is usual, and whether it is hardly ever changed."""
TEAM_SHEETS = [
    [0, 1, 0, 1],
    *([one, other] for one in ([0, 2], [2, 0]) for other in ([1, 3], [3, 1])),
    *([other, one] for one in ([0, 2], [2, 0]) for other in ([1, 3], [3, 1])),
]
"""The ways to spell out who plays with whom: a side for each seat, or the seats of each side."""


class Unmatched(Title):
    """Duels of heroes who never met, for two to four players."""

    id = "unmatched"
    name = "Unmatched: Cobble & Fog"
    rules_version = "2"
    cooperative = False
    package = "parlour.games.unmatched"
    mind = "parlour.bots.unmatched.mind:MIND"
    drawing = "parlour.terminal.games.unmatched:UnmatchedDrawing"
    packed = "parlour.games.unmatched.packed:PACKED"
    portrait = "parlour.pictures.unmatched:UnmatchedPortrait"
    plays = ("attack", "defend", "scheme")

    def __init__(self, content: Content = PRINTED) -> None:
        self.content = content

    def words(self, code: str = USUAL) -> Language:
        return language(self.package, read_choice("language", code, self.languages()), self.content.words)

    # Starting.

    def setup_options(self, language: str = USUAL) -> list[SetupOption]:
        words = self.words(language)
        choices: dict[str, Choices] = {
            "heroes": tuple((hero.id, words.noun(hero.noun)) for hero in self.content.heroes),
            "board": tuple((board.id, words.noun(board.noun)) for board in self.content.boards),
            "end_rule": tuple((end, words.text(f"setup-end_rule.{end}", {})) for end in (AFTER_ACTION, AT_ONCE)),
        }
        found: list[SetupOption] = []
        for name, (kind, default, rare) in AGREED.items():
            label, more = words.text(f"setup-{name}", {}), words.text(f"setup-{name}.help", {})
            found.append(SetupOption(name, label, kind, default, more, choices.get(name, ()), rare=rare))
        return found

    def read_setup(self, options: Mapping[str, Any]) -> Json:
        given = {name: default for name, (_, default, _) in AGREED.items()} | dict(options)
        heroes = [read_choice("heroes", hero, [h.id for h in self.content.heroes]) for hero in read_list("heroes", given["heroes"])]
        board = self.content.board(read_choice("board", given["board"], [b.id for b in self.content.boards]))
        teams = self._read_teams(given["teams"], len(heroes))
        mirror = read_flag("mirror", given["mirror"])
        if not 2 <= len(heroes) <= 4:
            msg = f"heroes: two to four players, not {len(heroes)}"
            raise BadInput(msg)
        if len(heroes) not in board.players:
            name = self.words().noun(board.noun)
            msg = f"board: {name} has start spaces for {board.players[-1]} players, not for {len(heroes)} (U-9)"
            raise BadInput(msg)
        if len(set(heroes)) < len(heroes) and not mirror:
            msg = "heroes: each player takes a different hero (U-9); mirror=True allows the same one twice (Q-9)"
            raise BadInput(msg)
        return {
            "heroes": heroes,
            "board": board.id,
            "teams": teams,
            "mirror": mirror,
            "end_rule": read_choice("end_rule", given["end_rule"], [AFTER_ACTION, AT_ONCE]),
            "fog_uses_passages": read_flag("fog_uses_passages", given["fog_uses_passages"]),
            "open_team_hands": read_flag("open_team_hands", given["open_team_hands"]),
        }

    def _read_teams(self, given: Any, players: int) -> bool:
        """Accept yes, no, or the teams spelled out: seats 0 and 2 against 1 and 3 (U-95)."""
        if isinstance(given, bool):
            teams = given
        elif given == [] or given is None:
            teams = False
        else:
            sides = [list(side) if isinstance(side, (list, tuple)) else side for side in read_list("teams", given)]
            if sides not in TEAM_SHEETS:
                msg = f"teams: seats 0 and 2 play against seats 1 and 3 (U-95), not {shown(given)}"
                raise BadInput(msg)
            teams = True
        if teams and players != 4:
            msg = f"teams: two against two needs four heroes (U-95), not {players}; one person may play two of them (U-100)"
            raise BadInput(msg)
        return teams

    def setup(self, setup: Json) -> Setup:
        """Return the agreed setup as the match uses it."""
        heroes = [self.content.hero(hero) for hero in setup["heroes"]]
        sides = [0, 1, 0, 1] if setup["teams"] else list(range(len(heroes)))
        return Setup(
            self.content,
            self.content.board(setup["board"]),
            heroes,
            sides,
            sudden_end=setup["end_rule"] == AT_ONCE,
            fog_uses_passages=setup["fog_uses_passages"],
            open_team_hands=setup["open_team_hands"],
        )

    def new(self, setup: Json, seed: int) -> Match:
        g = Match(None, self.setup(setup), seed)
        g.then(SET_UP, 0)
        return g

    def bench_setups(self) -> list[Json]:
        """Every pair of different heroes on every board."""
        pairs = combinations([hero.id for hero in self.content.heroes], 2)
        return [{"heroes": list(pair), "board": board.id} for pair in pairs for board in self.content.boards]

    def ladder_setups(self) -> list[Json]:
        """Every two heroes, either of them first, on every board."""
        pairs = permutations([hero.id for hero in self.content.heroes], 2)
        return [{"heroes": list(pair), "board": board.id} for pair in pairs for board in self.content.boards]

    def crowd_setups(self) -> dict[str, list[Json]]:
        """Three and four on their own and two teams, in every order, on every board that has room for them."""
        heroes = [hero.id for hero in self.content.heroes]
        found: dict[str, list[Json]] = {}
        for table, players, more in (("three", 3, {}), ("four", 4, {}), ("teams", 4, {"teams": True})):
            boards = [board.id for board in self.content.boards if players in board.players]
            found[table] = [
                {"heroes": list(some), "board": board, **more} for some in permutations(heroes, players) for board in boards
            ]
        return found

    # Looking.

    def seats(self, g: Match, language: str = USUAL) -> list[Seat]:
        words = self.words(language)
        return [
            Seat(player, words.noun(seat), g.setup.sides[player], view.short_name(seat, words), (g.setup.heroes[player].id,))
            for player, seat in enumerate(g.setup.seats)
        ]

    def view(self, g: Match, seat: int | None, words: Language) -> Json:
        return view.view(g, seat, words)

    def own_view(self, g: Match, seat: int, words: Language, common: Json) -> Json:
        return view.own(g, seat, common)

    def told_alike(self, event: Event) -> bool:
        return not narration.TELLING.hides(event[0])

    def narrate(self, g: Match, event: Event, seat: int | None, words: Language) -> Json:
        return narration.narrate(g, event, seat, words)

    def why_not(self, g: Match, key: str, seat: int) -> Said:
        return refusals.why_not(g, key, seat)

    def reason(self, g: Match) -> Said:
        fallen: list[Value] = [a_seat(g, p) for p in range(g.players) if g.fallen >> p & 1]
        winners: list[Value] = [a_seat(g, p) for p in range(g.players) if g.winners >> p & 1]
        return Said("fell", "U-66", fallen=fallen, winners=winners)

    def picture(self, g: Match, seat: int | None, language: str = USUAL) -> str:
        return picture.picture(g, seat, self.words(language))

    def catalogue(self, language: str = USUAL) -> Json:
        return catalogue.catalogue(self.content, self.words(language))

    def goal(self, setup: Json, view: Json, words: Language) -> Goal:
        return goal.goal(self.content, self.setup(setup).seats, view, words)

    # Measuring and changing.

    def gauges(self, g: Match) -> dict[str, int]:
        """The health of each hero."""
        words = self.words()
        return {f"health of {words.noun(a_seat(g, player))}": g.health[4 * player] for player in range(g.players)}

    def noted(self, g: Match, event: Event) -> Noted | None:
        code, first, second, third = event
        if code in (events.DREW, events.TAKEN_TO_HAND):
            return Noted(DRAW, a_card(g, first, second).ref(), first)
        if code in (events.MOVED, events.PLACED):
            return Noted(VISIT, a_space(g, third % events.WITH_CAUSE).ref())
        return Noted(TURN) if code == events.TURN_BEGAN else None

    def layout(self, setup: Json, language: str = USUAL) -> Layout:
        board = next(one for one in self.catalogue(language)["boards"] if one["id"] == setup["board"])
        wide, high = board["aspect"]
        spots = [
            Spot(f"space:{one['id']}", label, label, one["x"], one["y"])
            for one in board["spaces"]
            for label in [board["labels"][one["id"]]]
        ]
        lines = [(f"space:{a}", f"space:{b}") for a, b in board["edges"]]
        return Layout(board["id"], board["name"], wide / high, tuple(spots), tuple(lines))

    def figures(self) -> dict[str, int | bool]:
        return figures.all_figures(self.content)

    def with_figures(self, changes: Mapping[str, int | bool]) -> Unmatched:
        # Not a copy, which would be the title itself; and of its own kind, if somebody has added heroes.
        changed = object.__new__(type(self))
        changed.content = figures.with_figures(self.content, changes)
        return changed

    # Positions on file.

    def steps(self, g: Match) -> Mapping[str, Step]:
        return g.setup.content.steps

    def write_state(self, g: Match) -> Json:
        return state_file.write(g)

    def read_state(self, setup: Json, state: Json, seed: int) -> Match:
        return state_file.read(self.setup(setup), state, seed)

    def usual_step(self, g: Match) -> tuple[Step, int, int]:
        state_file.ready(g)
        return (END_ACTION, g.turn, -1)

    def piece_name(self, g: Match, piece: int) -> str:
        return state_file.pick_name(g, piece)

    def piece(self, g: Match, name: Any) -> int:
        return state_file.pick(g, name)


TITLE = Unmatched()
