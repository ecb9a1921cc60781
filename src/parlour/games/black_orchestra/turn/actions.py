"""The actions of a turn (BO-30 to BO-59)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Choice, Step
from parlour.engine.said import Said, number, word
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.bits import BIT, KINDS, copies, kinds, members
from parlour.games.black_orchestra.board import (
    ALWAYS,
    DEPUTY_HERE,
    HITLER_HERE,
    OF_ABWEHR,
    PRISON,
    STAGE_1,
    STAGE_2,
    Delivery,
)
from parlour.games.black_orchestra.cards.abilities import (
    ACTS,
    GOES,
    INSPIRES,
    LOOKS,
    ONCE,
    PICKS,
    SENDS,
    SHIELDS,
    SNATCHES,
    UNCOVERS,
)
from parlour.games.black_orchestra.cards.spaces import GESTAPO_HQ
from parlour.games.black_orchestra.levels import draw_card, enter, motivate, reveal_tile, take_card, take_tile
from parlour.games.black_orchestra.limits import keep_limits
from parlour.games.black_orchestra.names import ANY_ITEM, COMMITTED, EXTREME, HITLER, WEAPONS
from parlour.games.black_orchestra.nouns import ITEM, figured
from parlour.games.black_orchestra.pieces import a_conspirator, a_space, says_card, says_space, sheet_of
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn.attempt import begin_attempt, may_attempt, says_plot, targets
from parlour.games.black_orchestra.turn.conspire import conspire
from parlour.games.black_orchestra.turn.deeds import (
    CANARIS_PAYS,
    GIVE_PIECE,
    KORDT_LOOKS,
    MOVE_ANOTHER,
    MOVE_TWO,
    REVEAL_ANY,
    TAKE_PIECE,
    deliver,
    spend,
    try_release,
)
from parlour.games.black_orchestra.turn.play_card import use_card
from parlour.games.black_orchestra.turn.windows import instants
from parlour.games.black_orchestra.words.choices import KEEP_ONE

# Options of TakeAction: the action in the upper bits, what it is about in the lower ten.
END: Final = 0
MOVE: Final = 1 << 10
DOSSIER: Final = 2 << 10
CONSPIRE: Final = 3 << 10
REVEAL: Final = 4 << 10
COLLECT: Final = 5 << 10
DELIVER: Final = 6 << 10
RELEASE: Final = 7 << 10
GIVE: Final = 8 << 10
TAKE: Final = 9 << 10
USE: Final = 10 << 10
PLOT: Final = 11 << 10
ABILITY: Final = 12 << 10
AN_INSTANT: Final = 13 << 10
ABOUT: Final = (1 << 10) - 1

# Abilities used with the Act action.
INSPIRE: Final = 0
SHIELD: Final = 1
LOOK: Final = 2
GO_TWO: Final = 3
SEND: Final = 4
SNATCH: Final = 5
UNCOVER: Final = 6
OWN: Final = 7
ABILITY_IDS: Final = ["inspire", "shield", "look", "move_two", "move_another", "take_tile", "reveal_tile", "own"]
ABILITY_OF: Final = [INSPIRES, SHIELDS, LOOKS, GOES, SENDS, SNATCHES, UNCOVERS, ACTS]
"""What a sheet has to give for each of them."""

_conspire: Final = [[CONSPIRE + n for n in range(most, 0, -1)] for most in range(4)]
_end: Final = [END]


def usual(g: Orchestra, space: i64, dice: i64) -> list[int]:
    """Return what is offered wherever one stands: to end, to move, the dossier, to conspire with up to so many dice.

    The list is remembered and shared: never change it.
    """
    board = g.setup.board
    cards = bool(g.deck) or g.pile != 0
    key = 8 * (32 * g.stage + space) + (4 if cards else 0) + dice
    found = board.usual[key]
    if not found:
        # BO-47, BO-48: connected open spaces.
        found = _end + [MOVE + near for near in members(board.near[space] & board.open[g.stage])]
        # BO-44.
        if cards:
            found.append(DOSSIER)
        found += _conspire[dice]
        board.usual[key] = found
    return found


def can_deliver(g: Orchestra, me: i64, delivery: Delivery, space: i64) -> bool:
    """BO-41, R44: the condition of a delivery in a space holds now."""
    when = delivery.when
    if when == ALWAYS:
        return True
    if when == HITLER_HERE:
        return g.leaders[HITLER] == space
    if when == DEPUTY_HERE:
        return space in g.leaders[1:]
    if when == STAGE_1:
        return g.stage == 1
    if when == STAGE_2:
        return g.stage == 2
    return g.setup.affiliation[me] == when - OF_ABWEHR


class TakeAction(Choice):
    """BO-30: one action after another, or stop; everybody's instants lie in the same decision (BO-32, R74)."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        if g.actions > 0 and g.where[me] != PRISON:
            g.ask(self, me, it)

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:  # noqa: C901, PLR0912 - one part for each action
        setup = g.setup
        space = g.where[me]
        board = setup.board
        # BO-34, R77.
        dice: i64 = 0
        if not (g.conspired or g.no_conspire):
            most = min(setup.conspire_dice, g.actions)
            dice = min(most, g.dice_in_reach())
        found = usual(g, space, dice)[:]
        # BO-33, BO-58, BO-41.
        tile = g.tile[space]
        if tile >= 0:
            found.append(COLLECT if g.face_up >> space & 1 else REVEAL)
        else:
            delivery = board.spaces[space].delivery
            if delivery is not None and can_deliver(g, me, delivery, space):
                self.deliveries(g, me, delivery, found)
        # BO-55, R70.
        if space == GESTAPO_HQ and g.suspicion[me] < EXTREME and PRISON in g.where:
            found.append(RELEASE)
        # BO-59, R79.
        mine = g.dossier[me] | g.items[me]
        for seat in setup.others[me]:
            if g.where[seat] == space:
                if mine:
                    found.append(GIVE + seat)
                if (g.dossier[seat] or g.items[seat]) and not g.refused >> seat & 1:
                    found.append(TAKE + seat)
        # BO-31: cards, plots, the special ability.
        cards: i64 = g.dossier[me]
        content = setup.content
        if cards & content.acts:
            for card in g.distinct(cards & content.acts):
                condition = content.cards[card].if_
                if condition is None or condition(g, me):
                    found.append(USE + card)
        if cards & content.plots and g.motivation[me] >= COMMITTED:
            for card in members(cards & content.plots & ~content.event_plots):
                for target in targets(g):
                    if may_attempt(g, me, card, target):
                        found.append(PLOT + 8 * card + target)
        if g.able(me):
            self.abilities(g, me, found)
        # BO-32: instants of everybody.
        any_time: i64 = content.any_time
        for seat, held in enumerate(g.dossier):
            if held & any_time:
                for card in members(instants(g, seat)):
                    found.append(AN_INSTANT + 64 * seat + card)
        return found

    def deliveries(self, g: Orchestra, me: i64, delivery: Delivery, found: list[int]) -> None:
        """Add what can be delivered here from my own sheet (BO-41, R35, R81)."""
        bag = g.items[me]
        pistol = g.dossier[me] & g.setup.pistol
        if delivery.item == ANY_ITEM:
            for kind in kinds(bag):
                found.append(DELIVER + kind)
        elif copies(bag, delivery.item):
            found.append(DELIVER + delivery.item)
        if pistol and delivery.item in (ANY_ITEM, WEAPONS):
            found.append(DELIVER + KINDS)

    def abilities(self, g: Orchestra, me: i64, found: list[int]) -> None:
        """Add the special abilities that are used with the Act action (BO-80)."""
        can = g.setup.can[me]
        if can >> INSPIRES & 1 and not g.inspired and len(g.here(me)) > 1:
            found.append(ABILITY + INSPIRE)
        if can >> SHIELDS & 1 and g.item_count(me):
            found.append(ABILITY + SHIELD)
        if can >> LOOKS & 1 and g.events:
            found.append(ABILITY + LOOK)
        if can >> GOES & 1:
            found.append(ABILITY + GO_TWO)
        if can >> SENDS & 1 and g.free_others(me):
            found.append(ABILITY + SEND)
        if can >> SNATCHES & 1:
            space = g.where[me]
            if g.tile[space] >= 0 and not g.face_up >> space & 1:
                found.append(ABILITY + SNATCH)
        if can >> UNCOVERS & 1 and g.face_down():
            found.append(ABILITY + UNCOVER)
        if can >> ACTS & 1 and not (g.inspired and g.worth(me, ACTS) == ONCE):
            found.append(ABILITY + OWN)

    def seat_of(self, g: Orchestra, me: i64, it: i64, option: i64) -> int:
        return (option & ABOUT) >> 6 if option >= AN_INSTANT else me

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        height = len(g.stack)
        action = option & ~ABOUT
        what = option & ABOUT
        if action == END:
            # R109: actions not spent are lost.
            g.actions = 0
            if g.log is not None:
                g.log.append((log.ACTIONS_ENDED, me, NONE, NONE))
            return
        if action == AN_INSTANT:
            use_card(g, what >> 6, what & 63)
        elif action == TAKE:
            # The action is spent when the owner agrees (R42).
            g.then(TAKE_PIECE, me, what)
        elif action == CONSPIRE:
            spend(g, what)
            conspire(g, me, what)
        else:
            spend(g, 1)
            self.act(g, me, action, what)
        if len(g.stack) == height and g.winners < 0:
            self.run(g, me, it)
        else:
            g.then(self, me)

    def act(self, g: Orchestra, me: i64, action: int, what: int) -> None:
        """Carry out an action that costs one."""
        if action == MOVE:
            enter(g, me, what, log.OF_ACTION)
        elif action == DOSSIER:
            draw_for_dossier(g, me)
        elif action == REVEAL:
            reveal_tile(g, g.where[me], log.OF_ACTION)
        elif action == COLLECT:
            take_tile(g, me, g.where[me], log.OF_ACTION)
        elif action == DELIVER:
            deliver(g, me, what)
        elif action == RELEASE:
            try_release(g, me)
        elif action == GIVE:
            g.then(GIVE_PIECE, me, what)
        elif action == USE:
            use_card(g, me, what)
        elif action == PLOT:
            begin_attempt(g, me, what >> 3, what & 7)
        else:
            use_ability(g, me, what)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        place = a_space(g, g.where[me]).name
        return Said("what-now", conspirator=a_conspirator(g, me).name, space=place, actions=g.actions)

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:  # noqa: PLR0911 - one line for each action
        action, what, rule = option & ~ABOUT, option & ABOUT, RULES[option >> 10]
        if action == MOVE:
            return says_space(g, "move", rule, what, "move")
        if action == CONSPIRE:
            return Said("conspire", rule, dice=number(what))
        if action == DELIVER:
            delivery = g.setup.board.spaces[g.where[me]].delivery
            assert delivery is not None
            return Said("deliver", rule, space=a_space(g, g.where[me]).lit, item=ITEM[what].noun, text=delivery.text)
        if action == GIVE:
            return Said("give", rule, words="give-to", conspirator=a_conspirator(g, what).noun)
        if action == TAKE:
            return Said("take", rule, words="take-from", conspirator=a_conspirator(g, what).noun)
        if action == USE:
            return says_card(g, "use", rule, what, "use-card")
        if action == PLOT:
            return says_plot(g, rule, what)
        if action == ABILITY:
            figures = sheet_of(g, me).figures
            ability = Said("ability", rule, ability=word(ABILITY_IDS[what]), conspirator=a_conspirator(g, me).lit)
            if what == OWN:
                ability.words, ability.roles["text"] = "ability-own", own_act(g, me)
            return figured(ability, figures)
        if action == AN_INSTANT:
            said = says_card(g, "instant", rule, what & 63, "instant")
            said.roles["conspirator"] = a_conspirator(g, what >> 6).name
            return said
        if action == COLLECT:
            return Said("collect", rule, space=a_space(g, g.where[me]).lit, item=ITEM[g.tile[g.where[me]]].name)
        if action == REVEAL:
            return Said("reveal", rule, space=a_space(g, g.where[me]).lit)
        if action == RELEASE:
            return Said("release", rule, space=a_space(g, g.where[me]).lit)
        return Said("dossier", rule) if action == DOSSIER else Said("end", rule, passes=True)


