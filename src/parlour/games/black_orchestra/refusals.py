"""Why not? The numbered rule that forbids what a player wanted, and what would make it legal."""

from __future__ import annotations

from parlour.engine.kernel import Choice
from parlour.engine.title import Refusal
from parlour.games.black_orchestra.actions import TAKE_ACTION, TakeAction, can_deliver
from parlour.games.black_orchestra.attempt import BuildPool, plot_of, targets
from parlour.games.black_orchestra.bits import BIT, KINDS
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.content import ACT, ANYWHERE, AS_ITEM, IN_PRISON, NEXT_SPACE, ONGOING, Card
from parlour.games.black_orchestra.names import (
    ANY_ITEM,
    EXTREME,
    HITLER,
    ITEM_IDS,
    LEADER_IDS,
    LEADER_NAMES,
    MOTIVATED,
    MOTIVATION_IDS,
    OFF,
    STAGES,
    WEAPONS,
)
from parlour.games.black_orchestra.prison import GiveAnswer
from parlour.games.black_orchestra.roll import TakeOutDice
from parlour.games.black_orchestra.spaces import GESTAPO_HQ, TRAIN_STATION
from parlour.games.black_orchestra.state import BONHOEFFER, CANARIS, KORDT, OLBRICHT, TRESCKOW, Orchestra
from parlour.games.black_orchestra.windows import instants
from parlour.games.black_orchestra.words import plural, seat_id, seat_name, space_name


def why_not(g: Orchestra, key: str, seat: int) -> Refusal:
    """Explain why a key is not among a seat's options, from what that seat may know."""
    asker: Choice = g.asker
    who = g.who()
    verb, *nouns = key.split(":")
    if isinstance(asker, TakeAction):
        if verb in ("instant", "use") and nouns and seat != who:
            return _instant(g, nouns[0], seat)
        if seat == who:
            return _action(g, verb, nouns, seat)
    own = [option for option in g.options if g.seat_of(option) == seat]
    if not own:
        # In the turn of somebody else actions wait for that; everything else waits for the question.
        if isinstance(asker, TakeAction) or (verb in _ACTIONS and seat != g.turn):
            rule = "BO-20"
        else:
            rule = "BO-102" if isinstance(asker, GiveAnswer) else asker.rule(g, g.ask_me, g.ask_it, g.options[0])
        return Refusal(rule, f"Not now: {seat_name(g, who)} {asker.waiting(g, g.ask_me, g.ask_it)}.")
    if isinstance(asker, GiveAnswer) and verb == "answer":
        return Refusal("BO-103", "That answer does not stand on your card, or it cannot be applied in full.")
    if isinstance(asker, TakeOutDice) and verb == "roll":
        return Refusal("R16", "You may take out any number of dice, but at least one stays and none can be added.")
    if isinstance(asker, BuildPool) and verb in ("item", "ask"):
        return Refusal(
            "BO-116", "Only items the plot lists help, each once unless the card allows several, from you or others in your space."
        )
    return _other(g, key, own)


_ACTIONS = (
    "move", "dossier", "conspire", "collect", "reveal", "deliver", "release", "give", "take", "use", "plot", "ability", "end",
)  # fmt: skip


def _other(g: Orchestra, key: str, own: list[int]) -> Refusal:
    """The key has nothing to do with the open question."""
    asker: Choice = g.asker
    examples = ", ".join(asker.key(g, g.ask_me, g.ask_it, option) for option in own[:3])
    more = " …" if len(own) > 3 else ""
    prompt = asker.prompt(g, g.ask_me, g.ask_it)
    return Refusal(
        asker.rule(g, g.ask_me, g.ask_it, own[0]), f"{key!r} does not answer the question: {prompt} (say {examples}{more})"
    )


# Actions.


