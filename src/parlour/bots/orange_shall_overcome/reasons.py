"""Why an option of Orange Shall Overcome! may be good, in the game's own words: what a hint says. From open knowledge only."""

from __future__ import annotations

from parlour.bots.orange_shall_overcome.answers import APPROACH_COST
from parlour.bots.orange_shall_overcome.board_reasons import on_the_board
from parlour.bots.orange_shall_overcome.card_reasons import about_the_question
from parlour.bots.orange_shall_overcome.errands import ESCORT, FINISH, GUARD, HAIRDRESSER, HOSPITAL, STAY, UPKEEP_END
from parlour.bots.orange_shall_overcome.judgement import Judge
from parlour.bots.orange_shall_overcome.routine import Routine
from parlour.games.orange_shall_overcome.actions import GATHER, LOCATION, MOVE, RAISE, SCENARIO, TakeAction
from parlour.games.orange_shall_overcome.bits import how_many
from parlour.games.orange_shall_overcome.board import BOARD, SPOTS
from parlour.games.orange_shall_overcome.changes import GiveUpOne
from parlour.games.orange_shall_overcome.choices import KEEP_ON_TOP, Peek
from parlour.games.orange_shall_overcome.control import GiveAnswer
from parlour.games.orange_shall_overcome.deals import asks, gives
from parlour.games.orange_shall_overcome.dice import KEEP, RollAgain
from parlour.games.orange_shall_overcome.effects import CharacterChoice, NameOne, SpotChoice
from parlour.games.orange_shall_overcome.goods import INFORMATION, KIND_NAMES, KINDS, count, in_words
from parlour.games.orange_shall_overcome.round import DISCARD, FREE, MORALE_CARD, PASS, SPECIAL, LastCall, Turn
from parlour.games.orange_shall_overcome.sharing import CALL_OFF, PICK_UP, Agree, Offer
from parlour.games.orange_shall_overcome.state import EMPTY, HAS_SOLDIER, Resistance
from parlour.games.orange_shall_overcome.travel import BY_TICKET, PERSON, STOP, Ferry, Travel
from parlour.games.orange_shall_overcome.travel import FREE as FREE_ON_THE_WAY
from parlour.games.orange_shall_overcome.words import place, who

SHORTER = 0.2
"""So many actions less are worth a word."""
LOW = 4
"""At or below this, Alibi or Morale is a worry."""


def reason(g: Resistance, option: int) -> str:
    """Return in a few words why an option may be good; empty if there is nothing to say."""
    return _for_the_errand(g, option) or on_the_board(g, option) or about_the_question(g, option)


def _for_the_errand(g: Resistance, option: int) -> str:
    """Say what an option does for what the group is about to do."""
    asker = g.asker
    me = g.ask_me
    if isinstance(asker, Turn):
        return _card(g, me, option)
    if isinstance(asker, LastCall):
        if MORALE_CARD <= option < PASS:
            return _step(g, option - MORALE_CARD, 0)
        return "somebody else can do more with the card" if PASS <= option < FREE else ""
    if isinstance(asker, TakeAction):
        return _action(g, me, option)
    if isinstance(asker, Travel):
        return _road(g, me, option)
    if isinstance(asker, RollAgain):
        return "keeps the Information" if option == KEEP else "a lower roll hides them"
    if isinstance(asker, Peek):
        return "that card can be borne" if option == KEEP_ON_TOP else "that card had better come later"
    return _question(g, me, option)


def _question(g: Resistance, me: int, option: int) -> str:
    """Say something about a question that cards, controls or partners ask."""
    asker = g.asker
    if isinstance(asker, Offer):
        return _given(g, option)
    if isinstance(asker, Agree):
        return _agreed(g) if option else ""
    if isinstance(asker, GiveAnswer):
        cost = APPROACH_COST[g.facing]
        mine, other = (g.setup.content.controls[g.control].answers[n].approach for n in (option, 1 - option))
        return _compared(cost[mine], cost[other])
    if isinstance(asker, (CharacterChoice, Ferry)):
        return f"{who(g, option)}'s Alibi is {g.alibi[option]}" if 0 <= option < g.setup.size else ""
    if isinstance(asker, GiveUpOne):
        routine, _ = _planned(g, me, 1)
        needed = count(routine.errand_of(g, me), option)
        spare = count(g.goods[me], option) - needed
        return f"{spare} {KIND_NAMES[option]} more than the errand needs" if spare > 0 else ""
    if isinstance(asker, NameOne):
        routine, _ = _planned(g, me, 1)
        return "the errand lacks it" if count(routine.errand_of(g, me), option) > count(g.goods[me], option) else ""
    if isinstance(asker, SpotChoice):
        return f"Safety at {place(g, option)} is {g.safety[option]}" if option < SPOTS else ""
    return ""


def _compared(mine: int, other: int) -> str:
    """Compare what two kinds of answers to a Control card cost."""
    if mine == other:
        return "both kinds of answers cost as much on average"
    return f"such answers cost {'less' if mine < other else 'more'} on average"


def _given(g: Resistance, option: int) -> str:
    """Say for whom an offer is good, if this is a step towards the one that shortens an errand."""
    routine = Routine(Judge())
    routine.begin(1)
    wanted = routine.offer(g)
    return _gift(g, g.ask_me, g.ask_it & 7) if option == wanted != CALL_OFF else ""


