"""What to answer when asked anything but the next action: whom, where, what; in raids, in prison, after events."""

from __future__ import annotations

from parlour.bots.black_orchestra import texts, ways, worth
from parlour.bots.black_orchestra.figures import fig
from parlour.bots.black_orchestra.plotting import plotting
from parlour.engine.kernel import NONE, Step
from parlour.games.black_orchestra.bits import count
from parlour.games.black_orchestra.board import FAR, PRISON
from parlour.games.black_orchestra.limits import PieceChoice
from parlour.games.black_orchestra.names import EXTREME, HIGH, HITLER, LOW, MEDIUM
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn.attempt import BuildPool, Inform, Lend, TryEventPlot
from parlour.games.black_orchestra.turn.conspire import FOR_ALL, FOR_SUPPORT, DissentReward, Divert, HandOutDie, MayTakeHeart
from parlour.games.black_orchestra.turn.deeds import FreePrisoner, GivePiece, PartWith, ShareRelief, TakePiece
from parlour.games.black_orchestra.turn.event_phase import DelayHitler
from parlour.games.black_orchestra.turn.prison import Accuse, GiveAnswer, asked, resists
from parlour.games.black_orchestra.turn.raid import IllegalCard, is_raid
from parlour.games.black_orchestra.turn.roll import RollAgain, RollCard, TakeOutDice
from parlour.games.black_orchestra.turn.windows import OfferInstant
from parlour.games.black_orchestra.words.choices import (
    ChooseOne,
    DiscardCards,
    DiscardItems,
    DrawUpTo,
    KeepOne,
    OneOf,
    PutBackEvents,
    TakeDiscardedCard,
    TakeDiscardedItem,
    TakeOutEvent,
)
from parlour.games.black_orchestra.words.effects import (
    BackToStartingLevels,
    Motivation,
    Release,
    SupportToStart,
    Suspicion,
    SuspicionUpTo,
)
from parlour.games.black_orchestra.words.places import (
    STOP,
    CallAway,
    CallAwayTo,
    FlyAnywhere,
    MoveHitler,
    RemoveDeputy,
    RemoveTiles,
    RevealAnyTile,
    TakeAnyTile,
    Walk,
)
from parlour.games.black_orchestra.words.visits import DECLINE, Offer, PayForSuspicion, Visit


