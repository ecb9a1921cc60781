"""What is printed: cards, heroes, constants; and `Content`, the whole of it that a match is played with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.kernel import Step
from parlour.engine.messages import More
from parlour.engine.said import Noun, Value
from parlour.games.unmatched.bits import NO_CARD, ONE
from parlour.games.unmatched.board import Board

ATTACK: Final = 1
DEFENSE: Final = 2
VERSATILE: Final = 3
SCHEME: Final = 4
TYPE_NAMES: Final = ["", "attack", "defense", "versatile", "scheme"]

# Who may use a card, by what the banner says (U-6). A fighter's role is one of the first three.
FORM_1: Final = 1
FORM_2: Final = 2
SIDEKICK: Final = 4
HERO: Final = FORM_1 | FORM_2
ANY: Final = HERO | SIDEKICK
ROLES: Final = [FORM_1, FORM_2, SIDEKICK]
SIDEKICK_ROLE: Final = 2

# When a text is read (U-47).
IMMEDIATELY: Final = 0
DURING_COMBAT: Final = 1
AFTER_COMBAT: Final = 2
ON_COMMIT: Final = 3
WHEN_PLAYED: Final = 4
TIMING_NAMES: Final = ["immediately", "during_combat", "after_combat", "on_commit", "scheme"]

READ_IN_ORDER: Final = [ON_COMMIT, IMMEDIATELY, DURING_COMBAT, AFTER_COMBAT, WHEN_PLAYED]

MOST_COPIES: Final = 3


class Card:
    """One kind of card; `texts` holds what it does, by timing."""

    def __init__(  # noqa: PLR0913 - one argument for each thing printed on a card
        self,
        id: str,
        type: int,  # noqa: A002
        value: int = 0,
        *,
        boost: int,
        copies: int,
        by: i64,
        immediately: Step | None = None,
        during: Step | None = None,
        after: Step | None = None,
        on_commit: Step | None = None,
        scheme: Step | None = None,
    ) -> None:
        self.id: str = id
        self.type: int = type
        self.value: int = value
        self.boost: int = boost
        self.copies: int = copies
        self.by: int = by
        self.immediately: Step | None = immediately
        self.during: Step | None = during
        self.after: Step | None = after
        self.on_commit: Step | None = on_commit
        self.scheme: Step | None = scheme
        self.texts: list[Step | None] = [immediately, during, after, on_commit, scheme]


def form_id(form: str) -> str:
    """Return the last name of a form.

    >>> form_id("Mr. Hyde")
    'hyde'
    """
    return form.rsplit(maxsplit=1)[-1].lower()


class Hero:
    """A hero with sidekicks and deck, as printed on the hero's card."""

    def __init__(  # noqa: PLR0913 - one argument for each thing printed on a hero's card
        self,
        *,
        id: str,
        health: int,
        cards: list[Card],
        move: int = 2,
        ranged: bool = False,
        forms: list[str] | None = None,
        sidekick_id: str = "",
        sidekicks: int = 0,
        sidekick_health: int = 0,
        sidekick_ranged: bool = False,
        fog: int = 0,
        fog_bonus: int = 1,
        protected: int = 0,
        start_of_turn: Step | None = None,
        after_maneuver: Step | None = None,
    ) -> None:
        self.id: str = id
        self.health: int = health
        self.cards: list[Card] = cards
        self.move: int = move
        self.ranged: bool = ranged
        # The forms as files and programs call them.
        self.forms: list[str] = forms if forms is not None else []
        self.sidekick_id: str = sidekick_id
        self.sidekicks: int = sidekicks
        self.sidekick_health: int = sidekick_health
        self.sidekick_ranged: bool = sidekick_ranged
        self.fog: int = fog
        # What fog adds to the cards he defends with (U-142).
        self.fog_bonus: int = fog_bonus
        # Cards with one of these banners keep their effects whatever an opponent does (U-120).
        self.protected: int = protected
        self.start_of_turn: Step | None = start_of_turn
        self.after_maneuver: Step | None = after_maneuver
        if len(cards) >= NO_CARD:
            msg = f"{id}: a deck has at most {NO_CARD - 1} kinds of card"
            raise ValueError(msg)
        # What the cards say, once somebody has asked.
        self.said: dict[int, list[Value]] = {}
        self.number: dict[str, int] = {card.id: n for n, card in enumerate(cards)}
        # How they are called: the hero, the forms, a sidekick, the cards.
        self.noun: Noun = Noun("hero", id, f"hero-{id}")
        self.ability: Noun = Noun("ability", id, f"hero-{id}.hurts")
        self.form_nouns: list[Noun] = [Noun("form", form_id(form), f"form-{form_id(form)}") for form in self.forms]
        self.sidekick_noun: Noun = Noun("sidekick", sidekick_id, f"sidekick-{sidekick_id}")
        self.nouns: list[Noun] = [Noun("card", f"{id}.{card.id}", f"{id}-{card.id}", key=card.id) for card in cards]
        # Tables for the machine: index is the kind of card, or the role for the sets of cards.
        self.value: list[int] = [card.value for card in cards]
        self.boost: list[int] = [card.boost for card in cards]
        self.attacks: list[int] = [self._usable(ATTACK, role) for role in ROLES]
        self.defenses: list[int] = [self._usable(DEFENSE, role) for role in ROLES]
        self.schemes: list[int] = [self._usable(SCHEME, role) for role in ROLES]
        self.fighting: int = self._bag(ATTACK | DEFENSE)
        self.safe_from_cancelling: int = sum(3 * ONE[n] for n, card in enumerate(cards) if card.by & protected and card.by != ANY)
        self.without_text: int = sum(3 * ONE[n] for n, card in enumerate(cards) if card.texts.count(None) == len(card.texts))
        self.texts: list[list[Step | None]] = [[card.texts[timing] for card in cards] for timing in range(len(TIMING_NAMES))]
        self.deck: list[int] = [n for n, card in enumerate(cards) for _ in range(card.copies)]
        self.start_health: list[int] = [health] + [sidekick_health] * sidekicks + [0] * (3 - sidekicks)

    def _bag(self, type: int) -> int:  # noqa: A002
        return sum(3 * ONE[n] for n, card in enumerate(self.cards) if card.type & type)

    def _usable(self, type: int, role: int) -> int:  # noqa: A002
        """Return every card of a type that a fighter in that role may use, as a full bag."""
        return sum(3 * ONE[n] for n, card in enumerate(self.cards) if card.type & type and card.by & role)

    def banner_of(self, card: Card) -> Noun:
        """Return what the card's banner says (U-6)."""
        if card.by == ANY:
            return Noun("", "any", "banner-any")
        named = self.sidekick_noun if card.by == SIDEKICK else self.noun
        if card.by in (FORM_1, FORM_2):
            named = self.form_nouns[0 if card.by == FORM_1 else 1]
        return Noun("", named.id, f"{named.name}.banner")

    def named_cards(self) -> list[tuple[str, Step]]:
        """Return every text of the deck with the name by which positions on file refer to it."""
        found: list[tuple[str, Step]] = []
        for card in self.cards:
            for timing, text in enumerate(card.texts):
                if text is not None:
                    found.append((f"{self.id}.{card.id}.{TIMING_NAMES[timing]}", text))
        if self.start_of_turn is not None:
            found.append((f"{self.id}.start_of_turn", self.start_of_turn))
        if self.after_maneuver is not None:
            found.append((f"{self.id}.after_maneuver", self.after_maneuver))
        return found


