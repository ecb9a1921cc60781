"""Why an option is good in Unmatched, in the game's own words; from a position in which everything unseen was dealt anew."""

from __future__ import annotations

from parlour.engine.counting import counted
from parlour.games.unmatched.bits import BIT, NO_CARD, cards, copies, size, spaces
from parlour.games.unmatched.card_choices import (
    CardChoice,
    DiscardAnyNumber,
    DrawUpTo,
    KeepOne,
    MakeOpponentDiscard,
    OpponentMayDiscard,
    PutOnDeckTop,
    PutUnderDeck,
)
from parlour.games.unmatched.choices import (
    ALL_FIGHTERS,
    IN_THIS_COMBAT,
    STAY,
    ChooseFighter,
    ChooseOne,
    ChooseOpponent,
    May,
    Move,
    NameNumber,
    Place,
)
from parlour.games.unmatched.combat import LAY_ATTACK, LAY_DEFENSE
from parlour.games.unmatched.content import ATTACK, DEFENSE, SCHEME, Card
from parlour.games.unmatched.effects import fighter
from parlour.games.unmatched.fog import FogChoice, FollowFog
from parlour.games.unmatched.heroes.dracula import Bloodthirsty, ReplaceAttackCard, ReturnSister
from parlour.games.unmatched.heroes.sherlock_holmes import DiscardMatching
from parlour.games.unmatched.state import FOG_TOKENS, Match
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
from parlour.games.unmatched.words import card_of, fighter_name, player_name

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
    if asker is HAND_LIMIT:
        kept = _best_defense(g, seat, without=option)
        return f"keeps {kept}" if kept else ""
    return _text(g, option, seat)


def _text(g: Match, option: int, seat: int) -> str:
    """Return why a seat would answer like that what the text of a card or a hero asks."""
    asker = g.asker
    if isinstance(asker, (Move, Place)):
        goes = fighter(g, g.ask_me, asker.whom)
        space = g.where[goes] if option == STAY else option
        return _goes(g, goes, space) if goes >> 2 == seat else _sends(g, goes, space, seat)
    if isinstance(asker, ReturnSister):
        return _goes(g, asker.sister(g, seat), option)
    if isinstance(asker, FogChoice):
        return _goes(g, 4 * seat, option & 63) if isinstance(asker, FollowFog) else _fog(g, option, seat)
    if isinstance(asker, CardChoice):
        return _card(g, option, asker)
    return _question(g, option, seat)


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
    return f"keeps {name} close to {fighter_name(g, 4 * seat)}" if who & 3 else f"{name} waits here"


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


def _card(g: Match, option: int, asker: CardChoice) -> str:
    """Return why one card is discarded, kept or put back rather than another."""
    owner = asker.owner(g, g.ask_me)
    if option == NO_CARD:
        return "lets the fog move and keeps the cards" if isinstance(asker, OpponentMayDiscard) else "keeps the cards for later"
    card = card_of(g, owner, option)
    if isinstance(asker, DiscardAnyNumber):
        return f"+{asker.each} now is worth more than {card.name} later"
    if isinstance(asker, OpponentMayDiscard):
        return f"{card.name} is a small price for keeping the fog where it is"
    if isinstance(asker, MakeOpponentDiscard):
        return f"{player_name(g, owner)} would have {_use(card)}"
    if isinstance(asker, DiscardMatching):
        return f"costs {card.boost} health; {card.name} can be spared"
    if isinstance(asker, ReplaceAttackCard):
        return f"{card.name} strikes with {card.value}"
    if isinstance(asker, KeepOne):
        return f"{card.name}: {_use(card)}"
    if isinstance(asker, PutOnDeckTop):
        return f"{card.name} comes back with the next draws"
    return f"{card.name} can wait" if isinstance(asker, PutUnderDeck) else ""


def _use(card: Card) -> str:
    """Return what a card is good for."""
    if card.type == SCHEME:
        return f"{card.name}, a scheme" if card.boost < 3 else f"{card.name}, a scheme or a boost of {card.boost}"
    if card.type == ATTACK:
        return f"{card.value} to strike with"
    return f"{card.value} to defend with" if card.type == DEFENSE else f"{card.value} to strike or defend with"


# What texts ask.


def _question(g: Match, option: int, seat: int) -> str:
    asker = g.asker
    if isinstance(asker, Bloodthirsty):
        return _bite(g, option, seat)
    if isinstance(asker, ChooseFighter):
        return _whom(g, option, seat, asker.among)
    if isinstance(asker, ChooseOpponent):
        return f"{player_name(g, option)} has {g.health[4 * option]} health left and {counted(size(g.hand[option]), 'card')}"
    if isinstance(asker, NameNumber):
        return _number(g, option, seat)
    if isinstance(asker, DrawUpTo):
        left = len(g.deck[seat])
        if not option:
            return f"leaves the {counted(left, 'card')} of the deck in place" if left else "the deck is empty: a draw would hurt"
        return f"the best of {option}; the deck has {left}" if option <= left else "the deck does not hold so many, and that hurts"
    if isinstance(asker, ChooseOne):
        return "brings him onto fog, where his cards defend 1 higher" if option == 0 else "brings fog where it is needed"
    if isinstance(asker, May):
        return _form(g, option, seat) if g.combat is None else _deduction(g, option, seat)
    return ""