def score(g: Orchestra, seat: int, option: int) -> float:  # noqa: C901, PLR0911, PLR0912 - one line for each question
    """Return how good an answer looks to whoever is asked."""
    asker = g.asker
    if isinstance(asker, (BuildPool, TakeOutDice, RollCard, RollAgain, TryEventPlot, Inform, Lend)):
        return plotting(g, seat, option)
    if isinstance(asker, GiveAnswer):
        return answer(g, seat, option)
    if isinstance(asker, (DissentReward, Divert)):
        return dissent(g, option)
    if isinstance(asker, IllegalCard):
        return raid(g, seat, option)
    if isinstance(asker, (PayForSuspicion,)):
        if option == DECLINE:
            return 0.0
        return 0.7 * float(min(asker.relief, g.suspicion[seat])) * worth.relief(g, seat) / 2 - worth.piece(g, seat, option)
    if isinstance(asker, (PartWith, MayTakeHeart)):
        return float(option)
    if isinstance(asker, GivePiece):
        return worth.hand_over(g, seat, g.ask_it, option)
    if isinstance(asker, TakePiece):
        return worth.hand_over(g, g.ask_it, seat, option)
    if isinstance(asker, (DiscardCards, DiscardItems, PieceChoice)):
        return -worth.piece(g, asker.who(g, g.ask_me, g.ask_it), option)
    if isinstance(asker, (TakeDiscardedCard, KeepOne)):
        return worth.card_worth(g, seat, option)
    if isinstance(asker, TakeDiscardedItem):
        return worth.item_worth(g, seat, option)
    if isinstance(asker, ShareRelief):
        return (
            float(g.suspicion[option])
            + (fig().lead_relief if option == worth.lead(g) else 0.0)
            - (0.5 if g.where[option] == PRISON else 0.0)
        )
    if isinstance(asker, FreePrisoner):
        return worth.plot_worth(g, option, worth.best_plot(g, option)) if worth.best_plot(g, option) >= 0 else 0.1
    if isinstance(asker, OneOf):
        return one_of(g, seat, asker, option)
    if isinstance(asker, (Walk, FlyAnywhere)):
        return walk(g, option)
    if isinstance(asker, MoveHitler) or (isinstance(asker, Visit) and asker.leader == HITLER):
        return ways.lure(g, seat, option)
    if isinstance(asker, (TakeAnyTile, RevealAnyTile)):
        return tile(g, seat, option)
    if isinstance(asker, RemoveTiles):
        return -tile(g, seat, option)
    if isinstance(asker, DrawUpTo):
        room = g.card_limit(seat) - int(count(g.dossier[seat]))
        return 1.0 if option == (1 if room > 0 or worth.best_plot(g, seat) < 0 else 0) else 0.0
    if isinstance(asker, OfferInstant):
        return instant(g, option)
    if isinstance(asker, DelayHitler):
        return delay(g, option)
    if isinstance(asker, (TakeOutEvent, PutBackEvents)):
        return event(g, option, removing=isinstance(asker, TakeOutEvent))
    if isinstance(asker, HandOutDie):
        return -1.0 if option == NONE else 1.0 + (1.0 if option == worth.lead(g) else 0.0) - 0.1 * float(g.bonus[option])
    if isinstance(asker, Offer):
        return offer(g, seat, asker, option)
    if isinstance(asker, Accuse):
        return float(option)
    if isinstance(asker, ChooseOne):
        return choose_one(g, seat, asker, option)
    if isinstance(asker, (CallAway, CallAwayTo, RemoveDeputy)):
        return send_away(g, option)
    return 0.0


def dissent(g: Orchestra, option: int) -> float:
    """Score what comes of a full track, or how many targets are diverted."""
    if isinstance(g.asker, Divert):
        if g.support <= g.setup.start_support:
            return -float(option)
        wanted = 2 - g.diverted
        return 2.0 if option == wanted else 1.0 if option == 1 and g.ask_it == 1 else 0.0
    if option == FOR_SUPPORT:
        return worth.support_worth(g)
    if option == FOR_ALL:
        return worth.motivation_of(g, g.free_seats())
    return worth.motivation_worth(g, option)


def raid(g: Orchestra, seat: int, option: int) -> float:
    """Keep what is worth a step of suspicion; never go to extreme for it."""
    card, keep = option >> 1, option & 1
    value = worth.card_worth(g, seat, card)
    if not keep:
        return fig().raid_keep[0]
    if g.dossier[seat] & g.setup.safe:
        return value + 1.0
    cost = fig().raid_keep[1 + g.suspicion[seat]]
    if worth.ready(g, seat):
        cost += fig().raid_keep[4]
    return value + fig().raid_keep[0] - cost


def answer(g: Orchestra, seat: int, option: int) -> float:
    """Weigh what an answer does to the team against trying to resist."""
    card = asked(g)
    if option < len(card.answers):
        return answer_cost(g, seat, card.answers[option].id)
    hold = sum(resists(g.motivation[seat], face) for face in range(1, 7)) / 6
    broken = answer_cost(g, seat, card.broken.id) if card.broken is not None else 0.0
    return (1 - hold) * min(broken, 0.0) + fig().freedom / 3


