"""Events in words, as far as a seat may see them. Only what never changes in a game is looked up here."""

from __future__ import annotations

from collections.abc import Callable

from parlour.engine.kernel import Event
from parlour.engine.title import Json
from parlour.games.orange_shall_overcome import events as e
from parlour.games.orange_shall_overcome.actions import (
    ACTION_IDS,
    GATHER,
    LOCATION,
    MOVE,
    PLAIN_MOVE,
    SCENARIO,
)
from parlour.games.orange_shall_overcome.board import ROAD_IDS, SPOT_IDS
from parlour.games.orange_shall_overcome.choices import deck_card
from parlour.games.orange_shall_overcome.deals import asks, gives
from parlour.games.orange_shall_overcome.goods import KIND_IDS, KIND_NAMES, amounts, in_words, plural
from parlour.games.orange_shall_overcome.raids import token_id, token_name
from parlour.games.orange_shall_overcome.state import (
    ALIBI,
    DECK_IDS,
    GOAL_MET,
    HUNGER,
    LIMIT,
    MORALE,
    POLICEMAN,
    SOLDIER,
    SOLO_CARD,
    TIME,
    Resistance,
)
from parlour.games.orange_shall_overcome.state import KIND_IDS as OCCUPIERS
from parlour.games.orange_shall_overcome.state_file import deck_names
from parlour.games.orange_shall_overcome.words import place, road_name, road_title, who, who_id

Teller = Callable[[Resistance, int, int, int, int | None], Json | None]


def narrate(g: Resistance, event: Event, seat: int | None) -> Json | None:
    """Return an event as one seat may see it."""
    code, a, b, c = event
    name, tell = _TELLERS[code]
    told = tell(g, a, b, c, seat)
    return None if told is None else {"event": name, **told}


def _start_roll(_g: Resistance, seat: int, total: int, _c: int, _s: int | None) -> Json:
    return {"seat": seat, "total": total, "text": f"Player {seat + 1} rolled {total} for the start."}


def _round(g: Resistance, number: int, start: int, _c: int, _s: int | None) -> Json:
    return {"round": number, "start_player": who_id(g, start), "text": f"Round {number} begins. {who(g, start)} starts."}


def _occupier_drawn(g: Resistance, c: int, card: int, _c: int, seat: int | None) -> Json:
    told: Json = {"character": who_id(g, c), "text": f"{who(g, c)} drew an Occupier card."}
    if seat == g.setup.seat[c]:
        printed = g.setup.content.occupiers[card]
        told["card"] = printed.id
        told["text"] = f"{who(g, c)} drew the Occupier card {printed.name}."
    return told


def _morale_cards(_g: Resistance, n: int, _b: int, _c: int, _s: int | None) -> Json:
    return {"morale_cards": n, "text": f"{n} Morale action card{'s' if n != 1 else ''} this round."}


def _solo(g: Resistance, c: int, card: int, _c: int, _s: int | None) -> Json:
    printed = g.setup.content.solo[card]
    return {"character": who_id(g, c), "card": printed.id, "text": f"The solo card of this round is {printed.name}."}


def _card(g: Resistance, c: int, k: int, solo: int) -> tuple[str, str]:
    printed = g.setup.content.solo[solo] if k == SOLO_CARD else g.setup.characters[c].cards[k]
    return printed.id, printed.name


def _card_used(g: Resistance, c: int, k: int, solo: int, _s: int | None) -> Json:
    id, name = _card(g, c, k, solo)
    return {"character": who_id(g, c), "card": id, "text": f"{who(g, c)} used {name}."}


def _card_discarded(g: Resistance, c: int, k: int, solo: int, _s: int | None) -> Json:
    id, name = _card(g, c, k, solo)
    return {"character": who_id(g, c), "card": id, "text": f"{who(g, c)} discarded {name} unused."}


def _morale_used(g: Resistance, c: int, left: int, _c: int, _s: int | None) -> Json:
    return {"character": who_id(g, c), "left": left, "text": f"{who(g, c)} used a Morale action card ({left} left)."}


