"""The conspirator deck without its plots: 31 kinds, 42 cards (R1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.kernel import Step
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.choices import ChooseOne, DrawUpTo, LookAtEvents, OneOf, TakeDiscardedCard, TakeDiscardedItem
from parlour.games.black_orchestra.conspire import RollEveryDie
from parlour.games.black_orchestra.content import (
    ACT,
    AS_ITEM,
    BEFORE_EVENT_DRAW,
    EVENT_MOVES_HITLER,
    IN_PRISON,
    INSTANT,
    ONGOING,
    PLOT_BUILDING,
    PLOT_BUILDING_OWN,
    PLOT_ROLLED,
    WOULD_DRAW_INTERROGATION,
    Card,
)
from parlour.games.black_orchestra.effects import (
    Dig,
    DrawCards,
    Each,
    Motivation,
    Myself,
    Release,
    Reshuffle,
    Sequence,
    Support,
    Suspicion,
    all_together,
    cards_left,
    discarded_card,
    discarded_item,
    events_left,
    somebody_in_prison,
    tile_on_board,
)
from parlour.games.black_orchestra.names import MEDIUM
from parlour.games.black_orchestra.places import CALL_AWAY, FlyAnywhere, MoveHitler, RemoveDeputy, TakeAnyTile, Walk
from parlour.games.black_orchestra.spaces import AUSCHWITZ, STOCKHOLM, TREBLINKA, ZURICH
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.who import EVERYBODY, HERE, PRISONERS


def abroad(g: Orchestra, me: i64) -> bool:
    """In Zurich or Stockholm."""
    return g.where[me] in (ZURICH, STOCKHOLM)


def at_a_camp(g: Orchestra, me: i64) -> bool:
    """In Auschwitz or Treblinka."""
    return g.where[me] in (AUSCHWITZ, TREBLINKA)


class OneMoreAction(Step):
    """Effective Planning: the active conspirator has one more action this turn."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        more = g.setup.content.figures.effective_planning_actions
        g.actions += more
        g.tell(log.ACTIONS_GAINED, g.turn, more)


class NoEvent(Step):
    """Slow News Day: no event card at all is drawn this turn (R84)."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        g.draws = 0
        g.tell(log.EVENT_SKIPPED, me)


class HitlerStays(Step):
    """Delay Hitler: he does not move while the event just turned over is resolved (R85)."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        g.blocked = True


