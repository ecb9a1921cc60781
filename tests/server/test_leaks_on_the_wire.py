"""Whatever a seat receives is the same for two truths that differ only in what the seat may not know."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

import parlour
from parlour.client import Json, Refused, ask, join
from parlour.engine import position
from parlour.server import driver
from parlour.server.journal import Played
from parlour.server.live import LiveTable
from parlour.server.protocol import Standing
from parlour.server.reading import table_info
from parlour.server.rights import SeatRow
from parlour.server.thinking import question
from server.hosting import Running, Table
from unmatched.stories import duel, holmes, jekyll, play

pytestmark = pytest.mark.attack

GAMES = parlour.games()
STEP = 9
"""Every so many decisions of a game two truths are compared."""


def at(running: Running, doc: Json) -> Table:
    made = ask("POST", f"{running.address}/api/import", {"position": doc})
    table = Table.__new__(Table)
    table.address, table.id = running.address, made["table"]
    table.tokens = {link["seat"] if link["role"] == "seat" else link["role"]: link["token"] for link in made["links"]}
    table.links = {name: f"{running.address}/t/{table.id}#{token}" for name, token in table.tokens.items()}
    return table


def everything(table: Table, seat: int | None, strange: list[str]) -> list[Any]:
    """Return all that a seat, or a spectator, can get out of the server at this moment."""
    name: Any = seat if seat is not None else "spectator"
    got: list[Any] = []

    def tried(work: Any) -> None:
        try:
            got.append(work())
        except Refused as refused:
            got.append([refused.code, refused.rule, refused.reason])

    with join(table.links[name]) as me:
        me.listening = True
        me.drop()
        me.connect()
        if seat is not None:
            for key in strange:
                tried(lambda key=key: me.why_not(key))
                tried(
                    lambda key=key: me.request(
                        {"type": "choose", "seat": seat, "key": key, "version": 0}, "fixed-" + key[:50].replace(" ", "")
                    )
                )
            tried(me.undo)
        tried(lambda: me.http("GET", ""))
        tried(lambda: me.http("GET", "/chat"))
        for path in ("/record", "/position", "/replay/0", f"/replay/0?seat={seat or 0}", "/replay/0?seat=1", "/links"):
            tried(lambda path=path: me.http("GET", path))
        tried(lambda: me.http("POST", "/bug-report", {"note": "x"}))
        tried(lambda: me.http("POST", "/branch", {"moment": 0}))
        got += [json.loads(text) for text in me.heard]
    return [scrubbed(entry) for entry in got]


def scrubbed(found: Any) -> Any:
    """Take out what differs between any two tables: their names, the time, ids of requests."""
    if isinstance(found, dict):
        return {
            name: scrubbed(value)
            for name, value in found.items()
            if name not in ("now", "at", "id") and not (name == "table" and isinstance(value, str))
        }
    if isinstance(found, list):
        return [scrubbed(entry) for entry in found]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_two_truths_look_alike_to_a_seat_over_a_whole_game(running: Running, game: str) -> None:
    t = parlour.new(game, seed=11)
    bot = parlour.bot("random", seed=5)
    compared = 0
    strange = ["nonsense", "attack:x:y", "pass"]
    while t.decision is not None and compared < 24:
        if t.moment % STEP == 0:
            seat = [*range(len(t.seats)), None][compared % (len(t.seats) + 1)]
            other = t.game.clone()
            # A spectator knows what every seat knows in common: whatever the first seat does not know is hidden from it, too.
            other.redeal(seat if seat is not None else 0, compared + 1)
            doc, twin = t.position(), position.write(t.title, t.setup, other)
            keys = [*strange, *[option.key for option in t.decision.options][:2]]
            mine = {option.key for option in t.decision.of(seat)} if seat is not None else set()
            foreign = [key for key in keys if key not in mine]
            assert everything(at(running, doc), seat, foreign) == everything(at(running, twin), seat, foreign)
            compared += 1
        acting = t.decision.seats[0]
        t.choose(bot.choose(t, acting), acting)
    assert compared > 5


@pytest.mark.parametrize("game", GAMES)
def test_what_one_seat_does_in_secret_sounds_alike_to_the_others(running: Running, game: str) -> None:
    """If two choices of somebody leave a seat's view and story alike, then all messages to that seat are alike."""
    t = parlour.new(game, seed=4)
    bot = parlour.bot("random", seed=2)
    compared = 0
    while t.decision is not None and compared < 6 and t.moment < 400:
        acting = t.decision.seats[0]
        listener = (acting + 1) % len(t.seats)
        alike: dict[str, list[str]] = {}
        for option in t.decision.of(acting)[:12] if t.moment % 3 == 0 and listener != acting else ():
            trial = t.clone()
            trial.choose(option.key, acting)
            alike.setdefault(json.dumps([trial.view(listener), trial.events(listener)]), []).append(option.key)
        pair = next((keys[:2] for keys in alike.values() if len(keys) > 1), None)
        if pair is not None:
            heard = []
            for key in pair:
                table = at(running, t.position())
                with join(table.links[listener]) as other, join(table.links[acting]) as actor:
                    other.listening = True
                    other.drop()
                    other.connect()
                    actor.choose(key)
                    while other.version < 1:
                        other.listen(0.01)
                    other.listen(0.05)
                    heard.append([scrubbed(json.loads(text)) for text in other.heard if '"type": "state"' in text])
            assert heard[0] == heard[1]
            compared += 1
        t.choose(bot.choose(t, acting), acting)


