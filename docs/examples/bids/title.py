"""Bids on the shelf: everything the engine, the terminal, the server and the bots need to know about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bids.game import CARDS, EVENTS, STEPS, TURN_UP_PRIZE, Bids, a_player, cards
from parlour.engine.errors import BadInput
from parlour.engine.kernel import NONE, Event, Step
from parlour.engine.messages import USUAL, Language
from parlour.engine.reading import read_dict, read_int, read_list
from parlour.engine.said import Said
from parlour.engine.telling import Telling, in_words
from parlour.engine.title import Json, Seat, SetupOption, Title

TELLING = Telling(
    EVENTS,
    {
        "seat": lambda _g, player, _first: (player, a_player(player)),
        "card": lambda _g, card, _first: (card + 1, card + 1),
        "points": lambda _g, points, _first: (points, points),
    },
)


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
    mind = "bids.mind:MIND"
    about = "An auction in six rounds: bid in secret, take the prize with the highest card. Made to show how a game is added."

    def setup_options(self, language: str = USUAL) -> list[SetupOption]:
        words = self.words(language)
        return [SetupOption("players", words.text("players", {}), "number", 2, words.text("players.help", {}))]

    def read_setup(self, options: Mapping[str, Any]) -> Json:
        return {"players": read_int("players", options.get("players", 2), 2, 4)}

    def new(self, setup: Json, seed: int) -> Bids:
        g = Bids(None, setup["players"], seed)
        g.then(TURN_UP_PRIZE, 0)
        return g

    def seats(self, g: Bids, language: str = USUAL) -> list[Seat]:
        words = self.words(language)
        return [Seat(player, words.noun(a_player(player)), player) for player in range(g.players)]

    def view(self, g: Bids, seat: int | None, words: Language) -> Json:
        return {
            "at_stake": g.at_stake,
            "prizes_left": len(g.prizes),
            "points": list(g.points),
            "held": [_held(g, player, seat) for player in range(g.players)],
            "laid": [bid != NONE for bid in g.bids],
            "own_bid": g.bids[seat] + 1 if seat is not None and g.bids[seat] != NONE else None,
        }

    def narrate(self, g: Bids, event: Event, seat: int | None, words: Language) -> Json:
        return in_words(*TELLING.tell(g, event, seat), words)

    def why_not(self, g: Bids, key: str, seat: int) -> Said:
        if seat != g.who():
            return Said("not-you", "B-4", player=a_player(g.who()), waits=g.asker.waits(g, g.ask_me, g.ask_it))
        verb, _, number = key.partition(":")
        if verb == "bid" and number in [str(card + 1) for card in range(CARDS)]:
            return Said("laid-already", "B-8", card=number)
        return Said("bid-one", "B-4", keys=[f"bid:{card + 1}" for card in cards(g.hands[seat])])

    def reason(self, g: Bids) -> Said:
        return Said("ended", points=[Said("has", player=a_player(p), points=points) for p, points in enumerate(g.points)])

    def picture(self, g: Bids, seat: int | None, language: str = USUAL) -> str:
        own = [card + 1 for card in cards(g.hands[seat])] if seat is not None else []
        said = Said("picture", stake=g.at_stake, points=list(g.points), prizes=len(g.prizes), own=own)
        return self.words(language).said(said)

    def catalogue(self, language: str = USUAL) -> Json:
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
