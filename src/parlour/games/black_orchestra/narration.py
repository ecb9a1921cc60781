"""Events in words. Nothing told here is secret: what only the interrogated may know is never made an event (BO-102, R53)."""

from __future__ import annotations

from collections.abc import Callable

from parlour.engine.kernel import NONE, Event
from parlour.engine.title import Json
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.actions import ABILITY_IDS
from parlour.games.black_orchestra.bits import members
from parlour.games.black_orchestra.interrogation import ANSWERS
from parlour.games.black_orchestra.limits import AN_ITEM
from parlour.games.black_orchestra.names import (
    AFFILIATION_NAMES,
    AN_EAGLE,
    FACE_IDS,
    ITEM_IDS,
    LEADER_IDS,
    LEADER_NAMES,
    MOTIVATION_IDS,
    SUSPICION_IDS,
)
from parlour.games.black_orchestra.state import ALL_IN_PRISON, DOCUMENTS_LOCATED, Orchestra
from parlour.games.black_orchestra.words import (
    PENALTY_UNMET,
    card_of,
    eagles_words,
    item_id,
    item_name,
    penalty_told,
    plural,
    seat_id,
    seat_name,
    space_id,
    space_name,
)

Teller = Callable[[Orchestra, int, int, int], Json]


def narrate(g: Orchestra, event: Event) -> Json | None:
    """Return an event as one seat may see it: all of them are open."""
    code, a, b, c = event
    name, tell = _TELLERS[code]
    return {"event": name, **tell(g, a, b, c)}


def _who(g: Orchestra, seat: int) -> Json:
    return {"seat": seat, "conspirator": seat_id(g, seat)}


def _faces(packed: int) -> list[str]:
    return [FACE_IDS[face] for face in log.unpack(packed)]


def _dice(packed: int) -> str:
    return ", ".join(_faces(packed)) or "no dice"


def _card_event(words: str) -> Teller:
    def tell(g: Orchestra, seat: int, card: int, _c: int) -> Json:
        printed = card_of(g, card)
        return {**_who(g, seat), "card": printed.id, "text": f"{seat_name(g, seat)} {words.format(printed.name)}."}

    return tell


def _game_began(g: Orchestra, first: int, _b: int, _c: int) -> Json:
    names = ", ".join(g.setup.names)
    return {"text": f"The conspirators meet at the Train Station: {names}. {seat_name(g, first)} begins."}


def _turn_began(g: Orchestra, seat: int, number: int, _c: int) -> Json:
    return {**_who(g, seat), "turn": number, "text": f"Turn {number}: {seat_name(g, seat)}."}


def _motivation(g: Orchestra, seat: int, old: int, new: int) -> Json:
    verb = "rose" if new > old else "fell"
    levels = {"from": MOTIVATION_IDS[old], "to": MOTIVATION_IDS[new]}
    return {**_who(g, seat), **levels, "text": f"{seat_name(g, seat)}'s motivation {verb} to {MOTIVATION_IDS[new]}."}


def _suspicion(g: Orchestra, seat: int, old: int, new: int) -> Json:
    verb = "rose" if new > old else "fell"
    levels = {"from": SUSPICION_IDS[old], "to": SUSPICION_IDS[new]}
    return {**_who(g, seat), **levels, "text": f"{seat_name(g, seat)}'s suspicion {verb} to {SUSPICION_IDS[new]}."}


def _support(_g: Orchestra, old: int, new: int, _c: int) -> Json:
    return {"from": old, "to": new, "text": f"Military support {'rose' if new > old else 'fell'} to {new}."}


def _leader_moved(g: Orchestra, leader: int, start: int, end: int) -> Json:
    return {
        "leader": LEADER_IDS[leader],
        "from": space_id(g, start),
        "to": space_id(g, end),
        "text": f"{LEADER_NAMES[leader]} went to {space_name(g, end)}.",
    }


def _leader_removed(_g: Orchestra, leader: int, _b: int, _c: int) -> Json:
    return {"leader": LEADER_IDS[leader], "text": f"{LEADER_NAMES[leader]} left the game."}


def _leader_stayed(_g: Orchestra, leader: int, _b: int, _c: int) -> Json:
    return {"leader": LEADER_IDS[leader], "text": f"{LEADER_NAMES[leader]} was held back and stayed."}


