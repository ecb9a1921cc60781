"""Black Orchestra on the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from parlour.engine.errors import BadInput
from parlour.engine.goal import Goal
from parlour.engine.kernel import Event, Game, Step
from parlour.engine.layout import DRAW, TURN, VISIT, Layout, Noted, Spot
from parlour.engine.messages import USUAL, Language, Texts, language
from parlour.engine.reading import read_choice, read_flag, read_int, read_list
from parlour.engine.said import Said
from parlour.engine.shape import figure
from parlour.engine.title import Json, Seat, SetupOption, Title
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.border import catalogue, goal, narration, picture, refusals, state_file, view
from parlour.games.black_orchestra.cards import figures
from parlour.games.black_orchestra.cards.content import Content
from parlour.games.black_orchestra.cards.printed import CONTENT
from parlour.games.black_orchestra.names import MOST_SUPPORT
from parlour.games.black_orchestra.pieces import a_card, a_space, an_event
from parlour.games.black_orchestra.state import ENDING_IDS, Orchestra, Setup
from parlour.games.black_orchestra.turn.turn import GO_ON, SET_UP

Kind = Literal["one", "several", "per_seat", "flag", "number"]

Choices = Mapping[str, str]
"""What may be chosen, and the message that names it."""
NO_CHOICES: Choices = {}

START_SUPPORT = {"easy": 2, "standard": 3, "hard": 4}
"""BO-12."""

VARIANTS = [
    "trusted_lieutenants",
    "sense_of_urgency",
    "guarded_documents",
    "deck_51",
    "classic_interrogation",
    "printed_raid_icons",
    "solo",
]
ENDING_RULES = ["", "BO-127", "BO-131", "BO-132", "BO-133"]
ANYBODY = -1
BOARD_ASPECT = 1420 / 735

FIGURES: dict[str, int] = {
    "start_support.easy": START_SUPPORT["easy"],
    "start_support.standard": START_SUPPORT["standard"],
    "start_support.hard": START_SUPPORT["hard"],
    "actions_per_turn": 3,
    "conspire_dice": 3,
    "item_limit.1_2": 4,
    "item_limit.3_5": 3,
    "dossier_limit.1_2": 6,
    "dossier_limit.3_4": 5,
    "dossier_limit.5": 4,
    "dossier_limit.timid": 2,
    "events_removed": 2,
    "deputy_difficulty": 2,
    "deputies_needed": 2,
}
"""The figures of the setup that can be changed to ask "what if"; those of cards are in `figures.py`."""

MOST_REMEMBERED = 2000
RANGES: dict[str, tuple[int, int]] = {
    **dict.fromkeys(("start_support.easy", "start_support.standard", "start_support.hard"), (1, MOST_SUPPORT)),
    "actions_per_turn": (1, 9),
    "conspire_dice": (0, 3),
    **dict.fromkeys(("item_limit.1_2", "item_limit.3_5"), (0, 24)),
    **dict.fromkeys(("dossier_limit.1_2", "dossier_limit.3_4", "dossier_limit.5", "dossier_limit.timid"), (0, 20)),
    "events_removed": (0, 8),
    "deputy_difficulty": (0, MOST_SUPPORT),
    "deputies_needed": (0, 5),
}


class BlackOrchestra(Title):
    """The German resistance against Hitler, for one to five players together."""

    id = "black-orchestra"
    name = "Black Orchestra"
    rules_version = "2"
    cooperative = True
    package = "parlour.games.black_orchestra"
    mind = "parlour.bots.black_orchestra.mind:MIND"
    drawing = "parlour.terminal.games.black_orchestra:BlackOrchestraDrawing"
    portrait = "parlour.pictures.black_orchestra:BlackOrchestraPortrait"
    packed = "parlour.games.black_orchestra.packed:PACKED"
    plays = ("use", "plot")
    about = ""

    def __init__(
        self, content: Content = CONTENT, changes: Mapping[str, int | bool] | None = None, texts: tuple[Texts, ...] = ()
    ) -> None:
        self.content = content
        # The words of packs.
        self.texts = texts
        # Figures that differ from the printed ones: "what if".
        self.changes = dict(changes or {})
        self.begun: tuple[Json, dict[tuple[int, ...], Orchestra]] = ({}, {})

    def words(self, code: str = USUAL) -> Language:
        return language(self.package, read_choice("language", code, self.languages()), self.texts)

    # Starting.

    def setup_options(self, language: str = USUAL) -> list[SetupOption]:
        words = self.words(language)

        def option(name: str, kind: Kind, default: Any, choices: Choices = NO_CHOICES, *, rare: bool = False) -> SetupOption:
            """Return an option with the words of its message, and those of its choices: in full, and what they are called."""
            label, more = words.text(f"setup-{name}", {}), words.text(f"setup-{name}.help", {})
            listed = tuple((id, words.text(f"{message}.full", {})) for id, message in choices.items())
            names = {id: words.text(message, {}) for id, message in choices.items()}
            return SetupOption(name, label, kind, default, more, listed, rare, names)

        return [
            option("players", "number", 2),
            option("difficulty", "one", "standard", {level: f"difficulty-{level}" for level in START_SUPPORT}),
            option("conspirators", "per_seat", [], {sheet.id: f"conspirator-{sheet.id}" for sheet in self.content.sheets}),
            option("variants", "several", [], {name: f"variant-{name}" for name in VARIANTS}),
            option("first_player", "number", ANYBODY, rare=True),
            option("hitler_penalty_first", "flag", default=True, rare=True),
            option("strict_stage_start", "flag", default=False, rare=True),
            option("tresckow_reveal", "flag", default=True, rare=True),
            option("goerdeler_draw", "number", 1, rare=True),
            option("prison_shields_all", "flag", default=False, rare=True),
        ]

    def read_setup(self, options: Mapping[str, Any]) -> Json:
        given = {option.name: option.default for option in self.setup_options()} | dict(options)
        players = read_int("players", given["players"], 1, 5)
        seats = max(players, 2)
        ids = [sheet.id for sheet in self.content.sheets]
        named = given["conspirators"] if given["conspirators"] is not None else []
        conspirators = [read_choice("conspirators", name, ids) for name in read_list("conspirators", named)]
        if conspirators and len(conspirators) != seats:
            who = "one player runs two conspirators" if players == 1 else f"{players} players"
            msg = f"conspirators: {who}, so name {seats} of them or none (BO-15), not {len(conspirators)}"
            raise BadInput(msg)
        if len(set(conspirators)) < len(conspirators):
            msg = "conspirators: each is in play at most once (R106)"
            raise BadInput(msg)
        return {
            "players": players,
            "difficulty": read_choice("difficulty", given["difficulty"], START_SUPPORT),
            "conspirators": conspirators,
            "variants": self._read_variants(given["variants"], players),
            "first_player": read_int("first_player", given["first_player"], ANYBODY, seats - 1),
            "hitler_penalty_first": read_flag("hitler_penalty_first", given["hitler_penalty_first"]),
            "strict_stage_start": read_flag("strict_stage_start", given["strict_stage_start"]),
            "tresckow_reveal": read_flag("tresckow_reveal", given["tresckow_reveal"]),
            "goerdeler_draw": self._read_goerdeler(given["goerdeler_draw"]),
            "prison_shields_all": read_flag("prison_shields_all", given["prison_shields_all"]),
        }

    def _read_variants(self, given: Any, players: int) -> list[str]:
        known = VARIANTS
        named = [read_choice("variants", name, known) for name in read_list("variants", given)]
        if len(set(named)) < len(named):
            msg = "variants: each can be named once"
            raise BadInput(msg)
        if "solo" in named and players != 1:
            msg = f"variants: solo is for one player, not for {players}; leave it out (BO-15)"
            raise BadInput(msg)
        # One player alone is always the solo game.
        return [name for name in known if name in named or (name == "solo" and players == 1)]

    def _read_goerdeler(self, given: Any) -> int:
        cards = read_int("goerdeler_draw", given, 1, 3)
        if cards == 2:
            msg = "goerdeler_draw: 1 or 3 cards (R59), not 2"
            raise BadInput(msg)
        return cards

    def setup(self, setup: Json, sheets: list[int], first: int) -> Setup:
        """Return the agreed setup as the game uses it."""
        variants = setup["variants"]
        agreed = Setup(
            self.content,
            players=setup["players"],
            sheets=sheets,
            start_support=self._figure(f"start_support.{setup['difficulty']}"),
            difficulty=setup["difficulty"],
            first_player=first,
            lieutenants="trusted_lieutenants" in variants,
            urgency="sense_of_urgency" in variants,
            guarded="guarded_documents" in variants,
            deck_51="deck_51" in variants,
            classic="classic_interrogation" in variants,
            raid_icons="printed_raid_icons" in variants,
            hitler_first=setup["hitler_penalty_first"],
            strict_stages=setup["strict_stage_start"],
            tresckow_reveal=setup["tresckow_reveal"],
            goerdeler_draw=setup["goerdeler_draw"],
            prison_shields_all=setup["prison_shields_all"],
        )
        few, crowd = setup["players"] <= 2, setup["players"] == 5
        agreed.item_limit = self._figure("item_limit.1_2" if few else "item_limit.3_5")
        agreed.card_limit = self._figure("dossier_limit.1_2" if few else "dossier_limit.5" if crowd else "dossier_limit.3_4")
        agreed.timid_limit = self._figure("dossier_limit.timid")
        agreed.actions = self._figure("actions_per_turn")
        agreed.conspire_dice = self._figure("conspire_dice")
        agreed.deputy_support = self._figure("deputy_difficulty")
        agreed.deputies_needed = self._figure("deputies_needed")
        agreed.events_removed = self._figure("events_removed")
        return agreed

    def _figure(self, name: str) -> int:
        """Return a printed figure, or what it was changed to."""
        return int(self.changes.get(name, FIGURES[name]))

    def new(self, setup: Json, seed: int) -> Orchestra:
        chance = Game(None, seed)
        sheets = self._sheets(setup, chance)
        beginning = self._beginning(setup, sheets, self._first(setup, len(sheets), chance))
        g = Orchestra(beginning, beginning.setup, seed)
        # The game goes on with the chance that dealt the conspirators and drew the first player.
        g.chance_a, g.chance_b, g.chance_c, g.chance_n = chance.chance_a, chance.chance_b, chance.chance_c, chance.chance_n
        return g

    def _beginning(self, setup: Json, sheets: list[int], first: int) -> Orchestra:
        """Return a game before anything is laid out; studies begin the same ones many times, so they are remembered."""
        agreed_on, known = self.begun
        if setup != agreed_on or len(known) >= MOST_REMEMBERED:
            known = {}
            self.begun = (dict(setup), known)
        dealt = (first, *sheets)
        found = known.get(dealt)
        if found is None:
            found = known[dealt] = Orchestra(None, self.setup(setup, sheets, first), 0)
            found.then(SET_UP, 0)
        return found

    def _sheets(self, setup: Json, chance: Game) -> list[int]:
        """BO-15: the conspirators agreed on, or as many as are needed dealt by chance."""
        if setup["conspirators"]:
            return [self.content.sheet_number[name] for name in setup["conspirators"]]
        dealt = list(range(len(self.content.sheets)))
        chance.shuffle(dealt)
        return dealt[: max(setup["players"], 2)]

    def _first(self, setup: Json, seats: int, chance: Game) -> int:
        """R62, R106: the first player is drawn at random unless the table chooses."""
        return int(setup["first_player"]) if setup["first_player"] != ANYBODY else chance.pick(list(range(seats)))

    def bench_setups(self) -> list[Json]:
        """Every number of players at every difficulty."""
        return [{"players": players, "difficulty": level} for players in range(1, 6) for level in START_SUPPORT]

    def ladder_setups(self) -> list[Json]:
        """Two to four players at every difficulty."""
        return [{"players": players, "difficulty": level} for players in range(2, 5) for level in START_SUPPORT]

    # Looking.

    def seats(self, g: Orchestra, language: str = USUAL) -> list[Seat]:
        words = self.words(language)
        ids = [g.setup.content.sheets[sheet].id for sheet in g.setup.sheets]
        return [
            Seat(seat, words.text(f"conspirator-{id}.full", {}), 0, words.text(f"conspirator-{id}", {}), (id,))
            for seat, id in enumerate(ids)
        ]

    def view(self, g: Orchestra, seat: int | None, words: Language) -> Json:
        return view.view(g, seat, words)

    def own_view(self, g: Orchestra, seat: int, words: Language, common: Json) -> Json:
        return view.own(g, seat, words)

    def told_alike(self, event: Event) -> bool:
        return not narration.TELLING.hides(event[0])

    def narrate(self, g: Orchestra, event: Event, seat: int | None, words: Language) -> Json:
        return narration.narrate(g, event, seat, words)

    def why_not(self, g: Orchestra, key: str, seat: int) -> Said:
        return refusals.why_not(g, key, seat)

    def reason(self, g: Orchestra) -> Said:
        return Said(f"ended-{ENDING_IDS[g.reason]}", ENDING_RULES[g.reason], stage=g.stage, turns=g.turns)

    def picture(self, g: Orchestra, seat: int | None, language: str = USUAL) -> str:
        return picture.picture(g, seat, self.words(language))

    def catalogue(self, language: str = USUAL) -> Json:
        support = {level: self._figure(f"start_support.{level}") for level in START_SUPPORT}
        return catalogue.catalogue(self.content, self.words(language), support)

    def goal(self, setup: Json, view: Json, words: Language) -> Goal:
        figures = {name: self._figure(name) for name in ("actions_per_turn", "deputies_needed")}
        return goal.goal(setup, view, words, actions=figures["actions_per_turn"], deputies=figures["deputies_needed"])

    def gauges(self, g: Orchestra) -> dict[str, int]:
        """The stage, military support, the highest motivation and suspicion, and how many are in prison."""
        return {
            "stage": g.stage,
            "support": g.support,
            "highest motivation": max(g.motivation),
            "highest suspicion": max(g.suspicion),
            "in prison": len(g.prisoners()),
        }

    def noted(self, g: Orchestra, event: Event) -> Noted | None:
        code, first, second, third = event
        if code == log.CARD_DRAWN:
            return Noted(DRAW, a_card(g, second).lit.ref(), first)
        if code == log.EVENT_DRAWN:
            return Noted(DRAW, an_event(g, second).lit.ref(), deck="events")
        if code == log.MOVED:
            return Noted(VISIT, a_space(g, third % log.SPACES).lit.ref())
        return Noted(TURN) if code == log.TURN_BEGAN else None

    def layout(self, setup: Json, language: str = USUAL) -> Layout:
        printed = self.catalogue(language)
        spots = [
            Spot(f"space:{one['id']}", one["name"], one["name"], one["x"], one["y"]) for one in printed["spaces"] if "x" in one
        ]
        lines = [(f"space:{one['a']}", f"space:{one['b']}") for one in printed["edges"]]
        return Layout("europe", printed["game"], BOARD_ASPECT, tuple(spots), tuple(lines))

    def figures(self) -> dict[str, int | bool]:
        return {**{name: self._figure(name) for name in FIGURES}, **figures.figures(self.content)}

    def with_figures(self, changes: Mapping[str, int | bool]) -> BlackOrchestra:
        agreed = {name: figure(changes, name, self._figure(name), *RANGES[name]) for name in FIGURES if name in changes}
        content = self.content if len(agreed) == len(changes) else figures.with_figures(self.content, changes)
        return BlackOrchestra(content, agreed, self.texts)

    # Positions on file.

    def steps(self, g: Orchestra) -> Mapping[str, Step]:
        return g.setup.content.steps

    def write_state(self, g: Orchestra) -> Json:
        return state_file.write(g)

    def read_state(self, setup: Json, state: Json, seed: int) -> Orchestra:
        chance = Game(None, seed)
        sheets = self._described(setup, state) or self._sheets(setup, chance)
        first = self._first(setup, len(sheets), chance)
        return state_file.read(self.setup(setup, sheets, first), state, seed)

    def _described(self, setup: Json, state: Json) -> list[int]:
        """Return the conspirators a state names, if the setup left them to chance."""
        if setup["conspirators"] or not isinstance(state, dict):
            return []
        entries = [entry for entry in read_list("state conspirators", state.get("conspirators", [])) if isinstance(entry, dict)]
        named = [entry.get("id") for entry in entries]
        if not named or None in named:
            return []
        known = [sheet.id for sheet in self.content.sheets]
        sheets = [self.content.sheet_number[read_choice("state conspirators", name, known)] for name in named]
        if len(sheets) != max(setup["players"], 2) or len(set(sheets)) < len(sheets):
            msg = f"state conspirators: {max(setup['players'], 2)} different ones are needed"
            raise BadInput(msg)
        return sheets

    def usual_step(self, g: Orchestra) -> tuple[Step, int, int]:
        state_file.ready(g)
        return (GO_ON, g.turn, -1)

    def piece(self, g: Orchestra, name: Any) -> int:
        return state_file.piece(g, name)


TITLE = BlackOrchestra()
