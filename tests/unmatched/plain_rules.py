"""The rules of a duel once more, as plainly as they can be written: dicts, sets and one long conversation.

Holmes against Dracula with a few of their cards. Nothing here is shared with the product except what is printed. It is slow on
purpose: no tables, no bits, and going back means starting again.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import parlour

Json = dict[str, Any]
Talk = Generator[list[str], str, None]
"""Asks with a list of keys, goes on with the key chosen."""

CATALOGUE = parlour.title("unmatched").catalogue()
CARDS = {(hero["id"], card["id"]): card for hero in CATALOGUE["heroes"] for card in hero["deck"]}
KNOWN = {"feint", "the_game_is_afoot", "service_revolver", "counterpunch", "administer_aid"} | {
    "dash",
    "exploit",
    "mistform",
    "prey_upon",
}
HEROES = ("sherlock_holmes", "dracula")


class PlainDuel:
    """Sherlock Holmes (seat 0) against Dracula (seat 1) on any board."""

    def __init__(self, doc: Json) -> None:
        self.board = next(board for board in CATALOGUE["boards"] if board["id"] == doc["setup"]["board"])
        self.lines = [(a, b) for edge in self.board["edges"] for a, b in (edge, edge[::-1])]
        self.turn: int = doc["state"]["turn"]["player"]
        self.actions: int = doc["state"]["turn"]["actions"]
        self.space: dict[str, str] = {}
        self.health: dict[str, int] = {}
        self.owner: dict[str, int] = {}
        self.hand: list[list[str]] = []
        self.deck: list[list[str]] = []
        self.discard: list[list[str]] = []
        for seat, player in enumerate(doc["state"]["players"]):
            for name, figure in player["fighters"].items():
                self.owner[name] = seat
                self.health[name] = figure["health"]
                if figure["space"]:
                    self.space[name] = figure["space"]
            self.hand.append(list(player["hand"]))
            self.deck.append(list(player["deck"]))
            self.discard.append(list(player["discard"]))
            assert {*player["hand"], *player["deck"]} <= KNOWN, "only a few cards are known here"

    def facts(self) -> Json:
        """Return what is compared with the product."""
        return {
            "space": dict(self.space),
            "health": dict(self.health),
            "hand": [sorted(cards) for cards in self.hand],
            "deck": self.deck,
            "discard": [sorted(cards) for cards in self.discard],
        }

    # The board.

    def neighbours(self, space: str) -> set[str]:
        return {b for a, b in self.lines if a == space}

    def steps(self, space: str) -> set[str]:
        """U-29, U-81: lines, and passages for movement."""
        passages = self.board["secret_passages"]
        return self.neighbours(space) | (set(passages) - {space} if space in passages else set())

    def zone(self, space: str) -> set[str]:
        colours = {s["id"]: set(s["zones"]) for s in self.board["spaces"]}
        return {other for other in colours if colours[other] & colours[space]}

    def ends(self, fighter: str, steps: int) -> set[str]:
        """U-29: where a move may end."""
        foes = {self.space[f] for f in self.space if self.owner[f] != self.owner[fighter]}
        reached = {self.space[fighter]}
        for _ in range(steps):
            reached |= {there for here in reached for there in self.steps(here)} - foes
        return reached - set(self.space.values())

    def empty(self) -> set[str]:
        return {s["id"] for s in self.board["spaces"]} - set(self.space.values())

    # What fighters and cards do.

    def hurt(self, fighter: str, damage: int) -> int:
        """U-62: at 0 a fighter leaves the board."""
        if fighter not in self.space:
            return 0
        damage = min(damage, self.health[fighter])
        self.health[fighter] -= damage
        if self.health[fighter] == 0:
            del self.space[fighter]
        return damage

    def draw(self, seat: int) -> None:
        """U-33: no card left, 2 damage to everybody."""
        if self.deck[seat]:
            self.hand[seat].append(self.deck[seat].pop(0))
        else:
            for fighter in [f for f in self.space if self.owner[f] == seat]:
                self.hurt(fighter, 2)

    def use_up(self, seat: int, card: str) -> None:
        self.hand[seat].remove(card)
        self.discard[seat].append(card)

    def over(self) -> bool:
        return any(hero not in self.space for hero in HEROES)

    def usable(self, seat: int, fighter: str, kind: str) -> set[str]:
        """U-6: cards in hand of a kind that a fighter may use."""
        banners = {"sherlock_holmes": "HOLMES", "dr_watson": "DR. WATSON", "dracula": "DRACULA"}
        found = set()
        for card in self.hand[seat]:
            printed = CARDS[HEROES[seat], card]
            right_kind = printed["type"] == kind or (printed["type"] == "versatile" and kind != "scheme")
            if right_kind and printed["banner"] in {"ANY", banners.get(fighter, "SISTER")}:
                found.add(card)
        return found

    # The turn.

    def play(self) -> Talk:
        """From the next action on to the end of the game."""
        while True:
            me = self.turn
            while self.actions > 0:
                if self.over():
                    return
                self.actions -= 1
                key = yield self.action_keys(me)
                if key == "maneuver":
                    yield from self.maneuver(me)
                elif key.startswith("scheme"):
                    yield from self.scheme(me, key.split(":")[1])
                else:
                    yield from self.attack(me, *key.split(":")[1:])
            if self.over():
                return
            while len(self.hand[me]) > 7:
                key = yield sorted({f"discard:{card}" for card in self.hand[me]})
                self.use_up(me, key.split(":")[1])
            self.turn = me = 1 - me
            self.actions = 2
            if me == 1:
                yield from self.bloodthirsty()

    def bloodthirsty(self) -> Talk:
        victims = [f for f in self.space if self.space[f] in self.neighbours(self.space["dracula"])]
        if victims:
            key = yield [*(f"bite:{f}" for f in victims), "bite:none"]
            if key != "bite:none" and self.hurt(key.split(":")[1], 1):
                self.draw(1)

    def action_keys(self, me: int) -> list[str]:
        found = ["maneuver"]
        for fighter in [f for f in self.space if self.owner[f] == me]:
            found += [f"scheme:{card}:{fighter}" for card in self.usable(me, fighter, "scheme")]
            if self.usable(me, fighter, "attack"):
                reach = self.neighbours(self.space[fighter])
                if fighter == "dr_watson":
                    reach |= self.zone(self.space[fighter])
                found += [f"attack:{fighter}:{foe}" for foe in self.space if self.owner[foe] != me and self.space[foe] in reach]
        return found

    def maneuver(self, me: int) -> Talk:
        self.draw(me)
        steps = 2
        key = yield [*{f"boost:{card}" for card in self.hand[me]}, "boost:none"]
        if key != "boost:none":
            card = key.split(":")[1]
            steps += CARDS[HEROES[me], card]["boost"]
            self.use_up(me, card)
        waiting = {f for f in self.space if self.owner[f] == me}
        while True:
            key = yield [*(f"move:{f}:{end}" for f in waiting for end in self.ends(f, steps)), "done"]
            if key == "done":
                return
            _, fighter, end = key.split(":")
            self.space[fighter] = end
            waiting.remove(fighter)
            if not waiting:
                return

    def scheme(self, me: int, card: str) -> Talk:
        self.hand[me].remove(card)
        if card == "mistform":
            yield from self.place("dracula", self.empty(), may_stay=True)
            self.actions += 1
        elif card == "prey_upon":
            beside = self.neighbours(self.space["dracula"])
            victims = [f for f in self.space if self.owner[f] != me and self.space[f] in beside]
            dealt = sum([self.hurt(f, 1) for f in victims])
            self.health["dracula"] = min(13, self.health["dracula"] + dealt)
        else:
            beside = self.neighbours(self.space["sherlock_holmes"])
            yield from self.place("dr_watson", beside & self.empty(), may_stay=bool(beside - self.empty()))
            self.health["sherlock_holmes"] = min(16, self.health["sherlock_holmes"] + 1)
            self.draw(me)
        self.discard[me].append(card)

    def place(self, fighter: str, area: set[str], *, may_stay: bool) -> Talk:
        """U-73: staying is allowed if an occupied space fits the text."""
        ends = sorted(area) + (["stay"] if may_stay else [])
        if ends:
            key = yield [f"place:{fighter}:{end}" for end in ends]
            if not key.endswith(":stay"):
                self.space[fighter] = key.split(":")[2]

    # Combat.

    def attack(self, me: int, attacker: str, target: str) -> Talk:
        you = 1 - me
        key = yield sorted(f"attack:{card}" for card in self.usable(me, attacker, "attack"))
        mine = key.split(":")[1]
        self.hand[me].remove(mine)
        key = yield [*sorted(f"defend:{card}" for card in self.usable(you, target, "defense")), "defend:none"]
        yours = key.split(":")[1]
        silent: set[int] = set()
        if yours != "none":
            self.hand[you].remove(yours)
        # U-48, U-51: the defender's Feint comes first; U-120: Holmes' own cards cannot be cancelled.
        if yours == "feint" and self.can_be_cancelled(me, mine):
            silent.add(me)
        if mine == "feint" and me not in silent and yours != "none" and self.can_be_cancelled(you, yours):
            silent.add(you)
        defense = 0 if yours == "none" else CARDS[HEROES[you], yours]["value"]
        self.hurt(target, max(0, CARDS[HEROES[me], mine]["value"] - defense))
        if yours != "none" and you not in silent:
            yield from self.after_combat(you, yours, target, attacker)
        if me not in silent:
            yield from self.after_combat(me, mine, attacker, target)
        self.discard[me].append(mine)
        if yours != "none":
            self.discard[you].append(yours)

    def can_be_cancelled(self, seat: int, card: str) -> bool:
        return seat == 1 or CARDS[HEROES[seat], card]["banner"] == "ANY"

    def after_combat(self, me: int, card: str, fighter: str, foe: str) -> Talk:
        if card == "exploit":
            self.draw(me)
        elif card == "dash":
            yield from self.move(fighter, 3)
        elif card == "the_game_is_afoot":
            yield from self.move("sherlock_holmes", 3)
        elif card == "counterpunch" and self.beside_holmes(foe):
            self.hurt(foe, 2)

    def beside_holmes(self, fighter: str) -> bool:
        both_there = {"sherlock_holmes", fighter} <= set(self.space)
        return both_there and self.space[fighter] in self.neighbours(self.space["sherlock_holmes"])

    def move(self, fighter: str, steps: int) -> Talk:
        if fighter in self.space:
            key = yield [f"move:{fighter}:{end}" for end in [*self.ends(fighter, steps), "stay"]]
            if not key.endswith(":stay"):
                self.space[fighter] = key.split(":")[2]


def talk_to(doc: Json, path: list[str]) -> tuple[PlainDuel, list[str]]:
    """Play these choices from the beginning; return the duel and what is asked next, nothing if it is over."""
    duel = PlainDuel(doc)
    talk = duel.play()
    try:
        asked = next(talk)
        for key in path:
            assert key in asked
            asked = talk.send(key)
    except StopIteration:
        return duel, []
    return duel, asked
