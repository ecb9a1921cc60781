"""Why not? The numbered rule that forbids what a player wanted, and what would make it legal."""

from __future__ import annotations

from parlour.engine.kernel import Choice
from parlour.engine.said import Said, Value
from parlour.games.unmatched.bits import copies
from parlour.games.unmatched.card_choices import CardChoice
from parlour.games.unmatched.choices import ChooseOpponent, FighterChoice, Move, NameNumber, Place, SpaceChoice
from parlour.games.unmatched.combat import LayAttack, LayDefense
from parlour.games.unmatched.content import ANY, ATTACK, DEFENSE, FORM_1, FORM_2, ROLES, SCHEME, SIDEKICK
from parlour.games.unmatched.effects import fighter as concerned
from parlour.games.unmatched.fog import FogChoice, all_fog
from parlour.games.unmatched.pieces import TYPES, a_card, a_fighter, a_seat, a_space, card_of
from parlour.games.unmatched.state import OFF, Match
from parlour.games.unmatched.turn import TAKE_ACTION, Boost, MoveFighters, PlaceSidekick, TakeAction

_ACTIONS = ("maneuver", "scheme", "attack")
_EXAMPLES = 3


def why_not(g: Match, key: str, seat: int) -> Said:
    """Explain why a key is not among a seat's options, from what that seat may know."""
    who = g.who()
    asker = g.asker
    if seat != who:
        # In the turn of somebody else everything waits for that; within one's own it waits for the question.
        rule = "U-16" if g.turns and seat != g.turn else _rule(g)
        return Said("not-now", rule, seat=a_seat(g, who), waits=asker.waits(g, g.ask_me, g.ask_it))
    verb, *nouns = key.split(":")
    if isinstance(asker, TakeAction):
        return _action(g, verb, nouns, seat)
    if isinstance(asker, MoveFighters):
        return _maneuver(g, verb, nouns, seat)
    if isinstance(asker, CardChoice):
        if verb != asker.verb or len(nouns) != 1:
            return _other(g, key)
        return _combat_card(g, asker, nouns[0], seat) if isinstance(asker, (LayAttack, LayDefense)) else _card(g, asker, nouns[0])
    if isinstance(asker, FogChoice) and verb == "fog" and nouns:
        return _fog(g, nouns)
    if len(nouns) == 2:
        return _place(g, key, nouns, seat)
    if len(nouns) == 1:
        return _answer(g, verb, nouns[0], seat)
    return _other(g, key)


def _place(g: Match, key: str, nouns: list[str], me: int) -> Said:
    """Somebody goes somewhere."""
    asker: Choice = g.asker
    if not isinstance(asker, (SpaceChoice, PlaceSidekick)):
        return _other(g, key)
    open_now = asker.says(g, g.ask_me, g.ask_it, g.options[0])
    if key.partition(":")[0] != open_now.verb:
        return _other(g, key)
    if nouns[0] != open_now.key().split(":")[1]:
        return Said("somebody-else-goes", _rule(g), key=repr(nouns[0]), question=_question(g))
    return _space(g, asker, nouns[1], me) if isinstance(asker, SpaceChoice) else _free_space(g, nouns[1])


def _answer(g: Match, verb: str, noun: str, me: int) -> Said:
    """One word was asked for: a fighter, an opponent, a number."""
    asker: Choice = g.asker
    if isinstance(asker, FighterChoice) and verb == asker.verb:
        return _fighter(g, noun)
    if isinstance(asker, ChooseOpponent) and verb == "opponent":
        return _opponent(g, noun, me)
    if isinstance(asker, NameNumber) and verb == "number":
        return Said("say-a-number", "Q-18")
    return _other(g, f"{verb}:{noun}")


def _question(g: Match) -> Said:
    """Return the open question."""
    asker: Choice = g.asker
    return asker.asks(g, g.ask_me, g.ask_it)


def _rule(g: Match) -> str:
    """Return the rule of the open question."""
    return _question(g).rule


def _other(g: Match, key: str) -> Said:
    """The key has nothing to do with the open question."""
    keys = _open_keys(g)
    examples: list[Value] = [*keys[:_EXAMPLES]]
    return Said("another-question", _rule(g), key=repr(key), question=_question(g), keys=examples, more=len(keys[_EXAMPLES:]))


