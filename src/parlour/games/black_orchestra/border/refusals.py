"""Why not? The numbered rule that forbids what a player wanted, and what would make it legal."""

from __future__ import annotations

from parlour.engine.kernel import Choice
from parlour.engine.said import Said
from parlour.games.black_orchestra.bits import BIT, KINDS
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.cards.content import ACT, ANYWHERE, AS_ITEM, IN_PRISON, NEXT_SPACE, ONGOING, Card
from parlour.games.black_orchestra.cards.spaces import GESTAPO_HQ, TRAIN_STATION
from parlour.games.black_orchestra.names import (
    ANY_ITEM,
    EXTREME,
    HITLER,
    ITEM_IDS,
    LEADER_IDS,
    MOTIVATED,
    OFF,
    STAGES,
    WEAPONS,
)
from parlour.games.black_orchestra.nouns import ITEM, LEADER, MOTIVATIONS
from parlour.games.black_orchestra.pieces import a_conspirator, a_space, seat_id, sheet_of
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn.actions import ABILITY_IDS, ABILITY_OF, TAKE_ACTION, TakeAction, can_deliver
from parlour.games.black_orchestra.turn.attempt import BuildPool, plot_of, targets
from parlour.games.black_orchestra.turn.prison import GiveAnswer
from parlour.games.black_orchestra.turn.roll import TakeOutDice
from parlour.games.black_orchestra.turn.windows import instants


def why_not(g: Orchestra, key: str, seat: int) -> Said:
    """Explain why a key is not among a seat's options, from what that seat may know."""
    asker: Choice = g.asker
    who = g.who()
    verb, *nouns = key.split(":")
    if isinstance(asker, TakeAction):
        if verb in ("instant", "use") and nouns and seat != who:
            return _instant(g, nouns[0], seat)
        if seat == who:
            return _action(g, verb, nouns, seat)
    own = g.options_of(seat)
    if not own:
        # In the turn of somebody else actions wait for that; everything else waits for the question.
        if isinstance(asker, TakeAction) or (verb in _ACTIONS and seat != g.turn):
            rule = "BO-20"
        else:
            rule = "BO-102" if isinstance(asker, GiveAnswer) else asker.says(g, g.ask_me, g.ask_it, g.options[0]).rule
        return Said("not-now", rule, conspirator=a_conspirator(g, who).name, waits=asker.waits(g, g.ask_me, g.ask_it))
    if isinstance(asker, GiveAnswer) and verb == "answer":
        return Said("no-such-answer", "BO-103")
    if isinstance(asker, TakeOutDice) and verb == "roll":
        return Said("no-such-dice", "R16")
    if isinstance(asker, BuildPool) and verb in ("item", "ask"):
        return Said("item-no-help", "BO-116")
    return _other(g, key, own)


_ACTIONS = (
    "move", "dossier", "conspire", "collect", "reveal", "deliver", "release", "give", "take", "use", "plot", "ability", "end",
)  # fmt: skip


def _other(g: Orchestra, key: str, own: list[int]) -> Said:
    """The key has nothing to do with the open question."""
    asker: Choice = g.asker
    said = [asker.says(g, g.ask_me, g.ask_it, option) for option in own[:3]]
    return Said(
        "another-question",
        said[0].rule,
        key=repr(key),
        question=asker.asks(g, g.ask_me, g.ask_it),
        examples=[one.key() for one in said],
        options=len(own),
    )


# Actions.


def _action(g: Orchestra, verb: str, nouns: list[str], me: int) -> Said:  # noqa: PLR0911 - one line for each action
    for option in g.options:
        said = TAKE_ACTION.says(g, me, g.ask_it, option)
        if said.key() == verb:
            return Said("nothing-more", said.rule, key=verb)
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
        return Said("no-card-left", "R100")
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


def _no_action(verb: str) -> Said:
    """What was wanted belongs to another moment, or to none."""
    if verb == "discard":
        return Said("no-discarding", "R80")
    if verb in ("announce", "roll", "item", "ask"):
        return Said("plot-first", "BO-113")
    return Said("choose-action", "BO-30", actions=list(_ACTIONS))


