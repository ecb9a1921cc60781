"""How good a network is by now: played alone, without any search, from the file bots would read, on games no training has seen."""

from __future__ import annotations

from parlour.bots.bot import Bot, NetworkBot, make_bot
from parlour.bots.network import Network
from parlour.engine.errors import BadInput
from parlour.engine.table import new_table
from parlour.engine.title import Json
from parlour.games import title
from parlour.lab.ladder import settings
from parlour.lab.statistics import wilson


def measured(game: str, network: Network, opponent: str, games: int, seed: int) -> Json:
    """Return how often the network wins: duels against a bot, each game twice with seats swapped; else as the whole team."""
    found = title(game)
    if games < 2 or games % 2:
        msg = "games to measure with: an even number, 2 or more"
        raise BadInput(msg)
    won = 0
    duel = not found.cooperative
    for n, setup in enumerate(settings(found, games // 2 if duel else games)):
        for place in (0, 1) if duel else (0,):
            table = new_table(found, seed + n, found.read_setup(setup))
            seats = range(len(table.seats))
            bots: list[Bot] = [NetworkBot(seat, network) for seat in seats]
            if duel:
                bots[1 - place] = make_bot(opponent, seed + n)
            while (decision := table.decision) is not None:
                asked = table.game.who()
                seat = asked if asked in decision.seats else decision.seats[0]
                table.choose(bots[seat].choose(table, seat), seat)
            assert table.outcome is not None
            won += place in table.outcome.winners
    interval = wilson(won, games)
    name = opponent if duel else "as a team"
    return {"measured": name, "won": won, "of": games, "low": round(interval.low, 3), "high": round(interval.high, 3)}