def _action(g: Resistance, c: int, action: int, spot: int, _s: int | None) -> Json:
    if action >= SCENARIO:
        name = g.setup.scenario.action_key(g, c, action - SCENARIO)
        title = next(special[1] for special in g.setup.scenario.special_actions if special[0] == name.partition(":")[0])
        done = f"took the action {title}"
    elif action in (MOVE, PLAIN_MOVE):
        name, done = ACTION_IDS[action], "set out"
    elif action == LOCATION:
        name, done = g.setup.location[spot].id, "used the location"
    else:
        name, done = ACTION_IDS[action], "gathered information" if action == GATHER else "looked after the Safety"
    text = f"{who(g, c)} {done} at {place(g, spot)}."
    return {"character": who_id(g, c), "action": name, "at": SPOT_IDS[spot], "text": text}


def _morale(_g: Resistance, change: int, now: int, _c: int, _s: int | None) -> Json:
    verb = "rose" if change > 0 else "dropped"
    return {"change": change, "morale": now, "text": f"Morale {verb} by {abs(change)} to {now}."}


def _alibi(g: Resistance, c: int, change: int, now: int, _s: int | None) -> Json:
    verb = "gained" if change > 0 else "lost"
    return {
        "character": who_id(g, c),
        "change": change,
        "alibi": now,
        "text": f"{who(g, c)} {verb} {abs(change)} Alibi, now {now}.",
    }


def _safety(g: Resistance, spot: int, change: int, now: int, _s: int | None) -> Json:
    verb = "rose" if change > 0 else "dropped"
    text = f"The Safety of {place(g, spot)} {verb} by {abs(change)} to {now}."
    return {"spot": SPOT_IDS[spot], "change": change, "safety": now, "text": text}


def _tokens(verb: str) -> Teller:
    def tell(g: Resistance, c: int, kind: int, n: int, _s: int | None) -> Json:
        text = f"{who(g, c)} {verb} {n} {plural(kind, n)}."
        return {"character": who_id(g, c), "kind": KIND_IDS[kind], "n": n, "text": text}

    return tell


def _paid(g: Resistance, c: int, cost: int, _c: int, _s: int | None) -> Json:
    return {"character": who_id(g, c), "paid": amounts(cost), "text": f"{who(g, c)} paid {in_words(cost)}."}


def _agreement(g: Resistance, a: int, b: int, deal: int) -> Json:
    """Return who proposed what to whom: what the one gives, and what it asks for."""
    return {"from": who_id(g, a), "to": who_id(g, b), "gives": amounts(gives(deal)), "asks": amounts(asks(deal))}


def _shared(g: Resistance, a: int, b: int, deal: int, _s: int | None) -> Json:
    given, asked = gives(deal), asks(deal)
    if not given:
        text = f"{who(g, b)} gave {who(g, a)} {in_words(asked)}."
    else:
        text = f"{who(g, a)} gave {who(g, b)} {in_words(given)}{f' for {in_words(asked)}' if asked else ''}."
    return {**_agreement(g, a, b, deal), "text": text}


def _offered(g: Resistance, a: int, b: int, deal: int, _s: int | None) -> Json:
    given, asked = gives(deal), asks(deal)
    if not given:
        text = f"{who(g, a)} asked {who(g, b)} for {in_words(asked)}."
    else:
        text = f"{who(g, a)} offered {who(g, b)} {in_words(given)}{f' for {in_words(asked)}' if asked else ''}."
    return {**_agreement(g, a, b, deal), "text": text}


def _refused(g: Resistance, a: int, b: int, deal: int, _s: int | None) -> Json:
    return {**_agreement(g, b, a, deal), "text": f"{who(g, a)} refused the offer of {who(g, b)}."}


def _at(verb: str) -> Teller:
    def tell(g: Resistance, c: int, spot: int, _c: int, _s: int | None) -> Json:
        return {"character": who_id(g, c), "spot": SPOT_IDS[spot], "text": f"{who(g, c)} {verb} {place(g, spot)}."}

    return tell


def _travelled(g: Resistance, c: int, road: int, spot: int, _s: int | None) -> Json:
    way = f"took {road_name(road)} to" if road >= 0 else "arrived at"
    told: Json = {"character": who_id(g, c), "spot": SPOT_IDS[spot], "text": f"{who(g, c)} {way} {place(g, spot)}."}
    if road >= 0:
        told["road"] = ROAD_IDS[road]
    return told


def _along(g: Resistance, c: int, person: int, spot: int, _s: int | None) -> Json:
    printed = g.setup.content.people[person]
    text = f"{who(g, c)} took along {printed.description} to {place(g, spot)}."
    return {"character": who_id(g, c), "person": printed.id, "spot": SPOT_IDS[spot], "text": text}


