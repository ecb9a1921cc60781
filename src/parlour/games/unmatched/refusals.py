"""Why not? The numbered rule that forbids what a player wanted, and what would make it legal."""

from __future__ import annotations

from parlour.engine.counting import counted
from parlour.engine.kernel import Choice
from parlour.engine.title import Refusal
from parlour.games.unmatched.bits import copies
from parlour.games.unmatched.card_choices import CardChoice
from parlour.games.unmatched.choices import ChooseOpponent, FighterChoice, Move, NameNumber, Place, SpaceChoice
from parlour.games.unmatched.combat import LayAttack, LayDefense
from parlour.games.unmatched.content import ANY, ATTACK, DEFENSE, FORM_1, FORM_2, ROLES, SCHEME, SIDEKICK, TYPE_NAMES, Card
from parlour.games.unmatched.effects import fighter as concerned
from parlour.games.unmatched.fog import FogChoice, all_fog
from parlour.games.unmatched.state import OFF, Match
from parlour.games.unmatched.turn import TAKE_ACTION, Boost, MoveFighters, PlaceSidekick, TakeAction
from parlour.games.unmatched.words import card_of, fighter_name, player_name, space_id

_ACTIONS = ("maneuver", "scheme", "attack")


def why_not(g: Match, key: str, seat: int) -> Refusal:
    """Explain why a key is not among a seat's options, from what that seat may know."""
    who = g.who()
    asker = g.asker
    if seat != who:
        # In the turn of somebody else everything waits for that; within one's own it waits for the question.
        rule = "U-16" if g.turns and seat != g.turn else _rule(g)
        return Refusal(rule, f"Not now: {player_name(g, who)} {asker.waiting(g, g.ask_me, g.ask_it)}.")
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


def _place(g: Match, key: str, nouns: list[str], me: int) -> Refusal:
    """Somebody goes somewhere."""
    asker: Choice = g.asker
    if not isinstance(asker, (SpaceChoice, PlaceSidekick)):
        return _other(g, key)
    verb, goes, _ = _open_keys(g)[0].split(":")
    if key.partition(":")[0] != verb:
        return _other(g, key)
    if nouns[0] != goes:
        return Refusal(_rule(g), f"It is not {nouns[0]!r} that goes somewhere now: {asker.prompt(g, g.ask_me, g.ask_it)}")
    return _space(g, asker, nouns[1], me) if isinstance(asker, SpaceChoice) else _free_space(g, nouns[1])


def _answer(g: Match, verb: str, noun: str, me: int) -> Refusal:
    """One word was asked for: a fighter, an opponent, a number."""
    asker: Choice = g.asker
    if isinstance(asker, FighterChoice) and verb == asker.verb:
        return _fighter(g, noun)
    if isinstance(asker, ChooseOpponent) and verb == "opponent":
        return _opponent(g, noun, me)
    if isinstance(asker, NameNumber) and verb == "number":
        return Refusal("Q-18", "Say a number from 0 to 9.")
    return _other(g, f"{verb}:{noun}")


def _rule(g: Match) -> str:
    """Return the rule of the open question."""
    asker: Choice = g.asker
    return "U-18" if isinstance(asker, TakeAction) else asker.rule(g, g.ask_me, g.ask_it, g.options[0])


def _other(g: Match, key: str) -> Refusal:
    """The key has nothing to do with the open question."""
    asker: Choice = g.asker
    examples = ", ".join(_open_keys(g)[:3])
    more = " …" if len(g.options) > 3 else ""
    return Refusal(_rule(g), f"{key!r} does not answer the question: {asker.prompt(g, g.ask_me, g.ask_it)} (say {examples}{more})")


# Actions.


def _action(g: Match, verb: str, nouns: list[str], me: int) -> Refusal:
    if verb == "scheme":
        return _scheme(g, nouns, me) if nouns else _no_scheme(g)
    if verb == "attack":
        return _attack(g, nouns[0], nouns[1], me) if len(nouns) == 2 else _no_attack(g, me)
    if verb in ("move", "boost"):
        return Refusal("U-25", "Choose the maneuver first: it draws a card, then you may boost and move.")
    if verb == "defend":
        return Refusal("U-45", "You defend only when one of your fighters is attacked.")
    if verb in ("pass", "done", "skip", "none"):
        return Refusal("U-17", f"No action may be skipped: take {_listed(_ACTIONS)}.")
    return Refusal("U-18", f"Now choose an action: {_listed(_ACTIONS)}.")


