"""Pieces of a game by their numbers: conspirators, spaces, cards, events; and a card or item among options."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.said import Said, Value
from parlour.games.black_orchestra.cards.content import Card, Content, Sheet
from parlour.games.black_orchestra.names import GOERING, HESS, HIMMLER, HITLER
from parlour.games.black_orchestra.nouns import ITEM, LEADER, Piece
from parlour.games.black_orchestra.state import Orchestra

AN_ITEM: Final = 64
"""Options at this number and above are items, below it cards."""


def sheet_of(g: Orchestra, seat: i64) -> Sheet:
    """Return the sheet of the conspirator in a seat."""
    return g.setup.content.sheets[g.setup.sheets[seat]]


def a_conspirator(g: Orchestra, seat: i64) -> Piece:
    """Return the conspirator in a seat."""
    return sheet_of(g, seat).piece


def a_space(g: Orchestra, number: i64) -> Piece:
    """Return a space, or the prison."""
    return g.setup.board.pieces[number]


def card_of(g: Orchestra, number: i64) -> Card:
    """Return what is printed on a card."""
    return g.setup.content.cards[number]


def a_card(g: Orchestra, number: i64) -> Piece:
    """Return a card."""
    return g.setup.content.cards[number].piece


def an_event(g: Orchestra, number: i64) -> Piece:
    """Return an event card."""
    return g.setup.content.events[number].piece


def card_or_item(g: Orchestra, piece: i64) -> Piece:
    """Return a card or item among options."""
    return ITEM[piece - AN_ITEM] if piece >= AN_ITEM else a_card(g, piece)


def says_piece(g: Orchestra, verb: str, rule: str, piece: i64) -> Said:
    """Say that something is done to a card or item."""
    if piece >= AN_ITEM:
        return Said(verb, rule, words=f"{verb}-item", item=ITEM[piece - AN_ITEM].kinded)
    printed = card_of(g, piece)
    return Said(verb, rule, words=f"{verb}-card", card=printed.piece.kinded, illegal=int(printed.illegal), text=printed.piece.text)


def says_card(g: Orchestra, verb: str, rule: str, number: i64, words: str) -> Said:
    """Say that something is done to a card, and what the card says."""
    printed = card_of(g, number)
    return Said(verb, rule, words=words, card=printed.piece.noun, illegal=int(printed.illegal), text=printed.piece.text)


def says_space(g: Orchestra, verb: str, rule: str, number: i64, words: str) -> Said:
    """Say that somebody goes to a space, and what entering it does."""
    entry = g.setup.board.spaces[number].entry
    if entry is None:
        return Said(verb, rule, words=words, space=a_space(g, number).noun)
    return Said(verb, rule, words=f"{words}-entry", space=a_space(g, number).noun, entry=entry)


def penalty(content: Content, leader: i64) -> Said:
    """Say a leader's penalty (BO-22 to BO-27)."""
    return Said(f"penalty-{LEADER[leader].id}", n=penalty_figure(content, leader))


def penalty_figure(content: Content, leader: i64) -> int:
    """Return how much a leader's penalty takes; 0 if it is no amount."""
    figures = content.figures
    if leader == HITLER:
        return figures.hitler_motivation
    if leader == HESS:
        return figures.hess_cards
    if leader == HIMMLER:
        return figures.himmler_suspicion
    return figures.goering_items if leader == GOERING else 0


def eagles_that_detect(limit: i64, added: i64, ignored: i64) -> Said:
    """Say how many eagles detect a plot, and what is done to those rolled (BO-120, R17)."""
    notes: list[Value] = []
    if added:
        notes.append(Said("eagles-are-added", n=added))
    if ignored:
        notes.append(Said("eagles-are-ignored", n=ignored))
    return Said("eagles-that-detect", limit=limit, notes=notes)


def seat_id(g: Orchestra, seat: i64) -> str:
    """Return the id of the conspirator in a seat."""
    return a_conspirator(g, seat).id


def space_id(g: Orchestra, number: i64) -> str:
    """Return the id of a space."""
    return g.setup.board.ids[number]
