"""Orange Shall Overcome! on the shelf."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from parlour.engine.errors import BadInput
from parlour.engine.goal import Goal
from parlour.engine.kernel import Event, Step
from parlour.engine.layout import DRAW, TURN, VISIT, Layout, Noted, Spot
from parlour.engine.messages import USUAL, Language, Texts, language
from parlour.engine.reading import read_choice, read_flag, read_int, read_list
from parlour.engine.said import Said
from parlour.engine.title import Json, Seat, SetupOption, Title
from parlour.games.orange_shall_overcome import catalogue, events, figures, goal, narration, picture, refusals, state_file, view
from parlour.games.orange_shall_overcome.content import DIFFICULTIES, Character, Content
from parlour.games.orange_shall_overcome.pieces import a_character, a_spot
from parlour.games.orange_shall_overcome.printed import CONTENT, NO_EXTRAS, Extras, printed_content
from parlour.games.orange_shall_overcome.round import RESUME
from parlour.games.orange_shall_overcome.scenario import Scenario
from parlour.games.orange_shall_overcome.setting_out import SET_OUT
from parlour.games.orange_shall_overcome.state import DECK_IDS, Resistance, Setup

MOST = 5
USUAL_CHARACTERS = ["mies", "kees", "anton", "berend", "paul"]
"""Who plays when nobody is named."""
ROLL = "roll"
BOARD_ASPECT = 1240 / 712
DRAWN: Mapping[int, tuple[str, str, int]] = {
    events.OCCUPIER_DRAWN: ("occupier", "occupiers", 2),
    events.SOLO_CARD_DRAWN: ("solo", "solo", 2),
    events.CONTROL_DRAWN: ("control", "controls", 2),
    events.RAID_BEGAN: ("raid", "raids", 2),
    events.PATROL_REVEALED: ("patrolling", "patrols", 1),
    events.HELPER_TAKEN: ("helper", "helpers", 2),
}
"""Events in which a card comes up: which deck it is of, where its cards are, and which slot says which."""
Kind = Literal["one", "several", "per_seat", "flag", "number"]
Choices = tuple[tuple[str, str], ...]
NO_NAMES: Mapping[str, str] = {}


def _introduced(character: Character) -> Said:
    """Return a character with the profession."""
    return Said("setup-character", character=character.noun, profession=Said(f"{character.noun.name}.profession"))


class OrangeShallOvercome(Title):
    """The Dutch resistance, for one to five players who win or lose together."""

    id = "orange-shall-overcome"
    name = "Orange Shall Overcome!"
    rules_version = "2"
    cooperative = True
    package = "parlour.games.orange_shall_overcome"
    mind = "parlour.bots.orange_shall_overcome.mind:MIND"
    drawing = "parlour.terminal.games.orange_shall_overcome:OrangeDrawing"
    portrait = "parlour.pictures.orange_shall_overcome:OrangePortrait"
    plays = ("card", "special")
    packed = "parlour.games.orange_shall_overcome.packed:PACKED"
    about = (
        "Ordinary people resist the occupation of the Netherlands, 1943 to 1945. An unofficial implementation of the game designed "
        "by Marcel Köhler (solo variant: Carla Kopp), published by Liberation Game Design. Most cards, the board and scenarios 3 "
        "to 5 are Parlour's own design."
    )

    def __init__(
        self,
        content: Content = CONTENT,
        more: Sequence[Callable[[], Scenario]] = (),
        extras: Extras = NO_EXTRAS,
        texts: tuple[Texts, ...] = (),
    ) -> None:
        self.content = content
        self.more = more
        self.extras = extras
        self.texts = texts

    @classmethod
    def with_scenarios(cls, *more: Callable[[], Scenario]) -> OrangeShallOvercome:
        """Return the game with more scenarios than come in the box; `register` puts it on the shelf."""
        return cls(printed_content(more), more)

    def words(self, code: str = USUAL) -> Language:
        """Return the game's words in a language, with those of scenarios and packs from outside."""
        more = tuple(dict.fromkeys(scenario.words for scenario in self.content.scenarios if scenario.words))
        return language(self.package, read_choice("language", code, self.languages()), (*more, *self.texts))

    def renewed(self, rules: str, key: str) -> list[str]:
        """By rules 1 sharing was one token for one token, proposed as soon as it was said what is asked for in return."""
        if rules != "1":
            return [key]
        verb, _, noun = key.partition(":")
        if verb not in ("give", "ask"):
            return [key]
        if noun == "call_off":
            return ["call_off:agreement"]
        said = [] if noun == "nothing" else [key]
        return said if verb == "give" else [*said, "propose:agreement"]

    # Starting.

    def setup_options(self, language: str = USUAL) -> list[SetupOption]:
        words = self.words(language)

        def option(  # noqa: PLR0913 - what a setup option is made of
            name: str, kind: Kind, default: Any, choices: Choices = (), *, rare: bool = False, names: Mapping[str, str] = NO_NAMES
        ) -> SetupOption:
            label, why = words.text(f"setup-{name}", {}), words.text(f"setup-{name}.help", {})
            return SetupOption(name, label, kind, default, why, choices, rare=rare, names=names)

        scenarios = tuple((scenario.id, words.noun(scenario.name())) for scenario in self.content.scenarios)
        people = tuple((c.id, words.said(_introduced(c))) for c in self.content.characters)
        levels = tuple((level, words.text(f"level-{level}", {}).capitalize()) for level in DIFFICULTIES)
        starters = tuple((str(n), words.text("setup-start_player.player", {"n": n})) for n in range(1, MOST + 1))
        return [
            option("players", "number", 2),
            option("scenario", "one", "expanding_the_network", scenarios),
            option("difficulty", "one", "medium", levels),
            option("characters", "several", None, people, names={c.id: words.noun(c.noun) for c in self.content.characters}),
            option("start_player", "one", ROLL, ((ROLL, words.text("setup-start_player.roll", {})), *starters), rare=True),
            option("helper_decks_face_up", "flag", default=True, rare=True),
            option("reserve_cards", "flag", default=False, rare=True),
        ]

    def read_setup(self, options: Mapping[str, Any]) -> Json:
        given = {option.name: option.default for option in self.setup_options()} | dict(options)
        players = read_int("players", given["players"], 1, MOST)
        known = [c.id for c in self.content.characters]
        characters = given["characters"]
        if characters is None:
            characters = [*USUAL_CHARACTERS, *known][:players]
        names = [read_choice("characters", name, known) for name in read_list("characters", characters)]
        if len(set(names)) < len(names):
            msg = "characters: each of them can be played once (OSO-33)"
            raise BadInput(msg)
        if not players <= len(names) <= MOST:
            msg = f"characters: at least one for each of {players} players and at most {MOST} (R32), not {len(names)}"
            raise BadInput(msg)
        start = given["start_player"]
        starters = [ROLL, *(str(n) for n in range(1, players + 1))]
        return {
            "players": players,
            "scenario": read_choice("scenario", given["scenario"], [s.id for s in self.content.scenarios]),
            "difficulty": read_choice("difficulty", given["difficulty"], DIFFICULTIES),
            "characters": names,
            "start_player": read_choice("start_player", start, starters),
            "helper_decks_face_up": read_flag("helper_decks_face_up", given["helper_decks_face_up"]),
            "reserve_cards": read_flag("reserve_cards", given["reserve_cards"]),
        }

    def setup(self, setup: Json) -> Setup:
        """Return the agreed setup as the game uses it."""
        by_id = {c.id: c for c in self.content.characters}
        first = setup["start_player"]
        return Setup(
            self.content,
            self.content.scenario(setup["scenario"]),
            setup["difficulty"],
            [by_id[name] for name in setup["characters"]],
            setup["players"],
            helpers_face_up=setup["helper_decks_face_up"],
            reserve=setup["reserve_cards"],
            first=-1 if first == ROLL else int(first) - 1,
        )

    def new(self, setup: Json, seed: int) -> Resistance:
        g = Resistance(None, self.setup(setup), seed)
        g.then(SET_OUT, 0)
        return g

    def bench_setups(self) -> list[Json]:
        """Every scenario with every number of characters."""
        return [
            {"scenario": scenario.id, "players": n, "difficulty": DIFFICULTIES[n % 4]}
            for scenario in self.content.scenarios
            for n in range(1, MOST + 1)
        ]

    def ladder_setups(self) -> list[Json]:
        """Every scenario at every difficulty, with two or three players."""
        return [
            {"scenario": scenario.id, "players": 2 + (n + k) % 2, "difficulty": level}
            for n, scenario in enumerate(self.content.scenarios)
            for k, level in enumerate(DIFFICULTIES)
        ]

    def crowd_setups(self) -> dict[str, list[Json]]:
        """The same with four players, and with five: bots of such groups think otherwise."""
        return {
            table: [{**setup, "players": players} for setup in self.ladder_setups()]
            for table, players in (("four", 4), ("five", 5))
        }

    # Looking.

    def seats(self, g: Resistance, language: str = USUAL) -> list[Seat]:
        """A seat is a player, named after the characters it runs."""
        words = self.words(language)
        return [
            Seat(s, words.value([a_character(g, c) for c in own]), 0, "", tuple(g.setup.characters[c].id for c in own))
            for s, own in enumerate(g.setup.own)
        ]

    def view(self, g: Resistance, seat: int | None, words: Language) -> Json:
        return view.view(g, seat, words)

    def own_view(self, g: Resistance, seat: int, words: Language, common: Json) -> Json:
        return view.own(g, seat, common)

    def told_alike(self, event: Event) -> bool:
        return not narration.TELLING.hides(event[0])

    def narrate(self, g: Resistance, event: Event, seat: int | None, words: Language) -> Json | None:
        return narration.narrate(g, event, seat, words)

    def why_not(self, g: Resistance, key: str, seat: int) -> Said:
        return refusals.why_not(g, key, seat)

    def reason(self, g: Resistance) -> Said:
        return narration.outcome(g)

    def picture(self, g: Resistance, seat: int | None, language: str = USUAL) -> str:
        return picture.picture(g, seat, self.words(language))

    def catalogue(self, language: str = USUAL) -> Json:
        return catalogue.catalogue(self.content, self.words(language), USUAL_CHARACTERS, self.extras)

    def goal(self, setup: Json, view: Json, words: Language) -> Goal:
        return goal.goal(self.content.scenario(setup["scenario"]), view, words)

    # Measuring and changing.

    def gauges(self, g: Resistance) -> dict[str, int]:
        """Morale, the lowest Alibi, the lowest Safety, Hunger."""
        found = {"morale": g.morale, "lowest alibi": min(g.alibi), "lowest safety": min(g.safety)}
        if g.setup.scenario.hunger_limit:
            found["hunger"] = g.hunger
        return found

    clock = "rounds"

    def noted(self, g: Resistance, event: Event) -> Noted | None:
        code, _, second, third = event
        if code in DRAWN:
            deck, cards, slot = DRAWN[code]
            number = event[slot]
            return Noted(DRAW, f"card:{getattr(self.content, cards)[number].id}", deck=deck) if number >= 0 else None
        spot = {events.TRAVELLED: third, events.CAME_ALONG: third, events.PLACED: second}.get(code)
        if spot is not None:
            return Noted(VISIT, a_spot(g, spot).ref())
        return Noted(TURN) if code == events.ROUND_BEGAN else None

    def layout(self, setup: Json, language: str = USUAL) -> Layout:
        printed = self.catalogue(language)
        names = {tile["id"]: tile["name"] for tile in printed["locations"]}
        scenario = next(one for one in printed["scenarios"] if one["id"] == setup["scenario"])
        spots = [
            Spot(f"spot:{one['id']}", one["id"].upper(), names.get(scenario["layout"].get(one["id"], ""), ""), one["x"], one["y"])
            for one in printed["spots"]
        ]
        lines = [(f"spot:{a}", f"spot:{b}") for road in printed["roads"] for a, b in [road["ends"]]]
        return Layout(scenario["id"], scenario["name"], BOARD_ASPECT, tuple(spots), tuple(lines))

    def figures(self) -> dict[str, int | bool]:
        return figures.figures(self.content)

    def with_figures(self, changes: Mapping[str, int | bool]) -> OrangeShallOvercome:
        fresh = printed_content(self.more, self.extras)
        return OrangeShallOvercome(figures.with_figures(fresh, changes), self.more, self.extras, self.texts)

    def with_extras(self, extras: Extras, texts: tuple[Texts, ...]) -> OrangeShallOvercome:
        """Return the game with what packs bring."""
        content = printed_content(self.more, extras)
        figures.enough_left(content)
        return OrangeShallOvercome(content, self.more, extras, texts)

    # Positions on file.

    def steps(self, g: Resistance) -> Mapping[str, Step]:
        return g.setup.content.steps

    def write_state(self, g: Resistance) -> Json:
        return state_file.write(g)

    def read_state(self, setup: Json, state: Json, seed: int) -> Resistance:
        return state_file.read(self.setup(setup), state, seed)

    def usual_step(self, g: Resistance) -> tuple[Step, int, int]:
        state_file.ready(g)
        return (RESUME, g.start, -1)

    def piece_name(self, g: Resistance, piece: int) -> str | int:
        """People in hiding and solo cards are picked by number, cards of a shuffled deck are named by number too."""
        return piece

    def actors(self, g: Resistance) -> int:
        """Return how many characters there are: a seat may play several (R32)."""
        return int(g.setup.size)

    def piece(self, g: Resistance, name: Any) -> int:
        """Return the piece a foretold result names: a number, or the id of a person, a solo card or a card of a deck."""
        if isinstance(name, str):
            for ids in (
                [person.id for person in self.content.people],
                [card.id for card in self.content.solo],
                [token.id for token in self.content.requirements],
                *(state_file.deck_names(g.setup, deck) for deck in range(len(DECK_IDS) - 1)),
            ):
                if name in ids:
                    return ids.index(name)
        return super().piece(g, name)


TITLE = OrangeShallOvercome()
