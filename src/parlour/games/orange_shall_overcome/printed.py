"""The content set that comes with Parlour. Most cards and the board are ours; `docs` and the app say so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from parlour.engine.kernel import NOTHING, Step
from parlour.games.orange_shall_overcome import (
    actions,
    changes,
    choices,
    control,
    dice,
    effects,
    patrols,
    raids,
    sharing,
    travel,
)
from parlour.games.orange_shall_overcome import round as rounds
from parlour.games.orange_shall_overcome.characters.anton import ANTON
from parlour.games.orange_shall_overcome.characters.berend import BEREND
from parlour.games.orange_shall_overcome.characters.cornelia import CORNELIA
from parlour.games.orange_shall_overcome.characters.greet import GREET
from parlour.games.orange_shall_overcome.characters.hanneke import HANNEKE
from parlour.games.orange_shall_overcome.characters.kees import KEES
from parlour.games.orange_shall_overcome.characters.leo import LEO
from parlour.games.orange_shall_overcome.characters.mies import MIES
from parlour.games.orange_shall_overcome.characters.paul import PAUL
from parlour.games.orange_shall_overcome.characters.suze import SUZE
from parlour.games.orange_shall_overcome.content import Character, Content, Control, Figures, Helper, Occupier
from parlour.games.orange_shall_overcome.decks import (
    occupier_arbeitseinsatz,
    occupier_base,
    occupier_expanding_the_network,
    occupier_hunger_winter,
    occupier_reserve,
    occupier_the_trains_stand_still,
    occupier_the_word_must_travel,
)
from parlour.games.orange_shall_overcome.decks.controls_1 import CONTROLS_1
from parlour.games.orange_shall_overcome.decks.controls_2 import CONTROLS_2
from parlour.games.orange_shall_overcome.decks.helpers import HELPERS
from parlour.games.orange_shall_overcome.decks.patrols import PATROLS
from parlour.games.orange_shall_overcome.decks.raids import RAIDS
from parlour.games.orange_shall_overcome.decks.solo_cards import SOLO_CARDS
from parlour.games.orange_shall_overcome.decks.tokens import PEOPLE, REQUIREMENTS
from parlour.games.orange_shall_overcome.locations import LOCATIONS
from parlour.games.orange_shall_overcome.scenario import Scenario
from parlour.games.orange_shall_overcome.scenarios.arbeitseinsatz import Arbeitseinsatz
from parlour.games.orange_shall_overcome.scenarios.expanding_the_network import ExpandingTheNetwork
from parlour.games.orange_shall_overcome.scenarios.hunger_winter import HungerWinter
from parlour.games.orange_shall_overcome.scenarios.the_trains_stand_still import TheTrainsStandStill
from parlour.games.orange_shall_overcome.scenarios.the_word_must_travel import TheWordMustTravel
from parlour.games.orange_shall_overcome.setting_out import SET_OUT
from parlour.games.orange_shall_overcome.texts import say_all

_SETS: Final = {
    "base": occupier_base.BASE,
    "expanding_the_network": occupier_expanding_the_network.EXPANDING_THE_NETWORK,
    "arbeitseinsatz": occupier_arbeitseinsatz.ARBEITSEINSATZ,
    "the_word_must_travel": occupier_the_word_must_travel.THE_WORD_MUST_TRAVEL,
    "the_trains_stand_still": occupier_the_trains_stand_still.THE_TRAINS_STAND_STILL,
    "hunger_winter": occupier_hunger_winter.HUNGER_WINTER,
    "reserve": occupier_reserve.RESERVE,
}


class Extras:
    """What packs bring: each takes the place of what has its id in the box, or comes behind it, so that no number moves."""

    def __init__(self) -> None:
        self.scenarios: list[Callable[[], Scenario]] = []
        self.characters: list[Character] = []
        self.occupiers: list[Occupier] = []
        self.controls: list[Control] = []
        self.helpers: list[Helper] = []
        # How characters and scenarios look: their colors and pictures, by their ids.
        self.looks: dict[str, str] = {}
        self.pictures: dict[str, str] = {}


NO_EXTRAS: Final = Extras()


def _put(there: list[Any], more: list[Any]) -> list[Any]:
    """Return things with more of them."""
    found = there[:]
    for thing in more:
        places = [n for n, one in enumerate(found) if one.id == thing.id]
        if places:
            found[places[0]] = thing
        else:
            found.append(thing)
    return found


def _occupiers(scenarios: list[Scenario], extras: Extras) -> list[Occupier]:
    found: list[Occupier] = []
    remade = {scenario.id for scenario in scenarios if scenario.occupiers}
    for name, cards in _SETS.items():
        for card in cards:
            card.set = name
            # Cards of a scenario that was made anew keep their numbers, but only its own are played with.
            found.append(_aside(card) if name in remade else card)
    for scenario in scenarios:
        for card in scenario.occupiers:
            card.set = scenario.id
        found = _put(found, scenario.occupiers)
    return _put(found, extras.occupiers)


def _aside(card: Occupier) -> Occupier:
    """Return a card that belongs to no set."""
    return Occupier(card.id, card.level, card.text)


def _mark_control(step: Step) -> None:
    """Let every loss on a Control card know where it is printed: the Milk cart guards against those only."""
    if isinstance(step, effects.Lose):
        step.at_control = True
    for part in step.parts():
        _mark_control(part)


def mark_controls(controls: list[Control]) -> None:
    """Let every loss on a Control card know where it is printed."""
    for card in controls:
        for answer in card.answers:
            for result in answer.results:
                _mark_control(result)


def _steps(scenarios: list[Scenario]) -> list[Step]:
    """Return every step that can lie on the stack and is not printed on a card."""
    found: list[Step] = [
        NOTHING, SET_OUT, actions.TAKE_ACTION, actions.AFTER_ACTION, actions.RAISED, changes.CARRY_LIMIT, choices.HELPER_CARD,
        choices.DISCARD_HELPER, control.DRAW_CONTROL, control.ANSWER, control.SWITCH, control.RESULT, control.END_CONTROL,
        dice.ROLL_AGAIN, dice.ROLL_ONE, dice.ROLL_BOTH, effects.NAME_ONE, *effects.BY_DIE, patrols.REVEAL_PATROL,
        patrols.MOVE_PATROLS, patrols.END_PATROL, raids.STRIKE, raids.SEARCH, raids.SEARCHED, raids.END_RAID,
        *raids.LOWER_SAFETY, rounds.BEGIN_ROUND, rounds.CARE, rounds.BEGIN_TURNS, rounds.RESUME, rounds.TURN, rounds.RESOLVE,
        rounds.DISCARD_OCCUPIER, rounds.LAST_CALL, rounds.DANGER, rounds.DANGER_BY_RESOURCES, rounds.DANGER_BY_ALIBI,
        rounds.DANGER_BY_TOKENS, rounds.PATROLS, rounds.END_OF_PATROLS, rounds.END_ROUND, sharing.OFFER, sharing.AGREE,
        travel.TRAVEL, travel.MEET, travel.ARRIVE, travel.KEEP_TOKEN, travel.FLEE_ONE, travel.GO_ANYWHERE,
    ]  # fmt: skip
    changes.LOSE_ONE.label = "LoseOne"
    changes.PAY_ONE.label = "PayOne"
    found += [changes.LOSE_ONE, changes.PAY_ONE]
    for scenario in scenarios:
        found += scenario.steps()
    return found


def printed_content(more: Sequence[Callable[[], Scenario]] = (), extras: Extras = NO_EXTRAS) -> Content:
    """Return the whole content set, with more scenarios and their Occupier cards if some are given, and what packs bring."""
    controls = _put(CONTROLS_1 + CONTROLS_2, extras.controls)
    mark_controls(controls)
    scenarios: list[Scenario] = [
        ExpandingTheNetwork(),
        Arbeitseinsatz(),
        TheWordMustTravel(),
        TheTrainsStandStill(),
        HungerWinter(),
        *(make() for make in more),
    ]
    scenarios = _put(scenarios, [make() for make in extras.scenarios])
    content = Content(
        locations=list(LOCATIONS),
        characters=_put([ANTON, PAUL, CORNELIA, KEES, HANNEKE, MIES, BEREND, GREET, LEO, SUZE], extras.characters),
        occupiers=_occupiers(scenarios, extras),
        raids=list(RAIDS),
        patrols=PATROLS,
        controls=controls,
        helpers=_put(HELPERS, extras.helpers),
        solo=SOLO_CARDS,
        requirements=REQUIREMENTS,
        people=PEOPLE,
        scenarios=scenarios,
        steps=_steps(scenarios),
        figures=Figures(),
    )
    say_all(content)
    return content


CONTENT: Final = printed_content()
