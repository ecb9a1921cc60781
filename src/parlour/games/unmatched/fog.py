"""Fog tokens: where they lie, how they move (U-140 to U-144)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.amount import Amount, Amounts
from parlour.engine.kernel import NONE, Choice
from parlour.engine.kinds import Kind
from parlour.engine.said import Said, word
from parlour.games.unmatched import events
from parlour.games.unmatched.bits import BIT, spaces
from parlour.games.unmatched.effects import opponent
from parlour.games.unmatched.kinds import MY_FOG
from parlour.games.unmatched.pieces import a_space
from parlour.games.unmatched.state import FOG_TOKENS, Match

DONE: Final = -1
LEAVE: Final = -2


def all_fog(g: Match) -> i64:
    """Return all spaces with a fog token, whoever's: there is never more than one on a space (U-141, Q-14)."""
    area: i64 = 0
    for space in g.fog:
        if space >= 0:
            area |= BIT[space]
    return area


def tokens(me: i64) -> range:
    """Return the numbers of my fog tokens."""
    return range(FOG_TOKENS * me, FOG_TOKENS * me + FOG_TOKENS)


def drift(g: Match, token: i64, steps: i64) -> i64:
    """Return where a token may go along the lines: past everything, not onto another token (U-141); passages: Q-4."""
    ways = g.board.ways if g.setup.fog_uses_passages else g.board.lines_only
    return ways.reach(g.fog[token], steps, 0, 0) & ~all_fog(g)