def _action(g: Orchestra, verb: str, nouns: list[str], me: int) -> Refusal:  # noqa: PLR0911 - one line for each action
    open_keys = [TAKE_ACTION.key(g, me, g.ask_it, option) for option in g.options]
    if verb in open_keys:
        return Refusal(TAKE_ACTION.rule(g, me, g.ask_it, g.options[open_keys.index(verb)]), f"Say {verb} and nothing more.")
    if verb == "move" and nouns:
        return _move(g, nouns[0], me)
    if verb == "conspire":
        return _conspire(g, nouns)
    if verb == "collect":
        return _collect(g, me)
    if verb == "reveal":
        return _reveal(g, me)
    if verb == "deliver" and nouns:
        return _deliver(g, nouns[0], me)
    if verb == "dossier":
        return Refusal("R100", "Deck and discard pile are empty: there is no card to draw.")
    if verb == "release":
        return _release(g, me)
    if verb in ("give", "take") and nouns:
        return _transfer(g, verb, nouns[0], me)
    if verb in ("use", "instant") and nouns:
        return _card(g, nouns[0], me)
    if verb == "plot" and nouns:
        return _plot(g, nouns, me)
    if verb == "ability":
        return _ability(g, nouns, me)
    return _no_action(verb)


def _no_action(verb: str) -> Refusal:
    """What was wanted belongs to another moment, or to none."""
    if verb == "discard":
        return Refusal("R80", "Nobody may discard cards or items just because they want to.")
    if verb in ("announce", "roll", "item", "ask"):
        return Refusal("BO-113", "Name a plot of your dossier first: an attempt is an Act action.")
    return Refusal("BO-30", f"Now choose an action: {', '.join(_ACTIONS[:-1])} or {_ACTIONS[-1]}.")


def _move(g: Orchestra, name: str, me: int) -> Refusal:
    board = g.setup.board
    if name == "prison":
        return Refusal("BO-96", "Prison is next to nothing: only arrest and release lead in and out.")
    if name not in board.number:
        return Refusal("BO-47", f"There is no space {name!r}.")
    space = board.number[name]
    if space == g.where[me]:
        return Refusal("BO-47", f"You are in {space_name(g, space)} already.")
    if not board.near[g.where[me]] >> space & 1:
        ends = (space, g.where[me])
        if bool(board.berlin >> space & 1) != bool(board.berlin >> g.where[me] & 1) and TRAIN_STATION not in ends:
            return Refusal("BO-51", "Berlin is entered and left only through the Train Station.")
        return Refusal("BO-47", f"{space_name(g, space)} is not connected to {space_name(g, g.where[me])}.")
    if g.stage >= STAGES and board.closes >> space & 1:
        return Refusal("BO-48", f"{space_name(g, space)} is closed from stage 7 on.")
    return Refusal("BO-48", f"{space_name(g, space)} opens in stage {board.stage[space]}; this is stage {g.stage}.")


def _conspire(g: Orchestra, nouns: list[str]) -> Refusal:
    if g.conspired:
        return Refusal("BO-30", "Conspire is allowed once a turn, and you have conspired.")
    if g.no_conspire:
        return Refusal("BO-25", "You began your turn where Bormann is: no Conspire action this turn.")
    most = min(g.setup.conspire_dice, g.actions, g.dice_in_reach())
    if most < 1:
        return Refusal("R41", "No die is in reach: all are on the dissent track, on a card or held as actions.")
    if not nouns or not nouns[0].isdigit():
        return Refusal("BO-34", f"Say with how many dice, 1 to {most}.")
    return Refusal(
        "R77", f"At most {plural(most, 'die')}: three, not more than your actions left ({g.actions}) and the dice in reach."
    )


def _collect(g: Orchestra, me: int) -> Refusal:
    space = g.where[me]
    if g.tile[space] < 0:
        return Refusal("BO-33", f"No tile lies in {space_name(g, space)}.")
    return Refusal("BO-33", "The tile here is face down: reveal it first.")


def _reveal(g: Orchestra, me: int) -> Refusal:
    space = g.where[me]
    if g.tile[space] < 0:
        return Refusal("R70", f"No face-down tile lies in {space_name(g, space)}.")
    return Refusal("R70", "The tile here is face up already: collect it.")