def _bite(g: Match, option: int, seat: int) -> str:
    if option < 0:
        return "spares whoever stands next to him" if g.deck[seat] else "the deck is empty: a draw would hurt"
    if not g.deck[seat]:
        return "does it although the deck is empty"
    name, health = fighter_name(g, option), g.health[option]
    if g.setup.sides[option >> 2] == g.setup.sides[seat]:
        return f"a card is worth more than {name} now"
    return f"fells {name} and draws a card" if health == 1 else f"hurts {name} and draws a card"


def _whom(g: Match, option: int, seat: int, among: int) -> str:
    name, health = fighter_name(g, option), g.health[option]
    friend = g.setup.sides[option >> 2] == g.setup.sides[seat]
    if among == IN_THIS_COMBAT:
        return f"lets {name} step back or follow" if friend else f"drives {name} away or closer"
    if friend:
        return f"brings {name} to a better place" if among == ALL_FIGHTERS else f"{name} can bear it with {health} health"
    return f"draws {name} towards the Sisters" if among == ALL_FIGHTERS else f"hits {name}, who has {health} health left"


def _number(g: Match, option: int, seat: int) -> str:
    """Say how many of the cards that may be meant show the number: those in deck and hand, for nobody knows which is where."""
    combat = g.combat
    other = g.opponent if combat is None else combat.attack.player
    hero = g.setup.heroes[other]
    usable = hero.fighting if combat is None else hero.attacks[g.role(combat.attack.fighter)]
    known = g.seen[seat * g.players + other]
    sure = sum(hero.value[card] == option for card in cards(known & usable))
    if sure and combat is None:
        return f"{player_name(g, other)} holds {sure} of them for sure"
    pool = [*g.deck[other], *cards(g.hand[other])]
    if combat is not None:
        pool.append(combat.attack.card)
    fitting = [hero.value[card] for card in pool if usable >> (2 * card) & 1]
    if len(fitting) == 1:
        return f"the only card that may be meant {'shows' if fitting[0] == option else 'does not show'} it"
    return f"{fitting.count(option)} of the {len(fitting)} cards that may be meant show it"


def _form(g: Match, option: int, seat: int) -> str:
    hero = g.setup.heroes[seat]
    role = (g.forms >> seat & 1) ^ option
    useful = hero.attacks[role] | hero.defenses[role] | hero.schemes[role]
    fit = sum(useful >> (2 * card) & 1 for card in cards(g.hand[seat]))
    return f"{hero.forms[role]} can use {fit} of the {counted(size(g.hand[seat]), 'card')} in hand" if hero.forms else ""


def _deduction(g: Match, option: int, seat: int) -> str:
    assert g.combat is not None
    theirs = g.combat.theirs(seat)
    boost = g.setup.heroes[theirs.player].boost[theirs.card]
    return f"makes {boost} of their {theirs.printed}" if option else f"{theirs.printed} suits better than a BOOST of {boost}"


# Fog, and other people's fighters.


def _fog(g: Match, option: int, seat: int) -> str:
    if option < 0:
        return "the fog lies well as it is"
    owner, space = (option >> 6) // FOG_TOKENS, option & 63
    hero, before = g.where[4 * owner], g.fog[option >> 6]
    name = fighter_name(g, 4 * owner)
    if before == space:
        return "the fog lies well as it is"
    if space == hero:
        return f"puts fog under {name}"
    if before == hero:
        return f"takes the fog away from {name}"
    foes = [foe for foe in _foes(g, owner) if g.where[foe] == space]
    if foes:
        return f"puts fog under {fighter_name(g, foes[0])}"
    close = [foe for foe in _foes(g, owner) if g.board.near[space] >> g.where[foe] & 1]
    if close:
        return f"opens a way for {name} to {fighter_name(g, close[0])}"
    return f"gives {name} a way out" if owner == seat else f"leaves {name} less to hide in"


def _sends(g: Match, who: int, space: int, seat: int) -> str:
    """Return why somebody else's fighter is moved there."""
    name, mine = fighter_name(g, who), 4 * seat
    if g.setup.sides[who >> 2] == g.setup.sides[seat]:
        return f"brings {name} to a better place"
    if g.where[mine] < 0:
        return f"moves {name} where it does less harm"
    after = g.clone()
    after.put(who, space)
    if _strikes(g, mine, g.where[mine]) >> space & 1:
        return f"keeps {name} within striking distance"
    if not _threatens(after, who) >> g.where[mine] & 1:
        return f"sends {name} out of reach of {fighter_name(g, mine)}"
    return f"moves {name} where it does less harm"
