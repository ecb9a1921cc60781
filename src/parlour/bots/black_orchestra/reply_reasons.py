"""Why an answer to anything but the next action is good, in the game's own words. From what the seat may know only."""

from __future__ import annotations

from parlour.bots.black_orchestra import dice, odds, ways, worth
from parlour.bots.black_orchestra.replies import badness
from parlour.engine.kernel import NONE
from parlour.games.black_orchestra import choices, places
from parlour.games.black_orchestra.attempt import Inform, Lend
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.conspire import Divert, HandOutDie, MayTakeHeart
from parlour.games.black_orchestra.deeds import FreePrisoner, GivePiece, PartWith, ShareRelief, TakePiece
from parlour.games.black_orchestra.effects import Motivation, Suspicion
from parlour.games.black_orchestra.event_phase import DelayHitler
from parlour.games.black_orchestra.limits import AN_ITEM, PieceChoice
from parlour.games.black_orchestra.names import (
    A_TARGET,
    AN_EAGLE,
    HITLER,
    ITEM_IDS,
    LEADER_NAMES,
    LOW,
    MOTIVATION_IDS,
    SUSPICION_IDS,
)
from parlour.games.black_orchestra.prison import Accuse
from parlour.games.black_orchestra.roll import RollAgain, RollCard
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn import NextPenalty
from parlour.games.black_orchestra.visits import DECLINE, Offer, PayForSuspicion, Visit
from parlour.games.black_orchestra.windows import OfferInstant


def of_reply(g: Orchestra, seat: int, option: int) -> str:  # noqa: C901, PLR0911, PLR0912 - one line for each question
    """Return in a few words why an answer may be good."""
    asker = g.asker
    if isinstance(asker, (RollCard, RollAgain)):
        return of_roll(g, option)
    if isinstance(asker, (Lend, Inform)):
        return "every die counts" if option else "worth more for another attempt"
    if isinstance(asker, PayForSuspicion):
        return of_payment(g, seat, option)
    if isinstance(asker, PartWith):
        return f"{g.setup.names[g.turn]} can make more of it" if option else "worth more where it is"
    if isinstance(asker, MayTakeHeart):
        return closer(g, seat) if option else "motivation is high enough"
    if isinstance(asker, GivePiece):
        return of_piece(g, g.ask_it, option)
    if isinstance(asker, TakePiece):
        return of_piece(g, seat, option)
    if isinstance(asker, PieceChoice):
        return "the least useful of them"
    if isinstance(asker, (choices.TakeDiscardedCard, choices.KeepOne)):
        return of_piece(g, seat, option)
    if isinstance(asker, choices.TakeDiscardedItem):
        return of_piece(g, seat, AN_ITEM + option)
    if isinstance(asker, (choices.OneOf, ShareRelief, FreePrisoner)):
        return of_person(g, option)
    if isinstance(asker, choices.SeatChoice):
        return f"{g.setup.names[option]} can bear it best"
    if isinstance(asker, places.TileChoice):
        return of_tile(g, option, lost=isinstance(asker, places.RemoveTiles))
    if isinstance(asker, places.MoveHitler):
        return "a plot can reach him there" if ways.lure(g, seat, option) > 0 else "out of our way"
    if isinstance(asker, (places.CallAway, places.CallAwayTo, places.RemoveDeputy)):
        return "the farther from us, the better" if isinstance(asker, places.CallAwayTo) else of_deputy(g, option)
    if isinstance(asker, Visit):
        near = asker.leader == HITLER and ways.lure(g, seat, option) > 0
        return "a plot can reach him there" if near else f"{LEADER_NAMES[asker.leader]} does least harm there"
    if isinstance(asker, NextPenalty):
        return "what comes first may spare us something of the rest"
    if isinstance(asker, places.SpaceChoice):
        return of_space(g, seat, option)
    if isinstance(asker, choices.DrawUpTo):
        return "there is room in the dossier" if option else "the dossier is full: another card would push one out"
    if isinstance(asker, OfferInstant):
        return "keep it for a better moment" if option == NONE else "it does most now"
    if isinstance(asker, DelayHitler):
        return "Hitler stands where a plot can strike" if option else "nobody can strike where he stands"
    if isinstance(asker, choices.TakeOutEvent):
        return of_event(g, option)
    if isinstance(asker, choices.PutBackEvents):
        return "the least harm first" if badness(g, option) > 0 else "this one helps: let it come soon"
    if isinstance(asker, Divert):
        return "lowers military support" if option else "the dissent track needs them more"
    if isinstance(asker, HandOutDie):
        return "better not used" if option == NONE else f"{g.setup.names[option]} has most use for another action"
    if isinstance(asker, Offer):
        return of_offer(g, seat, option)
    if isinstance(asker, Accuse):
        return "no interrogation, and a deputy is gone for good" if option else "the card is worth keeping"
    if isinstance(asker, choices.ChooseOne):
        return of_text(g, asker.names[option])
    return ""


def closer(g: Orchestra, seat: int) -> str:
    """Say what motivation is for."""
    card = worth.best_plot(g, seat)
    if card >= 0 and g.motivation[seat] < odds.plot(g, card).motivation:
        return f"{g.setup.content.cards[card].name} asks for {MOTIVATION_IDS[odds.plot(g, card).motivation]}"
    return "motivation opens plots and helps to resist"