def _moved(g: Orchestra, seat: int, start: int, end: int) -> Json:
    places = {"from": space_id(g, start), "to": space_id(g, end)}
    return {**_who(g, seat), **places, "text": f"{seat_name(g, seat)} went to {space_name(g, end)}."}


def _item_taken(g: Orchestra, seat: int, kind: int, space: int) -> Json:
    source = f"in {space_name(g, space)}" if space != NONE else "from the discard pile"
    told = {**_who(g, seat), "item": ITEM_IDS[kind], "text": f"{seat_name(g, seat)} took {item_name(kind)} {source}."}
    return told if space == NONE else {**told, "space": space_id(g, space)}


def _item_discarded(g: Orchestra, seat: int, kind: int, _c: int) -> Json:
    return {**_who(g, seat), "item": item_id(kind), "text": f"{seat_name(g, seat)} discarded {item_name(kind)}."}


def _item_delivered(g: Orchestra, seat: int, kind: int, space: int) -> Json:
    text = f"{seat_name(g, seat)} delivered {item_name(kind)} in {space_name(g, space)}."
    return {**_who(g, seat), "item": item_id(kind), "space": space_id(g, space), "text": text}


def _tile_revealed(g: Orchestra, space: int, kind: int, _c: int) -> Json:
    text = f"The tile in {space_name(g, space)} was turned up: {ITEM_IDS[kind]}."
    return {"space": space_id(g, space), "item": ITEM_IDS[kind], "text": text}


def _tile_removed(g: Orchestra, space: int, kind: int, _c: int) -> Json:
    what = f"({ITEM_IDS[kind]})" if kind != NONE else "(unseen)"
    return {
        "space": space_id(g, space),
        "item": ITEM_IDS[kind] if kind != NONE else None,
        "text": f"The tile in {space_name(g, space)} left the game {what}.",
    }


def _conspired(g: Orchestra, seat: int, dice: int, _c: int) -> Json:
    return {**_who(g, seat), "dice": dice, "text": f"{seat_name(g, seat)} conspired with {plural(dice, 'die')}."}


def _rolled(g: Orchestra, seat: int, packed: int, _c: int) -> Json:
    return {**_who(g, seat), "dice": _faces(packed), "text": f"{seat_name(g, seat)} rolled {_dice(packed)}."}


def _dissent(_g: Orchestra, old: int, new: int, _c: int) -> Json:
    text = "The dissent track was cleared." if not new else f"The dissent track holds {plural(new, 'die')}."
    return {"from": old, "to": new, "text": text}


def _diverted(g: Orchestra, seat: int, n: int, total: int) -> Json:
    text = f"{seat_name(g, seat)} put {plural(n, 'target')} on Defections and Dissent."
    return {**_who(g, seat), "dice": n, "on_card": total, "text": text}


def _actions(g: Orchestra, seat: int, n: int, _c: int) -> Json:
    return {**_who(g, seat), "actions": n, "text": f"{seat_name(g, seat)} gained {plural(n, 'action')}."}


def _release_tried(g: Orchestra, seat: int, face: int, _c: int) -> Json:
    text = f"{seat_name(g, seat)} asked for a prisoner's release and rolled {FACE_IDS[face]}."
    return {**_who(g, seat), "die": FACE_IDS[face], "text": text}


def _arrested(g: Orchestra, seat: int, _b: int, _c: int) -> Json:
    return {**_who(g, seat), "text": f"{seat_name(g, seat)} was arrested."}


def _released(g: Orchestra, seat: int, level: int, _c: int) -> Json:
    text = f"{seat_name(g, seat)} was released to Gestapo HQ at {SUSPICION_IDS[level]} suspicion."
    return {**_who(g, seat), "suspicion": SUSPICION_IDS[level], "text": text}


def _handed_over(g: Orchestra, giver: int, receiver: int, piece: int) -> Json:
    name = item_name(piece - AN_ITEM) if piece >= AN_ITEM else card_of(g, piece).name
    what = {"item": item_id(piece - AN_ITEM)} if piece >= AN_ITEM else {"card": card_of(g, piece).id}
    text = f"{seat_name(g, giver)} handed {name} to {seat_name(g, receiver)}."
    return {**_who(g, giver), "to": seat_id(g, receiver), **what, "text": text}


