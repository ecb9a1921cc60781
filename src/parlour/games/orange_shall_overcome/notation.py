"""Texts of cards as lines: `Sequence(Alibi(each, -1), Intensify(road_c))`, and back."""

from __future__ import annotations

from typing import Final

from parlour.engine.kernel import Step
from parlour.engine.shape import Notation
from parlour.games.orange_shall_overcome import actions, choices, effects, patrols, roads, travel
from parlour.games.orange_shall_overcome.board import AREA_IDS, ROAD_IDS
from parlour.games.orange_shall_overcome.goods import KIND_IDS, KINDS, ONE, count
from parlour.games.orange_shall_overcome.locations import LOCATIONS
from parlour.games.orange_shall_overcome.scenarios import expanding_the_network, hunger_winter, the_trains_stand_still, written

_WHOM: Final = [
    "myself", "each", "here", "adjacent", "age_17_to_40", "bundle_carriers", "with_3_rations", "one", "one_here", "another_here",
    "one_here_or_adjacent", "lowest_alibi",
]  # fmt: skip
_WHERE: Final = {
    effects.MY_LOCATION: "my_location",
    effects.WHERE_I_STAND: "where_i_stand",
    effects.CHOICE: "any_location",
    effects.COUNTRY: "in_the_country",
    effects.ADJACENT_CHOICE: "an_adjacent_one",
    effects.ALL_ADJACENT: "all_adjacent",
    effects.DIE_CITY: "city_by_die",
    effects.DIE_COUNTRY: "country_by_die",
    effects.EACH_CHARACTER: "where_each_stands",
    effects.WITH_TOKEN: "with_a_token",
    effects.TOKEN_LOWEST: "with_a_token_and_lowest",
    effects.DESTINATION: "destination",
    effects.ORIGIN: "origin",
    effects.ACTIVE_CHOICE: "an_active_one",
    **{effects.TILE + n: location.id for n, location in enumerate(LOCATIONS)},
}
_WHICH: Final = {
    roads.THIS: "this_road",
    roads.AT_MY_LOCATION: "at_my_location",
    roads.OF_CHOICE: "any_road",
    roads.FIRST_AT_LOCATION: "first_at_location",
    roads.FIRST_SAFE_AT_LOCATION: "first_safe_at_location",
    roads.FIRST_RUNNING_LINE: "first_running_line",
    **{roads.FIRST_SAFE_OF_AREA + n: f"first_safe_of_{area}" for n, area in enumerate(AREA_IDS)},
    **{roads.FIRST_POLICEMAN_OF_AREA + n: f"first_policeman_of_{area}" for n, area in enumerate(AREA_IDS)},
    **{roads.NAMED + n: f"road_{road}" for n, road in enumerate(ROAD_IDS)},
}
_KIND: Final = {effects.ANY: "any_kind", **dict(enumerate(KIND_IDS))}


def _tokens(cost: int) -> list[int]:
    """Return what a cost is made of, token by token."""
    return [kind for kind in range(KINDS) for _ in range(count(cost, kind))]


def _cost(tokens: list[int]) -> int:
    """Return the cost that is made of these tokens."""
    return sum(ONE[kind] for kind in tokens)


NOTATION: Final = Notation(
    words=[
        choices.Way,
        effects.Sequence,
        effects.If,
        effects.Alibi,
        effects.Gain,
        effects.Item,
        effects.Lose,
        effects.Morale,
        effects.RaidLowest,
        effects.RaiseSeveral,
        effects.Safety,
        choices.EitherOr,
        choices.Peek,
        choices.Swap,
        choices.TakeHelper,
        actions.ExtraAction,
        actions.LeavePaper,
        patrols.ExtraPatrol,
        roads.Downgrade,
        roads.Intensify,
        roads.Shift,
        travel.Ferry,
        travel.Flee,
        travel.OneRoad,
        travel.Stop,
        travel.TurnBack,
        expanding_the_network.DeactivateResource,
        expanding_the_network.HideRequirement,
        hunger_winter.Hunger,
        the_trains_stand_still.ReopenCheck,
        written.Bundles,
    ],
    names={
        "whom": _WHOM,
        "where": _WHERE,
        "which": _WHICH,
        "kind": _KIND,
        "cost": KIND_IDS,
        "deck": ["occupier", "raid", "patrolling"],
        "mode": ["look", "bury", "reorder"],
        "asks": [
            "tag", "age_at_most", "alibi_at_most", "resources_at_least", "has", "morale_at_most", "alone", "in_city", "in_country",
            "road_to_country", "at",
        ],
        "has": KIND_IDS,
        "at": [location.id for location in LOCATIONS],
    },
    packed={"cost": (_tokens, _cost)},
    takes={"then": Step, "otherwise": Step, "do": Step, "ways": choices.Way, "may": bool},
    named_by={"value": "asks"},
)  # fmt: skip
