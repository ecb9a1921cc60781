"""A match as plain data: who stands where, how healthy, with which cards; and the few verbs every rule is made of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.arrays import vec
from parlour.engine.kernel import NONE, Game
from parlour.engine.said import Noun
from parlour.games.unmatched import events
from parlour.games.unmatched.bits import BIT, ONE, bag_of, cards, copies, kinds
from parlour.games.unmatched.board import Board
from parlour.games.unmatched.content import SIDEKICK_ROLE, Content, Hero
from parlour.games.unmatched.sides import Combat, Side

OFF: Final = -1
"""The space of a fighter that is not on the board."""

FOG_TOKENS: Final = 3

PIECES: Final = 16
"""Where chance may be foretold, a card is known by 16 x player + kind, so that its owner is not forgotten."""

HERO_DEFEATED: Final = 1
"""Reason of the end: all heroes of the other side are defeated (U-66, U-93, U-99)."""


class Setup:
    """What was agreed before the match; shared by all its positions."""

    def __init__(  # noqa: PLR0913 - one argument for each thing agreed on
        self,
        content: Content,
        board: Board,
        heroes: list[Hero],
        sides: list[int],
        *,
        sudden_end: bool,
        fog_uses_passages: bool,
        open_team_hands: bool,
    ) -> None:
        self.content: Content = content
        self.board: Board = board
        self.heroes: list[Hero] = heroes
        self.sides: list[int] = sides
        self.sudden_end: bool = sudden_end
        self.fog_uses_passages: bool = fog_uses_passages
        self.open_team_hands: bool = open_team_hands
        self.players: i64 = len(heroes)
        self.teams: bool = len(set(sides)) < len(sides)
        everyone = range(len(heroes))
        self.foes: list[list[int]] = [[q for q in everyone if sides[q] != sides[p]] for p in everyone]
        self.fog: bool = any(hero.fog for hero in heroes)
        # Players, fighters, and the forms a player's hero can take, as they are called.
        self.seats: list[Noun] = []
        self.fighters: list[Noun] = []
        self.forms: list[list[Noun]] = []
        ids = [_fighter_ids(hero) for hero in heroes]
        for p, hero in enumerate(heroes):
            for n, id in enumerate(ids[p]):
                # In a mirror match both sides have fighters of the same name, and so may heroes of packs: add the player's number.
                player = p + 1 if id and any(id in ids[q] for q in everyone if q != p) else 0
                noun = hero.sidekick_noun.name if n else f"hero-{hero.id}"
                copy = n if hero.sidekicks > 1 else 0
                self.fighters.append(Noun("fighter", f"{id}@{player}" if player else id, noun, n=copy, player=player))
            own = self.fighters[4 * p]
            self.seats.append(Noun("seat", str(p), f"hero-{hero.id}", player=own.player))
            self.forms.append([Noun("fighter", own.id, form.name, player=own.player) for form in hero.form_nouns])
        self.fighter_ids: list[str] = [fighter.id for fighter in self.fighters]


def _fighter_ids(hero: Hero) -> list[str]:
    """Return what the hero's fighters are called by themselves; a hero without sidekicks has places without a name for them."""
    if hero.sidekicks > 1:
        return [hero.id, *(f"{hero.sidekick_id}_{n}" for n in range(1, 4))]
    return [hero.id, *[hero.sidekick_id] * 3]


