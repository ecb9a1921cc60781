"""Why an option of Black Orchestra is good, in the game's own words: what a hint says. From open knowledge only."""

from __future__ import annotations

from parlour.bots.black_orchestra import dice, odds, ways, worth
from parlour.bots.black_orchestra.reply_reasons import of_reply
from parlour.engine.kernel import NONE
from parlour.games.black_orchestra import actions as act
from parlour.games.black_orchestra.attempt import A_CARD, ANNOUNCE, EAGLES_THAT_DETECT, OF_OTHERS, BuildPool, TryEventPlot
from parlour.games.black_orchestra.board import FAR, PRISON
from parlour.games.black_orchestra.conspire import FOR_ALL, FOR_SUPPORT, DissentReward
from parlour.games.black_orchestra.content import ITEM, Plot
from parlour.games.black_orchestra.names import (
    EXTREME,
    HITLER,
    ITEM_IDS,
    LEADER_NAMES,
    LOW,
    MOTIVATION_IDS,
    PISTOL,
    RECKLESS,
    SUSPICION_IDS,
    WEAPONS,
)
from parlour.games.black_orchestra.prison import GiveAnswer, asked, resists
from parlour.games.black_orchestra.raid import IllegalCard
from parlour.games.black_orchestra.roll import TakeOutDice
from parlour.games.black_orchestra.state import Orchestra


def reason(g: Orchestra, option: int, seat: int) -> str:
    """Return in a few words why an option may be good; empty if there is nothing to say."""
    worth.look_anew()
    asker = g.asker
    if isinstance(asker, act.TakeAction):
        return of_action(g, seat, option & ~act.ABOUT, option & act.ABOUT)
    if isinstance(asker, BuildPool):
        return of_pool(g, option)
    if isinstance(asker, TakeOutDice):
        return of_dice(g, option)
    if isinstance(asker, TryEventPlot):
        return "keeps the plot and its items for better odds" if option == NONE else of_attempt(g, seat, option >> 3, g.where[seat])
    if isinstance(asker, DissentReward):
        return of_dissent(g, option)
    if isinstance(asker, IllegalCard):
        return of_raid(g, seat, option)
    if isinstance(asker, GiveAnswer):
        return of_answer(g, seat, option)
    return of_reply(g, seat, option)


def percent(share: float) -> str:
    """Return a share as a text."""
    return f"{100 * share:.0f} %"


# Plots.


def chances(g: Orchestra, number: int, needed: int, limit: int) -> str:
    """Return the exact odds of a roll in words, with the cards that can still change it."""
    again, ignored = dice.cards_at_hand(g)
    limit += ignored
    rolled = "1 die" if number == 1 else f"{number} dice"
    if limit <= 0:
        return f"{rolled}: sure to be detected"
    success, safe = dice.success(number, needed, limit, again), dice.success(number, 0, limit, again)
    detected = "cannot be detected" if safe > 1 - 1e-9 else f"{percent(1 - safe)} to be detected"
    return f"{rolled}: {percent(success)} to succeed, {detected}"


def of_attempt(g: Orchestra, seat: int, card: int, space: int) -> str:
    """Say what an attempt can do, with and without spending items."""
    found = odds.plot(g, card)
    limit = odds.limit_of(g, seat)
    bare = odds.bare_pool(g, seat, found, space)
    more, ignore = odds.item_dice(g, seat, found, space)
    more += 2 if g.dossier[seat] & g.setup.content.for_own_pool else 0
    if (more or ignore) and odds.spends(g, seat, found, space):
        pool = min(bare + more, g.dice_in_reach())
        return f"with everything at hand {chances(g, pool, g.support, limit + ignore)}"
    best = max(range(1, bare + 1), key=lambda n: odds.gain(g, n, g.support, limit))
    return f"nothing spent, {chances(g, best, g.support, limit)}; it can be tried again"


def of_pool(g: Orchestra, option: int) -> str:
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
    return f"then {chances(g, attempt.pool + more, g.support, limit + cancelled)}"


def of_dice(g: Orchestra, number: int) -> str:
    """Say what rolling so many dice means."""
    attempt = g.attempt
    assert attempt is not None
    return chances(g, number, attempt.needed, attempt.limit + attempt.ignore - attempt.add)


# Actions.