def _refused(g: Orchestra, owner: int, asker: int, _c: int) -> Json:
    return {**_who(g, owner), "text": f"{seat_name(g, owner)} did not agree to {seat_name(g, asker)}'s wish."}


def _event(words: str) -> Teller:
    def tell(g: Orchestra, a: int, b: int, _c: int) -> Json:
        event = g.setup.content.events[b if b != NONE else a]
        # "Gestapo Raid. Carry out a Gestapo Raid." would say it twice.
        more = "" if event.name in event.words else event.words
        return {"card": event.id, "stage": event.stage, "text": words.format(name=event.name, words=more).rstrip()}

    return tell


def _stage(_g: Orchestra, stage: int, _b: int, _c: int) -> Json:
    return {"stage": stage, "text": f"Stage {stage} began."}


def _events_removed(_g: Orchestra, stage: int, n: int, _c: int) -> Json:
    text = f"{plural(n, 'card')} of stage {stage} left the game." if n else f"No card of stage {stage} was left to remove."
    return {"stage": stage, "cards": n, "text": text}


def _looked_at(g: Orchestra, seat: int, packed: int, _c: int) -> Json:
    seen: list[int] = []
    while packed:
        seen.append((packed & 255) - 1)
        packed >>= 8
    names = ", then ".join(g.setup.content.events[event].name for event in seen)
    ids = [g.setup.content.events[event].id for event in seen]
    return {**_who(g, seat), "cards": ids, "text": f"{seat_name(g, seat)} looked at the next events: {names}."}


def _put_back(g: Orchestra, seat: int, _b: int, _c: int) -> Json:
    return {**_who(g, seat), "text": f"{seat_name(g, seat)} put the events back in order."}


def _skipped(g: Orchestra, seat: int, _b: int, _c: int) -> Json:
    return {**_who(g, seat), "text": "Slow News Day: no event card this turn."}


def _questioned(g: Orchestra, seat: int, _b: int, _c: int) -> Json:
    return {**_who(g, seat), "text": f"{seat_name(g, seat)} was interrogated."}


def _set_aside(g: Orchestra, seat: int, _b: int, _c: int) -> Json:
    return {**_who(g, seat), "text": f"{seat_name(g, seat)} could give none of the answers; the card was put aside."}


def _answered(g: Orchestra, seat: int, answer: int, _c: int) -> Json:
    text = f"{seat_name(g, seat)} gave in: {ANSWERS[answer].words}"
    return {**_who(g, seat), "answer": ANSWERS[answer].id, "text": text}


def _resisted(g: Orchestra, seat: int, face: int, held: int) -> Json:
    text = f"{seat_name(g, seat)} tried to resist, rolled {FACE_IDS[face]} and {'held out' if held else 'was broken'}."
    return {**_who(g, seat), "die": FACE_IDS[face], "resisted": bool(held), "text": text}


def _broken(g: Orchestra, seat: int, answer: int, _c: int) -> Json:
    return {**_who(g, seat), "answer": ANSWERS[answer].id, "text": f"Broken: {ANSWERS[answer].words}"}


def _plot_named(g: Orchestra, seat: int, card: int, target: int) -> Json:
    printed = card_of(g, card)
    text = f"{seat_name(g, seat)} attempted {printed.name} against {LEADER_NAMES[target]}."
    return {**_who(g, seat), "card": printed.id, "target": LEADER_IDS[target], "text": text}


_WHY = ["a card", "an item", "the plotter's affiliation", "the meeting of all conspirators", "Beck's presence", ""]


def _pool(_g: Orchestra, why: int, pool: int, ignored: int) -> Json:
    more = f", {plural(ignored, 'eagle')} ignored" if ignored > 0 else ""
    return {"pool": pool, "ignored": max(ignored, 0), "text": f"By {_WHY[why]}: {plural(pool, 'die')} in the pool{more}."}


def _announced(_g: Orchestra, pool: int, needed: int, packed: int) -> Json:
    limit, added, ignored = packed & 15, packed >> 4 & 15, packed >> 8
    text = f"Announced: {plural(pool, 'die')}, {plural(needed, 'target')} needed; {eagles_words(limit, added, ignored)}."
    return {"pool": pool, "needed": needed, "eagles_that_detect": limit, "added": added, "ignored": ignored, "text": text}