def of_roll(g: Orchestra, option: int) -> str:
    """Say what a card does for the dice on the table."""
    attempt = g.attempt
    assert attempt is not None
    hits = attempt.faces.count(A_TARGET) + attempt.faces.count(A_TARGET + 1)
    eagles = attempt.faces.count(AN_EAGLE)
    limit = attempt.limit + attempt.ignore - attempt.add
    if isinstance(g.asker, RollAgain):
        return "an eagle less" if option == AN_EAGLE else "it may still become a target"
    if option == NONE:
        return "the plot succeeds" if hits >= attempt.needed and eagles < limit else "it would not save the plot"
    again, ignored = dice.cards_at_hand(g)
    blanks = len(attempt.faces) - hits - eagles
    share = dice.standing(hits, eagles, blanks, attempt.needed, limit + ignored, again)
    return f"{100 * share:.0f} % to succeed after all" if share > 0 else "may keep the plotter out of prison"


def of_payment(g: Orchestra, seat: int, option: int) -> str:
    """Say what paying for less suspicion means."""
    level = SUSPICION_IDS[g.suspicion[seat]]
    return f"{level} suspicion can be borne" if option == DECLINE else f"{level} suspicion is the greater danger"


def of_piece(g: Orchestra, receiver: int, option: int) -> str:
    """Say what a card or an item is good for in somebody's hands."""
    team = worth.mission(g)
    name = g.setup.names[receiver]
    if option >= AN_ITEM:
        kind = option - AN_ITEM
        if team.card >= 0 and kind < len(ITEM_IDS) and team.useful >> kind & 1:
            return f"{ITEM_IDS[kind]} helps {g.setup.content.cards[team.card].name}"
        return "can be delivered to lower suspicion"
    card = g.setup.content.cards[option]
    if card.plot is not None:
        return f"a plot for {name}"
    return f"{name} can use it"


def of_person(g: Orchestra, option: int) -> str:
    """Say why it is this conspirator."""
    asker = g.asker
    name = g.setup.names[option]
    if isinstance(asker, FreePrisoner):
        return f"{name} has a plot" if worth.best_plot(g, option) >= 0 else f"{name} can act again"
    step = asker.step if isinstance(asker, choices.OneOf) else None
    if isinstance(step, Motivation) and step.delta > 0:
        return closer(g, option)
    if isinstance(asker, ShareRelief) or (isinstance(step, Suspicion) and step.delta < 0):
        return f"{name} is at {SUSPICION_IDS[g.suspicion[option]]} suspicion"
    if isinstance(step, places.Walk):
        return f"{name} is needed elsewhere"
    return f"{name} can bear it best" if option != worth.lead(g) else f"the team counts on {name}"


def of_tile(g: Orchestra, space: int, *, lost: bool) -> str:
    """Say what is known of a tile."""
    if space == places.STOP:
        return ""
    if not g.face_up >> space & 1:
        return "nobody knows what it is"
    kind = g.tile[space]
    useful = bool(worth.mission(g).useful >> kind & 1)
    if lost:
        return f"{ITEM_IDS[kind]} would be missed" if useful else f"{ITEM_IDS[kind]} can be spared"
    return f"{ITEM_IDS[kind]} helps the plot" if useful else f"{ITEM_IDS[kind]} can be delivered"


def of_deputy(g: Orchestra, option: int) -> str:
    """Say whom a deputy threatens."""
    deputies = [option >> 3, option & 7] if isinstance(g.asker, places.CallAway) else [option]
    spaces = [place for place in g.where if place != PRISON]
    near = [LEADER_NAMES[leader] for leader in dict.fromkeys(deputies) if g.leaders[leader] in spaces]
    return f"{' and '.join(near)} would find one of us" if near else "one danger less on the board"


def of_space(g: Orchestra, seat: int, option: int) -> str:
    """Say what a space is good for."""
    walker = g.ask_it & 7 if isinstance(g.asker, (places.Walk, places.FlyAnywhere)) else seat
    if option == places.STOP or option == g.where[walker]:
        return "a good place to stay"
    if any(space == option for space, _ in ways.plot_goals(g, walker)):
        return "a plot can be attempted from here"
    wishes = ways.goals(g, walker)
    if any(space == option for space, _ in wishes):
        return "there is something to be done there"
    return "on a good way" if ways.pull(g, wishes, option) > 0 else "as good as any"


def of_event(g: Orchestra, option: int) -> str:
    """Say why an event goes, or stays."""
    if option == NONE:
        return "none of them does much harm"
    event = g.setup.content.events[option]
    return "it would end the game" if event.loses else f"{event.name} would hurt most"


def of_offer(g: Orchestra, seat: int, option: int) -> str:
    """Say what an offer costs and brings."""
    asker = g.asker
    assert isinstance(asker, Offer)
    level = SUSPICION_IDS[g.suspicion[seat]]
    if not option:
        return f"too dear at {level} suspicion and {MOTIVATION_IDS[g.motivation[seat]]}"
    if asker.question.startswith(("Goebbels", "Himmler")):
        return closer(g, seat)
    return f"{level} suspicion is the greater danger" if g.suspicion[seat] > LOW else "worth its price"


def of_text(g: Orchestra, name: str) -> str:
    """Say which of two texts does more."""
    if name == "support":
        return f"a plot then needs {g.support - 1} targets instead of {g.support}"
    if name == "motivation":
        return "everybody here comes closer to a plot"
    return "brings Hitler where a plot can strike" if name == "hitler" else "somebody is needed elsewhere"