def _move(g: Orchestra, name: str, me: int) -> Said:
    board = g.setup.board
    if name == "prison":
        return Said("prison-is-apart", "BO-96")
    if name not in board.number:
        return Said("no-such-space", "BO-47", key=repr(name))
    space = board.number[name]
    there = a_space(g, space).name
    if space == g.where[me]:
        return Said("already-there", "BO-47", space=there)
    if not board.near[g.where[me]] >> space & 1:
        ends = (space, g.where[me])
        if bool(board.berlin >> space & 1) != bool(board.berlin >> g.where[me] & 1) and TRAIN_STATION not in ends:
            return Said("by-train-station", "BO-51")
        return Said("not-connected", "BO-47", space=there, start=a_space(g, g.where[me]).name)
    if g.stage >= STAGES and board.closes >> space & 1:
        return Said("closed-now", "BO-48", space=there)
    return Said("opens-later", "BO-48", space=there, opens=board.stage[space], stage=g.stage)


def _conspire(g: Orchestra, nouns: list[str]) -> Said:
    if g.conspired:
        return Said("conspired-already", "BO-30")
    if g.no_conspire:
        return Said("bormann-is-here", "BO-25")
    most = min(g.setup.conspire_dice, g.actions, g.dice_in_reach())
    if most < 1:
        return Said("no-die-in-reach", "R41")
    if not nouns or not nouns[0].isdigit():
        return Said("say-how-many-dice", "BO-34", most=most)
    return Said("too-many-dice", "R77", most=most, actions=g.actions)


def _collect(g: Orchestra, me: int) -> Said:
    space = g.where[me]
    if g.tile[space] < 0:
        return Said("no-tile", "BO-33", space=a_space(g, space).name)
    return Said("reveal-first", "BO-33")


def _reveal(g: Orchestra, me: int) -> Said:
    space = g.where[me]
    if g.tile[space] < 0:
        return Said("no-face-down-tile", "R70", space=a_space(g, space).name)
    return Said("collect-it", "R70")


def _deliver(g: Orchestra, name: str, me: int) -> Said:
    space = g.where[me]
    here = a_space(g, space).name
    delivery = g.setup.board.spaces[space].delivery
    if delivery is None:
        return Said("no-delivery", "BO-41", space=here)
    if g.tile[space] >= 0:
        return Said("delivery-covered", "BO-41", space=here)
    if not can_deliver(g, me, delivery, space):
        return Said("delivery-not-now", "R44", text=delivery.text)
    kind = ITEM_IDS.index(name) if name in ITEM_IDS else KINDS if name == "concealed_pistol" else -1
    if kind < 0:
        return Said("no-such-item", "BO-41", key=repr(name))
    counted = WEAPONS if kind == KINDS else kind
    if delivery.item not in (ANY_ITEM, counted):
        return Said("delivery-asks-for", "BO-41", space=here, item=ITEM[delivery.item].name)
    return Said("item-not-yours", "BO-41", item=ITEM[kind].name)


def _release(g: Orchestra, me: int) -> Said:
    if g.where[me] != GESTAPO_HQ:
        return Said("release-where", "BO-55")
    if PRISON not in g.where:
        return Said("no-prisoner", "R70")
    assert g.suspicion[me] == EXTREME
    return Said("too-suspect", "BO-55")


def _transfer(g: Orchestra, verb: str, name: str, me: int) -> Said:
    if name in ("card", "item"):
        return Said("say-with-whom", "BO-59", key=verb)
    for seat in range(g.setup.seats):
        if seat_id(g, seat) != name:
            continue
        other = a_conspirator(g, seat).name
        if seat == me:
            return Said("transfer-needs-another", "BO-59")
        if g.where[seat] == PRISON:
            return Said("transfer-in-prison", "BO-100", conspirator=other)
        if g.where[seat] != g.where[me]:
            return Said("transfer-elsewhere", "BO-59", conspirator=other)
        if g.refused >> seat & 1 and verb == "take":
            return Said("refused-already", "R42", conspirator=other)
        return Said("nothing-to-hand-over", "R70")
    return Said("no-such-conspirator", "BO-59", key=repr(name))


def _find(g: Orchestra, name: str) -> Card | None:
    plain = name.partition("#")[0]
    return g.setup.content.cards[g.setup.content.card_number[plain]] if plain in g.setup.content.card_number else None


def _holds(g: Orchestra, seat: int, card: Card) -> bool:
    return any(g.dossier[seat] & BIT[card.first + n] for n in range(card.copies))