def _passed_occupier(g: Resistance, c: int, road: int, kind: int, _s: int | None) -> Json:
    how = "with a Travel Immunity token" if kind >= 0 else "unchallenged"
    spent = KIND_IDS[kind] if kind >= 0 else None
    return {
        "character": who_id(g, c),
        "road": ROAD_IDS[road],
        "spent": spent,
        "text": f"{who(g, c)} passed {road_name(road)} {how}.",
    }


def _control(g: Resistance, c: int, card: int, side: int, _s: int | None) -> Json:
    printed = g.setup.content.controls[card]
    kind = OCCUPIERS[side + 1]
    text = f"{who(g, c)} is stopped by a {kind}. {printed.name}: {printed.situation}"
    return {"character": who_id(g, c), "card": printed.id, "facing": kind, "text": text}


def _result(g: Resistance, result: int, side: int) -> tuple[str, str]:
    answer = g.setup.content.controls[result >> 1].answers[result & 1]
    return answer.label, answer.said[side]


def _answered(g: Resistance, c: int, result: int, side: int, _s: int | None) -> Json:
    label, said = _result(g, result, side)
    return {"character": who_id(g, c), "answer": label, "result": said, "text": f"{who(g, c)}: {label}. {said}"}


def _switched(g: Resistance, c: int, result: int, side: int, _s: int | None) -> Json:
    label, said = _result(g, result, side)
    return {"character": who_id(g, c), "answer": label, "result": said, "text": f"{who(g, c)} instead: {label}. {said}"}


def _intensified(_g: Resistance, road: int, kind: int, _c: int, _s: int | None) -> Json:
    what = "a policeman became a soldier" if kind == SOLDIER else "a policeman appeared"
    return {"road": ROAD_IDS[road], "now": OCCUPIERS[kind], "text": f"{road_title(road)} was intensified: {what}."}


def _downgraded(_g: Resistance, road: int, kind: int, _c: int, _s: int | None) -> Json:
    what = "the soldier became a policeman" if kind == SOLDIER else "the policeman left"
    now = OCCUPIERS[POLICEMAN] if kind == SOLDIER else None
    return {"road": ROAD_IDS[road], "now": now, "text": f"{road_title(road)} was downgraded: {what}."}


def _shifted(_g: Resistance, old: int, new: int, _c: int, _s: int | None) -> Json:
    return {"from": ROAD_IDS[old], "to": ROAD_IDS[new], "text": f"A policeman went from {road_name(old)} to {road_name(new)}."}


def _rolled(g: Resistance, c: int, one: int, two: int, _s: int | None) -> Json:
    rolled = f"{one} and {two}" if two else f"{one}"
    return {"character": who_id(g, c), "dice": [one, two] if two else [one], "text": f"{who(g, c)} rolled {rolled}."}


def _rolled_again(g: Resistance, c: int, one: int, two: int, _s: int | None) -> Json:
    shown = f"the dice now show {one} and {two}" if two else f"the die now shows {one}"
    text = f"{who(g, c)} spent 1 Information; {shown}."
    return {"character": who_id(g, c), "dice": [one, two] if two else [one], "text": text}


def _raid(g: Resistance, spot: int, card: int, _c: int, _s: int | None) -> Json:
    if card < 0:
        return {"spot": SPOT_IDS[spot], "text": f"A raid strikes {place(g, spot)}, but no card is left."}
    printed = g.setup.content.raids[card]
    text = f"A raid strikes {place(g, spot)}. {printed.name}: {printed.words}"
    return {"spot": SPOT_IDS[spot], "card": printed.id, "text": text}


def _raid_ended(g: Resistance, spot: int, safety: int, _c: int, _s: int | None) -> Json:
    return {
        "spot": SPOT_IDS[spot],
        "safety": safety,
        "text": f"The raid is over; the Safety of {place(g, spot)} is {safety} again.",
    }


def _searched(g: Resistance, token: int, total: int, number: int, _s: int | None) -> Json:
    found = "found" if total > number else "not found"
    text = f"The search for {token_name(g, token)}: {total} against {number}, {found}."
    return {"token": token_id(g, token), "total": total, "number": number, "found": total > number, "text": text}


def _occupier_resolved(g: Resistance, c: int, card: int, _c: int, _s: int | None) -> Json:
    printed = g.setup.content.occupiers[card]
    text = f"{who(g, c)}'s Occupier card, {printed.name}: {printed.words}"
    return {"character": who_id(g, c), "card": printed.id, "text": text}


