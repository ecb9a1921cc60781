"""What a seat may know, built from nothing (OSO-71, R20, R57, R89)."""

from __future__ import annotations

from typing import Any, cast

from parlour.engine.messages import Language
from parlour.engine.title import Json
from parlour.games.orange_shall_overcome import outlook
from parlour.games.orange_shall_overcome import seen as shape
from parlour.games.orange_shall_overcome.board import AREA_IDS, ROAD_IDS, ROADS, SPOT_IDS, SPOTS, area_of
from parlour.games.orange_shall_overcome.deals import asks, gives
from parlour.games.orange_shall_overcome.goods import IMMUNITY, TICKET, amounts
from parlour.games.orange_shall_overcome.roads import slot
from parlour.games.orange_shall_overcome.round import towards_the_goal
from parlour.games.orange_shall_overcome.sharing import Agree, Offer
from parlour.games.orange_shall_overcome.state import (
    BY_HELPER_CARD,
    BY_OCCUPIER_CARD,
    BY_PATROLLING_CARD,
    BY_RAID_CARD,
    CAUSE_BITS,
    DECK_IDS,
    HELPER,
    KIND_IDS,
    OCCUPIER,
    OUT,
    PEEKED,
    PHASE_IDS,
    SECOND_HELPER,
    UNDRAWN,
    Resistance,
    why_now,
)
from parlour.games.orange_shall_overcome.state_file import deck_names, hand_ids

Ways = tuple[int, list[list[int] | None]]
_PILES = ["occupier", "raid", "patrolling", "control", "helper"]


def view(g: Resistance, seat: int | None, words: Language) -> Json:
    """Return what a seat may know; None is a spectator."""
    seen = _common(g, words)
    return seen if seat is None else seen | own(g, seat, seen)


def own(g: Resistance, seat: int, common: Json) -> Json:
    """Return what a seat sees otherwise than a spectator: its Occupier cards and what they will do, its ways, cards it knows."""
    characters: list[shape.Character] = [_own_character(g, c, seat, common["characters"][c]) for c in range(g.setup.size)]
    losses = outlook.tonight(g, seat)
    ways = _ways(g, seat)
    spots: list[shape.Spot] = [_own_spot(g, s, losses[s], ways, common["spots"][s]) for s in range(SPOTS)]
    return {"characters": characters, "spots": spots, "known_cards": _known_cards(g, seat)}


def _common(g: Resistance, words: Language) -> Json:
    """Return what everybody may know."""
    setup = g.setup
    losses = outlook.tonight(g, -1)
    seen: shape.Orange = {
        "scenario": setup.scenario.id,
        "difficulty": setup.difficulty,
        "round": g.round,
        "rounds": outlook.rounds(g),
        "phase": cast("shape.Phase", PHASE_IDS[g.phase]),
        "start_player": setup.characters[g.start].id,
        "turn": setup.characters[g.turn].id if g.turn >= 0 else None,
        "asking": _asking(g),
        "morale": g.morale,
        "morale_cards": g.pool,
        "progress": words.said(setup.scenario.progress(g)),
        "goal": _goal(g, words),
        "risk": _risk(g, words),
        "characters": [_character(g, c, words) for c in range(setup.size)],
        "spots": [_spot(g, s, losses[s], words) for s in range(SPOTS)],
        "roads": [_road(g, r) for r in range(ROADS)],
        "decks": {DECK_IDS[d]: len(g.decks[d]) for d in range(len(DECK_IDS))},
        "threat_level": _threat(g),
        "discards": {name: _discards(g, p) for p, name in enumerate(_PILES)},
        "helpers": [_helper(g, deck) for deck in (HELPER, SECOND_HELPER)],
        "supply": {
            "occupier_tokens": setup.content.figures.occupier_tokens - g.posted,
            "tickets": g.item_supply(TICKET),
            "immunity": g.item_supply(IMMUNITY),
            "newspapers": g.press,
        },
        "sought": setup.scenario.sought,
        "people": _people(g, words),
        "hunger": g.hunger if setup.scenario.hunger_limit else None,
        "lost": g.lost,
        "limit": setup.limit,
        "dice": [die for die in (g.die_1, g.die_2) if die],
        "move": _move(g),
        "offer": _offer(g),
        "control": _control(g, words),
        "patrol": setup.content.patrols[g.patrol].id if g.patrol >= 0 else None,
        "raiding": [SPOT_IDS[s] for s in range(SPOTS) if g.raiding >> s & 1],
        "known_cards": {},
    }
    return cast("Json", seen)


def _asking(g: Resistance) -> str | None:
    """Return the open card whose text asks, if one does."""
    why = why_now(g) if g.options else 0
    content, card = g.setup.content, why >> CAUSE_BITS
    kind = why & (1 << CAUSE_BITS) - 1
    if kind == BY_OCCUPIER_CARD:
        return content.occupiers[card].id
    if kind == BY_RAID_CARD:
        return content.raids[card].id
    if kind == BY_PATROLLING_CARD:
        return content.patrols[card].id
    return content.helpers[card].id if kind == BY_HELPER_CARD else None