def _rolled_again(g: Orchestra, seat: int, old: int, new: int) -> Json:
    text = f"{seat_name(g, seat)} rolled {'an' if old == AN_EAGLE else 'a'} {FACE_IDS[old]} again: {FACE_IDS[new]}."
    return {**_who(g, seat), "from": FACE_IDS[old], "to": FACE_IDS[new], "text": text}


def _eagle_ignored(g: Orchestra, seat: int, _b: int, _c: int) -> Json:
    return {**_who(g, seat), "text": "One eagle was ignored."}


def _detected(g: Orchestra, seat: int, eagles: int, limit: int) -> Json:
    enough = "1 was enough" if limit == 1 else f"{limit} were enough"
    return {**_who(g, seat), "eagles": eagles, "text": f"The plot was detected: {plural(eagles, 'eagle')}, {enough}."}


def _failed(g: Orchestra, seat: int, hits: int, needed: int) -> Json:
    text = f"The plot failed unseen: {plural(hits, 'target')} of {needed} needed."
    return {**_who(g, seat), "targets": hits, "needed": needed, "text": text}


def _succeeded(g: Orchestra, seat: int, target: int, _c: int) -> Json:
    text = f"The plot succeeded: {LEADER_NAMES[target]} is dead."
    return {**_who(g, seat), "target": LEADER_IDS[target], "text": text}


def _penalty(g: Orchestra, seat: int, leader: int, met: int) -> Json:
    name = seat_name(g, seat)
    what = penalty_told(g.setup.content, leader, name) if met else PENALTY_UNMET[leader].format(name)
    text = f"{LEADER_NAMES[leader]} is where {name} is{':' if met else ', but'} {what}."
    return {**_who(g, seat), "leader": LEADER_IDS[leader], "met": bool(met), "text": text}


def _shuffled(_g: Orchestra, _a: int, _b: int, _c: int) -> Json:
    return {"text": "The conspirator deck was shuffled anew."}


def _raided(_g: Orchestra, wanted: int, _b: int, _c: int) -> Json:
    who = plural(wanted, "conspirator") if wanted else "nobody"
    return {"arrests": wanted, "text": f"The Gestapo finds {who} at extreme suspicion."}


def _dice_given(g: Orchestra, seat: int, value: int, _c: int) -> Json:
    text = f"{seat_name(g, seat)} got {plural(value, 'action')} for the next turn."
    return {**_who(g, seat), "actions": value, "text": text}


def _ended(g: Orchestra, seat: int, _b: int, _c: int) -> Json:
    return {**_who(g, seat), "text": f"{seat_name(g, seat)} stopped."}


_ABILITY_TOLD = [
    "every other conspirator in that space gains 1 motivation",
    "an item goes, and one conspirator loses 1 suspicion",
    "a look at the next three event cards",
    "a move of up to two spaces",
    "another conspirator moves one space",
    "the tile in that space is collected although it is face down",
    "a face-down tile is turned up",
]


def _ability(g: Orchestra, seat: int, ability: int, _c: int) -> Json:
    text = f"{seat_name(g, seat)} used the special ability: {_ABILITY_TOLD[ability]}."
    return {**_who(g, seat), "ability": ABILITY_IDS[ability], "text": text}


def _abilities_off(_g: Orchestra, affiliation: int, _b: int, _c: int) -> Json:
    return {"text": f"The special abilities of {AFFILIATION_NAMES[affiliation]} conspirators are off for the rest of the game."}


def _lost(_g: Orchestra, why: int, _b: int, _c: int) -> Json:
    if why == ALL_IN_PRISON:
        return {"text": "All conspirators are in prison."}
    if why == DOCUMENTS_LOCATED:
        return {"text": "The documents were found."}
    return {"text": "No event card is left to draw."}


def _turned(g: Orchestra, seat: int, cards: int, _c: int) -> Json:
    names = ", ".join(card_of(g, card).name for card in members(cards))
    ids = [card_of(g, card).id for card in members(cards)]
    return {**_who(g, seat), "cards": ids, "text": f"Turned over and discarded: {names}."}