def _plain(text: str) -> Teller:
    def tell(_g: Resistance, _a: int, _b: int, _c: int, _s: int | None) -> Json:
        return {"text": text}

    return tell


def _patrol(g: Resistance, _me: int, card: int, _c: int, _s: int | None) -> Json:
    printed = g.setup.content.patrols[card]
    return {"card": printed.id, "text": f"Patrolling card: {printed.words}"}


def _patrol_moved(_g: Resistance, old: int, new: int, kind: int, _s: int | None) -> Json:
    text = f"A {OCCUPIERS[kind]} patrolled from {road_name(old)} to {road_name(new)}."
    return {"from": ROAD_IDS[old], "to": ROAD_IDS[new], "kind": OCCUPIERS[kind], "text": text}


def _patrol_blocked(_g: Resistance, old: int, new: int, _c: int, _s: int | None) -> Json:
    text = f"The patrol on {road_name(old)} stays: {road_name(new)} is full."
    return {"from": ROAD_IDS[old], "to": ROAD_IDS[new], "text": text}


def _helper(g: Resistance, c: int, card: int, _c: int, _s: int | None) -> Json:
    printed = g.setup.content.helpers[card]
    text = f"{who(g, c)} was helped by {printed.name}, {printed.who}: {printed.words}"
    return {"character": who_id(g, c), "card": printed.id, "text": text}


def _looked(g: Resistance, c: int, deck: int, card: int, seat: int | None) -> Json:
    told: Json = {"character": who_id(g, c), "deck": DECK_IDS[deck], "text": f"{who(g, c)} looked into the {DECK_IDS[deck]} deck."}
    if seat == g.setup.seat[c]:
        told["card"] = deck_names(g.setup, deck)[card]
        told["text"] = f"{who(g, c)} saw {deck_card(g, deck, card)} in the {DECK_IDS[deck]} deck."
    return told


def _deck(verb: str) -> Teller:
    def tell(g: Resistance, c: int, deck: int, _c: int, _s: int | None) -> Json:
        text = f"{who(g, c)} {verb} the {DECK_IDS[deck]} deck."
        return {"character": who_id(g, c), "deck": DECK_IDS[deck], "text": text}

    return tell


def _swapped(g: Resistance, c: int, old: int, new: int, _s: int | None) -> Json:
    text = f"{who(g, c)} changed 1 {KIND_NAMES[old]} into 1 {KIND_NAMES[new]}."
    return {"character": who_id(g, c), "gave": KIND_IDS[old], "got": KIND_IDS[new], "text": text}


def _flipped(g: Resistance, c: int, spot: int, on: int, _s: int | None) -> Json:
    side = "active" if on else "inactive"
    return {"character": who_id(g, c), "spot": SPOT_IDS[spot], "active": bool(on), "text": f"{place(g, spot)} is now {side}."}


def _token_face(verb: str) -> Teller:
    def tell(g: Resistance, _c: int, spot: int, token: int, _s: int | None) -> Json:
        printed = g.setup.content.requirements[token]
        text = f"The Requirement token at {place(g, spot)} is turned {verb}: {in_words(printed.resources)}."
        return {"spot": SPOT_IDS[spot], "token": printed.id, "needs": amounts(printed.resources), "text": text}

    return tell


def _appeared(g: Resistance, person: int, spot: int, _c: int, _s: int | None) -> Json:
    printed = g.setup.content.people[person]
    goal = place(g, g.setup.safe_at[person])
    text = f"A person in hiding at {place(g, spot)}: {printed.description}; safe at {goal}."
    return {"person": printed.id, "spot": SPOT_IDS[spot], "text": text}


def _saved(g: Resistance, c: int, person: int, tally: int, _s: int | None) -> Json:
    printed = g.setup.content.people[person]
    text = f"{who(g, c)} brought to safety {printed.description} ({tally} saved)."
    return {"character": who_id(g, c), "person": printed.id, "saved": tally, "text": text}


def _arrested(g: Resistance, person: int, lost: int, _c: int, _s: int | None) -> Json:
    printed = g.setup.content.people[person]
    return {"person": printed.id, "arrested": lost, "text": f"Arrested: {printed.description} ({lost} of {g.setup.limit})."}


