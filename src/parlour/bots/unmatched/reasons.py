"""Why an option is good in Unmatched, in the game's own words; from a position in which everything unseen was dealt anew."""

from __future__ import annotations

from parlour.engine.said import Noun, Said
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
from parlour.games.unmatched.content import DEFENSE, SCHEME, TYPE_NAMES, Card
from parlour.games.unmatched.effects import fighter
from parlour.games.unmatched.fog import FogChoice, FollowFog
from parlour.games.unmatched.heroes.dracula import Bloodthirsty, ReplaceAttackCard, ReturnSister
from parlour.games.unmatched.heroes.sherlock_holmes import DiscardMatching
from parlour.games.unmatched.pieces import a_card, a_fighter, a_seat, card_of
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

FEW_CARDS = 5


def reason(g: Match, option: int, seat: int) -> Said | None:
    """Say why a seat would take an option, if there is anything to say."""
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
        return Said("why-keeps", card=kept) if kept else None
    return _text(g, option, seat)


def _text(g: Match, option: int, seat: int) -> Said | None:
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


def _action(g: Match, option: int, seat: int) -> Said | None:
    if option == MANEUVER:
        left = len(g.deck[seat])
        if left == 0:
            return Said("why-move-exhausted")
        if left <= FEW_CARDS:
            return Said("why-draw-last", left=left)
        return Said("why-draw-and-move" if _in_reach(g, seat) else "why-draw-and-approach")
    if option < AN_ATTACK:
        return Said("why-scheme", card=a_card(g, seat, (option - A_SCHEME) >> 2))
    attacker, target = 4 * seat + ((option - AN_ATTACK) >> 4), option & 15
    usable = g.setup.heroes[seat].attacks[g.role(attacker)]
    best = max((g.setup.heroes[seat].value[card] for card in cards(g.hand[seat]) if usable >> (2 * card) & 1), default=0)
    health = g.health[target]
    if best >= health:
        return Said("why-can-fell", target=a_fighter(g, target), health=health)
    return Said("why-strikes", target=a_fighter(g, target), damage=max(best - _usual_defense(g, target), 1))


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


def _goes(g: Match, who: int, space: int) -> Said | None:
    seat = who >> 2
    fighter = a_fighter(g, who)
    before = [foe for foe in _foes(g, seat) if g.where[who] >= 0 and _threatens(g, foe) >> g.where[who] & 1]
    after = g.clone()
    after.put(who, space)
    threats = [foe for foe in _foes(after, seat) if _threatens(after, foe) >> space & 1]
    targets = [foe for foe in _foes(after, seat) if _strikes(after, who, space) >> after.where[foe] & 1]
    escaped = [foe for foe in before if foe not in threats]
    if targets and g.actions and g.turn == seat:
        return Said("why-in-reach", fighter=fighter, target=a_fighter(g, targets[0]))
    if escaped:
        return Said("why-escapes", fighter=fighter, foe=a_fighter(g, escaped[0]))
    if not threats and _foes(g, seat):
        return Said("why-out-of-reach", fighter=fighter)
    if g.setup.heroes[seat].fog and who & 3 == 0 and g.fog_of(seat) >> space & 1:
        return Said("why-hides", fighter=fighter)
    if threats:
        return Said("why-faces", fighter=fighter, foe=a_fighter(g, threats[0]))
    return Said("why-close", fighter=fighter, hero=a_fighter(g, 4 * seat)) if who & 3 else Said("why-waits", fighter=fighter)


def _stays(g: Match, seat: int) -> Said | None:
    hero = 4 * seat
    if g.where[hero] < 0:
        return None
    if not any(_threatens(g, foe) >> g.where[hero] & 1 for foe in _foes(g, seat)):
        return Said("why-safe", fighter=a_fighter(g, hero))
    return Said("why-stands-well", fighter=a_fighter(g, hero))


# What to lay down.


def _boost(g: Match, option: int, seat: int) -> Said | None:
    if option == NO_CARD:
        kept = _best_defense(g, seat)
        return Said("why-keeps-defense", card=kept) if kept else Said("why-keeps-all")
    return Said("why-boost", boost=card_of(g, seat, option).boost, card=a_card(g, seat, option))


def _best_defense(g: Match, seat: int, without: int = NO_CARD) -> Noun | None:
    hero = g.setup.heroes[seat]
    usable = hero.defenses[g.role(4 * seat)]
    best = NO_CARD
    for card in set(cards(g.hand[seat])):
        left = usable >> (2 * card) & 1 and (card != without or copies(g.hand[seat], card) > 1)
        if left and (best == NO_CARD or _guards(hero.cards[card]) > _guards(hero.cards[best])):
            best = card
    return None if best == NO_CARD else a_card(g, seat, best)


