"""Who plays which seat at one terminal, and who is asked next."""

from __future__ import annotations

from parlour.bots.bot import Bot
from parlour.engine.decision import Option
from parlour.engine.table import Table

ME = "me"


class Player:
    """Whoever decides for a seat: a person, or a bot of some level."""

    def __init__(self, name: str, bot: Bot | None = None) -> None:
        self.name = name
        self.bot = bot


class Company:
    """People and bots around one table. Seats of the same name are played by one person."""

    def __init__(self, table: Table, players: list[Player]) -> None:
        self.table = table
        self.players = players
        self.people = sorted({player.name for player in players if player.bot is None})
        # Who lets bots go on although they could act between.
        self.waiting: set[str] = set()

    def is_played_by(self, seat: int, person: str) -> bool:
        """Say whether that person plays that seat."""
        return self.players[seat].bot is None and self.players[seat].name == person

    def seats_of(self, person: str) -> list[int]:
        """Return the seats a person plays."""
        return [seat.index for seat in self.table.seats if self.is_played_by(seat.index, person)]

    def acting_seat(self) -> int:
        """Return the seat to act: whose question it is; but people who may act before a bot does are asked first."""
        decision = self.table.decision
        assert decision is not None
        asked = self.table.game.to_act()
        seats = [asked, *(seat for seat in decision.seats if seat != asked)]
        for seat in seats:
            if self.players[seat].bot is None and self.players[seat].name not in self.waiting:
                return seat
        for seat in seats:
            if self.players[seat].bot is not None:
                return seat
        # Everybody waits for everybody: ask again.
        self.waiting.clear()
        return asked

    def options_of(self, person: str) -> list[Option]:
        """Return the open options of all seats a person plays."""
        decision = self.table.decision
        assert decision is not None
        return [option for option in decision.options if self.is_played_by(option.seat, person)]

    def others_asked(self, person: str) -> bool:
        """Say whether somebody else, too, has something to decide now."""
        decision = self.table.decision
        return decision is not None and any(not self.is_played_by(seat, person) for seat in decision.seats)

    def choose(self, option: Option) -> None:
        """Make a choice; whoever waited is asked again."""
        self.table.choose(option.key, option.seat)
        self.waiting.clear()
