"""What people do at a table. Every act is checked, then saved, then told; a refused one changes nothing."""

from __future__ import annotations

import asyncio
import logging
from contextlib import nullcontext
from dataclasses import dataclass, replace
from time import perf_counter, time
from typing import TYPE_CHECKING, Any

from parlour.engine.errors import BadInput, Illegal
from parlour.engine.messages import USUAL
from parlour.engine.said import Said
from parlour.server import gathering, results, tokens
from parlour.server import protocol as p
from parlour.server.contract import Change, Conflict, StoreFailed
from parlour.server.journal import By, Kind, Move, Played, fingerprint
from parlour.server.live import LiveTable
from parlour.server.notices import kept
from parlour.server.reading import look_everywhere
from parlour.server.refusals import Behind, Refused, words
from parlour.server.rights import Rights
from parlour.server.speaking import spoken
from parlour.server.statements import MOST_ANSWERS, MOST_LINES
from parlour.server.texts import plain
from parlour.server.thinking import HINTS_FROM, NoThought

if TYPE_CHECKING:
    from parlour.server.house import House

log = logging.getLogger("parlour.acts")

MOST_MOVES = 20_000
"""Moves a table takes, all that was taken back included; a long game has a twentieth of it."""
MOST_BACK = MOST_MOVES // 2
"""After so many nothing is taken back any more: nobody keeps a game from its end by going to and fro."""
MOST_STANDING = 4_096
"""Bytes of standing answers that a seat keeps, as they are written down: in memory each condition takes many times as much."""

REWORDED = Said("id-reused")


@dataclass(frozen=True)
class Asker:
    """Who asks: what they may do at this table, which language they read, and from where."""

    rights: Rights
    language: str
    address: str


async def act(house: House, live: LiveTable, asker: Asker, asked: p.Act) -> p.Answer:
    """Do what somebody asks for and return the answer in their language; a repeat of the same request gets the same answer."""
    try:
        return await _act(house, live, asker, asked)
    except Refused as refused:
        if refused.said is None or live.played is None or asker.language == USUAL:
            raise refused.in_words(asker.language) from None
        title = live.played.table.title
        reason = title.words(spoken(title, asker.language)).said(refused.said)
        raise Refused(refused.problem.code, reason, refused.problem.rule) from None


async def _act(house: House, live: LiveTable, asker: Asker, asked: p.Act) -> p.Answer:
    if isinstance(asked, (p.Ping, p.Sync)):
        return p.Answer(id=asked.id, ok=True, version=live.version)
    who = _who(live, asker.rights, asked)
    if isinstance(asked, p.Hint):
        return await _hint(house, live, asker, asked)
    # To go back the game is played again up to there: that is done at one table of an address after the other. The turn comes
    # before the table's lock, so that nobody else there waits for it.
    goes_back = isinstance(asked, (p.Rewind, p.CastVote))
    async with house.own_turn("making", asker.address) if goes_back else nullcontext():
        return await house.again(live, lambda: _decide(house, live, asker, who, asked))


async def _decide(house: House, live: LiveTable, asker: Asker, who: str, asked: p.Act) -> p.Answer:
    assert not isinstance(asked, (p.Ping, p.Sync, p.Hint))
    async with live.lock:
        live.used_at = time()
        live.still_here(asker.rights)
        repeated = _repeat(live, who, asked)
        if repeated is not None:
            house.metrics.add("repeats")
            return repeated
        if isinstance(asked, (p.Choose, p.Undo, p.Redo)):
            return await _move(house, live, who, asked, asker.language)
        if isinstance(asked, p.Rewind):
            return await _propose(house, live, asker.rights, who, asked)
        if isinstance(asked, p.CastVote):
            return await _vote(house, live, asker.rights, who, asked)
        if isinstance(asked, p.SetStanding):
            return await _stand(house, live, who, asked, asker.address)
        if isinstance(asked, (p.PromiseWord, p.GiveWord)):
            return await _have_a_part(house, live, asker, who, asked)
        if isinstance(asked, p.WhyNot):
            table = playable(live).table
            refusal = table.why_not(asked.key, asked.seat, spoken(table.title, asker.language))
            found = {"rule": refusal.rule, "name": refusal.name, "text": refusal.reason, "key": asked.key}
            return p.Answer(id=asked.id, ok=True, version=live.version, **found)
        return await _say(house, live, asker, who, asked)