def _guards(card: Card) -> tuple[int, bool, str]:
    """Return how well a card defends."""
    return card.value, card.type == DEFENSE, card.id


def _attack(g: Match, option: int, seat: int) -> Said | None:
    combat = g.combat
    assert combat is not None
    target = combat.defense.fighter
    card = card_of(g, seat, option)
    health = g.health[target]
    if card.value >= health:
        return Said("why-enough", number=card.value, target=a_fighter(g, target))
    kept = _best_defense(g, seat, without=option)
    about = max(card.value - _usual_defense(g, target), 0)
    if about:
        return Said("why-strikes", target=a_fighter(g, target), damage=about)
    return Said("why-draws-out-and-keeps", card=kept) if kept else Said("why-draws-out")


def _defense(g: Match, option: int, seat: int) -> Said | None:
    combat = g.combat
    assert combat is not None
    mine = combat.defense.fighter
    fighter, health = a_fighter(g, mine), g.health[mine]
    if option == NO_CARD and health <= 2:
        return Said("why-saves-cards", fighter=fighter)
    if option == NO_CARD:
        return Said("why-bears", fighter=fighter, health=health)
    if health <= 5:
        return Said("why-guards", fighter=fighter, health=health)
    return Said("why-softens", fighter=fighter, number=card_of(g, seat, option).value)


def _card(g: Match, option: int, asker: CardChoice) -> Said | None:
    """Return why one card is discarded, kept or put back rather than another."""
    owner = asker.owner(g, g.ask_me)
    if option == NO_CARD:
        return Said("why-lets-fog" if isinstance(asker, OpponentMayDiscard) else "why-keeps-for-later")
    card, printed = a_card(g, owner, option), card_of(g, owner, option)
    if isinstance(asker, DiscardAnyNumber):
        return Said("why-raise", each=asker.each, card=card)
    if isinstance(asker, OpponentMayDiscard):
        return Said("why-stops-fog", card=card)
    if isinstance(asker, MakeOpponentDiscard):
        return Said("why-they-would-have", seat=a_seat(g, owner), use=_use(g, owner, option))
    if isinstance(asker, DiscardMatching):
        return Said("why-spared", boost=printed.boost, card=card)
    if isinstance(asker, ReplaceAttackCard):
        return Said("why-strikes-with", card=card, number=printed.value)
    if isinstance(asker, KeepOne):
        return Said("why-use", card=card, use=_use(g, owner, option))
    if isinstance(asker, PutOnDeckTop):
        return Said("why-comes-back", card=card)
    return Said("why-can-wait", card=card) if isinstance(asker, PutUnderDeck) else None


def _use(g: Match, owner: int, card: int) -> Said:
    """Return what a card is good for."""
    printed = card_of(g, owner, card)
    use = "boost" if printed.type == SCHEME and printed.boost >= 3 else TYPE_NAMES[printed.type]
    return Said(f"use-{use}", card=a_card(g, owner, card), number=printed.value, boost=printed.boost)


# What texts ask.


def _question(g: Match, option: int, seat: int) -> Said | None:
    asker = g.asker
    if isinstance(asker, Bloodthirsty):
        return _bite(g, option, seat)
    if isinstance(asker, ChooseFighter):
        return _whom(g, option, seat, asker.among)
    if isinstance(asker, ChooseOpponent):
        return Said("why-opponent", seat=a_seat(g, option), health=g.health[4 * option], cards=size(g.hand[option]))
    if isinstance(asker, NameNumber):
        return _number(g, option, seat)
    if isinstance(asker, DrawUpTo):
        return _how_many(len(g.deck[seat]), option)
    if isinstance(asker, ChooseOne):
        return Said("why-brings-fog") if option else Said("why-onto-fog", bonus=g.setup.heroes[seat].fog_bonus)
    if isinstance(asker, May):
        return _form(g, option, seat) if g.combat is None else _deduction(g, option, seat)
    return None


def _how_many(left: int, drawn: int) -> Said:
    if not drawn:
        return Said("why-leaves-deck", left=left) if left else Said("why-empty-deck")
    return Said("why-best-of", drawn=drawn, left=left) if drawn <= left else Said("why-too-many")


