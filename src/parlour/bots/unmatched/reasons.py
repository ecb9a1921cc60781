"""Why an option is good in Unmatched, in the game's own words; from a position in which everything unseen was dealt anew."""

from __future__ import annotations

from parlour.games.unmatched.bits import BIT, NO_CARD, cards, copies, size, spaces
from parlour.games.unmatched.choices import STAY, Move, Place
from parlour.games.unmatched.combat import LAY_ATTACK, LAY_DEFENSE
from parlour.games.unmatched.content import DEFENSE, Card
from parlour.games.unmatched.effects import fighter
from parlour.games.unmatched.state import Match
from parlour.games.unmatched.turn import (
    A_SCHEME,
    AN_ATTACK,
    BOOST,
    DONE,
    HAND_LIMIT,
    MANEUVER,
    MOVE_FIGHTERS,
    PLACE_SIDEKICK,
    REAPPEAR,
    TAKE_ACTION,
)
from parlour.games.unmatched.words import card_of, fighter_name

FEW_CARDS = 5


def reason(g: Match, option: int, seat: int) -> str:
    """Return why a seat would take an option, or nothing."""
    asker = g.asker
    if asker is TAKE_ACTION:
        return _action(g, option, seat)
    if asker is MOVE_FIGHTERS:
        return _stays(g, seat) if option == DONE else _goes(g, 4 * seat + (option >> 6), option & 63)
    if asker is PLACE_SIDEKICK or asker is REAPPEAR:
        return _goes(g, g.ask_it, option)
    if asker is BOOST:
        return _boost(g, option, seat)
    if asker is LAY_ATTACK:
        return _attack(g, option, seat)
    if asker is LAY_DEFENSE:
        return _defense(g, option, seat)
    if type(asker) is Move or type(asker) is Place:
        goes = fighter(g, g.ask_me, asker.whom)
        return _goes(g, goes, g.where[goes] if option == STAY else option) if goes >> 2 == seat else ""
    if asker is HAND_LIMIT:
        return f"keeps {_best_defense(g, seat, without=option)}" if _best_defense(g, seat, without=option) else ""
    return ""


# What to do with an action.


def _action(g: Match, option: int, seat: int) -> str:
    if option == MANEUVER:
        left = len(g.deck[seat])
        if left == 0:
            return "moves, though the deck is empty and it hurts"
        if left <= FEW_CARDS:
            return f"draws one of the last {left} cards and moves" if left > 1 else "draws the last card and moves"
        return "draws a card and moves" if _in_reach(g, seat) else "draws a card and comes closer"
    if option < AN_ATTACK:
        return f"{card_of(g, seat, (option - A_SCHEME) >> 2).name} does its work now"
    attacker, target = 4 * seat + ((option - AN_ATTACK) >> 4), option & 15
    usable = g.setup.heroes[seat].attacks[g.role(attacker)]
    best = max((g.setup.heroes[seat].value[card] for card in cards(g.hand[seat]) if usable >> (2 * card) & 1), default=0)
    health = g.health[target]
    name = fighter_name(g, target)
    if best >= health:
        return f"can fell {name}, who has {health} health left"
    about = max(best - _usual_defense(g, target), 1)
    return f"strikes {name} for about {about}"


def _usual_defense(g: Match, target: int) -> int:
    """Return the number a defender lays on average, by what may be in that deck and hand."""
    player = target >> 2
    hero = g.setup.heroes[player]
    usable = hero.defenses[g.role(target)]
    pool = [hero.value[card] for card in [*g.deck[player], *cards(g.hand[player])] if usable >> (2 * card) & 1]
    if not pool or not size(g.hand[player]):
        return 0
    return round(sum(pool) / len(pool))


def _in_reach(g: Match, seat: int) -> bool:
    foes = g.foes_stand(seat)
    return any(g.where[f] >= 0 and _strikes(g, f, g.where[f]) & foes for f in range(4 * seat, 4 * seat + 4))


# Where to stand.


def _strikes(g: Match, who: int, space: int) -> int:
    """Return the spaces a fighter could attack from a space."""
    hero = g.setup.heroes[who >> 2]
    area = g.board.near[space]
    if hero.sidekick_ranged if who & 3 else hero.ranged:
        area |= g.board.zone[space]
    return int(area) & ~BIT[space]


