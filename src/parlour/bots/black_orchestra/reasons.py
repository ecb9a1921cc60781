"""Why an option of Black Orchestra is good, in the game's own words: what a hint says. From open knowledge only."""

from __future__ import annotations

from parlour.bots.black_orchestra import dice, odds, ways, worth
from parlour.bots.black_orchestra.figures import fig
from parlour.bots.black_orchestra.reply_reasons import of_reply
from parlour.engine.kernel import NONE
from parlour.engine.said import Said, Value
from parlour.games.black_orchestra.board import FAR, PRISON
from parlour.games.black_orchestra.cards.content import ITEM, Plot
from parlour.games.black_orchestra.names import (
    EXTREME,
    HITLER,
    LOW,
    PISTOL,
    RECKLESS,
    WEAPONS,
)
from parlour.games.black_orchestra.nouns import ITEM as ITEMS
from parlour.games.black_orchestra.nouns import LEADER, MOTIVATIONS, SUSPICIONS
from parlour.games.black_orchestra.pieces import a_card, a_conspirator, a_space
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn import actions as act
from parlour.games.black_orchestra.turn.attempt import A_CARD, ANNOUNCE, EAGLES_THAT_DETECT, OF_OTHERS, BuildPool, TryEventPlot
from parlour.games.black_orchestra.turn.conspire import FOR_ALL, FOR_SUPPORT, DissentReward
from parlour.games.black_orchestra.turn.prison import GiveAnswer, asked, resists
from parlour.games.black_orchestra.turn.raid import IllegalCard
from parlour.games.black_orchestra.turn.roll import TakeOutDice


def reason(g: Orchestra, option: int, seat: int) -> Said | None:
    """Say in a few words why an option may be good; None if there is nothing to say."""
    worth.look_anew()
    asker = g.asker
    if isinstance(asker, act.TakeAction):
        return of_action(g, seat, option & ~act.ABOUT, option & act.ABOUT)
    if isinstance(asker, BuildPool):
        return of_pool(g, option)
    if isinstance(asker, TakeOutDice):
        return of_dice(g, option)
    if isinstance(asker, TryEventPlot):
        return Said("why-keep-plot") if option == NONE else of_attempt(g, seat, option >> 3, g.where[seat])
    if isinstance(asker, DissentReward):
        return of_dissent(g, option)
    if isinstance(asker, IllegalCard):
        return of_raid(g, seat, option)
    if isinstance(asker, GiveAnswer):
        return of_answer(g, seat, option)
    return of_reply(g, seat, option)


def percent(share: float) -> int:
    """Return a share in hundredths."""
    return round(100 * share)


# Plots.


def chances(g: Orchestra, number: int, needed: int, limit: int) -> Said:
    """Say the exact odds of a roll, with the cards that can still change it."""
    again, ignored = dice.cards_at_hand(g)
    limit += ignored
    if limit <= 0:
        return Said("why-sure-to-be-detected", dice=number)
    success, safe = dice.success(number, needed, limit, again), dice.success(number, 0, limit, again)
    if safe > 1 - 1e-9:
        return Said("why-undetectable", dice=number, success=percent(success))
    return Said("why-chances", dice=number, success=percent(success), detected=percent(1 - safe))


def of_attempt(g: Orchestra, seat: int, card: int, space: int) -> Said:
    """Say what an attempt can do, with and without spending items."""
    found = odds.plot(g, card)
    limit = odds.limit_of(g, seat)
    bare = odds.bare_pool(g, seat, found, space)
    more, ignore = odds.item_dice(g, seat, found, space)
    more += 2 if g.dossier[seat] & g.setup.content.for_own_pool else 0
    if (more or ignore) and odds.spends(g, seat, found, space):
        pool = min(bare + more, g.dice_in_reach())
        return Said("why-with-everything", chances=chances(g, pool, g.support, limit + ignore))
    best = max(range(1, bare + 1), key=lambda n: odds.gain(g, n, g.support, limit))
    return Said("why-nothing-spent", chances=chances(g, best, g.support, limit))


def of_pool(g: Orchestra, option: int) -> Said:
    """Say what a piece does for the pool."""
    attempt = g.attempt
    assert attempt is not None
    limit = EAGLES_THAT_DETECT[g.suspicion[attempt.plotter]] + odds.event_eagles(g) + attempt.ignore
    if option == ANNOUNCE:
        return chances(g, attempt.pool, g.support, limit)
    if option >= A_CARD:
        more, cancelled = (2 if 1 << (option - A_CARD) & g.setup.content.for_own_pool else 1), 0
    else:
        kind = option if option < OF_OTHERS else (option - OF_OTHERS) & 15
        found = odds.plot(g, attempt.card)
        element = found.elements[found.element_of[WEAPONS if kind == PISTOL else kind]]
        more, cancelled = element.dice, element.ignore
    return Said("why-then", chances=chances(g, attempt.pool + more, g.support, limit + cancelled))


