"""Orange Shall Overcome! in characters: roads with patrols and lines, places with Safety, and what the scenario is about."""

from __future__ import annotations

from rich.text import Text

from parlour.engine.said import Value
from parlour.engine.title import Json
from parlour.terminal.canvas import Canvas, Edge, Node, Words, draw_map
from parlour.terminal.drawing import Card, Drawing, Marks, Person, named
from parlour.terminal.moods import Mood
from parlour.terminal.wording import Wording

AREAS = {"red": "#d0574a", "yellow": "#d8b343", "blue": "#5d9bc9", "green": "#6fae67", "brown": "#a9805a"}
SIGNS = {"policeman": "p", "soldier": "S"}


class OrangeDrawing(Drawing):
    """The resistance."""

    colours = (
        "#171310 #231c16 #eee2d3 #93846f #f08a24 #e05545 #9cc07a  #f08a24 #8bb8d6 #e3c567 #c79bc4 #93c492",
        "#f7efe3 #ecdfcb #2a2018 #756650 #a84f00 #a22d1e #3c6b2b  #a84f00 #22607d #74590a #74396f #2f6b3a",
    )

    def __init__(self, catalogue: Json, mood: Mood, words: Wording) -> None:
        super().__init__(catalogue, mood, words)
        self.scenarios = named(catalogue["scenarios"])
        self.locations = named(catalogue["locations"])
        self.characters = named(catalogue["characters"])
        self.prints = named(catalogue["cards"])
        self.places = named(catalogue["spots"])

    def headline(self, view: Json) -> str:
        scenario = self.scenarios.get(view["scenario"], {"name": view["scenario"]})["name"]
        whose = view["turn"]
        turn = self.say("turn", name=self._named(view, whose)) if whose else self.say("phase", phase=view["phase"])
        return self.say("headline", scenario=scenario, round=view["round"], rounds=view["rounds"], turn=turn)

    def goal(self, view: Json, *, brief: bool = False) -> str:
        return self.say(
            "goal-brief" if brief else "goal", progress=view["progress"], morale=view["morale"], cards=view["decks"]["occupier"]
        )

    def say(self, name: str, /, **about: Value) -> str:
        """Return one of the words for this game."""
        return self.words(f"orange-{name}", **about)

    @staticmethod
    def _named(view: Json, id: str) -> str:
        return str(next(one["name"] for one in view["characters"] if one["id"] == id))

    # The board.

    def board(self, view: Json, marks: Marks, width: int, height: int) -> Canvas:
        nodes = []
        for spot in view["spots"]:
            place = self.places[spot["id"]]
            ways = tuple(self._place(view, spot, marks, short) for short in (16, 11, 8, 5, 0))
            below = self._below(view, spot, marks)
            nodes.append(Node(f"spot:{spot['id']}", place["x"] / 100, 1 - place["y"] / 100, ways, (below,) if below else ()))
        edges = []
        for road, printed in zip(view["roads"], self.catalogue["roads"], strict=True):
            a, b = printed["ends"]
            style = self.mood.of(AREAS[road["area"]])
            edges.append(Edge(f"spot:{a}", f"spot:{b}", style, self._road(road, marks), f"road:{road['id']}"))
        return draw_map(width, height, nodes, edges)

    def _place(self, view: Json, spot: Json, marks: Marks, short: int) -> Words:
        """Return a place: its number, its name as far as there is room, its Safety."""
        id = f"spot:{spot['id']}"
        style = marks.style(self.mood, id, self.mood.strong if spot["active"] else self.mood.quiet)
        safe = self.mood.bad if spot["safety"] <= 1 else self.mood.changed if spot["safety"] <= 2 else self.mood.fine
        name = f" {spot['name'][:short].rstrip()}" if short else ""
        del view
        return [(spot["id"].upper() + name, style), (" ", self.mood.text), (str(spot["safety"]), safe), *marks.dot(self.mood, id)]

    def _below(self, view: Json, spot: Json, marks: Marks) -> Words:
        """Return who and what is at a place: characters by initials, what the scenario is about by signs."""
        words: Words = []
        for one in view["characters"]:
            if one["at"] == spot["id"]:
                words.append((f"[{one['name'][0]}]", marks.style(self.mood, f"character:{one['id']}", self.mood.side(one["seat"]))))
        hidden = sum(person["at"] == spot["id"] for person in view["people"])
        doors = sum(person["safe_at"] == spot["id"] for person in view["people"])
        signs = ("☺" * hidden if hidden < 4 else f"{hidden}☺") + ("⌂" if doors else "")
        tokens = spot.get("tokens") or 0
        signs += "*" * tokens if tokens < 4 else f"{tokens}*"
        signs += "✓" * (spot.get("marks") or 0) + ("n" if spot["newspaper"] else "")
        need = spot.get("requirement")
        if need:
            signs += "!" if need["face_up"] else "?"
        if signs:
            words.append((signs, self.mood.changed))
        return words

    def _road(self, road: Json, marks: Marks) -> Words:
        id = f"road:{road['id']}"
        style = marks.style(self.mood, id, self.mood.of(AREAS[road["area"]]))
        words: Words = [(road["id"].upper(), style)]
        signs = "".join(SIGNS.get(kind, kind[0]) for kind in road["occupiers"])
        if signs:
            words.append((signs, self.mood.bad))
        line = road.get("line")
        if line:
            words.append(("=", self.mood.fine) if line["halted"] else ("#", self.mood.changed))
        return [*words, *marks.dot(self.mood, id)]

    # Everybody.

    def people(self, view: Json, marks: Marks) -> list[Person]:
        everybody = [self._person(view, one, marks) for one in view["characters"]]
        return [*everybody, self._offer(view, view["offer"])] if view["offer"] else everybody

    def _offer(self, view: Json, offer: Json) -> Person:
        """Return what one offers and asks for: tokens lie open, so everybody sees it."""
        one, other = (self._named(view, offer[who]) for who in ("from", "to"))
        told = self.say("proposes" if offer["proposed"] else "shares", one=one, other=other)
        return Person(
            Text(told, self.mood.changed),
            [
                Text(self.say("gives", name=name, goods=self._goods(goods) or self.say("nothing")), self.mood.text)
                for name, goods in ((one, offer["gives"]), (other, offer["asks"]))
            ],
            whole=True,
        )

    def _person(self, view: Json, one: Json, marks: Marks) -> Person:
        spot = f"character:{one['id']}"
        name = Text.assemble(
            (f"[{one['name'][0]}] ", self.mood.side(one["seat"])),
            (one["name"], marks.style(self.mood, spot, self.mood.side(one["seat"]))),
            (f" {self.words('you')}" if one["seat"] == view["seat"] else "", self.mood.quiet),
            (f" {one['at'].upper()}", self.mood.quiet),
            # One's own cards are in sight.
            ("" if one["seat"] == view["seat"] else f" · {self.say('hand', cards=len(one['hand']))}", self.mood.quiet),
        )
        for text, dot in marks.dot(self.mood, spot):
            name.append(text, dot)
        worry = self.mood.bad if one["alibi"] <= 2 else self.mood.text
        goods = self._goods(one["goods"]) or self.say("empty-handed")
        secret = f" · {self.say('holds')}" if one["holds_occupier_card"] else ""
        return Person(
            name,
            [
                Text.assemble(
                    (f"{self.say('alibi')} ", self.mood.quiet),
                    (str(one["alibi"]), worry),
                    (secret, self.mood.quiet),
                ),
                Text(f"{goods} ({one['held']}/{one['carry_limit']})", self.mood.quiet),
            ],
        )

    # What belongs to the seat.

    def cards(self, view: Json) -> list[Card]:
        found: list[Card] = []
        for one in view["characters"]:
            if one["seat"] != view["seat"]:
                continue
            found += [self._card(id) for id in one["hand"] if id in self.prints]
            if one.get("occupier_card") in self.prints:
                card = self.prints[one["occupier_card"]]
                found.append(Card(f"card:{card['id']}", card["name"], self.say("tonight"), card["text"]))
            printed = self.characters[one["id"]]
            found.append(Card(f"character:{one['id']}", one["name"], self.say("ability"), printed["ability"]["text"]))
        return found

    def _card(self, id: str) -> Card:
        card = self.prints[id]
        return Card(f"card:{id}", card["name"], self.say("deck", deck=str(card.get("deck", ""))), card["text"])

    def detail(self, view: Json, spot: str) -> str:
        kind, _, id = spot.partition(":")
        if kind == "spot":
            return self._spot(view, next(one for one in view["spots"] if one["id"] == id))
        if kind == "road":
            road = next(one for one in view["roads"] if one["id"] == id)
            there = [self.say("occupier", kind=kind) for kind in road["occupiers"]]
            parts = [self.say("road", road=id.upper(), area=road["area"]), ", ".join(there) or self.say("nobody")]
            line = road.get("line")
            if line and line["halted"]:
                parts.append(self.say("line-halted"))
                if line["runs_again_on"]:
                    parts.append(self.say("line-again", highest=line["runs_again_on"]))
            elif line:
                parts.append(self.say("line-runs", needs=self._goods(line["price"])))
            return "; ".join(parts) + "."
        return super().detail(view, spot)

    def called(self, view: Json, spot: str) -> str:
        kind, _, id = spot.partition(":")
        named = view["characters"] if kind == "character" else view["spots"] if kind == "spot" else []
        return next((str(one["name"]) for one in named if one["id"] == id), super().called(view, spot))

    def _spot(self, view: Json, spot: Json) -> str:
        printed = self.locations.get(spot["tile"], {})
        place = self.say("spot", spot=spot["id"].upper(), name=spot["name"], safety=spot["safety"])
        parts = [place, printed.get("text", "")]
        if not spot["active"]:
            parts.append(self.say("not-active"))
        if spot.get("requirement"):
            parts.append(self.say("needs", needs=self._needs(spot["requirement"])))
        for one in view["people"]:
            if one["at"] == spot["id"]:
                parts.append(self.say("safe-at", person=one["description"], spot=one["safe_at"].upper()))
                parts.append(self.say("safe-way", roads=", ".join(one["way"]).upper()) if one["way"] else self.say("no-way"))
            if one["safe_at"] == spot["id"]:
                parts.append(self.say("safe-for", person=one["description"]))
        if spot.get("tokens"):
            parts.append(self.say("lying", sought=view["sought"], n=spot["tokens"]))
        if spot.get("takes"):
            parts.append(self.say("served", sought=view["sought"] or "nothing", n=spot["marks"], takes=spot["takes"]))
        if spot["tonight"]:
            parts.append(self.say("night-takes", n=spot["tonight"]))
        return ". ".join(part.rstrip(".") for part in parts if part) + "."

    def spots_of(self, event: Json) -> set[str]:
        found = set()
        if isinstance(event.get("spot"), str):
            found.add(f"spot:{event['spot']}")
        if isinstance(event.get("character"), str):
            found.add(f"character:{event['character']}")
        if isinstance(event.get("road"), str):
            found.add(f"road:{event['road']}")
        return found

    def _needs(self, requirement: Json) -> str:
        """Return what a Requirement asks for: one that lies face down again is remembered."""
        if requirement["needs"] is None:
            return self.say("unknown")
        return self._goods(requirement["needs"]) or self.say("nothing")

    def _goods(self, goods: Json) -> str:
        return ", ".join(self.say("goods", kind=kind, n=n) for kind, n in goods.items())
