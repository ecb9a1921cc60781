"""What is printed on cards and tiles, said from the very words that are carried out, so that the two never differ.

Each word is a clause, `text-…`; a text is made of whole sentences. A word nobody knows here is said by a message called after its
class, with its figures: that is how words from outside are said.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from parlour.engine.kernel import NOTHING, Step
from parlour.engine.said import NOBODY, Lasting, Noun, Said, Value, saying
from parlour.engine.shape import numbers_in
from parlour.games.orange_shall_overcome import effects as e
from parlour.games.orange_shall_overcome import roads as r
from parlour.games.orange_shall_overcome.choices import EitherOr, Peek, Swap, Way
from parlour.games.orange_shall_overcome.content import (
    ALIBI_AFTER_CONTROL,
    ALL_ROADS,
    IGNORE_POLICEMEN,
    KEEP_RESOURCES,
    SAFETY_ON_ENTRY,
    CharacterCard,
    Content,
    Figures,
    Location,
    Patrolling,
)
from parlour.games.orange_shall_overcome.goods import KINDS, count
from parlour.games.orange_shall_overcome.pieces import AREAS, ARROWS, NOTHING_SAID, OCCUPIERS, a_deck, a_kind, a_road, goods, some
from parlour.games.orange_shall_overcome.scenarios.hunger_winter import Hunger

WHOM: Final = [
    "self", "each", "here", "adjacent", "aged", "carriers", "provided", "one", "one-here", "other-here", "one-near", "lowest",
]  # fmt: skip
"""Whom a text is about, in the order of `effects`."""
WHERE: Final = {
    e.MY_LOCATION: "mine", e.WHERE_I_STAND: "mine", e.CHOICE: "choice", e.COUNTRY: "country", e.ADJACENT_CHOICE: "adjacent-choice",
    e.ALL_ADJACENT: "all-adjacent", e.DIE_CITY: "die-city", e.DIE_COUNTRY: "die-country", e.EACH_CHARACTER: "each-character",
    e.WITH_TOKEN: "with-token", e.TOKEN_LOWEST: "token-lowest", e.DESTINATION: "destination", e.ORIGIN: "origin",
    e.ACTIVE_CHOICE: "active-choice",
}  # fmt: skip
CONDITIONS: Final = [
    "tag", "age-at-most", "alibi-at-most", "resources-at-least", "has", "morale-at-most", "alone", "in-city", "in-country",
    "road-to-country", "at",
]  # fmt: skip
ROAD: Final = {
    r.THIS: "this", r.AT_MY_LOCATION: "here", r.OF_CHOICE: "choice", r.FIRST_AT_LOCATION: "first-there",
    r.FIRST_SAFE_AT_LOCATION: "first-safe-there", r.FIRST_RUNNING_LINE: "first-line",
}  # fmt: skip
ON_MOVE: Final = {
    KEEP_RESOURCES: "keep-resources", IGNORE_POLICEMEN: "ignore-policemen", ALIBI_AFTER_CONTROL: "alibi-after-control",
    SAFETY_ON_ENTRY: "safety-on-entry",
}  # fmt: skip


class Writer:
    """Puts the texts of one content into sentences; `here` is the tile a text is printed on, if any."""

    def __init__(self, figures: Figures, tiles: list[Location], here: Noun = NOBODY) -> None:
        self.figures = figures
        self.tiles = tiles
        self.here = here

    def text(self, step: Step) -> Said:
        """Return a text in whole sentences."""
        sentences: list[Value] = [Said("sentence", clause=clause) for clause in self.clauses(step)]
        return Lasting("text", sentences=sentences) if sentences else Lasting("text-nothing-happens")

    def clauses(self, step: Step, form: str = "", whom: str = "self") -> list[Value]:
        """Return the words of a text one after the other."""
        words = _words(step)
        if len(words) == 2 and _both_near(words[0], words[1]):
            return [self.safety("mine-and-adjacent", words[0].n, form)]
        return [self.clause(word, form, whom) for word in words]

    def then(self, step: Step, whom: str = "self") -> Value:
        """Return what follows a condition; in some languages the words then stand in another order."""
        return self.clauses(step, ".then", whom) or NOTHING_SAID

    def clause(self, step: Any, form: str = "", whom: str = "self") -> Said:
        """Return one word of a text as part of a sentence; `whom` a word means that says "you"."""
        say = _CLAUSES.get(type(step))
        if say is not None:
            return say(self, step, form, whom)
        return saying("clause", "", numbers_in(step), f"text-{_dashed(type(step).__name__)}{form}")

    # The words.

    def alibi(self, step: e.Alibi, form: str, whom: str) -> Said:
        about = self.about(step.whom, whom)
        return Said("clause", words=f"text-alibi{form}", whom=about, way=e.gained_or_lost(step.n), n=abs(step.n))

    def gain(self, step: e.Gain, form: str, whom: str) -> Said:
        return Said("clause", words=f"text-gain{form}", whom=self.about(step.whom, whom), what=tokens(step.kind, step.n))

    def item(self, step: e.Item, form: str, whom: str) -> Said:
        return Said("clause", words=f"text-gain{form}", whom=self.about(e.SELF, whom), what=tokens(step.kind, step.n))

    def lose(self, step: e.Lose, form: str, whom: str) -> Said:
        about = self.about(step.whom, whom)
        none = self.then(step.otherwise, "self" if step.whom == e.SELF else "it") if step.otherwise is not NOTHING else "no"
        return Said("clause", words=f"text-lose{form}", whom=about, what=tokens(step.kind, step.n), n=step.n, otherwise=none)

    def about(self, whom: int, meant: str) -> Said:
        """Return whom a text is about."""
        f = self.figures
        name = meant if whom == e.SELF else WHOM[whom]
        return Said("whom", words=f"whom-{name}", youngest=f.age_from, oldest=f.age_to, rations=f.many_rations)

    def morale(self, step: e.Morale, form: str, _whom: str) -> Said:
        return Said("clause", words=f"text-morale{form}", way=e.gained_or_lost(step.n), n=abs(step.n))

    def hunger(self, step: Hunger, form: str, _whom: str) -> Said:
        return Said("clause", words=f"text-hunger{form}", way=e.gained_or_lost(step.n), n=abs(step.n))

    def safety_of(self, step: e.Safety, form: str, _whom: str) -> Said:
        if step.where >= e.TILE:
            return self.safety("tile", step.n, form, self.tiles[step.where - e.TILE].noun)
        if step.where == e.MY_LOCATION and self.here is not NOBODY:
            return self.safety("tile", step.n, form, self.here)
        return self.safety(WHERE[step.where], step.n, form)

    def safety(self, where: str, n: int, form: str, tile: Noun = NOBODY) -> Said:
        """Say that Safety changes somewhere."""
        at = Said("where", words=f"where-{where}", tile=tile)
        return Said("clause", words=f"text-safety{form}", way=e.gained_or_lost(n), where=at, n=abs(n))

    def raise_several(self, step: e.RaiseSeveral, form: str, _whom: str) -> Said:
        at = Said("where", words="where-several-country" if step.country else "where-several", number=step.number)
        words = f"text-safety-up-to{form}" if step.up_to else f"text-safety{form}"
        return Said("clause", words=words, way="gained", where=at, n=step.n)

    def road(self, step: r.Intensify | r.Downgrade, form: str, _whom: str) -> Said:
        words = f"text-{'intensify' if isinstance(step, r.Intensify) else 'downgrade'}{form}"
        return Said("clause", words=words, road=_road(step.which))

    def shift(self, step: r.Shift, form: str, _whom: str) -> Said:
        where = "any" if step.which == r.OF_CHOICE else "here"
        return Said("clause", words=f"text-shift{form}", where=where, most=self.figures.tokens_per_road)

    def if_(self, step: e.If, form: str, whom: str) -> Said:
        kind = a_kind(step.value) if step.asks == e.HAS else NOBODY
        tag = Noun("", step.tag, f"tag-{step.tag}") if step.tag else NOBODY
        tile = self.tiles[step.value].noun if step.asks == e.AT else NOBODY
        asked = Said("condition", words=f"if-{CONDITIONS[step.asks]}", n=step.value, kind=kind, tag=tag, tile=tile)
        no = self.then(step.otherwise, whom) if step.otherwise is not NOTHING else "no"
        return Said("clause", words=f"text-if{form}", condition=asked, then=self.then(step.then, whom), otherwise=no)

    def peek(self, step: Peek, form: str, _whom: str) -> Said:
        mode = ("look", "bury", "reorder")[step.mode]
        return Said("clause", words=f"text-peek{form}", mode=mode, deck=a_deck(step.deck), n=step.n)

    def swap(self, step: Swap, form: str, _whom: str) -> Said:
        return Said("clause", words=f"text-swap{form}", kind="information" if step.only_information else "any", n=step.n)

    def either_or(self, step: EitherOr, form: str, whom: str) -> Said:
        ways: list[Value] = []
        for way in step.ways:
            way.says = Lasting("way-text", words="sentence-start", clause=self.way(way, "option", whom))
            ways.append(self.way(way, "text", whom))
        return Said("clause", words=f"text-choose{form}", first=ways[0], second=ways[1])

    def way(self, way: Way, where: str, whom: str) -> Said:
        """Say one way out of an either-or: what it costs, what it does."""
        cost: list[Value] = [some(kind, count(way.cost, kind)) for kind in range(KINDS) if count(way.cost, kind)]
        if way.any_resources:
            cost.append(tokens(e.ANY, way.any_resources))
        done = self.clauses(way.do, ".option" if where == "option" and isinstance(way.do, e.Safety) else "", whom)
        if cost:
            return Said("pay-way", place=where, cost=cost, done=done or "nothing")
        return Said("free-way", place=where, done=done or [Said("clause", words="text-nothing")])

    # What is printed on cards beside their words.

    def character_card(self, card: CharacterCard) -> Said:
        """Return the text of a Character card, after what it goes with."""
        if card.special is not None:
            return Lasting("text-or", text=self.text(card.special))
        if card.bonus is not None:
            return Lasting("text-and", text=self.text(card.bonus))
        f = self.figures
        found: list[Value] = [Said("on-move-roads", n=card.on_move & ALL_ROADS)] if card.on_move & ALL_ROADS else []
        for bit, name in ON_MOVE.items():
            if card.on_move & bit:
                found.append(Said("on-move", words=f"on-move-{name}", alibi=f.armband_alibi, safety=f.entry_safety))
        return Lasting("text-with-move", text=Said("text", sentences=found))

    def location(self, tile: Location) -> Said:
        """Return what is printed on a tile."""
        if tile.words:
            return saying(tile.words, "", numbers_in(tile.action))
        text = Writer(self.figures, self.tiles, tile.noun).text(tile.action)
        cost = goods(tile.cost)
        # Tiles list the kinds from the last to the first.
        paid: Value = cost[::-1] if isinstance(cost, list) else "free"
        return Lasting("text-location", cost=paid, safety=tile.safety_cost, text=text)

    def patrol(self, card: Patrolling) -> Said:
        """Return what is printed on a Patrolling card."""
        arrows = ((2, card.soldier), (1, card.policeman))
        moves: list[Value] = [
            Said("patrol-move", kind=OCCUPIERS[kind], area=AREAS[card.area], arrow=ARROWS[arrow])
            for kind, arrow in arrows
            if arrow >= 0
        ]
        return Lasting("text-patrol", moves=moves, otherwise=self.text(card.fallback))


def say_all(content: Content) -> None:
    """Put everything into words that is printed on cards and tiles."""
    writer = Writer(content.figures, content.locations)
    for tile in content.locations:
        tile.says = writer.location(tile)
    for scenario in content.scenarios:
        for tile in scenario.replaces.values():
            tile.says = writer.location(tile)
    for character in content.characters:
        for card in character.cards:
            card.says = writer.character_card(card)
    for occupier in content.occupiers:
        occupier.says = writer.text(occupier.text)
    for raid in content.raids:
        raid.says = Lasting("text-raid", text=writer.text(raid.text), search=raid.search)
    for patrol in content.patrols:
        patrol.says = writer.patrol(patrol)
    for control in content.controls:
        for answer in control.answers:
            answer.says = [writer.text(result) for result in answer.results]
    for helper in content.helpers:
        helper.says = writer.text(helper.text)
    for solo in content.solo:
        solo.says = Lasting("text-solo", text=writer.text(solo.bonus))


def tokens(kind: int, n: int) -> Said:
    """Return so many tokens of a kind, or of any kind of resource."""
    return Said("any-resources", n=n) if kind == e.ANY else some(kind, n)


def _road(which: int) -> Said:
    if which >= r.NAMED:
        return Said("which-road", words="which-road-named", road=a_road(which - r.NAMED), area=NOBODY)
    if which in ROAD:
        return Said("which-road", words=f"which-road-{ROAD[which]}", road=NOBODY, area=NOBODY)
    name = "first-policeman" if which >= r.FIRST_POLICEMAN_OF_AREA else "first-safe"
    return Said("which-road", words=f"which-road-{name}", road=NOBODY, area=AREAS[which % 10])


def _words(step: Step) -> list[Any]:
    """Return the words of a text one after the other."""
    if isinstance(step, e.Sequence):
        return [word for part in step.steps for word in _words(part)]
    return [] if step is NOTHING else [step]


def _both_near(one: Step, other: Step) -> bool:
    """Say whether two words change the Safety here and next door alike: then one sentence says it."""
    if not isinstance(one, e.Safety) or not isinstance(other, e.Safety) or one.n != other.n:
        return False
    return one.where == e.MY_LOCATION and other.where == e.ADJACENT_CHOICE


def _dashed(name: str) -> str:
    """Return how messages call a class.

    >>> _dashed("TakeHelper")
    'take-helper'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


_CLAUSES: Final[dict[type, Callable[[Writer, Any, str, str], Said]]] = {
    e.Alibi: Writer.alibi,
    e.Gain: Writer.gain,
    e.Item: Writer.item,
    e.Lose: Writer.lose,
    e.Morale: Writer.morale,
    Hunger: Writer.hunger,
    e.Safety: Writer.safety_of,
    e.RaiseSeveral: Writer.raise_several,
    e.If: Writer.if_,
    r.Intensify: Writer.road,
    r.Downgrade: Writer.road,
    r.Shift: Writer.shift,
    Peek: Writer.peek,
    Swap: Writer.swap,
    EitherOr: Writer.either_or,
}