_TELLERS: dict[int, tuple[str, Teller]] = {
    log.GAME_BEGAN: ("game_began", _game_began),
    log.TURN_BEGAN: ("turn_began", _turn_began),
    log.MOTIVATION_CHANGED: ("motivation_changed", _motivation),
    log.SUSPICION_CHANGED: ("suspicion_changed", _suspicion),
    log.SUPPORT_CHANGED: ("support_changed", _support),
    log.LEADER_MOVED: ("leader_moved", _leader_moved),
    log.LEADER_REMOVED: ("leader_removed", _leader_removed),
    log.LEADER_STAYED: ("leader_stayed", _leader_stayed),
    log.MOVED: ("moved", _moved),
    log.CARD_DRAWN: ("card_drawn", _card_event("drew {}")),
    log.CARD_DISCARDED: ("card_discarded", _card_event("discarded {}")),
    log.CARD_USED: ("card_used", _card_event("used {}")),
    log.CARD_KEPT: ("card_kept", _card_event("kept {}")),
    log.CARD_TAKEN_BACK: ("card_taken_back", _card_event("took {} from the discard pile")),
    log.ITEM_TAKEN: ("item_taken", _item_taken),
    log.ITEM_DISCARDED: ("item_discarded", _item_discarded),
    log.ITEM_DELIVERED: ("item_delivered", _item_delivered),
    log.TILE_REVEALED: ("tile_revealed", _tile_revealed),
    log.TILE_REMOVED: ("tile_removed", _tile_removed),
    log.CONSPIRED: ("conspired", _conspired),
    log.DICE_ROLLED: ("dice_rolled", _rolled),
    log.PLOT_ROLLED: ("plot_rolled", _rolled),
    log.DISSENT_CHANGED: ("dissent_changed", _dissent),
    log.TARGETS_DIVERTED: ("targets_diverted", _diverted),
    log.ACTIONS_GAINED: ("actions_gained", _actions),
    log.ACTIONS_ENDED: ("actions_ended", _ended),
    log.RELEASE_TRIED: ("release_tried", _release_tried),
    log.ARRESTED: ("arrested", _arrested),
    log.RELEASED: ("released", _released),
    log.HANDED_OVER: ("handed_over", _handed_over),
    log.REFUSED: ("refused", _refused),
    log.EVENT_DRAWN: ("event_drawn", _event("Event: {name}. {words}")),
    log.EVENT_DROPPED: ("event_dropped", _event("A key event is in play: {name} left the game without effect.")),
    log.STAGE_BEGAN: ("stage_began", _stage),
    log.EVENTS_REMOVED: ("events_removed", _events_removed),
    log.KEY_EVENT_MOVED: ("key_event_moved", _event("{name} moved to the key-event space.")),
    log.EVENTS_LOOKED_AT: ("events_looked_at", _looked_at),
    log.EVENT_TAKEN_OUT: ("event_taken_out", _event("{name} was taken out of the game.")),
    log.EVENTS_PUT_BACK: ("events_put_back", _put_back),
    log.EVENT_SKIPPED: ("event_skipped", _skipped),
    log.QUESTIONED: ("questioned", _questioned),
    log.QUESTION_SET_ASIDE: ("question_set_aside", _set_aside),
    log.ANSWERED: ("answered", _answered),
    log.RESISTED: ("resisted", _resisted),
    log.BROKEN: ("broken", _broken),
    log.PLOT_NAMED: ("plot_named", _plot_named),
    log.POOL_CHANGED: ("pool_changed", _pool),
    log.ANNOUNCED: ("announced", _announced),
    log.DIE_ROLLED_AGAIN: ("die_rolled_again", _rolled_again),
    log.EAGLE_IGNORED: ("eagle_ignored", _eagle_ignored),
    log.PLOT_DETECTED: ("plot_detected", _detected),
    log.PLOT_FAILED: ("plot_failed", _failed),
    log.PLOT_SUCCEEDED: ("plot_succeeded", _succeeded),
    log.PENALTY: ("penalty", _penalty),
    log.DECK_SHUFFLED: ("deck_shuffled", _shuffled),
    log.RAIDED: ("raided", _raided),
    log.DICE_GIVEN: ("dice_given", _dice_given),
    log.ABILITY_USED: ("ability_used", _ability),
    log.ABILITIES_OFF: ("abilities_off", _abilities_off),
    log.GAME_LOST: ("game_lost", _lost),
    log.CARDS_TURNED: ("cards_turned", _turned),
}