def _goal(g: Resistance, words: Language) -> shape.Goal:
    """What the group is to do and how far it is, in boxes and in words."""
    scenario = g.setup.scenario
    said = scenario.progress(g)
    name = scenario.name().name
    done, tasks = towards_the_goal(g)
    return {
        "title": words.text(f"{name}.task", said.roles) if words.has(f"{name}.task") else words.noun(scenario.name()),
        "done": done,
        "tasks": tasks,
        "said": words.text(f"{name}.done", said.roles) if words.has(f"{name}.done") else words.said(said),
    }


def _risk(g: Resistance, words: Language) -> shape.Risk | None:
    """What the scenario allows only so often: arrests, seized bundles, Hunger."""
    scenario = g.setup.scenario
    message = f"{scenario.name().name}.threat"
    if not g.setup.limit or not words.has(message):
        return None
    said = words.text(message, scenario.progress(g).roles)
    return {"now": g.hunger if scenario.hunger_limit else g.lost, "limit": g.setup.limit, "said": said}


def _ways(g: Resistance, seat: int) -> Ways | None:
    """The character of the seat who is on turn, or its first, and the roads to every location."""
    own = [c for c in range(g.setup.size) if g.setup.seat[c] == seat]
    if not own:
        return None
    mover = g.turn if g.turn in own else own[0]
    return mover, outlook.roads_between(g, g.where[mover])


def _threat(g: Resistance) -> int | None:
    """OSO-15: the back of the top Occupier card shows its Threat level."""
    deck = g.decks[OCCUPIER]
    return g.setup.content.occupiers[deck[-1]].level if deck else None


def _character(g: Resistance, c: int, words: Language) -> shape.Character:
    printed = g.setup.characters[c]
    return {
        "id": printed.id,
        "name": words.noun(printed.noun),
        "seat": g.setup.seat[c],
        "at": SPOT_IDS[g.where[c]],
        "alibi": g.alibi[c],
        "goods": amounts(g.goods[c]),
        "held": g.held[c],
        "carry_limit": g.carry_limit(c),
        "hand": hand_ids(g, c),
        "ability_used": bool(g.once[c]),
        "holds_occupier_card": g.occupier[c] >= 0,
    }


def _own_character(g: Resistance, c: int, seat: int, common: shape.Character) -> shape.Character:
    """Add the Occupier card that a seat holds for its character."""
    if g.occupier[c] < 0 or seat != g.setup.seat[c]:
        return common
    seen = common.copy()
    seen["occupier_card"] = g.setup.content.occupiers[g.occupier[c]].id
    return seen


def _spot(g: Resistance, s: int, loss: int, words: Language) -> shape.Spot:
    location = g.setup.location[s]
    seen: shape.Spot = {
        "id": SPOT_IDS[s],
        "tile": location.id,
        "name": words.noun(location.noun),
        "safety": g.safety[s],
        "start_safety": g.setup.start_safety[s],
        "active": bool(g.active >> s & 1),
        "newspaper": bool(g.papers >> s & 1),
        "tonight": loss,
        "offers": [g.setup.scenario.special_actions[action][0] for action in g.setup.scenario.offers(g, s)],
    }
    if g.required and not g.setup.scenario.rail_lines:
        seen["requirement"] = _requirement(g, s)
    if g.lying:
        seen["tokens"] = g.lying[s]
    if g.marks:
        seen["marks"] = g.marks[s]
        seen["takes"] = g.setup.scenario.takes(g, s)
    return seen


def _own_spot(g: Resistance, s: int, loss: int, ways: Ways | None, common: shape.Spot) -> shape.Spot:
    """Add what a seat expects of the night here, and its way to this place."""
    seen = common.copy()
    seen["tonight"] = loss
    if ways is not None:
        mover, roads = ways[0], ways[1][s] or []
        seen["way"] = {
            "roads": [ROAD_IDS[road] for road in roads],
            "guarded": outlook.guarded_roads(g, roads),
            "moves": outlook.moves_for(g, mover, len(roads)),
        }
    return seen


def _requirement(g: Resistance, n: int) -> shape.Needs | None:
    """A face-down token shows nothing; one that everybody has seen before is remembered."""
    token = g.required[n]
    if token < 0:
        return None
    printed = g.setup.content.requirements[token]
    face_up = bool(g.face_up >> n & 1)
    seen = bool(g.tokens_seen >> token & 1)
    return {
        "face_up": face_up,
        "token": printed.id if seen else None,
        "needs": amounts(printed.resources + (printed.items if g.people else 0)) if seen else None,
    }