def _card(g: Orchestra, name: str, me: int) -> Said:
    card = _find(g, name)
    if card is None:
        return Said("no-such-card", "BO-31", key=repr(name))
    if not _holds(g, me, card):
        return Said("not-in-dossier", "BO-82", card=card.piece.name)
    if any(instants(g, me) & BIT[card.first + n] for n in range(card.copies)):
        return Said("say-instant", "BO-32", card=card.piece.name, key=f"instant:{card.id}")
    if card.plot is not None:
        return Said("say-plot", "BO-113", card=card.piece.name, key=f"plot:{card.id}")
    if card.timing == ONGOING:
        return Said("works-by-itself", "R101", card=card.piece.name)
    if card.timing == AS_ITEM:
        return Said("counts-as-item", "R35", card=card.piece.name)
    if card.timing == IN_PRISON:
        return Said("used-in-prison", "R36", card=card.piece.name)
    if card.timing == ACT:
        return Said("card-not-now", "R70", card=card.piece.name, text=card.piece.text)
    return Said("card-at-its-moment", "R74", card=card.piece.name, text=card.piece.text)


def _instant(g: Orchestra, name: str, seat: int) -> Said:
    card = _find(g, name)
    if card is None:
        return Said("no-such-card", "BO-32", key=repr(name))
    if not _holds(g, seat, card):
        return Said("not-in-dossier", "BO-82", card=card.piece.name)
    if g.where[seat] == PRISON:
        return Said("no-cards-in-prison", "BO-97")
    if card.timing == ACT or card.plot is not None:
        return Said("card-in-your-turn", "BO-31", card=card.piece.name)
    return Said("card-not-at-this-moment", "R74", card=card.piece.name, text=card.piece.text)


def _plot(g: Orchestra, nouns: list[str], me: int) -> Said:  # noqa: PLR0911 - one answer for each mistake
    card = _find(g, nouns[0])
    if card is None or card.plot is None:
        return Said("no-such-plot", "BO-110", key=repr(nouns[0]))
    if not _holds(g, me, card):
        return Said("not-in-dossier", "BO-113", card=card.piece.name)
    if len(nouns) > 1 and nouns[1] not in LEADER_IDS:
        return Said("no-such-leader", "BO-110", key=repr(nouns[1]))
    target = LEADER_IDS.index(nouns[1]) if len(nouns) > 1 else 0
    leader = LEADER[target].name
    if target and not g.setup.lieutenants:
        return Said("deputies-no-targets", "BO-140")
    if target not in targets(g):
        return Said("leader-not-in-play", "R63", leader=leader)
    if len(nouns) > 1 and target == HITLER:
        return Said("plot-at-hitler", "BO-113", key=f"plot:{card.id}")
    plot = plot_of(g, card.first)
    if g.motivation[me] < plot.motivation:
        return Said(
            "plot-needs-motivation",
            "BO-112",
            card=card.piece.name,
            needed=MOTIVATIONS[plot.motivation],
            motivation=MOTIVATIONS[g.motivation[me]],
        )
    if plot.distance == ANYWHERE:
        return Said("plot-after-event", "R21", card=card.piece.name)
    space = g.leaders[target]
    assert space != OFF
    there = a_space(g, space).name
    if not plot.area >> space & 1:
        return Said("target-does-not-fit", "BO-111", leader=leader, space=there, text=card.piece.text)
    if plot.distance == NEXT_SPACE:
        return Said("one-connection-away", "R22", leader=leader, space=there)
    return Said("be-where-target-is", "BO-111", leader=leader, space=there)


def _ability(g: Orchestra, nouns: list[str], me: int) -> Said:
    sheet = a_conspirator(g, me)
    # Those used with an action; the others work by themselves.
    own = [name for name, what in zip(ABILITY_IDS, ABILITY_OF, strict=True) if sheet_of(g, me).can >> what & 1]
    if not own:
        return Said("ability-no-action", "BO-31", conspirator=sheet.name, text=sheet.text)
    if not nouns or nouns[0] not in own:
        return Said("ability-say", "BO-31", conspirator=sheet.name, keys=[f"ability:{name}" for name in own])
    if g.motivation[me] < MOTIVATED:
        return Said("ability-needs-motivation", "BO-80", motivation=MOTIVATIONS[g.motivation[me]])
    if not g.able(me):
        return Said("ability-off", "R25")
    if nouns[0] == "reveal_tile" and not g.setup.tresckow_reveal:
        return Said("tresckow-without", "R60")
    if g.inspired:
        return Said("once-a-turn", "R109")
    return Said("ability-not-now", "R70", conspirator=sheet.name, text=sheet.text)