def of_dice(g: Orchestra, number: int) -> Said:
    """Say what rolling so many dice means."""
    attempt = g.attempt
    assert attempt is not None
    return chances(g, number, attempt.needed, attempt.limit + attempt.ignore - attempt.add)


# Actions.


def of_action(g: Orchestra, me: int, action: int, what: int) -> Said:  # noqa: PLR0911 - one line for each action
    """Say what an action is good for."""
    if action == act.PLOT:
        return of_attempt(g, me, what >> 3, g.where[me])
    if action == act.MOVE:
        return of_move(g, me, what)
    if action == act.CONSPIRE:
        return of_conspiring(g, me, what)
    if action == act.DOSSIER:
        return Said("why-no-plot-yet" if worth.best_plot(g, me) < 0 else "why-something-better")
    if action == act.REVEAL:
        return of_wanted(g) or Said("why-nobody-knows-yet")
    if action == act.COLLECT:
        return of_item(g, g.tile[g.where[me]])
    if action == act.DELIVER:
        return of_relief(g, me)
    if action == act.RELEASE:
        prisoners: list[Value] = [a_conspirator(g, seat).name for seat in g.prisoners()]
        return Said("why-release", prisoners=prisoners, suspicion=SUSPICIONS[min(g.suspicion[me] + 1, EXTREME)])
    if action in (act.GIVE, act.TAKE):
        return of_transfer(g, me, what, giving=action == act.GIVE)
    if action == act.END:
        return Said("why-nothing-else")
    if action == act.USE:
        return of_card(g, me, what)
    if action == act.AN_INSTANT:
        return Said("why-does-most-now")
    return of_ability(g, me, what)


def of_card(g: Orchestra, me: int, card: int) -> Said:
    """Say what a card does now."""
    name = g.setup.content.cards[card].id
    if name in ("lose_gestapo", "cover_story", "false_safety_report"):
        return Said("why-too-suspect", suspicion=SUSPICIONS[g.suspicion[me]])
    if name in ("war_crimes_evidence", "military_secrets"):
        return Said("why-support-stands", support=g.support) if worth.support_worth(g) > 0 else Said("why-motivation-opens")
    if name in ("inspiring_letter", "hidden_camera"):
        return Said("why-motivation-opens")
    if name in ("planning_session", "dumpster_dive", "infiltrate_ss_bunker", "history_repeats"):
        return Said("why-no-plot-yet" if worth.best_plot(g, me) < 0 else "why-more-cards")
    if name in ("black_market", "distant_contact"):
        return of_wanted(g) or Said("why-item-more")
    if name in ("airplane_access", "forged_documents"):
        return Said("why-brings-together")
    if name == "forged_release_orders":
        return Said("why-out-of-prison")
    return Said("why-does-most-now")


def of_ability(g: Orchestra, me: int, what: int) -> Said:
    """Say what one's own ability does now."""
    if what == act.INSPIRE:
        return Said("why-inspire")
    if what == act.SHIELD:
        return Said("why-shield")
    if what == act.LOOK:
        return Said("why-look")
    if what == act.GO_TWO:
        return Said("why-two-spaces")
    if what == act.SNATCH:
        return of_item(g, g.tile[g.where[me]]) if g.face_up >> g.where[me] & 1 else Said("why-nobody-knows-yet")
    if what == act.OWN:
        return Said("why-does-most-now")
    return Said("why-know-what-lies-there" if what != act.SEND else "why-needed-elsewhere")


def of_move(g: Orchestra, me: int, space: int) -> Said:
    """Say what a move leads to, or away from."""
    printed = g.setup.board.spaces[space]
    if printed.enter_motivation and g.motivation[me] < RECKLESS:
        return Said("why-gives-motivation", space=printed.piece.name, motivation=MOTIVATIONS[g.motivation[me]])
    if printed.enter_suspicion < 0 and g.suspicion[me] > LOW:
        return Said("why-lowers-suspicion", space=printed.piece.name, suspicion=SUSPICIONS[g.suspicion[me]])
    here, there = ways.distances(g, g.where[me]), ways.distances(g, space)
    best, toward = 0.0, NONE
    strikes = ways.plot_goals(g, me)
    for goal, value in strikes + ways.goals_but_plots(g, me):
        if there[goal] < here[goal] and there[goal] < FAR and value * fig().faded[there[goal]] > best:
            best, toward = value * fig().faded[there[goal]], goal
    if toward != NONE:
        return of_goal(g, me, toward, is_strike=any(goal == toward for goal, _ in strikes), arrived=toward == space)
    fled: list[Value] = [LEADER[n].name for n, place in enumerate(g.leaders) if place == g.where[me]]
    return Said("why-leaves", leaders=fled) if fled else Said("why-good-place-to-begin")