@pytest.mark.parametrize("game", GAMES)
def test_a_bots_process_is_told_only_what_its_seat_may_know(game: str) -> None:
    t = parlour.new(game, seed=21)
    bot = parlour.bot("random", seed=8)
    while t.decision is not None and t.moment < 120:
        acting = t.decision.seats[0]
        if t.moment % 5 == 0:
            told = parlour.position(game, question(t, acting, "random", 99)["position"])
            mine, theirs = t.view(acting), told.view(acting)
            assert {**theirs, "moment": 0} == {**mine, "moment": 0}
            assert told.position()["chance"] != t.position()["chance"]
        t.choose(bot.choose(t, acting), acting)


SEVERAL: dict[str, Json] = {
    "unmatched": {"heroes": ["sherlock_holmes", "dracula", "invisible_man"], "board": "soho"},
    "black-orchestra": {"players": 3},
    "orange-shall-overcome": {"players": 3},
}


def live_at(played: Played) -> LiveTable:
    live = LiveTable(table_info(played.table, open_book=False, clock=None), played, [], "")
    live.seats = [SeatRow("person", None, seat.name) for seat in played.table.seats]
    return live


@pytest.mark.parametrize("game", GAMES)
def test_what_a_table_remembers_to_have_told_is_told_to_nobody_else(game: str) -> None:
    """Choices, undo, redo and going back: whoever asks next, in any language, gets what a table that remembers nothing tells."""
    dice = Random(game)

    async def play() -> None:
        played = Played(parlour.new(game, seed=3, **SEVERAL[game]))
        live = live_at(played)
        everybody: list[int | None] = [None, *range(len(live.seats))]
        for _ in range(80):
            table = played.table
            trial = played.clone()
            wish = dice.random()
            if table.undo_seat is not None and wish < 0.2:
                trial.apply("undo", table.undo_seat, "", 0)
            elif played.redo and wish < 0.4:
                trial.apply("redo", played.redo[-1][1], "", 0)
            elif table.title.cooperative and table.moment > 5 and wish < 0.25:
                trial.apply("rewind", None, "", table.moment - 3)
            elif table.decision is not None:
                option = dice.choice(table.decision.options)
                trial.apply("choose", option.seat, option.key, 0)
            live.played = played = trial
            fresh = live_at(played)
            for _ in range(3):
                seat, language = dice.choice(everybody), dice.choice(("en", "nl", "de"))
                since = dice.choice((played.version - 1, played.version, -1))
                assert live.state_frame(seat, since, language) == fresh.state_frame(seat, since, language)
                assert live.state(seat, since, language) == live_at(played).state(seat, since, language)

    asyncio.run(play())


NEVER = [
    (["defend:none ask", "defend* never"], "defend:none"),
    (["boost:none ask", "boost* never"], None),
    (["defend:feint never"], None),
]


@pytest.mark.parametrize(("standing", "given"), NEVER)
def test_a_standing_answer_is_given_whatever_is_in_the_hand(standing: list[str], given: str | None) -> None:
    """An answer that comes at once with a card to defend with, and after a while without one, tells which it is."""
    answers = [Standing.model_validate(dict(zip(("match", "answer"), line.split(), strict=True))) for line in standing]
    for hand in ("feint calming_research", "calming_research pure_evil"):
        table = duel(holmes("s1", hand="feint"), jekyll("s2", hand=hand), board="soho")
        play(table, "attack:sherlock_holmes:jekyll_and_hyde", "attack:feint")
        assert table.decision is not None
        assert driver.standing_key(answers, table.decision.of(1), live_at(Played(table)), 1) == given


def test_whoever_never_schemes_is_asked_also_where_only_the_maneuver_is_left() -> None:
    never, numbers = [Standing(match="scheme*", answer="never")], set[int]()
    for hand in ("feint calming_research", "feint skirmish"):
        table = duel(jekyll("s1", hand=hand), holmes("s20", hand="feint"), board="soho")
        assert table.decision is not None
        numbers.add(len(table.decision.options))
        assert driver.standing_key(never, table.decision.of(0), live_at(Played(table)), 0) is None
    assert numbers == {1, 2}