def of_action(g: Orchestra, me: int, action: int, what: int) -> str:  # noqa: PLR0911 - one line for each action
    """Say what an action is good for."""
    if action == act.PLOT:
        return of_attempt(g, me, what >> 3, g.where[me])
    if action == act.MOVE:
        return of_move(g, me, what)
    if action == act.CONSPIRE:
        return of_conspiring(g, me, what)
    if action == act.DOSSIER:
        return "there is no plot in the dossier yet" if worth.best_plot(g, me) < 0 else "there may be something better in the deck"
    if action == act.REVEAL:
        return of_wanted(g) or "nobody knows yet what lies here"
    if action == act.COLLECT:
        return of_item(g, g.tile[g.where[me]])
    if action == act.DELIVER:
        return of_relief(g, me)
    if action == act.RELEASE:
        names = ", ".join(g.setup.names[seat] for seat in g.prisoners())
        return f"five of six rolls free a prisoner ({names}); suspicion rises to {SUSPICION_IDS[min(g.suspicion[me] + 1, EXTREME)]}"
    if action in (act.GIVE, act.TAKE):
        return of_transfer(g, me, what, giving=action == act.GIVE)
    if action == act.END:
        return "nothing else is worth its risk now"
    if action == act.USE:
        return of_card(g, me, what)
    if action == act.AN_INSTANT:
        return "it does most now"
    return of_ability(g, me, what)


def of_card(g: Orchestra, me: int, card: int) -> str:
    """Say what a card does now."""
    name = g.setup.content.cards[card].id
    if name in ("lose_gestapo", "cover_story", "false_safety_report"):
        return f"suspicion is {SUSPICION_IDS[g.suspicion[me]]}: a raid or a roll would tell"
    if name in ("war_crimes_evidence", "military_secrets"):
        return f"support stands at {g.support}" if worth.support_worth(g) > 0 else "motivation opens plots"
    if name in ("inspiring_letter", "hidden_camera"):
        return "motivation opens plots"
    if name in ("planning_session", "dumpster_dive", "infiltrate_ss_bunker", "history_repeats"):
        return "there is no plot in the dossier yet" if worth.best_plot(g, me) < 0 else "more cards to choose from"
    if name in ("black_market", "distant_contact"):
        return of_wanted(g) or "an item more"
    if name in ("airplane_access", "forged_documents"):
        return "brings plot and target together"
    if name == "forged_release_orders":
        return "somebody comes out of prison"
    return "it does most now"


def of_ability(g: Orchestra, me: int, what: int) -> str:
    """Say what one's own ability does now."""
    if what == act.INSPIRE:
        return "everybody else here becomes more motivated"
    if what == act.SHIELD:
        return "somebody's suspicion is worth more than the item"
    if what == act.LOOK:
        return "to know what is coming"
    if what == act.GO_TWO:
        return "two spaces for one action"
    if what == act.SNATCH:
        return of_item(g, g.tile[g.where[me]]) if g.face_up >> g.where[me] & 1 else "nobody knows yet what lies here"
    return "to know what lies there" if what != act.SEND else "somebody is needed elsewhere"


def of_move(g: Orchestra, me: int, space: int) -> str:
    """Say what a move leads to, or away from."""
    printed = g.setup.board.spaces[space]
    if printed.enter_motivation and g.motivation[me] < RECKLESS:
        return f"{printed.name} gives motivation, now {MOTIVATION_IDS[g.motivation[me]]}"
    if printed.enter_suspicion < 0 and g.suspicion[me] > LOW:
        return f"{printed.name} lowers suspicion, now {SUSPICION_IDS[g.suspicion[me]]}"
    here, there = ways.distances(g, g.where[me]), ways.distances(g, space)
    best, toward = 0.0, NONE
    strikes = ways.plot_goals(g, me)
    for goal, value in strikes + ways.goals_but_plots(g, me):
        if there[goal] < here[goal] and there[goal] < FAR and value * ways.FADED[there[goal]] > best:
            best, toward = value * ways.FADED[there[goal]], goal
    if toward != NONE:
        return of_goal(g, me, toward, is_strike=any(goal == toward for goal, _ in strikes), arrived=toward == space)
    fled = [LEADER_NAMES[n] for n, place in enumerate(g.leaders) if place == g.where[me]]
    return f"leaves {' and '.join(fled)} before the next turn" if fled else "a good place to begin the next turn"