def _bite(g: Match, option: int, seat: int) -> Said | None:
    if option < 0:
        return Said("why-spares" if g.deck[seat] else "why-empty-deck")
    if not g.deck[seat]:
        return Said("why-although-empty")
    if g.setup.sides[option >> 2] == g.setup.sides[seat]:
        return Said("why-worth-more", fighter=a_fighter(g, option))
    return Said("why-bite-fells" if g.health[option] == 1 else "why-bite-hurts", fighter=a_fighter(g, option))


def _whom(g: Match, option: int, seat: int, among: int) -> Said | None:
    fighter, health = a_fighter(g, option), g.health[option]
    friend = g.setup.sides[option >> 2] == g.setup.sides[seat]
    if among == IN_THIS_COMBAT:
        return Said("why-follows" if friend else "why-drives", fighter=fighter)
    if among == ALL_FIGHTERS:
        return Said("why-better-place" if friend else "why-to-sisters", fighter=fighter)
    return Said("why-can-bear" if friend else "why-hits", fighter=fighter, health=health)


def _number(g: Match, option: int, seat: int) -> Said | None:
    """Say how many of the cards that may be meant show the number: those in deck and hand, for nobody knows which is where."""
    combat = g.combat
    other = g.opponent if combat is None else combat.attack.player
    hero = g.setup.heroes[other]
    usable = hero.fighting if combat is None else hero.attacks[g.role(combat.attack.fighter)]
    known = g.seen[seat * g.players + other]
    sure = sum(hero.value[card] == option for card in cards(known & usable))
    if sure and combat is None:
        return Said("why-holds", seat=a_seat(g, other), count=sure)
    pool = [*g.deck[other], *cards(g.hand[other])]
    if combat is not None:
        pool.append(combat.attack.card)
    fitting = [hero.value[card] for card in pool if usable >> (2 * card) & 1]
    if len(fitting) == 1:
        return Said("why-only-card" if fitting[0] == option else "why-not-only-card")
    return Said("why-of-cards", count=fitting.count(option), cards=len(fitting))


def _form(g: Match, option: int, seat: int) -> Said | None:
    hero = g.setup.heroes[seat]
    role = (g.forms >> seat & 1) ^ option
    useful = hero.attacks[role] | hero.defenses[role] | hero.schemes[role]
    fit = sum(useful >> (2 * card) & 1 for card in cards(g.hand[seat]))
    return Said("why-form", form=hero.form_nouns[role], count=fit, cards=size(g.hand[seat])) if hero.forms else None


def _deduction(g: Match, option: int, seat: int) -> Said | None:
    assert g.combat is not None
    theirs = g.combat.theirs(seat)
    boost = g.setup.heroes[theirs.player].boost[theirs.card]
    return Said("why-deduces" if option else "why-not-deduces", number=theirs.printed, boost=boost)


# Fog, and other people's fighters.


def _fog(g: Match, option: int, seat: int) -> Said | None:
    if option < 0:
        return Said("why-fog-lies-well")
    owner, space = (option >> 6) // FOG_TOKENS, option & 63
    hero, before = g.where[4 * owner], g.fog[option >> 6]
    fighter = a_fighter(g, 4 * owner)
    if before == space:
        return Said("why-fog-lies-well")
    if space == hero:
        return Said("why-fog-under", fighter=fighter)
    if before == hero:
        return Said("why-fog-away", fighter=fighter)
    foes = [foe for foe in _foes(g, owner) if g.where[foe] == space]
    if foes:
        return Said("why-fog-under", fighter=a_fighter(g, foes[0]))
    close = [foe for foe in _foes(g, owner) if g.board.near[space] >> g.where[foe] & 1]
    if close:
        return Said("why-fog-opens", fighter=fighter, foe=a_fighter(g, close[0]))
    return Said("why-way-out" if owner == seat else "why-less-to-hide", fighter=fighter)


def _sends(g: Match, who: int, space: int, seat: int) -> Said | None:
    """Return why somebody else's fighter is moved there."""
    fighter, mine = a_fighter(g, who), 4 * seat
    if g.setup.sides[who >> 2] == g.setup.sides[seat]:
        return Said("why-better-place", fighter=fighter)
    if g.where[mine] < 0:
        return Said("why-less-harm", fighter=fighter)
    after = g.clone()
    after.put(who, space)
    if _strikes(g, mine, g.where[mine]) >> space & 1:
        return Said("why-keeps-close", fighter=fighter)
    if not _threatens(after, who) >> g.where[mine] & 1:
        return Said("why-sends-away", fighter=fighter, hero=a_fighter(g, mine))
    return Said("why-less-harm", fighter=fighter)
