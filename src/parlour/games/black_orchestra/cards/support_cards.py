"""The conspirator deck without its plots: 31 kinds, 42 cards (R1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.kernel import Step
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.cards.content import (
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
from parlour.games.black_orchestra.cards.spaces import AUSCHWITZ, STOCKHOLM, TREBLINKA, ZURICH
from parlour.games.black_orchestra.causes import because
from parlour.games.black_orchestra.names import MEDIUM
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn.conspire import RollEveryDie
from parlour.games.black_orchestra.words.choices import (
    ChooseOne,
    DrawUpTo,
    LookAtEvents,
    OneOf,
    TakeDiscardedCard,
    TakeDiscardedItem,
)
from parlour.games.black_orchestra.words.effects import (
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
from parlour.games.black_orchestra.words.places import CALL_AWAY, FlyAnywhere, MoveHitler, RemoveDeputy, TakeAnyTile, Walk
from parlour.games.black_orchestra.words.who import EVERYBODY, HERE, PRISONERS


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
        g.tell(log.ACTIONS_GAINED, g.turn, more, because(g, log.BY_TEXT))


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
    Card("defections_and_dissent", ONGOING),
    Card(
        "false_accusations",
        IN_PRISON,
        trigger=WOULD_DRAW_INTERROGATION,
        does=Sequence(OneOf(EVERYBODY, Suspicion(-1), "whose-suspicion-falls"), RemoveDeputy()),
    ),
    Card("black_orchestra", ACT, does=RollEveryDie(), if_=all_together),
    Card("planning_session", ACT, copies=2, does=Dig(), if_=cards_left),
    Card("quick_reaction", INSTANT, copies=2, trigger=PLOT_ROLLED),
    Card("effective_planning", INSTANT, does=OneMoreAction()),
    Card("dumpster_dive", ACT, copies=2, does=TakeDiscardedCard(), if_=discarded_card),
    Card("delay_hitler", INSTANT, copies=2, trigger=EVENT_MOVES_HITLER, does=HitlerStays()),
    Card("slow_news_day", INSTANT, copies=2, trigger=BEFORE_EVENT_DRAW, does=NoEvent()),
    Card("safe", ONGOING),
    Card("airplane_access", ACT, copies=2, does=Myself(FlyAnywhere())),
    Card("schedule_leaked", INSTANT, trigger=PLOT_ROLLED),
    Card("infiltrate_ss_bunker", ACT, does=Sequence(Myself(DrawUpTo(3)), Myself(Suspicion(1)))),
    Card("black_market", ACT, copies=2, does=TakeDiscardedItem(), if_=discarded_item),
    Card("cover_story", ACT, does=Each(HERE, Suspicion(-1))),
    Card("history_repeats", ACT, does=Sequence(Reshuffle(), DrawCards(1))),
    Card("called_away", INSTANT, does=CALL_AWAY),
    Card("distant_contact", ACT, does=TakeAnyTile(), if_=tile_on_board),
    Card("lose_gestapo", ACT, copies=2, does=Myself(Suspicion(-1))),
    Card("partisan_informant", INSTANT, illegal=True, trigger=PLOT_BUILDING),
    Card("classified_papers", ONGOING, illegal=True),
    Card(
        "war_crimes_evidence",
        ACT,
        illegal=True,
        copies=2,
        does=ChooseOne(["support", "motivation"], [Support(-1), Each(HERE, Motivation(1))]),
    ),
    Card(
        "forged_documents",
        ACT,
        illegal=True,
        copies=2,
        does=ChooseOne(["hitler", "conspirator"], [MoveHitler(3), OneOf(EVERYBODY, Walk(3), "who-moves")]),
    ),
    Card("military_secrets", ACT, illegal=True, copies=2, does=Support(-1), if_=abroad),
    Card("intelligence_briefing", ACT, illegal=True, does=LookAtEvents(2, remove=True), if_=events_left),
    Card("hidden_camera", ACT, illegal=True, does=Each(EVERYBODY, Motivation(1)), if_=at_a_camp),
    Card("false_safety_report", ACT, illegal=True, does=Each(EVERYBODY, Suspicion(-1))),
    Card("inspiring_letter", ACT, illegal=True, does=Each(HERE, Motivation(1))),
    Card("officer_recruited", INSTANT, illegal=True, trigger=PLOT_BUILDING_OWN),
    Card("concealed_pistol", AS_ITEM, illegal=True),
    Card(
        "forged_release_orders",
        ACT,
        illegal=True,
        does=OneOf(PRISONERS, Release(MEDIUM), "who-is-released"),
        if_=somebody_in_prison,
    ),
]
