"""Black Orchestra in characters: the map with its roads, leaders, conspirators, tiles and the prison."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from parlour.engine.said import Value
from parlour.engine.title import Json
from parlour.terminal.canvas import Canvas, Edge, Node, Words, draw_map
from parlour.terminal.drawing import Card, Drawing, Marks, Person, named
from parlour.terminal.moods import Mood
from parlour.terminal.wording import Wording

PRISON = "prison"
CODES = {
    "train_station": "Sta", "deutschlandhalle": "Dhl", "chancellery": "Chy", "gestapo_hq": "Ges", "zeughaus": "Zgh",
    "ministry_of_propaganda": "Min", "sportpalast": "Spo", "wolfsschanze": "Wsz", "wolfsschlucht": "Wsl", "wasserburg": "Wbg",
}  # fmt: skip
"""Places whose first three letters would be taken for another's, in languages in which they are called like that."""


def codes(names: dict[str, str]) -> dict[str, str]:
    """Return three letters for each place, no two alike.

    >>> codes({"prison": "Prison", "prague": "Prague", "prag2": "Pragerhof", "chancellery": "Reichskanzlei"})
    {'prison': 'Pri', 'prague': 'Pra', 'prag2': 'Prg', 'chancellery': 'Rei'}
    """
    found: dict[str, str] = {}
    for id, name in names.items():
        ways = [CODES[id]] if id in CODES and _spells(CODES[id], name) else []
        ways += [name[:3], *(name[:2] + letter for letter in name[3:]), *(name[0] + letter for letter in name[2:])]
        found[id] = next((way for way in ways if way not in found.values()), name[:3])
    return found


def _spells(code: str, name: str) -> bool:
    """Say whether a name holds the letters of a code, in their order."""
    letters = iter(name.lower())
    return all(letter in letters for letter in code.lower())


LEADERS = {
    "hitler": ("Hit", "Hi"), "hess": ("Hes", "He"), "goebbels": ("Goeb", "Gb"), "bormann": ("Bor", "Bo"),
    "himmler": ("Him", "Hm"), "goering": ("Goer", "Gr"),
}  # fmt: skip
"""Leaders in a few letters, and in two for crowded places; no two are written alike."""


