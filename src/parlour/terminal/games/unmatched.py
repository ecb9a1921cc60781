"""Unmatched in characters: the graph of spaces with its zones, fighters and fog."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from parlour.engine.said import Value
from parlour.engine.title import Json
from parlour.terminal.canvas import Canvas, Edge, Node, Words, draw_map
from parlour.terminal.drawing import Card, Drawing, Marks, Person, named
from parlour.terminal.moods import Mood
from parlour.terminal.wording import Wording


class UnmatchedDrawing(Drawing):
    """A duel."""

    def __init__(self, catalogue: Json, mood: Mood, words: Wording) -> None:
        super().__init__(catalogue, mood, words)
        self.boards = named(catalogue["boards"])
        self.heroes = named(catalogue["heroes"])
        self.prints = {f"{card['hero']}.{card['id']}": card for card in catalogue["cards"]}

    def headline(self, view: Json) -> str:
        turn = view["turn"]
        board = self.boards[view["board"]]["name"]
        if not turn["number"]:
            return self.words("unmatched-places", board=board)
        player = view["players"][turn["player"]]["name"]
        return self.words("unmatched-headline", board=board, turn=turn["number"], player=player, actions=turn["actions"])

    def goal(self, view: Json, *, brief: bool = False) -> str:
        del brief
        foes = [player for player in view["players"] if view["seat"] is None or player["team"] != self._team(view)]
        left: list[Value] = [f"{player['name']} {player['fighters'][0]['health']}" for player in foes if not player["out"]]
        return self.words("unmatched-goal", heroes=left)

    def _labels(self, view: Json) -> dict[str, str]:
        """Return what the spaces of the board are called."""
        labels: dict[str, str] = self.boards[view["board"]]["labels"]
        return labels

    @staticmethod
    def _team(view: Json) -> int | None:
        return None if view["seat"] is None else int(view["players"][view["seat"]]["team"])

    # The board.

    def board(self, view: Json, marks: Marks, width: int, height: int) -> Canvas:
        printed = self.boards[view["board"]]
        zones = {zone["id"]: zone for zone in printed["zones"]}
        letters = {zone["id"]: chr(ord("A") + n) for n, zone in enumerate(printed["zones"])}
        standing = self._standing(view, marks)
        nodes = []
        for space in printed["spaces"]:
            spot = f"space:{space['id']}"
            style = marks.style(self.mood, spot, self.mood.of(zones[space["zones"][0]]["color"]))
            passage = "*" if space["id"] in printed["secret_passages"] else ""
            short: Words = [(printed["labels"][space["id"]] + passage, style)]
            belongs: Words = [(letters[zone], self.mood.of(zones[zone]["color"])) for zone in space["zones"]]
            nodes.append(
                Node(spot, space["x"] / 100, space["y"] / 100, ([*short, (" ", style), *belongs], short), _only(standing.get(spot)))
            )
        edges = [Edge(f"space:{a}", f"space:{b}", self.mood.line) for a, b in printed["edges"]]
        return draw_map(width, height, nodes, edges)

    def _standing(self, view: Json, marks: Marks) -> dict[str, Words]:
        """Return who and what stands on each space, by its spot."""
        found: dict[str, Words] = {}
        tokens = self.tokens(view)
        for player in view["players"]:
            for fighter in player["fighters"]:
                if fighter["space"] is None:
                    continue
                spot = f"fighter:{fighter['id']}"
                style = marks.style(self.mood, spot, self.mood.side(player["seat"]))
                words = found.setdefault(f"space:{fighter['space']}", [])
                words += [(tokens[fighter["id"]], style), *marks.dot(self.mood, spot)]
        for player in view["players"]:
            for space in player["fog"]:
                found.setdefault(f"space:{space}", []).append(("~", self.mood.side(player["seat"], bold=False)))
        return found

    def tokens(self, view: Json) -> dict[str, str]:
        """Return the letters that stand for each fighter: own in [ ], a team mate's in ( ), opponents' in < >."""
        plain = {}
        for player in view["players"]:
            for fighter in player["fighters"]:
                plain[fighter["id"]] = fighter["letter"]
        uses = Counter(plain.values())
        team = self._team(view)
        found = {}
        for player in view["players"]:
            opening, closing = "[]" if player["seat"] == view["seat"] else "()" if player["team"] == team else "<>"
            for fighter in player["fighters"]:
                letter = plain[fighter["id"]]
                number = str(player["seat"] + 1) if uses[letter] > 1 else ""
                found[fighter["id"]] = f"{opening}{letter}{number}{closing}"
        return found

    # Everybody.

    def people(self, view: Json, marks: Marks) -> list[Person]:
        tokens = self.tokens(view)
        return [self._person(view, player, tokens, marks) for player in view["players"]]

    def _person(self, view: Json, player: Json, tokens: dict[str, str], marks: Marks) -> Person:
        own = player["seat"] == view["seat"]
        you = f" {self.words('you')}" if own else ""
        name = Text.assemble((player["name"], self.mood.side(player["seat"])), (you, self.mood.quiet))
        if player["out"]:
            return Person(name, [Text(self.words("unmatched-out"), self.mood.quiet)])
        lines = []
        for fighter in player["fighters"]:
            if fighter["health"] <= 0 and len(player["fighters"]) > 2:
                continue
            spot = f"fighter:{fighter['id']}"
            style = marks.style(self.mood, spot, self.mood.side(player["seat"], bold=False))
            where = f" @{self._labels(view)[fighter['space']]}" if fighter["space"] else ""
            fallen = fighter["health"] <= 0
            # Who has only one health has it, or is not there.
            left = f"{fighter['health']}/{fighter['full_health']}" if fighter["full_health"] > 1 else "1"
            health = self.words("unmatched-defeated") if fallen else left
            worry = self.mood.bad if 0 < fighter["health"] <= 3 < fighter["full_health"] else self.mood.text
            line = Text.assemble((f"{tokens[fighter['id']]} ", style), (health, worry), (where, self.mood.quiet))
            for text, dot in marks.dot(self.mood, spot):
                line.append(text, dot)
            lines.append(line)
        lines = _pairs(lines) if len(lines) > 2 else lines
        hand, deck, used = player["hand_size"], player["deck_size"], len(player["discard"])
        lines.append(Text(self.words("unmatched-piles", hand=hand, deck=deck, used=used), self.mood.quiet))
        if player["vanished"]:
            lines.append(Text(self.words("unmatched-vanished"), self.mood.changed))
        return Person(name, lines)

    # What belongs to the seat.

    def cards(self, view: Json) -> list[Card]:
        if view["seat"] is None:
            return []
        me = view["players"][view["seat"]]
        return [self._card(me["hero"], id, copies) for id, copies in Counter(me["hand"]).items()]

    def _card(self, hero: str, id: str, copies: int = 1) -> Card:
        card = self.prints[f"{hero}.{id}"]
        kind, value = card["type"], card["value"] or 0
        glance = self.words("unmatched-card", type=kind, value=value, boost=card["boost"], banner=card["banner"])
        figure = "" if kind == "scheme" else self.words("unmatched-figure", type=kind, value=value)
        return Card(f"card:{hero}.{id}", card["name"], glance, card["text"], copies, figure)

    def detail(self, view: Json, spot: str) -> str:
        kind, _, id = spot.partition(":")
        if kind == "card" and id in self.prints:
            owner, _, card = id.partition(".")
            shown = self._card(owner, card)
            return " ".join([f"{shown.name} ({shown.glance}). {shown.text}", *self._seen_by(view, owner, card)])
        if kind == "space":
            return self._space(view, id)
        for player in view["players"]:
            for fighter in player["fighters"]:
                if kind == "fighter" and fighter["id"] == id:
                    ability = self.heroes[player["hero"]]["ability"]
                    told = self.words(
                        "unmatched-fighter",
                        name=fighter["name"],
                        health=fighter["health"],
                        ability=ability["name"],
                        text=ability["text"],
                    )
                    return " ".join([told, *self._open_cards(player)])
        return ""

    def _seen_by(self, view: Json, hero: str, card: str) -> list[str]:
        """Tell who has seen a card of this seat's hand."""
        me = view["players"][view["seat"]] if view["seat"] is not None else {}
        if me.get("hero") != hero:
            return []
        names: list[Value] = [other["name"] for other in view["players"] if card in me["shown"][other["seat"]]]
        return [self.words("unmatched-seen-by", names=names)] if names else []

    def _open_cards(self, player: Json) -> list[str]:
        """Tell which cards of a player lie open to this seat: used ones, and those it has seen in the hand."""
        found = []
        for message, ids in (("unmatched-used", player["discard"]), ("unmatched-seen", player.get("known_hand", []))):
            copies = Counter(self.prints[f"{player['hero']}.{id}"]["name"] for id in ids)
            cards: list[Value] = [f"{n} {name}" if n > 1 else name for name, n in copies.items()]
            found += [self.words(message, cards=cards)] if cards else []
        return found

    def called(self, view: Json, spot: str) -> str:
        names = {f"fighter:{fighter['id']}": fighter["name"] for player in view["players"] for fighter in player["fighters"]}
        spaces = {f"space:{id}": label for id, label in self._labels(view).items()}
        return str((names | spaces).get(spot) or super().called(view, spot))

    def _space(self, view: Json, id: str) -> str:
        printed = self.boards[view["board"]]
        zones = {zone["id"]: zone["label"] for zone in printed["zones"]}
        space = next(space for space in printed["spaces"] if space["id"] == id)
        labels = self._labels(view)
        near: list[Value] = [labels[b if a == id else a] for a, b in printed["edges"] if id in (a, b)]
        passages = printed["secret_passages"]
        near += [self.words("unmatched-passage", space=labels[other]) for other in passages if id in passages and other != id]
        fog = any(id in player["fog"] for player in view["players"])
        here = [f["name"] for p in view["players"] for f in p["fighters"] if f["space"] == id]
        parts = [self.words("unmatched-space", space=labels[id], zones=[zones[zone] for zone in space["zones"]], near=near)]
        parts += [", ".join(here)] if here else []
        parts += [self.words("unmatched-fog")] if fog else []
        return "; ".join(parts) + "."

    def spots_of(self, event: Json) -> set[str]:
        return {f"fighter:{event[role]}" for role in ("fighter", "target") if isinstance(event.get(role), str)}


def _only(words: Words | None) -> tuple[Words, ...]:
    return (words,) if words else ()


def _pairs(lines: list[Text]) -> list[Text]:
    """Put short lines side by side, two and two."""
    found = []
    for n in range(0, len(lines), 2):
        line = lines[n].copy()
        if n + 1 < len(lines):
            line.append(" " * max(1, 13 - line.cell_len))
            line.append_text(lines[n + 1])
        found.append(line)
    return found