async def _settle(house: House, live: LiveTable, who: str, client: str, change: Change) -> p.Answer:
    """Save something that is no move together with its answer, so that a repeat gets the same, even after a restart."""
    answer = p.Answer(id=client, ok=True, version=live.version)
    await house.change(live, replace(change, answer=(who, client, answer.model_dump_json())))
    live.recent[who, client] = answer
    while len(live.recent) > MOST_ANSWERS:
        live.recent.pop(next(iter(live.recent)))
    return answer


def _who(live: LiveTable, rights: Rights, asked: p.Act) -> str:
    """Return the link somebody acts by."""
    if isinstance(asked, p.Say):
        return min(rights.links)
    assert not isinstance(asked, (p.Ping, p.Sync))
    if asked.seat >= len(live.seats):
        raise Refused("bad_request", f"There is no seat {asked.seat}: seats are 0 to {len(live.seats) - 1}.")
    if asked.seat not in rights.seats:
        raise Refused("not_yours", Said("not-your-seat", seat=asked.seat))
    return rights.seats[asked.seat]


def _repeat(live: LiveTable, who: str, asked: p.Act) -> p.Answer | None:
    earlier = live.answers.get((who, asked.id))
    if earlier is not None:
        same = asked.type == earlier.kind or asked.type == "vote"
        if not same or (isinstance(asked, p.Choose) and (asked.key, asked.seat) != (earlier.key, earlier.seat)):
            raise Refused("reused", REWORDED)
        return p.Answer(id=asked.id, ok=True, version=earlier.version)
    return live.recent.get((who, asked.id))


def playable(live: LiveTable, seat: int | None = None) -> Any:
    """Return the game if it can be played on, by a person on that seat."""
    if live.read_only or live.played is None:
        raise Refused("read_only", live.read_only)
    if live.info.closed:
        raise Refused("over", Said("table-closed"))
    if seat is not None and live.seats[seat].holder == "bot":
        raise Refused("not_yours", Said("bot-plays-seat", seat=seat))
    return live.played


async def _move(house: House, live: LiveTable, who: str, asked: p.Choose | p.Undo | p.Redo, language: str) -> p.Answer:
    played = playable(live, asked.seat)
    if asked.version != live.version:
        house.metrics.add("stale")
        raise Refused("stale", Said("game-went-on", asked=asked.version, now=live.version))
    if isinstance(asked, p.Undo) and live.truth_is_out:
        raise Refused("over", Said("all-told"))
    if isinstance(asked, p.Undo) and not played.can_undo(asked.seat):
        raise Refused("illegal", Said("nothing-to-undo"))
    if isinstance(asked, p.Redo) and not played.can_redo(asked.seat):
        raise Refused("illegal", Said("nothing-to-redo"))
    if isinstance(asked, p.Choose) and asked.hash is not None and live.view_hash(asked.seat, language) != asked.hash:
        house.metrics.add("views_differ")
        raise Refused("stale", Said("seen-differently"))
    key = asked.key if isinstance(asked, p.Choose) else ""
    move = await commit(house, live, asked.type, asked.seat, key, who=who, client=asked.id)
    return p.Answer(id=asked.id, ok=True, version=move.version)