def _threatens(g: Match, who: int) -> int:
    """Return the spaces a fighter could attack after a move without a boost."""
    area = _strikes(g, who, g.where[who])
    for reached in spaces(g.ways(who, g.setup.heroes[who >> 2].move)):
        area |= _strikes(g, who, reached)
    return area


def _foes(g: Match, seat: int) -> list[int]:
    return [4 * foe + n for n in range(4) for foe in g.setup.foes[seat] if g.where[4 * foe + n] >= 0]


def _goes(g: Match, who: int, space: int) -> str:
    seat = who >> 2
    name = fighter_name(g, who)
    before = [foe for foe in _foes(g, seat) if g.where[who] >= 0 and _threatens(g, foe) >> g.where[who] & 1]
    after = g.clone()
    after.put(who, space)
    threats = [foe for foe in _foes(after, seat) if _threatens(after, foe) >> space & 1]
    targets = [foe for foe in _foes(after, seat) if _strikes(after, who, space) >> after.where[foe] & 1]
    escaped = [foe for foe in before if foe not in threats]
    if targets and g.actions and g.turn == seat:
        return f"brings {name} within striking distance of {fighter_name(g, targets[0])}"
    if escaped:
        return f"leaves {name} out of {fighter_name(g, escaped[0])}'s reach"
    if not threats and _foes(g, seat):
        return f"keeps {name} out of everybody's reach"
    if g.setup.heroes[seat].fog and who & 3 == 0 and g.fog_of(seat) >> space & 1:
        return f"hides {name} in the fog"
    if threats:
        return f"faces {fighter_name(g, threats[0])} with {name}"
    return ""


def _stays(g: Match, seat: int) -> str:
    hero = 4 * seat
    if g.where[hero] < 0:
        return ""
    if not any(_threatens(g, foe) >> g.where[hero] & 1 for foe in _foes(g, seat)):
        return f"{fighter_name(g, hero)} stands safely"
    return f"{fighter_name(g, hero)} stands well here"


# What to lay down.


def _boost(g: Match, option: int, seat: int) -> str:
    if option == NO_CARD:
        kept = _best_defense(g, seat)
        return f"keeps {kept} for defense" if kept else "keeps all cards in hand"
    return f"moves {card_of(g, seat, option).boost} farther; {card_of(g, seat, option).name} is the card to spare"


def _best_defense(g: Match, seat: int, without: int = NO_CARD) -> str:
    hero = g.setup.heroes[seat]
    usable = hero.defenses[g.role(4 * seat)]
    found: list[Card] = []
    for card in set(cards(g.hand[seat])):
        if usable >> (2 * card) & 1 and (card != without or copies(g.hand[seat], card) > 1):
            found.append(hero.cards[card])
    if not found:
        return ""
    return max(found, key=lambda card: (card.value, card.type == DEFENSE, card.id)).name


def _attack(g: Match, option: int, seat: int) -> str:
    combat = g.combat
    assert combat is not None
    target = combat.defense.fighter
    card = card_of(g, seat, option)
    health = g.health[target]
    if card.value >= health:
        return f"{card.value} is enough to fell {fighter_name(g, target)}"
    kept = _best_defense(g, seat, without=option)
    about = max(card.value - _usual_defense(g, target), 0)
    if about:
        return f"strikes {fighter_name(g, target)} for about {about}"
    return f"draws out a defense and keeps {kept}" if kept else "draws out a defense"


def _defense(g: Match, option: int, seat: int) -> str:
    combat = g.combat
    assert combat is not None
    mine = combat.defense.fighter
    name, health = fighter_name(g, mine), g.health[mine]
    if option == NO_CARD and health <= 2:
        return f"saves the cards for somebody with more to lose than {name}"
    if option == NO_CARD:
        return f"{name} can bear it with {health} health; the cards stay in hand"
    card = card_of(g, seat, option)
    if health <= 5:
        return f"guards {name}, who has only {health} health left"
    return f"takes {card.value} off the blow against {name}"
