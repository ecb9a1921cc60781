"""Why an option of Orange Shall Overcome! may be good, in the game's own words: what a hint says. From open knowledge only."""

from __future__ import annotations

from parlour.bots.orange_shall_overcome.answers import APPROACH_COST
from parlour.bots.orange_shall_overcome.board_reasons import on_the_board
from parlour.bots.orange_shall_overcome.card_reasons import about_the_question
from parlour.bots.orange_shall_overcome.errands import ESCORT, FINISH, GUARD, HAIRDRESSER, HOSPITAL, STAY, UPKEEP_END
from parlour.bots.orange_shall_overcome.judgement import Judge
from parlour.bots.orange_shall_overcome.routine import Routine
from parlour.engine.said import Said, Value
from parlour.games.orange_shall_overcome.actions import GATHER, LOCATION, MOVE, RAISE, SCENARIO, TakeAction
from parlour.games.orange_shall_overcome.bits import how_many
from parlour.games.orange_shall_overcome.board import BOARD, SPOTS
from parlour.games.orange_shall_overcome.changes import GiveUpOne
from parlour.games.orange_shall_overcome.choices import KEEP_ON_TOP, Peek
from parlour.games.orange_shall_overcome.control import GiveAnswer
from parlour.games.orange_shall_overcome.deals import asks, gives
from parlour.games.orange_shall_overcome.dice import KEEP, RollAgain
from parlour.games.orange_shall_overcome.effects import CharacterChoice, NameOne, SpotChoice
from parlour.games.orange_shall_overcome.goods import INFORMATION, KINDS, count
from parlour.games.orange_shall_overcome.pieces import a_character, a_kind, a_person, a_spot, an_occupier, goods
from parlour.games.orange_shall_overcome.round import DISCARD, FREE, MORALE_CARD, PASS, SPECIAL, LastCall, Turn
from parlour.games.orange_shall_overcome.sharing import CALL_OFF, PICK_UP, Agree, Offer
from parlour.games.orange_shall_overcome.state import EMPTY, HAS_SOLDIER, POLICEMAN, SOLDIER, Resistance
from parlour.games.orange_shall_overcome.travel import BY_TICKET, PERSON, STOP, Ferry, Travel
from parlour.games.orange_shall_overcome.travel import FREE as FREE_ON_THE_WAY

SHORTER = 0.2
"""So many actions less are worth a word."""
LOW = 4
"""At or below this, Alibi or Morale is a worry."""


def reason(g: Resistance, option: int) -> Said | None:
    """Say in a few words why an option may be good; None if there is nothing to say."""
    return _for_the_errand(g, option) or on_the_board(g, option) or about_the_question(g, option)


def _for_the_errand(g: Resistance, option: int) -> Said | None:
    """Say what an option does for what the group is about to do."""
    asker = g.asker
    me = g.ask_me
    if isinstance(asker, Turn):
        return _card(g, me, option)
    if isinstance(asker, LastCall):
        if MORALE_CARD <= option < PASS:
            return _step(g, option - MORALE_CARD, 0)
        return Said("why-others-do-more") if PASS <= option < FREE else None
    if isinstance(asker, TakeAction):
        return _action(g, me, option)
    if isinstance(asker, Travel):
        return _road(g, me, option)
    if isinstance(asker, RollAgain):
        return Said("why-keeps-information" if option == KEEP else "why-lower-roll")
    if isinstance(asker, Peek):
        return Said("why-bearable" if option == KEEP_ON_TOP else "why-later")
    return _question(g, me, option)


def _question(g: Resistance, me: int, option: int) -> Said | None:
    """Say something about a question that cards, controls or partners ask."""
    asker = g.asker
    if isinstance(asker, Offer):
        return _given(g, option)
    if isinstance(asker, Agree):
        return _agreed(g) if option else None
    if isinstance(asker, GiveAnswer):
        cost = APPROACH_COST[g.facing]
        mine, other = (g.setup.content.controls[g.control].answers[n].approach for n in (option, 1 - option))
        return _compared(cost[mine], cost[other])
    if isinstance(asker, (CharacterChoice, Ferry)):
        known = 0 <= option < g.setup.size
        return Said("why-alibi", character=a_character(g, option), alibi=g.alibi[option]) if known else None
    if isinstance(asker, GiveUpOne):
        routine, _ = _planned(g, me, 1)
        needed = count(routine.errand_of(g, me), option)
        spare = count(g.goods[me], option) - needed
        return Said("why-spare", n=spare, kind=a_kind(option)) if spare > 0 else None
    if isinstance(asker, NameOne):
        routine, _ = _planned(g, me, 1)
        return Said("why-lacking") if count(routine.errand_of(g, me), option) > count(g.goods[me], option) else None
    if isinstance(asker, SpotChoice):
        return Said("why-safety", spot=a_spot(g, option), safety=g.safety[option]) if option < SPOTS else None
    return None


def _compared(mine: int, other: int) -> Said:
    """Compare what two kinds of answers to a Control card cost."""
    if mine == other:
        return Said("why-answers-alike")
    return Said("why-answer-costs", way="less" if mine < other else "more")


def _given(g: Resistance, option: int) -> Said | None:
    """Say for whom an offer is good, if this is a step towards the one that shortens an errand."""
    routine = Routine(Judge())
    routine.begin(1)
    wanted = routine.offer(g)
    return _gift(g, g.ask_me, g.ask_it & 7) if option == wanted != CALL_OFF else None


