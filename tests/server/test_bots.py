"""Bots at tables: they think elsewhere, never block, give way under load, and fail without harm."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import parlour
from parlour.bots.bot import LEVELS, mind_of
from parlour.bots.foreign import is_foreign
from parlour.bots.mind import Budget, Mind
from parlour.client import Refused, Seat, ask
from parlour.engine.errors import BadInput
from parlour.games.orange_shall_overcome.actions import TakeAction
from parlour.server import worker
from parlour.server.levels import TOO_LONG, read_files
from parlour.server.metrics import Metrics
from parlour.server.process import Worker
from parlour.server.thinking import CROWDED, NoThought, Thinkers, question
from server.hosting import Running, Table, listening, process
from unmatched.stories import duel, holmes, jekyll, play

pytestmark = pytest.mark.attack


def wait_for(true: Any, seconds: float = 40.0) -> None:
    until = monotonic() + seconds
    while not true() and monotonic() < until:
        sleep(0.05)
    assert true()


@pytest.mark.parametrize("game", parlour.games())
def test_bots_play_every_game_without_failing(running: Running, game: str) -> None:
    seats = [{"holder": "bot", "level": "random"} for _ in parlour.new(game).seats]
    failures = running.house.metrics.counts["bot_failures"]
    table = Table(running.address, game, seats=seats)
    live = running.house.live[table.id]
    wait_for(lambda: live.over or live.version >= 150)
    assert running.house.metrics.counts["bot_failures"] == failures


def test_a_level_nobody_knows_is_refused(running: Running) -> None:
    for level in ("clairvoyant", None):
        with pytest.raises(Refused) as refused:
            Table(running.address, seats=[{"holder": "bot", "level": level}])
        assert refused.value.code == "bad_request"
    with pytest.raises(Refused):
        Table(running.address, seats=[{"holder": "invite", "level": "random"}])


def test_where_bots_learned_one_by_rules_of_thumb_can_be_had_instead(running: Running) -> None:
    table = Table(running.address, seats=[{"holder": "bot", "level": "strong-1"}, {"holder": "invite"}])
    live = running.house.live[table.id]
    wait_for(lambda: live.version >= 1)
    assert live.shown().seats[0].level == "strong-1"
    assert running.house.metrics.counts["bot_failures"] == 0
    with pytest.raises(Refused, match="no bot of level 'strong-1' plays orange-shall-overcome"):
        Table(running.address, "orange-shall-overcome", seats=[{"holder": "bot", "level": "strong-1"}])


def test_a_bot_by_rules_of_thumb_keeps_to_its_seconds_and_does_not_ask_what_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[tuple[Mind, Budget]] = []

    def decide(self: Mind, _g: Any, _seat: int, options: list[int], budget: Budget, *_: Any) -> int:
        met.append((self, budget))
        return options[0]

    table = parlour.new("unmatched", seed=3)
    mind = mind_of("unmatched")
    try:
        for kind in {type(mind), type(mind.thinker(table.game, "expert")), Mind}:
            monkeypatch.setattr(kind, "decide", decide)
    except TypeError:
        pytest.skip("compiled classes cannot be watched; the plain sources are")
    for level in ("expert", "expert-1"):
        assert worker.answer(question(table, 0, level, 1))["key"]
    assert [who is mind for who, _ in met] == [False, True]
    assert all(0.0 < budget.seconds <= 2.0 for _, budget in met)


def test_while_a_bot_thinks_the_table_says_so_and_other_tables_play(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = Worker.ask
    thinking = asyncio.Event()

    async def slowly(self: Worker, asked: Any) -> Any:
        await thinking.wait()
        return await answer(self, asked)

    monkeypatch.setattr(Worker, "ask", slowly)
    table = Table(running.address, seats=[{"holder": "invite"}, {"holder": "bot", "level": "random"}])
    other = Table(running.address, seats=[{"holder": "invite"}, {"holder": "invite"}])
    with table.join(0) as ann, other.join(0) as bob:
        while ann.options:
            ann.choose(ann.options[0]["key"])
        wait_for(lambda: thinks(ann))
        assert bob.choose(bob.options[0]["key"])["version"] == 1
        assert ann.request({"type": "ping"})["ok"]

        async def go() -> None:
            thinking.set()

        running.within(go())
        ann.wait(20)
        wait_for(lambda: not thinks(ann))


def thinks(seat: Seat) -> bool:
    """Say whether the table says that the second seat thinks."""
    seat.listen(0.05)
    return bool(seat.table_state["seats"][1]["thinking"])


def test_a_bot_that_takes_too_long_or_dies_is_replaced_by_chance(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: Any) -> Any:
        raise OSError

    monkeypatch.setattr(Worker, "ask", never)
    before = running.house.metrics.counts["bot_failures"]
    table = Table(running.address, seats=[{"holder": "bot", "level": "casual"}, {"holder": "invite"}])
    live = running.house.live[table.id]
    wait_for(lambda: live.version >= 1)
    assert running.house.metrics.counts["bot_failures"] > before


def test_a_process_that_hangs_is_ended() -> None:
    async def hang() -> None:
        thinkers = Thinkers(1, 0.3, Metrics())
        worker = thinkers._all[0]

        async def silent(asked: Any) -> Any:  # noqa: ARG001 - as the real one
            await asyncio.sleep(60)

        worker.ask = silent  # type: ignore[assignment, method-assign]
        with pytest.raises(NoThought, match=TOO_LONG):
            await thinkers.think(parlour.new("unmatched"), 0, "random", 1)
        await thinkers.close()

    asyncio.run(hang())


def test_strong_levels_give_way_when_others_wait() -> None:
    async def crowd() -> None:
        thinkers = Thinkers(2, 1.0, Metrics())
        expert = {"level": "expert"}
        assert thinkers.give_way(expert, 0) == expert
        assert thinkers.give_way(expert, 2) == {"level": "expert", "share": 0.5}
        assert thinkers.give_way(expert, 6) == {"level": "expert", "share": 0.25}
        assert thinkers.give_way(expert, CROWDED * 2) == {"level": "casual"}
        assert thinkers.give_way({"level": "expert-1"}, CROWDED * 2) == {"level": "casual"}
        assert thinkers.give_way({"level": "random"}, CROWDED * 2) == {"level": "random"}
        assert thinkers.give_way({"level": "strong", "hint": True}, CROWDED * 2) == {"level": "strong", "hint": True}
        assert thinkers.metrics.counts["bots_gave_way"] == 4

    asyncio.run(crowd())


def test_what_a_bot_means_to_do_goes_with_its_next_question(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, Any]] = []

    async def ask(_: Worker, question: Any) -> Any:
        asked.append((question["who"], question.get("notes")))
        return {"key": "x:y", "notes": [len(asked)]}

    monkeypatch.setattr(Worker, "ask", ask)
    monkeypatch.setattr("parlour.server.thinking.MOST_NOTED", 2)

    async def talk() -> None:
        thinkers = Thinkers(1, 1.0, Metrics())
        for who in ("table:0", "table:1", "table:0", "other:0", "table:0", "table:1"):
            await thinkers.think(parlour.new("unmatched"), 0, "expert", 1, who)
        await thinkers.close()

    asyncio.run(talk())
    # With room for two, the seat that was not asked for longest is forgotten.
    assert asked == [("table:0", None), ("table:1", None), ("table:0", [1]), ("other:0", None), ("table:0", [3]), ("table:1", None)]


def test_a_bot_answers_with_its_notes() -> None:
    """Any process may be asked next, so what a bot means to do travels with the questions."""
    table = parlour.new("orange-shall-overcome", seed=3, players=5)
    seat = table.game.to_act()
    while not isinstance(table.game.asker, TakeAction):
        table.choose(parlour.bot("casual", 1).choose(table, seat), seat)
        seat = table.game.to_act()
    asked = {**question(table, seat, "expert", 1), "share": 0.1}
    answer = worker.answer(asked)
    assert answer["notes"][2] == table.game.ask_me
    assert worker.answer({**asked, "notes": answer["notes"]})["key"]
    assert "notes" not in worker.answer({**asked, "level": "strong"})


@pytest.mark.parametrize("level", ["strong", "expert"])
@pytest.mark.parametrize("hand", ["calming_research", "feint calming_research"])
def test_a_bot_thinks_about_an_only_option_that_nobody_may_know_to_be_the_only_one(
    level: str, hand: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever attacks sees how long the answer takes: at once would say that there is no card to defend with."""
    thoughts: list[list[int]] = []
    decide = worker.HurriedBot.decide

    def watched(self: Any, mind: Mind, table: parlour.Table, seat: int, options: list[int]) -> int:
        thoughts.append(options)
        return decide(self, mind, table, seat, options)

    monkeypatch.setattr(worker.HurriedBot, "decide", watched)
    table = duel(holmes("s1", hand="feint"), jekyll("s2", hand=hand), board="soho")
    play(table, "attack:sherlock_holmes:jekyll_and_hyde", "attack:feint")
    assert table.decision is not None
    assert len(table.decision.options) == len(hand.split())
    assert worker.answer(question(table, 1, level, 1))["key"].startswith("defend:")
    assert [len(options) for options in thoughts] == [len(hand.split())]


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_a_bot_that_gives_way_tries_less(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[tuple[int, float]] = []
    decide = Mind.decide

    def watched(self: Mind, g: Any, seat: int, options: list[int], budget: Budget, *rest: Any) -> int:
        budgets.append((budget.iterations, budget.seconds))
        return decide(self, g, seat, options, Budget(1, 0.0), *rest)

    table = parlour.new("unmatched", seed=3)
    mind = mind_of("unmatched").thinker(table.game, level)
    usual = mind.budget(level)
    try:
        monkeypatch.setattr(type(mind), "decide", watched)
    except TypeError:
        pytest.skip("compiled classes cannot be watched; the plain sources are")
    for share in (1.0, 0.25):
        assert worker.answer({**question(table, 0, level, 1), "share": share})["key"]
    assert budgets[0] == (usual.iterations, usual.seconds)
    assert budgets[1] == (max(worker.LEAST, usual.iterations // 4), usual.seconds / 4)


def test_while_many_wait_a_strong_bot_gives_way_and_the_table_says_it_thinks(db: Path) -> None:
    asked: list[Any] = []
    go_on = asyncio.Event()

    async def slowly(question: Any) -> Any:
        asked.append(question)
        await go_on.wait()
        return {"key": "none"}

    with Running(db) as running:
        for thinker in running.house.thinkers._all:
            thinker.ask = slowly  # type: ignore[assignment, method-assign]
        bots = [{"holder": "bot", "level": "expert"}] * 2
        tables = [Table(running.address, seats=bots) for _ in range(3)]
        wait_for(lambda: running.house.thinkers.waiting == 2)
        for table in tables:
            wait_for(lambda table=table: any(seat["thinking"] for seat in table.ask("host", "GET", "")["table"]["seats"]))
        assert "share" not in asked[0]

        async def go() -> None:
            go_on.set()

        running.within(go())
        wait_for(lambda: any(question.get("share") == 0.5 for question in asked))
        assert running.house.metrics.counts["bots_gave_way"] > 0


@pytest.mark.parametrize("game", parlour.games())
def test_a_hint_ranks_the_seats_options(running: Running, game: str) -> None:
    table = Table(running.address, game, seed=7, seats=[{"holder": "invite"} for _ in parlour.new(game).seats])
    model = parlour.new(game, seed=7)
    assert model.decision is not None
    seat = model.decision.seats[0]
    with table.join(seat) as ann:
        hints = ann.hint()
        assert {hint["key"] for hint in hints} == {option["key"] for option in ann.options}
        for hint in hints:
            assert 0.0 <= hint["low"] <= hint["chance"] <= hint["high"] <= 1.0
            assert hint["text"] == next(option["text"] for option in ann.options if option["key"] == hint["key"])
        assert ann.version == 0
    with table.join("spectator") as eve, pytest.raises(Refused) as refused:
        eve.request({"type": "hint", "seat": seat})
    assert refused.value.code == "not_yours"


# Bots of somebody's own.

GOOD = """
def make_bot(seed):
    return Bot()

class Bot:
    def choose(self, table, seat):
        print("my hand is a secret")
        return table.decision.of(seat)[-1].key
"""
RAISES = GOOD.replace("return table", "raise ValueError(table.view(seat)) or table")
NONSENSE = GOOD.replace("return table.decision.of(seat)[-1].key", "return 'attack:nobody'")
STALLS = """
import os, pathlib
def make_bot(seed):
    return Bot()

class Bot:
    def choose(self, table, seat):
        pathlib.Path(__file__).with_suffix(".pid").write_text(str(os.getpid()))
        while True:
            pass
"""


def brought(folder: Path, code: str) -> tuple[tuple[str, str], ...]:
    file = folder / "guest.py"
    file.write_text(code, encoding="utf-8")
    return tuple(read_files([str(file)]).items())


def notices(table: Table) -> list[str]:
    lines = table.ask("host", "GET", "/chat")["lines"]
    return [line["text"] for line in lines if line["kind"] == "notice"]


GUEST = [{"holder": "bot", "level": "guest"}, {"holder": "invite"}]


def test_a_bot_named_at_the_start_plays_and_is_on_the_shelf(db: Path) -> None:
    with Running(db, bots=brought(db.parent, GOOD)) as running:
        shelf = ask("GET", f"{running.address}/api/games")
        assert all(game["bot_levels"] == [*LEVELS, "guest"] for game in shelf["games"])
        duels = next(game for game in shelf["games"] if game["id"] == "unmatched")
        told = {bot["level"]: (bot["kind"], bot["about"]) for bot in duels["bots"]}
        assert list(told) == [*LEVELS, "strong-1", "expert-1"], "what a bot of somebody else goes by, nobody knows"
        assert [kind for kind, _ in told.values()] == ["chance", "rules", "rules", "learned", "learned", "rules", "rules"]
        assert "1,075 million" in told["expert"][1]
        table = Table(running.address, seats=GUEST)
        live = running.house.live[table.id]
        wait_for(lambda: live.version >= 1)
        assert running.house.metrics.counts["bot_failures"] == 0


@pytest.mark.parametrize("name", ["guest.py", "./guest.py", "guest", "/etc/passwd", "parlour.bots.bot"])
def test_a_client_cannot_bring_a_bot(running: Running, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "guest.py").write_text(GOOD, encoding="utf-8")
    for seats in ([{"holder": "bot", "level": name}], [{"holder": "bot", "level": str(tmp_path / "guest.py")[-40:]}]):
        with pytest.raises(Refused) as refused:
            Table(running.address, seats=seats)
        assert refused.value.code == "bad_request"
    with pytest.raises(Refused):
        Table(running.address, clock={"seconds": 60, "then": "bot", "level": name})
    table = Table(running.address, seats=[{"holder": "invite"}, {"holder": "invite"}])
    with pytest.raises(Refused):
        table.ask(0, "POST", "/seats/0", {"action": "give_to_bot", "level": name})


def test_a_database_from_somebody_else_runs_no_program(db: Path) -> None:
    program, ran = db.parent / "program.py", db.parent / "ran"
    program.write_text(f"open({str(ran)!r}, 'w').close()\n{GOOD}", encoding="utf-8")
    with Running(db) as running:
        table = Table(running.address, seats=[{"holder": "invite"}, {"holder": "invite"}])
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("UPDATE seats SET holder='bot', level=?", (str(program),))
        connection.commit()
    with Running(db) as running:
        live = running.within(running.house.open(table.id))
        wait_for(lambda: live.version >= 1)
        assert not ran.exists()
        # The bots of clocks are made by the same word.
        assert not is_foreign(running.house.levels.source("program.py"))


def test_a_folder_of_somebody_else_runs_no_program(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, ran = db.parent / "downloads", db.parent / "ran"
    folder.mkdir()
    for name in ("parlour", "json", "random", "asyncio"):
        (folder / f"{name}.py").write_text(f"open({str(ran)!r}, 'w').close()\n", encoding="utf-8")
    monkeypatch.chdir(folder)
    with process(db) as running:
        table = Table(running.address, seats=[{"holder": "bot", "level": "novice"}, {"holder": "invite"}])
        with table.join(1) as friend:
            listening(lambda: ran.exists() or friend.version >= 1, friend)
    assert not ran.exists()


@pytest.mark.parametrize(("code", "trouble"), [(RAISES, "failed"), (NONSENSE, "answered something that is no option")])
def test_a_bot_that_fails_loses_its_turn_and_is_relieved_in_the_end(db: Path, code: str, trouble: str) -> None:
    with Running(db, bots=brought(db.parent, code)) as running:
        table = Table(running.address, seats=[{"holder": "bot", "level": "guest"}, {"holder": "bot", "level": "random"}])
        live = running.house.live[table.id]
        wait_for(lambda: live.seats[0].level == "casual", 120)
        wait_for(lambda: len(notices(table)) >= 2)
        assert notices(table) == [
            f"The guest bot of seat 1 {trouble}; chance decided for it.",
            "The guest bot of seat 1 failed too often; a casual bot takes over.",
        ]
        assert running.house.metrics.counts["bot_failures"] == 3
        version = live.version
        wait_for(lambda: live.version > version or live.over)


def test_a_bot_that_stalls_is_ended_and_leaves_no_process(db: Path) -> None:
    with Running(db, bots=brought(db.parent, STALLS), bot_seconds=8.0) as running:
        table = Table(running.address, seats=GUEST)
        live = running.house.live[table.id]
        wait_for(lambda: live.version >= 1, 120)
        assert "took too long" in notices(table)[0]
    pid = db.parent / "guest.pid"
    if pid.exists():
        wait_for(lambda: not Path(f"/proc/{pid.read_text()}").exists())


@pytest.mark.parametrize("name", ["strong.py", "no-file.py", "guest.txt", "a b.py"])
def test_a_file_that_holds_no_bot_is_refused_at_the_start(tmp_path: Path, name: str) -> None:
    if name != "no-file.py":
        (tmp_path / name).write_text(GOOD, encoding="utf-8")
    with pytest.raises(BadInput):
        read_files([str(tmp_path / name)])