def _listed(words: tuple[str, ...]) -> str:
    return f"{', '.join(words[:-1])} or {words[-1]}"


def _own_card(g: Match, name: str, me: int, rule: str) -> tuple[int, Card] | Refusal:
    """Find a card in the seat's own hand."""
    hero = g.setup.heroes[me]
    if name not in hero.number:
        return Refusal(rule, f"{hero.name}'s deck has no card {name!r}.")
    card = hero.number[name]
    printed = hero.cards[card]
    if not copies(g.hand[me], card):
        return Refusal(rule, f"{printed.name} is not in your hand.")
    return card, printed


def _scheme(g: Match, nouns: list[str], me: int) -> Refusal:
    found = _own_card(g, nouns[0], me, "U-20")
    if isinstance(found, Refusal):
        return found
    _, printed = found
    if printed.type != SCHEME:
        return Refusal("U-20", f"{printed.name} is not a scheme but {_a(TYPE_NAMES[printed.type])} card: it is used in combat.")
    if len(nouns) > 1:
        user = _named_fighter(g, nouns[1])
        if isinstance(user, Refusal):
            return user
        if user >> 2 != me:
            return Refusal("U-40", f"{fighter_name(g, user)} is not yours.")
        if g.where[user] != OFF:
            return _banner(g, printed, user)
        return Refusal("U-42", f"{fighter_name(g, user)} is not on the board, so it cannot use {printed.name}.")
    ready = [key for key in _open_keys(g) if key.startswith(f"scheme:{printed.id}:")]
    if ready:
        return Refusal("U-40", f"Name the fighter that uses {printed.name}: {' or '.join(ready)}.")
    return _nobody_uses(g, printed, me)


def _no_scheme(g: Match) -> Refusal:
    """No scheme was named."""
    ready = [key for key in _open_keys(g) if key.startswith("scheme:")]
    if ready:
        return Refusal("U-40", f"Name the card and the fighter that uses it: {' or '.join(ready)}.")
    return Refusal("U-20", "You hold no scheme that one of your fighters on the board may use.")


def _open_keys(g: Match) -> list[str]:
    asker: Choice = g.asker
    return [asker.key(g, g.ask_me, g.ask_it, option) for option in g.options]


def _nobody_uses(g: Match, printed: Card, me: int) -> Refusal:
    """The card is right, but no fighter of mine may use it now."""
    hero = g.setup.heroes[me]
    if hero.forms and printed.by in (FORM_1, FORM_2):
        form = hero.forms[0 if printed.by == FORM_1 else 1]
        return Refusal("U-130", f"{printed.name} can be played only as {form}; change form first.")
    who = hero.sidekick if printed.by == SIDEKICK else hero.name
    return Refusal("U-42", f"{printed.name} is for {who}, who is not on the board.")


def _banner(g: Match, printed: Card, user: int) -> Refusal:
    """U-6: a fighter on the board whose name the banner does not show."""
    hero = g.setup.heroes[user >> 2]
    if hero.forms and printed.by in (FORM_1, FORM_2):
        return _nobody_uses(g, printed, user >> 2)
    return Refusal("U-6", f"The banner of {printed.name} says {hero.banner_of(printed)}: {fighter_name(g, user)} may not use it.")


def _named_fighter(g: Match, name: str) -> int | Refusal:
    known = g.setup.fighter_ids
    if name not in known or not name:
        ids = [known[f] for f in range(4 * g.players) if f & 3 <= g.setup.heroes[f >> 2].sidekicks]
        return Refusal("U-1", f"No fighter is called {name!r}; there are {', '.join(ids)}.")
    return known.index(name)


def _no_attack(g: Match, me: int) -> Refusal:
    """No attack was named, or not both fighters."""
    ready = [key for key in _open_keys(g) if key.startswith("attack:")]
    if ready:
        return Refusal("U-43", f"Name the fighter that attacks and its target: {' or '.join(ready)}.")
    for attacker in range(4 * me, 4 * me + 4):
        if any(_in_reach(g, attacker, target) for target in g.fighters_on(g.foes_stand(me))):
            return Refusal("U-21", "You hold no attack or versatile card that a fighter with a target in reach may use.")
    return Refusal("U-21", "None of your fighters has an opposing fighter in reach.")


def _in_reach(g: Match, attacker: int, target: int) -> bool:
    """U-43: both are on the board, next to each other or, for a ranged attacker, in one zone."""
    here, there = g.where[attacker], g.where[target]
    if here == OFF or there == OFF:
        return False
    return bool(g.board.near[here] >> there & 1) or (_ranged(g, attacker) and g.board.share_zone(here, there))


