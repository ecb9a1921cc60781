"""Bots of one's own: loaded by file or by entry point, told no more than their seat may know, and unable to hang a table."""

from __future__ import annotations

import os
import signal
from importlib.metadata import EntryPoint, EntryPoints
from io import StringIO
from pathlib import Path

import pytest

import parlour
from parlour.bots import foreign
from parlour.bots.bot import make_bot
from parlour.bots.foreign import ForeignBot, own_chance
from parlour.cli.main import run
from parlour.engine.errors import BadInput

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "first_bot.py"


def keys(t: parlour.Table, seat: int) -> list[str]:
    assert t.decision is not None
    return [option.key for option in t.decision.of(seat)]


def written(folder: Path, body: str) -> str:
    """Write a bot whose `choose` has that body."""
    path = folder / "mine.py"
    path.write_text(
        f"import time\nclass Mine:\n    def choose(self, table, seat):\n        {body}\ndef make_bot(seed):\n    return Mine()\n",
        encoding="utf-8",
    )
    return str(path)


def test_the_example_plays_a_whole_game() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 32
    t = parlour.new("unmatched", seed=4)
    bots = [parlour.bot(str(EXAMPLE), seed=1), parlour.bot("random", seed=2)]
    while t.decision is not None:
        seat = t.decision.seats[0]
        t.choose(bots[seat].choose(t, seat), seat)
    mine = bots[0]
    assert isinstance(mine, ForeignBot)
    assert mine.troubles == []


@pytest.mark.parametrize(
    ("body", "trouble"),
    [
        ("raise KeyError('oh')", "failed (KeyError: 'oh')"),
        ("return 'nonsense'", "answered 'nonsense', which is not among its options"),
        ("return 7", "answered '7', which is not among its options"),
        ("time.sleep(60)", "took longer than 0.5 seconds"),
        ("__import__('os')._exit(3)", "ended its process"),
    ],
)
def test_a_bad_bot_loses_its_turn_to_a_fallback(tmp_path: Path, capfd: pytest.CaptureFixture[str], body: str, trouble: str) -> None:
    t = parlour.new("unmatched", seed=4)
    bot = ForeignBot(written(tmp_path, body), seed=1, patience=0.5 if "sleep" in body else 30.0)
    for _ in range(2):
        assert bot.choose(t, 0) in keys(t, 0)
    assert len(bot.troubles) == 1
    assert trouble in bot.troubles[0]
    assert capfd.readouterr().err.count("a random legal choice was made for it") == 1


def test_what_it_prints_disturbs_nobody(tmp_path: Path) -> None:
    t = parlour.new("unmatched", seed=4)
    bot = ForeignBot(written(tmp_path, "print('thinking'); return table.decision.options[0].key"), seed=1)
    assert bot.choose(t, 0) == keys(t, 0)[0]


def test_it_is_told_no_more_than_its_seat_may_know(tmp_path: Path) -> None:
    """The deck of the opponent lies differently in what the bot is given; its own hand does not."""
    out = tmp_path / "seen.txt"
    body = f"open({str(out)!r}, 'a').write(str(table.position()['state']['players']) + '\\n'); return table.decision.options[0].key"
    t = parlour.new("unmatched", seed=4)
    ForeignBot(written(tmp_path, body), seed=1).choose(t, 0)
    truth = t.position()["state"]["players"]
    seen = eval(out.read_text("utf-8"))  # noqa: S307 - our own dictionary
    assert seen[0]["hand"] == truth[0]["hand"]
    assert seen[1]["deck"] != truth[1]["deck"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("x = 1\n", "defines no function make_bot"),
        ("def make_bot(seed):\n    return 5\n", "no method choose"),
        ("import nothing_like_this\n", "ModuleNotFoundError"),
    ],
)
def test_a_file_without_a_bot_is_refused_in_one_line(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "empty.py"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match=reason):
        make_bot(str(path))
    with pytest.raises(BadInput, match="there is no such file"):
        make_bot(str(tmp_path / "gone.py"))


def test_an_installed_bot_is_known_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "quick_bot-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: quick-bot\nVersion: 1.0\n", encoding="utf-8")
    (package / "entry_points.txt").write_text("[parlour.bots]\nquick = quick_bot:make_bot\n", encoding="utf-8")
    (tmp_path / "quick_bot.py").write_text(
        Path(written(tmp_path, "return table.decision.options[-1].key")).read_text("utf-8"), encoding="utf-8"
    )
    known = EntryPoints([EntryPoint("quick", "quick_bot:make_bot", "parlour.bots")])
    monkeypatch.setattr(foreign, "entry_points", lambda group: known.select(group=group))
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{Path(parlour.__file__).parents[1]}")
    foreign.installed.cache_clear()
    try:
        t = parlour.new("unmatched", seed=4)
        assert parlour.bot("quick").choose(t, 0) == keys(t, 0)[-1]
    finally:
        foreign.installed.cache_clear()


def test_the_terminal_and_the_laboratory_take_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(""))
    path = written(tmp_path, "return table.decision.options[0].key")
    assert run(["simulate", "unmatched", "--bots", f"{path},random", "--games", "1", "--jobs", "1", "--quiet"]) == 0
    assert (
        run(["play", "unmatched", "-y", "--plain", "--seed", "4", "--seat", f"0={path}", "--bot", "random", "--no-autosave"]) == 0
    )
    assert "The game is over." in capsys.readouterr().out
    assert run(["play", "unmatched", "-y", "--seat", "0=no/such/bot.py"]) == 2
    assert "there is no such file" in capsys.readouterr().err


def test_a_bot_is_told_no_seed_that_the_game_might_have() -> None:
    seeds = [*range(1000), 2**64 - 1]
    told = [own_chance(seed) for seed in seeds]
    assert len({*told}) > 990
    near = {abs(said - seed) for said, seed in zip(told, seeds, strict=True)}
    assert min(near) > 64
    assert told == [own_chance(seed) for seed in seeds], "the same for the same seed"


def test_a_process_is_used_again_for_the_next_game_and_the_bot_made_anew(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        "import os\n"
        "class Mine:\n"
        "    def __init__(self, seed):\n"
        "        self.asked, self.seed = 0, seed\n"
        "    def choose(self, table, seat):\n"
        "        self.asked += 1\n"
        "        return f'{os.getpid()} {self.seed} {self.asked}'\n"
        "def make_bot(seed):\n"
        "    return Mine(seed)\n",
        encoding="utf-8",
    )

    def said(bot: ForeignBot) -> list[str]:
        bot.troubles.clear()
        bot.choose(parlour.new("unmatched", seed=4), 0)
        return bot.troubles[0].split("'")[1].split()

    first = ForeignBot(str(path), seed=1)
    process, *rest = said(first)
    assert rest == [str(own_chance(1)), "1"]
    first.retire()
    second, third = ForeignBot(str(path), seed=2), ForeignBot(str(path), seed=3)
    assert said(second) == [process, str(own_chance(2)), "1"]
    other, *rest = said(third)
    assert other != process
    assert rest == [str(own_chance(3)), "1"]
    second.retire()
    os.kill(int(process), signal.SIGKILL)
    os.waitid(os.P_PID, int(process), os.WEXITED | os.WNOWAIT)
    assert said(ForeignBot(str(path), seed=5))[0] not in {process, other}