def _printed(g: Resistance, c: int, n: int, _c: int, _s: int | None) -> Json:
    return {"character": who_id(g, c), "n": n, "text": f"{who(g, c)} printed an edition: {n} bundle{'s' if n != 1 else ''}."}


def _delivered(g: Resistance, c: int, spot: int, tally: int, _s: int | None) -> Json:
    text = f"{who(g, c)} handed over a bundle at {place(g, spot)} ({tally} of {g.setup.goal})."
    return {"character": who_id(g, c), "spot": SPOT_IDS[spot], "delivered": tally, "text": text}


def _lost_token(what: str) -> Teller:
    def tell(g: Resistance, spot: int, lost: int, _c: int, _s: int | None) -> Json:
        return {"spot": SPOT_IDS[spot], "lost": lost, "text": f"{what} at {place(g, spot)} ({lost} of {g.setup.limit})."}

    return tell


def _halted(g: Resistance, c: int, road: int, _c: int, _s: int | None) -> Json:
    return {"character": who_id(g, c), "road": ROAD_IDS[road], "text": f"{who(g, c)} halted the line on {road_name(road)}."}


def _runs(_g: Resistance, road: int, _b: int, _c: int, _s: int | None) -> Json:
    return {"road": ROAD_IDS[road], "text": f"The line on {road_name(road)} runs again."}


def _served(g: Resistance, c: int, spot: int, tally: int, _s: int | None) -> Json:
    text = f"{who(g, c)} served a meal at {place(g, spot)} ({tally} of {g.setup.goal})."
    return {"character": who_id(g, c), "spot": SPOT_IDS[spot], "served": tally, "text": text}


def _hunger(_g: Resistance, change: int, now: int, _c: int, _s: int | None) -> Json:
    return {"change": change, "hunger": now, "text": f"Hunger {'rose' if change > 0 else 'dropped'} to {now}."}


def _spot_only(text: str) -> Teller:
    def tell(g: Resistance, spot: int, _b: int, _c: int, _s: int | None) -> Json:
        return {"spot": SPOT_IDS[spot], "text": f"{text} {place(g, spot)}."}

    return tell


def _seat_passed(_g: Resistance, seat: int, _b: int, _c: int, _s: int | None) -> Json:
    return {"seat": seat, "text": f"Player {seat + 1} uses no more Morale action cards."}


def _shuffled(_g: Resistance, deck: int, _b: int, _c: int, _s: int | None) -> Json:
    return {"deck": DECK_IDS[deck], "text": f"The {DECK_IDS[deck]} discard pile was shuffled into a new deck."}


def _kept(g: Resistance, c: int, _b: int, _c: int, _s: int | None) -> Json:
    return {"character": who_id(g, c), "text": f"{who(g, c)} kept the Travel Immunity token."}


_ENDINGS = {
    GOAL_MET: "The goal of the scenario is met.",
    TIME: "An Occupier card had to be drawn and none was left.",
    MORALE: "Morale has reached 0.",
    ALIBI: "A character has been arrested: the Alibi reached 0.",
}


def ending(g: Resistance, reason: int) -> str:
    """Return why the game is over."""
    if reason == HUNGER:
        return f"Hunger has reached {g.setup.scenario.hunger_limit}."
    if reason == LIMIT:
        return f"Too many {g.setup.scenario.tokens_name} were found: the limit of this scenario is {g.setup.limit}."
    return _ENDINGS[reason]


def _ended(g: Resistance, reason: int, _b: int, _c: int, _s: int | None) -> Json:
    return {"won": reason == GOAL_MET, "text": f"{ending(g, reason)} The group {'wins' if reason == GOAL_MET else 'loses'}."}


