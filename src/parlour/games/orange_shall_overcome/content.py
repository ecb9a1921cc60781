"""What is printed: tiles, characters, cards, tokens; and `Content`, the whole of it that a game is played with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from parlour.engine.kernel import NOTHING, Step
from parlour.engine.said import Lasting, Noun, Said
from parlour.games.orange_shall_overcome.goods import pack

# What the ability of a character hooks into.
NEWSPAPERS: Final = 0
MOVE_BONUS: Final = 1
DANGER_RESOURCES: Final = 2
IGNORE_POLICEMAN: Final = 3
CONTROL_SWITCH: Final = 4
START_PHASE_ALIBI: Final = 5
MORALE_SHIELD: Final = 6
DANGER_ALIBI_COUNTRY: Final = 7
IMMUNITY_SAVE: Final = 8
GATHER_BONUS: Final = 9
HOOK_IDS: Final = [
    "newspapers", "move_bonus", "danger_resources", "ignore_policeman", "control_switch",
    "start_phase_alibi", "morale_shield", "danger_alibi_country", "immunity_save", "gather_bonus",
]  # fmt: skip

# What an "and" card does to the Move it accompanies, as bits (the lowest two count roads).
MORE_ROADS: Final = 1
ALL_ROADS: Final = 3
IGNORE_POLICEMEN: Final = 4
ALIBI_AFTER_CONTROL: Final = 8
SAFETY_ON_ENTRY: Final = 16
KEEP_RESOURCES: Final = 32

# Special actions that may be impossible although they cost nothing (R47).
NEEDS_NEWSPAPER: Final = 1
NEEDS_A_WAY: Final = 2

APPROACHES: Final = ["comply", "bluff", "give", "wait", "avoid", "dare", "care"]

UNSAID: Final = Said("nothing")
"""What a card says until all of them lie together: then `texts` puts it into words."""


def a_card(id: str) -> Noun:
    """Return a card as a noun."""
    return Noun("card", id, f"card-{id}")


class Location:
    """A location tile: start Safety, what its special action costs and does (OSO-109)."""

    def __init__(  # noqa: PLR0913 - one argument for each thing printed on a tile
        self,
        id: str,
        safety: int,
        action: Step,
        rule: str,
        *,
        resource: bool = False,
        cost: int = 0,
        safety_cost: int = 0,
        words: str = "",
    ) -> None:
        self.id: str = id
        self.safety: int = safety
        self.action: Step = action
        self.rule: str = rule
        self.resource: bool = resource
        self.cost: int = cost
        self.safety_cost: int = safety_cost
        self.words: str = words
        """The message that says what it does, where that is not said by its words."""
        self.noun: Noun = Noun("", id, f"location-{id}")
        self.says: Said = UNSAID


class CharacterCard:
    """A Character card: an Action point, and a bonus ("and"), or a special action instead ("or"); OSO-81 to OSO-83."""

    def __init__(
        self, id: str, *, bonus: Step | None = None, on_move: int = 0, special: Step | None = None, needs: int = 0
    ) -> None:
        self.id: str = id
        self.bonus: Step | None = bonus
        self.on_move: int = on_move
        self.special: Step | None = special
        self.needs: int = needs
        self.noun: Noun = a_card(id)
        self.says: Said = UNSAID


class Character:
    """An Identity card with its three Character cards (OSO-62 to OSO-65)."""

    def __init__(  # noqa: PLR0913
        self, *, id: str, age: int, tag: str, start: list[str], ability: int, cards: list[CharacterCard]
    ) -> None:
        self.id: str = id
        self.age: int = age
        self.tag: str = tag
        self.start: list[str] = start
        self.ability: int = ability
        self.cards: list[CharacterCard] = cards
        self.noun: Noun = Noun("character", id, f"character-{id}")


class Occupier:
    """An Occupier card: Threat level, the set it belongs to, what it does (OSO-129, OSO-130)."""

    def __init__(self, id: str, level: int, text: Step) -> None:
        self.id: str = id
        self.level: int = level
        self.text: Step = text
        self.set: str = ""
        self.noun: Noun = a_card(id)
        self.says: Said = UNSAID


class Raid:
    """A Raid card: part 1 is an effect, part 2 the number of the search (OSO-58, OSO-59)."""

    def __init__(self, id: str, search: int, text: Step) -> None:
        self.id: str = id
        self.search: int = search
        self.text: Step = text
        self.noun: Noun = a_card(id)
        self.says: Said = UNSAID


class Patrolling:
    """A Patrolling card: the arrow each kind of occupier of an area follows (NONE: it stays), and the second effect (OSO-143)."""

    def __init__(self, id: str, area: i64, soldier: int, policeman: int, fallback: Step) -> None:
        self.id: str = id
        self.area: int = area
        self.soldier: int = soldier
        self.policeman: int = policeman
        self.fallback: Step = fallback
        self.says: Said = UNSAID


class Answer:
    """One of the two options of a Control card: approach word, and a result for each kind of occupier (OSO-96 to OSO-99)."""

    def __init__(self, approach: str, policeman: Step, soldier: Step) -> None:
        self.approach: int = APPROACHES.index(approach)
        self.results: list[Step] = [policeman, soldier]
        self.label: Said = UNSAID
        self.says: list[Said] = [UNSAID, UNSAID]


class Control:
    """A Control card: a situation and two answers."""

    def __init__(self, id: str, first: Answer, second: Answer) -> None:
        self.id: str = id
        self.answers: list[Answer] = [first, second]
        self.noun: Noun = a_card(id)
        self.situation: Said = Lasting(f"{self.noun.name}.situation")
        for n, answer in enumerate(self.answers, 1):
            answer.label = Lasting(f"{self.noun.name}.answer-{n}")


class Helper:
    """A Helper card (OSO-155)."""

    def __init__(self, id: str, text: Step) -> None:
        self.id: str = id
        self.text: Step = text
        self.noun: Noun = a_card(id)
        self.who: Said = Lasting(f"{self.noun.name}.who")
        self.says: Said = UNSAID


class SoloCard:
    """A solo action card: an Action point and a second effect (OSO-160)."""

    def __init__(self, id: str, bonus: Step) -> None:
        self.id: str = id
        self.bonus: Step = bonus
        self.noun: Noun = a_card(id)
        self.says: Said = UNSAID


class Requirement:
    """A Requirement token: resources, and items that count in scenario 2 only (R26)."""

    def __init__(self, id: str, resources: Mapping[str, int], items: Mapping[str, int] | None = None) -> None:
        self.id: str = id
        self.resources: int = pack(**resources)
        self.items: int = pack(**items) if items else 0


class Person:
    """A person in hiding: where they appear and where they are safe (R24)."""

    def __init__(self, id: str, found_at: str, safe_at: str) -> None:
        self.id: str = id
        self.noun: Noun = Noun("token", id, f"person-{id}")
        self.found_at: str = found_at
        self.safe_at: str = safe_at


DIFFICULTIES: Final = ["easy", "medium", "hard", "extreme"]


class Level:
    """What a difficulty changes on the back of a scenario card: start Alibi, occupiers, a limit (OSO-5)."""

    def __init__(self, alibi: int, policemen: str, soldiers: str = "", limit: int = 0) -> None:
        self.alibi: int = alibi
        self.policemen: list[str] = list(policemen)
        self.soldiers: list[str] = list(soldiers)
        self.limit: int = limit


class Figures:
    """The numbers of the rules that are not on a card; a variant brings its own."""

    def __init__(self) -> None:
        self.alibi_max: int = 10
        self.carry_max: int = 9
        self.safety_max: int = 8
        self.morale_max: int = 15
        self.morale_start: list[int] = [0, 4, 6, 8, 10, 12]
        self.morale_per_card: int = 3
        self.roads_per_move: int = 2
        self.tokens_per_road: int = 2
        self.occupier_tokens: int = 20
        self.items: int = 5
        self.newspapers: int = 6
        self.bundles: int = 12
        self.strikers: int = 9
        self.raise_safety: list[int] = [0, 1, 2, 2, 2, 3, 3]
        self.raise_alibi: list[int] = [0, 0, 0, 0, 0, 0, 1]
        # How far resources and Alibi lower the Safety at night (OSO-133, OSO-134).
        self.danger_resources: list[int] = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
        self.danger_alibi: list[int] = [0, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0]
        self.token_danger: int = 1
        self.gathered: int = 1
        # Occupier cards of each Threat level that go back into the box, and how many more alone, fewer with five (OSO-23, OSO-159).
        self.boxed: int = 2
        self.boxed_solo: int = 6
        self.boxed_less_with_five: int = 1
        # Whom some Occupier cards mean: an age, and so many Rations held.
        self.age_from: int = 17
        self.age_to: int = 40
        self.many_rations: int = 3
        # Abilities of characters.
        self.newspaper_morale: int = 1
        self.newspaper_alibi: int = 1
        self.more_roads: int = 1
        self.danger_less: int = 1
        self.care_alibi: int = 1
        self.shield_from: int = 2
        self.shield: int = 1
        self.immunity_at_start: int = 1
        self.immunity_kept_on: int = 4
        self.gathered_more: int = 1
        self.entry_safety: int = 1
        self.armband_alibi: int = 1
        self.policeman_pass: int = 1
        self.soldier_pass: int = 2


class Content:
    """Everything a game is played with. Immutable: a variant is another Content, and both can be played side by side."""

    def __init__(  # noqa: PLR0913 - one argument for each kind of thing in the box
        self,
        *,
        locations: list[Location],
        characters: list[Character],
        occupiers: list[Occupier],
        raids: list[Raid],
        patrols: list[Patrolling],
        controls: list[Control],
        helpers: list[Helper],
        solo: list[SoloCard],
        requirements: list[Requirement],
        people: list[Person],
        scenarios: list[Any],
        steps: list[Step],
        figures: Figures,
    ) -> None:
        self.locations: list[Location] = locations
        self.characters: list[Character] = characters
        self.occupiers: list[Occupier] = occupiers
        self.raids: list[Raid] = raids
        self.patrols: list[Patrolling] = patrols
        self.controls: list[Control] = controls
        self.helpers: list[Helper] = helpers
        self.solo: list[SoloCard] = solo
        self.requirements: list[Requirement] = requirements
        self.people: list[Person] = people
        self.scenarios: list[Any] = scenarios
        self.figures: Figures = figures
        self.alike: list[list[int]] = []
        self.steps: dict[str, Step] = {step.name(): step for step in steps}
        self.put_together()

    def put_together(self) -> None:
        """Find what belongs together among the cards, and give their texts names."""
        # All answers with the same approach word: what a listener can tell of a result before the choice (R57).
        self.alike = [
            [2 * c + n for c, card in enumerate(self.controls) for n in range(2) if card.answers[n].approach == approach]
            for approach in range(len(APPROACHES))
        ]
        for location in self.locations:
            self._name(location.id, location.action)
        for character in self.characters:
            for card in character.cards:
                if card.bonus is not None:
                    self._name(card.id, card.bonus)
                if card.special is not None:
                    self._name(card.id, card.special)
        for occupier in self.occupiers:
            self._name(occupier.id, occupier.text)
        for raid in self.raids:
            self._name(raid.id, raid.text)
        for patrol in self.patrols:
            self._name(patrol.id, patrol.fallback)
        for control in self.controls:
            for n, answer in enumerate(control.answers):
                self._name(f"{control.id}.{n + 1}.policeman", answer.results[0])
                self._name(f"{control.id}.{n + 1}.soldier", answer.results[1])
        for helper in self.helpers:
            self._name(helper.id, helper.text)
        for solo in self.solo:
            self._name(solo.id, solo.bonus)

    def _name(self, name: str, step: Step) -> None:
        """Give a card's step, and the steps it is composed of, the names positions on file use."""
        if step is NOTHING:
            return
        step.label = name
        self.steps[name] = step
        for n, part in enumerate(step.parts()):
            self._name(f"{name}.{n}", part)

    def location(self, id: str) -> int:
        """Return the number of the tile with that id."""
        return [location.id for location in self.locations].index(id)

    def scenario(self, id: str) -> Any:
        """Return the scenario with that id."""
        for scenario in self.scenarios:
            if scenario.id == id:
                return scenario
        raise KeyError(id)
