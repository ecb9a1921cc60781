"""Why an answer to anything but the next action is good, in the game's own words. From what the seat may know only."""

from __future__ import annotations

from parlour.bots.black_orchestra import dice, odds, ways, worth
from parlour.bots.black_orchestra.replies import badness
from parlour.engine.kernel import NONE
from parlour.engine.said import Said, Value
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.limits import PieceChoice
from parlour.games.black_orchestra.names import (
    A_TARGET,
    AN_EAGLE,
    HITLER,
    ITEM_IDS,
    LOW,
)
from parlour.games.black_orchestra.nouns import ITEM, LEADER, MOTIVATIONS, SUSPICIONS
from parlour.games.black_orchestra.pieces import AN_ITEM, a_card, a_conspirator
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn.attempt import Inform, Lend
from parlour.games.black_orchestra.turn.conspire import Divert, HandOutDie, MayTakeHeart
from parlour.games.black_orchestra.turn.deeds import FreePrisoner, GivePiece, PartWith, ShareRelief, TakePiece
from parlour.games.black_orchestra.turn.event_phase import DelayHitler
from parlour.games.black_orchestra.turn.prison import Accuse
from parlour.games.black_orchestra.turn.roll import RollAgain, RollCard
from parlour.games.black_orchestra.turn.turn import NextPenalty
from parlour.games.black_orchestra.turn.windows import OfferInstant
from parlour.games.black_orchestra.words import choices, places
from parlour.games.black_orchestra.words.effects import Motivation, Suspicion
from parlour.games.black_orchestra.words.visits import DECLINE, Offer, PayForSuspicion, Visit


def of_reply(g: Orchestra, seat: int, option: int) -> Said | None:  # noqa: C901, PLR0911, PLR0912 - one line for each question
    """Say in a few words why an answer may be good."""
    asker = g.asker
    if isinstance(asker, (RollCard, RollAgain)):
        return of_roll(g, option)
    if isinstance(asker, (Lend, Inform)):
        return Said("why-every-die-counts" if option else "why-another-attempt")
    if isinstance(asker, PayForSuspicion):
        return of_payment(g, seat, option)
    if isinstance(asker, PartWith):
        return Said("why-makes-more-of-it", conspirator=a_conspirator(g, g.turn).name) if option else Said("why-more-where-it-is")
    if isinstance(asker, MayTakeHeart):
        return closer(g, seat) if option else Said("why-motivated-enough")
    if isinstance(asker, GivePiece):
        return of_piece(g, g.ask_it, option)
    if isinstance(asker, TakePiece):
        return of_piece(g, seat, option)
    if isinstance(asker, PieceChoice):
        return Said("why-least-useful")
    if isinstance(asker, (choices.TakeDiscardedCard, choices.KeepOne)):
        return of_piece(g, seat, option)
    if isinstance(asker, choices.TakeDiscardedItem):
        return of_piece(g, seat, AN_ITEM + option)
    if isinstance(asker, (choices.OneOf, ShareRelief, FreePrisoner)):
        return of_person(g, option)
    if isinstance(asker, choices.SeatChoice):
        return Said("why-bears-it-best", conspirator=a_conspirator(g, option).name)
    if isinstance(asker, places.TileChoice):
        return of_tile(g, option, lost=isinstance(asker, places.RemoveTiles))
    if isinstance(asker, places.MoveHitler):
        return Said("why-plot-reaches-him" if ways.lure(g, seat, option) > 0 else "why-out-of-our-way")
    if isinstance(asker, (places.CallAway, places.CallAwayTo, places.RemoveDeputy)):
        return Said("why-farther-away") if isinstance(asker, places.CallAwayTo) else of_deputy(g, option)
    if isinstance(asker, Visit):
        near = asker.leader == HITLER and ways.lure(g, seat, option) > 0
        return Said("why-plot-reaches-him") if near else Said("why-least-harm-there", leader=LEADER[asker.leader].name)
    if isinstance(asker, NextPenalty):
        return Said("why-penalty-first")
    if isinstance(asker, places.SpaceChoice):
        return of_space(g, seat, option)
    if isinstance(asker, choices.DrawUpTo):
        return Said("why-room-in-dossier" if option else "why-dossier-full")
    if isinstance(asker, OfferInstant):
        return Said("why-better-moment" if option == NONE else "why-does-most-now")
    if isinstance(asker, DelayHitler):
        return Said("why-hitler-in-reach" if option else "why-hitler-out-of-reach")
    if isinstance(asker, choices.TakeOutEvent):
        return of_event(g, option)
    if isinstance(asker, choices.PutBackEvents):
        return Said("why-least-harm-first" if badness(g, option) > 0 else "why-helps-soon")
    if isinstance(asker, Divert):
        return Said("why-lowers-support" if option else "why-track-needs-them")
    if isinstance(asker, HandOutDie):
        return Said("why-better-unused") if option == NONE else Said("why-most-use", conspirator=a_conspirator(g, option).name)
    if isinstance(asker, Offer):
        return of_offer(g, seat, option)
    if isinstance(asker, Accuse):
        return Said("why-no-interrogation" if option else "why-worth-keeping")
    if isinstance(asker, choices.ChooseOne):
        return of_text(g, asker.names[option])
    return None


def closer(g: Orchestra, seat: int) -> Said:
    """Say what motivation is for."""
    card = worth.best_plot(g, seat)
    if card >= 0 and g.motivation[seat] < odds.plot(g, card).motivation:
        return Said("why-asks-for", card=a_card(g, card).name, motivation=MOTIVATIONS[odds.plot(g, card).motivation])
    return Said("why-motivation-helps")