def _road(g: Resistance, r: int) -> shape.Road:
    seen: shape.Road = {
        "id": ROAD_IDS[r],
        "area": AREA_IDS[area_of(r)],
        "occupiers": [KIND_IDS[slot(g, r, n)] for n in range(2) if slot(g, r, n)],
    }
    lines = g.setup.scenario.rail_lines
    if r in lines:
        line = lines.index(r)
        scenario = g.setup.scenario
        seen["line"] = {
            "halted": bool(g.halted >> line & 1),
            "price": amounts(scenario.price(g, line)),
            "runs_again_on": scenario.reopens(g, line),
            "requirement": _requirement(g, line),
        }
    return seen


def _people(g: Resistance, words: Language) -> list[shape.Person]:
    """People on the board; of those not yet drawn only the number is known (R89)."""
    return [
        {
            "id": person.id,
            "number": p + 1,
            "description": words.noun(person.noun),
            "at": SPOT_IDS[g.people[p]],
            "safe_at": SPOT_IDS[g.setup.safe_at[p]],
            "way": _safe_way(g, g.people[p], g.setup.safe_at[p]),
        }
        for p, person in enumerate(g.setup.content.people)
        if g.people and g.people[p] not in (UNDRAWN, OUT)
    ]


def _safe_way(g: Resistance, here: int, there: int) -> list[str] | None:
    """OSO-178: nobody in hiding passes a road with an occupier."""
    roads = outlook.roads_between(g, here, safe_only=True)[there]
    return None if roads is None else [ROAD_IDS[road] for road in roads]


def _discards(g: Resistance, pile: int) -> list[str]:
    """Discarded cards lie face up."""
    if not g.piles[pile]:
        return []
    ids = deck_names(g.setup, pile)
    return [ids[card] for card in g.piles[pile]]


def _helper(g: Resistance, deck: int) -> shape.Helpers:
    """R16: the top card of each Helper deck lies face up, if that was agreed."""
    cards = g.decks[deck]
    shown = g.setup.content.helpers[cards[-1]].id if cards and g.setup.helpers_face_up else None
    return {"size": len(cards), "top": shown}


def _move(g: Resistance) -> shape.Move | None:
    if g.mover < 0:
        return None
    return {
        "mover": g.setup.characters[g.mover].id,
        "roads_left": g.left,
        "road": ROAD_IDS[g.road] if g.road >= 0 else None,
        "to": SPOT_IDS[g.dest] if g.dest >= 0 and g.road >= 0 else None,
    }


def _offer(g: Resistance) -> shape.Offer | None:
    """OSO-89: the agreement being put together or answered; tokens lie open, so everybody sees it."""
    asker = g.asker
    if g.winners >= 0 or not isinstance(asker, (Offer, Agree)):
        return None
    proposed = isinstance(asker, Agree)
    partner, deal = g.ask_it & 7, g.ask_it >> 3
    one, other = (partner, g.ask_me) if proposed else (g.ask_me, partner)
    return {
        "from": g.setup.characters[one].id,
        "to": g.setup.characters[other].id,
        "gives": amounts(gives(deal)),
        "asks": amounts(asks(deal)),
        "proposed": proposed,
    }


def _control(g: Resistance, words: Language) -> shape.Control | None:
    """The open Control card as read out: situation and labels; a result only once its answer has been given (R57)."""
    if g.control < 0:
        return None
    card = g.setup.content.controls[g.control]
    setup = g.setup
    mover = g.mover if g.mover >= 0 else g.ask_me
    seen: shape.Control = {
        "card": card.id,
        "name": words.noun(card.noun),
        "situation": words.said(card.situation),
        "options": [words.said(answer.label) for answer in card.answers],
        "facing": KIND_IDS[g.facing + 1],
        "reader": (setup.seat[mover] + 1) % setup.seats if setup.seats > 1 and mover >= 0 else None,
        "answer": None,
        "result": None,
    }
    if g.answer >= 0:
        result = g.first_result if g.answer == 0 else g.second_result
        seen["answer"] = g.answer + 1
        seen["result"] = words.said(setup.content.controls[result >> 1].answers[result & 1].says[g.facing])
    return seen


def _known_cards(g: Resistance, seat: int) -> dict[str, Any]:
    """What this seat has seen of the decks it looked into and of dealt cards it saw before (R71)."""
    known: dict[str, Any] = {}
    for deck in range(PEEKED):
        cards = g.decks[deck]
        top, bottom = g.knows_top(seat, deck), g.knows_bottom(seat, deck)
        if top or bottom:
            ids = deck_names(g.setup, deck)
            known[DECK_IDS[deck]] = {
                "top": [ids[card] for card in reversed(cards[len(cards) - top :])],
                "bottom": [ids[card] for card in reversed(cards[:bottom])],
            }
    hands = {
        g.setup.characters[c].id: g.setup.content.occupiers[g.occupier[c]].id
        for c in range(g.setup.size)
        if g.occupier[c] >= 0 and g.known_hands[c] >> seat & 1 and g.setup.seat[c] != seat
    }
    if hands:
        known["hands"] = hands
    return known