# Actions.


def _action(g: Match, verb: str, nouns: list[str], me: int) -> Said:
    if verb == "scheme":
        return _scheme(g, nouns, me) if nouns else _no_scheme(g)
    if verb == "attack":
        return _attack(g, nouns[0], nouns[1], me) if len(nouns) == 2 else _no_attack(g, me)
    if verb in ("move", "boost"):
        return Said("maneuver-first", "U-25")
    if verb == "defend":
        return Said("nobody-attacks", "U-45")
    if verb in ("pass", "done", "skip", "none"):
        return Said("no-skipping", "U-17")
    return Said("choose-an-action", "U-18")


def _own_card(g: Match, name: str, me: int, rule: str) -> int | Said:
    """Find a card in the seat's own hand."""
    hero = g.setup.heroes[me]
    if name not in hero.number:
        return Said("no-such-card", rule, hero=hero.noun, key=repr(name))
    card = hero.number[name]
    if not copies(g.hand[me], card):
        return Said("not-in-your-hand", rule, card=a_card(g, me, card))
    return card


def _scheme(g: Match, nouns: list[str], me: int) -> Said:
    card = _own_card(g, nouns[0], me, "U-20")
    if isinstance(card, Said):
        return card
    printed, named = card_of(g, me, card), a_card(g, me, card)
    if printed.type != SCHEME:
        return Said("not-a-scheme", "U-20", card=named, type=TYPES[printed.type])
    if len(nouns) > 1:
        user = _named_fighter(g, nouns[1])
        if isinstance(user, Said):
            return user
        if user >> 2 != me:
            return Said("not-yours", "U-40", fighter=a_fighter(g, user))
        if g.where[user] != OFF:
            return _banner(g, card, user)
        return Said("off-board-user", "U-42", fighter=a_fighter(g, user), card=named)
    ready = _open_keys(g, f"scheme:{printed.id}:")
    if ready:
        return Said("name-the-user", "U-40", card=named, keys=ready)
    return _nobody_uses(g, card, me)


def _no_scheme(g: Match) -> Said:
    """No scheme was named."""
    ready = _open_keys(g, "scheme:")
    return Said("name-the-scheme", "U-40", keys=ready) if ready else Said("no-scheme", "U-20")


def _open_keys(g: Match, start: str = "") -> list[Value]:
    asker: Choice = g.asker
    keys = [asker.key(g, g.ask_me, g.ask_it, option) for option in g.options]
    return [key for key in keys if key.startswith(start)]


def _nobody_uses(g: Match, card: int, me: int) -> Said:
    """The card is right, but no fighter of mine may use it now."""
    hero, by = g.setup.heroes[me], card_of(g, me, card).by
    if hero.forms and by in (FORM_1, FORM_2):
        return Said("other-form", "U-130", card=a_card(g, me, card), form=hero.form_nouns[0 if by == FORM_1 else 1])
    who = hero.sidekick_noun if by == SIDEKICK else hero.noun
    return Said("user-off-board", "U-42", card=a_card(g, me, card), who=who)


def _banner(g: Match, card: int, user: int) -> Said:
    """U-6: a fighter on the board whose name the banner does not show."""
    player = user >> 2
    hero, printed = g.setup.heroes[player], card_of(g, player, card)
    if hero.forms and printed.by in (FORM_1, FORM_2):
        return _nobody_uses(g, card, player)
    return Said("banner", "U-6", card=a_card(g, player, card), banner=hero.banner_of(printed), fighter=a_fighter(g, user))


def _named_fighter(g: Match, name: str) -> int | Said:
    known = g.setup.fighter_ids
    if name not in known or not name:
        ids: list[Value] = [known[f] for f in range(4 * g.players) if f & 3 <= g.setup.heroes[f >> 2].sidekicks]
        return Said("no-such-fighter", "U-1", key=repr(name), ids=ids)
    return known.index(name)


def _no_attack(g: Match, me: int) -> Said:
    """No attack was named, or not both fighters."""
    ready = _open_keys(g, "attack:")
    if ready:
        return Said("name-the-attack", "U-43", keys=ready)
    for attacker in range(4 * me, 4 * me + 4):
        if any(_in_reach(g, attacker, target) for target in g.fighters_on(g.foes_stand(me))):
            return Said("no-attack-card-at-all", "U-21")
    return Said("nobody-in-reach", "U-21")