def _ranged(g: Match, attacker: int) -> bool:
    hero = g.setup.heroes[attacker >> 2]
    return hero.sidekick_ranged if attacker & 3 else hero.ranged


def _attack(g: Match, name: str, target_name: str, me: int) -> Refusal:
    attacker, target = _named_fighter(g, name), _named_fighter(g, target_name)
    if isinstance(attacker, Refusal):
        return attacker
    if isinstance(target, Refusal):
        return target
    one, other = fighter_name(g, attacker), fighter_name(g, target)
    if attacker >> 2 != me:
        return Refusal("U-43", f"{one} is not yours.")
    if g.where[attacker] == OFF:
        return Refusal("U-59", f"{one} is not on the board.")
    if target >> 2 == me or g.setup.sides[target >> 2] == g.setup.sides[me]:
        return Refusal("U-96" if g.setup.teams else "U-43", f"{other} is on your side; attack an opposing fighter.")
    if g.where[target] == OFF:
        return Refusal("U-59", f"{other} is not on the board.")
    if not _in_reach(g, attacker, target):
        needed = "a space next to it or in one of its zones" if _ranged(g, attacker) else "a space next to it"
        places = f"{other} on {space_id(g, g.where[target])} is out of reach of {one} on {space_id(g, g.where[attacker])}"
        return Refusal("U-43", f"{places}: {needed} is needed.")
    if not TAKE_ACTION.may_attack(g, me, target >> 2):
        return Refusal("U-91", f"{other} is out of bounds: in your first turn attack the next player or one who has had a turn.")
    return Refusal("U-21", f"You hold no attack or versatile card that {one} may use.")


def _fighter(g: Match, name: str) -> Refusal:
    """A fighter the text cannot be about."""
    found = _named_fighter(g, name)
    if isinstance(found, Refusal):
        return found
    if g.where[found] == OFF:
        return Refusal("U-59", f"{fighter_name(g, found)} is not on the board.")
    return Refusal(_rule(g), f"{fighter_name(g, found)} cannot be chosen: {g.asker.prompt(g, g.ask_me, g.ask_it)}")


def _opponent(g: Match, name: str, me: int) -> Refusal:
    """A player who cannot be picked as an opponent."""
    found = _named_fighter(g, name)
    if isinstance(found, Refusal):
        return found
    player = found >> 2
    if player not in g.setup.foes[me]:
        return Refusal("U-76", f"{player_name(g, player)} is not an opponent of yours.")
    if g.dormant(player):
        return Refusal("U-79", f"{player_name(g, player)} has no fighter on the board and cannot be picked.")
    return _other(g, f"opponent:{name}")


# Maneuver.


def _maneuver(g: Match, verb: str, nouns: list[str], me: int) -> Refusal:
    if verb == "boost":
        return Refusal("U-26", "The boost comes before any fighter moves, and only once in a maneuver.")
    if verb in _ACTIONS:
        return Refusal("U-27", "Finish the maneuver first: move your fighters or choose 'done'.")
    if verb != "move" or len(nouns) != 2:
        return _other(g, ":".join([verb, *nouns]))
    mover = _named_fighter(g, nouns[0])
    if isinstance(mover, Refusal):
        return mover
    name = fighter_name(g, mover)
    if mover >> 2 != me:
        return Refusal("U-27", f"In your maneuver you move your own fighters; {name} is not yours.")
    if g.where[mover] == OFF:
        return Refusal("U-59", f"{name} is not on the board.")
    if g.moved >> (mover & 3) & 1:
        return Refusal("U-27", f"{name} has moved already in this maneuver; each fighter moves once.")
    return _too_far(g, mover, nouns[1], g.setup.heroes[me].move + g.boost, "U-29")


def _too_far(g: Match, mover: int, place: str, steps: int, rule: str) -> Refusal:
    """A space a fighter cannot move to: unknown, its own, occupied, too far, or shut off."""
    if place not in g.board.number:
        return Refusal("U-2", f"{g.board.name} has no space {place!r}.")
    name, space, here = fighter_name(g, mover), g.board.number[place], g.where[mover]
    if space == here:
        return Refusal(rule, f"{name} is on {place} already; leave it there instead.")
    if g.taken >> space & 1:
        standing = fighter_name(g, g.fighters_on(1 << space)[0])
        return Refusal(rule, f"{place} is taken by {standing}: a move must end in an empty space.")
    fog = g.fog_of(mover >> 2) if not mover & 3 and g.setup.heroes[mover >> 2].fog else 0
    for distance in range(1, len(g.board.spaces)):
        if g.board.ways.walk(here, distance, 0, fog) >> space & 1:
            if distance > steps:
                return Refusal(rule, f"{place} is {counted(distance, 'space')} away from {name}, who may move {steps}.")
            return Refusal(rule, f"Opposing fighters block the way of {name} to {place} within {counted(steps, 'space')}.")
    return Refusal(rule, f"No way leads from {space_id(g, here)} to {place}.")