def _gift(g: Resistance, one: int, other: int) -> str:
    """Say for whom an exchange between two characters would be good."""
    routine = Routine(Judge())
    routine.begin(1)
    deal = routine.bargain(g, one, other)
    if not deal:
        return ""
    asked, given = asks(deal), gives(deal)
    taker, giver, needed = (one, other, asked) if asked else (other, one, given)
    return f"{who(g, taker)} needs {in_words(needed)} for the errand, and {who(g, giver)} can spare it"


def _agreed(g: Resistance) -> str:
    """Say what agreeing to an exchange does to the work that is left."""
    judge = Judge()
    after = g.clone()
    after.choose(1)
    saved = judge.work(g) - judge.work(after)
    return "it shortens the group's errands" if saved > SHORTER else ""


def _card(g: Resistance, me: int, option: int) -> str:
    if FREE <= option < FREE + PICK_UP:
        return _gift(g, option - FREE >> 3, option - FREE & 7)
    if option < SPECIAL:
        return _step(g, me, how_many(g.hand[me]) - 1)
    if option < DISCARD:
        return "worth more now than a plain action"
    if MORALE_CARD <= option < PASS:
        return _step(g, option - MORALE_CARD, 1)
    return ""


def _planned(g: Resistance, c: int, cards_left: int) -> tuple[Routine, int]:
    """Return what the errand of a character asks for next."""
    routine = Routine(Judge())
    routine.begin(1)
    return routine, routine.intent(g, c, cards_left)


def _step(g: Resistance, c: int, cards_left: int) -> str:
    """Say what a character would do next, and what for."""
    routine, action = _planned(g, c, cards_left)
    if action == RAISE:
        return _danger(g, routine, c) or f"{who(g, c)} makes {place(g, g.where[c])} safer"
    what = _purpose(g, routine, c)
    if action == MOVE:
        return f"{who(g, c)} goes to {place(g, routine.target)}{what}"
    return f"{who(g, c)} is where it is needed{what}"


def _purpose(g: Resistance, routine: Routine, c: int) -> str:
    """Say what an errand is for: what is lacking, or the end of it."""
    goal = routine.goals[c]
    if goal in (STAY, -1):
        return ""
    if goal >= GUARD:
        return f": a raid tonight at {place(g, goal - GUARD)} could find somebody"
    if HAIRDRESSER <= goal <= HOSPITAL:
        return f": Alibi is down to {g.alibi[c]}" if g.alibi[c] <= LOW else ": a better Alibi"
    if HAIRDRESSER < goal < UPKEEP_END:
        return f": Morale is down to {g.morale}" if g.morale <= LOW else ": Morale buys actions"
    if routine.next_kind == ESCORT:
        return f": {g.setup.content.people[routine.person].description} has to get away"
    if routine.next_kind == FINISH:
        return f": everything needed at {place(g, routine.spot)} is there"
    lacking = [
        KIND_NAMES[kind] for kind in range(KINDS) if count(routine.cost, kind) > count(g.goods[c], kind) and kind != INFORMATION
    ]
    return f": {place(g, routine.spot)} asks for {' and '.join(lacking)}" if lacking else ""


def _danger(g: Resistance, routine: Routine, c: int) -> str:
    """Say that a raid is near."""
    spot = g.where[c]
    loss = routine.night_loss(g, spot) + (g.tokens_at(spot) if g.lying or g.people else 0)
    if g.safety[spot] > loss:
        return ""
    return f"Safety at {place(g, spot)} is {g.safety[spot]} and the night takes {loss}: a raid"


def _action(g: Resistance, me: int, option: int) -> str:
    routine, planned = _planned(g, me, how_many(g.hand[me]))
    if option == RAISE:
        return _danger(g, routine, me)
    if option == planned and option in (MOVE, LOCATION, GATHER):
        return _step(g, me, how_many(g.hand[me]))
    if option >= SCENARIO:
        return f"so far {g.setup.scenario.progress(g)}"
    return ""


def _road(g: Resistance, me: int, option: int) -> str:
    if option >= FREE_ON_THE_WAY:
        free = option - FREE_ON_THE_WAY
        return _gift(g, free >> 3, free & 7) if free < PICK_UP else ""
    routine, planned = _planned(g, me, 1)
    if option == STOP:
        return f"{place(g, g.where[me])} is where something is to be done" if planned != MOVE else ""
    way = option % PERSON
    spot = way - BY_TICKET if way >= BY_TICKET else BOARD.far_end(way, g.where[me])
    nearer = BOARD.distance[spot][routine.target] < BOARD.distance[g.where[me]][routine.target] if planned == MOVE else False
    towards = f"nearer to {place(g, routine.target)}" if nearer and spot != routine.target else ""
    if way < BY_TICKET and g.roads[way] != EMPTY:
        guard = "a soldier" if HAS_SOLDIER[g.roads[way]] else "a policeman"
        return f"{towards}, though {guard} stands there" if towards else ""
    if planned == MOVE and spot == routine.target:
        return f"{place(g, spot)} is where the errand leads{_purpose(g, routine, me)}"
    return f"{towards}, and nobody stands there" if towards else ""