RULES: Final = [
    "BO-30",
    "BO-47",
    "BO-44",
    "BO-34",
    "BO-58",
    "BO-33",
    "BO-41",
    "BO-55",
    "BO-59",
    "BO-59",
    "BO-31",
    "BO-113",
    "BO-31",
    "BO-32",
]


def own_act(g: Orchestra, seat: i64) -> Said:
    """Return what the action of somebody's own does, in words."""
    sheet = sheet_of(g, seat)
    return figured(Said(f"conspirator-{sheet.id}.act"), sheet.figures)


def draw_for_dossier(g: Orchestra, me: i64) -> None:
    """BO-44: draw a card; Oster draws two and keeps one (R29)."""
    if not g.is_able(me, PICKS):
        take_card(g, me, log.OF_ACTION)
        keep_limits(g, me)
        return
    for _ in range(g.worth(me, PICKS)):
        card = draw_card(g)
        if card >= 0:
            g.aside |= BIT[card]
    g.then(KEEP_ONE, me)


def use_ability(g: Orchestra, me: i64, ability: int) -> None:
    """BO-31: a special ability of the sheet."""
    g.tell(log.ABILITY_USED, me, ability)
    if ability == INSPIRE:
        g.inspired = True
        for seat in g.here(me)[1:]:
            motivate(g, seat, g.worth(me, INSPIRES), log.OF_ABILITY)
    elif ability == SHIELD:
        g.then(CANARIS_PAYS, me, me)
    elif ability == LOOK:
        g.then(KORDT_LOOKS, me)
    elif ability == GO_TWO:
        g.then(MOVE_TWO, me, me)
    elif ability == SEND:
        g.then(MOVE_ANOTHER, me)
    elif ability == SNATCH:
        take_tile(g, me, g.where[me], log.OF_ABILITY)
    elif ability == UNCOVER:
        g.then(REVEAL_ANY, me)
    else:
        if g.worth(me, ACTS) == ONCE:
            g.inspired = True
        act = sheet_of(g, me).act
        assert act is not None
        g.then(act, me)


TAKE_ACTION: Final = TakeAction()

STEPS: Final[list[Step]] = [TAKE_ACTION]
