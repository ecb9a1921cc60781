"""What is played while learning: every setting of a game, those that teach most more often."""

from __future__ import annotations

from itertools import combinations, permutations

from parlour.engine.errors import BadInput
from parlour.engine.title import Json
from parlour.games.orange_shall_overcome import content

HEROES = ("sherlock_holmes", "dracula", "jekyll_and_hyde", "invisible_man")
BOARDS = ("baskerville_manor", "soho", "marmoreal", "sarpedon", "sherwood_forest", "yukon")
ROOMY_BOARDS = BOARDS[:4]
"""These have start spaces for more than two."""
LOPSIDED = "sherlock_holmes"
"""Between equals this hero wins nine of ten, so a game with him says little about who played well."""
OFTEN = 3
"""Games that say more are played so many times as often."""

DIFFICULTIES = ("easy", "standard", "hard")
SCENARIOS = ("expanding_the_network", "arbeitseinsatz", "the_word_must_travel", "the_trains_stand_still", "hunger_winter")


def setups(game: str, *, small: bool = False) -> list[Json]:
    """Return the settings of a game in an order that mixes them; one that counts for more stands there more often.

    A small setting is one kind of game, for a first look on a small machine.
    """
    makers = {"unmatched": unmatched, "black-orchestra": black_orchestra, "orange-shall-overcome": orange}
    if game not in makers:
        msg = f"there is nothing to learn from for {game}: settings are known for {', '.join(makers)}"
        raise BadInput(msg)
    found = makers[game]()
    return found[:1] if small else mixed(found)


def mixed(setups: list[Json]) -> list[Json]:
    """Return them in steps that share no factor with their number, so that neighbours differ."""
    count = len(setups)
    step = round(count * 0.618) | 1
    while any(step % n == 0 and count % n == 0 for n in range(2, step + 1)):
        step += 2
    return [setups[n * step % count] for n in range(count)]


def unmatched() -> list[Json]:
    """Duels of every pair on every board, and three and four on their own or in teams where boards have room for them."""
    found: list[Json] = []
    for pair in permutations(HEROES, 2):
        for board in BOARDS:
            times = 1 if LOPSIDED in pair else OFTEN
            found += [{"heroes": list(pair), "board": board}] * times
    for board in ROOMY_BOARDS:
        for three in combinations(HEROES, 3):
            found.append({"heroes": list(three), "board": board})
        for order in (HEROES, HEROES[::-1], (*HEROES[1:], HEROES[0])):
            found.append({"heroes": list(order), "board": board})
            found.append({"heroes": list(order), "board": board, "teams": True})
    found.sort(key=lambda setup: LOPSIDED in setup["heroes"])
    return found


def black_orchestra() -> list[Json]:
    """Every difficulty for two to four, and now and then what is played less: five, alone, the variants."""
    found: list[Json] = [{"players": players, "difficulty": level} for players in (2, 3, 4) for level in DIFFICULTIES] * OFTEN
    found += [{"players": 5, "difficulty": level} for level in DIFFICULTIES]
    found += [{"players": 1, "difficulty": level, "variants": ["solo"]} for level in DIFFICULTIES]
    for variant in ("trusted_lieutenants", "sense_of_urgency", "guarded_documents", "deck_51", "classic_interrogation"):
        found.append({"players": 3, "difficulty": "standard", "variants": [variant]})
    return found


def orange() -> list[Json]:
    """Every scenario, level and number of characters."""
    return [
        {"scenario": scenario, "difficulty": level, "players": players}
        for scenario in SCENARIOS
        for level in content.DIFFICULTIES
        for players in (1, 2, 3, 4, 5)
    ]