def of_goal(g: Orchestra, me: int, goal: int, *, is_strike: bool, arrived: bool) -> str:
    """Say what waits in a space."""
    name = g.setup.board.names[goal]
    way = "here" if arrived else f"on the way to {name}"
    if is_strike:
        return f"{way}: a plot can be attempted there" if not arrived else "a plot can be attempted from here"
    if g.tile[goal] >= 0:
        if g.face_up >> goal & 1:
            return f"{way}: {of_item(g, g.tile[goal])}"
        return f"{way}: a tile nobody has turned up yet"
    if goal == g.leaders[HITLER] or goal in [place for seat, place in enumerate(g.where) if seat != me]:
        return f"{way}: {g.setup.names[worth.lead(g)]} can use help with the plot"
    if g.suspicion[me] > LOW and g.setup.board.spaces[goal].delivery is not None and g.items[me]:
        return f"{way}: a delivery would lower suspicion"
    if PRISON in g.where:
        return f"{way}: somebody could be freed"
    return way


def of_conspiring(g: Orchestra, me: int, number: int) -> str:
    """Say what conspiring may bring, and what an eagle would do."""
    eagle = 1 - (5 / 6) ** number
    hoped = "one target fills the dissent track" if g.dissent == 2 else f"the dissent track holds {g.dissent} of 3"
    level = SUSPICION_IDS[min(g.suspicion[me] + 1, EXTREME)]
    given = "1 die gives back 1 action" if number == 1 else f"{number} dice give back {number} actions"
    return f"{given} on average; {hoped}; {percent(eagle)} for an eagle, then at least {level}"


def of_wanted(g: Orchestra) -> str:
    """Say which items the team's plot still lacks."""
    team = worth.mission(g)
    if team.card < 0 or not team.wanted:
        return ""
    kinds = " or ".join(ITEM_IDS[kind] for kind in range(8) if team.wanted >> kind & 1)
    return f"{g.setup.content.cards[team.card].name} still lacks {kinds}"


def of_item(g: Orchestra, kind: int) -> str:
    """Say what an item is good for."""
    team = worth.mission(g)
    if team.card >= 0 and team.useful >> kind & 1:
        return f"{ITEM_IDS[kind]} {what_it_does(odds.plot(g, team.card), kind)} {g.setup.content.cards[team.card].name}"
    return f"{ITEM_IDS[kind]} can be delivered to lower suspicion"


def what_it_does(found: Plot, kind: int) -> str:
    """Say how an item helps a plot."""
    element = found.elements[found.element_of[kind]]
    assert element.kind == ITEM
    return "adds a die to" if element.dice else "cancels an eagle of"


def of_relief(g: Orchestra, me: int) -> str:
    """Say what less suspicion means."""
    level = g.suspicion[me]
    delivery = g.setup.board.spaces[g.where[me]].delivery
    if delivery is None or delivery.split or level == LOW:
        return "lowers the team's suspicion"
    after = max(level - delivery.relief, LOW)
    eagles = EAGLES_THAT_DETECT[after]
    return f"suspicion falls from {SUSPICION_IDS[level]} to {SUSPICION_IDS[after]}: {eagles} eagles would then detect a plot"


def of_transfer(g: Orchestra, me: int, other: int, *, giving: bool) -> str:
    """Say for whose plot something changes hands."""
    team = worth.mission(g)
    receiver = other if giving else me
    if receiver == team.seat and team.card >= 0:
        return f"{g.setup.names[receiver]} gathers what {g.setup.content.cards[team.card].name} needs"
    return f"{g.setup.names[receiver]} can make more of it"


# Answers.


def of_dissent(g: Orchestra, option: int) -> str:
    """Say what a full dissent track is best used for."""
    if option == FOR_SUPPORT:
        return f"a plot then needs {g.support - 1} targets instead of {g.support}"
    if option == FOR_ALL:
        return "everybody comes closer to a plot"
    card = worth.best_plot(g, option)
    level = min(g.motivation[option] + 1, RECKLESS)
    if card >= 0 and level == odds.plot(g, card).motivation:
        return f"{g.setup.names[option]} may then attempt {g.setup.content.cards[card].name}"
    return f"{g.setup.names[option]} becomes {MOTIVATION_IDS[level]}"


def of_raid(g: Orchestra, seat: int, option: int) -> str:
    """Say what keeping or giving up an illegal card means."""
    if option & 1:
        return f"worth it: suspicion becomes {SUSPICION_IDS[min(g.suspicion[seat] + 1, EXTREME)]}"
    return f"suspicion stays {SUSPICION_IDS[g.suspicion[seat]]}"


def of_answer(g: Orchestra, seat: int, option: int) -> str:
    """Say how likely a prisoner resists; what the card says is for the prisoner alone."""
    if option < len(asked(g).answers):
        return "costs the team least"
    held = sum(resists(g.motivation[seat], face) for face in range(1, 7))
    return f"{held} of 6 faces resist, 2 of 6 open the door"
