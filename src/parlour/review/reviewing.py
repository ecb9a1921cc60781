"""The review of a game as a document that grows: first the curve, then choice by choice, last what it all adds up to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from parlour.bots.bot import has_mind, mind_of
from parlour.engine.errors import BadInput
from parlour.engine.record import Record
from parlour.engine.said import Said
from parlour.engine.title import Json
from parlour.games import title
from parlour.review.judging import SIZES, SURE, Judge
from parlour.review.ledger import Account, accounts
from parlour.review.walking import Walk, walk

FORMAT = 1
CHUNKS = 12
"""So often a review is told while it grows."""

MOST_TURNING = 6
LEAST_LUCK = 0.08
"""Luck that moved the chance by so much is worth telling."""

MOST_TOLD = 5
"""So many events are told about a stroke of luck: what was drawn or rolled, and what came of it."""


@dataclass(frozen=True)
class Quality:
    """How closely a review looks; a game of any length gets no more than all looks together."""

    share: float
    """What part of a strong bot's iterations goes into finding the best option."""
    looks: int
    more: int
    """So often options are looked at that are neither clearly apart nor alike."""
    all_looks: int

    def of(self, choices: int) -> tuple[int, int]:
        """Return how often options are looked at, and how often at most, in a game of so many choices."""
        looks = max(min(self.looks, self.all_looks // max(choices, 1)), 4)
        return looks, max(looks * self.more // self.looks, looks)


PAGE = Quality(1.0, 32, 128, 9_000)
"""What the page and the terminal show."""


def review(record: Record, *, seed: int = 0, quality: Quality = PAGE) -> Iterator[Json]:
    """Yield the review of a finished game, more of it each time; the last one is whole. The same seed gives the same review."""
    if not has_mind(title(record.game).id):
        msg = f"bots know nothing about {record.game}: nobody can judge its choices"
        raise BadInput(msg)
    walked = walk(record)
    mind = mind_of(walked.table.title.id).thinker(walked.table.game, "strong")
    judges: list[Judge] = []
    for moment in walked.moments:
        judges.append(Judge(mind, moment, seed, judges[-1] if judges else None))
    iterations = max(int(mind.budget("strong").iterations * quality.share), 1)
    chunk = max(-(-len(judges) // CHUNKS), 1)
    for n, judge in enumerate(judges):
        judge.glance(iterations)
        if (n + 1) % (3 * chunk) == 0:
            yield document(walked, judges[: n + 1], done=0.2 * (n + 1) / len(judges))
    looks, more = quality.of(len(judges))
    # Where the chance changed most is looked at first.
    order = sorted(range(len(judges)), key=lambda n: (-abs(judges[n].rough - judges[max(n - 1, 0)].rough), n))
    for done, n in enumerate(order, 1):
        judges[n].judge(looks, more)
        if done % chunk == 0 and done < len(judges):
            yield document(walked, judges, done=0.2 + 0.8 * done / len(judges))
    yield document(walked, judges, done=1.0)


def document(walked: Walk, judges: list[Judge], *, done: float) -> Json:
    """Return what is known so far."""
    table = walked.table
    whole = done == 1.0
    found = accounts(walked, judges) if whole else []
    outcome = table.outcome
    assert outcome is not None
    turns: list[list[int]] = []
    for moment in walked.moments:
        if not turns or turns[-1][1] != moment.turn:
            turns.append([moment.number, moment.turn])
    return {
        "review": FORMAT,
        "game": table.title.id,
        "last": table.moment,
        "done": round(done, 3),
        "cooperative": table.title.cooperative,
        "reason": in_languages(table.title.reason(table.game), walked),
        "winners": list(outcome.winners),
        "clock": walked.clock,
        "turns": turns,
        "sizes": dict(SIZES),
        "sides": [side_shown(walked, judges, number, found) for number in range(len(walked.sides))],
        "choices": [choice_shown(walked, judge, whole=whole) for judge in judges if judge.judged],
        "turning": turning_points(walked, judges, found) if whole else [],
    }


def side_shown(walked: Walk, judges: list[Judge], number: int, found: list[Account]) -> Json:
    """Return a side: its curve, and when all is judged, how the start became the result."""
    seats = walked.sides[number]
    curve = [[judge.moment.number, *(round(x, 4) for x in judge.value)] for judge in judges if judge.moment.seat in seats]
    won = float(walked.won[number])
    shown: Json = {"seats": seats, "won": walked.won[number], "curve": [*curve, [walked.table.moment, won, won, won]]}
    if found:
        mine = found[number]
        luck = {seat: sum(one.change for one in mine.luck if one.seat == seat) for seat in seats}
        shown |= {
            "start": mine.start,
            "result": mine.result,
            "skill": sum(mine.skill.values()),
            "others": mine.others,
            "luck": sum(luck.values()),
            "margin": SURE * mine.error,
            "players": [{"seat": seat, "skill": mine.skill[seat], "luck": luck[seat]} for seat in seats],
        }
    return shown


def choice_shown(walked: Walk, judge: Judge, *, whole: bool) -> Json:
    """Return a choice: what was played, what was better or comes next, and what that means."""
    moment = judge.moment
    shown: Json = {"moment": moment.number, "seat": moment.seat, "turn": moment.turn, "options": len(moment.options)}
    shown["played"] = option_shown(walked, judge, moment.played)
    better = judge.best != moment.played and judge.best in judge.looks
    others = [option for option in ranked(judge) if option != moment.played]
    shown["others"] = [option_shown(walked, judge, option) for option in others]
    if better:
        half = SURE * judge.cost_error
        shown |= {"cost": round(judge.cost, 4), "low": round(judge.cost - half, 4), "high": round(judge.cost + half, 4)}
    if judge.size:
        shown["size"] = judge.size
    best = judge.best if judge.cost > 0 else moment.played
    why = judge.reason(best) if whole and len(moment.options) > 1 else None
    if why is not None:
        shown["why"] = in_languages(why, walked)
    return shown


def ranked(judge: Judge) -> list[int]:
    """Return the best found, and what comes next if that was looked at, too.

    What then seems to keep even more has only been looked at less often: it is left out.
    """
    found = [option for option in (judge.best, judge.third) if option in judge.looks]
    return [option for option in found if judge.chance(option)[0] <= judge.chance(found[0])[0]]


def option_shown(walked: Walk, judge: Judge, option: int) -> Json:
    """Return an option and the chance with it."""
    chance, low, high = judge.chance(option)
    said = judge.moment.said[option]
    shown: Json = {"key": said.key(), "text": in_languages(said, walked)}
    return shown | {"chance": round(chance, 4), "low": round(low, 4), "high": round(high, 4)}


def turning_points(walked: Walk, judges: list[Judge], found: list[Account]) -> list[Json]:
    """Return where the game turned, in the order it did: the dearest choices, and the largest strokes of luck."""
    points: list[tuple[float, Json]] = []
    for judge in judges:
        if judge.size in ("mistake", "blunder"):
            moment = judge.moment
            shown: Json = {"kind": "choice", "moment": moment.number, "seat": moment.seat, "turn": moment.turn}
            points.append((judge.cost, shown | {"change": round(-judge.cost, 4), "size": judge.size}))
    for side, mine in enumerate(found):
        for stroke in mine.luck:
            # Where two sides face each other one's luck is the other's misfortune: it is told once.
            if stroke.clear and abs(stroke.change) >= LEAST_LUCK and (side == 0 or len(found) > 2):
                points.append((abs(stroke.change), luck_shown(walked, side, stroke.begin, stroke.end, stroke.change)))
    points.sort(key=lambda entry: (-entry[0], entry[1]["moment"]))
    return sorted((shown for _, shown in points[:MOST_TURNING]), key=lambda shown: shown["moment"])


def luck_shown(walked: Walk, side: int, begin: int, end: int, change: float) -> Json:
    """Return a stroke of luck with the last of what happened."""
    moment = walked.moments[begin]
    told: dict[str, list[str]] = {}
    for code in walked.table.title.languages():
        happened = [event["text"] for event in walked.table.events(None, begin + 1, code) if event["moment"] <= end]
        told[code] = [text for text in happened if text][-MOST_TOLD:]
    shown: Json = {"kind": "luck", "moment": begin, "to": end, "seat": moment.seat, "side": side, "turn": moment.turn}
    return shown | {"change": round(change, 4), "told": told}


def in_languages(said: Said, walked: Walk) -> dict[str, str]:
    """Return something said in every language the game speaks."""
    named = walked.table.title
    return {code: named.words(code).parts(said)[0] for code in named.languages()}


def in_words(doc: Json, code: str) -> Json:
    """Return a review in one language: every text that was kept in several becomes one."""
    known = set(doc["reason"])

    def read(value: object) -> object:
        if isinstance(value, dict):
            if value and set(value) == known:
                return value.get(code, value[min(known)])
            return {name: read(inner) for name, inner in value.items()}
        if isinstance(value, list):
            return [read(inner) for inner in value]
        return value

    found = read(doc)
    assert isinstance(found, dict)
    return found
