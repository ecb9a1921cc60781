"""Bids on the shelf: everything the engine, the terminal, the server and the bots need to know about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bids.game import BID_LAID, BIDS_REVEALED, CARDS, PRIZE_STAYS, PRIZE_TAKEN, PRIZE_TURNED_UP, STEPS, TURN_UP_PRIZE, Bids, cards
from parlour.engine.errors import BadInput
from parlour.engine.kernel import NONE, Event, Step
from parlour.engine.title import Json, Refusal, Seat, SetupOption, Title, read_dict, read_int, read_list


def _held(g: Bids, player: int, seat: int | None) -> list[int] | None:
    """What a player still holds is public (B-1, B-8), except while a card of it lies face down (B-5)."""
    if player != seat and g.bids[player] != NONE:
        return None
    return [card + 1 for card in cards(g.hands[player])]


class BidsTitle(Title):
    """An auction in six rounds."""

    id = "bids"
    name = "Bids"
    rules_version = "1"
    cooperative = False
    package = "bids"
    about = "An auction in six rounds: bid in secret, take the prize with the highest card. Made to show how a game is added."

    def setup_options(self) -> list[SetupOption]:
        return [SetupOption("players", "Players", "number", 2, "Two to four (B-1).")]

    def read_setup(self, options: Mapping[str, Any]) -> Json:
        return {"players": read_int("players", options.get("players", 2), 2, 4)}

    def new(self, setup: Json, seed: int) -> Bids:
        g = Bids(None, setup["players"], seed)
        g.then(TURN_UP_PRIZE, 0)
        return g

    def seats(self, g: Bids) -> list[Seat]:
        return [Seat(player, f"Player {player + 1}", player) for player in range(g.players)]

    def view(self, g: Bids, seat: int | None) -> Json:
        return {
            "at_stake": g.at_stake,
            "prizes_left": len(g.prizes),
            "points": list(g.points),
            "held": [_held(g, player, seat) for player in range(g.players)],
            "laid": [bid != NONE for bid in g.bids],
            "own_bid": g.bids[seat] + 1 if seat is not None and g.bids[seat] != NONE else None,
        }

    def narrate(self, g: Bids, event: Event, seat: int | None) -> Json | None:
        code, a, b, _ = event
        if code == PRIZE_TURNED_UP:
            return {"event": "prize_turned_up", "prize": a, "text": f"A prize of {a} was turned up; {b} points are at stake."}
        if code == BID_LAID:
            own = {"card": b + 1} if seat == a else {}
            return {"event": "bid_laid", "seat": a, **own, "text": f"Player {a + 1} laid a card."}
        if code == BIDS_REVEALED:
            return {"event": "bid_revealed", "seat": a, "card": b, "text": f"Player {a + 1} bid {b}."}
        if code == PRIZE_TAKEN:
            return {"event": "prize_taken", "seat": a, "text": f"Player {a + 1} took {b} points."}
        assert code == PRIZE_STAYS
        return {"event": "prize_stays", "text": f"A tie: {a} points stay for the next round."}

    def why_not(self, g: Bids, key: str, seat: int) -> Refusal:
        if seat != g.who():
            return Refusal("B-4", f"Player {g.who() + 1} {g.asker.waiting(g, g.ask_me, g.ask_it)}.")
        verb, _, number = key.partition(":")
        if verb == "bid" and number in [str(card + 1) for card in range(CARDS)]:
            return Refusal("B-8", f"You have laid your {number} already.")
        return Refusal("B-4", f"Bid one of your cards: {', '.join(f'bid:{c + 1}' for c in cards(g.hands[seat]))}.")

    def reason(self, g: Bids) -> str:
        return "Points: " + ", ".join(f"player {p + 1} has {points}" for p, points in enumerate(g.points)) + "."

    def picture(self, g: Bids, seat: int | None) -> str:
        own = f"\nYour cards: {' '.join(str(c + 1) for c in cards(g.hands[seat]))}" if seat is not None else ""
        return f"At stake: {g.at_stake}   Points: {g.points}   Prizes left: {len(g.prizes)}{own}"

    def catalogue(self) -> Json:
        return {"cards": list(range(1, CARDS + 1)), "prizes": list(range(1, CARDS + 1))}

    def steps(self, g: Bids) -> Mapping[str, Step]:
        return STEPS

    def write_state(self, g: Bids) -> Json:
        return {
            "hands": [[card + 1 for card in cards(hand)] for hand in g.hands],
            "bids": [bid + 1 if bid != NONE else None for bid in g.bids],
            "points": list(g.points),
            "prizes": g.prizes[::-1],
            "at_stake": g.at_stake,
        }

    def read_state(self, setup: Json, state: Json, seed: int) -> Bids:
        g = Bids(None, setup["players"], seed)
        doc = read_dict("state", state, ("hands", "bids", "points", "prizes", "at_stake"))
        everybody = g.players
        for name in ("hands", "bids", "points"):
            if name in doc and len(read_list(name, doc[name])) != everybody:
                msg = f"{name}: one entry for each of {everybody} players"
                raise BadInput(msg)
        if "hands" in doc:
            g.hands = [sum(1 << read_int("hands", card, 1, CARDS) - 1 for card in set(read_list("hands", h))) for h in doc["hands"]]
        if "bids" in doc:
            g.bids = [NONE if bid is None else read_int("bids", bid, 1, CARDS) - 1 for bid in doc["bids"]]
        if "points" in doc:
            g.points = [read_int("points", points, 0, 999) for points in doc["points"]]
        g.prizes = [read_int("prizes", prize, 1, CARDS) for prize in read_list("prizes", doc.get("prizes", []))][::-1]
        g.at_stake = read_int("at_stake", doc.get("at_stake", 0), 0, 999)
        return g

    def usual_step(self, g: Bids) -> tuple[Step, int, int]:
        return (TURN_UP_PRIZE, 0, 1)


TITLE = BidsTitle()