class FogChoice(Choice):
    """Where a token goes: an option is 64 x token + space."""

    def __init__(self, cites: str) -> None:
        super().__init__()
        self.cites: str = cites
        # Whether nothing at all happens if a token stays where it is.
        self.idle: bool = True

    def asks(self, g: Match, me: i64, it: i64) -> Said:
        return Said("which-fog", self.cites)

    def says(self, g: Match, me: i64, it: i64, option: i64) -> Said:
        if option < 0:
            leaves = "done" if option == DONE else "stay"
            return Said("fog", self.cites, words=f"fog-{leaves}", passes=True, leaves=word(leaves))
        start, end = g.fog[option >> 6], option & 63
        if start == end:
            return Said("fog", self.cites, words="fog-stays", passes=self.idle, start=a_space(g, start), to=a_space(g, end))
        return Said("fog", self.cites, start=a_space(g, start), to=a_space(g, end))

    def move(self, g: Match, me: i64, token: i64, space: i64) -> None:
        """Put a token somewhere else."""
        g.tell(events.FOG_MOVED, token // FOG_TOKENS, g.fog[token], space + events.WITH_CAUSE * g.card_in_use(me))
        g.fog[token] = space


def pairs(token: i64, area: i64) -> list[int]:
    """Return the options of one token."""
    return [64 * token + space for space in spaces(area)]


class DriftFog(FogChoice):
    """Somebody moves one fog token of mine up to some spaces; 0 is allowed (U-149)."""

    amounts: ClassVar[Amounts] = (Amount("up_to"),)

    def __init__(self, up_to: int, *, opponent_moves: bool = False, another: bool = False, remember: bool = False) -> None:
        super().__init__("U-149" if opponent_moves else "U-141")
        self.up_to: int = up_to
        self.opponent_moves: bool = opponent_moves
        # "One of the other tokens": not the one an earlier word of this text has remembered.
        self.another: bool = another
        self.remember: bool = remember

    def run(self, g: Match, me: i64, it: i64) -> None:
        if not self.opponent_moves or opponent(g, me) >= 0:
            g.ask(self, me, it)

    def who(self, g: Match, me: i64, it: i64) -> int:
        return opponent(g, me) if self.opponent_moves else me

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        found: list[int] = [] if self.remember else [LEAVE]
        for token in tokens(me):
            if g.fog[token] >= 0 and not (self.another and token == g.mark):
                if self.remember:
                    # Which token "moved 0 spaces" matters for the other player's choice.
                    found.append(64 * token + g.fog[token])
                found += pairs(token, drift(g, token, self.up_to))
        return found

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        if option == LEAVE:
            return
        token = option >> 6
        g.mark = token
        if g.fog[token] != option & 63:
            self.move(g, me, token, option & 63)


class SendFog(FogChoice):
    """I send one fog token to any other space without fog, at any distance (U-144)."""

    def __init__(self, *, under_hero: bool = False) -> None:
        super().__init__("U-144")
        self.under_hero: bool = under_hero

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        free: i64 = g.board.everywhere & ~all_fog(g)
        found: list[int] = []
        for token in tokens(me):
            if g.fog[token] >= 0 and not (self.under_hero and g.fog[token] != g.where[4 * me]):
                found += pairs(token, free)
        return found

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        self.move(g, me, option >> 6, option & 63)


class SendEachFog(FogChoice):
    """I may send each fog token to any other space, one after the other as I like (Q-17)."""

    it_is: ClassVar[Kind] = MY_FOG

    def __init__(self) -> None:
        super().__init__("Q-17")

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        sent = 0 if it == NONE else it
        free: i64 = g.board.everywhere & ~all_fog(g)
        found: list[int] = [DONE]
        for token in tokens(me):
            if g.fog[token] >= 0 and not sent >> (token % FOG_TOKENS) & 1:
                found += pairs(token, free)
        return found

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        if option == DONE:
            return
        token = option >> 6
        self.move(g, me, token, option & 63)
        g.then(self, me, (0 if it == NONE else it) | BIT[token % FOG_TOKENS])


class FollowFog(FogChoice):
    """Move one token to a space without a fighter, its own space allowed (Q-1), then put my hero there (U-144)."""

    def __init__(self) -> None:
        super().__init__("U-144")
        self.idle = False

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        fog = all_fog(g)
        fighters = g.taken
        found: list[int] = []
        for token in tokens(me):
            space = g.fog[token]
            if space >= 0:
                own: i64 = BIT[space]
                found += pairs(token, (g.board.everywhere & ~fog | own) & ~fighters)
        return found

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        space = option & 63
        if g.fog[option >> 6] != space:
            self.move(g, me, option >> 6, space)
        hero = 4 * me
        # A hero defeated in this combat stays away, the token moves all the same (U-58, U-59).
        if g.where[hero] >= 0:
            g.tell(events.PLACED, hero, g.where[hero], space + events.WITH_CAUSE * g.card_in_use(me))
            g.put(hero, space)


class PlaceFog(FogChoice):
    """U-140: at the start three tokens in separate spaces of the hero's zone without a fighter; if too few, anywhere free."""

    def __init__(self) -> None:
        super().__init__("U-140")

    def options(self, g: Match, me: i64, it: i64) -> list[int]:
        free: i64 = ~(all_fog(g) | g.taken)
        token = self.next_token(g, me)
        if token == NONE:
            return []
        zone: i64 = g.board.zone[g.where[4 * me]]
        return pairs(token, zone & free) or pairs(token, g.board.everywhere & free)

    def next_token(self, g: Match, me: i64) -> int:
        """Return the first token that has not been put down yet."""
        for n, token in enumerate(tokens(me)):
            if g.fog[token] < 0 and n < g.setup.heroes[me].fog:
                return token
        return NONE

    def chosen(self, g: Match, me: i64, it: i64, option: i64) -> None:
        g.fog[option >> 6] = option & 63
        g.tell(events.FOG_PLACED, me, option & 63)
        if self.next_token(g, me) != NONE:
            g.then(self, me)

    def asks(self, g: Match, me: i64, it: i64) -> Said:
        return Said("where-fog", self.cites)

    def says(self, g: Match, me: i64, it: i64, option: i64) -> Said:
        return Said("fog", self.cites, words="fog-on", to=a_space(g, option & 63))