def _gift(g: Resistance, one: int, other: int) -> Said | None:
    """Say for whom an exchange between two characters would be good."""
    routine = Routine(Judge())
    routine.begin(1)
    deal = routine.bargain(g, one, other)
    if not deal:
        return None
    asked, given = asks(deal), gives(deal)
    taker, giver, needed = (one, other, asked) if asked else (other, one, given)
    return Said("why-gift", taker=a_character(g, taker), goods=goods(needed), giver=a_character(g, giver))


def _agreed(g: Resistance) -> Said | None:
    """Say what agreeing to an exchange does to the work that is left."""
    judge = Judge()
    after = g.clone()
    after.choose(1)
    saved = judge.work(g) - judge.work(after)
    return Said("why-shorter") if saved > SHORTER else None


def _card(g: Resistance, me: int, option: int) -> Said | None:
    if FREE <= option < FREE + PICK_UP:
        return _gift(g, option - FREE >> 3, option - FREE & 7)
    if option < SPECIAL:
        return _step(g, me, how_many(g.hand[me]) - 1)
    if option < DISCARD:
        return Said("why-worth-more")
    if MORALE_CARD <= option < PASS:
        return _step(g, option - MORALE_CARD, 1)
    return None


def _planned(g: Resistance, c: int, cards_left: int) -> tuple[Routine, int]:
    """Return what the errand of a character asks for next."""
    routine = Routine(Judge())
    routine.begin(1)
    return routine, routine.intent(g, c, cards_left)


def _step(g: Resistance, c: int, cards_left: int) -> Said:
    """Say what a character would do next, and what for."""
    routine, action = _planned(g, c, cards_left)
    if action == RAISE:
        return _danger(g, routine, c) or Said("why-safer", character=a_character(g, c), spot=a_spot(g, g.where[c]))
    what = _purpose(g, routine, c)
    if action == MOVE:
        return Said("why-goes", character=a_character(g, c), spot=a_spot(g, routine.target), purpose=what)
    return Said("why-needed-here", character=a_character(g, c), purpose=what)


def _purpose(g: Resistance, routine: Routine, c: int) -> Value:
    """Say what an errand is for: what is lacking, or the end of it."""
    goal = routine.goals[c]
    if goal in (STAY, -1):
        return "none"
    if goal >= GUARD:
        return Said("purpose-guard", spot=a_spot(g, goal - GUARD))
    if HAIRDRESSER <= goal <= HOSPITAL:
        return Said("purpose-alibi", alibi=g.alibi[c], low="yes" if g.alibi[c] <= LOW else "no")
    if HAIRDRESSER < goal < UPKEEP_END:
        return Said("purpose-morale", morale=g.morale, low="yes" if g.morale <= LOW else "no")
    if routine.next_kind == ESCORT:
        return Said("purpose-escort", person=a_person(g, routine.person))
    if routine.next_kind == FINISH:
        return Said("purpose-finish", spot=a_spot(g, routine.spot))
    lacking: list[Value] = [
        a_kind(kind) for kind in range(KINDS) if count(routine.cost, kind) > count(g.goods[c], kind) and kind != INFORMATION
    ]
    return Said("purpose-lacking", spot=a_spot(g, routine.spot), kinds=lacking) if lacking else "none"


def _danger(g: Resistance, routine: Routine, c: int) -> Said | None:
    """Say that a raid is near."""
    spot = g.where[c]
    loss = routine.night_loss(g, spot) + (g.tokens_at(spot) if g.lying or g.people else 0)
    if g.safety[spot] > loss:
        return None
    return Said("why-raid", spot=a_spot(g, spot), safety=g.safety[spot], loss=loss)


def _action(g: Resistance, me: int, option: int) -> Said | None:
    routine, planned = _planned(g, me, how_many(g.hand[me]))
    if option == RAISE:
        return _danger(g, routine, me)
    if option == planned and option in (MOVE, LOCATION, GATHER):
        return _step(g, me, how_many(g.hand[me]))
    if option >= SCENARIO:
        return Said("why-progress", progress=g.setup.scenario.progress(g))
    return None


def _road(g: Resistance, me: int, option: int) -> Said | None:
    if option >= FREE_ON_THE_WAY:
        free = option - FREE_ON_THE_WAY
        return _gift(g, free >> 3, free & 7) if free < PICK_UP else None
    routine, planned = _planned(g, me, 1)
    if option == STOP:
        return Said("why-work-here", spot=a_spot(g, g.where[me])) if planned != MOVE else None
    way = option % PERSON
    spot = way - BY_TICKET if way >= BY_TICKET else BOARD.far_end(way, g.where[me])
    nearer = BOARD.distance[spot][routine.target] < BOARD.distance[g.where[me]][routine.target] if planned == MOVE else False
    towards = nearer and spot != routine.target
    if way < BY_TICKET and g.roads[way] != EMPTY:
        guard = an_occupier(SOLDIER if HAS_SOLDIER[g.roads[way]] else POLICEMAN)
        return Said("why-nearer-guarded", spot=a_spot(g, routine.target), kind=guard) if towards else None
    if planned == MOVE and spot == routine.target:
        return Said("why-errand-leads", spot=a_spot(g, spot), purpose=_purpose(g, routine, me))
    return Said("why-nearer", spot=a_spot(g, routine.target)) if towards else None