def answer_cost(g: Orchestra, seat: int, name: str) -> float:  # noqa: C901, PLR0911, PLR0912
    """Return what an answer is worth to the team; most cost something, freedom is worth 2.2."""
    free = fig().freedom if name.startswith("free_") else 0.0
    others = g.free_others(seat)
    least = min((g.suspicion[other] for other in others), default=LOW)
    if name in ("suspicion_1", "himmler"):
        return -fig().told[0] if least <= MEDIUM else -fig().told[1]
    if name == "suspicion_2":
        return -fig().told[2]
    if name in ("extreme_suspicion", "free_for_extreme"):
        return free - fig().told[3]
    if name == "all_suspected":
        return -fig().told[4] * len(others)
    if name in ("motivation_1", "motivation_2", "free_for_motivation", "all_disheartened"):
        steps = {"motivation_1": 1, "motivation_2": 2, "free_for_motivation": 2, "all_disheartened": len(others)}[name]
        return free - fig().told[5] * steps
    if name in ("one_card", "two_cards", "three_cards"):
        return -fig().told[6] * {"one_card": 1, "two_cards": 2, "three_cards": 3}[name]
    if name in ("one_plot", "free_for_plot"):
        return free - fig().told[7]
    if name in ("one_item", "two_items", "free_for_item"):
        return free - fig().told[8] * (2 if name == "two_items" else 1)
    if name in ("ones_illegal_cards", "all_illegal_cards"):
        return -fig().told[9] * sum(worth.illegal_cards(g, other) for other in others)
    if name in ("support_1", "support_2", "free_for_support"):
        return free - fig().told[10] * (1 if name == "support_1" else 2)
    if name == "deputies":
        return -0.5
    if name in ("one_tile", "three_tiles", "early_tiles"):
        return {"one_tile": -0.1, "three_tiles": -0.35, "early_tiles": -0.8}[name]
    if name == "two_events":
        return -1.0 if g.stage < 7 else -2.0
    if name in ("clear_two_dice", "clear_dissent"):
        return -0.3 * float(g.dissent)
    if name == "arrest":
        return -3.0 if len(others) > 1 else -99.0
    if name == "free_for_arrest":
        return free - 2.6
    return 0.0


def one_of(g: Orchestra, seat: int, asker: OneOf, option: int) -> float:
    """Choose whom a text is about: help the one the team counts on, spare them harm."""
    step = asker.step
    first = 1.0 if option == worth.lead(g) else 0.0
    if isinstance(step, Motivation):
        return worth.motivation_worth(g, option) * (1 if step.delta > 0 else -1)
    if isinstance(step, Suspicion):
        return worth.relief(g, option) if step.delta < 0 else -float(g.suspicion[option]) - first
    if isinstance(step, SuspicionUpTo):
        return -first + 0.2 * float(g.suspicion[option])
    if isinstance(step, DiscardItems):
        return -first + 0.3 * int(g.item_count(option))
    if isinstance(step, DiscardCards):
        return -first + 0.2 * int(count(g.dossier[option]))
    if isinstance(step, Release):
        return first
    if isinstance(step, Walk):
        return 0.5 if option == seat else 0.0
    return -first


def walk(g: Orchestra, option: int) -> float:
    """Score a step of somebody's way."""
    walker = g.ask_it & 7
    here = g.where[walker]
    wishes = ways.goals(g, walker)
    space = here if option == STOP else option
    score = ways.pull(g, wishes, space) - 0.5 * ways.danger(g, walker, space)
    if option != STOP:
        score += ways.entry(g, walker, option) - 0.01
    return score


def tile(g: Orchestra, seat: int, option: int) -> float:
    """Score a tile on the board by what is known of it."""
    if g.face_up >> option & 1:
        return worth.item_worth(g, seat, g.tile[option])
    return 0.6 + 0.01 * ways.distances(g, g.where[seat])[option] if g.where[seat] != PRISON else 0.6


