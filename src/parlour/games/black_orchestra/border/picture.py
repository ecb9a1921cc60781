"""The game as text for a terminal, at most 100 columns wide."""

from __future__ import annotations

import textwrap

from parlour.engine.kernel import NONE
from parlour.engine.messages import Language
from parlour.engine.said import Noun, Said, Value
from parlour.games.black_orchestra.bits import items, members
from parlour.games.black_orchestra.border.view import can_win
from parlour.games.black_orchestra.names import EVERY_LEADER, STAGES
from parlour.games.black_orchestra.nouns import AFFILIATIONS, FACES, ITEM, LEADER, MOTIVATIONS, SUSPICIONS
from parlour.games.black_orchestra.pieces import a_card, a_conspirator, a_space, an_event, card_of
from parlour.games.black_orchestra.state import Attempt, Orchestra
from parlour.games.black_orchestra.turn.prison import asked

WIDTH = 100
COLUMN = 48


def picture(g: Orchestra, seat: int | None, words: Language) -> str:
    """Return what a seat sees; None is a spectator."""
    lines = _head(g, words)
    lines += ["", *_map(g, words)]
    for number in range(g.setup.seats):
        lines += ["", *_conspirator(g, number, words, own=number == seat)]
    if g.attempt is not None:
        lines += ["", *_attempt(g, g.attempt, words)]
    if g.question != NONE and seat == g.turn and g.answer == NONE:
        lines += ["", *_question(g, words)]
    return "\n".join(lines)


def _head(g: Orchestra, words: Language) -> list[str]:
    setup = g.setup
    track = "[" + "o" * g.dissent + "." * (3 - g.dissent) + "]"
    who = words.text(f"conspirator-{a_conspirator(g, g.turn).id}.full", {})
    difficulty = Noun("", setup.difficulty, f"difficulty-{setup.difficulty}")
    said = [
        Said("picture-turn", difficulty=difficulty, turn=g.turns, conspirator=who, actions=g.actions),
        Said("picture-tracks", stage=g.stage, support=g.support, start=setup.start_support, track=track),
    ]
    if g.current != NONE:
        said.append(Said("picture-current-event", card=an_event(g, g.current).name, text=an_event(g, g.current).text))
    if g.key != NONE:
        said.append(Said("picture-key-event", card=an_event(g, g.key).name))
    if g.known:
        said.append(Said("picture-next-events", cards=in_turn([an_event(g, n).name for n in g.events[: -g.known - 1 : -1]])))
    left = [f"{stage}:{sum(setup.content.event_stage[n] == stage for n in g.events)}" for stage in range(1, STAGES + 1)]
    said.append(Said("picture-decks", left=" ".join(left), deck=len(g.deck), discard=len(members(g.pile))))
    if g.pile:
        said.append(Said("picture-discarded-cards", cards=_cards(g, g.pile)))
    if g.item_pile:
        said.append(Said("picture-discarded-items", items=[ITEM[kind].name for kind in items(g.item_pile)]))
    if not can_win(g):
        said.append(Said("picture-cannot-win"))
    return [line for one in said for line in _wrap(words.said(one))]


def in_turn(pieces: list[Noun]) -> list[Value]:
    """Return cards that come one after the other."""
    return [piece if not n else Said("then-event", card=piece) for n, piece in enumerate(pieces)]


