"""A match as text for a terminal: the board, the players, the combat, and the hand of whoever looks.

It is made from the view of a seat and from what is printed, so it shows nothing that the seat may not know.
"""

from __future__ import annotations

import textwrap
from collections import Counter

from parlour.engine.messages import Language
from parlour.engine.said import Said, Value
from parlour.engine.title import Json
from parlour.games.unmatched.content import Hero
from parlour.games.unmatched.drawing import WIDTH, draw
from parlour.games.unmatched.pieces import TYPES, a_space, ability_of, text_of
from parlour.games.unmatched.state import Match
from parlour.games.unmatched.view import view


def picture(g: Match, seat: int | None, words: Language) -> str:
    """Return what a seat sees, at most 80 columns wide; None is a spectator."""
    return _Picture(g, seat, words).drawn()


class _Picture:
    """What one seat sees, in one language."""

    def __init__(self, g: Match, seat: int | None, words: Language) -> None:
        self.g = g
        self.seat = seat
        self.words = words
        self.seen = view(g, seat, words)
        self.tokens = self.letters()

    def drawn(self) -> str:
        """Return all of it."""
        lines = [f"{self.words.noun(self.g.board.noun)}. {self.turn()}", ""]
        lines += draw(self.g.board, self.marks())
        lines += ["", *self.legend()]
        for player in self.seen["players"]:
            lines += ["", *self.player(player)]
        if self.seen["combat"] is not None:
            lines += ["", *self.combat()]
        if self.seat is not None:
            lines += ["", *self.own(self.seen["players"][self.seat])]
        return "\n".join(lines)

    def say(self, name: str, /, **roles: Value) -> str:
        """Return a message."""
        return self.words.text(name, roles)

    # On the board.

    def letters(self) -> dict[str, str]:
        """Return the letters that stand for each fighter; a letter used by two players gets the player's number."""
        plain = [[fighter["letter"] for fighter in player["fighters"]] for player in self.seen["players"]]
        uses = Counter(letter for letters in plain for letter in set(letters))
        tokens: dict[str, str] = {}
        for player, letters in zip(self.seen["players"], plain, strict=True):
            shared = any(uses[letter] > 1 for letter in letters)
            for fighter, letter in zip(player["fighters"], letters, strict=True):
                tokens[fighter["id"]] = f"{letter}/{player['seat'] + 1}" if shared else letter
        return tokens

    def marks(self) -> dict[int, str]:
        """Return what stands on each space: [own], (team mate), <opponent>, and fog."""
        marks: dict[int, str] = {}
        number = self.g.board.number
        for player in self.seen["players"]:
            brackets = self.brackets(player)
            for fighter in player["fighters"]:
                if fighter["space"] is not None:
                    marks[number[fighter["space"]]] = f"{brackets[0]}{self.tokens[fighter['id']]}{brackets[1]}"
        for player in self.seen["players"]:
            for space in player["fog"]:
                n = number[space]
                marks[n] = marks[n] + "~" if n in marks else "~~~"
        return marks

    def brackets(self, player: Json) -> str:
        """Return what a player's fighters stand in."""
        if player["seat"] == self.seat:
            return "[]"
        return "()" if self.seat is not None and player["team"] == self.seen["players"][self.seat]["team"] else "<>"

    def legend(self) -> list[str]:
        """Return what the signs mean."""
        board = self.g.board
        signs = [f"{chr(ord('A') + n)} {self.say(board.zone_name(zone))}" for n, zone in enumerate(board.zones)]
        if board.passages:
            signs.append(f"* {self.say('sign-passage')}")
        if any(player["fog"] for player in self.seen["players"]):
            signs.append(f"~~~ {self.say('sign-fog')}")
        if self.seat is not None:
            signs += [f"[ ] {self.say('sign-yours')}", f"< > {self.say('sign-theirs')}"]
            if self.g.setup.teams:
                signs.append(f"( ) {self.say('sign-mates')}")
        return _in_row(signs, "").split("\n")

    # Players.

    def turn(self) -> str:
        """Return whose turn it is."""
        turn = self.seen["turn"]
        if not turn["number"]:
            return self.say("picture-before")
        name = self.seen["players"][turn["player"]]["name"]
        return self.say("picture-turn", turn=turn["number"], seat=name, actions=turn["actions"])

    def player(self, player: Json) -> list[str]:
        """Return how a player stands."""
        hero = self.g.setup.heroes[player["seat"]]
        name = self.say("picture-you", name=player["name"]) if player["seat"] == self.seat else player["name"]
        if player["out"]:
            return [f"{name}   {self.say('picture-out')}"]
        piles = self.say("picture-piles", hand=player["hand_size"], deck=player["deck_size"], discard=len(player["discard"]))
        lines = [f"{name:<36}{piles}"]
        lines.append(_in_row([f"{self.tokens[fighter['id']]} {self.fighter(fighter)}" for fighter in player["fighters"]], "  "))
        if player["vanished"]:
            lines.append(f"  {self.say('picture-vanished')}")
        if player["scheme"] is not None:
            lines.append(f"  {self.say('picture-scheme', card=hero.nouns[hero.number[player['scheme']]])}")
        if player["discard"]:
            lines.append(_wrap(self.say("picture-discard", cards=self.counted(hero, player["discard"])), "  ", "    "))
        if player.get("known_hand"):
            lines.append(_wrap(self.say("picture-known", cards=self.counted(hero, player["known_hand"])), "  ", "    "))
        if player["seat"] != self.seat and "hand" in player:
            lines.append(_wrap(self.say("picture-hand", cards=self.counted(hero, player["hand"])), "  ", "    "))
        return lines

    def fighter(self, fighter: Json) -> str:
        """Return how a fighter stands."""
        if fighter["health"] <= 0:
            return self.say("picture-defeated", name=fighter["name"])
        here = self.say("picture-on", space=self.space(fighter["space"])) if fighter["space"] is not None else ""
        return f"{fighter['name']} {fighter['health']}/{fighter['full_health']}{here}"

    def space(self, id: str) -> Value:
        """Return a space by its id."""
        return a_space(self.g, self.g.board.number[id])

    def counted(self, hero: Hero, ids: list[str]) -> list[Value]:
        """Return cards by name, those there are several of with their number."""
        named = [(self.words.noun(hero.nouns[hero.number[card]]), count) for card, count in Counter(ids).items()]
        return [f"{count} {name}" if count > 1 else name for name, count in named]

    # Combat.

    def combat(self) -> list[str]:
        """Return the combat."""
        combat = self.seen["combat"]
        lines = [self.say("picture-combat")]
        for what in ("attack", "defense"):
            side = combat[what]
            name = next(f["name"] for f in self.seen["players"][side["player"]]["fighters"] if f["id"] == side["fighter"])
            lines.append(_wrap(self.say("picture-side", side=what, name=name, laid=self.laid(side, combat)), "  ", "      "))
        return lines

    def laid(self, side: Json, combat: Json) -> Said:
        """Return what one side fights with."""
        if not side["laid"]:
            return Said("picture-no-card" if combat["revealed"] else "picture-no-card-yet")
        if side["card"] is None:
            return Said("picture-face-down")
        hero = self.g.setup.heroes[side["player"]]
        n = hero.number[side["card"]]
        if combat["revealed"]:
            cancelled = "yes" if side["cancelled"] else "no"
            named = hero.nouns[n]
            return Said("picture-revealed", card=named, number=side["number"], text=text_of(hero, n), cancelled=cancelled)
        glance = self.glance(hero, n)
        if "guess" in side:
            return Said("picture-says", glance=glance, number=side["guess"])
        return Said("picture-own" if side["player"] == self.seat else "picture-open", glance=glance)

    # What belongs to the seat.

    def own(self, me: Json) -> list[str]:
        """Return the ability and the hand of the seat."""
        hero = self.g.setup.heroes[me["seat"]]
        ability = self.say("picture-ability", name=self.words.attribute(hero.noun, "ability"), text=ability_of(hero))
        hand: Counter[str] = Counter(me["hand"])
        lines = [_wrap(ability, "", "  "), "", self.say("picture-your-hand", cards=len(me["hand"]))]
        for id, count in hand.items():
            n = hero.number[id]
            copies = f"{count} x " if count > 1 else ""
            card = hero.cards[n]
            glance = f"{self.words.said(self.type_and_number(hero, n)):<13} {self.say('picture-boost', boost=card.boost)}"
            banner = self.words.noun(hero.banner_of(card))
            lines.append(f"  {copies + self.words.noun(hero.nouns[n]):<34}{glance:<24}{banner}")
            lines.append(_wrap(self.say("card-text", text=text_of(hero, n)), "      ", "      "))
        for player, shown in zip(self.seen["players"], me["shown"], strict=True):
            if shown:
                lines.append(_wrap(self.say("picture-shown", name=player["name"], cards=self.counted(hero, shown)), "", "  "))
        for pile, message in (("known_top", "picture-next"), ("known_bottom", "picture-last")):
            if me[pile]:
                cards: list[Value] = [hero.nouns[hero.number[card]] for card in me[pile]]
                lines.append(_wrap(self.say(message, cards=cards), "", "  "))
        return lines

    def glance(self, hero: Hero, n: int) -> Said:
        """Return a card with its type and number."""
        return Said("picture-glance", card=hero.nouns[n], type=self.type_and_number(hero, n))

    def type_and_number(self, hero: Hero, n: int) -> Said:
        """Return the type of a card, with its number if it has one."""
        card = hero.cards[n]
        return Said("type-and-number", type=TYPES[card.type], value=card.value)


def _in_row(words: list[str], indent: str) -> str:
    """Return words side by side; none is broken."""
    return _wrap("   ".join(word.replace(" ", "\xa0") for word in words), indent, indent).replace("\xa0", " ")


def _wrap(text: str, first: str, following: str) -> str:
    return textwrap.fill(text, WIDTH, initial_indent=first, subsequent_indent=following, break_on_hyphens=False)