async def commit(  # noqa: PLR0913 - a move has that many sides
    house: House,
    live: LiveTable,
    kind: Kind,
    seat: int | None,
    key: str,
    *,
    moment: int = 0,
    by: By = "person",
    who: str = "",
    client: str | None = None,
) -> Move:
    """Try a move on a copy, save it, and only then make it so and tell everybody. The caller holds the lock."""
    played = playable(live)
    if played.version >= MOST_MOVES:
        raise Refused("unavailable", Said("no-more-moves", most=MOST_MOVES))
    if kind in ("undo", "rewind") and played.version >= MOST_BACK:
        raise Refused("unavailable", Said("no-more-back", most=MOST_BACK))
    trial = played.clone()
    try:
        key = await _try(live, trial, kind, seat, key, moment)
    except Illegal as refused:
        raise Refused("illegal", refused.reason, refused.rule, refused.said) from None
    except BadInput as mistake:
        raise Refused("bad_request", str(mistake)) from None
    except Exception:
        log.exception("a move failed", extra={"table": live.info.id})
        raise Refused("unavailable", Said("cannot-go-on")) from None
    noted = fingerprint(trial.table, trial.version)
    move = Move(trial.version, kind, seat, key, trial.table.moment, by, who, client, noted, time())
    over = trial.table.outcome is not None
    try:
        news = over != live.info.over or live.vote is not None
        began = perf_counter()
        await house.store.append(live.info.id, live.revision, move, over=over if news else None)
    except StoreFailed as mistake:
        house.metrics.add("storage_failures")
        await house.look_again(live)
        raise Refused("storage", mistake.reason) from None
    except Conflict:
        raise Behind from None
    house.metrics.saved(perf_counter() - began)
    live.turn = live.turn_after(trial, seat, by)
    live.unasked = 0 if by == "person" else live.unasked + (by == "standing")
    live.played = trial
    live.info.over = over
    if client is not None:
        live.answers[who, client] = move
    voting, live.vote = live.vote, None
    house.metrics.add("moves")
    live.broadcast_state(move.version - 1)
    if voting is not None or over:
        live.broadcast_table()
    if over:
        house.keep(asyncio.create_task(results.note_soon(house, live.info.id)))
    live.wake()
    return move


async def _try(  # noqa: PLR0913 - a move, and where it is tried
    live: LiveTable, trial: Played, kind: Kind, seat: int | None, key: str, moment: int
) -> str:
    if kind == "rewind":
        # The whole game up to there is played again.
        return await asyncio.to_thread(trial.apply, kind, seat, key, moment)
    key = trial.apply(kind, seat, key, moment)
    if live.info.start is not None:
        # What began from a position somebody brought may lead anywhere; what cannot be shown is not played. What happened before
        # was looked at then: to tell a long game again at every choice would keep others waiting.
        look_everywhere(trial.table, trial.table.moment)
    return key


async def _propose(house: House, live: LiveTable, rights: Rights, who: str, asked: p.Rewind) -> p.Answer:
    played = playable(live, asked.seat)
    if live.truth_is_out:
        raise Refused("over", Said("all-told"))
    if not played.table.title.cooperative:
        raise Refused("illegal", Said("not-together"))
    if asked.to >= played.table.moment:
        raise Refused("illegal", Said("no-such-moment", moment=asked.to, choices=played.table.moment))
    await house.talk.take(live, rights)
    proposed = p.Vote(proposal=tokens.new_id(), to=asked.to, by=asked.seat, yes=[], missing=live.people())
    return await _count(house, live, rights, proposed, who, asked.id)


async def _vote(house: House, live: LiveTable, rights: Rights, who: str, asked: p.CastVote) -> p.Answer:
    playable(live, asked.seat)
    if live.vote is None:
        raise Refused("conflict", Said("nothing-to-vote"))
    if asked.proposal != live.vote.proposal:
        raise Refused("conflict", Said("another-proposal"))
    if asked.yes:
        return await _count(house, live, rights, live.vote, who, asked.id)
    line = notice_line(live, Said("is-against", name=live.seats[asked.seat].name))
    answer = await _settle(house, live, who, asked.id, Change(vote=None, lines=[line]))
    live.vote = None
    live.broadcast_table()
    tell_line(live, line)
    return answer


async def _count(  # noqa: PLR0913 - a vote, and who casts it how
    house: House, live: LiveTable, rights: Rights, voted: p.Vote, who: str, client: str
) -> p.Answer:
    yes = sorted({*voted.yes, *(seat for seat in rights.seats if live.seats[seat].holder == "person")})
    missing = [seat for seat in live.people() if seat not in yes]
    if not missing:
        back = playable(live, voted.by).table.moment - voted.to
        move = await commit(house, live, "rewind", None, "", moment=voted.to, by="vote", who=who, client=client)
        await notice(house, live, Said("went-back", choices=back))
        return p.Answer(id=client, ok=True, version=move.version)
    on_file = {"proposal": voted.proposal, "to": voted.to, "by": voted.by, "yes": yes, "at": live.version}
    answer = await _settle(house, live, who, client, Change(vote=on_file))
    live.vote = p.Vote(proposal=voted.proposal, to=voted.to, by=voted.by, yes=yes, missing=missing)
    live.broadcast_table()
    return answer