def _map(g: Orchestra, words: Language) -> list[str]:
    """Draw the spaces in two columns, open ones only in full: number, marks, tile, people."""
    cells: list[str] = []
    for number, space in enumerate(g.setup.board.spaces):
        here = [words.noun(LEADER[leader].name) for leader in EVERY_LEADER if g.leaders[leader] == number]
        tile = ""
        if g.tile[number] >= 0:
            tile = f" ({words.noun(ITEM[g.tile[number]].name) if g.face_up >> number & 1 else '?'})"
        mark = "B" if space.berlin else str(space.stage)
        shut = "" if g.open() >> number & 1 else f" {words.text('picture-closed', {})}"
        fort = "*" if space.fortified else " "
        cells.append(_cell(g, number, f"{mark}{fort} {words.noun(space.piece.name)}{tile}{shut}", here, words))
    prison = g.setup.board.number["prison"]
    cells.append(_cell(g, prison, f"   {words.noun(a_space(g, prison).name)}", [], words))
    half = (len(cells) + 1) // 2
    lines: list[str] = []
    for n in range(half):
        one = cells[n]
        other = cells[n + half] if n + half < len(cells) else ""
        if len(one) > COLUMN or len(other) > WIDTH - COLUMN - 2:
            lines += _wrap(one)
            lines += _wrap(other) if other else []
        else:
            lines.append(f"{one:<{COLUMN}}  {other}".rstrip())
    lines.append(words.text("picture-legend", {}))
    return lines


def _cell(g: Orchestra, space: int, name: str, here: list[str], words: Language) -> str:
    here = here + [f"[{words.noun(a_conspirator(g, seat).name)}]" for seat, place in enumerate(g.where) if place == space]
    return f"{name}{': ' if here else ''}{', '.join(here)}"


def _conspirator(g: Orchestra, seat: int, words: Language, *, own: bool) -> list[str]:
    piece = a_conspirator(g, seat)
    marks: list[Value] = [Said(name) for name, holds in (("picture-you", own), ("picture-active", seat == g.turn)) if holds]
    affiliation = AFFILIATIONS[g.setup.affiliation[seat]]
    name = words.text(f"conspirator-{piece.id}.full", {})
    bag: list[Value] = [ITEM[kind].name for kind in items(g.items[seat])]
    cards = _cards(g, g.dossier[seat])
    lines = [
        words.said(
            Said("picture-conspirator", name=name, marks=marks, affiliation=affiliation, space=a_space(g, g.where[seat]).name)
        ),
        "  "
        + words.said(
            Said(
                "picture-levels",
                motivation=MOTIVATIONS[g.motivation[seat]],
                suspicion=SUSPICIONS[g.suspicion[seat]],
                able="yes" if g.able(seat) else "no",
            )
        ),
    ]
    lines += _wrap(words.said(Said("picture-items", items=bag, n=len(bag), limit=g.item_limit(seat), held=g.bonus[seat])), "  ")
    lines += _wrap(words.said(Said("picture-dossier", cards=cards, n=len(cards), limit=g.card_limit(seat))), "  ")
    if own:
        lines += _wrap(words.said(Said("picture-ability", text=piece.text)), "  ")
        for card in members(g.dossier[seat]):
            lines += _wrap(words.said(Said("picture-card", card=a_card(g, card).name, text=a_card(g, card).text)), "    ")
    return lines


def _cards(g: Orchestra, cards: int) -> list[Value]:
    return [Said("picture-card-name", card=a_card(g, card).name, illegal=int(card_of(g, card).illegal)) for card in members(cards)]


def _attempt(g: Orchestra, attempt: Attempt, words: Language) -> list[str]:
    lines = [words.said(Said("picture-attempt", card=a_card(g, attempt.card).name, dice=attempt.pool))]
    if attempt.announced:
        lines.append("  " + words.said(Said("picture-announced", needed=attempt.needed, limit=attempt.limit)))
    if attempt.faces:
        lines.append("  " + words.said(Said("picture-rolled", faces=[FACES[face] for face in attempt.faces])))
    return lines


def _question(g: Orchestra, words: Language) -> list[str]:
    card = asked(g)
    lines = [words.said(Said("picture-question", question=card.noun))]
    for answer in card.answers:
        lines += _wrap(words.said(answer.text), "  ")
    if card.broken is not None:
        lines += _wrap(words.said(Said("picture-broken", text=card.broken.text)), "  ")
    return lines


def _wrap(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ", break_on_hyphens=False)