def instant(g: Orchestra, option: int) -> float:
    """Use an instant when it does something now."""
    if option == NONE:
        return fig().instant
    name = g.setup.content.cards[option].id
    if name == "effective_planning":
        return 1.0 if ways.plot_goals(g, g.turn) else 0.2
    if name == "slow_news_day":
        late = g.stage >= 7 or any(g.suspicion[other] == EXTREME for other in g.free_seats())
        return 1.0 if late and worth.raid_ahead(g) else 0.0
    does = g.setup.content.cards[option].does
    if name != "called_away" and does is not None:
        return 1.0 if texts.text_worth(g, g.who(), -1, does) > 1.0 else 0.0
    hurt = sum(ways.danger(g, other, g.where[other]) for other in [g.turn] if g.where[other] != PRISON)
    return 1.0 if hurt >= 1.0 and g.leaders[HITLER] != g.where[g.turn] else 0.0


def delay(g: Orchestra, option: int) -> float:
    """Hold Hitler back if he stands well for a plot that is ready."""
    now = 0.0
    for seat in g.free_seats():
        now = max(now, ways.best_of(ways.plot_goals(g, seat)))
    return float(option) if now > 4.0 else 1.0 - option


def event(g: Orchestra, option: int, *, removing: bool) -> float:
    """Score an event to come: bad ones are removed, or put last."""
    if option == NONE:
        return fig().take_event
    bad = badness(g, option)
    return bad if removing else -bad


def badness(g: Orchestra, event: int) -> float:
    """Return how bad an event would be."""
    printed = g.setup.content.events[event]
    if printed.loses:
        return 50.0
    figures = printed.gathered
    bad = 0.0
    if is_raid(printed):
        bad += 1.0 + 2.0 * sum(g.suspicion[seat] == EXTREME for seat in g.free_seats())
    if figures.get("support_gained") == 1:
        bad += 0.8
    if figures.get("support_gained") == 2:
        bad += 1.6
    if "support_lost" in figures or back_to_start(printed.does):
        bad -= 1.0
    if figures.get("motivation_lost") == 1:
        bad += 1.0
    if figures.get("motivation_gained") == 1 or printed.uprising:
        bad -= 1.5
    if figures.get("suspicion_gained") == 1:
        bad += 1.0
    bad -= 0.5 * printed.ignore_eagles
    return bad


def back_to_start(steps: list[Step]) -> bool:
    """Say whether a text takes support, or a conspirator's levels, back to the start."""
    return any(isinstance(step, (SupportToStart, BackToStartingLevels)) or back_to_start(step.parts()) for step in steps)


def offer(g: Orchestra, seat: int, asker: Offer, option: int) -> float:
    """Accept what helps: motivation while little is at stake."""
    leader = asker.id
    if leader == "goebbels":
        value = 2 * worth.motivation_worth(g, seat) - float(HIGH - min(g.suspicion[seat], HIGH))
    elif leader == "himmler":
        value = worth.motivation_worth(g, seat) - (0.7 if g.suspicion[seat] >= MEDIUM and worth.raid_ahead(g) else 0.3)
    elif leader == "hess":
        value = 0.7 * worth.relief(g, seat) - worth.motivation_worth(g, seat) - 0.5
    else:
        value = worth.relief(g, seat) - 1.2 * float(g.motivation[seat])
    return value if option else 0.0


def choose_one(g: Orchestra, seat: int, asker: ChooseOne, option: int) -> float:
    """War Crimes Evidence and Forged Documents."""
    name = asker.names[option]
    if name == "support":
        return worth.support_worth(g)
    if name == "motivation":
        return worth.motivation_of(g, g.here(seat))
    if name == "hitler":
        return ways.best_lure(g, seat)
    return 0.6


def send_away(g: Orchestra, option: int) -> float:
    """Send deputies where nobody of us is."""
    asker = g.asker
    spaces = [g.where[seat] for seat in g.free_seats()]
    if isinstance(asker, CallAwayTo):
        near = min((g.distance(option, space) for space in spaces), default=FAR)
        return float(near)
    deputies = [option >> 3, option & 7] if isinstance(asker, CallAway) else [option]
    weights = [0.0, 0.5, 0.3, 0.7, 1.0, 0.5]
    return sum(weights[d] * (2.0 if g.leaders[d] in spaces else 0.5) for d in deputies)