async def _have_a_part(house: House, live: LiveTable, asker: Asker, who: str, asked: p.PromiseWord | p.GiveWord) -> p.Answer:
    """Take a promise or a word for chance; with the last word the game is dealt."""
    chance = gathering.with_part(live, asked)
    if chance == live.info.chance:
        return p.Answer(id=asked.id, ok=True, version=live.version)
    await house.talk.take(live, asker.rights)
    begun = None
    if chance["settled"]:
        # It may take a while to read packs: others wait for one table of an address at a time, not for all that it settles at once.
        async with house.in_turn("dealing", asker.address):
            begun = await gathering.deal(live, chance)
    at = time()
    answer = await _settle(house, live, who, asked.id, Change(chance=chance, begun=(begun.seed, at) if begun is not None else None))
    live.info.chance = chance
    if begun is not None:
        gathering.begin(live, begun, at)
    live.broadcast_table()
    live.wake()
    return answer


async def _stand(house: House, live: LiveTable, who: str, asked: p.SetStanding, address: str) -> p.Answer:
    size = len(asked.model_dump_json().encode())
    if size > MOST_STANDING:
        raise Refused("bad_request", f"standing: a seat keeps answers of at most {MOST_STANDING} bytes, not {size}.")
    await house.may_keep(address, size)
    answer = await _settle(house, live, who, asked.id, Change(standing={asked.seat: list(asked.standing)}))
    live.seats[asked.seat].standing = list(asked.standing)
    live.broadcast_state(live.version, asked.seat)
    live.wake()
    return answer


async def _hint(house: House, live: LiveTable, asker: Asker, asked: p.Hint) -> p.Answer:
    played = playable(live, asked.seat)
    version, table = live.version, played.table
    decision = table.decision
    if decision is None or not decision.of(asked.seat):
        raise Refused("unavailable", Said("nothing-to-decide", seat=asked.seat))
    if HINTS_FROM not in house.levels.of(table.title.id):
        raise Refused("unavailable", Said("no-bot-knows", game=table.title.name))
    if live.hinting:
        raise Refused("too_many", Said("one-hint"))
    live.hinting = True
    try:
        # Few are thought about at a time: one address has one of them.
        async with house.own_turn("hint", asker.address):
            found = await house.thinkers.hint(table, asked.seat, version, asker.language, asker.address)
    except NoThought as mistake:
        raise Refused("unavailable", Said("no-hint", trouble=str(mistake))) from None
    finally:
        live.hinting = False
    live.still_here(asker.rights)
    if live.version != version:
        raise Refused("stale", Said("bot-too-late"))
    hints = [p.HintShown(**hint) for hint in found]
    if not hints:
        raise Refused("unavailable", Said("bot-found-nothing"))
    best = hints[0]
    text = words(asker.language).said(Said("would-choose", option=best.text.rstrip(".")))
    return p.Answer(id=asked.id, ok=True, version=version, key=best.key, text=text, hints=hints)


async def _say(house: House, live: LiveTable, asker: Asker, who: str, asked: p.Say) -> p.Answer:
    """Put a line into the chat."""
    rights, said = asker.rights, plain(asked.text)
    if not said:
        raise Refused("bad_request", Said("nothing-to-read"))
    await house.talk.take(live, rights)
    await house.may_keep(asker.address, len(said.encode()))
    seat = min(rights.seats, default=None)
    name = live.seats[seat].name if seat is not None else "Host" if rights.host else "Spectator"
    line = p.ChatLine(number=live.next_line, kind="chat", seat=seat, name=name, text=said, at=time())
    answer = await _settle(house, live, who, asked.id, Change(lines=[line]))
    tell_line(live, line)
    return answer


async def notice(house: House, live: LiveTable, said: Said) -> None:
    """Put a line of the server's into the chat. The caller holds the lock."""
    line = notice_line(live, said)
    await house.change(live, Change(lines=[line]))
    tell_line(live, line)


def notice_line(live: LiveTable, said: Said) -> p.ChatLine:
    """Return a line of the server's, to be saved together with what it tells of."""
    return p.ChatLine(number=live.next_line, kind="notice", seat=None, name="", text=kept(said), at=time())


def tell_line(live: LiveTable, line: p.ChatLine) -> None:
    """Let everybody hear a line that is saved."""
    live.chat.append(line)
    del live.chat[:-MOST_LINES]
    live.broadcast_chat(line)