def _deliver(g: Orchestra, name: str, me: int) -> Refusal:
    space = g.where[me]
    printed = g.setup.board.spaces[space]
    delivery = printed.delivery
    if delivery is None:
        return Refusal("BO-41", f"Nothing can be delivered in {printed.name}.")
    if g.tile[space] >= 0:
        return Refusal("BO-41", f"The tile in {printed.name} still covers the delivery: it must be gone first.")
    if not can_deliver(g, me, delivery, space):
        return Refusal("R44", f"Not now: {delivery.words}")
    kind = ITEM_IDS.index(name) if name in ITEM_IDS else KINDS if name == "concealed_pistol" else -1
    if kind < 0:
        return Refusal("BO-41", f"There is no item {name!r}.")
    counted = WEAPONS if kind == KINDS else kind
    if delivery.item not in (ANY_ITEM, counted):
        return Refusal("BO-41", f"{printed.name} asks for {ITEM_IDS[delivery.item]}.")
    return Refusal("BO-41", f"You have no {name.replace('_', ' ')} on your own sheet.")


def _release(g: Orchestra, me: int) -> Refusal:
    if g.where[me] != GESTAPO_HQ:
        return Refusal("BO-55", "You must be in Gestapo HQ.")
    if PRISON not in g.where:
        return Refusal("R70", "Nobody is in prison.")
    assert g.suspicion[me] == EXTREME
    return Refusal("BO-55", "Not at extreme suspicion.")


def _transfer(g: Orchestra, verb: str, name: str, me: int) -> Refusal:
    if name in ("card", "item"):
        return Refusal("BO-59", f"First say with whom, as in {verb}:NAME; what is handed over comes next.")
    for seat in range(g.setup.seats):
        if seat_id(g, seat) != name:
            continue
        if seat == me:
            return Refusal("BO-59", "A transfer needs another conspirator.")
        if g.where[seat] == PRISON:
            return Refusal("BO-100", f"{seat_name(g, seat)} is in prison: nothing can be handed over.")
        if g.where[seat] != g.where[me]:
            return Refusal("BO-59", f"{seat_name(g, seat)} is not in your space.")
        if g.refused >> seat & 1 and verb == "take":
            return Refusal("R42", f"{seat_name(g, seat)} has refused this turn.")
        return Refusal("R70", "There is nothing to hand over.")
    return Refusal("BO-59", f"No conspirator {name!r} is in this game.")


def _find(g: Orchestra, name: str) -> Card | None:
    plain = name.partition("#")[0]
    return g.setup.content.cards[g.setup.content.card_number[plain]] if plain in g.setup.content.card_number else None


def _holds(g: Orchestra, seat: int, card: Card) -> bool:
    return any(g.dossier[seat] & BIT[card.first + n] for n in range(card.copies))


def _card(g: Orchestra, name: str, me: int) -> Refusal:
    card = _find(g, name)
    if card is None:
        return Refusal("BO-31", f"There is no card {name!r}.")
    if not _holds(g, me, card):
        return Refusal("BO-82", f"{card.name} is not in your dossier.")
    if any(instants(g, me) & BIT[card.first + n] for n in range(card.copies)):
        return Refusal("BO-32", f"{card.name} costs no action: say instant:{card.id}.")
    if card.plot is not None:
        return Refusal("BO-113", f"{card.name} is a plot: attempt it with plot:{card.id}.")
    if card.timing == ONGOING:
        return Refusal("R101", f"{card.name} works by itself while it lies in your dossier.")
    if card.timing == AS_ITEM:
        return Refusal("R35", f"{card.name} counts as an item: it is used in plots, deliveries and discards.")
    if card.timing == IN_PRISON:
        return Refusal("R36", f"{card.name} is used in prison, instead of drawing an interrogation card.")
    if card.timing == ACT:
        return Refusal("R70", f"{card.name} cannot be used now: {card.words}")
    return Refusal("R74", f"{card.name} is used only at its own moment: {card.words}")