class Content:
    """Everything a match is played with. Immutable: a variant is another Content, and both can be played side by side."""

    def __init__(self, heroes: list[Hero], boards: list[Board], steps: list[Step], words: More = ()) -> None:
        # Packages whose `languages/`, and texts of packs that name heroes, cards and boards that are not in the box.
        self.words: More = words
        # How a page draws what packs bring, by its id: a color, a picture.
        self.looks: dict[str, str] = {}
        self.pictures: dict[str, str] = {}
        self.heroes: list[Hero] = heroes
        self.boards: list[Board] = boards
        self.start_hand: int = 5
        self.hand_limit: int = 7
        self.actions_per_turn: int = 2
        self.maneuver_draw: int = 1
        self.exhaustion_damage: int = 2
        self.steps: dict[str, Step] = {step.name(): step for step in steps}
        for hero in heroes:
            for name, text in hero.named_cards():
                self._name(name, text)

    def _name(self, name: str, step: Step) -> None:
        """Give a card's step, and the steps it is composed of, the names positions on file use."""
        step.label = name
        self.steps[name] = step
        for n, part in enumerate(step.parts()):
            self._name(f"{name}.{n}", part)

    def hero(self, id: str) -> Hero:
        """Return the hero with that id."""
        for hero in self.heroes:
            if hero.id == id:
                return hero
        raise KeyError(id)

    def board(self, id: str) -> Board:
        """Return the board with that id."""
        for board in self.boards:
            if board.id == id:
                return board
        raise KeyError(id)
