"""Motivation, suspicion, support, arrest, release, entering a space: the changes every effect is made of."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.engine.kernel import NONE
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.bits import BIT, ONE, members
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.cards.abilities import ACTIONS
from parlour.games.black_orchestra.cards.spaces import GESTAPO_HQ
from parlour.games.black_orchestra.causes import because
from parlour.games.black_orchestra.limits import keep_limits
from parlour.games.black_orchestra.names import EXTREME, LOW, MOST_SUPPORT, OFF, RECKLESS, TIMID
from parlour.games.black_orchestra.state import ALL_IN_PRISON, Orchestra


def motivate(g: Orchestra, seat: i64, delta: int, why: i64 = log.BY_TEXT) -> None:
    """Motivation goes up or down and stops at its ends (R68); falling, limits are checked at once (R73)."""
    old = g.motivation[seat]
    new = min(max(old + delta, TIMID), RECKLESS)
    if new == old:
        return
    g.motivation[seat] = new
    if g.log is not None:
        g.log.append((log.MOTIVATION_CHANGED, seat, old, new + log.CAUSED * because(g, why)))
    if new < old or g.setup.can[seat] >> ACTIONS & 1:
        ability_changed(g, seat)


def ability_changed(g: Orchestra, seat: i64) -> None:
    """R25, R26, R107: an ability may have gone on or off: a fourth action, and limits."""
    if seat == g.turn and g.acting and g.setup.can[seat] >> ACTIONS & 1:
        able = g.able(seat)
        if able and not g.fourth:
            g.fourth = True
            g.actions += g.worth(seat, ACTIONS)
        elif not able and g.fourth and g.actions > 0:
            g.fourth = False
            g.actions = max(g.actions - g.worth(seat, ACTIONS), 0)
    keep_limits(g, seat)


def suspect(g: Orchestra, seat: i64, delta: int, why: i64 = log.BY_TEXT) -> None:
    """Suspicion goes up or down and stops at its ends (R68)."""
    set_suspicion(g, seat, min(max(g.suspicion[seat] + delta, LOW), EXTREME), why)


def set_suspicion(g: Orchestra, seat: i64, level: int, why: i64 = log.BY_TEXT) -> None:
    """Suspicion goes to a level."""
    old = g.suspicion[seat]
    if level == old:
        return
    g.suspicion[seat] = level
    if g.log is not None:
        g.log.append((log.SUSPICION_CHANGED, seat, old, level + log.CAUSED * because(g, why)))


def change_support(g: Orchestra, delta: int, why: i64 = log.BY_TEXT) -> None:
    """BO-39, R68: military support stays between its starting level and 7."""
    old = g.support
    g.support = min(max(old + delta, g.setup.start_support), MOST_SUPPORT)
    if g.log is not None and g.support != old:
        g.log.append((log.SUPPORT_CHANGED, old, g.support, because(g, why)))


def arrest(g: Orchestra, seat: i64, why: i64 = log.BY_TEXT) -> None:
    """BO-95, R91: to Prison, without illegal cards and held dice; everybody in prison loses (BO-131, R48)."""
    if g.where[seat] == PRISON:
        return
    if g.log is not None:
        g.log.append((log.ARRESTED, seat, because(g, why), NONE))
    for card in members(g.dossier[seat] & g.setup.content.illegal):
        g.drop_card(seat, card)
        if g.log is not None:
            g.log.append((log.CARD_DISCARDED, seat, card, log.OF_ARREST))
    g.where[seat] = PRISON
    g.bonus[seat] = 0
    g.held[seat] = 0
    if seat == g.turn:
        # R46: the actions of the active conspirator end.
        g.actions = 0
        g.turn_dice = 0
    if not g.free_seats():
        g.tell(log.GAME_LOST, ALL_IN_PRISON)
        g.end(0, ALL_IN_PRISON)


def release(g: Orchestra, seat: i64, level: int, why: i64 = log.BY_TEXT) -> None:
    """BO-57, R37, R91: out of prison to Gestapo HQ with suspicion at a level; then limits count again (R73)."""
    if g.where[seat] != PRISON:
        return
    g.where[seat] = GESTAPO_HQ
    g.suspicion[seat] = level
    if g.log is not None:
        g.log.append((log.RELEASED, seat, level, because(g, why)))
    keep_limits(g, seat)


def enter(g: Orchestra, seat: i64, space: i64, why: i64 = log.BY_TEXT) -> None:
    """BO-52, BO-53: go to a space and apply its modifiers at once; Party Rally lowers suspicion there (R61)."""
    if g.log is not None:
        g.log.append((log.MOVED, seat, g.where[seat], space + log.SPACES * because(g, why)))
    g.where[seat] = space
    printed = g.setup.board.spaces[space]
    if printed.changes:
        here = log.OF_SPACE + log.CAUSED * space
        if printed.enter_motivation:
            motivate(g, seat, printed.enter_motivation, here)
        if printed.enter_suspicion:
            suspect(g, seat, printed.enter_suspicion, here)
        if printed.enter_support:
            change_support(g, printed.enter_support, here)
    party_rally(g, seat)


def party_rally(g: Orchestra, seat: i64) -> None:
    """R61: while Party Rally (Peace) is current, being in Nuremberg sets suspicion to low."""
    if g.current >= 0 and g.where[seat] == g.setup.content.events[g.current].low_in:
        set_suspicion(g, seat, LOW, log.OF_EVENT + log.CAUSED * g.current)


def move_leader(g: Orchestra, leader: i64, space: i64, why: i64 = log.BY_TEXT) -> bool:
    """BO-74, R8, R63: move a leader who is in play and not there already; return whether he moved."""
    start = g.leaders[leader]
    if start in (OFF, space):
        return False
    g.leaders[leader] = space
    if g.log is not None:
        g.log.append((log.LEADER_MOVED, leader, start, space + log.SPACES * because(g, why)))
    return True


def remove_leader(g: Orchestra, leader: i64, why: i64 = log.BY_TEXT) -> None:
    """A leader's tile leaves the game."""
    if g.leaders[leader] != OFF:
        g.leaders[leader] = OFF
        g.tell(log.LEADER_REMOVED, leader, because(g, why))