class Match(Game):
    """A match of two to four players. Fighter numbers are 4 x player, the hero first; OFF means not on the board."""

    def __init__(self, source: Match | None, setup: Setup, seed: int) -> None:
        super().__init__(source, seed)
        if source is not None:
            self.setup: Setup = source.setup
            self.board: Board = source.board
            self.players: i64 = source.players
            self.where: vec[i64] = source.where[:]
            self.health: vec[i64] = source.health[:]
            self.stands: vec[i64] = source.stands[:]
            self.taken: i64 = source.taken
            self.deck: list[list[int]] = [deck[:] for deck in source.deck]
            self.hand: vec[i64] = source.hand[:]
            self.discard: vec[i64] = source.discard[:]
            self.known_top: vec[i64] = source.known_top[:]
            self.known_bottom: vec[i64] = source.known_bottom[:]
            self.seen: vec[i64] = source.seen[:]
            self.fog: vec[i64] = source.fog[:]
            self.combat: Combat | None = Combat(source.combat, 0, 0) if source.combat is not None else None
            self.forms: i64 = source.forms
            self.away: i64 = source.away
            self.fallen: i64 = source.fallen
            self.out: i64 = source.out
            self.had_turn: i64 = source.had_turn
            self.turn: i64 = source.turn
            self.turns: i64 = source.turns
            self.actions: i64 = source.actions
            self.acted: i64 = source.acted
            self.boost: i64 = source.boost
            self.moved: i64 = source.moved
            self.began_on_fog: bool = source.began_on_fog
            self.opponent: i64 = source.opponent
            self.scheme: i64 = source.scheme
            self.turned_up: i64 = source.turned_up
            self.tally: i64 = source.tally
            self.mark: i64 = source.mark
            return
        n = setup.players
        self.setup = setup
        self.board = setup.board
        self.players = n
        self.where = vec[i64]([OFF] * (4 * n))
        self.health = vec[i64]([0] * (4 * n))
        # The spaces with fighters of each player, and of anybody.
        self.stands = vec[i64]([0] * n)
        self.taken = 0
        self.deck = [[] for _ in range(n)]
        self.hand = vec[i64]([0] * n)
        self.discard = vec[i64]([0] * n)
        # How many cards on top of and under one's own deck its owner knows, and which cards of a hand another seat knows.
        self.known_top = vec[i64]([0] * n)
        self.known_bottom = vec[i64]([0] * n)
        self.seen = vec[i64]([0] * (n * n))
        self.fog = vec[i64]([OFF] * (FOG_TOKENS * n) if setup.fog else [])
        self.combat = None
        # Sets of players as bits: in the second form, vanished, hero defeated, eliminated, has begun a turn.
        self.forms = 0
        self.away = 0
        self.fallen = 0
        self.out = 0
        self.had_turn = 0
        self.turn = 0
        self.turns = 0
        self.actions = 0
        self.acted = 0
        self.boost = 0
        self.moved = 0
        self.began_on_fog = False
        # The scheme being carried out, and a card of the active player's deck that lies face up meanwhile.
        self.scheme = NONE
        self.turned_up = NONE
        # What the text being carried out refers to: the opponent chosen, a count, a fighter or a token.
        self.opponent = NONE
        self.tally = 0
        self.mark = NONE

    def clone(self) -> Match:
        return Match(self, self.setup, 0)

    # A question after a hero has fallen comes up only if its answer can matter (U-66).

    def choose(self, option: i64) -> None:
        super().choose(option)
        if self.fallen & ~self.out and self.options:
            self.end_if_settled()

    def advance(self) -> None:
        super().advance()
        if self.fallen & ~self.out and self.options:
            self.end_if_settled()

    def end_if_settled(self) -> None:
        """End the game before the end of the action if nobody's answer can change who wins."""
        from parlour.games.unmatched.ending import settled  # noqa: PLC0415 - steps know the position, not the other way round

        if settled(self):
            self.look_for_winner()
            super().advance()

    # Fighters and spaces.

    def role(self, fighter: i64) -> int:
        """Return the role that decides which banners a fighter may use: first form, second form, sidekick (U-6)."""
        if fighter & 3:
            return SIDEKICK_ROLE
        return (self.forms >> (fighter >> 2)) & 1

    def start_health(self, fighter: i64) -> int:
        """Return a fighter's full health."""
        return self.setup.heroes[fighter >> 2].start_health[fighter & 3]

    def put(self, fighter: i64, space: i64) -> None:
        """Put a fighter on a space, or take it OFF the board."""
        player = fighter >> 2
        stands: i64 = self.stands[player]
        old = self.where[fighter]
        if old >= 0:
            left: i64 = BIT[old]
            stands &= ~left
            self.taken &= ~left
        if space >= 0:
            entered: i64 = BIT[space]
            stands |= entered
            self.taken |= entered
        self.where[fighter] = space
        self.stands[player] = stands

    def foes_stand(self, player: i64) -> i64:
        """Return all spaces with fighters hostile to that player."""
        stands = self.stands
        if self.players == 2:
            return stands[1 - player]
        area: i64 = 0
        for q in self.setup.foes[player]:
            area |= stands[q]
        return area

    def fighters_on(self, area: i64) -> list[int]:
        """Return the fighters standing in an area, in the order of their numbers."""
        return [f for f, space in enumerate(self.where) if space >= 0 and area >> space & 1]

    def fog_of(self, player: i64) -> i64:
        """Return the spaces with a fog token of that player."""
        area: i64 = 0
        if len(self.fog) > 0:
            for token in range(FOG_TOKENS * player, FOG_TOKENS * player + FOG_TOKENS):
                if self.fog[token] >= 0:
                    area |= BIT[self.fog[token]]
        return area

    def on_fog(self, player: i64) -> bool:
        """Say whether a player's hero is on the board on a space with one of that player's own fog tokens."""
        space = self.where[4 * player]
        return space >= 0 and bool(self.fog_of(player) >> space & 1)

    def ways(self, fighter: i64, steps: i64) -> i64:
        """Return where a fighter's move of up to `steps` may end: U-29, passages U-81, fog U-143; not its own space."""
        player = fighter >> 2
        start = self.where[fighter]
        foes = self.foes_stand(player)
        fog = self.fog_of(player) if fighter & 3 == 0 else 0
        return self.board.ways.reach(start, steps, foes, fog) & ~self.taken

    # Health.

    def card_in_use(self, player: i64) -> i64:
        """Return the card whose text a player is carrying out, as the cause of what happens; U-48, U-40."""
        combat = self.combat
        card: i64 = self.scheme if combat is None else combat.mine(player).card
        return events.CARDS + PIECES * player + card if card >= 0 else events.NOTHING_SPECIAL

    def hurt(self, fighter: i64, damage: int, why: i64) -> int:
        """Deal damage to a fighter on the board and return how much was really dealt (Q-21); defeat at 0 (U-62)."""
        if damage <= 0 or self.where[fighter] < 0:
            return 0
        health = self.health[fighter]
        damage = min(damage, health)
        health -= damage
        self.health[fighter] = health
        if self.log is not None:
            self.log.append((events.HURT, fighter, damage, health + events.WITH_CAUSE * why))
        if health == 0:
            self.put(fighter, OFF)
            if fighter & 3 == 0:
                self.fallen |= BIT[fighter >> 2]
            if self.log is not None:
                self.log.append((events.DEFEATED, fighter, why, NONE))
        return damage

    def hurt_all(self, fighters: list[int], damage: int, why: i64) -> int:
        """Deal damage to several fighters at the same moment (U-64) and return the sum really dealt."""
        total = 0
        for fighter in fighters:
            total += self.hurt(fighter, damage, why)
        self.sudden_end()
        return total

    def sudden_end(self) -> None:
        """Q-33: with the older end rule switched on, the game stops the moment a side has lost its heroes."""
        if self.fallen and self.setup.sudden_end:
            self.look_for_winner()

    def recover(self, fighter: i64, amount: i64, why: i64) -> None:
        """Let a fighter on the board regain health, at most to its start (U-63)."""
        if self.where[fighter] < 0:
            return
        health = min(self.health[fighter] + amount, self.start_health(fighter))
        gained = health - self.health[fighter]
        self.health[fighter] = health
        if gained > 0 and self.log is not None:
            self.log.append((events.RECOVERED, fighter, gained, health + events.WITH_CAUSE * why))

    def look_for_winner(self) -> None:
        """U-66, U-93, U-99: end the game if at most one side still has a hero."""
        sides = self.setup.sides
        alive = [p for p in range(self.players) if not (self.fallen | self.out) >> p & 1]
        if not alive:
            self._win(sides[self.turn])
        elif len({sides[p] for p in alive}) == 1:
            self._win(sides[alive[0]])

    def _win(self, side: int) -> None:
        if self.winners >= 0:
            return
        winners = 0
        for p, s in enumerate(self.setup.sides):
            if s == side:
                winners |= BIT[p]
        self.end(winners, HERO_DEFEATED)
        self.tell(events.ENDED, winners)

    # Cards.

    def shuffle_deck(self, player: i64) -> None:
        """Shuffle all cards of a player into the deck; a foretold order names the cards of that player."""
        first = PIECES * player
        pieces = [first + card for card in self.setup.heroes[player].deck]
        self.shuffle(pieces)
        self.deck[player] = [piece - first for piece in pieces]

    def draw(self, player: i64, count: int, why: i64) -> int:
        """Draw cards and return them as a bag; for every missing one each own fighter takes damage (U-33, U-34)."""
        deck = self.deck[player]
        drawn = 0
        while count > 0:
            count -= 1
            if not deck:
                self.exhaust(player)
                if self.winners >= 0:
                    break
                continue
            card = deck.pop()
            self.fate += 1
            self.hand[player] += ONE[card]
            drawn += ONE[card]
            if self.known_top[player] or self.known_bottom[player]:
                self.deck_shrank(player)
            if self.log is not None:
                self.log.append((events.DREW, player, card, why))
        return drawn

    def deck_shrank(self, player: i64) -> None:
        """Forget what the owner knew about a card that has left the top of the deck."""
        if self.known_top[player] > 0:
            self.known_top[player] -= 1
        if self.known_bottom[player] > len(self.deck[player]):
            self.known_bottom[player] = len(self.deck[player])

    def exhaust(self, player: i64) -> None:
        """U-33: each of the player's fighters on the board takes damage at the same moment."""
        self.tell(events.EXHAUSTED, player)
        own = [f for f in range(4 * player, 4 * player + 4) if self.where[f] >= 0]
        self.hurt_all(own, self.setup.content.exhaustion_damage, events.EXHAUSTION)

    def take_from_hand(self, player: i64, card: i64) -> None:
        """Remove a card from a hand in sight of all."""
        self.hand[player] -= ONE[card]
        self.seen_leaving(player, card)

    def seen_leaving(self, player: i64, card: i64) -> None:
        """A card that has left a hand becomes public: it may be the copy others knew of, so they are sure of one less."""
        n = self.players
        known = player
        while known < n * n:
            seen = self.seen[known]
            if seen and copies(seen, card):
                self.seen[known] = seen - ONE[card]
            known += n

    def take_unseen(self, player: i64, card: i64) -> None:
        """Remove a card from a hand unseen: others can no longer be sure of one copy of anything they had seen there."""
        self.hand[player] -= ONE[card]
        n = self.players
        for seat in range(n):
            seen = self.seen[seat * n + player]
            if seat != player and seen:
                self.seen[seat * n + player] = seen - bag_of(kinds(seen))

    def discard_from_hand(self, player: i64, card: i64, why: i64) -> None:
        """Put a card from a hand on its owner's discard pile, face up (U-36)."""
        self.take_from_hand(player, card)
        self.discard[player] += ONE[card]
        if self.log is not None:
            self.log.append((events.DISCARDED, player, card, why))

    def show_hand(self, player: i64, seat: i64) -> None:
        """Let one seat know the whole hand of a player as it is now (Q-22)."""
        self.fate += 1
        if seat != player:
            self.seen[seat * self.players + player] = self.hand[player]

    def take_to_hand(self, player: i64, card: i64, why: i64) -> None:
        """Put a card that everybody has seen into a hand: they know that it is there."""
        self.hand[player] += ONE[card]
        n = self.players
        for seat in range(n):
            if seat != player:
                self.seen[seat * n + player] += ONE[card]
        self.tell(events.TAKEN_TO_HAND, player, card, why)

    def forget_text(self) -> None:
        """Clear what a text referred to, now that it has been carried out."""
        self.opponent = NONE
        self.tally = 0
        self.mark = NONE

    def dormant(self, player: i64) -> bool:
        """U-79: a player with no fighter on the board at the end of an action is left alone.

        A player whose last fighter fell in this very action still makes choices until the check at its end (U-66, Q-27).
        """
        return self.stands[player] == 0 and bool((self.away | self.out) >> player & 1)

    # What a seat cannot know.

    def redeal(self, viewer: i64, seed: int) -> None:
        """Deal everything anew that a seat cannot know, consistent with everything it has seen.

        Cards are sorted before they are shuffled: the new deal depends on the seed and on what the seat knows, on nothing else.
        """
        self.seed(seed)
        self.foretold = None
        for player in range(self.players):
            if player == viewer or self.sees_hand(viewer, player):
                self._reshuffle(player, player == viewer)
            else:
                self._redeal_player(viewer, player)

    def sees_hand(self, viewer: i64, player: i64) -> bool:
        """U-101: team mates see each other's hands only if that was agreed."""
        return self.setup.open_team_hands and viewer >= 0 and self.setup.sides[viewer] == self.setup.sides[player]

    def _reshuffle(self, player: i64, own: bool) -> None:  # noqa: FBT001 - a yes-or-no fact
        """Shuffle a deck except for the cards its owner knows."""
        deck = self.deck[player]
        low = self.known_bottom[player] if own else 0
        high = len(deck) - self.known_top[player] if own else len(deck)
        if low < high:
            middle = deck[low:high]
            middle.sort()
            self.shuffle(middle)
            deck[low:high] = middle

    def _redeal_player(self, viewer: i64, player: i64) -> None:
        """Deal hand, deck and face-down card of somebody else anew; cards the viewer has seen stay in the hand."""
        side = self.hidden_side(player)
        held = self.hand[player]
        if side is not None:
            held += ONE[side.card]
        seen = self.seen[viewer * self.players + player] if viewer >= 0 else 0
        unseen = cards(held - seen)
        pool = self.deck[player] + unseen
        pool.sort()
        self.shuffle(pool)
        cut = len(pool) - len(unseen)
        dealt = cards(seen) + pool[cut:]
        pool = pool[:cut]
        if side is not None:
            self._lay_likely(side, dealt, pool)
        self.hand[player] = bag_of(dealt)
        self.deck[player] = pool
        if self.players > 2:
            # What third parties have seen of this hand is theirs to know.
            for seat in range(self.players):
                if seat != viewer:
                    self.seen[seat * self.players + player] = 0

    def hidden_side(self, player: i64) -> Side | None:
        """Return a player's side of the combat while its card lies face down."""
        combat = self.combat
        if combat is None or combat.revealed:
            return None
        side = combat.mine(player)
        return side if side.player == player and side.card >= 0 and not side.open else None

    def _lay_likely(self, side: Side, dealt: list[int], pool: list[int]) -> None:
        """Take the face-down card out of the cards dealt, one that the fighter may use."""
        hero = self.setup.heroes[side.player]
        combat = self.combat
        attacking = combat is not None and side.fighter == combat.attack.fighter
        usable: i64 = (hero.attacks if attacking else hero.defenses)[self.role(side.fighter)]
        fitting = [n for n, card in enumerate(dealt) if usable >> (2 * card) & 1]
        if not fitting:
            # No such card was dealt: swap the first one of the deck in.
            for n, card in enumerate(pool):
                if usable >> (2 * card) & 1:
                    pool[n], dealt[-1] = dealt[-1], card
                    fitting = [len(dealt) - 1]
                    break
        side.lay(dealt.pop(self.pick(fitting)), hero)