def _in_reach(g: Match, attacker: int, target: int) -> bool:
    """U-43: both are on the board, next to each other or, for a ranged attacker, in one zone."""
    here, there = g.where[attacker], g.where[target]
    if here == OFF or there == OFF:
        return False
    return bool(g.board.near[here] >> there & 1) or (_ranged(g, attacker) and g.board.share_zone(here, there))


def _ranged(g: Match, attacker: int) -> bool:
    hero = g.setup.heroes[attacker >> 2]
    return hero.sidekick_ranged if attacker & 3 else hero.ranged


def _attack(g: Match, name: str, target_name: str, me: int) -> Said:
    attacker, target = _named_fighter(g, name), _named_fighter(g, target_name)
    if isinstance(attacker, Said):
        return attacker
    if isinstance(target, Said):
        return target
    one, other = a_fighter(g, attacker), a_fighter(g, target)
    if attacker >> 2 != me:
        return Said("not-yours", "U-43", fighter=one)
    if g.where[attacker] == OFF:
        return Said("off-board", "U-59", fighter=one)
    if target >> 2 == me or g.setup.sides[target >> 2] == g.setup.sides[me]:
        return Said("your-side", "U-96" if g.setup.teams else "U-43", fighter=other)
    if g.where[target] == OFF:
        return Said("off-board", "U-59", fighter=other)
    if not _in_reach(g, attacker, target):
        reach = "ranged" if _ranged(g, attacker) else "melee"
        here, there = a_space(g, g.where[attacker]), a_space(g, g.where[target])
        return Said("out-of-reach", "U-43", fighter=one, on=here, target=other, there=there, reach=reach)
    if not TAKE_ACTION.may_attack(g, me, target >> 2):
        return Said("first-turn", "U-91", fighter=other)
    return Said("no-attack-card", "U-21", fighter=one)


def _fighter(g: Match, name: str) -> Said:
    """A fighter the text cannot be about."""
    found = _named_fighter(g, name)
    if isinstance(found, Said):
        return found
    if g.where[found] == OFF:
        return Said("off-board", "U-59", fighter=a_fighter(g, found))
    return Said("cannot-be-chosen", _rule(g), fighter=a_fighter(g, found), question=_question(g))


def _opponent(g: Match, name: str, me: int) -> Said:
    """A player who cannot be picked as an opponent."""
    found = _named_fighter(g, name)
    if isinstance(found, Said):
        return found
    player = found >> 2
    if player not in g.setup.foes[me]:
        return Said("no-opponent", "U-76", seat=a_seat(g, player))
    if g.dormant(player):
        return Said("dormant", "U-79", seat=a_seat(g, player))
    return _other(g, f"opponent:{name}")


# Maneuver.


def _maneuver(g: Match, verb: str, nouns: list[str], me: int) -> Said:
    if verb == "boost":
        return Said("boost-first", "U-26")
    if verb in _ACTIONS:
        return Said("finish-maneuver", "U-27")
    if verb != "move" or len(nouns) != 2:
        return _other(g, ":".join([verb, *nouns]))
    mover = _named_fighter(g, nouns[0])
    if isinstance(mover, Said):
        return mover
    fighter = a_fighter(g, mover)
    if mover >> 2 != me:
        return Said("move-your-own", "U-27", fighter=fighter)
    if g.where[mover] == OFF:
        return Said("off-board", "U-59", fighter=fighter)
    if g.moved >> (mover & 3) & 1:
        return Said("moved-already", "U-27", fighter=fighter)
    return _too_far(g, mover, nouns[1], g.setup.heroes[me].move + g.boost, "U-29")