def of_roll(g: Orchestra, option: int) -> Said:
    """Say what a card does for the dice on the table."""
    attempt = g.attempt
    assert attempt is not None
    hits = attempt.faces.count(A_TARGET) + attempt.faces.count(A_TARGET + 1)
    eagles = attempt.faces.count(AN_EAGLE)
    limit = attempt.limit + attempt.ignore - attempt.add
    if isinstance(g.asker, RollAgain):
        return Said("why-eagle-less" if option == AN_EAGLE else "why-may-become-target")
    if option == NONE:
        return Said("why-plot-succeeds" if hits >= attempt.needed and eagles < limit else "why-would-not-save")
    again, ignored = dice.cards_at_hand(g)
    blanks = len(attempt.faces) - hits - eagles
    share = dice.standing(hits, eagles, blanks, attempt.needed, limit + ignored, again)
    return Said("why-after-all", success=round(100 * share)) if share > 0 else Said("why-out-of-prison-perhaps")


def of_payment(g: Orchestra, seat: int, option: int) -> Said:
    """Say what paying for less suspicion means."""
    return Said("why-bearable" if option == DECLINE else "why-greater-danger", suspicion=SUSPICIONS[g.suspicion[seat]])


def of_piece(g: Orchestra, receiver: int, option: int) -> Said:
    """Say what a card or an item is good for in somebody's hands."""
    team = worth.mission(g)
    name = a_conspirator(g, receiver).name
    if option >= AN_ITEM:
        kind = option - AN_ITEM
        if team.card >= 0 and kind < len(ITEM_IDS) and team.useful >> kind & 1:
            return Said("why-helps-card", item=ITEM[kind].name, card=a_card(g, team.card).name)
        return Said("why-deliverable")
    card = g.setup.content.cards[option]
    if card.plot is not None:
        return Said("why-a-plot-for", conspirator=name)
    return Said("why-can-use-it", conspirator=name)


def of_person(g: Orchestra, option: int) -> Said:
    """Say why it is this conspirator."""
    asker = g.asker
    name = a_conspirator(g, option).name
    if isinstance(asker, FreePrisoner):
        return Said("why-has-a-plot" if worth.best_plot(g, option) >= 0 else "why-acts-again", conspirator=name)
    step = asker.step if isinstance(asker, choices.OneOf) else None
    if isinstance(step, Motivation) and step.delta > 0:
        return closer(g, option)
    if isinstance(asker, ShareRelief) or (isinstance(step, Suspicion) and step.delta < 0):
        return Said("why-is-suspect", conspirator=name, suspicion=SUSPICIONS[g.suspicion[option]])
    if isinstance(step, places.Walk):
        return Said("why-is-needed-elsewhere", conspirator=name)
    return Said("why-bears-it-best" if option != worth.lead(g) else "why-team-counts-on", conspirator=name)


def of_tile(g: Orchestra, space: int, *, lost: bool) -> Said | None:
    """Say what is known of a tile."""
    if space == places.STOP:
        return None
    if not g.face_up >> space & 1:
        return Said("why-nobody-knows")
    kind = g.tile[space]
    useful = bool(worth.mission(g).useful >> kind & 1)
    if lost:
        return Said("why-would-be-missed" if useful else "why-can-be-spared", item=ITEM[kind].name)
    return Said("why-helps-plot" if useful else "why-can-be-delivered", item=ITEM[kind].name)


def of_deputy(g: Orchestra, option: int) -> Said:
    """Say whom a deputy threatens."""
    deputies = [option >> 3, option & 7] if isinstance(g.asker, places.CallAway) else [option]
    spaces = [place for place in g.where if place != PRISON]
    near: list[Value] = [LEADER[leader].name for leader in dict.fromkeys(deputies) if g.leaders[leader] in spaces]
    return Said("why-would-find-us", leaders=near) if near else Said("why-one-danger-less")


def of_space(g: Orchestra, seat: int, option: int) -> Said:
    """Say what a space is good for."""
    walker = g.ask_it & 7 if isinstance(g.asker, (places.Walk, places.FlyAnywhere)) else seat
    if option == places.STOP or option == g.where[walker]:
        return Said("why-good-place-to-stay")
    if any(space == option for space, _ in ways.plot_goals(g, walker)):
        return Said("why-plot-from-here")
    wishes = ways.goals(g, walker)
    if any(space == option for space, _ in wishes):
        return Said("why-something-to-do")
    return Said("why-good-way" if ways.pull(g, wishes, option) > 0 else "why-as-good-as-any")


def of_event(g: Orchestra, option: int) -> Said:
    """Say why an event goes, or stays."""
    if option == NONE:
        return Said("why-none-harmful")
    event = g.setup.content.events[option]
    return Said("why-would-end-game") if event.loses else Said("why-would-hurt-most", event=event.piece.name)


def of_offer(g: Orchestra, seat: int, option: int) -> Said:
    """Say what an offer costs and brings."""
    asker = g.asker
    assert isinstance(asker, Offer)
    level = SUSPICIONS[g.suspicion[seat]]
    if not option:
        return Said("why-too-dear", suspicion=level, motivation=MOTIVATIONS[g.motivation[seat]])
    if asker.id in ("goebbels", "himmler"):
        return closer(g, seat)
    return Said("why-greater-danger", suspicion=level) if g.suspicion[seat] > LOW else Said("why-worth-its-price")


def of_text(g: Orchestra, name: str) -> Said:
    """Say which of two texts does more."""
    if name == "support":
        return Said("why-fewer-targets", targets=g.support - 1, support=g.support)
    if name == "motivation":
        return Said("why-everybody-here-closer")
    return Said("why-brings-hitler" if name == "hitler" else "why-needed-elsewhere")