_TELLERS: dict[int, tuple[str, Teller]] = {
    e.START_PLAYER_ROLLED: ("start_player_rolled", _start_roll),
    e.ROUND_BEGAN: ("round_began", _round),
    e.OCCUPIER_DRAWN: ("occupier_drawn", _occupier_drawn),
    e.MORALE_CARDS_LAID: ("morale_cards_laid", _morale_cards),
    e.SOLO_CARD_DRAWN: ("solo_card_drawn", _solo),
    e.CARD_USED: ("card_used", _card_used),
    e.CARD_DISCARDED: ("card_discarded", _card_discarded),
    e.MORALE_CARD_USED: ("morale_card_used", _morale_used),
    e.ACTION_TAKEN: ("action_taken", _action),
    e.MORALE_CHANGED: ("morale_changed", _morale),
    e.ALIBI_CHANGED: ("alibi_changed", _alibi),
    e.SAFETY_CHANGED: ("safety_changed", _safety),
    e.GAINED: ("gained", _tokens("gained")),
    e.PAID: ("paid", _paid),
    e.LOST: ("lost", _tokens("gave up")),
    e.SHARED: ("shared", _shared),
    e.OFFERED: ("offered", _offered),
    e.OFFER_REFUSED: ("offer_refused", _refused),
    e.BUNDLE_PICKED_UP: ("bundle_picked_up", _at("picked up a bundle at")),
    e.BUNDLE_PUT_DOWN: ("bundle_put_down", _at("put down a bundle at")),
    e.TRAVELLED: ("travelled", _travelled),
    e.CAME_ALONG: ("came_along", _along),
    e.TURNED_BACK: ("turned_back", _at("had to turn back to")),
    e.PLACED: ("placed", _at("was taken to")),
    e.TICKET_USED: ("ticket_used", _at("used a Ticket to")),
    e.PASSED_OCCUPIER: ("passed_occupier", _passed_occupier),
    e.CONTROL_DRAWN: ("control_drawn", _control),
    e.CONTROL_ANSWERED: ("control_answered", _answered),
    e.CONTROL_SWITCHED: ("control_switched", _switched),
    e.ROAD_INTENSIFIED: ("road_intensified", _intensified),
    e.ROAD_DOWNGRADED: ("road_downgraded", _downgraded),
    e.POLICEMAN_SHIFTED: ("policeman_shifted", _shifted),
    e.DICE_ROLLED: ("dice_rolled", _rolled),
    e.DIE_ROLLED_AGAIN: ("die_rolled_again", _rolled_again),
    e.RAID_BEGAN: ("raid_began", _raid),
    e.RAID_ENDED: ("raid_ended", _raid_ended),
    e.SEARCHED: ("searched", _searched),
    e.OCCUPIER_RESOLVED: ("occupier_resolved", _occupier_resolved),
    e.DANGER_BEGAN: ("danger_began", _plain("Night falls: the Danger phase.")),
    e.PATROL_REVEALED: ("patrol_revealed", _patrol),
    e.PATROL_MOVED: ("patrol_moved", _patrol_moved),
    e.PATROL_BLOCKED: ("patrol_blocked", _patrol_blocked),
    e.HELPER_TAKEN: ("helper_taken", _helper),
    e.LOOKED: ("looked", _looked),
    e.BURIED: ("buried", _deck("put the top card under")),
    e.REORDERED: ("reordered", _deck("put back the top cards of")),
    e.SWAPPED: ("swapped", _swapped),
    e.LOCATION_FLIPPED: ("location_flipped", _flipped),
    e.TOKEN_REVEALED: ("token_revealed", _token_face("face up")),
    e.TOKEN_HIDDEN: ("token_hidden", _token_face("face down")),
    e.PERSON_APPEARED: ("person_appeared", _appeared),
    e.PERSON_SAVED: ("person_saved", _saved),
    e.PERSON_ARRESTED: ("person_arrested", _arrested),
    e.BUNDLES_PRINTED: ("bundles_printed", _printed),
    e.BUNDLE_DELIVERED: ("bundle_delivered", _delivered),
    e.BUNDLE_SEIZED: ("bundle_seized", _lost_token("A bundle was seized")),
    e.LINE_HALTED: ("line_halted", _halted),
    e.LINE_RUNS: ("line_runs", _runs),
    e.STRIKER_HIDDEN: ("striker_hidden", _at("paid a striker's family at")),
    e.STRIKER_ARRESTED: ("striker_arrested", _lost_token("A striker was arrested")),
    e.MEAL_SERVED: ("meal_served", _served),
    e.HUNGER_CHANGED: ("hunger_changed", _hunger),
    e.NEWSPAPER_LEFT: ("newspaper_left", _at("left a newspaper at")),
    e.NEWSPAPER_FOUND: ("newspaper_found", _spot_only("Anton's newspaper was found at")),
    e.SEAT_PASSED: ("seat_passed", _seat_passed),
    e.DECK_SHUFFLED: ("deck_shuffled", _shuffled),
    e.TOKEN_KEPT: ("token_kept", _kept),
    e.STRIKER_PLACED: ("striker_placed", _spot_only("A striker needs shelter at")),
    e.ENDED: ("ended", _ended),
}