def _too_far(g: Match, mover: int, place: str, steps: int, rule: str) -> Said:
    """A space a fighter cannot move to: unknown, its own, occupied, too far, or shut off."""
    if place not in g.board.number:
        return _no_such_space(g, place)
    fighter, space, here = a_fighter(g, mover), g.board.number[place], g.where[mover]
    there = a_space(g, space)
    if space == here:
        return Said("there-already", rule, fighter=fighter, to=there)
    if g.taken >> space & 1:
        return Said("space-taken", rule, fighter=a_fighter(g, g.fighters_on(1 << space)[0]), to=there)
    fog = g.fog_of(mover >> 2) if not mover & 3 and g.setup.heroes[mover >> 2].fog else 0
    for distance in range(1, len(g.board.spaces)):
        if g.board.ways.walk(here, distance, 0, fog) >> space & 1:
            if distance > steps:
                return Said("too-far", rule, fighter=fighter, to=there, distance=distance, steps=steps)
            return Said("blocked", rule, fighter=fighter, to=there, steps=steps)
    return Said("no-way", rule, start=a_space(g, here), to=there)


def _no_such_space(g: Match, place: str) -> Said:
    return Said("no-such-space", "U-2", board=g.board.noun, key=repr(place))


# Cards.


def _combat_card(g: Match, asker: LayAttack | LayDefense, name: str, me: int) -> Said:
    attacking = isinstance(asker, LayAttack)
    rule = "U-44" if attacking else "U-45"
    if name == "none":
        return Said("attack-needs-card", rule)
    card = _own_card(g, name, me, rule)
    if isinstance(card, Said):
        return card
    printed = card_of(g, me, card)
    wanted = ATTACK if attacking else DEFENSE
    if not printed.type & wanted:
        return Said("wrong-type", rule, card=a_card(g, me, card), type=TYPES[printed.type], wanted=TYPES[wanted])
    combat = g.combat
    assert combat is not None
    user = (combat.attack if attacking else combat.defense).fighter
    if printed.by == ANY or printed.by & ROLES[g.role(user)]:
        return _other(g, name)
    return _banner(g, card, user)


def _card(g: Match, asker: CardChoice, name: str) -> Said:
    owner = asker.owner(g, g.ask_me)
    rule = _rule(g)
    if name == "none":
        return Said("card-needed", rule)
    hero = g.setup.heroes[owner]
    if name not in hero.number:
        return Said("no-such-card", rule, hero=hero.noun, key=repr(name))
    card = a_card(g, owner, hero.number[name])
    if isinstance(asker, Boost) or not copies(g.hand[owner], hero.number[name]):
        return Said("not-in-your-hand" if owner == g.who() else "not-in-that-hand", rule, card=card)
    return Said("card-unfit", rule, card=card, question=_question(g))


# Spaces and fog.


def _space(g: Match, asker: SpaceChoice, place: str, me: int) -> Said:
    rule = _rule(g)
    goes = concerned(g, g.ask_me, asker.whom)
    if isinstance(asker, Move):
        return _too_far(g, goes, place, asker.up_to, "U-29")
    if place == "stay":
        return Said("no-staying", rule)
    if isinstance(asker, Place) and place in g.board.number:
        space = g.board.number[place]
        if not g.taken >> space & 1 and not asker.fitting(g, me, goes) >> space & 1:
            return Said("space-unfit", rule, to=a_space(g, space))
    return _free_space(g, place)


def _free_space(g: Match, place: str) -> Said:
    """A space nobody can be put on now: unknown, occupied, or in the wrong zone."""
    if place not in g.board.number:
        return _no_such_space(g, place)
    space = g.board.number[place]
    if g.taken >> space & 1:
        return Said("occupied", "U-73", to=a_space(g, space))
    rule = _rule(g)
    if rule in ("U-12", "U-127"):
        return Said("other-zone", rule, to=a_space(g, space), fighter=a_fighter(g, 4 * g.who()))
    return Said("place-unfit", rule, to=a_space(g, space), question=_question(g))


def _fog(g: Match, nouns: list[str]) -> Said:
    rule = _rule(g)
    if nouns in (["stay"], ["done"]):
        return Said("fog-must-move", rule)
    for place in nouns:
        if place not in g.board.number:
            return _no_such_space(g, place)
    first, last = g.board.number[nouns[0]], g.board.number[nouns[-1]]
    if len(nouns) == 2 and not all_fog(g) >> first & 1:
        return Said("no-fog-there", rule, to=a_space(g, first))
    if all_fog(g) >> last & 1:
        return Said("fog-there", "U-141", to=a_space(g, last))
    return Said("fog-zone" if rule == "U-140" else "fog-too-far", rule, to=a_space(g, last))