def draw_card(g: Orchestra) -> int:
    """Return the top conspirator card; an empty deck is made anew from the discard pile (BO-46, R100); NONE if there is none."""
    if not g.deck:
        if not g.pile:
            return NONE
        g.deck = members(g.pile)[:]
        g.pile = 0
        g.shuffle(g.deck)
        g.tell(log.DECK_SHUFFLED)
    g.fate += 1
    return g.deck.pop()


def take_card(g: Orchestra, seat: i64, why: i64 = log.BY_TEXT) -> None:
    """BO-44: draw a card face up into a dossier, if there is one."""
    card = draw_card(g)
    if card < 0:
        return
    g.dossier[seat] |= BIT[card]
    if g.log is not None:
        g.log.append((log.CARD_DRAWN, seat, card, because(g, why)))


def take_tile(g: Orchestra, seat: i64, space: i64, why: i64 = log.BY_TEXT) -> None:
    """BO-33: take the tile of a space, face up or face down; then the limit counts (BO-85)."""
    kind = g.tile[space]
    if not g.face_up >> space & 1:
        g.fate += 1
    g.tile[space] = NONE
    g.face_up &= ~BIT[space]
    g.items[seat] += ONE[kind]
    if g.log is not None:
        g.log.append((log.ITEM_TAKEN, seat, kind, space + log.SPACES * because(g, why)))
    keep_limits(g, seat)


def reveal_tile(g: Orchestra, space: i64, why: i64 = log.BY_TEXT) -> None:
    """BO-58: turn the face-down tile of a space up, if there is one."""
    if g.tile[space] >= 0 and not g.face_up >> space & 1:
        g.face_up |= BIT[space]
        g.fate += 1
        if g.log is not None:
            g.log.append((log.TILE_REVEALED, space, g.tile[space], because(g, why)))


def remove_tile(g: Orchestra, space: i64) -> None:
    """A tile leaves the game; a face-down one unseen."""
    kind = g.tile[space]
    if g.face_up >> space & 1:
        g.tiles_out += ONE[kind]
        g.tell(log.TILE_REMOVED, space, kind, because(g, log.BY_TEXT))
    else:
        g.tiles_lost = [*g.tiles_lost, kind]
        g.tell(log.TILE_REMOVED, space, NONE, because(g, log.BY_TEXT))
    g.tile[space] = NONE
    g.face_up &= ~BIT[space]


def clear_track(g: Orchestra, why: i64 = log.BY_TEXT) -> None:
    """All dice leave the dissent track."""
    if g.dissent:
        g.tell(log.DISSENT_CHANGED, g.dissent, 0, because(g, why))
        g.dissent = 0