def _instant(g: Orchestra, name: str, seat: int) -> Refusal:
    card = _find(g, name)
    if card is None:
        return Refusal("BO-32", f"There is no card {name!r}.")
    if not _holds(g, seat, card):
        return Refusal("BO-82", f"{card.name} is not in your dossier.")
    if g.where[seat] == PRISON:
        return Refusal("BO-97", "In prison you use no effects of cards, instants included.")
    if card.timing == ACT or card.plot is not None:
        return Refusal("BO-31", f"{card.name} is used with an action, in your own turn.")
    return Refusal("R74", f"{card.name} cannot be used at this moment: {card.words}")


def _plot(g: Orchestra, nouns: list[str], me: int) -> Refusal:  # noqa: PLR0911 - one answer for each mistake
    card = _find(g, nouns[0])
    if card is None or card.plot is None:
        return Refusal("BO-110", f"There is no plot {nouns[0]!r}.")
    if not _holds(g, me, card):
        return Refusal("BO-113", f"{card.name} is not in your dossier.")
    if len(nouns) > 1 and nouns[1] not in LEADER_IDS:
        return Refusal("BO-110", f"There is no leader {nouns[1]!r}.")
    target = LEADER_IDS.index(nouns[1]) if len(nouns) > 1 else 0
    if target and not g.setup.lieutenants:
        return Refusal("BO-140", "Deputies are targets only in the variant Trusted Lieutenants.")
    if target not in targets(g):
        return Refusal("R63", f"{LEADER_NAMES[target]} is not in play.")
    if len(nouns) > 1 and target == HITLER:
        return Refusal("BO-113", f"A plot is aimed at Hitler unless it names somebody else: say plot:{card.id}.")
    plot = plot_of(g, card.first)
    if g.motivation[me] < plot.motivation:
        return Refusal(
            "BO-112", f"{card.name} needs {MOTIVATION_IDS[plot.motivation]} motivation; you are {MOTIVATION_IDS[g.motivation[me]]}."
        )
    if plot.distance == ANYWHERE:
        return Refusal("R21", f"{card.name} is attempted right after an event has moved its target, without an action.")
    space = g.leaders[target]
    assert space != OFF
    if not plot.area >> space & 1:
        return Refusal("BO-111", f"{LEADER_NAMES[target]} is in {space_name(g, space)}, which does not fit. {card.words}")
    if plot.distance == NEXT_SPACE:
        return Refusal("R22", f"You must be exactly one connection from {LEADER_NAMES[target]}, who is in {space_name(g, space)}.")
    return Refusal("BO-111", f"You must be where {LEADER_NAMES[target]} is: {space_name(g, space)}.")


_ABILITIES = {
    BONHOEFFER: ["inspire"],
    CANARIS: ["shield"],
    KORDT: ["look"],
    OLBRICHT: ["move_two", "move_another"],
    TRESCKOW: ["take_tile", "reveal_tile"],
}
"""The abilities used with an action, by sheet; the others work by themselves."""


def _ability(g: Orchestra, nouns: list[str], me: int) -> Refusal:
    sheet = g.setup.content.sheets[g.setup.sheets[me]]
    own = _ABILITIES.get(g.setup.sheets[me], [])
    if not own:
        return Refusal("BO-31", f"The special ability of {sheet.surname} is no action: {sheet.words}")
    if not nouns or nouns[0] not in own:
        return Refusal("BO-31", f"{sheet.surname} can do this with an action: {' or '.join(f'ability:{name}' for name in own)}.")
    if g.motivation[me] < MOTIVATED:
        return Refusal("BO-80", f"Special abilities need motivated; you are {MOTIVATION_IDS[g.motivation[me]]}.")
    if not g.able(me):
        return Refusal("R25", "Your special ability is off.")
    if nouns[0] == "reveal_tile" and not g.setup.tresckow_reveal:
        return Refusal("R60", "This table plays without that action of Tresckow's.")
    if g.inspired:
        return Refusal("R109", "Once a turn, and you have used it.")
    return Refusal("R70", f"{sheet.surname} cannot do that now: {sheet.words}")