def of_goal(g: Orchestra, me: int, goal: int, *, is_strike: bool, arrived: bool) -> Said:
    """Say what waits in a space."""
    way = Said("why-here") if arrived else Said("why-on-the-way", space=a_space(g, goal).name)
    if is_strike:
        return Said("why-plot-from-here") if arrived else Said("why-goal", way=way, goal=Said("why-plot-there"))
    waits = _what_waits(g, me, goal)
    return way if waits is None else Said("why-goal", way=way, goal=waits)


def _what_waits(g: Orchestra, me: int, goal: int) -> Said | None:
    if g.tile[goal] >= 0:
        if g.face_up >> goal & 1:
            return of_item(g, g.tile[goal])
        return Said("why-unknown-tile")
    if goal == g.leaders[HITLER] or goal in [place for seat, place in enumerate(g.where) if seat != me]:
        return Said("why-can-use-help", conspirator=a_conspirator(g, worth.lead(g)).name)
    if g.suspicion[me] > LOW and g.setup.board.spaces[goal].delivery is not None and g.items[me]:
        return Said("why-delivery")
    if PRISON in g.where:
        return Said("why-could-be-freed")
    return None


def of_conspiring(g: Orchestra, me: int, number: int) -> Said:
    """Say what conspiring may bring, and what an eagle would do."""
    eagle = 1 - (5 / 6) ** number
    level = SUSPICIONS[min(g.suspicion[me] + 1, EXTREME)]
    return Said("why-conspire", dice=number, dissent=g.dissent, eagle=percent(eagle), suspicion=level)


def of_wanted(g: Orchestra) -> Said | None:
    """Say which items the team's plot still lacks."""
    team = worth.mission(g)
    if team.card < 0 or not team.wanted:
        return None
    kinds: list[Value] = [ITEMS[kind].name for kind in range(8) if team.wanted >> kind & 1]
    return Said("why-still-lacks", card=a_card(g, team.card).name, items=kinds)


def of_item(g: Orchestra, kind: int) -> Said:
    """Say what an item is good for."""
    team = worth.mission(g)
    if team.card >= 0 and team.useful >> kind & 1:
        words = "why-adds-a-die" if adds_a_die(odds.plot(g, team.card), kind) else "why-cancels-an-eagle"
        return Said(words, item=ITEMS[kind].name, card=a_card(g, team.card).name)
    return Said("why-item-deliverable", item=ITEMS[kind].name)


def adds_a_die(found: Plot, kind: int) -> bool:
    """Say whether an item adds a die to a plot; else it cancels an eagle."""
    element = found.elements[found.element_of[kind]]
    assert element.kind == ITEM
    return element.dice > 0


def of_relief(g: Orchestra, me: int) -> Said:
    """Say what less suspicion means."""
    level = g.suspicion[me]
    delivery = g.setup.board.spaces[g.where[me]].delivery
    if delivery is None or delivery.split or level == LOW:
        return Said("why-lowers-teams-suspicion")
    after = max(level - delivery.relief, LOW)
    return Said("why-relief", start=SUSPICIONS[level], suspicion=SUSPICIONS[after], eagles=EAGLES_THAT_DETECT[after])


def of_transfer(g: Orchestra, me: int, other: int, *, giving: bool) -> Said:
    """Say for whose plot something changes hands."""
    team = worth.mission(g)
    receiver = other if giving else me
    if receiver == team.seat and team.card >= 0:
        return Said("why-gathers", conspirator=a_conspirator(g, receiver).name, card=a_card(g, team.card).name)
    return Said("why-makes-more-of-it", conspirator=a_conspirator(g, receiver).name)


# Answers.


def of_dissent(g: Orchestra, option: int) -> Said:
    """Say what a full dissent track is best used for."""
    if option == FOR_SUPPORT:
        return Said("why-fewer-targets", targets=g.support - 1, support=g.support)
    if option == FOR_ALL:
        return Said("why-everybody-closer")
    card = worth.best_plot(g, option)
    level = min(g.motivation[option] + 1, RECKLESS)
    if card >= 0 and level == odds.plot(g, card).motivation:
        return Said("why-may-then-attempt", conspirator=a_conspirator(g, option).name, card=a_card(g, card).name)
    return Said("why-becomes", conspirator=a_conspirator(g, option).name, motivation=MOTIVATIONS[level])


def of_raid(g: Orchestra, seat: int, option: int) -> Said:
    """Say what keeping or giving up an illegal card means."""
    if option & 1:
        return Said("why-worth-suspicion", suspicion=SUSPICIONS[min(g.suspicion[seat] + 1, EXTREME)])
    return Said("why-suspicion-stays", suspicion=SUSPICIONS[g.suspicion[seat]])


def of_answer(g: Orchestra, seat: int, option: int) -> Said:
    """Say how likely a prisoner resists; what the card says is for the prisoner alone."""
    if option < len(asked(g).answers):
        return Said("why-costs-least")
    held = sum(resists(g.motivation[seat], face) for face in range(1, 7))
    return Said("why-resists", faces=held)