SUPPORT_CARDS: Final = [
    Card(
        "defections_and_dissent",
        "Defections and Dissent",
        ONGOING,
        words=(
            "While this card is in your dossier you may put targets rolled in anyone's Conspire action on it instead of on "
            "the dissent track; as soon as two or more lie here, military support falls by 1 and all dice on the card go back"
            " to the supply. If a Conspire roll shows an eagle, none of its targets may go on the card, which is discarded "
            "with its dice back to the supply."
        ),
    ),
    Card(
        "false_accusations",
        "False Accusations",
        IN_PRISON,
        trigger=WOULD_DRAW_INTERROGATION,
        does=Sequence(OneOf(EVERYBODY, Suspicion(-1), "Whose suspicion falls?"), RemoveDeputy()),
        words=(
            "In prison, instead of drawing an interrogation card: one other conspirator loses 1 suspicion and a deputy of "
            "your choice leaves the game."
        ),
    ),
    Card(
        "black_orchestra",
        "Black Orchestra",
        ACT,
        does=RollEveryDie(),
        if_=all_together,
        words=(
            "Only if all conspirators stand in one space: roll every free die. Each eagle raises everybody's suspicion by 1, "
            "targets go to the dissent track, number dice are handed out as extra actions for the holders' next turns."
        ),
    ),
    Card(
        "planning_session",
        "Planning Session",
        ACT,
        copies=2,
        does=Dig(),
        if_=cards_left,
        words="Turn over conspirator cards until a plot shows up; take it and discard the rest.",
    ),
    Card(
        "quick_reaction",
        "Quick Reaction",
        INSTANT,
        copies=2,
        trigger=PLOT_ROLLED,
        words="Roll one die of a plot attempt again.",
    ),
    Card(
        "effective_planning",
        "Effective Planning",
        INSTANT,
        does=OneMoreAction(),
        words="The conspirator whose turn it is may take one more action this turn.",
    ),
    Card(
        "dumpster_dive",
        "Dumpster Dive",
        ACT,
        copies=2,
        does=TakeDiscardedCard(),
        if_=discarded_card,
        words="Take any card from the conspirator discard pile.",
    ),
    Card(
        "delay_hitler",
        "Delay Hitler",
        INSTANT,
        copies=2,
        trigger=EVENT_MOVES_HITLER,
        does=HitlerStays(),
        words="When an event that moves Hitler is turned over: he does not move.",
    ),
    Card(
        "slow_news_day",
        "Slow News Day",
        INSTANT,
        copies=2,
        trigger=BEFORE_EVENT_DRAW,
        does=NoEvent(),
        words="No event card is drawn this turn. Say so before the draw.",
    ),
    Card(
        "safe",
        "Safe",
        ONGOING,
        words="Your illegal cards do not raise your suspicion in Gestapo Raids.",
    ),
    Card(
        "airplane_access",
        "Airplane Access",
        ACT,
        copies=2,
        does=Myself(FlyAnywhere()),
        words="Move to any open space.",
    ),
    Card(
        "schedule_leaked",
        "Hitler's Schedule Leaked",
        INSTANT,
        trigger=PLOT_ROLLED,
        words="Ignore one eagle in a plot attempt.",
    ),
    Card(
        "infiltrate_ss_bunker",
        "Infiltrate Secret SS Bunker",
        ACT,
        does=Sequence(Myself(DrawUpTo(3)), Myself(Suspicion(1))),
        words="Draw up to three cards; your suspicion rises by 1.",
    ),
    Card(
        "black_market",
        "Black Market",
        ACT,
        copies=2,
        does=TakeDiscardedItem(),
        if_=discarded_item,
        words="Take one item from the item discard pile.",
    ),
    Card(
        "cover_story",
        "Cover Story",
        ACT,
        does=Each(HERE, Suspicion(-1)),
        words="Everyone in your space, you included, loses 1 suspicion.",
    ),
    Card(
        "history_repeats",
        "History Repeats",
        ACT,
        does=Sequence(Reshuffle(), DrawCards(1)),
        words="Shuffle the discard pile and this card back into the conspirator deck, then draw one card.",
    ),
    Card(
        "called_away",
        "Called Away",
        INSTANT,
        does=CALL_AWAY,
        words="Move two deputies of your choice to one space of your choice.",
    ),
    Card(
        "distant_contact",
        "Distant Contact",
        ACT,
        does=TakeAnyTile(),
        if_=tile_on_board,
        words="Take an item tile, face up or face down, from any space.",
    ),
    Card(
        "lose_gestapo",
        "Lose Gestapo",
        ACT,
        copies=2,
        does=Myself(Suspicion(-1)),
        words="Your suspicion falls by 1.",
    ),
    Card(
        "partisan_informant",
        "Partisan Informant",
        INSTANT,
        illegal=True,
        trigger=PLOT_BUILDING,
        words="If military support is 5 or more, a plot attempt gets one more die.",
    ),
    Card(
        "classified_papers",
        "Classified Papers",
        ONGOING,
        illegal=True,
        words=(
            "Each target in anyone's Conspire roll lowers your suspicion by 1. If that roll has an eagle, targets count for "
            "nothing here: discard this card and raise your suspicion by 1."
        ),
    ),
    Card(
        "war_crimes_evidence",
        "War Crimes Evidence",
        ACT,
        illegal=True,
        copies=2,
        does=ChooseOne(
            ["support", "motivation"],
            ["Military support falls by 1", "Everyone in your space gains 1 motivation"],
            [Support(-1), Each(HERE, Motivation(1))],
        ),
        words="Choose: military support falls by 1, or everyone in your space gains 1 motivation.",
    ),
    Card(
        "forged_documents",
        "Forged Documents",
        ACT,
        illegal=True,
        copies=2,
        does=ChooseOne(
            ["hitler", "conspirator"],
            ["Move Hitler up to three spaces", "Move a conspirator up to three spaces"],
            [MoveHitler(3), OneOf(EVERYBODY, Walk(3), "Who moves?")],
        ),
        words="Choose: move Hitler up to three spaces, or move any conspirator up to three spaces.",
    ),
    Card(
        "military_secrets",
        "Military Secrets",
        ACT,
        illegal=True,
        copies=2,
        does=Support(-1),
        if_=abroad,
        words="In Zurich or Stockholm: military support falls by 1.",
    ),
    Card(
        "intelligence_briefing",
        "Intelligence Briefing",
        ACT,
        illegal=True,
        does=LookAtEvents(2, remove=True),
        if_=events_left,
        words=(
            "Look at the top two cards of the event deck in use. Either remove one from the game and put the other back, or "
            "put both back in any order."
        ),
    ),
    Card(
        "hidden_camera",
        "Hidden Camera",
        ACT,
        illegal=True,
        does=Each(EVERYBODY, Motivation(1)),
        if_=at_a_camp,
        words="In Auschwitz or Treblinka: every conspirator gains 1 motivation.",
    ),
    Card(
        "false_safety_report",
        "False Safety Report",
        ACT,
        illegal=True,
        does=Each(EVERYBODY, Suspicion(-1)),
        words="Every conspirator loses 1 suspicion.",
    ),
    Card(
        "inspiring_letter",
        "Inspiring Letter",
        ACT,
        illegal=True,
        does=Each(HERE, Motivation(1)),
        words="Everyone in your space, you included, gains 1 motivation.",
    ),
    Card(
        "officer_recruited",
        "Officer Recruited",
        INSTANT,
        illegal=True,
        trigger=PLOT_BUILDING_OWN,
        words="A plot attempt that you start gets two more dice.",
    ),
    Card(
        "concealed_pistol",
        "Concealed Pistol",
        AS_ITEM,
        illegal=True,
        words="Counts as one weapons item without taking a slot; it is discarded when used as that item.",
    ),
    Card(
        "forged_release_orders",
        "Forged Release Orders",
        ACT,
        illegal=True,
        does=OneOf(PRISONERS, Release(MEDIUM), "Who is released?"),
        if_=somebody_in_prison,
        words="From any space: one conspirator in prison is released to Gestapo HQ at medium suspicion.",
    ),
]