# Cards.


def _combat_card(g: Match, asker: LayAttack | LayDefense, name: str, me: int) -> Refusal:
    attacking = isinstance(asker, LayAttack)
    rule = "U-44" if attacking else "U-45"
    if name == "none":
        return Refusal(rule, "An attack needs a card.")
    found = _own_card(g, name, me, rule)
    if isinstance(found, Refusal):
        return found
    _, printed = found
    wanted = ATTACK if attacking else DEFENSE
    if not printed.type & wanted:
        needed = f"{TYPE_NAMES[wanted]} or versatile card"
        return Refusal(rule, f"{printed.name} is {_a(TYPE_NAMES[printed.type])} card; {_a(needed)} is needed here.")
    combat = g.combat
    assert combat is not None
    user = (combat.attack if attacking else combat.defense).fighter
    if printed.by == ANY or printed.by & ROLES[g.role(user)]:
        return _other(g, name)
    return _banner(g, printed, user)


def _a(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def _card(g: Match, asker: CardChoice, name: str) -> Refusal:
    owner = asker.owner(g, g.ask_me)
    rule = _rule(g)
    if name == "none":
        return Refusal(rule, "A card must be chosen here.")
    hero = g.setup.heroes[owner]
    if name not in hero.number:
        return Refusal(rule, f"{hero.name}'s deck has no card {name!r}.")
    printed = card_of(g, owner, hero.number[name])
    if isinstance(asker, Boost) or not copies(g.hand[owner], hero.number[name]):
        return Refusal(rule, f"{printed.name} is not in {'your' if owner == g.who() else 'that'} hand.")
    return Refusal(rule, f"{printed.name} does not fit here: {asker.prompt(g, g.ask_me, g.ask_it)}")


# Spaces and fog.


def _space(g: Match, asker: SpaceChoice, place: str, me: int) -> Refusal:
    rule = _rule(g)
    goes = concerned(g, g.ask_me, asker.whom)
    if isinstance(asker, Move):
        return _too_far(g, goes, place, asker.up_to, "U-29")
    if place == "stay":
        return Refusal(rule, "Staying is not allowed here: no occupied space fits the text.")
    if isinstance(asker, Place) and place in g.board.number:
        space = g.board.number[place]
        if not g.taken >> space & 1 and not asker.fitting(g, me, goes) >> space & 1:
            return Refusal(rule, f"{place} does not fit the text of the card.")
    return _free_space(g, place)


def _free_space(g: Match, place: str) -> Refusal:
    """A space nobody can be put on now: unknown, occupied, or in the wrong zone."""
    if place not in g.board.number:
        return Refusal("U-2", f"{g.board.name} has no space {place!r}.")
    if g.taken >> g.board.number[place] & 1:
        return Refusal("U-73", f"{place} is occupied; choose an empty space.")
    rule = _rule(g)
    if rule in ("U-12", "U-127"):
        return Refusal(rule, f"{place} is not in the zone of {fighter_name(g, 4 * g.who())}.")
    return Refusal(rule, f"{place} does not fit here: {g.asker.prompt(g, g.ask_me, g.ask_it)}")


def _fog(g: Match, nouns: list[str]) -> Refusal:
    rule = _rule(g)
    if nouns in (["stay"], ["done"]):
        return Refusal(rule, "Here a fog token must move.")
    for place in nouns:
        if place not in g.board.number:
            return Refusal("U-2", f"{g.board.name} has no space {place!r}.")
    if len(nouns) == 2 and not all_fog(g) >> g.board.number[nouns[0]] & 1:
        return Refusal(rule, f"There is no fog on {nouns[0]}.")
    if all_fog(g) >> g.board.number[nouns[-1]] & 1:
        return Refusal("U-141", f"There is fog on {nouns[-1]} already: at most one token on a space.")
    if rule == "U-140":
        return Refusal(rule, f"{nouns[-1]} is not a space of his zone without a fighter.")
    return Refusal(rule, f"The fog cannot go to {nouns[-1]}: too far, or the text of the card does not allow it.")