class BlackOrchestraDrawing(Drawing):
    """A conspiracy."""

    colours = (
        "#15130f #201d17 #e6dfd0 #8c8371 #d9a441 #d4574a #9db878  #d9a441 #8fb4c9 #c99db4 #a9c08a #d3a27f",
        "#f2ecdf #e5dcc8 #25211a #6f6757 #8a5a00 #9c2b20 #3f6a24  #835400 #22607d #7d3a5e #48681e #8a4b1c",
    )

    def __init__(self, catalogue: Json, mood: Mood, words: Wording) -> None:
        super().__init__(catalogue, mood, words)
        self.spaces = named(catalogue["spaces"])
        self.codes = codes({space["id"]: space["name"] for space in catalogue["spaces"]})
        self.leaders = named(catalogue["leaders"])
        self.sheets = named(catalogue["conspirators"])
        self.prints = named(catalogue["conspirator_cards"])
        self.events = named([*catalogue["event_cards"], *catalogue["extra_event_cards"]])
        self.tracks = catalogue["tracks"]
        self.items = {item["id"]: item["name"] for item in catalogue["items"]}

    def headline(self, view: Json) -> str:
        turn = view["turn"]
        who = view["conspirators"][turn["seat"]]["short"]
        return self.say("headline", stage=view["stage"], turn=turn["number"], name=who, actions=turn["actions"])

    def say(self, name: str, /, **about: Value) -> str:
        """Return one of the words for this game."""
        return self.words(f"black-orchestra-{name}", **about)

    def goal(self, view: Json, *, brief: bool = False) -> str:
        support, dissent = view["support"]["now"], view["dissent"]["track"]
        left = sum(view["events_left"])
        event = self.events[view["current_event"]]["name"] if view["current_event"] else self.say("no-event")
        return self.say("goal.brief" if brief else "goal", support=support, dissent=dissent, events=left, event=event)

    # The map.

    def board(self, view: Json, marks: Marks, width: int, height: int) -> Canvas:
        loose, tight = self._here(view, marks, crowded=False), self._here(view, marks, crowded=True)
        nodes = []
        for space in self.spaces.values():
            spot = f"space:{space['id']}"
            if space["id"] == PRISON:
                if spot in loose:
                    nodes.append(Node(spot, 1.0, 0.0, (self._name(view, space, marks),), (loose[spot], tight[spot])))
                continue
            ways = tuple(self._name(view, space, marks, short) for short in (0, 12, 8, 5, 3))
            nodes.append(Node(spot, space["x"] / 100, space["y"] / 100, ways, (loose[spot], tight[spot]) if spot in loose else ()))
        edges = [
            Edge(f"space:{edge['a']}", f"space:{edge['b']}", self.mood.line)
            for edge in self.catalogue["edges"]
            if edge["kind"] == "road"  # in Berlin every place is next to every other
        ]
        return draw_map(width, height, nodes, edges)

    def _name(self, view: Json, space: Json, marks: Marks, short: int = 0) -> Words:
        spot = f"space:{space['id']}"
        name = space["name"] if not short else self.codes[space["id"]] if short == 3 else space["name"][:short].rstrip()
        style = marks.style(self.mood, spot, self.mood.text if self.is_open(view, space) else self.mood.quiet)
        words: Words = [(name, style), *marks.dot(self.mood, spot)]
        if space.get("fortified"):
            words.append(("#", self.mood.quiet))
        if space["id"] in view["tiles"]:
            item = view["tiles"][space["id"]]
            words.append(("?" if item is None else item[0], self.mood.changed if item else self.mood.quiet))
        return words

    @staticmethod
    def is_open(view: Json, space: Json) -> bool:
        """Say whether a place can be entered in this stage."""
        if space["id"] == PRISON:
            return True
        return bool(space["stage"] <= view["stage"] and not (view["stage"] == 7 and space["closes_in_stage7"]))

    def _here(self, view: Json, marks: Marks, *, crowded: bool) -> dict[str, Words]:
        """Return who is where: conspirators by [initials], leaders by a few letters."""
        found: dict[str, Words] = {}
        for one in view["conspirators"]:
            style = marks.style(self.mood, f"conspirator:{one['id']}", self.mood.side(one["seat"]))
            found.setdefault(f"space:{one['space'] or PRISON}", []).append((f"[{one['seal']}]", style))
        for leader, at in view["leaders"].items():
            if at:
                style = marks.style(self.mood, f"leader:{leader}", self.mood.bad if leader == "hitler" else self.mood.of("#b98a7a"))
                words = found.setdefault(f"space:{at}", [])
                words.append(((" " if words and not crowded else "") + LEADERS[leader][crowded], style))
        return found

    # Everybody.

    def people(self, view: Json, marks: Marks) -> list[Person]:
        return [self._person(view, one, marks) for one in view["conspirators"]]

    def _person(self, view: Json, one: Json, marks: Marks) -> Person:
        name = Text.assemble(
            (f"[{one['seal']}] ", self.mood.side(one["seat"])),
            (one["short"], marks.style(self.mood, f"conspirator:{one['id']}", self.mood.side(one["seat"]))),
            (f" {self.words('you')}" if one["seat"] == view["seat"] else "", self.mood.quiet),
        )
        danger = {"high": self.mood.changed, "extreme": self.mood.bad}.get(one["suspicion"], self.mood.text)
        motivation, suspicion = self.say("motivation", level=one["motivation"]), self.say("suspicion", level=one["suspicion"])
        state = Text.assemble((motivation, self.mood.text), (" · ", self.mood.quiet), (suspicion, danger))
        where = self.spaces[one["space"] or PRISON]["name"]
        # One's own items are in sight among the cards.
        items = [self.words.inside(self.items[item]) for item in one["items"] if one["seat"] != view["seat"]]
        lines = [state, Text(f"{where} · {', '.join(items)}" if items else where, self.mood.quiet)]
        if view["seat"] is not None and one["seat"] != view["seat"] and one["dossier"]:
            lines.append(Text(", ".join(self.prints[card]["name"] for card in one["dossier"]), self.mood.quiet))
        return Person(name, lines)

    # What belongs to the seat.

    def cards(self, view: Json) -> list[Card]:
        if view["seat"] is None:
            return []
        me = view["conspirators"][view["seat"]]
        cards = [self._card(id, copies) for id, copies in Counter(me["dossier"]).items()]
        what = self.say("item")
        cards += [Card(f"item:{item}", self.items[item], what, "", copies) for item, copies in Counter(me["items"]).items()]
        on, text = self.say("ability-on", on="yes" if me["ability_on"] else "no"), self.sheets[me["id"]]["ability_text"]
        return [*cards, Card(f"conspirator:{me['id']}", self.say("ability"), on, text)]

    def _card(self, id: str, copies: int = 1) -> Card:
        card = self.prints[id]
        glance = self.say("card", type=card["type"], illegal="yes" if card["illegal"] else "no")
        return Card(f"card:{id}", card["name"], glance, card["text"], copies)

    def detail(self, view: Json, spot: str) -> str:
        kind, _, id = spot.partition(":")
        if kind == "space" and id in self.spaces:
            return self._space(view, self.spaces[id])
        if kind == "card" and id in self.prints:
            card = self._card(id)
            return f"{card.name} ({card.glance}). {card.text}"
        if kind == "leader" and id in self.leaders:
            leader = self.leaders[id]
            place = self._named_place(view["leaders"].get(id))
            return self.say("leader", name=leader["name"], place=place, penalty=leader["penalty_text"])
        if kind == "conspirator" and id in self.sheets:
            sheet = self.sheets[id]
            return self.say("conspirator", name=sheet["name"], affiliation=sheet["affiliation"], ability=sheet["ability_text"])
        return ""

    def called(self, view: Json, spot: str) -> str:
        kind, _, id = spot.partition(":")
        named = {"space": self.spaces, "leader": self.leaders, "conspirator": self.sheets}.get(kind, {})
        return str(named[id]["name"]) if id in named else super().called(view, spot)

    def _named_place(self, id: str | None) -> str:
        return str(self.spaces[id]["name"]) if id else self.say("nowhere")

    def _space(self, view: Json, space: Json) -> str:
        if space["id"] == PRISON:
            return self.say("prison")
        fortified = self.say("fortified") if space["fortified"] else ""
        closed = "" if self.is_open(view, space) else self.say("closed")
        parts = [f"{space['name']}{fortified}{closed}"]
        parts += [text for text in (space["entry_text"], space["delivery_text"]) if text]
        if space["id"] in view["tiles"]:
            item = view["tiles"][space["id"]]
            parts.append(self.say("face-down") if item is None else self.say("tile", item=self.items[item]))
        here: list[Value] = [self.leaders[leader]["name"] for leader, at in view["leaders"].items() if at == space["id"]]
        here += [one["name"] for one in view["conspirators"] if one["space"] == space["id"]]
        parts += [self.say("here", names=here)] if here else []
        return ". ".join(part.rstrip(".") for part in parts) + "."

    def spots_of(self, event: Json) -> set[str]:
        found = {f"conspirator:{event['conspirator']}"} if isinstance(event.get("conspirator"), str) else set()
        return found | ({f"space:{event['to']}"} if event.get("to") in self.spaces else set())
